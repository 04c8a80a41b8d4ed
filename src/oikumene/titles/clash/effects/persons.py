"""What great persons do when they are played from the hand (COC-EVC-13)."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from oikumene.engine.chance import revealed
from oikumene.engine.decision import Option, choose
from oikumene.engine.journal import log
from oikumene.titles.clash.advances import free_advance, why_not_gain
from oikumene.titles.clash.cards import (
    ADVANCES,
    BUILDINGS,
    CULTURE,
    DONE,
    EVENTS,
    GOODS,
    HAPPY,
    MOOD,
    OBJECTIVE_CARDS,
    SEAT,
    WONDERS,
)
from oikumene.titles.clash.cities import raise_mood
from oikumene.titles.clash.construction import construct, why_not_build
from oikumene.titles.clash.decks import draw_action, put_away, top_objective
from oikumene.titles.clash.events import DIPLOMAT, end_truce
from oikumene.titles.clash.exploration import explorable, reveal
from oikumene.titles.clash.founding import found, why_not_found
from oikumene.titles.clash.ground import region_of, spaces_of
from oikumene.titles.clash.hooks import HOOKS
from oikumene.titles.clash.jobs import first_do, job
from oikumene.titles.clash.movement import start_move
from oikumene.titles.clash.resources import Price, can_pay, gain, pay, price
from oikumene.titles.clash.routes import possible_routes, trade_routes
from oikumene.titles.clash.state import (
    Battle,
    ClashTable,
    Player,
    cities_of,
    clockwise,
    has,
    refresh,
)
from oikumene.titles.clash.uses import Ready, Run

PERSONS: dict[str, Run] = {}
"""What a card does, as an action; the caller has discarded it from the hand."""
READY: dict[str, Ready] = {}
"""Whether a card would do anything."""

WARLORD, WARLORD_BONUS = "great_warlord", 2
ARCHITECT, SAVED = "great_architect", 3
"""Culture tokens that the next wonder costs less."""
SETTLING = price(food=2)
"""To found a city without a settler."""
ASSIGN = {id_: Option("assign", (id_,), (f"objective_card:{id_}",)) for id_ in OBJECTIVE_CARDS}


def person(card: str, ready: Ready) -> Callable[[Run], Run]:
    """Register a great person; `ready` looks beyond the advance that the card grants."""

    def keep(run: Run) -> Run:
        PERSONS[card] = run
        READY[card] = lambda s, p: bool(lessons(p, card)) or ready(s, p)
        return run

    return keep


def always(s: ClashTable, p: Player) -> bool:
    """A card that always does something."""
    return True


def lessons(p: Player, card: str) -> list[str]:
    """The advances that a great person can teach."""
    category = EVENTS[card].category
    return [
        id_
        for id_, each in ADVANCES.items()
        if (each.category == category or (each.government and category == "government"))
        and why_not_gain(p, id_) is None
    ]


async def teach(s: ClashTable, p: Player, card: str) -> None:
    """A free advance of the person's category, if the player likes; no cube of the track."""
    await free_advance(s, p, lessons(p, card), "person-advance", track=False)


@person("great_philosopher", always)
async def great_philosopher(s: ClashTable, p: Player) -> None:
    """Ideas."""
    await teach(s, p, "great_philosopher")
    gain(s, p, {"ideas": 2}, "event:great_philosopher")


@person("great_scientist", always)
async def great_scientist(s: ClashTable, p: Player) -> None:
    """An idea and a card."""
    await teach(s, p, "great_scientist")
    gain(s, p, {"ideas": 1}, "event:great_scientist")
    await draw_action(s, p)


@person("great_statesman", always)
async def great_statesman(s: ClashTable, p: Player) -> None:
    """Two cards."""
    await teach(s, p, "great_statesman")
    await draw_action(s, p, 2)


