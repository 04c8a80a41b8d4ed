"""Setup (COC-SET)."""

from __future__ import annotations

from collections.abc import Mapping

from oikumene.engine.chance import below, shuffled
from oikumene.engine.decision import choose
from oikumene.engine.errors import BadSetup
from oikumene.engine.journal import log
from oikumene.engine.title import Setting, Settings
from oikumene.titles.clash.cards import (
    ACTIONS,
    CIVILIZATIONS,
    COLOURS,
    EVENT_CUBES,
    EVENTS,
    FOOD,
    GOODS,
    HAPPY,
    LEADERS,
    NOBODY,
    NOWHERE,
    OBJECTIVE_CARDS,
    REGIONS,
    SEAT,
    SETTLER,
    START_ADVANCES,
    START_FOOD,
    WONDERS,
    Event,
    ObjectiveCard,
)
from oikumene.titles.clash.ground import board_of, spaces_of, with_region
from oikumene.titles.clash.pieces import place
from oikumene.titles.clash.state import City, ClashTable, Options, Player, refresh

RANDOM = "random"
SETTINGS = (
    Setting("expansion", (True, False), True),
    Setting("length", ("standard", "short", "random_end", "wonder_end"), "standard"),
    Setting("events", ("full", "icons", "announce"), "full"),
    Setting("open_wonders", (False, True), False),
    Setting("random_leaders", (False, True), False),
    Setting("alternate_history", (False, True), False),
    Setting("start_settler", ("adjacent", "in_city"), "adjacent"),
    Setting("government_change_cost", ("free", "tokens"), "free"),
    Setting("civilization", (RANDOM, *CIVILIZATIONS), RANDOM, per_seat=True),
)
LEADERS_DEALT = 3
SHORT_SETTLERS = 2
RANDOM_SEATS = 3
"""Players from which on seats around the board are drawn (COC-SET-03)."""


def check(seats: int, settings: Settings) -> None:
    """A civilization is played by one player, and only with the expansion (COC-SET-07)."""
    wanted = [each for each in settings["civilization"] if each != RANDOM]
    if len(set(wanted)) < len(wanted):
        raise BadSetup("a civilization is played by one player only (COC-SET-07)", "COC-SET-07")
    for name in ("random_leaders", "alternate_history"):
        if settings[name] and not settings["expansion"]:
            raise BadSetup(f"option {name!r} needs option 'expansion' (COC-GEN-01)", "COC-GEN-01")
    if wanted and not settings["expansion"]:
        raise BadSetup("civilizations need option 'expansion' (COC-GEN-01)", "COC-GEN-01")


def setup(seats: int, settings: Settings, chance: int) -> ClashTable:
    """The table before the first decision."""
    s = bare_table(seats, settings, chance)
    turn = below(s, seats) if seats >= RANDOM_SEATS else 0
    for p in s.players:
        p.start = 4 * ((p.seat + turn) % seats)
    s.faces[seats:] = shuffled(s, list(REGIONS))[: len(s.faces) - seats]  # COC-SET-02
    if s.options.expansion:
        deal_civilizations(s, settings["civilization"])
    s.event_deck = shuffled(s, cards_of(s, EVENTS))
    s.objective_deck = shuffled(s, cards_of(s, OBJECTIVE_CARDS))
    s.action_deck = shuffled(s, list(ACTIONS))
    s.wonder_deck = shuffled(s, list(WONDERS))
    for p in s.players:
        s.cities[p.start] = City(p.seat, mood=HAPPY)  # COC-SET-11
        p.actions.append(s.action_deck.pop())
        p.objectives.append(s.objective_deck.pop())  # COC-SET-16
    s.first = s.active = below(s, seats)  # COC-SET-19
    refresh(s)
    return s


def cards_of(s: ClashTable, cards: Mapping[str, Event | ObjectiveCard]) -> list[str]:
    """The cards of a deck: those of the expansion only with it (COC-SET-15)."""
    expansion = s.options.expansion
    return [id_ for id_, card in cards.items() if expansion or not card.expansion]


