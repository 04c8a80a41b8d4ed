"""Trade tokens: gaining, placing and spending them (CND-TRD).

City-state tokens on a focus card count like trade tokens, once per turn (CND-CST-07); so do
America's natural wonders. What comes back is spent first.
"""

from __future__ import annotations

from typing import Any

from oikumene.engine.decision import Option, choose
from oikumene.engine.journal import log
from oikumene.titles.dawn.cards import (
    MOST_ON_ZIMBABWE,
    MOST_TRADE,
    NATURAL_WONDERS,
    PUT,
    SEAT,
)
from oikumene.titles.dawn.hooks import HOOKS
from oikumene.titles.dawn.state import DawnTable, Player, react

SPEND = tuple(Option("spend", (n,)) for n in range(40))


def put_on(s: DawnTable, p: Player, card: str) -> None:
    """A trade token for a card; what is more than it may hold is lost (CND-CMP-09)."""
    log(s, "trade", seat=SEAT[p.seat], card=f"card:{card}")
    if card not in p.row:
        p.stored = min(p.stored + 1, MOST_ON_ZIMBABWE)
        return
    at = p.row.index(card)
    p.trade[at] = min(p.trade[at] + 1, MOST_TRADE)


async def gain_trade(s: DawnTable, p: Player, n: int, chooser: Player | None = None) -> None:
    """Tokens for any of a player's cards, also full ones (CND-TRD-07)."""
    for _ in range(n):
        await gain_trade_on(s, p, p.row, chooser)


async def gain_trade_on(
    s: DawnTable, p: Player, cards: list[str], chooser: Player | None = None
) -> None:
    """A token for one of these cards; Great Zimbabwe may take it instead (CND-WON-24)."""
    by = chooser or p
    storage: list[str] = HOOKS.value(s, "trade.storage", [], p) if by is p else []
    options = [PUT[card] for card in (*cards, *storage)]
    if not options:
        return  # CND-SCI-15
    answer = await choose(by.seat, "put-trade", options, player=SEAT[p.seat])
    put_on(s, p, str(answer.args[0]))


def extras(s: DawnTable, p: Player, cards: list[str]) -> list[str]:
    """Tokens on cards that can be spent like trade tokens and come back next turn."""
    if not p.tokens:
        return []
    return [
        token
        for token, card in p.tokens.items()
        if card in cards and f"{p.seat}:{token}" not in s.used
    ]


def spendable(s: DawnTable, p: Player, cards: list[str]) -> int:
    """How many trade tokens could be spent from these cards."""
    lying = sum(p.trade[p.row.index(card)] for card in cards)
    return lying + len(extras(s, p, cards))


async def ask_spend(s: DawnTable, p: Player, cards: list[str], ask: str, **args: Any) -> int:
    """How many trade tokens a player wants to spend; they are spent at once."""
    most = spendable(s, p, cards)
    if not most:
        return 0
    answer = await choose(p.seat, ask, list(SPEND[: most + 1]), None, **args)
    n = int(answer.args[0])
    await spend(s, p, cards, n)
    return n


async def spend(s: DawnTable, p: Player, cards: list[str], n: int) -> None:
    """Spend so many tokens from these cards (CND-TRD-04)."""
    if n:
        log(s, "spent", seat=SEAT[p.seat], n=n)
    for token in extras(s, p, cards)[:n]:
        await use_token(s, p, token)
        n -= 1
    for card in cards:
        at = p.row.index(card)
        some = min(n, p.trade[at])
        p.trade[at] -= some
        n -= some


async def use_token(s: DawnTable, p: Player, token: str) -> None:
    """Spend a city-state or natural wonder token: it stays, once per turn (CND-CST-11)."""
    s.used = (*s.used, f"{p.seat}:{token}")
    if token in NATURAL_WONDERS:
        await react(s, p, "natural_wonder.moves", token)
