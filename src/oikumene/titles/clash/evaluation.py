"""How good a table looks for a player: what the greedy machine player maximises.

Points first, in half points as the scoring counts them; beside them what makes points later:
cities that can grow, moods, goods, cards, settlers with somewhere to go, armies where they guard.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache, partial
from operator import add, sub
from types import MappingProxyType

import msgspec

from oikumene.engine.title import Evaluate
from oikumene.titles.clash.cards import (
    ANGRY,
    CULTURE,
    FOOD,
    GOLD,
    HAPPY,
    IDEAS,
    MOOD,
    ORE,
    SETTLER,
    SHIP,
    WOOD,
)
from oikumene.titles.clash.pieces import is_army, kind_of, space_of
from oikumene.titles.clash.scoring import points
from oikumene.titles.clash.state import ClashTable, Player
from oikumene.titles.clash.trading import goods as offered_goods
from oikumene.titles.clash.trading import offered, partners

CITY, HAPPINESS, ANGER, PIECE = 3.0, 0.9, 1.4, 0.3
ADVANCE = 0.9
ACTION_CARD, OBJECTIVE_CARD, WONDER_CARD = 0.8, 1.2, 1.5
WORTH = {FOOD: 0.42, WOOD: 0.4, ORE: 0.42, IDEAS: 0.42, GOLD: 0.5, MOOD: 0.38, CULTURE: 0.45}
FADING = 0.93
"""What the next of the same goods is worth of the one before."""
MOST = 30
FADED = tuple((1 - FADING**n) / (1 - FADING) for n in range(MOST + 1))
HOPE, FAIR, HAGGLING = 0.6, 0.05, 0.04
"""Trades: the chance of an offer that helps both, what counts as help, the bother of a word."""
SETTLER_WORTH, SETTLERS = 1.3, 2
SOLDIER, SHIP_WORTH, GUARD = 0.42, 0.5, 0.5
LEADER = 1.0
RIVAL = 0.3
THREAT = 0.8
"""For each own city that an enemy army stands beside and nobody guards."""
LAST_ROUND = 3


class Taste(msgspec.Struct, frozen=True):
    """What a style makes of each part, as a factor; the usual player takes all as they are."""

    army: float = 1.0
    prey: float = 0.0
    """For each city of others that an own army stands beside and nobody guards, by THREAT."""
    pieces: float = 1.0
    advances: float = 1.0
    wonders: float = 1.0


USUAL = Taste()
TASTES = MappingProxyType(
    {
        "warlike": Taste(army=3.0, prey=2.0),
        "builder": Taste(pieces=2.2, wonders=2.0),
        "scholar": Taste(advances=2.4),
    }
)


def evaluate(s: ClashTable, seat: int, taste: Taste = USUAL) -> float:
    """What a player has and can become, and how far the best rival is."""
    p = s.players[seat]
    owners = [city.owner for city in s.cities.values()]
    rivals = [standing(q, owners.count(q.seat)) for q in s.players if q is not p]
    mine = counted(points(s, p), taste)
    return mine + prospects(s, p, taste) * patience(s) - RIVAL * max(rivals)


STYLES: Mapping[str, Evaluate] = {
    style: partial(evaluate, taste=taste) for style, taste in TASTES.items()
}


def counted(sheet: Mapping[str, int], taste: Taste) -> float:
    """The points of today, each category to one's taste."""
    return (
        taste.pieces * sheet["city_pieces"]
        + taste.advances * sheet["advances"]
        + sheet["objectives"]
        + taste.wonders * sheet["wonders"]
        + sheet["events"]
        + taste.army * sheet["captured_leaders"]
    )


def standing(p: Player, cities: int) -> float:
    """How far a rival with so many cities looks from afar."""
    return 3.0 * cities + len(p.advances) + 4.0 * len(p.completed)


def patience(s: ClashTable) -> float:
    """How much the future still counts."""
    if s.ending:
        return 0.0
    return 1.0 if s.age < 6 else max(0.15, 0.9 - 0.3 * (s.round - 1))


def prospects(s: ClashTable, p: Player, taste: Taste) -> float:
    """Everything that is not points yet."""
    value = taste.advances * ADVANCE * len(p.advances) + goods(tuple(p.goods))
    value += ACTION_CARD * len(p.actions) + OBJECTIVE_CARD * len(p.objectives)
    value += taste.wonders * WONDER_CARD * len(p.wonders) + LEADER * bool(p.leader)
    return value + cities(s, p, taste) + units(s, p, taste) + deal(s, p)


def deal(s: ClashTable, p: Player) -> float:
    """What an offer in the making may bring: nothing unless the partner gains as well."""
    tired = HAGGLING * sum(s.offers) if s.active == p.seat else 0.0
    if not s.offer or s.offer[1] != str(p.seat):
        return -tired
    by, to = partners(s)
    change = tuple(map(sub, offered_goods(s, "want"), offered_goods(s, "give")))
    mine, theirs = tuple(by.goods), tuple(to.goods)
    gain = goods(tuple(map(add, mine, change))) - goods(mine) - ACTION_CARD * len(offered(s))
    help_ = goods(tuple(map(sub, theirs, change))) - goods(theirs)
    bother = HAGGLING * (len(s.offer) - 2)
    return (HOPE * gain if help_ > FAIR else 0.0) - bother - tired


@lru_cache(1 << 14)
def goods(have: tuple[int, ...]) -> float:
    """Resources and tokens, each worth a little less than the one before."""
    return sum(worth * FADED[max(0, min(have[kind], MOST))] for kind, worth in WORTH.items())


def cities(s: ClashTable, p: Player, taste: Taste) -> float:
    """Cities, their moods and sizes."""
    value, seat, piece = 0.0, p.seat, taste.pieces * PIECE
    for city in s.cities.values():
        if city.owner != seat:
            continue
        value += CITY + piece * city.size
        if city.mood == HAPPY:
            value += HAPPINESS
        elif city.mood == ANGRY:
            value -= ANGER
    return value


def units(s: ClashTable, p: Player, taste: Taste) -> float:
    """Settlers that may found, armies that guard, ships."""
    seat, soldier = p.seat, taste.army * SOLDIER
    mine = {n for n, city in s.cities.items() if city.owner == seat}
    value, settlers = 0.0, 0
    guarded: set[int] = set()
    for u in s.units[seat]:
        kind = kind_of(u)
        if kind == SETTLER:
            settlers += 1
            value += SETTLER_WORTH if settlers <= SETTLERS else SOLDIER
            if can_settle(s, space_of(u)):
                value += 0.35
        elif kind == SHIP:
            value += SHIP_WORTH
        else:
            value += soldier
            guarded.add(space_of(u))
    foes = {
        space_of(u)
        for owner, army in enumerate(s.units)
        if owner != seat
        for u in army
        if is_army(u)
    }
    beside = s.ground.beside
    for n in mine:
        if n in guarded:
            value += GUARD
        elif not foes.isdisjoint(beside[n]):
            value -= THREAT
    if taste.prey:
        value += taste.prey * THREAT * prey(s, p, guarded, foes)
    return value


def prey(s: ClashTable, p: Player, armies: set[int], foes: set[int]) -> int:
    """Cities of others that an own army stands beside and nobody guards."""
    return sum(
        city.owner != p.seat and n not in foes and not armies.isdisjoint(s.ground.beside[n])
        for n, city in s.cities.items()
    )


def can_settle(s: ClashTable, n: int) -> bool:
    """Whether a settler stands where a city could be."""
    return s.terrain[n] in "FTM" and n not in s.cities and n not in s.exhausted
