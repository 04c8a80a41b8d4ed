"""An event card is drawn, and dice fall as a test needs them."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from oikumene.engine.match import Match
from oikumene.titles.clash import scoring
from tests.titles.clash.given import asked, given, options, player, table, told, when

# Civilizations without a word in these chapters: what a player has is only what a test says.
CIVILIZATIONS = ("babylon", "persia", "rome")
NEAR_HOME = {2: ("C2", "E2"), 3: ("D3", "F3")}
"""The land around the first city on which an icon could have an effect."""
BASE = {"expansion": False}
SEEDS = 2000


def drawer(me: dict[str, Any]) -> dict[str, Any]:
    """Who needs one more advance to draw an event, and has two ideas for it."""
    goods = me.get("goods", {})
    return {
        "cubes": 1,
        **me,
        "advances": [*me.get("advances", ()), "fishing"],
        "goods": {**goods, "ideas": goods.get("ideas", 0) + 2},
    }


def drawn(
    card: str, me: dict[str, Any] | None = None, *others: dict[str, Any], **words: Any
) -> Match:
    """The first player gains War Ships for ideas and draws a card.

    Unless `exhausted` is given, the land around the first city is worn out: then barbarians find
    no place there, and there is nothing to exhaust.
    """
    seats = [drawer(me or {}), *(others or ({},))]
    if words.get("options") != BASE:
        seats = [
            {"civilization": who, **each} for who, each in zip(CIVILIZATIONS, seats, strict=False)
        ]
    taken = seats[0].get("cities", ())
    worn = [name for name in NEAR_HOME[len(seats)] if name not in taken]
    match = given(*seats, **{"event_deck": [card], "exhausted": worn, **words})
    return advance(match)


def advance(match: Match) -> Match:
    """War Ships are bought for ideas."""
    when(match, "advance", "advance war_ships")
    return when(match, "pay ideas 2") if "pay ideas 2" in options(match) else match


def by_chance(scene: Callable[[int], Match], happens: Callable[[Match], Any]) -> Match:
    """A scene with the first seed by which something happens."""
    for seed in range(SEEDS):
        match = scene(seed)
        if happens(match):
            return match
    raise AssertionError("it never happens")


def rolls(match: Match) -> list[tuple[str, str, int]]:
    """All rolls of combat: whose, the dice, the combat value."""
    return [(each["owner"], each["dice"], each["n"]) for each in told(match, "rolled")]


def points(match: Match, seat: int = 0) -> dict[str, float]:
    """A player's points as if the game ended now, those that there are."""
    found = scoring.points(table(match), player(match, seat))
    return {category: half / 2 for category, half in found.items() if half}


def keys(match: Match) -> list[str]:
    """What the journal tells, by key."""
    return [entry.key for entry in match.journal()]


def is_idle(match: Match) -> bool:
    """Whether everything has been resolved and the first player acts again."""
    return asked(match) == (0, "act")


def moods(match: Match, names: Iterable[str]) -> list[int]:
    """The moods of some cities."""
    return [table(match).cities[table(match).ground.where_is[name]].mood for name in names]
