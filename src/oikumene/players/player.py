"""What a machine player is."""

from __future__ import annotations

from random import Random
from typing import Protocol

from oikumene.engine.decision import Decision, Option
from oikumene.engine.match import Match


class Player(Protocol):
    """Someone who answers for a seat and knows only what that seat may know."""

    name: str

    def choose(self, match: Match, seat: int, rng: Random) -> Option:
        """An option of the seat's open decision. All randomness comes from `rng`."""


def decision_of(match: Match, seat: int) -> Decision | None:
    """The open decision of a seat, if it has one."""
    return next((decision for decision in match.decisions if decision.seat == seat), None)


def asked(match: Match, seat: int) -> Decision:
    """The open decision of a seat that is asked now."""
    decision = decision_of(match, seat)
    if decision is None:
        raise ValueError(f"seat {seat} is not asked now")
    return decision
