"""Learning to play alone, by itself, game after game.

The learner looks one action ahead: it follows every option to the end of its action in an imagined
world, judges all these tables at once, and takes the best. After a game what it thought of each
table is corrected towards what it thought a little later, and of the last one towards the score;
some games of before are gone through again. The first games are played as a teacher judges, the
first of the lesson's players; one who has learned is gone on from. Most games have whims, so that
things are tried that nobody has learned to like.

All of it lies in one folder. Started again, the work goes on where it stopped; with more
generations, from the last one.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from itertools import chain, islice
from math import inf, nan
from pathlib import Path
from random import Random
from statistics import fmean, stdev
from time import monotonic
from typing import Any, NamedTuple

import msgspec
import numpy as np
from numpy.typing import NDArray

import oikumene
from oikumene.engine.decision import Decision, Option
from oikumene.engine.errors import BadSetup
from oikumene.engine.match import Match
from oikumene.lab.fit import Adam, chance_of, foretold, goals, loss, slopes
from oikumene.lab.habits import instinct
from oikumene.lab.positions import Array, Choice
from oikumene.lab.train import Lesson, check
from oikumene.players import player_named
from oikumene.players.greedy import GreedyPlayer
from oikumene.players.judge import Judge, Learned, Net, fortunes, logit_of
from oikumene.players.player import worthwhile
from oikumene.titles import title_named

HIDDEN = 128
"""Numbers between the layers."""
FIRST, SMALL = 0.3, 0.01
"""How little a network says before it has learned anything, and how little a thing weighs."""
PACE, LAST_PACE, HALVED = 1.5e-3, 5e-5, 8000
"""How long steps are at first and at least, and after how many games half as long."""
BEHIND = 16_000
"""So many games somebody has behind who goes on from a network."""
STEADY = 1 / 300
"""How much the last step counts in the weights that are played by: to and fro cancels out."""
LATER = 0.9
"""How much of a later look counts; the rest is what was thought there."""
AGAIN, KEPT = 10, 1000
"""So many of the last games are gone through again after each: that takes less time than to play
one. At the beginning, before there are many, one in so many:"""
FEW = 10
TAUGHT = 300
"""So many games are played as the teacher judges: a beginner might pass for ever."""
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
"""How many of the other games instinct is learned from."""

Look = tuple[list[float], Sequence[int]]
Likes = Mapping[int, float]


class Practice(msgspec.Struct, frozen=True):
    """How the games of a generation went that had no whims."""

    games: int
    mean: float
    error: float
    """The standard error of the mean."""
    loss: float
    """How badly all games were foretold before they were learned from."""


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
    """What the best option of each table promised if another was taken; otherwise no number."""
    end: float
    """What came out, as the chance that it is."""


def practise(
    lesson: Lesson,
    folder: Path,
    minutes: float = inf,
    progress: Callable[[int], None] = lambda _: None,
) -> list[Practice]:
    """Play and learn what is missing, and leave everything in the folder.

    After so many minutes no more is played; half a generation is not kept.
    """
    check(lesson, folder)
    end = monotonic() + 60 * minutes
    learner = Learner(lesson, folder)
    while len(learner.done) < lesson.generations and learner.generation(end, progress):
        learner.keep()
    return learner.done


class Learner:
    """Somebody who plays alone and learns from it."""

    def __init__(self, lesson: Lesson, folder: Path) -> None:
        self.lesson = lesson
        self.folder = folder
        self.title = title_named(lesson.title)
        assert self.title.alone is not None
        self.alone = self.title.alone
        self.teacher = self._teacher()
        self.done: list[Practice] = []
        self.behind = 0
        self.weights = self._begun()
        self.steady = [array.copy() for array in self.weights]
        self.adam = Adam(self.weights)
        self.games: list[Game] = []
        self.choices: list[Choice] = []
        if (folder / "learner.npz").exists():
            self._go_on()

    def _match(self, seed: int) -> Match:
        return oikumene.start(self.lesson.title, 1, seed, self.lesson.options, journal=False)

    def _begun(self) -> list[Any]:
        """The weights to begin with: fresh ones, or those of a teacher who has learned."""
        if not isinstance(self.teacher, Learned):
            numbers = len(self.alone.features(self._match(0).state)[0])
            return _fresh(numbers, self.alone.rows, self.lesson.seed)
        self.behind = BEHIND
        return [array for layer in self.teacher.net.layers for array in layer]

    def _teacher(self) -> Judge:
        """How the first of the lesson's players judges."""
        player = player_named(self.lesson.players[0])
        if not isinstance(player, GreedyPlayer):
            raise BadSetup(f"player {self.lesson.players[0]!r} does not teach to play alone")
        return player.judge(self._match(0))

    def generation(self, end: float, progress: Callable[[int], None]) -> bool:
        """Play the games of the next generation and learn from each; whether there was time."""
        first = len(self.done) * self.lesson.games
        rng = Random(f"{self.lesson.seed}:{first}")
        scores: list[float] = []
        losses: list[float] = []
        self.choices = []
        for number in range(first, first + self.lesson.games):
            if monotonic() > end:
                return False
            whims = self._whims(rng) if rng.random() < WHIMS else {}
            game, score = self.play(rng, whims)
            if not whims:
                scores.append(score)
            thought = chance_of(self._logits(game.sight))
            losses.append(loss(thought, np.full(len(thought), game.end)))
            again = rng.sample(self.games, min(AGAIN, len(self.games) // FEW))
            self._learn([game, *again], number)
            self.games = [*self.games[1 - KEPT :], game]
            progress(number)
        self.done.append(_practice(scores, losses))
        return True

    def _learn(self, games: list[Game], number: int) -> None:
        """Correct what is thought of the tables of these games."""
        x = np.concatenate([spread(game.sight, self.alone.rows) for game in games])
        outs = foretold(self.weights, x, np.float32(0))
        thought = iter(chance_of(outs[-1]).tolist())
        told: list[float] = []
        for game in games:
            told += goals([*islice(thought, len(game.better))], game.end, LATER, game.better)
        pace = max(LAST_PACE, PACE * 0.5 ** ((self.behind + number) / HALVED))
        goal = np.array(told, np.float32)
        self.adam.step(self.weights, slopes(self.weights, outs, goal), pace)
        for usual, new in zip(self.steady, self.weights, strict=True):
            usual += (new - usual) * STEADY

    def _logits(self, sight: Sight) -> Array:
        x = spread(sight, self.alone.rows)
        return foretold(self.steady, x, np.float32(0))[-1]  # type: ignore[no-any-return]

    # Playing

    def _whims(self, rng: Random) -> dict[int, float]:
        """What to like or dislike for the length of a game, as logits."""
        point = 4 / (self.title.points_alone or 1)
        whims: dict[int, float] = {}
        for theme in rng.sample(self.alone.themes, rng.randint(1, THEMES)):
            _add(whims, theme, rng.expovariate(1) * point)
        for treasure in rng.sample(self.alone.treasures, TREASURES):
            _add(whims, treasure, rng.gauss(0, TASTE) * point)
        return whims

    def play(self, rng: Random, whims: Likes) -> tuple[Game, float]:
        """One game, and its score."""
        looks: list[Look] = []
        better: list[float] = []
        watched = not whims and rng.random() < WATCHED
        match = self._match(rng.getrandbits(53))
        while (decision := match.decision) is not None:
            if decision.ask in self.alone.judged:
                looks.append(self.alone.features(match.state))
                better.append(nan)
                whims = whims if rng.random() > FORGOTTEN else {}
            option, missed = self._best(match, decision, rng, whims)
            if missed is not None and better:
                better[-1] = missed
            if watched:
                texts = [each.text for each in decision.options]
                self.choices.append(Choice(decision.ask, texts, texts.index(option.text)))
            match.answer(option)
        assert match.result is not None
        end = fortunes(self.title, match.result, 1)[0]
        return Game(sighted(looks), np.array(better, np.float32), end), match.result.scores[0]

    def _best(
        self, match: Match, decision: Decision, rng: Random, whims: Likes
    ) -> tuple[Option, float | None]:
        """The option that leads to the best table, and what without whims would have promised more
        than that, if anything."""
        options = worthwhile(self.alone, decision)
        if len(options) == 1:
            return options[0], None
        world = match.imagine(decision.seat, rng)
        ends = [(at, end) for at, o in enumerate(options) for end in self._ends(world, o, rng)]
        looks = [self.alone.features(end.state) for _, end in ends]
        told = self._told(looks, [end for _, end in ends])
        usual, liked = [-inf] * len(options), [-inf] * len(options)
        for (at, _), logit, look in zip(ends, told, looks, strict=True):
            usual[at] = max(usual[at], logit)
            liked[at] = max(liked[at], logit + _liked(look, whims))
        best, taken = max(usual), liked.index(max(liked))
        if whims and rng.random() < DARING / len(options):
            taken = rng.randrange(len(options))
        missed = best > usual[taken] + SAME
        return options[taken], float(chance_of(best)) if missed else None

    def _told(self, looks: list[Look], ends: list[Match]) -> list[float]:
        """What is thought of tables; the end of a match speaks for itself."""
        if self.adam.done < TAUGHT:
            return [logit_of(self.teacher.chances(end.state, 0)[0]) for end in ends]
        told: list[float] = self._logits(sighted(looks)).tolist()
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

    # What is kept

    def keep(self) -> None:
        """Write down what was learned; half a file is never left."""
        self.net().save(self.folder / "net.npz")
        habits = msgspec.json.encode(instinct(self.choices))
        (self.folder / "instinct.json").write_bytes(habits)
        arrays = {
            f"{kind}{n}": array
            for kind, arrays in self._state().items()
            for n, array in enumerate(arrays)
        }
        unfinished = self.folder / "unfinished-learner.npz"
        done = np.frombuffer(msgspec.msgpack.encode(self.done), np.uint8)
        games = packed(self.games)
        np.savez_compressed(unfinished, steps=self.adam.done, done=done, **arrays, **games)
        unfinished.rename(self.folder / "learner.npz")

    def _state(self) -> dict[str, list[Any]]:
        mean, square = self.adam.mean, self.adam.square
        return {"weight": self.weights, "steady": self.steady, "mean": mean, "square": square}

    def _go_on(self) -> None:
        with np.load(self.folder / "learner.npz", allow_pickle=False) as kept:
            for kind, arrays in self._state().items():
                arrays[:] = [kept[f"{kind}{n}"] for n in range(len(arrays))]
            self.adam.done = int(kept["steps"])
            self.games = unpacked(kept)
            self.done = msgspec.msgpack.decode(kept["done"].tobytes(), type=list[Practice])

    def net(self) -> Net:
        """What was learned, as players use it."""
        first, bias, last, end = self.steady
        return Net([(first, bias), (last, end)])


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


def packed(games: list[Game]) -> dict[str, Any]:
    """Games as a few arrays; numbers need no more than half floats."""
    sights = [game.sight for game in games]
    return {
        "ends": np.array([game.end for game in games]),
        "moments": np.array([len(sight.numbers) for sight in sights], np.int32),
        "counts": np.array([len(sight.things) for sight in sights], np.int32),
        "better": np.concatenate([game.better for game in games]),
        "numbers": np.concatenate([sight.numbers for sight in sights]).astype(np.float16),
        "tables": np.concatenate([sight.tables for sight in sights]),
        "things": np.concatenate([sight.things for sight in sights]),
    }


def unpacked(kept: Mapping[str, Any]) -> list[Game]:
    """What was packed."""
    moments, counts = np.cumsum(kept["moments"])[:-1], np.cumsum(kept["counts"])[:-1]
    numbers = np.split(kept["numbers"].astype(np.float32), moments)
    tables, things = np.split(kept["tables"], counts), np.split(kept["things"], counts)
    sights = map(Sight, numbers, tables, things)
    better = np.split(kept["better"], moments)
    return [*map(Game, sights, better, kept["ends"].tolist())]


def _add(whims: dict[int, float], points: Likes, much: float) -> None:
    for row, each in points.items():
        whims[row] = whims.get(row, 0.0) + each * much


def _liked(look: Look, whims: Likes) -> float:
    """How much more than usual a table is liked."""
    if not whims:
        return 0.0
    numbers, things = look
    liked = sum(whims.get(row, 0.0) for row in things)
    return liked + sum(whims.get(row, 0.0) * number for row, number in enumerate(numbers))


def _fresh(numbers: int, rows: int, seed: int) -> list[Any]:
    """Weights before anything was learned: things that are never met must hardly count."""
    rng = np.random.default_rng(seed)
    first = rng.normal(0, SMALL, (rows, HIDDEN))
    first[:numbers] = rng.normal(0, numbers**-0.5, (numbers, HIDDEN))
    last = rng.normal(0, FIRST * (2 / HIDDEN) ** 0.5, (HIDDEN, 1))
    arrays = [first, np.zeros(HIDDEN), last, np.zeros(1)]
    return [array.astype(np.float32) for array in arrays]


def _practice(scores: list[float], losses: list[float]) -> Practice:
    error = stdev(scores) / len(scores) ** 0.5 if len(scores) > 1 else nan
    return Practice(len(scores), fmean(scores) if scores else nan, error, fmean(losses))
