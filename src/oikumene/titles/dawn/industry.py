"""Industry cards: a city or a world wonder (CND-IND)."""

from __future__ import annotations

from collections.abc import Iterator

from oikumene.engine.decision import Refusal, choose
from oikumene.engine.hexes import Area
from oikumene.engine.journal import log
from oikumene.titles.dawn.cards import DONE, INDUSTRY, SEAT, Focus
from oikumene.titles.dawn.culture import place_one, targets
from oikumene.titles.dawn.hooks import HOOKS
from oikumene.titles.dawn.jobs import first_do, job
from oikumene.titles.dawn.pieces import lift, occupy
from oikumene.titles.dawn.state import (
    CITY,
    REINFORCED,
    DawnTable,
    Player,
    city_states,
    friendly,
    is_city,
    obstacles,
)
from oikumene.titles.dawn.terrain import PLACING, difficulties
from oikumene.titles.dawn.wonders import build_wonder, refused_wonders, wonder_options


async def resolve_industry(s: DawnTable, p: Player, card: Focus) -> None:
    """One city or one wonder, or nothing (CND-IND-01)."""
    found = s.ground.options("found")
    answer = await choose(
        p.seat,
        "build",
        lambda: [
            *wonder_options(s, p, card),
            *[found[n] for n in city_spaces(s, p, card)],
            DONE,
        ],
        lambda: refused(s, p, card, set(city_spaces(s, p, card))),
    )
    if answer.verb == "wonder":
        await build_wonder(s, p, card, str(answer.args[0]))
    elif answer.verb == "found":
        await build_city(s, p, card, s.ground.where(answer))


async def build_city(s: DawnTable, p: Player, card: Focus, n: int) -> None:
    """A city from stock; an own control token there goes back (CND-IND-08, CND-IND-11)."""
    await found_city(s, p, n)
    if card.tokens:
        first_do(s, f"settle {n} {card.tokens}")


@job("settle")
async def settle(s: DawnTable, p: Player, city: str, left: str) -> None:
    """Urbanization: control tokens around the new city (CND-IND-15)."""
    around, before = set(s.ground.dry[int(city)]), s.placed
    s.placed = await place_one(
        s, p, lambda: targets(s, p, around, s.slot, PLACING), s.placed, int(left)
    )
    if s.placed != before and int(left) > 1:
        first_do(s, f"settle {city} {int(left) - 1}")


async def found_city(s: DawnTable, p: Player, n: int) -> None:
    """Put the city on its space; what the own token there held stays (CND-RES-09)."""
    log(s, "founded", seat=SEAT[p.seat], space=s.ground.things[n])
    if s.pieces[n] >= 0:
        lift(s, n)
    await occupy(s, p, n, CITY)


def city_spaces(s: DawnTable, p: Player, card: Focus) -> list[int]:
    """Where a city may be built now (CND-IND-02 … 14)."""
    if not p.unused_cities:
        return []
    ground, difficulty = s.ground, difficulties(s, p, INDUSTRY)
    near = in_range(s, p, card, difficulty, s.slot, counted_from(s, p, card))
    if card.caravan_range and p.caravans:  # CND-IND-13
        near |= ground.land.area(n for at in p.caravans for n in ground.dry[at])
    if HOOKS.at(s, "city.targets"):
        near |= ground.land.area(HOOKS.value(s, "city.targets", set(), p))
    return ground.land.members(near & ~ground.above(difficulty, s.slot) & open_to_cities(s, p))


def counted_from(s: DawnTable, p: Player, card: Focus) -> list[int]:
    """Friendly spaces; Animal Husbandry may count caravans like them (CND-AMB-05)."""
    if card.caravan_range and s.options.caravan_range > card.caravan_range:
        return friendly(p) + p.caravans
    return friendly(p)


def in_range(
    s: DawnTable,
    p: Player,
    card: Focus,
    difficulty: tuple[int, ...],
    slot: int,
    starts: list[int],
) -> Area:
    """What is within the card's range of where counting starts (CND-IND-05 … 07)."""
    ground = s.ground
    blocked = ground.above(difficulty, slot) | ground.land.area(obstacles(s, p))  # CND-IND-06
    open_ = ground.everything & ~blocked
    open_ = open_ | ground.sea if card.water else open_ & ~ground.sea
    mine = ground.land.area(starts)
    return mine | ground.land.reach(mine, card.range, open_)


def open_to_cities(s: DawnTable, p: Player) -> Area:
    """Nothing there but caravans and an own control token; no city beside (CND-IND-08 … 10)."""
    land = s.ground.land
    cities = [*city_states(s)]
    for each in s.players:
        cities += each.cities
    taken = land.area(obstacles(s, p)) | land.area(s.things) | s.ground.sea
    return s.ground.everything & ~taken & ~land.spread(land.area(cities))


def free_of_pieces(s: DawnTable, p: Player, n: int) -> bool:
    """A lone world wonder does not hinder (CND-IND-09)."""
    piece = s.pieces[n]
    mine = piece >= 0 and piece >> 2 == p.seat and piece & 3 <= REINFORCED
    return (
        (piece < 0 or mine)
        and n not in s.things
        and n not in s.barbarians.values()
        and not s.ground.water[n]
    )


def beside_city(s: DawnTable, n: int) -> bool:
    """Whether a city or city-state is adjacent, whoever owns it (CND-IND-10)."""
    pieces, things = s.pieces, s.things
    return any(
        is_city(pieces[near]) or things.get(near, "").startswith("city_state")
        for near in s.ground.dry[n]
    )


def refused(s: DawnTable, p: Player, card: Focus, legal: set[int]) -> Iterator[Refusal]:
    """Why a city or a wonder cannot be built."""
    yield from refused_wonders(s, p, card)
    found, difficulty = s.ground.options("found"), difficulties(s, p, INDUSTRY)
    for n in range(len(s.pieces)):
        if n not in legal:
            yield Refusal(found[n], _why_not(s, p, n, difficulty))


def _why_not(s: DawnTable, p: Player, n: int, difficulty: tuple[int, ...]) -> str:
    if not p.unused_cities:
        return "CND-IND-12"
    if s.ground.water[n]:
        return "CND-GEO-03"
    if not free_of_pieces(s, p, n):
        return "CND-IND-08"
    if beside_city(s, n):
        return "CND-IND-10"
    return "CND-IND-04" if difficulty[n] > s.slot else "CND-IND-02"
