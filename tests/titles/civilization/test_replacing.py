"""Building over buildings, wonders and great people (CIV-OVR)."""

from __future__ import annotations

from typing import Any

import pytest

from oikumene.titles.civilization.buildings import supply
from oikumene.titles.civilization.yields import culture_of
from tests.titles.civilization.given import (
    asked,
    built,
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
    items,
    manage,
    next_round,
    produce,
    spots,
    techs,
)

RICH: dict[str, Any] = {"home": {"bonus": 9}}


@pytest.mark.rule("CIV-OVR-01")
@pytest.mark.parametrize(
    ("old", "item", "new"),
    [
        ("library", "build granary", "granary"),
        ("stonehenge", "build granary", "granary"),
        ("library", "wonder colossus", "colossus"),
        ("stonehenge", "wonder colossus", "colossus"),
    ],
)
def test_anything_of_ones_own_can_be_built_over(old: str, item: str, new: str) -> None:
    match = manage(techs("pottery"), **RICH, built={"D2": old})

    when(match, f"produce {HOME}", item)
    if asked(match)[1] == "where":
        when(match, "at D2")

    assert built(match, "D2") == new
    assert list(table(match).built.values()) == [new]


@pytest.mark.rule("CIV-OVR-02")
def test_the_terrain_must_suit_the_new_marker() -> None:
    marked = {"B2": "workshop", "B4": "market", "C4": "harbor"}
    match = manage(**RICH, built=marked)
    produce(match, "wonder stonehenge")
    assert spots(match) == sorted([*MOUNTAINS, *GRASS, *FORESTS])
    assert refused(match)["at C4"] == "CIV-WON-05"

    town = manage(techs("writing"), town={"bonus": 9}, built={"G1": "workshop", "F1": "temple"})
    produce(town, "build library", city=TOWN)
    assert spots(town) == ["F3", "G3"]
    assert refused(town)["at G1"] == refused(town)["at F1"] == "CIV-OVR-02"


@pytest.mark.rule("CIV-OVR-03")
@pytest.mark.parametrize("item", ["build barracks", "wonder stonehenge"])
def test_markers_of_others_are_never_replaced(item: str) -> None:
    cities = {HOME: {"owner": 0, "capital": True, "bonus": 9}, "F2": {"owner": 1}}
    marked = {"E1": "temple", "E2": "artist", "E3": "workshop"}
    match = given(ME, RIVAL, **LAND, cities=cities, built=marked)

    produce(match, item)

    assert spots(match) == sorted([*MOUNTAINS, *GRASS, *FORESTS])
    when(match, "at D2")  # beside them
    assert [built(match, n) for n in ("E1", "E2", "E3")] == ["temple", "artist", "workshop"]


@pytest.mark.rule("CIV-OVR-04")
def test_a_building_returns_to_the_market() -> None:
    match = manage(techs("pottery"), **RICH, built={"D2": "library"})
    assert supply(table(match), "library_university") == 5

    produce(match, "build granary")

    assert supply(table(match), "library_university") == 6
    assert supply(table(match), "granary_aqueduct") == 5
    assert told(match, "replaced") == [
        {"seat": "seat:0", "mark": "building:library", "square": "square:D2"}
    ]


@pytest.mark.rule("CIV-OVR-04")
@pytest.mark.parametrize("obsolete", [False, True])
def test_a_wonder_leaves_the_game_with_its_card(obsolete: bool) -> None:
    mine = {**techs("pottery"), "obsolete": ["stonehenge"] if obsolete else []}
    match = manage(mine, **RICH, built={"D2": "stonehenge"})

    produce(match, "build granary")

    s = table(match)
    assert (player(match).wonders, player(match).obsolete) == ((), ())
    assert "stonehenge" not in (*s.wonders, *s.wonder_pool, *s.built.values())
    next_round(match, "start", 0)
    pass_on(match, "trade")
    assert player(match).culture == 0  # it works no more


