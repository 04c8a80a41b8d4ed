"""How fast machine players search, where the time goes, and what a second process gives."""

from __future__ import annotations

import sys
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from random import Random
from threading import Event, Thread, main_thread
from time import monotonic
from types import FrameType, TracebackType

from bench import ours
from bench.result import Measure, Target
from oikumene.players.search import Search
from oikumene.players.searcher import LearnedSearchPlayer

SEEDS, POSITIONS = range(3), 10
SECONDS = 5.0
RULES = ("/oikumene/engine/", "/oikumene/titles/")
LOOKS = 0.002
"""Seconds between two looks at what is being done."""


def measure(title: str) -> list[Measure]:
    """The search of the strongest player in the midst of games with four players."""
    alone = iterations(title)
    with Watch() as watch:
        iterations(title)
    with ProcessPoolExecutor(2, get_context("spawn")) as pool:
        for _ in pool.map(warmed, [title, title]):
            pass
        together = sum(pool.map(iterations, [title, title]))
    return [
        Measure("search iterations", "/s", alone / SECONDS),
        Measure("search outside the rules", "%", watch.outside, target=Target(25)),
        Measure("two processes", "×", together / alone, target=Target(1.8, at_least=True)),
    ]


def warmed(title: str) -> int:
    """A process that has everything loaded."""
    return searches(title)[0].root.visits


def iterations(title: str) -> int:
    """How many iterations are done in the time, position by position."""
    at = searches(title)
    end = monotonic() + SECONDS
    done = 0
    while monotonic() < end:
        at[done % POSITIONS].iterate()
        done += 1
    return done


def searches(title: str) -> list[Search]:
    """Searches that have just begun, at positions out of random games."""
    found = [
        match
        for match in ours.positions(title, SEEDS, 0.2, journal=False)
        if len(ours.asked(match).options) > 2
    ]
    judge = LearnedSearchPlayer().judge
    return [
        Search(match, ours.asked(match).seat, judge(match), Random(1))
        for match in Random("think").sample(found, POSITIONS)
    ]


class Watch:
    """Looks again and again at what the main thread does: rules, or anything else."""

    def __init__(self) -> None:
        self._inside = self._looks = 0
        self._over = Event()
        self._thread = Thread(target=self._look, daemon=True)

    def __enter__(self) -> Watch:
        self._switch = sys.getswitchinterval()
        sys.setswitchinterval(LOOKS / 10)
        self._thread.start()
        return self

    def __exit__(
        self, _kind: type[BaseException] | None, _what: object, _where: TracebackType | None
    ) -> None:
        self._over.set()
        self._thread.join()
        sys.setswitchinterval(self._switch)

    @property
    def outside(self) -> float:
        """The share of the looks that saw no rules at work, in percent."""
        return 100 * (1 - self._inside / max(1, self._looks))

    def _look(self) -> None:
        main = main_thread().ident
        assert main is not None
        while not self._over.wait(LOOKS):
            self._looks += 1
            self._inside += _in_rules(sys._current_frames().get(main))


def _in_rules(frame: FrameType | None) -> bool:
    """Whether rules are being run: the engine's or a title's code, or what it called."""
    while frame is not None:
        if any(part in frame.f_code.co_filename for part in RULES):
            return True
        frame = frame.f_back
    return False
