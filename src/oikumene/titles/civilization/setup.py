"""Table setup and player setup (CIV-SET, CIV-PSU)."""

from __future__ import annotations

from oikumene.engine.chance import below, draw, shuffled
from oikumene.engine.decision import choose
from oikumene.engine.errors import BadSetup
from oikumene.engine.journal import log
from oikumene.engine.title import Setting, Settings
from oikumene.titles.civilization.buildings import place_mark
from oikumene.titles.civilization.cards import (
    AIRCRAFT,
    ANCIENT,
    CIVILIZATIONS,
    COLOURS,
    EVENTS,
    GREAT_PEOPLE,
    HUT,
    INFANTRY,
    LAYOUTS,
    MARKERS,
    MARKET,
    MARKET_WONDERS,
    NEUTRAL,
    NOBODY,
    SEAT,
    UNIT_CARDS,
    UNITS,
    VILLAGE,
    WONDERS,
)
from oikumene.titles.civilization.figures import KINDS, SCOUT, place, room
from oikumene.titles.civilization.great_people import draw_person, put_person
from oikumene.titles.civilization.ground import FACE_DOWN, board_of
from oikumene.titles.civilization.resources import gain_trade
from oikumene.titles.civilization.state import (
    City,
    CivilizationTable,
    Options,
    Player,
    refresh,
)
from oikumene.titles.civilization.turn import begin_round
from oikumene.titles.civilization.units import draw_unit
from oikumene.titles.civilization.wonders import next_wonder
from oikumene.titles.civilization.yields import trade_of

RANDOM = "random"
SETTINGS = (
    Setting("governments", ("core", "revised"), "core"),
    Setting("loot", ("printed", "faq2"), "printed"),
    Setting("tie_break", ("player_order", "margin"), "player_order"),
    Setting("learning_game", (False, True), False),
    Setting("round_limit", (0, 20, 30, 40, 60), 0),
    Setting("interrupts", ("auto", "ask"), "auto"),
    Setting("civilization", (RANDOM, *CIVILIZATIONS), RANDOM, per_seat=True),
)
NOT_FOR_LEARNING = ("egypt", "rome")
"""CIV-OPT-01"""
EGYPT, AMERICA, GERMANY, RUSSIA, CHINA = "egypt", "america", "germany", "russia", "china"
GERMAN_INFANTRY = 2


def check(seats: int, settings: Settings) -> None:
    """A civilization is played by one player; the learning game leaves two out."""
    wanted = [each for each in settings["civilization"] if each != RANDOM]
    if len(set(wanted)) < len(wanted):
        raise BadSetup("a civilization is played by one player only (CIV-SET-01)", "CIV-SET-01")
    if settings["learning_game"] and set(wanted) & set(NOT_FOR_LEARNING):
        raise BadSetup("the learning game has no Egypt and no Rome (CIV-OPT-01)", "CIV-OPT-01")


# The table


def setup(seats: int, settings: Settings, chance: int) -> CivilizationTable:
    """The table before the first decision."""
    s = bare_table(seats, settings, chance)
    deal_civilizations(s, settings["civilization"])
    lay_homes(s)
    fill_box(s)
    if not s.options.learning_game:
        open_wonders(s)
    for p in s.players:
        for unit in range(AIRCRAFT):
            draw_unit(s, p, unit)  # CIV-SET-04
    s.first = s.active = below(s, seats)  # CIV-SET-22
    refresh(s)
    return s


