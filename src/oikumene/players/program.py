"""Bots that people bring: a program that speaks JSON lines, or a Python class (docs/bots.md)."""

from __future__ import annotations

import os
import shlex
import shutil
import signal
import sys
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager, suppress
from importlib import import_module
from inspect import signature
from random import Random
from subprocess import PIPE, Popen, TimeoutExpired
from threading import Event, Timer
from typing import Any, Literal
from weakref import finalize

import msgspec

from oikumene.engine.decision import Option
from oikumene.engine.errors import BadSetup, OikumeneError
from oikumene.engine.match import Match
from oikumene.players.player import Advice, Player, asked

LIMIT = 10.0
"""Seconds that a program has for an answer."""
GRACE = 2.0
"""Seconds in which it leaves when there is nothing more to read."""
LONGEST = 1 << 16
"""Bytes that an answer may have."""
SHOWN = 60
"""Characters of a wrong answer that an error shows."""

View = Mapping[str, Any]
How = Literal["late", "died", "garbage", "illegal"]


class BotFailed(OikumeneError):
    """A bot did not answer as it should."""

    def __init__(self, how: How, message: str) -> None:
        super().__init__(message)
        self.how = how


class Said(msgspec.Struct):
    """What a program writes."""

    answer: str


class Left(msgspec.Struct, frozen=True):
    """How a program left."""

    said: str
    """What it wrote that nobody had asked for."""
    late: bool
    """Whether it had to be ended."""
    code: int


class ProgramPlayer:
    """A program that plays one seat of one match. It is started when it is first asked, and again
    after a failure; it is ended with the player."""

    def __init__(self, command: str, limit: float = LIMIT) -> None:
        self.name = f"program:{command}"
        self.limit = limit
        self._words = _words(command)
        self._process: Popen[bytes] | None = None

    def choose(self, match: Match, seat: int, rng: Random) -> Option:
        """The option that the program names."""
        return asked(match, seat).find(self.answer(match.view(seat), seat, rng))

    def advise(self, match: Match, seat: int, rng: Random) -> list[Advice]:
        """All options: the program is sure of one."""
        return _sure(match, seat, self.choose(match, seat, rng))

    def answer(self, view: View, seat: int, rng: Random) -> str:
        """What the program answers to the decision in the view of its seat."""
        decision = view["decision"]
        question = {
            "title": view["title"],
            "seat": seat,
            "view": {name: part for name, part in view.items() if name != "decision"},
            "decision": decision,
            "deadline": self.limit,
            "seed": rng.getrandbits(53),
        }
        answer = self._understood(self._told(msgspec.json.encode(question) + b"\n"))
        if all(option["text"] != answer for option in decision["options"]):
            raise BotFailed("illegal", f"{self.name} answers {answer[:SHOWN]!r}: not on offer")
        return answer

    def close(self) -> Left | None:
        """Let the program leave; None: it was not running."""
        if self._process is None:
            return None
        self._process = None
        left: Left | None = self._end()
        return left

    def _told(self, question: bytes) -> bytes:
        """The line that follows a question."""
        process = self._process or self._started()
        assert process.stdin is not None
        assert process.stdout is not None
        with _within(self.limit, process) as late:
            with suppress(OSError):  # who does not listen may still speak
                process.stdin.write(question)
                process.stdin.flush()
            line = process.stdout.readline(LONGEST)
        if late.is_set():
            self.close()
            raise BotFailed("late", f"{self.name} has not answered within {self.limit:g} s")
        if not line:
            left = self.close()
            assert left is not None
            raise BotFailed("died", f"{self.name} has ended with exit code {left.code}")
        return line

    def _understood(self, line: bytes) -> str:
        try:
            return msgspec.json.decode(line, type=Said).answer
        except (msgspec.DecodeError, UnicodeDecodeError):
            self.close()  # whatever else it says would be taken for the next answer
            wrote = line[:SHOWN].decode(errors="replace").rstrip()
            wanted = '{"answer": "…"}'
            raise BotFailed("garbage", f"{self.name} wrote {wrote!r}, not {wanted}") from None

    def _started(self) -> Popen[bytes]:
        try:  # a group of its own, so that whatever it starts ends with it
            process = Popen(self._words, stdin=PIPE, stdout=PIPE, start_new_session=True)
        except OSError as wrong:
            raise BotFailed("died", f"{self.name} cannot be started: {wrong}") from wrong
        self._process = process
        self._end = finalize(self, _left, process)
        return process


def _words(command: str) -> list[str]:
    try:
        words = shlex.split(command)
    except ValueError as wrong:
        raise BadSetup(f"{command!r} is no command line: {wrong}") from None
    if not words or shutil.which(words[0]) is None:
        raise BadSetup(f"there is no program {words[0] if words else command!r}")
    return words


@contextmanager
def _within(seconds: float, process: Popen[bytes]) -> Iterator[Event]:
    """End a process that takes longer; the event tells whether it did."""
    late = Event()

    def end() -> None:
        late.set()
        _killed(process)

    timer = Timer(seconds, end)
    timer.start()
    try:
        yield late
    finally:
        timer.cancel()


def _left(process: Popen[bytes]) -> Left:
    """Tell a process that there is no more to read, and see it out."""
    assert process.stdin is not None
    assert process.stdout is not None
    with suppress(OSError):
        process.stdin.close()
    try:
        process.wait(GRACE)
        late = False
    except TimeoutExpired:
        late = True
    _killed(process)  # and what it has started
    process.wait()
    with process.stdout as out:
        said = out.read(LONGEST).decode(errors="replace")
    return Left(said, late, process.returncode)


def _killed(process: Popen[bytes]) -> None:
    with suppress(ProcessLookupError, PermissionError):
        if hasattr(os, "killpg"):
            os.killpg(process.pid, signal.SIGKILL)
        else:
            process.kill()


# Python classes


class ViewPlayer:
    """A class of somebody's own whose ``choose(view, decision)`` returns the text of an option."""

    def __init__(self, name: str, bot: Any) -> None:
        self.name = name
        self._bot = bot

    def choose(self, match: Match, seat: int, rng: Random) -> Option:
        """The option that the class names."""
        view = match.view(seat)
        return asked(match, seat).find(self._bot.choose(view, view.pop("decision")))

    def advise(self, match: Match, seat: int, rng: Random) -> list[Advice]:
        """All options: the class is sure of one."""
        return _sure(match, seat, self.choose(match, seat, rng))


def _sure(match: Match, seat: int, chosen: Option) -> list[Advice]:
    """What somebody thinks who only tells what to do."""
    others = [option for option in asked(match, seat).options if option != chosen]
    return [Advice(chosen, 1.0, 0.0), *(Advice(option, 0.0, 0.0) for option in others)]


def python_player(where: str) -> Player:
    """What ``package.module:Class`` makes: a Player, or somebody who only looks at views."""
    module, _, name = where.partition(":")
    if "" not in sys.path:
        sys.path.append("")  # modules of the current folder count too
    try:
        bot = getattr(import_module(module), name)()
        arguments = len(signature(bot.choose).parameters)
    except Exception as wrong:  # what somebody's module does when it is imported is not foreseen
        raise BadSetup(f"python:{where} makes no player: {wrong!r}") from wrong
    if arguments == 2:
        return ViewPlayer(f"python:{where}", bot)
    player: Player = bot
    return player


OWN: dict[str, Callable[[str], Player]] = {"program": ProgramPlayer, "python": python_player}
"""How bots of people's own are named: what comes before the colon, and who makes of the rest a
player."""
