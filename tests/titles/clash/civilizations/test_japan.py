"""Japan: four advances and three leaders."""

from __future__ import annotations

from typing import Any

import pytest

from oikumene.engine.match import Match
from tests.titles.clash.civilizations.scenes import collecting, recruits
from tests.titles.clash.fights import HOME, SEA, attack, rounds, siege, values
from tests.titles.clash.given import (
    asked,
    city,
    dice,
    given,
    goods,
    options,
    player,
    table,
    told,
    units,
    when,
)

FIELDS: dict[str, Any] = {"regions": {"B2": "FFFF", "F2": "FFFF", "D3": "FFFF"}}
"""Fertile land around the first city, with C2 a Forest and E2 a Mountain beside it."""
LAND: dict[str, Any] = {"regions": {"D3": "BBBB", "D5": "BBBB"}}
"""Land from D2, the first city, straight to D7, 5 spaces away."""
MORALE, WEDGE, SCOUTS = "a06", "a05", "a23"
LESSON, EXPLORERS, SPIES, MASS, FOCUS = "a01", "a21", "a07", "a29", "a19"
DRAFT = ["draft", "nationalism", "shogunate"]


def japan(*advances: str, **words: Any) -> dict[str, Any]:
    """A player with Japan."""
    return {"civilization": "japan", "advances": ["tactics", *advances], **words}


# Pottery


def potter(match: Match, *taken: str) -> Match:
    """The first city collects this."""
    collecting(match)
    when(match, *(f"take {each}" for each in taken))
    return when(match, "done") if asked(match)[1] == "collect" else match


def potters(*buildings: str, mood: str = "happy", **words: Any) -> Match:
    """Japan with Pottery and one city."""
    cities = {"D2": {"mood": mood, "buildings": list(buildings)}}
    me = japan("storage", "pottery", cities=cities, goods={})
    return given({**me, **words}, **FIELDS)


@pytest.mark.rule("COC-CIV-38")
@pytest.mark.parametrize(
    ("taken", "culture"),
    [
        (["D2 food", "C3 food", "D3 food"], 1),
        (["D2 food", "C3 food", "C2 wood"], 0),
        (["D2 food", "C3 food"], 0),
    ],
)
def test_a_collect_of_three_food_brings_a_culture_token(taken: list[str], culture: int) -> None:
    match = potter(potters("temple"), *taken)
    assert goods(match).get("culture", 0) == culture


@pytest.mark.rule("COC-CIV-38", "COC-AMB-31")
def test_pottery_works_once_a_turn_for_one_city_at_a_time() -> None:
    match = potters("temple", "academy", "market")  # 5 resources
    potter(match, "D2 food", "C3 food", "D3 food", "E3 food")
    assert goods(match) == {"food": 4, "culture": 1}

    potter(match, "D2 food", "C3 food", "D3 food")
    assert goods(match) == {"food": 7, "culture": 1}


@pytest.mark.rule("COC-CIV-38")
def test_two_small_collects_fill_no_pot() -> None:
    match = potters(cities={"D2": {"mood": "happy"}})
    potter(match, "D2 food", "C3 food")
    potter(match, "D2 food", "C3 food")
    assert goods(match) == {"food": 4}


@pytest.mark.rule("COC-CIV-38")
@pytest.mark.parametrize(
    ("card", "buildings", "mood", "taken"),
    [
        (MASS, [], "neutral", ["D2 food", "C3 food", "D3 food"]),
        (FOCUS, ["temple"], "happy", ["D2 food", "D2 food", "D2 food"]),
    ],
)
def test_food_of_cards_that_change_the_collect_counts(
    card: str, buildings: list[str], mood: str, taken: list[str]
) -> None:
    match = when(potters(*buildings, mood=mood, actions=[card]), f"play {card}")
    potter(match, *taken)
    assert goods(match) == {"food": 3, "culture": 1}


# Horsemanship


