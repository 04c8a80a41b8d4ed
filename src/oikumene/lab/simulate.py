"""Many matches between machine players, on one core or several, repeatable by their seed."""

from __future__ import annotations

import gc
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from contextlib import contextmanager
from functools import partial
from multiprocessing import get_context
from random import Random
from time import perf_counter
from typing import Any, TypeVar

import msgspec

import oikumene
from oikumene.engine.errors import BadSetup, listed
from oikumene.players import player_named
from oikumene.titles import title_named

T = TypeVar("T")
R = TypeVar("R")

COLLECT_AFTER = 100_000
"""Matches make much short-lived rubbish without cycles: the collector may be lazy."""


class Series(msgspec.Struct, frozen=True):
    """What to play: everything that a game needs besides its number."""

    title: str
    seats: int
    players: tuple[str, ...]
    """One per seat in the first game; from game to game they move on by a seat."""
    seed: int
    options: dict[str, Any]


class Played(msgspec.Struct, frozen=True):
    """One game: what each seat's player made of it, or what went wrong."""

    number: int
    players: list[str]
    seed: int
    asked: list[int]
    """How often each seat had to decide."""
    seconds: list[float]
    """How long each seat thought."""
    scores: Sequence[float] = []
    winners: list[int] = []
    reason: str = ""
    error: str = ""

    @property
    def decisions(self) -> int:
        """The decisions of all seats."""
        return sum(self.asked)

    def wins(self) -> dict[str, float]:
        """What each player won; a shared win counts in parts."""
        wins = dict.fromkeys(self.players, 0.0)
        for seat in self.winners:
            wins[self.players[seat]] += 1 / len(self.winners)
        return wins


class Scores(msgspec.Struct, frozen=True):
    """The final scores of a player over all seats and games."""

    count: int
    mean: float
    min: float
    max: float


class Summary(msgspec.Struct, frozen=True):
    """What came out of a series."""

    games: int
    decisions: int
    seconds: float
    decisions_per_s: float
    wins: dict[str, float]
    """By player; a shared win counts in parts."""
    scores: dict[str, Scores]
    ends: dict[str, int]
    """How the games ended, the most frequent way first."""
    errors: list[str]


def simulate(
    title: str,
    seats: int,
    games: int,
    players: Sequence[str] = ("random",),
    seed: int = 0,
    jobs: int = 1,
    options: Mapping[str, Any] | None = None,
    progress: Callable[[Played], None] = lambda _: None,
) -> Summary:
    """Play a series. A short list of players is filled up with its last one.

    The same seed gives the same games whatever the number of jobs.
    """
    series = series_of(title, seats, games, players, seed, jobs, options or {})
    begun = perf_counter()
    played = []
    for game in spread(partial(play, series), range(games), jobs):
        progress(game)
        played.append(game)
    return _summary(sorted(played, key=lambda game: game.number), perf_counter() - begun)


def series_of(
    title: str,
    seats: int,
    games: int,
    players: Sequence[str],
    seed: int,
    jobs: int,
    options: Mapping[str, Any],
) -> Series:
    """The order, checked before anything is played."""
    title_named(title).settle(seats, options)
    if games < 1 or jobs < 1:
        raise BadSetup(f"games and jobs are at least 1, not {games} and {jobs}")
    if not 1 <= len(players) <= seats:
        raise BadSetup(f"{len(players)} players for {seats} seats: name 1 to {seats}")
    for name in players:
        player_named(name)
    filled = (*players, *[players[-1]] * (seats - len(players)))
    return Series(title, seats, filled, seed, dict(options))


def spread(work: Callable[[T], R], tasks: Sequence[T], jobs: int) -> Iterator[R]:
    """Tasks such as games, on one core or several: what comes of each comes when it is done."""
    workers = min(jobs, len(tasks))
    if workers < 2:
        with _lazy_collector():
            yield from map(work, tasks)
        return
    # Spawned workers start clean: nothing of the caller's threads or locks comes along.
    pool = ProcessPoolExecutor(workers, get_context("spawn"), settle_in)
    try:
        for done in as_completed([pool.submit(work, task) for task in tasks]):
            yield done.result()
    finally:  # whoever has seen enough does not wait for the rest
        pool.shutdown(cancel_futures=True)


def play(series: Series, number: int) -> Played:
    """One game of a series."""
    return play_game(series.title, series.options, number, *seating(series, number))


def seating(series: Series, number: int) -> tuple[list[str], int, Random]:
    """Who sits where in a game of a series, its seed, and what the players draw from."""
    names = [series.players[(seat + number) % series.seats] for seat in range(series.seats)]
    rng = Random(f"{series.seed}:{number}")
    return names, rng.getrandbits(53), rng


def play_game(
    title: str, options: Mapping[str, Any], number: int, names: list[str], seed: int, rng: Random
) -> Played:
    """One game to its end; the names are by seat, `rng` is what the players draw from."""
    asked, seconds = [0] * len(names), [0.0] * len(names)
    try:
        players = [player_named(name) for name in names]
        match = oikumene.start(title, len(names), seed, options, journal=False)
        while (decision := match.decision) is not None:
            seat = decision.seat
            asked[seat] += 1
            begun = perf_counter()
            option = players[seat].choose(match, seat, rng)
            seconds[seat] += perf_counter() - begun
            match.answer(option, seat)
        result = match.result
        assert result is not None
    except Exception as wrong:  # a defect is a finding, and the other games go on
        error = failure(number, names, seed, wrong)
        return Played(number, names, seed, asked, seconds, error=error)
    ended = (result.scores, result.winners, result.reason)
    return Played(number, names, seed, asked, seconds, *ended)


def failure(number: int, names: Sequence[str], seed: int, wrong: Exception) -> str:
    """What went wrong in a game, and how to play it again."""
    return f"game {number}, seed {seed}, {listed(names)}: {type(wrong).__name__}: {wrong}"


def _summary(played: list[Played], seconds: float) -> Summary:
    names = list(dict.fromkeys(name for game in played for name in game.players))
    wins = dict.fromkeys(names, 0.0)
    points: dict[str, list[float]] = {name: [] for name in names}
    for game in played:
        for seat, score in enumerate(game.scores):
            points[game.players[seat]].append(score)
        for name, share in game.wins().items():
            wins[name] += share
    decisions = sum(game.decisions for game in played)
    return Summary(
        games=len(played),
        decisions=decisions,
        seconds=round(seconds, 3),
        decisions_per_s=round(decisions / seconds, 1),
        wins={name: round(share, 3) for name, share in wins.items()},
        scores={name: _scores(each) for name, each in points.items() if each},
        ends=dict(Counter(game.reason for game in played if game.reason).most_common()),
        errors=[game.error for game in played if game.error],
    )


def _scores(points: list[float]) -> Scores:
    mean = round(sum(points) / len(points), 2)
    return Scores(len(points), mean, min(points), max(points))


def settle_in() -> None:
    """A worker's own process: what is loaded now stays loaded."""
    gc.freeze()
    gc.set_threshold(COLLECT_AFTER)


@contextmanager
def _lazy_collector() -> Iterator[None]:
    """The same in the caller's process, and only for a while."""
    before = gc.get_threshold()
    gc.freeze()
    gc.set_threshold(COLLECT_AFTER)
    try:
        yield
    finally:
        gc.unfreeze()
        gc.set_threshold(*before)
