"""What every title's screen shares: the journal, the question, its numbered options."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from importlib import import_module
from itertools import groupby
from typing import Any, Protocol, cast

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from oikumene.engine.decision import Decision, Option
from oikumene.engine.match import Match
from oikumene.engine.state import Entry
from oikumene.text import Words

Marks = Mapping[str, str]
"""Thing → the numbers of the options that concern it."""

SEAT_STYLES = ("bright_cyan", "bright_yellow", "bright_magenta", "bright_green", "bright_red")
HEADINGS = ("round", "phase")
"""Journal entries that open a part of the game."""
LINE = 74
"""What fits into a rule at 80 columns; a longer question stands below it."""
NEWS = 24
"""Journal lines that are shown without being asked for."""


class Drawing(Protocol):
    """How a title looks at the terminal: made from views and words, and from nothing else."""

    def table(
        self, view: Mapping[str, Any], words: Words, seat: int | None, marks: Marks
    ) -> RenderableType:
        """What lies in the middle, how all stand, and the seat's own board."""

    def boards(self, view: Mapping[str, Any], words: Words, seat: int | None) -> RenderableType:
        """The boards of all other seats."""

    def final(self, view: Mapping[str, Any], words: Words) -> RenderableType:
        """The score sheet."""

    def things(self) -> Sequence[str]:
        """Everything printed that has a name and a text."""


def drawing_of(title: str) -> Drawing:
    """The drawing of a title."""
    return cast(Drawing, import_module(f"oikumene.cli.{title}"))


def seat_style(seat: int) -> str:
    """How what belongs to a seat looks."""
    return f"bold {SEAT_STYLES[seat % len(SEAT_STYLES)]}"


def seat_name(words: Words, seat: int) -> Text:
    """A seat's name in its colour."""
    return Text(words.player(seat), style=seat_style(seat))


def section(title: str, style: str = "dim") -> Rule:
    """The heading of a part of the screen."""
    return Rule(Text(title, style="bold"), align="left", style=style)


def plain_table() -> Table:
    """A table without lines."""
    return Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="dim", expand=True)


def described(some: Iterable[str], words: Words) -> Text:
    """Names with their texts, a line each."""
    lines = []
    for thing in some:
        text = words.text(thing)
        dash = words.say("dash") if text else ""
        lines.append(Text.assemble(words.name(thing), (f"{dash}{text}", "dim")))
    return Text("\n").join(lines)


def journal(words: Words, entries: Sequence[Entry], seats: int) -> RenderableType:
    """What happened, a line each; the seats' names in their colours."""
    return Group(*(_line(words, entry, seats) for entry in entries))


def _line(words: Words, entry: Entry, seats: int) -> RenderableType:
    if entry.key in HEADINGS:
        return Text(words.entry(entry), style="bold")
    line = Text(words.entry(entry))
    for seat in range(seats):
        style = SEAT_STYLES[seat % len(SEAT_STYLES)]
        line.highlight_words([words.player(seat)], style)
    return Padding(line, (0, 0, 0, 2))


def question(words: Words, match: Match, decision: Decision) -> RenderableType:
    """What is asked, and what can be answered, by groups."""
    groups = _groups(decision.options)
    parts: list[RenderableType] = [_asked(words, decision)]
    for verb, numbers in groups:
        headed = len(groups) > 1 and words.has(f"group-{verb}")
        if headed:
            parts.append(Text(words.say(f"group-{verb}"), style="italic"))
        elif len(parts) > 1:
            parts.append(Text())
        options = [decision.options[n] for n in numbers]
        texts = [_option(words, match, decision, option, headed) for option in options]
        parts.append(_listed([Text(f"{n + 1:>3}", style="bold") for n in numbers], texts))
    return Group(*parts)


def _option(words: Words, match: Match, decision: Decision, option: Option, headed: bool) -> str:
    """An option in words; under the heading of its group in few words."""
    if headed and words.has(f"brief-{option.verb}"):
        return words.say(f"brief-{option.verb}", **match.facts(decision.seat, option))
    return words.option(match, decision.seat, option)


def _asked(words: Words, decision: Decision) -> RenderableType:
    style = SEAT_STYLES[decision.seat % len(SEAT_STYLES)]
    name, asked = seat_name(words, decision.seat), Text(words.ask(decision), style="bold")
    title = Text.assemble(name, " · ", asked)
    if title.cell_len > LINE:
        return Group(Rule(name, align="left", style=style), asked)
    return Rule(title, align="left", style=style)


def _groups(options: Sequence[Option]) -> list[tuple[str, list[int]]]:
    """Verb → the places of its options; the order of the options stays as it is."""
    runs = groupby(range(len(options)), lambda at: options[at].verb)
    return [(verb, list(places)) for verb, places in runs]


def _listed(numbers: list[Text], texts: list[str]) -> RenderableType:
    """Short options side by side; long ones below each other, wrapped beside their numbers."""
    if max(map(len, texts)) <= LINE:
        lines = [Text.assemble(n, " ", text) for n, text in zip(numbers, texts, strict=True)]
        return Columns(lines, padding=(0, 2), column_first=True)
    grid = Table.grid(padding=(0, 1, 0, 0))
    for line in zip(numbers, texts, strict=True):
        grid.add_row(*line)
    return grid


def marks_of(options: Sequence[Option]) -> dict[str, str]:
    """For each thing, the numbers of the options that are first of all about it."""
    numbers: dict[str, list[int]] = {}
    for n, option in enumerate(options, 1):
        for thing in option.things[:1]:
            numbers.setdefault(thing, []).append(n)
    return {thing: spans(found) for thing, found in numbers.items()}


def spans(numbers: Sequence[int]) -> str:
    """Rising numbers in short: ``3, 7–9``."""
    parts: list[list[int]] = []
    for n in numbers:
        if parts and parts[-1][-1] == n - 1:
            parts[-1].append(n)
        else:
            parts.append([n])
    return ", ".join(f"{p[0]}–{p[-1]}" if len(p) > 1 else str(p[0]) for p in parts)


def refusals(words: Words, decision: Decision) -> RenderableType:
    """What is not available, why, and by which rule."""
    together: dict[tuple[str, str], list[str]] = {}
    for refusal in decision.why_not():
        names = [words.name(thing) for thing in refusal.option.things]
        together.setdefault((refusal.option.verb, refusal.rule), []).extend(names)
    if not together:
        return Text(words.say("cli-nothing-refused"))
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), show_header=False)
    table.add_column(ratio=2)
    table.add_column(ratio=3)
    table.add_column(style="dim", no_wrap=True)
    for (verb, rule), names in together.items():
        heading = words.say(f"group-{verb}") if words.has(f"group-{verb}") else ""
        what = ": ".join(filter(None, (heading, ", ".join(names))))
        table.add_row(what, words.why(rule), rule)
    return table
