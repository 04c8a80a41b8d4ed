"""Aztecs: captives, tribute, sacrifice and three leaders (COC-CIV-08 … 12, COC-CIV-57)."""

from __future__ import annotations

from typing import Any

import pytest

from oikumene.engine.match import Match
from oikumene.titles.clash.cards import BARBARIANS, FOOD, INFANTRY, ORE, WOOD
from tests.titles.clash.events import drawn, moods, points
from tests.titles.clash.fights import FIELD, ME, SEA, attack, lost, march, outcome
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

AZTECS: dict[str, Any] = {"civilization": "aztecs", "advances": ["tactics", "captives"]}
WON = "6i 6i 1l 1l"
"""Two units of the attacker destroy two and lose none."""


def captives(match: Match) -> list[str]:
    """The captives, as a position names them."""
    kinds = ("settler", "infantry", "cavalry", "elephant", "leader", "ship")
    return [f"{kinds[each % 8]}@{each // 8}" for each in player(match).captives]


def supply(match: Match, seat: int, kind: str) -> int:
    """Pieces in a player's supply."""
    left: int = match.view(seat)["table"]["players"][seat]["supply"][kind]
    return left


# Captives


@pytest.mark.rule("COC-CIV-08")
def test_fallen_enemies_of_a_battle_that_was_won_become_captives() -> None:
    mine = {**AZTECS, "units": {"D3": "2 infantry"}}
    match = attack(mine, {"units": {"D4": "infantry, cavalry"}}, WON)

    assert asked(match) == (0, "captives")
    assert options(match) == ["seize infantry", "seize cavalry", "done"]
    when(match, "seize cavalry", "seize infantry")

    assert asked(match) == (0, "act")
    assert captives(match) == ["cavalry@1", "infantry@1"]


@pytest.mark.rule("COC-CIV-08")
def test_captives_are_taken_by_choice() -> None:
    mine = {**AZTECS, "units": {"D3": "2 infantry"}}
    match = attack(mine, {"units": {"D4": "2 infantry"}}, WON)

    when(match, "seize infantry", "done")

    assert captives(match) == ["infantry@1"]


@pytest.mark.rule("COC-CIV-08")
def test_four_captives_are_all_that_can_be_held() -> None:
    mine = {**AZTECS, "captives": ["infantry@1"] * 3, "units": {"D3": "2 infantry"}}
    match = attack(mine, {"units": {"D4": "2 infantry"}}, WON)

    when(match, "seize infantry")

    assert asked(match) == (0, "act")
    assert len(captives(match)) == 4


@pytest.mark.rule("COC-CIV-08")
def test_a_leader_is_no_captive() -> None:
    mine = {**AZTECS, "units": {"D3": "2 infantry"}}
    theirs = {"leader": "alexander", "units": {"D4": "leader, elephant"}}
    match = attack(mine, theirs, "6i 6i 2c 3i")

    assert options(match) == ["seize elephant", "done"]


@pytest.mark.rule("COC-CIV-08")
def test_barbarians_are_captives_too() -> None:
    me = {**AZTECS, "units": {"D3": "infantry"}}
    match = given(me, barbarians={"units": {"D4": "infantry"}}, **FIELD)

    march(dice(match, "6i 1l"), "D3", "D4")
    when(match, "seize infantry")

    assert captives(match) == ["infantry@4"]


@pytest.mark.rule("COC-CIV-08")
def test_a_defender_who_wins_takes_captives() -> None:
    aztecs = {**AZTECS, "units": {"D4": "infantry"}}
    match = attack({**ME, "units": {"D3": "infantry"}}, aztecs, "1l 6i")
    assert asked(match) == (1, "captives")
    when(match, "seize infantry")
    assert player(match, 1).captives == (INFANTRY,)  # of seat 0
    assert supply(match, 0, "infantry") == 15


@pytest.mark.rule("COC-CIV-08")
def test_who_does_not_win_takes_nobody() -> None:
    mine = {**AZTECS, "units": {"D3": "infantry"}}
    match = attack(mine, {"units": {"D4": "infantry"}}, "5c 6i")
    assert lost(match) == [("0", "infantry"), ("1", "infantry")]
    assert outcome(match) == ["drawn"]
    assert asked(match) == (0, "act")
    assert captives(match) == []


