"""The command line: the web table, a terminal table, simulation, replay, rules."""

from __future__ import annotations

import os

# NumPy reads it when it is loaded, here and in all workers. Where every core plays, threads that
# multiply together wait for each other: a game of learning alone took 35 times as long.
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")

from pathlib import Path
from typing import Annotated, Any

import msgspec
import typer
from rich.console import Console
from rich.table import Table
from typer.core import TyperGroup

import oikumene
from oikumene.cli import bot, web
from oikumene.cli.arena import arena
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
    option_forms,
    people_and_machines,
    read_save,
)
from oikumene.cli.progress import counted
from oikumene.cli.replay import Replay
from oikumene.cli.research import export
from oikumene.cli.stats import stats
from oikumene.cli.terminal import Session
from oikumene.cli.train import train_command
from oikumene.engine.errors import BadSetup, OikumeneError
from oikumene.engine.title import Title
from oikumene.lab.ledger import untested
from oikumene.lab.simulate import Summary
from oikumene.lab.simulate import simulate as run_series
from oikumene.text import Words
from oikumene.text.ledger import Rule, ledger_of
from oikumene.titles import title_named


class _Commands(TyperGroup):
    """A caller's mistake is one clear line and exit code 2, never a traceback."""

    def invoke(self, ctx: Any) -> Any:
        try:
            return super().invoke(ctx)
        except (OikumeneError, OSError) as wrong:
            # A line for people and for scripts alike: never wrapped, never coloured.
            typer.echo(f"oikumene: {wrong}", err=True)
            raise typer.Exit(2) from None


app = typer.Typer(
    cls=_Commands,
    no_args_is_help=True,
    add_completion=False,
    help="Civilization board games at one table.",
    context_settings={"help_option_names": ["-h", "--help"]},
)


@app.command()
def titles(language: Language = None) -> None:
    """List the titles, and the options of their tables."""
    console = Console(highlight=False)
    for name in oikumene.titles():
        words, (low, high) = Words(name, checked_language(language)), title_named(name).seats
        seats = words.say("cli-seats", low=low, high=high)
        console.print(f"[bold]{name}[/]  {words.say(f'title-{name}')}, {seats}")
        console.print(words.say(f"title-{name}.text"), style="dim")
        console.print(_settings(title_named(name), words))


def _settings(title: Title, words: Words) -> Table:
    """What `--option` knows, the default first."""
    table = Table(box=None, show_header=False, pad_edge=False)
    table.add_column(no_wrap=True)
    for setting in title.settings:
        values = sorted(setting.values, key=lambda value: value != setting.default)
        written = "|".join(option_forms(value)[0] for value in values)
        table.add_row(f"{setting.name}={written}", words.say(f"setting-{setting.name}"))
    return table


@app.command()
def rules(
    title: TitleName,
    words: Annotated[
        list[str] | None,
        typer.Argument(metavar="[ID | WORDS]", help="A rule's id, or words in it."),
    ] = None,
    untested_only: Annotated[
        bool, typer.Option("--untested", help="List the rules that no test names; fail if any.")
    ] = False,
) -> None:
    """Look up rules by id or by words."""
    if untested_only:
        missing = untested(title)
        for id_ in missing:
            typer.echo(id_)
        raise typer.Exit(1 if missing else 0)
    found = ledger_of(title).find(" ".join(words or ()))
    if not found:
        raise BadSetup(f"no rule of {title} has the words {' '.join(words or ())!r}")
    _print_rules(found)


def _print_rules(found: list[Rule]) -> None:
    console = Console(highlight=False)
    for rule in found:
        console.print(f"[bold]{rule.id}[/]", rule.text.replace("[", r"\["), soft_wrap=True)


@app.command()
def simulate(
    title: TitleName,
    seats: Seats = 4,
    games: Games = 100,
    players: Players = "random",
    seed: Seed = 0,
    jobs: Jobs = 1,
    option: OptionPairs = None,
    json: Json = False,
    language: Language = None,
) -> None:
    """Let machine players play many games, and sum up."""
    options = chosen_options(title_named(title), option or [])
    words = Words(title, checked_language(language))
    names = players.split(",")
    with counted(words, games, quiet=json) as count:
        summary = run_series(title, seats, games, names, seed, jobs, options, count)
    if json:
        typer.echo(msgspec.json.encode(summary).decode())
    else:
        _print_summary(summary, words)
    raise typer.Exit(1 if summary.errors else 0)


