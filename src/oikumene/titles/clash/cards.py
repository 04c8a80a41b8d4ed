"""Everything printed in the box, typed; and the names that occur at every decision, made once."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from oikumene.engine.content import read
from oikumene.engine.decision import Option

PACKAGE = "oikumene.titles.clash"

GOODS = ("food", "wood", "ore", "ideas", "gold", "mood", "culture", "captive")
"""Five resources and two tokens; captives pay like tokens for the Aztecs."""
FOOD, WOOD, ORE, IDEAS, GOLD, MOOD, CULTURE, CAPTIVE = range(len(GOODS))
RESOURCES = range(FOOD, GOLD + 1)
Goods = tuple[int, ...]
"""An amount of each of the goods."""
NONE: Goods = (0,) * len(GOODS)

UNITS = ("settler", "infantry", "cavalry", "elephant", "leader", "ship")
SETTLER, INFANTRY, CAVALRY, ELEPHANT, LEADER, SHIP = range(len(UNITS))
ARMY = range(INFANTRY, LEADER + 1)
"""The kinds of army units."""

MOODS = ("angry", "neutral", "happy")
ANGRY, NEUTRAL, HAPPY = range(len(MOODS))

FERTILE, MOUNTAIN, FOREST, BARREN, SEA, UNEXPLORED = "FMTBW?"
TERRAIN = {
    FERTILE: "fertile",
    MOUNTAIN: "mountain",
    FOREST: "forest",
    BARREN: "barren",
    SEA: "sea",
    UNEXPLORED: "unexplored",
}
COLOURS = ("blue", "orange", "green", "pink")

BARBARIANS, PIRATES = 4, 5
"""Owners of pieces who have no seat."""
NOBODY = -1
NOWHERE = -1


def amount(goods: Mapping[str, int]) -> Goods:
    """Named goods as an amount of each."""
    return tuple([goods.get(name, 0) for name in GOODS])


class Advance(msgspec.Struct, frozen=True):
    """One of the 48 advances of every player board."""

    id: str
    category: str
    requires: str = ""
    bonus: str = ""
    """The token of its frame (COC-ADV-07)."""
    building: str = ""
    """What it unlocks."""
    government: bool = False


class Civilization(msgspec.Struct, frozen=True):
    """A civilization board: own advances, each with the advance that it is linked to."""

    id: str
    advances: dict[str, str]
    leaders: tuple[str, ...]
    home: str = ""
    """Terrain of its own home region."""


class Action(msgspec.Struct, frozen=True):
    """An action card and its two halves."""

    id: str
    civil: str
    tactics: str


class Civil(msgspec.Struct, frozen=True):
    """The upper half of an action card."""

    id: str
    timing: str
    cost: dict[str, int] = {}


class Tactics(msgspec.Struct, frozen=True):
    """The lower half of an action card."""

    id: str
    fighters: tuple[str, ...]
    role: str = ""
    place: str = ""
    against_city: bool = True
    """Whether whoever attacks a city may use it."""
    needs_shelter: bool = False
    """Whether it needs a space to withdraw to."""


class Event(msgspec.Struct, frozen=True):
    """An event card."""

    id: str
    symbol: str = ""
    expansion: bool = False
    family: str = ""
    protected: tuple[str, ...] = ()
    """Advances whose owners ignore the text."""
    person: str = ""
    """A great person is kept in the "hand" or "open"."""
    category: str = ""
    """A great person grants an advance of it."""


class Objective(msgspec.Struct, frozen=True):
    """One half of an objective card: what it tests, and when."""

    id: str
    timing: str
    test: str
    pay: dict[str, int] = {}
    excludes: str = ""
    not_after: str = ""
    min: Any = 0
    lead: int = 0
    building: str = ""
    category: str = ""
    resource: str = ""
    min_won: int = 0
    or_min_with_lead: int = 0
    min_city_size: int = 0
    min_army_units: int = 0
    min_wonders: int = 0
    min_other_units: int = 0
    min_advances: int = 0
    min_leaders_recruited: int = 0
    types: tuple[str, ...] = ()


class ObjectiveCard(msgspec.Struct, frozen=True):
    """An objective card and its two halves."""

    id: str
    upper: str
    lower: str
    expansion: bool = False


class Wonder(msgspec.Struct, frozen=True):
    """A wonder."""

    id: str
    cost: dict[str, int]
    requires: str
    vp: int
    building: str = ""
    split: int = 0


class Unit(msgspec.Struct, frozen=True):
    """A kind of unit."""

    id: str
    cost: dict[str, int]
    pieces: int
    building: str = ""
    barbarians: int = 0
    expansion: bool = False


class Building(msgspec.Struct, frozen=True):
    """A kind of building."""

    id: str
    cost: dict[str, int]
    advance: str
    pieces: int
    expansion: bool = False


class Region(msgspec.Struct, frozen=True):
    """A regular region: the terrain of its slots 0 to 3."""

    id: str
    terrain: str


class Home(msgspec.Struct, frozen=True):
    """Where a home region lies."""

    spaces: tuple[str, ...]
    terrain: str


class Layout(msgspec.Struct, frozen=True):
    """The board for a number of players; homes in clockwise order (COC-MAP-13)."""

    players: int
    homes: tuple[Home, ...]
    regions: tuple[tuple[str, ...], ...]
    edge: tuple[str, ...]


class Face(msgspec.Struct, frozen=True):
    """A side of the die."""

    value: int
    symbol: str


ADVANCES = {each.id: each for each in read(PACKAGE, "advances", list[Advance])}
CIVILIZATIONS = {each.id: each for each in read(PACKAGE, "civilizations", list[Civilization])}
ACTIONS = {each.id: each for each in read(PACKAGE, "actions", list[Action])}
CIVIL = {each.id: each for each in read(PACKAGE, "civil", list[Civil])}
TACTICS = {each.id: each for each in read(PACKAGE, "tactics", list[Tactics])}
EVENTS = {each.id: each for each in read(PACKAGE, "events", list[Event])}
OBJECTIVES = {each.id: each for each in read(PACKAGE, "objectives", list[Objective])}
OBJECTIVE_CARDS = {each.id: each for each in read(PACKAGE, "objective_cards", list[ObjectiveCard])}
WONDERS = {each.id: each for each in read(PACKAGE, "wonders", list[Wonder])}
UNIT = {each.id: each for each in read(PACKAGE, "units", list[Unit])}
BUILDINGS = {each.id: each for each in read(PACKAGE, "buildings", list[Building])}
REGIONS = {each.id: each for each in read(PACKAGE, "regions", list[Region])}
LAYOUTS = {each.players: each for each in read(PACKAGE, "layouts", list[Layout])}
DIE = tuple((each.value, each.symbol) for each in read(PACKAGE, "dice", list[Face]))

CATEGORIES: dict[str, tuple[str, ...]] = {}
"""The advances of a category, the top one first."""
for _each in ADVANCES.values():
    CATEGORIES[_each.category] = (*CATEGORIES.get(_each.category, ()), _each.id)
GOVERNMENTS = ("democracy", "autocracy", "theocracy")
LEADERS = {leader: each.id for each in CIVILIZATIONS.values() for leader in each.leaders}
"""The civilization of every leader."""
OWN_ADVANCES = {a: each.id for each in CIVILIZATIONS.values() for a in each.advances}
"""The civilization of every civilization advance."""

UNIT_COST = tuple(amount(UNIT[name].cost) for name in UNITS)
PIECES = tuple(UNIT[name].pieces for name in UNITS)
"""Of a player (COC-CMP-09, COC-CMP-10)."""
BARBARIAN_PIECES = tuple(UNIT[name].barbarians for name in UNITS)
SETTLEMENTS, BARBARIAN_SETTLEMENTS, PIRATE_SHIPS = 7, 10, 4
EXHAUSTED_TOKENS = 6
START_ADVANCES = ("farming", "mining")
START_FOOD = 2
EVENT_CUBES = 3
TRACK, FOOD_CAP, IDEAS_CAP = 7, 2, 2
"""COC-RES-02, COC-RES-03, COC-RES-10."""
ACTIONS_PER_TURN, ROUNDS, AGES = 3, 3, 6
GROUPS_PER_MOVE = 3
ARMY_LIMIT, CAPACITY = 4, 2
CITY_LIMIT = 5
INFLUENCE_SUCCESS = 5
HITS = 5
"""Combat value for a hit (COC-CMB-26)."""
ROUTES = 4
BUILDING_COST = amount(BUILDINGS["temple"].cost)
WONDER_COST = {id_: amount(each.cost) for id_, each in WONDERS.items()}
ENDINGS = {(6, 2): 1, (6, 3): 2, (7, 1): 3, (7, 2): 4, (7, 3): 5}
"""Age and round → the highest number that ends the game (COC-VAR-08)."""

SEAT = tuple(f"seat:{seat}" for seat in range(4))
OWNER = (*SEAT, "owner:barbarians", "owner:pirates")
DONE = Option("done")
END = Option("end")
NO = Option("no")
YES = Option("yes")


def use(id_: str, kind: str) -> Option:
    """The option to use a thing."""
    return Option("use", (id_,), (f"{kind}:{id_}",))
