"""Playing: answers, doubts, taking back, standing orders, the guided game, and who may do what."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

import oikumene
from oikumene.engine.match import Match
from oikumene.table.guests import COOKIE, Signer
from oikumene.titles.nations.guide import STEPS
from tests.table.site import HOST, Json, Person, Site, seated, trouble

pytestmark = pytest.mark.anyio

BUYER = {"gold": 9, "cards": {"start_axeman": 1}, "area": 0}
"""A nation whose turn is asked about after its action: there is a worker to take back."""
BOARD = [["augustus", "aeneid", "ziggurat", "hatshepsut"]]


def position(*nations: Json, **table: Any) -> Match:
    """A match in which seat 0 is on turn."""
    match = oikumene.position("nations", {"nations": list(nations), "board": BOARD, **table})
    assert match.decision is not None
    assert (match.decision.seat, match.decision.ask) == (0, "turn")
    return match


async def table_for(site: Site, seats: int, **seating: Any) -> tuple[str, list[Person]]:
    """A table in which seat 0 is on turn, each seat another person."""
    people = [site.person() for _ in range(seats)]
    match = position(BUYER, *[{**BUYER, "gold": 8}] * (seats - 1))
    return await site.lay(match, *people, **seating), people


async def digest(site: Site, id_: str) -> tuple[bytes, int, int]:
    table = await site.table(id_)
    return table.playing().digest(), table.version, len(table.log)


# Answers


async def test_an_answer_moves_the_table_on(site: Site) -> None:
    id_, (ada, _) = await table_for(site, 2)
    path = f"/api/tables/{id_}"
    news = await ada.get(f"{path}/view", seat=0)
    assert (news["number"], news["version"], news["moment"]) == (0, 0, 0)
    body = {"seat": 0, "number": 0, "answer": "buy augustus"}
    assert await ada.post(f"{path}/answer", **body) == {"done": True}
    news = await ada.get(f"{path}/view", seat=0)
    assert (news["number"], news["version"], news["moment"]) == (1, 1, 1)
    assert news["view"]["table"]["nations"][0]["advisor"] == "augustus"
    assert news["entries"][-1]["moment"] == 1


async def test_a_late_answer_is_refused(site: Site) -> None:
    id_, (ada, bob) = await table_for(site, 2)
    path = f"/api/tables/{id_}"
    await ada.answer(id_, 0, "buy augustus")
    before = await digest(site, id_)
    for number in (0, 2, 99):
        body = {"seat": 0, "number": number, "answer": "end"}
        assert await ada.refused(f"{path}/answer", **body) == (409, "stale")
    body = {"seat": 1, "number": 1, "answer": "pass"}
    assert await bob.refused(f"{path}/answer", **body) == (409, "not-asked")
    assert await digest(site, id_) == before


async def test_a_doubled_click_answers_once(site: Site) -> None:
    id_, (ada, _) = await table_for(site, 2)
    body = {"seat": 0, "number": 0, "answer": "buy augustus"}
    answers = await asyncio.gather(
        *(ada.ask("POST", f"/api/tables/{id_}/answer", json=body) for _ in range(5))
    )
    assert sorted(answer.status_code for answer in answers) == [200, 409, 409, 409, 409]
    table = await site.table(id_)
    assert (table.version, [move.text for move in table.log]) == (1, ["buy augustus"])


async def test_two_devices_of_one_seat_do_not_both_move(site: Site) -> None:
    id_, (ada, _) = await table_for(site, 2)
    path = f"/api/tables/{id_}"
    answers = await asyncio.gather(
        *(
            ada.ask("POST", f"{path}/answer", json={"seat": 0, "number": 0, "answer": text})
            for text in ("buy augustus", "buy ziggurat", "pass")
        )
    )
    assert sorted(answer.status_code for answer in answers) == [200, 409, 409]
    assert len((await site.table(id_)).log) == 1


async def test_what_the_rules_forbid_is_refused_with_the_rule(site: Site) -> None:
    people = [site.person(), site.person()]
    id_ = await site.lay(position({"gold": 0}, {}), *people)
    view = (await people[0].get(f"/api/tables/{id_}/view", seat=0))["view"]
    refused = {each["text"]: each["rule"] for each in view["decision"]["refused"]}
    assert "buy augustus" in refused
    body = {"seat": 0, "number": 0, "answer": "buy augustus"}
    answer = await people[0].ask("POST", f"/api/tables/{id_}/answer", json=body)
    assert trouble(answer) == (422, "illegal")
    assert answer.json()["rule"] == refused["buy augustus"]


@pytest.mark.parametrize("text", ["", "fly", "buy", "BUY augustus", "buy augustus ", "0 pass"])
async def test_what_is_not_on_offer_is_refused(site: Site, text: str) -> None:
    id_, (ada, _) = await table_for(site, 2)
    before = await digest(site, id_)
    body = {"seat": 0, "number": 0, "answer": text}
    answer = await ada.ask("POST", f"/api/tables/{id_}/answer", json=body)
    assert trouble(answer) == (422, "illegal")
    assert "rule" not in answer.json()
    assert await digest(site, id_) == before


async def test_after_the_end_nobody_answers(site: Site) -> None:
    ada = site.person()
    match = oikumene.start("nations", 1, 3, {"ages": 1})
    while match.decision is not None:
        match.answer(match.decision.options[-1])
    id_ = await site.lay(match, ada)
    body = {"seat": 0, "number": 0, "answer": "pass"}
    assert await ada.refused(f"/api/tables/{id_}/answer", **body) == (409, "over")
    assert await ada.refused(f"/api/tables/{id_}/redo", seat=0, version=0) == (409, "over")


# Doubts


async def test_an_irreversible_answer_is_asked_about_and_changes_nothing(site: Site) -> None:
    id_, (ada, _) = await table_for(site, 2)
    path = f"/api/tables/{id_}"
    before = await digest(site, id_)
    async with ada.looking(id_, 0) as page:
        await page.news()
        assert await ada.answer(id_, 0, "pass", sure=False) == {"confirm": True}
        assert await digest(site, id_) == before
        assert not page.waiting()
        assert (await ada.get(f"{path}/view", seat=0))["number"] == 0
        assert await ada.answer(id_, 0, "pass", sure=True) == {"done": True}


async def test_an_answer_that_can_be_taken_back_is_not_asked_about(site: Site) -> None:
    id_, (ada, _) = await table_for(site, 2)
    assert await ada.answer(id_, 0, "buy augustus", sure=False) == {"done": True}


async def test_an_answer_that_says_itself_that_it_ends_the_turn_is_not_asked_about(
    site: Site,
) -> None:
    id_, (ada, _) = await table_for(site, 2)
    await ada.answer(id_, 0, "buy augustus")
    assert await ada.answer(id_, 0, "end", sure=False) == {"done": True}


async def test_a_doubtful_answer_must_be_legal_too(site: Site) -> None:
    id_, (ada, _) = await table_for(site, 2)
    body = {"seat": 0, "number": 0, "answer": "fly", "sure": False}
    assert await ada.refused(f"/api/tables/{id_}/answer", **body) == (422, "illegal")


# Taking back


async def test_one_takes_back_ones_own_and_brings_it_back(site: Site) -> None:
    id_, (ada, bob) = await table_for(site, 2)
    path = f"/api/tables/{id_}"
    before = (await ada.get(f"{path}/view", seat=0))["view"]
    await ada.answer(id_, 0, "buy augustus")
    bought = (await ada.get(f"{path}/view", seat=0))["view"]
    assert await bob.refused(f"{path}/undo", seat=1, version=1) == (409, "cannot-undo")
    assert await ada.refused(f"{path}/undo", seat=0, version=0) == (409, "stale")
    assert await ada.post(f"{path}/undo", seat=0, version=1) == {"done": True}
    news = await ada.get(f"{path}/view", seat=0)
    assert news["view"] == before
    assert (news["version"], news["moment"], news["number"]) == (2, 0, 2)
    assert (news["canUndo"], news["canRedo"]) == (False, True)
    assert (await bob.get(f"{path}/view", seat=1))["canRedo"] is False
    assert await ada.refused(f"{path}/redo", seat=0, version=1) == (409, "stale")
    assert await bob.refused(f"{path}/redo", seat=1, version=2) == (409, "cannot-undo")
    assert await ada.post(f"{path}/redo", seat=0, version=2) == {"done": True}
    news = await ada.get(f"{path}/view", seat=0)
    assert news["view"] == bought
    assert (news["version"], news["moment"], news["canRedo"]) == (3, 1, False)


async def test_a_turn_is_taken_back_to_its_start(site: Site) -> None:
    id_, (ada, bob) = await table_for(site, 2)
    path = f"/api/tables/{id_}"
    await ada.answer(id_, 0, "buy augustus")
    await ada.answer(id_, 0, "end")
    await bob.answer(id_, 1, "pass")
    start = (await ada.get(f"{path}/view", seat=0))["view"]
    assert start["waiting"] == [{"seat": 0, "ask": "turn"}]
    version = await ada.version(id_)
    for answer in ("buy aeneid", "gain books"):
        await ada.answer(id_, 0, answer)
    assert await ada.post(f"{path}/undo", seat=0, version=version + 2, turn=True) == {"done": True}
    assert (await ada.get(f"{path}/view", seat=0))["view"] == start


async def test_strictly_nobody_takes_back_what_another_has_answered(site: Site) -> None:
    id_, (ada, bob) = await table_for(site, 2)
    path = f"/api/tables/{id_}"
    await ada.answer(id_, 0, "pass")
    await bob.answer(id_, 1, "buy augustus")
    assert await ada.refused(f"{path}/undo", seat=0, version=2) == (409, "cannot-undo")
    assert (await ada.get(f"{path}/view", seat=0))["canUndo"] is False
    assert (await bob.get(f"{path}/view", seat=1))["canUndo"] is True


async def test_freely_one_takes_back_what_others_have_answered_since(site: Site) -> None:
    id_, (ada, bob) = await table_for(site, 2, undo="free")
    path = f"/api/tables/{id_}"
    before = await digest(site, id_)
    await ada.answer(id_, 0, "buy augustus")
    await ada.answer(id_, 0, "end")
    await bob.answer(id_, 1, "pass")
    assert (await ada.get(f"{path}/view", seat=0))["canUndo"] is True
    assert await ada.post(f"{path}/undo", seat=0, version=3) == {"done": True}
    table = await site.table(id_)
    assert [move.text for move in table.log] == ["buy augustus"]
    await ada.post(f"{path}/undo", seat=0, version=table.version)
    assert (await digest(site, id_))[0] == before[0]


async def asked_for_undo(site: Site) -> tuple[str, list[Person]]:
    """A table of three where seat 0 wants back what seats 1 and 2 have answered since."""
    id_, people = await table_for(site, 3, undo="consent")
    await people[0].answer(id_, 0, "buy augustus")
    await people[0].answer(id_, 0, "end")
    await people[1].answer(id_, 1, "pass")
    path = f"/api/tables/{id_}"
    assert await people[0].post(f"{path}/undo", seat=0, version=3) == {"asked": True}
    return path, people


async def test_with_consent_of_all_others_anything_is_taken_back(site: Site) -> None:
    path, people = await asked_for_undo(site)
    assert (await people[2].get(path))["asked"] == {"by": 0, "waiting": [1, 2]}
    assert (await people[0].get(f"{path}/view"))["version"] == 3
    async with people[2].looking(path.rpartition("/")[2], 2) as page:
        await page.news()
        await people[1].post(f"{path}/consent", yes=True)
        assert (await page.news())["sheet"]["asked"] == {"by": 0, "waiting": [2]}
        assert await people[1].refused(f"{path}/consent", yes=True) == (409, "closed")
        assert await people[0].refused(f"{path}/consent", yes=True) == (409, "closed")
        await people[2].post(f"{path}/consent", yes=True)
        news = await page.news()
    assert news["sheet"]["asked"] is None
    assert (news["version"], news["moment"]) == (5, 1)


async def test_one_who_refuses_is_enough(site: Site) -> None:
    path, people = await asked_for_undo(site)
    await people[2].post(f"{path}/consent", yes=False)
    assert (await people[0].get(path))["asked"] is None
    assert await people[1].refused(f"{path}/consent", yes=True) == (409, "closed")
    assert (await people[0].get(f"{path}/view"))["version"] == 3


async def test_who_plays_on_ends_the_asking(site: Site) -> None:
    path, people = await asked_for_undo(site)
    await people[2].answer(path.rpartition("/")[2], 2, "pass")
    assert (await people[0].get(path))["asked"] is None


async def test_machines_need_not_agree_but_wait_while_people_are_asked(tmp_path: Path) -> None:
    async with Site(tmp_path, pace=0.1) as site:
        id_, people = await table_for(site, 3, undo="consent")
        path = f"/api/tables/{id_}"
        await people[0].post(f"{path}/seat", seat=2, kind="machine", player="easy")
        await people[0].answer(id_, 0, "pass")
        await people[1].answer(id_, 1, "pass")
        assert id_ in site.hall._machines
        assert await people[0].post(f"{path}/undo", seat=0, version=2) == {"asked": True}
        assert (await people[0].get(path))["asked"] == {"by": 0, "waiting": [1]}
        await asyncio.sleep(0.2)
        assert await people[0].version(id_) == 2
        await people[1].post(f"{path}/consent", yes=True)
        assert (await site.table(id_)).log == []


async def test_nobody_waits_for_the_consent_of_one_who_has_left(site: Site) -> None:
    path, people = await asked_for_undo(site)
    await people[0].post(f"{path}/seat", seat=2, kind="open")
    assert (await people[0].get(path))["asked"] is None
    assert await people[0].post(f"{path}/undo", seat=0, version=3) == {"asked": True}
    await people[1].post(f"{path}/consent", yes=True)
    assert (await people[0].get(f"{path}/view"))["moment"] == 1


# Standing orders


async def test_an_order_is_obeyed_when_its_time_comes_and_is_gone_then(site: Site) -> None:
    id_, (ada, bob) = await table_for(site, 2)
    path = f"/api/tables/{id_}"
    await bob.post(f"{path}/order", seat=1, order="pass", on=True)
    assert (await bob.get(path))["seats"][1]["orders"] == ["pass"]
    assert (await ada.get(path))["seats"][1]["orders"] == []
    async with bob.looking(id_, 1) as page:
        await page.news()
        await ada.answer(id_, 0, "buy augustus")
        await ada.answer(id_, 0, "end")
        (_, news) = [await page.news() for _ in range(2)]
        assert news["sheet"]["seats"][1]["orders"] == []
    table = await site.table(id_)
    assert [(move.seat, move.text) for move in table.log][-1] == (1, "pass")
    assert table.version == 3
    assert table.numbers == {0: 3}


async def test_an_order_may_speak_at_once(site: Site) -> None:
    id_, (ada, _) = await table_for(site, 2)
    await ada.post(f"/api/tables/{id_}/order", seat=0, order="pass", on=True)
    table = await site.table(id_)
    assert [(move.seat, move.text) for move in table.log] == [(0, "pass")]
    assert (await ada.get(f"/api/tables/{id_}"))["seats"][0]["orders"] == []


async def test_a_lasting_order_is_obeyed_until_it_is_cancelled(site: Site) -> None:
    id_, (ada, bob) = await table_for(site, 2)
    path = f"/api/tables/{id_}"
    await ada.post(f"{path}/order", seat=0, order="end-turn", on=True)
    await ada.answer(id_, 0, "buy augustus")
    await bob.answer(id_, 1, "pass")
    await ada.answer(id_, 0, "buy hatshepsut")
    table = await site.table(id_)
    assert [move.text for move in table.log].count("end") == 2
    await site.unload(id_)
    assert (await ada.get(path))["seats"][0]["orders"] == ["end-turn"]
    await ada.post(f"{path}/order", seat=0, order="end-turn", on=False)
    await ada.answer(id_, 0, "buy aeneid")
    await ada.answer(id_, 0, "gain books")
    assert (await site.match(id_)).decision.ask == "end-turn"  # type: ignore[union-attr]


async def test_an_order_given_in_a_pause_waits_for_its_end(site: Site) -> None:
    id_, (ada, _) = await table_for(site, 2)
    path = f"/api/tables/{id_}"
    await ada.post(f"{path}/pause", paused=True)
    await ada.post(f"{path}/order", seat=0, order="pass", on=True)
    assert (await ada.get(path))["seats"][0]["orders"] == ["pass"]
    await ada.post(f"{path}/pause", paused=False)
    assert [move.text for move in (await site.table(id_)).log] == ["pass"]


async def test_an_unknown_order_is_refused(site: Site) -> None:
    id_, (ada, _) = await table_for(site, 2)
    body = {"seat": 0, "order": "attack", "on": True}
    assert await ada.refused(f"/api/tables/{id_}/order", **body) == (422, "bad-request")


async def options(person: Person, id_: str, seat: int) -> list[str]:
    view = (await person.get(f"/api/tables/{id_}/view", seat=seat))["view"]
    return [option["text"] for option in view["decision"]["options"]]


# The guided game


async def test_the_guided_game_is_played_to_its_end(site: Site) -> None:
    ada = site.person()
    id_ = (await ada.post("/api/tables/guided", title="nations"))["id"]
    path = f"/api/tables/{id_}"
    mine = [step for step in STEPS if step.answer and not step.seat]
    for at, step in enumerate(mine):
        wrong = next(text for text in await options(ada, id_, 0) if text != step.answer)
        number = (await ada.get(f"{path}/view"))["number"]
        body = {"seat": 0, "number": number, "answer": wrong}
        assert await ada.refused(f"{path}/answer", **body) == (409, "guided")
        if at == 5:
            await site.unload(id_)
        await ada.answer(id_, 0, step.answer)
    answers = sum(1 for step in STEPS if step.answer)
    assert [(move.seat, move.text) for move in (await site.table(id_)).log] == [
        (step.seat, step.answer) for step in STEPS if step.answer
    ]
    assert (await ada.get(f"{path}/view"))["moment"] == answers
    # From here on it is a game like any other, against a machine player.
    await ada.answer(id_, 0, "pass")


async def test_in_the_guided_game_a_step_can_be_taken_back(site: Site) -> None:
    ada = site.person()
    id_ = (await ada.post("/api/tables/guided", title="nations"))["id"]
    path = f"/api/tables/{id_}"
    await ada.answer(id_, 0, "buy augustus")  # and Egypt has its turn
    version = await ada.version(id_)
    assert version == 3
    assert await ada.refused(f"{path}/undo", seat=0, version=version) == (409, "cannot-undo")
    await ada.answer(id_, 0, "buy aeneid")
    await ada.post(f"{path}/undo", seat=0, version=version + 1)
    await ada.answer(id_, 0, "buy aeneid")
    body = {"seat": 0, "order": "pass", "on": True}
    assert await ada.refused(f"{path}/order", **body) == (422, "bad-request")


# At one screen


async def test_two_seats_of_one_person_see_and_play_each_for_itself(site: Site) -> None:
    ada = site.person()
    id_ = await site.lay(position(BUYER, BUYER), ada, ada)
    path = f"/api/tables/{id_}"
    assert (await ada.get(f"{path}/view"))["view"]["decision"]["ask"] == "turn"
    assert (await ada.get(f"{path}/view", seat=1))["view"]["decision"] is None
    await ada.answer(id_, 0, "pass")
    assert (await ada.get(f"{path}/view", seat=1))["view"]["decision"]["ask"] == "turn"
    await ada.answer(id_, 1, "pass")
    body = {"seat": 2, "number": 0, "answer": "pass"}
    assert await ada.refused(f"{path}/answer", **body) == (403, "not-yours")


async def test_one_person_at_both_seats_need_not_agree_with_oneself(site: Site) -> None:
    ada = site.person()
    id_ = await site.lay(position(BUYER, BUYER), ada, ada, undo="consent")
    await ada.answer(id_, 0, "pass")
    await ada.answer(id_, 1, "buy augustus")
    assert await ada.post(f"/api/tables/{id_}/undo", seat=0, version=2) == {"done": True}


# The past


async def test_moments_can_be_looked_at(site: Site) -> None:
    id_, (ada, bob) = await table_for(site, 2)
    path = f"/api/tables/{id_}"
    seen = [(await ada.get(f"{path}/view", seat=0))["view"]]
    for person, seat, text in ((ada, 0, "buy augustus"), (ada, 0, "end"), (bob, 1, "pass")):
        await person.answer(id_, seat, text)
        seen.append((await ada.get(f"{path}/view", seat=0))["view"])
    moments = await ada.get(f"{path}/moments", seat=0)
    assert [(m["n"], m["seat"], m["text"], m["safe"]) for m in moments] == [
        (0, None, "", True),
        (1, 0, "buy augustus", False),
        (2, 0, "end", True),
        (3, 1, "", True),
    ]
    assert (await bob.get(f"{path}/moments"))[3]["text"] == "pass"
    for n, view in enumerate(seen):
        assert await ada.get(f"{path}/moments/{n}", seat=0) == view
    for wrong in ("-1", "4", str(10**30), "x"):
        status, _ = trouble(await ada.ask("GET", f"{path}/moments/{wrong}"))
        assert status in (404, 422)
    assert trouble(await bob.ask("GET", f"{path}/moments/1", params={"seat": 0}))[0] == 403


async def test_a_fork_is_a_private_table_from_a_moment(site: Site) -> None:
    id_, (ada, bob) = await table_for(site, 2)
    path = f"/api/tables/{id_}"
    await ada.answer(id_, 0, "buy augustus")
    then = (await ada.get(f"{path}/view", seat=0))["view"]
    await ada.answer(id_, 0, "end")
    before = await digest(site, id_)
    sheet = await ada.post(f"{path}/fork", seat=0, moment=1)
    forked = f"/api/tables/{sheet['id']}"
    assert [seat["kind"] for seat in sheet["seats"]] == ["person", "machine"]
    assert (sheet["undo"], sheet["me"]["seats"]) == ("free", [0])
    assert (await ada.get(f"{forked}/view"))["view"] == then
    assert trouble(await bob.ask("GET", forked)) == (404, "not-found")
    await ada.answer(sheet["id"], 0, "undeploy start_axeman")
    assert await digest(site, id_) == before
    assert await ada.refused(f"{path}/fork", seat=1, moment=1) == (403, "not-yours")
    assert await ada.refused(f"{path}/fork", seat=0, moment=99) == (404, "not-found")


# Who may do what


ROLES = ("stranger", "spectator", "other", "host")
"""The columns of the matrix."""
NO = (404, 403, 403)  # for a stranger, a spectator, and another seat
SEAT = {"seat": 0}
MATRIX: dict[tuple[str, str], tuple[Json, tuple[int, ...]]] = {
    # What anybody may do.
    ("GET", "/api/me"): ({}, (200, 200, 200, 200)),
    ("POST", "/api/me"): ({"name": "X"}, (200, 200, 200, 200)),
    ("GET", "/api/keys"): ({}, (200, 200, 200, 200)),
    ("POST", "/api/keys"): ({"name": "X"}, (200, 200, 200, 200)),
    ("DELETE", "/api/keys/{id_}"): ({}, (404, 404, 404, 404)),
    ("GET", "/api/titles"): ({}, (200, 200, 200, 200)),
    ("GET", "/api/titles/{title}/things"): ({}, (200, 200, 200, 200)),
    ("GET", "/api/titles/{title}/rules/{language}"): ({}, (200, 200, 200, 200)),
    ("GET", "/api/words/{language}/{scope}"): ({}, (200, 200, 200, 200)),
    ("GET", "/api/tables"): ({}, (200, 200, 200, 200)),
    ("POST", "/api/tables"): (
        {"title": "nations", "seats": [{"kind": "me"}]},
        (200, 200, 200, 200),
    ),
    ("POST", "/api/tables/guided"): ({"title": "nations"}, (200, 200, 200, 200)),
    ("POST", "/api/tables/file"): ({"not": "a match"}, (422, 422, 422, 422)),
    # What those who have to do with the table may see.
    ("GET", "/api/tables/{id_}"): ({}, (404, 200, 200, 200)),
    ("GET", "/api/tables/{id_}/events"): (SEAT, (*NO, 200)),
    ("GET", "/api/tables/{id_}/view"): (SEAT, (*NO, 200)),
    ("GET", "/api/tables/{id_}/moments"): (SEAT, (*NO, 200)),
    ("GET", "/api/tables/{id_}/moments/{n}"): (SEAT, (*NO, 200)),
    ("GET", "/api/tables/{id_}/file"): (SEAT, (*NO, 200)),
    ("GET", "/api/tables/{id_}/hint"): (SEAT, (*NO, 200)),
    ("GET", "/api/tables/{id_}/scores"): ({}, (404, 409, 409, 409)),
    # What they may do.
    ("POST", "/api/tables/{id_}/join"): ({"secret": "wrong"}, (404, 404, 404, 404)),
    ("POST", "/api/tables/{id_}/leave"): ({}, (404, 200, 200, 200)),
    ("POST", "/api/tables/{id_}/chat"): ({"text": "hello"}, (404, 200, 200, 200)),
    ("POST", "/api/tables/{id_}/looking"): ({"looking": True}, (404, 200, 200, 200)),
    ("POST", "/api/tables/{id_}/consent"): ({"yes": True}, (404, 409, 409, 409)),
    # What only the one on the seat may do; here that is the host.
    ("POST", "/api/tables/{id_}/answer"): (
        {**SEAT, "number": 1, "answer": "end"},
        (*NO, 200),
    ),
    ("POST", "/api/tables/{id_}/undo"): ({**SEAT, "version": 1}, (*NO, 200)),
    ("POST", "/api/tables/{id_}/redo"): ({**SEAT, "version": 1}, (*NO, 409)),
    ("POST", "/api/tables/{id_}/order"): (
        {**SEAT, "order": "end-turn", "on": True},
        (*NO, 200),
    ),
    ("POST", "/api/tables/{id_}/fork"): ({**SEAT, "moment": 0}, (*NO, 200)),
    # What only the host may do.
    ("DELETE", "/api/tables/{id_}"): ({}, (*NO, 200)),
    ("POST", "/api/tables/{id_}/start"): ({}, (*NO, 409)),
    ("POST", "/api/tables/{id_}/pause"): ({"paused": True}, (*NO, 200)),
    ("POST", "/api/tables/{id_}/seat"): ({"seat": 1, "kind": "open"}, (*NO, 200)),
}


def test_every_route_has_a_row(tmp_path: Any) -> None:
    paths = Site(tmp_path).app.openapi()["paths"]
    routes = {(method.upper(), path) for path, methods in paths.items() for method in methods}
    assert routes == set(MATRIX)


@pytest.mark.parametrize("who", ROLES)
async def test_each_may_do_only_what_is_theirs(site: Site, who: str) -> None:
    for (method, route), (body, expected) in MATRIX.items():
        id_, (host, other) = await table_for(site, 2)
        roles = {"stranger": site.person(), "spectator": site.person()}
        secret = (await host.get(f"/api/tables/{id_}"))["links"]["watch"]
        await roles["spectator"].post(f"/api/tables/{id_}/join", secret=secret)
        await host.answer(id_, 0, "buy augustus")
        person = {**roles, "other": other, "host": host}[who]
        table = await site.table(id_)
        before = (table.version, table.seating.paused, [s.kind for s in table.seating.seats])
        path = route.format(id_=id_, n=0, title="nations", language="en", scope="app")
        status = await _status(person, method, path, body, id_)
        assert status == expected[ROLES.index(who)], (method, route)
        if status >= 400:
            table = await site.table(id_)
            after = (table.version, table.seating.paused, [s.kind for s in table.seating.seats])
            assert after == before, (method, route)
        await site.unload(id_)


async def _status(person: Person, method: str, path: str, body: Json, id_: str) -> int:
    if path.endswith("/events"):
        async with person.looking(id_, body["seat"]) as page:
            return page.status
    sent = {"params": body} if method == "GET" else {"json": body} if method == "POST" else {}
    return (await person.ask(method, path, **sent)).status_code


async def test_a_cookie_of_another_server_is_nobodys(site: Site) -> None:
    id_, (ada, _) = await table_for(site, 2)
    eve = site.person()
    eve.client.cookies.set(COOKIE, Signer(b"another key").cookie(await ada.id()), HOST)
    body = {"seat": 0, "number": 0, "answer": "pass"}
    assert await eve.refused(f"/api/tables/{id_}/answer", **body) == (404, "not-found")
    own = ada.client.cookies[COOKIE]
    for forged in (own[:-1], own + "0", own.replace(".", ".."), await ada.id(), ".", ""):
        eve.client.cookies.clear()
        eve.client.cookies.set(COOKIE, forged, HOST)
        assert await eve.refused(f"/api/tables/{id_}/answer", **body) == (404, "not-found")
    assert (await site.table(id_)).version == 0


async def test_answers_at_many_tables_at_once_do_not_meet(site: Site) -> None:
    tables = [await seated(site, 2, seed=seed) for seed in range(4)]

    async def play(id_: str, people: list[Person]) -> int:
        for _ in range(12):
            table = await site.table(id_)
            seat = next(iter(table.numbers))
            text = (await options(people[seat], id_, seat))[-1]
            await people[seat].answer(id_, seat, text)
        return (await site.table(id_)).version

    assert await asyncio.gather(*(play(*table) for table in tables)) == [12] * 4


async def test_a_turn_after_a_turn_is_restarted_by_itself(site: Site) -> None:
    """The others have passed, so the same seat is on turn again."""
    id_, (ada, bob) = await table_for(site, 2)
    path = f"/api/tables/{id_}"
    await ada.answer(id_, 0, "buy augustus")
    await ada.answer(id_, 0, "end")
    await bob.answer(id_, 1, "pass")
    for answer in ("buy aeneid", "gain books", "end"):
        await ada.answer(id_, 0, answer)
    second = (await ada.get(f"{path}/view", seat=0))["view"]
    await ada.answer(id_, 0, "undeploy start_axeman")
    version = await ada.version(id_)
    assert await ada.post(f"{path}/undo", seat=0, version=version, turn=True) == {"done": True}
    assert (await ada.get(f"{path}/view", seat=0))["view"] == second


@pytest.mark.parametrize("undo", ["strict", "consent", "free"])
async def test_after_the_end_only_a_free_table_goes_back(site: Site, undo: str) -> None:
    """Everything has been shown by then."""
    ada = site.person()
    id_ = await site.lay(oikumene.start("nations", 1, 3, {"ages": 1}), ada, undo=undo)
    table = await site.table(id_)
    while not table.playing().over:
        options = table.playing().decisions[0].options
        await table.answer(0, table.numbers[0], options[-1].text, sure=True)
    path = f"/api/tables/{id_}/undo"
    if undo == "free":
        assert await ada.post(path, seat=0, version=table.version) == {"done": True}
    else:
        assert await ada.refused(path, seat=0, version=table.version) == (409, "over")
