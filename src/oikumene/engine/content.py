"""Reading and checking a title's data files: strict, typed, once."""

from __future__ import annotations

from importlib.resources import files
from typing import TypeVar

import msgspec

from oikumene.engine.errors import StartupError

T = TypeVar("T")


def read(package: str, name: str, kind: type[T]) -> T:
    """The content of ``<package>/data/<name>.json`` as typed objects."""
    text = files(package).joinpath("data", f"{name}.json").read_bytes()
    try:
        return msgspec.json.decode(text, type=kind)
    except msgspec.DecodeError as wrong:
        raise StartupError(f"{package}: data/{name}.json: {wrong}") from wrong
