"""The rules ledger of a title: its rules by id, in the languages that have it."""

from __future__ import annotations

import re
from importlib.resources import files
from typing import Any

import msgspec

from oikumene.engine.errors import OikumeneError
from oikumene.titles import title_named

_UNTESTED = re.compile(r"^untested: \[(.*)\]$", re.MULTILINE)
_CHAPTER = re.compile(r"## (.+)")
_RULE = re.compile(r"- \*\*(?P<id>[A-Z]+-[A-Z0-9]+-\d+)\*\*(?: \((?P<tag>\w+)\))? (?P<text>.+)")
_ID = re.compile(r"[A-Z]+-[A-Z0-9]+-\d+")


class UnknownRule(OikumeneError):
    """The ledger has no such rule."""


class Rule(msgspec.Struct, frozen=True):
    """One rule."""

    id: str
    chapter: str
    tag: str
    """``def``, ``opt`` or nothing."""
    text: str


class Ledger(msgspec.Struct, frozen=True):
    """All rules of a title, by id, and the tags that need no test."""

    rules: dict[str, Rule]
    untested: frozenset[str]

    def find(self, words: str) -> list[Rule]:
        """The rule of that id, or the rules that hold all of these words."""
        if _ID.fullmatch(words.upper()):
            return [self.rule(words.upper())]
        wanted = words.lower().split()
        return [
            rule
            for rule in self.rules.values()
            if all(word in f"{rule.id} {rule.chapter} {rule.text}".lower() for word in wanted)
        ]

    def rule(self, id_: str) -> Rule:
        """The rule of that id."""
        if id_ not in self.rules:
            raise UnknownRule(f"the ledger has no rule {id_!r}")
        return self.rules[id_]

    def missing(self, named: set[str]) -> list[str]:
        """The ids that need a test and are not among those that the tests name."""
        return [
            rule.id
            for rule in self.rules.values()
            if rule.tag not in self.untested and rule.id not in named
        ]


def ledger_of(title: str, language: str = "en") -> Ledger:
    """The ledger of a title; English where a language has none."""
    package = files(title_named(title).package)
    file = package.joinpath("text", language, "rules.md")
    if not file.is_file():
        file = package.joinpath("rules.md")
    return parsed(file.read_text(encoding="utf-8"))


def chapters(title: str, language: str) -> dict[str, Any]:
    """The ledger by chapters, as a screen shows it."""
    found: dict[str, list[dict[str, str]]] = {}
    for rule in ledger_of(title, language).rules.values():
        shown = {"id": rule.id, "tag": rule.tag, "text": rule.text}
        found.setdefault(rule.chapter, []).append(shown)
    translated = files(title_named(title).package).joinpath("text", language, "rules.md").is_file()
    return {
        "translated": translated or language == "en",
        "chapters": [{"name": name, "rules": rules} for name, rules in found.items()],
    }


def parsed(text: str) -> Ledger:
    """A ledger from its text."""
    front = _UNTESTED.search(text)
    tags = front[1].replace(" ", "").split(",") if front else []
    rules: dict[str, Rule] = {}
    chapter = ""
    for line in text.splitlines():
        if heading := _CHAPTER.fullmatch(line):
            chapter = heading[1]
        elif rule := _RULE.fullmatch(line):
            rules[rule["id"]] = Rule(rule["id"], chapter, rule["tag"] or "", rule["text"])
    return Ledger(rules, frozenset(tags))
