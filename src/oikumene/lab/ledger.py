"""The rules ledger of a title: its rules by id, and which of them no test names."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path

import msgspec

import oikumene
from oikumene.engine.errors import OikumeneError
from oikumene.titles import title_named

TESTS = Path(oikumene.__file__).parents[2] / "tests"
"""Beside the source, where the project lies as a whole."""

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


def ledger_of(title: str) -> Ledger:
    """The ledger of a title."""
    text = files(title_named(title).package).joinpath("rules.md").read_text(encoding="utf-8")
    return parsed(text)


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


def untested(title: str, tests: Path = TESTS) -> list[str]:
    """The ids of a title's rules that need a test and have none."""
    if not tests.is_dir():
        raise OikumeneError("the tests are not here: this works in a copy of the whole project")
    return ledger_of(title).missing(named_by_tests(tests))


def named_by_tests(tests: Path) -> set[str]:
    """The ids in every ``pytest.mark.rule(…)`` under a folder."""
    named: set[str] = set()
    for path in sorted(tests.rglob("*.py")):
        named.update(_marked(ast.parse(path.read_text(encoding="utf-8"))))
    return named


def _marked(tree: ast.Module) -> Iterator[str]:
    for node in ast.walk(tree):
        if not isinstance(node, ast.Call) or not ast.unparse(node.func).endswith("mark.rule"):
            continue
        for arg in node.args:
            if isinstance(arg, ast.Constant):
                yield str(arg.value)
