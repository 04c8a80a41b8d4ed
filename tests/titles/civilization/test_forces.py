"""Battles until the first unit is played: sides, forces, bonuses (CIV-BAT-01 … 24)."""

from __future__ import annotations

from typing import Any

import pytest

from oikumene.engine.match import Match
from oikumene.titles.civilization.cards import BARBARIANS
from tests.titles.civilization.fights import (
    FIELD,
    ME,
    RIVAL,
    attack,
    battle,
    bonus,
    clash,
    drawn,
    march,
    raid,
    result,
    siege,
    stand,
)
from tests.titles.civilization.given import (
    asked,
    figures,
    given,
    options,
    player,
    square,
    table,
    told,
    when,
)

MANY = ["infantry_2"] * 9 + ["mounted_2"] * 3
"""More units than any battle hand."""
TWO_CITIES: dict[str, Any] = {
    "tiles": {"E1": "tile_10", "A5": "tile_12"},
    "cities": {"C6": {"owner": 0}},
}
"""The attacker has a city on C6 besides the capital on C2."""


def duel(mine: dict[str, Any], theirs: dict[str, Any] | None = None, **words: Any) -> Match:
    """A battle in the field without a unit."""
    return attack(mine, theirs or {}, **words)


# The start of a battle


@pytest.mark.rule("CIV-BAT-01")
@pytest.mark.parametrize(
    ("mine", "theirs", "words"),
    [
        ("army E2", "army F2", {}),
        ("army E2", "scout F2, army F2", {}),
        ("army E2, scout E2", "army F2", {}),
        ("army E2", "", {"cities": {"F2": {"owner": 1}}}),
        ("army E2", "", {"huts": {"F2": "village"}}),
    ],
    ids=["army", "army and scout", "group with an army", "city", "village"],
)
def test_an_army_that_enters_an_enemy_square_fights(
    mine: str, theirs: str, words: dict[str, Any]
) -> None:
    me = {**ME, "figures": mine.split(", ")}
    rival = {**RIVAL, "figures": [each for each in theirs.split(", ") if each]}

    match = march(given(me, rival, **{**FIELD, **words}), "E2", "F2")

    assert [entry["square"] for entry in told(match, "battle")] == ["square:F2"]


@pytest.mark.rule("CIV-BAT-01")
@pytest.mark.parametrize(
    ("theirs", "huts"),
    [("", {}), ("scout F2", {}), ("", {"F2": "hut"})],
    ids=["nothing", "scouts", "hut"],
)
def test_there_is_no_battle_without_an_army_a_city_or_a_village(
    theirs: str, huts: dict[str, str]
) -> None:
    rival = {**RIVAL, "figures": [theirs] if theirs else []}
    match = given({**ME, "figures": ["army E2"]}, rival, **{**FIELD, "huts": huts})

    march(match, "E2", "F2")

    assert told(match, "battle") == []


@pytest.mark.rule("CIV-BAT-01")
def test_an_army_that_is_built_in_an_enemy_square_fights() -> None:
    match = given(ME, {**RIVAL, "figures": ["army C1"]}, stage="city")

    when(match, "produce C2", "army", "at C1")

    assert [entry["attacker"] for entry in told(match, "battle")] == ["seat:0"]


@pytest.mark.rule("CIV-BAT-02")
def test_who_brings_the_army_attacks_and_who_holds_the_square_defends() -> None:
    field = clash("infantry_2 mounted_2", "infantry_2 mounted_2")
    town = siege({"units": MANY[7:]}, {"units": ["infantry_2", "mounted_2"]})

    for match in (field, town):
        assert (battle(match).attacker, battle(match).defender) == (0, 1)


@pytest.mark.rule("CIV-BAT-02")
@pytest.mark.parametrize(("explorer", "left"), [(0, 1), (1, 2), (2, 0)])
def test_the_player_to_the_left_defends_a_village(explorer: int, left: int) -> None:
    seats: list[dict[str, Any]] = [{}, {}, {}]
    seats[explorer] = {"figures": ["army E5"], "units": ["infantry_2"]}
    match = given(
        *seats,
        stage="movement",
        active=explorer,
        tiles={"E5": "tile_10"},
        huts={"F5": "village"},
        unit_deck=["infantry_1", "mounted_1", "artillery_1"],
    )

    march(match, "E5", "F5")

    assert (battle(match).attacker, battle(match).defender) == (explorer, BARBARIANS)
    assert asked(match) == (left, "battle")


