"""Resolution step 1: Production (NAT-PRD)."""

from __future__ import annotations

from oikumene.engine.journal import log
from oikumene.titles.nations.cards import (
    GOODS,
    RESOURCES,
    SEAT,
    TABLES,
)
from oikumene.titles.nations.goods import lose, lose_vp
from oikumene.titles.nations.hooks import HOOKS
from oikumene.titles.nations.state import Nation, NationsTable
from oikumene.titles.nations.tableau import Held, Manned, held_by, manned_by

FOOD_PER_TAKEN = TABLES.food_per_taken_worker
REVOLT_BOOKS = TABLES.revolt_books_per_point

Yields = tuple[int, int, int, int]


async def produce(s: NationsTable) -> None:
    """All nations at once; choices first, in reverse order (NAT-PRD-01, NAT-PRD-10)."""
    log(s, "phase", phase="phase:production")
    net = {n.seat: list(production_of(s, n)) for n in s.nations}
    await HOOKS.react(s, s.order[::-1], "production.choices", net)
    for n in s.reverse:
        credit(s, n, net[n.seat])
    for n in s.reverse:
        await consume(s, n, net[n.seat])
    s.phase = "order"


def production_of(s: NationsTable, n: Nation) -> Yields:
    """Everything produced less everything consumed, by good (NAT-PRD-02, NAT-PRD-11)."""
    return production_from(s, n, manned_by(n), held_by(n))


def production_from(s: NationsTable, n: Nation, manned: Manned, held: Held) -> Yields:
    """The same, from what the cards in play are known to bring."""
    revolt = n.stability * REVOLT_BOOKS if n.stability < 0 else 0  # NAT-PRD-06
    printed = (
        manned.gold + held.gold,
        manned.food + held.food - FOOD_PER_TAKEN * (n.food_spaces - n.food_track),  # NAT-WRK-03
        manned.stone + held.stone,
        manned.books + held.books + revolt,
    )
    total: Yields = HOOKS.value(s, "production", printed, n)
    return total


def credit(s: NationsTable, n: Nation, net: list[int]) -> None:
    """What is produced comes before what is paid (NAT-PRD-04)."""
    gold, food, stone, books = net
    log(s, "produced", seat=SEAT[n.seat], gold=gold, food=food, stone=stone, books=books)
    for good in RESOURCES:
        if net[good] > 0:
            n.goods[good] += net[good]


async def consume(s: NationsTable, n: Nation, net: list[int]) -> None:
    """What cannot be paid follows the shortage rules; a revolt costs a VP (NAT-PRD-05 … 07)."""
    if n.stability < 0:
        lose_vp(s, n, TABLES.revolt_vp, "revolt")
    losses = {GOODS[good]: -net[good] for good in RESOURCES if net[good] < 0}
    if losses:
        await lose(s, n, losses, "production")
