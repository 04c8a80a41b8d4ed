"""The titles, by name."""

from __future__ import annotations

from importlib import import_module

from oikumene.engine.errors import UnknownTitle, listed
from oikumene.engine.title import Title

NAMES = ("nations", "dawn", "clash", "civilization")


def title_named(name: str) -> Title:
    """The title of that name."""
    if name not in NAMES:
        raise UnknownTitle(f"there is no title {name!r}; there is: {listed(NAMES)}")
    title = import_module(f"oikumene.titles.{name}").TITLE
    assert isinstance(title, Title)
    return title
