"""Every rule of every ledger is proved by a test that names it, and only real rules are named."""

from __future__ import annotations

import pytest

import oikumene
from oikumene.lab.ledger import TESTS, named_by_tests, untested
from oikumene.text import LANGUAGES
from oikumene.text.ledger import UnknownRule, chapters, ledger_of, parsed

SAMPLE = """---
title: sample
untested: [def, note]
---
## 1. Setup (SETUP)

- **SAM-SETUP-01** (def) A deck is a pile of cards. [ruling]
- **SAM-SETUP-02** Shuffle the deck. [rulebook]

## 2. Turn (TURN)

- **SAM-TURN-01** (opt) Draw a card. [faq]
"""


@pytest.mark.parametrize("title", oikumene.titles())
def test_no_rule_is_untested(title: str) -> None:
    assert untested(title) == []


def test_tests_name_only_rules_that_exist() -> None:
    known = {id_ for title in oikumene.titles() for id_ in ledger_of(title).rules}
    assert named_by_tests(TESTS) - known == set()


def test_a_ledger_has_chapters_tags_and_texts() -> None:
    rule = parsed(SAMPLE).rule("SAM-TURN-01")
    assert (rule.chapter, rule.tag, rule.text) == ("2. Turn (TURN)", "opt", "Draw a card. [faq]")


def test_definitions_need_no_test() -> None:
    assert parsed(SAMPLE).missing({"SAM-SETUP-02"}) == ["SAM-TURN-01"]


def test_rules_are_found_by_id_and_by_words() -> None:
    ledger = parsed(SAMPLE)
    assert [rule.id for rule in ledger.find("sam-setup-02")] == ["SAM-SETUP-02"]
    assert [rule.id for rule in ledger.find("card DRAW")] == ["SAM-TURN-01"]
    assert ledger.find("dragon") == []
    with pytest.raises(UnknownRule, match="SAM-TURN-99"):
        ledger.find("SAM-TURN-99")


@pytest.mark.parametrize("title", oikumene.titles())
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_the_same_rules_in_the_same_order(title: str, language: str) -> None:
    english, translated = ledger_of(title), ledger_of(title, language)
    assert [(rule.id, rule.tag) for rule in translated.rules.values()] == [
        (rule.id, rule.tag) for rule in english.rules.values()
    ]
    assert all(rule.text.strip() for rule in translated.rules.values())


@pytest.mark.parametrize("title", oikumene.titles())
def test_a_screen_gets_the_ledger_by_chapters(title: str) -> None:
    shown = chapters(title, "en")
    assert shown["translated"] is True
    rules = [rule for chapter in shown["chapters"] for rule in chapter["rules"]]
    assert [rule["id"] for rule in rules] == list(ledger_of(title).rules)
    assert all(set(rule) == {"id", "tag", "text"} for rule in rules)
    names = [chapter["name"] for chapter in shown["chapters"]]
    assert len(names) == len(set(names))


def test_a_language_without_a_ledger_gets_the_english_one() -> None:
    title = oikumene.titles()[0]
    assert ledger_of(title, "eo") == ledger_of(title)
    assert chapters(title, "eo") == {**chapters(title, "en"), "translated": False}
