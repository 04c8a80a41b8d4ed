"""A server without a network, people who use it, and pages that follow a table."""

from __future__ import annotations

import asyncio
import json
import zlib
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random
from types import TracebackType
from typing import Any

import httpx
import msgspec

from oikumene.engine.match import Match
from oikumene.table.app import Server, create_app
from oikumene.table.config import Config
from oikumene.table.guests import COOKIE
from oikumene.table.hall import Hall
from oikumene.table.live import LiveTable
from oikumene.table.seating import Seat, Seating
from oikumene.table.thinker import answered

HOST = "table.test"
SOON = 10.0
"""Seconds within which anything that must happen has happened."""

Json = Any


class Site:
    """A running server. Machine players think here instead of in processes of their own."""

    def __init__(self, folder: Path, *, processes: bool = False, **config: Any) -> None:
        self.config = Config(data=folder, **{"pace": 0.0, "thinkers": 1, "limits": False, **config})
        self.app = create_app(self.config)
        self._processes = processes
        self._people: list[Person] = []

    async def __aenter__(self) -> Site:
        self._life = self.app.router.lifespan_context(self.app)
        await self._life.__aenter__()
        if not self._processes:
            self.hall.thinkers.think = _think  # type: ignore[method-assign]
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        wrong: BaseException | None,
        at: TracebackType | None,
    ) -> None:
        for person in self._people:
            await person.client.aclose()
        await self._life.__aexit__(kind, wrong, at)

    @property
    def server(self) -> Server:
        """What the routes use."""
        server: Server = self.app.state.server
        return server

    @property
    def hall(self) -> Hall:
        """All tables."""
        return self.server.hall

    def person(self, **client: Any) -> Person:
        """Somebody who comes for the first time."""
        person = Person(self, **client)
        self._people.append(person)
        return person

    async def table(self, id_: str) -> LiveTable:
        """A table as the server has it."""
        return await self.hall.table(id_)

    async def match(self, id_: str) -> Match:
        """The match of a table, secrets included."""
        return (await self.table(id_)).playing()

    async def unload(self, id_: str) -> None:
        """Drop a table from memory; the next request reads it from disk."""
        table = self.hall.live.get(id_)
        if table is not None:
            async with table.lock:
                self.hall._forget(table)

    async def lay(self, match: Match, *people: Person, **seating: Any) -> str:
        """A table in play with this match: each person on a seat, the first is the host."""
        seats = [Seat("person", await person.id()) for person in people]
        told = Seating(
            title=match.title.name,
            host=seats[0].person,
            seats=seats,
            options=dict(match.settings),
            **seating,
        )
        return (await self.hall.create(told, match)).id


async def _think(question: dict[str, Any]) -> Any:
    return answered(msgspec.json.encode(question))


