"""Setup, and the choices before the first round (NAT-SETUP, NAT-VAR-08)."""

from __future__ import annotations

from oikumene.engine.chance import shuffled
from oikumene.engine.decision import Option, choose
from oikumene.engine.errors import BadSetup
from oikumene.engine.journal import log
from oikumene.engine.title import Setting, Settings
from oikumene.titles.nations.cards import (
    BOOKS,
    DIFFICULTIES,
    NATIONS,
    SEAT,
    TABLES,
)
from oikumene.titles.nations.maintenance import fill_board, open_age
from oikumene.titles.nations.population import TAKE_FOOD, TAKE_STABILITY
from oikumene.titles.nations.state import (
    NOBODY,
    NOTHING_LOST,
    Nation,
    NationsTable,
    Opponent,
    Options,
)
from oikumene.titles.nations.tracks import in_play_changed

SETTINGS = (
    Setting("level", tuple(TABLES.levels), "basic", default_for={5: "advanced"}),
    Setting("boards", ("A", "B"), "A"),
    # The rulebook speaks of levels of cards and of players: both answer to the name.
    Setting("difficulty", tuple(DIFFICULTIES), "prince", per_seat=True, also=("level",)),
    Setting("ages", tuple(range(1, TABLES.ages + 1)), TABLES.ages),
    Setting("easier_game", (False, True), False),
    Setting("max_military_cards", (TABLES.max_military_cards, None), TABLES.max_military_cards),
    Setting("remainder_tiebreak", (False, True), False),
    Setting("promo_finland", (False, True), False),
    Setting("solo_roll_on_building_deploy", (False, True), False),
    Setting("campaign", (False, True), False),
)


def check(seats: int, settings: Settings) -> None:
    """Five players need more cards than one basic set (NAT-SETUP-21)."""
    if seats == 5 and len(TABLES.levels[settings["level"]]) == 1:
        enough = [name for name, levels in TABLES.levels.items() if len(levels) > 1]
        raise BadSetup(
            f"option 'level' is {settings['level']!r}, but five players need more than the basic"
            f" cards (NAT-SETUP-21); allowed: {', '.join(enough)}",
            "NAT-SETUP-21",
        )


def setup(seats: int, settings: Settings, chance: int) -> NationsTable:
    """The table before the first decision."""
    s = bare_table(seats, settings, chance)
    s.order = shuffled(s, list(range(seats)))  # NAT-SETUP-04
    for place, seat in enumerate(s.order):
        s.nations[seat].goods[BOOKS] = TABLES.start_books[place]  # NAT-SETUP-05
    if s.opponent is not None:
        s.opponent.books = TABLES.solo.start_books_opponent  # NAT-SOLO-04
    open_age(s)
    drawn = shuffled(s, list(NATIONS))[:seats]
    fill_board(s)  # NAT-SETUP-11; before the nations are chosen (NAT-SETUP-14)
    if s.options.boards == "B":
        s.draft = tuple(drawn)
        s.phase = "draft"
        return s
    for n, nation in zip(s.nations, drawn, strict=True):
        take_board(n, nation, "A")  # NAT-SETUP-13
    in_play_changed(s)
    s.phase = "first-worker" if s.options.easier else "growth"
    return s


def bare_table(seats: int, settings: Settings, chance: int) -> NationsTable:
    """An empty table with the options of the match."""
    columns = TABLES.columns[seats]
    return NationsTable(
        phase="growth",
        chance=chance,
        journal=None,
        nations=[blank_nation(seat, settings["difficulty"][seat]) for seat in range(seats)],
        order=list(range(seats)),
        round=1,
        options=Options(
            ages=settings["ages"],
            level=settings["level"],
            boards=settings["boards"],
            military_cap=settings["max_military_cards"] or 0,
            promo=settings["promo_finland"],
            easier=settings["easier_game"],
            remainder_tiebreak=settings["remainder_tiebreak"],
            roll_on_building=settings["solo_roll_on_building_deploy"],
            campaign=settings["campaign"],
            columns=columns,
        ),
        board=[""] * (columns * len(TABLES.row_prices)),  # NAT-SETUP-12
        deck=[],
        event_deck=[],
        drawn=(),
        event="",
        architects=0,
        war="",
        war_strength=NOBODY,
        war_buyer=NOBODY,
        active=NOBODY,
        draft=(),
        removed=(),
        undrawn=(),
        in_play="",
        opponent=Opponent("", 0, 0, 0, False) if seats == 1 else None,
    )


def blank_nation(seat: int, difficulty: str) -> Nation:
    """A seat that has no board yet."""
    return Nation(
        seat=seat,
        nation="",
        side="",
        difficulty=difficulty,
        goods=[0, 0, 0, 0, 0],
        area=0,
        food_track=0,
        stability_track=0,
        food_spaces=0,
        stability_spaces=0,
        beside=0,
        cards=[],
        workers=[],
        advisor="",
        tower_advisor="",
        wonders=[],
        colonies=[],
        construction="",
        sections=0,
        private={},
        strength=0,
        stability=0,
        passed=0,
        turns=0,
        used=(),
        bought=(),
        lacked=(),
        lost_to_war=NOTHING_LOST,
        seems_in_revolt=False,
        seems_weaker=0,
    )


def take_board(n: Nation, nation: str, side: str) -> None:
    """A board with what is printed on it (NAT-SETUP-17 … 19)."""
    n.nation = nation
    n.side = side
    board = n.board
    start = board.start
    books = n.goods[BOOKS]
    n.goods = [start["gold"], start["food"], start["stone"], books, start["vp"]]
    n.area = start["workers"]
    n.food_track = n.food_spaces = board.track["food"]
    n.stability_track = n.stability_spaces = board.track["stability"]
    n.cards = list(board.printed) + [""] * (board.spaces - len(board.printed))
    n.workers = [0] * board.spaces
    n.wonders = board.printed_wonders + [""] * (board.wonder_spaces - len(board.printed_wonders))
    n.colonies = [""] * board.colony_spaces


async def draft(s: NationsTable) -> None:
    """Last in order first, each takes a drawn nation and a side (NAT-SETUP-15, NAT-SETUP-16)."""
    for n in s.reverse:
        options = [
            Option("nation", (nation, side), (f"nation:{nation}",))
            for nation in s.draft
            for side in NATIONS[nation].sides
        ]
        nation, side = map(str, (await choose(n.seat, "draft", options)).args)
        s.draft = tuple(other for other in s.draft if other != nation)
        take_board(n, nation, side)
        log(s, "nation-taken", seat=SEAT[n.seat], nation=f"nation:{nation}", side=f"side:{side}")
        in_play_changed(s)
    s.phase = "first-worker" if s.options.easier else "growth"


async def first_worker(s: NationsTable) -> None:
    """Easier game: a worker whose space never costs anything (NAT-VAR-08, NAT-VAR-09)."""
    for n in s.reverse:
        answer = await choose(n.seat, "first-worker", [TAKE_FOOD, TAKE_STABILITY])
        if answer == TAKE_FOOD:
            n.food_track -= 1
            n.food_spaces -= 1
        else:
            n.stability_track -= 1
            n.stability_spaces -= 1
        n.area += 1
        log(s, "worker-taken", seat=SEAT[n.seat], section=answer.things[0])
    s.phase = "growth"
