"""What can go wrong, each with one sentence that names what is wrong and what is allowed."""

from __future__ import annotations

from collections.abc import Iterable


class OikumeneError(Exception):
    """Base of every error that a caller can cause or meet."""


class UnknownTitle(OikumeneError):
    """There is no title of that name."""


class Forbidden(OikumeneError):
    """Something that a rule forbids, and the rule."""

    def __init__(self, message: str, rule: str = "") -> None:
        super().__init__(message)
        self.rule = rule


class BadSetup(Forbidden):
    """Seats, seed or table options that the title does not allow."""


class NoSuchSeat(OikumeneError):
    """The match has no seat of that number."""


class NoSuchMoment(OikumeneError):
    """The match has not come so far, or its past is not kept."""


class IllegalAnswer(OikumeneError):
    """The answer is not on offer; the match is unchanged."""


class CannotUndo(OikumeneError):
    """There is nothing to take back, or not by this seat."""


class BadSave(OikumeneError):
    """The save is damaged, edited, or newer than this program."""


class BadPosition(Forbidden):
    """A hand-written position that the box or the rules cannot produce."""


class RuleError(OikumeneError):
    """A rule broke its contract: a defect of the title, not of the caller."""


class StartupError(OikumeneError):
    """A title's printed things contradict each other; found when the program starts."""


def listed(names: Iterable[object]) -> str:
    """The allowed things, for an error text: ``a, b, c``."""
    return ", ".join(str(name) for name in names)
