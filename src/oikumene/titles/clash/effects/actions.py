"""What the upper halves of action cards do (COC-ACT)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from functools import cache, lru_cache
from itertools import combinations_with_replacement

import msgspec

from oikumene.engine.chance import revealed, shuffled
from oikumene.engine.decision import Option, choose
from oikumene.engine.journal import log
from oikumene.titles.clash.action_cards import CIVILS, Play, against, civil, spying, unused
from oikumene.titles.clash.advances import (
    GAIN,
    PRICE,
    advance,
    bargains,
    buy,
    can_advance,
    free_advance,
    gainable,
    ordinary,
    price_of,
)
from oikumene.titles.clash.barbarians import ROAM, fresh, marching, rest, room_for
from oikumene.titles.clash.cards import (
    ADVANCES,
    BARBARIANS,
    CATEGORIES,
    DONE,
    INFANTRY,
    SEAT,
    SETTLER,
    UNITS,
    amount,
)
from oikumene.titles.clash.cities import raise_mood
from oikumene.titles.clash.collecting import FOCUSED, MASS
from oikumene.titles.clash.construction import build_active, buildable, building_options
from oikumene.titles.clash.decks import draw_objective
from oikumene.titles.clash.effects.persons import PERSONS, READY, gloomy
from oikumene.titles.clash.exploration import explorable, reveal
from oikumene.titles.clash.ground import region_of, spaces_of
from oikumene.titles.clash.influence import AWE, INFLUENCED, WAYS, awed, in_reach
from oikumene.titles.clash.jobs import first_do, job
from oikumene.titles.clash.pieces import (
    army_room,
    at,
    is_army,
    place,
    space_of,
    spaces_with,
    supply,
    take,
)
from oikumene.titles.clash.recruiting import place_free
from oikumene.titles.clash.resources import Price, can_pay, exactly, gain, pay
from oikumene.titles.clash.state import (
    City,
    ClashTable,
    Player,
    cities_of,
    city_owner,
    opponents,
    react,
    use_up,
)
from oikumene.titles.clash.trading import KINDS, card_kind, card_thing, hand

NEAR = 2
"""Spaces between those who learn from each other, and to mercenaries."""
CHEER = exactly(mood=1)
BARGAINS = ("priesthood", "peace_and_poetry", "ballcourts")
"""What makes one advance of a turn cheaper, and no second one."""
HIRED = ("food", "wood", "ore", "culture")
"""What mercenaries take, one for each army."""


def always(s: ClashTable, p: Player) -> bool:
    """A card without a condition."""
    return True


# Advances


def presence(s: ClashTable, p: Player) -> set[int]:
    """The spaces of a player's cities and units."""
    return {*cities_of(s, p.seat), *spaces_with(s.units[p.seat])}


def neighbours(s: ClashTable, p: Player, some: list[Player]) -> list[Player]:
    """Those of some opponents who are near anywhere (COC-ACT-12)."""
    if not some:
        return []
    near = set[int]().union(*(s.ground.within(n, NEAR) for n in presence(s, p)))
    return [q for q in some if not near.isdisjoint(presence(s, q))]


def can_learn(p: Player, q: Player) -> bool:
    """Whether a player could copy an advance of another (COC-ACT-11)."""
    return any(id_ in q.advances for id_ in gainable(p))


def teachers(s: ClashTable, p: Player) -> list[Player]:
    """Opponents with something to learn from."""
    return [q for q in opponents(s, p) if can_learn(p, q)]


def near_teachers(s: ClashTable, p: Player) -> list[Player]:
    """Those of them who are near."""
    return neighbours(s, p, teachers(s, p))


async def learn(s: ClashTable, p: Player, some: Sequence[str]) -> None:
    """One of some advances for free, without a cube of the event track."""
    await free_advance(s, p, some, "free-advance", track=False, may=False)


@civil("advance", lambda s, p: bool(gainable(p)))
async def quick_advance(s: ClashTable, p: Player) -> None:
    """Any advance."""
    await learn(s, p, gainable(p))


@against("inspiration", near_teachers)
async def inspiration(s: ClashTable, p: Player, other: Player) -> None:
    """An advance of a neighbour (COC-ACT-12)."""
    await learn(s, p, ordinary(other))


@against("teach_us_now", teachers)
async def teach_us_now(s: ClashTable, p: Player, loser: Player) -> None:
    """An advance of whoever lost a city (COC-ACT-13)."""
    await learn(s, p, ordinary(loser))


@against("tech_exchange", near_teachers)
async def tech_exchange(s: ClashTable, p: Player, other: Player) -> None:
    """An advance of a neighbour, who then copies one in turn."""
    await learn(s, p, ordinary(other))
    await learn(s, other, ordinary(p))


