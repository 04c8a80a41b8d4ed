"""What civilizations do: short words for scenes that their tests share."""

from __future__ import annotations

from typing import Any

from oikumene.engine.match import Match
from tests.titles.clash.given import asked, given, options, when


def recruits(match: Match, at: str = "D2") -> set[str]:
    """The units that a city can recruit; there must be several."""
    when(match, "recruit")
    if asked(match)[1] == "recruit-where":
        when(match, f"city {at}")
    return {text.removeprefix("recruit ") for text in options(match, "recruit")}


def collecting(match: Match, at: str = "D2") -> set[str]:
    """What a city that begins to collect can take; there must be several things."""
    when(match, "collect")
    if asked(match)[1] == "collect-where":
        when(match, f"city {at}")
    return {text.removeprefix("take ") for text in options(match, "take")}


def influencing(match: Match, target: str, source: str) -> Match:
    """An attempt of cultural influence; what is the only choice need not be said."""
    if asked(match)[1] == "act":
        when(match, "influence")
    for ask, answer in (("influence", f"target {target}"), ("influence-from", f"from {source}")):
        if asked(match)[1] == ask:
            when(match, answer)
    return match


def at_turn_start(*players: dict[str, Any], **words: Any) -> Match:
    """The turn of the first player begins: trade routes and the like."""
    return given(*players, phase="turn", **words)
