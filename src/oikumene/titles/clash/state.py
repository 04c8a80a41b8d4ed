"""The table of a match of Clash of Cultures: what lies where."""

from __future__ import annotations

from collections.abc import Awaitable, Iterator, Mapping
from functools import lru_cache
from typing import Any

import msgspec

from oikumene.engine.hooks import in_play
from oikumene.engine.state import Count, Hidden, Owner, Public, Record, Table
from oikumene.titles.clash.cards import (
    CITY_LIMIT,
    NEUTRAL,
    NOBODY,
    NOWHERE,
)
from oikumene.titles.clash.ground import Ground, ground_of
from oikumene.titles.clash.hooks import HOOKS


class City(msgspec.Struct, frozen=True):
    """A settlement with what stands on its space; replaced whole when it changes."""

    owner: int
    mood: int = NEUTRAL
    buildings: Mapping[str, int] = {}
    """Each building and the colour of its piece."""
    port: int = NOWHERE
    """The Sea space that the Port faces (COC-BLD-10)."""
    wonders: tuple[str, ...] = ()
    activations: int = 0
    """In this turn (COC-CTY-19),"""
    spent: bool = False
    """and whether one of them found the city Angry (COC-CTY-14)."""
    tokens: int = 0
    """Culture tokens in or under it: Cleopatra's, the druids'."""

    @property
    def size(self) -> int:
        """City pieces of any colour (COC-CTY-01)."""
        return 1 + len(self.buildings) + len(self.wonders)


class Player(Record):
    """A player: board, hands and everything won.

    What changes seldom is kept as a tuple or mapping and replaced whole: copies share it.
    """

    seat: Public[int]
    colour: Public[str]
    civilization: Public[str]
    start: Public[int]
    """The space of the starting city."""
    goods: Public[list[int]]
    """Food, wood, ore, ideas, gold, mood and culture tokens; captives in their own field."""
    advances: Public[Mapping[str, int]]
    """Advances and the Age in which each was gained; those of the civilization too."""
    lent: Public[tuple[str, ...]]
    """Advances that are used without being owned: Great Library, Man God."""
    cubes: Public[int]
    """On the event track."""
    actions: Owner[list[str]]
    """Action cards in hand, and great persons held like them (COC-ACT-15);"""
    objectives: Owner[list[str]]
    wonders: Owner[list[str]]
    completed: Public[tuple[str, ...]]
    """Objectives that were completed, by the name of the half."""
    leader: Public[str]
    """The leader in play,"""
    leaders: Public[tuple[str, ...]]
    """those that can still come,"""
    recruited: Public[int]
    """and how many have come."""
    killed: Public[tuple[str, ...]]
    """Enemy leaders killed in combat."""
    captives: Public[tuple[int, ...]]
    """Pieces held by the Aztecs: owner × 8 + kind."""
    kept: Public[Mapping[str, int]]
    """Event cards kept for points, and the half points on them."""
    gone: Public[Mapping[str, int]]
    """Own pieces that are out of the game."""
    anarchy: Public[int]
    """Cubes set aside by Anarchy."""
    leaderless: Public[bool]
    """Whether no leader may be recruited any more."""
    runes: Public[int]
    """Obelisks laid beside the objectives."""
    charted: Public[tuple[int, ...]]
    """Regions with a cube of Erik's."""
    open_cards: Public[tuple[str, ...]]
    """Great Architect and Great Diplomat in front of the player."""
    fewer: Public[int]
    """Main actions that the next turn has less."""
    barred: Public[tuple[int, ...]]
    """Seats that may not be attacked in the own turn that is on or comes next."""


class Options(msgspec.Struct, frozen=True):
    """What the players agreed on before the match."""

    expansion: bool
    events: str
    length: str
    random_leaders: bool
    alternate_history: bool
    open_wonders: bool
    settler_in_city: bool
    change_costs: bool


