"""A turn: choose a card, resolve it, reset it (CND-TRN)."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from oikumene.engine.decision import Option, choose
from oikumene.engine.journal import log
from oikumene.titles.dawn.automated import (
    AUTOMATED,
    ByChance,
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


async def turn(s: DawnTable) -> None:
    """The turn of the active player (CND-TRN-04)."""
    begin_turn(s)
    if s.players[-1].automated:
        await ByChance(s, whole_turn(s))
    else:
        await whole_turn(s)
    end_turn(s)


def begin_turn(s: DawnTable) -> None:
    """Once-per-turn things are fresh for everybody (CND-TIM-03)."""
    s.used = s.captured = s.arrived = ()
    s.attacks_won = s.returned = 0


async def whole_turn(s: DawnTable) -> None:
    """What the active player does; an automated one has no choice of cards (CND-SOL-09)."""
    p = s.players[s.active]
    if p.automated:
        await use_by_chance(s, p)
        card = p.row[-1]
    else:
        card = await choose_card(s, p)
    hold(s, card)
    await react(s, p, "card.chosen", card)
    await play(s, p, release(s))


def end_turn(s: DawnTable) -> None:
    """Clockwise to the next player (CND-TRN-01)."""
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


async def play(s: DawnTable, p: Player, card: str) -> None:
    """Resolve a card in its slot, and reset it."""
    real = p.row.index(card) + 1
    slot: int = HOOKS.value(s, "slot.effective", real, p)
    card = await resolve(s, p, card, slot)
    hold(s, card)
    await react(s, p, "card.resolved", card, real)
    card = release(s)
    await reset(s, p, card)
    await after_reset(s, p, card)


async def resolve(s: DawnTable, p: Player, card: str, slot: int) -> str:
    """Resolve a card with a fixed slot (CND-TIM-04); returns the card that lies there now."""
    hold(s, s.resolving)
    outer = s.slot
    s.resolving, s.slot = card, LAST_SLOT if p.automated else slot  # CND-SOL-10
    log(s, "resolves", seat=SEAT[p.seat], card=f"card:{card}", n=s.slot)
    if p.automated:
        await resolve_automated(s, p, card)
    else:
        await RESOLVING[focus(card).type](s, p, focus(card))
    card = s.resolving
    s.resolving, s.slot = release(s), outer
    return card


def hold(s: DawnTable, card: str) -> None:
    """Keep a card in mind while others are resolved: it may be replaced meanwhile."""
    s.pending = (*s.pending, card)


def release(s: DawnTable) -> str:
    """The card that was kept in mind last, or what has replaced it."""
    *others, card = s.pending
    s.pending = tuple(others)
    return card


async def reset(s: DawnTable, p: Player, card: str) -> None:
    """The card goes to slot 1 with its tokens, those before it move up (CND-TRN-06 … 08)."""
    at = p.row.index(card)
    p.row.insert(0, p.row.pop(at))
    p.trade.insert(0, p.trade.pop(at))
    await react(s, p, "card.reset", card)


async def after_reset(s: DawnTable, p: Player, card: str) -> None:
    """Capitalism, and the automated player's Urbanization."""
    if p.automated:
        await _after_automated(s, p, AUTOMATED[card].after_reset)
    elif focus(card).then == "resolve_another" and card not in s.used:
        await resolve_another(s, p, card)


async def _after_automated(s: DawnTable, p: Player, then: str) -> None:
    """The card that is now last, or the culture card (CND-SOL-32)."""
    if then == "resolve_last":
        await resolve(s, p, p.row[-1], LAST_SLOT)
    elif then == "culture":
        for card in p.cards_of(CULTURE):
            await reset(s, p, await resolve(s, p, card, LAST_SLOT))


async def resolve_another(s: DawnTable, p: Player, card: str) -> None:
    """Capitalism: another card as though in slot 1, without a reset (CND-ECO-23)."""
    s.used = (*s.used, card)
    options = [Option("also", (each,), (f"card:{each}",)) for each in p.row if each != card]
    answer = await choose(p.seat, "resolve-another", [*options, DONE])
    if answer != DONE:
        await resolve(s, p, str(answer.args[0]), focus(card).slot)
