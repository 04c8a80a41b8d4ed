"""Battle turns and the end of a battle (CIV-BAT-25 … 30, CIV-BAT-49 … 59)."""

from __future__ import annotations

from typing import Any

import pytest

from oikumene.engine.errors import IllegalAnswer
from oikumene.engine.match import Match
from oikumene.titles.civilization.figures import unbuilt
from tests.titles.civilization.fights import (
    TOWN,
    attack,
    battle,
    clash,
    killed,
    raid,
    result,
    siege,
    stand,
    wounds,
)
from tests.titles.civilization.given import (
    asked,
    cities,
    city,
    figures,
    goods,
    options,
    player,
    refused,
    square,
    table,
    when,
)

GUNNER: dict[str, Any] = {"techs": ["construction", "mathematics"], "goods": {"iron": 1}}
SMITH: dict[str, Any] = {"techs": ["construction", "metalworking"], "goods": {"iron": 1}}


def moves(match: Match) -> list[tuple[str, str, str]]:
    """The units that were played: what they did, whose they are, what they are."""
    keys = ("front-opened", "unit-attacks")
    found = [(entry.key, dict(entry.args)) for entry in match.journal() if entry.key in keys]
    return [(key, str(args["owner"]), str(args["unit"])) for key, args in found]


# Battle turns


@pytest.mark.rule("CIV-BAT-25")
def test_the_sides_play_in_turn_and_the_defender_begins() -> None:
    match = clash("infantry_2 mounted_2", "infantry_1 mounted_1")
    turns = []

    while table(match).battle:
        turns.append(asked(match)[0])
        when(match, options(match, "front")[0])

    assert turns == [1, 0, 1, 0]


@pytest.mark.rule("CIV-BAT-25")
@pytest.mark.parametrize(("walls", "first"), [(True, 0), (False, 1)])
def test_the_attacker_of_a_walled_city_begins(walls: bool, first: int) -> None:
    units = {"units": ["infantry_2", "mounted_2"]}

    assert asked(siege(units, units, walls=walls)) == (first, "battle")


@pytest.mark.rule("CIV-BAT-26")
def test_abilities_are_used_before_and_after_the_one_unit_of_a_battle_turn() -> None:
    mine = {**GUNNER, "units": ["infantry_1", "mounted_1"]}
    match = attack(mine, {"units": ["infantry_3", "mounted_3"]})
    when(match, "front infantry_3")

    assert asked(match) == (0, "battle")
    assert "use mathematics" in options(match)

    when(match, "front infantry_1")

    assert asked(match) == (0, "battle-after")
    assert options(match) == ["use mathematics", "done"]

    when(match, "done")

    assert asked(match) == (1, "battle")


@pytest.mark.rule("CIV-BAT-26")
def test_without_an_ability_the_turn_ends_with_the_unit() -> None:
    match = clash("infantry_1 mounted_1", "infantry_3 mounted_3")

    when(match, "front infantry_3", "front infantry_1")

    assert asked(match) == (1, "battle")


@pytest.mark.rule("CIV-BAT-27")
def test_only_the_side_whose_turn_it_is_acts() -> None:
    theirs = {"techs": ["currency", "mathematics"], "goods": {"iron": 1}}
    match = attack(
        {"units": ["infantry_1", "mounted_1"]}, {**theirs, "units": ["infantry_3", "mounted_3"]}
    )
    when(match, "front infantry_3")

    assert [decision.seat for decision in match.decisions] == [0]
    assert options(match, "use") == []

    when(match, "front infantry_1")

    assert asked(match) == (1, "battle")
    assert options(match, "use") == ["use mathematics"]


@pytest.mark.rule("CIV-BAT-28")
def test_several_abilities_may_be_used_at_one_opportunity() -> None:
    mine = {
        "techs": ["construction", "mathematics", "metalworking"],
        "goods": {"iron": 2},
        "units": ["infantry_1"],
    }
    riflemen = {"techs": ["currency", "gunpowder"], "units": ["infantry_3"]}
    match = attack(mine, riflemen)  # a unit of strength 5

    when(match, "use mathematics", "wound 1", "done", "use metalworking", "attack infantry_1 1")

    assert ("seat:1", "unit:infantry") in killed(match)  # one wound and 1 + 3
    assert goods(match) == {}


