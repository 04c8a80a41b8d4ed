"""The automated player: its turn follows its cards, without choices (CND-SOL).

Where the rules leave it a choice all the same, chance decides (CND-SOL-03): see `ByChance`.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Coroutine, Generator, Iterable
from typing import Any, TypeVar

import msgspec

from oikumene.engine.chance import below, shuffled
from oikumene.engine.content import read
from oikumene.engine.decision import Decision, choose
from oikumene.engine.journal import log
from oikumene.titles.dawn.barbarians import defeat
from oikumene.titles.dawn.cards import (
    CULTURE,
    ECONOMY,
    FOCUS,
    INDUSTRY,
    MILITARY,
    OF_TYPE,
    PACKAGE,
    SCIENCE,
    SEAT,
    VICTORY,
    WONDERS,
    Focus,
    focus,
)
from oikumene.titles.dawn.combat import (
    BARBARIAN,
    CITY_STATE,
    PIECE,
    Fight,
    defence_of,
    fight,
    reinforcement,
)
from oikumene.titles.dawn.culture import beside
from oikumene.titles.dawn.culture import targets as token_targets
from oikumene.titles.dawn.economy import FROM_CARD, arrive, arrives, caravan_starts, on_card
from oikumene.titles.dawn.hooks import HOOKS
from oikumene.titles.dawn.industry import found_city, in_range, open_to_cities
from oikumene.titles.dawn.jobs import first_do, job
from oikumene.titles.dawn.maturity import missing
from oikumene.titles.dawn.military import flip, targets, unreinforced
from oikumene.titles.dawn.pieces import can_free_token, free_token, placed_token, vacate, weaken
from oikumene.titles.dawn.resources import available, take_resource
from oikumene.titles.dawn.science import exchange, levels_passed
from oikumene.titles.dawn.starts import use, uses
from oikumene.titles.dawn.state import (
    NOWHERE,
    REINFORCED,
    DawnTable,
    Player,
    city_state_at,
    friendly,
    is_city,
    is_token,
    lone_wonder,
)
from oikumene.titles.dawn.trade import put_on, spend, spendable, use_token
from oikumene.titles.dawn.victory import completed
from oikumene.titles.dawn.wonders import PER_RESOURCE, cost_of, free_cities, means_for, raise_wonder

T = TypeVar("T")

SLOT = 5
"""It always acts from there (CND-SOL-10)."""
REINFORCED_AT_MOST = 5
HIGHEST_LEVEL = 4


class Target(msgspec.Struct, frozen=True):
    """What a military card attacks."""

    kind: str
    max_defence: int = 99


class Card(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What the automated player's version of a focus card says beside its numbers."""

    id: str
    tokens: int = 0
    priority: tuple[str, ...] = ()
    advance: int = 0
    production: int = 0
    reinforce_cost: int = 0
    targets: tuple[Target, ...] = ()
    first: str = ""
    then: str = ""
    after_reset: str = ""
    if_idle: str = ""
    """The card that replaces it when it did nothing."""


AUTOMATED = {f"ap_{card.id}": card for card in read(PACKAGE, "automated", list[Card])}


class ByChance:
    """Run a rule; what the automated player is asked, chance answers."""

    def __init__(self, s: DawnTable, rule: Coroutine[Any, Any, None]) -> None:
        self.s, self.rule = s, rule

    def __await__(self) -> Generator[Any, Any, None]:
        value: Any = None
        while True:
            try:
                request = self.rule.send(value)
            except StopIteration:
                return
            if isinstance(request, Decision) and self.s.players[request.seat].automated:
                value = any_of(self.s, request.options)
            else:
                value = yield request


def any_of(s: DawnTable, some: Iterable[T]) -> T:
    """One of some things, each as likely."""
    each = list(some)
    return each[below(s, len(each))] if len(each) > 1 else each[0]


def best(s: DawnTable, some: Iterable[T], rank: Callable[[T], Any]) -> T:
    """The highest of some things; equal ones are drawn."""
    ranked = [(rank(each), each) for each in some]
    top = max(value for value, _ in ranked)
    return any_of(s, [each for value, each in ranked if value == top])


# The turn


