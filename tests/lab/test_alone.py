"""Learning alone: that it learns, goes on where it stopped, and tells what it knows."""

from __future__ import annotations

from functools import partial
from itertools import chain, repeat
from math import nan
from pathlib import Path
from random import Random

import msgspec
import numpy as np
import pytest
from typer.testing import CliRunner

import oikumene
from oikumene.cli import app
from oikumene.lab import alone
from oikumene.lab.alone import Learner, packed, practise, unpacked
from oikumene.lab.fit import goals
from oikumene.lab.solitaire import Pupil, played, sighted, spread
from oikumene.lab.train import Lesson
from oikumene.players import player_named
from oikumene.players.judge import Net

LESSON = Lesson("nations", ("greedy",), (1,), 6, 2, 5, {"ages": 1})


def test_a_game_tells_how_each_table_looked() -> None:
    pupil = Pupil(LESSON)
    game, score, whims, _ = pupil.game(Random(1), None, pupil.best)

    assert not whims
    assert len(game.sight.numbers) == len(game.better) > 4
    assert game.end == pytest.approx(max(0.0, score / 100))
    assert np.isnan(game.better).all()


def test_what_a_whim_left_undone_is_told() -> None:
    pupil = Pupil(LESSON)
    liked = np.zeros(pupil.alone.rows, np.float32)
    liked[[*pupil.alone.themes[2]]] = 9.0
    games = [pupil.game(Random(seed), liked, pupil.best) for seed in range(3)]

    assert all(played.whims for played in games)
    assert any(not np.isnan(played.game.better).all() for played in games)


def test_who_searches_tells_what_every_table_promises() -> None:
    pupil = Pupil(msgspec.structs.replace(LESSON, pupil="learned-search@20"))
    game = pupil.game(Random(1), None, pupil.found)
    promised = game.game.better[~np.isnan(game.game.better)]

    assert len(promised) > 4
    assert ((promised > 0) & (promised < 1)).all()
    assert len({*promised.tolist()}) > 4


@pytest.mark.parametrize("pupil", ["greedy", "learned-search@20"])
def test_several_processes_play_the_same_games(pupil: str, tmp_path: Path) -> None:
    practise(LESSON, tmp_path)
    weights = [array for layer in Net.load(tmp_path / "net.npz").layers for array in layer]
    lesson = msgspec.structs.replace(LESSON, pupil=pupil)
    known = chain([()], repeat(weights))  # the first game is played as the teacher judges
    alone = [*played(lesson, range(3), partial(next, known), 1)]
    known = chain([()], repeat(weights))
    together = [*played(lesson, range(3), partial(next, known), 2)]

    assert [each.score for each in alone] == [each.score for each in together]
    for one, other in zip(alone, together, strict=True):
        assert (one.game.sight.numbers == other.game.sight.numbers).all()
        assert one.choices == other.choices
    searched = [each for each in alone[1:] if not each.whims and each.choices]
    assert len(searched) == 2 or pupil == "greedy"


def test_a_look_should_have_foretold_the_better_option_that_was_left() -> None:
    usual = goals([0.5, 0.5, 0.5], 1.0, 0.9)
    missed = goals([0.5, 0.5, 0.5], 1.0, 0.9, [nan, 0.8, nan])

    assert missed[2] == usual[2] == 1.0
    assert missed[1] == 0.8
    assert missed[0] == pytest.approx(0.9 * 0.8 + 0.1 * 0.5)


def test_looks_become_rows_of_a_matrix() -> None:
    sight = sighted([([0.5, 2.0], (2, 4)), ([1.0, 0.0], (3,))])
    assert spread(sight, 5).tolist() == [[0.5, 2, 1, 0, 1], [1, 0, 0, 1, 0]]


def test_games_are_kept_as_they_were() -> None:
    pupil = Pupil(LESSON)
    games = [pupil.game(Random(seed), None, pupil.best).game for seed in range(3)]
    again = unpacked(packed(games))

    for one, other in zip(games, again, strict=True):
        assert one.end == other.end
        assert len(one.better) == len(other.better)
        assert (one.sight.things == other.sight.things).all()
        assert np.abs(one.sight.numbers - other.sight.numbers).max() < 0.01


def test_a_learner_learns(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(alone, "PACE", 0.01)
    monkeypatch.setattr(alone, "STEADY", 1.0)
    lesson = msgspec.structs.replace(LESSON, generations=4)
    done = practise(lesson, tmp_path)

    assert done[-1].loss < done[0].loss - 0.01


def test_a_lesson_goes_on_where_it_stopped(tmp_path: Path) -> None:
    whole = practise(LESSON, tmp_path / "whole")
    one = msgspec.structs.replace(LESSON, generations=1)
    practise(one, tmp_path / "parts")
    told: list[int] = []
    parts = practise(LESSON, tmp_path / "parts", progress=told.append)

    assert told == [*range(6, 12)]
    assert [done.games for done in parts] == [done.games for done in whole]
    assert [done.loss for done in parts] == pytest.approx([done.loss for done in whole])


def test_a_lesson_ends_when_its_time_is_over(tmp_path: Path) -> None:
    assert practise(LESSON, tmp_path, minutes=0) == []
    assert not (tmp_path / "net.npz").exists()


def test_few_choices_leave_instinct_as_it_was(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    habits = tmp_path / "instinct.json"
    practise(msgspec.structs.replace(LESSON, generations=1), tmp_path)
    habits.write_bytes(b'{"told": 1.0}')
    practise(LESSON, tmp_path)

    assert habits.read_bytes() == b'{"told": 1.0}'
    monkeypatch.setattr(alone, "TELLING", 1)
    practise(msgspec.structs.replace(LESSON, generations=3), tmp_path)
    assert b"turn" in habits.read_bytes()


def test_what_was_learned_is_a_player(tmp_path: Path) -> None:
    order = ["train", "nations", "--folder", str(tmp_path), "--games", "5", "--seats", "1"]
    order += ["--option", "ages=1", "--language", "en"]
    result = CliRunner().invoke(app, order)

    assert result.exit_code == 0, result.output
    assert "5 games of learning" in result.stdout
    learner = Learner(msgspec.structs.replace(LESSON, games=5, seed=0), tmp_path)
    net, kept = learner.net(), Net.load(tmp_path / "net.npz")
    match = oikumene.start("nations", 1, 1, {"ages": 1})
    look = Pupil(LESSON).alone.features(match.state)
    assert kept(*look) == pytest.approx(net(*look), abs=0.05)
    player = player_named(f"learned:{tmp_path / 'net.npz'}")
    assert player.choose(match, 0, Random(1)) in match.decisions[0].options
    refused = CliRunner().invoke(app, [*order, "--plot", str(tmp_path / "fit.png")])
    assert refused.exit_code != 0


def test_one_may_go_on_from_what_was_learned_before(tmp_path: Path) -> None:
    first = msgspec.structs.replace(LESSON, generations=1)
    practise(first, tmp_path / "first")
    net = Net.load(tmp_path / "first" / "net.npz")
    teacher = f"learned:{tmp_path / 'first' / 'net.npz'}"
    learner = Learner(msgspec.structs.replace(LESSON, players=(teacher,)), tmp_path / "second")

    for mine, its in zip(learner.net().layers, net.layers, strict=True):
        assert all((one == other).all() for one, other in zip(mine, its, strict=True))
    with pytest.raises(oikumene.BadSetup, match="'random' does not teach"):
        Learner(msgspec.structs.replace(LESSON, players=("random",)), tmp_path / "third")