class Battle(Record):
    """A battle that is being fought."""

    attacker: Public[int]
    defender: Public[int]
    space: Public[int]
    origin: Public[int]
    """Where the attackers retreat to; NOWHERE: they cannot."""
    sea: Public[bool]
    landed: Public[bool]
    """Whether the attackers came straight from ships."""
    round: Public[int]
    fielded: Public[tuple[int, int]]
    """Fighting units at the start of the battle,"""
    cards: Hidden[list[str]]
    """the cards laid face down this round ("": none),"""
    laid: Public[list[bool]]
    """whether there is one,"""
    shown: Public[list[str]]
    """and the cards once they are turned up."""
    played: Public[tuple[str, ...]]
    """``seat:card`` of earlier rounds too."""
    lost: Public[list[tuple[int, ...]]]
    """The kinds of the units that each side lost."""
    fortress: Public[bool]
    """Whether the defender has one,"""
    no_die: Public[bool]
    """and whether siege engines took its die"""
    no_cancel: Public[bool]
    """or its cancel."""
    bonus: Public[list[int]]
    """Combat value for the whole battle: Steel Weapons and the like."""
    effects: Public[tuple[str, ...]]
    """``seat:thing`` that was used in this battle."""
    dice: Public[list[list[int]]]
    """The faces of the last roll, by side,"""
    clashed: Public[list[bool]]
    """whether clash abilities were used with them,"""
    values: Public[list[int]]
    """what they came to,"""
    hits: Public[list[int]]
    """and the hits that each side takes."""
    city: Public[int]
    """Size of the attacked city, 0 for none,"""
    mood: Public[int]
    """its mood,"""
    wonders: Public[int]
    """the wonders in it,"""
    temple: Public[bool]
    """whether it has a Temple,"""
    defended: Public[bool]
    """and whether anybody could resist."""

    def side_of(self, owner: int) -> int:
        """0 for the attacker, 1 for the defender."""
        return 0 if owner == self.attacker else 1

    def owner_of(self, side: int) -> int:
        """Whose side it is."""
        return self.defender if side else self.attacker


class ClashTable(Table):
    """The board with all pieces, the players, the decks and the turn."""

    players: Public[list[Player]]
    options: Public[Options]
    age: Public[int]
    round: Public[int]
    first: Public[int]
    """The first player."""
    active: Public[int]
    """Whose turn it is; in the status phase, whose part of a step."""
    step: Public[int]
    """The step of the status phase, 0 outside it."""
    terrain: Public[str]
    """A letter for each space (see ground.py)."""
    faces: Hidden[list[str]]
    """The region that lies in each slot; homes have none."""
    regions: Public[list[str]]
    """Those that are face up."""
    exhausted: Public[tuple[int, ...]]
    cities: Public[dict[int, City]]
    units: Public[list[list[int]]]
    """By owner, barbarians and pirates last: see pieces.py."""
    builders: Public[Mapping[str, int]]
    """Who built each wonder that still counts;"""
    ruined: Public[Mapping[str, int]]
    """and who held those that lie on an event card."""
    event_deck: Count[list[str]]
    """The last card of a deck is its top."""
    action_deck: Count[list[str]]
    objective_deck: Count[list[str]]
    wonder_deck: Count[list[str]]
    event_discard: Public[list[str]]
    action_discard: Public[list[str]]
    objective_discard: Count[list[str]]
    wonder_discard: Public[list[str]]
    open_wonders: Public[tuple[str, ...]]
    in_force: Public[tuple[str, ...]]
    """Event cards that stay in play."""
    truce: Public[tuple[int, ...]]
    """The owner of the Great Diplomat and the other player."""
    seen: Hidden[Mapping[int, int]]
    """How many cards from the top of the event deck a seat knows."""
    assigned: Hidden[Mapping[int, str]]
    """Objective cards that the Great Oracle laid out for seats,"""
    oracle: Public[int]
    """and who knows them."""
    left: Public[int]
    """Main actions left in this turn."""
    used: Public[tuple[str, ...]]
    """Once-per-turn things that were used, and effects that last for the turn."""
    deeds: Public[Mapping[str, int]]
    """What the active player did this turn, for cards and objectives that ask."""
    built_by: Public[tuple[int, ...]]
    """Who built a wonder in this round."""
    noted: Public[tuple[str, ...]]
    """``seat:objective`` completed in this round or status phase."""
    offers: Public[tuple[int, ...]]
    """Trades offered this turn, by partner."""
    offer: Hidden[tuple[str, ...]]
    """The trade that is being discussed (see trading.py)."""
    charged: Public[int]
    """The city whose counter the activation that is on belongs to."""
    die: Public[int]
    """The last die of cultural influence or of an effect."""
    cancelled: Public[bool]
    """Whether the card that was announced is cancelled."""
    event: Public[str]
    """The event card that is being resolved,"""
    drawer: Public[int]
    """and who drew it."""
    battle: Public[Battle | None]
    todo: Public[tuple[str, ...]]
    """What is still to be done (see jobs.py)."""
    in_play: Public[str]
    """The printed things in play that change rules (see engine/hooks.py)."""
    ending: Public[bool]
    """Whether the game ends with this status phase."""

    @property
    def ground(self) -> Ground:
        """The printed board."""
        return ground_of(self.terrain)

    @property
    def player(self) -> Player:
        """The active player."""
        return self.players[self.active]

    @property
    def turn_order(self) -> list[int]:
        """Seats, from the first player on."""
        return clockwise(self, self.first)


