"""Changing government (COC-GOV)."""

from __future__ import annotations

from oikumene.engine.decision import Option, choose
from oikumene.engine.journal import log
from oikumene.titles.clash.advances import government_of, link
from oikumene.titles.clash.cards import ADVANCES, CATEGORIES, DONE, GOVERNMENTS, SEAT
from oikumene.titles.clash.resources import can_pay, exactly, heed_limits, pay
from oikumene.titles.clash.state import ClashTable, Player, refresh

PRICE = exactly(mood=1, culture=1)
"""With the option that a change costs tokens (COC-AMB-02)."""


def other_governments(p: Player) -> list[str]:
    """The governments that a player can change to (COC-GOV-06, COC-GOV-09)."""
    mine = government_of(p)
    if not mine:
        return []
    tops = [(each, ADVANCES[CATEGORIES[each][0]].requires) for each in GOVERNMENTS]
    return [each for each, needed in tops if each != mine and needed in p.advances]


async def may_change(s: ClashTable, p: Player, *, must: bool = False, free: bool = False) -> None:
    """Change the government, or not (COC-STA-11)."""
    choices = other_governments(p)
    costs = s.options.change_costs and not free
    if not choices or (costs and not can_pay(s, p, PRICE)):
        return
    options = [Option("change", (each,), (f"category:{each}",)) for each in choices]
    answer = await choose(p.seat, "government", options if must else [*options, DONE])
    if answer == DONE:
        return
    if costs:
        await pay(s, p, PRICE, f"category:{answer.args[0]}")
    await move_cubes(s, p, str(answer.args[0]))


async def move_cubes(s: ClashTable, p: Player, category: str) -> None:
    """All cubes move; the top advance must be covered (COC-GOV-05, COC-GOV-07, COC-GOV-08)."""
    old = CATEGORIES[government_of(p)]
    cubes = sum(id_ in p.advances for id_ in old)
    top, *others = CATEGORIES[category]
    covered = [top]
    while len(covered) < cubes:
        free = [id_ for id_ in others if id_ not in covered]
        options = [Option("advance", (id_,), (f"advance:{id_}",)) for id_ in free]
        answer = await choose(p.seat, "cube", options, n=cubes - len(covered))
        covered.append(str(answer.args[0]))
    p.advances = {id_: age for id_, age in p.advances.items() if id_ not in old}
    p.advances = {**p.advances, **dict.fromkeys(covered, s.age)}
    log(s, "changed", seat=SEAT[p.seat], government=f"category:{category}")
    link(s, p)
    refresh(s)
    heed_limits(s, p)
