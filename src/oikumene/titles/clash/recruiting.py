"""Recruiting units (COC-REC)."""

from __future__ import annotations

from collections.abc import Callable, Coroutine, Iterable
from functools import lru_cache
from typing import Any

from oikumene.engine.decision import Option, RuleId, choose
from oikumene.engine.journal import log
from oikumene.titles.clash.capture import check_cargo
from oikumene.titles.clash.cards import (
    ARMY,
    ARMY_LIMIT,
    DONE,
    INFANTRY,
    LEADER,
    NOBODY,
    NONE,
    SEAT,
    SETTLER,
    SHIP,
    UNIT,
    UNIT_COST,
    UNITS,
    Goods,
)
from oikumene.titles.clash.cities import activate, work_number
from oikumene.titles.clash.hooks import HOOKS
from oikumene.titles.clash.jobs import first_do
from oikumene.titles.clash.leaders import dismiss, take_command
from oikumene.titles.clash.objectives import complete_now
from oikumene.titles.clash.pieces import (
    HIRED,
    army_at,
    army_room,
    at,
    capacity,
    enemies_at,
    kind_of,
    led,
    place,
    ships_at,
    space_of,
    spaces_with,
    supply,
    take,
)
from oikumene.titles.clash.resources import Price, can_pay, exactly, pay, purse, ways, ways_from
from oikumene.titles.clash.state import ClashTable, Player, cities_of, has, note, react

KINDS = range(len(UNITS))
PRINTED = tuple(UNIT[name] for name in UNITS)
PRICES = tuple(Price((cost,)) for cost in UNIT_COST)
RECRUIT = tuple(Option("recruit", (name,), (f"unit:{name}",)) for name in UNITS)
DRAFT, LIBERAL_DRAFT = exactly(mood=1), exactly(mood=2)
"""For an infantry (COC-ADT-23, COC-ADT-45)."""
HYGIENE = exactly(mood=1)
"""For a settler (COC-ADT-07)."""
Extra = Callable[[ClashTable, Player, list[int]], Coroutine[Any, Any, None]]
EXTRAS: dict[str, Extra] = {}
"""What the options of "recruit.more" bring instead of a unit, by verb."""


def plain_price(s: ClashTable, p: Player, n: int, kind: int) -> Price:
    """What a unit costs (COC-REC-03, COC-REC-04)."""
    found: Price = HOOKS.value(s, "recruit.price", PRICES[kind], p, n, kind)
    return found


def special_price(s: ClashTable, p: Player, n: int, kind: int, used: list[int]) -> Price | None:
    """Draft and Sanitation: one unit of each recruit action for mood (COC-REC-15)."""
    if privilege(kind) in used:
        return None
    if kind == SETTLER and has(p, "sanitation"):
        return HYGIENE
    price = None
    if kind == INFANTRY and has(p, "draft"):
        price = draft_price(p)
    found: Price | None = HOOKS.value(s, "draft.price", price, p, n, kind)
    return found


def privilege(kind: int) -> int:
    """How a special price is noted: Sanitation as a settler, Draft as an infantry (COC-REC-15)."""
    return SETTLER if kind == SETTLER else INFANTRY


def draft_price(p: Player) -> Price:
    """What Draft costs (COC-ADT-23, COC-ADT-45)."""
    return LIBERAL_DRAFT if has(p, "civil_liberties") else DRAFT


def why_not_recruit(s: ClashTable, p: Player, n: int, kind: int, used: list[int]) -> RuleId | None:
    """Whether a unit cannot be recruited in a city now."""
    unit = PRINTED[kind]
    if unit.expansion and not s.options.expansion:
        return "COC-CMP-10"
    here = not unit.building or unit.building in s.cities[n].buildings
    if not HOOKS.value(s, "recruit.where", here, p, n, kind):
        return "COC-REC-05" if kind == SHIP else "COC-REC-06"
    if kind == SHIP and s.cities[n].port < 0:
        return "COC-REC-05"
    if kind == LEADER and (not p.leaders or p.leaderless):
        return "COC-LDR-09"
    if not affordable(s, p, n, kind, used):
        return "COC-REC-03"
    if kind in ARMY and not musters(s, p, n, kind) and not replaces(s, p, n, kind):
        return "COC-REC-12"
    if kind != LEADER and not supply(s, p.seat, kind) and not on_board(s, p, kind):
        return "COC-REC-09"
    return None


