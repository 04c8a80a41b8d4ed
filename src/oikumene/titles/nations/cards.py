"""Everything printed, as immutable tables that the rules look things up in."""

from __future__ import annotations

from typing import Any

import msgspec

from oikumene.engine.content import read
from oikumene.engine.decision import Option

# Goods by index: a nation's stock is a list of these five.
GOLD, FOOD, STONE, BOOKS, VP = range(5)
GOODS = ("gold", "food", "stone", "books", "vp")
RESOURCES = (GOLD, FOOD, STONE, BOOKS)  # NAT-RES-01; also the order of settling, NAT-PRD-03

BUILDING, MILITARY, COLONY, WAR = "building", "military", "colony", "war"
BATTLE, GOLDEN_AGE, WONDER, ADVISOR = "battle", "golden_age", "wonder", "advisor"

Goods = dict[str, int]
Ability = dict[str, Any]


class Printed(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A card as its data file has it; the file says the kind, or the card does."""

    id: str
    age: int
    level: str
    kind: str = ""
    boards: list[str] = []
    # Buildings and Military
    deploy_cost: int = 0
    per_worker: Goods = {}
    upkeep: Goods = {}
    raid: int = 0
    worker_vp: list[int] = []
    # Colonies, Wonders, Advisors (and the strength of one Military worker)
    strength: int = 0
    stability: int = 0
    production: Goods = {}
    vp: int = 0
    strength_required: int = 0
    stage_costs: list[int] = []
    abilities: list[Ability] = []
    # Wars and Golden Ages
    loss_resource: str = ""
    loss_amount: int = 0
    gain_resource: str = ""
    vp_cost: int = 0


class Card(msgspec.Struct, frozen=True):
    """A card as the rules use it."""

    id: str
    kind: str
    age: int
    level: str
    printed: Printed
    thing: str
    """How options and the journal name it: ``card:ziggurat``."""
    yields: tuple[int, int, int, int]
    """Gold, food, stone and books in Production: per worker, or of the card itself."""
    strength: int
    """At once: per worker, or of the card itself."""
    stability: int
    worker_vp: tuple[int, ...]
    mannable: bool
    """Buildings and Military hold workers (NAT-WRK-10)."""


class Half(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One of the two events of an event card."""

    id: str
    ops: list[dict[str, Any]]


class EventCard(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An event card."""

    id: str
    age: int
    top: Half
    bottom: Half
    architects: int = 0
    famine: int = 0


class Die(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a 5 or 6 does for the solo opponent."""

    stat: str
    amount: int


class Tile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A solo event tile."""

    id: str
    age: int
    die: Die
    strength: int = 0
    stability: int = 0
    books: int = 0
    architects: int = 0
    famine: int = 0


class Side(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One side of a nation's board."""

    spaces: int
    printed: list[str]
    colony_spaces: int
    wonder_spaces: int
    start: Goods
    track: dict[str, int]
    printed_wonders: list[str] = []
    abilities: list[Ability] = []


class NationBoard(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A nation's two-sided board."""

    id: str
    sides: dict[str, Side]


class Difficulty(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A difficulty level: it only sets the growth bonus (NAT-DIF-01)."""

    id: str
    growth_bonus: int


class Rank(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A rank of the solo Hall of Fame."""

    id: str
    vp: int


class SoloTables(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Numbers of the solo game."""

    start_books_opponent: int
    book_vp: int
    stability_vp: int
    columns_removed_by_die: int
    die_sides: int


class Tables(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Numbers printed on the common boards and in the rulebook."""

    ages: int
    rounds_per_age: int
    row_prices: list[int]
    columns: dict[int, int]
    architects: dict[int, int]
    start_books: list[int]
    levels: dict[str, list[str]]
    exchange_with: list[str]
    max_strength: int
    min_strength: int
    max_stability: int
    max_military_cards: int
    food_per_taken_worker: int
    stability_per_taken_worker: int
    growth_goods: list[str]
    battle_gains: list[str]
    golden_age_gain: int
    golden_age_vp: int
    war_vp: int
    book_rank_vp: int
    revolt_vp: int
    revolt_books_per_point: int
    shortage_vp: int
    rank_depth: dict[int, int]
    score_divisor: int
    solo: SoloTables
    hall_of_fame: list[Rank]


def goods(amounts: Goods) -> tuple[int, int, int, int]:
    """Named amounts as gold, food, stone, books."""
    return (
        amounts.get("gold", 0),
        amounts.get("food", 0),
        amounts.get("stone", 0),
        amounts.get("books", 0),
    )


def negative(amounts: Goods) -> Goods:
    """What is paid, as what is yielded."""
    return {name: -amount for name, amount in amounts.items()}


def _card(printed: Printed, kind: str) -> Card:
    per_worker = printed.per_worker if kind == BUILDING else negative(printed.upkeep)
    mannable = kind in (BUILDING, MILITARY)
    return Card(
        id=printed.id,
        kind=kind,
        age=printed.age,
        level=printed.level,
        printed=printed,
        thing=f"card:{printed.id}",
        yields=goods(per_worker if mannable else printed.production),
        strength=printed.strength,
        stability=per_worker.get("stability", 0) if mannable else printed.stability,
        worker_vp=tuple(printed.worker_vp),
        mannable=mannable,
    )


def _deck(name: str, kind: str = "") -> dict[str, Card]:
    cards = read(PACKAGE, name, list[Printed])
    return {card.id: _card(card, kind or card.kind) for card in cards}


PACKAGE = "oikumene.titles.nations"

PROGRESS: dict[str, Card] = {
    **_deck("buildings", BUILDING),
    **_deck("military", MILITARY),
    **_deck("colonies", COLONY),
    **_deck("wars", WAR),
    **_deck("battles", BATTLE),
    **_deck("golden_ages", GOLDEN_AGE),
    **_deck("wonders", WONDER),
    **_deck("advisors", ADVISOR),
}
STARTING = _deck("starting_cards")
PROMO = _deck("promo")
CARDS: dict[str, Card] = {**PROGRESS, **STARTING, **PROMO}
EVENTS = {event.id: event for event in read(PACKAGE, "events", list[EventCard])}
TILES = {tile.id: tile for tile in read(PACKAGE, "solo_tiles", list[Tile])}
NATIONS = {nation.id: nation for nation in read(PACKAGE, "nations", list[NationBoard])}
DIFFICULTIES = {level.id: level for level in read(PACKAGE, "difficulty", list[Difficulty])}
TABLES = read(PACKAGE, "tables", Tables)


# How options name what they concern


def card_option(verb: str, card: str) -> Option:
    """An option about a card: ``buy ziggurat``."""
    return Option(verb, (card,), (CARDS[card].thing,))


def good_option(verb: str, good: str) -> Option:
    """An option about a good: ``gain books``."""
    return Option(verb, (good,), (f"good:{good}",))


def amounts_option(verb: str, amounts: Goods) -> Option:
    """An option about amounts of goods: ``pay gold 1 books 2``."""
    words = tuple(word for item in amounts.items() if item[1] for word in item)
    return Option(verb, words or ("nothing",), tuple(f"good:{good}" for good in amounts))


# Options and names that occur at every decision are made once.
SEAT = tuple(f"seat:{seat}" for seat in range(6))
BUY = {card: card_option("buy", card) for card in CARDS}
UNDEPLOY = {card: card_option("undeploy", card) for card in CARDS}
DEPLOY = {card: card_option("deploy", card) for card in CARDS}
USE = {card: card_option("use", card) for card in CARDS}
RESOURCE_THING = tuple(f"good:{name}" for name in GOODS)
