"""The Trade phase: income (CIV-TRD). What follows is in negotiation.py."""

from __future__ import annotations

from oikumene.titles.civilization.jobs import job
from oikumene.titles.civilization.resources import gain_trade
from oikumene.titles.civilization.state import CivilizationTable, cities_of
from oikumene.titles.civilization.yields import trade_of


@job("collect")
async def collect(s: CivilizationTable) -> None:
    """Everybody adds the trade of all cities to the dial (CIV-TRD-01, CIV-TRD-06)."""
    for seat in s.turn_order:
        p = s.players[seat]
        gain_trade(s, p, sum(trade_of(s, city) for city in cities_of(s, seat)), "income")
