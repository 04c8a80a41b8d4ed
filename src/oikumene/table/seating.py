"""Who sits where, what they may do, and the errors that say no."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from oikumene.table.guests import owner_of

Kind = Literal["person", "machine", "open"]
UndoRule = Literal["strict", "consent", "free"]
Status = Literal["waiting", "playing", "over"]

ANY = "any"
"""A style that the match's seed draws, so that nobody knows what to expect."""
STATUS_OF = {
    "bad-key": 401,
    "not-yours": 403,
    "not-host": 403,
    "not-found": 404,
    "stale": 409,
    "not-asked": 409,
    "taken": 409,
    "paused": 409,
    "over": 409,
    "guided": 409,
    "cannot-undo": 409,
    "closed": 409,
    "illegal": 422,
    "bad-setup": 422,
    "bad-file": 422,
    "bad-request": 422,
    "too-big": 413,
    "too-many": 429,
    "not-kept": 503,
}


class Refused(Exception):
    """A request that is answered with no: a code that has words, and a sentence for programs."""

    def __init__(self, code: str, message: str, rule: str = "") -> None:
        super().__init__(message)
        self.code = code
        self.rule = rule

    @property
    def status(self) -> int:
        """The HTTP status."""
        return STATUS_OF[self.code]


class Seat(msgspec.Struct):
    """A chair at the table."""

    kind: Kind
    person: str = ""
    """Who plays: a guest's id. One person may play several seats at one screen."""
    name: str = ""
    player: str = ""
    """The strength of a machine player."""
    style: str = ""
    """How it plays: a style of the title, or ANY; nothing: as usual."""
    links: int = 0
    """Grows when somebody is sent away: the old link no longer opens the seat."""
    orders: list[str] = []


class Seating(msgspec.Struct, kw_only=True):
    """A table without its match: what the host decided, and who is here."""

    title: str
    host: str
    seats: list[Seat]
    options: dict[str, Any]
    seed: int | None = None
    undo: UndoRule = "strict"
    chat: bool = True
    open: bool = False
    paused: bool = False
    guided: bool = False
    watchers: list[str] = []

    def seats_of(self, person: str) -> list[int]:
        """The seats that a person plays; a bot without a seat of its own plays its owner's."""
        seats = self._taken_by(person)
        owner = owner_of(person)
        return seats if seats or not owner else self._taken_by(owner)

    def _taken_by(self, person: str) -> list[int]:
        return [
            at
            for at, seat in enumerate(self.seats)
            if seat.kind == "person" and seat.person == person
        ]

    def knows(self, person: str) -> bool:
        """Whether a person has to do with this table."""
        return person == self.host or person in self.watchers or bool(self.seats_of(person))

    def check_seat(self, person: str, at: int) -> Seat:
        """The seat, if it is this person's."""
        if at not in self.seats_of(person):
            raise Refused("not-yours", f"seat {at} is not yours")
        return self.seats[at]

    def check_host(self, person: str) -> None:
        """Only the host may go on."""
        if person != self.host:
            raise Refused("not-host", "only the host of the table may do this")

    def people(self) -> set[str]:
        """Everybody who has to do with the table."""
        sitting = {seat.person for seat in self.seats if seat.kind == "person"}
        return {self.host, *self.watchers, *sitting}

    @property
    def full(self) -> bool:
        """Whether nobody is missing."""
        return all(seat.kind != "open" for seat in self.seats)
