"""Moving land units, and Roads (COC-MOV)."""

from __future__ import annotations

from typing import Any

import pytest

from oikumene.engine.match import Match
from oikumene.titles.clash.cards import BARBARIANS
from tests.titles.clash.given import (
    asked,
    city,
    dice,
    given,
    goods,
    options,
    table,
    told,
    units,
    when,
)

PLAINS = {"B2": "BBBB", "F2": "BBBB", "D3": "BBBB"}
"""Barren land around the home of the first player; there, E2 is a Mountain and C2 a Forest."""
SOLDIERS: dict[str, Any] = {"advances": ["tactics"]}
ROADS: dict[str, Any] = {"advances": ["tactics", "roads"], "goods": {"food": 2, "ore": 2}}


def left(match: Match) -> int:
    """Groups that the move action still allows."""
    assert match.decision is not None
    assert match.decision.ask == "move"
    return int(match.decision.args["n"])


def ways(match: Match, start: str) -> list[str]:
    """Where units of a space can go in a new move action."""
    return options(when(match, "move", f"from {start}"))


# A move action


@pytest.mark.rule("COC-MOV-01")
def test_a_move_action_moves_three_groups_at_most() -> None:
    match = given({"units": {"D2": "4 settler"}})

    when(match, "move")
    for n, space in enumerate(["C2", "D1", "E2"]):
        assert left(match) == 3 - n
        when(match, "from D2", f"to {space}", "group settler 1")

    assert asked(match) == (0, "act")
    assert table(match).left == 2
    assert [units(match, 0, each) for each in ("D2", "C2", "D1", "E2")] == [{"settler": 1}] * 4


@pytest.mark.rule("COC-MOV-01")
def test_a_move_action_may_move_fewer() -> None:
    match = given({"units": {"D2": "2 settler"}})

    when(match, "move", "from D2", "to D1", "group settler 1", "done")

    assert asked(match) == (0, "act")
    assert table(match).left == 2


@pytest.mark.rule("COC-MOV-02")
def test_units_that_go_together_use_one_move() -> None:
    match = given({**SOLDIERS, "units": {"D2": "settler, 3 infantry", "C2": "settler"}})

    when(match, "move", "from D2", "to D1", "group infantry 3 settler 1")

    assert units(match, 0, "D1") == {"settler": 1, "infantry": 3}
    assert left(match) == 2


@pytest.mark.rule("COC-MOV-03")
def test_units_of_a_space_may_part_as_different_groups() -> None:
    match = given({**SOLDIERS, "units": {"D2": "settler, 3 infantry"}})

    when(match, "move", "from D2", "to D1", "group infantry 1")
    when(match, "from D2", "to C2", "group infantry 1 settler 1")

    assert left(match) == 1
    assert units(match, 0, "D2") == {"infantry": 1}
    assert units(match, 0, "D1") == {"infantry": 1}
    assert units(match, 0, "C2") == {"settler": 1, "infantry": 1}


@pytest.mark.rule("COC-MOV-03")
def test_units_that_follow_separately_are_groups_of_their_own() -> None:
    match = given({"units": {"D2": "3 settler"}})

    when(match, "move", "from D2", "to D1", "group settler 1", "from D2", "to D1")
    when(match, "group settler 1")

    assert units(match, 0, "D1") == {"settler": 2}
    assert left(match) == 1


@pytest.mark.rule("COC-MOV-04")
def test_a_unit_moves_once_in_an_action() -> None:
    match = given({"units": {"D2": "settler", "C2": "settler"}})

    when(match, "move", "from D2", "to D1")

    assert options(match) == ["from C2", "done"]


@pytest.mark.rule("COC-MOV-05")
def test_a_land_unit_goes_to_an_adjacent_land_space() -> None:
    match = given({"units": {"D2": "settler"}}, regions={**PLAINS, "D3": "WBBB", "B2": "BBBW"})

    found = ways(match, "D2")

    assert sorted(found) == ["to C2", "to C3", "to D1", "to E2", "to E3"]