@pytest.mark.rule("CIV-BAT-03")
def test_nothing_else_happens_before_a_battle_and_its_spoils_are_over() -> None:
    mine = {"figures": ["army E2", "army E4"], "units": ["infantry_3", "mounted_3"]}
    match = attack(mine, {"units": ["infantry_1", "mounted_1"], "trade": 5})
    asks = []

    while asked(match)[1] != "movement":
        asks.append(asked(match)[1])
        when(match, options(match)[0])

    assert set(asks[:-1]) == {"battle"}
    assert asks[-1] == "spoils"
    assert asked(match) == (0, "movement")
    assert options(match, "move") == ["move E4 1 0"]


@pytest.mark.rule("CIV-BAT-04")
def test_nobody_can_join_a_battle() -> None:
    match = given(
        {
            "figures": ["army G5", "army G6"],
            "units": ["infantry_3", "mounted_3", *["mounted_2"] * 5],
        },
        {"figures": ["army H5", "army H6"], "units": ["infantry_1", "mounted_1"]},
        {"figures": ["army I5"], "units": ["artillery_3", "artillery_2"]},
        stage="movement",
        tiles={"E5": "tile_10", "I5": "tile_11"},
        huts={},
    )
    march(match, "G5", "H5")
    seats = set()

    while table(match).battle and asked(match)[1] == "battle":
        seats.add(asked(match)[0])
        when(match, options(match, "front")[0])

    assert seats == {0, 1}
    assert drawn(match) == [3, 2]  # the armies beside them count for nobody
    assert player(match, 2).units == ["artillery_3", "artillery_2"]
    assert figures(match, 2, "I5") == {"army": 1}


@pytest.mark.rule("CIV-BAT-05")
def test_a_hopeless_battle_must_be_fought() -> None:
    match = clash("infantry_1 mounted_1", "infantry_3 mounted_3 artillery_3")
    verbs = set()

    while table(match).battle:
        assert asked(match)[1] == "battle"
        verbs |= {text.split()[0] for text in options(match)}
        when(match, options(match, "front")[0])

    assert verbs == {"front", "attack"}
    assert figures(match, 0, "F2") == {}


# Forces


@pytest.mark.rule("CIV-BAT-06")
def test_a_force_is_drawn_at_random_from_the_standing_forces() -> None:
    units = ["infantry_1", "infantry_2", "infantry_3", "mounted_2"]
    forces = []
    for seed in range(20):
        match = attack({"units": units}, {"units": ["infantry_1", "mounted_1"]}, seed=seed)
        forces.append(tuple(battle(match).forces[0]))
        assert sorted([*forces[-1], *player(match).units]) == units

    assert {len(force) for force in forces} == {3}
    assert len(set(forces)) == 4


@pytest.mark.rule("CIV-BAT-06")
def test_a_side_with_fewer_units_draws_them_all() -> None:
    match = clash("infantry_1 mounted_1", "infantry_1 mounted_1 artillery_2")

    assert battle(match).forces == [
        ["infantry_1", "mounted_1"],
        ["artillery_2", "infantry_1", "mounted_1"],
    ]


@pytest.mark.rule("CIV-BAT-07")
def test_the_battle_hand_is_three() -> None:
    match = clash("mounted_2 mounted_2 mounted_2 mounted_2", " ".join(["infantry_2"] * 8))

    assert drawn(match) == [3, 3]


@pytest.mark.rule("CIV-BAT-08")
@pytest.mark.parametrize(("armies", "hand"), [(1, 3), (2, 5), (3, 7), (4, 9)])
def test_each_further_army_brings_two_units(armies: int, hand: int) -> None:
    mine = {
        "techs": ["construction", "printing_press"],
        "figures": [f"{armies} army E2"],
        "units": MANY,
    }

    assert drawn(attack(mine, {}))[0] == hand


