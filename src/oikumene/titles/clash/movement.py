"""Moving land units (COC-MOV); ships are in seafaring.py.

One move of a move action: choose where a group starts, where it goes, and who goes. Printed things
can add further ways to move: they offer an option and register its verb in `WAYS`.
"""

from __future__ import annotations

from collections.abc import Callable, Coroutine, Iterator
from typing import Any

from oikumene.engine.decision import Option, choose
from oikumene.engine.journal import log
from oikumene.titles.clash.cards import (
    DONE,
    FERTILE,
    FOREST,
    GROUPS_PER_MOVE,
    LEADER,
    MOUNTAIN,
    NOBODY,
    SEAT,
    SETTLER,
)
from oikumene.titles.clash.combat import begin_battle
from oikumene.titles.clash.exploration import explore_by_land
from oikumene.titles.clash.hooks import HOOKS
from oikumene.titles.clash.jobs import first_do, job
from oikumene.titles.clash.pieces import (
    CALM,
    CROSSED,
    MOVED,
    STUCK,
    army_room,
    at,
    enemies_at,
    is_army,
    kind_of,
    led,
    mark,
    shift,
    ship_room,
    spaces_with,
    unmark,
)
from oikumene.titles.clash.resources import pay
from oikumene.titles.clash.seafaring import sail, sails
from oikumene.titles.clash.state import ClashTable, Player, city_owner, note, react
from oikumene.titles.clash.traffic import (
    NAVIGATED,
    ROADS,
    SAILED,
    Traffic,
    armies,
    chosen,
    counted,
    gardens_stop,
    has_gardens,
    pay_toll,
    picked,
    why_not_attack,
)

Way = Callable[[ClashTable, Player, Option], Coroutine[Any, Any, None]]
WAYS: dict[str, Way] = {}
"""How the options of "move.more" are carried out, by verb."""
ROAD_STEPS = 2
UNLIMITED = 99


# The move action


def start_move(s: ClashTable, p: Player, moves: int = GROUPS_PER_MOVE) -> None:
    """A move action: up to three groups, one after the other (COC-MOV-01, COC-MOV-11)."""
    unmark(s, p.seat, MOVED)
    note(s, "moves")
    first_do(s, f"move {moves}", "moved-all")


@job("move")
async def move(s: ClashTable, left: str) -> None:
    """One group moves, or nobody any more."""
    p = s.player
    traffic = Traffic(s, p)
    options = s.ground.options("from")
    answer = await choose(
        p.seat,
        "move",
        lambda: [*[options[n] for n in origins(traffic)], DONE],
        n=int(left),
    )
    if answer == DONE:
        return
    n = s.ground.where(answer)
    ways = dict.fromkeys([*steps(traffic, n), *sails(traffic, n)], n)
    more: list[Option] = HOOKS.value(s, "move.more", [], p, n)
    where = await choose(p.seat, "where", [*ways, *more], start=s.ground.things[n])
    if int(left) > 1:
        first_do(s, f"move {int(left) - 1}")
    if where in more:
        await WAYS[where.verb](s, p, where)
    elif where.verb in ("sail", "explore"):
        await sail(s, p, traffic, n, where)
    else:
        await walk(s, p, traffic, n, where)


@job("moved-all")
async def moved_all(s: ClashTable) -> None:
    """A move action is over."""
    await react(s, s.player, "moving.ended")
    s.used = tuple(each for each in s.used if each not in (SAILED, NAVIGATED))


def origins(traffic: Traffic) -> list[int]:
    """The spaces with something that can move."""
    s, p = traffic.s, traffic.p
    more = bool(HOOKS.at(s, "move.more"))
    spaces = spaces_with(s.units[p.seat])
    if more:
        spaces = sorted({*spaces, *traffic.mine})
    return [
        n
        for n in spaces
        if next(steps(traffic, n), None)
        or next(sails(traffic, n), None)
        or (more and HOOKS.value(s, "move.more", [], p, n))
    ]


