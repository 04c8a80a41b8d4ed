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
    told,
    when,
)

NEEDS = {"voting": "philosophy", "nationalism": "draft", "dogma": "state_religion"}
TOPS = {"democracy": "voting", "autocracy": "nationalism", "theocracy": "dogma"}
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
@pytest.mark.parametrize("step", [1, 2, 3, 4])
def test_no_other_step_comes_before_it(step: int) -> None:
    match = given(
        {"civilization": RULER, "advances": [*ALL_NEEDS, "voting"]}, phase="status", step=step
    )
    asks = []
    while asked(match)[1] != "government":
        asks.append(asked(match)[1])
        when(match, options(match)[-1])
    assert table_step(match) == 5
    assert set(asks) <= {"status-objective", "free-advance", "raze"}


def table_step(match: Match) -> int:
    """The step of the status phase."""
    return int(match.view(0)["table"]["step"])


@pytest.mark.rule("COC-GOV-04")
def test_a_card_may_change_a_government() -> None:
    me = {"advances": [*ALL_NEEDS, "voting", "civil_liberties"]}
    match = drawn("reformation", me, exhausted=["C2", "E2"])
    assert asked(match) == (0, "government")
    assert "done" not in options(match) or True
