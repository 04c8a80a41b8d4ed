"""Take the README's pictures anew: the lobby, a table of each title, a final score.

Needs a built app (`make web`) and a Chromium (`scripts/chromium.sh`):

    .venv/bin/python scripts/screens.py
"""

from __future__ import annotations

import os
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from time import sleep
from typing import Any

from playwright.sync_api import APIRequestContext, Page, sync_playwright

ROOT = Path(__file__).parents[1]
DOCS = ROOT / "docs"
SIZE = {"width": 1440, "height": 900}
FLAGS = ["--headless", "--no-sandbox", "--disable-gpu", "--disable-background-networking"]
SEED = 11
ROUNDS = {"nations": 3, "dawn": 14, "clash": 9, "civilization": 9}
"""The rounds in which the pictures of tables are taken."""


@contextmanager
def server() -> Iterator[str]:
    """A server of its own."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    with TemporaryDirectory() as data:
        told = {"OIKUMENE_DATA": data, "OIKUMENE_PACE": "0", "OIKUMENE_LIMITS": "false"}
        command = [sys.executable, "-m", "uvicorn", "--factory", "oikumene.table.app:create_app"]
        process = subprocess.Popen(
            [*command, "--port", str(port), "--log-level", "warning"], env={**os.environ, **told}
        )
        try:
            while socket.socket().connect_ex(("127.0.0.1", port)):
                sleep(0.1)
            yield f"http://127.0.0.1:{port}"
        finally:
            process.terminate()
            process.wait()


def new_table(api: APIRequestContext, title: str, seats: int) -> str:
    """A table against machine players."""
    wish = {
        "title": title,
        "options": {"first_game_map": True} if title == "dawn" else {},
        "seats": [{"kind": "me"}] + [{"kind": "machine", "player": "normal"}] * (seats - 1),
        "seed": SEED,
    }
    return str(api.post("/api/tables", data=wish).json()["id"])


def play(api: APIRequestContext, table: str, until: int) -> None:
    """Follow the machine player's advice until a turn in a round, or the end."""
    while True:
        news = api.get(f"/api/tables/{table}/view").json()
        view, number = news["view"], news["number"]
        if view["over"]:
            return
        if number is None:
            sleep(0.02)
            continue
        if passed(view["table"]) >= until and view["decision"]["ask"] in ("turn", "act", "city"):
            return
        best = api.get(f"/api/tables/{table}/hint").json()["options"][0]["text"]
        answer = {"seat": 0, "number": number, "answer": best}
        api.post(f"/api/tables/{table}/answer", data=answer)


def passed(table: dict[str, Any]) -> int:
    """The round; where rounds make Ages, counted from the beginning."""
    return int(table["round"]) + 3 * (int(table.get("age", 1)) - 1)


def picture(page: Page, name: str) -> None:
    """Look, when everything has come to rest."""
    page.wait_for_load_state("networkidle" if name == "lobby" else "load")
    page.wait_for_timeout(1500)
    page.screenshot(path=DOCS / f"{name}.png")


def main() -> None:
    """All of them."""
    chromium = os.environ.get("CHROMIUM") or "/usr/bin/chromium"
    with server() as url, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=FLAGS)
        page = browser.new_page(base_url=url, viewport=SIZE, locale="en", color_scheme="dark")
        page.goto("/")
        page.request.post("/api/me", data={"name": "Anna"})
        ended = new_table(page.request, "nations", 4)
        play(page.request, ended, 99)
        for title in ROUNDS:
            shown = new_table(page.request, title, 4 if title == "nations" else 3)
            play(page.request, shown, ROUNDS[title])
            page.goto(f"/t/{shown}")
            picture(page, "table" if title == "nations" else title)
        page.goto(f"/t/{ended}")
        page.get_by_role("button", name="Final score").first.click()
        picture(page, "score")
        page.goto("/")
        picture(page, "lobby")
        browser.close()


if __name__ == "__main__":
    main()
