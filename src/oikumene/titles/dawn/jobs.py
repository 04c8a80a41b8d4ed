"""What is still to do in a turn.

A turn is cut into short steps, so that search, which copies a table before it tries something, need
not run a whole turn again. A job is a line (``attack 1``): its name and what its function, in the
chapter that it belongs to, must know.
"""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from functools import lru_cache
from typing import Any

from oikumene.titles.dawn.state import DawnTable

Job = Callable[..., Coroutine[Any, Any, None]]
"""(table, player, word …)"""

JOBS: dict[str, Job] = {}


def job(name: str) -> Callable[[Job], Job]:
    """Register the function of a job."""

    def keep(run: Job) -> Job:
        JOBS[name] = run
        return run

    return keep


def first_do(s: DawnTable, *jobs: str) -> None:
    """Put jobs before all others."""
    s.todo = (*jobs, *s.todo)


def do_before(s: DawnTable, later: str, job_: str) -> None:
    """Put a job right before another one."""
    at = s.todo.index(later)
    s.todo = (*s.todo[:at], job_, *s.todo[at:])


def rename(s: DawnTable, old: str, new: str) -> None:
    """A card is replaced by another one in all that is still to do."""
    s.todo = tuple(
        " ".join(new if word == old else word for word in line.split()) for line in s.todo
    )


def next_job(s: DawnTable) -> Coroutine[Any, Any, None]:
    """Take the next job, to be awaited."""
    run, words = _read(s.todo[0])
    s.todo = s.todo[1:]
    return run(s, s.players[s.active], *words)


@lru_cache(1 << 12)
def _read(line: str) -> tuple[Job, tuple[str, ...]]:
    """The function of a job and its words."""
    name, *words = line.split()
    return JOBS[name], tuple(words)
