"""The Vikings: four advances and three leaders."""

from __future__ import annotations

from typing import Any

import pytest

from oikumene.engine.match import Match
from oikumene.titles.clash.cards import NEUTRAL
from oikumene.titles.clash.pieces import building_supply
from tests.titles.clash.civilizations.scenes import at_turn_start
from tests.titles.clash.events import points
from tests.titles.clash.fights import FIELD, HOME, SEA, attack, lost, march, outcome, values
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

COAST: dict[str, Any] = {"regions": {"D3": "WWBB", "D5": "BBBB", "B2": "BBBB", "F2": "BBBB"}}
"""Sea on D1, and on D3 and C4; D2 lies beside both, E2 is a Mountain, C2 a Forest."""
SHIPWRIGHTS = ["fishing", "ship_construction"]
TRADE = ["bartering", "trade_routes"]


def vikings(*advances: str, tactics: bool = True, **words: Any) -> dict[str, Any]:
    """A player with the Vikings."""
    known = ["tactics", *advances] if tactics else list(advances)
    return {"civilization": "vikings", "advances": known, **words}


def shore(
    mine: dict[str, str], *rivals: dict[str, Any], tactics: bool = True, **words: Any
) -> Match:
    """Vikings who turn ships into people and back, on a coast."""
    me = vikings(*SHIPWRIGHTS, tactics=tactics, units=mine, goods={}, **words.pop("me", {}))
    return given(me, *rivals, **{**COAST, **words})


def ways(match: Match, start: str) -> list[str]:
    """Where units of a space can go by turning into others: they also go somewhere else."""
    if asked(match)[1] == "act":
        when(match, "move")
    if f"from {start}" not in options(match):
        return []
    copy = when(match.clone(), f"from {start}")
    if asked(copy)[1] != "where":
        return []
    return sorted(options(copy, "beach") + options(copy, "launch"))


# Ship Construction


@pytest.mark.rule("COC-CIV-51")
def test_navigation_costs_no_food() -> None:
    match = when(given(vikings(*SHIPWRIGHTS, goods={})), "advance")
    assert "navigation" in player(match).advances
    assert goods(match) == {"culture": 1}
    assert "advance" not in options(given(vikings("fishing", goods={})))


@pytest.mark.rule("COC-CIV-51")
@pytest.mark.parametrize("unit", ["infantry", "settler"])
def test_a_ship_becomes_an_infantry_or_a_settler_on_the_shore(unit: str) -> None:
    match = shore({"D1": "ship", "D4": "settler"})
    assert ways(match, "D1") == ["beach C2 D1", "beach D2 D1", "beach E2 D1"]

    when(match, "from D1", "beach D2 D1")
    assert set(options(match)) == {"group infantry 1", "group settler 1"}
    when(match, f"group {unit} 1")

    assert units(match, 0, "D1") == {}
    assert units(match, 0, "D2") == {unit: 1}


@pytest.mark.rule("COC-CIV-51")
@pytest.mark.parametrize("unit", ["infantry", "settler"])
def test_an_infantry_or_a_settler_becomes_a_ship_on_the_sea(unit: str) -> None:
    match = shore({"D2": unit, "D4": "settler"})
    assert ways(match, "D2") == ["launch D1 D2", "launch D3 D2"]

    when(match, "from D2", "launch D1 D2")

    assert units(match, 0, "D2") == {}
    assert units(match, 0, "D1") == {"ship": 1}


@pytest.mark.rule("COC-CIV-51")
def test_other_units_do_not_become_ships_and_supply_is_a_limit() -> None:
    match = shore({"D2": "cavalry, elephant", "D4": "settler"})
    assert ways(match, "D2") == []
    match = shore({"D2": "2 infantry", "C4": "3 ship"})
    when(match, "move", "from D2", "launch D1 D2", "alone")
    assert units(match, 0, "D1") == {"ship": 1}  # the last piece
    match = shore({"D2": "infantry", "C4": "4 ship"})
    assert ways(match, "D2") == []


