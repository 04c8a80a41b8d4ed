"""Positions written by hand, the way FEN does it for chess.

``position("clash", {…})`` describes a table in a few words; what is not said is as after setup, the
first player to act (describe.py does it the other way round). Spaces are named as on the board
(``"D2"``), regions by any of their spaces. ``@`` says whose a piece is: ``"temple@1"`` is of seat
1, ``"infantry@barbarians"`` grey. Keys (all optional):

- ``players``: a list with one entry per seat (two that are as after setup):
  ``civilization`` (the first ones with a printed home region), ``home`` (the space of the first
  city); ``goods`` (``{"food": 2}``; those not named: 0); ``advances`` besides Farming and Mining
  (``["writing", "arts@2"]``: gained in Age 1, in Age 2), ``lent``; ``cubes`` on the event track;
  ``actions`` (great persons too), ``objectives``, ``wonders``: the hands, empty if not given;
  ``completed`` (halves of objective cards); ``leader`` (in play), ``leaders`` (who can still come),
  ``recruited`` (how many came), ``killed`` (leaders of others), ``leaderless``;
  ``captives`` (``["infantry@1"]``); ``kept`` (event cards with half points on them); ``gone`` (own
  pieces out of the game: ``{"temple": 1, "settlement": 1}``); ``anarchy``, ``runes`` (pieces set
  aside), ``charted`` (regions); ``open_cards``; ``fewer`` (actions in the next turn); ``barred``
  (seats); ``seen`` (known cards on top of the event deck), ``assigned`` (the oracle's card);
  ``cities`` (the first city, Happy): ``{"D2": {"mood": "happy", "buildings": ["temple",
  "port@1"], "port": "D3", "wonders": ["great_wall@1"], "activations": 1, "spent": True,
  "tokens": 1}}``: wonders with their builders, ``spent`` if it was activated while Angry;
  ``units`` (none, but for the leader in play): ``{"D2": "2 infantry, settler moved"}``, the marks
  are moved, fought, stuck (by a Mountain), calm (by a Forest), crossed and hired (a pirate ship).
  Land units on Sea are aboard the ships there;
- ``barbarians`` (``cities`` and ``units`` as above), ``pirates`` (units as above);
- ``regions``: those that are explored, by name, ``*`` for half a turn, or by terrain as it lies:
  ``{"D3": "r05", "B4": "r09*", "F4": "WFFB"}``; a home region by terrain; ``faces``: what lies face
  down (``{"D5": "r01"}``), the others by chance; ``exhausted`` (spaces);
- ``event_deck``, ``action_deck``, ``objective_deck``, ``wonder_deck``, the top card first; a last
  ``"..."`` means the cards that lie nowhere, shuffled, and is all there is if nothing is said;
  ``event_discard`` and so on, the top card first; ``open_wonders``; ``in_force`` (event cards);
- ``ruined`` (wonders on an event card, with who held them), ``builders`` (if it was somebody else);
- ``phase``: ``act`` (an action is to be chosen), ``turn`` (a turn begins), ``status`` with ``step``
  (0: it begins) and ``again`` (second advance of a short game), ``settlers``, ``over``; ``age``,
  ``round``, ``first``, ``active`` (the first player), ``left`` (main actions), ``ending``;
- ``truce`` (owner of the Great Diplomat, other seat), ``oracle`` (who played it); what happened in
  this turn or round, as the rules note it: ``used``, ``deeds``, ``offers``, ``built_by``,
  ``noted``; what the last action left behind: ``charged``, ``die``, ``cancelled``;
- ``options``, ``seed``.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Container, Iterable, Mapping
from typing import Any

import msgspec

from oikumene.engine.chance import seeded, shuffled
from oikumene.engine.errors import BadPosition, Forbidden, listed
from oikumene.engine.state import OVER
from oikumene.engine.title import Settings
from oikumene.titles.clash.cards import (
    ACTIONS,
    ACTIONS_PER_TURN,
    ADVANCES,
    BARBARIAN_SETTLEMENTS,
    BARBARIANS,
    BARREN,
    BUILDINGS,
    CAPTIVE,
    CITY_LIMIT,
    CIVILIZATIONS,
    EVENT_CUBES,
    EVENTS,
    EXHAUSTED_TOKENS,
    FERTILE,
    FOREST,
    GOODS,
    HAPPY,
    LEADER,
    LEADERS,
    MOODS,
    MOUNTAIN,
    NEUTRAL,
    NOBODY,
    NOWHERE,
    OBJECTIVE_CARDS,
    OBJECTIVES,
    OWN_ADVANCES,
    PIRATES,
    REGIONS,
    RESOURCES,
    ROUNDS,
    SEA,
    SHIP,
    START_ADVANCES,
    UNIT,
    UNITS,
    WONDERS,
    Building,
    Unit,
)
from oikumene.titles.clash.ground import laid, region_of, with_region
from oikumene.titles.clash.hooks import HOOKS
from oikumene.titles.clash.pieces import (
    CALM,
    CROSSED,
    FOUGHT,
    HIRED,
    MOVED,
    STUCK,
    army_at,
    army_room,
    at,
    building_supply,
    capacity,
    kind_of,
    number,
    place,
    settlements,
    spaces_with,
    supply,
)
from oikumene.titles.clash.resources import cap
from oikumene.titles.clash.setup import RANDOM, bare_table, cards_of
from oikumene.titles.clash.state import City, ClashTable, Player, number_of_cities, refresh
from oikumene.titles.clash.status import FIRST, parts_of
from oikumene.titles.clash.turn import ages

REST = "..."
ACT, STATUS = "act", "status"
ACTION = ("action",)
GREY = "barbarians"
SETTLEMENT, PORT = "settlement", "port"
LETTERS = (FERTILE, MOUNTAIN, FOREST, BARREN, SEA)
MARKS = {
    "moved": MOVED,
    "fought": FOUGHT,
    "stuck": STUCK,
    "calm": CALM,
    "crossed": CROSSED,
    "hired": HIRED,
}
MANY = 99
Settle = Callable[[int, Mapping[str, Any]], Settings]
Cards = tuple[str, ...]


class Words(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """What can be said of something."""


class CityWords(Words, frozen=True):
    """What can be said of a city."""

    mood: str = ""
    buildings: tuple[str, ...] = ()
    port: str = ""
    wonders: tuple[str, ...] = ()
    activations: int = 0
    spent: bool = False
    tokens: int = 0


class BarbarianWords(Words, frozen=True):
    """What can be said of the barbarians."""

    cities: dict[str, CityWords] = {}
    units: dict[str, str] = {}


class PlayerWords(Words, frozen=True):
    """What can be said of a player."""

    civilization: str = ""
    home: str = ""
    goods: dict[str, int] | None = None
    advances: tuple[str, ...] = ()
    lent: tuple[str, ...] = ()
    cubes: int = EVENT_CUBES
    actions: Cards = ()
    objectives: Cards = ()
    wonders: Cards = ()
    completed: tuple[str, ...] = ()
    leader: str = ""
    leaders: tuple[str, ...] | None = None
    recruited: int | None = None
    killed: tuple[str, ...] = ()
    leaderless: bool = False
    captives: tuple[str, ...] = ()
    kept: dict[str, int] = {}
    gone: dict[str, int] = {}
    anarchy: int = 0
    runes: int = 0
    charted: tuple[str, ...] = ()
    open_cards: Cards = ()
    fewer: int = 0
    barred: tuple[int, ...] = ()
    seen: int = 0
    assigned: str = ""
    cities: dict[str, CityWords] | None = None
    units: dict[str, str] = {}


class TableWords(Words, frozen=True):
    """What can be said of the table."""

    players: tuple[PlayerWords, ...] = (PlayerWords(), PlayerWords())
    barbarians: BarbarianWords = BarbarianWords()
    pirates: dict[str, str] = {}
    regions: dict[str, str] = {}
    faces: dict[str, str] = {}
    exhausted: tuple[str, ...] = ()
    event_deck: Cards = (REST,)
    action_deck: Cards = (REST,)
    objective_deck: Cards = (REST,)
    wonder_deck: Cards = (REST,)
    event_discard: Cards = ()
    action_discard: Cards = ()
    objective_discard: Cards = ()
    wonder_discard: Cards = ()
    open_wonders: Cards = ()
    in_force: Cards = ()
    ruined: dict[str, int] = {}
    builders: dict[str, int] = {}
    phase: str = ACT
    step: int = 0
    again: bool = False
    age: int = 1
    round: int = 1
    first: int = 0
    active: int | None = None
    left: int | None = None
    ending: bool = False
    truce: tuple[int, ...] = ()
    oracle: int = NOBODY
    used: tuple[str, ...] = ()
    deeds: dict[str, int] = {}
    offers: tuple[int, ...] = ()
    built_by: tuple[int, ...] = ()
    noted: tuple[str, ...] = ()
    charged: str = ""
    die: int = 0
    cancelled: bool = False
    options: dict[str, Any] = {}
    seed: int = 0


def position(
    description: Mapping[str, Any], settle: Settle, phases: Iterable[str]
) -> tuple[int, Settings, ClashTable]:
    """The table that a description means."""
    try:
        told = msgspec.convert(description, TableWords)
    except msgspec.ValidationError as wrong:
        raise BadPosition(f"a position of clash: {wrong}") from wrong
    settings = _settings(told, settle)
    s = bare_table(len(told.players), settings, seeded(told.seed))
    _known("phase", told.phase, [*phases, OVER])
    _lay_turn(s, told)
    _lay_homes(s, told, settings["civilization"])
    _lay_regions(s, told)
    for p, words in zip(s.players, told.players, strict=True):
        _lay_player(s, p, words)
    _lay_pieces(s, told)
    _lay_cards(s, told)
    _lay_notes(s, told)
    refresh(s)
    _check_pieces(s)
    _check_spaces(s)
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


def _seat(s: ClashTable, what: str, seat: int) -> int:
    _known(what, seat, range(len(s.players)))
    return seat


def _space(s: ClashTable, word: str) -> int:
    if word not in s.ground.where_is:
        raise BadPosition(f"there is no space {word!r} on the board for {len(s.players)} players")
    return s.ground.where_is[word]


def _land(s: ClashTable, what: str, word: str) -> int:
    n = _space(s, word)
    if not s.ground.is_dry[n]:
        raise BadPosition(f"{what} on {word}: that is not explored land", "COC-MAP-16")
    return n


def _owned(
    s: ClashTable, what: str, words: Cards, owner: int, box: Iterable[str]
) -> dict[str, int]:
    """``temple@1``: what it is, and the seat; without one it is the owner's."""
    seats = {str(p.seat): p.seat for p in s.players}
    found: dict[str, int] = {}
    for word in words:
        name, marked, whose = word.partition("@")
        _known(what, name, box)
        if name in found:
            raise BadPosition(f"{what} {name!r} is given twice")
        if marked:
            _known(f"{what} {word!r}: seat", whose, seats)
        elif owner == BARBARIANS:
            raise BadPosition(f"{what} {word!r}: say whose it is, e.g. '{word}@0'")
        found[name] = seats[whose] if marked else owner
    return found


