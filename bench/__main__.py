"""Measure, tell, compare with the last run.

python -m bench           # a minute or two; adds a line to history.jsonl
python -m bench --quick   # 20 seconds; only looks at it
python -m bench --gate    # exit code 1 when something lost 30 % of its speed; then adds no line
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterable

from rich.console import Console
from rich.progress import track

import oikumene
from bench import history, report, think
from bench.run import FULL, QUICK, measure


def main() -> int:
    """Returns the exit code."""
    told = arguments()
    screen = Console(highlight=False)

    def each(rounds: range) -> Iterable[int]:
        return track(rounds, "rounds", console=screen, transient=True)

    found = {}
    for title in told.title or oikumene.titles():
        found[title] = measure(title, QUICK if told.quick else FULL, each) + think.measure(title)
        screen.print(report.table(title, found[title]))
        screen.print(*report.bars(found[title]), sep="\n")
    now = history.line(found)
    drops = [*history.drops(now, history.last())]
    for drop in drops:
        screen.print(str(drop))
    failed = told.gate and any(drop.fails for drop in drops)
    if not (told.quick or told.title or failed):
        history.keep(now)
    return 1 if failed else 0


def arguments() -> argparse.Namespace:
    """The command line."""
    parser = argparse.ArgumentParser(
        prog="python -m bench",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--quick", action="store_true", help="measure less, keep no line")
    parser.add_argument("--title", action="append", help="only this one; keeps no line")
    parser.add_argument("--gate", action="store_true", help="fail when it got much slower")
    return parser.parse_args()


if __name__ == "__main__":
    sys.exit(main())
