"""Founding cities (COC-FND)."""

from __future__ import annotations

from typing import Any

import pytest

from oikumene.engine.match import Match
from oikumene.titles.clash.cards import BARBARIANS, INFANTRY, NEUTRAL
from oikumene.titles.clash.pieces import place
from oikumene.titles.clash.state import cities_of
from tests.titles.clash.given import (
    city,
    given,
    names,
    options,
    player,
    refused,
    space,
    table,
    units,
    when,
)

PLAINS = {"D2": "FFFF", "B2": "FFFF", "D3": "FFFF"}
"""Fertile land in the north: D2, E2, C2, D1, and B2, A3, C3, B3, D3, C4, E4, D4."""
SIX = ["D2", "E2", "C2", "D1", "B2", "A3"]


def cities(match: Match, seat: int = 0) -> list[str]:
    """Where a player has cities."""
    return names(match, cities_of(table(match), seat))


def sites(match: Match) -> list[str]:
    """Where settlers can found a city; one of them always can."""
    return [option.split()[1] for option in options(when(match, "found"))]


@pytest.mark.rule("COC-FND-01")
def test_a_settler_becomes_a_city_where_it_stands() -> None:
    match = given({"units": {"E2": "settler", "C2": "settler"}}, {"units": {"E8": "settler"}})

    assert sites(match) == ["E2", "C2"]
    when(match, "found E2")

    assert cities(match) == ["D2", "E2"]
    assert cities(match, 1) == ["D7"]
    assert (units(match, 0, "E2"), units(match, 0, "C2")) == ({}, {"settler": 1})
    assert match.view(0)["table"]["players"][0]["pieces"]["settlement"] == 5
    assert table(match).left == 2


@pytest.mark.rule("COC-FND-01")
def test_without_a_settler_or_an_action_nobody_founds_a_city() -> None:
    assert "found" not in options(given({"units": {"E2": "infantry"}}))
    late = given({"units": {"E2": "settler"}}, left=0)
    assert "found" not in options(late)
    assert refused(late)["found"] == "COC-TRN-03"


@pytest.mark.rule("COC-FND-02")
@pytest.mark.parametrize(
    ("space_", "words"),
    [
        ("D1", {"regions": {"D2": "FMTB"}}),  # Barren
        ("D2", {}),  # a city
        ("C3", {"exhausted": ["C3"], "regions": {"B2": "FFFF"}}),
    ],
)
def test_some_land_bears_no_city(space_: str, words: dict[str, Any]) -> None:
    match = given({"units": {space_: "settler", "E2": "settler"}}, **words)
    assert "found" in options(match)
    assert f"found {space_}" not in options(when(match, "found"))
    assert space(match, "E2") in table(match).cities  # the only choice was taken

    alone = given({"units": {space_: "settler"}}, **words)
    assert "found" not in options(alone)
    assert refused(alone)["found"] == "COC-FND-02"


@pytest.mark.rule("COC-FND-02")
def test_who_may_not_found_learns_why() -> None:
    mine = {"units": {"D1": "settler", "E2": "settler", "C2": "settler"}}
    match = when(given(mine), "found")

    assert options(match) == ["found E2", "found C2"]
    assert refused(match) == {"found D1": "COC-FND-02"}


@pytest.mark.rule("COC-FND-02")
@pytest.mark.parametrize("owner", [1, BARBARIANS])
def test_no_city_is_founded_among_enemies(owner: int) -> None:
    """Peoples share no space in a position; a card might bring it about."""
    mine = {"units": {"E2": "settler", "C2": "settler", "D1": "settler"}}
    match = given(mine, regions=PLAINS)
    place(table(match), owner, INFANTRY, space(match, "E2"))

    assert sites(match) == ["C2", "D1"]
    assert refused(match) == {"found E2": "COC-FND-02"}


@pytest.mark.rule("COC-FND-03")
@pytest.mark.parametrize(
    ("number", "gone", "able"), [(6, 0, True), (6, 1, False), (1, 5, True), (1, 6, False)]
)
def test_the_seventh_city_is_the_last(number: int, gone: int, able: bool) -> None:
    me = {
        "cities": {name: {} for name in SIX[:number]},
        "gone": {"settlement": gone},
        "units": {"D3": "settler"},
    }
    assert ("found" in options(given(me, regions=PLAINS))) is able


@pytest.mark.rule("COC-FND-03")
def test_after_the_seventh_city_no_settler_founds_another() -> None:
    me = {"cities": {name: {} for name in SIX}, "units": {"D3": "2 settler", "C4": "settler"}}
    match = given(me, regions=PLAINS)

    when(match, "found", "found D3")

    assert len(cities(match)) == 7
    assert "found" not in options(match)


@pytest.mark.rule("COC-FND-04")
@pytest.mark.parametrize("end", ["E2", "C2"])  # a Mountain, a Forest
def test_a_settler_that_moved_founds_a_city(end: str) -> None:
    match = given({"units": {"D1": "settler"}})

    when(match, "move", "from D1", f"to {end}", "found")

    assert cities(match) == sorted(["D2", end])
    assert table(match).left == 1


@pytest.mark.rule("COC-FND-05")
def test_a_settler_aboard_founds_no_city() -> None:
    match = given({"units": {"D3": "ship, settler"}}, regions={"D3": "WWFF"})
    assert "found" not in options(match)

    ashore = given(
        {"units": {"D3": "ship, settler", "E2": "settler", "C2": "settler"}},
        regions={"D3": "WWFF"},
    )
    assert sites(ashore) == ["E2", "C2"]
    assert refused(ashore) == {"found D3": "COC-FND-05"}


@pytest.mark.rule("COC-FND-06")
def test_own_units_stay_in_the_new_city() -> None:
    match = given({"units": {"E2": "2 settler, 3 infantry"}})

    when(match, "found")

    assert cities(match) == ["D2", "E2"]
    assert units(match, 0, "E2") == {"settler": 1, "infantry": 3}


@pytest.mark.rule("COC-FND-07")
def test_a_new_city_is_small_neutral_and_fresh() -> None:
    match = given({"units": {"E2": "settler"}})

    when(match, "found")

    new = city(match, "E2")
    assert (new.owner, new.size, new.mood, new.activations) == (0, 1, NEUTRAL, 0)


@pytest.mark.rule("COC-FND-07")
def test_a_new_city_works_at_once_and_keeps_its_mood() -> None:
    match = given({"goods": {}, "cities": {"D2": {"mood": "angry"}}, "units": {"E2": "settler"}})

    when(match, "found", "collect", "city E2")

    assert player(match).goods[:3] == [0, 0, 1]
    assert (city(match, "E2").mood, city(match, "E2").activations) == (NEUTRAL, 1)


@pytest.mark.rule("COC-FND-08")
def test_cities_may_lie_side_by_side() -> None:
    words: dict[str, Any] = {"regions": {**PLAINS, "D5": "FFFF"}}
    match = given({"units": {"D1": "settler", "D6": "settler"}}, **words)

    assert sites(match) == ["D1", "D6"]  # beside the own city, beside the rival's
    when(match, "found D6", "found")

    assert cities(match) == ["D1", "D2", "D6"]
