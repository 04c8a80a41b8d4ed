"""When a city is mature (CND-CIT)."""

from __future__ import annotations

from oikumene.engine.hexes import Area
from oikumene.titles.dawn.hooks import HOOKS
from oikumene.titles.dawn.state import DawnTable, Player

NO_FRIENDS: frozenset[int] = frozenset()


def mature_cities(s: DawnTable, p: Player) -> list[int]:
    """Cities whose adjacent spaces all hold a friendly control token or are water."""
    lacks = missing(s, p, s.ground.land.area(p.control))
    return [city for city, lack in zip(p.cities, lacks, strict=True) if not lack]


def missing(s: DawnTable, p: Player, tokens: Area) -> list[int]:
    """By city: the control tokens that it lacks to be mature; its owner has these."""
    ground = s.ground
    for friend in HOOKS.value(s, "maturity.friends", NO_FRIENDS, p):
        tokens |= ground.land.area(s.players[friend].control)
    near, others = ground.near, ~tokens
    return [(near[city] & others).bit_count() for city in p.cities]
