"""General terms (COC-GEN)."""

from __future__ import annotations

from typing import Any

import pytest

import oikumene
from oikumene import BadSetup
from oikumene.titles.clash.cards import EVENTS, HAPPY, NEUTRAL, OBJECTIVE_CARDS
from tests.titles.clash.given import (
    asked,
    city,
    given,
    goods,
    options,
    space,
    table,
    when,
)

RICH = {"food": 2, "wood": 7, "ore": 7, "gold": 7, "mood": 9, "culture": 9}


def town(size: int) -> dict[str, Any]:
    """A city of a size, with own buildings only."""
    buildings = ["temple", "academy", "fortress", "market"]
    return {"buildings": buildings[: size - 1]}


# Who plays, and with what


@pytest.mark.rule("COC-GEN-01")
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("expansion", [False, True])
def test_two_to_four_play_with_or_without_the_expansion(seats: int, expansion: bool) -> None:
    match = oikumene.start("clash", seats, 1, {"expansion": expansion})

    players = table(match).players
    assert len(players) == seats
    assert [bool(p.civilization and p.leaders) for p in players] == [expansion] * seats


@pytest.mark.rule("COC-GEN-01")
@pytest.mark.parametrize("seats", [1, 5])
def test_nobody_plays_alone_or_with_five(seats: int) -> None:
    with pytest.raises(BadSetup, match="2 to 4"):
        oikumene.start("clash", seats, 1)


@pytest.mark.rule("COC-GEN-01")
def test_the_cards_of_the_expansion_come_only_with_it() -> None:
    for expansion in (False, True):
        s = table(given(options={"expansion": expansion}))
        assert any(EVENTS[card].expansion for card in s.event_deck) is expansion
        assert any(OBJECTIVE_CARDS[card].expansion for card in s.objective_deck) is expansion


@pytest.mark.rule("COC-GEN-01")
@pytest.mark.parametrize("expansion", [False, True])
def test_the_pieces_of_the_expansion_come_only_with_it(expansion: bool) -> None:
    cities = {"D2": {"mood": "happy"}, "C2": {}}
    advances = ["myths", "bartering", "arts", "math"]
    match = given(
        {"goods": RICH, "advances": advances, "cities": cities}, options={"expansion": expansion}
    )

    when(match, "build")
    built = {text.split()[2] for text in options(match, "build")}
    assert built & {"temple", "market", "obelisk", "observatory"} == (
        {"temple", "market", "obelisk", "observatory"} if expansion else {"temple"}
    )

    match = given(
        {"goods": RICH, "advances": advances, "cities": cities}, options={"expansion": expansion}
    )
    when(match, "recruit", "city D2")
    assert ("recruit leader" in options(match)) is expansion


@pytest.mark.rule("COC-GEN-01")
@pytest.mark.parametrize(
    "wish",
    [
        {"civilization": ["rome", "random"]},
        {"random_leaders": True},
        {"alternate_history": True},
    ],
)
def test_wishes_that_need_the_expansion_are_refused_without_it(wish: dict[str, Any]) -> None:
    assert oikumene.start("clash", 2, 1, wish).decision is not None

    with pytest.raises(BadSetup) as wrong:
        oikumene.start("clash", 2, 1, {**wish, "expansion": False})
    assert wrong.value.rule == "COC-GEN-01"


# Distances


@pytest.mark.rule("COC-GEN-10")
@pytest.mark.parametrize(
    "between",
    [
        {"regions": {"D3": "FFFF"}},
        {"regions": {"D3": "WFFF"}},
        {"regions": {"D3": "FFFF"}, "barbarians": {"units": {"D3": "4 infantry"}}},
        {"regions": {"D3": "FFFF"}, "barbarians": {"cities": {"D3": {"mood": "angry"}}}},
    ],
    ids=["land", "sea", "enemies", "enemy city"],
)
def test_a_path_runs_through_anything_that_is_explored(between: dict[str, Any]) -> None:
    match = given({"cities": {"D2": town(2)}}, {"cities": {"D4": town(2)}}, **between)

    assert "influence" in options(match)


@pytest.mark.rule("COC-GEN-10")
@pytest.mark.parametrize(("size", "seen", "reached"), [
    (3, ["D3"], True),
    (3, ["B2", "B4"], False),
    (4, ["B2", "B4"], False),
    (5, ["B2", "B4"], True),
    (5, [], False),
])  # fmt: skip
def test_a_path_goes_around_unexplored_regions(size: int, seen: list[str], reached: bool) -> None:
    match = given(
        {"cities": {"D2": town(size)}},
        {"cities": {"D5": town(2)}},
        regions=dict.fromkeys(["D5", *seen], "FFFF"),
    )

    assert ("influence" in options(match)) is reached


