"""One event at a time: a match that consists of one half of an event card."""

from __future__ import annotations

from typing import Any

import msgspec

from oikumene.engine.match import Match
from oikumene.engine.state import OVER
from oikumene.titles.nations import TITLE
from oikumene.titles.nations.cards import EVENTS, TABLES
from oikumene.titles.nations.events import resolve
from oikumene.titles.nations.state import NationsTable
from tests.titles.nations.given import goods, table

CARD_OF = {half.id: card for card in EVENTS.values() for half in (card.top, card.bottom)}


def resolving(half: str, *nations: dict[str, Any], **words: Any) -> Match:
    """Resolve one event and nothing else, up to its first choice; it is over when that is done."""
    card = CARD_OF[half]
    event = card.top if card.top.id == half else card.bottom

    async def only_this(s: NationsTable) -> None:
        await resolve(s, event)
        s.phase = OVER

    round_ = (card.age - 1) * TABLES.rounds_per_age + 1
    told = {"nations": list(nations), "event": card.id, "round": round_, **words}
    seats, settings, s = TITLE.position(told)
    return Match(
        msgspec.structs.replace(TITLE, steps={s.phase: only_this}), seats, settings, s, seed=0
    )


def having(strength: int = 0, stability: int = 0, **words: Any) -> dict[str, Any]:
    """A nation with Axemen (2 strength each) and Caravans (1 stability each), and no area.

    The food section is empty, which matters only in Production: up to 9 workers can be placed.
    """
    assert strength % 2 == 0
    cards = {"start_axeman": strength // 2, "start_caravan": stability}
    return {"cards": cards, "area": 0, "food_track": 0, **words}


def each(match: Match, good: str) -> list[int]:
    """How much of a good every nation has, by seat."""
    return [goods(match, seat)[good] for seat in range(len(table(match).nations))]


def five(**words: Any) -> list[dict[str, Any]]:
    """Five nations. Strongest: seat 0 alone, for 1 and 2 are tied; weakest: 3 and 4.

    Most stable: 0 and 1; least stable: 2, 3 and 4, for 2 and 3 are tied. Food falls from seat to
    seat, and they passed in this order.
    """
    ranks = [(8, 4), (6, 3), (6, 1), (2, 1), (0, 0)]
    stock = {"gold": 20, "stone": 20, "books": 20, "vp": 20, **words}
    return [
        having(strength, stability, food=24 - seat, passed=seat + 1, **stock)
        for seat, (strength, stability) in enumerate(ranks)
    ]


def changes(half: str, good: str, *nations: dict[str, Any]) -> list[int]:
    """What an event without choices does to one good of every nation, by seat."""
    after = each(resolving(half, *nations), good)
    return [now - told[good] for now, told in zip(after, nations, strict=True)]


def asked_in_turn(match: Match, answer: str) -> list[int]:
    """Who is asked, one after the other, if everybody gives the same answer."""
    seats = []
    while match.decision is not None:
        seats.append(match.decision.seat)
        match.answer(answer)
    return seats
