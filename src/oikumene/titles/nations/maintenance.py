"""The Maintenance phase: Progress cards, growth, event, architects (NAT-MNT)."""

from __future__ import annotations

from functools import cache

from oikumene.engine.chance import draw
from oikumene.engine.decision import Option, choose
from oikumene.engine.journal import log
from oikumene.titles.nations.cards import (
    EVENTS,
    PROGRESS,
    PROMO,
    SEAT,
    TABLES,
    TILES,
)
from oikumene.titles.nations.hooks import HOOKS
from oikumene.titles.nations.solo import lay_tile
from oikumene.titles.nations.state import NationsTable, hooked_halves
from oikumene.titles.nations.tracks import in_play_changed


def begin_round(s: NationsTable) -> None:
    """Steps 1 and 2, not in round 1: round marker and Progress cards (NAT-MNT-01 … 07)."""
    s.round += 1
    if (s.round - 1) % TABLES.rounds_per_age == 0:
        open_age(s)
    clear_board(s)
    fill_board(s)
    s.phase = "growth"


def open_age(s: NationsTable) -> None:
    """Only the decks of the current age are in play (NAT-SETUP-02, NAT-SETUP-03, NAT-MNT-06)."""
    s.undrawn = (*s.undrawn, *s.deck, *s.event_deck)
    s.deck = progress_deck(s)
    events = TILES.values() if s.solo else EVENTS.values()
    s.event_deck = [card.id for card in events if card.age == s.age]


def progress_deck(s: NationsTable) -> list[str]:
    """The cards of the current age and the chosen levels, as a pool."""
    deck = list(_printed_deck(s.age, s.options.level))
    if s.options.level == "competitive":
        exchange(s, deck)
    if s.options.promo:
        deck += [id_ for id_, card in PROMO.items() if card.age == s.age]  # NAT-VAR-11
    return deck


@cache
def _printed_deck(age: int, level: str) -> tuple[str, ...]:
    levels = TABLES.levels[level]
    return tuple(c.id for c in PROGRESS.values() if c.age == age and c.level in levels)


def exchange(s: NationsTable, deck: list[str]) -> None:
    """Exchange half of each type for other levels' cards of the same type (NAT-VAR-06)."""
    for kind in dict.fromkeys(PROGRESS[id_].kind for id_ in deck):
        own = [id_ for id_ in deck if PROGRESS[id_].kind == kind]
        others = [
            id_
            for id_, card in PROGRESS.items()
            if card.age == s.age and card.kind == kind and card.level in TABLES.exchange_with
        ]
        for _ in range(len(own) // 2):
            deck.remove(draw(s, own))
            deck.append(draw(s, others))


def clear_board(s: NationsTable) -> None:
    """Rows 1 and 2 are removed, row 3 moves down to row 1 (NAT-MNT-02, NAT-MNT-03)."""
    top = 2 * s.options.columns
    s.removed = (*s.removed, *filter(None, s.board[:top]))
    left = [card for card in s.board[top:] if card]
    s.board = left + [""] * (len(s.board) - len(left))


def fill_board(s: NationsTable) -> None:
    """Fill every empty cell from the deck, row by row (NAT-MNT-04, NAT-MNT-05)."""
    for cell, card in enumerate(s.board):
        if not card and s.deck:  # NAT-SETUP-22
            s.board[cell] = draw(s, s.deck)


def reveal_event(s: NationsTable) -> None:
    """Step 4: a new event card, or a tile in solo (NAT-MNT-13, NAT-SOLO-06)."""
    chooser: int | None = HOOKS.value(s, "event.draws", None)
    event = draw(s, s.event_deck)
    if chooser is None or not s.event_deck:
        lay_event(s, event)
        return
    s.drawn = (event, draw(s, s.event_deck))
    one, two = (f"event:{card}" for card in s.drawn)
    log(s, "two-events", seat=SEAT[chooser], one=one, two=two)
    s.phase = "choose-event"


async def choose_event(s: NationsTable) -> None:
    """Two cards are shown to everybody, one is chosen, the other removed (NAT-CRD-29)."""
    chooser = HOOKS.value(s, "event.draws", None)
    options = [Option("event", (card,), (f"event:{card}",)) for card in s.drawn]
    chosen = str((await choose(chooser, "choose-event", options)).args[0])
    s.removed = (*s.removed, *(card for card in s.drawn if card != chosen))
    s.drawn = ()
    lay_event(s, chosen)


def lay_event(s: NationsTable, event: str) -> None:
    """The event lies open until it is resolved (NAT-INFO-05)."""
    s.event = event
    s.phase = "architects"
    if s.solo:
        lay_tile(s, event)
        return
    top, bottom = EVENTS[event].top.id, EVENTS[event].bottom.id
    log(s, "event", event=f"event:{top}", other=f"event:{bottom}")
    if hooked_halves(event):
        in_play_changed(s)  # it acts from now on (NAT-MNT-19)


def place_architects(s: NationsTable) -> None:
    """Step 5: public architects by players and event, and the private ones (NAT-MNT-14 … 16)."""
    printed = TILES[s.event].architects if s.solo else EVENTS[s.event].architects
    s.architects = TABLES.architects[len(s.nations)] + printed
    log(s, "architects", n=s.architects)
    for n in s.nations:
        n.private = HOOKS.value(s, "architects.private", {}, n)
    s.phase = "begin-actions"
