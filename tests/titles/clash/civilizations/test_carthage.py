"""Carthage: elephants, colonies, pirates and three leaders (COC-CIV-16 … 22)."""

from __future__ import annotations

from typing import Any

import pytest

from oikumene.engine.match import Match
from oikumene.titles.clash.cards import PIRATES
from oikumene.titles.clash.pieces import HIRED, at
from tests.titles.clash.events import drawn
from tests.titles.clash.fights import (
    FIELD,
    HOME,
    SEA,
    attack,
    lost,
    march,
    outcome,
    rolled,
    siege,
    values,
)
from tests.titles.clash.given import (
    asked,
    city,
    dice,
    given,
    goods,
    options,
    player,
    space,
    table,
    told,
    units,
    when,
)

CARTHAGE: dict[str, Any] = {"civilization": "carthage", "goods": {}}
"""Its home region has Sea on D1."""
PORT: dict[str, Any] = {"D2": {"buildings": ["port"], "port": "D3"}}


def hired(match: Match, name: str) -> int:
    """Pirate ships on a space that sail for Carthage."""
    return sum(bool(u & HIRED) for u in at(table(match), 0, space(match, name)))


# Warbeasts


def elephants(me: dict[str, Any], buildings: list[str]) -> list[str]:
    """How an elephant can be paid; the only way is taken."""
    town = {"D2": {"mood": "angry", "buildings": buildings}}
    match = given({**CARTHAGE, "advances": ["warbeasts"], "cities": town, **me})
    if "recruit" not in options(match):
        return []
    when(match, "recruit")
    if asked(match)[1] == "recruit":
        if "recruit elephant" not in options(match):
            return []
        when(match, "recruit elephant")
    if asked(match)[1] == "pay":
        return options(match)
    if units(match, 0, "D2") != {"elephant": 1}:
        return []
    return [f"pay {each['goods']}" for each in told(match, "paid")]


def test_culture_pays_for_the_food_of_elephants() -> None:
    assert elephants({"goods": {"culture": 2}}, ["market"]) == ["pay culture 2"]
    assert elephants({"goods": {"food": 1, "culture": 1}}, ["market"]) == ["pay food 1 culture 1"]
    assert elephants({"advances": [], "goods": {"culture": 2}}, ["market"]) == []


@pytest.mark.parametrize(
    ("held", "ways"),
    [
        ({"food": 2, "wood": 2}, []),
        ({"food": 1, "gold": 1}, ["pay food 1 gold 1"]),
        ({"food": 1, "culture": 1}, ["pay food 1 culture 1"]),
        ({"gold": 2}, ["pay gold 2"]),
        ({"culture": 2}, ["pay culture 2"]),
        ({"food": 2, "gold": 1}, ["pay food 1 gold 1"]),
    ],
)
def test_without_a_market_elephants_cost_gold_or_culture(
    held: dict[str, int], ways: list[str]
) -> None:
    assert elephants({"goods": held}, []) == ways


def test_cavalry_still_needs_a_market() -> None:
    me = {**CARTHAGE, "advances": ["warbeasts"], "goods": {"food": 1, "wood": 1, "gold": 1}}
    match = when(given(me), "recruit")
    assert "recruit elephant" in options(match)
    assert "recruit cavalry" not in options(match)


def test_elephants_of_others_have_their_price_and_place() -> None:
    carthage = {**CARTHAGE, "advances": ["warbeasts", "carthage_mercenaries"]}
    rome = {"civilization": "rome", "advances": ["draft"], "leaders": []}
    held = {"goods": {"culture": 1, "gold": 1}}
    assert "recruit" not in options(given({**rome, **held}, carthage))
    town = {"cities": {"D2": {"buildings": ["market"]}}, "goods": {"culture": 2}}
    assert "recruit" not in options(given({**rome, **town}, carthage))


# Mercenaries


DRAFT: dict[str, Any] = {**CARTHAGE, "advances": ["draft", "carthage_mercenaries"]}


