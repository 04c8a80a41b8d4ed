"""The routes. Each finds its table, checks who asks, and hands over to the hall or the table."""

from __future__ import annotations

import asyncio
import gc
import logging
import zlib
from collections.abc import AsyncGenerator, AsyncIterator
from contextlib import aclosing, asynccontextmanager
from typing import Annotated, Any, Literal

import msgspec
from fastapi import APIRouter, Depends, FastAPI, Query, Request, Response
from fastapi.exceptions import RequestValidationError
from pydantic import BaseModel, ConfigDict, Field
from sqlalchemy.exc import SQLAlchemyError
from starlette.exceptions import HTTPException
from starlette.responses import StreamingResponse

import oikumene
from oikumene.engine.errors import BadSave, BadSetup, NoSuchMoment, OikumeneError, UnknownTitle
from oikumene.engine.title import Title
from oikumene.players import STRENGTHS, has_styles
from oikumene.table import telling
from oikumene.table.assets import Asset, Assets, accepts_gzip, asset
from oikumene.table.config import Config, from_environment
from oikumene.table.edge import Edge
from oikumene.table.guests import COOKIE, YEAR, new_guest, owner_of, signer_in
from oikumene.table.hall import Hall, check_machine
from oikumene.table.keys import Keys
from oikumene.table.live import LiveTable, Stream
from oikumene.table.notify import Notifier
from oikumene.table.people import People, Person
from oikumene.table.seating import Refused, Seat, Seating
from oikumene.table.store import Store
from oikumene.text import LANGUAGES, MissingText
from oikumene.text.ledger import chapters
from oikumene.titles import title_named

LOG = logging.getLogger("oikumene.table")
STILL_HERE = 20.0
"""Seconds between signs of life on a silent stream, so that nothing on the way cuts it."""
TIDY = 3600.0
"""Seconds between collections of garbage."""

api = APIRouter(prefix="/api")
SeatNumber = Annotated[int, Field(ge=0, le=9)]
Number = Annotated[int, Field(ge=0, le=2**53)]
Name = Annotated[str, Field(max_length=40)]
Label = Annotated[str, Field(max_length=60)]


class Body(BaseModel):
    """What a request says; unknown fields are a mistake."""

    model_config = ConfigDict(extra="forbid")


class Me(Body):
    name: Name | None = None
    language: Literal["en", "ru", "uk", ""] | None = None
    webhook: Annotated[str, Field(max_length=500)] | None = None
    email: Annotated[str, Field(max_length=200, pattern=r"^([^\s@<>]+@[^\s@<>]+)?$")] | None = None


class KeyWish(Body):
    name: Name


class SeatWish(Body):
    kind: Literal["me", "open", "machine", "hotseat"]
    player: Label = ""
    style: Label = ""
    name: Name = ""


class TableWish(Body):
    title: Label
    seats: Annotated[list[SeatWish], Field(min_length=1, max_length=9)]
    options: Annotated[
        dict[str, str | int | bool | list[str | int | bool | None] | None], Field(max_length=40)
    ] = {}
    undo: Literal["strict", "consent", "free"] = "strict"
    chat: bool = True
    open: bool = False
    seed: Number | None = None


class Guided(Body):
    title: Label


class Join(Body):
    secret: Annotated[str, Field(max_length=100)] = ""
    seat: SeatNumber | None = None


class Pause(Body):
    paused: bool


class Reseat(Body):
    seat: SeatNumber
    kind: Literal["machine", "open"]
    player: Label = ""
    style: Label = ""


class AnswerBody(Body):
    seat: SeatNumber
    number: Number
    answer: Annotated[str, Field(max_length=400)]
    sure: bool = True


class Undo(Body):
    seat: SeatNumber
    version: Number
    turn: bool = False


class Redo(Body):
    seat: SeatNumber
    version: Number


class Consent(Body):
    yes: bool


class OrderBody(Body):
    seat: SeatNumber
    order: Label
    on: bool


class Say(Body):
    text: Annotated[str, Field(min_length=1, max_length=500)]


class Looking(Body):
    looking: bool


class Fork(Body):
    seat: SeatNumber | None = None
    moment: Number


# Who and what


