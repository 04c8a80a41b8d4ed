"""How good a table looks for a player: what the greedy machine player maximises.

Most of it is how far the agendas are: of each victory card the better one counts, and the last
steps count most. Beside that stands what helps everywhere: land, cities, cards, tokens.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import lru_cache, partial
from types import MappingProxyType

import msgspec

from oikumene.engine.title import Evaluate
from oikumene.titles.dawn.cards import (
    CITY_STATES,
    MOST_TRADE,
    NATURAL_WONDERS,
    VICTORY,
    Agenda,
    focus,
)
from oikumene.titles.dawn.ground import Ground
from oikumene.titles.dawn.maturity import missing
from oikumene.titles.dawn.state import (
    DawnTable,
    Held,
    Player,
    city_states,
    held_by,
    natural_wonders,
)
from oikumene.titles.dawn.wonders import PAID_WITH, WONDER_TYPES, by_type

DONE = 100.0
"""A completed victory card."""
SHARE = 75.0
"""An agenda that lacks nothing but its last bit."""
SECOND = 0.15
"""How much the other agenda of a card counts."""
SPACE, CITY, MATURE, SHIELD = 1.0, 4.5, 2.0, 0.4
WONDER, RESOURCE, TRADE, CARD, DIAL = 7.0, 1.3, 0.8, 1.6, 0.35
DIPLOMACY, TOKEN, CARAVAN = 1.2, 3.0, 0.12
FAR = 12
"""Steps after which a caravan has nothing to hope for."""
RIVAL = 0.35
"""How much a rival's progress hurts."""
SLOT = 0.12
"""For a card's level, by its slot: a good card that lies far to the right is worth waiting for."""
AROUND = range(7)
"""How many control tokens a city can lack."""
GROWTH = tuple(0.3 * (6 - lack) for lack in AROUND)
"""For a city, by what it lacks to be mature;"""
RIPENESS = (1.0, *(0.8 * (1 - lack / 6) for lack in AROUND[1:]))
"""and its share in an agenda."""


class Taste(msgspec.Struct, frozen=True):
    """What a style makes of each part, as a factor; the usual player takes all as they are."""

    land: float = 1.0
    wonders: float = 1.0
    """With the resources for them."""
    trade: float = 1.0
    rival: float = 1.0
    agendas: Mapping[str, float] = {}
    """By kind, where it is not 1: the favourite road among those that lie open."""


USUAL = Taste()
TASTES = MappingProxyType(
    {
        "warlike": Taste(rival=6.0, agendas={"conquest": 1.3}),
        "cultural": Taste(
            land=1.6,
            rival=0.5,
            agendas={"mature_cities": 1.3, "coast_or_edge_spaces": 1.3, "natural_wonders": 1.3},
        ),
        "builder": Taste(wonders=2.0, agendas={"wonders_of_type": 1.3}),
        "trader": Taste(trade=3.5),
    }
)


class Sight(msgspec.Struct, frozen=True, gc=False):
    """A player at a table, with what several parts look at: found once."""

    s: DawnTable
    p: Player
    ground: Ground
    held: Held
    lacks: list[int]
    """By city: the control tokens that it lacks to be mature."""


def evaluate(s: DawnTable, seat: int, taste: Taste = USUAL) -> float:
    """What a player has, and how far its best rival is."""
    p = s.players[seat]
    if not p.cities or s.phase == "map":
        return 0.0
    rivals = [threat(rival) for rival in s.players if rival is not p]
    ahead = RIVAL * taste.rival * max(rivals, default=0.0)
    held = held_by(s, p)
    sight = Sight(s, p, s.ground, held, missing(s, p, held.tokens))
    return race(sight, taste) + means(sight, taste) - ahead


STYLES: Mapping[str, Evaluate] = {
    style: partial(evaluate, taste=taste) for style, taste in TASTES.items()
}


def threat(p: Player) -> float:
    """How dangerous a rival looks from afar."""
    pieces = SPACE * len(p.control) + CITY * len(p.cities) + WONDER * len(p.wonders)
    return DONE * len(p.agendas) + pieces


def race(sight: Sight, taste: Taste) -> float:
    """How far the victory cards are."""
    worth, weights = 0.0, taste.agendas
    for agendas in _to_do(sight.s.victory, sight.p.agendas):
        if not agendas:
            worth += DONE
            continue
        first, second = agendas
        one, other = _share(sight, first, weights), _share(sight, second, weights)
        worth += SHARE * (one + SECOND * other if one > other else other + SECOND * one)
    return worth


@lru_cache(1 << 10)
def _to_do(victory: tuple[str, ...], done: tuple[str, ...]) -> tuple[tuple[Agenda, ...], ...]:
    """The agendas of each victory card; none where one of them is completed (CND-VIC-17)."""
    cards = [VICTORY[card].agendas for card in victory]
    return tuple(() if any(each.id in done for each in card) else card for card in cards)


