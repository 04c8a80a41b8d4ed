"""Game flow (CND-TRN)."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import oikumene
from oikumene import IllegalAnswer, Match
from oikumene.titles.dawn.cards import FOCUS, TYPES
from tests.titles.dawn.fights import seed_for
from tests.titles.dawn.given import asked, given, options, player, row, space, table, when

CAPITAL = "-4,4"
NO_BARBARIANS = {"B": "", "D": "", "I": ""}
ROW = ["early_empire", "astrology", "foreign_trade", "pottery", "masonry"]
VICTORY = ["explorer_aesthetic", "technophile_scholarly", "populous_preservationist"]


def pass_turn(match: Match) -> None:
    """A turn in which only the tech dial moves."""
    seat, _ = asked(match)
    when(match, "resolve astrology")
    while not match.over and asked(match) == (seat, "gain-card"):
        when(match, "done")


# Turns and rounds


@pytest.mark.rule("CND-TRN-01")
@pytest.mark.parametrize("first", [0, 1, 2])
def test_turns_go_clockwise_from_the_first_player(first: int) -> None:
    match = given({}, {}, {}, first=first, active=first, barbarians={"A": "", **NO_BARBARIANS})

    turns = []
    for _ in range(7):
        turns.append(asked(match))
        pass_turn(match)

    assert turns == [((first + n) % 3, "turn") for n in range(7)]


@pytest.mark.rule("CND-TRN-01")
def test_a_round_is_one_turn_of_every_player() -> None:
    match = given({}, {}, {}, first=1, active=1)

    rounds = []
    for _ in range(6):
        rounds.append(table(match).round)
        pass_turn(match)

    assert rounds == [1, 1, 1, 2, 2, 2]


# The event dial


@pytest.mark.rule("CND-TRN-02")
def test_the_dial_turns_before_each_turn_of_the_first_player_but_the_first() -> None:
    match = given({}, {}, {}, first=1, active=1, barbarians={"A": "", **NO_BARBARIANS})

    sections = []
    for _ in range(18):
        sections.append(table(match).dial)
        pass_turn(match)

    assert sections == [n for n in (0, 1, 2, 3, 4, 0) for _ in range(3)]


@pytest.mark.rule("CND-TRN-02")
def test_a_blank_section_does_nothing() -> None:
    around = ["-4,3", "-3,3", "-3,4", "-4,5", "-5,5", "-5,4"]
    match = given({"control": around}, {}, active=1, dial=0, barbarians={"D": ""})
    before = dict(table(match).barbarians)

    pass_turn(match)

    assert table(match).dial == 1
    assert table(match).barbarians == before
    assert asked(match) == (0, "turn")


@pytest.mark.rule("CND-TRN-02")
def test_barbarians_move_when_the_dial_says_so() -> None:
    east = {"direction": 0, "seed": seed_for(1)}
    match = given({}, {}, active=1, dial=1, barbarians={**NO_BARBARIANS, "D": "0,2"}, **east)

    pass_turn(match)

    assert table(match).barbarians["D"] == space(match, "1,2")


@pytest.mark.rule("CND-TRN-02")
def test_mature_cities_trade_when_the_dial_says_so() -> None:
    around = ["2,-6", "1,-5", "1,-7", "2,-7"]  # of the rival capital; the rest is water
    match = given({}, {"control": around}, active=1, dial=2)

    pass_turn(match)

    assert asked(match) == (1, "put-trade")
    when(match, "put pottery")
    assert asked(match) == (0, "turn")


@pytest.mark.rule("CND-TRN-02")
def test_barbarians_spawn_when_the_dial_says_so() -> None:
    match = given({}, {}, active=1, dial=4, barbarians=NO_BARBARIANS)

    pass_turn(match)

    assert table(match).dial == 0
    assert table(match).barbarians["D"] == space(match, "-1,-1")


# Victory


def about_to_win(seat: int, **told: Any) -> Match:
    """A seat has completed two victory cards, and a step of its dial completes the third."""
    nearly = {"leader": "rome", "agendas": ["explorer", "populous"], "dial": 23}
    players: list[dict[str, Any]] = [{"leader": "egypt"}, {"leader": "egypt"}]
    players[seat] = nearly
    return given(*players, victory=VICTORY, barbarians=NO_BARBARIANS, **told)


@pytest.mark.rule("CND-TRN-03")
def test_victory_is_checked_at_the_start_of_the_first_players_turn() -> None:
    match = about_to_win(0)

    pass_turn(match)
    assert player(match).agendas == ("explorer", "populous", "technophile")
    assert asked(match) == (1, "turn")  # not before everybody has had a turn
    pass_turn(match)

    assert match.over
    assert match.result is not None
    assert match.result.winners == [0]


@pytest.mark.rule("CND-TRN-03")
def test_the_check_comes_after_the_dial() -> None:
    match = about_to_win(1, active=1, dial=4)

    pass_turn(match)

    assert match.over
    assert table(match).dial == 0
    assert table(match).barbarians["D"] == space(match, "-1,-1")  # spawned before the end


@pytest.mark.rule("CND-TRN-03")
def test_without_a_winner_the_game_goes_on() -> None:
    match = given({"agendas": ["explorer", "populous"]}, {}, victory=VICTORY, active=1)

    pass_turn(match)

    assert asked(match) == (0, "turn")


# A player's turn


@pytest.mark.rule("CND-TRN-04")
def test_effects_of_the_start_of_a_turn_come_before_the_choice_of_a_card() -> None:
    match = given({"row": ROW}, {}, wonders={"hanging_gardens": CAPITAL})
    assert options(match) == [*(f"resolve {card}" for card in ROW), "use hanging_gardens"]

    when(match, "use hanging_gardens", "place -4,3")
    assert asked(match) == (0, "turn")
    when(match, "resolve early_empire")

    assert asked(match) == (0, "place-token")
    assert options(match, "use") == []


@pytest.mark.rule("CND-TRN-04")
def test_the_chosen_card_is_resolved_and_then_reset() -> None:
    match = given({"row": row("early_empire", 5)}, {})
    before = player(match).row[:]

    when(match, "resolve early_empire", "place -4,3")
    assert player(match).row == before
    when(match, "place -3,3")

    assert player(match).row == ["early_empire", *before[:4]]
    assert asked(match) == (1, "turn")


@pytest.mark.rule("CND-TRN-04")
def test_the_turn_ends_after_what_the_reset_triggers() -> None:
    barbarian = {**NO_BARBARIANS, "D": "-4,3"}
    aztec = {"leader": "aztec", "row": row("flight", 5)}
    match = given(aztec, {}, barbarians=barbarian)

    when(match, "resolve flight", "attack -4,3 barbarian", "put flight", "done")

    assert asked(match) == (0, "swap-cards")
    assert player(match).row[0] == "flight"
    when(match, "swap-cards flight early_empire")
    assert player(match).row.index("flight") == 1
    assert asked(match) == (1, "turn")


@pytest.mark.rule("CND-TRN-05")
def test_a_player_chooses_one_of_the_five_cards_and_cannot_pass() -> None:
    match = given({"row": ROW}, {})

    assert options(match) == [f"resolve {card}" for card in ROW]
    for answer in ("done", "pass", "resolve mathematics"):
        with pytest.raises(IllegalAnswer):
            when(match, answer)
    assert asked(match) == (0, "turn")


@pytest.mark.rule("CND-TRN-05")
def test_only_one_card_is_chosen() -> None:
    match = given({"row": ROW}, {})

    when(match, "resolve astrology")

    assert asked(match) == (1, "turn")


@pytest.mark.rule("CND-TRN-05")
def test_a_card_may_be_resolved_without_any_effect() -> None:
    match = given({"row": row("early_empire", 5)}, {})

    when(match, "resolve early_empire", "done")

    assert player(match).control == []
    assert player(match).row[0] == "early_empire"
    assert asked(match) == (1, "turn")


@pytest.mark.rule("CND-TRN-05")
def test_a_card_that_can_do_nothing_may_be_chosen_too() -> None:
    match = given({"row": row("masonry", 5)}, {}, barbarians=NO_BARBARIANS)

    when(match, "resolve masonry")

    assert player(match).row[0] == "masonry"
    assert asked(match) == (1, "turn")


# The reset


@pytest.mark.rule("CND-TRN-06")
@pytest.mark.parametrize(
    ("card", "after"),
    [
        ("astrology", ["astrology", "early_empire", "foreign_trade", "pottery", "masonry"]),
        ("foreign_trade", ["foreign_trade", "early_empire", "astrology", "pottery", "masonry"]),
        ("pottery", ["pottery", "early_empire", "astrology", "foreign_trade", "masonry"]),
        ("masonry", ["masonry", "early_empire", "astrology", "foreign_trade", "pottery"]),
    ],
)
def test_cards_in_lower_slots_move_up_and_those_in_higher_slots_stay(
    card: str, after: list[str]
) -> None:
    match = given({"row": ROW}, {}, barbarians=NO_BARBARIANS)

    when(match, f"resolve {card}")
    while asked(match)[0] == 0:
        when(match, options(match)[-1])  # without any effect

    assert player(match).row == after


@pytest.mark.rule("CND-TRN-07")
def test_the_reset_of_a_card_in_slot_one_changes_nothing() -> None:
    match = given({"row": ROW, "trade": {"astrology": 2}}, {})

    when(match, "resolve early_empire", "done")

    assert player(match).row == ROW
    assert player(match).trade == [0, 2, 0, 0, 0]


@pytest.mark.rule("CND-TRN-08")
def test_tokens_stay_on_their_cards() -> None:
    america = {
        "leader": "america",
        "row": ROW,
        "trade": {"astrology": 1, "foreign_trade": 2, "masonry": 3},
        "tokens": {"brussels": "pottery", "grand_mesa": "early_empire"},
    }
    match = given(america, {}, barbarians=NO_BARBARIANS)

    when(match, "resolve pottery", "done")

    assert player(match).row == ["pottery", "early_empire", "astrology", "foreign_trade", "masonry"]
    assert player(match).trade == [0, 0, 1, 2, 3]
    assert player(match).tokens == {"brussels": "pottery", "grand_mesa": "early_empire"}


@pytest.mark.rule("CND-TRN-08")
def test_tokens_move_with_the_card_that_is_reset() -> None:
    mine = {"row": ROW, "trade": {"masonry": 3, "early_empire": 1}, "control": ["-4,3"]}
    match = given(mine, {}, barbarians=NO_BARBARIANS)

    when(match, "resolve masonry", "done")

    assert player(match).row[:2] == ["masonry", "early_empire"]
    assert player(match).trade == [3, 1, 0, 0, 0]


@pytest.mark.rule("CND-TRN-09")
def test_the_row_holds_one_card_of_each_type() -> None:
    match, rng = oikumene.start("dawn", 2, 5, {"first_game_map": True}), Random(5)

    while table(match).round < 40 and not match.over:
        assert match.decision is not None
        match.answer(rng.choice(match.decision.options))
        for p in table(match).players:
            if "oxford_university" not in table(match).sites:
                assert sorted(FOCUS[card].type for card in p.row) == sorted(TYPES)

    assert any(FOCUS[card].level > 1 for p in table(match).players for card in p.row)