@pytest.mark.rule("COC-CIV-08")
def test_nobody_is_taken_at_sea() -> None:
    mine = {**AZTECS, "units": {"D3": "ship"}}
    match = attack(mine, {"units": {"D4": "ship, infantry"}}, "6i 1l", **SEA)
    assert outcome(match) == ["seat:0"]
    assert asked(match) == (0, "act")


@pytest.mark.rule("COC-CIV-08")
def test_settlers_are_no_captives() -> None:
    mine = {**AZTECS, "units": {"D3": "infantry"}}
    match = attack(mine, {"units": {"D4": "settler"}})
    assert lost(match) == [("1", "settler")]
    assert captives(match) == []


@pytest.mark.rule("COC-CIV-08")
def test_a_captive_is_half_a_point() -> None:
    match = given({**AZTECS, "captives": ["infantry@1"] * 3})
    assert points(match)["objectives"] == 1.5


@pytest.mark.rule("COC-CIV-09")
def test_captives_are_missing_in_their_owners_supply() -> None:
    mine = {**AZTECS, "units": {"D3": "infantry"}}
    match = attack(mine, {"units": {"D4": "elephant"}}, "6i 1l")
    assert supply(match, 1, "elephant") == 4

    when(match, "seize elephant")

    assert supply(match, 1, "elephant") == 3


@pytest.mark.rule("COC-CIV-09")
def test_captives_that_are_spent_return_to_their_owner() -> None:
    me = {
        **AZTECS,
        "advances": ["human_sacrifice"],
        "captives": ["elephant@1"],
        "cities": {"D2": {}},
    }
    match = given(me)
    assert supply(match, 1, "elephant") == 3

    when(match, "improve")

    assert supply(match, 1, "elephant") == 4


# Tribute Empire


EMPIRE: dict[str, Any] = {
    "civilization": "aztecs",
    "advances": ["tribute_empire"],
    "cities": {"D2": {}},
}
ORE_LAND: dict[str, Any] = {"regions": {"D3": "BBBM", "D5": "MFFF"}}
"""Mountains two (D4) and three (D5) spaces from D2."""


def yields(match: Match) -> list[str]:
    """What the city may take in a collect action."""
    when(match, "collect")
    assert asked(match)[1] == "collect"
    return [text for text in options(match) if text.startswith("take")]


@pytest.mark.rule("COC-CIV-10")
@pytest.mark.parametrize("mood", ["angry", "happy"])
def test_enemy_cities_within_two_spaces_yield_by_their_terrain(mood: str) -> None:
    rival = {
        "cities": {"D7": {}, "D4": {"mood": mood}, "D5": {}},
        "units": {"D4": "2 infantry"},
    }
    match = given(EMPIRE, rival, **ORE_LAND)

    assert yields(match) == ["take D2 food", "take E2 ore", "take C2 wood", "take D4 ore"]
    when(match, "take D4 ore")

    assert goods(match)["ore"] == 1
    assert asked(match) == (0, "act")  # it was the one resource of a city of size 1


@pytest.mark.rule("COC-CIV-10")
def test_barbarian_cities_pay_tribute_too() -> None:
    barbarians = {"cities": {"D4": {}}, "units": {"D4": "infantry"}}
    assert "take D4 ore" in yields(given(EMPIRE, barbarians=barbarians, **ORE_LAND))


@pytest.mark.rule("COC-CIV-10")
def test_without_the_advance_an_enemy_city_yields_nothing() -> None:
    me = {**EMPIRE, "advances": []}
    match = given(me, {"cities": {"D7": {}, "D4": {}}}, **ORE_LAND)
    assert yields(match) == ["take D2 food", "take E2 ore", "take C2 wood"]


