"""Persia: its advances and leaders (COC-CIV-45); its banks are with the trade routes."""

from __future__ import annotations

from functools import partial
from itertools import combinations_with_replacement

from oikumene.engine.decision import Option, choose
from oikumene.engine.journal import log
from oikumene.titles.clash.cards import (
    BARREN,
    CAVALRY,
    CULTURE,
    ELEPHANT,
    INFANTRY,
    NO,
    NOBODY,
    NOWHERE,
    OWNER,
    RESOURCES,
    SEAT,
    UNITS,
    WONDERS,
    Goods,
)
from oikumene.titles.clash.cities import activate, why_not_activate
from oikumene.titles.clash.combat import begin_battle
from oikumene.titles.clash.construction import (
    build_active,
    building_price,
    wonder_active,
    wonder_price,
)
from oikumene.titles.clash.effects.civilizations.common import building_here
from oikumene.titles.clash.ground import region_of
from oikumene.titles.clash.hooks import HOOKS
from oikumene.titles.clash.influence import WAYS
from oikumene.titles.clash.jobs import first_do
from oikumene.titles.clash.leaders import leader_city, leads
from oikumene.titles.clash.pieces import (
    army_at,
    enemies_at,
    kind_of,
    place,
    space_of,
    supply,
    take,
)
from oikumene.titles.clash.resources import Price, can_pay, exactly, gain, gain_one_of, pay
from oikumene.titles.clash.sides import fighters
from oikumene.titles.clash.state import (
    Battle,
    ClashTable,
    Player,
    cities_of,
    use_up,
)
from oikumene.titles.clash.uses import usable, wants

CAP = 2
"""The most that modifiers add against elephants (COC-AMB-33)."""
IMMORTALS = 4
"""Culture tokens that a round can take."""
CONVERTS = (INFANTRY, CAVALRY, ELEPHANT)
STRATEGY = 2
FEE = 2
"""Culture tokens for Darius the architect."""
PAYS_FEE = "architect"
"""A mark in `used`: what is built now costs the fee too."""
MIGHTY = 5
"""Army units that Xerxes leads."""
DISCOUNT = 2


# Elephants


@HOOKS.changes("recruit.where", "persian_elephants")
def desert_elephants(s: ClashTable, owner: int, here: bool, p: Player, n: int, kind: int) -> bool:
    """Elephants need no Market beside Barren land."""
    if here or p.seat != owner or kind != ELEPHANT:
        return here
    return any(s.terrain[m] == BARREN for m in s.ground.beside[n])


@HOOKS.changes("combat.cap", "persian_elephants")
def grey_flood(s: ClashTable, owner: int, most: int, b: Battle, side: int) -> int:
    """They keep down the modifiers of their enemy in round 1 (COC-AMB-33)."""
    if b.sea or b.round > 1 or b.owner_of(1 - side) != owner:
        return most
    elephants = any(kind_of(u) == ELEPHANT for u in fighters(s, b, 1 - side))
    return min(most, CAP) if elephants else most


# Immortals


def immortal(owner: int, b: Battle) -> str:
    """How a culture token of this round is noted."""
    return f"{owner}:immortals/{b.round}"


@HOOKS.reacts("round.cards", "immortals")
async def immortals(s: ClashTable, owner: int, p: Player, b: Battle) -> None:
    """Up to four culture tokens before the roll,"""
    if p.seat != owner:
        return
    tokens = [n for n in range(1, IMMORTALS + 1) if can_pay(s, p, exactly(culture=n))]
    if not tokens:
        return
    options = [Option("spend", (n,), ("resource:culture",)) for n in tokens]
    answer = await choose(owner, "immortals", [NO, *options], n=b.round)
    if answer == NO:
        return
    n = int(answer.args[0])
    await pay(s, p, exactly(culture=n), "advance:immortals")
    b.effects = (*b.effects, *[immortal(owner, b)] * n)


@HOOKS.changes("combat.bonus", "immortals")
def fearless(_s: ClashTable, owner: int, bonus: int, b: Battle, side: int) -> int:
    """each of them +1 in this round."""
    return bonus + b.effects.count(immortal(owner, b)) * (b.owner_of(side) == owner)


# Zoroastrianism


@HOOKS.changes("influence.targets", "zoroastrianism")
def unbelievers(
    s: ClashTable, owner: int, targets: tuple[tuple[int, str], ...], p: Player
) -> tuple[tuple[int, str], ...]:
    """Enemy army units in the open, if there is an own piece of the kind (COC-CIV-45)."""
    if p.seat != owner:
        return targets
    kinds = [kind for kind in CONVERTS if supply(s, owner, kind)]
    found = {
        (space_of(u), UNITS[kind_of(u)])
        for other, units in enumerate(s.units)
        if other != owner and other not in p.barred
        for u in units
        if kind_of(u) in kinds and s.ground.is_dry[space_of(u)] and space_of(u) not in s.cities
    }
    return (*targets, *sorted(found))


async def convert(kind: int, s: ClashTable, p: Player, n: int) -> None:
    """The unit changes sides and attacks those that are left there (COC-CIV-45)."""
    former = enemies_at(s, p.seat, n)
    take(s, former, next(u for u in army_at(s, former, n) if kind_of(u) == kind))
    place(s, p.seat, kind, n)
    log(
        s,
        "converted",
        seat=SEAT[p.seat],
        owner=OWNER[former],
        unit=f"unit:{UNITS[kind]}",
        space=s.ground.things[n],
    )
    if enemies_at(s, p.seat, n) != NOBODY:
        begin_battle(s, p.seat, n, NOWHERE)


for _kind in CONVERTS:
    WAYS[UNITS[_kind]] = partial(convert, _kind)


# Cyrus


