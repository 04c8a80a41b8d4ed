"""The map of the first game (CND-FST)."""

from __future__ import annotations

import pytest

import oikumene
from oikumene import BadSetup
from oikumene.titles.dawn.cards import COLOURS
from oikumene.titles.dawn.ground import placements
from oikumene.titles.dawn.state import CAPITAL, DawnTable
from tests.titles.dawn.given import table


def first_game(seats: int, seed: int = 1) -> DawnTable:
    """A first game fresh from the box."""
    return table(oikumene.start("dawn", seats, seed, {"first_game_map": True}))


@pytest.mark.rule("CND-FST-02")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_capital_stands_on_a_star(seats: int) -> None:
    s = first_game(seats)

    assert {p.capital for p in s.players} == {*s.ground.stars}
    for p in s.players:
        assert p.cities == [p.capital]
        assert s.pieces[p.capital] == 4 * p.seat + CAPITAL
    assert sum(piece >= 0 for piece in s.pieces) == seats


@pytest.mark.rule("CND-FST-02")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_stars_are_dealt_to_the_seats_at_random(seats: int) -> None:
    deals = [[p.capital for p in first_game(seats, seed).players] for seed in range(40)]

    for seat in range(seats):
        assert {deal[seat] for deal in deals} == {*deals[0]}


@pytest.mark.rule("CND-FST-02")
def test_nobody_is_asked_for_a_colour_or_a_tile() -> None:
    match = oikumene.start("dawn", 4, 1, {"first_game_map": True})

    assert match.decision is not None
    assert match.decision.ask == "turn"
    assert [p.colour for p in table(match).players] == list(COLOURS)
    assert all(p.tiles == () for p in table(match).players)


@pytest.mark.rule("CND-FST-02")
def test_the_map_is_always_the_same() -> None:
    assert len({first_game(3, seed).map for seed in range(10)}) == 1
    two, three, four = (placements(first_game(seats).map) for seats in (2, 3, 4))
    assert (len(two), len(three), len(four)) == (10, 13, 16)
    assert three[:10] == two
    assert four[:13] == three
    assert {each.side for each in four} == {"A"}


def test_a_map_is_either_the_first_one_or_random() -> None:
    with pytest.raises(BadSetup, match="exclude each other"):
        oikumene.start("dawn", 2, 1, {"first_game_map": True, "random_map": True})
