"""What diplomacy cards of players and city-states do for their holder (CND-DIP)."""

from __future__ import annotations

from functools import lru_cache

from oikumene.engine.decision import Option, choose
from oikumene.engine.journal import log
from oikumene.titles.dawn.cards import CULTURE, INDUSTRY, SEAT, WONDERS
from oikumene.titles.dawn.combat import BARBARIAN, CITY_STATE, Fight
from oikumene.titles.dawn.diplomacy import from_rival, give_back, option, stock_of, take
from oikumene.titles.dawn.ground import ground_of
from oikumene.titles.dawn.hooks import HOOKS
from oikumene.titles.dawn.maturity import mature_cities
from oikumene.titles.dawn.resources import available, gain_resource
from oikumene.titles.dawn.starts import Start, starting
from oikumene.titles.dawn.state import DawnTable, Player, city_state_at, empty, put_barbarian
from oikumene.titles.dawn.terrain import OTHERWISE
from oikumene.titles.dawn.trade import gain_trade_on

SEATS = range(5)


# The cards of a rival: ``joint_war@2`` is that of seat 2.


def _joint_war(rival: int) -> None:
    @HOOKS.changes("combat.attack", f"joint_war@{rival}")
    def joint_war(_s: DawnTable, owner: int, value: int, p: Player, fight: Fight) -> int:
        """+2 to attack anybody but the card's owner (CND-DIP-06)."""
        return value + 2 * (p.seat == owner and fight.defender != rival)


def _defensive_pact(rival: int) -> None:
    @HOOKS.changes("combat.defence", f"defensive_pact@{rival}")
    def defensive_pact(_s: DawnTable, owner: int, value: int, p: Player, fight: Fight) -> int:
        """+2 to defend against anybody but the card's owner."""
        return value + 2 * (p.seat == owner and fight.attacker != rival)


def _open_borders(rival: int) -> None:
    @HOOKS.changes("maturity.friends", f"open_borders@{rival}")
    def open_borders(_s: DawnTable, owner: int, friends: set[int], p: Player) -> set[int]:
        """The owner's control tokens count for the holder's cities (CND-CIT-06)."""
        return friends | {rival} if p.seat == owner else friends


def _embassy(rival: int) -> None:
    @HOOKS.reacts("caravan.arrived", f"embassy@{rival}")
    async def embassy(s: DawnTable, owner: int, p: Player, n: int) -> None:
        """At the owner's capital: a trade token for the owner, a resource for the holder."""
        host = s.players[rival]
        if p.seat != owner or n != host.capital:
            return
        await gain_trade_on(s, host, host.row, p)  # CND-DIP-09
        await gain_resource(s, p, available(s), f"diplomacy:embassy@{rival}")


for _seat in SEATS:
    _joint_war(_seat)
    _defensive_pact(_seat)
    _open_borders(_seat)
    _embassy(_seat)


# The cards of city-states


def _carthage(s: DawnTable, owner: int, value: int, p: Player, fight: Fight) -> int:
    """+1 for each city-state and own city within 2 spaces of the defending space."""
    if p.seat != owner or (fight.kind == CITY_STATE and city_state_at(s, fight.n) == "carthage"):
        return value
    near = s.ground.land.within([fight.n], 2)
    states = sum(city_state_at(s, n) != "" for n in near)
    return value + states + sum(n in near for n in p.cities)


HOOKS.changes("combat.attack", "carthage")(_carthage)
HOOKS.changes("combat.defence", "carthage")(_carthage)


@HOOKS.changes("difficulty.set", "kumasi")
def kumasi(
    s: DawnTable, owner: int, difficulty: tuple[int, ...], p: Player, purpose: str
) -> tuple[int, ...]:
    """Forests are like grassland for the own industry and culture card."""
    if p.seat != owner or purpose not in (CULTURE, INDUSTRY):
        return difficulty
    return cleared(s.map, difficulty)


@lru_cache(64)
def cleared(map_: str, difficulty: tuple[int, ...]) -> tuple[int, ...]:
    """Difficulties with forests of 1."""
    terrain = ground_of(map_).terrain
    return tuple(
        1 if here == "forest" else value for value, here in zip(difficulty, terrain, strict=True)
    )


@HOOKS.changes("difficulty.less", "mohenjo_daro")
def mohenjo_daro(
    _s: DawnTable, owner: int, difficulty: tuple[int, ...], p: Player, purpose: str
) -> tuple[int, ...]:
    """Every space is one easier to place a control token on."""
    if p.seat != owner or purpose not in (CULTURE, OTHERWISE):
        return difficulty
    return lowered(difficulty)


@lru_cache(64)
def lowered(difficulty: tuple[int, ...]) -> tuple[int, ...]:
    """One less, and never below 1 (CND-GEO-11)."""
    return tuple(max(value - 1, 1) for value in difficulty)


@HOOKS.changes("wonder.cost", "brussels")
def brussels(s: DawnTable, owner: int, cost: int, p: Player, _wonder: str) -> int:
    """One less for each mature city."""
    return cost - len(mature_cities(s, p)) if p.seat == owner else cost


@HOOKS.changes("wonder.cost", "buenos_aires")
def buenos_aires(_s: DawnTable, owner: int, cost: int, p: Player, wonder: str) -> int:
    """Two less for a type of which the holder has none."""
    if p.seat != owner:
        return cost
    known = any(WONDERS[each].type == WONDERS[wonder].type for each in p.wonders)
    return cost - 2 * (not known)


@HOOKS.changes("combat.attack", "kabul")
def kabul(s: DawnTable, owner: int, value: int, p: Player, fight: Fight) -> int:
    """+3 against cities and city-states other than Kabul."""
    if p.seat != owner or fight.kind == BARBARIAN:
        return value
    if fight.kind == CITY_STATE:
        return value + 3 * (city_state_at(s, fight.n) != "kabul")
    return value + 3 * fight.city


# At the start of a turn


def _raids(s: DawnTable) -> list[Option]:
    """Every barbarian with the empty land beside it."""
    ground = s.ground
    return [
        Option(
            "lure",
            (letter, ground.words[to]),
            (f"barbarian:{letter}", ground.things[at], ground.things[to]),
        )
        for letter, at in s.barbarians.items()
        if at >= 0
        for to in ground.dry[at]
        if empty(s, to)
    ]


async def seoul(s: DawnTable, p: Player) -> None:
    """Move a barbarian; it has no effect where it comes to (CND-EVT-26)."""
    answer = await choose(p.seat, "lure-barbarian", _raids(s))
    letter, to = str(answer.args[0]), s.ground.number[str(answer.args[1])]
    put_barbarian(s, letter, to)
    log(
        s,
        "barbarian-lured",
        seat=SEAT[p.seat],
        barbarian=f"barbarian:{letter}",
        space=s.ground.things[to],
    )


def _swaps(s: DawnTable, p: Player) -> list[Option]:
    """A card taken from a rival, for another one of the same rival's stock."""
    return [
        Option(
            "trade-diplomacy",
            (held, free),
            (option("", held).things[0], option("", free).things[0]),
        )
        for rival in s.players
        for held in from_rival(p, rival)
        for free in stock_of(s, rival)
    ]


async def geneva(s: DawnTable, p: Player) -> None:
    """Exchange a diplomacy card."""
    held, free = map(str, (await choose(p.seat, "trade-diplomacy", _swaps(s, p))).args)
    give_back(s, p, held)
    take(s, p, free)


starting("seoul", Start(lambda s, _p: bool(_raids(s)), seoul))
starting("geneva", Start(lambda s, p: bool(_swaps(s, p)), geneva))
