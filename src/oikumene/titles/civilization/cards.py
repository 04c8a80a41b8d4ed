"""Everything printed in the box, typed; and the names that occur at every decision, made once."""

from __future__ import annotations

from typing import NamedTuple

import msgspec

from oikumene.engine.content import read
from oikumene.engine.decision import Option

PACKAGE = "oikumene.titles.civilization"

RESOURCES = ("wheat", "silk", "incense", "iron", "spy", "uranium")
WHEAT, SILK, INCENSE, IRON, SPY, URANIUM = range(len(RESOURCES))
MARKET = RESOURCES[: IRON + 1]
"""Those with tokens in the market (CIV-CMP-17)."""
ANY = "any"

UNITS = ("artillery", "infantry", "mounted", "aircraft")
ARTILLERY, INFANTRY, MOUNTED, AIRCRAFT = range(len(UNITS))

MOUNTAIN, FOREST, GRASSLAND, DESERT, WATER, UNEXPLORED = "MFGDW?"
LAND = MOUNTAIN + FOREST + GRASSLAND + DESERT
COLOURS = ("blue", "orange", "green", "pink")

STAGES = ("start", "trade", "city", "movement", "research")
"""The five phases of a round (CIV-TRN-01)."""
START, TRADE, CITY, MOVEMENT, RESEARCH = STAGES

HUT, VILLAGE = "hut", "village"
ANCIENT, MEDIEVAL, MODERN = AGES = ("ancient", "medieval", "modern")
CULTURE_EVENT, GREAT_PERSON, VICTORY = "culture_event", "great_person", "victory"
ANARCHY = "anarchy"
SPACE_FLIGHT = "space_flight"
WALLS = "city_walls"
SHEET = "sheet"
"""Where coin tokens lie that belong to no card."""

BARBARIANS = 4
"""The defender of a village."""
NOBODY = -1
NOWHERE = -1
UNLIMITED = 99


class Icons(NamedTuple):
    """What a square or a marker on it yields."""

    trade: int = 0
    production: int = 0
    culture: int = 0
    coin: int = 0
    combat: int = 0


class Terrain(msgspec.Struct, frozen=True):
    """A terrain and its usual icons (CIV-GEN-13)."""

    id: str
    letter: str
    trade: int = 0
    production: int = 0


class Tile(msgspec.Struct, frozen=True):
    """A map tile: 16 terrain letters, row by row, the arrow at the foot pointing up."""

    id: str
    terrain: str
    civilization: str = ""
    extras: dict[str, tuple[str, ...]] = {}
    """By square: ``culture``, ``coin``, a resource, ``hut``, ``village``, ``capital``."""


class Layout(msgspec.Struct, frozen=True):
    """Where tiles lie for a number of players: x and y of the corner, homes with quarter turns."""

    players: int
    height: int
    homes: tuple[tuple[int, int, int], ...]
    neutral: tuple[tuple[int, int], ...]


class Civilization(msgspec.Struct, frozen=True):
    """A civilization sheet; what it can do is in effects/civilizations.py."""

    id: str
    leader: str
    tech: str
    government: str
    home: str


class Government(msgspec.Struct, frozen=True):
    """A government card: only numbers, which the chapters read."""

    id: str
    coins: int = 0
    trade: int = 0
    """Gained, or lost, at the end of the Start of Turn."""
    production: int = 0
    """More in each produce action of every city."""
    battle_hand: int = 0
    combat_bonus: int = 0
    capital_actions: int = 1
    """City actions of the capital; -1: not even extra ones (CIV-ABL-15)."""
    capital_arts: int = 0
    no_arts: bool = False
    no_attacks: bool = False
    scouts_explore: bool = False
    armies_found: bool = False
    harvest: int = 0
    culture_per_army: int = 0
    equal_production: bool = False


