"""How good a table looks for a player: what the greedy machine player maximises.

Points first, in half points as the scoring counts them. Beside them what makes points later: the
more of the game is to come, the more cities and what they can collect are worth; settlers and
armies count by how near they are to a new city, goods and cards as long as they can be used.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from oikumene.titles.clash.cards import (
    ANGRY,
    ARMY,
    CATEGORIES,
    CULTURE,
    FOOD,
    GOLD,
    HAPPY,
    IDEAS,
    MOOD,
    NONE,
    OBJECTIVE_CARDS,
    OBJECTIVES,
    ORE,
    ROUNDS,
    SETTLEMENTS,
    SETTLER,
    SHIP,
    WONDER_COST,
    WONDERS,
    WOOD,
)
from oikumene.titles.clash.effects.objectives import AT_LEAST
from oikumene.titles.clash.ground import ground_of
from oikumene.titles.clash.objectives import STATUS, TESTS
from oikumene.titles.clash.odds import victory
from oikumene.titles.clash.pieces import MOVED, kind_of, space_of
from oikumene.titles.clash.scoring import POINT, points
from oikumene.titles.clash.state import City, ClashTable, Player
from oikumene.titles.clash.trading import goods as offered_goods
from oikumene.titles.clash.trading import offered, partners
from oikumene.titles.clash.turn import ages

RIVAL = 0.3
GAME = 18
"""Turns of a standard game; what grows is worth its full weight at the start."""
CITY = (4.0, 4.0, 4.0, 3.5, 3.0, 1.5, 1.0)
"""The first city, the second …"""
HARVEST = (2.4, 1.6, 1.0, 0.6, 0.3, 0.2, 0.1)
"""What one of the goods that the best city can collect is worth, that the next can …"""
RICH, ANGER = 0.2, 1.0
ADVANCE = 0.9
USE = (0.25, 0.6, 0.8, 1.0)
"""How much means count that can be used in no turn to come, in one …"""
ACTION_CARD, OBJECTIVE_CARD, WONDER_CARD = 0.8, 0.8, 1.0
MET, PROGRESS = 2.6, 1.2
"""An objective that could be completed now; one that is almost met."""
FUND = 1.0
WORTH = {FOOD: 0.36, WOOD: 0.35, ORE: 0.36, IDEAS: 0.36, GOLD: 0.42, MOOD: 0.34, CULTURE: 0.38}
FADING = 0.95
"""What the next of the same goods is worth of the one before."""
MOST = 30
FADED = tuple((1 - FADING**n) / (1 - FADING) for n in range(MOST + 1))
HOPE, FAIR, HAGGLING = 0.5, 0.15, 0.2
"""Trades: the chance of an offer that helps both, what counts as help, the bother of a word."""
ROAD = (0.78, 0.55, 0.4)
"""What a settler has of a city: on its site, a step away, farther."""
SETTLERS = (1.0, 0.9, 0.5, 0.3)
STRIKE = (0.0, 0.55, 0.4, 0.3)
"""What an army has of a city that it could take, by steps;"""
PLUNDER, LOSS = 2.0, 0.8
SOLDIER, SHIP_WORTH, GUARD = 0.42, 0.5, 0.5
LEADER = 1.0
THREAT = 0.8
"""For each own city that an enemy army stands beside and nobody guards."""


def evaluate(s: ClashTable, seat: int) -> float:
    """What a player has and can become, and how far the best rival is."""
    p = s.players[seat]
    value = float(sum(points(s, p).values()))
    value -= RIVAL * max(standing(s, q) for q in s.players if q is not p)
    if s.ending:
        return value
    left = turns_left(s, seat)
    future = left / GAME
    cities = {n: city for n, city in s.cities.items() if city.owner == seat}
    value += future * growth(s, p, cities) + USE[min(left, 3)] * means(s, p, cities)
    value += settlers(s, p, len(cities), future) + conquest(s, p, len(cities), future)
    return value + objectives(s, p)


def standing(s: ClashTable, p: Player) -> float:
    """How far a rival looks from afar."""
    cities = sum(city.owner == p.seat for city in s.cities.values())
    return 3.0 * cities + len(p.advances) + 4.0 * len(p.completed)


def turns_left(s: ClashTable, seat: int) -> int:
    """A player's turns after the one that is on; to end that one changes nothing."""
    rounds = ROUNDS * (ages(s) - s.age + 1) - s.round
    seats = len(s.players)
    waits = not s.step and (seat - s.first) % seats > (s.active - s.first) % seats
    return max(0, rounds + waits)


