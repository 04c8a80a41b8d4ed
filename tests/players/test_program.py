"""Bots of people's own: programs that speak JSON lines, and Python classes."""

from __future__ import annotations

import json
import os
import re
import shlex
import signal
import sys
from collections.abc import Callable
from pathlib import Path
from random import Random
from time import monotonic, sleep

import pytest

import oikumene
from oikumene.engine.match import Match
from oikumene.lab.simulate import simulate
from oikumene.players import player_named
from oikumene.players.program import BotFailed, ProgramPlayer, ViewPlayer

ROOT = Path(__file__).parents[2]
EXAMPLE = ROOT / "examples" / "bot.py"
SHORT = {"ages": 1}
LAST = """
import json, sys
for line in sys.stdin:
    print(json.dumps({"answer": json.loads(line)["decision"]["options"][-1]["text"]}), flush=True)
"""
ONCE = """
import json, sys
print(json.dumps({"answer": json.loads(input())["decision"]["options"][-1]["text"]}), flush=True)
sys.exit(7)
"""
HANGS = "import time; time.sleep(600)"
BLIND = "import time, os; os.close(0); time.sleep(600)"
FORKS = (
    "import subprocess, sys; subprocess.run([sys.executable, '-c', 'import time; time.sleep(600)'])"
)
STARTS = f"""
import pathlib, subprocess, sys, time
child = subprocess.Popen([sys.executable, "-c", {HANGS!r}])
pathlib.Path(sys.argv[1]).write_text(str(child.pid))
"""
TELLS = """
import pathlib, sys
line = sys.stdin.readline()
pathlib.Path(sys.argv[1]).write_text(line)
"""

Write = Callable[..., str]


@pytest.fixture
def write(tmp_path: Path) -> Write:
    """Writes a program; returns its command line."""

    def written(program: str, *arguments: object) -> str:
        file = tmp_path / "a bot.py"
        file.write_text(program)
        return shlex.join([sys.executable, str(file), *map(str, arguments)])

    return written


def new_match() -> Match:
    return oikumene.start("nations", 2, 5, SHORT)


def failed(player: ProgramPlayer, match: Match) -> BotFailed:
    assert match.decision is not None
    with pytest.raises(BotFailed) as caught:
        player.choose(match, match.decision.seat, Random(1))
    return caught.value


def pid_of(player: ProgramPlayer) -> int:
    assert player._process is not None
    return player._process.pid


