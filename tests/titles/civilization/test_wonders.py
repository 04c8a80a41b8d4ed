"""The wonder market, and building wonders (CIV-WON-01 … 14)."""

from __future__ import annotations

from typing import Any

import pytest

from oikumene.engine.match import Match
from oikumene.titles.civilization.cards import WONDERS as PRINTED
from oikumene.titles.civilization.yields import culture_of, production_of, trade_of
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
    MOUNTAINS,
    TOWN,
    WATERS,
    items,
    manage,
    next_round,
    produce,
    spots,
    techs,
)

ANY_LAND = sorted([*MOUNTAINS, *GRASS, *FORESTS])
COSTS: list[tuple[str, int, str, int, int]] = [
    ("stonehenge", 10, "", 0, 1),
    ("colossus", 15, "metalworking", 10, 1),
    ("hanging_gardens", 15, "animal_husbandry", 10, 1),
    ("oracle", 15, "code_of_laws", 10, 1),
    ("angkor_wat", 20, "theology", 10, 2),
    ("brandenburg_gate", 15, "", 0, 2),
    ("himeji_samurai_castle", 20, "monarchy_tech", 15, 2),
    ("porcelain_tower", 20, "construction", 15, 2),
    ("cristo_redentor", 25, "mass_media", 15, 3),
    ("panama_canal", 25, "engineering", 20, 3),
    ("statue_of_liberty", 25, "metal_casting", 20, 3),
    ("united_nations", 20, "", 0, 3),
]
"""Wonder, cost, the tech that lowers it and to what, culture."""
RICH: dict[str, Any] = {"bonus": 20}


def america(production: int, wonder: str, *learned: str) -> Match:
    """America's capital has so much production, and one wonder is in the market."""
    cities = {"C3": {"owner": 0, "capital": True, "bonus": production - 5}}
    mine = {"civilization": "america", "techs": ["currency", *learned]}
    words: dict[str, Any] = {**LAND, "cities": cities, "wonder_market": [wonder]}
    return given(mine, {"civilization": "germany"}, **words)


# The market


@pytest.mark.rule("CIV-WON-01")
def test_anybody_may_build_any_wonder_of_the_market() -> None:
    offered = ["stonehenge", "angkor_wat", "cristo_redentor", "united_nations"]
    match = manage(home=RICH, wonder_market=offered)

    found = items(match)

    assert [each for each in found if each.startswith("wonder")] == [
        f"wonder {wonder}" for wonder in offered
    ]
    assert len(player(match).techs) == 1


@pytest.mark.rule("CIV-WON-02", "CIV-EX-14")
@pytest.mark.parametrize(("wonder", "cost", "tech", "discounted", "_culture"), COSTS)
def test_what_wonders_cost(
    wonder: str, cost: int, tech: str, discounted: int, _culture: int
) -> None:
    assert f"wonder {wonder}" in items(america(cost, wonder))
    short = america(cost - 1, wonder)
    assert f"wonder {wonder}" not in items(short)
    assert refused(short)[f"wonder {wonder}"] == "CIV-PRD-02"
    if not tech:
        learned = [each for _, _, each, *_ in COSTS if each]
        assert f"wonder {wonder}" not in items(america(cost - 1, wonder, *learned))
        return
    assert f"wonder {wonder}" in items(america(discounted, wonder, tech))
    assert f"wonder {wonder}" not in items(america(discounted - 1, wonder, tech))
    assert america(5, wonder, tech).view(0)["table"]["wonder_costs"][0] == discounted


@pytest.mark.rule("CIV-WON-03")
def test_one_city_pays_with_all_that_raises_its_production() -> None:
    mine = {**techs("animal_husbandry"), "goods": {"wheat": 1}, "trade": 10}
    mine["events"] = ["we_love_the_despot_day"]
    match = manage(mine, town={}, wonder_market=["brandenburg_gate"])

    when(match, "use animal_husbandry", f"at {HOME}", "play we_love_the_despot_day", f"at {HOME}")
    produce(match, "wonder brandenburg_gate", "D2")  # 5 + 3 + 4, and 3 for 9 trade

    assert built(match, "D2") == "brandenburg_gate"
    assert player(match).trade == 1


