"""Tables come and go: making, finding, joining, and what the host may do."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from oikumene.table import hall
from oikumene.table.app import _clean
from tests.table.site import Json, Person, Site, seated, trouble

pytestmark = pytest.mark.anyio


async def waiting(person: Person, *kinds: str, **wish: Any) -> tuple[str, Json]:
    """A table that waits for people, and its links."""
    sheet = await person.new_table(*kinds, **wish)
    assert sheet["status"] == "waiting"
    return f"/api/tables/{sheet['id']}", sheet["links"]


def kinds(sheet: Json) -> list[str]:
    return [seat["kind"] for seat in sheet["seats"]]


# Me


async def test_a_guest_is_known_by_a_cookie(site: Site) -> None:
    ada, bob = site.person(), site.person()
    assert await ada.get("/api/me") == {
        "name": "",
        "language": None,
        "webhook": "",
        "email": "",
        "mail": False,
    }
    told = await ada.post("/api/me", name="  Ada\u0000 \n Lovelace ", language="uk")
    assert (told["name"], told["language"]) == ("Ada Lovelace", "uk")
    assert await ada.get("/api/me") == told
    assert (await bob.get("/api/me"))["name"] == ""
    assert (await ada.post("/api/me", email="a@b.c"))["name"] == "Ada Lovelace"


@pytest.mark.parametrize(
    "wrong",
    [
        {"name": "x" * 41},
        {"language": "xx"},
        {"email": "nobody"},
        {"email": "a b@c"},
        {"email": "a@b\nBcc: c@d"},
        {"nickname": "Ada"},
        {"name": 7},
    ],
)
async def test_what_cannot_be_true_of_a_guest_is_refused(site: Site, wrong: Any) -> None:
    assert await site.person().refused("/api/me", **wrong) == (422, "bad-request")


def test_a_name_has_no_control_characters() -> None:
    assert _clean("a\u202eb\u0007c  d\u200b") == "a b c d"


# Making


async def test_a_table_without_open_seats_begins_at_once(site: Site) -> None:
    ada = site.person()
    await ada.post("/api/me", name="Ada")
    sheet = await ada.new_table("me", "easy", "normal", options={"ages": 2}, undo="consent")
    assert sheet["status"] == "playing"
    assert kinds(sheet) == ["person", "machine", "machine"]
    assert [seat["player"] for seat in sheet["seats"]] == [None, "easy", "normal"]
    assert [seat["name"] for seat in sheet["seats"]] == ["Ada", "", ""]
    assert sheet["me"] == {"seats": [0], "watching": False, "host": True}
    assert (sheet["undo"], sheet["options"]) == ("consent", {"ages": 2})
    assert sheet == {**await ada.get(f"/api/tables/{sheet['id']}"), "waiting": sheet["waiting"]}


async def test_a_table_with_open_seats_waits(site: Site) -> None:
    ada = site.person()
    path, links = await waiting(ada, "me", "open", "easy")
    assert set(links) == {"1", "watch"}
    assert trouble(await ada.ask("POST", f"{path}/start")) == (409, "closed")
    for what in ("moments/0", "file", "hint", "scores"):
        status, code = trouble(await ada.ask("GET", f"{path}/{what}"))
        assert (status, code) in [(409, "closed"), (409, "not-asked")], what
    assert set(await ada.get(f"{path}/view")) == {"n", "sheet", "chat"}


async def test_the_seed_makes_the_match(site: Site) -> None:
    ada = site.person()
    views = []
    for seed in (1, 1, 2):
        id_ = (await ada.new_table("me", "hotseat", seed=seed))["id"]
        views.append((await ada.get(f"/api/tables/{id_}/view"))["view"])
    assert views[0] == views[1] != views[2]


@pytest.mark.parametrize(
    ("wrong", "code"),
    [
        ({"title": "chess"}, (404, "not-found")),
        ({"seats": [{"kind": "me"}] * 6}, (422, "bad-setup")),
        ({"seats": []}, (422, "bad-request")),
        ({"seats": [{"kind": "me"}] * 10}, (422, "bad-request")),
        ({"seats": [{"kind": "king"}]}, (422, "bad-request")),
        ({"seats": [{"kind": "machine", "player": "god"}]}, (422, "bad-setup")),
        ({"options": {"ages": 99}}, (422, "bad-setup")),
        ({"options": {"chess": True}}, (422, "bad-setup")),
        ({"options": {"ages": {"deep": 1}}}, (422, "bad-request")),
        ({"undo": "never"}, (422, "bad-request")),
        ({"seed": -1}, (422, "bad-request")),
        ({"seed": 2**60}, (422, "bad-request")),
        ({"host": "me"}, (422, "bad-request")),
    ],
)
async def test_a_wish_that_cannot_be_granted(site: Site, wrong: Json, code: Any) -> None:
    ada = site.person()
    wish = {"title": "nations", "seats": [{"kind": "me"}, {"kind": "open"}], **wrong}
    assert await ada.refused("/api/tables", **wish) == code
    assert await ada.get("/api/tables") == {"mine": [], "open": []}


async def test_a_guided_game_is_one_persons(site: Site) -> None:
    ada = site.person()
    sheet = await ada.post("/api/tables/guided", title="nations")
    assert sheet["status"] == "playing"
    assert kinds(sheet) == ["person", "machine"]
    assert sheet["guide"][0] == {
        "say": "guide-welcome",
        "point": ["seat:0", "seat:1"],
        "answer": None,
        "seat": 0,
    }
    assert await ada.refused("/api/tables/guided", title="chess") == (404, "not-found")


async def test_one_host_has_so_many_tables_and_no_more(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(hall, "MOST_TABLES", 2)
    async with Site(tmp_path, limits=True) as site:
        ada = site.person()
        wish = {"title": "nations", "seats": [{"kind": "me"}, {"kind": "open"}]}
        first = await ada.post("/api/tables", **wish)
        await ada.post("/api/tables", **wish)
        assert await ada.refused("/api/tables", **wish) == (429, "too-many")
        assert await ada.refused("/api/tables/guided", title="nations") == (429, "too-many")
        await site.person().post("/api/tables", **wish)
        await ada.ask("DELETE", f"/api/tables/{first['id']}")
        await ada.post("/api/tables", **wish)


# Finding


async def test_strangers_find_only_listed_tables_that_wait(site: Site) -> None:
    ada, bob = site.person(), site.person()
    listed = await ada.new_table("me", "open", open=True)
    private = await ada.new_table("me", "open")
    begun = await ada.new_table("me", "easy", open=True)
    found = await bob.get("/api/tables")
    assert [sheet["id"] for sheet in found["open"]] == [listed["id"]]
    assert found["mine"] == []
    assert found["open"][0]["links"] == {}
    mine = await ada.get("/api/tables")
    assert {sheet["id"] for sheet in mine["mine"]} == {
        each["id"] for each in (listed, private, begun)
    }
    assert mine["open"] == []
    assert (await bob.get(f"/api/tables/{listed['id']}"))["me"]["seats"] == []
    for sheet in (private, begun):
        answer = await bob.ask("GET", f"/api/tables/{sheet['id']}")
        assert trouble(answer) == (404, "not-found")


async def test_the_lobby_lists_tables_on_disk_as_it_lists_those_in_memory(site: Site) -> None:
    ada = site.person()
    for listed in (True, False):
        await ada.new_table("me", "open", open=listed)
    await ada.new_table("me", "hotseat")
    live = await ada.get("/api/tables")
    for id_ in list(site.hall.live):
        await site.unload(id_)
    assert await ada.get("/api/tables") == live
    assert not site.hall.live


async def test_a_table_that_does_not_exist_looks_like_one_that_is_not_for_you(site: Site) -> None:
    ada, bob = site.person(), site.person()
    real = (await ada.new_table("me", "open"))["id"]
    answers = [await bob.ask("GET", f"/api/tables/{id_}/view") for id_ in (real, "nowhere")]
    texts = [a.text.replace(real, "?").replace("nowhere", "?") for a in answers]
    assert texts[0] == texts[1]
    assert [a.status_code for a in answers] == [404, 404]


# Joining


async def test_a_link_opens_its_seat_once(site: Site) -> None:
    ada, bob, eve = (site.person() for _ in range(3))
    path, links = await waiting(ada, "me", "open", "open")
    await bob.post("/api/me", name="Bob")
    joined = await bob.post(f"{path}/join", secret=links["2"])
    assert kinds(joined) == ["person", "open", "person"]
    assert joined["seats"][2]["name"] == "Bob"
    assert joined["me"] == {"seats": [2], "watching": False, "host": False}
    assert joined["links"] == {}
    assert await eve.refused(f"{path}/join", secret=links["2"]) == (409, "taken")
    assert [sheet["id"] for sheet in (await bob.get("/api/tables"))["mine"]] == [joined["id"]]


async def test_who_follows_the_own_link_again_is_let_in(site: Site) -> None:
    ada, bob = site.person(), site.person()
    path, links = await waiting(ada, "me", "open")
    await bob.post(f"{path}/join", secret=links["1"])
    again = await bob.post(f"{path}/join", secret=links["1"])
    assert again["me"]["seats"] == [1]


async def test_a_private_table_is_joined_by_link_only(site: Site) -> None:
    ada, bob = site.person(), site.person()
    path, links = await waiting(ada, "me", "open")
    assert await bob.refused(f"{path}/join", seat=1) == (404, "not-found")
    assert await bob.refused(f"{path}/join") == (404, "not-found")
    other, _ = await waiting(ada, "me", "open")
    for secret in ("x", links["1"][:-1], links["1"].upper(), "ключ"):
        assert await bob.refused(f"{path}/join", secret=secret) == (404, "not-found")
    assert await bob.refused(f"{other}/join", secret=links["1"]) == (404, "not-found")


async def test_anybody_takes_an_open_seat_of_a_listed_table_and_the_last_begins_it(
    site: Site,
) -> None:
    ada, bob, eve = (site.person() for _ in range(3))
    path, _ = await waiting(ada, "me", "open", "open", open=True)
    assert (await bob.post(f"{path}/join", seat=1))["status"] == "waiting"
    assert await eve.refused(f"{path}/join", seat=1) == (409, "taken")
    assert await eve.refused(f"{path}/join", seat=0) == (409, "taken")
    assert await eve.refused(f"{path}/join", seat=7) == (404, "not-found")
    assert (await eve.post(f"{path}/join", seat=2))["status"] == "playing"
    assert await site.person().refused(f"{path}/join", seat=2) == (404, "not-found")
    assert (await eve.get("/api/tables"))["open"] == []


async def test_the_host_begins_a_private_table_when_all_have_come(site: Site) -> None:
    ada, bob = site.person(), site.person()
    path, links = await waiting(ada, "me", "open")
    await bob.post(f"{path}/join", secret=links["1"])
    assert trouble(await bob.ask("POST", f"{path}/start")) == (403, "not-host")
    await ada.post(f"{path}/start")
    assert (await bob.get(path))["status"] == "playing"
    assert trouble(await ada.ask("POST", f"{path}/start")) == (409, "closed")


async def test_who_waits_sees_the_match_begin(site: Site) -> None:
    ada, bob = site.person(), site.person()
    path, links = await waiting(ada, "me", "open")
    await bob.post(f"{path}/join", secret=links["1"])
    async with bob.looking(path.rpartition("/")[2]) as page:
        first = await page.news()
        assert "view" not in first
        await ada.post(f"{path}/start")
        begun = await page.news()
        assert begun["sheet"]["status"] == "playing"
        assert begun["sheet"]["me"]["seats"] == [1]
        assert page.known["view"] == (await bob.get(f"{path}/view"))["view"]


# Watching


async def test_a_watch_link_shows_the_table_and_no_more(site: Site) -> None:
    ada, eve = site.person(), site.person()
    sheet = await ada.new_table("me", "easy")
    path = f"/api/tables/{sheet['id']}"
    seen = await eve.post(f"{path}/join", secret=sheet["links"]["watch"])
    assert seen["me"] == {"seats": [], "watching": True, "host": False}
    news = await eve.get(f"{path}/view")
    assert news["number"] is None
    assert news["view"]["decision"] is None
    assert trouble(await eve.ask("GET", f"{path}/view", params={"seat": 0})) == (403, "not-yours")
    assert await eve.refused(f"{path}/answer", seat=0, number=0, answer="pass") == (
        403,
        "not-yours",
    )
    assert [each["id"] for each in (await eve.get("/api/tables"))["mine"]] == [sheet["id"]]


async def test_a_player_who_follows_the_watch_link_stays_a_player(site: Site) -> None:
    ada = site.person()
    sheet = await ada.new_table("me", "easy")
    path = f"/api/tables/{sheet['id']}"
    seen = await ada.post(f"{path}/join", secret=sheet["links"]["watch"])
    assert seen["me"] == {"seats": [0], "watching": False, "host": True}


# Leaving, and what the host may do


async def test_who_leaves_has_nothing_to_do_with_the_table_any_more(site: Site) -> None:
    ada, bob = site.person(), site.person()
    path, links = await waiting(ada, "me", "open")
    await bob.post(f"{path}/join", secret=links["1"])
    await bob.post(f"{path}/leave")
    assert kinds(await ada.get(path)) == ["person", "open"]
    assert trouble(await bob.ask("GET", path)) == (404, "not-found")
    assert (await bob.get("/api/tables"))["mine"] == []


async def test_a_host_who_leaves_a_seat_keeps_the_table(site: Site) -> None:
    ada = site.person()
    path, _ = await waiting(ada, "me", "open")
    await ada.post(f"{path}/leave")
    sheet = await ada.get(path)
    assert kinds(sheet) == ["open", "open"]
    assert sheet["me"] == {"seats": [], "watching": False, "host": True}
    assert set(sheet["links"]) == {"0", "1", "watch"}
    assert len((await ada.get("/api/tables"))["mine"]) == 1


async def test_who_is_sent_away_cannot_come_back_by_the_old_link(site: Site) -> None:
    id_, (ada, bob) = await seated(site, 2)
    path = f"/api/tables/{id_}"
    old = site.server.signer.link(id_, 1, 0)
    await ada.post(f"{path}/seat", seat=1, kind="open")
    assert trouble(await bob.ask("GET", path)) == (404, "not-found")
    assert (await bob.get("/api/tables"))["mine"] == []
    assert await bob.refused(f"{path}/join", secret=old) == (404, "not-found")
    link = (await ada.get(path))["links"]["1"]
    assert link != old
    eve = site.person()
    assert (await eve.post(f"{path}/join", secret=link))["me"]["seats"] == [1]


async def test_a_machine_takes_over_and_gives_the_seat_back(site: Site) -> None:
    id_, (ada, bob) = await seated(site, 2)
    path = f"/api/tables/{id_}"
    await ada.post(f"{path}/seat", seat=1, kind="machine", player="easy")
    sheet = await ada.get(path)
    assert (sheet["seats"][1]["kind"], sheet["seats"][1]["player"]) == ("machine", "easy")
    assert sheet["seats"][1]["name"] == ""
    await ada.post(f"{path}/seat", seat=1, kind="open")
    link = (await ada.get(path))["links"]["1"]
    assert (await bob.post(f"{path}/join", secret=link))["me"]["seats"] == [1]
    assert await ada.refused(f"{path}/seat", seat=9, kind="open") == (422, "bad-request")
    assert await ada.refused(f"{path}/seat", seat=1, kind="machine") == (422, "bad-setup")


async def test_a_machine_on_the_last_open_seat_begins_the_match(site: Site) -> None:
    ada = site.person()
    path, _ = await waiting(ada, "me", "open")
    await ada.post(f"{path}/seat", seat=1, kind="machine", player="normal")
    assert (await ada.get(path))["status"] == "playing"


async def test_at_a_paused_table_nobody_plays(site: Site) -> None:
    id_, (ada, bob) = await seated(site, 2)
    path = f"/api/tables/{id_}"
    await ada.post(f"{path}/pause", paused=True)
    assert (await bob.get(path))["paused"] is True
    number = (await ada.get(f"{path}/view", seat=0))["number"]
    asked = 0 if number is not None else 1
    body = {"seat": asked, "number": 0, "answer": "?"}
    assert await (ada, bob)[asked].refused(f"{path}/answer", **body) == (409, "paused")
    await site.unload(id_)
    assert (await bob.get(path))["paused"] is True
    await ada.post(f"{path}/pause", paused=False)
    assert await (ada, bob)[asked].refused(f"{path}/answer", **body) == (422, "illegal")


async def test_machines_rest_while_the_table_is_paused(site: Site) -> None:
    ada = site.person()
    path, _ = await waiting(ada, "open", "open")
    id_ = path.rpartition("/")[2]
    await ada.post(f"{path}/pause", paused=True)
    for seat in (0, 1):
        await ada.post(f"{path}/seat", seat=seat, kind="machine", player="easy")
    assert (await ada.get(path))["status"] == "playing"
    assert await ada.version(id_) == 0
    assert not site.hall._machines
    await ada.post(f"{path}/pause", paused=False)
    assert id_ in site.hall._machines


async def test_a_deleted_table_is_gone_for_all(site: Site) -> None:
    id_, (ada, bob) = await seated(site, 2)
    path = f"/api/tables/{id_}"
    await bob.post(f"{path}/chat", text="hello")
    async with bob.looking(id_, 1) as page:
        await page.news()
        assert trouble(await bob.ask("DELETE", path)) == (403, "not-host")
        assert (await ada.ask("DELETE", path)).json() == {"done": True}
        assert (await page.news())["gone"] is True
    for person in (ada, bob):
        assert trouble(await person.ask("GET", path)) == (404, "not-found")
        assert (await person.get("/api/tables"))["mine"] == []
    assert await ada.refused(f"{path}/join", secret="x") == (404, "not-found")


async def test_one_person_plays_several_seats(site: Site) -> None:
    ada = site.person()
    sheet = await ada.post(
        "/api/tables",
        title="nations",
        seats=[{"kind": "me", "name": "Ada"}, {"kind": "hotseat", "name": "Bob"}],
    )
    assert sheet["me"]["seats"] == [0, 1]
    assert [seat["name"] for seat in sheet["seats"]] == ["Ada", "Bob"]


# Chat


async def test_what_is_said_is_heard_and_kept(site: Site) -> None:
    id_, (ada, bob) = await seated(site, 2)
    path = f"/api/tables/{id_}"
    await bob.post("/api/me", name="Bob")
    async with ada.looking(id_, 0) as page:
        await page.news()
        await bob.post(f"{path}/chat", text=" hello <b>you</b> ")
        (line,) = (await page.news())["chat"]
        assert (line["name"], line["seat"], line["text"]) == ("Bob", 1, "hello <b>you</b>")
    await site.unload(id_)
    assert (await ada.get(f"{path}/view"))["chat"] == [line]
    for text in ("", "   ", "x" * 501):
        assert await ada.refused(f"{path}/chat", text=text) == (422, "bad-request")


async def test_a_table_may_have_no_chat(site: Site) -> None:
    ada = site.person()
    sheet = await ada.new_table("me", "hotseat", chat=False)
    path = f"/api/tables/{sheet['id']}"
    assert await ada.refused(f"{path}/chat", text="hello") == (409, "closed")


async def test_a_refused_setup_names_its_rule(site: Site) -> None:
    seats = [{"kind": "me"}, *[{"kind": "machine", "player": "easy"}] * 4]
    wish = {"title": "nations", "seats": seats, "options": {"level": "basic"}}
    answer = await site.person().ask("POST", "/api/tables", json=wish)
    assert answer.status_code == 422
    assert answer.json()["error"] == "bad-setup"
    assert answer.json()["rule"] == "NAT-SETUP-21"
