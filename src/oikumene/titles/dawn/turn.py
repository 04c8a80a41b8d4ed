"""A turn: choose a card, resolve it, reset it (CND-TRN)."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Coroutine
from typing import Any

from oikumene.engine.decision import Option, choose
from oikumene.engine.journal import log
from oikumene.titles.dawn.automated import (
    ByChance,
    after_reset,
    resolve_automated,
    use_by_chance,
)
from oikumene.titles.dawn.cards import (
    CULTURE,
    DONE,
    ECONOMY,
    INDUSTRY,
    MILITARY,
    RESOLVE,
    SCIENCE,
    SEAT,
    Focus,
    focus,
)
from oikumene.titles.dawn.culture import resolve_culture
from oikumene.titles.dawn.economy import resolve_economy
from oikumene.titles.dawn.hooks import HOOKS
from oikumene.titles.dawn.industry import resolve_industry
from oikumene.titles.dawn.jobs import first_do, job, next_job
from oikumene.titles.dawn.military import resolve_military
from oikumene.titles.dawn.science import resolve_science
from oikumene.titles.dawn.starts import use, uses
from oikumene.titles.dawn.state import DawnTable, Player, react

Resolve = Callable[[DawnTable, Player, Focus], Awaitable[None]]

RESOLVING: dict[str, Resolve] = {
    CULTURE: resolve_culture,
    SCIENCE: resolve_science,
    ECONOMY: resolve_economy,
    INDUSTRY: resolve_industry,
    MILITARY: resolve_military,
}
LAST_SLOT = 5
QUICK = ("play ", "finish ", "reset ")
"""Jobs that seldom ask: they need no safe point before them."""


async def turn(s: DawnTable) -> None:
    """A turn begins: start-of-turn effects, and the choice of a card (CND-TRN-04)."""
    begin_turn(s)
    await attended(s, begin(s))
    s.phase = "act"


async def act(s: DawnTable) -> None:
    """The next job of the turn, and those after it that hardly ever ask."""
    await attended(s, next_job(s))
    while s.todo and s.todo[0].startswith(QUICK):
        await attended(s, next_job(s))
    if not s.todo:
        end_turn(s)


def attended(s: DawnTable, rule: Coroutine[Any, Any, None]) -> Awaitable[None]:
    """A rule; at a table with an automated player chance answers for it."""
    return ByChance(s, rule) if s.players[-1].automated else rule


def begin_turn(s: DawnTable) -> None:
    """Once-per-turn things are fresh for everybody (CND-TIM-03)."""
    s.used = s.captured = s.arrived = ()
    s.attacks_won = s.returned = 0


async def begin(s: DawnTable) -> None:
    """Choose a card; an automated player has no choice (CND-SOL-09)."""
    p = s.players[s.active]
    if p.automated:
        await use_by_chance(s, p)
        card = p.row[-1]
    else:
        card = await choose_card(s, p)
    if not HOOKS.at(s, "card.chosen"):
        await play(s, p, card)
        return
    first_do(s, f"play {card}")
    await react(s, p, "card.chosen", card)


def end_turn(s: DawnTable) -> None:
    """Clockwise to the next player (CND-TRN-01)."""
    s.resolving, s.slot = "", 0
    s.active = (s.active + 1) % len(s.players)
    s.phase = "turn"
    if s.active == s.first:
        s.round += 1
        log(s, "round", n=s.round)
        s.phase = "event"


async def choose_card(s: DawnTable, p: Player) -> str:
    """One of the five, after what may be used at the start of a turn (CND-TRN-05, CND-TIM-01)."""
    while True:
        answer = await choose(
            p.seat, "turn", lambda: [RESOLVE[card] for card in p.row] + uses(s, p)
        )
        if answer.verb == "resolve":
            return str(answer.args[0])
        await use(s, p, answer)


@job("play")
async def play(s: DawnTable, p: Player, card: str) -> None:
    """Resolve a card in its slot, and reset it."""
    real = p.row.index(card) + 1
    slot: int = HOOKS.value(s, "slot.effective", real, p)
    first_do(s, f"resolve {card} {slot}", f"finish {card} {real}", *after_reset(p, card))


@job("resolve")
async def resolve(s: DawnTable, p: Player, card: str, slot: str) -> None:
    """Resolve a card with a fixed slot (CND-TIM-04)."""
    s.resolving, s.slot = card, LAST_SLOT if p.automated else int(slot)  # CND-SOL-10
    s.placed, s.attacks = (), 0
    log(s, "resolves", seat=SEAT[p.seat], card=f"card:{card}", n=s.slot)
    if p.automated:
        await resolve_automated(s, p, card)
    else:
        await RESOLVING[focus(card).type](s, p, focus(card))


@job("finish")
async def finish(s: DawnTable, p: Player, card: str, real: str) -> None:
    """A card has done its work: printed things may notice, then it is reset."""
    if not HOOKS.at(s, "card.resolved"):
        await reset(s, p, card)
        return
    first_do(s, f"reset {card}")
    await react(s, p, "card.resolved", card, int(real))


@job("reset")
async def reset(s: DawnTable, p: Player, card: str) -> None:
    """The card goes to slot 1 with its tokens, those before it move up (CND-TRN-06 … 08)."""
    at = p.row.index(card)
    p.row.insert(0, p.row.pop(at))
    p.trade.insert(0, p.trade.pop(at))
    await react(s, p, "card.reset", card)
    if not p.automated and focus(card).then == "resolve_another" and card not in s.used:
        await resolve_another(s, p, card)


async def resolve_another(s: DawnTable, p: Player, card: str) -> None:
    """Capitalism: another card as though in slot 1, without a reset (CND-ECO-23)."""
    s.used = (*s.used, card)
    answer = await choose(
        p.seat,
        "resolve-another",
        lambda: [
            *[Option("also", (each,), (f"card:{each}",)) for each in p.row if each != card],
            DONE,
        ],
    )
    if answer != DONE:
        first_do(s, f"resolve {answer.args[0]} {focus(card).slot}")
