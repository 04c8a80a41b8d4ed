"""The focus row: swapping cards (Aztec, Oracle)."""

from __future__ import annotations

from oikumene.engine.decision import Option
from oikumene.engine.journal import log
from oikumene.titles.dawn.cards import SEAT
from oikumene.titles.dawn.state import DawnTable, Player


def swaps(p: Player, *, neighbours: bool) -> list[Option]:
    """Pairs of cards that may change places."""
    slots = range(len(p.row))
    return [
        Option("swap-cards", (p.row[a], p.row[b]), (f"card:{p.row[a]}", f"card:{p.row[b]}"))
        for a in slots
        for b in slots[a + 1 :]
        if b == a + 1 or not neighbours
    ]


def swap(s: DawnTable, p: Player, answer: Option) -> None:
    """Two cards change places with the tokens on them."""
    a, b = (p.row.index(str(card)) for card in answer.args)
    p.row[a], p.row[b] = p.row[b], p.row[a]
    p.trade[a], p.trade[b] = p.trade[b], p.trade[a]
    log(s, "swapped-cards", seat=SEAT[p.seat], card=answer.things[0], other=answer.things[1])