def bare_table(seats: int, settings: Settings, chance: int) -> CivilizationTable:
    """An empty table with the options of the match."""
    slots = len(board_of(seats).slots)
    return CivilizationTable(
        phase="setup",
        chance=chance,
        journal=None,
        players=[blank_player(seat) for seat in range(seats)],
        options=Options(
            governments=settings["governments"],
            loot=settings["loot"],
            tie_break=settings["tie_break"],
            learning_game=settings["learning_game"],
            round_limit=settings["round_limit"],
            always_ask=settings["interrupts"] == "ask",
        ),
        round=0,
        first=0,
        stage="setup",
        active=0,
        tiles=" ".join([FACE_DOWN] * slots),
        tile_pool=[],
        huts={},
        hut_pool=[],
        village_pool=[],
        person_pool=[],
        cities={},
        built={},
        sent={},
        frozen=(),
        market=[seats] * len(MARKET),  # CIV-SET-12
        wonders=("",) * MARKET_WONDERS,
        wonder_pool=[],
        unit_decks=[[] for _ in UNITS],
        unit_discards=[[] for _ in UNITS],
        event_decks=[[], [], []],
        event_discards=[[], [], []],
        used=(),
        left=0,
        offers=(0,) * seats,
        passed=0,
        offer=(),
        battle=None,
        todo=(),
        in_play="",
        winner=NOBODY,
        victory="",
    )


def blank_player(seat: int) -> Player:
    """A player with an empty sheet (CIV-PSU-21)."""
    return Player(
        seat=seat,
        colour=COLOURS[seat],
        civilization="",
        trade=0,
        culture=0,
        track=0,  # CIV-SET-11
        techs=(),
        government="",
        since=0,
        fresh={},
        tokens={},
        goods=[0] * len(MARKET),
        markers=[],
        events=[],
        units=[],
        figures=[],
        wonders=(),
        obsolete=(),
        reserve=(),
    )


def deal_civilizations(s: CivilizationTable, wanted: list[str]) -> None:
    """Everybody gets a civilization with its starting tech and government (CIV-SET-01)."""
    out = NOT_FOR_LEARNING if s.options.learning_game else ()
    pool = shuffled(s, [id_ for id_ in CIVILIZATIONS if id_ not in (*wanted, *out)])
    for p in s.players:
        give_civilization(p, pool.pop() if wanted[p.seat] == RANDOM else wanted[p.seat])


def give_civilization(p: Player, id_: str) -> None:
    """A civilization sheet with what is printed on it (CIV-PSU-12, CIV-PSU-15)."""
    sheet = CIVILIZATIONS[id_]
    p.civilization, p.techs, p.government = id_, (sheet.tech,), sheet.government


def lay_homes(s: CivilizationTable) -> None:
    """Home tiles in seat order, turned as the layout shows (CIV-SET-13, CIV-SET-19)."""
    words = s.tiles.split()
    for p, (_, _, quarters) in zip(s.players, LAYOUTS[len(s.players)].homes, strict=True):
        words[p.seat] = f"{CIVILIZATIONS[p.civilization].home}/{quarters}"
    s.tiles = " ".join(words)


def fill_box(s: CivilizationTable) -> None:
    """All decks and pools full (CIV-SET-03, CIV-SET-10, CIV-SET-14, CIV-SET-20)."""
    s.tile_pool = list(NEUTRAL)
    s.hut_pool = [id_ for id_, m in MARKERS.items() if m.kind == HUT for _ in range(m.count)]
    s.village_pool = [
        id_ for id_, m in MARKERS.items() if m.kind == VILLAGE for _ in range(m.count)
    ]
    s.person_pool = [id_ for id_, g in GREAT_PEOPLE.items() for _ in range(g.count)]
    for id_, card in UNIT_CARDS.items():
        s.unit_decks[UNITS.index(card.unit)] += [id_] * card.count
    for id_, event in EVENTS.items():
        s.event_decks[event.level - 1] += [id_] * event.count
    if not s.options.learning_game:
        s.wonder_pool = list(WONDERS)


