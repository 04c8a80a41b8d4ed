"""Random games of Nations under all laws (see titles/nations/laws.py), many of them.

    python -m tests.soak --games 20000 --seed 0 --jobs 8

A game that breaks a law is named by its seed, with the command that plays it again. At the end
stands what never occurred: a card that nobody bought, a question that nobody was asked.
"""

from __future__ import annotations

import argparse
import re
import sys
import time
import traceback
from collections import Counter
from collections.abc import Iterable
from multiprocessing import Pool, cpu_count
from typing import NamedTuple

from tests.titles.nations.laws import EVENTS, PACKAGE, PROGRESS, PROMO, TILES, watched_game


class Game(NamedTuple):
    """What a game has shown: things that occurred, or how it failed."""

    seed: int
    seen: Counter[str]
    failure: str


def main() -> int:
    """Play; returns the exit code."""
    told = arguments()
    seeds = range(told.seed, told.seed + told.games)
    if told.jobs == 1:
        return report(map(play, seeds), told.games)
    with Pool(told.jobs) as pool:
        return report(pool.imap_unordered(play, seeds, chunksize=8), told.games)


def arguments() -> argparse.Namespace:
    """The command line."""
    parser = argparse.ArgumentParser(prog="python -m tests.soak", description=__doc__)
    parser.add_argument("--games", type=int, default=20_000, help="how many games")
    parser.add_argument("--seed", type=int, default=0, help="the seed of the first game")
    parser.add_argument("--jobs", type=int, default=cpu_count(), help="how many at once")
    return parser.parse_args()


def play(seed: int) -> Game:
    """One game."""
    try:
        return Game(seed, watched_game(seed).seen, "")
    except Exception:
        return Game(seed, Counter(), traceback.format_exc(limit=-4))


def report(games: Iterable[Game], count: int) -> int:
    """Tell of failures as they come, of progress now and then, of gaps at the end."""
    began = time.monotonic()
    failed = 0
    seen: Counter[str] = Counter()
    for done, game in enumerate(games, 1):
        seen.update(game.seen)
        if game.failure:
            failed += 1
            print(f"\n{game.failure}again: python -m tests.soak --games 1 --seed {game.seed}")
        if done % 50 == 0 or done == count:
            pace = done / (time.monotonic() - began)
            print(f"\r{done} of {count} games, {failed} failed, {pace:.0f} per second", end="")
            sys.stdout.flush()
    print()
    for kind, words in expected().items():
        missing = [word for word in words if not seen[f"{kind}{word}"]]
        never = f"; never: {', '.join(missing)}" if missing else ""
        print(f"{kind.strip(' -')}: {len(words) - len(missing)} of {len(words)} seen{never}")
    return 1 if failed else 0


def expected() -> dict[str, list[str]]:
    """All that can occur: printed things, and the questions, answers and entries that have texts.

    Questions and answers that never occurred are no defect: some are very rare.
    """
    text = PACKAGE.joinpath("text", "en", "play.ftl").read_text("utf-8")
    words = {
        kind: [word for word in re.findall(rf"^{kind}([\w-]+) =", text, re.M) if "-at-" not in word]
        for kind in ("ask-", "option-", "log-")
    }
    return {"card ": [*PROGRESS, *PROMO], "event ": [*EVENTS, *TILES], **words}


if __name__ == "__main__":
    sys.exit(main())