def _boxed(s: ClashTable, pieces: Mapping[str, Unit | Building]) -> list[str]:
    """The kinds of pieces that the match is played with."""
    return [id_ for id_, each in pieces.items() if s.options.expansion or not each.expansion]


def _whose(owner: int) -> str:
    """Somebody in an error."""
    return {BARBARIANS: "the barbarians", PIRATES: "the pirates"}.get(owner, f"seat {owner}")


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


def _lay_turn(s: ClashTable, told: TableWords) -> None:
    s.age = _number("age", told.age, ages(s), 1)
    s.round = _number("round", told.round, ROUNDS, 1)
    s.first = _seat(s, "first", told.first)
    s.active = _seat(s, "active", told.first if told.active is None else told.active)
    s.phase, s.ending = told.phase, told.ending
    if told.left is not None:
        s.left = _number("left", told.left)
    elif s.phase == ACT:
        s.left = ACTIONS_PER_TURN
    if s.phase == ACT:
        s.todo = ACTION
    if s.phase != STATUS and (told.step or told.again):
        raise BadPosition(f"'step' and 'again' belong to phase {STATUS!r}, not {s.phase!r}")
    if told.step:
        _lay_status(s, _number("step", told.step, FIRST), told.again)


def _lay_status(s: ClashTable, step: int, again: bool) -> None:
    """The status phase has come to somebody's part of a step."""
    s.ending = s.ending or s.age == ages(s)  # COC-STA-03
    parts = parts_of(s)
    part = f"status {step} {s.active}{' again' * again}"
    _known("part of the status phase", part, parts)
    s.phase, s.step = ACT, step
    s.todo = parts[parts.index(part) :]


