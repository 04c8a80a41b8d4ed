"""Positions written by hand, the way FEN does it for chess.

``position("civilization", {…})`` describes a table in a few words; what is not said is as little as
a table can have: home tiles, capitals, and nothing else (describe.py does it the other way round).
Squares are named as on the map (``"C4"``), tiles by any of their squares. Keys (all optional):

- ``players``: a list with one entry per seat (two of whom nothing is said):
  ``civilization`` (the first ones that nobody plays); ``techs``, the starting tech first (only
  that; whether the others form a pyramid is not asked); ``government`` (the starting one),
  ``since`` (the round in which it was adopted), ``fresh`` (``{"republic": 3}``: unlocked in round
  3); ``trade``, ``culture``, ``track`` (the space of the culture track, 0 to 21); ``tokens``, coins
  by the card that they lie on (``{"sheet": 1, "pottery": 2}``); ``goods`` (``{"wheat": 1}``),
  ``markers`` (``["hut_spy"]``), ``events``, ``units`` (``["infantry_2"]``); ``figures``
  (``["army C4", "2 scout D5 moved"]``, the marks are moved and fresh); ``wonders`` (cards that are
  face up: those of the markers around the cities), ``obsolete`` (those turned down), ``reserve``
  (great people off the map);
- ``cities``: ``{"C4": {"owner": 0, "capital": True, "walls": True, "done": ["produce"], "extra": 1,
  "bonus": 3}}``; a player of whom no capital is named has it on the suggested square of the home
  tile; ``built``: buildings, wonders and great people, ``{"D5": "library"}``;
- ``tiles``: those that are face up besides the homes, with quarter turns clockwise
  (``{"E1": "tile_03/2"}``); ``disasters`` (``{"C4": "D"}``); ``huts`` (``{"F2": "village"}``; those
  printed on tiles that are face up, but not at cities, around them and under figures);
- ``market`` (``{"wheat": 1}``, those not named: 0; what the players do not have);
  ``wonder_market`` (``""`` is an empty space; the first ones that nobody has);
- ``tile_pool``, ``hut_pool`` and ``village_pool`` (with the faces of the markers on the map),
  ``person_pool``, ``wonder_pool``, ``unit_deck``, ``event_deck``: what is left of the box;
  ``unit_discards``, ``event_discards``: empty. The order makes no difference but for chance;
- ``round``, ``stage`` (start, trade, city, movement, research), ``first``, ``active`` (the first
  player); in the Trade phase it is after the income, with ``offers`` (deals proposed, by seat)
  and ``passed`` (players in a row);
- ``sent`` (``{"C4": "E6"}``: the scout on C4 sends to the city on E6), ``frozen`` (squares),
  ``used`` (``["0:pottery"]``): what lasts for a round; ``winner`` and ``victory``, where the
  tie-break lets a phase come to its end;
- ``options``, ``seed``.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any

import msgspec

from oikumene.engine.chance import seeded
from oikumene.engine.errors import BadPosition, Forbidden, listed
from oikumene.engine.squares import king_steps
from oikumene.engine.title import Settings
from oikumene.titles.civilization.buildings import square_with, supply
from oikumene.titles.civilization.cards import (
    ANARCHY,
    ANCIENT,
    ARMIES,
    BUILDINGS,
    CITIES,
    CIVILIZATIONS,
    DESERT,
    EVENTS,
    FAMILIES,
    GOVERNMENTS,
    GRASSLAND,
    GREAT_PEOPLE,
    GREAT_PERSON,
    HUT,
    LAST_SPACE,
    MARKERS,
    MARKET,
    MARKET_WONDERS,
    MARKS,
    NEUTRAL,
    NOBODY,
    RESEARCH,
    SCOUTS,
    SHEET,
    STAGES,
    STARRED,
    START,
    TECHS,
    TRADE,
    TRADE_LIMIT,
    UNIT_CARDS,
    UNIT_OF,
    UNITS,
    VILLAGE,
    WONDERS,
)
from oikumene.titles.civilization.figures import (
    FRESH,
    KINDS,
    MOVED,
    place,
    scouts_at,
    unbuilt,
)
from oikumene.titles.civilization.founding import APART
from oikumene.titles.civilization.governments import unlocked
from oikumene.titles.civilization.ground import FACE_DOWN, with_disaster, with_tile
from oikumene.titles.civilization.resources import content
from oikumene.titles.civilization.setup import (
    CHINA,
    NOT_FOR_LEARNING,
    RANDOM,
    bare_table,
    give_civilization,
    lay_homes,
)
from oikumene.titles.civilization.state import (
    City,
    CivilizationTable,
    Player,
    cities_of,
    government_of,
    refresh,
)
from oikumene.titles.civilization.turn import TURNS
from oikumene.titles.civilization.wonders import ALL
from oikumene.titles.civilization.yields import marks_of, owner_around

JOB = {**TURNS, TRADE: "negotiate", RESEARCH: "research"}
"""What comes next in each phase."""
DEEDS = ("produce", "arts", "harvest")
DISASTERS = (DESERT, GRASSLAND)
VICTORIES = ("culture", "tech", "economic")
FLAG = {"moved": MOVED, "fresh": FRESH}
MANY = 999
Settle = Callable[[int, Mapping[str, Any]], Settings]
Names = tuple[str, ...]
Box = Counter[str]

TILE_BOX = Box(NEUTRAL)
WONDER_BOX = Box(list(WONDERS))
MARKER_BOX = Box({id_: each.count for id_, each in MARKERS.items()})
PERSON_BOX = Box({id_: each.count for id_, each in GREAT_PEOPLE.items()})
UNIT_BOX = Box({id_: each.count for id_, each in UNIT_CARDS.items()})
EVENT_BOX = Box({id_: each.count for id_, each in EVENTS.items()})


class Words(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """What can be said of something."""


class CityWords(Words, frozen=True):
    """What can be said of a city."""

    owner: int
    capital: bool = False
    walls: bool = False
    done: Names = ()
    extra: int = 0
    bonus: int = 0


class PlayerWords(Words, frozen=True):
    """What can be said of a player."""

    civilization: str = ""
    techs: Names | None = None
    government: str = ""
    since: int = 0
    fresh: dict[str, int] = {}
    trade: int = 0
    culture: int = 0
    track: int = 0
    tokens: dict[str, int] = {}
    goods: dict[str, int] = {}
    markers: Names = ()
    events: Names = ()
    units: Names = ()
    figures: Names = ()
    wonders: Names | None = None
    obsolete: Names = ()
    reserve: Names = ()


class TableWords(Words, frozen=True):
    """What can be said of the table."""

    players: tuple[PlayerWords, ...] = (PlayerWords(), PlayerWords())
    cities: dict[str, CityWords] = {}
    built: dict[str, str] = {}
    tiles: dict[str, str] = {}
    disasters: dict[str, str] = {}
    huts: dict[str, str] | None = None
    market: dict[str, int] | None = None
    wonder_market: Names | None = None
    tile_pool: Names | None = None
    hut_pool: Names | None = None
    village_pool: Names | None = None
    person_pool: Names | None = None
    wonder_pool: Names | None = None
    unit_deck: Names | None = None
    event_deck: Names | None = None
    unit_discards: Names = ()
    event_discards: Names = ()
    round: int = 1
    stage: str = START
    first: int = 0
    active: int | None = None
    offers: tuple[int, ...] = ()
    passed: int = 0
    sent: dict[str, str] = {}
    frozen: Names = ()
    used: Names = ()
    winner: int = NOBODY
    victory: str = ""
    options: dict[str, Any] = {}
    seed: int = 0


def position(
    description: Mapping[str, Any], settle: Settle
) -> tuple[int, Settings, CivilizationTable]:
    """The table that a description means."""
    try:
        told = msgspec.convert(description, TableWords)
    except msgspec.ValidationError as wrong:
        raise BadPosition(f"a position of civilization: {wrong}") from wrong
    settings = _settings(told, settle)
    s = bare_table(len(told.players), settings, seeded(told.seed))
    _lay_turn(s, told)
    _lay_civilizations(s, told, settings["civilization"])
    _lay_tiles(s, told)
    _lay_cities(s, told)
    _lay_marks(s, told)
    for p, words in zip(s.players, told.players, strict=True):
        _lay_player(s, p, words)
    _lay_huts(s, told)
    _lay_market(s, told)
    _lay_pools(s, told)
    _lay_notes(s, told)
    refresh(s)
    _check_peace(s)
    return len(s.players), settings, s


# Words


def _known(what: str, word: Any, words: Iterable[Any]) -> None:
    if word not in words:
        raise BadPosition(f"{what} {word!r} is unknown; known: {listed(words)}")


def _once(what: str, words: Iterable[Any]) -> None:
    for word, n in Counter(words).items():
        if n > 1:
            raise BadPosition(f"{what} {word!r} is given twice")


def _number(what: str, n: int, most: int = MANY, least: int = 0) -> int:
    if not least <= n <= most:
        raise BadPosition(f"{what} is {n}; allowed: {least} to {most}")
    return n


def _seat(s: CivilizationTable, what: str, seat: int) -> int:
    _known(what, seat, range(len(s.players)))
    return seat


def _square(s: CivilizationTable, word: str) -> int:
    if word not in s.ground.where_is:
        raise BadPosition(f"there is no square {word!r} on the map for {len(s.players)} players")
    return s.ground.where_is[word]


def _open(s: CivilizationTable, what: str, word: str) -> int:
    """A square of a tile that is face up."""
    n = _square(s, word)
    if not s.ground.open[n]:
        raise BadPosition(f"{what} on {word}: that tile is face down", "CIV-EXP-01")
    return n


# The table


def _settings(told: TableWords, settle: Settle) -> Settings:
    spoken = [words.civilization for words in told.players]
    for civilization in filter(None, spoken):
        _known("civilization", civilization, CIVILIZATIONS)
    if any(spoken) and "civilization" in told.options:
        raise BadPosition("say civilizations among the options or of the players, not both")
    options = {"civilization": [each or RANDOM for each in spoken], **told.options}
    try:
        return settle(len(spoken), options)
    except Forbidden as wrong:
        raise BadPosition(str(wrong), wrong.rule) from wrong


def _lay_turn(s: CivilizationTable, told: TableWords) -> None:
    _known("stage", told.stage, STAGES)
    s.round = _number("round", told.round, least=1)
    s.first = _seat(s, "first", told.first)
    s.active = _seat(s, "active", told.first if told.active is None else told.active)
    s.phase, s.stage = "act", told.stage
    s.todo = (JOB[told.stage],)


def _lay_civilizations(s: CivilizationTable, told: TableWords, wanted: list[str]) -> None:
    """Sheets, techs, governments and home tiles."""
    out = NOT_FOR_LEARNING if s.options.learning_game else ()
    free = iter([each for each in CIVILIZATIONS if each not in (*wanted, *out)])
    for p, words in zip(s.players, told.players, strict=True):
        give_civilization(p, next(free) if wanted[p.seat] == RANDOM else wanted[p.seat])
        if words.techs is not None:
            _lay_techs(p, words.techs)
        if words.government:
            _lay_government(s, p, words.government)
    lay_homes(s)


def _lay_techs(p: Player, techs: Names) -> None:
    for tech in techs:
        _known(f"seat {p.seat}: tech", tech, TECHS)
    _once(f"seat {p.seat}: tech", techs)
    if techs[:1] != p.techs:
        start = p.techs[0]
        raise BadPosition(f"seat {p.seat}: the first tech of {p.civilization} is {start!r}")
    p.techs = techs


def _lay_government(s: CivilizationTable, p: Player, government: str) -> None:
    _known(f"seat {p.seat}: government", government, GOVERNMENTS[s.options.governments])
    if government not in (*unlocked(p), ANARCHY):
        raise BadPosition(f"seat {p.seat} has no tech for {government!r}", "CIV-GOV-03")
    p.government = government


# The map


def _lay_tiles(s: CivilizationTable, told: TableWords) -> None:
    slots = {where: s.ground.board.slot_of[_square(s, where)] for where in told.tiles}
    _once("tile", [word.partition("/")[0] for word in told.tiles.values()])
    for where, word in told.tiles.items():
        tile, turned, quarters = word.partition("/")
        _known(f"tile on {where}", tile, NEUTRAL)
        if turned:
            _known(f"quarter turns of {tile}", quarters, "0123")
        if s.tiles.split()[slots[where]] != FACE_DOWN:
            raise BadPosition(f"another tile is face up on {where}")
        s.tiles = with_tile(s.tiles, slots[where], tile, int(quarters or 0))
    for where, letter in told.disasters.items():
        _known(f"disaster on {where}", letter, DISASTERS)
        s.tiles = with_disaster(s.tiles, _open(s, "a disaster", where), letter)


def _lay_cities(s: CivilizationTable, told: TableWords) -> None:
    """Capitals come first."""
    for where, words in told.cities.items():
        _seat(s, f"owner of the city on {where}", words.owner)
    founded = {words.owner for words in told.cities.values() if words.capital}
    for p in s.players:
        if p.seat not in founded:
            n = s.ground.suggested_capital(p.seat)
            s.cities[n] = City(p.seat, capital=True, walls=p.civilization == CHINA)
    for where, words in sorted(told.cities.items(), key=lambda each: not each[1].capital):
        n = _site(s, where)
        s.cities[n] = _city(f"the city on {where}", words)
    for p in s.players:
        mine = [s.cities[n] for n in cities_of(s, p.seat)]
        if len(mine) > CITIES:
            raise BadPosition(f"seat {p.seat} has more than {CITIES} cities", "CIV-CMP-03")
        if sum(city.capital for city in mine) > 1:
            raise BadPosition(f"seat {p.seat} has two capitals", "CIV-CMP-03")


def _site(s: CivilizationTable, where: str) -> int:
    """A square where a city can stand."""
    n = _open(s, "a city", where)
    if n in s.cities:
        raise BadPosition(f"two cities are on {where}, or the capital is not said to be one")
    if s.ground.is_water[n]:
        raise BadPosition(f"the city on {where} is on water", "CIV-FND-04")
    if not s.ground.whole[n]:
        raise BadPosition(f"the city on {where} lacks some of the 8 squares around", "CIV-FND-05")
    at = s.ground.board.grid.squares
    for m in s.cities:
        if king_steps(at[n], at[m]) < APART:
            raise BadPosition(
                f"the cities on {where} and {s.ground.names[m]} are too close", "CIV-FND-09"
            )
    return n


def _city(what: str, words: CityWords) -> City:
    for deed in words.done:
        _known(f"{what}: done", deed, DEEDS)
    return City(
        words.owner,
        capital=words.capital,
        walls=words.walls,
        done=words.done,
        extra=_number(f"{what}: extra", words.extra),
        bonus=_number(f"{what}: bonus", words.bonus),
    )


def _lay_marks(s: CivilizationTable, told: TableWords) -> None:
    """Buildings, wonders and great people around cities."""
    for where, mark in told.built.items():
        _known(f"marker on {where}", mark, MARKS)
        n = _open(s, "a marker", where)
        if n in s.cities or owner_around(s, n) == NOBODY:
            raise BadPosition(f"{mark} on {where} is not in the outskirts of a city", "CIV-BLD-02")
        _check_terrain(s, n, mark)
        s.built[n] = mark
    for family in FAMILIES:
        if supply(s, family) < 0:
            raise BadPosition(
                f"there are more {family} markers than the {FAMILIES[family]} of the box",
                "CIV-CMP-15",
            )
    for city in s.cities:
        _check_single(s, city, STARRED, "starred building", "CIV-BLD-06")
        _check_single(s, city, ALL, "wonder", "CIV-WON-06")


def _check_terrain(s: CivilizationTable, n: int, mark: str) -> None:
    """A disaster may have changed the terrain under a marker."""
    if n in s.ground.disasters:
        return
    where = s.ground.names[n]
    if mark in BUILDINGS:
        if s.ground.terrain[n] not in BUILDINGS[mark].terrain:
            raise BadPosition(f"{mark} does not suit the terrain of {where}", "CIV-BLD-03")
    elif s.ground.is_water[n]:
        rule = "CIV-WON-05" if mark in WONDERS else "CIV-GRP-04"
        raise BadPosition(f"{mark} on {where} is on water", rule)


def _check_single(
    s: CivilizationTable, city: int, marks: frozenset[str], what: str, rule: str
) -> None:
    first = square_with(s, city, marks)
    if any(s.built.get(n) in marks and n != first for n in s.ground.around[city]):
        raise BadPosition(f"the city on {s.ground.names[city]} has two {what}s", rule)


def _lay_huts(s: CivilizationTable, told: TableWords) -> None:
    if told.huts is None:
        s.huts = dict(_printed_huts(s))
        return
    for where, kind in told.huts.items():
        _known(f"marker on {where}", kind, (HUT, VILLAGE))
    s.huts = {_open(s, f"a {kind}", where): kind for where, kind in told.huts.items()}


def _printed_huts(s: CivilizationTable) -> Iterator[tuple[int, str]]:
    """The symbols where nobody can have taken the marker yet (CIV-FND-06, CIV-HUT-02)."""
    figures = {f >> 4 for p in s.players for f in p.figures}
    for slot in range(len(s.players), len(s.ground.tiles)):
        if s.ground.tiles[slot] == FACE_DOWN:
            continue
        for n, kind in s.ground.symbols(slot):
            if n not in s.cities and n not in figures and owner_around(s, n) == NOBODY:
                yield n, kind


# Players


def _lay_player(s: CivilizationTable, p: Player, words: PlayerWords) -> None:
    where = f"seat {p.seat}"
    p.since = _number(f"{where}: since", words.since, s.round)
    for government, n in words.fresh.items():
        _known(f"{where}: fresh government", government, GOVERNMENTS[s.options.governments])
        _number(f"{where}: fresh {government}", n, s.round)
    p.fresh = dict(words.fresh)
    p.trade = _number(f"{where}: trade", words.trade, TRADE_LIMIT)
    p.culture = _number(f"{where}: culture", words.culture)
    p.track = _number(f"{where}: track", words.track, LAST_SPACE)
    for card, n in words.tokens.items():
        _known(f"{where}: coins on", card, (SHEET, *TECHS, *WONDERS))
        _number(f"{where}: coins on {card}", n)
    p.tokens = dict(words.tokens)
    for name, n in words.goods.items():
        _known(f"{where}: resource", name, MARKET)
        _number(f"{where}: {name}", n)
    p.goods = [words.goods.get(name, 0) for name in MARKET]
    p.markers, p.events, p.units = list(words.markers), list(words.events), list(words.units)
    if any(marker in MARKERS and content(marker) == GREAT_PERSON for marker in p.markers):
        raise BadPosition(f"{where} has the marker of a great person", "CIV-HUT-13")
    p.reserve = words.reserve
    _lay_wonders(s, p, words)
    _lay_figures(s, p, words.figures)


def _lay_wonders(s: CivilizationTable, p: Player, words: PlayerWords) -> None:
    """The cards of the markers around a player's cities (CIV-WON-04, CIV-OBS-03)."""
    mine = [mark for _, mark in marks_of(s, p.seat) if mark in WONDERS]
    p.obsolete = words.obsolete
    p.wonders = words.wonders or ()
    if words.wonders is None:
        p.wonders = tuple(each for each in mine if each not in p.obsolete)
    cards = (*p.wonders, *p.obsolete)
    for wonder in cards:
        _known(f"seat {p.seat}: wonder", wonder, WONDERS)
        if wonder not in mine:
            raise BadPosition(f"seat {p.seat} has no marker of {wonder!r} in 'built'", "CIV-WON-04")
    _once(f"seat {p.seat}: wonder", cards)
    for wonder in mine:
        if wonder not in cards:
            raise BadPosition(f"seat {p.seat} has {wonder!r} on the map but not its card")


