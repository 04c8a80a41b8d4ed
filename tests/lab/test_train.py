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
from oikumene.lab import train as lab_train
from oikumene.lab.fit import HIDDEN, LATER, even, fitted, returns
from oikumene.lab.habits import instinct
from oikumene.lab.positions import Choice, Positions, joined, load
from oikumene.lab.train import Lesson, train, watched, with_a_whim
from oikumene.players import player_named
from oikumene.players.instinct import Instinct
from oikumene.players.judge import Net
from oikumene.titles import title_named
from oikumene.titles.nations.cards import TABLES
from oikumene.titles.nations.features import FEATURES

LESSON = Lesson("nations", ("random",), (2, 3), 12, 1, 5, {"ages": 1})


def made_up(count: int, seed: int) -> Positions:
    """The first number decides, the second turns it round, the third says nothing."""
    seen = np.random.default_rng(seed).normal(0, 1, (count, 3)).astype(np.float32)
    won = (seen[:, 0] * seen[:, 1] > 0).astype(np.float32)
    return Positions(seen, np.zeros(count, np.float32), won, [(1, 1)] * count, [])


def test_a_network_finds_what_depends_on_two_numbers_together() -> None:
    net, fit = fitted(made_up(60_000, 1), made_up(500, 2), 0)

    assert fit.right > 0.95
    assert fit.unseen[-1] < 0.55 < even(2)
    assert net([1.5, 1.5, 0.0]) > 0.8
    assert net([1.5, -1.5, 0.0]) < -0.8


def test_a_network_goes_on_from_the_one_before() -> None:
    first, _ = fitted(made_up(60_000, 1), made_up(500, 2), 0)
    second, fit = fitted(made_up(4_000, 3), made_up(500, 2), 0, first)

    assert second.trust == first.trust
    assert fit.right > 0.95


def few_games(count: int, seed: int) -> Positions:
    """Long games that hardly change, with much to see that says nothing."""
    rng = np.random.default_rng(seed)
    games = rng.normal(0, 1, (count, 100))
    won = (games[:, 0] + rng.normal(0, 1, count) > 0).astype(np.float32)
    seen = np.repeat(games, 50, 0) + rng.normal(0, 0.1, (50 * count, 100))
    lead = np.zeros(50 * count, np.float32)
    return Positions(seen.astype(np.float32), lead, np.repeat(won, 50), [(50, 1)] * count, [])


def test_a_network_does_not_learn_few_games_by_heart() -> None:
    _, fit = fitted(few_games(150, 1), few_games(300, 2), 0)

    assert fit.unseen[-1] < 0.75  # by heart, 0.96


def test_looks_should_have_foretold_what_came_and_what_was_thought_on_the_way() -> None:
    won = np.array([1, 0, 1, 0, 1, 0], np.float32)
    played = Positions(won[:, None], won, won, [(3, 2)], [])
    thought = np.array([0.5, 0.5, 0.6, 0.4, 0.8, 0.2], np.float32)

    goal = returns(played, thought)

    last = 1.0
    middle = LATER * last + (1 - LATER) * 0.8
    first = LATER * middle + (1 - LATER) * 0.6
    assert goal.tolist() == pytest.approx([first, 1 - first, middle, 1 - middle, last, 1 - last])


def test_a_network_is_the_same_after_it_was_saved(tmp_path: Path) -> None:
    net, _ = fitted(made_up(500, 1), made_up(100, 2), 0)
    net.save(tmp_path / "net.npz")
    again = Net.load(tmp_path / "net.npz")
    for row in made_up(20, 3).seen.tolist():
        assert again(row) == pytest.approx(net(row), abs=0.02)


def test_a_whim_changes_what_a_network_likes_a_little() -> None:
    net, _ = fitted(made_up(5_000, 1), made_up(100, 2), 0)
    rng = Random(1)
    told = [with_a_whim(net, rng)([1.5, 1.5, 0.0]) for _ in range(50)]
    usual = net([1.5, 1.5, 0.0])

    assert len(set(told)) == 50
    assert abs(np.mean(told) - usual) < 0.2 * abs(usual)


def test_a_whim_may_be_for_what_the_network_does_not_look_at() -> None:
    blind = Net([(np.zeros((3, 1), np.float32), np.zeros(1, np.float32))] * 2)
    blind.layers[1] = (np.zeros((1, 1), np.float32), np.zeros(1, np.float32))
    rng = Random(1)
    for _ in range(10):
        whim = with_a_whim(blind, rng)
        likes = [whim([float(n == at) for n in range(3)]) for at in range(3)]
        assert all(likes)
        assert whim([1.0, 2.0, -1.0]) == pytest.approx(likes[0] + 2 * likes[1] - likes[2])


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
    told = Instinct(weights).weigh(decision.ask, decision.options)
    assert told == [1.5 if each.verb == liked.verb else 0.0 for each in decision.options]


