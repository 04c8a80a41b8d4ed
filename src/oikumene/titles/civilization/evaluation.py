"""How good a table looks for a player: what the greedy machine player maximises.

Four roads lead to victory; each step on one is worth the more the further it has been gone, so a
player stays on the road on which he is far; and every civilization has a taste. Beside the roads
counts what carries them: cities with what they yield, techs, goods, figures with somewhere to go,
units. Of rivals only what everybody sees is looked at.
"""

from __future__ import annotations

from collections.abc import Container, Iterable, Iterator, Mapping
from functools import lru_cache, partial
from itertools import accumulate
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
    NOWHERE,
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
    city_bonus,
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
from oikumene.titles.civilization.yields import coin_squares, fixed_coins, icons

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
    coins = purses(s)
    sight = Sight(s, p)
    liked = liked_roads(p, taste)
    value = counted_roads(p, coins[seat], liked) - RIVAL * foremost(s, p, coins)
    value += sheet(s, p) + realm(s, p, sight.foes) + scouts(sight) + war(sight, taste, liked)
    return value + deal(s, p, liked)


STYLES: Mapping[str, Evaluate] = {
    style: partial(evaluate, taste=taste) for style, taste in TASTES.items()
}


def liked_roads(p: Player, taste: Taste) -> Roads:
    """How much a player likes each road, by civilization and style."""
    culture, tech, economic, military = TASTE[p.civilization]
    c, t, e, m = taste.roads
    return culture * c, tech * t, economic * e, military * m


class Sight:
    """Who stands where, and how strong everybody is: looked up once for a table."""

    __slots__ = ("_powers", "bonuses", "foes", "p", "s", "scouts", "stacks", "wet")

    def __init__(self, s: CivilizationTable, p: Player) -> None:
        self.s, self.p = s, p
        self.scouts: list[int] = []
        self.stacks: dict[int, int] = {}
        """Squares with own armies, and how many;"""
        self.foes: dict[int, tuple[int, int]] = {}
        """squares of others: whose, and how many armies."""
        self.wet = known(p.techs).crosses_water
        self.bonuses = base_bonuses(s)
        self._powers: dict[int, Power] = {}
        for f in p.figures:
            n = f >> 4
            if f & SCOUT:
                self.scouts.append(n)
            else:
                self.stacks[n] = self.stacks.get(n, 0) + 1
        for q in s.players:
            if q is not p:
                for f in q.figures:
                    n = f >> 4
                    there = self.foes[n][1] if n in self.foes else 0
                    self.foes[n] = q.seat, there + (not f & SCOUT)

    def power(self, q: Player) -> Power:
        """How strong a player is, as far as it is known."""
        found = self._powers.get(q.seat)
        if found is None:
            s, own = self.s, q is self.p
            bonus = HOOKS.value(s, "combat.bonus", self.bonuses[q.seat], q)
            found = Power(mean_strength(q, own), bonus, battle_hand(s, q, 1, False), len(q.units))
            self._powers[q.seat] = found
        return found

    def odds(self, attacker: Player, armies: int, defender: Player, there: int, city: int) -> float:
        """How likely an attack succeeds; `city`: the square of the city, NOWHERE for none."""
        mine, theirs = self.power(attacker), self.power(defender)
        bonus = mine.bonus - theirs.bonus
        if city == NOWHERE:
            return chance(mine.force(armies), theirs.force(there), bonus)
        walls = self.s.cities[city].walls
        bonus -= city_bonus(self.s, city)
        return chance(mine.force(armies), theirs.force(1, CITY_HAND), bonus, walls)


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


COMBAT = {mark: each.combat for mark, each in MARKS.items() if each.combat}


def base_bonuses(s: CivilizationTable) -> list[int]:
    """The combat bonus of everybody before printed things change it; see forces.combat_bonus."""
    found = [government_of(s, p).combat_bonus for p in s.players]
    for n, mark in s.built.items():
        if mark in COMBAT:
            owner = owner_near(s, n)
            if owner != NOBODY and holder(s, n) in (NOBODY, owner):
                found[owner] += COMBAT[mark]
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
    done = TOLL[p.track] + SAVED * p.culture
    if p.track < LAST_SPACE:
        done += SAVED * min(p.trade, TRACK[p.track + 1].trade)
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