@pytest.mark.rule("CIV-WON-04")
def test_the_builder_takes_the_card_and_places_the_marker() -> None:
    match = manage(home=RICH, town={})

    produce(match, "wonder oracle")
    assert spots(match) == ANY_LAND  # of this city
    when(match, "at B4")

    assert player(match).wonders == ("oracle",)
    assert player(match).obsolete == ()
    assert built(match, "B4") == "oracle"
    assert "oracle" not in table(match).wonders


@pytest.mark.rule("CIV-WON-05")
def test_wonders_stand_anywhere_but_on_water() -> None:
    match = manage(home=RICH)

    produce(match, "wonder oracle")
    assert spots(match) == ANY_LAND
    assert {refused(match)[f"at {n}"] for n in WATERS} == {"CIV-WON-05"}

    town = produce(manage(town=RICH), "wonder oracle", city=TOWN)
    assert spots(town) == ["F1", "F2", "F3", "G1", "G3", "H1", "H2", "H3"]  # a desert too


@pytest.mark.rule("CIV-WON-06")
def test_a_city_holds_one_wonder() -> None:
    match = manage({}, {"figures": ["scout B4"]}, home=RICH, town=RICH, built={"B4": "oracle"})
    assert "wonder stonehenge" not in items(match)  # that of the Oracle is closed
    assert refused(match)["wonder stonehenge"] == "CIV-WON-06"

    when(match, "army", "at D2")
    produce(match, "wonder stonehenge", "F3", TOWN)
    assert built(match, "F3") == "stonehenge"


@pytest.mark.rule("CIV-WON-06")
def test_a_wonder_and_a_starred_building_stand_in_one_city() -> None:
    wonder = produce(manage(home=RICH, built={"B4": "market"}), "wonder oracle", "D2")
    assert (built(wonder, "B4"), built(wonder, "D2")) == ("market", "oracle")

    building = produce(manage(home=RICH, built={"B4": "oracle"}), "build barracks", "D2")
    assert (built(building, "B4"), built(building, "D2")) == ("oracle", "barracks")


@pytest.mark.rule("CIV-WON-07")
def test_the_next_wonder_comes_at_once() -> None:
    match = manage(home=RICH, town=RICH, wonder_pool=["angkor_wat", "united_nations"])
    assert table(match).wonders == ("stonehenge", "colossus", "hanging_gardens", "oracle")

    produce(match, "wonder colossus", "D2")
    assert table(match).wonders == ("stonehenge", "angkor_wat", "hanging_gardens", "oracle")
    assert told(match, "wonder-comes") == [{"wonder": "wonder:angkor_wat"}]

    produce(match, "wonder angkor_wat", "F3", TOWN)
    assert table(match).wonders == ("stonehenge", "united_nations", "hanging_gardens", "oracle")


@pytest.mark.rule("CIV-WON-07", "CIV-SET-07")
@pytest.mark.parametrize("seed", range(8))
def test_medieval_wonders_come_before_modern_ones(seed: int) -> None:
    match = manage(home=RICH, seed=seed)

    produce(match, "wonder colossus", "D2")

    assert PRINTED[table(match).wonders[1]].age == "medieval"


@pytest.mark.rule("CIV-WON-08")
def test_an_empty_deck_leaves_the_space_empty() -> None:
    match = manage(home=RICH, town=RICH, wonder_pool=[])

    produce(match, "wonder colossus", "D2")

    assert table(match).wonders == ("stonehenge", "", "hanging_gardens", "oracle")
    found = [each for each in items(match, TOWN) if each.startswith("wonder")]
    assert found == ["wonder stonehenge", "wonder hanging_gardens", "wonder oracle"]


# What a wonder is


