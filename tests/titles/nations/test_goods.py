"""Goods, VP and what happens when they are lacking (NAT-RES, NAT-LACK)."""

from __future__ import annotations

from typing import Any

import pytest

from oikumene.titles.nations.cards import GOLD
from oikumene.titles.nations.goods import MOST_SPLITS, splits
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

QUIET = "event_2_imperial_examination"
"""No famine, nothing for nations without an Advisor that tie in stability."""

IDLE: dict[str, Any] = {"area": 0, "food": 20, "books": 20}
"""A nation that no loss troubles."""


def stock(gold: int = 0, food: int = 0, stone: int = 0, books: int = 0, vp: int = 7) -> Any:
    """A nation's goods, in words of a position."""
    return {"gold": gold, "food": food, "stone": stone, "books": books, "vp": vp, "area": 0}


# Resources and VP


@pytest.mark.rule("NAT-RES-04")
def test_books_go_on_after_fifty() -> None:
    match = given(
        stock(books=49) | {"cards": {"lyceum": 2}}, stock(books=52), phase="production", round=3,
        event=QUIET,
    )  # fmt: skip

    assert goods(match)["books"] == 53
    assert match.view(1)["table"]["nations"][0]["goods"][3] == 53


@pytest.mark.rule("NAT-RES-04")
def test_books_of_different_laps_are_compared_by_their_sum() -> None:
    nations = (stock(books=150), stock(books=101), stock(books=49))
    match = given(*nations, phase="books", round=2)

    assert [goods(match, seat)["vp"] for seat in range(3)] == [9, 8, 7]


@pytest.mark.rule("NAT-RES-05")
def test_vp_never_fall_below_zero() -> None:
    """Tulip mania takes a VP of the last to pass, the War one of the defeated."""
    poor, calm = stock(food=9, vp=0) | {"passed": 2}, IDLE | {"passed": 1}
    match = given(poor, calm, phase="event-top", round=5, event="event_3_tulip_mania")
    assert goods(match)["vp"] == 0

    one_left = stock(books=9, vp=1)
    match = given(
        one_left | {"food": 9, "stability_track": 3}, IDLE, phase="production", round=5,
        event="event_3_tulip_mania", war="punic_wars", war_strength=1,
    )  # fmt: skip
    assert goods(match)["vp"] == 0  # revolt took it, the defeat found nothing


@pytest.mark.rule("NAT-RES-05")
def test_a_loss_of_two_with_one_vp_left_takes_one() -> None:
    """The French Revolution costs two VP where there is no Advisor to remove."""
    nations = (stock(food=9, vp=1), stock(food=9, vp=2), stock(food=9, vp=3))
    match = given(*nations, phase="event-bottom", round=7, event="event_4_american_revolution")

    assert [goods(match, seat)["vp"] for seat in range(3)] == [0, 0, 1]


@pytest.mark.rule("NAT-RES-08")
def test_a_card_is_bought_only_for_its_full_price() -> None:
    match = given(stock(gold=2, books=50), {}, board=[["forum"], ["brewery"], ["aeneid"]])

    assert [text for text in options(match) if "buy" in text] == ["buy forum", "buy brewery"]
    assert refused(match)["buy aeneid"] == "NAT-BUY-01"


@pytest.mark.rule("NAT-RES-08")
def test_a_worker_is_deployed_only_for_the_full_cost() -> None:
    poor = stock(stone=1, books=50) | {"area": 1, "cards": {"forum": 0, "market": 0}}
    match = given(poor, {})

    assert options(match) == ["deploy forum", "pass"]
    assert refused(match)["deploy market"] == "NAT-DEP-01"


@pytest.mark.rule("NAT-RES-08")
def test_an_offer_that_cannot_be_paid_in_full_is_not_made() -> None:
    """Paper Money asks for three food; books could not stand in for one."""
    match = given(
        stock(food=2, books=50), stock(food=4), phase="event-bottom", round=3,
        event="event_2_benedictine_rule",
    )  # fmt: skip
    assert asked(match) == (1, "event-offer")

    when(match, "accept")

    assert asked(match) == (1, "growth")  # seat 0 was not asked
    assert goods(match, 0)["food"] == 1  # only famine
    assert goods(match, 1)["gold"] == 5


@pytest.mark.rule("NAT-RES-08")
@pytest.mark.parametrize(
    ("thing", "enough", "short"),
    [
        ({"wonders": ["piazza_san_marco"]}, stock(gold=2), stock(gold=1, stone=1, books=9)),
        ({"wonders": ["petra"]}, stock(food=1), stock(food=0, stone=1, books=9)),
        ({"advisor": "marco_polo"}, stock(stone=2), stock(food=1, stone=1, books=9)),
    ],
    ids=["piazza_san_marco", "petra", "marco_polo"],
)
def test_a_trade_needs_its_full_price(thing: Any, enough: Any, short: Any) -> None:
    card = "marco_polo" if "advisor" in thing else thing["wonders"][0]

    one_more = {"area": 1}  # something else to do, or the nation would have to pass

    assert f"use {card}" in options(given(enough | thing | one_more, {}))
    assert refused(given(short | thing | one_more, {}))[f"use {card}"] == "NAT-RES-08"


