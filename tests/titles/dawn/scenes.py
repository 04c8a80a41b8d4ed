"""Words for tests about one focus card: who has it in which slot, and what lies where."""

from __future__ import annotations

from typing import Any

from oikumene.engine.match import Match
from tests.titles.dawn.given import options, player, row, space, table

PLAIN = "scythia"
"""A leader who changes nothing but fights."""


def having(card: str, slot: int, **words: Any) -> dict[str, Any]:
    """A player with this card in this slot."""
    return {"leader": PLAIN, "row": row(card, slot), **words}


def spaces(match: Match, verb: str) -> set[str]:
    """The spaces that the options of a verb name."""
    return {text.split()[1] for text in options(match, verb)}


def piece(match: Match, word: str) -> int:
    """The piece on a space, as the table counts it."""
    return table(match).pieces[space(match, word)]


def thing(match: Match, word: str) -> str:
    """The resource, natural wonder or city-state token on a space, "" for none."""
    return table(match).things.get(space(match, word), "")


def trade(match: Match, seat: int = 0) -> dict[str, int]:
    """Trade tokens by card, where there are any."""
    p = player(match, seat)
    return {card: n for card, n in zip(p.row, p.trade, strict=True) if n}


def number(match: Match, name: str = "n") -> int:
    """A number that the open decision tells."""
    assert match.decision is not None
    return int(match.decision.args[name])
