"""The built browser app: read once, compressed once, served from memory."""

from __future__ import annotations

import gzip
from hashlib import blake2b
from mimetypes import guess_type
from pathlib import Path

import msgspec
from starlette.requests import Request
from starlette.responses import Response

FOLDER = Path(__file__).parent / "app"
COMPRESSED = ("text/", "application/json", "image/svg")
FOR_EVER = "public, max-age=31536000, immutable"
MISSING = "The browser app is not built: run `make web` in the project's folder."


class Asset(msgspec.Struct, frozen=True):
    """A file, ready to be sent."""

    body: bytes
    packed: bytes | None
    kind: str
    etag: str
    cache: str

    def answer(self, request: Request) -> Response:
        """The file, or the news that it has not changed."""
        headers = {"etag": self.etag, "cache-control": self.cache, "vary": "accept-encoding"}
        if request.headers.get("if-none-match") == self.etag:
            return Response(status_code=304, headers=headers)
        if self.packed is not None and accepts_gzip(request):
            headers["content-encoding"] = "gzip"
            return Response(self.packed, media_type=self.kind, headers=headers)
        return Response(self.body, media_type=self.kind, headers=headers)


def accepts_gzip(request: Request) -> bool:
    """Whether a browser wants less to load."""
    return "gzip" in request.headers.get("accept-encoding", "")


def asset(body: bytes, kind: str, cache: str = "no-cache") -> Asset:
    """A file from its bytes."""
    packed = gzip.compress(body, 9, mtime=0) if kind.startswith(COMPRESSED) else None
    etag = f'"{blake2b(body, digest_size=12).hexdigest()}"'
    return Asset(body, packed, kind, etag, cache)


class Assets:
    """The files of the app by path; every path of the app itself is its one page."""

    def __init__(self, folder: Path = FOLDER) -> None:
        self.files = {
            file.relative_to(folder).as_posix(): _read(folder, file)
            for file in sorted(folder.rglob("*"))
            if file.is_file()
        }

    def find(self, path: str) -> Asset | None:
        """The file of a path, or the page; None: there is no such file."""
        if path in self.files:
            return self.files[path]
        if "." in path.rpartition("/")[2]:
            return None
        return self.files.get("index.html") or asset(MISSING.encode(), "text/plain")


def _read(folder: Path, file: Path) -> Asset:
    kind = guess_type(file.name)[0] or "application/octet-stream"
    if file.suffix == ".woff2":
        kind = "font/woff2"
    if kind.startswith("text/") or kind == "application/javascript":
        kind = kind.replace("application/", "text/") + "; charset=utf-8"
    hashed = file.parent.name == "assets"
    return asset(file.read_bytes(), kind, FOR_EVER if hashed else "no-cache")
