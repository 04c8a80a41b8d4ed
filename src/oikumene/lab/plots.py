"""Pictures of what the laboratory found. They need Matplotlib: the extra `plots`."""

from __future__ import annotations

from pathlib import Path

from oikumene.engine.errors import OikumeneError
from oikumene.lab.arena import Report
from oikumene.lab.fit import Fit
from oikumene.lab.stats import Statistics, Thing
from oikumene.text import Words

try:
    from matplotlib.axes import Axes
    from matplotlib.figure import Figure
    from matplotlib.ticker import MaxNLocator, PercentFormatter
except ImportError:
    raise OikumeneError('pictures need Matplotlib: pip install "oikumene[plots]"') from None

INK, FAINT = "#1f4e79", "#9a9a9a"
BARS = 24
"""The most that a histogram has."""


def plot_arena(report: Report, words: Words, path: Path) -> None:
    """The ratings and the shares of wins, each with its interval, the strongest on top."""
    figure = Figure(figsize=(10, 2 + 0.4 * len(report.standings)), layout="constrained")
    left, right = figure.subplots(1, 2, sharey=True)
    _ratings(left, report, words)
    _shares(right, report, words)
    left.set_yticks(range(len(report.standings)), list(report.standings))
    left.set_ylim(len(report.standings) - 0.5, -0.5)
    figure.suptitle(
        words.say(
            "arena-summary",
            title=words.say(f"title-{report.order.title}"),
            seats=report.order.seats,
            games=report.games,
        )
    )
    _save(figure, path)


def _save(figure: Figure, path: Path) -> None:
    try:
        figure.savefig(path, dpi=150)
    except ValueError as wrong:  # the name ends in something that is no picture
        raise OikumeneError(f"{path}: {wrong}") from None


def _ratings(axes: Axes, report: Report, words: Words) -> None:
    rated = [standing.rating for standing in report.standings.values()]
    axes.axvline(0, color=FAINT, linewidth=1)
    axes.errorbar(
        [rating.elo for rating in rated],
        range(len(rated)),
        xerr=[rating.margin for rating in rated],
        fmt="o",
        color=INK,
        capsize=3,
    )
    axes.set_xlabel(words.say("arena-plot-rating"))
    axes.grid(axis="x", alpha=0.3)


def _shares(axes: Axes, report: Report, words: Words) -> None:
    standings = list(report.standings.values())
    shares = [standing.games for standing in standings]
    rows = range(len(shares))
    below = [share.share - share.low for share in shares]
    above = [share.high - share.share for share in shares]
    axes.scatter(
        [standing.parity for standing in standings],
        rows,
        marker="|",
        s=200,
        color=FAINT,
        label=words.say("arena-parity"),
    )
    values = [share.share for share in shares]
    axes.errorbar(values, rows, xerr=(below, above), fmt="o", color=INK, capsize=3)
    axes.set_xlim(-0.02, 1.02)
    axes.xaxis.set_major_formatter(PercentFormatter(1))
    axes.set_xlabel(words.say("arena-plot-share"))
    axes.grid(axis="x", alpha=0.3)
    axes.legend(loc="lower right")


def plot_statistics(stats: Statistics, words: Words, folder: Path, top: int) -> None:
    """How long games were, how wide, and how those fared who had a thing: a picture each."""
    if not stats.games:
        return
    plot_lengths(stats, words, folder / "length.png")
    plot_course(stats, words, folder / "course.png")
    if things := stats.best(top) + stats.worst(top):
        plot_things(stats, things, words, folder / "things.png")