class Server:
    """What the routes need."""

    def __init__(self, config: Config) -> None:
        self.config = config
        self.signer = signer_in(config.data)  # makes the folder
        self.store = Store(config.database)
        self.people = People(self.store)
        self.keys = Keys(self.store)
        self.hall = Hall(config, self.store, self.signer)
        self.notifier = Notifier(config, self.people)
        self.hall.notify = self.notifier.asked
        self.assets = Assets()
        self.fixed: dict[str, Asset] = {}
        """Answers that never change while the server runs."""


# FastAPI runs a dependency that is not async in a thread: far more work than these do.


async def server_of(request: Request) -> Server:
    """The server that was asked."""
    server: Server = request.app.state.server
    return server


The = Annotated[Server, Depends(server_of)]


async def person_of(request: Request, response: Response, server: The) -> str:
    """Who asks: a bot by its key, a guest by the cookie; somebody new gets one."""
    scheme, _, secret = request.headers.get("authorization", "").partition(" ")
    if scheme.lower() == "bearer":
        return await server.keys.bot(secret.strip())
    person = server.signer.person(request.cookies.get(COOKIE, ""))
    if person is None:
        person = new_guest()
        response.set_cookie(
            COOKIE,
            server.signer.cookie(person),
            max_age=YEAR,
            httponly=True,
            samesite="lax",
            secure=request.url.scheme == "https",
        )
    return person


Who = Annotated[str, Depends(person_of)]


async def guest_of(who: Who) -> str:
    """Who asks, if it is no bot."""
    if owner_of(who):
        raise Refused("not-yours", "a bot cannot do this")
    return who


GuestOnly = Annotated[str, Depends(guest_of)]


async def table_of(id_: str, server: The, who: Who) -> LiveTable:
    """The table of the path, if it is for this person."""
    return await server.hall.known(id_, who)


Here = Annotated[LiveTable, Depends(table_of)]
SeatQuery = Annotated[int | None, Query(ge=0, le=9)]


def eyes_of(
    table: LiveTable, who: str, seat: int | None, *, open_after: bool = False
) -> int | None:
    """Through whose eyes a person looks: an own seat, or as a spectator.

    Once the match is over, `open_after` lets everybody look through all eyes.
    """
    mine = table.seating.seats_of(who)
    if seat is None:
        return mine[0] if mine else None
    if seat in mine:
        return seat
    if open_after and table.status == "over" and seat < len(table.seating.seats):
        return seat
    raise Refused("not-yours", f"seat {seat} is not yours")


def said(data: Any, response: Response, status: int = 200) -> Response:
    """JSON with the headers that were set on the way (a new guest's cookie)."""
    answer = Response(msgspec.json.encode(data), status, media_type="application/json")
    answer.raw_headers.extend(
        header for header in response.raw_headers if header[0] == b"set-cookie"
    )
    return answer


# Me


@api.get("/me")
async def me(server: The, who: Who, response: Response) -> Any:
    """What I have told about myself."""
    person = await server.people.find(who) or Person()
    return said(_me(server, person), response)


@api.post("/me")
async def change_me(body: Me, server: The, who: Who, response: Response) -> Any:
    """Change my name, language or notifications."""
    person = await server.people.find(who) or Person()
    told = {name: value for name, value in body.model_dump().items() if value is not None}
    if told.get("webhook"):
        server.notifier.check(told["webhook"])
    if "name" in told:
        told["name"] = _clean(told["name"])
    person = msgspec.structs.replace(person, **told)
    await server.people.change(who, person)
    return said(_me(server, person), response)


def _me(server: Server, person: Person) -> dict[str, Any]:
    told = msgspec.structs.asdict(person)
    return {**told, "language": person.language or None, "mail": bool(server.config.smtp)}


def _clean(name: str) -> str:
    """A name without control characters or stray spaces."""
    return " ".join("".join(c if c.isprintable() else " " for c in name).split())


# Keys for bots


@api.get("/keys")
async def keys(server: The, who: GuestOnly, response: Response) -> Any:
    """The keys of my bots, without their secrets."""
    return said(await server.keys.listed(who), response)


