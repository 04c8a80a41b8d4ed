"""Babylon: its advances and leaders (COC-CIV-13 … 15, COC-CIV-57)."""

from __future__ import annotations

from oikumene.engine.journal import log
from oikumene.titles.clash.cards import (
    FOOD,
    HAPPY,
    IDEAS,
    INFANTRY,
    ORE,
    SEAT,
    UNITS,
    WOOD,
    Goods,
    amount,
)
from oikumene.titles.clash.decks import draw_action
from oikumene.titles.clash.effects.civilizations.common import LEADERSHIP, erects
from oikumene.titles.clash.hooks import HOOKS
from oikumene.titles.clash.leaders import leader_city, leader_space, leads
from oikumene.titles.clash.pieces import army_room, place, ship_room, supply
from oikumene.titles.clash.recruiting import place_free
from oikumene.titles.clash.resources import Price, gain, gain_one_of
from oikumene.titles.clash.sides import ATTACKER, player_of
from oikumene.titles.clash.state import Battle, ClashTable, Player, number_of_cities

FEW_CARDS = 4
"""Action cards beside which the Code of Laws brings another."""
BRICKS = tuple((IDEAS, kind) for kind in (FOOD, WOOD, ORE))
"""Ideas for what a Temple costs."""
LAW = amount({"culture": 1})


@HOOKS.reacts("collected", "canals")
async def canals(
    s: ClashTable, owner: int, p: Player, _n: int, goods: Goods, _taken: tuple[tuple[int, int], ...]
) -> None:
    """A single food brings another (COC-CIV-13)."""
    if p.seat == owner and goods[FOOD] == 1:
        gain(s, p, {"food": 1}, "advance:canals")


@HOOKS.reacts("influenced", "code_of_laws")
async def code_of_laws(s: ClashTable, owner: int, p: Player, _source: int, _target: int) -> None:
    """Successful influence brings a card to a small hand."""
    if p.seat == owner and len(p.actions) <= FEW_CARDS:
        await draw_action(s, p)


@HOOKS.reacts("event.draws", "star_catalogues")
async def star_catalogues(s: ClashTable, owner: int, p: Player) -> None:
    """Before every event an idea or a culture token."""
    if p.seat == owner:
        await gain_one_of(s, p, {"ideas": 1}, {"culture": 1}, why="advance:star_catalogues")


@HOOKS.changes("build.price", "ziggurats")
def ziggurats(_s: ClashTable, owner: int, due: Price, p: Player, _n: int, what: str) -> Price:
    """Ideas build Temples; the limit on ideas is worked into COC-RES-10."""
    return due.plus_swaps(*BRICKS) if p.seat == owner and what == "temple" else due


# Hammurabi


@HOOKS.changes("mood.price", "hammurabi")
def lawgiver(s: ClashTable, owner: int, due: Price, p: Player, n: int, levels: int) -> Price:
    """A culture token makes his city Happy."""
    if p.seat != owner or n != leader_city(s, p) or s.cities[n].mood + levels != HAPPY:
        return due
    return due.also(LAW)


@HOOKS.changes("build.price", "hammurabi")
def guardian(s: ClashTable, owner: int, due: Price, p: Player, n: int, what: str) -> Price:
    """A Fortress in his city costs only ore."""
    if p.seat != owner or n != leader_city(s, p) or what != "fortress":
        return due
    return due.without(FOOD, WOOD)


# Nabopolassar


@HOOKS.changes("combat.bonus", "nabopolassar")
def liberator(s: ClashTable, owner: int, bonus: int, b: Battle, side: int) -> int:
    """He is stronger against a player with as many cities or more (COC-CIV-57)."""
    foe = player_of(s, b, 1 - side)
    if foe is None or not leads(s, owner, b, side):
        return bonus
    strong = number_of_cities(s, foe.seat) >= number_of_cities(s, owner)
    return bonus + LEADERSHIP * strong


@HOOKS.reacts("city.lost", "nabopolassar")
async def revolt(s: ClashTable, owner: int, p: Player, _n: int) -> None:
    """After the loss of a city an infantry joins him, or another city (COC-CIV-57)."""
    if p.seat != owner or not supply(s, owner, INFANTRY):
        return
    n = leader_space(s, p)
    room = ship_room(s, owner, n) if s.ground.is_sea[n] else army_room(s, owner, n)
    if room < 1:
        await place_free(s, p, INFANTRY, "revolt")
        return
    place(s, owner, INFANTRY, n)
    log(s, "placed", seat=SEAT[owner], unit=f"unit:{UNITS[INFANTRY]}", city=s.ground.things[n])


# Nebuchadnezzar II


erects("nebuchadnezzar_ii", "great_gardens")


@HOOKS.changes("combat.bonus", "nebuchadnezzar_ii")
def iconoclast(s: ClashTable, owner: int, bonus: int, b: Battle, side: int) -> int:
    """He is stronger against a city with a Temple."""
    if side != ATTACKER or not b.city or not leads(s, owner, b, side):
        return bonus
    return bonus + LEADERSHIP * ("temple" in s.cities[b.space].buildings)
