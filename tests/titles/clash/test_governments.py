"""Governments, and changing them (COC-GOV)."""

from __future__ import annotations

from typing import Any

import pytest

from oikumene.engine.match import Match
from oikumene.titles.clash.cards import ADVANCES, CATEGORIES, GOVERNMENTS
from tests.titles.clash.events import drawn
from tests.titles.clash.given import (
    asked,
    given,
    goods,
    options,
    player,
    refused,
    table,
    told,
    when,
)

NEEDS = {"voting": "philosophy", "nationalism": "draft", "dogma": "state_religion"}
ALL_NEEDS = list(NEEDS.values())
RULER = "persia"
"""A civilization whose advances have no word here."""


def governed(match: Match, seat: int = 0) -> set[str]:
    """A player's government advances."""
    return {id_ for id_ in player(match, seat).advances if id_ in ADVANCES and ruling(id_)}


def ruling(id_: str) -> bool:
    """Whether it is a government advance."""
    return ADVANCES[id_].category in GOVERNMENTS


def buying(*advances: str) -> Match:
    """A player is about to buy an advance."""
    match = given({"civilization": RULER, "advances": advances, "goods": {"food": 2}})
    return when(match, "advance")


def in_step_five(*advances: str, **words: Any) -> Match:
    """The status phase has come to the change of government."""
    seats = words.pop("seats", {})
    me = {"civilization": RULER, "advances": advances, "goods": {}, **seats}
    return given(me, phase="status", step=5, **words)


# One government


@pytest.mark.rule("COC-GOV-02")
@pytest.mark.parametrize(("top", "needed"), list(NEEDS.items()))
def test_a_government_begins_with_what_is_printed_above_it(top: str, needed: str) -> None:
    able = buying(needed)
    assert f"advance {top}" in options(able)
    others = [each for each in ALL_NEEDS if each != needed]
    unable = buying(*others)
    assert f"advance {top}" not in options(unable)
    assert refused(unable)[f"advance {top}"] == "COC-GOV-02"


@pytest.mark.rule("COC-GOV-02")
@pytest.mark.parametrize("category", GOVERNMENTS)
def test_the_other_advances_of_a_government_need_the_top(category: str) -> None:
    top, *others = CATEGORIES[category]
    assert not {f"advance {each}" for each in others} & {*options(buying(NEEDS[top]))}
    assert {f"advance {each}" for each in others} < {*options(buying(NEEDS[top], top))}


@pytest.mark.rule("COC-GOV-03")
@pytest.mark.parametrize("category", GOVERNMENTS)
def test_a_player_has_one_government(category: str) -> None:
    top, *others = CATEGORIES[category]
    match = buying(*ALL_NEEDS, top)
    found = {option.split()[1] for option in options(match)}
    assert {id_ for id_ in found if ruling(id_)} == {*others}
    for foreign in NEEDS.keys() - {top}:
        assert refused(match)[f"advance {foreign}"] == "COC-GOV-03"


@pytest.mark.rule("COC-GOV-03")
def test_a_free_advance_starts_no_second_government() -> None:
    me = {"civilization": RULER, "advances": [*ALL_NEEDS, "voting"], "actions": ["great_statesman"]}
    match = when(given(me), "play great_statesman")
    assert asked(match)[1] == "person-advance"
    assert options(match, "advance") == [
        "advance separation_of_power",
        "advance civil_liberties",
        "advance free_economy",
    ]


# When it changes


@pytest.mark.rule("COC-GOV-04")
def test_a_turn_offers_no_change_of_government() -> None:
    me = {"civilization": RULER, "advances": [*ALL_NEEDS, "voting"], "goods": {"food": 2}}
    match = given(me)
    assert not [text for text in options(match) if "change" in text]
    assert not {"advance nationalism", "advance dogma"} & {*options(when(match, "advance"))}


@pytest.mark.rule("COC-GOV-04")
def test_the_status_phase_offers_a_change() -> None:
    match = in_step_five(*ALL_NEEDS, "voting")
    assert asked(match) == (0, "government")
    assert options(match) == ["change autocracy", "change theocracy", "done"]

    when(match, "done")

    assert governed(match) == {"voting"}
    assert told(match, "changed") == []


@pytest.mark.rule("COC-GOV-04")
def test_the_fifth_step_is_the_only_one_that_offers_it() -> None:
    me = {"civilization": RULER, "advances": [*ALL_NEEDS, "voting"]}
    match = given(me, phase="status", step=1)
    steps = []
    while asked(match)[1] != "act":
        if asked(match)[1] == "government":
            steps.append(table(match).step)
        when(match, options(match)[-1])
    assert steps == [5]


@pytest.mark.rule("COC-GOV-04")
def test_a_card_may_change_a_government() -> None:
    me = {"advances": [*ALL_NEEDS, "voting"], "goods": {"mood": 3}}
    match = drawn("revolution", me)
    assert asked(match) == (0, "government")
    assert options(match) == ["change autocracy", "change theocracy"]

    when(match, "change theocracy")

    assert governed(match) == {"dogma"}
    assert goods(match)["mood"] == 3


