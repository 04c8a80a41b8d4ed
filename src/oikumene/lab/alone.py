"""Learning to play alone, by itself, game after game.

After a game what the learner thought of each table is corrected towards what it thought a little
later, and of the last one towards the score; some games of before are gone through again. The first
games are played as a teacher judges, the first of the lesson's players; one who has learned is gone
on from.

All of it lies in one folder. Started again, the work goes on where it stopped; with more
generations, from the last one.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from contextlib import closing
from itertools import islice
from math import inf, nan
from pathlib import Path
from random import Random
from statistics import fmean, stdev
from time import monotonic
from typing import Any

import msgspec
import numpy as np

from oikumene.lab.fit import Adam, chance_of, foretold, goals, loss, slopes
from oikumene.lab.habits import instinct
from oikumene.lab.positions import Choice
from oikumene.lab.solitaire import Game, Pupil, Sight, Weights, played, spread
from oikumene.lab.train import Lesson, check
from oikumene.players.judge import Learned, Net

HIDDEN = 128
"""Numbers between the layers."""
FIRST, SMALL = 0.3, 0.01
"""How little a network says before it has learned anything, and how little a thing weighs."""
PACE, LAST_PACE, HALVED = 1.5e-3, 5e-5, 24_000
"""How long steps are at first and at least, and after how many games half as long."""
BEHIND = 48_000
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
TELLING = 3000
"""Of fewer choices (a generation can be a small one) no instinct is learned if there is one."""


class Practice(msgspec.Struct, frozen=True):
    """How the games of a generation went that had no whims."""

    games: int
    mean: float
    error: float
    """The standard error of the mean."""
    loss: float
    """How badly all games were foretold before they were learned from."""


def practise(
    lesson: Lesson,
    folder: Path,
    jobs: int = 1,
    minutes: float = inf,
    progress: Callable[[int], None] = lambda _: None,
) -> list[Practice]:
    """Play and learn what is missing, and leave everything in the folder.

    After so many minutes no more is played: the generation is a small one then.
    """
    check(lesson, folder)
    end = monotonic() + 60 * minutes
    learner = Learner(lesson, folder, jobs)
    while len(learner.done) < lesson.generations and learner.generation(end, progress):
        learner.keep()
    return learner.done


class Learner:
    """Somebody who plays alone and learns from it."""

    def __init__(self, lesson: Lesson, folder: Path, jobs: int = 1) -> None:
        self.lesson = lesson
        self.folder = folder
        self.jobs = jobs
        pupil = Pupil(lesson)
        self.rows = pupil.alone.rows
        self.done: list[Practice] = []
        if isinstance(pupil.teacher, Learned):
            self.behind, self.taught = BEHIND, 0
            self.weights = [array for layer in pupil.teacher.net.layers for array in layer]
        else:
            self.behind, self.taught = 0, TAUGHT
            numbers = len(pupil.alone.features(pupil.match(0).state)[0])
            self.weights = _fresh(numbers, self.rows, lesson.seed)
        self.steady = [array.copy() for array in self.weights]
        self.adam = Adam(self.weights)
        self.games: list[Game] = []
        self.choices: list[Choice] = []
        if (folder / "learner.npz").exists():
            self._go_on()

    def generation(self, end: float, progress: Callable[[int], None]) -> bool:
        """Play the games of the next generation and learn from each; whether there was time."""
        first = len(self.done) * self.lesson.games
        rng = Random(f"{self.lesson.seed}:again:{first}")
        scores: list[float] = []
        losses: list[float] = []
        self.choices = []
        numbers = range(first, first + self.lesson.games)
        with closing(played(self.lesson, numbers, self._known, self.jobs)) as games:
            for number, (game, score, whims, choices) in zip(numbers, games, strict=True):
                if monotonic() > end:
                    break
                if not whims:
                    scores.append(score)
                losses.append(self._surprise(game))
                self.choices += choices
                again = rng.sample(self.games, min(AGAIN, len(self.games) // FEW))
                self._learn([game, *again], number)
                self.games = [*self.games[1 - KEPT :], game]
                progress(number)
        if not losses:
            return False
        self.done.append(_practice(scores, losses))
        return True

    def _known(self) -> Weights:
        """What a game is played by that begins now; nothing: as the teacher judges."""
        if self.adam.done < self.taught:
            return ()
        return [array.copy() for array in self.steady]

    def _surprise(self, game: Game) -> float:
        """How badly a game was foretold."""
        x = spread(game.sight, self.rows)
        thought = chance_of(foretold(self.steady, x, np.float32(0))[-1])
        return loss(thought, np.full(len(thought), game.end))

    def _learn(self, games: list[Game], number: int) -> None:
        """Correct what is thought of the tables of these games."""
        x = np.concatenate([spread(game.sight, self.rows) for game in games])
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

    # What is kept

    def keep(self) -> None:
        """Write down what was learned; half a file is never left."""
        self.net().save(self.folder / "net.npz")
        habits = self.folder / "instinct.json"
        if len(self.choices) >= TELLING or not habits.exists():
            habits.write_bytes(msgspec.json.encode(instinct(self.choices)))
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
