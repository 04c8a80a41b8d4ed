"""The table as numbers of about size 1, as a seat sees it: what learning players learn from.

First what concerns all, then the seat's own part (what everybody sees of it, then what only it
knows or needs), then every rival clockwise: what everybody sees, and how the armies of the two
stand to each other's cities. Rivals that are not there are zeros.

This is called more often than any rule. What hangs on the board or on advances alone is worked out
once and remembered, and all players are counted in one pass.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import lru_cache
from operator import add, sub
from typing import NamedTuple

from oikumene.titles.clash.cards import (
    ACTIONS,
    ACTIONS_PER_TURN,
    ADVANCES,
    ANGRY,
    BUILDINGS,
    CAPTIVE,
    CATEGORIES,
    CAVALRY,
    CITY_LIMIT,
    CIVIL,
    CULTURE,
    ELEPHANT,
    FERTILE,
    FOREST,
    GOODS,
    GOVERNMENTS,
    HAPPY,
    INFANTRY,
    LEADER,
    MOOD,
    MOUNTAIN,
    OBJECTIVE_CARDS,
    OBJECTIVES,
    OWN_ADVANCES,
    PIRATES,
    ROUNDS,
    SEA,
    SETTLEMENTS,
    SETTLER,
    SHIP,
    START_ADVANCES,
    TACTICS,
    TRACK,
    UNEXPLORED,
    UNITS,
    WONDER_COST,
    WONDERS,
    Objective,
)
from oikumene.titles.clash.ground import ground_of
from oikumene.titles.clash.hooks import HOOKS
from oikumene.titles.clash.scoring import CATEGORIES as SOURCES
from oikumene.titles.clash.scoring import POINT
from oikumene.titles.clash.sides import ATTACKER, fighters
from oikumene.titles.clash.state import ClashTable, Player
from oikumene.titles.clash.trading import DRAFT, OFFERS
from oikumene.titles.clash.trading import goods as traded
from oikumene.titles.clash.trading import kinds as traded_cards
from oikumene.titles.clash.turn import ages

SEATS = 4
OWNERS = PIRATES + 1
Numbers = tuple[float, ...]
Spaces = tuple[int, ...]


def features(s: ClashTable, seat: int) -> list[float]:
    """The table as a seat sees it; what each number is stands in FEATURES."""
    stands = survey(s)
    rivals = [*s.players[seat + 1 :], *s.players[:seat]]
    p, mine = s.players[seat], stands[seat]
    found = [
        *common(s, stands),
        *public(s, p, mine),
        *private(s, p, mine, [stands[q.seat] for q in rivals]),
    ]
    for q in rivals:
        theirs = stands[q.seat]
        found += public(s, q, theirs)
        found += attack(mine, theirs, q.seat)
        found += attack(theirs, mine, seat)
    found += ABSENT[len(s.players)]
    return found


# What hangs on the board

TERRAINS = FERTILE + FOREST + MOUNTAIN + SEA
SITE = FERTILE + FOREST + MOUNTAIN
NEARER = 0.7
"""What a goal counts of one that is a step nearer."""
FAR = 20
FADED = (*(NEARER**n for n in range(FAR)), 0.0)
SITES = 6
"""So many of the best places for a city are looked at."""


class Realm(NamedTuple):
    """The cities of somebody."""

    land: Numbers
    """Spaces of each terrain that they can work,"""
    near: Numbers
    """how near each space of the board is to one of them,"""
    hopes: Numbers
    """and to the best place for a city: what it offers, and how near it is."""


class Land(NamedTuple):
    """What follows from where cities stand."""

    realms: tuple[Realm, ...]
    borders: dict[int, Spaces]
    """The cities beside a space."""


@lru_cache(1 << 11)
def land_of(terrain: str, cities: Spaces, owners: Spaces, exhausted: Spaces) -> Land:
    """The board with its cities."""
    beside = ground_of(terrain).beside
    borders: dict[int, Spaces] = {}
    for n in cities:
        for m in beside[n]:
            borders[m] = (*borders.get(m, ()), n)
    worked = {n: working(terrain, cities, exhausted, n) for n in cities}
    holders = list(zip(cities, owners, strict=True))
    hopes = hopes_of(terrain, cities, exhausted)
    realms = []
    for owner in range(OWNERS):
        mine = tuple(n for n, who in holders if who == owner)
        land = NO_LAND
        for n in mine:
            land = tuple(map(add, land, worked[n]))
        realms.append(Realm(land, closeness(terrain, mine), hopes))
    return Land(tuple(realms), borders)


def working(terrain: str, cities: Iterable[int], exhausted: Spaces, n: int) -> Numbers:
    """Spaces of each terrain that a city on a space could work."""
    spaces = (n, *ground_of(terrain).beside[n])
    free = [terrain[m] for m in spaces if m not in exhausted and (m == n or m not in cities)]
    return tuple(float(free.count(letter)) for letter in TERRAINS)


NO_LAND = (0.0,) * len(TERRAINS)


def hopes_of(terrain: str, cities: Spaces, exhausted: Spaces) -> Numbers:
    """For each space, the best place for a city: what it offers, and how near it is."""
    sites = [
        (sum(each > 0 for each in working(terrain, cities, exhausted, n)), n)
        for n, letter in enumerate(terrain)
        if letter in SITE and n not in cities and n not in exhausted
    ]
    found = [0.0] * len(terrain)
    for kinds, n in sorted(sites, reverse=True)[:SITES]:
        near = closeness(terrain, (n,))
        found = [max(each, kinds * c) for each, c in zip(found, near, strict=True)]
    return tuple(found)


@lru_cache(1 << 12)
def closeness(terrain: str, goals: Spaces) -> Numbers:
    """How near each space is to the nearest goal: 1 on it, towards 0 far away."""
    hidden = {n for n, letter in enumerate(terrain) if letter == UNEXPLORED}
    steps = ground_of(terrain).board.land.within(goals, FAR, hidden)
    return tuple(FADED[steps.get(n, FAR)] for n in range(len(terrain)))


@lru_cache(4096)
def unknown(terrain: str) -> Numbers:
    """How near each space is to what is not explored."""
    return closeness(terrain, tuple(n for n, each in enumerate(terrain) if each == UNEXPLORED))


# What hangs on advances

KEY_ADVANCES = tuple(
    id_ for id_, each in ADVANCES.items() if not each.government and id_ not in START_ADVANCES
)
ADVANCE_PART = ("advances", *GOVERNMENTS, "complete categories", "warfare")
WARLIKE = (*CATEGORIES["warfare"], "metallurgy", "war_ships")
MANY_ADVANCES, MANY_COMPLETE, CATEGORY = 40, 8, 4


class Learned(NamedTuple):
    """What follows from a player's advances."""

    part: Numbers
    """What matters of them to everybody,"""
    bits: Numbers
    """and which ones there are."""
    ordinary: int
    """Those that are not of a civilization;"""
    missing: dict[str, int]
    """how many each category lacks;"""
    complete: int
    """how many categories lack none,"""
    begun: int
    """and how many have any."""


