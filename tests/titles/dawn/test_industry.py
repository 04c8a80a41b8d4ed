"""Industry cards: building cities (CND-IND)."""

from __future__ import annotations

from typing import Any

import pytest

from oikumene.engine.match import Match
from tests.titles.dawn.given import (
    asked,
    options,
    player,
    refused,
    when,
    words,
)
from tests.titles.dawn.stage import BEYOND, CENTRE, FAR, NEAR, PEACE, building

THIRD = "3,-3"
"""A mountain in line with the centre, three spaces away."""


def sites(match: Match) -> list[str]:
    """Where a city may be built."""
    return sorted(option.split()[1] for option in options(match, "found"))


@pytest.mark.rule("CND-IND-01")
@pytest.mark.parametrize("answer", [f"found {BEYOND}", "wonder stonehenge"])
def test_a_card_builds_a_city_or_a_wonder_but_not_both(answer: str) -> None:
    match = building({"resources": {"marble": 1}}, market=["stonehenge"])
    assert {f"found {BEYOND}", "wonder stonehenge"} <= set(options(match))

    when(match, answer)

    assert asked(match) == (1, "turn")
    me = player(match)
    assert (len(me.cities), len(me.wonders)) == ((2, 0) if "found" in answer else (1, 1))


@pytest.mark.rule("CND-IND-01")
def test_nothing_need_be_built() -> None:
    match = building({"resources": {"marble": 1}}, market=["stonehenge"])

    when(match, "done")

    assert asked(match) == (1, "turn")
    assert (player(match).unused_cities, player(match).wonders) == (7, ())


@pytest.mark.rule("CND-IND-02")
@pytest.mark.parametrize(
    ("card", "reach"),
    [("pottery", 2), ("animal_husbandry", 3), ("nationalism", 4), ("urbanization", 5)],
)
def test_a_city_lies_within_the_range_of_the_card_whatever_its_slot(card: str, reach: int) -> None:
    column = ["3,-7", "3,-6", "3,-5", "3,-4", "3,-3", "3,-2"]
    match = building({"capital": "3,-8"}, card=card)

    inside, outside = column[reach - 1], column[reach]
    assert inside in sites(match)
    assert refused(match)[f"found {outside}"] == "CND-IND-02"


@pytest.mark.rule("CND-IND-02")
def test_counting_starts_from_any_friendly_space_and_the_city_comes_from_stock() -> None:
    match = building({"control": ["-3,-1"]}, slot=2)
    assert "-1,-2" in sites(match)

    when(match, "found -1,-2")

    assert words(match, player(match).cities) == ["-1,-2", CENTRE]
    assert player(match).unused_cities == 6
    assert words(match, player(match).control) == ["-3,-1"]


@pytest.mark.rule("CND-IND-04")
@pytest.mark.parametrize(
    ("slot", "expected"),
    [
        (1, []),
        (2, ["1,-6", "1,-7", "2,-6", "3,-6"]),
        (4, ["1,-6", "1,-7", "2,-6", "3,-6"]),
        (5, ["1,-6", "1,-7", "2,-6", "3,-6", "4,-7"]),
    ],
)
def test_the_slot_limits_the_terrain_of_the_city(slot: int, expected: list[str]) -> None:
    match = building({"capital": "3,-8"}, slot=slot, market=["stonehenge"])
    if not expected:
        assert asked(match) == (1, "turn"), "nothing to build"
        return

    assert sites(match) == expected
    assert ("found 4,-7" in refused(match)) == (slot < 5)


@pytest.mark.rule("CND-IND-04")
@pytest.mark.parametrize("card", ["pottery", "nationalism", "urbanization"])
def test_no_city_on_water(card: str) -> None:
    match = building({"control": ["-1,-6"]}, card=card)

    assert not {"-2,-6", "0,-6", "0,-5"} & set(sites(match))
    assert refused(match)["found 0,-5"] == "CND-GEO-03"


@pytest.mark.rule("CND-IND-05")
@pytest.mark.parametrize(
    ("card", "over"),
    [("animal_husbandry", False), ("nationalism", True), ("urbanization", True)],
)
def test_only_nationalism_and_urbanization_count_over_water(card: str, over: bool) -> None:
    match = building({"capital": "1,-5"}, card=card, slot=2)

    assert ("-1,-6" in sites(match)) == over, "three spaces away, two of them water"


@pytest.mark.rule("CND-IND-05")
@pytest.mark.parametrize("slot", [1, 4, 5])
def test_counting_does_not_pass_terrain_above_the_slot(slot: int) -> None:
    match = building({"control": ["-5,4"]}, slot=slot)

    assert ("1,-4" in sites(match)) == (slot == 5), "grassland behind a mountain"


