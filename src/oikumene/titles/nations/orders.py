"""Standing orders: what a person may decide ahead."""

from __future__ import annotations

from oikumene.engine.decision import Decision, Option
from oikumene.engine.title import Order


def pass_turn(decision: Decision) -> Option | None:
    """Pass as soon as the turn comes: that is for the rest of the round (NAT-PASS)."""
    return decision.find("pass") if decision.ask == "turn" else None


def end_turn(decision: Decision) -> Option | None:
    """End every turn with its action, without asking about workers to take back (NAT-ACT-03)."""
    return decision.find("end") if decision.ask == "end-turn" else None


ORDERS = {"pass": Order(pass_turn), "end-turn": Order(end_turn, once=False)}
