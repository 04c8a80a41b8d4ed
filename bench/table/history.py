"""Earlier results: a line each in history.jsonl."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import UTC, datetime
from pathlib import Path
from platform import python_version

import msgspec

from bench.table.result import Measure

FILE = Path(__file__).with_name("history.jsonl")


def keep(measures: Iterable[Measure]) -> None:
    """Add a run."""
    line = {
        "date": f"{datetime.now(UTC):%Y-%m-%d}",
        "python": python_version(),
        "measures": {measure.name: round(measure.value, 3) for measure in measures},
    }
    with FILE.open("ab") as file:
        file.write(msgspec.json.encode(line) + b"\n")
