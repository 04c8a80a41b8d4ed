"""The round and its Maintenance phase (NAT-RND, NAT-MNT)."""

from __future__ import annotations

import pytest

import oikumene
from oikumene.engine.match import Match
from oikumene.titles.nations.cards import CARDS, EVENTS, TILES
from oikumene.titles.nations.state import NOBODY
from tests.titles.nations.given import (
    asked,
    everybody_passes,
    given,
    goods,
    nation,
    options,
    refused,
    table,
    when,
)

# Famine 0, and of no effect while nobody has an age II Advisor or the most stability.
QUIET = "event_2_imperial_examination"


def idly(match: Match) -> None:
    """Answer the open decision as a nation would that never does anything."""
    _, ask = asked(match)
    idle = {"growth": "bonus food", "turn": "pass"}
    match.answer(idle.get(ask, options(match)[0]))


def steps(match: Match) -> list[str]:
    """The steps of the round as the journal tells them."""
    told = [str(e.args.get("phase", e.key)) for e in match.journal()]
    headings = {
        "round", "growth-bonus", "event", "architects", "phase:action", "passed",
        "phase:production", "order", "phase:war", "event-resolves", "famine", "phase:books",
    }  # fmt: skip
    return [step for step in told if step in headings]


# The round


@pytest.mark.rule("NAT-RND-01", "NAT-RND-07")
def test_a_game_has_four_ages_of_two_rounds() -> None:
    match = oikumene.start("nations", seats=2, seed=5)
    ages = {}

    while not match.over:
        ages[table(match).round] = table(match).age
        idly(match)

    assert ages == {1: 1, 2: 1, 3: 2, 4: 2, 5: 3, 6: 3, 7: 4, 8: 4}
    assert steps(match).count("phase:books") == 4


@pytest.mark.rule("NAT-RND-02", "NAT-RND-03", "NAT-RND-05")
def test_a_b_round_runs_maintenance_action_resolution_step_by_step() -> None:
    match = given(
        {},
        {},
        phase="begin-round",
        round=1,
        deck=["warring_states"],
        event_deck=["event_1_taoism"],
    )
    assert table(match).board[0] == "warring_states", "the cards come before growth"

    when(match, "bonus gold", "bonus gold", "buy warring_states")
    everybody_passes(match)

    assert steps(match) == [
        *("round", "growth-bonus", "growth-bonus", "event", "architects"),
        *("phase:action", "passed", "passed"),
        *("phase:production", "order", "phase:war"),
        *("event-resolves", "event-resolves", "famine", "phase:books"),
        "round",
    ]


@pytest.mark.rule("NAT-RND-05")
def test_an_a_round_scores_no_books() -> None:
    match = given({"books": 9}, {"books": 0}, round=3, event=QUIET)

    everybody_passes(match)

    assert table(match).round == 4
    assert steps(match)[-2:] == ["famine", "round"]
    assert goods(match)["vp"] == 7


@pytest.mark.rule("NAT-RND-04")
def test_nations_take_turns_of_one_action_until_all_have_passed() -> None:
    match = given({"area": 2}, {"area": 2}, {"area": 2}, round=3, event=QUIET)
    turns = []

    for answer in ("deploy start_farm", "pass", "pass", "deploy start_farm", "pass"):
        turns.append(asked(match)[0])
        when(match, answer)
        if asked(match)[1] == "end-turn":
            when(match, "end")

    assert turns == [0, 1, 2, 0, 0]
    assert table(match).round == 4