async def use_by_chance(s: DawnTable, p: Player) -> None:
    """What it may use at the start of a turn, it uses or not (CND-SOL-03, CND-SOL-05)."""
    for option in uses(s, p):
        if option in uses(s, p) and below(s, 2):
            await use(s, p, option)


async def resolve_automated(s: DawnTable, p: Player, card: str) -> None:
    """A card; if it did nothing, a better one may take its place (CND-SOL-25, CND-SOL-29)."""
    busy = await RESOLVING[focus(card).type](s, p, AUTOMATED[card])
    better = AUTOMATED[card].if_idle
    if not busy and better:
        await exchange(s, p, card, f"ap_{better}")


async def spend_useful(s: DawnTable, p: Player, useful: int = 99) -> int:
    """All trade tokens on the card that have an effect (CND-SOL-11)."""
    n = max(min(spendable(s, p, [s.resolving]), useful), 0)
    await spend(s, p, [s.resolving], n)
    return n


def after_reset(p: Player, card: str) -> list[str]:
    """What a card leaves to do after its reset; one that replaces it does not (CND-SOL-32)."""
    then = AUTOMATED[card].after_reset if p.automated else ""
    return [then] if then else []


@job("resolve_last")
async def resolve_last(s: DawnTable, p: Player) -> None:
    """Capitalism: the card that is now last, without a reset."""
    first_do(s, f"resolve {p.row[-1]} {SLOT}")


@job("resolve_culture")
async def resolve_culture(s: DawnTable, p: Player) -> None:
    """Urbanization: the culture card, with a reset."""
    for card in p.cards_of(CULTURE):
        first_do(s, f"resolve {card} {SLOT}", f"reset {card}")


# Culture


async def culture(s: DawnTable, p: Player, card: Card) -> bool:
    """Tokens one by one on the best spaces; those without one become trade (CND-SOL-13, -14)."""
    if card.first == "weaken_neighbours":
        await weaken_neighbours(s, p)
    placed: tuple[int, ...] = ()
    for _ in range(HOOKS.value(s, "culture.tokens", card.tokens, p)):
        before = placed
        placed = await place(s, p, card, p.cities, placed)
        if placed == before:
            put_on(s, p, s.resolving)
    while spendable(s, p, [s.resolving]) and _spaces(s, p, p.cities, placed):
        await spend(s, p, [s.resolving], 1)
        placed = await place(s, p, card, p.cities, placed)
    if card.then == "place_beside_friendly":
        await place(s, p, card, friendly(p), placed)
    return True


def _spaces(s: DawnTable, p: Player, near: list[int], placed: tuple[int, ...]) -> list[int]:
    if not can_free_token(p, placed):
        return []
    return token_targets(s, p, beside(s, near), SLOT, CULTURE)


async def place(
    s: DawnTable, p: Player, card: Card, near: list[int], placed: tuple[int, ...]
) -> tuple[int, ...]:
    """One token on the best space, if there is one."""
    spaces = _spaces(s, p, near, placed)
    if not spaces or not await free_token(s, p, placed):
        return placed
    n = best(s, spaces, lambda n: [PRIORITY[word](s, p, n) for word in card.priority])
    return await placed_token(s, p, n, placed)


async def weaken_neighbours(s: DawnTable, p: Player) -> None:
    """Every rival token beside a friendly space is flipped or goes."""
    for n in sorted(beside(s, friendly(p))):
        if is_token(s.pieces[n]) and s.pieces[n] >> 2 != p.seat:
            await weaken(s, n)


def _treasure(s: DawnTable, n: int) -> bool:
    """A natural wonder, a resource, or a spawn point without a piece."""
    thing = s.things.get(n, "")
    free = s.ground.marker[n].startswith("barbarian") and s.pieces[n] < 0
    return free or thing.startswith(("natural_wonder", "resource"))


def _nearest_to_maturity(s: DawnTable, p: Player, n: int) -> bool:
    """Whether the city that lacks fewest tokens is beside the space (CND-SOL-15)."""
    tokens = s.ground.land.area(p.control)
    lacks = dict(zip(p.cities, missing(s, p, tokens), strict=True))
    open_ = [lack for lack in lacks.values() if lack]
    return any(lacks.get(near) == min(open_, default=0) for near in s.ground.dry[n])


