"""Trade routes (COC-TRT).

What a route starts from is written as a unit without flags: a settler, a ship, whatever else
printed things allow, or a HARBOUR: a city that trades by itself.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

from oikumene.engine.decision import Option, choose
from oikumene.engine.journal import log
from oikumene.titles.clash.cards import (
    ANGRY,
    BARBARIANS,
    DONE,
    FOOD,
    GOLD,
    GOODS,
    NONE,
    ROUTES,
    SEAT,
    SETTLER,
    SHIP,
    UNEXPLORED,
    UNITS,
    Goods,
)
from oikumene.titles.clash.hooks import HOOKS
from oikumene.titles.clash.pieces import FLAGS, kind_of, space_of, unit
from oikumene.titles.clash.pirates import troubled_waters
from oikumene.titles.clash.resources import AT_ONCE, gain
from oikumene.titles.clash.state import ClashTable, Player, has, opponents, react

REACH = 2
"""COC-TRT-01."""
HARBOUR = len(UNITS)
"""The kind of a city that trades by itself; it reaches nothing unless a printed thing says so."""
INCOME = "advance:trade_routes"

Route = tuple[int, int]
"""A unit, and the space of the city that it trades with."""


class Network:
    """Which units can trade with which cities."""

    def __init__(self, s: ClashTable, p: Player, units: tuple[int, ...]) -> None:
        self.s, self.p, self.units = s, p, units
        self.waters = troubled_waters(s, p)
        self.closed = {n for n, letter in enumerate(s.terrain) if letter == UNEXPLORED}
        self.closed.update(self.waters)
        self.links: dict[int, tuple[int, ...]] = {}
        """The places in `units` of those that reach a city."""
        for n in partners(s, p):
            if near := tuple(at for at, u in enumerate(units) if self.reaches(u, n)):
                self.links[n] = near

    def reaches(self, u: int, n: int) -> bool:
        """Whether a path is open to a city (COC-TRT-04, COC-TRT-09, COC-TRT-10)."""
        start = space_of(u)
        base = 0 if kind_of(u) == HARBOUR else REACH
        steps: int = HOOKS.value(self.s, "routes.reach", base, self.p, u, n)
        ground = self.s.ground
        if start in self.waters or not ground.near(start, n, steps):
            return False
        return not self.waters or n in ground.board.land.within([start], steps, self.closed)

    def best(self, cities: Iterable[int]) -> tuple[Route, ...]:
        """As many routes to these cities as possible, the worthiest (COC-TRT-02, COC-TRT-03)."""
        plans: dict[int, tuple[int, tuple[Route, ...]]] = {0: (0, ())}  # by the units at work
        for n in cities:
            for busy, (worth, routes) in list(plans.items()):
                for at in self.links[n]:
                    plan = (*routes, (self.units[at], n))
                    if busy >> at & 1 or len(plan) > self.cap(plan):
                        continue
                    value = worth + self.worth(self.units[at], n)
                    known = plans.get(busy | 1 << at)
                    if known is None or known[0] < value:
                        plans[busy | 1 << at] = value, plan
        return max(plans.values(), key=lambda plan: (len(plan[1]), plan[0]))[1]

    def cap(self, routes: tuple[Route, ...]) -> int:
        """How many of these routes may be used (COC-TRT-03)."""
        most: int = HOOKS.value(self.s, "routes.cap", ROUTES, self.p, routes)
        return most

    def worth(self, u: int, n: int) -> int:
        """What a route is worth besides its income."""
        found: int = HOOKS.value(self.s, "routes.worth", 0, self.p, u, n)
        return found


def partners(s: ClashTable, p: Player) -> list[int]:
    """The cities that a player may trade with (COC-TRT-01, COC-TRT-06)."""
    cities = tuple(
        n
        for n, city in s.cities.items()
        if city.mood != ANGRY and city.owner not in (p.seat, BARBARIANS)
    )
    return sorted(HOOKS.value(s, "routes.cities", cities, p))


def traders(s: ClashTable, p: Player) -> tuple[int, ...]:
    """What a player's routes may start from (COC-TRT-01, COC-TRT-05)."""
    plain = tuple(u & ~FLAGS for u in s.units[p.seat] if kind_of(u) in (SETTLER, SHIP))
    return allowed(s, p, plain)


def allowed(s: ClashTable, p: Player, units: tuple[int, ...]) -> tuple[int, ...]:
    """Units that may trade, with what printed things add and forbid."""
    found: tuple[int, ...] = HOOKS.value(s, "routes.units", units, p)
    return found


