"""Plain-data records.

A title's state is a tree of records whose fields are numbers, short texts, lists of those, and
lists of records. Copying, the JSON form and the views are made once per record class from its
field declarations, so a new field needs no second place to be mentioned in.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated, Any, TypeVar, get_args, get_origin, get_type_hints

import msgspec

T = TypeVar("T")
R = TypeVar("R", bound="Record")

# Who may see a field. A field without a mark is seen by nobody: views are whitelists.
Public = Annotated[T, "public"]
"""Everybody sees it."""
Owner = Annotated[T, "owner"]
"""The seat of the record sees it; the others see how many there are (of a list) or nothing."""
Count = Annotated[T, "count"]
"""Nobody sees it, everybody sees how many there are: a face-down deck."""
Hidden = Annotated[T, "hidden"]
"""Nobody sees it."""


class Record(msgspec.Struct):
    """A piece of state. Subclasses only declare fields."""

    def copy(self: R) -> R:
        """An independent copy; lists and records inside are copied, plain values shared."""
        maker = _COPIERS.get(type(self))
        if maker is None:
            maker = _COPIERS[type(self)] = _copier(type(self))
        return maker(self)  # type: ignore[no-any-return]


class Entry(msgspec.Struct, frozen=True):
    """Something that happened: a text key, its arguments, and who may know (None: everybody)."""

    key: str
    args: dict[str, str | int]
    audience: tuple[int, ...] | None = None


class Table(Record):
    """The root of a title's state."""

    phase: Public[str]
    """The step that comes next; the title maps it to a function. OVER ends the match."""
    chance: Hidden[int]
    """The one integer of randomness (see chance.py)."""
    journal: Hidden[list[Entry] | None]
    """What happened since the last safe point; None switches the journal off."""


OVER = "over"

_COPIERS: dict[type, Callable[[Any], Any]] = {}


def fields(cls: type[Record]) -> dict[str, Any]:
    """Field name → declared type, marks included."""
    hints = get_type_hints(cls, include_extras=True)
    return {name: hints[name] for name in cls.__struct_fields__}


def mark_of(declared: Any) -> str:
    """Who may see a field of this declared type."""
    if get_origin(declared) is not Annotated:
        return "hidden"
    return str(get_args(declared)[1])


def bare(declared: Any) -> Any:
    """The type without its mark and without ``| None``."""
    if get_origin(declared) is Annotated:
        declared = get_args(declared)[0]
    arms = [arm for arm in get_args(declared) if arm is not type(None)]
    if len(arms) == 1 and type(None) in get_args(declared):
        return arms[0]
    return declared


def _copier(cls: type[Record]) -> Callable[[Any], Any]:
    """Write and compile ``lambda o: cls(o.a, o.b[:], …)``: the fastest copy that CPython has."""
    known: dict[str, Any] = {"cls": cls}
    parts = []
    for name, declared in fields(cls).items():
        code = _copy_code(f"o.{name}", bare(declared), known)
        if code != f"o.{name}" and type(None) in get_args(get_args(declared)[0]):
            code = f"(None if o.{name} is None else {code})"
        parts.append(code)
    return eval(f"lambda o: cls({', '.join(parts)})", known)  # type: ignore[no-any-return]


def _copy_code(value: str, kind: Any, known: dict[str, Any]) -> str:
    if isinstance(kind, type) and issubclass(kind, Record):
        known[f"copy_{kind.__name__}"] = _COPIERS.setdefault(kind, _copier(kind))
        return f"copy_{kind.__name__}({value})"
    if get_origin(kind) is dict:
        return f"{value}.copy()"
    if get_origin(kind) is not list:
        return value
    inner = _copy_code("x", get_args(kind)[0], known)
    if inner == "x":
        return f"{value}[:]"
    return f"[{inner} for x in {value}]"
