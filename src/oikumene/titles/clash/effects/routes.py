"""What printed things do to trade routes (COC-TRT), and at the start of a turn before them."""

from __future__ import annotations

from oikumene.engine.decision import Option, choose
from oikumene.engine.journal import log
from oikumene.titles.clash.cards import (
    ANGRY,
    BARBARIANS,
    CULTURE,
    ELEPHANT,
    FOOD,
    FOREST,
    GOLD,
    GOODS,
    IDEAS,
    LEADER,
    MOOD,
    NONE,
    RESOURCES,
    SEAT,
    SETTLER,
    SHIP,
    Goods,
)
from oikumene.titles.clash.hooks import HOOKS
from oikumene.titles.clash.pieces import FLAGS, army_at, at, is_army, kind_of, space_of, unit
from oikumene.titles.clash.resources import gain_one_of, goods_text, spend
from oikumene.titles.clash.routes import HARBOUR, Route, one_more, trade_routes
from oikumene.titles.clash.state import ClashTable, Player, cities_of, city_owner, opponents

FAR = 3
"""Spaces that Phoenician traders reach (COC-CIV-46)."""
LETTERS = 2
"""Routes that the Alphabet changes."""
THREAT = 2
"""Spaces around the raiders of the Huns."""


@HOOKS.reacts("turn.starts", "banking", priority=-1)
async def banking(s: ClashTable, owner: int, p: Player) -> None:
    """Persia: 1 gold or 1 culture token for a player with gold, before trade routes."""
    if p.seat == owner and p.goods[GOLD]:
        await gain_one_of(s, p, {"gold": 1}, {"culture": 1}, why="advance:banking")


@HOOKS.reacts("turn.starts", "trade_routes")
async def start_trading(s: ClashTable, owner: int, p: Player) -> None:
    """COC-ADT-31."""
    if p.seat == owner:
        await trade_routes(s, p)


# Celts


@HOOKS.changes("routes.cities", "tribal_trade")
def tribes(s: ClashTable, owner: int, cities: tuple[int, ...], p: Player) -> tuple[int, ...]:
    """Barbarian cities that are not Angry trade too,"""
    if p.seat != owner:
        return cities
    return (*cities, *(n for n in cities_of(s, BARBARIANS) if s.cities[n].mood != ANGRY))


@HOOKS.changes("routes.yields", "tribal_trade")
def tribal_goods(
    s: ClashTable, owner: int, kinds: tuple[int, ...], p: Player, n: int
) -> tuple[int, ...]:
    """but have nothing but food."""
    return (FOOD,) if p.seat == owner and s.cities[n].owner == BARBARIANS else kinds


# India


@HOOKS.changes("routes.units", "indian_elephants")
def elephants(s: ClashTable, owner: int, units: tuple[int, ...], p: Player) -> tuple[int, ...]:
    """Elephants in own cities that are not Angry trade like settlers."""
    if p.seat != owner:
        return units
    stables = {n for n in cities_of(s, owner) if s.cities[n].mood != ANGRY}
    mine = (u & ~FLAGS for u in s.units[owner] if kind_of(u) == ELEPHANT and space_of(u) in stables)
    return (*units, *mine)


@HOOKS.changes("recruit.where", "indian_elephants")
def forest_elephants(s: ClashTable, owner: int, here: bool, p: Player, n: int, kind: int) -> bool:
    """Elephants need no Market in the forest."""
    return here or (p.seat == owner and kind == ELEPHANT and s.terrain[n] == FOREST)


@HOOKS.changes("routes.yields", "prosperity")
def prosperity(
    s: ClashTable, owner: int, kinds: tuple[int, ...], p: Player, n: int
) -> tuple[int, ...]:
    """A mood token instead; a culture token from a city with an own building."""
    if p.seat != owner:
        return kinds
    built = owner in s.cities[n].buildings.values()
    return (*kinds, MOOD, CULTURE) if built else (*kinds, MOOD)


# Phoenicia


@HOOKS.changes("routes.units", "cedars_and_dyes")
def harbours(s: ClashTable, owner: int, units: tuple[int, ...], p: Player) -> tuple[int, ...]:
    """Cities with a Port trade by themselves (COC-CIV-46)."""
    if p.seat != owner:
        return units
    ports = (n for n in sorted(cities_of(s, owner)) if "port" in s.cities[n].buildings)
    return (*units, *(unit(n, HARBOUR) for n in ports))


