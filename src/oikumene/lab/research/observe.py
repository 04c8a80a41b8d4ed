"""What a seat may know, as numbers: vectors of one length for every title and every table.

A view is plain data. Every number and every word in it has a place (``players/1/goods/0``); a
place, or a place with its word, is hashed to a slot of the vector and to a sign, so that what
falls into the same slot cancels out on average. Nothing here knows a title.
"""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import blake2b
from typing import Any

import numpy as np
from numpy.typing import NDArray

from oikumene.engine.decision import Option
from oikumene.engine.match import Match
from oikumene.players.player import decision_of

Numbers = NDArray[np.float32]

HEAD = 8
"""Numbers that are not hashed: seats, seat, round, whether it is asked, how many options it has,
the page of them that it looks at, how many seats are waited for, whether the match is over."""
SLOTS = 1024
"""Slots that the view is hashed to."""
LENGTH = HEAD + SLOTS
"""The length of an observation."""
OPTION_SLOTS = 128
"""The length of the vector of an option."""
LIMIT = 32.0
"""No number of a vector is larger, nor smaller than its negative."""


def observe(match: Match, seat: int, page: int = 0) -> Numbers:
    """All that a seat may know: made from its view and its open question, and from nothing else."""
    mine = decision_of(match, seat)
    found = _Found(seat, match.seats)
    found.walk(match.title.view(match.state, seat), _TABLE)
    found.walk([{"seat": each.seat, "ask": each.ask} for each in match.decisions], _WAITING)
    if mine is not None:
        found.walk(dict(mine.args), _ASKED.at(mine.ask))
    head = (
        match.seats,
        seat,
        match.title.round(match.state),
        mine is not None,
        len(mine.options) if mine is not None else 0,
        page,
        len(match.decisions),
        match.over,
    )
    return np.concatenate((_squashed(np.array(head)), found.row(SLOTS)))


def observe_options(match: Match, seat: int, options: Sequence[Option]) -> Numbers:
    """A row for each option of a seat: its words, and what a screen would say beside it."""
    found, ends = _Found(seat, match.seats), []
    for option in options:
        found.walk(option.verb, _OPTION)
        found.walk(list(map(str, option.args)), _OPTION.at(option.verb))
        found.walk(match.facts(seat, option), _FACTS)
        ends.append(len(found.codes))
    return found.rows(ends, OPTION_SLOTS)


def observe_past(match: Match, seat: int) -> Numbers:
    """What a seat was told since the start, without the order; a match needs its journal for it."""
    found = _Found(seat, match.seats)
    for entry in match.journal(seat):
        found.walk(entry.key, _PAST)
        found.walk(entry.args, _PAST.at(entry.key))
    return found.row(SLOTS)


class _Place:
    """A place in plain data. It keeps the codes of what was seen there: one hash each will do."""

    __slots__ = ("code", "inside", "name", "words")

    def __init__(self, name: str) -> None:
        self.name = name
        self.code = _code(name)
        self.inside: dict[str | int, _Place] = {}
        self.words: dict[str, int] = {}

    def at(self, key: str | int) -> _Place:
        """A place inside this one."""
        found = self.inside.get(key)
        if found is None:
            found = self.inside[key] = _Place(f"{self.name}/{key}")
        return found

    def word(self, word: str) -> int:
        """The code of a word in this place."""
        found = self.words.get(word)
        if found is None:
            found = self.words[word] = _code(f"{self.name}={word}")
        return found


def _code(text: str) -> int:
    """Python's own hash differs from run to run."""
    return int.from_bytes(blake2b(text.encode(), digest_size=4).digest())


_TABLE, _WAITING, _ASKED, _OPTION, _FACTS, _PAST = map(
    _Place, ("table", "waiting", "asked", "option", "facts", "past")
)


class _Found:
    """What a walk through plain data finds, as codes and numbers."""

    __slots__ = ("codes", "numbers", "seat", "seats")

    def __init__(self, seat: int, seats: int) -> None:
        self.seat = seat
        self.seats = seats
        self.codes: list[int] = []
        self.numbers: list[float] = []

    def walk(self, value: Any, place: _Place) -> None:
        """Note everything in a value."""
        kind = type(value)
        if kind is dict:
            for key, item in value.items():
                if item:
                    self.walk(item, place.at(key))
        elif kind is list or kind is tuple:
            self._each(value, place)
        elif kind is str:
            for word in value.split():
                self._note(place.word(word), 1)
        elif value:
            self._note(place.code, value)

    def _each(self, items: Sequence[Any], place: _Place) -> None:
        """A word in a list counts twice: that it is there, and where."""
        for at, item in enumerate(items):
            if not item:
                continue
            kind = type(item)
            if kind is dict and type(item.get("seat")) is int:
                # A neighbour is the same neighbour for whoever looks.
                self.walk(item, place.at((item["seat"] - self.seat) % self.seats))
                continue
            if kind is str:
                self._note(place.word(item), 1)
            self.walk(item, place.at(at))

    def _note(self, code: int, number: float) -> None:
        self.codes.append(code)
        self.numbers.append(number)

    def row(self, slots: int) -> Numbers:
        """Everything noted, in one row."""
        row: Numbers = self.rows([len(self.codes)], slots)[0]
        return row

    def rows(self, ends: Sequence[int], slots: int) -> Numbers:
        """What was noted up to each of the ends, a row each.

        The low bits of a code are its slot, the top bit is its sign.
        """
        codes = np.array(self.codes, np.uint32)
        numbers = _squashed(np.array(self.numbers, np.float32))
        signed = np.where(codes >> 31, -numbers, numbers)
        row = np.searchsorted(ends, np.arange(len(codes)), side="right")
        summed = np.bincount(row * slots + codes % slots, signed, len(ends) * slots)
        return np.clip(summed, -LIMIT, LIMIT).astype(np.float32).reshape(len(ends), slots)


def _squashed(numbers: NDArray[Any]) -> Numbers:
    """Small numbers stay apart, large ones come near each other."""
    squashed: Numbers = np.sign(numbers) * np.log1p(np.abs(numbers))
    return squashed.astype(np.float32)
