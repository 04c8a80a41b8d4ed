"""How good a table looks for a nation: what the greedy machine player maximises.

Everything is counted in victory points to come. Goods are worth less than a point each, what is
produced counts once per round that is left, and a worker in the area counts for what it could do
on the best card. So an action and the pass after it are seen at the same point of game time.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache, lru_cache, partial
from types import MappingProxyType

import msgspec

from oikumene.engine.title import Evaluate
from oikumene.titles.nations.cards import (
    BOOKS,
    CARDS,
    COLONY,
    FOOD,
    GOLD,
    RESOURCES,
    STONE,
    TABLES,
    VP,
    Card,
)
from oikumene.titles.nations.cards import goods as goods_of
from oikumene.titles.nations.hooks import HOOKS
from oikumene.titles.nations.production import Yields, production_from
from oikumene.titles.nations.state import NOBODY, Nation, NationsTable
from oikumene.titles.nations.tableau import Manned, held_by, manned_by
from oikumene.titles.nations.tracks import opponent_stability, stability_of, strength_of

GOOD_VALUE = (0.15, 0.12, 0.28, 0.17)
"""VP for a unit of gold, food, stone, books, while there are rounds to use it."""
USEFUL = (5, 3, 6, 12)
"""How much of each a round can use; what is more counts as at the end."""
LAST_VALUE = 0.1
"""The same at the very end, when ten of anything make a point."""
STRENGTH_VALUE = 0.2
STABILITY_VALUE = 0.15
IDLE_WORKER = 0.55
"""How much of a worker's use is left while it stands in the area."""
MOVABLE = 0.25
"""How much of a move to a better card is as good as done."""
FAMINE = 2.0
"""Food that a round's famine costs on average."""
LACKING = 0.8
"""VP for being short of a unit of food."""
REVOLT = 1.2
REACH = 0.35
"""How much of a Colony counts that is within reach."""
BOOK_LEAD = 0.5
"""VP for each nation behind in books."""
SOLO_BOOK_LEAD = 2.0
STRONGEST, WEAKEST, CALMEST, WILDEST = 0.6, 0.8, 0.8, 0.8
"""VP that a round's events bring or cost those."""
SOLO_CALM = 0.12
"""VP per round for each point of stability against the solo opponent's."""
SECTION = 0.75
"""How much of a finished section's share of its Wonder counts."""


class Taste(msgspec.Struct, frozen=True, eq=False):
    """What a style makes of each part, as a factor; the usual player takes all as they are.

    Each is equal to itself alone: so it is a key that is quickly found.
    """

    strength: float = 1.0
    colonies: float = 1.0
    wonders: float = 1.0
    books: float = 1.0


USUAL = Taste()
TASTES = MappingProxyType(
    {
        "warlike": Taste(strength=1.8, colonies=1.5),
        "builder": Taste(strength=0.8, wonders=2.5),
        "scholar": Taste(strength=0.8, books=2.2),
    }
)

BEFORE_PRODUCTION = {"growth", "event", "architects", "begin-actions", "action", "production"}


def evaluate(s: NationsTable, seat: int, taste: Taste = USUAL) -> float:
    """Victory points that a nation can hope for."""
    n = s.nations[seat]
    rounds = rounds_left(s)
    manned, held = manned_by(n), held_by(n)
    net = production_from(s, n, manned, held)
    wonders: int = HOOKS.value(s, "score", held.wonder_vp, n)
    return (  # the score sheet, but for its resources: they count as goods and tracks
        n.goods[VP]
        + held.colony_vp * taste.colonies
        + wonders * taste.wonders
        + manned.vp
        + goods_worth(tuple(n.goods), net, rounds, taste)
        + workers_worth(manned, n.area, rounds, taste)
        + tracks_worth(s, n, rounds, taste)
        + construction_worth(n.construction, n.sections, rounds, taste)
        + books_worth(s, n, net, rounds, taste)
    )


STYLES: Mapping[str, Evaluate] = {
    style: partial(evaluate, taste=taste) for style, taste in TASTES.items()
}


def rounds_left(s: NationsTable) -> int:
    """Productions still to come."""
    return s.options.ages * TABLES.rounds_per_age - s.round + (s.phase in BEFORE_PRODUCTION)


@cache
def good_values(rounds: int, taste: Taste) -> tuple[float, ...]:
    """What a unit of each resource is worth with so many rounds to go."""
    share = min(rounds, 3) / 3
    gold, food, stone, books = GOOD_VALUE
    values = (gold, food, stone, books * taste.books)
    return tuple(LAST_VALUE + (value - LAST_VALUE) * share for value in values)


@lru_cache(1 << 14)
def goods_worth(stocks: tuple[int, ...], net: Yields, rounds: int, taste: Taste) -> float:
    """Stocks and what they grow by; food must last for population and famine."""
    goods = good_values(rounds, taste)
    worth = 0.0
    for good in RESOURCES:
        stock = stocks[good] + net[good] * rounds * 0.9
        if good == FOOD:
            stock -= FAMINE * rounds
        if stock < 0:
            worth += stock * LACKING
            continue
        useful = min(stock, USEFUL[good] * (rounds + 1))
        worth += useful * goods[good] + (stock - useful) * LAST_VALUE
    for good in (GOLD, STONE):
        short = stocks[good] + net[good]
        if short < 0 and rounds:
            worth += short * LACKING
    return worth


