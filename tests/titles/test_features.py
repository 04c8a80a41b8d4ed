"""What holds for the numbers of a table over whole games, whatever the title."""

from __future__ import annotations

from importlib import import_module
from math import isfinite
from random import Random

import pytest

from oikumene.titles import title_named
from tests.titles.common import games_of

GAMES = [*(("civilization", seed) for seed in range(12)), *(("clash", seed) for seed in range(9))]
"""Some games each for two, three and four."""
each_game = pytest.mark.parametrize(("title", "seed"), GAMES)


@each_game
def test_there_are_as_many_numbers_of_about_size_one_in_every_game(title: str, seed: int) -> None:
    names = import_module(f"oikumene.titles.{title}.features").FEATURES
    features = title_named(title).features
    assert len(set(names)) == len(names)
    for match in games_of(title).every(2, seed):
        for seat in range(match.seats):
            found = features(match.state, seat)
            assert len(found) == len(names)
            assert all(isfinite(number) and -5 <= number <= 10 for number in found)


@each_game
def test_what_a_seat_cannot_know_makes_no_difference(title: str, seed: int) -> None:
    features = title_named(title).features
    for match in games_of(title).every(5, seed):
        for seat in range(match.seats):
            real = features(match.state, seat)
            for chance in range(3):
                assert features(match.imagine(seat, Random(chance)).state, seat) == real