def possible_routes(s: ClashTable, p: Player, ships_only: bool = False) -> int:
    """How many routes a player could use now."""
    if not has(p, "trade_routes"):
        return 0
    units = traders(s, p)
    if ships_only:
        units = tuple(u for u in units if kind_of(u) == SHIP)
    network = Network(s, p, units)
    return len(network.best(network.links))


def unit_could_trade(s: ClashTable, p: Player, n: int, kind: int) -> bool:
    """Whether a player's unit on a space could serve a route."""
    u = unit(n, kind)
    if not has(p, "trade_routes") or u not in allowed(s, p, (u,)):
        return False
    return bool(Network(s, p, (u,)).links)


async def trade_routes(s: ClashTable, p: Player) -> None:
    """The income of a player with Trade Routes (COC-ADT-31)."""
    network = Network(s, p, traders(s, p))
    routes = network.best(await _cities(s, p, network))
    if not routes:
        return
    log(s, "traded", seat=SEAT[p.seat], n=len(routes))
    gain(s, p, await _income(p, incomes(s, p, routes)), INCOME)
    hosts = {s.cities[n].owner for _, n in routes if "market" in s.cities[n].buildings}
    for q in opponents(s, p):
        if q.seat in hosts:
            gain(s, q, {"gold": 1}, "building:market")  # COC-TRT-08
    await react(s, p, "traded", routes)


async def _cities(s: ClashTable, p: Player, network: Network) -> list[int]:
    """The cities to trade with; asked only where it makes a difference (COC-TRT-07)."""
    cities = list(network.links)
    most = len(network.best(cities))
    if not _differ(s, p, cities, most):
        return cities
    options = s.ground.options("route")
    chosen: list[int] = []
    while more := [
        n for n in cities if n not in chosen and len(network.best((*chosen, n))) > len(chosen)
    ]:
        answer = await choose(
            p.seat, "route", [*(options[n] for n in more), DONE], n=len(chosen), most=most
        )
        if answer == DONE:
            break
        chosen.append(s.ground.where(answer))
    return chosen


def _differ(s: ClashTable, p: Player, cities: list[int], most: int) -> bool:
    """Whether it matters which cities are used: to a Market's owner, or to own printed things."""
    for n in cities:
        if "market" in s.cities[n].buildings and s.cities[n].owner != BARBARIANS:
            return True
    if len(cities) == most:
        return False
    picky = any(owner == p.seat for owner, _ in HOOKS.at(s, "routes.worth"))
    return picky or len({yields(s, p, n) for n in cities}) > 1


def yields(s: ClashTable, p: Player, n: int) -> tuple[int, ...]:
    """The kinds of goods that a route may bring one of (COC-ADT-31, COC-ADT-32)."""
    base = (FOOD, GOLD) if has(p, "currency") else (FOOD,)
    found: tuple[int, ...] = HOOKS.value(s, "routes.yields", base, p, n)
    return found


def incomes(s: ClashTable, p: Player, routes: tuple[Route, ...]) -> list[Goods]:
    """All that some routes may bring together."""
    sums = {NONE}
    for _, n in routes:
        kinds = yields(s, p, n)
        sums = {one_more(each, kind) for each in sums for kind in kinds}
    return sorted(HOOKS.value(s, "routes.income", sums, p), reverse=True)


def one_more(goods: Goods, kind: int, n: int = 1) -> Goods:
    """Goods with more of a kind."""
    return (*goods[:kind], goods[kind] + n, *goods[kind + 1 :])


async def _income(p: Player, sums: list[Goods]) -> Goods:
    """What the routes bring; kind by kind if there are too many ways."""
    if len(sums) <= AT_ONCE:
        options = {_take(each): each for each in sums}
        return options[await choose(p.seat, "route-income", list(options))]
    for kind, name in enumerate(GOODS):
        numbers = sorted({each[kind] for each in sums}, reverse=True)
        if len(numbers) == 1:
            continue
        thing = f"resource:{name}"
        counts = [Option("take", (name, n), (thing,)) for n in numbers]
        answer = await choose(p.seat, "route-take", counts, kind=thing)
        sums = [each for each in sums if each[kind] == answer.args[1]]
    return sums[0]


@lru_cache(1 << 10)
def _take(goods: Goods) -> Option:
    words: list[str | int] = []
    for name, n in zip(GOODS, goods, strict=True):
        if n:
            words += [name, n]
    return Option("take", tuple(words), tuple(f"resource:{word}" for word in words[::2]))
