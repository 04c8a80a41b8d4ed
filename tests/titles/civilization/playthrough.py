"""The games of Civilization on record (see golden.py)."""

from __future__ import annotations

import sys
from collections import Counter
from typing import Any

import oikumene
from oikumene.engine.decision import Decision
from oikumene.engine.match import Match
from oikumene.titles.civilization.state import City, CivilizationTable, Player
from tests.titles.civilization.counted import GOODS, SCOUT, coins, table_of
from tests.titles.golden import Golden

KINDS = ("army", "scout")


class CivilizationGolden(Golden):
    """A match for three that is played to the end, and a told game of some rounds for two."""

    title = "civilization"

    def start_saved(self) -> Match:
        options = {"governments": "revised", "loot": "faq2", "round_limit": 60}
        return oikumene.start("civilization", 3, seed=4, options=options)

    def start_told(self) -> Match:
        return oikumene.start("civilization", 2, seed=3, options={"round_limit": 20})

    def sheets(self, match: Match) -> dict[str, Any]:
        s = table_of(match)
        sheets = [
            {
                "civilization": p.civilization,
                "coins": coins(s, p),
                "track": p.track,
                "techs": list(p.techs),
                "wonders": list(p.wonders),
            }
            for p in s.players
        ]
        return {"sheets": sheets, "round": s.round, "stage": s.stage}

    def offered(self, decision: Decision) -> str:
        """Options with the same verb together: there are many squares on a map."""
        by_verb: dict[str, list[str]] = {}
        for option in decision.options:
            by_verb.setdefault(option.verb, []).append(" ".join(map(str, option.args)))
        return "; ".join(f"{verb} {' | '.join(some)}".strip() for verb, some in by_verb.items())

    def table_lines(self, match: Match) -> list[str]:
        s = table_of(match)
        decks = [*s.unit_decks, *s.event_decks, s.hut_pool, s.village_pool, s.person_pool]
        built = " ".join(f"{s.ground.names[n]} {mark}" for n, mark in s.built.items())
        return [
            f"== round {s.round} {s.stage}, active {s.active}",
            f"   tiles {s.tiles}",
            f"   decks {' '.join(str(len(deck)) for deck in decks)}",
            f"   market {' '.join(map(str, s.market))}, {' '.join(s.wonders)}",
            f"   built {built or '-'}",
            *(f"   {city_line(s, n, city)}" for n, city in s.cities.items()),
            *(f"   {line}" for p in s.players for line in player_lines(s, p)),
        ]


def city_line(s: CivilizationTable, n: int, city: City) -> str:
    """A city and what it has done."""
    kind = "capital" if city.capital else "city"
    walls = " walls" if city.walls else ""
    return f"{s.ground.names[n]} {kind} of {city.owner}{walls}: {' '.join(city.done) or '-'}"


def player_lines(s: CivilizationTable, p: Player) -> list[str]:
    """A player in three lines: what is held, where the figures are, and what is known."""
    goods = " ".join(f"{name} {n}" for name, n in zip(GOODS, p.goods, strict=True) if n)
    hands = f"{len(p.units)} {len(p.events)} {len(p.markers)}"
    there = Counter((f >> 4, f & SCOUT) for f in p.figures)
    figures = [f"{s.ground.names[n]} {many} {KINDS[kind]}" for (n, kind), many in there.items()]
    return [
        f"{p.seat}: trade {p.trade}, culture {p.culture}, track {p.track}, coins {coins(s, p)},"
        f" hands {hands}, {goods or '-'}",
        f"{p.seat}: {' '.join(figures) or '-'}",
        f"{p.seat}: {p.government}, {' '.join(p.techs)}",
    ]


GOLDEN = CivilizationGolden()

if __name__ == "__main__":
    sys.exit(GOLDEN.main())
