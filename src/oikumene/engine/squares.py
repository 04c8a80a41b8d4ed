"""Squares: x to the east, y to the south.

A `Square` is a pair; a `Grid` is a set of them that is numbered, so that a table can keep what lies
on it in plain lists and searches run on numbers. Tiles of any layout may be laid on one grid, also
shifted against each other by part of a tile: squares are neighbours when their places are.
"""

from __future__ import annotations

from collections.abc import Container, Iterable, Mapping, Sequence
from typing import TypeVar

T = TypeVar("T")

Square = tuple[int, int]

DIRECTIONS: tuple[Square, ...] = ((0, -1), (1, 0), (0, 1), (-1, 0))
"""North, east, south, west."""
CORNERS: tuple[Square, ...] = ((1, -1), (1, 1), (-1, 1), (-1, -1))
OFF = -1
"""Where there is no square."""


def added(a: Square, b: Square) -> Square:
    """One step of a vector from a square."""
    return a[0] + b[0], a[1] + b[1]


def steps(a: Square, b: Square) -> int:
    """Orthogonal steps from one square to another over open land."""
    return abs(a[0] - b[0]) + abs(a[1] - b[1])


def king_steps(a: Square, b: Square) -> int:
    """Steps from one square to another where a step may be diagonal."""
    return max(abs(a[0] - b[0]), abs(a[1] - b[1]))


def turned(tile: Sequence[T], side: int, quarters: int) -> list[T]:
    """A square tile, read row by row, after so many quarter turns clockwise."""
    found = list(tile)
    for _ in range(quarters % 4):
        found = [found[(side - 1 - x) * side + y] for y in range(side) for x in range(side)]
    return found


def block(at: Square, side: int) -> list[Square]:
    """The squares of a tile whose top left corner lies there, row by row."""
    return [(at[0] + x, at[1] + y) for y in range(side) for x in range(side)]


def named(at: Square) -> str:
    """A square as players write it: ``C4`` is in the third column and the fourth row."""
    return f"{chr(ord('A') + at[0])}{at[1] + 1}"


class Grid:
    """Numbered squares and who is next to whom. It never changes: tables share it."""

    def __init__(self, squares: Iterable[Square]) -> None:
        self.squares: tuple[Square, ...] = tuple(squares)
        self.number: Mapping[Square, int] = {at: n for n, at in enumerate(self.squares)}
        self.facing: tuple[tuple[int, ...], ...] = tuple(
            tuple(self.number.get(added(at, step), OFF) for step in DIRECTIONS)
            for at in self.squares
        )
        """By direction; `OFF` where the grid ends."""
        self.beside: tuple[tuple[int, ...], ...] = tuple(
            tuple(n for n in each if n != OFF) for each in self.facing
        )
        """Orthogonal neighbours."""
        self.around: tuple[tuple[int, ...], ...] = tuple(
            tuple(
                sorted(
                    self.number[added(at, step)]
                    for step in (*DIRECTIONS, *CORNERS)
                    if added(at, step) in self.number
                )
            )
            for at in self.squares
        )
        """Neighbours in all eight directions."""

    def within(
        self, starts: Iterable[int], limit: int, closed: Container[int] = ()
    ) -> dict[int, int]:
        """Every square at most so many orthogonal steps from a start, with how many.

        Closed squares can be neither entered nor counted through.
        """
        found = dict.fromkeys(starts, 0)
        border = list(found)
        for step in range(1, limit + 1):
            reached = []
            for at in border:
                for near in self.beside[at]:
                    if near not in found and near not in closed:
                        found[near] = step
                        reached.append(near)
            if not reached:
                break
            border = reached
        return found
