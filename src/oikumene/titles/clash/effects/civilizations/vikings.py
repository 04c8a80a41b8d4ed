"""The Vikings: their advances and leaders (COC-CIV-51 … 56); raids are with the trade routes."""

from __future__ import annotations

from oikumene.engine.decision import Option, choose
from oikumene.engine.journal import log
from oikumene.titles.clash.cards import (
    ANGRY,
    ARMY,
    FOOD,
    INFANTRY,
    NOWHERE,
    SEAT,
    SETTLER,
    SHIP,
    UNITS,
)
from oikumene.titles.clash.cities import activate, why_not_activate
from oikumene.titles.clash.effects.advances import raise_taxes
from oikumene.titles.clash.ground import region_of
from oikumene.titles.clash.hooks import HOOKS
from oikumene.titles.clash.jobs import first_do
from oikumene.titles.clash.leaders import leader_city, leader_space, leads
from oikumene.titles.clash.movement import WAYS, arrive
from oikumene.titles.clash.pieces import (
    FLAGS,
    FOUGHT,
    STUCK,
    army_room,
    at,
    building_supply,
    capacity,
    is_army,
    kind_of,
    place,
    ship_room,
    ships_at,
    space_of,
    supply,
    take,
    unit,
)
from oikumene.titles.clash.resources import Price, can_pay, exactly, gain, pay
from oikumene.titles.clash.seafaring import sailors
from oikumene.titles.clash.sides import ATTACKER
from oikumene.titles.clash.state import Battle, City, ClashTable, Player, has, use_up
from oikumene.titles.clash.traffic import Traffic, armies, chosen, counted, pay_toll, picked
from oikumene.titles.clash.uses import usable, wants

HOLD = 3
"""Land units that a longship carries."""
FALLEN = 2
"""Army units for which a rune stone is raised."""
CUBE = exactly(culture=1)
PREY = {"gold": 2}
HORROR = 2
BEACH, LAUNCH = "beach", "launch"
"""``beach C4 B4``: ships of B4 become land units on C4; ``launch`` is the way back."""
ALONE = Option("alone")


# Ship Construction


@HOOKS.changes("advance.price", "ship_construction")
def born_sailors(_s: ClashTable, owner: int, price: Price, p: Player, id_: str) -> Price:
    """Navigation costs no food (COC-CIV-51)."""
    return price.without(FOOD) if p.seat == owner and id_ == "navigation" else price


@HOOKS.changes("move.more", "ship_construction")
def shipwrights(s: ClashTable, owner: int, ways: list[Option], p: Player, n: int) -> list[Option]:
    """Ships turn into land units and back beside the shore (COC-CIV-51, COC-CIV-52)."""
    if p.seat != owner:
        return ways
    traffic = Traffic(s, p)
    if s.ground.is_sea[n]:
        shores = [m for m in s.ground.beside[n] if can_beach(traffic, n, m)]
        return [*ways, *(_way(s, BEACH, n, m) for m in shores)]
    seas = [m for m in s.ground.seas(n) if m not in traffic.others]
    return [*ways, *(_way(s, LAUNCH, n, m) for m in seas if launchings(traffic, n))]


def _way(s: ClashTable, verb: str, n: int, m: int) -> Option:
    names, things = s.ground.names, s.ground.things
    return Option(verb, (names[m], names[n]), (things[m],))


def _ends(s: ClashTable, way: Option) -> tuple[int, int]:
    to, start = (s.ground.where_is[str(name)] for name in way.args)
    return start, to


def can_beach(traffic: Traffic, n: int, m: int) -> bool:
    """Whether ships can become land units on a space."""
    return traffic.ground.is_dry[m] and not traffic.hostile(m) and bool(beachings(traffic, n, m))


def beachings(traffic: Traffic, n: int, m: int) -> list[Option]:
    """What ships can become: infantry, with Tactics, and settlers (COC-CIV-51)."""
    s, seat = traffic.s, traffic.p.seat
    ships = len(sailors(traffic, n))
    most = {kind: min(ships, supply(s, seat, kind)) for kind in (INFANTRY, SETTLER)}
    if not traffic.tactics:
        most[INFANTRY] = 0

    def fits(new: dict[int, int]) -> bool:
        return sum(new.values()) <= ships and bool(parties(traffic, n, m, new))

    return chosen(most, fits)


