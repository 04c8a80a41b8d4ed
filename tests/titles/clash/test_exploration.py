"""Exploring regions by land, by sea and by cards (COC-EXL)."""

from __future__ import annotations

from typing import Any

import pytest

import oikumene
from oikumene.engine.errors import CannotUndo
from oikumene.engine.match import Match
from oikumene.titles.clash.cards import UNEXPLORED
from oikumene.titles.clash.ground import spaces_of
from tests.titles.clash.given import (
    asked,
    given,
    names,
    options,
    space,
    table,
    told,
    units,
    when,
)

BAY = {"D3": "WBBB"}
"""Sea on D3; of the unexplored region F2 E3 G3 F3 only E3 is beside it."""
GULF = {"D3": "WBWB"}
"""Sea on D3 and E4; E3 and F3 of the unexplored region are beside it."""
SAILOR: dict[str, Any] = {"advances": ["fishing", "navigation"]}
EXPLORERS: dict[str, Any] = {"actions": ["a21"], "goods": {"culture": 1}}


def terrain(match: Match, name: str) -> str:
    """How the region with a space lies: its terrain by slots."""
    slot = space(match, name) >> 2
    return "".join(table(match).terrain[n] for n in spaces_of(slot))


def walk(face: str, way: str, **words: Any) -> Match:
    """A settler enters the region F2 E3 G3 F3, of which a face is given: ``D2 to E3``."""
    start, to = way.split(" to ")
    match = given({"units": {start: "settler"}}, faces={"F2": face}, **words)
    return when(match, "move", f"from {start}", f"to {to}")


def voyage(face: str, regions: dict[str, str], units: dict[str, str], **mine: Any) -> Match:
    """A ship explores the region F2 E3 G3 F3, of which a face is given."""
    match = given({"units": units, **mine}, regions=regions, faces={"F2": face})
    return when(match, "move", f"from {next(iter(units))}", "explore F2")


# By land


@pytest.mark.rule("COC-EXL-01")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_only_home_regions_begin_face_up(seats: int) -> None:
    s = table(oikumene.start("clash", seats, seed=1))

    assert s.regions == ["home"] * seats + [""] * (len(s.regions) - seats)
    assert set(s.terrain[4 * seats :]) == {UNEXPLORED}
    assert UNEXPLORED not in s.terrain[: 4 * seats]


@pytest.mark.rule("COC-EXL-01")
def test_a_region_is_explored_when_a_unit_moves_into_it() -> None:
    match = given({"units": {"D2": "settler"}}, faces={"F2": "r14", "D3": "r13"})
    when(match, "move", "from D2", "to E3", "lay turned")

    assert terrain(match, "E3") == "TFFF"
    assert terrain(match, "D3") == "????"
    assert [each["region"] for each in told(match, "explored")] == ["hex:F2"]


@pytest.mark.rule("COC-EXL-02")
@pytest.mark.parametrize("kind", ["settler", "infantry", "cavalry", "elephant"])
def test_settlers_and_army_units_explore(kind: str) -> None:
    mine = {"advances": ["tactics"], "units": {"D2": kind}}
    match = given(mine, faces={"F2": "r14"})

    when(match, "move", "from D2", "to E3", "lay straight")

    assert terrain(match, "E3") == "FFFT"
    assert units(match, 0, "E3") == {kind: 1}


@pytest.mark.rule("COC-EXL-02")
def test_ships_explore() -> None:
    match = voyage("r09", BAY, {"D3": "ship"})

    assert terrain(match, "E3") == "TWFT"
    assert units(match, 0, "E3") == {"ship": 1}


@pytest.mark.rule("COC-EXL-03")
@pytest.mark.parametrize(("turn", "lies"), [("straight", "FFFT"), ("turned", "TFFF")])
def test_the_target_is_fixed_before_the_region_is_turned_up(turn: str, lies: str) -> None:
    match = walk("r14", "E2 to F2")
    assert asked(match) == (0, "orientation")
    assert sorted(options(match)) == ["lay straight", "lay turned"]

    when(match, f"lay {turn}")

    assert terrain(match, "F2") == lies
    assert units(match, 0, "F2") == {"settler": 1}


