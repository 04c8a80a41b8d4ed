"""Standing orders: what they answer, what they are silent about, and that it is always legal."""

from __future__ import annotations

from random import Random

import pytest

import oikumene
from oikumene.titles.civilization.orders import ORDERS
from tests.titles.civilization.given import asked, given, when
from tests.titles.speech import speech_of

SPEECH = speech_of("civilization")


def answer(match: oikumene.Match, name: str) -> str | None:
    """What an order answers to the open question."""
    assert match.decision is not None
    found = ORDERS[name].answer(match.decision)
    return None if found is None else found.text


def test_an_order_refuses_all_deals() -> None:
    match = given({"trade": 3}, stage="trade")
    when(match, "deal 1", "give trade", "propose")
    assert asked(match) == (1, "answer-offer")
    assert answer(match, "no-deals") == "refuse"


def test_an_order_proposes_no_deals_but_leaves_abilities_to_use() -> None:
    assert answer(given({"trade": 3}, stage="trade"), "no-talks") == "pass"
    riders = {"techs": ["construction", "horseback_riding"], "goods": {"silk": 1}}
    match = given({"civilization": "egypt", **riders}, stage="trade")
    assert answer(match, "no-talks") is None


@pytest.mark.parametrize("name", ORDERS)
def test_orders_are_silent_in_the_own_turn_and_last(name: str) -> None:
    assert answer(given(stage="city"), name) is None
    assert not ORDERS[name].once


@pytest.mark.parametrize("name", ORDERS)
def test_what_an_order_answers_is_always_on_offer(name: str) -> None:
    rng = Random(4)
    match = oikumene.start("civilization", 4, 4, {"round_limit": 20, "interrupts": "ask"})
    spoken = 0
    while (decision := match.decision) is not None:
        found = ORDERS[name].answer(decision)
        assert found is None or found in decision.options
        spoken += found is not None
        match.answer(SPEECH.pick(decision, rng))
    assert spoken > 3