@pytest.mark.rule("COC-CIV-01")
@pytest.mark.parametrize(
    ("advances", "building", "possible"),
    [
        (["horsemanship"], "fortress", True),
        (["horsemanship"], "temple", False),
        ([], "fortress", False),
    ],
)
def test_cities_with_a_fortress_recruit_cavalry(
    advances: list[str], building: str, possible: bool
) -> None:
    have = {"food": 2, "wood": 1, "ore": 1}
    cities = {"D2": {"buildings": [building]}}
    match = given(japan("husbandry", *advances, cities=cities, goods=have))

    found = recruits(match)

    assert ("cavalry" in found) == possible
    assert "elephant" not in found


def besieged(
    garrison: str, rolls: str, *buildings: str, advances: tuple[str, ...] = ("horsemanship",)
) -> Match:
    """An infantry attacks a Japanese city."""
    rival = japan("husbandry", *advances)
    return siege("infantry", garrison, rolls, rival=rival, buildings=list(buildings))


@pytest.mark.rule("COC-CIV-01")
@pytest.mark.parametrize(
    ("garrison", "rolls", "advances", "value"),
    [
        ("cavalry", "1l 2c 1l", ("horsemanship",), 2 + 3 + 1),
        ("cavalry", "1l 2c 1l", (), 2 + 2 + 1),
        ("2 cavalry", "1l 2c 2c 1l", ("horsemanship",), 2 + 3 + 2 + 2 + 1),  # one clash
        ("cavalry", "1l 1l 2e", ("horsemanship",), 1 + 2),  # no clash
        ("infantry", "1l 2c 1l", ("horsemanship",), 2 + 1),  # no cavalry
    ],
)
def test_at_the_walls_of_a_fortress_one_cavalry_clash_gives_one_more(
    garrison: str, rolls: str, advances: tuple[str, ...], value: int
) -> None:
    match = besieged(garrison, rolls, "fortress", advances=advances)
    assert values(match) == [1, value]


@pytest.mark.rule("COC-CIV-01")
def test_horsemanship_is_for_the_first_round_in_a_city_with_a_fortress() -> None:
    match = besieged("cavalry", "1l 1l 2e", "fortress")
    when(dice(match, "1l 2c"), "fight")
    assert rounds(match) == 2
    assert values(match) == [1, 4]

    match = besieged("cavalry", "1l 2c", "temple")
    assert values(match) == [1, 4]


@pytest.mark.rule("COC-CIV-01")
def test_horsemanship_is_for_the_defender() -> None:
    me = japan("husbandry", "horsemanship", units={"D3": "cavalry"})
    theirs = {"cities": {**HOME, "D4": {"buildings": ["fortress"]}}, "units": {"D4": "infantry"}}
    match = attack(me, theirs, "2c 1l 1l")
    assert values(match) == [4, 2]


# Subterfuge


def opponent(*actions: str, **words: Any) -> dict[str, Any]:
    """A player with action cards and culture tokens, against Japan."""
    return {"civilization": "rome", "actions": list(actions), "goods": {"culture": 2}, **words}


def watched(
    me: dict[str, Any],
    near: dict[str, Any],
    *advances: str,
    hand: tuple[str, ...] = (MORALE,),
    **words: Any,
) -> Match:
    """Japan has a hand of cards and pieces somewhere."""
    theirs = japan(*(advances or ("subterfuge",)), actions=list(hand), **near)
    return given(me, theirs, **LAND, **words)


ARMY_NEAR: dict[str, Any] = {"units": {"D4": "infantry"}}
"""2 spaces from the first city."""


@pytest.mark.rule("COC-CIV-39", "COC-CIV-40")
def test_japan_discards_a_card_to_cancel_one() -> None:
    match = watched(opponent(EXPLORERS), ARMY_NEAR, hand=(MORALE, WEDGE))

    when(match, f"play {EXPLORERS}")
    assert asked(match) == (1, "subterfuge")
    assert options(match) == [f"discard {WEDGE}", f"discard {MORALE}", "no"]
    when(match, f"discard {MORALE}")

    assert asked(match) == (0, "act")
    assert (player(match).actions, player(match, 1).actions) == ([], [WEDGE])
    assert set(table(match).action_discard) == {EXPLORERS, MORALE}
    assert goods(match) == {"culture": 2}  # nothing is spent,
    assert table(match).left == 3
    assert units(match, 0, "D2") == {}  # and nothing happens


