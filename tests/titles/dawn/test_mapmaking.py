"""Map construction (CND-MAP)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from random import Random

import pytest

import oikumene
from oikumene import Match
from oikumene.engine.errors import BadPosition, IllegalAnswer
from oikumene.engine.hexes import DIRECTIONS, Hex, neighbours, offset
from oikumene.titles.dawn.cards import MAPS, TILES
from oikumene.titles.dawn.ground import Placement, placements, shape
from oikumene.titles.dawn.mapmaking import fit
from oikumene.titles.dawn.state import CAPITAL
from tests.titles.dawn.given import asked, given, options, player, refused, space, table, when

SEEDS = range(60)
WATER_TOKENS = 8
CORE = ["4B3:4,-3", "6B0:1,-2", "12B3:0,1", "1B0:-3,2"]
LARGE_CORE = ["6A3:-1,-3", "1A0:1,-2", "13A3:-1,1", "12A0:1,2"]
LARGE = [
    *LARGE_CORE, "5B4:-1,5", "11A1:2,4", "15A3:4,-4", "8B2:-4,0", "4B3:5,-1", "0A0:3,0",
    "3B3:-3,-4", "0A0:-3,-2", "7B1:-6,5", "16B0:1,-6", "9B4:6,-7", "0A0:3,-5", "2A3:-6,-3",
]  # fmt: skip
"""All tiles but one are laid; there are five water tokens left."""
FLOODED_CORE = ["2A3:-1,-3", "1A0:1,-2", "15A3:-1,1", "6A0:1,2"]
FLOODED = [
    *FLOODED_CORE, "8A4:-1,5", "13B5:-4,5", "7A3:-4,-1", "0A0:-3,0", "0A0:-3,1", "0A0:-4,2",
    "0A0:-3,2", "0A0:-3,3", "11A4:-3,-4", "9A0:0,-6", "16B2:2,4", "14A0:4,1", "5A0:4,-3",
    "0A0:3,-1", "0A0:3,0", "12B3:5,-8", "0A0:3,-4",
]  # fmt: skip
"""No water token is left, and the only place that touches the core would close a gap."""
ENCLOSED = ["16A0:0,0", "3B0:-2,-1", "13A3:3,-3", "2A2:-3,2", "5B5:2,-5", "14B4:3,1"]
"""Five tiles all around the first one."""


def new(seats: int = 2, seed: int = 1) -> Match:
    """A match in which the players build the map."""
    return oikumene.start("dawn", seats, seed)


def built(seats: int, seed: int) -> Match:
    """The same with a map built at random."""
    return oikumene.start("dawn", seats, seed, {"random_map": True})


def laying(tile: int, side: str, map_: list[str], core: list[str]) -> Match:
    """Seat 0 is to lay a side of a tile on a hand-written map."""
    match = given(
        {"tiles": [tile], "capital": place_of(map_[0])},
        {"capital": place_of(map_[1])},
        phase="map",
        map=map_,
        core=core,
    )
    return when(match, f"tile {tile} {side}")


def place_of(word: str) -> str:
    return word.partition(":")[2]


def tiles_on(match: Match) -> list[Placement]:
    """The laid tiles without water tokens."""
    return [each for each in placements(table(match).map) if each.tile]


def water_on(match: Match) -> list[Hex]:
    """The water tokens."""
    return [(each.q, each.r) for each in placements(table(match).map) if not each.tile]


# The core and the hands


@pytest.mark.rule("CND-MAP-01")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_player_gets_a_capital_tile(seats: int) -> None:
    for seed in range(10):
        match = new(seats, seed)
        capitals = [
            [tile for tile in p.tiles if TILES[tile].kind == "capital"]
            for p in table(match).players
        ]

        assert [len(tiles) for tiles in capitals] == [1] * seats
        assert len({tile for tiles in capitals for tile in tiles}) == seats


@pytest.mark.rule("CND-MAP-01")
def test_capital_tiles_are_dealt_at_random_and_the_others_stay_in_the_box() -> None:
    mine = {tile for seed in SEEDS for tile in player(new(2, seed)).tiles}
    assert {tile for tile in mine if TILES[tile].kind == "capital"} == {7, 9, 11, 16}

    for seed in range(5):
        laid = [each.tile for each in tiles_on(built(2, seed))]
        assert sum(TILES[tile].kind == "capital" for tile in laid) == 2


@pytest.mark.rule("CND-MAP-02")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_core_has_two_natural_wonders_and_two_city_states(seats: int) -> None:
    for seed in range(10):
        kinds = Counter(TILES[each.tile].kind for each in tiles_on(new(seats, seed)))
        assert kinds == {"natural_wonder": 2, "city_state": 2}


@pytest.mark.rule("CND-MAP-02")
def test_the_tiles_of_the_core_are_drawn_at_random() -> None:
    cores = [tuple(each.tile for each in tiles_on(new(2, seed))) for seed in SEEDS]

    assert {tile for core in cores for tile in core} == {1, 2, 4, 6, 12, 13, 14, 15}
    assert len({frozenset(core) for core in cores}) > 15


@pytest.mark.rule("CND-MAP-03")
def test_one_roll_decides_the_side_of_the_whole_core() -> None:
    sides = [{each.side for each in tiles_on(new(2, seed))} for seed in range(120)]

    assert all(len(side) == 1 for side in sides)
    assert 40 < sides.count({"A"}) < 80


@pytest.mark.rule("CND-MAP-04")
def test_the_core_is_laid_in_the_pattern_of_its_side() -> None:
    for seed in SEEDS:
        laid = tiles_on(new(2, seed))
        pattern = MAPS.core[laid[0].side]
        assert [(e.rotation, e.q, e.r) for e in laid] == [(e.rotation, e.q, e.r) for e in pattern]


@pytest.mark.rule("CND-MAP-04")
def test_any_tile_may_take_any_place_of_the_core() -> None:
    cores = [[each.tile for each in tiles_on(new(2, seed))] for seed in range(150)]

    for place in range(4):
        assert {core[place] for core in cores} == {1, 2, 4, 6, 12, 13, 14, 15}


@pytest.mark.rule("CND-MAP-04")
def test_the_core_is_marked_until_the_map_is_finished() -> None:
    match, rng = new(2), Random(1)
    core = table(match).map

    while asked(match)[1] in ("tile", "lay-tile"):
        assert table(match).core == core
        when(match, rng.choice(options(match)))

    assert table(match).core == ""
    assert table(match).map.startswith(core)


@pytest.mark.rule("CND-MAP-05")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_player_gets_two_of_the_other_tiles(seats: int) -> None:
    match = new(seats)
    dealt = [tile for p in table(match).players for tile in p.tiles]
    core = [each.tile for each in tiles_on(match)]

    assert [len(p.tiles) for p in table(match).players] == [3] * seats
    assert sum(TILES[tile].kind != "capital" for tile in dealt) == 2 * seats
    assert len({*dealt, *core}) == len(dealt) + len(core)


@pytest.mark.rule("CND-MAP-05")
def test_all_tiles_outside_the_core_may_be_dealt() -> None:
    dealt = {tile for seed in SEEDS for tile in player(new(2, seed)).tiles}

    assert dealt == {*TILES}


# Taking turns


@pytest.mark.rule("CND-MAP-06")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_players_lay_a_tile_in_turn_until_all_have_laid_three(seats: int) -> None:
    match, rng = new(seats, seed=3), Random(3)
    first, _ = asked(match)

    while table(match).phase == "map":
        when(match, rng.choice(options(match)))

    layers = [entry.args["seat"] for entry in match.journal() if entry.key == "tile"]
    assert layers == [f"seat:{(first + n) % seats}" for n in range(3 * seats)]


@pytest.mark.rule("CND-MAP-06")
def test_a_random_player_begins() -> None:
    assert {asked(new(4, seed))[0] for seed in SEEDS} == {0, 1, 2, 3}


@pytest.mark.rule("CND-MAP-06")
def test_the_player_chooses_tile_side_rotation_and_place() -> None:
    match = new(2)
    seat, _ = asked(match)
    tiles = player(match, seat).tiles

    assert options(match) == [f"tile {tile} {side}" for tile in tiles for side in "AB"]
    when(match, f"tile {tiles[2]} B")
    places = [text.split() for text in options(match)]
    assert {rotation for _, _, rotation in places} == {"0", "1", "2", "3", "4", "5"}
    assert len({at for _, at, _ in places}) > 6

    verb, at, rotation = places[-1]
    when(match, f"{verb} {at} {rotation}")
    assert f"{tiles[2]}B{rotation}:{at}" in table(match).map.split()


# Where a tile may lie


def legal_places(match: Match, side: str) -> set[str]:
    """What the rules allow, counted hex by hex."""
    core = {at for each in placements(table(match).core) for at in each.hexes}
    if any(_without_large_gap(match, core, each) for each in "AB"):
        return _without_large_gap(match, core, side)
    beside = [each for each in tiles_on(match) if (_around(core) | core) & {*each.hexes}]
    return _without_large_gap(match, {at for each in beside for at in each.hexes}, side)


def _without_large_gap(match: Match, core: set[Hex], side: str) -> set[str]:
    """Where a tile touches the core and closes no gap that is too large."""
    taken = {at for each in placements(table(match).map) for at in each.hexes}
    left = WATER_TOKENS - len(water_on(match))
    found = _touching(match, core, side)
    return {text for text, here in found.items() if len(_gap(taken | here)) <= left}


def _touching(match: Match, core: set[Hex], side: str) -> dict[str, set[Hex]]:
    """Where a tile touches the core and four spaces, and what it covers."""
    tiles = {at for each in tiles_on(match) for at in each.hexes}
    found = {}
    for q, r in _within_four(tiles):
        for rotation in range(6):
            here = {(q + a, r + b) for a, b in shape(side, rotation)}
            ring = _around(here)
            if here & {*tiles, *water_on(match)} or len(ring & tiles) < 4 or not ring & core:
                continue
            found[f"lay {q},{r} {rotation}"] = here
    return found


def _within_four(hexes: set[Hex]) -> set[Hex]:
    for _ in range(4):
        hexes = hexes | _around(hexes)
    return hexes


def _around(hexes: set[Hex]) -> set[Hex]:
    return {near for at in hexes for near in neighbours(at)} - hexes


def _gap(taken: set[Hex]) -> set[Hex]:
    """All free hexes inside a wide frame that the frame's corner cannot reach."""
    low, high = min(min(at) for at in taken) - 2, max(max(at) for at in taken) + 2
    free = {(q, r) for q in range(low, high + 1) for r in range(low, high + 1)} - taken
    border = {(low, low)}
    while border:
        free -= border
        border = {near for at in border for near in neighbours(at)} & free
    return free


