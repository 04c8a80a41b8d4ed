"""The table as numbers of about size 1, as a seat sees it: what learning players learn from.

First what concerns all, then the seat's own part (what everybody sees of it, then what only it
knows or needs), then every rival clockwise: what everybody sees, and how the two stand to each
other in war. Rivals that are not there are zeros.

This is called more often than any rule. What hangs on the land, on techs or on cards alone is
worked out once and remembered, and all players are counted in one pass.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from operator import add, sub
from typing import NamedTuple

from oikumene.titles.civilization.cards import (
    ANARCHY,
    ARMIES,
    CITIES,
    CITY_HAND,
    CIVILIZATIONS,
    COINS_TO_WIN,
    EVENTS,
    GOVERNMENTS,
    HUT,
    LAST_SPACE,
    LEVELS,
    MARKERS,
    MARKET,
    MARKS,
    NOBODY,
    NOWHERE,
    RESOURCES,
    SCOUTS,
    STAGES,
    TECHS,
    TRADE_LIMIT,
    UNIT_OF,
    UNITS,
    VILLAGE,
    WONDERS,
    Icons,
)
from oikumene.titles.civilization.culture import can_advance
from oikumene.titles.civilization.evaluation import (
    FADED,
    LAST,
    PYRAMID,
    Power,
    culture_road,
    good_sites,
    learned,
    power_of,
    side_strength,
)
from oikumene.titles.civilization.figures import MOVED, SCOUT, stacking
from oikumene.titles.civilization.forces import ATTACKER, battle_hand, city_bonus
from oikumene.titles.civilization.ground import ground_of
from oikumene.titles.civilization.hooks import HOOKS
from oikumene.titles.civilization.negotiation import DRAFT, GIVE, OFFERS, WANT, amounts
from oikumene.titles.civilization.odds import chance
from oikumene.titles.civilization.state import Battle, CivilizationTable, Player, government_of
from oikumene.titles.civilization.techs import TOP, known
from oikumene.titles.civilization.turn import TURNS

SEATS = 4
Numbers = tuple[float, ...]
Squares = tuple[int, ...]


def features(s: CivilizationTable, seat: int) -> list[float]:
    """The table as a seat sees it; what each number is stands in FEATURES."""
    stands = survey(s)
    p, mine = s.players[seat], stands[seat]
    strengthen(s, p, mine, True)
    found = [*common(s), *public(s, p, mine), *private(s, p, mine)]
    for q in (*s.players[seat + 1 :], *s.players[:seat]):
        theirs = stands[q.seat]
        strengthen(s, q, theirs, False)
        found += public(s, q, theirs)
        found += attack(s, mine, theirs)
        found += attack(s, theirs, mine)
    found += ABSENT[len(s.players)]
    return found


# What hangs on the land

YIELDS = ("trade", "production", "culture", "coin", "combat", *MARKET)
PRODUCTION, COIN = YIELDS.index("production"), YIELDS.index("coin")
NOTHING = (0,) * len(YIELDS)
Yields = tuple[int, ...]


class Realm(NamedTuple):
    """The cities of a player."""

    centers: Squares
    capital: int
    yields: Yields
    """What they get as long as nobody blockades them,"""
    best: int
    """and the production of the best one."""
    near: Numbers
    """How near each square is to one of them,"""
    home: Numbers
    """and to the capital."""


class Land(NamedTuple):
    """What cities stand on."""

    realms: tuple[Realm, ...]
    zone: dict[int, int]
    """Squares in the outskirts of cities, and whose they are;"""
    squares: dict[int, Yields]
    """what they yield;"""
    loose: frozenset[int]
    """and the coins that only a scout can hold."""


@lru_cache(1 << 11)
def land_of(
    tiles: str, cities: Squares, holders: Squares, built: tuple[tuple[int, str], ...]
) -> Land:
    """The land around cities; a holder is a seat, and SEATS more for a capital."""
    ground, marks = ground_of(tiles), dict(built)
    zone = {
        m: who % SEATS for n, who in zip(cities, holders, strict=True) for m in ground.around[n]
    }
    squares = {m: (*MARKS[marks[m]], *NO_SYMBOL) if m in marks else printed(tiles, m) for m in zone}
    given = {n: total(squares[m] for m in ground.around[n]) for n in cities}
    loose = frozenset(n for n in ground.coins if n not in zone and n not in given)
    held = dict(zip(cities, holders, strict=True))
    realms = tuple(realm_of(tiles, held, given, seat) for seat in range(SEATS))
    return Land(realms, zone, squares, loose)


def realm_of(tiles: str, holders: dict[int, int], given: dict[int, Yields], seat: int) -> Realm:
    """The cities of a seat."""
    mine = tuple(n for n, who in holders.items() if who % SEATS == seat)
    capital = next((n for n in mine if holders[n] >= SEATS), NOWHERE)
    return Realm(
        mine,
        capital,
        total(given[n] for n in mine),
        max((given[n][PRODUCTION] for n in mine), default=0),
        closeness(tiles, mine),
        closeness(tiles, tuple(n for n in mine if n == capital)),
    )


def total(each: Iterable[Yields]) -> Yields:
    """Everything together."""
    return tuple(map(sum, zip(NOTHING, *each, strict=True)))


def printed(tiles: str, n: int) -> Yields:
    """What a square yields that nothing covers."""
    ground = ground_of(tiles)
    icons: Icons = ground.icons[n]
    return *icons, *(int(ground.resource[n] == name) for name in MARKET)


NO_SYMBOL = (0,) * len(MARKET)


@lru_cache(1 << 12)
def closeness(tiles: str, goals: Squares) -> Numbers:
    """How near each square is to the nearest goal: 1 on it, towards 0 far away."""
    ground = ground_of(tiles)
    steps = ground.board.grid.within(goals, LAST, ground.closed)
    return tuple([FADED[steps.get(n, LAST)] for n in range(len(ground.names))])


@lru_cache(4096)
def unknown(tiles: str) -> Numbers:
    """How near each square is to what is face down."""
    frontier = ground_of(tiles).frontier
    return closeness(tiles, tuple(n for n, beyond in enumerate(frontier) if beyond))


SITES = 6
"""So many of the best places for a city are looked at."""


@lru_cache(1 << 11)
def hopes(tiles: str, cities: Squares, huts: Squares) -> Numbers:
    """For each square, the best place for a city: what it would get, and how near it is."""
    around, size = ground_of(tiles).around, len(ground_of(tiles).names)
    near = {m for n in cities for m in around[n]}
    taken = near.union(*(around[m] for m in near))
    free = [
        (n, worth)
        for n, worth in good_sites(tiles)
        if n not in taken and n not in huts and not any(m in huts for m in around[n])
    ]
    found = [0.0] * size
    for n, worth in free[:SITES]:
        found = [
            max(each, worth * c) for each, c in zip(found, closeness(tiles, (n,)), strict=True)
        ]
    return tuple(found)


# All players in one pass


class Stand:
    """What a player has on the map, and how strong he is."""

    __slots__ = (
        "armies",
        "coins",
        "most",
        "power",
        "ready",
        "realm",
        "scouts",
        "stacks",
        "unmoved",
        "walls",
        "yields",
    )

    realm: Realm
    yields: Yields
    """What its cities get now."""
    power: Power

    def __init__(self) -> None:
        self.stacks: dict[int, int] = {}
        """Squares with armies, and how many;"""
        self.scouts: list[int] = []
        """squares with scouts;"""
        self.armies = self.unmoved = 0
        """all armies, and figures that have not moved in this round."""
        self.most = 0
        """Armies that can attack together."""
        self.walls = self.ready = 0
        """Cities with walls, and city actions that are left."""
        self.coins = 0
        """On the map, held by scouts alone."""


def survey(s: CivilizationTable) -> list[Stand]:
    """What each player has on the map."""
    stands = [Stand() for _ in s.players]
    holders = []
    for city in s.cities.values():
        stand = stands[city.owner]
        holders.append(city.owner + SEATS * city.capital)
        if city.walls:
            stand.walls += 1
        stand.ready += 1 + city.extra - len(city.done)
    land = land_of(s.tiles, tuple(s.cities), tuple(holders), tuple(s.built.items()))
    for stand, realm in zip(stands, land.realms, strict=False):
        stand.realm, stand.yields = realm, realm.yields
    blocked = place_figures(s, land, stands)
    for n in blocked:
        stand = stands[land.zone[n]]
        stand.yields = tuple(map(sub, stand.yields, land.squares[n]))
    if s.sent:
        gather(s, land, stands)
    return stands


def place_figures(s: CivilizationTable, land: Land, stands: list[Stand]) -> set[int]:
    """Count figures; the squares of cities that they blockade."""
    zone, loose, blocked = land.zone, land.loose, set()
    for q in s.players:
        seat, stand = q.seat, stands[q.seat]
        stacks = stand.stacks
        for f in q.figures:
            n = f >> 4
            if not f & MOVED:
                stand.unmoved += 1
            if f & SCOUT:
                stand.scouts.append(n)
                if n in loose:
                    stand.coins += 1
            else:
                stacks[n] = stacks.get(n, 0) + 1
                stand.armies += 1
            if zone.get(n, seat) != seat:
                blocked.add(n)
                if f & SCOUT:
                    stand.coins += land.squares[n][COIN]
    return blocked


def gather(s: CivilizationTable, land: Land, stands: list[Stand]) -> None:
    """What scouts send to a city from where it would not get it (CIV-SCT-02)."""
    for n, to in s.sent.items():
        stand = stands[s.cities[to].owner]
        if land.zone.get(n) != s.cities[to].owner:
            given = land.squares[n] if n in land.squares else printed(s.tiles, n)
            without_coin = (*given[:COIN], 0, *given[COIN + 1 :])
            stand.yields = tuple(map(add, stand.yields, without_coin))


def strengthen(s: CivilizationTable, p: Player, stand: Stand, own: bool) -> None:
    """How strong a player is: he knows his units, of others the types are public."""
    bonus = government_of(s, p).combat_bonus + stand.yields[COMBAT]
    bonus = HOOKS.value(s, "combat.bonus", bonus, p)
    hand = battle_hand(s, p, 1, False)
    stand.power = power_of(p.techs, tuple(standing(s, p)), own, bonus, hand)
    stand.most = min(stand.armies, stacking(s, p)) if stand.armies > 1 else stand.armies


COMBAT = YIELDS.index("combat")


def standing(s: CivilizationTable, p: Player) -> list[str]:
    """A player's units, with those in a battle force: which ones were drawn nobody knows."""
    b = s.battle
    if b is None or p.seat not in (b.attacker, b.defender):
        return p.units
    return p.units + b.forces[b.side_of(p.seat)]


