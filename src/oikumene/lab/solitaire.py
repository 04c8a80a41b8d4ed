"""Games played alone for the sake of learning, in one process or in several.

The pupil looks one action ahead: it follows every option to the end of its action in an imagined
world, judges all these tables at once, and takes the best. The first games are played as a teacher
judges. Most games have whims, so that things are tried that nobody has learned to like. A pupil who
searches plays better games, which take longer; it has no whims, but is daring.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Generator, Iterable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from itertools import chain
from math import inf, isnan, nan
from multiprocessing import get_context
from operator import add
from random import Random
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

import oikumene
from oikumene.engine.decision import Decision, Option
from oikumene.engine.errors import BadSetup
from oikumene.engine.match import Match
from oikumene.lab.fit import chance_of, foretold
from oikumene.lab.positions import Array, Choice
from oikumene.lab.simulate import settle_in
from oikumene.lab.train import Lesson
from oikumene.players import player_named
from oikumene.players.greedy import GreedyPlayer
from oikumene.players.judge import Judge, Net, fortunes, logit_of
from oikumene.players.player import worthwhile
from oikumene.players.searcher import LearnedSearchPlayer
from oikumene.titles import title_named

LAG = 32
"""A game is played by what was known so many games before: others may still be under way."""
WHIMS, FORGOTTEN = 0.6, 0.03
"""How many of the games begin with whims, and how likely they are forgotten at each table: so it is
learned what a table is worth, whatever led there, to somebody without whims;"""
THEMES, TREASURES = 3, 12
"""for so many themes at the most, and for so many single things;"""
TASTE = 2.5
"""a single thing is worth about so many points more or less."""
SAME = 0.002
"""What looks better by less is as good."""
DARING = 0.3
"""How often somebody with whims does anything: so often, divided by how many options there are."""
DEEP, WIDE = 4, 8
"""So many further choices of an action are followed, and so many options of each."""
WATCHED = 0.25
"""How many of the games without whims instinct is learned from."""

Look = tuple[list[float], Sequence[int]]
Weights = Sequence[Array]
"""Of a network: the first layer and its thresholds, the last and its."""
Choose = Callable[[Match, Decision, Random, Array | None], tuple[Option, float | None]]
"""Which option is taken, with what was liked for a whim; and what the best one promises, if more is
known of that than what will be thought later."""


class Sight(NamedTuple):
    """Tables as their only player saw them."""

    numbers: Array
    """A row for each table;"""
    tables: NDArray[np.int32]
    """for each thing at which of them"""
    things: NDArray[np.int32]
    """it is, and its row."""


class Game(NamedTuple):
    """What is learned from."""

    sight: Sight
    better: Array
    """What the best option of each table promised, where that is to be learned; otherwise no
    number."""
    end: float
    """What came out, as the chance that it is."""


class Played(NamedTuple):
    """A game, and how it went."""

    game: Game
    score: float
    whims: bool
    """Whether it began with any."""
    choices: list[Choice]
    """What instinct is learned from."""


def played(
    lesson: Lesson, numbers: Iterable[int], known: Callable[[], Weights], jobs: int
) -> Generator[Played, None, None]:
    """These games one after the other, the same by any number of processes.

    What is known when a game begins is asked for then: later games are played by more of it.
    """
    if jobs < 2:
        pupil = Pupil(lesson)
        yield from _in_turn(numbers, lambda number: partial(pupil.play, number, known()))
        return
    pool = ProcessPoolExecutor(jobs, get_context("spawn"), _begin, (lesson,))
    try:
        begun = _in_turn(numbers, lambda number: pool.submit(_play, number, known()).result)
        yield from begun
    finally:  # whoever has seen enough does not wait for the rest
        pool.shutdown(cancel_futures=True)


def _in_turn(
    numbers: Iterable[int], begun: Callable[[int], Callable[[], Played]]
) -> Iterator[Played]:
    """Begin games ahead of the one that is waited for."""
    waiting: deque[Callable[[], Played]] = deque()
    for number in numbers:
        waiting.append(begun(number))
        if len(waiting) > LAG:
            yield waiting.popleft()()
    while waiting:
        yield waiting.popleft()()


_pupils: list[Pupil] = []
"""Who plays in this process."""


def _begin(lesson: Lesson) -> None:
    settle_in()
    _pupils.append(Pupil(lesson))


def _play(number: int, weights: Weights) -> Played:
    return _pupils[0].play(number, weights)


class Pupil:
    """Somebody who plays alone, to learn from it."""

    def __init__(self, lesson: Lesson) -> None:
        self.lesson = lesson
        self.title = title_named(lesson.title)
        assert self.title.alone is not None
        self.alone = self.title.alone
        self.teacher = self._teacher()
        pupil = player_named(lesson.pupil)
        self.searcher = pupil if isinstance(pupil, LearnedSearchPlayer) else None
        self.weights: Weights = ()
        """What it judges by; nothing: as the teacher does."""

    def match(self, seed: int) -> Match:
        """A match of the lesson."""
        return oikumene.start(self.lesson.title, 1, seed, self.lesson.options, journal=False)

    def _teacher(self) -> Judge:
        """How the first of the lesson's players judges."""
        player = player_named(self.lesson.players[0])
        if not isinstance(player, GreedyPlayer):
            raise BadSetup(f"player {self.lesson.players[0]!r} does not teach to play alone")
        return player.judge(self.match(0))

    def play(self, number: int, weights: Weights) -> Played:
        """The game of that number."""
        rng = Random(f"{self.lesson.seed}:{number}")
        self.weights = weights
        if self.searcher and weights:
            first, bias, last, end = weights
            self.searcher.net = Net([(first, bias), (last, end)])
            return self.game(rng, None, self.found)
        whims = self.whims(rng) if rng.random() < WHIMS else None
        return self.game(rng, whims, self.best)

    def whims(self, rng: Random) -> Array:
        """What to like or dislike for the length of a game, as logits."""
        point = 4 / (self.title.points_alone or 1)
        whims = np.zeros(self.alone.rows, np.float32)
        for theme in rng.sample(self.alone.themes, rng.randint(1, THEMES)):
            much = rng.expovariate(1) * point
            whims[[*theme]] += [each * much for each in theme.values()]
        for treasure in rng.sample(self.alone.treasures, TREASURES):
            much = rng.gauss(0, TASTE) * point
            whims[[*treasure]] += [each * much for each in treasure.values()]
        return whims

    def game(self, rng: Random, whims: Array | None, choose: Choose) -> Played:
        """One game."""
        looks: list[Look] = []
        better: list[float] = []
        choices: list[Choice] = []
        fanciful = whims is not None
        watched = not fanciful and (choose == self.found or rng.random() < WATCHED)
        match = self.match(rng.getrandbits(53))
        while (decision := match.decision) is not None:
            if decision.ask in self.alone.judged:
                looks.append(self.alone.features(match.state))
                better.append(nan)
                whims = whims if rng.random() > FORGOTTEN else None
            option, promised = choose(match, decision, rng, whims)
            if promised is not None and better and isnan(better[-1]):
                better[-1] = promised
            if watched:
                texts = [each.text for each in decision.options]
                choices.append(Choice(decision.ask, texts, texts.index(option.text)))
            match.answer(option)
        assert match.result is not None
        end = fortunes(self.title, match.result, 1)[0]
        game = Game(sighted(looks), np.array(better, np.float32), end)
        return Played(game, match.result.scores[0], fanciful, choices)

    def found(
        self, match: Match, decision: Decision, rng: Random, _whims: Array | None
    ) -> tuple[Option, float | None]:
        """What search finds best, or for once anything else; and how good the best seems.

        That is what the table should have looked like: many thoughts vary less than one game.
        """
        assert self.searcher is not None
        options = worthwhile(self.alone, decision)
        if len(options) == 1:
            return options[0], None
        best = self.searcher.advise(match, decision.seat, rng)[0]
        daring = rng.random() < DARING / len(options)
        return rng.choice(options) if daring else best.option, best.value

    def best(
        self, match: Match, decision: Decision, rng: Random, whims: Array | None
    ) -> tuple[Option, float | None]:
        """The option that leads to the best table, and what without whims would have promised more
        than that, if anything."""
        options = worthwhile(self.alone, decision)
        if len(options) == 1:
            return options[0], None
        world = match.imagine(decision.seat, rng)
        ends = [(at, end) for at, o in enumerate(options) for end in self._ends(world, o, rng)]
        x = spread(sighted([self.alone.features(end.state) for _, end in ends]), self.alone.rows)
        told = self._told(x, [end for _, end in ends])
        fancied = told if whims is None else [*map(add, told, (x @ whims).tolist())]
        usual, liked = [-inf] * len(options), [-inf] * len(options)
        for (at, _), logit, fancy in zip(ends, told, fancied, strict=True):
            usual[at] = max(usual[at], logit)
            liked[at] = max(liked[at], fancy)
        best, taken = max(usual), liked.index(max(liked))
        if whims is not None and rng.random() < DARING / len(options):
            taken = rng.randrange(len(options))
        missed = best > usual[taken] + SAME
        return options[taken], float(chance_of(best)) if missed else None

    def _told(self, x: Array, ends: list[Match]) -> list[float]:
        """What is thought of tables; the end of a match speaks for itself."""
        if not self.weights:
            return [logit_of(self.teacher.chances(end.state, 0)[0]) for end in ends]
        told: list[float] = foretold([*self.weights], x, np.float32(0))[-1].tolist()
        return [
            logit if end.result is None else logit_of(fortunes(self.title, end.result, 1)[0])
            for logit, end in zip(told, ends, strict=True)
        ]

    def _ends(self, world: Match, option: Option, rng: Random, deep: int = DEEP) -> list[Match]:
        """The tables that an option can lead to by the end of its action."""
        after = world.clone()
        after.answer(option)
        while (decision := after.decision) is not None:
            if decision.ask in self.alone.judged:
                break
            options = worthwhile(self.alone, decision)
            if len(options) > 1 and deep:
                some = options if len(options) <= WIDE else rng.sample(options, WIDE)
                return [end for each in some for end in self._ends(after, each, rng, deep - 1)]
            after.answer(rng.choice(options))
        return [after]


def sighted(looks: list[Look]) -> Sight:
    """Looks as arrays."""
    counts = [len(things) for _, things in looks]
    return Sight(
        np.array([numbers for numbers, _ in looks], np.float32),
        np.repeat(np.arange(len(looks), dtype=np.int32), counts),
        np.fromiter(chain.from_iterable(things for _, things in looks), np.int32, sum(counts)),
    )


def spread(sight: Sight, rows: int) -> Array:
    """Numbers, and a 1 for each thing that is there: what the first layer multiplies."""
    count, numbers = sight.numbers.shape
    x = np.zeros((count, rows), np.float32)
    x[:, :numbers] = sight.numbers
    x[sight.tables, sight.things] = 1
    return x
