"""All tables: those in play are in memory up to a bound, the others are read from disk when
somebody comes. What the host may do is here too."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from random import Random
from secrets import randbits, token_urlsafe
from time import monotonic, time
from typing import Any

import msgspec
from sqlalchemy import Connection, bindparam, delete, insert, select, update

import oikumene
from oikumene.engine.errors import BadSave, OikumeneError
from oikumene.engine.match import Match
from oikumene.engine.save import Save, kept, redacted, revived
from oikumene.engine.state import Entry
from oikumene.engine.title import Title
from oikumene.players import STRENGTHS
from oikumene.players.player import evaluation
from oikumene.table import store
from oikumene.table.config import Config
from oikumene.table.files import beginning
from oikumene.table.guests import Signer
from oikumene.table.live import Kept, LiveTable, Move, Row
from oikumene.table.machines import ThinkerFailed, Thinkers
from oikumene.table.seating import ANY, Refused, Seat, Seating
from oikumene.table.store import Store
from oikumene.titles import title_named

LOG = logging.getLogger("oikumene.table")
WATCH = "watch"
MOST_TABLES = 40
"""Tables in play that one host may have."""
MOST_LISTED = 50
USUAL = "normal"
"""The strength where nobody chose one, and that of whoever decides when a machine player fails: it
answers at once."""
COUNSEL = "hard"
"""The strength of whoever gives hints."""

TIRELESS = 200
"""Answers in a row after which a machine player may be going round in circles."""

_seating = msgspec.json.Decoder(Seating)
_save = msgspec.json.Decoder(Save)
_entries = msgspec.json.Decoder(list[Entry])


class Hall:
    """The tables of a server."""

    def __init__(self, config: Config, store_: Store, signer: Signer) -> None:
        self.config = config
        self.store = store_
        self.signer = signer
        self.thinkers = Thinkers(config.thinkers, config.patience)
        self.live: dict[str, LiveTable] = {}
        self.notify: Callable[[LiveTable, list[int]], None] = lambda _table, _seats: None
        self._loading: dict[str, asyncio.Task[LiveTable]] = {}
        self._machines: dict[str, asyncio.Task[None]] = {}

    async def close(self) -> None:
        """End thinking and writing."""
        self.live.clear()  # so that nobody is woken again
        for task in list(self._machines.values()):
            task.cancel()
        await asyncio.gather(*self._machines.values(), return_exceptions=True)
        await self.thinkers.close()
        self.store.close()

    # Finding

    async def table(self, id_: str) -> LiveTable:
        """A table, from memory or from disk."""
        table = self.live.get(id_)
        if table is not None and not table.spoiled:
            table.used = monotonic()
            return table
        if table is not None:
            self._forget(table)
        if id_ not in self._loading:
            self._loading[id_] = asyncio.create_task(self._load(id_))
            self._loading[id_].add_done_callback(lambda _: self._loading.pop(id_, None))
        return await asyncio.shield(self._loading[id_])

    async def known(self, id_: str, person: str) -> LiveTable:
        """A table that this person has to do with; others learn not even that it exists."""
        table = await self.table(id_)
        if not table.seating.knows(person):
            raise Refused("not-found", f"there is no table {id_!r} for you")
        return table

    async def listed(self, person: str) -> dict[str, list[dict[str, Any]]]:
        """The tables of a person, and those that anybody may join."""
        t, m = store.tables, store.members

        def read(c: Connection) -> tuple[list[str], list[str]]:
            mine = select(t.c.id).join(m, m.c.table_id == t.c.id).where(m.c.person == person)
            open_ = select(t.c.id).where(t.c.open, t.c.status == "waiting")
            return (
                [row.id for row in c.execute(mine.order_by(t.c.since.desc()).limit(MOST_LISTED))],
                [
                    row.id
                    for row in c.execute(open_.order_by(t.c.created.desc()).limit(MOST_LISTED))
                ],
            )

        mine, open_ = await self.store.read(read)
        others = [id_ for id_ in open_ if id_ not in mine]
        return {
            "mine": await self._sheets(mine, person),
            "open": await self._sheets(others, person),
        }

    async def _sheets(self, ids: list[str], person: str) -> list[dict[str, Any]]:
        """Frames of many tables; those on disk are not loaded for it."""
        stored = [id_ for id_ in ids if id_ not in self.live]
        t = store.tables

        def read(c: Connection) -> dict[str, dict[str, Any]]:
            rows = c.execute(
                select(t.c.id, t.c.status, t.c.created, t.c.since, t.c.seating, t.c.waiting).where(
                    t.c.id.in_(stored)
                )
            )
            return {row.id: self._stored_sheet(row, person) for row in rows}

        sheets = await self.store.read(read) if stored else {}
        for id_ in ids:
            if id_ in self.live:
                sheets[id_] = self.live[id_].sheet(person)
        return [sheets[id_] for id_ in ids if id_ in sheets]

    def _stored_sheet(self, row: Any, person: str) -> dict[str, Any]:
        table = self._table(
            row.id, _seating.decode(row.seating), created=row.created, since=row.since, lines=[]
        )
        waiting = [int(seat) for seat in row.waiting.split()]
        return {**table.sheet(person), "status": row.status, "waiting": waiting}

    def _links(self, table: LiveTable) -> dict[str, str]:
        seats = enumerate(table.seating.seats)
        links = {
            str(at): self.signer.link(table.id, at, seat.links)
            for at, seat in seats
            if seat.kind == "open"
        }
        return {**links, WATCH: self.signer.link(table.id, WATCH, 0)}

    # Making

    async def create(self, seating: Seating, match: Match | None = None) -> LiveTable:
        """A new table; it begins at once when nobody is missing."""
        title_named(seating.title).settle(len(seating.seats), seating.options)
        now = time()
        table = self._table(token_urlsafe(9), seating, created=now, since=now, lines=[])
        await self._check_number(seating.host)
        await self.store.write(lambda c: _inserted(c, table))
        self._remember(table)
        if match is not None or seating.full:
            await self.start(table, match)
        return table

    async def _check_number(self, host: str) -> None:
        t = store.tables

        def read(c: Connection) -> int:
            mine = select(t.c.id).where(t.c.host == host, t.c.status != "over")
            return len(c.execute(mine).all())

        if await self.store.read(read) >= MOST_TABLES and self.config.limits:
            raise Refused(
                "too-many", f"you have {MOST_TABLES} tables in play: finish or delete some"
            )

    async def start(self, table: LiveTable, match: Match | None = None) -> None:
        """Begin the match."""
        async with table.lock:
            if table.match is not None:
                raise Refused("closed", "the match has begun already")
            seating = table.seating
            if not seating.full:
                raise Refused("closed", "there are open seats")
            if match is None:
                match = _begun(seating)
            start = kept(match)
            opening = match.entries(0)
            table.begin(match, opening, [], 0)
            table.since = time()
            try:
                await self.store.write(lambda c: _started(c, table, start))
            except BaseException:
                table.spoiled = True
                raise
        table.announce()

    async def from_file(self, text: str, person: str, name: str) -> LiveTable:
        """A table from a match file: the uploader plays seat 0, machine players the others."""
        lines = await self._checked(text)
        match = beginning(text, past=lines is not None)
        seats = [Seat("machine", player=USUAL) for _ in range(match.seats)]
        seats[0] = Seat("person", person, name)
        seating = Seating(
            title=match.title.name,
            host=person,
            seats=seats,
            options=dict(match.settings),
            undo="free",
            chat=False,
            paused=True,
        )
        table = await self.create(seating, match)
        async with table.changing(frame=True) as rows:
            for line in lines or ():
                seat, _, answer = line.partition(" ")
                rows.append(table._play(table.playing(), int(seat), answer))
            seating.paused = not table.playing().over
        return table

    async def _checked(self, text: str) -> list[str] | None:
        """The answers of a match file; it is read where it can do no harm."""
        try:
            found = await self.thinkers.think({"file": text})
        except ThinkerFailed as wrong:
            raise BadSave("this match file cannot be read") from wrong
        if "wrong" in found:
            raise BadSave(found["wrong"])
        lines: list[str] | None = found["lines"]
        return lines

    async def fork(self, table: LiveTable, person: str, seat: int | None, moment: int) -> LiveTable:
        """A private table from a moment as the person knows it; machine players play the others."""
        async with table.lock:
            past = table.playing().moment(moment)
            if past.over:
                raise Refused("over", "after the end there is nothing to try")
            match = past.fork(seat, Random(randbits(64)))
        mine = seat if seat is not None else 0
        seats = [_forked(each, at == mine, person) for at, each in enumerate(table.seating.seats)]
        seating = Seating(
            title=table.seating.title,
            host=person,
            seats=seats,
            options=table.seating.options,
            undo="free",
            chat=False,
        )
        return await self.create(seating, match)

    # Seats

    async def join(
        self, table: LiveTable, person: str, name: str, secret: str, at: int | None
    ) -> None:
        """Take a seat by its link or an open one of a listed table, or the spectators' bench."""
        seating = table.seating
        if secret and self.signer.opens(secret, table.id, WATCH, 0):
            if not seating.knows(person):
                await self._watch(table, person)
            return
        if secret:
            at = self._seat_of(table, secret)
        elif not seating.open or table.match is not None:
            raise Refused("not-found", "this table is joined by link")
        async with table.changing(frame=True):
            if at is None or not 0 <= at < len(seating.seats):
                raise Refused("not-found", "this link opens no seat")
            if at in seating.seats_of(person):
                return  # the own link, once more
            if seating.seats[at].kind != "open":
                raise Refused("taken", f"somebody sits on seat {at} already")
            seating.seats[at] = Seat("person", person, name, links=seating.seats[at].links)
            await self._enter(table, person)
        if table.match is None and seating.full and seating.open:
            await self.start(table)

    def _seat_of(self, table: LiveTable, secret: str) -> int:
        for at, seat in enumerate(table.seating.seats):
            if self.signer.opens(secret, table.id, at, seat.links):
                return at
        raise Refused("not-found", "this link opens nothing: it is old or incomplete")

    async def _watch(self, table: LiveTable, person: str) -> None:
        async with table.changing(frame=True):
            table.seating.watchers.append(person)
            await self._enter(table, person)

    async def _enter(self, table: LiveTable, person: str) -> None:
        await self.store.write(lambda c: _entered(c, table.id, person))

    async def _part(self, table: LiveTable, person: str) -> None:
        """Who has nothing to do with the table any more neither sees nor finds it."""
        table.show_out()
        table.asked = None  # it may be this person who was to agree
        if not table.seating.knows(person):
            await self.store.write(lambda c: _parted(c, table.id, person))

    async def leave(self, table: LiveTable, person: str) -> None:
        """Free the person's seats, or the bench; a host who leaves keeps the rights."""
        async with table.changing(frame=True):
            for at in table.seating.seats_of(person):
                _freed(table.seating, at)
            if person in table.seating.watchers:
                table.seating.watchers.remove(person)
            await self._part(table, person)

    async def reseat(self, table: LiveTable, at: int, kind: str, player: str, style: str) -> None:
        """Replace a seat by a machine player, or free it for a person."""
        async with table.changing(frame=True):
            seats = table.seating.seats
            if not 0 <= at < len(seats):
                raise Refused("bad-request", f"there is no seat {at}")
            sat = seats[at].person
            if kind == "machine":
                check_machine(title_named(table.seating.title), player, style)
                links = seats[at].links + 1
                seats[at] = Seat("machine", player=player, style=style, links=links)
            else:
                _freed(table.seating, at)
            await self._part(table, sat)
        if table.match is None and table.seating.full:
            await self.start(table)

    async def pause(self, table: LiveTable, paused: bool) -> None:
        """Stop the table, or let it go on."""
        async with table.changing(frame=True) as rows:
            table.seating.paused = paused
            if table.match is not None:
                rows.extend(table._follow(table.match))  # a standing order may have waited

    async def order(self, table: LiveTable, at: int, name: str, on: bool) -> None:
        """Give or cancel a standing order; it may speak at once."""
        async with table.changing(frame=True) as rows:
            match = table.playing()
            if name not in match.title.orders or table.seating.guided:
                raise Refused("bad-request", f"there is no standing order {name!r}")
            orders = table.seating.seats[at].orders
            if on and name not in orders:
                orders.append(name)
            if not on and name in orders:
                orders.remove(name)
            rows.extend(table._follow(match))

    def show_out(self, person: str) -> None:
        """Close the pages of somebody who may not come any more."""
        for table in self.live.values():
            for stream in table.streams():
                if stream.person == person:
                    stream.close()

    async def delete(self, table: LiveTable) -> None:
        """Remove a table for ever."""
        async with table.lock:
            await self.store.write(lambda c: _deleted(c, table.id))
            table.close()
            self._forget(table)

    async def say(self, table: LiveTable, person: str, name: str, text: str) -> None:
        """Say something at the table."""
        if not table.seating.chat:
            raise Refused("closed", "this table has no chat")
        seats = table.seating.seats_of(person)
        line = {"name": name, "seat": seats[0] if seats else None, "text": text, "at": time()}
        await self.store.write(
            lambda c: c.execute(insert(store.chat), {"table_id": table.id, **line})
        )
        await table.say(line)

    # Reading the past

    def file(self, table: LiveTable, seat: int | None) -> str:
        """The match file: the whole match after its end, before it what the seat may know."""
        match = table.playing()
        if match.over and not match.forked:
            return match.save()
        return redacted(match, seat, table.version)

    def scores(self, table: LiveTable) -> dict[str, Any]:
        """The points over time, once nothing is secret any more."""
        match = table.playing()
        if not match.over:
            raise Refused("closed", "the score is shown when the match is over")
        title = match.title
        points: list[dict[str, Any]] = [
            {"moment": moment, "round": title.round(state), "sheets": title.sheets(state)}
            for moment, state in match.steps()
        ]
        sources = next((list(sheet) for sheet in points[-1]["sheets"]), [])
        return {"sources": sources, "points": points}

    # Machine players

    async def hint(self, table: LiveTable, seat: int) -> dict[str, Any]:
        """What a machine player thinks of each option."""
        async with table.lock:
            if seat not in table.numbers:
                raise Refused("not-asked", f"seat {seat} is not asked now")
            question = self._question(table, seat, Seat("machine", player=COUNSEL), rate=True)
        try:
            advice = await self.thinkers.think(question)
        except ThinkerFailed as wrong:
            LOG.warning("no hint at %s: %s", table.id, wrong)
            raise Refused("closed", "the machine player has no advice") from wrong
        return {"player": question["player"], "options": advice}

    def _question(
        self, table: LiveTable, seat: int, machine: Seat, *, rate: bool = False
    ) -> dict[str, Any]:
        return {
            "match": kept(table.playing()),
            "seat": seat,
            "player": machine.player,
            "style": _style(table, seat, machine),
            "seed": f"{table.id}:{table.version}:{seat}",
            "table": table.id,
            "rate": rate,
        }

    def _wake(self, table: LiveTable, asked: list[int]) -> None:
        """After every change: let machine players think, tell people who are not looking."""
        self.notify(table, asked)
        if table.machine_to_move() is None or table.id in self._machines:
            return
        task = asyncio.create_task(self._let_machines_play(table))
        self._machines[table.id] = task
        task.add_done_callback(lambda _: self._rested(table))

    def _rested(self, table: LiveTable) -> None:
        self._machines.pop(table.id, None)
        if (now := self.live.get(table.id)) is not None:
            self._wake(now, [])  # something may have changed at the last moment

    async def _let_machines_play(self, table: LiveTable) -> None:
        while (seat := table.machine_to_move()) is not None:
            async with table.lock:
                number = table.numbers.get(seat)
                if number is None:
                    continue
                question = self._question(table, seat, table.seating.seats[seat])
            (answer, failed), _ = await asyncio.gather(
                self._thought(table, question), asyncio.sleep(self.config.pace)
            )
            if table.machine_to_move() != seat:
                continue  # paused, reseated, or an undo is asked for meanwhile
            try:
                note = Entry("bot-replaced", {"seat": f"seat:{seat}"}) if failed else None
                await table.answer(seat, number, answer, sure=True, note=note)
            except Refused as wrong:
                if wrong.code not in ("stale", "not-asked", "paused", "over", "not-kept"):
                    LOG.exception("a machine player's answer was refused at %s", table.id)
                    await asyncio.sleep(1)

    async def _thought(self, table: LiveTable, question: dict[str, Any]) -> tuple[str, bool]:
        """The player's answer; if it fails, that of the usual one, and if that fails too, or there
        is no end of answers, any: a table must not stand still. And whether it failed."""
        usual = {**question, "player": USUAL, "style": ""}
        for failed, asked in ((False, question), (True, usual)):
            if _circles(table, question["seat"]):
                break
            try:
                return str(await self.thinkers.think(asked)), failed
            except ThinkerFailed as wrong:
                LOG.warning("machine player %s failed: %s", asked["player"], wrong)
        decision = next((d for d in table.playing().decisions if d.seat == question["seat"]), None)
        return Random(question["seed"]).choice(decision.options).text if decision else "", True

    # Memory and disk

    def _table(self, id_: str, seating: Seating, **more: Any) -> LiveTable:
        table = LiveTable(id_, seating, self._keep, **more)
        table.on_change = self._wake
        table.links = self._links
        return table

    def _remember(self, table: LiveTable) -> None:
        self.live[table.id] = table
        if len(self.live) <= self.config.live:
            return
        idle = [t for t in self.live.values() if self._idle(t) and t is not table]
        for old in sorted(idle, key=lambda t: t.used)[: len(self.live) - self.config.live]:
            self._forget(old)

    def _idle(self, table: LiveTable) -> bool:
        return not (table.lock.locked() or table.id in self._machines or list(table.streams()))

    def _forget(self, table: LiveTable) -> None:
        table.spoiled = True  # whoever still holds it must not change it any more
        if self.live.get(table.id) is table:
            del self.live[table.id]
        for stream in table.streams():
            stream.close()

    async def _keep(self, table: LiveTable, what: Kept) -> None:
        await self.store.write(lambda c: _kept(c, table, what))

    async def _load(self, id_: str) -> LiveTable:
        stored = await self.store.read(lambda c: _read(c, id_))
        if stored is None:
            raise Refused("not-found", f"there is no table {id_!r} for you")
        row, rows, lines = stored
        table = self._table(
            id_, _seating.decode(row.seating), created=row.created, since=row.since, lines=lines
        )
        if row.start is not None:
            log, opening, version = _log(rows)
            table.begin(_match(row, log), opening, log, version)
        self._remember(table)
        self._wake(table, [])
        return table


