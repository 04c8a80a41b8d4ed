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
from collections.abc import Callable, Iterable, Mapping
from typing import Any

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
    STARTING,
    TABLES,
    TILES,
    WAR,
    WONDER,
)
from oikumene.titles.nations.maintenance import open_age
from oikumene.titles.nations.setup import bare_table, take_board
from oikumene.titles.nations.state import NOBODY, Nation, NationsTable
from oikumene.titles.nations.tracks import in_play_changed

Settle = Callable[[int, Mapping[str, Any]], Settings]

TABLE_KEYS = (
    "nations", "board", "phase", "round", "order", "active", "event", "architects", "war",
    "war_strength", "war_buyer", "removed", "deck", "event_deck", "opponent", "options", "seed",
)  # fmt: skip
NATION_KEYS = (
    "nation", "side", *GOODS, "area", "cards", "advisor", "tower_advisor", "wonders", "colonies",
    "construction", "sections", "food_track", "stability_track", "beside", "private", "passed",
    "turns", "used", "bought", "lacked", "difficulty", "lost_to_war",
)  # fmt: skip


def position(
    description: Mapping[str, Any], settle: Settle, phases: Iterable[str]
) -> tuple[int, Settings, NationsTable]:
    """Build the table; refuse what the box or the rules cannot produce."""
    _known(description, TABLE_KEYS, "the position")
    nations = description.get("nations")
    if not isinstance(nations, list) or not nations:
        raise BadPosition("a position needs 'nations': a list with one entry per seat")
    settings = _settings(description, nations, settle)
    s = bare_table(len(nations), settings, seeded(int(description.get("seed", 0))))
    _lay_table(s, description, phases)
    for n, told in zip(s.nations, nations, strict=True):
        _lay_nation(n, told)
    _lay_decks(s, description)
    for n in s.nations:
        in_play_changed(s, n)  # adds up the tracks even if nothing in play changes a rule
    _check(s)
    return len(nations), settings, s


def _known(told: Any, keys: tuple[str, ...], where: str) -> None:
    if not isinstance(told, Mapping):
        raise BadPosition(f"{where} must be a mapping, not {told!r}")
    for key in told:
        if key not in keys:
            raise BadPosition(f"{where} has an unknown key {key!r}; allowed: {listed(keys)}")


def _settings(description: Mapping[str, Any], nations: list[Any], settle: Settle) -> Settings:
    options = dict(description.get("options", {}))
    for told in nations:
        _known(told, NATION_KEYS, "a nation")
    if any("difficulty" in told for told in nations):
        options["difficulty"] = [told.get("difficulty", "prince") for told in nations]
    try:
        return settle(len(nations), options)
    except OikumeneError as wrong:
        raise BadPosition(str(wrong)) from wrong


def _lay_table(s: NationsTable, told: Mapping[str, Any], phases: Iterable[str]) -> None:
    s.phase = told.get("phase", "action")
    if s.phase not in (*phases, OVER):
        raise BadPosition(f"there is no phase {s.phase!r}; allowed: {listed((*phases, OVER))}")
    s.round = _number(told, "round", 1, 1, s.ages * TABLES.rounds_per_age)
    s.order = list(told.get("order", s.order))
    if sorted(s.order) != list(range(len(s.nations))):
        raise BadPosition(f"'order' is {s.order}, not every seat of {len(s.nations)} once")
    s.active = told.get("active", s.order[0])
    if s.active not in s.order:
        raise BadPosition(f"'active' is {s.active!r}, not a seat of {len(s.nations)}")
    s.architects = _number(told, "architects", TABLES.architects[len(s.nations)])
    s.event = told.get("event", _any_event(s))
    if s.event not in (TILES if s.solo else EVENTS):
        raise BadPosition(f"there is no event card {s.event!r}")
    s.war = told.get("war", "")
    if s.war:
        _of_kind([s.war], (WAR,), "the War slot")
    s.war_strength = told.get("war_strength", 0 if s.war else NOBODY)
    s.war_buyer = told.get("war_buyer", s.order[0] if s.war else NOBODY)
    s.removed = list(told.get("removed", ()))
    _lay_board(s, told.get("board", ()))
    if s.opponent is not None:
        _lay_opponent(s, told.get("opponent", {}))
    elif "opponent" in told:
        raise BadPosition("only a position with one nation has an 'opponent'")


