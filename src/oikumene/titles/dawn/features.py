"""The table as numbers of about size 1, as a seat sees it: what learning players learn from.

First comes what all share, then the seat's own civilization, then its rivals clockwise, the
automated player among them. Nothing of it is secret. Who is not there is all zeros; so is all while
the map is being built.
"""

from __future__ import annotations

from functools import cache, lru_cache
from itertools import repeat
from math import log1p
from operator import itemgetter, sub, truediv

import msgspec

from oikumene.engine.hexes import Area
from oikumene.titles.dawn.cards import (
    AFTER_LAST,
    CITY_STATES,
    ERAS,
    EVENT_DIAL,
    INDUSTRY,
    LAST_ON_DIAL,
    LEADERS,
    LEVEL_SPACES,
    MILITARY,
    MOST_TRADE,
    NATURAL_WONDERS,
    RESOURCES,
    TYPES,
    VICTORY,
    WONDERS,
    Focus,
    focus,
)
from oikumene.titles.dawn.ground import Ground
from oikumene.titles.dawn.maturity import missing
from oikumene.titles.dawn.state import DawnTable, Held, Player, city_states, held_by
from oikumene.titles.dawn.victory import goal
from oikumene.titles.dawn.wonders import (
    PAID_WITH,
    PER_RESOURCE,
    WONDER_TYPES,
    by_type,
    cost_of,
)

MOST_SEATS = 4
FAR = 12
"""Steps after which a caravan has nothing to hope for."""
OUT_OF_REACH = 20
"""What is lacking for a wonder that is not there."""

CARD_AT = {card: at for at, card in enumerate(VICTORY)}
CARD_OF = {agenda.id: CARD_AT[card.id] for card in VICTORY.values() for agenda in card.agendas}
AGENDAS = tuple(agenda for card in VICTORY.values() for agenda in card.agendas)

# What is counted → what it is divided by: about as much as a good civilization has. Of the round,
# which has no limit, the logarithm counts.

COMMON = {
    "round": 3,
    **{f"players_{count}": 1 for count in range(2, MOST_SEATS + 1)},
    "epic": 1,
    **{f"victory_{card}": 1 for card in VICTORY},
    **{f"dial_{at}_{section}": 1 for at, section in enumerate(EVENT_DIAL)},
    "busy": 1,
    **{f"resolving_{type_}": 1 for type_ in TYPES},
    "slot": 5,
    **{f"market_{type_}": len(ERAS) for type_ in WONDER_TYPES},
    "barbarians": 6,
    "resources_left": 8,
    "natural_wonders_left": 4,
    "city_states_left": 4,
}
PLAYER = {
    "present": 1,
    "automated": 1,
    "to_move": 1,
    "place": MOST_SEATS,
    "agendas": 3,
    "race": 3,
    "worst": 1,
    **{f"card_{card}": 1 for card in VICTORY},
    **{agenda.id: goal(agenda) for agenda in AGENDAS},
    "control": 15,
    "reinforced": 8,
    "almost_mature": 4,
    **dict.fromkeys(RESOURCES, 2),
    **{f"{type_}_level": 4 for type_ in TYPES},
    **{f"{type_}_slot": 5 for type_ in TYPES},
    **{f"{type_}_trade": MOST_TRADE for type_ in TYPES},
    "stored": 4,
    "diplomacy": 3,
    "caravans_out": 2,
    "caravans": 3,
    "to_level": 5,
    "attack": 8,
    "production": 8,
    "raided_tokens": 3,
    "raided_cities": 2,
    "border": 8,
    "pressed": 5,
    "room": 8,
    "resources_near": 3,
    "natural_wonders_near": 2,
    "city_states_near": 2,
}
LEADS = {"agendas": 2, "race": 1, "worst": 1, "control": 10}
"""In these the distance to the best rival is told too."""
OWN = {
    **{f"lead_{name}": typical for name, typical in LEADS.items()},
    **{f"leader_{leader}": 1 for leader in LEADERS},
    **{f"short_of_{type_}": 10 for type_ in WONDER_TYPES},
    "caravans_near": FAR,
}