def check_machine(title: Title, player: str, style: str) -> None:
    """Refuse a machine player that does not exist, or a style that the title does not have."""
    if player not in STRENGTHS:
        raise Refused("bad-setup", f"there is no machine player {player!r}: {', '.join(STRENGTHS)}")
    if style not in ("", ANY):
        evaluation(title, style)


def _circles(table: LiveTable, seat: int) -> bool:
    """Whether a seat among others has answered so often in a row that its turn may never end."""
    last = table.log[-TIRELESS:]
    alone = len(table.seating.seats) == 1
    return not alone and len(last) == TIRELESS and all(move.seat == seat for move in last)


def _style(table: LiveTable, at: int, machine: Seat) -> str:
    """The style of a machine player; a match that begins in the middle of one has no seed."""
    if machine.style != ANY:
        return machine.style
    match = table.playing()
    seed = table.id if match.seed is None else match.seed
    return Random(f"{seed}:{at}").choice(["", *match.title.styles])


def _begun(seating: Seating) -> Match:
    title = title_named(seating.title)
    if seating.guided and title.guide is not None:
        return oikumene.position(title.name, title.guide.position)
    return oikumene.start(title.name, len(seating.seats), seating.seed, seating.options)


def _forked(seat: Seat, mine: bool, person: str) -> Seat:
    if mine:
        return Seat("person", person, seat.name)
    return Seat("machine", name=seat.name, player=seat.player or USUAL, style=seat.style)


