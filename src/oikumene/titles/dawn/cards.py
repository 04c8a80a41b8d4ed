"""Everything printed in the box, typed; and the names that occur at every decision, made once."""

from __future__ import annotations

from typing import Literal

import msgspec

from oikumene.engine.content import read
from oikumene.engine.decision import Option

PACKAGE = "oikumene.titles.dawn"

CULTURE, SCIENCE, ECONOMY, INDUSTRY, MILITARY = TYPES = (
    "culture",
    "science",
    "economy",
    "industry",
    "military",
)
RESOURCES = ("marble", "mercury", "oil", "diamond")
ERAS = ("ancient", "medieval", "modern")
COLOURS = ("blue", "green", "orange", "red")
WATER, NATURAL_WONDER = "water", "natural_wonder"
DIFFICULTY = {
    WATER: 1,
    "grassland": 1,
    "hills": 2,
    "forest": 3,
    "desert": 4,
    "mountain": 5,
    NATURAL_WONDER: 5,
}
"""CND-GEO-02 … 04."""


class Leader(msgspec.Struct, frozen=True):
    """A leader sheet: the order of the focus row at the start."""

    id: str
    row: tuple[str, ...]


class Focus(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A focus card; its numbers mean what its type makes of them."""

    id: str
    type: str
    level: int
    tokens: int = 0
    caravans: int = 0
    movement: int = 0
    range: int = 0
    caravan_range: int = 0
    attacks: int = 0
    bonus: int = 0
    bonus_against_barbarians: int = 0
    production_in_slot_5: int = 0
    slot: int = 0
    water: bool = False
    """Whether water may be counted or entered."""
    over_all: bool = False
    """Whether rival spaces and barbarians may be counted through too."""
    defeats_barbarians: bool = False
    reinforces_after: bool = False
    first: str = ""
    then: str = ""


class Wonder(msgspec.Struct, frozen=True):
    """A world wonder."""

    id: str
    type: str
    era: str
    cost: int
    resources: tuple[str, str]


class Agenda(msgspec.Struct, frozen=True):
    """One of the two ways to complete a victory card."""

    id: str
    kind: str
    n: int = 0
    type: str = ""
    capitals_defeated: int = 0
    city_state_tokens_held: int = 0
    either: bool = False


class VictoryCard(msgspec.Struct, frozen=True):
    """A victory card."""

    id: str
    agendas: tuple[Agenda, Agenda]


class CityState(msgspec.Struct, frozen=True):
    """A side of a city-state token, with its two equal diplomacy cards."""

    id: str
    type: str
    other_side: str


class NaturalWonder(msgspec.Struct, frozen=True):
    """A side of a natural wonder token."""

    id: str
    resource: str
    other_side: str


class Diplomacy(msgspec.Struct, frozen=True):
    """A diplomacy card of every player."""

    id: str


class Tile(msgspec.Struct, frozen=True):
    """A map tile: ten spaces a side, each its terrain and perhaps a printed marker."""

    number: int
    kind: str
    A: tuple[str, ...]
    B: tuple[str, ...]

    def side(self, name: str) -> tuple[str, ...]:
        """The spaces of a side."""
        return self.A if name == "A" else self.B


class Spot(msgspec.Struct, frozen=True):
    """Where a tile lies: how often it is turned clockwise, and where its space 0 is."""

    rotation: int
    q: int
    r: int


class FixedTile(Spot, frozen=True):
    """A tile of the first game's map."""

    tile: int
    side: Literal["A", "B"]
    min_players: int


class AutomatedCore(msgspec.Struct, frozen=True):
    """The core around the automated player's capital tile."""

    A: tuple[Spot, ...]
    B: tuple[Spot, ...]
    water: dict[str, tuple[int, int]]


class Maps(msgspec.Struct, frozen=True):
    """Laid patterns."""

    core: dict[str, tuple[Spot, ...]]
    automated_core: AutomatedCore
    first_game: tuple[FixedTile, ...]


LEADERS = {each.id: each for each in read(PACKAGE, "leaders", list[Leader])}
FOCUS = {each.id: each for each in read(PACKAGE, "focus_cards", list[Focus])}
WONDERS = {each.id: each for each in read(PACKAGE, "wonders", list[Wonder])}
VICTORY = {each.id: each for each in read(PACKAGE, "victory_cards", list[VictoryCard])}
CITY_STATES = {each.id: each for each in read(PACKAGE, "city_states", list[CityState])}
NATURAL_WONDERS = {each.id: each for each in read(PACKAGE, "natural_wonders", list[NaturalWonder])}
DIPLOMACY = tuple(each.id for each in read(PACKAGE, "diplomacy", list[Diplomacy]))
TILES = {each.number: each for each in read(PACKAGE, "tiles", list[Tile])}
MAPS = read(PACKAGE, "maps", Maps)

CITIES = 7
"""City figures of a player, the capital aside (CND-CMP-01)."""
CONTROL_TOKENS = 31
RESOURCE_TOKENS = 8
"""Of each type (CND-CMP-02)."""
WATER_TOKENS = 8
MOST_TRADE = 3
"""Trade tokens on a focus card (CND-CMP-09)."""
MOST_ON_ZIMBABWE = 4
BARBARIANS = "ABCDEFGHI"
SPAWN, BLANK, MOVE, TRADE = "spawn", "blank", "move", "trade"
EVENT_DIAL = (SPAWN, BLANK, MOVE, TRADE, MOVE)
"""CND-EVT-01."""
LEVEL_SPACES = {3: 2, 6: 2, 10: 3, 14: 3, 19: 4, 24: 4}
"""CND-SCI-02."""
LAST_ON_DIAL, AFTER_LAST = 24, 15
CITY_STATE_DEFENCE = 8

SEAT = tuple(f"seat:{seat}" for seat in range(5))
OF_TYPE = {(card.type, card.level): card.id for card in FOCUS.values()}
"""A player's focus card of a type and level: there is one of each."""


focus = {**FOCUS, **{f"ap_{id_}": card for id_, card in FOCUS.items()}}.__getitem__
"""A focus card of a player or of the automated player, by its id."""


def _card_options(verb: str) -> dict[str, Option]:
    ids = [*FOCUS, *(f"ap_{id_}" for id_ in FOCUS), *WONDERS]
    return {id_: Option(verb, (id_,), (f"card:{id_}",)) for id_ in ids}


RESOLVE = _card_options("resolve")
PUT = _card_options("put")
USE = {
    id_: Option("use", (id_,), (f"{kind}:{id_}",))
    for kind, ids in (("card", WONDERS), ("city_state", CITY_STATES))
    for id_ in ids
}
RESOURCE = tuple(Option("resource", (id_,), (f"resource:{id_}",)) for id_ in RESOURCES)
DONE = Option("done")
