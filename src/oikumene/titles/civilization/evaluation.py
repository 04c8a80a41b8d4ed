"""How good a table looks for a player: what the greedy machine player maximises.

Four roads lead to victory; each step on one is worth the more the further it has been gone, so a
player stays on the road on which he is far; and every civilization has a taste. Beside the roads
counts what carries them: cities with what they yield, techs, goods, figures with somewhere to go,
units. Of rivals only what everybody sees is looked at.

This is called more often than any rule, mostly for tables that differ little. What hangs on the
map, on where figures stand or on cards alone is worked out once and remembered.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from functools import cache, lru_cache, partial
from itertools import accumulate, islice
from math import exp, sqrt
from types import MappingProxyType
from typing import NamedTuple

import msgspec

from oikumene.engine.title import Evaluate
from oikumene.titles.civilization.cards import (
    BARBARIANS,
    CITY_HAND,
    COINS_TO_WIN,
    EVENTS,
    GOVERNMENTS,
    HUT,
    LAST_SPACE,
    LEVELS,
    MARKET,
    MARKS,
    NOBODY,
    PER_ARMY,
    STRENGTH,
    TECHS,
    TRACK,
    UNIT_OF,
    UNITS,
    Government,
    Icons,
    Tech,
)
from oikumene.titles.civilization.figures import SCOUT, holder, stacking
from oikumene.titles.civilization.forces import (
    ATTACKER,
    battle_hand,
    center_bonus,
)
from oikumene.titles.civilization.fronts import card_at, wounds_at
from oikumene.titles.civilization.ground import ground_of
from oikumene.titles.civilization.hooks import HOOKS
from oikumene.titles.civilization.negotiation import (
    GIVE,
    GOODS,
    KINDS,
    OPEN,
    WANT,
    amounts,
    given_up,
    partners,
)
from oikumene.titles.civilization.odds import BARBARIAN_FORCE, TYPICAL, Force, chance
from oikumene.titles.civilization.state import Battle, CivilizationTable, Player, government_of
from oikumene.titles.civilization.techs import TOP, known
from oikumene.titles.civilization.yields import fixed_coins

WIN = 1000.0

# Roads to victory, each from 0 to 1
CULTURE, TECH, ECONOMIC, MILITARY = range(4)
STEADY, RISING = 40.0, 110.0
"""What a whole road is worth: evenly along the way, and more and more towards its end."""
TASTE = {
    "america": (0.8, 0.9, 1.0, 0.6),
    "china": (2.2, 0.7, 0.1, 0.4),
    "egypt": (1.2, 2.0, 0.1, 0.4),
    "germany": (0.6, 1.6, 0.1, 1.0),
    "rome": (2.2, 0.7, 0.1, 0.6),
    "russia": (0.6, 2.0, 0.1, 0.8),
}
"""How much each civilization likes each road: so games differ."""
FINISH, LATE = 60.0, 6
"""What the end of a road is worth to anybody, and how late that is felt."""
RIVAL = 0.25
"""What a step of the foremost rival takes from one's own."""

# What lies on the sheet
TRADE_WORTH, CULTURE_WORTH = 0.2, 0.1
RESOURCE, USED_RESOURCE, MARKER = 0.8, 1.6, 1.2
EVENT, PERSON, WONDER = 0.7, 3.0, 5.0
SEEN = 0.08
"""For every square of the map that is face up."""

# Cities
CITY, WALLS = 12.0, 0.8
YIELD = (1.1, 1.1, 0.9, 0.0, 0.6)
"""Trade, production, culture; coins count as coins; combat."""
GATHERED = 0.4
"""Of what a square would yield to a city, when a scout sends it."""

# Techs beside their road
LEARNED, UNLOCKED, TECH_ABILITY, MORE_CITIES = 2.5, 1.2, 0.6, 7.0
FASTER, STACKED, COIN_HOLDER, WATERY = 0.8, 0.8, 0.5, 1.0

# Figures and units
ARMY, SCOUT_WORTH, ARMED, RANK = 1.2, 2.5, 4.0, 0.5
NEARER = 0.8
"""What a target is worth of one that is a step nearer."""
SITE, UNKNOWN, HUT_WORTH, VILLAGE_WORTH, LONE_SCOUT, FOE = 0.35, 1.6, 2.4, 3.2, 2.0, 2.0
BOLD = 0.7
"""The chance below which nobody fights."""
APART = 0.75
"""What an army counts in an attack that does not stand with the others."""
CAPITAL_LOST, CITY_LOST, ALARM = 120.0, 15.0, 5
"""What a threat may cost, and from how many steps it is felt."""
TAKEN = {True: 100.0, False: 14.0}
"""Stakes of a battle for a city, by whether it is a capital;"""
FIELD_WON, ARMY_LOST = 4.0, 8.0
"""of another battle; and an army that is lost with it."""
CLOSE = 4.0
"""The lead in strength that makes a running battle fairly sure."""

