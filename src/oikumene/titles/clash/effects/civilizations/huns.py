"""The Huns: their advances and leaders (COC-CIV-34 … 36).

Raiders are among the trade routes, Hunnic Tribes among the barbarians.
"""

from __future__ import annotations

from oikumene.engine.decision import Option, choose
from oikumene.engine.journal import log
from oikumene.titles.clash.cards import (
    ANGRY,
    BARBARIANS,
    CAVALRY,
    DONE,
    FERTILE,
    FOREST,
    HAPPY,
    LEADER,
    MOUNTAIN,
    NOBODY,
    SEAT,
    Goods,
)
from oikumene.titles.clash.cities import activate, why_not_activate
from oikumene.titles.clash.hooks import HOOKS
from oikumene.titles.clash.jobs import first_do, job
from oikumene.titles.clash.leaders import leader_city, leader_space, leads
from oikumene.titles.clash.movement import WAYS, arrive, steps, walk
from oikumene.titles.clash.pieces import (
    FLAGS,
    MOVED,
    army_at,
    army_room,
    enemies_at,
    kind_of,
    mark,
)
from oikumene.titles.clash.resources import gain
from oikumene.titles.clash.rounds import charges
from oikumene.titles.clash.sides import ATTACKER
from oikumene.titles.clash.state import Battle, City, ClashTable, Player, has, use_up
from oikumene.titles.clash.traffic import Traffic, armies, chosen, counted, picked
from oikumene.titles.clash.uses import usable, wants

ROAM = "roam"
ROAMED, CAMPED, ENFORCED = "roamed", "camped", "enforced"
"""Marks in `used` of a city's space: it moved in this action; it came to a Mountain in this turn;
Bleda rules its next activation."""
GOES_ALONG = (ROAMED, CAMPED, ENFORCED, "closed")
YIELDS = {FERTILE: "food", FOREST: "wood", MOUNTAIN: "ore"}
ALONE = Option("alone")
TRIBUTE, TRIBUTE_RANGE = {"gold": 2}, 2
CAVALRY_STRIKE = 2
"""What a cavalry that tramples does not add (COC-CMB-19)."""


# Nomads


def can_roam(s: ClashTable, p: Player, n: int) -> bool:
    """Whether a city can move (COC-CIV-34)."""
    city = s.cities.get(n)
    if city is None or city.owner != p.seat or city.size > 1 or city.mood == ANGRY:
        return False
    if f"{ROAMED} {n}" in s.used or f"{CAMPED} {n}" in s.used:
        return False
    return why_not_activate(s, n) is None


@HOOKS.changes("move.more", "nomads")
def nomads(s: ClashTable, owner: int, ways: list[Option], p: Player, n: int) -> list[Option]:
    """Small cities move to free land: ``roam`` end start (COC-CIV-34, COC-CIV-35)."""
    if p.seat != owner or not can_roam(s, p, n):
        return ways
    ground = s.ground
    roam = ground.options(ROAM, ground.names[n])
    free = (
        m
        for m in ground.beside[n]
        if ground.is_dry[m] and m not in s.cities and enemies_at(s, owner, m) == NOBODY
    )
    return [*ways, *(roam[m] for m in free)]


async def roam(s: ClashTable, p: Player, where: Option) -> None:
    """A city moves, which is an activation; units may come along (COC-CIV-34, COC-CIV-35)."""
    m, n = s.ground.where(where), s.ground.where_is[str(where.args[1])]
    group = await company(s, p, n, m)
    await activate(s, p, n, ROAM)
    first_do(s, f"activated {m} {ROAM} {m if s.charged == n else s.charged}")
    pitch(s, p, n, m)
    if group:
        await arrive(s, p, group, n, m, origin=n)


WAYS[ROAM] = roam


