"""Drawing events: the icon, then the text, then the cubes (COC-EVT, COC-VAR-01, COC-VAR-02).

What an icon does stands in the chapters on barbarians and pirates, what a text does among the
effects; both are registered here.
"""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from typing import Any

from oikumene.engine.chance import revealed, shuffled
from oikumene.engine.decision import Option, choose
from oikumene.engine.journal import log
from oikumene.titles.clash.cards import (
    BARREN,
    EVENT_CUBES,
    EVENTS,
    EXHAUSTED_TOKENS,
    NOBODY,
    SEAT,
)
from oikumene.titles.clash.decks import put_away, wants_discard
from oikumene.titles.clash.hooks import HOOKS
from oikumene.titles.clash.jobs import first_do, job
from oikumene.titles.clash.pieces import held_by_others
from oikumene.titles.clash.resources import gain
from oikumene.titles.clash.state import ClashTable, Player, cities_of, react, refresh

Effect = Callable[[ClashTable, Player], Coroutine[Any, Any, None]]
"""(table, who drew the card)"""

SYMBOLS: dict[str, Effect] = {}
TEXTS: dict[str, Effect] = {}
"""By card."""

PLAGUE, DIPLOMAT = "plague", "great_diplomat"
GOLD_MINE = {"gold": 2}
FULL, ICON = Option("full"), Option("icon")


def symbol(name: str) -> Callable[[Effect], Effect]:
    """Register what an icon does."""

    def keep(run: Effect) -> Effect:
        SYMBOLS[name] = run
        return run

    return keep


def text(*cards: str) -> Callable[[Effect], Effect]:
    """Register what the text of some cards does."""

    def keep(run: Effect) -> Effect:
        TEXTS.update(dict.fromkeys(cards, run))
        return run

    return keep


@job("event")
async def event(s: ClashTable, seat: str) -> None:
    """A player's event track is empty (COC-EVT-01)."""
    p = s.players[int(seat)]
    await react(s, p, "event.draws")
    full = await announced(s, p)
    card = await draw(s, p)
    if not card:
        p.cubes = EVENT_CUBES
        return
    s.event, s.drawer, s.cancelled = card, p.seat, False
    log(s, "event", seat=SEAT[p.seat], event=f"event:{card}")
    await react(s, p, "event.drawn", card)
    if s.cancelled:
        put_away(s, p, card)
        first_do(s, f"event {seat}")
        return
    parts = ("symbol", "text", "event-end") if full else ("symbol", "event-end")
    first_do(s, *(f"{part} {card} {seat}" for part in parts))


async def announced(s: ClashTable, p: Player) -> bool:
    """Whether the whole card will be resolved, or only its icon (COC-VAR-01, COC-VAR-02)."""
    if s.options.events == "announce":
        return await choose(p.seat, "announce-event", [FULL, ICON]) == FULL
    return s.options.events == "full"


async def draw(s: ClashTable, p: Player) -> str:
    """Take the top event card; of the discard pile with the Great Mausoleum (COC-WON-26)."""
    pile = s.event_discard
    if await wants_discard(s, p, pile, f"event:{pile[-1]}" if pile else ""):
        return pile.pop()
    if not s.event_deck:  # COC-EVT-03
        s.event_deck = shuffled(s, pile)
        s.event_discard = []
    if not s.event_deck:
        return ""
    revealed(s)
    s.seen = {seat: n - 1 for seat, n in s.seen.items() if n > 1}
    return s.event_deck.pop()


def resolving(s: ClashTable, card: str, seat: str) -> Player:
    """A part of an event begins; another event may have come between (COC-EVT-02)."""
    s.event, s.drawer = card, int(seat)
    return s.players[s.drawer]


@job("symbol")
async def resolve_symbol(s: ClashTable, card: str, seat: str) -> None:
    """The icon comes first, with the battles that it causes (COC-EVT-07, COC-EVT-20)."""
    p = resolving(s, card, seat)
    if EVENTS[card].symbol:
        await SYMBOLS[EVENTS[card].symbol](s, p)


@job("text")
async def resolve_text(s: ClashTable, card: str, seat: str) -> None:
    """The text; what it took away may be given back."""
    p = resolving(s, card, seat)
    if not HOOKS.at(s, "event.told"):
        await TEXTS[card](s, p)
        return
    cities, units = dict(s.cities), [each[:] for each in s.units]
    await TEXTS[card](s, p)
    await react(s, p, "event.told", cities, units)


@job("event-end")
async def end_event(s: ClashTable, card: str, seat: str) -> None:
    """The track is filled again, the card is discarded unless kept (COC-EVT-02, COC-EVT-06)."""
    p = resolving(s, card, seat)
    p.cubes = EVENT_CUBES
    if not is_kept(s, card):
        put_away(s, p, card)
    s.event, s.drawer = "", NOBODY


def is_kept(s: ClashTable, card: str) -> bool:
    """Whether an event card stays in play or with a player."""
    return card in s.in_force or any(
        card in p.kept or card in p.actions or card in p.open_cards for p in s.players
    )


@symbol("gold_mine")
async def gold_mine(s: ClashTable, p: Player) -> None:
    """COC-EVT-09."""
    gain(s, p, GOLD_MINE, f"event:{s.event}")


@symbol("exhausted_land")
async def exhausted_land(s: ClashTable, p: Player) -> None:
    """The player puts a token beside an own city (COC-EVT-10, COC-CMP-14)."""
    spaces = exhaustible(s, p)
    if not spaces or len(s.exhausted) == EXHAUSTED_TOKENS:
        return
    options = s.ground.options("exhaust")
    answer = await choose(p.seat, "exhaust", [options[n] for n in spaces])
    n = s.ground.where(answer)
    s.exhausted = (*s.exhausted, n)
    log(s, "exhausted", seat=SEAT[p.seat], space=s.ground.things[n])


def exhaustible(s: ClashTable, p: Player) -> list[int]:
    """Empty land beside a player's cities (COC-EVT-10, COC-EVT-11)."""
    ground = s.ground
    units = held_by_others(s, NOBODY)
    beside = {m for n in cities_of(s, p.seat) for m in ground.beside[n]}
    return [
        n
        for n in sorted(beside)
        if ground.is_dry[n]
        and ground.terrain[n] != BARREN
        and not (n in s.cities or n in units or n in s.exhausted)
    ]


def heed_plague(s: ClashTable) -> None:
    """The plague ends when everybody has Sanitation (COC-EVC-05)."""
    if PLAGUE not in s.in_force or not all("sanitation" in p.advances for p in s.players):
        return
    s.in_force = tuple(card for card in s.in_force if card != PLAGUE)
    s.event_discard.append(PLAGUE)
    refresh(s)
    log(s, "plague-over")


def end_truce(s: ClashTable) -> None:
    """The Great Diplomat leaves (COC-EVC-28)."""
    owner = s.players[s.truce[0]]
    owner.open_cards = tuple(card for card in owner.open_cards if card != DIPLOMAT)
    s.truce = ()
    put_away(s, owner, DIPLOMAT)
    log(s, "truce-over", seat=SEAT[owner.seat])
