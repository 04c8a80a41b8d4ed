"""The game for one as its player sees it: numbers of about size 1, and which things are there.

Alone there is nobody to look at but oneself, so there is room for every card: those in play, those
on the Progress board and whether they can be bought. A thing is known by its row in a network's
weights; the rows of the numbers come first. Nothing of it is secret.

When a round has just begun, what lies on the board is left out: whoever passes cannot know what is
drawn then, and an imagined board would only blur what passing is worth.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import chain
from operator import itemgetter, mul

from oikumene.titles.nations.cards import (
    ADVISOR,
    BATTLE,
    BOOKS,
    CARDS,
    COLONY,
    FOOD,
    GOLD,
    NATIONS,
    PROGRESS,
    PROMO,
    STONE,
    TABLES,
    TILES,
    WAR,
    WONDER,
    Card,
)
from oikumene.titles.nations.features import (
    COMMON,
    FEATURES,
    NATION,
    OWN,
    TYPICAL,
    Seen,
    Standing,
    common_numbers,
    nation_numbers,
    own_numbers,
    seen_of,
    standing_of,
)
from oikumene.titles.nations.state import NOBODY, NationsTable
from oikumene.titles.nations.tracks import opponent_stability, stability_of

MANNED = 4
"""As many workers on a card are told apart, and so many"""
STOCK, IDLE, ARCHITECTS = 8, 6, 4
"""of gold, food and stone each, idle workers, and public architects."""
AHEAD, BEHIND, CALMER = 8, -3, 3
"""So much more strength than the opponent has; from how much less stability to how much more."""
SECTIONS, STAGES = 5, 4
"""Sections of a Wonder to go, and the stone that they and the next of them still need."""
FAMINE = 3
"""Food that a round's famine costs about."""
DEAR = range(2, len(TABLES.row_prices) + 1)
"""Rows of the Progress board that cost more than the first."""

# The numbers: those of every table that say something where nobody else sits, and what lies between
# the player and the opponent.

SILENT = ("seats_", "event_", "lead_", "own_present", "own_place")
"""Alone they never change."""
BOARD = ("board_", "affordable", "colonies_in_reach", "strength_to_colony")
COUNT = len(COMMON) + len(NATION) + len(OWN)
TOLD = [at for at, name in enumerate(FEATURES[:COUNT]) if not name.startswith(SILENT)]
told = itemgetter(*TOLD)
BETWEEN: dict[str, float] = {
    "strength_ahead": 10,
    "stability_ahead": 5,
    "books_ahead": 10,
    "books_ahead_then": 10,
    "gold_to_come": 16,
    "food_to_come": 16,
    "stone_to_come": 16,
    "books_to_come": 30,
    "hunger_to_come": 8,
}
NUMBERS = (*told(FEATURES), *BETWEEN)
"""Their names."""
SCALE = tuple(1 / typical for typical in (*told(TYPICAL), *BETWEEN.values()))
SCALE_BLIND = tuple(
    0.0 if name.startswith(BOARD) else scale for name, scale in zip(NUMBERS, SCALE, strict=True)
)

# The things.

BUYABLE = (*PROGRESS, *PROMO)
BOARDS = [f"{id_}_{side}" for id_, nation in NATIONS.items() for side in nation.sides]


def _things() -> tuple[str, ...]:
    """The names of all that can be there."""
    manned = [card.id for card in CARDS.values() if card.mannable]
    rounds = range(1, TABLES.ages * TABLES.rounds_per_age + 1)
    return (
        *(f"own {card} {count}" for card in manned for count in range(MANNED + 1)),
        *(f"have {c.id}" for c in CARDS.values() if c.kind in (COLONY, WONDER, ADVISOR)),
        *(f"building {card.id}" for card in CARDS.values() if card.kind == WONDER),
        *(f"war {card.id}" for card in CARDS.values() if card.kind == WAR),
        *(f"{lies} {card}" for lies in ("lies", "offered") for card in BUYABLE),
        *(f"dear {price} {card}" for price in DEAR for card in BUYABLE),
        *(f"tile {tile}" for tile in TILES),
        *(f"nation {board}" for board in BOARDS),
        *(f"round {number}" for number in rounds),
        "growth",
        *(f"{good} {n}" for good in ("gold", "food", "stone") for n in range(1, STOCK + 1)),
        *(f"idle {count}" for count in range(1, IDLE + 1)),
        *(f"architects {count}" for count in range(1, ARCHITECTS + 1)),
        *(f"stronger {count}" for count in range(1, AHEAD + 1)),
        *(f"calmer {count}" for count in range(BEHIND, CALMER + 1)),
        *(f"sections {count}" for count in range(SECTIONS + 1)),
        *(f"{stone} {n}" for stone in ("needed", "lacking") for n in range(STAGES + 1)),
    )


