"""Buildings: what is built where, and what it does there (CIV-BLD)."""

from __future__ import annotations

from typing import Any

import pytest

from oikumene.titles.civilization.buildings import supply
from oikumene.titles.civilization.yields import coins, culture_of, production_of
from tests.titles.civilization.fights import attack, bonus, siege
from tests.titles.civilization.given import (
    asked,
    built,
    figures,
    given,
    options,
    pass_on,
    player,
    refused,
    square,
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
    TOWN_DESERT,
    TOWN_FORESTS,
    TOWN_GRASS,
    TOWN_MOUNTAINS,
    WATERS,
    items,
    manage,
    produce,
    spots,
    techs,
)

ANY_LAND = [*MOUNTAINS, *GRASS, *FORESTS]
ANY_TOWN_LAND = [*TOWN_MOUNTAINS, *TOWN_GRASS, *TOWN_FORESTS, *TOWN_DESERT]
BUILDINGS: list[tuple[str, str, int, list[str], list[str]]] = [
    ("harbor", "navigation", 7, WATERS, []),
    ("trading_post", "code_of_laws", 7, [], TOWN_DESERT),
    ("workshop", "construction", 7, MOUNTAINS, TOWN_MOUNTAINS),
    ("iron_mine", "railroad", 10, MOUNTAINS, TOWN_MOUNTAINS),
    ("library", "writing", 5, GRASS, TOWN_GRASS),
    ("university", "printing_press", 8, GRASS, TOWN_GRASS),
    ("granary", "pottery", 5, GRASS, TOWN_GRASS),
    ("aqueduct", "engineering", 8, GRASS, TOWN_GRASS),
    ("market", "currency", 7, ANY_LAND, ANY_TOWN_LAND),
    ("bank", "banking", 10, ANY_LAND, ANY_TOWN_LAND),
    ("temple", "philosophy", 7, ANY_LAND, ANY_TOWN_LAND),
    ("cathedral", "theology", 10, ANY_LAND, ANY_TOWN_LAND),
    ("barracks", "metalworking", 7, ANY_LAND, ANY_TOWN_LAND),
    ("academy", "military_science", 10, ANY_LAND, ANY_TOWN_LAND),
]
"""Building, tech, cost, and where it stands around the capital and around the city."""
STARRED = ["market", "bank", "temple", "cathedral", "barracks", "academy"]
TECH = {building: tech for building, tech, *_ in BUILDINGS}
UPGRADES = {
    "workshop": "iron_mine",
    "library": "university",
    "granary": "aqueduct",
    "market": "bank",
    "temple": "cathedral",
    "barracks": "academy",
}


# What is built


@pytest.mark.rule("CIV-BLD-01", "CIV-BLD-12")
@pytest.mark.parametrize("building", TECH)
def test_a_building_needs_its_tech(building: str) -> None:
    rich: dict[str, Any] = {"town": {"bonus": 9}, "home": {"bonus": 9}}
    city = HOME if building == "harbor" else TOWN
    known = manage(techs(TECH[building]), **rich)
    assert f"build {building}" in items(known, city)

    if building in ("barracks", "academy"):
        return  # Germany begins with Metalworking
    unknown = manage(**rich)
    assert f"build {building}" not in items(unknown, city)
    assert refused(unknown)[f"build {building}"] == "CIV-BLD-01"


@pytest.mark.rule("CIV-BLD-02", "CIV-BLD-03")
@pytest.mark.parametrize(("building", "tech", "_cost", "home", "town"), BUILDINGS)
def test_a_building_stands_on_its_terrain_around_its_city(
    building: str, tech: str, _cost: int, home: list[str], town: list[str]
) -> None:
    for city, places in ((HOME, home), (TOWN, town)):
        match = manage(techs(tech), home={"bonus": 9}, town={"bonus": 9})
        if not places:
            assert f"build {building}" not in items(match, city)
            assert refused(match)[f"build {building}"] == "CIV-BLD-03"
            continue
        produce(match, f"build {building}", city=city)
        if len(places) == 1:
            assert built(match, places[0]) == building
            continue
        assert spots(match) == sorted(places)
        when(match, f"at {places[0]}")
        assert built(match, places[0]) == building


