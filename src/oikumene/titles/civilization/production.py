"""Produce actions: what a city can pay, and what it builds (CIV-PRD, CIV-FIG)."""

from __future__ import annotations

from oikumene.engine.decision import Option, Refusal, RuleId, choose
from oikumene.engine.journal import log
from oikumene.titles.civilization.battle import begin_battle, kill_scouts
from oikumene.titles.civilization.buildings import (
    COST,
    free_squares,
    place_mark,
    places,
    unlocked,
    why_locked,
    why_not_build,
)
from oikumene.titles.civilization.cards import (
    ARMY_COST,
    NO,
    PRODUCTION_GAINED,
    SCOUT_COST,
    SEAT,
    TRADE_PAID,
    UNITS,
    WALLS,
    WONDERS,
    mark_thing,
)
from oikumene.titles.civilization.figures import (
    SCOUT,
    armies_at,
    enemy_at,
    place,
    room,
    unbuilt,
)
from oikumene.titles.civilization.hooks import HOOKS
from oikumene.titles.civilization.jobs import first_do, job
from oikumene.titles.civilization.payments import ACTION, cancelled
from oikumene.titles.civilization.resources import gain_trade
from oikumene.titles.civilization.state import (
    CivilizationTable,
    Player,
    cities_of,
    government_of,
    use_up,
)
from oikumene.titles.civilization.techs import known
from oikumene.titles.civilization.units import draw_unit, has_units, unit_cost
from oikumene.titles.civilization.victory import recount
from oikumene.titles.civilization.wonders import CHEAPEST, buy, market, wonder_cost, wonder_places
from oikumene.titles.civilization.yields import enemy_squares, production_of

ARMY, SCOUT_ITEM = (Option(kind, (), (f"figure:{kind}",)) for kind in ("army", "scout"))
FIGURE_ITEMS = ((ARMY, 0, ARMY_COST), (SCOUT_ITEM, SCOUT, SCOUT_COST))
UNIT_ITEMS = tuple(Option("unit", (unit,), (f"unit:{unit}",)) for unit in UNITS)
BUILD = {id_: Option("build", (id_,), (mark_thing(id_),)) for id_ in COST}
WONDER_ITEMS = {id_: Option("wonder", (id_,), (f"wonder:{id_}",)) for id_ in WONDERS}


# What a city can pay


def production(s: CivilizationTable, p: Player, city: int) -> int:
    """The production of a city with all bonuses (CIV-PRD-01, CIV-PRD-10)."""
    card = government_of(s, p)
    if card.equal_production:  # CIV-GOV-36
        found = max(production_of(s, n) for n in cities_of(s, p.seat))
    else:
        found = production_of(s, city)
    found += card.production + s.cities[city].bonus
    return HOOKS.value(s, "production", found, p, city)  # type: ignore[no-any-return]


def per_payment(s: CivilizationTable, p: Player) -> int:
    """Production for each 3 trade (CIV-PRD-07, CIV-PRD-09)."""
    return HOOKS.value(s, "production.gained", PRODUCTION_GAINED, p)  # type: ignore[no-any-return]


def bought(s: CivilizationTable, p: Player) -> int:
    """The production that all trade of a player would give."""
    return p.trade // TRADE_PAID * per_payment(s, p)


def item_cost(p: Player, item: Option) -> int:
    """What an item costs a player."""
    if item.verb == "build":
        return COST[str(item.args[0])]
    if item.verb == "unit":
        return unit_cost(p, UNITS.index(str(item.args[0])))
    if item.verb == "wonder":
        return wonder_cost(p, str(item.args[0]))
    return ARMY_COST if item == ARMY else SCOUT_COST