# What concerns all

COMMON = (
    "round",
    "rounds left",
    "2 seats",
    "3 seats",
    "4 seats",
    *(f"phase {stage}" for stage in STAGES),
    "revised governments",
    "face down",
    "huts",
    "villages",
    *(f"market {name}" for name in MARKET),
)
LONG, LONGEST = 20, 60
"""The rounds of a long game, and of the longest limit."""
SEATED = {n: tuple(float(n == seats) for seats in (2, 3, 4)) for n in (2, 3, 4)}
STAGE = {each: tuple(float(each == stage) for stage in STAGES) for each in (*STAGES, "setup")}
MANY_HUTS = 8


def common(s: CivilizationTable) -> Numbers:
    """How far the game is, and what lies open for everybody."""
    limit, seats = s.options.round_limit, len(s.players)
    villages = sum(kind == VILLAGE for kind in s.huts.values())
    wheat, silk, incense, iron = s.market
    return (
        s.round / LONG,
        (limit - s.round) / LONGEST if limit else 1.0,
        *SEATED[seats],
        *STAGE[s.stage],
        s.options.governments == REVISED,
        len(s.ground.closed) / len(s.ground.names),
        (len(s.huts) - villages) / MANY_HUTS,
        villages / MANY_HUTS,
        wheat / seats,
        silk / seats,
        incense / seats,
        iron / seats,
    )