def test_gold_pays_for_draft() -> None:
    match = given({**DRAFT, "goods": {"gold": 1}, "cities": {"D2": {"mood": "angry"}}})
    when(match, "recruit")
    assert units(match, 0, "D2") == {"infantry": 1}
    assert goods(match) == {}


@pytest.mark.parametrize("token", ["gold", "mood"])
def test_draft_brings_a_ship_to_a_city_with_a_port(token: str) -> None:
    match = given({**DRAFT, "goods": {token: 2}, "cities": PORT}, **SEA)

    when(match, "recruit", "recruit ship")
    if asked(match)[1] == "pay":
        when(match, f"pay {token} 1")

    assert units(match, 0, "D3") == {"ship": 1}
    assert goods(match) == {token: 1}
    assert asked(match)[1] != "recruit"  # Draft is for one unit of an action


def test_ships_of_draft_need_a_port() -> None:
    me = {**DRAFT, "goods": {"gold": 1}, "cities": {"D2": {"buildings": ["temple"]}}}
    match = when(given(me, **SEA), "recruit")
    assert units(match, 0, "D2") == {"infantry": 1}


def test_without_the_advance_draft_takes_mood_and_brings_infantry() -> None:
    me = {**DRAFT, "advances": ["draft"], "goods": {"gold": 1}, "cities": PORT}
    assert "recruit" not in options(given(me, **SEA))


# Hegemony


FOUNDERS: dict[str, Any] = {**CARTHAGE, "advances": ["tactics", "hegemony"]}
COLONY: dict[str, Any] = {"regions": {"D3": "WWFB", "D5": "BBBB"}}
"""The only land for a colony is E4."""


@pytest.mark.rule("COC-CIV-16")
def test_a_ship_becomes_a_city_on_the_coast() -> None:
    match = given({**FOUNDERS, "units": {"D3": "2 ship"}}, regions={"D3": "WTFB"})

    when(match, "use hegemony")
    assert asked(match) == (0, "hegemony")
    assert options(match) == ["colonize D3 C4", "colonize D3 E4"]  # not on Barren D4, not D2
    when(match, "colonize D3 C4")

    founded = city(match, "C4")
    assert (founded.owner, founded.size, founded.mood, founded.activations) == (0, 1, 1, 0)
    assert units(match, 0, "D3") == {"ship": 1}
    assert table(match).left == 2


@pytest.mark.rule("COC-CIV-16")
@pytest.mark.parametrize(
    ("me", "rival", "words"),
    [
        ({}, {"units": {"E4": "settler"}}, {}),
        ({}, {}, {"exhausted": ["E4"]}),
        ({}, {"cities": {"D7": {}, "E4": {}}}, {}),
        ({"gone": {"settlement": 6}}, {}, {}),
        ({"units": {"D2": "settler"}}, {}, {}),
        ({"advances": []}, {}, {}),
    ],
)
def test_the_normal_rules_of_founding_hold(
    me: dict[str, Any], rival: dict[str, Any], words: dict[str, Any]
) -> None:
    base = {**FOUNDERS, "units": {"D3": "ship"}}
    assert "use hegemony" in options(given(base, **COLONY))
    assert "use hegemony" not in options(given({**base, **me}, rival, **COLONY, **words))


@pytest.mark.rule("COC-CIV-17")
def test_what_the_ship_carried_goes_into_the_city_and_does_not_move_again() -> None:
    match = given({**FOUNDERS, "units": {"D3": "ship, infantry, settler"}}, **COLONY)
    when(match, "use hegemony")
    assert asked(match) == (0, "go-ashore")
    when(match, "group infantry 1 settler 1")

    assert units(match, 0, "E4") == {"infantry": 1, "settler": 1}
    assert units(match, 0, "D3") == {}
    when(match, "move")
    assert asked(match) == (0, "act")  # nobody could move


@pytest.mark.rule("COC-CIV-17")
def test_a_shipload_goes_ashore_as_far_as_the_army_limit_allows() -> None:
    fleet = {"D3": "2 ship, 3 infantry, settler"}
    match = when(given({**FOUNDERS, "units": fleet}, **COLONY), "use hegemony")
    assert "group infantry 2" in options(match)
    assert "group infantry 1 settler 1" in options(match)
    assert "group infantry 2 settler 1" not in options(match)  # a ship carries two

    crowd = {**fleet, "E4": "3 infantry"}
    match = when(given({**FOUNDERS, "units": crowd}, **COLONY), "use hegemony")
    assert set(options(match)) == {
        "group infantry 1 settler 1",
        "group infantry 1",
        "group settler 1",
        "done",
    }


