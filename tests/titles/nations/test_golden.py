"""Recorded games play the same today."""

from __future__ import annotations

import pytest

import oikumene
from tests.titles.nations.playthrough import AGAIN, GOLDEN, difference, records, result

NOW = records()


@pytest.mark.parametrize("name", NOW)
def test_recorded_games_are_played_the_same(name: str) -> None:
    changed = difference(name, NOW[name])
    assert not changed, f"{name}: if the change is meant, run {AGAIN}\n{changed[:2000]}"


def test_the_recorded_match_is_loaded_and_replayed() -> None:
    text = (GOLDEN / "match.json").read_text("utf-8")
    loaded = oikumene.load(text)
    assert loaded.over
    assert result(loaded) == (GOLDEN / "result.json").read_text("utf-8")
    *_, replayed = oikumene.replay(text)
    assert replayed.digest() == loaded.digest()
    assert replayed.result == loaded.result
    assert replayed.history() == loaded.history()
    assert replayed.save() == text.rstrip()


def test_the_playthrough_stays_readable() -> None:
    assert len(NOW["playthrough.txt"].encode()) < 200_000