@pytest.mark.rule("NAT-RND-06", "NAT-MNT-17")
def test_the_end_of_the_round_clears_the_table() -> None:
    match = given(
        {
            "wonders": ["petra"],
            "advisor": "marie_curie",
            "used": ["petra"],
            "private": {"marie_curie": 2},
            "passed": 1,
            "turns": 3,
            "bought": ["nubia"],
            "lacked": ["food"],
            "lost_to_war": [1, 0, 0, 0, 1],
        },
        {},
        phase="end-round",
        round=3,
        event="event_2_feudal_dues",
        architects=2,
        war_strength=5,
        war_buyer=0,
    )

    s, n = table(match), nation(match)
    assert (s.round, s.architects, s.war_strength, s.war_buyer) == (4, 0, NOBODY, NOBODY)
    assert s.event == ""
    assert list(s.removed) == ["event_2_feudal_dues"]
    assert "feudal_dues" not in s.in_play
    assert not any((n.used, n.private, n.bought, n.lacked, n.passed, n.turns))
    assert not any(n.lost_to_war)


@pytest.mark.rule("NAT-RND-06")
def test_this_round_effects_of_cards_end_with_the_round() -> None:
    match = given(
        {"construction": "versailles", "sections": 2, "stone": 1},
        {},
        round=3,
        event=QUIET,
        architects=1,
    )
    when(match, "hire board")
    assert nation(match).seems_in_revolt

    everybody_passes(match)

    assert table(match).round == 4
    assert not nation(match).seems_in_revolt


# Maintenance: round marker and Progress cards


@pytest.mark.rule("NAT-MNT-01", "NAT-MNT-02")
def test_round_one_begins_with_growth_on_the_board_as_it_was_filled() -> None:
    match = oikumene.start("nations", seats=3, seed=2)

    s = table(match)
    assert asked(match)[1] == "growth"
    assert s.round == 1
    assert list(s.removed) == []
    assert all(s.board)
    assert len(s.deck) == 36 - len(s.board)


@pytest.mark.rule("NAT-MNT-01")
def test_the_round_marker_moves_on_by_one() -> None:
    match = given({}, {}, phase="begin-round", round=3)

    assert table(match).round == 4


@pytest.mark.rule("NAT-MNT-02", "NAT-MNT-03", "NAT-MNT-04", "NAT-MNT-07")
def test_rows_one_and_two_go_and_row_three_moves_down_packed_to_the_left() -> None:
    match = given(
        {},
        {},
        phase="begin-round",
        round=1,
        board=[
            ["forum", "", "", "nubia"],
            ["", "synagogue", "", ""],
            ["", "brewery", "", "chariot"],
        ],
    )

    s = table(match)
    assert list(s.removed) == ["forum", "nubia", "synagogue"]
    assert s.board[:2] == ["brewery", "chariot"]
    assert len(s.board) == 12
    assert all(s.board)
    assert not set(s.removed) & {*s.board, *s.deck}
    assert len(s.deck) == 36 - 3 - 12


@pytest.mark.rule("NAT-MNT-05")
def test_the_board_is_filled_from_row_one_to_row_three_left_to_right() -> None:
    deck = ["forum", "lyceum", "nubia", "israel", "aeneid", "macedonia", "lighthouse", "ziggurat"]
    old = [[], [], ["", "brewery"]]

    short = given({}, {}, phase="begin-round", round=1, deck=deck[:4], board=old)
    longer = given({}, {}, phase="begin-round", round=1, deck=deck, board=old)

    assert table(short).board[0] == table(longer).board[0] == "brewery"
    assert [bool(card) for card in table(short).board] == [True] * 5 + [False] * 7
    assert [bool(card) for card in table(longer).board] == [True] * 9 + [False] * 3


@pytest.mark.rule("NAT-MNT-04", "NAT-MNT-06")
def test_a_new_age_brings_its_own_deck_and_the_old_one_leaves_the_game() -> None:
    match = given(
        {},
        {},
        phase="begin-round",
        round=2,
        deck=["forum", "nubia"],
        board=[["israel"], ["macedonia"], ["", "brewery"]],
        event_deck=["event_1_taoism"],
    )

    s = table(match)
    assert list(s.undrawn) == ["forum", "nubia", "event_1_taoism"]
    assert list(s.removed) == ["israel", "macedonia"]
    assert s.board[0] == "brewery"
    assert {CARDS[card].age for card in s.board[1:]} == {2}
    assert {CARDS[card].age for card in s.deck} == {2}
    assert {EVENTS[event].age for event in s.event_deck} == {2}