@lru_cache(1 << 14)
def learned(advances: tuple[str, ...]) -> Learned:
    """What follows from advances."""
    have = set(advances)
    missing = {each: sum(id_ not in have for id_ in all_) for each, all_ in CATEGORIES.items()}
    complete = sum(not n for n in missing.values())
    part = (
        len(advances) / MANY_ADVANCES,
        *(1 - missing[each] / CATEGORY for each in GOVERNMENTS),
        complete / MANY_COMPLETE,
        sum(id_ in have for id_ in WARLIKE) / len(WARLIKE),
    )
    bits = tuple(float(id_ in have) for id_ in KEY_ADVANCES)
    ordinary = sum(id_ not in OWN_ADVANCES for id_ in advances)
    begun = sum(n < len(CATEGORIES[each]) for each, n in missing.items())
    return Learned(part, bits, ordinary, missing, complete, begun)


# All players in one pass

KINDS = {kind: at for at, kind in enumerate(BUILDINGS)}


class Stand:
    """What somebody has on the board."""

    __slots__ = (
        "abroad",
        "angry",
        "built",
        "colonies",
        "goods",
        "guarded",
        "happy",
        "kinds",
        "learned",
        "lost",
        "own",
        "press",
        "realm",
        "settlers",
        "sizes",
        "stacks",
        "threatened",
        "units",
        "wonders",
        "work",
    )

    realm: Realm
    goods: list[int]
    learned: Learned

    def __init__(self) -> None:
        self.sizes: list[int] = []
        """Of the cities;"""
        self.happy = self.angry = self.work = 0
        """those in a mood, and what all could collect."""
        self.kinds = [0] * len(KINDS)
        """Cities with each building, whatever its colour;"""
        self.own = 0
        """the kinds of the own colour among them, a bit each;"""
        self.built = self.lost = self.abroad = 0
        """buildings of the own colour, those of others in own cities, own ones in other cities,"""
        self.colonies = 0
        """and those cities."""
        self.wonders = 0
        """Half points."""
        self.units = [0] * len(UNITS)
        self.stacks: dict[int, int] = {}
        """Spaces with army units, and how many;"""
        self.settlers: list[int] = []
        """spaces of settlers."""
        self.guarded = self.threatened = 0
        """Cities with an army, and those without one that an enemy army stands beside."""
        self.press: dict[int, int] = {}
        """Whose cities armies stand beside, and by how many units they are more."""