@person("great_artist", lambda s, p: bool(gloomy(s, p)))
async def great_artist(s: ClashTable, p: Player) -> None:
    """A city becomes Happy."""
    await teach(s, p, "great_artist")
    cities = gloomy(s, p)
    if not cities:
        return
    options = s.ground.options("cheer")
    answer = await choose(p.seat, "great-artist", [options[n] for n in cities])
    raise_mood(s, s.ground.where(answer), HAPPY)


def gloomy(s: ClashTable, p: Player) -> list[int]:
    """A player's cities that are not Happy."""
    return [n for n in sorted(cities_of(s, p.seat)) if s.cities[n].mood != HAPPY]


@person("great_prophet", lambda s, p: bool(sites(s, p, ["temple"])))
async def great_prophet(s: ClashTable, p: Player) -> None:
    """A Temple without activating its city."""
    await teach(s, p, "great_prophet")
    await may_build(s, p, ["temple"], "great-prophet")


@person("great_engineer", lambda s, p: bool(sites(s, p, BUILDINGS)))
async def great_engineer(s: ClashTable, p: Player) -> None:
    """A building without activating its city."""
    await teach(s, p, "great_engineer")
    await may_build(s, p, BUILDINGS, "great-engineer")


def sites(s: ClashTable, p: Player, buildings: Iterable[str]) -> list[Option]:
    """Where some buildings can be built without activating a city: ``build C4 temple``."""
    return [
        s.ground.options("build", building, of="building")[n]
        for n in sorted(cities_of(s, p.seat))
        for building in buildings
        if why_not_build(s, p, n, building, active=False) is None
    ]


async def may_build(s: ClashTable, p: Player, buildings: Iterable[str], ask: str) -> None:
    """Build one of some buildings for its price, or nothing."""
    answer = await choose(p.seat, ask, [*sites(s, p, buildings), DONE])
    if answer != DONE:
        await construct(s, p, s.ground.where(answer), str(answer.args[1]))


@person("great_merchant", lambda s, p: has(p, "trade_routes") and possible_routes(s, p) > 0)
async def great_merchant(s: ClashTable, p: Player) -> None:
    """The income of trade routes once more."""
    await teach(s, p, "great_merchant")
    if has(p, "trade_routes"):
        await trade_routes(s, p)


@person(WARLORD, always)
async def great_warlord(s: ClashTable, p: Player) -> None:
    """A move action; while it lasts the card is in force."""
    await teach(s, p, WARLORD)
    s.in_force = (*s.in_force, WARLORD)
    refresh(s)
    first_do(s, "warlord-rests")
    start_move(s, p)


@HOOKS.reacts("battle.begins", WARLORD)
async def lead_the_way(s: ClashTable, owner: int, p: Player, b: Battle) -> None:
    """The first battle that the player starts gets a bonus in every round."""
    if owner == p.seat == b.attacker == s.active:
        b.bonus[b.side_of(owner)] += WARLORD_BONUS
        await warlord_rests(s)


@job("warlord-rests")
async def warlord_rests(s: ClashTable) -> None:
    """The bonus was given, or was not needed."""
    s.in_force = tuple(card for card in s.in_force if card != WARLORD)
    refresh(s)


@person("great_discoverer", lambda s, p: bool(explorable(s, p)))
async def great_discoverer(s: ClashTable, p: Player) -> None:
    """A region is explored, and a city may be founded there without a settler."""
    await teach(s, p, "great_discoverer")
    slots = explorable(s, p)
    options = s.ground.options("explore")
    ask = [*(options[spaces_of(slot)[0]] for slot in slots), DONE]
    answer = await choose(p.seat, "great-discoverer", ask)
    if answer == DONE:
        return
    slot = region_of(s.ground.where(answer))
    await reveal(s, p, slot)
    await colonize(s, p, slot)


async def colonize(s: ClashTable, p: Player, slot: int) -> None:
    """Found a city in a region for food, or not."""
    if not can_pay(s, p, SETTLING):
        return
    options = s.ground.options("found")
    spaces = [n for n in spaces_of(slot) if why_not_found(s, p, n) is None]
    answer = await choose(p.seat, "colonize", [*(options[n] for n in spaces), DONE])
    if answer == DONE:
        return
    await pay(s, p, SETTLING, "event:great_discoverer")
    await found(s, p, s.ground.where(answer))


