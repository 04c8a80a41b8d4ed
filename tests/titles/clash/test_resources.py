"""Resources and tokens (COC-RES)."""

from __future__ import annotations

from typing import Any

import pytest

from oikumene.titles.clash.cards import GOODS
from tests.titles.clash.given import (
    asked,
    city,
    given,
    goods,
    options,
    player,
    refused,
    table,
    when,
)

TWO_CITIES = {"D2": {"mood": "happy"}, "C2": {}}


def pay_options(match: Any) -> set[str]:
    """The ways to pay that are offered."""
    assert asked(match)[1] == "pay"
    return {*options(match)}


# Limits


@pytest.mark.rule("COC-RES-02")
@pytest.mark.parametrize("held", [5, 6, 7])
@pytest.mark.parametrize("kind", ["food", "wood", "ore"])
def test_what_is_collected_above_seven_is_lost(kind: str, held: int) -> None:
    goods_now = {kind: held}
    match = given({"advances": ["storage"], "goods": goods_now, "cities": {"D2": {}}})

    where = {"food": "D2", "wood": "C2", "ore": "E2"}[kind]
    when(match, "collect", f"take {where} {kind}")

    assert goods(match) == {kind: min(held + 1, 7)}


@pytest.mark.rule("COC-RES-02")
@pytest.mark.parametrize(("held", "after"), [(4, 6), (5, 7), (6, 7), (7, 7)])
def test_ideas_above_seven_are_lost(held: int, after: int) -> None:
    price = {"food": 1, "wood": 1, "ore": 1}
    match = given(
        {"advances": ["writing"], "goods": {**price, "ideas": held}, "cities": TWO_CITIES}
    )

    when(match, "build", "build D2 academy")

    assert goods(match) == {"ideas": after}


@pytest.mark.rule("COC-RES-02")
@pytest.mark.parametrize(("held", "after"), [(6, 7), (7, 7)])
def test_gold_above_seven_is_lost(held: int, after: int) -> None:
    match = given({"advances": ["bartering"], "actions": ["a01"], "goods": {"gold": held}})

    when(match, "use bartering", "gain gold 1")

    assert goods(match) == {"gold": after}


@pytest.mark.rule("COC-RES-03")
@pytest.mark.parametrize(("advances", "after"), [([], 2), (["storage"], 4)])
def test_without_storage_nobody_holds_more_than_two_food(advances: list[str], after: int) -> None:
    match = given(
        {"advances": advances, "goods": {"food": 2}, "cities": {"D2": {"mood": "happy"}}},
        regions={"D3": "FFFF"},
    )

    when(match, "collect", "take D2 food", "take D3 food")

    assert goods(match) == {"food": after}
    assert city(match, "D2").activations == 1


@pytest.mark.rule("COC-RES-03")
def test_storage_lifts_the_limit_at_once() -> None:
    match = given({"goods": {"gold": 2, "food": 2}, "cities": {"D2": {}}})

    when(match, "advance", "advance storage", "pay gold 2", "collect", "take D2 food")

    assert goods(match) == {"food": 3, "mood": 1}


@pytest.mark.rule("COC-RES-08")
def test_tokens_have_no_limit() -> None:
    stock = {"food": 2, "mood": 30, "culture": 40}
    match = given({"advances": ["civil_liberties"], "goods": stock})

    when(match, "use civil_liberties", "advance", "advance writing")

    assert goods(match) == {"mood": 33, "culture": 41}


@pytest.mark.rule("COC-RES-08")
def test_a_token_that_is_spent_leaves_the_player_for_nobody() -> None:
    match = given({"goods": {"mood": 2}, "cities": {"D2": {}}})

    when(match, "improve")

    assert (goods(match), goods(match, 1)) == ({"mood": 1}, {"food": 2})


# Paying


@pytest.mark.rule("COC-RES-04")
@pytest.mark.parametrize(
    ("stock", "able"),
    [({"food": 2}, True), ({"food": 1}, False), ({}, False), ({"food": 1, "gold": 1}, True)],
)
def test_nobody_buys_an_advance_on_credit(stock: dict[str, int], able: bool) -> None:
    match = given({"goods": stock})

    assert ("advance" in options(match)) is able
    if not able:
        assert refused(match)["advance"] == "COC-ADV-03"


@pytest.mark.rule("COC-RES-04")
@pytest.mark.parametrize("lacks", ["food", "wood", "ore"])
def test_nobody_builds_on_credit(lacks: str) -> None:
    price = {"food": 1, "wood": 1, "ore": 1}
    words = {"advances": ["writing"], "cities": TWO_CITIES}

    assert "build" in options(given({**words, "goods": price}))
    assert "build" not in options(given({**words, "goods": {**price, lacks: 0}}))