@pytest.mark.rule("COC-CIV-51", "COC-CIV-55")
def test_infantry_and_ships_need_tactics_to_become_each_other() -> None:
    match = shore({"D2": "infantry, settler", "D1": "ship"}, tactics=False)
    when(match, "move", "from D2", "launch D3 D2")
    assert units(match, 0, "D2") == {"infantry": 1}  # the settler alone could go
    assert units(match, 0, "D3") == {"ship": 1}

    when(match, "from D1", "beach D2 D1")
    assert units(match, 0, "D2") == {"infantry": 1, "settler": 1}  # no second infantry


@pytest.mark.rule("COC-CIV-51")
def test_nobody_turns_into_ships_without_the_advance() -> None:
    me = vikings("fishing", units={"D2": "infantry", "D1": "ship"})
    match = given(me, **COAST)
    assert ways(match, "D2") == []
    assert ways(match, "D1") == []


@pytest.mark.rule("COC-CIV-52")
@pytest.mark.parametrize(
    "enemy",
    [
        {"units": {"E2": "infantry"}},
        {"units": {"E2": "settler"}},
        {"cities": {"D7": {}, "E2": {}}},
    ],
)
def test_ships_do_not_become_people_among_enemies(enemy: dict[str, Any]) -> None:
    match = shore({"D1": "ship", "D4": "settler"}, enemy)
    assert ways(match, "D1") == ["beach C2 D1", "beach D2 D1"]


@pytest.mark.rule("COC-CIV-52")
def test_people_do_not_become_ships_among_enemies_or_pirates() -> None:
    match = shore({"D2": "infantry"}, {"units": {"D1": "ship"}})
    assert ways(match, "D2") == ["launch D3 D2"]
    match = shore({"D2": "infantry"}, pirates={"D3": "ship"})
    assert ways(match, "D2") == ["launch D1 D2"]


@pytest.mark.rule("COC-CIV-52")
def test_own_pieces_are_no_hindrance() -> None:
    match = shore({"D2": "infantry", "D1": "ship", "C2": "infantry"}, me={"cities": {"C2": {}}})
    assert "launch D1 D2" in ways(match, "D2")
    assert "beach C2 D1" in ways(match, "D1")


@pytest.mark.rule("COC-CIV-52")
def test_a_ship_does_not_sail_first() -> None:
    match = shore({"C4": "ship", "D4": "settler"})
    assert ways(match, "C4") == ["beach B3 C4", "beach C3 C4", "beach D4 C4"]  # not D2
    when(match, "from C4", "sail D3")
    assert ways(match, "D3") == []


@pytest.mark.rule("COC-CIV-52")
def test_roads_do_not_lead_to_the_sea() -> None:
    have = {"advances": [*SHIPWRIGHTS, "tactics", "roads"], "goods": {"food": 1, "ore": 1}}
    me = {"civilization": "vikings", **have, "units": {"E2": "infantry stuck", "D4": "settler"}}
    match = given({**me, "cities": {"D2": {}, "E2": {}}}, **COAST)
    when(match, "move", "from E2")
    assert options(match, "road")
    assert not options(match, "launch")


@pytest.mark.rule("COC-CIV-52")
def test_nobody_turns_into_another_while_exploring() -> None:
    match = shore({"C4": "ship"}, regions={"D3": "WWBB"})
    assert ways(match, "C4") == ["beach D4 C4"]  # B3, B4, C3 and C5 are unexplored
    match = shore({"D4": "infantry"}, regions={"D3": "WWBB"})
    assert ways(match, "D4") == ["launch C4 D4", "launch D3 D4"]


@pytest.mark.rule("COC-CIV-53")
def test_a_converted_unit_has_moved() -> None:
    match = shore({"D1": "ship", "D4": "settler"})
    when(match, "move", "from D1", "beach D2 D1", "group settler 1")
    assert "from D2" not in options(match)
    when(match, "done", "move")
    assert "from D2" in options(match)

    match = shore({"D2": "infantry", "D4": "settler"})
    when(match, "move", "from D2", "launch D3 D2")
    assert "from D3" not in options(match)
    when(match, "done", "move")
    assert "from D3" in options(match)