@pytest.mark.rule("COC-MOV-06")
def test_another_action_moves_the_same_unit_again() -> None:
    match = given({"units": {"D2": "settler"}}, regions=PLAINS)

    when(match, "move", "from D2", "to D3")
    when(match, "move", "from D3", "to D4")

    assert units(match, 0, "D4") == {"settler": 1}
    assert table(match).left == 1


@pytest.mark.rule("COC-MOV-07")
def test_army_units_move_only_with_tactics() -> None:
    untrained = given({"units": {"D2": "2 infantry, settler"}})
    when(untrained, "move", "from D2", "to D1")
    assert units(untrained, 0, "D1") == {"settler": 1}
    assert units(untrained, 0, "D2") == {"infantry": 2}

    trained = given({**SOLDIERS, "units": {"D2": "2 infantry, settler"}})
    when(trained, "move", "from D2", "to D1", "group infantry 2")
    assert units(trained, 0, "D1") == {"infantry": 2}


@pytest.mark.rule("COC-MOV-07")
@pytest.mark.parametrize("kind", ["cavalry", "elephant", "leader"])
def test_no_kind_of_army_unit_moves_without_tactics(kind: str) -> None:
    chief = {"leader": "acamapichtli"} if kind == "leader" else {}
    mine = {"civilization": "aztecs", "units": {"D2": kind, "C2": "settler"}, **chief}

    assert options(when(given(mine), "move")) == ["from C2", "done"]
    assert "from D2" in options(when(given({**mine, **SOLDIERS}), "move"))


@pytest.mark.rule("COC-MOV-07")
def test_without_tactics_army_units_are_recruited_and_defend() -> None:
    match = given({"goods": {"food": 1, "ore": 1}})
    when(match, "recruit")
    assert units(match, 0, "D2") == {"infantry": 1}

    attacked = given(
        {**SOLDIERS, "units": {"D3": "infantry"}},
        {"units": {"D4": "infantry"}},
        regions=PLAINS,
    )
    when(dice(attacked, "1l 6i"), "move", "from D3", "to D4")
    assert units(attacked, 0, "D4") == {}
    assert units(attacked, 1, "D4") == {"infantry": 1}


# What stops a unit


def attack(rolls: str, **mine: Any) -> Match:
    """An infantry of D3 attacks another on D4; a settler waits on D1."""
    match = given(
        {**SOLDIERS, "units": {"D3": "infantry", "D1": "settler"}, **mine},
        {"units": {"D4": "infantry"}},
        regions=PLAINS,
    )
    return when(dice(match, rolls), "move", "from D3", "to D4")


@pytest.mark.rule("COC-MOV-08")
def test_units_that_won_a_battle_stay_for_the_turn() -> None:
    match = attack("6i 1l")
    assert units(match, 0, "D4") == {"infantry": 1}

    when(match, "done", "move")

    assert options(match) == ["from D1", "done"]


@pytest.mark.rule("COC-MOV-08")
def test_units_that_retreated_stay_for_the_turn() -> None:
    match = when(attack("1l 1l"), "retreat")
    assert units(match, 0, "D3") == {"infantry": 1}

    when(match, "done", "move")

    assert options(match) == ["from D1", "done"]


@pytest.mark.rule("COC-MOV-08")
def test_units_that_captured_a_city_stay_for_the_turn() -> None:
    match = given(
        {**SOLDIERS, "units": {"D3": "infantry, settler", "D1": "settler"}},
        {"cities": {"D7": {}, "D4": {}}},
        regions=PLAINS,
    )
    when(match, "move", "from D3", "to D4", "group infantry 1 settler 1")
    assert city(match, "D4").owner == 0

    when(match, "done", "move")

    assert options(match) == ["from D1", "done"]


