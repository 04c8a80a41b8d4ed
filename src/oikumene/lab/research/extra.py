"""The packages that only researchers need."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from oikumene.engine.errors import OikumeneError


@contextmanager
def research_extra() -> Iterator[None]:
    """Imports from the extra: whoever lacks a package is told how to get it."""
    try:
        yield
    except ModuleNotFoundError as missing:
        how = 'pip install "oikumene[research]"'
        raise OikumeneError(f"this needs {missing.name}: {how}") from missing
