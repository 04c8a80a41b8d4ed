"""Resources and tokens: gaining, limits, prices and payments (COC-RES)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache, lru_cache
from itertools import product
from operator import ge

import msgspec

from oikumene.engine.decision import Option, choose
from oikumene.engine.journal import log
from oikumene.titles.clash.cards import (
    CAPTIVE,
    CULTURE,
    FOOD,
    FOOD_CAP,
    GOLD,
    GOODS,
    IDEAS,
    IDEAS_CAP,
    MOOD,
    ORE,
    RESOURCES,
    SEAT,
    TRACK,
    WOOD,
    Goods,
    amount,
)
from oikumene.titles.clash.hooks import HOOKS
from oikumene.titles.clash.state import ClashTable, Player, has

AT_ONCE = 12
"""Ways to pay that are offered at once; more are asked for good by good."""

UP_TO = tuple((most,) * len(GOODS) for most in range(64))
"""More of any good than a price asks for makes no difference."""

Swap = tuple[int, int]
"""What is paid, and what it stands for."""
FOR_GOLD = {FOOD, WOOD, ORE, IDEAS}
GOLD_FOR_ALL: tuple[Swap, ...] = tuple((GOLD, kind) for kind in sorted(FOR_GOLD))
"""COC-RES-05."""
OWN_CULTURE: Swap = (CULTURE, CULTURE)
"""In a price whose culture tokens the Great Arena does not replace (COC-WON-18)."""


class Price(msgspec.Struct, frozen=True):
    """What something costs: one of several amounts, and what may stand for what."""

    costs: tuple[Goods, ...]
    swaps: tuple[Swap, ...] = GOLD_FOR_ALL

    def plus_swaps(self, *swaps: Swap) -> Price:
        """With further substitutes."""
        return Price(self.costs, tuple(dict.fromkeys((*self.swaps, *swaps))))

    def also(self, *costs: Goods) -> Price:
        """With another way to pay."""
        return Price(tuple(dict.fromkeys((*self.costs, *costs))), self.swaps)

    def without(self, *kinds: int) -> Price:
        """These goods are not paid."""
        costs = tuple(
            tuple(0 if kind in kinds else n for kind, n in enumerate(cost)) for cost in self.costs
        )
        return Price(tuple(dict.fromkeys(costs)), self.swaps)


def price(**goods: int) -> Price:
    """A plain price: ``price(food=2)``."""
    return Price((amount(goods),))


@cache
def exactly(**goods: int) -> Price:
    """A price for which nothing can be substituted."""
    return Price((amount(goods),), ())


def purse(s: ClashTable, p: Player) -> Goods:
    """What a player can pay with, where a price allows it."""
    return (*p.goods, len(p.captives))


def swaps_of(s: ClashTable, p: Player, of: Price) -> tuple[Swap, ...]:
    """The substitutes of a price, with those that the player's things allow everywhere."""
    found: tuple[Swap, ...] = HOOKS.value(s, "pay.swaps", of.swaps, p)
    return found


def ways(s: ClashTable, p: Player, of: Price) -> tuple[Goods, ...]:
    """All ways in which a player can pay a price exactly (COC-RES-12)."""
    return ways_from(purse(s, p), of.costs, swaps_of(s, p, of))


def ways_from(
    have: Goods, costs: tuple[Goods, ...], swaps: tuple[Swap, ...] = GOLD_FOR_ALL
) -> tuple[Goods, ...]:
    """The same from a purse."""
    most = sum(costs[0]) if len(costs) == 1 else max(map(sum, costs))
    return _ways(tuple(map(min, have, UP_TO[most])), costs, swaps)


def can_pay(s: ClashTable, p: Player, of: Price) -> bool:
    """Whether a player can pay a price."""
    # No question is asked more often: the ways are listed only where substitutes decide.
    have = (*p.goods, len(p.captives))  # `purse`, written out
    for cost in of.costs:
        if all(map(ge, have, cost)):
            return True
    swaps: tuple[Swap, ...] = HOOKS.value(s, "pay.swaps", of.swaps, p)
    if swaps is GOLD_FOR_ALL:
        if have[GOLD]:
            for cost in of.costs:
                if gold_helps(have, cost):
                    return True
        return False
    return bool(swaps) and bool(ways(s, p, of))


def gold_helps(have: Goods, cost: Goods) -> bool:
    """Whether gold can stand for all that is missing, where it stands for any resource."""
    spare = have[GOLD] - cost[GOLD]
    for kind, n in enumerate(cost):
        if n > have[kind]:
            if kind not in FOR_GOLD:
                return False
            spare -= n - have[kind]
    return spare >= 0


@lru_cache(1 << 16)
def _ways(have: Goods, costs: tuple[Goods, ...], swaps: tuple[Swap, ...]) -> tuple[Goods, ...]:
    found: dict[Goods, None] = {}
    for cost in costs:
        for way in _ways_of(have, cost, swaps):
            found[way] = None
    return tuple(sorted(found, reverse=True))


