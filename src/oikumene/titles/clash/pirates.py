"""Pirates come and raid (COC-PIR)."""

from __future__ import annotations

from oikumene.engine.decision import Option, choose
from oikumene.engine.journal import log
from oikumene.titles.clash.cards import (
    ANGRY,
    CULTURE,
    GOODS,
    PIRATES,
    SEAT,
    SHIP,
)
from oikumene.titles.clash.cities import lower_mood
from oikumene.titles.clash.events import symbol
from oikumene.titles.clash.pieces import (
    MOVED,
    place,
    space_of,
    spaces_with,
    supply,
    take,
    unmark,
)
from oikumene.titles.clash.state import ClashTable, Player, cities_of, clockwise

COMING = 2
"""Pirate ships that an event brings."""
LOSE = [Option("lose", (name,), (f"resource:{name}",)) for name in GOODS[: CULTURE + 1]]


def troubled_waters(s: ClashTable, p: Player) -> set[int]:
    """The Sea spaces from which nobody collects: with pirates and beside them (COC-PIR-09)."""
    if not s.units[PIRATES]:
        return set()
    return {m for n in spaces_with(s.units[PIRATES]) for m in (n, *s.ground.seas(n))}


@symbol("pirates")
async def come(s: ClashTable, p: Player) -> None:
    """Two ships come, then all raid (COC-PIR-01 … 07)."""
    for which in range(COMING):
        await bring(s, p, beside=not which)
    unmark(s, PIRATES, MOVED)
    for seat in clockwise(s, p.seat):
        await raid(s, s.players[seat])


async def bring(s: ClashTable, p: Player, *, beside: bool) -> None:
    """Place a ship; without one in supply, one from the board (COC-PIR-02 … 04)."""
    spaces = berths(s, p, beside)
    if not spaces:
        return
    if not supply(s, PIRATES, SHIP):
        others = [u for u in s.units[PIRATES] if not u & MOVED]
        if not others:
            return
        options = s.ground.options("take")
        answer = await choose(p.seat, "take-pirate", [options[n] for n in spaces_with(others)])
        n = s.ground.where(answer)
        take(s, PIRATES, next(u for u in others if space_of(u) == n))
    options = s.ground.options("place")
    answer = await choose(p.seat, "place-pirate", [options[n] for n in spaces])
    n = s.ground.where(answer)
    place(s, PIRATES, SHIP, n, MOVED)
    log(s, "pirates-placed", space=s.ground.things[n])


def berths(s: ClashTable, p: Player, beside: bool) -> list[int]:
    """Sea without players' ships; beside a city of the player if it must be and can."""
    taken = {space_of(u) for q in s.players for u in s.units[q.seat]}
    open_ = [n for n, sea in enumerate(s.ground.is_sea) if sea and n not in taken]
    if not beside:
        return open_
    near = {m for n in cities_of(s, p.seat) for m in s.ground.seas(n)}
    return [n for n in open_ if n in near] or open_


async def raid(s: ClashTable, p: Player) -> None:
    """A player with a city beside pirates loses something, once (COC-PIR-05, COC-PIR-07)."""
    pirates = set(spaces_with(s.units[PIRATES]))
    cities = [n for n in sorted(cities_of(s, p.seat)) if pirates.intersection(s.ground.seas(n))]
    if not cities:
        return
    options = [option for option, n in zip(LOSE, p.goods, strict=True) if n]
    if options:
        answer = await choose(p.seat, "pirate-raid", options)
        p.goods[LOSE.index(answer)] -= 1
        log(s, "pirates-raided", seat=SEAT[p.seat], goods=f"{answer.args[0]} 1")
        return
    await frighten(s, p, [n for n in cities if s.cities[n].mood != ANGRY])


async def frighten(s: ClashTable, p: Player, cities: list[int]) -> None:
    """Who has nothing to lose lowers a mood (COC-PIR-06); Myths do not help (COC-AMB-37)."""
    if not cities:
        return
    options = s.ground.options("lower")
    answer = await choose(p.seat, "pirate-raid-mood", [options[n] for n in cities])
    lower_mood(s, s.ground.where(answer))
