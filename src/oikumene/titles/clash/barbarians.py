"""Barbarians appear, move and grow (COC-BAR). Whoever drew the event chooses for them."""

from __future__ import annotations

from collections.abc import Iterable

from oikumene.engine.decision import Option, choose
from oikumene.engine.journal import log
from oikumene.titles.clash.cards import (
    BARBARIAN_SETTLEMENTS,
    BARBARIANS,
    BARREN,
    CAVALRY,
    ELEPHANT,
    INFANTRY,
    NOBODY,
    UNITS,
)
from oikumene.titles.clash.combat import begin_battle
from oikumene.titles.clash.events import symbol
from oikumene.titles.clash.jobs import first_do, job
from oikumene.titles.clash.pieces import (
    MOVED,
    army_at,
    army_room,
    enemies_at,
    kind_of,
    place,
    shift,
    spaces_with,
    supply,
    unmark,
)
from oikumene.titles.clash.state import (
    City,
    ClashTable,
    Player,
    cities_of,
    city_owner,
    number_of_cities,
    react,
)

RANGE = 2
"""How far from a player's cities barbarians appear, move and grow."""
ROAM = "roam"
"""A mark in `used`: the armies that move now may go in any direction."""


def land_steps(s: ClashTable, p: Player) -> dict[int, int]:
    """The land that a way of at most two steps joins to a player's cities, with the steps."""
    ground = s.ground
    found = dict.fromkeys(cities_of(s, p.seat), 0)
    border = list(found)
    for step in range(1, RANGE + 1):
        beside = dict.fromkeys(m for n in border for m in ground.beside[n])
        border = [m for m in beside if ground.is_dry[m] and m not in found]
        found.update(dict.fromkeys(border, step))
    return found


# Appearing


@symbol("barbarians_spawn")
async def appear(s: ClashTable, p: Player) -> None:
    """A new settlement, and another unit in any (COC-BAR-03 … 12)."""
    await settle(s, p)
    await reinforce(s, p, cities_of(s, BARBARIANS))


async def settle(s: ClashTable, p: Player) -> None:
    """Step 1 (COC-BAR-03, COC-BAR-08)."""
    spaces = sites(s, p)
    if not spaces or number_of_cities(s, BARBARIANS) == BARBARIAN_SETTLEMENTS:
        return
    options = s.ground.options("settle")
    answer = await choose(p.seat, "barbarians-settle", [options[n] for n in spaces])
    n = s.ground.where(answer)
    s.cities[n] = City(BARBARIANS)
    log(s, "barbarians-settled", city=s.ground.things[n])
    if supply(s, BARBARIANS, INFANTRY):
        place(s, BARBARIANS, INFANTRY, n)


def sites(s: ClashTable, p: Player) -> list[int]:
    """Two steps from the player's cities; beside them if need be (COC-BAR-04 … 07)."""
    free = {n: away for n, away in land_steps(s, p).items() if can_settle(s, p, n)}
    for wanted in (RANGE, 1):
        if found := sorted(n for n, away in free.items() if away == wanted):
            return found
    return []


def can_settle(s: ClashTable, p: Player, n: int) -> bool:
    """Whether barbarians may appear on a land space, whatever its way to the player."""
    if s.terrain[n] == BARREN or n in s.cities or n in s.exhausted:
        return False
    if enemies_at(s, NOBODY, n) != NOBODY:
        return False
    near = (city_owner(s, m) for m in s.ground.beside[n])
    return all(owner in (NOBODY, p.seat, BARBARIANS) for owner in near)


# Growing


def recruits(s: ClashTable, n: int) -> list[Option]:
    """The units that a barbarian settlement can get (COC-BAR-02, COC-BAR-11)."""
    if army_room(s, BARBARIANS, n) < 1:
        return []
    kinds = [INFANTRY]
    if s.options.expansion and any(kind_of(u) == INFANTRY for u in army_at(s, BARBARIANS, n)):
        kinds += [CAVALRY, ELEPHANT]
    kinds = [kind for kind in kinds if supply(s, BARBARIANS, kind)]
    return [s.ground.options("reinforce", UNITS[kind])[n] for kind in kinds]


async def reinforce(s: ClashTable, p: Player, cities: Iterable[int]) -> int | None:
    """A player adds a unit to one of some settlements (COC-BAR-09, COC-BAR-10)."""
    options = [option for n in sorted(cities) for option in recruits(s, n)]
    if not options:
        return None
    answer = await choose(p.seat, "barbarians-reinforce", options)
    n, unit = s.ground.where(answer), str(answer.args[1])
    place(s, BARBARIANS, UNITS.index(unit), n)
    log(s, "barbarians-reinforced", city=s.ground.things[n], unit=f"unit:{unit}")
    return n


