"""The table as numbers: the same for all who know the same, and moved by what matters."""

from __future__ import annotations

from collections.abc import Iterator
from math import isfinite
from random import Random
from typing import Any

import pytest

import oikumene
from oikumene.engine.match import Match
from oikumene.titles.nations.features import FEATURES, NATION, features
from oikumene.titles.nations.production import production_of
from oikumene.titles.nations.scoring import score
from tests.titles.nations.given import given, table, when
from tests.titles.nations.laws import GAMES

LEVELS = {1: "competitive", 2: "expert", 3: "competitive", 4: "expert", 5: "advanced"}


def numbers(match: Match, seat: int = 0) -> dict[str, float]:
    """The features of a seat by name."""
    return dict(zip(FEATURES, features(table(match), seat), strict=True))


def moments(seats: int, nth: int) -> Iterator[Match]:
    """Every nth decision of a random game, and its end."""
    options = {"level": LEVELS[seats], "boards": "B"}
    match = oikumene.start("nations", seats, seats, options)
    for at, _ in enumerate(GAMES.answers(match, seats)):
        if at % nth == 0:
            yield match
    yield match


@pytest.mark.parametrize("seats", LEVELS)
def test_every_number_has_a_name_and_is_of_about_size_one(seats: int) -> None:
    assert len(set(FEATURES)) == len(FEATURES)
    for match in moments(seats, 2):
        for seat in range(seats):
            for name, number in numbers(match, seat).items():
                assert isinstance(number, float)
                assert isfinite(number)
                assert -5 <= number <= 10, name


@pytest.mark.parametrize("seats", LEVELS)
def test_a_seat_is_told_only_what_it_may_know(seats: int) -> None:
    for match in moments(seats, 10):
        for seat in range(seats):
            known = features(table(match), seat)
            for seed in range(3):
                imagined = match.imagine(seat, Random(seed))
                assert features(table(imagined), seat) == known


@pytest.mark.parametrize("seats", LEVELS)
def test_income_and_score_are_those_of_the_rules(seats: int) -> None:
    for match in moments(seats, 3):
        for n in table(match).nations:
            if not n.nation:
                continue  # still to be drafted
            told = numbers(match, n.seat)
            incomes = [f"{good}_income" for good in ("gold", "food", "stone", "books")]
            income = [told[f"own_{each}"] * NATION[each] for each in incomes]
            assert income == pytest.approx(production_of(table(match), n))
            assert told["own_score"] * NATION["score"] == pytest.approx(score(table(match), n))


def test_rivals_follow_clockwise_and_absent_ones_are_zeros() -> None:
    match = given({"books": 1}, {"books": 2}, {"books": 3})

    told = numbers(match, seat=1)

    books = [told[f"{who}_books"] * NATION["books"] for who in ("own", "rival_1", "rival_2")]
    assert books == pytest.approx([2, 3, 1])
    assert [told[f"seats_{seats}"] for seats in range(1, 6)] == [0, 0, 1, 0, 0]
    assert not any(told[f"rival_3_{name}"] for name in NATION)


ARMED = {"area": 4, "cards": {"hoplite": 1}}
MOVES: list[tuple[str, dict[str, Any], dict[str, Any], dict[str, int]]] = [
    ("gold", {"gold": 1}, {"gold": 3}, {"own_gold": 1, "affordable": 1, "own_outlook": 1}),
    ("books", {"books": 1}, {"books": 30}, {"own_books": 1, "own_fewer_books": 1, "lead_books": 1}),
    (
        "a worker of the food track",
        {"food_track": 4},
        {"food_track": 3},
        {"own_food_track": -1, "own_food_income": -1, "own_hunger": 1, "own_outlook": -1},
    ),
    (
        "an army",
        {"area": 1, "cards": {"hoplite": 0}},
        {"area": 0, "cards": {"hoplite": 1}},
        {"own_army": 1, "own_strength": 1, "own_raid": 1, "own_idle": -1, "own_workers": 0}
        | {"own_weaker": 1, "own_stone_income": -1, "own_worker_vp": 1, "strength_to_colony": -1},
    ),
    (
        "a section",
        {"construction": "pyramids", "sections": 1},
        {"construction": "pyramids", "sections": 2},
        {"own_sections_left": -1, "own_stone_left": -1, "own_construction": 0},
    ),
    (
        "a ready wonder",
        {"wonders": []},
        {"wonders": ["alhambra"]},
        {"own_wonders": 1, "own_wonder_vp": 1, "abilities_static": 1, "wonder_spaces": -1},
    ),
    (
        "a colony",
        {"colonies": []},
        {"colonies": ["greenland"]},
        {"own_colony_vp": 1, "own_food_income": 1, "colony_spaces": -1, "lead_score": 1},
    ),
    (
        "an advisor",
        {"advisor": ""},
        {"advisor": "saint_augustine"},
        {"own_advisor_age": 1, "own_stability": 1, "abilities_production": 1},
    ),
]


@pytest.mark.parametrize(
    ("before", "after", "moved"), [m[1:] for m in MOVES], ids=[m[0] for m in MOVES]
)
def test_what_a_nation_has_moves_its_numbers(
    before: dict[str, Any], after: dict[str, Any], moved: dict[str, int]
) -> None:
    board = [["macedonia", "forum"], ["aeneid"], ["petra"]]
    rival = {"books": 10}
    was = numbers(given({"food": 1, **before}, rival, board=board))
    now = numbers(given({"food": 1, **after}, rival, board=board))

    assert {name: (now[name] > was[name]) - (now[name] < was[name]) for name in moved} == moved


def test_a_rival_sees_the_same_numbers() -> None:
    match = given({**ARMED, "gold": 5, "construction": "pyramids"}, {"gold": 2})

    mine, theirs = numbers(match, 0), numbers(match, 1)

    assert [mine[f"own_{name}"] for name in NATION] == [
        theirs[f"rival_1_{name}"] for name in NATION
    ]
    assert mine["lead_strength"] == -theirs["lead_strength"] > 0


def test_a_war_threatens_the_weak() -> None:
    match = given(ARMED, {"stability_track": 4}, war="punic_wars", war_strength=3)

    told = numbers(match)

    assert (told["war"], told["own_defeated"], told["rival_1_defeated"]) == (1, 0, 1)
    assert told["rival_1_defeat_loss"] > told["own_defeat_loss"] == 0


def test_time_goes_by() -> None:
    early, late = numbers(given({}, {}, round=1)), numbers(given({}, {}, round=8))

    assert (early["age_1"], early["age_4"], late["age_1"], late["age_4"]) == (1, 0, 0, 1)
    assert early["rounds_left"] == 1 > late["rounds_left"] > 0
    assert (early["age_ends"], late["age_ends"]) == (0, 1)


def test_a_pass_hands_the_turn_over() -> None:
    match = given({}, {})
    assert (numbers(match)["own_to_move"], numbers(match)["own_passed"]) == (1, 0)

    when(match, "pass")

    told = numbers(match)
    assert (told["own_to_move"], told["rival_1_to_move"]) == (0, 1)
    assert told["own_passed"] > 0 == told["rival_1_passed"]


def test_the_solo_opponent_is_compared_with() -> None:
    match = given({"books": 9}, opponent={"strength": 30, "stability": 2, "books": 5})

    told = numbers(match)

    assert (told["own_weaker"], told["own_stronger"]) == (0, 1)
    assert (told["own_fewer_books"], told["own_more_books"]) == (1, 0)
    assert told["opponent_strength"] == 1