@civil("idea_synergy", can_advance)
async def idea_synergy(s: ClashTable, p: Player) -> None:
    """An advance at its price brings ideas."""
    await advance(s, p, track=False)
    gain(s, p, {"ideas": 2}, "civil:idea_synergy")


@civil("tech_synergy", lambda s, p: any(synergies(s, p)))
async def tech_synergy(s: ClashTable, p: Player) -> None:
    """Two advances of a category at their price."""
    options = [GAIN[id_] for id_ in synergies(s, p)]
    first = str((await choose(p.seat, "tech-synergy", options, n=2)).args[0])
    await buy(s, p, first, track=False)
    more = [GAIN[id_] for id_ in seconds(p, first) if can_pay(s, p, price_of(s, p, id_))]
    if more:
        second = await choose(p.seat, "tech-synergy", more, n=1)
        await buy(s, p, str(second.args[0]), track=False)


def synergies(s: ClashTable, p: Player) -> Iterator[str]:
    """The advances that can be bought with another of their category."""
    plain = can_pay(s, p, TWICE)
    if not bargains(s, p):
        if plain:
            yield from (id_ for id_ in gainable(p) if seconds(p, id_))
        return
    later = msgspec.structs.replace(s, used=(*s.used, *BARGAINS))
    for id_ in gainable(p):
        one = price_of(s, p, id_)
        for other in seconds(p, id_):
            two = price_of(later, p, other)
            # even then most cost what they always do
            if plain if one is PRICE and two is PRICE else can_pay(s, p, sum_of(one, two)):
                yield id_
                break


def seconds(p: Player, first: str) -> list[str]:
    """What can be gained in a category with or after one of its advances."""
    return [
        id_
        for id_ in CATEGORIES[ADVANCES[first].category]
        if id_ not in (first, *p.advances) and ADVANCES[id_].requires in ("", first, *p.advances)
    ]


@lru_cache(256)
def sum_of(one: Price, two: Price) -> Price:
    """The price of two things together."""
    sums = (tuple(map(sum, zip(a, b, strict=True))) for a in one.costs for b in two.costs)
    return Price(tuple(sums), one.swaps).plus_swaps(*two.swaps)


TWICE = sum_of(PRICE, PRICE)


# Goods and moods


@civil("leap_of_knowledge", lambda s, p: academies(s, p) > 0)
async def leap_of_knowledge(s: ClashTable, p: Player) -> None:
    """Ideas of the academies."""
    gain(s, p, {"ideas": academies(s, p)}, "civil:leap_of_knowledge")


def academies(s: ClashTable, p: Player) -> int:
    """A player's cities with an Academy."""
    return sum("academy" in s.cities[n].buildings for n in cities_of(s, p.seat))


def victories(s: ClashTable) -> int:
    """Land battles won this turn; every capture is one (COC-CMB-05)."""
    return s.deeds.get("land_won", 0) + s.deeds.get("land_taken", 0)


@civil("good_ideas", lambda s, p: unused(s, "good_ideas", victories(s)))
async def good_ideas(s: ClashTable, p: Player) -> None:
    """Ideas after a victory."""
    gain(s, p, {"ideas": 2}, "civil:good_ideas")


def is_hero(s: ClashTable, p: Player) -> bool:
    """Whether enemy fighters were beaten on land, and somebody can be cheered."""
    return unused(s, "heroic_general", s.deeds.get("land_won", 0)) and bool(gloomy(s, p))


@civil("heroic_general", is_hero)
async def heroic_general(s: ClashTable, p: Player) -> None:
    """A city rejoices; for a mood token one more."""
    options = s.ground.options("cheer")
    answer = await choose(p.seat, "heroic-general", [options[n] for n in gloomy(s, p)])
    raise_mood(s, s.ground.where(answer))
    cities = gloomy(s, p)
    if not cities or not can_pay(s, p, CHEER):
        return
    answer = await choose(p.seat, "heroic-general-again", [*(options[n] for n in cities), DONE])
    if answer != DONE:
        await pay(s, p, CHEER, "civil:heroic_general")
        raise_mood(s, s.ground.where(answer))


def no_collection(s: ClashTable, p: Player) -> bool:
    """Whether no card changes the next collect yet: they are not combined."""
    return FOCUSED not in s.used and MASS not in s.used


@civil(FOCUSED, no_collection)
async def focused_collection(s: ClashTable, p: Player) -> None:
    """The next collect may take all from one space (COC-ACT-14)."""
    use_up(s, FOCUSED)


@civil(MASS, no_collection)
async def mass_collection(s: ClashTable, p: Player) -> None:
    """The next collect takes more (COC-ACT-14)."""
    use_up(s, MASS)


# Cities and units


