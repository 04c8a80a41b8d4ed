"""Terrain difficulty, which depends on who asks and for what (CND-GEO-10, CND-GEO-11)."""

from __future__ import annotations

from oikumene.titles.dawn.cards import CULTURE, ECONOMY, INDUSTRY, MILITARY
from oikumene.titles.dawn.hooks import HOOKS
from oikumene.titles.dawn.state import DawnTable, Player

PLACING, BUILDING, TRAVELLING, FIGHTING = CULTURE, INDUSTRY, ECONOMY, MILITARY
"""What a player asks for: the type of card, or any effect that does the same."""
OTHERWISE = ""
"""An effect beside the focus cards that places control tokens."""


def difficulties(s: DawnTable, p: Player, purpose: str) -> tuple[int, ...]:
    """The difficulty of every space for a player: replaced values first, then lowered ones."""
    base = s.ground.difficulty
    if HOOKS.at(s, "difficulty.set"):
        base = HOOKS.value(s, "difficulty.set", base, p, purpose)
    if HOOKS.at(s, "difficulty.less"):
        base = HOOKS.value(s, "difficulty.less", base, p, purpose)
    return base