def replaces(s: ClashTable, p: Player, n: int, kind: int) -> bool:
    """A new leader takes the place of an old one in the same city (COC-LDR-03)."""
    army = army_at(s, p.seat, n)
    return kind == LEADER and led(army) and len(army) <= ARMY_LIMIT


def affordable(s: ClashTable, p: Player, n: int, kind: int, used: list[int]) -> bool:
    """Whether a unit can be paid in any way."""
    if can_pay(s, p, plain_price(s, p, n, kind)):
        return True
    special = special_price(s, p, n, kind, used)
    return special is not None and can_pay(s, p, special)


def recruits(s: ClashTable, p: Player, n: int, used: list[int]) -> list[Option]:
    """The units that can be recruited, and what may be taken instead."""
    units = [RECRUIT[kind] for kind in KINDS if why_not_recruit(s, p, n, kind, used) is None]
    return [*units, *HOOKS.value(s, "recruit.more", (), p, n, used)]


def can_recruit(s: ClashTable, p: Player, cities: list[int]) -> bool:
    """Whether one of some cities can recruit anything (COC-REC-17)."""
    for kind in within_means(s, p):
        for n in cities:
            if why_not_recruit(s, p, n, kind, []) is None:
                return True
    return bool(HOOKS.at(s, "recruit.more")) and any(
        HOOKS.value(s, "recruit.more", (), p, n, []) for n in cities
    )


def within_means(s: ClashTable, p: Player) -> Iterable[int]:
    """The units that a player may be able to pay: seldom more than the printed price says."""
    if any(HOOKS.at(s, moment) for moment in ("recruit.price", "draft.price", "pay.swaps")):
        return KINDS
    kinds = set(payable(purse(s, p)))
    if has(p, "sanitation"):
        kinds.add(SETTLER)
    if has(p, "draft"):
        kinds.add(INFANTRY)
    return sorted(kinds)


@lru_cache(1 << 14)
def payable(have: Goods) -> tuple[int, ...]:
    """The units whose printed price can be paid from a purse."""
    return tuple(kind for kind in KINDS if ways_from(have, PRICES[kind].costs))


async def recruit(s: ClashTable, p: Player, n: int) -> None:
    """Activate a city to recruit up to as many units as its size (COC-REC-01)."""
    await activate(s, p, n, "recruit")
    charged = s.charged
    await react(s, p, "working", n, "recruit")
    number = work_number(s, p, n, "recruit")
    kinds: list[int] = []
    cheap: list[int] = []
    spent = NONE
    while len(kinds) < number:
        options = recruits(s, p, n, cheap)
        if not options:
            break
        answer = await choose(
            p.seat,
            "recruit",
            [*options, DONE] if kinds or cheap else options,
            n=number - len(kinds),
            city=s.ground.things[n],
        )
        if answer == DONE:
            break
        if answer.verb in EXTRAS:
            await EXTRAS[answer.verb](s, p, cheap)
            number -= 1
            continue
        kind = UNITS.index(str(answer.args[0]))
        way = await pay_unit(s, p, n, kind, cheap)
        spent = tuple(map(sum, zip(spent, way, strict=True)))
        await bring(s, p, kind, n)
        kinds.append(kind)
    if INFANTRY in cheap:
        note(s, "drafts")
    landing = s.cities[n].port
    first_do(s, *sea_battle(s, p, landing, kinds), f"activated {n} recruit {charged}")
    await react(s, p, "recruited", n, tuple(kinds), spent)
    if INFANTRY in cheap:
        await complete_now(s, "recruited", p)


async def pay_unit(s: ClashTable, p: Player, n: int, kind: int, cheap: list[int]) -> Goods:
    """Pay for a unit; whether Draft or Sanitation was used is noted."""
    price = plain_price(s, p, n, kind)
    special = special_price(s, p, n, kind, cheap)
    if special is None:
        return await pay(s, p, price, f"unit:{UNITS[kind]}")
    normal = ways(s, p, price)
    both = Price((*price.costs, *special.costs), (*price.swaps, *special.swaps))
    way = await pay(s, p, both, f"unit:{UNITS[kind]}")
    if way not in normal:
        cheap.append(privilege(kind))
    return way


