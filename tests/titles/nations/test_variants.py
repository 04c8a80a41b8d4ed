"""Variants of the table, and rulings of their own (NAT-VAR, NAT-AMB)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Any

import pytest

import oikumene
from oikumene.titles.nations.cards import CARDS, PROGRESS
from oikumene.titles.nations.production import production_of
from oikumene.titles.nations.scoring import score_sheet
from tests.titles.nations.given import (
    asked,
    given,
    goods,
    nation,
    options,
    refused,
    table,
    when,
)

EASIER: dict[str, Any] = {"phase": "first-worker", "options": {"easier_game": True}}
FINLAND = "grand_duchy_of_finland"


def kinds(cards: Iterable[str]) -> Counter[str]:
    """How many cards there are of each type."""
    return Counter(CARDS[card].kind for card in cards)


# Competitive decks


@pytest.mark.parametrize("age", [1, 2, 3, 4])
@pytest.mark.rule("NAT-VAR-06")
def test_competitive_decks_exchange_cards_of_the_same_type(age: int) -> None:
    match = given(
        {}, {}, {}, phase="growth", round=2 * age - 1, options={"level": "competitive"}, seed=3
    )

    deck = table(match).deck
    basic = [card.id for card in PROGRESS.values() if (card.age, card.level) == (age, "basic")]
    assert kinds(deck) == kinds(basic)
    assert len({*deck}) == len(deck) == 36
    assert {CARDS[card].age for card in deck} == {age}
    assert kinds({*deck} - {*basic}) == {
        "building": 4, "military": 2, "colony": 2, "war": 2, "battle": 2, "golden_age": 2,
        "wonder": 2, "advisor": 2,
    }  # fmt: skip


@pytest.mark.rule("NAT-VAR-06")
def test_a_competitive_match_is_played_with_such_a_deck() -> None:
    s = table(oikumene.start("nations", seats=3, seed=1, options={"level": "competitive"}))

    levels = Counter(CARDS[card].level for card in [*s.board, *s.deck])
    assert levels["basic"] == 18
    assert levels.total() == 36
    assert oikumene.start("nations", seats=3, seed=1).settings["level"] == "basic"


# Short game


@pytest.mark.parametrize(("ages", "last"), [(1, 2), (2, 4), (3, 6), (4, 8)])
@pytest.mark.rule("NAT-VAR-07")
def test_a_short_game_is_scored_at_the_end_of_its_last_age(ages: int, last: int) -> None:
    """The books of the age score, then 10 VP and 20 + 8 goods decide."""
    fed = {"vp": 10, "gold": 0, "food": 20, "stone": 0, "area": 0}
    match = given(
        {**fed, "books": 8}, {**fed, "books": 7}, phase="books", round=last,
        options={"ages": ages},
    )  # fmt: skip

    assert match.over
    assert match.result is not None
    assert match.result.scores == [10 + 1 + 2, 10 + 2]


@pytest.mark.parametrize(("ages", "round_"), [(2, 2), (2, 3), (3, 4), (3, 5)])
@pytest.mark.rule("NAT-VAR-07")
def test_before_its_last_age_a_short_game_goes_on_normally(ages: int, round_: int) -> None:
    match = given({}, {}, phase="end-round", round=round_, options={"ages": ages})

    assert asked(match) == (1, "growth")
    assert table(match).round == round_ + 1


# Easier game


@pytest.mark.rule("NAT-VAR-08")
def test_each_nation_begins_with_a_worker_from_the_section_of_its_choice() -> None:
    match = given({}, {}, **EASIER)
    assert asked(match) == (1, "first-worker")
    assert options(match) == ["take food", "take stability"]

    when(match, "take food", "take stability")

    assert asked(match) == (1, "growth")
    assert [n.area for n in table(match).nations] == [6, 6]
    first, second = table(match).nations
    assert (first.food_track, first.stability_track) == (4, 3)
    assert (second.food_track, second.stability_track) == (3, 4)


@pytest.mark.rule("NAT-VAR-08")
def test_the_extra_worker_costs_neither_food_nor_stability() -> None:
    match = given({}, {}, **EASIER)

    when(match, "take food", "take stability")

    for n in table(match).nations:
        assert production_of(table(match), n) == (0, 0, 0, 0)
        assert n.stability == 0


@pytest.mark.rule("NAT-VAR-08")
def test_the_next_workers_cost_as_always() -> None:
    match = given({}, {}, **EASIER)

    when(match, "take food", "take stability", "take food", "take stability")

    assert production_of(table(match), nation(match, 1)) == (0, -3, 0, 0)
    assert nation(match).stability == -3


@pytest.mark.rule("NAT-VAR-08")
def test_nobody_begins_with_one_unless_the_table_wants_it() -> None:
    match = oikumene.start("nations", seats=2, seed=1)
    easier = oikumene.start("nations", seats=2, seed=1, options={"easier_game": True})

    assert asked(match)[1] == "growth"
    assert asked(easier)[1] == "first-worker"


@pytest.mark.parametrize("section", ["food", "stability"])
@pytest.mark.rule("NAT-VAR-09")
def test_the_free_space_cannot_be_refilled(section: str) -> None:
    """The Assyrian Deportations send a worker back: it finds no place and stands beside."""
    match = given({}, {}, event_deck=["event_1_assyrian_deportations"], **EASIER)

    when(match, f"take {section}", f"take {section}", "bonus food", "bonus food", "pass", "pass")

    assert asked(match)[1] == "growth"
    for n in table(match).nations:
        assert (n.area, n.beside) == (5, 1)
        assert n.food_track + n.stability_track == 7
        assert production_of(table(match), n) == (0, 0, 0, 0)
        assert n.stability == 0


# The promo card


@pytest.mark.parametrize(
    ("wanted", "age", "there"), [(True, 4, True), (True, 3, False), (False, 4, False)]
)
@pytest.mark.rule("NAT-VAR-11")
def test_the_promo_card_is_in_the_last_deck_if_the_table_wants_it(
    wanted: bool, age: int, there: bool
) -> None:
    match = given({}, {}, phase="growth", round=2 * age - 1, options={"promo_finland": wanted})

    assert (FINLAND in table(match).deck) is there


@pytest.mark.parametrize(("axemen", "allowed"), [(10, False), (11, True)])
@pytest.mark.rule("NAT-VAR-11")
def test_finland_needs_21_strength(axemen: int, allowed: bool) -> None:
    match = given(
        {"area": 0, "food_track": 0, "stability_track": 0, "cards": {"start_axeman": axemen}},
        {}, board=[[FINLAND]], round=7,
    )  # fmt: skip

    assert (f"buy {FINLAND}" in options(match)) is allowed
    assert (refused(match).get(f"buy {FINLAND}") == "NAT-COL-01") is not allowed


@pytest.mark.rule("NAT-VAR-11")
def test_finland_gives_5_stone_and_2_vp() -> None:
    match = given({"colonies": [FINLAND]}, {}, phase="growth", round=7)

    assert production_of(table(match), nation(match)) == (0, 0, 5, 0)
    assert score_sheet(table(match), nation(match))["colonies"] == 2


@pytest.mark.rule("NAT-VAR-11")
def test_finland_skips_a_turn_without_passing_once_per_round() -> None:
    match = given({"colonies": [FINLAND]}, {}, round=7)
    before = goods(match)

    when(match, f"use {FINLAND}")
    assert asked(match) == (1, "turn")
    assert nation(match).passed == 0
    assert goods(match) == before

    when(match, "pass")
    assert asked(match) == (0, "turn")
    assert nation(match, 1).passed == 1
    assert refused(match)[f"use {FINLAND}"] == "NAT-SPA-01"


# A ruling


@pytest.mark.rule("NAT-AMB-17")
def test_the_stability_of_a_covered_wonder_ends_at_once() -> None:
    match = given(
        {
            "wonders": ["the_oracle", "krak_des_chevaliers"], "stone": 9,
            "construction": "alhambra", "sections": 1,
        },
        {}, architects=1,
    )  # fmt: skip
    assert (nation(match).strength, nation(match).stability) == (6, 2)

    when(match, "hire board", "cover the_oracle")
    assert (nation(match).strength, nation(match).stability) == (6, 0)


@pytest.mark.rule("NAT-AMB-17")
def test_the_strength_of_a_covered_wonder_ends_at_once() -> None:
    match = given(
        {
            "wonders": ["the_oracle", "krak_des_chevaliers"], "stone": 9,
            "construction": "alhambra", "sections": 1,
        },
        {}, architects=1,
    )  # fmt: skip

    when(match, "hire board", "cover krak_des_chevaliers")

    assert (nation(match).strength, nation(match).stability) == (0, 2)


@pytest.mark.parametrize(
    ("old", "before", "after"), [("macedonia", (6, 3), (4, 3)), ("tibet", (6, 3), (6, 0))]
)
@pytest.mark.rule("NAT-AMB-17")
def test_the_tracks_of_a_replaced_colony_end_at_once(
    old: str, before: tuple[int, int], after: tuple[int, int]
) -> None:
    match = given(
        {"area": 3, "cards": {"start_axeman": 2}, "colonies": ["macedonia", "tibet"]},
        {}, board=[["nubia"]],
    )  # fmt: skip
    assert (nation(match).strength, nation(match).stability) == before

    when(match, "buy nubia", f"replace {old}")

    assert (nation(match).strength, nation(match).stability) == after


@pytest.mark.parametrize(
    ("old", "before"), [("abu_bakr", (2, 0)), ("buddha", (0, 3)), ("marie_antoinette", (0, -3))]
)
@pytest.mark.rule("NAT-AMB-17")
def test_the_tracks_of_a_replaced_advisor_end_at_once(old: str, before: tuple[int, int]) -> None:
    match = given({"advisor": old, "turns": 1}, {}, board=[["hatshepsut"]])
    assert (nation(match).strength, nation(match).stability) == before

    when(match, "buy hatshepsut")

    assert (nation(match).strength, nation(match).stability) == (0, 0)
