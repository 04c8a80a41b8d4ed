"""Carthage: its advances and leaders (COC-CIV-16 … 22).

Pirate ships beside Carthage's units stand among its own ships, marked HIRED, until they are alone.
"""

from __future__ import annotations

from typing import Any

from oikumene.engine.decision import Option, choose
from oikumene.titles.clash.capture import check_cargo
from oikumene.titles.clash.cards import (
    CULTURE,
    DONE,
    ELEPHANT,
    FOOD,
    GOLD,
    INFANTRY,
    LEADER,
    MOOD,
    NOWHERE,
    PIRATES,
    SHIP,
    Goods,
)
from oikumene.titles.clash.combat import begin_battle
from oikumene.titles.clash.effects.civilizations.common import LEADERSHIP
from oikumene.titles.clash.founding import found, settle, sites, why_not_site
from oikumene.titles.clash.hooks import HOOKS
from oikumene.titles.clash.leaders import aboard, dismiss, leader_space, leads
from oikumene.titles.clash.movement import WAYS
from oikumene.titles.clash.pieces import (
    CROSSED,
    FOUGHT,
    HIRED,
    MOVED,
    STUCK,
    army_room,
    at,
    capacity,
    kind_of,
    led,
    mark,
    place,
    shift,
    ships_at,
    space_of,
    spaces_with,
    supply,
    take,
)
from oikumene.titles.clash.recruiting import draft_price
from oikumene.titles.clash.resources import Price
from oikumene.titles.clash.rounds import BROKEN_OFF
from oikumene.titles.clash.routes import one_more
from oikumene.titles.clash.seafaring import sail, sails
from oikumene.titles.clash.sides import DEFENDER
from oikumene.titles.clash.state import Battle, ClashTable, Player, has, use_up
from oikumene.titles.clash.traffic import (
    NAVIGATED,
    SAILED,
    Traffic,
    armies,
    chosen,
    counted,
    picked,
)
from oikumene.titles.clash.uses import usable, wants

ATTACK, ALLY = Option("attack"), Option("ally")
CARRIED = "hanno"
"""A mark in `used`: the leader has moved this turn."""
STRATEGY = 2
"""The most that Hannibal's enemies can add."""


# Recruiting


@HOOKS.changes("recruit.where", "warbeasts")
def wild_elephants(_s: ClashTable, owner: int, here: bool, p: Player, _n: int, kind: int) -> bool:
    """Elephants need no Market,"""
    return here or (p.seat == owner and kind == ELEPHANT)


@HOOKS.changes("recruit.price", "warbeasts")
def warbeasts(s: ClashTable, owner: int, due: Price, p: Player, n: int, kind: int) -> Price:
    """but then cost at least one gold or culture token; culture stands for their food anywhere."""
    if p.seat != owner or kind != ELEPHANT:
        return due
    due = due.plus_swaps((CULTURE, FOOD))
    if "market" in s.cities[n].buildings:
        return due
    costs = (one_more(cost, FOOD, -1) for cost in due.costs)
    return Price(tuple(one_more(cost, k) for cost in costs for k in (GOLD, CULTURE)), due.swaps)


@HOOKS.changes("draft.price", "carthage_mercenaries")
def mercenaries(
    s: ClashTable, owner: int, due: Price | None, p: Player, n: int, kind: int
) -> Price | None:
    """Draft brings a ship too, and gold pays for it."""
    if p.seat != owner or kind not in (INFANTRY, SHIP) or not has(p, "draft"):
        return due
    if kind == SHIP and "port" in s.cities[n].buildings:
        due = draft_price(p)
    return due and due.plus_swaps((GOLD, MOOD))


# Hegemony


Colonies = dict[Option, tuple[int, int]]
"""The Sea space of a ship and the land beside it."""


def colonies(s: ClashTable, p: Player, spaces: list[int]) -> Colonies:
    """Where the ships of some spaces can become cities (COC-CIV-16): ``colonize C4 C5``."""
    ground, found = s.ground, {}
    for n in spaces:
        for m in sorted(ground.beside[n]) if ships_at(s, p.seat, n) else ():
            if why_not_site(s, p, m) is None:
                names = (ground.names[n], ground.names[m])
                found[Option("colonize", names, (ground.things[n], ground.things[m]))] = n, m
    return found


def all_colonies(s: ClashTable, p: Player) -> Colonies:
    """Where any ship can become a city."""
    return colonies(s, p, spaces_with(u for u in s.units[p.seat] if kind_of(u) == SHIP))


@usable("hegemony", main=True, ready=lambda s, p: bool(all_colonies(s, p)))
async def hegemony(s: ClashTable, p: Player) -> None:
    """A ship founds a city (COC-CIV-16)."""
    await colonize(s, p, all_colonies(s, p))


