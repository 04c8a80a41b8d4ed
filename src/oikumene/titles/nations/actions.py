"""Action D: special actions of printed things (NAT-SPA).

The effects package fills the table; a thing is usable once per round or any number of times.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable

import msgspec

from oikumene.engine.decision import Option, Refusal, RuleId
from oikumene.engine.journal import log
from oikumene.titles.nations.cards import CARDS, SEAT, USE
from oikumene.titles.nations.state import Nation, NationsTable


class Special(msgspec.Struct, frozen=True):
    """What a thing's action needs, and what it does; `run` says what kind of action it was."""

    why_not: Callable[[NationsTable, Nation], RuleId | None]
    run: Callable[[NationsTable, Nation], Awaitable[str]]
    once_per_round: bool = True


SPECIALS: dict[str, Special] = {}


def why_not_use(s: NationsTable, n: Nation, card: str) -> RuleId | None:
    """Why a thing's action cannot be taken now."""
    special = SPECIALS[card]
    if special.once_per_round and card in n.used:
        return "NAT-SPA-01"
    return special.why_not(s, n)


def usable(n: Nation) -> list[str]:
    """The things of a nation that have an action."""
    cards = (n.advisor, n.tower_advisor, *n.wonders, *n.colonies)
    return [card for card in cards if card in SPECIALS]


def use_options(s: NationsTable, n: Nation) -> list[Option]:
    """The special actions open to a nation."""
    return [USE[card] for card in usable(n) if why_not_use(s, n, card) is None]


def refused_uses(s: NationsTable, n: Nation) -> list[Refusal]:
    """The special actions closed to a nation."""
    rules = ((card, why_not_use(s, n, card)) for card in usable(n))
    return [Refusal(USE[card], rule) for card, rule in rules if rule is not None]


async def use(s: NationsTable, n: Nation, card: str) -> str:
    """Take a special action; returns what it amounted to (see Special)."""
    special = SPECIALS[card]
    if special.once_per_round:
        n.used.append(card)
    log(s, "used", seat=SEAT[n.seat], card=CARDS[card].thing)
    return await special.run(s, n)
