"""Produce actions: what a city can pay (CIV-PRD)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.titles.civilization.given import (
    asked,
    built,
    city,
    figures,
    given,
    goods,
    options,
    player,
    refused,
    told,
    when,
)
from tests.titles.civilization.towns import (
    HOME,
    LAND,
    RIVAL,
    TOWN,
    asked_number,
    items,
    manage,
    next_round,
    pool,
    produce,
    spots,
    techs,
)

# What a city has


@pytest.mark.rule("CIV-PRD-01")
def test_production_is_counted_from_the_outskirts() -> None:
    assert pool(manage()) == 1 + 1 + 1 + 2  # three mountains and a forest
    assert pool(manage(town={}), TOWN) == 2 + 1 + 2 + 2 + 1
    assert pool(manage(built={"B2": "iron_mine", "D2": "aqueduct"})) == 5 - 1 + 4 + 2


@pytest.mark.rule("CIV-PRD-01")
@pytest.mark.parametrize("figure", ["army B4", "scout B4"])
def test_blockaded_production_is_not_counted(figure: str) -> None:
    assert pool(manage({"trade": 27}, {"figures": [figure]})) == 5 - 2


@pytest.mark.rule("CIV-PRD-01")
def test_production_that_scouts_send_is_counted() -> None:
    mine = {"figures": ["scout E1", "scout E3"]}
    assert pool(manage(mine, sent={"E1": HOME, "E3": HOME})) == 5 + 2 + 1
    assert pool(manage(mine)) == 5


@pytest.mark.rule("CIV-PRD-01")
def test_bonuses_are_counted_for_their_city() -> None:
    assert pool(manage(home={"bonus": 3}, town={})) == 5 + 3
    assert pool(manage(home={"bonus": 3}, town={}), TOWN) == 8
    assert pool(manage({**techs("communism_tech"), "government": "communism"})) == 5 + 2
    generals = {**techs("military_science"), "tokens": {"sheet": 7}}
    assert pool(manage(generals)) == 5 + 2  # one for every three coins


@pytest.mark.rule("CIV-PRD-02")
def test_an_item_costs_no_more_than_the_production() -> None:
    match = manage(techs("writing", "pottery", "philosophy"))

    found = items(match)

    units = [f"unit {unit}" for unit in ("artillery", "infantry", "mounted")]
    assert found == ["army", *units, "build library", "build granary"]
    dear = ["scout", "build barracks", "build temple", "wonder stonehenge"]
    assert {refused(match)[each] for each in dear} == {"CIV-PRD-02"}


@pytest.mark.rule("CIV-PRD-02")
def test_an_action_builds_one_item() -> None:
    match = produce(manage(home={"bonus": 20}), "army", "D2")

    assert asked(match)[0] == 1
    assert player(match).units == []
    assert figures(match, 0, "D2") == {"army": 1}


@pytest.mark.rule("CIV-PRD-03")
def test_cities_do_not_pool_production() -> None:
    match = manage(town={})  # 5 and 8: together enough for Stonehenge

    assert "wonder stonehenge" not in items(match, TOWN)
    assert refused(match)["wonder stonehenge"] == "CIV-PRD-02"
    when(match, "army", "at F3")
    assert "wonder stonehenge" not in items(match, HOME)


@pytest.mark.rule("CIV-PRD-04")
def test_unused_production_is_lost() -> None:
    match = produce(manage(town={}), "army", "F3", TOWN)  # 4 of 8

    assert pool(match) == 5
    when(match, "unit infantry")
    next_round(match, "city")
    assert pool(match, TOWN) == 8


# Engineering


ENGINEER = techs("engineering")


@pytest.mark.rule("CIV-PRD-05")
def test_engineering_splits_the_production_between_two_items() -> None:
    match = manage(ENGINEER, town={"bonus": 2})

    produce(match, "army", "F3", TOWN)  # 4 of 10
    assert asked(match) == (0, "second-item")
    assert asked_number(match) == 6
    assert {"army", "scout", "unit infantry", "no"} <= set(options(match))
    assert "build barracks" not in options(match)
    assert refused(match)["build barracks"] == "CIV-PRD-02"
    when(match, "scout", "at G3")

    assert figures(match, 0, "F3") == {"army": 1}
    assert figures(match, 0, "G3") == {"scout": 1}
    assert asked(match) == (0, "city")


@pytest.mark.rule("CIV-PRD-05")
def test_engineering_works_once_in_a_round() -> None:
    match = manage(ENGINEER, town={}, home={"bonus": 3})
    produce(match, "army", "F3", TOWN)
    when(match, "army", "at F3")
    assert options(match, "produce") == [f"produce {HOME}"]  # it was one action

    produce(match, "army", "D2")
    assert asked(match)[0] == 1  # 4 of 8 are left, but there is no second item

    next_round(match, "city")
    produce(match, "army", "G3", TOWN)
    assert asked(match) == (0, "second-item")


@pytest.mark.rule("CIV-PRD-05")
def test_who_declines_may_split_the_production_of_another_city() -> None:
    match = produce(manage(ENGINEER, town={}, home={"bonus": 3}), "army", "F3", TOWN)
    when(match, "no")

    produce(match, "army", "D2")

    assert asked(match) == (0, "second-item")


@pytest.mark.rule("CIV-PRD-05")
def test_without_engineering_there_is_one_item() -> None:
    match = produce(manage(town={}), "army", "F3", TOWN)
    assert asked(match) == (0, "city")


@pytest.mark.rule("CIV-PRD-05", "CIV-PRD-07")
def test_trade_helps_with_either_item() -> None:
    match = produce(manage({**ENGINEER, "trade": 9}), "scout", "D2")  # 5 and 1 for 3 trade

    assert asked(match)[0] == 1  # 6 trade are no army
    richer = produce(manage({**ENGINEER, "trade": 15}), "scout", "D2")
    assert asked_number(richer) == 0
    when(richer, "army", "at D2")
    assert player(richer).trade == 0
    assert figures(richer, 0, "D2") == {"army": 1, "scout": 1}


@pytest.mark.rule("CIV-PRD-06")
def test_the_first_item_does_not_change_the_production_of_the_second() -> None:
    more = manage(ENGINEER, town={"bonus": 3})
    produce(more, "build aqueduct", "F3", TOWN)  # 8 of 11; it would give 2
    assert asked(more) == (0, "city")

    less = manage({**ENGINEER, **techs("engineering", "philosophy")}, town={"bonus": 3})
    produce(less, "build temple", "F1", TOWN)  # 7 of 11, over a forest
    assert asked_number(less) == 4
    assert "army" in options(less)


# Trade for production


@pytest.mark.rule("CIV-PRD-07")
@pytest.mark.parametrize(("trade", "most"), [(0, 5), (2, 5), (3, 6), (8, 7), (9, 8), (27, 14)])
def test_three_trade_give_one_production_as_often_as_can_be_paid(trade: int, most: int) -> None:
    match = manage({"trade": trade, **techs("writing", "printing_press")})

    found = items(match)

    assert match.decision is not None
    assert match.decision.args["most"] == most
    assert ("scout" in found) == (most >= 6)
    assert ("build barracks" in found) == (most >= 7)
    assert ("build university" in found) == (most >= 8)
    assert ("wonder stonehenge" in found) == (most >= 10)


@pytest.mark.rule("CIV-PRD-07")
@pytest.mark.parametrize(
    ("item", "trade"), [("unit infantry", 20), ("scout", 17), ("build barracks", 14)]
)
def test_no_more_trade_is_paid_than_is_needed(item: str, trade: int) -> None:
    match = produce(manage({"trade": 20}), item, "" if item.startswith("unit") else "D2")

    assert player(match).trade == trade
    converted = [(each["n"], each["m"]) for each in told(match, "converted")]
    assert converted == ([(20 - trade, (20 - trade) // 3)] if trade < 20 else [])


@pytest.mark.rule("CIV-PRD-08")
def test_trade_is_converted_for_the_city_that_produces_only() -> None:
    match = manage({"trade": 27}, town={})
    verbs = {text.split()[0] for text in options(match)}
    assert verbs == {"produce", "arts", "harvest", "end"}  # nothing converts by itself

    produce(match, "scout", "D2")  # for 3 trade
    assert player(match).trade == 24
    assert pool(match, TOWN) == 8


@pytest.mark.rule("CIV-PRD-08", "CIV-PRD-09", "CIV-NAT-01")
def test_america_gets_two_production_and_loses_what_it_does_not_need() -> None:
    mine = {"civilization": "america", "trade": 6}
    rest: dict[str, Any] = {**LAND, "cities": {"C3": {"owner": 0, "capital": True, "extra": 1}}}
    match = given(mine, {"civilization": "germany"}, **rest)

    assert pool(match) == 5
    assert match.decision is not None
    assert match.decision.args["most"] == 5 + 2 * 2
    when(match, "scout", "at B2")  # 6 of 7

    assert player(match).trade == 3
    assert [(each["n"], each["m"]) for each in told(match, "converted")] == [(3, 2)]
    assert pool(match) == 5


@pytest.mark.rule("CIV-PRD-09")
def test_others_get_one_production() -> None:
    match = produce(manage({"trade": 6}), "build barracks", "D2")
    assert player(match).trade == 0


# Extra production


@pytest.mark.rule("CIV-PRD-10")
def test_extra_production_is_for_the_next_action_of_the_named_city() -> None:
    mine = {**techs("animal_husbandry"), "goods": {"wheat": 1}}
    mine["events"] = ["we_love_the_despot_day"]
    match = manage(mine, town={}, home={"extra": 1})

    when(match, "use animal_husbandry")
    assert asked(match) == (0, "boost")
    assert spots(match) == [HOME, TOWN]
    when(match, f"at {HOME}", "play we_love_the_despot_day")
    assert spots(match) == [HOME, TOWN]
    when(match, f"at {HOME}")

    assert pool(match, TOWN) == 8
    when(match, "army", "at F3")
    assert pool(match) == 5 + 3 + 4
    when(match, "army", "at D2")  # 4 of 12: the other 8 are lost
    assert pool(match) == 5


@pytest.mark.rule("CIV-PRD-10")
def test_the_arts_do_not_use_extra_production_up_but_the_round_does() -> None:
    match = manage(home={"bonus": 4, "extra": 1})
    when(match, f"arts {HOME}")
    assert city(match, HOME).bonus == 4
    assert pool(match) == 9

    unused = next_round(manage(home={"bonus": 4}), "city")
    assert pool(unused) == 5


# Free builds


def egypt(mine: dict[str, Any] | None = None, theirs: dict[str, Any] | None = None) -> Any:
    """Egypt's capital on C2 has one mountain, D3; workshops are unlocked."""
    players = {"civilization": "egypt", **(mine or {})}, {**RIVAL, **(theirs or {})}
    return given(*players, **LAND)