@pytest.mark.rule("CIV-BAT-08")
def test_the_defender_too_gets_two_units_for_a_second_army() -> None:
    match = attack({}, {"figures": ["2 army F2"], "units": MANY})

    assert drawn(match) == [0, 5]


@pytest.mark.rule("CIV-BAT-09")
@pytest.mark.parametrize(
    ("tech", "government", "governments", "hand"),
    [
        ("theology", "fundamentalism", "core", 4),
        ("communism_tech", "communism", "core", 3),
        ("theology", "fundamentalism", "revised", 3),
        ("communism_tech", "communism", "revised", 4),
    ],
)
def test_fundamentalism_or_the_revised_communism_brings_a_unit(
    tech: str, government: str, governments: str, hand: int
) -> None:
    mine = {"techs": ["construction", tech], "government": government, "units": MANY}

    assert drawn(attack(mine, {}, options={"governments": governments}))[0] == hand


@pytest.mark.rule("CIV-BAT-10")
@pytest.mark.parametrize("capital", [False, True])
def test_who_defends_a_city_draws_six_units(capital: bool) -> None:
    match = siege({"units": ["artillery_2"] * 6}, {"units": MANY}, capital=capital)

    assert drawn(match) == [3, 6]


@pytest.mark.rule("CIV-BAT-10")
def test_who_attacks_a_city_or_fights_beside_his_own_draws_three() -> None:
    match = attack({}, {"units": MANY}, cities={"G3": {"owner": 1}})

    assert drawn(match) == [0, 3]


@pytest.mark.rule("CIV-BAT-11")
def test_scouts_bring_no_units() -> None:
    mine = {"figures": ["army E2", "scout E2"], "units": MANY}
    match = attack(mine, {"figures": ["army F2", "scout F2"], "units": ["artillery_2"] * 6})

    assert drawn(match) == [3, 3]


@pytest.mark.rule("CIV-BAT-12")
@pytest.mark.parametrize(("coins", "hand"), [(4, 3), (5, 4), (9, 4), (10, 5)])
def test_computers_bring_a_unit_for_five_coins(coins: int, hand: int) -> None:
    mine = {
        "techs": ["construction", "computers"],  # with a coin of their own
        "tokens": {"sheet": coins - 1},
        "units": MANY,
    }

    assert drawn(attack(mine, {}))[0] == hand


@pytest.mark.rule("CIV-BAT-13")
def test_forces_are_secret_until_units_are_played() -> None:
    match = clash("infantry_1 mounted_3", "artillery_1 mounted_2")

    assert [match.view(seat)["table"]["battle"]["forces"] for seat in (0, 1, None)] == [
        [["infantry_1", "mounted_3"], None],
        [None, ["artillery_1", "mounted_2"]],
        [None, None],
    ]

    when(match, "front mounted_2")

    seen = match.view(0)["table"]["battle"]
    assert (seen["forces"][1], seen["fronts"], seen["sizes"]) == (
        None,
        [("", 0, "mounted_2", 0)],
        [2, 1],
    )


@pytest.mark.rule("CIV-BAT-13")
def test_a_unit_shows_the_side_of_its_owners_rank() -> None:
    theirs = {"techs": ["currency", "railroad"], "units": ["mounted_1", "artillery_1"]}
    match = attack({"units": ["infantry_1", "mounted_1"]}, theirs)

    when(match, "front mounted_1", "front mounted_1")

    assert [entry["n"] for entry in told(match, "front-opened")][:2] == [3, 1]


@pytest.mark.rule("CIV-BAT-14")
@pytest.mark.parametrize(
    ("built", "winner"), [({"C3": "barracks"}, "seat:0"), ({}, "seat:1")], ids=["bonus", "none"]
)
def test_a_battle_without_units_is_decided_by_the_bonuses(
    built: dict[str, str], winner: str
) -> None:
    match = duel({}, built=built)

    assert drawn(match) == [0, 0]
    assert result(match) == (winner, 2 * len(built), 0)


@pytest.mark.rule("CIV-BAT-14")
def test_an_empty_force_fights_against_units() -> None:
    match = clash("", "infantry_1 mounted_1")

    assert result(stand(match)) == ("seat:1", 0, 2)


# Combat bonuses