@pytest.mark.rule("COC-CIV-53")
def test_who_lands_in_the_mountains_stays_there() -> None:
    match = shore({"D1": "ship", "D4": "settler"})
    when(match, "move", "from D1", "beach E2 D1", "group infantry 1", "done", "move")
    assert "from E2" not in options(match)


@pytest.mark.rule("COC-CIV-53")
def test_the_forest_keeps_who_came_from_it_from_attacking() -> None:
    pirates = {"D4": "settler"}
    match = shore({"C2": "infantry calm", **pirates}, {"units": {"E2": "infantry"}})
    when(match, "move", "from C2", "launch D1 C2", "done", "move", "from D1", "beach D2 D1")
    when(match, "group infantry 1", "done", "move", "from D2")
    assert "to E2" not in options(match)
    assert "to E3" in options(match)


@pytest.mark.rule("COC-CIV-53")
@pytest.mark.parametrize(("mark", "possible"), [("", True), (" calm", False)])
def test_a_ship_from_the_forest_does_not_attack_either(mark: str, possible: bool) -> None:
    match = shore({"D2": f"infantry{mark}", "D4": "settler"}, pirates={"C4": "ship"})
    when(match, "move", "from D2", "launch D3 D2", "done", "move", "from D3")
    assert ("sail C4" in options(match)) == possible


@pytest.mark.rule("COC-CIV-53")
def test_a_calm_ship_stays_behind_when_others_attack() -> None:
    match = shore({"D3": "ship calm, ship", "D4": "settler"}, pirates={"C4": "ship"})
    when(dice(match, "6i 1l"), "move", "from D3", "sail C4")
    assert told(match, "sailed")[-1]["n"] == 1
    assert units(match, 0, "D3") == {"ship": 1}


@pytest.mark.rule("COC-CIV-54")
def test_cargo_lands_with_a_converted_ship_or_stays_on_another() -> None:
    match = shore({"D1": "2 ship, 3 infantry", "D4": "settler"})
    when(match, "move", "from D1", "beach D2 D1", "group settler 1")
    assert asked(match) == (0, "along")
    # the other ship carries two
    assert options(match) == ["group infantry 3", "group infantry 2", "group infantry 1"]
    when(match, "group infantry 1")
    assert units(match, 0, "D2") == {"settler": 1, "infantry": 1}
    assert units(match, 0, "D1") == {"ship": 1, "infantry": 2}


@pytest.mark.rule("COC-CIV-54")
def test_nobody_need_land_if_the_other_ships_have_room() -> None:
    match = shore({"D1": "2 ship, 2 infantry", "D4": "settler"})
    when(match, "move", "from D1", "beach D2 D1", "group settler 1")
    assert options(match) == ["group infantry 2", "group infantry 1", "alone"]
    when(match, "alone")
    assert units(match, 0, "D2") == {"settler": 1}
    assert units(match, 0, "D1") == {"ship": 1, "infantry": 2}


@pytest.mark.rule("COC-CIV-54")
def test_cargo_and_converts_heed_the_army_limit() -> None:
    match = shore({"D1": "ship, 2 infantry", "D2": "2 infantry", "C2": "3 infantry"})
    when(match, "move", "from D1")
    assert set(options(match, "beach")) == {"beach D2 D1", "beach E2 D1"}  # no room in C2
    when(match, "beach D2 D1")
    # the ship can become a settler only: two infantry come with it
    assert units(match, 0, "D2") == {"infantry": 4, "settler": 1}


@pytest.mark.rule("COC-CIV-54")
def test_a_group_turns_some_into_ships_and_loads_the_rest() -> None:
    match = shore({"D2": "2 infantry, 2 settler"})
    when(match, "move", "from D2", "launch D1 D2", "group settler 1")
    assert asked(match) == (0, "along")
    found = options(match)
    assert "group infantry 2" in found
    assert "group infantry 1 settler 1" in found
    assert "group infantry 2 settler 1" not in found  # a ship carries two
    assert found[-1] == "alone"
    when(match, "group infantry 2")
    assert units(match, 0, "D1") == {"ship": 1, "infantry": 2}
    assert units(match, 0, "D2") == {"settler": 1}


