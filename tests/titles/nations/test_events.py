"""Resolution step 4: the rules that all events share (the single events: effects/)."""

from typing import Any

import pytest

import oikumene
from oikumene.engine.match import Match
from oikumene.titles.nations.cards import EVENTS
from tests.titles.nations.effects.resolving import each, having
from tests.titles.nations.given import asked, given, goods, nation, options, table, when


def the_events(event: str, *nations: dict[str, Any], **words: Any) -> Match:
    """Both events of a card, and what follows, in the first round of its age."""
    round_ = 2 * int(event.split("_")[1]) - 1
    return given(*nations, phase="event-top", event=event, round=round_, **words)


# Both events of a card


@pytest.mark.rule("NAT-EVT-01")
def test_the_upper_event_comes_first() -> None:
    """The food of Bread and Games pays for Christianity."""
    match = the_events(
        "event_1_bread_and_games", having(stability=1, food=1), having(food=1, books=0)
    )

    assert asked(match) == (0, "event-offer")
    assert goods(match)["food"] == 4


@pytest.mark.rule("NAT-EVT-01")
def test_the_upper_event_is_done_completely_before_the_lower_one() -> None:
    """Nobody loses books to the Caste System while the Ecological Collapse goes on."""
    nations = having(0, 1, food=9, books=5), having(food=9, books=5), having(food=9, books=5)
    match = the_events("event_2_ecological_collapse", *nations)

    when(match, "go-last", "go-last")
    assert asked(match) == (0, "choose-loss")
    assert each(match, "books") == [5, 5, 5]
    when(match, "pay food 2")

    assert each(match, "books") == [5, 1, 1]


@pytest.mark.rule("NAT-EVT-02")
def test_the_lower_event_judges_ranks_anew() -> None:
    """The Black Death takes an Axeman: now the Hoplite is stronger, and finds Prester John."""
    axemen, hoplite = having(4, food=9), having(cards={"hoplite": 1}, area=1, food=9)
    match = the_events("event_2_black_death", axemen, hoplite)

    when(match, "return area food")

    assert [n.strength for n in table(match).nations] == [2, 3]
    assert each(match, "books") == [0, 3]


@pytest.mark.rule("NAT-EVT-03", "NAT-EVT-11")
def test_equals_suffer_together_and_gain_nothing() -> None:
    """Attila robs both; the Zoroastrian Revival has nobody to choose."""
    twin = having(2, 1, gold=5, food=9, stone=5)

    match = the_events("event_1_attila", twin, twin)

    assert asked(match)[1] == "growth"  # the next question is one of the next round
    assert each(match, "gold") == [2, 2]
    assert each(match, "stone") == [5, 5]
    assert each(match, "food") == [6, 6]  # famine 3


@pytest.mark.rule("NAT-EVT-13")
def test_the_card_leaves_the_game_at_the_end_of_the_round() -> None:
    match = the_events("event_1_attila", having(food=9), having(food=9))

    s = table(match)
    assert s.event == ""
    assert "event_1_attila" in s.removed
    assert "event_1_attila" not in s.event_deck
    assert len(s.event_deck) == 11


@pytest.mark.rule("NAT-EVT-13")
def test_no_event_card_is_used_twice_in_a_game() -> None:
    match = oikumene.start("nations", seats=2, seed=5)
    while match.decision is not None:
        match.answer("pass" if match.decision.ask == "turn" else match.decision.options[0])

    revealed = [entry.args["event"] for entry in match.journal() if entry.key == "event"]
    assert len(revealed) == 8
    assert len(set(revealed)) == 8
    s = table(match)
    used = [card for card in (*s.removed, *s.undrawn) if card in EVENTS]
    assert sorted(used + s.event_deck) == sorted(EVENTS)


# Order


@pytest.mark.rule("NAT-EVT-12", "NAT-EVT-04")
def test_a_new_order_holds_in_the_famine_and_in_the_next_round() -> None:
    hungry = {"gold": 5, "food": 0, "stone": 5, "books": 0}
    match = given(
        having(0, 0, food_track=4, **hungry),
        having(0, 1, food_track=4, **hungry),
        having(0, 0, food_track=4, **hungry),
        phase="event-bottom",
        event="event_1_yellow_turban_rebellion",
        order=[2, 0, 1],
    )

    assert table(match).order == [1, 2, 0]
    seats = []
    while match.decision is not None and match.decision.ask == "lose-anything":
        seats.append(match.decision.seat)
        when(match, "pay stone 2")
    assert seats == [0, 2, 1]  # last first
    assert each(match, "stone") == [3, 3, 3]
    assert asked(match) == (0, "growth")
    when(match, "bonus food", "bonus food", "bonus food")
    assert asked(match) == (1, "turn")


