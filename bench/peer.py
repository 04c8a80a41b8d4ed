"""The same of catanatron: Settlers of Catan in Python, by its own random players.

Its ticks include rolls of the dice and ends of turns that leave no choice.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from importlib.metadata import version
from random import Random
from typing import Any

from catanatron import Color, Game, RandomPlayer
from catanatron.game import TURNS_LIMIT

from bench.count import Count

VERSION = version("catanatron")


def play(seeds: Iterable[int]) -> int:
    """Whole games; returns the ticks."""
    ticks = 0
    for seed in seeds:
        game = _start(seed)
        while not _over(game):
            game.play_tick()
            ticks += 1
    return ticks


def count(seeds: Iterable[int]) -> Count:
    """The same games again, looking at the options before each tick."""
    widths = [[len(game.state.playable_actions) for game in _walk(seed)] for seed in seeds]
    ticks = [width for game in widths for width in game]
    choices = [width for width in ticks if width > 1]
    return Count(len(widths), len(ticks), len(choices), sum(choices))


def positions(seeds: Iterable[int], share: float) -> list[Any]:
    """This share of all ticks, picked at random."""
    picks = Random("positions")
    return [game.copy() for seed in seeds for game in _walk(seed) if picks.random() < share]


def copy(game: Any) -> object:
    """What a search does with a position."""
    return game.copy()


def _start(seed: int) -> Any:
    # To catanatron seed 0 means "any".
    return Game([RandomPlayer(color) for color in Color], seed=seed + 1)


def _over(game: Any) -> bool:
    return game.winning_color() is not None or game.state.num_turns >= TURNS_LIMIT


def _walk(seed: int) -> Iterator[Any]:
    game = _start(seed)
    while not _over(game):
        yield game
        game.play_tick()
