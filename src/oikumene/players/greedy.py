"""One action ahead: try every option in an imagined world and take the best looking one."""

from __future__ import annotations

from collections.abc import Container
from math import ceil, exp, inf, nextafter
from random import Random
from statistics import pstdev

from oikumene.engine.decision import Decision, Option
from oikumene.engine.match import Match
from oikumene.engine.title import Evaluate
from oikumene.players.judge import Handwritten, Judge
from oikumene.players.player import Advice, asked, decision_of

FOLLOWED = 4
"""How many further choices of the same action are followed before it is valued."""
WIDE = 40
"""Options that are too many to follow them all:"""
KEPT = 10
"""so many are, those that look best at once."""
GLANCED = 16
"""Of so many further choices only so many are looked at."""
HAZE = 0.12
"""How wrong an easy player is: a part of what makes a win likelier by the factor e."""
BETTER = 4
"""For once anything else out of the better quarter will do."""

TIRED = 1000
"""Choices for each seat after which a match can only be one that stubborn players never end."""

Tried = tuple[Option, float, Match]
"""An option, how the table looks after it, and that table."""


class GreedyPlayer:
    """Takes what looks best right after the action, by the title's own evaluation."""

    name = "greedy"

    def __init__(self, style: str = "") -> None:
        self.style = style

    def judge(self, match: Match) -> Judge:
        """How the player looks at tables."""
        return Handwritten(match.title, match.seats, self.style)

    def choose(self, match: Match, seat: int, rng: Random) -> Option:
        """The option whose action leads to the best looking table."""
        if tired(match):
            return one_of_the_better(self.advise(match, seat, rng), rng)
        look = Look(self.judge(match), rng)
        return look.best(match.imagine(seat, rng), seat, FOLLOWED)[0]

    def advise(self, match: Match, seat: int, rng: Random) -> list[Advice]:
        """The options with how the table looks after them."""
        look = Look(self.judge(match), rng)
        tried = look.tried(match.imagine(seat, rng), seat, FOLLOWED)
        shares = likely([value for _, value, _ in tried])
        advice = [
            Advice(each[0], share, each[1]) for each, share in zip(tried, shares, strict=True)
        ]
        return sorted(advice, key=lambda each: -each.value)


class EasyPlayer(GreedyPlayer):
    """Sees as far, but dimly: it knows good from bad, and errs about what is nearly as good."""

    name = "easy"

    def choose(self, match: Match, seat: int, rng: Random) -> Option:
        """What looks best through the haze."""
        haze = HAZE * self.judge(match).unit
        advice = self.advise(match, seat, rng)
        return max(advice, key=lambda each: each.value + rng.gauss(0, haze)).option


def one_of_the_better(advice: list[Advice], rng: Random) -> Option:
    """The best or, as likely, anything out of the next quarter."""
    return rng.choice(advice[: 1 + ceil(len(advice) / BETTER)]).option


def tired(match: Match) -> bool:
    """Whether it is time to do something else for once."""
    return match.answered > TIRED * match.seats


def likely(values: list[float]) -> list[float]:
    """How likely each is the best, if they are about as wrong as they differ."""
    spread = pstdev(values) or 1.0
    top = max(values)
    weights = [exp((value - top) / spread) for value in values]
    return [weight / sum(weights) for weight in weights]


def leads_back(after: Match, world: Match) -> bool:
    """Whether a later moment is the same as an earlier one."""
    then, now = world.decision, after.decision
    if then is None or now is None or after.same_step(world):
        return False
    return (now.seat, now.ask) == (then.seat, then.ask) and after.digest() == world.digest()


class Look:
    """How one player looks ahead, and what asks others for what it would be idle to guess."""

    def __init__(self, evaluate: Evaluate, rng: Random, unguessed: Container[str] = ()) -> None:
        self.evaluate = evaluate
        self.rng = rng
        self.unguessed = unguessed

    def best(self, world: Match, seat: int, depth: int) -> tuple[Option, Match]:
        """The best option of a seat and the world after it; equal ones are drawn."""
        tried = self.tried(world, seat, depth)
        top = max(value for _, value, _ in tried)
        option, _, after = self.rng.choice([each for each in tried if each[1] == top])
        return option, after

    def tried(self, world: Match, seat: int, depth: int) -> list[Tried]:
        """Every option of a seat, how the table looks after it, and that table."""
        options = list(asked(world, seat).options)
        if len(options) > WIDE and not depth:
            options = self.rng.sample(options, GLANCED)
        if len(options) <= WIDE:
            tried = [self._one(world, seat, option, depth) for option in options]
            return self._without_circles(world, seat, tried) if depth else tried
        tried = sorted((self._one(world, seat, each, 0) for each in options), key=lambda t: -t[1])
        followed = [self._one(world, seat, option, depth) for option, _, _ in tried[:KEPT]]
        return [*followed, *tried[KEPT:]]

    def _without_circles(self, world: Match, seat: int, tried: list[Tried]) -> list[Tried]:
        """What leads back to the same table is the last thing to do: it could be done for ever.

        The table after it is that very table.
        """
        now = self.evaluate(world.state, seat)
        lowest = nextafter(min(value for _, value, _ in tried), -inf)
        return [
            (option, lowest, world)
            if value == now and leads_back(after, world)
            else (option, value, after)
            for option, value, after in tried
        ]

    def _one(self, world: Match, seat: int, option: Option, depth: int) -> Tried:
        """An option and the table after its action, as far as it is followed."""
        after = world.clone()
        after.answer(option, seat)
        if depth:
            after = self._played_out(after, world, seat, depth)
        return option, self.evaluate(after.state, seat), after

    def _played_out(self, after: Match, world: Match, seat: int, depth: int) -> Match:
        """The same step to its end: a choice inside it is worth what its best answer is worth.

        What others choose before anything happens is guessed.
        """
        for _ in range(depth):
            if after.over or not after.same_step(world):
                break
            decision = decision_of(after, seat)
            if decision is not None and (settled := self._settled(after, decision)):
                after.answer(settled, seat)
            elif decision is not None:
                after = self.best(after, seat, 0)[1]
            else:
                rival = after.decisions[0]
                if rival.ask in self.unguessed:
                    break
                after.answer(self.rng.choice(rival.options), rival.seat)
        return after

    def _settled(self, after: Match, decision: Decision) -> str:
        """The answer that gives nothing away, if there is one and nobody else sits there."""
        alone = after.title.alone if after.seats == 1 else None
        return alone.settled.get(decision.ask, "") if alone else ""
