"""Spaces, regions and layouts (COC-MAP)."""

from __future__ import annotations

from typing import Any

import pytest

from oikumene import BadPosition, Match
from oikumene.engine.hexes import distance
from oikumene.titles.clash.cards import LAYOUTS, MOUNTAIN, REGIONS
from oikumene.titles.clash.ground import Ground, board_of, hex_of, laid
from oikumene.titles.clash.pieces import STUCK
from tests.titles.clash.given import (
    asked,
    city,
    given,
    names,
    options,
    space,
    table,
    units,
    when,
)

LAND = dict.fromkeys(["B2", "F2", "D3"], "FFFF")
SLOTS = [slot for layout in LAYOUTS.values() for slot in layout.regions]
HOMES = [home for layout in LAYOUTS.values() for home in layout.homes]


def known(players: int) -> Ground:
    """A board that is all land."""
    return Ground("F" * len(board_of(players).names))


def around(name: str) -> set[tuple[int, int]]:
    """The six neighbours of a space."""
    q, r = hex_of(name)
    return {(q, r + 1), (q + 1, r), (q + 1, r - 1), (q, r - 1), (q - 1, r), (q - 1, r + 1)}


def layout(players: int) -> tuple[list[dict[str, str]], str]:
    """The homes by terrain, and the regions as the ledger writes them."""
    found = LAYOUTS[players]
    homes = [dict(zip(home.terrain, home.spaces, strict=True)) for home in found.homes]
    return homes, " · ".join(" ".join(slot) for slot in found.regions)


def lying(match: Match, name: str) -> str:
    """The terrain of the region of a space."""
    n = space(match, name)
    return table(match).terrain[n - n % 4 :][:4]


# Hexes


@pytest.mark.rule("COC-MAP-03")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_space_has_six_neighbours(players: int) -> None:
    ground = known(players)
    places = {hex_of(name): n for n, name in enumerate(ground.names)}

    for n, name in enumerate(ground.names):
        assert {*ground.beside[n]} == {places[at] for at in around(name) if at in places}


@pytest.mark.rule("COC-MAP-03")
def test_the_neighbours_of_the_first_home() -> None:
    ground = known(2)
    beside = sorted(ground.names[m] for m in ground.beside[ground.where_is["D2"]])

    assert beside == ["C2", "C3", "D1", "D3", "E2", "E3"]


@pytest.mark.rule("COC-MAP-03")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_distance_follows_from_the_coordinates(players: int) -> None:
    ground = known(players)
    for n, name in enumerate(ground.names):
        for m, other in enumerate(ground.names):
            (q, r), (to_q, to_r) = hex_of(name), hex_of(other)
            dq, dr = to_q - q, to_r - r
            apart = max(abs(dq), abs(dr), abs(dq + dr))
            assert distance((q, r), (to_q, to_r)) == apart
            assert ground.distances(n)[m] >= apart
            if apart <= 2 and not ground.on_edge(n):  # no way around a corner of the board
                assert ground.distances(n)[m] == apart


@pytest.mark.rule("COC-MAP-04")
@pytest.mark.parametrize(
    ("name", "q", "r"),
    [("A1", 0, 0), ("A5", 0, 4), ("B1", 1, 0), ("B2", 1, 1), ("C1", 2, -1), ("D2", 3, 0),
     ("D7", 3, 5), ("I2", 8, -3), ("B10", 1, 9)],
)  # fmt: skip
def test_a_space_is_named_by_column_and_row(name: str, q: int, r: int) -> None:
    assert hex_of(name) == (q, r)
    row = r + (q - q % 2) // 2 + 1
    assert f"{'ABCDEFGHIJ'[q]}{row}" == name


@pytest.mark.rule("COC-MAP-04")
def test_the_screen_gets_names_with_coordinates() -> None:
    hexes = given().view(0)["table"]["hexes"]

    assert hexes[0] == ["D2", 3, 0, "F"]
    assert {name: (q, r) for name, q, r, _ in hexes} == {
        name: hex_of(name) for name in known(2).names
    }


@pytest.mark.rule("COC-MAP-05")
@pytest.mark.parametrize("spaces", [*SLOTS, *(home.spaces for home in HOMES)])
def test_a_region_is_a_rhombus(spaces: tuple[str, ...]) -> None:
    middle, tip, other_tip, opposite = spaces

    assert {hex_of(tip), hex_of(other_tip), hex_of(opposite)} <= around(middle)
    assert {hex_of(tip), hex_of(other_tip), hex_of(middle)} <= around(opposite)
    assert hex_of(tip) not in around(other_tip)


