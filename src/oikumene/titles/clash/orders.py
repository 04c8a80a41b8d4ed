"""Standing orders: what a person may decide ahead.

Battles, offers and events ask in somebody else's turn; an order spares the others the wait.
"""

from __future__ import annotations

from oikumene.engine.decision import Decision, Option
from oikumene.engine.title import Order
from oikumene.titles.clash.cards import DONE
from oikumene.titles.clash.rounds import NO_CARD
from oikumene.titles.clash.trading import REFUSE


def _always(ask: str, option: Option) -> Order:
    """The same answer whenever something is asked."""

    def answer(decision: Decision) -> Option | None:
        return option if decision.ask == ask else None

    return Order(answer, once=False)


ORDERS = {
    "no-tactics": _always("tactics", NO_CARD),
    "no-trades": _always("answer-offer", REFUSE),
    "no-myths": _always("myths", DONE),
}
