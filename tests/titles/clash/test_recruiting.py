"""Recruiting units (COC-REC)."""

from __future__ import annotations

from typing import Any

import pytest

from oikumene.engine.match import Match
from oikumene.titles.clash.cards import PIRATES
from tests.titles.clash.given import (
    asked,
    city,
    dice,
    given,
    goods,
    options,
    player,
    refused,
    table,
    told,
    units,
    when,
)

RICH = {"food": 7, "wood": 7, "ore": 7}
"""With Storage."""
COAST: dict[str, Any] = {"regions": {"D3": "WWTT"}}
"""Sea on D3 and C4."""


def town(*buildings: str, mood: str = "neutral", **more: Any) -> dict[str, Any]:
    """A player with one city, on D2, who can pay for all sorts of units."""
    return {
        "advances": ["storage", *more.pop("advances", [])],
        "goods": RICH,
        "cities": {"D2": {"buildings": list(buildings), "mood": mood}},
        **more,
    }


def left(match: Match) -> int:
    """Units that the recruit action still allows."""
    assert match.decision is not None
    assert match.decision.ask == "recruit"
    return int(match.decision.args["n"])


# How many


@pytest.mark.rule("COC-REC-01")
@pytest.mark.parametrize(
    ("mood", "buildings", "number"),
    [
        ("neutral", [], 1),
        ("neutral", ["temple", "academy"], 3),
        ("happy", ["temple", "academy"], 4),
        ("happy", [], 2),
        ("angry", ["temple", "academy"], 1),
    ],
)
def test_a_city_recruits_by_its_size_and_mood(mood: str, buildings: list[str], number: int) -> None:
    match = when(given(town(*buildings, mood=mood)), "recruit")
    assert left(match) == number

    for _ in range(number):
        when(match, "recruit infantry")

    assert asked(match) == (0, "act")
    assert units(match, 0, "D2") == {"infantry": number}
    assert city(match, "D2").activations == 1
    assert table(match).left == 2


@pytest.mark.rule("COC-REC-01")
def test_a_city_may_recruit_fewer() -> None:
    match = given(town("temple", "academy"))

    when(match, "recruit", "recruit infantry", "done")

    assert asked(match) == (0, "act")
    assert units(match, 0, "D2") == {"infantry": 1}


@pytest.mark.rule("COC-REC-02")
def test_an_action_recruits_any_mix() -> None:
    match = given(town("port", "market"), **COAST)

    when(match, "recruit", "recruit settler", "recruit ship", "recruit cavalry")

    assert units(match, 0, "D2") == {"settler": 1, "cavalry": 1}
    assert units(match, 0, "D3") == {"ship": 1}


# What they cost, and where


def can_recruit(kind: str, held: dict[str, int]) -> bool:
    """Whether a city with all it takes can recruit a unit for some goods."""
    cities = {"D2": {"buildings": ["port", "market"]}}
    match = given({"goods": held, "cities": cities, "leaders": ["ahuitzotl"]}, **COAST)
    return "recruit" in options(match) and f"recruit {kind}" in recruits(match)


def recruits(match: Match) -> list[str]:
    """What the city that goes to work may recruit, a choice or not."""
    copy = when(match.clone(), "recruit")
    if copy.decision is not None and copy.decision.ask == "recruit":
        return options(copy, "recruit")
    return [f"recruit {each['unit'].split(':')[1]}" for each in told(copy, "recruited")]


PRICES = [
    pytest.param("settler", {"food": 2}, marks=pytest.mark.rule("COC-REC-03")),
    pytest.param("infantry", {"food": 1, "ore": 1}, marks=pytest.mark.rule("COC-REC-03")),
    pytest.param("ship", {"wood": 2}, marks=pytest.mark.rule("COC-REC-03")),
    pytest.param("cavalry", {"food": 1, "wood": 1}, marks=pytest.mark.rule("COC-REC-04")),
    pytest.param("elephant", {"food": 2}, marks=pytest.mark.rule("COC-REC-04")),
    pytest.param("leader", {"mood": 1, "culture": 1}, marks=pytest.mark.rule("COC-REC-04")),
]


@pytest.mark.parametrize(("kind", "price"), PRICES)
def test_a_unit_has_its_price(kind: str, price: dict[str, int]) -> None:
    held = {"wood": 3, "ore": 3, "food": 2, "mood": 3, "culture": 3}
    buildings = {"cities": {"D2": {"buildings": ["port", "market"]}}}
    match = given({**buildings, "goods": held, "leaders": ["ahuitzotl"]}, **COAST)

    when(match, "recruit", f"recruit {kind}", "done")

    assert {name: n - goods(match).get(name, 0) for name, n in held.items()} == {
        name: price.get(name, 0) for name in held
    }
    assert told(match, "recruited")[0]["unit"] == f"unit:{kind}"


@pytest.mark.parametrize(("kind", "price"), PRICES)
def test_less_than_the_price_is_not_enough(kind: str, price: dict[str, int]) -> None:
    assert can_recruit(kind, price)
    for name in price:
        assert not can_recruit(kind, {**price, name: price[name] - 1})


