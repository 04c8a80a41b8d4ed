"""Match files: what a player takes home, and a table from what somebody brings."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import msgspec
import pytest

import oikumene
from oikumene.engine import save
from oikumene.engine.match import Match
from oikumene.table.edge import LARGEST, LARGEST_FILE
from tests.table.site import Json, Person, Site, play_any, seated, trouble

pytestmark = pytest.mark.anyio


def ended(seed: int = 3, **options: Any) -> Match:
    """A match that was played to its end."""
    rng = Random(seed)
    match = oikumene.start("nations", 2, seed, {"ages": 1, **options})
    while match.decision is not None:
        match.answer(rng.choice(match.decision.options))
    return match


def begun(answers: int) -> Match:
    rng = Random(answers)
    match = oikumene.start("nations", 2, 9, {"ages": 1})
    for _ in range(answers):
        assert match.decision is not None
        match.answer(rng.choice(match.decision.options))
    return match


async def download(person: Person, id_: str, **query: Any) -> str:
    answer = await person.ask("GET", f"/api/tables/{id_}/file", params=query)
    assert answer.status_code == 200, answer.text
    assert answer.headers["content-type"] == "application/json"
    named = f'attachment; filename="nations-{id_}.json"'
    assert answer.headers["content-disposition"] == named
    return answer.text


async def upload(person: Person, text: str | bytes) -> Any:
    return await person.ask("POST", "/api/tables/file", content=text)


async def uploaded(person: Person, text: str) -> Json:
    answer = await upload(person, text)
    assert answer.status_code == 200, answer.text
    return answer.json()


# Down


async def test_in_mid_game_a_file_holds_what_its_seat_may_know(site: Site) -> None:
    id_, people = await seated(site, 2, options={"level": "competitive"})
    rng = Random(1)
    for _ in range(15):
        await play_any(site, id_, people, rng)
    match = await site.match(id_)
    for seat, person in enumerate(people):
        data = json.loads(await download(person, id_, seat=seat))
        assert (data["seed"], data["first"], data["history"], data["answers"]) == (
            None,
            None,
            None,
            [],
        )
        assert str(match.checkpoint.chance) not in json.dumps(data)
        loaded = oikumene.load(json.dumps(data))
        assert loaded.view(seat) == match.moment(match.settled).view(seat)


async def test_after_the_end_a_file_holds_the_whole_match(site: Site) -> None:
    people = [site.person(), site.person()]
    match = ended()
    id_ = await site.lay(match, *people)
    text = await download(people[1], id_)
    assert oikumene.load(text).digest() == match.digest()
    assert len(list(oikumene.replay(text))) == match.answered + 1
    assert json.loads(text)["seed"] == 3


async def test_the_file_of_a_fork_tells_nothing_of_where_it_came_from(site: Site) -> None:
    people = [site.person(), site.person()]
    match = ended(level="competitive")
    real = match.moment(match.answered - 1)
    id_ = await site.lay(real, *people)
    fork = (await people[0].post(f"/api/tables/{id_}/fork", seat=0, moment=0))["id"]
    await people[0].post(f"/api/tables/{fork}/pause", paused=True)
    data = json.loads(await download(people[0], fork))
    assert (data["first"], data["history"], data["seed"]) == (None, None, None)
    assert str(real.checkpoint.chance) not in json.dumps(data)


# Up


async def test_a_finished_match_comes_with_its_past(site: Site) -> None:
    ada = site.person()
    match = ended()
    sheet = await uploaded(ada, match.save())
    assert (sheet["status"], sheet["paused"], sheet["me"]["seats"]) == ("over", False, [0])
    path = f"/api/tables/{sheet['id']}"
    news = await ada.get(f"{path}/view")
    assert news["moment"] == match.answered
    assert news["view"]["result"]["scores"] == match.result.scores  # type: ignore[union-attr]
    assert len(news["entries"]) == len(match.journal(0))
    for n in (0, 7, match.answered):
        view = await ada.get(f"{path}/moments/{n}", seat=1)
        assert view["table"] == match.moment(n).view(1)["table"]
    assert await download(ada, sheet["id"]) == match.save()
    await site.unload(sheet["id"])
    assert await ada.get(f"{path}/view") == {**news, "n": 0}


@pytest.mark.parametrize("answers", [0, 1, 8, 21])
async def test_a_match_in_play_goes_on_where_it_was(site: Site, answers: int) -> None:
    ada = site.person()
    match = begun(answers)
    sheet = await uploaded(ada, match.save())
    id_ = sheet["id"]
    assert (sheet["status"], sheet["paused"], sheet["undo"]) == ("playing", True, "free")
    assert [seat["kind"] for seat in sheet["seats"]] == ["person", "machine"]
    assert (await site.match(id_)).digest() == match.digest()
    assert (await ada.get(f"/api/tables/{id_}/view"))["moment"] == answers
    await site.unload(id_)
    assert (await site.match(id_)).digest() == match.digest()
    assert (await site.match(id_)).history() == match.history()


async def test_what_was_downloaded_in_mid_game_can_be_uploaded(site: Site) -> None:
    id_, people = await seated(site, 2)
    for _ in range(15):
        await play_any(site, id_, people, Random(1))
    text = await download(people[0], id_, seat=0)
    sheet = await uploaded(people[0], text)
    loaded = oikumene.load(text)
    assert (await site.match(sheet["id"])).digest() == loaded.digest()
    await played_on(site, people[0], sheet["id"])


async def played_on(site: Site, person: Person, id_: str) -> None:
    """Play both seats for a while; the table is the same whenever it is read again."""
    table = await site.table(id_)
    table.seating.seats[1] = msgspec.structs.replace(table.seating.seats[0])
    await person.post(f"/api/tables/{id_}/pause", paused=False)
    rng = Random(2)
    for at in range(12):
        await play_any(site, id_, [person, person], rng)
        before = (await site.match(id_)).digest()
        view = await person.get(f"/api/tables/{id_}/moments/{at}", seat=0)
        await site.unload(id_)
        assert (await site.match(id_)).digest() == before
        assert await person.get(f"/api/tables/{id_}/moments/{at}", seat=0) == view


async def test_a_file_without_a_past_begins_at_its_last_safe_point(site: Site) -> None:
    """As one that was made in the midst of a step of an imagined match."""
    ada = site.person()
    match = oikumene.position(
        "nations",
        {"nations": [{"gold": 9, "cards": {"start_axeman": 1}, "area": 0}, {}],
         "board": [["augustus", "hatshepsut"]]},
        journal=False,
    )  # fmt: skip
    safe = match.digest()
    match.answer("buy augustus")
    text = match.save()
    assert json.loads(text)["answers"][0] == "0 buy augustus"
    sheet = await uploaded(ada, text)
    assert (await site.match(sheet["id"])).digest() == safe
    await played_on(site, ada, sheet["id"])


def damaged() -> dict[str, str]:
    text = ended().save()
    data = json.loads(text)
    fork = begun(8).fork(0, Random(1))
    return {
        "empty": "",
        "not JSON": "hello",
        "another JSON": '{"name": "x"}',
        "a list": "[1, 2]",
        "cut": text[: len(text) // 2],
        "edited": text.replace('"vp"', '"VP"', 1).replace("1", "2", 3),
        "newer": json.dumps({**data, "oikumene": 99}),
        "of an unknown title": signed({**data, "title": "chess"}),
        "of newer rules": signed({**data, "rules": 99}),
        "of too many seats": signed({**data, "seats": 9}),
        "with an impossible answer": signed({**data, "answers": ["0 fly"]}),
        "with an imagination": signed(msgspec.to_builtins(save.kept(fork))),
        "with a broken imagination": signed({**data, "answers": ["~x y"]}),
        "with a phase that is not there": edited(data, phase="nowhere"),
        "with a card that is not there": edited(data, board=["no_such_card"] * 24),
        "with too few nations": edited(data, nations=[]),
        "nested": "[" * 100_000,
    }


def signed(data: dict[str, Any]) -> str:
    """A file whose digest fits, whatever it holds: anybody can compute it."""
    whole = msgspec.convert({**data, "digest": ""}, save.Save)
    return json.dumps({**data, "digest": save._digest(whole)})


def edited(data: dict[str, Any], **state: Any) -> str:
    plain = {"first": None, "history": None}
    return signed({**data, **plain, "checkpoint": {**data["checkpoint"], **state}})


@pytest.mark.parametrize("name", damaged())
async def test_a_damaged_file_is_refused(site: Site, name: str) -> None:
    ada = site.person()
    status, code = trouble(await upload(ada, damaged()[name]))
    assert (status, code) in [(422, "bad-file"), (404, "not-found")]
    assert (await ada.get("/api/tables"))["mine"] == []


async def test_a_past_that_cannot_be_played_again_is_left_out(site: Site) -> None:
    match = begun(8)
    data = json.loads(match.save())
    sheet = await uploaded(site.person(), signed({**data, "history": ["0 fly"]}))
    table = await site.table(sheet["id"])
    assert table.log == []
    assert table.playing().digest() == match.moment(match.settled).digest()


async def test_a_file_that_is_no_text_is_refused(site: Site) -> None:
    assert trouble(await upload(site.person(), b"\xff\xfe\x00\x01")) == (422, "bad-file")


async def test_a_file_may_be_larger_than_other_requests_but_not_any_size(site: Site) -> None:
    ada = site.person()
    text = ended().save()
    for size in (LARGEST + 1, LARGEST_FILE):
        await uploaded(ada, text.ljust(size))
    assert trouble(await upload(ada, text.ljust(LARGEST_FILE + 1))) == (413, "too-big")


# Scores


async def test_scores_are_shown_after_the_end(site: Site) -> None:
    people = [site.person(), site.person()]
    match = ended()
    assert match.result is not None
    sheet = await uploaded(people[0], match.save())
    scores = await people[0].get(f"/api/tables/{sheet['id']}/scores")
    assert [point["moment"] for point in scores["points"]] == [n for n, _ in match.steps()]
    last = scores["points"][-1]
    assert [sum(sheet.values()) for sheet in last["sheets"]] == match.result.scores
    assert all(list(sheet) == scores["sources"] for sheet in last["sheets"])
    rounds = [point["round"] for point in scores["points"]]
    assert rounds == sorted(rounds)
    await site.unload(sheet["id"])
    assert await people[0].get(f"/api/tables/{sheet['id']}/scores") == scores


async def test_scores_are_secret_before_the_end(site: Site) -> None:
    id_, people = await seated(site, 2)
    answer = await people[0].ask("GET", f"/api/tables/{id_}/scores")
    assert trouble(answer) == (409, "closed")


async def test_after_the_end_everybody_looks_through_all_eyes(site: Site) -> None:
    people = [site.person(), site.person()]
    id_ = await site.lay(ended(), *people)
    for seat in (0, 1):
        await people[0].get(f"/api/tables/{id_}/moments", seat=seat)
        await people[0].get(f"/api/tables/{id_}/moments/0", seat=seat)
    answer = await people[0].ask("GET", f"/api/tables/{id_}/moments", params={"seat": 5})
    assert trouble(answer) == (403, "not-yours")
