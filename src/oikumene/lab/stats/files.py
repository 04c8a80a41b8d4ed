"""Statistics as tables for other programs."""

from __future__ import annotations

import csv
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

from msgspec.structs import astuple

from oikumene.lab.stats.tally import Share, Spread, Statistics, Thing
from oikumene.text import Words


def write_tables(stats: Statistics, words: Words, folder: Path) -> None:
    """All numbers as CSV files in a folder."""
    folder.mkdir(parents=True, exist_ok=True)
    _write(folder / "spreads.csv", ("group", "of", *Spread.__struct_fields__), _spreads(stats))
    _write(
        folder / "shares.csv", ("group", "words", *Share.__struct_fields__), _shares(stats, words)
    )
    things = [(words.name(each.thing), *astuple(each)) for each in stats.things]
    _write(folder / "things.csv", ("words", *Thing.__struct_fields__), things)
    _write(folder / "ends.csv", ("reason", "games"), stats.ends.items())
    _write(folder / "lengths.csv", ("of", "n", "games"), _lengths(stats))


def _write(path: Path, head: Sequence[str], rows: Any) -> None:
    with path.open("w", encoding="utf-8", newline="") as file:
        writer = csv.writer(file)
        writer.writerow(head)
        writer.writerows(rows)


def _spreads(stats: Statistics) -> Iterator[tuple[Any, ...]]:
    named = {
        "game": {
            "rounds": stats.rounds,
            "decisions": stats.decisions,
            "seconds": stats.seconds,
            "options": stats.options,
            "scores": stats.scores,
        },
        "decisions of a seat": {str(n): each for n, each in enumerate(stats.seat_decisions, 1)},
        "options by question": stats.asks,
        "options by part of the game": {str(n): each for n, each in enumerate(stats.course, 1)},
        "points by source": stats.sources,
    }
    for group, spreads in named.items():
        for name, each in spreads.items():
            yield group, name, *astuple(each)


def _shares(stats: Statistics, words: Words) -> Iterator[tuple[Any, ...]]:
    for share in stats.seats:
        yield "seat", share.name, *astuple(share)
    for share in stats.called:
        yield "called", words.name(share.name), *astuple(share)


def _lengths(stats: Statistics) -> Iterator[tuple[Any, ...]]:
    for name, lengths in (("rounds", stats.by_rounds), ("decisions", stats.by_decisions)):
        for n, games in lengths.items():
            yield name, n, games
