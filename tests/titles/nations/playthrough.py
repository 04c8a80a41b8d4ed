"""The games of Nations on record (see golden.py)."""

from __future__ import annotations

import sys
from typing import Any

import oikumene
from oikumene.engine.match import Match
from oikumene.titles.nations.scoring import score_sheet
from oikumene.titles.nations.state import Nation
from tests.titles.golden import Golden
from tests.titles.nations.laws import GOODS, table_of


class NationsGolden(Golden):
    """An expert match for four, and a told game for three."""

    title = "nations"

    def start_saved(self) -> Match:
        return oikumene.start("nations", 4, seed=4, options={"level": "expert", "boards": "B"})

    def start_told(self) -> Match:
        options = {"level": "advanced", "difficulty": ["chieftain", "prince", "king"]}
        return oikumene.start("nations", 3, seed=3, options=options)

    def sheets(self, match: Match) -> dict[str, Any]:
        s = table_of(match)
        return {"sheets": [score_sheet(s, n) for n in s.nations], "order": s.order}

    def table_lines(self, match: Match) -> list[str]:
        s = table_of(match)
        board = [
            " ".join(card or "-" for card in s.board[at :: s.options.columns])
            for at in range(s.options.columns)
        ]
        return [
            f"== round {s.round} {s.phase}",
            f"   event {s.event or '-'}, architects {s.architects}, order {s.order}",
            f"   war {s.war or '-'} {s.war_strength}, deck {len(s.deck)}, removed {len(s.removed)}",
            *(f"   column {column}: {cards}" for column, cards in enumerate(board, 1)),
            *(f"   {line}" for n in s.nations for line in nation_lines(n)),
        ]


def nation_lines(n: Nation) -> list[str]:
    """A nation in two lines: its numbers, and its cards."""
    stock = " ".join(f"{name} {amount}" for name, amount in zip(GOODS, n.goods, strict=True))
    cards = (f"{card}={count}" for card, count in zip(n.cards, n.workers, strict=True) if card)
    rest = (n.advisor, n.tower_advisor, *n.wonders, *n.colonies)
    built = f"{n.construction}/{n.sections}" if n.construction else ""
    return [
        f"{n.seat}: {stock}, strength {n.strength}, stability {n.stability}, area {n.area},"
        f" track {n.food_track}+{n.stability_track}",
        f"{n.seat}: {' '.join([*cards, *filter(None, (*rest, built))])}",
    ]


GOLDEN = NationsGolden()

if __name__ == "__main__":
    sys.exit(GOLDEN.main())
