"""Any option, each as likely as the others."""

from __future__ import annotations

from random import Random

from oikumene.engine.decision import Option
from oikumene.engine.match import Match
from oikumene.players.player import asked


class RandomPlayer:
    """Plays anything: the measure that every other player has to beat."""

    name = "random"

    def choose(self, match: Match, seat: int, rng: Random) -> Option:
        """Any option."""
        return rng.choice(asked(match, seat).options)
