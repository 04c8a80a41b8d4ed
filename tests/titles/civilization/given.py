"""Given / when / then for Civilization: short words for hand-written positions."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any

import oikumene
from oikumene.engine.match import Match
from oikumene.titles.civilization.cards import MARKET
from oikumene.titles.civilization.figures import KINDS, SCOUT, at
from oikumene.titles.civilization.state import City, CivilizationTable, Player

SEATS = 2


def given(*players: dict[str, Any], **table: Any) -> Match:
    """A match from players (one dict per seat, {} of whom nothing is said) and table words.

    Two players sit there at least; what is not said is in the docstring of position.py.
    """
    empty: list[dict[str, Any]] = [{}] * (SEATS - len(players))
    return oikumene.position("civilization", {"players": [*players, *empty], **table})


def table(match: Match) -> CivilizationTable:
    """The live table."""
    assert isinstance(match.state, CivilizationTable)
    return match.state


def player(match: Match, seat: int = 0) -> Player:
    """The live player of a seat."""
    return table(match).players[seat]


def goods(match: Match, seat: int = 0) -> dict[str, int]:
    """A player's market tokens by name, those that there are."""
    return {name: n for name, n in zip(MARKET, player(match, seat).goods, strict=True) if n}


def market(match: Match) -> dict[str, int]:
    """The tokens in the market."""
    return dict(zip(MARKET, table(match).market, strict=True))


def square(match: Match, name: str) -> int:
    """The number of a square: ``square(match, "D2")``."""
    return table(match).ground.where_is[name]


def names(match: Match, squares: list[int]) -> list[str]:
    """Squares by name, sorted."""
    return sorted(table(match).ground.names[n] for n in squares)


def city(match: Match, name: str) -> City:
    """The city on a square."""
    return table(match).cities[square(match, name)]


def cities(match: Match, seat: int = 0) -> list[str]:
    """The squares of a player's cities, sorted."""
    return names(match, [n for n, each in table(match).cities.items() if each.owner == seat])


def built(match: Match, name: str) -> str:
    """The marker on a square, ``""`` if there is none."""
    return table(match).built.get(square(match, name), "")


def figures(match: Match, seat: int, name: str) -> dict[str, int]:
    """Somebody's figures on a square, by kind."""
    there = at(player(match, seat), square(match, name))
    return dict(Counter(KINDS[f & SCOUT] for f in there))


def when(match: Match, *answers: str) -> Match:
    """Answer the open decisions one after the other."""
    for answer in answers:
        match.answer(answer)
    return match


def pass_on(match: Match, stage: str, seat: int | None = None) -> Match:
    """Nobody does anything until somebody, or a player, is asked in a phase.

    Who has only one option, e.g. no figure to move, is not asked.
    """
    for _ in range(99):
        if table(match).stage == stage and seat in (None, asked(match)[0]):
            return match
        idle = [each for each in ("end", "pass", "no", "done") if each in options(match)]
        match.answer(idle[0] if idle else options(match)[0])
    raise AssertionError(stage)


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


def told(match: Match, key: str, seat: int | None = None) -> list[dict[str, Any]]:
    """What the journal tells everybody, or a seat, under a key."""
    return [dict(entry.args) for entry in match.journal(seat) if entry.key == key]


def lucky(make: Callable[[int], Match], wanted: Callable[[Match], bool]) -> Match:
    """A match made from the first seed with which chance does what is wanted."""
    return next(match for match in map(make, range(1000)) if wanted(match))
