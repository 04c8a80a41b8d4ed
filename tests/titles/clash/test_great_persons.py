"""Great persons: who takes them, and what they do (COC-EVC-12, COC-EVC-13, COC-EVC-27 … 29)."""

from __future__ import annotations

from typing import Any

import pytest

from oikumene.engine.match import Match
from oikumene.titles.clash.cards import EVENTS, HAPPY, NEUTRAL
from tests.titles.clash.events import by_chance, drawn, is_idle, moods, rolls
from tests.titles.clash.given import (
    asked,
    city,
    given,
    goods,
    options,
    player,
    refused,
    table,
    told,
    when,
)

IN_HAND = [
    "great_discoverer",
    "great_artist",
    "great_prophet",
    "great_philosopher",
    "great_scientist",
    "great_statesman",
    "great_warlord",
    "great_merchant",
    "great_engineer",
    "great_athlete",
    "great_oracle",
]
OPEN = ["great_architect", "great_diplomat"]
EVERY = pytest.mark.parametrize("card", [*IN_HAND, *OPEN])


# Who takes the card


def test_every_great_person_is_met_here() -> None:
    persons = [card for card, each in EVENTS.items() if each.person]
    assert sorted(persons) == sorted([*IN_HAND, *OPEN])


@pytest.mark.rule("COC-EVC-12")
@EVERY
def test_the_drawer_may_take_the_card_for_a_culture_token(card: str) -> None:
    match = drawn(card, {"goods": {"culture": 2}}, {"goods": {"culture": 2}})
    assert asked(match) == (0, "great-person")
    assert options(match) == [f"take {card}", "no"]
    when(match, f"take {card}")
    assert is_idle(match)
    assert goods(match) == {"culture": 1}
    assert table(match).event_discard == []


@pytest.mark.rule("COC-EVC-12")
@pytest.mark.parametrize("card", IN_HAND)
def test_a_person_goes_secretly_to_the_hand(card: str) -> None:
    match = when(drawn(card, {"goods": {"culture": 1}}), f"take {card}")
    assert player(match).actions == [card]
    assert match.view(1)["table"]["players"][0]["actions"] == {"count": 1}


@pytest.mark.rule("COC-EVC-12")
@pytest.mark.parametrize("card", OPEN)
def test_the_architect_and_the_diplomat_lie_open(card: str) -> None:
    match = when(drawn(card, {"goods": {"culture": 1}}), f"take {card}")
    assert player(match).actions == []
    assert match.view(1)["table"]["players"][0]["open_cards"] == [card]
    assert table(match).truce == ((0, 1) if card == "great_diplomat" else ())


@pytest.mark.rule("COC-EVC-12")
@EVERY
def test_others_may_take_a_person_for_two_tokens(card: str) -> None:
    rich = {"goods": {"culture": 3}}
    match = drawn(card, rich, rich, rich)
    when(match, "no")
    assert asked(match) == (1, "great-person")
    when(match, "no")
    assert asked(match) == (2, "great-person")
    when(match, f"take {card}")
    assert [goods(match, seat)["culture"] for seat in range(3)] == [3, 3, 1]
    assert card in (*player(match, 2).actions, *player(match, 2).open_cards)


@pytest.mark.rule("COC-EVC-12")
@EVERY
def test_a_person_whom_nobody_wants_is_discarded(card: str) -> None:
    match = drawn(card, {"goods": {"culture": 1}}, {"goods": {"culture": 2}})
    when(match, "no", "no")
    assert is_idle(match)
    assert table(match).event_discard == [card]
    assert goods(match) == {"culture": 1}


@pytest.mark.rule("COC-EVC-12")
def test_who_cannot_pay_is_not_asked() -> None:
    match = drawn("great_artist", {"goods": {"mood": 5}}, {"goods": {"culture": 1}}, {})
    assert is_idle(match)
    assert table(match).event_discard == ["great_artist"]
    match = drawn("great_artist", {"goods": {}}, {"goods": {"culture": 2}})
    assert asked(match) == (1, "great-person")


# Playing them


def played(card: str, me: dict[str, Any], *others: dict[str, Any], **words: Any) -> Match:
    """A great person is played from the hand."""
    mine = {"civilization": "babylon", "goods": {}, "actions": [card], "cubes": 1, **me}
    match = given(mine, *(others or ({"civilization": "persia"},)), **words)
    return when(match, f"play {card}")


