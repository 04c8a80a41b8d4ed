"""Constructing buildings and wonders (COC-BLD, COC-WON)."""

from __future__ import annotations

from collections.abc import Iterator

from oikumene.engine.decision import Option, Refusal, RuleId, choose
from oikumene.engine.journal import log
from oikumene.titles.clash.cards import (
    ANGRY,
    BUILDING_COST,
    BUILDINGS,
    HAPPY,
    SEAT,
    WONDER_COST,
    WONDERS,
)
from oikumene.titles.clash.cities import activate, why_not_activate, work_mood
from oikumene.titles.clash.decks import draw_action
from oikumene.titles.clash.hooks import HOOKS
from oikumene.titles.clash.jobs import first_do
from oikumene.titles.clash.objectives import complete_now
from oikumene.titles.clash.pieces import building_supply
from oikumene.titles.clash.resources import (
    GOLD_FOR_ALL,
    OWN_CULTURE,
    Price,
    can_pay,
    gain,
    gain_one_of,
    pay,
)
from oikumene.titles.clash.state import (
    ClashTable,
    Player,
    change,
    cities_of,
    growth_limit,
    has,
    react,
    refresh,
    room_to_grow,
)

PRICE = Price((BUILDING_COST,))
WONDER_SWAPS = (*GOLD_FOR_ALL, OWN_CULTURE)
"""COC-WON-07."""
WONDER_PRICE = {id_: Price((cost,), WONDER_SWAPS) for id_, cost in WONDER_COST.items()}


def kinds_in(s: ClashTable) -> list[str]:
    """The buildings of the box that is played."""
    return [id_ for id_, each in BUILDINGS.items() if s.options.expansion or not each.expansion]


def is_unlocked(s: ClashTable, p: Player, building: str) -> bool:
    """Whether a player may build a building somewhere (COC-ADV-15, COC-BLD-02, COC-BLD-03)."""
    each = BUILDINGS[building]
    return has(p, each.advance) and (s.options.expansion or not each.expansion)


def unlocked(s: ClashTable, p: Player) -> list[str]:
    """The buildings that a player may build somewhere."""
    return [id_ for id_ in BUILDINGS if is_unlocked(s, p, id_)]


def building_price(s: ClashTable, p: Player, n: int, building: str) -> Price:
    """What a building costs (COC-BLD-01)."""
    found: Price = HOOKS.value(s, "build.price", PRICE, p, n, building)
    return found


def why_not_build(
    s: ClashTable, p: Player, n: int, building: str, *, active: bool = True, free: bool = False
) -> RuleId | None:
    """Whether a building cannot be constructed in a city."""
    city = s.cities[n]
    if active and (rule := why_not_activate(s, n)):
        return rule
    if not is_unlocked(s, p, building):
        return "COC-ADV-15"
    if rule := why_not_place(s, p, n, building):
        return rule
    if work_mood(s, p, n, "construct") == ANGRY:
        return "COC-BLD-04"
    if not room_to_grow(s, city):
        return "COC-BLD-05"
    if HOOKS.value(s, "build.barred", False, p):
        return "COC-EVC-05"
    if not free and not can_pay(s, p, building_price(s, p, n, building)):
        return "COC-BLD-01"
    return None


def why_not_place(s: ClashTable, p: Player, n: int, building: str) -> RuleId | None:
    """Whether a piece cannot stand in a city, whatever it costs."""
    if building in s.cities[n].buildings:
        return "COC-BLD-06"
    if building_supply(s, p, building) < 1:
        return "COC-BLD-07"
    if building == "port" and not s.ground.seas(n):
        return "COC-BLD-10"
    return None


def buildable(
    s: ClashTable, p: Player, cities: list[int], *, free: bool = False
) -> Iterator[tuple[int, str]]:
    """The buildings that can be constructed in some cities: those that `why_not_build` allows."""
    if HOOKS.value(s, "build.barred", False, p):
        return
    plain = free or can_pay(s, p, PRICE)
    if not plain and not HOOKS.at(s, "build.price"):
        return
    kinds, limit = unlocked(s, p), growth_limit(s, p.seat)
    for n in cities:
        if why_not_activate(s, n) or s.cities[n].size >= limit:
            continue
        if work_mood(s, p, n, "construct") == ANGRY:
            continue
        for id_ in kinds:
            price = PRICE if free else building_price(s, p, n, id_)
            # nearly all cost what they always do
            if not (plain if price is PRICE else can_pay(s, p, price)):
                continue
            if why_not_place(s, p, n, id_) is None:
                yield n, id_


def buildable_wonders(s: ClashTable, p: Player, cities: list[int]) -> Iterator[tuple[int, str]]:
    """The wonders that can be constructed in some cities."""
    if not has(p, "engineering"):
        return
    cards = wonders_at_hand(s, p)
    for n in cities:
        for id_ in cards:
            if why_not_wonder(s, p, n, id_) is None:
                yield n, id_


def building_options(
    s: ClashTable, p: Player, cities: list[int], *, free: bool = False
) -> list[Option]:
    """The buildings that can be built by activating one of some cities: ``build C4 temple``."""
    options = s.ground.options
    return [
        options("build", id_, of="building")[n] for n, id_ in buildable(s, p, cities, free=free)
    ]


def wonder_options(s: ClashTable, p: Player, cities: list[int]) -> list[Option]:
    """The wonders that can be: ``wonder C4 great_library``."""
    options = s.ground.options
    return [options("wonder", id_, of="wonder")[n] for n, id_ in buildable_wonders(s, p, cities)]


def all_options(s: ClashTable, p: Player, cities: list[int]) -> list[Option]:
    """Everything that can be built in some cities, city by city."""
    found = []
    for n in cities:
        found += [*building_options(s, p, [n]), *wonder_options(s, p, [n])]
    return found