def _lay_homes(s: ClashTable, told: TableWords, civilizations: list[str]) -> None:
    """Everybody's civilization and home region (COC-SET-07, COC-SET-08)."""
    board = s.ground.board
    homes = [s.ground.names[4 * slot] for slot in range(board.homes)]
    for p, words in zip(s.players, told.players, strict=True):
        _known("home", words.home or homes[p.seat], homes)
        p.start = s.ground.where_is[words.home or homes[p.seat]]
    _once("home", [s.ground.names[p.start] for p in s.players])
    if not s.options.expansion:
        return
    plain = [each.id for each in CIVILIZATIONS.values() if not each.home]
    free = iter([each for each in plain if each not in civilizations])
    for p in s.players:
        wanted = civilizations[p.seat]
        p.civilization = next(free) if wanted == RANDOM else wanted
        home = CIVILIZATIONS[p.civilization].home
        if home:
            s.terrain = with_region(s.terrain, region_of(p.start), home)


def _lay_regions(s: ClashTable, told: TableWords) -> None:
    """What is explored, what lies face down, and exhausted land."""
    named = [word.rstrip("*") for word in (*told.regions.values(), *told.faces.values())]
    _once("region", [word for word in named if word in REGIONS])
    slots = [region_of(_space(s, word)) for word in (*told.regions, *told.faces)]
    _once("region at", [s.ground.names[4 * slot] for slot in slots])
    for where, word in told.regions.items():
        slot = region_of(_space(s, where))
        label, terrain = _region(word, {*named, *s.faces})
        if slot >= len(s.players):
            s.regions[slot], s.faces[slot] = label, label.rstrip("*")
        elif word != terrain:
            raise BadPosition(f"{where} lies in a home region: give its terrain, not {word!r}")
        s.terrain = with_region(s.terrain, slot, terrain)
    for where, face in told.faces.items():
        _known("region", face, REGIONS)
        slot = region_of(_space(s, where))
        if slot < len(s.players):
            raise BadPosition(f"{where} lies in a home region, which is face up")
        s.faces[slot] = face
    hidden = [slot for slot in range(len(s.players), len(s.faces)) if not s.faces[slot]]
    if hidden:
        pool = shuffled(s, [region for region in REGIONS if region not in s.faces])
        for slot, face in zip(hidden, pool, strict=False):
            s.faces[slot] = face
    s.exhausted = tuple(_land(s, "an exhausted token", word) for word in told.exhausted)
    _once("exhausted space", told.exhausted)
    if len(s.exhausted) > EXHAUSTED_TOKENS:
        raise BadPosition(f"there are only {EXHAUSTED_TOKENS} exhausted tokens", "COC-CMP-05")


