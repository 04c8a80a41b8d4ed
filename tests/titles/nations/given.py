"""Given / when / then for Nations: short words for hand-written positions."""

from __future__ import annotations

from typing import Any

import oikumene
from oikumene.engine.match import Match
from oikumene.titles.nations.cards import GOODS
from oikumene.titles.nations.state import Nation, NationsTable

PLAIN_EVENT = {1: "event_1_taoism", 2: "event_2_benedictine_rule", 3: "event_3_blackbeard"}


def given(*nations: dict[str, Any], **table: Any) -> Match:
    """A match from nations (one dict per seat, {} for a nation as after setup) and table words."""
    return oikumene.position("nations", {"nations": list(nations), **table})


def table(match: Match) -> NationsTable:
    """The live table."""
    assert isinstance(match.state, NationsTable)
    return match.state


def nation(match: Match, seat: int = 0) -> Nation:
    """The live nation of a seat."""
    return table(match).nations[seat]


def goods(match: Match, seat: int = 0) -> dict[str, int]:
    """A nation's goods by name."""
    return dict(zip(GOODS, nation(match, seat).goods, strict=True))


def when(match: Match, *answers: str) -> Match:
    """Answer the open decisions one after the other."""
    for answer in answers:
        match.answer(answer)
    return match


def options(match: Match) -> list[str]:
    """The texts on offer."""
    assert match.decision is not None
    return [option.text for option in match.decision.options]


def asked(match: Match) -> tuple[int, str]:
    """Who is asked what."""
    assert match.decision is not None
    return match.decision.seat, match.decision.ask


def refused(match: Match) -> dict[str, str]:
    """The texts not on offer, with the rule that says so."""
    assert match.decision is not None
    return {refusal.option.text: refusal.rule for refusal in match.decision.why_not()}


def everybody_passes(match: Match) -> Match:
    """End the Action phase."""
    while match.decision is not None and match.decision.ask in ("turn", "end-turn"):
        match.answer("pass" if match.decision.ask == "turn" else "end")
    return match
