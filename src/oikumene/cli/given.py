"""What was given on the command line, as the rest of the program needs it."""

from __future__ import annotations

import os
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Annotated, Any

import typer

from oikumene.engine.errors import BadSave, BadSetup, listed
from oikumene.engine.title import Setting, Title, Value
from oikumene.players import Player, player_named
from oikumene.text import LANGUAGES

ME = "me"

TitleName = Annotated[str, typer.Argument(metavar="TITLE", help="A title, as `titles` lists them.")]
OptionPairs = Annotated[
    list[str] | None,
    typer.Option(
        "--option", metavar="NAME=VALUE", help="A table option, see `titles`; repeatable."
    ),
]
Seats = Annotated[int, typer.Option("--seats", help="How many seats.")]
Games = Annotated[int, typer.Option("--games", help="How many games.")]
Players = Annotated[
    str,
    typer.Option("--players", help="Machine players by seat; the last one takes the other seats."),
]
Seed = Annotated[int, typer.Option("--seed", help="The same seed, the same games.")]
Jobs = Annotated[int, typer.Option("--jobs", help="How many processes.")]
Json = Annotated[bool, typer.Option("--json", help="Print one JSON object.")]
Language = Annotated[
    str | None, typer.Option("--language", help="en, ru or uk; by default that of the system.")
]


def checked_language(given: str | None) -> str:
    """The language to speak: the given one, or that of the system."""
    if given is None:
        return _language_of_system()
    if given not in LANGUAGES:
        raise BadSetup(f"there is no language {given!r}; there is: {listed(LANGUAGES)}")
    return given


def _language_of_system() -> str:
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if value := os.environ.get(name):
            return value[:2] if value[:2] in LANGUAGES else "en"
    return "en"


def people_and_machines(names: Sequence[str], seats: int) -> list[Player | None]:
    """Who sits where: a machine player, or None for a person."""
    if len(names) > seats:
        raise BadSetup(f"{len(names)} players for {seats} seats: name 1 to {seats}")
    filled = (*names, *[names[-1]] * (seats - len(names)))
    return [None if name == ME else _machine(name) for name in filled]


def _machine(spec: str) -> Player:
    try:
        return player_named(spec)
    except BadSetup as wrong:
        raise BadSetup(f"{wrong}; a person is {ME!r}") from None


def chosen_options(title: Title, pairs: Iterable[str]) -> dict[str, Any]:
    """Table options from ``name=value``; a list per seat is ``difficulty=king,prince``."""
    settings = {setting.name: setting for setting in title.settings}
    chosen: dict[str, Any] = {}
    for pair in pairs:
        name, equals, text = pair.partition("=")
        if not equals:
            raise BadSetup(f"an option is written NAME=VALUE, not {pair!r}")
        chosen[name] = _value(settings[name], text) if name in settings else text
    return chosen


def _value(setting: Setting, text: str) -> Any:
    if setting.per_seat and "," in text:
        return [_one(setting, part) for part in text.split(",")]
    return _one(setting, text)


def _one(setting: Setting, text: str) -> Value:
    """The allowed value that is written so; anything else the title will refuse by itself."""
    return next((value for value in setting.values if text in option_forms(value)), text)


def option_forms(value: Value) -> tuple[str, ...]:
    """How a value can be written; the first way is the one to show."""
    if isinstance(value, bool):
        return ("on", "true", "yes") if value else ("off", "false", "no")
    return ("none",) if value is None else (str(value),)


def read_save(path: Path) -> str:
    """The text of a saved match."""
    try:
        return path.read_text(encoding="utf-8")
    except UnicodeDecodeError:
        raise BadSave(f"{path} is not a text file") from None
