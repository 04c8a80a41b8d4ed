"""Machine players, by name: `greedy`, `greedy:warlike` (a style), `search@200` (a budget)."""

from __future__ import annotations

from collections.abc import Callable

import msgspec

from oikumene.engine.errors import BadSetup, listed
from oikumene.players.greedy import EasyPlayer, GreedyPlayer
from oikumene.players.learned import LearnedPlayer
from oikumene.players.player import Advice, Player
from oikumene.players.program import OWN
from oikumene.players.quick import QuickPlayer
from oikumene.players.random_player import RandomPlayer
from oikumene.players.searcher import LearnedSearchPlayer, SearchPlayer


class Kind(msgspec.Struct, frozen=True):
    """A kind of player: how one is made, and of what."""

    make: Callable[..., Player]
    manner: str = ""
    """What the word behind the colon tells it; nothing: it takes none."""
    budget: bool = False
    """Whether it can be told how much to think, behind an @."""


PLAYERS: dict[str, Kind] = {
    "random": Kind(RandomPlayer),
    "quick": Kind(QuickPlayer, manner="style"),
    "easy": Kind(EasyPlayer, manner="style"),
    "greedy": Kind(GreedyPlayer, manner="style"),
    "learned": Kind(LearnedPlayer, manner="net"),
    "search": Kind(SearchPlayer, manner="style", budget=True),
    "learned-search": Kind(LearnedSearchPlayer, manner="style", budget=True),
}
STRENGTHS = {
    "easy": "easy",
    "normal": "greedy",
    "hard": "search@6k/30k",
    "expert": "learned-search@30k/150k",
}
"""What people choose from, the weakest first, and who plays it. Alone, steps are quick, so
there are five times as many."""


def player_named(spec: str) -> Player:
    """The machine player of that name (or strength), style and budget."""
    head, _, manner = spec.partition(":")
    head = STRENGTHS.get(head, head)
    if head in OWN:
        return OWN[head](manner)
    name, _, budget = head.partition("@")
    if name not in PLAYERS:
        names = dict.fromkeys([*STRENGTHS, *PLAYERS])
        raise BadSetup(f"there is no player {name!r}; there is: {listed(names)}")
    kind = PLAYERS[name]
    given = {kind.manner: manner} if manner else {}
    if budget:
        given["budget"] = budget
    if (manner and not kind.manner) or (budget and not kind.budget):
        raise BadSetup(f"player {name!r} takes no {manner or budget!r}")
    return kind.make(**given)


def has_styles(spec: str) -> bool:
    """Whether the player of that name can be told a style."""
    head, told, _ = spec.partition(":")
    return not told and PLAYERS[head.partition("@")[0]].manner == "style"


__all__ = ["PLAYERS", "STRENGTHS", "Advice", "Player", "has_styles", "player_named"]