REVISED = "revised"

# What everybody sees of a player

TECH_PART = (
    *(f"techs {level}" for level in range(1, TOP)),
    "pyramid",
    "speed",
    "water",
    "city limit",
    "ranks",
    "battle abilities",
    "coin abilities",
)
PUBLIC = (
    "present",
    "asked",
    "turn over",
    "place",
    "track",
    "culture road",
    "culture",
    "can advance",
    "culture income",
    "trade",
    "trade income",
    "tech ready",
    "coins",
    "lasting coins",
    "cities",
    "walls",
    "actions left",
    "production",
    "best production",
    "goods",
    "symbols",
    "huts",
    "villages",
    "events",
    "wonders",
    "people",
    "anarchy",
    "units",
    "strength",
    "battle hand",
    "combat bonus",
    "armies",
    "scouts",
    "unmoved",
    *TECH_PART,
)
MUCH_CULTURE, CULTURE_INCOME, TRADE_INCOME = 20, 10, 15
PRODUCED, MANY_SYMBOLS, MANY_CARDS, MANY_EVENTS = 15, 6, 4, 8
MANY_UNITS, STRONG, HAND, BONUS, FIGURES = 10, 30, 8, 12, 6


def public(s: CivilizationTable, p: Player, stand: Stand) -> Numbers:
    """How far a player is on each road to victory, what he has, and his tempo."""
    seats, seat, first, techs = len(s.players), p.seat, s.first, p.techs
    place = (seat - first) % seats
    trade, production, culture, coin, _, wheat, silk, incense, iron = stand.yields
    power, have, card = stand.power, known(techs), government_of(s, p)
    lasting = sum(p.tokens.values()) + have.coins + card.coins
    huts = levels = ready = 0
    for marker in p.markers:
        huts += marker in HUTS
    for event in p.events:
        levels += LEVEL[event]
    for level in have.free:
        if LEVELS[level] <= p.trade:
            ready = level
    return (
        1.0,
        s.active == seat,
        s.stage in TURNS and place < (s.active - first) % seats,
        place / SEATS,
        p.track / LAST_SPACE,
        culture_road(p),
        p.culture / MUCH_CULTURE,
        can_advance(p),
        (culture + len(stand.realm.centers)) / CULTURE_INCOME,
        p.trade / TRADE_LIMIT,
        (trade + card.trade) / TRADE_INCOME,
        ready / TOP,
        (lasting + coin + stand.coins) / COINS_TO_WIN,
        lasting / COINS_TO_WIN,
        len(stand.realm.centers) / CITIES,
        stand.walls / CITIES,
        stand.ready / CITIES,
        production / PRODUCED / 2,
        stand.realm.best / PRODUCED,
        sum(p.goods) / MANY_CARDS,
        (wheat + silk + incense + iron) / MANY_SYMBOLS,
        huts / MANY_CARDS,
        (len(p.markers) - huts) / MANY_CARDS,
        levels / MANY_EVENTS,
        len(p.wonders) / MANY_CARDS,
        len(p.reserve) / MANY_CARDS,
        p.government == ANARCHY,
        power.units / MANY_UNITS,
        power.units * power.strength / STRONG,
        power.hand / HAND,
        power.bonus / BONUS,
        stand.armies / ARMIES,
        len(stand.scouts) / SCOUTS,
        stand.unmoved / FIGURES,
        *tech_part(techs),
    )