@pytest.mark.rule("COC-MAP-05")
def test_the_slots_of_a_region_that_is_not_rotated() -> None:
    """All regions for two players lie like this."""
    for spaces in LAYOUTS[2].regions:
        q, r = hex_of(spaces[0])
        assert [hex_of(name) for name in spaces] == [
            (q, r), (q - 1, r + 1), (q + 1, r), (q, r + 1),
        ]  # fmt: skip


# Regions


@pytest.mark.rule("COC-MAP-06")
@pytest.mark.parametrize("region", REGIONS)
def test_half_a_turn_swaps_opposite_slots(region: str) -> None:
    terrain = REGIONS[region].terrain

    assert laid(terrain, False) == terrain
    assert laid(terrain, True) == terrain[3] + terrain[2] + terrain[1] + terrain[0]


@pytest.mark.rule("COC-MAP-06")
@pytest.mark.parametrize(("answer", "terrain"), [("straight", "FFFT"), ("turned", "TFFF")])
def test_who_explores_lays_a_region_in_one_of_two_ways(answer: str, terrain: str) -> None:
    match = given({"units": {"D2": "settler"}}, faces={"D3": "r14"})

    when(match, "move", "from D2", "to D3")
    assert asked(match) == (0, "orientation")
    assert options(match) == ["lay straight", "lay turned"]
    when(match, f"lay {answer}")

    assert lying(match, "D3") == terrain


@pytest.mark.rule("COC-MAP-07")
@pytest.mark.parametrize("home", HOMES)
def test_a_home_has_its_city_between_forest_and_mountain(home: Any) -> None:
    assert (home.terrain[0], home.terrain[3]) == ("F", "B")
    assert {home.terrain[1], home.terrain[2]} == {"T", "M"}


@pytest.mark.rule("COC-MAP-07")
def test_homes_of_both_sides_lie_on_the_table_for_four() -> None:
    sides = [home.terrain for home in LAYOUTS[4].homes]

    assert sides == ["FMTB", "FTMB", "FMTB", "FTMB"]


@pytest.mark.rule("COC-MAP-08")
def test_the_sixteen_regular_regions() -> None:
    assert [each.terrain for each in REGIONS.values()] == [
        "WWTT", "WMWM", "WWMF", "WTWF", "WFFB", "WBTF", "WMMT", "WFTM",
        "TWFT", "FWFB", "MWFM", "FWBM", "TMFM", "FFFT", "FMTF", "MTMB",
    ]  # fmt: skip


@pytest.mark.rule("COC-MAP-09")
@pytest.mark.parametrize("region", REGIONS)
@pytest.mark.parametrize(
    ("start", "goal"), [("D2", "D3"), ("D2", "C3"), ("D2", "E3"), ("C2", "B2")]
)
def test_a_land_explorer_always_finds_land(region: str, start: str, goal: str) -> None:
    match = given({"units": {start: "settler"}}, faces={goal: region})

    when(match, "move", f"from {start}", f"to {goal}")
    if asked(match)[1] == "orientation":
        when(match, options(match)[0])

    assert units(match, 0, goal) == {"settler": 1}
    assert table(match).terrain[space(match, goal)] not in "W?"
    assert lying(match, goal) in (laid(REGIONS[region].terrain, t) for t in (False, True))


# Layouts


@pytest.mark.rule("COC-MAP-10")
def test_the_board_for_two() -> None:
    assert len(board_of(2).names) == 40
    assert layout(2) == (
        [
            {"F": "D2", "M": "E2", "T": "C2", "B": "D1"},
            {"F": "D7", "M": "C8", "T": "E8", "B": "D8"},
        ],
        "B2 A3 C3 B3 · F2 E3 G3 F3 · D3 C4 E4 D4 · B4 A5 C5 B5 · F4 E5 G5 F5 · D5 C6 E6 D6 · "
        "B6 A7 C7 B7 · F6 E7 G7 F7",
    )


@pytest.mark.rule("COC-MAP-11")
def test_the_board_for_three() -> None:
    assert len(board_of(3).names) == 60
    homes, regions = layout(3)
    assert sorted(homes, key=str) == sorted(
        [
            {"F": "E4", "M": "F3", "T": "D3", "B": "E3"},
            {"F": "B7", "M": "A7", "T": "B8", "B": "A8"},
            {"F": "G8", "M": "G9", "T": "H7", "B": "H8"},
        ],
        key=str,
    )
    assert regions == (
        "C2 B2 D2 C3 · B5 B4 A6 A5 · D4 C4 D5 C5 · F5 F4 E6 E5 · H4 G4 H5 G5 · C6 B6 D6 C7 · "
        "G6 F6 H6 G7 · J7 J6 I8 I7 · D8 D7 C9 C8 · F7 E7 F8 E8 · B9 A9 B10 A10 · E9 D9 F9 E10"
    )


