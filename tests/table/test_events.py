"""News: what a page is told is what it would see if it looked again."""

from __future__ import annotations

import asyncio
import json
from random import Random
from statistics import mean, quantiles

import pytest

from oikumene.table import live
from oikumene.table.live import QUEUE, RECENT, Eyes, Stream
from tests.table.site import Page, Person, Site, play_any, seated

pytestmark = pytest.mark.anyio

BAR = 2_000
"""Bytes that a seat which is not on turn may be sent for an answer."""


async def up_to_date(site: Site, pages: list[Page]) -> None:
    n = (await site.table(pages[0].id)).n
    for page in pages:
        await page.until(n)


async def same_as_anew(page: Page) -> None:
    """A page knows exactly what it would learn by looking again."""
    query = {} if page.seat is None else {"seat": page.seat}
    whole = await page.person.get(f"/api/tables/{page.id}/view", **query)
    told = {**page.known, "keep": 0}
    here = {"seats": [{**seat, "here": None} for seat in told["sheet"]["seats"]]}
    told["sheet"] = {**told["sheet"], **here, "since": 0, "waiting": []}
    now = {"seats": [{**seat, "here": None} for seat in whole["sheet"]["seats"]]}
    whole["sheet"] = {**whole["sheet"], **now, "since": 0, "waiting": []}
    assert told == whole


async def look(stack: list[Page], person: Person, id_: str, seat: int | None) -> Page:
    page = Page(person, id_, seat)
    stack.append(page)
    await page.open()
    first = await page.news()
    assert {"n", "view", "sheet", "chat", "entries", "number", "version", "moment"} <= set(first)
    assert first["keep"] == 0
    return page


async def test_pages_follow_a_whole_match(site: Site) -> None:
    """Every seat and a spectator, with answers, undo and redo, to the end; and it costs little."""
    id_, people = await seated(site, 3, options={"ages": 1}, undo="free")
    path, rng = f"/api/tables/{id_}", Random(5)
    eve = site.person()
    await eve.post(f"{path}/join", secret=(await people[0].get(path))["links"]["watch"])
    pages: list[Page] = []
    for seat, person in enumerate(people):
        await look(pages, person, id_, seat)
    await look(pages, eve, id_, None)
    sizes: list[int] = []
    answers = 0
    while True:
        table = await site.table(id_)
        before = [len(page.raw) for page in pages]
        if rng.random() < 0.1 and table.log:
            seat = rng.choice(table.log).seat
            await people[seat].post(f"{path}/undo", seat=seat, version=table.version)
            if rng.random() < 0.5 and table.playing().can_redo(seat):
                await people[seat].post(f"{path}/redo", seat=seat, version=table.version)
        elif not await play_any(site, id_, people, rng):
            break
        else:
            answers += 1
        await up_to_date(site, pages)
        asked = set(table.numbers)
        for page, at in zip(pages, before, strict=True):
            if page.seat not in asked and len(page.raw) == at + 1 and not table.playing().over:
                sizes.append(len(page.raw[-1]))
        if answers % 7 == 0:
            for page in pages:
                await same_as_anew(page)
    for page in pages:
        await same_as_anew(page)
        await page.close()
    assert answers > 40
    assert mean(sizes) <= BAR / 2
    assert quantiles(sizes, n=50)[-1] <= BAR  # more only when a round ends and all changes


async def test_numbers_grow_without_a_gap(site: Site) -> None:
    id_, people = await seated(site, 2)
    rng = Random(2)
    async with people[1].looking(id_, 1) as page:
        came = [await page.news()]
        for _ in range(15):
            await play_any(site, id_, people, rng)
            await people[0].post(f"/api/tables/{id_}/chat", text="well played")
        came += await page.until((await site.table(id_)).n)
    numbers = [news["n"] for news in came]
    assert numbers == list(range(numbers[0], numbers[0] + 31))


async def test_undo_keeps_the_journal_up_to_it(site: Site) -> None:
    id_, people = await seated(site, 2, undo="free")
    rng = Random(3)
    async with people[0].looking(id_, 0) as page:
        await page.news()
        for _ in range(12):
            await play_any(site, id_, people, rng)
        table = await site.table(id_)
        version = table.version
        seat = table.log[-4].seat
        await people[seat].post(f"/api/tables/{id_}/undo", seat=seat, version=version)
        came = await page.until(table.n)
        assert came[-1]["keep"] < len(page.known["entries"]) + 5
        whole = await people[0].get(f"/api/tables/{id_}/view", seat=0)
        assert page.known["entries"] == whole["entries"]
        moments = [entry["moment"] for entry in whole["entries"]]
        assert moments == sorted(moments)
        assert moments[-1] <= len(table.log)


