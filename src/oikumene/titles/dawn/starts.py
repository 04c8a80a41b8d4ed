"""What may be used once at the start of a turn (CND-TIM-01)."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

import msgspec

from oikumene.engine.decision import Option
from oikumene.engine.journal import log
from oikumene.titles.dawn.cards import SEAT, USE
from oikumene.titles.dawn.hooks import HOOKS
from oikumene.titles.dawn.state import DawnTable, Player


class Start(msgspec.Struct, frozen=True):
    """When a thing is of use at the start of its owner's turn, and what it does."""

    can: Callable[[DawnTable, Player], bool]
    run: Callable[[DawnTable, Player], Awaitable[None]]


STARTS: dict[str, Start] = {}
"""By printed thing; filled by effects."""


def starting(thing: str, start: Start) -> None:
    """Give a printed thing something to do at the start of its owner's turn."""
    STARTS[thing] = start

    @HOOKS.changes("turn.start", thing)
    def offer(_s: DawnTable, owner: int, offered: list[str], p: Player) -> list[str]:
        return [*offered, thing] if p.seat == owner else offered


def uses(s: DawnTable, p: Player) -> list[Option]:
    """What can be used now; each at most once."""
    if not HOOKS.at(s, "turn.start"):
        return []
    mine: list[str] = HOOKS.value(s, "turn.start", [], p)
    return [
        USE[thing]
        for thing in mine
        if f"{p.seat}:{thing}" not in s.used and STARTS[thing].can(s, p)
    ]


async def use(s: DawnTable, p: Player, option: Option) -> None:
    """Use a thing."""
    thing = str(option.args[0])
    s.used = (*s.used, f"{p.seat}:{thing}")
    log(s, "used", seat=SEAT[p.seat], thing=option.things[0])
    await STARTS[thing].run(s, p)