class Ability(msgspec.Struct, frozen=True):
    """Something that a tech lets its owner do for a price; what is in effects/."""

    phase: str
    """A stage, ``battle`` or ``any``."""
    cost: dict[str, int]
    does: str
    n: int = 0
    other: int = 0
    ages: tuple[str, ...] = ()
    interrupts: str = ""


class Tech(msgspec.Struct, frozen=True):
    """A tech card."""

    id: str
    level: int
    buildings: tuple[str, ...] = ()
    unit: str = ""
    rank: int = 0
    government: str = ""
    walls: bool = False
    coins: int = 0
    speed: int = 0
    water: str = ""
    """``cross``: figures may pass water; ``stop``: end a move there too."""
    stacking: int = 0
    hand: int = 0
    city_limit: int = 0
    tokens: int = 0
    """The most coin tokens that it may hold."""
    abilities: tuple[Ability, ...] = ()


class UnitCard(msgspec.Struct, frozen=True):
    """A unit card: its strength at rank 1 (CIV-UNI-05)."""

    id: str
    unit: str
    strength: int
    count: int


class UnitType(msgspec.Struct, frozen=True):
    """A type of units: whom it trumps, and its costs by rank."""

    id: str
    costs: tuple[int, ...]
    trumps: str = ""


class Building(msgspec.Struct, frozen=True):
    """One side of a building marker."""

    id: str
    family: str
    markers: int
    cost: int
    terrain: str
    star: bool = False
    upgrade_of: str = ""
    trade: int = 0
    production: int = 0
    culture: int = 0
    coin: int = 0
    combat: int = 0


class Wonder(msgspec.Struct, frozen=True):
    """A wonder; what it does is in effects/wonders.py."""

    id: str
    age: str
    cost: int
    culture: int
    discount: str = ""
    """The tech that lowers the cost"""
    discounted: int = 0
    """to this."""


class Event(msgspec.Struct, frozen=True):
    """A culture event card; what it does is in effects/events.py."""

    id: str
    level: int
    count: int
    phase: str
    does: str
    interrupts: str = ""
    n: int = 0
    other: int = 0
    range: int = UNLIMITED
    targeted: bool = False
    """Cancels only what targets its owner."""
    others: bool = False
    """Only what belongs to other players."""
    great_person: bool = False
    resources: tuple[str, ...] = ()
    to: str = ""
    only: str = ""


class Space(msgspec.Struct, frozen=True):
    """A space of the culture track, with the price of the step onto it."""

    kind: str
    level: int = 0
    culture: int = 0
    trade: int = 0


class GreatPerson(msgspec.Struct, frozen=True):
    """A kind of great person."""

    id: str
    count: int
    trade: int = 0
    production: int = 0
    culture: int = 0
    coin: int = 0
    combat: int = 0


class Marker(msgspec.Struct, frozen=True):
    """A hut or village marker."""

    id: str
    kind: str
    content: str
    count: int


TERRAIN = {each.letter: each for each in read(PACKAGE, "terrain", list[Terrain])}
TILES = {each.id: each for each in read(PACKAGE, "tiles", list[Tile])}
LAYOUTS = {each.players: each for each in read(PACKAGE, "layouts", list[Layout])}
CIVILIZATIONS = {each.id: each for each in read(PACKAGE, "civilizations", list[Civilization])}
GOVERNMENTS = {
    "core": {each.id: each for each in read(PACKAGE, "governments", list[Government])},
    "revised": {each.id: each for each in read(PACKAGE, "revised_governments", list[Government])},
}
TECHS = {each.id: each for each in read(PACKAGE, "techs", list[Tech])}
UNIT_CARDS = {each.id: each for each in read(PACKAGE, "unit_cards", list[UnitCard])}
UNIT_TYPES = {each.id: each for each in read(PACKAGE, "units", list[UnitType])}
BUILDINGS = {each.id: each for each in read(PACKAGE, "buildings", list[Building])}
WONDERS = {each.id: each for each in read(PACKAGE, "wonders", list[Wonder])}
EVENTS = {each.id: each for each in read(PACKAGE, "events", list[Event])}
TRACK = tuple(read(PACKAGE, "track", list[Space]))
GREAT_PEOPLE = {each.id: each for each in read(PACKAGE, "great_people", list[GreatPerson])}
MARKERS = {each.id: each for each in read(PACKAGE, "markers", list[Marker])}

