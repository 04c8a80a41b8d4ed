"""Series of games: repeatable, fair to all seats, honest about what went wrong."""

from __future__ import annotations

import gc
from random import Random
from typing import Any

import msgspec
import pytest

import oikumene
from oikumene.engine.decision import Option
from oikumene.engine.match import Match
from oikumene.lab import simulate as lab
from oikumene.lab.simulate import Played, Series, Summary, play, simulate

SHORT = {"ages": 1}


def outcome(summary: Summary) -> dict[str, Any]:
    """All but the clock."""
    plain = msgspec.structs.asdict(summary)
    del plain["seconds"], plain["decisions_per_s"]
    return plain


def test_the_same_seed_gives_the_same_games_on_any_number_of_jobs() -> None:
    one = simulate("nations", 3, 6, ["random"], seed=4, options=SHORT)
    two = simulate("nations", 3, 6, ["random"], seed=4, jobs=2, options=SHORT)
    other = simulate("nations", 3, 6, ["random"], seed=5, options=SHORT)
    assert outcome(one) == outcome(two)
    assert outcome(one) != outcome(other)


def test_a_summary_adds_up() -> None:
    summary = simulate("nations", 3, 4, ["greedy", "random"], options=SHORT)
    assert summary.games == 4
    assert summary.decisions > 0
    assert summary.decisions_per_s > 0
    assert sum(summary.wins.values()) == pytest.approx(4)
    assert sum(summary.ends.values()) == 4
    assert set(summary.ends) <= {"most-vp", "tie-break"}
    assert {name: scores.count for name, scores in summary.scores.items()} == {
        "greedy": 4,
        "random": 8,
    }
    assert all(each.min <= each.mean <= each.max for each in summary.scores.values())
    assert summary.errors == []


def test_every_title_can_be_simulated() -> None:
    options: dict[str, Any] = {
        "nations": SHORT,
        "clash": {"length": "short"},
        "civilization": {"round_limit": 20},
    }
    for title in oikumene.titles():
        summary = simulate(title, 2, 2, ["random"], options=options.get(title))
        assert summary.errors == []
        assert summary.scores["random"].count == 4


def test_players_move_on_by_a_seat_each_game() -> None:
    series = Series("nations", 3, ("greedy", "random", "random"), 1, SHORT)
    seats = [play(series, number).players.index("greedy") for number in range(3)]
    assert sorted(seats) == [0, 1, 2]


def test_progress_hears_of_every_game() -> None:
    heard: list[Played] = []
    simulate("nations", 2, 3, options=SHORT, progress=heard.append)
    assert [game.number for game in heard] == [0, 1, 2]


def test_a_defect_is_reported_with_its_seed_and_the_other_games_go_on(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    class Clumsy:
        name = "clumsy"

        def choose(self, match: Match, seat: int, rng: Random) -> Option:
            if match.seed is not None and match.seed % 2:
                raise RuntimeError("dropped the cards")
            decision = match.decision
            assert decision is not None
            return decision.options[-1]

    monkeypatch.setattr(lab, "player_named", lambda _name: Clumsy())
    summary = simulate("nations", 2, 8, ["clumsy"], options=SHORT)
    assert 0 < len(summary.errors) < 8
    assert all("seed " in error and "dropped the cards" in error for error in summary.errors)
    assert summary.scores["clumsy"].count == 2 * (8 - len(summary.errors))


def test_the_collector_is_left_as_it_was() -> None:
    before = gc.get_threshold()
    simulate("nations", 2, 1, options=SHORT)
    assert gc.get_threshold() == before


@pytest.mark.parametrize(
    ("seats", "games", "players", "jobs", "says"),
    [
        (9, 1, ["random"], 1, "1 to 5 seats"),
        (2, 0, ["random"], 1, "at least 1"),
        (2, 1, ["random"], 0, "at least 1"),
        (2, 1, ["bold"], 1, "no player 'bold'"),
        (2, 1, [], 1, "0 players for 2 seats"),
        (2, 1, ["random"] * 3, 1, "3 players for 2 seats"),
    ],
)
def test_a_wrong_order_is_refused(
    seats: int, games: int, players: list[str], jobs: int, says: str
) -> None:
    with pytest.raises(oikumene.OikumeneError, match=says):
        simulate("nations", seats, games, players, jobs=jobs)
