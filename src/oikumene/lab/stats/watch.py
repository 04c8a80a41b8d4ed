"""One match, watched from its start to its end."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence

import msgspec

from oikumene.engine.match import Match, without_choice
from oikumene.engine.title import Result
from oikumene.players.player import decision_of
from oikumene.text import words_of

Gain = tuple[int, str, str]
"""A seat, the journal entry that told of it, and the thing."""


class Choice(msgspec.Struct, frozen=True, array_like=True):
    """A decision that was a choice: whose, of what, among how many options."""

    seat: int
    ask: str
    options: int


class Game(msgspec.Struct, frozen=True):
    """All that is counted of one match."""

    rounds: int
    choices: list[Choice]
    forced: int
    """How many answers were the only ones possible."""
    gains: dict[Gain, int]
    """In which round each came first."""
    called: list[str]
    """What the title calls each seat: by its nation, leader or civilization."""
    sheets: Sequence[Mapping[str, float]]
    result: Result
    seconds: float | None = None
    """How long it took, where somebody has looked at the clock."""


def watched(match: Match, lines: Iterable[str]) -> Game:
    """Play a match from its start to its end by the lines of its history."""
    choices: list[Choice] = []
    gains: dict[Gain, int] = {}
    told = 0
    for line in lines:
        if without_choice(line):
            continue
        choices.append(_choice(match, line))
        now = match.title.round(match.state)
        match.accept(line)
        for gain in _gains(match, told):
            gains.setdefault(gain, now)
        told = match.told
    assert match.result is not None
    return Game(
        rounds=match.title.round(match.state),
        choices=choices,
        forced=sum(map(without_choice, match.history())),
        gains=gains,
        called=_called(match),
        sheets=match.title.sheets(match.state),
        result=match.result,
    )


def _choice(match: Match, line: str) -> Choice:
    seat = int(line.partition(" ")[0])
    decision = decision_of(match, seat)
    assert decision is not None
    return Choice(seat, decision.ask, len(decision.options))


def _gains(match: Match, since: int) -> Iterator[Gain]:
    """What the seats gained since a journal entry; the automated player of a title is no seat."""
    for entry in match.entries(since):
        argument = match.title.gains.get(entry.key)
        if argument is None:
            continue
        seat = int(str(entry.args["seat"]).removeprefix("seat:"))
        if seat < match.seats:
            yield seat, entry.key, str(entry.args[argument]).partition("@")[0]


def _called(match: Match) -> list[str]:
    words = words_of(match.title.name)
    names = words.seats(match.view()) if words else {}
    return [names.get(seat, "") for seat in range(match.seats)]
