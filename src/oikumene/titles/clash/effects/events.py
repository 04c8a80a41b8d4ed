"""What the texts of the event cards do (COC-EVC)."""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial

from oikumene.engine.decision import Option, choose
from oikumene.engine.journal import log
from oikumene.titles.clash.advances import link
from oikumene.titles.clash.capture import check_cargo, lose_unit
from oikumene.titles.clash.cards import (
    ADVANCES,
    ANGRY,
    BARBARIANS,
    BARREN,
    DONE,
    EVENTS,
    FOOD,
    FOREST,
    GOODS,
    INFANTRY,
    LEADER,
    NEUTRAL,
    NO,
    NOWHERE,
    SEAT,
    SETTLER,
    SHIP,
    UNITS,
    WONDERS,
    WOOD,
    amount,
)
from oikumene.titles.clash.decks import action_thing, discard_action, open_wonder
from oikumene.titles.clash.events import DIPLOMAT, PLAGUE, TEXTS, Effect, text
from oikumene.titles.clash.governments import may_change, other_governments
from oikumene.titles.clash.leaders import dismiss
from oikumene.titles.clash.mood import lower_by_event
from oikumene.titles.clash.pieces import (
    HIRED,
    army_room,
    at,
    building_supply,
    is_army,
    kind_of,
    space_of,
    supply,
)
from oikumene.titles.clash.recruiting import bring, place_free
from oikumene.titles.clash.resources import (
    Price,
    can_pay,
    cap,
    exactly,
    gain,
    gain_one_of,
    heed_limits,
    pay,
)
from oikumene.titles.clash.state import (
    ClashTable,
    Player,
    change,
    cities_of,
    clockwise,
    has,
    number_of_cities,
    opponents,
    refresh,
)

TRAFFIC = ("roads", "navigation", "trade_routes")
"""Advances that spread diseases."""
PIECE = 4
"""Half points of a settlement or building on a kept card."""
SETTLEMENT = "settlement"
UPRISING = Price(
    tuple(
        amount({"mood": mood, "culture": tokens - mood})
        for tokens in range(1, 5)
        for mood in range(tokens + 1)
    ),
    (),
)
"""One to four tokens."""


# Whom it hits, and whom they choose


def everyone(s: ClashTable, p: Player) -> list[Player]:
    """All players, clockwise from who drew the card (COC-EVT-05)."""
    return [s.players[seat] for seat in clockwise(s, p.seat)]


def exposed(s: ClashTable, p: Player) -> list[Player]:
    """All players whom no advance protects (COC-EVT-15)."""
    return [q for q in everyone(s, p) if not protected(s, q)]


def protected(s: ClashTable, p: Player) -> bool:
    """Whether a player ignores the text of the card."""
    return any(has(p, each) for each in EVENTS[s.event].protected)


def spreading(p: Player) -> bool:
    """Whether a disease hits a player harder."""
    return any(has(p, each) for each in TRAFFIC)


async def pick(s: ClashTable, p: Player, among: Iterable[Player], ask: str) -> Player | None:
    """A player chooses one of some players."""
    options = [Option("player", (q.seat,), (SEAT[q.seat],)) for q in among]
    if not options:
        return None
    answer = await choose(p.seat, ask, options, event=f"event:{s.event}")
    return s.players[int(answer.args[0])]


# Cities


def calm(s: ClashTable, cities: Iterable[int]) -> list[int]:
    """Those of some cities whose mood can drop (COC-EVT-18)."""
    return [n for n in sorted(cities) if s.cities[n].mood != ANGRY]


async def upset(s: ClashTable, p: Player, cities: Iterable[int]) -> int:
    """A player chooses one of some cities: its mood drops by a level."""
    found = calm(s, cities)
    if not found:
        return NOWHERE
    options = s.ground.options("lower")
    ask = [options[n] for n in found]
    answer = await choose(p.seat, "event-mood", ask, event=f"event:{s.event}")
    n = s.ground.where(answer)
    await lower_by_event(s, n)
    return n


async def anger(s: ClashTable, p: Player, cities: Iterable[int]) -> None:
    """A player chooses one of some cities: it becomes Angry."""
    found = calm(s, cities)
    if not found:
        return
    options = s.ground.options("anger")
    ask = [options[n] for n in found]
    answer = await choose(p.seat, "event-anger", ask, event=f"event:{s.event}")
    n = s.ground.where(answer)
    await lower_by_event(s, n, s.cities[n].mood)


