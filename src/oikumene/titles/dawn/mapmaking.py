"""Building the map, tile by tile (CND-MAP)."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

import msgspec

from oikumene.engine.chance import below
from oikumene.engine.decision import Option, Refusal, choose
from oikumene.engine.hexes import (
    DIRECTIONS,
    Area,
    Hex,
    added,
    area,
    filled,
    hexes_of,
    moved,
    named,
    offset,
    spread,
)
from oikumene.engine.journal import log
from oikumene.titles.dawn.cards import SEAT, TILES, WATER_TOKENS, Spot
from oikumene.titles.dawn.ground import Placement, placed, placements, shape, water_token
from oikumene.titles.dawn.pieces import stand
from oikumene.titles.dawn.state import CAPITAL, NOBODY, DawnTable, Player

SIDES = ("A", "B")
ROTATIONS = range(6)


class Laid(msgspec.Struct, frozen=True):
    """The table while the map is built, as areas."""

    tiles: Area
    water: Area
    core: Area
    beside_core: Area
    """The tiles that touch the core."""
    tokens: int
    """Water tokens left."""


class Fit(msgspec.Struct, frozen=True):
    """A tile's shape as distances on the plane (see hexes.offset)."""

    area: Area
    steps: tuple[int, ...]
    """To its hexes,"""
    steps_around: tuple[int, ...]
    """to those around it,"""
    outline: tuple[int, ...]
    """and clockwise: where the outline bends inwards a hex can occur twice."""


@lru_cache
def fit(side: str, rotation: int) -> Fit:
    """A side of any tile, turned."""
    hexes = shape(side, rotation)
    outline = tuple(map(offset, outline_of(hexes)))
    return Fit(area(hexes), tuple(map(offset, hexes)), tuple(set(outline)), outline)


def outline_of(hexes: tuple[Hex, ...]) -> Iterator[Hex]:
    """Walk around a shape along its outer edges."""
    start = min(hexes)  # nothing of the shape lies to its west
    at, direction = start, 3
    last = None
    while True:
        outside = added(at, DIRECTIONS[direction])
        if outside != last:
            yield outside
        last = outside
        onward = added(at, DIRECTIONS[(direction + 1) % 6])
        if onward in hexes:
            at, direction = onward, (direction - 1) % 6
        else:
            direction = (direction + 1) % 6
        if (at, direction) == (start, 3):
            return


def laid_on(s: DawnTable) -> Laid:
    """What is on the table now."""
    return _laid(s.map, s.core)


@lru_cache(256)
def _laid(map_: str, core_: str) -> Laid:
    tiles = water = core = 0
    core_words = set(core_.split())
    each_tile = []
    for each in placements(map_):
        here = area(each.hexes)
        if not each.tile:
            water |= here
            continue
        tiles |= here
        each_tile.append(here)
        if each.word in core_words:
            core |= here
    near = spread(core)
    beside_core = 0
    for here in each_tile:
        if here & near:
            beside_core |= here
    return Laid(tiles, water, core, beside_core, WATER_TOKENS - water.bit_count())


def positions(laid: Laid, to: Area, side: str, rotation: int) -> Area:
    """Where space 0 of a turned tile may lie: no overlap, four spaces touched, and `to` too.

    All places of the plane are tried at once: a bit of a moved area tells for its hex whether the
    tile, with its space 0 there, has the area at one of its hexes (CND-MAP-07, CND-MAP-08).
    """
    tile = fit(side, rotation)
    taken, tiles = laid.tiles | laid.water, laid.tiles
    overlap = 0
    for step in tile.steps:
        overlap |= taken >> step if step > 0 else taken << -step
    ones = twos = fours = touches = 0
    for step in tile.steps_around:
        more = tiles >> step if step > 0 else tiles << -step
        ones, more = ones ^ more, ones & more
        twos, more = twos ^ more, twos & more
        fours |= more
        touches |= to >> step if step > 0 else to << -step
    return fours & touches & ~overlap


def may_enclose(laid: Laid, side: str, rotation: int) -> Area:
    """Where a tile could close a gap: what is free around it is in more than one piece."""
    taken = laid.tiles | laid.water
    outline = fit(side, rotation).outline
    masks = [taken >> step if step > 0 else taken << -step for step in outline]
    once = twice = 0
    for here, onward in zip(masks, masks[1:] + masks[:1], strict=True):
        ends = here & ~onward
        twice |= once & ends
        once |= ends
    return twice


def gap(taken: Area) -> Area:
    """All hexes that are completely surrounded (CND-MAP-10)."""
    border = spread(taken) & ~taken
    inside = border & ~filled(border & -border, border)
    return filled(inside, ~taken) if inside else 0


@lru_cache(64)
def spots(map_: str, core: str, side: str) -> tuple[Spot, ...]:
    """Every legal place of a side of a tile: all tiles have the same shape."""
    laid = _laid(map_, core)
    to = must_touch(laid)
    return tuple(spot for rotation in ROTATIONS for spot in _spots(laid, to, side, rotation))


@lru_cache(256)
def fits(laid: Laid, to: Area, side: str) -> bool:
    """Whether a side of a tile has a legal place: one is found sooner than all."""
    return any(True for rotation in ROTATIONS for _ in _spots(laid, to, side, rotation))


def _spots(laid: Laid, to: Area, side: str, rotation: int) -> Iterator[Spot]:
    found = positions(laid, to, side, rotation)
    doubtful = may_enclose(laid, side, rotation) & found
    for at in hexes_of(found & ~doubtful):
        yield Spot(rotation, *at)
    for at in hexes_of(doubtful):
        spot = Spot(rotation, *at)
        if gap_fits(laid, _covered(side, spot)):
            yield spot


