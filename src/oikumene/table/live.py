"""A table in play: its match, and everybody who looks at it.

All changes go through one lock per table: apply to the match, commit, tell everybody, acknowledge.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable, Iterator
from contextlib import asynccontextmanager, suppress
from functools import cached_property
from time import monotonic, time
from typing import Any

import msgspec

from oikumene.engine.decision import Decision
from oikumene.engine.errors import CannotUndo, IllegalAnswer, OikumeneError, RuleError
from oikumene.engine.journal import known_to
from oikumene.engine.match import Match
from oikumene.engine.state import Entry
from oikumene.engine.title import GuideStep
from oikumene.table.delta import Delta, delta
from oikumene.table.guests import owner_of
from oikumene.table.seating import Refused, Seat, Seating, Status
from oikumene.table.telling import entry_of, open_to_all, view_of

QUEUE = 64
"""News that may wait for a slow reader; then it must begin anew with the whole view."""
RECENT = 32
"""News that a reader who was gone for a moment can catch up with."""
LONGEST_NUMBER = 15
GONE_AFTER = 30.0
"""Seconds for which a seat that nobody looks through is still told the news."""
PRESENCE = 1.0
"""Seconds after which it is told who has come or gone."""
MOST_ORDERS = 40
"""Standing orders that may be obeyed in a row: more is a loop."""


class Move(msgspec.Struct, frozen=True):
    """An answer that counts: who, what, when, what it brought, whether a step ended with it."""

    seat: int
    text: str
    at: float
    entries: list[Entry]
    safe: bool


class Row(msgspec.Struct, frozen=True):
    """A change of the match, to be written down."""

    version: int
    kind: str
    seat: int
    text: str
    at: float
    safe: bool
    entries: list[Entry]


class Kept(msgspec.Struct, frozen=True):
    """What must be on disk before a change is acknowledged."""

    rows: list[Row]
    settled: int | None
    """How many answers led to the last safe point, if it is another one than before."""
    checkpoint: bytes | None
    """The state there; nothing: it is where the match began."""
    seating: bytes | None
    """The seating, if it has changed."""


class Before(msgspec.Struct, frozen=True):
    """How the table was before a change."""

    moves: int
    version: int
    asked: tuple[int, set[str]] | None
    orders: list[list[str]]


Keep = Callable[["LiveTable", Kept], Awaitable[None]]


class Stream:
    """One open page: news wait here to be sent."""

    def __init__(self, person: str) -> None:
        self.person = person
        self.queue: asyncio.Queue[bytes | None] = asyncio.Queue(QUEUE)
        self.looking = True

    def send(self, news: bytes) -> None:
        """Queue news; a reader who is too slow is cut off, and will come again."""
        try:
            self.queue.put_nowait(news)
        except asyncio.QueueFull:
            self.close()

    def close(self) -> None:
        """End the stream. What waits is dropped if it does not fit: news must have no hole."""
        if self.queue.full():
            while not self.queue.empty():
                self.queue.get_nowait()
        self.queue.put_nowait(None)


class Eyes:
    """What the pages of one seat (or of the spectators) have been told."""

    def __init__(self) -> None:
        self.view: dict[str, Any] = {}
        self.number: int | None = None
        self.streams: set[Stream] = set()
        self.recent: deque[tuple[int, bytes]] = deque(maxlen=RECENT)
        self.left = monotonic()

    def wanted(self) -> bool:
        """Whether somebody looks, or did a moment ago."""
        return bool(self.streams) or monotonic() - self.left < GONE_AFTER

    def send(self, n: int, news: bytes) -> None:
        """Tell every page."""
        self.recent.append((n, news))
        for stream in self.streams:
            stream.send(news)

    def since(self, n: int) -> list[bytes] | None:
        """The news after `n`; None: they are not all here any more."""
        if not self.recent or self.recent[0][0] > n + 1:
            return None
        return [news for at, news in self.recent if at > n]


class Views:
    """What all seats see at one moment.

    Where no field of the table is for its owner alone, every seat is told what spectators see:
    that is built once, and compared once with what they all saw before.
    """

    def __init__(self, match: Match) -> None:
        self.match = match
        self._asked = {decision.seat for decision in match.decisions}
        self._compared: tuple[Any, Any, Delta] = (None, None, {})

    def of(self, seat: int | None) -> tuple[dict[str, Any], dict[str, Any] | None]:
        """A seat's view, and apart from it what the seat is asked."""
        if not open_to_all(self.match.title.table):
            view = view_of(self.match, seat)
            return view, view.pop("decision")
        decision = view_of(self.match, seat)["decision"] if seat in self._asked else None
        return self._public, decision

    @cached_property
    def _public(self) -> dict[str, Any]:
        view = view_of(self.match, None)
        del view["decision"]
        return view

    def changed(self, old: dict[str, Any], new: dict[str, Any]) -> Delta:
        """What turns one view into another; mostly the same two are asked for again."""
        if self._compared[0] is not old or self._compared[1] is not new:
            self._compared = old, new, delta(old, new)
        return self._compared[2]


