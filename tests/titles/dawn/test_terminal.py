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

GAMES: list[tuple[int, dict[str, Any]]] = [(2, {}), (1, {"random_map": True})]


def drawn(match: Match, words: Words) -> str:
    """The whole screen of the seat that decides."""
    console = Console(file=StringIO(), width=80, no_color=True)
    drawing = screen.drawing_of("dawn")
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


@pytest.mark.parametrize(("seats", "options"), GAMES)
def test_every_question_can_be_drawn(seats: int, options: dict[str, Any]) -> None:
    rng = Random(seats)
    match = oikumene.start("dawn", seats, seats, options)
    readers = cycle(Words("dawn", language) for language in LANGUAGES)
    asked: set[str] = set()
    while (decision := match.decision) is not None:
        if decision.ask not in asked:
            asked.add(decision.ask)
            words = next(readers)
            text = drawn(match, words)
            assert words.player(decision.seat) in text
        match.answer(rng.choice(decision.options))
    for words in islice(readers, len(LANGUAGES)):
        assert "✓" in drawn(match, words)


def test_the_map_shows_where_pieces_are_and_where_options_lead() -> None:
    match = oikumene.position("dawn", {"players": [{"capital": "-4,4"}, {}]})
    match.answer("resolve early_empire")
    assert match.decision is not None
    number = [option.text for option in match.decision.options].index("place -3,4") + 1
    lines = drawn(match, Words("dawn", "en")).splitlines()
    row = next(line for line in lines if line.strip().startswith("(−5, 4)"))
    assert "★1" in row
    assert f"·{number}" in row


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_person_plays_at_the_terminal(language: str) -> None:
    words = ["terminal", "dawn", "--players", "me,random", "--seed", "5", "--language", language]
    lines = "1\n?\n? 1\nb\nj\nc oracle\nh\nq\n\n"
    environment = {"COLUMNS": "80", "NO_COLOR": "1"}
    result = CliRunner().invoke(
        app, [*words, "--option", "random_map=on"], input=lines, env=environment
    )
    assert result.exit_code == 0, result.output
