"""Battle forces: how many units fight, which, and with what bonus (CIV-BAT-06 … 24, CIV-HUT)."""

from __future__ import annotations

from oikumene.engine.chance import draw
from oikumene.engine.decision import Option, choose
from oikumene.titles.civilization.cards import (
    AIRCRAFT,
    BATTLE_HAND,
    CAPITAL_BONUS,
    CITY_BONUS,
    CITY_HAND,
    MARKS,
    PER_ARMY,
    UNITS,
    WALLS_BONUS,
)
from oikumene.titles.civilization.figures import armies_at
from oikumene.titles.civilization.hooks import HOOKS
from oikumene.titles.civilization.state import (
    Battle,
    CivilizationTable,
    Player,
    cities_of,
    government_of,
)
from oikumene.titles.civilization.units import has_units, take_unit
from oikumene.titles.civilization.yields import blockaded

ATTACKER, DEFENDER = SIDES = 0, 1
DECKS = tuple(Option("deck", (unit,), (f"unit:{unit}",)) for unit in UNITS)


def player_of(s: CivilizationTable, b: Battle, side: int) -> Player | None:
    """The player whose side it is; None for the barbarians."""
    owner = b.owner_of(side)
    return s.players[owner] if owner < len(s.players) else None


# How strong a side is


def battle_hand(s: CivilizationTable, p: Player, armies: int, city: bool) -> int:
    """How many units a player draws; scouts never count (CIV-BAT-07 … 12)."""
    size = BATTLE_HAND + government_of(s, p).battle_hand
    if armies > 1:
        size += PER_ARMY * (armies - 1)
    if city:
        size += CITY_HAND
    return HOOKS.value(s, "battle.hand", size, p)  # type: ignore[no-any-return]


def combat_bonus(s: CivilizationTable, p: Player) -> int:
    """A player's bonus in every battle; none from blockaded squares (CIV-BAT-16 … 22)."""
    bonus = government_of(s, p).combat_bonus
    for n in (n for city in cities_of(s, p.seat) for n in s.ground.around[city]):
        mark = s.built.get(n)
        if mark and MARKS[mark].combat and not blockaded(s, p.seat, n):
            bonus += MARKS[mark].combat
    return HOOKS.value(s, "combat.bonus", bonus, p)  # type: ignore[no-any-return]


def city_bonus(s: CivilizationTable, n: int) -> int:
    """The bonus of a city in its defence (CIV-BAT-19 … 21, CIV-WAL-05)."""
    city = s.cities[n]
    return center_bonus(city.capital, city.walls)


def center_bonus(capital: bool, walls: bool) -> int:
    """The same, by what the city is."""
    bonus = CAPITAL_BONUS if capital else CITY_BONUS
    return bonus + WALLS_BONUS if walls else bonus


def set_bonus(s: CivilizationTable, b: Battle) -> None:
    """The combat bonus card shows the difference (CIV-BAT-15, CIV-BAT-23)."""
    bonus = [0, 0]
    for side in SIDES:
        p = player_of(s, b, side)
        if p is not None:  # barbarians have none (CIV-BAT-24)
            bonus[side] = combat_bonus(s, p)
    if b.city:
        bonus[DEFENDER] += city_bonus(s, b.square)
    less = min(bonus)
    b.bonus = [each - less for each in bonus]


# Which units fight


def draw_force(s: CivilizationTable, b: Battle, side: int, p: Player) -> None:
    """Units at random from the standing forces, or all (CIV-BAT-06, CIV-BAT-57)."""
    size = battle_hand(s, p, armies_at(p, b.square), b.city and side == DEFENDER)
    if size >= len(p.units):
        force, p.units = p.units, []
    else:
        force = [draw(s, p.units) for _ in range(size)]
        p.units.sort()
    b.forces[side] = sorted(force)
    b.sizes[side] = len(force)


async def draw_barbarians(s: CivilizationTable, b: Battle) -> None:
    """One unit of each type but aircraft; what is missing comes from another deck (CIV-HUT-08)."""
    missing = sum(not recruit(s, b, unit) for unit in range(AIRCRAFT))
    for _ in range(missing):
        decks = [unit for unit in range(AIRCRAFT) if has_units(s, unit)]
        if not decks:
            break  # CIV-HUT-10
        answer = await choose(b.controller, "barbarians", [DECKS[unit] for unit in decks])
        recruit(s, b, UNITS.index(str(answer.args[0])))
    b.forces[DEFENDER].sort()


def recruit(s: CivilizationTable, b: Battle, unit: int) -> bool:
    """A unit from a deck joins the barbarians, if there is one."""
    card = take_unit(s, unit)
    if not card:
        return False
    b.forces[DEFENDER].append(card)
    b.sizes[DEFENDER] += 1
    return True