@pytest.mark.rule("COC-RES-04")
def test_a_purchase_leaves_what_is_over() -> None:
    match = given({"goods": {"food": 2, "wood": 3, "gold": 1}})

    when(match, "advance", "advance writing", "pay food 2")

    assert goods(match) == {"wood": 3, "gold": 1, "culture": 1}
    assert "advance" not in options(match)


@pytest.mark.rule("COC-RES-05")
@pytest.mark.parametrize("spared", ["food", "wood", "ore"])
def test_gold_stands_for_any_resource_of_a_building(spared: str) -> None:
    stock = {"food": 1, "wood": 1, "ore": 1, "gold": 1}
    match = given({"advances": ["writing"], "goods": stock, "cities": TWO_CITIES})

    when(match, "build", "build D2 academy")
    rest = " ".join(f"{kind} 1" for kind in ("food", "wood", "ore") if kind != spared)
    assert f"pay {rest} gold 1" in pay_options(match)
    when(match, f"pay {rest} gold 1")

    assert goods(match) == {spared: 1, "ideas": 2}


@pytest.mark.rule("COC-RES-05")
def test_gold_alone_pays_for_everything() -> None:
    match = given({"advances": ["writing"], "goods": {"gold": 7}, "cities": TWO_CITIES})

    when(match, "build", "build D2 academy", "recruit", "city C2", "recruit infantry")
    assert goods(match) == {"ideas": 2, "gold": 2}
    when(match, "advance", "advance storage", "pay gold 2")
    assert goods(match) == {"ideas": 2, "mood": 1}


@pytest.mark.rule("COC-RES-05")
def test_gold_stands_for_ideas() -> None:
    match = given({"advances": ["free_education"], "goods": {"gold": 3}})

    when(match, "advance", "advance storage", "use free_education")

    assert goods(match) == {"mood": 2}


@pytest.mark.rule("COC-RES-06")
def test_ideas_stand_for_food_in_an_advance() -> None:
    match = given({"goods": {"ideas": 2}})

    when(match, "advance", "advance storage")

    assert goods(match) == {"mood": 1}


@pytest.mark.rule("COC-RES-06")
def test_ideas_stand_for_food_nowhere_else() -> None:
    words = {"advances": ["writing"], "cities": TWO_CITIES}

    hungry = given({**words, "goods": {"ideas": 7, "wood": 7, "ore": 7}})
    assert {"build", "recruit"} & {*options(hungry)} == set()
    fed = given({**words, "goods": {"food": 1, "wood": 7, "ore": 7}})
    assert {"build", "recruit"} <= {*options(fed)}


@pytest.mark.rule("COC-RES-06")
def test_ideas_stand_for_nothing_but_food() -> None:
    match = given(
        {"advances": ["writing"], "goods": {"ideas": 7, "food": 2}, "cities": TWO_CITIES},
        {},
    )

    assert {"build", "recruit"} & {*options(match)} == {"recruit"}  # a settler for two food
    when(match, "recruit", "city D2")
    assert goods(match) == {"ideas": 7}


@pytest.mark.rule("COC-RES-07")
@pytest.mark.parametrize(
    ("words", "action", "token"),
    [
        ({"cities": {"D2": {}}}, "improve", "mood"),
        ({"advances": ["taxes"]}, "use taxes", "mood"),
        ({"advances": ["absolute_power"]}, "use absolute_power", "mood"),
        ({"advances": ["sports"], "cities": {"D2": {}}}, "use sports", "culture"),
        ({"actions": ["a37"]}, "play a37", "culture"),
    ],
)
def test_gold_never_stands_for_a_token(words: dict[str, Any], action: str, token: str) -> None:
    assert action not in options(given({**words, "goods": {"gold": 7}}))
    assert action in options(given({**words, "goods": {token: 2}}))


@pytest.mark.rule("COC-RES-07")
def test_gold_does_not_hire_a_leader() -> None:
    tokens = {"mood": 1, "culture": 1}
    for lacks in tokens:
        stock = {**tokens, lacks: 0, "gold": 7}
        match = given({"goods": stock, "cities": {"D2": {"mood": "happy"}}})
        when(match, "recruit")
        assert "recruit leader" not in options(match)
    match = given({"goods": {**tokens, "gold": 7}, "cities": {"D2": {"mood": "happy"}}})
    when(match, "recruit")
    assert "recruit leader" in options(match)


@pytest.mark.rule("COC-RES-12")
def test_an_advance_is_paid_exactly_in_any_mix() -> None:
    match = given({"goods": {"food": 2, "wood": 7, "ideas": 1, "gold": 2}})

    when(match, "advance", "advance writing")

    assert pay_options(match) == {
        "pay food 2",
        "pay food 1 ideas 1",
        "pay food 1 gold 1",
        "pay ideas 1 gold 1",
        "pay gold 2",
    }