# Coming back


async def test_who_comes_back_gets_only_the_gap(site: Site) -> None:
    id_, people = await seated(site, 2)
    rng = Random(4)
    async with people[0].looking(id_, 0) as page:
        await page.news()
        await play_any(site, id_, people, rng)
        await up_to_date(site, [page])
        known, last = page.known, page.last
    for _ in range(3):
        await play_any(site, id_, people, rng)
    async with people[0].looking(id_, 0, last) as again:
        again.known = known
        came = [await again.news() for _ in range(4)]
        assert not any("view" in news for news in came)
        assert set(came[-1]) == {"n", "sheet"}
        await same_as_anew(again)
        assert not again.waiting()


async def test_who_missed_nothing_gets_only_the_frame(site: Site) -> None:
    id_, people = await seated(site, 2)
    async with people[0].looking(id_, 0) as page:
        await page.news()
        known, last = page.known, page.last
    async with people[0].looking(id_, 0, last) as again:
        again.known = known
        assert set(await again.news()) == {"n", "sheet"}
        await play_any(site, id_, people, Random(1))
        await again.news()
        await same_as_anew(again)


async def test_who_missed_a_change_of_the_frame_hears_of_it(site: Site) -> None:
    """Even if the table moved on with it, as when a standing order is given."""
    id_, people = await seated(site, 2)
    path = f"/api/tables/{id_}"
    async with people[0].looking(id_, 0) as page:
        await page.news()
        known, last = page.known, page.last
    while not {d.ask for d in (await site.match(id_)).decisions} & {"turn"}:
        await play_any(site, id_, people, Random(1))
    seat = next(iter((await site.table(id_)).numbers))
    await people[0].post(f"{path}/pause", paused=True)
    await people[0].post(f"{path}/pause", paused=False)
    await people[seat].post(f"{path}/order", seat=seat, order="pass", on=True)
    async with people[0].looking(id_, 0, last) as again:
        again.known = known
        while again.waiting():
            await again.news()
        await same_as_anew(again)


async def test_who_missed_too_much_begins_anew(site: Site) -> None:
    id_, people = await seated(site, 2)
    async with people[0].looking(id_, 0) as page:
        await page.news()
        last = page.last
    for _ in range(RECENT + 1):
        await people[1].post(f"/api/tables/{id_}/chat", text="are you there?")
    async with people[0].looking(id_, 0, last) as again:
        news = await again.news()
        assert "view" in news
        assert len(news["chat"]) == RECENT + 1
        await same_as_anew(again)


@pytest.mark.parametrize("last", ["", "7", "x-1", "-", "{epoch}-", "{epoch}--1", "{epoch}-1e3",
                                  "{epoch}-" + "9" * 5000, "1.000-0"])  # fmt: skip
async def test_a_number_that_nobody_gave_begins_anew(site: Site, last: str) -> None:
    id_, people = await seated(site, 2)
    epoch = (await site.table(id_)).epoch
    async with people[0].looking(id_, 0, last.format(epoch=epoch)) as page:
        assert "view" in await page.news()


async def test_after_a_reload_all_begin_anew(site: Site) -> None:
    id_, people = await seated(site, 2)
    async with people[0].looking(id_, 0) as page:
        await page.news()
        await site.unload(id_)
        with pytest.raises(AssertionError, match="ended"):
            await page.news()
        last = page.last
    await asyncio.sleep(0.002)  # a table is not read twice in a millisecond
    async with people[0].looking(id_, 0, last) as again:
        assert "view" in await again.news()


# Slow readers


async def test_a_slow_reader_is_cut_off_and_no_other(site: Site) -> None:
    id_, people = await seated(site, 2)
    table = await site.table(id_)
    slow, quick = Stream(await people[0].id()), Stream(await people[1].id())
    await table.look(slow, 0, "")
    await table.look(quick, 1, "")
    heard = []
    for n in range(QUEUE + 20):
        await people[1].post(f"/api/tables/{id_}/chat", text=str(n))
        heard.append(quick.queue.get_nowait())
    assert None not in heard
    assert slow.queue.qsize() <= QUEUE
    got = []
    while not slow.queue.empty() and (news := slow.queue.get_nowait()) is not None:
        got.append(json.loads(news.split(b"data: ")[1])["n"])
    first = table.n - (QUEUE + 20) + 1
    assert got == list(range(first, first + len(got))), "what it was told has no hole"