THINGS = _things()
"""The names of the things."""
ROW = {name: len(NUMBERS) + at for at, name in enumerate(THINGS)}
ROWS = len(NUMBERS) + len(THINGS)

BEGUN = (ROW["growth"],)
STOCKED = (GOLD, FOOD, STONE)

Rows = tuple[int, ...]


def features_alone(s: NationsTable) -> tuple[list[float], Rows]:
    """The numbers of `NUMBERS`, and the rows of the things that are there."""
    (n,) = s.nations
    seen = seen_of(s, n)
    standing = standing_of(s, [seen])
    own = nation_numbers(s, seen, standing)
    numbers = (*common_numbers(s, standing), *own, *own_numbers(s, seen, own, []))
    between = _between(s, seen, standing)
    begun = s.phase == "growth"
    scale = SCALE_BLIND if begun else SCALE
    return [*map(mul, (*told(numbers), *between), scale)], (
        ROW[f"round {s.round}"],
        *_cards(tuple(n.cards), tuple(n.workers)),
        *_held(tuple(n.colonies), tuple(n.wonders), n.advisor, n.tower_advisor, n.board_id),
        *_stocks(*(min(n.goods[good], STOCK) for good in STOCKED), n.area, s.architects),
        *_site(n.construction, n.sections, min(n.goods[STONE], 2 * STAGES)),
        *_ahead(between[0], between[1]),
        *(BEGUN if begun else _table(s, seen)),
    )


def _between(s: NationsTable, seen: Seen, standing: Standing) -> Sequence[int]:
    """How far ahead of the opponent the nation is, and what the rest of the game brings."""
    o, n, rounds = s.opponent, seen.n, standing.rounds
    assert o is not None
    to_come = [income * rounds for income in seen.income]
    return (
        seen.strength - o.strength,
        stability_of(n) - opponent_stability(s),
        n.goods[BOOKS] - o.books,
        seen.books - o.books,
        *to_come,
        min(n.goods[FOOD] + to_come[FOOD] - FAMINE * rounds, 0),
    )


def _table(s: NationsTable, seen: Seen) -> Rows:
    """What lies on the common boards."""
    gold = min(seen.n.goods[GOLD], len(TABLES.row_prices))
    fights = seen.manned.army > 0
    board = _board(tuple(s.board), gold, seen.strength, fights, s.war_strength == NOBODY)
    war = (ROW[f"war {s.war}"],) if s.war else ()
    return (*board, *war, ROW[f"tile {s.event}"]) if s.event in TILES else (*board, *war)


@lru_cache(1 << 15)
def _cards(cards: tuple[str, ...], workers: tuple[int, ...]) -> Rows:
    """Buildings and Military with their workers: a row for the card and for each of these."""
    return tuple(
        ROW[f"own {card} {n}"]
        for card, count in zip(cards, workers, strict=True)
        if card
        for n in range(min(count, MANNED) + 1)
    )


@lru_cache(1 << 15)
def _held(
    colonies: tuple[str, ...], wonders: tuple[str, ...], advisor: str, tower: str, board: str
) -> Rows:
    held = [ROW[f"have {card}"] for card in (*colonies, *wonders, advisor, tower) if card]
    return (*held, ROW[f"nation {board}"]) if board in BOARDS else tuple(held)


