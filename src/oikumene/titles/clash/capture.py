"""Losing units, capturing and destroying cities (COC-CAP, COC-BAR-28 … 36, COC-NAV-06)."""

from __future__ import annotations

import msgspec

from oikumene.engine.decision import Option, choose
from oikumene.engine.journal import log
from oikumene.titles.clash.cards import (
    ANGRY,
    BARBARIAN_SETTLEMENTS,
    BARBARIANS,
    HAPPY,
    LEADER,
    NOBODY,
    NOWHERE,
    OWNER,
    SEAT,
    SETTLER,
    SHIP,
    UNITS,
)
from oikumene.titles.clash.hooks import HOOKS
from oikumene.titles.clash.leaders import lose_leader
from oikumene.titles.clash.pieces import (
    HIRED,
    at,
    building_supply,
    capacity,
    kind_of,
    place,
    settlements,
    space_of,
    supply,
    take,
)
from oikumene.titles.clash.resources import gain
from oikumene.titles.clash.state import (
    City,
    ClashTable,
    Player,
    cities_of,
    number_of_cities,
    react,
    refresh,
)

LOSE = tuple(Option("lose", (name,), (f"unit:{name}",)) for name in UNITS)


async def lose_unit(s: ClashTable, owner: int, u: int, killer: int = NOBODY) -> None:
    """A unit is removed from the board."""
    take(s, owner, u)
    kind = kind_of(u)
    log(
        s,
        "unit-lost",
        owner=OWNER[owner],
        unit=f"unit:{UNITS[kind]}",
        space=s.ground.things[space_of(u)],
    )
    if kind == LEADER:
        await lose_leader(s, s.players[owner], killer)


async def choose_losses(
    s: ClashTable, decider: int, units: list[int], n: int, ask: str
) -> list[int]:
    """Somebody picks units that are lost, by kind."""
    left = list(units)
    lost: list[int] = []
    for more in range(min(n, len(left)), 0, -1):
        kinds = sorted({kind_of(u) for u in left})
        if more == len(left):
            return lost + left
        answer = await choose(decider, ask, [LOSE[kind] for kind in kinds], n=more)
        kind = UNITS.index(str(answer.args[0]))
        u = max((u for u in left if kind_of(u) == kind), key=lambda u: u & HIRED)  # COC-CIV-20
        left.remove(u)
        lost.append(u)
    return lost


async def check_cargo(s: ClashTable, owner: int, n: int, killer: int = NOBODY) -> tuple[int, ...]:
    """Land units beyond what the ships carry are lost; their kinds (COC-NAV-06, COC-EVT-21)."""
    if not s.ground.is_sea[n] or owner >= len(s.players):
        return ()
    here = at(s, owner, n)
    cargo = [u for u in here if kind_of(u) != SHIP]
    ships: int = HOOKS.value(s, "ship.number", len(here) - len(cargo), owner, n)
    excess = len(cargo) - capacity(s, owner) * ships
    if excess <= 0:
        return ()
    drowned = await choose_losses(s, owner, cargo, excess, "lose-cargo")
    for u in drowned:
        await lose_unit(s, owner, u, killer)
    return tuple(map(kind_of, drowned))


async def capture(s: ClashTable, p: Player, n: int) -> None:
    """A player takes a city (COC-CAP-02 … 15)."""
    city = s.cities[n]
    former = city.owner
    log(s, "captured", seat=SEAT[p.seat], city=s.ground.things[n], owner=OWNER[former])
    if former == BARBARIANS:
        reward, colours = 1, dict(city.buildings)  # COC-BAR-34, COC-BAR-35
    else:
        reward = 1 if city.mood == ANGRY else city.size + (city.mood == HAPPY)  # COC-CAP-06
        colours = {}
        for building, colour in city.buildings.items():
            if colour != former or HOOKS.value(
                s, "capture.keeps", building == "obelisk", colour, building
            ):
                colours[building] = colour
            elif building_supply(s, p, building):
                colours[building] = p.seat
            else:
                reward += 1  # COC-CAP-11
    if not settlements(s, p):
        gain(s, p, {"gold": reward_for_ruin(city, former)}, "city")
        await raze(s, n)
    else:
        gain(s, p, {"gold": reward}, "city")
        s.cities[n] = City(
            p.seat,
            mood=HOOKS.value(s, "capture.mood", ANGRY, p, n, city),
            buildings=colours,
            port=city.port if "port" in colours else NOWHERE,
            wonders=city.wonders,
        )
        refresh(s)
    if former != BARBARIANS:
        await refugees(s, s.players[former])
        await react(s, s.players[former], "city.lost", n)
    await react(s, p, "captured", n, former, city)


def reward_for_ruin(city: City, former: int) -> int:
    """Gold for a city that cannot be kept (COC-CAP-12, COC-BAR-36)."""
    if former == BARBARIANS:
        return 1 + city.size
    return (1 if city.mood == ANGRY else city.size + (city.mood == HAPPY)) + city.size


async def barbarians_capture(s: ClashTable, n: int) -> None:
    """Barbarians take a city: buildings keep their colours (COC-BAR-28 … 31, COC-BAR-39)."""
    city = s.cities[n]
    former = s.players[city.owner]
    log(s, "barbarians-captured", city=s.ground.things[n], seat=SEAT[former.seat])
    if number_of_cities(s, BARBARIANS) >= BARBARIAN_SETTLEMENTS:
        await raze(s, n)
    else:
        s.cities[n] = msgspec.structs.replace(
            city, owner=BARBARIANS, mood=ANGRY, activations=0, spent=False, tokens=0
        )
        refresh(s)
    await refugees(s, former)
    await react(s, former, "city.lost", n)


async def refugees(s: ClashTable, former: Player) -> None:
    """Who lost a city places a settler in another one (COC-CAP-09, COC-BAR-29)."""
    spaces = sorted(cities_of(s, former.seat))
    if not spaces or not supply(s, former.seat, SETTLER):
        return
    options = s.ground.options("place")
    answer = await choose(
        former.seat, "refugees", [options[n] for n in spaces], unit="unit:settler"
    )
    n = s.ground.where(answer)
    place(s, former.seat, SETTLER, n)
    log(s, "placed", seat=SEAT[former.seat], unit="unit:settler", city=s.ground.things[n])


async def raze(s: ClashTable, n: int) -> None:
    """A city is destroyed: its pieces go back, its wonders are lost (COC-CTY-20, COC-WON-13)."""
    city = s.cities.pop(n)
    s.builders = {wonder: seat for wonder, seat in s.builders.items() if wonder not in city.wonders}
    log(s, "razed", city=s.ground.things[n], owner=OWNER[city.owner])
    refresh(s)
