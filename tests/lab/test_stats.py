"""Statistics: what is counted, what the counts say, and what people get to read."""

from __future__ import annotations

import csv
import json
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
from typer.testing import CliRunner

import oikumene
from oikumene.cli import app
from oikumene.engine.match import Match, without_choice
from oikumene.engine.title import Result
from oikumene.lab.simulate import simulate
from oikumene.lab.stats import Statistics, of_saves, of_series, saves_in
from oikumene.lab.stats.files import write_tables
from oikumene.lab.stats.tally import Spread, Tally, convincing, spread_of
from oikumene.lab.stats.watch import Choice, Game, watched
from oikumene.text import Words
from oikumene.titles import NAMES, title_named
from tests.spoken import assert_reads, each_language

SHORT = {"ages": 1}
OPTIONS: dict[str, dict[str, Any]] = {
    "nations": SHORT,
    "clash": {"length": "short"},
    "civilization": {"round_limit": 20},
}


def game(
    winners: list[int],
    had: dict[str, list[int]] | None = None,
    seats: int = 2,
    options: tuple[int, ...] = (2,),
) -> Game:
    """A game in which some seats bought some cards in round 3."""
    return Game(
        rounds=8,
        choices=[Choice(n % seats, "turn", each) for n, each in enumerate(options)],
        forced=1,
        gains={(s, "bought", f"card:{c}"): 3 for c, who in (had or {}).items() for s in who},
        called=["nation:rome", "nation:egypt", "nation:china", "nation:greece"][:seats],
        sheets=[{"vp": float(seat in winners)} for seat in range(seats)],
        result=Result([float(seat in winners) for seat in range(seats)], winners, "most-vp"),
    )


def counted(games: list[Game]) -> Statistics:
    """The statistics of hand-written games."""
    tally = Tally()
    for each in games:
        tally.add(each)
    return tally.statistics()


def finished(seed: int, seats: int = 2) -> Match:
    """A short match that random players have played to its end."""
    match, rng = oikumene.start("nations", seats, seed, SHORT), Random(seed)
    while match.decision is not None:
        match.answer(rng.choice(match.decision.options))
    return match


# Numbers


def test_a_spread_is_counted_from_a_histogram() -> None:
    assert spread_of({2: 6, 5: 3, 20: 1}) == Spread(10, 4.7, 5.2735, 2, 2, 5, 20)
    assert spread_of({}) == Spread()


def test_the_course_of_a_game_has_twenty_parts() -> None:
    found = counted([game([0], options=(2,) * 10 + (6,) * 10)])
    assert [part.mean for part in found.course] == [2] * 10 + [6] * 10
    assert found.options == Spread(20, 4, 2, 2, 2, 6, 6)
    assert found.asks == {"turn": found.options}
    assert [each.mean for each in found.seat_decisions] == [10, 10]
    assert found.forced == pytest.approx(1 / 21, abs=1e-4)


def test_a_short_game_leaves_parts_of_the_course_empty() -> None:
    found = counted([game([0], options=(3, 4))])
    assert [part.count for part in found.course] == [1] + [0] * 9 + [1] + [0] * 9


def test_length_and_end() -> None:
    found = counted([game([0], options=(2, 2)), game([1], options=(2, 2, 2)), game([1])])
    assert found.games == 3
    assert found.rounds.mean == 8
    assert found.by_decisions == {1: 1, 2: 1, 3: 1}
    assert found.ends == {"most-vp": 3}
    assert found.seconds == Spread()  # nobody looked at the clock


# Wins


def test_shares_by_seat_know_what_would_be_fair() -> None:
    found = counted([game([0]), game([0]), game([1]), game([2], seats=4)])
    first, second, third, _ = found.seats
    assert (first.count, first.wins, first.share) == (4, 2, 0.5)
    assert first.fair == pytest.approx((3 / 2 + 1 / 4) / 4, abs=1e-4)
    assert first.low < first.share < first.high
    assert (second.wins, third.count, third.share, third.fair) == (1, 1, 1, 0.25)


def test_shares_by_nation_have_the_best_first() -> None:
    found = counted([game([1]), game([1]), game([0])])
    assert [(each.name, each.wins) for each in found.called] == [
        ("nation:egypt", 2),
        ("nation:rome", 1),
    ]


def test_a_shared_win_counts_in_parts_and_no_win_for_nobody() -> None:
    found = counted([game([0, 1]), game([])])
    assert [each.wins for each in found.seats] == [0.5, 0.5]


def test_points_are_told_by_source() -> None:
    found = counted([game([0]), game([0, 1])])
    assert found.scores.mean == 0.75
    assert found.sources == {"vp": found.scores}


# Things


