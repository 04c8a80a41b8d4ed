"""Setup (CND-SET, CND-FST)."""

from __future__ import annotations

from oikumene.engine.chance import below, roll, shuffled
from oikumene.engine.errors import BadSetup
from oikumene.engine.journal import log
from oikumene.engine.title import Setting, Settings
from oikumene.titles.dawn.cards import (
    COLOURS,
    ERAS,
    LEADERS,
    MAPS,
    OF_TYPE,
    RESOURCES,
    SEAT,
    TILES,
    VICTORY,
    WONDERS,
)
from oikumene.titles.dawn.ground import Placement, placed, water_token
from oikumene.titles.dawn.mapmaking import lay, random_map
from oikumene.titles.dawn.pieces import stand
from oikumene.titles.dawn.state import (
    CAPITAL,
    NOBODY,
    NOWHERE,
    DawnTable,
    Options,
    Player,
    city_states,
    refresh,
)
from oikumene.titles.dawn.wonders import WONDER_TYPES, draw_wonder

SETTINGS = (
    Setting("first_game_map", (False, True), False),
    Setting("random_map", (False, True), False),
    Setting("epic_game", (False, True), False),
    Setting("automated_player", (False, True), False, default_for={1: True}),
    Setting("use_printed_maracana", (False, True), False),
    Setting("city_states_block_attacks", (False, True), False),
    Setting("animal_husbandry_caravan_range", (1, 3), 1),
    Setting("mass_media_convert_first", (False, True), False),
)
VICTORY_CARDS, EPIC_VICTORY_CARDS = 3, 4
REMOVED = {2: ERAS[:2], 3: ERAS[:1], 4: ()}
"""By players: a random wonder of each type and of these eras is not used (CND-SET-11 … 13)."""
DEALT = 2
"""Tiles beside the capital tile (CND-MAP-05)."""
MOST = 4


def check(seats: int, settings: Settings) -> None:
    """One person needs the automated player, four have no room for it (CND-SOL-01)."""
    automated = settings["automated_player"]
    if seats == 1 and not automated:
        raise BadSetup("one player plays against the automated player (CND-SOL-01)", "CND-SOL-01")
    if seats == MOST and automated:
        raise BadSetup("the automated player joins 1 to 3 players (CND-SOL-01)", "CND-SOL-01")
    if settings["first_game_map"] and settings["random_map"]:
        raise BadSetup(
            "option 'first_game_map' and option 'random_map' exclude each other (CND-SET-03)",
            "CND-SET-03",
        )


def setup(seats: int, settings: Settings, chance: int) -> DawnTable:
    """The table before the first decision."""
    s = bare_table(seats, settings, chance)
    leaders = shuffled(s, list(LEADERS))
    for p in s.players:
        take_leader(p, leaders[p.seat])  # CND-SET-01
    _stack_wonders(s)
    s.victory = tuple(shuffled(s, list(VICTORY))[: s.options.victory_cards])  # CND-SET-17
    if s.options.map == "first_game":
        _first_game_map(s)
        s.phase = "layout"
        return s
    _deal_tiles(s)
    if s.options.map == "random":
        random_map(s)
    return s


def bare_table(seats: int, settings: Settings, chance: int) -> DawnTable:
    """An empty table with the options of the match."""
    players = seats + settings["automated_player"]
    return DawnTable(
        phase="map",
        chance=chance,
        journal=None,
        players=[blank_player(seat, seat == seats) for seat in range(players)],
        options=Options(
            victory_cards=EPIC_VICTORY_CARDS if settings["epic_game"] else VICTORY_CARDS,
            map=_map_of(settings),
            printed_maracana=settings["use_printed_maracana"],
            city_states_block=settings["city_states_block_attacks"],
            caravan_range=settings["animal_husbandry_caravan_range"],
            convert_first=settings["mass_media_convert_first"],
        ),
        round=1,
        first=0,
        active=0,
        map="",
        core="",
        pieces=[],
        things={},
        barbarians={},
        sites={},
        conquered={},
        direction=0,
        dial=0,
        market=[""] * len(WONDER_TYPES),
        decks=[],
        removed=[],
        victory=(),
        stocks={},
        used=(),
        attacks_won=0,
        captured=(),
        returned=0,
        arrived=(),
        moving=NOWHERE,
        resolving="",
        slot=0,
        todo=(),
        placed=(),
        attacks=0,
        in_play="",
        winners=(),
    )


