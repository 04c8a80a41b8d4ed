"""The guided first games of all titles can be played as written, and have words for it."""

from __future__ import annotations

from importlib.resources import files
from itertools import pairwise

import pytest

import oikumene
from oikumene.text import Words
from oikumene.titles import title_named
from tests.spoken import each_language, keys
from tests.titles.guided import guide_of, seen, told

FEWEST, MOST = 20, 32
"""Steps that a newcomer reads."""
LONGEST = 240
"""Characters that a bubble holds."""

each_title = pytest.mark.parametrize("title", oikumene.titles())


@each_title
def test_the_script_can_be_played_to_its_end(title: str) -> None:
    *_, (last, match) = told(title)
    assert last.say == "guide-done"
    assert not match.over


@each_title
def test_a_newcomer_reads_neither_too_little_nor_too_much(title: str) -> None:
    assert FEWEST <= len(seen(title)) <= MOST
    assert all(step.say for step in guide_of(title).steps if step.seat == 0)
    assert all(step.point for step in seen(title))


@each_title
def test_the_newcomer_is_asked_whenever_there_is_something_to_read(title: str) -> None:
    for step, match in told(title):
        assert match.decision is not None
        assert match.decision.seat == 0, step


@each_title
def test_the_rival_answers_before_anything_is_read(title: str) -> None:
    """Otherwise the table would be ahead of the words."""
    for step, following in pairwise(guide_of(title).steps):
        assert not following.seat or step.answer, following
        assert not (following.seat and step.seat and step.say), step


@each_title
@each_language
def test_every_step_has_words_and_all_words_have_a_step(title: str, language: str) -> None:
    words = Words(title, language)
    assert all(0 < len(words.say(step.say)) <= LONGEST for step in seen(title))
    file = files(title_named(title).package).joinpath("text", language, "guide.ftl")
    assert keys(file.read_text(encoding="utf-8")) == [step.say for step in seen(title)]
