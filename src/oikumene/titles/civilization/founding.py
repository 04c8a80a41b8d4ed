"""Founding cities (CIV-FND)."""

from __future__ import annotations

from oikumene.engine.decision import Option, choose
from oikumene.engine.journal import log
from oikumene.engine.squares import king_steps
from oikumene.titles.civilization.cards import CITIES, SEAT
from oikumene.titles.civilization.figures import (
    FLAGS,
    KINDS,
    SCOUT,
    at,
    relocate,
    remove,
    room,
)
from oikumene.titles.civilization.state import (
    City,
    CivilizationTable,
    Player,
    cities_of,
    government_of,
    react,
)
from oikumene.titles.civilization.techs import known
from oikumene.titles.civilization.victory import draw, recount
from oikumene.titles.civilization.yields import enemy_squares

APART = 3
"""The least king-move distance of two city centers (CIV-FND-09)."""


def founders(s: CivilizationTable, p: Player, n: int) -> list[int]:
    """The figures in a square that may found a city, scouts first (CIV-FND-03, CIV-GOV-32)."""
    armies = government_of(s, p).armies_found
    found = [f for f in at(p, n) if f & SCOUT or armies]
    return sorted(found, key=lambda f: not f & SCOUT)


def sites(s: CivilizationTable, p: Player) -> list[int]:
    """The squares where a player can found a city now."""
    if len(cities_of(s, p.seat)) >= known(p.techs).city_limit:
        return []
    armies = government_of(s, p).armies_found
    squares = {f >> 4 for f in p.figures if f & SCOUT or armies}
    return [n for n in sorted(squares) if not why_not_found(s, p, n)]


def why_not_found(s: CivilizationTable, p: Player, n: int) -> str | None:
    """What forbids a city in a square."""
    ground = s.ground
    if len(cities_of(s, p.seat)) >= known(p.techs).city_limit:
        return "CIV-FND-02"
    if not founders(s, p, n):
        return "CIV-FND-03"
    if ground.is_water[n]:
        return "CIV-FND-04"
    if not ground.whole[n]:
        return "CIV-FND-05"
    if n in s.huts:
        return "CIV-FND-07"
    if any(m in s.huts for m in ground.around[n]):
        return "CIV-FND-06"
    if not enemy_squares(s, p.seat).isdisjoint((n, *ground.around[n])):  # CIV-MOV-22
        return "CIV-FND-08"
    squares = ground.board.grid.squares
    if any(king_steps(squares[n], squares[m]) < APART for m in s.cities):
        return "CIV-FND-09"
    if len(at(p, n)) > 1 and shelter(s, p, n) < len(at(p, n)) - 1:
        return "CIV-FND-12"
    return None


def havens(s: CivilizationTable, p: Player, n: int) -> list[int]:
    """Outskirts of a new city where displaced figures may end a move (CIV-FND-11)."""
    wet = known(p.techs).stops_on_water
    return [
        m for m in s.ground.around[n] if (wet or not s.ground.is_water[m]) and room(s, p, m) > 0
    ]


def shelter(s: CivilizationTable, p: Player, n: int) -> int:
    """How many displaced figures find room."""
    return sum(room(s, p, m) for m in havens(s, p, n))


async def found(s: CivilizationTable, p: Player, n: int) -> None:
    """A scout becomes a city; other figures in its square make room (CIV-FND-10, CIV-FND-11)."""
    founder = await which_founder(s, p, n)
    remove(s, p, founder)
    s.cities[n] = City(p.seat)
    log(s, "founded", seat=SEAT[p.seat], square=s.ground.things[n])
    recount(s)
    while at(p, n):
        await displace(s, p, n)
    if s.options.learning_game and len(cities_of(s, p.seat)) == CITIES:
        draw(s)  # CIV-OPT-02
    await react(s, p, "city.founded", n)


async def which_founder(s: CivilizationTable, p: Player, n: int) -> int:
    """The figure that becomes a city; armies only where the government lets them."""
    kinds = {KINDS[f & SCOUT]: f for f in reversed(founders(s, p, n))}
    if len(kinds) == 1:
        return next(iter(kinds.values()))
    options = [Option("figure", (kind,), (f"figure:{kind}",)) for kind in sorted(kinds)]
    answer = await choose(p.seat, "founder", options)
    return kinds[str(answer.args[0])]


async def displace(s: CivilizationTable, p: Player, n: int) -> None:
    """One figure leaves the square of the new city."""
    figure = at(p, n)[0]
    options = s.ground.options("at")
    answer = await choose(
        p.seat,
        "displace",
        lambda: [options[m] for m in havens(s, p, n)],
        figure=f"figure:{KINDS[figure & SCOUT]}",
    )
    m = s.ground.where(answer)
    relocate(s, p, figure, m, figure & FLAGS & ~SCOUT)
    scout, things = figure & SCOUT, s.ground.things
    log(
        s,
        "moved",
        seat=SEAT[p.seat],
        armies=1 - scout,
        scouts=scout,
        start=things[n],
        end=things[m],
    )
    recount(s)
