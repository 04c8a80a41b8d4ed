"""Blockades (CIV-BLK)."""

from __future__ import annotations

from typing import Any

import pytest

from oikumene.titles.civilization.yields import trade_of
from tests.titles.civilization.fights import battle, march, stand
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
from tests.titles.civilization.lands import (
    COIN,
    MINE,
    NEAR,
    TOWN,
    city_of,
    coins_of,
    land,
    turn_of,
)

Words = dict[str, Any]
IDLE = "army B1"
BUILDER: Words = {"stage": "city"}
ENEMIES = pytest.mark.parametrize("figure", ["army", "scout"])
STRONG: Words = {"units": ["aircraft_7", "aircraft_7"]}


def difference(where: str, figure: str, city: str = "C2", **words: Any) -> Words:
    """What a city loses to an enemy figure on a square."""
    free, held = (land({}, {"figures": each}, **words) for each in ([], [f"{figure} {where}"]))
    before, after = city_of(free, city), city_of(held, city)
    found: Words = {
        key: before[key] - after[key]
        for key in ("trade", "production", "culture")
        if before[key] != after[key]
    }
    if before["resources"] != after["resources"]:
        found["resources"] = sorted(set(before["resources"]) - set(after["resources"]))
    if coins_of(free) != coins_of(held):
        found["coins"] = coins_of(free) - coins_of(held)
    return found


# What is lost


@pytest.mark.rule("CIV-BLK-01")
@pytest.mark.parametrize(
    ("where", "lost"),
    [
        ("B3", {"trade": 1}),
        ("D2", {"trade": 1}),
        ("D1", {"production": 2}),
        ("D3", {"production": 1}),
        ("C1", {"trade": 1, "resources": ["wheat"]}),
        ("C3", {}),
        ("C4", {}),
    ],
)
@ENEMIES
def test_a_square_with_an_enemy_yields_nothing(where: str, lost: Words, figure: str) -> None:
    assert difference(where, figure) == lost


@pytest.mark.rule("CIV-BLK-01")
@ENEMIES
def test_coins_and_natural_wonders_are_lost_too(figure: str) -> None:
    assert difference(COIN, figure, TOWN, cities=MINE) == {"production": 1, "coins": 1}
    wonder = {"tiles": {"E1": "tile_12"}, "cities": MINE}
    assert difference("G2", figure, TOWN, **wonder) == {"culture": 1}


@pytest.mark.rule("CIV-BLK-01", "CIV-TRD-03")
def test_the_income_is_less_by_what_is_blockaded() -> None:
    incomes = []
    for enemies in ([], ["army B3", "scout D2"]):
        match = land({}, {"figures": enemies}, stage="start")
        pass_on(match, "trade")
        incomes.append(player(match).trade)

    assert incomes[0] - incomes[1] == 2


@pytest.mark.rule("CIV-BLK-01")
@ENEMIES
def test_own_figures_blockade_nothing(figure: str) -> None:
    assert city_of(land({"figures": [f"{figure} D1", f"{figure} C1"]})) == city_of(land())


@pytest.mark.rule("CIV-BLK-02")
@pytest.mark.parametrize(
    ("where", "mark", "lost"),
    [
        ("C3", "library", {"trade": 1, "culture": 1}),
        ("D3", "workshop", {"production": 3}),
        ("D2", "harbor", {"trade": 2, "production": 1}),
        ("C3", "bank", {"trade": 1, "production": 1, "culture": 1, "coins": 1}),
        ("C3", "artist", {"trade": 1, "culture": 2}),
        ("B1", "builder", {"production": 2, "coins": 1}),
    ],
)
@ENEMIES
def test_buildings_and_great_people_are_blockaded(
    where: str, mark: str, lost: Words, figure: str
) -> None:
    assert difference(where, figure, built={where: mark}) == lost