def _lay_figures(s: CivilizationTable, p: Player, figures: Names) -> None:
    for word in figures:
        many, kind, n, flags = _figure(s, word)
        for _ in range(many):
            place(p, n, kind, flags)
    for kind, most in enumerate((ARMIES, SCOUTS)):
        if unbuilt(p, kind) < 0:
            raise BadPosition(
                f"seat {p.seat} has {most - unbuilt(p, kind)} figures {KINDS[kind]!r}: "
                "more than the box holds",
                "CIV-CMP-04",
            )


def _figure(s: CivilizationTable, word: str) -> tuple[int, int, int, int]:
    """``2 army C4 moved``: how many, what, where, and its marks."""
    count, *words = word.split() or [""]
    if not count.isdecimal():
        count, words = "1", [count, *words]
    kind, where, *marks = [*words, "", ""][: max(2, len(words))]
    _known(f"figure {word!r}:", kind, KINDS)
    for mark in marks:
        _known(f"mark of figure {word!r}:", mark, FLAG)
    flags = sum(FLAG[mark] for mark in dict.fromkeys(marks))
    many = _number(f"figures {word!r}", int(count), least=1)
    return many, KINDS.index(kind), _open(s, f"a figure {kind!r}", where), flags


# Market and pools


def _lay_market(s: CivilizationTable, told: TableWords) -> None:
    """Tokens of resources, as many of a kind as there are players (CIV-SET-12)."""
    for name, n in (told.market or {}).items():
        _known("resource in the market", name, MARKET)
        _number(f"{name} in the market", n)
    for at, name in enumerate(MARKET):
        held = sum(p.goods[at] for p in s.players)
        left = len(s.players) - held
        s.market[at] = left if told.market is None else told.market.get(name, 0)
        if s.market[at] > left or left < 0:
            raise BadPosition(
                f"there are {held + max(0, s.market[at])} tokens of {name} for "
                f"{len(s.players)} players",
                "CIV-SET-12",
            )