@pytest.mark.rule("CND-IND-06")
@pytest.mark.parametrize(
    ("between", "open_"),
    [
        ({}, True),
        ({"me": {"caravans": [NEAR]}}, True),
        ({"rival": FAR | {"caravans": [NEAR]}}, True),
        ({"things": {NEAR: "city_state:seoul"}}, True),
        ({"me": {"control": [NEAR]}}, True),
        ({"rival": FAR | {"control": [NEAR]}}, False),
        ({"rival": FAR | {"cities": [NEAR]}}, False),
        ({"barbarians": PEACE["barbarians"] | {"D": NEAR}}, False),
    ],
    ids=[
        "nothing",
        "own-caravan",
        "rival-caravan",
        "city-state",
        "own-token",
        "rival-token",
        "rival-city",
        "barbarian",
    ],
)
def test_rivals_and_barbarians_block_caravans_and_city_states_do_not(
    between: dict[str, Any], open_: bool
) -> None:
    match = building(card="animal_husbandry", **between)

    assert (THIRD in sites(match)) == open_


@pytest.mark.rule("CND-IND-07")
def test_the_terrain_under_the_start_does_not_matter() -> None:
    match = building(FAR | {"control": ["2,-5"]}, {"capital": "-5,-3"}, slot=1)

    assert sites(match) == ["1,-4", "1,-5", "3,-5"], "grassland around and behind the mountain"


@pytest.mark.rule("CND-IND-08", "CND-IND-11")
@pytest.mark.parametrize("side", ["control", "reinforced"])
def test_an_own_control_token_makes_room_and_returns_caravans_stay(side: str) -> None:
    match = building({side: [BEYOND], "caravans": [BEYOND]}, FAR | {"caravans": [BEYOND]}, slot=2)
    assert player(match).unused_tokens == 30

    when(match, f"found {BEYOND}")

    me, rival = player(match), player(match, 1)
    assert words(match, me.cities) == [BEYOND, CENTRE]
    assert (me.control, me.unused_tokens) == ([], 31)
    assert words(match, me.caravans) == words(match, rival.caravans) == [BEYOND]


@pytest.mark.rule("CND-IND-08", "CND-IND-09")
@pytest.mark.parametrize(
    "there",
    [
        {"things": {BEYOND: "resource:oil"}},
        {"things": {BEYOND: "natural_wonder:pantanal"}},
        {"things": {BEYOND: "city_state:seoul"}},
        {"barbarians": PEACE["barbarians"] | {"D": BEYOND}},
        {"rival": FAR | {"control": [BEYOND]}},
        {"rival": FAR | {"reinforced": [BEYOND]}},
        {"rival": FAR | {"cities": [BEYOND]}},
        {"me": {"cities": [BEYOND]}},
    ],
    ids=[
        "resource",
        "natural-wonder",
        "city-state",
        "barbarian",
        "rival-token",
        "rival-reinforced",
        "rival-city",
        "own-city",
    ],
)
def test_any_other_component_forbids_a_city(there: dict[str, Any]) -> None:
    match = building(**there)

    assert BEYOND not in sites(match)
    assert refused(match)[f"found {BEYOND}"] == "CND-IND-08"


@pytest.mark.rule("CND-IND-09")
def test_a_city_on_a_lone_wonder_controls_it() -> None:
    match = building(wonders={"petra": BEYOND})
    assert player(match).wonders == ()

    when(match, f"found {BEYOND}")

    assert player(match).wonders == ("petra",)


@pytest.mark.rule("CND-IND-10")
@pytest.mark.parametrize(
    "neighbour",
    [
        {"me": {"cities": [THIRD]}},
        {"rival": FAR | {"cities": [THIRD]}},
        {"rival": {"capital": THIRD}},
        {"things": {THIRD: "city_state:seoul"}},
    ],
    ids=["own-city", "rival-city", "rival-capital", "city-state"],
)
def test_no_city_beside_a_city_or_city_state(neighbour: dict[str, Any]) -> None:
    assert BEYOND in sites(building())

    match = building(**neighbour)

    assert refused(match)[f"found {BEYOND}"] == "CND-IND-10"
    assert refused(match)[f"found {NEAR}"] == "CND-IND-10", "beside the own capital"


@pytest.mark.rule("CND-IND-12")
def test_the_seventh_city_is_the_last() -> None:
    six = ["-4,2", "-4,-1", "0,1", "0,3", "3,-1", "5,-2"]
    match = building({"cities": six})
    when(match, f"found {BEYOND}")
    assert player(match).unused_cities == 0

    match = building({"cities": [*six, "-5,-3"], "resources": {"marble": 1}}, market=["stonehenge"])

    assert options(match) == ["wonder stonehenge", "done"]
    assert refused(match)[f"found {BEYOND}"] == "CND-IND-12"


