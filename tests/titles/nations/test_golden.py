"""Recorded games play the same today."""

from __future__ import annotations

import oikumene
from tests.titles.nations.playthrough import (
    AGAIN,
    PLAYTHROUGH,
    RESULT,
    SAVE,
    difference,
    recorded,
    result,
    told,
)

HINT = f"if the change is meant, run {AGAIN}"


def test_the_recorded_match_is_loaded_and_replayed() -> None:
    text = SAVE.read_text("utf-8")
    loaded = oikumene.load(text)
    assert loaded.over
    assert result(loaded) == RESULT.read_text("utf-8"), HINT
    *_, replayed = oikumene.replay(text)
    assert replayed.digest() == loaded.digest(), HINT
    assert result(replayed) == result(loaded)
    assert replayed.history() == loaded.history(), HINT
    assert replayed.save() == text.rstrip(), HINT


def test_the_playthrough_is_played_as_recorded() -> None:
    changed = difference(PLAYTHROUGH.read_text("utf-8"), told(recorded()))
    assert not changed, f"{HINT}\n{changed[:3000]}"


def test_the_playthrough_stays_short_enough_to_read() -> None:
    assert PLAYTHROUGH.stat().st_size < 200_000