def purses(s: CivilizationTable) -> list[int]:
    """The coins of all players at once (see yields.coins)."""
    found = [fixed_coins(s, p) for p in s.players]
    squares = coin_squares(s)
    if not squares:
        return found
    around, cities = s.ground.around, s.cities
    standing = {f >> 4: (p.seat, f & SCOUT) for p in s.players for f in p.figures}
    for n in squares:
        city = next((m for m in around[n] if m in cities), -1)
        owner = cities[city].owner if city >= 0 else NOBODY
        who, scout = standing.get(n, (NOBODY, 0))
        if who not in (NOBODY, owner):
            owner = who if scout else NOBODY
        if owner != NOBODY:
            found[owner] += icons(s, n).coin
    return found


# The sheet and the realm


def sheet(s: CivilizationTable, p: Player) -> float:
    """What lies before a player."""
    what = learned(p.techs)
    value = what.use + TRADE_WORTH * p.trade + CULTURE_WORTH * p.culture
    value += sum(n * worth for n, worth in zip(p.goods, what.holders, strict=True) if n)
    value += MARKER * len(p.markers) + PERSON * len(p.reserve) + WONDER * len(p.wonders)
    value += sum(EVENT * EVENTS[card].level for card in p.events)
    return value + GOVERNED[s.options.governments][p.government]


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
    symbols = (SYMBOL * bool(each) for each in ground.resource)
    return tuple(
        square_worth(each) + more for each, more in zip(ground.icons, symbols, strict=True)
    )


def realm(s: CivilizationTable, p: Player, enemy: Container[int]) -> float:
    """Cities with what is around them and not blockaded, and what scouts send."""
    land, built, around = land_worth(s.tiles), s.built, s.ground.around
    value = SEEN * (len(land) - len(s.ground.closed))
    for n, city in s.cities.items():
        if city.owner != p.seat:
            continue
        value += CITY + WALLS * city.walls
        for m in around[n]:
            if m not in enemy:
                value += MARK_WORTH[built[m]] if m in built else land[m]
    for n, to in s.sent.items():
        if s.cities[to].owner == p.seat and s.cities[to].owner != owner_near(s, n):
            value += GATHERED * land[n]
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
    water = {m for m, is_water in enumerate(ground.is_water) if is_water}
    return ground.board.grid.within([n], len(ground.open), ground.closed | water)


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
    nearest = min((far for m, far in steps.items() if beyond[m]), default=LAST)
    return UNKNOWN * FADED[nearest]


SITES = 6
"""So many of the best sites are looked at."""


def sites(s: CivilizationTable, enemy: Container[int]) -> list[tuple[int, float]]:
    """The best places for a city that are free now."""
    around, huts = s.ground.around, s.huts
    near = {m for n in s.cities for m in around[n]}
    taken = near.union(*(around[m] for m in near))
    found = []
    for n, worth in good_sites(s.tiles):
        if n in taken or n in huts or n in enemy:
            continue
        if any(m in huts or m in enemy for m in around[n]):
            continue
        found.append((n, SITE * worth))
        if len(found) == SITES:
            break
    return found


def scouts(sight: Sight) -> float:
    """Scouts, the nearer to a place for a city or to the unknown the better."""
    if not sight.scouts:
        return 0.0
    s, p = sight.s, sight.p
    cities = sum(city.owner == p.seat for city in s.cities.values())
    targets = sites(s, sight.foes) if cities < known(p.techs).city_limit else []
    value = 0.0
    for n in sight.scouts:
        hope = near_unknown(s.tiles, n, sight.wet)
        value += SCOUT_WORTH + reach(steps_from(s.tiles, n, sight.wet), targets, hope)
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
    s, p, stacks = sight.s, sight.p, sight.stacks
    value = taste.arms * arms(s, p) + battle(s, p) - danger(sight)
    if not stacks:
        return value
    steps = {n: steps_from(s.tiles, n, sight.wet) for n in stacks}
    value += taste.arms * ARMY * sum(stacks.values()) + taste.prey * marches(sight, steps)
    return value + worth_of_road(military_road(sight, steps), liked[MILITARY])


def arms(s: CivilizationTable, p: Player) -> float:
    """The strength of all units: the first ones are worth most, so that nobody stands naked."""
    ranks = known(p.techs).ranks
    cards = [*p.units, *own_fighters(s, p)]
    total = sum(STRENGTH[card] + ranks[UNIT_OF[card]] - 1 for card in cards)
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