PRIORITY: dict[str, Callable[[DawnTable, Player, int], int]] = {
    "natural_wonder": lambda s, _p, n: s.things.get(n, "").startswith("natural_wonder"),
    "resource": lambda s, _p, n: s.things.get(n, "").startswith("resource"),
    "spawn_point": lambda s, _p, n: s.ground.marker[n].startswith("barbarian"),
    "cities": lambda s, _p, n: sum(is_city(s.pieces[near]) for near in s.ground.dry[n]),
    "nearest_to_maturity": _nearest_to_maturity,
    "difficulty": lambda s, _p, n: s.ground.difficulty[n],
    "beside_treasure": lambda s, _p, n: any(_treasure(s, near) for near in s.ground.dry[n]),
    "beside_rival": lambda s, p, n: any(
        s.pieces[near] >= 0 and s.pieces[near] >> 2 != p.seat for near in s.ground.dry[n]
    ),
}


# Science


async def science(s: DawnTable, p: Player, card: Card) -> bool:
    """What the card does first, then the dial (CND-SOL-30)."""
    if card.first == "trade_token":
        put_on(s, p, _poorest(p))
    elif card.first == "improve":
        await _improve_lowest(s, p)
    elif card.first == "strike":
        await strike(s, p)
    steps = card.advance + await spend_useful(s, p)
    log(s, "advanced", seat=SEAT[p.seat], n=steps)
    for level in levels_passed(s, p, steps):
        await improve(s, p, any_of(s, _lowest(p)), level)
    return True


def _poorest(p: Player) -> str:
    """The card with the fewest trade tokens, the highest of them."""
    return min(reversed(p.row), key=lambda card: p.trade[p.row.index(card)])


def _lowest(p: Player) -> list[str]:
    """The cards of the lowest level."""
    level = min(focus(card).level for card in p.row)
    return [card for card in p.row if focus(card).level == level]


async def _improve_lowest(s: DawnTable, p: Player) -> None:
    card = _lowest(p)[-1]
    await improve(s, p, card, focus(card).level + 1)


async def improve(s: DawnTable, p: Player, card: str, level: int) -> None:
    """The card of its type of this level, or of the next if it has that (CND-SOL-31)."""
    old = focus(card)
    level = max(level, old.level + 1)
    if old.level < HIGHEST_LEVEL:
        await exchange(s, p, card, f"ap_{OF_TYPE[old.type, level]}")


async def strike(s: DawnTable, p: Player) -> None:
    """Every person gives up a city with all tokens around it (CND-SOL-33)."""
    give = s.ground.options("sacrifice")
    for rival in s.players:
        cities = [give[n] for n in sorted(rival.cities) if n != rival.capital]
        if rival is p or not cities:
            continue
        n = s.ground.where(await choose(rival.seat, "sacrifice-city", cities))
        log(s, "city-destroyed", seat=SEAT[rival.seat], space=s.ground.things[n])
        await vacate(s, n)
        for near in s.ground.dry[n]:
            if is_token(s.pieces[near]):
                log(s, "destroyed", seat=SEAT[s.pieces[near] >> 2], space=s.ground.things[near])
                await vacate(s, near)


# Economy


async def economy(s: DawnTable, p: Player, card: Card) -> bool:
    """Each caravan goes towards a destination of its own (CND-SOL-16)."""
    if card.first == "defeat_neighbours":
        near = at_hand(s, p)
        for letter, n in list(s.barbarians.items()):
            if n in near:
                await defeat(s, p, letter, trade=False)
    elif card.first == "resource" and available(s):
        take_resource(s, p, any_of(s, available(s)), f"card:ap_{card.id}")
    printed = FOCUS[card.id]
    steps = printed.movement
    extra: int = HOOKS.value(s, "caravans.extra", 0, p)
    aims: set[int] = set()
    for start in shuffled(s, p.caravans + [FROM_CARD] * on_card(s, p)):
        starts = caravan_starts(s, p) if start == FROM_CARD else [start]
        far = distances(s, starts, water=printed.water)
        aim = destination(s, p, far, aims)
        if aim == NOWHERE:
            continue
        aims.add(aim)
        steps += await spend_useful(s, p, far[aim] - steps)
        reach = min(far[aim], steps + extra)
        extra -= max(reach - steps, 0)
        left = distances(s, [aim], water=printed.water)
        on_way = [n for n in far if n in left and far[n] + left[n] == far[aim]]
        await go(s, p, start, {n: far[n] for n in on_way if 0 < far[n] <= reach})
    return True