@pytest.mark.rule("COC-CIV-54")
def test_ships_that_are_there_take_passengers_of_the_group_too() -> None:
    match = shore({"D2": "4 infantry, settler", "D1": "ship"})
    when(match, "move", "from D2", "launch D1 D2", "group settler 1", "group infantry 4")
    assert units(match, 0, "D1") == {"ship": 2, "infantry": 4}


@pytest.mark.rule("COC-CIV-55")
def test_a_settler_becomes_an_infantry_by_way_of_a_ship() -> None:
    match = shore({"D2": "settler", "D4": "settler"})
    when(match, "move", "from D2", "launch D1 D2", "done")
    assert units(match, 0, "D1") == {"ship": 1}
    when(match, "move", "from D1", "beach D2 D1", "group infantry 1")
    assert units(match, 0, "D2") == {"infantry": 1}


# Longships


@pytest.mark.rule("COC-CIV-01")
@pytest.mark.parametrize(
    ("advances", "most"), [(["fishing", "war_ships", "longships"], 3), (["fishing"], 2)]
)
def test_longships_carry_three(advances: list[str], most: int) -> None:
    match = given(vikings(*advances, units={"D2": "4 infantry", "D1": "ship"}))
    when(match, "move", "from D2", "to D1")
    assert options(match)[0] == f"group infantry {most}"


def sea_battle(*advances: str) -> Match:
    """A ship has beaten a pirate."""
    me = vikings("fishing", *advances, units={"D3": "ship", "D2": "settler"})
    match = attack(me, {}, "6i 1l", pirates={"D4": "ship"}, **SEA)
    assert outcome(match) == ["seat:0"]
    return when(match, "gain mood 1")


@pytest.mark.rule("COC-CIV-01")
def test_longships_that_fought_sail_again_with_another_move_action() -> None:
    match = sea_battle("war_ships", "longships")
    assert "from D4" not in options(match)  # it has moved in this action
    when(match, "done", "move")
    assert "from D4" in options(match)

    match = sea_battle("navigation")
    when(match, "done", "move")
    assert "from D4" not in options(match)


# Raiding


def raided(*cities: str, have: dict[str, int] | None = None, **words: Any) -> Match:
    """A turn begins with a ship of the Vikings on D3 and cities of a rival."""
    me = vikings(*TRADE, "raiding", goods={}, units={"D3": "ship"})
    theirs = {"cities": {n: {} for n in ("D7", *cities)}, "goods": have or {"food": 1, "ore": 1}}
    return at_turn_start({**me, **words}, theirs, **COAST)


@pytest.mark.rule("COC-CIV-01")
def test_who_is_traded_with_by_a_ship_beside_a_city_loses_a_resource_of_choice() -> None:
    match = raided("D4")
    assert asked(match) == (1, "raided")
    assert options(match) == ["lose food", "lose ore"]
    when(match, "lose ore")
    assert goods(match, 1) == {"food": 1}
    assert goods(match) == {"food": 1}
    assert asked(match) == (0, "act")


@pytest.mark.rule("COC-CIV-01")
def test_a_player_is_raided_once() -> None:
    match = raided("D4", "E4", units={"D3": "2 ship"})
    assert told(match, "traded")[0]["n"] == 2
    when(match, "lose ore")
    assert goods(match, 1) == {"food": 1}
    assert asked(match) == (0, "act")


@pytest.mark.rule("COC-CIV-01")
@pytest.mark.parametrize(
    ("city_", "words"),
    [
        ("D5", {}),  # 2 spaces away
        ("D4", {"units": {"D2": "settler"}}),  # no ship
        ("D4", {"advances": ["tactics", *TRADE]}),
    ],
)
def test_others_are_traded_with_in_peace(city_: str, words: dict[str, Any]) -> None:
    match = raided(city_, **words)
    assert asked(match) == (0, "act")
    assert goods(match) == {"food": 1}
    assert goods(match, 1) == {"food": 1, "ore": 1}


@pytest.mark.rule("COC-CIV-01")
def test_of_several_traders_the_raiders_are_used() -> None:
    match = raided("D4", units={"D2": "settler", "D3": "ship"})
    assert asked(match) == (1, "raided")