@pytest.mark.rule("COC-CIV-39")
def test_a_card_that_japan_lets_pass_has_its_effect() -> None:
    match = watched(opponent(EXPLORERS), ARMY_NEAR)

    when(match, f"play {EXPLORERS}", "no")

    when(match, "done")
    assert units(match, 0, "D2") == {"settler": 1}
    assert player(match, 1).actions == [MORALE]
    assert goods(match) == {"culture": 1}
    assert table(match).left == 2


@pytest.mark.rule("COC-CIV-39")
@pytest.mark.parametrize(
    ("mine", "japanese", "possible"),
    [
        ({}, {"units": {"D4": "infantry"}}, True),
        ({}, {"units": {"D5": "infantry"}}, False),  # 3 spaces
        ({"units": {"D3": "settler"}}, {"units": {"D5": "infantry"}}, True),
        ({}, {"cities": {**HOME, "D4": {}}}, True),
        ({"units": {"D5": "settler"}}, {}, True),  # 2 from the first Japanese city
        ({"units": {"D4": "settler"}}, {}, False),
        ({}, {"units": {"D4": "settler"}}, False),  # no army
    ],
)
def test_a_city_or_army_must_be_within_two_spaces_of_a_unit_or_city(
    mine: dict[str, Any], japanese: dict[str, Any], possible: bool
) -> None:
    match = watched(opponent(EXPLORERS, **mine), japanese)

    when(match, f"play {EXPLORERS}")

    assert (asked(match) == (1, "subterfuge")) == possible


@pytest.mark.rule("COC-CIV-39")
@pytest.mark.parametrize(("advances", "hand"), [(("draft",), (MORALE,)), (("subterfuge",), ())])
def test_no_card_is_cancelled_without_the_advance_or_without_cards(
    advances: tuple[str, ...], hand: tuple[str, ...]
) -> None:
    match = watched(opponent(EXPLORERS), ARMY_NEAR, *advances, hand=hand)
    when(match, f"play {EXPLORERS}")
    assert asked(match)[0] == 0


@pytest.mark.rule("COC-CIV-39")
def test_the_lower_half_of_a_card_cannot_be_cancelled() -> None:
    me = {"units": {"D3": "infantry"}, "actions": [WEDGE]}
    theirs = japan("subterfuge", units={"D4": "infantry"}, actions=[SCOUTS])
    match = attack(me, theirs, "1l 1l")
    when(match, f"lay {WEDGE}", "none")
    assert told(match, "tactics")
    assert asked(match)[1] != "subterfuge"


@pytest.mark.rule("COC-CIV-40")
def test_japan_waits_until_the_target_of_a_card_is_named() -> None:
    third = {"civilization": "greece", "actions": ["a02"]}
    theirs = japan("subterfuge", actions=[MORALE], units={"E5": "infantry"})
    match = given(opponent(SPIES), theirs, third, regions={"F4": "BBBB"})

    when(match, f"play {SPIES}")
    assert asked(match) == (0, "card-target")
    when(match, "player 2")

    assert asked(match) == (1, "subterfuge")
    assert told(match, "played-against")[-1]["target"] == "seat:2"
    when(match, f"discard {MORALE}")
    assert goods(match) == {"culture": 2}
    assert table(match).left == 3
    assert player(match, 2).actions == ["a02"]


@pytest.mark.rule("COC-CIV-40")
def test_a_cancelled_card_counts_as_not_played() -> None:
    # one land battle won allows one Heroic General, and the cancelled one was none
    me = opponent("a05", "a06", cities={"D2": {"mood": "angry"}})
    match = watched(me, ARMY_NEAR, hand=("a24",), deeds={"land_won": 1})
    assert options(match, "play") == ["play a05", "play a06"]

    when(match, "play a05", "discard a24")

    assert options(match, "play") == ["play a06"]


@pytest.mark.rule("COC-CIV-41")
def test_great_persons_are_cancelled_and_discarded_like_action_cards() -> None:
    artist, athlete = "great_artist", "great_athlete"
    me = opponent(artist, cities={"D2": {"mood": "angry"}})
    match = watched(me, ARMY_NEAR, hand=(athlete,))

    when(match, f"play {artist}")
    assert options(match) == [f"discard {athlete}", "no"]
    when(match, f"discard {athlete}")

    assert asked(match) == (0, "act")
    assert table(match).left == 3
    assert city(match, "D2").mood == 0
    assert (player(match).actions, player(match, 1).actions) == ([], [])
    assert table(match).action_discard == []
    assert set(table(match).event_discard) == {artist, athlete}