@pytest.mark.rule("COC-CIV-17")
def test_it_may_stay_on_another_ship_with_room() -> None:
    match = given({**FOUNDERS, "units": {"D3": "2 ship, 2 infantry"}}, **COLONY)
    when(match, "use hegemony", "done")
    assert units(match, 0, "D3") == {"ship": 1, "infantry": 2}
    assert units(match, 0, "E4") == {}


@pytest.mark.rule("COC-CIV-17")
def test_what_finds_no_room_is_removed() -> None:
    match = given({**FOUNDERS, "units": {"D3": "2 ship, 3 infantry"}}, **COLONY)
    when(match, "use hegemony", "done")
    assert units(match, 0, "D3") == {"ship": 1, "infantry": 2}
    assert lost(match) == [("0", "infantry")]


@pytest.mark.rule("COC-CIV-17")
def test_the_whole_cargo_is_lost_with_the_last_ship() -> None:
    match = given({**FOUNDERS, "units": {"D3": "ship, 2 infantry"}}, **COLONY)
    when(match, "use hegemony", "done")
    assert units(match, 0, "D3") == {}
    assert lost(match) == [("0", "infantry")] * 2


@pytest.mark.rule("COC-CIV-17")
def test_a_pirate_ship_under_control_may_be_used() -> None:
    me = {
        **FOUNDERS,
        "advances": ["hegemony", "pirate_allies"],
        "units": {"D3": "ship, ship hired"},
    }
    match = given(me, **COLONY)
    when(match, "use hegemony")
    assert options(match) == ["take pirate", "take ship"]
    when(match, "take pirate")

    assert city(match, "E4").owner == 0
    assert (units(match, 0, "D3"), hired(match, "D3")) == ({"ship": 1}, 0)
    assert table(match).units[PIRATES] == []


@pytest.mark.rule("COC-CIV-17")
def test_a_pirate_ship_that_is_left_behind_is_nobodys() -> None:
    me = {**FOUNDERS, "advances": ["hegemony", "pirate_allies"]}
    match = given({**me, "units": {"D3": "ship, ship hired"}}, **COLONY)
    when(match, "use hegemony", "take ship")
    assert units(match, 0, "D3") == {}
    assert units(match, PIRATES, "D3") == {"ship": 1}


# Pirate Allies


ALLIES: dict[str, Any] = {**CARTHAGE, "advances": ["tactics", "pirate_allies"]}
NAVIGATORS = {"advances": ["navigation", "pirate_allies"]}
"""Where another advance is gained, the link must be there."""
STRAIT: dict[str, Any] = {"regions": {"D3": "WFFW", "D5": "WFFF"}}
"""From D3 ships come to D5 only through D4."""


def whereto(match: Match, start: str = "D3") -> list[str]:
    """Where ships may go."""
    when(match, "move", f"from {start}")
    assert asked(match)[1] == "where"
    return options(match, "sail")


@pytest.mark.rule("COC-CIV-18")
def test_ships_pass_pirates_without_a_fight() -> None:
    match = given({**ALLIES, "units": {"D3": "ship"}}, pirates={"D4": "ship"}, **STRAIT)
    assert whereto(match) == ["sail D4", "sail D5"]
    when(match, "sail D5")
    assert units(match, 0, "D5") == {"ship": 1}
    assert not told(match, "battle")
    assert units(match, PIRATES, "D4") == {"ship": 1}


@pytest.mark.rule("COC-CIV-18")
def test_without_the_advance_pirates_are_in_the_way() -> None:
    me = {**ALLIES, "advances": [], "units": {"D3": "ship"}}
    match = given(me, pirates={"D4": "ship"}, **STRAIT)
    march(match, "D3", "D4")
    assert told(match, "battle")