async def company(s: ClashTable, p: Player, n: int, m: int) -> list[int]:
    """The units that go with a city; it does not count for the army limit (COC-CIV-35)."""
    units = Traffic(s, p).movers(n)
    room = [army_room(s, p.seat, m, leader) for leader in (False, True)]
    groups = chosen(counted(units), lambda group: armies(group) <= room[LEADER in group])
    answer = await choose(
        p.seat,
        "roam-with",
        [*groups, ALONE],
        start=s.ground.things[n],
        end=s.ground.things[m],
    )
    return [] if answer == ALONE else picked(units, answer)


def pitch(s: ClashTable, p: Player, n: int, m: int) -> None:
    """The city stands elsewhere, with its mood and marks, and lives on the land there."""
    s.cities[m] = s.cities.pop(n)
    moved = {f"{word} {n}": f"{word} {m}" for word in GOES_ALONG}
    s.used = (*(moved.get(each, each) for each in s.used), f"{ROAMED} {m}")
    if s.terrain[m] == MOUNTAIN:
        use_up(s, f"{CAMPED} {m}")
    log(s, "roamed", seat=SEAT[p.seat], start=s.ground.things[n], end=s.ground.things[m])
    if s.terrain[m] in YIELDS and m not in s.exhausted:
        gain(s, p, {YIELDS[s.terrain[m]]: 1}, "advance:nomads")


@HOOKS.reacts("moving.ended", "nomads")
async def rest(s: ClashTable, owner: int, p: Player) -> None:
    """In the next move action cities may move again."""
    if p.seat == owner:
        s.used = tuple(each for each in s.used if not each.startswith(ROAMED))


# Mounted Archers


@HOOKS.changes("recruit.where", "mounted_archers")
def steppe(s: ClashTable, owner: int, here: bool, p: Player, n: int, kind: int) -> bool:
    """Cavalry needs no Market in the smallest cities."""
    return here or (p.seat == owner and kind == CAVALRY and s.cities[n].size == 1)


class Riders(Traffic):
    """Cavalry that has just been recruited; no Roads."""

    def __init__(self, s: ClashTable, p: Player) -> None:
        super().__init__(s, p)
        self.roads = False

    def can_move(self, u: int, bound: int) -> bool:
        """Whoever did nothing yet."""
        return kind_of(u) == CAVALRY and not u & FLAGS and super().can_move(u, bound)


@HOOKS.reacts("recruited", "mounted_archers")
async def mounted_archers(
    s: ClashTable, owner: int, p: Player, n: int, kinds: tuple[int, ...], _spent: Goods
) -> None:
    """New cavalry moves at once; the others on the space are marked, so that they stay."""
    if p.seat != owner or CAVALRY not in kinds or not has(p, "tactics"):
        return
    fresh = [u for u in army_at(s, owner, n) if kind_of(u) == CAVALRY and not u & FLAGS]
    mark(s, owner, fresh[kinds.count(CAVALRY) :], MOVED)
    first_do(s, f"ride {n}")


@job("ride")
async def ride(s: ClashTable, where: str) -> None:
    """A group of new cavalry moves, or no more of them."""
    p, n = s.player, int(where)
    riders = Riders(s, p)
    options = list(steps(riders, n))
    if not options:
        return
    answer = await choose(p.seat, "ride", [*options, DONE], start=s.ground.things[n])
    if answer == DONE:
        return
    first_do(s, f"ride {n}")
    await walk(s, p, riders, n, answer)


# Leaders


@HOOKS.changes("collect.number", "attila")
def ruler(s: ClashTable, owner: int, number: int, p: Player, n: int) -> int:
    """His city counts as larger while it is small and not Angry,"""
    city = s.cities[n]
    larger = city.size == 1 and city.mood != ANGRY and n == leader_city(s, p)
    return number + (p.seat == owner and larger)


@HOOKS.changes("recruit.number", "attila")
def warlord(s: ClashTable, owner: int, number: int, p: Player, n: int) -> int:
    """for recruiting too."""
    return ruler(s, owner, number, p, n)


