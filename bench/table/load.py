"""People at many tables: each answers what it is asked, at random, and watches its stream."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from functools import partial
from itertools import cycle
from random import Random
from time import perf_counter

import msgspec
from msgspec import UNSET, UnsetType

from bench.table.wire import Events, Line, events, line

SEATS = 4
PATIENCE = 30.0
THINKING = 8
WARM = 2.0
"""Seconds after which the processes that think have started."""
AT_ONCE = 20
"""Tables that are opened side by side."""


class _Option(msgspec.Struct):
    text: str


class _Decision(msgspec.Struct):
    options: list[_Option]


class _View(msgspec.Struct):
    decision: _Decision | None


class _News(msgspec.Struct):
    """As much of the news as a player at random needs."""

    n: int
    version: int = -1
    number: int | UnsetType | None = UNSET
    decision: _Decision | None = None
    view: _View | None = None


_news = msgspec.json.Decoder(_News)


class Room:
    """A table and its four people."""

    def __init__(self, id_: str, people: Sequence[str], to_server: Line, seed: int) -> None:
        self.id = id_
        self.people = people
        self.line = to_server
        self.rng = Random(seed)
        self.streams: list[Events] = []
        self.asked: dict[int, tuple[int, list[_Option]]] = {}
        self.last = [-1] * SEATS
        self.version = -1
        self.lost = 0
        self.latencies: list[float] = []
        self.sizes: list[int] = []
        """Bytes of the news of an answer for seats that are not asked after it."""
        self._turn = asyncio.Lock()
        self._ears = 0
        self._told: asyncio.Future[float] | None = None

    async def open(self, port: int) -> None:
        """Let everybody look at the table."""
        self._expect()
        for seat, cookie in enumerate(self.people):
            path = f"/api/tables/{self.id}/events?seat={seat}"
            self.streams.append(await events(port, path, cookie, partial(self._heard, seat)))
        await self._all_told()

    def close(self) -> None:
        """Go away."""
        for wire in (*self.streams, self.line):
            wire.close()

    @property
    def over(self) -> bool:
        """Whether nobody is asked any more."""
        return not self.asked

    async def answer(self) -> None:
        """One answer, from just before it is sent until all four have heard of it."""
        begun = perf_counter()
        async with self._turn:
            if self.over:
                return
            seat = self.rng.choice(list(self.asked))
            number, options = self.asked[seat]
            told = {"seat": seat, "number": number, "answer": self.rng.choice(options).text}
            self._expect()
            path = f"/api/tables/{self.id}/answer"
            reply = await self.line.ask("POST", path, told, self.people[seat])
            assert reply.json() == {"done": True}
            self.latencies.append(await self._all_told() - begun)

    def _expect(self) -> None:
        """Watch out for the next version."""
        self.version += 1
        self._ears = SEATS
        self._told = asyncio.get_running_loop().create_future()

    async def _all_told(self) -> float:
        assert self._told is not None
        return await asyncio.wait_for(self._told, PATIENCE)

    def _heard(self, seat: int, data: bytes, size: int) -> None:
        news = _news.decode(data)
        if self.last[seat] >= 0:
            self.lost += news.n - self.last[seat] - 1
        self.last[seat] = news.n
        if news.number is not UNSET:
            self._asks(seat, news)
        if seat not in self.asked and news.version > 0:
            self.sizes.append(size)
        if news.version == self.version:
            self._ears -= 1
            if not self._ears and self._told is not None:
                self._told.set_result(perf_counter())

    def _asks(self, seat: int, news: _News) -> None:
        decision = news.view.decision if news.view else news.decision
        if decision is None:
            self.asked.pop(seat, None)
        else:
            assert isinstance(news.number, int)
            self.asked[seat] = news.number, decision.options


async def rooms(port: int, many: int) -> list[Room]:
    """Many Nations tables in play, all looked at."""
    gate = asyncio.Semaphore(AT_ONCE)

    async def opened(seed: int) -> Room:
        async with gate:
            room = await _seated(port, seed)
            await room.open(port)
            return room

    return await asyncio.gather(*(opened(seed) for seed in range(many)))


async def _seated(port: int, seed: int) -> Room:
    """A table made by its host, with three who join by link."""
    to_server = await line(port)
    wish = {"title": "nations", "seed": seed, "seats": [{"kind": "me"}, *[{"kind": "open"}] * 3]}
    made = await to_server.ask("POST", "/api/tables", wish)
    sheet, people = made.json(), [made.cookie]
    for seat in range(1, SEATS):
        joined = await to_server.ask(
            "POST", f"/api/tables/{sheet['id']}/join", {"secret": sheet["links"][str(seat)]}
        )
        joined.json()
        people.append(joined.cookie)
    (await to_server.ask("POST", f"/api/tables/{sheet['id']}/start", {}, people[0])).json()
    return Room(sheet["id"], people, to_server, seed)


async def bare_rooms(port: int, many: int) -> list[Room]:
    """As many tables of the bare server."""
    found = [Room(f"{n}", [""] * SEATS, await line(port), n) for n in range(many)]
    for room in found:
        await room.open(port)
    return found


class Load(msgspec.Struct, frozen=True):
    """What a time under load brought."""

    seconds: float
    latencies: list[float]
    sizes: list[int]
    lost: int

    @property
    def rate(self) -> float:
        """Answers a second."""
        return len(self.latencies) / self.seconds


async def steady(open_: Sequence[Room], rate: float, seconds: float) -> Load:
    """Answers at random moments, so many a second however long they take."""
    rng, tables, tasks = Random(rate), cycle(open_), []
    begun = due = perf_counter()
    while due - begun < seconds:
        tasks.append(asyncio.create_task(next(tables).answer()))
        due += rng.expovariate(rate)
        await asyncio.sleep(max(0.0, due - perf_counter()))
    await asyncio.gather(*tasks)
    return _taken(open_, perf_counter() - begun)


async def flat_out(open_: Sequence[Room], seconds: float) -> Load:
    """All tables answer as fast as they can."""
    begun = perf_counter()

    async def going(room: Room) -> None:
        while perf_counter() - begun < seconds and not room.over:
            await room.answer()

    await asyncio.gather(*map(going, open_))
    return _taken(open_, perf_counter() - begun)


def _taken(open_: Sequence[Room], seconds: float) -> Load:
    """What the rooms have noted since the last time."""
    load = Load(
        seconds,
        [x for room in open_ for x in room.latencies],
        [x for room in open_ for x in room.sizes],
        sum(room.lost for room in open_),
    )
    for room in open_:
        room.latencies, room.sizes, room.lost = [], [], 0
    return load


class Machines:
    """Tables where machine players play among themselves; their host only watches."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.ids: list[str] = []
        self.host = ""

    async def __aenter__(self) -> None:
        self.line = await line(self.port)
        wish = {"title": "nations", "seats": [{"kind": "machine", "player": "normal"}] * SEATS}
        for _ in range(THINKING):
            made = await self.line.ask("POST", "/api/tables", wish, self.host)
            self.host = self.host or made.cookie
            self.ids.append(made.json()["id"])
        await asyncio.sleep(WARM)

    async def __aexit__(self, *_wrong: object) -> None:
        for id_ in self.ids:
            await self.line.ask("DELETE", f"/api/tables/{id_}", None, self.host)
        self.line.close()
