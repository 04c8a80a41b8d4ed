"""Standing orders: what they answer, what they are silent about, and that it is always legal."""

from __future__ import annotations

from random import Random

import pytest

import oikumene
from oikumene.engine.decision import Decision, Option
from oikumene.titles.dawn.orders import ORDERS, defend_enough, defend_nothing
from tests.titles.dawn.given import given


def attacked(attack: int, defence: int, tokens: int) -> Decision:
    """The question to a defender with so many tokens."""
    options = [Option("spend", (n,)) for n in range(tokens + 1)]
    return Decision(1, "spend-on-defence", options, None, {"attack": attack, "defence": defence})


@pytest.mark.parametrize(
    ("attack", "defence", "tokens", "answer"),
    [(9, 7, 3, "spend 2"), (9, 7, 2, "spend 2"), (9, 7, 1, "spend 0"), (5, 7, 3, "spend 0")],
)
def test_an_order_to_defend_spends_just_enough(
    attack: int, defence: int, tokens: int, answer: str
) -> None:
    assert str(defend_enough(attacked(attack, defence, tokens))) == answer


def test_an_order_to_keep_the_tokens_spends_none() -> None:
    assert str(defend_nothing(attacked(9, 7, 3))) == "spend 0"


@pytest.mark.parametrize("name", ORDERS)
def test_orders_are_silent_in_the_own_turn(name: str) -> None:
    decision = given({}, {}).decision
    assert decision is not None
    assert ORDERS[name].answer(decision) is None
    assert not ORDERS[name].once


@pytest.mark.parametrize("name", ORDERS)
def test_what_an_order_answers_is_always_on_offer(name: str) -> None:
    rng = Random(4)
    match = oikumene.start("dawn", 4, 4, {"random_map": True})
    spoken = 0
    while (decision := match.decision) is not None:
        answer = ORDERS[name].answer(decision)
        assert answer is None or answer in decision.options
        spoken += answer is not None
        match.answer(rng.choice(decision.options))
    assert spoken > 3