@pytest.mark.rule("NAT-MNT-06")
def test_a_card_of_the_old_age_is_still_for_sale_at_the_price_of_row_one() -> None:
    match = given(
        {"gold": 1},
        {},
        phase="begin-round",
        round=2,
        board=[[], [], ["brewery"]],
        event_deck=[],
    )
    when(match, "bonus food", "bonus food")

    when(match, "buy brewery", "replace start_farm")

    assert "brewery" in nation(match).cards
    assert goods(match)["gold"] == 0


# Growth


@pytest.mark.rule("NAT-MNT-08")
def test_growth_goes_in_reverse_order() -> None:
    match = given({}, {}, {}, phase="growth", order=[1, 2, 0])
    seats = []

    for _ in range(3):
        seats.append(asked(match))
        when(match, "bonus gold")

    assert seats == [(0, "growth"), (2, "growth"), (1, "growth")]
    assert asked(match) == (1, "turn")


@pytest.mark.rule("NAT-MNT-08", "NAT-MNT-09")
@pytest.mark.parametrize(
    ("section", "food_track", "stability_track", "stability"),
    [("food", 3, 4, 0), ("stability", 4, 3, -3)],
)
def test_a_growth_worker_comes_from_the_chosen_section_instead_of_goods(
    section: str, food_track: int, stability_track: int, stability: int
) -> None:
    match = given({}, {}, phase="growth", order=[1, 0])
    before = goods(match)

    when(match, f"take {section}")

    n = nation(match)
    assert (n.area, n.food_track, n.stability_track) == (6, food_track, stability_track)
    assert n.stability == stability
    assert goods(match) == before


@pytest.mark.rule("NAT-MNT-09", "NAT-MNT-12")
def test_with_an_empty_track_growth_must_be_the_bonus() -> None:
    match = given({"food_track": 0, "stability_track": 0}, {}, phase="growth", order=[1, 0])

    assert options(match) == ["bonus food", "bonus stone", "bonus gold"]
    assert refused(match) == {"take food": "NAT-WRK-08", "take stability": "NAT-WRK-08"}


@pytest.mark.rule("NAT-MNT-09")
def test_a_worker_beside_the_track_is_the_one_to_take() -> None:
    match = given({"beside": 1, "area": 4}, {}, phase="growth", order=[1, 0])

    when(match, "take beside")

    n = nation(match)
    assert (n.beside, n.area, n.food_track, n.stability_track) == (0, 5, 4, 4)


@pytest.mark.rule("NAT-MNT-10")
@pytest.mark.parametrize(
    ("difficulty", "bonus"), [("chieftain", 4), ("prince", 3), ("king", 2), ("emperor", 1)]
)
@pytest.mark.parametrize("good", ["food", "stone", "gold"])
def test_the_growth_bonus_depends_on_the_level(difficulty: str, bonus: int, good: str) -> None:
    match = given({"difficulty": difficulty}, {}, phase="growth", order=[1, 0])
    before = goods(match)

    when(match, f"bonus {good}")

    assert goods(match) == before | {good: before[good] + bonus}
    assert nation(match).area == 5


@pytest.mark.rule("NAT-MNT-11", "NAT-MNT-12")
def test_growth_is_a_worker_or_one_good_and_never_books_or_nothing() -> None:
    match = given({}, {}, phase="growth")

    assert options(match) == [
        "take food", "take stability", "bonus food", "bonus stone", "bonus gold",
    ]  # fmt: skip


# The new event


@pytest.mark.rule("NAT-MNT-13")
def test_a_new_event_card_of_the_age_is_turned_up_after_growth() -> None:
    match = given({}, {}, phase="end-round", round=2)
    assert (asked(match)[1], table(match).event) == ("growth", "")
    before = set(table(match).event_deck)

    when(match, "bonus food", "bonus food")

    s = table(match)
    assert asked(match) == (0, "turn")
    assert EVENTS[s.event].age == 2
    assert before - set(s.event_deck) == {s.event}