@pytest.mark.rule("COC-CIV-18")
def test_on_their_space_the_owner_decides_whether_to_fight() -> None:
    words: dict[str, Any] = {"pirates": {"D4": "ship"}, **STRAIT}
    peace = march(given({**ALLIES, "units": {"D3": "ship"}}, **words), "D3", "D4")
    assert asked(peace) == (0, "pirates")
    assert options(peace) == ["ally", "attack"]
    when(peace, "ally")
    assert not told(peace, "battle")
    assert units(peace, 0, "D4") == {"ship": 2}

    war = march(given({**ALLIES, "units": {"D3": "ship"}}, **words), "D3", "D4")
    when(dice(war, "6i 1l"), "attack", "gain mood 1")
    assert outcome(war) == ["seat:0"]
    assert goods(war) == {"gold": 1, "mood": 1}
    assert units(war, 0, "D4") == {"ship": 1}


@pytest.mark.rule("COC-CIV-18")
@pytest.mark.parametrize("answer", ["ally", "attack"])
def test_recruited_ships_may_fight_or_not(answer: str) -> None:
    me = {**ALLIES, "goods": {"wood": 2}, "cities": PORT}
    match = given(me, pirates={"D3": "ship"}, **SEA)
    when(match, "recruit")
    assert asked(match) == (0, "pirates")
    when(dice(match, "6i 1l"), answer)
    assert bool(told(match, "battle")) == (answer == "attack")
    assert units(match, 0, "D3") == {"ship": 2 if answer == "ally" else 1}


@pytest.mark.rule("COC-CIV-19")
def test_land_units_board_pirate_ships() -> None:
    match = given({**ALLIES, "units": {"D2": "3 infantry"}}, pirates={"D3": "ship"}, **SEA)
    when(match, "move", "from D2", "to D3")
    assert options(match) == ["group infantry 2", "group infantry 1"]  # a ship carries two
    when(match, "group infantry 2")
    assert units(match, 0, "D3") == {"infantry": 2, "ship": 1}
    assert hired(match, "D3") == 1
    assert units(match, PIRATES, "D3") == {}


@pytest.mark.rule("COC-CIV-19")
def test_nobody_else_boards_or_passes_pirate_ships() -> None:
    rome = {"civilization": "rome", "advances": ["tactics"], "units": {"D2": "infantry"}}
    match = given(rome, ALLIES, pirates={"D3": "ship"}, **SEA)
    when(match, "move", "from D2")
    assert "to D3" not in options(match)

    match = given({**rome, "units": {"D3": "ship"}}, ALLIES, pirates={"D4": "ship"}, **STRAIT)
    march(match, "D3", "D4")
    assert told(match, "battle")


@pytest.mark.rule("COC-CIV-19")
def test_who_loses_against_pirates_does_not_stay_aboard_their_ships() -> None:
    me = {**ALLIES, "units": {"D3": "ship, infantry"}}
    match = march(given(me, pirates={"D4": "ship"}, **SEA), "D3", "D4", "ship 1 infantry 1")
    when(dice(match, "1l 6i"), "attack")
    assert outcome(match) == ["owner:pirates"]
    assert units(match, 0, "D4") == {}


@pytest.mark.rule("COC-CIV-19")
def test_pirates_sail_with_an_own_unit_only() -> None:
    crew = given({**ALLIES, "units": {"D3": "infantry, 2 ship hired"}}, **STRAIT)
    assert whereto(crew) == ["sail D4", "sail D5"]
    when(crew, "sail D5")
    assert options(crew) == ["group ship 2 infantry 1", "group ship 1 infantry 1"]
    when(crew, "group ship 1 infantry 1")

    assert units(crew, 0, "D5") == {"infantry": 1, "ship": 1}
    assert units(crew, 0, "D3") == {}
    assert units(crew, PIRATES, "D3") == {"ship": 1}  # left alone it is nobody's


