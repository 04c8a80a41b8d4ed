"""Most and least (NAT-RANK): who is strongest, least stable, has most food …"""

from __future__ import annotations

from collections.abc import Callable

from oikumene.titles.nations.cards import (
    BUILDING,
    CARDS,
    FOOD,
    GOLDEN_AGE,
    TABLES,
)
from oikumene.titles.nations.state import Nation, NationsTable
from oikumene.titles.nations.tracks import opponent_stability, stability_of, strength_of

OPPONENT = -2
"""Stands for the solo opponent where seats are compared."""

IN_REVOLT = -1
"""All revolting nations are equally unstable (NAT-RANK-03)."""


def strength(n: Nation) -> int:
    """Strength in comparisons (NAT-RANK-06)."""
    return strength_of(n)


def reduced_strength(n: Nation) -> int:
    """Strength for the one event that looks at it (NAT-EVC-11)."""
    return max(strength_of(n) - n.seems_weaker, TABLES.min_strength)


def stability(n: Nation) -> int:
    """Stability in comparisons (NAT-RANK-03, NAT-RANK-06, NAT-CRD-54)."""
    if n.seems_in_revolt or n.stability < IN_REVOLT:
        return IN_REVOLT
    return stability_of(n)


def golden_ages(n: Nation) -> int:
    """Golden Ages bought this round."""
    return sum(1 for card in n.bought if CARDS[card].kind == GOLDEN_AGE)


def industrial_workers(n: Nation) -> int:
    """Workers on age IV Buildings."""
    pairs = zip(n.cards, n.workers, strict=True)
    return sum(k for id_, k in pairs if k and is_industrial_building(id_))


def is_industrial_building(card: str) -> bool:
    """Whether a card is a Building of the last age."""
    return CARDS[card].kind == BUILDING and CARDS[card].age == TABLES.ages


MEASURES: dict[str, Callable[[Nation], int]] = {
    "strength": strength,
    "reduced_strength": reduced_strength,
    "stability": stability,
    "food": lambda n: n.goods[FOOD],
    "workers": lambda n: n.own_workers,
    "golden_ages_bought_this_round": golden_ages,
    "workers_on_industrial_buildings": industrial_workers,
}


def most(s: NationsTable, measure: str) -> list[int]:
    """The seats that have most: on a tie for a place nobody has it (NAT-RANK-01, 05, 08, 09)."""
    ranks = _values(s, measure)
    if ranks is None:
        return [0]  # NAT-SOLO-23
    depth = TABLES.rank_depth[len(s.nations)]
    limit = max(sorted(ranks.values(), reverse=True)[depth], IN_REVOLT)  # NAT-RANK-04
    return [seat for seat, value in ranks.items() if value > limit and seat != OPPONENT]


def least(s: NationsTable, measure: str) -> list[int]:
    """The seats that have least, with everyone tied (NAT-RANK-02, NAT-RANK-07, NAT-RANK-10)."""
    ranks = _values(s, measure)
    if ranks is None:
        return []  # NAT-SOLO-23
    depth = TABLES.rank_depth[len(s.nations)]
    limit = sorted(ranks.values())[depth - 1]
    return [seat for seat, value in ranks.items() if value <= limit and seat != OPPONENT]


def passed_first(s: NationsTable, n: Nation) -> bool:
    """Whether a nation has passed first (NAT-PAS-04, NAT-RANK-12, NAT-SOLO-24)."""
    return s.solo or 1 <= n.passed <= TABLES.rank_depth[len(s.nations)]


def passed_last(s: NationsTable, n: Nation) -> bool:
    """Whether a nation has passed last."""
    count = len(s.nations)
    return not s.solo and n.passed > count - TABLES.rank_depth[count]


def _values(s: NationsTable, measure: str) -> dict[int, int] | None:
    """Seat → value, the opponent included; None if the opponent has no such number."""
    of = MEASURES[measure]
    values = {n.seat: of(n) for n in s.nations}
    if s.opponent is None:
        return values
    if measure == "strength":
        return {**values, OPPONENT: s.opponent.strength}
    if measure == "stability":
        return {**values, OPPONENT: max(opponent_stability(s), IN_REVOLT)}
    return None
