"""How strong players are, by who won: ratings on the Elo scale, and intervals for shares.

Whoever sits at a table wins with a chance in proportion to their strength. With two seats that
is the model of Bradley and Terry, with more it is Luce's: a game tells who won and nothing about
the others, for a score or a second place is not what players play for in every title.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations
from math import log, sqrt
from typing import TypeAlias

import msgspec
import numpy as np
from numpy.typing import NDArray

from oikumene.lab.simulate import Played

SURE = 1.959964
"""Standard deviations that hold 95 % of a normal distribution."""
ELO = 400 / log(10)
"""Elo points in a natural logarithm of strength: 400 points are ten times as strong."""
LONGEST = 2.0
"""The longest step of the search: where nearly all is won, Newton's own can be wild."""
STEPS = 100

Numbers: TypeAlias = NDArray[np.float64]


class Rating(msgspec.Struct, frozen=True):
    """How strong a player is: Elo points above the mean of all, and the 95 % margin."""

    elo: float
    margin: float


def wilson(won: float, of: float) -> tuple[float, float]:
    """Between which shares the true one lies, 19 times out of 20."""
    if not of:
        return 0.0, 1.0
    share, square = won / of, SURE**2 / of
    middle = (share + square / 2) / (1 + square)
    margin = sqrt(square * share * (1 - share) + square**2 / 4) / (1 + square)
    return max(0.0, middle - margin), min(1.0, middle + margin)


def ratings(players: Sequence[str], played: Sequence[Played]) -> dict[str, Rating]:
    """What the games say about the players; a game that nobody won says nothing.

    Every two players are lent one drawn game, which keeps those who win all from infinity.
    """
    won = [game for game in played if game.winners]
    lent = [[float(name in pair) for name in players] for pair in combinations(players, 2)]
    seated = [[game.players.count(name) for name in players] for game in won] + lent
    wins = [[game.wins().get(name, 0.0) for name in players] for game in won]
    drawn = [[half / 2 for half in row] for row in lent]
    strengths, deviations = _fitted(np.array(seated), np.array(wins + drawn))
    return {
        name: Rating(round(ELO * strength, 1), round(ELO * SURE * deviation, 1))
        for name, strength, deviation in zip(players, strengths, deviations, strict=True)
    }


def _fitted(seated: Numbers, wins: Numbers) -> tuple[list[float], list[float]]:
    """The likeliest logarithms of strength by Newton's method, and their standard deviations.

    Games are rows, players are columns. The deviations come from the Fisher information. That
    all were stronger alike nothing can tell: the ones added to it hold the mean at zero.
    """
    players = seated.shape[1]
    strengths = np.zeros(players)
    information = np.ones((players, players))
    for _ in range(STEPS):
        weights = seated * np.exp(strengths)
        chances = weights / weights.sum(axis=1, keepdims=True)
        information = np.diag(chances.sum(axis=0)) - chances.T @ chances + 1
        step = np.linalg.solve(information, (wins - chances).sum(axis=0))
        length = np.abs(step).max()
        strengths += step * LONGEST / max(length, LONGEST)
        if length < 1e-9:
            break
    covariance = np.linalg.inv(information) - 1 / players**2
    return strengths.tolist(), np.sqrt(np.diag(covariance)).tolist()