def _region(word: str, taken: Container[str]) -> tuple[str, str]:
    """``r05*`` or ``WFFB``: the name of the region with its turn, and its terrain as it lies."""
    name = word.rstrip("*")
    if name in REGIONS and word in (name, f"{name}*"):
        return word, laid(REGIONS[name].terrain, word != name)
    if len(word) != 4 or any(letter not in LETTERS for letter in word):
        raise BadPosition(
            f"region {word!r} is neither a region ({listed(REGIONS)}; '*' for half a turn) "
            f"nor four letters of {listed(LETTERS)}"
        )
    for region in REGIONS.values():
        if region.id in taken:
            continue
        for label, turned in ((region.id, False), (f"{region.id}*", True)):
            if laid(region.terrain, turned) == word:
                return label, word
    return word, word  # no region of the box, but a table to try something on


# Players


def _lay_player(s: ClashTable, p: Player, words: PlayerWords) -> None:
    where = f"seat {p.seat}"
    _lay_advances(s, p, words)
    if words.goods is not None:
        for name, n in words.goods.items():
            _known(f"{where}: good", name, GOODS[:CAPTIVE])
            _number(f"{where}: {name}", n)
        p.goods = [words.goods.get(name, 0) for name in GOODS[:CAPTIVE]]
    for kind in RESOURCES:
        if p.goods[kind] > (most := cap(s, p, kind)):
            raise BadPosition(
                f"{where} can hold {most} {GOODS[kind]}, not {p.goods[kind]}", "COC-RES-02"
            )
    p.cubes = _number(f"{where}: cubes", words.cubes, EVENT_CUBES)
    if s.options.expansion:
        _lay_leaders(s, p, words)
    elif words.leader or words.leaders or words.recruited or words.killed:
        raise BadPosition(f"{where}: leaders need option 'expansion'", "COC-GEN-01")
    _lay_hands(s, p, words)
    p.captives = tuple(_captive(s, p, word) for word in words.captives)
    pieces = [SETTLEMENT, *_boxed(s, BUILDINGS), *_boxed(s, UNIT)]
    for piece, n in words.gone.items():
        _known(f"{where}: piece", piece, pieces)
        _number(f"{where}: {piece} gone", n)
    p.gone = dict(words.gone)
    p.anarchy = _number(f"{where}: anarchy", words.anarchy)
    p.runes = _number(f"{where}: runes", words.runes)
    p.fewer = _number(f"{where}: fewer", words.fewer)
    p.charted = tuple(region_of(_space(s, word)) for word in words.charted)
    _once(f"{where}: charted region", p.charted)
    p.leaderless = words.leaderless
    p.barred = tuple(_seat(s, f"{where}: barred seat", seat) for seat in words.barred)


