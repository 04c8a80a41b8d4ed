"""What a player does without thinking: options weighed by how often good players took such ones.

An option is known by its words alone (what was asked, the verb, each argument), so weighing costs
a few look-ups. The weights come from `oikumene train`.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from importlib.resources import files

import msgspec

from oikumene.engine.decision import Option

KNOWN = 65_536
"""Options that are remembered with their weight."""


class Instinct:
    """Weights of words; how likely an option is taken grows with e to their sum."""

    def __init__(self, weights: dict[str, float]) -> None:
        self.weights = weights
        self._weight = lru_cache(KNOWN)(self._sum)

    def weigh(self, ask: str, options: Sequence[Option]) -> list[float]:
        """The weights of options."""
        weight = self._weight
        return [weight(ask, option) for option in options]

    def _sum(self, ask: str, option: Option) -> float:
        return sum(self.weights.get(word, 0.0) for word in words(ask, option.text))


def words(ask: str, text: str) -> Sequence[str]:
    """What an option is known by."""
    verb, *args = text.split(" ")
    taken = f"{ask} {verb}"
    return [taken, *(f"{taken} {at} {arg}" for at, arg in enumerate(args))]


@lru_cache
def instinct_of(title: str, seats: int) -> Instinct:
    """The instinct for a title, alone perhaps another; where nothing was learned, all options weigh
    the same."""
    nets = files("oikumene.players") / "nets"
    file = nets / f"{title}-alone.instinct.json"
    if seats > 1 or not file.is_file():
        file = nets / f"{title}.instinct.json"
    if not file.is_file():
        return Instinct({})
    return Instinct(msgspec.json.decode(file.read_bytes(), type=dict[str, float]))