# Shortage


@pytest.mark.rule("NAT-LACK-01", "NAT-LACK-02")
@pytest.mark.parametrize(
    ("card", "good"), [("chariot", "gold"), ("legionary", "food"), ("hoplite", "stone")]
)
def test_a_missing_unit_costs_a_book_and_its_kind_a_vp(card: str, good: str) -> None:
    """Five due, two there: pay the two, three books and one VP."""
    poor = stock(books=10) | {good: 2, "cards": {card: 5}}
    match = given(poor, IDLE, phase="production", round=3, event=QUIET)

    assert goods(match) == {"gold": 0, "food": 0, "stone": 0, "books": 7, "vp": 6}


@pytest.mark.rule("NAT-LACK-01")
def test_a_loss_that_can_be_paid_costs_nothing_more() -> None:
    enough = stock(gold=5, books=10) | {"cards": {"chariot": 5}}
    match = given(enough, IDLE, phase="production", round=3, event=QUIET)

    assert goods(match) == {"gold": 0, "food": 0, "stone": 0, "books": 10, "vp": 7}


@pytest.mark.rule("NAT-LACK-02", "NAT-LACK-04", "NAT-LACK-05")
def test_lacking_all_four_resources_costs_four_vp_and_no_more() -> None:
    """Gold, food, stone and at last books are lacking; Attila and famine find nothing either."""
    army = {"chariot": 1, "legionary": 1, "hoplite": 1}
    strong = IDLE | {"cards": {"trireme": 5}}
    match = given(stock() | {"cards": army}, strong, phase="production", event="event_1_attila")

    assert goods(match) == {"gold": 0, "food": 0, "stone": 0, "books": 0, "vp": 3}


@pytest.mark.rule("NAT-LACK-02")
def test_food_lacking_in_production_and_event_and_famine_costs_one_vp() -> None:
    hungry = stock(books=20) | {"food_track": 3}
    strong = IDLE | {"cards": {"start_axeman": 1}}
    match = given(hungry, strong, phase="production", event="event_1_yellow_turban_rebellion")

    # 3 for the taken worker, 3 for the rebellion, 2 of famine; 1 gold for Spartacus
    assert goods(match)["books"] == 20 - 3 - 3 - 2 - 1
    assert goods(match)["vp"] == 7 - 1 - 1


@pytest.mark.rule("NAT-LACK-03", "NAT-LACK-04", "NAT-LACK-09")
def test_a_missing_book_costs_any_resource_and_one_vp() -> None:
    poor = stock(gold=2, food=1, stone=1, books=1)
    strong = IDLE | {"cards": {"start_axeman": 1}}
    match = given(poor, strong, phase="event-top", event="event_1_aryan_migration")

    assert asked(match) == (0, "lose-anything")
    assert goods(match) == {"gold": 2, "food": 1, "stone": 1, "books": 0, "vp": 6}
    assert options(match) == [
        "pay food 1 stone 1",
        "pay gold 1 stone 1",
        "pay gold 1 food 1",
        "pay gold 2",
    ]

    when(match, "pay gold 1 stone 1")
    # Hammurabi gives nothing to the least stable (both), then famine takes the last food
    assert goods(match) == {"gold": 1, "food": 0, "stone": 0, "books": 0, "vp": 6}


@pytest.mark.rule("NAT-LACK-01", "NAT-LACK-03")
def test_missing_food_without_books_costs_another_resource() -> None:
    poor = stock(gold=3, stone=1, books=1)
    match = given(poor, IDLE, phase="famine", event="event_1_attila")  # famine 3

    assert options(match) == ["pay gold 1 stone 1", "pay gold 2"]
    when(match, "pay gold 2")

    assert goods(match) == {"gold": 1, "food": 0, "stone": 1, "books": 0, "vp": 5}


@pytest.mark.rule("NAT-LACK-05")
def test_what_nothing_is_left_for_is_forgotten() -> None:
    match = given(stock(gold=1, vp=7), IDLE, phase="famine", event="event_1_attila")  # famine 3

    assert asked(match)[1] == "growth"  # one gold left to lose: no choice
    assert goods(match) == {"gold": 0, "food": 0, "stone": 0, "books": 0, "vp": 5}


@pytest.mark.rule("NAT-LACK-06")
def test_a_lack_without_vp_is_not_marked() -> None:
    """Production lacks food at 0 VP; Philosophy brings a VP; famine takes it."""
    hungry = stock(books=9, vp=0) | {"food_track": 3, "cards": {"start_caravan": 1}}
    match = given(hungry, IDLE, phase="production", event="event_1_taoism")

    assert goods(match)["books"] == 9 - 3 - 1
    assert goods(match)["vp"] == 0


