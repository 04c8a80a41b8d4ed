"""The arena: fair lineups, games that are kept and not played twice, sums that add up."""

from __future__ import annotations

import json
import sys
from collections import Counter
from pathlib import Path
from random import Random
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest
from typer.testing import CliRunner, Result

import oikumene
from oikumene.cli import app
from oikumene.engine.decision import Option
from oikumene.engine.match import Match
from oikumene.lab import simulate
from oikumene.lab.arena import Order, arena, ordered, play, report, seating
from oikumene.lab.simulate import Played
from oikumene.players.random_player import RandomPlayer
from oikumene.text import LANGUAGES

SHORT = {"ages": 1}


def order(players: str = "random,easy", seats: int = 2, **more: Any) -> Order:
    """A small order of Nations."""
    return ordered("nations", seats, players.split(","), options=SHORT, **more)


def free(players: str, seats: int, *, one: bool = False) -> Order:
    """An order of players who need not exist."""
    return Order("nations", 1, seats, tuple(players), one, 0, {})


def run(*words: str, columns: int = 100) -> Result:
    """Type `oikumene arena nations` and more."""
    environment = {"COLUMNS": str(columns), "LC_ALL": "C", "NO_COLOR": "1"}
    return CliRunner().invoke(app, ["arena", "nations", *words], env=environment)