@pytest.mark.rule("COC-CIV-19")
def test_pirates_fight_for_carthage() -> None:
    me = {**ALLIES, "units": {"D3": "ship, ship hired"}}
    match = attack(me, {"units": {"D4": "ship"}}, "2c 3e 1l", **SEA)
    assert rolled(match) == [["2c", "3e"], ["1l"]]
    assert outcome(match) == ["seat:0"]
    assert units(match, 0, "D4") == {"ship": 2}


@pytest.mark.rule("COC-CIV-19")
def test_pirates_are_units_that_an_event_can_take() -> None:
    me = {**ALLIES, **NAVIGATORS, "units": {"D3": "2 ship, ship hired"}}
    match = drawn("epidemic", me, **SEA)
    assert set(options(match)) == {"lose D3 ship", "lose D3 pirate"}
    when(match, "lose D3 pirate")  # the other one is an own ship
    assert (units(match, 0, "D3"), hired(match, "D3")) == ({"ship": 1}, 0)


@pytest.mark.rule("COC-CIV-19")
def test_pirates_that_an_event_leaves_alone_are_nobodys() -> None:
    me = {**ALLIES, **NAVIGATORS, "units": {"D3": "ship, 2 ship hired"}}
    match = when(drawn("epidemic", me, **SEA), "lose D3 ship")
    assert units(match, 0, "D3") == {}
    assert units(match, PIRATES, "D3") == {"ship": 1}


@pytest.mark.rule("COC-CIV-19")
def test_ships_that_retreat_to_pirates_are_their_allies() -> None:
    me = {**ALLIES, "units": {"D3": "ship"}}
    match = given(me, {"units": {"D5": "ship"}}, pirates={"D4": "ship"}, **STRAIT)
    march(dice(match, "1l 1l"), "D3", "D5")
    when(match, "retreat")
    assert units(match, 0, "D4") == {"ship": 2}
    assert hired(match, "D4") == 1


@pytest.mark.rule("COC-CIV-19")
def test_pirates_serve_trade_routes() -> None:
    rival: dict[str, Any] = {"cities": {"D7": {}, "D5": {}, "C6": {}}}
    me = {**ALLIES, "advances": ["pirate_allies", "trade_routes"]}
    me["units"] = {"D4": "ship, ship hired"}
    match = given(me, rival, regions={"D3": "WWWW", "D5": "FFFF"}, phase="turn")
    assert told(match, "traded") == [{"seat": "seat:0", "n": 2}]

    alone = given(
        {**me, "units": {"D4": "ship"}}, rival, phase="turn", regions={"D3": "WWWW", "D5": "FFFF"}
    )
    assert told(alone, "traded") == [{"seat": "seat:0", "n": 1}]


BESIDE: dict[str, Any] = {"cities": {"D7": {}, "D4": {}}, "goods": {"food": 1}}
"""A rival with a city on D4, beside the ships on D3."""


@pytest.mark.rule("COC-CIV-20")
@pytest.mark.parametrize(("under_control", "come"), [(1, 2), (3, 1)])
def test_the_pirate_icon_ignores_pirates_under_control(under_control: int, come: int) -> None:
    fleet = {"D3": f"ship, {under_control} ship hired"}
    me = {**ALLIES, **NAVIGATORS, "units": fleet, "goods": {"ore": 1}}
    match = drawn("brisk_trade", me, BESIDE, regions={"D3": "WFFF", "D5": "FFFF"})

    assert hired(match, "D3") == under_control  # none of them is moved
    assert units(match, PIRATES, "D1") == {"ship": come}  # the only other Sea
    assert [each["seat"] for each in told(match, "pirates-raided")] == ["seat:0"]


@pytest.mark.rule("COC-CIV-20")
def test_if_all_four_are_under_control_pirate_events_do_nothing() -> None:
    me = {**ALLIES, **NAVIGATORS, "units": {"D3": "ship, 4 ship hired"}, "goods": {"food": 1}}
    match = drawn("brisk_trade", me, BESIDE, regions={"D3": "WFFF", "D5": "FFFF"})
    assert told(match, "pirates-placed") == []
    assert told(match, "pirates-raided") == []
    assert hired(match, "D3") == 4


