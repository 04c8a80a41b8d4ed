"""How good a table looks for a player."""

from __future__ import annotations

from oikumene.titles.dawn.state import DawnTable


def evaluate(s: DawnTable, seat: int) -> float:
    """A first guess."""
    p = s.players[seat]
    return len(p.agendas) * 10.0 + len(p.control) + 3 * len(p.cities) + 6 * len(p.wonders)
