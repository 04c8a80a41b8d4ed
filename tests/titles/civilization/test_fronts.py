"""Fronts and attacks (CIV-BAT-31 … 48, CIV-BAT-60)."""

from __future__ import annotations

from itertools import product
from typing import Any

import pytest

from oikumene.titles.civilization.cards import INFANTRY
from tests.titles.civilization.fights import (
    attack,
    battle,
    clash,
    killed,
    result,
    siege,
    stand,
    wounds,
)
from tests.titles.civilization.given import (
    asked,
    goods,
    options,
    refused,
    table,
    when,
)

GUNNER: dict[str, Any] = {"techs": ["construction", "mathematics"], "goods": {"iron": 1}}
SMITH: dict[str, Any] = {"techs": ["construction", "metalworking"], "goods": {"iron": 1}}
RANKS = {"artillery": "ballistics", "infantry": "replaceable_parts", "mounted": "combustion"}
"""The tech of rank 4: three more than on the card."""


# Fronts


@pytest.mark.rule("CIV-BAT-31")
def test_a_unit_opens_a_front_or_attacks_one_that_stands_alone() -> None:
    match = clash("infantry_1 mounted_1", "infantry_3 mounted_3 artillery_3")
    when(match, "front infantry_3")

    assert options(match) == [
        "front infantry_1",
        "attack infantry_1 1",
        "front mounted_1",
        "attack mounted_1 1",
    ]

    when(match, "front infantry_1")

    assert options(match, "attack") == ["attack artillery_3 2", "attack mounted_3 2"]


@pytest.mark.rule("CIV-BAT-32")
def test_the_first_unit_opens_a_front() -> None:
    match = clash("infantry_1 mounted_1", "infantry_3 mounted_3")

    assert options(match) == ["front infantry_3", "front mounted_3"]


@pytest.mark.rule("CIV-BAT-33")
def test_a_unit_on_a_new_front_fights_nobody_and_stays() -> None:
    match = clash("infantry_1 mounted_1", "infantry_3 mounted_3")

    when(match, "front infantry_3", "front infantry_1", "front mounted_3")

    assert battle(match).fronts == [
        ("", 0, "infantry_3", 0),
        ("infantry_1", 0, "", 0),
        ("", 0, "mounted_3", 0),
    ]

    stand(match)

    assert (killed(match), wounds(match)) == ([], [])
    assert result(match) == ("seat:1", 1 + 1, 3 + 3)


@pytest.mark.rule("CIV-BAT-34")
def test_a_front_with_an_own_unit_is_closed() -> None:
    match = clash("infantry_1 mounted_1", "infantry_3 mounted_3 artillery_3")

    when(match, "front infantry_3", "front infantry_1")

    assert not {"attack mounted_3 1", "attack artillery_3 1"} & set(options(match))
    assert refused(match)["attack mounted_3 1"] == "CIV-BAT-34"
    assert refused(match)["attack artillery_3 1"] == "CIV-BAT-34"


@pytest.mark.rule("CIV-BAT-34")
def test_units_never_change_fronts() -> None:
    match = clash("infantry_1 mounted_2", "infantry_3 mounted_3 artillery_3")

    when(match, "front mounted_3", "front mounted_2", "attack infantry_3 2")

    assert battle(match).fronts == [("", 0, "mounted_3", 0), ("", 0, "infantry_3", 0)]


# Attacks


@pytest.mark.rule("CIV-BAT-35")
@pytest.mark.parametrize(
    ("mine", "theirs", "dead", "hurt"),
    [
        (2, 2, {"seat:0", "seat:1"}, []),
        (3, 2, {"seat:1"}, [("seat:0", "unit:infantry", 2)]),
        (1, 3, {"seat:0"}, [("seat:1", "unit:infantry", 1)]),
    ],
)
def test_both_units_deal_their_strength_at_the_same_time(
    mine: int, theirs: int, dead: set[str], hurt: list[tuple[str, str, int]]
) -> None:
    match = clash(f"infantry_{mine}", f"infantry_{theirs}")

    when(match, f"attack infantry_{mine} 1")

    assert {owner for owner, _ in killed(match)} == dead
    assert wounds(match) == hurt


