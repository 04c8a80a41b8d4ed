"""Recorded games play the same today."""

from __future__ import annotations

import pytest

import oikumene
from tests.titles.golden import golden_of

each_title = pytest.mark.parametrize("title", oikumene.titles())


def hint(title: str) -> str:
    """What to do about a difference."""
    return f"if the change is meant, run {golden_of(title).again}"


@each_title
def test_the_recorded_match_is_loaded_and_replayed(title: str) -> None:
    golden = golden_of(title)
    text = golden.save.read_text("utf-8")
    loaded = oikumene.load(text)
    assert loaded.over
    assert golden.result(loaded) == golden.ended.read_text("utf-8"), hint(title)
    *_, replayed = oikumene.replay(text)
    assert replayed.digest() == loaded.digest(), hint(title)
    assert golden.result(replayed) == golden.result(loaded)
    assert replayed.history() == loaded.history(), hint(title)
    assert replayed.save() == text.rstrip(), hint(title)


@each_title
def test_the_playthrough_is_played_as_recorded(title: str) -> None:
    changed = golden_of(title).changes()
    assert not changed, f"{hint(title)}\n{changed[:3000]}"


@each_title
def test_the_playthrough_stays_short_enough_to_read(title: str) -> None:
    assert golden_of(title).playthrough.stat().st_size < 200_000