def can_move(s: ClashTable, p: Player) -> bool:
    """Whether a player has any unit: a move may be empty (COC-TRN-07); cities too may move."""
    if s.units[p.seat]:
        return True
    return bool(HOOKS.at(s, "move.more")) and bool(origins(Traffic(s, p)))


# Where land units can go


def steps(traffic: Traffic, n: int) -> Iterator[Option]:
    """The ways of land units that start on a space."""
    s, p, ground = traffic.s, traffic.p, traffic.ground
    units = traffic.movers(n)
    if units:
        army = [u for u in units if is_army(u)]
        to = ground.options("to")
        for m in ground.beside[n]:
            if ground.is_dry[m]:
                if traffic.hostile(m):
                    if army and traffic.can_attack(m, army):
                        yield to[m]
                elif len(army) < len(units) or army_room(s, p.seat, m, led(army)) > 0:
                    yield to[m]
            elif ground.is_sea[m]:
                if ground.is_dry[n] and ship_room(s, p.seat, m) > 0:
                    yield to[m]
            else:
                yield to[m]
    if traffic.roads and ground.is_dry[n]:
        yield from roads(traffic, n)


def roads(traffic: Traffic, n: int) -> Iterator[Option]:
    """Roads moves from a space (COC-MOV-19 … 27)."""
    s, p, ground = traffic.s, traffic.p, traffic.ground
    units = [u for u in at(s, p.seat, n) if traffic.can_move(u, 0)]
    if not units:
        return
    army = [u for u in units if is_army(u)]
    option = ground.options("road")
    for m, room in sorted(road_ends(traffic, n, led(army)).items()):
        if traffic.hostile(m):
            if has_gardens(s, p, m):
                room = road_ends(traffic, n, led(army), spare=True).get(m, 0)
            able = n in traffic.mine and room > 0 and not why_not_attack(s, p, m)
            if able and any(not gardens_stop(s, p, m, u) for u in army):
                yield option[m]
        elif n in traffic.mine or m in traffic.mine:
            useful = m not in ground.beside[n] or eases(s, units, m)
            if useful and (room > 0 or len(army) < len(units)):
                yield option[m]


def eases(s: ClashTable, units: list[int], m: int) -> bool:
    """Whether Roads make a difference to a single step."""
    return s.terrain[m] in (MOUNTAIN, FOREST) or any(u & (STUCK | CALM) for u in units)


def road_ends(traffic: Traffic, n: int, leader: bool, *, spare: bool = False) -> dict[int, int]:
    """Where Roads lead, and how many army units can go all the way (COC-MOV-22).

    `spare` says that no Fertile space may be crossed (COC-MOV-28).
    """
    s, p = traffic.s, traffic.p
    longest: int = HOOKS.value(s, "roads.reach", ROAD_STEPS, p)
    found: dict[int, int] = {}
    border = {n: UNLIMITED}
    for step in range(1, longest + 1):
        reached: dict[int, int] = {}
        for at_, room in border.items():
            if spare and at_ != n and s.terrain[at_] == FERTILE:
                continue
            for m in traffic.ground.beside[at_]:
                if m == n or not traffic.ground.is_dry[m]:
                    continue
                if traffic.hostile(m):
                    if step <= ROAD_STEPS:
                        found[m] = max(found.get(m, 0), room)
                    continue
                here = min(room, army_room(s, p.seat, m, leader))
                if here > reached.get(m, found.get(m, -1)):
                    reached[m] = here
        for m, room in reached.items():
            far = step > ROAD_STEPS and not (n in traffic.mine and m in traffic.mine)
            if not far:
                found[m] = max(found.get(m, -1), room)
        border = reached
    return found


# Who goes


