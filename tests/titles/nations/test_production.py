"""Resolution step 1: Production (NAT-PRD)."""

from __future__ import annotations

from typing import Any

import pytest

from oikumene.titles.nations.cards import BOOKS, FOOD, GOLD, STONE
from oikumene.titles.nations.production import production_of
from tests.titles.nations.given import asked, given, goods, nation, options, table, when

# No famine, and the events give only VP: goods stay as Production leaves them.
QUIET: dict[str, Any] = {"event": "event_2_imperial_examination", "round": 3}

# Whoever has 4 food is asked in the lower event: a place to look before the round ends.
STOPPING: dict[str, Any] = {"event": "event_1_bread_and_games", "round": 1}
STOPPER: dict[str, Any] = {"food": 4}

BARE: dict[str, Any] = {"gold": 0, "food": 0, "stone": 0, "books": 0, "vp": 7, "area": 0}


@pytest.mark.parametrize(
    ("source", "net"),
    [
        ({"cards": {"brewery": 2}}, (0, 4, 0, 2)),
        ({"cards": {"legionary": 2}}, (0, -2, 0, 0)),
        ({"colonies": ["nubia", "israel"]}, (2, 0, 0, 2)),
        ({"wonders": ["machu_picchu", "pyramids"]}, (8, -2, 0, 0)),
        ({"advisor": "lin_zexu", "cards": {"start_axeman": 1}}, (4, 3, 0, 0)),
        ({"wonders": ["porcelain_tower"], "tower_advisor": "hatshepsut"}, (1, 0, 0, 0)),
        ({"nation": "china", "side": "B", "passed": 1}, (0, 1, 0, 0)),
        ({"food_track": 2}, (0, -6, 0, 0)),
        ({"cards": {"brewery": 0, "legionary": 0}, "construction": "pyramids"}, (0, 0, 0, 0)),
    ],
    ids=[
        "building", "military", "colonies", "wonders", "advisor", "tower", "board", "population",
        "idle",
    ],
)  # fmt: skip
@pytest.mark.rule("NAT-PRD-02")
def test_each_source_produces_or_consumes(
    source: dict[str, Any], net: tuple[int, int, int, int]
) -> None:
    match = given({**BARE, **source}, {}, phase="growth")

    assert production_of(table(match), nation(match)) == net


@pytest.mark.rule("NAT-PRD-02")
def test_all_sources_are_added_up() -> None:
    match = given(
        {
            "nation": "china", "side": "B", "gold": 1, "food": 5, "stone": 1, "books": 1,
            "area": 0, "passed": 1, "food_track": 2,
            "cards": {"start_farm": 2, "start_pagoda": 1, "legionary": 1},
            "colonies": ["nubia"], "wonders": ["pyramids"], "advisor": "hatshepsut",
        },
        {},
        phase="production", **QUIET,
    )  # fmt: skip

    # gold 2 + 2 + 1; food 2 - 1 - 2 - 3 + 1; stone 2; books 2
    assert goods(match) == {"gold": 6, "food": 2, "stone": 3, "books": 3, "vp": 4}


@pytest.mark.rule("NAT-PRD-01", "NAT-PRD-10")
def test_nobody_has_produced_while_somebody_still_chooses() -> None:
    match = given(
        {**BARE, "advisor": "peter_the_great", "cards": {"hoplite": 2, "brewery": 1}, "stone": 2},
        {**BARE, "cards": {"market": 1}},
        phase="production", war="parthian_wars", war_strength=0, **QUIET,
    )  # fmt: skip

    assert asked(match) == (0, "gain-one-of")
    assert options(match) == ["gain stone", "gain gold", "gain books"]
    assert [nation(match, seat).goods[:4] for seat in (0, 1)] == [[0, 0, 2, 0], [0, 0, 0, 0]]

    when(match, "gain books")

    assert goods(match) == {"gold": 0, "food": 2, "stone": 0, "books": 6, "vp": 7}
    assert goods(match, 1) == {"gold": 2, "food": 2, "stone": 0, "books": 0, "vp": 7}


@pytest.mark.rule("NAT-PRD-10")
def test_a_chosen_good_pays_the_upkeep_of_the_same_production() -> None:
    match = given(
        {**BARE, "advisor": "peter_the_great", "cards": {"hoplite": 3}},
        {},
        phase="production", war="parthian_wars", war_strength=0, **QUIET,
    )  # fmt: skip

    when(match, "gain stone")

    assert goods(match) == {"gold": 0, "food": 0, "stone": 2, "books": 0, "vp": 7}


@pytest.mark.rule("NAT-PRD-10")
def test_shortage_choices_are_made_in_reverse_order() -> None:
    short = {**BARE, "food_track": 3, "gold": 5, "stone": 5}
    match = given(short, short, short, phase="production", order=[1, 2, 0], **QUIET)

    for seat in (0, 2, 1):
        assert asked(match) == (seat, "lose-anything")
        when(match, "pay gold 3")

    assert [nation(match, seat).goods[GOLD] for seat in range(3)] == [2, 2, 2]


@pytest.mark.parametrize(
    ("vp", "marked"),
    [(1, [GOLD]), (2, [GOLD, FOOD]), (3, [GOLD, FOOD, STONE]), (4, [GOLD, FOOD, STONE, BOOKS])],
)
@pytest.mark.rule("NAT-PRD-03")
def test_goods_are_settled_as_gold_food_stone_books(vp: int, marked: list[int]) -> None:
    """Every good is lacking, and the VP run out: they go in the order of settling."""
    upkeep = {"chariot": 1, "legionary": 1, "hoplite": 1, "longships": 1}
    match = given({**BARE, "vp": vp, "cards": upkeep}, STOPPER, phase="production", **STOPPING)

    assert asked(match) == (1, "event-offer")
    assert list(nation(match).lacked) == marked
    assert goods(match)["vp"] == 0