@pytest.mark.rule("COC-CIV-10")
def test_units_without_a_city_and_own_cities_pay_no_tribute() -> None:
    me = {**EMPIRE, "cities": {"D2": {}, "D3": {}}}
    match = given(me, {"units": {"E2": "infantry"}}, regions={"D3": "FBBM", "D5": "MFFF"})
    when(match, "collect", "city D2")
    assert options(match, "take") == ["take D2 food", "take C2 wood"]


@pytest.mark.rule("COC-CIV-10")
def test_nobody_else_gets_tribute() -> None:
    rome = {**EMPIRE, "civilization": "rome", "advances": []}
    aztecs = {"civilization": "aztecs", "advances": ["tribute_empire"]}
    match = given(rome, {**aztecs, "cities": {"D7": {}, "D4": {}}}, **ORE_LAND)
    assert yields(match) == ["take D2 food", "take E2 ore", "take C2 wood"]


BARBARIANS_NEAR: dict[str, Any] = {
    "barbarians": {"cities": {"D4": {}}, "units": {"D4": "infantry, cavalry"}}
}


@pytest.mark.rule("COC-CIV-11")
def test_a_barbarian_city_may_pay_with_a_captive() -> None:
    me = {**EMPIRE, "advances": ["captives", "tribute_empire"]}
    match = given(me, **BARBARIANS_NEAR, **ORE_LAND)
    assert {"take D4 ore", "take D4 captive"} <= set(yields(match))

    when(match, "take D4 captive")
    assert options(match) == ["seize infantry", "seize cavalry"]
    when(match, "seize cavalry")

    assert captives(match) == ["cavalry@4"]
    assert units(match, BARBARIANS, "D4") == {"infantry": 1}
    assert goods(match).get("ore", 0) == 0
    assert city(match, "D4").owner == BARBARIANS


@pytest.mark.rule("COC-CIV-11")
def test_who_takes_the_resource_gets_no_captive() -> None:
    me = {**EMPIRE, "advances": ["captives", "tribute_empire"]}
    match = given(me, **BARBARIANS_NEAR, **ORE_LAND)
    when(match, "collect", "take D4 ore")
    assert captives(match) == []
    assert units(match, BARBARIANS, "D4") == {"infantry": 1, "cavalry": 1}


@pytest.mark.rule("COC-CIV-11")
def test_an_empty_barbarian_city_has_no_captives() -> None:
    me = {**EMPIRE, "advances": ["captives", "tribute_empire"]}
    match = given(me, barbarians={"cities": {"D4": {}}}, **ORE_LAND)
    assert "take D4 captive" not in yields(match)


@pytest.mark.rule("COC-CIV-11")
@pytest.mark.parametrize(
    "me",
    [
        {},
        {"advances": ["captives", "tribute_empire"], "captives": ["infantry@1"] * 4},
    ],
)
def test_captives_need_their_advance_and_room(me: dict[str, Any]) -> None:
    match = given({**EMPIRE, **me}, **BARBARIANS_NEAR, **ORE_LAND)
    assert "take D4 captive" not in yields(match)


@pytest.mark.rule("COC-CIV-11")
def test_a_players_city_pays_with_no_captive() -> None:
    me = {**EMPIRE, "advances": ["captives", "tribute_empire"]}
    rival = {"cities": {"D7": {}, "D4": {}}, "units": {"D4": "infantry"}}
    assert "take D4 captive" not in yields(given(me, rival, **ORE_LAND))


# Human Sacrifice


PRIESTS: dict[str, Any] = {
    "civilization": "aztecs",
    "advances": ["myths", "rituals", "human_sacrifice"],
}


@pytest.mark.rule("COC-CIV-12")
def test_a_captive_makes_an_event_go_away() -> None:
    me = {**PRIESTS, "captives": ["infantry@1"], "goods": {"food": 2}}
    # The first would bring gold by its icon and take a settler by its text.
    match = drawn("migration_1", me, event_deck=["migration_1", "good_year_all"])
    assert asked(match) == (0, "may-use")

    when(match, "use human_sacrifice")

    assert captives(match) == []
    assert goods(match).get("gold", 0) == 0
    assert [each["event"] for each in told(match, "event")] == [
        "event:migration_1",
        "event:good_year_all",
    ]
    assert table(match).event_discard == ["migration_1", "good_year_all"]