@pytest.mark.rule("CIV-BLK-03", "CIV-SOT-05")
@pytest.mark.parametrize(
    ("wonder", "culture", "gain"), [("stonehenge", 1, (0, 1)), ("colossus", 1, (3, 0))]
)
@ENEMIES
def test_a_blockaded_wonder_gives_neither_ability_nor_culture(
    wonder: str, culture: int, gain: tuple[int, int], figure: str
) -> None:
    words: Words = {"built": {"C3": wonder}}
    assert difference("C3", figure, **words) == {"culture": culture}

    free = when(land(stage="start", **words), "end")
    assert (player(free).trade, player(free).culture) == gain

    held = land({}, {"figures": [f"{figure} C3"]}, stage="start", **words)
    when(held, "end")
    assert (player(held).trade, player(held).culture) == (0, 0)


# What can be placed


@pytest.mark.rule("CIV-BLK-04", "CIV-BLD-13")
@ENEMIES
def test_no_building_is_placed_on_a_blockaded_square(figure: str) -> None:
    me: Words = {"techs": ["construction", "currency"], "trade": 27}
    match = land(me, {"figures": [f"{figure} D3"]}, **BUILDER)

    when(match, "produce C2")
    assert "build workshop" not in options(match)  # the only mountain
    assert refused(match)["build workshop"] == "CIV-BLD-13"
    when(match, "build market")

    assert "at D3" not in options(match)
    assert refused(match)["at D3"] == "CIV-BLD-13"
    assert "at C3" in options(match)


@pytest.mark.rule("CIV-BLK-04", "CIV-WON-13")
@ENEMIES
def test_no_wonder_is_placed_on_a_blockaded_square(figure: str) -> None:
    match = land({"trade": 27}, {"figures": [f"{figure} C3"]}, **BUILDER)

    when(match, "produce C2", "wonder stonehenge")

    assert "at C3" not in options(match)
    assert refused(match)["at C3"] == "CIV-WON-13"
    assert "at B3" in options(match)


@pytest.mark.rule("CIV-BLK-04", "CIV-GRP-09")
@ENEMIES
def test_no_great_person_is_placed_on_a_blockaded_square(figure: str) -> None:
    match = land({"reserve": ["artist"]}, {"figures": [f"{figure} C3"]}, stage="start")

    when(match, "person artist")

    assert "at C3" not in options(match)
    assert "at B3" in options(match)


@pytest.mark.rule("CIV-BLK-04", "CIV-FIG-06")
@ENEMIES
def test_no_scout_is_placed_on_a_blockaded_square(figure: str) -> None:
    match = land({"trade": 27}, {"figures": [f"{figure} C3"]}, **BUILDER)

    when(match, "produce C2", "scout")

    assert "at C3" not in options(match)
    assert refused(match)["at C3"] == "CIV-FIG-06"
    assert "at B3" in options(match)


@pytest.mark.rule("CIV-BLK-05", "CIV-FIG-07")
def test_a_new_army_fights_the_blockader() -> None:
    match = land(STRONG, {"figures": ["army C3"], "units": ["infantry_1"]}, **BUILDER)

    when(match, "produce C2", "army", "at C3")
    stand(match)

    assert told(match, "battle")[0]["attacker"] == "seat:0"
    assert told(match, "battle")[0]["defender"] == "seat:1"
    assert (figures(match, 0, "C3"), figures(match, 1, "C3")) == ({"army": 1}, {})


@pytest.mark.rule("CIV-BLK-05", "CIV-FIG-07")
def test_a_new_army_kills_a_scout_that_blockades() -> None:
    match = land({}, {"figures": ["scout C3"], "trade": 2}, **BUILDER)

    when(match, "produce C2", "army", "at C3")

    assert asked(match) == (0, "spoils")
    assert figures(match, 1, "C3") == {}
    assert told(match, "battle") == []


# When it begins and ends


@pytest.mark.rule("CIV-BLK-06")
def test_a_blockade_lasts_while_the_figure_is_in_the_square() -> None:
    theirs: Words = {"figures": ["army E1", "army N7"], "techs": ["currency", "horseback_riding"]}
    match = land({}, theirs, **turn_of(1))
    whole = city_of(match)["production"]

    when(match, "move E1 1 0", "go D1")
    assert asked(match) == (1, "step")
    assert city_of(match)["production"] == whole - 2

    when(match, "go E1", "stop")
    assert city_of(match)["production"] == whole