@pytest.mark.rule("COC-CIV-01")
def test_who_has_nothing_loses_nothing() -> None:
    match = raided("D4", have={"mood": 2, "culture": 1})
    assert asked(match) == (0, "act")
    assert goods(match, 1) == {"mood": 2, "culture": 1}


# Rune Stones


RUNES = ["myths", "rituals", "rune_stones"]


@pytest.mark.rule("COC-CIV-56")
@pytest.mark.parametrize(("answer", "runes"), [("use rune_stones", 1), ("no", 0)])
def test_two_fallen_units_raise_a_stone(answer: str, runes: int) -> None:
    me = vikings(*RUNES, units={"D3": "2 infantry"})
    match = attack(me, {"units": {"D4": "2 infantry"}}, "1l 1l 6i 6i")
    assert outcome(match) == ["seat:1"]
    assert asked(match) == (0, "may-use")

    when(match, answer)

    assert player(match).runes == runes
    assert building_supply(table(match), player(match), "obelisk") == 5 - runes
    assert points(match).get("objectives", 0) == runes


@pytest.mark.rule("COC-CIV-56")
def test_losses_of_several_rounds_count_also_for_a_winner_and_a_defender() -> None:
    me = vikings(*RUNES, units={"D4": "3 infantry"})
    foe = {"civilization": "greece", "units": {"D3": "2 infantry"}}
    match = attack(foe, me, "6i 1l 1l 1l 1l")
    when(dice(match, "6i 1l 6i 6i"), "fight")
    assert outcome(match) == ["seat:1"]
    assert lost(match).count(("1", "infantry")) == 2
    assert asked(match) == (1, "may-use")


@pytest.mark.rule("COC-CIV-56")
@pytest.mark.parametrize(
    ("army", "foe", "rolls", "words"),
    [
        ("infantry", "infantry", "1l 6i", {}),
        ("infantry, settler", "infantry", "1l 6i", {}),  # a settler is no army unit
        ("2 infantry", "2 infantry", "1l 1l 6i 6i", {"gone": {"obelisk": 5}}),
    ],
)
def test_no_stone_for_fewer_losses_or_without_a_piece(
    army: str, foe: str, rolls: str, words: dict[str, Any]
) -> None:
    me = vikings(*RUNES, units={"D3": army}, **words)
    match = attack(me, {"units": {"D4": foe}}, rolls)
    assert outcome(match) == ["seat:1"]
    assert asked(match)[1] != "may-use"
    assert player(match).runes == 0


@pytest.mark.rule("COC-CIV-56")
def test_army_units_that_go_down_with_their_ship_are_lost_in_the_battle() -> None:
    me = vikings(*RUNES, units={"D3": "ship, 2 infantry"})
    match = attack(me, {"units": {"D4": "ship"}}, "1l 6i", **SEA)
    assert len(lost(match)) == 3
    assert asked(match) == (0, "may-use")


# Erik the Red


def erik(units_: dict[str, str] | None = None, **words: Any) -> Match:
    """Erik aboard a ship on D3."""
    left = words.pop("left", 3)
    me = {"units": units_ or {"D3": "ship, leader"}, "goods": {"culture": 2}}
    rival = words.pop("rival", {})
    return given(vikings(leader="erik_the_red", **{**me, **words}), rival, left=left, **COAST)


@pytest.mark.rule("COC-LDR-05")
def test_erik_charts_the_region_that_he_sails() -> None:
    match = when(erik(), "use erik_the_red")
    assert player(match).charted == (table(match).ground.where_is["D3"] >> 2,)
    assert goods(match) == {"culture": 1}
    assert table(match).left == 2
    assert points(match)["objectives"] == 1
    assert "use erik_the_red" not in options(match)  # this region is done


@pytest.mark.rule("COC-LDR-05")
def test_another_region_may_get_another_cube_in_the_same_turn() -> None:
    me = vikings(leader="erik_the_red", units={"D3": "ship, leader"}, goods={"culture": 2})
    match = given(me, regions={"D3": "WWBB", "B2": "BBWB"})  # C3 is Sea too
    when(match, "use erik_the_red")
    march(match, "D3", "C3")
    when(match, "done", "use erik_the_red")
    assert len(player(match).charted) == 2
    assert points(match)["objectives"] == 2