HUTS = frozenset(id_ for id_, each in MARKERS.items() if each.kind == HUT)
LEVEL = {id_: each.level for id_, each in EVENTS.items()}


@lru_cache(1 << 14)
def tech_part(techs: tuple[str, ...]) -> Numbers:
    """What matters of techs to everybody."""
    have = known(techs)
    abilities = [(card, each) for card in map(TECHS.get, techs) if card for each in card.abilities]
    return (
        *(have.rows[level] / (TOP + 1 - level) for level in range(1, TOP)),
        learned(techs).trade / PYRAMID,
        have.speed / 6,
        (have.crosses_water + have.stops_on_water) / 2,
        float(have.city_limit > 2),
        sum(have.ranks) / 13,
        sum(each.phase == "battle" for _, each in abilities) / 3,
        sum(bool(TECHS[tech].tokens) for tech in techs) / 4,
    )


# What only the player knows, or needs

KEY_TECHS = tuple(id_ for id_, each in TECHS.items() if each.level <= 3)
PHASES = ("start", "city", "movement", "any")
PRIVATE = (
    *(f"is {each}" for each in CIVILIZATIONS),
    *(f"under {each}" for each in GOVERNMENTS["core"]),
    *(f"knows {tech}" for tech in KEY_TECHS),
    *(f"owns {wonder}" for wonder in WONDERS),
    "tech aim",
    *(f"has {name}" for name in RESOURCES),
    "useful goods",
    *(f"events {phase}" for phase in PHASES),
    *(f"{unit} units" for unit in UNITS),
    "cheapest wonder",
    "site",
    "unknown",
    "hut near",
    "village near",
    "attacks",
    "defends",
    "battle lead",
    "city at stake",
    "offers",
    "offer trade",
    "offer culture",
    "offer goods",
)
IS = {each: tuple(float(each == c) for c in CIVILIZATIONS) for each in CIVILIZATIONS}
UNDER = {each: tuple(float(each == g) for g in GOVERNMENTS["core"]) for each in GOVERNMENTS["core"]}
CONTENT = {
    id_: RESOURCES.index(each.content) for id_, each in MARKERS.items() if each.content in RESOURCES
}
PHASE = {id_: PHASES.index(each.phase) for id_, each in EVENTS.items()}
SITE_WORTH, LEAD, DEAR, TRADED = 20, 10, 25, 9


