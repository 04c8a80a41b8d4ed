"""The terminal: every moment of a match can be drawn and asked, in every language."""

from __future__ import annotations

from io import StringIO
from itertools import cycle, islice
from random import Random
from typing import Any

import pytest
from rich.console import Console
from typer.testing import CliRunner

import oikumene
from oikumene.cli import app, screen
from oikumene.engine.match import Match
from oikumene.text import LANGUAGES, Words
from tests.titles.clash.fights import attack
from tests.titles.clash.given import given, options, when

GAMES: list[tuple[int, dict[str, Any]]] = [
    (2, {"expansion": False, "length": "short"}),
    (4, {"length": "short"}),
]
IDLE = ("end", "done", "raze", "cancel")


def drawn(match: Match, words: Words) -> str:
    """The whole screen of the seat that decides."""
    console = Console(file=StringIO(), width=80, no_color=True)
    drawing = screen.drawing_of("clash")
    decision, seat = match.decision, match.decision.seat if match.decision else None
    words.meet(match)
    view = match.view(seat)
    if decision is None:
        console.print(drawing.final(view, words))
    else:
        marks = screen.marks_of(decision.options)
        console.print(drawing.table(view, words, seat, marks))
        console.print(drawing.boards(view, words, seat))
        console.print(screen.question(words, match, decision))
        console.print(screen.refusals(words, decision))
    assert isinstance(console.file, StringIO)
    return console.file.getvalue()


@pytest.mark.parametrize(("seats", "settings"), GAMES)
def test_every_question_can_be_drawn(seats: int, settings: dict[str, Any]) -> None:
    rng = Random(seats)
    match = oikumene.start("clash", seats, seats, settings)
    readers = cycle(Words("clash", language) for language in LANGUAGES)
    seen: set[str] = set()
    while (decision := match.decision) is not None:
        if decision.ask not in seen:
            seen.add(decision.ask)
            words = next(readers)
            text = drawn(match, words)
            assert words.player(decision.seat) in text
        busy = [option for option in decision.options if option.verb not in IDLE]
        match.answer(rng.choice(busy if busy and rng.random() < 0.8 else decision.options))
    assert len(seen) > 20
    for words in islice(readers, len(LANGUAGES)):
        assert words.say("score-total") in drawn(match, words)


def test_the_map_shows_cities_units_and_where_options_lead() -> None:
    match = given(
        {"civilization": "rome", "units": {"D2": "settler, 2 infantry"}},
        regions={"D3": "FMTW"},
        barbarians={"cities": {"C4": {}}, "units": {"C4": "infantry"}},
    )
    when(match, "move", "from D2")
    lines = drawn(match, Words("clash", "en")).splitlines()
    number = options(match).index("to D3") + 1
    assert any(f"·D3{number}" in line for line in lines)
    assert any("■1+sii" in line for line in lines)
    assert any("■Bi" in line for line in lines)
    assert any(line.startswith("C4") and "Barbarians" in line for line in lines)


def test_a_battle_and_an_offer_are_shown() -> None:
    rival = {"advances": ["tactics"], "actions": ["a06"], "units": {"D4": "infantry"}}
    text = drawn(attack({"units": {"D3": "2 infantry"}}, rival), Words("clash", "en"))
    assert "D4 · Rome: 2 infantry · Greece: 1 infantry" in text
    match = given({"goods": {"food": 2}}, {"goods": {"gold": 1}})
    text = drawn(when(match, "trade", "give food", "give food"), Words("clash", "en"))
    assert "2 food" in text


def test_points_are_shown_in_halves() -> None:
    match = given({"advances": ["storage"]})
    assert "2½" in drawn(match, Words("clash", "en"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_person_plays_at_the_terminal(language: str) -> None:
    words = ["terminal", "clash", "--players", "me,random", "--seed", "5", "--language", language]
    lines = "1\n?\n? 1\nb\nj\nc scouts\nh\nq\n\n"
    environment = {"COLUMNS": "80", "NO_COLOR": "1"}
    result = CliRunner().invoke(app, words, input=lines, env=environment)
    assert result.exit_code == 0, result.output
