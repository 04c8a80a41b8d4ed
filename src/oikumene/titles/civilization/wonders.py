"""Wonders: the market, building, and going out of use (CIV-WON, CIV-OBS)."""

from __future__ import annotations

from oikumene.engine.chance import draw
from oikumene.engine.journal import log
from oikumene.titles.civilization.buildings import (
    free_squares,
    lose_card,
    place_mark,
    square_with,
    wonder_owner,
)
from oikumene.titles.civilization.cards import AGES, NOBODY, NOWHERE, SEAT, WONDERS
from oikumene.titles.civilization.state import CivilizationTable, Player, react, refresh
from oikumene.titles.civilization.victory import recount

ALL = frozenset(WONDERS)
CHEAPEST = min(each.discounted or each.cost for each in WONDERS.values())


def market(s: CivilizationTable) -> list[str]:
    """The wonders that anybody may build now (CIV-WON-01)."""
    return [wonder for wonder in s.wonders if wonder]


def wonder_cost(p: Player, wonder: str) -> int:
    """The cost, lower with the tech that the card names (CIV-WON-02)."""
    card = WONDERS[wonder]
    return card.discounted if card.discount in p.techs else card.cost


def wonder_places(
    s: CivilizationTable, p: Player, city: int, free: list[int] | None = None
) -> list[int]:
    """Where a city may put a wonder: one for each city, not on water (CIV-WON-05, CIV-WON-06)."""
    water = s.ground.is_water
    found = [n for n in (free_squares(s, city) if free is None else free) if not water[n]]
    only = square_with(s, city, ALL)
    if only == NOWHERE:
        return found
    return [only] if only in found else []  # it could only be replaced (CIV-OVR-05)


async def buy(s: CivilizationTable, p: Player, n: int, wonder: str) -> None:
    """A wonder of the market is built on a square, and the next one comes (CIV-WON-04, 07)."""
    place_mark(s, p, n, wonder)
    refill(s, s.wonders.index(wonder))
    await react(s, p, "wonder.built", wonder)


def refill(s: CivilizationTable, slot: int) -> None:
    """A wonder left the market: the next age begins when the one before is out (CIV-SET-07)."""
    wonder = next_wonder(s)
    s.wonders = (*s.wonders[:slot], wonder, *s.wonders[slot + 1 :])
    if wonder:
        log(s, "wonder-comes", wonder=f"wonder:{wonder}")


def next_wonder(s: CivilizationTable) -> str:
    """The top card of the wonder deck; "" when it is empty (CIV-WON-08)."""
    for age in AGES:
        candidates = [each for each in s.wonder_pool if WONDERS[each].age == age]
        if candidates:
            wonder = draw(s, candidates)
            s.wonder_pool.remove(wonder)
            return wonder
    return ""


def obsolete(s: CivilizationTable, wonder: str) -> None:
    """A wonder goes out of use: its card is turned down, its marker stays; in the market both leave
    the game (CIV-OBS-02 … 04)."""
    owner = wonder_owner(s, wonder)
    if owner == NOBODY:
        log(s, "wonder-left", wonder=f"wonder:{wonder}")
        refill(s, s.wonders.index(wonder))
        return
    p = s.players[owner]
    lose_card(p, wonder)
    p.obsolete = (*p.obsolete, wonder)
    log(s, "obsolete", seat=SEAT[p.seat], wonder=f"wonder:{wonder}")
    refresh(s)
    recount(s)
