"""Cultural influence (COC-INF)."""

from __future__ import annotations

from collections.abc import Callable, Coroutine, Iterable, Iterator
from typing import Any

from oikumene.engine.chance import below
from oikumene.engine.decision import Option, RuleId, choose
from oikumene.engine.journal import log
from oikumene.titles.clash.cards import (
    BARBARIANS,
    CULTURE,
    DIE,
    HAPPY,
    INFLUENCE_SUCCESS,
    SEAT,
)
from oikumene.titles.clash.hooks import HOOKS
from oikumene.titles.clash.pieces import army_at, building_supply, settlements
from oikumene.titles.clash.resources import can_pay, exactly, pay
from oikumene.titles.clash.state import (
    City,
    ClashTable,
    Player,
    change,
    cities_of,
    has,
    react,
    use_up,
)

INFLUENCED = "influenced"
"""A mark in `used`: one success is all that a turn allows (COC-INF-12)."""
AWE = "cultural_awe"
"""A card in `used` until the next attempt, which may target barbarian settlements."""
OBELISK = "obelisk"
Aim = tuple[int, str, int, int]
"""Target, way, source, and the boost of the range that it takes."""
Way = Callable[[ClashTable, Player, int], Coroutine[Any, Any, None]]
WAYS: dict[str, Way] = {}
"""What a success against other things than buildings does, by the word of the target."""


def influenced_by_others(city: City) -> bool:
    """Whether a city has a building of another colour (COC-INF-26)."""
    return any(colour != city.owner for colour in city.buildings.values())


def sources(s: ClashTable, p: Player) -> dict[int, int]:
    """Where influence can start, and how far it reaches (COC-INF-03, COC-INF-14)."""
    found = {
        n: city.size
        for n, city in s.cities.items()
        if city.owner == p.seat and not (city.buildings and influenced_by_others(city))
    }
    if HOOKS.at(s, "influence.range"):
        found = {n: HOOKS.value(s, "influence.range", size, p, n) for n, size in found.items()}
    more: dict[int, int] = HOOKS.value(s, "influence.sources", found, p)
    return more


def replaceable(s: ClashTable, p: Player, n: int) -> list[str]:
    """The buildings of a city that a player could replace (COC-INF-06, -11, -18 … 20)."""
    return [
        building
        for building, colour in s.cities[n].buildings.items()
        if colour != p.seat
        and building != OBELISK
        and building_supply(s, p, building)
        and not HOOKS.value(s, "influence.fixed", False, colour, building)
    ]


def why_not_target(s: ClashTable, p: Player, n: int) -> RuleId | None:
    """Whether a city cannot be targeted (COC-INF-02, COC-INF-23)."""
    city = s.cities[n]
    if city.owner != p.seat:
        owner = s.players[city.owner] if city.owner < len(s.players) else None
        if owner and city.wonders and has(owner, "monuments"):
            return "COC-INF-23"
        if HOOKS.value(s, "influence.barred", False, p, n):
            return "COC-GEN-16"
    if not replaceable(s, p, n):
        return "COC-INF-02" if not city.buildings else "COC-INF-18"
    return None


def closed(s: ClashTable, p: Player, n: int) -> bool:
    """Whether boosts are forbidden (COC-INF-21)."""
    city = s.cities.get(n)
    if city is None or city.owner == p.seat or city.owner >= len(s.players):
        return False
    owner = s.players[city.owner]
    if city.mood == HAPPY and has(owner, "separation_of_power"):
        return True
    if has(owner, "totalitarianism") and army_at(s, city.owner, n):
        return True
    return has(owner, "devotion") and "temple" in city.buildings


def tokens(s: ClashTable, p: Player) -> int:
    """Culture tokens that a player can spend on boosts."""
    n = p.goods[CULTURE]
    if not HOOKS.at(s, "pay.swaps"):
        return n
    while can_pay(s, p, exactly(culture=n + 1)):
        n += 1
    return n


def aims(s: ClashTable, p: Player) -> Iterator[Aim]:
    """All that are possible."""
    return iter(()) if INFLUENCED in s.used else in_reach(s, p, targets(s, p))


def targets(s: ClashTable, p: Player) -> Iterator[tuple[int, str]]:
    """What can be targeted, wherever it is, and the way."""
    for n in sorted([n for n, city in s.cities.items() if city.buildings]):
        if why_not_target(s, p, n) is None:
            yield n, ""
    yield from HOOKS.value(s, "influence.targets", (), p)
    if AWE in s.used:
        yield from awed(s, p)


