"""The worked examples of battles, with the rulebook's own numbers (CIV-EX-18, CIV-EX-29 … 35)."""

from __future__ import annotations

import pytest

from oikumene.engine.match import Match
from tests.titles.civilization.fights import (
    attack,
    battle,
    bonus,
    clash,
    killed,
    result,
    stand,
    wounds,
)
from tests.titles.civilization.given import (
    asked,
    figures,
    player,
    told,
    when,
)


@pytest.mark.rule("CIV-EX-18")
def test_a_victory_over_two_armies_and_a_scout() -> None:
    theirs = {"figures": ["2 army F2", "scout F2"], "units": ["infantry_1"], "trade": 4}
    match = attack({"units": ["infantry_3"], "figures": ["army E2", "army E4"]}, theirs)

    when(match, "attack infantry_3 1")

    assert figures(match, 1, "F2") == {}
    assert player(match, 1).figures == []

    when(match, "trade")

    assert (player(match).trade, player(match, 1).trade) == (3, 1)
    assert asked(match) == (0, "movement")


@pytest.mark.rule("CIV-EX-29")
def test_a_unit_fights_with_the_side_of_its_rank() -> None:
    knights = {"techs": ["construction", "chivalry"], "units": ["mounted_1"]}
    match = attack(knights, {"units": ["mounted_2"]})

    when(match, "attack mounted_1 1")

    assert [entry["n"] for entry in told(match, "unit-attacks")] == [2]
    assert sorted(killed(match)) == [("seat:0", "unit:mounted"), ("seat:1", "unit:mounted")]


@pytest.mark.rule("CIV-EX-30")
def test_bonuses_of_twelve_and_eight_leave_four() -> None:
    match = attack(
        {},
        {},
        tiles={"E1": "tile_10", "A5": "tile_12"},
        cities={"C6": {"owner": 0}},
        built={"C3": "academy", "C7": "academy", "C1": "general", "N7": "general", "M7": "general"},
    )

    assert bonus(match) == {"seat:0": 4}


@pytest.mark.rule("CIV-EX-31")
def test_a_unit_on_a_front_of_its_own_does_not_fight() -> None:
    match = clash("mounted_2 infantry_1", "mounted_3 infantry_1 artillery_1")

    when(match, "front mounted_3", "front mounted_2")

    assert battle(match).fronts == [("", 0, "mounted_3", 0), ("mounted_2", 0, "", 0)]
    assert (killed(match), wounds(match)) == ([], [])


@pytest.mark.rule("CIV-EX-32")
@pytest.mark.parametrize(("mine", "theirs", "owner"), [(3, 2, "seat:0"), (2, 3, "seat:1")])
def test_three_beats_two_whoever_attacked(mine: int, theirs: int, owner: str) -> None:
    match = clash(f"mounted_{mine}", f"mounted_{theirs}")

    when(match, f"attack mounted_{mine} 1")

    assert wounds(match) == [(owner, "unit:mounted", 2)]
    assert len(killed(match)) == 1
    assert killed(match)[0][0] != owner


def wounded(second: str) -> Match:
    """The defender's horsemen of strength 3 have two wounds; these attack them next."""
    match = clash(f"mounted_2 {second}", "mounted_3 artillery_1 artillery_2")
    when(match, "front mounted_3", "attack mounted_2 1")
    assert battle(match).fronts == [("", 0, "mounted_3", 2)]
    return when(match, "front artillery_1", f"attack {second} 1")


@pytest.mark.rule("CIV-EX-33")
def test_an_equal_unit_dies_with_the_wounded_one() -> None:
    match = wounded("mounted_3")

    assert sorted(killed(match)[1:]) == [("seat:0", "unit:mounted"), ("seat:1", "unit:mounted")]


@pytest.mark.rule("CIV-EX-34", "CIV-EX-35")
@pytest.mark.parametrize("strength", [3, 1])
def test_infantry_kills_the_wounded_one_and_is_unhurt(strength: int) -> None:
    match = wounded(f"infantry_{strength}")

    assert killed(match)[1:] == [("seat:1", "unit:mounted")]
    assert [entry for entry in wounds(match) if entry[0] == "seat:0"] == []
    assert result(stand(match))[1] == strength
