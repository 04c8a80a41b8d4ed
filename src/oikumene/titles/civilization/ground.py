"""The map: layouts, tiles, squares and what is printed on them (CIV-GEN-05, CIV-SET-13 … 18).

A square is a number, a tile lies in a slot, homes first in seat order. Which tiles are face up, how
they are turned, and which squares a disaster has changed, is one text of the table (`tiles`): a
word for each slot (``tile_03/2``; ``-``: face down), then a word for each disaster (``17:D``). All
that follows from the text is worked out once and shared.
"""

from __future__ import annotations

from functools import cache, lru_cache
from typing import NamedTuple

from oikumene.engine.decision import Option
from oikumene.engine.squares import Grid, block, named, turned
from oikumene.titles.civilization.cards import (
    HUT,
    LAYOUTS,
    MARKET,
    TERRAIN,
    TILES,
    UNEXPLORED,
    VILLAGE,
    WATER,
    Icons,
    Layout,
)

SIDE = 4
FACE_DOWN = "-"
SYMBOLS = (HUT, VILLAGE)
CENTRES = (5, 6, 9, 10)
"""The places of a tile where a capital may stand (CIV-PSU-01)."""


class Board:
    """The map for a number of players, before anything is discovered."""

    def __init__(self, layout: Layout) -> None:
        corners = [(x, y) for x, y, _ in layout.homes] + list(layout.neutral)
        blocks = [block(corner, SIDE) for corner in corners]
        squares = sorted((at for each in blocks for at in each), key=lambda at: (at[1], at[0]))
        self.players = layout.players
        self.grid = Grid(squares)
        self.names = tuple(named(at) for at in squares)
        self.number = {name: n for n, name in enumerate(self.names)}
        self.things = tuple(f"square:{name}" for name in self.names)
        self.slots = tuple(tuple(self.grid.number[at] for at in each) for each in blocks)
        """The squares of each slot, row by row."""
        self.slot_of = [0] * len(squares)
        for slot, each in enumerate(self.slots):
            for n in each:
                self.slot_of[n] = slot
        self.turns = tuple(quarters for _, _, quarters in layout.homes)
        self._options: dict[tuple[str, ...], tuple[Option, ...]] = {}

    def options(self, *words: str, of: str = "") -> tuple[Option, ...]:
        """Options ``<verb> <square> <words …>``, one for each square; made once.

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


BOARDS = {len(layout.homes) + len(layout.neutral): n for n, layout in LAYOUTS.items()}


class Ground:
    """Everything that follows from the tiles that are face up."""

    def __init__(self, tiles: str) -> None:
        words = tiles.split()
        self.tiles = tuple(word for word in words if ":" not in word)
        self.disasters = {
            int(n): letter for n, letter in (word.split(":") for word in words if ":" in word)
        }
        self.board = board = board_of(BOARDS[len(self.tiles)])
        grid = board.grid
        self.names, self.things, self.where_is = board.names, board.things, board.number
        size = len(grid.squares)
        terrain = [UNEXPLORED] * size
        icons = [Icons()] * size
        resource = [""] * size
        closed: set[int] = set()
        for slot, word in enumerate(self.tiles):
            if word == FACE_DOWN:
                closed.update(board.slots[slot])
                continue
            for n, square in zip(board.slots[slot], printed(word), strict=True):
                terrain[n], icons[n], resource[n] = square.terrain, square.icons, square.resource
        for n, letter in self.disasters.items():  # CIV-EVT-13
            terrain[n], resource[n] = letter, ""
            icons[n] = Icons(TERRAIN[letter].trade, TERRAIN[letter].production)
        self.terrain = "".join(terrain)
        self.icons = tuple(icons)
        self.resource = tuple(resource)
        self.closed = closed
        self.open = tuple(letter != UNEXPLORED for letter in terrain)
        self.is_water = tuple(letter == WATER for letter in terrain)
        self.coins = frozenset(n for n, each in enumerate(icons) if each.coin)
        near = neighbours(board.players, tuple(word == FACE_DOWN for word in self.tiles))
        self.beside = near.beside
        """Orthogonal neighbours on tiles that are face up."""
        self.around = near.around
        """All neighbours on such tiles: the outskirts of a city (CIV-GEN-06)."""
        self.whole = near.whole
        """Whether all eight neighbours exist and are face up (CIV-FND-05)."""
        self.frontier = near.frontier
        """Squares of facedown tiles beside each square, with the direction: it is also the number
        of quarter turns by which the arrow points away from the figure (CIV-EXP-02, 04)."""
        self._far: dict[int, dict[int, int]] = {}

    def options(self, *words: str, of: str = "") -> tuple[Option, ...]:
        """See Board.options."""
        return self.board.options(*words, of=of)

    def where(self, option: Option) -> int:
        """The square that an option names first."""
        return self.where_is[str(option.args[0])]

    def distances(self, n: int) -> dict[int, int]:
        """Steps from a square to every other over faceup squares (CIV-EVT-20)."""
        found = self._far.get(n)
        if found is None:
            found = self._far[n] = self.board.grid.within([n], len(self.open), self.closed)
        return found

    def symbols(self, slot: int) -> list[tuple[int, str]]:
        """The hut and village symbols of a tile that is face up."""
        squares = zip(self.board.slots[slot], printed(self.tiles[slot]), strict=True)
        return [(n, each) for n, square in squares for each in square.extras if each in SYMBOLS]

    def suggested_capital(self, slot: int) -> int:
        """The square of a home tile that is recommended to beginners (CIV-PSU-03)."""
        squares = zip(self.board.slots[slot], printed(self.tiles[slot]), strict=True)
        return next(n for n, square in squares if "capital" in square.extras)

    def centres(self, slot: int) -> list[int]:
        """Where a capital may stand on a tile (CIV-PSU-01, CIV-PSU-02)."""
        squares = [self.board.slots[slot][at] for at in CENTRES]
        return [n for n in squares if not self.is_water[n]]


class Printed(NamedTuple):
    """What is printed on a square."""

    terrain: str
    icons: Icons
    resource: str
    extras: tuple[str, ...]


@cache
def printed(word: str) -> list[Printed]:
    """The squares of a turned tile, row by row."""
    id_, _, quarters = word.partition("/")
    tile = TILES[id_]
    squares = []
    for at, letter in enumerate(tile.terrain):
        extras = tile.extras.get(str(at), ())
        kind = TERRAIN[letter]
        icons = Icons(kind.trade, kind.production, extras.count("culture"), extras.count("coin"))
        resource = next((each for each in extras if each in MARKET), "")
        squares.append(Printed(letter, icons, resource, extras))
    return turned(squares, SIDE, int(quarters))


class Neighbours(NamedTuple):
    """Who is next to whom, as far as tiles are face up (see Ground)."""

    beside: tuple[tuple[int, ...], ...]
    around: tuple[tuple[int, ...], ...]
    whole: tuple[bool, ...]
    frontier: tuple[tuple[tuple[int, int], ...], ...]


@lru_cache(4096)
def neighbours(players: int, face_down: tuple[bool, ...]) -> Neighbours:
    """The neighbours on a board where these slots are face down: whatever the others show."""
    board = board_of(players)
    slots = zip(board.slots, face_down, strict=True)
    closed = {n for squares, hidden in slots if hidden for n in squares}
    around = without(board.grid.around, closed)
    frontier = tuple(
        ()
        if n in closed or closed.isdisjoint(near)
        else tuple((m, way) for way, m in enumerate(near) if m in closed)
        for n, near in enumerate(board.grid.facing)
    )
    whole = tuple(len(near) == 8 for near in around)
    return Neighbours(without(board.grid.beside, closed), around, whole, frontier)


def without(each: tuple[tuple[int, ...], ...], closed: set[int]) -> tuple[tuple[int, ...], ...]:
    """Neighbours that are not closed; most squares have none that is."""
    return tuple(
        near if closed.isdisjoint(near) else tuple(m for m in near if m not in closed)
        for near in each
    )


@lru_cache(4096)
def ground_of(tiles: str) -> Ground:
    """The ground of a text of tiles."""
    return Ground(tiles)


def with_tile(tiles: str, slot: int, tile: str, quarters: int) -> str:
    """The text after a tile was turned face up."""
    words = tiles.split()
    words[slot] = f"{tile}/{quarters}"
    return " ".join(words)


def with_disaster(tiles: str, n: int, letter: str) -> str:
    """The text after a disaster marker was laid; a later one replaces it (CIV-EVT-14)."""
    words = [word for word in tiles.split() if not word.startswith(f"{n}:")]
    return " ".join((*words, f"{n}:{letter}"))
