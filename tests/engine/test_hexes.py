"""Hexes: geometry, searches on numbered land, and areas as bits."""

from __future__ import annotations

import pytest

from oikumene.engine.hexes import (
    DIRECTIONS,
    OFF,
    Area,
    Hex,
    Land,
    added,
    area,
    distance,
    filled,
    hexes_of,
    mirrored,
    moved,
    named,
    neighbours,
    rotated,
    spread,
)

ORIGIN = (0, 0)
BENT: tuple[Hex, ...] = ((0, 0), (1, 0), (2, -1), (0, -2))
"""A shape that no rotation and no mirror maps onto itself."""


def disc(radius: int, centre: Hex = ORIGIN) -> list[Hex]:
    """All hexes at most so far from a centre."""
    span = range(-radius, radius + 1)
    return [added((q, r), centre) for q in span for r in span if abs(q + r) <= radius]


def ring(radius: int) -> list[Hex]:
    """All hexes exactly so far from the origin."""
    return [at for at in disc(radius) if distance(at, ORIGIN) == radius]


def corridor(length: int) -> Land:
    """A row of spaces from west to east, numbered by their q."""
    return Land((q, 0) for q in range(length))


def spaces_in(land: Land, some: Area) -> set[int]:
    """The spaces of a land that an area holds."""
    return {n for n, bit in enumerate(land.bits) if bit & some}


# Geometry


def test_a_hex_has_six_neighbours_clockwise_from_the_east() -> None:
    assert neighbours((3, -1)) == [(4, -1), (3, 0), (2, 0), (2, -1), (3, -2), (4, -2)]


def test_opposite_directions_lead_back() -> None:
    for direction in range(6):
        there = added((5, 7), DIRECTIONS[direction])
        assert added(there, DIRECTIONS[(direction + 3) % 6]) == (5, 7)


@pytest.mark.parametrize(
    ("a", "b", "steps"),
    [
        ((0, 0), (0, 0), 0),
        ((0, 0), (1, -1), 1),
        ((0, 0), (1, 1), 2),
        ((2, -5), (2, 4), 9),
        ((-3, 1), (4, -2), 7),
        ((-3, -2), (3, 2), 10),
    ],
)
def test_distance_counts_steps_both_ways(a: Hex, b: Hex, steps: int) -> None:
    assert distance(a, b) == distance(b, a) == steps


def test_neighbours_are_what_is_one_step_away() -> None:
    assert sorted(neighbours(ORIGIN)) == sorted(ring(1))


def test_a_sixth_turns_the_east_to_the_south_east() -> None:
    assert [rotated((1, 0), times) for times in range(6)] == list(DIRECTIONS)


def test_turning_goes_full_circle_and_backwards() -> None:
    for at in BENT:
        assert rotated(at, 6) == rotated(at, 0) == at
        assert rotated(at, 3) == (-at[0], -at[1])
        assert rotated(rotated(at, 2), -2) == at
        assert rotated(at, -1) == rotated(at, 5)


def test_turning_keeps_distances() -> None:
    turned = [rotated(at, 1) for at in BENT]
    for a, a_turned in zip(BENT, turned, strict=True):
        for b, b_turned in zip(BENT, turned, strict=True):
            assert distance(a_turned, b_turned) == distance(a, b)


def test_the_mirror_swaps_east_and_west_and_keeps_rows() -> None:
    assert mirrored((1, 0)) == (-1, 0)
    assert mirrored((0, 1)) == (-1, 1)
    assert mirrored((1, -1)) == (0, -1)
    assert [mirrored(mirrored(at)) for at in BENT] == list(BENT)
    assert all(mirrored(at)[1] == at[1] for at in BENT)


def test_no_turn_makes_up_for_a_mirror() -> None:
    image = {mirrored(at) for at in BENT}
    for times in range(6):
        turned = [rotated(at, times) for at in BENT]
        assert all(
            {added(at, (-turned[0][0], -turned[0][1])) for at in turned}
            != {added(at, (-base[0], -base[1])) for at in image}
            for base in image
        )