@pytest.mark.rule("COC-MOV-09")
def test_units_that_moved_onto_a_mountain_stay_for_the_turn() -> None:
    match = given({"units": {"D2": "settler", "C2": "settler"}})

    when(match, "move", "from D2", "to E2", "done", "move")

    assert options(match) == ["from C2", "done"]


@pytest.mark.rule("COC-MOV-09")
def test_units_that_begin_on_a_mountain_leave_it() -> None:
    match = given({"units": {"E2": "settler"}})

    when(match, "move", "from E2", "to D1")

    assert units(match, 0, "D1") == {"settler": 1}


def forest_war(mine: dict[str, str]) -> Match:
    """An enemy stands on C3, beside the Forest C2 and beside B2."""
    return given({**SOLDIERS, "units": mine}, {"units": {"C3": "infantry"}}, regions=PLAINS)


@pytest.mark.rule("COC-MOV-10")
def test_units_that_moved_onto_a_forest_move_on_but_do_not_attack() -> None:
    match = forest_war({"D1": "infantry"})
    when(match, "move", "from D1", "to C2")

    found = ways(match, "C2")

    assert sorted(found) == ["to B2", "to D1", "to D2"]


@pytest.mark.rule("COC-MOV-10")
def test_units_that_begin_on_a_forest_attack() -> None:
    assert "to C3" in ways(forest_war({"C2": "infantry"}), "C2")


@pytest.mark.rule("COC-MOV-11")
def test_a_battle_is_fought_before_the_next_move() -> None:
    match = given(
        {**SOLDIERS, "units": {"D3": "infantry", "E3": "settler"}},
        {"units": {"D4": "infantry"}},
        regions=PLAINS,
    )
    when(dice(match, "6i 1l"), "move", "from D3", "to D4")

    assert units(match, 1, "D4") == {}
    assert left(match) == 2
    assert options(match) == ["from E3", "done"]


@pytest.mark.rule("COC-MOV-11")
def test_the_owner_chooses_the_order_of_the_moves() -> None:
    for first, second in (("C2", "D2"), ("D2", "C2")):
        match = given({"units": {"D2": "settler", "C2": "settler"}})
        when(match, "move", f"from {first}", "to D1", f"from {second}", "to D1")
        assert units(match, 0, "D1") == {"settler": 2}


@pytest.mark.rule("COC-MOV-12")
def test_moving_onto_an_enemy_unit_starts_a_battle() -> None:
    match = attack("1l 1l")

    assert told(match, "battle") == [
        {"attacker": "seat:0", "defender": "seat:1", "space": "hex:D4"}
    ]
    assert asked(match) == (0, "retreat")


@pytest.mark.rule("COC-MOV-12")
def test_moving_onto_an_enemy_city_starts_a_battle() -> None:
    match = given(
        {**SOLDIERS, "units": {"D3": "infantry"}},
        {"cities": {"D7": {}, "D4": {"buildings": ["fortress"]}}},
        regions=PLAINS,
    )
    when(dice(match, "1l 1l"), "move", "from D3", "to D4")

    assert [each["space"] for each in told(match, "battle")] == ["hex:D4"]
    assert [each["owner"] for each in told(match, "rolled")] == ["seat:0", "seat:1"]


@pytest.mark.rule("COC-MOV-12")
@pytest.mark.parametrize("what", ["cities", "units"])
def test_barbarians_are_enemies(what: str) -> None:
    grey: dict[str, Any]
    grey = {"cities": {"D4": {}}} if what == "cities" else {"units": {"D4": "infantry"}}
    match = given({**SOLDIERS, "units": {"D3": "infantry"}}, barbarians=grey, regions=PLAINS)

    when(dice(match, "6i 1l"), "move", "from D3", "to D4")

    assert told(match, "battle")[0]["defender"] == "owner:barbarians"
    assert units(match, BARBARIANS, "D4") == {}