@api.post("/keys")
async def make_key(body: KeyWish, server: The, who: GuestOnly, response: Response) -> Any:
    """A new key for a bot: its secret is told now and never again."""
    name = _clean(body.name)
    if not name:
        raise Refused("bad-request", "a bot has a name")
    key, secret = await server.keys.make(who, name)
    return said({**msgspec.structs.asdict(key), "secret": secret}, response)


@api.delete("/keys/{id_}")
async def withdraw_key(id_: str, server: The, who: GuestOnly, response: Response) -> Any:
    """Withdraw a key: its bot is shown out at once."""
    server.hall.show_out(await server.keys.withdraw(who, id_))
    return said({"done": True}, response)


async def _name(server: Server, who: str) -> str:
    person = await server.people.find(who)
    return person.name if person else ""


# Titles


@api.get("/titles")
async def titles(server: The, request: Request) -> Response:
    """The titles and what their tables can be told."""
    return _fixed(server, request, lambda: [_title(name) for name in oikumene.titles()])


@api.get("/titles/{title}/things")
async def things(title: str, server: The, request: Request) -> Response:
    """Everything printed in a title's box."""
    title_named(title)
    return _fixed(server, request, lambda: telling.things(title))


@api.get("/titles/{title}/rules/{language}")
async def rules(title: str, language: str, server: The, request: Request) -> Response:
    """A title's rules ledger in a language, or in English where it is not translated."""
    _check_language(language)
    title_named(title)
    return _fixed(server, request, lambda: chapters(title, language))


@api.get("/words/{language}/{scope}")
async def words(language: str, scope: str, server: The, request: Request) -> Response:
    """The Fluent messages of the app or of a title."""
    _check_language(language)
    path = request.url.path
    if path not in server.fixed:
        text = telling.fluent(language, scope).encode()
        server.fixed[path] = asset(text, "text/plain; charset=utf-8")
    return server.fixed[path].answer(request)


def _fixed(server: Server, request: Request, make: Any) -> Response:
    path = request.url.path
    if path not in server.fixed:
        server.fixed[path] = asset(msgspec.json.encode(make()), "application/json")
    return server.fixed[path].answer(request)


def _check_language(language: str) -> None:
    if language not in LANGUAGES:
        raise Refused("not-found", f"there is no language {language!r}: {', '.join(LANGUAGES)}")


def _title(name: str) -> dict[str, Any]:
    title: Title = title_named(name)
    return {
        "name": name,
        "seats": title.seats,
        "settings": [
            {
                "name": setting.name,
                "values": setting.values,
                "default": setting.default,
                "per_seat": setting.per_seat,
                "default_for": {str(n): value for n, value in setting.default_for.items()},
            }
            for setting in title.settings
        ],
        "orders": list(title.orders),
        "guided": title.guide is not None,
        "quick": title.quick,
        "players": list(STRENGTHS),
        "styles": list(title.styles),
        "styled": [player for player, spec in STRENGTHS.items() if has_styles(spec)],
    }


# The lobby


@api.get("/tables")
async def tables(server: The, who: Who, response: Response) -> Any:
    """My tables, and those that anybody may join."""
    return said(await server.hall.listed(who), response)


@api.post("/tables")
async def create(body: TableWish, server: The, who: Who, response: Response) -> Any:
    """A new table; it begins at once when no seat is open."""
    title = title_named(body.title)
    name = await _name(server, who)
    seating = Seating(
        title=title.name,
        host=who,
        seats=[_seat(title, wish, who, name) for wish in body.seats],
        options=body.options,
        seed=body.seed,
        undo=body.undo,
        chat=body.chat,
        open=body.open,
    )
    return said((await server.hall.create(seating)).sheet(who), response)


def _seat(title: Title, wish: SeatWish, who: str, name: str) -> Seat:
    if wish.kind == "machine":
        check_machine(title, wish.player, wish.style)
        return Seat("machine", player=wish.player, style=wish.style)
    if wish.kind == "open":
        return Seat("open")
    return Seat("person", who, _clean(wish.name) or (name if wish.kind == "me" else ""))


