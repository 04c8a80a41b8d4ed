"""The edge: who may ask from where, how much, how often; and what every answer says."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator
from http.cookies import SimpleCookie
from pathlib import Path
from typing import Any

import pytest
from starlette.datastructures import Headers

import oikumene
from oikumene.table import edge
from oikumene.table.assets import Assets
from oikumene.table.config import Config, from_environment
from oikumene.table.edge import LARGEST, LARGEST_FILE, RATES, Rates, same_origin
from oikumene.table.guests import COOKIE, YEAR, new_guest, signer_in
from tests.table.site import HOST, Site, seated, trouble

pytestmark = pytest.mark.anyio


# Where from


@pytest.mark.parametrize(
    ("headers", "allowed"),
    [
        ({}, True),  # a program
        ({"origin": f"http://{HOST}"}, True),
        ({"origin": f"https://{HOST}"}, True),  # behind a proxy that speaks TLS
        ({"sec-fetch-site": "same-origin", "origin": f"http://{HOST}"}, True),
        ({"sec-fetch-site": "none"}, True),
        ({"origin": "http://evil.test"}, False),
        ({"origin": f"http://{HOST}.evil.test"}, False),
        ({"origin": f"http://{HOST}:8000"}, False),
        ({"origin": "null"}, False),
        ({"origin": ""}, False),
        ({"sec-fetch-site": "cross-site"}, False),
        ({"sec-fetch-site": "same-site"}, False),
        ({"sec-fetch-site": "cross-site", "origin": f"http://{HOST}"}, False),
    ],
)
async def test_changes_come_from_the_own_page(site: Site, headers: Any, allowed: bool) -> None:
    ada = site.person()
    answer = await ada.ask("POST", "/api/me", json={"name": "Ada"}, headers=headers)
    if allowed:
        assert answer.status_code == 200
    else:
        assert trouble(answer) == (403, "not-yours")
        assert (await ada.get("/api/me"))["name"] == ""
    assert same_origin(Headers({"host": HOST, **headers})) is allowed


async def test_no_other_site_may_delete_either(site: Site) -> None:
    id_, (ada, _) = await seated(site, 2)
    headers = {"origin": "http://evil.test"}
    answer = await ada.ask("DELETE", f"/api/tables/{id_}", headers=headers)
    assert trouble(answer) == (403, "not-yours")


# How much


async def chunks(size: int) -> AsyncIterator[bytes]:
    """A body whose length nobody says."""
    yield b'{"name": "'
    for _ in range(size // 1000):
        yield b"x" * 1000
    yield b'"}'


async def test_a_body_that_is_too_large_is_refused(site: Site) -> None:
    ada = site.person()
    body = json.dumps({"name": "x" * LARGEST})
    answer = await ada.ask("POST", "/api/me", content=body)
    assert trouble(answer) == (413, "too-big")


@pytest.mark.parametrize(
    ("path", "size"), [("/api/me", 2 * LARGEST), ("/api/tables/file", LARGEST_FILE + 5000)]
)
async def test_a_body_that_grows_too_large_is_refused(site: Site, path: str, size: int) -> None:
    answer = await site.person().ask("POST", path, content=chunks(size))
    assert trouble(answer) == (413, "too-big")


@pytest.mark.parametrize("length", ["-1", "many", "1e9", "", str(10**30)])
async def test_a_length_that_is_none_is_refused(site: Site, length: str) -> None:
    answer = await site.person().ask("POST", "/api/me", headers={"content-length": length})
    assert trouble(answer) == (413, "too-big")


@pytest.mark.parametrize(
    "body",
    [
        b"",
        b"{",
        b"[]",
        b"null",
        b'"name"',
        b"\xff\xfe",
        b'{"name": NaN}',
        b'{"name": "\\ud800"}',
        b'{"name": "x", "name": 7}',
        b'{"na\\u0000me": 1}',
        b"[" * 10_000,
        b'{"a":' * 3_000,
        b"1e999",
    ],
)
async def test_a_body_that_makes_no_sense_is_refused(site: Site, body: bytes) -> None:
    headers = {"content-type": "application/json"}
    answer = await site.person().ask("POST", "/api/me", content=body, headers=headers)
    status, code = trouble(answer)
    assert (400 <= status < 500, code) == (True, "bad-request")


HALF = "\ud800"
"""Half a character: JSON can say it, no database can keep it."""


@pytest.mark.parametrize(
    ("path", "body"),
    [
        ("/api/me", {"name": HALF}),
        ("/api/me", {"webhook": f"https://discord.com/{HALF}"}),
        ("/api/me", {"email": f"{HALF}@b"}),
        ("/api/tables", {"title": HALF, "seats": [{"kind": "me"}]}),
        ("/api/tables", {"title": "nations", "seats": [{"kind": "me", "name": HALF}]}),
        ("/api/tables", {"title": "nations", "seats": [{"kind": "me"}], "options": {HALF: 1}}),
        (
            "/api/tables",
            {"title": "nations", "seats": [{"kind": "me"}], "options": {"level": HALF}},
        ),
        ("/api/tables/{id}/join", {"secret": HALF}),
        ("/api/tables/{id}/chat", {"text": HALF}),
        ("/api/tables/{id}/answer", {"seat": 0, "number": 0, "answer": HALF}),
        ("/api/tables/{id}/order", {"seat": 0, "order": HALF, "on": True}),
    ],
)
async def test_half_a_character_is_refused_everywhere(site: Site, path: str, body: Any) -> None:
    id_, (ada, _) = await seated(site, 2)
    answer = await ada.ask(
        "POST",
        path.format(id=id_),
        content=json.dumps(body),
        headers={"content-type": "application/json"},
    )
    assert trouble(answer)[0] in (404, 409, 422)


# How often


def test_a_bucket_empties_and_fills_with_time(monkeypatch: pytest.MonkeyPatch) -> None:
    now = [100.0]
    monkeypatch.setattr(edge, "monotonic", lambda: now[0])
    rates = Rates()
    most, fill = RATES["chat"]
    assert [rates.allow("a", "chat") for _ in range(most + 2)] == [True] * most + [False] * 2
    assert rates.allow("b", "chat")
    assert rates.allow("a", "change")
    now[0] += 1 / fill + 0.01
    assert [rates.allow("a", "chat") for _ in range(2)] == [True, False]
    now[0] += 10_000
    assert [rates.allow("a", "chat") for _ in range(most + 1)] == [True] * most + [False]


def test_what_is_remembered_about_strangers_is_bounded(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(edge, "MOST_BUCKETS", 10)
    rates = Rates()
    for n in range(100):
        rates.allow(str(n), "read")
    assert len(rates._buckets) == 10


async def test_too_many_requests_are_refused_for_a_while(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    small = {"chat": (2, 0.001), "make": (4, 0.001), "change": (6, 0.001), "read": (50, 0.001)}
    monkeypatch.setattr(edge, "RATES", small)
    async with Site(tmp_path, limits=True) as site:
        id_, (ada, bob) = await seated(site, 2)
        path = f"/api/tables/{id_}"
        said = [await ada.ask("POST", f"{path}/chat", json={"text": "hi"}) for _ in range(3)]
        assert [answer.status_code for answer in said] == [200, 200, 429]
        assert said[-1].json()["error"] == "too-many"
        assert (await bob.ask("POST", f"{path}/chat", json={"text": "hi"})).status_code == 200
        made = [await ada.ask("POST", f"{path}/fork", json={"moment": 0}) for _ in range(5)]
        assert [answer.status_code for answer in made] == [200, 200, 200, 200, 429]
        assert (await ada.ask("GET", path)).status_code == 200
        while (await ada.ask("GET", "/api/me")).status_code == 200:
            pass
        assert (await ada.ask("GET", "/credits")).status_code == 200, "the page itself is free"


async def test_a_new_cookie_is_no_new_person(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(edge, "RATES", {"change": (1, 0.001), "read": (99, 0.001)})
    async with Site(tmp_path, limits=True) as site:
        people = [site.person() for _ in range(edge.AT_ONE_ADDRESS + 1)]
        for each in people:
            await each.get("/api/me")  # the cookie
        asked = [(await each.ask("POST", "/api/me", json={})).status_code for each in people]
        assert asked == [200] * edge.AT_ONE_ADDRESS + [429]
        elsewhere = site.person(address="127.0.0.2")
        assert (await elsewhere.ask("POST", "/api/me", json={})).status_code == 200


# What every answer says


@pytest.mark.parametrize("path", ["/", "/api/me", "/api/nothing", "/api/tables/x", "/t/abc"])
async def test_every_answer_protects_its_reader(site: Site, path: str) -> None:
    headers = (await site.person().ask("GET", path)).headers
    policy = headers["content-security-policy"]
    assert "default-src 'self'" in policy
    assert "unsafe" not in policy
    assert "frame-ancestors 'none'" in policy
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "no-referrer"
    assert headers["x-frame-options"] == "DENY"
    assert "access-control-allow-origin" not in headers


async def test_events_and_refusals_at_the_edge_have_the_headers_too(site: Site) -> None:
    id_, (ada, _) = await seated(site, 2)
    async with ada.looking(id_) as page:
        assert page.headers["x-content-type-options"] == "nosniff"
    answer = await ada.ask("POST", "/api/me", headers={"origin": "null"})
    assert answer.headers["x-content-type-options"] == "nosniff"


async def test_what_is_somebodys_own_is_not_kept_on_the_way(site: Site) -> None:
    id_, (ada, _) = await seated(site, 2)
    for path in ("/api/me", "/api/tables", f"/api/tables/{id_}", f"/api/tables/{id_}/view"):
        assert "no-store" in (await ada.ask("GET", path)).headers["cache-control"], path


async def test_what_never_changes_is_fetched_once(site: Site) -> None:
    ada = site.person()
    for path in (
        "/api/titles",
        "/api/titles/nations/things",
        "/api/titles/nations/rules/uk",
        "/api/words/ru/app",
        "/api/words/ru/nations",
    ):
        first = await ada.ask("GET", path)
        assert first.status_code == 200
        again = await ada.ask("GET", path, headers={"if-none-match": first.headers["etag"]})
        assert (again.status_code, again.content) == (304, b"")
        plain = await ada.ask("GET", path, headers={"accept-encoding": "identity"})
        assert "content-encoding" not in plain.headers
        assert plain.content == first.content
        assert first.headers["content-encoding"] == "gzip"


@pytest.mark.parametrize(
    "path",
    [
        "/api/titles/chess/things",
        "/api/titles/chess/rules/en",
        "/api/titles/nations/rules/xx",
        "/api/words/xx/app",
        "/api/words/en/chess",
        "/api/words/en/..",
        "/api/nothing",
        "/api/tables/nowhere",
        "/api/tables/nowhere/view",
        "/favicon.txt",
        "/assets/nothing.js",
        "/../pyproject.toml",
        "/%2e%2e/pyproject.toml",
    ],
)
async def test_what_is_not_there_is_said_in_json(site: Site, path: str) -> None:
    assert trouble(await site.person().ask("GET", path)) == (404, "not-found")


async def test_a_method_that_is_not_there_is_refused(site: Site) -> None:
    for method, path in (("PUT", "/api/me"), ("PATCH", "/api/tables"), ("POST", "/t/x")):
        assert trouble(await site.person().ask(method, path)) == (405, "bad-request")


async def test_every_path_of_the_app_is_its_page(tmp_path: Path) -> None:
    folder = tmp_path / "app"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text("<title>Oikumene</title>")
    (folder / "assets" / "x-1.js").write_text("1")
    (folder / "assets" / "x-1.woff2").write_bytes(b"1")
    assets = Assets(folder)
    page = assets.find("")
    assert page is not None
    assert all(assets.find(path) is page for path in ("t/abc", "new/nations", "settings"))
    script, font = assets.find("assets/x-1.js"), assets.find("assets/x-1.woff2")
    assert script is not None
    assert font is not None
    assert ("immutable" in script.cache, "immutable" in page.cache) == (True, False)
    assert (script.kind, font.kind) == ("text/javascript; charset=utf-8", "font/woff2")
    assert assets.find("assets/x-2.js") is None
    without = Assets(tmp_path / "nothing").find("")
    assert without is not None
    assert b"make web" in without.body


# Cookies and secrets


async def test_a_new_guest_gets_a_cookie_that_no_script_can_read(site: Site) -> None:
    for scheme in ("http", "https"):
        answer = await site.person(scheme=scheme).ask("GET", "/api/me")
        (morsel,) = SimpleCookie(answer.headers["set-cookie"]).values()
        assert morsel.key == COOKIE
        assert morsel["httponly"]
        assert morsel["samesite"].lower() == "lax"
        assert morsel["path"] == "/"
        assert int(morsel["max-age"]) == YEAR
        assert bool(morsel["secure"]) == (scheme == "https")
        assert len(morsel.value.partition(".")[0]) == 22


async def test_a_guest_who_has_a_cookie_keeps_it(site: Site) -> None:
    ada = site.person()
    await ada.id()
    assert "set-cookie" not in (await ada.ask("GET", "/api/me")).headers


async def test_a_forged_cookie_makes_a_new_guest(site: Site) -> None:
    ada, eve = site.person(), site.person()
    await ada.post("/api/me", name="Ada")
    eve.client.cookies.set(COOKIE, f"{await ada.id()}.{'0' * 32}", HOST)
    answer = await eve.ask("GET", "/api/me")
    assert answer.json()["name"] == ""
    assert "set-cookie" in answer.headers


def test_the_key_is_made_once_and_is_private(tmp_path: Path) -> None:
    person = new_guest()
    cookie = signer_in(tmp_path / "deep" / "data").cookie(person)
    again = signer_in(tmp_path / "deep" / "data")
    assert again.person(cookie) == person
    assert ((tmp_path / "deep" / "data" / "key").stat().st_mode & 0o077) == 0
    assert signer_in(tmp_path / "other").person(cookie) is None


async def test_no_secret_is_ever_in_an_address(site: Site) -> None:
    """Links carry theirs behind a #, which browsers do not send; the interface wants a body."""
    described = site.app.openapi()
    for methods in described["paths"].values():
        for operation in methods.values():
            names = {p["name"] for p in operation.get("parameters", ())}
            assert names <= {"id_", "seat", "n", "last", "title", "language", "scope"}
    ada = site.person()
    sheet = await ada.new_table("me", "open")
    for secret in sheet["links"].values():
        answer = await site.person().ask("GET", f"/api/tables/{sheet['id']}?secret={secret}")
        assert trouble(answer) == (404, "not-found")


async def test_the_interface_describes_itself(site: Site) -> None:
    ada = site.person()
    described = await ada.get("/api/openapi.json")
    assert described["info"]["version"] == oikumene.__version__
    docs = await ada.ask("GET", "/api/docs")
    assert docs.status_code == 200


# The environment


def test_a_server_is_told_by_its_environment(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    told = {
        "DATA": str(tmp_path),
        "LIVE": "7",
        "PACE": "0.5",
        "LIMITS": "false",
        "SMTP": "smtp://x",
    }
    for name, value in told.items():
        monkeypatch.setenv(f"OIKUMENE_{name}", value)
    config = from_environment()
    assert config == Config(data=tmp_path, live=7, pace=0.5, limits=False, smtp="smtp://x")
    assert config.database == f"sqlite:///{tmp_path / 'oikumene.db'}"
    assert Config(data=tmp_path, db="postgresql://x").database == "postgresql://x"
