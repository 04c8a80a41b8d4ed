"""The results on a screen."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from rich import box
from rich.table import Table

from bench.peer import VERSION
from bench.result import Measure, Target

WIDTH = 40
"""Of the longest bar."""


def table(title: str, measures: Iterable[Measure]) -> Table:
    """All measures of a title, a line each."""
    shown = Table(
        title=f"{title} here, Catan in catanatron {VERSION}: 4 random players, CPU time",
        caption="µs: beside catanatron's Game.copy(); hot: one position many times running",
        box=box.SIMPLE,
    )
    shown.add_column("measure", no_wrap=True)
    for head in ("ours", "catanatron", "ratio", "target"):
        shown.add_column(head, justify="right")
    shown.add_column("verdict")
    for measure in measures:
        shown.add_row(*_cells(measure))
    return shown


def bars(measures: Iterable[Measure]) -> Iterator[str]:
    """The measures with a target for their ratio, as bars."""
    for measure in measures:
        if measure.target is None or measure.peer is None or not measure.target.of_ratio:
            continue
        better = "more" if measure.target.at_least else "less"
        yield f"{measure.name} {measure.unit} ({better} is better)"
        values = {
            "ours": measure.ours,
            "catanatron": measure.peer,
            "target": measure.peer * measure.target.bound,
        }
        for name, value in values.items():
            bar = "█" * round(WIDTH * value / max(values.values()))
            yield f"  {name:<10} {bar} {_number(value)}"


def _cells(measure: Measure) -> Iterator[str]:
    yield f"{measure.name} {measure.unit}"
    yield _number(measure.ours)
    yield _number(measure.peer) if measure.peer is not None else ""
    yield f"{measure.ratio:.2f}" if measure.ratio is not None else ""
    yield _bound(measure.target, measure.unit) if measure.target else ""
    yield {True: "[green]met", False: "[red]missed", None: ""}[measure.met]


def _bound(target: Target, unit: str) -> str:
    sign = "≥" if target.at_least else "≤"
    return f"{sign} {target.bound:g} {'×' if target.of_ratio else unit}"


def _number(value: float) -> str:
    return f"{value:,.0f}" if value >= 100 else f"{value:.1f}"
