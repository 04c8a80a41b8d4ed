"""City size, mood and activation (COC-CTY)."""

from __future__ import annotations

from typing import Any

import pytest

from oikumene import Match
from oikumene.titles.clash.cards import ANGRY, HAPPY, MOODS, NEUTRAL
from tests.titles.clash.given import (
    asked,
    city,
    given,
    goods,
    names,
    options,
    player,
    refused,
    table,
    told,
    when,
)

LAND = dict.fromkeys(["B2", "F2", "D3"], "FFFF")
PRICE = {"food": 1, "wood": 1, "ore": 1}
BUILDINGS = ["temple", "academy", "fortress", "obelisk", "market"]
SITES = ["C3", "D3", "E3", "B3", "D4", "F3"]


def towns(number: int) -> dict[str, Any]:
    """Some small cities besides the first."""
    return {name: {} for name in SITES[:number]}


def collected(match: Match) -> int:
    """Collect all that the first city can; how many resources that is."""
    when(match, "collect", *(["city D2"] if len(table(match).cities) > 2 else []))
    number = 0
    while asked(match)[1] == "collect":
        when(match, options(match, "take")[0])
        number += 1
    return number


def recruited(words: dict[str, Any], cities: dict[str, Any]) -> int:
    """How many units the first city can recruit for 14 food."""
    stock = {"food": 7, "gold": 7}
    match = given({"advances": ["storage"], **words, "goods": stock, "cities": cities})
    when(match, "recruit")
    while asked(match)[1] == "recruit":
        when(match, "recruit settler")
        while asked(match)[1] in ("pay", "relocate"):
            when(match, options(match)[0])
    return len(told(match, "recruited"))


def activate(match: Match) -> bool:
    """Collect one resource in the first city, if it can be activated."""
    if "collect" not in options(match):
        return False
    when(match, "collect")
    when(match, "take C2 wood")
    if asked(match)[1] == "collect":
        when(match, "done")
    return True


# Size


@pytest.mark.rule("COC-CTY-01")
@pytest.mark.parametrize(
    ("pieces", "size"),
    [
        ({}, 1),
        ({"buildings": ["temple"]}, 2),
        ({"buildings": ["temple@1"]}, 2),
        ({"buildings": ["temple@1", "academy"]}, 3),
        ({"wonders": ["great_wall"]}, 2),
        ({"wonders": ["great_wall@1"], "buildings": ["temple", "academy@1"]}, 4),
    ],
)
def test_the_size_counts_all_pieces_of_any_colour(pieces: dict[str, Any], size: int) -> None:
    match = given({"cities": {"D2": pieces}}, regions=LAND)

    assert city(match, "D2").size == size
    assert collected(match) == size


@pytest.mark.rule("COC-CTY-03")
def test_a_city_has_five_pieces_at_most() -> None:
    words = {"advances": ["math"], "goods": PRICE}
    for number, able in ((3, True), (4, False)):
        cities = {"D2": {"mood": "happy", "buildings": BUILDINGS[:number]}, **towns(6)}
        match = given({**words, "cities": cities}, regions=LAND)
        when(match, "build")
        assert ("build D2 observatory" in options(match)) is able
        assert "build C3 observatory" in options(match)
        assert (refused(match).get("build D2 observatory") == "COC-BLD-05") is not able


@pytest.mark.rule("COC-CTY-03")
def test_no_wonder_is_the_sixth_piece() -> None:
    stock = {"food": 7, "wood": 7, "ore": 7, "culture": 9}
    words = {
        "advances": ["storage", "engineering", "sports"],
        "wonders": ["great_arena"],
        "goods": stock,
    }
    for number, able in ((3, True), (4, False)):
        cities = {"D2": {"mood": "happy", "buildings": BUILDINGS[:number]}, **towns(5)}
        match = given({**words, "cities": cities}, regions=LAND)
        assert ("build" in options(match)) is able