@pytest.mark.rule("CIV-OVR-04")
def test_coins_on_a_wonder_go_with_its_card() -> None:
    mine = {**techs("pottery"), "tokens": {"panama_canal": 3, "sheet": 1}}
    match = manage(mine, **RICH, built={"D2": "panama_canal"})

    produce(match, "build granary")

    assert player(match).tokens == {"sheet": 1}


@pytest.mark.rule("CIV-OVR-05")
def test_a_starred_building_replaces_another_on_its_square() -> None:
    match = manage(techs("philosophy"), **RICH, built={"B4": "market"})

    produce(match, "build temple")

    assert {table(match).ground.names[n]: m for n, m in table(match).built.items()} == {
        "B4": "temple"
    }


@pytest.mark.rule("CIV-OVR-05")
def test_a_wonder_replaces_another_on_its_square() -> None:
    match = manage(**RICH, built={"B4": "stonehenge"})

    produce(match, "wonder colossus")

    assert built(match, "B4") == "colossus"
    assert player(match).wonders == ("colossus",)


@pytest.mark.rule("CIV-OVR-05")
@pytest.mark.parametrize(
    ("old", "item"), [("market", "wonder colossus"), ("stonehenge", "build barracks")]
)
def test_replacing_one_frees_its_place_in_the_city(old: str, item: str) -> None:
    match = manage({"trade": 27}, home={"bonus": 9, "extra": 1}, built={"B4": old})

    produce(match, item, "B4")

    again = items(match)
    wanted = "build barracks" if old == "market" else "wonder colossus"
    assert wanted in again
    when(match, wanted)
    assert spots(match) == sorted([*MOUNTAINS, *GRASS, *FORESTS])


@pytest.mark.rule("CIV-OVR-06")
def test_a_starred_building_is_not_built_beside_another() -> None:
    match = manage(techs("philosophy"), {"figures": ["scout B4"]}, **RICH, built={"B4": "market"})

    assert "build temple" not in items(match)  # the market's square is closed, others do not count
    assert refused(match)["build temple"] == "CIV-OVR-06"


@pytest.mark.rule("CIV-OVR-07")
def test_replacing_costs_the_whole_price() -> None:
    marked = {"B4": "market"}  # it leaves 4 production; barracks cost 7
    match = produce(manage({"trade": 10}, built=marked), "build barracks")
    assert built(match, "B4") == "barracks"
    assert player(match).trade == 1

    short = manage({"trade": 8}, built=marked)
    assert "build barracks" not in items(short)
    assert refused(short)["build barracks"] == "CIV-PRD-02"


@pytest.mark.rule("CIV-OVR-08")
def test_the_marker_that_is_removed_can_be_used_again() -> None:
    cities = {
        HOME: {"owner": 0, "capital": True},
        TOWN: {"owner": 0, "bonus": 2},
        "J2": {"owner": 1},
    }
    tiles = {**LAND["tiles"], "I1": "tile_12"}
    marked = dict.fromkeys(["D2", "F3", "M5", "K1", "K2", "J3"], "library")
    mine = {**ME, **techs("writing")}
    match = given(mine, RIVAL, **{**LAND, "tiles": tiles}, cities=cities, built=marked)
    assert supply(table(match), "library_university") == 0

    produce(match, "build library", city=TOWN)

    assert built(match, "F3") == "library"  # over itself; G3 is free, but there is no other marker
    assert built(match, "G3") == ""


@pytest.mark.rule("CIV-OVR-09")
@pytest.mark.parametrize("item", ["build barracks", "wonder stonehenge"])
def test_a_great_person_returns_to_the_reserve(item: str) -> None:
    match = manage(home={"bonus": 9}, built={"D2": "artist"})
    assert culture_of(table(match), square(match, HOME)) == 2

    produce(match, item, "D2")

    assert built(match, "D2") == item.split()[1]
    assert player(match).reserve == ("artist",)
    assert table(match).person_pool.count("artist") == 2
    next_round(match, "start", 0)
    assert options(match, "person") == ["person artist"]
