"""A table that was dropped from memory is the same when it is read again."""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
from sqlalchemy.exc import OperationalError

from oikumene.engine.title import Title
from oikumene.table.live import LiveTable
from oikumene.titles import nations
from tests.table.site import Json, Person, Site, play_any, seated

pytestmark = pytest.mark.anyio


async def shown(site: Site, id_: str, people: list[Person], moments: Random) -> Json:
    """All that the people at a table can see of it. What was undone is not kept on disk."""
    path = f"/api/tables/{id_}"
    found: list[Json] = [await people[0].get(path)]
    n = len((await site.table(id_)).log)
    for seat, person in enumerate(people):
        news = await person.get(f"{path}/view", seat=seat)
        found.append({key: part for key, part in news.items() if key not in ("n", "canRedo")})
        found.append(await person.get(f"{path}/moments", seat=seat))
        moment = moments.randrange(n + 1)
        found.append(await person.get(f"{path}/moments/{moment}", seat=seat))
    match = await site.match(id_)
    found.append([match.digest().decode(), match.answered, match.settled, match.history()])
    return found


async def dropped(site: Site, id_: str, people: list[Person], seed: int) -> None:
    """Drop a table, and compare what is seen of it before and after."""
    before = await shown(site, id_, people, Random(seed))
    await site.unload(id_)
    assert id_ not in site.hall.live
    assert await shown(site, id_, people, Random(seed)) == before


async def any_change(site: Site, id_: str, people: list[Person], rng: Random) -> bool:
    """An answer, an undo or a redo."""
    table = await site.table(id_)
    path = f"/api/tables/{id_}"
    if rng.random() < 0.25 and table.log:
        seat = rng.choice(table.log).seat
        turn = rng.random() < 0.5
        await people[seat].post(f"{path}/undo", seat=seat, version=table.version, turn=turn)
        if rng.random() < 0.5 and table.playing().can_redo(seat):
            await people[seat].post(f"{path}/redo", seat=seat, version=table.version)
        return True
    return await play_any(site, id_, people, rng)


@pytest.mark.parametrize("seed", range(2))
async def test_a_table_is_dropped_at_random_moments(site: Site, seed: int) -> None:
    rng = Random(seed)
    id_, people = await seated(
        site, 2 + seed, seed=seed, undo="free", options={"ages": 1, "level": "competitive"}
    )
    await dropped(site, id_, people, seed)
    changes = 0
    while await any_change(site, id_, people, rng) and changes < 120:
        changes += 1
        if rng.random() < 0.1:
            await dropped(site, id_, people, changes)
    await dropped(site, id_, people, seed)
    assert changes > 40


async def test_a_table_read_anew_after_every_change_plays_the_same_match(
    site: Site, tmp_path: Path
) -> None:
    """The same answers at a table that stays in memory and at one that never does."""
    tables = [await seated(site, 2, seed=5, undo="free", options={"ages": 1}) for _ in range(2)]
    (stays, people), (comes, others) = tables
    rng, twin = Random(5), Random(5)
    for _ in range(40):
        one = await any_change(site, stays, people, rng)
        two = await any_change(site, comes, others, twin)
        assert one == two
        await site.unload(comes)
        if not one:
            break
    first, second = await site.match(stays), await site.match(comes)
    assert second.digest() == first.digest()
    assert second.history() == first.history()
    assert [entry.key for entry in second.journal(0)] == [entry.key for entry in first.journal(0)]


@pytest.mark.parametrize("seed", range(3))
async def test_a_fork_is_dropped_at_random_moments(site: Site, seed: int) -> None:
    """In the step in which it began, after its next safe point, and when it is undone to there."""
    rng = Random(seed)
    id_, people = await seated(site, 2, seed=seed, options={"level": "competitive"})
    for _ in range(8 + seed * 7):
        await play_any(site, id_, people, rng)
    moment = rng.randrange(3, len((await site.table(id_)).log))
    ada = people[0]
    sheet = await ada.post(f"/api/tables/{id_}/fork", seat=0, moment=moment)
    fork = sheet["id"]
    path = f"/api/tables/{fork}"
    await ada.post(f"{path}/pause", paused=True)  # the machines must not play meanwhile
    table = await site.table(fork)
    table.seating.seats[1] = msgspec.structs.replace(
        table.seating.seats[1], kind="person", person=await ada.id()
    )
    await ada.post(f"{path}/pause", paused=False)
    players = [ada, ada]
    began = (await site.match(fork)).digest()
    for _ in range(18):
        await any_change(site, fork, players, rng)
        if rng.random() < 0.4:
            await dropped(site, fork, players, seed)
    while (table := await site.table(fork)).log:
        seat = table.log[-1].seat
        await ada.post(f"{path}/undo", seat=seat, version=table.version)
        if rng.random() < 0.3:
            await dropped(site, fork, players, seed)
    await dropped(site, fork, players, seed)
    assert (await site.match(fork)).digest() == began
    refused = await ada.refused(f"{path}/undo", seat=0, version=(await site.table(fork)).version)
    assert refused == (409, "cannot-undo")