@pytest.mark.rule("COC-REC-05")
def test_ships_need_a_port_and_come_to_its_space() -> None:
    two_seas = {"D3": "WWTT", "F2": "BWBB"}
    assert "recruit ship" not in recruits(given(town("market"), regions=two_seas))

    for port, other in (("E3", "D3"), ("D3", "E3")):
        harbour = {"D2": {"buildings": ["port"], "port": port}}
        match = given({**town(), "cities": harbour}, regions=two_seas)
        when(match, "recruit", "recruit ship", "done")
        assert units(match, 0, port) == {"ship": 1}
        assert units(match, 0, other) == {}


@pytest.mark.rule("COC-REC-06")
@pytest.mark.parametrize("kind", ["cavalry", "elephant"])
def test_cavalry_and_elephants_need_a_market(kind: str) -> None:
    assert f"recruit {kind}" not in recruits(given(town("temple", "academy")))
    assert f"recruit {kind}" in recruits(given(town("market")))


@pytest.mark.rule("COC-REC-07")
@pytest.mark.parametrize("kind", ["settler", "infantry", "cavalry", "elephant", "leader"])
def test_land_units_come_to_the_space_of_the_city(kind: str) -> None:
    rich = {**RICH, "mood": 1, "culture": 1}
    far = {"D2": {}, "D4": {"buildings": ["market"]}}
    mine = {**town(), "goods": rich, "cities": far, "leaders": ["ahuitzotl"]}
    match = given(mine, regions={"D3": "BBBB"})

    when(match, "recruit", "city D4", f"recruit {kind}", "done")

    assert units(match, 0, "D4") == {kind: 1}
    assert units(match, 0, "D2") == {}


# Battles in the harbour


@pytest.mark.rule("COC-REC-08")
@pytest.mark.parametrize("enemy", [1, PIRATES])
def test_new_ships_fight_who_is_in_the_harbour(enemy: int) -> None:
    rival = {"units": {"D3": "ship"}} if enemy == 1 else {}
    pirates = {} if enemy == 1 else {"D3": "ship"}
    match = given(town("port"), rival, pirates=pirates, **COAST)

    when(dice(match, "1l 1l 5c 1l"), "recruit", "recruit ship", "done")

    assert [each["attacker"] for each in told(match, "battle")] == ["seat:0"]
    assert [each["n"] for each in told(match, "combat-round")] == [1, 2]  # no retreat in between
    assert units(match, 0, "D3") == {"ship": 1}
    assert units(match, enemy, "D3") == {}


@pytest.mark.rule("COC-REC-08")
def test_nobody_fights_for_land_units() -> None:
    match = given(town("port"), {"units": {"D3": "ship"}}, **COAST)

    when(match, "recruit", "recruit infantry", "done")

    assert told(match, "battle") == []


# Pieces and limits


@pytest.mark.rule("COC-REC-09")
def test_without_a_piece_in_supply_one_comes_from_the_board() -> None:
    match = given(town(units={"D1": "2 settler", "C2": "2 settler"}))
    when(match, "recruit", "recruit settler")
    assert sorted(options(match)) == ["relocate C2", "relocate D1"]

    when(match, "relocate D1")

    assert units(match, 0, "D2") == {"settler": 1}
    assert units(match, 0, "D1") == {"settler": 1}
    assert goods(match) == {**RICH, "food": 5}


@pytest.mark.rule("COC-REC-09")
def test_while_there_is_a_piece_in_supply_none_is_moved() -> None:
    match = given(town(units={"D1": "2 settler", "C2": "settler"}))

    when(match, "recruit", "recruit settler")

    assert units(match, 0, "D1") == {"settler": 2}
    assert units(match, 0, "D2") == {"settler": 1}


@pytest.mark.rule("COC-REC-09")
def test_without_any_piece_nothing_is_recruited() -> None:
    aztecs = {"civilization": "aztecs", "captives": ["elephant@0"] * 4}
    match = given(town("market"), aztecs)

    assert "recruit elephant" not in recruits(match)
    assert "recruit cavalry" in recruits(match)


@pytest.mark.rule("COC-REC-09")
def test_a_ship_is_not_taken_from_under_its_cargo() -> None:
    fleet = {"D3": "ship, settler", "C4": "3 ship"}
    match = given(town("port", units=fleet), **COAST)

    when(match, "recruit", "recruit ship")

    assert units(match, 0, "C4") == {"ship": 2}
    assert units(match, 0, "D3") == {"ship": 2, "settler": 1}


@pytest.mark.rule("COC-REC-10")
def test_free_units_are_not_taken_from_the_board() -> None:
    explorers = {"actions": ["a21"], "goods": {"culture": 1}}
    settlers = {"D1": "2 settler", "C2": "2 settler"}
    match = given({**explorers, "units": settlers}, faces={"F2": "r14"})

    when(match, "play a21")
    assert "done" not in options(match)  # only the region is left to have
    when(match, "explore F2", "lay straight")

    assert asked(match) == (0, "act")
    assert units(match, 0, "D2") == {}
    assert units(match, 0, "D1") == units(match, 0, "C2") == {"settler": 2}


