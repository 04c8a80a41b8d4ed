"""Bots at the web table: keys, what they open, playing for real; and machine players that fail."""

from __future__ import annotations

import asyncio
import sqlite3
import sys
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from typer.testing import CliRunner, Result

from oikumene.cli import app
from oikumene.table import hall
from oikumene.table.keys import MOST_KEYS
from oikumene.table.seating import Seat
from oikumene.table.thinker import answered
from oikumene.text import LANGUAGES, Words
from tests.browser.server import Server
from tests.table.site import SOON, Json, Person, Site, seated, trouble
from tests.table.test_machines import moved, replaced

pytestmark = pytest.mark.anyio

EXAMPLE = Path(__file__).parents[2] / "examples" / "bot.py"


async def bot_of(site: Site, owner: Person, name: str = "Deep Thought") -> Person:
    """A bot of somebody: it has a key and no cookie."""
    key = await owner.post("/api/keys", name=name)
    bot = site.person()
    bot.client.headers["authorization"] = f"Bearer {key['secret']}"
    return bot


# Keys


async def test_a_key_is_told_once_and_only_its_hash_is_kept(site: Site) -> None:
    ada = site.person()
    made = await ada.post("/api/keys", name="  Deep\n Thought ")
    assert made["name"] == "Deep Thought"
    assert len(made["secret"]) > 30
    listed = await ada.get("/api/keys")
    assert listed == [{name: made[name] for name in ("id", "name", "created")}]
    kept = sqlite3.connect(site.config.data / "oikumene.db")
    assert made["secret"] not in "\n".join(kept.iterdump())
    kept.close()
    assert await site.person().get("/api/keys") == []


async def test_a_bot_is_somebody_of_its_own(site: Site) -> None:
    ada = site.person()
    await ada.post("/api/me", name="Ada", email="ada@example.org")
    bot = await bot_of(site, ada)
    answer = await bot.ask("GET", "/api/me")
    assert (answer.json()["name"], answer.json()["email"]) == ("Deep Thought", "")
    assert "set-cookie" not in answer.headers
    assert trouble(await bot.ask("GET", "/api/keys")) == (403, "not-yours")
    assert await bot.refused("/api/keys", name="More") == (403, "not-yours")
    id_ = (await ada.get("/api/keys"))[0]["id"]
    assert trouble(await bot.ask("DELETE", f"/api/keys/{id_}")) == (403, "not-yours")


@pytest.mark.parametrize("secret", ["", "oik_wrong", "x" * 5000, "oik_\u00e9"])
async def test_a_wrong_key_opens_nothing(site: Site, secret: str) -> None:
    eve = site.person()
    headers = {b"authorization": b"Bearer " + secret.encode("latin-1")}
    answer = await eve.client.get("/api/me", headers=list(headers.items()))
    assert trouble(answer) == (401, "bad-key")


async def test_what_is_no_key_is_not_taken_for_one(site: Site) -> None:
    ada = site.person()
    answer = await ada.ask("GET", "/api/me", headers={"authorization": "Basic YTpi"})
    assert answer.status_code == 200


async def test_nobody_withdraws_the_key_of_another(site: Site) -> None:
    ada, eve = site.person(), site.person()
    await bot_of(site, ada)
    id_ = (await ada.get("/api/keys"))[0]["id"]
    assert trouble(await eve.ask("DELETE", f"/api/keys/{id_}")) == (404, "not-found")
    assert len(await ada.get("/api/keys")) == 1


async def test_a_withdrawn_key_shows_its_bot_out(site: Site) -> None:
    ada = site.person()
    bot = await bot_of(site, ada)
    table = (await ada.new_table("me", "hotseat"))["id"]
    id_ = (await ada.get("/api/keys"))[0]["id"]
    async with bot.looking(table) as page:
        assert page.status == 200
        assert (await ada.ask("DELETE", f"/api/keys/{id_}")).json() == {"done": True}
        while not page.ended:
            await page._fill()
    assert trouble(await bot.ask("GET", f"/api/tables/{table}")) == (401, "bad-key")
    assert await ada.get("/api/keys") == []


async def test_keys_are_few_and_have_names(site: Site) -> None:
    ada = site.person()
    assert await ada.refused("/api/keys", name=" \n") == (422, "bad-request")
    for n in range(MOST_KEYS):
        await ada.post("/api/keys", name=f"Bot {n}")
    assert await ada.refused("/api/keys", name="One more") == (429, "too-many")