@pytest.mark.rule("COC-CTY-04")
@pytest.mark.parametrize("cities", [1, 2, 3, 4])
@pytest.mark.parametrize("size", [1, 2, 3, 4])
def test_a_city_does_not_outgrow_the_number_of_cities(size: int, cities: int) -> None:
    mine = {"D2": {"buildings": BUILDINGS[: size - 1]}, **towns(cities - 1)}
    match = given({"advances": ["math"], "goods": PRICE, "cities": mine}, regions=LAND)

    if "build" in options(match):
        when(match, "build")
    built = asked(match)[1] == "build" and "build D2 observatory" in options(match)

    assert built is (size < cities)


@pytest.mark.rule("COC-CTY-04")
def test_only_the_own_cities_count() -> None:
    words = {"advances": ["math"], "goods": PRICE, "cities": {"D2": {}}}
    match = given(words, {"cities": towns(4)}, regions=LAND)

    assert "build" not in options(match)


@pytest.mark.rule("COC-CTY-05")
def test_a_city_stays_as_large_as_it_is() -> None:
    cities = {"D2": {"buildings": ["temple", "academy"]}, "C3": {}, "E3": {}}
    match = given(
        {"cities": cities, "goods": {}}, regions=LAND, phase="status", step=4, event_deck=["..."]
    )

    when(match, "raze C3")
    while asked(match)[1] != "act":
        when(match, "done" if "done" in options(match) else options(match)[0])
    if asked(match)[0] == 1:
        when(match, "end")

    assert names(match, list(table(match).cities)) == ["D2", "D7", "E3"]
    assert city(match, "D2").size == 3
    assert collected(match) == 3


# Mood


@pytest.mark.rule("COC-CTY-06")
def test_a_city_is_happy_neutral_or_angry() -> None:
    match = given({"cities": {"D2": {"mood": "angry"}}, "goods": {"mood": 2}})

    assert MOODS == ("angry", "neutral", "happy")
    assert city(match, "D2").mood == ANGRY
    when(match, "improve", "raise D2 neutral", "done")
    assert (city(match, "D2").mood, goods(match)) == (NEUTRAL, {"mood": 1})
    when(match, "improve")
    assert (city(match, "D2").mood, goods(match)) == (HAPPY, {})
    assert "improve" not in options(match)


@pytest.mark.rule("COC-CTY-07")
@pytest.mark.parametrize(("mood", "more"), [("neutral", 0), ("happy", 1)])
@pytest.mark.parametrize("size", [1, 2, 3])
def test_a_happy_city_works_as_if_it_were_larger(size: int, mood: str, more: int) -> None:
    cities = {"D2": {"mood": mood, "buildings": BUILDINGS[: size - 1]}}

    assert collected(given({"cities": cities}, regions=LAND)) == size + more
    assert recruited({}, cities) == size + more


@pytest.mark.rule("COC-CTY-08")
@pytest.mark.parametrize("size", [1, 2, 3, 5])
def test_an_angry_city_works_as_if_it_were_small(size: int) -> None:
    cities = {"D2": {"mood": "angry", "buildings": BUILDINGS[: size - 1]}}

    assert collected(given({"cities": cities}, regions=LAND)) == 1
    assert recruited({}, cities) == 1


@pytest.mark.rule("COC-CTY-09")
@pytest.mark.parametrize("mood", MOODS)
@pytest.mark.parametrize("size", [1, 2, 3])
def test_mood_does_not_change_the_range_of_influence(size: int, mood: str) -> None:
    source = {"D2": {"mood": mood, "buildings": BUILDINGS[: size - 1]}}
    regions = {"D3": "FFFF", "D5": "FFFF"}
    for away, target in enumerate(("D3", "D4", "D5", "D6"), 1):
        rival = {"cities": {target: {"buildings": ["temple"]}}}
        match = given({"cities": source}, rival, regions=regions)
        assert ("influence" in options(match)) is (away <= size)


