"""The advances of the three governments, one by one (COC-ADT)."""

from __future__ import annotations

from typing import Any

import pytest

from oikumene.engine.match import Match
from oikumene.titles.clash.cards import ANGRY, CATEGORIES, HAPPY, INFANTRY, NEUTRAL
from oikumene.titles.clash.pieces import number
from tests.titles.clash.events import drawn, is_idle, moods
from tests.titles.clash.fights import HOME, attack, lost, outcome, siege, values
from tests.titles.clash.given import (
    asked,
    city,
    dice,
    given,
    goods,
    next_turn,
    options,
    plain,
    player,
    refused,
    table,
    told,
    units,
    when,
)

PRICE = {"food": 1, "wood": 1, "ore": 1}
"""Of a building."""
TWO: dict[str, Any] = {"D2": {}, "C2": {}}
NEAR: dict[str, Any] = {"regions": {"D3": "FFFF"}}
"""Land south of the first city: D3 beside it, D4 two steps away."""


def takes(match: Match) -> set[str]:
    """What is still to be collected."""
    return {option.removeprefix("take ") for option in options(match, "take")}


# Democracy


@pytest.mark.rule("COC-ADT-43")
def test_voting_improves_moods_for_a_further_token_and_no_action() -> None:
    cities = {"D2": {"buildings": ["temple"]}, "C2": {"mood": "angry"}}
    match = plain({"advances": ["voting"], "goods": {"mood": 6}, "cities": cities})

    when(match, "use voting", "raise D2 happy", "done")  # 1 for the vote, 2 for the city
    assert goods(match) == {"mood": 3}
    when(match, "use voting", "raise C2 neutral", "done")  # again: 1 and 1
    assert goods(match) == {"mood": 1}

    assert moods(match, ("D2", "C2")) == [HAPPY, NEUTRAL]
    assert table(match).left == 3
    assert "use voting" not in options(match)
    assert "improve" in options(match)


@pytest.mark.rule("COC-ADT-43")
@pytest.mark.parametrize(("tokens", "able"), [(0, False), (1, False), (2, True)])
def test_a_vote_must_be_paid_besides_the_improvement(tokens: int, able: bool) -> None:
    match = plain({"advances": ["voting"], "goods": {"mood": tokens}, "cities": {"D2": {}}})
    assert ("use voting" in options(match)) is able
    happy = plain({"advances": ["voting"], "goods": {"mood": tokens}})
    assert "use voting" not in options(happy)


@pytest.mark.rule("COC-ADT-43")
def test_rituals_pay_for_the_improvement_but_not_for_the_vote() -> None:
    me = {"advances": ["voting", "rituals"], "cities": {"D2": {}}}
    assert "use voting" not in options(plain({**me, "goods": {"food": 2}}))
    match = when(plain({**me, "goods": {"food": 1, "mood": 1}}), "use voting")
    assert city(match, "D2").mood == HAPPY
    assert goods(match) == {}


SHIELDS: list[tuple[str, dict[str, Any], dict[str, Any]]] = [
    ("separation_of_power", {"mood": "happy"}, {"mood": "neutral"}),
    ("totalitarianism", {"units": "infantry"}, {"units": "settler"}),
    ("devotion", {"buildings": ["academy", "temple"]}, {}),
]
"""A shield, a city that it protects, and one that it does not."""


def target(advances: list[str], where: str, there: dict[str, Any], roll: str = "4c") -> Match:
    """A player with five culture tokens has tried to influence a city, if it was possible.

    The city is of a rival with some advances.
    """
    words = {"buildings": ["academy"], **there}
    inside = {where: words.pop("units")} if "units" in words else {}
    rival = {"advances": advances, "units": inside, "cities": {"D7": {}, where: words}}
    match = plain({"goods": {"culture": 5}}, rival, **NEAR)
    return when(dice(match, roll), "influence") if "influence" in options(match) else match


