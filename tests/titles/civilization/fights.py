"""Battles between hand-written forces, and what they came to."""

from __future__ import annotations

from typing import Any

from oikumene.engine.match import Match
from oikumene.titles.civilization.figures import KINDS
from oikumene.titles.civilization.state import Battle
from tests.titles.civilization.given import asked, figures, given, options, table, told, when

# Civilizations without a word in battles: what a player has is only what a test says.
ME: dict[str, Any] = {"civilization": "egypt"}
RIVAL: dict[str, Any] = {"civilization": "america"}

FIELD: dict[str, Any] = {"tiles": {"E1": "tile_10"}, "huts": {}, "stage": "movement"}
"""Land between the homes: E1 to H4 but for the water on H3; capitals are on C2 and N6."""
TOWN, GATE = "G2", "F2"
"""A city of the rival in the field, and a square beside it;"""
CAPITAL, DOOR = "N6", "N7"
"""his capital, and a square beside it."""


def march(match: Match, start: str, end: str) -> Match:
    """All figures of the active player in a square take one step and stay there."""
    group = figures(match, table(match).active, start)
    armies, scouts = (group.get(kind, 0) for kind in KINDS)
    when(match, f"move {start} {armies} {scouts}", f"go {end}")
    return when(match, "stop") if "stop" in options(match) else match


def attack(
    mine: dict[str, Any],
    theirs: dict[str, Any],
    *,
    start: str = "E2",
    end: str = "F2",
    third: dict[str, Any] | None = None,
    **words: Any,
) -> Match:
    """A player's army has entered the square of a rival's army."""
    players = [
        {**ME, "figures": [f"army {start}"], **mine},
        {**RIVAL, "figures": [f"army {end}"], **theirs},
    ]
    match = given(*players, *([third] if third else []), **{**FIELD, **words})
    return march(match, start, end)


def clash(mine: str, theirs: str, **words: Any) -> Match:
    """Armies meet in the field, with these units."""
    return attack({"units": mine.split()}, {"units": theirs.split()}, **words)


def siege(
    mine: dict[str, Any],
    theirs: dict[str, Any],
    *,
    capital: bool = False,
    walls: bool = False,
    **words: Any,
) -> Match:
    """A player's army has entered the center of a rival's city."""
    start, end = (DOOR, CAPITAL) if capital else (GATE, TOWN)
    city = {end: {"owner": 1, "capital": capital, "walls": walls}}
    words = {**words, "cities": {**city, **words.get("cities", {})}}
    return attack(mine, {"figures": [], **theirs}, start=start, end=end, **words)


def raid(mine: dict[str, Any], theirs: dict[str, Any] | None = None, **words: Any) -> Match:
    """A player's army has entered a village; only the weakest units are left for its people."""
    weak = ["artillery_1", "infantry_1", "mounted_1"]
    village = {"huts": {"F2": "village"}, "village_pool": ["village_iron"], "unit_deck": weak}
    return attack(mine, {**(theirs or {}), "figures": []}, **{**village, **words})


def battle(match: Match) -> Battle:
    """The battle that is being fought."""
    found = table(match).battle
    assert found is not None
    return found


def stand(match: Match) -> Match:
    """Both sides open a front with every unit: nobody is killed, strength is counted."""
    while table(match).battle and asked(match)[1].startswith("battle"):
        when(match, [*options(match, "front"), *options(match, "done")][0])
    return match


def drawn(match: Match) -> list[int]:
    """How many units the attacker and the defender have drawn."""
    return [entry["n"] for entry in told(match, "force-drawn")]


def bonus(match: Match) -> dict[str, int]:
    """Combat bonus cards by their owner."""
    return {entry["owner"]: entry["n"] for entry in told(match, "combat-bonus")}


def killed(match: Match) -> list[tuple[str, str]]:
    """The units that were killed: whose, what."""
    return [(entry["owner"], entry["unit"]) for entry in told(match, "unit-killed")]


def wounds(match: Match) -> list[tuple[str, str, int]]:
    """The units that were wounded and survived it: whose, what, how badly."""
    found = told(match, "unit-wounded")
    return [(entry["owner"], entry["unit"], entry["n"]) for entry in found]


def result(match: Match) -> tuple[str, int, int]:
    """Who won, and the totals of attacker and defender."""
    [entry] = told(match, "battle-result")
    return entry["owner"], entry["attacker"], entry["defender"]