@pytest.mark.rule("COC-CIV-12")
def test_it_can_be_repeated_while_captives_last() -> None:
    me = {**PRIESTS, "captives": ["infantry@1", "infantry@1"]}
    deck = ["migration_1", "migration_2", "good_year_all"]
    match = drawn("", me, event_deck=deck)

    when(match, "use human_sacrifice", "use human_sacrifice")

    assert asked(match) == (0, "act")
    assert captives(match) == []
    assert len(told(match, "event")) == 3


@pytest.mark.rule("COC-CIV-12")
def test_a_card_need_not_be_ignored() -> None:
    match = drawn("migration_1", {**PRIESTS, "captives": ["infantry@1"]})
    when(match, "no")
    assert captives(match) == ["infantry@1"]
    assert goods(match)["gold"] == 2  # the Gold Mine of its icon


@pytest.mark.rule("COC-CIV-12")
def test_captives_pay_as_mood_tokens() -> None:
    me = {**PRIESTS, "captives": ["infantry@1"], "goods": {}, "cities": {"D2": {}}}
    match = when(given(me), "improve")
    assert city(match, "D2").mood == 2
    assert captives(match) == []


@pytest.mark.rule("COC-CIV-12")
def test_captives_pay_as_culture_tokens() -> None:
    me = {**PRIESTS, "captives": ["infantry@1"], "goods": {}, "actions": ["a25"]}
    match = when(given(me, left=1), "play a25")  # Leadership costs a culture token
    assert table(match).left == 2
    assert captives(match) == []


@pytest.mark.rule("COC-CIV-12")
def test_without_the_advance_captives_pay_nothing() -> None:
    me = {**AZTECS, "captives": ["infantry@1"], "goods": {}, "cities": {"D2": {}}}
    assert "improve" not in options(given(me))


# Aztec Gold


def founding(me: dict[str, Any], region: str = "FFFF") -> Match:
    """A city is founded on D3 among some land."""
    gold = {"civilization": "aztecs", "advances": ["aztec_gold"], "units": {"D3": "settler"}}
    return when(given({**gold, **me}, regions={"D3": region}), "found")


def test_aztec_gold_comes_with_a_new_city() -> None:
    match = founding({"goods": {"food": 1}})
    assert city(match, "D3").owner == 0
    assert goods(match) == {"food": 1, "gold": 1}
    assert asked(match) == (0, "act")


def test_each_mountain_beside_it_exchanges_something_for_gold() -> None:
    match = founding({"goods": {"food": 1, "mood": 1, "culture": 1}}, "FMFM")
    assert asked(match) == (0, "aztec-gold")
    assert options(match) == ["exchange food", "exchange mood", "exchange culture", "done"]

    when(match, "exchange culture", "exchange food")

    assert goods(match) == {"mood": 1, "gold": 3}
    assert asked(match) == (0, "act")


def test_aztec_gold_need_not_be_exchanged() -> None:
    match = founding({"goods": {"food": 1}}, "FMFM")
    when(match, "done")
    assert goods(match) == {"food": 1, "gold": 1}


def test_the_cities_of_others_bring_no_gold() -> None:
    rome = {"civilization": "rome", "goods": {}, "units": {"D3": "settler"}}
    match = given(rome, {"civilization": "aztecs", "advances": ["aztec_gold"]}, **FIELD)
    when(match, "found")
    assert goods(match) == {}


def test_no_gold_comes_without_the_advance() -> None:
    assert goods(founding({"advances": [], "goods": {}}, "FMFM")) == {}


# Acamapichtli


ACAMAPICHTLI: dict[str, Any] = {
    **PRIESTS,
    "leader": "acamapichtli",
    "captives": ["infantry@1"],
    "cities": {"D2": {}, "E2": {}},
    "units": {"D2": "leader"},
}