def gap_fits(laid: Laid, covered: Area) -> bool:
    """Whether the tokens fill what a tile would enclose (CND-MAP-11).

    Of what is free around the tile, one piece is the outside: it alone may be larger.
    """
    taken = laid.tiles | laid.water | covered
    room = ~taken
    free = spread(covered) & room
    outside, tokens = 0, laid.tokens
    while free:
        piece, grown = free & -free, -1
        while piece != grown and piece.bit_count() <= laid.tokens:
            piece, grown = spread(piece) & room, piece
        if piece == grown:
            tokens -= piece.bit_count()
        else:
            piece = filled(free & -free, free)  # all of it that lies around the tile
            outside += 1
        free &= ~piece
    return outside <= 1 and tokens >= 0


def _covered(side: str, spot: Spot) -> Area:
    """The hexes of a tile in a place."""
    return moved(fit(side, spot.rotation).area, (spot.q, spot.r))


def must_touch(laid: Laid) -> Area:
    """The core; where no place touches it, the tiles that touch it (CND-MAP-08)."""
    at_core = any(fits(laid, laid.core, side) for side in SIDES)
    return laid.core if at_core else laid.beside_core


def gap_after(laid: Laid, covered: Area) -> Area:
    """The gap that a tile on these hexes would close."""
    return gap(laid.tiles | laid.water | covered)


def lay(s: DawnTable, place: Placement) -> None:
    """Put a tile on the table and fill the gap that it closes."""
    water = [water_token(at) for at in hexes_of(gap_after(laid_on(s), area(place.hexes)))]
    s.map = " ".join((s.map, place.word, *(each.word for each in water))).strip()
    s.pieces += [NOBODY] * (len(place.hexes) + len(water))


def lay_own(s: DawnTable, p: Player, place: Placement) -> None:
    """A player's tile; a capital tile brings the capital (CND-MAP-09)."""
    star = len(s.pieces)  # its first space comes next
    lay(s, place)
    p.tiles = tuple(tile for tile in p.tiles if tile != place.tile)
    log(s, "tile", seat=SEAT[p.seat], tile=f"tile:{place.tile}", side=f"side:{place.side}")
    if TILES[place.tile].kind == "capital":
        stand(s, p, star, CAPITAL)


async def build_map(s: DawnTable) -> None:
    """One tile of the player whose turn it is: tile and side, then its place (CND-MAP-06)."""
    p = s.players[s.active]
    answer = await choose(p.seat, "tile", lambda: _sides(s, p))
    tile, side = int(answer.args[0]), str(answer.args[1])
    answer = await choose(
        p.seat,
        "lay-tile",
        lambda: [_lay_option(spot) for spot in spots(s.map, s.core, side)],
        lambda: refused_places(s, side),
        tile=f"tile:{tile}",
        side=f"side:{side}",
    )
    q, r = map(int, str(answer.args[0]).split(","))
    lay_own(s, p, placed(tile, side, Spot(int(answer.args[1]), q, r)))
    next_builder(s)


def _sides(s: DawnTable, p: Player) -> list[Option]:
    """The tiles of a player with the sides that fit somewhere."""
    laid = laid_on(s)
    to = must_touch(laid)
    sides = [side for side in SIDES if fits(laid, to, side)]
    return [Option("tile", (tile, side), (f"tile:{tile}",)) for tile in p.tiles for side in sides]


def next_builder(s: DawnTable) -> None:
    """Clockwise, until all tiles are laid; an automated player lays none (CND-SOL-07)."""
    if not any(p.tiles for p in s.players):
        s.phase = "layout"
        return
    s.active = (s.active + 1) % len(s.players)
    while not s.players[s.active].tiles:
        s.active = (s.active + 1) % len(s.players)


@lru_cache(1 << 12)
def _lay_option(spot: Spot) -> Option:
    at = named((spot.q, spot.r))
    return Option("lay", (at, spot.rotation), (f"hex:{at}",))


def refused_places(s: DawnTable, side: str) -> Iterator[Refusal]:
    """Why a tile does not fit elsewhere beside the map, where it would cover nothing."""
    laid, legal = laid_on(s), set(spots(s.map, s.core, side))
    near, to = spread(spread(laid.tiles)), must_touch(laid)
    for rotation in ROTATIONS:
        for at in hexes_of(near):
            spot = Spot(rotation, *at)
            covered = _covered(side, spot)
            if spot not in legal and not covered & (laid.tiles | laid.water):
                yield Refusal(_lay_option(spot), why_not(laid, to, covered))


def why_not(laid: Laid, to: Area, here: Area) -> str:
    """The rule that forbids a tile on these hexes; nothing: none does."""
    ring = spread(here) & ~here
    if here & (laid.tiles | laid.water) or (ring & laid.tiles).bit_count() < 4:
        return "CND-MAP-07"
    if not ring & to:
        return "CND-MAP-08"
    if gap_after(laid, here).bit_count() > laid.tokens:
        return "CND-MAP-11"
    return ""


def random_map(s: DawnTable) -> None:
    """The players' tiles by chance: sides, rotations and places (option `random_map`)."""
    while any(p.tiles for p in s.players):
        p = s.players[s.active]
        tile = p.tiles[below(s, len(p.tiles))]
        places = [(side, spot) for side in SIDES for spot in spots(s.map, s.core, side)]
        side, spot = places[below(s, len(places))]
        lay_own(s, p, placed(tile, side, spot))
        next_builder(s)
