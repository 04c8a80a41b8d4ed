"""Whether a bot keeps to the protocol: games of a title against random players, watched closely."""

from __future__ import annotations

from random import Random
from time import perf_counter
from typing import get_args

import msgspec

import oikumene
from oikumene.engine.decision import Decision, Option
from oikumene.players.program import LIMIT, SHOWN, BotFailed, How, ProgramPlayer

SEATS = 2
GAMES = 4
ASKED = 150
"""Questions that a bot must answer in a game; then chance plays on: slow bots must get through."""
ENOUGH = 3
"""Problems after which a title is not played on."""
HOWS = (*get_args(How), "lingers")
"""What a bot can do wrong: `How`, and not to leave when there is nothing more to read."""


class Problem(msgspec.Struct, frozen=True):
    """Something that the bot did wrong."""

    how: str
    told: str


class Report(msgspec.Struct):
    """How a bot fared with a title."""

    title: str
    questions: int = 0
    kinds: set[str] = msgspec.field(default_factory=set)
    """The kinds of question that it was asked."""
    slowest: float = 0.0
    """Seconds of its longest thought."""
    problems: list[Problem] = msgspec.field(default_factory=list)


def check(command: str, title: str, limit: float = LIMIT) -> Report:
    """Let a program play a title. The same program meets the same questions each time."""
    report = Report(title)
    for number in range(GAMES):
        if len(report.problems) < ENOUGH:
            _Game(command, report, number, limit).play()
    return report


class _Game:
    """One game: the bot has a seat, and of the others' questions those that are new to it."""

    def __init__(self, command: str, report: Report, number: int, limit: float) -> None:
        self.report = report
        self.where = f"{report.title}, game {number + 1}"
        self.match = oikumene.start(report.title, SEATS, number, journal=False)
        self.mine = number % SEATS
        self.rng = Random(number)
        self.bots = [ProgramPlayer(command, limit) for _ in range(SEATS)]

    def play(self) -> None:
        """To the end, or until it is clear what is wrong."""
        asked = 0
        while (decision := self.match.decision) is not None and not self._enough():
            new = decision.ask not in self.report.kinds
            if new or (decision.seat == self.mine and asked < ASKED):
                option = self._asked(decision)
                asked += 1
            else:
                option = self.rng.choice(decision.options)
            self.match.answer(option, decision.seat)
        for bot in self.bots:
            self._leaves(bot)

    def _enough(self) -> bool:
        return len(self.report.problems) >= ENOUGH

    def _asked(self, decision: Decision) -> Option:
        """The bot's option; any other if it has none."""
        self.report.questions += 1
        self.report.kinds.add(decision.ask)
        begun = perf_counter()
        try:
            return self.bots[decision.seat].choose(self.match, decision.seat, self.rng)
        except BotFailed as wrong:
            self._note(wrong.how, f"{decision.ask}: {wrong}")
            return self.rng.choice(decision.options)
        finally:
            self.report.slowest = max(self.report.slowest, perf_counter() - begun)

    def _leaves(self, bot: ProgramPlayer) -> None:
        left = bot.close()
        if left is None:
            return
        if left.said:
            self._note("garbage", f"wrote {left.said[:SHOWN]!r} after its last answer")
        if left.late:
            self._note("lingers", "still ran when there was nothing more to read")
        elif left.code:
            self._note("lingers", f"left with exit code {left.code}")

    def _note(self, how: str, told: str) -> None:
        self.report.problems.append(Problem(how, f"{self.where}: {told}"))
