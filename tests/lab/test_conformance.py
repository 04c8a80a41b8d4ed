"""The check of a bot finds what it does wrong, and nothing in a bot that does right."""

from __future__ import annotations

import shlex
import sys
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

import oikumene
from oikumene.cli import app
from oikumene.lab.conformance import ASKED, GAMES, HOWS, check
from oikumene.text import LANGUAGES, Words

EXAMPLE = shlex.join([sys.executable, str(Path(__file__).parents[2] / "examples" / "bot.py")])
BOT = """
import json, os, sys, time
for n, line in enumerate(sys.stdin):
    question = json.loads(line)
    answer = json.dumps({"answer": question["decision"]["options"][0]["text"]})
    LINE
    print(answer, flush=True)
END
"""


def bot(folder: Path, line: str = "", end: str = "") -> str:
    """A bot that does something wrong on the way or at the end."""
    file = folder / "bot.py"
    file.write_text(BOT.replace("LINE", line).replace("END", end))
    return shlex.join([sys.executable, str(file)])


@pytest.mark.parametrize("title", oikumene.titles())
def test_a_bot_that_does_right_meets_many_kinds_of_question(title: str) -> None:
    report = check(EXAMPLE, title)
    assert report.problems == []
    assert len(report.kinds) > 8
    assert len(report.kinds) < report.questions <= GAMES * ASKED + len(report.kinds)
    assert 0 < report.slowest < 10


@pytest.mark.parametrize(
    ("line", "end", "how"),
    [
        ("if n == 4: time.sleep(60)", "", "late"),
        ("if n == 4: raise ValueError", "", "died"),
        ("if n == 4: os.kill(os.getpid(), 9)", "", "died"),
        ("if n == 4: print('thinking')", "", "garbage"),
        ("", "print('bye')", "garbage"),
        ("if n == 4: answer = json.dumps({'answer': 'dance'})", "", "illegal"),
        ("", "time.sleep(60)", "lingers"),
        ("", "sys.exit(4)", "lingers"),
    ],
)
def test_what_a_bot_does_wrong_is_found(
    tmp_path: Path, line: str, end: str, how: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("oikumene.players.program.GRACE", 0.5)
    monkeypatch.setattr("oikumene.lab.conformance.GAMES", 1)
    report = check(bot(tmp_path, line, end), "nations", limit=0.5 if how == "late" else 10.0)
    assert {problem.how for problem in report.problems} == {how}
    assert all("nations, game " in problem.told for problem in report.problems)


def test_the_verdict_is_told_in_words_and_by_the_exit_code(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("oikumene.lab.conformance.GAMES", 1)
    good = run("--title", "nations", "--", *shlex.split(EXAMPLE))
    assert good.exit_code == 0
    assert "✓ Answers in time" in good.stdout
    assert "✗" not in good.stdout
    assert good.stdout.endswith("The bot keeps to the protocol.\n")
    wrong = bot(tmp_path, "answer = 'hello'")
    bad = run("--title", "nations", "--language", "uk", "--", *shlex.split(wrong))
    assert bad.exit_code == 1
    assert "✗ Не пише нічого, крім відповідей" in bad.stdout
    assert "wrote 'hello'" in bad.stdout
    missing = run("--", "no-such-program-here")
    assert missing.exit_code == 2
    assert missing.stderr == "oikumene: there is no program 'no-such-program-here'\n"


def run(*words: str) -> Result:
    environment = {"COLUMNS": "120", "LC_ALL": "C", "NO_COLOR": "1"}
    return CliRunner().invoke(app, ["bot", "check", *words], env=environment)


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_that_can_be_wrong_has_words(language: str) -> None:
    words = Words("nations", language)
    assert len({words.say(f"bot-{how}") for how in HOWS}) == len(HOWS)