@pytest.mark.rule("COC-MOV-13")
@pytest.mark.parametrize("rival", [{"units": {"D4": "infantry"}}, {"cities": {"D7": {}, "D4": {}}}])
def test_settlers_do_not_enter_enemy_spaces_alone(rival: dict[str, Any]) -> None:
    match = given({**SOLDIERS, "units": {"D3": "settler"}}, rival, regions=PLAINS)

    assert "to D4" not in ways(match, "D3")


@pytest.mark.rule("COC-MOV-13")
def test_settlers_enter_enemy_spaces_with_an_army() -> None:
    match = given(
        {**SOLDIERS, "units": {"D3": "2 settler, infantry"}},
        {"units": {"D4": "settler"}},
        regions=PLAINS,
    )
    when(match, "move", "from D3", "to D4")
    assert options(match) == [
        "group infantry 1 settler 2",
        "group infantry 1 settler 1",
        "group infantry 1",
    ]

    when(match, "group infantry 1 settler 2")
    assert units(match, 0, "D4") == {"infantry": 1, "settler": 2}


@pytest.mark.rule("COC-MOV-14")
def test_a_group_must_not_break_the_army_limit() -> None:
    match = given({**SOLDIERS, "units": {"D2": "3 infantry, settler", "D1": "2 infantry"}})

    when(match, "move", "from D2", "to D1")

    assert options(match)[0] == "group infantry 2 settler 1"


@pytest.mark.rule("COC-MOV-14")
def test_only_settlers_enter_a_space_with_four_army_units() -> None:
    match = given({**SOLDIERS, "units": {"D2": "3 infantry, settler", "D1": "4 infantry"}})
    when(match, "move", "from D2", "to D1")
    assert units(match, 0, "D1") == {"infantry": 4, "settler": 1}

    alone = given({**SOLDIERS, "units": {"D2": "3 infantry", "D1": "4 infantry"}})
    assert "to D1" not in ways(alone, "D2")


@pytest.mark.rule("COC-MOV-14")
def test_the_army_limit_holds_for_attackers() -> None:
    match = given(
        {**SOLDIERS, "units": {"D3": "3 ship, 6 infantry"}},
        {"units": {"D4": "settler"}},
        regions={**PLAINS, "D3": "WBBB"},
    )

    when(match, "move", "from D3", "to D4")

    assert options(match) == [f"group infantry {n}" for n in (4, 3, 2, 1)]


@pytest.mark.rule("COC-MOV-15")
def test_units_aboard_are_not_bound_by_the_army_limit() -> None:
    mine = {**SOLDIERS, "units": {"D2": "4 infantry", "D3": "3 ship, 4 infantry"}}
    match = given(mine, regions={"D3": "WWTT"})

    when(match, "move", "from D2", "to D3")
    assert options(match) == ["group infantry 2", "group infantry 1"]  # two to a ship
    when(match, "group infantry 2")

    assert units(match, 0, "D3") == {"ship": 3, "infantry": 6}
    assert "to D3" not in options(when(match, "from D2"))


@pytest.mark.rule("COC-MOV-15")
def test_units_aboard_do_not_fill_a_land_space() -> None:
    mine = {**SOLDIERS, "units": {"D2": "3 infantry", "D3": "ship, 2 infantry", "D1": "infantry"}}
    match = given(mine, regions={"D3": "WWTT"})

    when(match, "move", "from D1", "to D2")

    assert units(match, 0, "D2") == {"infantry": 4}
    assert "to D2" not in ways(when(match, "done"), "D3")


@pytest.mark.rule("COC-MOV-16")
def test_moving_onto_an_unexplored_space_explores_its_region() -> None:
    match = given({"units": {"D2": "settler"}}, faces={"F2": "r14"})

    when(match, "move", "from D2", "to E3", "lay straight")

    assert told(match, "explored") == [
        {"seat": "seat:0", "region": "hex:F2", "terrain": "layout:FFFT"}
    ]
    assert table(match).terrain[12:16] == "FFFT"
    assert units(match, 0, "E3") == {"settler": 1}