@pytest.mark.rule("COC-CIV-20")
def test_opponents_get_no_reward_for_them() -> None:
    theirs = {**ALLIES, "units": {"D4": "ship, ship hired"}}
    match = attack({"goods": {}, "units": {"D3": "2 ship"}}, theirs, "6i 6i 1l 1l", **SEA)
    assert outcome(match) == ["seat:0"]
    assert goods(match) == {}


@pytest.mark.rule("COC-CIV-20")
def test_they_fall_first() -> None:
    theirs = {**ALLIES, "units": {"D4": "ship, ship hired"}}
    match = attack({"units": {"D3": "2 ship"}}, theirs, "2c 3e 1l 1l", **SEA)
    assert lost(match) == [("1", "ship")]
    assert units(match, 1, "D4") == {"ship": 1}
    assert not any(u & HIRED for u in at(table(match), 1, space(match, "D4")))


@pytest.mark.rule("COC-CIV-21")
def test_a_fleet_has_up_to_eight_ships() -> None:
    match = given({**ALLIES, "units": {"D3": "4 ship"}}, pirates={"D4": "4 ship"}, **SEA)
    march(match, "D3", "D4", "ship 4")
    when(match, "ally")
    assert units(match, 0, "D4") == {"ship": 8}
    assert hired(match, "D4") == 4

    when(match, "end")
    assert units(match, 0, "D4") == {"ship": 8}


@pytest.mark.rule("COC-CIV-21")
def test_pirates_do_not_use_up_own_ships() -> None:
    me = {**ALLIES, "goods": {"wood": 2}, "cities": PORT, "units": {"D3": "3 ship, 4 ship hired"}}
    match = when(given(me, **SEA), "recruit")
    assert units(match, 0, "D3") == {"ship": 8}
    seen = match.view(0)["table"]["players"][0]["supply"]
    assert seen["ship"] == 0


@pytest.mark.rule("COC-CIV-22")
def test_own_ships_may_attack_the_pirates_beside_them_and_stay_there() -> None:
    match = given({**ALLIES, "units": {"D3": "ship, ship hired"}}, **SEA)
    when(match, "move", "from D3")
    assert "attack-pirates D3" in options(match)
    when(dice(match, "6i 1l"), "attack-pirates D3", "gain culture 1")
    assert outcome(match) == ["seat:0"]
    assert goods(match) == {"gold": 1, "culture": 1}
    assert units(match, 0, "D3") == {"ship": 1}


@pytest.mark.rule("COC-CIV-22")
def test_own_ships_join_a_battle_that_another_one_starts() -> None:
    me = {**ALLIES, "units": {"D3": "ship", "D4": "ship, ship hired"}}
    match = march(given(me, **SEA), "D3", "D4")
    assert asked(match) == (0, "pirates")
    when(dice(match, "2c 3e 1l"), "attack", "gain mood 1")
    assert rolled(match) == [["2c", "3e"], ["1l"]]
    assert outcome(match) == ["seat:0"]
    assert units(match, 0, "D4") == {"ship": 2}


# Hannibal


HANNIBAL: dict[str, Any] = {**CARTHAGE, "leader": "hannibal", "advances": ["tactics"]}


STRONG: dict[str, Any] = {
    "advances": ["tactics", "steel_weapons", "metallurgy"],
    "actions": ["a06"],
    "units": {"D4": "infantry"},
}
"""Steel Weapons and High Morale give two each."""


@pytest.mark.rule("COC-LDR-05")
@pytest.mark.parametrize(
    ("army", "most"), [({"D3": "leader"}, 2), ({"D3": "infantry", "D2": "leader"}, 4)]
)
def test_in_the_first_round_hannibals_enemies_add_at_most_two(
    army: dict[str, str], most: int
) -> None:
    match = attack({**HANNIBAL, "units": army}, STRONG)
    when(dice(match, "- 2c 1l"), "lay a06")
    assert values(match) == [2, 1 + most]


@pytest.mark.rule("COC-LDR-05")
def test_in_later_rounds_hannibals_enemies_add_what_they_have() -> None:
    match = attack({**HANNIBAL, "units": {"D3": "leader"}}, STRONG)
    when(dice(match, "2c 1l"), "none")
    assert values(match) == [2, 1 + 2]
    when(match, "fight")
    when(dice(match, "- 2c 1l"), "lay a06")
    assert values(match) == [2, 1 + 4]