LESSONS = {
    "great_discoverer": ["fishing"],
    "great_artist": ["arts"],
    "great_prophet": ["myths"],
    "great_philosopher": ["writing"],
    "great_scientist": ["math"],
    "great_statesman": ["voting", "nationalism"],
    "great_warlord": ["tactics"],
    "great_merchant": ["bartering"],
    "great_engineer": ["engineering", "sanitation", "roads"],
    "great_athlete": ["arts"],
}


@pytest.mark.rule("COC-EVC-13")
@pytest.mark.parametrize(("card", "advances"), LESSONS.items())
def test_a_person_may_teach_an_advance_of_its_category(card: str, advances: list[str]) -> None:
    match = played(card, {"advances": ["philosophy", "draft"]})
    assert asked(match) == (0, "person-advance")
    assert options(match) == [*(f"advance {each}" for each in advances), "done"]


@pytest.mark.rule("COC-EVC-13")
@pytest.mark.parametrize(("card", "advances"), LESSONS.items())
def test_a_lesson_is_free_and_takes_no_cube_of_the_track(card: str, advances: list[str]) -> None:
    match = played(card, {"advances": ["philosophy", "draft"]}, event_deck=["volcano"])
    when(match, f"advance {advances[0]}")
    assert advances[0] in player(match).advances
    assert told(match, "paid") == told(match, "event") == []
    assert player(match).cubes == 1


@pytest.mark.rule("COC-EVC-13")
@pytest.mark.parametrize("card", IN_HAND)
def test_a_person_is_played_as_an_action_and_discarded(card: str) -> None:
    match = played(card, {"goods": {"mood": 1}})
    assert table(match).left == 2
    assert card not in player(match).actions
    assert table(match).event_discard == [card]
    match = given({"actions": [card], "goods": {"mood": 1}}, left=0)
    assert f"play {card}" not in options(match)
    assert refused(match)[f"play {card}"] == "COC-ACT-03"


@pytest.mark.rule("COC-EVC-13")
def test_the_philosopher_brings_two_ideas() -> None:
    match = when(played("great_philosopher", {}), "done")
    assert goods(match) == {"ideas": 2}
    assert "writing" not in player(match).advances


@pytest.mark.rule("COC-EVC-13")
def test_the_scientist_brings_an_idea_and_a_card() -> None:
    match = when(played("great_scientist", {}, action_deck=["a07", "a08"]), "done")
    assert goods(match) == {"ideas": 1}
    assert player(match).actions == ["a07"]


@pytest.mark.rule("COC-EVC-13")
def test_the_statesman_brings_two_cards() -> None:
    match = played("great_statesman", {}, action_deck=["a07", "a08", "a09"])
    assert is_idle(match)  # no government can be gained
    assert player(match).actions == ["a07", "a08"]


@pytest.mark.rule("COC-EVC-13")
def test_the_artist_makes_a_city_happy() -> None:
    cities = {"D2": {"mood": "angry"}, "E2": {"mood": "neutral"}, "C2": {"mood": "happy"}}
    match = when(played("great_artist", {"cities": cities}), "done")
    assert asked(match) == (0, "great-artist")
    assert options(match) == ["cheer D2", "cheer E2"]
    when(match, "cheer D2")
    assert moods(match, cities) == [HAPPY, NEUTRAL, HAPPY]


TIMBER = {"food": 1, "wood": 1, "ore": 1}


@pytest.mark.rule("COC-EVC-13")
def test_the_prophet_builds_a_temple_without_activating_its_city() -> None:
    cities: dict[str, Any] = {"D2": {}, "E2": {}, "C2": {"mood": "angry"}}
    me = {"cities": cities, "goods": TIMBER, "advances": ["writing"]}
    match = when(played("great_prophet", me), "advance myths")
    assert asked(match) == (0, "great-prophet")
    assert options(match) == ["build D2 temple", "build E2 temple", "done"]
    when(match, "build E2 temple", "gain culture 1")
    assert city(match, "E2").buildings == {"temple": 0}
    assert city(match, "E2").activations == 0
    assert goods(match) == {"mood": 1, "culture": 1}  # Myths, the Temple
    assert table(match).left == 2


@pytest.mark.rule("COC-EVC-13")
def test_the_engineer_builds_anything_without_activating_its_city() -> None:
    cities = {"D2": {"activations": 1}, "E2": {"mood": "angry"}, "C2": {"buildings": ["academy"]}}
    me = {"cities": cities, "goods": TIMBER, "advances": ["writing", "tactics"]}
    match = when(played("great_engineer", me), "done")
    assert asked(match) == (0, "great-engineer")
    found = ["build D2 fortress", "build D2 academy", "build C2 fortress", "done"]
    assert options(match) == found
    when(match, "build D2 fortress")
    assert city(match, "D2").buildings == {"fortress": 0}
    assert (city(match, "D2").activations, city(match, "D2").mood) == (1, NEUTRAL)
    assert goods(match) == {}
    assert table(match).left == 2


