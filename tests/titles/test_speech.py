"""Every key that a title says has words in every language that read as that language; and every
moment of a match can be drawn and asked at the terminal."""

from __future__ import annotations

import re
from itertools import cycle, islice
from random import Random
from typing import Any

import pytest
from typer.testing import CliRunner

import oikumene
from oikumene.cli import app
from oikumene.table.telling import things as told
from oikumene.text import LANGUAGES
from tests.spoken import assert_reads, each_language
from tests.titles.speech import Speech, drawn, speech_of

TITLES = ("dawn", "clash", "civilization")
SPEECHES = {title: speech_of(title) for title in TITLES}
A_FEW = 4
"""So many options of a decision are read: spaces are all alike."""

each_title = pytest.mark.parametrize("speech", SPEECHES.values(), ids=SPEECHES)


def each_game(name: str) -> pytest.MarkDecorator:
    """Every game that the titles name for something."""
    cases = [(each, *game) for each in SPEECHES.values() for game in getattr(each, name)]
    ids = [f"{speech.title}-{seats}" for speech, seats, _ in cases]
    return pytest.mark.parametrize(("speech", "seats", "settings"), cases, ids=ids)


# Every thing has a name


@each_language
@each_title
def test_every_thing_has_a_name(speech: Speech, language: str) -> None:
    words = speech.words(language)
    for reference in (*speech.printed, *speech.things):
        if reference.partition(":")[0] not in speech.nameless:
            assert_reads(words.name(reference), language)


@each_language
@each_title
def test_everything_printed_reads(speech: Speech, language: str) -> None:
    words = speech.words(language)
    for reference in speech.printed:
        text = words.text(reference)
        assert bool(text) != (reference.partition(":")[0] in speech.silent), reference
        if text:
            assert text.endswith("."), text
            assert_reads(text, language)


@each_title
def test_browsers_get_the_words_of_everything_printed(speech: Speech) -> None:
    assert told(speech.title).keys() == speech.printed.keys()


# Every key that the code can say


@each_language
@pytest.mark.parametrize(("function", "prefix"), [("log", "log"), ("choose", "ask")])
@each_title
def test_what_the_code_says_has_words_for_its_arguments(
    speech: Speech, function: str, prefix: str, language: str
) -> None:
    words = speech.words(language)
    said = set()
    for key, args in speech.sentences(function, prefix):
        said.add(key)
        assert_reads(words._tell(key, args), language)
    assert len(said) > 40


@each_language
@each_title
def test_every_refusal_has_words(speech: Speech, language: str) -> None:
    words = speech.words(language)
    assert len(speech.refusals) > 15
    for rule in speech.refusals:
        assert_reads(words.why(rule), language)


@each_language
@each_title
def test_every_reason_has_words(speech: Speech, language: str) -> None:
    words = speech.words(language)
    assert speech.code.reasons() == speech.reasons
    for reason in speech.reasons:
        assert_reads(words.say(f"reason-{reason}"), language)


@each_title
def test_there_are_no_words_that_nobody_says(speech: Speech) -> None:
    said = {*speech.code.said("log", "log"), *speech.asked}
    said |= {f"why-{rule}" for rule in speech.refusals}
    said |= {f"reason-{word}" for word in speech.reasons}
    options = tuple(f"option-{verb}" for verb in speech.verbs)
    for key in speech.keys("play.ftl"):
        if key.startswith(("log-", "ask-", "why-", "reason-")):
            assert key in said, key
        if key.startswith("option-"):
            assert any(key == verb or key.startswith(f"{verb}-") for verb in options), key
            _, at, ask = key.partition("-at-")
            assert not at or f"ask-{ask}" in said, key


@each_language
@each_title
def test_every_verb_has_words(speech: Speech, language: str) -> None:
    words, known = speech.words(language), speech.keys("play.ftl")
    assert len(speech.verbs) > 35
    for verb in speech.verbs:
        key = f"option-{verb}"
        assert words.has(key) or [each for each in known if each.startswith(f"{key}-")], verb


@each_language
@pytest.mark.parametrize("file", ["play.ftl", "screen.ftl"])
@each_title
def test_every_option_reads_with_any_facts(speech: Speech, file: str, language: str) -> None:
    words = speech.words(language)
    for key in speech.keys(file):
        if key.startswith(("option-", "brief-")):
            for facts in speech.facts:
                assert_reads(words.say(key, **facts), language)


@each_language
@each_title
def test_every_reference_in_the_code_has_a_name(speech: Speech, language: str) -> None:
    words = speech.words(language)
    kinds = {each.partition(":")[0] for each in (*speech.printed, *speech.things)}
    pattern = re.compile(rf"({'|'.join(kinds)}):\w*[^\W_]")
    for reference in speech.code.constants(pattern.fullmatch):
        assert_reads(words.name(reference), language)


# Whole games


@each_game("games")
def test_a_whole_game_can_be_told(speech: Speech, seats: int, settings: dict[str, Any]) -> None:
    rng = Random(seats)
    match = oikumene.start(speech.title, seats, seats, settings)
    spoken = cycle(map(speech.words, LANGUAGES))
    while (decision := match.decision) is not None:
        words = next(spoken)
        words.meet(match)
        assert_reads(words.ask(decision), words.language)
        for option in rng.sample(list(decision.options), min(len(decision.options), A_FEW)):
            assert_reads(words.option(match, decision.seat, option), words.language)
            brief = f"brief-{option.verb}"
            if option.args and words.has(brief):
                facts = match.facts(decision.seat, option)
                assert_reads(words.say(brief, **facts), words.language)
        match.answer(speech.pick(decision, rng))
    assert match.result is not None
    for words in islice(spoken, len(LANGUAGES)):
        assert_reads(words.result(match.result), words.language)
        for entry in match.journal():
            assert_reads(words.entry(entry), words.language)


# The terminal


@each_game("drawn_games")
def test_every_question_can_be_drawn(speech: Speech, seats: int, settings: dict[str, Any]) -> None:
    rng = Random(seats)
    match = oikumene.start(speech.title, seats, seats, settings)
    readers = cycle(map(speech.words, LANGUAGES))
    seen: set[str] = set()
    while (decision := match.decision) is not None:
        if decision.ask not in seen:
            seen.add(decision.ask)
            words = next(readers)
            text = drawn(match, words)
            assert words.player(decision.seat) in text
        match.answer(speech.pick(decision, rng))
    assert len(seen) > 5
    for words in islice(readers, len(LANGUAGES)):
        assert words.say("screen-final") in drawn(match, words)


@each_language
@each_title
def test_a_person_plays_at_the_terminal(speech: Speech, language: str) -> None:
    command = ["terminal", speech.title, "--players", "me,random", "--seed", "5"]
    lines = f"1\n?\n? 1\nb\nj\nc {speech.card}\nh\nq\n\n"
    result = CliRunner().invoke(
        app,
        [*command, "--language", language, *speech.at_terminal],
        input=lines,
        env={"COLUMNS": "80", "NO_COLOR": "1"},
    )
    assert result.exit_code == 0, result.output
