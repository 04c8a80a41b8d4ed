"""The table as numbers of about size 1, as a seat sees it: what learning players learn from.

First comes what all share, then the seat's own nation, then its rivals clockwise. Nothing of it is
secret. A thing that is not there is all zeros.
"""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from functools import cache, lru_cache
from itertools import accumulate, repeat
from math import log1p
from operator import itemgetter, sub, truediv

import msgspec

from oikumene.titles.nations.cards import (
    ADVISOR,
    BATTLE,
    BOOKS,
    BUILDING,
    CARDS,
    COLONY,
    DIFFICULTIES,
    EVENTS,
    GOLD,
    GOLDEN_AGE,
    MILITARY,
    NATIONS,
    TABLES,
    TILES,
    WAR,
    WONDER,
)
from oikumene.titles.nations.evaluation import BEFORE_PRODUCTION, rounds_left
from oikumene.titles.nations.hooks import HOOKS
from oikumene.titles.nations.production import Yields, production_from
from oikumene.titles.nations.ranking import IN_REVOLT
from oikumene.titles.nations.ranking import stability as compared_stability
from oikumene.titles.nations.state import Nation, NationsTable
from oikumene.titles.nations.tableau import Held, Manned, held_by, manned_by
from oikumene.titles.nations.tracks import opponent_stability, stability_of, strength_of
from oikumene.titles.nations.war import war_strength_of

MOST_SEATS = max(TABLES.columns)
KINDS = (BUILDING, MILITARY, COLONY, WAR, BATTLE, GOLDEN_AGE, WONDER, ADVISOR)
SELECTS = (
    "most_strength",
    "least_strength",
    "most_stability",
    "least_stability",
    "most_food",
    "first_to_pass",
    "all",
)
"""Whom most events concern."""
ABILITIES = ("production", "static", "action", "scoring", "moment")
"""Kinds of abilities; all that wait for some moment are one."""
SPENT = ("on_ready", "remove_if")
"""Abilities that a card in play has no more good of."""
AFTER_FAMINE = ("books", "end-round")
"""Phases after the famine of an event that still lies open."""

# What is counted → what it is divided by: about as much as a good nation has. Of what grows without
# limit and matters less the more there is of it, the logarithm counts.

COMMON: dict[str, float] = {
    "round": TABLES.ages * TABLES.rounds_per_age,
    "rounds_left": TABLES.ages * TABLES.rounds_per_age,
    **{f"age_{age}": 1 for age in range(1, TABLES.ages + 1)},
    "age_ends": 1,
    "production_ahead": 1,
    "action_phase": 1,
    **{f"seats_{seats}": 1 for seats in TABLES.columns},
    "architects": 4,
    "famine": 4,
    **{f"event_{select}": 1 for select in SELECTS},
    "war": 1,
    "war_strength": 30,
    "war_loss": 10,
    **{f"board_{kind}": 5 for kind in KINDS},
    "opponent_strength": 30,
    "opponent_stability": 10,
    "opponent_books": 30,
    "opponent_first": 1,
}
NATION: dict[str, float] = {
    "present": 1,
    "to_move": 1,
    "passed": MOST_SEATS,
    "place": MOST_SEATS,
    "turns": 2,
    "gold": 2.5,
    "food": 2.5,
    "stone": 2.5,
    "books": 30,
    "vp": 20,
    "gold_income": 8,
    "food_income": 8,
    "stone_income": 8,
    "books_income": 10,
    "score": 40,
    "colony_vp": 4,
    "wonder_vp": 6,
    "worker_vp": 10,
    "outlook": 40,
    "strength": 30,
    "stability": 10,
    "weaker": 1,
    "stronger": 1,
    "wilder": 1,
    "calmer": 1,
    "fewer_books": 1,
    "more_books": 1,
    "hunger": 6,
    "debt": 6,
    "defeated": 1,
    "defeat_loss": 10,
    "idle": 5,
    "workers": 12,
    "food_track": 4,
    "stability_track": 4,
    "army": 5,
    "raid": 6,
    "best_strength": 10,
    "card_ages": 12,
    "wonders": 5,
    "advisor_age": TABLES.ages,
    "private_architects": 2,
    "construction": 1,
    "construction_vp": 3,
    "sections_left": 3,
    "stone_left": 5,
}
LEADS = {"score": 20, "outlook": 20, "strength": 15, "stability": 10, "books": 20, "workers": 5}
"""In these the distance to the best rival is told too."""
OWN: dict[str, float] = {
    **{f"lead_{name}": typical for name, typical in LEADS.items()},
    **{f"best_{good}": 4 for good in ("gold", "food", "stone", "books", "stability")},
    **{f"abilities_{kind}": 3 for kind in ABILITIES},
    "growth_bonus": 4,
    "wonder_spaces": 5,
    "colony_spaces": 3,
    "affordable": 20,
    "colonies_in_reach": 3,
    "strength_to_colony": 10,
}

