"""Printed things that score at the end of the game (COC-END-08)."""

from __future__ import annotations

from oikumene.titles.clash.cards import ADVANCES, BARBARIANS, LEADER
from oikumene.titles.clash.hooks import HOOKS
from oikumene.titles.clash.pieces import kind_of, space_of
from oikumene.titles.clash.scoring import POINT
from oikumene.titles.clash.state import ClashTable, Player


@HOOKS.changes("score", "knut")
def knut(s: ClashTable, owner: int, halves: int, p: Player, category: str) -> int:
    """Half a point for each space between him and the starting city; he may have come along the
    edge of the board to where no explored way leads: then there is no distance (COC-GEN-10)."""
    if p.seat != owner or category != "events":
        return halves
    leaders = [u for u in s.units[owner] if kind_of(u) == LEADER]
    steps = [s.ground.distances(space_of(u))[p.start] for u in leaders]
    return halves + sum(n for n in steps if n < len(s.ground.names))


@HOOKS.changes("score", "city_independence")
def city_independence(s: ClashTable, owner: int, halves: int, p: Player, category: str) -> int:
    """Phoenicia: half a point more for each own Port, nothing for government advances."""
    if p.seat != owner:
        return halves
    if category == "city_pieces":
        return halves + sum(city.buildings.get("port") == owner for city in s.cities.values())
    if category == "advances":
        return halves - sum(id_ in ADVANCES and ADVANCES[id_].government for id_ in p.advances)
    return halves


@HOOKS.changes("score", "druidic_influence")
def druidic_influence(s: ClashTable, owner: int, halves: int, p: Player, category: str) -> int:
    """Celts: a point for each token under a barbarian settlement (COC-CIV-23)."""
    if p.seat != owner or category != "objectives":
        return halves
    tokens = sum(city.tokens for city in s.cities.values() if city.owner == BARBARIANS)
    return halves + POINT * tokens