# Shogunate


@pytest.mark.rule("COC-CIV-42")
def test_a_card_as_an_action_is_played_for_free_once_a_turn() -> None:
    me = japan(*DRAFT, actions=[EXPLORERS, "a22", LESSON], goods={"culture": 3})
    match = given(me, left=0)
    assert options(match, "play") == [f"play {LESSON}"]

    when(match, "use shogunate")
    assert options(match) == [f"play {EXPLORERS}", "play a22"]  # not the free one
    when(match, f"play {EXPLORERS}", "done")

    assert units(match, 0, "D2") == {"settler": 1}
    assert table(match).left == 0
    assert goods(match) == {"culture": 2}  # the card's own price
    assert "use shogunate" not in options(match)
    assert options(match, "play") == [f"play {LESSON}"]


@pytest.mark.rule("COC-CIV-42")
def test_shogunate_serves_event_cards_and_saves_the_action_otherwise_spent() -> None:
    cities: dict[str, Any] = {"D2": {"mood": "angry"}}
    me = japan(*DRAFT, actions=["great_artist"], cities=cities)
    match = when(given(me), "use shogunate", "done")
    assert city(match, "D2").mood == 2
    assert table(match).left == 3

    match = when(given(me), "play great_artist", "done")
    assert city(match, "D2").mood == 2
    assert table(match).left == 2


@pytest.mark.rule("COC-CIV-42")
def test_shogunate_needs_the_advance_and_a_card_as_an_action() -> None:
    goal = {"goods": {"culture": 1}, "actions": [EXPLORERS]}
    assert "use shogunate" not in options(given(japan("draft", "nationalism", **goal)))
    match = given(japan(*DRAFT, goods={"culture": 1}, actions=[LESSON]))
    assert "use shogunate" not in options(match)
    match = given(japan(*DRAFT, goods={}, actions=[EXPLORERS]))
    assert "use shogunate" not in options(match)  # its price cannot be paid


def drafting(*advances: str, **have: int) -> Match:
    """A Happy city of size 3 recruits: 4 units at most."""
    cities = {"D2": {"mood": "happy", "buildings": ["temple", "market"]}}
    match = given(japan(*advances, cities=cities, goods=have), action_deck=[EXPLORERS, MASS])
    when(match, "recruit")
    return match


@pytest.mark.rule("COC-CIV-42")
def test_draft_may_buy_a_card_instead_of_an_infantry() -> None:
    match = drafting(*DRAFT, mood=3, food=2, ore=2)
    assert "draft-card" in options(match)

    when(match, "draft-card")

    assert goods(match) == {"mood": 2, "food": 2, "ore": 2}
    assert player(match).actions == [EXPLORERS]
    assert units(match, 0, "D2") == {}
    assert match.decision is not None
    assert match.decision.args["n"] == 3  # in place of a unit
    assert "draft-card" not in options(match)
    when(match, "recruit infantry")  # Draft is used up: food and ore
    assert goods(match) == {"mood": 2, "food": 1, "ore": 1}


@pytest.mark.rule("COC-CIV-42")
def test_the_card_alone_is_no_unit_for_nationalism() -> None:
    match = drafting(*DRAFT, mood=3, food=2, ore=2)
    when(match, "draft-card", "done")
    assert asked(match) == (0, "act")
    assert goods(match) == {"mood": 2, "food": 2, "ore": 2}

    match = drafting(*DRAFT, mood=3, food=2, ore=2)
    when(match, "draft-card", "recruit infantry", "done")
    assert asked(match) == (0, "gain")  # Nationalism


@pytest.mark.rule("COC-CIV-42", "COC-AMB-31")
def test_draft_buys_one_card_a_turn() -> None:
    match = drafting(*DRAFT, mood=3, food=2, ore=2)
    when(match, "draft-card", "done", "recruit")
    assert "recruit infantry" in options(match)
    assert "draft-card" not in options(match)


