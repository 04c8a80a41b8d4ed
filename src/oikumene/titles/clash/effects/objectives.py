"""What the halves of the objective cards ask for (COC-OBJ, COC-AMB-35, COC-AMB-36).

Lent advances do not count (COC-WON-23), so nothing here asks `has`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

import msgspec

from oikumene.titles.clash.advances import complete, ordinary
from oikumene.titles.clash.cards import (
    ADVANCES,
    ANGRY,
    ARMY,
    BARBARIANS,
    CATEGORIES,
    CAVALRY,
    CIVILIZATIONS,
    ELEPHANT,
    GOODS,
    GOVERNMENTS,
    HAPPY,
    LEADER,
    PIRATES,
    SETTLER,
    SHIP,
    UNITS,
    Objective,
)
from oikumene.titles.clash.objectives import STATUS, TESTS, Test
from oikumene.titles.clash.pieces import (
    army_at,
    at,
    is_army,
    kind_of,
    number,
    space_of,
    spaces_with,
)
from oikumene.titles.clash.routes import possible_routes, unit_could_trade
from oikumene.titles.clash.state import (
    Battle,
    City,
    ClashTable,
    Player,
    cities_of,
    number_of_cities,
    opponents,
)

Count = Callable[[ClashTable, Player, Objective], int]
Check = Callable[[ClashTable, Player, Objective], bool]


# What there is on the board


def own_cities(s: ClashTable, p: Player) -> list[City]:
    """A player's cities."""
    return [s.cities[n] for n in cities_of(s, p.seat)]


def foreign_cities(s: ClashTable, p: Player) -> list[City]:
    """The cities of all others, barbarians too."""
    return [city for city in s.cities.values() if city.owner != p.seat]


def rival_cities(s: ClashTable, p: Player) -> dict[int, City]:
    """The cities of the opponents."""
    return {n: city for n, city in s.cities.items() if city.owner not in (p.seat, BARBARIANS)}


def from_start(s: ClashTable, p: Player, spaces: Iterable[int]) -> int:
    """Steps from the starting city to the farthest of some spaces (COC-GEN-10)."""
    steps = s.ground.distances(p.start)
    return max((steps[n] for n in spaces), default=0)


def isolated_cities(s: ClashTable, p: Player) -> int:
    """Cities without any other city next to them."""
    beside = s.ground.beside
    return sum(s.cities.keys().isdisjoint(beside[n]) for n in cities_of(s, p.seat))


def own_colour(s: ClashTable, p: Player) -> set[str]:
    """The kinds of buildings of the own colour in own cities."""
    held = [city.buildings.items() for city in own_cities(s, p)]
    return {kind for items in held for kind, colour in items if colour == p.seat}


def buildings_abroad(s: ClashTable, p: Player) -> list[int]:
    """How many own buildings there are in each of the cities of others."""
    return [list(city.buildings.values()).count(p.seat) for city in foreign_cities(s, p)]


def army_of(s: ClashTable, p: Player) -> list[int]:
    """All army units of a player."""
    return [u for u in s.units[p.seat] if is_army(u)]


def units_of(s: ClashTable, p: Player, kind: int) -> list[int]:
    """A player's units of a kind."""
    return [u for u in s.units[p.seat] if kind_of(u) == kind]


def away(s: ClashTable, p: Player, units: list[int]) -> int:
    """On how many spaces units are neither in nor next to a city of their player."""
    own = set(cities_of(s, p.seat))
    return sum(own.isdisjoint((n, *s.ground.beside[n])) for n in spaces_with(units))


def blockading(s: ClashTable, p: Player) -> int:
    """Ships before ports of opponents, of one or of several (COC-AMB-36)."""
    ports = {city.port for city in rival_cities(s, p).values() if "port" in city.buildings}
    return sum(space_of(u) in ports for u in units_of(s, p, SHIP))


def threatening(s: ClashTable, p: Player) -> int:
    """Army units next to cities of opponents."""
    targets = rival_cities(s, p).keys()
    return sum(not targets.isdisjoint(s.ground.beside[space_of(u)]) for u in army_of(s, p))