# Choices


@pytest.mark.rule("NAT-EVT-05", "NAT-EX-12")
def test_all_choose_last_player_first_and_only_then_the_order_changes() -> None:
    china, persia, rome = 0, 1, 2
    match = the_events(
        "event_2_ecological_collapse",
        {"nation": "china", "food": 9, "books": 9},
        {"nation": "persia", "food": 9, "books": 9},
        {"nation": "rome", "food": 9, "books": 9},
    )

    assert asked(match) == (rome, "choose-loss")
    when(match, "pay food 2")
    assert asked(match) == (persia, "choose-loss")
    when(match, "go-last")
    assert table(match).order == [china, persia, rome]
    assert asked(match) == (china, "choose-loss")
    when(match, "go-last")

    assert table(match).order == [rome, china, persia]


@pytest.mark.rule("NAT-EVT-06")
def test_a_worker_lost_can_be_any_and_goes_where_its_nation_likes() -> None:
    worker = having(2, 1, area=1, food_track=3, stability_track=3, food=9)
    match = the_events("event_2_black_death", worker, having(food=9))

    assert options(match) == [
        "return area food",
        "return area stability",
        "return start_axeman food",
        "return start_axeman stability",
        "return start_caravan food",
        "return start_caravan stability",
    ]
    when(match, "return start_axeman stability")

    n = nation(match)
    assert [n.area, n.food_track, n.stability_track] == [1, 3, 4]
    assert [n.strength, n.stability] == [0, 1]


@pytest.mark.rule("NAT-EVT-08")
def test_a_card_that_offers_losses_closes_what_cannot_be_lost_in_full() -> None:
    """Titanic: 4 gold or all Advisors. Seat 1 lacks a gold, seat 2 an Advisor and gold."""
    builder = having(0, 1, construction="titanic", sections=2, stone=2, gold=4, advisor="alhazen")
    match = given(
        builder,
        having(advisor="augustus", gold=3),
        having(gold=1, books=5, vp=5),
        round=7,
        architects=1,
    )

    when(match, "hire board")

    assert asked(match) == (0, "choose-loss")
    assert options(match) == ["lose gold 4", "remove-advisors"]
    when(match, "lose gold 4")

    assert [n.advisors for n in table(match).nations] == [["alhazen"], [], []]
    assert each(match, "gold") == [0, 3, 0]
    assert [goods(match, 2)["books"], goods(match, 2)["vp"]] == [2, 4]


# What was bought this round


@pytest.mark.rule("NAT-EVT-14")
def test_a_colony_bought_and_lost_again_counts_for_its_buyer_alone() -> None:
    """Macedonia takes the only space from Nubia: two Colonies bought, 10 gold from Magellan."""
    conqueror = {
        "nation": "china",
        "side": "B",
        "cards": {"conscript": 2, "start_pagoda": 1},
        "area": 0,
        "gold": 9,
        "food": 9,
    }
    match = given(
        conqueror,
        {"passed": 1, "gold": 6, "food": 9},
        board=[["nubia", "macedonia"]],
        round=5,
        event="event_3_magellan_s_expedition",
    )

    when(match, "buy nubia", "end", "buy macedonia", "end", "pass")

    assert nation(match).colonies == ["macedonia"]
    assert each(match, "gold") == [9 - 2 + 10, 6 - 2]  # the second pays the Papal Indulgence


@pytest.mark.rule("NAT-EVT-14")
def test_a_golden_age_bought_for_nothing_counts() -> None:
    """Galileo brings the Clocks: the only Golden Age of the round, 4 books from Stupor Mundi."""
    patron = having(advisor="galileo_galilei", gold=3, food_track=4)
    match = given(
        patron,
        having(passed=1, food_track=4),
        board=[["clocks"]],
        round=5,
        event="event_2_stupor_mundi",
    )

    when(match, "use galileo_galilei", "gain stone")

    assert each(match, "books") == [2 + 4, 0]  # he produces 2 himself