SMALL = ("--players", "random,easy", "--option", "ages=1", "--games", "2")


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever is named plays anything: that is quick."""
    monkeypatch.setattr(simulate, "player_named", lambda _name: RandomPlayer())


# Lineups and seats


@pytest.mark.parametrize(
    ("players", "seats", "lineups"),
    [
        ("ab", 2, "ab"),
        ("abc", 2, "ab ac bc"),
        ("abcd", 3, "abc abd acd bcd"),
        ("abc", 3, "abc"),
        ("ab", 3, "aba abb"),
        ("ab", 4, "abab"),
        ("abc", 4, "abca abcb abcc"),
    ],
)
def test_in_a_round_robin_all_choices_of_players_meet(
    players: str, seats: int, lineups: str
) -> None:
    assert ["".join(each) for each in free(players, seats).lineups] == lineups.split()


def test_one_sits_alone_against_each_other_player() -> None:
    assert ["".join(each) for each in free("abc", 4, one=True).lineups] == ["abbb", "accc"]


@pytest.mark.parametrize("given", [free("abc", 2), free("abc", 4), free("abc", 3, one=True)])
def test_every_player_of_a_lineup_sits_everywhere_equally_often(given: Order) -> None:
    sat = Counter(
        (tuple(sorted(names)), seat, name)
        for number in range(given.length(24))
        for names, _ in [seating(given, number)]
        for seat, name in enumerate(names)
    )
    for (lineup, _, name), times in sat.items():
        assert times == 24 * lineup.count(name) / given.seats


def test_a_turn_around_the_table_is_played_with_one_seed() -> None:
    given = free("abc", 3)
    seeds = [seating(given, number)[1] for number in range(9)]
    assert len(set(seeds)) == 3
    assert seeds == [seed for seed in seeds[::3] for _ in range(3)]


def test_neighbours_change_from_turn_to_turn() -> None:
    given = free("abcd", 4)
    starts = {tuple(seating(given, number)[0]) for number in range(0, 80, 4)}
    assert len(starts) > 10


@pytest.mark.parametrize(("games", "length"), [(1, 12), (4, 12), (5, 24), (8, 24)])
def test_games_are_filled_up_to_a_full_turn_of_the_seats(games: int, length: int) -> None:
    assert free("abc", 4).length(games) == length


# Playing


def without_clock(games: list[Played]) -> list[Any]:
    """All but the seconds."""
    return [(g.number, g.players, g.seed, g.asked, list(g.scores), g.winners) for g in games]


def test_the_same_order_gives_the_same_games_on_any_number_of_jobs() -> None:
    one: list[Played] = []
    two: list[Played] = []
    arena(order(), 2, progress=one.append)
    arena(order(), 2, jobs=2, progress=two.append)
    two.sort(key=lambda game: game.number)
    assert without_clock(one) == without_clock(two)
    assert without_clock(one) != without_clock([play(order(seed=1), n) for n in range(2)])


def test_the_better_player_is_rated_higher() -> None:
    found = arena(order(), 4)
    assert list(found.standings) == ["easy", "random"]
    best, worst = found.standings.values()
    assert found.games == 4
    assert best.games.of == worst.games.of == 4
    assert best.games.won + worst.games.won == 4
    assert best.rating.elo > 0 > worst.rating.elo
    assert best.think_ms > worst.think_ms > 0
    assert found.errors == []


@pytest.mark.parametrize(
    ("given", "says"),
    [
        ({"seats": 9}, "1 to 5 seats"),
        ({"seats": 1}, "at least 2 seats"),
        ({"players": "random"}, "2 different players or more, not: random"),
        ({"players": "easy,easy"}, "2 different players or more, not: easy, easy"),
        ({"players": "easy,bold"}, "no player 'bold'"),
    ],
)
def test_a_wrong_order_is_refused(given: dict[str, Any], says: str) -> None:
    with pytest.raises(oikumene.BadSetup, match=says):
        order(**given)


def test_games_and_jobs_are_at_least_one() -> None:
    with pytest.raises(oikumene.BadSetup, match="at least 1, not 0 and 1"):
        arena(order(), 0)


# The file


@pytest.mark.usefixtures("quick")
def test_every_game_is_a_line_behind_the_order(tmp_path: Path) -> None:
    out = tmp_path / "games.jsonl"
    arena(order(), 2, out=out)
    head, *lines = map(json.loads, out.read_text().splitlines())
    assert head == msgspec.to_builtins(order()) | {"players": ["random", "easy"]}
    assert [line["number"] for line in lines] == [0, 1]
    assert lines[0]["players"] == lines[1]["players"][::-1]
    assert lines[0]["seed"] == lines[1]["seed"]
    for line in lines:
        assert len(line["asked"]) == len(line["seconds"]) == len(line["scores"]) == 2
        assert line["winners"]
        assert line["reason"] in ("most-vp", "tie-break")


@pytest.mark.usefixtures("quick")
def test_what_is_there_is_not_played_again(tmp_path: Path) -> None:
    out = tmp_path / "games.jsonl"
    first = arena(order(), 4, out=out)
    before = out.read_bytes()
    assert arena(order(), 4, out=out) == first
    assert out.read_bytes() == before


@pytest.mark.usefixtures("quick")
def test_a_series_goes_on_after_a_crash_and_can_be_made_longer(tmp_path: Path) -> None:
    out = tmp_path / "games.jsonl"
    arena(order(), 2, out=out)
    head, first, second = out.read_bytes().splitlines(keepends=True)
    out.write_bytes(head + first + second[:40])
    heard: list[Played] = []
    found = arena(order(), 4, out=out, progress=heard.append)
    assert found.games == len(heard) == 4
    lines = out.read_bytes().splitlines(keepends=True)
    assert lines[:2] == [head, first]
    assert sorted(json.loads(line)["number"] for line in lines[1:]) == [0, 1, 2, 3]


@pytest.mark.usefixtures("quick")
def test_a_shorter_series_counts_only_its_own_games(tmp_path: Path) -> None:
    out = tmp_path / "games.jsonl"
    arena(order(), 4, out=out)
    assert arena(order(), 2, out=out).games == 2


@pytest.mark.usefixtures("quick")
def test_a_file_of_another_order_is_refused_and_left_alone(tmp_path: Path) -> None:
    out = tmp_path / "games.jsonl"
    arena(order(), 2, out=out)
    before = out.read_bytes()
    with pytest.raises(oikumene.BadSetup, match=r"games of another order: seed 0$"):
        arena(order(seed=1), 2, out=out)
    with pytest.raises(oikumene.BadSetup, match=r"players \('random', 'easy'\)"):
        arena(order("random,greedy"), 2, out=out)
    assert out.read_bytes() == before


@pytest.mark.parametrize(
    "text", ["a shopping list", "[1]\n", '{"title": "nations"}\n', '{"title": "caf\xe9"}\n']
)
def test_a_file_of_something_else_is_refused_and_left_alone(tmp_path: Path, text: str) -> None:
    out = tmp_path / "list.txt"
    out.write_text(text, encoding="latin-1")
    with pytest.raises(oikumene.BadSave, match="no file of an arena"):
        arena(order(), 2, out=out)
    assert out.read_text(encoding="latin-1") == text


@pytest.mark.usefixtures("quick")
def test_an_empty_file_may_be_used(tmp_path: Path) -> None:
    out = tmp_path / "games.jsonl"
    out.touch()
    assert arena(order(), 2, out=out).games == 2


# Sums


def game(number: int, seats: str, winners: list[int], scores: list[float]) -> Played:
    """A game in which every seat decided ten times, and seat 0 thought for a second."""
    seconds = [1.0] + [0.0] * (len(seats) - 1)
    asked = [10] * len(seats)
    return Played(number, list(seats), 7, asked, seconds, scores, winners, "most-vp")


def test_a_round_robin_is_summed_up() -> None:
    games = [
        game(0, "ab", [0], [30, 20]),
        game(1, "ba", [1], [22, 28]),
        game(2, "ac", [0, 1], [25, 25]),
        game(3, "ca", [], [10, 11]),
    ]
    found = report(free("abc", 2), games)
    a = found.standings["a"]
    assert (a.games.won, a.games.of, a.games.share) == (2.5, 4, 0.625)
    assert a.games.low < 0.625 < a.games.high
    assert a.parity == 0.5
    assert a.score == 23.5
    assert a.decisions == 40
    assert a.think_ms == 50
    assert found.pairs["a"]["b"].share == 1
    assert found.pairs["b"]["a"].share == 0
    assert (found.pairs["a"]["c"].won, found.pairs["a"]["c"].of) == (0.5, 1)
    assert "c" not in found.pairs["b"]


def test_one_against_three_has_a_parity_of_a_quarter() -> None:
    games = [game(0, "abbb", [0], [9, 1, 2, 3]), game(1, "babb", [2], [4, 8, 6, 5])]
    found = report(free("ab", 4, one=True), games)
    assert (found.standings["a"].parity, found.standings["b"].parity) == (0.25, 0.75)
    assert found.standings["a"].games.share == found.pairs["a"]["b"].share == 0.5
    assert found.standings["b"].score == 3.5
    assert found.standings["a"].rating.elo > 0


class Clumsy:
    """Drops the cards in some matches."""

    name = "clumsy"

    def choose(self, match: Match, seat: int, rng: Random) -> Option:
        """The last option, if any."""
        assert match.seed is not None
        if match.seed % 2:
            raise RuntimeError("dropped the cards")
        return match.decisions[0].options[-1]


def test_a_player_who_fails_is_shown_and_the_other_games_count(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(simulate, "player_named", lambda _name: Clumsy())
    out = tmp_path / "games.jsonl"
    found = arena(order(), 8, out=out)
    assert found.games == 8
    assert 0 < len(found.errors) < 8
    assert all("seed" in error and "dropped the cards" in error for error in found.errors)
    assert found.standings["easy"].games.of == 8 - len(found.errors)
    assert out.read_text().count("dropped the cards") == len(found.errors)
    assert arena(order(), 8, out=out) == found


def test_if_every_game_fails_nobody_stands_anywhere(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(simulate, "player_named", lambda _name: None)
    result = run(*SMALL)
    assert result.exit_code == 1
    assert result.stdout.count("AttributeError") == 2


# A cluster


def pretended_ray(calls: list[Any]) -> Any:
    """A Ray that plays when it is asked for results, and notes how it was called."""

    def init(address: str | None = None, **_rest: Any) -> None:
        calls.append(address)
        if address:
            raise ConnectionError("there is no cluster")

    return SimpleNamespace(
        init=init,
        shutdown=lambda: calls.append("shutdown"),
        remote=lambda function: SimpleNamespace(remote=lambda *args: (function, args)),
        wait=lambda refs: (refs[-1:], refs[:-1]),
        get=lambda refs: [function(*args) for function, args in refs],
    )


@pytest.mark.usefixtures("quick")
def test_a_cluster_plays_the_same_games(monkeypatch: pytest.MonkeyPatch) -> None:
    calls: list[Any] = []
    monkeypatch.setitem(sys.modules, "ray", pretended_ray(calls))
    here, there = arena(order(), 2), arena(order(), 2, cluster=True)
    assert calls == ["auto", None, "shutdown"]
    for name in here.standings:
        assert here.standings[name].games == there.standings[name].games
        assert here.standings[name].decisions == there.standings[name].decisions


def test_without_ray_its_extra_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(oikumene.OikumeneError, match=r"pip install \"oikumene\[cluster\]\""):
        arena(order(), 2, cluster=True)


# The command


@pytest.mark.usefixtures("quick")
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_tables_and_the_picture_are_drawn_in_every_language(
    language: str, tmp_path: Path
) -> None:
    picture = tmp_path / "arena.png"
    result = run(*SMALL, "--plot", str(picture), "--language", language)
    assert result.exit_code == 0, result.output
    _, heads, *rows = result.stdout.splitlines()
    assert len([head for head in heads.split("  ") if head]) == 8
    assert {row.split()[0] for row in rows[:2]} == {"random", "easy"}
    assert "±" in rows[0]
    assert picture.read_bytes().startswith(b"\x89PNG")


@pytest.mark.usefixtures("quick")
def test_one_against_the_others_has_one_row() -> None:
    result = run("--players", "random,easy,greedy", *SMALL[2:], "--one")
    row = result.stdout.splitlines()[-1]
    assert row.startswith("random  ")
    assert row.count("%") == 2


@pytest.mark.usefixtures("quick")
def test_json_is_one_object() -> None:
    found = json.loads(run(*SMALL, "--json").stdout)
    assert list(found) == ["order", "games", "standings", "pairs", "errors"]
    assert found["games"] == 2
    assert set(found["standings"]) == {"random", "easy"}


@pytest.mark.usefixtures("quick")
def test_a_picture_of_no_known_kind_is_one_clear_line(tmp_path: Path) -> None:
    result = run(*SMALL, "--plot", str(tmp_path / "arena.doc"))
    assert result.exit_code == 2
    assert "Format 'doc' is not supported" in result.stderr


def test_without_matplotlib_its_extra_is_named_before_the_games(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.delitem(sys.modules, "oikumene.lab.plots", raising=False)
    monkeypatch.setitem(sys.modules, "matplotlib.figure", None)
    result = run(*SMALL, "--plot", "arena.png")
    assert (result.exit_code, result.stdout) == (2, "")
    assert 'pip install "oikumene[plots]"' in result.stderr