@pytest.mark.rule("COC-CIV-42")
@pytest.mark.parametrize(
    ("advances", "mood"), [(DRAFT[:2], 3), (["nationalism", "shogunate"], 3), (DRAFT, 0)]
)
def test_the_card_needs_shogunate_draft_and_a_mood_token(advances: list[str], mood: int) -> None:
    match = drafting(*advances, mood=mood, food=2, ore=2)
    assert "draft-card" not in options(match)


@pytest.mark.rule("COC-CIV-42")
def test_a_drafted_infantry_leaves_no_card() -> None:
    match = drafting(*DRAFT, mood=3, food=2, ore=2)
    when(match, "recruit infantry", "pay mood 1")
    assert "draft-card" not in options(match)


@pytest.mark.rule("COC-CIV-42")
def test_civil_liberties_make_the_card_as_dear_as_the_infantry() -> None:
    match = drafting("draft", "voting", "civil_liberties", "shogunate", mood=3, food=2, ore=2)
    when(match, "draft-card")
    assert goods(match)["mood"] == 1


# Go-Toba


def go_toba(
    rolls: str, foe: str = "infantry", army: str = "leader, infantry", **have: int
) -> Match:
    """Go-Toba attacks."""
    me = japan(leader="go_toba", units={"D3": army}, goods=have)
    return attack(me, {"units": {"D4": foe}}, rolls)


@pytest.mark.rule("COC-LDR-05", "COC-LDR-07")
@pytest.mark.parametrize(("answer", "bonus"), [("use go_toba", 2), ("no", 0)])
def test_go_toba_pays_ore_for_swords(answer: str, bonus: int) -> None:
    match = go_toba("2c 1l", army="leader", ore=1)
    assert asked(match) == (0, "may-use")

    when(match, answer)
    assert values(match) == [2 + bonus, 1]
    assert goods(match) == ({} if bonus else {"ore": 1})

    when(dice(match, "2c 1l"), "fight")
    assert values(match) == [2 + bonus, 1]


@pytest.mark.rule("COC-LDR-05")
def test_swords_serve_to_the_end_even_if_go_toba_dies() -> None:
    match = go_toba("2c 2c 6i 1l", "2 infantry", ore=1)
    when(match, "use go_toba", "lose leader")
    assert player(match).leader == ""

    when(dice(match, "2c"), "fight")

    assert values(match)[0] == 4


@pytest.mark.rule("COC-LDR-05", "COC-LDR-06")
def test_swords_need_ore_and_go_toba_in_a_land_battle() -> None:
    match = go_toba("2c 2c")
    assert values(match)[0] == 4
    me = japan(leader="go_toba", units={"D3": "infantry", "D2": "leader"}, goods={"ore": 1})
    match = attack(me, {"units": {"D4": "infantry"}}, "2c")
    assert values(match)[0] == 2
    me = japan(leader="go_toba", units={"D3": "ship, leader"}, goods={"ore": 1})
    match = attack(me, {"units": {"D4": "ship"}}, "2c", **SEA)
    assert values(match)[0] == 2


def scholar(building: str, *, where: str = "D2", **more: int) -> Match:
    """Go-Toba's city, or another, gets a building."""
    cities: dict[str, Any] = {"D2": {"mood": "happy"}, "D1": {"mood": "happy"}}
    have = {"food": 3, "wood": 1, "ore": 1, **more}
    advances = ("writing", "math", "myths", "storage")
    me = japan(*advances, leader="go_toba", cities=cities, goods=have, cubes=2)
    match = given(me, action_deck=[EXPLORERS])
    return when(match, "build", f"build {where} {building}")


@pytest.mark.rule("COC-LDR-05")
@pytest.mark.parametrize("building", ["academy", "observatory"])
def test_a_school_in_go_tobas_city_allows_an_advance_for_its_price(building: str) -> None:
    match = scholar(building)
    assert asked(match) == (0, "scholar")
    assert options(match)[-1] == "done"

    when(match, "advance bartering")
    if asked(match)[1] == "pay":
        when(match, "pay food 2")

    assert "bartering" in player(match).advances
    assert goods(match).get("food", 0) == 0
    assert player(match).cubes == 1
    assert table(match).left == 2