def mean_strength(q: Player, own: bool) -> float:
    """Of a player's units: he knows his own, of others the types are public."""
    if not q.units:
        return 0.0
    ranks = known(q.techs).ranks
    total = sum(ranks[UNIT_OF[card]] - 1 for card in q.units)
    if own:
        total += sum(STRENGTH[card] for card in q.units)
    else:
        total += sum(TYPICAL_STRENGTH[UNIT_OF[card]] for card in q.units)
    return total / len(q.units)


TYPICAL_STRENGTH = tuple(STRENGTH[card] for card in TYPICAL)


def marches(sight: Sight, steps: dict[int, dict[int, int]]) -> float:
    """Armies, the nearer to something to take the better."""
    s, p = sight.s, sight.p
    easy = [(n, HUT_WORTH) for n, kind in s.huts.items() if kind == HUT]
    villages = [n for n, kind in s.huts.items() if kind != HUT]
    guarded = []
    if not government_of(s, p).no_attacks:
        easy += [(n, LONE_SCOUT) for n, (_, armies) in sight.foes.items() if not armies]
        guarded = [(n, *there) for n, there in sight.foes.items() if there[1]]
    value = 0.0
    for n, armies in sight.stacks.items():
        targets = easy
        if villages:
            targets = [*targets, *raids(sight, armies, villages)]
        foes = [each for each in guarded if steps[n].get(each[0], ALARM) < ALARM]
        if foes:
            targets = [*targets, *fights(sight, armies, foes)]
        value += armies * reach(steps[n], targets, near_unknown(s.tiles, n, sight.wet))
    return value


def raids(sight: Sight, armies: int, villages: list[int]) -> list[tuple[int, float]]:
    """Villages that so many armies can take."""
    power = sight.power(sight.p)
    odds = chance(power.force(armies), BARBARIAN_FORCE, power.bonus)
    return [(n, VILLAGE_WORTH * odds) for n in villages] if odds > BOLD else []


def fights(
    sight: Sight, armies: int, foes: list[tuple[int, int, int]]
) -> Iterator[tuple[int, float]]:
    """Armies of others that so many armies can beat."""
    for n, seat, there in foes:
        odds = sight.odds(sight.p, armies, sight.s.players[seat], there, NOWHERE)
        if odds > BOLD:
            yield n, FOE * there * odds


def military_road(sight: Sight, steps: dict[int, dict[int, int]]) -> float:
    """The best chance to take a rival's capital, by how near the armies for it have come."""
    s, p, stacks = sight.s, sight.p, sight.stacks
    if not p.units or government_of(s, p).no_attacks:
        return 0.0
    limit = min(stacking(s, p), sum(stacks.values()))
    best = 0.0
    for n, city in s.cities.items():
        if city.capital and city.owner != p.seat:
            near = nearness(stacks, steps, n, limit)
            if near > best:
                best = max(best, near * sight.odds(p, limit, s.players[city.owner], 0, n))
    return best


def nearness(stacks: dict[int, int], steps: dict[int, dict[int, int]], n: int, limit: int) -> float:
    """How near so many armies are to a square, those that stand with most others first."""
    near = [(FADED[steps[m][n]], armies) for m, armies in stacks.items() if n in steps[m]]
    if not near:
        return 0.0
    near.sort(key=lambda each: -each[0] * each[1])
    total, left = 0.0, limit
    for at, (faded, armies) in enumerate(near):
        count = min(left, armies)
        total += count * faded * (APART if at else 1.0)
        left -= count
    return total / limit


def danger(sight: Sight) -> float:
    """What the strongest attack on each own city may cost."""
    raiders = [(n, *there) for n, there in sight.foes.items() if there[1]]
    if not raiders:
        return 0.0
    value = 0.0
    for n, city in sight.s.cities.items():
        if city.owner == sight.p.seat:
            value += fall(sight, n, raiders) * (CAPITAL_LOST if city.capital else CITY_LOST)
    return value


def fall(sight: Sight, n: int, raiders: list[tuple[int, int, int]]) -> float:
    """The chance that an own city falls to the greatest stack that stands near."""
    squares = sight.s.ground.board.grid.squares
    x, y = squares[n]
    near: dict[int, int] = {}
    for m, seat, armies in raiders:
        if abs(squares[m][0] - x) + abs(squares[m][1] - y) <= ALARM:
            near[seat] = max(armies, near.get(seat, 0))
    players, p = sight.s.players, sight.p
    return max((sight.odds(players[seat], n_, p, 0, n) for seat, n_ in near.items()), default=0.0)


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
