"""Standing orders: what they answer, what they are silent about, and that it is always legal."""

from __future__ import annotations

from typing import Any

import pytest

from oikumene.engine.match import Match
from oikumene.titles.clash.orders import ORDERS
from tests.titles.clash.fights import attack
from tests.titles.clash.given import asked, given, when


def obey(match: Match, name: str) -> str:
    """Let an order answer."""
    assert match.decision is not None
    answer = ORDERS[name].answer(match.decision)
    assert answer is not None
    assert answer in match.decision.options
    match.answer(answer)
    return str(answer)


def test_an_order_to_lay_no_card_spares_a_defender_the_question() -> None:
    rival: dict[str, Any] = {"advances": ["tactics"], "actions": ["a06"]}
    match = attack({"units": {"D3": "infantry"}}, {**rival, "units": {"D4": "infantry"}})
    assert asked(match) == (1, "tactics")
    assert obey(match, "no-tactics") == "none"


def test_an_order_to_refuse_trades_refuses_an_offer() -> None:
    match = given({"goods": {"food": 1}}, {"goods": {"gold": 1}})
    when(match, "trade", "give food", "want gold", "propose")
    assert asked(match) == (1, "answer-offer")
    assert obey(match, "no-trades") == "refuse"
    assert asked(match) == (0, "act")


def test_an_order_never_to_pay_for_myths_lets_the_mood_drop() -> None:
    me = {"advances": ["myths"], "goods": {"food": 2, "mood": 1}, "cubes": 1}
    match = given({**me, "cities": {"D2": {}, "E2": {}}}, event_deck=["plague", "..."])
    when(match, "advance", "advance storage", "lower D2")
    assert asked(match) == (0, "myths")
    assert obey(match, "no-myths") == "done"
    assert match.view()["table"]["cities"]["0"]["mood"] == 0


@pytest.mark.parametrize("name", ORDERS)
def test_orders_are_silent_in_the_own_turn_and_last(name: str) -> None:
    decision = given().decision
    assert decision is not None
    assert ORDERS[name].answer(decision) is None
    assert not ORDERS[name].once
