"""Oikumene: civilization board games at one table.

>>> import oikumene
>>> match = oikumene.start("nations", seats=4, seed=7)
>>> while not match.over:
...     match.answer(match.decision.options[-1])
>>> len(match.result.scores)
4
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from importlib.metadata import version as _version
from secrets import randbits
from typing import Any

from oikumene.engine import save as _save
from oikumene.engine.chance import seeded
from oikumene.engine.decision import Decision, Option, Refusal
from oikumene.engine.errors import (
    BadPosition,
    BadSave,
    BadSetup,
    CannotUndo,
    IllegalAnswer,
    NoSuchMoment,
    NoSuchSeat,
    OikumeneError,
    RuleError,
    UnknownTitle,
)
from oikumene.engine.match import Match
from oikumene.engine.title import Result
from oikumene.titles import NAMES as _NAMES
from oikumene.titles import title_named as _title_named

__version__ = _version("oikumene")


def titles() -> tuple[str, ...]:
    """The names of the titles."""
    return _NAMES


def start(
    title: str,
    seats: int,
    seed: int | None = None,
    options: Mapping[str, Any] | None = None,
    *,
    journal: bool = True,
) -> Match:
    """A new match. Without a seed it is a random one; `journal=False` is for search."""
    rules = _title_named(title)
    settings = rules.settle(seats, options or {})
    if seed is None:
        seed = randbits(53)  # fits a JSON number everywhere
    if type(seed) is not int:
        raise BadSetup(f"the seed is a whole number, not {seed!r}")
    state = rules.setup(seats, settings, seeded(seed))
    return Match(rules, seats, settings, state, seed=seed, journal=journal)


def position(title: str, description: Mapping[str, Any], *, journal: bool = True) -> Match:
    """A match from a hand-written description of the table (see the title's position.py)."""
    rules = _title_named(title)
    seats, settings, state = rules.position(description)
    try:
        return Match(rules, seats, settings, state, journal=journal)
    except Exception as wrong:  # no check foresees every table that a rule cannot begin with
        raise BadPosition(f"the position cannot be played on: {wrong!r}") from wrong


def load(text: str) -> Match:
    """A match from the text that `Match.save` made."""
    return _save.read(text, _title_named)


def replay(text: str) -> Iterator[Match]:
    """A saved match from its start, decision by decision: one Match that moves on each time."""
    return _save.replay(text, _title_named)


__all__ = [
    "BadPosition",
    "BadSave",
    "BadSetup",
    "CannotUndo",
    "Decision",
    "IllegalAnswer",
    "Match",
    "NoSuchMoment",
    "NoSuchSeat",
    "OikumeneError",
    "Option",
    "Refusal",
    "Result",
    "RuleError",
    "UnknownTitle",
    "load",
    "position",
    "replay",
    "start",
    "titles",
]