@pytest.mark.rule("NAT-LACK-06", "NAT-LACK-02")
def test_a_lack_that_cost_a_vp_is_marked() -> None:
    """The same with 1 VP: it goes in Production, and the VP of Philosophy stays."""
    hungry = stock(books=9, vp=1) | {"food_track": 3, "cards": {"start_caravan": 1}}
    match = given(hungry, IDLE, phase="production", event="event_1_taoism")

    assert goods(match)["books"] == 9 - 3 - 1
    assert goods(match)["vp"] == 1


@pytest.mark.rule("NAT-LACK-07")
def test_a_new_round_begins_without_marks() -> None:
    hungry = stock(books=9)
    match = given(
        hungry | {"lacked": ["food"]}, hungry, phase="famine", event="event_1_taoism",
        event_deck=["event_1_rigveda"],
    )  # fmt: skip
    assert [goods(match, seat)["vp"] for seat in (0, 1)] == [7, 6]

    everybody_passes(when(match, "bonus gold", "bonus gold"))  # Rigveda: famine 2

    assert table(match).round == 3
    assert [goods(match, seat)["vp"] for seat in (0, 1)] == [6, 5]
    assert [goods(match, seat)["books"] for seat in (0, 1)] == [9 - 1 - 2, 9 - 1 - 2]


@pytest.mark.rule("NAT-LACK-08")
def test_all_stocks_are_reduced_before_missing_books_are_paid() -> None:
    """Iconoclasm takes 2 food and 2 gold. The food pays for itself, not for the missing gold,
    so food is not lacking: one VP for gold and one for books, none for food."""
    calm = IDLE | {"cards": {"start_caravan": 1}}
    match = given(
        stock(food=2), calm, phase="event-bottom", round=3, event="event_2_raid_on_lindisfarne"
    )

    # famine (1 food) then finds nothing: the third VP
    assert goods(match) == {"gold": 0, "food": 0, "stone": 0, "books": 0, "vp": 7 - 2 - 1}


@pytest.mark.rule("NAT-LACK-08")
def test_missing_units_of_several_kinds_are_added_up() -> None:
    calm = IDLE | {"cards": {"start_caravan": 1}}
    match = given(
        stock(gold=1, stone=4, books=2), calm, phase="event-bottom", round=3,
        event="event_2_raid_on_lindisfarne",
    )  # fmt: skip

    # 1 gold and 2 food are missing: two books and a stone; then famine: a stone
    assert goods(match) == {"gold": 0, "food": 0, "stone": 2, "books": 0, "vp": 7 - 3}


@pytest.mark.rule("NAT-LACK-08", "NAT-LACK-06")
def test_gold_is_settled_before_food() -> None:
    """With a single VP only the lack of gold is marked. The question to seat 0, which comes
    later, keeps the round from ending and its marks from being cleared."""
    chooser, single = stock(gold=3, stone=5), stock(books=9, vp=1)
    calm = IDLE | {"cards": {"start_caravan": 1}}
    match = given(
        chooser, single, calm, phase="event-bottom", round=3, event="event_2_raid_on_lindisfarne"
    )

    assert asked(match) == (0, "lose-anything")
    assert list(nation(match, 1).lacked) == [GOLD]
    assert goods(match, 1) == {"gold": 0, "food": 0, "stone": 0, "books": 5, "vp": 0}


# Splitting


@pytest.mark.rule("NAT-LACK-09")
def test_every_mix_is_a_way_to_pay() -> None:
    assert splits([2, 1, 1], 2) == [(0, 1, 1), (1, 0, 1), (1, 1, 0), (2, 0, 0)]
    assert splits([1, 1], 2) == [(1, 1)]
    assert splits([3], 2) == [(2,)]


@pytest.mark.rule("NAT-LACK-09")
def test_too_many_mixes_are_asked_good_by_good() -> None:
    """Twenty books missing and plenty of everything: first the gold, then the rest."""
    rich = stock(gold=30, food=30, stone=30)
    strong = IDLE | {"cards": {"start_axeman": 1}}
    deep = {"cards": {"immortal": 5, "camel_archer": 3}, "stability_track": 0}  # stability -20
    assert len(splits([30, 30, 30], 20)) > MOST_SPLITS
    match = given(rich | deep, strong, phase="production", round=3, event=QUIET)

    assert options(match) == ["pay nothing", *[f"pay gold {n}" for n in range(1, 21)]]
    when(match, "pay gold 5")
    assert options(match)[0] == "pay stone 15"
    when(match, "pay food 10 stone 5")

    assert goods(match) == {"gold": 25, "food": 20, "stone": 25, "books": 0, "vp": 5}