@pytest.mark.rule("COC-EXL-04")
@pytest.mark.parametrize(
    ("face", "way", "lies"),
    [
        ("r01", "D2 to E3", "TTWW"),  # WWTT would put Sea on E3
        ("r01", "E2 to F2", "TTWW"),  # … and on F2
        ("r02", "D2 to E3", "WMWM"),  # MWMW would
        ("r05", "E2 to F2", "BFFW"),  # WFFB would
    ],
)
def test_no_sea_comes_under_the_feet_of_the_explorer(face: str, way: str, lies: str) -> None:
    match = walk(face, way)

    assert terrain(match, "F2") == lies
    assert asked(match) != (0, "orientation")


@pytest.mark.rule("COC-EXL-04")
def test_dry_feet_come_before_a_connected_sea() -> None:
    match = walk("r09", "D2 to E3", regions=BAY)  # TWFT would connect E3 with D3

    assert terrain(match, "E3") == "TFWT"


@pytest.mark.rule("COC-EXL-05")
def test_a_sea_is_connected_if_it_can_be() -> None:
    match = walk("r09", "E2 to F2", regions=BAY)

    assert terrain(match, "F2") == "TWFT"  # E3 beside D3, though G3 would be on the edge


@pytest.mark.rule("COC-EXL-05")
def test_a_sea_connects_with_explored_sea_only() -> None:
    match = given({"units": {"E2": "settler"}}, faces={"F2": "r09", "D3": "r01"})

    when(match, "move", "from E2", "to F2")

    assert terrain(match, "F2") == "TFWT"  # who knows what D3 is


@pytest.mark.rule("COC-EXL-06")
def test_a_sea_that_connects_nowhere_comes_to_the_edge() -> None:
    match = walk("r09", "E2 to F2", regions={"D3": "BBBB"})

    assert terrain(match, "F2") == "TFWT"  # G3 is on the edge, E3 is not


@pytest.mark.rule("COC-EXL-06")
def test_inside_the_board_there_is_no_edge_to_prefer() -> None:
    match = given({"units": {"D2": "settler"}}, regions={"B2": "BBBB"}, faces={"D3": "r09"})

    when(match, "move", "from D2", "to D3")

    assert sorted(options(match)) == ["lay straight", "lay turned"]


@pytest.mark.rule("COC-EXL-07")
def test_the_explorer_sees_the_region_and_chooses() -> None:
    match = walk("r06", "D2 to E3")  # Sea on F2 or on F3, both on the edge
    assert asked(match) == (0, "orientation")
    assert match.decision is not None
    assert match.decision.args["region"] == "region:r06"

    when(match, "lay turned")

    assert terrain(match, "E3") == "FTBW"
    assert told(match, "explored")[0]["terrain"] == "layout:FTBW"


@pytest.mark.rule("COC-EXL-07")
def test_regions_without_sea_lie_either_way() -> None:
    assert sorted(options(walk("r16", "D2 to E3", regions=BAY))) == ["lay straight", "lay turned"]


@pytest.mark.rule("COC-EXL-08")
def test_one_sea_space_on_the_edge_is_enough() -> None:
    match = given(EXPLORERS, faces={"F2": "r02"})

    when(match, "play a21", "explore F2")

    assert sorted(options(match)) == ["lay straight", "lay turned"]  # or Sea on E3, inside, and F3


@pytest.mark.rule("COC-EXL-08")
def test_one_connected_sea_space_is_enough() -> None:
    mine = {**EXPLORERS, "cities": {"E4": {}}}
    seas = {"D3": "BBBW", "F6": "WBBB"}  # D4 touches D5 only, F6 touches E6 only
    match = given(mine, regions=seas, faces={"D5": "r01"})

    when(match, "play a21", "explore D5")

    assert sorted(options(match)) == ["lay straight", "lay turned"]


@pytest.mark.rule("COC-EXL-09")
@pytest.mark.parametrize(("turn", "moves_on"), [("straight", False), ("turned", True)])
def test_the_terrain_of_the_target_binds_the_explorer(turn: str, moves_on: bool) -> None:
    match = when(walk("r13", "D2 to E3"), f"lay {turn}")  # a Mountain, or Fertile
    assert units(match, 0, "E3") == {"settler": 1}

    when(match, "move")

    assert ("from E3" in options(match)) == moves_on


