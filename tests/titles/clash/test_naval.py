"""Battles at sea (COC-NAV)."""

from __future__ import annotations

from typing import Any

import pytest

from oikumene.engine.match import Match
from oikumene.titles.clash.cards import SHIP
from oikumene.titles.clash.pieces import FOUGHT, at, kind_of
from tests.titles.clash.fights import (
    COAST,
    HOME,
    ME,
    RIVAL,
    SEA,
    attack,
    lost,
    march,
    outcome,
    rolled,
    rounds,
    values,
)
from tests.titles.clash.given import (
    asked,
    city,
    dice,
    given,
    goods,
    options,
    player,
    space,
    table,
    told,
    units,
    when,
)

ALL = [f"a{n:02}" for n in (1, 2, 5, 6, 7, 9, 10, 11, 13, 16, 17, 22, 23, 24, 26, 31)]
"""One card for each of the sixteen combat effects."""
MORALE, DEFIANT, SURPRISE, PREPARED, SCOUTS, MARTYR = "a06", "a07", "a10", "a22", "a23", "a24"


def naval(mine: str, theirs: str, rolls: str = "1l 1l", me: Any = (), rival: Any = ()) -> Match:
    """Ships on D3 sail against those on D4."""
    return attack(
        {"units": {"D3": mine}, **dict(me)}, {"units": {"D4": theirs}, **dict(rival)}, rolls, **SEA
    )


@pytest.mark.rule("COC-NAV-01")
def test_ships_that_move_onto_enemy_ships_fight() -> None:
    match = naval("ship", "ship")
    assert told(match, "battle") == [
        {"attacker": "seat:0", "defender": "seat:1", "space": "hex:D4"}
    ]


@pytest.mark.rule("COC-NAV-01")
def test_ships_that_are_recruited_onto_enemy_ships_fight() -> None:
    match = given(
        {**ME, "goods": {"wood": 2}, "cities": {"D2": {"buildings": ["port"], "port": "D3"}}},
        {**RIVAL, "units": {"D3": "ship"}},
        **SEA,
    )
    when(dice(match, "6i 1l"), "recruit")
    assert told(match, "battle") == [
        {"attacker": "seat:0", "defender": "seat:1", "space": "hex:D3"}
    ]
    assert outcome(match) == ["seat:0"]


@pytest.mark.rule("COC-NAV-01")
def test_ships_on_free_sea_fight_nobody() -> None:
    match = attack({"units": {"D3": "ship"}}, {"units": {"E4": "ship"}}, **SEA)
    assert units(match, 0, "D4") == {"ship": 1}
    assert not told(match, "battle")


@pytest.mark.rule("COC-NAV-02")
@pytest.mark.parametrize(
    ("rolls", "value", "left"), [("1l 2c", 3, 3), ("1l 4e", 5, 2), ("5c 5i", 10, 1)]
)
def test_ships_roll_a_die_each_and_every_five_sink_one(rolls: str, value: int, left: int) -> None:
    match = naval("2 ship", "3 ship", f"{rolls} 1l 1l 1l")
    assert [len(each) for each in rolled(match)] == [2, 3]
    assert values(match) == [value, 3]
    assert units(match, 1, "D4") == {"ship": left}
    assert units(match, 0, "D4") == {"ship": 2}


@pytest.mark.rule("COC-NAV-02")
def test_a_sea_battle_goes_on_round_by_round() -> None:
    match = naval("ship", "ship")
    assert asked(match) == (0, "retreat")
    when(dice(match, "1l 6i"), "fight")
    assert rounds(match) == 2
    assert outcome(match) == ["seat:1"]


@pytest.mark.rule("COC-NAV-03")
@pytest.mark.parametrize("face", ["6i", "5c", "4e", "1l"])
def test_symbols_mean_nothing_at_sea(face: str) -> None:
    led = {"leader": "caesar"}
    match = naval("ship, infantry, leader", "2 ship", f"{face} 1l 1l", me=led)
    assert rolled(match)[0] == [face]
    assert values(match)[0] == int(face[0])


@pytest.mark.rule("COC-NAV-04")
def test_attacking_ships_may_retreat_where_they_came_from() -> None:
    match = naval("ship", "ship")
    assert options(match) == ["fight", "retreat"]
    when(match, "retreat")
    assert units(match, 0, "D3") == {"ship": 1}
    assert outcome(match) == ["drawn"]
    assert {bool(u & FOUGHT) for u in at(table(match), 0, space(match, "D3"))} == {True}


