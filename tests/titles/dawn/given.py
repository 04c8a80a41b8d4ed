"""Given / when / then for A New Dawn: short words for hand-written positions."""

from __future__ import annotations

from typing import Any

import oikumene
from oikumene.engine.match import Match
from oikumene.titles.dawn.cards import FOCUS, OF_TYPE, RESOURCES, TYPES
from oikumene.titles.dawn.state import DawnTable, Player


def given(*players: dict[str, Any], **table: Any) -> Match:
    """A match from players (one dict per seat, {} as after setup) and table words.

    What is not said is as after setup on the map of the first game, the first player to move.
    """
    return oikumene.position("dawn", {"players": list(players), **table})


def table(match: Match) -> DawnTable:
    """The live table."""
    assert isinstance(match.state, DawnTable)
    return match.state


def player(match: Match, seat: int = 0) -> Player:
    """The live player of a seat."""
    return table(match).players[seat]


def resources(match: Match, seat: int = 0) -> dict[str, int]:
    """A player's resources by name."""
    return dict(zip(RESOURCES, player(match, seat).resources, strict=True))


def space(match: Match, word: str) -> int:
    """The number of a space: ``space(match, "3,-1")``."""
    return table(match).ground.number[word]


def words(match: Match, spaces: list[int]) -> list[str]:
    """Spaces as coordinates, sorted."""
    return sorted(table(match).ground.words[n] for n in spaces)


def when(match: Match, *answers: str) -> Match:
    """Answer the open decisions one after the other."""
    for answer in answers:
        match.answer(answer)
    return match


def options(match: Match, verb: str = "") -> list[str]:
    """The texts on offer, or only those of a verb."""
    assert match.decision is not None
    texts = [option.text for option in match.decision.options]
    return [text for text in texts if not verb or text.split()[0] == verb]


def asked(match: Match) -> tuple[int, str]:
    """Who is asked what."""
    assert match.decision is not None
    return match.decision.seat, match.decision.ask


def refused(match: Match) -> dict[str, str]:
    """The texts not on offer, with the rule that says so."""
    assert match.decision is not None
    return {refusal.option.text: refusal.rule for refusal in match.decision.why_not()}


def row(card: str, slot: int) -> list[str]:
    """A focus row of level I with a card in a slot."""
    others = [OF_TYPE[type_, 1] for type_ in TYPES if type_ != FOCUS[card].type]
    return [*others[: slot - 1], card, *others[slot - 1 :]]


def told(match: Match, key: str) -> list[dict[str, Any]]:
    """What the journal tells under a key."""
    return [dict(entry.args) for entry in match.journal() if entry.key == key]