class Person:
    """Somebody with a browser, which keeps a cookie."""

    def __init__(self, site: Site, *, address: str = "127.0.0.1", scheme: str = "http") -> None:
        self.site = site
        self.client = httpx.AsyncClient(
            transport=httpx.ASGITransport(site.app, client=(address, 1)),
            base_url=f"{scheme}://{HOST}",
            trust_env=False,
        )

    async def id(self) -> str:
        """Who the server takes this person for."""
        if COOKIE not in self.client.cookies:
            await self.get("/api/me")
        found = self.site.server.signer.person(self.client.cookies[COOKIE])
        assert found is not None
        return found

    async def ask(self, method: str, path: str, **request: Any) -> httpx.Response:
        """Any request."""
        return await self.client.request(method, path, **request)

    async def get(self, path: str, **query: Any) -> Json:
        """What a page reads."""
        answer = await self.ask("GET", path, params=query)
        assert answer.status_code == 200, answer.text
        return answer.json()

    async def post(self, path: str, **body: Any) -> Json:
        """A change that is accepted."""
        answer = await self.ask("POST", path, json=body)
        assert answer.status_code == 200, answer.text
        return answer.json()

    async def refused(self, path: str, **body: Any) -> tuple[int, str]:
        """A change that is not: its status and code."""
        return trouble(await self.ask("POST", path, json=body))

    async def new_table(
        self, *kinds: str, title: str = "nations", seed: int | None = 7, **wish: Any
    ) -> Json:
        """A table with these seats: ``me``, ``open``, ``hotseat``, or a machine's strength."""
        seats = [
            {"kind": kind}
            if kind in ("me", "open", "hotseat")
            else {"kind": "machine", "player": kind}
            for kind in kinds
        ]
        return await self.post("/api/tables", title=title, seats=seats, seed=seed, **wish)

    async def answer(self, id_: str, seat: int, text: str, **more: Any) -> Json:
        """Answer the open decision of a seat."""
        number = (await self.get(f"/api/tables/{id_}/view", seat=seat))["number"]
        body = {"seat": seat, "number": number, "answer": text, **more}
        return await self.post(f"/api/tables/{id_}/answer", **body)

    async def version(self, id_: str) -> int:
        """The number of the last change."""
        return int((await self.get(f"/api/tables/{id_}/view"))["version"])

    @asynccontextmanager
    async def looking(
        self, id_: str, seat: int | None = None, last: str = ""
    ) -> AsyncIterator[Page]:
        """An open page of a table."""
        page = Page(self, id_, seat, last)
        await page.open()
        try:
            yield page
        finally:
            await page.close()


def trouble(answer: httpx.Response) -> tuple[int, str]:
    """The status and code of a refusal, which always has the same shape."""
    said = answer.json()
    assert answer.status_code >= 400, said
    assert {"error", "message"} <= set(said) <= {"error", "message", "rule"}
    return answer.status_code, said["error"]


async def seated(site: Site, seats: int, **wish: Any) -> tuple[str, list[Person]]:
    """A table in play where each seat is another person; the first is the host."""
    people = [site.person() for _ in range(seats)]
    sheet = await people[0].new_table("me", *["open"] * (seats - 1), **wish)
    path = f"/api/tables/{sheet['id']}"
    for seat, person in enumerate(people[1:], 1):
        await person.post(f"{path}/join", secret=sheet["links"][str(seat)])
    await people[0].post(f"{path}/start")
    return sheet["id"], people


async def play_any(site: Site, id_: str, people: list[Person], rng: Random) -> bool:
    """Any answer of anybody who is asked; False: the match is over."""
    table = await site.table(id_)
    if not table.numbers:
        return False
    seat = rng.choice(list(table.numbers))
    decision = next(d for d in table.playing().decisions if d.seat == seat)
    text = rng.choice(decision.options).text
    body = {"seat": seat, "number": table.numbers[seat], "answer": text}
    await people[seat].post(f"/api/tables/{id_}/answer", **body)
    return True


# Pages