def awed(s: ClashTable, p: Player) -> list[tuple[int, str]]:
    """Barbarian settlements that can be won over."""
    if not settlements(s, p):
        return []
    return [(n, AWE) for n in sorted(cities_of(s, BARBARIANS)) if s.cities[n].size == 1]


def in_reach(s: ClashTable, p: Player, some: Iterable[tuple[int, str]]) -> Iterator[Aim]:
    """Some targets with all sources that reach them, and the boosts that it takes."""
    ground, have = s.ground, 0
    starts: dict[int, int] | None = None
    for n, way in some:
        if starts is None:  # often there is no target
            have, starts = tokens(s, p), dict(sorted(sources(s, p).items()))
        boost = have if have and not closed(s, p, n) else 0
        for source, reach in starts.items():
            short = ground.distances(source)[n] - reach
            if short <= boost:
                yield n, way, source, max(0, short)
        city = s.cities.get(n)
        if city and city.owner == p.seat and n not in starts:
            yield n, way, n, 0


def can_influence(s: ClashTable, p: Player) -> bool:
    """Whether there is anything to influence."""
    return any(aims(s, p))


async def influence(s: ClashTable, p: Player, only: int | None = None) -> None:
    """Choose a target and a source, and try (COC-INF-01)."""
    found = [aim for aim in aims(s, p) if only is None or aim[2] == only]
    options = {}
    for n, way, _, _ in found:
        words = ("target", way) if way else ("target",)
        options[s.ground.options(*words)[n]] = (n, way)
    answer = await choose(p.seat, "influence", list(options))
    n, way = options[answer]
    starts = {
        s.ground.options("from")[source]: (source, short)
        for at, by, source, short in sorted(found, key=lambda aim: aim[3])
        if (at, by) == (n, way)
    }
    start = await choose(p.seat, "influence-from", list(starts), target=s.ground.things[n])
    source, short = starts[start]
    if short:
        await pay(s, p, exactly(culture=short), s.ground.things[n])  # COC-INF-08
    await attempt(s, p, source, n, way)


async def attempt(s: ClashTable, p: Player, source: int, n: int, way: str) -> None:
    """Roll; culture tokens may add what is missing (COC-INF-05, COC-INF-09, COC-INF-10)."""
    await react(s, p, "influence.rolling", source, n)
    s.used = tuple(each for each in s.used if each != AWE)
    s.die = DIE[below(s, len(DIE))][0]
    log(s, "influence-rolled", seat=SEAT[p.seat], target=s.ground.things[n], n=s.die)
    await react(s, p, "influence.rolled", source, n)
    missing = INFLUENCE_SUCCESS - s.die - has(p, "conversion")  # COC-ADT-55
    boostable = not closed(s, p, n) and (source != n or source in sources(s, p))
    if missing > 0 and not (boostable and await boosts(s, p, missing)):
        log(s, "influence-failed", seat=SEAT[p.seat], target=s.ground.things[n])
        await react(s, p, "influence.failed", source, n)
        return
    use_up(s, INFLUENCED)
    await (WAYS[way] if way else replace_building)(s, p, n)
    await react(s, p, "influenced", source, n)


async def boosts(s: ClashTable, p: Player, missing: int) -> bool:
    """Pay what the die lacks, or accept the failure."""
    if not can_pay(s, p, exactly(culture=missing)):
        return False
    options = [Option("boost", (missing,), ("resource:culture",)), Option("accept")]
    answer = await choose(p.seat, "boost", options, n=missing, die=s.die)
    if answer.verb == "accept":
        return False
    await pay(s, p, exactly(culture=missing), "resource:culture")
    return True


async def replace_building(s: ClashTable, p: Player, n: int) -> None:
    """One building of the target gets the own colour (COC-INF-06, COC-INF-07)."""
    options = {
        Option("replace", (building,), (f"building:{building}", s.ground.things[n])): building
        for building in replaceable(s, p, n)
    }
    answer = await choose(p.seat, "replace", list(options), city=s.ground.things[n])
    building = options[answer]
    change(s, n, buildings={**s.cities[n].buildings, building: p.seat})
    log(
        s,
        "influenced",
        seat=SEAT[p.seat],
        city=s.ground.things[n],
        building=f"building:{building}",
    )