@lru_cache(1 << 14)
def workers_worth(manned: Manned, area: int, rounds: int, taste: Taste) -> float:
    """What idle workers could do, and what could be gained by moving others."""
    uses = {card: worker_value(card, rounds, taste) for card in manned.cards if card}
    if not uses or not rounds:
        return 0.0
    stone = good_values(rounds, taste)[STONE]
    best = max(use - CARDS[card].printed.deploy_cost * stone for card, use in uses.items())
    worth = IDLE_WORKER * area * max(best, 0.0)
    for card, count in zip(manned.cards, manned.workers, strict=True):
        if count:
            worth += MOVABLE * count * max(best - uses[card], 0.0)
    return worth


@cache
def worker_value(id_: str, rounds: int, taste: Taste) -> float:
    """What one more worker on a card is worth to the end of the game."""
    card, goods = CARDS[id_], good_values(rounds, taste)
    yields = sum(amount * value for amount, value in zip(card.yields, goods, strict=True))
    vp = sum(card.worker_vp) / max(len(card.worker_vp), 1)
    return (
        yields * rounds * 0.9
        + card.strength * STRENGTH_VALUE * taste.strength * min(rounds, 3) / 2
        + card.stability * STABILITY_VALUE * min(rounds, 3) / 2
        + vp
    )


def tracks_worth(s: NationsTable, n: Nation, rounds: int, taste: Taste) -> float:
    """Strength and stability, most of all against the others'."""
    strength, stability = strength_of(n), stability_of(n)
    worth = strength * STRENGTH_VALUE * taste.strength + stability * STABILITY_VALUE
    if stability < 0:
        worth += (stability * 0.4 - REVOLT) * max(rounds, 0.5)
    if s.opponent is not None:
        rivals, calm = [s.opponent.strength], [opponent_stability(s)]
    else:
        others = [other for other in s.nations if other is not n]
        rivals, calm = [*map(strength_of, others)], [*map(stability_of, others)]
    if rounds:
        rank = STRONGEST * (strength > max(rivals)) - WEAKEST * (strength <= min(rivals))
        worth += rank * taste.strength
        worth += CALMEST * (stability > max(calm)) - WILDEST * (stability <= min(calm))
        if "" in n.colonies:
            reach = colony_in_reach(tuple(s.board), strength, rounds, taste)
            worth += REACH * taste.colonies * reach
    if s.opponent is not None:
        worth += SOLO_CALM * rounds * max(min(stability - calm[0], 1), -4)
    if s.war and s.war_strength != NOBODY and strength < s.war_strength:
        loss = CARDS[s.war].printed.loss_amount - max(stability, 0)
        worth -= 1 + 0.2 * max(loss, 0)
    return worth


@lru_cache(1 << 14)
def colony_in_reach(board: tuple[str, ...], strength: int, rounds: int, taste: Taste) -> float:
    """The best Colony on the board, by how near the strength for it is."""
    goods = good_values(rounds, taste)
    colonies = [CARDS[id_] for id_ in board if id_ and CARDS[id_].kind == COLONY]
    return max(
        (colony_value(c, rounds, goods) * nearness(c, strength) for c in colonies), default=0
    )


def colony_value(card: Card, rounds: int, goods: tuple[float, ...]) -> float:
    """What a Colony brings to the end of the game."""
    yields = sum(amount * worth for amount, worth in zip(card.yields, goods, strict=True))
    return card.printed.vp + yields * rounds + card.stability * STABILITY_VALUE * 2


def nearness(card: Card, strength: int) -> float:
    """0 to 1: how much of the strength for a Colony is there, the last steps counting most."""
    return min(strength / card.printed.strength_required, 1.0) ** 2


def books_worth(s: NationsTable, n: Nation, net: Yields, rounds: int, taste: Taste) -> float:
    """Leading in books pays at each age end (NAT-BKS-01, NAT-SOLO-29)."""
    if not rounds:
        return 0.0
    mine = n.goods[BOOKS] + net[BOOKS]
    if s.opponent is not None:
        return SOLO_BOOK_LEAD * taste.books if mine > s.opponent.books else 0.0
    behind = sum(other.goods[BOOKS] < mine for other in s.nations if other is not n)
    return BOOK_LEAD * taste.books * behind


@cache
def construction_worth(wonder: str, sections: int, rounds: int, taste: Taste) -> float:
    """A Wonder under construction counts in part."""
    if not wonder or not rounds:
        return 0.0
    card, goods = CARDS[wonder], good_values(rounds, taste)
    costs = card.printed.stage_costs
    whole = wonder_value(card, rounds - 1, goods, taste)
    rest = sum(costs[sections:]) * goods[STONE]
    done = 0.5 + 0.5 * sections / len(costs)
    return max(whole - rest, 0.0) * done * SECTION


def wonder_value(card: Card, rounds: int, goods: tuple[float, ...], taste: Taste) -> float:
    """What a Wonder brings once it is ready."""
    value = card.printed.vp * taste.wonders + 0.8 * bool(card.printed.abilities)
    value += sum(amount * worth for amount, worth in zip(card.yields, goods, strict=True)) * rounds
    value += card.strength * STRENGTH_VALUE * taste.strength * 2
    value += card.stability * STABILITY_VALUE * 2
    for ability in card.printed.abilities:
        if ability["trigger"] == "on_ready" and "targets" not in ability:
            at_once = goods_of(ability.get("gain", {}))
            value += sum(amount * worth for amount, worth in zip(at_once, goods, strict=True))
    return value