def _map_of(settings: Settings) -> str:
    if settings["first_game_map"]:
        return "first_game"
    return "random" if settings["random_map"] else "construction"


def blank_player(seat: int, automated: bool) -> Player:
    """A player before anything is dealt."""
    return Player(
        seat=seat,
        leader="",
        colour=COLOURS[seat],
        automated=automated,
        row=[],
        trade=[0] * 5,
        stored=0,
        tokens={},
        dial=0,
        resources=[0] * len(RESOURCES),
        cities=[],
        control=[],
        caravans=[],
        wonders=(),
        diplomacy=(),
        agendas=(),
        markers=0,
        capitals_defeated=0,
        tiles=(),
    )


def take_leader(p: Player, leader: str) -> None:
    """The leader sheet orders the five cards of level I (CND-SET-02, CND-SOL-04)."""
    p.leader = leader
    prefix = "ap_" if p.automated else ""
    p.row = [prefix + OF_TYPE[type_, 1] for type_ in LEADERS[leader].row]


def _stack_wonders(s: DawnTable) -> None:
    """Four decks by era, the top cards face up (CND-SET-10 … 15)."""
    for type_ in WONDER_TYPES:
        for era in ERAS:
            stack = [id_ for id_, w in WONDERS.items() if (w.type, w.era) == (type_, era)]
            if era in REMOVED[len(s.players)]:
                s.removed.append(stack.pop(below(s, len(stack))))
            s.decks += stack
    s.market = [draw_wonder(s, type_) for type_ in WONDER_TYPES]


def _first_game_map(s: DawnTable) -> None:
    """The fixed map; its stars are dealt at random (CND-FST)."""
    for each in MAPS.first_game:
        if each.min_players <= len(s.players):
            lay(s, placed(each.tile, each.side, each))
    for p, star in zip(s.players, shuffled(s, list(s.ground.stars)), strict=True):
        stand(s, p, star, CAPITAL)


def _deal_tiles(s: DawnTable) -> None:
    """The core, and three tiles for each player (CND-MAP-01 … 05)."""
    by_kind = {
        kind: shuffled(s, [tile.number for tile in TILES.values() if tile.kind == kind])
        for kind in ("capital", "natural_wonder", "city_state", "plain")
    }
    core = shuffled(s, by_kind["natural_wonder"][:2] + by_kind["city_state"][:2])
    side = "A" if roll(s) <= 3 else "B"
    _lay_core(s, core, side, by_kind["capital"])
    rest = [n for kind in ("natural_wonder", "city_state") for n in by_kind[kind][2:]]
    rest = shuffled(s, rest + by_kind["plain"])
    for p in s.players:
        if not p.automated:
            p.tiles = (by_kind["capital"].pop(), *(rest.pop() for _ in range(DEALT)))
    people = [p.seat for p in s.players if not p.automated]
    s.active = people[below(s, len(people))]


def _lay_core(s: DawnTable, core: list[int], side: str, capitals: list[int]) -> None:
    """The pattern of the rolled side; around the automated player's capital if there is one."""
    automated = next((p for p in s.players if p.automated), None)
    pattern = MAPS.core[side]
    if automated is not None:  # CND-SOL-06
        pattern = MAPS.automated_core.A if side == "A" else MAPS.automated_core.B
        lay(s, Placement(capitals.pop(), side, 0, 0, 0))
        stand(s, automated, 0, CAPITAL)
    for tile, spot in zip(core, pattern, strict=True):
        lay(s, placed(tile, side, spot))
    s.core = s.map
    if automated is not None:
        water = water_token(MAPS.automated_core.water[side])
        if water.word not in s.map.split():
            s.map += f" {water.word}"
            s.pieces.append(NOBODY)


def layout(s: DawnTable) -> None:
    """Tokens on the finished map, and the first player (CND-SET-04 … 09)."""
    ground = s.ground
    tokens = ("resource", "natural_wonder", "city_state")
    things = {n: marker for n, marker in enumerate(ground.marker) if marker.startswith(tokens)}
    s.things = {**s.things, **things}
    states = [things[n].partition(":")[2] for n in city_states(s)]
    s.stocks = {**s.stocks, **dict.fromkeys(states, 2)}
    s.barbarians = dict(ground.spawn)
    s.direction = below(s, 6)
    s.first = s.active = below(s, len(s.players))
    s.core = ""
    refresh(s)
    log(s, "begins", seat=SEAT[s.first])
    log(s, "round", n=s.round)
    s.phase = "turn"
