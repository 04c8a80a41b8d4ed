"""The edge of the server, before any route: sizes, rates, origins, headers.

Plain ASGI: event streams pass through it untouched.
"""

from __future__ import annotations

from collections import OrderedDict
from time import monotonic
from typing import Any

import msgspec
from fastapi import HTTPException
from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from oikumene.table.guests import COOKIE

LARGEST = 16 * 1024
LARGEST_FILE = 4 * 1024 * 1024
FILES = "/api/tables/file"
SAFE = ("GET", "HEAD", "OPTIONS")
HEADERS = {
    "content-security-policy": (
        "default-src 'self'; img-src 'self' data:; style-src 'self'; object-src 'none';"
        " base-uri 'none'; frame-ancestors 'none'; form-action 'self'"
    ),
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "x-frame-options": "DENY",
    "cross-origin-opener-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
    "cache-control": "no-store",  # where an answer does not say otherwise
}
DOCS = ("/api/docs",)
"""The description of the interface brings its own scripts."""


class Bucket(msgspec.Struct):
    """How many requests somebody may still make; it fills with time."""

    left: float
    at: float


RATES = {"chat": (10, 10 / 30), "make": (20, 20 / 60), "change": (100, 5.0), "read": (300, 30.0)}
"""Kind of request → how many at once, how many a second."""
AT_ONE_ADDRESS = 10
"""People behind one address who may ask as often as they like; a new cookie is no new person."""
MOST_BUCKETS = 20_000


class Rates:
    """Counts requests per person and kind."""

    def __init__(self) -> None:
        self._buckets: OrderedDict[tuple[str, str], Bucket] = OrderedDict()

    def allow(self, who: str, kind: str, people: int = 1) -> bool:
        """Count a request of somebody who may stand for several people."""
        most, fill = (people * rate for rate in RATES[kind])
        now = monotonic()
        bucket = self._buckets.pop((who, kind), None) or Bucket(most, now)
        bucket.left = min(most, bucket.left + (now - bucket.at) * fill)
        bucket.at = now
        self._buckets[who, kind] = bucket
        if len(self._buckets) > MOST_BUCKETS:
            self._buckets.popitem(last=False)
        if bucket.left < 1:
            return False
        bucket.left -= 1
        return True


class Edge:
    """The middleware."""

    def __init__(self, app: ASGIApp, limits: bool) -> None:
        self.app = app
        self.rates = Rates() if limits else None

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        send = _with_headers(send, scope["path"])
        headers = Headers(scope=scope)
        trouble = self._trouble(scope, headers)
        if trouble is not None:
            await _refuse(send, *trouble)
            return
        largest = LARGEST_FILE if scope["path"] == FILES else LARGEST
        await self.app(scope, _limited(receive, largest), send)

    def _trouble(self, scope: Scope, headers: Headers) -> tuple[int, str, str] | None:
        path, method = scope["path"], scope["method"]
        if not path.startswith("/api/"):
            return None
        if method not in SAFE and not same_origin(headers):
            return 403, "not-yours", "requests that change something must come from this site"
        largest = LARGEST_FILE if path == FILES else LARGEST
        length = headers.get("content-length", "0")
        if not length.isdecimal() or int(length) > largest:
            return 413, "too-big", f"the request is larger than {largest} bytes"
        if self.rates and not self._allowed(scope, headers, _kind(method, path)):
            return 429, "too-many", "too many requests: wait a moment"
        return None

    def _allowed(self, scope: Scope, headers: Headers, kind: str) -> bool:
        """Whether this guest and this address have not asked too often."""
        assert self.rates is not None
        address = scope["client"][0] if scope.get("client") else ""
        guest = f"{address} {headers.get('authorization', '')[:60] or _cookie(headers)}"
        return self.rates.allow(guest, kind) and self.rates.allow(address, kind, AT_ONE_ADDRESS)


def same_origin(headers: Headers) -> bool:
    """Whether a browser says that the request comes from our own page (programs say nothing)."""
    site = headers.get("sec-fetch-site")
    if site is not None and site not in ("same-origin", "none"):
        return False
    origin = headers.get("origin")
    return origin is None or origin.partition("://")[2] == headers.get("host")


def _kind(method: str, path: str) -> str:
    if method in SAFE:
        return "change" if path.endswith("/hint") else "read"
    if path.endswith("/chat"):
        return "chat"
    if (path.startswith("/api/tables") and path.count("/") <= 3) or path.endswith("/fork"):
        return "make"
    return "change"


def _cookie(headers: Headers) -> str:
    cookie = headers.get("cookie", "")
    at = cookie.find(f"{COOKIE}=")
    return cookie[at : at + 60] if at >= 0 else ""


def _limited(receive: Receive, largest: int) -> Receive:
    """A body that grows too large ends the request."""
    size = 0

    async def limited() -> Message:
        nonlocal size
        message = await receive()
        size += len(message.get("body", b""))
        if size > largest:
            raise HTTPException(413, f"the request is larger than {largest} bytes")
        return message

    return limited


def _with_headers(send: Send, path: str) -> Send:
    async def with_headers(message: Message) -> None:
        if message["type"] == "http.response.start" and not path.startswith(DOCS):
            headers = MutableHeaders(scope=message)
            for name, value in HEADERS.items():
                headers.setdefault(name, value)
        await send(message)

    return with_headers


async def _refuse(send: Send, status: int, code: str, message: str) -> None:
    body: dict[str, Any] = {"error": code, "message": message}
    await send(
        {
            "type": "http.response.start",
            "status": status,
            "headers": [(b"content-type", b"application/json")],
        }
    )
    await send({"type": "http.response.body", "body": msgspec.json.encode(body)})
