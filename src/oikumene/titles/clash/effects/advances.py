"""What the advances of every player board do outside the chapters that speak of them (COC-ADT)."""

from __future__ import annotations

from oikumene.engine.decision import Option, choose
from oikumene.engine.journal import log
from oikumene.titles.clash.advances import free_advance
from oikumene.titles.clash.cards import (
    ADVANCES,
    ANGRY,
    ARMY,
    CATEGORIES,
    FOOD,
    GOLD,
    GOODS,
    HAPPY,
    IDEAS,
    INFANTRY,
    MOOD,
    MOODS,
    NOBODY,
    ORE,
    RESOURCES,
    SEAT,
    SHIP,
    WOOD,
    Goods,
)
from oikumene.titles.clash.cities import active_cities, raise_mood
from oikumene.titles.clash.collecting import can_collect, collect
from oikumene.titles.clash.decks import (
    action_thing,
    discard_action,
    draw_action,
    draw_objective,
    draw_wonder,
)
from oikumene.titles.clash.hooks import HOOKS
from oikumene.titles.clash.influence import aims, influence, tokens
from oikumene.titles.clash.mood import improve, level_price
from oikumene.titles.clash.recruiting import place_free
from oikumene.titles.clash.resources import (
    Price,
    can_pay,
    exactly,
    gain,
    gain_one_of,
    pay,
    price,
)
from oikumene.titles.clash.state import (
    Battle,
    ClashTable,
    Player,
    cities_of,
    has,
    number_of_cities,
    use_up,
)
from oikumene.titles.clash.traffic import NAVIGATED, SAILED
from oikumene.titles.clash.uses import usable, wants

LESSON = price(ideas=1)
TOKEN, TWO_TOKENS = exactly(mood=1), exactly(mood=2)
EXCHANGES = {"mood": "culture", "culture": "mood"}
LIBERTIES = {"mood": 3}
ZEAL = 2
"""Combat value of fanatics."""
SMELTED = 2
"""Ore that must be collected before some of it can be sold."""


# When an advance is gained


@HOOKS.reacts("advance.gained", "engineering")
async def engineering(s: ClashTable, owner: int, p: Player, id_: str, _spent: Goods | None) -> None:
    """COC-ADT-06."""
    if p.seat == owner and id_ == "engineering":
        await draw_wonder(s, p)


@HOOKS.reacts("advance.gained", "monuments")
async def monuments(s: ClashTable, owner: int, p: Player, id_: str, _spent: Goods | None) -> None:
    """COC-ADT-35."""
    if p.seat == owner and id_ == "monuments":
        await draw_wonder(s, p)


@HOOKS.reacts("advance.gained", "writing")
async def writing(s: ClashTable, owner: int, p: Player, id_: str, _spent: Goods | None) -> None:
    """COC-ADT-13."""
    if p.seat == owner and id_ == "writing":
        await draw_action(s, p)
        draw_objective(s, p)


@HOOKS.reacts("advance.gained", "philosophy")
async def philosophy(s: ClashTable, owner: int, p: Player, id_: str, _spent: Goods | None) -> None:
    """COC-ADT-17."""
    if p.seat == owner and (id_ == "philosophy" or ADVANCES[id_].category == "science"):
        gain(s, p, {"ideas": 1}, "advance:philosophy")


@HOOKS.reacts("advance.gained", "free_education", priority=1)
async def free_education(
    s: ClashTable, owner: int, p: Player, id_: str, spent: Goods | None
) -> None:
    """After what Philosophy brings: that idea may be spent at once (COC-ADT-15, COC-ADT-16)."""
    if p.seat != owner or id_ == "free_education" or "free_education" in s.used:
        return
    if spent is None or not (spent[IDEAS] or spent[GOLD]) or not can_pay(s, p, LESSON):
        return
    if await wants(p, "advance", "free_education"):
        use_up(s, "free_education")
        await pay(s, p, LESSON, "advance:free_education")
        gain(s, p, {"mood": 1}, "advance:free_education")


# What it costs


