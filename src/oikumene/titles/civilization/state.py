"""The table of a match of Civilization: what lies where."""

from __future__ import annotations

from collections.abc import Awaitable, Iterator, Mapping
from typing import Any

import msgspec

from oikumene.engine.hooks import in_play
from oikumene.engine.state import Count, Hidden, Owner, Public, Record, Table
from oikumene.titles.civilization.cards import GOVERNMENTS, NOBODY, RESEARCH, TRADE, Government
from oikumene.titles.civilization.ground import Ground, ground_of
from oikumene.titles.civilization.hooks import HOOKS


class City(msgspec.Struct, frozen=True):
    """A city marker; replaced whole when it changes."""

    owner: int
    capital: bool = False
    walls: bool = False
    done: tuple[str, ...] = ()
    """The city actions that it has taken in this round: ``produce``, ``arts``, ``harvest``."""
    extra: int = 0
    """City actions more in this round."""
    bonus: int = 0
    """Production more for its next produce action in this turn (CIV-PRD-10)."""


class Player(Record):
    """A player: sheet, pyramid, hands and figures.

    What changes seldom is kept as a tuple or mapping and replaced whole: copies share it.
    """

    seat: Public[int]
    colour: Public[str]
    civilization: Public[str]
    trade: Public[int]
    culture: Public[int]
    """Culture tokens,"""
    track: Public[int]
    """and the space of the culture level marker."""
    techs: Public[tuple[str, ...]]
    """In the order in which they were learned, the starting tech first (CIV-PYR-04)."""
    government: Public[str]
    since: Public[int]
    """The round in which it was adopted; 0 at the start."""
    fresh: Public[Mapping[str, int]]
    """Governments that were unlocked and the round of that: they need no Anarchy soon after."""
    tokens: Public[Mapping[str, int]]
    """Coin tokens by the card that they lie on, or ``sheet``."""
    goods: Public[list[int]]
    """Market tokens: wheat, silk, incense, iron."""
    markers: Owner[list[str]]
    """Hut and village markers, face down."""
    events: Owner[list[str]]
    """Culture event cards in hand."""
    units: Owner[list[str]]
    """Standing forces, without those in a battle force."""
    figures: Public[list[int]]
    """On the map (see figures.py)."""
    wonders: Public[tuple[str, ...]]
    """Faceup wonder cards,"""
    obsolete: Public[tuple[str, ...]]
    """and those turned down (CIV-OBS-02)."""
    reserve: Public[tuple[str, ...]]
    """Great people off the map."""


class Options(msgspec.Struct, frozen=True):
    """What the players agreed on before the match."""

    governments: str
    loot: str
    tie_break: str
    learning_game: bool
    round_limit: int
    always_ask: bool


class Battle(Record):
    """A battle that is being fought."""

    attacker: Public[int]
    defender: Public[int]
    """BARBARIANS for a village,"""
    controller: Public[int]
    """who then plays them; else the defender."""
    square: Public[int]
    city: Public[bool]
    """Whether a city center is attacked."""
    walls: Public[bool]
    """Whether it had walls when forces were drawn."""
    forces: Hidden[list[list[str]]]
    """Unit cards in the battle force of each side, the attacker's first,"""
    sizes: Public[list[int]]
    """and how many there are."""
    fronts: Public[list[tuple[str, int, str, int]]]
    """Card and wounds of the attacker, card and wounds of the defender; ``""``: no unit."""
    bonus: Public[list[int]]
    """Combat bonus cards: the difference, on one side (CIV-BAT-15)."""
    turn: Public[int]
    """The side whose battle turn it is."""
    played: Public[bool]
    """Whether it has played its unit."""
    charge: Public[int]
    """Wounds more that the next unit deals if it attacks (CIV-BAT-43)."""
    killed: Public[list[tuple[str, ...]]]
    """Unit cards that each side lost."""
    used: Public[tuple[str, ...]]
    """``side:tech`` used in this battle."""
    winner: Public[int]
    """The side that won; NOBODY before the end."""

    def side_of(self, seat: int) -> int:
        """0 for the attacker, 1 for the defender."""
        return 0 if seat == self.attacker else 1

    def owner_of(self, side: int) -> int:
        """Whose side it is: a seat, or the barbarians."""
        return self.defender if side else self.attacker

    def seat_of(self, side: int) -> int:
        """Who plays a side."""
        return self.controller if side else self.attacker