def open_wonders(s: CivilizationTable) -> None:
    """Egypt takes an ancient wonder, the others open the market (CIV-SET-07, CIV-SET-08)."""
    ancient = [id_ for id_, wonder in WONDERS.items() if wonder.age == ANCIENT]
    egypt = next((p for p in s.players if p.civilization == EGYPT), None)
    if egypt:
        taken = draw(s, ancient)
        egypt.wonders = (taken,)
        s.wonder_pool.remove(taken)
    for id_ in ancient:
        s.wonder_pool.remove(id_)
    ancient.sort(key=list(WONDERS).index)
    s.wonders = (*ancient, *(next_wonder(s) for _ in range(MARKET_WONDERS - len(ancient))))


# The players


async def setup_player(s: CivilizationTable) -> None:
    """A player completes the setup, then the next one (CIV-PSU-20)."""
    p = s.player
    log(s, "plays", seat=SEAT[p.seat], civilization=f"civilization:{p.civilization}")
    capital = await place_capital(s, p)
    if p.wonders:
        await place_wonder(s, p, capital)
    if p.civilization == GERMANY:
        for _ in range(GERMAN_INFANTRY):  # CIV-PSU-07
            draw_unit(s, p, INFANTRY)
    for kind in (0, *([0] if p.civilization == RUSSIA else []), SCOUT):  # CIV-PSU-09, 10
        await place_figure(s, p, capital, kind)
    gain_trade(s, p, trade_of(s, capital), "income")  # CIV-PSU-16
    if p.civilization == AMERICA:
        await place_person(s, p, capital)
    s.active = (s.active + 1) % len(s.players)
    if s.active != s.first:
        return
    begin_round(s)
    s.phase = "act"


async def place_capital(s: CivilizationTable, p: Player) -> int:
    """The capital stands on one of the four center squares (CIV-PSU-01, CIV-PSU-02)."""
    options = s.ground.options("at")
    centres = s.ground.centres(p.seat)
    n = s.ground.where(await choose(p.seat, "capital", [options[n] for n in centres]))
    s.cities[n] = City(p.seat, capital=True, walls=p.civilization == CHINA)  # CIV-PSU-05
    log(s, "capital", seat=SEAT[p.seat], square=s.ground.things[n])
    return n


def dry_outskirts(s: CivilizationTable, city: int) -> list[int]:
    """Outskirts squares that are no water."""
    return [n for n in s.ground.around[city] if not s.ground.is_water[n]]


async def place_wonder(s: CivilizationTable, p: Player, capital: int) -> None:
    """Egypt's wonder lies in the outskirts of its capital (CIV-PSU-06)."""
    wonder = p.wonders[0]
    options = s.ground.options("at")
    answer = await choose(
        p.seat,
        "wonder-place",
        [options[n] for n in dry_outskirts(s, capital)],
        wonder=f"wonder:{wonder}",
    )
    n = s.ground.where(answer)
    place_mark(s, p, n, wonder)
    thing = f"wonder:{wonder}"
    log(s, "egypt-wonder", seat=SEAT[p.seat], wonder=thing, square=s.ground.things[n])


async def place_figure(s: CivilizationTable, p: Player, capital: int, kind: int) -> None:
    """A figure starts in the outskirts, not on water, within the stacking limit (CIV-PSU-10)."""
    options = s.ground.options("at")
    places = [n for n in dry_outskirts(s, capital) if room(s, p, n)]
    figure = f"figure:{KINDS[kind]}"
    answer = await choose(p.seat, "figure-place", [options[n] for n in places], figure=figure)
    n = s.ground.where(answer)
    place(p, n, kind, flags=0)
    log(s, "placed", seat=SEAT[p.seat], figure=figure, square=s.ground.things[n])


async def place_person(s: CivilizationTable, p: Player, capital: int) -> None:
    """America's great person comes last (CIV-PSU-04, CIV-AMB-25)."""
    person = draw_person(s, p)
    options = s.ground.options("at")
    places = [n for n in dry_outskirts(s, capital) if n not in s.built]
    answer = await choose(
        p.seat,
        "person-place",
        [options[n] for n in places],
        person=f"great_person:{person}",
    )
    put_person(s, p, person, s.ground.where(answer))
