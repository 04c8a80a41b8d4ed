"""Collecting resources (COC-COL)."""

from __future__ import annotations

from oikumene.engine.decision import Option, choose
from oikumene.engine.journal import log
from oikumene.titles.clash.cards import (
    BARREN,
    CAPTIVE,
    DONE,
    FERTILE,
    FOOD,
    FOREST,
    GOLD,
    GOODS,
    MOOD,
    MOUNTAIN,
    NOBODY,
    ORE,
    SEA,
    SEAT,
    WOOD,
)
from oikumene.titles.clash.cities import activate, activated, work_number
from oikumene.titles.clash.hooks import HOOKS
from oikumene.titles.clash.pieces import enemies_at, held_by_others
from oikumene.titles.clash.pirates import troubled_waters
from oikumene.titles.clash.resources import goods_text, receive
from oikumene.titles.clash.state import ClashTable, Player, has, note, react, use_up

ALL = Option("all")
FOCUSED, MASS = "focused_collection", "mass_collection"
"""Cards that change the next collect action (COC-ACT-14)."""
MASS_RESOURCES = 2


def kinds_of(s: ClashTable, p: Player, n: int, m: int) -> tuple[int, ...]:
    """What a space yields to a city (COC-COL-03, COC-COL-07, COC-COL-08)."""
    terrain = s.terrain[m]
    kinds: tuple[int, ...] = ()
    if terrain == FERTILE:
        kinds = (FOOD,) if has(p, "farming") else ()
    elif terrain == FOREST:
        kinds = (WOOD,) if has(p, "farming") else ()
    elif terrain == MOUNTAIN:
        kinds = (ORE,) if has(p, "mining") else ()
    elif terrain == BARREN:
        kinds = (FOOD,) if has(p, "irrigation") else ()
    elif terrain == SEA:
        kinds = (FOOD,) if has(p, "fishing") else ()
        if "port" in s.cities[n].buildings:
            kinds = (*kinds, GOLD, MOOD)
    found: tuple[int, ...] = HOOKS.value(s, "collect.kinds", kinds, p, n, m)
    return found


def far_number(s: ClashTable, p: Player) -> int:
    """Land spaces two steps away that a collect may use (COC-ADT-04)."""
    if not has(p, "husbandry") or "husbandry" in s.used:
        return 0
    return 2 if has(p, "roads") else 1


class Harvest:
    """What a city can collect from: near spaces, and land two steps away."""

    def __init__(self, s: ClashTable, p: Player, n: int) -> None:
        ground = s.ground
        taken = held_by_others(s, p.seat)
        pirates = troubled_waters(s, p)
        self.kinds: dict[int, tuple[int, ...]] = {}
        for m in (n, *ground.beside[n]):
            blocked = m in taken or m in s.exhausted or m in pirates or (m in s.cities and m != n)
            if blocked or not (ground.is_dry[m] or ground.is_sea[m]):
                continue
            if kinds := kinds_of(s, p, n, m):
                self.kinds[m] = kinds
        for m in HOOKS.value(s, "collect.more", (), p, n):
            if m not in self.kinds and (kinds := kinds_of(s, p, n, m)):
                self.kinds[m] = kinds
        self.far: set[int] = set()
        if far_number(s, p):
            for m in ground.within(n, 2):
                if m == n or m in ground.beside[n] or m in self.kinds or not ground.is_dry[m]:
                    continue
                if m in taken or m in s.exhausted or m in s.cities:
                    continue
                if kinds := kinds_of(s, p, n, m):
                    self.kinds[m] = kinds
                    self.far.add(m)
        self.sea = ground.is_sea


def can_collect(s: ClashTable, p: Player, n: int) -> bool:
    """Whether a city has anything to collect (COC-COL-15)."""
    ground = s.ground
    for m in (n, *ground.beside[n]):
        if not ground.is_dry[m] or m in s.exhausted or (m in s.cities and m != n):
            continue
        if kinds_of(s, p, n, m) and enemies_at(s, p.seat, m) == NOBODY:
            return True
    return bool(Harvest(s, p, n).kinds)


async def collect(s: ClashTable, p: Player, n: int) -> None:
    """Activate a city and collect up to as many resources as its size (COC-COL-01)."""
    await activate(s, p, n, "collect")
    charged = s.charged
    await react(s, p, "working", n, "collect")
    number = work_number(s, p, n, "collect") + MASS_RESOURCES * (MASS in s.used)
    harvest = Harvest(s, p, n)
    far = far_number(s, p)
    taken: list[tuple[int, int]] = []
    while len(taken) < number:
        options = choices(s, harvest, taken, number - len(taken), far)
        if options == [DONE]:
            break
        answer = await choose(
            p.seat, "collect", options, n=number - len(taken), city=s.ground.things[n]
        )
        if answer == DONE:
            break
        if answer == ALL:
            taken += [
                (s.ground.where(each), GOODS.index(str(each.args[1])))
                for each in options
                if each.verb == "take"
            ]
            break
        taken.append((s.ground.where(answer), GOODS.index(str(answer.args[1]))))
    if any(m in harvest.far for m, _ in taken):  # COC-COL-13
        use_up(s, "husbandry")
    s.used = tuple(each for each in s.used if each not in (FOCUSED, MASS))
    note(s, "collects")
    await gather(s, p, n, taken)
    await activated(s, str(n), "collect", str(charged))


def choices(
    s: ClashTable, harvest: Harvest, taken: list[tuple[int, int]], left: int, far: int
) -> list[Option]:
    """What may still be taken: one from each space, one Sea space, few far spaces."""
    gone = {m for m, _ in taken}
    focused = FOCUSED in s.used
    seas = {m for m in gone if harvest.sea[m]}
    far_left = far - len({m for m in gone if m in harvest.far})
    found = []
    single = True
    for m in sorted(harvest.kinds):
        if (m in gone and not focused) or (
            harvest.sea[m] and seas and (m not in seas or not focused)
        ):
            continue
        if m in harvest.far and m not in gone and far_left < 1:
            continue
        kinds = harvest.kinds[m]
        single &= len(kinds) == 1 and not harvest.sea[m] and m not in harvest.far
        found += [s.ground.options("take", GOODS[kind])[m] for kind in kinds]
    if not taken:
        return [*found, ALL] if 1 < len(found) <= left and single and not focused else found
    if len(found) > 1 and single and len(found) <= left and not focused:
        return [*found, ALL, DONE]
    return [*found, DONE]


async def gather(s: ClashTable, p: Player, n: int, taken: list[tuple[int, int]]) -> None:
    """The resources come in; what a limit forbids is lost (COC-COL-09)."""
    goods = [0] * len(GOODS)
    for _, kind in taken:
        goods[kind] += 1
    await react(s, p, "gathering", goods)
    gains = tuple(goods)
    log(s, "collected", seat=SEAT[p.seat], city=s.ground.things[n], goods=goods_text(gains))
    receive(s, p, (*gains[:CAPTIVE], 0))
    await react(s, p, "collected", n, gains, tuple(taken))
