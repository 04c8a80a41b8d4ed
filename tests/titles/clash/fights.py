"""Battles with dice that fall as told, and what they came to."""

from __future__ import annotations

from typing import Any

from oikumene.engine.match import Match
from tests.titles.clash.given import asked, dice, given, options, table, told, when

# Civilizations without a word in these battles: what a player has is only what a test says.
ME: dict[str, Any] = {"civilization": "rome", "advances": ["tactics"]}
RIVAL: dict[str, Any] = {"civilization": "greece"}

FIELD: dict[str, Any] = {"regions": {"D3": "FFFF", "D5": "FFFF"}}
"""Fertile land between the homes: D3, C4, E4, D4 and behind it D5, C6, E6, D6."""
COAST: dict[str, Any] = {"regions": {"D3": "WWFF", "D5": "FFFF"}}
"""Sea on D3 and C4, land on E4 and D4."""
SEA: dict[str, Any] = {"regions": {"D3": "WWWW", "D5": "FFFF"}}
"""Sea on D3, C4, E4 and D4."""

HOME: dict[str, Any] = {"D7": {}}
"""The rival's first city, Neutral."""
WEAK = "1l 1l"
"""Dice with which two single units miss each other."""


def march(match: Match, start: str, end: str, group: str = "") -> Match:
    """A group moves, by default everybody."""
    if asked(match)[1] == "act":
        when(match, "move")
    when(match, f"from {start}")
    if asked(match)[1] == "where":
        sail = f"sail {end}"
        when(match, sail if sail in options(match) else f"to {end}")
    if asked(match)[1] == "group":
        when(match, f"group {group}" if group else options(match)[0])
    return match


def attack(
    mine: dict[str, Any],
    theirs: dict[str, Any],
    rolls: str = WEAK,
    *,
    start: str = "D3",
    end: str = "D4",
    group: str = "",
    **words: Any,
) -> Match:
    """A player's group has entered the space of an enemy."""
    match = given({**ME, **mine}, {**RIVAL, **theirs}, **{**FIELD, **words})
    return march(dice(match, rolls), start, end, group)


def clash(mine: str, theirs: str, rolls: str = WEAK, **words: Any) -> Match:
    """Units of two players meet in the field."""
    return attack({"units": {"D3": mine}}, {"units": {"D4": theirs}}, rolls, **words)


def siege(
    mine: str, garrison: str, rolls: str = WEAK, *, me: Any = (), rival: Any = (), **city: Any
) -> Match:
    """Units attack a city of the rival on D4."""
    theirs = {"cities": {**HOME, "D4": city}, "units": {"D4": garrison} if garrison else {}}
    return attack({"units": {"D3": mine}, **dict(me)}, {**theirs, **dict(rival)}, rolls)


def values(match: Match) -> list[int]:
    """The combat values of the last round: attacker, defender."""
    return [roll["n"] for roll in told(match, "rolled")[-2:]]


def rolled(match: Match) -> list[list[str]]:
    """The dice of the last round: attacker, defender."""
    return [roll["dice"].split() for roll in told(match, "rolled")[-2:]]


def rounds(match: Match) -> int:
    """How many combat rounds were begun."""
    return len(told(match, "combat-round"))


def outcome(match: Match) -> list[str]:
    """How the battles ended: the winner, or ``drawn``."""
    ends = [each for each in match.journal() if each.key in ("battle-won", "battle-drawn")]
    return [str(e.args["owner"]) if e.key == "battle-won" else "drawn" for e in ends]


def lost(match: Match) -> list[tuple[str, str]]:
    """Who lost which units, in order."""
    kinds = [(each["owner"], each["unit"]) for each in told(match, "unit-lost")]
    return [(owner.partition(":")[2], unit.partition(":")[2]) for owner, unit in kinds]


def keys(match: Match) -> list[str]:
    """What the journal tells, by key."""
    return [entry.key for entry in match.journal()]


def fighting(match: Match) -> Any:
    """The battle that is on."""
    assert table(match).battle is not None
    return table(match).battle