def gone(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return True
    return False


# Answering


def test_a_program_plays_by_its_answers(write: Write) -> None:
    player = player_named(f"program:{write(LAST)}")
    match, rng = new_match(), Random(1)
    for _ in range(10):
        assert match.decision is not None
        option = player.choose(match, match.decision.seat, rng)
        assert option is match.decision.options[-1]
        match.answer(option)


def test_a_program_is_told_what_its_seat_may_know(write: Write, tmp_path: Path) -> None:
    match = new_match()
    assert match.decision is not None
    seat = match.decision.seat
    player = ProgramPlayer(write(TELLS, tmp_path / "told"), limit=9.0)
    assert failed(player, match).how == "died"
    told = json.loads((tmp_path / "told").read_text())
    view = match.view(seat)
    assert told.pop("decision") == view.pop("decision")
    assert told.pop("view") == view
    assert told == {
        "title": "nations",
        "seat": seat,
        "deadline": 9.0,
        "seed": Random(1).getrandbits(53),
    }


def test_the_description_shows_questions_as_they_are(write: Write, tmp_path: Path) -> None:
    match = oikumene.start("nations", 4, 7)
    while match.decision is not None and match.decision.ask != "turn":
        match.answer(match.decision.options[-1])
    failed(ProgramPlayer(write(TELLS, tmp_path / "told")), match)
    told = json.loads((tmp_path / "told").read_text())
    shown, answer = (json.loads(text) for text in examples("json"))
    assert shown.keys() == told.keys()
    assert shown["view"].keys() == told["view"].keys()
    assert shown["decision"].keys() == told["decision"].keys()
    for part in ("options", "refused"):
        assert shown["decision"][part][0].keys() == told["decision"][part][0].keys()
    assert answer["answer"] in {option["text"] for option in shown["decision"]["options"]}


def examples(language: str) -> list[str]:
    """What the description of bots shows in a language."""
    text = (ROOT / "docs" / "bots.md").read_text(encoding="utf-8")
    return re.findall(rf"```{language}\n(.+?)```", text, re.DOTALL)


def test_advice_is_what_the_program_would_do(write: Write) -> None:
    match = new_match()
    assert match.decision is not None
    advice = player_named(f"program:{write(LAST)}").advise(match, match.decision.seat, Random(1))
    assert advice[0].option is match.decision.options[-1]
    assert [each.share for each in advice] == [1.0] + [0.0] * (len(match.decision.options) - 1)


def test_the_example_plays_the_same_games_for_the_same_seed() -> None:
    command = shlex.join([sys.executable, str(EXAMPLE)])
    one, two = (
        simulate("nations", 2, 2, [f"program:{command}", "random"], seed=3, options=SHORT)
        for _ in range(2)
    )
    assert (one.scores, one.errors) == (two.scores, [])
    assert len(EXAMPLE.read_text().splitlines()) <= 30


# Failing


@pytest.mark.parametrize(
    ("program", "how", "says"),
    [
        (HANGS, "late", "has not answered within 0.5 s"),
        (BLIND, "late", "has not answered"),
        (FORKS, "late", "has not answered"),
        ("import sys; sys.exit(3)", "died", "exit code 3"),
        ("print('hello'); input()", "garbage", "wrote 'hello', not"),
        ("print('{\"answer\": 7}'); input()", "garbage", "not"),
        ("print('x' * 100_000); input()", "garbage", "'xxx"),
        ("import sys; sys.stdout.buffer.write(b'\\xff\\n'); input()", "garbage", "wrote"),
        ('print(\'{"answer": "dance"}\'); input()', "illegal", "'dance': not on offer"),
    ],
)
def test_a_program_that_fails_is_told_apart(
    write: Write, program: str, how: str, says: str
) -> None:
    limit = 0.5 if how == "late" else 10.0
    begun = monotonic()
    wrong = failed(ProgramPlayer(write(program), limit), new_match())
    assert (wrong.how, says in str(wrong)) == (how, True), wrong
    assert monotonic() - begun < 5


def test_a_program_that_was_killed_is_started_again(write: Write) -> None:
    match, player = new_match(), ProgramPlayer(write(LAST))
    assert match.decision is not None
    option = player.choose(match, match.decision.seat, Random(1))
    os.kill(pid_of(player), signal.SIGKILL)
    assert "exit code -9" in str(failed(player, match))
    assert player.choose(match, match.decision.seat, Random(1)) == option


def test_a_series_goes_on_after_games_that_a_program_spoiled(write: Write) -> None:
    summary = simulate("nations", 2, 2, [f"program:{write(ONCE)}", "random"], options=SHORT)
    assert len(summary.errors) == 2
    assert all("exit code 7" in error for error in summary.errors)


@pytest.mark.parametrize(
    ("spec", "says"),
    [
        ("program:", "no program ''"),
        ("program:no-such-program-here x", "no program 'no-such-program-here'"),
        ("program:'unclosed", "no command line"),
        ("python:", "makes no player"),
        ("python:no_such_module:Bot", "No module named 'no_such_module'"),
        ("python:random:Bot", "has no attribute 'Bot'"),
        ("python:random:Random", "makes no player"),
    ],
)
def test_a_bot_that_is_not_there_is_refused_at_once(spec: str, says: str) -> None:
    with pytest.raises(oikumene.BadSetup, match=says):
        player_named(spec)


def test_a_file_that_is_no_program_is_told_as_such(tmp_path: Path) -> None:
    file = tmp_path / "bot"
    file.write_bytes(b"\x00")
    file.chmod(0o755)
    assert "cannot be started" in str(failed(ProgramPlayer(str(file)), new_match()))


# Leaving


def test_a_program_ends_with_its_player(write: Write) -> None:
    match, player = new_match(), ProgramPlayer(write(LAST))
    assert match.decision is not None
    player.choose(match, match.decision.seat, Random(1))
    pid = pid_of(player)
    assert not gone(pid)
    del player
    assert gone(pid)


def test_a_program_that_does_not_leave_is_ended_with_all_it_started(
    write: Write, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("oikumene.players.program.GRACE", 0.2)
    child = tmp_path / "pid"
    program = f"{STARTS}{LAST}time.sleep(600)"
    player, match = ProgramPlayer(write(program, child)), new_match()
    assert match.decision is not None
    player.choose(match, match.decision.seat, Random(1))
    left = player.close()
    assert left is not None
    assert (left.late, left.code) == (True, -signal.SIGKILL)
    until = monotonic() + 5
    while not ended(int(child.read_text())) and monotonic() < until:
        sleep(0.01)
    assert ended(int(child.read_text()))
    assert player.close() is None


def ended(pid: int) -> bool:
    """Gone, or dead and not yet fetched by whoever looks after orphans."""
    status = Path(f"/proc/{pid}/stat")
    return gone(pid) or (status.exists() and status.read_text().split()[2] == "Z")


def test_what_nobody_asked_for_is_heard_at_the_end(write: Write) -> None:
    player, match = ProgramPlayer(write(f"{LAST}print('bye')")), new_match()
    assert match.decision is not None
    player.choose(match, match.decision.seat, Random(1))
    left = player.close()
    assert left is not None
    assert (left.said, left.late, left.code) == ("bye\n", False, 0)


# Python classes

MODULE = """
class Looker:
    def choose(self, view, decision):
        assert "table" in view and "decision" not in view
        return decision["options"][-1]["text"]

class Liar:
    def choose(self, view, decision):
        return "dance"

class Whole:
    name = "whole"
    def choose(self, match, seat, rng):
        return match.decision.options[0]
"""


@pytest.fixture
def module(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    (tmp_path / "a_bot_of_mine.py").write_text(MODULE + "".join(examples("python")))
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", [entry for entry in sys.path if entry])
    monkeypatch.setattr(sys, "modules", {**sys.modules})
    return "a_bot_of_mine"


def test_a_class_that_looks_at_views_plays(module: str) -> None:
    player, match = player_named(f"python:{module}:Looker"), new_match()
    assert isinstance(player, ViewPlayer)
    assert match.decision is not None
    seat = match.decision.seat
    assert player.choose(match, seat, Random(1)) is match.decision.options[-1]
    assert player.advise(match, seat, Random(1))[0].option is match.decision.options[-1]
    with pytest.raises(oikumene.IllegalAnswer, match="'dance' is not on offer"):
        player_named(f"python:{module}:Liar").choose(match, seat, Random(1))
    shown = player_named(f"python:{module}:Hoarder")
    assert shown.choose(match, seat, Random(1)) is match.decision.options[0]


def test_a_class_that_is_a_player_plays_as_it_is(module: str) -> None:
    player, match = player_named(f"python:{module}:Whole"), new_match()
    assert match.decision is not None
    assert player.name == "whole"
    assert player.choose(match, match.decision.seat, Random(1)) is match.decision.options[0]
