"""Training at the command line: what to play, how far it is, how well it foretells."""

from __future__ import annotations

from collections.abc import Callable
from math import inf
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console

from oikumene.cli.given import (
    Language,
    OptionPairs,
    Seed,
    TitleName,
    checked_language,
    chosen_options,
)
from oikumene.cli.progress import counted
from oikumene.engine.errors import BadSetup
from oikumene.lab.alone import practise
from oikumene.lab.fit import Fit, even
from oikumene.lab.train import Lesson, train
from oikumene.text import Words
from oikumene.titles import title_named


def train_command(
    title: TitleName,
    folder: Annotated[Path, typer.Option(metavar="FOLDER", help="Where all of it is kept.")],
    games: Annotated[int, typer.Option(min=1, help="Games in each generation.")] = 1000,
    generations: Annotated[
        int, typer.Option(min=1, help="In all but the first, those play who learn.")
    ] = 1,
    players: Annotated[
        str, typer.Option(help="The teachers; every seat draws one of them.")
    ] = "greedy",
    pupil: Annotated[
        str,
        typer.Option(help="Who plays by what was learned; a searching one plays better, slower."),
    ] = "learned",
    seats: Annotated[str, typer.Option(help="Sizes of tables, which take turns.")] = "2,3,4",
    seed: Seed = 0,
    jobs: Annotated[int, typer.Option(min=1, help="How many processes.")] = 1,
    minutes: Annotated[
        float | None, typer.Option(help="Play no longer than this, and learn from what is there.")
    ] = None,
    option: OptionPairs = None,
    plot: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Draw how the learning went.")
    ] = None,
    language: Language = None,
) -> None:
    """Let machine players play, and fit a network that tells from a table who will win.

    Alone (--seats 1) one learner plays game after game by itself, where a title is made for that.
    """
    words = Words(title, checked_language(language))
    options = chosen_options(title_named(title), option or [])
    sizes = _numbers(seats)
    teachers = tuple(players.split(","))
    lesson = Lesson(title, teachers, sizes, games, generations, seed, options, pupil)
    limit = inf if minutes is None else minutes
    if sizes == (1,) and title_named(title).alone:
        if plot:
            raise BadSetup("who learns alone leaves nothing to be drawn")
        _alone(lesson, folder, jobs, limit, words)
        return
    draw = _drawing() if plot else None
    with counted(words, lesson.parts * generations) as count:
        fits = train(lesson, folder, jobs, limit, count)
    console = Console(highlight=False)
    console.print(
        words.say(
            "train-fit",
            generations=len(fits),
            loss=f"{fits[-1].unseen[-1]:.3f}",
            even=f"{sum(map(even, sizes)) / len(sizes):.3f}",
            right=f"{fits[-1].right:.0%}",
        )
    )
    _told_use(console, folder, words)
    if plot and draw:
        draw(fits, words, plot)


def _alone(lesson: Lesson, folder: Path, jobs: int, minutes: float, words: Words) -> None:
    """Let somebody play alone and learn from it."""
    with counted(words, lesson.games * lesson.generations) as count:
        done = practise(lesson, folder, jobs, minutes, count)
    console = Console(highlight=False)
    if not done:
        raise BadSetup("there was not even time for one generation")
    last = done[-1]
    console.print(
        words.say(
            "train-alone",
            games=len(done) * lesson.games,
            mean=f"{last.mean:.1f}",
            error=f"{last.error:.1f}",
            last=last.games,
        )
    )
    _told_use(console, folder, words)


def _told_use(console: Console, folder: Path, words: Words) -> None:
    console.print(words.say("train-use", player=f"learned:{folder / 'net.npz'}"))


def _drawing() -> Callable[[list[Fit], Words, Path], None]:
    """What draws; if the extra that it needs is missing, that is said before the games."""
    from oikumene.lab.plots import plot_fit

    return plot_fit


def _numbers(text: str) -> tuple[int, ...]:
    try:
        return tuple(int(part) for part in text.split(","))
    except ValueError:
        raise BadSetup(f"seats are numbers such as 2,3,4, not {text!r}") from None