@pytest.mark.rule("COC-GEN-11")
@pytest.mark.parametrize(("size", "target", "reached"), [
    (1, "D3", True), (1, "D4", False),
    (2, "D3", True), (2, "D4", True), (2, "D5", False),
    (3, "D5", True), (3, "D6", False),
])  # fmt: skip
def test_within_n_spaces_is_a_path_of_at_most_n(size: int, target: str, reached: bool) -> None:
    match = given(
        {"cities": {"D2": town(size)}},
        {"cities": {target: town(2)}},
        regions={"D3": "FFFF", "D5": "FFFF"},
    )

    assert ("influence" in options(match)) is reached


@pytest.mark.rule("COC-GEN-11")
def test_what_shares_a_space_is_at_distance_zero() -> None:
    match = given(regions={"D3": "FFFF"})
    ground, home = table(match).ground, space(match, "D2")

    assert ground.near(home, home, 0)
    assert not ground.near(home, space(match, "D3"), 0)


@pytest.mark.rule("COC-GEN-11")
def test_adjacent_is_one_step_away() -> None:
    regions = dict.fromkeys(["B2", "F2", "D3"], "FFFF")
    match = given({"cities": {"D2": {"mood": "happy", **town(3)}}}, regions=regions)

    when(match, "collect")

    sources = {text.split()[1] for text in options(match, "take")}
    assert sources == {"D2", "C2", "C3", "D3", "E3", "E2"}  # D1 is barren


# Free actions


BARTER = {"advances": ["bartering"], "actions": ["a01", "a02"]}


@pytest.mark.rule("COC-GEN-13")
def test_a_free_action_costs_no_main_action() -> None:
    match = given(BARTER)

    when(match, "use bartering", "discard a01", "gain gold 1")

    assert goods(match) == {"food": 2, "gold": 1}
    assert asked(match) == (0, "act")
    assert table(match).left == 3


@pytest.mark.rule("COC-GEN-13")
@pytest.mark.parametrize("left", [3, 1, 0])
def test_a_free_action_may_come_before_and_after_any_main_action(left: int) -> None:
    assert "use bartering" in options(given(BARTER, left=left))


@pytest.mark.rule("COC-GEN-13")
def test_a_free_action_never_interrupts_a_main_action() -> None:
    match = given({**BARTER, "units": {"C2": "settler", "D1": "settler"}})

    when(match, "move")
    assert (asked(match), options(match, "use")) == ((0, "move"), [])
    when(match, "from C2", "to D1")
    assert (asked(match), options(match, "use")) == ((0, "move"), [])
    when(match, "done")
    assert "use bartering" in options(match)
    when(match, "advance")
    assert (asked(match), options(match, "use")) == ((0, "advance"), [])


@pytest.mark.rule("COC-GEN-13")
def test_a_free_action_belongs_to_the_own_turn() -> None:
    match = given({}, BARTER)

    assert options(match, "use") == []
    when(match, "end")
    assert asked(match) == (1, "act")
    assert "use bartering" in options(match)


@pytest.mark.rule("COC-GEN-14")
def test_a_free_collect_activates_the_city_and_is_bound_by_limits() -> None:
    match = given(
        {
            "advances": ["voting", "free_economy"],
            "goods": {"food": 2, "wood": 6, "ore": 1, "mood": 1},
            "cities": {"D2": {"mood": "happy"}},
        }
    )

    when(match, "use free_economy", "take D2 food", "take C2 wood")

    assert table(match).left == 3
    assert goods(match) == {"food": 2, "wood": 7, "ore": 1}  # the food was too much
    assert city(match, "D2").activations == 1
    assert city(match, "D2").mood == HAPPY
    when(match, "recruit", "recruit infantry")
    assert city(match, "D2").mood == NEUTRAL


@pytest.mark.rule("COC-GEN-14")
def test_a_free_collect_needs_a_city_that_can_be_activated() -> None:
    words = {"advances": ["voting", "free_economy"], "goods": {"mood": 1}}
    tired = {"D2": {"mood": "angry", "activations": 1, "spent": True}}
    fresh = {"D2": {"mood": "angry"}}

    assert "use free_economy" in options(given({**words, "cities": fresh}))
    assert "use free_economy" not in options(given({**words, "cities": tired}))


@pytest.mark.rule("COC-GEN-14")
def test_a_free_influence_still_succeeds_only_once_a_turn() -> None:
    words = {"advances": ["arts"], "goods": {"culture": 9}, "cities": {"D2": town(3)}}
    place = {"regions": {"D3": "FFFF"}}
    target = {"cities": {"D4": {"buildings": ["temple", "academy"]}}}

    assert "use arts" in options(given(words, target, **place))
    spent = given(words, target, used=["influenced"], **place)
    assert "use arts" not in options(spent)
    assert "influence" not in options(spent)
