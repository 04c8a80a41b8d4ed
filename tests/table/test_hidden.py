"""The law of hidden information, for everything that leaves the server.

Two servers have the same table, and their matches differ only in what a seat cannot know. Along
the same public play every answer, event and file for that seat and for spectators is the same to
the byte: what is the same cannot tell anything.
"""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Iterator
from itertools import count
from pathlib import Path
from random import Random
from types import ModuleType
from typing import Any

import pytest

import oikumene
from oikumene.engine.match import Match
from oikumene.table import app, hall, live
from tests.engine import toy
from tests.table.site import SOON, Json, Page, Person, Site

pytestmark = pytest.mark.anyio

TITLES = (*oikumene.titles(), "toy")
"""The toy hides more than any title: hands, secret answers, and journal entries for one seat."""
HIDING: dict[str, Json] = {
    "nations": {"level": "competitive"},
    "dawn": {"random_map": True},
    "clash": {},
    "civilization": {"interrupts": "ask"},
    "toy": {"coins": 30},
}
"""Settings with which a title hides most."""
SEATS = 3
STEPS = 14
"""Answers of the common play."""

Play = list[tuple[int, str]]


@pytest.fixture(autouse=True)
def toys(monkeypatch: pytest.MonkeyPatch) -> None:
    """The toy is a title like any other."""
    module = ModuleType("oikumene.titles.toy")
    module.TITLE = toy.TOY  # type: ignore[attr-defined]
    monkeypatch.setitem(sys.modules, module.__name__, module)
    monkeypatch.setattr(sys.modules["oikumene.titles"], "NAMES", TITLES)


# Worlds


def worlds(title: str, seat: int, seed: int) -> tuple[Match, Match]:
    """A safe point in the midst of a match, twice."""
    rng = Random(seed)
    match = oikumene.start(title, SEATS, seed, HIDING[title])
    for _ in range(rng.randrange(3, 25)):
        before = match.clone()
        decision = rng.choice(match.decisions)
        match.answer(rng.choice(decision.options), decision.seat)
        if match.over:
            match = before
            break
    one, two = (_imagined(match, seat, chance) for chance in (rng.getrandbits(64), 7))
    assert one.checkpoint != two.checkpoint
    return one, two


def _imagined(match: Match, seat: int, chance: int) -> Match:
    state = match.checkpoint.copy()
    state.chance = chance
    match.title.imagine(state, seat)
    return Match(match.title, match.seats, match.settings, state, seed=chance % 2**53)


def common_play(one: Match, two: Match, seat: int, rng: Random) -> tuple[Play, Play]:
    """Answers after which neither the seat nor a spectator can tell the worlds apart.

    A rival's secret answer may be another in each world.
    """
    plays: tuple[Play, Play] = ([], [])
    for _ in range(STEPS):
        for at, texts in _answers(one, two, rng):
            after = one.clone(), two.clone()
            for world, text in zip(after, texts, strict=True):
                world.answer(text, at)
            if not after[0].over and _known(after[0], seat) == _known(after[1], seat):
                break
        else:
            break  # from here on something is revealed
        one, two = after
        for play, text in zip(plays, texts, strict=True):
            play.append((at, text))
    return plays


def _answers(one: Match, two: Match, rng: Random) -> Iterator[tuple[int, tuple[str, str]]]:
    """What a seat could answer in one world and in the other, in any order."""
    pairs = [
        (first.seat, (a.text, b.text))
        for first, second in zip(one.decisions, two.decisions, strict=True)
        for a, b in zip(first.options, second.options, strict=False)
    ]
    yield from rng.sample(pairs, len(pairs))


def _known(match: Match, seat: int) -> list[Any]:
    return [part for eyes in (seat, None) for part in (match.view(eyes), match.journal(eyes))]


# What leaves the server


def same_world(monkeypatch: pytest.MonkeyPatch, folder: Path) -> None:
    """Clocks, ids and keys that do not differ between two servers."""
    numbers = count(1)
    monkeypatch.setattr(hall, "time", lambda: 1000.0)
    monkeypatch.setattr(live, "time", lambda: 1000.0)
    monkeypatch.setattr(hall, "token_urlsafe", lambda _: f"table{next(numbers)}")
    monkeypatch.setattr(hall, "randbits", lambda _: 12345)
    monkeypatch.setattr(app, "new_guest", lambda: f"guest{next(numbers)}")
    folder.mkdir()
    (folder / "key").write_bytes(b"the same key for both servers...")