@pytest.mark.rule("CIV-BLD-04", "CIV-EX-11")
@pytest.mark.parametrize(("building", "tech", "cost", "home", "_town"), BUILDINGS)
def test_what_buildings_cost(
    building: str, tech: str, cost: int, home: list[str], _town: list[str]
) -> None:
    city, has = (HOME, 5) if home else (TOWN, 8)
    trade = 3 * max(0, cost - has)
    match = manage({**techs(tech), "trade": 27}, town={})
    when(match, f"produce {city}", f"build {building}")
    if asked(match)[1] == "where":
        when(match, options(match)[0])
    assert player(match).trade == 27 - trade

    if cost > has:
        short = manage({**techs(tech), "trade": trade - 1}, town={})
        assert f"build {building}" not in items(short, city)
        assert refused(short)[f"build {building}"] == "CIV-PRD-02"
    else:  # 4 production, or 8 - 2
        figure = {"figures": ["scout C2" if city == HOME else "scout F1"]}
        short = manage(techs(tech), figure, town={})
        assert f"build {building}" not in items(short, city)


@pytest.mark.rule("CIV-BLD-05")
def test_a_city_holds_many_buildings_of_one_type() -> None:
    match = manage(techs("navigation"), built={"C4": "harbor", "D3": "harbor"}, home={"bonus": 4})

    produce(match, "build harbor", "D4")

    assert [built(match, name) for name in WATERS] == ["harbor"] * 3


@pytest.mark.rule("CIV-BLD-06", "CIV-EX-13")
@pytest.mark.parametrize("first", STARRED)
@pytest.mark.parametrize("second", ["market", "temple", "barracks", "bank"])
def test_a_city_holds_one_starred_building(first: str, second: str) -> None:
    mine = techs(TECH[second])
    match = manage(mine, home={"bonus": 9}, town={"bonus": 9}, built={"B4": first})

    produce(match, f"build {second}")  # it can only replace the other one
    assert [table(match).ground.names[n] for n in table(match).built] == ["B4"]
    assert built(match, "B4") == second

    produce(match, f"build {second}", "F1", TOWN)  # another city may have its own
    assert built(match, "F1") == second


# What it does to its square


@pytest.mark.rule("CIV-BLD-07", "CIV-EX-12")
def test_a_building_covers_the_icons_of_its_square() -> None:
    match = manage(techs("philosophy"), home={"bonus": 2})
    s, home = table(match), square(match, HOME)
    assert (production_of(s, home), culture_of(s, home)) == (5, 0)

    produce(match, "build temple", "B4")  # a forest

    assert (production_of(s, home), culture_of(s, home)) == (5 - 2, 2)


@pytest.mark.rule("CIV-BLD-07")
def test_a_building_covers_a_resource() -> None:
    match = manage(techs("construction"), home={"bonus": 2, "extra": 1})
    assert f"harvest {HOME}" in options(match)

    produce(match, "build workshop", "B3")  # iron

    assert options(match, "harvest") == []
    assert production_of(table(match), square(match, HOME)) == 5 - 1 + 3


@pytest.mark.rule("CIV-BLD-07")
def test_a_building_covers_a_coin() -> None:
    mine = {"civilization": "germany", "techs": ["metalworking", "construction"]}
    cities = {"B2": {"owner": 0, "capital": True, "bonus": 9}}
    match = given(mine, RIVAL, **LAND, cities=cities)
    assert coins(table(match), player(match)) == 1  # on A1

    produce(match, "build workshop", "A1", "B2")

    assert coins(table(match), player(match)) == 0


@pytest.mark.rule("CIV-BLD-07")
def test_a_building_covers_a_natural_wonder() -> None:
    mine = {"civilization": "china", "techs": ["writing", "construction"]}
    cities = {"B2": {"owner": 0, "capital": True, "bonus": 9}}
    match = given(mine, RIVAL, **LAND, cities=cities)
    s, home = table(match), square(match, "B2")
    assert culture_of(s, home) == 1  # on A1

    produce(match, "build workshop", "A1", "B2")

    assert culture_of(s, home) == 0