async def walk(s: ClashTable, p: Player, traffic: Traffic, n: int, where: Option) -> None:
    """A land group makes its move."""
    m = s.ground.where(where)
    road = where.verb == "road"
    units = [u for u in at(s, p.seat, n) if traffic.can_move(u, 0 if road else STUCK)]
    attack = s.ground.is_dry[m] and traffic.hostile(m)
    spare = attack and has_gardens(s, p, m)
    if attack:
        able = [u for u in units if is_army(u)]
        able = able if road else traffic.can_attack(m, able)
        able = [u for u in able if not gardens_stop(s, p, m, u)]
        calm = 0 if road else CALM  # COC-MOV-18
        units = able + [u for u in units if kind_of(u) == SETTLER and not u & calm]
    room = [
        road_ends(traffic, n, leader, spare=spare).get(m, 0) if road else limit_at(s, p, m, leader)
        for leader in (False, True)
    ]
    afloat = ship_room(s, p.seat, m) if s.ground.is_sea[m] else UNLIMITED

    def fits(group: dict[int, int]) -> bool:
        if sum(group.values()) > afloat or (attack and not armies(group)):
            return False  # COC-MOV-13, COC-SEA-14
        return armies(group) <= room[LEADER in group]

    options = chosen(counted(units), fits)
    answer = await choose(p.seat, "group", options, start=s.ground.things[n], end=where.things[0])
    group = picked(units, answer)
    if attack:
        await pay_toll(s, p, m)
    origin = n
    if road:
        await pay(s, p, ROADS, "advance:roads")
        army = [u for u in group if is_army(u)]
        origin = await by_way_of(s, p, traffic, n, m, army)
        if len(army) > road_ends(traffic, n, led(army), spare=True).get(m, 0):
            mark(s, p.seat, group, CROSSED)
            group = [u | CROSSED for u in group]
    if s.terrain[m] == "?":
        await explore_by_land(s, p, m)
    await arrive(s, p, group, n, m, origin=origin, road=road)


def limit_at(s: ClashTable, p: Player, m: int, leader: bool) -> int:
    """How many army units can enter a space (COC-MOV-14)."""
    return UNLIMITED if s.ground.is_sea[m] else army_room(s, p.seat, m, leader)


async def by_way_of(
    s: ClashTable, p: Player, traffic: Traffic, n: int, m: int, army: list[int]
) -> int:
    """The last space of a Roads move before its end, for a retreat (COC-MOV-25)."""
    if not traffic.hostile(m) or m in traffic.ground.beside[n]:
        return n
    between = [
        via
        for via in traffic.ground.beside[m]
        if via in traffic.ground.beside[n]
        and traffic.ground.is_dry[via]
        and not traffic.hostile(via)
        and army_room(s, p.seat, via, led(army)) >= len(army)
        and not (s.terrain[via] == FERTILE and has_gardens(s, p, m))
    ]
    options = s.ground.options("via")
    return s.ground.where(await choose(p.seat, "via", [options[via] for via in between]))


async def arrive(
    s: ClashTable,
    p: Player,
    group: list[int],
    n: int,
    m: int,
    *,
    origin: int,
    road: bool = False,
) -> None:
    """A group comes to a space; if enemies are there it fights (COC-MOV-12)."""
    flags = MOVED | (0 if road else rest_of(s, p, group, m))
    if s.terrain[m] == FERTILE:
        flags |= CROSSED
    shift(s, p.seat, group, m, flags)
    log(
        s,
        "moved",
        seat=SEAT[p.seat],
        n=len(group),
        start=s.ground.things[n],
        end=s.ground.things[m],
    )
    fights = enemies_at(s, p.seat, m) != NOBODY or city_owner(s, m) not in (NOBODY, p.seat)
    if fights and s.ground.is_dry[m]:
        begin_battle(s, p.seat, m, origin, landed=s.ground.is_sea[n])
    here = [m << 9 | (u & 511) | flags for u in group]
    await react(s, p, "moved", tuple(here), n, m)


def rest_of(s: ClashTable, p: Player, group: list[int], m: int) -> int:
    """What the terrain of a space forbids for the rest of the turn (COC-MOV-09, COC-MOV-10)."""
    flags = STUCK if s.terrain[m] == MOUNTAIN else CALM if s.terrain[m] == FOREST else 0
    if not flags:
        return 0
    found: int = HOOKS.value(s, "move.ends", flags, p, tuple(group), m)
    return found