async def test_a_fork_can_be_forked_and_read_again(site: Site) -> None:
    id_, people = await seated(site, 2)
    for _ in range(6):
        await play_any(site, id_, people, Random(1))
    ada = people[0]
    for _ in range(2):
        id_ = (await ada.post(f"/api/tables/{id_}/fork", seat=0, moment=0))["id"]
        await ada.post(f"/api/tables/{id_}/pause", paused=True)
        before = (await site.match(id_)).digest()
        await site.unload(id_)
        assert (await site.match(id_)).digest() == before


async def test_an_answer_to_a_table_that_was_dropped_is_taken(site: Site) -> None:
    id_, people = await seated(site, 2)
    for at in range(10):
        table = await site.table(id_)
        seat, number = next(iter(table.numbers.items()))
        text = table.playing().decisions[0].options[0].text
        await site.unload(id_)
        body = {"seat": seat, "number": number, "answer": text}
        assert await people[seat].post(f"/api/tables/{id_}/answer", **body) == {"done": True}
        assert await people[seat].refused(f"/api/tables/{id_}/answer", **body) in [
            (409, "stale"),
            (409, "not-asked"),
        ]
        assert (await site.table(id_)).version == at + 1


async def test_many_who_come_at_once_read_it_once(site: Site) -> None:
    id_, _ = await seated(site, 2)
    await site.unload(id_)
    tables = await asyncio.gather(*(site.table(id_) for _ in range(20)))
    assert len({id(table) for table in tables}) == 1


async def test_only_so_many_tables_stay_in_memory(tmp_path: Path) -> None:
    async with Site(tmp_path, live=3) as site:
        ada = site.person()
        ids = [(await ada.new_table("me", "hotseat", seed=n))["id"] for n in range(6)]
        assert len(site.hall.live) == 3
        digests = {id_: (await site.match(id_)).digest() for id_ in ids}
        assert len(site.hall.live) == 3
        assert set(site.hall.live) == set(ids[3:])
        async with ada.looking(ids[0], 0) as page:
            await page.news()
            for id_ in ids[1:]:
                assert (await site.match(id_)).digest() == digests[id_]
                assert ids[0] in site.hall.live, "somebody looks at it"
        for id_ in ids[1:]:
            await site.match(id_)
        assert ids[0] not in site.hall.live


async def test_what_was_dropped_while_somebody_held_it_is_not_changed(site: Site) -> None:
    id_, people = await seated(site, 2)
    held = await site.table(id_)
    seat, number = next(iter(held.numbers.items()))
    text = held.playing().decisions[0].options[0].text
    await site.unload(id_)
    with pytest.raises(Exception, match="read again"):
        await held.answer(seat, number, text, sure=True)
    body = {"seat": seat, "number": number, "answer": text}
    await people[seat].post(f"/api/tables/{id_}/answer", **body)
    await site.unload(id_)
    assert (await site.table(id_)).version == 1


# When the disk says no


async def test_an_answer_that_cannot_be_stored_did_not_happen(
    site: Site, monkeypatch: pytest.MonkeyPatch
) -> None:
    id_, people = await seated(site, 2)
    await play_any(site, id_, people, Random(1))
    path = f"/api/tables/{id_}"
    table = await site.table(id_)
    seat, number = next(iter(table.numbers.items()))
    before = (await site.match(id_)).digest()
    text = table.playing().decisions[0].options[0].text
    full = OperationalError("insert", {}, Exception("the disk is full"))

    async def keep(_table: LiveTable, _what: Any) -> None:
        await asyncio.sleep(0.02)  # the other one waits for the lock
        raise full

    table._keep = keep
    body = {"seat": seat, "number": number, "answer": text}
    both = await asyncio.gather(
        *(people[seat].ask("POST", f"{path}/answer", json=body) for _ in range(2))
    )
    assert [answer.status_code for answer in both] == [503, 503]
    assert both[0].json()["error"] == "not-kept"
    assert (await site.match(id_)).digest() == before
    assert await people[seat].post(f"{path}/answer", **body) == {"done": True}