@pytest.mark.rule("CND-MAP-07", "CND-MAP-08", "CND-MAP-11")
@pytest.mark.parametrize("side", ["A", "B"])
@pytest.mark.parametrize(
    ("map_", "core"),
    [(CORE, CORE), (LARGE[:9], LARGE_CORE), (LARGE, LARGE_CORE), (FLOODED, FLOODED_CORE)],
)
def test_exactly_the_places_that_the_rules_allow_are_offered(
    side: str, map_: list[str], core: list[str]
) -> None:
    match = laying(10, side, map_, core)

    assert set(options(match)) == legal_places(match, side)


@pytest.mark.rule("CND-MAP-07")
def test_a_tile_may_not_overlap() -> None:
    match = laying(14, "A", CORE, CORE)

    with pytest.raises(IllegalAnswer, match="not on offer"):
        match.answer("lay 1,-2 0")
    with pytest.raises(BadPosition) as wrong:
        given({}, {}, map=[*CORE, "14A0:1,-2"])
    assert wrong.value.rule == "CND-MAP-07"


@pytest.mark.rule("CND-MAP-07")
def test_a_tile_must_touch_four_spaces() -> None:
    match = laying(14, "A", ["16A0:0,0", "12A3:3,-3"], ["16A0:0,0", "12A3:3,-3"])
    forbidden = refused(match)
    touched = {
        text: _touches(match, Placement(14, "A", rotation, *at))
        for text, at, rotation in _places([*options(match), *forbidden])
    }

    assert {3, 4} <= {*touched.values()}
    assert all(forbidden[text] == "CND-MAP-07" for text, n in touched.items() if n < 4)
    assert {text for text, n in touched.items() if n >= 4} == {*options(match)}


