"""When a city is mature (CND-CIT)."""

from __future__ import annotations

from oikumene.titles.dawn.hooks import HOOKS
from oikumene.titles.dawn.state import DawnTable, Player, is_token


def mature_cities(s: DawnTable, p: Player) -> list[int]:
    """Cities whose adjacent spaces all hold a friendly control token or are water."""
    dry, pieces = s.ground.dry, s.pieces
    friends = HOOKS.value(s, "maturity.friends", {p.seat}, p)
    found = []
    for city in p.cities:
        for near in dry[city]:
            piece = pieces[near]
            if not is_token(piece) or piece >> 2 not in friends:
                break
        else:
            found.append(city)
    return found


def missing(s: DawnTable, p: Player, city: int) -> int:
    """Control tokens that a city lacks to be mature."""
    friends = HOOKS.value(s, "maturity.friends", {p.seat}, p)
    pieces = (s.pieces[near] for near in s.ground.dry[city])
    return sum(not is_token(piece) or piece >> 2 not in friends for piece in pieces)
