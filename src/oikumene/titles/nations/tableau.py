"""What follows from the cards that a nation has in play, whoever has them and whenever.

Players that search ask for it at every step, so it is remembered by the cards.
"""

from __future__ import annotations

from functools import lru_cache

import msgspec

from oikumene.titles.nations.cards import ADVISOR, CARDS, MILITARY, RESOURCES, WONDER
from oikumene.titles.nations.state import Nation


class Manned(msgspec.Struct, frozen=True, gc=False, eq=False):
    """What follows from the Building/Military spaces.

    Equal to itself alone: so it is a quick key to remember by what else follows from them.
    """

    cards: tuple[str, ...]
    workers: tuple[int, ...]
    gold: int
    food: int
    stone: int
    books: int
    vp: int
    count: int
    """All their workers."""
    army: int
    """Those on Military cards."""
    raid: int
    best_strength: int
    ages: int
    strength: int
    stability: int


class Held(msgspec.Struct, frozen=True, gc=False, eq=False):
    """What follows from the other things in play."""

    gold: int
    food: int
    stone: int
    books: int
    colony_vp: int
    wonder_vp: int
    wonders: int
    advisor_age: int
    strength: int
    stability: int


def manned_by(n: Nation) -> Manned:
    """What the workers of a nation bring."""
    return _manned(tuple(n.cards), tuple(n.workers))


def held_by(n: Nation) -> Held:
    """What Colonies, Wonders and Advisors of a nation bring."""
    return _held(tuple(n.colonies), tuple(n.wonders), n.advisor, n.tower_advisor)


@lru_cache(1 << 14)
def _manned(cards: tuple[str, ...], workers: tuple[int, ...]) -> Manned:
    pairs = [(CARDS[id_], count) for id_, count in zip(cards, workers, strict=True) if id_]
    army = [(card, count) for card, count in pairs if card.kind == MILITARY]
    gold, food, stone, books = (
        sum(card.yields[good] * count for card, count in pairs) for good in RESOURCES
    )
    return Manned(
        cards=cards,
        workers=workers,
        gold=gold,
        food=food,
        stone=stone,
        books=books,
        vp=sum(sum(card.worker_vp[:count]) for card, count in pairs),  # NAT-SCO-04
        count=sum(workers),
        army=sum(count for _, count in army),
        raid=max((card.printed.raid for card, count in army if count), default=0),
        best_strength=max((card.strength for card, _ in army), default=0),
        ages=sum(card.age for card, _ in pairs),
        strength=sum(card.strength * count for card, count in pairs),  # NAT-TRK-10
        stability=sum(card.stability * count for card, count in pairs),
    )


@lru_cache(1 << 14)
def _held(colonies: tuple[str, ...], wonders: tuple[str, ...], advisor: str, tower: str) -> Held:
    held = [CARDS[id_] for id_ in (*colonies, *wonders, advisor, tower) if id_]
    gold, food, stone, books = (sum(card.yields[good] for card in held) for good in RESOURCES)
    return Held(
        gold=gold,
        food=food,
        stone=stone,
        books=books,
        colony_vp=sum(CARDS[id_].printed.vp for id_ in colonies if id_),
        wonder_vp=sum(CARDS[id_].printed.vp for id_ in wonders if id_),
        wonders=sum(card.kind == WONDER for card in held),
        advisor_age=max((card.age for card in held if card.kind == ADVISOR), default=0),
        strength=sum(card.strength for card in held),
        stability=sum(card.stability for card in held),
    )
