"""Somebody who knows how to play, for games that should not last: a match beside the one played."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

from oikumene.engine.match import Match
from oikumene.players.greedy import GreedyPlayer


class Counsel:
    """Chooses as a machine player would, for every seat of the screen.

    Rules and players are the same here and there, so the game is the same each time.
    """

    def __init__(self, match: Match) -> None:
        self.match = match
        self._player = GreedyPlayer()

    def pick(self, decision: dict[str, Any], rng: Random) -> dict[str, Any]:
        """What the machine player would do, done in the match beside."""
        return self.do(decision, str(self._player.choose(self.match, decision["seat"], rng)))

    def do(self, decision: dict[str, Any], text: str) -> dict[str, Any]:
        """The option with this text, done in the match beside.

        A thing that other options name too may answer with one of those.
        """
        self.match.answer(text, decision["seat"])
        [found] = [option for option in decision["options"] if option["text"] == text]
        named = Counter(ref for option in decision["options"] for ref in option["things"])
        return {**found, "things": [ref for ref in found["things"] if named[ref] == 1]}
