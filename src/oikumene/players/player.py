"""What a machine player is."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Protocol

import msgspec

from oikumene.engine.decision import Decision, Option
from oikumene.engine.errors import BadSetup, listed
from oikumene.engine.match import Match
from oikumene.engine.title import Alone, Evaluate, Title


class Advice(msgspec.Struct, frozen=True):
    """What a player thinks of an option."""

    option: Option
    share: float
    """How sure the player is of it: of all options together, 1."""
    value: float
    """How the table looks with it; to be compared with the other options only."""


class Player(Protocol):
    """Someone who answers for a seat and knows only what that seat may know."""

    name: str

    def choose(self, match: Match, seat: int, rng: Random) -> Option:
        """An option of the seat's open decision. All randomness comes from `rng`."""

    def advise(self, match: Match, seat: int, rng: Random) -> list[Advice]:
        """All options of the seat's open decision, the best first."""


def decision_of(match: Match, seat: int) -> Decision | None:
    """The open decision of a seat, if it has one."""
    return next((decision for decision in match.decisions if decision.seat == seat), None)


def asked(match: Match, seat: int) -> Decision:
    """The open decision of a seat that is asked now."""
    decision = decision_of(match, seat)
    if decision is None:
        raise ValueError(f"seat {seat} is not asked now")
    return decision


def worthwhile(alone: Alone, decision: Decision) -> Sequence[Option]:
    """The options that are worth a look where nobody else sits."""
    settled = alone.settled.get(decision.ask)
    if settled is not None:
        return [each for each in decision.options if each.verb == settled]
    return [each for each in decision.options if each.verb not in alone.left_out]


def evaluation(title: Title, style: str) -> Evaluate:
    """How a title's tables look in a style; nothing: in the usual one."""
    if not style:
        return title.evaluate
    if style not in title.styles:
        raise BadSetup(f"{title.name} has no style {style!r}; it has: {listed(title.styles)}")
    return title.styles[style]