@HOOKS.changes("routes.reach", "cedars_and_dyes")
def far_shores(s: ClashTable, owner: int, steps: int, p: Player, u: int, n: int) -> int:
    """They and ships reach farther along the coasts (COC-CIV-46)."""
    sails = p.seat == owner and kind_of(u) in (SHIP, HARBOUR)
    return max(steps, FAR) if sails and s.ground.seas(n) else steps


@HOOKS.changes("routes.income", "alphabet")
def alphabet(_s: ClashTable, owner: int, sums: set[Goods], p: Player) -> set[Goods]:
    """Up to two routes bring a culture token or two ideas instead."""
    if p.seat != owner:
        return sums
    for _ in range(LETTERS):
        fewer = {one_more(each, kind, -1) for each in sums for kind in (FOOD, GOLD) if each[kind]}
        sums = sums | {one_more(each, CULTURE) for each in fewer}
        sums = sums | {one_more(each, IDEAS, 2) for each in fewer}
    return sums


def trades_with(s: ClashTable, owner: int, u: int) -> bool:
    """Whether a settler or ship is on the space of its owner's leader."""
    return kind_of(u) in (SETTLER, SHIP) and any(
        kind_of(each) == LEADER for each in at(s, owner, space_of(u))
    )


@HOOKS.changes("routes.cap", "hiram")
def hiram(s: ClashTable, owner: int, most: int, p: Player, routes: tuple[Route, ...]) -> int:
    """One route from his space comes on top."""
    return most + (p.seat == owner and any(trades_with(s, owner, u) for u, _ in routes))


@HOOKS.changes("routes.worth", "pygmalion")
def near_pygmalion(s: ClashTable, owner: int, worth: int, p: Player, u: int, _n: int) -> int:
    """Routes from his space come first,"""
    return worth + (p.seat == owner and trades_with(s, owner, u))


@HOOKS.reacts("traded", "pygmalion")
async def pygmalion(s: ClashTable, owner: int, p: Player, routes: tuple[Route, ...]) -> None:
    """since one of them brings 1 gold or 1 culture token more."""
    if p.seat == owner and any(trades_with(s, owner, u) for u, _ in routes):
        await gain_one_of(s, p, {"gold": 1}, {"culture": 1}, why="leader:pygmalion")


# Vikings


def _raids(s: ClashTable, u: int, n: int) -> bool:
    return kind_of(u) == SHIP and n in s.ground.beside[space_of(u)]


@HOOKS.changes("routes.worth", "raiding")
def raid_first(s: ClashTable, owner: int, worth: int, p: Player, u: int, n: int) -> int:
    """Ships beside the cities they trade with come first,"""
    return worth + (p.seat == owner and _raids(s, u, n))


@HOOKS.reacts("traded", "raiding")
async def raiding(s: ClashTable, owner: int, p: Player, routes: tuple[Route, ...]) -> None:
    """since the owner of such a city loses a resource."""
    if p.seat != owner:
        return
    raided = {s.cities[n].owner for u, n in routes if _raids(s, u, n)}
    for q in opponents(s, p):
        if q.seat in raided:
            await _lose_one(s, q, p)


async def _lose_one(s: ClashTable, q: Player, raider: Player) -> None:
    options = [
        Option("lose", (GOODS[kind],), (f"resource:{GOODS[kind]}",))
        for kind in RESOURCES
        if q.goods[kind]
    ]
    if not options:
        return
    answer = await choose(q.seat, "raided", options, by=SEAT[raider.seat])
    loss = one_more(NONE, GOODS.index(str(answer.args[0])))
    spend(s, q, loss)
    log(s, "raided", seat=SEAT[q.seat], by=SEAT[raider.seat], goods=goods_text(loss))


# Huns


def threatened(s: ClashTable, owner: int, p: Player, n: int) -> bool:
    """Whether others' settlers on a space fear the raiders of the Huns."""
    if p.seat == owner or city_owner(s, n) == p.seat or army_at(s, p.seat, n):
        return False
    return any(is_army(u) and s.ground.near(space_of(u), n, THREAT) for u in s.units[owner])


@HOOKS.changes("routes.units", "raiders")
def no_caravans(s: ClashTable, owner: int, units: tuple[int, ...], p: Player) -> tuple[int, ...]:
    """They do not trade,"""
    return tuple(
        u for u in units if kind_of(u) != SETTLER or not threatened(s, owner, p, space_of(u))
    )


@HOOKS.changes("found.barred", "raiders")
def no_settling(s: ClashTable, owner: int, barred: bool, p: Player, n: int) -> bool:
    """and found no cities."""
    return barred or threatened(s, owner, p, n)
