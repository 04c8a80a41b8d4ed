"""Trade, culture, coins and resources: what a player has (CIV-HRV, CIV-COI)."""

from __future__ import annotations

from functools import cache

from oikumene.engine.decision import Option
from oikumene.engine.journal import log
from oikumene.titles.civilization.cards import (
    ANY,
    EVENTS,
    MARKERS,
    MARKET,
    SEAT,
    TRADE_LIMIT,
)
from oikumene.titles.civilization.state import CivilizationTable, Player
from oikumene.titles.civilization.victory import recount

TRADE, CULTURE = "trade", "culture"
"""Costs that are no resources (CIV-ABL-10)."""


def gain_trade(s: CivilizationTable, p: Player, n: int, why: str = "") -> None:
    """The trade dial goes up, or down; never beyond its ends (CIV-CMP-22, CIV-CMP-24)."""
    before = p.trade
    p.trade = max(0, min(TRADE_LIMIT, p.trade + n))
    if p.trade != before and why:
        log(s, "trade-changed", seat=SEAT[p.seat], n=p.trade - before, why=why)


def gain_culture(s: CivilizationTable, p: Player, n: int, why: str = "") -> None:
    """Culture tokens come or go."""
    p.culture += n
    if n and why:
        log(s, "culture-changed", seat=SEAT[p.seat], n=n, why=why)


def add_token(s: CivilizationTable, p: Player, card: str) -> None:
    """A coin token is put on a card or on the sheet (CIV-COI-02)."""
    p.tokens = {**p.tokens, card: p.tokens.get(card, 0) + 1}
    log(s, "coin", seat=SEAT[p.seat], card=card)
    recount(s)


def content(marker: str) -> str:
    """The resource that a hut or village marker shows."""
    return MARKERS[marker].content


def gifts(p: Player, kind: str) -> list[str]:
    """Cards in hand that can be played as a resource (CIV-EVT-25)."""
    return [id_ for id_ in p.events if serves(EVENTS[id_].resources, kind)]


def serves(resources: tuple[str, ...], kind: str) -> bool:
    """Whether something that can be any of some resources pays a kind."""
    return bool(resources) and (kind == ANY or kind in resources)


def sources(p: Player, kind: str) -> list[str]:
    """Everything that a player can pay one resource of a kind with, as often as it is there."""
    found: list[str] = []
    for name, n in zip(MARKET, p.goods, strict=True):
        if n and kind in (ANY, name):
            found += [name] * n
    found += [m for m in p.markers if serves((content(m),), kind)]
    return found + gifts(p, kind)


def can_pay(p: Player, cost: dict[str, int]) -> bool:
    """Whether a player can pay a cost; printed costs name one kind each."""
    for kind, n in cost.items():
        if kind == TRADE:
            if p.trade < n:
                return False
        elif kind == CULTURE:
            if p.culture < n:
                return False
        elif len(sources(p, kind)) < n:
            return False
    return True


def is_resource_cost(cost: dict[str, int]) -> bool:
    """Whether it makes an ability a resource ability (CIV-ABL-10)."""
    return TRADE not in cost and CULTURE not in cost


@cache
def paying(source: str) -> Option:
    """The option to pay with something."""
    if source in MARKET:
        return Option("pay", (source,), (f"resource:{source}",))
    if source in MARKERS:
        return Option("pay", (source,), (f"marker:{source}",))
    return Option("pay", (source,), (f"event:{source}",))


def take_token(s: CivilizationTable, p: Player, name: str) -> None:
    """A resource token comes from the market."""
    s.market[MARKET.index(name)] -= 1
    p.goods[MARKET.index(name)] += 1
    log(s, "took", seat=SEAT[p.seat], resource=f"resource:{name}")
