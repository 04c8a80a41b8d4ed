"""The table of a match of A New Dawn: what lies where."""

from __future__ import annotations

from collections.abc import Awaitable, Iterator, Mapping
from typing import Any

import msgspec

from oikumene.engine.hexes import Area
from oikumene.engine.hooks import in_play
from oikumene.engine.state import Count, Public, Record, Table
from oikumene.titles.dawn.cards import CITIES, CONTROL_TOKENS, focus
from oikumene.titles.dawn.ground import GROUNDS, Ground, ground_of
from oikumene.titles.dawn.hooks import HOOKS

NOBODY = -1
NOWHERE = -1
TOKEN, REINFORCED, CITY, CAPITAL = range(4)
"""The kinds of a player's pieces on the map; a piece is ``4 * seat + kind``."""


class Player(Record):
    """A player: leader, focus row, pieces and everything won.

    What changes seldom is kept as a tuple or mapping and replaced whole: copies share it.
    """

    seat: Public[int]
    leader: Public[str]
    colour: Public[str]
    automated: Public[bool]
    row: Public[list[str]]
    """The focus cards in slots 1 to 5,"""
    trade: Public[list[int]]
    """and the trade tokens on them."""
    stored: Public[int]
    """Trade tokens on Great Zimbabwe."""
    tokens: Public[Mapping[str, str]]
    """City-state and natural wonder tokens, and the focus card each lies on ("": beside it)."""
    dial: Public[int]
    resources: Public[list[int]]
    """Marble, mercury, oil, diamond."""
    cities: Public[list[int]]
    """Spaces of the cities; the capital is the first."""
    control: Public[list[int]]
    """Spaces of the control tokens."""
    caravans: Public[list[int]]
    """Spaces of the caravans on the map."""
    wonders: Public[tuple[str, ...]]
    """The world wonders under control; they follow from the sites."""
    diplomacy: Public[tuple[str, ...]]
    """Cards taken: ``embassy@2`` from a rival, ``seoul`` from a city-state."""
    agendas: Public[tuple[str, ...]]
    """Completed agendas, one for each victory card at most."""
    markers: Public[int]
    """Control tokens that mark them."""
    capitals_defeated: Public[int]
    tiles: Public[tuple[int, ...]]
    """Map tiles still to be laid."""

    @property
    def capital(self) -> int:
        """The space of the capital."""
        return self.cities[0]

    @property
    def unused_tokens(self) -> int:
        """Control tokens in stock."""
        return CONTROL_TOKENS - len(self.control) - self.markers

    @property
    def unused_cities(self) -> int:
        """City figures in stock."""
        return CITIES + 1 - len(self.cities)

    @property
    def available_caravans(self) -> int:
        """As many as the best economy card allows (CND-ECO-03, CND-SCI-16)."""
        return max(focus(card).caravans for card in self.row)

    def cards_of(self, type_: str) -> list[str]:
        """The cards of a type in the row: mostly one (CND-TRN-09, CND-SCI-14)."""
        return [card for card in self.row if focus(card).type == type_]


class Options(msgspec.Struct, frozen=True):
    """What the players agreed on before the match."""

    victory_cards: int
    map: str
    printed_maracana: bool
    city_states_block: bool
    caravan_range: int
    convert_first: bool


class DawnTable(Table):
    """The map with all pieces, the players and the common stocks."""

    players: Public[list[Player]]
    """By seat; an automated player comes last."""
    options: Public[Options]
    round: Public[int]
    first: Public[int]
    """The first player."""
    active: Public[int]
    map: Public[str]
    """The tiles as laid (see ground.py)."""
    core: Public[str]
    """The tiles of the core, while the map is built."""
    pieces: Public[list[int]]
    """By space: a player's city or control token, or NOBODY."""
    things: Public[Mapping[int, str]]
    """Resource, natural wonder and city-state tokens by space."""
    barbarians: Public[Mapping[str, int]]
    """The space of every barbarian, NOWHERE for the defeated."""
    sites: Public[Mapping[str, int]]
    """The spaces of built world wonders."""
    conquered: Public[Mapping[str, int]]
    """City-states on whose space their conqueror's piece stands."""
    direction: Public[int]
    """Orientation of the direction token: where a roll of 1 points."""
    dial: Public[int]
    """Section of the event dial."""
    market: Public[list[str]]
    """The face-up wonder of each type, "" where a deck is empty."""
    decks: Count[list[str]]
    """The other wonders: pools by type and era."""
    removed: Count[list[str]]
    """Wonders that went back to the box unseen."""
    victory: Public[tuple[str, ...]]
    stocks: Public[Mapping[str, int]]
    """Diplomacy cards of city-states beside the map; face down: 0."""
    used: Public[tuple[str, ...]]
    """Once-per-turn things that have been used this turn."""
    attacks_won: Public[int]
    """This turn,"""
    captured: Public[tuple[int, ...]]
    """and the spaces that were captured,"""
    returned: Public[int]
    """caravans that came back to the card,"""
    arrived: Public[tuple[int, ...]]
    """and the cities where they arrived."""
    moving: Public[int]
    """The space of the caravan that is moving; NOWHERE: it starts from the card."""
    resolving: Public[str]
    """The focus card that is being resolved, and the slot that it counts as:"""
    slot: Public[int]
    todo: Public[tuple[str, ...]]
    """What is still to be done this turn (see jobs.py),"""
    placed: Public[tuple[int, ...]]
    """where control tokens were placed by this resolution,"""
    attacks: Public[int]
    """and how many attacks it made."""
    in_play: Public[str]
    """The printed things in play that change rules (see engine/hooks.py)."""
    winners: Public[tuple[int, ...]]

    @property
    def ground(self) -> Ground:
        """The printed map."""
        try:
            return GROUNDS[self.map]  # as quick as can be: nothing is asked for more often
        except KeyError:
            return ground_of(self.map)

    @property
    def turn_order(self) -> list[int]:
        """Seats, from the first player on."""
        seats = list(range(len(self.players)))
        return seats[self.first :] + seats[: self.first]


