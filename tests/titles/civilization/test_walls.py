"""City walls (CIV-WAL)."""

from __future__ import annotations

import pytest

from oikumene.titles.civilization.buildings import supply
from oikumene.titles.civilization.cards import FAMILIES
from tests.titles.civilization.fights import bonus, siege, stand
from tests.titles.civilization.given import (
    asked,
    built,
    cities,
    city,
    given,
    player,
    refused,
    table,
    told,
    when,
)
from tests.titles.civilization.towns import (
    FORESTS,
    GRASS,
    HOME,
    LAND,
    ME,
    MOUNTAINS,
    RIVAL,
    TOWN,
    WATERS,
    items,
    manage,
    next_round,
    produce,
    spots,
    techs,
)

MASON = techs("masonry")
WALLS = "build city_walls"


@pytest.mark.rule("CIV-WAL-01")
def test_masonry_lets_walls_be_built_for_7() -> None:
    match = produce(manage({**MASON, "trade": 7}), WALLS)
    assert city(match, HOME).walls
    assert player(match).trade == 1  # 5 production and 6 trade

    assert WALLS in items(manage(MASON, home={"bonus": 2}))
    short = manage(MASON, home={"bonus": 1})
    assert WALLS not in items(short)
    assert refused(short)[WALLS] == "CIV-PRD-02"
    unknown = manage(home={"bonus": 9})
    assert WALLS not in items(unknown)
    assert refused(unknown)[WALLS] == "CIV-WAL-01"


@pytest.mark.rule("CIV-WAL-02")
def test_walls_stand_in_the_city_center() -> None:
    match = produce(manage(MASON, home={"bonus": 2}, town={}), WALLS)

    assert city(match, HOME).walls
    assert not city(match, TOWN).walls
    assert table(match).built == {}
    assert city(match, HOME).done == ("produce",)  # it was the city's action


@pytest.mark.rule("CIV-WAL-03")
def test_a_city_has_one_set_of_walls() -> None:
    match = manage(MASON, home={"walls": True, "bonus": 9}, town={})

    assert WALLS not in items(match)
    assert refused(match)[WALLS] == "CIV-WAL-03"
    when(match, "army", "at D2")
    assert WALLS in items(match, TOWN)


@pytest.mark.rule("CIV-WAL-04")
def test_walls_need_no_square_and_no_marker_and_are_not_starred() -> None:
    everywhere = [f"scout {MOUNTAINS[0]}", f"scout {MOUNTAINS[1]}", f"army {MOUNTAINS[2]}"]
    everywhere += [f"army {n}" for n in (*GRASS, *FORESTS, *WATERS)]
    closed = produce(manage({**MASON, "trade": 21}, {"figures": everywhere}), WALLS)
    assert city(closed, HOME).walls
    assert player(closed).trade == 0

    starred = produce(manage(MASON, home={"bonus": 2}, built={"D2": "barracks"}), WALLS)
    assert city(starred, HOME).walls
    after = manage(MASON, home={"bonus": 2, "walls": True})
    assert {f: supply(table(after), f) for f in FAMILIES} == FAMILIES
    produce(after, "build barracks", "D2")  # nor do they take its place
    assert built(after, "D2") == "barracks"


@pytest.mark.rule("CIV-WAL-05")
@pytest.mark.parametrize(("capital", "usual"), [(False, 6), (True, 12)])
def test_walls_give_4_more_in_defence(capital: bool, usual: int) -> None:
    assert bonus(siege({}, {}, capital=capital)) == {"seat:1": usual}
    assert bonus(siege({}, {}, capital=capital, walls=True)) == {"seat:1": usual + 4}


@pytest.mark.rule("CIV-WAL-05")
def test_walls_of_another_city_do_not_help() -> None:
    capital = {"N6": {"owner": 1, "capital": True, "walls": True}}
    assert bonus(siege({}, {}, cities=capital)) == {"seat:1": 6}


@pytest.mark.rule("CIV-WAL-06")
@pytest.mark.parametrize(("walls", "first"), [(False, 1), (True, 0)])
def test_who_attacks_walls_begins(walls: bool, first: int) -> None:
    units = {"units": ["infantry_2", "mounted_2"]}
    match = siege(units, units, walls=walls)

    assert asked(match) == (first, "battle")


@pytest.mark.rule("CIV-WAL-07")
def test_walls_can_be_destroyed_as_a_building() -> None:
    mine = {"events": ["sabotage"], "figures": ["army N3"]}
    capital = {"N6": {"owner": 1, "capital": True, "walls": True}}
    capital[HOME] = {"owner": 0, "capital": True, "walls": True}
    tiles = {**LAND["tiles"], "M1": "tile_07"}
    match = given(
        {"civilization": "germany", **mine},
        RIVAL,
        **{**LAND, "tiles": tiles, "stage": "start"},
        cities=capital,
        built={"M7": "workshop"},
    )

    when(match, "play sabotage")
    assert spots(match) == [HOME, "N6"]  # the workshop is 5 squares away
    when(match, "at N6")

    assert not city(match, "N6").walls
    assert cities(match, 1) == ["N6"]


@pytest.mark.rule("CIV-WAL-07")
def test_gunpowder_destroys_walls_which_can_be_built_again() -> None:
    mine = {**techs("masonry", "gunpowder"), "goods": {"silk": 2}}
    match = manage(mine, home={"walls": True, "bonus": 9}, built={"D2": "library"})

    when(match, "use gunpowder")
    assert spots(match) == [HOME, "D2"]
    when(match, f"at {HOME}")
    assert not city(match, HOME).walls

    produce(match, WALLS)
    assert city(match, HOME).walls


@pytest.mark.rule("CIV-WAL-07", "CIV-PRD-11")
def test_walls_can_be_a_free_building() -> None:
    egypt = {"civilization": "egypt", "techs": ["construction", "masonry"]}
    match = given(egypt, RIVAL, **LAND)

    when(match, "free C2", WALLS)

    assert city(match, "C2").walls


@pytest.mark.rule("CIV-WAL-08")
def test_walls_vanish_with_a_conquered_city() -> None:
    match = siege({"units": ["aircraft_7", "aircraft_6"]}, {"trade": 3}, walls=True)
    stand(match)

    assert told(match, "city-conquered")
    assert cities(match, 1) == ["N6"]


@pytest.mark.rule("CIV-WAL-08")
def test_a_city_that_is_founded_again_has_no_walls() -> None:
    mine = {"figures": ["scout E2"], "markers": ["village_uranium"], **techs("atomic_theory")}
    walled = {HOME: {"owner": 0, "capital": True}, TOWN: {"owner": 1, "walls": True}}
    words = {**LAND, "stage": "movement"}
    match = given({**ME, **mine}, RIVAL, **words, cities=walled)

    when(match, "use atomic_theory", "move E2 0 1", "go F2", "go G2")
    assert cities(match, 1) == ["N6"]
    next_round(match, "start", 0)
    when(match, f"found {TOWN}")

    assert cities(match) == [HOME, TOWN]
    assert not city(match, TOWN).walls
