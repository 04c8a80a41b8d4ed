"""The culture track (CIV-CUL)."""

from __future__ import annotations

from typing import Any

import pytest

from oikumene.engine.match import Match
from oikumene.titles.civilization.cards import TRACK
from tests.titles.civilization.given import (
    asked,
    built,
    given,
    options,
    player,
    refused,
    table,
    told,
    when,
)
from tests.titles.civilization.scenes import scene

PRICES = [(3, 0)] * 7 + [(5, 3)] * 7 + [(7, 6)] * 7
"""Culture and trade for each space after the start."""
DECKS = {1: "drought", 2: "lost", 3: "disaster"}
"""A card of each deck."""


def rich(**words: Any) -> Match:
    """A player in City Management with enough of everything."""
    return scene("city", {"culture": 99, "trade": 27, **words})


def paid(match: Match, culture: int, trade: int) -> tuple[int, int]:
    """What a player has spent, who had so much."""
    return culture - player(match).culture, trade - player(match).trade


@pytest.mark.rule("CIV-CUL-01", "CIV-CTY-05")
def test_culture_is_spent_at_any_moment_of_city_management() -> None:
    match = rich()
    when(match, "advance", "arts C2", "advance")

    assert player(match).track == 2
    assert "end" in options(match)


@pytest.mark.rule("CIV-CUL-01")
@pytest.mark.parametrize("stage", ["start", "trade", "movement", "research"])
def test_no_culture_is_spent_in_other_phases(stage: str) -> None:
    match = scene(stage, {"culture": 99, "trade": 27, "figures": ["army C3"]})

    assert asked(match)[0] == 0
    assert "advance" not in options(match)


@pytest.mark.rule("CIV-CUL-01")
def test_others_spend_culture_in_their_own_turn() -> None:
    match = scene("city", {}, {"culture": 9})
    assert "advance" not in options(match)

    when(match, "end", "advance")

    assert (player(match, 0).track, player(match, 1).track) == (0, 1)


@pytest.mark.rule("CIV-CUL-02")
@pytest.mark.parametrize(("culture", "trade", "enough"), [(3, 0, False), (5, 3, True)])
def test_a_step_costs_what_the_space_entered_says(culture: int, trade: int, enough: bool) -> None:
    match = scene("city", {"culture": culture, "trade": trade, "track": 7})

    assert ("advance" in options(match)) == enough


@pytest.mark.rule("CIV-CUL-02")
def test_a_step_goes_to_the_next_space() -> None:
    match = rich(track=4)
    when(match, "advance")

    assert player(match).track == 5
    assert told(match, "advanced") == [{"seat": "seat:0", "n": 5}]


@pytest.mark.rule("CIV-CUL-03", "CIV-CUL-04")
@pytest.mark.parametrize("space", range(1, len(TRACK)))
def test_the_three_sections_have_their_prices(space: int) -> None:
    culture, trade = PRICES[space - 1]
    match = scene("city", {"culture": culture, "trade": trade, "track": space - 1})
    assert "advance" in options(match)

    when(match, "advance")

    assert paid(match, culture, trade) == (culture, trade)
    assert player(match).track == space


@pytest.mark.rule("CIV-CUL-04")
@pytest.mark.parametrize(
    ("space", "culture", "trade"),
    [(1, 2, 27), (8, 4, 27), (8, 99, 2), (15, 6, 27), (15, 99, 5)],
)
def test_both_prices_must_be_paid_in_full(space: int, culture: int, trade: int) -> None:
    match = scene("city", {"culture": culture, "trade": trade, "track": space - 1})

    assert "advance" not in options(match)
    assert refused(match)["advance"] == "CIV-CUL-04"


@pytest.mark.rule("CIV-CUL-05")
def test_a_card_above_the_limit_is_discarded_before_the_next_step() -> None:
    match = rich(events=["drought", "sabotage"])
    when(match, "advance")

    assert asked(match) == (0, "discard")
    assert paid(match, 99, 27) == (3, 0)

    when(match, "discard drought")

    assert "advance" in options(match)


@pytest.mark.rule("CIV-CUL-05", "CIV-CUL-08")
def test_a_great_person_finds_a_place_before_the_next_step() -> None:
    match = rich(track=2)
    when(match, "advance")

    assert asked(match) == (0, "great-person")
    assert "advance" not in options(match)

    when(match, "at C3")

    assert built(match, "C3")
    assert "advance" in options(match)


@pytest.mark.rule("CIV-CUL-06")
def test_markers_may_share_a_space() -> None:
    match = scene("city", {"culture": 3, "track": 4}, {"track": 5})
    when(match, "advance")

    assert [p.track for p in table(match).players] == [5, 5]


@pytest.mark.rule("CIV-CUL-07")
@pytest.mark.parametrize(
    ("space", "level"),
    [*((n, 1) for n in (1, 2, 4, 5, 6)), *((n, 2) for n in (8, 9, 10, 11, 13, 14))]
    + [(n, 3) for n in (15, 16, 17, 19, 20)],
)
def test_an_event_space_gives_a_card_of_its_deck_unseen_by_others(space: int, level: int) -> None:
    words = {"culture": 7, "trade": 6, "track": space - 1}
    match = scene("city", words, event_deck=list(DECKS.values()))

    when(match, "advance")

    card = DECKS[level]
    assert player(match).events == [card]
    assert [len(deck) for deck in table(match).event_decks] == [level != n for n in DECKS]
    assert match.view(0)["table"]["players"][0]["events"] == [card]
    assert match.view(1)["table"]["players"][0]["events"] == [level == n for n in DECKS]
    assert told(match, "drew-event-card", 0) == [{"event": f"event:{card}"}]
    assert told(match, "drew-event-card", 1) == []
    assert told(match, "drew-event", 1) == [{"seat": "seat:0", "level": level}]


@pytest.mark.rule("CIV-CUL-08")
@pytest.mark.parametrize("space", [3, 7, 12, 18])
def test_a_great_person_space_gives_a_random_great_person(space: int) -> None:
    found = set()
    for seed in range(12):
        words = {"culture": 7, "trade": 6, "track": space - 1}
        match = scene("city", words, person_pool=["artist", "general"], seed=seed)
        when(match, "advance", "reserve")
        found.add(player(match).reserve)
        assert sorted((*player(match).reserve, *table(match).person_pool)) == ["artist", "general"]

    assert found == {("artist",), ("general",)}


@pytest.mark.rule("CIV-CUL-09", "CIV-VIC-01")
def test_the_last_space_wins() -> None:
    match = rich(track=20)
    when(match, "advance")

    assert match.over
    assert (table(match).winner, table(match).victory) == (0, "culture")


def roman(track: int, **words: Any) -> Match:
    """Rome founds a city in its Start of Turn, which takes its marker on for free."""
    me = {"civilization": "rome", "figures": ["scout F6"], "track": track}
    tiles = {"E1": "tile_03/1", "E5": "tile_08/0", "A5": "tile_12/2"}
    return when(given(me, {}, tiles=tiles, huts={}, **words), "found F6")


@pytest.mark.rule("CIV-CUL-10")
def test_a_free_step_costs_nothing_and_gives_its_reward_in_any_phase() -> None:
    match = roman(7, event_deck=["lost"])

    assert table(match).stage == "start"
    assert (player(match).culture, player(match).trade, player(match).track) == (0, 0, 8)
    assert player(match).events == ["lost"]


@pytest.mark.rule("CIV-CUL-10")
def test_a_free_step_onto_the_last_space_wins() -> None:
    match = roman(20)

    assert match.over
    assert (table(match).winner, table(match).victory) == (0, "culture")
