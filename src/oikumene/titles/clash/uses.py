"""Things that a player may use in the own turn, as an action or for free (COC-GEN-12)."""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from functools import lru_cache
from typing import Any

import msgspec

from oikumene.engine.decision import Option, choose
from oikumene.titles.clash.cards import ADVANCES, EVENTS, LEADERS, NO, OWN_ADVANCES
from oikumene.titles.clash.cards import use as offer
from oikumene.titles.clash.state import ClashTable, Player, note, things_of, use_up

Ready = Callable[[ClashTable, Player], bool]
Run = Callable[[ClashTable, Player], Coroutine[Any, Any, None]]


class Use(msgspec.Struct, frozen=True):
    """How a printed thing is used."""

    main: bool
    once: bool
    ready: Ready
    run: Run


USES: dict[str, tuple[Use, ...]] = {}
"""By thing; one with several uses has one verb for each: ``use``, ``use2``."""


def usable(
    thing: str, *, main: bool = False, once: bool = False, ready: Ready
) -> Callable[[Run], Run]:
    """Register how a thing is used: as a main action or free, once a turn or often."""

    def keep(run: Run) -> Run:
        USES[thing] = (*USES.get(thing, ()), Use(main, once, ready, run))
        return run

    return keep


def kind_of_thing(thing: str) -> str:
    """What sort of thing it is, for its name."""
    if thing in ADVANCES or thing in OWN_ADVANCES:
        return "advance"
    if thing in EVENTS:
        return "event"
    return "leader" if thing in LEADERS else "wonder"


def _option(thing: str, at: int) -> Option:
    verb = "use" if at == 0 else f"use{at + 1}"
    return Option(verb, (thing,), (f"{kind_of_thing(thing)}:{thing}",))


def uses(s: ClashTable, p: Player) -> list[Option]:
    """What a player can use now."""
    found = []
    for option, mark, use in _uses_of(tuple(things_of(s, p))):
        if use.main and not s.left:
            continue
        if use.once and mark in s.used:
            continue
        if use.ready(s, p):
            found.append(option)
    return found


@lru_cache(1 << 12)
def _uses_of(things: tuple[str, ...]) -> tuple[tuple[Option, str, Use], ...]:
    """The uses that some things have, whether ready or not."""
    return tuple(
        (_option(thing, at), mark_of(thing, at), use)
        for thing in things
        for at, use in enumerate(USES.get(thing, ()))
    )


def mark_of(thing: str, at: int) -> str:
    """How a use is noted in `used`."""
    return thing if at == 0 else f"{thing}/{at + 1}"


async def wants(p: Player, kind: str, thing: str) -> bool:
    """Whether a player uses a thing at a moment that it was made for."""
    options = [offer(thing, kind), NO]
    return await choose(p.seat, "may-use", options, what=f"{kind}:{thing}") != NO


async def use(s: ClashTable, p: Player, option: Option) -> None:
    """Use a thing."""
    thing = str(option.args[0])
    at = int(option.verb[3:] or 1) - 1
    chosen = USES[thing][at]
    if chosen.once:
        use_up(s, mark_of(thing, at))
    if chosen.main:
        s.left -= 1
        note(s, "main")
    await chosen.run(s, p)
