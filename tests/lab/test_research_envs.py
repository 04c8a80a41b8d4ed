"""PettingZoo and Gymnasium: their own suites, and what the numbers mean."""

from __future__ import annotations

import pickle
import sys
from importlib import import_module
from typing import Any

import gymnasium
import numpy as np
import pettingzoo  # type: ignore[import-untyped]
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, seed_test  # type: ignore[import-untyped]

import oikumene
import oikumene.lab.research.aec
import oikumene.lab.research.gym
from oikumene.engine.errors import BadSetup, IllegalAnswer, OikumeneError
from oikumene.lab import research
from oikumene.lab.research import numbered
from oikumene.lab.research.extra import research_extra
from oikumene.lab.research.numbered import MORE, Form, Info, Numbered, actions, rewards

SHORT: dict[str, dict[str, Any]] = {
    "nations": {"ages": 1},
    "dawn": {},
    "clash": {"length": "short"},
    "civilization": {"round_limit": 20},
}
each_title = pytest.mark.parametrize("title", oikumene.titles())
each_form = pytest.mark.parametrize("form", ["masked", "options"])
CYCLES = 30


# Their own suites


@each_title
@each_form
@pytest.mark.filterwarnings("ignore:Observation is not a NumPy array")  # it is a Dict with a mask
@pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be")
@pytest.mark.filterwarnings("ignore:Action mask numpy array is all zeros")  # after the end
def test_pettingzoo_accepts_it(title: str, form: Form) -> None:
    def made() -> Any:
        return research.env(title, 2, SHORT[title], form)

    api_test(made(), CYCLES)
    seed_test(made, CYCLES)


@each_title
@each_form
def test_gymnasium_accepts_it(title: str, form: Form) -> None:
    made = gymnasium.make(f"oikumene/{title}-v0", options=SHORT[title], form=form, seat=None)
    check_env(made.unwrapped)


@each_title
def test_pettingzoo_knows_it_by_name(title: str) -> None:
    env = pettingzoo.make("aec", f"oikumene/{title}-v0", seats=3)
    assert env.possible_agents == ["player_0", "player_1", "player_2"]
    assert env.action_space("player_0").n == actions(title)


# Numbers and pages


def table(title: str = "nations", seats: int = 2) -> Numbered:
    """A fresh match."""
    return Numbered(oikumene.start(title, seats, 1, SHORT[title]))


def test_a_number_is_the_option_at_that_place() -> None:
    held = table()
    decision = held.match.decision
    assert decision is not None
    assert held.choices() == list(decision.options)
    assert held.seen(decision.seat, "masked")["action_mask"].sum() == len(decision.options)
    assert held.seen(1 - decision.seat, "masked")["action_mask"].sum() == 0
    held.answer(2)
    assert held.match.history()[-1] == f"{decision.seat} {decision.options[2]}"