# Deals
HOPE, FAIR, WORD, TIRED = 0.6, 0.3, 0.8, 0.5
"""The chance of an offer that helps both, what counts as help, the bother of each word and, more
and more, of each offer."""
CARD_WORTH = 1.0

Roads = tuple[float, float, float, float]


class Taste(msgspec.Struct, frozen=True):
    """What a style makes of each part, as a factor; the usual player takes all as they are."""

    roads: Roads = (1.0, 1.0, 1.0, 1.0)
    """Upon what the civilization likes: culture, tech, economic, military;"""
    arms: float = 1.0
    """units and armies;"""
    prey: float = 1.0
    """what armies can take."""


USUAL = Taste()
TASTES = MappingProxyType(
    {
        "warlike": Taste(roads=(0.8, 0.9, 1.0, 2.0), arms=1.5, prey=1.6),
        "cultural": Taste(roads=(2.0, 0.8, 1.0, 0.6), arms=0.9),
        "scholar": Taste(roads=(0.7, 1.7, 1.0, 0.6), arms=0.9),
    }
)


def evaluate(s: CivilizationTable, seat: int, taste: Taste = USUAL) -> float:
    """What a player has and can become, and how far the best rival is."""
    if s.winner != NOBODY:
        return WIN if s.winner == seat else -WIN
    p = s.players[seat]
    sight = Sight(s, p)
    coins = purses(sight)
    liked = liked_roads(p, taste)
    value = counted_roads(p, coins[seat], liked) - RIVAL * foremost(s, p, coins)
    value += sheet(s, p) + realm(sight) + scouts(sight) + war(sight, taste, liked)
    return value + deal(s, p, liked)


STYLES: Mapping[str, Evaluate] = {
    style: partial(evaluate, taste=taste) for style, taste in TASTES.items()
}


def liked_roads(p: Player, taste: Taste) -> Roads:
    """How much a player likes each road, by civilization and style."""
    culture, tech, economic, military = TASTE[p.civilization]
    c, t, e, m = taste.roads
    return culture * c, tech * t, economic * e, military * m


# What is looked up once for a table

Squares = tuple[int, ...]
Town = tuple[int, int, bool, bool]
"""A city: square, owner, whether it is a capital, whether it has walls."""
Stacks = tuple[tuple[int, int], ...]
"""Squares with own armies, and how many."""
Foes = tuple[tuple[int, int, int], ...]
"""Squares of others: whose, and how many armies."""


class Land:
    """What lies and stands on the map, but for figures.

    Equal maps share one, so what follows from it can be remembered by it.
    """

    __slots__ = (
        "built",
        "capitals",
        "coins",
        "forts",
        "huts",
        "owned",
        "sites",
        "tiles",
        "towns",
        "villages",
    )

    def __init__(
        self, tiles: str, towns: list[Town], huts: dict[int, str], built: dict[int, str]
    ) -> None:
        ground = ground_of(tiles)
        owners = {n: owner for n, owner, _, _ in towns}
        # Of several cities around a square the first counts, as in `owner_near`
        near = {n: owners[m] for m in sorted(owners, reverse=True) for n in ground.around[m]}
        self.tiles, self.towns, self.built = tiles, towns, built
        self.capitals = [town for town in towns if town[2]]
        self.owned = Counter(owners.values())
        """How many cities each player has."""
        self.huts = [n for n, kind in huts.items() if kind == HUT]
        self.villages = [n for n, kind in huts.items() if kind != HUT]
        self.sites = free_sites(tiles, tuple(owners), tuple(huts))
        coins = {n: MARKS[mark].coin for n, mark in built.items() if MARKS[mark].coin}
        for n in ground.coins:
            if n not in built and n not in owners:
                coins[n] = ground.icons[n].coin
        self.coins = [(n, near.get(n, NOBODY), coin) for n, coin in coins.items()]
        """Squares with coins, in whose outskirts they lie, and how many;"""
        marks = [(n, mark) for n, mark in built.items() if mark in COMBAT and n in near]
        self.forts = [(n, near[n], COMBAT[mark]) for n, mark in marks]
        """and the same of combat bonuses."""