async def colonize(s: ClashTable, p: Player, options: Colonies) -> None:
    """A ship becomes a city; what it carried goes ashore or to other ships (COC-CIV-17)."""
    n, m = options[await choose(p.seat, "hegemony", list(options))]
    take(s, p.seat, await which_ship(s, p, n))
    await found(s, p, m)
    await go_ashore(s, p, n, m)
    await check_cargo(s, p.seat, n)
    regroup(s, p.seat)


async def which_ship(s: ClashTable, p: Player, n: int) -> int:
    """An own ship or a pirate's."""
    ships = {"pirate" if u & HIRED else "ship": u for u in ships_at(s, p.seat, n)}
    options = [Option("take", (name,), ("unit:ship",)) for name in sorted(ships)]
    return ships[str((await choose(p.seat, "hegemony-ship", options)).args[0])]


async def go_ashore(s: ClashTable, p: Player, n: int, m: int) -> None:
    """Up to a shipload enters the new city and does not move again this turn."""
    cargo = [u for u in at(s, p.seat, n) if kind_of(u) != SHIP]
    hold = capacity(s, p.seat)

    def fits(group: dict[int, int]) -> bool:
        comes = LEADER in group
        return sum(group.values()) <= hold and armies(group) <= army_room(s, p.seat, m, comes)

    options = chosen(counted(cargo), fits)
    if not options:
        return
    answer = await choose(p.seat, "go-ashore", [*options, DONE], city=s.ground.things[m])
    if answer != DONE:
        shift(s, p.seat, picked(cargo, answer), m, FOUGHT)


# Pirate Allies


def pirates_at(s: ClashTable, n: int) -> list[int]:
    """Pirate ships on a space that nobody controls."""
    return ships_at(s, PIRATES, n)


def regroup(s: ClashTable, owner: int) -> None:
    """Pirates beside own units join, unless they are to be attacked; those left alone go."""
    own = {space_of(u) for u in s.units[owner] if not u & HIRED}
    dismissed(s, owner, [u for u in s.units[owner] if u & HIRED and space_of(u) not in own])
    for u in [u for u in s.units[PIRATES] if space_of(u) in own]:
        n = space_of(u)
        if not any(job.startswith(f"battle {owner} {n} ") for job in s.todo):
            take(s, PIRATES, u)
            place(s, owner, SHIP, n, HIRED)


def dismissed(s: ClashTable, owner: int, ships: list[int]) -> None:
    """Hired ships are pirates again."""
    for u in ships:
        take(s, owner, u)
        place(s, PIRATES, SHIP, space_of(u))


async def keep_company(s: ClashTable, owner: int, *_context: Any) -> None:
    """Something has moved or died (COC-CIV-19)."""
    regroup(s, owner)


for _moment in ("battle.ended", "event.told", "moved", "moving.ended", "turn.starts"):
    HOOKS.reacts(_moment, "pirate_allies")(keep_company)


@HOOKS.changes("sea.blocked", "pirate_allies")
def open_sea(s: ClashTable, owner: int, spaces: set[int], p: Player) -> set[int]:
    """Pirates do not stop own ships (COC-CIV-18)."""
    if p.seat != owner:
        return spaces
    return spaces - {space_of(u) for u in s.units[PIRATES]}


@HOOKS.changes("ship.number", "pirate_allies")
def berths(s: ClashTable, owner: int, ships: int, sailor: int, n: int) -> int:
    """Land units may board pirate ships (COC-CIV-19), unless they fight each other."""
    b = s.battle
    if sailor != owner or (b and b.space == n and PIRATES in (b.attacker, b.defender)):
        return ships
    return ships + len(pirates_at(s, n))


@HOOKS.reacts("sailed", "pirate_allies")
async def meet(s: ClashTable, owner: int, p: Player, n: int, origin: int) -> None:
    """The owner decides whether to attack (COC-CIV-18),"""
    if p.seat != owner:
        return
    allies = [u for u in ships_at(s, owner, n) if u & HIRED and not u & MOVED]
    if not allies and not pirates_at(s, n):
        return
    answer = await choose(owner, "pirates", [ALLY, ATTACK], space=s.ground.things[n])
    if answer == ATTACK:
        dismissed(s, owner, allies)  # own ships that lay beside them join (COC-CIV-22)
        begin_battle(s, owner, n, origin)


@HOOKS.reacts("recruited", "pirate_allies")
async def launch(
    s: ClashTable, owner: int, p: Player, n: int, kinds: tuple[int, ...], _spent: Goods
) -> None:
    """with new ships too (COC-CIV-18)."""
    if p.seat == owner and SHIP in kinds:
        await meet(s, owner, p, s.cities[n].port, NOWHERE)
    regroup(s, owner)


@HOOKS.changes("move.more", "pirate_allies")
def turn_on_pirates(
    s: ClashTable, owner: int, options: list[Option], p: Player, n: int
) -> list[Option]:
    """Own ships may attack the pirates beside them (COC-CIV-22)."""
    ships = ships_at(s, owner, n) if p.seat == owner else []
    fresh = any(not u & (HIRED | MOVED | FOUGHT) for u in ships)
    if not fresh or not any(u & HIRED for u in ships):
        return options
    return [*options, s.ground.options("attack-pirates")[n]]


