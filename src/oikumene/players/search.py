"""Information-set Monte-Carlo tree search, the same for every title.

An iteration imagines a world that the seat could be in and walks down a tree of the seat's own
choices: options are known by themselves, not by the tables they lead to, so that one tree holds
for all worlds. Beyond the tree, and for all rivals, everybody plays sensibly (a few options that
come to mind, the best looking of them) up to a fixed point of game time; only there the table is
looked at, because leaves at different points of a turn cannot be compared.
"""

from __future__ import annotations

from collections.abc import Sequence
from heapq import nlargest
from math import exp, inf, log, sqrt
from random import Random
from time import monotonic

import msgspec

from oikumene.engine.decision import Decision, Option
from oikumene.engine.errors import BadSetup
from oikumene.engine.match import Match
from oikumene.engine.title import Evaluate
from oikumene.players.greedy import FOLLOWED, Look, likely
from oikumene.players.instinct import Instinct, instinct_of
from oikumene.players.player import Advice, asked, decision_of, evaluation

BUDGET = "200"
"""Iterations, if nobody says."""
FEW = 4
"""How many options come to mind beyond the tree."""
NARROW, WIDENING = 4, 0.5
"""How many options a node begins with, and how their number grows with its visits."""
CURIOUS = 1.2
"""How much an option that was tried seldom is preferred."""
LONGEST = 400
"""Decisions after which a playout is looked at wherever it is."""


class Budget(msgspec.Struct, frozen=True):
    """How much to think: so many iterations, or so many seconds."""

    iterations: float = inf
    seconds: float = inf


def budget_of(text: str) -> Budget:
    """`200`: iterations; `1.5s`: seconds."""
    try:
        amount = float(text.removesuffix("s"))
    except ValueError:
        amount = 0.0
    if not 0 < amount < inf:
        raise BadSetup(f"a budget is iterations (200) or seconds (1.5s), not {text!r}")
    return Budget(seconds=amount) if text.endswith("s") else Budget(iterations=amount)


class SearchPlayer:
    """Plays what it has thought about most."""

    name = "search"

    def __init__(self, style: str = "", budget: str = BUDGET) -> None:
        self.style = style
        self.budget = budget_of(budget)

    def choose(self, match: Match, seat: int, rng: Random) -> Option:
        """The option that was looked into most."""
        options = asked(match, seat).options
        if len(options) == 1:
            return options[0]
        return self.advise(match, seat, rng)[0].option

    def advise(self, match: Match, seat: int, rng: Random) -> list[Advice]:
        """The options with their share of the thinking and the chance to win that they leave."""
        evaluate = evaluation(match.title, self.style)
        search = Search(match, seat, evaluate, instinct_of(match.title.name), rng)
        search.think(self.budget)
        return search.advice()


class Edge:
    """An option in the tree, and what came of it."""

    __slots__ = ("below", "option", "prior", "seen", "total", "visits")

    def __init__(self, option: Option, prior: float) -> None:
        self.option = option
        self.prior = prior
        self.seen = 0  # how often it was on offer
        self.visits = 0
        self.total = 0.0
        self.below = Node()

    @property
    def mean(self) -> float:
        """The chance to win that it leaves, as far as was tried."""
        return self.total / self.visits if self.visits else 0.0


class Node:
    """A choice of the seat, after the choices that led to it."""

    __slots__ = ("edges", "visits")

    def __init__(self) -> None:
        self.edges: dict[Option, Edge] = {}
        self.visits = 0


