"""Ages, rounds, turns (COC-TRN)."""

from __future__ import annotations

from typing import Any

import pytest

from oikumene import Match
from oikumene.titles.clash.cards import NEUTRAL
from oikumene.titles.clash.turn import turns
from tests.titles.clash.given import (
    asked,
    city,
    dice,
    given,
    goods,
    options,
    player,
    refused,
    table,
    told,
    units,
    when,
)

HARMLESS = ["migration_1", "migration_2", "era_of_stability", "brisk_trade"]
"""Events that take no city from anybody."""
MAIN = ["advance", "found", "collect", "build", "recruit", "move", "improve", "influence"]
FULL = {"food": 2, "wood": 5, "ore": 5, "gold": 5, "ideas": 5, "mood": 5, "culture": 5}
NEIGHBOUR = {"cities": {"D4": {"mood": "happy", "buildings": ["temple"]}}}
ABLE: dict[str, Any] = {
    "goods": FULL,
    "advances": ["myths", "bartering", "taxes"],
    "actions": ["a21"],
    "cities": {"D2": {"buildings": ["academy"]}, "C3": {}, "E3": {}},
    "units": {"C2": "settler"},
}
"""A player who can do everything."""
LAND = {"regions": dict.fromkeys(["B2", "F2", "D3"], "FFFF")}


def pass_on(match: Match) -> None:
    """Answer with as little as possible until somebody has a turn, or the match is over."""
    while not match.over and asked(match)[1] != "act":
        when(match, "done" if "done" in options(match) else options(match)[0])


def idle(match: Match, turns: int) -> None:
    """Some turns in which nobody does anything."""
    for _ in range(turns):
        pass_on(match)
        when(match, "end")


# Ages and rounds


@pytest.mark.rule("COC-TRN-01")
def test_six_ages_of_three_rounds_and_a_status_phase() -> None:
    match = given({}, {}, phase="turn", event_deck=HARMLESS)

    idle(match, 6 * 3 * 2)
    pass_on(match)

    assert match.over
    rounds = [(each["age"], each["n"]) for each in told(match, "round")]
    assert rounds == [(age, n) for age in range(1, 7) for n in range(1, 4)]
    assert [each["age"] for each in told(match, "status")] == [1, 2, 3, 4, 5, 6]
    keys = [each.key for each in match.journal() if each.key in ("round", "status")]
    assert keys == ["round", "round", "round", "status"] * 6


@pytest.mark.rule("COC-TRN-02")
@pytest.mark.parametrize("first", [0, 2])
def test_everybody_has_one_turn_a_round_clockwise_from_the_first_player(first: int) -> None:
    match = given({}, {}, {}, {}, first=first, phase="turn")

    idle(match, 2 * 4)

    order = [(first + n) % 4 for n in range(4)]
    turns = [each["seat"] for each in told(match, "turn")][:8]
    assert turns == [f"seat:{seat}" for seat in order * 2]


def test_turns_and_status_phases_are_counted_one_after_the_other() -> None:
    match = given({}, {}, {}, first=2, round=3, phase="turn", event_deck=HARMLESS)

    counted: dict[int, set[int]] = {}
    while table(match).round != 2:
        counted.setdefault(turns(table(match)), set()).add(asked(match)[0])
        if asked(match)[1] == "act":
            when(match, "end")
        else:
            pass_on(match)

    assert list(counted) == sorted(counted)
    assert list(counted.values()) == [{2}, {0}, {1}, {2}, {0}, {1}, {2}]
    assert list(counted)[3] == list(counted)[2] + 1  # the status phase; then another is first
    assert turns(table(match)) > max(counted)


@pytest.mark.rule("COC-TRN-11")
@pytest.mark.parametrize(("round_", "age", "next_round"), [(1, 2, 2), (2, 2, 3), (3, 3, 1)])
def test_a_status_phase_follows_the_third_round(round_: int, age: int, next_round: int) -> None:
    match = given({}, {}, age=2, round=round_, active=1)

    when(match, "end")
    assert bool(told(match, "status")) is (round_ == 3)
    pass_on(match)

    assert (table(match).age, table(match).round) == (age, next_round)
    assert asked(match) == (table(match).first, "act")