@api.post("/tables/guided")
async def guided(body: Guided, server: The, who: Who, response: Response) -> Any:
    """A guided first game."""
    title = title_named(body.title)
    if title.guide is None:
        raise Refused("bad-setup", f"{body.title} has no guided game")
    position = oikumene.position(title.name, title.guide.position)
    seats = [Seat("machine", player=next(iter(STRENGTHS))) for _ in range(position.seats)]
    seats[0] = Seat("person", who, await _name(server, who))
    seating = Seating(
        title=title.name,
        host=who,
        seats=seats,
        options=dict(position.settings),
        chat=False,
        guided=True,
    )
    return said((await server.hall.create(seating)).sheet(who), response)


@api.post(
    "/tables/file",
    openapi_extra={"requestBody": {"content": {"application/json": {"schema": {}}}}},
)
async def upload(request: Request, server: The, who: Who, response: Response) -> Any:
    """A new table from a match file."""
    text = (await request.body()).decode("utf-8", "replace")
    name = await _name(server, who)
    table = await server.hall.from_file(text, who, name)
    return said(table.sheet(who), response)


# One table


@api.get("/tables/{id_}")
async def sheet(id_: str, server: The, who: Who, response: Response) -> Any:
    """A table's frame; a listed one that waits for players is for everybody."""
    table = await server.hall.table(id_)
    listed = table.seating.open and table.status == "waiting"
    if not listed and not table.seating.knows(who):
        raise Refused("not-found", f"there is no table {id_!r} for you")
    return said(table.sheet(who), response)


@api.delete("/tables/{id_}")
async def remove(table: Here, server: The, who: Who, response: Response) -> Any:
    """Delete a table (the host)."""
    table.seating.check_host(who)
    await server.hall.delete(table)
    return said({"done": True}, response)


@api.post("/tables/{id_}/join")
async def join(id_: str, body: Join, server: The, who: Who, response: Response) -> Any:
    """Take a seat or the spectators' bench."""
    table = await server.hall.table(id_)
    await server.hall.join(table, who, await _name(server, who), body.secret, body.seat)
    return said(table.sheet(who), response)


@api.post("/tables/{id_}/leave")
async def leave(table: Here, server: The, who: Who, response: Response) -> Any:
    """Free my seats."""
    await server.hall.leave(table, who)
    return said({"done": True}, response)


@api.post("/tables/{id_}/start")
async def start(table: Here, server: The, who: Who, response: Response) -> Any:
    """Begin (the host)."""
    table.seating.check_host(who)
    await server.hall.start(table)
    return said({"done": True}, response)


@api.post("/tables/{id_}/pause")
async def pause(body: Pause, table: Here, server: The, who: Who, response: Response) -> Any:
    """Stop the table, or let it go on (the host)."""
    table.seating.check_host(who)
    await server.hall.pause(table, body.paused)
    return said({"done": True}, response)


@api.post("/tables/{id_}/seat")
async def reseat(body: Reseat, table: Here, server: The, who: Who, response: Response) -> Any:
    """Replace a seat by a machine player, or free it for a person (the host)."""
    table.seating.check_host(who)
    await server.hall.reseat(table, body.seat, body.kind, body.player, body.style)
    return said({"done": True}, response)


# Playing


@api.get("/tables/{id_}/events", response_class=StreamingResponse)
async def events(
    request: Request,
    table: Here,
    who: Who,
    seat: SeatQuery = None,
    last: Annotated[str, Query(max_length=40)] = "",
) -> StreamingResponse:
    """The news of a table as server-sent events; `last` names the last one that was heard."""
    eyes = eyes_of(table, who, seat)
    flow = _flowing(table, who, eyes, request.headers.get("last-event-id", last))
    headers = {"cache-control": "no-store", "x-accel-buffering": "no"}
    if accepts_gzip(request):
        headers["content-encoding"] = "gzip"
        flow = _squeezed(flow)
    return StreamingResponse(flow, media_type="text/event-stream", headers=headers)


async def _flowing(
    table: LiveTable, who: str, eyes: int | None, last: str
) -> AsyncGenerator[bytes, None]:
    stream = Stream(who)
    try:
        first = await table.look(stream, eyes, last)
        yield b"retry: 1000\n\n" + b"".join(first)
        while True:
            try:
                news = await asyncio.wait_for(stream.queue.get(), STILL_HERE)
            except TimeoutError:
                yield b": still here\n\n"
                continue
            if news is None:
                return
            yield news
    finally:
        table.leave(stream, eyes)