@pytest.mark.rule("COC-REC-10")
def test_a_free_infantry_is_not_taken_from_the_board() -> None:
    cities = {"D2": {"buildings": ["fortress"]}, "D1": {}}
    militia = {"actions": ["a37"], "goods": {"culture": 1}, "cities": cities}
    supplied = when(given(militia), "play a37", "place D1")
    assert units(supplied, 0, "D1") == {"infantry": 1}

    match = given({**militia, "gone": {"infantry": 14}, "units": {"C2": "2 infantry"}})
    assert "play a37" not in options(match)


@pytest.mark.rule("COC-REC-11")
def test_new_units_move_in_the_same_turn() -> None:
    match = given(town(advances=["tactics"]))

    when(match, "recruit", "recruit infantry", "move", "from D2", "to D1")

    assert units(match, 0, "D1") == {"infantry": 1}


@pytest.mark.rule("COC-REC-12")
def test_no_more_than_four_army_units_are_recruited() -> None:
    full = given(town("port", "market", units={"D2": "2 infantry, 2 cavalry"}), **COAST)
    assert recruits(full) == ["recruit settler", "recruit ship"]

    match = given(town("port", "market", units={"D2": "3 infantry"}), **COAST)
    when(match, "recruit", "recruit elephant")
    assert options(match, "recruit") == ["recruit settler", "recruit ship"]


@pytest.mark.rule("COC-REC-12")
def test_settlers_and_ships_have_no_limit() -> None:
    crowd = {"D2": "4 infantry, 3 settler", "D3": "3 ship"}
    match = given(town("port", "temple", units=crowd), **COAST)

    when(match, "recruit", "recruit settler", "recruit ship", "done")

    assert units(match, 0, "D2") == {"infantry": 4, "settler": 4}
    assert units(match, 0, "D3") == {"ship": 4}


# Draft and Sanitation


@pytest.mark.rule("COC-REC-15")
def test_sanitation_and_draft_bring_one_unit_each() -> None:
    match = given(
        {
            "advances": ["sanitation", "draft"],
            "goods": {"food": 1, "ore": 1, "mood": 4},
            "cities": {"D2": {"buildings": ["temple", "academy"], "mood": "happy"}},
        }
    )
    when(match, "recruit", "recruit settler")
    assert goods(match) == {"food": 1, "ore": 1, "mood": 3}
    assert options(match) == ["recruit infantry", "done"]  # no second settler for mood

    when(match, "recruit infantry")
    assert sorted(options(match)) == ["pay food 1 ore 1", "pay mood 1"]
    when(match, "pay mood 1", "recruit infantry")

    assert goods(match) == {"mood": 2}  # the second infantry at its normal price
    assert units(match, 0, "D2") == {"settler": 1, "infantry": 2}


@pytest.mark.rule("COC-REC-15")
def test_draft_brings_one_infantry_in_each_action() -> None:
    mine = {"advances": ["draft"], "goods": {"mood": 3}, "cities": {"D2": {"mood": "happy"}}}
    match = given(mine)

    when(match, "recruit")  # one for mood; for the second nothing is left to pay with
    assert asked(match) == (0, "act")
    assert units(match, 0, "D2") == {"infantry": 1}

    when(match, "recruit")
    assert units(match, 0, "D2") == {"infantry": 2}
    assert goods(match) == {"mood": 1}


# What follows


@pytest.mark.rule("COC-REC-16")
def test_all_reactions_follow_whose_order_makes_no_difference() -> None:
    match = given(town(advances=["medicine", "nationalism"]))

    when(match, "recruit", "recruit infantry", "gain ore 1", "gain culture 1")

    assert goods(match) == {**RICH, "food": 6, "culture": 1}


@pytest.mark.rule("COC-REC-16")
def test_reactions_come_before_a_battle_in_the_harbour() -> None:
    match = given(town("port", advances=["nationalism"]), {"units": {"D3": "ship"}}, **COAST)

    when(dice(match, "5c 1l"), "recruit", "recruit ship", "done")
    assert asked(match) == (0, "gain")
    assert units(match, 0, "D3") == {"ship": 1}
    assert told(match, "battle") == []

    when(match, "gain mood 1")
    assert len(told(match, "battle")) == 1
    assert units(match, 1, "D3") == {}


@pytest.mark.rule("COC-REC-17")
def test_at_least_one_unit_is_recruited() -> None:
    match = when(given(town("temple")), "recruit")
    assert "done" not in options(match)

    when(match, "recruit infantry")
    assert "done" in options(match)


@pytest.mark.rule("COC-REC-17")
def test_a_city_that_can_recruit_nothing_is_not_activated() -> None:
    poor = given({"goods": {"food": 1}})
    assert refused(poor)["recruit"] == "COC-REC-03"

    two = {"cities": {"D2": {}, "D1": {}}, "units": {"D2": "4 infantry"}}
    match = when(given({"goods": {"food": 1, "ore": 1}, **two}), "recruit")
    assert units(match, 0, "D1") == {"infantry": 1}  # D2 is full
    assert player(match).goods[:3] == [0, 0, 0]