@HOOKS.reacts("round.rolled", "attila")
async def horse_master(s: ClashTable, owner: int, p: Player, b: Battle) -> None:
    """In round 1 one cavalry may trample like an elephant:"""
    side = b.side_of(owner)
    if p.seat != owner or b.round > 1 or not leads(s, owner, b, side):
        return
    dice = charges(s, b, side)
    if dice and await wants(p, "leader", "attila"):
        b.values[side] = max(0, b.values[side] - min(dice) - CAVALRY_STRIKE)
        b.effects = (*b.effects, f"{owner}:attila")


@HOOKS.changes("combat.cancel", "attila")
def trampled(_s: ClashTable, owner: int, hits: int, b: Battle, side: int) -> int:
    """its die is not counted, but a hit is cancelled."""
    tramples = b.owner_of(side) == owner and b.round == 1
    return hits + (tramples and f"{owner}:attila" in b.effects)


def can_enforce(s: ClashTable, p: Player) -> bool:
    """Whether Bleda's city has yet to work, and would work better as a Happy one."""
    n = leader_city(s, p)
    city = s.cities.get(n)
    if city is None or city.activations or city.mood == HAPPY:
        return False
    return f"{ENFORCED} {n}" not in s.used and why_not_activate(s, n) is None


@usable("bleda", ready=can_enforce)
async def enforcer(s: ClashTable, p: Player) -> None:
    """His city will act as a Happy one in its first activation,"""
    n = leader_city(s, p)
    use_up(s, f"{ENFORCED} {n}")
    log(s, "enforced", seat=SEAT[p.seat], city=s.ground.things[n])


def rules(s: ClashTable, owner: int, p: Player, n: int) -> bool:
    """Whether Bleda rules the work of a city."""
    return p.seat == owner and f"{ENFORCED} {n}" in s.used and n == leader_city(s, p)


@HOOKS.changes("city.mood", "bleda")
def obedient(s: ClashTable, owner: int, mood: int, p: Player, n: int, _what: str) -> int:
    """whatever its mood,"""
    return HAPPY if rules(s, owner, p, n) else mood


@HOOKS.reacts("activating", "bleda")
async def exhausting(s: ClashTable, owner: int, p: Player, n: int, _what: str) -> None:
    """and then rest for this turn."""
    if rules(s, owner, p, n):
        use_up(s, f"closed {n}")


@HOOKS.reacts("activated", "bleda")
async def obeyed(s: ClashTable, owner: int, p: Player, n: int, _what: str) -> None:
    """It was one activation."""
    if rules(s, owner, p, n):
        s.used = tuple(each for each in s.used if each != f"{ENFORCED} {n}")


@HOOKS.changes("combat.mute", "bleda")
def battering_rams(s: ClashTable, owner: int, mute: bool, b: Battle, side: int) -> bool:
    """The defender of a city that he attacks plays no card in round 1."""
    if side == ATTACKER or b.round > 1 or not b.city:
        return mute
    return mute or leads(s, owner, b, ATTACKER)


@HOOKS.reacts("captured", "rugila")
async def tribute(s: ClashTable, owner: int, p: Player, n: int, _former: int, _city: City) -> None:
    """Gold if enemies fear for a city near the one that he took."""
    if p.seat != owner or n != leader_space(s, p):
        return
    near = s.ground.within(n, TRIBUTE_RANGE)
    if any(m in s.cities and s.cities[m].owner != owner for m in near if m != n):
        gain(s, p, TRIBUTE, "leader:rugila")


@HOOKS.changes("capture.mood", "rugila")
def unifier(s: ClashTable, owner: int, mood: int, p: Player, n: int, city: City) -> int:
    """Barbarians greet him."""
    greeted = p.seat == owner and city.owner == BARBARIANS and n == leader_space(s, p)
    return HAPPY if greeted else mood