def refused_buildings(s: ClashTable, p: Player) -> list[Refusal]:
    """Why the rest cannot be built."""
    found = []
    for n in sorted(cities_of(s, p.seat)):
        found += [
            Refusal(s.ground.options("build", id_, of="building")[n], rule)
            for id_ in kinds_in(s)
            if (rule := why_not_build(s, p, n, id_))
        ]
        found += [
            Refusal(s.ground.options("wonder", id_, of="wonder")[n], rule)
            for id_ in wonders_at_hand(s, p)
            if (rule := why_not_wonder(s, p, n, id_))
        ]
    return found


def can_build(s: ClashTable, p: Player, cities: list[int]) -> bool:
    """Whether anything can be built in some cities."""
    return any(buildable(s, p, cities)) or any(buildable_wonders(s, p, cities))


async def build(s: ClashTable, p: Player) -> None:
    """The main action: construct a building or a wonder in a city."""
    answer = await choose(
        p.seat,
        "build",
        lambda: all_options(s, p, sorted(cities_of(s, p.seat))),
        lambda: refused_buildings(s, p),
    )
    n, what = s.ground.where(answer), str(answer.args[1])
    if answer.verb == "build":
        await build_active(s, p, n, what)
    else:
        await wonder_active(s, p, n, what)


async def build_active(
    s: ClashTable, p: Player, n: int, building: str, *, free: bool = False
) -> None:
    """Activate a city to construct a building."""
    await activate(s, p, n, "construct")
    first_do(s, f"activated {n} construct {s.charged}")
    await construct(s, p, n, building, free=free)


async def construct(s: ClashTable, p: Player, n: int, building: str, *, free: bool = False) -> None:
    """Pay, place the piece, and gain what it brings (COC-BLD-08, COC-BLD-09, COC-BLD-15)."""
    if not free:
        await pay(s, p, building_price(s, p, n, building), f"building:{building}")
        await react(s, p, "build.paid", building)
    await put(s, p, n, building)


async def put(s: ClashTable, p: Player, n: int, building: str) -> None:
    """A new building stands: rewards for construction (COC-BLD-16)."""
    city = s.cities[n]
    port = await port_space(s, p, n) if building == "port" else city.port
    change(s, n, buildings={**city.buildings, building: p.seat}, port=port)
    log(s, "built", seat=SEAT[p.seat], city=s.ground.things[n], building=f"building:{building}")
    if building == "academy":
        gain(s, p, {"ideas": 2}, "building:academy")
    elif building == "temple":
        await gain_one_of(s, p, {"mood": 1}, {"culture": 1}, why="building:temple")
    elif building == "observatory":
        await draw_action(s, p)
    await react(s, p, "constructed", n, building)


async def port_space(s: ClashTable, p: Player, n: int) -> int:
    """The Sea space that a new Port faces (COC-BLD-10)."""
    options = s.ground.options("port")
    answer = await choose(p.seat, "port", [options[m] for m in s.ground.seas(n)])
    return s.ground.where(answer)


# Wonders


def wonders_at_hand(s: ClashTable, p: Player) -> list[str]:
    """The wonder cards that a player may build from (COC-WON-04, COC-VAR-12)."""
    return [*p.wonders, *s.open_wonders] if s.options.open_wonders else p.wonders


def wonder_price(s: ClashTable, p: Player, n: int, wonder: str) -> Price:
    """What a wonder costs (COC-WON-06)."""
    found: Price = HOOKS.value(s, "build.price", WONDER_PRICE[wonder], p, n, wonder)
    return found


def why_not_wonder(s: ClashTable, p: Player, n: int, wonder: str) -> RuleId | None:
    """Whether a wonder cannot be constructed in a city."""
    if not has(p, "engineering"):
        return "COC-WON-04"
    able = has(p, WONDERS[wonder].requires)
    if not HOOKS.value(s, "wonder.able", able, p):
        return "COC-WON-05"
    if rule := why_not_activate(s, n):
        return rule
    city = s.cities[n]
    if work_mood(s, p, n, "wonder") != HAPPY:
        return "COC-WON-04"
    if not room_to_grow(s, city):
        return "COC-WON-08"
    if WONDERS[wonder].building and WONDERS[wonder].building not in city.buildings:
        return "COC-WON-10"
    if HOOKS.value(s, "build.barred", False, p):
        return "COC-EVC-05"
    if not can_pay(s, p, wonder_price(s, p, n, wonder)):
        return "COC-WON-06"
    return None


async def wonder_active(s: ClashTable, p: Player, n: int, wonder: str) -> None:
    """Activate a city to construct a wonder."""
    await activate(s, p, n, "wonder")
    first_do(s, f"activated {n} wonder {s.charged}")
    await build_wonder(s, p, n, wonder)


async def build_wonder(s: ClashTable, p: Player, n: int, wonder: str) -> None:
    """Pay, and the wonder stands; its powers work at once (COC-WON-11)."""
    await pay(s, p, wonder_price(s, p, n, wonder), f"wonder:{wonder}")
    await react(s, p, "build.paid", wonder)
    if wonder in p.wonders:
        p.wonders.remove(wonder)
    else:
        s.open_wonders = tuple(each for each in s.open_wonders if each != wonder)
    change(s, n, wonders=(*s.cities[n].wonders, wonder))
    s.builders = {**s.builders, wonder: p.seat}
    s.built_by = (*s.built_by, p.seat)
    log(s, "wonder-built", seat=SEAT[p.seat], city=s.ground.things[n], wonder=f"wonder:{wonder}")
    refresh(s)
    await react(s, p, "constructed", n, wonder)
    await complete_now(s, "wonder", p)
