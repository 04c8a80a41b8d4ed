"""The command line: what a person types and what they get to read."""

from __future__ import annotations

import json
from io import StringIO
from pathlib import Path
from random import Random

import pytest
from rich.console import Console
from typer.testing import CliRunner, Result

import oikumene
from oikumene.cli import app
from oikumene.cli.given import checked_language, chosen_options
from oikumene.cli.screen import question, spans
from oikumene.engine.decision import Decision, Option
from oikumene.text import LANGUAGES, Words
from oikumene.titles import title_named

SMALL = ["--players", "me,random", "--seed", "5", "--option", "ages=1"]
FIRST = "1\n" * 200
"""Always the first option: enough of it for a game of one age."""


def run(*words: str, lines: str = "", columns: int = 80) -> Result:
    """Type a command, then these lines."""
    environment = {"COLUMNS": str(columns), "LC_ALL": "C", "NO_COLOR": "1"}
    return CliRunner().invoke(app, list(words), input=lines, env=environment)


def saved_match(folder: Path, *, over: bool = False) -> Path:
    """A file with a match, in the middle or at its end."""
    match, rng = oikumene.start("nations", 2, 3, {"ages": 1}), Random(1)
    for _ in range(500 if over else 12):
        if match.decision is None:
            break
        match.answer(rng.choice(match.decision.options))
    path = folder / "match.json"
    path.write_text(match.save(), encoding="utf-8")
    return path


# titles and rules


def test_titles_are_listed() -> None:
    result = run("titles")
    assert result.exit_code == 0
    assert "nations  Nations, 1–5 players" in result.stdout
    assert "ages=4|1|2|3" in result.stdout
    assert "promo_finland=off|on" in result.stdout


def test_a_rule_is_found_by_its_id() -> None:
    result = run("rules", "nations", "nat-buy-03")
    assert result.stdout == "NAT-BUY-03 A bought card is used immediately. [rulebook]\n"


def test_rules_are_found_by_words() -> None:
    result = run("rules", "nations", "guild", "cubes")
    assert result.stdout.startswith("NAT-COMP-09 The 15 architect cubes form the guild")


@pytest.mark.parametrize("words", [["NAT-BUY-99"], ["unicorn"]])
def test_an_unknown_rule_is_one_line_and_exit_code_2(words: list[str]) -> None:
    result = run("rules", "nations", *words)
    assert result.exit_code == 2
    assert result.stdout == ""
    assert result.stderr.count("\n") == 1
    assert words[0] in result.stderr


def test_untested_rules_are_listed_and_fail(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("oikumene.cli.untested", lambda _title: ["NAT-BUY-03"])
    result = run("rules", "nations", "--untested")
    assert (result.exit_code, result.stdout) == (1, "NAT-BUY-03\n")


def test_no_untested_rules_are_silence(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("oikumene.cli.untested", lambda _title: [])
    result = run("rules", "nations", "--untested")
    assert (result.exit_code, result.stdout) == (0, "")


# simulate


def test_simulate_prints_one_json_object_that_jobs_do_not_change() -> None:
    order = ["simulate", "nations", "--seats", "3", "--games", "4", "--seed", "2", "--json"]
    order += ["--option", "ages=1"]
    one, two = (json.loads(run(*order, "--jobs", jobs).stdout) for jobs in "12")
    assert list(one) == [
        "games",
        "decisions",
        "seconds",
        "decisions_per_s",
        "wins",
        "scores",
        "ends",
        "errors",
    ]
    clock = ("seconds", "decisions_per_s")
    assert [one[key] for key in one if key not in clock] == [
        two[key] for key in two if key not in clock
    ]


def test_simulate_sums_up() -> None:
    result = run("simulate", "nations", "--games", "2", "--option", "ages=1")
    assert result.exit_code == 0
    assert result.stdout.startswith("2 games, ")
    assert "random     2   100%" in result.stdout


# What was given


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (["terminal", "chess"], "there is no title 'chess'; there is: nations"),
        (["terminal", "nations", "--seats", "9"], "1 to 5 seats"),
        (
            ["terminal", "nations", "--players", "me,bold"],
            "expert, random, quick, greedy, learned, search, learned-search; a person is 'me'",
        ),
        (["terminal", "nations", "--seats", "1", "--players", "me,me"], "2 players for 1 seats"),
        (["terminal", "nations", "--language", "xx"], "there is: en, ru, uk"),
        (["terminal", "nations", "--option", "ages"], "NAME=VALUE"),
        (["terminal", "nations", "--option", "ages=9"], "allowed: 1, 2, 3, 4"),
        (["terminal", "nations", "--option", "colour=red"], "unknown option 'colour'"),
        (["terminal", "nations", "--resume", "nowhere.json"], "nowhere.json"),
        (
            ["simulate", "nations", "--players", "me"],
            "there is: easy, normal, hard, expert, random",
        ),
        (["replay", "nowhere.json"], "nowhere.json"),
    ],
)
def test_a_mistake_is_one_clear_line_and_exit_code_2(words: list[str], says: str) -> None:
    result = run(*words)
    assert result.exit_code == 2
    assert says in result.stderr
    assert result.stderr.count("\n") == 1