def land_seen(s: CivilizationTable) -> Land:
    """What lies and stands on the map now; flat keys are quickest to look up."""
    cities, huts, built = s.cities, s.huts, s.built
    holders = [city.owner << 2 | city.capital << 1 | city.walls for city in cities.values()]
    return land_of(
        s.tiles,
        tuple(cities),
        tuple(holders),
        tuple(huts),
        tuple(huts.values()),
        tuple(built),
        tuple(built.values()),
    )


@lru_cache(1 << 10)
def land_of(
    tiles: str,
    cities: Squares,
    holders: Squares,
    huts: Squares,
    kinds: tuple[str, ...],
    built: Squares,
    marks: tuple[str, ...],
) -> Land:
    """The same; a holder is a seat, whether it is a capital and whether it has walls."""
    towns = [
        (n, holder >> 2, bool(holder & 2), bool(holder & 1))
        for n, holder in zip(cities, holders, strict=True)
    ]
    huts_there, built_there = zip(huts, kinds, strict=True), zip(built, marks, strict=True)
    return Land(tiles, towns, dict(huts_there), dict(built_there))


class Standing:
    """Where figures stand, as a player sees them."""

    __slots__ = ("enemy", "foes", "raiders", "scouts", "stacks", "taken")

    def __init__(self, figures: tuple[Squares, ...], own: int) -> None:
        scouts: list[int] = []
        stacks: dict[int, int] = {}
        foes: dict[int, tuple[int, int]] = {}
        for f in figures[own]:
            n = f >> 4
            if f & SCOUT:
                scouts.append(n)
            else:
                stacks[n] = stacks.get(n, 0) + 1
        for seat, each in enumerate(figures):
            if seat != own:
                for f in each:
                    n = f >> 4
                    armies = foes[n][1] if n in foes else 0
                    foes[n] = seat, armies + (not f & SCOUT)
        self.scouts, self.stacks = tuple(scouts), tuple(stacks.items())
        self.foes: Foes = tuple([(n, *there) for n, there in foes.items()])
        self.raiders: Foes = tuple([each for each in self.foes if each[2]])
        """Those with armies."""
        self.enemy = frozenset(foes)
        self.taken = self.enemy.union(scouts, stacks)


@lru_cache(1 << 10)
def standing(figures: tuple[Squares, ...], own: int) -> Standing:
    """Where figures stand."""
    return Standing(figures, own)


class Sight:
    """The map, who stands where, and how strong everybody is."""

    __slots__ = ("bonuses", "land", "p", "s", "there", "wet")

    def __init__(self, s: CivilizationTable, p: Player) -> None:
        self.s, self.p = s, p
        self.land = land_seen(s)
        self.there = standing(tuple([tuple(q.figures) for q in s.players]), p.seat)
        self.wet = known(p.techs).crosses_water
        self.bonuses = combat_bonuses(s, self.land, self.there)

    def powers(self) -> tuple[Power, ...]:
        """How strong all players are."""
        return tuple([self.power(q) for q in self.s.players])

    def power(self, q: Player) -> Power:
        """How strong a player is, as far as it is known."""
        hand = battle_hand(self.s, q, 1, False)
        return power_of(q.techs, tuple(q.units), q is self.p, self.bonuses[q.seat], hand)


class Power(NamedTuple):
    """How strong a player is."""

    strength: float
    bonus: int
    hand: int
    """Units that fight for one army,"""
    units: int
    """and all that there are."""

    def force(self, armies: int, more: int = 0) -> Force:
        """What so many armies can expect to fight with."""
        return min(self.hand + PER_ARMY * (armies - 1) + more, self.units), self.strength


def storm(mine: Power, armies: int, theirs: Power, capital: bool, walls: bool) -> float:
    """How likely an attack on a city succeeds."""
    bonus = mine.bonus - theirs.bonus - center_bonus(capital, walls)
    return chance(mine.force(armies), theirs.force(1, CITY_HAND), bonus, walls)


COMBAT = {mark: each.combat for mark, each in MARKS.items() if each.combat}


def combat_bonuses(s: CivilizationTable, land: Land, there: Standing) -> list[int]:
    """The combat bonus of everybody; see forces.combat_bonus."""
    found = [government_of(s, p).combat_bonus for p in s.players]
    for n, owner, bonus in land.forts:
        if n not in there.taken or holder(s, n) == owner:
            found[owner] += bonus
    if HOOKS.at(s, "combat.bonus"):
        return [HOOKS.value(s, "combat.bonus", found[p.seat], p) for p in s.players]
    return found