FEATURES = (
    *COMMON,
    *(f"own_{name}" for name in NATION),
    *OWN,
    *(f"rival_{rival}_{name}" for rival in range(1, MOST_SEATS) for name in NATION),
)
"""The names of the numbers."""
TYPICAL = tuple(
    typical
    for part in (COMMON, NATION, OWN, *[NATION] * (MOST_SEATS - 1))
    for typical in part.values()
)
LED = itemgetter(*(list(NATION).index(name) for name in LEADS))

SCORE_DIVISOR = TABLES.score_divisor
UNDEFEATED = (0, 0)

Numbers = tuple[float, ...]


class Offer(msgspec.Struct, frozen=True, gc=False):
    """What follows from the Progress board."""

    kinds: tuple[int, ...]
    """Cards of each kind;"""
    affordable: tuple[int, ...]
    """those that so much gold can buy;"""
    colonies: list[int]
    """and the strengths that Colonies need, the lowest first."""


class Seen(msgspec.Struct, frozen=True, gc=False):
    """A nation at a glance."""

    n: Nation
    manned: Manned
    held: Held
    income: Yields
    strength: int
    stability: int
    """As it is compared;"""
    books: int
    """after the production of this round."""


class Standing(msgspec.Struct, frozen=True, gc=False):
    """What all nations are compared by, in ascending order, and what the round still brings."""

    strengths: list[int]
    stabilities: list[int]
    books: list[int]
    share: float
    """One of the others."""
    rounds: int
    famine: int


def features(s: NationsTable, seat: int) -> list[float]:
    """The numbers of `FEATURES`."""
    seen = [seen_of(s, n) for n in s.nations[seat:] + s.nations[:seat]]
    standing = standing_of(s, seen)
    own, *rivals = [nation_numbers(s, each, standing) for each in seen]
    numbers = [*common_numbers(s, standing), *own, *own_numbers(s, seen[0], own, rivals)]
    for rival in rivals:
        numbers += rival
    absent = len(FEATURES) - len(numbers)
    return [*map(truediv, numbers, TYPICAL), *repeat(0.0, absent)]


def seen_of(s: NationsTable, n: Nation) -> Seen:
    manned, held = manned_by(n), held_by(n)
    income = production_from(s, n, manned, held)
    books = n.goods[BOOKS] + (income[BOOKS] if s.phase in BEFORE_PRODUCTION else 0)
    return Seen(n, manned, held, income, strength_of(n), compared_stability(n), books)


def standing_of(s: NationsTable, seen: list[Seen]) -> Standing:
    """The solo opponent is compared like a nation."""
    strengths = [each.strength for each in seen]
    stabilities = [each.stability for each in seen]
    books = [each.books for each in seen]
    if s.opponent is not None:
        strengths.append(s.opponent.strength)
        stabilities.append(max(opponent_stability(s), IN_REVOLT))
        books.append(s.opponent.books)
    for values in (strengths, stabilities, books):
        values.sort()
    famine = 0 if s.phase in AFTER_FAMINE else _famine(s.event)
    return Standing(strengths, stabilities, books, 1 / (len(books) - 1), rounds_left(s), famine)


@cache
def _famine(event: str) -> int:
    card = EVENTS.get(event) or TILES.get(event)
    return card.famine if card else 0


def common_numbers(s: NationsTable, standing: Standing) -> Numbers:
    age, count = s.age, len(s.nations)
    opponent = (0.0, 0.0, 0.0, 0.0)
    if s.opponent is not None:
        o = s.opponent
        opponent = (o.strength, opponent_stability(s), o.books, o.first)
    return (
        s.round,
        standing.rounds,
        age == 1,
        age == 2,
        age == 3,
        age == 4,
        s.round % TABLES.rounds_per_age == 0,
        s.phase in BEFORE_PRODUCTION,
        s.phase == "action",
        count == 1,
        count == 2,
        count == 3,
        count == 4,
        count == 5,
        s.architects,
        standing.famine,
        *_event(s.event),
        s.war != "",
        s.war_strength if s.war else 0,
        CARDS[s.war].printed.loss_amount if s.war else 0,
        *_offer(tuple(s.board)).kinds,
        *opponent,
    )


@cache
def _event(event: str) -> Numbers:
    """How often an event card names the ones that stand out."""
    if event not in EVENTS:
        return (0,) * len(SELECTS)
    halves = (EVENTS[event].top, EVENTS[event].bottom)
    named = [op["select"] for half in halves for op in half.ops]
    return tuple(named.count(select) for select in SELECTS)


@lru_cache(1 << 12)
def _offer(board: tuple[str, ...]) -> Offer:
    """The prices are those of the rows, the same for all."""
    cards = [CARDS[id_] for id_ in board if id_]
    kinds = [card.kind for card in cards]
    row = len(board) // len(TABLES.row_prices)
    left = [row - board[at : at + row].count("") for at in range(0, len(board), row)]
    return Offer(
        kinds=tuple(map(kinds.count, KINDS)),
        affordable=(0, *accumulate(left)),
        colonies=sorted(card.printed.strength_required for card in cards if card.kind == COLONY),
    )