def parties(traffic: Traffic, n: int, m: int, new: dict[int, int]) -> list[Option]:
    """Who lands with ships that become these units; the others need a ship (COC-CIV-54)."""
    s, seat = traffic.s, traffic.p.seat
    cargo = [u for u in at(s, seat, n) if kind_of(u) != SHIP]
    berths = capacity(s, seat) * (len(ships_at(s, seat, n)) - sum(new.values()))
    room = army_room(s, seat, m) - new.get(INFANTRY, 0)
    if room < 0:
        return []

    def fits(group: dict[int, int]) -> bool:
        return armies(group) <= room and len(cargo) - sum(group.values()) <= berths

    found = chosen(counted(landing(traffic, n)), fits)
    return [*found, ALONE] if len(cargo) <= berths else found


def landing(traffic: Traffic, n: int) -> list[int]:
    """The cargo that can land."""
    return [u for u in at(traffic.s, traffic.p.seat, n) if traffic.can_move(u, STUCK)]


def launchings(traffic: Traffic, n: int) -> list[Option]:
    """Which land units can become ships (COC-CIV-51)."""
    ships = supply(traffic.s, traffic.p.seat, SHIP)
    units = [u for u in traffic.movers(n) if kind_of(u) in (INFANTRY, SETTLER)]
    return chosen(counted(units), lambda old: sum(old.values()) <= ships)


def group_of(answer: Option) -> dict[int, int]:
    """The units that an option of `chosen` names."""
    words = zip(answer.args[::2], answer.args[1::2], strict=True)
    return {UNITS.index(str(name)): int(n) for name, n in words}


def refit(s: ClashTable, p: Player, u: int, kind: int) -> int:
    """A unit becomes another, and may do no more than before (COC-CIV-53)."""
    n, flags = space_of(u), u & FLAGS
    take(s, p.seat, u)
    place(s, p.seat, kind, n, flags)
    log(
        s,
        "refitted",
        seat=SEAT[p.seat],
        old=f"unit:{UNITS[kind_of(u)]}",
        unit=f"unit:{UNITS[kind]}",
    )
    return unit(n, kind, flags)


async def beach(s: ClashTable, p: Player, way: Option) -> None:
    """Ships go ashore (COC-CIV-51 … 54)."""
    n, m = _ends(s, way)
    traffic = Traffic(s, p)
    start, end = s.ground.things[n], s.ground.things[m]
    answer = await choose(p.seat, BEACH, beachings(traffic, n, m), start=start, end=end)
    new = group_of(answer)
    along = await choose(p.seat, "along", parties(traffic, n, m, new), start=start, end=end)
    group = [] if along == ALONE else picked(landing(traffic, n), along)
    ships = iter(sorted(sailors(traffic, n)))
    for kind, number in new.items():
        group += [refit(s, p, next(ships), kind) for _ in range(number)]
    await arrive(s, p, group, n, m, origin=n)


async def launch(s: ClashTable, p: Player, way: Option) -> None:
    """Land units go to sea as ships, and others aboard (COC-CIV-51 … 54)."""
    n, m = _ends(s, way)
    traffic = Traffic(s, p)
    start, end = s.ground.things[n], s.ground.things[m]
    answer = await choose(p.seat, LAUNCH, launchings(traffic, n), start=start, end=end)
    hulls = picked(traffic.movers(n), answer)
    others = traffic.movers(n)
    for u in hulls:
        others.remove(u)
    berths = ship_room(s, p.seat, m) + capacity(s, p.seat) * len(hulls)
    crews = chosen(counted(others), lambda group: sum(group.values()) <= berths)
    along = await choose(p.seat, "along", [*crews, ALONE], start=start, end=end)
    group = [] if along == ALONE else picked(others, along)
    group += [refit(s, p, u, SHIP) for u in hulls]
    await arrive(s, p, group, n, m, origin=n)


WAYS[BEACH], WAYS[LAUNCH] = beach, launch


# Longships, Rune Stones


@HOOKS.changes("ship.rests", "longships")
def restless(_s: ClashTable, owner: int, rests: bool, p: Player) -> bool:
    """Ships that fought sail on,"""
    return rests and p.seat != owner


@HOOKS.changes("ship.capacity", "longships")
def longships(_s: ClashTable, owner: int, hold: int, of: int) -> int:
    """and carry more."""
    return max(hold, HOLD) if of == owner else hold


