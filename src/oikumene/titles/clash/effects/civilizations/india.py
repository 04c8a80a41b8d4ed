"""India: its advances and leaders (COC-CIV-37).

Indian Elephants and Prosperity are among the trade routes.
"""

from __future__ import annotations

from oikumene.engine.chance import below
from oikumene.engine.decision import choose
from oikumene.engine.journal import log
from oikumene.titles.clash.advances import GAIN, PRICE, gain_advance, why_not_gain
from oikumene.titles.clash.cards import (
    CAPTIVE,
    CATEGORIES,
    CULTURE,
    DIE,
    ELEPHANT,
    INFLUENCE_SUCCESS,
    MOOD,
    NO,
    NOWHERE,
    SEAT,
    SETTLER,
    Goods,
    amount,
    use,
)
from oikumene.titles.clash.cities import activate, why_not_activate
from oikumene.titles.clash.hooks import HOOKS
from oikumene.titles.clash.influence import replaceable
from oikumene.titles.clash.jobs import first_do
from oikumene.titles.clash.leaders import leader_city, leader_space, leads
from oikumene.titles.clash.pieces import army_at, at, kind_of, led, space_of
from oikumene.titles.clash.resources import Price, can_pay, exactly, gain, pay, price
from oikumene.titles.clash.state import (
    Battle,
    City,
    ClashTable,
    Player,
    city_owner,
    lasts,
    use_up,
)
from oikumene.titles.clash.uses import usable, wants

PREACHING = 2
"""How far settlers reach."""
POEM = amount({"mood": 1})
TOKENS = (MOOD, CULTURE, CAPTIVE)
BLADES, TOKEN = price(ore=1), exactly(culture=1)
TEMPLE = "temple"
VOW = "vow"
"""A mark in `used`: a success will replace a Temple."""
PREPARED = 2
"""Combat value without a card."""


def settlers_at(s: ClashTable, owner: int, n: int) -> int:
    """Somebody's settlers on a space."""
    return sum(kind_of(u) == SETTLER for u in at(s, owner, n))


@HOOKS.changes("influence.range", "proselytism")
def pilgrims(s: ClashTable, owner: int, steps: int, p: Player, n: int) -> int:
    """Settlers in a city carry its word farther (COC-CIV-37),"""
    return steps + settlers_at(s, owner, n) if p.seat == owner else steps


@HOOKS.changes("influence.sources", "proselytism")
def proselytism(s: ClashTable, owner: int, sources: dict[int, int], p: Player) -> dict[int, int]:
    """elsewhere they preach themselves (COC-CIV-37)."""
    if p.seat != owner:
        return sources
    spaces = sorted({space_of(u) for u in s.units[owner] if kind_of(u) == SETTLER})
    camps = (n for n in spaces if city_owner(s, n) != owner)
    return {**sources, **{n: PREACHING - 1 + settlers_at(s, owner, n) for n in camps}}


@HOOKS.changes("advance.price", "peace_and_poetry")
def peace_and_poetry(s: ClashTable, owner: int, due: Price, p: Player, _id: str) -> Price:
    """Once in a turn a mood token instead of the food:"""
    if p.seat != owner or "peace_and_poetry" in s.used:
        return due
    return due.also(POEM) if all(any(cost) for cost in due.costs) else due


@HOOKS.reacts("advance.gained", "peace_and_poetry")
async def recited(s: ClashTable, owner: int, p: Player, _id: str, spent: Goods | None) -> None:
    """the first advance that tokens paid for."""
    if p.seat == owner and spent and any(spent[kind] for kind in TOKENS):
        use_up(s, "peace_and_poetry")


# Leaders


@HOOKS.reacts("battle.begins", "akbar")
async def sharpen(s: ClashTable, owner: int, p: Player, b: Battle) -> None:
    """Ore for blades, which serve to the end of the battle even if he dies;"""
    if p.seat != owner or not leads(s, owner, b, b.side_of(owner)):
        return
    if not elephants(s, owner, b) or not can_pay(s, p, BLADES):
        return
    if await wants(p, "leader", "akbar"):
        await pay(s, p, BLADES, "leader:akbar")
        b.effects = (*b.effects, lasts(owner, "akbar"))


@HOOKS.changes("combat.bonus", "akbar")
def bladed_tusks(s: ClashTable, owner: int, bonus: int, b: Battle, side: int) -> int:
    """every elephant has them."""
    if b.owner_of(side) != owner or lasts(owner, "akbar") not in b.effects:
        return bonus
    return bonus + elephants(s, owner, b)