def routes(s: ClashTable, p: Player, *, ships_only: bool = False) -> int:
    """Trade routes that an owner of the advance could form."""
    return possible_routes(s, p, ships_only=ships_only) if "trade_routes" in p.advances else 0


def ships(s: ClashTable, p: Player, _o: Objective) -> int:
    """Ships."""
    return number(s, p.seat, SHIP)


# Tests in the status phase, and of the state of things

AT_LEAST: dict[str, Count] = {
    "army_hexes_away_from_own_cities": lambda s, p, _: away(s, p, army_of(s, p)),
    "army_units_and_ships": lambda s, p, o: len(army_of(s, p)) + ships(s, p, o),
    "army_units_next_to_enemy_player_cities": lambda s, p, _: threatening(s, p),
    "categories_with_advance": lambda _s, p, _: len({ADVANCES[a].category for a in ordinary(p)}),
    "cities": lambda s, p, _: number_of_cities(s, p.seat),
    "cities_with_army_units": lambda s, p, _: sum(
        bool(army_at(s, p.seat, n)) for n in cities_of(s, p.seat)
    ),
    "city_distance_from_start": lambda s, p, _: from_start(s, p, cities_of(s, p.seat)),
    "city_size": lambda s, p, _: max((city.size for city in own_cities(s, p)), default=0),
    "different_building_types": lambda s, p, _: len(own_colour(s, p)),
    "foreign_cities_with_own_building": lambda s, p, _: sum(map(bool, buildings_abroad(s, p))),
    "happy_cities": lambda s, p, _: sum(city.mood == HAPPY for city in own_cities(s, p)),
    "hexes_with_cavalry": lambda s, p, _: len(spaces_with(units_of(s, p, CAVALRY))),
    "hexes_with_elephant": lambda s, p, _: len(spaces_with(units_of(s, p, ELEPHANT))),
    "isolated_cities": lambda s, p, _: isolated_cities(s, p),
    "own_ships_on_enemy_port_hexes": lambda s, p, _: blockading(s, p),
    "possible_trade_routes": lambda s, p, _: routes(s, p),
    "possible_trade_routes_by_ships": lambda s, p, _: routes(s, p, ships_only=True),
    "resource": lambda _s, p, o: p.goods[GOODS.index(o.resource)],
    "settler_hexes_away_from_own_cities": lambda s, p, _: away(s, p, units_of(s, p, SETTLER)),
}
"""A number that must reach the minimum."""

MOST: dict[str, Count] = {
    "army_units_lead": lambda s, p, _: len(army_of(s, p)),
    "most_advances": lambda _s, p, _: len(ordinary(p)),
    "most_cities_with_building": lambda s, p, o: sum(
        o.building in city.buildings for city in own_cities(s, p)
    ),
    "most_complete_categories": lambda _s, p, _: sum(complete(p, each) for each in CATEGORIES),
    "most_own_buildings_in_foreign_cities": lambda s, p, _: sum(buildings_abroad(s, p)),
}
"""A number that must also exceed that of every opponent (COC-OBJ-09)."""


def at_least(count: Count) -> Test:
    """The test of a minimum."""

    def test(s: ClashTable, p: Player, o: Objective, *_: Any) -> bool:
        return bool(count(s, p, o) >= o.min)

    return test


def most(count: Count) -> Test:
    """The test of a minimum and a lead."""

    def test(s: ClashTable, p: Player, o: Objective) -> bool:
        return bool(count(s, p, o) >= o.min) and leads(s, p, o, count)

    return test


def leads(s: ClashTable, p: Player, o: Objective, count: Count) -> bool:
    """Whether a player is far enough ahead of every opponent."""
    mine = count(s, p, o)
    return all(mine - count(s, q, o) >= o.lead for q in opponents(s, p))


def great_navy(s: ClashTable, p: Player, o: Objective) -> bool:
    """Many ships, or fewer but more than others have."""
    mine = ships(s, p, o)
    return bool(mine >= o.min) or (mine >= o.or_min_with_lead and leads(s, p, o, ships))


def civilization_complete(_s: ClashTable, p: Player, o: Objective) -> bool:
    """The advances of the civilization, and leaders that came."""
    if not p.civilization or p.recruited < o.min_leaders_recruited:
        return False
    own = CIVILIZATIONS[p.civilization].advances
    return sum(id_ in p.advances for id_ in own) >= o.min_advances


