"""Which rules of a ledger no test names."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import oikumene
from oikumene.engine.errors import OikumeneError
from oikumene.text.ledger import ledger_of

TESTS = Path(oikumene.__file__).parents[2] / "tests"
"""Beside the source, where the project lies as a whole."""


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