def test_a_game_is_kept_as_positions_of_all_its_seats() -> None:
    kept = watched(LESSON, 0)
    count, length = kept.seen.shape
    assert length == len(title_named("nations").features(oikumene.start("nations", 2).state, 0))
    assert count % 2 == 0
    assert len(kept.won) == len(kept.led) == count
    assert kept.games == [(count // 2, 2)]
    by_seat = kept.won.reshape(-1, 2)
    assert (by_seat == by_seat[0]).all()
    assert by_seat[0].sum() == 1
    assert kept.choices
    assert all(0 <= choice.taken < len(choice.options) for choice in kept.choices)


def test_a_table_is_kept_wherever_a_stretch_of_the_game_begins(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(lab_train, "KEPT", 0.0)

    kept = watched(LESSON, 0)

    assert kept.games == [(2, 2)]  # an age has two rounds
    rounds = kept.seen[:, FEATURES.index("round")] * TABLES.ages * TABLES.rounds_per_age
    assert rounds.tolist() == pytest.approx([1, 1, 2, 2])


def test_parts_are_joined_game_by_game() -> None:
    first, second = watched(LESSON, 0), watched(LESSON, 1)
    both = joined([first, second])
    assert both.games == [*first.games, *second.games]
    for series, seats in zip(both.series(), [2, 2, 3, 3, 3], strict=True):
        won = both.won[series]
        assert len(won) == both.games[seats - 2][0]
        assert (won == won[0]).all()


def test_a_lesson_goes_on_where_it_stopped(tmp_path: Path) -> None:
    train(LESSON, tmp_path)
    teachers = tmp_path / "generation-000"
    first = (teachers / "part-00000.npz").stat().st_mtime_ns
    (teachers / "part-00001.npz").unlink()
    fits = train(msgspec.structs.replace(LESSON, generations=2), tmp_path)

    assert (teachers / "part-00000.npz").stat().st_mtime_ns == first
    assert (teachers / "part-00001.npz").exists()
    assert len(fits) == 2
    assert load(tmp_path / "generation-001" / "part-00001.npz").choices
    newest = (tmp_path / "generation-001" / "net.npz").read_bytes()
    assert (tmp_path / "net.npz").read_bytes() == newest != (teachers / "net.npz").read_bytes()
    assert Net.load(tmp_path / "net.npz").layers[0][0].shape[1] == HIDDEN
    assert (tmp_path / "instinct.json").exists()


def test_pupils_play_by_what_was_learned() -> None:
    two = msgspec.structs.replace(LESSON, seats=(2,), games=1)
    stone = FEATURES.index("own_stone")
    likes = np.zeros((len(FEATURES), 1), np.float32)
    first, last = (likes, np.zeros(1, np.float32)), (np.ones((1, 1), np.float32), likes[0])

    def stock() -> float:
        games = [watched(two, number, Net([first, last])) for number in range(4)]
        return float(joined(games).seen[:, stone].mean())

    usual = stock()
    likes[stone] = 5

    assert stock() > usual


def test_a_lesson_ends_when_its_time_is_over(tmp_path: Path) -> None:
    long = msgspec.structs.replace(LESSON, games=1000, generations=3)
    told: list[int] = []
    fits = train(long, tmp_path, minutes=0, progress=told.append)
    assert [path.name for path in tmp_path.rglob("part-*")] == ["part-00000.npz"]
    assert told == [0]
    assert len(fits) == 1


def test_half_a_part_is_not_learned_from(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def cut_off(file: Path, **_arrays: object) -> None:
        file.write_bytes(b"half")
        raise KeyboardInterrupt

    with monkeypatch.context() as patch:
        patch.setattr(np, "savez_compressed", cut_off)
        with pytest.raises(KeyboardInterrupt):
            train(LESSON, tmp_path)
    assert any(path.read_bytes() == b"half" for path in tmp_path.rglob("*.npz"))
    assert not list(tmp_path.rglob("part-*.npz"))


def test_a_folder_of_another_lesson_is_refused(tmp_path: Path) -> None:
    (tmp_path / "lesson.json").write_bytes(msgspec.json.encode(LESSON))
    other = msgspec.structs.replace(LESSON, players=("greedy",))
    with pytest.raises(oikumene.BadSetup, match="holds another lesson"):
        train(other, tmp_path)
    (tmp_path / "lesson.json").write_text("no lesson", encoding="utf-8")
    with pytest.raises(oikumene.BadSetup, match="holds another lesson: no lesson"):
        train(other, tmp_path)


def test_pupils_may_search(tmp_path: Path) -> None:
    lesson = msgspec.structs.replace(LESSON, games=4, generations=2, seats=(2,))
    train(msgspec.structs.replace(lesson, pupil="learned-search@2"), tmp_path / "searching")
    train(lesson, tmp_path / "looking")
    by_search, by_look = (
        load(tmp_path / folder / "generation-001" / "part-00000.npz")
        for folder in ("searching", "looking")
    )
    taken = [(choice.ask, choice.options[choice.taken]) for choice in by_search.choices]
    assert taken
    assert taken != [(choice.ask, choice.options[choice.taken]) for choice in by_look.choices]
    with pytest.raises(oikumene.BadSetup, match="'greedy' does not judge by a network"):
        train(msgspec.structs.replace(lesson, pupil="greedy"), tmp_path / "nothing")


def test_what_is_learned_alone_is_no_lesson_for_several(tmp_path: Path) -> None:
    mixed = msgspec.structs.replace(LESSON, seats=(1, 2))
    with pytest.raises(oikumene.BadSetup, match="nations for one is a lesson of its own"):
        train(mixed, tmp_path)


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