@pytest.mark.rule("COC-MOV-17")
def test_a_forest_forbids_attacks_for_the_whole_turn() -> None:
    match = forest_war({"D1": "infantry", "D2": "infantry"})
    when(match, "move", "from D1", "to C2", "done")
    when(match, "move", "from C2", "to B2", "done")
    assert "to C3" in ways(match, "D2")  # the other one may

    when(match, "to D1", "from B2")

    assert sorted(options(match)) == ["to A3", "to B3", "to C2"]


@pytest.mark.rule("COC-MOV-17")
def test_what_stops_a_unit_ends_with_the_turn() -> None:
    match = given({"units": {"D2": "settler"}})
    when(match, "move", "from D2", "to E2", "move", "end", "end")
    assert (table(match).active, table(match).round) == (0, 2)

    when(match, "move", "from E2", "to D1")

    assert units(match, 0, "D1") == {"settler": 1}


@pytest.mark.rule("COC-MOV-18")
def test_who_came_through_a_forest_holds_back_an_attacking_group() -> None:
    match = forest_war({"B2": "infantry, infantry calm, settler calm"})

    when(dice(match, "6i 1l"), "move", "from B2", "to C3")

    assert units(match, 0, "C3") == {"infantry": 1}
    assert units(match, 0, "B2") == {"infantry": 1, "settler": 1}


@pytest.mark.rule("COC-MOV-18")
def test_who_is_stuck_on_a_mountain_holds_back_a_group() -> None:
    match = given({**SOLDIERS, "units": {"E2": "infantry stuck, infantry, settler"}})

    when(match, "move", "from E2", "to D1")

    assert options(match)[0] == "group infantry 1 settler 1"


# Roads


@pytest.mark.rule("COC-MOV-19")
def test_roads_lead_two_spaces_from_an_own_city() -> None:
    match = given({**ROADS, "units": {"D2": "settler"}}, regions=PLAINS)
    assert "road D4" in ways(match, "D2")

    when(match, "road D4")

    assert units(match, 0, "D4") == {"settler": 1}
    assert goods(match) == {"food": 1, "ore": 1}


@pytest.mark.rule("COC-MOV-19")
def test_roads_lead_two_spaces_to_an_own_city() -> None:
    match = given({**ROADS, "units": {"D4": "settler"}}, regions=PLAINS)
    when(match, "move", "from D4")
    assert options(match, "road") == ["road D2"]

    when(match, "road D2")

    assert units(match, 0, "D2") == {"settler": 1}
    assert goods(match) == {"food": 1, "ore": 1}


@pytest.mark.rule("COC-MOV-19")
def test_roads_need_an_own_city_at_an_end() -> None:
    far = {**ROADS, "units": {"F4": "settler"}}
    open_land = {**PLAINS, "F4": "BBBB"}
    assert options(when(given(far, regions=open_land), "move", "from F4"), "road") == []

    rival: dict[str, Any] = {"cities": {"D7": {}, "E4": {}}}
    near_rival = given({**ROADS, "units": {"F4": "settler"}}, rival, regions=open_land)
    assert options(when(near_rival, "move", "from F4"), "road") == []


@pytest.mark.rule("COC-MOV-19")
@pytest.mark.parametrize(
    ("advances", "held"),
    [(["tactics"], {"food": 2, "ore": 2}), (["roads"], {"food": 2}), (["roads"], {"ore": 2})],
)
def test_roads_need_the_advance_and_its_price(advances: list[str], held: dict[str, int]) -> None:
    mine = {"advances": advances, "goods": held, "units": {"D2": "settler"}}

    assert not [way for way in ways(given(mine, regions=PLAINS), "D2") if "road" in way]


@pytest.mark.rule("COC-MOV-19", "COC-MOV-21")
def test_roads_ignore_the_terrain_where_they_end() -> None:
    match = given({**ROADS, "units": {"D2": "settler"}}, regions=PLAINS)
    when(match, "move", "from D2", "road E2")
    assert goods(match) == {"food": 1, "ore": 1}

    when(match, "move", "from E2", "to D1")

    assert units(match, 0, "D1") == {"settler": 1}