@pytest.mark.rule("CIV-BLD-08")
def test_a_harbor_stays_water() -> None:
    words: dict[str, Any] = {"stage": "movement", "built": {"D3": "harbor"}}
    land = manage({"figures": ["army D2"]}, **words)
    when(land, "move D2 1 0")
    assert refused(land)["go D3"] == "CIV-WTR-01"

    ship = manage({"figures": ["army D2"], **techs("navigation")}, **words)
    when(ship, "move D2 1 0", "go D3")
    assert refused(ship)["stop"] == "CIV-WTR-02"
    assert set(options(ship)) == {"go D2", "go E3"}  # neither the city nor another water


@pytest.mark.rule("CIV-BLD-09")
@pytest.mark.parametrize("seat", [0, 1])
def test_a_building_neither_stops_nor_slows(seat: int) -> None:
    marked = {"F1": "temple", "F2": "builder"}
    mine, theirs = ({"figures": ["army E2"]}, {}) if seat == 0 else ({}, {"figures": ["army E2"]})
    words: dict[str, Any] = {"stage": "movement", "active": seat, "first": seat, "built": marked}
    match = manage(mine, theirs, town={}, **words)

    when(match, "move E2 1 0", "go F2", "go F1")  # at speed 2

    assert figures(match, seat, "F1") == {"army": 1}


# Upgrades


@pytest.mark.rule("CIV-BLD-10", "CIV-EX-25")
@pytest.mark.parametrize(("basic", "better"), UPGRADES.items())
def test_an_upgrade_flips_all_buildings_of_its_owner(basic: str, better: str) -> None:
    at_home = "B2" if basic == "workshop" else "D2"
    in_town = "G1" if basic == "workshop" else "F3"
    of_rival = "M7" if basic in ("workshop", *STARRED) else "M5"
    pyramid = ["currency", "philosophy", "writing", "irrigation", "civil_service"]
    mine = {**techs(*pyramid), "trade": 26, "tokens": {"sheet": 4}}
    marked = dict.fromkeys((at_home, in_town, of_rival), basic)
    match = manage(mine, town={}, stage="research", built=marked)

    when(match, f"tech {TECH[better]}")
    pass_on(match, "start", 0)

    assert (built(match, at_home), built(match, in_town)) == (better, better)
    assert built(match, of_rival) == basic
    assert player(match).trade == 5  # by its coins; nothing was paid for the buildings
    flip = {"seat": "seat:0", "mark": f"building:{basic}", "building": f"building:{better}"}
    squares = [f"square:{name}" for name in (at_home, in_town)]
    assert told(match, "upgraded", 1) == [{**flip, "square": each} for each in squares]


@pytest.mark.rule("CIV-BLD-11", "CIV-EX-25")
@pytest.mark.parametrize(("basic", "better"), UPGRADES.items())
def test_with_the_upgrade_only_the_upgraded_form_is_built(basic: str, better: str) -> None:
    match = manage(techs(TECH[basic], TECH[better]), town={"bonus": 9})

    found = items(match, TOWN)

    assert f"build {better}" in found
    assert f"build {basic}" not in found
    assert refused(match)[f"build {basic}"] == "CIV-BLD-11"
    blockade = {"figures": ["scout G1"]}  # 7 production: enough for every basic form
    short = items(manage(techs(TECH[basic], TECH[better]), blockade, town={}), TOWN)
    assert {f"build {basic}", f"build {better}"}.isdisjoint(short)


@pytest.mark.rule("CIV-BLD-12", "CIV-EX-26")
@pytest.mark.parametrize(("basic", "better"), UPGRADES.items())
def test_the_upgrade_needs_no_basic_tech(basic: str, better: str) -> None:
    match = manage(techs(TECH[better]), town={"bonus": 9})
    assert basic == "barracks" or TECH[basic] not in player(match).techs

    produce(match, f"build {better}", "G1" if basic == "workshop" else "F3", TOWN)

    assert built(match, "G1" if basic == "workshop" else "F3") == better