@pytest.mark.rule("CIV-PRD-11")
def test_a_free_building_costs_nothing() -> None:
    match = egypt({"trade": 4, "goods": {"silk": 1}})

    when(match, "free C2")  # there is one building and one place for it

    assert built(match, "D3") == "workshop"
    assert (player(match).trade, goods(match)) == (4, {"silk": 1})
    assert asked(match)[0] == 1  # the effect says that it uses the action


@pytest.mark.rule("CIV-PRD-11")
def test_a_free_building_must_be_unlocked_and_find_its_terrain() -> None:
    match = egypt({"techs": ["construction", "writing", "navigation", "masonry"]})

    when(match, "free C2")
    builds = ["build harbor", "build workshop", "build library", "build city_walls"]
    assert options(match) == builds  # neither market nor temple
    when(match, "build library")

    assert built(match, "C3") == "library"  # the only grassland


@pytest.mark.rule("CIV-PRD-11")
def test_a_free_building_needs_a_square_without_enemies() -> None:
    match = egypt({"trade": 9}, {"figures": ["scout D3"]})

    assert options(match, "free") == []
    assert refused(match)["free C2"] == "CIV-NAT-05"


@pytest.mark.rule("CIV-PRD-11")
def test_a_free_building_needs_a_marker() -> None:
    mine = {"civilization": "egypt"}
    taken: dict[str, Any] = {
        **LAND,
        "cities": {
            "C2": {"owner": 0, "capital": True},
            "N6": {"owner": 1, "capital": True},
            "N3": {"owner": 1},
        },
        "tiles": {"E1": "tile_03/1", "M1": "tile_07", "I1": "tile_11"},
    }
    workshops = ["M7", "N7", "O6", "M2", "M3"]
    few = given(mine, RIVAL, **taken, built=dict.fromkeys(workshops, "workshop"))
    assert options(few, "free") == ["free C2"]
    none = given(mine, RIVAL, **taken, built=dict.fromkeys([*workshops, "M4"], "workshop"))
    assert options(none, "free") == []


@pytest.mark.rule("CIV-PRD-11")
def test_a_free_starred_building_keeps_the_limit_of_the_city() -> None:
    mine = {"civilization": "egypt", "techs": ["construction", "currency", "philosophy"]}
    match = given(mine, RIVAL, **LAND, built={"B1": "market"})

    when(match, "free C2", "build temple")

    assert built(match, "B1") == "temple"  # it can only be replaced
