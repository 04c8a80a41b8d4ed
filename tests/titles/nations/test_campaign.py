"""The campaign: winners get it harder (NAT-VAR-10)."""

from __future__ import annotations

import pytest

import oikumene
from oikumene.engine.match import Match
from oikumene.titles.nations.campaign import next_levels
from tests.titles.nations.given import given


def at_the_last_famine(difficulty: str) -> Match:
    """Seat 1 is about to win the last round of a campaign game."""
    return given(
        {"vp": 3, "food": 20},
        {"vp": 30, "food": 20, "difficulty": difficulty},
        phase="famine",
        round=8,
        options={"campaign": True},
    )


@pytest.mark.rule("NAT-VAR-10")
def test_everybody_starts_as_prince() -> None:
    match = oikumene.start("nations", seats=3, seed=1, options={"campaign": True})
    assert match.settings["difficulty"] == ["prince", "prince", "prince"]


@pytest.mark.rule("NAT-VAR-10")
def test_the_winner_raises_its_level_by_one() -> None:
    assert next_levels(["prince", "king", "prince"], 0) == ["king", "king", "prince"]

    match = at_the_last_famine("king")

    assert match.over
    last = match.journal()[-1]
    assert (last.key, last.args) == (
        "campaign-next",
        {"seat": "seat:1", "level": "difficulty:emperor"},
    )


@pytest.mark.rule("NAT-VAR-10")
def test_who_wins_as_emperor_wins_the_campaign() -> None:
    assert next_levels(["emperor", "king"], 0) == []

    match = at_the_last_famine("emperor")

    last = match.journal()[-1]
    assert (last.key, last.args) == ("campaign-won", {"seat": "seat:1"})


def test_without_the_option_nothing_is_said_of_a_campaign() -> None:
    match = given({"food": 20}, {"food": 20}, phase="famine", round=8)
    assert match.over
    assert not [entry for entry in match.journal() if entry.key.startswith("campaign")]
