"""Machine players, by name."""

from __future__ import annotations

from collections.abc import Callable

from oikumene.engine.errors import BadSetup, listed
from oikumene.players.greedy import GreedyPlayer
from oikumene.players.player import Player
from oikumene.players.random_player import RandomPlayer

PLAYERS: dict[str, Callable[[], Player]] = {"random": RandomPlayer, "greedy": GreedyPlayer}


def player_named(name: str) -> Player:
    """The machine player of that name."""
    if name not in PLAYERS:
        raise BadSetup(f"there is no player {name!r}; there is: {listed(PLAYERS)}")
    return PLAYERS[name]()


__all__ = ["PLAYERS", "Player", "player_named"]
