"""A land with a coin, and what cities and players have of it."""

from __future__ import annotations

from typing import Any

from oikumene.engine.match import Match
from tests.titles.civilization.fights import ME, RIVAL
from tests.titles.civilization.given import given, square

Words = dict[str, Any]

COIN = "E3"
"""The square with a coin,"""
TOWN = "F2"
"""where a city has it in its outskirts,"""
NEAR, FAR = "E4", "G4"
"""a square beside it, and one out of the way."""
LAND: Words = {"tiles": {"E1": "tile_04"}, "huts": {}}
MINE: Words = {TOWN: {"owner": 0}}
THEIRS: Words = {TOWN: {"owner": 1}}


def coins_of(match: Match, seat: int = 0) -> int:
    """What the economy dial of a player shows; all can see it."""
    shown: int = match.view(None)["table"]["players"][seat]["coins"]
    return shown


def city_of(match: Match, name: str = "C2") -> Words:
    """What everybody sees of a city: its owner, and what it yields now."""
    shown: Words = match.view(None)["table"]["cities"][str(square(match, name))]
    return shown


def land(
    mine: Words | None = None,
    theirs: Words | None = None,
    third: Words | None = None,
    **words: Any,
) -> Match:
    """Two players and the land between them, or a third one too; nobody has a word in coins."""
    players = [{**ME, **(mine or {})}, {**RIVAL, **(theirs or {})}, *([third] if third else [])]
    return given(*players, **{**LAND, "stage": "movement", **words})


def turn_of(seat: int) -> Words:
    """It is a player's turn, the first of the phase."""
    return {"first": seat, "active": seat}
