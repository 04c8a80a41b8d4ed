"""Machine players, by name."""

from __future__ import annotations

from collections.abc import Callable

from oikumene.engine.errors import BadSetup, listed
from oikumene.players.greedy import EasyPlayer, GreedyPlayer, rated
from oikumene.players.player import Player
from oikumene.players.random_player import RandomPlayer

PLAYERS: dict[str, Callable[[], Player]] = {
    "random": RandomPlayer,
    "easy": EasyPlayer,
    "greedy": GreedyPlayer,
}
STRENGTHS = {"easy": "easy", "normal": "greedy"}
"""What people choose from, the weakest first, and who plays it."""


def player_named(name: str) -> Player:
    """The machine player of that name."""
    if name not in PLAYERS:
        raise BadSetup(f"there is no player {name!r}; there is: {listed(PLAYERS)}")
    return PLAYERS[name]()


__all__ = ["PLAYERS", "STRENGTHS", "Player", "player_named", "rated"]