def _lay_pools(s: CivilizationTable, told: TableWords) -> None:
    """What is left of the box, unless it is said; nothing lies in two places."""
    shown = [word.partition("/")[0] for word in s.ground.tiles[len(s.players) :]]
    s.tile_pool = _pool("tile", TILE_BOX, [t for t in shown if t != FACE_DOWN], told.tile_pool)
    _lay_markers(s, told)
    built = list(s.built.values())
    persons = [mark for mark in built if mark in GREAT_PEOPLE]
    persons += [each for p in s.players for each in p.reserve]
    s.person_pool = _pool("great person", PERSON_BOX, persons, told.person_pool)
    _lay_wonder_market(s, told, [mark for mark in built if mark in WONDERS])
    units = [card for p in s.players for card in p.units]
    deck = _pool("unit card", UNIT_BOX, [*units, *told.unit_discards], told.unit_deck)
    s.unit_decks, s.unit_discards = _by_type(deck), _by_type(told.unit_discards)
    events = [card for p in s.players for card in p.events]
    deck = _pool("culture event", EVENT_BOX, [*events, *told.event_discards], told.event_deck)
    s.event_decks, s.event_discards = _by_level(deck), _by_level(told.event_discards)


def _pool(what: str, box: Box, elsewhere: Iterable[str], said: Names | None) -> list[str]:
    """What is said to be in a pool, or else what lies nowhere."""
    lying = Box([*elsewhere, *(said or ())])
    for name, n in lying.items():
        _known(what, name, box)
        if n > box[name]:
            raise BadPosition(f"{what} {name!r} is there {n} times; the box holds {box[name]}")
    return list((box - lying).elements()) if said is None else list(said)


