"""The map as it was built: its spaces with what is printed on them (CND-GEO).

It never changes in a match, so it is made once for a text of placements and shared by all tables.
"""

from __future__ import annotations

from functools import lru_cache

import msgspec

from oikumene.engine.decision import Option
from oikumene.engine.hexes import Hex, Land, added, mirrored, named, rotated
from oikumene.titles.dawn.cards import BARBARIANS, DIFFICULTY, TILES, WATER

SPACES: tuple[Hex, ...] = (
    (0, 0),
    (0, -1),
    (-1, 0),
    (-1, 1),
    (0, 1),
    (1, 0),
    (1, -1),
    (1, -2),
    (0, -2),
    (1, -3),
)
"""The ten spaces of a tile's side A: a ring of seven with a tail of three."""


class Placement(msgspec.Struct, frozen=True):
    """A tile on the table; tile 0 is a water token."""

    tile: int
    side: str
    rotation: int
    q: int
    r: int

    @property
    def word(self) -> str:
        """The placement as one word: ``4A3:-1,-3``."""
        return f"{self.tile}{self.side}{self.rotation}:{self.q},{self.r}"

    @property
    def hexes(self) -> list[Hex]:
        """Where its spaces lie, in their order."""
        if not self.tile:
            return [(self.q, self.r)]
        at = self.q, self.r
        return [added(space, at) for space in shape(self.side, self.rotation)]


@lru_cache
def shape(side: str, rotation: int) -> tuple[Hex, ...]:
    """The spaces of a tile around its space 0."""
    spaces = SPACES if side == "A" else map(mirrored, SPACES)
    return tuple(rotated(space, rotation) for space in spaces)


def placements(text: str) -> list[Placement]:
    """The tiles of a map from its text."""
    return [_placement(word) for word in text.split()]


def _placement(word: str) -> Placement:
    tile, _, at = word.partition(":")
    q, r = map(int, at.split(","))
    return Placement(int(tile[:-2]), tile[-2], int(tile[-1]), q, r)


def water_token(at: Hex) -> Placement:
    """A water token on a gap (CND-GEO-07)."""
    return Placement(0, "A", 0, *at)


class Ground:
    """The spaces by number."""

    def __init__(self, laid: list[Placement]) -> None:
        found = [(at, space) for each in laid for at, space in _printed(each)]
        self.land = Land(at for at, _ in found)
        self.terrain = tuple(space.split()[0] for _, space in found)
        self.marker = tuple(space.partition(" ")[2] for _, space in found)
        """``resource:oil``, ``barbarian:A``, ``capital`` … or nothing."""
        self.difficulty = tuple(DIFFICULTY[terrain] for terrain in self.terrain)
        self.water = tuple(terrain == WATER for terrain in self.terrain)
        self.beside = self.land.beside
        self.around = self.land.around
        self.dry = tuple(tuple(n for n in beside if not self.water[n]) for beside in self.beside)
        """Adjacent spaces that are not water."""
        self.coast = tuple(
            self.land.edge[n] or len(self.dry[n]) < len(self.beside[n])
            for n in range(len(self.terrain))
        )
        """On the edge or next to water."""
        self.words = tuple(map(named, self.land.hexes))
        self.number = {word: n for n, word in enumerate(self.words)}
        self.things = tuple(f"hex:{word}" for word in self.words)
        self.spawn = {
            letter: self.marker.index(f"barbarian:{letter}")
            for letter in BARBARIANS
            if f"barbarian:{letter}" in self.marker
        }
        self.stars = tuple(n for n, marker in enumerate(self.marker) if marker == "capital")
        self.shown = [
            [*at, terrain, marker]
            for at, terrain, marker in zip(self.land.hexes, self.terrain, self.marker, strict=True)
        ]
        """For screens: q, r, terrain and printed marker of every space."""
        self._options: dict[str, tuple[Option, ...]] = {}

    def options(self, verb: str) -> tuple[Option, ...]:
        """The option of every space for a verb, made once: ``place 3,-1``."""
        found = self._options.get(verb)
        if found is None:
            spaces = zip(self.words, self.things, strict=True)
            found = tuple(Option(verb, (word,), (thing,)) for word, thing in spaces)
            self._options[verb] = found
        return found

    def where(self, option: Option) -> int:
        """The space that an option names."""
        return self.number[str(option.args[0])]


def _printed(laid: Placement) -> list[tuple[Hex, str]]:
    spaces = TILES[laid.tile].side(laid.side) if laid.tile else (WATER,)
    return list(zip(laid.hexes, spaces, strict=True))


_GROUNDS: dict[str, Ground] = {}


def ground_of(text: str) -> Ground:
    """The ground of a map's text; remembered, and forgotten when too many."""
    found = _GROUNDS.get(text)
    if found is None:
        if len(_GROUNDS) >= 256:
            _GROUNDS.clear()
        found = _GROUNDS[text] = Ground(placements(text))
    return found