@pytest.mark.rule("COC-MAP-12")
def test_the_board_for_four() -> None:
    assert len(board_of(4).names) == 72
    homes, regions = layout(4)
    assert {home["F"]: home for home in homes} == {
        "C2": {"F": "C2", "M": "D1", "T": "B1", "B": "C1"},
        "I2": {"F": "I2", "M": "H1", "T": "J1", "B": "I1"},
        "C8": {"F": "C8", "M": "D8", "T": "B8", "B": "C9"},
        "I8": {"F": "I8", "M": "H8", "T": "J8", "B": "I9"},
    }
    assert regions == (
        "B3 A4 C4 B4 · B5 A6 C6 B6 · D2 C3 E3 D3 · D4 C5 E5 D5 · D6 C7 E7 D7 · F1 E2 G2 F2 · "
        "F3 E4 G4 F4 · F5 E6 G6 F6 · F7 E8 G8 F8 · H2 G3 I3 H3 · H4 G5 I5 H5 · H6 G7 I7 H7 · "
        "J3 I4 K4 J4 · J5 I6 K6 J6"
    )


@pytest.mark.rule("COC-MAP-13")
@pytest.mark.parametrize(("players", "homes"), [(2, "D2 D7"), (3, "E4 G8 B7"), (4, "C2 I2 I8 C8")])
def test_turns_go_clockwise_around_the_board(players: int, homes: str) -> None:
    match = given(*[{}] * players)
    order = []
    for _ in range(players):
        order.append(table(match).ground.names[table(match).player.start])
        when(match, "end")

    assert order == homes.split()


@pytest.mark.rule("COC-MAP-14")
@pytest.mark.parametrize(("players", "apart"), [(2, {5}), (3, {5}), (4, {6, 9})])
def test_homes_are_equally_far_apart(players: int, apart: set[int]) -> None:
    ground = known(players)
    homes = [4 * seat for seat in range(players)]

    for n in homes:
        others = [m for m in homes if m != n]
        assert {ground.distances(n)[m] for m in others} == apart
    if players == 4:
        assert ground.distances(homes[0])[homes[2]] == 9
        assert ground.distances(homes[1])[homes[3]] == 9


@pytest.mark.rule("COC-MAP-15")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_edge_is_where_a_neighbour_is_missing(players: int) -> None:
    ground = known(players)
    inside = {hex_of(name) for name in ground.names}
    rim = {name for name in ground.names if around(name) - inside}

    assert {name for n, name in enumerate(ground.names) if ground.on_edge(n)} == rim
    assert sorted(ground.names[n] for n in ground.board.edge) == sorted(rim)
    homes = [n for n in range(4 * players) if n % 4 == 0]
    assert all(ground.on_edge(n + 3) for n in homes)
    assert [ground.on_edge(n) for n in homes] == [players == 4] * players


@pytest.mark.rule("COC-MAP-15")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_edge_goes_once_around_the_board_clockwise(players: int) -> None:
    ground = known(players)
    edge = ground.board.edge
    pairs = list(zip(edge, (*edge[1:], edge[0]), strict=True))

    assert all(m in ground.beside[n] for n, m in pairs)
    turned = 0
    for n, m in pairs:
        (q, r), (to_q, to_r) = hex_of(ground.names[n]), hex_of(ground.names[m])
        turned += q * (2 * to_r + to_q) - to_q * (2 * r + q)
    assert turned > 0  # the area of the outline, with rows that go down


# Unexplored


@pytest.mark.rule("COC-MAP-16")
def test_nothing_is_collected_from_unexplored_spaces() -> None:
    match = given({"cities": {"D2": {"buildings": ["temple", "academy", "market", "fortress"]}}})

    when(match, "collect")

    assert options(match, "take") == ["take D2 food", "take E2 ore", "take C2 wood"]


@pytest.mark.rule("COC-MAP-16")
def test_influence_does_not_cross_unexplored_spaces() -> None:
    big = {"D2": {"buildings": ["temple", "academy", "market", "fortress"]}}
    target = {"D7": {"buildings": ["temple"]}}
    explored = {"D3": "FFFF", "D5": "FFFF"}

    assert "influence" in options(given({"cities": big}, {"cities": target}, regions=explored))
    for hidden in explored:
        regions = {name: word for name, word in explored.items() if name != hidden}
        match = given({"cities": big}, {"cities": target}, regions=regions)
        assert "influence" not in options(match)


@pytest.mark.rule("COC-MAP-16")
@pytest.mark.parametrize(
    "words",
    [
        {"players": [{"units": {"D3": "settler"}}, {}]},
        {"players": [{"cities": {"D3": {}}}, {}]},
        {"barbarians": {"units": {"D3": "infantry"}}},
        {"pirates": {"D3": "ship"}},
        {"exhausted": ["D3"]},
    ],
)
def test_nothing_lies_on_unexplored_spaces(words: dict[str, Any]) -> None:
    players = words.pop("players", [{}, {}])
    with pytest.raises(BadPosition) as wrong:
        given(*players, **words)
    assert wrong.value.rule == "COC-MAP-16"