@pytest.mark.rule("COC-LDR-05")
@pytest.mark.parametrize(
    "words",
    [
        {"units": {"D2": "leader", "D3": "ship"}},
        {"goods": {"mood": 3}},
        {"left": 0},
        {"charted": ["C4"]},  # the same region
    ],
)
def test_charting_needs_a_ship_a_token_an_action_and_a_new_region(words: dict[str, Any]) -> None:
    assert "use erik_the_red" not in options(erik(**words))


@pytest.mark.rule("COC-LDR-05")
def test_new_colonies_land_everybody_for_free() -> None:
    match = erik({"D3": "2 ship, leader, infantry, 2 settler"}, left=0)
    when(match, "use2 erik_the_red")
    assert asked(match) == (0, "new-colonies")
    assert set(options(match)) == {"to D2", "to C3", "to E3", "to E4", "to D4"}
    when(match, "to D4")
    assert units(match, 0, "D4") == {"leader": 1, "infantry": 1, "settler": 2}
    assert units(match, 0, "D3") == {"ship": 2}
    assert table(match).left == 0
    assert "use2 erik_the_red" not in options(match)


@pytest.mark.rule("COC-LDR-05")
def test_who_goes_aboard_again_may_land_again() -> None:
    match = when(erik(), "use2 erik_the_red", "to D4")
    march(match, "D4", "D3")
    when(match, "done", "use2 erik_the_red", "to E4")
    assert units(match, 0, "E4") == {"leader": 1}


@pytest.mark.rule("COC-LDR-05")
def test_new_colonies_need_room_tactics_and_a_ship() -> None:
    crowded = {"D3": "ship, leader, infantry", "D2": "3 infantry"}
    match = when(erik(crowded), "use2 erik_the_red")
    assert "to D2" not in options(match)

    sailor = {"civilization": "vikings", "leader": "erik_the_red"}
    match = given({**sailor, "units": {"D3": "ship, leader"}}, **COAST)
    assert "use2 erik_the_red" not in options(match)  # no Tactics
    assert "use2 erik_the_red" not in options(erik({"D2": "leader", "D3": "ship"}))


@pytest.mark.rule("COC-LDR-05")
def test_new_colonies_may_start_a_battle() -> None:
    match = erik(rival={"units": {"D4": "infantry"}})
    when(dice(match, "2c 1l"), "use2 erik_the_red", "to D4")
    assert told(match, "battle") == [
        {"attacker": "seat:0", "defender": "seat:1", "space": "hex:D4"}
    ]
    when(match, "retreat")
    assert units(match, 0, "D3") == {"ship": 1, "leader": 1}


@pytest.mark.rule("COC-LDR-05", "COC-MOV-08")
def test_who_fought_founds_no_colony_any_more() -> None:
    match = erik(rival={"units": {"D4": "infantry"}})
    when(dice(match, "2c 1l"), "use2 erik_the_red", "to D4", "retreat")
    assert asked(match) == (0, "act")
    assert "use2 erik_the_red" not in options(match)


# Knut


@pytest.mark.rule("COC-LDR-05")
@pytest.mark.parametrize(("where", "vp"), [("D2", 0), ("D3", 0.5), ("D5", 1.5), ("D6", 2)])
def test_knut_scores_for_his_distance_from_the_starting_city(where: str, vp: float) -> None:
    match = given(vikings(leader="knut", units={where: "leader"}), **FIELD)
    assert points(match).get("events", 0) == vp


@pytest.mark.rule("COC-LDR-05")
def test_knut_scores_in_play_and_from_the_space_of_the_city_even_if_it_is_lost() -> None:
    theirs: dict[str, Any] = {"cities": {"D2": {}, "D7": {}}}
    me = vikings(leader="knut", units={"D4": "leader"}, cities={"D5": {}})
    assert points(given(me, theirs, **FIELD))["events"] == 1
    me = vikings(leaders=["knut"], units={"D4": "infantry"})
    assert "events" not in points(given(me, **FIELD))


@pytest.mark.rule("COC-LDR-05", "COC-GEN-10")
def test_knut_scores_nothing_where_no_explored_way_leads() -> None:
    match = given(vikings(leader="knut", units={"D8": "leader"}))  # in the rival's home region
    assert "events" not in points(match)


