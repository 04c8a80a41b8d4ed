"""How good a table looks for a nation: what the greedy machine player maximises."""

from __future__ import annotations

from oikumene.titles.nations.scoring import score
from oikumene.titles.nations.state import NationsTable


def evaluate(s: NationsTable, seat: int) -> float:
    """Points now."""
    return float(score(s, s.nations[seat]))