@pytest.mark.rule("COC-MOV-20")
def test_each_group_pays_once_for_roads() -> None:
    match = given({**ROADS, "units": {"D2": "3 infantry, 2 settler"}}, regions=PLAINS)

    when(match, "move", "from D2", "road D4", "group infantry 3 settler 1")
    assert goods(match) == {"food": 1, "ore": 1}
    when(match, "from D2", "road D4")

    assert goods(match) == {}
    assert units(match, 0, "D4") == {"infantry": 3, "settler": 2}


@pytest.mark.rule("COC-MOV-21")
def test_an_earlier_mountain_does_not_stop_a_roads_move() -> None:
    match = given({**ROADS, "units": {"E2": "settler stuck"}}, regions=PLAINS)

    when(match, "move", "from E2")

    assert units(match, 0, "D2") == {"settler": 1}  # the only way, adjacent as it is
    assert goods(match) == {"food": 1, "ore": 1}


@pytest.mark.rule("COC-MOV-21")
def test_an_earlier_forest_does_not_stop_a_roads_attack() -> None:
    match = given(
        {**ROADS, "units": {"D2": "infantry calm"}},
        {"units": {"D3": "infantry"}},
        regions=PLAINS,
    )
    found = ways(match, "D2")
    assert "to D3" not in found

    when(dice(match, "6i 1l"), "road D3")

    assert units(match, 0, "D3") == {"infantry": 1}
    assert units(match, 1, "D3") == {}


@pytest.mark.rule("COC-MOV-21")
def test_who_took_roads_into_a_forest_may_attack_from_there() -> None:
    mine = {**ROADS, "units": {"D2": "2 infantry"}}
    match = given(mine, {"units": {"C3": "infantry"}}, regions=PLAINS)

    when(match, "move", "from D2", "road C2", "group infantry 2")

    assert "to C3" in ways(match, "C2")


@pytest.mark.rule("COC-MOV-22")
def test_the_army_limit_holds_where_roads_pass() -> None:
    mine = {**ROADS, "units": {"D2": "3 infantry, settler", "D3": "3 infantry"}}
    match = given(mine, regions=PLAINS)

    when(match, "move", "from D2", "road D4")

    assert options(match) == ["group infantry 1 settler 1", "group infantry 1", "group settler 1"]


@pytest.mark.rule("COC-MOV-22")
def test_the_army_limit_holds_where_roads_end() -> None:
    mine = {**ROADS, "units": {"D2": "3 infantry", "D4": "3 infantry"}}
    match = given(mine, regions=PLAINS)

    when(match, "move", "from D2", "road D4")

    assert units(match, 0, "D4") == {"infantry": 4}


@pytest.mark.rule("COC-MOV-22")
def test_roads_through_a_full_space_are_for_settlers() -> None:
    mine = {**ROADS, "units": {"D2": "3 infantry", "D3": "4 infantry"}}
    assert "road D4" not in ways(given(mine, regions=PLAINS), "D2")

    mine = {**ROADS, "units": {"D2": "3 infantry, settler", "D3": "4 infantry"}}
    match = when(given(mine, regions=PLAINS), "move", "from D2", "road D4")
    assert units(match, 0, "D4") == {"settler": 1}


@pytest.mark.rule("COC-MOV-23")
def test_roads_do_not_explore() -> None:
    match = given({**ROADS, "units": {"D2": "settler"}}, regions={"D3": "BBBB"})

    found = [way for way in ways(match, "D2") if way.startswith("road")]

    assert found == ["road E2", "road C2", "road C4", "road E4", "road D4"]


@pytest.mark.rule("COC-MOV-23")
def test_roads_do_not_pass_over_sea() -> None:
    match = given({**ROADS, "units": {"D2": "settler"}}, regions={**PLAINS, "D3": "WBBB"})

    found = ways(match, "D2")

    assert "road C4" in found  # by C3
    assert "road D4" not in found  # by D3 only
    assert "road D3" not in found


