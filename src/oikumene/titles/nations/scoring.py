"""Final scoring (NAT-SCO)."""

from __future__ import annotations

from oikumene.engine.title import Result
from oikumene.titles.nations.cards import RESOURCES, TABLES, VP
from oikumene.titles.nations.hooks import HOOKS
from oikumene.titles.nations.solo import hall_of_fame
from oikumene.titles.nations.state import Nation, NationsTable
from oikumene.titles.nations.tableau import held_by, manned_by
from oikumene.titles.nations.tracks import stability_of, strength_of


def score_sheet(s: NationsTable, n: Nation) -> dict[str, int]:
    """A nation's score, row by row (NAT-SCO-01 … 09)."""
    held = held_by(n)
    return {
        "vp": n.goods[VP],
        "colonies": held.colony_vp,
        "wonders": HOOKS.value(s, "score", held.wonder_vp, n),
        "workers": manned_by(n).vp,
        "resources": resources(n) // TABLES.score_divisor,
    }


def resources(n: Nation) -> int:
    """All goods and, as far as they count, both tracks; never negative (NAT-SCO-05 … 07)."""
    return max(sum(n.goods[r] for r in RESOURCES) + strength_of(n) + stability_of(n), 0)


def score(s: NationsTable, n: Nation) -> int:
    """A nation's total."""
    return sum(score_sheet(s, n).values())


def result(s: NationsTable) -> Result:
    """Most VP wins; ties go by the final player order (NAT-SCO-10, NAT-SCO-11)."""
    scores = [score(s, n) for n in s.nations]
    if s.solo:
        won = [0] if scores[0] >= 0 else []  # NAT-SOLO-30
        return Result(scores, won, "hall", {"rank": hall_of_fame(scores[0])})
    best = max(s.nations, key=lambda n: _rank(s, n, scores))
    tied = scores.count(scores[best.seat]) > 1
    return Result(scores, [best.seat], "tie-break" if tied else "most-vp")


def _rank(s: NationsTable, n: Nation, scores: list[int]) -> tuple[int, int, int]:
    """What decides, in this order; the remainder only where the table wants it (NAT-SCO-12)."""
    remainder = resources(n) % TABLES.score_divisor if s.options.remainder_tiebreak else 0
    return scores[n.seat], remainder, -s.order.index(n.seat)