@pytest.mark.rule("CIV-BAT-36")
@pytest.mark.parametrize(("mine", "dies"), [(1, False), (2, True), (3, True)])
def test_as_many_wounds_as_strength_kill_a_unit(mine: int, dies: bool) -> None:
    match = clash(f"infantry_{mine} mounted_1", "infantry_2 mounted_2")

    when(match, "front infantry_2", f"attack infantry_{mine} 1")

    assert (("seat:1", "unit:infantry") in killed(match)) == dies


@pytest.mark.rule("CIV-BAT-36")
def test_a_killed_unit_lies_under_its_deck_at_once() -> None:
    match = clash("infantry_3 mounted_1", "infantry_2 mounted_2")

    when(match, "front infantry_2", "attack infantry_3 1")

    assert table(match).battle
    assert table(match).unit_discards[INFANTRY] == ["infantry_2"]


@pytest.mark.rule("CIV-BAT-37")
def test_a_survivor_keeps_its_wounds_and_its_strength() -> None:
    match = clash("mounted_3 artillery_1", "mounted_2 mounted_2 artillery_1")

    when(match, "front mounted_2", "attack mounted_3 1")

    assert battle(match).fronts == [("mounted_3", 2, "", 0)]

    when(match, "attack mounted_2 1")  # 3 wounds kill it: the strength is not lower

    assert sorted(owner for owner, _ in killed(match)) == ["seat:0", "seat:1", "seat:1"]


@pytest.mark.rule("CIV-BAT-38")
def test_a_survivor_may_be_attacked_again() -> None:
    match = clash("mounted_3 artillery_1 infantry_1", "mounted_1 mounted_1 mounted_2")

    when(match, "front mounted_1", "attack mounted_3 1")

    assert "attack mounted_1 1" in options(match)

    when(match, "attack mounted_1 1")

    assert battle(match).fronts == [("mounted_3", 2, "", 0)]


@pytest.mark.rule("CIV-BAT-39")
@pytest.mark.parametrize(
    ("stronger", "weaker"),
    [("infantry", "mounted"), ("mounted", "artillery"), ("artillery", "infantry")],
)
def test_each_type_trumps_another_one(stronger: str, weaker: str) -> None:
    match = clash(f"{stronger}_2", f"{weaker}_2")

    when(match, f"attack {stronger}_2 1")

    assert killed(match) == [("seat:1", f"unit:{weaker}")]


@pytest.mark.rule("CIV-BAT-40")
@pytest.mark.parametrize("trump_attacks", [True, False])
def test_a_trump_strikes_first_when_it_attacks_and_when_it_is_attacked(
    trump_attacks: bool,
) -> None:
    cards = ("artillery_1", "infantry_1") if trump_attacks else ("infantry_1", "artillery_1")
    match = clash(*cards)

    when(match, f"attack {cards[0]} 1")

    owner = "seat:1" if trump_attacks else "seat:0"
    assert killed(match) == [(owner, "unit:infantry")]
    assert wounds(match) == []


@pytest.mark.rule("CIV-BAT-41")
@pytest.mark.parametrize("trump_attacks", [True, False])
def test_a_trumped_unit_that_survives_strikes_back_in_full(trump_attacks: bool) -> None:
    cards = ("artillery_2", "infantry_3") if trump_attacks else ("infantry_3", "artillery_2")
    match = clash(*cards)

    when(match, f"attack {cards[0]} 1")

    first, other = ("seat:0", "seat:1") if trump_attacks else ("seat:1", "seat:0")
    assert wounds(match) == [(other, "unit:infantry", 2)]
    assert killed(match) == [(first, "unit:artillery")]


