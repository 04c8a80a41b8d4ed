"""Randomness: one 64-bit integer kept in the state, and no other source.

Every draw moves the integer on. That makes matches repeatable from their seed, and it tells the
Match when something new was revealed: an answer after which the integer moved cannot be taken
back without the others' consent.

A face-down deck is a pool without an order: a card is drawn from it at random when it is needed.
Nobody can tell the difference, and imagining another order costs nothing.
"""

from __future__ import annotations

from typing import TypeVar

from oikumene.engine.state import Table

T = TypeVar("T")

MASK = (1 << 64) - 1


def seeded(seed: int) -> int:
    """The first integer of a match with this seed: near seeds must not begin alike."""
    return (seed * 0xD1342543DE82EF95 + 0x9E3779B97F4A7C15) & MASK


def below(s: Table, n: int) -> int:
    """A number from 0 to n - 1."""
    s.chance = z = (s.chance + 0x9E3779B97F4A7C15) & MASK
    z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & MASK
    z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & MASK
    return ((z ^ (z >> 31)) * n) >> 64  # splitmix64: every bit of z reaches every bit


def roll(s: Table, sides: int = 6) -> int:
    """A die: 1 to `sides`."""
    return below(s, sides) + 1


def draw(s: Table, pool: list[T]) -> T:
    """Take one thing out of a pool; the order of the rest has no meaning."""
    at = below(s, len(pool))
    pool[at], pool[-1] = pool[-1], pool[at]
    return pool.pop()


def shuffled(s: Table, things: list[T]) -> list[T]:
    """The same things in a random order."""
    pool = things[:]
    return [draw(s, pool) for _ in things]


def revealed(s: Table) -> None:
    """Mark that a secret came to light without a draw (a hand was shown): undo stops here."""
    below(s, 1)