def _print_summary(summary: Summary, words: Words) -> None:
    console = Console(highlight=False)
    console.print(
        words.say(
            "cli-summary",
            games=summary.games,
            decisions=summary.decisions,
            seconds=f"{summary.seconds:.1f}",
            speed=round(summary.decisions_per_s),
        )
    )
    table = Table(box=None, pad_edge=False, header_style="bold")
    table.add_column(words.say("cli-player"))
    for key in ("cli-wins", "cli-share", "cli-mean", "cli-least", "cli-most"):
        table.add_column(words.say(key), justify="right")
    for name, points in summary.scores.items():
        wins = summary.wins[name]
        row = (f"{wins:g}", f"{wins / summary.games:.0%}", f"{points.mean:.1f}")
        table.add_row(name, *row, str(points.min), str(points.max))
    console.print(table)
    ends = ", ".join(f"{reason} {count}" for reason, count in summary.ends.items())
    console.print(words.say("cli-ends", ends=ends))
    for error in summary.errors:
        console.print(error, style="red", markup=False, soft_wrap=True)


app.command()(arena)
app.command()(stats)
app.command()(export)
app.command("train")(train_command)
app.add_typer(bot.app, name="bot")


@app.command()
def replay(
    file: Annotated[Path, typer.Argument(help="A saved match.")],
    seat: Annotated[int | None, typer.Option(help="Show what this seat saw (1, 2 …).")] = None,
    language: Language = None,
    everything: Annotated[bool, typer.Option("--all", help="Print all without asking.")] = False,
) -> None:
    """Step through a saved match."""
    text = read_save(file)
    seats = oikumene.load(text).seats
    if seat is not None and not 1 <= seat <= seats:
        raise BadSetup(f"the match has seats 1 to {seats}, not {seat}")
    show = Replay(text, None if seat is None else seat - 1, checked_language(language))
    if everything:
        show.all()
    else:
        show.run()


Port = Annotated[int, typer.Option(help="The port to listen on.")]
Database = Annotated[
    str | None,
    typer.Option(metavar="URL", help="A database; by default SQLite in the data folder."),
]
DataFolder = Annotated[
    Path | None, typer.Option(metavar="DIR", help="Where the database and the server's key lie.")
]


@app.command()
def play(
    port: Port = web.PORT,
    data: DataFolder = None,
    browser: Annotated[bool, typer.Option(help="Open a browser.")] = True,
) -> None:
    """Play in the browser: start the table on this machine and open the lobby."""
    web.play(port, {"data": data}, browser=browser)


@app.command()
def serve(
    host: Annotated[str, typer.Option(help="The address to listen on.")] = web.HERE,
    port: Port = web.PORT,
    db: Database = None,
    data: DataFolder = None,
    url: Annotated[
        str | None, typer.Option(help="Where people reach it, for links in notifications.")
    ] = None,
) -> None:
    """Host the web table for others."""
    web.serve(host, port, {"db": db, "data": data, "url": url})


@app.command()
def terminal(
    title: TitleName,
    seats: Annotated[int | None, typer.Option(help="How many seats; 4 if nobody says.")] = None,
    players: Annotated[
        str | None,
        typer.Option(help="By seat: me, random, greedy; the last one takes the other seats."),
    ] = None,
    seed: Annotated[int | None, typer.Option(help="The same seed, the same cards.")] = None,
    option: OptionPairs = None,
    language: Language = None,
    resume: Annotated[Path | None, typer.Option(help="Go on with a saved match.")] = None,
) -> None:
    """Play at the terminal: alone, around one keyboard, against machine players."""
    rules_of = title_named(title)
    names = players.split(",") if players else ["me", "greedy"]
    if resume is not None:
        match = oikumene.load(read_save(resume))
        if match.title is not rules_of:
            raise BadSetup(f"{resume} is a match of {match.title.name}, not of {title}")
    else:
        count = seats or (len(names) if players else 4)
        match = oikumene.start(title, count, seed, chosen_options(rules_of, option or []))
    Session(match, people_and_machines(names, match.seats), checked_language(language)).run()
