"""The printed board: layouts, regions, terrain (COC-MAP).

A space is a number: slot × 4 + its place in the region, homes first. What terrain it has is one
letter of the table's `terrain`; all that follows from that text is worked out once and shared.
"""

from __future__ import annotations

from functools import cache, lru_cache

from oikumene.engine.decision import Option
from oikumene.engine.hexes import OFF, Area, Hex, Land
from oikumene.titles.clash.cards import LAYOUTS, SEA, UNEXPLORED, Layout

TURNED = (3, 2, 1, 0)
"""Half a turn swaps the slots of a region (COC-MAP-06)."""


def hex_of(name: str) -> Hex:
    """The coordinates of a named space: ``C4`` (COC-MAP-04)."""
    q = ord(name[0]) - ord("A")
    return q, int(name[1:]) - 1 - (q - q % 2) // 2


class Board:
    """The board for a number of players, before anything is explored."""

    def __init__(self, layout: Layout) -> None:
        self.players = layout.players
        homes = [home.spaces for home in layout.homes]
        self.names = tuple(name for slot in (*homes, *layout.regions) for name in slot)
        self.number = {name: n for n, name in enumerate(self.names)}
        self.land = Land(hex_of(name) for name in self.names)
        self.slots = len(self.names) // 4
        self.homes = len(homes)
        self.edge = tuple(self.number[name] for name in layout.edge)
        self.blank = "".join(home.terrain for home in layout.homes) + UNEXPLORED * 4 * len(
            layout.regions
        )
        self.things = tuple(f"hex:{name}" for name in self.names)
        self._options: dict[tuple[str, ...], tuple[Option, ...]] = {}

    def options(self, *words: str, of: str = "") -> tuple[Option, ...]:
        """Options ``<verb> <space> <words …>``, one for each space; made once.

        `of` is the kind of the thing that the last word names.
        """
        made = self._options.get(words)
        if made is None:
            verb, *rest = words
            more = (f"{of}:{rest[-1]}",) if of else ()
            made = self._options[words] = tuple(
                Option(verb, (name, *rest), (thing, *more))
                for name, thing in zip(self.names, self.things, strict=True)
            )
        return made


@cache
def board_of(players: int) -> Board:
    """The board for so many players."""
    return Board(LAYOUTS[players])


class Ground:
    """Everything that follows from the terrain."""

    def __init__(self, terrain: str) -> None:
        self.board = board = board_of(BOARDS[len(terrain)])
        self.terrain = terrain
        self.names, self.things, self.beside = board.names, board.things, board.land.beside
        self.where_is = board.number
        bits = self.bits = board.land.bits
        self.sea: Area = 0
        self.dry: Area = 0
        self.explored: Area = 0
        for n, letter in enumerate(terrain):
            if letter == UNEXPLORED:
                continue
            self.explored |= bits[n]
            if letter == SEA:
                self.sea |= bits[n]
            else:
                self.dry |= bits[n]
        self.is_sea = tuple(letter == SEA for letter in terrain)
        self.is_dry = tuple(letter not in (SEA, UNEXPLORED) for letter in terrain)
        self._far: dict[int, tuple[int, ...]] = {}
        self._near: dict[tuple[int, int], tuple[int, ...]] = {}
        self._seas: dict[int, tuple[int, ...]] = {}

    def options(self, *words: str, of: str = "") -> tuple[Option, ...]:
        """See Board.options."""
        return self.board.options(*words, of=of)

    def where(self, option: Option) -> int:
        """The space that an option names first."""
        return self.where_is[str(option.args[0])]

    def distances(self, n: int) -> tuple[int, ...]:
        """Steps from a space to every other over explored spaces (COC-GEN-10)."""
        found = self._far.get(n)
        if found is None:
            hidden = {m for m, letter in enumerate(self.terrain) if letter == UNEXPLORED}
            steps = self.board.land.within([n], len(self.names), hidden)
            far = len(self.names)
            found = self._far[n] = tuple(
                far if m in hidden else steps.get(m, far) for m in range(far)
            )
        return found

    def within(self, n: int, steps: int) -> tuple[int, ...]:
        """The explored spaces at most so many steps away, the space itself included."""
        found = self._near.get((n, steps))
        if found is None:
            far = self.distances(n)
            found = tuple(m for m, away in enumerate(far) if away <= steps)
            self._near[n, steps] = found
        return found

    def near(self, n: int, m: int, steps: int) -> bool:
        """Whether two spaces are within so many steps of each other."""
        return self.distances(n)[m] <= steps

    def seas(self, n: int) -> tuple[int, ...]:
        """The Sea spaces beside a space."""
        found = self._seas.get(n)
        if found is None:
            found = self._seas[n] = tuple(m for m in self.beside[n] if self.is_sea[m])
        return found

    def on_edge(self, n: int) -> bool:
        """Whether a space lies at the rim of the board (COC-MAP-15)."""
        return OFF in self.board.land.around[n]


BOARDS = {len(board_of(players).names): players for players in LAYOUTS}


@lru_cache(4096)
def ground_of(terrain: str) -> Ground:
    """The ground of a terrain."""
    return Ground(terrain)


def region_of(n: int) -> int:
    """The slot that a space lies in."""
    return n >> 2


def spaces_of(slot: int) -> range:
    """The spaces of a slot."""
    return range(4 * slot, 4 * slot + 4)


def laid(region: str, turned: bool) -> str:
    """The terrain of a region in one of its two orientations (COC-MAP-06)."""
    return "".join(region[at] for at in TURNED) if turned else region


def with_region(terrain: str, slot: int, region: str) -> str:
    """The terrain after a region was turned face up."""
    return terrain[: 4 * slot] + region + terrain[4 * slot + 4 :]
