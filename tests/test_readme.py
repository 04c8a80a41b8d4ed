"""What the README shows is true."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from typer.testing import CliRunner

from oikumene.cli import app

ROOT = Path(__file__).parents[1]
README = (ROOT / "README.md").read_text(encoding="utf-8")
EXAMPLES = re.findall(r"```python\n(.+?)```", README, re.DOTALL)


@pytest.mark.parametrize("example", EXAMPLES)
def test_an_example_runs(example: str) -> None:
    exec(compile(example, "README.md", "exec"), {})


def test_commands_and_their_options_exist() -> None:
    for line in re.findall(r"^oikumene (.+?)(?: {2,}#.*)?$", README, re.MULTILINE):
        command, *words = line.split()
        known = CliRunner().invoke(app, [command, "--help"], env={"COLUMNS": "200"})
        assert known.exit_code == 0, line
        for word in words:
            assert not word.startswith("--") or word in known.stdout, line


def test_links_lead_somewhere() -> None:
    targets = re.findall(r"\]\((?!https?:)([^)#]+)\)", README)
    assert targets
    for target in targets:
        assert (ROOT / target).exists(), target


def test_the_folders_in_the_layout_exist() -> None:
    layout = re.search(r"## Where things are\n+```\n(.+?)```", README, re.DOTALL)
    assert layout is not None
    for path in re.findall(r"^  (\S+/)", layout[1], re.MULTILINE):
        assert (ROOT / "src" / "oikumene" / path).is_dir(), path
