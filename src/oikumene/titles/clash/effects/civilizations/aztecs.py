"""Aztecs: their advances and leaders (COC-CIV-08 … 12, COC-CIV-57)."""

from __future__ import annotations

from itertools import combinations_with_replacement

from oikumene.engine.decision import Option, choose
from oikumene.engine.journal import log
from oikumene.titles.clash.cards import (
    ARMY,
    BARBARIANS,
    CAPTIVE,
    CULTURE,
    DONE,
    GOLD,
    GOODS,
    INFANTRY,
    LEADER,
    MOOD,
    MOUNTAIN,
    NOBODY,
    NOWHERE,
    OWNER,
    RESOURCES,
    SEAT,
    UNITS,
    Goods,
    amount,
)
from oikumene.titles.clash.cities import set_mood, why_not_activate
from oikumene.titles.clash.collecting import can_collect, collect
from oikumene.titles.clash.effects.civilizations.common import build_here, can_build_after, drive
from oikumene.titles.clash.hooks import HOOKS
from oikumene.titles.clash.leaders import leader_city, leader_space, leads
from oikumene.titles.clash.pieces import (
    army_at,
    army_room,
    at,
    enemies_at,
    is_army,
    kind_of,
    place,
    space_of,
    supply,
    take,
)
from oikumene.titles.clash.resources import (
    Price,
    Swap,
    can_pay,
    exactly,
    gain,
    goods_text,
    pay,
    spend,
    ways,
)
from oikumene.titles.clash.state import (
    Battle,
    City,
    ClashTable,
    Player,
    cities_of,
    city_owner,
    has,
)
from oikumene.titles.clash.uses import usable, wants

MOST_CAPTIVES = 4
RANK_AND_FILE = range(INFANTRY, LEADER)
"""Army units but leaders."""
TRIBUTE_RANGE = 2
ONE_OF_ANYTHING = Price(
    tuple(amount({name: 1}) for name in GOODS[:CAPTIVE] if name != GOODS[GOLD]), ()
)
SACRIFICE = exactly(captive=1)
MASS_SACRIFICE = exactly(captive=2)
WORK = 2
"""Resources that a captive stands for."""
TRIBUTE = exactly(mood=2)
SMALL = 3
"""The largest city that pays Acamapichtli's tribute."""
FAR_FROM_HOME = 2


# Captives


def cells(p: Player) -> int:
    """How many more captives can be held."""
    return MOST_CAPTIVES - len(p.captives)


def seize(s: ClashTable, p: Player, owner: int, kind: int) -> None:
    """A piece becomes a captive (COC-CIV-09)."""
    p.captives = (*p.captives, owner * 8 + kind)
    log(s, "captive", seat=SEAT[p.seat], owner=OWNER[owner], unit=f"unit:{UNITS[kind]}")


@HOOKS.reacts("battle.ended", "captives")
async def captives(s: ClashTable, owner: int, p: Player, b: Battle, won: int) -> None:
    """Destroyed enemies of a land battle that was won (COC-CIV-08)."""
    if not owner == p.seat == won or b.sea:
        return
    foe = b.owner_of(1 - b.side_of(owner))
    fallen = [kind for kind in b.lost[1 - b.side_of(owner)] if kind in RANK_AND_FILE]
    while cells(p) and (kinds := [k for k in sorted(set(fallen)) if supply(s, foe, k) > 0]):
        options = [Option("seize", (UNITS[k],), (f"unit:{UNITS[k]}",)) for k in kinds]
        answer = await choose(p.seat, "captives", [*options, DONE], n=cells(p))
        if answer == DONE:
            return
        kind = UNITS.index(str(answer.args[0]))
        fallen.remove(kind)
        seize(s, p, foe, kind)


@HOOKS.changes("pay.swaps", "human_sacrifice")
def victims(_s: ClashTable, owner: int, swaps: tuple[Swap, ...], p: Player) -> tuple[Swap, ...]:
    """Captives pay like tokens (COC-CIV-12)."""
    if p.seat != owner or not p.captives:
        return swaps
    return (*swaps, (CAPTIVE, MOOD), (CAPTIVE, CULTURE))


