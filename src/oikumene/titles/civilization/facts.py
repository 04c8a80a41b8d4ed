"""What a screen says beside an option: names, numbers, and why they are what they are."""

from __future__ import annotations

from typing import Any

from oikumene.engine.decision import Option
from oikumene.titles.civilization.state import CivilizationTable


def facts(_s: CivilizationTable, _seat: int, _option: Option) -> dict[str, Any]:
    """Nothing yet."""
    return {}
