"""What is sent to browsers: keys and arguments; the sentences are made there, in any language."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import lru_cache
from importlib import import_module
from importlib.resources import files
from typing import Any, get_args

from oikumene.engine.match import Match
from oikumene.engine.state import Entry, Record, fields, mark_of
from oikumene.text import LANGUAGES, MissingText, words_of
from oikumene.titles import title_named

APP = "app"
"""The words of the browser app itself, beside those of the titles."""


def view_of(match: Match, seat: int | None) -> dict[str, Any]:
    """What a seat sees, with all that its sentences need."""
    view = match.view(seat)
    title = words_of(match.title.name)
    view["called"] = {str(at): name for at, name in title.seats(view).items()} if title else {}
    if view["decision"]:
        _complete(match.title.name, view["decision"])
    if view["result"]:
        result = view["result"]
        result["args"] |= more(match.title.name, f"result-{result['reason']}", result["args"])
    return view


@lru_cache
def open_to_all(record: type[Record]) -> bool:
    """Whether every seat sees the same of a record: nothing in it is for its owner alone."""
    return all(
        mark_of(declared) != "owner" and all(map(open_to_all, _records(declared)))
        for declared in fields(record).values()
    )


def _records(declared: Any) -> Iterator[type[Record]]:
    if isinstance(declared, type) and issubclass(declared, Record):
        yield declared
    for inner in get_args(declared):
        yield from _records(inner)


def _complete(title: str, decision: dict[str, Any]) -> None:
    ask, args = decision["ask"], decision["args"]
    args |= more(title, f"ask-{ask}", args)
    for option in decision["options"]:
        verb = f"option-{option['verb']}"
        keys = [verb, *(f"{verb}-{word}" for word in option["args"][:1])]
        for key in keys:
            option["facts"] |= more(title, key, {**args, **option["facts"]})


def entry_of(title: str, entry: Entry, moment: int) -> dict[str, Any]:
    """A journal entry for a browser."""
    args = {**entry.args, **more(title, f"log-{entry.key}", entry.args)}
    return {"key": entry.key, "args": args, "moment": moment}


def more(title: str, key: str, args: Mapping[str, Any]) -> dict[str, Any]:
    """What a title's sentence wants to know beyond what the rules said."""
    module = words_of(title)
    return module.more(key, args) if module else {}


@lru_cache
def things(title: str) -> dict[str, dict[str, Any]]:
    """Everything printed: what a screen shows of it, and the phrases of its text."""
    words = words_of(title)
    printed = import_module(f"{title_named(title).package}.printed").printed()
    if words is None:
        return dict(printed)
    return {
        reference: {"parts": words.parts(reference), "text": words.text(reference), **shown}
        for reference, shown in printed.items()
    }


@lru_cache
def fluent(language: str, scope: str) -> str:
    """All messages of the app or of a title in a language."""
    if language not in LANGUAGES:
        raise MissingText(f"there is no language {language!r}; there is: {', '.join(LANGUAGES)}")
    package = "oikumene" if scope == APP else title_named(scope).package
    folder = files(package).joinpath("text", language)
    names = sorted(file.name for file in folder.iterdir() if file.name.endswith(".ftl"))
    return "\n".join(folder.joinpath(name).read_text(encoding="utf-8") for name in names)
