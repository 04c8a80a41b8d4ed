"""Positions written by hand, the way FEN does it for chess.

``position("nations", {…})`` describes a table in a few words; what is not said is as after setup.
Keys of the description (all optional but `nations`):

- ``nations``: a list with one entry per seat: ``nation`` and ``side`` (``"rome"``, ``"A"``);
  ``gold food stone books vp``; ``area`` (undeployed workers); ``cards`` (list of cards on the
  Building/Military spaces, with workers: ``{"ziggurat": 2, "start_quarry": 0}``); ``advisor``,
  ``tower_advisor``; ``wonders``, ``colonies`` (lists); ``construction`` with ``sections``;
  ``food_track``, ``stability_track``, ``beside``; ``private`` (private architects by thing);
  ``passed``, ``turns``, ``used``, ``bought``, ``lacked``, ``difficulty``.
- ``board``: the Progress board as rows from the cheapest, e.g. ``[["ziggurat", ""], […], […]]``;
- ``phase`` (default ``action``), ``round``, ``order`` (seats), ``active`` (seat), ``event``,
  ``architects``, ``war``, ``war_strength``, ``war_buyer``, ``removed``, ``deck``, ``event_deck``;
- ``opponent`` (solo): ``strength stability books tile first``;
- ``options``: table options; ``seed``.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Container, Iterable, Mapping
from typing import Any

import msgspec

from oikumene.engine.chance import seeded
from oikumene.engine.errors import BadPosition, OikumeneError, listed
from oikumene.engine.state import OVER
from oikumene.engine.title import Settings
from oikumene.titles.nations.cards import (
    ADVISOR,
    BUILDING,
    CARDS,
    COLONY,
    EVENTS,
    GOODS,
    MILITARY,
    NATIONS,
    PROGRESS,
    PROMO,
    STARTING,
    TABLES,
    TILES,
    WAR,
    WONDER,
)
from oikumene.titles.nations.maintenance import open_age
from oikumene.titles.nations.setup import bare_table, take_board
from oikumene.titles.nations.solo import OPPONENT_BUYER
from oikumene.titles.nations.state import NOBODY, Nation, NationsTable
from oikumene.titles.nations.tracks import in_play_changed

BOARDS = [f"{nation.id}_{side}" for nation in NATIONS.values() for side in nation.sides]

Settle = Callable[[int, Mapping[str, Any]], Settings]


class NationWords(msgspec.Struct, frozen=True):
    """What can be said of a nation, and in which kind of words."""

    nation: str = ""
    side: str = ""
    gold: int = 0
    food: int = 0
    stone: int = 0
    books: int = 0
    vp: int = 0
    area: int = 0
    cards: dict[str, int] = {}
    advisor: str = ""
    tower_advisor: str = ""
    wonders: list[str] = []
    colonies: list[str] = []
    construction: str = ""
    sections: int = 0
    food_track: int = 0
    stability_track: int = 0
    beside: int = 0
    private: dict[str, int] = {}
    passed: int = 0
    turns: int = 0
    used: list[str] = []
    bought: list[str] = []
    lacked: list[str] = []
    difficulty: str = ""
    lost_to_war: list[int] = []


class OpponentWords(msgspec.Struct, frozen=True):
    """What can be said of the solo opponent."""

    tile: str = ""
    strength: int = 0
    stability: int = 0
    books: int = 0
    first: bool = False


class TableWords(msgspec.Struct, frozen=True):
    """What can be said of the table."""

    nations: list[NationWords]
    board: list[list[str]] = []
    phase: str = ""
    round: int = 0
    order: list[int] = []
    active: int = 0
    event: str = ""
    architects: int = 0
    war: str = ""
    war_strength: int = 0
    war_buyer: int = 0
    removed: list[str] = []
    deck: list[str] = []
    event_deck: list[str] = []
    opponent: OpponentWords = OpponentWords()
    options: dict[str, Any] = {}
    seed: int = 0


def position(
    description: Mapping[str, Any], settle: Settle, phases: Iterable[str]
) -> tuple[int, Settings, NationsTable]:
    """Build the table; refuse what the box or the rules cannot produce."""
    nations = _worded(description)
    settings = _settings(description, nations, settle)
    s = bare_table(len(nations), settings, seeded(description.get("seed", 0)))
    _lay_table(s, description, phases)
    for n, told in zip(s.nations, nations, strict=True):
        _lay_nation(n, told)
    _lay_decks(s, description)
    _check(s)
    for n in s.nations:
        in_play_changed(s, n)  # adds up the tracks even if nothing in play changes a rule
    return len(nations), settings, s


def _worded(description: Any) -> list[Any]:
    """The nations of a description in which every word is known and of the right kind."""
    _known(description, TableWords, "the position")
    nations = description.get("nations")
    if not isinstance(nations, list) or not nations:
        raise BadPosition("a position needs 'nations': a list with one entry per seat")
    for told in nations:
        _known(told, NationWords, "a nation")
    _known(description.get("opponent", {}), OpponentWords, "the opponent")
    try:
        msgspec.convert(description, TableWords)
    except msgspec.ValidationError as wrong:
        raise BadPosition(f"the position is not well written: {wrong}") from wrong
    return nations


def _known(told: Any, words: type[msgspec.Struct], where: str) -> None:
    keys = words.__struct_fields__
    if not isinstance(told, Mapping):
        raise BadPosition(f"{where} must be a mapping, not {told!r}")
    for key in told:
        if key not in keys:
            raise BadPosition(f"{where} has an unknown key {key!r}; allowed: {listed(keys)}")


def _settings(description: Mapping[str, Any], nations: list[Any], settle: Settle) -> Settings:
    options = dict(description.get("options", {}))
    if any("difficulty" in told for told in nations):
        options["difficulty"] = [told.get("difficulty", "prince") for told in nations]
    try:
        return settle(len(nations), options)
    except OikumeneError as wrong:
        raise BadPosition(str(wrong)) from wrong


def _lay_table(s: NationsTable, told: Mapping[str, Any], phases: Iterable[str]) -> None:
    s.phase = told.get("phase", "action")
    allowed = [*(phase for phase in phases if phase != "draft"), OVER]  # all have their nations
    if s.phase not in allowed:
        raise BadPosition(f"there is no phase {s.phase!r}; allowed: {listed(allowed)}")
    s.round = _number(told, "round", 1, 1, s.options.ages * TABLES.rounds_per_age)
    s.order = list(told.get("order", s.order))
    if sorted(s.order) != list(range(len(s.nations))):
        raise BadPosition(f"'order' is {s.order}, not every seat of {len(s.nations)} once")
    s.active = told.get("active", s.order[0])
    if s.active not in s.order:
        raise BadPosition(f"'active' is {s.active!r}, not a seat of {len(s.nations)}")
    s.architects = _number(told, "architects", TABLES.architects[len(s.nations)])
    s.event = told.get("event", _any_event(s, told))
    if s.event not in (TILES if s.solo else EVENTS):
        raise BadPosition(f"there is no {'tile' if s.solo else 'event card'} {s.event!r}")
    s.war = told.get("war", "")
    if s.war:
        _of_kind([s.war], (WAR,), "the War slot")
    strength, buyer = (0, s.order[0]) if s.war else (NOBODY, NOBODY)
    s.war_strength = _number(told, "war_strength", strength, NOBODY, TABLES.max_strength)
    last = OPPONENT_BUYER if s.solo else len(s.nations) - 1
    s.war_buyer = _number(told, "war_buyer", buyer, NOBODY, last)
    s.removed = tuple(told.get("removed", ()))
    _are_in(s.removed, (CARDS, EVENTS, TILES), "removed")
    _lay_board(s, told.get("board", ()))
    if s.opponent is not None:
        _lay_opponent(s, told.get("opponent", {}))
    elif "opponent" in told:
        raise BadPosition("only a position with one nation has an 'opponent'")


def _any_event(s: NationsTable, told: Mapping[str, Any]) -> str:
    printed = TILES.values() if s.solo else EVENTS.values()
    taken = (*told.get("event_deck", ()), *told.get("removed", ()))
    return next((card.id for card in printed if card.age == s.age and card.id not in taken), "")


def _lay_board(s: NationsTable, rows: list[list[str]]) -> None:
    if len(rows) > len(TABLES.row_prices):
        raise BadPosition(f"the Progress board has {len(TABLES.row_prices)} rows, not {len(rows)}")
    for row, cards in enumerate(rows):
        if len(cards) > s.options.columns:
            raise BadPosition(
                f"a row of the Progress board has {s.options.columns} cells, not {len(cards)}"
            )
        for column, card in enumerate(cards):
            if card and card not in CARDS:
                raise BadPosition(f"there is no card {card!r}")
            if card in STARTING:
                raise BadPosition(f"{card!r} is printed on a nation's board, it is no card")
            s.board[row * s.options.columns + column] = card


def _lay_opponent(s: NationsTable, told: Mapping[str, Any]) -> None:
    o = s.opponent
    assert o is not None
    tile = TILES[s.event]
    o.tile = told.get("tile", s.event)
    _are_in([o.tile], (TILES,), "the opponent")
    o.strength = _number(told, "strength", tile.strength, 0, TABLES.max_strength)
    o.stability = _number(told, "stability", tile.stability, None, TABLES.max_stability)
    o.books = _number(told, "books", TABLES.solo.start_books_opponent)
    o.first = told.get("first", False)


def _lay_nation(n: Nation, told: Mapping[str, Any]) -> None:
    where = f"seat {n.seat}"
    nation, side = told.get("nation", list(NATIONS)[n.seat]), told.get("side", "A")
    if nation not in NATIONS or side not in NATIONS[nation].sides:
        raise BadPosition(f"{where}: there is no board {nation!r} side {side!r}")
    take_board(n, nation, side)
    for good, name in enumerate(GOODS):
        n.goods[good] = _number(told, name, n.goods[good], low=None if name == "vp" else 0)
    n.food_track = _number(told, "food_track", n.food_track, 0, n.food_spaces)
    n.stability_track = _number(told, "stability_track", n.stability_track, 0, n.stability_spaces)
    n.beside = _number(told, "beside", 0)
    if "cards" in told:
        _lay_cards(n, told["cards"], where)
    n.area = _number(told, "area", n.area)
    n.advisor = told.get("advisor", "")
    n.tower_advisor = told.get("tower_advisor", "")
    _of_kind(n.advisors, (ADVISOR,), f"{where}: the advisor space")
    if "wonders" in told:
        n.wonders = _spaces(told["wonders"], len(n.wonders), (WONDER,), f"{where}: wonders")
    if "colonies" in told:
        n.colonies = _spaces(told["colonies"], len(n.colonies), (COLONY,), f"{where}: colonies")
    _lay_construction(n, told, where)
    private = told.get("private", {})
    _are_in(private, (CARDS, BOARDS), f"{where}: private")
    n.private = {thing: _number(private, thing, 0) for thing in private}
    n.passed = _number(told, "passed", 0)
    n.turns = _number(told, "turns", 0)
    n.used = tuple(told.get("used", ()))
    n.bought = tuple(told.get("bought", ()))
    _are_in((*n.used, *n.bought), (CARDS,), where)
    _are_in(told.get("lacked", ()), (GOODS,), f"{where}: lacked")
    n.lacked = tuple(GOODS.index(name) for name in told.get("lacked", ()))
    n.lost_to_war = tuple(told.get("lost_to_war", n.lost_to_war))
    if len(n.lost_to_war) != len(GOODS) or min(n.lost_to_war) < 0:
        raise BadPosition(f"{where}: 'lost_to_war' is an amount each of {listed(GOODS)}")


def _lay_cards(n: Nation, cards: Mapping[str, int], where: str) -> None:
    if len(cards) > n.board.spaces:
        raise BadPosition(f"{where}: {len(cards)} cards on {n.board.spaces} spaces")
    _of_kind(cards, (BUILDING, MILITARY), f"{where}: cards")
    empty = n.board.spaces - len(cards)
    n.cards = [*cards, *[""] * empty]
    n.workers = [*(_number(cards, card, 0) for card in cards), *[0] * empty]


def _lay_construction(n: Nation, told: Mapping[str, Any], where: str) -> None:
    n.construction = told.get("construction", "")
    if not n.construction:
        return
    _of_kind([n.construction], (WONDER,), f"{where}: construction")
    last = len(CARDS[n.construction].printed.stage_costs) - 1
    n.sections = _number(told, "sections", 0, 0, last)


def _spaces(cards: list[str], spaces: int, kinds: tuple[str, ...], where: str) -> list[str]:
    if len(cards) > spaces:
        raise BadPosition(f"{where}: {len(cards)} cards on {spaces} spaces")
    _of_kind([card for card in cards if card], kinds, where)
    return [*cards, *[""] * (spaces - len(cards))]


def _are_in(words: Iterable[str], known: Iterable[Container[str]], where: str) -> None:
    for word in words:
        if not any(word in names for names in known):
            raise BadPosition(f"{where}: there is no {word!r}")


def _of_kind(cards: Iterable[str], kinds: tuple[str, ...], where: str) -> None:
    for card in cards:
        if card not in CARDS:
            raise BadPosition(f"{where}: there is no card {card!r}")
        if CARDS[card].kind not in kinds:
            raise BadPosition(f"{where}: {card!r} is a {CARDS[card].kind}, not {listed(kinds)}")


def _number(
    told: Mapping[str, Any], key: str, default: int, low: int | None = 0, high: int | None = None
) -> int:
    value = told.get(key, default)
    if not isinstance(value, int) or isinstance(value, bool):
        raise BadPosition(f"{key!r} must be a whole number, not {value!r}")
    if (low is not None and value < low) or (high is not None and value > high):
        span = f"{'any' if low is None else low} to {'any' if high is None else high}"
        raise BadPosition(f"{key!r} is {value}; allowed: {span}")
    return value


def _lay_decks(s: NationsTable, told: Mapping[str, Any]) -> None:
    """The decks of the age without what lies open, unless they are given."""
    open_age(s)
    table = {*cards_on_table(s), *s.removed}
    s.deck = list(told.get("deck", [card for card in s.deck if card not in table]))
    taken = {s.event, *s.removed}
    s.event_deck = list(
        told.get("event_deck", [card for card in s.event_deck if card not in taken])
    )
    _are_in(s.deck, (PROGRESS, PROMO), "the deck")
    _are_in(s.event_deck, (TILES if s.solo else EVENTS,), "the event deck")


def cards_on_table(s: NationsTable) -> list[str]:
    """Every card that lies open on the common boards or before a nation."""
    cards = [*s.board, s.war]
    for n in s.nations:
        cards += [*n.cards, *n.wonders, *n.colonies, n.advisor, n.tower_advisor, n.construction]
    return [card for card in cards if card]


def _check(s: NationsTable) -> None:
    """Each card is in one place, and no nation has more workers than the box gives it."""
    cards = [*cards_on_table(s), *s.deck, *s.removed, *s.event_deck, s.event]
    counts = Counter(card for card in cards if card not in STARTING)
    twice = [card for card, count in counts.items() if count > 1]
    if twice:
        raise BadPosition(f"these cards lie in two places: {listed(twice)}")
    passed = [n.passed for n in s.nations if n.passed]
    if sorted(passed) != list(range(1, len(passed) + 1)):
        raise BadPosition(f"'passed' counts the nations as they pass: 1, 2 …, not {passed}")
    for n in s.nations:
        board = n.board
        box = board.start["workers"] + board.track["food"] + board.track["stability"]
        have = n.own_workers + n.untaken
        if have > box:
            raise BadPosition(f"seat {n.seat} has {have} workers; the box has {box} for it")
        if n.tower_advisor and "porcelain_tower" not in n.wonders:
            raise BadPosition(f"seat {n.seat}: 'tower_advisor' needs the Porcelain Tower")