def _lay_advances(s: ClashTable, p: Player, words: PlayerWords) -> None:
    gained = dict.fromkeys(START_ADVANCES, 1)
    for word in words.advances:
        advance, marked, age = word.partition("@")
        if marked and age not in map(str, range(1, ages(s) + 1)):
            raise BadPosition(f"advance {word!r}: the Age is 1 to {ages(s)}")
        if advance in gained:
            raise BadPosition(f"seat {p.seat} has advance {advance!r} twice")
        _check_advance(p, advance)
        gained[advance] = int(age or 1)
    p.advances = gained
    for advance in words.lent:
        _known("advance", advance, [*ADVANCES, *OWN_ADVANCES])
    p.lent = words.lent


def _check_advance(p: Player, advance: str) -> None:
    civilization = OWN_ADVANCES.get(advance)
    if civilization is None:
        _known("advance", advance, ADVANCES)
    elif civilization != p.civilization:
        plays = p.civilization or "no civilization"
        raise BadPosition(
            f"advance {advance!r} is of {civilization}; seat {p.seat} plays {plays}", "COC-CIV-01"
        )


def _lay_leaders(s: ClashTable, p: Player, words: PlayerWords) -> None:
    """By default all of the civilization can still come, but for who is in play."""
    own = CIVILIZATIONS[p.civilization].leaders
    for leader in (words.leader, *(words.leaders or ()), *words.killed):
        if leader:
            _known("leader", leader, LEADERS)
    mine = [each for each in (words.leader, *(words.leaders or ())) if each]
    strange = [each for each in mine if each not in own]
    if strange and not s.options.alternate_history:
        raise BadPosition(f"leader {strange[0]!r} is not of {p.civilization}: {listed(own)}")
    p.leader = words.leader
    p.killed = words.killed
    p.leaders = words.leaders or ()
    if words.leaders is None:
        p.leaders = tuple(each for each in own if each != words.leader)
    came = len(own) - len(p.leaders)
    p.recruited = came if words.recruited is None else words.recruited
    _number(f"seat {p.seat}: recruited", p.recruited, len(own), int(p.leader != ""))


def _lay_hands(s: ClashTable, p: Player, words: PlayerWords) -> None:
    events = cards_of(s, EVENTS)
    persons = [card for card in events if EVENTS[card].person == "hand"]
    shown = [card for card in events if EVENTS[card].person == "open"]
    objectives = cards_of(s, OBJECTIVE_CARDS)
    hands: list[tuple[str, Iterable[str], Iterable[str]]] = [
        ("action card", words.actions, [*ACTIONS, *persons]),
        ("objective card", words.objectives, objectives),
        ("objective card", filter(None, [words.assigned]), objectives),
        ("wonder card", words.wonders, WONDERS),
        ("open card", words.open_cards, shown),
        ("event card", words.kept, events),
        ("objective", words.completed, OBJECTIVES),
    ]
    for what, cards, box in hands:
        for card in cards:
            _known(f"seat {p.seat}: {what}", card, box)
    p.actions, p.objectives = list(words.actions), list(words.objectives)
    p.wonders = list(words.wonders)
    p.open_cards, p.completed = words.open_cards, words.completed
    for card, n in words.kept.items():
        _number(f"seat {p.seat}: half points on {card}", n)
    p.kept = dict(words.kept)
    if words.assigned:
        s.assigned = {**s.assigned, p.seat: words.assigned}
    if _number(f"seat {p.seat}: seen", words.seen):
        s.seen = {**s.seen, p.seat: words.seen}


