"""Random games under all laws (see titles/*/laws.py), many of them, of one title or of all.

    python -m tests.soak nations --games 20000 --seed 0 --jobs 8

A game that breaks a law is named by its seed, with the command that plays it again. At the end
stands what never occurred: a card that nobody bought, a question that nobody was asked.
"""

from __future__ import annotations

import argparse
import sys
import time
import traceback
from collections import Counter
from collections.abc import Iterable
from functools import partial
from multiprocessing import Pool, cpu_count
from typing import NamedTuple

import oikumene
from tests.titles.common import games_of

GAMES = {"nations": 20_000, "dawn": 5_000, "clash": 5_000, "civilization": 5_000}
"""How many games of a title are many: a game of the one is much longer than of the other."""


class Game(NamedTuple):
    """What a game has shown: things that occurred, or how it failed."""

    seed: int
    seen: Counter[str]
    failure: str


def main() -> int:
    """Play; returns the exit code."""
    told = arguments()
    failed = [title for title in told.titles or oikumene.titles() if not soak(title, told)]
    return 1 if failed else 0


def arguments() -> argparse.Namespace:
    """The command line."""
    parser = argparse.ArgumentParser(prog="python -m tests.soak", description=__doc__)
    parser.add_argument("titles", nargs="*", help="the titles; all, if none is named")
    parser.add_argument("--games", type=int, help="how many games of each title")
    parser.add_argument("--seed", type=int, default=0, help="the seed of the first game")
    parser.add_argument("--jobs", type=int, default=cpu_count(), help="how many at once")
    return parser.parse_args()


def soak(title: str, told: argparse.Namespace) -> bool:
    """Play the games of a title; returns whether all obeyed the laws."""
    count = told.games or GAMES[title]
    seeds = range(told.seed, told.seed + count)
    play_one = partial(play, title)
    if told.jobs == 1:
        return report(title, map(play_one, seeds), count)
    with Pool(told.jobs) as pool:
        return report(title, pool.imap_unordered(play_one, seeds, chunksize=8), count)


def play(title: str, seed: int) -> Game:
    """One game."""
    try:
        return Game(seed, games_of(title).watched(seed).seen, "")
    except Exception:
        return Game(seed, Counter(), traceback.format_exc(limit=-4))


def report(title: str, games: Iterable[Game], count: int) -> bool:
    """Tell of failures as they come, of progress now and then, of gaps at the end."""
    began = time.monotonic()
    failed = 0
    seen: Counter[str] = Counter()
    for done, game in enumerate(games, 1):
        seen.update(game.seen)
        if game.failure:
            failed += 1
            again = f"python -m tests.soak {title} --games 1 --seed {game.seed}"
            print(f"\n{game.failure}again: {again}")
        if done % 50 == 0 or done == count:
            pace = done / (time.monotonic() - began)
            progress = f"{title}: {done} of {count} games, {failed} failed, {pace:.0f} per second"
            print(f"\r{progress}", end="")
            sys.stdout.flush()
    print()
    for kind, words in games_of(title).expected().items():
        missing = [word for word in words if not seen[f"{kind}{word}"]]
        never = f"; never: {', '.join(missing)}" if missing else ""
        print(f"{kind.strip(' -')}: {len(words) - len(missing)} of {len(words)} seen{never}")
    return not failed


if __name__ == "__main__":
    sys.exit(main())
