"""Economy cards: caravans and where they arrive (CND-ECO)."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cached_property

import msgspec

from oikumene.engine.decision import Option, Refusal, choose
from oikumene.engine.journal import log
from oikumene.titles.dawn.barbarians import defeat
from oikumene.titles.dawn.cards import CITY_STATES, DONE, ECONOMY, RESOURCES, SEAT, Focus, focus
from oikumene.titles.dawn.diplomacy import offer_of_city_state, offer_of_rival
from oikumene.titles.dawn.hooks import HOOKS
from oikumene.titles.dawn.jobs import first_do, job
from oikumene.titles.dawn.maturity import mature_cities
from oikumene.titles.dawn.resources import available
from oikumene.titles.dawn.state import (
    NOWHERE,
    DawnTable,
    Player,
    barbarian_at,
    city_state_at,
    is_city,
    react,
)
from oikumene.titles.dawn.terrain import difficulties
from oikumene.titles.dawn.trade import ask_spend, gain_trade, gain_trade_on

FROM_CARD = NOWHERE
"""Where a caravan is that lies on the economy card."""
START = Option("caravan", ("card",))
STAY = Option("stay")


class Journey(msgspec.Struct):
    """What the caravans of one resolution may do."""

    movement: int
    extra: int
    """Spaces that all of them share (CND-ECO-21)."""
    water: bool
    defeats: bool


async def resolve_economy(s: DawnTable, p: Player, card: Focus) -> None:
    """Every caravan moves once, in any order (CND-ECO-01)."""
    spent = await ask_spend(s, p, [s.resolving], "spend-on-economy")
    if card.then == "exchange_resource":
        first_do(s, card.then)
    extra = HOOKS.value(s, "caravans.extra", 0, p)
    await caravans(s, p, card.movement + spent, extra, *p.caravans, *[FROM_CARD] * on_card(s, p))


@job("caravans")
async def caravans(
    s: DawnTable, p: Player, movement: str | int, extra: str | int, *starts: str | int
) -> None:
    """The next caravan of those that wait."""
    waiting = [int(start) for start in starts]
    if not waiting:
        return
    start = await next_caravan(s, p, waiting)
    waiting.remove(start)
    card = focus(s.resolving)
    journey = Journey(int(movement), int(extra), card.water, card.defeats_barbarians)
    at = await travel(s, p, start, journey, others=bool(waiting))
    if waiting:
        first_do(s, f"caravans {movement} {journey.extra} {' '.join(map(str, waiting))}")
    if at != FROM_CARD and at not in s.arrived and arrives(s, p, at):
        first_do(s, f"arrive {at}")


def on_card(s: DawnTable, p: Player) -> int:
    """Caravans on the card that have not come back this turn (CND-ECO-16)."""
    return max(p.available_caravans - len(p.caravans) - s.returned, 0)


async def next_caravan(s: DawnTable, p: Player, waiting: list[int]) -> int:
    """Which caravan moves next."""
    if len(set(waiting)) == 1:
        return waiting[0]
    options = s.ground.options("caravan")
    answer = await choose(
        p.seat,
        "which-caravan",
        lambda: [START if n == FROM_CARD else options[n] for n in dict.fromkeys(waiting)],
    )
    return FROM_CARD if answer == START else s.ground.where(answer)


async def travel(s: DawnTable, p: Player, start: int, journey: Journey, *, others: bool) -> int:
    """One caravan goes as far as it may, or stays; `others` share its extra spaces.

    Returns where it ends its move.
    """
    used, at = 0, start
    while True:
        s.moving = at
        way = Way(s, p, at, journey, used)
        answer = await choose(
            p.seat,
            "move-caravan",
            way.options,
            way.refused,
            n=journey.movement + journey.extra - used,
        )
        if answer == STAY:
            break
        at = s.ground.where(answer)
        letter = barbarian_at(s, at)
        if letter or (journey.extra and others):
            used += way.ends[at]
        _stand(p, start, at)
        start = at
        if not letter:
            break
        await defeat(s, p, letter, trade=False)  # Currency (CND-ECO-19)
    s.moving = NOWHERE
    journey.extra -= max(used - journey.movement, 0)
    return at


class Way:
    """Where a caravan may go from here; found when somebody wants to know."""

    def __init__(self, s: DawnTable, p: Player, at: int, journey: Journey, used: int) -> None:
        self.s, self.p, self.at, self.journey, self.used = s, p, at, journey, used

    @cached_property
    def ends(self) -> dict[int, int]:
        """The spaces where it may end its move, with how far they are."""
        return reachable(self.s, self.p, self.starts, self.journey, self.used)

    @property
    def starts(self) -> list[int]:
        """Where it starts from."""
        return caravan_starts(self.s, self.p) if self.at == FROM_CARD else [self.at]

    def options(self) -> list[Option]:
        """Go there, or stay."""
        go = self.s.ground.options("go")
        return [*[go[n] for n in destinations(self)], STAY]

    def refused(self) -> Iterator[Refusal]:
        """Why not elsewhere."""
        return refused_ways(self.s, self.p, self.ends, self.journey)


def _stand(p: Player, start: int, at: int) -> None:
    if start != FROM_CARD:
        p.caravans.remove(start)
    p.caravans.append(at)


def caravan_starts(s: DawnTable, p: Player) -> list[int]:
    """The capital and mature cities (CND-ECO-04); Rome: any city."""
    if HOOKS.value(s, "caravans.start", False, p):
        return p.cities
    return sorted({p.capital, *mature_cities(s, p)})


def destinations(way: Way) -> list[int]:
    """The same spaces as `reachable` finds, without how far they are: that is quicker."""
    s, ground, journey = way.s, way.s.ground, way.journey
    land, camps = ground.land, ground.land.area(n for n in s.barbarians.values() if n >= 0)
    closed = ground.above(difficulties(s, way.p, ECONOMY), s.slot)
    if not journey.water:
        closed |= ground.sea
    open_ = ground.everything & ~closed & ~camps
    starts = land.area(way.starts)
    found = land.reach(starts, journey.movement + journey.extra - way.used, open_)
    ends = open_ | camps & ~closed if journey.defeats else open_
    barred = land.area(n for n in s.arrived if not may_stop(s, way.p, n))
    return land.members(found & ends & ~starts & ~barred)


def reachable(
    s: DawnTable, p: Player, starts: list[int], journey: Journey, used: int
) -> dict[int, int]:
    """Where a caravan may end its move, with the spaces that it takes (CND-ECO-05 … 08)."""
    ground = s.ground
    difficulty, slot = difficulties(s, p, ECONOMY), s.slot
    beside = ground.beside if journey.water else ground.dry
    camps = set(s.barbarians.values())
    closed = {n for n in s.arrived if not may_stop(s, p, n)}
    seen, border = set(starts), starts
    ends: dict[int, int] = {}
    for step in range(1, journey.movement + journey.extra - used + 1):
        reached = []
        for at in border:
            for near in beside[at]:
                if near in seen:
                    continue
                seen.add(near)
                if difficulty[near] > slot:
                    continue
                if near not in camps:
                    reached.append(near)
                elif not journey.defeats:
                    continue
                if near not in closed:  # with Currency: in, and then perhaps on
                    ends[near] = step
        border = reached
    return ends


def may_stop(s: DawnTable, p: Player, n: int) -> bool:
    """One caravan a turn arrives at the same city (CND-ECO-15)."""
    return n not in s.arrived or not arrives(s, p, n)


def arrives(s: DawnTable, p: Player, n: int) -> bool:
    """Whether a caravan that ends its move here has arrived (CND-ECO-09, CND-ECO-17)."""
    piece = s.pieces[n]
    return (is_city(piece) and piece >> 2 != p.seat) or city_state_at(s, n) != ""


def refused_ways(
    s: DawnTable, p: Player, reach: dict[int, int], journey: Journey
) -> Iterator[Refusal]:
    """Why a caravan cannot go elsewhere."""
    go, difficulty = s.ground.options("go"), difficulties(s, p, ECONOMY)
    for n in range(len(s.pieces)):
        if n in reach:
            continue
        if s.ground.water[n] and not journey.water:
            yield Refusal(go[n], "CND-GEO-03")
        elif difficulty[n] > s.slot:
            yield Refusal(go[n], "CND-ECO-05")
        elif n in s.barbarians.values():
            yield Refusal(go[n], "CND-ECO-06")
        elif not may_stop(s, p, n):
            yield Refusal(go[n], "CND-ECO-15")
        else:
            yield Refusal(go[n], "CND-ECO-01")


@job("arrive")
async def arrive(s: DawnTable, p: Player, space: str | int) -> None:
    """Back to the card, two trade tokens, and a diplomacy card (CND-ECO-09)."""
    n = int(space)
    p.caravans.remove(n)
    s.returned += 1
    s.arrived = (*s.arrived, n)
    log(s, "arrived", seat=SEAT[p.seat], space=s.ground.things[n])
    state = city_state_at(s, n)
    if state:
        for _ in range(2):  # CND-ECO-10
            await gain_trade_on(s, p, p.cards_of(CITY_STATES[state].type))
        await offer_of_city_state(s, p, state)
        return
    await gain_trade(s, p, 2)  # CND-ECO-11
    await offer_of_rival(s, p, s.players[s.pieces[n] >> 2])
    await react(s, p, "caravan.arrived", n)


@job("exchange_resource")
async def exchange_resource(s: DawnTable, p: Player) -> None:
    """Steam Power: an own resource for another one (CND-ECO-20)."""
    types = available(s)
    swaps = [
        Option(
            "swap",
            (RESOURCES[a], RESOURCES[b]),
            (f"resource:{RESOURCES[a]}", f"resource:{RESOURCES[b]}"),
        )
        for a in range(len(RESOURCES))
        for b in types
        if p.resources[a] and a != b
    ]
    if not swaps:
        return
    answer = await choose(p.seat, "swap-resource", [*swaps, DONE])
    if answer == DONE:
        return
    given, taken = (RESOURCES.index(str(word)) for word in answer.args)
    p.resources[given] -= 1
    p.resources[taken] += 1
    log(s, "swapped", seat=SEAT[p.seat], given=answer.things[0], taken=answer.things[1])