def _share(sight: Sight, agenda: Agenda, weights: Mapping[str, float]) -> float:
    """0 to 1: how much of an agenda is done, by what its kind weighs."""
    share = SHARES[agenda.kind](sight, agenda)
    worth = share * (0.6 + 0.4 * share) if share < 1.0 else 1.0
    return worth * weights.get(agenda.kind, 1.0)


def _cities(sight: Sight, agenda: Agenda) -> float:
    return len(sight.p.cities) / agenda.n


def _wonders(sight: Sight, agenda: Agenda) -> float:
    """Half a step for what could be paid of the next one."""
    at = WONDER_TYPES.index(agenda.type)
    have, ahead = by_type(sight.p.wonders)[at], sight.s.market[at]
    if not ahead or have >= agenda.n:
        return have / agenda.n
    one, other = PAID_WITH[ahead]
    useful = sight.p.resources[one] + sight.p.resources[other]
    return (have + min(0.12 * useful, 0.5)) / agenda.n


def _conquest(sight: Sight, agenda: Agenda) -> float:
    """A little for friendly spaces within reach of a city-state."""
    if sight.p.capitals_defeated:
        return 1.0
    held = sum([token in CITY_STATES for token in sight.p.tokens])
    near = sight.ground.vicinity(city_states(sight.s)) & sight.held.all
    return held / agenda.city_state_tokens_held + 0.03 * min(near.bit_count(), 4)


def _coast(sight: Sight, agenda: Agenda) -> float:
    return (sight.held.all & sight.ground.shore).bit_count() / agenda.n


def _dial(sight: Sight, agenda: Agenda) -> float:
    return sight.p.dial / agenda.n


def _maturity(sight: Sight, agenda: Agenda) -> float:
    """The cities that lack least."""
    least = sorted(sight.lacks, reverse=True)[-agenda.n :]
    return sum([RIPENESS[lack] for lack in least]) / agenda.n


def _natural(sight: Sight, agenda: Agenda) -> float:
    """Half a step for a city beside the next one."""
    have = sum([token in NATURAL_WONDERS for token in sight.p.tokens])
    free = natural_wonders(sight.s)
    if not free or have >= agenda.n:
        return have / agenda.n
    steps = sight.ground.steps_to(free)
    nearest = min([steps[city] for city in sight.p.cities])
    return (have + max(0.6 - 0.12 * nearest, 0.0)) / agenda.n


SHARES: dict[str, Callable[[Sight, Agenda], float]] = {
    "cities_on_map": _cities,
    "wonders_of_type": _wonders,
    "conquest": _conquest,
    "coast_or_edge_spaces": _coast,
    "tech_dial": _dial,
    "mature_cities": _maturity,
    "natural_wonders": _natural,
}


def means(sight: Sight, taste: Taste) -> float:
    """What helps everywhere."""
    p, wonders, trade = sight.p, taste.wonders, taste.trade
    tokens = sum([n if n < MOST_TRADE else MOST_TRADE for n in p.trade])
    worth = taste.land * SPACE * len(p.control) + CITY * len(p.cities)
    worth += wonders * WONDER * len(p.wonders)
    worth += SHIELD * sight.held.shields.bit_count()
    worth += wonders * RESOURCE * sum([n if n < 3 else 3 for n in p.resources])
    worth += trade * (TRADE * tokens + 0.5 * TRADE * p.stored)
    worth += trade * DIPLOMACY * len(p.diplomacy) + TOKEN * len(p.tokens) + DIAL * p.dial
    worth += _row(tuple(p.row))
    worth += sum([GROWTH[lack] for lack in sight.lacks])
    return worth + trade * _caravans(sight) + _safety(sight)


@lru_cache(1 << 14)
def _row(cards: tuple[str, ...]) -> float:
    """A focus row without the trade tokens on it."""
    return sum(focus(card).level * (CARD + SLOT * slot) for slot, card in enumerate(cards, 1))


def _caravans(sight: Sight) -> float:
    """The nearer a caravan is to where it can arrive, the better."""
    p = sight.p
    if not p.caravans:
        return 0.0
    goals = [*city_states(sight.s)]
    for rival in sight.s.players:
        if rival is not p:
            goals += rival.cities
    worth = 0.0
    for n in p.caravans:
        steps = sight.ground.land.steps_from(n)
        worth += CARAVAN * (FAR - min([steps[goal] for goal in goals], default=FAR))
    return worth


def _safety(sight: Sight) -> float:
    """Barbarians beside cities and tokens without a shield are a danger."""
    near, held = sight.ground.near, sight.held
    exposed = held.all & ~held.shields
    danger = 0.0
    for n in sight.s.barbarians.values():
        if n >= 0 and (raided := near[n] & exposed):
            cities = (raided & held.cities).bit_count()
            danger += cities + 0.5 * (raided.bit_count() - cities)
    return -danger