def _by_type(cards: Iterable[str]) -> list[list[str]]:
    found: list[list[str]] = [[] for _ in UNITS]
    for card in cards:
        found[UNIT_OF[card]].append(card)
    return found


def _by_level(cards: Iterable[str]) -> list[list[str]]:
    found: list[list[str]] = [[], [], []]
    for card in cards:
        found[EVENTS[card].level - 1].append(card)
    return found


def _lay_markers(s: CivilizationTable, told: TableWords) -> None:
    """Hut and village markers: the faces of those on the map are in the pools."""
    held = [marker for p in s.players for marker in p.markers]
    for marker in held:
        _known("marker", marker, MARKERS)
    for kind, said in ((HUT, told.hut_pool), (VILLAGE, told.village_pool)):
        box = Box({id_: n for id_, n in MARKER_BOX.items() if MARKERS[id_].kind == kind})
        mine = [marker for marker in held if MARKERS[marker].kind == kind]
        pool = _pool(f"{kind} marker", box, mine, said)
        laid = list(s.huts.values()).count(kind)
        if laid > len(pool):
            raise BadPosition(f"{laid} {kind} markers lie on the map, but {len(pool)} are left")
        if kind == HUT:
            s.hut_pool = pool
        else:
            s.village_pool = pool


def _lay_wonder_market(s: CivilizationTable, told: TableWords, built: list[str]) -> None:
    """By default ancient wonders come first, and all later ones are still to come (CIV-SET-07)."""
    if s.options.learning_game:
        if any((*built, *(told.wonder_market or ()), *(told.wonder_pool or ()))):
            raise BadPosition("the learning game has no wonders", "CIV-OPT-01")
        return
    pool = told.wonder_pool or ()
    market = told.wonder_market
    if market is None:
        market = tuple(each for each in WONDERS if each not in (*built, *pool))[:MARKET_WONDERS]
    _number("wonders in the market", len(market), MARKET_WONDERS)
    s.wonders = (*market, *[""] * (MARKET_WONDERS - len(market)))
    lying = [*built, *filter(None, market)]
    s.wonder_pool = _pool("wonder", WONDER_BOX, lying, told.wonder_pool)
    if told.wonder_pool is None:
        s.wonder_pool = [each for each in s.wonder_pool if WONDERS[each].age != ANCIENT]