@pytest.mark.rule("COC-EVC-13")
def test_a_building_of_a_person_must_be_paid() -> None:
    cities: dict[str, Any] = {"D2": {}, "E2": {}}
    match = when(played("great_prophet", {"cities": cities}), "advance myths")
    assert is_idle(match)


@pytest.mark.rule("COC-EVC-13")
def test_the_merchant_collects_trade_routes_once_more() -> None:
    me = {"advances": ["bartering", "trade_routes"], "units": {"E2": "settler"}}
    rival = {"civilization": "persia", "cities": {"E3": {}, "D7": {}}}
    match = when(played("great_merchant", me, rival, regions={"E3": "FFFF"}), "done")
    assert goods(match) == {"food": 1}


@pytest.mark.rule("COC-EVC-13")
def test_without_trade_routes_the_merchant_only_teaches() -> None:
    me = {"units": {"E2": "settler"}}
    rival = {"civilization": "persia", "cities": {"E3": {}, "D7": {}}}
    match = when(played("great_merchant", me, rival, regions={"E3": "FFFF"}), "done")
    assert is_idle(match)
    assert goods(match) == {}


def marching(seed: int) -> Match:
    """With the Great Warlord two armies attack barbarians, one after the other."""
    me = {"advances": ["tactics"], "units": {"D2": "4 infantry", "C2": "4 infantry"}}
    grey = {"units": {"E3": "3 infantry", "C3": "infantry"}}
    match = played(
        "great_warlord",
        me,
        regions={"E3": "FFFF", "C3": "FFFF"},
        barbarians=grey,
        seed=seed,
    )
    assert options(match) == [
        "advance siegecraft",
        "advance steel_weapons",
        "advance draft",
        "done",
    ]
    when(match, "done")
    assert asked(match) == (0, "move")
    when(match, "from D2", "to E3", "group infantry 4")
    while asked(match) == (0, "retreat"):
        when(match, "fight")
    if asked(match) == (0, "move"):
        when(match, "from C2", "to C3", "group infantry 4")
        while asked(match) == (0, "retreat"):
            when(match, "fight")
    return match


def bonus(dice: str, n: int) -> int:
    """What a roll of infantry came to beyond its dice and their clash abilities."""
    return n - sum(int(die[0]) + (die[1] == "i") for die in dice.split())


def first_rolls(match: Match) -> int:
    """How many rolls the first of two battles has; 0 if there is only one."""
    told_ = [entry.key for entry in match.journal() if entry.key in ("battle", "rolled")]
    return told_.index("battle", 1) - 1 if told_.count("battle") == 2 else 0