def _ways_of(have: Goods, cost: Goods, swaps: tuple[Swap, ...]) -> Iterable[Goods]:
    parts: set[Goods] = {(0,) * len(GOODS)}
    for kind, n in enumerate(cost):
        if not n:
            continue
        payers = [kind, *(paid for paid, stands_for in swaps if stands_for == kind)]
        parts = {
            tuple(map(sum, zip(part, more, strict=True)))
            for part in parts
            for more in _splits(n, tuple(dict.fromkeys(payers)))
        }
        parts = {part for part in parts if all(a <= b for a, b in zip(part, have, strict=True))}
    return parts


@lru_cache(1 << 12)
def _splits(n: int, payers: tuple[int, ...]) -> tuple[Goods, ...]:
    """So many units paid by these goods in all mixes."""
    found = []
    for mix in product(range(n + 1), repeat=len(payers) - 1):
        rest = n - sum(mix)
        if rest < 0:
            continue
        goods = [0] * len(GOODS)
        for payer, many in zip(payers, (rest, *mix), strict=True):
            goods[payer] += many
        found.append(tuple(goods))
    return tuple(found)


async def pay(s: ClashTable, p: Player, of: Price, why: str) -> Goods:
    """Pay a price; the player chooses among the legal ways (COC-RES-12)."""
    choices = ways(s, p, of)
    if len(choices) <= AT_ONCE:
        options = {_pay_option(way): way for way in choices}
        answer = await choose(p.seat, "pay", list(options), what=why)
        way = options[answer]
    else:
        way = await _pay_by_kind(p, choices, why)
    spend(s, p, way)
    if any(way):
        log(s, "paid", seat=SEAT[p.seat], goods=goods_text(way))
    return way


async def _pay_by_kind(p: Player, choices: tuple[Goods, ...], why: str) -> Goods:
    for kind, name in enumerate(GOODS):
        numbers = sorted({way[kind] for way in choices}, reverse=True)
        if len(numbers) == 1:
            continue
        options = [Option("spend", (n,), (f"resource:{name}",)) for n in numbers]
        answer = await choose(p.seat, "spend", options, kind=f"resource:{name}", what=why)
        choices = tuple(way for way in choices if way[kind] == answer.args[0])
    return choices[0]


@lru_cache(1 << 12)
def _pay_option(way: Goods) -> Option:
    words: list[str | int] = []
    for name, n in zip(GOODS, way, strict=True):
        if n:
            words += [name, n]
    things = tuple(f"resource:{word}" for word in words[::2])
    return Option("pay", tuple(words) or ("nothing",), things)


def spend(s: ClashTable, p: Player, way: Goods) -> None:
    """Goods go back to the supply."""
    for kind in range(CAPTIVE):
        p.goods[kind] -= way[kind]
    if way[CAPTIVE]:
        p.captives = p.captives[way[CAPTIVE] :]


def goods_text(goods: Iterable[int]) -> str:
    """Goods as a word of the journal: ``food 2 gold 1``."""
    return " ".join(f"{name} {n}" for name, n in zip(GOODS, goods, strict=False) if n)


def cap(s: ClashTable, p: Player, kind: int) -> int:
    """The most that a player can hold (COC-RES-02, COC-RES-03, COC-RES-10)."""
    if kind == FOOD:
        return TRACK if has(p, "storage") else FOOD_CAP
    if kind == IDEAS and has(p, "dogma"):
        return TRACK if has(p, "ziggurats") else IDEAS_CAP
    return TRACK


def gain(s: ClashTable, p: Player, goods: Goods | Mapping[str, int], why: str = "") -> None:
    """A player gains goods; what exceeds a limit is lost."""
    if not isinstance(goods, tuple):
        goods = amount(goods)
    receive(s, p, goods)
    if s.journal is not None and any(goods):
        log(s, "gained", seat=SEAT[p.seat], goods=goods_text(goods), why=why)


def receive(s: ClashTable, p: Player, goods: Goods) -> None:
    """Goods come to a player; whoever gave them has told so."""
    for kind in range(CAPTIVE):
        n = goods[kind]
        if n:
            held = p.goods[kind] + n
            p.goods[kind] = min(held, max(cap(s, p, kind), p.goods[kind])) if kind < MOOD else held


def heed_limits(s: ClashTable, p: Player) -> None:
    """A limit dropped: the excess is lost (COC-RES-11)."""
    for kind in (FOOD, IDEAS):
        p.goods[kind] = min(p.goods[kind], cap(s, p, kind))


async def gain_one_of(s: ClashTable, p: Player, *gains: Mapping[str, int], why: str) -> None:
    """A player gains one of several things."""
    options = {
        Option("gain", tuple(x for item in each.items() for x in item), _things(each)): each
        for each in gains
    }
    answer = await choose(p.seat, "gain", list(options), what=why)
    gain(s, p, options[answer], why)


def _things(goods: Mapping[str, int]) -> tuple[str, ...]:
    return tuple(f"resource:{name}" for name in goods)


def total(goods: Iterable[int], kinds: Iterable[int] = RESOURCES) -> int:
    """How many of some goods there are."""
    listed = list(goods)
    return sum(listed[kind] for kind in kinds)