# The roads that can be counted


def worth_of_road(done: float, taste: float = 1.0) -> float:
    """What a part of a road is worth; whoever is near its end goes on, whatever his taste."""
    return taste * done * (STEADY + RISING * done) + FINISH * done**LATE


def counted_roads(p: Player, coins: int, liked: Roads) -> float:
    """How far a player has come towards culture, tech and economy."""
    return (
        worth_of_road(culture_road(p), liked[CULTURE])
        + worth_of_road(tech_road(p), liked[TECH])
        + worth_of_road(coins / COINS_TO_WIN, liked[ECONOMIC])
    )


def foremost(s: CivilizationTable, p: Player, coins: list[int]) -> float:
    """How far the foremost rival has come on his longest road."""
    best = 0.0
    for q in s.players:
        if q is not p:
            best = max(best, culture_road(q), tech_road(q), coins[q.seat] / COINS_TO_WIN)
    return worth_of_road(best)


TOLL = tuple(accumulate(space.culture + space.trade for space in TRACK))
"""What was paid up to each space of the culture track."""
SAVED = 0.5
"""What a token on the sheet counts of one that is spent."""


def culture_road(p: Player) -> float:
    """Steps that were paid, and tokens towards the next ones."""
    return way_to_culture(p.track, p.culture, p.trade)


@lru_cache(1 << 11)
def way_to_culture(track: int, culture: int, trade: int) -> float:
    """The same, by what it hangs on."""
    done = TOLL[track] + SAVED * culture
    if track < LAST_SPACE:
        done += SAVED * min(trade, TRACK[track + 1].trade)
    return min(1.0, done / TOLL[-1])


NEEDED = (0, *range(TOP, 0, -1))
"""Techs of each level under Space Flight: the smallest pyramid (CIV-PYR-02)."""
PYRAMID: int = sum(n * level for n, level in zip(NEEDED, LEVELS, strict=True))
SAVED_TRADE = 0.45


class Learned(NamedTuple):
    """What techs are worth."""

    trade: int
    """That the pyramid under Space Flight has cost so far,"""
    aim: int
    """and that its dearest free space needs."""
    use: float
    """What they are good for otherwise."""
    holders: tuple[float, ...]
    """What a token of each resource is worth with their abilities."""


@lru_cache(1 << 14)
def learned(techs: tuple[str, ...]) -> Learned:
    """What techs are worth; worked out once."""
    have = known(techs)
    rows = zip(have.rows, NEEDED, LEVELS, strict=True)
    useful = [(min(n, needed), level) for n, needed, level in rows]
    paid = sum(n * level for n, level in useful)
    wanted = [level for level in have.free if have.rows[level] < NEEDED[level]]
    aim = LEVELS[max(wanted, default=1)]
    cards = [TECHS[tech] for tech in techs]
    use = (
        LEARNED * sum(n for n, _ in useful)
        + sum(map(tech_use, cards))
        + FASTER * have.speed
        + STACKED * have.stacking
    )
    use += MORE_CITIES * have.city_limit + WATERY * (have.crosses_water + have.stops_on_water)
    costs = {kind for card in cards for each in card.abilities for kind in each.cost}
    worth = (USED_RESOURCE if {kind, "any"} & costs else RESOURCE for kind in MARKET)
    return Learned(paid, aim, use, tuple(worth))


def tech_use(card: Tech) -> float:
    """What a tech is good for, whatever is around it in the pyramid."""
    value = UNLOCKED * (len(card.buildings) + bool(card.government))
    return value + TECH_ABILITY * len(card.abilities) + COIN_HOLDER * bool(card.tokens)


def tech_road(p: Player) -> float:
    """The smallest pyramid, and trade towards its next tech."""
    what = learned(p.techs)
    done: float = what.trade + SAVED_TRADE * min(p.trade, what.aim)
    return done / PYRAMID


def purses(sight: Sight) -> list[int]:
    """The coins of all players at once (see yields.coins)."""
    s, taken = sight.s, sight.there.taken
    found = [fixed_coins(s, p) for p in s.players]
    for n, owner, coins in sight.land.coins:
        if n in taken:
            who, scout = last_at(s, n)
            if who != owner:
                owner = who if scout else NOBODY
        if owner != NOBODY:
            found[owner] += coins
    return found