@pytest.mark.rule("CIV-WON-09")
def test_effects_on_buildings_do_not_touch_wonders() -> None:
    mine = {**techs("gunpowder"), "goods": {"silk": 2}}
    match = manage(mine, built={"D2": "united_nations", "B4": "barracks"})
    when(match, "use gunpowder")
    assert spots(match) == ["B4"]

    event = manage({"events": ["sabotage"]}, stage="start", built={"D2": "stonehenge"})
    assert options(event, "play") == []
    also = manage({"events": ["sabotage"]}, stage="start", built={"B4": "barracks"})
    assert options(also, "play") == ["play sabotage"]


@pytest.mark.rule("CIV-WON-09", "CIV-ABL-16")
@pytest.mark.parametrize(("mark", "asks"), [("barracks", "wreck"), ("oracle", "movement")])
def test_combustion_wrecks_buildings_only(mark: str, asks: str) -> None:
    theirs = {"techs": ["currency", "combustion"], "figures": ["army E2", "army E4"]}
    words: dict[str, Any] = {"stage": "movement", "active": 1, "first": 1, "built": {"D2": mark}}
    match = manage({}, theirs, **words)

    when(match, "move E2 1 0", "go D2", "stop")

    assert asked(match) == (1, asks)


@pytest.mark.rule("CIV-WON-10")
@pytest.mark.parametrize(("wonder", "_cost", "_tech", "_discounted", "culture"), COSTS)
def test_a_wonder_yields_only_its_culture(
    wonder: str, _cost: int, _tech: str, _discounted: int, culture: int
) -> None:
    match = manage(town={}, built={"H1": wonder})  # a forest with wheat
    s, town = table(match), square(match, TOWN)

    assert (production_of(s, town), culture_of(s, town)) == (8 - 2, culture)
    assert trade_of(s, town) == 1
    assert options(match, "harvest") == [f"harvest {HOME}"]


@pytest.mark.rule("CIV-WON-11")
def test_a_wonder_works_at_once() -> None:
    mine = {**techs("currency"), "trade": 6}
    words: dict[str, Any] = {"home": RICH, "wonder_market": ["porcelain_tower"]}
    assert "tech chivalry" not in options(pass_on(manage(mine, **words), "research", 0))

    match = produce(manage(mine, **words), "wonder porcelain_tower", "D2")
    pass_on(match, "research", 0)

    assert "tech chivalry" in options(match)  # which needs 11


@pytest.mark.rule("CIV-WON-12")
def test_a_start_of_turn_ability_begins_in_the_next_round() -> None:
    match = produce(manage({"figures": ["army B2"]}, home=RICH), "wonder stonehenge", "D2")
    pass_on(match, "movement")
    assert player(match).culture == 0

    next_round(match, "start", 0)
    when(match, "end")

    assert player(match).culture == 1


@pytest.mark.rule("CIV-WON-13", "CIV-BLK-04")
@pytest.mark.parametrize("figure", ["army D2", "scout D2"])
def test_a_wonder_is_not_placed_where_an_enemy_stands(figure: str) -> None:
    match = produce(manage({}, {"figures": [figure]}, home=RICH), "wonder oracle")

    assert spots(match) == [n for n in ANY_LAND if n != "D2"]
    assert refused(match)["at D2"] == "CIV-WON-13"


@pytest.mark.rule("CIV-WON-13")
def test_without_a_free_square_no_wonder_is_built() -> None:
    everywhere = {"figures": [f"army {n}" for n in ANY_LAND]}
    match = manage({"trade": 27, "figures": []}, everywhere, home=RICH)

    assert "wonder oracle" not in items(match)
    assert refused(match)["wonder oracle"] == "CIV-WON-13"


@pytest.mark.rule("CIV-WON-14")
@pytest.mark.parametrize("seat", [0, 1, None])
def test_wonders_are_public(seat: int | None) -> None:
    match = manage({"obsolete": ["oracle"]}, built={"D2": "oracle"}, town={})
    shown = match.view(seat)["table"]
    assert shown["wonders"] == list(table(match).wonders)
    assert shown["players"][0]["obsolete"] == ["oracle"]

    mine = manage(built={"D2": "oracle"}).view(seat)["table"]
    assert mine["players"][0]["wonders"] == ["oracle"]
    assert mine["built"][str(square(match, "D2"))] == "oracle"
