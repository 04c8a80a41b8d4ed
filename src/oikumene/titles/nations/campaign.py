"""The campaign: a series of games in which winners get it harder (NAT-VAR-10)."""

from __future__ import annotations

from oikumene.engine.journal import log
from oikumene.titles.nations.cards import DIFFICULTIES, SEAT
from oikumene.titles.nations.state import NationsTable

LEVELS = tuple(DIFFICULTIES)
"""From the easiest to the hardest."""


def next_levels(levels: list[str], winner: int) -> list[str]:
    """The difficulties of the next game; none if the winner has won the campaign."""
    if levels[winner] == LEVELS[-1]:
        return []
    harder = LEVELS[LEVELS.index(levels[winner]) + 1]
    return [harder if seat == winner else level for seat, level in enumerate(levels)]


def tell_next_game(s: NationsTable, winner: int) -> None:
    """What the result means for the campaign."""
    levels = next_levels([n.difficulty for n in s.nations], winner)
    if levels:
        level = f"difficulty:{levels[winner]}"
        log(s, "campaign-next", seat=SEAT[winner], level=level)
    else:
        log(s, "campaign-won", seat=SEAT[winner])
