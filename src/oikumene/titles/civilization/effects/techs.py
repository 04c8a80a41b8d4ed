"""What techs do outside battle: abilities for a price, and lasting ones (CIV-ABL-07 … 18)."""

from __future__ import annotations

from collections.abc import Iterator

from oikumene.engine.chance import draw
from oikumene.engine.decision import Option, choose
from oikumene.engine.journal import log
from oikumene.titles.civilization.abilities import ability
from oikumene.titles.civilization.buildings import destroy_city, remove_mark
from oikumene.titles.civilization.cards import (
    PLAYER,
    SEAT,
    TECHS,
    UNIT_OF,
    UNITS,
    WONDERS,
    Ability,
)
from oikumene.titles.civilization.effects.events import building_squares, cheer
from oikumene.titles.civilization.figures import (
    FRESH,
    MOVED,
    at,
    relocate,
    remove,
    room,
)
from oikumene.titles.civilization.great_people import gain_person
from oikumene.titles.civilization.hooks import HOOKS
from oikumene.titles.civilization.resources import add_token, gain_culture, gain_trade
from oikumene.titles.civilization.state import (
    CivilizationTable,
    Player,
    change,
    cities_of,
    opponents,
    used,
)
from oikumene.titles.civilization.units import kill_unit
from oikumene.titles.civilization.victory import recount
from oikumene.titles.civilization.wonders import market, obsolete
from oikumene.titles.civilization.yields import coins, enemy_squares

OBSOLETE = {id_: Option("obsolete", (id_,), (f"wonder:{id_}",)) for id_ in WONDERS}
KILL_UNIT = tuple(Option("kill-unit", (seat,), (thing,)) for seat, thing in enumerate(SEAT))
COINS_PER_PRODUCTION = 3
ITEMS = 2


# Gains


@ability("production")
async def more_production(s: CivilizationTable, p: Player, tech: str, each: Ability) -> None:
    """Animal Husbandry, Construction, Banking: one city has more production (CIV-PRD-10)."""
    options = s.ground.options("at")
    answer = await choose(
        p.seat,
        "boost",
        lambda: [options[n] for n in cities_of(s, p.seat)],
        tech=f"tech:{tech}",
        n=each.n,
    )
    cheer(s, s.ground.where(answer), each.n)


@ability("culture")
async def more_culture(s: CivilizationTable, p: Player, tech: str, each: Ability) -> None:
    """Currency, Chivalry, Metal Casting."""
    gain_culture(s, p, each.n, f"tech:{tech}")


@ability("trade")
async def more_trade(s: CivilizationTable, p: Player, tech: str, each: Ability) -> None:
    """Horseback Riding: the user gains, then another player less (CIV-ABL-17)."""
    gain_trade(s, p, each.n, f"tech:{tech}")
    answer = await choose(
        p.seat,
        "share-trade",
        [PLAYER[q.seat] for q in opponents(s, p)],
        tech=f"tech:{tech}",
        n=each.other,
    )
    gain_trade(s, s.players[int(answer.args[0])], each.other, f"tech:{tech}")


def persons_left(s: CivilizationTable, _p: Player, _tech: str, _each: Ability) -> bool:
    """Whether a great person can be drawn (CIV-GRP-13)."""
    return bool(s.person_pool)


@ability("great_person", persons_left)
async def great_person(s: CivilizationTable, p: Player, _tech: str, _each: Ability) -> None:
    """Philosophy."""
    await gain_person(s, p)


def holds_more(_s: CivilizationTable, p: Player, tech: str, _each: Ability) -> bool:
    """Whether there is room for a coin token (CIV-TEC-08, CIV-ABL-08)."""
    return p.tokens.get(tech, 0) < TECHS[tech].tokens


@ability("coin", holds_more)
async def coin(s: CivilizationTable, p: Player, tech: str, _each: Ability) -> None:
    """Pottery, Democracy, Printing Press."""
    add_token(s, p, tech)


# Harm


def old_wonders(s: CivilizationTable, ages: tuple[str, ...]) -> Iterator[Option]:
    """The wonders that can be made obsolete, in the market too (CIV-OBS-04 … 06)."""
    for wonder in (*market(s), *(each for q in s.players for each in q.wonders)):
        if WONDERS[wonder].age in ages:
            yield OBSOLETE[wonder]


def wonders_or_units(s: CivilizationTable, p: Player, each: Ability) -> Iterator[Option]:
    """What Monarchy can be used on (CIV-ABL-13)."""
    yield from old_wonders(s, each.ages)
    yield from (KILL_UNIT[q.seat] for q in opponents(s, p) if q.units)


def can_kill(s: CivilizationTable, p: Player, _tech: str, each: Ability) -> bool:
    """Whether there is a wonder or a unit to aim at."""
    return any(True for _ in wonders_or_units(s, p, each))


@ability("obsolete_or_kill", can_kill)
async def obsolete_or_kill(s: CivilizationTable, p: Player, tech: str, each: Ability) -> None:
    """Monarchy: a wonder goes out of use, or a random unit dies."""
    answer = await choose(
        p.seat, "harm", lambda: list(wonders_or_units(s, p, each)), tech=f"tech:{tech}"
    )
    if answer.verb == "obsolete":
        obsolete(s, str(answer.args[0]))
        return
    q = s.players[int(answer.args[0])]
    card = draw(s, q.units)
    kill_unit(s, card)
    log(
        s,
        "unit-lost",
        seat=SEAT[q.seat],
        unit=f"unit:{UNITS[UNIT_OF[card]]}",
        card=f"unit_card:{card}",
    )


