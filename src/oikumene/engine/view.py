"""What a seat may see: built by whitelist from the marks beside the fields (see state.py)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec

from oikumene.engine.state import Record, fields, holds_records, mark_of

_VIEWERS: dict[type, list[tuple[str, str, Callable[[Any, int | None], Any]]]] = {}


def seen(record: Record, seat: int | None) -> dict[str, Any]:
    """A JSON-ready form of a record with only what the seat (None: a spectator) may see."""
    cls = type(record)
    marks = _VIEWERS.get(cls)
    if marks is None:
        marks = _VIEWERS[cls] = [
            (name, mark_of(kind), _shown if holds_records(kind) else _plain)
            for name, kind in fields(cls).items()
        ]
    mine = seat is not None and getattr(record, "seat", None) == seat
    found: dict[str, Any] = {}
    for name, mark, show in marks:
        value = getattr(record, name)
        if mark == "public" or (mark == "owner" and mine):
            found[name] = show(value, seat)
        elif mark != "hidden" and isinstance(value, list):
            found[name] = {"count": len(value)}
    return found


def _shown(value: Any, seat: int | None) -> Any:
    if isinstance(value, Record):
        return seen(value, seat)
    if isinstance(value, list):
        return [_shown(item, seat) for item in value]
    if isinstance(value, dict):
        return {str(key): _shown(item, seat) for key, item in value.items()}
    return to_plain(value)


def _plain(value: Any, _seat: int | None) -> Any:
    plain = to_plain(value)
    return list(plain) if isinstance(plain, tuple) else plain  # JSON knows lists only


def to_plain(value: Any) -> Any:
    """A JSON-ready form of a value without secrets."""
    return msgspec.to_builtins(value, str_keys=True)