FEATURES = (
    *COMMON,
    *(f"own_{name}" for name in PLAYER),
    *OWN,
    *(f"rival_{rival}_{name}" for rival in range(1, MOST_SEATS) for name in PLAYER),
)
"""The names of the numbers."""
TYPICAL = tuple(
    typical
    for part in (COMMON, PLAYER, OWN, *[PLAYER] * (MOST_SEATS - 1))
    for typical in part.values()
)
LED = itemgetter(*(list(PLAYER).index(name) for name in LEADS))
GOALS = tuple(map(goal, AGENDAS))
_ON_DIAL = [min(n - at for n in LEVEL_SPACES if n > at) for at in range(LAST_ON_DIAL)]
TO_LEVEL = (*_ON_DIAL, 1 + _ON_DIAL[AFTER_LAST])
"""Steps from each space of the tech dial to the next level space."""

Numbers = tuple[float, ...]


class Laid(msgspec.Struct, frozen=True, gc=False):
    """What lies on the map."""

    ground: Ground
    held: list[Held]
    """By seat."""
    barbarians: int
    raided: Area
    """Where they could come next."""
    resources: Area
    natural_wonders: Area
    city_states: Area
    pieces: Area
    """Of all players;"""
    free: Area
    """and all that a control token can be placed on."""


class Row(msgspec.Struct, frozen=True, gc=False):
    """What follows from a focus row with the trade tokens on it."""

    numbers: Numbers
    """Level, slot and trade tokens by type."""
    attack: int
    production: int
    caravans: int


def features(s: DawnTable, seat: int) -> list[float]:
    """The numbers of `FEATURES`."""
    if s.phase == "map":
        return [0.0] * len(FEATURES)
    laid = _laid(s)
    own, *rivals = [_player(s, p, laid) for p in s.players[seat:] + s.players[:seat]]
    numbers = [*_common(s, laid), *own, *_own(s, s.players[seat], own, rivals)]
    for rival in rivals:
        numbers += rival
    absent = len(FEATURES) - len(numbers)
    return [*map(truediv, numbers, TYPICAL), *repeat(0.0, absent)]


def _laid(s: DawnTable) -> Laid:
    ground = s.ground
    land, bits = ground.land, ground.land.bits
    camps = [n for n in s.barbarians.values() if n >= 0]
    raiders = land.area(camps)
    resources = wonders = states = 0
    for n, thing in s.things.items():
        if thing[0] == "r":
            resources |= bits[n]
        elif thing[0] == "n":
            wonders |= bits[n]
        else:
            states |= bits[n]
    held, pieces = [held_by(s, p) for p in s.players], 0
    for each in held:
        pieces |= each.all
    return Laid(
        ground,
        held,
        len(camps),
        land.spread(raiders),
        resources,
        wonders,
        states,
        pieces,
        ground.everything & ~(ground.sea | pieces | raiders | states),
    )


def _common(s: DawnTable, laid: Laid) -> Numbers:
    count, dial = len(s.players), s.dial
    return (
        log1p(s.round),
        count == 2,
        count == 3,
        count == 4,
        len(s.victory) > 3,
        *_chosen(s.victory),
        dial == 0,
        dial == 1,
        dial == 2,
        dial == 3,
        dial == 4,
        s.phase == "act",
        *_resolving(s.resolving),
        s.slot,
        *map(_era, s.market),
        laid.barbarians,
        laid.resources.bit_count(),
        laid.natural_wonders.bit_count(),
        laid.city_states.bit_count(),
    )


@cache
def _chosen(victory: tuple[str, ...]) -> Numbers:
    return tuple(card in victory for card in VICTORY)


@cache
def _resolving(card: str) -> Numbers:
    return tuple(card != "" and focus(card).type == type_ for type_ in TYPES)


@cache
def _era(wonder: str) -> int:
    """1 to 3; 0: there is none left."""
    return ERAS.index(WONDERS[wonder].era) + 1 if wonder else 0


def _player(s: DawnTable, p: Player, laid: Laid) -> Numbers:
    """What everybody looks at in a player."""
    land, held, row = laid.ground.land, laid.held[p.seat], _row(tuple(p.row), tuple(p.trade))
    lacks = missing(s, p, held.tokens)
    progress = _progress(p, laid, lacks.count(0))
    cards = _cards(s, p, progress)
    rivals = laid.pieces & ~held.all
    beside, near = land.spread(held.cities), land.spread(held.all)
    reach = land.spread(near)
    vicinity = land.spread(land.spread(land.bits[p.cities[0]]))
    return (
        1,
        p.automated,
        s.active == p.seat,
        (p.seat - s.first) % len(s.players),
        len(p.agendas),
        sum(cards),
        min([cards[at] for at in _in_play(s.victory)]),
        *cards,
        *progress,
        len(p.control),
        held.shields.bit_count(),
        lacks.count(1) + lacks.count(2),
        *p.resources,
        *row.numbers,
        p.stored,
        len(p.diplomacy),
        len(p.caravans),
        row.caravans,
        TO_LEVEL[p.dial],
        row.attack,
        row.production,
        (laid.raided & held.tokens & ~held.shields).bit_count(),
        (laid.raided & held.cities).bit_count(),
        (near & rivals).bit_count(),
        (vicinity & rivals).bit_count(),
        (beside & laid.free).bit_count(),
        (beside & laid.resources).bit_count(),
        (reach & laid.natural_wonders).bit_count(),
        (reach & laid.city_states).bit_count(),
    )


