"""Rounds, phases, the Start of Turn (CIV-TRN, CIV-SOT)."""

from __future__ import annotations

from typing import Any

import pytest

import oikumene
from oikumene.engine.match import Match
from tests.titles.civilization.given import (
    asked,
    built,
    given,
    options,
    pass_on,
    player,
    square,
    table,
    told,
    when,
)


def trio(**words: Any) -> Match:
    """Three players; each has an army, so each is asked in the Movement phase."""
    figures = ("H3", "N14", "C14")
    return given(*({"figures": [f"army {place}"]} for place in figures), **words)


@pytest.mark.rule("CIV-TRN-01", "CIV-TRN-02", "CIV-TRN-06")
def test_five_phases_in_order_each_from_the_first_player() -> None:
    match = trio(first=1, round=3)
    seen: list[tuple[str, int]] = []
    while table(match).round == 3:
        here = table(match).stage, asked(match)[0]
        if here not in seen:
            seen.append(here)
        idle = next(each for each in ("end", "pass", "no") if each in options(match))
        match.answer(idle)
    stages = list(dict.fromkeys(stage for stage, _ in seen))
    assert stages in (
        ["start", "trade", "city", "movement"],
        ["start", "trade", "city", "movement", "research"],
    )
    for stage in ("start", "city", "movement"):
        assert [seat for each, seat in seen if each == stage] == [1, 2, 0]
    phases = [entry["phase"] for entry in told(match, "phase")]
    assert phases[:4] == ["phase:trade", "phase:city", "phase:movement", "phase:research"]


@pytest.mark.rule("CIV-TRN-04", "CIV-RSH-05")
def test_research_is_chosen_by_all_at_once() -> None:
    match = given({"trade": 6}, {"trade": 6}, stage="research")
    assert [decision.seat for decision in match.decisions] == [0, 1]
    match.answer("tech pottery", 1)
    assert player(match, 1).techs[1:] == ()  # nothing happens before all have chosen
    match.answer("no", 0)
    assert player(match, 1).techs[1:] == ("pottery",)


@pytest.mark.rule("CIV-TRN-05")
def test_the_first_player_marker_passes_on() -> None:
    match = given({}, {}, first=1, round=3)
    pass_on(match, "city")
    pass_on(match, "start")
    assert (table(match).round, table(match).first) == (4, 0)


@pytest.mark.rule("CIV-TRN-05")
def test_in_round_one_it_stays() -> None:
    match = oikumene.start("civilization", 2, seed=5)
    first = table(match).first
    while table(match).stage == "setup":
        match.answer(options(match)[0])
    assert (table(match).round, table(match).first) == (1, first)


@pytest.mark.rule("CIV-TRN-08")
def test_only_the_active_player_is_asked() -> None:
    match = trio(stage="movement", first=2)
    assert [decision.seat for decision in match.decisions] == [2]


@pytest.mark.rule("CIV-TRN-09", "CIV-ABL-03")
def test_once_a_turn_means_once_a_round() -> None:
    match = given({"civilization": "america", "goods": {"incense": 2}}, stage="city", round=3)
    when(match, "use currency")
    assert player(match).culture == 3
    assert options(match, "use") == []
    pass_on(match, "start")
    pass_on(match, "city", 0)
    assert table(match).round == 4
    assert options(match, "use") == ["use currency"]


# The Start of Turn


@pytest.mark.rule("CIV-SOT-01", "CIV-GRP-03", "CIV-TIM-01")
def test_everything_of_a_start_of_turn_may_be_mixed() -> None:
    match = given(
        {
            "civilization": "america",
            "techs": ["currency", "code_of_laws"],
            "fresh": {"republic": 2},
            "figures": ["scout F3", "scout H1"],
            "reserve": ["artist", "builder"],
            "events": ["drought"],
        },
        tiles={"E1": "tile_03/1"},
        huts={},
        round=3,
    )
    assert {text.split()[0] for text in options(match)} == {
        "found",
        "switch",
        "person",
        "send",
        "play",
        "end",
    }
    when(match, "person artist", "at B2", "switch republic", "person builder", "at D4", "found F3")
    assert built(match, "B2") == "artist"
    assert built(match, "D4") == "builder"
    assert player(match).government == "republic"
    assert square(match, "F3") in table(match).cities
    assert asked(match) == (0, "start")


@pytest.mark.rule("CIV-SOT-02")
def test_a_start_of_turn_ability_is_used_once_a_round() -> None:
    match = given(
        {"civilization": "america"},
        built={"B2": "hanging_gardens"},
        round=3,
    )
    assert options(match, "wonder") == ["wonder hanging_gardens"]
    when(match, "wonder hanging_gardens")
    while asked(match)[1] != "start":
        match.answer(options(match)[0])
    assert len(player(match).figures) == 1
    assert options(match, "wonder") == []


@pytest.mark.rule("CIV-SOT-03", "CIV-WON-15")
def test_plain_gains_come_by_themselves() -> None:
    match = given({"civilization": "america", "trade": 2}, built={"B2": "stonehenge"}, round=3)
    when(match, "end")
    assert player(match).culture == 1

    match = given({"civilization": "america", "trade": 2}, built={"B2": "colossus"}, round=3)
    when(match, "end")
    assert player(match).trade == 5


@pytest.mark.rule("CIV-SOT-04")
def test_scouts_that_were_not_sent_gather_for_nobody() -> None:
    match = given(
        {"civilization": "america", "figures": ["scout F2"]},
        tiles={"E1": "tile_03/1"},
        huts={},
        round=3,
    )
    when(match, "end")
    assert table(match).sent == {}


@pytest.mark.rule("CIV-SOT-05", "CIV-BLK-03")
def test_a_blockaded_wonder_gives_nothing() -> None:
    match = given(
        {"civilization": "america"},
        {"figures": ["scout B2"]},
        built={"B2": "stonehenge"},
        round=3,
    )
    when(match, "end")
    assert player(match).culture == 0

    gardens = given(
        {"civilization": "america"},
        {"figures": ["army B2"]},
        built={"B2": "hanging_gardens"},
        round=3,
    )
    assert options(gardens, "wonder") == []
