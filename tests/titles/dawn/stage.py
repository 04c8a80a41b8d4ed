"""The stage of several chapters: a focus row by slots, building, fights without dice, raids."""

from __future__ import annotations

from typing import Any

from oikumene.engine.match import Match
from oikumene.titles.dawn.cards import FOCUS
from tests.titles.dawn.given import given, told, when

PEACE: dict[str, Any] = {"barbarians": {"B": "", "D": "", "I": ""}}
"""No barbarian on the map of two players."""
CENTRE, NEAR, BEYOND = "3,-6", "3,-5", "3,-4"
"""Hills in the north-east; from there in a straight line grassland and hills again."""
FAR = {"capital": "-4,4"}
"""A rival in the other corner of the map."""
BASIC = ("early_empire", "astrology", "foreign_trade", "pottery", "masonry")


def row(**slots: int) -> list[str]:
    """A focus row: these cards in their slots, level I of the other types around them."""
    types = {FOCUS[card].type for card in slots}
    others = iter([card for card in BASIC if FOCUS[card].type not in types])
    at = {slot: card for card, slot in slots.items()}
    return [at.get(slot) or next(others) for slot in range(1, 6)]


def building(
    me: dict[str, Any] | None = None,
    rival: dict[str, Any] = FAR,
    *,
    card: str = "pottery",
    slot: int = 5,
    **words: Any,
) -> Match:
    """A player in the north-east decides what to build."""
    builder = {"capital": CENTRE, "row": row(**{card: slot}), **(me or {})}
    return when(given(builder, rival, **{**PEACE, **words}), f"resolve {card}")


def attacking(
    me: dict[str, Any], *rivals: dict[str, Any], target: str, slot: int = 5, **words: Any
) -> Match:
    """A player in the north-east attacks with Flight: in slot 5 tokens and cities on grassland
    cannot stand, whatever the dice."""
    attacker = {"leader": "rome", "capital": CENTRE, "row": row(flight=slot), **me}
    match = given(attacker, *rivals, **{**PEACE, **words})
    return when(match, "resolve flight", f"attack {target}")


def values(match: Match) -> tuple[int, int]:
    """Attack and defence of the last fight without the dice and the tokens spent."""
    rolled = told(match, "rolled")[-1]
    return rolled["attack"] - rolled["die"], rolled["defence"] - rolled["other"]


def raided(*players: dict[str, Any], to: str, **words: Any) -> Match:
    """The barbarians have moved, one of them to a space."""
    for direction in range(6):
        match = given(*players, phase="event", dial=1, direction=direction, **words)
        if f"hex:{to}" in [raid["space"] for raid in told(match, "barbarian-moved")]:
            return match
    raise AssertionError(f"no barbarian can come to {to}")
