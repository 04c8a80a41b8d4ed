"""Squares: geometry, turned tiles, and searches on a numbered grid."""

from __future__ import annotations

import pytest

from oikumene.engine.squares import (
    CORNERS,
    DIRECTIONS,
    OFF,
    Grid,
    Square,
    added,
    block,
    king_steps,
    named,
    steps,
    turned,
)

SIDE = 4
TILE = "abcdefghijklmnop"
"""A tile of 4 × 4 squares, row by row."""


def rows(tile: list[str]) -> list[str]:
    """A tile as it lies on the table."""
    return ["".join(tile[at : at + SIDE]) for at in range(0, len(tile), SIDE)]


def board(width: int, height: int) -> Grid:
    """A full rectangle of squares, row by row."""
    return Grid((x, y) for y in range(height) for x in range(width))


def corridor(length: int) -> Grid:
    """A row of squares from west to east, numbered by their x."""
    return board(length, 1)


def places(grid: Grid, numbers: tuple[int, ...]) -> set[Square]:
    """Where some squares of a grid are."""
    return {grid.squares[n] for n in numbers}


# Geometry


def test_directions_go_clockwise_from_the_north() -> None:
    assert [added((3, 5), step) for step in DIRECTIONS] == [(3, 4), (4, 5), (3, 6), (2, 5)]


def test_opposite_directions_lead_back() -> None:
    for way in range(4):
        there = added((5, 7), DIRECTIONS[way])
        assert added(there, DIRECTIONS[(way + 2) % 4]) == (5, 7)


def test_a_corner_lies_between_two_directions() -> None:
    for way, corner in enumerate(CORNERS):
        assert corner == added(DIRECTIONS[way], DIRECTIONS[(way + 1) % 4])


@pytest.mark.parametrize(
    ("a", "b", "orthogonal", "diagonal"),
    [
        ((0, 0), (0, 0), 0, 0),
        ((2, 2), (2, 1), 1, 1),
        ((2, 2), (3, 1), 2, 1),
        ((1, 9), (4, 2), 10, 7),
        ((-3, 0), (2, 0), 5, 5),
    ],
)
def test_steps_count_both_ways(a: Square, b: Square, orthogonal: int, diagonal: int) -> None:
    assert steps(a, b) == steps(b, a) == orthogonal
    assert king_steps(a, b) == king_steps(b, a) == diagonal


@pytest.mark.parametrize(
    ("at", "name"), [((0, 0), "A1"), ((2, 3), "C4"), ((9, 0), "J1"), ((0, 15), "A16")]
)
def test_a_square_is_named_by_column_and_row(at: Square, name: str) -> None:
    assert named(at) == name


# Tiles


@pytest.mark.parametrize(
    ("quarters", "lies"),
    [
        (0, ["abcd", "efgh", "ijkl", "mnop"]),
        (1, ["miea", "njfb", "okgc", "plhd"]),
        (2, ["ponm", "lkji", "hgfe", "dcba"]),
        (3, ["dhlp", "cgko", "bfjn", "aeim"]),
    ],
)
def test_a_tile_is_turned_clockwise(quarters: int, lies: list[str]) -> None:
    assert rows(turned(TILE, SIDE, quarters)) == lies


def test_turning_goes_full_circle_and_backwards() -> None:
    assert turned(TILE, SIDE, 4) == turned(TILE, SIDE, 0) == list(TILE)
    assert turned(TILE, SIDE, -1) == turned(TILE, SIDE, 3)
    for quarters in range(4):
        assert turned(turned(TILE, SIDE, quarters), SIDE, -quarters) == list(TILE)


def test_turning_leaves_the_tile_as_it_was() -> None:
    tile = [1, 2, 3, 4]

    assert turned(tile, 2, 1) == [3, 1, 4, 2]
    assert turned(tile, 2, 0) is not tile
    assert tile == [1, 2, 3, 4]


@pytest.mark.parametrize("quarters", range(4))
def test_what_lies_at_the_north_of_a_tile_turns_to_the_direction_of_that_number(
    quarters: int,
) -> None:
    north = [".", "N", ".", *"......"]
    centre = (1, 1)

    at = turned(north, 3, quarters).index("N")

    assert block((0, 0), 3)[at] == added(centre, DIRECTIONS[quarters])