def survey(s: ClashTable) -> list[Stand]:
    """What everybody has on the board, barbarians and pirates too."""
    stands = [Stand() for _ in range(OWNERS)]
    owners = count_cities(s, stands)
    count_units(s, stands)
    land = land_of(s.terrain, tuple(s.cities), tuple(owners), s.exhausted)
    for stand, realm in zip(stands, land.realms, strict=True):
        stand.realm = realm
    count_fronts(s, stands, land)
    for p in s.players:
        stand = stands[p.seat]
        stand.goods, stand.learned = p.goods, learned(tuple(p.advances))
    return stands


def count_cities(s: ClashTable, stands: list[Stand]) -> list[int]:
    """Cities with what stands in them; who owns each of them."""
    owners = []
    held = dict(s.ruined)
    for city in s.cities.values():
        owner, mood, buildings, wonders = city.owner, city.mood, city.buildings, city.wonders
        stand, size = stands[owner], 1 + len(buildings) + len(wonders)
        owners.append(owner)
        stand.sizes.append(size)
        if mood == HAPPY:
            stand.happy += 1
            stand.work += size + 1
        elif mood == ANGRY:
            stand.angry += 1
            stand.work += 1
        else:
            stand.work += size
        guests = 0
        for kind, colour in buildings.items():
            at, other = KINDS[kind], stands[colour]
            stand.kinds[at] += 1
            other.built += 1
            if colour == owner:
                stand.own |= 1 << at
                continue
            stand.lost += 1
            other.abroad += 1
            if not guests >> colour & 1:
                other.colonies += 1
                guests |= 1 << colour
        for wonder in wonders:
            held[wonder] = owner
    for wonder, builder in s.builders.items():
        count_wonder(stands, wonder, builder, held.get(wonder, builder))
    return owners


def count_wonder(stands: list[Stand], id_: str, builder: int, holder: int) -> None:
    """The half points of a wonder, which whoever took it shares (COC-WON-15 … 17)."""
    wonder = WONDERS[id_]
    if not wonder.split or holder == builder:
        stands[builder].wonders += POINT * wonder.vp
        return
    for owner in (builder, holder):
        stands[owner].wonders += POINT * wonder.split


def count_units(s: ClashTable, stands: list[Stand]) -> None:
    """Units by kind, and where armies and settlers are."""
    for stand, units in zip(stands, s.units, strict=True):
        kinds, stacks = stand.units, stand.stacks
        for u in units:
            kind = u >> 6 & 7
            kinds[kind] += 1
            if kind == SETTLER:
                stand.settlers.append(u >> 9)
            elif kind != SHIP:
                n = u >> 9
                stacks[n] = stacks.get(n, 0) + 1