@pytest.mark.rule("COC-EVC-13")
def test_the_warlord_leads_the_first_battle_of_a_move() -> None:
    match = by_chance(marching, lambda match: first_rolls(match) >= 4)  # of several rounds
    first = first_rolls(match)
    mine = [bonus(dice, n) for who, dice, n in rolls(match) if who == "seat:0"]
    assert mine[: first // 2] == [2] * (first // 2)
    assert mine[first // 2 :] == [0] * (len(mine) - first // 2) != []
    assert table(match).left == 2


@pytest.mark.rule("COC-EVC-13")
def test_the_warlord_is_gone_with_the_move() -> None:
    me = {"advances": ["tactics"], "units": {"D2": "4 infantry"}}
    words: dict[str, Any] = {"regions": {"E3": "FFFF"}, "barbarians": {"units": {"E3": "infantry"}}}
    match = played("great_warlord", me, **words)
    when(match, "done", "done", "move", "from D2", "to E3", "group infantry 4")
    (mine,) = [bonus(dice, n) for who, dice, n in rolls(match)[:2] if who == "seat:0"]
    assert mine == 0


@pytest.mark.rule("COC-EVC-13")
def test_the_discoverer_explores_and_founds_a_city() -> None:
    match = played("great_discoverer", {"goods": {"food": 2}}, faces={"D3": "r14"})
    when(match, "done")
    assert asked(match) == (0, "great-discoverer")
    assert options(match) == ["explore B2", "explore F2", "explore D3", "done"]
    when(match, "explore D3")
    assert asked(match) == (0, "orientation")
    when(match, "lay straight")
    assert asked(match) == (0, "colonize")
    assert options(match) == ["found D3", "found C4", "found E4", "found D4", "done"]
    when(match, "found E4")
    assert (city(match, "E4").owner, city(match, "E4").mood) == (0, NEUTRAL)
    assert goods(match) == {}
    assert not table(match).units[0]


@pytest.mark.rule("COC-EVC-13")
@pytest.mark.parametrize(
    "me", [{"goods": {"food": 1}}, {"goods": {"food": 2}, "gone": {"settlement": 6}}]
)
def test_a_colony_costs_two_food_and_a_settlement(me: dict[str, Any]) -> None:
    match = played("great_discoverer", me, faces={"D3": "r14"})
    when(match, "done", "explore D3", "lay straight")
    assert is_idle(match)
    assert goods(match) == me["goods"]


@pytest.mark.rule("COC-EVC-13")
def test_the_discoverer_may_stay_at_home() -> None:
    match = when(played("great_discoverer", {}), "done", "done")
    assert is_idle(match)
    assert set(table(match).regions[2:]) == {""}


@pytest.mark.rule("COC-EVC-13")
@pytest.mark.parametrize(
    ("answer", "left"),
    [
        ("exchange mood 2", {"mood": 1, "culture": 4}),
        ("exchange culture 1", {"mood": 4, "culture": 1}),
        ("exchange mood 3", {"culture": 5}),
        ("done", {"mood": 3, "culture": 2}),
    ],
)
def test_the_athlete_exchanges_tokens_of_one_kind(answer: str, left: dict[str, int]) -> None:
    match = when(played("great_athlete", {"goods": {"mood": 3, "culture": 2}}), "done")
    assert asked(match) == (0, "great-athlete")
    kinds = (("mood", 3), ("culture", 2))
    found = [f"exchange {kind} {n}" for kind, most in kinds for n in range(1, most + 1)]
    assert options(match) == [*found, "done"]
    when(match, answer)
    assert goods(match) == left
    assert is_idle(match)


# The Great Oracle


@pytest.mark.rule("COC-EVC-29")
def test_the_oracle_lays_out_a_card_for_each_player() -> None:
    deck = ["o01", "o02", "o03", "o04"]
    match = played("great_oracle", {}, {}, {}, objective_deck=deck)
    assert asked(match) == (0, "oracle")
    assert sorted(options(match)) == ["assign o01", "assign o02", "assign o03"]
    when(match, "assign o03")
    assert asked(match) == (0, "oracle")
    when(match, "assign o01")
    assert is_idle(match)
    assert table(match).assigned == {0: "o03", 1: "o01", 2: "o02"}
    assert table(match).objective_deck == ["o04"]
    assert "assigned" not in match.view(1)["table"]
    secret = [entry.key for entry in match.journal(1)]
    assert "assigned" not in secret


@pytest.mark.rule("COC-EVC-29")
def test_the_next_objective_is_the_assigned_one() -> None:
    reader = {"goods": {"ideas": 4}}
    match = given(
        {**reader, "assigned": "o02"},
        {"assigned": "o03"},
        oracle=1,
        objective_deck=["o05", "o06"],
        action_deck=[],
    )
    when(match, "advance", "advance writing")
    assert player(match).objectives == ["o02"]
    assert table(match).objective_deck == ["o06", "o05"]
    assert table(match).assigned == {1: "o03"}
    match = given({**reader}, {"assigned": "o03"}, oracle=1, objective_deck=["o05", "o06"])
    when(match, "advance", "advance writing")
    assert player(match).objectives == ["o05"]


# The Great Architect


ARCHITECT: dict[str, Any] = {
    "civilization": "celts",
    "open_cards": ["great_architect"],
    "wonders": ["great_gardens"],
    "advances": ["engineering", "storage"],
    "goods": {"food": 5, "wood": 5, "ore": 2, "culture": 3},
    "cities": {"D2": {"mood": "happy"}, "E2": {"mood": "happy"}, "C2": {}},
}


@pytest.mark.rule("COC-EVC-27")
def test_the_architect_saves_the_advance_and_three_tokens() -> None:
    match = when(given(ARCHITECT), "build")
    assert options(match) == ["wonder D2 great_gardens", "wonder E2 great_gardens"]  # C2: Neutral
    when(match, "wonder E2 great_gardens")
    assert city(match, "E2").wonders == ("great_gardens",)
    assert city(match, "E2").activations == 1
    assert goods(match) == {"culture": 1}
    assert table(match).left == 2
    assert player(match).open_cards == ()
    assert table(match).event_discard == ["great_architect"]


@pytest.mark.rule("COC-EVC-27")
@pytest.mark.parametrize(
    "words",
    [
        {"open_cards": []},
        {"advances": ["storage"]},
        {"goods": {"food": 5, "wood": 5, "ore": 2, "culture": 1}},
        {"cities": {"D2": {}, "E2": {}}},
    ],
)
def test_what_the_architect_does_not_save(words: dict[str, Any]) -> None:
    assert "build" not in options(given({**ARCHITECT, **words}))


@pytest.mark.rule("COC-EVC-27")
def test_the_architect_needs_an_action() -> None:
    assert "build" not in options(given(ARCHITECT, left=0))


# The Great Diplomat


HERALD = {"open_cards": ["great_diplomat"]}
ARMY: dict[str, Any] = {"advances": ["tactics"], "goods": {}, "units": {"E4": "2 infantry"}}
TRUCE: dict[str, Any] = {"truce": [0, 1], "regions": {"F5": "FFFF"}}
NEIGHBOURS = ({"units": {"E5": "infantry"}}, {"units": {"F4": "infantry"}})


@pytest.mark.rule("COC-EVC-28")
def test_the_diplomat_names_another_player() -> None:
    match = drawn("great_diplomat", {"goods": {"culture": 1}}, {}, {})
    when(match, "take great_diplomat")
    assert asked(match) == (0, "truce")
    assert options(match) == ["player 1", "player 2"]
    when(match, "player 2")
    assert table(match).truce == (0, 2)


@pytest.mark.rule("COC-EVC-28")
def test_a_truce_forbids_attacks_without_two_tokens() -> None:
    match = given({**ARMY, **HERALD, "goods": {"culture": 1}}, *NEIGHBOURS, **TRUCE)
    when(match, "move", "from E4")
    assert "to F4" in options(match)
    assert "to E5" not in options(match)


@pytest.mark.rule("COC-EVC-28")
def test_two_tokens_break_a_truce() -> None:
    match = given({**ARMY, **HERALD, "goods": {"culture": 3}}, *NEIGHBOURS, **TRUCE)
    when(match, "move", "from E4", "to E5", "group infantry 2")
    assert goods(match) == {"culture": 1}
    assert told(match, "battle") == [
        {"attacker": "seat:0", "defender": "seat:1", "space": "hex:E5"}
    ]
    assert table(match).truce == ()
    assert player(match).open_cards == ()
    assert table(match).event_discard == ["great_diplomat"]


@pytest.mark.rule("COC-EVC-28")
@pytest.mark.parametrize(("tokens", "free"), [(0, False), (2, True)])
def test_a_truce_binds_the_other_player_too(tokens: int, free: bool) -> None:
    rival = {"advances": ["tactics"], "goods": {"culture": tokens}, "units": {"E5": "infantry"}}
    match = given({**HERALD}, rival, {"units": {"F4": "infantry"}}, **TRUCE, active=1)
    when(match, "move", "from E5")
    assert "to F4" in options(match)
    assert ("to E4" in options(match)) == free  # the first city of seat 0


@pytest.mark.rule("COC-EVC-28")
def test_an_attack_of_the_other_player_ends_the_truce() -> None:
    rival = {"advances": ["tactics"], "goods": {"culture": 2}, "units": {"E5": "infantry"}}
    match = given({**HERALD}, rival, {}, **TRUCE, active=1)
    when(match, "move", "from E5", "to E4")
    assert goods(match, 1).get("culture") is None
    assert player(match).open_cards == ()
    assert table(match).truce == ()


@pytest.mark.rule("COC-EVC-28")
def test_a_truce_holds_at_sea() -> None:
    sea: dict[str, Any] = {"regions": {"F5": "WWWW"}, "truce": [0, 1]}
    fleets = ({"units": {"E5": "ship"}}, {"units": {"F4": "ship"}})
    match = given({**HERALD, "goods": {}, "units": {"F5": "ship"}}, *fleets, **sea)
    when(match, "move", "from F5")
    assert "sail F4" in options(match)
    assert "sail E5" not in options(match)


@pytest.mark.rule("COC-EVC-28")
def test_the_owner_discards_the_diplomat_as_an_action() -> None:
    match = given({**ARMY, **HERALD}, *NEIGHBOURS, **TRUCE)
    when(match, "play great_diplomat")
    assert table(match).left == 2
    assert table(match).truce == ()
    assert table(match).event_discard == ["great_diplomat"]
    when(match, "move", "from E4")
    assert "to E5" in options(match)
    assert "play great_diplomat" not in options(given({**ARMY, **HERALD}, {}, {}, left=0, **TRUCE))