@pytest.mark.rule("COC-MAP-16")
def test_barbarians_do_not_appear_on_unexplored_spaces() -> None:
    match = given({"cubes": 1}, event_deck=["fine_year_drawer", "..."], regions={"D3": "FFFF"})

    when(match, "advance", "advance storage")

    assert asked(match) == (0, "barbarians-settle")
    assert sorted(options(match)) == ["settle C4", "settle D4", "settle E4"]


# Exhausted land


@pytest.mark.rule("COC-MAP-17")
def test_nothing_is_collected_from_exhausted_land() -> None:
    match = given(
        {"cities": {"D2": {"mood": "happy", "buildings": ["temple", "academy"]}}},
        exhausted=["C2"],
    )

    when(match, "collect")

    assert options(match, "take") == ["take D2 food", "take E2 ore"]


@pytest.mark.rule("COC-MAP-17")
@pytest.mark.parametrize("exhausted", [[], ["D3"]])
def test_irrigation_does_not_help_exhausted_land(exhausted: list[str]) -> None:
    match = given(
        {"advances": ["irrigation"], "cities": {"D2": {"buildings": ["temple", "academy"]}}},
        regions={"D3": "BFFF"},
        exhausted=exhausted,
    )

    when(match, "collect")

    assert ("take D3 food" in options(match)) == (not exhausted)
    assert "take D1 food" in options(match)


@pytest.mark.rule("COC-MAP-17")
def test_nobody_founds_a_city_on_exhausted_land() -> None:
    match = given({"units": {"C2": "settler", "E2": "settler", "D1": "settler"}}, exhausted=["C2"])

    when(match, "found")

    assert "C2" not in names(match, list(table(match).cities))
    assert city(match, "E2").owner == 0
    assert "found" not in options(match)  # C2 is exhausted, D1 barren


@pytest.mark.rule("COC-MAP-17")
def test_barbarians_do_not_settle_on_exhausted_land() -> None:
    match = given(
        {"cubes": 1},
        event_deck=["fine_year_drawer", "..."],
        regions={"D3": "FFFF"},
        exhausted=["C4"],
    )

    when(match, "advance", "advance storage")

    assert sorted(options(match)) == ["settle D4", "settle E4"]


@pytest.mark.rule("COC-MAP-17")
def test_exhausted_land_keeps_its_terrain_for_movement() -> None:
    match = given({"units": {"D2": "settler"}}, exhausted=["E2"])

    when(match, "move", "from D2", "to E2")

    assert units(match, 0, "E2") == {"settler": 1}
    assert table(match).terrain[space(match, "E2")] == MOUNTAIN
    assert [flags & STUCK for _, _, flags in match.view(0)["table"]["units"][0]] == [STUCK]


@pytest.mark.rule("COC-MAP-17")
def test_land_stays_exhausted_to_the_end_of_the_game() -> None:
    match = given(exhausted=["C2"], age=2, round=3, active=1, regions=LAND)
    when(match, "end")
    while asked(match)[1] != "act":
        when(match, options(match)[-1])

    s = table(match)
    assert (s.age, s.round, names(match, list(s.exhausted))) == (3, 1, ["C2"])


# Sea areas


@pytest.mark.rule("COC-MAP-18")
@pytest.mark.parametrize(
    ("regions", "reached"),
    [
        ({"D3": "WWFF"}, {"C4"}),
        ({"D3": "WWFW"}, {"C4", "D4"}),
        ({"D3": "WWFF", "B4": "FFWW"}, {"C4", "C5", "B5"}),
        ({"D3": "WWFF", "B4": "FWFF"}, {"C4"}),
        ({"D3": "WWFF", "D5": "WFFF"}, {"C4"}),
        ({"D3": "WFFW", "D5": "WFFW"}, {"D4", "D5", "D6"}),
    ],
)
def test_ships_sail_as_far_as_a_chain_of_sea_goes(
    regions: dict[str, str], reached: set[str]
) -> None:
    match = given({"units": {"D3": "ship"}}, regions=regions)
    when(match, "move", "from D3")

    assert {text.split()[1] for text in options(match, "sail")} == reached


@pytest.mark.rule("COC-MAP-18")
def test_unexplored_spaces_part_two_sea_areas() -> None:
    ship = {"units": {"D3": "ship"}}
    apart = {"D3": "WWFF", "B6": "WWFF"}
    linked = {**apart, "B4": "WWWW"}

    match = when(given(ship, regions=apart), "move", "from D3")
    assert "sail B6" not in options(match)
    match = when(given(ship, regions=linked), "move", "from D3")
    assert "sail B6" in options(match)