def wonders_or_buildings(s: CivilizationTable, each: Ability) -> Iterator[Option]:
    """What Gunpowder can be used on."""
    yield from old_wonders(s, each.ages)
    options = s.ground.options("at")
    yield from (options[n] for n in building_squares(s))


def can_destroy(s: CivilizationTable, _p: Player, _tech: str, each: Ability) -> bool:
    """Whether there is a wonder or a building to aim at."""
    return any(True for _ in wonders_or_buildings(s, each))


@ability("obsolete_or_destroy", can_destroy)
async def obsolete_or_destroy(s: CivilizationTable, p: Player, tech: str, each: Ability) -> None:
    """Gunpowder: a wonder goes out of use, or a building is destroyed."""
    answer = await choose(
        p.seat, "harm", lambda: list(wonders_or_buildings(s, each)), tech=f"tech:{tech}"
    )
    if answer.verb == "obsolete":
        obsolete(s, str(answer.args[0]))
    else:
        remove_mark(s, s.ground.where(answer))


def has_cities_to_nuke(s: CivilizationTable, _p: Player, _tech: str, _each: Ability) -> bool:
    """Whether any city is no capital."""
    return any(not city.capital for city in s.cities.values())


@ability("nuke", has_cities_to_nuke)
async def nuke(s: CivilizationTable, p: Player, tech: str, _each: Ability) -> None:
    """Atomic Theory: a city is destroyed with all around it; this is no battle (CIV-ABL-14)."""
    options = s.ground.options("at")
    answer = await choose(
        p.seat,
        "nuke",
        lambda: [options[n] for n, city in s.cities.items() if not city.capital],
        tech=f"tech:{tech}",
    )
    n = s.ground.where(answer)
    ruins = {n, *s.ground.around[n]}
    for q in s.players:
        for figure in [f for f in q.figures if f >> 4 in ruins]:
            remove(s, q, figure)
    log(s, "nuked", seat=SEAT[p.seat], square=s.ground.things[n])
    destroy_city(s, n)


# Figures


def squares_to_freeze(s: CivilizationTable) -> list[Option]:
    """Faceup squares: also one that nobody is on yet can be closed."""
    options = s.ground.options("at")
    return [options[n] for n, is_open in enumerate(s.ground.open) if is_open and n not in s.frozen]


@ability("freeze")
async def freeze(s: CivilizationTable, p: Player, tech: str, _each: Ability) -> None:
    """Communism: no figure may leave a square in this round (CIV-ABL-12)."""
    answer = await choose(p.seat, "freeze", lambda: squares_to_freeze(s), tech=f"tech:{tech}")
    n = s.ground.where(answer)
    s.frozen = (*s.frozen, n)
    log(s, "frozen", seat=SEAT[p.seat], square=s.ground.things[n])


def waters(s: CivilizationTable, p: Player, start: int) -> Iterator[int]:
    """Where the figures of a square can sail (CIV-ABL-11)."""
    size, enemy = len(at(p, start)), enemy_squares(s, p.seat)
    for n, is_water in enumerate(s.ground.is_water):
        if not is_water or n == start or n in enemy:
            continue
        if room(s, p, n) >= size and not HOOKS.value(s, "stop.barred", False, p, n):
            yield n


def sailors(s: CivilizationTable, p: Player) -> Iterator[int]:
    """The squares whose figures can sail anywhere."""
    for n in dict.fromkeys(f >> 4 for f in p.figures):
        if any(True for _ in waters(s, p, n)):
            yield n


def can_sail(s: CivilizationTable, p: Player, _tech: str, _each: Ability) -> bool:
    """Whether anybody can sail."""
    return any(True for _ in sailors(s, p))


@ability("sail", can_sail)
async def sail(s: CivilizationTable, p: Player, tech: str, _each: Ability) -> None:
    """Steam Power: all figures of a square go to a water square and move no more."""
    starts, ends = s.ground.options("from"), s.ground.options("to")
    answer = await choose(
        p.seat, "sail", lambda: [starts[n] for n in sailors(s, p)], tech=f"tech:{tech}"
    )
    start = s.ground.where(answer)
    answer = await choose(
        p.seat,
        "sail-to",
        lambda: [ends[n] for n in waters(s, p, start)],
        square=s.ground.things[start],
    )
    n = s.ground.where(answer)
    for figure in at(p, start):
        relocate(s, p, figure, n, figure & FRESH | MOVED)
    log(s, "sailed", seat=SEAT[p.seat], square=s.ground.things[start], to=s.ground.things[n])
    recount(s)


# Cities


@ability("extra_actions")
async def extra_actions(s: CivilizationTable, p: Player, _tech: str, _each: Ability) -> None:
    """Atomic Theory: every city may act once more (CIV-ABL-15)."""
    for n in cities_of(s, p.seat):
        change(s, n, extra=s.cities[n].extra + 1)


@HOOKS.changes("items", "engineering")
def engineering(s: CivilizationTable, owner: int, items: int, p: Player) -> int:
    """A produce action may buy two items, once in a round (CIV-PRD-05)."""
    return ITEMS if owner == p.seat and not used(s, p, "engineering") else items


@HOOKS.changes("production", "military_science")
def military_science(
    s: CivilizationTable, owner: int, production: int, p: Player, _city: int
) -> int:
    """More production for every 3 full coins (CIV-ABL-18)."""
    return production + coins(s, p) // COINS_PER_PRODUCTION if owner == p.seat else production


@HOOKS.changes("event.sure", "mass_media")
def mass_media(_s: CivilizationTable, owner: int, sure: bool, p: Player) -> bool:
    """The owner's culture events cannot be cancelled."""
    return sure or owner == p.seat
