"""Bots of people's own: check that one keeps to the protocol, let one play at a web table."""

from __future__ import annotations

import json
import shlex
from collections import Counter
from collections.abc import Iterator
from contextlib import suppress
from http.client import HTTPException, HTTPResponse
from random import Random
from time import sleep
from typing import Annotated, Any
from urllib.error import HTTPError
from urllib.parse import parse_qs, urlsplit
from urllib.request import Request, urlopen

import typer
from rich.console import Console
from rich.table import Table

import oikumene
from oikumene.cli.given import Language, checked_language
from oikumene.engine.errors import BadSetup, OikumeneError
from oikumene.lab.conformance import HOWS, Report, check
from oikumene.players.program import LIMIT, ProgramPlayer
from oikumene.text import Words
from oikumene.titles import title_named

PATIENCE = 60.0
"""Seconds of silence after which a connection is taken for lost: a server says sooner that it is
still there."""
AGAIN = 1.0
"""Seconds before something is tried again."""
TRIES = 30
"""Connections in a row that may bring no news."""
LOST = (OSError, HTTPException)
"""What comes of a lost connection."""
TOO_MANY = 429
MOVED_ON = ("stale", "not-asked", "paused", "over", "not-kept")
"""Refusals after which news will come: the table has moved, or is read anew."""

app = typer.Typer(no_args_is_help=True, help="Check a bot of your own, or let it play.")

Command = Annotated[
    list[str], typer.Argument(metavar="-- COMMAND", help="The program and its arguments.")
]
Limit = Annotated[float, typer.Option(min=0.01, help="Seconds for an answer.")]


# Checking


@app.command("check")
def check_bot(
    command: Command,
    title: Annotated[str | None, typer.Option(help="Only this title.")] = None,
    limit: Limit = LIMIT,
    language: Language = None,
) -> None:
    """Play against random players, and tell whether the bot keeps to the protocol."""
    names = oikumene.titles() if title is None else (title_named(title).name,)
    words = Words(names[0], checked_language(language))
    reports = [check(shlex.join(command), name, limit) for name in names]
    _print_reports(reports, words)
    raise typer.Exit(1 if any(report.problems for report in reports) else 0)


def _print_reports(reports: list[Report], words: Words) -> None:
    console = Console(highlight=False)
    table = Table(box=None, pad_edge=False, header_style="bold")
    table.add_column(words.say("bot-title"))
    for key in ("bot-questions", "bot-kinds", "bot-slowest", "bot-problems"):
        table.add_column(words.say(key), justify="right")
    for each in reports:
        row = (each.questions, len(each.kinds), f"{each.slowest:.2f}", len(each.problems))
        table.add_row(each.title, *map(str, row))
    console.print(table)
    problems = [problem for each in reports for problem in each.problems]
    found = Counter(problem.how for problem in problems)
    for how in HOWS:
        console.print(f"{'✗' if found[how] else '✓'} {words.say(f'bot-{how}')}")
    for problem in problems:
        console.print(problem.told, style="red", markup=False, soft_wrap=True)
    console.print(words.say("bot-bad" if problems else "bot-good"), style="bold")


# Playing at a web table


@app.command("play")
def play_bot(
    link: Annotated[str, typer.Argument(metavar="LINK", help="A table, or the link to a seat.")],
    command: Command,
    key: Annotated[
        str, typer.Option(envvar="OIKUMENE_KEY", help="The bot's key, made in the settings.")
    ],
    limit: Limit = LIMIT,
) -> None:
    """Let a bot play at a web table, until the match is over."""
    _play(RemoteTable(link, key), shlex.join(command), limit)


def _play(table: RemoteTable, command: str, limit: float) -> None:
    bots = {seat: ProgramPlayer(command, limit) for seat in table.seats()}
    rng = Random()
    for _ in table.news():
        for seat, bot in bots.items():
            with suppress(*LOST):  # the news are lost too: they begin anew
                page = table.page(seat)
                if page["sheet"]["status"] == "over":
                    return
                if page.get("number") is not None and not page["sheet"]["paused"]:
                    table.answer(seat, page["number"], bot.answer(page["view"], seat, rng))


class ServerRefused(OikumeneError):
    """The server said no."""

    def __init__(self, status: int, code: str, message: str) -> None:
        super().__init__(f"the server says: {message}")
        self.status = status
        self.code = code


class RemoteTable:
    """A table on a server, for one who has a key."""

    def __init__(self, link: str, key: str) -> None:
        parts = urlsplit(link)
        place, _, id_ = parts.path.strip("/").partition("/")
        if parts.scheme not in ("http", "https") or place != "t" or not id_:
            raise BadSetup(f"{link!r} is no link to a table: https://…/t/… or https://…/t/…#key=…")
        self._url = f"{parts.scheme}://{parts.netloc}/api/tables/{id_}"
        self._secret = parse_qs(parts.fragment).get("key", [""])[0]
        self._key = key

    def seats(self) -> list[int]:
        """The seats to play for, after sitting down where the link leads."""
        sheet = self._call("/join", {"secret": self._secret}) if self._secret else self._call("")
        seats: list[int] = sheet["me"]["seats"]
        if not seats:
            raise BadSetup("there is no seat for this bot: give it the link of a free one")
        return seats

    def news(self) -> Iterator[None]:
        """Once at first, then whenever something has happened."""
        tries = 0
        while tries < TRIES:
            tries += 1
            with suppress(*LOST), self._opened("/events") as stream:
                for line in stream:
                    if line.startswith(b"data:"):
                        tries = 0
                        yield
            sleep(AGAIN)
        raise OikumeneError(f"the server at {self._url} does not answer any more")

    def page(self, seat: int) -> Any:
        """Everything that a seat sees."""
        return self._call(f"/view?seat={seat}")

    def answer(self, seat: int, number: int, answer: str) -> None:
        """Answer a decision, unless the table has moved on meanwhile."""
        try:
            self._call("/answer", {"seat": seat, "number": number, "answer": answer})
        except ServerRefused as wrong:
            if wrong.code not in MOVED_ON:
                raise

    def _call(self, path: str, body: dict[str, Any] | None = None) -> Any:
        while True:
            try:
                with self._opened(path, body) as answer:
                    return json.load(answer)
            except ServerRefused as wrong:
                if wrong.status != TOO_MANY:
                    raise
            sleep(AGAIN)

    def _opened(self, path: str, body: dict[str, Any] | None = None) -> HTTPResponse:
        request = Request(
            self._url + path,
            None if body is None else json.dumps(body).encode(),
            {"authorization": f"Bearer {self._key}", "content-type": "application/json"},
        )
        try:
            answer: HTTPResponse = urlopen(request, timeout=PATIENCE)
        except HTTPError as wrong:
            raise _refusal(wrong) from None
        return answer


def _refusal(wrong: HTTPError) -> ServerRefused:
    try:
        with wrong:
            said = json.load(wrong)
        return ServerRefused(wrong.code, said["error"], said["message"])
    except (ValueError, LookupError, TypeError):
        return ServerRefused(wrong.code, "", str(wrong))
