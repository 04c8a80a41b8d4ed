"""Objective cards by what they ask for."""

from __future__ import annotations

from oikumene.engine.match import Match
from oikumene.titles.clash.cards import OBJECTIVE_CARDS
from tests.titles.clash.given import options

CARDS: dict[str, list[str]] = {}
"""The cards with an objective."""
for _card in OBJECTIVE_CARDS.values():
    for _half in (_card.upper, _card.lower):
        CARDS.setdefault(_half, []).append(_card.id)


def card_of(half: str) -> str:
    """A card with an objective."""
    return CARDS[half][0]


def complete(half: str, which: int = 0) -> str:
    """The option to complete an objective."""
    return f"complete {CARDS[half][which]} {half}"


def is_met(match: Match, half: str) -> bool:
    """Whether an objective is on offer."""
    return complete(half) in options(match)
