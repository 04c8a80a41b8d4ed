"""Progress cards that are used up: Wars, Battles, Golden Ages (NAT-WAR, NAT-BAT, NAT-GA)."""

from __future__ import annotations

from typing import Any

import pytest

from oikumene.titles.nations.tracks import strength_of
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


# Wars (NAT-WAR)


@pytest.mark.rule("NAT-WAR-01", "NAT-WAR-02")
def test_any_nation_may_buy_the_one_war_of_the_round() -> None:
    soldier = {"cards": {"hoplite": 1}, "area": 0, "books": 9}
    match = given(
        {"books": 9},
        soldier,
        board=[["warring_states"], [], ["hundred_years_war"]],
        round=3,
        event=QUIET,
    )
    when(match, "deploy start_farm", "end")
    assert {"buy warring_states", "buy hundred_years_war"} <= set(options(match))

    when(match, "buy warring_states", "end")
    assert refused(match)["buy hundred_years_war"] == "NAT-WAR-02", "nor another nation"
    when(match, "pass")
    assert refused(match)["buy hundred_years_war"] == "NAT-WAR-02", "nor the same one"
    when(match, "pass", "bonus gold", "bonus gold")

    assert table(match).round == 4
    assert "buy hundred_years_war" in options(match)


@pytest.mark.rule("NAT-WAR-03")
@pytest.mark.parametrize(("workers", "strength"), [(0, 0), (1, 14), (3, 40)])
def test_the_war_has_the_buyers_strength_as_far_as_it_counts(workers: int, strength: int) -> None:
    match = given(
        {"cards": {"dreadnought": workers}, "area": 1}, {"area": 1}, board=[["warring_states"]]
    )

    when(match, "buy warring_states")

    assert (table(match).war, table(match).war_strength) == ("warring_states", strength)


@pytest.mark.rule("NAT-WAR-04")
def test_the_war_keeps_its_strength_whatever_the_buyer_does() -> None:
    match = given({"cards": {"hoplite": 1}, "area": 1}, {"passed": 1}, board=[["warring_states"]])

    when(match, "buy warring_states", "end", "deploy hoplite")
    assert (strength_of(nation(match)), table(match).war_strength) == (6, 3)
    when(match, "undeploy hoplite", "undeploy hoplite")

    assert (strength_of(nation(match)), table(match).war_strength) == (0, 3)


@pytest.mark.rule("NAT-WAR-04", "NAT-WAR-05")
@pytest.mark.parametrize(("after", "vp", "books"), [("end", 7, 5), ("undeploy hoplite", 6, 2)])
def test_the_buyer_of_a_war_can_lose_it(after: str, vp: int, books: int) -> None:
    match = given(
        {"cards": {"hoplite": 1}, "area": 0, "books": 5},
        {"books": 5},
        board=[["warring_states"]],
        round=3,
        event=QUIET,
    )

    when(match, "buy warring_states", after)
    everybody_passes(match)

    assert (goods(match, 0)["vp"], goods(match, 0)["books"]) == (vp, books)
    assert (goods(match, 1)["vp"], goods(match, 1)["books"]) == (6, 2)


@pytest.mark.rule("NAT-WAR-06")
def test_a_war_bought_without_strength_defeats_nobody() -> None:
    match = given({"books": 5}, {"books": 5}, board=[["warring_states"]], round=3, event=QUIET)

    when(match, "buy warring_states")
    assert table(match).war_strength == 0
    everybody_passes(match)

    assert [goods(match, seat)["vp"] for seat in range(2)] == [7, 7]
    assert [goods(match, seat)["books"] for seat in range(2)] == [5, 5]
    assert "warring_states" in table(match).removed


@pytest.mark.rule("NAT-WAR-07")
def test_workers_may_be_undeployed_first_for_a_weaker_war() -> None:
    match = given({"cards": {"hoplite": 2}, "area": 0}, {}, board=[["warring_states"]])

    when(match, "undeploy hoplite", "buy warring_states")

    assert table(match).war_strength == 3


# Battles (NAT-BAT)


@pytest.mark.rule("NAT-BAT-01")
def test_a_battle_needs_a_worker_on_military() -> None:
    match = given(
        {"cards": {"hoplite": 0, "forum": 2}, "area": 1}
        | {"colonies": ["crusader_states"], "stone": 1},
        {"passed": 1},
        board=[["siege_of_troy"]],
    )
    assert refused(match)["buy siege_of_troy"] == "NAT-BAT-01", "strength alone does not help"

    when(match, "deploy hoplite", "end")

    assert "buy siege_of_troy" in options(match)


