"""General principles, components and their limits (CIV-GEN, CIV-CMP)."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import oikumene
from oikumene.engine.errors import BadSetup
from oikumene.engine.match import Match
from oikumene.titles.civilization.buildings import supply
from oikumene.titles.civilization.cards import (
    BUILDINGS,
    CIVILIZATIONS,
    EVENTS,
    FAMILIES,
    GREAT_PEOPLE,
    LAYOUTS,
    MARKERS,
    NEUTRAL,
    TECHS,
    TERRAIN,
    TILES,
    TRACK,
    UNIT_CARDS,
    WONDERS,
)
from oikumene.titles.civilization.yields import coins, trade_of
from tests.titles.civilization.given import (
    given,
    options,
    pass_on,
    player,
    refused,
    square,
    table,
    when,
)

MAP: dict[str, Any] = {"tiles": {"E1": "tile_03/1"}, "huts": {}}


def america(**mine: Any) -> Match:
    """America's City Management."""
    return given(
        {"civilization": "america", **mine}, {"civilization": "germany"}, stage="city", **MAP
    )


@pytest.mark.rule("CIV-GEN-01")
@pytest.mark.parametrize("seats", [1, 5])
def test_two_to_four_play(seats: int) -> None:
    with pytest.raises(BadSetup, match="2 to 4 seats"):
        oikumene.start("civilization", seats)
    assert [oikumene.start("civilization", n).seats for n in (2, 3, 4)] == [2, 3, 4]


@pytest.mark.rule("CIV-GEN-04", "CIV-EX-19")
def test_techs_serve_their_owner_only() -> None:
    match = given(
        {"civilization": "rome", "techs": ["code_of_laws", "currency"], "trade": 27},
        {"civilization": "egypt", "trade": 27},
        stage="city",
    )
    when(match, "produce B3")
    assert "build market" in options(match)
    while table(match).active == 0:
        match.answer(next(t for t in ("done", "end", options(match)[0]) if t in options(match)))
    home = next(table(match).ground.names[n] for n, c in table(match).cities.items() if c.owner)
    when(match, f"produce {home}")
    assert "build market" not in options(match)


@pytest.mark.rule("CIV-GEN-05")
def test_tile_borders_hinder_nobody() -> None:
    match = given({"civilization": "america", "figures": ["army D2"]}, stage="movement", **MAP)
    when(match, "move D2 1 0", "go E2", "go F2")
    assert player(match).figures[0] >> 4 == square(match, "F2")
    # outskirts too: a city in the third column of a tile reaches into the next one
    west = given({"civilization": "america"}, **MAP, cities={"C3": {"owner": 0, "capital": True}})
    assert square(west, "E2") in table(west).ground.around[square(west, "D3")]


@pytest.mark.rule("CIV-GEN-06")
def test_outskirts_are_all_eight_squares_around() -> None:
    match = america()
    names = table(match).ground.names
    around = table(match).ground.around[square(match, "C3")]
    assert {names[n] for n in around} == {"B2", "C2", "D2", "B3", "D3", "B4", "C4", "D4"}


@pytest.mark.rule("CIV-GEN-07", "CIV-MOV-03")
def test_figures_move_orthogonally() -> None:
    match = given({"civilization": "america", "figures": ["army B2"]}, stage="movement", **MAP)
    when(match, "move B2 1 0")
    assert set(options(match, "go")) == {"go B1", "go A2", "go C2", "go B3"}


@pytest.mark.rule("CIV-GEN-08")
def test_nothing_lies_beyond_the_edge() -> None:
    grid = table(america()).ground.board.grid
    assert [grid.squares[n] for n in grid.beside[0]] == [(1, 0), (0, 1)]
    corner = table(given({}, {}, {})).ground.board.grid
    assert len(corner.beside[corner.number[6, 0]]) == 2  # the top tile of three players


# Limits


@pytest.mark.rule("CIV-CMP-05", "CIV-FIG-08")
def test_figures_are_limited() -> None:
    squares = ("B1", "B1", "B2", "B2", "C1", "C1")
    match = america(figures=[f"army {n}" for n in squares], trade=27)
    when(match, "produce C3")
    assert "army" not in options(match)
    assert "scout" in options(match)


@pytest.mark.rule("CIV-CMP-06")
def test_a_killed_figure_can_be_built_again() -> None:
    squares = ("B1", "B1", "B2", "B2", "C1", "C1")
    match = america(figures=[f"army {n}" for n in squares][:5], trade=27)
    when(match, "produce C3")
    assert "army" in options(match)


@pytest.mark.rule("CIV-CMP-08", "CIV-UNI-07")
def test_unit_cards_are_shared_and_run_out() -> None:
    infantry = [card for card in UNIT_CARDS if card.startswith("infantry")]
    all_of_them = [card for card in infantry for _ in range(UNIT_CARDS[card].count)]
    match = given(
        {"civilization": "america", "trade": 27},
        {"civilization": "germany", "units": all_of_them},
        stage="city",
        unit_deck=[],
    )
    when(match, "produce C3")
    assert "unit infantry" not in options(match)