class Witness:
    """Writes down everything that the server says to the seat and to a spectator."""

    def __init__(self, site: Site, seat: int, people: list[Person], eve: Person) -> None:
        self.site, self.seat, self.people, self.eve = site, seat, people, eve
        self.me = people[seat]
        self.heard: list[tuple[str, bytes]] = []

    async def hear(self, who: Person, method: str, path: str, **request: Any) -> Any:
        answer = await who.ask(method, path, **request)
        said = (b"%d " % answer.status_code) + answer.content
        self.heard.append((f"{method} {path} {request}", said))
        return answer.json()

    async def look(self, id_: str) -> None:
        """Everything that can be read."""
        path, mine = f"/api/tables/{id_}", {"params": {"seat": self.seat}}
        n = len((await self.site.table(id_)).log)
        for what in ("view", "moments", "file", f"moments/{n}", f"moments/{n // 2}", "hint"):
            await self.hear(self.me, "GET", f"{path}/{what}", **mine)
            await self.hear(self.eve, "GET", f"{path}/{what}")
        for who in (self.me, self.eve):
            await self.hear(who, "GET", "/api/tables")
            await self.hear(who, "GET", f"{path}/scores")

    async def err(self, id_: str) -> None:
        """What is refused."""
        path = f"/api/tables/{id_}"
        number = (await self.site.table(id_)).numbers.get(self.seat, 0)
        for seat in range(SEATS):
            for answer in ("fly", "bid 3", "bid 9", "pass"):
                body = {"seat": seat, "number": number, "answer": answer, "sure": False}
                await self.hear(self.me, "POST", f"{path}/answer", json=body)
        version = (await self.site.table(id_)).version
        body = {"seat": self.seat, "version": version + 1}
        await self.hear(self.me, "POST", f"{path}/undo", json=body)
        await self.hear(self.me, "POST", f"{path}/redo", json=body)

    async def fork(self, id_: str) -> None:
        """A fork, played on for a while: it must not know more than the seat that made it."""
        moment = len((await self.site.table(id_)).log)
        body = {"seat": self.seat, "moment": moment}
        sheet = await self.hear(self.me, "POST", f"/api/tables/{id_}/fork", json=body)
        path = f"/api/tables/{sheet['id']}"
        for _ in range(5):
            await self._my_turn(sheet["id"])
            news = await self.hear(self.me, "GET", f"{path}/view")
            await self.hear(self.me, "GET", f"{path}/file")
            if news["view"]["over"]:
                break
            answer = news["view"]["decision"]["options"][-1]["text"]
            said = {"seat": self.seat, "number": news["number"], "answer": answer}
            await self.hear(self.me, "POST", f"{path}/answer", json=said)
        await self._my_turn(sheet["id"])
        version = (await self.site.table(sheet["id"])).version
        await self.hear(
            self.me, "POST", f"{path}/undo", json={"seat": self.seat, "version": version}
        )
        await self._my_turn(sheet["id"])
        await self.hear(self.me, "GET", f"{path}/view")

    async def _my_turn(self, id_: str) -> None:
        async with asyncio.timeout(SOON):
            while not (
                (t := await self.site.table(id_)).status == "over" or self.seat in t.numbers
            ):
                await asyncio.sleep(0)


async def transcript(folder: Path, match: Match, seat: int, play: Play) -> list[tuple[str, bytes]]:
    """All that the seat and a spectator are told while this is played."""
    async with Site(folder) as site:
        people = [site.person() for _ in range(SEATS)]
        eve = site.person()
        id_ = await site.lay(match, *people)
        path = f"/api/tables/{id_}"
        link = (await people[0].get(path))["links"]["watch"]
        await eve.post(f"{path}/join", secret=link)
        witness = Witness(site, seat, people, eve)
        pages = [Page(people[seat], id_, seat), Page(eve, id_, None)]
        for page in pages:
            await page.open()
        for n, (at, text) in enumerate(play):
            if n % 4 == 0:
                await witness.look(id_)
                await witness.err(id_)
            await people[at].answer(id_, at, text)
        await witness.look(id_)
        table = await site.table(id_)
        if table.log:
            at = table.log[-1].seat
            body = {"seat": at, "version": table.version}
            await people[at].ask("POST", f"{path}/undo", json=body)
        await witness.fork(id_)
        for page in pages:
            await page.until(table.n)
            witness.heard += [(f"events of {page.seat}", event) for event in page.raw]
            await page.close()
        return witness.heard


@pytest.mark.parametrize("title", TITLES)
@pytest.mark.parametrize("seed", range(3))
async def test_nothing_tells_worlds_apart_that_a_seat_cannot(
    title: str, seed: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    seat = seed % SEATS
    one, two = worlds(title, seat, seed)
    plays = common_play(one, two, seat, Random(seed))
    heard = []
    for n, (match, play) in enumerate(zip((one, two), plays, strict=True)):
        with monkeypatch.context() as fixed:
            same_world(fixed, tmp_path / str(n))
            heard.append(await transcript(tmp_path / str(n), match, seat, play))
    assert len(heard[0]) > 40
    for first, second in zip(*heard, strict=True):
        assert first == second


@pytest.mark.parametrize("title", TITLES)
def test_the_worlds_are_played_on_for_a_while(title: str) -> None:
    lengths = []
    for seed in range(3):
        one, two = worlds(title, seed % SEATS, seed)
        plays = common_play(one, two, seed % SEATS, Random(seed))
        lengths.append(len(plays[0]))
        assert one.state.chance != two.state.chance
    assert sum(lengths) > 8, lengths