def count_fronts(s: ClashTable, stands: list[Stand], land: Land) -> None:
    """Who guards cities, and whose armies stand beside whose cities."""
    cities, borders = s.cities, land.borders
    threatened = set()
    for owner, stand in enumerate(stands):
        for n, army in stand.stacks.items():
            if n in cities and cities[n].owner == owner:
                stand.guarded += 1
            for m in borders.get(n, ()):
                other = cities[m].owner
                if other == owner:
                    continue
                there = stands[other].stacks.get(m, 0)
                if not there and m not in threatened:
                    threatened.add(m)
                    stands[other].threatened += 1
                if army - there > stand.press.get(other, -SEATS):
                    stand.press[other] = army - there


# What concerns all

COMMON = (
    "game",
    "rounds left",
    "round",
    "2 seats",
    "3 seats",
    "4 seats",
    "status phase",
    "ending",
    "expansion",
    "end unsure",
    "unexplored",
    "exhausted",
    "barbarian cities",
    "barbarian army",
    "pirates",
    "events in force",
)
LONGEST = 21
"""Rounds of the longest game."""
SEATED = {n: tuple(float(n == seats) for seats in (2, 3, 4)) for n in (2, 3, 4)}
MANY_EXHAUSTED, MANY_BARBARIANS, MANY_PIRATES = 6, 8, 4
UNSURE = ("random_end", "wonder_end")


def common(s: ClashTable, stands: list[Stand]) -> Numbers:
    """How far the game is, and what belongs to nobody at the table."""
    *_, barbarians, pirates = stands
    rounds, played = ROUNDS * ages(s), ROUNDS * (s.age - 1) + s.round - 1
    return (
        played / rounds,
        (rounds - played) / LONGEST,
        s.round / ROUNDS,
        *SEATED[len(s.players)],
        s.step > 0,
        s.ending,
        s.options.expansion,
        s.options.length in UNSURE,
        s.terrain.count(UNEXPLORED) / len(s.terrain),
        len(s.exhausted) / MANY_EXHAUSTED,
        len(barbarians.sizes) / MANY_BARBARIANS,
        sum(barbarians.units) / MANY_BARBARIANS,
        pirates.units[SHIP] / MANY_PIRATES,
        len(s.in_force) / MANY_PIRATES,
    )


# What everybody sees of a player

PUBLIC = (
    "present",
    "on turn",
    "turn over",
    "place",
    "actions left",
    "points",
    "points of pieces",
    "points of advances",
    "points of objectives",
    "points of wonders",
    "points of events",
    "cities",
    "largest city",
    "room",
    "happy cities",
    "angry cities",
    "work",
    "buildings abroad",
    "buildings lost",
    *(f"cities with {kind}" for kind in BUILDINGS),
    *(f"has {name}" for name in GOODS[:CAPTIVE]),
    "fertile land",
    "forests",
    "mountains",
    "sea",
    *ADVANCE_PART,
    "event cubes",
    "action cards",
    "objective cards",
    "wonder cards",
    "leader",
    "settlers",
    "infantry",
    "mounted",
    "ships",
    "guarded cities",
    "threatened cities",
)
WIN, OF_PIECES, OF_ADVANCES, OF_OBJECTIVES, OF_WONDERS, OF_EVENTS = 80, 50, 40, 28, 16, 12
"""Half points of a winner."""
MUCH_WORK, MANY_BUILDINGS, MUCH_LAND = 25, 5, 12
TOKENS, MANY_CUBES, MANY_CARDS, MANY_UNITS = 10, 3, 6, 8


