"""The Maya: their advances and leaders (COC-CIV-43, COC-CIV-44)."""

from __future__ import annotations

from itertools import combinations

from oikumene.engine.chance import revealed
from oikumene.engine.decision import Option, choose
from oikumene.engine.journal import log
from oikumene.titles.clash.cards import (
    ADVANCES,
    ANGRY,
    BUILDINGS,
    CULTURE,
    DONE,
    FOOD,
    LEADER,
    MOUNTAIN,
    NOWHERE,
    ORE,
    RESOURCES,
    SEAT,
    SETTLER,
    WOOD,
    Goods,
)
from oikumene.titles.clash.cities import LARGER, work_mood
from oikumene.titles.clash.construction import put, unlocked, why_not_place
from oikumene.titles.clash.hooks import HOOKS
from oikumene.titles.clash.influence import aims, influence
from oikumene.titles.clash.leaders import leader_city, leader_space, leads
from oikumene.titles.clash.pieces import FLAGS, STUCK, kind_of, place, take
from oikumene.titles.clash.resources import Price, can_pay, exactly, gain_one_of, pay
from oikumene.titles.clash.sides import ATTACKER, DEFENDER
from oikumene.titles.clash.state import (
    Battle,
    City,
    ClashTable,
    Player,
    change,
    cities_of,
    use_up,
)
from oikumene.titles.clash.uses import usable, wants

MATCH = exactly(mood=1)
BURY = exactly(culture=1)
BURIED = Option("bury", (), ("resource:culture",))
ART = 2
"""Resources that a culture token of Pakal's replaces."""
DYNASTY, NEAR = 2, 2
REBUILD = "rebuild"
"""A mark in `used`: Wak Chanil Ajaw has captured a city in the move action that is on."""


# Terracing


@HOOKS.changes("collect.kinds", "terracing")
def terraces(
    s: ClashTable, owner: int, kinds: tuple[int, ...], p: Player, _n: int, m: int
) -> tuple[int, ...]:
    """Mountains give food, wood or ore,"""
    if p.seat != owner or s.terrain[m] != MOUNTAIN:
        return kinds
    return tuple(dict.fromkeys((*kinds, FOOD, WOOD, ORE)))


@HOOKS.reacts("moved", "terracing")
async def stairs(
    s: ClashTable, owner: int, p: Player, units: tuple[int, ...], _n: int, m: int
) -> None:
    """and do not stop settlers and leaders."""
    if p.seat != owner or s.terrain[m] != MOUNTAIN:
        return
    for u in units:
        if u & STUCK and kind_of(u) in (SETTLER, LEADER):
            take(s, owner, u)
            place(s, owner, kind_of(u), m, u & FLAGS & ~STUCK)


# Stelas


async def raise_stela(s: ClashTable, p: Player) -> None:
    """A culture token or an idea."""
    await gain_one_of(s, p, {"culture": 1}, {"ideas": 1}, why="advance:stelas")


@HOOKS.reacts("constructed", "stelas")
async def stela_built(s: ClashTable, owner: int, p: Player, _n: int, what: str) -> None:
    """For an Obelisk,"""
    if p.seat == owner and what == "obelisk":
        await raise_stela(s, p)


@HOOKS.reacts("founded", "stelas")
async def stela_founded(s: ClashTable, owner: int, p: Player, _n: int) -> None:
    """a new city"""
    if p.seat == owner:
        await raise_stela(s, p)


@HOOKS.reacts("captured", "stelas")
async def stela_captured(
    s: ClashTable, owner: int, p: Player, _n: int, _former: int, _city: City
) -> None:
    """and a captured one."""
    if p.seat == owner:
        await raise_stela(s, p)


# Ballcourts


@HOOKS.reacts("working", "ballcourts")
async def play_ball(s: ClashTable, owner: int, p: Player, n: int, what: str) -> None:
    """A mood token makes a city larger for its work (COC-CIV-43, COC-AMB-34);"""
    if p.seat != owner or work_mood(s, p, n, what) == ANGRY or not can_pay(s, p, MATCH):
        return
    if await wants(p, "advance", "ballcourts"):
        await pay(s, p, MATCH, "advance:ballcourts")
        use_up(s, LARGER)


def is_spiritual(id_: str) -> bool:
    """Whether the ball courts make an advance cheaper."""
    return ADVANCES[id_].category == "spirituality"


@HOOKS.changes("advance.price", "ballcourts")
def cheap_rites(s: ClashTable, owner: int, price: Price, p: Player, id_: str) -> Price:
    """once a turn a Spirituality advance costs 1 food less (COC-CIV-43)."""
    if p.seat != owner or not is_spiritual(id_) or "ballcourts" in s.used:
        return price
    return Price(tuple(_less(cost, FOOD) for cost in price.costs), price.swaps)


def _less(cost: Goods, *kinds: int) -> Goods:
    goods = list(cost)
    for kind in kinds:
        goods[kind] = max(0, goods[kind] - 1)
    return tuple(goods)


@HOOKS.reacts("advance.gained", "ballcourts")
async def rites_bought(s: ClashTable, owner: int, p: Player, id_: str, spent: Goods | None) -> None:
    """Only the first that is bought."""
    if p.seat == owner and spent is not None and is_spiritual(id_):
        use_up(s, "ballcourts")


# Calendar


