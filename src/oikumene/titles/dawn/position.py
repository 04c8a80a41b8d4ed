"""Positions written by hand, the way FEN does it for chess.

``position("dawn", {…})`` describes a table in a few words; what is not said is as after setup on
the map of the first game. Spaces are written as coordinates: ``"3,-1"``. Keys (all optional but
`players`):

- ``players``: a list with one entry per seat (and the automated player's last): ``leader``;
  ``row`` (five focus cards, slot 1 first); ``trade`` (``{"pottery": 2}``), ``stored`` (on Great
  Zimbabwe); ``tokens`` (city-state and natural wonder tokens with their focus card); ``dial``;
  ``resources`` (``{"oil": 1}``); ``capital``, ``cities``, ``control``, ``reinforced``,
  ``caravans`` (spaces); ``diplomacy`` (``["embassy@1", "seoul"]``); ``agendas``,
  ``capitals_defeated``; ``tiles`` (still to be laid);
- ``map``: the tiles as laid, in order: tile, side, rotation and the place of its space 0, e.g.
  ``["4A3:-1,-3", "15A0:1,-2"]``; ``core``: those of the core, while the map is built;
- ``things``: what lies where (``{"0,2": "resource:oil"}``; ``""``: nothing), ``barbarians``
  (``{"A": "1,1"}``; ``""``: defeated), ``wonders`` (built ones with their spaces), ``conquered``
  (city-states on whose space their conqueror's piece stands);
- ``market`` (face-up wonders), ``deck`` (the others), ``removed``, ``victory`` (victory cards);
- ``phase`` (default ``turn``), ``round``, ``first``, ``active``, ``dial`` (section of the event
  dial), ``direction``, ``used``, ``options``, ``seed``.
"""

from __future__ import annotations

from collections.abc import Callable, Container, Iterable, Mapping
from typing import Any

import msgspec

from oikumene.engine.chance import seeded
from oikumene.engine.errors import BadPosition, Forbidden, listed
from oikumene.engine.hexes import area
from oikumene.engine.state import OVER
from oikumene.engine.title import Settings
from oikumene.titles.dawn.cards import (
    CITIES,
    CITY_STATES,
    CONTROL_TOKENS,
    DIPLOMACY,
    EVENT_DIAL,
    FOCUS,
    LAST_ON_DIAL,
    LEADERS,
    MAPS,
    MOST_ON_ZIMBABWE,
    MOST_TRADE,
    NATURAL_WONDERS,
    RESOURCE_TOKENS,
    RESOURCES,
    TILES,
    VICTORY,
    WONDERS,
)
from oikumene.titles.dawn.ground import placed, placements
from oikumene.titles.dawn.mapmaking import ROTATIONS, SIDES, Laid, why_not
from oikumene.titles.dawn.pieces import stand
from oikumene.titles.dawn.resources import supply
from oikumene.titles.dawn.setup import bare_table, take_leader
from oikumene.titles.dawn.state import (
    CAPITAL,
    CITY,
    NOBODY,
    NOWHERE,
    REINFORCED,
    TOKEN,
    DawnTable,
    Player,
    put_barbarian,
    put_thing,
    refresh,
    take_thing,
)
from oikumene.titles.dawn.wonders import WONDER_TYPES

THINGS = [
    f"{kind}:{id_}"
    for kind, ids in (
        ("resource", RESOURCES),
        ("natural_wonder", NATURAL_WONDERS),
        ("city_state", CITY_STATES),
    )
    for id_ in ids
]
AGENDAS = [agenda.id for card in VICTORY.values() for agenda in card.agendas]
Settle = Callable[[int, Mapping[str, Any]], Settings]