@pytest.mark.rule("COC-CIV-57")
@pytest.mark.parametrize("kept", [FOOD, WOOD, ORE])
def test_a_captive_stands_for_two_resources_in_his_city(kept: int) -> None:
    held = ("food", "wood", "ore")[kept]
    match = given({**ACAMAPICHTLI, "goods": {held: 1}})

    when(match, "build")
    if asked(match)[1] == "gain":
        when(match, "gain mood 1")

    assert set(city(match, "D2").buildings) == {"temple"}
    assert captives(match) == []
    assert goods(match) == {"mood": 1}


@pytest.mark.rule("COC-CIV-57")
def test_a_captive_stands_for_two_different_resources_of_a_building() -> None:
    match = given(
        {**ACAMAPICHTLI, "goods": {"food": 1, "wood": 1, "ore": 1}, "advances": ["myths"]}
    )
    when(match, "build", "build D2 temple")
    assert set(options(match)) == {
        "pay food 1 wood 1 ore 1",
        "pay food 1 captive 1",
        "pay wood 1 captive 1",
        "pay ore 1 captive 1",
    }


@pytest.mark.rule("COC-CIV-57")
def test_captives_build_wonders_in_his_city() -> None:
    me = {
        **ACAMAPICHTLI,
        "advances": ["engineering", "rituals", "storage"],
        "wonders": ["great_pyramid"],
        "captives": ["infantry@1"] * 3,
        "goods": {"food": 2, "wood": 3, "ore": 1, "culture": 5},
        "cities": {"D2": {"mood": "happy"}, "E2": {}},
    }
    match = when(given(me), "build")
    assert city(match, "D2").wonders == ("great_pyramid",)
    assert captives(match) == []


@pytest.mark.rule("COC-CIV-57")
def test_elsewhere_captives_build_nothing() -> None:
    match = given({**ACAMAPICHTLI, "goods": {"food": 1}, "units": {"E2": "leader"}})
    when(match, "build")
    when(match, "gain mood 1")
    assert set(city(match, "E2").buildings) == {"temple"}
    assert city(match, "D2").buildings == {}

    away = given({**ACAMAPICHTLI, "goods": {"food": 1}, "units": {"C2": "leader"}})
    assert "build" not in options(away)


TRIBUTES: dict[str, Any] = {**ACAMAPICHTLI, "captives": [], "goods": {"mood": 2}}


@pytest.mark.rule("COC-CIV-57")
def test_two_mood_tokens_bring_a_collect_action_in_his_city() -> None:
    match = given(TRIBUTES, left=0)
    when(match, "use acamapichtli", "take D2 food")

    assert goods(match) == {"food": 1}
    assert city(match, "D2").activations == 1
    assert table(match).left == 0
    assert "use acamapichtli" not in options(match)


@pytest.mark.rule("COC-CIV-57")
def test_his_tribute_comes_once_a_turn() -> None:
    match = given({**TRIBUTES, "goods": {"mood": 4}})
    when(match, "use acamapichtli", "take D2 food")
    assert goods(match) == {"food": 1, "mood": 2}
    assert "use acamapichtli" not in options(match)


@pytest.mark.rule("COC-CIV-57")
@pytest.mark.parametrize(
    ("me", "may"),
    [
        ({}, True),
        ({"cities": {"D2": {"buildings": ["temple", "academy"]}}}, True),
        ({"cities": {"D2": {"buildings": ["temple", "academy", "port"]}}}, False),
        ({"goods": {"mood": 1}}, False),
        ({"units": {"C2": "leader"}}, False),
        ({"cities": {"D2": {"mood": "angry", "activations": 1, "spent": True}}}, False),
    ],
)
def test_his_city_must_be_small(me: dict[str, Any], may: bool) -> None:
    sea = {"regions": {"D3": "WFFF"}}
    assert ("use acamapichtli" in options(given({**TRIBUTES, **me}, **sea))) == may


@pytest.mark.rule("COC-CIV-57")
def test_his_tribute_is_a_collect_action_that_a_free_economy_forbids() -> None:
    assert "use acamapichtli" not in options(given(TRIBUTES, used=["free_economy"]))


# Ahuitzotl


AHUITZOTL: dict[str, Any] = {**AZTECS, "leader": "ahuitzotl"}


