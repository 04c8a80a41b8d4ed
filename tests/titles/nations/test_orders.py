"""Standing orders: what they answer, what they are silent about, and that it is always legal."""

from __future__ import annotations

from random import Random

import pytest

import oikumene
from oikumene.titles.nations.orders import ORDERS, end_turn, pass_turn
from tests.titles.nations.given import asked, given, when


def test_an_order_to_pass_speaks_when_the_turn_comes() -> None:
    match = given({"gold": 9}, {}, board=[["augustus"]])
    assert match.decision is not None
    assert match.decision.ask == "turn"
    assert str(pass_turn(match.decision)) == "pass"
    assert ORDERS["pass"].once


def test_an_order_to_pass_is_silent_in_mid_turn() -> None:
    match = when(given({"gold": 9}, {}, board=[["aeneid"]]), "buy aeneid")
    assert asked(match) == (0, "golden-age")
    assert match.decision is not None
    assert pass_turn(match.decision) is None


def test_an_order_to_end_turns_speaks_after_every_action() -> None:
    match = when(
        given({"gold": 9, "cards": {"start_axeman": 1}, "area": 0}, {}, board=[["augustus"]]),
        "buy augustus",
    )
    assert asked(match) == (0, "end-turn")
    assert match.decision is not None
    assert str(end_turn(match.decision)) == "end"
    assert not ORDERS["end-turn"].once


def test_an_order_to_end_turns_leaves_the_action_to_its_seat() -> None:
    match = given({"cards": {"start_axeman": 1}, "area": 0}, {})
    assert match.decision is not None
    assert end_turn(match.decision) is None


@pytest.mark.parametrize("name", ORDERS)
@pytest.mark.parametrize("seats", [1, 3])
def test_what_an_order_answers_is_always_on_offer(name: str, seats: int) -> None:
    rng = Random(seats)
    match = oikumene.start("nations", seats, seats, {"ages": 1})
    spoken = 0
    while (decision := match.decision) is not None:
        answer = ORDERS[name].answer(decision)
        assert answer is None or answer in decision.options
        spoken += answer is not None
        match.answer(rng.choice(decision.options))
    assert spoken > 3
