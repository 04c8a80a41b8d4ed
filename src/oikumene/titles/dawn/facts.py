"""What a screen says beside an option."""

from __future__ import annotations

from typing import Any

from oikumene.engine.decision import Option
from oikumene.titles.dawn.state import DawnTable


def facts(_s: DawnTable, _seat: int, _option: Option) -> dict[str, Any]:
    """Nothing yet."""
    return {}
