"""Earlier results: a line each in history.jsonl, as speeds in the peer's, so on any machine."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from datetime import UTC, datetime
from pathlib import Path
from platform import python_version

import msgspec

from bench.peer import VERSION
from bench.result import Measure

FILE = Path(__file__).with_name("history.jsonl")
FINDING = 0.15
FAILURE = 0.30


class Line(msgspec.Struct):
    """One run."""

    date: str
    python: str
    catanatron: str
    ratios: dict[str, float]
    """By measure: how many times as fast as the peer."""


class Drop(msgspec.Struct):
    """A measure that got slower, and by how much of its former speed."""

    name: str
    share: float

    @property
    def fails(self) -> bool:
        """Whether it is too much to go on."""
        return self.share >= FAILURE

    def __str__(self) -> str:
        word = "failure" if self.fails else "finding"
        return f"{word}: {self.name} lost {self.share:.0%} of its speed since the last run"


def line(measures: Mapping[str, Iterable[Measure]]) -> Line:
    """This run, by title."""
    ratios = {
        f"{title}: {measure.name}": round(measure.speed, 3)
        for title, found in measures.items()
        for measure in found
        if measure.speed is not None
    }
    return Line(f"{datetime.now(UTC):%Y-%m-%d}", python_version(), VERSION, ratios)


def last() -> Line | None:
    """The last run that was kept."""
    lines = FILE.read_bytes().splitlines() if FILE.exists() else []
    return msgspec.json.decode(lines[-1], type=Line) if lines else None


def drops(now: Line, before: Line | None) -> Iterator[Drop]:
    """What got slower by so much that noise does not explain it."""
    for name, speed in (before.ratios if before else {}).items():
        lost = 1 - now.ratios.get(name, speed) / speed
        if lost >= FINDING:
            yield Drop(name, lost)


def keep(now: Line) -> None:
    """Add a run."""
    with FILE.open("ab") as file:
        file.write(msgspec.json.encode(now) + b"\n")