async def attack_pirates(s: ClashTable, p: Player, where: Option) -> None:
    """They stay where they are, so they cannot retreat (COC-CIV-22)."""
    n = s.ground.where(where)
    dismissed(s, p.seat, [u for u in ships_at(s, p.seat, n) if u & HIRED])
    begin_battle(s, p.seat, n, NOWHERE)


WAYS["attack-pirates"] = attack_pirates


# Hannibal


@HOOKS.changes("combat.cap", "hannibal")
def father_of_strategy(s: ClashTable, owner: int, most: int, b: Battle, side: int) -> int:
    """In the first round his enemy adds little (COC-AMB-33)."""
    if b.round > 1 or not leads(s, owner, b, 1 - side):
        return most
    return min(most, STRATEGY)


@HOOKS.changes("move.ends", "hannibal")
def ad_portas(
    _s: ClashTable, owner: int, flags: int, p: Player, units: tuple[int, ...], _m: int
) -> int:
    """With an elephant he crosses Mountains."""
    if p.seat != owner or not led(units) or not any(kind_of(u) == ELEPHANT for u in units):
        return flags
    return flags & ~STUCK


# Hanno


@HOOKS.reacts("moved", "hanno")
async def logbook(
    s: ClashTable, owner: int, p: Player, units: tuple[int, ...], _n: int, m: int
) -> None:
    """What has moved this turn; ships need the mark for nothing else."""
    if p.seat != owner:
        return
    mark(s, owner, [u for u in ships_at(s, owner, m) if u & MOVED], CROSSED)
    if led(units):
        use_up(s, CARRIED)


def can_navigate(s: ClashTable, p: Player) -> bool:
    """Whether Hanno is on ships that have not moved this turn, and can sail."""
    n = leader_space(s, p)
    rested = any(not u & (MOVED | CROSSED) for u in ships_at(s, p.seat, n))
    if not rested or CARRIED in s.used:
        return False
    return next(sails(Traffic(s, p), n), None) is not None


@usable("hanno", once=True, ready=can_navigate)
async def navigator(s: ClashTable, p: Player) -> None:
    """He and the ships of his space make their move of the turn."""
    n = leader_space(s, p)
    mark(s, p.seat, [u for u in ships_at(s, p.seat, n) if u & CROSSED], MOVED)
    traffic = Traffic(s, p)
    where = await choose(p.seat, "where", list(sails(traffic, n)), start=s.ground.things[n])
    await sail(s, p, traffic, n, where, led=True)
    s.used = tuple(each for each in s.used if each not in (SAILED, NAVIGATED))
    here = at(s, p.seat, leader_space(s, p))
    mark(s, p.seat, [u for u in here if u & MOVED or kind_of(u) == LEADER], FOUGHT)


@HOOKS.changes("combat.bonus", "hanno")
def fleet_commander(s: ClashTable, owner: int, bonus: int, b: Battle, side: int) -> int:
    """He is stronger at sea."""
    return bonus + LEADERSHIP * aboard(s, owner, b, side)


# Queen Dido


def dido_founds(s: ClashTable, p: Player) -> bool:
    """Whether a settler beside her, or a ship with Hegemony, can found a city."""
    n = leader_space(s, p)
    return n in sites(s, p) or (has(p, "hegemony") and bool(colonies(s, p, [n])))


@usable("queen_dido", ready=dido_founds)
async def founder(s: ClashTable, p: Player) -> None:
    """Cities are founded for free where she is."""
    n = leader_space(s, p)
    if s.ground.is_sea[n]:
        await colonize(s, p, colonies(s, p, [n]))
    else:
        await settle(s, p, n)


def guards(s: ClashTable, owner: int, b: Battle, side: int) -> bool:
    """Whether she defends a city."""
    return side == DEFENDER and b.city > 0 and leads(s, owner, b, side)


@HOOKS.changes("combat.bonus", "queen_dido")
def defiance(s: ClashTable, owner: int, bonus: int, b: Battle, side: int) -> int:
    """She is stronger when her city is attacked,"""
    return bonus + LEADERSHIP * guards(s, owner, b, side)


@HOOKS.reacts("round.ended", "queen_dido")
async def sacrifice(s: ClashTable, owner: int, p: Player, b: Battle) -> None:
    """and may give her life to break off the attack."""
    if p.seat != owner or b.origin == NOWHERE or not guards(s, owner, b, DEFENDER):
        return
    if not supply(s, owner, INFANTRY) or not await wants(p, "leader", "queen_dido"):
        return
    await dismiss(s, p)
    place(s, owner, INFANTRY, b.space)
    b.effects = (*b.effects, BROKEN_OFF)
