"""Kill the server again and again while people play, and look what is left.

python -m bench.crash              # 50 kills, three minutes
python -m bench.crash --kills 5

Whoever plays keeps a match of their own with the same seed: only what the server has acknowledged
is played in it. After every kill the server must show the same match, with or without the one
request that was under way, and go on from there.
"""

from __future__ import annotations

import argparse
import asyncio
import sys
from collections.abc import Iterable
from contextlib import suppress
from pathlib import Path
from random import Random
from statistics import median
from tempfile import TemporaryDirectory
from typing import Any

import msgspec
from rich.console import Console
from rich.progress import track

import oikumene
from bench.table.server import TABLE, Server
from bench.table.wire import Line, NotDone, Reply, line
from oikumene.table.telling import entry_of, view_of

TITLE, SEATS = "nations", 4
UNDO = 0.1
"""How often a person takes back instead of answering."""
LONGEST_LIFE = 0.8
"""Seconds of play before a kill."""


class Wrong(Exception):
    """The server has lost, doubled or changed something."""


class Sent(msgspec.Struct, frozen=True):
    """A request under way."""

    path: str
    body: dict[str, Any]


class Found(msgspec.Struct):
    """Counts of a run."""

    kills: int = 0
    answers: int = 0
    undos: int = 0
    games: int = 0
    kept: int = 0
    """Requests under way at a kill that were done all the same."""
    dropped: int = 0
    """… and that were not."""
    again: int = 0
    """… and that were done when sent again."""
    restarts: list[float] = []
    """Seconds until the server answered."""


class Player:
    """A person who plays all seats of one table."""

    def __init__(self, seed: int, found: Found) -> None:
        self.rng = Random(seed)
        self.found = found
        self.cookie = self.id = ""
        self.sent: Sent | None = None

    async def sit_down(self, to_server: Line) -> None:
        """Begin a new match."""
        seed = self.rng.getrandbits(32)
        seats = [{"kind": "me"}, *[{"kind": "hotseat"}] * (SEATS - 1)]
        wish = {"title": TITLE, "seed": seed, "seats": seats}
        made = await to_server.ask("POST", "/api/tables", wish, self.cookie)
        self.id, self.cookie = made.json()["id"], self.cookie or made.cookie
        self.match = oikumene.start(TITLE, SEATS, seed)
        self.log: list[tuple[int, str]] = []
        self.version = 0
        self.found.games += 1

    async def play(self, port: int) -> None:
        """Go on until the server is gone."""
        to_server = await line(port)
        with suppress(ConnectionError):
            while True:
                await self._move(to_server)

    async def _move(self, to_server: Line) -> None:
        if self.match.over:
            await self.sit_down(to_server)
        decision = self.rng.choice(self.match.decisions)
        seat = decision.seat
        if self.match.can_undo(seat) and self.rng.random() < UNDO:
            self.sent = Sent("undo", {"seat": seat, "version": self.version})
        else:
            number = (await self._look(to_server, seat))["number"]
            answer = self.rng.choice(decision.options).text
            self.sent = Sent("answer", {"seat": seat, "number": number, "answer": answer})
        (await self._post(to_server, self.sent)).json()
        self._done()

    async def _look(self, to_server: Line, seat: int) -> Any:
        path = f"/api/tables/{self.id}/view?seat={seat}"
        return (await to_server.ask("GET", path, None, self.cookie)).json()

    async def _post(self, to_server: Line, sent: Sent) -> Reply:
        path = f"/api/tables/{self.id}/{sent.path}"
        return await to_server.ask("POST", path, sent.body, self.cookie)

    def _done(self) -> None:
        """The request under way counts: play it."""
        assert self.sent is not None
        seat = self.sent.body["seat"]
        if self.sent.path == "undo":
            self.match.undo(seat)
            self.log.pop()
            self.found.undos += 1
        else:
            self.match.answer(self.sent.body["answer"], seat)
            self.log.append((seat, self.sent.body["answer"]))
            self.found.answers += 1
        self.version += 1
        self.sent = None

    # After a kill

    async def check(self, port: int) -> None:
        """Compare, sending again what was under way as a browser does."""
        to_server = await line(port)
        if self.sent is not None:
            await self._check_sent(to_server, self.sent)
        log = await self._told_log(to_server)
        if log != self.log:
            raise Wrong(f"table {self.id} tells {log}, not {self.log}")
        for seat in range(SEATS):
            self._check_view(await self._look(to_server, seat), seat)
        to_server.close()

    async def _check_sent(self, to_server: Line, sent: Sent) -> None:
        """What was under way was done or not; sent again, it is not done twice."""
        before = (await self._look(to_server, 0))["version"]
        if before == self.version + 1:
            self.found.kept += 1
            self._done()
        elif before == self.version:
            self.found.dropped += 1
        else:
            raise Wrong(f"table {self.id} is at version {before}, not {self.version}")
        reply = await self._post(to_server, sent)
        if reply.status == 200 and self.sent is None:
            raise Wrong(f"{sent} was done twice")
        if reply.status == 200:
            self.found.again += 1
            self._done()
        self.sent = None

    async def _told_log(self, to_server: Line) -> list[tuple[int, str]]:
        """All answers; each seat is told its own."""
        log: dict[int, tuple[int, str]] = {}
        for seat in range(SEATS):
            path = f"/api/tables/{self.id}/moments?seat={seat}"
            moments = (await to_server.ask("GET", path, None, self.cookie)).json()
            log |= {m["n"]: (seat, m["text"]) for m in moments if m["seat"] == seat}
        return [log[n] for n in sorted(log)]

    def _check_view(self, news: Any, seat: int) -> None:
        entries = [entry_of(TITLE, entry, 0) for entry in self.match.journal(seat)]
        wanted = {
            "version": self.version,
            "view": view_of(self.match, seat),
            "canUndo": self.match.can_undo(seat),
            "entries": entries,
        }
        told = news | {"entries": [{**entry, "moment": 0} for entry in news["entries"]]}
        for name, value in wanted.items():
            if told[name] != msgspec.json.decode(msgspec.json.encode(value)):
                raise Wrong(f"table {self.id}, seat {seat}: {name} is another than before")


