"""Harvesting resources (CIV-HRV)."""

from __future__ import annotations

from functools import cache

from oikumene.engine.decision import Option, choose
from oikumene.titles.civilization.cards import MARKET, NO
from oikumene.titles.civilization.resources import take_token
from oikumene.titles.civilization.state import CivilizationTable, Player
from oikumene.titles.civilization.yields import resources_of

TAKE = {name: Option("take", (name,), (f"resource:{name}",)) for name in MARKET}


@cache
def slot(name: str) -> int:
    """Where the tokens of a resource lie in the market."""
    return MARKET.index(name)


def harvestable(s: CivilizationTable, city: int) -> list[str]:
    """The resources that a city could harvest: a symbol and a token are there (CIV-HRV-02)."""
    ground = s.ground
    if not s.sent and not any(ground.resource[n] for n in ground.around[city]):
        return []
    return [name for name in resources_of(s, city) if s.market[slot(name)]]


async def choose_tokens(s: CivilizationTable, p: Player, city: int, tokens: int) -> list[str]:
    """The tokens that a harvest takes; those beyond the first may be declined (CIV-WON-19)."""
    found: list[str] = []
    while len(found) < tokens:
        names = [n for n in harvestable(s, city) if s.market[slot(n)] > found.count(n)]
        if not names:
            break
        options = [TAKE[name] for name in names]
        answer = await choose(
            p.seat, "harvest", [*options, NO] if found else options, square=s.ground.things[city]
        )
        if answer == NO:
            break
        found.append(str(answer.args[0]))
    return found


async def harvest(s: CivilizationTable, p: Player, city: int, tokens: int = 1) -> None:
    """Tokens come from the market (CIV-HRV-01, CIV-HRV-03)."""
    for name in await choose_tokens(s, p, city, tokens):
        take_token(s, p, name)