def last_at(s: CivilizationTable, n: int) -> tuple[int, bool]:
    """Who stands in a square, of two who fight there the last; and whether it is a scout."""
    who, scout = NOBODY, False
    for p in s.players:
        for f in p.figures:
            if f >> 4 == n:
                who, scout = p.seat, bool(f & SCOUT)
    return who, scout


# The sheet and the realm


def sheet(s: CivilizationTable, p: Player) -> float:
    """What lies before a player."""
    what = learned(p.techs)
    value = what.use + TRADE_WORTH * p.trade + CULTURE_WORTH * p.culture
    if any(p.goods):
        value += sum([n * worth for n, worth in zip(p.goods, what.holders, strict=True) if n])
    value += MARKER * len(p.markers) + PERSON * len(p.reserve) + WONDER * len(p.wonders)
    value += sum([EVENT_WORTH[card] for card in p.events])
    return value + GOVERNED[s.options.governments][p.government]


EVENT_WORTH = {id_: EVENT * each.level for id_, each in EVENTS.items()}


def government_worth(each: Government) -> float:
    """What a government is good for; its coins count as coins."""
    value = 1.5 * each.trade + 2.0 * each.production + 2.0 * each.battle_hand
    value += 0.5 * each.combat_bonus + 1.2 * each.capital_arts + 4.0 * (each.capital_actions - 1)
    value += each.harvest + 2.0 * each.culture_per_army + 2.0 * each.equal_production
    value += 0.6 * (each.scouts_explore + each.armies_found)
    return value - 2.0 * each.no_arts - 1.0 * each.no_attacks


GOVERNED = {
    book: {id_: government_worth(each) for id_, each in cards.items()}
    for book, cards in GOVERNMENTS.items()
}


@cache
def square_worth(each: Icons) -> float:
    """What a square or marker gives a city."""
    return sum((n * worth for n, worth in zip(each, YIELD, strict=True)), 0.0)


MARK_WORTH = {mark: square_worth(each) for mark, each in MARKS.items()}
SYMBOL = 0.8
"""A resource that can be harvested."""


@lru_cache(4096)
def land_worth(tiles: str) -> tuple[float, ...]:
    """What every square gives a city; made once for a map."""
    ground = ground_of(tiles)
    squares = zip(ground.icons, ground.resource, strict=True)
    return tuple([square_worth(each) + SYMBOL * bool(symbol) for each, symbol in squares])


def realm(sight: Sight) -> float:
    """Cities with what is around them and not blockaded, and what scouts send."""
    s, seat = sight.s, sight.p.seat
    value = cities_worth(sight.land, seat, sight.there.enemy)
    for n, to in s.sent.items():
        if s.cities[to].owner == seat and seat != owner_near(s, n):
            value += GATHERED * land_worth(s.tiles)[n]
    return value


@lru_cache(1 << 10)
def cities_worth(land: Land, seat: int, enemy: frozenset[int]) -> float:
    """The map, and a player's cities with what is around them and not blockaded."""
    worth, built, ground = land_worth(land.tiles), land.built, ground_of(land.tiles)
    value = SEEN * (len(worth) - len(ground.closed))
    for n, owner, _, walls in land.towns:
        if owner != seat:
            continue
        value += CITY + WALLS * walls
        for m in ground.around[n]:
            if m not in enemy:
                value += MARK_WORTH[built[m]] if m in built else worth[m]
    return value


def owner_near(s: CivilizationTable, n: int) -> int:
    """Who has a city around a square."""
    return next((s.cities[m].owner for m in s.ground.around[n] if m in s.cities), NOBODY)


# Where figures can go


@lru_cache(1 << 16)
def steps_from(tiles: str, n: int, wet: bool) -> dict[int, int]:
    """Steps from a square to others, over water only for those who can cross it."""
    ground = ground_of(tiles)
    if wet:
        return ground.distances(n)
    return ground.board.grid.within([n], len(ground.open), barriers(tiles))


@lru_cache(4096)
def barriers(tiles: str) -> set[int]:
    """Squares that nobody can enter who cannot cross water."""
    ground = ground_of(tiles)
    return ground.closed.union([n for n, is_water in enumerate(ground.is_water) if is_water])


LAST = 63
FADED = tuple(NEARER**n for n in range(LAST + 1))