def waived(s: ClashTable, p: Player, due: Price) -> Price:
    """The food may be spared; who learns by paying may pay (COC-ADV-13, COC-ADT-15)."""
    free = due.without(FOOD)
    learns = has(p, "free_education") and "free_education" not in s.used
    return due.also(*free.costs) if learns else free


@HOOKS.changes("advance.price", "math")
def math(s: ClashTable, owner: int, due: Price, p: Player, id_: str) -> Price:
    """COC-ADT-38."""
    return waived(s, p, due) if p.seat == owner and id_ in ("engineering", "roads") else due


@HOOKS.changes("advance.price", "astronomy")
def astronomy(s: ClashTable, owner: int, due: Price, p: Player, id_: str) -> Price:
    """COC-ADT-39."""
    return waived(s, p, due) if p.seat == owner and id_ in ("navigation", "cartography") else due


@HOOKS.changes("advance.price", "priesthood")
def priesthood(s: ClashTable, owner: int, due: Price, p: Player, id_: str) -> Price:
    """Once in a turn a Science advance takes no food (COC-ADT-27):"""
    if p.seat != owner or "priesthood" in s.used or ADVANCES[id_].category != "science":
        return due
    return waived(s, p, due)


@HOOKS.reacts("advance.gained", "priesthood")
async def prayed(s: ClashTable, owner: int, p: Player, id_: str, spent: Goods | None) -> None:
    """the first that is bought for nothing."""
    free = spent is not None and not any(spent) and ADVANCES[id_].category == "science"
    if p.seat == owner and free and "priesthood" not in s.used:
        use_up(s, "priesthood")


@HOOKS.changes("build.price", "state_religion")
def state_religion(s: ClashTable, owner: int, due: Price, p: Player, _n: int, what: str) -> Price:
    """Once in a turn a Temple takes no food (COC-ADT-28):"""
    if p.seat != owner or what != "temple" or "state_religion" in s.used:
        return due
    return due.without(FOOD)


@HOOKS.reacts("build.paid", "state_religion")
async def endowed(s: ClashTable, owner: int, p: Player, building: str) -> None:
    """the first that is not free."""
    if p.seat == owner and building == "temple" and "state_religion" not in s.used:
        use_up(s, "state_religion")


# When cities work


@HOOKS.reacts("collected", "public_education")
async def public_education(
    s: ClashTable, owner: int, p: Player, n: int, _gains: Goods, _taken: tuple[tuple[int, int], ...]
) -> None:
    """COC-ADT-14."""
    if p.seat != owner or "public_education" in s.used or "academy" not in s.cities[n].buildings:
        return
    use_up(s, "public_education")
    gain(s, p, {"ideas": 1}, "advance:public_education")


@HOOKS.reacts("gathering", "metallurgy")
async def metallurgy(_s: ClashTable, owner: int, p: Player, goods: list[int]) -> None:
    """COC-ADT-41."""
    if p.seat == owner and goods[ORE] >= SMELTED and await wants(p, "advance", "metallurgy"):
        goods[ORE] -= 1
        goods[GOLD] += 1


@HOOKS.reacts("recruited", "medicine")
async def medicine(
    s: ClashTable, owner: int, p: Player, _n: int, _kinds: tuple[int, ...], spent: Goods
) -> None:
    """COC-ADT-40."""
    back = [{GOODS[kind]: 1} for kind in RESOURCES if spent[kind]]
    if p.seat == owner and back:
        await gain_one_of(s, p, *back, why="advance:medicine")


@HOOKS.reacts("recruited", "nationalism")
async def nationalism(
    s: ClashTable, owner: int, p: Player, _n: int, kinds: tuple[int, ...], _spent: Goods
) -> None:
    """COC-ADT-47."""
    if p.seat == owner and any(kind in ARMY or kind == SHIP for kind in kinds):
        await gain_one_of(s, p, {"mood": 1}, {"culture": 1}, why="advance:nationalism")


@HOOKS.reacts("constructed", "dogma")
async def dogma(s: ClashTable, owner: int, p: Player, _n: int, what: str) -> None:
    """COC-ADT-52."""
    if p.seat == owner and what == "temple":
        await free_advance(s, p, list(CATEGORIES["theocracy"]), "dogma", track=True)