def test_a_turn_of_the_mirror_image_is_the_mirror_image_of_the_turn_back() -> None:
    for at in BENT:
        assert rotated(mirrored(at), 2) == mirrored(rotated(at, -2))


def test_a_hex_is_named_by_its_coordinates() -> None:
    assert named((3, -1)) == "3,-1"


# Land


def test_spaces_are_numbered_as_given() -> None:
    land = Land([(2, 2), (0, 0), (1, 0)])

    assert land.number == {(2, 2): 0, (0, 0): 1, (1, 0): 2}
    assert land.hexes == ((2, 2), (0, 0), (1, 0))


def test_around_goes_by_direction_and_beside_leaves_out_what_is_off_the_land() -> None:
    land = Land([(0, 0), (0, -1), (1, 0)])

    assert land.around[0] == (2, OFF, OFF, OFF, 1, OFF)
    assert land.beside[0] == (2, 1)
    assert land.beside[1] == (0,)


def test_only_spaces_with_six_neighbours_are_not_on_the_edge() -> None:
    land = Land(disc(2))

    inner = [land.hexes[n] for n, edge in enumerate(land.edge) if not edge]
    assert sorted(inner) == sorted(disc(1))


def test_a_space_beside_a_hole_is_on_the_edge() -> None:
    land = Land(at for at in disc(3) if at != ORIGIN)

    assert land.edge[land.number[1, 0]]
    assert not land.edge[land.number[2, 0]]


def test_within_tells_how_many_steps_every_space_is_away() -> None:
    land = Land(disc(4))
    start = land.number[ORIGIN]

    found = land.within([start], 2)

    assert {land.hexes[n]: steps for n, steps in found.items()} == {
        at: distance(at, ORIGIN) for at in disc(2)
    }


def test_within_zero_steps_are_only_the_starts() -> None:
    assert corridor(5).within([1, 3], 0) == {1: 0, 3: 0}
    assert corridor(5).within([], 3) == {}


def test_within_counts_from_the_nearest_start() -> None:
    assert corridor(7).within([0, 5], 2) == {0: 0, 1: 1, 2: 2, 3: 2, 4: 1, 5: 0, 6: 1}


def test_what_blocks_can_be_an_end_but_is_not_counted_through() -> None:
    assert corridor(6).within([0], 5, {3}) == {0: 0, 1: 1, 2: 2, 3: 3}


def test_a_start_need_not_be_open() -> None:
    assert corridor(4).within([0], 3, {0}) == {0: 0, 1: 1, 2: 2, 3: 3}


def test_within_goes_around_what_blocks() -> None:
    land = Land(disc(2))
    wall = {land.number[at] for at in ((1, 0), (1, -1))}
    start, goal = land.number[0, 0], land.number[2, -1]

    assert land.within([start], 4)[goal] == 2
    assert goal not in land.within([start], 3, wall)
    assert land.within([start], 4, wall)[goal] == 4


def test_land_in_two_parts_is_not_joined() -> None:
    land = Land([(0, 0), (1, 0), (5, 5)])

    assert land.within([0], 99) == {0: 0, 1: 1}
    assert land.path(0, 2, lambda _n: True) == []


def test_a_path_is_a_shortest_way_without_its_start() -> None:
    land = Land(disc(3))
    start, goal = land.number[-3, 0], land.number[3, -2]

    way = land.path(start, goal, lambda _n: True)

    assert len(way) == distance((-3, 0), (3, -2))
    assert way[-1] == goal
    for here, onward in zip([start, *way], way, strict=False):
        assert onward in land.beside[here]


def test_a_path_goes_around_what_blocks() -> None:
    land = Land(disc(1))
    blocked = land.number[ORIGIN]

    way = land.path(land.number[-1, 0], land.number[1, 0], lambda n: n != blocked)

    assert len(way) == 3
    assert blocked not in way