class CivilizationTable(Table):
    """The map with all pieces, the players, the market and the turn."""

    players: Public[list[Player]]
    options: Public[Options]
    round: Public[int]
    first: Public[int]
    """The first player."""
    stage: Public[str]
    """The phase of the round; ``setup`` before the first."""
    active: Public[int]
    """Whose player turn it is; in Trade and Research, who is asked."""
    tiles: Public[str]
    """Which tiles are face up (see ground.py)."""
    tile_pool: Count[list[str]]
    """Neutral tiles that nobody has seen: a face-down tile is drawn when it is discovered."""
    huts: Public[Mapping[int, str]]
    """``hut`` or ``village`` where a facedown marker lies; its face is drawn when it is taken."""
    hut_pool: Count[list[str]]
    village_pool: Count[list[str]]
    person_pool: Count[list[str]]
    cities: Public[dict[int, City]]
    built: Public[dict[int, str]]
    """Buildings, wonders and great people by square; they belong to the city around it."""
    sent: Public[Mapping[int, int]]
    """Squares with a scout that gathers in this round, and the city that it sends to."""
    frozen: Public[tuple[int, ...]]
    """Squares that no figure may leave in this round (CIV-ABL-12)."""
    market: Public[list[int]]
    """Tokens of wheat, silk, incense, iron."""
    wonders: Public[tuple[str, ...]]
    """The wonder market; ``""``: an empty space (CIV-WON-08)."""
    wonder_pool: Count[list[str]]
    """Wonders that did not come yet; medieval ones come first (CIV-SET-07)."""
    unit_decks: Count[list[list[str]]]
    """By type, without an order;"""
    unit_discards: Public[list[list[str]]]
    """and the faceup cards under each."""
    event_decks: Count[list[list[str]]]
    event_discards: Public[list[list[str]]]
    used: Public[tuple[str, ...]]
    """``seat:thing`` that was used in this round."""
    left: Public[int]
    """Squares that the moving group may still move."""
    offers: Public[tuple[int, ...]]
    """Deals proposed in this phase, by seat;"""
    passed: Public[int]
    """players in a row who passed;"""
    offer: Hidden[tuple[str, ...]]
    """and the deal that is being discussed (see negotiation.py)."""
    battle: Public[Battle | None]
    todo: Public[tuple[str, ...]]
    """What is still to be done (see jobs.py)."""
    in_play: Public[str]
    """The printed things in play that change rules (see engine/hooks.py)."""
    winner: Public[int]
    victory: Public[str]
    """How: ``culture``, ``tech``, ``economic``, ``military``, ``draw``; ``""`` before the end."""

    @property
    def ground(self) -> Ground:
        """The printed map."""
        return ground_of(self.tiles)

    @property
    def player(self) -> Player:
        """The active player."""
        return self.players[self.active]

    @property
    def turn_order(self) -> list[int]:
        """Seats, from the first player on."""
        return clockwise(self, self.first)


def clockwise(s: CivilizationTable, seat: int) -> list[int]:
    """Seats clockwise from one."""
    seats = list(range(len(s.players)))
    return seats[seat:] + seats[:seat]


def priority(s: CivilizationTable) -> list[int]:
    """Seats in the order in which what happens to several at once is resolved (CIV-TIM-02)."""
    return clockwise(s, s.first if s.stage in (TRADE, RESEARCH) else s.active)


def opponents(s: CivilizationTable, p: Player) -> list[Player]:
    """The other players, clockwise."""
    return [s.players[seat] for seat in clockwise(s, p.seat)[1:]]


def government_of(s: CivilizationTable, p: Player) -> Government:
    """The government card on top (CIV-GOV-01)."""
    return GOVERNMENTS[s.options.governments][p.government]


def cities_of(s: CivilizationTable, seat: int) -> list[int]:
    """The squares of a player's cities, the capital first."""
    return [n for n, city in s.cities.items() if city.owner == seat]


def city_owner(s: CivilizationTable, n: int) -> int:
    """Whose city center is on a square."""
    city = s.cities.get(n)
    return city.owner if city else NOBODY


def change(s: CivilizationTable, n: int, **fields: Any) -> None:
    """A city changes."""
    s.cities[n] = msgspec.structs.replace(s.cities[n], **fields)


def used(s: CivilizationTable, p: Player, thing: str) -> bool:
    """Whether a player has used a thing in this round (CIV-TRN-09)."""
    return bool(s.used) and f"{p.seat}:{thing}" in s.used


def use_up(s: CivilizationTable, p: Player, thing: str) -> None:
    """A player used a thing that can be used once in a round."""
    s.used = (*s.used, f"{p.seat}:{thing}")


class Nothing:
    """Awaited, it is done at once."""

    def __await__(self) -> Iterator[None]:
        return iter(())


NOTHING = Nothing()


def react(s: CivilizationTable, p: Player, moment: str, *context: Any) -> Awaitable[None]:
    """Something happened to a player: printed things notice, the player's own first."""
    if not HOOKS.at(s, moment):
        return NOTHING  # type: ignore[return-value]
    return HOOKS.react(s, clockwise(s, p.seat), moment, p, *context)


def refresh(s: CivilizationTable) -> None:
    """A tech was learned, or a wonder card came, went or was turned: what is in play changes."""
    s.in_play = in_play(
        (p.seat, thing)
        for p in s.players
        for thing in (p.civilization, *p.techs, *p.wonders)
        if thing in HOOKED
    )


HOOKED: set[str] = set()
"""The printed things with hooks; filled by effects."""
