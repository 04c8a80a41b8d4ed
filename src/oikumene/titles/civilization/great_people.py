"""Great people (CIV-GRP)."""

from __future__ import annotations

from oikumene.engine.chance import draw
from oikumene.engine.decision import Option, choose
from oikumene.engine.journal import log
from oikumene.titles.civilization.buildings import free_squares, place_mark
from oikumene.titles.civilization.cards import SEAT
from oikumene.titles.civilization.state import CivilizationTable, Player, cities_of

RESERVE = Option("reserve")


async def gain_person(s: CivilizationTable, p: Player) -> None:
    """A great person is drawn and goes onto the map or into the reserve (CIV-GRP-01, 02)."""
    person = draw_person(s, p)
    if not person:
        return
    places = s.ground.options("at")
    answer = await choose(
        p.seat,
        "great-person",
        lambda: [*(places[n] for n in person_places(s, p)), RESERVE],
        person=f"great_person:{person}",
    )
    if answer != RESERVE:
        put_person(s, p, person, s.ground.where(answer))


def draw_person(s: CivilizationTable, p: Player) -> str:
    """A random great person joins the reserve; "": the pool is empty (CIV-GRP-13)."""
    if not s.person_pool:
        return ""
    person = draw(s, s.person_pool)
    p.reserve = (*p.reserve, person)
    log(s, "great-person", seat=SEAT[p.seat], person=f"great_person:{person}")
    return person


def person_places(s: CivilizationTable, p: Player) -> list[int]:
    """Where a player may put a great person: outskirts, not water (CIV-GRP-04, CIV-GRP-09)."""
    water = s.ground.is_water
    return [n for city in cities_of(s, p.seat) for n in free_squares(s, city) if not water[n]]


def put_person(s: CivilizationTable, p: Player, person: str, n: int) -> None:
    """A great person of the reserve comes onto the map (CIV-GRP-03, CIV-GRP-05, CIV-GRP-06)."""
    left = list(p.reserve)
    left.remove(person)
    p.reserve = tuple(left)
    thing = f"great_person:{person}"
    log(s, "person-put", seat=SEAT[p.seat], person=thing, square=s.ground.things[n])
    place_mark(s, p, n, person)
