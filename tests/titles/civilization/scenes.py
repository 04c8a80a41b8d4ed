"""A wide land for events and abilities: all tiles lie open, and nobody is in the way."""

from __future__ import annotations

from typing import Any

from oikumene.engine.match import Match
from tests.titles.civilization.given import asked, given, options, table, when

# Civilizations without a word in these chapters: what a player has is only what a test says.
ME: dict[str, Any] = {"civilization": "egypt"}
RIVAL: dict[str, Any] = {"civilization": "america"}
THIRD: dict[str, Any] = {"civilization": "china"}

WIDE = {
    "E1": "tile_10",
    "I1": "tile_01",
    "M1": "tile_12",
    "A5": "tile_06",
    "E5": "tile_02",
    "I5": "tile_09",
}
"""The land of two players, by rows (capitals in brackets: C2 and N6; c: culture; w, s, i: wheat,
silk, incense or iron)::

       A  B  C  D  E  F  G  H  I  J  K  L  M  N  O  P
    1  D  D  Dw F  D  M  M  D  G  G  F  F  M  D  G  G
    2  F  F (D) W  D  M  D  G  D  G  Fw F  D  M  Gc F
    3  Ws D  G  M  Di D  G  W  M  W  W  G  Di G  F  F
    4  M  D  D  Mi D  D  G  F  D  Mc W  G  D  D  D  D
    5  Ms F  W  W  D  D  G  G  F  Wc Fw M  G  W  F  Fw
    6  G  G  W  F  D  Fi F  G  F  W  W  M  W (G) Mi W
    7  M  M  G  F  W  W  W  M  F  G  W  F  M  Ms D  D
    8  D  D  M  M  G  G  M  M  M  F  W  F  Mi F  D  W
"""


def scene(
    stage: str,
    mine: dict[str, Any] | None = None,
    theirs: dict[str, Any] | None = None,
    **words: Any,
) -> Match:
    """Two players in a phase on the wide land, without huts."""
    players = {**ME, **(mine or {})}, {**RIVAL, **(theirs or {})}
    return given(*players, **{"stage": stage, "tiles": WIDE, "huts": {}, **words})


def three(
    stage: str,
    mine: dict[str, Any] | None = None,
    theirs: dict[str, Any] | None = None,
    others: dict[str, Any] | None = None,
    **words: Any,
) -> Match:
    """Three players in a phase; only the homes lie open: capitals on I3, N14 and C14."""
    players = {**ME, **(mine or {})}, {**RIVAL, **(theirs or {})}, {**THIRD, **(others or {})}
    return given(*players, stage=stage, **words)


def discarded(match: Match) -> list[str]:
    """All culture events among the discards."""
    return [card for pile in table(match).event_discards for card in pile]


def knows(*techs: str, **words: Any) -> dict[str, Any]:
    """Egypt with some techs."""
    mine = ["construction", *(tech for tech in techs if tech != "construction")]
    return {"techs": mine, **words}


def spying(*techs: str, **words: Any) -> dict[str, Any]:
    """America with some techs and a spy."""
    return {"techs": ["currency", *techs], "markers": ["hut_spy"], **words}


def pay_all(match: Match) -> Match:
    """Whatever can pay pays, tokens first."""
    while asked(match)[1] == "pay":
        when(match, options(match)[0])
    return match