class Page:
    """A page of a table: it applies the news as the browser does."""

    def __init__(self, person: Person, id_: str, seat: int | None, last: str = "") -> None:
        self.person, self.id, self.seat, self.last = person, id_, seat, last
        self.status = 0
        self.headers: dict[str, str] = {}
        self.known: dict[str, Json] = {"entries": [], "chat": []}
        """What a page shows, in the shape of the first news."""
        self.raw: list[bytes] = []
        """Every event as it came."""
        self.ended = False
        self._chunks: asyncio.Queue[bytes | None] = asyncio.Queue()
        self._gzip = zlib.decompressobj(wbits=16 + zlib.MAX_WBITS)
        self._gone = asyncio.Event()
        self._events: list[bytes] = []

    async def open(self) -> None:
        """Send the request, and wait for the first news."""
        self._task = asyncio.create_task(self._request())
        while not self.status and not self._task.done():
            await asyncio.sleep(0)
        if self._task.done():
            self._task.result()
        if self.status == 200:
            await self._fill()

    async def close(self) -> None:
        """Go away."""
        self._gone.set()
        await asyncio.wait_for(self._task, SOON)

    async def news(self) -> Json:
        """The next news, applied."""
        while not self._events:
            await self._fill()
            assert self._events or not self.ended, "the stream has ended"
        event = self._events.pop(0)
        self.raw.append(event)
        lines = dict(line.split(": ", 1) for line in event.decode().splitlines())
        self.last = lines["id"]
        news = json.loads(lines["data"])
        self._apply(news)
        return news

    async def until(self, n: int) -> list[Json]:
        """All news up to this number."""
        came = []
        while self.known.get("n", -1) < n:
            came.append(await self.news())
        return came

    def waiting(self) -> bool:
        """Whether the stream has brought something that was not read."""
        return bool(self._events) or not self._chunks.empty()

    async def chunk(self) -> bytes | None:
        """The next piece of the stream, unpacked; None at its end."""
        chunk = await asyncio.wait_for(self._chunks.get(), SOON)
        return chunk if chunk is None else self._gzip.decompress(chunk)

    async def _fill(self) -> None:
        """Wait for a chunk."""
        chunk = await self.chunk()
        if chunk is None:
            self.ended = True
            return
        parts = chunk.split(b"\n\n")
        assert parts[-1] == b"", "an event is never cut in two"
        self._events += [part for part in parts[:-1] if part.startswith(b"id: ")]

    def _apply(self, news: Json) -> None:
        known = self.known
        changed = {**news}
        if "delta" in changed:
            known["view"] = applied(changed.pop("delta"), known["view"])
        if "decision" in changed:
            known["view"] = {**known["view"], "decision": changed.pop("decision")}
        if "keep" in changed:
            known["entries"] = known["entries"][: changed.pop("keep")]
        known["entries"] = known["entries"] + changed.pop("entries", [])
        said = changed.pop("chat", [])
        known["chat"] = said if "view" in news else known["chat"] + said
        known.update(changed)

    async def _request(self) -> None:
        client = self.person.client
        query = {} if self.seat is None else {"seat": self.seat}
        headers = {"last-event-id": self.last} if self.last else {}
        url = f"/api/tables/{self.id}/events"
        request = client.build_request("GET", url, params=query, headers=headers)
        scope = {
            "type": "http",
            "asgi": {"version": "3.0", "spec_version": "2.3"},
            "http_version": "1.1",
            "method": "GET",
            "headers": [(name.lower(), value) for name, value in request.headers.raw],
            "scheme": "http",
            "path": request.url.path,
            "raw_path": request.url.raw_path,
            "query_string": request.url.query,
            "server": (HOST, 80),
            "client": ("127.0.0.1", 1),
            "root_path": "",
        }
        asked = False

        async def receive() -> Any:
            nonlocal asked
            if not asked:
                asked = True
                return {"type": "http.request", "body": b"", "more_body": False}
            await self._gone.wait()
            return {"type": "http.disconnect"}

        async def send(message: Any) -> None:
            if message["type"] == "http.response.start":
                self.headers = {k.decode(): v.decode() for k, v in message["headers"]}
                self.status = message["status"]
            elif message.get("body"):
                self._chunks.put_nowait(message["body"])

        try:
            await self.person.site.app(scope, receive, send)
        finally:
            self._chunks.put_nowait(None)


def applied(delta: Json, old: Json) -> Json:
    """What a browser makes of a delta (see table/delta.py)."""
    new = list(old) if isinstance(old, list) else dict(old)
    for key in delta.get("-", ()):
        del new[key]
    for key, value in delta.get("=", {}).items():
        new[_place(new, key)] = value
    for key, inner in delta.get("~", {}).items():
        new[_place(new, key)] = applied(inner, new[_place(new, key)])
    if "+" in delta:
        new += delta["+"]
    return new


def _place(where: Json, key: str) -> Any:
    return int(key) if isinstance(where, list) else key
