"""Attacks with dice that fall as told, and what they came to."""

from __future__ import annotations

from functools import lru_cache
from itertools import count
from typing import Any

from oikumene.engine.chance import roll, seeded
from oikumene.engine.match import Match
from oikumene.engine.state import Table
from tests.titles.dawn.given import given, row, told, when

# Leaders without a word in wars: what a player has is only what a test says.
ME: dict[str, Any] = {"leader": "egypt"}
RIVAL: dict[str, Any] = {"leader": "rome"}

NO_BARBARIANS = {"B": "", "D": "", "I": ""}
"""Of the map for two."""
WIN, LOSE = (6, 1), (1, 6)
"""Rolls of the attacker and the defender."""


@lru_cache
def seed_for(*rolls: int) -> int:
    """A seed whose first dice fall like this."""
    for seed in count():
        table = Table(phase="", chance=seeded(seed), journal=None)
        if all(roll(table) == each for each in rolls):
            return seed
    raise AssertionError


def barbarian(letter: str, word: str) -> dict[str, Any]:
    """A single barbarian on the map for two."""
    return {"barbarians": {**NO_BARBARIANS, letter: word}}


def at_war(
    card: str,
    slot: int,
    mine: dict[str, Any],
    *theirs: dict[str, Any],
    rolls: tuple[int, ...] = WIN,
    **table: Any,
) -> Match:
    """A military card in a slot is chosen; without barbarians unless they are told."""
    match = given(
        {**ME, "row": row(card, slot), **mine},
        *({**RIVAL, **each} for each in theirs),
        **{"barbarians": NO_BARBARIANS, "seed": seed_for(*rolls), **table},
    )
    return when(match, f"resolve {card}")


def strengths(match: Match) -> tuple[int, int]:
    """Attack and defence of the last fight, before dice and trade tokens."""
    last = told(match, "rolled")[-1]
    return last["attack"] - last["die"], last["defence"] - last["other"]


def totals(match: Match) -> tuple[int, int]:
    """Attack and defence of the last fight as they were compared."""
    ends = [e.args for e in match.journal() if e.key in ("repelled", "won-fight")]
    return int(ends[-1]["attack"]), int(ends[-1]["defence"])
