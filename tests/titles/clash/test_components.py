"""Components and their limits (COC-CMP)."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from oikumene.titles.clash.cards import BARBARIANS, DIE, UNIT, UNITS
from oikumene.titles.clash.pieces import number
from oikumene.titles.clash.state import number_of_cities
from tests.titles.clash.given import (
    asked,
    given,
    goods,
    options,
    refused,
    table,
    told,
    units,
    when,
)

LAND = dict.fromkeys(["B2", "F2", "D3"], "FFFF")
PRICE = {"food": 1, "wood": 1, "ore": 1}
FOURS = dict.fromkeys(["C2", "E2", "D3", "C3"], "4 infantry")

Price = dict[str, int]


# Pieces


@pytest.mark.rule("COC-CMP-13")
def test_nobody_has_an_eighth_city() -> None:
    settlers = {"units": {"C2": "settler", "B2": "settler"}}
    six: dict[str, Any] = {name: {} for name in ("D2", "C3", "D3", "E3", "B3", "D4")}
    match = given({"cities": six, **settlers}, regions=LAND)

    when(match, "found", "found B2")

    assert number_of_cities(table(match), 0) == 7
    assert "found" not in options(match)
    assert "found" in refused(match)


@pytest.mark.rule("COC-CMP-13")
@pytest.mark.parametrize(("others", "left"), [(3, True), (4, False)])
def test_nobody_builds_a_sixth_temple(others: int, left: bool) -> None:
    """One of the pieces stands in a city of the other player."""
    mine = ["C3", "D3", "E3", "B3"][:others]
    cities = {"D2": {"mood": "happy"}, **{name: {"buildings": ["temple"]} for name in mine}}
    match = given(
        {"cities": cities, "goods": PRICE, "advances": ["myths", "writing"]},
        {"cities": {"D7": {"buildings": ["temple@0"]}}},
        regions=LAND,
    )

    when(match, "build")
    assert "build D2 academy" in options(match)
    assert ("build D2 temple" in options(match)) is left
    if not left:
        assert refused(match)["build D2 temple"] == "COC-BLD-07"


@pytest.mark.rule("COC-CMP-13")
@pytest.mark.parametrize(
    ("unit", "building", "pieces", "price", "answers"),
    [
        ("settler", [], {"C2": "4 settler"}, {"food": 2}, []),
        ("infantry", [], FOURS, {"food": 1, "ore": 1}, ["relocate C3"]),
        ("ship", ["port"], {"C4": "4 ship"}, {"wood": 2}, []),
        ("cavalry", ["market"], {"C2": "4 cavalry"}, {"food": 1, "wood": 1}, []),
        ("elephant", ["market"], {"C2": "4 elephant"}, {"food": 2}, ["recruit elephant"]),
    ],
)
def test_a_player_never_has_more_units_than_pieces(
    unit: str, building: list[str], pieces: dict[str, str], price: Price, answers: list[str]
) -> None:
    """Who recruits one more takes a piece from elsewhere on the board."""
    match = given(
        {"cities": {"D2": {"buildings": building}}, "units": pieces, "goods": price},
        regions={"D3": "FWFF", "B2": "FFFF", "F2": "FWFF"},
    )
    before = number(table(match), 0, UNITS.index(unit))

    when(match, "recruit", *answers)

    assert goods(match) == {}
    assert units(match, 0, "E3" if unit == "ship" else "D2") == {unit: 1}
    assert number(table(match), 0, UNITS.index(unit)) == before == UNIT[unit].pieces


@pytest.mark.rule("COC-CMP-13")
@pytest.mark.parametrize(("here", "settled"), [(9, ["hex:D3"]), (10, [])])
def test_barbarians_have_ten_settlements(here: int, settled: list[str]) -> None:
    far = ["B4", "A5", "C5", "B5", "F4", "E5", "G5", "F5", "C6", "E6"][:here]
    match = given(
        {"cubes": 1},
        barbarians={"cities": {name: {} for name in far}},
        regions={**dict.fromkeys(["B4", "F4", "D5"], "FFFF"), "D3": "FWWB"},
        event_deck=["fine_year_drawer", "..."],
        exhausted=["C2", "E2"],
    )

    when(match, "advance", "advance storage")

    assert [each["city"] for each in told(match, "barbarians-settled")] == settled
    assert number_of_cities(table(match), BARBARIANS) == 10


@pytest.mark.rule("COC-CMP-13")
def test_mood_and_culture_tokens_never_run_out() -> None:
    """There are 60 and 50 in the box."""
    match = given({"advances": ["voting", "civil_liberties"], "goods": {"mood": 60, "culture": 50}})

    when(match, "use civil_liberties")
    assert goods(match) == {"mood": 63, "culture": 50}

    match = given({"goods": {"food": 2, "culture": 50}})
    when(match, "advance", "advance writing")
    assert goods(match) == {"culture": 51}


# Exhausted land


@pytest.mark.rule("COC-CMP-14")
@pytest.mark.parametrize(("tokens", "asks"), [(5, True), (6, False)])
def test_the_seventh_exhausted_land_token_does_not_exist(tokens: int, asks: bool) -> None:
    spent = ["D4", "C4", "E4", "B2", "A3", "B3"][:tokens]
    match = given(
        {"cubes": 1},
        exhausted=spent,
        regions=LAND,
        event_deck=["good_year_all", "..."],
    )

    when(match, "advance", "advance storage")

    assert (asked(match)[1] == "exhaust") is asks
    if asks:
        assert "exhaust C2" in options(match)
        when(match, "exhaust C2")
    assert len(table(match).exhausted) == 6
    assert len(told(match, "event")) == 1


# Dice


@pytest.mark.rule("COC-CMP-15")
def test_a_die_has_two_faces_of_every_number() -> None:
    assert [f"{value} {symbol}" for value, symbol in DIE] == [
        "1 leader", "1 leader", "2 cavalry", "2 elephant", "3 elephant", "3 infantry",
        "4 cavalry", "4 elephant", "5 cavalry", "5 infantry", "6 infantry", "6 infantry",
    ]  # fmt: skip


@pytest.mark.rule("COC-CMP-15")
def test_dice_fall_on_all_faces_alike() -> None:
    falls: Counter[str] = Counter()
    for seed in range(60):
        match = given(
            {"advances": ["tactics"], "units": {"D2": "4 infantry"}},
            regions={"D3": "FFFF"},
            barbarians={"units": {"D3": "4 infantry"}},
            seed=seed,
        )
        when(match, "move", "from D2", "to D3", "group infantry 4")
        falls.update(face for each in told(match, "rolled")[:2] for face in each["dice"].split())

    assert falls.total() == 60 * 8
    shares = {face: round(12 * n / falls.total()) for face, n in falls.items()}
    assert shares == {
        "1l": 2, "2c": 1, "2e": 1, "3e": 1, "3i": 1, "4c": 1, "4e": 1, "5c": 1, "5i": 1, "6i": 2,
    }  # fmt: skip
