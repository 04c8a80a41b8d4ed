"""Ships, the edge walk of Navigation, and transport (COC-SEA)."""

from __future__ import annotations

from typing import Any

import pytest

from oikumene.engine.match import Match
from oikumene.titles.clash.cards import PIRATES
from oikumene.titles.clash.ground import board_of, ground_of
from tests.titles.clash.given import (
    asked,
    dice,
    given,
    options,
    table,
    told,
    units,
    when,
)

LAKE = {"D3": "WWBB", "B2": "BBBB", "F2": "BBBB"}
"""Sea on D3 and C4, beside the home of the first player."""
STRAIT = {"D3": "BWBB", "B2": "BBBW", "B4": "WBBB"}
"""B3, C4 and B4 are Sea, each beside the others; the rest of these regions is Barren."""
CHANNEL = {"B2": "BWBW", "B4": "WBBW", "D3": "BBBB", "D5": "BBBB", "B6": "BBBB"}
"""A row of Sea: A3, B3, B4, B5."""
TWO_SEAS = {"B2": "WBWB", "F2": "WWBB", "D3": "BBBB"}
"""B2 and C3 in the north-west, F2 and E3 in the north-east; B2 and F2 on the edge."""
SAILOR: dict[str, Any] = {"advances": ["fishing", "navigation"]}
SOLDIERS: dict[str, Any] = {"advances": ["tactics"]}


def left(match: Match) -> int:
    """Groups that the move action still allows."""
    assert match.decision is not None
    assert match.decision.ask == "move"
    return int(match.decision.args["n"])


def ways(match: Match, start: str, verb: str = "") -> list[str]:
    """Where units of a space can go in a new move action."""
    return sorted(options(when(match, "move", f"from {start}"), verb))


def at_sea(mine: dict[str, str], regions: dict[str, str], **more: Any) -> Match:
    """Ships of the first player, without any advance."""
    return given({"units": mine}, regions=regions, **more)


# Ships


@pytest.mark.rule("COC-SEA-01")
def test_ships_sail_anywhere_in_their_sea_area() -> None:
    match = at_sea({"A3": "ship"}, {**CHANNEL, "F2": "BBBW"})

    assert ways(match, "A3") == ["sail B3", "sail B4", "sail B5"]  # not F3, another sea


@pytest.mark.rule("COC-SEA-01")
def test_ships_of_a_space_sail_as_one_group() -> None:
    match = at_sea({"A3": "3 ship", "D1": "settler"}, CHANNEL)

    when(match, "move", "from A3", "sail B4", "group ship 2")

    assert units(match, 0, "B4") == {"ship": 2}
    assert left(match) == 2
    assert "from A3" in options(match)  # the third is free
    assert "from B4" not in options(match)


@pytest.mark.rule("COC-SEA-02")
def test_an_enemy_ship_closes_the_way() -> None:
    match = given({"units": {"A3": "ship"}}, {"units": {"B4": "ship"}}, regions=CHANNEL)
    assert ways(match, "A3") == ["sail B3", "sail B4"]  # B5 lies behind

    when(dice(match, "5c 1l"), "sail B4")

    assert told(match, "battle")[0]["space"] == "hex:B4"
    assert units(match, 1, "B4") == {}


@pytest.mark.rule("COC-SEA-02")
def test_ships_go_around_an_enemy_if_they_can() -> None:
    rival = {"units": {"C4": "ship"}}
    match = given({"units": {"B3": "ship"}}, rival, regions=STRAIT)

    assert ways(match, "B3", "sail") == ["sail B4", "sail C4"]  # B4 not by C4


@pytest.mark.rule("COC-SEA-03")
def test_ships_that_fought_stay_for_the_turn() -> None:
    mine = {"units": {"A3": "ship", "D1": "settler"}}
    match = given(mine, {"units": {"B4": "ship"}}, regions=CHANNEL)
    when(dice(match, "5c 1l"), "move", "from A3", "sail B4")
    assert units(match, 0, "B4") == {"ship": 1}
    assert units(match, 1, "B4") == {}
    assert options(match) == ["from D1", "done"]  # it does not sail on

    when(match, "done", "move")

    assert options(match) == ["from D1", "done"]


