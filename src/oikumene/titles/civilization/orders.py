"""Standing orders: what a person may decide ahead.

Deals and interrupts ask in somebody else's turn; an order spares the others the wait.
"""

from __future__ import annotations

from functools import partial

from oikumene.engine.decision import Decision, Option
from oikumene.engine.title import Order
from oikumene.titles.civilization.cards import NO
from oikumene.titles.civilization.negotiation import PASS, REFUSE


def _answer(ask: str, option: Option, decision: Decision) -> Option | None:
    """The same answer whenever something is asked."""
    return option if decision.ask == ask else None


def propose_nothing(decision: Decision) -> Option | None:
    """Pass in negotiations, unless there is an ability to use."""
    if decision.ask != "negotiate" or any(each.verb == "use" for each in decision.options):
        return None
    return PASS


ORDERS = {
    "no-deals": Order(partial(_answer, "answer-offer", REFUSE), once=False),
    "no-talks": Order(propose_nothing, once=False),
    "no-cancelling": Order(partial(_answer, "cancel", NO), once=False),
    "no-interrupts": Order(partial(_answer, "interrupt", NO), once=False),
}