@pytest.mark.rule("COC-LDR-05")
@pytest.mark.parametrize(("start", "end", "cancelled"), [("D4", "D5", 1), ("D3", "D4", 0)])
def test_far_from_home_ahuitzotl_cancels_a_hit_in_every_round(
    start: str, end: str, cancelled: int
) -> None:
    mine = {**AHUITZOTL, "units": {start: "leader, infantry"}}
    match = attack(mine, {"units": {end: "infantry"}}, "2c 2c 5c", start=start, end=end)
    when(match, *(["lose infantry"] if not cancelled else []))
    assert len(lost(match)) == 1 - cancelled

    when(dice(match, "2c 2c 5c" if cancelled else "2c 5c"), "fight")
    assert len(lost(match)) == 2 * (1 - cancelled)


@pytest.mark.rule("COC-LDR-05")
def test_he_must_take_part() -> None:
    mine = {**AHUITZOTL, "units": {"D4": "infantry", "D2": "leader"}}
    match = attack(mine, {"units": {"D5": "infantry"}}, "2c 5c", start="D4", end="D5")
    assert lost(match) == [("0", "infantry")]


SACRIFICE: dict[str, Any] = {
    **AHUITZOTL,
    "advances": ["myths"],
    "captives": ["infantry@1", "infantry@1"],
    "goods": {"food": 1, "wood": 1, "ore": 1},
    "cities": {"D2": {}, "E2": {}},
    "units": {"D2": "leader"},
}


@pytest.mark.rule("COC-LDR-05")
def test_a_mass_sacrifice_builds_in_his_city_for_the_normal_price() -> None:
    match = given(SACRIFICE, left=0)

    when(match, "use ahuitzotl", "gain mood 1")

    assert set(city(match, "D2").buildings) == {"temple"}
    assert city(match, "D2").activations == 1
    assert captives(match) == []
    assert goods(match) == {"mood": 1}
    assert table(match).left == 0


@pytest.mark.rule("COC-LDR-05")
@pytest.mark.parametrize(
    "me",
    [
        {"captives": ["infantry@1"]},
        {"goods": {"food": 1, "wood": 1}},
        {"units": {"C2": "leader"}},
        {"cities": {"D2": {"mood": "angry"}, "E2": {}}},
    ],
)
def test_a_mass_sacrifice_needs_captives_his_city_and_the_price(me: dict[str, Any]) -> None:
    assert "use ahuitzotl" in options(given(SACRIFICE))
    assert "use ahuitzotl" not in options(given({**SACRIFICE, **me}))


@pytest.mark.rule("COC-LDR-05")
def test_a_mass_sacrifice_comes_once_a_turn() -> None:
    rich = {
        "captives": ["infantry@1"] * 4,
        "goods": {"food": 2, "wood": 2, "ore": 2},
        "advances": ["myths", "writing"],
        "cities": {"D2": {}, "E2": {}, "C2": {}},
    }
    match = given({**SACRIFICE, **rich})
    when(match, "use ahuitzotl", "build D2 academy")
    assert "use ahuitzotl" not in options(match)
    assert "build" in options(match)


# Marqzen


MARQZEN: dict[str, Any] = {
    "civilization": "aztecs",
    "leader": "marqzen",
    "goods": {},
    "cities": {"D2": {}},
    "units": {"D2": "leader"},
}


@pytest.mark.rule("COC-LDR-05")
def test_marqzen_gives_back_the_mood_that_an_event_took() -> None:
    match = drawn("famine_1", MARQZEN)
    assert asked(match) == (0, "may-use")
    when(match, "use marqzen")
    assert moods(match, ["D2"]) == [1]


@pytest.mark.rule("COC-LDR-05")
def test_marqzen_need_not_do_it_and_does_it_only_in_his_city() -> None:
    match = when(drawn("famine_1", MARQZEN), "no")
    assert moods(match, ["D2"]) == [0]

    away = {**MARQZEN, "units": {"C2": "leader"}}
    assert moods(drawn("famine_1", away), ["D2"]) == [0]