@pytest.mark.rule("COC-EXL-09")
def test_a_forest_that_was_explored_forbids_attacks() -> None:
    mine = {"advances": ["tactics"], "units": {"D2": "infantry"}}
    rival = {"units": {"D3": "settler"}}
    match = given(mine, rival, regions={"D3": "BBBB"}, faces={"F2": "r01"})
    when(match, "move", "from D2", "to E3")
    assert terrain(match, "E3") == "TTWW"

    when(match, "move", "from E3")

    assert "to D3" not in options(match)
    assert "to E4" in options(match)


# By sea


@pytest.mark.rule("COC-EXL-10")
def test_a_ship_names_a_region_and_no_space() -> None:
    match = given({"units": {"D3": "ship"}}, regions=BAY)

    when(match, "move", "from D3")

    assert options(match) == ["explore B2", "explore F2"]


@pytest.mark.rule("COC-EXL-10")
def test_a_ship_names_any_region_beside_its_sea_area() -> None:
    match = given({"units": {"D3": "ship"}}, regions=GULF)

    when(match, "move", "from D3")

    assert options(match, "explore") == ["explore B2", "explore F2", "explore F4"]


@pytest.mark.rule("COC-EXL-10")
def test_an_enemy_ship_keeps_what_is_behind_it() -> None:
    mine = {"units": {"D3": "ship"}}
    match = given(mine, {"units": {"E4": "ship"}}, regions=GULF)

    when(match, "move", "from D3")

    assert options(match) == ["sail E4", "explore B2", "explore F2"]  # F4 lies beyond E4


@pytest.mark.rule("COC-EXL-10")
def test_navigation_names_a_region_on_the_edge() -> None:
    north_west = {"B2": "WBBB", "D3": "BBBB"}
    match = given({**SAILOR, "units": {"B2": "ship"}}, regions=north_west)

    when(match, "move", "from B2")

    assert options(match) == ["explore F2", "explore B4"]


@pytest.mark.rule("COC-EXL-10")
def test_navigation_names_a_region_beside_the_sea_it_leads_to() -> None:
    seas = {"B2": "WBBB", "B4": "BBBB", "F2": "WWBB"}  # from B2 to F2 and E3, beside D3
    match = given({**SAILOR, "units": {"B2": "ship"}}, regions=seas, faces={"D3": "r05"})
    when(match, "move", "from B2")
    assert "explore D3" in options(match)

    when(match, "explore D3")

    assert terrain(match, "D3") == "WFFB"
    assert units(match, 0, "D3") == {"ship": 1}


@pytest.mark.rule("COC-EXL-11")
@pytest.mark.parametrize(("face", "lies"), [("r09", "TWFT"), ("r10", "FWFB"), ("r02", "MWMW")])
def test_the_region_is_laid_so_that_the_ship_can_enter(face: str, lies: str) -> None:
    match = voyage(face, BAY, {"D3": "ship"})

    assert terrain(match, "E3") == lies  # Sea on E3
    assert asked(match) != (0, "orientation")


@pytest.mark.rule("COC-EXL-11")
def test_the_sailor_chooses_between_two_ways_to_enter() -> None:
    match = voyage("r01", GULF, {"D3": "ship"})
    assert sorted(options(match)) == ["lay straight", "lay turned"]  # Sea on E3, or on F3

    when(match, "lay turned", "sail F3")

    assert terrain(match, "E3") == "TTWW"
    assert units(match, 0, "F3") == {"ship": 1}


@pytest.mark.rule("COC-EXL-11")
def test_by_navigation_the_ship_enters_where_the_edge_walk_ends() -> None:
    north_west = {"B2": "WBBB", "D3": "BBBB"}
    match = voyage("r05", north_west, {"B2": "ship"}, **SAILOR)

    assert terrain(match, "F2") == "WFFB"  # F3 is on the edge too, but not the first
    assert units(match, 0, "F2") == {"ship": 1}


