"""A measured thing, the peer's beside it, and the line that it should reach."""

from __future__ import annotations

from typing import NamedTuple


class Target(NamedTuple):
    """A bound for the ratio, or for the number itself."""

    bound: float
    at_least: bool = False
    of_ratio: bool = False


class Measure(NamedTuple):
    """A line of the report."""

    name: str
    unit: str
    ours: float
    peer: float | None = None
    """None where the peer has nothing like it."""
    ratio: float | None = None
    """Ours to the peer's; None where it would say nothing about speed."""
    target: Target | None = None

    @property
    def speed(self) -> float | None:
        """How many times as fast as the peer: more is better, on any machine."""
        if self.ratio is None:
            return None
        return self.ratio if self.unit == "/s" else 1 / self.ratio

    @property
    def met(self) -> bool | None:
        """Whether the target was reached, where there is one."""
        if self.target is None:
            return None
        value = self.ratio if self.target.of_ratio else self.ours
        assert value is not None
        return value >= self.target.bound if self.target.at_least else value <= self.target.bound
