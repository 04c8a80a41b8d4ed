"""City Management of Germany, with one city or two, and what its cities can do."""

from __future__ import annotations

from typing import Any

from oikumene.engine.match import Match
from tests.titles.civilization.given import given, options, pass_on, table, when

# A civilization without a word in City Management: what a player has is only what a test says.
ME: dict[str, Any] = {"civilization": "germany"}
RIVAL: dict[str, Any] = {"civilization": "america"}

HOME, TOWN = "C3", "G2"
"""The capital (3 trade, 5 production, iron) and a city (1 trade, 8 production, wheat)."""
LAND: dict[str, Any] = {"tiles": {"E1": "tile_03/1"}, "huts": {}, "stage": "city"}
CAPITAL_ONLY: dict[str, Any] = {HOME: {"owner": 0, "capital": True}}
"""Germany's; the rival's capital is on N6."""
MOUNTAINS, GRASS, FORESTS, WATERS = ["B2", "B3", "C2"], ["D2"], ["B4"], ["C4", "D3", "D4"]
"""Around the capital;"""
TOWN_MOUNTAINS, TOWN_GRASS = ["G1", "H3"], ["F3", "G3"]
TOWN_FORESTS, TOWN_DESERT = ["F1", "F2", "H1"], ["H2"]
"""and around the city; the wheat is on H1, the capital's iron on B3."""


def techs(*learned: str) -> dict[str, Any]:
    """What a German player knows, in the words of a position."""
    return {"techs": ["metalworking", *(tech for tech in learned if tech != "metalworking")]}


def manage(
    mine: dict[str, Any] | None = None,
    theirs: dict[str, Any] | None = None,
    *,
    town: dict[str, Any] | None = None,
    home: dict[str, Any] | None = None,
    **words: Any,
) -> Match:
    """Germany's City Management; `home` and `town` say more of the capital and of a city."""
    cities = {HOME: {**CAPITAL_ONLY[HOME], **(home or {})}}
    if town is not None:
        cities[TOWN] = {"owner": 0, **town}
    return given({**ME, **(mine or {})}, {**RIVAL, **(theirs or {})}, cities=cities, **LAND | words)


def produce(match: Match, item: str, at: str = "", city: str = HOME) -> Match:
    """A city builds something; the square is named where there is a choice."""
    when(match, f"produce {city}", item)
    return when(match, f"at {at}") if at else match


def items(match: Match, city: str = HOME) -> list[str]:
    """What a city can build; it has then begun to produce. A lone item is not asked for."""
    when(match, f"produce {city}")
    assert match.decision is not None
    lone = str(match.decision.args.get("item", ""))
    return [lone.removeprefix("figure:")] if lone else options(match)


def pool(match: Match, city: str = HOME) -> int:
    """The production of an action that a city begins."""
    when(match, f"produce {city}")
    return asked_number(match)


def asked_number(match: Match) -> int:
    """The number in the open question."""
    assert match.decision is not None
    return int(match.decision.args["n"])


def spots(match: Match) -> list[str]:
    """The squares on offer, sorted."""
    return sorted(text.split()[1] for text in options(match, "at"))


def next_round(match: Match, stage: str, seat: int = 0) -> Match:
    """Nobody does anything until a player is asked in a phase of the next round."""
    now = table(match).round
    while table(match).round == now:
        idle = [each for each in ("end", "pass", "no", "done") if each in options(match)]
        when(match, idle[0] if idle else options(match)[0])
    return pass_on(match, stage, seat)
