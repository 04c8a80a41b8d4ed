"""Match files from outside: anybody can write one, so nothing in it is believed."""

from __future__ import annotations

import msgspec

import oikumene
from oikumene.engine.errors import BadSave
from oikumene.engine.match import Match, without_choice
from oikumene.engine.save import kept, revived
from oikumene.table.telling import view_of


def checked(text: str) -> list[str] | None:
    """The answers that a file tells of, after playing them again; None: it holds no past.

    A crafted table can keep the rules busy for ever: call this only where somebody watches.
    """
    match = oikumene.load(text)
    try:
        for seat in (None, *range(match.seats)):
            view_of(match, seat)
    except Exception as wrong:
        raise BadSave("the saved table cannot be shown") from wrong
    try:
        for _ in oikumene.replay(text):
            pass
    except BadSave:
        return None
    return [line for line in match.history() if not without_choice(line)]


def beginning(text: str, *, past: bool) -> Match:
    """Where the table of a checked file begins: at its start, or at its last safe point."""
    if past:
        return next(oikumene.replay(text)).clone()
    match = oikumene.load(text)
    return revived(msgspec.structs.replace(kept(match), answers=[]), match.title)
