"""The promo card (NAT-VAR-11)."""

from __future__ import annotations

from oikumene.titles.nations.actions import SPECIALS, Special
from oikumene.titles.nations.state import Nation, NationsTable


async def grand_duchy_of_finland(_s: NationsTable, _n: Nation) -> str:
    """Skip the turn without passing."""
    return ""


SPECIALS["grand_duchy_of_finland"] = Special(lambda _s, _n: None, grand_duchy_of_finland)