async def _squeezed(flow: AsyncGenerator[bytes, None]) -> AsyncGenerator[bytes, None]:
    """The news as one gzip stream: the end of a round repeats the same few words in forty entries.

    The small window (32 kB of memory a page) is as good as a big one for so little text.
    """
    gzip = zlib.compressobj(wbits=16 + 12, memLevel=5)
    async with aclosing(flow):
        async for news in flow:
            yield gzip.compress(news) + gzip.flush(zlib.Z_SYNC_FLUSH)


@api.get("/tables/{id_}/view")
async def view(table: Here, who: Who, response: Response, seat: SeatQuery = None) -> Any:
    """Everything that a page shows, once."""
    eyes = eyes_of(table, who, seat)
    async with table.lock:
        return said(table.whole(eyes, who), response)


@api.post("/tables/{id_}/answer")
async def answer(body: AnswerBody, table: Here, who: Who, response: Response) -> Any:
    """Answer the open decision of one of my seats."""
    table.seating.check_seat(who, body.seat)
    done = await table.answer(body.seat, body.number, body.answer, sure=body.sure)
    return said({"done": True} if done else {"confirm": True}, response)


@api.post("/tables/{id_}/undo")
async def undo(body: Undo, table: Here, who: Who, response: Response) -> Any:
    """Take back my last decision, or my turn."""
    table.seating.check_seat(who, body.seat)
    done = await table.undo(body.seat, body.version, turn=body.turn)
    return said({"done": True} if done else {"asked": True}, response)


@api.post("/tables/{id_}/redo")
async def redo(body: Redo, table: Here, who: Who, response: Response) -> Any:
    """Bring back what I have undone."""
    table.seating.check_seat(who, body.seat)
    await table.redo(body.seat, body.version)
    return said({"done": True}, response)


@api.post("/tables/{id_}/consent")
async def consent(body: Consent, table: Here, who: Who, response: Response) -> Any:
    """Agree to an undo, or refuse it."""
    await table.consent(who, body.yes)
    return said({"done": True}, response)


@api.post("/tables/{id_}/order")
async def order(body: OrderBody, table: Here, server: The, who: Who, response: Response) -> Any:
    """Give or cancel a standing order."""
    table.seating.check_seat(who, body.seat)
    await server.hall.order(table, body.seat, body.order, body.on)
    return said({"done": True}, response)


@api.post("/tables/{id_}/chat")
async def chat(body: Say, table: Here, server: The, who: Who, response: Response) -> Any:
    """Say something."""
    text = body.text.strip()
    if not text:
        raise Refused("bad-request", "there is nothing to say")
    await server.hall.say(table, who, await _name(server, who), text)
    return said({"done": True}, response)


@api.post("/tables/{id_}/looking")
async def looking(body: Looking, table: Here, who: Who, response: Response) -> Any:
    """Whether I am looking at the page: if not, I may be notified."""
    for stream in table.streams():
        if stream.person == who:
            stream.looking = body.looking
    return said({"done": True}, response)


# The past, and advice


@api.get("/tables/{id_}/moments")
async def moments(table: Here, who: Who, response: Response, seat: SeatQuery = None) -> Any:
    """Every moment of the past."""
    return said(table.moments(eyes_of(table, who, seat, open_after=True)), response)


@api.get("/tables/{id_}/moments/{n}")
async def moment(n: int, table: Here, who: Who, response: Response, seat: SeatQuery = None) -> Any:
    """What a seat saw at a moment."""
    eyes = eyes_of(table, who, seat, open_after=True)
    async with table.lock:
        return said(telling.view_of(table.playing().moment(n), eyes), response)


@api.post("/tables/{id_}/fork")
async def fork(body: Fork, table: Here, server: The, who: Who, response: Response) -> Any:
    """A private table from a moment, as I know it."""
    eyes = eyes_of(table, who, body.seat, open_after=True)
    forked = await server.hall.fork(table, who, eyes, body.moment)
    return said(forked.sheet(who), response)


