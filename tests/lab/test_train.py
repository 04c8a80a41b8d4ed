"""Learning: what is kept of games, and that a network finds what there is to find."""

from __future__ import annotations

from pathlib import Path
from random import Random

import msgspec
import numpy as np
import pytest
from typer.testing import CliRunner

import oikumene
from oikumene.cli import app
from oikumene.lab.train import (
    HIDDEN,
    Choice,
    Lesson,
    Positions,
    even,
    fitted,
    instinct,
    load,
    train,
    watched,
)
from oikumene.players import player_named
from oikumene.players.instinct import Instinct
from oikumene.players.judge import Net
from oikumene.titles import title_named

LESSON = Lesson("nations", ("random",), (2, 3), 12, 5, {"ages": 1})


def made_up(count: int, seed: int) -> Positions:
    """The first number decides, the second turns it round, the third says nothing."""
    seen = np.random.default_rng(seed).normal(0, 1, (count, 3)).astype(np.float32)
    won = (seen[:, 0] * seen[:, 1] > 0).astype(np.float32)
    return Positions(seen, np.zeros(count, np.float32), won, [])


def test_a_network_finds_what_depends_on_two_numbers_together() -> None:
    net, fit = fitted(made_up(20_000, 1), made_up(500, 2), 0)

    assert fit.right > 0.95
    assert min(fit.unseen) < 0.55 < even(2)
    assert net([1.5, 1.5, 0.0]) > 0.8
    assert net([1.5, -1.5, 0.0]) < -0.8


def test_a_network_is_the_same_after_it_was_saved(tmp_path: Path) -> None:
    net, _ = fitted(made_up(500, 1), made_up(100, 2), 0)
    net.save(tmp_path / "net.npz")
    again = Net.load(tmp_path / "net.npz")
    for row in made_up(20, 3).seen.tolist():
        assert again(row) == pytest.approx(net(row), abs=0.02)


def test_instinct_weighs_words_by_how_often_they_were_taken() -> None:
    often = [Choice("act", ["buy rome", "buy egypt", "pass"], n % 10 == 0) for n in range(200)]
    other = [Choice("pay", ["gold", "pass"], 1) for _ in range(50)]
    weights = instinct([*often, *other])

    assert weights["act buy 0 rome"] > weights["act buy 0 egypt"]
    assert weights["act buy"] > weights["act pass"]
    assert weights["pay pass"] > weights["pay gold"]


def test_instinct_weighs_the_options_of_a_decision() -> None:
    decision = oikumene.start("nations", 2, 1).decision
    assert decision is not None
    liked = decision.options[1]
    weights = {f"{decision.ask} {liked.verb}": 1.5}
    told = Instinct(weights).weigh(decision)
    assert told == [1.5 if each.verb == liked.verb else 0.0 for each in decision.options]


def test_a_game_is_kept_as_positions_of_all_its_seats() -> None:
    kept = watched(LESSON, 0)
    count, length = kept.seen.shape
    assert length == len(title_named("nations").features(oikumene.start("nations", 2).state, 0))
    assert count % 2 == 0
    assert len(kept.won) == count
    by_seat = kept.won.reshape(-1, 2)
    assert (by_seat == by_seat[0]).all()
    assert by_seat[0].sum() == 1
    assert kept.choices
    assert all(0 <= choice.taken < len(choice.options) for choice in kept.choices)


def test_a_lesson_goes_on_where_it_stopped(tmp_path: Path) -> None:
    half = msgspec.structs.replace(LESSON, games=8)
    train(half, tmp_path)
    first = (tmp_path / "part-00000.npz").stat().st_mtime_ns
    fit = train(LESSON, tmp_path)

    assert (tmp_path / "part-00000.npz").stat().st_mtime_ns == first
    assert (tmp_path / "part-00001.npz").exists()
    assert len(fit.unseen) >= 1
    assert load(tmp_path / "part-00000.npz").choices
    assert Net.load(tmp_path / "net.npz").layers[0][0].shape[1] == HIDDEN[0]
    assert (tmp_path / "instinct.json").exists()


def test_a_lesson_ends_when_its_time_is_over(tmp_path: Path) -> None:
    long = msgspec.structs.replace(LESSON, games=1000)
    told: list[int] = []
    train(long, tmp_path, minutes=0, progress=told.append)
    assert [path.name for path in tmp_path.glob("part-*")] == ["part-00000.npz"]
    assert told == [0]


def test_half_a_part_is_not_learned_from(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def cut_off(file: Path, **_arrays: object) -> None:
        file.write_bytes(b"half")
        raise KeyboardInterrupt

    with monkeypatch.context() as patch:
        patch.setattr(np, "savez_compressed", cut_off)
        with pytest.raises(KeyboardInterrupt):
            train(LESSON, tmp_path)
    assert any(path.read_bytes() == b"half" for path in tmp_path.iterdir())
    assert not list(tmp_path.glob("part-*.npz"))


def test_a_folder_of_another_lesson_is_refused(tmp_path: Path) -> None:
    (tmp_path / "lesson.json").write_bytes(msgspec.json.encode(LESSON))
    other = msgspec.structs.replace(LESSON, players=("greedy",))
    with pytest.raises(oikumene.BadSetup, match="holds another lesson"):
        train(other, tmp_path)
    (tmp_path / "lesson.json").write_text("no lesson", encoding="utf-8")
    with pytest.raises(oikumene.BadSetup, match="holds another lesson: no lesson"):
        train(other, tmp_path)


def test_training_is_one_command(tmp_path: Path) -> None:
    order = ["train", "nations", "--folder", str(tmp_path / "run"), "--games", "4"]
    order += ["--players", "random", "--seats", "2", "--option", "ages=1", "--language", "en"]
    plot = tmp_path / "fit.png"
    result = CliRunner().invoke(app, [*order, "--plot", str(plot)])

    assert result.exit_code == 0, result.output
    assert "loss" in result.stdout
    assert f"learned:{tmp_path / 'run' / 'net.npz'}" in result.stdout.replace("\n", "")
    assert plot.read_bytes().startswith(b"\x89PNG")
    match = oikumene.start("nations", 2, 1, {"ages": 1})
    player = player_named(f"learned:{tmp_path / 'run' / 'net.npz'}")
    assert player.choose(match, 0, Random(1)) in match.decisions[0].options
