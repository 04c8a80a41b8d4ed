"""What changed between two views, small enough to send at every answer.

A delta of a dictionary or list is ``{"=": set, "~": changed inside, "-": dropped, "+": appended}``;
places of a list are keys like any other.
"""

from __future__ import annotations

from typing import Any

Delta = dict[str, Any]


def delta(old: dict[str, Any], new: dict[str, Any]) -> Delta:
    """What turns `old` into `new`; nothing if they are equal."""
    found: Delta = {}
    if dropped := [key for key in old if key not in new]:
        found["-"] = dropped
    for key, value in new.items():
        if key not in old:
            found.setdefault("=", {})[key] = value
        elif old[key] != value:
            _compare(found, key, old[key], value)
    return found


def _compare(found: Delta, key: str, old: Any, new: Any) -> None:
    if isinstance(old, dict) and isinstance(new, dict):
        found.setdefault("~", {})[key] = delta(old, new)
    elif isinstance(old, list) and isinstance(new, list) and old and (inner := _listed(old, new)):
        found.setdefault("~", {})[key] = inner
    else:
        found.setdefault("=", {})[key] = new


def _listed(old: list[Any], new: list[Any]) -> Delta | None:
    """A list that grew at its end, or changed in places; None: it must be sent whole."""
    if len(new) < len(old):
        return None
    found: Delta = {"+": new[len(old) :]} if len(new) > len(old) else {}
    for at, (before, after) in enumerate(zip(old, new, strict=False)):
        if before != after:
            _compare(found, str(at), before, after)
    return found
