"""Data sets: a row for each decision, repeatable, from new games and from saves."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from typing import Any

import pyarrow.parquet as pq  # type: ignore[import-untyped]
import pytest
from typer.testing import CliRunner, Result

import oikumene
from oikumene.cli import app
from oikumene.engine.errors import BadSetup
from oikumene.lab.research.dataset import COLUMNS, Games, export_games, export_saved
from oikumene.lab.research.observe import LENGTH, observe
from oikumene.lab.simulate import simulate

SHORT = {"ages": 1}
ORDER = Games("nations", 3, 1, ("random", "easy"), seed=4, options=SHORT)
QUICK = Games("nations", 2, 2, seed=4, options=SHORT)


def rows_of(path: Path) -> list[dict[str, Any]]:
    """What a file holds."""
    table = pq.read_table(path)
    assert table.schema.equals(COLUMNS)
    rows: list[dict[str, Any]] = table.to_pylist()
    return rows


def run(*words: str) -> Result:
    """Type a command."""
    environment = {"COLUMNS": "200", "LC_ALL": "C", "NO_COLOR": "1"}
    return CliRunner().invoke(app, ["export", *words], env=environment)


# New games


def test_rows_tell_the_games_that_a_simulation_plays(tmp_path: Path) -> None:
    out = tmp_path / "games.parquet"
    written = export_games(ORDER, out)
    rows = rows_of(out)
    told = simulate("nations", 3, 1, ["random", "easy"], seed=4, options=SHORT)
    assert (written.games, written.rows) == (1, len(rows)) == (1, told.decisions)
    ends = {(row["game"], row["seat"]): row for row in rows}
    wins = dict.fromkeys(("random", "easy"), 0.0)
    for row in ends.values():
        wins[row["player"]] += row["win"]
        assert (row["win"] > 0) == (row["place"] == 1)
    assert wins == pytest.approx(told.wins)
    best = max(row["score"] for row in ends.values())
    assert best == max(scores.max for scores in told.scores.values())


def test_rows_lead_through_the_match_again(tmp_path: Path) -> None:
    out = tmp_path / "games.parquet"
    export_games(QUICK, out, vectors=True)
    first = [row for row in rows_of(out) if row["game"] == 0]
    assert [row["number"] for row in first] == list(range(len(first)))
    match = oikumene.start("nations", 2, first[0]["seed"], SHORT)
    for row in first:
        decision = match.decision
        assert decision is not None
        assert (row["seat"], row["ask"]) == (decision.seat, decision.ask)
        assert row["options"] == [option.text for option in decision.options]
        assert json.loads(row["view"]) == match.view(decision.seat)["table"]
        assert row["observation"] == pytest.approx(observe(match, decision.seat))
        match.answer(row["answer"])
    assert match.over
    assert len(first[0]["observation"]) == LENGTH


def test_the_same_seed_gives_the_same_rows(tmp_path: Path) -> None:
    one, two = tmp_path / "one.parquet", tmp_path / "two.parquet"
    export_games(QUICK, one)
    export_games(QUICK, two)
    assert rows_of(one) == rows_of(two)


@pytest.mark.parametrize(
    ("order", "says"),
    [
        (Games("nations", 9, 1), "1 to 5 seats"),
        (Games("nations", 2, 0), "at least 1"),
        (Games("nations", 2, 1, ("random",) * 3), "3 players for 2 seats"),
        (Games("nations", 2, 1, ("bold",)), "bold"),
    ],
)
def test_a_wrong_order_is_refused_and_nothing_is_written(
    order: Games, says: str, tmp_path: Path
) -> None:
    out = tmp_path / "games.parquet"
    with pytest.raises(BadSetup, match=says):
        export_games(order, out)
    assert not out.exists()


# Saved matches


def saves(folder: Path) -> Path:
    """A finished match, one in the middle, one without a past, and a file that is none."""
    rng = Random(1)
    match = oikumene.start("nations", 2, 3, SHORT)
    half = 0
    while match.decision is not None:
        match.answer(rng.choice(match.decision.options))
        half += 1
        if half == 5:
            (folder / "half.json").write_text(match.save(), encoding="utf-8")
    (folder / "over.json").write_text(match.save(), encoding="utf-8")
    bare = oikumene.start("nations", 2, 3, SHORT, journal=False)
    (folder / "bare.json").write_text(bare.save(), encoding="utf-8")
    (folder / "none.json").write_text("{}", encoding="utf-8")
    return folder


def test_saved_matches_are_told_and_others_are_named(tmp_path: Path) -> None:
    out = tmp_path / "saved.parquet"
    written = export_saved(saves(tmp_path), out)
    half, over = ([row for row in rows_of(out) if row["game"] == game] for game in (0, 1))
    assert (written.games, len(half)) == (2, 5)
    assert [file.partition(":")[0] for file in written.skipped] == ["bare.json", "none.json"]
    assert half[0]["win"] is None  # nobody knows yet
    assert [row["answer"] for row in over[:5]] == [row["answer"] for row in half]
    match = oikumene.load((tmp_path / "over.json").read_text(encoding="utf-8"))
    assert len(over) == match.answered
    assert match.result is not None
    assert {row["seat"]: row["score"] for row in over} == dict(enumerate(match.result.scores))


# The command


def test_the_command_writes_games(tmp_path: Path) -> None:
    out = tmp_path / "games.parquet"
    result = run("nations", "--seats", "2", "--games", "1", "--option", "ages=1", "--out", str(out))
    assert result.exit_code == 0
    assert result.stdout == f"1 game, {len(rows_of(out))} decisions: {out}\n"


def test_the_command_reads_saves_and_names_what_it_left_out(tmp_path: Path) -> None:
    out = tmp_path / "saved.parquet"
    result = run("--from", str(saves(tmp_path)), "--out", str(out), "--language", "ru")
    assert result.exit_code == 1
    assert result.stdout.startswith("2 партии, ")
    assert "Пропущен файл: none.json" in result.stderr


@pytest.mark.parametrize("words", [[], ["nations", "--from", "here"], ["--from", "nowhere"]])
def test_a_wrong_command_is_one_line(words: list[str], tmp_path: Path) -> None:
    result = run(*words, "--out", str(tmp_path / "games.parquet"))
    assert result.exit_code == 2
    assert result.stderr.startswith("oikumene: ")
    assert result.stderr.count("\n") == 1