def plot_lengths(stats: Statistics, words: Words, path: Path) -> None:
    """How many games had so many rounds, and so many decisions."""
    figure = Figure(figsize=(10, 4), layout="constrained")
    both = {"stats-rounds": stats.by_rounds, "stats-decisions": stats.by_decisions}
    for axes, (key, lengths) in zip(figure.subplots(1, 2), both.items(), strict=True):
        least, most = min(lengths), max(lengths)
        step = 1 + (most - least) // BARS
        edges = [n - 0.5 for n in range(least, most + step + 1, step)]
        axes.hist(list(lengths), bins=edges, weights=list(lengths.values()), color=INK, rwidth=0.9)
        axes.xaxis.set_major_locator(MaxNLocator(integer=True, min_n_ticks=1))
        axes.yaxis.set_major_locator(MaxNLocator(integer=True, min_n_ticks=1))
        axes.set_xlabel(words.say(key))
        axes.set_ylabel(words.say("stats-games"))
    figure.suptitle(words.say("stats-plot-length"))
    _save(figure, path)


def plot_course(stats: Statistics, words: Words, path: Path) -> None:
    """How many options decisions have, from the start of a game to its end."""
    figure = Figure(figsize=(10, 4), layout="constrained")
    axes = figure.subplots()
    ends = [at / len(stats.course) for at in range(len(stats.course) + 1)]
    lines = (("mean", INK, "-"), ("median", FAINT, "-"), ("p90", FAINT, "--"))
    for name, colour, style in lines:
        values = [getattr(part, name) for part in stats.course]
        axes.stairs(
            values,
            ends,
            baseline=None,
            color=colour,
            linestyle=style,
            linewidth=2,
            label=words.say(f"stats-{name}"),
        )
    axes.set_xlim(0, 1)
    axes.set_ylim(bottom=0)
    axes.xaxis.set_major_formatter(PercentFormatter(1))
    axes.set_xlabel(words.say("stats-plot-progress"))
    axes.set_ylabel(words.say("stats-options"))
    axes.legend(loc="best")
    figure.suptitle(words.say("stats-plot-course"))
    _save(figure, path)


def plot_things(stats: Statistics, things: list[Thing], words: Words, path: Path) -> None:
    """The share of wins of those who had a thing; where it is more than luck the dot is filled."""
    figure = Figure(figsize=(9, 2 + 0.3 * len(things)), layout="constrained")
    axes = figure.subplots()
    mean = sum(share.wins for share in stats.seats) / sum(share.count for share in stats.seats)
    axes.axvline(mean, color=FAINT, linewidth=1, label=words.say("stats-plot-all"))
    for row, each in enumerate(things):
        span = ([each.share - each.low], [each.high - each.share])
        inside = INK if each.marked else "white"
        axes.errorbar([each.share], [row], xerr=span, fmt="o", color=INK, mfc=inside, capsize=3)
    names = [f"{words.name(each.thing)} ({words.say(f'stats-how-{each.how}')})" for each in things]
    axes.set_yticks(range(len(things)), names)
    axes.set_ylim(len(things) - 0.5, -0.5)
    axes.set_xlim(-0.02, 1.02)
    axes.xaxis.set_major_formatter(PercentFormatter(1))
    axes.set_xlabel(words.say("stats-plot-share"))
    axes.grid(axis="x", alpha=0.3)
    axes.legend(loc="best")
    figure.suptitle(words.say("stats-plot-things"))
    _save(figure, path)


def plot_fit(fits: list[Fit], words: Words, path: Path) -> None:
    """How the loss fell, generation by generation, in what was learned from and in what was not."""
    figure = Figure(figsize=(7, 4), layout="constrained")
    axes = figure.subplots()
    rounds = [
        n + (at + 1) / len(fit.unseen)
        for n, fit in enumerate(fits)
        for at in range(len(fit.unseen))
    ]
    learned = [loss for fit in fits for loss in fit.learned]
    unseen = [loss for fit in fits for loss in fit.unseen]
    axes.plot(rounds, learned, color=FAINT, label=words.say("train-plot-learned"))
    axes.plot(rounds, unseen, color=INK, label=words.say("train-plot-unseen"))
    axes.set_xlabel(words.say("train-plot-generations"))
    axes.set_ylabel(words.say("train-plot-loss"))
    axes.xaxis.set_major_locator(MaxNLocator(integer=True))
    axes.grid(alpha=0.3)
    axes.legend(frameon=False)
    _save(figure, path)
