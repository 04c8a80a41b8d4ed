"""The games of A New Dawn on record (see golden.py)."""

from __future__ import annotations

import sys
from collections.abc import Iterable
from typing import Any

import oikumene
from oikumene.engine.decision import Decision
from oikumene.engine.match import Match
from oikumene.titles.dawn.state import DawnTable, Player
from tests.titles.dawn.laws import REINFORCED, RESOURCES, kind, table_of
from tests.titles.golden import Golden


class DawnGolden(Golden):
    """An epic match with the automated player for three who lay their map, and a told game for
    three on the map of the first game."""

    title = "dawn"

    def start_saved(self) -> Match:
        options = {"epic_game": True, "automated_player": True}
        return oikumene.start("dawn", 3, seed=4, options=options)

    def start_told(self) -> Match:
        return oikumene.start("dawn", 3, seed=3, options={"first_game_map": True})

    def sheets(self, match: Match) -> dict[str, Any]:
        s = table_of(match)
        sheets = [
            {
                "leader": p.leader,
                "agendas": p.agendas,
                "wonders": p.wonders,
                "cities": len(p.cities),
                "spaces": len(p.cities) + len(p.control),
                "dial": p.dial,
            }
            for p in s.players
        ]
        return {"sheets": sheets, "round": s.round}

    def offered(self, decision: Decision) -> str:
        """Options with the same verb together: there are many spaces on a map."""
        by_verb: dict[str, list[str]] = {}
        for option in decision.options:
            by_verb.setdefault(option.verb, []).append(" ".join(map(str, option.args)))
        return "; ".join(f"{verb} {' | '.join(some)}".strip() for verb, some in by_verb.items())

    def table_lines(self, match: Match) -> list[str]:
        s = table_of(match)
        camps = {letter: n for letter, n in s.barbarians.items() if n >= 0}
        return [
            f"== round {s.round} {s.phase}, active {s.active}",
            f"   dial {s.dial}, market {' '.join(card or '-' for card in s.market)},"
            f" decks {len(s.decks)}",
            f"   barbarians {' '.join(f'{letter} {at(s, [n])}' for letter, n in camps.items())}",
            f"   tokens {' '.join(f'{thing}={at(s, [n])}' for n, thing in s.things.items())}",
            f"   wonders {' '.join(f'{wonder}={at(s, [n])}' for wonder, n in s.sites.items())}",
            *(f"   {line}" for p in s.players for line in player_lines(s, p)),
        ]


def at(s: DawnTable, spaces: Iterable[int]) -> str:
    """Spaces as coordinates; those with a reinforced token marked."""
    words = s.ground.words
    return " ".join(words[n] + "*" * (kind(s, n) == REINFORCED) for n in spaces)


def player_lines(s: DawnTable, p: Player) -> list[str]:
    """A player in three lines: the focus row, what is held, and the pieces on the map."""
    row = " ".join(f"{card}+{n}" for card, n in zip(p.row, p.trade, strict=True))
    held = [f"{name} {n}" for name, n in zip(RESOURCES, p.resources, strict=True) if n]
    held += [f"{token} on {card or '-'}" for token, card in p.tokens.items()]
    return [
        f"{p.seat}: {p.leader}, {row}, dial {p.dial}",
        f"{p.seat}: {' '.join([*held, *p.diplomacy, *(f'agenda {each}' for each in p.agendas)])}",
        f"{p.seat}: cities {at(s, p.cities)}, control {at(s, p.control)},"
        f" caravans {at(s, p.caravans)}",
    ]


GOLDEN = DawnGolden()

if __name__ == "__main__":
    sys.exit(GOLDEN.main())
