"""Plain-data records.

A title's state is a tree of records whose fields are numbers, short texts, records, and lists and
dictionaries of those. Copying, the JSON form and the views are made once per record class from its
field declarations, so a new field needs no second place to be mentioned in.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated, Any, TypeVar, get_args, get_origin, get_type_hints

import msgspec

from oikumene.engine.errors import StartupError

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


class Record(msgspec.Struct, gc=False):
    """A piece of state. Subclasses only declare fields.

    Plain data has no cycles, so the collector need not look at it.
    """

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
    declared = unmarked(declared)
    arms = [arm for arm in get_args(declared) if arm is not type(None)]
    return arms[0] if optional(declared) and len(arms) == 1 else declared


def unmarked(declared: Any) -> Any:
    """The type without its mark."""
    return get_args(declared)[0] if get_origin(declared) is Annotated else declared


def optional(declared: Any) -> bool:
    """Whether the type allows None."""
    return type(None) in get_args(unmarked(declared))


def holds_records(declared: Any) -> bool:
    """Whether a value of this type is or contains records."""
    if isinstance(declared, type) and issubclass(declared, Record):
        return True
    return any(holds_records(inner) for inner in get_args(declared))


def _copier(cls: type[Record]) -> Callable[[Any], Any]:
    """Write and compile ``lambda o: cls(o.a, o.b[:], …)``: the fastest copy that CPython has."""
    known: dict[str, Any] = {}
    code = _copy_of_some("o", cls, known)
    return eval(f"lambda o: {code}", known)  # type: ignore[no-any-return]


def _copy_code(value: str, declared: Any, known: dict[str, Any]) -> str:
    code = _copy_of_some(value, bare(declared), known)
    if code == value or not optional(declared):
        return code
    return f"(None if {value} is None else {code})"


def _copy_of_some(value: str, kind: Any, known: dict[str, Any]) -> str:
    if isinstance(kind, type) and issubclass(kind, Record):
        name = f"cls{len(known)}"
        known[name] = kind
        parts = [_copy_code(f"{value}.{at}", of, known) for at, of in fields(kind).items()]
        return f"{name}({', '.join(parts)})"
    if get_origin(kind) not in (list, dict):
        if _can_change(kind):
            raise StartupError(f"a record cannot hold {kind}: its copies would share it")
        return value
    inner = _copy_code("x", get_args(kind)[-1], known)
    if inner == "x":
        return f"{value}.copy()" if get_origin(kind) is dict else f"{value}[:]"
    if get_origin(kind) is dict:
        return f"{{k: {inner} for k, x in {value}.items()}}"
    return f"[{inner} for x in {value}]"


def _can_change(kind: Any) -> bool:
    """Whether a value of this type can be changed in place, or holds something that can."""
    if isinstance(kind, type) and issubclass(kind, msgspec.Struct):
        return not kind.__struct_config__.frozen
    return (get_origin(kind) or kind) in (list, dict, set) or any(map(_can_change, get_args(kind)))
