"""The database. One thread writes, many jobs to a commit; nobody is answered before the commit.

SQLite in WAL mode with synchronous=FULL waits for the disk at every commit. Jobs that arrive
meanwhile share the next one, so that a slow disk costs time but not throughput.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from queue import Empty, SimpleQueue
from threading import Thread
from typing import Any, TypeVar

from sqlalchemy import (
    Boolean,
    Column,
    Connection,
    Engine,
    Float,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    create_engine,
    event,
    make_url,
)

T = TypeVar("T")
Job = Callable[[Connection], T]
_Queued = tuple[Job[Any], asyncio.AbstractEventLoop, "asyncio.Future[Any]"]

MOST_IN_A_COMMIT = 256

meta = MetaData()
people = Table(
    "people",
    meta,
    Column("id", String, primary_key=True),
    Column("name", String, nullable=False),
    Column("language", String, nullable=False),
    Column("webhook", String, nullable=False),
    Column("email", String, nullable=False),
)
keys = Table(
    "keys",
    meta,
    Column("hash", String, primary_key=True),
    Column("id", String, nullable=False),
    Column("person", String, nullable=False, index=True),
    Column("name", String, nullable=False),
    Column("created", Float, nullable=False),
)
tables = Table(
    "tables",
    meta,
    Column("id", String, primary_key=True),
    Column("host", String, nullable=False, index=True),
    Column("status", String, nullable=False),
    Column("open", Boolean, nullable=False),
    Column("created", Float, nullable=False),
    Column("since", Float, nullable=False),
    Column("seating", LargeBinary, nullable=False),
    Column("waiting", String, nullable=False),
    Column("start", LargeBinary),  # how the match began; nothing: it has not yet
    Column("checkpoint", LargeBinary),  # the state at the last safe point
    Column("settled", Integer, nullable=False),  # how many answers led there
    Column("rules", Integer, nullable=False),  # the rules version that wrote it
    Index("tables_open", "open", "status"),
)
members = Table(
    "members",
    meta,
    Column("person", String, primary_key=True),
    Column("table_id", String, primary_key=True),
)
moves = Table(
    "moves",
    meta,
    Column("table_id", String, primary_key=True),
    Column("version", Integer, primary_key=True),
    Column("kind", String, nullable=False),  # start, answer, undo, redo
    Column("seat", Integer, nullable=False),
    Column("text", String, nullable=False),
    Column("at", Float, nullable=False),
    Column("safe", Boolean, nullable=False),
    Column("entries", LargeBinary, nullable=False),
)
chat = Table(
    "chat",
    meta,
    Column("id", Integer, primary_key=True),
    Column("table_id", String, nullable=False, index=True),
    Column("name", String, nullable=False),
    Column("seat", Integer),
    Column("text", Text, nullable=False),
    Column("at", Float, nullable=False),
)


class Store:
    """Reads in threads, writes in one thread."""

    def __init__(self, url: str) -> None:
        self.engine = _engine(url)
        meta.create_all(self.engine)
        self._jobs: SimpleQueue[_Queued | None] = SimpleQueue()
        self._writer = Thread(target=self._write_all, name="writer", daemon=True)
        self._writer.start()

    async def write(self, job: Job[T]) -> T:
        """Run a job in a transaction, and return when it is on disk."""
        loop = asyncio.get_running_loop()
        future: asyncio.Future[T] = loop.create_future()
        self._jobs.put((job, loop, future))
        return await future

    async def read(self, job: Job[T]) -> T:
        """Run a job that only reads."""
        return await asyncio.to_thread(self._read, job)

    def _read(self, job: Job[T]) -> T:
        with self.engine.connect() as connection:
            return job(connection)

    def close(self) -> None:
        """Finish what was begun."""
        self._jobs.put(None)
        self._writer.join()
        self.engine.dispose()

    # The writer thread

    def _write_all(self) -> None:
        with self.engine.connect() as connection:
            while (job := self._jobs.get()) is not None:
                batch, more = self._gathered(job)
                self._commit(connection, batch)
                if not more:
                    return

    def _gathered(self, first: _Queued) -> tuple[list[_Queued], bool]:
        """All jobs that wait, as far as one commit takes them; False: there will be no more."""
        batch = [first]
        while len(batch) < MOST_IN_A_COMMIT:
            try:
                job = self._jobs.get_nowait()
            except Empty:
                break
            if job is None:
                return batch, False
            batch.append(job)
        return batch, True

    def _commit(self, connection: Connection, batch: list[_Queued]) -> None:
        try:
            with connection.begin():
                results = [job(connection) for job, _, _ in batch]
        except Exception as wrong:
            if len(batch) > 1:  # one bad job must not take the others with it
                for job in batch:
                    self._commit(connection, [job])
                return
            results = [wrong]
        for (_, loop, future), result in zip(batch, results, strict=True):
            loop.call_soon_threadsafe(_settle, future, result)


def _settle(future: asyncio.Future[Any], result: Any) -> None:
    if future.done():  # nobody waits any more
        return
    if isinstance(result, Exception):
        future.set_exception(result)
    else:
        future.set_result(result)


def _engine(url: str) -> Engine:
    engine = create_engine(make_url(url))
    if engine.dialect.name == "sqlite":
        event.listen(engine, "connect", _durable)
    return engine


def _durable(connection: Any, _record: Any) -> None:
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "busy_timeout=5000"):
        connection.execute(f"PRAGMA {pragma}")