def _any_event(s: NationsTable) -> str:
    printed = TILES.values() if s.solo else EVENTS.values()
    return next(card.id for card in printed if card.age == s.age)


def _lay_board(s: NationsTable, rows: Any) -> None:
    if len(rows) > len(TABLES.row_prices):
        raise BadPosition(f"the Progress board has {len(TABLES.row_prices)} rows, not {len(rows)}")
    for row, cards in enumerate(rows):
        if len(cards) > s.columns:
            raise BadPosition(
                f"a row of the Progress board has {s.columns} cells, not {len(cards)}"
            )
        for column, card in enumerate(cards):
            if card and card not in CARDS:
                raise BadPosition(f"there is no card {card!r}")
            if card in STARTING:
                raise BadPosition(f"{card!r} is printed on a nation's board, it is no card")
            s.board[row * s.columns + column] = card


def _lay_opponent(s: NationsTable, told: Any) -> None:
    o = s.opponent
    assert o is not None
    _known(told, ("strength", "stability", "books", "tile", "first"), "the opponent")
    tile = TILES[s.event]
    o.tile = told.get("tile", s.event)
    o.strength = told.get("strength", tile.strength)
    o.stability = told.get("stability", tile.stability)
    o.books = told.get("books", TABLES.solo.start_books_opponent)
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
    n.private = dict(told.get("private", {}))
    n.passed = _number(told, "passed", 0)
    n.turns = _number(told, "turns", 0)
    n.used = tuple(told.get("used", ()))
    n.bought = tuple(told.get("bought", ()))
    n.lacked = tuple(GOODS.index(name) for name in told.get("lacked", ()))
    n.lost_to_war = tuple(told.get("lost_to_war", n.lost_to_war))


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


def _spaces(cards: Any, spaces: int, kinds: tuple[str, ...], where: str) -> list[str]:
    if len(cards) > spaces:
        raise BadPosition(f"{where}: {len(cards)} cards on {spaces} spaces")
    _of_kind([card for card in cards if card], kinds, where)
    return [*cards, *[""] * (spaces - len(cards))]


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
    removed = s.removed
    s.removed = []
    open_age(s)
    s.removed = removed
    table = set(cards_on_table(s)) | set(removed)
    s.deck = list(told.get("deck", [card for card in s.deck if card not in table]))
    taken = {s.event, *removed}
    s.event_deck = list(
        told.get("event_deck", [card for card in s.event_deck if card not in taken])
    )


def cards_on_table(s: NationsTable) -> list[str]:
    """Every card that lies open on the common boards or before a nation."""
    cards = [*s.board, s.war]
    for n in s.nations:
        cards += [*n.cards, *n.wonders, *n.colonies, n.advisor, n.tower_advisor, n.construction]
    return [card for card in cards if card]


def _check(s: NationsTable) -> None:
    """Each card is in one place, and no nation has more workers than the box gives it."""
    counts = Counter(card for card in cards_on_table(s) if card in PROGRESS)
    twice = [card for card, count in counts.items() if count > 1]
    if twice:
        raise BadPosition(f"these cards lie in two places: {listed(twice)}")
    for n in s.nations:
        board = n.board
        box = board.start["workers"] + board.track["food"] + board.track["stability"]
        have = n.own_workers + n.untaken
        if have > box:
            raise BadPosition(f"seat {n.seat} has {have} workers; the box has {box} for it")
        if n.tower_advisor and "porcelain_tower" not in n.wonders:
            raise BadPosition(f"seat {n.seat}: 'tower_advisor' needs the Porcelain Tower")
