"""Units on the board (COC-REC-09, COC-CMP-13).

A unit is a number: its space, its kind, and what it may no longer do this turn. A land unit on a
Sea space is aboard the ships there (COC-SEA-23), so nothing says which ship carries it.
"""

from __future__ import annotations

from bisect import insort
from collections.abc import Iterable

from oikumene.titles.clash.cards import (
    ARMY_LIMIT,
    BARBARIAN_PIECES,
    BARBARIANS,
    CAPACITY,
    INFANTRY,
    LEADER,
    NOBODY,
    PIECES,
    PIRATE_SHIPS,
    PIRATES,
    SETTLEMENTS,
    SHIP,
    UNITS,
)
from oikumene.titles.clash.hooks import HOOKS
from oikumene.titles.clash.state import ClashTable, Player

MOVED, FOUGHT, STUCK, CALM, CROSSED = 1, 2, 4, 8, 16
"""Moved in this action; fought, came to a Mountain, a Forest, a Fertile space in this turn."""
FLAGS = 31
HIRED = 32
"""A pirate ship that sails for a player (COC-CIV-19): among the player's units until it leaves."""


def unit(n: int, kind: int, flags: int = 0) -> int:
    """A unit as a number."""
    return n << 9 | kind << 6 | flags


def space_of(u: int) -> int:
    """Where a unit is."""
    return u >> 9


def kind_of(u: int) -> int:
    """What a unit is."""
    return u >> 6 & 7


def is_army(u: int) -> bool:
    """Whether a unit is an army unit."""
    return INFANTRY <= (u >> 6 & 7) <= LEADER


def at(s: ClashTable, owner: int, n: int) -> list[int]:
    """Somebody's units on a space."""
    low, high = n << 9, n + 1 << 9
    return [u for u in s.units[owner] if low <= u < high]


def army_at(s: ClashTable, owner: int, n: int) -> list[int]:
    """Somebody's army units on a space."""
    low, high = (n << 9) + (INFANTRY << 6), (n << 9) + (SHIP << 6)
    return [u for u in s.units[owner] if low <= u < high]


def ships_at(s: ClashTable, owner: int, n: int) -> list[int]:
    """Somebody's ships on a space."""
    low, high = (n << 9) + (SHIP << 6), n + 1 << 9
    return [u for u in s.units[owner] if low <= u < high]


def spaces_with(units: Iterable[int]) -> list[int]:
    """The spaces of some units."""
    return sorted({u >> 9 for u in units})


def place(s: ClashTable, owner: int, kind: int, n: int, flags: int = 0) -> None:
    """A unit comes to a space."""
    insort(s.units[owner], unit(n, kind, flags))


def take(s: ClashTable, owner: int, u: int) -> None:
    """A unit leaves the board."""
    s.units[owner].remove(u)


def shift(s: ClashTable, owner: int, units: Iterable[int], n: int, flags: int = 0) -> None:
    """Units go to a space and may do less from now on."""
    for u in units:
        s.units[owner].remove(u)
        insort(s.units[owner], n << 9 | u & 511 | flags)


def mark(s: ClashTable, owner: int, units: Iterable[int], flags: int) -> None:
    """Units may do less from now on."""
    for u in units:
        s.units[owner].remove(u)
        insort(s.units[owner], u | flags)


def unmark(s: ClashTable, owner: int, flags: int) -> None:
    """All units of somebody are free of something again."""
    if any(u & flags for u in s.units[owner]):
        s.units[owner] = sorted(u & ~flags for u in s.units[owner])


def enemies_at(s: ClashTable, owner: int, n: int) -> int:
    """Whose other units are on a space; NOBODY for none."""
    low, high = n << 9, n + 1 << 9
    for other, units in enumerate(s.units):
        if other != owner and units and units[-1] >= low:
            for u in units:
                if u >= high:
                    break
                if u >= low:
                    return other
    return NOBODY


def held_by_others(s: ClashTable, owner: int) -> set[int]:
    """The spaces with units of anybody else."""
    return {u >> 9 for other, units in enumerate(s.units) if other != owner for u in units}


def number(s: ClashTable, owner: int, kind: int) -> int:
    """How many units of a kind somebody has on the board."""
    return [u >> 6 & 7 for u in s.units[owner]].count(kind)


def hired(s: ClashTable) -> int:
    """How many pirate ships sail for players."""
    return sum(1 for units in s.units for u in units if u & HIRED)


def supply(s: ClashTable, owner: int, kind: int) -> int:
    """Pieces of a kind that somebody can still place (COC-CMP-13, COC-AMB-24)."""
    if owner == PIRATES:
        return PIRATE_SHIPS - len(s.units[PIRATES]) - hired(s)
    held = sum([p.captives.count(owner * 8 + kind) for p in s.players])
    if owner == BARBARIANS:
        return BARBARIAN_PIECES[kind] - number(s, owner, kind) - held
    gone = s.players[owner].gone.get(UNITS[kind], 0)
    used = 0
    for u in s.units[owner]:
        if (u >> 6 & 7) == kind and not u & HIRED:
            used += 1
    return PIECES[kind] - used - held - gone


def settlements(s: ClashTable, p: Player) -> int:
    """Settlement pieces in a player's supply."""
    used = sum(city.owner == p.seat for city in s.cities.values())
    return SETTLEMENTS - used - p.gone.get("settlement", 0)


def building_supply(s: ClashTable, p: Player, building: str) -> int:
    """Pieces of a building in a player's supply."""
    seat, used = p.seat, 0
    for city in s.cities.values():
        if city.buildings.get(building) == seat:
            used += 1
    laid = p.runes if building == "obelisk" else 0
    return 5 - used - p.gone.get(building, 0) - laid


def led(units: Iterable[int]) -> bool:
    """Whether a leader is among some units."""
    return any((u >> 6 & 7) == LEADER for u in units)


def army_room(s: ClashTable, owner: int, n: int, comes: bool = False) -> int:
    """How many more army units of somebody a land space can take (COC-REC-12).

    `comes` says that a leader is one of them.
    """
    here = army_at(s, owner, n)
    limit: int = HOOKS.value(s, "army.limit", ARMY_LIMIT, owner, n, comes or led(here))
    return limit - len(here)


def capacity(s: ClashTable, owner: int) -> int:
    """Land units that a ship carries (COC-SEA-14)."""
    limit: int = HOOKS.value(s, "ship.capacity", CAPACITY, owner)
    return limit


def ship_room(s: ClashTable, owner: int, n: int) -> int:
    """How many more land units the ships on a space can take."""
    here = at(s, owner, n)
    ships = sum(kind_of(u) == SHIP for u in here)
    carry: int = HOOKS.value(s, "ship.number", ships, owner, n)
    return capacity(s, owner) * carry - (len(here) - ships)