def tried(match: Match) -> bool:
    """Whether there was an attempt."""
    return bool(told(match, "influence-rolled"))


@pytest.mark.rule("COC-ADT-44", "COC-ADT-48", "COC-ADT-54")
@pytest.mark.parametrize(("shield", "there", "else_"), SHIELDS)
def test_a_shield_forbids_to_boost_the_roll(
    shield: str, there: dict[str, Any], else_: dict[str, Any]
) -> None:
    closed = target([shield], "D3", there)
    assert tried(closed)
    assert is_idle(closed)  # a 4 fails
    assert goods(closed) == {"culture": 5}

    for advances, words in (([], there), ([shield], else_)):
        open_ = target(advances, "D3", words)
        assert asked(open_) == (0, "boost")


@pytest.mark.rule("COC-ADT-44", "COC-ADT-48", "COC-ADT-54")
@pytest.mark.parametrize(("shield", "there", "else_"), SHIELDS)
def test_a_shield_forbids_to_boost_the_range(
    shield: str, there: dict[str, Any], else_: dict[str, Any]
) -> None:
    """A city of size 1 reaches D4 only with a token."""
    assert not tried(target([shield], "D4", there))
    assert tried(target([], "D4", there))
    assert tried(target([shield], "D4", else_))


@pytest.mark.rule("COC-ADT-44", "COC-ADT-48", "COC-ADT-54")
@pytest.mark.parametrize(("shield", "there"), [row[:2] for row in SHIELDS])
def test_a_shield_does_not_forbid_a_lucky_roll(shield: str, there: dict[str, Any]) -> None:
    match = target([shield], "D3", there, "5c")
    if asked(match)[1] == "replace":
        when(match, "replace academy")
    assert city(match, "D3").buildings["academy"] == 0


@pytest.mark.rule("COC-ADT-44", "COC-ADT-48", "COC-ADT-54")
@pytest.mark.parametrize(("shield", "there"), [row[:2] for row in SHIELDS])
def test_a_shield_does_not_bind_its_owner(shield: str, there: dict[str, Any]) -> None:
    """Who wins back a building in an own city may boost."""
    words = dict(there)
    inside = words.pop("units", "")
    pieces = [f"{each}@1" for each in words.pop("buildings", ["academy"])]
    me = {
        "advances": [shield],
        "goods": {"culture": 5},
        "cities": {"D2": {}, "D3": {"buildings": pieces, **words}},
        "units": {"D3": inside} if inside else {},
    }
    match = when(dice(plain(me, **NEAR), "4c"), "influence", "from D2")
    assert asked(match) == (0, "boost")


@pytest.mark.rule("COC-ADT-45")
def test_civil_liberties_bring_three_mood_tokens_for_an_action() -> None:
    match = plain({"advances": ["civil_liberties"]})
    when(match, "use civil_liberties", "use civil_liberties")
    assert goods(match) == {"mood": 6}
    assert table(match).left == 1
    when(match, "use civil_liberties")
    assert "use civil_liberties" not in options(match)  # no action is left


@pytest.mark.rule("COC-ADT-45")
@pytest.mark.parametrize(
    ("advances", "tokens", "left"),
    [
        (["draft"], 1, 0),
        (["draft", "civil_liberties"], 2, 0),
        (["draft", "civil_liberties"], 3, 1),
    ],
)
def test_civil_liberties_make_draft_dearer(advances: list[str], tokens: int, left: int) -> None:
    match = plain({"advances": advances, "goods": {"mood": tokens}, "cities": {"D2": {}}})
    when(match, "recruit")
    assert units(match, 0, "D2") == {"infantry": 1}
    assert goods(match).get("mood", 0) == left


@pytest.mark.rule("COC-ADT-45")
def test_with_civil_liberties_one_token_drafts_nobody() -> None:
    match = plain({"advances": ["draft", "civil_liberties"], "goods": {"mood": 1}})
    assert "recruit" not in options(match)


