"""A small HTTP client over sockets: the load must cost less than the server that it loads."""

from __future__ import annotations

import asyncio
import zlib
from collections.abc import Callable
from http.cookies import SimpleCookie
from typing import Any, NamedTuple, cast

import httptools
import msgspec

COOKIE = "oikumene"

Heard = Callable[[bytes, int], None]


class NotDone(Exception):
    """A server that says no where it should not."""


class Reply(NamedTuple):
    """What a server answered."""

    status: int
    body: bytes
    cookie: str
    """A new guest's; nothing: none was given."""

    def json(self) -> Any:
        """The body, which must be that of a success."""
        if self.status != 200:
            raise NotDone(f"{self.status}: {self.body[:300]!r}")
        return msgspec.json.decode(self.body)


class _Wire(asyncio.Protocol):
    """Bytes in and out, and what httptools calls while it reads."""

    transport: asyncio.Transport

    def __init__(self) -> None:
        self.parser = httptools.HttpResponseParser(self)
        self.cookie = ""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)

    def data_received(self, data: bytes) -> None:
        self.parser.feed_data(data)

    def close(self) -> None:
        """Hang up."""
        self.transport.abort()

    def on_header(self, name: bytes, value: bytes) -> None:
        if name.lower() == b"set-cookie":
            self.cookie = SimpleCookie(value.decode())[COOKIE].value


class Line(_Wire):
    """A connection for one request after the other."""

    def __init__(self) -> None:
        super().__init__()
        self.body: list[bytes] = []
        self.reply: asyncio.Future[Reply] | None = None

    async def ask(self, method: str, path: str, told: Any = None, cookie: str = "") -> Reply:
        """Send a request and wait for the answer."""
        self.body, self.cookie = [], ""
        self.reply = asyncio.get_running_loop().create_future()
        if self.transport.is_closing():
            raise ConnectionResetError("the server has gone")
        self.transport.write(_request(method, path, told, cookie))
        return await self.reply

    def on_body(self, body: bytes) -> None:
        self.body.append(body)

    def on_message_complete(self) -> None:
        if self.reply is not None and not self.reply.done():
            status = self.parser.get_status_code()
            self.reply.set_result(Reply(status, b"".join(self.body), self.cookie))
        self.parser = httptools.HttpResponseParser(self)

    def connection_lost(self, wrong: Exception | None) -> None:
        if self.reply is not None and not self.reply.done():
            self.reply.set_exception(ConnectionResetError("the server has gone"))


class Events(_Wire):
    """An open event stream: calls `heard` with every event's JSON and its bytes on the wire."""

    def __init__(self, heard: Heard) -> None:
        super().__init__()
        self.heard = heard
        self.rest = b""
        self.size = 0
        self.gzip: Any = None

    def listen(self, path: str, cookie: str) -> None:
        """Ask for the stream."""
        self.transport.write(_request("GET", path, None, cookie))

    def on_header(self, name: bytes, value: bytes) -> None:
        super().on_header(name, value)
        if name.lower() == b"content-encoding":
            self.gzip = zlib.decompressobj(wbits=16 + zlib.MAX_WBITS)

    def on_body(self, body: bytes) -> None:
        self.size += len(body)
        if self.gzip is not None:
            body = self.gzip.decompress(body)
        *events, self.rest = (self.rest + body).split(b"\n\n")
        for event in events:
            _, found, data = event.partition(b"data: ")
            if found:
                self.heard(data, self.size)
                self.size = 0


async def line(port: int) -> Line:
    """A connection to a server on this machine."""
    _, made = await asyncio.get_running_loop().create_connection(Line, "127.0.0.1", port)
    return made


async def events(port: int, path: str, cookie: str, heard: Heard) -> Events:
    """A stream of a server on this machine."""
    loop = asyncio.get_running_loop()
    _, made = await loop.create_connection(lambda: Events(heard), "127.0.0.1", port)
    made.listen(path, cookie)
    return made


def _request(method: str, path: str, told: Any, cookie: str) -> bytes:
    body = b"" if told is None else msgspec.json.encode(told)
    kind = "content-type: application/json\r\n" if told is not None else ""
    who = f"cookie: {COOKIE}={cookie}\r\n" if cookie else ""
    head = f"{method} {path} HTTP/1.1\r\nhost: 127.0.0.1\r\naccept-encoding: gzip\r\n{who}{kind}"
    return f"{head}content-length: {len(body)}\r\n\r\n".encode() + body