@pytest.mark.rule("COC-TRN-11")
def test_the_status_phase_waits_for_the_last_player() -> None:
    match = given({}, {}, {}, round=3, first=1, active=1)

    when(match, "end", "end")
    assert (asked(match), told(match, "status")) == ((0, "act"), [])
    when(match, "end")
    assert len(told(match, "status")) == 1


@pytest.mark.rule("COC-TRN-12")
def test_the_first_player_changes_only_in_the_status_phase() -> None:
    tokens = {"goods": {"culture": 5}}
    match = given({}, tokens, first=0, phase="turn")

    for _ in range(3):
        assert (asked(match), table(match).first) == ((0, "act"), 0)
        when(match, "end")
        assert (asked(match), table(match).first) == ((1, "act"), 0)
        when(match, "end")
    while asked(match)[1] != "first-player":
        assert table(match).first == 0
        when(match, "done" if "done" in options(match) else options(match)[0])
    assert asked(match) == (1, "first-player")
    when(match, "first 1")

    assert (table(match).first, asked(match)) == (1, (1, "act"))


# Main actions


@pytest.mark.rule("COC-TRN-03")
def test_a_turn_has_three_main_actions() -> None:
    match = given(ABLE, NEIGHBOUR, phase="turn", **LAND)

    for left in (3, 2, 1):
        assert asked(match) == (0, "act")
        assert table(match).left == left
        assert {*options(match)} & {*MAIN} == {*MAIN}
        when(match, "move", "done")

    assert table(match).left == 0
    assert {*options(match)} & {*MAIN, "use taxes", "play a21"} == set()
    assert {action: refused(match)[action] for action in MAIN} == dict.fromkeys(MAIN, "COC-TRN-03")
    when(match, "end")
    assert asked(match)[0] == 1


@pytest.mark.rule("COC-TRN-04")
def test_main_actions_may_be_repeated_and_mixed() -> None:
    match = given({"goods": {"gold": 4}})

    when(match, "advance", "advance writing")
    when(match, "collect", "take D2 food", "take C2 wood")
    when(match, "advance", "advance fishing", "pay gold 2")

    assert {"writing", "fishing"} < {*player(match).advances}
    assert goods(match) == {"food": 1, "wood": 1, "mood": 1, "culture": 1}
    assert table(match).left == 0


@pytest.mark.rule("COC-TRN-04")
def test_one_main_action_may_be_taken_three_times() -> None:
    match = given()

    when(match, "collect", "take C2 wood", "take E2 ore")
    when(match, "collect", "take C2 wood", "take E2 ore")
    when(match, "collect", "take C2 wood")

    assert goods(match) == {"food": 2, "wood": 3, "ore": 2}
    assert table(match).left == 0


@pytest.mark.rule("COC-TRN-04")
def test_influence_succeeds_once_a_turn() -> None:
    target = {"cities": {"D3": {"buildings": ["temple", "academy"]}}}
    match = given({}, target, regions={"D3": "FFFF"})

    when(dice(match, "4e"), "influence")
    assert len(told(match, "influence-failed")) == 1
    assert "influence" in options(match)
    when(dice(match, "5c"), "influence", "replace academy")
    assert city(match, "D3").buildings == {"temple": 1, "academy": 0}
    assert table(match).left == 1
    assert "influence" not in options(match)


