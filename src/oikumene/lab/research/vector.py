"""Many matches in worker processes, answered in one stroke: for training loops."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from multiprocessing import get_context
from multiprocessing.connection import Connection
from random import Random
from types import TracebackType
from typing import Any, NamedTuple, Self

import numpy as np
from numpy.typing import NDArray

import oikumene
from oikumene.engine.errors import BadSetup
from oikumene.lab.research.numbered import Form, Numbered, Reward, check_words, rewards
from oikumene.titles import title_named


class Batch(NamedTuple):
    """All matches at once: row `i` of every array is match `i`."""

    seen: dict[str, NDArray[Any]]
    """What the asked seats see: ``observation``, ``action_mask`` and, in that form, ``options``."""
    asked: NDArray[np.int64]
    """The seats that are asked."""
    rewards: NDArray[np.float32]
    """What each seat gets: a row of zeros until the match ends."""
    over: NDArray[np.bool_]
    """Whether the match has just ended. What is seen is the next one then, which has begun."""


class _Order(NamedTuple):
    """What a worker must know."""

    title: str
    seats: int
    options: dict[str, Any]
    form: Form
    reward: Reward
    seeds: list[str]
    """One per match: where its chance begins."""


class Vector:
    """`n` matches of a title, spread over worker processes. Close it, or use it in a `with`."""

    def __init__(
        self,
        title: str,
        n: int,
        seats: int = 2,
        options: Mapping[str, Any] | None = None,
        form: Form = "masked",
        reward: Reward = "win",
        seed: int = 0,
        jobs: int = 1,
    ) -> None:
        check_words(form, reward)
        title_named(title).settle(seats, options or {})
        if not 1 <= jobs <= n:
            raise BadSetup(f"{jobs} jobs for {n} matches: each needs a match at least")
        self.n = n
        seeds = np.array_split([f"{seed}:{match}" for match in range(n)], jobs)
        # Spawned workers start clean: nothing of the caller's threads or locks comes along.
        context = get_context("spawn")
        self._ends = list(np.cumsum([len(part) for part in seeds])[:-1])
        self._lines, self._workers = [], []
        for part in seeds:
            line, far = context.Pipe()
            order = _Order(title, seats, dict(options or {}), form, reward, list(map(str, part)))
            worker = context.Process(target=_work, args=(far, order), daemon=True)
            worker.start()
            far.close()
            self._lines.append(line)
            self._workers.append(worker)

    def reset(self) -> Batch:
        """New matches everywhere."""
        return self._told([None] * len(self._lines))

    def step(self, actions: Sequence[int] | NDArray[np.integer[Any]]) -> Batch:
        """One answer for each match."""
        if len(actions) != self.n:
            raise BadSetup(f"{len(actions)} actions for {self.n} matches")
        return self._told(np.split(np.asarray(actions), self._ends))

    def _told(self, parts: Sequence[NDArray[Any] | None]) -> Batch:
        for line, part in zip(self._lines, parts, strict=True):
            line.send(part)
        answers = [line.recv() for line in self._lines]
        for answer in answers:
            if isinstance(answer, Exception):
                raise answer
        return _stacked(answers, np.concatenate)

    def close(self) -> None:
        """Send the workers home."""
        for line in self._lines:
            line.close()  # a worker ends when nobody is at the other end
        for worker in self._workers:
            worker.join()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        wrong: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.close()


def _stacked(rows: list[Any], how: Any) -> Batch:
    """Rows, or batches, as one batch."""
    seen, *others = zip(*rows, strict=True)
    return Batch({key: how([each[key] for each in seen]) for key in seen[0]}, *map(how, others))


def _work(line: Connection, order: _Order) -> None:
    """A worker: for each list of actions a batch, or what went wrong."""
    tables = [_Table(order, seed) for seed in order.seeds]
    while True:
        try:
            actions = line.recv()
        except EOFError:
            return
        try:
            given = [None] * len(tables) if actions is None else actions
            rows = [table.step(each) for table, each in zip(tables, given, strict=True)]
            line.send(_stacked(rows, np.stack))
        except Exception as wrong:  # it belongs to the caller
            line.send(wrong)


class _Table:
    """One match after the other."""

    def __init__(self, order: _Order, seed: str) -> None:
        self.order = order
        self.rng = Random(seed)
        self.numbered = self._begun()

    def _begun(self) -> Numbered:
        order, seed = self.order, self.rng.getrandbits(53)
        return Numbered(
            oikumene.start(order.title, order.seats, seed, order.options, journal=False)
        )

    def step(self, action: int | None) -> Batch:
        """A row: after an answer, or (None) of a new match."""
        gained, over = [0.0] * self.order.seats, False
        if action is None:
            self.numbered = self._begun()
        else:
            self.numbered.answer(int(action))
            over = self.numbered.match.over
        if over:
            gained = rewards(self.numbered.match, self.order.reward)
            self.numbered = self._begun()
        seat = self.numbered.asked
        assert seat is not None
        return Batch(
            self.numbered.seen(seat, self.order.form),
            np.array(seat),
            np.array(gained, np.float32),
            np.array(over),
        )