def _captive(s: ClashTable, p: Player, word: str) -> int:
    """``infantry@1``"""
    kind, _, whose = word.partition("@")
    _known(f"captive {word!r}: unit", kind, _boxed(s, UNIT))
    owners = {GREY: BARBARIANS, **{str(q.seat): q.seat for q in s.players if q is not p}}
    _known(f"captive {word!r}: owner", whose, owners)
    return owners[whose] * 8 + UNITS.index(kind)


# Pieces


def _lay_pieces(s: ClashTable, told: TableWords) -> None:
    start = CityWords(mood=MOODS[HAPPY])
    for p, words in zip(s.players, told.players, strict=True):
        cities = words.cities
        _lay_cities(s, p.seat, {s.ground.names[p.start]: start} if cities is None else cities)
        _lay_units(s, p.seat, words.units)
        if p.leader and not number(s, p.seat, LEADER):
            _lay_leader(s, p)
    _lay_cities(s, BARBARIANS, told.barbarians.cities)
    _lay_units(s, BARBARIANS, told.barbarians.units)
    _lay_units(s, PIRATES, told.pirates)


def _lay_leader(s: ClashTable, p: Player) -> None:
    mine = [n for n, city in s.cities.items() if city.owner == p.seat]
    if not mine:
        raise BadPosition(f"seat {p.seat}: say in 'units' where the leader is")
    place(s, p.seat, LEADER, p.start if p.start in mine else mine[0])


def _lay_cities(s: ClashTable, owner: int, cities: Mapping[str, CityWords]) -> None:
    for word, words in cities.items():
        n = _land(s, "a city", word)
        if n in s.cities:
            raise BadPosition(f"two cities are on {word}")
        if n in s.exhausted:
            raise BadPosition(f"a city is on {word}, which is exhausted", "COC-MAP-17")
        s.cities[n] = _city(s, owner, n, words)


def _city(s: ClashTable, owner: int, n: int, words: CityWords) -> City:
    where = f"the city on {s.ground.names[n]}"
    if words.mood:
        _known(f"{where}: mood", words.mood, MOODS)
    box = _boxed(s, BUILDINGS)
    buildings = _owned(s, f"{where}: building", words.buildings, owner, box)
    wonders = _owned(s, f"{where}: wonder", words.wonders, owner, WONDERS)
    s.builders = {**s.builders, **wonders}
    city = City(
        owner,
        mood=MOODS.index(words.mood) if words.mood else NEUTRAL,
        buildings=buildings,
        port=_port(s, n, words.port, PORT in buildings),
        wonders=tuple(wonders),
        activations=_number(f"{where}: activations", words.activations),
        spent=words.spent,
        tokens=_number(f"{where}: tokens", words.tokens),
    )
    if city.size > CITY_LIMIT:
        raise BadPosition(f"{where} has more than {CITY_LIMIT} pieces", "COC-CTY-03")
    return city


def _port(s: ClashTable, n: int, word: str, built: bool) -> int:
    """The Sea space of a Port: the first beside the city unless it is said (COC-BLD-10)."""
    if not built and not word:
        return NOWHERE
    name, seas = s.ground.names[n], s.ground.seas(n)
    if not built:
        raise BadPosition(f"the city on {name} has no Port that could face {word}", "COC-BLD-10")
    if not seas:
        raise BadPosition(f"the city on {name} has a Port but no Sea beside it", "COC-BLD-10")
    if not word:
        return seas[0]
    _known(f"the city on {name}: port", word, [s.ground.names[m] for m in seas])
    return s.ground.where_is[word]


def _lay_units(s: ClashTable, owner: int, units: Mapping[str, str]) -> None:
    """``{"D2": "2 infantry, settler moved"}``"""
    for where, text in units.items():
        n = _space(s, where)
        for part in text.split(","):
            many, kind, flags = _unit(s, part, where)
            for _ in range(many):
                place(s, owner, kind, n, flags)