@civil("city_growth", lambda s, p: any(buildable(s, p, cities_of(s, p.seat), free=True)))
async def city_growth(s: ClashTable, p: Player) -> None:
    """A city is activated and builds for nothing."""
    answer = await choose(p.seat, "city-growth", growth(s, p))
    await build_active(s, p, s.ground.where(answer), str(answer.args[1]), free=True)


def growth(s: ClashTable, p: Player) -> list[Option]:
    """Everything that can be built for nothing: ``build C4 temple``."""
    return building_options(s, p, sorted(cities_of(s, p.seat)), free=True)


def has_barracks(s: ClashTable, p: Player) -> bool:
    """Whether an infantry can be placed anywhere."""
    rooms = (army_room(s, p.seat, n) for n in cities_of(s, p.seat))
    return supply(s, p.seat, INFANTRY) > 0 and any(room > 0 for room in rooms)


@civil("militia", has_barracks)
async def militia(s: ClashTable, p: Player) -> None:
    """A free infantry."""
    await place_free(s, p, INFANTRY, "free-infantry")


def can_settle(s: ClashTable, p: Player) -> bool:
    """Whether a settler can be placed."""
    return supply(s, p.seat, SETTLER) > 0 and bool(cities_of(s, p.seat))


@civil("explorers", lambda s, p: bool(explorable(s, p)) or can_settle(s, p))
async def explorers(s: ClashTable, p: Player) -> None:
    """A region, a settler, or both (COC-EXL-16)."""
    spaces = [spaces_of(slot)[0] for slot in explorable(s, p)]
    if spaces:
        options = [s.ground.options("explore")[n] for n in spaces]
        if can_settle(s, p):
            options.append(DONE)
        answer = await choose(p.seat, "explorers", options)
        if answer != DONE:
            await reveal(s, p, region_of(s.ground.where(answer)))
    await place_free(s, p, SETTLER, "free-settler")


# Barbarians


@cache
def wages(armies: int) -> Price:
    """What so many armies of mercenaries cost."""
    mixes = combinations_with_replacement(HIRED, armies)
    return Price(tuple(amount(Counter(mix)) for mix in mixes))


def tribes(s: ClashTable, p: Player) -> list[int]:
    """The barbarian armies near a player's cities and army units."""
    mine = {*cities_of(s, p.seat), *(space_of(u) for u in s.units[p.seat] if is_army(u))}
    armies = spaces_with(s.units[BARBARIANS])
    return [n for n in armies if not mine.isdisjoint(s.ground.within(n, NEAR))]


def can_hire(s: ClashTable, p: Player) -> bool:
    """Whether a barbarian army can be paid and can move."""
    return can_pay(s, p, wages(1)) and any(room_for(s, n) for n in tribes(s, p))


@civil("mercenaries", can_hire)
async def mercenaries(s: ClashTable, p: Player) -> None:
    """Barbarian armies move where the player likes."""
    hire = s.ground.options("hire")
    left, hired = tribes(s, p), list[int]()
    while left and can_pay(s, p, wages(len(hired) + 1)):
        options = [hire[n] for n in left]
        answer = await choose(p.seat, "mercenaries", [*options, DONE] if hired else options)
        if answer == DONE:
            break
        hired.append(s.ground.where(answer))
        left.remove(hired[-1])
    await pay(s, p, wages(len(hired)), "civil:mercenaries")
    await react(s, p, "barbarians.moving", tuple(hired))
    armies = [n for n in hired if fresh(s, n)]
    use_up(s, ROAM)
    first_do(s, marching(p, armies), " ".join(("mercenaries-moved", *map(str, armies))))


@job("mercenaries-moved")
async def mercenaries_moved(s: ClashTable, *spaces: str) -> None:
    """Settlements that armies have left get infantry."""
    left = [n for n in map(int, spaces) if city_owner(s, n) == BARBARIANS and not fresh(s, n)]
    rest(s)
    for n in left:
        if supply(s, BARBARIANS, INFANTRY) and army_room(s, BARBARIANS, n) > 0:
            place(s, BARBARIANS, INFANTRY, n)
            log(s, "barbarians-reinforced", city=s.ground.things[n], unit="unit:infantry")


def in_awe(s: ClashTable, p: Player) -> bool:
    """Whether a barbarian settlement could be won by influence."""
    if INFLUENCED in s.used or AWE in s.used:
        return False
    return any(in_reach(s, p, awed(s, p)))


@civil(AWE, in_awe)
async def cultural_awe(s: ClashTable, p: Player) -> None:
    """The next attempt of influence may target barbarians."""
    use_up(s, AWE)