@lru_cache(1 << 14)
def _row(cards: tuple[str, ...], trade: tuple[int, ...]) -> Row:
    """Of several cards of a type the best counts."""
    best: dict[str, tuple[Focus, int, int]] = {}
    for slot, (id_, tokens) in enumerate(zip(cards, trade, strict=True), 1):
        card = focus(id_)
        if card.type not in best or best[card.type][0].level < card.level:
            best[card.type] = card, slot, tokens
    found = [best.get(type_, (None, 0, 0)) for type_ in TYPES]
    return Row(
        numbers=(
            *(card.level if card else 0 for card, _, _ in found),
            *(slot for _, slot, _ in found),
            *(tokens for _, _, tokens in found),
        ),
        attack=sum(best[MILITARY][1:]) + best[MILITARY][0].bonus if MILITARY in best else 0,
        production=sum(best[INDUSTRY][1:]) if INDUSTRY in best else 0,
        caravans=max(focus(id_).caravans for id_ in cards),
    )


def _progress(p: Player, laid: Laid, mature: int) -> Numbers:
    """How far each agenda is, in the order of `AGENDAS`."""
    states = sum([token in CITY_STATES for token in p.tokens])
    culture, economy, science, military = by_type(p.wonders)
    return (
        len(p.cities),
        economy,
        2 if p.capitals_defeated else states,
        military,
        (laid.held[p.seat].all & laid.ground.shore).bit_count(),
        culture,
        p.dial,
        science,
        mature,
        len(p.tokens) - states,
    )


def _cards(s: DawnTable, p: Player, progress: Numbers) -> list[float]:
    """How far each victory card is: by its better agenda, 0 for one that is not in play."""
    shares = [0.0] * len(VICTORY)
    for at in _in_play(s.victory):
        one, other = progress[2 * at] / GOALS[2 * at], progress[2 * at + 1] / GOALS[2 * at + 1]
        shares[at] = min(one if one > other else other, 1.0)
    for agenda in p.agendas:
        shares[CARD_OF[agenda]] = 1.0
    return shares


@cache
def _in_play(victory: tuple[str, ...]) -> tuple[int, ...]:
    """Where the victory cards in play stand among all."""
    return tuple(at for at, card in enumerate(VICTORY) if card in victory)


def _own(s: DawnTable, p: Player, own: Numbers, rivals: list[Numbers]) -> Numbers:
    """What the seat looks at besides: its leads, its leader, what it could build and sell."""
    best = map(max, zip(*map(LED, rivals), strict=True))
    return (
        *map(sub, LED(own), best),
        *_leader(p.leader),
        *_shorts(s, p),
        _caravans_near(s, p),
    )


@cache
def _leader(leader: str) -> Numbers:
    return tuple(leader == each for each in LEADERS)


def _shorts(s: DawnTable, p: Player) -> list[int]:
    """What is lacking for each wonder of the market; below 0 what would be left."""
    have = p.resources[:]
    for token in p.tokens:
        if token in NATURAL_WONDERS:
            have[RESOURCES.index(NATURAL_WONDERS[token].resource)] += 1
    production = _row(tuple(p.row), tuple(p.trade)).production
    shorts = []
    for wonder in s.market:
        short = OUT_OF_REACH
        if wonder:
            one, other = PAID_WITH[wonder]
            short = cost_of(s, p, wonder) - production - PER_RESOURCE * (have[one] + have[other])
        shorts.append(short)
    return shorts


def _caravans_near(s: DawnTable, p: Player) -> int:
    """The nearer the caravans are to where they can arrive, the more."""
    if not p.caravans:
        return 0
    goals = [*city_states(s)]
    for rival in s.players:
        if rival is not p:
            goals += rival.cities
    ways = [s.ground.land.steps_from(n) for n in p.caravans]
    return sum(max(FAR - min([steps[n] for n in goals]), 0) for steps in ways)
