"""The words of a title: what its code can say, with which arguments, and how it is drawn.

A title tells in its own `speech` module what tests cannot read from its code: see `Speech`.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from importlib import import_module
from io import StringIO
from itertools import product
from random import Random
from typing import Any

from rich.console import Console

from oikumene.cli import screen
from oikumene.engine.decision import Decision, Option
from oikumene.engine.match import Match
from oikumene.text import Words
from oikumene.titles import title_named
from tests.spoken import Code, keys, texts

Samples = Sequence[str | int]
Game = tuple[int, dict[str, Any]]
"""Seats and options."""

BUSY = 0.8
"""How often chance prefers to do something."""


@dataclass(frozen=True, kw_only=True)
class Speech:
    """What a title can say."""

    title: str
    rules: str
    """The first letters of its rules."""
    makers: tuple[str, ...]
    """What makes options: their first argument is a verb."""
    samples: Mapping[str, Samples]
    """What the arguments of the journal and of the questions can be, by name,"""
    others: Mapping[tuple[str, str], Samples] = field(default_factory=dict)
    """and under one key only."""
    handed_on: Mapping[str, frozenset[str]] = field(default_factory=dict)
    """Arguments that a call takes over from its own, by key."""
    verbs_by_name: frozenset[str] = frozenset()
    """Verbs that the code makes from names,"""
    asks_by_name: frozenset[str] = frozenset()
    """and questions, or those that the engine asks."""
    reasons: frozenset[str] = frozenset()
    """The plain words that say where a gain or loss comes from."""
    things: tuple[str, ...]
    """References that the rules can make, beside those of everything printed."""
    nameless: tuple[str, ...] = ()
    """Kinds without names of their own,"""
    silent: tuple[str, ...]
    """and without texts."""
    facts: Sequence[Mapping[str, Any]]
    """What the title can tell about options, all at once."""
    games: Sequence[Game]
    """Whole games to tell,"""
    drawn_games: Sequence[Game]
    """and to draw."""
    idle: tuple[str, ...] = ()
    """Verbs that lead nowhere."""
    card: str
    """A name to look up at the terminal."""
    at_terminal: tuple[str, ...] = ()
    """More words of the command line."""

    @property
    def package(self) -> str:
        """Where its rules are."""
        return title_named(self.title).package

    @cached_property
    def code(self) -> Code:
        """Its source."""
        return Code(self.package)

    @cached_property
    def printed(self) -> dict[str, Any]:
        """Everything printed."""
        found: dict[str, Any] = import_module(f"{self.package}.printed").printed()
        return found

    def words(self, language: str) -> Words:
        """Its words in a language."""
        return Words(self.title, language)

    def keys(self, file: str) -> list[str]:
        """The keys of a file."""
        return keys(texts(self.package, "en")[file])

    def sentences(self, function: str, prefix: str) -> Iterator[tuple[str, dict[str, Any]]]:
        """Every key that calls of a function say, with every sample of its arguments."""
        for key, signatures in self.code.said(function, prefix).items():
            for names in signatures:
                order = sorted(names | self.handed_on.get(key, frozenset()))
                samples = (self.others.get((key, name)) or self.samples[name] for name in order)
                for values in product(*samples):
                    yield key, dict(zip(order, values, strict=True))

    @cached_property
    def refusals(self) -> set[str]:
        """The rules that the code names as reasons: each stands alone in a text."""
        return self.code.constants(re.compile(rf"{self.rules}-[A-Z]+-\d+").fullmatch)

    @cached_property
    def verbs(self) -> set[str]:
        """The verbs of all options."""
        return self.code.verbs(*self.makers) | self.verbs_by_name

    @cached_property
    def asked(self) -> set[str]:
        """The keys of all questions."""
        return self.code.said("choose", "ask").keys() | self.asks_by_name

    def pick(self, decision: Decision, rng: Random) -> Option:
        """Any option; most often one that leads somewhere."""
        busy = [option for option in decision.options if option.verb not in self.idle]
        return rng.choice(busy if busy and rng.random() < BUSY else decision.options)


def speech_of(title: str) -> Speech:
    """The speech of a title."""
    speech = import_module(f"tests.titles.{title}.speech").SPEECH
    assert isinstance(speech, Speech)
    return speech


def drawn(match: Match, words: Words) -> str:
    """The whole terminal screen of the seat that decides."""
    console = Console(file=StringIO(), width=80, no_color=True)
    drawing = screen.drawing_of(match.title.name)
    decision, seat = match.decision, match.decision.seat if match.decision else None
    words.meet(match)
    view = match.view(seat)
    if decision is None:
        console.print(drawing.final(view, words))
    else:
        marks = screen.marks_of(decision.options)
        console.print(drawing.table(view, words, seat, marks))
        console.print(drawing.boards(view, words, seat))
        console.print(screen.question(words, match, decision))
        console.print(screen.refusals(words, decision))
    assert isinstance(console.file, StringIO)
    return console.file.getvalue()