def _freed(seating: Seating, at: int) -> None:
    seating.seats[at] = Seat("open", links=seating.seats[at].links + 1)


# The database

# What every answer needs is made once: building it takes longer than running it.
_CHANGE = update(store.tables).where(store.tables.c.id == bindparam("table"))
_MOVE = insert(store.moves)


def _inserted(c: Connection, table: LiveTable) -> None:
    seating = table.seating
    c.execute(
        insert(store.tables),
        {
            "id": table.id,
            "host": seating.host,
            "status": "waiting",
            "open": seating.open,
            "created": table.created,
            "since": table.since,
            "seating": msgspec.json.encode(seating),
            "waiting": "",
            "settled": 0,
            "rules": title_named(seating.title).rules,
        },
    )
    for person in seating.people():
        _entered(c, table.id, person)


def _entered(c: Connection, table: str, person: str) -> None:
    m = store.members
    known = select(m.c.person).where(m.c.person == person, m.c.table_id == table)
    if c.execute(known).first() is None:
        c.execute(insert(m), {"person": person, "table_id": table})


def _parted(c: Connection, table: str, person: str) -> None:
    m = store.members
    c.execute(delete(m).where(m.c.person == person, m.c.table_id == table))


def _started(c: Connection, table: LiveTable, start: Save) -> None:
    c.execute(
        update(store.tables).where(store.tables.c.id == table.id),
        {
            "start": msgspec.json.encode(start),
            "rules": start.rules,
            "status": table.status,
            "since": table.since,
            "waiting": " ".join(map(str, table.waiting)),
            "seating": msgspec.json.encode(table.seating),
        },
    )
    _move(c, table.id, Row(0, "start", 0, "", table.since, True, table.opening))