@pytest.mark.rule("CND-IND-13")
def test_animal_husbandry_builds_beside_a_caravan_but_not_under_it() -> None:
    match = building({"caravans": ["-3,-1"]}, card="animal_husbandry", slot=3)

    near = {"-2,-2", "-3,-2", "-4,-1", "-3,0"}
    assert near <= set(sites(match))
    assert refused(match)["found -3,-1"] == "CND-IND-02"
    assert refused(match)["found -2,-1"] == "CND-IND-04", "a mountain"
    assert refused(match)["found -4,0"] == "CND-IND-10", "beside Geneva"
    assert not near & set(sites(building({"caravans": ["-3,-1"]}, slot=3)))


@pytest.mark.rule("CND-IND-13")
def test_animal_husbandry_ignores_rival_caravans_and_those_on_the_card() -> None:
    match = building(card="animal_husbandry", slot=3, rival=FAR | {"caravans": ["-3,-1"]})

    assert "-3,-2" not in sites(match)


@pytest.mark.rule("CND-IND-13")
def test_the_space_of_a_caravan_may_be_in_range_anyway() -> None:
    match = building({"caravans": [BEYOND]}, card="animal_husbandry")

    assert BEYOND in sites(match)


@pytest.mark.rule("CND-IND-14")
@pytest.mark.parametrize("card", ["pottery", "animal_husbandry", "nationalism", "urbanization"])
def test_the_great_lighthouse_brings_the_edge_of_the_map_within_reach(card: str) -> None:
    match = building(card=card, slot=3, wonders={"great_lighthouse": CENTRE})

    assert {"-5,-3", "-4,-1", "0,3", "3,1"} <= set(sites(match))
    assert not {"-3,-2", "1,0"} & set(sites(match)), "inland"
    assert refused(match)["found 1,3"] == "CND-IND-04", "a desert"
    assert refused(match)["found -5,0"] == "CND-IND-10", "beside Geneva"
    assert refused(match)["found -4,-4"] == "CND-IND-08", "a diamond"


@pytest.mark.rule("CND-IND-14")
@pytest.mark.parametrize(
    "there",
    [
        {"me": {"control": ["3,1"]}},
        {"me": {"caravans": ["3,1"]}},
        {"rival": FAR | {"caravans": ["3,1"]}},
        {"wonders": {"petra": "3,1"}},
    ],
    ids=["own-token", "own-caravan", "rival-caravan", "lone-wonder"],
)
def test_the_great_lighthouse_wants_the_edge_empty(there: dict[str, Any]) -> None:
    wonders = {"great_lighthouse": CENTRE, **there.get("wonders", {})}
    match = building(slot=3, **{**there, "wonders": wonders})

    assert ("3,1" in sites(match)) == ("control" in there.get("me", {})), "a token is its own range"


@pytest.mark.rule("CND-IND-14")
def test_a_rivals_great_lighthouse_is_of_no_use() -> None:
    match = building(slot=3, wonders={"great_lighthouse": "-4,4"})

    assert "3,1" not in sites(match)


@pytest.mark.rule("CND-IND-15")
def test_urbanization_places_two_control_tokens_beside_the_new_city() -> None:
    match = building(card="urbanization", slot=2)
    when(match, f"found {BEYOND}")
    assert asked(match) == (0, "place-token")
    assert options(match) == ["place 3,-5", "done"], "mountains and forest are too difficult"

    match = building({"control": ["4,-5"]}, card="urbanization")
    when(match, f"found {BEYOND}")
    assert sorted(options(match, "place")) == [
        "place 2,-3",
        "place 2,-4",
        "place 3,-3",
        "place 3,-5",
        "place 4,-4",
    ]
    when(match, "place 2,-4", "place 3,-3")

    assert asked(match) == (1, "turn"), "two and no more"
    assert words(match, player(match).control) == ["2,-4", "3,-3", "4,-5"]


@pytest.mark.rule("CND-IND-15")
def test_urbanizations_tokens_are_optional_and_come_with_a_city_only() -> None:
    match = building({"resources": {"marble": 1}}, card="urbanization", market=["stonehenge"])
    when(match, f"found {BEYOND}", "place 3,-5", "done")
    assert asked(match) == (1, "turn")
    assert words(match, player(match).control) == ["3,-5"]

    match = building({"resources": {"marble": 1}}, card="urbanization", market=["stonehenge"])
    when(match, "wonder stonehenge")

    assert asked(match) == (1, "turn")
    assert player(match).control == []


@pytest.mark.rule("CND-IND-16")
def test_trade_tokens_do_nothing_for_a_city_and_stay() -> None:
    bare, rich = building(slot=2), building({"trade": {"pottery": 3}}, slot=2)
    assert sites(rich) == sites(bare)

    when(rich, f"found {BEYOND}")

    assert asked(rich) == (1, "turn"), "nothing is asked about trade tokens"
    assert player(rich).row[0] == "pottery"
    assert player(rich).trade == [3, 0, 0, 0, 0]