@pytest.mark.rule("COC-NAV-04")
def test_recruited_ships_cannot_retreat() -> None:
    match = given(
        {**ME, "goods": {"wood": 2}, "cities": {"D2": {"buildings": ["port"], "port": "D3"}}},
        {**RIVAL, "units": {"D3": "ship"}},
        **SEA,
    )
    when(dice(match, "1l 1l 2c 2c 1l 6i"), "recruit")
    assert rounds(match) == 3
    assert outcome(match) == ["seat:1"]
    assert asked(match) == (0, "act")


@pytest.mark.rule("COC-NAV-05")
def test_cargo_gives_no_dice() -> None:
    match = naval("ship, 2 infantry", "ship, 2 cavalry", "2c 2e")
    assert rolled(match) == [["2c"], ["2e"]]
    assert values(match) == [2, 2]


@pytest.mark.rule("COC-NAV-06")
def test_cargo_without_ships_is_lost_as_its_owner_chooses() -> None:
    match = naval("2 ship, 2 infantry, 2 settler", "ship", "1l 4c 6i")
    assert outcome(match) == ["seat:0"]
    assert units(match, 0, "D4") == {"ship": 1, "infantry": 2, "settler": 2}
    assert (asked(match), options(match)) == (
        (0, "lose-cargo"),
        ["lose settler", "lose infantry"],
    )
    when(match, "lose settler", "lose settler")
    assert units(match, 0, "D4") == {"ship": 1, "infantry": 2}


@pytest.mark.rule("COC-NAV-06")
def test_the_defender_checks_cargo_too() -> None:
    match = naval("2 ship", "2 ship, 3 infantry", "6i 1l 1l 1l")
    when(match, "retreat")
    assert units(match, 1, "D4") == {"ship": 1, "infantry": 2}


@pytest.mark.rule("COC-NAV-06")
def test_cargo_is_checked_after_a_retreat() -> None:
    match = naval("2 ship, 4 infantry", "ship", "1l 1l 5c")
    assert units(match, 0, "D4") == {"ship": 1, "infantry": 4}  # not before the battle is over
    when(match, "retreat")
    assert units(match, 0, "D3") == {"ship": 1, "infantry": 2}
    assert units(match, 0, "D4") == {}


@pytest.mark.rule("COC-NAV-06")
def test_cargo_that_still_fits_is_safe() -> None:
    match = naval("2 ship, 2 infantry", "ship", "1l 4c 6i")
    assert units(match, 0, "D4") == {"ship": 1, "infantry": 2}


@pytest.mark.rule("COC-NAV-07")
@pytest.mark.parametrize("sunk", [True, False])
def test_a_leader_who_sinks_is_killed_in_combat(sunk: bool) -> None:
    rival = {"leader": "alexander"}
    match = naval("ship", "ship, leader", "6i 1l" if sunk else "4e 1l", rival=rival)
    assert player(match).killed == (("alexander",) if sunk else ())
    assert player(match, 1).leader == ("" if sunk else "alexander")


@pytest.mark.rule("COC-NAV-08")
@pytest.mark.parametrize("side", [0, 1])
def test_war_ships_cancel_a_hit_in_the_first_round(side: int) -> None:
    words: Any = {"advances": ["tactics", "war_ships"]}
    match = naval("ship", "ship", "6i 1l" if side else "1l 6i", **{("me", "rival")[side]: words})
    assert asked(match) == (0, "retreat")
    assert lost(match) == []
    when(dice(match, "6i 1l" if side else "1l 6i"), "fight")
    assert lost(match) == [(str(side), "ship")]


@pytest.mark.rule("COC-NAV-09")
def test_cards_for_ships_need_tactics() -> None:
    match = naval("ship", "ship", rival={"actions": ALL})
    assert asked(match) == (0, "retreat")
    match = naval("ship", "ship", rival={"actions": ALL, "advances": ["tactics"]})
    assert asked(match) == (1, "tactics")
    lay = [f"lay {card}" for card in (MORALE, DEFIANT, SURPRISE, PREPARED, SCOUTS, MARTYR)]
    assert options(match, "lay") == lay