@api.get("/tables/{id_}/file")
async def file(table: Here, server: The, who: Who, seat: SeatQuery = None) -> Response:
    """The match as a file."""
    eyes = eyes_of(table, who, seat)
    async with table.lock:
        text = server.hall.file(table, eyes)
    name = f"{table.seating.title}-{table.id}.json"
    headers = {"content-disposition": f'attachment; filename="{name}"'}
    return Response(text, media_type="application/json", headers=headers)


@api.get("/tables/{id_}/hint")
async def hint(
    table: Here, server: The, who: Who, response: Response, seat: SeatQuery = None
) -> Any:
    """What a machine player thinks of my options."""
    eyes = eyes_of(table, who, seat)
    if eyes is None:
        raise Refused("not-yours", "spectators get no advice")
    return said(await server.hall.hint(table, eyes), response)


@api.get("/tables/{id_}/scores")
async def scores(table: Here, server: The, response: Response) -> Any:
    """The points over time, after the end."""
    async with table.lock:
        return said(server.hall.scores(table), response)


# The app


def create_app(config: Config | None = None) -> FastAPI:
    """The server as an ASGI application."""
    config = config or from_environment()

    @asynccontextmanager
    async def life(app: FastAPI) -> AsyncIterator[None]:
        tidying = asyncio.create_task(_tidy())
        app.state.server = Server(config)
        yield
        tidying.cancel()
        gc.enable()
        await app.state.server.hall.close()

    app = FastAPI(
        title="Oikumene",
        version=oikumene.__version__,
        description="Civilization board games at one table.",
        lifespan=life,
        docs_url="/api/docs",
        openapi_url="/api/openapi.json",
        redoc_url=None,
    )
    app.include_router(api)
    app.add_exception_handler(Refused, _refused)
    app.add_exception_handler(OikumeneError, _engine_said_no)
    app.add_exception_handler(SQLAlchemyError, _not_kept)
    app.add_exception_handler(RequestValidationError, _misunderstood)
    app.add_exception_handler(HTTPException, _no_such_route)
    app.add_api_route("/{path:path}", _page, include_in_schema=False)
    app.add_middleware(Edge, limits=config.limits)
    return app


async def _tidy() -> None:
    """Tables hold a million objects and leave hardly a cycle behind: a collection finds next to
    nothing, but lets everybody wait for up to a third of a second."""
    gc.disable()
    while True:
        await asyncio.sleep(TIDY)
        gc.collect()


async def _page(path: str, request: Request, server: The) -> Response:
    found = None if path.startswith("api/") else server.assets.find(path)
    if found is None:
        return _trouble("not-found", "there is no such page", 404)
    return found.answer(request)


def _trouble(code: str, message: str, status: int, rule: str = "") -> Response:
    body = {"error": code, "message": message, **({"rule": rule} if rule else {})}
    return Response(msgspec.json.encode(body), status, media_type="application/json")


async def _refused(_request: Request, wrong: Exception) -> Response:
    assert isinstance(wrong, Refused)
    return _trouble(wrong.code, str(wrong), wrong.status, wrong.rule)


async def _engine_said_no(_request: Request, wrong: Exception) -> Response:
    for kind, code, status in (
        (UnknownTitle, "not-found", 404),
        (MissingText, "not-found", 404),
        (NoSuchMoment, "not-found", 404),
        (BadSetup, "bad-setup", 422),
        (BadSave, "bad-file", 422),
    ):
        if isinstance(wrong, kind):
            return _trouble(code, str(wrong), status, getattr(wrong, "rule", ""))
    return _trouble("closed", "this is not possible now", 409)


async def _not_kept(_request: Request, wrong: Exception) -> Response:
    LOG.error("the database said no: %s", wrong)
    return _trouble("not-kept", "this could not be stored: try again", 503)


async def _misunderstood(_request: Request, wrong: Exception) -> Response:
    assert isinstance(wrong, RequestValidationError)
    first = wrong.errors()[0]
    where = ".".join(str(part) for part in first["loc"])
    return _trouble("bad-request", f"{where}: {first['msg']}", 422)


async def _no_such_route(_request: Request, wrong: Exception) -> Response:
    assert isinstance(wrong, HTTPException)
    code = {404: "not-found", 413: "too-big"}.get(wrong.status_code, "bad-request")
    return _trouble(code, str(wrong.detail), wrong.status_code)
