"""Statistics of many matches: fresh ones between machine players, or saved ones."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial
from pathlib import Path
from random import Random
from time import perf_counter
from typing import Any, TypeVar

import msgspec

import oikumene
from oikumene.engine.errors import BadSetup
from oikumene.engine.match import Match
from oikumene.lab.simulate import Series, failure, seating, series_of, spread
from oikumene.lab.stats.tally import Share, Spread, Statistics, Tally, Thing
from oikumene.lab.stats.watch import Game, watched
from oikumene.players import Player, player_named
from oikumene.titles import title_named

T = TypeVar("T")
Outcome = Game | str | None
"""A game; what went wrong with it; or nothing, where it is none to count."""
Progress = Callable[[Outcome], None]


def of_series(
    title: str,
    seats: int,
    games: int,
    players: Sequence[str] = ("random",),
    seed: int = 0,
    jobs: int = 1,
    options: Mapping[str, Any] | None = None,
    progress: Progress = lambda _: None,
) -> Statistics:
    """Play the games that `simulate` plays with the same order, and watch them."""
    series = series_of(title, seats, games, players, seed, jobs, options or {})
    return _counted(partial(played, series), range(games), jobs, progress)


def of_saves(
    title: str, files: Sequence[Path], jobs: int = 1, progress: Progress = lambda _: None
) -> Statistics:
    """Watch those of the saved matches that are of a title and have ended."""
    title_named(title)
    if jobs < 1:
        raise BadSetup(f"jobs are at least 1, not {jobs}")
    return _counted(partial(saved, title), files, jobs, progress)


def saves_in(folder: Path) -> list[Path]:
    """The files in a folder, and in those in it, that can be saved matches."""
    files = sorted(folder.rglob("*.json"))
    if not files:
        raise BadSetup(f"there is no saved match (*.json) in {folder}")
    return files


def _counted(
    work: Callable[[T], Outcome], tasks: Sequence[T], jobs: int, progress: Progress
) -> Statistics:
    """One pass: each game is counted as soon as it is over, and forgotten."""
    tally = Tally()
    for outcome in spread(work, tasks, jobs):
        progress(outcome)
        if isinstance(outcome, Game):
            tally.add(outcome)
        elif outcome is None:
            tally.left_out += 1
        else:
            tally.errors.append(outcome)
    return tally.statistics()


def saved(title: str, path: Path) -> Outcome:
    """A saved match; None if it is of another title or has not ended."""
    try:
        text = path.read_text(encoding="utf-8", errors="replace")  # a digest tells damage
        match = oikumene.load(text)
        if match.title.name != title or not match.over:
            return None
        return watched(next(oikumene.replay(text)), match.history())
    except Exception as wrong:  # a file can be anything, and the others are counted
        return f"{path}: {type(wrong).__name__}: {wrong}"


def played(series: Series, number: int) -> Outcome:
    """A game of a series: played without a journal, which is faster, and then watched."""
    names, seed, rng = seating(series, number)
    begin = partial(oikumene.start, series.title, series.seats, seed, series.options)
    try:
        begun = perf_counter()
        lines = list(_chosen(begin(journal=False), [player_named(name) for name in names], rng))
        seconds = perf_counter() - begun
        return msgspec.structs.replace(watched(begin(), lines), seconds=seconds)
    except Exception as wrong:  # a defect is a finding, and the other games go on
        return failure(number, names, seed, wrong)


def _chosen(match: Match, players: Sequence[Player], rng: Random) -> Iterator[str]:
    """What machine players answer, a line each."""
    while (decision := match.decision) is not None:
        option = players[decision.seat].choose(match, decision.seat, rng)
        match.answer(option, decision.seat)
        yield f"{decision.seat} {option.text}"


__all__ = [
    "Game",
    "Outcome",
    "Share",
    "Spread",
    "Statistics",
    "Thing",
    "of_saves",
    "of_series",
    "saves_in",
]