def test_a_long_list_has_pages_and_drops_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    held = table()
    while len(held.choices()) < 9:
        held.answer(0)
    monkeypatch.setitem(numbered.WIDTHS, "nations", 4)
    decision, before = held.match.decision, held.match.answered
    assert decision is not None
    options, offered = list(decision.options), []
    for _ in range(-(-len(options) // 4)):
        *page, more = held.choices()
        assert more is MORE
        seen = held.seen(decision.seat, "options")
        assert seen["action_mask"].tolist() == [1] * (len(page) + 1) + [0] * (4 - len(page))
        offered += page
        held.answer(len(page))
    assert offered == options
    assert (held.page, held.match.answered) == (0, before)
    held.answer(4)
    held.answer(1)
    assert held.match.history()[-1] == f"{decision.seat} {options[5]}"
    assert held.page == 0


@pytest.mark.parametrize("number", [-1, 64])
def test_a_number_without_a_choice_is_refused(number: int) -> None:
    held = table()
    with pytest.raises(IllegalAnswer, match="none of the"):
        held.answer(number)
    assert held.match.answered == 0


# What comes back


def finished(env: Any) -> dict[str, float]:
    """Play the last choice to the end: what each agent got."""
    env.reset(seed=1)
    gained: dict[str, float] = dict.fromkeys(env.agents, 0)
    for agent in env.agent_iter():
        seen, reward, over, _, _ = env.last()
        if over:
            gained[agent] = reward
        env.step(None if over else int(seen["action_mask"].sum()) - 1)
    return gained


def test_rewards_are_the_part_of_the_win_less_the_mean() -> None:
    env: Any = research.env("nations", 3, SHORT["nations"])
    gained = finished(env)
    result = env.numbered.match.result
    won = [1 / len(result.winners) if seat in result.winners else 0 for seat in range(3)]
    assert list(gained.values()) == pytest.approx([each - 1 / 3 for each in won])
    assert sum(gained.values()) == pytest.approx(0)


def test_rewards_can_be_the_score_less_the_mean() -> None:
    env: Any = research.env("nations", 2, SHORT["nations"], reward="score")
    gained = finished(env)
    first, second = env.numbered.match.result.scores
    assert list(gained.values()) == pytest.approx([(first - second) / 2, (second - first) / 2])


def test_alone_nothing_is_taken_off() -> None:
    held = table(seats=1)
    while not held.match.over:
        assert rewards(held.match, "score") == [0.0]
        held.answer(0)
    assert held.match.result is not None
    assert rewards(held.match, "score") == list(held.match.result.scores)


def test_infos_are_worked_out_when_they_are_read() -> None:
    env: Any = research.env("nations", 2, SHORT["nations"])
    env.reset(seed=1)
    match, agent = env.numbered.match, env.agent_selection
    info, seat = env.infos[agent], int(agent[-1])
    assert dict(info) == {}
    assert info["ask"] == match.decision.ask
    assert info["options"] == [option.text for option in match.decision.options]
    assert info["view"] == match.view(seat)
    assert env.infos[f"player_{1 - seat}"]["options"] == []
    assert pickle.loads(pickle.dumps(info)) == dict(info)
    late = Info(env.numbered, seat)
    env.step(0)
    assert info["ask"]  # it was read in time
    with pytest.raises(KeyError, match="before the next answer"):
        late["view"]
    with pytest.raises(KeyError, match="colour"):
        env.infos[agent]["colour"]


def test_the_texts_are_those_of_the_rows() -> None:
    env: Any = research.env("nations", 2, SHORT["nations"], "options")
    env.reset(seed=1)
    seen = env.last()[0]
    assert seen["texts"] == tuple(option.text for option in env.numbered.match.decision.options)
    assert seen["options"].any(axis=1).sum() == len(seen["texts"]) == seen["action_mask"].sum()
    assert env.render().endswith(f"{len(seen['texts']) - 1} {seen['texts'][-1]}")


@each_title
def test_texts_stay_in_their_space_through_a_game(title: str) -> None:
    env: Any = research.env(title, 2, SHORT[title], "options")
    env.reset(seed=3)
    rng = np.random.default_rng(3)
    for agent in env.agent_iter(150):
        seen, _, over, _, _ = env.last()
        assert env.observation_space(agent)["texts"].contains(seen["texts"])
        env.step(None if over else int(rng.integers(seen["action_mask"].sum())))


# Gymnasium's seat


def made(**given: Any) -> Any:
    """An environment of Nations, bare."""
    return gymnasium.make("oikumene/nations-v0", options=SHORT["nations"], **given).unwrapped


def test_the_others_answer_up_to_my_question() -> None:
    env = made(seats=3, seat=1, others=["greedy", "random"])
    seen, over, reward, info = env.reset(seed=1)[0], False, 0.0, {}
    assert [player.name for player in env.others] == ["greedy", "random"]
    while not over:
        assert env.numbered.asked == 1
        seen, reward, over, _, info = env.step(int(seen["action_mask"].sum()) - 1)
    assert reward == rewards(env.numbered.match, "win")[1]
    assert info["view"]["over"]


def test_a_seat_can_be_another_one_each_time() -> None:
    env = made(seats=3, seat=None)
    env.reset(seed=0)
    assert {env.seat, *(env.reset() and env.seat for _ in range(20))} == {0, 1, 2}


def test_beyond_the_last_choice_the_numbers_begin_anew() -> None:
    env = made()
    env.reset(seed=1)
    third = env.numbered.choices()[2]
    env.step(2 + len(env.numbered.choices()))
    assert env.numbered.match.history()[0].endswith(third.text)


# Wrong orders


@pytest.mark.parametrize(
    ("given", "says"),
    [
        ({"form": "picture"}, "the form is"),
        ({"reward": "fame"}, "the reward is"),
        ({"seats": 9}, "1 to 5 seats"),
    ],
)
def test_a_wrong_table_is_refused(given: dict[str, Any], says: str) -> None:
    with pytest.raises(BadSetup, match=says):
        research.env("nations", **given)
    with pytest.raises(BadSetup, match=says):
        made(**given)


@pytest.mark.parametrize(
    ("given", "says"),
    [({"seat": 2}, "no seat 2"), ({"others": ["random"] * 2}, "2 players for 1 other")],
)
def test_a_wrong_seat_is_refused(given: dict[str, Any], says: str) -> None:
    with pytest.raises(BadSetup, match=says):
        made(**given)


def test_who_lacks_a_package_is_told_how_to_get_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "pyspiel", None)
    says = r'needs pyspiel: pip install "oikumene\[research\]"'
    with pytest.raises(OikumeneError, match=says), research_extra():
        import_module("pyspiel")