def _places(texts: list[str]) -> Iterator[tuple[str, Hex, int]]:
    for text in texts:
        _, at, rotation = text.split()
        q, r = map(int, at.split(","))
        yield text, (q, r), int(rotation)


@pytest.mark.rule("CND-MAP-07")
def test_water_tokens_are_no_spaces_of_tiles() -> None:
    tiles = ["16A0:0,0", "12A3:3,-3"]
    dry = laying(14, "A", tiles, tiles)
    text, place = next(
        (text, place)
        for text, at, rotation in _places([*refused(dry)])
        if _touches(dry, place := Placement(14, "A", rotation, *at)) == 3
    )
    covered = {at for each in tiles_on(dry) for at in each.hexes}
    q, r = min(_around({*place.hexes}) - covered)

    wet = laying(14, "A", [*tiles, f"0A0:{q},{r}"], tiles)

    assert refused(wet)[text] == "CND-MAP-07"


def _touches(match: Match, place: Placement) -> int:
    tiles = {at for each in tiles_on(match) for at in each.hexes}
    here = {*place.hexes}
    return 0 if here & tiles else len(_around(here) & tiles)


@pytest.mark.rule("CND-MAP-08")
def test_a_tile_must_touch_the_core() -> None:
    laid = [*CORE, "10B1:-6,5"]
    match = laying(14, "A", laid, CORE)
    core = {at for each in tiles_on(match)[:4] for at in each.hexes}

    for text, at, rotation in _places(options(match)):
        assert _around({*Placement(14, "A", rotation, *at).hexes}) & core, text
    assert "CND-MAP-08" in refused(match).values()  # beside the other tile only