def _unit(s: ClashTable, text: str, where: str) -> tuple[int, int, int]:
    """``2 infantry moved``: how many, what, and its marks."""
    count, *words = text.split() or [""]
    if not count.isdecimal():
        count, words = "1", [count, *words]
    kind, *marks = words or [""]
    _known(f"unit on {where}", kind, _boxed(s, UNIT))
    for mark in marks:
        _known(f"mark of the {kind} on {where}", mark, MARKS)
    flags = sum(MARKS[mark] for mark in dict.fromkeys(marks))
    return _number(f"{kind} on {where}", int(count), least=1), UNITS.index(kind), flags


# Cards


def _lay_cards(s: ClashTable, told: TableWords) -> None:
    events, objectives = cards_of(s, EVENTS), cards_of(s, OBJECTIVE_CARDS)
    hands = [card for p in s.players for card in p.actions]
    _once("leader", [each for p in s.players for each in (p.leader, *p.leaders, *p.killed) if each])
    for card in told.in_force:
        _known("event in force", card, events)
    for wonder in told.open_wonders:
        _known("open wonder", wonder, WONDERS)
    s.in_force, s.open_wonders = told.in_force, told.open_wonders
    _lay_ruins(s, told)
    kept = dict.fromkeys(card for p in s.players for card in p.kept)
    open_cards = [card for p in s.players for card in p.open_cards]
    persons = [card for card in hands if card in EVENTS]
    s.event_deck, s.event_discard = _deck(
        s,
        "event card",
        events,
        (told.event_deck, told.event_discard),
        [*s.in_force, *kept, *open_cards, *persons],
    )
    s.action_deck, s.action_discard = _deck(
        s,
        "action card",
        list(ACTIONS),
        (told.action_deck, told.action_discard),
        [card for card in hands if card in ACTIONS],
    )
    held = [*(card for p in s.players for card in p.objectives), *s.assigned.values()]
    s.objective_deck, s.objective_discard = _deck(
        s,
        "objective card",
        objectives,
        (told.objective_deck, told.objective_discard),
        held,
        _completed(s, [*held, *told.objective_deck, *told.objective_discard], objectives),
    )
    standing = [wonder for city in s.cities.values() for wonder in city.wonders]
    s.wonder_deck, s.wonder_discard = _deck(
        s,
        "wonder",
        list(WONDERS),
        (told.wonder_deck, told.wonder_discard),
        [*(card for p in s.players for card in p.wonders), *s.open_wonders, *standing, *s.ruined],
    )
    for seat, n in s.seen.items():
        _number(f"seat {seat}: seen", n, len(s.event_deck))


def _deck(
    s: ClashTable,
    what: str,
    box: list[str],
    given: tuple[Cards, Cards],
    elsewhere: list[str],
    out: Iterable[str] = (),
) -> tuple[list[str], list[str]]:
    """A deck and its discard pile as the table keeps them: the top card last."""
    (*deck,), (*pile,) = given
    fill = deck[-1:] == [REST]
    if fill:
        deck.pop()
    for card in (*deck, *pile):
        _known(what, card, box)
    lying = [*deck, *pile, *elsewhere]
    _once(what, lying)
    if fill:
        deck += shuffled(s, [card for card in box if card not in (*lying, *out)])
    return deck[::-1], pile[::-1]


def _completed(s: ClashTable, lying: Iterable[str], box: list[str]) -> list[str]:
    """Cards that could be those of the completed objectives, which are known by half only."""
    free = [card for card in box if card not in set(lying)]
    found = []
    for half in (half for p in s.players for half in p.completed):
        for card in free:
            if half in (OBJECTIVE_CARDS[card].upper, OBJECTIVE_CARDS[card].lower):
                free.remove(card)
                found.append(card)
                break
    return found


def _lay_ruins(s: ClashTable, told: TableWords) -> None:
    """Wonders on an event card, which still count for their builders (COC-EVT-19)."""
    for wonder, seat in told.ruined.items():
        _known("ruined wonder", wonder, WONDERS)
        _seat(s, f"holder of {wonder}", seat)
    for wonder, seat in told.builders.items():
        _known("wonder on an event card", wonder, told.ruined)
        _seat(s, f"builder of {wonder}", seat)
    s.ruined = dict(told.ruined)
    s.builders = {**s.builders, **told.ruined, **told.builders}


# The turn's notes


