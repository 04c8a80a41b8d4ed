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

from oikumene.engine.decision import Decision, Option
from oikumene.engine.match import Match
from oikumene.players.greedy import GreedyPlayer, one_of_the_better, tired
from oikumene.players.instinct import Instinct, instinct_of
from oikumene.players.player import asked

FEW = 3
"""How many options come to mind."""
FURTHER = 6
"""How many further choices an action is followed: in its midst what it costs is gone, and what it
brings is not there yet."""


class QuickPlayer(GreedyPlayer):
    """Takes what looks best after the action, of a few options."""

    name = "quick"

    def choose(self, match: Match, seat: int, rng: Random) -> Option:
        """The best looking of what comes to mind."""
        if tired(match):
            return one_of_the_better(self.advise(match, seat, rng), rng)
        instinct = instinct_of(match.title.name, match.seats)
        mind = Mind(instinct, self.judge(match).glance, FEW, rng)
        options = mind.options(asked(match, seat))
        if len(options) == 1:
            return options[0]
        return mind.best(match.imagine(seat, rng), seat, options)[1]


class Mind:
    """How one plays without thinking: what comes to mind, and how it looks."""

    def __init__(
        self,
        instinct: Instinct,
        glance: Callable[[Any, int], float],
        few: int,
        rng: Random,
        sensible: Callable[[Decision], Sequence[Option]] = lambda decision: decision.options,
    ) -> None:
        self.instinct = instinct
        self.glance = glance
        self.few = few
        self.rng = rng
        self.sensible = sensible
        self.steps = 0
        """Answers so far, in all worlds."""

    def options(self, decision: Decision) -> Sequence[Option]:
        """A few options, drawn by their weights."""
        options = self.sensible(decision)
        if len(options) <= self.few:
            return options
        draw = self.rng.random
        # Drawing without putting back, by weights that are logarithms: add Gumbel's noise.
        drawn = [
            (weight - log(-log(draw() or 0.5)), at)
            for at, weight in enumerate(self.instinct.weigh(decision.ask, options))
        ]
        return [options[at] for _, at in nlargest(self.few, drawn)]

    def best(
        self, world: Match, seat: int, options: Sequence[Option], further: int = FURTHER
    ) -> tuple[Match, Option]:
        """The world after the action that looks best of these, and which option that was.

        Nobody needs the world before any more: the last option is tried there.
        """
        self.steps += len(options)
        if len(options) == 1:
            world.answer(options[0], seat)
            return world, options[0]
        best, after, taken = -inf, world, options[0]
        begun = world.step
        for n, option in enumerate(options, 1):
            tried = world.clone() if n < len(options) else world
            tried.answer(option, seat)
            tried = self._finished(tried, begun, further)
            value = self.glance(tried.state, seat)
            if value > best:
                best, after, taken = value, tried, option
        return after, taken

    def _finished(self, world: Match, begun: int, further: int) -> Match:
        """The end of an action that was begun in that step, its choices made at a glance."""
        for _ in range(further):
            decision = world.decision
            if decision is None or world.step != begun:
                break
            world, _ = self.best(world, decision.seat, self.options(decision), 0)
        return world