def _kept(c: Connection, table: LiveTable, what: Kept) -> None:
    for row in what.rows:
        _move(c, table.id, row)
    values: dict[str, Any] = {
        "status": table.status,
        "since": table.since,
        "waiting": " ".join(map(str, table.waiting)),
    }
    if what.settled is not None:
        values |= {"checkpoint": what.checkpoint, "settled": what.settled}
        values["rules"] = title_named(table.seating.title).rules
    if what.seating is not None:
        values |= {"seating": what.seating, "open": table.seating.open}
    c.execute(_CHANGE, {"table": table.id, **values})


def _move(c: Connection, table: str, row: Row) -> None:
    c.execute(
        _MOVE,
        {
            "table_id": table,
            "version": row.version,
            "kind": row.kind,
            "seat": row.seat,
            "text": row.text,
            "at": row.at,
            "safe": row.safe,
            "entries": msgspec.json.encode(row.entries),
        },
    )


def _deleted(c: Connection, table: str) -> None:
    for part in (store.moves, store.members, store.chat):
        c.execute(delete(part).where(part.c.table_id == table))
    c.execute(delete(store.tables).where(store.tables.c.id == table))


def _read(c: Connection, id_: str) -> tuple[Any, list[Any], list[dict[str, Any]]] | None:
    row = c.execute(select(store.tables).where(store.tables.c.id == id_)).first()
    if row is None:
        return None
    moves, chat = store.moves, store.chat
    rows = c.execute(select(moves).where(moves.c.table_id == id_).order_by(moves.c.version)).all()
    lines = c.execute(select(chat).where(chat.c.table_id == id_).order_by(chat.c.id)).all()
    said = [{"name": x.name, "seat": x.seat, "text": x.text, "at": x.at} for x in lines]
    return row, list(rows), said