def test_a_block_is_read_row_by_row_from_its_corner() -> None:
    assert block((4, 2), 2) == [(4, 2), (5, 2), (4, 3), (5, 3)]
    assert len(set(block((0, 0), SIDE))) == SIDE * SIDE


# The grid


def test_squares_are_numbered_as_given() -> None:
    grid = Grid([(2, 2), (0, 0), (1, 0)])

    assert grid.number == {(2, 2): 0, (0, 0): 1, (1, 0): 2}
    assert grid.squares == ((2, 2), (0, 0), (1, 0))


def test_facing_goes_by_direction_and_beside_leaves_out_what_is_off_the_grid() -> None:
    grid = Grid([(0, 0), (0, 1), (1, 0)])

    assert grid.facing[0] == (OFF, 2, 1, OFF)
    assert grid.beside[0] == (2, 1)
    assert grid.beside[1] == (0,)


def test_around_are_all_that_a_king_reaches_in_one_step() -> None:
    grid = board(4, 3)

    for n, at in enumerate(grid.squares):
        assert places(grid, grid.around[n]) == {
            other for other in grid.squares if king_steps(at, other) == 1
        }
        assert list(grid.around[n]) == sorted(grid.around[n])


def test_only_inner_squares_have_eight_neighbours() -> None:
    grid = board(4, 4)

    whole = {at for at, near in zip(grid.squares, grid.around, strict=True) if len(near) == 8}
    assert whole == set(block((1, 1), 2))
    assert len(grid.around[grid.number[0, 0]]) == 3
    assert len(grid.around[grid.number[1, 0]]) == 5


def test_tiles_shifted_by_half_a_tile_touch_where_their_squares_do() -> None:
    """One tile above two: its left half lies over the one, its right half over the other."""
    grid = Grid([*block((2, 0), SIDE), *block((0, 4), SIDE), *block((4, 4), SIDE)])
    edge = [grid.number[x, 3] for x in range(2, 6)]

    south = [grid.facing[n][2] for n in edge]

    assert [grid.squares[n] for n in south] == [(2, 4), (3, 4), (4, 4), (5, 4)]
    assert grid.facing[grid.number[1, 4]][0] == OFF
    assert (1, 3) not in grid.number
    assert places(grid, grid.around[grid.number[2, 3]]) == {
        *((2, 2), (3, 2), (3, 3)),
        *((1, 4), (2, 4), (3, 4)),
    }


def test_being_beside_goes_both_ways_on_a_shifted_layout() -> None:
    grid = Grid([*block((0, 0), SIDE), *block((4, 2), SIDE), *block((0, 6), SIDE)])

    for near in (grid.beside, grid.around):
        for n, others in enumerate(near):
            assert all(n in near[other] for other in others)


# Searching


def test_within_tells_how_many_steps_every_square_is_away() -> None:
    grid = board(7, 7)
    centre = grid.number[3, 3]

    found = grid.within([centre], 2)

    assert {grid.squares[n]: far for n, far in found.items()} == {
        at: steps(at, (3, 3)) for at in grid.squares if steps(at, (3, 3)) <= 2
    }


def test_within_zero_steps_are_only_the_starts() -> None:
    assert corridor(5).within([1, 3], 0) == {1: 0, 3: 0}
    assert corridor(5).within([], 3) == {}


def test_within_counts_from_the_nearest_start() -> None:
    assert corridor(7).within([0, 5], 2) == {0: 0, 1: 1, 2: 2, 3: 2, 4: 1, 5: 0, 6: 1}


def test_a_closed_square_is_no_end_and_is_not_counted_through() -> None:
    assert corridor(6).within([0], 5, {3}) == {0: 0, 1: 1, 2: 2}


def test_a_start_need_not_be_open() -> None:
    assert corridor(4).within([0], 3, {0}) == {0: 0, 1: 1, 2: 2, 3: 3}


def test_within_goes_around_what_is_closed() -> None:
    grid = board(3, 3)
    wall = {grid.number[1, 0], grid.number[1, 1]}
    start, goal = grid.number[0, 0], grid.number[2, 0]

    assert grid.within([start], 9)[goal] == 2
    assert goal not in grid.within([start], 5, wall)
    assert grid.within([start], 6, wall)[goal] == 6


def test_squares_that_meet_at_a_corner_are_not_joined() -> None:
    grid = Grid([(0, 0), (1, 1), (2, 1)])

    assert grid.around[0] == (1,)
    assert grid.within([0], 99) == {0: 0}