@HOOKS.reacts("battle.ended", "rune_stones")
async def rune_stones(s: ClashTable, owner: int, p: Player, b: Battle, _won: int) -> None:
    """An Obelisk is laid down for fallen warriors (COC-CIV-56)."""
    if p.seat != owner or not building_supply(s, p, "obelisk"):
        return
    fallen = sum(kind in ARMY for kind in b.lost[b.side_of(owner)])
    if fallen >= FALLEN and await wants(p, "advance", "rune_stones"):
        p.runes += 1
        log(s, "rune-stone", seat=SEAT[owner])


# Erik the Red


def at_sea(s: ClashTable, p: Player) -> int:
    """The Sea space of the leader."""
    n = leader_space(s, p)
    return n if n != NOWHERE and s.ground.is_sea[n] else NOWHERE


def can_chart(s: ClashTable, p: Player) -> bool:
    """Whether Erik is at sea in a region without a cube."""
    n = at_sea(s, p)
    return n != NOWHERE and region_of(n) not in p.charted and can_pay(s, p, CUBE)


@usable("erik_the_red", main=True, ready=can_chart)
async def legendary_explorer(s: ClashTable, p: Player) -> None:
    """A cube, worth a point, on the region that he sails."""
    await pay(s, p, CUBE, "leader:erik_the_red")
    n = at_sea(s, p)
    p.charted = (*p.charted, region_of(n))
    log(s, "charted", seat=SEAT[p.seat], space=s.ground.things[n])


def colonies(s: ClashTable, p: Player) -> list[int]:
    """Where everybody aboard with Erik can land, or attack."""
    n = at_sea(s, p)
    traffic = Traffic(s, p)
    if n == NOWHERE or not traffic.tactics:
        return []
    if any(u & FOUGHT for u in at(s, p.seat, n) if kind_of(u) != SHIP):  # COC-MOV-08
        return []
    army = [u for u in at(s, p.seat, n) if is_army(u)]
    return [
        m
        for m in s.ground.beside[n]
        if s.ground.is_dry[m]
        and army_room(s, p.seat, m, comes=True) >= len(army)
        and (not traffic.hostile(m) or len(traffic.can_attack(m, army)) == len(army))
    ]


@usable("erik_the_red", ready=lambda s, p: bool(colonies(s, p)))
async def new_colonies(s: ClashTable, p: Player) -> None:
    """All land units of his Sea space go ashore."""
    n = at_sea(s, p)
    options = s.ground.options("to")
    answer = await choose(p.seat, "new-colonies", [options[m] for m in colonies(s, p)])
    m = s.ground.where(answer)
    if Traffic(s, p).hostile(m):
        await pay_toll(s, p, m)
    group = [u for u in at(s, p.seat, n) if kind_of(u) != SHIP]
    await arrive(s, p, group, n, m, origin=n)


# Knut


def can_demand(s: ClashTable, p: Player) -> bool:
    """Whether Knut's city can be activated for Taxes that were not yet raised."""
    n = leader_city(s, p)
    if n == NOWHERE or not has(p, "taxes") or "taxes" in s.used:
        return False
    return why_not_activate(s, n) is None


@usable("knut", main=True, once=True, ready=can_demand)
async def danegeld(s: ClashTable, p: Player) -> None:
    """Taxes without a mood token."""
    n = leader_city(s, p)
    use_up(s, "taxes")
    await activate(s, p, n, "leader")
    first_do(s, f"activated {n} leader {s.charged}")
    await raise_taxes(s, p)


# Ragnar


@HOOKS.reacts("captured", "ragnar")
async def prey(s: ClashTable, owner: int, p: Player, n: int, _former: int, city: City) -> None:
    """Gold from a city that was not Angry when he took it."""
    if p.seat == owner and leader_space(s, p) == n and city.mood != ANGRY:
        gain(s, p, PREY, "leader:ragnar")


@HOOKS.changes("combat.bonus", "ragnar")
def horror_of_the_north(s: ClashTable, owner: int, bonus: int, b: Battle, side: int) -> int:
    """He fights better when he comes from the sea."""
    if side != ATTACKER or not b.landed or not leads(s, owner, b, side):
        return bonus
    return bonus + HORROR