def test_news_that_are_not_all_there_are_not_sent() -> None:
    eyes = Eyes()
    assert eyes.since(0) is None
    for n in range(5, 5 + RECENT):
        eyes.send(n, b"%d" % n)
    assert eyes.since(3) is None
    assert eyes.since(4) == [b"%d" % n for n in range(5, 5 + RECENT)]
    assert eyes.since(3 + RECENT) == [b"%d" % (4 + RECENT)]


async def test_a_silent_stream_gives_signs_of_life(
    site: Site, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("oikumene.table.app.STILL_HERE", 0.01)
    id_, people = await seated(site, 2)
    async with people[0].looking(id_, 0) as page:
        assert await page.chunk() == b": still here\n\n"
        assert page.headers["content-type"].startswith("text/event-stream")
        assert page.headers["cache-control"] == "no-store"
        assert page.headers["content-encoding"] == "gzip"


async def test_a_closed_page_is_forgotten(site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    id_, people = await seated(site, 2)
    table = await site.table(id_)
    async with people[0].looking(id_, 0):
        assert [stream.person for stream in table.streams()] == [await people[0].id()]
        assert table.here(await people[0].id())
    assert not list(table.streams())
    monkeypatch.setattr(live, "GONE_AFTER", 0.0)
    await play_any(site, id_, people, Random(1))
    assert 0 not in table.eyes


async def test_a_page_that_goes_away_at_once_is_forgotten_too(site: Site) -> None:
    id_, people = await seated(site, 2)
    table = await site.table(id_)
    for turns in range(12):
        page = Page(people[0], id_, 0)
        task = asyncio.create_task(page._request())
        for _ in range(turns):
            await asyncio.sleep(0)
        page._gone.set()
        await asyncio.wait_for(task, 5)
    assert not list(table.streams())


# Who may look


async def test_who_is_sent_away_is_told_nothing_more(site: Site) -> None:
    id_, people = await seated(site, 3)
    path = f"/api/tables/{id_}"
    async with people[1].looking(id_, 1) as page, people[2].looking(id_, 2) as other:
        await page.news()
        await other.news()
        await people[0].post(f"{path}/seat", seat=1, kind="machine", player="easy")
        with pytest.raises(AssertionError, match="ended"):
            await page.news()
        assert "sheet" in await other.news()


async def test_who_leaves_is_told_nothing_more(site: Site) -> None:
    id_, people = await seated(site, 2)
    async with people[1].looking(id_, 1) as page:
        await page.news()
        await people[1].post(f"/api/tables/{id_}/leave")
        with pytest.raises(AssertionError, match="ended"):
            await page.news()


async def test_the_frame_is_told_to_each_as_theirs(site: Site) -> None:
    id_, people = await seated(site, 2)
    async with people[0].looking(id_, 0) as page, people[1].looking(id_, 1) as other:
        await page.news()
        await other.news()
        await people[0].post(f"/api/tables/{id_}/pause", paused=True)
        mine, theirs = (await page.news())["sheet"], (await other.news())["sheet"]
    assert (mine["me"]["host"], mine["me"]["seats"]) == (True, [0])
    assert (theirs["me"]["host"], theirs["me"]["seats"]) == (False, [1])
    assert mine["links"]["watch"]
    assert theirs["links"] == {}


async def test_who_looks_is_shown_as_here(site: Site) -> None:
    id_, people = await seated(site, 2)
    path = f"/api/tables/{id_}"
    async with people[1].looking(id_, 1):
        assert [seat["here"] for seat in (await people[0].get(path))["seats"]] == [False, True]
        await people[1].post(f"{path}/looking", looking=False)
        assert [seat["here"] for seat in (await people[0].get(path))["seats"]] == [False, False]


async def test_who_comes_and_goes_is_told_soon(site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(live, "PRESENCE", 0.01)
    id_, people = await seated(site, 2)
    async with people[0].looking(id_, 0) as page:
        await page.news()
        async with people[1].looking(id_, 1):
            await page.until((await site.table(id_)).n + 1)
            assert [seat["here"] for seat in page.known["sheet"]["seats"]] == [True, True]
        while page.known["sheet"]["seats"][1]["here"]:
            await page.news()