def nation_numbers(s: NationsTable, seen: Seen, standing: Standing) -> Numbers:
    """What everybody looks at in a nation."""
    n, manned, held, strength = seen.n, seen.manned, seen.held, seen.strength
    gold, food, stone, books, vp = n.goods
    more_gold, more_food, more_stone, more_books = seen.income
    stability = stability_of(n)
    wonder_vp = HOOKS.value(s, "score", held.wonder_vp, n)
    points = vp + held.colony_vp + wonder_vp + manned.vp
    resources = gold + food + stone + books + strength + stability
    growth = standing.rounds * (more_gold + more_food + more_stone + more_books)
    hunger = standing.famine - food - more_food
    debt = -min(gold + more_gold, stone + more_stone)
    share, count = standing.share, len(standing.books)
    return (
        1,
        s.active == n.seat,
        n.passed,
        s.order.index(n.seat),
        log1p(n.turns),
        log1p(gold),
        log1p(food),
        log1p(stone),
        books,
        vp,
        more_gold,
        more_food,
        more_stone,
        more_books,
        points + (resources // SCORE_DIVISOR if resources > 0 else 0),
        held.colony_vp,
        wonder_vp,
        manned.vp,
        points + (resources + growth) / SCORE_DIVISOR,
        strength,
        stability,
        share * bisect_left(standing.strengths, strength),
        share * (count - bisect_right(standing.strengths, strength)),
        share * bisect_left(standing.stabilities, seen.stability),
        share * (count - bisect_right(standing.stabilities, seen.stability)),
        share * bisect_left(standing.books, seen.books),
        share * (count - bisect_right(standing.books, seen.books)),
        hunger if hunger > 0 else 0,
        debt if debt > 0 else 0,
        *(_defeat(s, n, stability) if s.war else UNDEFEATED),
        n.area,
        n.area + manned.count,
        n.food_track,
        n.stability_track,
        manned.army,
        manned.raid,
        manned.best_strength,
        manned.ages,
        held.wonders,
        held.advisor_age,
        sum(n.private.values()) if n.private else 0,
        *_construction(n.construction, n.sections),
    )


def _defeat(s: NationsTable, n: Nation, stability: int) -> tuple[int, int]:
    """Whether the War would defeat a nation now, and the goods that this would cost."""
    if war_strength_of(s, n) >= s.war_strength:
        return UNDEFEATED
    return 1, max(CARDS[s.war].printed.loss_amount - max(stability, 0), 0)


@cache
def _construction(wonder: str, sections: int) -> Numbers:
    """A Wonder under construction: that there is one, its VP, sections and stone to go."""
    if not wonder:
        return (0, 0, 0, 0)
    printed = CARDS[wonder].printed
    to_go = printed.stage_costs[sections:]
    return (1, printed.vp, len(to_go), sum(to_go))


def own_numbers(s: NationsTable, seen: Seen, own: Numbers, rivals: list[Numbers]) -> Numbers:
    """What the seat looks at besides: its leads, and what it could do next."""
    n, offer, strength = seen.n, _offer(tuple(s.board)), seen.strength
    best = map(max, zip(*map(LED, rivals or [own]), strict=True))
    reached = bisect_right(offer.colonies, strength)
    further = offer.colonies[reached:]
    return (
        *map(sub, LED(own), best),
        *_best(tuple(n.cards)),
        *_abilities(n.nation, n.side, n.advisor, n.tower_advisor, tuple(n.wonders)),
        DIFFICULTIES[n.difficulty].growth_bonus,
        n.wonders.count(""),
        n.colonies.count(""),
        offer.affordable[min(n.goods[GOLD], len(offer.affordable) - 1)],
        reached,
        further[0] - strength if further else 0,
    )


@lru_cache(1 << 12)
def _best(cards: tuple[str, ...]) -> Numbers:
    """The most of each good, and of stability, that a worker could bring."""
    held = [CARDS[id_] for id_ in cards if id_]
    kinds = zip(*((*card.yields, card.stability) for card in held), strict=True)
    return tuple(max(0, *kind) for kind in kinds) or (0, 0, 0, 0, 0)


@lru_cache(1 << 12)
def _abilities(
    nation: str, side: str, advisor: str, tower: str, wonders: tuple[str, ...]
) -> Numbers:
    """The abilities in play of each kind."""
    found = [*NATIONS[nation].sides[side].abilities] if nation else []
    for id_ in (advisor, tower, *wonders):
        found += CARDS[id_].printed.abilities if id_ else []
    triggers = [each["trigger"] for each in found if each["trigger"] not in SPENT]
    counts = [triggers.count(kind) for kind in ABILITIES[:-1]]
    return (*counts, len(triggers) - sum(counts))
