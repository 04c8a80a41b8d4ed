"""What the code of a title says, read from its source; and what a finished sentence is."""

from __future__ import annotations

import ast
import re
from collections.abc import Callable, Iterator
from functools import cached_property
from importlib.resources import files
from itertools import product
from pathlib import Path

import pytest
from fluent.runtime import FluentResource
from fluent.syntax import ast as ftl

from oikumene.text import LANGUAGES

COUNTS = (0, 1, 2, 5, 11, 21)

each_language = pytest.mark.parametrize("language", LANGUAGES)

ROMAN = r"\b(?:[IVX]+|[A-I]|[A-P]\d+)\b"
BRANDS = (
    "Oikumene|Discord|Telegram|Slack|Alegreya Sans|Alegreya|Huerta Tipográfica"
    "|SIL Open Font License|Iconify|Creative Commons|CC BY|MIT|Python|GitHub"
    "|webhook|bot|JSON|URL|game-icons\\.net"
)
"""Names that are the same in every language."""
KEYBOARD = r"A–Z|Ctrl|Shift|Alt|Enter|Esc|Space|Tab|Home|End"
FOREIGN = {"ru": "ґєіїҐЄІЇ", "uk": "ёъыэЁЪЫЭ"}


# Sentences


def wrong_letters(text: str, language: str) -> list[str]:
    """Letters that the language does not have; Roman numerals, capitals, spaces (C4) are fine."""
    if language == "en":
        return re.findall(r"[а-яА-ЯёЁґєіїҐЄІЇ]", text)
    text = re.sub(rf"{KEYBOARD}|{BRANDS}|{ROMAN}", "", text)
    return re.findall(rf"[A-Za-z{FOREIGN[language]}]", text)


def assert_reads(text: str, language: str) -> None:
    """A finished sentence: nothing raw is left in it."""
    assert text.strip() == text
    assert text
    assert not re.search(r"[{}$]|\w:\w|  | [,.:]", text), text
    assert not wrong_letters(text, language), text


# Files


def texts(package: str, language: str) -> dict[str, str]:
    """File name → content."""
    folder = files(package).joinpath("text", language)
    return {
        file.name: file.read_text(encoding="utf-8")
        for file in folder.iterdir()
        if file.name.endswith(".ftl")
    }


def entries(text: str) -> list[ftl.Message]:
    """The messages of a file, in order."""
    return [entry for entry in FluentResource(text).body if isinstance(entry, ftl.Message)]


def keys(text: str) -> list[str]:
    """The keys of a file, attributes included, in order."""
    return [
        key
        for entry in entries(text)
        for key in (entry.id.name, *(f"{entry.id.name}.{a.id.name}" for a in entry.attributes))
    ]


# Code

Function = ast.FunctionDef | ast.AsyncFunctionDef
Call = tuple[ast.Call, Function | None]
NOT_ARGUMENTS = {"audience", "why_not", "ask", "options", "always"}


class Code:
    """The source of some packages."""

    def __init__(self, *packages: str) -> None:
        paths = [path for each in packages for path in sorted(_folder(each).rglob("*.py"))]
        self.trees = [ast.parse(path.read_text(encoding="utf-8")) for path in paths]

    @cached_property
    def functions(self) -> dict[str, Function]:
        """Name → definition."""
        found: dict[str, Function] = {}
        for node in self._nodes():
            if isinstance(node, Function):
                found.setdefault(node.name, node)
        return found

    @cached_property
    def calls(self) -> dict[str, list[Call]]:
        """Function name → its calls, each with the function that it stands in."""
        found: dict[str, list[Call]] = {}

        def walk(node: ast.AST, inside: Function | None) -> None:
            if isinstance(node, Function):
                inside = node
            if isinstance(node, ast.Call):
                name = getattr(node.func, "id", getattr(node.func, "attr", ""))
                found.setdefault(name, []).append((node, inside))
            for child in ast.iter_child_nodes(node):
                walk(child, inside)

        for tree in self.trees:
            walk(tree, None)
        return found

    def _nodes(self) -> Iterator[ast.AST]:
        for tree in self.trees:
            yield from ast.walk(tree)

    def literals(self, node: ast.expr | None, inside: Function | None) -> set[str]:
        """The texts that an expression can be, as far as they are written in the code."""
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            return {node.value}
        if isinstance(node, ast.IfExp):
            return self.literals(node.body, inside) | self.literals(node.orelse, inside)
        if isinstance(node, ast.JoinedStr):
            parts = [getattr(part, "value", part) for part in node.values]
            some = [{p} if isinstance(p, str) else self.literals(p, inside) for p in parts]
            return set(map("".join, product(*some)))
        if not isinstance(node, ast.Name) or inside is None:
            return set()
        parameters = [arg.arg for arg in inside.args.args]
        if node.id in parameters:
            return self.passed(inside.name, parameters.index(node.id), node.id)
        return {
            text
            for each in ast.walk(inside)
            if isinstance(each, ast.Assign) and getattr(each.targets[0], "id", "") == node.id
            for text in self.literals(each.value, None)
        }

    def passed(self, function: str, position: int, name: str) -> set[str]:
        """The texts that the calls of a function pass to a parameter."""
        return {
            text
            for call, inside in self.calls.get(function, ())
            for text in self.literals(_argument(call, position, name), inside)
        }

    def said(self, function: str, prefix: str) -> dict[str, set[frozenset[str]]]:
        """Key → the sets of argument names that some call gives it."""
        found: dict[str, set[frozenset[str]]] = {}
        for call, inside in self.calls[function]:
            names = frozenset(word.arg for word in call.keywords if word.arg) - NOT_ARGUMENTS
            for key in self.literals(_argument(call, 1, "ask"), inside):
                found.setdefault(f"{prefix}-{key}", set()).add(names)
        return found

    def verbs(self, *makers: str) -> set[str]:
        """The verbs of all options, by what makes them."""
        return {verb for maker in makers for verb in self.passed(maker, 0, "verb") if verb}

    def constants(self, fits: Callable[[str], object]) -> set[str]:
        """The texts in the code that fit."""
        return {
            node.value
            for node in self._nodes()
            if isinstance(node, ast.Constant) and isinstance(node.value, str) and fits(node.value)
        }

    def reasons(self) -> set[str]:
        """The plain words that say where a gain or loss comes from."""
        found = set()
        for name, function in self.functions.items():
            parameters = [arg.arg for arg in function.args.args]
            if "why" in parameters:
                found |= self.passed(name, parameters.index("why"), "why")
        return {word for word in found if word and ":" not in word}


def _folder(package: str) -> Path:
    return Path(str(files(package)))


def _argument(call: ast.Call, position: int, name: str) -> ast.expr | None:
    """An argument of a call, by position or by name."""
    if len(call.args) > position:
        return call.args[position]
    return next((word.value for word in call.keywords if word.arg == name), None)