@pytest.mark.rule("CIV-BAT-42")
@pytest.mark.parametrize("unit", RANKS)
@pytest.mark.parametrize("aircraft_attack", [True, False])
def test_aircraft_strike_at_the_same_time_as_anybody(unit: str, aircraft_attack: bool) -> None:
    flyer = {"techs": ["construction", "flight"], "units": ["aircraft_6"]}
    ground = {"techs": ["currency", RANKS[unit]], "units": [f"{unit}_3"]}  # strength 6
    if not aircraft_attack:
        flyer["techs"], ground["techs"] = ["currency", "flight"], ["construction", RANKS[unit]]
        flyer, ground = ground, flyer
    match = attack(flyer, ground)

    when(match, f"attack {flyer['units'][0]} 1")

    assert set(killed(match)) == {
        ("seat:0", "unit:aircraft" if aircraft_attack else f"unit:{unit}"),
        ("seat:1", f"unit:{unit}" if aircraft_attack else "unit:aircraft"),
    }


# Abilities and strength


@pytest.mark.rule("CIV-BAT-43")
def test_a_stronger_attack_makes_a_unit_no_tougher() -> None:
    match = attack({**SMITH, "units": ["infantry_1"]}, {"units": ["infantry_3"]})

    when(match, "use metalworking", "attack infantry_1 1")

    assert set(killed(match)) == {("seat:0", "unit:infantry"), ("seat:1", "unit:infantry")}


@pytest.mark.rule("CIV-BAT-43")
def test_a_stronger_attack_does_not_count_in_the_end() -> None:
    match = attack({**SMITH, "units": ["artillery_1"]}, {"units": ["infantry_3"]})

    when(match, "use metalworking", "attack artillery_1 1")  # 4 wounds, and none back

    assert result(match) == ("seat:0", 1, 0)


@pytest.mark.rule("CIV-BAT-43")
def test_a_stronger_attack_is_over_when_the_unit_is_attacked_later() -> None:
    mine = {**SMITH, "units": ["artillery_1", "mounted_1"]}
    match = attack(mine, {"units": ["infantry_3", "artillery_3"]})

    when(match, "front infantry_3", "use metalworking", "attack artillery_1 1")
    when(match, "attack artillery_3 1")

    assert wounds(match) == [("seat:1", "unit:artillery", 1)]


@pytest.mark.rule("CIV-BAT-44")
def test_a_stronger_attack_is_wasted_on_a_new_front() -> None:
    mine = {**SMITH, "units": ["artillery_1", "mounted_1"]}
    match = attack(mine, {"units": ["infantry_3", "mounted_2"]})

    when(match, "front infantry_3", "use metalworking", "front mounted_1", "front mounted_2")

    assert goods(match) == {}

    when(match, "attack artillery_1 1")

    assert wounds(match) == [("seat:1", "unit:infantry", 1)]
    assert killed(match) == [("seat:0", "unit:artillery")]


@pytest.mark.rule("CIV-BAT-44")
def test_a_stronger_attack_is_paid_before_the_unit_is_played() -> None:
    mine = {**SMITH, "units": ["infantry_1", "mounted_1"]}
    match = attack(mine, {"units": ["infantry_3", "mounted_3", "artillery_3"]})

    when(match, "front infantry_3", "attack infantry_1 1")

    assert asked(match) == (1, "battle")  # not after it
    assert goods(match) == {"iron": 1}


@pytest.mark.rule("CIV-BAT-45")
@pytest.mark.parametrize(
    ("theirs", "dead", "total"), [(2, {"seat:1"}, 3), (3, {"seat:0", "seat:1"}, 0)]
)
def test_himeji_makes_units_stronger_in_every_way(theirs: int, dead: set[str], total: int) -> None:
    match = attack(
        {"units": ["mounted_2"]},
        {"units": [f"mounted_{theirs}"]},
        built={"C3": "himeji_samurai_castle"},
    )

    when(match, "attack mounted_2 1")  # strength 3

    assert {owner for owner, _ in killed(match)} == dead
    assert result(match)[1] == total


