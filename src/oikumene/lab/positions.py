"""What is kept of games to learn from: how tables looked, what became of them, what was chosen."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path

import msgspec
import numpy as np
from numpy.typing import NDArray

Array = NDArray[np.float32]


class Choice(msgspec.Struct, frozen=True, array_like=True):
    """What somebody was asked, the options, and the one that was taken."""

    ask: str
    options: list[str]
    taken: int


class Positions(msgspec.Struct, frozen=True):
    """How tables looked to their seats, game by game, moment by moment, seat by seat."""

    seen: Array
    """The title's features, a row a look."""
    led: Array
    """The lead by the title's own evaluation."""
    won: Array
    """What became of it: 1 for a win."""
    games: list[tuple[int, int]]
    """The moments and seats of each game."""
    choices: list[Choice]

    def series(self) -> Iterator[slice]:
        """The looks of each seat in each game, in the order of time."""
        at = 0
        for moments, seats in self.games:
            end = at + moments * seats
            for seat in range(seats):
                yield slice(at + seat, end, seats)
            at = end


def save(positions: Positions, path: Path) -> None:
    """Write a file; half a file is never left."""
    unfinished = path.with_name(f"unfinished-{path.name}")
    np.savez_compressed(
        unfinished,
        seen=positions.seen.astype(np.float16),
        led=positions.led.astype(np.float16),
        won=positions.won.astype(np.float16),
        games=np.array(positions.games, np.int32),
        choices=np.frombuffer(msgspec.msgpack.encode(positions.choices), np.uint8),
    )
    unfinished.rename(path)


def load(path: Path) -> Positions:
    """The positions of a file."""
    with np.load(path, allow_pickle=False) as kept:
        seen, led, won = (kept[name].astype(np.float32) for name in ("seen", "led", "won"))
        games = [(int(moments), int(seats)) for moments, seats in kept["games"]]
        choices = msgspec.msgpack.decode(kept["choices"].tobytes(), type=list[Choice])
        return Positions(seen, led, won, games, choices)


def joined(parts: Sequence[Positions]) -> Positions:
    """All positions of several parts."""
    return Positions(
        np.concatenate([part.seen for part in parts]),
        np.concatenate([part.led for part in parts]),
        np.concatenate([part.won for part in parts]),
        [game for part in parts for game in part.games],
        [choice for part in parts for choice in part.choices],
    )