@pytest.mark.rule("NAT-PRD-04")
def test_what_is_produced_pays_the_upkeep_of_the_same_round() -> None:
    fed = {**BARE, "cards": {"start_farm": 2, "legionary": 2}}
    match = given(fed, {}, phase="production", **QUIET)

    assert goods(match) == {"gold": 0, "food": 0, "stone": 2, "books": 0, "vp": 7}


@pytest.mark.rule("NAT-PRD-04")
def test_gains_of_one_good_are_there_before_the_losses_of_another() -> None:
    """The 4 books made now pay for the 3 missing gold: books are not lacking."""
    match = given({**BARE, "cards": {"lyceum": 2, "chariot": 3}}, {}, phase="production", **QUIET)

    assert goods(match) == {"gold": 0, "food": 0, "stone": 2, "books": 1, "vp": 6}


@pytest.mark.rule("NAT-PRD-05")
def test_an_unpaid_loss_follows_the_shortage_rules() -> None:
    match = given(
        {**BARE, "gold": 1, "books": 5, "cards": {"chariot": 3}}, {}, phase="production", **QUIET
    )

    assert goods(match) == {"gold": 0, "food": 0, "stone": 0, "books": 3, "vp": 6}


@pytest.mark.parametrize(("left", "books"), [(3, 7), (1, 1)], ids=["revolt of 3", "revolt of 9"])
@pytest.mark.rule("NAT-PRD-06")
def test_a_revolt_costs_a_book_per_point_and_one_vp(left: int, books: int) -> None:
    match = given({**BARE, "books": 10, "stability_track": left}, {}, phase="production", **QUIET)

    assert goods(match) == {"gold": 0, "food": 0, "stone": 0, "books": books, "vp": 6}


@pytest.mark.rule("NAT-PRD-06")
def test_a_nation_at_zero_is_not_in_revolt() -> None:
    match = given({**BARE, "books": 10}, {}, phase="production", **QUIET)

    assert goods(match) == {"gold": 0, "food": 0, "stone": 0, "books": 10, "vp": 7}


@pytest.mark.rule("NAT-PRD-06")
def test_books_lost_to_a_revolt_are_part_of_the_net_sum() -> None:
    """4 books produced, 3 lost to the revolt: none is lacking."""
    match = given(
        {**BARE, "stability_track": 3, "cards": {"lyceum": 2}}, {}, phase="production", **QUIET
    )

    assert goods(match) == {"gold": 0, "food": 0, "stone": 2, "books": 1, "vp": 6}


@pytest.mark.rule("NAT-PRD-07")
def test_the_vp_of_a_revolt_comes_on_top_of_the_vp_for_lacking_books() -> None:
    revolting = {**BARE, "stability_track": 3}
    match = given(revolting, STOPPER, phase="production", **STOPPING)

    assert goods(match)["vp"] == 5
    assert list(nation(match).lacked) == [BOOKS]


@pytest.mark.rule("NAT-PRD-07")
def test_florence_nightingale_does_not_save_the_vp_of_a_revolt() -> None:
    match = given(
        {
            **BARE, "advisor": "florence_nightingale", "stability_track": 3,
            "cards": {"chariot": 1},
        },
        {},
        phase="production", **QUIET,
    )  # fmt: skip

    # books 6 - 3 of the revolt - 1 for the missing gold, which costs no VP
    assert goods(match) == {"gold": 0, "food": 0, "stone": 0, "books": 2, "vp": 6}


@pytest.mark.rule("NAT-PRD-08")
def test_strength_and_stability_do_not_change() -> None:
    match = given(
        {
            **BARE, "stability_track": 3,
            "cards": {"immortal": 2, "ziggurat": 3}, "colonies": ["tibet"],
        },
        {**BARE, "cards": {"start_caravan": 4, "chariot": 1}},
        phase="production", **QUIET,
    )  # fmt: skip

    assert asked(match)[1] == "growth"
    assert goods(match)["stone"] == 3
    assert goods(match, 1)["gold"] == 3
    assert [(n.strength, n.stability) for n in table(match).nations] == [(6, 4), (3, 4)]


@pytest.mark.rule("NAT-PRD-09")
def test_conditions_are_judged_once_at_the_start() -> None:
    match = given(
        {**BARE, "wonders": ["notre_dame"], "cards": {"start_caravan": 1}},
        {**BARE, "advisor": "peter_the_great", "cards": {"start_axeman": 1}, "food": 1},
        phase="production", war="parthian_wars", war_strength=0, **QUIET,
    )  # fmt: skip
    assert asked(match) == (1, "gain-one-of")

    # No printed thing can move a track in the middle of Production: move it by hand.
    nation(match).stability = -3
    when(match, "gain gold")

    assert goods(match)["books"] == 5
    assert goods(match)["vp"] == 6


@pytest.mark.rule("NAT-PRD-11")
def test_nobody_is_asked_whether_to_pay_upkeep() -> None:
    match = given(
        {**BARE, "gold": 5, "food": 5, "cards": {"chariot": 2}, "wonders": ["moai_statues"]},
        {},
        phase="production", **QUIET,
    )  # fmt: skip

    assert asked(match) == (1, "growth")
    assert goods(match) == {"gold": 3, "food": 4, "stone": 0, "books": 0, "vp": 7}