@pytest.mark.rule("COC-TRN-05")
@pytest.mark.parametrize(
    ("answers", "done"),
    [
        (["advance", "advance writing", "pay food 2"], "advanced"),
        (["found"], "founded"),
        (["collect", "city C3", "take C3 food"], "collected"),
        (["build", "build C3 temple", "pay food 1 wood 1 ore 1", "gain mood 1"], "built"),
        (["recruit", "city C3", "recruit settler", "pay food 2"], "recruited"),
        (["move", "from C2", "to D2"], "moved"),
        (["improve", "raise D2 happy", "done"], "mood"),
        (["influence", "from D2", "accept"], "influence-failed"),
        (["use taxes", "take food 0", "take wood 3"], "gained"),
        (["play a21", "explore B4", "lay straight", "place C3"], "played"),
    ],
    ids=lambda value: value[0] if isinstance(value, list) else None,
)
def test_what_is_a_main_action(answers: list[str], done: str) -> None:
    faces = {"B4": "r14"}
    match = dice(given(ABLE, NEIGHBOUR, faces=faces, **LAND), "1l")

    when(match, *answers)

    assert told(match, done)
    assert asked(match) == (0, "act")
    assert table(match).left == 2


# Free actions, and ending


@pytest.mark.rule("COC-TRN-06")
def test_free_actions_may_surround_every_main_action() -> None:
    match = given(
        {
            "advances": ["bartering", "arts", "theaters"],
            "actions": ["a01", "a37", "a38"],
            "goods": {"mood": 3, "culture": 9},
            "units": {"C2": "settler"},
        }
    )

    when(match, "use theaters", "exchange mood 1", "play a37")
    assert table(match).left == 3
    when(match, "move", "done", "play a38", "use bartering")
    when(match, "gain gold 1")
    assert table(match).left == 2
    assert units(match, 0, "D2") == {"infantry": 2}
    assert goods(match) == {"gold": 1, "mood": 2, "culture": 8}
    when(match, "move", "done", "move", "done")
    assert table(match).left == 0


@pytest.mark.rule("COC-TRN-06")
def test_free_actions_may_follow_the_last_main_action() -> None:
    match = given({"advances": ["bartering"], "actions": ["a37"], "goods": {"culture": 1}}, left=0)

    when(match, "play a37")

    assert units(match, 0, "D2") == {"infantry": 1}
    assert asked(match) == (0, "act")


@pytest.mark.rule("COC-TRN-07")
def test_an_action_may_be_an_empty_move() -> None:
    match = given({"units": {"C2": "settler"}})

    when(match, "move", "done")

    assert table(match).left == 2
    assert units(match, 0, "C2") == {"settler": 1}


@pytest.mark.rule("COC-TRN-07")
@pytest.mark.parametrize("left", [3, 2, 1])
def test_a_turn_may_be_ended_with_actions_left(left: int) -> None:
    match = given(left=left)

    when(match, "end")

    assert asked(match) == (1, "act")
    assert table(match).left == 3


@pytest.mark.rule("COC-TRN-08")
@pytest.mark.parametrize(
    ("words", "answers"),
    [
        ({"advances": ["absolute_power"], "goods": {"mood": 2}}, ["use absolute_power"]),
        ({"actions": ["a25"], "goods": {"culture": 1}}, ["play a25"]),
    ],
)
def test_an_additional_action_is_one_more_in_this_turn(
    words: dict[str, Any], answers: list[str]
) -> None:
    match = given({**words, "units": {"C2": "settler"}})

    when(match, *answers)
    assert table(match).left == 4
    for _ in range(4):
        when(match, "move", "done")
    assert "move" not in options(match)


@pytest.mark.rule("COC-TRN-08")
def test_unused_actions_do_not_carry_over() -> None:
    match = given({"advances": ["absolute_power"], "goods": {"mood": 2}})

    when(match, "use absolute_power", "end", "end")

    assert asked(match) == (0, "act")
    assert table(match).left == 3


# The start and the end of a turn


@pytest.mark.rule("COC-TRN-09")
def test_trade_routes_bring_goods_before_the_first_action() -> None:
    trader = {"advances": ["trade_routes"], "goods": {}, "units": {"D3": "settler"}}
    match = given(trader, {"cities": {"D4": {}}}, phase="turn", regions={"D3": "FFFF"})

    assert asked(match) == (0, "act")
    assert goods(match) == {"food": 1}
    assert table(match).left == 3
    keys = [each.key for each in match.journal()]
    assert keys.index("turn") < keys.index("traded")
    when(match, "end", "end")
    assert len(told(match, "traded")) == 2