NEUTRAL = tuple(each.id for each in TILES.values() if not each.civilization)
UNIT_OF = {each.id: UNITS.index(each.unit) for each in UNIT_CARDS.values()}
"""The type of every unit card."""
STRENGTH = {each.id: each.strength for each in UNIT_CARDS.values()}
TRUMPS = tuple(
    UNITS.index(UNIT_TYPES[unit].trumps) if UNIT_TYPES[unit].trumps else NOBODY for unit in UNITS
)
"""The type that each type trumps (CIV-BAT-39)."""
FAMILIES = {each.family: each.markers for each in BUILDINGS.values()}
"""Building markers in the box."""
FAMILY = {each.id: each.family for each in BUILDINGS.values()}
UPGRADES = {each.upgrade_of: each.id for each in BUILDINGS.values() if each.upgrade_of}
STARRED = frozenset(each.id for each in BUILDINGS.values() if each.star)


def _icons(printed: Building | GreatPerson) -> Icons:
    return Icons(printed.trade, printed.production, printed.culture, printed.coin, printed.combat)


MARKS = {
    **{id_: _icons(each) for id_, each in BUILDINGS.items()},
    **{id_: _icons(each) for id_, each in GREAT_PEOPLE.items()},
    **{id_: Icons(culture=each.culture) for id_, each in WONDERS.items()},
}
"""What a marker yields instead of its square (CIV-BLD-07, CIV-WON-10, CIV-GRP-07)."""
DECK = {level: [e.id for e in EVENTS.values() if e.level == level] for level in (1, 2, 3)}

ARMIES, SCOUTS, CITIES = 6, 2, 3
"""Pieces of a player (CIV-CMP-03, CIV-CMP-04)."""
SPEED, STACKING, EVENT_HAND, BATTLE_HAND, CITY_LIMIT = 2, 2, 2, 3, 2
"""At the start (CIV-PSU-22)."""
TRADE_LIMIT = 27
LEVELS = (0, 6, 11, 16, 21, 26)
"""Trade that a tech of a level needs (CIV-RSH-02)."""
COINS_TO_WIN = 15
LAST_SPACE = len(TRACK) - 1
ARMY_COST, SCOUT_COST, WALLS_COST = 4, 6, 7
TRADE_PAID, PRODUCTION_GAINED = 3, 1
"""Trade turned into production (CIV-PRD-07)."""
MARKET_WONDERS = 4
PER_ARMY, CITY_HAND = 2, 3
"""More battle hand for each further army, and for a city (CIV-BAT-08, CIV-BAT-10)."""
CITY_BONUS, CAPITAL_BONUS, WALLS_BONUS = 6, 12, 4
KILLS_PER_ARMY = 2
LOOT = 3
"""Trade or culture of a spoil (CIV-LOT-01)."""

SEAT = tuple(f"seat:{seat}" for seat in range(4))
OWNER = (*SEAT, "owner:barbarians")
DONE = Option("done")
END = Option("end")
NO = Option("no")
YES = Option("yes")
PLAYER = tuple(Option("player", (seat,), (thing,)) for seat, thing in enumerate(SEAT))


def kind_of_mark(mark: str) -> str:
    """Whether a marker is a building, a wonder or a great person."""
    if mark in BUILDINGS or mark == WALLS:
        return "building"
    return "wonder" if mark in WONDERS else "great_person"


def mark_thing(mark: str) -> str:
    """The name of a marker as a thing."""
    return f"{kind_of_mark(mark)}:{mark}"