def can_look(s: ClashTable, p: Player) -> bool:
    """Whether the calendar tells anything new, or can change it."""
    return bool(s.event_deck) and (p.seat not in s.seen or can_bury(s, p))


def can_bury(s: ClashTable, p: Player) -> bool:
    """Whether the top card can go under others."""
    return len(s.event_deck) > 1 and can_pay(s, p, BURY)


@usable("calendar", ready=can_look)
async def calendar(s: ClashTable, p: Player) -> None:
    """Look at the top event card, and put it under the deck for culture (COC-CIV-44)."""
    look(s, p)
    while can_bury(s, p) and await choose(p.seat, "calendar", [BURIED, DONE]) != DONE:
        await pay(s, p, BURY, "advance:calendar")
        s.event_deck.insert(0, s.event_deck.pop())
        s.seen = {seat: n - 1 for seat, n in s.seen.items() if n > 1}
        log(s, "event-buried", seat=SEAT[p.seat])
        look(s, p)


def look(s: ClashTable, p: Player) -> None:
    """A player sees the top event card."""
    if p.seat not in s.seen:
        s.seen = {**s.seen, p.seat: 1}
        revealed(s)
    log(s, "foresaw", seat=SEAT[p.seat])
    log(s, "foresaw-card", (p.seat,), event=f"event:{s.event_deck[-1]}")


# Pakal


@HOOKS.changes("combat.cancel", "pakal")
def sun_shield(s: ClashTable, owner: int, free: int, b: Battle, side: int) -> int:
    """Defending a city with an own Obelisk he cancels a hit in round 1."""
    if side != DEFENDER or b.round > 1 or not b.city or not leads(s, owner, b, side):
        return free
    return free + (s.cities[b.space].buildings.get("obelisk") == owner)


@HOOKS.changes("build.price", "pakal")
def art(s: ClashTable, owner: int, price: Price, p: Player, n: int, what: str) -> Price:
    """A culture token for two resources of a building in his city."""
    if p.seat != owner or what not in BUILDINGS or leader_city(s, p) != n:
        return price
    return price.also(*(each for cost in price.costs for each in _with_art(cost)))


def _with_art(cost: Goods) -> list[Goods]:
    pieces = [kind for kind in RESOURCES for _ in range(cost[kind])]
    found = []
    for kinds in dict.fromkeys(combinations(pieces, ART)):
        goods = list(_less(cost, *kinds))
        goods[CULTURE] += 1
        found.append(tuple(goods))
    return found


# Siyaj K'ak'


@HOOKS.changes("combat.bonus", "siyaj_kak")
def fire_is_born(s: ClashTable, owner: int, bonus: int, b: Battle, side: int) -> int:
    """Attacking a city he adds its size in round 1."""
    if side != ATTACKER or b.round > 1 or not leads(s, owner, b, side):
        return bonus
    return bonus + b.city


@HOOKS.reacts("constructed", "siyaj_kak")
async def cultural_influx(s: ClashTable, owner: int, p: Player, n: int, _what: str) -> None:
    """What is built in his city spreads culture from there."""
    if p.seat != owner or leader_city(s, p) != n:
        return
    if not any(source == n for _, _, source, _ in aims(s, p)):
        return
    if await wants(p, "leader", "siyaj_kak"):
        await influence(s, p, n)


# Wak Chanil Ajaw


@HOOKS.changes("combat.bonus", "wak_chanil_ajaw")
def new_dynasty(s: ClashTable, owner: int, bonus: int, b: Battle, side: int) -> int:
    """She fights better near own cities."""
    if not leads(s, owner, b, side):
        return bonus
    near = any(s.ground.near(b.space, n, NEAR) for n in cities_of(s, owner))
    return bonus + DYNASTY * near


@HOOKS.reacts("captured", "wak_chanil_ajaw")
async def city_taken(
    s: ClashTable, owner: int, p: Player, n: int, _former: int, _city: City
) -> None:
    """When she has captured a city in a move action,"""
    if p.seat == owner and leader_space(s, p) == n and "moved-all" in s.todo:
        use_up(s, REBUILD)


@HOOKS.reacts("moving.ended", "wak_chanil_ajaw")
async def reconstruction(s: ClashTable, owner: int, p: Player) -> None:
    """she may replace an own building in the city where she is."""
    if p.seat != owner or REBUILD not in s.used:
        return
    s.used = tuple(each for each in s.used if each != REBUILD)
    n = leader_city(s, p)
    options = swaps(s, p, n) if n != NOWHERE else []
    if not options:
        return
    answer = await choose(owner, "reconstruction", [*options, DONE], city=s.ground.things[n])
    if answer == DONE:
        return
    old, new = (str(word) for word in answer.args)
    city = s.cities[n]
    left = {id_: colour for id_, colour in city.buildings.items() if id_ != old}
    change(s, n, buildings=left, port=NOWHERE if old == "port" else city.port)
    await put(s, p, n, new)


def swaps(s: ClashTable, p: Player, n: int) -> list[Option]:
    """``swap market temple``: an own building of a city for another."""
    own = [id_ for id_, colour in s.cities[n].buildings.items() if colour == p.seat]
    others = [id_ for id_ in unlocked(s, p) if why_not_place(s, p, n, id_) is None]
    return [
        Option("swap", (old, new), (f"building:{old}", f"building:{new}"))
        for old in own
        for new in others
    ]