# Notes of the round


def _lay_notes(s: CivilizationTable, told: TableWords) -> None:
    for where, to in told.sent.items():
        city = s.cities.get(_square(s, to))
        n = _open(s, "a scout", where)
        if city is None or not scouts_at(s.players[city.owner], n):
            raise BadPosition(f"no scout on {where} can send to {to}", "CIV-SCT-02")
        s.sent = {**s.sent, n: _square(s, to)}
    s.frozen = tuple(_open(s, "what cannot move", where) for where in told.frozen)
    for word in told.used:
        seat, _, thing = word.partition(":")
        _known(f"used {word!r}: seat", seat, [str(p.seat) for p in s.players])
        if not thing:
            raise BadPosition(f"used {word!r}: say what, e.g. '0:pottery'")
    s.used = told.used
    if told.offers and len(told.offers) != len(s.players):
        raise BadPosition(f"'offers' has {len(told.offers)} numbers for {len(s.players)} seats")
    for n in told.offers:
        _number("offers of a seat", n)
    s.offers = told.offers or s.offers
    s.passed = _number("passed", told.passed, len(s.players))
    if told.victory:
        _known("victory", told.victory, VICTORIES)
        s.winner, s.victory = _seat(s, "winner", told.winner), told.victory
    elif told.winner != NOBODY:
        raise BadPosition(f"say by which 'victory' seat {told.winner} wins: {listed(VICTORIES)}")


def _check_peace(s: CivilizationTable) -> None:
    """No two players share a square: they would have fought, unless one may not (CIV-MOV-22)."""
    holders: dict[int, Player] = {}
    for p in s.players:
        for n in {f >> 4 for f in p.figures}:
            other = holders.setdefault(n, p)
            peaceful = government_of(s, p).no_attacks or government_of(s, other).no_attacks
            if other is not p and not peaceful:
                raise BadPosition(
                    f"seats {other.seat} and {p.seat} both have figures on {s.ground.names[n]}",
                    "CIV-MOV-12",
                )