def test_a_file_that_is_no_save_is_refused(tmp_path: Path) -> None:
    for name, content in (("text", b"hello"), ("bytes", b"\xff\xfe\x00")):
        (tmp_path / name).write_bytes(content)
        assert run("replay", str(tmp_path / name)).exit_code == 2


def test_options_are_read_by_their_kind() -> None:
    pairs = ["level=expert", "ages=2", "promo_finland=on", "max_military_cards=none"]
    pairs += ["difficulty=king,prince"]
    assert chosen_options(title_named("nations"), pairs) == {
        "level": "expert",
        "ages": 2,
        "promo_finland": True,
        "max_military_cards": None,
        "difficulty": ["king", "prince"],
    }


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({"LANG": "uk_UA.UTF-8"}, "uk"),
        ({"LANG": "ru_RU.UTF-8", "LC_ALL": "C"}, "en"),
        ({"LANG": "de_DE.UTF-8"}, "en"),
        ({}, "en"),
    ],
)
def test_the_language_is_that_of_the_system(
    environment: dict[str, str], language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    assert checked_language(None) == language
    assert checked_language("ru") == "ru"


def test_numbers_are_shown_in_short() -> None:
    assert spans([3, 7, 8, 9, 12]) == "3, 7–9, 12"


# play


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_game_in_every_language(language: str) -> None:
    result = run("terminal", "nations", *SMALL, "--language", language, lines=FIRST)
    assert result.exit_code == 0, result.output
    score = {"en": "Final score", "ru": "Итоговый счёт", "uk": "Підсумковий рахунок"}
    assert score[language] in result.stdout
    assert "{" not in result.stdout


@pytest.mark.parametrize("columns", [80, 120])
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_screen_keeps_its_width(language: str, columns: int) -> None:
    lines = f"{FIRST[:80]}b\nh\n?\n"
    words = ["terminal", "nations", "--players", "me,random,random,random,random", "--seed", "2"]
    result = run(*words, "--language", language, lines=lines, columns=columns)
    # A prompt stands on the line of what follows it: nobody pressed Enter in this output.
    shown = [line for line in result.stdout.splitlines() if "(h" not in line]
    assert max(map(len, shown)) <= columns


def test_the_first_screen_tells_what_is_what() -> None:
    result = run("terminal", "nations", "--seed", "3")
    assert result.exit_code == 0
    for words in (
        "Progress board",
        "Event and War",
        "(you)",
        "Growth: take a worker",
        "h for help",
    ):
        assert words in result.stdout


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_long_question_is_shown_whole(language: str) -> None:
    words, match = Words("nations", language), oikumene.start("nations", 5, 1, {"level": "expert"})
    asked = {"event": "event:glorious_revolution"}
    decision = Decision(0, "event-offer", [Option("accept"), Option("decline")], None, asked)
    console = Console(width=80, file=StringIO(), record=True)
    console.print(question(words, match, decision))
    assert words.ask(decision) in " ".join(console.export_text().split())


def test_solo_ends_with_a_verdict() -> None:
    result = run("terminal", "nations", "--players", "me", "--seed", "1", lines=FIRST)
    assert "strength 0, stability 0, books 2" in result.stdout
    assert "Defeat: the total is negative" in result.stdout


def test_machines_can_play_among_themselves() -> None:
    result = run("terminal", "nations", "--players", "random,random", "--option", "ages=1")
    assert result.exit_code == 0
    assert "Final score" in result.stdout
    assert "Your choice" not in result.stdout


def test_around_one_keyboard_the_screen_says_whose_turn_it_is() -> None:
    result = run("terminal", "nations", "--players", "me,me", "--seed", "1", lines=FIRST[:20])
    assert result.stdout.count(", your turn") > 2


def test_options_can_be_chosen_by_their_own_words() -> None:
    result = run("terminal", "nations", *SMALL, lines="bonus stone\npass\n")
    assert "takes 3 stone instead of a worker" in result.stdout


@pytest.mark.parametrize(
    ("line", "says"),
    [
        ("?", "NAT-COL-01"),
        ("? 1", " – "),
        ("? 99", "There is no option 99"),
        ("99", "There is no option 99"),
        ("c hanging gar", "Stages (stone): 1–2. +1 stability."),
        ("c", "Type c and a part of a name."),
        ("c quebec", "Québec – "),
        ("c xyzzy", "No card is called “xyzzy”"),
        ("c a", "Type a longer part"),
        ("r nat-buy-03", "NAT-BUY-03 A bought card is used immediately."),
        ("r NAT-BUY-99", "There is no rule “NAT-BUY-99”"),
        ("j", "takes 3 food instead of a worker"),
        ("t", "Progress board"),
        ("b", "Side A · Prince"),
        ("h", "the whole journal"),
        ("р", "the whole journal"),
        ("l", "Поле Прогресса"),
        ("l uk", "Поле Прогресу"),
        ("y", "There is nothing to redo."),
        ("s", "Type s and the name of a file."),
        ("s /nowhere/at/all", "Could not write /nowhere/at/all"),
        ("xyzzy", "There is no command “xyzzy”"),
        ("", "Your choice"),
    ],
)
def test_a_command_answers(line: str, says: str) -> None:
    before = "bonus food\n"
    words = ["terminal", "nations", "--players", "me,random", "--seed", "5"]
    plain = run(*words, lines=before).stdout
    result = run(*words, lines=f"{before}{line}\n")
    assert result.exit_code == 0
    assert says in result.stdout[len(plain.rstrip()) :]


def test_cards_that_read_the_same_are_told_once() -> None:
    """Hoplite is a Progress card, and printed on a board too."""
    assert run("terminal", "nations", *SMALL, lines="c hoplite\n").stdout.count("Hoplite – ") == 1


def test_undo_and_redo() -> None:
    words = ["terminal", "nations", *SMALL]
    lines = "bonus stone\ndeploy start_farm\nu\ny\nu\nu\n"
    said = run(*words, lines=lines).stdout
    assert said.count("The action is done") == 2
    assert "You cannot take this back" in said


def test_a_game_is_saved_and_resumed(tmp_path: Path) -> None:
    path = tmp_path / "a game.json"
    lines = f"bonus stone\ns {path}\n"
    said = run("terminal", "nations", *SMALL, lines=lines).stdout
    assert f"--resume '{path}' --players me,random" in said
    words = ["terminal", "nations", "--resume", str(path), "--players", "me,random"]
    resumed = run(*words, lines="u\n" + FIRST)
    assert resumed.exit_code == 0
    assert "Final score" in resumed.stdout


def test_leaving_asks_for_a_file(tmp_path: Path) -> None:
    path = tmp_path / "kept.json"
    result = run("terminal", "nations", *SMALL, lines=f"q\n{path}\n")
    assert result.exit_code == 0
    assert oikumene.load(path.read_text(encoding="utf-8")).seats == 2
    assert run("terminal", "nations", *SMALL, lines="q\n\n").exit_code == 0


def test_a_finished_game_can_be_kept_for_a_replay(tmp_path: Path) -> None:
    path = tmp_path / "over.json"
    played = run("terminal", "nations", *SMALL, lines=_until_the_end() + f"s {path}\n")
    assert f"oikumene replay {path}" in played.stdout.replace("\n", "")
    assert "Final score" in run("replay", str(path), "--all").stdout


def _until_the_end() -> str:
    """As many first options as that game asks for."""
    asked = run("terminal", "nations", *SMALL, lines=FIRST).stdout.count("Your choice")
    return "1\n" * asked


# replay


def test_a_replay_can_be_printed_whole(tmp_path: Path) -> None:
    result = run("replay", str(saved_match(tmp_path, over=True)), "--all")
    assert result.exit_code == 0
    assert "Step 0 of " in result.stdout
    assert "Final score" in result.stdout


def test_a_replay_goes_forth_and_back(tmp_path: Path) -> None:
    path = str(saved_match(tmp_path))
    result = run("replay", path, "--seat", "1", lines="\nn\nb\n7\n999\nxyzzy\nq\n")
    steps = [line for line in result.stdout.splitlines() if line.startswith("Step ")]
    assert [step.split()[1] for step in steps] == ["0", "1", "2", "1", "7", "12"]
    assert "(you)" in result.stdout
    assert result.exit_code == 0


def test_a_replay_speaks_every_language_and_ends_with_its_input(tmp_path: Path) -> None:
    path = str(saved_match(tmp_path))
    for language, word in (("en", "Step"), ("ru", "Шаг"), ("uk", "Крок")):
        result = run("replay", path, "--language", language)
        assert (result.exit_code, word in result.stdout) == (0, True)


def test_a_replay_knows_its_seats(tmp_path: Path) -> None:
    result = run("replay", str(saved_match(tmp_path)), "--seat", "3")
    assert (result.exit_code, "seats 1 to 2" in result.stderr) == (2, True)