@pytest.mark.rule("CIV-BAT-15")
@pytest.mark.parametrize(
    ("built", "cards"),
    [
        ({"C3": "academy", "N7": "barracks"}, {"seat:0": 2}),
        ({"C3": "barracks", "N7": "academy"}, {"seat:1": 2}),
        ({"C3": "barracks", "N7": "barracks"}, {}),
        ({}, {}),
    ],
)
def test_the_side_with_more_bonus_takes_the_difference(
    built: dict[str, str], cards: dict[str, int]
) -> None:
    assert bonus(duel({}, built=built)) == cards


@pytest.mark.rule("CIV-BAT-16", "CIV-BAT-17", "CIV-BAT-18")
@pytest.mark.parametrize(
    ("built", "n"),
    [
        ({"C3": "barracks"}, 2),
        ({"C3": "barracks", "C7": "barracks"}, 4),
        ({"C3": "academy"}, 4),
        ({"C3": "academy", "C7": "academy"}, 8),
        ({"C3": "general"}, 4),
        ({"C3": "general", "C1": "general", "C7": "general"}, 12),
        ({"C3": "barracks", "C7": "academy", "B1": "general"}, 10),
        ({"C3": "temple", "C7": "market", "B1": "artist"}, 0),
    ],
)
def test_barracks_academies_and_generals_give_a_bonus_in_every_battle(
    built: dict[str, str], n: int
) -> None:
    match = duel({}, built=built, **TWO_CITIES)

    assert bonus(match) == ({"seat:0": n} if n else {})


@pytest.mark.rule("CIV-BAT-16")
def test_the_barracks_of_others_give_nothing() -> None:
    match = duel({}, built={"N7": "barracks"})

    assert bonus(match) == {"seat:1": 2}


@pytest.mark.rule("CIV-BAT-19", "CIV-BAT-20", "CIV-BAT-21")
@pytest.mark.parametrize(
    ("capital", "walls", "n"),
    [(False, False, 6), (True, False, 12), (False, True, 10), (True, True, 16)],
)
def test_a_city_gives_a_bonus_to_its_defender(capital: bool, walls: bool, n: int) -> None:
    match = siege({}, {}, capital=capital, walls=walls)

    assert bonus(match) == {"seat:1": n}


@pytest.mark.rule("CIV-BAT-19")
def test_the_bonus_of_a_city_is_added_to_the_others() -> None:
    match = siege({}, {}, built={"N7": "barracks", "C3": "general"})

    assert bonus(match) == {"seat:1": 6 + 2 - 4}


@pytest.mark.rule("CIV-BAT-19")
def test_a_city_does_not_help_in_its_outskirts() -> None:
    match = duel({}, cities={"G3": {"owner": 1, "walls": True}})

    assert bonus(match) == {}


@pytest.mark.rule("CIV-BAT-22")
@pytest.mark.parametrize("mark", ["barracks", "academy", "general"])
@pytest.mark.parametrize("blockader", ["army N7", "scout N7"])
def test_a_blockaded_square_gives_no_bonus(mark: str, blockader: str) -> None:
    mine = {"figures": ["army E2", blockader]}

    assert bonus(duel(mine, built={"N7": mark})) == {}
    assert bonus(duel({}, built={"N7": mark})) != {}


@pytest.mark.rule("CIV-BAT-23")
def test_the_bonus_stays_as_it_was_set() -> None:
    mine = {"units": ["infantry_1", "mounted_1"]}
    match = attack(mine, {"units": ["infantry_2", "mounted_2"]}, built={"C3": "academy"})

    del table(match).built[square(match, "C3")]

    assert result(stand(match)) == ("seat:0", 1 + 1 + 4, 2 + 2)


@pytest.mark.rule("CIV-BAT-24")
def test_barbarians_have_no_bonus_but_the_explorer_has() -> None:
    match = raid({"units": ["infantry_2"]}, built={"C3": "barracks", "N7": "academy"})

    assert bonus(match) == {"seat:0": 2}


@pytest.mark.rule("CIV-BAT-24")
def test_without_a_bonus_of_the_explorer_there_is_none_against_barbarians() -> None:
    match = raid({"units": ["infantry_2"]}, built={"N7": "academy"})

    assert bonus(match) == {}