@pytest.mark.rule("COC-SEA-03")
def test_ships_that_retreated_stay_for_the_turn() -> None:
    mine = {"units": {"A3": "ship", "D1": "settler"}}
    match = given(mine, {"units": {"B4": "ship"}}, regions=CHANNEL)
    when(dice(match, "1l 1l"), "move", "from A3", "sail B4", "retreat")
    assert units(match, 0, "B3") == {"ship": 1}

    when(match, "done", "move")

    assert options(match) == ["from D1", "done"]


@pytest.mark.rule("COC-SEA-04")
def test_ships_do_not_enter_land() -> None:
    assert ways(at_sea({"B4": "ship"}, CHANNEL), "B4") == ["sail A3", "sail B3", "sail B5"]


@pytest.mark.rule("COC-SEA-04")
def test_ships_of_the_vikings_go_ashore() -> None:
    viking = {"civilization": "vikings", "advances": ["fishing", "ship_construction"]}
    match = given({**viking, "units": {"D3": "ship"}}, regions=LAKE)

    when(match, "move", "from D3", "beach D2 D3")

    assert units(match, 0, "D2") == {"settler": 1}
    assert units(match, 0, "D3") == {}


@pytest.mark.rule("COC-SEA-05")
def test_ships_need_no_advance() -> None:
    match = at_sea({"A3": "ship, infantry"}, CHANNEL)

    when(match, "move", "from A3", "sail B4")

    assert units(match, 0, "B4") == {"ship": 1, "infantry": 1}


@pytest.mark.rule("COC-SEA-06")
def test_any_number_of_own_ships_share_a_space() -> None:
    match = at_sea({"A3": "ship", "B3": "3 ship"}, CHANNEL)

    when(match, "move", "from A3", "sail B3")

    assert units(match, 0, "B3") == {"ship": 4}


# Navigation


def navigator(mine: dict[str, str], regions: dict[str, str], **rival: Any) -> Match:
    """Ships of a player with Navigation."""
    return given({**SAILOR, "units": mine}, rival, regions=regions)


@pytest.mark.rule("COC-SEA-07")
@pytest.mark.parametrize(("start", "other"), [("B2", "F2"), ("F2", "B2")])
def test_navigation_leads_along_the_edge_both_ways(start: str, other: str) -> None:
    assert f"sail {other}" in ways(navigator({start: "ship"}, TWO_SEAS), start)


@pytest.mark.rule("COC-SEA-07")
def test_without_navigation_ships_stay_in_their_sea() -> None:
    match = at_sea({"B2": "ship"}, {**TWO_SEAS, "B4": "BBBB"})

    when(match, "move", "from B2")  # no choice but C3

    assert units(match, 0, "C3") == {"ship": 1}


@pytest.mark.rule("COC-SEA-07")
def test_navigation_leaves_from_the_edge_only() -> None:
    lake = {"B2": "BBWB", "F2": "WWBB", "D3": "BBBB"}  # C3 lies inside
    match = navigator({"C3": "ship", "C2": "settler"}, lake)

    assert options(when(match, "move")) == ["from C2", "done"]


@pytest.mark.rule("COC-SEA-08")
def test_navigation_sails_on_in_both_seas() -> None:
    match = navigator({"C3": "ship"}, TWO_SEAS)

    when(match, "move", "from C3", "sail E3")

    assert units(match, 0, "E3") == {"ship": 1}
    assert asked(match) == (0, "act")


@pytest.mark.rule("COC-SEA-09")
def test_the_edge_walk_passes_land_and_stops_at_the_first_sea() -> None:
    explored = dict.fromkeys(("B4", "F6", "D5", "B6"), "BBBB")
    seas = {**TWO_SEAS, **explored, "F4": "WBBB"}  # B2, then F2 and E3, then F4
    assert ways(navigator({"B2": "ship"}, seas), "B2", "sail") == [
        "sail C3",
        "sail E3",
        "sail F2",
        "sail F4",  # the other way round the board
    ]
    more = {**seas, "B6": "WBBB"}
    assert ways(navigator({"B2": "ship"}, more), "B2", "sail") == [
        "sail B6",  # comes before F4 that way
        "sail C3",
        "sail E3",
        "sail F2",
    ]