@person("great_athlete", lambda s, p: bool(p.goods[MOOD] or p.goods[CULTURE]))
async def great_athlete(s: ClashTable, p: Player) -> None:
    """Tokens of one kind become tokens of the other."""
    await teach(s, p, "great_athlete")
    options = [
        Option("exchange", (GOODS[kind], n), (f"resource:{GOODS[kind]}",))
        for kind in (MOOD, CULTURE)
        for n in range(1, p.goods[kind] + 1)
    ]
    answer = await choose(p.seat, "great-athlete", [*options, DONE])
    if answer == DONE:
        return
    given, n = GOODS.index(str(answer.args[0])), int(answer.args[1])
    gained = CULTURE if given == MOOD else MOOD
    p.goods[given] -= n
    p.goods[gained] += n
    log(
        s,
        "exchanged",
        seat=SEAT[p.seat],
        given=f"{GOODS[given]} {n}",
        gained=f"{GOODS[gained]} {n}",
    )


@person("great_oracle", lambda s, p: bool(s.objective_deck or s.objective_discard))
async def great_oracle(s: ClashTable, p: Player) -> None:
    """An objective card is laid out for each player (COC-EVC-29)."""
    old = list(s.assigned.values())
    drawn = {seat: top_objective(s) for seat in clockwise(s, p.seat)}
    s.assigned = {seat: card for seat, card in drawn.items() if card}
    s.objective_discard += old
    s.oracle = p.seat
    revealed(s)
    first_do(s, *(f"oracle {seat}" for seat in list(s.assigned)[:-1]))


@job("oracle")
async def oracle(s: ClashTable, seat: str) -> None:
    """Who plays the oracle chooses the card of a seat among those not yet given away."""
    left = list(s.assigned)[list(s.assigned).index(int(seat)) :]
    answer = await choose(
        s.oracle,
        "oracle",
        lambda: [ASSIGN[s.assigned[each]] for each in left],
        player=SEAT[int(seat)],
    )
    swapped = next(each for each in left if s.assigned[each] == answer.args[0])
    s.assigned = {
        **s.assigned,
        int(seat): s.assigned[swapped],
        swapped: s.assigned[int(seat)],
    }
    log(
        s,
        "assigned",
        (s.oracle,),
        seat=SEAT[int(seat)],
        card=f"objective_card:{s.assigned[int(seat)]}",
    )


async def discharge(s: ClashTable, p: Player) -> None:
    """The owner of the Great Diplomat ends the agreement (COC-EVC-28)."""
    end_truce(s)


PERSONS[DIPLOMAT] = discharge
READY[DIPLOMAT] = lambda s, p: DIPLOMAT in p.open_cards


# The Great Architect lies open and helps with the next wonder (COC-EVC-27)


@HOOKS.changes("build.price", ARCHITECT)
def drawn_up(_s: ClashTable, owner: int, due: Price, p: Player, _n: int, what: str) -> Price:
    """It costs less culture,"""
    if p.seat != owner or what not in WONDERS:
        return due
    less = [(*c[:CULTURE], c[CULTURE] - SAVED, *c[CULTURE + 1 :]) for c in due.costs]
    return Price(tuple(less), due.swaps)


@HOOKS.changes("wonder.able", ARCHITECT)
def consulted(_s: ClashTable, owner: int, able: bool, p: Player) -> bool:
    """needs no advance of its own,"""
    return able or p.seat == owner


@HOOKS.reacts("build.paid", ARCHITECT)
async def retired(s: ClashTable, owner: int, p: Player, what: str) -> None:
    """and then the card is discarded."""
    if p.seat != owner or what not in WONDERS:
        return
    p.open_cards = tuple(card for card in p.open_cards if card != ARCHITECT)
    put_away(s, p, ARCHITECT)
    refresh(s)