def from_(s: DawnTable, seat: int) -> list[int]:
    """Seats clockwise from one (CND-TIM-08)."""
    seats = list(range(len(s.players)))
    return seats[seat:] + seats[:seat]


def owner_at(s: DawnTable, n: int) -> int:
    """Whose city or control token is on a space."""
    return s.pieces[n] >> 2  # NOBODY stays NOBODY


def is_token(piece: int) -> bool:
    """Whether a piece is a control token."""
    return piece >= 0 and piece & 3 <= REINFORCED


def is_city(piece: int) -> bool:
    """Whether a piece is a city or capital."""
    return piece >= 0 and piece & 3 >= CITY


def friendly(p: Player) -> list[int]:
    """The spaces with a player's cities and control tokens (CND-GEO-15)."""
    return p.cities + p.control


class Held(msgspec.Struct, frozen=True, gc=False):
    """Where a player's pieces stand."""

    cities: Area
    tokens: Area
    shields: Area
    """Those of the tokens that are reinforced."""
    all: Area


def held_by(s: DawnTable, p: Player) -> Held:
    """A player's pieces as areas."""
    bits, pieces = s.ground.land.bits, s.pieces
    cities = plain = shields = 0
    for n in p.cities:
        cities |= bits[n]
    for n in p.control:
        if pieces[n] & 3 == REINFORCED:
            shields |= bits[n]
        else:
            plain |= bits[n]
    return Held(cities, plain | shields, shields, cities | plain | shields)


def city_states(s: DawnTable) -> tuple[int, ...]:
    """The spaces of unconquered city-states; the first letter tells the kind quickest."""
    return tuple([n for n, thing in s.things.items() if thing[0] == "c"])


def natural_wonders(s: DawnTable) -> tuple[int, ...]:
    """The spaces of natural wonders that nobody holds."""
    return tuple([n for n, thing in s.things.items() if thing[0] == "n"])


def obstacles(s: DawnTable, p: Player) -> list[int]:
    """Rival spaces and barbarians, which mostly cannot be counted through."""
    found = [n for n in s.barbarians.values() if n >= 0]
    for rival in s.players:
        if rival is not p:
            found += friendly(rival)
    return found


def city_state_at(s: DawnTable, n: int) -> str:
    """The unconquered city-state on a space."""
    thing = s.things.get(n, "")
    return thing[11:] if thing.startswith("city_state:") else ""


def barbarian_at(s: DawnTable, n: int) -> str:
    """The barbarian on a space, of several the first."""
    for letter, at in s.barbarians.items():
        if at == n:
            return letter
    return ""


def has_caravan(s: DawnTable, n: int) -> bool:
    """Whether anybody's caravan is on a space."""
    return any(n in p.caravans for p in s.players)


def lone_wonder(s: DawnTable, n: int) -> str:
    """The world wonder token on a space."""
    return next((wonder for wonder, at in s.sites.items() if at == n), "")


def empty(s: DawnTable, n: int) -> bool:
    """No token and no figure of any kind (CND-GEO-12, CND-GEO-13)."""
    return (
        s.pieces[n] < 0
        and n not in s.things
        and n not in s.barbarians.values()
        and n not in s.sites.values()
        and not has_caravan(s, n)
    )


def put_thing(s: DawnTable, n: int, thing: str) -> None:
    """A token comes to a space."""
    s.things = {**s.things, n: thing}


def take_thing(s: DawnTable, n: int) -> None:
    """The token of a space, if there is one, is taken away."""
    s.things = {at: thing for at, thing in s.things.items() if at != n}


def put_barbarian(s: DawnTable, letter: str, n: int) -> None:
    """A barbarian comes to a space, or NOWHERE."""
    s.barbarians = {**s.barbarians, letter: n}


class Nothing:
    """Awaited, it is done at once."""

    def __await__(self) -> Iterator[None]:
        return iter(())


NOTHING = Nothing()


def react(s: DawnTable, p: Player, moment: str, *context: Any) -> Awaitable[None]:
    """Something happened to a player: printed things notice, the player's own first."""
    if not HOOKS.at(s, moment):
        return NOTHING  # type: ignore[return-value]
    return HOOKS.react(s, from_(s, p.seat), moment, p, *context)


def refresh(s: DawnTable) -> None:
    """Something entered or left play: say anew who controls which wonder and what is in play."""
    found: list[tuple[int, str]] = []
    for p in s.players:
        p.wonders = tuple(w for w, at in s.sites.items() if s.pieces[at] >> 2 == p.seat)
        things = (p.leader, *p.wonders, *p.diplomacy)
        found += [(p.seat, thing) for thing in things if thing in HOOKED]
    s.in_play = in_play(found)


HOOKED: set[str] = set()
"""The printed things with hooks; filled by effects."""