def public(s: ClashTable, p: Player, stand: Stand) -> Numbers:
    """A player's points and what makes more of them, his forces and his tempo."""
    seats, seat = len(s.players), p.seat
    place, on_turn = (seat - s.first) % seats, s.active == seat
    pieces, advances, objectives, wonders, events, leaders = scored(s, p, stand)
    sizes, units = stand.sizes, stand.units
    count = len(sizes)
    limit = count if count < CITY_LIMIT else CITY_LIMIT
    room = 0
    for size in sizes:
        if size < limit:
            room += 1
    temple, fortress, academy, port, obelisk, market, observatory = stand.kinds
    food, wood, ore, ideas, gold, mood, culture, *_ = p.goods
    fertile, forest, mountain, sea = stand.realm.land
    return (
        1.0,
        on_turn,
        place < (s.active - s.first) % seats,
        place / SEATS,
        s.left / ACTIONS_PER_TURN if on_turn else 0.0,
        (pieces + advances + objectives + wonders + events + leaders) / WIN,
        pieces / OF_PIECES,
        advances / OF_ADVANCES,
        objectives / OF_OBJECTIVES,
        wonders / OF_WONDERS,
        (events + leaders) / OF_EVENTS,
        count / SETTLEMENTS,
        max(sizes, default=0) / CITY_LIMIT,
        room / SETTLEMENTS,
        stand.happy / SETTLEMENTS,
        stand.angry / SETTLEMENTS,
        stand.work / MUCH_WORK,
        stand.abroad / MANY_BUILDINGS,
        stand.lost / MANY_BUILDINGS,
        temple / MANY_BUILDINGS,
        fortress / MANY_BUILDINGS,
        academy / MANY_BUILDINGS,
        port / MANY_BUILDINGS,
        obelisk / MANY_BUILDINGS,
        market / MANY_BUILDINGS,
        observatory / MANY_BUILDINGS,
        food / TRACK,
        wood / TRACK,
        ore / TRACK,
        ideas / TRACK,
        gold / TRACK,
        mood / TOKENS,
        culture / TOKENS,
        fertile / MUCH_LAND,
        forest / MUCH_LAND,
        mountain / MUCH_LAND,
        sea / MUCH_LAND,
        *stand.learned.part,
        p.cubes / MANY_CUBES,
        len(p.actions) / MANY_CARDS,
        len(p.objectives) / MANY_CARDS,
        len(p.wonders) / MANY_CARDS,
        p.leader != "",
        units[SETTLER] / MANY_UNITS,
        units[INFANTRY] / MANY_UNITS,
        (units[CAVALRY] + units[ELEPHANT]) / MANY_UNITS,
        units[SHIP] / MANY_UNITS,
        stand.guarded / SETTLEMENTS,
        stand.threatened / SETTLEMENTS,
    )


def scored(s: ClashTable, p: Player, stand: Stand) -> Sequence[int]:
    """Half points by source, as the scoring counts them."""
    beside = p.runes + len(p.charted)
    found = (
        POINT * (len(stand.sizes) + stand.built),
        len(p.advances),
        2 * POINT * len(p.completed) + POINT * beside + len(p.captives),
        stand.wonders,
        sum(p.kept.values()) + POINT * p.anarchy,
        2 * POINT * len(p.killed),
    )
    if all(owner != p.seat for owner, _ in HOOKS.at(s, "score")):
        return found  # as nearly always
    each = zip(SOURCES, found, strict=True)
    return [HOOKS.value(s, "score", halves, p, source) for source, halves in each]


# What only the player knows, or needs

PRIVATE = (
    *(f"knows {id_}" for id_ in KEY_ADVANCES),
    "objectives met",
    "objectives near",
    "wonder near",
    "free cards",
    "action cards to spend",
    "attack cards",
    "defence cards",
    "great persons",
    "activations",
    "on site",
    "site near",
    "unknown near",
    "attacks",
    "defends",
    "battle lead",
    "city at stake",
    "offers",
    "offer resources",
    "offer tokens",
    "offer cards",
)
FREE = frozenset(id_ for id_, each in ACTIONS.items() if CIVIL[each.civil].timing == "free")
ROLE = {id_: TACTICS[each.tactics].role for id_, each in ACTIONS.items()}