@pytest.mark.rule("COC-ADT-46")
def test_free_economy_collects_for_a_mood_token_and_no_action() -> None:
    me = {"advances": ["free_economy"], "goods": {"mood": 2}, "cities": TWO}
    match = plain(me)

    when(match, "use free_economy")
    assert options(match) == ["city D2", "city C2"]
    when(match, "city D2", "take E2 ore")

    assert goods(match) == {"ore": 1, "mood": 1}
    assert table(match).left == 3
    assert city(match, "D2").activations == 1
    assert "use free_economy" not in options(match)
    assert "collect" not in options(match)  # it is the only one
    assert {"use free_economy", "collect"} < {*options(next_turn(match))}


@pytest.mark.rule("COC-ADT-46")
def test_free_economy_does_not_follow_another_collect() -> None:
    me = {"advances": ["free_economy"], "goods": {"mood": 2}, "cities": {"D2": {}}}
    match = plain(me)
    assert "use free_economy" in options(match)
    when(match, "collect", "take E2 ore")
    assert "use free_economy" not in options(match)
    assert "use free_economy" in options(next_turn(match))


@pytest.mark.rule("COC-ADT-46")
def test_a_free_collect_wears_the_city_out_like_any_activation() -> None:
    me = {"advances": ["free_economy"], "goods": {"mood": 1}}
    match = plain({**me, "cities": {"D2": {"activations": 1}}})
    when(match, "use free_economy", "take E2 ore")
    assert city(match, "D2").mood == ANGRY

    spent = {"D2": {"mood": "angry", "activations": 1, "spent": True}}
    assert "use free_economy" not in options(plain({**me, "cities": spent}))
    assert "use free_economy" not in options(plain({"advances": ["free_economy"]}))


# Autocracy


@pytest.mark.rule("COC-ADT-47")
@pytest.mark.parametrize("token", ["mood", "culture"])
@pytest.mark.parametrize("kind", ["infantry", "ship", "cavalry", "elephant", "settler"])
def test_nationalism_rewards_who_recruits_army_units_or_ships(kind: str, token: str) -> None:
    cities = {"D2": {"mood": "angry", "buildings": ["port", "market"]}}
    stock = {"food": 2, "wood": 2, "ore": 2}
    me = {"civilization": "rome", "advances": ["nationalism"], "goods": stock, "cities": cities}
    match = given(me, regions={"D3": "WWBB"})

    when(match, "recruit", f"recruit {kind}")
    if kind == "settler":
        assert is_idle(match)
        return
    assert asked(match) == (0, "gain")
    assert options(match) == ["gain mood 1", "gain culture 1"]
    when(match, f"gain {token} 1")

    assert goods(match)[token] == 1
    assert is_idle(match)


@pytest.mark.rule("COC-ADT-47")
def test_nationalism_rewards_the_coming_of_a_leader() -> None:
    cities = {"D2": {"mood": "angry"}}
    tokens = {"mood": 1, "culture": 1}
    me = {"civilization": "rome", "advances": ["nationalism"], "goods": tokens, "cities": cities}
    match = when(given(me), "recruit", "leader caesar", "gain culture 1")
    assert goods(match) == {"culture": 1}


@pytest.mark.rule("COC-ADT-47")
def test_nationalism_rewards_a_recruit_action_once() -> None:
    cities = {"D2": {"buildings": ["temple", "academy"]}}
    stock = {"food": 2, "ore": 2}
    match = plain({"advances": ["nationalism"], "goods": stock, "cities": cities})
    when(match, "recruit", "recruit infantry", "recruit infantry", "gain mood 1")
    assert is_idle(match)
    assert goods(match) == {"mood": 1}