def _lay_notes(s: ClashTable, told: TableWords) -> None:
    for seat in (*told.built_by, *told.truce):
        _seat(s, "seat", seat)
    diplomats = [p.seat for p in s.players if "great_diplomat" in p.open_cards]
    pairs = [(owner, p.seat) for owner in diplomats for p in s.players if p.seat != owner]
    if told.truce and told.truce not in pairs:
        raise BadPosition("'truce' is the seat with an open Great Diplomat, and another one")
    if told.oracle != NOBODY:
        _seat(s, "oracle", told.oracle)
    if told.offers and len(told.offers) != len(s.players):
        raise BadPosition(f"'offers' has {len(told.offers)} numbers for {len(s.players)} seats")
    for n in (*told.offers, *told.deeds.values(), told.die):
        _number("a note of the turn", n)
    s.truce, s.oracle, s.built_by = told.truce, told.oracle, told.built_by
    s.used, s.deeds, s.noted = told.used, dict(told.deeds), told.noted
    s.offers = told.offers or s.offers
    s.charged = _space(s, told.charged) if told.charged else NOWHERE
    s.die, s.cancelled = told.die, told.cancelled


# Checks


def _check_pieces(s: ClashTable) -> None:
    """Nobody has more pieces than the box holds (COC-CMP-13, COC-AMB-24)."""
    for p in s.players:
        short = [name for kind, name in enumerate(UNITS) if supply(s, p.seat, kind) < 0]
        short += [building for building in BUILDINGS if building_supply(s, p, building) < 0]
        short += [SETTLEMENT] if settlements(s, p) < 0 else []
        if short:
            raise BadPosition(f"seat {p.seat} has more {short[0]} pieces than the box holds")
        if number(s, p.seat, LEADER) and not p.leader:
            raise BadPosition(f"seat {p.seat} has a leader on the board: say who 'leader' is")
    for kind, name in enumerate(UNITS):
        if supply(s, BARBARIANS, kind) < 0:
            raise BadPosition(f"the barbarians have more {name} pieces than the box holds")
    if number_of_cities(s, BARBARIANS) > BARBARIAN_SETTLEMENTS:
        raise BadPosition(f"the barbarians have only {BARBARIAN_SETTLEMENTS} settlements")
    if any(kind_of(u) != SHIP for u in s.units[PIRATES]):
        raise BadPosition("pirates have ships only", "COC-CMP-10")
    if supply(s, PIRATES, SHIP) < 0:
        raise BadPosition("there are more pirate ships than the box holds", "COC-CMP-10")
    if s.units[PIRATES] and not s.options.expansion:
        raise BadPosition("pirates need option 'expansion'", "COC-GEN-01")


def _check_spaces(s: ClashTable) -> None:
    """Units stand where they can: ships on Sea, land units on land or aboard."""
    for owner, units in enumerate(s.units):
        for n in spaces_with(units):
            name = s.ground.names[n]
            ships = [u for u in at(s, owner, n) if kind_of(u) == SHIP]
            if not s.ground.is_sea[n] and ships:
                raise BadPosition(f"a ship is on {name}, which is no Sea", "COC-MAP-16")
            if s.ground.is_sea[n]:
                _check_cargo(s, owner, n, len(ships))
            elif not s.ground.is_dry[n]:
                raise BadPosition(f"units are on {name}, which is unexplored", "COC-MAP-16")
            elif army_at(s, owner, n) and army_room(s, owner, n) < 0:
                raise BadPosition(
                    f"{_whose(owner)}: too many army units are on {name}", "COC-REC-12"
                )
    _check_peace(s)


def _check_cargo(s: ClashTable, owner: int, n: int, ships: int) -> None:
    cargo = len(at(s, owner, n)) - ships
    carriers: int = HOOKS.value(s, "ship.number", ships, owner, n)
    if cargo and (owner >= len(s.players) or cargo > carriers * capacity(s, owner)):
        raise BadPosition(
            f"{_whose(owner)}: {cargo} land units on {s.ground.names[n]} do not fit {ships} ships",
            "COC-SEA-14",
        )


def _check_peace(s: ClashTable) -> None:
    """No two owners share a land space: they would have fought."""
    holders: dict[int, int] = {n: city.owner for n, city in s.cities.items()}
    for owner, units in enumerate(s.units):
        for n in spaces_with(units):
            if s.ground.is_dry[n] and holders.setdefault(n, owner) != owner:
                raise BadPosition(
                    f"{_whose(owner)} and {_whose(holders[n])} are both on {s.ground.names[n]}"
                )