@pytest.mark.rule("COC-TRN-09")
def test_what_starts_a_turn_is_done_one_after_the_other() -> None:
    """Banking says itself that it comes before trade routes."""
    trader = {
        "civilization": "persia",
        "advances": ["currency", "banking", "trade_routes"],
        "goods": {"gold": 1},
        "units": {"D3": "settler"},
    }
    match = given(trader, {"cities": {"D4": {}}}, phase="turn", regions={"D3": "FFFF"})

    assert asked(match) == (0, "gain")
    when(match, "gain culture 1")
    assert asked(match) == (0, "route-income")
    when(match, "take gold 1")
    assert asked(match) == (0, "act")
    assert goods(match) == {"gold": 2, "culture": 1}


@pytest.mark.rule("COC-TRN-09")
def test_a_card_may_wait_for_the_start_of_a_turn() -> None:
    match = given({"actions": ["a27"], "goods": {"culture": 1}})

    when(match, "play a27", "end")
    assert (asked(match), table(match).left) == ((1, "act"), 2)
    when(match, "end", "end")
    assert (asked(match), table(match).left) == ((1, "act"), 3)


@pytest.mark.rule("COC-TRN-10")
def test_the_end_of_a_turn_clears_what_it_used_up() -> None:
    match = given(
        {
            "advances": ["bartering", "tactics"],
            "actions": ["a01", "a02"],
            "units": {"D2": "settler, infantry"},
            "cities": {"D2": {"mood": "angry"}},
        }
    )

    when(match, "use bartering", "discard a01", "gain gold 1")
    when(match, "collect", "take C2 wood")
    when(match, "move", "from D2", "to E2", "group infantry 1 settler 1")
    assert "use bartering" not in options(match)
    assert "collect" not in options(match)
    assert city(match, "D2").activations == 1
    when(match, "move")
    assert asked(match)[1] == "act"  # nobody could move: they are in the mountains
    when(match, "end", "end")

    assert city(match, "D2").activations == 0
    assert {"use bartering", "collect"} < {*options(match)}
    when(match, "move", "from E2", "to D2", "group infantry 1 settler 1")
    assert units(match, 0, "D2") == {"infantry": 1, "settler": 1}


@pytest.mark.rule("COC-TRN-10")
def test_a_fight_tires_units_for_one_turn_only() -> None:
    match = given(
        {"advances": ["tactics"], "units": {"D2": "4 infantry"}},
        regions={"D3": "FFFF"},
        barbarians={"cities": {"D3": {}}},
    )
    when(match, "move", "from D2", "to D3", "group infantry 4")
    when(match, "move")
    assert asked(match) == (0, "act")
    when(match, "end", "end", "move")
    assert "from D3" in options(match)


@pytest.mark.rule("COC-TRN-10")
def test_effects_of_a_turn_do_not_last() -> None:
    match = given({}, {"actions": ["a29"]}, round=3, active=1)

    when(match, "play a29")
    assert "mass_collection" in table(match).used
    when(match, "end")
    assert table(match).step == 2  # nobody's turn has begun
    assert table(match).used == ()


# Without cities


@pytest.mark.rule("COC-TRN-13")
def test_a_player_without_cities_still_has_turns() -> None:
    match = given({}, {"cities": {}, "units": {"C8": "settler"}}, phase="turn")

    when(match, "end")
    assert asked(match) == (1, "act")
    assert {"found", "move", "advance", "end"} <= {*options(match)}
    when(match, "found")
    assert city(match, "C8").mood == NEUTRAL


@pytest.mark.rule("COC-TRN-13")
@pytest.mark.parametrize("returns", [True, False])
def test_the_game_ends_with_the_status_phase_if_somebody_has_no_city(returns: bool) -> None:
    nomad = {"cities": {}, "units": {"C8": "settler"}}
    match = given({}, nomad, round=2)

    idle(match, 3)
    assert (asked(match), table(match).round) == ((1, "act"), 3)
    when(match, *(["found", "end"] if returns else ["end"]))
    pass_on(match)

    assert match.over is not returns