@pytest.mark.rule("COC-ADT-49")
def test_absolute_power_buys_an_action_once_a_turn() -> None:
    match = plain({"advances": ["absolute_power"], "goods": {"mood": 4}}, left=0)

    when(match, "use absolute_power")

    assert goods(match) == {"mood": 2}
    assert table(match).left == 1
    assert "use absolute_power" not in options(match)
    when(match, "collect", "take E2 ore", "done")
    assert "collect" not in options(match)
    assert "use absolute_power" in options(next_turn(match))
    assert table(match).left == 3  # nothing carries over


@pytest.mark.rule("COC-ADT-49")
@pytest.mark.parametrize(("tokens", "able"), [(1, False), (2, True)])
def test_absolute_power_takes_two_tokens(tokens: int, able: bool) -> None:
    match = plain({"advances": ["absolute_power"], "goods": {"mood": tokens}})
    assert ("use absolute_power" in options(match)) is able


ANGER: dict[str, Any] = {"mood": "angry", "buildings": ["academy", "fortress"]}
MASTER: dict[str, Any] = {
    "advances": ["forced_labor", "myths"],
    "cities": {"D2": ANGER, "C2": {}, "E2": {}, "D1": {}},
}


@pytest.mark.rule("COC-ADT-50")
@pytest.mark.parametrize(("forced", "number_"), [(False, 1), (True, 3)])
def test_forced_labor_makes_angry_cities_collect_like_neutral_ones(
    forced: bool, number_: int
) -> None:
    cities = {"D2": ANGER}
    match = plain({**MASTER, "cities": cities, "goods": {"mood": 2}})
    if forced:
        when(match, "use forced_labor")
        assert goods(match) == {"mood": 1}
        assert table(match).left == 3
    when(match, "collect")
    assert match.decision is not None
    assert match.decision.args["n"] == number_


@pytest.mark.rule("COC-ADT-50")
@pytest.mark.parametrize(("forced", "number_"), [(False, 1), (True, 3)])
def test_forced_labor_makes_angry_cities_recruit_like_neutral_ones(
    forced: bool, number_: int
) -> None:
    stock = {"mood": 1, "food": 2, "gold": 4, "ore": 2}
    match = plain({**MASTER, "cities": {"D2": ANGER}, "goods": stock})
    if forced:
        when(match, "use forced_labor")
    when(match, "recruit")
    assert match.decision is not None
    assert match.decision.args["n"] == number_


@pytest.mark.rule("COC-ADT-50")
@pytest.mark.parametrize("forced", [False, True])
def test_forced_labor_builds_in_angry_cities(forced: bool) -> None:
    match = plain({**MASTER, "goods": {**PRICE, "mood": 1}}, regions={"D2": "FFFF"})
    if forced:
        when(match, "use forced_labor")
    when(match, "build")
    assert ("build D2 temple" in options(match)) is forced
    if not forced:
        assert refused(match)["build D2 temple"] == "COC-BLD-04"


@pytest.mark.rule("COC-ADT-50")
def test_a_forced_city_still_works_only_once_a_turn() -> None:
    match = plain({**MASTER, "cities": {"D2": ANGER, "C2": ANGER}, "goods": {"mood": 1}})
    when(match, "use forced_labor", "collect", "city D2", "all")
    assert goods(match) == {"food": 1, "ore": 1}
    when(match, "collect")  # the other city, without a choice
    assert city(match, "C2").activations == 1
    assert "collect" not in options(match)


@pytest.mark.rule("COC-ADT-50")
def test_forced_labor_ends_with_the_turn() -> None:
    match = plain({**MASTER, "cities": {"D2": ANGER}, "goods": {"mood": 1}})
    when(next_turn(when(match, "use forced_labor")), "collect")
    assert match.decision is not None
    assert match.decision.args["n"] == 1


@pytest.mark.rule("COC-ADT-50")
def test_forced_labor_needs_a_token_and_an_angry_city() -> None:
    assert "use forced_labor" not in options(plain(MASTER, regions={"D2": "FFFF"}))
    calm = plain({"advances": ["forced_labor"], "goods": {"mood": 1}})
    assert "use forced_labor" not in options(calm)