async def win_over(s: ClashTable, p: Player, n: int) -> None:
    """A barbarian settlement becomes a player's, and one of its people too."""
    people = at(s, BARBARIANS, n)
    for u in people:
        take(s, BARBARIANS, u)
    s.cities[n] = City(p.seat)
    log(s, "won-over", seat=SEAT[p.seat], city=s.ground.things[n])
    kinds = [kind for kind in (SETTLER, INFANTRY) if people and supply(s, p.seat, kind)]
    if not kinds:
        return
    options = [Option("join", (UNITS[kind],), (f"unit:{UNITS[kind]}",)) for kind in kinds]
    answer = await choose(p.seat, "win-over", options, city=s.ground.things[n])
    kind = UNITS.index(str(answer.args[0]))
    place(s, p.seat, kind, n)
    log(s, "placed", seat=SEAT[p.seat], unit=f"unit:{UNITS[kind]}", city=s.ground.things[n])


WAYS[AWE] = win_over


# Rivals and actions


def holders(s: ClashTable, p: Player) -> list[Player]:
    """Opponents with cards in hand."""
    return [q for q in opponents(s, p) if any(hand(q, kind) for kind in KINDS)]


@against("spies", holders)
async def spies(s: ClashTable, p: Player, other: Player) -> None:
    """A look at a hand, and one card of it for one of the same kind (COC-HID-08)."""
    revealed(s)
    use_up(s, spying(other.seat))
    seen = " ".join(card_thing(card) for kind in KINDS for card in hand(other, kind))
    log(s, "spied", (p.seat,), target=SEAT[other.seat], cards=seen)
    answer = await choose(
        p.seat, "spies", lambda: [*swaps(p, other), DONE], target=SEAT[other.seat]
    )
    s.used = tuple(each for each in s.used if each != spying(other.seat))
    if answer != DONE:
        taken, given = map(str, answer.args)
        swap(s, p, other, taken, given)


def swaps(p: Player, other: Player) -> list[Option]:
    """Cards to take, each with one to give: ``swap a05 a17``."""
    return [
        Option("swap", (theirs, mine), (card_thing(theirs), card_thing(mine)))
        for kind in KINDS
        for theirs in hand(other, kind)
        for mine in hand(p, kind)
    ]


def swap(s: ClashTable, p: Player, other: Player, taken: str, given: str) -> None:
    """Two cards change hands."""
    kind = card_kind(taken)
    hand(other, kind).remove(taken)
    hand(p, kind).remove(given)
    hand(other, kind).append(given)
    hand(p, kind).append(taken)
    who = {"seat": SEAT[p.seat], "target": SEAT[other.seat]}
    log(s, "swapped", None, **who, kind=kind)
    cards = {"taken": card_thing(taken), "given": card_thing(given)}
    log(s, "swapped-cards", (p.seat, other.seat), **who, **cards)


def negotiators(s: ClashTable, p: Player) -> list[Player]:
    """Opponents to agree with, before any main action or move of the turn."""
    if "main" in s.deeds or "moves" in s.deeds:
        return []
    return [q for q in opponents(s, p) if q.seat not in p.barred]


@against("negotiations", negotiators)
async def negotiations(s: ClashTable, p: Player, other: Player) -> None:
    """Neither attacks the other: now, and in the other's next turn."""
    p.barred = (*p.barred, other.seat)
    other.barred = (*other.barred, p.seat)


@civil("leadership", always)
async def leadership(s: ClashTable, p: Player) -> None:
    """One more main action (COC-TRN-08)."""
    s.left += 1


@against("assassination", lambda s, p: [q for q in opponents(s, p) if not q.fewer])
async def assassination(s: ClashTable, p: Player, other: Player) -> None:
    """One main action less in the next turn."""
    other.fewer += 1


# Objectives


@civil("new_goals", lambda s, p: bool(p.objectives))
async def new_goals(s: ClashTable, p: Player) -> None:
    """One of two new objective cards for one from the hand (COC-HID-08)."""
    old = len(p.objectives)
    for _ in range(2):
        draw_objective(s, p)
    answer = await choose(p.seat, "new-goals", lambda: [*goals(p, old), DONE])
    if answer == DONE:
        log(s, "goals-kept", seat=SEAT[p.seat])
    else:
        kept, given_up = (p.objectives.index(str(card)) for card in answer.args)
        p.objectives[given_up], p.objectives[kept] = p.objectives[kept], p.objectives[given_up]
        log(s, "goals-changed", seat=SEAT[p.seat])
    s.objective_deck = shuffled(s, s.objective_deck + p.objectives[old:])
    del p.objectives[old:]


def goals(p: Player, old: int) -> list[Option]:
    """New cards to keep, each with an old one to give up: ``keep o05 o17``."""
    return [
        Option("keep", (new, gone), (f"objective_card:{new}", f"objective_card:{gone}"))
        for new in p.objectives[old:]
        for gone in p.objectives[:old]
    ]


for _card, _run in PERSONS.items():
    CIVILS[_card] = Play(READY[_card], _run)