# Voyages, influence, battles


@HOOKS.reacts("moving.ended", "cartography")
async def cartography(s: ClashTable, owner: int, p: Player) -> None:
    """COC-ADT-12."""
    if p.seat != owner or SAILED not in s.used:
        return
    charts = {"ideas": 1, "culture": 1} if NAVIGATED in s.used else {"ideas": 1}
    gain(s, p, charts, "advance:cartography")


@HOOKS.reacts("influenced", "conversion")
async def conversion(s: ClashTable, owner: int, p: Player, _source: int, _target: int) -> None:
    """COC-ADT-55."""
    if p.seat == owner:
        gain(s, p, {"culture": 1}, "advance:conversion")


@HOOKS.changes("combat.bonus", "fanaticism")
def fanaticism(_s: ClashTable, owner: int, bonus: int, b: Battle, side: int) -> int:
    """COC-ADT-56."""
    zeal = b.owner_of(side) == owner and b.round == 1 and b.temple
    return bonus + ZEAL if zeal else bonus


@HOOKS.reacts("battle.ended", "fanaticism")
async def martyrs(s: ClashTable, owner: int, p: Player, b: Battle, won: int) -> None:
    """Defeat brings new fanatics (COC-ADT-56, COC-ADT-57)."""
    if p.seat == owner and b.temple and won not in (owner, NOBODY):
        await place_free(s, p, INFANTRY, "fanaticism")


# As an action, or free


@usable("bartering", once=True, ready=lambda _s, p: bool(p.actions))
async def bartering(s: ClashTable, p: Player) -> None:
    """COC-ADT-29."""
    answer = await choose(
        p.seat,
        "bartering",
        lambda: [Option("discard", (card,), (action_thing(card),)) for card in sorted(p.actions)],
    )
    card = str(answer.args[0])
    discard_action(s, p, card)
    log(s, "discarded", seat=SEAT[p.seat], card=action_thing(card))
    await gain_one_of(s, p, {"gold": 1}, {"culture": 1}, why="advance:bartering")


def can_tax(s: ClashTable, p: Player) -> bool:
    """Whether there is somebody to tax."""
    return number_of_cities(s, p.seat) > 0 and can_pay(s, p, TOKEN)


@usable("taxes", main=True, once=True, ready=can_tax)
async def taxes(s: ClashTable, p: Player) -> None:
    """COC-ADT-30."""
    await pay(s, p, TOKEN, "advance:taxes")
    await raise_taxes(s, p)


async def raise_taxes(s: ClashTable, p: Player) -> None:
    """As many goods as cities, in any mix (COC-ADT-30, COC-ADT-32)."""
    kinds = [FOOD, WOOD, ORE, GOLD] if has(p, "currency") else [FOOD, WOOD, ORE]
    left = number_of_cities(s, p.seat)
    taken: dict[str, int] = {}
    for kind in kinds[:-1]:
        name, thing = GOODS[kind], f"resource:{GOODS[kind]}"
        options = [Option("take", (name, n), (thing,)) for n in range(left, -1, -1)]
        answer = await choose(p.seat, "taxes", options, kind=thing, n=left)
        taken[name] = int(answer.args[1])
        left -= taken[name]
    gain(s, p, {**taken, GOODS[kinds[-1]]: left}, "advance:taxes")


def can_perform(s: ClashTable, p: Player) -> bool:
    """Whether influence is possible with the tokens that Arts leave."""
    have = tokens(s, p)
    return have > 0 and any(boost < have for *_, boost in aims(s, p))


@usable("arts", once=True, ready=can_perform)
async def arts(s: ClashTable, p: Player) -> None:
    """COC-ADT-33."""
    await pay(s, p, exactly(culture=1), "advance:arts")
    await influence(s, p)