@pytest.mark.rule("COC-ADT-51")
def test_forced_labor_does_not_change_the_real_mood() -> None:
    match = plain({**MASTER, "cities": {"D2": ANGER}, "goods": {"mood": 1}})
    when(match, "use forced_labor")
    assert city(match, "D2").mood == ANGRY
    when(match, "collect", "all")
    assert city(match, "D2").mood == ANGRY


@pytest.mark.rule("COC-ADT-51")
def test_forced_labor_builds_no_wonders() -> None:
    wealth = {"food": 7, "wood": 7, "ore": 7, "culture": 5, "mood": 1}
    known = ["forced_labor", "storage", "engineering", "rituals"]
    me = {"advances": known, "goods": wealth, "wonders": ["great_pyramid"]}
    match = plain({**me, "cities": {"D2": {"mood": "angry"}, "C2": {}}})
    when(match, "use forced_labor")
    assert "build" not in options(match)


@pytest.mark.rule("COC-ADT-51")
def test_a_conqueror_who_forces_labor_sees_an_angry_city() -> None:
    """It brings 1 gold, not as many as it has pieces."""
    rival = {"cities": {**HOME, "D4": ANGER | {"buildings": ["academy", "temple"]}}}
    match = attack({"units": {"D3": "infantry"}, "goods": {}}, rival, used=["forced_labor"])
    assert city(match, "D4").owner == 0
    assert goods(match) == {"gold": 1}


@pytest.mark.rule("COC-ADT-51")
def test_an_event_sees_a_forced_city_as_angry() -> None:
    """A famine angers a city that is not: only C2 is left."""
    me = {"advances": ["forced_labor"], "goods": {}, "cities": {"D2": {"mood": "angry"}, "C2": {}}}
    match = drawn("famine_1", me, used=["forced_labor"])
    assert is_idle(match)
    assert moods(match, ("D2", "C2")) == [ANGRY, ANGRY]


# Theocracy


def temple(*advances: str, **words: Any) -> Match:
    """A player has built a Temple and taken its mood token."""
    known = ["myths", "state_religion", *advances]
    me = {"advances": known, "goods": PRICE, "cities": TWO, "cubes": words.pop("cubes", 3)}
    return when(plain(me, **words), "build", "build D2 temple", "gain mood 1")


@pytest.mark.rule("COC-ADT-52")
def test_dogma_brings_an_advance_of_theocracy_for_every_temple() -> None:
    match = temple("dogma")
    assert asked(match) == (0, "dogma")
    assert options(match) == [
        "advance devotion",
        "advance conversion",
        "advance fanaticism",
        "done",
    ]

    when(match, "advance fanaticism")

    assert "fanaticism" in player(match).advances
    assert player(match).cubes == 2
    assert goods(match) == {"food": 1, "mood": 1}  # State Religion spared the food
    assert table(match).left == 2


@pytest.mark.rule("COC-ADT-52")
def test_dogma_may_be_declined() -> None:
    match = when(temple("dogma"), "done")
    assert not {*CATEGORIES["theocracy"][1:]} & {*player(match).advances}
    assert player(match).cubes == 3


@pytest.mark.rule("COC-ADT-52")
def test_without_dogma_or_without_a_temple_there_is_no_advance() -> None:
    assert is_idle(temple())
    me = {"advances": ["dogma", "writing"], "goods": PRICE, "cities": TWO}
    match = when(plain(me), "build", "build D2 academy")
    assert is_idle(match)
    assert is_idle(temple(*CATEGORIES["theocracy"]))  # nothing is left


@pytest.mark.rule("COC-ADT-52")
def test_the_advance_of_dogma_may_bring_an_event() -> None:
    match = temple("dogma", cubes=1, event_deck=["volcano"])
    assert not told(match, "event")
    when(match, "advance devotion")
    assert told(match, "event") == [{"seat": "seat:0", "event": "event:volcano"}]
    assert player(match).cubes == 3