@pytest.mark.rule("COC-SEA-09", "COC-SEA-10")
def test_the_edge_walk_stops_at_unexplored_spaces() -> None:
    seas = {"B2": "WBWB", "D3": "BBBB", "F4": "WBBB"}  # F2 and B4 hide what is behind them

    found = ways(navigator({"B2": "ship"}, seas), "B2")

    assert found == ["explore B4", "explore F2", "sail C3"]


@pytest.mark.rule("COC-SEA-10")
def test_the_edge_walk_explores_where_it_stops() -> None:
    match = given(
        {**SAILOR, "units": {"B2": "ship"}},
        regions={"B2": "WBWB", "D3": "BBBB", "F4": "WBBB"},
        faces={"F2": "r05"},
    )
    when(match, "move", "from B2", "explore F2")

    assert table(match).terrain[12:16] == "WFFB"
    assert units(match, 0, "F2") == {"ship": 1}


@pytest.mark.rule("COC-SEA-11")
def test_an_enemy_at_the_entrance_can_be_fought() -> None:
    match = navigator({"B2": "ship"}, {**TWO_SEAS, "B4": "BBBB"}, units={"F2": "ship"})
    assert ways(match, "B2", "sail") == ["sail C3", "sail F2"]  # E3 lies behind it

    when(dice(match, "5c 1l"), "sail F2")

    assert told(match, "battle")[0]["space"] == "hex:F2"
    assert units(match, 0, "F2") == {"ship": 1}
    assert units(match, 1, "F2") == {}


@pytest.mark.rule("COC-SEA-11")
def test_who_fought_at_the_entrance_retreats_to_the_edge_it_left() -> None:
    match = navigator({"C3": "ship"}, {**TWO_SEAS, "B4": "BBBB"}, units={"F2": "ship"})

    when(dice(match, "1l 1l"), "move", "from C3", "sail F2", "retreat")

    assert units(match, 0, "B2") == {"ship": 1}


@pytest.mark.rule("COC-SEA-12")
def test_a_move_has_one_edge_walk() -> None:
    seas = {**TWO_SEAS, "F4": "WBBB"}  # beyond F2; the other way lies unexplored
    match = navigator({"B2": "ship"}, seas)
    assert "sail F4" not in ways(match, "B2")

    when(match, "sail F2")

    assert "sail F4" in ways(match, "F2")


@pytest.mark.rule("COC-SEA-13")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_edge_goes_once_around_the_board(players: int) -> None:
    board = board_of(players)
    ground = ground_of(board.blank)
    rim = {n for n in range(len(board.names)) if ground.on_edge(n)}

    assert len(board.edge) == len(rim)
    assert set(board.edge) == rim
    for here, there in zip(board.edge, (*board.edge[1:], board.edge[0]), strict=True):
        assert there in ground.beside[here]


@pytest.mark.rule("COC-SEA-13")
@pytest.mark.parametrize(("start", "other"), [("A9", "B10"), ("B10", "A9")])
def test_the_edge_walk_follows_the_outline_of_a_cape(start: str, other: str) -> None:
    cape = {"B9": "BWWB"}  # A10 and B9, Barren, lie between A9 and B10
    match = given({**SAILOR, "units": {start: "ship"}}, {}, {}, regions=cape)

    assert f"sail {other}" in ways(match, start)


# Transport


@pytest.mark.rule("COC-SEA-14")
def test_a_ship_carries_two_land_units() -> None:
    mine = {**SOLDIERS, "units": {"D2": "2 infantry, settler", "D3": "ship, infantry"}}
    match = given(mine, regions=LAKE)

    when(match, "move", "from D2", "to D3")
    assert options(match) == ["group infantry 1", "group settler 1"]
    when(match, "group settler 1", "from D2")

    assert "to D3" not in options(match)


@pytest.mark.rule("COC-SEA-14")
def test_carried_units_go_with_their_ship_at_no_cost() -> None:
    mine = {**SOLDIERS, "units": {"D3": "ship, infantry, settler", "D1": "settler"}}
    match = given(mine, regions=LAKE)

    when(match, "move", "from D3", "sail C4")  # nobody can stay in the water

    assert units(match, 0, "C4") == {"ship": 1, "infantry": 1, "settler": 1}
    assert left(match) == 2