def clockwise(s: ClashTable, seat: int) -> list[int]:
    """Seats clockwise from one."""
    return [*range(seat, len(s.players)), *range(seat)]


def opponents(s: ClashTable, p: Player) -> list[Player]:
    """The other players, clockwise."""
    return [*s.players[p.seat + 1 :], *s.players[: p.seat]]


def has(p: Player, advance: str) -> bool:
    """Whether a player may use an advance: own it, or have it lent."""
    return advance in p.advances or advance in p.lent


def cities_of(s: ClashTable, owner: int) -> list[int]:
    """The spaces of somebody's cities."""
    return [n for n, city in s.cities.items() if city.owner == owner]


def number_of_cities(s: ClashTable, owner: int) -> int:
    """How many cities somebody has."""
    return [city.owner for city in s.cities.values()].count(owner)


def growth_limit(s: ClashTable, owner: int) -> int:
    """The size up to which somebody's cities grow (COC-CTY-03, COC-CTY-04)."""
    return min(CITY_LIMIT, number_of_cities(s, owner))


def room_to_grow(s: ClashTable, city: City) -> bool:
    """Whether a city may get another piece."""
    return city.size < growth_limit(s, city.owner)


def city_owner(s: ClashTable, n: int) -> int:
    """Whose city is on a space."""
    city = s.cities.get(n)
    return city.owner if city else NOBODY


def change(s: ClashTable, n: int, **fields: Any) -> None:
    """A city changes."""
    s.cities[n] = msgspec.structs.replace(s.cities[n], **fields)


def note(s: ClashTable, deed: str, n: int = 1) -> None:
    """The active player did something that cards and objectives may ask for."""
    s.deeds = {**s.deeds, deed: s.deeds.get(deed, 0) + n}


def use_up(s: ClashTable, thing: str) -> None:
    """A thing was used in this turn."""
    s.used = (*s.used, thing)


class Nothing:
    """Awaited, it is done at once."""

    def __await__(self) -> Iterator[None]:
        return iter(())


NOTHING = Nothing()


def react(s: ClashTable, p: Player, moment: str, *context: Any) -> Awaitable[None]:
    """Something happened to a player: printed things notice, the player's own first."""
    if not HOOKS.at(s, moment):
        return NOTHING  # type: ignore[return-value]
    return HOOKS.react(s, clockwise(s, p.seat), moment, p, *context)


def things_of(s: ClashTable, p: Player) -> list[str]:
    """The printed things that work for a player: open cards, advances, wonders, leader."""
    held = [city for city in s.cities.values() if city.wonders and city.owner == p.seat]
    wonders = [wonder for city in held for wonder in city.wonders] if held else ()
    lent = [each for each in p.lent if each not in p.advances] if p.lent else ()
    things = [*p.open_cards, *p.advances, *lent, *wonders]
    return [*things, p.leader] if p.leader else things


def lasts(seat: int, thing: str) -> str:
    """The mark in a battle's effects of what works to its end, even if a leader falls."""
    return f"lasts {seat} {thing}"


def lasting(s: ClashTable, p: Player) -> list[str]:
    """What a player began in the battle that is on."""
    if s.battle is None:
        return []
    mark = lasts(p.seat, "")
    return [each.removeprefix(mark) for each in s.battle.effects if each.startswith(mark)]


def refresh(s: ClashTable) -> None:
    """Something entered or left play; what works may lend other things."""
    s.in_play = working(s)
    if not HOOKS.at(s, "advances.lent"):
        return
    for p in s.players:
        p.lent = HOOKS.value(s, "advances.lent", p.lent, p)
    s.in_play = working(s)


def working(s: ClashTable) -> str:
    """The things with hooks that are in play."""
    each = [hooked(p.seat, (*things_of(s, p), *lasting(s, p), *s.in_force)) for p in s.players]
    return " ".join(filter(None, each))


@lru_cache(1 << 12)
def hooked(seat: int, things: tuple[str, ...]) -> str:
    """Those of a player's things that have hooks."""
    return in_play((seat, thing) for thing in dict.fromkeys(things) if thing in HOOKED)


HOOKED: set[str] = set()
"""The printed things with hooks; filled by effects."""