# Units


def lose_options(s: ClashTable, units: Iterable[int]) -> dict[Option, int]:
    """The units that a player may give up; those alike are one option: ``lose C4 infantry``."""
    found = {}
    for u in units:
        kind = "pirate" if u & HIRED else UNITS[kind_of(u)]
        found[s.ground.options("lose", kind)[space_of(u)]] = u
    return found


async def lose(s: ClashTable, p: Player, u: int) -> None:
    """A unit is lost; what it carried may drown (COC-EVT-21)."""
    await lose_unit(s, p.seat, u)
    if kind_of(u) == SHIP:
        await check_cargo(s, p.seat, space_of(u))


async def lose_units(s: ClashTable, p: Player, number: int) -> None:
    """A player loses some units of choice."""
    for left in range(number, 0, -1):
        options = lose_options(s, s.units[p.seat])
        if not options:
            return
        answer = await choose(
            p.seat, "event-units", list(options), n=left, event=f"event:{s.event}"
        )
        await lose(s, p, options[answer])


# Goods


def take_goods(s: ClashTable, p: Player, kind: int, number: int) -> int:
    """A player loses goods as far as available; how many."""
    lost = min(number, p.goods[kind])
    if lost:
        p.goods[kind] -= lost
        log(s, "lost", seat=SEAT[p.seat], goods=f"{GOODS[kind]} {lost}", why=f"event:{s.event}")
    return lost


def keep(s: ClashTable, p: Player, half_points: int) -> None:
    """The card is kept, and half points on it are a player's."""
    p.kept = {**p.kept, s.event: p.kept.get(s.event, 0) + half_points}


# Famine and disease


@text("plague")
async def plague(s: ClashTable, p: Player) -> None:
    """Moods drop, and nobody without Sanitation builds (COC-EVC-05)."""
    for q in exposed(s, p):
        cities = cities_of(s, q.seat)
        if len(cities) < 2:
            continue
        first = await upset(s, q, cities)
        if spreading(q):
            await upset(s, q, (n for n in cities if n != first))
    if not all("sanitation" in q.advances for q in s.players):
        s.in_force = (*s.in_force, PLAGUE)
        refresh(s)


@text("epidemic")
async def epidemic(s: ClashTable, p: Player) -> None:
    """Units die (COC-EVC-06)."""
    for q in exposed(s, p):
        if len(s.units[q.seat]) >= 2:
            await lose_units(s, q, 1 + spreading(q))


@text("black_death")
async def black_death(s: ClashTable, p: Player) -> None:
    """Of every four units one dies, for a point (COC-EVC-22)."""
    for q in everyone(s, p):
        number = len(s.units[q.seat]) // 4
        if not number:
            continue
        number += spreading(q)
        keep(s, q, 2 * number)
        await lose_units(s, q, number)


def famine(food: int) -> Effect:
    """The drawer loses food (COC-EVC-04)."""

    async def starve(s: ClashTable, p: Player) -> None:
        if not protected(s, p):
            await go_hungry(s, p, food, cities_of(s, p.seat))

    return starve


async def go_hungry(s: ClashTable, p: Player, food: int, cities: Iterable[int]) -> None:
    """A player loses food; if it does not suffice, one of some cities becomes Angry."""
    if take_goods(s, p, FOOD, food) < food:
        await anger(s, p, cities)


for _n in (1, 2, 3):
    TEXTS[f"famine_{_n}"] = famine(1)
    TEXTS[f"severe_famine_{_n}"] = famine(2)


@text("famine_pests")
async def pests(s: ClashTable, p: Player) -> None:
    """Who stores food loses some (COC-EVC-24)."""
    for q in exposed(s, p):
        if has(q, "storage"):
            await go_hungry(s, q, 1, cities_of(s, q.seat))


@text("famine_drought")
async def drought(s: ClashTable, p: Player) -> None:
    """Cities at Barren land need food (COC-EVC-24)."""
    cities = [n for n in cities_of(s, p.seat) if is_dusty(s, n)]
    if cities and not protected(s, p):
        await go_hungry(s, p, min(3, len(cities)), cities)


def is_dusty(s: ClashTable, n: int) -> bool:
    """Whether a space is Barren or next to Barren land."""
    return any(s.terrain[m] == BARREN for m in (n, *s.ground.beside[n]))


