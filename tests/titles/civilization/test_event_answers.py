"""Gifts, and cards that cancel (CIV-EVT-18, CIV-EVT-25, CIV-EVT-26)."""

from __future__ import annotations

import pytest

from oikumene.titles.civilization.yields import coins
from tests.titles.civilization.given import (
    asked,
    city,
    goods,
    options,
    player,
    table,
    told,
    when,
)
from tests.titles.civilization.scenes import discarded, scene, three

# Gifts

PAYS = {
    # tech: what it costs
    "banking": "wheat",
    "monarchy_tech": "silk",
    "chivalry": "incense",
    "atomic_theory": "uranium",
}


@pytest.mark.rule("CIV-EVT-25")
@pytest.mark.parametrize(
    ("card", "resources"),
    [
        ("a_gift_from_afar", {"wheat", "silk"}),
        ("a_generous_gift", {"wheat", "silk"}),
        ("a_princely_gift", {"wheat", "silk", "uranium"}),
    ],
)
@pytest.mark.parametrize("tech", PAYS)
def test_a_gift_is_one_of_the_resources_that_it_shows(
    card: str, resources: set[str], tech: str
) -> None:
    match = scene("city", {"events": [card], "techs": ["construction", tech]})

    assert (f"use {tech}" in options(match)) == (PAYS[tech] in resources)


@pytest.mark.rule("CIV-EVT-25")
@pytest.mark.parametrize("card", ["a_gift_from_afar", "a_generous_gift", "a_princely_gift"])
def test_a_gift_is_iron_in_a_battle_and_a_spy_against_others(card: str) -> None:
    spy = scene("city", {}, {"events": [card], "techs": ["currency", "writing"]})
    when(spy, "arts C2")
    assert options(spy) == ["cancel writing", "no"]
    when(spy, "cancel writing")
    assert (player(spy).culture, discarded(spy)) == (0, [card])

    mine = {
        "events": [card],
        "techs": ["construction", "metalworking"],
        "units": ["infantry_1"],
        "figures": ["army E3"],
    }
    theirs = {"figures": ["army E4"], "units": ["infantry_3", "mounted_3"]}
    iron = scene("movement", mine, theirs)
    when(iron, "move E3 1 0", "go E4", "front infantry_3")
    assert "use metalworking" in options(iron)
    when(iron, "use metalworking", "attack infantry_1 1")
    assert [each["unit"] for each in told(iron, "unit-killed")][:1] == ["unit:infantry"]
    assert discarded(iron) == [card]


@pytest.mark.rule("CIV-EVT-25")
@pytest.mark.parametrize(
    ("card", "coin"),
    [("a_gift_from_afar", True), ("a_generous_gift", False), ("a_princely_gift", False)],
)
def test_a_gift_from_afar_brings_another_player_a_coin(card: str, coin: bool) -> None:
    match = three("city", {"events": [card]})
    when(match, "use construction")
    if coin:
        assert asked(match) == (0, "gift-coin")
        assert options(match) == ["player 1", "player 2"]
        when(match, "player 2")

    assert [p.tokens for p in table(match).players] == [{}, {}, {"sheet": 1} if coin else {}]
    assert coins(table(match), player(match, 2)) == coin
    assert city(match, "I3").bonus == 5
    assert discarded(match) == [card]


@pytest.mark.rule("CIV-EVT-25")
def test_a_gift_has_no_use_but_to_pay_resources() -> None:
    gifts = ["a_princely_gift", "a_generous_gift"]
    mine = {"events": gifts, "techs": ["construction", "democracy_tech"]}  # 6 trade, no resource
    match = scene("city", mine)

    assert options(match, "use") == ["use construction"]
    assert options(match, "play") == []


@pytest.mark.rule("CIV-EVT-25", "CIV-EVT-18")
def test_a_cancelled_gift_pays_nothing() -> None:
    mine = {"events": ["a_generous_gift"], "goods": {"wheat": 1}}
    match = scene("city", mine, {"events": ["jousting_tourney"]})

    when(match, "use construction", "pay a_generous_gift", "cancel jousting_tourney")

    assert goods(match) == {}  # the wheat had to pay
    assert city(match, "C2").bonus == 5


# Cancelling


@pytest.mark.rule("CIV-EVT-26", "CIV-TIM-03")
@pytest.mark.parametrize(("aim", "asks"), [("at O5", True), ("at A1", False)])
def test_bread_and_circuses_cancels_what_targets_its_owner(aim: str, asks: bool) -> None:
    match = scene("start", {"events": ["drought"]}, {"events": ["bread_and_circuses"]})
    when(match, "play drought", aim)
    assert (asked(match) == (1, "cancel")) == asks

    if asks:
        when(match, "cancel bread_and_circuses")
        assert sorted(discarded(match)) == ["bread_and_circuses", "drought"]
    assert bool(table(match).ground.disasters) != asks


@pytest.mark.rule("CIV-EVT-18", "CIV-TIM-03")
@pytest.mark.parametrize("card", ["jousting_tourney", "primetime_tv"])
def test_these_cancel_any_event_of_another_player(card: str) -> None:
    match = three("start", {"events": ["drought"]}, {}, {"events": [card]})
    when(match, "play drought", "at O13")  # at the second player's
    assert asked(match) == (2, "cancel")

    when(match, f"cancel {card}")

    assert table(match).ground.disasters == {}
    assert sorted(discarded(match)) == sorted(["drought", card])


@pytest.mark.rule("CIV-ABL-06")
@pytest.mark.parametrize(
    ("card", "asks"),
    [("primetime_tv", True), ("jousting_tourney", False), ("bread_and_circuses", False)],
)
def test_primetime_tv_cancels_a_resource_ability_too(card: str, asks: bool) -> None:
    match = scene("city", {"goods": {"wheat": 1}}, {"events": [card]})
    when(match, "use construction")
    assert (asked(match) == (1, "cancel")) == asks

    if asks:
        when(match, "cancel primetime_tv")
    assert city(match, "C2").bonus == (0 if asks else 5)
    assert goods(match) == {}
    assert "use construction" not in options(match)


@pytest.mark.rule("CIV-ABL-09")
@pytest.mark.parametrize("card", ["primetime_tv", "jousting_tourney", "bread_and_circuses"])
def test_no_card_cancels_a_city_action(card: str) -> None:
    match = scene("city", {}, {"events": [card]})
    when(match, "arts C2")

    assert asked(match)[1] == "city"  # nobody was asked whether to cancel it
    assert player(match).culture == 1