@lru_cache(4096)
def good_sites(tiles: str) -> tuple[tuple[int, float], ...]:
    """Squares where a city could stand, with what it would get; the best first."""
    ground, land = ground_of(tiles), land_worth(tiles)
    found = [
        (n, sum(land[m] for m in ground.around[n]))
        for n, whole in enumerate(ground.whole)
        if whole and ground.open[n] and not ground.is_water[n]
    ]
    return tuple(sorted(found, key=lambda each: -each[1]))


@lru_cache(1 << 16)
def near_unknown(tiles: str, n: int, wet: bool) -> float:
    """What a figure on a square may hope to discover."""
    beyond, steps = ground_of(tiles).frontier, steps_from(tiles, n, wet)
    nearest = next((far for m, far in steps.items() if beyond[m]), LAST)  # the nearest come first
    return UNKNOWN * FADED[nearest]


Sites = tuple[tuple[int, float, frozenset[int]], ...]
"""Places for a city: the square, what it is worth, and the squares that must be free."""
SITES = 6
"""So many of the best ones are looked at."""


@lru_cache(1 << 10)
def free_sites(tiles: str, cities: Squares, huts: Squares) -> Sites:
    """Where a city could stand as far as cities, huts and villages go; the best first."""
    around = ground_of(tiles).around
    near = {m for n in cities for m in around[n]}
    taken = near.union(*(around[m] for m in near))
    return tuple(
        (n, SITE * worth, needed)
        for n, worth in good_sites(tiles)
        if n not in taken and (needed := frozenset((n, *around[n]))).isdisjoint(huts)
    )


def sites(land: Land, enemy: frozenset[int]) -> list[tuple[int, float]]:
    """The best places for a city that are free now."""
    found = ((n, worth) for n, worth, needed in land.sites if needed.isdisjoint(enemy))
    return list(islice(found, SITES))


def scouts(sight: Sight) -> float:
    """Scouts, the nearer to a place for a city or to the unknown the better."""
    there, p = sight.there, sight.p
    if not there.scouts:
        return 0.0
    founds = sight.land.owned[p.seat] < known(p.techs).city_limit
    return scouting(sight.land, there.scouts, there.enemy, founds, sight.wet)


@lru_cache(1 << 11)
def scouting(land: Land, places: Squares, enemy: frozenset[int], founds: bool, wet: bool) -> float:
    """What scouts are worth; `founds`: their player may have a city more."""
    targets = sites(land, enemy) if founds else []
    value = 0.0
    for n in places:
        hope = near_unknown(land.tiles, n, wet)
        value += SCOUT_WORTH + reach(steps_from(land.tiles, n, wet), targets, hope)
    return value


def reach(
    steps: Mapping[int, int], targets: Iterable[tuple[int, float]], best: float = 0.0
) -> float:
    """The best target: what it is worth, and how near it is; or something else."""
    for n, worth in targets:
        if worth > best and n in steps:
            best = max(best, worth * FADED[steps[n]])
    return best


# War


def war(sight: Sight, taste: Taste, liked: Roads) -> float:
    """Units, armies with their targets, the road to a rival's capital, dangers, a battle."""
    s, p, land, there, wet = sight.s, sight.p, sight.land, sight.there, sight.wet
    stacks, raiders, seat = there.stacks, there.raiders, p.seat
    value = taste.arms * arms(p.techs, (*p.units, *own_fighters(s, p))) + battle(s, p)
    if not stacks and not raiders:
        return value
    powers = sight.powers()
    if raiders:
        value -= danger(land, raiders, powers, seat)
    if not stacks:
        return value
    peaceful = government_of(s, p).no_attacks
    armies = sum([n for _, n in stacks])
    foes = () if peaceful else there.foes
    prey = marches(land, stacks, foes, powers, seat, wet)
    value += taste.arms * ARMY * armies + taste.prey * prey
    road = 0.0
    if p.units and not peaceful:
        road = military_road(land, stacks, powers, seat, min(stacking(s, p), armies), wet)
    return value + worth_of_road(road, liked[MILITARY])


@lru_cache(1 << 11)
def arms(techs: tuple[str, ...], units: tuple[str, ...]) -> float:
    """The strength of all units: the first ones are worth most, so that nobody stands naked."""
    ranks = known(techs).ranks
    total = sum(STRENGTH[card] + ranks[UNIT_OF[card]] - 1 for card in units)
    return ARMED * sqrt(total) + RANK * sum(ranks)


def own_fighters(s: CivilizationTable, p: Player) -> list[str]:
    """A player's units that are in a battle now."""
    b = s.battle
    if b is None or p.seat not in (b.attacker, b.defender):
        return []
    side = b.side_of(p.seat)
    return [*b.forces[side], *(card for card, _ in at_fronts(b, side))]