# What grows


def growth(s: ClashTable, p: Player, cities: dict[int, City]) -> float:
    """Advances, cities and what they can collect."""
    value = ADVANCE * len(p.advances) + sum(CITY[: len(cities)])
    value -= ANGER * sum(city.mood == ANGRY for city in cities.values())
    value += RICH * sum(spaces(s.terrain, n) for n in cities)
    crops = sorted((crop(s, n) for n in cities), reverse=True)
    return value + sum(weight * n for weight, n in zip(HARVEST, crops, strict=False))


def crop(s: ClashTable, n: int) -> int:
    """How much a city can collect."""
    city = s.cities[n]
    if city.mood == ANGRY:
        return 1
    return min(city.size + (city.mood == HAPPY), spaces(s.terrain, n) + 1)


@lru_cache(4096)
def spaces(terrain: str, n: int) -> int:
    """How many spaces a city can collect from on land."""
    return sum(terrain[m] in "FTM" for m in (n, *ground_of(terrain).beside[n]))


# What can be used


def means(s: ClashTable, p: Player, cities: dict[int, City]) -> float:
    """Goods, cards and units."""
    value = goods(p.goods) + fund(p) + deal(s, p) + units(s, p, cities)
    value += ACTION_CARD * len(p.actions) + OBJECTIVE_CARD * len(p.objectives)
    return value + WONDER_CARD * len(p.wonders) + LEADER * bool(p.leader)


def goods(have: list[int], change: Sequence[int] = NONE) -> float:
    """Resources and tokens, each worth a little less than the one before."""
    return sum(
        worth * FADED[max(0, min(have[kind] + change[kind], MOST))] for kind, worth in WORTH.items()
    )


def fund(p: Player) -> float:
    """What is saved for a wonder that the player could build."""
    if "engineering" not in p.advances:
        return 0.0
    shares = [
        sum(map(min, p.goods, WONDER_COST[id_])) / sum(WONDER_COST[id_])
        for id_ in p.wonders
        if WONDERS[id_].requires in p.advances
    ]
    return FUND * max(shares, default=0.0)


def deal(s: ClashTable, p: Player) -> float:
    """What an offer in the making may bring: nothing unless the partner gains as well."""
    tired = HAGGLING * sum(s.offers) if s.active == p.seat else 0.0
    if not s.offer or s.offer[1] != str(p.seat):
        return -tired
    by, to = partners(s)
    change = [
        w - g for w, g in zip(offered_goods(s, "want"), offered_goods(s, "give"), strict=True)
    ]
    mine = goods(by.goods, change) - goods(by.goods) - ACTION_CARD * len(offered(s))
    theirs = goods(to.goods, [-n for n in change]) - goods(to.goods)
    bother = HAGGLING * (len(s.offer) - 2)
    return (HOPE * mine if theirs > FAIR else 0.0) - bother - tired


def units(s: ClashTable, p: Player, cities: dict[int, City]) -> float:
    """Ships, and armies where they guard."""
    kinds = [kind_of(u) for u in s.units[p.seat]]
    ships = kinds.count(SHIP)
    value = SHIP_WORTH * ships + SOLDIER * (len(kinds) - ships - kinds.count(SETTLER))
    guarded = {space_of(u) for u in s.units[p.seat] if kind_of(u) in ARMY}
    foes = {
        space_of(u)
        for owner, army in enumerate(s.units)
        if owner != p.seat
        for u in army
        if kind_of(u) in ARMY
    }
    for n in cities:
        if n in guarded:
            value += GUARD
        elif not foes.isdisjoint(s.ground.beside[n]):
            value -= THREAT
    return value