@pytest.mark.rule("COC-EXL-12")
@pytest.mark.parametrize("end", ["E3", "F2"])
def test_the_ship_ends_on_any_sea_space_that_it_reaches(end: str) -> None:
    match = voyage("r01", BAY, {"D3": "ship, settler"})
    assert terrain(match, "E3") == "WWTT"
    assert asked(match) == (0, "sail-into")
    assert sorted(options(match)) == ["sail E3", "sail F2"]

    when(match, f"sail {end}")

    assert units(match, 0, end) == {"ship": 1, "settler": 1}


@pytest.mark.rule("COC-EXL-13")
def test_a_ship_that_finds_no_sea_returns() -> None:
    match = voyage("r13", GULF, {"E4": "ship"})
    assert sorted(options(match)) == ["lay straight", "lay turned"]

    when(match, "lay straight")

    assert terrain(match, "E3") == "TMFM"
    assert units(match, 0, "E4") == {"ship": 1}


@pytest.mark.rule("COC-EXL-13")
def test_a_ship_that_cannot_enter_returns_to_where_its_move_began() -> None:
    match = voyage("r05", {"D3": "WWBB", "B2": "BBBB"}, {"C4": "ship"})  # Sea on F2 or F3
    assert sorted(options(match)) == ["lay straight", "lay turned"]

    when(match, "lay turned")

    assert terrain(match, "E3") == "BFFW"
    assert units(match, 0, "C4") == {"ship": 1}


@pytest.mark.rule("COC-EXL-13")
def test_what_a_ship_cannot_enter_is_laid_by_the_usual_filters() -> None:
    seas = {**BAY, "F4": "WBBB"}  # F4 touches F3 and is not the sea of the ship
    match = voyage("r05", seas, {"D3": "ship"})

    assert terrain(match, "E3") == "BFFW"  # F3 connected with F4
    assert units(match, 0, "D3") == {"ship": 1}


@pytest.mark.rule("COC-EXL-14")
@pytest.mark.parametrize("face", ["r09", "r13"])
def test_exploring_is_the_one_move_of_a_ship(face: str) -> None:
    match = given(
        {"units": {"D3": "ship", "D1": "settler"}},
        regions=GULF,
        faces={"F2": face, "F4": "r14"},
    )
    when(match, "move", "from D3", "explore F2", *(["lay straight"] if face == "r13" else []))
    ends = "D3" if face == "r13" else "E3"
    assert units(match, 0, ends) == {"ship": 1}

    assert options(match) == ["from D1", "done"]
    assert f"from {ends}" in options(when(match, "done", "move"))


@pytest.mark.rule("COC-EXL-14")
def test_exploring_is_the_one_move_of_a_land_unit() -> None:
    match = given({"units": {"D2": "settler", "D1": "settler"}}, faces={"F2": "r14"})

    when(match, "move", "from D2", "to E3", "lay straight")

    assert options(match) == ["from D1", "done"]


@pytest.mark.rule("COC-EXL-15")
def test_exploration_is_not_taken_back() -> None:
    match = given({"units": {"D2": "settler"}}, faces={"F2": "r14"})
    when(match, "move", "from D2")
    assert match.can_undo(0)

    when(match, "to E3")  # the region is seen before it is laid
    assert not match.can_undo(0)
    with pytest.raises(CannotUndo):
        match.undo(0)

    when(match, "lay straight")
    match.undo(0)  # how it lies is no secret
    assert asked(match) == (0, "orientation")


# By cards


@pytest.mark.rule("COC-EXL-16")
def test_a_card_reveals_a_region_by_two_filters() -> None:
    connected = given(EXPLORERS, regions=BAY, faces={"F2": "r09"})
    when(connected, "play a21", "explore F2")
    assert terrain(connected, "E3") == "TWFT"

    lonely = given(EXPLORERS, regions={"D3": "BBBB"}, faces={"F2": "r09"})
    when(lonely, "play a21", "explore F2")
    assert terrain(lonely, "E3") == "TFWT"


@pytest.mark.rule("COC-EXL-16")
def test_the_player_of_the_card_lays_the_region() -> None:
    match = given({}, EXPLORERS, faces={"F6": "r14"}, active=1, first=1)

    when(match, "play a21", "explore F6")
    assert asked(match) == (1, "orientation")
    when(match, "lay turned")

    assert terrain(match, "E7") == "TFFF"
    assert names(match, [u >> 9 for u in table(match).units[1]]) == ["D7"]  # a settler at home
