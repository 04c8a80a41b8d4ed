"""The same stack without a game: what a table could reach at most.

It speaks like the table: a post writes one row and is answered when that is on disk, and every
stream of the table hears an event of 300 bytes.
"""

from __future__ import annotations

import asyncio
from collections import defaultdict
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from time import time
from typing import Any

import msgspec
from fastapi import FastAPI, Request
from pydantic import BaseModel
from sqlalchemy import insert
from starlette.responses import Response, StreamingResponse

from oikumene.table import store
from oikumene.table.config import from_environment
from oikumene.table.store import Store

SEATS = 4
EVENT = 300
"""Bytes."""


class Answer(BaseModel):
    """What the table's own route takes."""

    seat: int
    number: int
    answer: str
    sure: bool = True


class Table:
    """A counter and those who watch it."""

    def __init__(self) -> None:
        self.version = 0
        self.streams: list[tuple[int, asyncio.Queue[bytes]]] = []

    def event(self, seat: int) -> bytes:
        """The counter, as if it were a decision of the next seat."""
        mine = seat == self.version % SEATS
        news = {
            "n": self.version,
            "version": self.version,
            "number": self.version if mine else None,
            "decision": {"options": [{"text": "on"}]} if mine else None,
        }
        said = msgspec.json.encode(news)
        filling = msgspec.json.encode({**news, "filling": "." * (EVENT - len(said))})
        return b"data: %s\n\n" % filling


def create_app() -> FastAPI:
    """The server as an ASGI application."""
    tables: dict[str, Table] = defaultdict(Table)

    @asynccontextmanager
    async def life(app: FastAPI) -> AsyncIterator[None]:
        config = from_environment()
        config.data.mkdir(parents=True, exist_ok=True)
        app.state.store = Store(config.database)
        yield
        app.state.store.close()

    app = FastAPI(lifespan=life)

    @app.get("/api/me")
    async def me() -> Response:
        return _said({})

    @app.post("/api/tables/{id_}/answer")
    async def answer(id_: str, body: Answer, request: Request) -> Response:
        table = tables[id_]
        row = {
            "table_id": id_,
            "version": table.version + 1,
            "kind": "answer",
            "seat": body.seat,
            "text": body.answer,
            "at": time(),
            "safe": True,
            "entries": b"[]",
        }
        kept: Store = request.app.state.store
        await kept.write(lambda c: c.execute(insert(store.moves), row).rowcount)
        table.version += 1
        for seat, queue in table.streams:
            queue.put_nowait(table.event(seat))
        return _said({"done": True})

    @app.get("/api/tables/{id_}/events")
    async def events(id_: str, seat: int) -> StreamingResponse:
        queue: asyncio.Queue[bytes] = asyncio.Queue()
        queue.put_nowait(tables[id_].event(seat))
        tables[id_].streams.append((seat, queue))
        return StreamingResponse(_flowing(queue), media_type="text/event-stream")

    return app


async def _flowing(queue: asyncio.Queue[bytes]) -> AsyncIterator[bytes]:
    while True:
        yield await queue.get()


def _said(data: Any) -> Response:
    return Response(msgspec.json.encode(data), media_type="application/json")
