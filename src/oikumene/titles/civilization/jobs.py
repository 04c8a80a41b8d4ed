"""What is still to do.

A turn is cut into short steps, so that search, which copies a table before it tries something, need
not run a whole turn again; and one thing may interrupt another: a move discovers a village, the
barbarians fight, the victory brings a great person, and then the next figure moves. A job is a line
(``battle 17``): its name and what its function, in the chapter that it belongs to, must know.
"""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from functools import lru_cache
from typing import Any

from oikumene.titles.civilization.state import CivilizationTable

Job = Callable[..., Coroutine[Any, Any, None]]
"""(table, word …)"""

JOBS: dict[str, Job] = {}


def job(name: str) -> Callable[[Job], Job]:
    """Register the function of a job."""

    def keep(run: Job) -> Job:
        JOBS[name] = run
        return run

    return keep


def first_do(s: CivilizationTable, *jobs: str) -> None:
    """Put jobs before all others."""
    s.todo = (*jobs, *s.todo)


def next_job(s: CivilizationTable) -> Coroutine[Any, Any, None]:
    """The next job, to be awaited; it is off the list."""
    name, words = parsed(s.todo[0])
    s.todo = s.todo[1:]
    return JOBS[name](s, *words)


@lru_cache(1 << 12)
def parsed(line: str) -> tuple[str, tuple[str, ...]]:
    """The name of a job, and its words."""
    name, *words = line.split()
    return name, tuple(words)