def deal_civilizations(s: ClashTable, wanted: list[str]) -> None:
    """Civilization boards with their leaders and home regions (COC-SET-07, COC-SET-08)."""
    pool = shuffled(s, [each for each in CIVILIZATIONS if each not in wanted])
    history = shuffled(s, list(LEADERS)) if s.options.alternate_history else []
    for p in s.players:
        p.civilization = wanted[p.seat] if wanted[p.seat] != RANDOM else pool.pop()
        civilization = CIVILIZATIONS[p.civilization]
        p.leaders = civilization.leaders
        if history:  # COC-VAR-13
            p.leaders = tuple(history[LEADERS_DEALT * p.seat :][:LEADERS_DEALT])
        if civilization.home:
            s.terrain = with_region(s.terrain, p.start >> 2, civilization.home)


def bare_table(seats: int, settings: Settings, chance: int) -> ClashTable:
    """An empty table with the options of the match."""
    board = board_of(seats)
    return ClashTable(
        phase="settlers",
        chance=chance,
        journal=None,
        players=[blank_player(seat) for seat in range(seats)],
        options=Options(
            expansion=settings["expansion"],
            events=settings["events"],
            length=settings["length"],
            random_leaders=settings["random_leaders"],
            alternate_history=settings["alternate_history"],
            open_wonders=settings["open_wonders"],
            settler_in_city=settings["start_settler"] == "in_city",
            change_costs=settings["government_change_cost"] == "tokens",
        ),
        age=1,
        round=1,
        first=0,
        active=0,
        step=0,
        terrain=board.blank,
        faces=[""] * board.slots,
        regions=["home"] * board.homes + [""] * (board.slots - board.homes),
        exhausted=(),
        cities={},
        units=[[] for _ in range(6)],
        builders={},
        ruined={},
        event_deck=[],
        action_deck=[],
        objective_deck=[],
        wonder_deck=[],
        event_discard=[],
        action_discard=[],
        objective_discard=[],
        wonder_discard=[],
        open_wonders=(),
        in_force=(),
        truce=(),
        seen={},
        assigned={},
        oracle=NOBODY,
        left=0,
        used=(),
        deeds={},
        built_by=(),
        noted=(),
        offers=(0,) * seats,
        offer=(),
        charged=NOWHERE,
        die=0,
        cancelled=False,
        event="",
        drawer=NOBODY,
        battle=None,
        todo=(),
        in_play="",
        ending=False,
    )


def blank_player(seat: int) -> Player:
    """A player with an empty board (COC-SET-04 … 06, COC-SET-09, COC-SET-10)."""
    return Player(
        seat=seat,
        colour=COLOURS[seat],
        civilization="",
        start=NOWHERE,
        goods=[START_FOOD if kind == FOOD else 0 for kind in range(len(GOODS) - 1)],
        advances=dict.fromkeys(START_ADVANCES, 1),
        lent=(),
        cubes=EVENT_CUBES,
        actions=[],
        objectives=[],
        wonders=[],
        completed=(),
        leader="",
        leaders=(),
        recruited=0,
        killed=(),
        captives=(),
        kept={},
        gone={},
        anarchy=0,
        leaderless=False,
        runes=0,
        charted=(),
        open_cards=(),
        fewer=0,
        barred=(),
    )


async def settlers(s: ClashTable) -> None:
    """Everybody places the first settler beside the first city (COC-SET-12, COC-AMB-01)."""
    for p in s.players:
        if p.civilization:
            log(s, "plays", seat=SEAT[p.seat], civilization=f"civilization:{p.civilization}")
    number = SHORT_SETTLERS if s.options.length == "short" else 1  # COC-VAR-03
    options = s.ground.options("place")
    for seat in s.turn_order:
        p = s.players[seat]
        spaces = [p.start]
        if not s.options.settler_in_city:
            home = spaces_of(p.start >> 2)
            spaces = [n for n in home if n != p.start and s.ground.is_dry[n]]
        for _ in range(number):
            answer = await choose(seat, "first-settler", [options[n] for n in spaces])
            place(s, seat, SETTLER, s.ground.where(answer))
    log(s, "begins", seat=SEAT[s.first])
    s.phase = "turn"
