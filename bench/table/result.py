"""What was measured, and the bars that it must clear."""

from __future__ import annotations

from typing import NamedTuple


class Measure(NamedTuple):
    """A line of the report."""

    name: str
    unit: str
    value: float
    bar: float | None = None
    at_least: bool = False
    """Whether the bar is a floor; else it is a ceiling."""

    @property
    def met(self) -> bool | None:
        """Whether the bar was cleared, where there is one."""
        if self.bar is None:
            return None
        return self.value >= self.bar if self.at_least else self.value <= self.bar


def percentile(values: list[float] | list[int], share: float) -> float:
    """The value below which this share of all lies."""
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(share * len(ordered)))]
