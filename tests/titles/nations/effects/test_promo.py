"""The promo card: Grand Duchy of Finland. Its plain numbers: test_plain_cards.py."""

import pytest

from oikumene.titles.nations.cards import PROGRESS
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

FINLAND = "grand_duchy_of_finland"


@pytest.mark.rule("NAT-VAR-11", "NAT-SPA-01")
def test_finland_skips_a_turn_without_passing_once_per_round() -> None:
    match = given({"colonies": [FINLAND], "area": 1}, {})

    when(match, f"use {FINLAND}")
    assert asked(match) == (1, "turn")
    assert nation(match).passed == 0
    when(match, "pass")

    assert asked(match) == (0, "turn")
    assert refused(match)[f"use {FINLAND}"] == "NAT-SPA-01"


@pytest.mark.rule("NAT-VAR-11")
def test_finland_can_be_used_again_in_the_next_round() -> None:
    match = given({"colonies": [FINLAND], "food": 9}, {"food": 9}, event="event_1_pax_romana")

    when(match, f"use {FINLAND}")
    everybody_passes(match)
    while asked(match)[1] == "growth":
        when(match, "bonus gold")

    assert table(match).round == 2
    assert f"use {FINLAND}" in options(match)


@pytest.mark.rule("NAT-VAR-11")
def test_finland_needs_21_strength_and_gives_stone() -> None:
    strong = {"gold": 1, "stone": 0, "cards": {"conscript": 3}, "area": 0}
    weak = strong | {"cards": {"conscript": 2, "longbowman": 1, "archer": 1}}
    match = given(strong, {"food": 9}, board=[[FINLAND]], event="event_4_sokoto_caliphate")
    refusing = given(weak, {}, board=[[FINLAND]])

    when(match, f"buy {FINLAND}")
    everybody_passes(match)

    assert goods(match)["stone"] == 5
    assert refused(refusing)[f"buy {FINLAND}"] == "NAT-COL-01"


@pytest.mark.rule("NAT-COMP-14", "NAT-VAR-11")
@pytest.mark.parametrize(("wanted", "round_"), [(True, 7), (True, 6), (False, 7)])
def test_finland_is_in_the_deck_of_age_four_only_by_agreement(wanted: bool, round_: int) -> None:
    match = given({}, {}, round=round_, options={"promo_finland": wanted})

    assert (FINLAND in table(match).deck) == (wanted and round_ == 7)


@pytest.mark.rule("NAT-COMP-14")
def test_finland_is_not_among_the_progress_cards() -> None:
    assert FINLAND not in PROGRESS
    assert len(PROGRESS) == 296