def _log(rows: list[Any]) -> tuple[list[Move], list[Entry], int]:
    """The answers that count, what was told before them, and the last version."""
    log: list[Move] = []
    opening: list[Entry] = []
    for row in rows:
        if row.kind == "start":
            opening = _entries.decode(row.entries)
        elif row.kind == "undo":
            log.pop()
        else:
            log.append(Move(row.seat, row.text, row.at, _entries.decode(row.entries), row.safe))
    return log, opening, rows[-1].version if rows else 0


def _match(row: Any, log: list[Move]) -> Match:
    """The match as its checkpoint and the answers since tell."""
    start = _save.decode(row.start)
    lines = [f"{move.seat} {move.text}" for move in log]
    save = msgspec.structs.replace(start, first=start.checkpoint)
    if row.checkpoint is None:
        save.history = []
        save.answers = start.answers + lines
    else:
        save.history = start.answers + lines[: row.settled]
        save.checkpoint = msgspec.json.decode(row.checkpoint)
        save.answers = lines[row.settled :]
        save.rules = row.rules
    if start.rules != save.rules:
        save.first = None  # newer rules cannot play the beginning again
    try:
        return revived(save, title_named(save.title))
    except OikumeneError as wrong:
        LOG.error("table %s cannot be read: %s", row.id, wrong)
        raise Refused("bad-file", "this table cannot be read any more") from wrong