@pytest.mark.rule("CIV-BAT-46")
def test_wounds_outside_an_attack_kill_a_unit_in_play_at_once() -> None:
    mine = {**GUNNER, "units": ["infantry_1", "mounted_1"]}
    match = attack(mine, {"units": ["infantry_2", "mounted_2"]})

    when(match, "front infantry_2", "use mathematics", "wound 1", "wound 1")

    assert killed(match) == [("seat:1", "unit:infantry")]
    assert table(match).unit_discards[INFANTRY] == ["infantry_2"]
    assert asked(match) == (0, "battle")  # the unit of this turn is still to be played
    assert options(match) == ["front infantry_1", "front mounted_1"]


@pytest.mark.rule("CIV-BAT-46")
def test_healing_is_for_own_units_in_play() -> None:
    mine = {"techs": ["construction", "biology"], "units": ["mounted_3", "infantry_1"]}
    match = attack(mine, {"units": ["mounted_2", "artillery_2", "artillery_2"]})

    when(match, "front mounted_2")

    assert options(match, "heal") == []

    when(match, "attack mounted_3 1", "heal biology")

    assert battle(match).fronts == [("mounted_3", 0, "", 0)]


@pytest.mark.rule("CIV-BAT-46")
def test_nobody_can_do_anything_between_the_two_strikes_of_an_attack() -> None:
    mine = {**GUNNER, "units": ["artillery_1", "mounted_1"]}
    match = attack(mine, {"units": ["infantry_3", "mounted_3"]})

    when(match, "front infantry_3", "attack artillery_1 1")

    assert asked(match) == (0, "battle-after")
    assert wounds(match) == [("seat:1", "unit:infantry", 2)]
    assert killed(match) == [("seat:0", "unit:artillery")]


@pytest.mark.rule("CIV-BAT-47")
def test_an_ability_may_follow_the_own_attack() -> None:
    mine = {**GUNNER, "units": ["infantry_1", "mounted_1"]}
    match = attack(mine, {"units": ["infantry_3", "mounted_3"]})

    when(match, "front infantry_3", "attack infantry_1 1")
    when(match, "use mathematics", "wound 1", "wound 1")

    assert killed(match) == [("seat:0", "unit:infantry"), ("seat:1", "unit:infantry")]
    assert goods(match) == {}


@pytest.mark.rule("CIV-BAT-47")
def test_no_ability_is_used_in_the_turn_of_the_opponent() -> None:
    mine = {**GUNNER, "units": ["infantry_1", "mounted_1"]}
    match = attack(mine, {"units": ["infantry_3", "mounted_3"]})
    when(match, "front infantry_3", "front infantry_1", "done")

    while asked(match)[0] == 1:
        assert options(match, "use") == []
        when(match, "attack mounted_3 2")

    assert asked(match) == (0, "battle")
    assert options(match, "use") == ["use mathematics"]


@pytest.mark.rule("CIV-BAT-48")
def test_units_in_hand_cannot_be_wounded() -> None:
    mine = {**GUNNER, "units": ["infantry_1", "mounted_1"]}
    match = siege(mine, {"units": ["infantry_3", "mounted_3"]}, walls=True)

    assert asked(match) == (0, "battle")
    assert options(match, "use") == []  # nobody is in play yet

    when(match, "front infantry_1", "front infantry_3", "use mathematics")

    assert options(match) == ["wound 2", "done"]


@pytest.mark.rule("CIV-BAT-60")
def test_no_attack_leaves_two_units_on_a_front() -> None:
    strengths = (1, 2, 3)
    kinds = [f"{unit}_{n}" for unit in RANKS for n in strengths]
    for mine, theirs in product(kinds, kinds):
        match = clash(f"{mine} aircraft_5", theirs)
        when(match, f"attack {mine} 1")

        assert killed(match), (mine, theirs)
        assert len(wounds(match)) <= 1
