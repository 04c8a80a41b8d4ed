"""Buildings, walls and all other markers on the map (CIV-BLD, CIV-WAL, CIV-OVR)."""

from __future__ import annotations

from oikumene.engine.decision import RuleId
from oikumene.engine.journal import log
from oikumene.titles.civilization.cards import (
    BUILDINGS,
    FAMILIES,
    FAMILY,
    GREAT_PEOPLE,
    NOBODY,
    NOWHERE,
    SEAT,
    STARRED,
    UPGRADES,
    WALLS,
    WALLS_COST,
    WONDERS,
    mark_thing,
)
from oikumene.titles.civilization.state import CivilizationTable, Player, change, refresh
from oikumene.titles.civilization.techs import known
from oikumene.titles.civilization.victory import recount
from oikumene.titles.civilization.yields import enemy_squares, owner_around

COST = {**{id_: each.cost for id_, each in BUILDINGS.items()}, WALLS: WALLS_COST}


# What may stand where


def supply(s: CivilizationTable, family: str) -> int:
    """Markers of a family that are left in the market (CIV-CMP-15)."""
    return FAMILIES[family] - sum(FAMILY.get(mark) == family for mark in s.built.values())


def unlocked(p: Player) -> tuple[str, ...]:
    """The buildings that a player's techs allow, walls last (CIV-BLD-01, CIV-WAL-01)."""
    all_known = known(p.techs)
    return (*all_known.buildings, WALLS) if all_known.walls else all_known.buildings


def free_squares(s: CivilizationTable, city: int) -> list[int]:
    """The outskirts squares without an enemy figure (CIV-BLK-04)."""
    enemy = enemy_squares(s, s.cities[city].owner)
    return [n for n in s.ground.around[city] if n not in enemy]


def square_with(s: CivilizationTable, city: int, marks: frozenset[str]) -> int:
    """The outskirts square with one of some markers; NOWHERE if there is none."""
    built = s.built
    for n in s.ground.around[city]:
        if built.get(n) in marks:
            return n
    return NOWHERE


def places(
    s: CivilizationTable, p: Player, city: int, building: str, free: list[int] | None = None
) -> list[int]:
    """Where a city may put a building that its owner has unlocked; `free` are its free squares."""
    if building == WALLS:  # they stand in the city center (CIV-WAL-02 … 04)
        return [] if s.cities[city].walls else [city]
    kinds, terrain = BUILDINGS[building].terrain, s.ground.terrain
    if free is None:
        free = free_squares(s, city)
    found = [n for n in free if terrain[n] in kinds]
    if found and building in STARRED:
        only = square_with(s, city, STARRED)
        if only != NOWHERE:  # it could only be replaced (CIV-OVR-05, CIV-OVR-06)
            found = [only] if only in found else []
    if found and not supply(s, FAMILY[building]):  # counted after a removal (CIV-OVR-08)
        found = [n for n in found if FAMILY.get(s.built.get(n, "")) == FAMILY[building]]
    return found


def why_not_build(
    s: CivilizationTable, p: Player, city: int, n: int, building: str
) -> RuleId | None:
    """The rule that forbids a city to put a building on a square."""
    if building not in unlocked(p):
        return why_locked(p, building)
    if building == WALLS:
        if n != city:
            return "CIV-WAL-02"
        return "CIV-WAL-03" if s.cities[city].walls else None
    if n not in s.ground.around[city]:
        return "CIV-BLD-02"
    if n not in free_squares(s, city):
        return "CIV-BLD-13"
    if s.ground.terrain[n] not in BUILDINGS[building].terrain:
        return "CIV-BLD-03" if n not in s.built else "CIV-OVR-02"
    if n in places(s, p, city, building):
        return None
    if building in STARRED and square_with(s, city, STARRED) not in (n, NOWHERE):
        return "CIV-OVR-06"
    return "CIV-CMP-19"


def why_locked(p: Player, building: str) -> RuleId:
    """The rule by which a player cannot build this form of a building at all."""
    if building == WALLS:
        return "CIV-WAL-01"
    return "CIV-BLD-11" if UPGRADES.get(building) in known(p.techs).buildings else "CIV-BLD-01"


# Markers come and go


def place_mark(s: CivilizationTable, p: Player, n: int, mark: str) -> None:
    """A building, wonder or great person is put on a square of an own city.

    What lay there is removed first: a building returns to the market, a wonder leaves the game, a
    great person goes to the reserve (CIV-OVR-04, CIV-OVR-09). Walls turn the city marker.
    """
    if mark == WALLS:
        change(s, n, walls=True)
        return
    old = s.built.get(n)
    if old in GREAT_PEOPLE:
        p.reserve = (*p.reserve, old)
    if old:
        _take_away(s, p, n)
        log(s, "replaced", seat=SEAT[p.seat], mark=mark_thing(old), square=s.ground.things[n])
    s.built[n] = mark
    if mark in WONDERS and mark not in p.wonders:
        p.wonders = (*p.wonders, mark)
    if mark in WONDERS or old in WONDERS:
        refresh(s)
    recount(s)


def remove_mark(s: CivilizationTable, n: int) -> None:
    """What is on a square is destroyed: a building returns to the market, a wonder or a great
    person leaves the game (CIV-BLD-15, CIV-EVT-16); in a city center, its walls (CIV-WAL-07)."""
    if n in s.cities:
        change(s, n, walls=False)
        log(s, "destroyed", mark=mark_thing(WALLS), square=s.ground.things[n])
        return
    mark = s.built[n]
    log(s, "destroyed", mark=mark_thing(mark), square=s.ground.things[n])
    _take_away(s, s.players[owner_around(s, n)], n)
    if mark in WONDERS:
        refresh(s)
    recount(s)


def destroy_city(s: CivilizationTable, n: int) -> None:
    """A city falls with all markers around it; figures stay (CIV-LOT-10, CIV-LOT-11)."""
    p = s.players[s.cities[n].owner]
    for m in s.ground.around[n]:
        if m in s.built:
            _take_away(s, p, m)
    del s.cities[n]
    s.sent = {m: city for m, city in s.sent.items() if city != n}
    log(s, "city-destroyed", seat=SEAT[p.seat], square=s.ground.things[n])
    refresh(s)
    recount(s)


def _take_away(s: CivilizationTable, p: Player, n: int) -> None:
    """A marker leaves its square, a wonder with its card."""
    mark = s.built.pop(n)
    if mark in WONDERS:
        p.obsolete = tuple(each for each in p.obsolete if each != mark)
        lose_card(p, mark)


def lose_card(p: Player, wonder: str) -> None:
    """A wonder card is no longer faceup: coin tokens on it go with it (CIV-COI-13)."""
    p.wonders = tuple(each for each in p.wonders if each != wonder)
    p.tokens = {card: count for card, count in p.tokens.items() if card != wonder}


def wonder_owner(s: CivilizationTable, wonder: str) -> int:
    """Who has the faceup card of a wonder."""
    return next((p.seat for p in s.players if wonder in p.wonders), NOBODY)
