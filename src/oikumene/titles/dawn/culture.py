"""Culture cards, and placing control tokens by whatever effect (CND-CUL)."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator

from oikumene.engine.decision import Option, Refusal, choose
from oikumene.engine.journal import log
from oikumene.titles.dawn.cards import CULTURE, DONE, SEAT, Focus, focus
from oikumene.titles.dawn.hooks import HOOKS
from oikumene.titles.dawn.jobs import first_do, job
from oikumene.titles.dawn.pieces import (
    can_free_token,
    free_token,
    occupy,
    placed_token,
    replace,
    vacate,
    weaken,
)
from oikumene.titles.dawn.state import (
    REINFORCED,
    TOKEN,
    DawnTable,
    Player,
    city_states,
    empty,
    friendly,
)
from oikumene.titles.dawn.terrain import difficulties
from oikumene.titles.dawn.trade import spend, spendable


async def resolve_culture(s: DawnTable, p: Player, card: Focus) -> None:
    """Control tokens beside friendly cities, and the card's second clause."""
    left = HOOKS.value(s, "culture.tokens", card.tokens, p)
    if card.then == "convert" and s.options.convert_first:  # CND-AMB-07
        first_do(s, "convert", f"place {left}")
        return
    if card.then:
        first_do(s, card.then)
    await place_by_card(s, p, left)


@job("place")
async def place_by_card(s: DawnTable, p: Player, left: str | int) -> None:
    """One token after the other, then one for each trade token (CND-CUL-01, CND-CUL-12)."""
    left, before = int(left), s.placed
    s.placed = await place_one(
        s, p, lambda: targets(s, p, beside(s, p.cities), s.slot, CULTURE), s.placed, left
    )
    if s.placed == before:
        return
    if not left:
        await spend(s, p, [s.resolving], 1)
    if left > 1 or spendable(s, p, [s.resolving]):
        first_do(s, f"place {max(left - 1, 0)}")


@job("place_beside_friendly")
async def place_beside_friendly(s: DawnTable, p: Player) -> None:
    """Civil Service: one more, beside any friendly space."""
    await place_one(s, p, lambda: targets(s, p, beside(s, friendly(p)), s.slot, CULTURE), s.placed)


async def place_one(
    s: DawnTable,
    p: Player,
    spaces: Callable[[], list[int]],
    placed: tuple[int, ...],
    left: int = 1,
) -> tuple[int, ...]:
    """Place a control token on one of some spaces, or not; returns what the effect has placed."""
    if not can_free_token(p, placed):
        return placed
    place = s.ground.options("place")
    answer = await choose(
        p.seat,
        "place-token" if left else "place-for-trade",
        lambda: [*[place[n] for n in spaces()], DONE],
        lambda: refused_places(s, p, set(spaces())),
        n=left,
    )
    if answer == DONE:
        return placed
    if not await free_token(s, p, placed):
        return placed
    return await placed_token(s, p, s.ground.where(answer), placed)


def beside(s: DawnTable, spaces: Iterable[int]) -> set[int]:
    """The spaces adjacent to some."""
    dry = s.ground.dry
    return {near for n in spaces for near in dry[n]}


def targets(s: DawnTable, p: Player, spaces: set[int], slot: int, purpose: str = "") -> list[int]:
    """Those of some spaces where a token may be placed, and those that printed things add."""
    if HOOKS.at(s, "place.targets"):
        spaces = HOOKS.value(s, "place.targets", spaces, p)
    difficulty, pieces, closed = difficulties(s, p, purpose), s.pieces, foreign(s)
    return sorted(
        [n for n in spaces if difficulty[n] <= slot and pieces[n] < 0 and n not in closed]
    )


def may_hold(s: DawnTable, n: int) -> bool:
    """No barbarian, city, city-state or control token is on the space (CND-CUL-04, -05, -10)."""
    return s.pieces[n] < 0 and n not in foreign(s)


def foreign(s: DawnTable) -> set[int]:
    """The spaces of barbarians and city-states."""
    return {*s.barbarians.values(), *city_states(s)}


def refused_places(s: DawnTable, p: Player, legal: set[int]) -> Iterator[Refusal]:
    """Why a token cannot be placed beside the cities elsewhere."""
    place = s.ground.options("place")
    near = beside(s, p.cities)
    for n in range(len(s.pieces)):
        if n not in legal:
            yield Refusal(place[n], _why_not(s, n, near))


def _why_not(s: DawnTable, n: int, near: set[int]) -> str:
    if s.ground.water[n]:
        return "CND-GEO-03"
    if not may_hold(s, n):
        return "CND-CUL-04"
    return "CND-CUL-03" if n in near else "CND-CUL-02"


@job("move_token")
async def move_token(s: DawnTable, p: Player) -> None:
    """Drama and Poetry: an own token goes to an adjacent empty space (CND-CUL-13)."""
    moves = [
        Option(
            "shift",
            (s.ground.words[n], s.ground.words[to]),
            (s.ground.things[n], s.ground.things[to]),
        )
        for n in p.control
        for to in s.ground.dry[n]
        if empty(s, to)
    ]
    if not moves:
        return
    answer = await choose(p.seat, "shift-token", [*moves, DONE])
    if answer == DONE:
        return
    start, goal = (s.ground.number[str(word)] for word in answer.args)
    kind = s.pieces[start] & 3
    await vacate(s, start)
    log(s, "shifted", seat=SEAT[p.seat], start=s.ground.things[start], space=s.ground.things[goal])
    await occupy(s, p, goal, kind)


@job("convert")
async def convert(s: DawnTable, p: Player) -> None:
    """Mass Media: a rival token nearby is flipped, or gives way to an own one (CND-CUL-14)."""
    card = focus(s.resolving)
    options = s.ground.options("convert")
    answer = await choose(
        p.seat, "convert", lambda: [*[options[n] for n in convertible(s, p, card)], DONE]
    )
    if answer == DONE:
        return
    n = s.ground.where(answer)
    if s.pieces[n] & 3 == REINFORCED:
        await weaken(s, n)
    elif await free_token(s, p):
        log(s, "converted", seat=SEAT[p.seat], space=s.ground.things[n])
        await replace(s, p, n, TOKEN)


def convertible(s: DawnTable, p: Player, card: Focus) -> list[int]:
    """Rival tokens in range; without an own token only those that are flipped."""
    land = s.ground.land
    near = land.reach(land.area(friendly(p)), card.range, s.ground.everything)
    kinds = (TOKEN, REINFORCED) if can_free_token(p) else (REINFORCED,)
    return sorted(
        n
        for rival in s.players
        if rival is not p
        for n in rival.control
        if near & land.bits[n] and s.pieces[n] & 3 in kinds
    )
