"""OpenSpiel: its own random simulation, its search, and what states tell."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pyspiel  # type: ignore[import-not-found]
import pytest
from open_spiel.python.algorithms import ismcts  # type: ignore[import-untyped]
from open_spiel.python.algorithms.mcts import RandomRolloutEvaluator  # type: ignore[import-untyped]

import oikumene
import oikumene.lab.research.openspiel  # registers the game
from oikumene.engine.errors import BadSetup
from oikumene.lab.research import numbered
from oikumene.lab.research.numbered import actions

SHORT = {"nations": "ages:1", "clash": "length:short", "civilization": "round_limit:20"}
LATE = 8
"""So many actions before the end the other titles are simulated from: whole games take long."""


def game_of(title: str, **given: Any) -> Any:
    """A game of two with few deals."""
    order = {"title": title, "options": SHORT.get(title, ""), "deals": 3, **given}
    return pyspiel.load_game("python_oikumene", order)


def played(game: Any, rng: Random, most: int | None = None) -> list[int]:
    """The actions of a random game; so many at the most."""
    state = game.new_initial_state()
    done: list[int] = []
    while not state.is_terminal() and (most is None or len(done) < most):
        done.append(rng.choice(state.legal_actions()))
        state.apply_action(done[-1])
    return done


def after(game: Any, done: list[int]) -> Any:
    """The state that actions lead to."""
    state = game.new_initial_state()
    for action in done:
        state.apply_action(action)
    return state


def test_a_whole_game_passes_the_simulation() -> None:
    pyspiel.random_sim_test(game_of("nations"), num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("title", ["dawn", "clash", "civilization"])
def test_the_end_of_a_game_passes_the_simulation(title: str) -> None:
    game = game_of(title)
    state = after(game, played(game, Random(2))[:-LATE])
    pyspiel.random_sim_test_with_specific_initial_state(game, 1, state, True)


def test_chance_deals_one_of_so_many_matches() -> None:
    game = game_of("nations", seed=40)
    state = game.new_initial_state()
    assert state.is_chance_node()
    assert [outcome for outcome, _ in state.chance_outcomes()] == [0, 1, 2]
    state.apply_action(2)
    match = oikumene.start("nations", 2, 42, {"ages": 1})
    assert state.numbered.match.digest() == match.digest()
    assert match.decision is not None
    offered = [state.action_to_string(action) for action in state.legal_actions()]
    assert offered == [option.text for option in match.decision.options]
    assert game.num_distinct_actions() == actions("nations")


def test_a_game_can_be_loaded_from_its_text() -> None:
    game = pyspiel.load_game("python_oikumene(title=clash,seats=3,options=length:short)")
    again = pyspiel.load_game(str(game))
    assert (again.num_players(), str(again)) == (3, str(game))


def test_returns_are_the_part_of_the_win_less_the_mean() -> None:
    game = game_of("nations")
    state = after(game, played(game, Random(2)))
    winners = state.numbered.match.result.winners
    assert state.returns() == [1 / len(winners) * (seat in winners) - 0.5 for seat in (0, 1)]


def test_a_seat_knows_the_same_in_every_state_that_it_could_be_in() -> None:
    game = game_of("clash")
    state = after(game, played(game, Random(3), 40))
    for seat in (0, 1):
        other = state.resample_from_infostate(seat, Random(seat).random)
        assert other.information_state_string(seat) == state.information_state_string(seat)
        assert other.information_state_tensor(seat) == state.information_state_tensor(seat)
        assert other.observation_string(seat) == state.observation_string(seat)
        assert str(other) != str(state)


def test_nobody_sees_the_page_that_another_looks_at(monkeypatch: pytest.MonkeyPatch) -> None:
    game = game_of("nations")
    state = after(game, [0])
    seat = state.current_player()
    monkeypatch.setitem(numbered.WIDTHS, "nations", 1)
    before = [(state.observation_string(n), state.observation_tensor(n)) for n in (0, 1)]
    state.apply_action(1)  # the next page
    assert state.current_player() == seat
    now = [(state.observation_string(n), state.observation_tensor(n)) for n in (0, 1)]
    assert now[1 - seat] == before[1 - seat]
    assert now[seat][0] != before[seat][0]
    assert now[seat][1] != before[seat][1]


def test_an_information_state_remembers_what_the_seat_did() -> None:
    game = game_of("nations")
    done = played(game, Random(4), 12)
    state = after(game, done)
    seat = state.full_history()[1].player
    known = json.loads(state.information_state_string(seat))
    assert known["did"] == [each.action for each in state.full_history() if each.player == seat]
    assert known["told"]
    assert "did" not in json.loads(state.observation_string(seat))


def test_its_information_set_search_can_play() -> None:
    game = game_of("nations")
    state = after(game, [0])
    bot = ismcts.ISMCTSBot(
        game=game, evaluator=RandomRolloutEvaluator(), uct_c=1.0, max_simulations=4
    )
    assert bot.step(state) in state.legal_actions()


@pytest.mark.parametrize(("given", "says"), [({"seats": 1}, "1 seats"), ({"deals": 0}, "0 deals")])
def test_a_wrong_game_is_refused(given: dict[str, int], says: str) -> None:
    with pytest.raises(BadSetup, match=says):
        game_of("nations", **given)