async def crash(kills: Iterable[int], people: int, seed: int) -> Found:
    """Play, kill, restart, compare; as often as told."""
    rng, found = Random(seed), Found()
    players = [Player(rng.getrandbits(32), found) for _ in range(people)]
    with TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        server = await _begun(Path(folder), found)
        try:
            to_server = await line(server.port)
            for player in players:
                await player.sit_down(to_server)
            to_server.close()
            for _ in kills:
                playing = [asyncio.create_task(player.play(server.port)) for player in players]
                await asyncio.sleep(rng.uniform(0.02, LONGEST_LIFE))
                server.kill()
                await asyncio.gather(*playing)
                found.kills += 1
                server = await _begun(Path(folder), found)
                await asyncio.gather(*(player.check(server.port) for player in players))
        finally:
            server.kill()
    return found


async def _begun(data: Path, found: Found) -> Server:
    server = Server(TABLE, data)
    found.restarts.append(await server.ready())
    return server


def main() -> int:
    """Returns the exit code: 1 when something was wrong."""
    told = arguments()
    screen = Console(highlight=False)
    kills = track(range(told.kills), "kills", console=screen, transient=True)
    try:
        found = asyncio.run(crash(kills, told.people, told.seed))
    except (Wrong, NotDone) as wrong:
        screen.print(f"[red]wrong:[/] {wrong}")
        return 1
    under_way = found.kept + found.dropped
    screen.print(
        f"{found.kills} kills while {told.people} people played {found.games} matches",
        f"acknowledged: {found.answers:,} answers, {found.undos:,} undos; none lost, none twice",
        f"under way at a kill: {under_way}; {found.kept} were kept, {found.dropped} not,"
        f" {found.again} of these were done when sent again",
        f"restart to serving: {median(found.restarts):.2f} s",
        sep="\n",
    )
    return 0


def arguments() -> argparse.Namespace:
    """The command line."""
    parser = argparse.ArgumentParser(
        prog="python -m bench.crash",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--kills", type=int, default=50)
    parser.add_argument("--people", type=int, default=8, help="who play at the same time")
    parser.add_argument("--seed", type=int, default=1)
    return parser.parse_args()


if __name__ == "__main__":
    sys.exit(main())