def test_a_thing_is_compared_with_those_who_did_not_have_it() -> None:
    games = [game([0], {"petra": [0]}), game([0], {"petra": [1]}), game([1], {"petra": [1]})]
    (petra,) = counted([*games, game([1])]).things
    assert (petra.how, petra.thing, petra.count, petra.round) == ("bought", "card:petra", 3, 3)
    assert petra.taken == pytest.approx(3 / 8)
    assert petra.share == pytest.approx(2 / 3, abs=1e-4)
    assert petra.without == pytest.approx(2 / 5)
    assert petra.lift == 0.5  # luck gives one of two rivals half a win in each of three games
    assert petra.low < petra.share < petra.high
    assert not petra.marked


def test_what_everybody_has_tells_nothing() -> None:
    (forum,) = counted([game([0], {"forum": [0, 1]})] * 50).things
    assert (forum.share, forum.lift, forum.chance, forum.marked) == (0.5, 0, 1, False)


def test_a_solo_game_tells_nothing_of_things() -> None:
    (forum,) = counted([game([0], {"forum": [0]}, seats=1)] * 9).things
    assert (forum.share, forum.chance) == (1, 1)


def test_a_great_difference_is_marked_and_the_best_is_first() -> None:
    had = {"augustus": [0], "forum": [1], "petra": [0, 1]}
    found = counted([game([0], had)] * 20)
    assert [each.thing for each in found.things] == ["card:augustus", "card:petra", "card:forum"]
    assert [each.marked for each in found.things] == [True, False, True]
    assert [each.thing for each in found.best(5)] == ["card:augustus"]
    assert [each.thing for each in found.worst(5)] == ["card:forum"]


def test_seat_counts_are_not_mixed_up() -> None:
    # At tables of two all have it, at tables of four one who wins as often as the others.
    small = [game([n % 2], {"forum": [0, 1]}) for n in range(40)]
    large = [game([n % 4], {"forum": [0]}, seats=4) for n in range(40)]
    (forum,) = counted(small + large).things
    assert forum.share > forum.without + 0.15
    assert (forum.lift, forum.chance) == (0, 1)


def test_among_many_a_small_chance_is_not_enough() -> None:
    assert convincing([0.04]) == 0.04
    assert convincing([0.04, *[0.5] * 9]) < 0
    assert convincing([0.001, 0.04, *[0.5] * 8]) == 0.001


# Matches


def test_a_match_is_watched_from_its_history() -> None:
    match = finished(1)
    seen = watched(oikumene.start("nations", 2, 1, SHORT), match.history())
    forced = [line for line in match.history() if without_choice(line)]
    bought = [entry for entry in match.journal() if entry.key == "bought"]
    assert len(seen.choices) == match.answered
    assert min(choice.options for choice in seen.choices) > 1
    assert seen.forced == len(forced) > 0
    assert seen.rounds == 2
    assert seen.result == match.result
    assert {(seat, thing) for seat, how, thing in seen.gains if how == "bought"} == {
        (int(str(entry.args["seat"])[-1]), entry.args["card"]) for entry in bought
    }
    assert set(seen.gains.values()) <= {1, 2}
    nations: Any = match.state
    assert seen.called == [f"nation:{each.nation}" for each in nations.nations]


def test_the_automated_player_is_no_seat() -> None:
    found = of_series("dawn", 1, 1)
    assert len(found.seats) == len(found.called) == 1
    assert found.errors == []


@pytest.mark.parametrize("title", NAMES)
def test_every_title_can_be_counted(title: str) -> None:
    found = of_series(title, 2, 2, options=OPTIONS.get(title))
    words = Words(title, "en")
    assert (found.games, found.errors) == (2, [])
    assert found.things
    assert all(words.name(each.thing) for each in found.things)
    assert all(words.name(each.name) for each in found.called)
    assert all(words.say(f"score-{source}") for source in found.sources)


@each_language
@pytest.mark.parametrize("title", NAMES)
def test_every_way_to_gain_has_words(title: str, language: str) -> None:
    words = Words(title, language)
    assert title_named(title).gains
    for key in title_named(title).gains:
        assert words.has(f"log-{key}")
        assert_reads(words.say(f"stats-how-{key}"), language)


def test_the_games_are_those_of_a_simulation_on_any_number_of_jobs() -> None:
    order: dict[str, Any] = {"players": ["random"], "seed": 4, "options": SHORT}
    one = of_series("nations", 2, 4, **order)
    two = of_series("nations", 2, 4, **order, jobs=2)
    summary = simulate("nations", 2, 4, **order)
    clock = {"seconds": Spread()}
    assert msgspec.structs.replace(one, **clock) == msgspec.structs.replace(two, **clock)
    assert one.decisions.mean * 4 == summary.decisions
    assert one.ends == summary.ends
    assert one.seconds.count == 4