async def grow(s: ClashTable, p: Player, cities: Iterable[int]) -> None:
    """Each of some settlements gets a unit, as far as pieces go (COC-BAR-23, COC-BAR-24)."""
    left = [n for n in sorted(cities) if recruits(s, n)]
    while left:
        short = supply(s, BARBARIANS, INFANTRY) < len(left)
        done = await reinforce(s, p, left if short else left[:1])
        left = [n for n in left if n != done and recruits(s, n)]


# Moving


@symbol("barbarians_move")
async def move(s: ClashTable, p: Player) -> None:
    """Armies near the player's cities approach them (COC-BAR-13 … 25)."""
    near = land_steps(s, p)
    armies = tuple(n for n in spaces_with(s.units[BARBARIANS]) if n in near)
    if not armies:  # COC-BAR-13, COC-BAR-15
        await settle(s, p)
        return
    await react(s, p, "barbarians.moving", armies)
    first_do(s, marching(p, armies), f"barbarians-moved {p.seat}")


def marching(p: Player, armies: Iterable[int]) -> str:
    """The job in which one of some armies moves."""
    return " ".join(("march", str(p.seat), *map(str, armies)))


@job("march")
async def march(s: ClashTable, seat: str, *armies: str) -> None:
    """One army moves, or cannot; the player chooses the order (COC-BAR-16, COC-BAR-19)."""
    p = s.players[int(seat)]
    ways = {n: steps(s, p, n) for n in map(int, armies) if fresh(s, n)}
    if not any(ways.values()):
        return
    options = {option: go for n, goals in ways.items() for option, go in orders(s, n, goals)}
    answer = await choose(p.seat, "barbarians-march", list(options))
    n, m = options[answer]
    first_do(s, marching(p, (each for each in ways if each != n)))
    if m != n:
        send(s, n, m)


def orders(s: ClashTable, n: int, goals: list[int]) -> list[tuple[Option, tuple[int, int]]]:
    """What an army can do: go somewhere, or stay if it must."""
    names, things = s.ground.names, s.ground.things
    if not goals:
        return [(Option("stay", (names[n],), (things[n],)), (n, n))]
    return [(Option("march", (names[n], names[m]), (things[n], things[m])), (n, m)) for m in goals]


def fresh(s: ClashTable, n: int) -> list[int]:
    """The barbarians on a space who have not moved in this event (COC-BAR-17)."""
    return [u for u in army_at(s, BARBARIANS, n) if not u & MOVED]


def steps(s: ClashTable, p: Player, n: int) -> list[int]:
    """Where an army can go: nearer to the player's cities, with room (COC-BAR-14, COC-BAR-18)."""
    found = room_for(s, n)
    if ROAM in s.used:
        return found
    near = land_steps(s, p)
    return [m for m in found if n in near and near.get(m, RANGE) < near[n]]


def room_for(s: ClashTable, n: int) -> list[int]:
    """The land beside an army that can take all of it (COC-BAR-19)."""
    size = len(fresh(s, n))
    beside = sorted(s.ground.beside[n])
    return [m for m in beside if s.ground.is_dry[m] and army_room(s, BARBARIANS, m) >= size]


def send(s: ClashTable, n: int, m: int) -> None:
    """An army moves as one and fights whom it meets (COC-BAR-17, COC-BAR-20, COC-BAR-21)."""
    units = fresh(s, n)
    shift(s, BARBARIANS, units, m, MOVED)
    log(
        s,
        "barbarians-moved",
        n=len(units),
        start=s.ground.things[n],
        end=s.ground.things[m],
    )
    if city_owner(s, m) not in (NOBODY, BARBARIANS) or enemies_at(s, BARBARIANS, m) != NOBODY:
        begin_battle(s, BARBARIANS, m, n)


@job("barbarians-moved")
async def moved(s: ClashTable, seat: str) -> None:
    """After all moves and battles settlements in range grow (COC-BAR-23)."""
    p = s.players[int(seat)]
    rest(s)
    mine = cities_of(s, p.seat)
    near = [
        n for n in cities_of(s, BARBARIANS) if any(s.ground.near(n, each, RANGE) for each in mine)
    ]
    await grow(s, p, near)


def rest(s: ClashTable) -> None:
    """A movement of barbarians is over: what was said for it no longer holds."""
    unmark(s, BARBARIANS, MOVED)
    s.used = tuple(each for each in s.used if each != ROAM)
