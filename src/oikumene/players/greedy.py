"""One action ahead: try every option in an imagined world and take the best looking one."""

from __future__ import annotations

from random import Random

from oikumene.engine.decision import Option
from oikumene.engine.match import Match
from oikumene.players.player import asked, decision_of

FOLLOWED = 4
"""How many further choices of the same action are followed before it is valued."""
WIDE = 40
"""Options that are too many to follow them all:"""
KEPT = 10
"""so many are, those that look best at once."""
GLANCED = 16
"""Of so many further choices only so many are looked at."""


Tried = tuple[Option, float, Match]
"""An option, how the table looks after it, and that table."""


class GreedyPlayer:
    """Takes what looks best right after the action, by the title's own evaluation."""

    name = "greedy"

    def choose(self, match: Match, seat: int, rng: Random) -> Option:
        """The option whose action leads to the best looking table."""
        return best_option(match.imagine(seat, rng), seat, rng, FOLLOWED)[0]


class EasyPlayer:
    """Sees what is best and often takes something else: for a first game."""

    name = "easy"

    def choose(self, match: Match, seat: int, rng: Random) -> Option:
        """One of the better options, any of them as likely."""
        options = rated(match, seat, rng)
        return rng.choice(options[: 1 + len(options) // EASE])[0]


EASE = 4
"""An easy player takes anything out of the best quarter of its options."""


def rated(match: Match, seat: int, rng: Random) -> list[tuple[Option, float]]:
    """The options of a seat with how the table looks after them, the best first."""
    tried = _tried(match.imagine(seat, rng), seat, rng, FOLLOWED)
    options = [(option, value) for option, value, _ in tried]
    return sorted(options, key=lambda each: -each[1])


def best_option(world: Match, seat: int, rng: Random, depth: int) -> tuple[Option, Match]:
    """The best option of a seat and the world after it; equal ones are drawn."""
    tried = _tried(world, seat, rng, depth)
    top = max(value for _, value, _ in tried)
    option, _, after = rng.choice([each for each in tried if each[1] == top])
    return option, after


def _tried(world: Match, seat: int, rng: Random, depth: int) -> list[Tried]:
    """Every option of a seat, how the table looks after it, and that table."""
    options = list(asked(world, seat).options)
    if len(options) > WIDE and not depth:
        options = rng.sample(options, GLANCED)
    if len(options) <= WIDE:
        return [_one(world, seat, rng, option, depth) for option in options]
    tried = sorted((_one(world, seat, rng, each, 0) for each in options), key=lambda t: -t[1])
    followed = [_one(world, seat, rng, option, depth) for option, _, _ in tried[:KEPT]]
    return [*followed, *tried[KEPT:]]


def _one(world: Match, seat: int, rng: Random, option: Option, depth: int) -> Tried:
    """An option and the table after its action, as far as it is followed."""
    after = world.clone()
    after.answer(option, seat)
    if depth:
        after = _played_out(after, world, seat, rng, depth)
    return option, _value(after, seat), after


def _played_out(after: Match, world: Match, seat: int, rng: Random, depth: int) -> Match:
    """The same step to its end: a choice inside it is worth what its best answer is worth.

    What others choose before anything happens is guessed.
    """
    for _ in range(depth):
        if after.over or not after.same_step(world):
            break
        if decision_of(after, seat) is not None:
            after = best_option(after, seat, rng, 0)[1]
        else:
            after.answer(rng.choice(after.decisions[0].options), after.decisions[0].seat)
    return after


def _value(world: Match, seat: int) -> float:
    evaluate = world.title.evaluate
    return evaluate(world.state, seat) if evaluate else 0.0
