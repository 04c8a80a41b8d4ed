"""What is still to do.

A turn is cut into short steps, so that search, which copies a table before it tries something, need
not run a whole turn again; and one thing may interrupt another: an advance draws an event, the
event moves barbarians, they fight, and then the action goes on. A job is a line (``move 2``): its
name and what its function, in the chapter that it belongs to, must know.
"""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from functools import lru_cache
from typing import Any

from oikumene.titles.clash.state import ClashTable

Job = Callable[..., Coroutine[Any, Any, None]]
"""(table, word …)"""

JOBS: dict[str, Job] = {}


def job(name: str) -> Callable[[Job], Job]:
    """Register the function of a job."""

    def keep(run: Job) -> Job:
        JOBS[name] = run
        return run

    return keep


def first_do(s: ClashTable, *jobs: str) -> None:
    """Put jobs before all others."""
    s.todo = (*jobs, *s.todo)


def act(s: ClashTable) -> Coroutine[Any, Any, None]:
    """Do the next job."""
    name, words = _read(s.todo[0])
    s.todo = s.todo[1:]
    return JOBS[name](s, *words)


@lru_cache(1 << 12)
def _read(line: str) -> tuple[str, tuple[str, ...]]:
    name, *words = line.split()
    return name, tuple(words)