@pytest.mark.rule("COC-SEA-15")
def test_land_units_board_an_own_ship_beside_them() -> None:
    mine = {**SOLDIERS, "units": {"D2": "infantry, settler", "D3": "ship"}}
    match = given(mine, regions=LAKE)

    when(match, "move", "from D2", "to D3", "group infantry 1 settler 1")

    assert units(match, 0, "D3") == {"ship": 1, "infantry": 1, "settler": 1}
    assert units(match, 0, "D2") == {}


@pytest.mark.rule("COC-SEA-15")
def test_no_ship_no_boarding() -> None:
    assert "to D3" not in ways(at_sea({"D2": "settler", "C4": "ship"}, LAKE), "D2")


@pytest.mark.rule("COC-SEA-16")
def test_land_units_land_beside_their_ship() -> None:
    match = at_sea({"C4": "ship, settler"}, LAKE)
    found = ways(match, "C4", "to")
    assert found == ["to B3", "to B4", "to C3", "to C5", "to D4"]  # B4 and C5 are unexplored

    when(match, "to B3")

    assert units(match, 0, "B3") == {"settler": 1}
    assert units(match, 0, "C4") == {"ship": 1}


@pytest.mark.rule("COC-SEA-17")
def test_who_boarded_lands_with_another_action() -> None:
    match = at_sea({"D2": "settler", "D3": "ship", "D1": "settler"}, LAKE)
    when(match, "move", "from D2", "to D3", "from D3", "sail C4")
    assert options(match) == ["from D1", "done"]

    when(match, "done", "move", "from C4", "to D4")

    assert units(match, 0, "D4") == {"settler": 1}


@pytest.mark.rule("COC-SEA-17")
def test_who_was_carried_lands_in_the_same_action() -> None:
    match = at_sea({"D3": "ship, settler"}, LAKE)

    when(match, "move", "from D3", "sail C4", "from C4", "to D4")

    assert units(match, 0, "D4") == {"settler": 1}
    assert units(match, 0, "C4") == {"ship": 1}


@pytest.mark.rule("COC-SEA-17")
def test_who_landed_does_not_move_on() -> None:
    match = at_sea({"D3": "ship, settler", "D1": "settler"}, LAKE)

    when(match, "move", "from D3", "to D2")

    assert "from D2" not in options(match)


@pytest.mark.rule("COC-SEA-18")
def test_units_for_several_ships_board_as_one_group() -> None:
    mine = {**SOLDIERS, "units": {"D2": "4 infantry", "D3": "2 ship", "D1": "settler"}}
    match = given(mine, regions=LAKE)

    when(match, "move", "from D2", "to D3", "group infantry 4")

    assert units(match, 0, "D3") == {"ship": 2, "infantry": 4}
    assert left(match) == 2


@pytest.mark.rule("COC-SEA-18")
def test_units_of_several_ships_land_as_one_group() -> None:
    match = given({**SOLDIERS, "units": {"D3": "2 ship, 4 infantry"}}, regions=LAKE)

    when(match, "move", "from D3", "to D2", "group infantry 4")

    assert units(match, 0, "D2") == {"infantry": 4}
    assert left(match) == 2


def sea_victory() -> Match:
    """A ship with an infantry aboard won on C4; another infantry is on D4."""
    match = given(
        {**SOLDIERS, "units": {"D3": "ship, infantry", "D4": "infantry"}},
        {"units": {"C4": "ship"}},
        regions=LAKE,
    )
    when(dice(match, "5c 1l"), "move", "from D3", "sail C4")
    assert units(match, 0, "C4") == {"ship": 1, "infantry": 1}
    return match


@pytest.mark.rule("COC-SEA-19")
def test_land_units_leave_a_ship_that_fought() -> None:
    match = when(sea_victory(), "from C4", "to C3")

    assert units(match, 0, "C3") == {"infantry": 1}


@pytest.mark.rule("COC-SEA-19")
def test_land_units_board_a_ship_that_fought() -> None:
    match = when(sea_victory(), "from D4", "to C4")

    assert units(match, 0, "C4") == {"ship": 1, "infantry": 2}


