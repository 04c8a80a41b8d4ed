"""What happened: key + arguments + who may know. Sentences are made at the edge, per language.

An argument that names a thing is written ``kind:id`` (``card:ziggurat``, ``seat:2``), so that any
screen can find its name and light it up.
"""

from __future__ import annotations

from oikumene.engine.state import Entry, Table


def log(s: Table, key: str, audience: tuple[int, ...] | None = None, **args: str | int) -> None:
    """Write an entry; with the journal off (search) nothing is kept."""
    if s.journal is not None:
        s.journal.append(Entry(key, args, audience))


def known_to(entries: list[Entry], seat: int | None) -> list[Entry]:
    """The entries that a seat (None: a spectator) may read."""
    return [e for e in entries if e.audience is None or (seat is not None and seat in e.audience)]
