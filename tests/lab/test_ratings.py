"""Ratings: what is known in closed form, and what must hold whoever wins."""

from __future__ import annotations

from math import log10, sqrt

import pytest

from oikumene.lab.ratings import ELO, SURE, ratings, wilson
from oikumene.lab.simulate import Played


def won_by(seats: str, *winners: int) -> Played:
    """A game of players with one-letter names, and who won."""
    none = [0] * len(seats)
    return Played(0, list(seats), 1, none, [0.0] * len(seats), none, list(winners), "most-vp")


def test_wilson_intervals_are_those_of_the_books() -> None:
    assert wilson(50, 100) == pytest.approx((0.4038, 0.5962), abs=1e-4)
    assert wilson(8, 8) == pytest.approx((0.6756, 1.0), abs=1e-4)
    assert wilson(0, 20) == pytest.approx((0.0, 0.1611), abs=1e-4)
    assert wilson(15, 50) == pytest.approx((0.1910, 0.4375), abs=1e-4)


def test_without_games_a_share_can_be_anything() -> None:
    assert wilson(0, 0) == (0.0, 1.0)


def test_two_players_are_as_far_apart_as_their_odds() -> None:
    games = [won_by("ab", 0)] * 300 + [won_by("ba", 0)] * 100
    rated = ratings("ab", games)
    odds = 300.5 / 100.5  # with the drawn game that they are lent
    assert rated["a"].elo - rated["b"].elo == pytest.approx(400 * log10(odds), abs=0.2)
    apart = ELO * SURE * sqrt(1 / 300.5 + 1 / 100.5)
    assert rated["a"].margin + rated["b"].margin == pytest.approx(apart, abs=0.2)


def test_at_a_table_of_four_the_chance_is_the_share_of_strength() -> None:
    games = [won_by("abbb", 0), won_by("babb", 0)] * 1000
    rated = ratings("ab", games)
    assert rated["a"].elo - rated["b"].elo == pytest.approx(400 * log10(3), abs=0.5)


def test_players_who_never_met_are_compared_through_others() -> None:
    # a is three times as strong as b, and b three times as strong as c
    games = [won_by("ab", seat) for seat in (0, 0, 0, 1)] * 500
    games += [won_by("bc", seat) for seat in (0, 0, 0, 1)] * 500
    rated = ratings("abc", games)
    assert rated["a"].elo - rated["c"].elo == pytest.approx(400 * log10(9), abs=2)
    assert rated["b"].elo == pytest.approx(0, abs=0.2)


def test_ratings_are_above_and_below_their_mean() -> None:
    rated = ratings("abcd", [won_by("abcd", 2), won_by("bcda", 3), won_by("cdab", 0)])
    assert sum(rating.elo for rating in rated.values()) == pytest.approx(0, abs=0.3)
    assert max(rated, key=lambda name: rated[name].elo) == "c"


def test_who_wins_all_is_far_ahead_and_not_infinitely() -> None:
    few, many = (ratings("ab", [won_by("ab", 0)] * n)["a"] for n in (10, 10_000))
    assert 200 < few.elo < many.elo < 2000
    assert many.elo - many.margin > 500


def test_more_games_make_the_interval_narrower() -> None:
    even = [won_by("ab", 0), won_by("ab", 1)]
    few, many = ratings("ab", even * 10), ratings("ab", even * 1000)
    assert few["a"].elo == many["a"].elo == 0
    assert many["a"].margin == pytest.approx(few["a"].margin / 10, rel=0.05)


def test_a_shared_win_is_half_a_win_for_each() -> None:
    assert ratings("ab", [won_by("ab", 0, 1)] * 50)["a"].elo == 0


def test_a_game_that_nobody_won_says_nothing() -> None:
    games = [won_by("ab", 0)] * 3 + [won_by("ab", 1)]
    assert ratings("ab", games) == ratings("ab", [*games, won_by("ab")])


def test_without_games_all_are_equal_and_nothing_is_sure() -> None:
    rated = ratings("abc", [])
    assert {rating.elo for rating in rated.values()} == {0}
    assert rated["a"].margin > 300
