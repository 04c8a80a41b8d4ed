"""Without thinking: the best looking of a few options that come to mind.

So everybody plays on beyond the tree of a search. Whole games of it take a fraction of a second:
they teach what becomes of a table when it is played on like that, and thousands of them.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from heapq import nlargest
from math import inf, log
from random import Random
from typing import Any

from oikumene.engine.decision import Option
from oikumene.engine.match import Match
from oikumene.players.greedy import GreedyPlayer, one_of_the_better, tired
from oikumene.players.instinct import Instinct, instinct_of
from oikumene.players.player import asked

FEW = 3
"""How many options come to mind."""


class QuickPlayer(GreedyPlayer):
    """Takes what looks best at once, of a few options."""

    name = "quick"

    def choose(self, match: Match, seat: int, rng: Random) -> Option:
        """The best looking of what comes to mind."""
        if tired(match):
            return one_of_the_better(self.advise(match, seat, rng), rng)
        decision = asked(match, seat)
        instinct = instinct_of(match.title.name, match.seats)
        options = in_mind(instinct, decision.ask, decision.options, FEW, rng)
        world = match.imagine(seat, rng)
        return best_looking(world, seat, options, self.judge(match).glance)[1]


def in_mind(
    instinct: Instinct, ask: str, options: Sequence[Option], few: int, rng: Random
) -> Sequence[Option]:
    """A few options, drawn by their weights."""
    if len(options) <= few:
        return options
    draw = rng.random
    # Drawing without putting back, by weights that are logarithms: add Gumbel's noise.
    drawn = [
        (weight - log(-log(draw() or 0.5)), at)
        for at, weight in enumerate(instinct.weigh(ask, options))
    ]
    return [options[at] for _, at in nlargest(few, drawn)]


def best_looking(
    world: Match, seat: int, options: Sequence[Option], glance: Callable[[Any, int], float]
) -> tuple[Match, Option]:
    """The world after the best looking of these options, and which that was.

    Nobody needs the world before any more: the last option is tried there.
    """
    if len(options) == 1:
        world.answer(options[0], seat)
        return world, options[0]
    best, after, taken = -inf, world, options[0]
    for n, option in enumerate(options, 1):
        tried = world.clone() if n < len(options) else world
        tried.answer(option, seat)
        value = glance(tried.state, seat)
        if value > best:
            best, after, taken = value, tried, option
    return after, taken
