"""The arena at the command line: the order, the progress, the tables, the picture."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Annotated

import msgspec
import typer
from rich.console import Console
from rich.table import Table

from oikumene.cli.given import (
    Jobs,
    Json,
    Language,
    OptionPairs,
    Seats,
    Seed,
    TitleName,
    checked_language,
    chosen_options,
)
from oikumene.cli.progress import counted
from oikumene.lab.arena import Report, Share, ordered
from oikumene.lab.arena import arena as run_arena
from oikumene.text import Words
from oikumene.titles import title_named

COLUMNS = (
    "arena-games",
    "cli-wins",
    "cli-share",
    "arena-parity",
    "arena-score",
    "arena-rating",
    "arena-think",
)


def arena(
    title: TitleName,
    players: Annotated[str, typer.Option(help="The machine players who meet: a,b,c.")],
    seats: Seats = 2,
    games: Annotated[
        int, typer.Option(help="Games of each lineup, up to a full turn of the seats.")
    ] = 120,
    one: Annotated[
        bool, typer.Option("--one", help="The first player alone against a table of each other.")
    ] = False,
    seed: Seed = 0,
    jobs: Jobs = 1,
    cluster: Annotated[bool, typer.Option("--cluster", help="Play on a Ray cluster.")] = False,
    option: OptionPairs = None,
    out: Annotated[
        Path | None, typer.Option(help="Keep the games in this file, and go on from it.")
    ] = None,
    plot: Annotated[Path | None, typer.Option(help="Draw the ratings into this picture.")] = None,
    json: Json = False,
    language: Language = None,
) -> None:
    """Find out which machine players play better, with ratings and intervals."""
    options = chosen_options(title_named(title), option or [])
    order = ordered(title, seats, players.split(","), one=one, seed=seed, options=options)
    words = Words(title, checked_language(language))
    draw = _drawing() if plot else None
    with counted(words, order.length(games), quiet=json) as count:
        report = run_arena(order, games, jobs, cluster=cluster, out=out, progress=count)
    if json:
        typer.echo(msgspec.json.encode(report).decode())
    else:
        _print(report, words)
    if plot and draw:
        draw(report, words, plot)
    raise typer.Exit(1 if report.errors else 0)


def _drawing() -> Callable[[Report, Words, Path], None]:
    """What draws; if the extra that it needs is missing, that is said before the games."""
    from oikumene.lab.plots import plot_arena

    return plot_arena


def _print(report: Report, words: Words) -> None:
    console = Console(highlight=False)
    told = {"title": words.say(f"title-{report.order.title}"), "seats": report.order.seats}
    console.print(words.say("arena-summary", **told, games=report.games), style="bold")
    console.print(_standings(report, words))
    console.print()
    if report.order.one:
        console.print(words.say("arena-one", player=report.order.players[0]))
    else:
        console.print(words.say("arena-pairs"))
    console.print(_pairs(report))
    for error in report.errors:
        console.print(error, style="red", markup=False, soft_wrap=True)


def _standings(report: Report, words: Words) -> Table:
    table = _table()
    table.add_column(words.say("cli-player"), overflow="fold")
    for key in COLUMNS:
        table.add_column(words.say(key), justify="right", no_wrap=True)
    for name, standing in report.standings.items():
        games, rating = standing.games, standing.rating
        table.add_row(
            name,
            f"{games.of:g}",
            f"{games.won:g}",
            _written(games),
            f"{standing.parity:.0%}",
            f"{standing.score:.1f}",
            f"{rating.elo:+.0f} ±{rating.margin:.0f}".replace("-", "−"),
            f"{standing.think_ms:.2f}",
        )
    return table


def _pairs(report: Report) -> Table:
    """A row per player; if one plays against all, theirs alone."""
    names = list(report.standings)
    rows = [report.order.players[0]] if report.order.one else names
    columns = [name for name in names if [name] != rows]
    table = _table()
    table.add_column()
    for name in columns:
        table.add_column(name, justify="right")
    for row in rows:
        met = report.pairs.get(row, {})
        table.add_row(row, *(_written(met[name]) if name in met else "–" for name in columns))
    return table


def _table() -> Table:
    return Table(box=None, pad_edge=False, header_style="bold")


def _written(share: Share) -> str:
    """A share with its interval, in per cent: 62% (57–67)."""
    return f"{share.share:.0%} ({100 * share.low:.0f}–{100 * share.high:.0f})"