@lru_cache(1 << 15)
def _stocks(gold: int, food: int, stone: int, idle: int, architects: int) -> Rows:
    """Small amounts, unit by unit: the first ones matter most."""
    amounts = {
        "gold": gold,
        "food": food,
        "stone": stone,
        "idle": min(idle, IDLE),
        "architects": min(architects, ARCHITECTS),
    }
    return tuple(ROW[f"{name} {n}"] for name, most in amounts.items() for n in range(1, most + 1))


@lru_cache(1 << 12)
def _site(wonder: str, sections: int, stone: int) -> Rows:
    """The Wonder under construction, and what it still needs."""
    if not wonder:
        return ()
    to_go = CARDS[wonder].printed.stage_costs[sections:]
    lacking = max(to_go[0] - stone, 0) if to_go else 0
    return (
        ROW[f"building {wonder}"],
        ROW[f"sections {min(len(to_go), SECTIONS)}"],
        ROW[f"needed {min(sum(to_go), STAGES)}"],
        ROW[f"lacking {min(lacking, STAGES)}"],
    )


@lru_cache(1 << 12)
def _ahead(strength: int, stability: int) -> Rows:
    """How much stronger and calmer than the opponent, unit by unit."""
    stronger = (f"stronger {n}" for n in range(1, min(strength, AHEAD) + 1))
    calmer = (f"calmer {n}" for n in range(BEHIND, min(stability, CALMER) + 1))
    return tuple(ROW[name] for name in chain(stronger, calmer))


@lru_cache(1 << 16)
def _board(board: tuple[str, ...], gold: int, strength: int, fights: bool, at_peace: bool) -> Rows:
    """The cards on offer: which they are, how dear, and which could be bought at that price."""
    columns = len(board) // len(TABLES.row_prices)
    rows = []
    for cell, id_ in enumerate(board):
        if not id_:
            continue
        price = TABLES.row_prices[cell // columns]
        rows += [ROW[f"lies {id_}"], *(ROW[f"dear {p} {id_}"] for p in DEAR if p <= price)]
        if price <= gold and _allowed(id_, strength, fights, at_peace):
            rows.append(ROW[f"offered {id_}"])
    return tuple(rows)


def _allowed(id_: str, strength: int, fights: bool, at_peace: bool) -> bool:
    """Whether a card needs nothing but gold that is not there."""
    card = CARDS[id_]
    if card.kind == COLONY:
        return strength >= card.printed.strength_required
    if card.kind == BATTLE:
        return fights
    return card.kind != WAR or at_peace


# What to have a liking for


def _theme(**points: float) -> dict[int, float]:
    """Points for what the numbers of these names count, unit by unit."""
    return {
        NUMBERS.index(name): each * (1 / SCALE[NUMBERS.index(name)])
        for name, each in points.items()
    }


def _treasure(card: Card) -> dict[int, float]:
    """A point for a card: to build it, to have it, or to put workers on it."""
    if card.mannable:
        return {ROW[f"own {card.id} {n}"]: 0.5 for n in range(MANNED - 1)}
    points = {ROW[f"have {card.id}"]: 1.5}
    return points | ({ROW[f"building {card.id}"]: 1.0} if card.kind == WONDER else {})


THEMES = (
    _theme(own_wonders=2, own_construction=1, own_wonder_vp=0.5, own_sections_left=-0.5),
    _theme(colony_spaces=-3, own_colony_vp=1, colonies_in_reach=0.5),
    _theme(own_army=1.2, own_strength=0.15),
    _theme(strength_ahead=0.3, own_best_strength=0.3),
    _theme(own_workers=1.5),
    _theme(own_books_income=0.5, books_ahead=0.15),
    _theme(own_stone_income=0.7),
    _theme(own_gold_income=0.7),
    _theme(own_food_income=0.7),
    _theme(own_stability=0.5),
    _theme(own_card_ages=0.7),
    _theme(own_advisor_age=1),
)
"""Wonders, Colonies, an army, to be stronger than the opponent, workers, books, stone, gold, food,
stability, cards of later ages, Advisors."""
TREASURES = tuple(
    _treasure(card)
    for card in CARDS.values()
    if card.mannable or card.kind in (COLONY, WONDER, ADVISOR)
)
"""Single cards."""