@pytest.mark.rule("COC-CTY-09")
@pytest.mark.parametrize("mood", ["neutral", "happy"])
@pytest.mark.parametrize(("cities", "able"), [(2, False), (3, True)])
def test_mood_does_not_change_the_limit_of_growth(cities: int, able: bool, mood: str) -> None:
    mine = {
        "D2": {"mood": mood, "buildings": ["temple"]},
        **{name: {"mood": "angry"} for name in SITES[: cities - 1]},
    }
    match = given({"advances": ["math"], "goods": PRICE, "cities": mine}, regions=LAND)

    assert ("build" in options(match)) is able


@pytest.mark.rule("COC-CTY-10")
@pytest.mark.parametrize(("mood", "able"), [("angry", False), ("neutral", True), ("happy", True)])
def test_nothing_is_built_in_an_angry_city(mood: str, able: bool) -> None:
    cities = {"D2": {"mood": mood}, "C3": {}}
    match = given({"advances": ["myths"], "goods": PRICE, "cities": cities}, regions=LAND)

    when(match, "build")
    if able:
        assert options(match) == ["build D2 temple", "build C3 temple"]
        return
    assert city(match, "C3").buildings == {"temple": 0}  # the only choice
    assert city(match, "D2").buildings == {}


@pytest.mark.rule("COC-CTY-10")
def test_an_angry_city_says_why_it_does_not_build() -> None:
    cities = {"D2": {"mood": "angry"}, "C3": {}, "E3": {}}
    match = given({"advances": ["myths"], "goods": PRICE, "cities": cities}, regions=LAND)

    when(match, "build")

    assert refused(match)["build D2 temple"] == "COC-BLD-04"


# Activation


WONDER = {
    "advances": ["storage", "engineering", "sports"],
    "wonders": ["great_arena"],
    "goods": {"food": 7, "wood": 7, "ore": 7, "culture": 9},
}


@pytest.mark.rule("COC-CTY-11", "COC-CTY-12")
@pytest.mark.parametrize(
    ("words", "answers"),
    [
        ({}, ["collect", "city D2", "take C2 wood", "done"]),
        ({"advances": ["writing"], "goods": PRICE}, ["build", "build D2 academy"]),
        ({"goods": {"food": 2}}, ["recruit", "city D2"]),
        (WONDER, ["build"]),
    ],
    ids=["collect", "construct", "recruit", "wonder"],
)
def test_the_first_activation_of_a_city_costs_no_mood(
    words: dict[str, Any], answers: list[str]
) -> None:
    match = given({**words, "cities": {"D2": {"mood": "happy"}, "E2": {}}})

    when(match, *answers)

    assert asked(match) == (0, "act")
    assert city(match, "D2").activations == 1
    assert city(match, "D2").mood == HAPPY
    assert city(match, "E2").activations == 0


@pytest.mark.rule("COC-CTY-11", "COC-CTY-13")
@pytest.mark.parametrize(
    ("words", "answers", "mood"),
    [
        ({}, ["collect", "city D2", "take C2 wood", "done"], "happy"),
        ({"advances": ["writing"], "goods": PRICE}, ["build", "build D2 academy"], "neutral"),
        ({"goods": {"food": 2}}, ["recruit", "city D2"], "neutral"),
        (WONDER, ["build"], "happy"),
    ],
    ids=["collect", "construct", "recruit", "wonder"],
)
def test_every_further_activation_costs_a_level(
    words: dict[str, Any], answers: list[str], mood: str
) -> None:
    cities = {"D2": {"mood": mood, "activations": 1}, "E2": {}}
    match = given({**words, "cities": cities})

    when(match, *answers)

    assert city(match, "D2").activations == 2
    assert MOODS[city(match, "D2").mood] == {"happy": "neutral", "neutral": "angry"}[mood]
    assert city(match, "E2").mood == NEUTRAL


@pytest.mark.rule("COC-CTY-11")
def test_other_actions_do_not_activate_a_city() -> None:
    match = given(
        {"goods": {"food": 2, "mood": 1}, "cities": {"D2": {}}, "units": {"D2": "settler"}}
    )

    when(match, "improve", "advance", "advance storage", "move", "from D2", "to C2")

    assert (city(match, "D2").activations, city(match, "D2").mood) == (0, HAPPY)


