"""Strength and stability (NAT-TRK)."""

from __future__ import annotations

from typing import Any

import pytest

from oikumene import Match
from oikumene.titles.nations.production import production_of
from oikumene.titles.nations.scoring import resources
from oikumene.titles.nations.tracks import stability_of, strength_of
from tests.titles.nations.given import (
    asked,
    everybody_passes,
    given,
    goods,
    nation,
    options,
    table,
    when,
)


def tracks(match: Match, seat: int = 0) -> tuple[int, int]:
    """Strength and stability as they count."""
    return strength_of(nation(match, seat)), stability_of(nation(match, seat))


def manned(cards: dict[str, int], **more: Any) -> dict[str, Any]:
    """A nation with workers on these cards and none in the area."""
    return {"cards": cards, "area": 0, **more}


# What adds up


@pytest.mark.rule("NAT-TRK-01")
def test_strength_adds_up_over_all_sources() -> None:
    rome = {"nation": "rome", "side": "B"}
    match = given(
        manned({"hoplite": 2, "start_legionary": 1, "forum": 1}, **rome)
        | {"colonies": ["macedonia"], "wonders": ["colosseum"], "advisor": "augustus"},
        {},
    )

    assert tracks(match)[0] == 2 * 3 + 3 + 2 + 3 + 1 + 2


@pytest.mark.rule("NAT-TRK-02")
def test_stability_adds_up_over_all_sources() -> None:
    match = given(
        manned({"ziggurat": 2, "immortal": 3, "start_caravan": 1}, stability_track=3)
        | {"colonies": ["tibet"], "wonders": ["the_oracle"], "advisor": "saint_augustine"},
        {},
    )

    assert tracks(match)[1] == 2 * 2 - 3 * 1 + 1 + 3 + 2 + 1 - 3


@pytest.mark.rule("NAT-TRK-02")
def test_an_effect_on_all_nations_lowers_every_stability() -> None:
    match = given({"advisor": "genghis_khan"}, manned({"ziggurat": 1}), {"stability_track": 2})

    assert [tracks(match, seat)[1] for seat in range(3)] == [-3, 2 - 3, -6 - 3]


@pytest.mark.rule("NAT-TRK-02")
@pytest.mark.parametrize("taken", range(5))
def test_each_empty_stability_space_costs_three(taken: int) -> None:
    match = given({"stability_track": 4 - taken}, {})

    assert tracks(match)[1] == -3 * taken


@pytest.mark.rule("NAT-TRK-09")
def test_a_wonder_under_construction_gives_nothing() -> None:
    strong = given({"construction": "krak_des_chevaliers", "sections": 1, "stone": 9}, {})
    stable = given({"construction": "hanging_gardens", "sections": 1}, {})
    assert tracks(strong) == (0, 0)
    assert tracks(stable) == (0, 0)
    assert production_of(table(stable), nation(stable)) == (0, 0, 0, 0)

    when(strong, "hire board")
    when(stable, "hire board")

    assert tracks(strong) == (6, 0)
    assert tracks(stable) == (0, 1)
    assert production_of(table(stable), nation(stable)) == (0, 2, -1, 0)


@pytest.mark.rule("NAT-TRK-10")
def test_unmanned_cards_give_nothing() -> None:
    match = given({"cards": {"ziggurat": 0, "immortal": 0, "legionary": 0, "market": 0}}, {})

    assert tracks(match) == (0, 0)
    assert production_of(table(match), nation(match)) == (0, 0, 0, 0)


# At once


@pytest.mark.rule("NAT-TRK-03")
def test_a_deployed_worker_counts_at_once_and_an_undeployed_one_no_more() -> None:
    match = given({"cards": {"immortal": 0, "ziggurat": 0}, "area": 2}, {"passed": 1})

    when(match, "deploy immortal", "end")
    assert tracks(match) == (3, -1)
    when(match, "deploy ziggurat", "undeploy immortal")
    assert tracks(match) == (0, 2)


@pytest.mark.rule("NAT-TRK-03")
def test_a_bought_card_counts_at_once_and_a_replaced_one_no_more() -> None:
    match = given(
        manned({"ziggurat": 2, "start_axeman": 3}, colonies=["macedonia", "nubia"], gold=9),
        {"passed": 1},
        board=[["tibet", "augustus", "forum"]],
    )
    assert tracks(match) == (6 + 2, 4)

    when(match, "buy tibet", "replace macedonia", "end")
    assert tracks(match) == (6, 4 + 3)
    when(match, "buy augustus", "end")
    assert tracks(match) == (7, 7)
    when(match, "buy forum", "replace ziggurat")
    assert tracks(match) == (7, 3)


