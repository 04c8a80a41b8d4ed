"""Rome: its advances and leaders (COC-CIV-47 … 50); Sulla's consent is with the barbarians."""

from __future__ import annotations

from oikumene.engine.decision import Option, choose
from oikumene.engine.journal import log
from oikumene.titles.clash.advances import PRICE, gain_advance, why_not_gain
from oikumene.titles.clash.cards import (
    BARBARIANS,
    BUILDINGS,
    CAVALRY,
    FOOD,
    HAPPY,
    INFANTRY,
    MOOD,
    NEUTRAL,
    NOWHERE,
    RESOURCES,
    SEAT,
)
from oikumene.titles.clash.cities import activate, set_mood, why_not_activate
from oikumene.titles.clash.decks import action_thing, draw_action, draw_objective
from oikumene.titles.clash.effects.events import give_up
from oikumene.titles.clash.ground import region_of
from oikumene.titles.clash.hooks import HOOKS
from oikumene.titles.clash.jobs import first_do
from oikumene.titles.clash.leaders import leader_city, leader_space, leads
from oikumene.titles.clash.mood import improve, raises
from oikumene.titles.clash.pieces import army_room, place, supply
from oikumene.titles.clash.resources import Price, can_pay, exactly, gain, pay
from oikumene.titles.clash.state import Battle, City, ClashTable, Player, cities_of
from oikumene.titles.clash.uses import usable, wants

SANITATION = "sanitation"
LONG_ROADS = 4
SLAVES = tuple((MOOD, kind) for kind in RESOURCES)
SPOILS = {"gold": 1, "mood": 1}
REMOTE = 3
"""Spaces between the starting city and a province."""
TOKEN = exactly(culture=1)
PROCONSUL = exactly(gold=1)
STRENGTH = 2


# Aqueduct; the event cards themselves name it as a protection


@HOOKS.changes("advance.price", "aqueduct")
def cheap_sanitation(_s: ClashTable, owner: int, price: Price, p: Player, id_: str) -> Price:
    """Sanitation costs no food as an action (COC-CIV-47),"""
    return price.without(FOOD) if p.seat == owner and id_ == SANITATION else price


def can_clean(s: ClashTable, p: Player) -> bool:
    """Whether Sanitation can be had for its normal price."""
    return why_not_gain(p, SANITATION) is None and can_pay(s, p, PRICE)


@usable("aqueduct", ready=can_clean)
async def aqueduct(s: ClashTable, p: Player) -> None:
    """or its normal price and no action (COC-CIV-47)."""
    way = await pay(s, p, PRICE, f"advance:{SANITATION}")
    await gain_advance(s, p, SANITATION, way)


# Roman Roads, Captivi, Provinces


@HOOKS.changes("roads.reach", "roman_roads")
def roman_roads(_s: ClashTable, owner: int, steps: int, p: Player) -> int:
    """Four spaces from city to city (COC-CIV-48)."""
    return max(steps, LONG_ROADS) if p.seat == owner else steps


@HOOKS.changes("build.price", "captivi")
def slave_labour(_s: ClashTable, owner: int, price: Price, p: Player, _n: int, what: str) -> Price:
    """Mood tokens pay for buildings (COC-CIV-49);"""
    return price.plus_swaps(*SLAVES) if p.seat == owner and what in BUILDINGS else price


@HOOKS.reacts("battle.ended", "captivi")
async def spoils(s: ClashTable, owner: int, p: Player, _b: Battle, won: int) -> None:
    """a victory brings gold and mood (COC-CIV-49)."""
    if p.seat == owner == won:
        gain(s, p, SPOILS, "advance:captivi")


@HOOKS.changes("recruit.where", "provinces")
def auxiliaries(s: ClashTable, owner: int, here: bool, p: Player, n: int, kind: int) -> bool:
    """Cavalry needs no Market far from home (COC-CIV-50)."""
    if here or p.seat != owner or kind != CAVALRY:
        return here
    return s.ground.distances(p.start)[n] >= REMOTE