def at_hand(s: DawnTable, p: Player) -> set[int]:
    """Friendly spaces and those beside them."""
    return beside(s, friendly(p)) | set(friendly(p))


async def go(s: DawnTable, p: Player, start: int, on_way: dict[int, int]) -> None:
    """As far as the caravan gets; it stops nowhere that it may not stay (CND-ECO-15)."""
    stops = [n for n in on_way if n not in s.arrived]
    if not stops:
        return
    at = best(s, stops, lambda n: on_way[n])
    if start != FROM_CARD:
        p.caravans.remove(start)
    p.caravans.append(at)
    if arrives(s, p, at):
        await arrive(s, p, at)


def distances(s: DawnTable, starts: list[int], *, water: bool) -> dict[int, int]:
    """How far a caravan is from where it can go; terrain never hinders it (CND-SOL-10)."""
    closed = set(s.barbarians.values())
    if not water:
        closed |= {n for n, wet in enumerate(s.ground.water) if wet}
    found = s.ground.land.within(starts, len(s.pieces), closed)
    return {n: steps for n, steps in found.items() if n not in closed}


def destination(s: DawnTable, p: Player, far: dict[int, int], aims: set[int]) -> int:
    """City-states without an own card, then rival cities, then other city-states: the nearest."""
    taken = aims.union(s.arrived)
    goals = [n for n in far if far[n] and n not in taken and arrives(s, p, n)]
    if not goals:
        return NOWHERE
    return best(s, goals, lambda n: (-_rank(s, p, n), -far[n]))


def _rank(s: DawnTable, p: Player, n: int) -> int:
    state = city_state_at(s, n)
    if not state:
        return 1
    return 2 if state in p.diplomacy else 0


# Industry


async def industry(s: DawnTable, p: Player, card: Card) -> bool:
    """A wonder, and a city as well (CND-SOL-19)."""
    wonder = await build_wonder(s, p, card)
    city = await build_city(s, p, FOCUS[card.id])
    return wonder or city


async def build_wonder(s: DawnTable, p: Player, card: Card) -> bool:
    """The one that brings it closest to an agenda, then the cheapest."""
    able = [
        wonder
        for wonder in s.market
        if wonder and card.production + means_for(s, p, wonder).most >= cost_of(s, p, wonder)
    ]
    cities = free_cities(s, p)
    if not able or not cities:
        return False
    wonder = best(s, able, lambda each: (_towards_agenda(s, p, each), -cost_of(s, p, each)))
    await pay(s, p, wonder, cost_of(s, p, wonder) - card.production)
    await raise_wonder(s, p, wonder, best(s, cities, lambda n: city_defence(s, p, n)))
    return True


def _towards_agenda(s: DawnTable, p: Player, wonder: str) -> int:
    """More for a type of which it has more, if an open agenda wants it (CND-SOL-20)."""
    type_ = WONDERS[wonder].type
    wanted = any(
        agenda.kind == "wonders_of_type" and agenda.type == type_ and not completed(p, card)
        for card in s.victory
        for agenda in VICTORY[card].agendas
    )
    return 1 + sum(WONDERS[each].type == type_ for each in p.wonders) if wanted else 0


async def pay(s: DawnTable, p: Player, wonder: str, short: int) -> None:
    """Natural wonders, then trade tokens, then as few resources as will do (CND-SOL-21)."""
    means = means_for(s, p, wonder)
    for token in means.wonders:
        if short > 0:
            await use_token(s, p, token)
            short -= PER_RESOURCE
    tokens = max(min(short, means.trade + len(means.extras)), 0)
    await spend(s, p, [s.resolving], tokens)
    short -= tokens
    while short > 0:
        p.resources[any_of(s, [each for each in means.eligible if p.resources[each]])] -= 1
        short -= PER_RESOURCE