# New cities


def marching(s: ClashTable, p: Player) -> bool:
    """Whether a move is on: who has not moved yet may."""
    return s.active == p.seat and "moved-all" in s.todo


def settlers(s: ClashTable, p: Player, have: int, future: float) -> float:
    """Settlers on their way, each to a site of its own."""
    going = marching(s, p)
    value, before = 0.0, -1
    for number, u in enumerate(u for u in s.units[p.seat] if kind_of(u) == SETTLER):
        if have + number >= SETTLEMENTS:
            break
        n = space_of(u)
        steps = max(road(s, n), int(n == before))
        before = n
        worth = POINT + future * (CITY[have + number] + HARVEST[have + number])
        if not steps:
            worth += future * RICH * spaces(s.terrain, n)
        elif going and not u & MOVED:
            steps -= 1
        value += SETTLERS[number] * ROAD[steps] * worth
    return value


def road(s: ClashTable, n: int) -> int:
    """Steps from a space to where a city could be, at most two."""
    if can_settle(s, n):
        return 0
    return 1 if any(can_settle(s, m) for m in s.ground.beside[n]) else 2


def can_settle(s: ClashTable, n: int) -> bool:
    """Whether a city could be founded on a space, as far as anybody knows."""
    return s.terrain[n] in "FTM?" and n not in s.cities and n not in s.exhausted


def conquest(s: ClashTable, p: Player, have: int, future: float) -> float:
    """The best that an army could take."""
    armies: dict[int, list[int]] = {}
    for u in s.units[p.seat]:
        if kind_of(u) in ARMY:
            armies.setdefault(space_of(u), []).append(u)
    if not armies:
        return 0.0
    going = marching(s, p)
    grows = future * CITY[have] if have < SETTLEMENTS else 0.0
    best = 0.0
    for n, city in s.cities.items():
        if city.owner == p.seat:
            continue
        away = s.ground.distances(n)
        for m, army in armies.items():
            steps = away[m]
            if steps >= len(STRIKE):
                continue
            if going and steps > 1 and not army[0] & MOVED:
                steps -= 1
            chance = winning(s, army, n, city)
            prize = chance * (PLUNDER + POINT * city.size + grows) - LOSS * len(army) * (1 - chance)
            best = max(best, STRIKE[steps] * prize)
    return best


def winning(s: ClashTable, army: list[int], n: int, city: City) -> float:
    """How likely an army takes a city."""
    foes = [kind_of(u) for u in s.units[city.owner] if space_of(u) == n]
    fortress = "fortress" in city.buildings
    return victory(
        tuple(map(kind_of, army)),
        tuple(kind for kind in foes if kind in ARMY),
        die=fortress,
        cancel=fortress,
    )


# Objectives


def objectives(s: ClashTable, p: Player) -> float:
    """What the cards in hand promise, each by its better half."""
    return sum(
        max(promise(s, p, OBJECTIVE_CARDS[card].upper), promise(s, p, OBJECTIVE_CARDS[card].lower))
        for card in p.objectives
    )


def promise(s: ClashTable, p: Player, half: str) -> float:
    """Points in sight, or a part of them."""
    objective = OBJECTIVES[half]
    if count := AT_LEAST.get(objective.test):
        share = count(s, p, objective) / objective.min
    elif objective.category:
        share = sum(id_ in p.advances for id_ in CATEGORIES[objective.category]) / 4
    else:
        test = TESTS[STATUS].get(objective.test)
        share = float(test is not None and test(s, p, objective))
    return MET if share >= 1 else PROGRESS * share * share
