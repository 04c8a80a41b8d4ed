"""The results on a screen."""

from __future__ import annotations

from collections.abc import Iterable

from rich import box
from rich.table import Table

from bench.table.result import Measure


def table(measures: Iterable[Measure], title: str) -> Table:
    """All measures, a line each."""
    shown = Table(
        title=title, caption="bare: the same stack without a game, in the same run", box=box.SIMPLE
    )
    shown.add_column("measure", no_wrap=True)
    for head in ("value", "bar"):
        shown.add_column(head, justify="right", no_wrap=True)
    shown.add_column("verdict")
    for measure in measures:
        verdict = {True: "[green]met", False: "[red]missed", None: ""}[measure.met]
        shown.add_row(measure.name, _number(measure), _bar(measure), verdict)
    return shown


def _number(measure: Measure) -> str:
    value = measure.value
    places = 0 if value >= 100 or value == int(value) else 2
    return f"{value:,.{places}f} {measure.unit}"


def _bar(measure: Measure) -> str:
    if measure.bar is None:
        return ""
    return f"{'≥' if measure.at_least else '≤'} {measure.bar:g} {measure.unit}"
