"""The store: many jobs to a commit, and nobody is answered before it."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from sqlalchemy import Connection, insert, select
from sqlalchemy.exc import IntegrityError

from oikumene.table import store
from oikumene.table.people import People, Person
from oikumene.table.store import MOST_IN_A_COMMIT, Job, Store

pytestmark = pytest.mark.anyio


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "test.db"


@pytest.fixture
async def kept(file: Path) -> AsyncIterator[Store]:
    opened = Store(f"sqlite:///{file}")
    yield opened
    opened.close()


def somebody(id_: str) -> Job[None]:
    def job(c: Connection) -> None:
        row = {"id": id_, "name": "", "language": "", "webhook": "", "email": ""}
        c.execute(insert(store.people), row)

    return job


def seen(file: Path) -> set[str]:
    """What a second connection reads: only what is committed."""
    other = sqlite3.connect(file)
    try:
        return {row[0] for row in other.execute("select id from people")}
    finally:
        other.close()


async def test_what_was_written_is_on_disk_when_the_writer_is_answered(
    kept: Store, file: Path
) -> None:
    for n in range(10):
        await kept.write(somebody(str(n)))
        assert str(n) in seen(file)


async def test_each_of_many_writers_is_answered_after_its_commit(kept: Store, file: Path) -> None:
    async def write(n: int) -> bool:
        await kept.write(somebody(str(n)))
        return str(n) in seen(file)

    many = MOST_IN_A_COMMIT + 50
    assert all(await asyncio.gather(*(write(n) for n in range(many))))
    assert len(seen(file)) == many


async def test_jobs_that_wait_share_a_commit(kept: Store) -> None:
    sizes: list[int] = []
    commit = kept._commit

    def watched(connection: Connection, batch: list[store._Queued]) -> None:
        sizes.append(len(batch))
        commit(connection, batch)

    kept._commit = watched  # type: ignore[method-assign]
    await asyncio.gather(*(kept.write(somebody(str(n))) for n in range(600)))
    assert sum(sizes) == 600
    assert len(sizes) < 300
    assert max(sizes) <= MOST_IN_A_COMMIT


async def test_a_job_sees_what_the_one_before_it_wrote(kept: Store) -> None:
    def count(c: Connection) -> int:
        return len(c.execute(select(store.people.c.id)).all())

    counts = await asyncio.gather(
        *(kept.write(job) for n in range(20) for job in (somebody(str(n)), count))
    )
    assert [each for each in counts if each is not None] == list(range(1, 21))


async def test_a_bad_job_takes_no_other_with_it(kept: Store, file: Path) -> None:
    def broken(c: Connection) -> None:
        somebody("half")(c)
        raise ValueError("no")

    jobs = [somebody(str(n)) for n in range(40)]
    jobs[20:20] = [broken, somebody("0"), broken]
    results = await asyncio.gather(*(kept.write(job) for job in jobs), return_exceptions=True)
    wrong = [result for result in results if isinstance(result, Exception)]
    assert [type(each) for each in wrong] == [ValueError, IntegrityError, ValueError]
    assert seen(file) == {str(n) for n in range(40)}


async def test_a_writer_who_has_gone_does_not_stop_the_others(kept: Store, file: Path) -> None:
    gone = asyncio.create_task(kept.write(somebody("gone")))
    await asyncio.sleep(0)
    gone.cancel()
    with pytest.raises(asyncio.CancelledError):
        await gone
    await kept.write(somebody("here"))
    assert seen(file) == {"gone", "here"}


async def test_closing_finishes_what_was_begun(file: Path) -> None:
    opened = Store(f"sqlite:///{file}")
    writing = [asyncio.create_task(opened.write(somebody(str(n)))) for n in range(50)]
    await asyncio.sleep(0)
    opened.close()
    await asyncio.gather(*writing)
    assert len(seen(file)) == 50


async def test_the_database_waits_for_the_disk(kept: Store) -> None:
    def pragmas(c: Connection) -> tuple[object, object]:
        journal = c.exec_driver_sql("pragma journal_mode").scalar()
        return journal, c.exec_driver_sql("pragma synchronous").scalar()

    assert await kept.read(pragmas) == ("wal", 2)
    assert await kept.write(pragmas) == ("wal", 2)


async def test_a_second_start_finds_what_the_first_has_kept(file: Path) -> None:
    first = Store(f"sqlite:///{file}")
    await People(first).change("a", Person("Ada", "uk"))
    first.close()
    second = Store(f"sqlite:///{file}")
    assert await People(second).find("a") == Person("Ada", "uk")
    assert await People(second).find("b") is None
    await People(second).change("a", Person("Ada", "ru", email="a@b"))
    assert await People(second).find("a") == Person("Ada", "ru", email="a@b")
    second.close()
