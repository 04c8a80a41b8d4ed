"""Figures on the map: armies and scouts (CIV-CMP-04 … 06).

A figure is a number: square × 16 + flags. Figures of one kind in one square with equal flags are
alike.
"""

from __future__ import annotations

from oikumene.titles.civilization.cards import ARMIES, NOBODY, SCOUTS, STACKING
from oikumene.titles.civilization.hooks import HOOKS
from oikumene.titles.civilization.state import CivilizationTable, Player
from oikumene.titles.civilization.techs import known

SCOUT, MOVED, FRESH, MOVING = 1, 2, 4, 8
"""A scout, not an army; moved in this round; came into play in this round; moves now."""
FLAGS = 15
KINDS = ("army", "scout")


def square_of(figure: int) -> int:
    """Where a figure stands."""
    return figure >> 4


def is_scout(figure: int) -> bool:
    """Whether it is a scout."""
    return bool(figure & SCOUT)


def at(p: Player, n: int) -> list[int]:
    """A player's figures in a square."""
    return [f for f in p.figures if f >> 4 == n]


def armies_at(p: Player, n: int) -> int:
    """How many armies a player has in a square."""
    return sum([f >> 4 == n and not f & SCOUT for f in p.figures])


def scouts_at(p: Player, n: int) -> int:
    """How many scouts a player has in a square."""
    return sum([f >> 4 == n and f & SCOUT for f in p.figures])


def holder(s: CivilizationTable, n: int) -> int:
    """Whose figures stand in a square."""
    for p in s.players:
        for f in p.figures:
            if f >> 4 == n:
                return p.seat
    return NOBODY


def enemy_at(s: CivilizationTable, p: Player, n: int) -> Player | None:
    """The other player whose figures stand in a square, where own ones may have come to fight."""
    for q in s.players:
        if q is not p:
            for f in q.figures:
                if f >> 4 == n:
                    return q
    return None


def unbuilt(p: Player, kind: int) -> int:
    """Figures of a kind that are off the map; Russia has one army more (CIV-CMP-04)."""
    pieces = SCOUTS if kind else ARMIES + (p.civilization == "russia")
    return pieces - sum(f & SCOUT == kind for f in p.figures)


def stacking(s: CivilizationTable, p: Player) -> int:
    """The greatest number of a player's figures in one square (CIV-MOV-09, CIV-MOV-10)."""
    limit = known(p.techs).stacking or STACKING
    return HOOKS.value(s, "stacking", limit, p)  # type: ignore[no-any-return]


def room(s: CivilizationTable, p: Player, n: int) -> int:
    """How many figures more may stand in a square; those that move now are not counted."""
    return stacking(s, p) - sum([f >> 4 == n and not f & MOVING for f in p.figures])


def place(p: Player, n: int, kind: int, flags: int = FRESH) -> None:
    """A figure from the sheet comes onto the map."""
    p.figures.append(n << 4 | kind | flags)
    p.figures.sort()


def remove(s: CivilizationTable, p: Player, figure: int) -> None:
    """A figure goes back to the sheet (CIV-CMP-06); what a scout gathered is lost (CIV-SCT-10)."""
    p.figures.remove(figure)
    if figure & SCOUT:
        stop_gathering(s, p, figure >> 4)


def relocate(s: CivilizationTable, p: Player, figure: int, n: int, flags: int) -> None:
    """A figure goes to another square; its flags become these."""
    p.figures.remove(figure)
    p.figures.append(n << 4 | figure & SCOUT | flags)
    p.figures.sort()
    if figure & SCOUT:
        stop_gathering(s, p, figure >> 4)


def stop_gathering(s: CivilizationTable, p: Player, n: int) -> None:
    """A square without a scout sends nothing any more."""
    if n in s.sent and not scouts_at(p, n):
        s.sent = {m: city for m, city in s.sent.items() if m != n}