@pytest.mark.rule("COC-LDR-05")
def test_hannibals_own_bonus_is_not_limited() -> None:
    mine = {**STRONG, **HANNIBAL, "advances": STRONG["advances"], "units": {"D3": "leader"}}
    match = attack(mine, {"units": {"D4": "infantry"}})
    when(dice(match, "- 2c 1l"), "lay a06")
    assert values(match) == [2 + 4, 1]


@pytest.mark.rule("COC-LDR-05")
@pytest.mark.parametrize(
    ("group", "moves_on"),
    [("leader, elephant", True), ("leader, infantry", False), ("infantry, elephant", False)],
)
def test_hannibal_crosses_mountains_with_an_elephant(group: str, moves_on: bool) -> None:
    army = {"D3": group} if "leader" in group else {"D3": group, "D2": "leader"}
    match = given({**HANNIBAL, "units": army}, regions={"D3": "FFFM", "D5": "FFFF"})
    march(match, "D3", "D4")
    when(match, *(["done"] if asked(match)[1] == "move" else []))
    when(match, "move")
    can = asked(match)[1] == "move" and "from D4" in options(match)
    assert can == moves_on


# Hanno


HANNO: dict[str, Any] = {**CARTHAGE, "leader": "hanno", "units": {"D3": "ship, leader"}}


@pytest.mark.rule("COC-LDR-05")
def test_hanno_sails_as_a_free_action() -> None:
    match = given({**HANNO, "units": {"D3": "2 ship, leader"}}, left=1, **STRAIT)
    when(match, "use hanno", "sail D5")
    assert set(options(match)) == {"group ship 2 leader 1", "group ship 1 leader 1"}
    when(match, "group ship 1 leader 1")

    assert units(match, 0, "D5") == {"ship": 1, "leader": 1}
    assert table(match).left == 1
    assert "use hanno" not in options(match)
    when(match, "move")
    assert options(match) == ["from D3", "done"]  # neither he nor his ship moves again


@pytest.mark.rule("COC-LDR-05")
def test_hanno_and_his_ships_must_not_have_moved() -> None:
    match = march(given(HANNO, **STRAIT), "D3", "D4", "ship 1 leader 1")
    when(match, *(["done"] if asked(match)[1] == "move" else []))
    assert asked(match) == (0, "act")
    assert "use hanno" not in options(match)


@pytest.mark.rule("COC-LDR-05")
def test_hanno_remembers_an_earlier_move_of_the_turn() -> None:
    match = given({**HANNO, "units": {"D3": "ship, leader", "D2": "settler"}}, **STRAIT)
    march(match, "D3", "D4", "ship 1 leader 1")
    when(match, "done", "move", "from D2", "to C2", "done")
    assert asked(match) == (0, "act")
    assert "use hanno" not in options(match)


@pytest.mark.rule("COC-LDR-05")
def test_hanno_needs_a_ship_that_has_not_moved() -> None:
    fleet = {"D3": "ship, leader", "D4": "ship"}
    match = given({**HANNO, "units": fleet}, **STRAIT)
    march(match, "D4", "D3")
    when(match, "done", "use hanno", "sail D5")
    assert units(match, 0, "D5") == {"ship": 1, "leader": 1}
    assert units(match, 0, "D3") == {"ship": 1}  # it came from D4 in this turn


@pytest.mark.rule("COC-LDR-05")
def test_hanno_must_be_aboard() -> None:
    me = {**HANNO, "units": {"D3": "ship", "D2": "leader"}}
    assert "use hanno" not in options(given(me, **STRAIT))
    assert "use hanno" in options(given(HANNO, **STRAIT))


@pytest.mark.rule("COC-LDR-06")
@pytest.mark.parametrize(("fleet", "bonus"), [("ship, leader", 2), ("ship", 0)])
def test_hanno_is_stronger_at_sea(fleet: str, bonus: int) -> None:
    army = {"D3": fleet} if "leader" in fleet else {"D3": fleet, "D2": "leader"}
    match = attack({**HANNO, "units": army}, {"units": {"D4": "ship"}}, "2c 1l", **SEA)
    assert values(match) == [2 + bonus, 1]