@pytest.mark.parametrize("path", ["/api/tables", "/api/me"])
async def test_whatever_cannot_be_stored_is_said_so(
    site: Site, path: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def write(_job: Any) -> None:
        raise OperationalError("insert", {}, Exception("the disk is full"))

    monkeypatch.setattr(site.server.store, "write", write)
    body = {"title": "nations", "seats": [{"kind": "me"}]} if "tables" in path else {"name": "A"}
    assert await site.person().refused(path, **body) == (503, "not-kept")


async def test_a_match_whose_beginning_cannot_be_stored_has_not_begun(
    site: Site, monkeypatch: pytest.MonkeyPatch
) -> None:
    ada = site.person()
    sheet = await ada.new_table("me", "open")
    path = f"/api/tables/{sheet['id']}"
    bob = site.person()
    await bob.post(f"{path}/join", secret=sheet["links"]["1"])
    write = site.server.store.write

    async def broken(_job: Any) -> None:
        raise OperationalError("insert", {}, Exception("the disk is full"))

    monkeypatch.setattr(site.server.store, "write", broken)
    assert await ada.refused(f"{path}/start") == (503, "not-kept")
    monkeypatch.setattr(site.server.store, "write", write)
    assert (await ada.get(path))["status"] == "waiting"
    await ada.post(f"{path}/start")
    assert (await ada.get(path))["status"] == "playing"


async def test_who_could_not_be_written_down_has_not_joined(
    site: Site, monkeypatch: pytest.MonkeyPatch
) -> None:
    ada, bob = site.person(), site.person()
    sheet = await ada.new_table("me", "open")
    path = f"/api/tables/{sheet['id']}"

    async def broken(_job: Any) -> None:
        raise OperationalError("insert", {}, Exception("the disk is full"))

    with monkeypatch.context() as full:
        full.setattr(site.server.store, "write", broken)
        refused = await bob.refused(f"{path}/join", secret=sheet["links"]["1"])
        assert refused == (503, "not-kept")
    assert [seat["kind"] for seat in (await ada.get(path))["seats"]] == ["person", "open"]
    assert (await bob.post(f"{path}/join", secret=sheet["links"]["1"]))["me"]["seats"] == [1]


async def test_an_answer_that_could_not_be_told_is_there_nevertheless(
    site: Site, monkeypatch: pytest.MonkeyPatch
) -> None:
    id_, people = await seated(site, 2)
    async with people[0].looking(id_, 0) as page:
        await page.news()
        with monkeypatch.context() as broken:
            broken.setattr("oikumene.table.live.view_of", lambda *_: 1 / 0)
            with pytest.raises(ZeroDivisionError):
                await play_any(site, id_, people, Random(1))
        assert (await people[0].get(f"/api/tables/{id_}/view", seat=0))["version"] == 1
        with pytest.raises(AssertionError, match="ended"):
            await page.news()


# Newer rules


def newer(title: Title) -> Title:
    """The same title, one version later."""
    return msgspec.structs.replace(title, rules=title.rules + 1, migrations={title.rules: dict})


async def test_a_table_survives_newer_rules(site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    id_, people = await seated(site, 2)
    rng = Random(1)
    for _ in range(10):
        await play_any(site, id_, people, rng)
    before = (await site.match(id_)).digest()
    await site.unload(id_)
    monkeypatch.setattr(nations, "TITLE", newer(nations.TITLE))
    assert (await site.match(id_)).digest() == before
    assert (await site.match(id_)).title.rules == 2
    for _ in range(10):
        await play_any(site, id_, people, rng)
        now = (await site.match(id_)).digest()
        await site.unload(id_)
        assert (await site.match(id_)).digest() == now
    view = await people[0].get(f"/api/tables/{id_}/view", seat=0)
    assert view["moment"] == view["version"] == 20


async def test_what_newer_rules_wrote_is_taken_back_to_what_older_ones_did(
    site: Site, monkeypatch: pytest.MonkeyPatch
) -> None:
    id_, people = await seated(site, 2, undo="free")
    began = (await site.match(id_)).digest()
    await site.unload(id_)
    monkeypatch.setattr(nations, "TITLE", newer(nations.TITLE))
    for _ in range(3):
        await play_any(site, id_, people, Random(1))
    while (table := await site.table(id_)).log:
        seat = table.log[-1].seat
        await people[seat].post(f"/api/tables/{id_}/undo", seat=seat, version=table.version)
    await site.unload(id_)
    assert (await site.match(id_)).digest() == began


async def test_newer_rules_come_while_a_table_waits(
    site: Site, monkeypatch: pytest.MonkeyPatch
) -> None:
    ada = site.person()
    id_ = (await ada.new_table("me", "open"))["id"]
    monkeypatch.setattr(nations, "TITLE", newer(nations.TITLE))
    await ada.post(f"/api/tables/{id_}/seat", seat=1, kind="machine", player="easy")
    await ada.post(f"/api/tables/{id_}/pause", paused=True)
    before = (await site.match(id_)).digest()
    await site.unload(id_)
    assert (await site.match(id_)).digest() == before


async def test_a_second_start_of_the_server_finds_everything(tmp_path: Path) -> None:
    async with Site(tmp_path) as site:
        id_, people = await seated(site, 2)
        for _ in range(10):
            await play_any(site, id_, people, Random(1))
        before = await shown(site, id_, people, Random(1))
        cookies = [person.client.cookies for person in people]
    async with Site(tmp_path) as again:
        back = [again.person() for _ in people]
        for person, kept in zip(back, cookies, strict=True):
            person.client.cookies = kept
        assert await shown(again, id_, back, Random(1)) == before