@pytest.mark.rule("COC-SEA-19")
def test_land_units_that_fought_do_not_board() -> None:
    match = given(
        {**SOLDIERS, "units": {"E4": "infantry", "C4": "ship", "D1": "settler"}},
        {"units": {"D4": "settler"}},
        regions=LAKE,
    )
    when(match, "move", "from E4", "to D4", "done", "move")

    assert units(match, 0, "D4") == {"infantry": 1}
    assert options(match) == ["from D1", "from C4", "done"]


def landing(rolls: str) -> Match:
    """Infantry lands from D3 on an enemy on D4."""
    match = given(
        {**SOLDIERS, "units": {"D3": "ship, infantry"}},
        {"units": {"D4": "infantry"}},
        regions=LAKE,
    )
    return when(dice(match, rolls), "move", "from D3", "to D4")


@pytest.mark.rule("COC-SEA-20")
def test_landing_on_enemies_starts_a_land_battle() -> None:
    match = landing("6i 1l")

    assert told(match, "rolled")[0]["dice"] == "6i"
    assert told(match, "rolled")[0]["n"] == 7  # infantry clash, which ships do not
    assert units(match, 0, "D4") == {"infantry": 1}


@pytest.mark.rule("COC-SEA-20")
def test_who_landed_retreats_to_the_ships() -> None:
    match = when(landing("1l 1l"), "retreat")

    assert units(match, 0, "D3") == {"ship": 1, "infantry": 1}


@pytest.mark.rule("COC-SEA-21")
def test_army_units_need_tactics_to_board() -> None:
    mine = {"D2": "infantry, settler", "D3": "ship"}
    match = when(at_sea(mine, LAKE), "move", "from D2", "to D3")

    assert units(match, 0, "D3") == {"ship": 1, "settler": 1}


@pytest.mark.rule("COC-SEA-21")
def test_army_units_need_tactics_to_land_but_not_to_sail() -> None:
    match = at_sea({"B4": "ship, infantry"}, CHANNEL)
    assert ways(match, "B4") == ["sail A3", "sail B3", "sail B5"]

    when(match, "sail A3")

    assert units(match, 0, "A3") == {"ship": 1, "infantry": 1}


@pytest.mark.rule("COC-SEA-22")
def test_ships_of_others_take_nobody_aboard() -> None:
    match = given({"units": {"D2": "settler"}}, {"units": {"D3": "ship"}}, regions=LAKE)

    assert "to D3" not in ways(match, "D2")


@pytest.mark.rule("COC-SEA-22")
def test_pirates_take_their_allies_aboard() -> None:
    carthage = {"civilization": "carthage", "units": {"D2": "settler"}}
    sea: dict[str, Any] = {"regions": LAKE, "pirates": {"D3": "ship"}}
    assert "to D3" not in ways(given(carthage, **sea), "D2")

    allied = {**carthage, "advances": ["fishing", "navigation", "pirate_allies"]}
    match = when(given(allied, **sea), "move", "from D2", "to D3")

    assert units(match, 0, "D3")["settler"] == 1


@pytest.mark.rule("COC-SEA-23")
def test_cargo_is_arranged_freely_among_the_ships_of_a_space() -> None:
    match = at_sea({"D3": "2 ship, settler, 2 infantry"}, LAKE)

    when(match, "move", "from D3", "sail C4")

    assert options(match) == [
        "group ship 2 infantry 2 settler 1",
        "group ship 1 infantry 2",
        "group ship 1 infantry 1 settler 1",
        "group ship 1 infantry 1",
        "group ship 1 settler 1",
    ]


@pytest.mark.rule("COC-SEA-24")
def test_pirates_close_the_way() -> None:
    match = at_sea({"A3": "ship"}, CHANNEL, pirates={"B4": "ship"})
    assert ways(match, "A3") == ["sail B3", "sail B4"]

    when(dice(match, "5c 1l"), "sail B4")

    assert told(match, "battle")[0]["defender"] == "owner:pirates"
    assert units(match, PIRATES, "B4") == {}
    assert units(match, 0, "B4") == {"ship": 1}