@pytest.mark.rule("COC-LDR-05")
def test_a_scholar_may_learn_nothing() -> None:
    match = when(scholar("observatory"), "done")
    assert goods(match) == {"food": 2}
    assert player(match).cubes == 2


@pytest.mark.rule("COC-LDR-05")
@pytest.mark.parametrize(
    ("building", "words"),
    [("temple", {}), ("academy", {"where": "D1"}), ("observatory", {"food": 1})],
)
def test_no_lesson_for_other_buildings_elsewhere_or_without_its_price(
    building: str, words: dict[str, Any]
) -> None:
    match = scholar(building, **words)
    assert asked(match)[1] != "scholar"


# Jimmu


@pytest.mark.rule("COC-LDR-05", "COC-LDR-07")
@pytest.mark.parametrize(
    ("where", "buildings", "bonus"),
    [
        ("D4", ["fortress"], 2),
        ("D6", ["fortress"], 2),  # 2 spaces away
        ("D7", ["fortress"], 0),
        ("D6", ["temple"], 0),
    ],
)
def test_jimmus_name_protects_fortresses_near_him(
    where: str, buildings: list[str], bonus: int
) -> None:
    rival = japan(leader="jimmu", units={"D4": "infantry", where: "leader"})
    rolls = "1l 2c 2e" if buildings == ["fortress"] else "1l 2c"
    match = siege("infantry", "", rolls, rival=rival, buildings=buildings)
    assert values(match) == [1, (4 if buildings == ["fortress"] else 2) + bonus]


@pytest.mark.rule("COC-LDR-05")
def test_siege_engines_do_not_prevent_it_and_it_lasts_for_every_round() -> None:
    me = {"advances": ["tactics", "siegecraft"], "goods": {"wood": 2}}
    rival = japan(leader="jimmu", units={"D4": "infantry", "D6": "leader"})
    match = siege("infantry", "", "1l 2c", me=me, rival=rival, buildings=["fortress"])
    when(match, "siege wood")
    assert values(match) == [1, 4]

    when(dice(match, "1l 2c"), "fight")

    assert values(match) == [1, 4]


@pytest.mark.rule("COC-LDR-05")
def test_jimmus_name_does_not_help_attackers() -> None:
    theirs = {"cities": {**HOME, "D4": {"buildings": ["fortress"]}}}
    match = attack(japan(leader="jimmu", units={"D3": "leader"}), theirs, "2c 1l")
    assert values(match) == [2, 1]


def jimmu(culture: int = 1, army: str = "leader", rolls: str = "- 2c 1l") -> Match:
    """Jimmu fights a round with a card."""
    me = japan(leader="jimmu", units={"D3": army}, actions=[MORALE, WEDGE])
    match = attack({**me, "goods": {"culture": culture}}, {"units": {"D4": "infantry"}}, rolls)
    return when(match, f"lay {MORALE}")


@pytest.mark.rule("COC-LDR-05")
def test_after_a_battle_jimmu_takes_a_used_card_back_for_culture() -> None:
    match = jimmu()
    when(dice(match, "- 2c 1l"), "fight", f"lay {WEDGE}", "retreat")
    assert asked(match) == (0, "mythical")
    assert options(match) == [f"take {WEDGE}", f"take {MORALE}", "done"]

    when(match, f"take {MORALE}")

    assert player(match).actions == [MORALE]
    assert table(match).action_discard == [WEDGE]
    assert goods(match) == {}
    assert asked(match)[1] != "mythical"  # one card


@pytest.mark.rule("COC-LDR-05")
def test_jimmu_may_leave_his_cards() -> None:
    match = when(jimmu(), "retreat", "done")
    assert goods(match) == {"culture": 1}
    assert player(match).actions == [WEDGE]


@pytest.mark.rule("COC-LDR-05")
def test_jimmu_must_survive_and_pay() -> None:
    match = when(jimmu(culture=0), "retreat")
    assert player(match).actions == [WEDGE]

    match = jimmu(army="leader, infantry", rolls="- 2c 2c 6i")
    when(match, "lose leader")
    if asked(match)[1] == "retreat":
        when(match, "retreat")
    assert asked(match)[1] != "mythical"
    assert goods(match) == {"culture": 1}