def test_saved_matches_are_counted(tmp_path: Path) -> None:
    (tmp_path / "old").mkdir()
    for seed in (1, 2):
        (tmp_path / "old" / f"{seed}.json").write_text(finished(seed).save(), encoding="utf-8")
    unfinished = oikumene.start("nations", 2, 1)
    (tmp_path / "unfinished.json").write_text(unfinished.save(), encoding="utf-8")
    (tmp_path / "other.json").write_text(oikumene.start("dawn", 2, 1).save(), encoding="utf-8")
    (tmp_path / "broken.json").write_bytes(b"\xff{")
    (tmp_path / "notes.txt").write_text("not a match", encoding="utf-8")
    found = of_saves("nations", saves_in(tmp_path))
    assert (found.games, found.left_out) == (2, 2)
    assert found.decisions.mean == (finished(1).answered + finished(2).answered) / 2
    assert found.seconds == Spread()
    (error,) = found.errors
    assert "broken.json: BadSave" in error


def test_a_folder_without_saves_is_a_clear_error(tmp_path: Path) -> None:
    with pytest.raises(oikumene.OikumeneError, match="no saved match"):
        saves_in(tmp_path)


def test_a_defect_is_reported_and_the_other_games_go_on(monkeypatch: pytest.MonkeyPatch) -> None:
    class Clumsy:
        name = "clumsy"

        def choose(self, match: Match, seat: int, rng: Random) -> Any:
            if match.seed is not None and match.seed % 2:
                raise RuntimeError("dropped the cards")
            assert match.decision is not None
            return match.decision.options[-1]

    monkeypatch.setattr("oikumene.lab.stats.player_named", lambda _name: Clumsy())
    found = of_series("nations", 2, 8, options=SHORT)
    assert 0 < len(found.errors) < 8
    assert all("dropped the cards" in error for error in found.errors)
    assert found.games == 8 - len(found.errors)


# What people read


def run(*words: str) -> Any:
    """Type a command."""
    environment = {"COLUMNS": "100", "LC_ALL": "C", "NO_COLOR": "1"}
    return CliRunner().invoke(app, ["stats", *words], env=environment)


def test_the_command_prints_tables() -> None:
    result = run("nations", "--games", "6", "--seats", "3", "--option", "ages=1", "--top", "2")
    assert result.exit_code == 0, result.stderr
    lines = result.stdout.splitlines()
    assert lines[0] == "Nations: 6 games"
    assert "Rounds                2.00  0.00" in result.stdout
    more = next(at for at, line in enumerate(lines) if line.startswith("More wins"))
    assert lines[more + 3] == ""  # two rows
    assert "purchase" in lines[more + 1]


@pytest.mark.parametrize(
    ("language", "says"), [("ru", ("6 партий", "Побед больше")), ("uk", ("6 партій", "Перемог"))]
)
def test_the_tables_are_in_the_language(language: str, says: tuple[str, ...]) -> None:
    order = ["--games", "6", "--seats", "3", "--option", "ages=1"]
    result = run("nations", *order, "--language", language)
    assert all(each in result.stdout for each in says)


def test_the_command_prints_one_json_object_of_saves(tmp_path: Path) -> None:
    (tmp_path / "one.json").write_text(finished(1).save(), encoding="utf-8")
    result = run("nations", "--from", str(tmp_path), "--json")
    assert result.exit_code == 0, result.stderr
    found = json.loads(result.stdout)
    assert (found["games"], found["left_out"], found["seconds"]["count"]) == (1, 0, 0)


def test_a_broken_file_is_told_and_fails(tmp_path: Path) -> None:
    (tmp_path / "broken.json").write_text("{}", encoding="utf-8")
    result = run("nations", "--from", str(tmp_path))
    assert result.exit_code == 1
    assert "broken.json" in result.stdout


def test_tables_and_pictures_are_written(tmp_path: Path) -> None:
    order = ["--games", "4", "--seats", "2", "--option", "ages=1", "--out", str(tmp_path / "out")]
    result = run("nations", *order)
    assert result.exit_code == 0, result.stderr
    assert sorted(path.name for path in (tmp_path / "out").iterdir()) == [
        "course.png",
        "ends.csv",
        "length.png",
        "lengths.csv",
        "shares.csv",
        "spreads.csv",
        "things.csv",
        "things.png",
    ]
    pictures = [path.read_bytes() for path in (tmp_path / "out").glob("*.png")]
    assert all(picture.startswith(b"\x89PNG") and len(picture) > 5000 for picture in pictures)


def test_a_table_has_a_row_for_each_thing(tmp_path: Path) -> None:
    found = counted([game([0], {"augustus": [0], "forum": [1]})])
    write_tables(found, Words("nations", "ru"), tmp_path)
    with (tmp_path / "things.csv").open(encoding="utf-8", newline="") as file:
        rows = list(csv.DictReader(file))
    assert [(row["words"], row["thing"], row["share"]) for row in rows] == [
        ("Август", "card:augustus", "1.0"),
        ("Форум", "card:forum", "0.0"),
    ]


def test_no_games_draw_nothing(tmp_path: Path) -> None:
    from oikumene.lab.plots import plot_statistics

    plot_statistics(Tally().statistics(), Words("nations", "en"), tmp_path, 5)
    assert list(tmp_path.iterdir()) == []