async def test_requests_of_a_bot_are_counted_like_those_of_a_page(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with Site(tmp_path, limits=True) as site:
        ada = site.person()
        bots = [await bot_of(site, ada), await bot_of(site, ada)]
        small = {"read": (3, 0.001), "change": (9, 0.001), "make": (9, 0.001), "chat": (9, 0.001)}
        monkeypatch.setattr("oikumene.table.edge.RATES", small)
        asked = [(await bots[0].ask("GET", "/api/me")).status_code for _ in range(4)]
        assert asked == [200, 200, 200, 429]
        assert (await bots[1].ask("GET", "/api/me")).status_code == 200


# Seats


async def test_a_bot_takes_a_seat_by_its_link_and_plays_it(site: Site) -> None:
    ada = site.person()
    bot = await bot_of(site, ada)
    sheet = await ada.new_table("me", "open")
    path = f"/api/tables/{sheet['id']}"
    joined = await bot.post(f"{path}/join", secret=sheet["links"]["1"])
    assert (joined["me"]["seats"], joined["me"]["host"], joined["links"]) == ([1], False, {})
    assert [seat["mine"] for seat in joined["seats"]] == [False, True]
    await ada.post(f"{path}/start")
    seen = await ada.get(path)
    assert [(seat["name"], seat["bot"]) for seat in seen["seats"]] == [
        ("", False),
        ("Deep Thought", True),
    ]
    assert seen["me"]["seats"] == [0], "the owner's page is not handed over to the bot"
    for person, seat in ((bot, 0), (ada, 1)):
        for read in ("view", "events", "moments", "file", "hint"):
            answer = await person.ask("GET", f"{path}/{read}", params={"seat": seat})
            assert trouble(answer) == (403, "not-yours")
    match = await site.match(sheet["id"])
    while not any(decision.seat == 1 for decision in match.decisions):
        await ada.answer(sheet["id"], 0, match.decisions[0].options[-1].text)
    before = (await site.table(sheet["id"])).version
    await bot.answer(sheet["id"], 1, match.decisions[0].options[-1].text)
    assert (await site.table(sheet["id"])).version == before + 1


async def test_a_bot_without_a_seat_of_its_own_plays_its_owners(site: Site) -> None:
    id_, (ada, bob) = await seated(site, 2)
    bot, other = await bot_of(site, bob), await bot_of(site, site.person())
    sheet = await bot.get(f"/api/tables/{id_}")
    assert sheet["me"] == {"seats": [1], "watching": False, "host": False}
    view = await bot.get(f"/api/tables/{id_}/view", seat=1)
    assert view["view"] == (await bob.get(f"/api/tables/{id_}/view", seat=1))["view"]
    refused = await bot.ask("GET", f"/api/tables/{id_}/view", params={"seat": 0})
    assert trouble(refused) == (403, "not-yours")
    assert trouble(await other.ask("GET", f"/api/tables/{id_}")) == (404, "not-found")
    assert await bot.refused(f"/api/tables/{id_}/pause", paused=True) == (403, "not-host")
    hosts = await bot_of(site, ada)
    assert await hosts.refused(f"/api/tables/{id_}/pause", paused=True) == (403, "not-host")


async def test_bots_are_not_asked_whether_they_agree_to_an_undo(site: Site) -> None:
    ada, bob = site.person(), site.person()
    bot = await bot_of(site, bob)
    sheet = await ada.new_table("me", "open", undo="consent")
    path = f"/api/tables/{sheet['id']}"
    await bot.post(f"{path}/join", secret=sheet["links"]["1"])
    await ada.post(f"{path}/start")
    match = await site.match(sheet["id"])
    people = (ada, bot)
    while len({move.seat for move in (await site.table(sheet["id"])).log}) < 2:
        decision = match.decisions[0]
        await people[decision.seat].answer(sheet["id"], decision.seat, decision.options[-1].text)
    version = await ada.version(sheet["id"])
    assert await ada.post(f"{path}/undo", seat=0, version=version) == {"done": True}


@pytest.mark.parametrize("player", ["program:touch pwned", "python:os:abort", "random"])
async def test_nobody_names_a_program_for_the_server_to_run(site: Site, player: str) -> None:
    ada = site.person()
    seats = [{"kind": "me"}, {"kind": "machine", "player": player}]
    assert await ada.refused("/api/tables", title="nations", seats=seats) == (422, "bad-setup")
    id_ = (await ada.new_table("me", "hotseat"))["id"]
    body: Json = {"seat": 1, "kind": "machine", "player": player}
    assert await ada.refused(f"/api/tables/{id_}/seat", **body) == (422, "bad-setup")


# For real


def bot_play(url: str, key: str) -> Result:
    words = ["bot", "play", url, "--", sys.executable, str(EXAMPLE)]
    return CliRunner().invoke(app, words, env={"OIKUMENE_KEY": key})


def test_a_program_plays_a_match_at_a_server(tmp_path: Path) -> None:
    server = Server(tmp_path)
    server.start()
    try:
        with httpx.Client(base_url=server.url, trust_env=False) as ada:
            ada.get("/api/me")
            secret = ada.post("/api/keys", json={"name": "Deep Thought"}).json()["secret"]
            wish: Json = {"title": "nations", "seats": [{"kind": "open"}], "open": True}
            sheet = ada.post("/api/tables", json={**wish, "options": {"ages": 1}}).json()
            page = f"{server.url}/t/{sheet['id']}"
            link = f"{page}#key={sheet['links']['0']}"

            for where, key, says in (
                (page, secret, "there is no seat for this bot"),
                (link, "oik_wrong", "the server says: this key opens nothing"),
                (server.url, secret, "is no link to a table"),
            ):
                wrong = bot_play(where, key)
                assert (wrong.exit_code, says in wrong.stderr) == (2, True), wrong.stderr
            done = bot_play(link, secret)
            assert (done.exit_code, done.output) == (0, "")
            after = ada.get(f"/api/tables/{sheet['id']}").json()
            assert (after["status"], after["seats"][0]["name"]) == ("over", "Deep Thought")
    finally:
        server.kill()


# Machine players that fail

FAILING = """
import os, signal, time
from oikumene import players
from oikumene.table import thinker

class Failing:
    name = "failing"

    def choose(self, match, seat, rng):
        {fails}

players.OWN["failing"] = lambda _: Failing()
thinker.STRENGTHS["easy"] = "failing"
thinker.main()
"""
FAILS = {
    "raises": "raise RuntimeError('dropped the cards')",
    "hangs": "time.sleep(600)",
    "is killed": "os.kill(os.getpid(), signal.SIGKILL)",
}


@pytest.mark.parametrize("how", FAILS)
async def test_a_machine_player_that_fails_is_replaced_for_the_decision(
    tmp_path: Path, how: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    replaced(monkeypatch, FAILING.format(fails=FAILS[how]))
    patience = 0.5 if how == "hangs" else SOON
    async with Site(tmp_path, processes=True, patience=patience) as site:
        ada = site.person()

        def heard(*_: object) -> None:
            """Whoever comes instead has time to start."""
            site.hall.thinkers.patience = SOON

        monkeypatch.setattr(hall.LOG, "warning", heard)
        id_ = (await ada.new_table("easy", "hotseat", title="nations"))["id"]
        table = await site.table(id_)
        while table.machine_to_move() is None:
            seat = next(iter(table.numbers))
            await ada.answer(id_, seat, table.playing().decisions[0].options[-1].text)
        version, match = table.version, table.playing().clone()
        question = site.hall._question(table, 0, Seat("machine", player="normal"))
        await moved(site, id_, version + 1)
        move = table.log[version]
        assert move.entries[0].key == "bot-replaced"
        assert move.entries[0].args == {"seat": "seat:0"}
        match.answer(move.text, 0)  # it is on offer
        monkeypatch.setitem(sys.modules["oikumene.players"].STRENGTHS, "normal", "greedy")
        assert answered(msgspec.json.encode(question)) == move.text
        page = await ada.get(f"/api/tables/{id_}/view")
        told = [entry for entry in page["entries"] if entry["key"] == "bot-replaced"]
        assert told[0]["args"] == {"seat": "seat:0"}
        await site.unload(id_)
        again = await ada.get(f"/api/tables/{id_}/view")
        assert told[0] in again["entries"], "it stays in the journal"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_journal_tells_of_it_in_words(language: str) -> None:
    words = Words("nations", language, ["Ada"])
    said = words.say("log-bot-replaced", seat="seat:0")
    assert said.startswith("Ada")


async def test_a_machine_player_that_is_well_is_not_told_of(site: Site) -> None:
    ada = site.person()
    id_ = (await ada.new_table("normal", "easy", options={"ages": 1}))["id"]
    async with asyncio.timeout(SOON):
        while (await site.table(id_)).status != "over":
            await asyncio.sleep(0.01)
    entries: Any = (await ada.get(f"/api/tables/{id_}/view"))["entries"]
    assert not [entry for entry in entries if entry["key"] == "bot-replaced"]