@pytest.mark.rule("COC-MOV-24")
def test_roads_lead_to_an_attack_from_an_own_city() -> None:
    mine = {**ROADS, "units": {"D2": "infantry", "D1": "settler"}}
    match = given(mine, {"units": {"D4": "infantry"}}, regions=PLAINS)

    when(dice(match, "6i 1l"), "move", "from D2", "road D4")

    assert units(match, 0, "D4") == {"infantry": 1}
    assert units(match, 1, "D4") == {}


@pytest.mark.rule("COC-MOV-24")
def test_roads_lead_to_no_attack_from_elsewhere() -> None:
    mine = {**ROADS, "units": {"D3": "infantry"}}
    rival = {"units": {"D5": "infantry"}}
    match = given(mine, rival, regions={**PLAINS, "D5": "BBBB"})

    assert "road D5" not in ways(match, "D3")


@pytest.mark.rule("COC-MOV-24")
def test_roads_do_not_pass_enemies() -> None:
    mine = {**ROADS, "units": {"D2": "infantry"}}
    match = given(mine, {"units": {"D4": "infantry", "D3": "settler"}}, regions=PLAINS)

    found = ways(match, "D2")

    assert "road D4" not in found
    assert "to D3" in found


@pytest.mark.rule("COC-MOV-25")
def test_a_roads_attacker_retreats_one_space() -> None:
    mine = {**ROADS, "units": {"D2": "2 infantry"}}
    match = given(mine, {"units": {"D4": "infantry"}}, regions=PLAINS)
    when(dice(match, "1l 1l 1l"), "move", "from D2", "road D4", "group infantry 2")

    when(match, "retreat")

    assert units(match, 0, "D3") == {"infantry": 2}


@pytest.mark.rule("COC-MOV-25")
def test_a_roads_attacker_chooses_the_space_in_between() -> None:
    mine = {**ROADS, "units": {"D2": "infantry"}}
    match = given(mine, {"units": {"E4": "infantry"}}, regions=PLAINS)
    when(dice(match, "1l 1l"), "move", "from D2", "road E4")
    assert sorted(options(match)) == ["via D3", "via E3"]

    when(match, "via E3", "retreat")

    assert units(match, 0, "E3") == {"infantry": 1}


@pytest.mark.rule("COC-MOV-26")
def test_units_that_fought_use_no_roads() -> None:
    mine = {**ROADS, "units": {"D2": "infantry fought", "D1": "settler"}}

    assert options(when(given(mine, regions=PLAINS), "move")) == ["from D1", "done"]


@pytest.mark.rule("COC-MOV-27")
def test_roads_do_not_lead_aboard() -> None:
    mine = {**ROADS, "units": {"D2": "settler", "D3": "ship", "C4": "ship"}}

    found = ways(given(mine, regions={**PLAINS, "D3": "WWBB"}), "D2")

    assert "to D3" in found
    assert "road D3" not in found
    assert "road C4" not in found


@pytest.mark.rule("COC-MOV-27")
def test_roads_do_not_lead_ashore() -> None:
    mine = {**ROADS, "units": {"C4": "ship, settler"}}
    match = given(mine, regions={**PLAINS, "D3": "BWBB"})

    found = ways(match, "C4")

    assert "to D3" in found  # between the ship and the own city
    assert not [way for way in found if way.startswith("road")]


# The Great Gardens


def gardens(mine: dict[str, Any]) -> Match:
    """A city of the second player on D4, with the Great Gardens; D3 and E4 are Fertile."""
    rival = {"cities": {"D7": {}, "D4": {"wonders": ["great_gardens"]}}}
    return given({**SOLDIERS, **mine}, rival, regions={**PLAINS, "D3": "FBFB"})