@pytest.mark.rule("COC-CTY-13")
def test_the_level_is_lost_after_the_work_is_done() -> None:
    match = given({"cities": {"D2": {"mood": "happy", "activations": 1}}}, regions=LAND)

    assert collected(match) == 2  # as a happy city
    assert city(match, "D2").mood == NEUTRAL


@pytest.mark.rule("COC-CTY-13")
def test_every_city_has_a_counter_of_its_own() -> None:
    match = given({"cities": {"D2": {"mood": "happy"}, "C3": {}}}, regions={"B2": "FFFF"})

    when(match, "collect", "city D2", "take C2 wood", "take D2 food")
    when(match, "collect", "city C3", "take C3 food")
    assert (city(match, "D2").mood, city(match, "C3").mood) == (HAPPY, NEUTRAL)
    when(match, "collect", "city C3", "take C3 food")
    assert (city(match, "D2").mood, city(match, "C3").mood) == (HAPPY, ANGRY)


@pytest.mark.rule("COC-CTY-14")
def test_an_angry_city_works_once_a_turn() -> None:
    cities = {"D2": {"mood": "angry"}}
    match = given({"cities": cities, "goods": {"food": 2, "gold": 5}})

    assert activate(match)
    assert {"collect", "recruit", "build"} & {*options(match)} == set()
    assert city(match, "D2").mood == ANGRY
    when(match, "end", "end")
    assert "collect" in options(match)


@pytest.mark.rule("COC-CTY-15")
def test_a_city_that_its_work_made_angry_works_once_more() -> None:
    match = given({"cities": {"D2": {"mood": "neutral", "activations": 1}}}, regions=LAND)

    assert collected(match) == 1
    assert city(match, "D2").mood == ANGRY
    assert "collect" in options(match)
    assert collected(match) == 1  # as an angry city
    assert "collect" not in options(match)


@pytest.mark.rule("COC-CTY-15")
def test_a_city_that_its_work_made_angry_is_small() -> None:
    cities = {"D2": {"mood": "neutral", "activations": 1, "buildings": ["temple", "academy"]}}
    match = given({"cities": cities}, regions=LAND)

    assert collected(match) == 3
    assert collected(match) == 1


@pytest.mark.rule("COC-CTY-16")
@pytest.mark.parametrize(("mood", "times"), [("happy", 4), ("neutral", 3), ("angry", 1)])
def test_how_often_a_city_works_in_a_turn(mood: str, times: int) -> None:
    match = given({"cities": {"D2": {"mood": mood}}}, left=6)

    number = 0
    while activate(match):
        number += 1

    assert number == times
    assert city(match, "D2").mood == ANGRY


@pytest.mark.rule("COC-CTY-17")
def test_an_angry_city_gets_no_angrier() -> None:
    match = given({"cities": {"D2": {"mood": "angry", "activations": 2}}})

    assert activate(match)

    assert city(match, "D2").mood == ANGRY
    assert told(match, "mood") == []


@pytest.mark.rule("COC-CTY-18")
@pytest.mark.parametrize(("mood", "after"), [("neutral", ANGRY), ("happy", NEUTRAL)])
def test_a_city_that_is_cheered_up_works_again(mood: str, after: int) -> None:
    tired = {"mood": "angry", "activations": 1, "spent": True}
    match = given({"cities": {"D2": tired}, "goods": {"mood": 2}})
    assert "collect" not in options(match)

    when(match, "improve", f"raise D2 {mood}")
    if asked(match)[1] == "improve":
        when(match, "done")
    assert activate(match)

    assert city(match, "D2").mood == after  # a repeated activation
    assert "collect" in options(match)


@pytest.mark.rule("COC-CTY-18")
def test_the_anger_of_a_cheered_city_is_used_up_again() -> None:
    tired = {"mood": "angry", "activations": 1, "spent": True}
    match = given({"cities": {"D2": tired}, "goods": {"mood": 1}}, left=6)

    when(match, "improve")

    assert [activate(match) for _ in range(3)] == [True, True, False]
    assert city(match, "D2").mood == ANGRY