@pytest.mark.rule("CND-MAP-08")
@pytest.mark.parametrize("side", ["A", "B"])
def test_where_no_place_touches_the_core_a_tile_touches_what_touches_it(side: str) -> None:
    far = "8A0:5,-2"
    match = laying(12, side, [*ENCLOSED, far], ENCLOSED[:1])
    around = {at for each in tiles_on(match)[1:6] for at in each.hexes}
    places = [(t, Placement(12, side, turn, *at)) for t, at, turn in _places(options(match))]

    assert places
    for text, place in places:
        assert _around({*place.hexes}) & around, text
        assert _touches(match, place) >= 4, text
    assert "CND-MAP-08" in refused(match).values()  # beside the far tile only


@pytest.mark.rule("CND-MAP-08")
def test_while_one_place_touches_the_core_no_other_will_do() -> None:
    match = laying(12, "A", ENCLOSED[:-1], ENCLOSED[:1])
    core = {*tiles_on(match)[0].hexes}

    for text, at, rotation in _places(options(match)):
        assert _around({*Placement(12, "A", rotation, *at).hexes}) & core, text


@pytest.mark.rule("CND-MAP-08", "CND-MAP-11")
def test_a_place_that_a_large_gap_forbids_does_not_count_as_one_that_touches_the_core() -> None:
    match = laying(10, "A", FLOODED, FLOODED_CORE)

    assert options(match)
    assert refused(match)["lay 3,-9 3"] == "CND-MAP-11"


