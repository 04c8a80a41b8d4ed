"""What moving groups meet, who goes along, and what an attack costs first."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from itertools import product

from oikumene.engine.decision import Option
from oikumene.titles.clash.cards import ARMY, NOBODY, SHIP, UNITS
from oikumene.titles.clash.events import end_truce
from oikumene.titles.clash.pieces import (
    CALM,
    CROSSED,
    FOUGHT,
    MOVED,
    STUCK,
    at,
    enemies_at,
    held_by_others,
    is_army,
    kind_of,
)
from oikumene.titles.clash.resources import can_pay, exactly, pay, price
from oikumene.titles.clash.state import ClashTable, Player, change, city_owner, has

ROADS = price(food=1, ore=1)
TRUCE_TOLL = 2
"""Culture tokens that break the Great Diplomat's agreement (COC-EVC-28)."""
SAILED, NAVIGATED = "sailed", "navigated"
"""Marks in `used` of what a move action did (COC-ADT-12)."""


class Traffic:
    """What a player's groups meet: worked out once for a decision."""

    def __init__(self, s: ClashTable, p: Player) -> None:
        self.s, self.p, self.ground = s, p, s.ground
        self.others = held_by_others(s, p.seat)
        self.cities = {n for n, city in s.cities.items() if city.owner != p.seat}
        self.mine = {n for n, city in s.cities.items() if city.owner == p.seat}
        self.tactics = has(p, "tactics")
        self.roads = has(p, "roads") and can_pay(s, p, ROADS)

    def hostile(self, n: int) -> bool:
        """Whether entering a land space starts a battle (COC-MOV-12)."""
        return n in self.others or n in self.cities

    def can_attack(self, n: int, units: Iterable[int]) -> list[int]:
        """Those of some army units that may attack a space."""
        if why_not_attack(self.s, self.p, n):
            return []
        return [u for u in units if not u & CALM and not gardens_stop(self.s, self.p, n, u)]

    def movers(self, n: int) -> list[int]:
        """Land units on a space that may make a plain move."""
        return [u for u in at(self.s, self.p.seat, n) if self.can_move(u, STUCK)]

    def can_move(self, u: int, bound: int) -> bool:
        """Whether a land unit may still move (COC-MOV-04, COC-MOV-07 … 09)."""
        if kind_of(u) == SHIP or u & (MOVED | FOUGHT | bound):
            return False
        return self.tactics or not is_army(u)


def why_not_attack(s: ClashTable, p: Player, n: int) -> str:
    """Whether a player may not attack what is on a space."""
    owners = {city_owner(s, n), enemies_at(s, p.seat, n)} - {NOBODY}
    if owners.intersection(p.barred):
        return "COC-GEN-16"
    due = toll(s, p, n)
    if due and not can_pay(s, p, exactly(culture=due)):
        return "COC-EVC-28" if set(s.truce) & owners else "COC-CIV-30"
    return ""


def gardens_stop(s: ClashTable, p: Player, n: int, u: int) -> bool:
    """Whether the Great Gardens keep a unit from attacking a city (COC-MOV-28)."""
    return bool(u & CROSSED) and has_gardens(s, p, n)


def has_gardens(s: ClashTable, p: Player, n: int) -> bool:
    """Whether the Great Gardens are in a city of somebody else."""
    city = s.cities.get(n)
    return city is not None and "great_gardens" in city.wonders and city.owner != p.seat


def in_truce(s: ClashTable, p: Player, n: int) -> bool:
    """Whether an attack on a space would break the Great Diplomat's agreement."""
    if p.seat not in s.truce:
        return False
    other = next(seat for seat in s.truce if seat != p.seat)
    return other in (city_owner(s, n), enemies_at(s, p.seat, n))


def toll(s: ClashTable, p: Player, n: int) -> int:
    """Culture tokens to be paid before an attack (COC-CIV-30, COC-EVC-28)."""
    city = s.cities.get(n)
    due = TRUCE_TOLL if in_truce(s, p, n) else 0
    if city and city.owner < len(s.players) and city.owner != p.seat:
        due += city.tokens
    return due


def chosen(counts: dict[int, int], fits: Callable[[dict[int, int]], bool]) -> list[Option]:
    """All groups of some units that fit, the largest first: ``group infantry 2 settler 1``."""
    kinds = sorted(counts, reverse=True)
    found = []
    for mix in product(*(range(counts[kind], -1, -1) for kind in kinds)):
        group = {kind: n for kind, n in zip(kinds, mix, strict=True) if n}
        if group and fits(group):
            words = [word for kind, n in group.items() for word in (UNITS[kind], n)]
            found.append(Option("group", tuple(words), tuple(f"unit:{UNITS[k]}" for k in group)))
    return found


def picked(units: list[int], answer: Option) -> list[int]:
    """The units of a group, the freest of each kind."""
    found: list[int] = []
    for name, n in zip(answer.args[::2], answer.args[1::2], strict=True):
        kind = UNITS.index(str(name))
        same = sorted((u for u in units if kind_of(u) == kind), key=lambda u: u & 63)
        found += same[: int(n)]
    return found


def counted(units: list[int]) -> dict[int, int]:
    """How many units of each kind."""
    found: dict[int, int] = {}
    for u in units:
        found[kind_of(u)] = found.get(kind_of(u), 0) + 1
    return found


def armies(group: dict[int, int]) -> int:
    """Army units of a group."""
    return sum(n for kind, n in group.items() if kind in ARMY)


async def pay_toll(s: ClashTable, p: Player, n: int) -> None:
    """What an attack costs before it begins (COC-CIV-30, COC-EVC-28)."""
    due = toll(s, p, n)
    if not due:
        return
    if in_truce(s, p, n):
        end_truce(s)
    await pay(s, p, exactly(culture=due), s.ground.things[n])
    if n in s.cities and s.cities[n].tokens:
        change(s, n, tokens=0)
