"""Points and victory (COC-END). Points are counted in halves."""

from __future__ import annotations

from collections.abc import Callable

from oikumene.engine.title import Result
from oikumene.titles.clash.cards import NOBODY, WONDERS
from oikumene.titles.clash.hooks import HOOKS
from oikumene.titles.clash.state import ClashTable, Player

POINT = 2
PYRAMID = "great_pyramid"


def city_pieces(s: ClashTable, p: Player) -> int:
    """Settlements, and buildings wherever they stand (COC-END-02, COC-END-13, COC-END-14)."""
    seat, pieces = p.seat, 0
    for city in s.cities.values():
        if city.owner == seat:
            pieces += 1
        for colour in city.buildings.values():
            if colour == seat:
                pieces += 1
    return POINT * pieces


def advances(_s: ClashTable, p: Player) -> int:
    """Half a point each (COC-END-03)."""
    return len(p.advances)


def objectives(_s: ClashTable, p: Player) -> int:
    """2 points each; what lies beside them counts with them (COC-END-04, COC-END-08)."""
    beside = p.runes + len(p.charted)
    return 2 * POINT * len(p.completed) + POINT * beside + len(p.captives)


def wonders(s: ClashTable, p: Player) -> int:
    """Built or held (COC-END-05)."""
    return sum([wonder_points(s, p, wonder) for wonder in s.builders])


def wonder_points(s: ClashTable, p: Player, id_: str) -> int:
    """What a wonder is worth to a player (COC-WON-15 … 17, COC-WON-28)."""
    wonder, builder = WONDERS[id_], s.builders[id_]
    holder = holder_of(s, id_) if wonder.split else builder
    if holder == builder:
        return POINT * wonder.vp * (p.seat == builder)
    return POINT * wonder.split * (p.seat in (builder, holder))


def holder_of(s: ClashTable, id_: str) -> int:
    """Who has a wonder in a city or on an event card."""
    for city in s.cities.values():
        if id_ in city.wonders:
            return city.owner
    return s.ruined.get(id_, NOBODY)


def events(_s: ClashTable, p: Player) -> int:
    """As printed on kept cards; Anarchy 1 point for each cube (COC-END-06, COC-EVC-19)."""
    return sum(p.kept.values()) + POINT * p.anarchy


def captured_leaders(_s: ClashTable, p: Player) -> int:
    """2 points each (COC-END-07)."""
    return 2 * POINT * len(p.killed)


CATEGORIES: dict[str, Callable[[ClashTable, Player], int]] = {
    "city_pieces": city_pieces,
    "advances": advances,
    "objectives": objectives,
    "wonders": wonders,
    "events": events,
    "captured_leaders": captured_leaders,
}
"""In the order in which they break ties (COC-END-11)."""


def points(s: ClashTable, p: Player) -> dict[str, int]:
    """Half points by category, as if the game ended now."""
    found = {category: count(s, p) for category, count in CATEGORIES.items()}
    hooks = HOOKS.at(s, "score")
    if not hooks or all(owner != p.seat for owner, _ in hooks):
        return found  # as nearly always: only own things change it
    return {
        category: HOOKS.value(s, "score", halves, p, category) for category, halves in found.items()
    }


def sheet(s: ClashTable, p: Player) -> dict[str, float]:
    """Points by category, as if the game ended now."""
    return {category: each / POINT for category, each in points(s, p).items()}


def result(s: ClashTable) -> Result:
    """Who has won, and how it was found (COC-END-10 … 12)."""
    sheets = [points(s, p) for p in s.players]
    sums = [sum(sheet.values()) for sheet in sheets]
    scores = [each / POINT for each in sums]
    tied = [seat for seat, each in enumerate(sums) if each == max(sums)]
    if len(tied) == 1:
        return Result(scores, tied, "points")
    if s.builders.get(PYRAMID, NOBODY) in tied:  # COC-WON-29
        return Result(scores, [s.builders[PYRAMID]], "pyramid")
    for category in CATEGORIES:
        most = max(sheets[seat][category] for seat in tied)
        tied = [seat for seat in tied if sheets[seat][category] == most]
        if len(tied) == 1:
            return Result(scores, tied, "tie-break", {"category": category})
    return Result(scores, tied, "shared")
