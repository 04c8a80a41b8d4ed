"""The guided first game can be played as written, and its words are true."""

from __future__ import annotations

from collections.abc import Iterator
from importlib.resources import files
from itertools import pairwise

import pytest
from fluent.runtime import FluentResource
from fluent.syntax import ast as ftl

import oikumene
from oikumene.engine.match import Match
from oikumene.engine.title import GuideStep
from oikumene.text import LANGUAGES, Words
from oikumene.titles.nations.cards import GOODS
from oikumene.titles.nations.guide import POSITION, STEPS
from oikumene.titles.nations.position import cards_on_table
from tests.titles.nations.given import asked, goods, nation, options, table

SEEN = [step for step in STEPS if step.say]
PLACES = {
    *(f"good:{good}" for good in GOODS),
    *(f"place:{place}" for place in ("area", "architects", "board", "event", "population")),
    *(f"track:{track}" for track in ("strength", "stability", "books", "order")),
    *("seat:0", "seat:1"),
}
each_seed = pytest.mark.parametrize("seed", range(5))


def told(seed: int = 0) -> Iterator[tuple[GuideStep, Match]]:
    """Every step that is seen, with the match as it stands when it is read."""
    match = oikumene.position("nations", {**POSITION, "seed": seed})
    for step in STEPS:
        if step.seat:
            play(match, step)
        if step.say:
            yield step, match
        if step.answer and not step.seat:
            play(match, step)


def play(match: Match, step: GuideStep) -> None:
    """Give the answer of a step, which must be the one that is asked for."""
    assert match.decision is not None
    assert match.decision.seat == step.seat, step
    match.answer(step.answer)


def at(key: str) -> Match:
    """The match when a step is read."""
    return next(match for step, match in told() if step.say == key)


@each_seed
def test_the_script_can_be_played_whatever_is_drawn(seed: int) -> None:
    *_, (last, match) = told(seed)
    assert last.say == "guide-done"
    assert table(match).round == 2
    assert asked(match) == (0, "turn")


def test_a_newcomer_reads_neither_too_little_nor_too_much() -> None:
    assert 15 <= len(SEEN) <= 25
    assert all(step.say for step in STEPS if step.seat == 0)


def test_the_newcomer_is_asked_whenever_there_is_something_to_read() -> None:
    for step, match in told():
        assert asked(match)[0] == 0, step


def test_egypt_answers_before_anything_is_read() -> None:
    """Otherwise the table would be ahead of the words."""
    for step, following in pairwise(STEPS):
        assert not following.seat or step.answer, following
        assert not (following.seat and step.seat and step.say), step


def test_everything_pointed_at_is_on_the_table() -> None:
    for step, match in told():
        cards = {f"card:{card}" for card in cards_on_table(table(match))}
        assert step.point
        assert PLACES | cards >= set(step.point), step


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_step_has_words_and_all_words_have_a_step(language: str) -> None:
    words = Words("nations", language)
    assert all(words.say(step.say) for step in SEEN)
    file = files("oikumene.titles.nations").joinpath("text", language, "guide.ftl")
    entries = FluentResource(file.read_text(encoding="utf-8")).body
    keys = [entry.id.name for entry in entries if isinstance(entry, ftl.Message)]
    assert [key for key in keys if key.startswith("guide-")] == [step.say for step in SEEN]


# What the words say in numbers


def test_the_first_purchases_cost_what_the_words_say() -> None:
    assert goods(at("guide-advisor"))["gold"] == 9
    assert nation(at("guide-goods")).area == 5
    assert goods(at("guide-golden-age"))["gold"] == 9 - 1
    assert goods(at("guide-wonder"))["gold"] == 8 - 1
    assert goods(at("guide-architect"))["gold"] == 7 - 2
    assert table(at("guide-architect")).architects == 2
    assert goods(at("guide-last-stage"))["stone"] == 6 - 1
    assert goods(at("guide-building"))["stone"] == 5 - 2
    assert goods(at("guide-replace"))["gold"] == 5 - 2
    assert goods(at("guide-end-turn"))["stone"] == 3 - 1
    assert nation(at("guide-end-turn")).stability == 3


def test_the_war_is_stronger_until_the_axeman_is_manned() -> None:
    war = at("guide-war")
    assert (table(war).war, table(war).war_strength) == ("peloponnesian_war", 2)
    assert nation(war).strength == 1
    assert nation(at("guide-strength")).strength == 3
    assert goods(at("guide-colony"))["gold"] == 3


def test_one_more_worker_could_be_deployed_instead_of_passing() -> None:
    match = at("guide-pass")
    assert goods(match) == {"gold": 0, "food": 3, "stone": 1, "books": 3, "vp": 7}
    assert "deploy start_temple" in options(match)


def test_the_round_ends_as_the_words_say() -> None:
    match = at("guide-production")
    produced = [entry.args for entry in match.journal() if entry.key == "produced"]
    assert {"seat": "seat:0", "gold": 2, "food": 1, "stone": 2, "books": 0} in produced
    assert not [entry for entry in match.journal() if entry.key == "defeated"]
    assert goods(match) == {"gold": 2, "food": 3 + 1 - 1, "stone": 3, "books": 3 + 3, "vp": 8}
    assert table(match).order == [0, 1]
    assert nation(match).stability == 3
    assert nation(at("guide-done")).stability == 0