@pytest.mark.rule("COC-ADT-52")
def test_dogma_counts_temples_built_by_cards() -> None:
    me = {"advances": ["myths", "dogma"], "actions": ["a17"], "cities": TWO}
    match = plain({**me, "goods": {"food": 1, "wood": 1, "ore": 1, "culture": 1, "mood": 1}})
    when(match, "play a17")
    while asked(match)[1] != "dogma":
        when(match, options(match)[0])
    when(match, "advance devotion")
    assert "devotion" in player(match).advances


@pytest.mark.rule("COC-ADT-52")
def test_dogma_allows_two_ideas() -> None:
    match = plain({"advances": ["state_religion"], "goods": {"food": 2, "ideas": 5}})
    when(match, "advance", "advance dogma", "pay food 2")
    assert goods(match) == {"ideas": 2}
    assert match.view(0)["table"]["players"][0]["caps"][3] == 2


@pytest.mark.rule("COC-ADT-53")
def test_a_captured_temple_brings_no_advance() -> None:
    me = {"advances": ["tactics", "dogma"]}
    match = siege("infantry", "", me=me, buildings=["temple"])
    assert city(match, "D4").buildings == {"temple": 0}
    assert is_idle(match)


@pytest.mark.rule("COC-ADT-53")
def test_a_temple_won_by_influence_brings_no_advance() -> None:
    rival = {"cities": {"D7": {}, "D3": {"buildings": ["temple"]}}}
    match = when(dice(plain({"advances": ["dogma"]}, rival, **NEAR), "6i"), "influence")
    assert city(match, "D3").buildings == {"temple": 0}
    assert is_idle(match)


@pytest.mark.rule("COC-ADT-55")
@pytest.mark.parametrize(
    ("advances", "roll", "success"),
    [([], "4c", False), (["conversion"], "4c", True), (["conversion"], "3e", False)],
)
def test_conversion_succeeds_with_a_four_and_brings_culture(
    advances: list[str], roll: str, success: bool
) -> None:
    rival = {"cities": {"D7": {}, "D3": {"buildings": ["academy"]}}}
    match = when(dice(plain({"advances": advances}, rival, **NEAR), roll), "influence")
    assert city(match, "D3").buildings == {"academy": 0 if success else 1}
    assert goods(match) == ({"culture": 1} if success else {})


@pytest.mark.rule("COC-ADT-55")
def test_conversion_saves_a_token_of_every_boost() -> None:
    rival = {"cities": {"D7": {}, "D3": {"buildings": ["academy"]}}}
    me = {"advances": ["conversion"], "goods": {"culture": 2}}
    match = when(dice(plain(me, rival, **NEAR), "2c"), "influence")
    assert options(match) == ["boost 2", "accept"]
    when(match, "boost 2")
    assert goods(match) == {"culture": 1}


FANATIC: dict[str, Any] = {"advances": ["tactics", "fanaticism"]}
TEMPLE: dict[str, Any] = {"buildings": ["temple"]}


@pytest.mark.rule("COC-ADT-56")
def test_fanatics_attack_a_city_with_a_temple_with_zeal() -> None:
    match = siege("infantry", "infantry", "1l 2c", me=FANATIC, **TEMPLE)
    assert values(match) == [3, 2]
    when(dice(match, "1l 2c"), "fight")
    assert values(match) == [1, 2]  # in the first round only


@pytest.mark.rule("COC-ADT-56")
def test_fanatics_defend_a_city_with_a_temple_with_zeal() -> None:
    match = siege("infantry", "infantry", "1l 2c", rival=FANATIC, **TEMPLE)
    assert values(match) == [1, 4]
    when(dice(match, "1l 2c"), "fight")
    assert values(match) == [1, 2]


