"""The game for one as numbers and things: what is there, and nothing that cannot be known."""

from __future__ import annotations

from collections.abc import Iterator
from math import isfinite
from random import Random
from typing import Any

import pytest

import oikumene
from oikumene.engine.match import Match
from oikumene.titles.nations.features_alone import (
    BOARD,
    NUMBERS,
    ROWS,
    THEMES,
    THINGS,
    TREASURES,
    features_alone,
)
from oikumene.titles.nations.state import NationsTable
from tests.titles.nations.given import given, table
from tests.titles.nations.laws import GAMES

OPTIONS: dict[str, dict[str, Any]] = {
    "basic": {},
    "competitive": {"level": "competitive", "boards": "B"},
    "expert": {"level": "expert", "boards": "B", "promo_finland": True},
}
each_game = pytest.mark.parametrize("options", OPTIONS.values(), ids=OPTIONS)


def moments(options: dict[str, Any], nth: int) -> Iterator[Match]:
    """Every nth decision of a random game, and its end."""
    match = oikumene.start("nations", 1, 3, options)
    for at, _ in enumerate(GAMES.answers(match, 1)):
        if at % nth == 0:
            yield match
    yield match


def numbers(s: NationsTable) -> dict[str, float]:
    """The numbers by name."""
    return dict(zip(NUMBERS, features_alone(s)[0], strict=True))


def things(s: NationsTable) -> set[str]:
    """The names of the things that are there."""
    return {THINGS[row - len(NUMBERS)] for row in features_alone(s)[1]}


@each_game
def test_every_number_has_a_name_and_is_of_about_size_one(options: dict[str, Any]) -> None:
    assert len(set(NUMBERS)) == len(NUMBERS)
    assert len(set(THINGS)) == len(THINGS)
    assert len(NUMBERS) + len(THINGS) == ROWS
    for match in moments(options, 2):
        for name, number in numbers(table(match)).items():
            assert isinstance(number, float)
            assert isfinite(number)
            assert -10 <= number <= 10, name


@each_game
def test_a_thing_is_there_once(options: dict[str, Any]) -> None:
    for match in moments(options, 2):
        rows = features_alone(table(match))[1]
        assert len(set(rows)) == len(rows)
        assert all(len(NUMBERS) <= row < ROWS for row in rows)


@each_game
def test_the_player_is_told_only_what_it_may_know(options: dict[str, Any]) -> None:
    for match in moments(options, 10):
        known = features_alone(table(match))
        for seed in range(3):
            imagined = match.imagine(0, Random(seed))
            assert features_alone(table(imagined)) == known


def test_cards_in_play_are_told_apart() -> None:
    seat = {"area": 0, "cards": {"ziggurat": 2}, "advisor": "augustus"}
    found = things(table(given(seat, board=[["hoplite"]])))

    assert {"own ziggurat 0", "own ziggurat 1", "own ziggurat 2", "have augustus"} <= found
    assert "own ziggurat 3" not in found
    assert "lies hoplite" in found


def test_what_can_be_bought_is_told() -> None:
    poor = things(table(given({"gold": 0}, board=[["hoplite", "nubia"]])))
    rich = things(table(given({"gold": 3}, board=[["hoplite", "nubia"]])))

    assert {"lies hoplite", "lies nubia"} <= poor & rich
    assert "offered hoplite" in rich - poor
    assert "offered nubia" not in rich  # that takes strength


def test_a_round_that_has_just_begun_says_nothing_of_its_cards() -> None:
    match = oikumene.start("nations", 1, 3)
    assert table(match).phase == "growth"
    found, told = things(table(match)), numbers(table(match))

    assert "growth" in found
    assert not any(name.startswith(("lies", "offered", "dear", "tile")) for name in found)
    assert not any(told[name] for name in told if name.startswith(BOARD))


def test_likings_are_for_what_is_there() -> None:
    assert all(row < len(NUMBERS) for theme in THEMES for row in theme)
    assert all(len(NUMBERS) <= row < ROWS for treasure in TREASURES for row in treasure)
