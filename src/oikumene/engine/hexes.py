"""Hexes: axial coordinates, pointy top, q to the east, r to the south-east.

A `Hex` is a pair; a `Land` is a set of them that is numbered, so that a table can keep what lies on
it in plain lists, and searches run on numbers. An `Area` is a set of hexes as the bits of one
integer: shapes are laid and compared on the whole plane at once.
"""

from __future__ import annotations

from collections.abc import Callable, Container, Iterable, Iterator, Mapping

Hex = tuple[int, int]

DIRECTIONS: tuple[Hex, ...] = ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1))
"""Clockwise from the east."""
OFF = -1
"""Where there is no space."""
Area = int
"""A set of hexes, each a bit."""


def added(a: Hex, b: Hex) -> Hex:
    """One step of a vector from a hex."""
    return a[0] + b[0], a[1] + b[1]


def neighbours(at: Hex) -> list[Hex]:
    """The six hexes around one, clockwise from the east."""
    return [added(at, step) for step in DIRECTIONS]


def distance(a: Hex, b: Hex) -> int:
    """Steps from one hex to another over open land."""
    q, r = a[0] - b[0], a[1] - b[1]
    return max(abs(q), abs(r), abs(q + r))


def rotated(at: Hex, times: int) -> Hex:
    """Turned clockwise around the origin by so many sixths."""
    q, r = at
    for _ in range(times % 6):
        q, r = -r, q + r
    return q, r


def mirrored(at: Hex) -> Hex:
    """The mirror image, east for west."""
    q, r = at
    return -q - r, r


def named(at: Hex) -> str:
    """A hex as a word: ``3,-1``."""
    return f"{at[0]},{at[1]}"


class Land:
    """Numbered hexes and who is next to whom. It never changes: tables share it."""

    def __init__(self, hexes: Iterable[Hex]) -> None:
        self.hexes: tuple[Hex, ...] = tuple(hexes)
        self.number: Mapping[Hex, int] = {at: n for n, at in enumerate(self.hexes)}
        self.around: tuple[tuple[int, ...], ...] = tuple(
            tuple(self.number.get(near, OFF) for near in neighbours(at)) for at in self.hexes
        )
        """By direction; `OFF` where the land ends."""
        self.beside: tuple[tuple[int, ...], ...] = tuple(
            tuple(n for n in each if n != OFF) for each in self.around
        )
        self.edge: tuple[bool, ...] = tuple(OFF in each for each in self.around)

        self._width = 2 + max((abs(q) for q, _ in self.hexes), default=0) * 2
        rows = [r for _, r in self.hexes]
        first = min(rows, default=0) - 1
        self.bits: tuple[Area, ...] = tuple(
            1 << (r - first) * self._width + q + self._width // 2 for q, r in self.hexes
        )
        """Each space as a bit of areas that lie close around this land."""
        self._number_of = {bit: n for n, bit in enumerate(self.bits)}
        self._steps = 1, self._width - 1, self._width
        self._far: dict[int, tuple[int, ...]] = {}

    def area(self, spaces: Iterable[int]) -> Area:
        """Spaces as bits."""
        bits, found = self.bits, 0
        for n in spaces:
            found |= bits[n]
        return found

    def members(self, some: Area) -> list[int]:
        """The spaces of an area, by number."""
        found = []
        while some:
            low = some & -some
            found.append(self._number_of[low])
            some ^= low
        return sorted(found)

    def spread(self, some: Area) -> Area:
        """An area and what is beside it; it may reach beyond the land."""
        a, b, c = self._steps
        return some | some << a | some >> a | some << b | some >> b | some << c | some >> c

    def reach(self, starts: Area, steps: int, open_: Area) -> Area:
        """All that is at most so many steps from a start; only what is open is counted through."""
        if steps < 1:
            return starts
        found = self.spread(starts)
        for _ in range(steps - 1):
            found |= self.spread(found & open_)
        return found

    def within(
        self, starts: Iterable[int], steps: int, blocked: Container[int] = ()
    ) -> dict[int, int]:
        """Every space at most so many steps from a start, with how many.

        What blocks cannot be counted through, but it can be an end.
        """
        beside = self.beside
        found = dict.fromkeys(starts, 0)
        border = list(found)
        for step in range(1, steps + 1):
            reached = []
            for at in border:
                for near in beside[at]:
                    if near not in found:
                        found[near] = step
                        if near not in blocked:
                            reached.append(near)
            if not reached:
                break
            border = reached
        return found

    def steps_from(self, n: int) -> tuple[int, ...]:
        """How far every space is with nothing in the way; made once for each start."""
        found = self._far.get(n)
        if found is None:
            steps = self.within([n], len(self.hexes))
            far = len(self.hexes)
            found = self._far[n] = tuple(steps.get(at, far) for at in range(far))
        return found

    def path(self, start: int, goal: int, passes: Callable[[int], bool]) -> list[int]:
        """A shortest way without its start; empty if there is none. The goal need not be open."""
        came = {start: start}
        border = [start]
        while border and goal not in came:
            reached: list[int] = []
            for at in border:
                for near in self.beside[at]:
                    if near not in came and (near == goal or passes(near)):
                        came[near] = at
                        reached.append(near)
            border = reached
        return _traced(came, start, goal)


def _traced(came: Mapping[int, int], start: int, goal: int) -> list[int]:
    if goal not in came:
        return []
    way = []
    while goal != start:
        way.append(goal)
        goal = came[goal]
    return way[::-1]


# Areas on the whole plane

WIDTH = 48
"""Hexes in a row of the plane; areas must stay well inside."""
CENTRE = WIDTH // 2 * (WIDTH + 1)


def offset(at: Hex) -> int:
    """How many bits lie between the origin and a hex."""
    return at[1] * WIDTH + at[0]


def area(hexes: Iterable[Hex]) -> Area:
    """The hexes as bits."""
    found = 0
    for at in hexes:
        found |= 1 << CENTRE + offset(at)
    return found


def hexes_of(bits: Area) -> Iterator[Hex]:
    """The hexes of an area, row by row."""
    while bits:
        low = bits & -bits
        r, q = divmod(low.bit_length() - 1 - CENTRE + WIDTH // 2, WIDTH)
        yield q - WIDTH // 2, r
        bits ^= low


def moved(bits: Area, by: Hex) -> Area:
    """The area shifted by a vector."""
    step = offset(by)
    return bits << step if step >= 0 else bits >> -step


def spread(bits: Area) -> Area:
    """The area and all hexes beside it."""
    return (
        bits
        | bits << 1
        | bits >> 1
        | bits << WIDTH
        | bits >> WIDTH
        | bits << WIDTH - 1
        | bits >> WIDTH - 1
    )


def filled(start: Area, room: Area) -> Area:
    """All of the room that is connected with the start."""
    found = start & room
    while True:
        more = spread(found) & room
        if more == found:
            return found
        found = more