def pay_item(s: CivilizationTable, p: Player, pool: int, cost: int) -> int:
    """Pay an item, with no more trade than is needed; what is left of the pool (CIV-PRD-07, 08)."""
    if cost > pool:
        gained = per_payment(s, p)
        times = -(-(cost - pool) // gained)
        gain_trade(s, p, -TRADE_PAID * times)
        log(s, "converted", seat=SEAT[p.seat], n=TRADE_PAID * times, m=gained * times)
        pool += gained * times
    return pool - cost


# What it can build


def can_produce(s: CivilizationTable, p: Player, city: int) -> bool:
    """Whether a city can build anything; most often a unit that needs no square."""
    most = bought(s, p)
    costs = [unit_cost(p, u) for u in range(len(UNITS)) if has_units(s, u)]
    cheapest = min((cost for cost in costs if cost), default=0)
    if cheapest and most >= cheapest:
        return True
    most += production(s, p, city)
    if cheapest and most >= cheapest:
        return True
    return most >= ARMY_COST and bool(items(s, p, city, most))


def items(s: CivilizationTable, p: Player, city: int, most: int) -> list[Option]:
    """The items that a city can build for at most so much production (CIV-PRD-02)."""
    found = []
    for item, kind, cost in FIGURE_ITEMS:
        if most >= cost and figure_places(s, p, city, kind):
            found.append(item)  # CIV-FIG-08
    for unit, item in enumerate(UNIT_ITEMS):
        if 0 < unit_cost(p, unit) <= most and has_units(s, unit):
            found.append(item)
    free = free_squares(s, city)
    found += building_items(s, p, city, most, free)
    if most >= CHEAPEST and wonder_places(s, p, city, free):
        found += [WONDER_ITEMS[w] for w in market(s) if wonder_cost(p, w) <= most]
    return found


def building_items(
    s: CivilizationTable, p: Player, city: int, most: int, free: list[int]
) -> list[Option]:
    """The buildings that a city can build for at most so much production."""
    return [BUILD[b] for b in unlocked(p) if COST[b] <= most and places(s, p, city, b, free)]


def figure_places(s: CivilizationTable, p: Player, city: int, kind: int) -> list[int]:
    """Where a city can put a new figure: where it could end a move (CIV-FIG-03 … 07)."""
    if unbuilt(p, kind) <= 0:
        return []
    ground, enemy, own = s.ground, enemy_squares(s, p.seat), {f >> 4 for f in p.figures}
    dry = not known(p.techs).stops_on_water
    found = []
    for n in ground.around[city]:
        if dry and ground.is_water[n]:
            continue
        if n in enemy and (kind or government_of(s, p).no_attacks):  # CIV-GOV-27
            continue
        if n not in own or room(s, p, n) > 0:
            found.append(n)
    return found


def item_places(s: CivilizationTable, p: Player, city: int, item: Option) -> list[int]:
    """Where an item can be put; none for one that needs no square."""
    if item.verb == "build":
        return places(s, p, city, str(item.args[0]))
    if item.verb == "wonder":
        return wonder_places(s, p, city)
    if item.verb == "unit":
        return []
    return figure_places(s, p, city, 0 if item == ARMY else SCOUT)


# Refusals


def refused_items(s: CivilizationTable, p: Player, city: int, most: int) -> list[Refusal]:
    """Why an item cannot be built now."""
    offered = items(s, p, city, most)
    wanted = [ARMY, SCOUT_ITEM, *UNIT_ITEMS, *BUILD.values()]
    wanted += [WONDER_ITEMS[wonder] for wonder in market(s)]
    return [Refusal(i, why_not_item(s, p, city, i, most)) for i in wanted if i not in offered]


def why_not_item(s: CivilizationTable, p: Player, city: int, item: Option, most: int) -> RuleId:
    """The rule that forbids an item which is not on offer."""
    name = str(item.args[0]) if item.args else ""
    if item.verb == "build" and name not in unlocked(p):
        return why_locked(p, name)
    if item.verb == "unit" and not unit_cost(p, UNITS.index(name)):
        return "CIV-UNI-02"
    if item_cost(p, item) > most:
        return "CIV-PRD-02"
    if item.verb == "build":
        return why_nowhere(s, p, city, name)
    if item.verb == "unit":
        return "CIV-UNI-07"
    if item.verb == "wonder":
        full = any(s.built.get(n) in WONDERS for n in s.ground.around[city])
        return "CIV-WON-06" if full else "CIV-WON-13"
    return "CIV-CMP-05" if unbuilt(p, SCOUT if item == SCOUT_ITEM else 0) <= 0 else "CIV-FIG-08"


def why_nowhere(s: CivilizationTable, p: Player, city: int, building: str) -> RuleId:
    """The rule that comes nearest to being kept on some square, for a building without a place."""
    if building == WALLS:
        return "CIV-WAL-03"
    rules = [why_not_build(s, p, city, n, building) for n in s.ground.around[city]]
    return next((r for r in ("CIV-OVR-06", "CIV-CMP-19", "CIV-BLD-13") if r in rules), "CIV-BLD-03")


def refused_places(
    s: CivilizationTable, p: Player, city: int, item: Option, offered: list[int]
) -> list[Refusal]:
    """Why an item cannot be put on a square of the outskirts."""
    options = s.ground.options("at")
    return [
        Refusal(options[n], why_not_place(s, p, city, item, n))
        for n in s.ground.around[city]
        if n not in offered
    ]


def why_not_place(s: CivilizationTable, p: Player, city: int, item: Option, n: int) -> RuleId:
    """The rule that forbids an item on a square which is not on offer."""
    enemy = enemy_at(s, p, n)
    if item.verb == "build":
        return why_not_build(s, p, city, n, str(item.args[0])) or "CIV-BLD-02"
    if item.verb == "wonder":
        if enemy:
            return "CIV-WON-13"
        return "CIV-WON-05" if s.ground.is_water[n] else "CIV-WON-06"
    if s.ground.is_water[n] and not known(p.techs).stops_on_water:
        return "CIV-FIG-04"
    if enemy:
        return "CIV-GOV-27" if item == ARMY else "CIV-FIG-06"
    return "CIV-FIG-05"


# Building it


async def produce(s: CivilizationTable, p: Player, city: int, pool: int) -> None:
    """A produce action with so much production: an item, its place, the price, and then the others
    may cancel it (CIV-TIM-03). A second item is bought from the same pool (CIV-PRD-05, 06)."""
    most = pool + bought(s, p)
    item = await choose(
        p.seat,
        "item",
        lambda: items(s, p, city, most),
        lambda: refused_items(s, p, city, most),
        square=s.ground.things[city],
        n=pool,
        most=most,
    )
    n = await choose_place(s, p, city, item)
    left = pay_item(s, p, pool, item_cost(p, item))
    announce_item(s, p, city, item, n)
    if await cancelled(s, p, ACTION, item.things[0]):
        return
    if HOOKS.value(s, "items", 1, p) > 1:
        first_do(s, f"second {city} {left}")
    await build(s, p, item, n)


@job("second")
async def second_item(s: CivilizationTable, city_: str, left: str) -> None:
    """Another item of the same action, from what is left of its production.

    The action has been announced: it can no longer be cancelled.
    """
    p, city, pool = s.player, int(city_), int(left)
    most = pool + bought(s, p)
    if most < ARMY_COST:
        return
    item = await choose(
        p.seat,
        "second-item",
        lambda: [*items(s, p, city, most), NO],
        lambda: refused_items(s, p, city, most),
        square=s.ground.things[city],
        n=pool,
        most=most,
    )
    if item == NO:
        return
    n = await choose_place(s, p, city, item)
    use_changes(s, p, "items", 1)
    pay_item(s, p, pool, item_cost(p, item))
    announce_item(s, p, city, item, n)
    await build(s, p, item, n)


async def produce_free(s: CivilizationTable, p: Player, city: int) -> None:
    """The action of a city builds a building for free (CIV-NAT-05, CIV-PRD-11)."""
    item = await choose(
        p.seat,
        "free-item",
        lambda: free_items(s, p, city),
        square=s.ground.things[city],
    )
    n = await choose_place(s, p, city, item)
    announce_item(s, p, city, item, n)
    if not await cancelled(s, p, ACTION, item.things[0]):
        await build(s, p, item, n)


def can_build_free(s: CivilizationTable, p: Player, city: int) -> bool:
    """Whether there is a building that a city could build if it cost nothing."""
    free = free_squares(s, city)
    return any(places(s, p, city, b, free) for b in unlocked(p))


def free_items(s: CivilizationTable, p: Player, city: int) -> list[Option]:
    """The buildings that a city could build if they cost nothing."""
    return building_items(s, p, city, max(COST.values()), free_squares(s, city))


def use_changes(s: CivilizationTable, p: Player, moment: str, base: int, *context: object) -> None:
    """The printed things that change a value now are used up for this round (CIV-TRN-09)."""
    for line in HOOKS.explain(s, moment, base, p, *context):
        use_up(s, p, line.origin)


async def choose_place(s: CivilizationTable, p: Player, city: int, item: Option) -> int:
    """Where an item is put; the city itself for one that needs no square."""
    found = item_places(s, p, city, item)
    if not found:
        return city
    options = s.ground.options("at")
    answer = await choose(
        p.seat,
        "where",
        [options[n] for n in found],
        lambda: refused_places(s, p, city, item, found),
        item=item.things[0],
    )
    return s.ground.where(answer)


def announce_item(s: CivilizationTable, p: Player, city: int, item: Option, n: int) -> None:
    """Everybody hears what a city builds, and where."""
    things, what = s.ground.things, item.things[0]
    if n == city:
        log(s, "produces", seat=SEAT[p.seat], city=things[city], item=what)
    else:
        log(s, "produces-at", seat=SEAT[p.seat], city=things[city], item=what, square=things[n])


async def build(s: CivilizationTable, p: Player, item: Option, n: int) -> None:
    """An item comes into play."""
    if item.verb == "unit":
        draw_unit(s, p, UNITS.index(str(item.args[0])))
    elif item.verb == "build":
        place_mark(s, p, n, str(item.args[0]))
    elif item.verb == "wonder":
        await buy(s, p, n, str(item.args[0]))
    else:
        put_figure(s, p, n, 0 if item == ARMY else SCOUT)


def put_figure(s: CivilizationTable, p: Player, n: int, kind: int) -> None:
    """A new figure enters a square; an army fights at once for it (CIV-FIG-07)."""
    enemy = enemy_at(s, p, n)
    place(p, n, kind)
    if enemy is None:
        recount(s)  # a scout may hold a coin (CIV-COI-10)
    elif armies_at(enemy, n):
        begin_battle(s, p, n)
    else:
        kill_scouts(s, p, n)