CHECKS: dict[str, Check] = {
    "built_wonder": lambda s, p, _: set(s.built_by) == {p.seat},  # COC-AMB-36
    "category_complete": lambda _s, p, o: complete(p, o.category),
    "civilization_complete": civilization_complete,
    "government_complete": lambda _s, p, _: any(complete(p, each) for each in GOVERNMENTS),
    "resources": lambda _s, p, o: all(p.goods[GOODS.index(name)] >= o.min[name] for name in o.min),
    "ships": great_navy,
    "unit_types_on_board": lambda s, p, o: all(
        number(s, p.seat, UNITS.index(name)) for name in o.types
    ),
}
"""All else."""


# Tests when a battle is over, which look at the whole of it (COC-OBJ-13)


class Part(msgspec.Struct, frozen=True):
    """A battle as one side saw it."""

    battle: Battle
    enemy: int
    attacked: bool
    won: bool
    mine: int
    """Fighting units at its start,"""
    theirs: int
    """also of the enemy."""
    lost: tuple[int, ...]
    """The kinds of all units that the player lost,"""
    slain: tuple[int, ...]
    """and the enemy."""

    @property
    def land(self) -> bool:
        """Whether it was fought on land."""
        return not self.battle.sea

    @property
    def rival(self) -> bool:
        """Whether the enemy is a player."""
        return self.enemy < BARBARIANS

    @property
    def captured(self) -> bool:
        """Whether the player captured a city."""
        return self.attacked and self.won and self.battle.city > 0

    @property
    def slain_army(self) -> int:
        """Army units that the enemy lost."""
        return sum(kind in ARMY for kind in self.slain)


def part_of(battle: Battle, p: Player, winner: int) -> Part:
    """A battle as a player saw it."""
    side = battle.side_of(p.seat)
    return Part(
        battle=battle,
        enemy=battle.owner_of(1 - side),
        attacked=side == 0,
        won=winner == p.seat,
        mine=battle.fielded[side],
        theirs=battle.fielded[1 - side],
        lost=battle.lost[side],
        slain=battle.lost[1 - side],
    )


def still_there(s: ClashTable, p: Player, part: Part) -> set[int]:
    """The kinds of units that a player has on the battle space."""
    return {kind_of(u) for u in at(s, p.seat, part.battle.space)}


def assimilator(_s: ClashTable, _p: Player, o: Objective, part: Part) -> bool:
    """A barbarian city with an army."""
    return part.captured and part.enemy == BARBARIANS and bool(part.theirs >= o.min)


def defiance(_s: ClashTable, _p: Player, o: Objective, part: Part) -> bool:
    """In a city of either side (COC-AMB-36)."""
    beaten = part.won and part.enemy == BARBARIANS and part.battle.city > 0
    return beaten and bool(len(part.slain) >= o.min)


def legend(_s: ClashTable, _p: Player, o: Objective, part: Part) -> bool:
    """A great city with a wonder was attacked, whoever won."""
    battle = part.battle
    great = battle.city >= o.min_city_size and battle.wonders >= o.min_wonders
    return great and part.attacked and part.mine >= o.min_army_units


def warmonger(s: ClashTable, p: Player, o: Objective, part: Part) -> bool:
    """Different armies or cities; no battle serves two cards (COC-OBJ-05)."""
    wins = [n for deed, n in s.deeds.items() if deed.startswith(f"fought {p.seat} ")]
    times = 1 + s.deeds.get(f"{p.seat}:{o.id}", 0)
    return part.land and len(wins) >= o.min * times and sum(wins) >= o.min_won * times


def cleanse_the_seas(s: ClashTable, p: Player, o: Objective, part: Part) -> bool:
    """Again and again against pirates."""
    beaten = part.won and part.enemy == PIRATES
    return beaten and bool(s.deeds.get(f"pirates {p.seat}", 0) >= o.min)