def private(s: ClashTable, p: Player, stand: Stand, rivals: list[Stand]) -> Numbers:
    """What a player knows, holds and could found, a battle and a trade."""
    free = attacks = defences = persons = 0
    for card in p.actions:
        if card not in ROLE:
            persons += 1
            continue
        free += card in FREE
        role = ROLE[card]
        attacks += role != "defender"
        defences += role != "attacker"
    activations = 0
    if s.active == p.seat:
        for city in s.cities.values():
            activations += city.activations
    return (
        *stand.learned.bits,
        *hopes_for_objectives(p, stand, rivals),
        hope_for_wonder(s, p),
        free / MANY_CARDS,
        (len(p.actions) - persons - free) / MANY_CARDS,
        attacks / MANY_CARDS,
        defences / MANY_CARDS,
        persons / MANY_CARDS,
        activations / ACTIONS_PER_TURN,
        *prospects(s, stand),
        *fight(s, p),
        *deal(s, p),
    )


# Objectives: how much is missing

Missing = Callable[[Stand, Sequence[Stand], Objective], int]


def best(rivals: Sequence[Stand], count: Callable[[Stand], int]) -> int:
    """The most that a rival has."""
    return max(map(count, rivals))


def at_least(count: Callable[[Stand], int]) -> Missing:
    """What a minimum lacks."""
    return lambda mine, _rivals, o: int(o.min - count(mine))


def most(count: Callable[[Stand], int]) -> Missing:
    """What a minimum and a lead over every rival lack."""

    def missing(mine: Stand, rivals: Sequence[Stand], o: Objective) -> int:
        return max(int(o.min), o.lead + best(rivals, count)) - count(mine)

    return missing


def most_with(mine: Stand, rivals: Sequence[Stand], o: Objective) -> int:
    """What the most cities with a building lack."""
    kind = KINDS[o.building]
    return o.lead + max([each.kinds[kind] for each in rivals]) - mine.kinds[kind]


def army(stand: Stand) -> int:
    """Army units."""
    return (
        stand.units[INFANTRY] + stand.units[CAVALRY] + stand.units[ELEPHANT] + stand.units[LEADER]
    )


def navy(mine: Stand, rivals: Sequence[Stand], o: Objective) -> int:
    """What a great navy lacks: many ships, or fewer but more than others have."""
    ships = mine.units[SHIP]
    ahead = o.lead + best(rivals, lambda each: each.units[SHIP]) - ships
    return min(int(o.min) - ships, max(o.or_min_with_lead - ships, ahead))


MISSING: dict[str, Missing] = {
    "army_units_and_ships": at_least(lambda each: army(each) + each.units[SHIP]),
    "army_units_lead": most(army),
    "categories_with_advance": at_least(lambda each: each.learned.begun),
    "category_complete": lambda mine, _, o: mine.learned.missing[o.category],
    "cities": at_least(lambda each: len(each.sizes)),
    "cities_with_army_units": at_least(lambda each: each.guarded),
    "city_size": at_least(lambda each: max(each.sizes, default=0)),
    "different_building_types": at_least(lambda each: each.own.bit_count()),
    "foreign_cities_with_own_building": at_least(lambda each: each.colonies),
    "government_complete": lambda mine, _r, _o: min(mine.learned.missing[g] for g in GOVERNMENTS),
    "happy_cities": at_least(lambda each: each.happy),
    "most_advances": most(lambda each: each.learned.ordinary),
    "most_cities_with_building": most_with,
    "most_complete_categories": most(lambda each: each.learned.complete),
    "most_own_buildings_in_foreign_cities": most(lambda each: each.abroad),
    "resource": lambda mine, _, o: o.min - mine.goods[GOODS.index(o.resource)],
    "resources": lambda mine, _, o: sum(
        max(0, n - mine.goods[GOODS.index(name)]) for name, n in o.min.items()
    ),
    "ships": navy,
}
"""By test; the others are not looked at here."""
HALVES = {
    card.id: tuple(
        (MISSING[OBJECTIVES[half].test], OBJECTIVES[half])
        for half in (card.upper, card.lower)
        if OBJECTIVES[half].test in MISSING
    )
    for card in OBJECTIVE_CARDS.values()
}
NEAR = 4
"""So much missing is far."""


