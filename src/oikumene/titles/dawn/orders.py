"""Standing orders: what a person may decide ahead.

A defender decides in somebody else's turn; an order spares the others the wait.
"""

from __future__ import annotations

from oikumene.engine.decision import Decision, Option
from oikumene.engine.title import Order

DEFENCE = "spend-on-defence"


def defend_enough(decision: Decision) -> Option | None:
    """Spend just what saves the space, for a tie does (CND-CBT-16); nothing if that fails."""
    if decision.ask != DEFENCE:
        return None
    short = max(int(decision.args["attack"]) - int(decision.args["defence"]), 0)
    return decision.options[short if short < len(decision.options) else 0]


def defend_nothing(decision: Decision) -> Option | None:
    """Keep the trade tokens."""
    return decision.options[0] if decision.ask == DEFENCE else None


ORDERS = {
    "defend-enough": Order(defend_enough, once=False),
    "defend-nothing": Order(defend_nothing, once=False),
}