async def bring(s: ClashTable, p: Player, kind: int, n: int) -> None:
    """A recruited unit comes to its city; without a piece in supply one is relocated."""
    if kind == LEADER:
        await dismiss(s, p)
        await take_command(s, p)
    elif not supply(s, p.seat, kind):
        await relocate(s, p, kind)
    where = s.cities[n].port if kind == SHIP else await muster(s, p, kind, n)
    place(s, p.seat, kind, where)
    log(s, "recruited", seat=SEAT[p.seat], unit=f"unit:{UNITS[kind]}", city=s.ground.things[n])


def musters(s: ClashTable, p: Player, n: int, kind: int) -> list[int]:
    """Where a new land unit can appear: in the city, unless a leader gives a choice."""
    spaces: tuple[int, ...] = HOOKS.value(s, "recruit.place", (n,), p, n, kind)
    return [m for m in spaces if kind not in ARMY or army_room(s, p.seat, m) > 0]


async def muster(s: ClashTable, p: Player, kind: int, n: int) -> int:
    """A new land unit appears (COC-REC-07)."""
    options = [s.ground.options("muster")[m] for m in musters(s, p, n, kind)]
    answer = await choose(p.seat, "muster", options, unit=f"unit:{UNITS[kind]}")
    return s.ground.where(answer)


def on_board(s: ClashTable, p: Player, kind: int) -> list[int]:
    """The own pieces of a kind that could be recruited again."""
    return [u for u in s.units[p.seat] if kind_of(u) == kind and not u & HIRED]


async def relocate(s: ClashTable, p: Player, kind: int) -> None:
    """An own piece from anywhere on the board is recruited again (COC-REC-09)."""
    pieces = on_board(s, p, kind)
    if kind == SHIP:  # cargo must not be left in the water
        spare = [u for u in pieces if can_leave(s, p, space_of(u))]
        pieces = spare or pieces
    options = s.ground.options("relocate")
    spaces = spaces_with(pieces)
    answer = await choose(
        p.seat, "relocate", [options[m] for m in spaces], unit=f"unit:{UNITS[kind]}"
    )
    n = s.ground.where(answer)
    take(s, p.seat, next(u for u in pieces if space_of(u) == n))
    if kind == SHIP:
        await check_cargo(s, p.seat, n)


def can_leave(s: ClashTable, p: Player, n: int) -> bool:
    """Whether a ship can go without leaving its cargo behind."""
    cargo = len(at(s, p.seat, n)) - len(ships_at(s, p.seat, n))
    return cargo <= capacity(s, p.seat) * (len(ships_at(s, p.seat, n)) - 1)


def sea_battle(s: ClashTable, p: Player, n: int, kinds: list[int]) -> list[str]:
    """New ships meet an enemy on the port space: they attack and cannot retreat (COC-REC-08)."""
    if SHIP not in kinds or enemies_at(s, p.seat, n) == NOBODY:
        return []
    if not HOOKS.value(s, "sea.blocked", {n}, p):
        return []
    return [f"battle {p.seat} {n} -1 0"]


async def place_free(s: ClashTable, p: Player, kind: int, ask: str) -> bool:
    """Place a free unit from supply in an own city of choice (COC-REC-10, COC-REC-12)."""
    spaces = [
        n for n in sorted(cities_of(s, p.seat)) if kind not in ARMY or army_room(s, p.seat, n)
    ]
    if not spaces or not supply(s, p.seat, kind):
        return False
    options = s.ground.options("place")
    answer = await choose(p.seat, ask, [options[n] for n in spaces], unit=f"unit:{UNITS[kind]}")
    n = s.ground.where(answer)
    place(s, p.seat, kind, n)
    log(s, "placed", seat=SEAT[p.seat], unit=f"unit:{UNITS[kind]}", city=s.ground.things[n])
    return True