def games(s: ClashTable, p: Player) -> list[tuple[int, int]]:
    """The cities that Sports can please, and by how many levels."""
    return [
        (n, levels)
        for n in sorted(cities_of(s, p.seat))
        for levels in range(1, HAPPY - s.cities[n].mood + 1)
        if can_pay(s, p, exactly(culture=levels))
    ]


@usable("sports", main=True, ready=lambda s, p: bool(games(s, p)))
async def sports(s: ClashTable, p: Player) -> None:
    """COC-ADT-34."""
    options = {
        s.ground.options("raise", MOODS[s.cities[n].mood + levels])[n]: (n, levels)
        for n, levels in games(s, p)
    }
    n, levels = options[await choose(p.seat, "sports", list(options))]
    await pay(s, p, exactly(culture=levels), "advance:sports")
    raise_mood(s, n, levels)


def exchangeable(s: ClashTable, p: Player) -> list[str]:
    """The tokens that a player can give away."""
    return [token for token in EXCHANGES if can_pay(s, p, exactly(**{token: 1}))]


@usable("theaters", once=True, ready=lambda s, p: bool(exchangeable(s, p)))
async def theaters(s: ClashTable, p: Player) -> None:
    """COC-ADT-37."""
    options = [
        Option("exchange", (token, 1), (f"resource:{token}",)) for token in exchangeable(s, p)
    ]
    token = str((await choose(p.seat, "theaters", options)).args[0])
    await pay(s, p, exactly(**{token: 1}), "advance:theaters")
    gain(s, p, {EXCHANGES[token]: 1}, "advance:theaters")


def can_vote(s: ClashTable, p: Player) -> bool:
    """Whether a civic improvement can be paid besides the vote."""
    return can_pay(s, p, TOKEN) and any(
        can_pay(s, p, with_vote(level_price(s, p, n, 1)))
        for n in cities_of(s, p.seat)
        if s.cities[n].mood != HAPPY
    )


def with_vote(due: Price) -> Price:
    """A price and the mood token of a vote."""
    costs = tuple((*cost[:MOOD], cost[MOOD] + 1, *cost[MOOD + 1 :]) for cost in due.costs)
    return Price(costs, due.swaps)


@usable("voting", ready=can_vote)
async def voting(s: ClashTable, p: Player) -> None:
    """COC-ADT-43."""
    await pay(s, p, TOKEN, "advance:voting")
    await improve(s, p)


@usable("civil_liberties", main=True, ready=lambda _s, _p: True)
async def civil_liberties(s: ClashTable, p: Player) -> None:
    """COC-ADT-45."""
    gain(s, p, LIBERTIES, "advance:civil_liberties")


def markets(s: ClashTable, p: Player) -> list[int]:
    """The cities of a free economy: nothing was collected yet (COC-ADT-46)."""
    if "collects" in s.deeds or not can_pay(s, p, TOKEN):
        return []
    return sorted(n for n in active_cities(s, p) if can_collect(s, p, n))


@usable("free_economy", once=True, ready=lambda s, p: bool(markets(s, p)))
async def free_economy(s: ClashTable, p: Player) -> None:
    """COC-ADT-46."""
    options = s.ground.options("city")
    answer = await choose(p.seat, "collect-where", [options[n] for n in markets(s, p)])
    await pay(s, p, TOKEN, "advance:free_economy")
    await collect(s, p, s.ground.where(answer))


@usable("absolute_power", once=True, ready=lambda s, p: can_pay(s, p, TWO_TOKENS))
async def absolute_power(s: ClashTable, p: Player) -> None:
    """COC-ADT-49."""
    await pay(s, p, TWO_TOKENS, "advance:absolute_power")
    s.left += 1


def can_force(s: ClashTable, p: Player) -> bool:
    """Whether anybody must be forced."""
    angry = any(s.cities[n].mood == ANGRY for n in cities_of(s, p.seat))
    return angry and can_pay(s, p, TOKEN)


@usable("forced_labor", once=True, ready=can_force)
async def forced_labor(s: ClashTable, p: Player) -> None:
    """The mark of its use is what cities look for (COC-ADT-50)."""
    await pay(s, p, TOKEN, "advance:forced_labor")