def city_defence(s: DawnTable, p: Player, n: int) -> int:
    """The defence of a city there, without a die (CND-SOL-24)."""
    given_up = s.pieces[n] & 3 == REINFORCED  # the city takes the token's place
    base = 2 * s.ground.difficulty[n] + reinforcement(s, p, n) - given_up
    value: int = HOOKS.value(s, "combat.defence", base, p, Fight(-1, p.seat, n, PIECE, True))
    return value


async def build_city(s: DawnTable, p: Player, card: Focus) -> bool:
    """Beside treasure, then on a spawn point, then where it is safest (CND-SOL-23)."""
    if not p.unused_cities:
        return False
    starts = friendly(p) + (p.caravans if card.caravan_range else [])
    near = in_range(s, p, card, s.ground.difficulty, SLOT, starts)
    near |= s.ground.land.area(HOOKS.value(s, "city.targets", set(), p))
    spaces = s.ground.land.members(near & open_to_cities(s, p))
    if not spaces:
        return False

    def rank(n: int) -> tuple[int, bool, int]:
        tokens = [s.things.get(each, "") for each in s.ground.dry[n]]
        treasure = sum(each.startswith(("natural_wonder", "resource")) for each in tokens)
        return treasure, s.ground.marker[n].startswith("barbarian"), city_defence(s, p, n)

    await found_city(s, p, best(s, spaces, rank))
    return True


# Military


async def military(s: DawnTable, p: Player, card: Card) -> bool:
    """Attacks on the best targets, then reinforcing (CND-SOL-26 … 28)."""
    printed = FOCUS[card.id]
    made = 0
    while made < printed.attacks and (aim := target(s, p, card, printed)) is not None:
        await fight(s, p, printed, *aim)
        made += 1
    flips = max(REINFORCED_AT_MOST - card.reinforce_cost * made, 0)
    flipped = 0
    while flipped < flips and (spaces := unreinforced(s, p)):
        flip(s, p, best(s, spaces, lambda n: (-_to_danger(s, p, n), s.ground.difficulty[n])))
        flipped += 1
    return made > 0 or flipped > 0


def target(s: DawnTable, p: Player, card: Card, printed: Focus) -> tuple[int, str] | None:
    """The first kind of target in range; of several the weakest."""
    found = sorted(targets(s, p, printed))
    for wanted in card.targets:
        fitting = [aim for aim in found if _fits(s, p, aim, wanted)]
        if fitting:
            return best(s, fitting, lambda aim: -_defence(s, p, aim))
    return None


def _fits(s: DawnTable, p: Player, aim: tuple[int, str], wanted: Target) -> bool:
    n, kind = aim
    if wanted.kind.startswith("barbarian"):
        near = wanted.kind == "barbarian" or n in at_hand(s, p)
        return kind == BARBARIAN and near
    if wanted.kind == "city_state":
        return kind == CITY_STATE
    if kind != PIECE:
        return False
    if wanted.kind == "token":
        return is_token(s.pieces[n])
    if wanted.kind == "wonder_city" and not lone_wonder(s, n):
        return False
    return is_city(s.pieces[n]) and _defence(s, p, aim) <= wanted.max_defence


def _defence(s: DawnTable, p: Player, aim: tuple[int, str]) -> int:
    n, kind = aim
    defender = s.pieces[n] >> 2 if kind == PIECE else -1
    the = Fight(p.seat, defender, n, kind, kind == PIECE and is_city(s.pieces[n]))
    return defence_of(s, p, the)


def _to_danger(s: DawnTable, p: Player, n: int) -> int:
    """Steps to the next barbarian or rival space."""
    threats = {at for at in s.barbarians.values() if at >= 0}
    threats.update(at for rival in s.players if rival is not p for at in friendly(rival))
    steps = s.ground.land.steps_from(n)
    return min((steps[at] for at in threats), default=len(s.pieces))


RESOLVING: dict[str, Callable[[DawnTable, Player, Card], Awaitable[bool]]] = {
    CULTURE: culture,
    SCIENCE: science,
    ECONOMY: economy,
    INDUSTRY: industry,
    MILITARY: military,
}