@pytest.mark.rule("COC-LDR-05")
def test_marqzen_gives_back_units_that_an_event_took() -> None:
    me = {**MARQZEN, "units": {"D2": "leader, 2 infantry"}}
    match = when(drawn("epidemic", me), "lose D2 infantry")
    assert units(match, 0, "D2") == {"leader": 1, "infantry": 1}

    when(match, "use marqzen")

    assert units(match, 0, "D2") == {"leader": 1, "infantry": 2}


@pytest.mark.rule("COC-LDR-05")
def test_units_that_were_elsewhere_do_not_come_back() -> None:
    me = {**MARQZEN, "units": {"D2": "leader", "D1": "infantry"}}
    match = when(drawn("epidemic", me), "lose D1 infantry")
    assert asked(match) == (0, "act")
    assert units(match, 0, "D2") == {"leader": 1}


@pytest.mark.rule("COC-LDR-05")
def test_marqzen_works_against_the_events_of_others() -> None:
    theirs = {**MARQZEN, "cities": {"D7": {}}, "units": {"D7": "leader"}}
    match = drawn("major_flood", {"civilization": "rome"}, theirs, regions={"D5": "FFFW"})
    assert asked(match) == (1, "may-use")
    when(match, "use marqzen")
    assert moods(match, ["D7"]) == [1]


@pytest.mark.rule("COC-LDR-05")
def test_marqzen_does_nothing_about_icons() -> None:
    match = drawn("brisk_trade", MARQZEN, regions={"D3": "WFFF"})

    assert told(match, "pirates-placed")[0] == {"space": "hex:D3"}
    assert moods(match, ["D2"]) == [0]  # pirates found nothing else
    assert asked(match) == (0, "act")


FEAR: dict[str, Any] = {**MARQZEN, "advances": ["tactics"], "units": {"D3": "leader"}}


@pytest.mark.rule("COC-LDR-05")
def test_marqzen_drives_an_enemy_unit_beside_him_away() -> None:
    match = given(FEAR, {"units": {"D4": "infantry, settler"}}, **FIELD)

    when(match, "use marqzen")
    assert options(match) == ["frighten D4 settler", "frighten D4 infantry"]
    when(match, "frighten D4 infantry")
    assert asked(match) == (0, "flee")
    assert set(options(match)) == {"to C4", "to E4", "to D5"}  # explored land without him
    when(match, "to D5")

    assert units(match, 1, "D5") == {"infantry": 1}
    assert units(match, 1, "D4") == {"settler": 1}
    assert table(match).left == 2
    assert "use marqzen" not in options(match)  # once a turn


@pytest.mark.rule("COC-LDR-05")
def test_frightened_units_meet_no_enemies_and_heed_the_army_limit() -> None:
    rival = {"units": {"D4": "infantry", "C4": "4 infantry"}}
    me = {**FEAR, "units": {"D3": "leader", "E4": "settler"}, "cities": {"D2": {}, "D5": {}}}
    match = given(me, rival, regions={"D3": "FFFF", "D5": "FWWW"})
    when(match, "use marqzen")  # the only way is from C4 to D4
    assert units(match, 1, "D4") == {"infantry": 2}
    assert units(match, 1, "C4") == {"infantry": 3}


@pytest.mark.rule("COC-LDR-05")
def test_settlers_flee_to_a_full_army_and_soldiers_to_its_last_place() -> None:
    rival = {"units": {"D4": "infantry, settler", "C4": "4 cavalry", "E4": "3 infantry"}}
    match = when(given(FEAR, rival, **FIELD), "use marqzen")
    soldier = when(match.clone(), "frighten D4 infantry")
    assert set(options(soldier)) == {"to E4", "to D5"}
    settler = when(match, "frighten D4 settler")
    assert set(options(settler)) == {"to C4", "to E4", "to D5"}


@pytest.mark.rule("COC-LDR-05")
def test_ships_and_their_cargo_do_not_fear_him() -> None:
    match = given(FEAR, {"units": {"D4": "ship, infantry"}}, regions={"D3": "FFFW", "D5": "FFFF"})
    assert "use marqzen" not in options(match)
