"""Greedy with a learned eye: a network tells from a title's features how likely a seat wins.

The weights come from `oikumene train` and lie beside this file, one file a title.
"""

from __future__ import annotations

from pathlib import Path

from oikumene.engine.errors import BadSetup
from oikumene.engine.match import Match
from oikumene.players.greedy import GreedyPlayer
from oikumene.players.judge import Judge, Learned, net_in, net_of


class LearnedPlayer(GreedyPlayer):
    """Looks as far as the greedy player, with a learned eye: the title's, or that of a file."""

    name = "learned"

    def __init__(self, net: str = "") -> None:
        super().__init__()
        self.net = net_in(Path(net)) if net else None

    def judge(self, match: Match) -> Judge:
        """What the network thinks."""
        net = self.net or net_of(match.title.name, match.seats)
        if net is None:
            raise BadSetup(f"nothing has been learned for {match.title.name} so far")
        return Learned(net, match.title, match.seats)