@text("epidemic_pandemic")
async def pandemic(s: ClashTable, p: Player) -> None:
    """Everybody gives up things of any sort (COC-EVC-21)."""
    for q in exposed(s, p):
        for left in range(number_of_cities(s, q.seat) // 2, 0, -1):
            if not belongings(s, q):
                break
            await give_up(s, q, await choose(q.seat, "pandemic", partial(belongings, s, q), n=left))


def belongings(s: ClashTable, p: Player) -> list[Option]:
    """Everything that a player can give up."""
    goods = [
        Option("spend", (GOODS[kind],), (f"resource:{GOODS[kind]}",))
        for kind, n in enumerate(p.goods)
        if n
    ]
    actions = [Option("discard", (card,), (action_thing(card),)) for card in p.actions]
    goals = [Option("drop", (card,), (f"objective_card:{card}",)) for card in p.objectives]
    return [*goods, *lose_options(s, s.units[p.seat]), *dict.fromkeys(actions), *goals]


async def give_up(s: ClashTable, p: Player, what: Option) -> None:
    """A player gives up one of the belongings."""
    name = str(what.args[0])
    if what.verb == "spend":
        take_goods(s, p, GOODS.index(name), 1)
    elif what.verb == "discard":
        discard_action(s, p, name)
        log(s, "discarded", seat=SEAT[p.seat], card=action_thing(name))
    elif what.verb == "drop":
        p.objectives.remove(name)
        s.objective_discard.append(name)
        log(s, "discarded-objective", seat=SEAT[p.seat])
        log(s, "discarded-objective-card", (p.seat,), card=f"objective_card:{name}")
    else:
        await lose(s, p, lose_options(s, s.units[p.seat])[what])


# Good years


def year_for_all(food: int) -> Effect:
    """Everybody gains food (COC-EVC-07)."""

    async def reap(s: ClashTable, p: Player) -> None:
        for q in everyone(s, p):
            gain(s, q, {"food": food}, f"event:{s.event}")

    return reap


def year_for_one(food: int) -> Effect:
    """The drawer gains food (COC-EVC-07)."""

    async def reap(s: ClashTable, p: Player) -> None:
        gain(s, p, {"food": food}, f"event:{s.event}")

    return reap


def year_to_share(food: int) -> Effect:
    """The drawer gains food and gives as much to opponents who can store it (COC-EVC-07)."""

    async def reap(s: ClashTable, p: Player) -> None:
        gain(s, p, {"food": food}, f"event:{s.event}")
        for _ in range(food):
            hungry = [q for q in opponents(s, p) if q.goods[FOOD] < cap(s, q, FOOD)]
            other = await pick(s, p, hungry, "give-food")
            if other:
                gain(s, other, {"food": 1}, f"event:{s.event}")

    return reap


for _year, _food in (("fine", 1), ("good", 2), ("splendid", 3)):
    TEXTS[f"{_year}_year_all"] = year_for_all(_food)
    TEXTS[f"{_year}_year_drawer"] = year_for_one(_food)
    TEXTS[f"{_year}_year_share"] = year_to_share(_food)


@text("prosperous_year")
async def prosperous_year(s: ClashTable, p: Player) -> None:
    """Who has the fewest cities catches up (COC-EVC-26)."""
    cities = {q.seat: number_of_cities(s, q.seat) for q in s.players}
    fewest, most = min(cities.values()), max(cities.values())
    for q in everyone(s, p):
        if cities[q.seat] == fewest:
            gain(s, q, {"food": most - fewest or 1}, f"event:{s.event}")


def cities_with(s: ClashTable, p: Player, *buildings: str) -> int:
    """In how many of a player's cities one of some buildings stands."""
    return sum(
        any(each in s.cities[n].buildings for each in buildings) for n in cities_of(s, p.seat)
    )


@text("meeting_of_academics")
async def meeting_of_academics(s: ClashTable, p: Player) -> None:
    """COC-EVC-25."""
    for q in everyone(s, p):
        ideas = cities_with(s, q, "academy", "observatory")
        gain(s, q, {"ideas": max(ideas, 2) if q is p else ideas}, f"event:{s.event}")


@text("brisk_trade")
async def brisk_trade(s: ClashTable, p: Player) -> None:
    """COC-EVC-25."""
    for q in everyone(s, p):
        gold = min(3, cities_with(s, q, "market", "port"))
        gain(s, q, {"gold": max(gold, 1) if q is p else gold}, f"event:{s.event}")


@text("era_of_stability")
async def era_of_stability(s: ClashTable, p: Player) -> None:
    """COC-EVC-25."""
    for q in everyone(s, p):
        tokens = min(3, cities_with(s, q, "temple", "obelisk"))
        if q is p:
            tokens = max(tokens, 1)
        if tokens:
            mixes = ({"mood": tokens - n, "culture": n} for n in range(tokens + 1))
            some = [{name: n for name, n in mix.items() if n} for mix in mixes]
            await gain_one_of(s, q, *some, why=f"event:{s.event}")


# People


@text("population_boom_1", "population_boom_2")
async def population_boom(s: ClashTable, p: Player) -> None:
    """A settler for the drawer and for an opponent (COC-EVC-08)."""
    await place_free(s, p, SETTLER, "free-settler")
    await settler_for_opponent(s, p)


async def settler_for_opponent(s: ClashTable, p: Player) -> None:
    """An opponent of choice who can place a settler does so."""
    able = [q for q in opponents(s, p) if supply(s, q.seat, SETTLER) and cities_of(s, q.seat)]
    other = await pick(s, p, able, "give-settler")
    if other:
        await place_free(s, other, SETTLER, "free-settler")


@text("migration_1", "migration_2")
async def migration(s: ClashTable, p: Player) -> None:
    """A settler for an opponent; the drawer's people complain (COC-EVC-09)."""
    await settler_for_opponent(s, p)
    await upset(s, p, cities_of(s, p.seat))


@text("civil_war_1", "civil_war_2")
async def civil_war(s: ClashTable, p: Player) -> None:
    """Infantry dies where people are not Happy (COC-EVC-10)."""
    cities = [n for n in sorted(cities_of(s, p.seat)) if is_torn(s, p, n)]
    if not cities:
        await upset(s, p, cities_of(s, p.seat))
        return
    options = s.ground.options("lose", "infantry")
    answer = await choose(p.seat, "civil-war", [options[n] for n in cities])
    n = s.ground.where(answer)
    await lose_unit(s, p.seat, infantry_at(s, p, n)[0])
    await lower_by_event(s, n)


def is_torn(s: ClashTable, p: Player, n: int) -> bool:
    """Whether a civil war can break out in a city."""
    return s.cities[n].mood <= NEUTRAL and bool(infantry_at(s, p, n))


def infantry_at(s: ClashTable, p: Player, n: int) -> list[int]:
    """A player's infantry on a space."""
    return [u for u in at(s, p.seat, n) if kind_of(u) == INFANTRY]


@text("revolution")
async def revolution(s: ClashTable, p: Player) -> None:
    """An action less, another government; an army unit averts either (COC-EVC-11)."""
    if loses_action(s, p) and not await averted(s, p, "avert-idleness"):
        log(s, "action-lost", seat=SEAT[p.seat])
        if s.step:
            p.fewer += 1
        else:
            s.left -= 1
    if other_governments(p) and not await averted(s, p, "avert-change"):
        await may_change(s, p, must=True, free=True)


def loses_action(s: ClashTable, p: Player) -> bool:
    """Whether there is an action to lose: of this turn, or of the next in the status phase."""
    return bool(s.step) or (s.active == p.seat and s.left > 0)


async def averted(s: ClashTable, p: Player, ask: str) -> bool:
    """Whether a player gives up an army unit instead."""
    options = lose_options(s, [u for u in s.units[p.seat] if is_army(u)])
    if not options:
        return False
    answer = await choose(p.seat, ask, [*options, DONE])
    if answer == DONE:
        return False
    await lose(s, p, options[answer])
    return True


@text("revolution_uprising")
async def uprising(s: ClashTable, p: Player) -> None:
    """Tokens are laid on the card (COC-EVC-14)."""
    if can_pay(s, p, UPRISING):
        keep(s, p, sum(await pay(s, p, UPRISING, f"event:{s.event}")))


@text("revolution_et_tu_brute")
async def et_tu_brute(s: ClashTable, p: Player) -> None:
    """The leader dies; a last one comes, or points (COC-EVC-18)."""
    await dismiss(s, p)
    cities = [n for n in sorted(cities_of(s, p.seat)) if army_room(s, p.seat, n) > 0]
    options = s.ground.options("leader")
    successors = [options[n] for n in cities] if p.leaders and not p.leaderless else []
    points = Option("points", (), (f"event:{s.event}",))
    answer = await choose(p.seat, "successor", [*successors, points])
    if answer == points:
        keep(s, p, 4)
    else:
        await bring(s, p, LEADER, s.ground.where(answer))
    p.leaderless = True


@text("revolution_anarchy")
async def anarchy(s: ClashTable, p: Player) -> None:
    """All government advances are set aside (COC-EVC-19)."""
    lost = [id_ for id_ in p.advances if id_ in ADVANCES and ADVANCES[id_].government]
    if not lost:
        return
    p.advances = {id_: age for id_, age in p.advances.items() if id_ not in lost}
    p.anarchy += len(lost)
    keep(s, p, 0)
    log(s, "anarchy", seat=SEAT[p.seat], n=len(lost))
    link(s, p)
    refresh(s)
    heed_limits(s, p)


# Disasters


@text("local_flood")
async def local_flood(s: ClashTable, p: Player) -> None:
    """A coastal city suffers (COC-EVC-03)."""
    await upset(s, p, (n for n in cities_of(s, p.seat) if s.ground.seas(n)))


@text("major_flood")
async def major_flood(s: ClashTable, p: Player) -> None:
    """Everybody's coasts suffer (COC-EVC-03)."""
    for q in everyone(s, p):
        await local_flood(s, q)


@text("wildfire")
async def wildfire(s: ClashTable, p: Player) -> None:
    """A forest burns, and the cities in it suffer (COC-EVC-23)."""
    mine = [n for n in sorted(cities_of(s, p.seat)) if s.terrain[n] == FOREST]
    if not mine:
        take_goods(s, p, WOOD, 1)
        return
    options = s.ground.options("burn")
    answer = await choose(p.seat, "wildfire", [options[n] for n in calm(s, mine) or mine])
    burning = forest(s, s.ground.where(answer))
    for owner in (*clockwise(s, p.seat), BARBARIANS):
        for n in sorted(burning.intersection(cities_of(s, owner))):
            await lower_by_event(s, n)


def forest(s: ClashTable, n: int) -> set[int]:
    """The connected forest around a space."""
    found, border = {n}, [n]
    while border:
        for m in s.ground.beside[border.pop()]:
            if s.terrain[m] == FOREST and m not in found:
                found.add(m)
                border.append(m)
    return found


@text("volcano")
async def volcano(s: ClashTable, p: Player) -> None:
    """A city vanishes with all units; its pieces are kept for points (COC-EVC-01)."""
    cities = sorted(cities_of(s, p.seat))
    if len(cities) < 4:
        return
    options = s.ground.options("destroy")
    answer = await choose(p.seat, "volcano", [options[n] for n in cities])
    n = s.ground.where(answer)
    log(s, "city-destroyed", seat=SEAT[p.seat], city=s.ground.things[n])
    for u in at(s, p.seat, n):
        await lose_unit(s, p.seat, u)
    city = s.cities[n]
    for piece in (*city.buildings, *city.wonders, SETTLEMENT):
        bury(s, n, piece)
    refresh(s)


def bury(s: ClashTable, n: int, piece: str) -> None:
    """A piece of a city goes on the card: points for its colour, out of the game (COC-EVT-19)."""
    city = s.cities[n]
    if piece in city.wonders:
        s.ruined = {**s.ruined, piece: city.owner}
        keep(s, s.players[city.owner], 0)
        change(s, n, wonders=tuple(each for each in city.wonders if each != piece))
        return
    colour = s.players[city.buildings.get(piece, city.owner)]
    keep(s, colour, PIECE)
    colour.gone = {**colour.gone, piece: colour.gone.get(piece, 0) + 1}
    if piece == SETTLEMENT:
        del s.cities[n]
        return
    buildings = {id_: seat for id_, seat in city.buildings.items() if id_ != piece}
    change(s, n, buildings=buildings, port=NOWHERE if piece == "port" else city.port)


@text("earthquake")
async def earthquake(s: ClashTable, p: Player) -> None:
    """One to three pieces of the drawer's cities fall (COC-EVC-02)."""
    if number_of_cities(s, p.seat) < 3:
        return
    hit: dict[int, None] = {}
    for left in (3, 2, 1):
        options = {option: at_ for n in sorted(cities_of(s, p.seat)) for option, at_ in ruins(s, n)}
        if not options:
            break
        ask = [*options, DONE] if hit else list(options)
        answer = await choose(p.seat, "earthquake", ask, n=left)
        if answer == DONE:
            break
        n, piece = options[answer]
        hit[n] = None
        bury(s, n, piece)
        refresh(s)
        log(s, "piece-destroyed", seat=SEAT[p.seat], city=s.ground.things[n], piece=named(piece))
    for n in hit:
        if n in s.cities:
            await lower_by_event(s, n)


@text("major_earthquake")
async def major_earthquake(s: ClashTable, p: Player) -> None:
    """Everybody's cities fall (COC-EVC-02)."""
    for q in everyone(s, p):
        await earthquake(s, q)


def ruins(s: ClashTable, n: int) -> list[tuple[Option, tuple[int, str]]]:
    """The pieces of a city that can fall: ``destroy C4 temple``; the settlement as the last."""
    city = s.cities[n]
    pieces = (*city.buildings, *city.wonders) or (SETTLEMENT,)
    return [(s.ground.options("destroy", piece)[n], (n, piece)) for piece in pieces]


def named(piece: str) -> str:
    """A city piece as a thing of the journal."""
    return f"wonder:{piece}" if piece in WONDERS else f"building:{piece}"


# Beliefs and envoys


@text("reformation")
async def reformation(s: ClashTable, p: Player) -> None:
    """An opponent takes over a Temple (COC-EVC-20)."""
    victim: Player | None = p
    if not temples(s, p):
        able = [q for q in opponents(s, p) if temples(s, q) and reformers(s, q)]
        victim = await pick(s, p, able, "reformation-victim")
    if victim is None:
        return
    other = await pick(s, victim, reformers(s, victim), "reformer")
    if other is None:
        return
    options = s.ground.options("temple")
    answer = await choose(other.seat, "reformation", [options[n] for n in temples(s, victim)])
    n = s.ground.where(answer)
    change(s, n, buildings={**s.cities[n].buildings, "temple": other.seat})
    log(s, "reformed", seat=SEAT[other.seat], city=s.ground.things[n])


def temples(s: ClashTable, p: Player) -> list[int]:
    """A player's cities with a Temple of the own colour."""
    return [
        n for n in sorted(cities_of(s, p.seat)) if s.cities[n].buildings.get("temple") == p.seat
    ]


def reformers(s: ClashTable, p: Player) -> list[Player]:
    """A player's opponents with a Temple in supply."""
    return [q for q in opponents(s, p) if building_supply(s, q, "temple") > 0]


@text("envoys_meet")
async def envoys_meet(s: ClashTable, p: Player) -> None:
    """Gifts, and a wonder card for whoever draws next (COC-EVC-15)."""
    gain(s, p, {"ideas": 1, "culture": 1}, f"event:{s.event}")
    other = await pick(s, p, opponents(s, p), "give-culture")
    if other:
        gain(s, other, {"culture": 1}, f"event:{s.event}")
    open_wonder(s)


@text("solar_eclipse", "trojan_horse")
async def stay_in_force(s: ClashTable, p: Player) -> None:
    """The card lies open until somebody takes it (COC-EVC-16, COC-EVC-17)."""
    s.in_force = (*s.in_force, s.event)
    refresh(s)


# Great persons


@text(*(id_ for id_, each in EVENTS.items() if each.person))
async def great_person(s: ClashTable, p: Player) -> None:
    """The drawer may take the card, then the others for more (COC-EVC-12)."""
    card = s.event
    take = Option("take", (card,), (f"event:{card}",))
    for q in everyone(s, p):
        fee = exactly(culture=1 if q is p else 2)
        if not can_pay(s, q, fee):
            continue
        if await choose(q.seat, "great-person", [take, NO], event=f"event:{card}") == NO:
            continue
        await pay(s, q, fee, f"event:{card}")
        log(s, "person-taken", seat=SEAT[q.seat], event=f"event:{card}")
        await join(s, q, card)
        return


async def join(s: ClashTable, p: Player, card: str) -> None:
    """A great person comes to a player, into the hand or on the table."""
    if EVENTS[card].person == "hand":
        p.actions.append(card)
        return
    p.open_cards = (*p.open_cards, card)
    refresh(s)
    if card != DIPLOMAT:
        return
    other = await pick(s, p, opponents(s, p), "truce")
    if other:
        s.truce = (p.seat, other.seat)
        log(s, "truce", seat=SEAT[p.seat], other=SEAT[other.seat])
