"""Gaining, paying and losing goods and VP; the shortage rules (NAT-RES, NAT-LACK)."""

from __future__ import annotations

from collections.abc import Sequence

from oikumene.engine.decision import choose
from oikumene.engine.journal import log
from oikumene.titles.nations.cards import (
    BOOKS,
    FOOD,
    GOLD,
    GOODS,
    RESOURCE_THING,
    RESOURCES,
    SEAT,
    STONE,
    TABLES,
    VP,
    Goods,
    amounts_option,
)
from oikumene.titles.nations.hooks import HOOKS
from oikumene.titles.nations.state import Nation, NationsTable, react

MOST_SPLITS = 200
"""More ways to split a payment than this are asked in two steps."""


def gain(s: NationsTable, n: Nation, amounts: Goods, why: str = "") -> None:
    """Gain goods from the bank; nothing limits them (NAT-COMP-08)."""
    for name, amount in amounts.items():
        n.goods[GOODS.index(name)] += amount
        log(s, "gain", seat=SEAT[n.seat], good=f"good:{name}", n=amount, why=why)


def gain_vp(s: NationsTable, n: Nation, amount: int, why: str = "") -> None:
    """Gain VP tokens."""
    n.goods[VP] += amount
    log(s, "gain", seat=SEAT[n.seat], good="good:vp", n=amount, why=why)


def lose_vp(s: NationsTable, n: Nation, amount: int, why: str = "") -> int:
    """Lose VP, not below 0 (NAT-RES-05) except in solo (NAT-SOLO-30); returns what was lost."""
    lost = amount if s.solo else min(amount, n.goods[VP])
    if lost:
        n.goods[VP] -= lost
        log(s, "lose", seat=SEAT[n.seat], good="good:vp", n=lost, why=why)
    return lost


def can_pay(n: Nation, amounts: Goods) -> bool:
    """Whether the full price is there (NAT-RES-08)."""
    return all(n.goods[GOODS.index(name)] >= amount for name, amount in amounts.items())


async def pay(s: NationsTable, n: Nation, amounts: Goods, why: str) -> None:
    """Pay a price of one's own free will."""
    for name, amount in amounts.items():
        log(s, "paid", seat=SEAT[n.seat], good=f"good:{name}", n=amount, why=why)
        if name != "gold":
            n.goods[GOODS.index(name)] -= amount
    await spend_gold(s, n, amounts.get("gold", 0))


async def spend_gold(s: NationsTable, n: Nation, amount: int) -> None:
    """Take gold out of one's own free will; the last of it can be noticed (NAT-CRD-17)."""
    n.goods[GOLD] -= amount
    if amount and not n.goods[GOLD]:
        await react(s, n, "gold.spent")


async def lose(s: NationsTable, n: Nation, amounts: Goods, why: str = "") -> None:
    """A forced loss: what is missing costs books, then anything, and VP (NAT-LACK-01 … 09)."""
    missing = 0
    for good in (GOLD, FOOD, STONE):
        amount = amounts.get(GOODS[good], 0)
        if amount:
            missing += _lose_stock(s, n, good, amount, why)
    books = amounts.get("books", 0) + missing
    if not books:
        return
    unpaid = _lose_stock(s, n, BOOKS, books, why)
    if unpaid:
        await _lose_anything(s, n, unpaid, why)


def _lose_stock(s: NationsTable, n: Nation, good: int, amount: int, why: str) -> int:
    """Take what there is of one good; returns what is missing, after its VP (NAT-LACK-02)."""
    paid = min(amount, n.goods[good])
    if paid:
        n.goods[good] -= paid
        log(s, "lose", seat=SEAT[n.seat], good=RESOURCE_THING[good], n=paid, why=why)
    if paid < amount:
        _lack(s, n, good)
    return amount - paid


def _lack(s: NationsTable, n: Nation, good: int) -> None:
    """Lacking a good costs VP once per good and round; only a real loss is marked (LACK-06)."""
    vp: int = HOOKS.value(s, "shortage.vp", TABLES.shortage_vp, n)
    if good in n.lacked or not vp or not (s.solo or n.goods[VP]):
        return
    log(s, "lack", seat=SEAT[n.seat], good=RESOURCE_THING[good])
    lose_vp(s, n, vp, "lack")
    n.lacked = (*n.lacked, good)


async def _lose_anything(s: NationsTable, n: Nation, amount: int, why: str) -> None:
    """For each missing book one resource of the nation's choice (NAT-LACK-03, 05, 09)."""
    left = {good: n.goods[good] for good in (GOLD, FOOD, STONE) if n.goods[good]}
    if sum(left.values()) > amount:
        left = await split(n, list(left), amount, "lose-anything")
    for good, part in left.items():
        n.goods[good] -= part
        log(s, "lose", seat=SEAT[n.seat], good=RESOURCE_THING[good], n=part, why=why)


async def pay_anything(s: NationsTable, n: Nation, amount: int, why: str) -> None:
    """Pay a number of resources in any mix (NAT-GA-03)."""
    have = [good for good in RESOURCES if n.goods[good]]
    parts = await split(n, have, amount, "pay-anything")
    await pay(s, n, {GOODS[good]: part for good, part in parts.items()}, why)


async def split(n: Nation, kinds: Sequence[int], amount: int, ask: str) -> dict[int, int]:
    """Ask how an amount is made up of goods that the nation has."""
    parts: dict[int, int] = {}
    while amount and kinds:
        ways = splits([n.goods[good] for good in kinds], amount)
        if len(ways) > MOST_SPLITS:  # too many to show: settle the first good alone
            firsts = sorted({way[0] for way in ways})
            ways, settled = [(first,) for first in firsts], kinds[:1]
        else:
            settled = kinds
        options = [
            amounts_option("pay", {GOODS[g]: n for g, n in zip(settled, way, strict=True) if n})
            for way in ways
        ]
        answer = await choose(n.seat, ask, options, n=amount)
        way = ways[options.index(answer)]
        parts.update({good: part for good, part in zip(settled, way, strict=True) if part})
        amount -= sum(way)
        kinds = kinds[len(settled) :]
    return parts


def splits(stocks: Sequence[int], amount: int) -> list[tuple[int, ...]]:
    """All ways to make up an amount from these stocks."""
    if len(stocks) == 1:
        return [(amount,)] if amount <= stocks[0] else []
    rest = sum(stocks[1:])
    return [
        (first, *others)
        for first in range(max(0, amount - rest), min(stocks[0], amount) + 1)
        for others in splits(stocks[1:], amount - first)
    ]
