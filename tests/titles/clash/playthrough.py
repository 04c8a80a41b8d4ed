"""The games of Clash of Cultures on record (see golden.py)."""

from __future__ import annotations

import sys
from collections import Counter
from typing import Any

import oikumene
from oikumene.engine.decision import Decision
from oikumene.engine.match import Match
from oikumene.titles.clash.state import City, ClashTable, Player
from tests.titles.clash.laws import KINDS, halves, kind, space, table_of
from tests.titles.golden import Golden

GOODS = ("food", "wood", "ore", "ideas", "gold", "mood", "culture")
MOODS = ("angry", "neutral", "happy")


class ClashGolden(Golden):
    """A match for three with the expansion, dealt leaders and an open end, and a told short game
    for two."""

    title = "clash"

    def start_saved(self) -> Match:
        options = {"length": "random_end", "alternate_history": True, "events": "announce"}
        return oikumene.start("clash", 3, seed=4, options=options)

    def start_told(self) -> Match:
        return oikumene.start("clash", 2, seed=3, options={"length": "short"})

    def sheets(self, match: Match) -> dict[str, Any]:
        s = table_of(match)
        sheets = [
            {
                "civilization": p.civilization,
                "halves": halves(s, p),
                "advances": list(p.advances),
                "completed": p.completed,
            }
            for p in s.players
        ]
        return {"sheets": sheets, "age": s.age, "round": s.round}

    def offered(self, decision: Decision) -> str:
        """Options with the same verb together: there are many spaces on a map."""
        by_verb: dict[str, list[str]] = {}
        for option in decision.options:
            by_verb.setdefault(option.verb, []).append(" ".join(map(str, option.args)))
        return "; ".join(f"{verb} {' | '.join(some)}".strip() for verb, some in by_verb.items())

    def table_lines(self, match: Match) -> list[str]:
        s = table_of(match)
        decks = (s.event_deck, s.action_deck, s.objective_deck, s.wonder_deck)
        return [
            f"== age {s.age} round {s.round} step {s.step}, active {s.active}, left {s.left}",
            f"   regions {' '.join(region or '-' for region in s.regions)}",
            f"   decks {' '.join(str(len(deck)) for deck in decks)}, event {s.event or '-'},"
            f" in force {' '.join(s.in_force) or '-'}",
            *(f"   {line}" for n, city in s.cities.items() for line in [city_line(s, n, city)]),
            *(f"   units {owner}: {line}" for owner, line in enumerate(unit_lines(s)) if line),
            *(f"   {line}" for p in s.players for line in player_lines(p)),
        ]


def city_line(s: ClashTable, n: int, city: City) -> str:
    """A city with what stands in it."""
    built = [f"{building}@{seat}" for building, seat in city.buildings.items()]
    names = " ".join([MOODS[city.mood], *built, *city.wonders])
    return f"{s.ground.names[n]} of {city.owner}: {names}"


def unit_lines(s: ClashTable) -> list[str]:
    """Everybody's units by space."""
    lines = []
    for units in s.units:
        there = Counter((space(u), kind(u)) for u in units)
        lines.append(
            " ".join(
                f"{s.ground.names[n]} {many} {KINDS[what]}" for (n, what), many in there.items()
            )
        )
    return lines


def player_lines(p: Player) -> list[str]:
    """A player in two lines: what is held, and what is known."""
    goods = " ".join(f"{name} {n}" for name, n in zip(GOODS, p.goods, strict=True) if n)
    hands = f"{len(p.actions)} {len(p.objectives)} {len(p.wonders)}"
    return [
        f"{p.seat}: {goods}, hands {hands}, cubes {p.cubes}, leader {p.leader or '-'}",
        f"{p.seat}: {' '.join(p.advances)}, completed {' '.join(p.completed) or '-'}",
    ]


GOLDEN = ClashGolden()

if __name__ == "__main__":
    sys.exit(GOLDEN.main())
