"""How good a table looks for a player: what the greedy machine player maximises.

Most of it is how far the agendas are: of each victory card the better one counts, and the last
steps count most. Beside that stands what helps everywhere: land, cities, cards, tokens.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from types import MappingProxyType

import msgspec

from oikumene.engine.title import Evaluate
from oikumene.titles.dawn.cards import (
    CITY_STATES,
    MOST_TRADE,
    NATURAL_WONDERS,
    RESOURCES,
    VICTORY,
    WONDERS,
    Agenda,
    focus,
)
from oikumene.titles.dawn.maturity import missing
from oikumene.titles.dawn.state import (
    REINFORCED,
    DawnTable,
    Player,
    friendly,
)
from oikumene.titles.dawn.victory import completed

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


def evaluate(s: DawnTable, seat: int, taste: Taste = USUAL) -> float:
    """What a player has, and how far its best rival is."""
    p = s.players[seat]
    if not p.cities or s.phase == "map":
        return 0.0
    rivals = [threat(rival) for rival in s.players if rival is not p]
    ahead = RIVAL * taste.rival * max(rivals, default=0.0)
    return race(s, p, taste) + means(s, p, taste) - ahead


STYLES: Mapping[str, Evaluate] = {
    style: partial(evaluate, taste=taste) for style, taste in TASTES.items()
}


def threat(p: Player) -> float:
    """How dangerous a rival looks from afar."""
    pieces = SPACE * len(p.control) + CITY * len(p.cities) + WONDER * len(p.wonders)
    return DONE * len(p.agendas) + pieces


def race(s: DawnTable, p: Player, taste: Taste) -> float:
    """How far the victory cards are."""
    worth = 0.0
    for card in s.victory:
        if completed(p, card):
            worth += DONE
            continue
        ways = sorted(
            _share(s, p, agenda) * taste.agendas.get(agenda.kind, 1.0)
            for agenda in VICTORY[card].agendas
        )
        worth += SHARE * (ways[1] + SECOND * ways[0])
    return worth


def _share(s: DawnTable, p: Player, agenda: Agenda) -> float:
    """0 to 1: how much of an agenda is done."""
    share = min(SHARES[agenda.kind](s, p, agenda), 1.0)
    return share * (0.6 + 0.4 * share)


def _cities(_s: DawnTable, p: Player, agenda: Agenda) -> float:
    return len(p.cities) / agenda.n


def _wonders(s: DawnTable, p: Player, agenda: Agenda) -> float:
    """Half a step for what could be paid of the next one."""
    have = sum(WONDERS[wonder].type == agenda.type for wonder in p.wonders)
    ahead = next((w for w in s.market if w and WONDERS[w].type == agenda.type), "")
    if not ahead or have >= agenda.n:
        return have / agenda.n
    useful = sum(p.resources[RESOURCES.index(each)] for each in WONDERS[ahead].resources)
    return (have + min(0.12 * useful, 0.5)) / agenda.n


def _conquest(s: DawnTable, p: Player, agenda: Agenda) -> float:
    if p.capitals_defeated:
        return 1.0
    held = sum(token in CITY_STATES for token in p.tokens)
    return held / agenda.city_state_tokens_held + 0.03 * _near_states(s, p)


def _near_states(s: DawnTable, p: Player) -> int:
    """Friendly spaces within reach of a city-state."""
    states = [n for n, thing in s.things.items() if thing.startswith("city_state")]
    near = s.ground.land.reach(s.ground.land.area(states), 2, s.ground.everything)
    bits = s.ground.land.bits
    return min(sum(1 for n in friendly(p) if near & bits[n]), 4)


def _coast(s: DawnTable, p: Player, agenda: Agenda) -> float:
    coast = s.ground.coast
    return sum(coast[n] for n in friendly(p)) / agenda.n


def _dial(_s: DawnTable, p: Player, agenda: Agenda) -> float:
    return p.dial / agenda.n


def _maturity(s: DawnTable, p: Player, agenda: Agenda) -> float:
    """The cities that lack least."""
    grown = sorted(1 - missing(s, p, city) / 6 for city in p.cities)[-agenda.n :]
    return sum(share if share == 1 else 0.8 * share for share in grown) / agenda.n


def _natural(s: DawnTable, p: Player, agenda: Agenda) -> float:
    """Half a step for a city beside the next one."""
    have = sum(token in NATURAL_WONDERS for token in p.tokens)
    free = [n for n, thing in s.things.items() if thing.startswith("natural_wonder")]
    if not free or have >= agenda.n:
        return have / agenda.n
    steps = [s.ground.land.steps_from(n) for n in free]
    nearest = min(far[city] for far in steps for city in p.cities)
    return (have + max(0.6 - 0.12 * nearest, 0.0)) / agenda.n


SHARES: dict[str, Callable[[DawnTable, Player, Agenda], float]] = {
    "cities_on_map": _cities,
    "wonders_of_type": _wonders,
    "conquest": _conquest,
    "coast_or_edge_spaces": _coast,
    "tech_dial": _dial,
    "mature_cities": _maturity,
    "natural_wonders": _natural,
}


def means(s: DawnTable, p: Player, taste: Taste) -> float:
    """What helps everywhere."""
    wonders, trade = taste.wonders, taste.trade
    worth = taste.land * SPACE * len(p.control) + CITY * len(p.cities)
    worth += wonders * WONDER * len(p.wonders)
    worth += SHIELD * sum(s.pieces[n] & 3 == REINFORCED for n in p.control)
    worth += wonders * RESOURCE * sum(min(n, 3) for n in p.resources)
    worth += trade * (TRADE * sum(min(n, MOST_TRADE) for n in p.trade) + 0.5 * TRADE * p.stored)
    worth += trade * DIPLOMACY * len(p.diplomacy) + TOKEN * len(p.tokens) + DIAL * p.dial
    worth += sum(focus(card).level * (CARD + SLOT * slot) for slot, card in enumerate(p.row, 1))
    worth += sum(0.3 * (6 - missing(s, p, city)) for city in p.cities)
    return worth + trade * _caravans(s, p) + _safety(s, p)


def _caravans(s: DawnTable, p: Player) -> float:
    """The nearer a caravan is to where it can arrive, the better."""
    if not p.caravans:
        return 0.0
    goals = [n for n, thing in s.things.items() if thing.startswith("city_state")]
    goals += [n for rival in s.players if rival is not p for n in rival.cities]
    worth = 0.0
    for n in p.caravans:
        steps = s.ground.land.steps_from(n)
        worth += CARAVAN * (FAR - min((steps[goal] for goal in goals), default=FAR))
    return worth


def _safety(s: DawnTable, p: Player) -> float:
    """Barbarians beside cities and tokens without a shield are a danger."""
    danger = 0.0
    for n in s.barbarians.values():
        if n < 0:
            continue
        for near in s.ground.dry[n]:
            if s.pieces[near] >> 2 == p.seat and s.pieces[near] & 3 != REINFORCED:
                danger += 0.5 if s.pieces[near] & 3 == 0 else 1.0
    return -danger
