"""Data sets for researchers."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from oikumene.cli.given import (
    Games,
    Language,
    OptionPairs,
    Players,
    Seats,
    Seed,
    checked_language,
    chosen_options,
)
from oikumene.cli.progress import counted
from oikumene.engine.errors import BadSetup
from oikumene.text import Words
from oikumene.titles import NAMES, title_named


def export(
    out: Annotated[Path, typer.Option(metavar="FILE", help="The Parquet file to write.")],
    title: Annotated[
        str | None, typer.Argument(metavar="TITLE", help="A title; without one give --from.")
    ] = None,
    saved: Annotated[
        Path | None,
        typer.Option("--from", metavar="FOLDER", help="Saved matches instead of new games."),
    ] = None,
    seats: Seats = 4,
    games: Games = 100,
    players: Players = "random",
    seed: Seed = 0,
    option: OptionPairs = None,
    vectors: Annotated[
        bool, typer.Option("--vectors", help="Add what the seat saw as numbers.")
    ] = False,
    language: Language = None,
) -> None:
    """Write every decision of many games to a Parquet file, one row each."""
    from oikumene.lab.research import dataset

    if (title is None) == (saved is None):
        raise BadSetup("an export is of a TITLE or --from a folder: give one of them")
    words = Words(title or NAMES[0], checked_language(language))
    if title is None:
        assert saved is not None
        written = dataset.export_saved(saved, out, vectors=vectors)
    else:
        options = chosen_options(title_named(title), option or [])
        order = dataset.Games(title, seats, games, players.split(","), seed, options)
        with counted(words, games) as count:
            written = dataset.export_games(order, out, vectors=vectors, progress=count)
    for file in written.skipped:
        typer.echo(words.say("export-skipped", file=file), err=True)
    typer.echo(words.say("export-done", rows=written.rows, games=written.games, file=str(out)))
    raise typer.Exit(1 if written.skipped else 0)