@pytest.mark.rule("COC-RES-12")
def test_a_building_is_paid_exactly_in_any_mix() -> None:
    stock = {"food": 2, "wood": 5, "ore": 1, "ideas": 5, "gold": 1}
    match = given({"advances": ["writing"], "goods": stock, "cities": TWO_CITIES})

    when(match, "build", "build D2 academy")

    assert pay_options(match) == {
        "pay food 1 wood 1 ore 1",
        "pay wood 1 ore 1 gold 1",
        "pay food 1 ore 1 gold 1",
        "pay food 1 wood 1 gold 1",
    }


@pytest.mark.rule("COC-RES-12")
@pytest.mark.parametrize(
    ("choice", "paid"),
    [
        (0, {"food": 3, "wood": 4, "ore": 5, "culture": 5}),
        (-1, {"ore": 5, "gold": 7, "culture": 5}),
    ],
)
def test_where_there_are_many_ways_a_player_picks_good_by_good(
    choice: int, paid: dict[str, int]
) -> None:
    """A wonder takes no more than its price: 3 food, 4 wood, 5 ore and 5 culture tokens."""
    stock = {"food": 7, "wood": 7, "ore": 7, "gold": 7, "culture": 9}
    match = given(
        {
            "advances": ["storage", "engineering", "sports"],
            "wonders": ["great_arena"],
            "goods": stock,
            "cities": TWO_CITIES,
        }
    )

    when(match, "build")
    while asked(match)[1] == "spend":
        when(match, options(match)[choice])

    left = {kind: n - paid.get(kind, 0) for kind, n in stock.items()}
    assert goods(match) == {kind: n for kind, n in left.items() if n}
    assert city(match, "D2").wonders == ("great_arena",)


# When limits change


@pytest.mark.rule("COC-RES-10")
def test_dogma_costs_ideas_at_once() -> None:
    match = given({"advances": ["state_religion"], "goods": {"food": 2, "ideas": 6}})

    when(match, "advance", "advance dogma", "pay food 2")

    assert goods(match) == {"ideas": 2}


@pytest.mark.rule("COC-RES-10")
@pytest.mark.parametrize(("advances", "after"), [([], 3), (["dogma"], 2)])
def test_with_dogma_later_ideas_are_lost(advances: list[str], after: int) -> None:
    price = {"food": 1, "wood": 1, "ore": 1}
    match = given(
        {
            "advances": ["writing", *advances],
            "goods": {**price, "ideas": 1},
            "cities": TWO_CITIES,
        }
    )

    when(match, "build", "build D2 academy")

    assert goods(match) == {"ideas": after}


@pytest.mark.rule("COC-RES-10")
def test_ziggurats_keep_the_ideas_of_babylon() -> None:
    match = given(
        {
            "civilization": "babylon",
            "advances": ["state_religion"],
            "goods": {"food": 2, "ideas": 6},
        }
    )

    when(match, "advance", "advance dogma", "pay food 2")

    assert "ziggurats" in player(match).advances
    assert goods(match) == {"ideas": 6}


@pytest.mark.rule("COC-RES-11")
def test_what_a_lent_storage_held_is_lost_at_the_end_of_the_turn() -> None:
    match = given(
        {
            "cities": {"D2": {"mood": "happy", "wonders": ["great_library"]}},
            "goods": {"food": 2},
        },
        regions={"D3": "FFFF"},
    )

    when(match, "use great_library", "lend storage")
    when(match, "collect", "take D2 food", "take D3 food", "done")
    assert goods(match) == {"food": 4}
    when(match, "end")
    assert goods(match) == {"food": 2}


@pytest.mark.rule("COC-RES-11")
def test_a_change_to_a_government_with_a_limit_discards_at_once() -> None:
    match = given(
        {"advances": ["philosophy", "voting", "state_religion"], "goods": {"ideas": 5}},
        phase="status",
        step=5,
    )

    when(match, "change theocracy")

    assert "dogma" in player(match).advances
    assert goods(match) == {"ideas": 2}


@pytest.mark.rule("COC-RES-11")
def test_a_limit_that_is_lifted_gives_nothing_back() -> None:
    match = given(
        {"advances": ["philosophy", "dogma", "state_religion"], "goods": {"ideas": 2}},
        phase="status",
        step=5,
    )

    when(match, "change democracy")

    assert goods(match) == {"ideas": 2}
    assert match.view(0)["table"]["players"][0]["caps"] == [2, 7, 7, 7, 7]


# Information


@pytest.mark.rule("COC-RES-13")
def test_everybody_sees_what_everybody_has() -> None:
    stock = {"food": 1, "wood": 2, "ore": 3, "ideas": 4, "gold": 5, "mood": 6, "culture": 7}
    match = given({"goods": stock})

    for seat in (0, 1, None):
        shown = match.view(seat)["table"]["players"][0]["goods"]
        assert dict(zip(GOODS, shown, strict=False)) == stock
    assert table(match).players[0].goods == list(stock.values())
