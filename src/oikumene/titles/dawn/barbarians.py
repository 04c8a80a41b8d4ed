"""Defeating a barbarian, by attack or by another effect that says so."""

from __future__ import annotations

from oikumene.engine.journal import log
from oikumene.titles.dawn.cards import SEAT
from oikumene.titles.dawn.state import NOWHERE, DawnTable, Player, put_barbarian, react
from oikumene.titles.dawn.trade import gain_trade


async def defeat(s: DawnTable, p: Player, letter: str, *, trade: bool) -> None:
    """The token leaves the map until it spawns again (CND-CBT-18)."""
    put_barbarian(s, letter, NOWHERE)
    log(s, "barbarian-defeated", seat=SEAT[p.seat], barbarian=f"barbarian:{letter}")
    if trade:
        await gain_trade(s, p, 1)
    await react(s, p, "barbarian.defeated")