@pytest.mark.rule("CND-MAP-09")
def test_a_capital_comes_with_its_tile() -> None:
    match = given(
        {"tiles": [16, 8]}, {"tiles": [11, 3]}, phase="map", map=CORE, core=CORE, barbarians={}
    )

    when(match, "tile 16 A")
    place = options(match)[0]
    when(match, place)

    star = place.split()[1]
    assert player(match).cities == [space(match, star)]
    assert table(match).pieces[space(match, star)] == CAPITAL
    assert asked(match) == (1, "tile")


@pytest.mark.rule("CND-MAP-09")
def test_another_tile_brings_no_capital() -> None:
    match = given({"tiles": [16, 8]}, {"tiles": [11, 3]}, phase="map", map=CORE, core=CORE)

    when(match, "tile 8 A")
    when(match, options(match)[0])

    assert player(match).cities == []
    assert all(piece < 0 for piece in table(match).pieces)


# Gaps


@pytest.mark.rule("CND-MAP-10")
def test_a_gap_is_filled_with_water_when_it_is_closed() -> None:
    match = laying(2, "B", [*CORE, "10B1:-6,5"], CORE)
    assert water_on(match) == []

    when(match, "lay -4,0 3")

    assert water_on(match) == [(-5, 3)]
    s = table(match)
    assert s.ground.terrain[space(match, "-5,3")] == "water"
    assert len(s.pieces) == len(s.ground.terrain)


@pytest.mark.rule("CND-MAP-10")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_no_map_has_an_open_gap(seats: int) -> None:
    for seed in range(4):
        match = built(seats, seed)
        taken = {at for each in placements(table(match).map) for at in each.hexes}

        assert _gap(taken) == set()
        assert len(water_on(match)) <= WATER_TOKENS
        for at in water_on(match):
            assert {*neighbours(at)} <= taken


@pytest.mark.rule("CND-MAP-11")
def test_no_gap_may_be_larger_than_the_water_tokens_left() -> None:
    match = laying(14, "A", LARGE, LARGE_CORE)
    tiles = {at for each in placements(table(match).map) for at in each.hexes}
    too_large = [text for text, rule in refused(match).items() if rule == "CND-MAP-11"]

    assert too_large == ["lay -7,2 3"]
    assert len(water_on(match)) == 3
    assert len(_gap(tiles | {*Placement(14, "A", 3, -7, 2).hexes})) > WATER_TOKENS - 3


# Information and totals


@pytest.mark.rule("CND-MAP-12")
def test_everybody_sees_the_tiles_in_all_hands() -> None:
    match = new(3)
    hands = [list(p.tiles) for p in table(match).players]

    for seat in (0, 1, 2, None):
        assert [p["tiles"] for p in match.view(seat)["table"]["players"]] == hands


@pytest.mark.rule("CND-MAP-13")
@pytest.mark.parametrize(("seats", "total"), [(2, 10), (3, 13), (4, 16)])
def test_the_finished_map_has_so_many_tiles(seats: int, total: int) -> None:
    for seed in range(3):
        match = built(seats, seed)

        assert len({each.tile for each in tiles_on(match)}) == len(tiles_on(match)) == total
        assert all(p.tiles == () for p in table(match).players)


# The outline of a tile


@pytest.mark.parametrize("side", ["A", "B"])
@pytest.mark.parametrize("rotation", range(6))
def test_the_outline_of_a_tile_goes_round_it_once(side: str, rotation: int) -> None:
    outline = fit(side, rotation).outline
    steps = {offset(step) for step in DIRECTIONS}

    assert {*outline} == {offset(at) for at in _around({*shape(side, rotation)})}
    for here, onward in zip(outline, (*outline[1:], outline[0]), strict=True):
        assert onward - here in steps, "each hex of the outline is beside the next"
