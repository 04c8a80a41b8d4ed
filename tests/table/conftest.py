"""A site for every test."""

from __future__ import annotations

from collections.abc import AsyncIterator
from functools import lru_cache
from pathlib import Path

import pytest

from oikumene.players import STRENGTHS
from oikumene.table import app, live
from oikumene.table.assets import Assets
from tests.table.site import Site


@pytest.fixture
def anyio_backend() -> str:
    """The event loop that the server runs on."""
    return "asyncio"


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Machine players that do not think, and no news that nobody has caused."""
    for strength in STRENGTHS:
        monkeypatch.setitem(STRENGTHS, strength, "random")
    monkeypatch.setattr(live, "PRESENCE", 3600.0)
    monkeypatch.setattr(app, "Assets", _assets)


@lru_cache
def _assets() -> Assets:
    """The built app, read once for all tests."""
    return Assets()


@pytest.fixture
async def site(tmp_path: Path) -> AsyncIterator[Site]:
    """A running server with an empty data folder."""
    async with Site(tmp_path) as running:
        yield running