@pytest.mark.rule("CIV-BLK-06")
def test_a_blockade_ends_with_the_death_of_the_figure() -> None:
    match = land({"figures": ["army C1", IDLE], **STRONG}, {"figures": ["army D1"]})
    assert city_of(match)["production"] == 3

    stand(march(match, "C1", "D1"))

    assert city_of(match)["production"] == 5


@pytest.mark.rule("CIV-BLK-06", "CIV-AMB-20")
def test_a_blockader_that_attacks_lifts_its_blockade_first() -> None:
    """The combat bonus of barracks counts again as soon as the army has left them."""
    theirs: Words = {"figures": ["army C3"], "units": ["infantry_1", "mounted_1"]}
    me: Words = {"figures": ["army C4"], "units": ["infantry_2", "mounted_2"]}
    match = land(me, theirs, built={"C3": "barracks"}, **turn_of(1))

    when(match, "move C3 1 0", "go C4")

    assert [(entry["owner"], entry["n"]) for entry in told(match, "combat-bonus")] == [
        ("seat:0", 2)
    ]


# Who blockades


@pytest.mark.rule("CIV-BLK-07")
@pytest.mark.parametrize("seat", [1, 2])
@ENEMIES
def test_any_other_player_blockades(seat: int, figure: str) -> None:
    """With three players the first capital lies on I3, and H2 is a desert beside it."""
    players: list[Words] = [{"civilization": each} for each in ("egypt", "america", "germany")]
    free = given(*players)
    players[seat] |= {"figures": [f"{figure} H2"]}
    held = given(*players)

    trade = [trade_of(table(match), square(match, "I3")) for match in (free, held)]

    assert trade[0] - trade[1] == 1


@pytest.mark.rule("CIV-BLK-07", "CIV-GOV-27")
def test_peaceful_figures_blockade_too() -> None:
    peaceful: Words = {
        "techs": ["currency", "democracy_tech"],
        "government": "democracy",
        "figures": ["army D1"],
    }

    assert city_of(land({}, peaceful))["production"] == 3


@pytest.mark.rule("CIV-BLK-08")
def test_a_city_is_attacked_not_blockaded() -> None:
    units = {"units": ["infantry_1", "mounted_2"]}
    match = land({"figures": ["army E2"], **units}, units, cities={TOWN: {"owner": 1}})
    when(match, "move E2 1 0", f"go {TOWN}")

    assert battle(match).city


@pytest.mark.rule("CIV-BLK-08", "CIV-MOV-22")
def test_a_figure_stopped_in_the_center_takes_nothing_from_the_city() -> None:
    """A peaceful army was stopped in flight over the capital."""
    peaceful: Words = {
        "techs": ["currency", "democracy_tech", "flight"],
        "government": "democracy",
        "figures": ["army C2"],
    }
    me: Words = {"techs": ["construction", "masonry"], "trade": 27}
    match = land(me, peaceful, stage="city")
    assert city_of(match) == city_of(land(me, stage="city"))

    when(match, "produce C2", "build city_walls")

    assert city_of(match)["walls"]


@pytest.mark.rule("CIV-BLK-09", "CIV-BLD-10")
@ENEMIES
def test_a_blockaded_building_is_upgraded(figure: str) -> None:
    me: Words = {"techs": ["construction", "pottery", "writing"], "trade": 11}
    match = land(me, {"figures": [f"{figure} C3"]}, stage="research", built={"C3": "granary"})

    when(match, "tech engineering")

    assert built(match, "C3") == "aqueduct"


@pytest.mark.rule("CIV-BLK-01")
def test_a_square_beside_the_enemy_is_free() -> None:
    assert difference(NEAR, "army", TOWN, cities=MINE) == {}