@pytest.mark.rule("NAT-BAT-02", "NAT-BAT-03", "NAT-BAT-04")
@pytest.mark.parametrize("workers", [1, 3])
@pytest.mark.parametrize("good", ["books", "food", "stone"])
def test_a_battle_brings_its_raid_value_in_one_good(workers: int, good: str) -> None:
    match = given(
        {"cards": {"archer": workers, "chariot": 1}, "area": 0, "gold": 1},
        {},
        board=[["siege_of_troy"]],
    )
    before = goods(match)

    when(match, "buy siege_of_troy")
    assert options(match) == ["gain books", "gain food", "gain stone"]
    when(match, f"gain {good}")

    assert goods(match) == before | {"gold": 0, good: before[good] + 4}
    assert list(table(match).removed) == ["siege_of_troy"]


# Golden Ages (NAT-GA)

PLENTY = {"gold": 5, "food": 5, "stone": 5, "books": 5, "vp": 5}


@pytest.mark.rule("NAT-GA-01", "NAT-GA-08")
@pytest.mark.parametrize(("card", "good"), [("clocks", "stone"), ("romeo_and_juliet", "books")])
def test_a_golden_age_brings_two_of_its_good_and_leaves_the_game(card: str, good: str) -> None:
    match = given(PLENTY, {}, board=[[card]])

    when(match, f"buy {card}")
    assert options(match) == [f"gain {good}", "gain vp"]
    when(match, f"gain {good}")

    assert goods(match) == PLENTY | {"gold": 4, good: 7}
    assert list(table(match).removed) == [card]


@pytest.mark.rule("NAT-GA-01", "NAT-GA-02", "NAT-GA-08", "NAT-GA-09")
@pytest.mark.parametrize("round_", [1, 8])
@pytest.mark.parametrize(
    ("card", "price"), [("iron_working", 1), ("compass", 2), ("clocks", 3), ("vaccine", 4)]
)
def test_a_vp_costs_as_many_goods_as_the_cards_own_age(card: str, price: int, round_: int) -> None:
    match = given(PLENTY, {}, board=[[card]], round=round_)

    when(match, f"buy {card}", "gain vp", f"pay books {price}")

    assert goods(match) == PLENTY | {"gold": 4, "books": 5 - price, "vp": 6}
    assert list(table(match).removed) == [card]


@pytest.mark.rule("NAT-GA-03", "NAT-GA-06")
def test_the_price_is_paid_in_any_mix_and_buys_one_vp_only() -> None:
    match = given({"gold": 2, "food": 1, "stone": 1, "books": 2, "vp": 5}, {}, board=[["clocks"]])

    when(match, "buy clocks", "gain vp")
    ways = set(options(match))
    when(match, "pay gold 1 food 1 books 1")

    assert {"pay food 1 books 2", "pay gold 1 stone 1 books 1", "pay stone 1 books 2"} <= ways
    assert len(ways) == 7
    assert goods(match) == {"gold": 0, "food": 0, "stone": 1, "books": 1, "vp": 6}
    assert asked(match) == (1, "turn")


@pytest.mark.rule("NAT-GA-04", "NAT-GA-05")
@pytest.mark.parametrize(
    ("bonus", "gained", "price"),
    [
        ({}, 2, 4),
        ({"nation": "greece", "side": "B"}, 3, 3),
        ({"wonders": ["uraniborg"]}, 4, 2),
        ({"nation": "greece", "side": "B", "wonders": ["uraniborg"]}, 5, 1),
    ],
)
def test_golden_age_bonuses_add_up_for_goods_and_for_the_price(
    bonus: dict[str, Any], gained: int, price: int
) -> None:
    match = given(PLENTY | bonus, {}, board=[["vaccine"]])
    other = given(PLENTY | bonus, {}, board=[["vaccine"]])

    when(match, "buy vaccine", "gain stone")
    when(other, "buy vaccine", "gain vp", f"pay food {price}")

    assert goods(match) == PLENTY | {"gold": 4, "stone": 5 + gained}
    assert goods(other) == PLENTY | {"gold": 4, "food": 5 - price, "vp": 6}


@pytest.mark.rule("NAT-GA-04", "NAT-GA-07")
def test_a_price_is_never_below_zero_and_zero_is_always_covered() -> None:
    bare = {"gold": 1, "food": 0, "stone": 0, "books": 0, "vp": 5}
    match = given(bare | {"wonders": ["uraniborg"]}, {}, board=[["iron_working"]])

    when(match, "buy iron_working", "gain vp")

    assert goods(match) == bare | {"gold": 0, "vp": 6}


@pytest.mark.rule("NAT-GA-07")
@pytest.mark.parametrize(("gold", "open_"), [(2, False), (3, True)])
def test_the_vp_must_be_covered_by_what_is_left_after_buying_the_card(
    gold: int, open_: bool
) -> None:
    match = given(
        {"gold": gold, "food": 0, "stone": 1, "books": 0, "vp": 5},
        {},
        board=[["clocks"]],
    )

    when(match, "buy clocks")

    if open_:
        assert options(match) == ["gain stone", "gain vp"]
    else:
        assert asked(match) == (1, "turn"), "the stone was the only choice"
        assert goods(match) == {"gold": 1, "food": 0, "stone": 3, "books": 0, "vp": 5}
