"""What docs/research.md and the examples show is true."""

from __future__ import annotations

import re
import runpy
from pathlib import Path

import pytest
from typer.testing import CliRunner

from oikumene.cli import app
from oikumene.lab.research.numbered import WIDTHS, actions
from oikumene.lab.research.observe import LENGTH, OPTION_SLOTS, SLOTS

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "research.md").read_text(encoding="utf-8")
SNIPPETS = re.findall(r"```python\n(.+?)```", PAGE, re.DOTALL)


@pytest.mark.parametrize("snippet", SNIPPETS)
def test_a_snippet_runs(snippet: str) -> None:
    shorter = snippet.replace("range(1000)", "range(3)")
    exec(compile(shorter, "research.md", "exec"), {"__name__": "__main__"})


def test_an_example_learns() -> None:
    selfplay = runpy.run_path(str(ROOT / "examples" / "selfplay.py"))
    rng = selfplay["np"].random.default_rng(0)
    weights = selfplay["np"].zeros(OPTION_SLOTS)
    assert 0 <= selfplay["tried"](weights, 2, rng) <= 1
    assert selfplay["learnt"](1, rng).any()


def test_the_numbers_are_those_of_the_code() -> None:
    for title, width in WIDTHS.items():
        assert f"| `{title}` | {width} | {actions(title)} |" in PAGE
    assert f"{LENGTH} numbers" in PAGE
    assert f"{SLOTS} slots" in PAGE
    assert f"a row of {OPTION_SLOTS} numbers" in PAGE


def test_commands_and_their_options_exist() -> None:
    lines = re.findall(r"^oikumene (.+?)(?: {2,}#.*)?$", PAGE, re.MULTILINE)
    assert len(lines) == 3
    known = CliRunner().invoke(app, ["export", "--help"], env={"COLUMNS": "200"})
    for line in lines:
        for word in line.split():
            assert not word.startswith("--") or word in known.stdout, line


def test_links_lead_somewhere() -> None:
    for target in re.findall(r"\]\((?!https?:)([^)#]+)\)", PAGE):
        assert (ROOT / "docs" / target).exists(), target