def knut(*advances: str, **words: Any) -> Match:
    """Knut in one of three cities."""
    cities: dict[str, Any] = {"D2": {"mood": "happy"}, "C2": {}, "E2": {}}
    me = vikings("bartering", *(advances or ("taxes",)), leader="knut", cities=cities, goods={})
    return given({**me, **words})


@pytest.mark.rule("COC-LDR-05")
def test_knut_raises_taxes_by_the_work_of_his_city() -> None:
    match = knut()
    assert "use taxes" not in options(match)  # no token
    when(match, "use knut", "take food 1", "take wood 1")
    assert goods(match) == {"food": 1, "wood": 1, "ore": 1}
    assert table(match).left == 2
    assert city(match, "D2").activations == 1
    assert "use knut" not in options(match)  # once a turn


@pytest.mark.rule("COC-LDR-05")
def test_danegeld_and_taxes_exclude_each_other() -> None:
    match = knut(goods={"mood": 2})
    when(match, "use knut", "take food 1", "take wood 1")
    assert "use taxes" not in options(match)
    match = knut(goods={"mood": 2})
    when(match, "use taxes", "take food 1", "take wood 1")
    assert goods(match)["mood"] == 1
    assert "use knut" not in options(match)


@pytest.mark.rule("COC-LDR-05")
def test_danegeld_is_an_activation_of_his_city() -> None:
    cities: dict[str, Any] = {"D2": {"mood": "happy", "activations": 1}}
    match = when(knut(cities=cities), "use knut", "take food 1")
    assert city(match, "D2").mood == NEUTRAL

    assert "use knut" not in options(knut("trade_routes"))
    assert "use knut" not in options(knut(units={"C2": "leader"}, cities={"D2": {}}))
    spent = {"D2": {"mood": "angry", "spent": True, "activations": 1}}
    assert "use knut" not in options(knut(cities=spent))


# Ragnar


@pytest.mark.rule("COC-LDR-05")
@pytest.mark.parametrize(
    ("army", "mood", "gold"),
    [
        ("leader", "neutral", 1 + 2),
        ("leader", "happy", 2 + 2),
        ("leader", "angry", 1),
        ("infantry", "neutral", 1),
    ],
)
def test_ragnar_takes_gold_from_cities_that_were_not_angry(army: str, mood: str, gold: int) -> None:
    where = {} if army == "leader" else {"D2": "leader"}
    me = vikings(leader="ragnar", units={"D3": army, **where}, goods={})
    match = attack(me, {"cities": {**HOME, "D4": {"mood": mood}}})
    assert city(match, "D4").owner == 0
    assert goods(match) == {"gold": gold}


@pytest.mark.rule("COC-LDR-05")
def test_ragnar_must_survive_to_take_his_prey() -> None:
    me = vikings(leader="ragnar", units={"D3": "leader, infantry"}, goods={})
    theirs = {"cities": {**HOME, "D4": {}}, "units": {"D4": "infantry"}}
    match = when(attack(me, theirs, "6i 2c 6i"), "lose leader")
    assert city(match, "D4").owner == 0
    assert goods(match) == {"gold": 1}


@pytest.mark.rule("COC-LDR-05", "COC-LDR-07")
def test_ragnar_is_stronger_when_he_lands_to_attack() -> None:
    me = vikings(leader="ragnar", units={"D3": "ship, leader"})
    theirs = {"units": {"D4": "infantry"}}
    match = attack(me, theirs, "2c 1l", **COAST)
    assert values(match) == [4, 1]
    when(dice(match, "2c 1l"), "fight")
    assert values(match) == [4, 1]

    me = vikings(leader="ragnar", units={"E4": "leader"})
    match = attack(me, theirs, "2c 1l", start="E4", **COAST)
    assert values(match) == [2, 1]  # by land

    me = vikings(leader="ragnar", units={"D3": "ship, infantry", "D2": "leader"})
    match = attack(me, theirs, "2c 1l", group="infantry 1", **COAST)
    assert values(match) == [2, 1]  # without him