def daring(s: ClashTable, p: Player, _o: Objective, part: Part) -> bool:
    """More fighting units, or an opponent who knows more of warfare (COC-AMB-36)."""
    if not part.won or part.enemy == PIRATES:
        return False
    if part.mine < part.theirs:
        return True
    return part.rival and warfare(s.players[part.enemy]) > warfare(p)


def warfare(p: Player) -> int:
    """How many advances of Warfare a player has."""
    return sum(id_ in p.advances for id_ in CATEGORIES["warfare"])


def great_commander(s: ClashTable, p: Player, _o: Objective, part: Part) -> bool:
    """A leader who fought fell, or stands where the battle was."""
    if not part.won or not part.land or part.mine > part.theirs:
        return False
    return LEADER in part.lost or LEADER in still_there(s, p, part)


def stampede(s: ClashTable, p: Player, _o: Objective, part: Part) -> bool:
    """Cavalry or elephants survived a won attack."""
    won = part.attacked and part.won and part.land
    return won and not still_there(s, p, part).isdisjoint((CAVALRY, ELEPHANT))


def marauder(s: ClashTable, _p: Player, _o: Objective, part: Part) -> bool:
    """A settler or ship that could have traded from where it was."""
    if not part.rival or "trade_routes" not in s.players[part.enemy].advances:
        return False
    enemy, space = s.players[part.enemy], part.battle.space
    return any(
        kind in part.slain and unit_could_trade(s, enemy, space, kind) for kind in (SETTLER, SHIP)
    )


BATTLE: dict[str, Callable[[ClashTable, Player, Objective, Part], bool]] = {
    "army_units_at_battle_start": lambda _s, _p, o, part: (
        part.land and bool(part.mine + part.theirs >= o.min)
    ),
    "attacked_city": legend,
    "attacker_won_destroying": lambda _s, _p, o, part: (
        part.attacked and part.won and part.land and bool(part.slain_army >= o.min)
    ),
    "attacker_won_with_surviving_mounted": stampede,
    "captured_barbarian_city_defended_by": assimilator,
    "captured_city_by_disembarking": lambda _s, _p, _o, part: (
        part.captured and part.rival and part.battle.landed
    ),
    "captured_defended_city": lambda _s, _p, _o, part: (
        part.captured and part.rival and part.battle.defended  # COC-OBJ-12
    ),
    "destroyed_leader_and_army_units": lambda _s, _p, o, part: (
        LEADER in part.slain and part.slain_army > o.min_other_units
    ),
    "destroyed_trading_unit": marauder,
    "enemy_army_units_destroyed_in_battle": lambda _s, _p, o, part: (
        part.land and bool(part.slain_army >= o.min)
    ),
    "land_battles_this_turn": warmonger,
    "won_against_barbarians_in_city": defiance,
    "won_against_stronger": daring,
    "won_pirate_battles_this_turn": cleanse_the_seas,
    "won_with_fewer_units": lambda _s, _p, _o, part: (
        part.won and part.rival and part.mine < part.theirs
    ),
    "won_with_leader_not_outnumbering": great_commander,
}


def fought(run: Callable[[ClashTable, Player, Objective, Part], bool]) -> Test:
    """The test of a battle."""

    def test(s: ClashTable, p: Player, o: Objective, battle: Battle, winner: int) -> bool:
        return run(s, p, o, part_of(battle, p, winner))

    return test


# Attaching


def founded_far_away(s: ClashTable, p: Player, o: Objective, _founder: Player, n: int) -> bool:
    """How far the new city is."""
    return bool(from_start(s, p, (n,)) >= o.min)


TESTS[STATUS] |= {name: at_least(count) for name, count in AT_LEAST.items()}
TESTS[STATUS] |= {name: most(count) for name, count in MOST.items()}
TESTS[STATUS] |= CHECKS
TESTS["battle"] |= {name: fought(run) for name, run in BATTLE.items()}
TESTS["founded"]["founded_city_distance_from_start"] = founded_far_away
TESTS["wonder"]["built_wonder"] = lambda *_: True
TESTS["recruited"]["draft_uses_this_turn"] = at_least(lambda s, _p, _: s.deeds.get("drafts", 0))
TESTS["action"]["angry_cities"] = at_least(
    lambda s, p, _: sum(city.mood == ANGRY for city in own_cities(s, p))
)