def private(s: CivilizationTable, p: Player, stand: Stand) -> Numbers:
    """What a player has in detail, where his figures can go, a battle and a deal."""
    techs = p.techs
    goods, phases, units = [*p.goods, 0, 0], [0] * len(PHASES), [0] * len(UNITS)
    for marker in p.markers:
        goods[CONTENT[marker]] += 1
    for event in p.events:
        phases[PHASE[event]] += LEVEL[event]
    for card in standing(s, p):
        units[UNIT_OF[card]] += 1
    return (
        *IS[p.civilization],
        *UNDER[p.government],
        *tech_bits(techs),
        *wonder_bits(p.wonders),
        min(1.0, p.trade / learned(techs).aim),
        *[n / MANY_CARDS for n in goods],
        useful(techs, tuple(goods)),
        *[n / MANY_EVENTS for n in phases],
        *[n / MANY_CARDS for n in units],
        cheapest(s.wonders, techs),
        *prospects(s, p, stand),
        *fight(s, p),
        *deal(s, p),
    )


@lru_cache(1 << 14)
def tech_bits(techs: tuple[str, ...]) -> Numbers:
    """Which techs are known."""
    return tuple(float(tech in techs) for tech in KEY_TECHS)


@lru_cache(1 << 12)
def wonder_bits(wonders: tuple[str, ...]) -> Numbers:
    """Which wonders work."""
    return tuple(float(wonder in wonders) for wonder in WONDERS)


@lru_cache(1 << 14)
def useful(techs: tuple[str, ...], goods: tuple[int, ...]) -> float:
    """How many abilities of techs have what they cost in goods, whatever becomes of the others."""
    have = dict(zip(RESOURCES, goods, strict=True))
    have["any"] = sum(goods)
    costs = [each.cost for tech in techs for each in TECHS[tech].abilities]
    able = [cost for cost in costs if all(have.get(kind, 0) >= n for kind, n in cost.items())]
    return len(able) / MANY_CARDS