def test_the_goal_of_a_path_need_not_be_open() -> None:
    assert corridor(4).path(0, 3, lambda n: n != 3) == [1, 2, 3]


def test_there_is_no_path_through_what_blocks() -> None:
    assert corridor(4).path(0, 3, lambda n: n != 2) == []


def test_the_path_to_where_one_is_has_no_steps() -> None:
    assert corridor(4).path(2, 2, lambda _n: True) == []


# Areas of a land


def test_every_space_is_a_bit_of_its_own() -> None:
    land = Land(disc(3, (-5, 2)))

    assert all(bit.bit_count() == 1 for bit in land.bits)
    assert land.area(range(len(land.hexes))).bit_count() == len(land.hexes)
    assert land.area([]) == 0


@pytest.mark.parametrize("centre", [ORIGIN, (-7, 3), (6, -9)])
def test_an_area_of_a_land_spreads_to_what_is_beside(centre: Hex) -> None:
    land = Land(disc(2, centre))

    for n, beside in enumerate(land.beside):
        assert spaces_in(land, land.spread(land.bits[n])) == {n, *beside}


def test_rows_of_a_land_do_not_run_into_each_other() -> None:
    land = Land((q, r) for q in (-3, 3) for r in range(4))
    west = land.area(n for n, (q, _) in enumerate(land.hexes) if q == -3)

    assert land.spread(west) & land.area(range(8)) == west


@pytest.mark.parametrize("steps", [1, 2, 3, 5])
def test_reach_finds_what_within_finds(steps: int) -> None:
    land = Land(at for at in disc(4, (2, -3)) if at != (1, -1))
    starts = [land.number[2, -3], land.number[-2, 0]]
    blocked = {n for n in range(len(land.hexes)) if n % 3 == 0}
    open_ = land.area(n for n in range(len(land.hexes)) if n not in blocked)

    reached = land.reach(land.area(starts), steps, open_)

    assert spaces_in(land, reached) == set(land.within(starts, steps, blocked))


# Areas of the plane


def test_an_area_gives_its_hexes_back_row_by_row() -> None:
    hexes = [(3, 1), (-4, 0), (2, -5), (-1, 1), (0, 0), (-9, -9)]

    assert list(hexes_of(area(hexes))) == [(-9, -9), (2, -5), (-4, 0), (0, 0), (-1, 1), (3, 1)]
    assert list(hexes_of(0)) == []


def test_an_area_counts_a_hex_once() -> None:
    assert area([(1, 1), (1, 1)]) == area([(1, 1)])
    assert area([]) == 0


@pytest.mark.parametrize("by", [(0, 0), (2, 3), (-4, 1), (5, -6), (-3, -3)])
def test_an_area_moves_as_its_hexes_do(by: Hex) -> None:
    assert moved(area(BENT), by) == area(added(at, by) for at in BENT)


def test_areas_meet_where_their_hexes_do() -> None:
    both = area(disc(2)) & area(disc(2, (3, 0)))

    assert set(hexes_of(both)) == set(disc(2)) & set(disc(2, (3, 0)))


def test_an_area_spreads_by_one_hex() -> None:
    assert spread(area([ORIGIN])) == area(disc(1))
    assert spread(area(disc(2))) == area(disc(3))
    assert spread(0) == 0


def test_filling_takes_the_connected_part_of_the_room() -> None:
    room = area([*disc(1), *disc(1, (4, 0))])

    assert filled(area([ORIGIN]), room) == area(disc(1))


def test_filling_stays_inside_a_closed_ring() -> None:
    assert filled(area([ORIGIN]), ~area(ring(3))) == area(disc(2))


def test_filling_starts_only_in_the_room() -> None:
    assert filled(area([(9, 9)]), area(disc(1))) == 0
    assert filled(area([(9, 9), (1, 0)]), area(disc(1))) == area(disc(1))
