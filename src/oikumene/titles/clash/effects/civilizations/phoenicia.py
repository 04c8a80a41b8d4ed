"""Phoenicia: its advances and leaders; what concerns its trade is with the trade routes."""

from __future__ import annotations

from oikumene.titles.clash.cards import HAPPY
from oikumene.titles.clash.effects.civilizations.common import teaches
from oikumene.titles.clash.hooks import HOOKS
from oikumene.titles.clash.leaders import leader_space, leads
from oikumene.titles.clash.resources import can_pay, exactly, gain, pay
from oikumene.titles.clash.sides import DEFENDER, player_of
from oikumene.titles.clash.state import Battle, City, ClashTable, Player, cities_of, has, lasts
from oikumene.titles.clash.uses import wants

BIREMES = 2
ASTARTE, NEAR = 2, 2
PROTECTION = exactly(culture=1)


@HOOKS.changes("influence.fixed", "city_independence")
def faithful_ports(_s: ClashTable, owner: int, fixed: bool, colour: int, building: str) -> bool:
    """Own Ports cannot be influenced"""
    return fixed or (colour == owner and building == "port")


@HOOKS.changes("capture.keeps", "city_independence")
def free_ports(_s: ClashTable, owner: int, keeps: bool, colour: int, building: str) -> bool:
    """and keep their colour when their city falls."""
    return keeps or (colour == owner and building == "port")


@HOOKS.changes("combat.bonus", "biremes")
def biremes(s: ClashTable, owner: int, bonus: int, b: Battle, side: int) -> int:
    """Stronger at sea; against War Ships only in round 1."""
    if not b.sea or b.owner_of(side) != owner:
        return bonus
    foe = player_of(s, b, 1 - side)
    matched = foe is not None and has(foe, "war_ships") and b.round > 1
    return bonus if matched else bonus + BIREMES


teaches("hiram", "construction")


# Ithobaal


@HOOKS.changes("capture.mood", "ithobaal")
def deliverance(s: ClashTable, owner: int, mood: int, p: Player, n: int, city: City) -> int:
    """A city with an own building is Happy when he takes it."""
    if p.seat != owner or leader_space(s, p) != n:
        return mood
    return HAPPY if owner in city.buildings.values() else mood


@HOOKS.changes("combat.bonus", "ithobaal")
def priest_of_astarte(s: ClashTable, owner: int, bonus: int, b: Battle, side: int) -> int:
    """He fights better near own Temples."""
    if not leads(s, owner, b, side):
        return bonus
    temples = [n for n in cities_of(s, owner) if "temple" in s.cities[n].buildings]
    return bonus + ASTARTE * any(s.ground.near(b.space, n, NEAR) for n in temples)


# Pygmalion


@HOOKS.reacts("round.hits", "pygmalion")
async def protector(s: ClashTable, owner: int, p: Player, b: Battle) -> None:
    """Once in a battle for his city a culture token cancels a hit (COC-AMB-38);"""
    if p.seat != owner or not b.city or not b.hits[DEFENDER] or protection(owner) in b.effects:
        return
    if not leads(s, owner, b, DEFENDER) or not can_pay(s, p, PROTECTION):
        return
    if await wants(p, "leader", "pygmalion"):
        await pay(s, p, PROTECTION, "leader:pygmalion")
        b.hits[DEFENDER] -= 1
        b.effects = (*b.effects, protection(owner))


def protection(owner: int) -> str:
    """How it is noted; the token is due even if he falls later."""
    return lasts(owner, "pygmalion")


@HOOKS.reacts("battle.ended", "pygmalion")
async def protected(s: ClashTable, owner: int, p: Player, b: Battle, won: int) -> None:
    """it comes back after a victory."""
    if p.seat == owner == won and protection(owner) in b.effects:
        gain(s, p, {"culture": 1}, "leader:pygmalion")