@HOOKS.reacts("event.drawn", "human_sacrifice")
async def human_sacrifice(s: ClashTable, owner: int, p: Player, _card: str) -> None:
    """A captive for another card (COC-CIV-12)."""
    if p.seat != owner or not p.captives:
        return
    if await wants(p, "advance", "human_sacrifice"):
        await pay(s, p, SACRIFICE, "advance:human_sacrifice")
        s.cancelled = True


# Advances


@HOOKS.reacts("founded", "aztec_gold")
async def aztec_gold(s: ClashTable, owner: int, p: Player, n: int) -> None:
    """A new city brings gold, and more of it from Mountains beside it."""
    if p.seat != owner:
        return
    gain(s, p, {"gold": 1}, "advance:aztec_gold")
    mountains = sum(s.terrain[m] == MOUNTAIN for m in s.ground.beside[n])
    for left in range(mountains, 0, -1):
        options = {_exchange(way): way for way in ways(s, p, ONE_OF_ANYTHING)}
        if not options:
            return
        answer = await choose(p.seat, "aztec-gold", [*options, DONE], n=left)
        if answer == DONE:
            return
        spend(s, p, options[answer])
        log(s, "paid", seat=SEAT[p.seat], goods=goods_text(options[answer]))
        gain(s, p, {"gold": 1}, "advance:aztec_gold")


def _exchange(way: Goods) -> Option:
    name = GOODS[way.index(1)]
    return Option("exchange", (name,), (f"resource:{name}",))


@HOOKS.changes("collect.more", "tribute_empire")
def tribute_empire(
    s: ClashTable, owner: int, spaces: tuple[int, ...], p: Player, n: int
) -> tuple[int, ...]:
    """Enemy cities within two spaces yield too (COC-CIV-10),"""
    if p.seat != owner:
        return spaces
    near = (m for m in s.ground.within(n, TRIBUTE_RANGE) if m not in s.exhausted)
    return (*spaces, *(m for m in near if city_owner(s, m) not in (NOBODY, owner)))


@HOOKS.changes("collect.kinds", "tribute_empire")
def tributes(
    s: ClashTable, owner: int, kinds: tuple[int, ...], p: Player, _n: int, m: int
) -> tuple[int, ...]:
    """barbarians a captive (COC-CIV-11)."""
    if p.seat != owner or city_owner(s, m) != BARBARIANS:
        return kinds
    if not has(p, "captives") or not cells(p) or not army_at(s, BARBARIANS, m):
        return kinds
    return (*kinds, CAPTIVE)


@HOOKS.reacts("collected", "tribute_empire")
async def led_away(
    s: ClashTable, owner: int, p: Player, _n: int, _goods: Goods, taken: tuple[tuple[int, int], ...]
) -> None:
    """The captives that a collect action brought."""
    if p.seat != owner:
        return
    for m, kind in taken:
        if kind == CAPTIVE and cells(p):
            await take_barbarian(s, p, m)


async def take_barbarian(s: ClashTable, p: Player, n: int) -> None:
    """One of the barbarians on a space becomes a captive."""
    units = {UNITS[kind_of(u)]: u for u in army_at(s, BARBARIANS, n)}
    if not units:
        return
    options = [Option("seize", (name,), (f"unit:{name}",)) for name in units]
    answer = await choose(p.seat, "captives", options, n=cells(p))
    u = units[str(answer.args[0])]
    take(s, BARBARIANS, u)
    seize(s, p, BARBARIANS, kind_of(u))


# Acamapichtli


@HOOKS.changes("build.price", "acamapichtli")
def growth(s: ClashTable, owner: int, due: Price, p: Player, n: int, _what: str) -> Price:
    """Each captive stands for two resources in his city (COC-CIV-57)."""
    if p.seat != owner or n != leader_city(s, p):
        return due
    costs = due.costs
    for _ in p.captives:
        costs = tuple(dict.fromkeys(less for cost in costs for less in put_to_work(cost)))
        due = due.also(*costs)
    return due


def put_to_work(cost: Goods) -> list[Goods]:
    """The costs that are left when a captive works for two resources (COC-RES-12)."""
    found = []
    for kinds in combinations_with_replacement(RESOURCES, WORK):
        left = list(cost)
        for kind in kinds:
            left[kind] -= 1
        left[CAPTIVE] += 1
        if min(left) >= 0:
            found.append(tuple(left))
    return found