class LiveTable:
    """A table whose match is in memory."""

    def __init__(
        self,
        id_: str,
        seating: Seating,
        keep: Keep,
        *,
        created: float,
        since: float,
        lines: list[dict[str, Any]],
    ) -> None:
        self.id = id_
        self.seating = seating
        self.created = created
        self.since = since
        self.lines = lines  # the chat
        self.lock = asyncio.Lock()
        self.match: Match | None = None
        self.opening: list[Entry] = []
        self.log: list[Move] = []
        self.version = 0
        self.settled = 0
        self.n = 0
        self.epoch = f"{time():.3f}"
        self.eyes: dict[int | None, Eyes] = {}
        self.numbers: dict[int, int] = {}
        self.used = monotonic()
        self.asked: tuple[int, set[str]] | None = None  # who wants an undo, who has not agreed
        self.links: Callable[[LiveTable], dict[str, str]] = lambda _table: {}
        self.on_change: Callable[[LiveTable, list[int]], None] = lambda _table, _asked: None
        self.spoiled = False
        """Whether memory and disk may differ: the table must be read again."""
        self._keep = keep
        self._decisions: dict[int, Decision] = {}
        self._here: list[bool] = []
        self._soon: asyncio.TimerHandle | None = None

    # Beginning

    def begin(self, match: Match, opening: list[Entry], log: list[Move], version: int) -> None:
        """Take up a match, new or from the store."""
        self.match, self.opening, self.log = match, opening, log
        self.version, self.settled = version, match.settled
        self._number()

    def announce(self) -> None:
        """Show the match to everybody who waited for it."""
        self.n += 1
        for seat, eyes in self.eyes.items():
            self._opened(seat, self.whole(seat, ""))
            eyes.recent.clear()
            for stream in eyes.streams:
                stream.send(self._encoded(self.whole(seat, stream.person)))
        self.on_change(self, list(self.numbers))

    @property
    def status(self) -> Status:
        """Where the table is in its life."""
        if self.match is None:
            return "waiting"
        return "over" if self.match.over else "playing"

    @property
    def waiting(self) -> list[int]:
        """The seats that must decide."""
        return [decision.seat for decision in self.match.decisions] if self.match else []

    def playing(self) -> Match:
        """The match, if it has begun."""
        if self.match is None:
            raise Refused("closed", "the match has not begun yet")
        return self.match

    # Answers

    async def answer(
        self, seat: int, number: int, text: str, *, sure: bool, note: Entry | None = None
    ) -> bool:
        """Answer for a seat. False: nothing happened, it would be irreversible.

        A note is told before what comes of the answer.
        """
        async with self.changing() as rows:
            match = self._open()
            decision = self._asked(seat, number)
            self._check_answer(decision, text)
            if not sure and self._final(seat, text):
                return False
            rows.append(self._play(match, seat, text, note=note))
            rows.extend(self._follow(match))
        return True

    def _open(self) -> Match:
        match = self.playing()
        if match.over:
            raise Refused("over", "the match is over")
        if self.seating.paused:
            raise Refused("paused", "the host has paused the table")
        return match

    def _asked(self, seat: int, number: int) -> Decision:
        if seat not in self.numbers:
            raise Refused("not-asked", f"seat {seat} is not asked now")
        if self.numbers[seat] != number:
            raise Refused(
                "stale", f"decision {number} is past; the open one is {self.numbers[seat]}"
            )
        return self._decisions[seat]

    def _check_answer(self, decision: Decision, text: str) -> None:
        wanted = self._scripted()
        if wanted is not None and wanted.answer != text:
            raise Refused("guided", f"the guided game goes on with {wanted.answer!r}")
        if any(option.text == text for option in decision.options):
            return
        refusal = next((r for r in decision.why_not() if r.option.text == text), None)
        if refusal:
            raise Refused("illegal", f"{text!r} is not allowed by {refusal.rule}", refusal.rule)
        raise Refused("illegal", f"{text!r} is not on offer")

    def _final(self, seat: int, text: str) -> bool:
        """Whether the seat could not take this answer back by itself."""
        match = self.playing()
        if text.partition(" ")[0] in match.title.closing:
            return False
        after = match.clone()
        after.answer(text, seat)
        return not after.can_undo(seat) or all(d.seat != seat for d in after.decisions)

    def _play(
        self, match: Match, seat: int, text: str, kind: str = "answer", note: Entry | None = None
    ) -> Row:
        told = match.told
        if kind == "redo":
            match.redo(seat)
        else:
            match.answer(text, seat)
        entries = [*([note] if note else []), *match.entries(told)]
        move = Move(seat, text, time(), entries, match.settled == match.answered)
        self.log.append(move)
        self.version += 1
        return Row(self.version, kind, seat, text, move.at, move.safe, move.entries)

    def _follow(self, match: Match) -> Iterator[Row]:
        """What happens by itself after an answer: the script of a guided game, standing orders."""
        for _ in range(MOST_ORDERS):
            scripted = self._scripted()
            if scripted is not None and scripted.seat and not match.over:
                yield self._play(match, scripted.seat, scripted.answer)
            elif order := self._ordered(match):
                yield self._play(match, *order)
            else:
                return

    def _ordered(self, match: Match) -> tuple[int, str] | None:
        """The answer of a standing order, if one speaks now."""
        if self.seating.paused:
            return None
        for decision in match.decisions:
            seat = self.seating.seats[decision.seat]
            for name in seat.orders:
                order = match.title.orders[name]
                option = order.answer(decision)
                if option is None:
                    continue
                if order.once:
                    seat.orders.remove(name)
                return decision.seat, option.text
        return None

    def _scripted(self) -> GuideStep | None:
        """The step of the guided game that must be answered next."""
        guide = self.match.title.guide if self.match and self.seating.guided else None
        if guide is None or self.match is None:
            return None
        answers = [step for step in guide.steps if step.answer]
        return answers[self.match.answered] if self.match.answered < len(answers) else None

    # Machine players

    def machine_to_move(self) -> int | None:
        """A seat that a machine player must answer for now."""
        if self.match is None or self.spoiled or self.seating.paused or self.asked:
            return None
        if self._scripted():
            return None
        for seat in self.numbers:
            if self.seating.seats[seat].kind == "machine":
                return seat
        return None

    # Undo

    async def undo(self, seat: int, version: int, *, turn: bool) -> bool:
        """Take back the last decision of a seat, or all of its turn. False: others must agree."""
        async with self.changing() as rows:
            match = self.playing()
            self._check_version(version)
            if match.over and self.seating.undo != "free":
                raise Refused("over", "the match is over, and everything has been shown")
            if match.can_undo(seat):
                rows.extend(self._take_back(match, seat, turn=turn))
                return True
            steps = self._steps_back(seat)
            if not steps or self.seating.undo == "strict" or self.seating.guided:
                raise Refused("cannot-undo", "another seat has decided or something was revealed")
            if others := self._others(seat):
                self.asked = (seat, others)
                return False
            rows.extend(self._take_back_all(match, steps))
        return True

    def _check_version(self, version: int) -> None:
        if version != self.version:
            raise Refused("stale", f"change {version} is past; the last one is {self.version}")

    def _take_back(self, match: Match, seat: int, *, turn: bool) -> Iterator[Row]:
        """One decision, or as many as the seat may take back alone."""
        yield self._undone(match, seat)
        now = match.title.turn(match.state)
        while turn and match.can_undo(seat) and self._turn_before(match) == now:
            yield self._undone(match, seat)

    def _turn_before(self, match: Match) -> Any:
        """Which turn it was before the last answer."""
        return match.title.turn(match.moment(match.answered - 1).state)

    def _take_back_all(self, match: Match, steps: int) -> Iterator[Row]:
        for _ in range(steps):
            yield self._undone(match, None)

    def _undone(self, match: Match, seat: int | None) -> Row:
        match.undo(seat, consent=seat is None)
        move = self.log.pop()
        self.version += 1
        safe = match.settled == match.answered
        return Row(self.version, "undo", move.seat, "", time(), safe, [])

    def _steps_back(self, seat: int) -> int:
        """How many answers back the seat's last one lies."""
        for back, move in enumerate(reversed(self.log), 1):
            if move.seat == seat:
                return back
        return 0

    def _others(self, seat: int) -> set[str]:
        """Who must agree to an undo: the other people, unless the table undoes freely."""
        if self.seating.undo == "free":
            return set()
        sitting = {s.person for s in self.seating.seats if s.kind == "person"}
        people = {person for person in sitting if not owner_of(person)}  # bots agree to anything
        return people - {self.seating.seats[seat].person}

    async def consent(self, person: str, yes: bool) -> None:
        """Agree to an undo that somebody wants, or refuse it."""
        async with self.changing() as rows:
            if self.asked is None or person not in self.asked[1]:
                raise Refused("closed", "nobody asks you to agree to anything")
            seat, others = self.asked
            left = others - {person}
            self.asked = (seat, left) if yes and left else None
            if yes and not left:
                rows.extend(self._take_back_all(self.playing(), self._steps_back(seat)))

    async def redo(self, seat: int, version: int) -> None:
        """Bring back what was just undone."""
        async with self.changing() as rows:
            match = self._open()
            self._check_version(version)
            if not match.can_redo(seat):
                raise Refused("cannot-undo", "there is nothing to redo")
            rows.append(self._play(match, seat, match.next_redo, "redo"))
            rows.extend(self._follow(match))

    # Changing, keeping, telling

    @asynccontextmanager
    async def changing(self, *, frame: bool = False) -> AsyncIterator[list[Row]]:
        """A change: collect its rows inside, then keep them and tell everybody.

        `frame`: the seating has changed, which is kept and told even without rows.
        """
        async with self.lock:
            if self.spoiled:
                raise Refused("not-kept", "the table must be read again: try once more")
            before = Before(len(self.log), self.version, self.asked, self._orders())
            rows: list[Row] = []
            try:
                yield rows
            except BaseException as wrong:
                foreseen = isinstance(wrong, Refused | OikumeneError)
                self.spoiled |= not foreseen or self.version != before.version
                raise _told(wrong) from wrong
            if rows and self.asked is before.asked:
                self.asked = None  # the table has moved on
            frame |= self.asked != before.asked or self._orders() != before.orders
            if rows or frame:
                await self._kept_and_told(rows, before.moves, frame=frame)

    async def _kept_and_told(self, rows: list[Row], before: int, *, frame: bool) -> None:
        if rows:
            self.since = rows[-1].at
        try:
            await self._keep(self, self._kept(rows, frame=frame))
        except BaseException as wrong:
            self.spoiled = True
            if not isinstance(wrong, Exception):
                raise
            raise Refused("not-kept", "the answer could not be stored") from wrong
        try:
            self._tell(rows, before, frame=frame or (bool(rows) and self.status == "over"))
        except BaseException:
            self.spoiled = True  # some pages know of it and some do not: let all come again
            raise

    def _orders(self) -> list[list[str]]:
        return [list(seat.orders) for seat in self.seating.seats]

    def _kept(self, rows: list[Row], *, frame: bool) -> Kept:
        seating = msgspec.json.encode(self.seating) if frame else None
        if self.match is None or self.match.settled == self.settled:
            return Kept(rows, None, None, seating)
        self.settled = self.match.settled
        checkpoint = msgspec.json.encode(self.match.checkpoint) if self.settled else None
        return Kept(rows, self.settled, checkpoint, seating)

    def _number(self) -> list[int]:
        """Give each newly opened decision its number; returns the seats that are newly asked."""
        decisions = {d.seat: d for d in self.match.decisions} if self.match else {}
        new = [
            seat
            for seat, decision in decisions.items()
            if self._decisions.get(seat) is not decision
        ]
        self.numbers = {
            seat: self.version if seat in new else self.numbers[seat] for seat in decisions
        }
        self._decisions = decisions
        return new

    def _tell(self, rows: list[Row], before: int, *, frame: bool) -> None:
        self.n += 1
        self.used = monotonic()
        was = set(self.numbers)
        if rows:
            self._number()
        for seat in [seat for seat, eyes in self.eyes.items() if not eyes.wanted()]:
            del self.eyes[seat]
        views = Views(self.playing()) if rows else None
        for seat, eyes in self.eyes.items():
            news = self._news(seat, eyes, views, rows, before) if views else {"n": self.n}
            if frame:
                self._send_each(eyes, news)
            else:
                eyes.send(self.n, self._encoded(news))
        self.on_change(self, [seat for seat in self.numbers if seat not in was])

    def _send_each(self, eyes: Eyes, news: dict[str, Any]) -> None:
        """News with the frame, which differs from person to person."""
        eyes.recent.append((self.n, self._encoded(news)))
        for stream in eyes.streams:
            stream.send(self._encoded({**news, "sheet": self.sheet(stream.person)}))

    def _news(
        self, seat: int | None, eyes: Eyes, views: Views, rows: list[Row], before: int
    ) -> dict[str, Any]:
        view, decision = views.of(seat)
        news: dict[str, Any] = {"n": self.n, "version": self.version, "moment": len(self.log)}
        if changed := views.changed(eyes.view, view):
            news["delta"] = changed
        number = self.numbers.get(seat) if seat is not None else None
        if number != eyes.number:
            news["number"], news["decision"] = number, decision
        eyes.view, eyes.number = view, number
        same = min(before, len(self.log) - sum(row.kind != "undo" for row in rows))
        if same < before:
            news["keep"] = len(self._entries(seat, 0, same + 1))
        news["entries"] = self._entries(seat, same + 1, len(self.log) + 1)
        return news | self._undoable(seat)

    def _undoable(self, seat: int | None) -> dict[str, Any]:
        if self.match is None or seat is None:
            return {}
        can = self.match.can_undo(seat)
        if not can and self.seating.undo != "strict" and not self.seating.guided:
            can = self._steps_back(seat) > 0
        return {"canUndo": can, "canRedo": self.match.can_redo(seat)}

    def _entries(self, seat: int | None, first: int, last: int) -> list[dict[str, Any]]:
        """The journal of the moments from `first` to before `last`, as far as a seat may know."""
        title = self.seating.title
        return [
            entry_of(title, entry, moment)
            for moment in range(first, last)
            for entry in known_to(self.log[moment - 1].entries if moment else self.opening, seat)
        ]

    # What one page sees

    async def look(self, stream: Stream, seat: int | None, last: str) -> list[bytes]:
        """Open a page: its first news, the missed ones or everything."""
        async with self.lock:
            self.used = monotonic()
            eyes = self.eyes.get(seat)
            missed = self._missed(eyes, last) if eyes and eyes.wanted() else None
            if missed is None:
                whole = self.whole(seat, stream.person)
                missed = [self._encoded(whole)]
                eyes = self._opened(seat, whole)
            else:
                frame = {"n": self.n, "sheet": self.sheet(stream.person)}
                missed.append(self._encoded(frame))
            assert eyes is not None
            eyes.streams.add(stream)
            if self.spoiled:
                stream.close()  # there is another copy of this table: come again
            self._presence()
            return missed

    def _opened(self, seat: int | None, whole: dict[str, Any]) -> Eyes:
        """The eyes of a seat, which see the whole table from now on."""
        eyes = self.eyes.setdefault(seat, Eyes())
        if "view" in whole:
            eyes.view = {key: part for key, part in whole["view"].items() if key != "decision"}
            eyes.number = whole["number"]
        return eyes

    def _missed(self, eyes: Eyes, last: str) -> list[bytes] | None:
        epoch, _, n = last.partition("-")
        if epoch != self.epoch or not n.isdecimal() or len(n) > LONGEST_NUMBER:
            return None
        if int(n) == self.n:
            return []
        return eyes.since(int(n))

    def leave(self, stream: Stream, seat: int | None) -> None:
        """Close a page."""
        eyes = self.eyes.get(seat)
        if eyes is not None:
            eyes.streams.discard(stream)
            eyes.left = monotonic()
            self._presence()

    def _presence(self) -> None:
        """Tell soon who is here; many who come and go at once are told together."""
        if self._soon is None:
            self._soon = asyncio.get_running_loop().call_later(PRESENCE, self._tell_presence)

    def _tell_presence(self) -> None:
        self._soon = None
        here = [self.here(seat.person) for seat in self.seating.seats]
        if self.lock.locked():
            self._presence()
        elif here != self._here:
            self._here = here
            self._tell([], len(self.log), frame=True)

    def show_out(self) -> None:
        """Close the pages of those who may no longer look through these eyes."""
        for seat, eyes in self.eyes.items():
            for stream in eyes.streams:
                mine = self.seating.seats_of(stream.person)
                if not (seat in mine if seat is not None else self.seating.knows(stream.person)):
                    stream.close()

    def whole(self, seat: int | None, person: str) -> dict[str, Any]:
        """Everything that a page shows."""
        news: dict[str, Any] = {"n": self.n, "sheet": self.sheet(person), "chat": self.lines[-200:]}
        if self.match is None:
            return news
        return {
            **news,
            "view": view_of(self.match, seat),
            "number": self.numbers.get(seat) if seat is not None else None,
            "version": self.version,
            "moment": len(self.log),
            "keep": 0,
            "entries": self._entries(seat, 0, len(self.log) + 1),
            **self._undoable(seat),
        }

    def _encoded(self, news: dict[str, Any]) -> bytes:
        return b"id: %s-%d\ndata: %s\n\n" % (
            self.epoch.encode(),
            news["n"],
            msgspec.json.encode(news),
        )

    def streams(self) -> Iterable[Stream]:
        """All open pages."""
        return [stream for eyes in self.eyes.values() for stream in eyes.streams]

    def here(self, person: str) -> bool:
        """Whether a person is looking at the table."""
        return any(s.person == person and s.looking for s in self.streams())

    def close(self) -> None:
        """Tell every page that the table is gone."""
        self.n += 1
        for stream in self.streams():
            with suppress(asyncio.QueueFull):
                stream.queue.put_nowait(self._encoded({"n": self.n, "gone": True}))
            stream.close()

    async def say(self, line: dict[str, Any]) -> None:
        """Tell everybody what somebody said; it is on disk already."""
        async with self.lock:
            self.lines.append(line)
            self.n += 1
            news = self._encoded({"n": self.n, "chat": [line]})
            for eyes in self.eyes.values():
                eyes.send(self.n, news)

    # The frame

    def sheet(self, person: str) -> dict[str, Any]:
        """The table's frame as one person may see it."""
        seating = self.seating
        mine = seating.seats_of(person)
        return {
            "id": self.id,
            "title": seating.title,
            "status": self.status,
            "paused": seating.paused,
            "seats": [self._seat(at, seat, at in mine) for at, seat in enumerate(seating.seats)],
            "options": seating.options,
            "undo": seating.undo,
            "chat": seating.chat,
            "open": seating.open,
            "waiting": self.waiting,
            "since": self.since,
            "created": self.created,
            "me": {
                "seats": mine,
                "watching": person in seating.watchers,
                "host": person == seating.host,
            },
            "links": self.links(self) if person == seating.host else {},
            "guide": self._guide(),
            "asked": self._asking(),
        }

    def _seat(self, at: int, seat: Seat, mine: bool) -> dict[str, Any]:
        return {
            "seat": at,
            "kind": seat.kind,
            "name": seat.name,
            "player": seat.player or None,
            "style": seat.style,
            "bot": bool(owner_of(seat.person)),
            "mine": mine,
            "host": seat.kind == "person" and seat.person == self.seating.host,
            "here": seat.kind == "person" and self.here(seat.person),
            "orders": list(seat.orders) if mine else [],
        }

    def _guide(self) -> list[dict[str, Any]] | None:
        guide = self.match.title.guide if self.match and self.seating.guided else None
        if guide is None:
            return None
        return [
            {"say": step.say, "point": step.point, "answer": step.answer or None, "seat": step.seat}
            for step in guide.steps
        ]

    def _asking(self) -> dict[str, Any] | None:
        if self.asked is None:
            return None
        by, others = self.asked
        seats = self.seating.seats
        waiting = [at for at, s in enumerate(seats) if s.kind == "person" and s.person in others]
        return {"by": by, "waiting": waiting}

    # The past

    def moments(self, seat: int | None) -> list[dict[str, Any]]:
        """Every moment of the past: after how many answers, and who gave the last of them.

        What others answered may be secret: the journal tells what a seat may know of it.
        """
        start = {"n": 0, "seat": None, "text": "", "at": self.created, "safe": True}
        return [start] + [
            {
                "n": n,
                "seat": move.seat,
                "text": move.text if move.seat == seat else "",
                "at": move.at,
                "safe": move.safe,
            }
            for n, move in enumerate(self.log, 1)
        ]


def _told(wrong: BaseException) -> BaseException:
    """What a caller hears of an error: the engine's texts may name what is secret."""
    if isinstance(wrong, RuleError):
        return Refused("illegal", "the rules cannot take this answer")
    if isinstance(wrong, CannotUndo):
        return Refused("cannot-undo", "this cannot be taken back")
    if isinstance(wrong, IllegalAnswer):
        return Refused("illegal", "this is not on offer")
    return wrong
