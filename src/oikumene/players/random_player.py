"""Any option, each as likely as the others."""

from __future__ import annotations

from random import Random

from oikumene.engine.decision import Option
from oikumene.engine.match import Match
from oikumene.players.player import Advice, asked


class RandomPlayer:
    """Plays anything: the measure that every other player has to beat."""

    name = "random"

    def choose(self, match: Match, seat: int, rng: Random) -> Option:
        """Any option."""
        return rng.choice(asked(match, seat).options)

    def advise(self, match: Match, seat: int, rng: Random) -> list[Advice]:
        """All options, shuffled."""
        options = asked(match, seat).options
        return [
            Advice(option, 1 / len(options), 0.0) for option in rng.sample(options, len(options))
        ]
