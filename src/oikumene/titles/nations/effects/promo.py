"""The promo card (NAT-VAR-11)."""

from __future__ import annotations

from oikumene.titles.nations.actions import special
from oikumene.titles.nations.state import Nation, NationsTable


async def grand_duchy_of_finland(_s: NationsTable, _n: Nation) -> str:
    """Skip the turn without passing."""
    return ""


special("grand_duchy_of_finland", lambda _s, _n: None, grand_duchy_of_finland)