@pytest.mark.rule("COC-LDR-05")
def test_cards_of_battles_without_jimmu_do_not_come_back() -> None:
    me = japan(leader="jimmu", units={"D3": "infantry", "D2": "leader"}, actions=[MORALE])
    match = attack({**me, "goods": {"culture": 1}}, {"units": {"D4": "infantry"}}, "- 1l 1l")
    when(match, f"lay {MORALE}", "retreat")
    assert asked(match)[1] != "mythical"


# Suiko


def suiko(*buildings: str, advances: tuple[str, ...] = (), **words: Any) -> Match:
    """Suiko's city with some buildings."""
    cities = {"D2": {"buildings": list(buildings)}}
    left = words.pop("left", 3)
    me = {"cities": cities, "goods": {"culture": 1}, **words}
    return given(japan(*advances, leader="suiko", **me), left=left)


@pytest.mark.rule("COC-CIV-57", "COC-LDR-05")
def test_suiko_replaces_a_foreign_building_in_her_city_as_an_action() -> None:
    match = suiko("temple@1", "academy@1", "market@0", "obelisk@1")

    when(match, "use suiko")
    assert asked(match) == (0, "replace")
    assert options(match) == ["replace temple", "replace academy"]  # no Obelisk, no own one
    when(match, "replace academy")

    assert city(match, "D2").buildings == {"temple": 1, "academy": 0, "market": 0, "obelisk": 1}
    assert goods(match) == {}
    assert table(match).left == 2
    assert not told(match, "influence-rolled")


@pytest.mark.rule("COC-CIV-57", "COC-LDR-05")
def test_it_is_no_cultural_influence() -> None:
    match = suiko("temple@1", "academy@1", goods={"culture": 2})
    when(match, "use suiko", "replace temple")
    assert "influence" in options(match)  # an attempt is still possible,
    assert "use suiko" in options(match)  # and another building

    influenced = suiko("temple@1", "academy@1")
    when(dice(influenced, "6i"), "influence", "replace temple")
    assert "influence" not in options(influenced)
    when(influenced, "use suiko")
    assert city(influenced, "D2").buildings == {"temple": 0, "academy": 0}


@pytest.mark.rule("COC-CIV-57", "COC-LDR-05")
def test_with_state_religion_suiko_needs_no_action() -> None:
    faith = ("myths", "state_religion")
    match = suiko("temple@1", "market@1", advances=faith, left=0, goods={"culture": 2})
    when(match, "use2 suiko", "replace temple", "use2 suiko")
    assert city(match, "D2").buildings == {"temple": 0, "market": 0}
    assert table(match).left == 0

    without = suiko("temple@1", left=0)
    assert not [text for text in options(without) if "suiko" in text]


@pytest.mark.rule("COC-CIV-57", "COC-LDR-05")
@pytest.mark.parametrize(
    ("buildings", "words"),
    [
        (["temple@0"], {}),
        (["obelisk@1"], {}),
        (["temple@1"], {"goods": {"mood": 1}}),
        (["temple@1"], {"units": {"D1": "leader"}}),
        (["temple@1"], {"gone": {"temple": 5}}),
    ],
)
def test_suiko_needs_a_foreign_building_a_piece_and_a_token(
    buildings: list[str], words: dict[str, Any]
) -> None:
    match = suiko(*buildings, **words)
    assert not [text for text in options(match) if "suiko" in text]


@pytest.mark.rule("COC-CIV-57", "COC-LDR-07")
def test_suiko_is_stronger_when_she_defends() -> None:
    rival = japan(leader="suiko", units={"D4": "leader"})
    match = attack({"units": {"D3": "infantry"}}, rival, "1l 2c")
    assert values(match) == [1, 4]
    when(dice(match, "1l 2c"), "fight")
    assert values(match) == [1, 4]  # in every round

    match = attack(
        japan(leader="suiko", units={"D3": "leader"}), {"units": {"D4": "infantry"}}, "2c"
    )
    assert values(match)[0] == 2

    rival = japan(leader="suiko", units={"D4": "ship, leader"})
    match = attack({"units": {"D3": "ship"}}, rival, "1l 2c", **SEA)
    assert values(match) == [1, 2]  # not at sea
