"""Timing on a machine that others use too."""

from __future__ import annotations

import gc
from collections.abc import Callable, Iterable, Mapping
from statistics import median
from time import process_time
from typing import NamedTuple

from oikumene.lab.simulate import COLLECT_AFTER


class Work(NamedTuple):
    """Something to time, and how many times it does what is measured."""

    run: Callable[[], object]
    times: int


class Times:
    """CPU seconds per time of each work, round by round."""

    def __init__(self, works: Mapping[str, Work], rounds: Iterable[int]) -> None:
        self._rounds: dict[str, list[float]] = {name: [] for name in works}
        for _ in rounds:
            for name, work in works.items():
                self._rounds[name].append(_cpu(work))

    def __getitem__(self, name: str) -> float:
        """The median."""
        return median(self._rounds[name])

    def ratio(self, name: str, other: str) -> float:
        """The median of the rounds' own ratios: what slows a whole round cancels out."""
        pairs = zip(self._rounds[name], self._rounds[other], strict=True)
        return median(mine / theirs for mine, theirs in pairs)


def settle() -> None:
    """Take the collector out of the game, for all sides alike."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(COLLECT_AFTER)


def _cpu(work: Work) -> float:
    gc.collect()
    begun = process_time()
    work.run()
    return (process_time() - begun) / work.times