@pytest.mark.rule("COC-CTY-19")
def test_the_counter_ends_with_the_turn() -> None:
    match = given({"cities": {"D2": {"mood": "happy"}}})

    assert activate(match)
    when(match, "end", "end")
    assert activate(match)

    assert city(match, "D2").mood == HAPPY
    assert city(match, "D2").activations == 1


@pytest.mark.rule("COC-CTY-19")
def test_a_captured_city_has_not_been_activated() -> None:
    theirs = {"mood": "angry", "activations": 2, "spent": True, "buildings": ["temple"]}
    match = given(
        {"advances": ["tactics"], "units": {"D2": "infantry"}, "cities": {"D2": {}}},
        {"cities": {"D3": theirs, "D7": {}}},
        regions={"D3": "FFFF"},
    )

    when(match, "move", "from D2", "to D3")

    taken = city(match, "D3")
    assert (taken.owner, taken.activations, taken.mood) == (0, 0, ANGRY)
    when(match, "collect", "city D3", "take D3 food")
    assert city(match, "D3").activations == 1
    when(match, "collect")
    assert asked(match)[1] == "collect"  # D2 is the only choice
    assert "take D2 food" in options(match)


# Destruction


@pytest.mark.rule("COC-CTY-20")
def test_a_city_may_be_razed_in_the_status_phase() -> None:
    match = given({"cities": {"D2": {}, "C3": {}}}, regions=LAND, phase="status", step=4)
    before = match.view(0)["table"]["players"][0]["pieces"]["settlement"]

    when(match, "raze C3")

    assert names(match, list(table(match).cities)) == ["D2", "D7"]
    assert match.view(0)["table"]["players"][0]["pieces"]["settlement"] == before + 1 == 6
    assert goods(match)["gold"] == 1


@pytest.mark.rule("COC-CTY-20")
def test_pieces_of_a_razed_city_go_back_to_their_owners() -> None:
    """A city that is captured without a settlement piece is destroyed."""
    theirs = {"mood": "neutral", "buildings": ["temple", "academy@0", "fortress@1"]}
    mine: dict[str, Any] = {"D2": {}, **{name: {} for name in ["C3", "B3", "E3", "F3", "C2", "E2"]}}
    match = given(
        {"advances": ["tactics"], "units": {"D2": "4 infantry"}, "cities": mine, "goods": {}},
        {"cities": {"D3": theirs, "D7": {}}},
        regions=LAND,
    )
    assert match.view(0)["table"]["players"][0]["pieces"]["settlement"] == 0

    when(match, "move", "from D2", "to D3", "group infantry 4")
    while "fight" in options(match):
        when(match, "fight")

    assert told(match, "razed") == [{"city": "hex:D3", "owner": "seat:1"}]
    mine_left, their_left = (p["pieces"] for p in match.view(0)["table"]["players"])
    assert (mine_left["academy"], mine_left["settlement"]) == (5, 0)
    assert (their_left["temple"], their_left["fortress"], their_left["settlement"]) == (5, 5, 6)
    assert goods(match) == {"gold": 7}  # 4 for its size, 4 for its pieces, and the limit


@pytest.mark.rule("COC-CTY-20")
def test_an_event_may_keep_the_pieces_of_a_city_that_it_destroys() -> None:
    cities = {"D2": {}, "C3": {"buildings": ["temple"]}, "E3": {}, "D3": {}}
    match = given({"cubes": 1, "cities": cities}, regions=LAND, event_deck=["volcano", "..."])

    when(match, "advance", "advance storage", "destroy C3")

    assert "C3" not in names(match, list(table(match).cities))
    pieces = match.view(0)["table"]["players"][0]["pieces"]
    assert (pieces["temple"], pieces["settlement"]) == (4, 3)
    assert "volcano" in player(match).kept
