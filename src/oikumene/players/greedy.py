"""One action ahead: try every option in an imagined world and take the best looking one."""

from __future__ import annotations

from random import Random

from oikumene.engine.decision import Option
from oikumene.engine.match import Match
from oikumene.players.player import asked, decision_of

FOLLOWED = 4
"""How many further choices of the same action are followed before it is valued."""


class GreedyPlayer:
    """Takes what looks best right after the action, by the title's own evaluation."""

    name = "greedy"

    def choose(self, match: Match, seat: int, rng: Random) -> Option:
        """The option whose action leads to the best looking table."""
        return best_option(match.imagine(seat, rng), seat, rng, FOLLOWED)[0]


def best_option(world: Match, seat: int, rng: Random, depth: int) -> tuple[Option, Match]:
    """The best option of a seat and the world after it; equal ones are drawn."""
    values: list[float] = []
    worlds: list[Match] = []
    options = asked(world, seat).options
    for option in options:
        after = world.clone()
        after.answer(option, seat)
        if depth:
            after = _played_out(after, world, seat, rng, depth)
        values.append(_value(after, seat))
        worlds.append(after)
    top = max(values)
    at = rng.choice([at for at, value in enumerate(values) if value == top])
    return options[at], worlds[at]


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