def at_fronts(b: Battle, side: int) -> list[tuple[str, int]]:
    """The units of a side that were played, with their wounds."""
    fronts = range(len(b.fronts))
    return [(card, wounds_at(b, side, at)) for at in fronts if (card := card_at(b, side, at))]


@lru_cache(1 << 11)
def power_of(
    techs: tuple[str, ...], units: tuple[str, ...], own: bool, bonus: int, hand: int
) -> Power:
    """How strong a player with such units is."""
    return Power(mean_strength(techs, units, own), bonus, hand, len(units))


def mean_strength(techs: tuple[str, ...], units: tuple[str, ...], own: bool) -> float:
    """Of a player's units: he knows his own, of others the types are public."""
    if not units:
        return 0.0
    ranks = known(techs).ranks
    total = sum(ranks[UNIT_OF[card]] - 1 for card in units)
    if own:
        total += sum(STRENGTH[card] for card in units)
    else:
        total += sum(TYPICAL_STRENGTH[UNIT_OF[card]] for card in units)
    return total / len(units)


TYPICAL_STRENGTH = tuple(STRENGTH[card] for card in TYPICAL)


@lru_cache(1 << 11)
def marches(
    land: Land, stacks: Stacks, foes: Foes, powers: tuple[Power, ...], seat: int, wet: bool
) -> float:
    """Armies, the nearer to something to take the better; `foes`: those who may be attacked."""
    easy = [(n, HUT_WORTH) for n in land.huts]
    easy += [(n, LONE_SCOUT) for n, _, armies in foes if not armies]
    guarded = [each for each in foes if each[2]]
    value = 0.0
    for n, armies in stacks:
        targets, steps = easy, steps_from(land.tiles, n, wet)
        if land.villages:
            targets = [*targets, *raids(powers[seat], armies, land.villages)]
        near = [each for each in guarded if steps.get(each[0], ALARM) < ALARM]
        if near:
            targets = [*targets, *fights(powers, seat, armies, near)]
        value += armies * reach(steps, targets, near_unknown(land.tiles, n, wet))
    return value


def raids(power: Power, armies: int, villages: list[int]) -> list[tuple[int, float]]:
    """Villages that so many armies can take."""
    odds = chance(power.force(armies), BARBARIAN_FORCE, power.bonus)
    return [(n, VILLAGE_WORTH * odds) for n in villages] if odds > BOLD else []


def fights(
    powers: tuple[Power, ...], seat: int, armies: int, foes: list[tuple[int, int, int]]
) -> Iterator[tuple[int, float]]:
    """Armies of others that so many armies can beat."""
    mine = powers[seat]
    for n, other, there in foes:
        theirs = powers[other]
        odds = chance(mine.force(armies), theirs.force(there), mine.bonus - theirs.bonus)
        if odds > BOLD:
            yield n, FOE * there * odds


@lru_cache(1 << 11)
def military_road(
    land: Land, stacks: Stacks, powers: tuple[Power, ...], seat: int, limit: int, wet: bool
) -> float:
    """The best chance to take a rival's capital, by how near the armies for it have come.

    So many armies at most attack together.
    """
    steps = [(steps_from(land.tiles, n, wet), armies) for n, armies in stacks]
    best = 0.0
    for n, owner, capital, walls in land.capitals:
        if owner != seat:
            near = nearness(steps, n, limit)
            if near > best:
                odds = storm(powers[seat], limit, powers[owner], capital, walls)
                best = max(best, near * odds)
    return best


def nearness(stacks: list[tuple[dict[int, int], int]], n: int, limit: int) -> float:
    """How near so many armies are to a square, those that stand with most others first.

    Of each stack there are the steps from it, and its armies.
    """
    near = [(FADED[steps[n]], armies) for steps, armies in stacks if n in steps]
    if not near:
        return 0.0
    near.sort(key=lambda each: -each[0] * each[1])
    total, left = 0.0, limit
    for at, (faded, armies) in enumerate(near):
        count = min(left, armies)
        total += count * faded * (APART if at else 1.0)
        left -= count
    return total / limit


