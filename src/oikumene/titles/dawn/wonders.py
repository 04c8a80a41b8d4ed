"""World wonders: what they cost, building them, and the market (CND-WON)."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterator
from functools import lru_cache

import msgspec

from oikumene.engine.chance import below
from oikumene.engine.decision import Option, Refusal, choose
from oikumene.engine.journal import log
from oikumene.titles.dawn.cards import (
    ERAS,
    NATURAL_WONDERS,
    RESOURCES,
    SEAT,
    WONDERS,
    Focus,
)
from oikumene.titles.dawn.hooks import HOOKS
from oikumene.titles.dawn.state import DawnTable, Player, refresh
from oikumene.titles.dawn.trade import extras, use_token
from oikumene.titles.dawn.victory import MATURE, WONDERS_OF, check_agendas

PER_RESOURCE = 2
WONDER_TYPES = ("culture", "economy", "science", "military")
"""The four decks (CND-SET-10)."""
PILE = {id_: (wonder.type, wonder.era) for id_, wonder in WONDERS.items()}
"""The type and era of a wonder: those of a pile are drawn alike."""
PAID_WITH = {id_: tuple(map(RESOURCES.index, wonder.resources)) for id_, wonder in WONDERS.items()}
"""The two resource types that a wonder can be paid with."""
WONDER = {id_: Option("wonder", (id_,), (f"card:{id_}",)) for id_ in WONDERS}


Built = Callable[[DawnTable, Player], Awaitable[None]]
BUILT: dict[str, Built] = {}
"""What a wonder does once when it is built (CND-WON-14); filled by effects."""


class Means(msgspec.Struct):
    """What a player can put into a wonder beside the production of the slot."""

    eligible: tuple[int, ...]
    """The two resource types,"""
    have: list[int]
    """how many tokens of each,"""
    wonders: list[str]
    """natural wonders of these types that are unused this turn,"""
    extras: list[str]
    """tokens on the industry card that come back,"""
    trade: int
    """and its trade tokens."""

    @property
    def most(self) -> int:
        """All of it."""
        return PER_RESOURCE * (sum(self.have) + len(self.wonders)) + len(self.extras) + self.trade


@lru_cache(1 << 12)
def by_type(wonders: tuple[str, ...]) -> tuple[int, ...]:
    """How many of some wonders are of each type, in the order of `WONDER_TYPES`."""
    types = [WONDERS[wonder].type for wonder in wonders]
    return tuple(map(types.count, WONDER_TYPES))


def cost_of(s: DawnTable, p: Player, wonder: str) -> int:
    """What a wonder costs a player (CND-WON-06)."""
    cost: int = HOOKS.value(s, "wonder.cost", WONDERS[wonder].cost, p, wonder)
    return max(cost, 0)


def production_of(s: DawnTable, card: Focus) -> int:
    """The slot; more for Nationalism in slot 5 (CND-WON-02)."""
    return card.production_in_slot_5 if card.production_in_slot_5 and s.slot == 5 else s.slot


def means_for(s: DawnTable, p: Player, wonder: str) -> Means:
    """What a player can put into a wonder (CND-WON-03, CND-WON-04)."""
    eligible = PAID_WITH[wonder]
    natural = [
        token
        for token in p.tokens
        if token in NATURAL_WONDERS
        and RESOURCES.index(NATURAL_WONDERS[token].resource) in eligible
        and f"{p.seat}:{token}" not in s.used
    ]
    others = [token for token in extras(s, p, [s.resolving]) if token not in natural]
    return Means(
        eligible,
        [p.resources[each] for each in eligible],
        natural,
        others,
        p.trade[p.row.index(s.resolving)],
    )


def free_cities(s: DawnTable, p: Player) -> list[int]:
    """Cities without a wonder (CND-WON-07, CND-WON-11)."""
    return [n for n in p.cities if n not in s.sites.values()]


def wonder_options(s: DawnTable, p: Player, card: Focus) -> list[Option]:
    """The face-up wonders that a player can pay for."""
    if not free_cities(s, p):
        return []
    production = production_of(s, card)
    return [
        WONDER[wonder]
        for wonder in s.market
        if wonder and production + means_for(s, p, wonder).most >= cost_of(s, p, wonder)
    ]


def refused_wonders(s: DawnTable, p: Player, card: Focus) -> Iterator[Refusal]:
    """Why a face-up wonder cannot be built."""
    able = wonder_options(s, p, card)
    for wonder in s.market:
        if wonder and WONDER[wonder] not in able:
            rule = "CND-WON-05" if free_cities(s, p) else "CND-WON-07"
            yield Refusal(WONDER[wonder], rule)


async def build_wonder(s: DawnTable, p: Player, card: Focus, wonder: str) -> None:
    """Pay, choose its city, use it, and turn up the next (CND-WON-07, -08, -14)."""
    await pay(s, p, wonder, cost_of(s, p, wonder) - production_of(s, card))
    sites = s.ground.options("site")
    cities = [sites[n] for n in sorted(free_cities(s, p))]
    answer = await choose(p.seat, "wonder-site", cities, wonder=f"card:{wonder}")
    await raise_wonder(s, p, wonder, s.ground.where(answer))


async def raise_wonder(s: DawnTable, p: Player, wonder: str, n: int) -> None:
    """The token goes under its city, the card to its builder."""
    s.sites = {**s.sites, wonder: n}
    at = s.market.index(wonder)
    s.market[at] = ""
    log(s, "built", seat=SEAT[p.seat], wonder=f"card:{wonder}", space=s.ground.things[n])
    refresh(s)
    check_agendas(s, p, WONDERS_OF, MATURE)
    if wonder in BUILT:
        await BUILT[wonder](s, p)
    s.market[at] = draw_wonder(s, WONDER_TYPES[at])


async def pay(s: DawnTable, p: Player, wonder: str, short: int) -> None:
    """What comes back is spent first; then the player chooses (CND-WON-02 … 05)."""
    means = means_for(s, p, wonder)
    for token in means.wonders:
        if short > 0:
            await use_token(s, p, token)
            short -= PER_RESOURCE
    for token in means.extras:
        if short > 0:
            await use_token(s, p, token)
            short -= 1
    if short <= 0:
        return
    answer = await choose(p.seat, "pay", payments(means, short), wonder=f"card:{wonder}", n=short)
    first, second, tokens = map(int, answer.args)
    for resource, n in zip(means.eligible, (first, second), strict=True):
        p.resources[resource] -= n
    p.trade[p.row.index(s.resolving)] -= tokens


def payments(means: Means, short: int) -> list[Option]:
    """Every way to pay without a token too many: of each resource, and trade tokens."""
    first, second = means.have
    things = tuple(f"resource:{RESOURCES[each]}" for each in means.eligible)
    found = []
    for a in range(first + 1):
        for b in range(second + 1):
            tokens = max(short - PER_RESOURCE * (a + b), 0)
            over = PER_RESOURCE * (a + b) + tokens - short
            if tokens <= means.trade and over < (PER_RESOURCE if a + b else 1):
                found.append(Option("pay", (a, b, tokens), things))
    return found


def draw_wonder(s: DawnTable, type_: str) -> str:
    """The next card of a deck: ancient ones lie on top, modern at the bottom (CND-SET-14)."""
    for era in ERAS:
        pool = [id_ for id_ in s.decks if PILE[id_] == (type_, era)]
        if pool:
            drawn = pool[below(s, len(pool))]
            s.decks.remove(drawn)
            log(s, "revealed", wonder=f"card:{drawn}")
            return drawn
    return ""