@lru_cache(1 << 14)
def cheapest(wonders: tuple[str, ...], techs: tuple[str, ...]) -> float:
    """What the cheapest wonder of the market costs."""
    cards = [WONDERS[wonder] for wonder in wonders if wonder]
    costs = [each.discounted if each.discount in techs else each.cost for each in cards]
    return min(costs, default=DEAR) / DEAR


def prospects(s: CivilizationTable, p: Player, stand: Stand) -> Numbers:
    """How near figures are to a place for a city, to the unknown, to huts and villages."""
    tiles, huts = s.tiles, s.huts
    site = news = hut = village = 0.0
    dark = unknown(tiles)
    if stand.scouts and len(stand.realm.centers) < known(p.techs).city_limit:
        hope = hopes(tiles, tuple(s.cities), tuple(huts))
        site = max([hope[n] for n in stand.scouts])
    for n in stand.scouts:
        news += dark[n]
    if stand.stacks:
        near = closeness(tiles, tuple([n for n, kind in huts.items() if kind == HUT]))
        far = closeness(tiles, tuple([n for n, kind in huts.items() if kind != HUT]))
        for n, armies in stand.stacks.items():
            news += dark[n]
            hut += near[n]
            village += armies * far[n]
    return site / SITE_WORTH, news / 2, hut / 2, village / 2


def fight(s: CivilizationTable, p: Player) -> Numbers:
    """The battle that the player fights: by how much he is stronger, and for what."""
    b: Battle | None = s.battle
    if b is None or p.seat not in (b.attacker, b.defender) or b.winner != NOBODY:
        return NO_FIGHT
    side = b.side_of(p.seat)
    lead = side_strength(s, b, side, True) - side_strength(s, b, 1 - side, False)
    stake = 0.0
    if b.city:
        stake = 1.0 if s.cities[b.square].capital else 0.5
    attacks = float(side == ATTACKER)
    return attacks, 1.0 - attacks, max(-2.0, min(2.0, lead / LEAD)), stake


NO_FIGHT = (0.0,) * 4


def deal(s: CivilizationTable, p: Player) -> Numbers:
    """Offers that the player has made, and what the one on the table would bring him."""
    offers = s.offers[p.seat] / OFFERS if s.offers else 0.0
    if not s.offer or str(p.seat) not in s.offer[1:3]:
        return offers, 0.0, 0.0, 0.0
    mine = s.offer[1] == str(p.seat)
    if s.offer[0] == DRAFT and not mine:
        return offers, 0.0, 0.0, 0.0
    gain, loss = (WANT, GIVE) if mine else (GIVE, WANT)
    trade, culture, *goods = map(sub, amounts(s, gain), amounts(s, loss))
    return offers, trade / TRADED, culture / TRADED, sum(goods) / MANY_CARDS


# How two players stand to each other

ATTACK = ("nearest", "gathered", "odds")


def attack(s: CivilizationTable, by: Stand, on: Stand) -> Numbers:
    """How near armies are to a city, how many to the capital, and how it would end there."""
    realm = on.realm
    if not by.armies or realm.capital == NOWHERE:
        return NO_ATTACK
    nearest = gathered = 0.0
    near, home = realm.near, realm.home
    for n, armies in by.stacks.items():
        gathered += armies * home[n]
        if near[n] > nearest:
            nearest = near[n]
    mine, theirs = by.power, on.power
    bonus = mine.bonus - theirs.bonus - city_bonus(s, realm.capital)
    walls = s.cities[realm.capital].walls
    odds = chance(mine.force(by.most), theirs.force(1, CITY_HAND), bonus, walls)
    return nearest, gathered / FIGURES, odds


NO_ATTACK = (0.0,) * len(ATTACK)
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