@pytest.mark.rule("NAT-TRK-03")
def test_a_taken_worker_counts_at_once() -> None:
    match = given({}, {}, phase="growth", order=[1, 0])

    when(match, "take stability")

    assert asked(match) == (1, "growth")
    assert tracks(match) == (0, -3)


@pytest.mark.rule("NAT-TRK-03")
def test_neither_track_is_produced_in_resolution() -> None:
    calm = manned({"ziggurat": 2, "start_axeman": 1}, food=9, books=9)
    match = given(calm, {"food": 9, "books": 9}, event="event_1_taoism")
    before = tracks(match)

    everybody_passes(match)

    assert table(match).round == 2
    assert tracks(match) == before == (2, 4)


# The ends of the tracks


@pytest.mark.rule("NAT-TRK-04")
def test_strength_counts_at_most_forty_but_the_true_sum_is_kept() -> None:
    match = given(manned({"hussar": 5}, food_track=3), {}, board=[["punic_wars"]], round=7)
    n = nation(match)
    assert n.strength == 45
    assert strength_of(n) == 40
    assert resources(n) == sum(n.goods[:4]) + 40

    when(match, "buy punic_wars")
    assert table(match).war_strength == 40

    when(match, "undeploy hussar")  # from 45, not from 40
    assert strength_of(nation(match)) == 36


@pytest.mark.rule("NAT-TRK-05")
def test_stability_counts_at_most_fifteen_but_the_true_sum_is_kept() -> None:
    match = given(manned({"radio": 5}), {"passed": 1}, board=[["forum"]])
    n = nation(match)
    assert n.stability == 20
    assert stability_of(n) == 15
    assert resources(n) == sum(n.goods[:4]) + 15

    when(match, "undeploy radio")
    assert stability_of(nation(match)) == 15  # 16
    when(match, "undeploy radio")
    assert stability_of(nation(match)) == 12  # from 16, not from 15


@pytest.mark.rule("NAT-TRK-05")
def test_stability_shields_from_war_by_fifteen_at_most() -> None:
    """The Civil War takes 12 books, Martin Luther adds 4 food: of 16 a stability of 20 saves 15."""
    match = given(
        manned({"radio": 5}, food=20, books=20),
        manned({"hussar": 1}, advisor="martin_luther"),
        phase="war",
        war="american_civil_war",
        war_strength=9,
        round=7,
        event="event_2_imperial_examination",
    )
    assert sorted(options(match)) == ["save food 3 books 12", "save food 4 books 11"]

    when(match, "save food 4 books 11")

    assert (goods(match)["food"], goods(match)["books"]) == (20, 19)


@pytest.mark.rule("NAT-TRK-06")
@pytest.mark.parametrize("taken", [1, 2, 3, 4])
def test_a_deep_revolt_costs_its_true_value_in_books(taken: int) -> None:
    unruly = manned({}, stability_track=4 - taken, books=30, food=9)
    match = given(unruly, unruly, phase="production", round=3, event="event_2_imperial_examination")

    assert tracks(match)[1] == -3 * taken
    assert goods(match)["books"] == 30 - 3 * taken
    assert goods(match)["vp"] == 7 - 1


@pytest.mark.rule("NAT-TRK-08")
def test_strength_is_never_below_zero() -> None:
    """The Vasa lowers the strength of seat 0 by 10, from 2. With 0, not -8, it ties with seat 1
    for weakest, and Westphalia takes 5 food of both."""
    match = given(
        manned({"start_axeman": 1}, gold=0, food=9, stability_track=3),
        manned({"start_caravan": 1}, food=9),
        manned({"start_caravan": 2, "start_axeman": 1}, food=9),
        phase="event-top",
        round=5,
        event="event_3_sinking_of_the_vasa",
    )

    assert [goods(match, seat)["food"] for seat in range(3)] == [4, 4, 9]


@pytest.mark.rule("NAT-TRK-08")
def test_a_sum_below_zero_would_count_as_zero() -> None:
    match = given({}, {})
    nation(match).strength = -3  # nothing printed lowers strength

    assert strength_of(nation(match)) == 0