@pytest.mark.rule("COC-ADT-56")
def test_without_a_temple_there_is_no_zeal() -> None:
    no_temple = siege("infantry", "infantry", "1l 2c", me=FANATIC, buildings=["academy"])
    assert values(no_temple) == [1, 2]
    field = attack({**FANATIC, "units": {"D3": "infantry"}}, {"units": {"D4": "infantry"}}, "1l 2c")
    assert values(field) == [1, 2]


@pytest.mark.rule("COC-ADT-56")
def test_beaten_attackers_leave_a_new_fanatic_at_home() -> None:
    me = {**FANATIC, "cities": {"D2": {}, "C2": {}}}
    match = siege("infantry", "infantry", "1l 5c", me=me, **TEMPLE)
    assert outcome(match) == ["seat:1"]
    assert asked(match) == (0, "fanaticism")
    assert options(match) == ["place D2", "place C2"]
    when(match, "place C2")
    assert units(match, 0, "C2") == {"infantry": 1}


@pytest.mark.rule("COC-ADT-56")
def test_beaten_defenders_leave_a_new_fanatic_in_another_city() -> None:
    match = siege("infantry", "infantry", "5c 1l", rival=FANATIC, **TEMPLE)
    assert outcome(match) == ["seat:0"]
    assert city(match, "D4").owner == 0
    assert units(match, 1, "D7") == {"settler": 1, "infantry": 1}  # a refugee, a fanatic


@pytest.mark.rule("COC-ADT-56")
def test_fanatics_who_win_retreat_or_fall_with_the_enemy_get_nobody() -> None:
    won = siege("infantry", "infantry", "5c 1l", me=FANATIC, **TEMPLE)
    assert outcome(won) == ["seat:0"]
    withdrawn = siege("infantry", "infantry", "1l 1l", me=FANATIC, **TEMPLE)
    when(withdrawn, "retreat")
    both = siege("infantry", "infantry", "5c 5c", me=FANATIC, rival=FANATIC, **TEMPLE)
    assert outcome(both) == ["drawn"]
    for match in (won, withdrawn, both):
        assert is_idle(match)
        assert not [each for each in told(match, "placed") if each["unit"] == "unit:infantry"]


@pytest.mark.rule("COC-ADT-56")
def test_a_lost_battle_in_the_field_brings_no_fanatic() -> None:
    match = attack({**FANATIC, "units": {"D3": "infantry"}}, {"units": {"D4": "infantry"}}, "1l 5c")
    assert lost(match) == [("0", "infantry")]
    assert is_idle(match)
    assert units(match, 0, "D2") == {}


@pytest.mark.rule("COC-ADT-57")
def test_no_fanatic_comes_to_who_has_no_city() -> None:
    rival = {**FANATIC, "cities": {"D4": TEMPLE}, "units": {"D4": "infantry"}}
    match = attack({"units": {"D3": "infantry"}}, rival, "5c 1l")
    assert city(match, "D4").owner == 0
    assert number(table(match), 1, INFANTRY) == 0
    assert is_idle(match)


@pytest.mark.rule("COC-ADT-57")
def test_no_fanatic_comes_without_a_piece() -> None:
    for gone, found in ((15, 1), (16, 0)):
        rival = {**FANATIC, "gone": {"infantry": gone}}
        match = siege("infantry", "", rival=rival, **TEMPLE)
        assert city(match, "D4").owner == 0
        assert units(match, 1, "D7").get("infantry", 0) == found


@pytest.mark.rule("COC-ADT-57")
@pytest.mark.parametrize("garrison", [3, 4])
def test_no_fanatic_comes_to_full_cities(garrison: int) -> None:
    rival = {**FANATIC, "cities": {**HOME, "D4": TEMPLE}, "units": {"D7": f"{garrison} infantry"}}
    match = attack({"units": {"D3": "infantry"}}, rival)
    assert city(match, "D4").owner == 0
    assert units(match, 1, "D7")["infantry"] == 4
    assert is_idle(match)