@pytest.mark.rule("COC-MOV-28")
def test_who_entered_a_fertile_space_does_not_attack_the_great_gardens() -> None:
    match = gardens({"units": {"D2": "infantry"}})
    when(match, "move", "from D2", "to D3")
    assert "to D4" not in ways(match, "D3")

    when(match, "to C4")
    assert "to D4" not in ways(match, "C4")  # for the rest of the turn


@pytest.mark.rule("COC-MOV-28")
def test_who_begins_on_a_fertile_space_attacks_the_great_gardens() -> None:
    match = gardens({"units": {"D3": "infantry"}})

    when(match, "move", "from D3", "to D4")

    assert city(match, "D4").owner == 0


@pytest.mark.rule("COC-MOV-28")
def test_other_cities_are_not_kept_by_fertile_spaces() -> None:
    rival = {"cities": {"D7": {"wonders": ["great_gardens"]}, "D4": {}}}
    mine = {**SOLDIERS, "units": {"D2": "infantry"}}
    match = given(mine, rival, regions={**PLAINS, "D3": "FBFB"})

    when(match, "move", "from D2", "to D3")

    assert "to D4" in ways(match, "D3")


@pytest.mark.rule("COC-MOV-28")
def test_roads_do_not_lift_the_ban_of_the_great_gardens() -> None:
    mine = {**ROADS, "cities": {"C4": {}}, "units": {"C4": "infantry crossed"}}
    assert "road D4" not in ways(gardens(mine), "C4")

    rested = {**mine, "units": {"C4": "infantry"}}
    assert "road D4" in ways(gardens(rested), "C4")


@pytest.mark.rule("COC-MOV-28")
def test_roads_across_a_fertile_space_do_not_lead_to_the_great_gardens() -> None:
    match = gardens({**ROADS, "units": {"D2": "infantry"}})

    assert "road D4" not in ways(match, "D2")


@pytest.mark.rule("COC-MOV-28")
def test_who_took_roads_across_a_fertile_space_does_not_attack_the_great_gardens() -> None:
    rival = {"cities": {"D7": {}, "C5": {"wonders": ["great_gardens"]}}}
    regions = {**PLAINS, "D3": "FBFB", "B4": "BBBB"}
    match = given({**ROADS, "units": {"D2": "infantry"}}, rival, regions=regions)
    when(match, "move", "from D2", "road D4")  # across D3 only

    assert "to C5" not in ways(match, "D4")


@pytest.mark.rule("COC-MOV-28")
def test_barbarians_in_the_great_gardens_keep_the_ban() -> None:
    grey = {"cities": {"D4": {"wonders": ["great_gardens@1"]}}}
    regions = {**PLAINS, "D3": "FBFB"}
    match = given({**SOLDIERS, "units": {"D2": "infantry"}}, barbarians=grey, regions=regions)

    when(match, "move", "from D2", "to D3")

    assert "to D4" not in ways(match, "D3")


@pytest.mark.rule("COC-MOV-28")
def test_the_great_gardens_do_not_stop_barbarians() -> None:
    match = given(
        {"cubes": 1, "cities": {"D2": {"wonders": ["great_gardens"]}}},
        barbarians={"units": {"D3": "infantry crossed"}},
        regions={**PLAINS, "D3": "FBFB"},
        event_deck=["famine_1", "..."],
    )

    when(match, "advance", "advance fishing")

    assert city(match, "D2").owner == BARBARIANS


@pytest.mark.rule("COC-MOV-29")
def test_an_army_defeats_lonely_settlers_without_a_roll() -> None:
    match = given(
        {**SOLDIERS, "units": {"D3": "infantry", "D1": "settler"}},
        {"units": {"D4": "2 settler"}},
        regions=PLAINS,
    )
    when(match, "move", "from D3", "to D4")

    assert units(match, 1, "D4") == {}
    assert units(match, 0, "D4") == {"infantry": 1}
    assert told(match, "rolled") == []
    assert told(match, "battle-won") == [{"owner": "seat:0"}]
    assert options(when(match, "done", "move")) == ["from D1", "done"]  # it has fought