@pytest.mark.rule("CIV-CMP-15", "CIV-CMP-19", "CIV-BLD-05")
def test_both_sides_of_a_building_are_one_marker() -> None:
    assert FAMILIES["granary_aqueduct"] == 6
    match = given(
        {"civilization": "america", "techs": ["currency", "engineering"]},
        {"civilization": "germany", "techs": ["metalworking", "pottery"]},
        built={"D4": "aqueduct", "M7": "granary"},
    )
    assert supply(table(match), "granary_aqueduct") == 4


@pytest.mark.rule("CIV-CMP-19")
def test_without_a_marker_nothing_is_built() -> None:
    match = given(
        {"civilization": "germany", "techs": ["metalworking", "currency"], "trade": 27},
        {"civilization": "america"},
        stage="city",
    )
    home = next(table(match).ground.names[n] for n, c in table(match).cities.items() if not c.owner)
    when(match, f"produce {home}")
    assert "build market" in options(match)

    without = given(
        {"civilization": "germany", "techs": ["metalworking", "currency"], "trade": 27},
        {"civilization": "america"},
        stage="city",
        market={},
    )
    assert options(without, "harvest") == []
    assert refused(without)[f"harvest {home}"] == "CIV-HRV-02"


@pytest.mark.rule("CIV-CMP-22", "CIV-CMP-24")
def test_the_trade_dial_has_two_ends() -> None:
    match = given({"civilization": "america", "trade": 26}, {}, **MAP)
    pass_on(match, "trade")
    assert player(match).trade == 27
    low = america(trade=2)
    when(low, "produce C3")
    assert "wonder stonehenge" not in options(low)  # 5 production, and 2 trade buy none


@pytest.mark.rule("CIV-CMP-25", "CIV-COI-01", "CIV-TEC-05")
def test_the_economy_dial_adds_up_all_coins() -> None:
    match = given(
        {
            "civilization": "america",
            "techs": ["currency", "code_of_laws", "civil_service", "chivalry"],
            "government": "feudalism",
            "tokens": {"code_of_laws": 2, "sheet": 1},
        },
        built={"B2": "bank", "D4": "builder"},
        **MAP,
    )
    assert coins(table(match), player(match)) == 1 + 1 + 3 + 1 + 1
    assert match.view(0)["table"]["players"][0]["coins"] == 7


# The box


def test_the_box_is_whole() -> None:
    assert len(CIVILIZATIONS) == 6
    assert Counter(bool(tile.civilization) for tile in TILES.values()) == {True: 6, False: 14}
    assert len(NEUTRAL) == 14
    cards = Counter(
        UNIT_CARDS[id_].unit for id_ in UNIT_CARDS for _ in range(UNIT_CARDS[id_].count)
    )
    assert cards == {"artillery": 15, "infantry": 15, "mounted": 15, "aircraft": 8}
    assert Counter(tech.level for tech in TECHS.values()) == {1: 10, 2: 10, 3: 9, 4: 7, 5: 1}
    assert Counter(e.level for e in EVENTS.values() for _ in range(e.count)) == {
        1: 19,
        2: 17,
        3: 11,
    }
    assert len(EVENTS) == 25
    assert Counter(wonder.age for wonder in WONDERS.values()) == {
        "ancient": 4,
        "medieval": 4,
        "modern": 4,
    }
    assert {id_: each.count for id_, each in GREAT_PEOPLE.items()} == dict.fromkeys(GREAT_PEOPLE, 3)
    assert len(GREAT_PEOPLE) == 6
    assert sorted(FAMILIES.values()) == [5, 5, 5, 6, 6, 6, 6, 10]
    assert len(BUILDINGS) == 14
    kinds = Counter(m.kind for m in MARKERS.values() for _ in range(m.count))
    assert kinds == {"hut": 20, "village": 10}
    assert len(TERRAIN) == 5


def test_the_track_costs_105_culture_and_63_trade() -> None:
    assert len(TRACK) == 22
    assert sum(space.culture for space in TRACK) == 105
    assert sum(space.trade for space in TRACK) == 63
    assert [at for at, space in enumerate(TRACK) if space.kind == "great_person"] == [3, 7, 12, 18]


def test_every_neutral_tile_has_two_symbols() -> None:
    for id_ in NEUTRAL:
        symbols = [
            e for extras in TILES[id_].extras.values() for e in extras if e in ("hut", "village")
        ]
        assert len(symbols) == 2
    assert (
        sum(e == "hut" for t in TILES.values() for extras in t.extras.values() for e in extras)
        == 20
    )


def test_the_suggested_capitals_yield_what_the_sample_city_does() -> None:
    match = america()
    assert trade_of(table(match), square(match, "C3")) == 3
    assert set(LAYOUTS) == {2, 3, 4}