def hopes_for_objectives(p: Player, stand: Stand, rivals: list[Stand]) -> tuple[float, float]:
    """Cards in hand that the next status phase would complete, and how near all are to that."""
    met, near = 0, 0.0
    for card in p.objectives:
        short = NEAR
        for missing, half in HALVES[card]:
            lacks = missing(stand, rivals, half)
            if lacks < short:
                short = lacks
        if short <= 0:
            met += 1
            near += 1.0
        else:
            near += 1.0 - short / NEAR
    return met / NEAR, near / NEAR


def hope_for_wonder(s: ClashTable, p: Player) -> float:
    """How much of the price of a wonder the player has, less without its advance."""
    found = 0.0
    goods, advances = p.goods, p.advances
    for id_ in (*p.wonders, *s.open_wonders):
        short = 0
        for have, cost in zip(goods, WONDER_COST[id_], strict=False):
            if cost > have:
                short += cost - have
        ready = 1.0 - short / PRICE[id_]
        if WONDERS[id_].requires not in advances:
            ready /= 2
        if ready > found:
            found = ready
    return found


PRICE = {id_: sum(cost) for id_, cost in WONDER_COST.items()}


def prospects(s: ClashTable, stand: Stand) -> Numbers:
    """Settlers that can found, how near they are to a good place, and units to the unknown."""
    on_site, site = 0, 0.0
    terrain, cities = s.terrain, s.cities
    if stand.settlers:
        hopes = stand.realm.hopes
        for n in stand.settlers:
            site += hopes[n]
            if terrain[n] in SITE and n not in cities and n not in s.exhausted:
                on_site += 1
    dark, news = unknown(terrain), 0.0
    for n in stand.settlers:
        news += dark[n]
    for n in stand.stacks:
        news += dark[n]
    return on_site / 2, site / len(TERRAINS) / 2, news / 3


def fight(s: ClashTable, p: Player) -> Numbers:
    """The battle that the player fights: by how many units he is more, and for what."""
    b = s.battle
    if b is None or p.seat not in (b.attacker, b.defender):
        return NO_FIGHT
    side = b.side_of(p.seat)
    lead = len(fighters(s, b, side)) - len(fighters(s, b, 1 - side))
    attacks = float(side == ATTACKER)
    return attacks, 1.0 - attacks, lead / SEATS, b.city / CITY_LIMIT


NO_FIGHT = (0.0,) * 4


def deal(s: ClashTable, p: Player) -> Numbers:
    """Offers that the player has made, and what the one on the table would bring him."""
    offers = sum(s.offers) / OFFERS if s.active == p.seat else 0.0
    if not s.offer or str(p.seat) not in s.offer[1:3]:
        return offers, 0.0, 0.0, 0.0
    mine = s.offer[1] == str(p.seat)
    if s.offer[0] == DRAFT and not mine:
        return offers, 0.0, 0.0, 0.0
    gain, loss = ("want", "give") if mine else ("give", "want")
    change = list(map(sub, traded(s, gain), traded(s, loss)))
    cards = len(traded_cards(s, gain)) - len(traded_cards(s, loss))
    tokens = change[MOOD] + change[CULTURE]
    return offers, sum(change[:MOOD]) / SEATS, tokens / SEATS, cards / SEATS


# How two players stand to each other

ATTACK = ("nearest", "press")


def attack(by: Stand, on: Stand, seat: int) -> tuple[float, float]:
    """How near armies are to a city of a seat, and how they outnumber one that they are beside."""
    near, nearest = on.realm.near, 0.0
    for n in by.stacks:
        if near[n] > nearest:
            nearest = near[n]
    return nearest, (SEATS + by.press[seat]) / (2 * SEATS) if seat in by.press else 0.0


RIVAL = (
    *PUBLIC,
    *(f"{each} of own armies" for each in ATTACK),
    *(f"{each} of its armies" for each in ATTACK),
)
ABSENT = {n: [0.0] * (len(RIVAL) * (SEATS - n)) for n in range(2, SEATS + 1)}
FEATURES: tuple[str, ...] = (
    *COMMON,
    *(f"own {name}" for name in (*PUBLIC, *PRIVATE)),
    *(f"rival {at} {name}" for at in range(1, SEATS) for name in RIVAL),
)
"""What each of the numbers is."""
