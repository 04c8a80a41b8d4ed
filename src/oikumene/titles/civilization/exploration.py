"""Discovering tiles, huts and villages (CIV-EXP, CIV-HUT)."""

from __future__ import annotations

from oikumene.engine.chance import draw
from oikumene.engine.journal import log
from oikumene.titles.civilization.cards import GREAT_PERSON, HUT, SEAT, VILLAGE
from oikumene.titles.civilization.great_people import gain_person
from oikumene.titles.civilization.ground import with_tile
from oikumene.titles.civilization.resources import content
from oikumene.titles.civilization.state import CivilizationTable, Player, react


def discover(s: CivilizationTable, p: Player, n: int, way: int) -> None:
    """The facedown tile of a square is turned over, its arrow pointing that way (CIV-EXP-04)."""
    slot = s.ground.board.slot_of[n]
    s.tiles = with_tile(s.tiles, slot, draw(s, s.tile_pool), way)
    log(s, "discovered", seat=SEAT[p.seat], square=s.ground.things[n])
    lay_markers(s, slot)


def lay_markers(s: CivilizationTable, slot: int) -> None:
    """A facedown marker on each symbol of a new tile, while there are some (CIV-EXP-06, 09)."""
    pools = {HUT: len(s.hut_pool), VILLAGE: len(s.village_pool)}
    laid = dict(s.huts)
    for n, kind in s.ground.symbols(slot):
        if list(laid.values()).count(kind) < pools[kind]:  # those on the map are still in the pool
            laid[n] = kind
    s.huts = laid


async def explore_hut(s: CivilizationTable, p: Player, n: int) -> None:
    """The marker is taken without a fight (CIV-HUT-03)."""
    lift(s, n)
    log(s, "hut-explored", seat=SEAT[p.seat], square=s.ground.things[n])
    keep(s, p, draw(s, s.hut_pool))
    await react(s, p, "hut.explored")


async def win_village(s: CivilizationTable, p: Player, n: int) -> None:
    """Barbarians were beaten: their marker is a resource or a great person (CIV-HUT-13)."""
    lift(s, n)
    log(s, "village-conquered", seat=SEAT[p.seat], square=s.ground.things[n])
    marker = draw(s, s.village_pool)
    if content(marker) == GREAT_PERSON:
        await gain_person(s, p)
    else:
        keep(s, p, marker)
    await react(s, p, "village.conquered")


def lift(s: CivilizationTable, n: int) -> None:
    """The marker of a square is gone from the map."""
    s.huts = {m: kind for m, kind in s.huts.items() if m != n}


def keep(s: CivilizationTable, p: Player, marker: str) -> None:
    """A marker is kept face down; only its owner sees it (CIV-INF-02)."""
    p.markers.append(marker)
    p.markers.sort()
    log(s, "marker-seen", (p.seat,), seat=SEAT[p.seat], marker=f"marker:{marker}")
