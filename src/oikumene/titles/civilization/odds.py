"""How a battle may end, judged by what the attacker may know (CIV-INF-02 … 04).

A battle is worth its expected strengths: of one's own units by their cards, of others' by their
types, which are public. The weights were fitted to 12 000 battles of random forces, played without
abilities and by taking the best exchange at hand; 94 in 100 of them ended as judged.
"""

from __future__ import annotations

from math import exp, sqrt

from oikumene.titles.civilization.cards import (
    AIRCRAFT,
    NOBODY,
    STRENGTH,
    UNIT_CARDS,
    UNIT_OF,
    UNITS,
    VILLAGE,
)
from oikumene.titles.civilization.figures import armies_at, enemy_at
from oikumene.titles.civilization.forces import battle_hand, city_bonus, combat_bonus
from oikumene.titles.civilization.fronts import unit_strength
from oikumene.titles.civilization.state import CivilizationTable, Player, city_owner

Force = tuple[int, float]
"""Units that fight, and their mean strength."""

UNIT_WEIGHT, BONUS_WEIGHT = 5.9, 5.0
"""What a point of strength and of bonus count."""
FIRST = 6.0
"""What it costs the attacker to play first, against walls (CIV-WAL-06)."""
SPREAD = 4.0


def _typical(unit: str) -> str:
    """The card of a type that is nearest to its mean strength."""
    cards = [each for each in UNIT_CARDS.values() if each.unit == unit]
    mean = sum(each.strength * each.count for each in cards) / sum(each.count for each in cards)
    return min((each.id for each in cards), key=lambda id_: abs(STRENGTH[id_] - mean))


TYPICAL = tuple(map(_typical, UNITS))
BARBARIAN_FORCE: Force = AIRCRAFT, sum(STRENGTH[card] for card in TYPICAL[:AIRCRAFT]) / AIRCRAFT
"""One unit of each type but aircraft (CIV-HUT-08)."""


def win_chance(s: CivilizationTable, p: Player, n: int, armies: int) -> float:
    """How likely a player wins who attacks a square with so many armies."""
    owner = city_owner(s, n)
    city = owner not in (NOBODY, p.seat)
    q = s.players[owner] if city else enemy_at(s, p, n)
    bonus = combat_bonus(s, p)
    if q is None:
        if s.huts.get(n) != VILLAGE:
            return 1.0
        return chance(own_force(s, p, armies), BARBARIAN_FORCE, bonus)
    defending = armies_at(q, n)
    if not city and not defending:
        return 1.0  # scouts alone do not fight (CIV-ENM-02)
    bonus -= combat_bonus(s, q)
    walls = False
    if city:
        bonus -= city_bonus(s, n)
        walls = s.cities[n].walls
    return chance(own_force(s, p, armies), seen_force(s, q, defending, city), bonus, walls)


def own_force(s: CivilizationTable, p: Player, armies: int) -> Force:
    """What a player can expect to draw: he knows his cards."""
    if not p.units:
        return 0, 0.0
    total = sum(unit_strength(s, p, card) for card in p.units)
    return min(battle_hand(s, p, armies, False), len(p.units)), total / len(p.units)


def seen_force(s: CivilizationTable, q: Player, armies: int, city: bool) -> Force:
    """What others can expect a player to draw: they know numbers, types and ranks."""
    if not q.units:
        return 0, 0.0
    total = sum(unit_strength(s, q, TYPICAL[UNIT_OF[card]]) for card in q.units)
    return min(battle_hand(s, q, armies, city), len(q.units)), total / len(q.units)


def chance(mine: Force, theirs: Force, bonus: int, first: bool = False) -> float:
    """How likely the attacker's force wins with so much more bonus; `first`: it plays first."""
    (units, strength), (foes, toughness) = mine, theirs
    spread = sqrt(units * strength**2 + foes * toughness**2 + SPREAD)
    lead = UNIT_WEIGHT * (units * strength - foes * toughness) + BONUS_WEIGHT * bonus
    if first:
        lead -= FIRST
    return 1 / (1 + exp(-lead / spread))
