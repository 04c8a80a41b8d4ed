"""Notifications: those who are not looking hear that it is their turn, and only at known places."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

import oikumene
from oikumene.table import notify
from oikumene.table.notify import message_for
from tests.table.site import SOON, Person, Site

pytestmark = pytest.mark.anyio


class Listener:
    """A tiny server that writes down what it is told."""

    def __init__(self) -> None:
        self.heard: asyncio.Queue[Any] = asyncio.Queue()
        self.port = 0

    async def next(self) -> Any:
        return await asyncio.wait_for(self.heard.get(), SOON)

    async def http(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """Hear a post; a path that ends in /moved sends the caller on."""
        head = (await reader.readuntil(b"\r\n\r\n")).decode()
        length = next(
            int(line.split(":")[1])
            for line in head.splitlines()
            if line.lower().startswith("content-length")
        )
        path = head.split()[1]
        self.heard.put_nowait((path, json.loads(await reader.readexactly(length))))
        moved = path.endswith("/moved")
        status = b"307 Moved\r\nLocation: /elsewhere" if moved else b"204 Fine"
        writer.write(b"HTTP/1.1 " + status + b"\r\nContent-Length: 0\r\n\r\n")
        writer.close()
        await writer.wait_closed()

    async def smtp(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """Hear one mail."""
        writer.write(b"220 here\r\n")
        told: list[str] = []
        while line := (await reader.readline()).decode().rstrip("\r\n"):
            told.append(line)
            if line.upper() == "DATA":
                writer.write(b"354 go on\r\n")
                mail = (await reader.readuntil(b"\r\n.\r\n")).decode()
                self.heard.put_nowait((told, mail))
            bye = line.upper() == "QUIT"
            writer.write(b"221 bye\r\n" if bye else b"250 fine\r\n")
            if bye:
                break
        writer.close()
        await writer.wait_closed()


@asynccontextmanager
async def listening(kind: str) -> AsyncIterator[Listener]:
    listener = Listener()
    server = await asyncio.start_server(getattr(listener, kind), "127.0.0.1", 0)
    listener.port = server.sockets[0].getsockname()[1]
    async with server:
        yield listener


@pytest.fixture
async def hook() -> AsyncIterator[Listener]:
    async with listening("http") as listener:
        yield listener


@pytest.fixture
async def hooked(tmp_path: Path, hook: Listener) -> AsyncIterator[Site]:
    """A site that may call the listener."""
    address = f"http://127.0.0.1:{hook.port}"
    async with Site(tmp_path, webhooks=f"discord.com, {address}", url="https://play.test") as site:
        yield site


async def all_told(site: Site) -> None:
    await asyncio.gather(*site.server.notifier._tasks)


async def table_of_two(site: Site) -> tuple[str, list[Person]]:
    """Ada buys Augustus, Bob buys Hatshepsut, Ada passes: each time the turn passes on."""
    people = [site.person(), site.person()]
    rich = {"gold": 9}
    laid = {"nations": [rich, rich], "board": [["augustus", "hatshepsut"]]}
    id_ = await site.lay(oikumene.position("nations", laid), *people)
    await all_told(site)  # that it begins
    return id_, people


async def test_who_is_not_looking_is_told(hooked: Site, hook: Listener) -> None:
    id_, (ada, bob) = await table_of_two(hooked)
    await bob.post("/api/me", webhook=f"http://127.0.0.1:{hook.port}/hook/1", language="ru")
    await ada.answer(id_, 0, "buy augustus")
    path, said = await hook.next()
    assert path == "/hook/1"
    assert said["text"].endswith(f" https://play.test/t/{id_}")
    assert set(said["text"]) & set("абвгдежзиклмнопрстуфхцчшщыьэюя")


async def test_who_is_looking_is_not_told(hooked: Site, hook: Listener) -> None:
    id_, (ada, bob) = await table_of_two(hooked)
    for person, name in ((ada, "ada"), (bob, "bob")):
        await person.post("/api/me", webhook=f"http://127.0.0.1:{hook.port}/{name}")
    async with bob.looking(id_, 1):
        await ada.answer(id_, 0, "buy augustus")
        await all_told(hooked)
        assert hook.heard.empty()
        await bob.answer(id_, 1, "buy hatshepsut")
        assert (await hook.next())[0] == "/ada"
        await bob.post(f"/api/tables/{id_}/looking", looking=False)
        await ada.answer(id_, 0, "pass")
        assert (await hook.next())[0] == "/bob"  # the page is open, but nobody looks


async def test_who_goes_on_deciding_is_not_told_again(hooked: Site, hook: Listener) -> None:
    ada = hooked.person()
    await ada.post("/api/me", webhook=f"http://127.0.0.1:{hook.port}/hook")
    id_ = (await ada.new_table("me"))["id"]
    await hook.next()
    match = await hooked.match(id_)
    await ada.answer(id_, 0, match.decisions[0].options[0].text)
    await all_told(hooked)
    assert hook.heard.empty()


async def test_a_known_place_does_not_send_us_on_to_another(hooked: Site, hook: Listener) -> None:
    ada = hooked.person()
    await ada.post("/api/me", webhook=f"http://127.0.0.1:{hook.port}/moved")
    await ada.new_table("me")
    assert (await hook.next())[0] == "/moved"
    await all_told(hooked)
    assert hook.heard.empty()


async def test_a_dead_webhook_is_its_owners_matter(
    hooked: Site, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(*_: Any) -> None:
        raise OSError("nobody there")

    monkeypatch.setattr(notify.Notifier, "_post", broken)
    ada = hooked.person()
    await ada.post("/api/me", webhook="https://discord.com/api/webhooks/1")
    id_ = (await ada.new_table("me"))["id"]
    await all_told(hooked)
    assert (await ada.get(f"/api/tables/{id_}"))["status"] == "playing"


@pytest.mark.parametrize(
    "url",
    [
        "http://discord.com/api/webhooks/1",
        "https://evil.test/",
        "https://discord.com.evil.test/",
        "https://evil.test/discord.com",
        "https://discord.com@evil.test/",
        "https://evil.test#@discord.com/",
        "https://evil.test\\@discord.com/",
        "https://127.0.0.1/",
        "https://localhost/",
        "https://[::1]/",
        "https://169.254.169.254/latest/meta-data",
        "http://127.0.0.1/",
        "http://127.0.0.1:1/",
        "file:///etc/passwd",
        "ftp://discord.com/",
        "gopher://discord.com/",
        "//discord.com/",
        "discord.com",
        "https://",
        "http://[",
        "https://[discord.com/",
        "https://discord.com:x/",
        "https://discord.com:22/",
        "https://user:secret@discord.com/",
        "https://discord.com\t.evil.test/",
        "https:discord.com/",
        "javascript:alert(1)",
    ],
)
async def test_the_server_calls_nobody_else(hooked: Site, url: str) -> None:
    ada = hooked.person()
    assert await ada.refused("/api/me", webhook=url) == (422, "bad-request")
    assert (await ada.get("/api/me"))["webhook"] == ""


async def test_a_webhook_can_be_given_up(hooked: Site) -> None:
    ada = hooked.person()
    url = "https://discord.com/api/webhooks/1/abc"
    assert (await ada.post("/api/me", webhook=url))["webhook"] == url
    assert (await ada.post("/api/me", webhook=""))["webhook"] == ""


@pytest.mark.parametrize(
    ("url", "body"),
    [
        ("https://discord.com/api/webhooks/1", {"content": "go"}),
        ("https://hooks.slack.com/services/1", {"text": "go"}),
        (
            "https://api.telegram.org/bot1/sendMessage?chat_id=7",
            {"chat_id": "7", "text": "go"},
        ),
    ],
)
def test_each_service_is_told_in_its_way(url: str, body: Any) -> None:
    assert message_for(url, "go") == body


async def test_mail_is_sent_where_there_is_a_mail_server(tmp_path: Path) -> None:
    async with listening("smtp") as post:
        smtp = f"smtp://127.0.0.1:{post.port}"
        async with Site(tmp_path, smtp=smtp, sender="table@play.test") as site:
            ada = site.person()
            assert (await ada.get("/api/me"))["mail"] is True
            await ada.post("/api/me", email="ada@home.test", language="uk")
            await ada.new_table("me")
            told, mail = await post.next()
            assert any("table@play.test" in line.lower() for line in told)
            assert any("<ada@home.test>" in line.lower() for line in told)
            assert "To: ada@home.test" in mail
            assert "Subject:" in mail
            await all_told(site)


async def test_without_a_mail_server_no_mail_is_sent(site: Site) -> None:
    ada = site.person()
    await ada.post("/api/me", email="ada@home.test")
    await ada.new_table("me")
    await all_told(site)