def can_send_tribute(s: ClashTable, p: Player) -> bool:
    """Whether Acamapichtli's city is small enough, and can collect."""
    n = leader_city(s, p)
    if n == NOWHERE or s.cities[n].size > SMALL or "free_economy" in s.used:
        return False
    return not why_not_activate(s, n) and can_pay(s, p, TRIBUTE) and can_collect(s, p, n)


@usable("acamapichtli", once=True, ready=can_send_tribute)
async def acamapichtli(s: ClashTable, p: Player) -> None:
    """Mood tokens for a collect action in his city (COC-CIV-57)."""
    await pay(s, p, TRIBUTE, "leader:acamapichtli")
    await collect(s, p, leader_city(s, p))


# Ahuitzotl


@HOOKS.changes("combat.cancel", "ahuitzotl")
def expansionist(s: ClashTable, owner: int, hits: int, b: Battle, side: int) -> int:
    """He cancels a hit in every round far from own cities."""
    if not leads(s, owner, b, side):
        return hits
    return hits + all(not s.ground.near(b.space, n, FAR_FROM_HOME) for n in cities_of(s, owner))


def can_sacrifice(s: ClashTable, p: Player) -> bool:
    """Whether there are captives for Ahuitzotl, and something to build with the rest."""
    return any(can_build_after(s, p, way) for way in ways(s, p, MASS_SACRIFICE))


@usable("ahuitzotl", once=True, ready=can_sacrifice)
async def ahuitzotl(s: ClashTable, p: Player) -> None:
    """Captives for a construction in his city."""
    await pay(s, p, MASS_SACRIFICE, "leader:ahuitzotl")
    await build_here(s, p)


# Marqzen


@HOOKS.reacts("event.told", "marqzen")
async def storm_master(
    s: ClashTable, owner: int, _p: Player, cities: dict[int, City], units: list[list[int]]
) -> None:
    """What the text of an event took from his city comes back."""
    p = s.players[owner]
    n = leader_city(s, p)
    if n not in cities or cities[n].owner != owner:
        return
    mood = cities[n].mood
    lost = missing([u for u in units[owner] if space_of(u) == n], at(s, owner, n))
    if s.cities[n].mood >= mood and not lost:
        return
    if not await wants(p, "leader", "marqzen"):
        return
    set_mood(s, n, max(mood, s.cities[n].mood))
    for kind in lost:
        if supply(s, owner, kind) > 0 and (kind not in ARMY or army_room(s, owner, n) > 0):
            place(s, owner, kind, n)


def missing(before: list[int], now: list[int]) -> list[int]:
    """The kinds of units, leaders aside, that are no longer there."""
    left = [kind_of(u) for u in now]
    lost = []
    for kind in map(kind_of, before):
        if kind in left:
            left.remove(kind)
        elif kind != LEADER:
            lost.append(kind)
    return lost


def fearful(s: ClashTable, p: Player) -> dict[Option, tuple[int, int, list[int]]]:
    """Enemy land units beside Marqzen with their owner, and where they can flee."""
    found = {}
    here = leader_space(s, p)
    for n in sorted(s.ground.beside[here]):
        owner = enemies_at(s, p.seat, n)
        if owner == NOBODY or not s.ground.is_dry[n]:
            continue
        for u in at(s, owner, n):
            if ends := refuges(s, owner, u):
                found[s.ground.options("frighten", UNITS[kind_of(u)])[n]] = owner, u, ends
    return found


def refuges(s: ClashTable, owner: int, u: int) -> list[int]:
    """The land beside a unit without its enemies, with room."""
    return [
        m
        for m in sorted(s.ground.beside[space_of(u)])
        if s.ground.is_dry[m]
        and enemies_at(s, owner, m) == NOBODY
        and city_owner(s, m) in (NOBODY, owner)
        and (not is_army(u) or army_room(s, owner, m, kind_of(u) == LEADER) > 0)
    ]


@usable("marqzen", main=True, once=True, ready=lambda s, p: bool(fearful(s, p)))
async def marqzen(s: ClashTable, p: Player) -> None:
    """An enemy unit beside him moves by a space."""
    options = fearful(s, p)
    owner, u, ends = options[await choose(p.seat, "spread-of-fear", list(options))]
    await drive(s, p, owner, u, ends)