@HOOKS.changes("capture.mood", "provinces")
def mild_rule(_s: ClashTable, owner: int, mood: int, p: Player, _n: int, _city: City) -> int:
    """Captured cities are Neutral,"""
    return max(mood, NEUTRAL) if p.seat == owner else mood


@HOOKS.reacts("captured", "provinces")
async def provinces(
    s: ClashTable, owner: int, p: Player, n: int, _former: int, _city: City
) -> None:
    """or Happy for a culture token (COC-CIV-50)."""
    if p.seat != owner or n not in s.cities or s.cities[n].mood == HAPPY:
        return
    if not can_pay(s, p, TOKEN):
        return
    if await wants(p, "advance", "provinces"):
        await pay(s, p, TOKEN, "advance:provinces")
        set_mood(s, n, HAPPY)


# Augustus


def can_govern(s: ClashTable, p: Player) -> bool:
    """Whether Augustus is in an own city that can be activated, and has a token."""
    n = leader_city(s, p)
    return n != NOWHERE and why_not_activate(s, n) is None and can_pay(s, p, TOKEN)


@usable("augustus", main=True, ready=can_govern)
async def princeps(s: ClashTable, p: Player) -> None:
    """Draw an action and an objective card, then discard one of each."""
    n = leader_city(s, p)
    await pay(s, p, TOKEN, "leader:augustus")
    await activate(s, p, n, "leader")
    first_do(s, f"activated {n} leader {s.charged}")
    await draw_action(s, p)
    draw_objective(s, p)
    if p.actions:
        await give_up(s, p, await choose(p.seat, "princeps", lambda: actions_of(p)))
    if p.objectives:
        await give_up(s, p, await choose(p.seat, "princeps", lambda: objectives_of(p)))


def actions_of(p: Player) -> list[Option]:
    """The action cards that can be discarded."""
    return [Option("discard", (card,), (action_thing(card),)) for card in p.actions]


def objectives_of(p: Player) -> list[Option]:
    """The objective cards that can be discarded."""
    return [Option("drop", (card,), (f"objective_card:{card}",)) for card in p.objectives]


@HOOKS.changes("combat.bonus", "augustus")
def emperor(s: ClashTable, owner: int, bonus: int, b: Battle, side: int) -> int:
    """He fights better in regions without own cities."""
    if not leads(s, owner, b, side):
        return bonus
    foreign = region_of(b.space) not in {region_of(n) for n in cities_of(s, owner)}
    return bonus + STRENGTH * foreign


# Caesar


def can_please(s: ClashTable, p: Player) -> bool:
    """Whether the mood of Caesar's city can be raised."""
    n = leader_city(s, p)
    return n != NOWHERE and any(raises(s, p, [n]))


@usable("caesar", ready=can_please)
async def statesman(s: ClashTable, p: Player) -> None:
    """Civic improvement in his city."""
    await improve(s, p, [leader_city(s, p)])


@HOOKS.reacts("captured", "caesar")
async def proconsul(
    s: ClashTable, owner: int, p: Player, n: int, _former: int, _city: City
) -> None:
    """An infantry joins him in a city that he captured."""
    if p.seat != owner or leader_space(s, p) != n or not can_pay(s, p, PROCONSUL):
        return
    if not supply(s, owner, INFANTRY) or army_room(s, owner, n) < 1:
        return
    if await wants(p, "leader", "caesar"):
        await pay(s, p, PROCONSUL, "leader:caesar")
        place(s, owner, INFANTRY, n)
        log(s, "placed", seat=SEAT[owner], unit="unit:infantry", city=s.ground.things[n])


# Sulla


@HOOKS.changes("influence.barred", "sulla")
def dictator(s: ClashTable, owner: int, barred: bool, _p: Player, n: int) -> bool:
    """Nobody influences the city that he is in."""
    return barred or leader_city(s, s.players[owner]) == n


@HOOKS.changes("combat.bonus", "sulla")
def civilizer(s: ClashTable, owner: int, bonus: int, b: Battle, side: int) -> int:
    """He fights better against barbarians."""
    if b.owner_of(1 - side) != BARBARIANS or not leads(s, owner, b, side):
        return bonus
    return bonus + STRENGTH