@pytest.mark.rule("COC-NAV-09")
def test_cards_that_attacking_ships_can_use() -> None:
    match = naval("ship, 2 infantry", "ship", me={"actions": ALL})
    assert options(match, "lay") == [f"lay {card}" for card in (MORALE, SURPRISE, SCOUTS, MARTYR)]


AT_SEA = [
    (MORALE, 0, "- 1l 1l 1l 1l", [4, 2], [2, 2]),
    (SURPRISE, 0, "- 1l 1l 1l 1l", [3, 2], [2, 2]),
    (MARTYR, 0, "- 1l 1l", [1, 1], [1, 1]),
    (DEFIANT, 1, "- 2c 2e 1l 1l", [2, 2], [2, 2]),
    (PREPARED, 1, "- 1l 1l 1l 1l 1l", [2, 3], [2, 2]),
]


@pytest.mark.rule("COC-NAV-09")
@pytest.mark.parametrize(("card", "side", "rolls", "worth", "ships"), AT_SEA)
def test_cards_work_at_sea(
    card: str, side: int, rolls: str, worth: list[int], ships: list[int]
) -> None:
    words: Any = {"actions": [card], "advances": ["tactics"]}
    match = naval("2 ship", "2 ship", **{("me", "rival")[side]: words})
    when(dice(match, rolls), f"lay {card}")
    assert values(match) == worth
    assert [units(match, owner, "D4")["ship"] for owner in (0, 1)] == ships


@pytest.mark.rule("COC-NAV-09")
def test_a_tactical_surprise_draws_a_card_for_a_ship() -> None:
    match = naval("ship", "2 ship", me={"actions": [SURPRISE]})
    when(dice(match, "- 4e 1l 1l"), f"lay {SURPRISE}")
    assert units(match, 1, "D4") == {"ship": 1}
    assert len(player(match).actions) == 1


@pytest.mark.rule("COC-NAV-10")
def test_weapons_arena_fanatics_and_fortresses_are_of_the_land() -> None:
    words: Any = {
        "advances": ["tactics", "steel_weapons", "siegecraft", "fanaticism"],
        "goods": {"wood": 2, "ore": 3, "mood": 2},
    }
    walls = ["fortress", "temple"]
    match = naval(
        "ship",
        "ship",
        "4e 4c",
        me={**words, "cities": {"D2": {"buildings": walls, "wonders": ["great_arena"]}}},
        rival={**words, "cities": {"D7": {}, "D5": {"buildings": walls}}},
    )
    assert asked(match) == (0, "retreat")  # nobody was asked for anything
    assert values(match) == [4, 4]
    assert goods(match) == goods(match, 1) == words["goods"]
    when(dice(match, "6i 1l"), "fight")
    assert outcome(match) == ["seat:0"]
    assert units(match, 1, "D7") == units(match, 1, "D5") == {}  # no fanatics come


@pytest.mark.rule("COC-NAV-11")
def test_ships_cannot_attack_land_but_landed_armies_can() -> None:
    rival = {**RIVAL, "cities": {**HOME, "D4": {}}}
    match = given({**ME, "goods": {}, "units": {"D3": "ship"}}, rival, **COAST)
    when(match, "move", "from D3")
    assert (options(match, "sail"), options(match, "to")) == (["sail C4"], [])

    match = given({**ME, "goods": {}, "units": {"D3": "ship, infantry"}}, rival, **COAST)
    when(match, "move", "from D3", "to D4")
    assert city(match, "D4").owner == 0
    assert units(match, 0, "D3") == {"ship": 1}


@pytest.mark.rule("COC-NAV-12")
def test_if_both_fleets_sink_nobody_has_won_and_all_cargo_is_lost() -> None:
    match = naval("ship, 2 infantry", "ship, settler", "6i 6i")
    assert outcome(match) == ["drawn"]
    assert units(match, 0, "D4") == units(match, 1, "D4") == {}
    assert len(lost(match)) == 5


@pytest.mark.rule("COC-NAV-13")
def test_cargo_retreats_with_the_ships_and_may_still_land() -> None:
    match = naval("ship, 2 infantry", "ship")
    when(match, "retreat")
    assert units(match, 0, "D3") == {"ship": 1, "infantry": 2}
    marks = {kind_of(u) == SHIP: bool(u & FOUGHT) for u in at(table(match), 0, space(match, "D3"))}
    assert marks == {True: True, False: False}
    march(match, "D3", "D2")
    assert units(match, 0, "D2") == {"infantry": 2}
