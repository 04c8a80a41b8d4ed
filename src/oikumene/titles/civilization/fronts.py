"""Fronts: units that meet, wounds, kills (CIV-BAT-31 … 48)."""

from __future__ import annotations

from functools import cache

from oikumene.engine.decision import Option, choose
from oikumene.engine.journal import log
from oikumene.titles.civilization.cards import (
    AIRCRAFT,
    DONE,
    OWNER,
    STRENGTH,
    TRUMPS,
    UNIT_OF,
    UNITS,
)
from oikumene.titles.civilization.forces import player_of
from oikumene.titles.civilization.hooks import HOOKS
from oikumene.titles.civilization.jobs import first_do, job
from oikumene.titles.civilization.state import Battle, CivilizationTable, Player
from oikumene.titles.civilization.techs import known
from oikumene.titles.civilization.units import kill_unit

UNIT = {card: f"unit:{UNITS[unit]}" for card, unit in UNIT_OF.items()}
"""The type of a unit card as a thing."""


@cache
def at_front(verb: str, at: int) -> Option:
    """An option for a front; people count from 1."""
    return Option(verb, (at + 1,), (f"front:{at + 1}",))


def front_of(option: Option) -> int:
    """The front that the last word of an option names."""
    return int(option.args[-1]) - 1


def strength(s: CivilizationTable, b: Battle, side: int, card: str) -> int:
    """The strength of a unit of a side (CIV-UNI-05, CIV-UNI-06, CIV-BAT-45)."""
    p = player_of(s, b, side)
    return STRENGTH[card] if p is None else unit_strength(s, p, card)  # CIV-HUT-11


def unit_strength(s: CivilizationTable, p: Player, card: str) -> int:
    """The strength of a player's unit: one more for each rank."""
    unit, base = UNIT_OF[card], STRENGTH[card]
    if unit != AIRCRAFT:
        base += known(p.techs).ranks[unit] - 1
    return HOOKS.value(s, "unit.strength", base, p, card)  # type: ignore[no-any-return]


# Who stands where


def card_at(b: Battle, side: int, at: int) -> str:
    """The unit of a side on a front."""
    front = b.fronts[at]
    return front[2] if side else front[0]


def wounds_at(b: Battle, side: int, at: int) -> int:
    """The wounds of that unit."""
    front = b.fronts[at]
    return front[3] if side else front[1]


def put(b: Battle, side: int, at: int, card: str, wounds: int) -> None:
    """A unit of a side stands on a front with so many wounds; ``""``: none does."""
    mine, hurt, theirs, sore = b.fronts[at]
    b.fronts[at] = (mine, hurt, card, wounds) if side else (card, wounds, theirs, sore)


def holds(b: Battle, side: int) -> list[int]:
    """The fronts where a side has a unit."""
    here = 2 * side
    return [at for at, front in enumerate(b.fronts) if front[here]]


def open_to(b: Battle, side: int) -> list[int]:
    """The fronts where an enemy unit stands alone (CIV-BAT-31, CIV-BAT-34)."""
    mine, theirs = 2 * side, 2 - 2 * side
    return [at for at, front in enumerate(b.fronts) if front[theirs] and not front[mine]]


def wounded(b: Battle, side: int) -> list[int]:
    """The fronts where a side has a wounded unit."""
    here = 2 * side + 1
    return [at for at, front in enumerate(b.fronts) if front[here]]


# Wounds


def meet(s: CivilizationTable, b: Battle, side: int, at: int, more: int) -> None:
    """The unit that a side just played fights the one on its front (CIV-BAT-35 … 43).

    `more` is what it deals beyond its strength.
    """
    mine, theirs = card_at(b, side, at), card_at(b, 1 - side, at)
    dealt, taken = strength(s, b, side, mine) + more, strength(s, b, 1 - side, theirs)
    if TRUMPS[UNIT_OF[mine]] == UNIT_OF[theirs]:
        if not wound(s, b, 1 - side, at, dealt):
            wound(s, b, side, at, taken)
    elif TRUMPS[UNIT_OF[theirs]] == UNIT_OF[mine]:
        if not wound(s, b, side, at, taken):
            wound(s, b, 1 - side, at, dealt)
    else:
        wound(s, b, 1 - side, at, dealt)
        wound(s, b, side, at, taken)


def wound(s: CivilizationTable, b: Battle, side: int, at: int, n: int) -> bool:
    """A unit takes wounds; whether they kill it (CIV-BAT-36, CIV-BAT-37)."""
    card = card_at(b, side, at)
    wounds = wounds_at(b, side, at) + n
    if wounds < strength(s, b, side, card):
        put(b, side, at, card, wounds)
        log(s, "unit-wounded", owner=OWNER[b.owner_of(side)], unit=UNIT[card], front=at + 1, n=n)
        return False
    put(b, side, at, "", 0)
    b.killed[side] = (*b.killed[side], card)
    kill_unit(s, card)
    log(s, "unit-killed", owner=OWNER[b.owner_of(side)], unit=UNIT[card], front=at + 1)
    return True


@job("battle-wound")
async def deal_wounds(s: CivilizationTable, left: str) -> None:
    """The side whose battle turn it is deals a wound to a unit in play (CIV-BAT-46)."""
    b = s.battle
    assert b is not None
    n, foe = int(left), 1 - b.turn
    fronts = holds(b, foe)
    if not n or not fronts:
        return
    options = [*(at_front("wound", at) for at in fronts), DONE]
    answer = await choose(b.seat_of(b.turn), "battle-wound", options, n=n)
    if answer == DONE:
        return
    first_do(s, f"battle-wound {n - 1}")
    wound(s, b, foe, front_of(answer), 1)


@job("battle-heal")
async def heal_wounds(s: CivilizationTable, left: str) -> None:
    """The side whose battle turn it is takes a wound from one of its units."""
    b = s.battle
    assert b is not None
    n, side = int(left), b.turn
    fronts = wounded(b, side)
    if not n or not fronts:
        return
    options = [*(at_front("heal", at) for at in fronts), DONE]
    answer = await choose(b.seat_of(side), "battle-heal", options, n=n)
    if answer == DONE:
        return
    first_do(s, f"battle-heal {n - 1}")
    heal(s, b, side, front_of(answer), 1)


def heal(s: CivilizationTable, b: Battle, side: int, at: int, n: int) -> None:
    """A unit loses wounds."""
    card = card_at(b, side, at)
    put(b, side, at, card, wounds_at(b, side, at) - n)
    log(s, "unit-healed", owner=OWNER[b.owner_of(side)], unit=UNIT[card], front=at + 1, n=n)
