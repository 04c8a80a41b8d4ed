"""Machine players: they think in processes of their own, and none holds up a table."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import AsyncIterator
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

import oikumene
from oikumene.engine.save import kept
from oikumene.players import STRENGTHS
from oikumene.table.hall import COUNSEL, _style
from oikumene.table.machines import ThinkerFailed, Thinkers
from oikumene.table.seating import ANY
from oikumene.table.thinker import answered
from tests.table.site import SOON, Site, trouble

pytestmark = pytest.mark.anyio

DIES = "import sys; sys.stdin.readline()"
HANGS = "import time; time.sleep(600)"
BABBLES = "print('hello', flush=True); import time; time.sleep(600)"
REFUSES = """
import sys
for line in sys.stdin:
    print('{"error": "no idea"}', flush=True)
"""


@pytest.fixture
async def thinkers() -> AsyncIterator[Thinkers]:
    made = Thinkers(1, patience=SOON)
    yield made
    await made.close()


def question(**more: Any) -> dict[str, Any]:
    match = oikumene.start("nations", 2, 5, {"ages": 1})
    assert match.decision is not None
    asked = {"match": kept(match), "seat": match.decision.seat, "player": "easy", "seed": "1"}
    return {**asked, "rate": False, **more}


def legal() -> set[str]:
    match = oikumene.start("nations", 2, 5, {"ages": 1})
    assert match.decision is not None
    return {option.text for option in match.decision.options}


def replaced(monkeypatch: pytest.MonkeyPatch, program: str) -> None:
    """From now on thinkers run another program."""
    start = asyncio.create_subprocess_exec

    async def started(*_command: str, **how: Any) -> asyncio.subprocess.Process:
        return await start(sys.executable, "-c", program, **how)

    monkeypatch.setattr(asyncio, "create_subprocess_exec", started)


async def test_a_thinker_answers_and_is_asked_again(thinkers: Thinkers) -> None:
    answers = [await thinkers.think(question(seed=str(n))) for n in range(3)]
    assert set(answers) <= legal()
    assert await thinkers.think(question(seed="0")) == answers[0]
    (process,) = thinkers._free._queue  # type: ignore[attr-defined]
    assert process.returncode is None


async def test_a_thinker_rates_every_option(thinkers: Thinkers) -> None:
    advice = await thinkers.think(question(rate=True, player="normal"))
    assert {each["text"] for each in advice} == legal()
    for what in ("share", "value"):
        told = [each[what] for each in advice]
        assert told == sorted(told, reverse=True)


async def test_a_question_that_makes_no_sense_does_not_end_the_thinker(thinkers: Thinkers) -> None:
    before = await thinkers.think(question())
    (process,) = thinkers._free._queue  # type: ignore[attr-defined]
    for wrong in ({"seat": 7}, {"player": "god"}, {"seat": "x"}, {"extra": 1}):
        with pytest.raises(ThinkerFailed):
            await thinkers.think(question(**wrong))
    assert await thinkers.think(question()) == before
    (same,) = thinkers._free._queue  # type: ignore[attr-defined]
    assert same is process


@pytest.mark.parametrize("program", [DIES, HANGS, BABBLES])
async def test_a_thinker_that_fails_is_replaced(
    program: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as broken:
        replaced(broken, program)
        thinkers = Thinkers(1, patience=0.3)
        with pytest.raises(ThinkerFailed):
            await thinkers.think(question())
        (process,) = thinkers._free._queue  # type: ignore[attr-defined]
        assert process is None or process.returncode is not None
    thinkers.patience = SOON
    assert await thinkers.think(question()) in legal()
    await thinkers.close()


async def test_who_waits_for_a_thinker_gets_it_when_it_is_free(thinkers: Thinkers) -> None:
    answers = await asyncio.gather(*(thinkers.think(question()) for _ in range(4)))
    assert len(set(answers)) == 1


async def test_a_thought_that_is_broken_off_leaves_no_answer_for_the_next(
    thinkers: Thinkers,
) -> None:
    await thinkers.think(question())
    task = asyncio.create_task(thinkers.think(question(rate=True, player="normal")))
    for _ in range(3):
        await asyncio.sleep(0)  # the question is out, and no answer can be there yet
    task.cancel()
    with pytest.raises(asyncio.CancelledError):
        await task
    assert await thinkers.think(question()) in legal()


# At a table


async def moved(site: Site, id_: str, version: int) -> None:
    """Wait until the table has come so far."""
    async with asyncio.timeout(SOON):
        while (await site.table(id_)).version < version:
            await asyncio.sleep(0.01)


async def test_machines_play_a_match_to_its_end(site: Site) -> None:
    ada = site.person()
    sheet = await ada.new_table("easy", "normal", options={"ages": 1})
    id_ = sheet["id"]
    async with ada.looking(id_) as page, asyncio.timeout(SOON):
        await page.news()
        while page.known["sheet"]["status"] != "over":
            await page.news()
    assert page.known["view"]["over"] is True
    assert not site.hall._machines
    assert trouble(await ada.ask("GET", f"/api/tables/{id_}/hint")) == (403, "not-yours")


async def test_machines_in_real_processes_play_with_a_person(tmp_path: Path) -> None:
    async with Site(tmp_path, processes=True) as site:
        ada = site.person()
        id_ = (await ada.new_table("me", "easy"))["id"]
        rng = Random(1)
        for _ in range(5):
            async with asyncio.timeout(SOON):
                while 0 not in (await site.table(id_)).numbers:
                    await asyncio.sleep(0.01)
            match = await site.match(id_)
            await ada.answer(id_, 0, rng.choice(match.decisions[0].options).text)
        assert {move.seat for move in (await site.table(id_)).log} == {0, 1}


@pytest.mark.parametrize("program", [DIES, HANGS, REFUSES])
async def test_a_table_goes_on_whatever_its_machine_does(
    tmp_path: Path, program: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    replaced(monkeypatch, program)
    async with Site(tmp_path, processes=True, patience=0.1) as site:
        ada = site.person()
        id_ = (await ada.new_table("easy", "easy"))["id"]
        await moved(site, id_, 2)


async def test_a_machine_that_finds_no_end_is_replaced(
    site: Site, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("oikumene.table.hall.TIRELESS", 2)
    ada = site.person()
    id_ = (await ada.new_table("easy", "easy"))["id"]
    await moved(site, id_, 30)
    log = (await site.table(id_)).log
    noted = [any(entry.key == "bot-replaced" for entry in move.entries) for move in log]
    seats = [move.seat for move in log]
    assert noted[2:] == [a == b == c for a, b, c in zip(seats, seats[1:], seats[2:], strict=False)]
    assert any(noted)


async def test_a_machine_goes_on_after_its_table_was_read_anew(tmp_path: Path) -> None:
    async with Site(tmp_path, pace=0.02) as site:
        ada = site.person()
        id_ = (await ada.new_table("easy", "easy"))["id"]
        for n in range(1, 5):
            await moved(site, id_, 2 * n)
            await site.unload(id_)
            await site.table(id_)
        await moved(site, id_, 12)
        assert len((await site.table(id_)).log) >= 12


async def test_a_machine_that_was_replaced_while_it_thought_does_not_answer(
    tmp_path: Path,
) -> None:
    async with Site(tmp_path, pace=0.1) as site:
        ada = site.person()
        id_ = (await ada.new_table("easy", "easy"))["id"]
        assert id_ in site.hall._machines
        for seat in (0, 1):
            await ada.post(f"/api/tables/{id_}/seat", seat=seat, kind="open")
        await asyncio.sleep(0.2)
        assert (await site.table(id_)).version == 0


async def test_a_server_that_closes_lets_nobody_think_on(tmp_path: Path) -> None:
    async with Site(tmp_path, pace=0.05) as site:
        ada = site.person()
        for _ in range(3):
            await ada.new_table("easy", "easy")
    assert not site.hall._machines


# Styles


async def test_a_thinker_plays_in_a_style(thinkers: Thinkers) -> None:
    plain = await thinkers.think(question(rate=True, player="normal"))
    for style in oikumene.start("nations", 2).title.styles:
        styled = await thinkers.think(question(rate=True, player="normal", style=style))
        assert {each["text"] for each in styled} == legal()
        assert styled != plain
    with pytest.raises(ThinkerFailed, match="nations has no style 'lazy'"):
        await thinkers.think(question(player="normal", style="lazy"))


async def test_a_player_without_styles_is_asked_for_none() -> None:
    assert STRENGTHS["easy"] == "random"
    assert answered(msgspec.json.encode(question(style="warlike"))) in legal()


async def test_a_machine_has_the_style_that_the_host_chose(site: Site) -> None:
    ada = site.person()
    machine = {"kind": "machine", "player": "normal"}
    seats = [{"kind": "me"}, {**machine, "style": "warlike"}, {**machine, "style": ANY}, machine]
    sheet = await ada.post("/api/tables", title="nations", seats=seats)
    assert [seat["style"] for seat in sheet["seats"]] == ["", "warlike", ANY, ""]
    table = await site.table(sheet["id"])
    asked = [site.hall._question(table, at, seat) for at, seat in enumerate(table.seating.seats)]
    assert (asked[1]["style"], asked[3]["style"]) == ("warlike", "")
    assert asked[2]["style"] in ("", *table.playing().title.styles)

    body = {"seat": 1, "kind": "machine", "player": "easy", "style": "scholar"}
    await ada.post(f"/api/tables/{sheet['id']}/seat", **body)
    assert table.seating.seats[1].style == "scholar"


async def test_any_style_is_drawn_by_the_seed_of_the_match(site: Site) -> None:
    ada = site.person()
    seats = [{"kind": "me"}] + [{"kind": "machine", "player": "easy", "style": ANY}] * 3

    async def drawn(seed: int) -> list[str]:
        sheet = await ada.post("/api/tables", title="nations", seats=seats, seed=seed)
        table = await site.table(sheet["id"])
        assert all(seat["style"] == ANY for seat in sheet["seats"][1:])  # nobody is told
        return [_style(table, at, table.seating.seats[at]) for at in (1, 2, 3)]

    every = [await drawn(seed) for seed in range(8)]
    assert await drawn(0) == every[0]
    assert {style for each in every for style in each} == {"", "warlike", "builder", "scholar"}


async def test_a_style_that_a_title_does_not_have_is_refused(site: Site) -> None:
    ada = site.person()
    machine = {"kind": "machine", "player": "easy", "style": "trader"}
    seats = [{"kind": "me"}, machine]
    answer = await ada.ask("POST", "/api/tables", json={"title": "nations", "seats": seats})
    assert trouble(answer) == (422, "bad-setup")
    assert "warlike, builder, scholar" in answer.json()["message"]
    id_ = (await ada.post("/api/tables", title="dawn", seats=seats))["id"]
    body = {"seat": 1, "kind": "machine", "player": "easy", "style": "scholar"}
    assert await ada.refused(f"/api/tables/{id_}/seat", **body) == (422, "bad-setup")


async def test_the_lobby_knows_the_styles_and_who_has_them(
    site: Site, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(STRENGTHS, "normal", "greedy")
    titles = {title["name"]: title for title in await site.person().get("/api/titles")}
    assert titles["clash"]["styles"] == ["warlike", "builder", "scholar"]
    assert titles["clash"]["players"] == list(STRENGTHS)
    assert titles["clash"]["styled"] == ["normal"]  # the others are played by chance here


# Advice


async def test_a_hint_says_how_good_each_option_is(site: Site) -> None:
    ada = site.person()
    id_ = (await ada.new_table("me", "hotseat"))["id"]
    table = await site.table(id_)
    seat = next(iter(table.numbers))
    before = table.playing().digest()
    hint = await ada.get(f"/api/tables/{id_}/hint", seat=seat)
    assert hint["player"] == COUNSEL
    assert {option["text"] for option in hint["options"]} == {
        option.text for option in table.playing().decisions[0].options
    }
    assert sum(option["share"] for option in hint["options"]) == pytest.approx(1)
    shares = [option["share"] for option in hint["options"]]
    assert shares == sorted(shares, reverse=True)
    assert (table.playing().digest(), table.version) == (before, 0)
    other = await ada.ask("GET", f"/api/tables/{id_}/hint", params={"seat": 1 - seat})
    assert trouble(other) == (409, "not-asked")


async def test_without_a_thinker_there_is_no_hint_but_an_answer(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    replaced(monkeypatch, DIES)
    async with Site(tmp_path, processes=True) as site:
        ada = site.person()
        id_ = (await ada.new_table("me", "hotseat"))["id"]
        seat = next(iter((await site.table(id_)).numbers))
        answer = await ada.ask("GET", f"/api/tables/{id_}/hint", params={"seat": seat})
        assert trouble(answer) == (409, "closed")


@pytest.mark.parametrize("strength", ["hard", "expert"])
async def test_those_who_search_answer_in_time(strength: str, thinkers: Thinkers) -> None:
    asked = question(player=strength, table="one")
    assert await thinkers.think(asked) in legal()
    assert await thinkers.think({**asked, "style": "warlike"}) in legal()
