"""Pieces on the map: placing, losing and capturing them, and what comes with their space."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from oikumene.engine.decision import choose
from oikumene.engine.journal import log
from oikumene.titles.dawn.cards import RESOURCES, SEAT
from oikumene.titles.dawn.resources import gain_natural_wonder, natural_wonder_of
from oikumene.titles.dawn.state import (
    CITY,
    NOBODY,
    REINFORCED,
    TOKEN,
    DawnTable,
    Player,
    put_thing,
    react,
    refresh,
    take_thing,
)
from oikumene.titles.dawn.victory import (
    CITIES,
    COAST,
    MATURE,
    NATURAL,
    PIECES,
    WONDERS_OF,
    check_agendas,
)

Loss = Callable[[DawnTable, Player], Awaitable[None]]
LOSSES: dict[str, Loss] = {}
"""What ends with control of a wonder; filled by effects. It has left play, so no hook can tell."""


def stand(s: DawnTable, p: Player, n: int, kind: int) -> None:
    """Put a piece on the map."""
    s.pieces[n] = 4 * p.seat + kind
    (p.cities if kind >= CITY else p.control).append(n)


def lift(s: DawnTable, n: int) -> Player:
    """Take a piece off the map, back into its owner's stock (CND-CMP-05)."""
    piece = s.pieces[n]
    p = s.players[piece >> 2]
    (p.cities if piece & 3 >= CITY else p.control).remove(n)
    s.pieces[n] = NOBODY
    return p


async def occupy(s: DawnTable, p: Player, n: int, kind: int) -> None:
    """A piece comes to a space without another one: what lies there is taken."""
    stand(s, p, n, kind)
    if n in s.things:
        await _take(s, p, n, s.things[n])
        check_agendas(s, p, NATURAL)
    if n in s.sites.values():
        refresh(s)  # control of the wonder (CND-CUL-09, CND-WON-12)
        check_agendas(s, p, WONDERS_OF)
    if kind >= CITY:
        check_agendas(s, p, CITIES)
    check_agendas(s, p, COAST, MATURE)


async def _take(s: DawnTable, p: Player, n: int, thing: str) -> None:
    """A resource or a natural wonder (CND-CUL-07, CND-CUL-08)."""
    take_thing(s, n)
    kind, _, id_ = thing.partition(":")
    log(s, "took", seat=SEAT[p.seat], thing=thing)
    if kind == "resource":
        p.resources[RESOURCES.index(id_)] += 1
    else:
        await gain_natural_wonder(s, p, id_)


async def vacate(s: DawnTable, n: int) -> None:
    """A piece is destroyed or taken away, and no other one comes for it."""
    p = lift(s, n)
    wonder = natural_wonder_of(s, n)
    if wonder in p.tokens:
        p.tokens = {token: card for token, card in p.tokens.items() if token != wonder}
        put_thing(s, n, f"natural_wonder:{wonder}")  # CND-RES-08
    free_of_conquest(s, n)
    await wonder_changes(s, n)


async def wonder_changes(s: DawnTable, n: int) -> None:
    """A piece has left a space: who controlled a wonder there does no longer."""
    if n not in s.sites.values():
        return
    before = {p.seat: p.wonders for p in s.players}
    refresh(s)
    for p in s.players:
        for wonder in before[p.seat]:
            if wonder not in p.wonders:
                await lose_wonder(s, p, wonder)


async def lose_wonder(s: DawnTable, p: Player, wonder: str) -> None:
    """What depends on control of a wonder ends (CND-WON-24, CND-WON-25)."""
    log(s, "wonder-lost", seat=SEAT[p.seat], wonder=f"card:{wonder}")
    if wonder in LOSSES:
        await LOSSES[wonder](s, p)


async def replace(s: DawnTable, p: Player, n: int, kind: int) -> None:
    """A rival's piece gives way to an own one, with all that goes with the space."""
    loser = lift(s, n)
    stand(s, p, n, kind)
    wonder = natural_wonder_of(s, n)
    if wonder in loser.tokens:  # CND-CBT-22, CND-CUL-15
        loser.tokens = {token: card for token, card in loser.tokens.items() if token != wonder}
        await gain_natural_wonder(s, p, wonder)
    free_of_conquest(s, n)
    await wonder_changes(s, n)
    check_agendas(s, p, *PIECES)


def free_of_conquest(s: DawnTable, n: int) -> None:
    """A conqueror's piece leaves a city-state's space; the token stays (CND-CST-10)."""
    if n in s.conquered.values():
        s.conquered = {state: at for state, at in s.conquered.items() if at != n}


async def free_token(s: DawnTable, p: Player, placed: tuple[int, ...] = ()) -> bool:
    """Have a control token in stock: with none, one may be taken off the map (CND-CMP-07)."""
    if p.unused_tokens:
        return True
    options = [s.ground.options("lift")[n] for n in p.control if n not in placed]
    if not options:
        return False
    n = s.ground.where(await choose(p.seat, "lift-token", options))
    log(s, "lifted", seat=SEAT[p.seat], space=s.ground.things[n])
    await vacate(s, n)
    return True


def can_free_token(p: Player, placed: tuple[int, ...] = ()) -> bool:
    """Whether there is a control token to place."""
    return p.unused_tokens > 0 or any(n not in placed for n in p.control)


async def weaken(s: DawnTable, n: int) -> None:
    """A reinforced control token is flipped, another one destroyed."""
    if s.pieces[n] & 3 == REINFORCED:
        s.pieces[n] += TOKEN - REINFORCED
        log(s, "flipped", seat=SEAT[s.pieces[n] >> 2], space=s.ground.things[n])
        return
    log(s, "destroyed", seat=SEAT[s.pieces[n] >> 2], space=s.ground.things[n])
    await vacate(s, n)


async def placed_token(s: DawnTable, p: Player, n: int, placed: tuple[int, ...]) -> tuple[int, ...]:
    """Place an unreinforced control token from stock; returns all that the effect has placed."""
    log(s, "placed", seat=SEAT[p.seat], space=s.ground.things[n])
    await occupy(s, p, n, TOKEN)
    placed = (*placed, n)
    more: list[int] = []
    await react(s, p, "token.placed", n, placed, more)
    return (*placed, *more)