def elephants(s: ClashTable, owner: int, b: Battle) -> int:
    """Somebody's elephants in a battle."""
    return sum(kind_of(u) == ELEPHANT for u in army_at(s, owner, b.space))


@HOOKS.reacts("moved", "akbar")
async def prosperous(
    s: ClashTable, owner: int, p: Player, units: tuple[int, ...], _n: int, m: int
) -> None:
    """He comes to an own city."""
    if p.seat == owner and city_owner(s, m) == owner and led(units):
        gain(s, p, {"gold": 1}, "leader:akbar")


@HOOKS.reacts("influence.rolling", "ashoka")
async def vow(s: ClashTable, owner: int, p: Player, source: int, target: int) -> None:
    """Without a Temple of his own he may set out to replace one;"""
    if p.seat != owner or "ashoka" in s.used or source != leader_city(s, p):
        return
    if has_temple(s, source) or not has_temple(s, target):
        return
    found = replaceable(s, p, target)
    if TEMPLE not in found:
        return
    options = [use("ashoka", "leader"), *([NO] if len(found) > 1 else [])]
    if await choose(p.seat, "vow", options, city=s.ground.things[target]) != NO:
        use_up(s, VOW)


def has_temple(s: ClashTable, n: int) -> bool:
    """Whether a city has a Temple."""
    return n in s.cities and TEMPLE in s.cities[n].buildings


@HOOKS.reacts("influence.rolled", "ashoka")
async def buddhism(s: ClashTable, owner: int, p: Player, source: int, target: int) -> None:
    """so or so a die may be rolled again, once in a turn."""
    if p.seat != owner or "ashoka" in s.used or source != leader_city(s, p):
        return
    if s.die >= INFLUENCE_SUCCESS or not (has_temple(s, source) or VOW in s.used):
        return
    if not await wants(p, "leader", "ashoka"):
        return
    use_up(s, "ashoka")
    s.die = DIE[below(s, len(DIE))][0]
    log(s, "influence-rolled", seat=SEAT[p.seat], target=s.ground.things[target], n=s.die)


@HOOKS.changes("influence.fixed", "ashoka")
def bound(s: ClashTable, owner: int, fixed: bool, _colour: int, building: str) -> bool:
    """The vow is kept,"""
    return fixed or (s.active == owner and VOW in s.used and building != TEMPLE)


@HOOKS.reacts("influenced", "ashoka")
async def kept(s: ClashTable, owner: int, p: Player, _source: int, _target: int) -> None:
    """and ends with the attempt."""
    if p.seat == owner:
        s.used = tuple(each for each in s.used if each != VOW)


@HOOKS.reacts("influence.failed", "ashoka")
async def released(s: ClashTable, owner: int, p: Player, source: int, target: int) -> None:
    """A failure ends it too."""
    await kept(s, owner, p, source, target)


@HOOKS.reacts("captured", "ashoka")
async def expansionist(
    s: ClashTable, owner: int, p: Player, n: int, _former: int, _city: City
) -> None:
    """He took a city and survived."""
    if p.seat == owner and n == leader_space(s, p):
        gain(s, p, {"culture": 1 + has_temple(s, n)}, "leader:ashoka")


def new_fields(p: Player) -> list[str]:
    """What can be gained in categories in which a player has nothing."""
    fields = (some for some in CATEGORIES.values() if not any(id_ in p.advances for id_ in some))
    return [id_ for some in fields for id_ in some if why_not_gain(p, id_) is None]


def can_flourish(s: ClashTable, p: Player) -> bool:
    """Whether Sri Gupta's city can bring a golden age."""
    n = leader_city(s, p)
    if n == NOWHERE or why_not_activate(s, n):
        return False
    return can_pay(s, p, TOKEN) and can_pay(s, p, PRICE) and bool(new_fields(p))


@usable("sri_gupta", ready=can_flourish)
async def golden_age(s: ClashTable, p: Player) -> None:
    """A token and the work of his city for an advance in a new field, at its price."""
    n = leader_city(s, p)
    await pay(s, p, TOKEN, "leader:sri_gupta")
    await activate(s, p, n, "golden_age")
    first_do(s, f"activated {n} golden_age {s.charged}")
    answer = await choose(p.seat, "golden-age", [GAIN[id_] for id_ in new_fields(p)])
    id_ = str(answer.args[0])
    await gain_advance(s, p, id_, await pay(s, p, PRICE, f"advance:{id_}"))


@HOOKS.changes("combat.bonus", "sri_gupta")
def prepared(s: ClashTable, owner: int, bonus: int, b: Battle, side: int) -> int:
    """He needs no cards."""
    return bonus + PREPARED if leads(s, owner, b, side) and not b.laid[side] else bonus
