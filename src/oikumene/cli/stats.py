"""Statistics at the command line: what to count, the tables, the files."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from math import isclose
from pathlib import Path
from typing import Annotated

import msgspec
import typer
from rich.console import Console
from rich.table import Table

from oikumene.cli.given import (
    Games,
    Jobs,
    Json,
    Language,
    OptionPairs,
    Players,
    Seats,
    Seed,
    TitleName,
    checked_language,
    chosen_options,
)
from oikumene.cli.progress import counted
from oikumene.lab.stats import (
    Share,
    Spread,
    Statistics,
    Thing,
    of_saves,
    of_series,
    saves_in,
)
from oikumene.lab.stats.files import write_tables
from oikumene.text import Words
from oikumene.titles import title_named

SPREAD = (
    "stats-mean",
    "stats-deviation",
    "stats-least",
    "stats-median",
    "stats-p90",
    "stats-most",
)
SHARE = ("stats-games", "cli-wins", "cli-share", "stats-fair")
THING = ("stats-seats", "stats-taken", "stats-round", "stats-with", "stats-without")


def stats(
    title: TitleName,
    source: Annotated[
        Path | None,
        typer.Option("--from", metavar="FOLDER", help="Count the saved matches in this folder."),
    ] = None,
    seats: Seats = 4,
    games: Games = 100,
    players: Players = "random",
    seed: Seed = 0,
    jobs: Jobs = 1,
    option: OptionPairs = None,
    top: Annotated[int, typer.Option(min=1, help="How many rows a long table has.")] = 10,
    out: Annotated[
        Path | None, typer.Option(metavar="FOLDER", help="Write CSV files and pictures there.")
    ] = None,
    json: Json = False,
    language: Language = None,
) -> None:
    """Count what happens in many games, fresh or saved: length, choices, wins, and with what."""
    options = chosen_options(title_named(title), option or [])
    words = Words(title, checked_language(language))
    files = saves_in(source) if source else None
    draw = _drawing() if out else None
    with counted(words, games if files is None else len(files), quiet=json) as count:
        if files is None:
            names = players.split(",")
            found = of_series(title, seats, games, names, seed, jobs, options, count)
        else:
            found = of_saves(title, files, jobs, count)
    if out and draw:
        write_tables(found, words, out)
        draw(found, words, out, top)
    if json:
        typer.echo(msgspec.json.encode(found).decode())
    else:
        _print(found, words, title, top)
    raise typer.Exit(1 if found.errors else 0)


def _drawing() -> Callable[[Statistics, Words, Path, int], None]:
    """It needs an extra that others can do without: better known before the games than after."""
    from oikumene.lab.plots import plot_statistics

    return plot_statistics


def _print(found: Statistics, words: Words, title: str, top: int) -> None:
    console = Console(highlight=False)
    told = words.say("stats-summary", title=words.say(f"title-{title}"), games=found.games)
    console.print(told, style="bold")
    if found.left_out:
        console.print(words.say("stats-left-out", n=found.left_out))
    if found.games:
        ends = ", ".join(f"{reason} {count}" for reason, count in found.ends.items())
        console.print(words.say("cli-ends", ends=ends))
        console.print(words.say("stats-forced", share=f"{found.forced:.0%}"))
    for table in _tables(found, words, top):
        if table.row_count:
            console.print()
            console.print(table)
    if any(thing.marked for thing in found.things):
        console.print(words.say("stats-marked"), style="dim")
    for error in found.errors:
        console.print(error, style="red", markup=False, soft_wrap=True)


def _tables(found: Statistics, words: Words, top: int) -> Iterator[Table]:
    yield _spreads(words, "stats-length", _lengths(found, words))
    yield _spreads(words, "stats-asks", list(found.asks.items())[:top], "stats-asked")
    yield _spreads(words, "stats-points", _points(found, words))
    yield _seats(found, words)
    # Where each seat has one name of its own (a colour), the seats have told it already.
    if len(found.called) > len(found.seats):
        yield _called(found, words)
    yield _things(words, "stats-top", found.best(top))
    yield _things(words, "stats-bottom", found.worst(top))


def _lengths(found: Statistics, words: Words) -> list[tuple[str, Spread]]:
    each = {
        "stats-rounds": found.rounds,
        "stats-decisions": found.decisions,
        "stats-seconds": found.seconds,
        "stats-options": found.options,
    }
    return [(words.say(key), spread) for key, spread in each.items() if spread.count]


def _points(found: Statistics, words: Words) -> list[tuple[str, Spread]]:
    """The sources, and their sum where the title counts points."""
    rows = [(words.say(f"score-{source}"), each) for source, each in found.sources.items()]
    if isclose(sum(each.mean for _, each in rows), found.scores.mean, abs_tol=0.01):
        rows.append((words.say("score-total"), found.scores))
    return rows


def _spreads(
    words: Words, title: str, rows: Iterable[tuple[str, Spread]], counted: str = ""
) -> Table:
    table = _table(words, title)
    for key in filter(None, (counted, *SPREAD)):
        table.add_column(words.say(key), justify="right")
    for name, each in rows:
        numbers = (each.least, each.median, each.p90, each.most)
        count = [str(each.count)] if counted else []
        written = (_mean(each.mean), _mean(each.deviation), *(f"{n:g}" for n in numbers))
        table.add_row(name, *count, *written)
    return table


def _seats(found: Statistics, words: Words) -> Table:
    table = _table(words, "stats-seat")
    for key in ("stats-decisions", *SHARE):
        table.add_column(words.say(key), justify="right")
    for share, decisions in zip(found.seats, found.seat_decisions, strict=True):
        table.add_row(share.name, _mean(decisions.mean), *_share(share))
    return table


def _called(found: Statistics, words: Words) -> Table:
    table = _table(words, "stats-who")
    for key in SHARE:
        table.add_column(words.say(key), justify="right")
    for share in found.called:
        table.add_row(words.name(share.name), *_share(share))
    return table


def _things(words: Words, title: str, things: Iterable[Thing]) -> Table:
    table = _table(words, title)
    table.add_column(words.say("stats-how"))
    for key in THING:
        table.add_column(words.say(key), justify="right")
    for each in things:
        table.add_row(
            words.name(each.thing),
            words.say(f"stats-how-{each.how}"),
            str(each.count),
            f"{each.taken:.0%}",
            f"{each.round:.1f}",
            _interval(each) + ("*" if each.marked else " "),
            f"{each.without:.0%}",
        )
    return table


def _table(words: Words, title: str) -> Table:
    table = Table(box=None, pad_edge=False, header_style="bold", padding=(0, 2, 0, 0))
    table.add_column(words.say(title))
    return table


def _mean(n: float) -> str:
    return f"{n:.1f}" if abs(n) >= 10 else f"{n:.2f}"


def _share(share: Share) -> tuple[str, ...]:
    return str(share.count), f"{share.wins:g}", _interval(share), f"{share.fair:.0%}"


def _interval(of: Share | Thing) -> str:
    """A share with its interval, in per cent: 62% (57–67)."""
    return f"{of.share:.0%} ({100 * of.low:.0f}–{100 * of.high:.0f})"