@pytest.mark.rule("CIV-BAT-29")
def test_a_side_with_units_must_play_one() -> None:
    match = clash("infantry_1 mounted_1", "infantry_3 mounted_3")

    assert {text.split()[0] for text in options(match)} == {"front"}
    assert refused(match)["done"] == "CIV-BAT-29"
    with pytest.raises(IllegalAnswer, match="CIV-BAT-29"):
        when(match, "done")


@pytest.mark.rule("CIV-BAT-30")
def test_a_side_without_units_has_no_turn_and_the_other_plays_the_rest() -> None:
    match = clash("infantry_1", "infantry_3 mounted_3 artillery_3")

    when(match, "front infantry_3", "front infantry_1", "front mounted_3")

    assert asked(match) == (1, "battle")

    when(match, "front artillery_3")

    assert [owner for _, owner, _ in moves(match)] == ["seat:1", "seat:0", "seat:1", "seat:1"]


# The end


@pytest.mark.rule("CIV-BAT-49")
def test_wounds_are_gone_before_strength_is_counted() -> None:
    match = attack({"units": ["mounted_3"]}, {"units": ["mounted_2"]}, built={"C3": "barracks"})

    when(match, "attack mounted_3 1")

    assert wounds(match) == [("seat:0", "unit:mounted", 2)]
    assert result(match) == ("seat:0", 3 + 2, 0)


@pytest.mark.rule("CIV-BAT-50")
@pytest.mark.parametrize(
    ("mine", "theirs", "winner"), [(3, 2, "seat:0"), (2, 3, "seat:1"), (2, 2, "seat:1")]
)
def test_the_higher_total_wins_and_a_tie_is_the_defenders(
    mine: int, theirs: int, winner: str
) -> None:
    match = clash(f"infantry_{mine}", f"mounted_{theirs}")

    assert result(stand(match)) == (winner, mine, theirs)


@pytest.mark.rule("CIV-BAT-51")
def test_the_number_of_survivors_makes_no_difference() -> None:
    match = clash("infantry_1 mounted_1", "infantry_3")

    assert result(stand(match)) == ("seat:1", 1 + 1, 3)


@pytest.mark.rule("CIV-BAT-51")
def test_a_side_without_survivors_may_win_by_its_bonus() -> None:
    match = attack({}, {"units": ["infantry_3"]}, built={"C3": "general"})

    assert result(stand(match)) == ("seat:0", 4, 3)


LOSERS = ["infantry_1", "infantry_1", "infantry_1", "mounted_1"]
"""Units that die on infantry of strength 5 one after the other, without killing it."""


def costly(deaths: int, mine: list[str], techs: list[str] | None = None) -> Match:
    """A victory in which the attacker loses so many units."""
    match = attack(
        {
            "techs": ["construction", *(techs or [])],
            "figures": mine,
            "units": [*LOSERS[:deaths], "aircraft_7"],
        },
        {"techs": ["currency", "gunpowder"], "units": ["infantry_3"]},
    )
    for unit in LOSERS[:deaths]:
        when(match, f"attack {unit} 1")
    stand(match)
    assert killed(match) == [("seat:0", f"unit:{unit.split('_')[0]}") for unit in LOSERS[:deaths]]
    assert result(match) == ("seat:0", 7, 5)
    return match


@pytest.mark.rule("CIV-BAT-52")
@pytest.mark.parametrize(("deaths", "left"), [(0, 3), (1, 3), (2, 2), (3, 2), (4, 1)])
def test_the_winner_loses_an_army_for_two_killed_units(deaths: int, left: int) -> None:
    match = costly(deaths, ["3 army E2"], ["masonry"])

    assert figures(match, 0, "F2") == {"army": left}
    assert unbuilt(player(match), 0) == 6 - left