# How it changes


@pytest.mark.rule("COC-GOV-05")
def test_all_cubes_move_the_top_is_covered_the_rest_is_free() -> None:
    match = in_step_five("philosophy", "draft", *CATEGORIES["democracy"][:3])

    when(match, "change autocracy")
    assert asked(match) == (0, "cube")
    assert options(match) == [f"advance {each}" for each in CATEGORIES["autocracy"][1:]]
    when(match, "advance forced_labor")
    assert options(match) == ["advance totalitarianism", "advance absolute_power"]
    when(match, "advance totalitarianism")

    assert governed(match) == {"nationalism", "forced_labor", "totalitarianism"}
    assert told(match, "changed") == [{"seat": "seat:0", "government": "category:autocracy"}]


@pytest.mark.rule("COC-GOV-05")
@pytest.mark.parametrize(("old", "new"), [("democracy", "theocracy"), ("theocracy", "democracy")])
def test_a_whole_government_becomes_another(old: str, new: str) -> None:
    match = when(in_step_five(*ALL_NEEDS, *CATEGORIES[old]), f"change {new}")
    while asked(match)[1] == "cube":
        when(match, options(match)[0])
    assert governed(match) == {*CATEGORIES[new]}


@pytest.mark.rule("COC-GOV-06")
@pytest.mark.parametrize(
    ("advances", "choices"),
    [
        (["philosophy", "draft", "voting"], ["change autocracy", "done"]),
        (["philosophy", "state_religion", "voting"], ["change theocracy", "done"]),
        (["draft", "philosophy", "nationalism"], ["change democracy", "done"]),
    ],
)
def test_a_new_government_needs_what_is_printed_above_it(
    advances: list[str], choices: list[str]
) -> None:
    assert options(in_step_five(*advances)) == choices


@pytest.mark.rule("COC-GOV-06")
def test_without_another_prerequisite_there_is_no_change() -> None:
    match = in_step_five("philosophy", "voting", "civil_liberties")
    assert asked(match)[1] != "government"


@pytest.mark.rule("COC-GOV-07")
@pytest.mark.parametrize("number", [1, 2, 3, 4])
def test_a_change_keeps_the_number_and_costs_nothing(number: int) -> None:
    stock = {"food": 2, "ideas": 1, "mood": 1, "culture": 1}
    kept = ["philosophy", "draft", "writing"]
    seats = {"goods": stock}
    match = in_step_five(*kept, *CATEGORIES["autocracy"][:number], seats=seats)

    when(match, "change democracy")
    while asked(match)[1] == "cube":
        when(match, options(match)[-1])

    assert len(governed(match)) == number
    assert governed(match) <= {*CATEGORIES["democracy"]}
    assert {*player(match).advances} >= {*kept, "farming", "mining"}
    assert goods(match) == stock


@pytest.mark.rule("COC-GOV-08")
def test_a_change_is_no_gain() -> None:
    """No cube leaves the track, no event comes, nothing notices an advance."""
    match = in_step_five(*ALL_NEEDS, "voting", seats={"cubes": 1}, event_deck=["volcano"])

    when(match, "change theocracy")

    assert governed(match) == {"dogma"}
    assert player(match).cubes == 1
    assert goods(match) == {}
    assert not told(match, "event")
    assert not told(match, "advanced")
    assert len(table(match).event_deck) == 1


@pytest.mark.rule("COC-GOV-09")
def test_who_has_no_government_changes_none() -> None:
    match = in_step_five(*ALL_NEEDS)
    assert asked(match)[1] != "government"
    assert governed(match) == set()


@pytest.mark.rule("COC-GOV-09")
def test_a_revolution_finds_no_government_to_change() -> None:
    match = drawn("revolution", {"advances": ALL_NEEDS})
    assert asked(match) == (0, "act")
    assert governed(match) == set()


@pytest.mark.rule("COC-GOV-10")
@pytest.mark.parametrize(
    ("civilization", "own"),
    [
        ("aztecs", "tribute_empire"),
        ("china", "imperial_army"),
        ("greece", "city_states"),
        ("huns", "hunnic_tribes"),
        ("japan", "shogunate"),
        ("rome", "provinces"),
    ],
)
def test_what_is_linked_to_any_government_outlasts_a_change(civilization: str, own: str) -> None:
    seats = {"civilization": civilization}
    match = in_step_five(*ALL_NEEDS, "voting", own, seats=seats, age=2)

    when(match, "change theocracy")

    assert player(match).advances[own] == 1  # never lost, so not gained again
    assert governed(match) == {"dogma"}


@pytest.mark.rule("COC-GOV-10")
def test_what_is_linked_to_one_advance_of_a_government_goes_with_it() -> None:
    seats = {"civilization": "babylon"}
    match = in_step_five(*ALL_NEEDS, "dogma", "ziggurats", seats=seats)

    when(match, "change democracy")

    assert "ziggurats" not in player(match).advances
