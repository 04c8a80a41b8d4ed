"""Action D: special actions of printed things (NAT-SPA).

The effects package declares them with `special`; a thing is usable once per round or any number
of times.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable

import msgspec

from oikumene.engine.decision import Option, Refusal, RuleId
from oikumene.engine.journal import log
from oikumene.titles.nations.cards import CARDS, SEAT, USE
from oikumene.titles.nations.hooks import HOOKS
from oikumene.titles.nations.state import Nation, NationsTable

WhyNot = Callable[[NationsTable, Nation], RuleId | None]
Run = Callable[[NationsTable, Nation], Awaitable[str]]


class Special(msgspec.Struct, frozen=True):
    """What a thing's action needs, and what it does; `run` says what kind of action it was."""

    why_not: WhyNot
    run: Run
    once_per_round: bool


SPECIALS: dict[str, Special] = {}


def special(card: str, why_not: WhyNot, run: Run) -> None:
    """Give a printed thing an action; the data says whether it has a limit (NAT-SPA-03)."""
    abilities = CARDS[card].printed.abilities
    (action,) = (ability for ability in abilities if ability["trigger"] == "action")
    SPECIALS[card] = Special(why_not, run, action["limit_per_round"] is not None)

    @HOOKS.changes("actions.special", card)
    def offer(_s: NationsTable, owner: int, cards: tuple[str, ...], n: Nation) -> tuple[str, ...]:
        return (*cards, card) if owner == n.seat else cards


def why_not_use(s: NationsTable, n: Nation, card: str) -> RuleId | None:
    """Why a thing's action cannot be taken now."""
    if SPECIALS[card].once_per_round and card in n.used:
        return "NAT-SPA-01"
    return SPECIALS[card].why_not(s, n)


def usable(s: NationsTable, n: Nation) -> tuple[str, ...]:
    """The things of a nation that have an action."""
    cards: tuple[str, ...] = HOOKS.value(s, "actions.special", (), n)
    return cards


def use_options(s: NationsTable, n: Nation) -> list[Option]:
    """The special actions open to a nation."""
    if not HOOKS.at(s, "actions.special"):
        return []
    return [USE[card] for card in usable(s, n) if why_not_use(s, n, card) is None]


def refused_uses(s: NationsTable, n: Nation) -> list[Refusal]:
    """The special actions closed to a nation."""
    rules = ((card, why_not_use(s, n, card)) for card in usable(s, n))
    return [Refusal(USE[card], rule) for card, rule in rules if rule is not None]


async def use(s: NationsTable, n: Nation, card: str) -> str:
    """Take a special action; returns what it amounted to (see Special)."""
    if SPECIALS[card].once_per_round:
        n.used = (*n.used, card)
    log(s, "used", seat=SEAT[n.seat], card=CARDS[card].thing)
    return await SPECIALS[card].run(s, n)