class Search:
    """The thinking for one decision."""

    def __init__(
        self, match: Match, seat: int, evaluate: Evaluate, instinct: Instinct, rng: Random
    ) -> None:
        self.match = match
        self.seat = seat
        self.evaluate = evaluate
        self.instinct = instinct
        self.rng = rng
        self.title = match.title
        self.until = self.title.round(match.state) + self.title.horizon
        self.look = Look(evaluate, rng)
        self.root = Node()
        self._lowest, self._highest = inf, -inf
        self._open(self.root, match.imagine(seat, rng), FOLLOWED)

    def think(self, budget: Budget) -> None:
        """Iterate until the budget is spent."""
        end = monotonic() + budget.seconds
        while self.root.visits < budget.iterations and monotonic() < end:
            self.iterate()

    def advice(self) -> list[Advice]:
        """What was found, the most visited first."""
        edges = sorted(self.root.edges.values(), key=lambda edge: (-edge.visits, -edge.prior))
        done = max(1, self.root.visits)
        return [Advice(edge.option, edge.visits / done, edge.mean) for edge in edges]

    def iterate(self) -> None:
        """One imagined world: down the tree, on to the horizon, and back up."""
        world = self.match.imagine(self.seat, self.rng)
        path, world = self._descend(world)
        chance = self.chances(self._played_on(world))[self.seat]
        for edge in path:
            edge.visits += 1
            edge.total += chance
            self._lowest = min(self._lowest, edge.mean)
            self._highest = max(self._highest, edge.mean)

    # Down the tree

    def _descend(self, world: Match) -> tuple[list[Edge], Match]:
        """Along the tree as far as it goes, and one option further."""
        path: list[Edge] = []
        node = self.root
        decision = decision_of(world, self.seat)
        while decision is not None:
            if not node.edges:
                self._open(node, world, 0)
            edge = self._picked(node, decision)
            if edge is None:
                break
            fresh = not edge.visits
            world.answer(edge.option, self.seat)
            path.append(edge)
            if fresh:
                break
            world, decision = self._next_choice(world)
            node = edge.below
        return path, world

    def _next_choice(self, world: Match) -> tuple[Match, Decision | None]:
        """On to the next choice of the seat, if it comes before the horizon."""
        while not world.over and self.title.round(world.state) < self.until:
            decision = decision_of(world, self.seat)
            if decision is None:
                world = self._answered(world)
            elif len(decision.options) > 1:
                return world, decision
            else:
                world.answer(decision.options[0], self.seat)
        return world, None

    def _open(self, node: Node, world: Match, depth: int) -> None:
        """Put the options of a choice into the tree, as likely as they look."""
        tried = self.look.tried(world, self.seat, depth)
        for (option, _, _), prior in zip(tried, likely([t[1] for t in tried]), strict=True):
            node.edges[option] = Edge(option, prior)

    def _picked(self, node: Node, decision: Decision) -> Edge | None:
        """The option to look into: one that does well, or was tried too seldom to tell."""
        edges = [node.edges[option] for option in decision.options if option in node.edges]
        if not edges:
            return None
        node.visits += 1
        wide = NARROW + int(WIDENING * sqrt(node.visits))
        if len(edges) > wide:
            edges = nlargest(wide, edges, key=lambda edge: edge.prior)
        for edge in edges:
            edge.seen += 1
        return max(edges, key=self._promise)

    def _promise(self, edge: Edge) -> float:
        span = self._highest - self._lowest
        value = (edge.mean - self._lowest) / span if edge.visits and span > 0 else 0.5
        return value + CURIOUS * edge.prior * sqrt(edge.seen) / (1 + edge.visits)

    # Beyond it

    def _played_on(self, world: Match) -> Match:
        """Everybody plays sensibly up to the horizon."""
        title, until = self.title, self.until
        for _ in range(LONGEST):
            if world.over or title.round(world.state) >= until:
                break
            world = self._answered(world)
        return world

    def _answered(self, world: Match) -> Match:
        """The world after somebody has chosen the best looking of a few options."""
        decision = world.decision
        assert decision is not None
        seat, options = decision.seat, self.in_mind(decision)
        if len(options) == 1:
            world.answer(options[0], seat)
            return world
        best, after = -inf, world
        for option in options:
            tried = world.clone()
            tried.answer(option, seat)
            value = self.evaluate(tried.state, seat)
            if value > best:
                best, after = value, tried
        return after

    def in_mind(self, decision: Decision) -> Sequence[Option]:
        """A few options, drawn by their weights."""
        options = decision.options
        if len(options) <= FEW:
            return options
        draw = self.rng.random
        # Drawing without putting back, by weights that are logarithms: add Gumbel's noise.
        drawn = [
            (weight - log(-log(draw() or 0.5)), at)
            for at, weight in enumerate(self.instinct.weigh(decision))
        ]
        return [options[at] for _, at in nlargest(FEW, drawn)]

    # At the end

    def chances(self, world: Match) -> list[float]:
        """How likely each seat wins."""
        result = world.result
        if result is not None:
            of = max(1, len(result.winners))  # nobody may have won
            return [(seat in result.winners) / of for seat in range(world.seats)]
        looks = [self.evaluate(world.state, seat) / self.title.lead for seat in range(world.seats)]
        best = max(looks)
        weights = [exp(look - best) for look in looks]
        total = sum(weights)
        return [weight / total for weight in weights]
