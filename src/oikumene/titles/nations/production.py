"""Resolution step 1: Production (NAT-PRD)."""

from __future__ import annotations

from oikumene.engine.journal import log
from oikumene.titles.nations.cards import (
    BOOKS,
    CARDS,
    FOOD,
    GOODS,
    RESOURCES,
    SEAT,
    TABLES,
)
from oikumene.titles.nations.goods import lose, lose_vp
from oikumene.titles.nations.hooks import HOOKS
from oikumene.titles.nations.state import Nation, NationsTable
from oikumene.titles.nations.tracks import stability_of

Yields = tuple[int, int, int, int]


async def produce(s: NationsTable) -> None:
    """All nations at once; choices first, in reverse order (NAT-PRD-01, NAT-PRD-10)."""
    log(s, "phase", phase="phase:production")
    chosen = {n.seat: list(production_of(s, n)) for n in s.nations}
    await HOOKS.react(s, s.order[::-1], "production.choices", chosen)
    for n in s.reverse:
        await settle(s, n, chosen[n.seat])
    s.phase = "order"


def production_of(s: NationsTable, n: Nation) -> Yields:
    """Everything produced less everything consumed, by good (NAT-PRD-02, NAT-PRD-11)."""
    gold = stone = books = 0
    food = -TABLES.food_per_taken_worker * n.taken_for_food  # NAT-WRK-03
    for space, count in enumerate(n.workers):
        if count:
            g, f, st, b = CARDS[n.cards[space]].yields
            gold += count * g
            food += count * f
            stone += count * st
            books += count * b
    for id_ in (*n.colonies, *n.wonders, n.advisor, n.tower_advisor):
        if id_:
            g, f, st, b = CARDS[id_].yields
            gold += g
            food += f
            stone += st
            books += b
    if n.stability < 0:
        books += n.stability * TABLES.revolt_books_per_point  # NAT-PRD-06
    total: Yields = HOOKS.value(s, "production", (gold, food, stone, books), n)
    return total


async def settle(s: NationsTable, n: Nation, net: list[int]) -> None:
    """Gains before losses; what cannot be paid follows the shortage rules (NAT-PRD-04, 05)."""
    log(
        s,
        "produced",
        seat=SEAT[n.seat],
        gold=net[0],
        food=net[FOOD],
        stone=net[2],
        books=net[BOOKS],
    )
    for good in RESOURCES:
        if net[good] > 0:
            n.goods[good] += net[good]
    if stability_of(n) < 0:
        lose_vp(s, n, TABLES.revolt_vp, "revolt")  # NAT-PRD-06, NAT-PRD-07
    losses = {GOODS[good]: -net[good] for good in RESOURCES if net[good] < 0}
    if losses:
        await lose(s, n, losses, "production")
