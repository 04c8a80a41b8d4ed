"""Information-set Monte-Carlo tree search, the same for every title: the thinking.

An iteration imagines a world that the seat could be in and walks down a tree of choices, everybody
after their own advantage. Options are known by themselves, not by the tables they lead to, so that
one tree holds for all worlds. From its edge everybody plays on sensibly (a few options that come to
mind, the best looking of them at a glance) up to a fixed point of game time; only there the table
is judged, because moments before and after somebody's move cannot be compared.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Sequence
from heapq import nlargest
from math import ceil, exp, inf, sqrt
from random import Random
from statistics import fmean
from time import monotonic
from typing import NamedTuple, TypeVar

import msgspec

from oikumene.engine.decision import Decision, Option
from oikumene.engine.errors import BadSetup
from oikumene.engine.match import Match
from oikumene.players.greedy import FOLLOWED, Look
from oikumene.players.instinct import Instinct, instinct_of
from oikumene.players.judge import SURE, Judge, fortunes
from oikumene.players.player import asked, decision_of, worthwhile
from oikumene.players.quick import Mind

NARROW, WIDENING = 4, 0.5
"""How many options a node begins with, and how their number grows with its visits."""
WORLDS = 3
"""In how many worlds the first options are looked at before the search begins."""
RIPE = 6
"""Visits after which all options of a node are looked at: until then instinct must do."""
SHARP = 4.0
"""How much likelier (as a logarithm) the best looking option is tried than the worst looking."""
OPEN = 0.15
"""What is shared out evenly, since looks deceive."""
CURIOUS = 1.0
"""How much an option that was tried seldom is preferred."""
BROAD = 16
"""How many options, those that look best, are compared."""
TRIES = 4
"""How often an option must have been tried before it can be out."""
PREFERRED = 0.1
"""How much better than the best what is done without a thought must look."""
LONGEST = 400
"""Decisions after which a playout is looked at wherever it is."""
OFTEN = 20
"""In a playout nobody does the same thing more often: it leads nowhere. Turns may end as often as
they begin."""
_BUDGET = re.compile(r"(\d+(?:\.\d+)?)([ks]?)(?:\*(\d+))?")


class Budget(msgspec.Struct, frozen=True):
    """How much to think: so many iterations, steps or seconds, by so many processes.

    Steps are answers in imagined worlds: they take about as long in every title and at every table,
    and come out the same on every machine. There are as many for each rival.
    """

    iterations: float = inf
    steps: float = inf
    seconds: float = inf
    processes: int = 1

    def part(self) -> Budget:
        """What one of the processes has to do."""
        return Budget(self.iterations / self.processes, self.steps / self.processes, self.seconds)

    def against(self, rivals: int) -> Budget:
        """What there is where so many sit at the table besides."""
        return msgspec.structs.replace(self, steps=self.steps * rivals)


def budget_of(text: str) -> Budget:
    """`200`: iterations; `4k`: thousands of steps; `1.5s`: seconds; `1.5s*2`: two processes."""
    found = _BUDGET.fullmatch(text)
    amount, processes = (float(found[1]), int(found[3] or 1)) if found else (0.0, 0)
    if found is None or not (amount and processes):
        raise BadSetup(f"a budget is iterations (200), steps (4k) or seconds (1.5s), not {text!r}")
    if found[2] == "s":
        return Budget(seconds=amount, processes=processes)
    if found[2] == "k":
        return Budget(steps=1000 * amount, processes=processes)
    return Budget(iterations=amount, processes=processes)


class Manner(NamedTuple):
    """How to think at a table."""

    few: int
    """How many options come to mind beyond the tree."""
    looks: float
    """How many tries it counts for how an option looks right after its action."""
    clear: float
    """An option is out when not even with so many standard errors of luck it would be better"""
    care: float
    """by so much of the chance to win."""
    steps: float
    """The budget for which options are given up so early."""

    def within(self, budget: Budget) -> Manner:
        """Whoever may think longer gives options up later."""
        more = budget.steps / self.steps
        if more <= 1 or more == inf:
            return self
        return self._replace(clear=self.clear * sqrt(more), care=self.care / more)


AT_A_TABLE = Manner(few=2, looks=16.0, clear=1.5, care=0.005, steps=6_000)
FOR_POINTS = Manner(few=6, looks=4.0, clear=3.0, care=0.0005, steps=30_000)
"""Alone, where one plays for points: one is a small part of as many as are as good as a win."""


def manner_at(match: Match) -> Manner:
    """How to think in a match."""
    return FOR_POINTS if match.seats == 1 and match.title.points_alone else AT_A_TABLE


class Edge:
    """An option in the tree, and what came of it."""

    __slots__ = ("below", "look", "option", "prior", "total", "visits")

    def __init__(self, option: Option, prior: float) -> None:
        self.option = option
        self.prior = prior
        self.look = 0.0
        self.visits = 0
        self.total = 0.0
        self.below: dict[tuple[int, str], Node] = {}

    @property
    def mean(self) -> float:
        """The chance to win that it leaves, as far as was tried."""
        return self.total / self.visits if self.visits else 0.0


class Node:
    """A choice of a seat, after the choices that led to it."""

    __slots__ = ("edges", "ripe", "squares", "steps", "total", "visits")

    def __init__(self) -> None:
        self.edges: dict[Option, Edge] = {}
        self.ripe = False
        self.steps = 0
        self.visits = 0
        self.total = 0.0
        self.squares = 0.0

    @property
    def mean(self) -> float:
        """The chance to win of whose choice it is, as far as was tried."""
        return self.total / self.visits if self.visits else 0.5

    @property
    def spread(self) -> float:
        """How much the chances that were found differ."""
        return sqrt(max(0.0, self.squares / self.visits - self.mean**2))


class Found(NamedTuple):
    """What came of an option of the decision."""

    option: Option
    look: float
    visits: int
    total: float


Tried = TypeVar("Tried", Edge, Found)


def ranked(tried: Iterable[Tried], looks: float) -> list[tuple[Tried, float]]:
    """The options with what they promise, the best first; what was not tried promises least."""
    tried = list(tried)
    visits = sum(each.visits for each in tried)
    usual = sum(each.total for each in tried) / visits if visits else 0.5
    promises = [promise(each, usual, looks) for each in tried]
    least = min((p for each, p in zip(tried, promises, strict=True) if each.visits), default=1.0)
    told = [
        (each, min(p, 1.0 if each.visits else least))
        for each, p in zip(tried, promises, strict=True)
    ]
    return sorted(told, key=lambda each: (-each[1], not each[0].visits))


def promise(tried: Edge | Found, usual: float, looks: float) -> float:
    """The chance to win that an option seems to leave: what came of it, and how it looks, which
    counts for so many tries."""
    odds = usual * exp(tried.look)
    look = odds / (odds + (1 - usual))
    return (looks * look + tried.total) / (looks + tried.visits)


class Search:
    """The thinking for one decision."""

    def __init__(
        self, match: Match, seat: int, judge: Judge, rng: Random, known: Node | None = None
    ) -> None:
        self.match = match
        self.answered = match.answered
        self.seat = seat
        self.judge = judge
        self.rng = rng
        self.title = match.title
        self.instinct: Instinct = instinct_of(self.title.name, match.seats)
        self.stretch, self.ahead = self.title.stretch or self.title.round, self.title.ahead
        self.now = self.stretch(match.state)
        self.manner = manner_at(match)
        self.alone = self.title.alone if match.seats == 1 else None
        self.root = known or Node()
        self.steps = 0
        means = [edge.mean for edge in self.root.edges.values() if edge.visits]
        self._lowest, self._highest = min(means, default=inf), max(means, default=-inf)
        self.look = Look(judge.glance, rng, self.title.bargains)
        worlds = [match.imagine(seat, rng) for _ in range(WORLDS)]
        onward = self._ripen(self.root, worlds, seat, FOLLOWED)
        decision = asked(match, seat)
        self.settled = self._settled(decision, worlds[0])
        edges = [self.root.edges[option] for option in self.sensible(decision)]
        leading_on = [edge for edge in edges if edge.option in onward]
        self.compared = nlargest(BROAD, leading_on or edges, key=lambda edge: edge.prior)
        self.field = self.compared

    def sensible(self, decision: Decision) -> Sequence[Option]:
        """The options that are worth a thought: no thought is long enough to bargain."""
        if self.alone:
            return worthwhile(self.alone, decision)
        verb = self.title.bargains.get(decision.ask)
        if verb is None:
            return decision.options
        return [each for each in decision.options if each.verb != verb] or decision.options

    def _settled(self, decision: Decision, world: Match) -> Option | None:
        """What to do without a thought: what helps an offer in the making, to begin one that looks
        better than what one has (all else can be done after it), and what alone is left."""
        if decision.ask in self.title.drafts:
            looks = {option: self.root.edges[option].look for option in decision.options}
            return self._drafted(decision.ask, looks)
        options = self.sensible(decision)
        if self.match.seats > 2 and len(options) < len(decision.options):
            looks = {o: self._offered(world, o) for o in decision.options if o not in options}
            best = max(looks, key=looks.__getitem__)
            if looks[best] > self.judge.glance(world.state, self.seat):
                return best
        return options[0] if len(options) == 1 else None

    def _offered(self, world: Match, begin: Option) -> float:
        """How the table looks after the best offer that comes to mind."""
        world = world.clone()
        world.answer(begin, self.seat)
        while (decision := decision_of(world, self.seat)) and decision.ask in self.title.drafts:
            tried = self.look.tried(world, self.seat, FOLLOWED)
            looks = {option: look for option, look, _ in tried}
            world.answer(self._drafted(decision.ask, looks), self.seat)
        return self.judge.glance(world.state, self.seat)

    def _drafted(self, ask: str, looks: dict[Option, float]) -> Option:
        """How an offer in the making goes on; what does not look better is given up."""
        up = self.title.drafts[ask]
        return max(looks, key=lambda option: (looks[option], option.verb == up))

    def think(self, budget: Budget) -> None:
        """Compare options, fewer and fewer of them, until one is left or the budget is spent."""
        if self.settled:
            return
        begun = monotonic()
        self.manner = self.manner.within(budget)
        while (left := self._left(budget, monotonic() - begun)) > 0:
            self.field = self._field(left)
            if len(self.field) == 1:
                return
            self.iterate()

    def _left(self, budget: Budget, spent: float) -> float:
        """Which part of the budget is left, after so many seconds."""
        return 1 - max(
            self.root.visits / budget.iterations,
            self.root.steps / budget.steps,
            spent / budget.seconds,
        )

    def _field(self, left: float) -> list[Edge]:
        """The options that may still be the best: the less time is left, the fewer."""
        order = sorted(self.compared, key=lambda edge: -self._promise(edge))
        wide = max(2, ceil(len(order) ** left))
        first, *others = order[:wide]
        return [first, *(edge for edge in others if not self._out(edge, first))]

    def _out(self, edge: Edge, first: Edge) -> bool:
        """Whether an option is clearly worse than the first, or as good as that."""
        if min(edge.visits, first.visits) < TRIES:
            return False
        behind = self._promise(first) - self._promise(edge)
        error = self.root.spread * sqrt(1 / first.visits + 1 / edge.visits)
        return self.manner.clear * error - behind < self.manner.care

    def _promise(self, edge: Edge) -> float:
        return promise(edge, self.root.mean, self.manner.looks)

    def found(self) -> list[Found]:
        """What came of each option, or how it looks where none was thought about."""
        edges = self.root.edges.values()
        if self.settled:
            above = {self.settled: PREFERRED}
            return [Found(e.option, above.get(e.option, e.look), 0, 0.0) for e in edges]
        return [Found(edge.option, edge.look, edge.visits, edge.total) for edge in edges]

    def after(self, match: Match, seat: int) -> Node | None:
        """What is known already of the next choice, if it follows the one that was best here."""
        elsewhere = seat != self.seat or match.title is not self.title
        if elsewhere or match.answered == self.answered:
            return None
        decision = asked(match, seat)
        best = ranked(self.root.edges.values(), self.manner.looks)[0][0]
        node = best.below.get((seat, decision.ask))
        if node is None or node.edges.keys() != set(decision.options):
            return None
        return node

    def iterate(self) -> None:
        """One imagined world: down the tree, on to the horizon, and back up."""
        self.steps = 0
        path, world = self._descended(self.match.imagine(self.seat, self.rng))
        chances = self.chances(self._played_on(world))
        for seat, node, edge in path:
            node.visits += 1
            node.steps += self.steps
            node.total += chances[seat]
            node.squares += chances[seat] ** 2
            if edge is not None:
                edge.visits += 1
                edge.total += chances[seat]
        first = path[0][2]
        assert first is not None
        self._lowest = min(self._lowest, first.mean)
        self._highest = max(self._highest, first.mean)

    # Down the tree

    def _descended(self, world: Match) -> tuple[list[tuple[int, Node, Edge | None]], Match]:
        """Along the tree as far as it goes: whose choices led there, and the world there."""
        path: list[tuple[int, Node, Edge | None]] = []
        node, decision = self.root, decision_of(world, self.seat)
        while decision is not None:
            seat = decision.seat
            fresh = not node.edges
            if not node.ripe and node.visits >= RIPE:
                self._ripen(node, [world], seat, FOLLOWED if self.alone else 0)
            self._open(node, decision)
            if fresh:
                path.append((seat, node, None))
                break
            edge = self._picked(node, decision)
            path.append((seat, node, edge))
            self.steps += 1
            world.answer(edge.option, seat)
            decision = self._next_choice(world)
            if decision is not None:
                node = edge.below.setdefault((decision.seat, decision.ask), Node())
        return path, world

    def _next_choice(self, world: Match) -> Decision | None:
        """On to the next choice of anybody, if it comes before the horizon."""
        while (decision := world.decision) is not None:
            if self.stretch(world.state) - self.now >= self.ahead:
                return None
            options = self.sensible(decision)
            if len(options) > 1:
                return decision
            self.steps += 1
            world.answer(options[0], decision.seat)
        return None

    def _ripen(self, node: Node, worlds: list[Match], seat: int, depth: int) -> set[Option]:
        """Look at all options: the better one looks, the more it will be tried.

        Returns those that lead anywhere: what leads back could be done for ever.
        """
        node.ripe = True
        looks: dict[Option, list[float]] = {}
        onward: set[Option] = set()
        for world in worlds:
            for option, value, after in self.look.tried(world, seat, depth):
                looks.setdefault(option, []).append(value)
                self.steps += 1
                if after is not world:
                    onward.add(option)
        values = [fmean(each) for each in looks.values()]
        best = max(values)
        span = best - min(values) or 1.0
        self._hope(node, list(looks), [SHARP * (value - best) / span for value in values])
        for option, value in zip(looks, values, strict=True):
            node.edges[option].look = max(-SURE, (value - best) / self.judge.unit)
        return onward

    def _open(self, node: Node, decision: Decision) -> None:
        """Where an option was not on offer before, instinct weighs them all.

        After a closer look at the others it is one among them.
        """
        new = [option for option in decision.options if option not in node.edges]
        if node.ripe:
            even = 1 / (len(node.edges) + 1)
            node.edges.update({option: Edge(option, even) for option in new})
        elif new:
            weights = self.instinct.weigh(decision.ask, decision.options)
            self._hope(node, decision.options, weights)

    def _hope(self, node: Node, options: Sequence[Option], weights: list[float]) -> None:
        """How likely options are tried: the more they weigh, as logarithms."""
        best = max(weights)
        powers = [exp(weight - best) for weight in weights]
        share, even = (1 - OPEN) / sum(powers), OPEN / len(powers)
        for option, power in zip(options, powers, strict=True):
            prior = share * power + even
            if option in node.edges:
                node.edges[option].prior = prior
            else:
                node.edges[option] = Edge(option, prior)

    def _picked(self, node: Node, decision: Decision) -> Edge:
        """The option to look into: one that does well, or was tried too seldom to tell."""
        if node is self.root:
            return min(self.field, key=lambda edge: edge.visits)
        edges = [node.edges[option] for option in self.sensible(decision)]
        wide = NARROW + int(WIDENING * sqrt(node.visits))
        if len(edges) > wide:
            edges = nlargest(wide, edges, key=lambda edge: edge.prior)
        span = max(self._highest - self._lowest, 0.0) or 1.0
        curious = CURIOUS * span * sqrt(node.visits + 1)
        best, most, untried = edges[0], -inf, node.mean
        for edge in edges:
            visits = edge.visits
            hope = edge.total / visits if visits else untried
            hope += curious * edge.prior / (1 + visits)
            if hope > most:
                best, most = edge, hope
        return best

    # Beyond it

    def _played_on(self, world: Match) -> Match:
        """Everybody plays sensibly up to the horizon."""
        done: Counter[tuple[int, Option]] = Counter()
        mind = Mind(self.instinct, self.judge.glance, self.manner.few, self.rng, self.sensible)
        for _ in range(LONGEST):
            if world.over or self.stretch(world.state) - self.now >= self.ahead:
                break
            decision = world.decision
            assert decision is not None
            seat, options = decision.seat, mind.options(decision)
            fresh = [option for option in options if done[seat, option] < OFTEN]
            world, taken = mind.best(world, seat, fresh or options)
            if taken.verb not in self.title.closing:
                done[seat, taken] += 1
        self.steps += mind.steps
        return world

    # At the end

    def chances(self, world: Match) -> list[float]:
        """How likely each seat wins."""
        if world.result is None:
            return self.judge.chances(world.state, self.seat)
        return fortunes(self.title, world.result, world.seats)