@lru_cache(1 << 11)
def danger(land: Land, raiders: Foes, powers: tuple[Power, ...], seat: int) -> float:
    """What the strongest attack on each own city may cost."""
    value = 0.0
    for n, owner, capital, walls in land.towns:
        if owner == seat:
            near = stacks_near(land.tiles, n, raiders)
            odds = [
                storm(powers[foe], armies, powers[seat], capital, walls)
                for foe, armies in near.items()
            ]
            value += max(odds, default=0.0) * (CAPITAL_LOST if capital else CITY_LOST)
    return value


def stacks_near(tiles: str, n: int, raiders: Foes) -> dict[int, int]:
    """The greatest stack of each player that stands near a square."""
    squares = ground_of(tiles).board.grid.squares
    x, y = squares[n]
    near: dict[int, int] = {}
    for m, seat, armies in raiders:
        if abs(squares[m][0] - x) + abs(squares[m][1] - y) <= ALARM:
            near[seat] = max(armies, near.get(seat, 0))
    return near


# A battle that is being fought


def battle(s: CivilizationTable, p: Player) -> float:
    """What a battle may bring or cost, by how strong both sides are now."""
    b = s.battle
    if b is None or p.seat not in (b.attacker, b.defender) or b.winner != NOBODY:
        return 0.0
    side = b.side_of(p.seat)
    lead = side_strength(s, b, side, True) - side_strength(s, b, 1 - side, False)
    odds = 1 / (1 + exp(-lead / CLOSE))
    stake = TAKEN[s.cities[b.square].capital] if b.city else FIELD_WON
    if side == ATTACKER:
        armies = sum(f >> 4 == b.square and not f & SCOUT for f in p.figures)
        return odds * stake - (1 - odds) * ARMY_LOST * armies
    return -(1 - odds) * stake


def side_strength(s: CivilizationTable, b: Battle, side: int, own: bool) -> float:
    """What a side would count with all it has; of cards in a rival's hand, their number."""
    owner = b.owner_of(side)
    ranks = NO_RANKS if owner == BARBARIANS else known(s.players[owner].techs).ranks
    total: float = b.bonus[side]
    for card, wounds in at_fronts(b, side):
        total += max(0.3, STRENGTH[card] + ranks[UNIT_OF[card]] - 1 - 0.7 * wounds)
    if own:
        return total + sum(STRENGTH[card] + ranks[UNIT_OF[card]] - 1 for card in b.forces[side])
    return total + b.sizes[side] * (MEAN_STRENGTH + sum(ranks[:3]) / 3 - 1)


NO_RANKS = (1,) * len(UNITS)
MEAN_STRENGTH = sum(TYPICAL_STRENGTH[:3]) / 3


# Deals


def prices(p: Player, liked: Roads) -> list[float]:
    """What one of each kind that can be exchanged is worth to a player, as all can see."""
    what = learned(p.techs)
    trade, culture = TRADE_WORTH, CULTURE_WORTH
    if p.trade < what.aim:
        trade += SAVED_TRADE * slope(tech_road(p), liked[TECH]) / PYRAMID
    culture += SAVED * slope(culture_road(p), liked[CULTURE]) / TOLL[-1]
    return [trade, culture, *what.holders, *CARDS]


CARDS = (CARD_WORTH,) * (len(KINDS) - len(GOODS))


def slope(done: float, taste: float) -> float:
    """What a little more of a road is worth."""
    return taste * (STEADY + 2 * RISING * done)


def deal(s: CivilizationTable, p: Player, liked: Roads) -> float:
    """What an offer in the making may bring; nobody knows how the partner likes to play.

    An open one helps only if it helps the partner as well; of a draft it is enough that both
    together gain, which they will share. Whoever begins one is already tired of it, so that talks
    without a prospect end at once.
    """
    made = s.offers[p.seat] + given_up(s, p) if s.offers else 0
    if not s.offer or s.offer[1] != str(p.seat):
        return -TIRED * made**2
    by, to = partners(s)
    change = [w - g for w, g in zip(amounts(s, WANT), amounts(s, GIVE), strict=True)]
    mine = sum(n * price for n, price in zip(change, prices(by, liked), strict=True) if n)
    asked = prices(to, TASTE[to.civilization])
    theirs = -sum(n * price for n, price in zip(change, asked, strict=True) if n)
    if s.offer[0] == OPEN:
        hope = mine if theirs > FAIR else -GREED
    else:
        made += 1
        hope = (mine + theirs) / 2
    return HOPE * hope - WORD * (len(s.offer) - NAMED) - TIRED * made**2


NAMED = 3
"""The words of an offer before its pieces."""
GREED = 3.0
"""What it costs to ask for what nobody will give."""
