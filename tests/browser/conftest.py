"""A real server, a real browser, and people whose pages must stay free of trouble."""

from __future__ import annotations

import fcntl
import os
import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from oikumene.table.assets import FOLDER
from tests.browser.guest import PATIENCE, Guest, NewGuest
from tests.browser.server import Server

FLAGS = (
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)
ROOT = Path(__file__).parents[2]

expect.set_options(timeout=PATIENCE)


@pytest.fixture(scope="session")
def built_app(tmp_path_factory: pytest.TempPathFactory) -> None:
    """The app as people get it; built once, however many processes test."""
    with (tmp_path_factory.getbasetemp().parent / "build.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not (FOLDER / "index.html").is_file():
            subprocess.run([ROOT / "scripts" / "npm.sh", "run", "--silent", "build"], check=True)


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    """A Chromium. It must end with this package: its event loop would be in the way of others."""
    chromium = os.environ.get("CHROMIUM") or shutil.which("chromium")
    assert chromium, "the tests need a Chromium: install one, or say where it is with CHROMIUM=…"
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=FLAGS)
        yield browser
        browser.close()


@pytest.fixture(scope="module")
def server(built_app: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server for the tests of a module; at its end the log must tell of no accident."""
    server = Server(tmp_path_factory.mktemp("server"))
    server.start()
    yield server
    server.kill()
    assert "Traceback" not in server.log.read_text("utf-8"), server.log.read_text("utf-8")


@pytest.fixture
def new_guest(browser: Browser, server: Server) -> Iterator[NewGuest]:
    """Brings people to the server, each with a browser of their own."""
    guests: list[Guest] = []

    def come(name: str, **how: Any) -> Guest:
        guests.append(Guest(browser, server.url, **how))
        guests[-1].post("/me", name=name)
        return guests[-1]

    yield come
    trouble = [each for guest in guests for each in guest.leave()]
    assert not trouble, "\n".join(trouble)


@pytest.fixture
def guest(new_guest: NewGuest) -> Guest:
    """One person."""
    return new_guest("Ada")
