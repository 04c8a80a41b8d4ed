"""Standing orders: what a person may decide ahead.

Deals and interrupts ask in somebody else's turn; an order spares the others the wait.
"""

from __future__ import annotations

from oikumene.engine.decision import Decision, Option
from oikumene.engine.title import Order, always
from oikumene.titles.civilization.cards import NO
from oikumene.titles.civilization.negotiation import PASS, REFUSE


def propose_nothing(decision: Decision) -> Option | None:
    """Pass in negotiations, unless there is an ability to use."""
    if decision.ask != "negotiate" or any(each.verb == "use" for each in decision.options):
        return None
    return PASS


ORDERS = {
    "no-deals": always("answer-offer", REFUSE),
    "no-talks": Order(propose_nothing, once=False),
    "no-cancelling": always("cancel", NO),
    "no-interrupts": always("interrupt", NO),
}