# Limits of places


@pytest.mark.rule("CIV-BLD-13", "CIV-BLK-04")
@pytest.mark.parametrize("figure", ["army", "scout"])
def test_a_building_is_not_placed_where_an_enemy_stands(figure: str) -> None:
    theirs = {"figures": [f"{figure} B2", f"{figure} D2"]}
    match = manage({"trade": 27, **techs("writing", "construction")}, theirs)

    assert "build library" not in items(match)
    assert refused(match)["build library"] == "CIV-BLD-13"
    when(match, "build workshop")

    assert spots(match) == ["B3", "C2"]
    assert refused(match)["at B2"] == "CIV-BLD-13"


@pytest.mark.rule("CIV-BLD-13")
def test_a_building_is_placed_neither_over_foreign_markers_nor_outside() -> None:
    cities = {"C3": {"owner": 0, "capital": True, "bonus": 9}, "F2": {"owner": 1}}
    marked = {"E1": "temple", "E2": "artist"}  # of the city next door
    match = given({"civilization": "germany"}, RIVAL, **LAND, cities=cities, built=marked)

    produce(match, "build barracks")

    assert spots(match) == sorted(ANY_LAND)


@pytest.mark.rule("CIV-BLD-14")
def test_own_figures_do_not_hinder() -> None:
    match = manage({"figures": ["army D2", "scout D2"], **techs("writing")})

    produce(match, "build library")

    assert built(match, "D2") == "library"
    assert figures(match, 0, "D2") == {"army": 1, "scout": 1}


@pytest.mark.rule("CIV-BLD-15")
def test_a_destroyed_building_can_be_built_by_anyone() -> None:
    mine = {**techs("engineering"), "events": ["sabotage"]}
    theirs = {"techs": ["currency", "pottery"], "trade": 27}
    match = manage(mine, theirs, stage="start", built={"D2": "aqueduct"})
    assert supply(table(match), "granary_aqueduct") == 5

    when(match, "play sabotage")

    assert built(match, "D2") == ""
    assert supply(table(match), "granary_aqueduct") == 6
    pass_on(match, "city", 1)
    produce(match, "build granary", city="N6")  # the basic side
    assert built(match, "M5") == "granary"


@pytest.mark.rule("CIV-BLD-15", "CIV-CMP-19")
def test_the_last_marker_comes_back_when_it_is_destroyed() -> None:
    mine = {"trade": 27, "goods": {"silk": 2}, **techs("construction", "gunpowder")}
    tiles = {**LAND["tiles"], "M1": "tile_07", "I1": "tile_11"}
    cities: dict[str, Any] = {
        HOME: {"owner": 0, "capital": True, "extra": 1},
        "N6": {"owner": 1, "capital": True},
        "N3": {"owner": 1},
    }
    marked = dict.fromkeys(["M7", "N7", "O6", "M2", "M3", "M4"], "workshop")
    match = given({**ME, **mine}, RIVAL, **{**LAND, "tiles": tiles}, cities=cities, built=marked)

    assert "build workshop" not in items(match)
    assert refused(match)["build workshop"] == "CIV-CMP-19"
    when(match, "army", "at D2", "use gunpowder", "at M3")
    produce(match, "build workshop", "B2")

    assert (built(match, "M3"), built(match, "B2")) == ("", "workshop")


@pytest.mark.rule("CIV-BLD-16")
@pytest.mark.parametrize(("building", "n"), [("barracks", 2), ("academy", 4)])
def test_barracks_and_academies_count_in_every_battle(building: str, n: int) -> None:
    far = attack({}, {}, built={"B1": building})  # the capital of the attacker is on C2
    assert bonus(far) == {"seat:0": n}

    theirs = attack({}, {}, built={"N7": building})
    assert bonus(theirs) == {"seat:1": n}

    elsewhere = siege({}, {}, built={"N7": building})  # the city that is attacked is on G2
    assert bonus(elsewhere) == {"seat:1": 6 + n}
