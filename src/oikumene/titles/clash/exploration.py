"""Exploring regions (COC-EXL)."""

from __future__ import annotations

from collections.abc import Iterable

from oikumene.engine.chance import revealed
from oikumene.engine.decision import Option, choose
from oikumene.engine.journal import log
from oikumene.titles.clash.cards import REGIONS, SEA, SEAT
from oikumene.titles.clash.ground import (
    Ground,
    laid,
    region_of,
    spaces_of,
    with_region,
)
from oikumene.titles.clash.state import ClashTable, Player, cities_of

Turns = list[tuple[bool, str]]
"""Orientations that are possible: whether turned, and the terrain."""


def unexplored(s: ClashTable, n: int) -> bool:
    """Whether a space lies in an unexplored region."""
    return not s.regions[region_of(n)]


def explorable(s: ClashTable, p: Player) -> list[int]:
    """Unexplored slots next to a region with an own city."""
    ground = s.ground
    mine = {region_of(n) for n in cities_of(s, p.seat)}
    return sorted(
        {
            region_of(m)
            for slot in mine
            for n in spaces_of(slot)
            for m in ground.beside[n]
            if unexplored(s, m)
        }
    )


def orientations(s: ClashTable, slot: int) -> Turns:
    """Both ways to lay the region of a slot; one if they are alike."""
    face = REGIONS[s.faces[slot]].terrain
    both = [(False, laid(face, False)), (True, laid(face, True))]
    return both[:1] if both[0][1] == both[1][1] else both


def connects(ground: Ground, slot: int, terrain: str) -> bool:
    """Whether a Sea space of the region touches explored Sea outside it (COC-EXL-05)."""
    return any(
        letter == SEA and any(ground.is_sea[m] for m in ground.beside[n])
        for n, letter in zip(spaces_of(slot), terrain, strict=True)
    )


def at_edge(ground: Ground, slot: int, terrain: str) -> bool:
    """Whether a Sea space of the region lies on the edge (COC-EXL-06)."""
    return any(
        letter == SEA and ground.on_edge(n)
        for n, letter in zip(spaces_of(slot), terrain, strict=True)
    )


def preferred(ground: Ground, slot: int, turns: Turns) -> Turns:
    """Filters 2 and 3 (COC-EXL-05, COC-EXL-06)."""
    joined = [turn for turn in turns if connects(ground, slot, turn[1])]
    if joined:
        return joined
    return [turn for turn in turns if at_edge(ground, slot, turn[1])] or turns


async def turn_up(s: ClashTable, p: Player, slot: int, turns: Turns) -> None:
    """The player lays the region in one of the orientations that are left (COC-EXL-07)."""
    revealed(s)
    face = s.regions[slot] = s.faces[slot]
    where = tuple(s.ground.things[n] for n in spaces_of(slot))
    options = {
        Option("lay", ("turned" if turned else "straight",), where): (turned, terrain)
        for turned, terrain in turns
    }
    answer = await choose(
        p.seat,
        "orientation",
        list(options),
        region=f"region:{face}",
        straight=laid(REGIONS[face].terrain, False),
        space=where[0],
    )
    turned, terrain = options[answer]
    s.terrain = with_region(s.terrain, slot, terrain)
    s.regions[slot] = f"{face}*" if turned else face
    log(s, "explored", seat=SEAT[p.seat], region=where[0], terrain=f"layout:{terrain}")


async def reveal(s: ClashTable, p: Player, slot: int) -> None:
    """A card shows a region without a moving unit (COC-EXL-16)."""
    await turn_up(s, p, slot, preferred(s.ground, slot, orientations(s, slot)))


async def explore_by_land(s: ClashTable, p: Player, n: int) -> None:
    """A group enters an unexplored space, which must become land (COC-EXL-03, COC-EXL-04)."""
    slot = region_of(n)
    turns = [turn for turn in orientations(s, slot) if turn[1][n - 4 * slot] != SEA]
    await turn_up(s, p, slot, preferred(s.ground, slot, turns))


async def explore_by_sea(
    s: ClashTable, p: Player, slot: int, reach: Iterable[int], entries: Iterable[int]
) -> int:
    """A ship names a region; the Sea space where it ends, or −1 if it must return (COC-EXL-10).

    `reach` are the Sea spaces that it can sail to, `entries` the spaces of the region that it can
    enter along the edge of the board.
    """
    ground = s.ground
    reached, ways = set(reach), set(entries)
    doors = {n for n in spaces_of(slot) if n in ways or reached.intersection(ground.beside[n])}
    turns = orientations(s, slot)
    open_ = [turn for turn in turns if any(turn[1][n - 4 * slot] == SEA for n in doors)]
    if not open_:  # COC-EXL-13
        await turn_up(s, p, slot, preferred(ground, slot, turns))
        return -1
    await turn_up(s, p, slot, open_)
    sea = [n for n in spaces_of(slot) if s.terrain[n] == SEA]
    found = {n for n in sea if n in doors}
    while more := {m for n in found for m in ground.beside[n] if m in sea} - found:
        found |= more
    options = s.ground.options("sail")
    answer = await choose(p.seat, "sail-into", [options[n] for n in sorted(found)])
    return s.ground.where(answer)