class PlayerWords(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What can be said of a player."""

    leader: str = ""
    row: list[str] = []
    trade: dict[str, int] = {}
    stored: int = 0
    tokens: dict[str, str] = {}
    dial: int = 0
    resources: dict[str, int] = {}
    capital: str = ""
    cities: list[str] = []
    control: list[str] = []
    reinforced: list[str] = []
    caravans: list[str] = []
    diplomacy: list[str] = []
    agendas: list[str] = []
    capitals_defeated: int = 0
    tiles: list[int] = []


class TableWords(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What can be said of the table."""

    players: list[PlayerWords]
    map: list[str] = []
    core: list[str] = []
    things: dict[str, str] = {}
    barbarians: dict[str, str] = {}
    wonders: dict[str, str] = {}
    conquered: dict[str, str] = {}
    market: list[str] = []
    deck: list[str] = []
    removed: list[str] = []
    victory: list[str] = []
    phase: str = "turn"
    round: int = 1
    first: int = 0
    active: int = 0
    dial: int = 0
    direction: int = 0
    used: list[str] = []
    options: dict[str, Any] = {}
    seed: int = 0


def position(
    description: Mapping[str, Any], settle: Settle, phases: Container[str]
) -> tuple[int, Settings, DawnTable]:
    """The table that a description means."""
    try:
        told = msgspec.convert(description, TableWords)
    except msgspec.ValidationError as wrong:
        raise BadPosition(f"a position of dawn: {wrong}") from wrong
    try:
        settings = settle(_people(told), told.options)
    except Forbidden as wrong:
        raise BadPosition(str(wrong), wrong.rule) from wrong
    s = bare_table(_people(told), settings, seeded(told.seed))
    if len(s.players) != len(told.players):
        raise BadPosition("one player plays against the automated player", "CND-SOL-01")
    _known("phase", told.phase, [*_all(phases), OVER])
    _lay_table(s, told)
    for p, words in zip(s.players, told.players, strict=True):
        _lay_player(s, p, words)
    _check_supply(s)
    refresh(s)
    return _people(told), settings, s


def _people(told: TableWords) -> int:
    """The automated player is described but has no seat."""
    return len(told.players) - bool(told.options.get("automated_player"))


def _all(phases: Container[str]) -> list[str]:
    return list(phases) if isinstance(phases, Iterable) else []


def _known(what: str, word: Any, words: Iterable[Any]) -> None:
    if word not in words:
        raise BadPosition(f"{what} {word!r} is unknown; known: {listed(words)}")


def _lay_table(s: DawnTable, told: TableWords) -> None:
    s.map = " ".join(told.map or _first_game(len(s.players)))
    check_map(s.map)
    s.core = " ".join(told.core)
    ground = s.ground
    s.pieces = [NOBODY] * len(ground.terrain)
    for n, marker in enumerate(ground.marker):
        kind, _, id_ = marker.partition(":")
        if kind in ("resource", "natural_wonder", "city_state"):
            put_thing(s, n, marker)
        if kind == "city_state":
            s.stocks = {**s.stocks, id_: 2}
    for word, thing in told.things.items():
        if thing:
            _known("thing", thing, THINGS)
        take_thing(s, _space(s, word))
        if thing:
            put_thing(s, _space(s, word), thing)
        if thing.startswith("city_state:"):
            s.stocks = {**s.stocks, thing.partition(":")[2]: 2}
    s.barbarians = dict(ground.spawn)
    for letter, word in told.barbarians.items():
        _known("barbarian", letter, ground.spawn)
        put_barbarian(s, letter, _land(s, word) if word else NOWHERE)
    camps = [n for n in s.barbarians.values() if n != NOWHERE]
    _once("space of a barbarian", [ground.words[n] for n in camps])
    for wonder, word in told.wonders.items():
        _known("wonder", wonder, WONDERS)
        s.sites = {**s.sites, wonder: _land(s, word)}
    _once("space of a wonder", list(told.wonders.values()))
    for state, word in told.conquered.items():
        _known("city-state", state, s.stocks)
        s.conquered = {**s.conquered, state: _space(s, word)}
        s.stocks = {**s.stocks, state: 0}
        take_thing(s, _space(s, word))
    _lay_wonders(s, told)
    for card in told.victory:
        _known("victory card", card, VICTORY)
    s.victory = tuple(told.victory or list(VICTORY)[: s.options.victory_cards])
    _once("victory card", told.victory)
    _number("dial", told.dial, len(EVENT_DIAL) - 1)
    _number("direction", told.direction, 5)
    _number("round", told.round, 999)
    for what, seat in (("first", told.first), ("active", told.active)):
        _known(what, seat, range(len(s.players)))
    s.phase, s.round, s.first, s.active = told.phase, told.round, told.first, told.active
    s.dial, s.direction, s.used = told.dial, told.direction, tuple(told.used)


def _first_game(players: int) -> list[str]:
    return [
        placed(each.tile, each.side, each).word
        for each in MAPS.first_game
        if each.min_players <= players
    ]


def check_map(text: str) -> None:
    """Tiles lie once, without overlap, and touch four spaces (CND-MAP-07)."""
    try:
        laid = placements(text)
    except (ValueError, IndexError) as wrong:
        raise BadPosition(f"map {text!r} is not a list of tiles like '4A3:-1,-3'") from wrong
    tiles = water = 0
    seen: list[int] = []
    for each in laid:
        if not each.tile:
            water |= area(each.hexes)
            continue
        _known("tile", each.tile, TILES)
        _known("side", each.side, SIDES)
        _known("rotation", each.rotation, ROTATIONS)
        if each.tile in seen:
            raise BadPosition(f"tile {each.tile} lies on the map twice", "CND-CMP-03")
        everything = Laid(tiles, water, tiles, tiles, 99)
        rule = why_not(everything, tiles, area(each.hexes)) if seen else ""
        if rule:
            raise BadPosition(f"tile {each.word!r} may not lie there ({rule})", rule)
        seen.append(each.tile)
        tiles |= area(each.hexes)


def _space(s: DawnTable, word: str) -> int:
    if word not in s.ground.number:
        raise BadPosition(f"there is no space {word!r} on the map")
    return s.ground.number[word]


def _land(s: DawnTable, word: str) -> int:
    n = _space(s, word)
    if s.ground.water[n]:
        raise BadPosition(f"space {word!r} is water", "CND-GEO-03")
    return n


def _once(what: str, words: list[str]) -> None:
    for word in words:
        if words.count(word) > 1:
            raise BadPosition(f"{what} {word!r} is given twice")


def _lay_wonders(s: DawnTable, told: TableWords) -> None:
    for wonder in (*told.market, *told.deck, *told.removed):
        if wonder:
            _known("wonder", wonder, WONDERS)
    _once("wonder", [w for w in (*told.market, *told.deck, *told.removed, *s.sites) if w])
    built = set(s.sites)
    free = [wonder for wonder in WONDERS if wonder not in built and wonder not in told.removed]
    s.market = [
        next((w for w in told.market or free if w and WONDERS[w].type == type_), "")
        for type_ in WONDER_TYPES
    ]
    rest = [wonder for wonder in free if wonder not in s.market]
    s.decks = list(told.deck) or rest
    s.removed = list(told.removed)


def _lay_player(s: DawnTable, p: Player, words: PlayerWords) -> None:
    leader = words.leader or list(LEADERS)[p.seat]
    _known("leader", leader, LEADERS)
    take_leader(p, leader)
    if words.row:
        _lay_row(p, words.row)
    for card, n in words.trade.items():
        _known("focus card of the row", card, p.row)
        _number("trade", n, MOST_TRADE)
        p.trade[p.row.index(card)] = n
    _number("stored", words.stored, MOST_ON_ZIMBABWE)
    _number("dial", words.dial, LAST_ON_DIAL)
    _number("capitals_defeated", words.capitals_defeated, 99)
    p.stored, p.dial = words.stored, words.dial
    for resource, n in words.resources.items():
        _known("resource", resource, RESOURCES)
        _number("resources", n, RESOURCE_TOKENS)
        p.resources[RESOURCES.index(resource)] = n
    for token, card in words.tokens.items():
        _known("token", token, [*CITY_STATES, *NATURAL_WONDERS])
        _known("focus card of the row", card, [*p.row, ""])
    p.tokens = dict(words.tokens)
    for token in p.tokens:
        s.things = {n: thing for n, thing in s.things.items() if not thing.endswith(f":{token}")}
    p.diplomacy = tuple(words.diplomacy)
    for card in p.diplomacy:
        _known("diplomacy card", card, [*_given_away(s, p), *CITY_STATES])
        if any(card in each.diplomacy for each in s.players[: p.seat]) and "@" in card:
            raise BadPosition(f"diplomacy card {card!r} is given twice")
        if card in s.stocks:
            s.stocks = {**s.stocks, card: s.stocks[card] - 1}
    for agenda in words.agendas:
        _known("agenda", agenda, AGENDAS)
    _once("agenda", words.agendas)
    _once("diplomacy card", words.diplomacy)
    for tile in words.tiles:
        _known("tile", tile, TILES)
    p.agendas, p.markers = tuple(words.agendas), len(words.agendas)
    p.capitals_defeated = words.capitals_defeated
    p.tiles = tuple(words.tiles)
    _lay_pieces(s, p, words)


def _given_away(s: DawnTable, p: Player) -> list[str]:
    """The diplomacy cards of the others."""
    return [f"{card}@{rival.seat}" for rival in s.players if rival is not p for card in DIPLOMACY]


def _lay_row(p: Player, row: list[str]) -> None:
    if len(row) != len(p.row):
        raise BadPosition(f"a focus row has {len(p.row)} cards, not {len(row)}")
    for card in row:
        _known("focus card", card, [f"ap_{id_}" for id_ in FOCUS] if p.automated else FOCUS)
    _once("focus card", row)
    p.row = list(row)


def _number(what: str, n: int, most: int) -> None:
    if not 0 <= n <= most:
        raise BadPosition(f"{what} is {n}; allowed: 0 to {most}")


def _lay_pieces(s: DawnTable, p: Player, words: PlayerWords) -> None:
    if p.tiles and not words.capital:
        return  # the capital comes with its tile
    star = s.ground.words[s.ground.stars[p.seat]] if len(s.ground.stars) > p.seat else ""
    if not star and not words.capital:
        raise BadPosition(f"the map has no star for seat {p.seat}: say where its 'capital' is")
    kinds = (
        (CAPITAL, [words.capital or star]),
        (CITY, words.cities),
        (TOKEN, words.control),
        (REINFORCED, words.reinforced),
    )
    for kind, spaces in kinds:
        for word in spaces:
            n = _space(s, word)
            if s.pieces[n] != NOBODY:
                raise BadPosition(f"two pieces are on space {word!r}")
            stand(s, p, n, kind)
            if s.things.get(n, "").startswith("resource"):
                take_thing(s, n)  # taken when the piece came
    for n in (*p.cities, *p.control):
        if s.things.get(n, "").startswith("natural_wonder"):  # held by who stands there
            p.tokens = {**p.tokens, s.things[n].partition(":")[2]: ""}
            take_thing(s, n)
    if len(p.cities) > CITIES + 1 or len(p.control) > CONTROL_TOKENS:
        raise BadPosition(f"seat {p.seat} has more pieces on the map than the box holds")
    p.caravans = [_space(s, word) for word in words.caravans]
    if len(p.caravans) > max(p.available_caravans, 0):
        raise BadPosition(f"seat {p.seat} has more caravans than its economy card allows")


def _check_supply(s: DawnTable) -> None:
    for resource, name in enumerate(RESOURCES):
        if supply(s, resource) < 0:
            raise BadPosition(f"there are only {RESOURCE_TOKENS} {name} tokens")
