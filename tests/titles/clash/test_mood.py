"""Civic improvement (COC-MOD)."""

from __future__ import annotations

from typing import Any

import pytest

from oikumene.titles.clash.cards import ANGRY, HAPPY, NEUTRAL
from tests.titles.clash.given import asked, city, given, goods, options, refused, table, when


def realm(mood_tokens: int, cities: dict[str, Any], **more: Any) -> dict[str, Any]:
    """A player with mood tokens and some cities."""
    return {"goods": {"mood": mood_tokens}, "cities": cities, **more}


@pytest.mark.rule("COC-MOD-01", "COC-MOD-04")
def test_an_action_improves_any_number_of_cities_by_any_number_of_levels() -> None:
    cities = {"D2": {"mood": "angry"}, "D1": {}, "C2": {"mood": "angry"}, "E2": {}}
    match = given(realm(5, cities))

    when(match, "improve", "raise D2 happy", "raise D1 happy", "raise C2 neutral", "done")

    moods = [city(match, name).mood for name in ("D2", "D1", "C2", "E2")]
    assert moods == [HAPPY, HAPPY, NEUTRAL, NEUTRAL]
    assert goods(match) == {"mood": 1}
    assert table(match).left == 2


@pytest.mark.rule("COC-MOD-01")
def test_only_own_cities_are_improved() -> None:
    match = given(realm(5, {"D2": {}}), {"cities": {"D7": {}}})

    when(match, "improve")  # no choice but D2

    assert city(match, "D2").mood == HAPPY
    assert city(match, "D7").mood == NEUTRAL
    assert asked(match) == (0, "act")


@pytest.mark.rule("COC-MOD-02")
@pytest.mark.parametrize(
    ("pieces", "size"),
    [
        ({}, 1),
        ({"buildings": ["temple"]}, 2),
        ({"buildings": ["temple"], "wonders": ["great_wall"]}, 3),
        ({"buildings": ["temple", "academy@1", "market", "fortress"]}, 5),
    ],
)
@pytest.mark.parametrize("mood", ["angry", "neutral"])
def test_a_level_costs_as_much_as_the_city_has_pieces(
    pieces: dict[str, Any], size: int, mood: str
) -> None:
    cities = {"D2": {"mood": mood, **pieces}}
    enough = when(given(realm(size, cities)), "improve")
    assert city(enough, "D2").mood == (NEUTRAL if mood == "angry" else HAPPY)
    assert goods(enough) == {}

    assert refused(given(realm(size - 1, cities)))["improve"] == "COC-MOD-02"


@pytest.mark.rule("COC-MOD-02", "COC-MOD-04")
def test_two_levels_cost_the_size_twice() -> None:
    angry = {"D2": {"mood": "angry", "buildings": ["temple"]}}
    match = when(given(realm(5, angry)), "improve", "raise D2 happy")
    assert city(match, "D2").mood == HAPPY
    assert goods(match) == {"mood": 1}

    short = when(given(realm(3, angry)), "improve")  # enough for one level only
    assert city(short, "D2").mood == NEUTRAL
    assert goods(short) == {"mood": 1}


@pytest.mark.rule("COC-MOD-03")
def test_moods_rise_from_angry_over_neutral_to_happy() -> None:
    match = given(realm(7, {"D2": {"mood": "angry"}, "D1": {}, "C2": {"mood": "happy"}}))

    when(match, "improve")
    assert options(match) == ["raise D2 neutral", "raise D2 happy", "raise D1 happy"]
    when(match, "raise D2 neutral")
    assert options(match) == ["raise D2 happy", "raise D1 happy", "done"]


@pytest.mark.rule("COC-MOD-03")
def test_happy_cities_are_not_raised() -> None:
    assert "improve" not in options(given(realm(7, {"D2": {"mood": "happy"}})))


@pytest.mark.rule("COC-MOD-05")
def test_the_token_of_a_happy_city_is_one_of_those_spent() -> None:
    match = when(given(realm(2, {"D2": {"buildings": ["temple"]}})), "improve")

    assert city(match, "D2").mood == HAPPY
    assert goods(match) == {}


@pytest.mark.rule("COC-MOD-06")
def test_an_improvement_is_no_activation() -> None:
    match = given({"cities": {"D2": {}}, "goods": {"mood": 1, "food": 1, "ore": 1}})
    when(match, "improve")
    assert city(match, "D2").activations == 0

    when(match, "recruit")

    assert city(match, "D2").activations == 1
    assert city(match, "D2").mood == HAPPY  # a second activation would cost it


@pytest.mark.rule("COC-MOD-07")
def test_nobody_gets_the_marker_of_a_city_whose_mood_drops() -> None:
    held = {"mood": 1, "food": 7, "ore": 7}
    mine = {"advances": ["storage"], "cities": {"D2": {"mood": "happy"}}, "goods": held}
    match = given(mine)

    when(match, "recruit", "recruit infantry", "done")
    assert city(match, "D2").mood == HAPPY
    when(match, "recruit", "recruit infantry", "done")
    assert city(match, "D2").mood == NEUTRAL
    assert goods(match)["mood"] == 1

    when(match, "recruit", "recruit infantry")
    assert city(match, "D2").mood == ANGRY
    assert goods(match)["mood"] == 1
    assert "mood" not in goods(match, seat=1)


@pytest.mark.rule("COC-MOD-07")
def test_nobody_gets_the_marker_of_a_city_that_is_captured() -> None:
    mine = {"advances": ["tactics"], "units": {"D6": "infantry"}}
    rival = {"cities": {"D7": {"mood": "happy"}, "D8": {}}}
    match = given(mine, rival, regions={"D5": "BBBB"})

    when(match, "move", "from D6", "to D7")

    assert (city(match, "D7").owner, city(match, "D7").mood) == (0, ANGRY)
    assert "mood" not in goods(match)
    assert "mood" not in goods(match, seat=1)


@pytest.mark.rule("COC-MOD-08")
def test_voting_improves_as_a_free_action_for_one_more_token() -> None:
    cities = {"D2": {"buildings": ["temple"]}, "D1": {"mood": "angry"}}
    match = given(realm(5, cities, advances=["voting"]))

    when(match, "use voting", "raise D2 happy", "raise D1 happy")

    assert [city(match, name).mood for name in ("D2", "D1")] == [HAPPY, HAPPY]
    assert goods(match) == {}  # 1 + 2 + 2
    assert table(match).left == 3


@pytest.mark.rule("COC-MOD-08")
def test_voting_needs_the_additional_token() -> None:
    two = {"D2": {"buildings": ["temple"]}}

    assert "use voting" in options(given(realm(3, two, advances=["voting"])))
    assert "use voting" not in options(given(realm(2, two, advances=["voting"])))
    assert "improve" in options(given(realm(2, two, advances=["voting"])))


@pytest.mark.rule("COC-MOD-08")
@pytest.mark.parametrize(("mood", "cost"), [("neutral", 1), ("happy", 2)])
def test_sports_cost_culture_whatever_the_size(mood: str, cost: int) -> None:
    large = {"D2": {"mood": "angry", "buildings": ["temple", "academy", "market"]}}
    mine = {"advances": ["sports"], "cities": large, "goods": {"culture": 2, "mood": 1}}
    match = given(mine)

    when(match, "use sports", f"raise D2 {mood}")

    assert city(match, "D2").mood == (NEUTRAL if mood == "neutral" else HAPPY)
    assert goods(match).get("culture", 0) == 2 - cost
    assert goods(match)["mood"] == 1
    assert table(match).left == 2  # as an action
