"""The map as it was built: its spaces with what is printed on them (CND-GEO).

It never changes in a match, so it is made once for a text of placements and shared by all tables.
"""

from __future__ import annotations

from functools import cached_property, lru_cache

import msgspec

from oikumene.engine.decision import Option
from oikumene.engine.hexes import Area, Hex, Land, added, mirrored, named, rotated
from oikumene.titles.dawn.cards import BARBARIANS, DIFFICULTY, TILES, WATER, Spot

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


@lru_cache(1 << 10)
def _placement(word: str) -> Placement:
    tile, _, at = word.partition(":")
    q, r = map(int, at.split(","))
    return Placement(int(tile[:-2]), tile[-2], int(tile[-1]), q, r)


def placed(tile: int, side: str, spot: Spot) -> Placement:
    """A tile in a place."""
    return Placement(tile, side, spot.rotation, spot.q, spot.r)


def water_token(at: Hex) -> Placement:
    """A water token on a gap (CND-GEO-07)."""
    return Placement(0, "A", 0, *at)


@lru_cache(1 << 13)
def _option(at: str, verb: str, *more: str) -> Option:
    """The maps of a search differ, but their spaces have the same names."""
    return Option(verb, (at, *more), (f"hex:{at}",))


class Ground:
    """The spaces by number."""

    def __init__(self, laid: list[Placement]) -> None:
        found = [space for each in laid for space in _printed(each)]
        self.land = Land(at for at, _, _ in found)
        self.terrain = tuple(terrain for _, terrain, _ in found)
        self.marker = tuple(marker for _, _, marker in found)
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
        self.shore = self.land.area(n for n, coast in enumerate(self.coast) if coast)
        self.near = tuple(map(self.land.area, self.dry))
        """By space: the adjacent ones that are not water, as an area."""
        self.words = tuple(map(named, self.land.hexes))
        self.number = {word: n for n, word in enumerate(self.words)}
        self.things = tuple(f"hex:{word}" for word in self.words)
        self.spawn = {
            letter: self.marker.index(f"barbarian:{letter}")
            for letter in BARBARIANS
            if f"barbarian:{letter}" in self.marker
        }
        self.stars = tuple(n for n, marker in enumerate(self.marker) if marker == "capital")
        self.sea = self.land.area(n for n, water in enumerate(self.water) if water)
        self.everything = self.land.area(range(len(self.terrain)))
        self._above: dict[tuple[tuple[int, ...], int], Area] = {}
        self._vicinity: dict[tuple[int, ...], Area] = {}
        self._steps_to: dict[tuple[int, ...], tuple[int, ...]] = {}
        self._options: dict[tuple[str, ...], tuple[Option, ...]] = {}

    @cached_property
    def shown(self) -> list[list[int | str]]:
        """For screens: q, r, terrain and printed marker of every space."""
        spaces = zip(self.land.hexes, self.terrain, self.marker, strict=True)
        return [[*at, terrain, marker] for at, terrain, marker in spaces]

    def options(self, *words: str) -> tuple[Option, ...]:
        """The option of every space for a verb, made once: ``place 3,-1``.

        Words after the verb follow the space: ``attack 3,-1 piece``.
        """
        found = self._options.get(words)
        if found is None:
            found = self._options[words] = tuple([_option(at, *words) for at in self.words])
        return found

    def above(self, difficulty: tuple[int, ...], slot: int) -> Area:
        """The land that is too difficult for a slot."""
        found = self._above.get((difficulty, slot))
        if found is None:
            spaces = (n for n, value in enumerate(difficulty) if value > slot)
            found = self._above[difficulty, slot] = self.land.area(spaces)
        return found

    def vicinity(self, spaces: tuple[int, ...]) -> Area:
        """All that is at most two steps over the map from one of some spaces."""
        found = self._vicinity.get(spaces)
        if found is None:
            found = self.land.reach(self.land.area(spaces), 2, self.everything)
            self._vicinity[spaces] = found
        return found

    def steps_to(self, spaces: tuple[int, ...]) -> tuple[int, ...]:
        """How far every space is from the nearest of some."""
        found = self._steps_to.get(spaces)
        if found is None:
            found = tuple(map(min, zip(*map(self.land.steps_from, spaces), strict=True)))
            self._steps_to[spaces] = found
        return found

    def where(self, option: Option) -> int:
        """The space that an option names."""
        return self.number[str(option.args[0])]


@lru_cache(1 << 10)
def _printed(laid: Placement) -> list[tuple[Hex, str, str]]:
    """The spaces of a tile: where they lie, their terrain and marker."""
    spaces = TILES[laid.tile].side(laid.side) if laid.tile else (WATER,)
    split = [space.partition(" ") for space in spaces]
    return [(at, each[0], each[2]) for at, each in zip(laid.hexes, split, strict=True)]


GROUNDS: dict[str, Ground] = {}


def ground_of(text: str) -> Ground:
    """The ground of a map's text; remembered, and forgotten when too many."""
    found = GROUNDS.get(text)
    if found is None:
        if len(GROUNDS) >= 256:
            GROUNDS.clear()
        found = GROUNDS[text] = Ground(placements(text))
    return found