@pytest.mark.rule("NAT-MNT-13")
def test_the_event_happens_only_in_resolution() -> None:
    match = given({"books": 5}, {}, phase="event", event_deck=["event_1_taoism"])
    assert table(match).event == "event_1_taoism"

    when(match, "pass")
    assert goods(match)["books"] == 5, "the books for passing first come later"
    everybody_passes(match)

    assert goods(match)["books"] == 5 + 3


@pytest.mark.rule("NAT-MNT-19", "NAT-RND-06")
def test_feudal_dues_skips_this_rounds_order_step_and_no_later_one() -> None:
    strong = {"cards": {"start_axeman": 1}, "area": 0, "food": 30}
    match = given(
        {"food": 30},
        strong,
        phase="event",
        round=3,
        event_deck=["event_2_feudal_dues"],
    )
    assert table(match).event == "event_2_feudal_dues"

    everybody_passes(match)
    assert (table(match).round, table(match).order) == (4, [0, 1])
    table(match).event_deck = [QUIET]  # what the next round turns up is left to chance otherwise
    when(match, "bonus food", "bonus food")
    everybody_passes(match)

    assert (table(match).round, table(match).order) == (5, [1, 0])


# Architects


@pytest.mark.rule("NAT-MNT-14", "NAT-MNT-15")
@pytest.mark.parametrize(("seats", "public"), [(2, 1), (3, 2), (4, 2), (5, 3)])
@pytest.mark.parametrize(
    ("event", "printed"), [("event_1_rigveda", 0), ("event_1_taoism", 1), ("event_1_attila", 2)]
)
def test_public_architects_by_players_and_event(
    seats: int, public: int, event: str, printed: int
) -> None:
    match = given(*[{}] * seats, phase="architects", event=event, architects=4)

    assert table(match).architects == public + printed


@pytest.mark.rule("NAT-MNT-14", "NAT-MNT-15")
def test_alone_there_are_only_the_architects_of_the_tile() -> None:
    tile = next(tile for tile in TILES.values() if tile.age == 1 and tile.architects)

    match = given({}, phase="architects", event=tile.id, architects=4)

    assert table(match).architects == tile.architects


@pytest.mark.rule("NAT-MNT-16")
def test_cards_and_boards_receive_their_private_architects() -> None:
    match = given(
        {"nation": "egypt", "side": "B", "advisor": "marie_curie", "wonders": ["alhambra"]},
        {"advisor": "archimedes"},
        phase="architects",
    )

    assert nation(match, 0).private == {"egypt_B": 1, "marie_curie": 2, "alhambra": 1}
    assert nation(match, 1).private == {"archimedes": 1}


@pytest.mark.rule("NAT-MNT-17")
def test_unused_architects_do_not_pile_up() -> None:
    match = given(
        {"advisor": "marie_curie", "private": {"marie_curie": 2}},
        {},
        round=3,
        event=QUIET,
        architects=4,
        event_deck=["event_2_peace_of_god"],
    )

    everybody_passes(match)
    when(match, "bonus food", "bonus food")

    assert table(match).architects == 1
    assert nation(match).private == {"marie_curie": 2}


@pytest.mark.rule("NAT-MNT-18")
def test_a_card_bought_in_mid_round_brings_its_architects_at_once() -> None:
    match = given(
        {"gold": 2, "construction": "colosseum", "stone": 4},
        {},
        board=[["archimedes"]],
        architects=0,
    )
    assert "hire board" in refused(match)

    when(match, "buy archimedes", "pass")

    assert nation(match).private == {"archimedes": 1}
    assert "hire archimedes" in options(match)


@pytest.mark.rule("NAT-MNT-18")
def test_a_wonder_ready_in_mid_round_brings_its_architects_at_once() -> None:
    match = given(
        {"construction": "alhambra", "sections": 1, "stone": 1},
        {},
        architects=1,
    )

    when(match, "hire board")

    assert nation(match).private == {"alhambra": 1}
