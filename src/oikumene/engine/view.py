"""What a seat may see: built by whitelist from the marks beside the fields (see state.py)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec

from oikumene.engine.state import Record, fields, mark_of

_VIEWERS: dict[type, list[tuple[str, str]]] = {}


def seen(record: Record, seat: int | None) -> dict[str, Any]:
    """A JSON-ready form of a record with only what the seat (None: a spectator) may see."""
    cls = type(record)
    marks = _VIEWERS.get(cls)
    if marks is None:
        marks = _VIEWERS[cls] = [(name, mark_of(kind)) for name, kind in fields(cls).items()]
    mine = seat is not None and getattr(record, "seat", None) == seat
    found: dict[str, Any] = {}
    for name, mark in marks:
        value = getattr(record, name)
        if mark == "public" or (mark == "owner" and mine):
            found[name] = _shown(value, seat)
        elif mark != "hidden" and isinstance(value, list):
            found[name] = {"count": len(value)}
    return found


def _shown(value: Any, seat: int | None) -> Any:
    if isinstance(value, Record):
        return seen(value, seat)
    if isinstance(value, list) and value and isinstance(value[0], Record):
        return [seen(item, seat) for item in value]
    return to_plain(value)


to_plain: Callable[[Any], Any] = msgspec.to_builtins