@pytest.mark.rule("CIV-BAT-53")
@pytest.mark.parametrize(("deaths", "armies"), [(2, 1), (4, 2)])
def test_the_last_army_and_scouts_of_the_winner_stay(deaths: int, armies: int) -> None:
    match = costly(deaths, [f"{armies} army E2", "scout E2"], ["masonry"])

    assert figures(match, 0, "F2") == {"army": 1, "scout": 1}


@pytest.mark.rule("CIV-BAT-54")
def test_a_city_that_holds_costs_its_owner_no_figure() -> None:
    theirs = {"figures": ["2 army H2"], "units": ["infantry_1", "infantry_1"]}
    match = siege({"units": ["infantry_3", "artillery_1"]}, theirs)

    when(match, "attack infantry_3 1", "attack infantry_1 1")

    assert killed(match).count(("seat:1", "unit:infantry")) == 2
    assert result(match)[0] == "seat:1"
    assert figures(match, 1, "H2") == {"army": 2}


@pytest.mark.rule("CIV-BAT-55")
@pytest.mark.parametrize(("loser", "unit"), [(0, "infantry_1"), (1, "infantry_3")])
def test_all_figures_of_the_loser_in_the_square_return_to_his_sheet(loser: int, unit: str) -> None:
    group = ["army", "scout"]
    elsewhere = {0: "army E4", 1: "army H1"}
    match = attack(
        {"figures": [*(f"{each} E2" for each in group), elsewhere[0]], "units": [unit]},
        {"figures": [*(f"{each} F2" for each in group), elsewhere[1]], "units": ["mounted_2"]},
    )

    stand(match)

    p = player(match, loser)
    assert result(match)[0] == f"seat:{1 - loser}"
    assert figures(match, loser, "F2") == {}
    assert (unbuilt(p, 0), unbuilt(p, 1), len(p.figures)) == (5, 2, 1)
    assert figures(match, 1 - loser, "F2") == {"army": 1, "scout": 1}


@pytest.mark.rule("CIV-BAT-56", "CIV-BAT-57")
def test_survivors_return_and_the_dead_stay_under_their_decks() -> None:
    units = ["infantry_1", "infantry_2", "infantry_3", "mounted_1", "mounted_2"]
    match = attack({"units": units}, {"units": ["artillery_1", "artillery_2"]})
    force, rest = list(battle(match).forces[0]), list(player(match).units)
    assert sorted([*force, *rest]) == units

    when(match, "front artillery_1", f"attack {force[0]} 1")
    stand(match)

    dead = [card for discards in table(match).unit_discards for card in discards]
    gone = [card for card in units if card in dead]
    assert len(dead) >= 1
    assert sorted([*player(match).units, *gone]) == units
    assert set(rest) <= set(player(match).units)
    assert sorted([*player(match, 1).units, *(c for c in dead if c not in gone)]) == [
        "artillery_1",
        "artillery_2",
    ]


@pytest.mark.rule("CIV-BAT-58")
def test_a_victorious_attacker_stays_in_the_square() -> None:
    strong = {"units": ["infantry_3", "mounted_3", "artillery_3"]}
    field, village = stand(attack(strong, {})), stand(raid(strong))
    town = stand(siege({"units": ["aircraft_7"]}, {}))

    assert figures(field, 0, "F2") == {"army": 1}
    assert figures(village, 0, "F2") == {"army": 1}
    assert square(village, "F2") not in table(village).huts
    assert figures(town, 0, TOWN) == {"army": 1}
    assert cities(town, 1) == ["N6"]


@pytest.mark.rule("CIV-BAT-59")
def test_a_city_that_held_is_unharmed() -> None:
    match = stand(siege({"units": ["infantry_3"]}, {}, walls=True, built={"H2": "library"}))

    assert result(match) == ("seat:1", 3, 10)
    assert city(match, TOWN).walls
    assert table(match).built == {square(match, "H2"): "library"}
    assert figures(match, 0, TOWN) == {}
