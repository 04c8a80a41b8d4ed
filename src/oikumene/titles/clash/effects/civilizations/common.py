"""What several leaders can do alike."""

from __future__ import annotations

from oikumene.engine.decision import Option, choose
from oikumene.engine.journal import log
from oikumene.titles.clash.advances import free_advance, why_not_gain
from oikumene.titles.clash.cards import (
    CATEGORIES,
    CULTURE,
    HAPPY,
    NOWHERE,
    OWNER,
    UNITS,
    Goods,
    amount,
)
from oikumene.titles.clash.construction import (
    all_options,
    build_active,
    wonder_active,
    wonder_options,
)
from oikumene.titles.clash.hooks import HOOKS
from oikumene.titles.clash.leaders import leader_city
from oikumene.titles.clash.pieces import kind_of, shift, space_of
from oikumene.titles.clash.resources import Price, can_pay, pay, spend
from oikumene.titles.clash.state import ClashTable, Player
from oikumene.titles.clash.uses import usable

TOKEN = Price((amount({"mood": 1}), amount({"culture": 1})), ())
"""A mood or culture token."""
LEADERSHIP = 2
"""Combat value that most leaders give."""
OWN_WONDER_DISCOUNT = 2
"""Culture tokens."""


def teaches(leader: str, category: str) -> None:
    """In a Happy city a token buys an advance of a category."""

    def ready(s: ClashTable, p: Player) -> bool:
        n = leader_city(s, p)
        if n == NOWHERE or s.cities[n].mood != HAPPY or not can_pay(s, p, TOKEN):
            return False
        return any(why_not_gain(p, id_) is None for id_ in CATEGORIES[category])

    @usable(leader, main=True, ready=ready)
    async def teach(s: ClashTable, p: Player) -> None:
        await pay(s, p, TOKEN, f"leader:{leader}")
        some = list(CATEGORIES[category])
        await free_advance(s, p, some, "free-advance", track=True, may=False)


async def drive(s: ClashTable, p: Player, foe: int, u: int, ends: list[int]) -> None:
    """A player drives an enemy unit away to one of some spaces."""
    name = f"unit:{UNITS[kind_of(u)]}"
    options = s.ground.options("to")
    end = s.ground.where(await choose(p.seat, "flee", [options[m] for m in ends], unit=name))
    start = s.ground.things[space_of(u)]
    shift(s, foe, [u], end)
    log(s, "driven", owner=OWNER[foe], unit=name, start=start, end=s.ground.things[end])


# Building in the leader's city


def building_here(s: ClashTable, p: Player) -> list[Option]:
    """What a player can build by activating the leader's city."""
    n = leader_city(s, p)
    return [] if n == NOWHERE else all_options(s, p, [n])


def can_build_after(s: ClashTable, p: Player, way: Goods) -> bool:
    """Whether a player who has paid this much could still build there."""
    poorer = p.copy()
    spend(s, poorer, way)
    return bool(building_here(s, poorer))


async def build_here(s: ClashTable, p: Player) -> None:
    """Activate the city to build something for its normal price."""
    if not building_here(s, p):
        return
    answer = await choose(p.seat, "build", lambda: building_here(s, p))
    n, what = s.ground.where(answer), str(answer.args[1])
    if answer.verb == "build":
        await build_active(s, p, n, what)
    else:
        await wonder_active(s, p, n, what)


def wonders_here(s: ClashTable, p: Player) -> list[Option]:
    """The wonders that a player can build there."""
    n = leader_city(s, p)
    return [] if n == NOWHERE else wonder_options(s, p, [n])


def erects(leader: str, wonder: str) -> None:
    """Wonders as a free action, one of them above all (COC-CIV-14, COC-CIV-15)."""

    @HOOKS.changes("wonder.wanted", leader)
    def wanted(_s: ClashTable, owner: int, card: str, p: Player) -> str:
        return wonder if p.seat == owner else card

    @HOOKS.changes("build.price", leader)
    def own(s: ClashTable, owner: int, price: Price, p: Player, n: int, what: str) -> Price:
        return cheaper(price) if own_wonder(s, owner, p, n, what) else price

    def own_wonder(s: ClashTable, owner: int, p: Player, n: int, what: str) -> bool:
        return p.seat == owner and what == wonder and n == leader_city(s, p)

    @usable(leader, ready=lambda s, p: bool(wonders_here(s, p)))
    async def erect(s: ClashTable, p: Player) -> None:
        answer = await choose(p.seat, "build", lambda: wonders_here(s, p))
        await wonder_active(s, p, s.ground.where(answer), str(answer.args[1]))


def cheaper(price: Price) -> Price:
    """A price without some of its culture tokens."""
    costs = [list(cost) for cost in price.costs]
    for cost in costs:
        cost[CULTURE] = max(0, cost[CULTURE] - OWN_WONDER_DISCOUNT)
    return Price(tuple(dict.fromkeys(map(tuple, costs))), price.swaps)
