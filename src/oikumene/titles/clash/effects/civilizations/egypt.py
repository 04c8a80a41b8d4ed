"""Egypt: its advances and leaders (COC-CIV-26 … 30, COC-CIV-57)."""

from __future__ import annotations

from oikumene.engine.journal import log
from oikumene.titles.clash.cards import (
    BARREN,
    CATEGORIES,
    CULTURE,
    FOOD,
    MOOD,
    NOWHERE,
    PIRATES,
    RESOURCES,
    SEAT,
    WOOD,
)
from oikumene.titles.clash.hooks import HOOKS
from oikumene.titles.clash.leaders import aboard, leader_city, leads
from oikumene.titles.clash.resources import Price, can_pay, exactly, gain, gain_one_of, pay
from oikumene.titles.clash.sides import ATTACKER
from oikumene.titles.clash.state import Battle, ClashTable, Player, change
from oikumene.titles.clash.uses import usable

BUILDING_MATERIAL = tuple((MOOD, kind) for kind in (*RESOURCES, CULTURE))
"""Mood tokens for anything that a building or wonder costs."""
FEW = 4
"""Culture tokens beside which a battle brings another."""
SAME_ROW = dict(zip(CATEGORIES["theocracy"], CATEGORIES["autocracy"], strict=True))
TOKEN = exactly(culture=1)
SCHOOLS = ("academy", "observatory")
COAST = 2
"""Ramses' combat value at the coast."""


@HOOKS.changes("found.barren", "flood_plains")
def settle_plains(_s: ClashTable, owner: int, may: bool, p: Player) -> bool:
    """Cities may be founded on Barren land (COC-CIV-26)."""
    return may or p.seat == owner


@HOOKS.changes("collect.kinds", "flood_plains")
def flood_plains(
    s: ClashTable, owner: int, kinds: tuple[int, ...], p: Player, _n: int, m: int
) -> tuple[int, ...]:
    """It yields food or wood (COC-CIV-26)."""
    return (FOOD, WOOD) if p.seat == owner and s.terrain[m] == BARREN else kinds


@HOOKS.changes("build.price", "architecture")
def architecture(_s: ClashTable, owner: int, due: Price, p: Player, _n: int, _what: str) -> Price:
    """COC-CIV-27."""
    return due.plus_swaps(*BUILDING_MATERIAL) if p.seat == owner else due


@HOOKS.reacts("battle.ended", "embalming")
async def embalming(s: ClashTable, owner: int, p: Player, _b: Battle, _won: int) -> None:
    """Every battle brings a token while there are few (COC-CIV-28),"""
    if p.seat == owner and p.goods[CULTURE] <= FEW:
        gain(s, p, {"culture": 1}, "advance:embalming")


@HOOKS.reacts("leader.lost", "embalming")
async def entombed(s: ClashTable, owner: int, p: Player, _leader: str) -> None:
    """the end of a leader always (COC-CIV-28)."""
    if p.seat == owner:
        gain(s, p, {"culture": 1}, "advance:embalming")


@HOOKS.changes("advances.lent", "man_god")
def man_god(_s: ClashTable, owner: int, lent: tuple[str, ...], p: Player) -> tuple[str, ...]:
    """Theocracy works like the Autocracy of the same row too (COC-CIV-29)."""
    if p.seat != owner:
        return lent
    others = (id_ for id_ in lent if id_ not in SAME_ROW.values())
    return (*others, *(row for id_, row in SAME_ROW.items() if id_ in p.advances))


# Leaders


@HOOKS.changes("influence.range", "cleopatra")
def legendary(s: ClashTable, owner: int, steps: int, p: Player, n: int) -> int:
    """Her city reaches farther."""
    return steps + (p.seat == owner and n == leader_city(s, p))


def can_be_beloved(s: ClashTable, p: Player) -> bool:
    """Whether Cleopatra is in a city, and there is a token for it."""
    return leader_city(s, p) != NOWHERE and can_pay(s, p, TOKEN)


@usable("cleopatra", once=True, ready=can_be_beloved)
async def beloved(s: ClashTable, p: Player) -> None:
    """Tokens in her city are the toll of an attack (COC-CIV-30)."""
    n = leader_city(s, p)
    await pay(s, p, TOKEN, "leader:cleopatra")
    change(s, n, tokens=s.cities[n].tokens + 1)
    log(s, "beloved", seat=SEAT[p.seat], city=s.ground.things[n])


@HOOKS.reacts("activating", "imhotep")
async def innovator(s: ClashTable, owner: int, p: Player, n: int, what: str) -> None:
    """His city brings ideas unless it collects (COC-CIV-57)."""
    if p.seat == owner and what != "collect" and n == leader_city(s, p):
        gain(s, p, {"ideas": 1}, "leader:imhotep")


@HOOKS.changes("build.price", "imhotep")
def physician(s: ClashTable, owner: int, due: Price, p: Player, n: int, what: str) -> Price:
    """Schools in his city take no food and no wood (COC-CIV-57)."""
    if p.seat != owner or what not in SCHOOLS or n != leader_city(s, p):
        return due
    return due.without(FOOD, WOOD)


@HOOKS.reacts("constructed", "ramses_ii")
async def monumental(s: ClashTable, owner: int, p: Player, n: int, what: str) -> None:
    """An Obelisk in his city (COC-CIV-57)."""
    if p.seat == owner and what == "obelisk" and n == leader_city(s, p):
        await gain_one_of(s, p, {"culture": 1}, {"ideas": 2}, why="leader:ramses_ii")


@HOOKS.changes("combat.bonus", "ramses_ii")
def coastal_power(s: ClashTable, owner: int, bonus: int, b: Battle, side: int) -> int:
    """He attacks a coastal city, or his ships meet pirates (COC-CIV-57)."""
    lands = bool(b.city and s.ground.seas(b.space)) and side == ATTACKER
    if (lands and leads(s, owner, b, side)) or (
        PIRATES in (b.attacker, b.defender) and aboard(s, owner, b, side)
    ):
        return bonus + COAST
    return bonus