def rules_a_city(s: ClashTable, p: Player) -> bool:
    """Whether the leader is in an own city that can be activated."""
    n = leader_city(s, p)
    return n != NOWHERE and why_not_activate(s, n) is None


@usable("cyrus", main=True, ready=rules_a_city)
async def king_of_persia(s: ClashTable, p: Player) -> None:
    """A token for each region with an own city, as far as the size of his city goes."""
    n = leader_city(s, p)
    await activate(s, p, n, "leader")
    first_do(s, f"activated {n} leader {s.charged}")
    regions = {region_of(m) for m in cities_of(s, p.seat)}
    most = min(len(regions), s.cities[n].size)
    mixes = [{"mood": mood, "culture": most - mood} for mood in range(most, -1, -1)]
    gains = [{name: many for name, many in mix.items() if many} for mix in mixes]
    await gain_one_of(s, p, *gains, why="leader:cyrus")


def strategy(owner: int, b: Battle) -> str:
    """How it is noted that Cyrus ignores a card in this round."""
    return f"{owner}:cyrus/{b.round}"


@HOOKS.reacts("round.revealed", "cyrus")
async def strategist(s: ClashTable, owner: int, p: Player, b: Battle) -> None:
    """He may do without the effect of a card"""
    side = b.side_of(owner)
    if p.seat != owner or not b.shown[side] or not leads(s, owner, b, side):
        return
    if await wants(p, "leader", "cyrus"):
        b.effects = (*b.effects, strategy(owner, b))


@HOOKS.changes("tactics.used", "cyrus")
def own_plan(_s: ClashTable, owner: int, tactics: str, b: Battle, side: int) -> str:
    """that he has played,"""
    ignored = b.owner_of(side) == owner and strategy(owner, b) in b.effects
    return "" if ignored else tactics


@HOOKS.changes("combat.bonus", "cyrus")
def own_strength(_s: ClashTable, owner: int, bonus: int, b: Battle, side: int) -> int:
    """for +2 in this round."""
    planned = b.owner_of(side) == owner and strategy(owner, b) in b.effects
    return bonus + STRATEGY * planned


# Darius


@HOOKS.reacts("influenced", "darius")
async def cultural_unity(s: ClashTable, owner: int, p: Player, source: int, _n: int) -> None:
    """A mood token for each success from his city."""
    if p.seat == owner and leader_city(s, p) == source:
        gain(s, p, {"mood": 1}, "leader:darius")


@HOOKS.changes("build.price", "darius")
def architect_fee(s: ClashTable, owner: int, price: Price, p: Player, _n: int, _what: str) -> Price:
    """The fee is paid together with the building."""
    return with_fee(price) if p.seat == owner and PAYS_FEE in s.used else price


def with_fee(price: Price) -> Price:
    """A price and the fee."""
    costs = (
        tuple(n + FEE * (kind == CULTURE) for kind, n in enumerate(cost)) for cost in price.costs
    )
    return Price(tuple(costs), price.swaps)


def plans(s: ClashTable, p: Player) -> list[Option]:
    """What Darius can have built in his city."""
    return [option for option in building_here(s, p) if can_pay(s, p, full_price(s, p, option))]


def full_price(s: ClashTable, p: Player, plan: Option) -> Price:
    """What a plan costs with the fee."""
    price = building_price if plan.verb == "build" else wonder_price
    return with_fee(price(s, p, s.ground.where(plan), str(plan.args[1])))


@usable("darius", once=True, ready=lambda s, p: bool(plans(s, p)))
async def architect(s: ClashTable, p: Player) -> None:
    """Build in his city without an action, for 2 culture tokens more."""
    answer = await choose(p.seat, "architect", lambda: plans(s, p))
    n, what = s.ground.where(answer), str(answer.args[1])
    use_up(s, PAYS_FEE)
    if answer.verb == "build":
        await build_active(s, p, n, what)
    else:
        await wonder_active(s, p, n, what)
    s.used = tuple(each for each in s.used if each != PAYS_FEE)


# Xerxes


@HOOKS.changes("army.limit", "xerxes")
def mighty_army(_s: ClashTable, owner: int, limit: int, of: int, _n: int, led: bool) -> int:
    """Five army units on his space"""
    return max(limit, MIGHTY) if of == owner and led else limit


def crowded(s: ClashTable, owner: int, b: Battle, side: int) -> bool:
    """Whether so many fight on his side."""
    return leads(s, owner, b, side) and len(fighters(s, b, side)) == MIGHTY


@HOOKS.changes("combat.mute", "xerxes")
def no_cards(s: ClashTable, owner: int, mute: bool, b: Battle, side: int) -> bool:
    """cannot be led by cards"""
    return mute or crowded(s, owner, b, side)


@HOOKS.changes("combat.clash", "xerxes")
def no_clash(s: ClashTable, owner: int, clash: bool, b: Battle, side: int) -> bool:
    """and have no clash abilities."""
    return clash and not crowded(s, owner, b, side)


@HOOKS.changes("build.price", "xerxes")
def great_builder(s: ClashTable, owner: int, price: Price, p: Player, n: int, what: str) -> Price:
    """Wonders in his city cost 2 less, in any mix."""
    if p.seat != owner or what not in WONDERS or leader_city(s, p) != n:
        return price
    costs = dict.fromkeys(each for cost in price.costs for each in _discounts(cost))
    return Price(tuple(costs), price.swaps)


def _discounts(cost: Goods) -> list[Goods]:
    found = []
    for kinds in combinations_with_replacement((*RESOURCES, CULTURE), DISCOUNT):
        goods = list(cost)
        for kind in kinds:
            goods[kind] -= 1
        if min(goods) >= 0:
            found.append(tuple(goods))
    return found or [cost]
