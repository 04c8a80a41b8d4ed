"""Given / when / then for Clash of Cultures: short words for hand-written positions."""

from __future__ import annotations

import re
from collections import Counter
from functools import lru_cache
from itertools import count
from typing import Any

import oikumene
from oikumene.engine.chance import below, seeded
from oikumene.engine.match import Match
from oikumene.engine.state import Table
from oikumene.titles.clash.cards import DIE, GOODS, UNITS
from oikumene.titles.clash.pieces import at, kind_of
from oikumene.titles.clash.state import City, ClashTable, Player

SEATS = 2


def given(*players: dict[str, Any], **table: Any) -> Match:
    """A match from players (one dict per seat, {} as after setup) and table words.

    Two players sit there at least; what is not said is as after setup, the first player to act.
    """
    empty: list[dict[str, Any]] = [{}] * (SEATS - len(players))
    return oikumene.position("clash", {"players": [*players, *empty], **table})


def plain(*players: dict[str, Any], **table: Any) -> Match:
    """A match without the expansion, so without civilizations; goods are only those told."""
    poor = [{"goods": {}, **each} for each in players]
    return given(*poor, options={"expansion": False}, **table)


def table(match: Match) -> ClashTable:
    """The live table."""
    assert isinstance(match.state, ClashTable)
    return match.state


def player(match: Match, seat: int = 0) -> Player:
    """The live player of a seat."""
    return table(match).players[seat]


def goods(match: Match, seat: int = 0) -> dict[str, int]:
    """A player's goods by name, those that there are."""
    held = zip(GOODS, player(match, seat).goods, strict=False)
    return {name: n for name, n in held if n}


def space(match: Match, name: str) -> int:
    """The number of a space: ``space(match, "D2")``."""
    return table(match).ground.where_is[name]


def names(match: Match, spaces: list[int]) -> list[str]:
    """Spaces by name, sorted."""
    return sorted(table(match).ground.names[n] for n in spaces)


def city(match: Match, name: str) -> City:
    """The city on a space."""
    return table(match).cities[space(match, name)]


def units(match: Match, owner: int, name: str) -> dict[str, int]:
    """Somebody's units on a space, by kind."""
    return dict(Counter(UNITS[kind_of(u)] for u in at(table(match), owner, space(match, name))))


def when(match: Match, *answers: str) -> Match:
    """Answer the open decisions one after the other."""
    for answer in answers:
        match.answer(answer)
    return match


def next_turn(match: Match) -> Match:
    """The first of two players is on again; the other one did nothing."""
    return when(match, "end", "end")


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


def told(match: Match, key: str) -> list[dict[str, Any]]:
    """What the journal tells under a key."""
    return [dict(entry.args) for entry in match.journal() if entry.key == key]


FACES = "aabcdefghijj"
"""A letter for each side of the die; two show a leader, two a six."""
LETTER = {f"{n}{symbol[0]}": letter for letter, (n, symbol) in zip(FACES, DIE, strict=True)}


def dice(match: Match, rolls: str) -> Match:
    """The next dice fall like this: ``"6i 1l"``; ``-`` is one draw of chance that is no die.

    A card that is drawn or turned up takes such a draw.
    """
    table(match).chance = _chance_for(rolls)
    return match


@lru_cache
def _chance_for(rolls: str) -> int:
    """Where in one long row of dice these lie side by side."""
    wanted = re.compile("".join("." if each == "-" else LETTER[each] for each in rolls.split()))
    for size in count(12):
        faces, chances = _row(1 << size)
        if found := wanted.search(faces):
            return chances[found.start()]
    raise AssertionError


@lru_cache
def _row(length: int) -> tuple[str, list[int]]:
    s = Table(phase="", chance=seeded(0), journal=None)
    chances, faces = [], []
    for _ in range(length):
        chances.append(s.chance)
        faces.append(FACES[below(s, len(DIE))])
    return "".join(faces), chances