@pytest.mark.rule("COC-LDR-06")
def test_hanno_is_no_stronger_on_land() -> None:
    mine = {**HANNO, "advances": ["tactics"], "units": {"D3": "leader"}}
    assert values(attack(mine, {"units": {"D4": "infantry"}}, "2c 1l")) == [2, 1]


# Queen Dido


DIDO: dict[str, Any] = {**CARTHAGE, "leader": "queen_dido"}


@pytest.mark.rule("COC-LDR-05")
def test_a_settler_beside_dido_founds_a_city_for_free() -> None:
    match = given({**DIDO, "units": {"D3": "leader, settler", "C4": "settler"}}, left=0, **FIELD)
    when(match, "use queen_dido")
    assert city(match, "D3").owner == 0
    assert units(match, 0, "D3") == {"leader": 1}
    assert table(match).left == 0
    assert "use queen_dido" not in options(match)  # no settler is with her


@pytest.mark.rule("COC-LDR-05")
def test_a_ship_with_dido_founds_a_city_by_hegemony() -> None:
    me = {**DIDO, "units": {"D3": "ship, leader"}}
    assert "use queen_dido" not in options(given(me, **COLONY))
    match = given({**me, "advances": ["hegemony"]}, left=0, **COLONY)
    when(match, "use queen_dido", "group leader 1")
    assert city(match, "E4").owner == 0
    assert units(match, 0, "E4") == {"leader": 1}
    assert table(match).left == 0


@pytest.mark.rule("COC-LDR-05")
def test_the_rules_of_founding_hold_for_dido() -> None:
    me = {**DIDO, "units": {"D3": "leader, settler"}}
    assert "use queen_dido" not in options(given(me, regions={"D3": "BFFF"}))


def didos_city(rolls: str, **dido: Any) -> Match:
    """Two infantry attack Dido and an infantry in her city on D4."""
    theirs = {**DIDO, "cities": {**HOME, "D4": {}}, "units": {"D4": "infantry, leader"}, **dido}
    return attack({"units": {"D3": "2 infantry"}}, theirs, rolls)


@pytest.mark.rule("COC-LDR-05")
def test_dido_is_stronger_when_her_city_is_attacked() -> None:
    match = didos_city("1l 1l 2c 2e")
    assert values(match) == [2, 4 + 2]


@pytest.mark.rule("COC-LDR-05")
def test_dido_is_no_stronger_elsewhere() -> None:
    theirs = {**DIDO, "units": {"D4": "leader"}}
    assert values(attack({"units": {"D3": "infantry"}}, theirs, "1l 2c")) == [1, 2]
    mine = {**DIDO, "advances": ["tactics"]}
    assert values(siege("leader", "infantry", "2c 1l", me=mine)) == [2, 1]


@pytest.mark.rule("COC-LDR-05")
def test_dido_gives_her_life_to_break_off_the_attack() -> None:
    match = didos_city("1l 1l 2c 2e")
    assert asked(match) == (1, "may-use")
    when(match, "use queen_dido")

    assert player(match, 1).leader == ""
    assert player(match).killed == ()
    assert units(match, 1, "D4") == {"infantry": 2}
    assert units(match, 0, "D3") == {"infantry": 1}  # one fell, the other had to retreat
    assert outcome(match) == ["drawn"]
    assert city(match, "D4").owner == 1


@pytest.mark.rule("COC-LDR-05")
def test_dido_may_fight_on() -> None:
    match = when(didos_city("1l 1l 2c 2e"), "no")
    assert player(match, 1).leader == "queen_dido"
    assert asked(match) == (0, "retreat")


@pytest.mark.rule("COC-LDR-05")
def test_dido_needs_an_infantry_to_take_her_place() -> None:
    match = didos_city("1l 1l 2c 2e", gone={"infantry": 15})
    assert asked(match) == (0, "retreat")
