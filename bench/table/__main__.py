"""Load the web table, tell, and say whether it clears its bars.

python -m bench.table           # three minutes, 200 tables; if all is met, adds to history.jsonl
python -m bench.table --quick   # 20 seconds with 40 tables; only looks at it
"""

from __future__ import annotations

import argparse
import asyncio
import sys
from collections.abc import Iterable

import uvloop
from rich.console import Console
from rich.progress import track

from bench.table import history, report
from bench.table.run import FULL, QUICK, measure


def main() -> int:
    """Returns the exit code: 1 when a bar is missed."""
    told = arguments()
    size = QUICK if told.quick else FULL
    screen = Console(highlight=False)

    def each(rounds: range) -> Iterable[int]:
        return track(rounds, "rounds", console=screen, transient=True)

    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        measures = runner.run(measure(size, each))
    screen.print(report.table(measures, f"{size.tables} Nations tables of 4 people"))
    missed = any(measure.met is False for measure in measures)
    if not (told.quick or missed):
        history.keep(measures)
    return 1 if missed else 0


def arguments() -> argparse.Namespace:
    """The command line."""
    parser = argparse.ArgumentParser(
        prog="python -m bench.table",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--quick", action="store_true", help="measure less, keep no line")
    return parser.parse_args()


if __name__ == "__main__":
    sys.exit(main())
