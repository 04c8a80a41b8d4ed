"""China: its advances and leaders (COC-CIV-14, COC-CIV-15, COC-CIV-24, COC-CIV-25)."""

from __future__ import annotations

from oikumene.engine.decision import Option, choose
from oikumene.engine.journal import log
from oikumene.titles.clash.cards import (
    DONE,
    FERTILE,
    FOOD,
    INFANTRY,
    SEAT,
    SETTLER,
    Goods,
)
from oikumene.titles.clash.effects.civilizations.common import LEADERSHIP, erects, teaches
from oikumene.titles.clash.hooks import HOOKS
from oikumene.titles.clash.leaders import leads
from oikumene.titles.clash.movement import start_move
from oikumene.titles.clash.pieces import (
    FLAGS,
    MOVED,
    army_room,
    at,
    kind_of,
    mark,
    place,
    space_of,
    spaces_with,
    supply,
    take,
)
from oikumene.titles.clash.resources import Price, can_pay, exactly, gain, pay, price
from oikumene.titles.clash.sides import fighters
from oikumene.titles.clash.state import Battle, ClashTable, Player, cities_of
from oikumene.titles.clash.uses import usable, wants

MOST_RICE = 2
ROCKETS = price(ore=1, wood=1)
TACTICS = exactly(culture=2)
FAST_WAR = {"mood": 1, "culture": 1}
PEOPLE = (SETTLER, INFANTRY)


# Advances


@HOOKS.reacts("collected", "rice_cultivation")
async def rice_cultivation(
    s: ClashTable, owner: int, p: Player, n: int, _goods: Goods, taken: tuple[tuple[int, int], ...]
) -> None:
    """Settlers in the fields bring more food (COC-CIV-24)."""
    if p.seat != owner:
        return
    fields = {m for m, kind in taken if kind == FOOD and m != n and s.terrain[m] == FERTILE}
    rice = sum(any(kind_of(u) == SETTLER for u in at(s, owner, m)) for m in fields)
    if rice:
        gain(s, p, {"food": min(rice, MOST_RICE)}, "advance:rice_cultivation")


@HOOKS.reacts("recruited", "expansion")
async def expansion(
    s: ClashTable, owner: int, p: Player, _n: int, kinds: tuple[int, ...], _spent: Goods
) -> None:
    """New settlers start a free move of all that are in own cities (COC-CIV-25)."""
    if p.seat != owner or SETTLER not in kinds:
        return
    start_move(s, p)
    homes = cities_of(s, owner)
    others = [u for u in s.units[owner] if kind_of(u) != SETTLER or space_of(u) not in homes]
    mark(s, owner, others, MOVED)


async def cancel(s: ClashTable, p: Player, b: Battle, due: Price, thing: str) -> None:
    """A player may pay to cancel a hit (COC-AMB-38)."""
    side = b.side_of(p.seat)
    if not b.hits[side] or not can_pay(s, p, due):
        return
    kind, _, id_ = thing.partition(":")
    if await wants(p, kind, id_):
        await pay(s, p, due, thing)
        b.hits[side] -= 1


@HOOKS.reacts("round.hits", "fireworks")
async def fireworks(s: ClashTable, owner: int, p: Player, b: Battle) -> None:
    """Ore and wood cancel a hit of the first round."""
    if p.seat == owner and b.round == 1:
        await cancel(s, p, b, ROCKETS, "advance:fireworks")


def callings(s: ClashTable, p: Player, n: int) -> list[Option]:
    """How many settlers and infantry can be on a space instead: ``convert C4 1 3``."""
    settlers, infantry = (sum(kind_of(u) == kind for u in at(s, p.seat, n)) for kind in PEOPLE)
    room = army_room(s, p.seat, n) if s.ground.is_dry[n] else infantry + settlers
    drafted = max(0, min(settlers, room, supply(s, p.seat, INFANTRY)))
    released = min(infantry, supply(s, p.seat, SETTLER))
    return [
        s.ground.options("convert", str(settlers + more), str(infantry - more))[n]
        for more in range(-drafted, released + 1)
        if more
    ]


@usable(
    "imperial_army",
    main=True,
    once=True,
    ready=lambda s, p: any(callings(s, p, n) for n in spaces_with(s.units[p.seat])),
)
async def imperial_army(s: ClashTable, p: Player) -> None:
    """Settlers become infantry and infantry settlers, each space once."""
    left = spaces_with(s.units[p.seat])
    first = True
    while options := [option for n in left for option in callings(s, p, n)]:
        answer = await choose(p.seat, "imperial-army", options if first else [*options, DONE])
        if answer == DONE:
            return
        first = False
        n = s.ground.where(answer)
        left.remove(n)
        convert(s, p, n, int(answer.args[1]))


def convert(s: ClashTable, p: Player, n: int, settlers: int) -> None:
    """So many of the settlers and infantry of a space are settlers now."""
    people = [u for u in at(s, p.seat, n) if kind_of(u) in PEOPLE]
    more = settlers - sum(kind_of(u) == SETTLER for u in people)
    old, new = (INFANTRY, SETTLER) if more > 0 else (SETTLER, INFANTRY)
    for u in [u for u in people if kind_of(u) == old][: abs(more)]:
        take(s, p.seat, u)
        place(s, p.seat, new, n, u & FLAGS)
    log(
        s,
        "retrained",
        seat=SEAT[p.seat],
        space=s.ground.things[n],
        settlers=settlers,
        infantry=len(people) - settlers,
    )


# Qin Shi Huang


erects("qin_shi_huang", "great_wall")


@HOOKS.reacts("round.hits", "qin_shi_huang")
async def tactician(s: ClashTable, owner: int, p: Player, b: Battle) -> None:
    """Culture tokens cancel a hit in every round."""
    if p.seat == owner and leads(s, owner, b, b.side_of(owner)):
        await cancel(s, p, b, TACTICS, "leader:qin_shi_huang")


# Sun Tzu


teaches("sun_tzu", "warfare")


@HOOKS.reacts("battle.ended", "sun_tzu")
async def fast_war(s: ClashTable, owner: int, p: Player, b: Battle, won: int) -> None:
    """An army beaten in the first round brings a token of each kind."""
    side = b.side_of(owner)
    if not owner == p.seat == won or not leads(s, owner, b, side):
        return
    if b.round == 1 and b.fielded[1 - side]:
        gain(s, p, FAST_WAR, "leader:sun_tzu")


# Wu Zetian


teaches("wu_zetian", "agriculture")


def superior(owner: int, b: Battle) -> str:
    """How it is noted that a round began with enough units."""
    return f"{owner}:wu_zetian:{b.round}"


@HOOKS.reacts("round.begins", "wu_zetian")
async def muster(s: ClashTable, owner: int, p: Player, b: Battle) -> None:
    """She counts both sides at the start of a round:"""
    side = b.side_of(owner)
    if p.seat == owner and len(fighters(s, b, side)) >= len(fighters(s, b, 1 - side)):
        b.effects = (*b.effects, superior(owner, b))


@HOOKS.changes("combat.bonus", "wu_zetian")
def brilliant_conqueror(s: ClashTable, owner: int, bonus: int, b: Battle, side: int) -> int:
    """with as many units as the enemy she is stronger."""
    if not leads(s, owner, b, side):
        return bonus
    return bonus + LEADERSHIP * (superior(owner, b) in b.effects)
