"""Playing action cards for their upper halves, and great persons (COC-ACT).

What a card does stands among the effects, which register it here. A card that is played lies on its
discard pile at once: while its target is chosen and others react, nothing about it is secret.

Deeds of the turn: ``main``, main actions; ``played <half>``, cards that had their effect.
"""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from functools import cache
from typing import Any

import msgspec

from oikumene.engine.decision import Option, Refusal, RuleId, choose
from oikumene.engine.journal import log
from oikumene.titles.clash.cards import ACTIONS, CIVIL, DONE, EVENTS, SEAT, Civil
from oikumene.titles.clash.decks import action_thing, discard_action
from oikumene.titles.clash.resources import Price, can_pay, exactly, pay
from oikumene.titles.clash.state import ClashTable, Player, note, react
from oikumene.titles.clash.uses import Ready

Run = Callable[..., Coroutine[Any, Any, None]]
"""(table, player) or (table, player, opponent)"""
Aims = Callable[[ClashTable, Player], list[Player]]


class Play(msgspec.Struct, frozen=True):
    """How a card is played."""

    ready: Ready
    """Whether its condition is met and it would do anything."""
    run: Run
    aims: Aims | None = None
    """The opponents of whom one must be named."""


CIVILS: dict[str, Play] = {}
"""By upper half or great person."""
PERSON = Civil("great_person", "action")
"""What is printed on great persons (COC-EVC-13)."""
REACTION = next(half.id for half in CIVIL.values() if half.timing == "reaction")
"""What may follow a capture."""
PLAY = {
    card: Option("play", (card,), (action_thing(card),))
    for card in (*ACTIONS, *(id_ for id_, each in EVENTS.items() if each.person))
}


def civil(name: str, ready: Ready) -> Callable[[Run], Run]:
    """Register what an upper half does."""

    def keep(run: Run) -> Run:
        CIVILS[name] = Play(ready, run)
        return run

    return keep


def against(name: str, aims: Aims) -> Callable[[Run], Run]:
    """Register what an upper half does to one of some opponents."""

    def keep(run: Run) -> Run:
        CIVILS[name] = Play(lambda s, p: bool(aims(s, p)), run, aims)
        return run

    return keep


# What can be played


@cache
def half_of(card: str) -> str:
    """The name that a card is played by."""
    return ACTIONS[card].civil if card in ACTIONS else card


def half_thing(card: str) -> str:
    """The same as a thing of the journal."""
    return f"civil:{half_of(card)}" if card in ACTIONS else f"event:{card}"


@cache
def printed(card: str) -> Civil:
    """When a card is played, and for what."""
    return CIVIL.get(half_of(card), PERSON)


@cache
def price_of(card: str) -> Price:
    """What is paid to play a card (COC-ACT-10)."""
    return exactly(**printed(card).cost)


def needs_action(card: str) -> bool:
    """Whether a card is played "as an action" (COC-ACT-03)."""
    return printed(card).timing == "action"


def at_hand(p: Player) -> list[str]:
    """A player's cards with something to play; the Great Diplomat lies open (COC-EVC-28)."""
    return [card for card in (*p.actions, *p.open_cards) if half_of(card) in CIVILS]


def why_not_play(s: ClashTable, p: Player, card: str) -> RuleId | None:
    """Whether a card cannot be played now, be there a main action for it or not."""
    half = printed(card)
    if half.timing == "reaction":
        return "COC-ACT-13"
    if half.cost and not can_pay(s, p, price_of(card)):
        return "COC-ACT-10"
    if not CIVILS[half_of(card)].ready(s, p):
        return "COC-ACT-03"
    return None


def playable(s: ClashTable, p: Player) -> list[Option]:
    """The cards that a player can play now (COC-ACT-04, COC-ACT-07)."""
    return [
        PLAY[card]
        for card in at_hand(p)
        if (s.left or not needs_action(card)) and why_not_play(s, p, card) is None
    ]


def playable_actions(s: ClashTable, p: Player) -> list[Option]:
    """Those "as an action", for who may play them without one (COC-CIV-42, COC-CIV-57)."""
    return [
        PLAY[card] for card in at_hand(p) if needs_action(card) and why_not_play(s, p, card) is None
    ]


def refused_cards(s: ClashTable, p: Player) -> list[Refusal]:
    """Why the other cards cannot be played."""
    found = []
    for card in at_hand(p):
        rule = why_not_play(s, p, card)
        if rule is None and needs_action(card) and not s.left:
            rule = "COC-ACT-03"
        if rule:
            found.append(Refusal(PLAY[card], rule))
    return found


# Playing


async def play(s: ClashTable, p: Player, option: Option, *, free_of_action: bool = False) -> None:
    """Play a card in the own turn (COC-ACT-02, COC-ACT-06)."""
    card = str(option.args[0])
    if card in p.open_cards:  # not from the hand: nobody can cancel it (COC-CIV-41)
        spend_action(s, card, free_of_action)
        await CIVILS[card].run(s, p)
        return
    discard_action(s, p, card)
    aims = CIVILS[half_of(card)].aims
    aim = await named(s, p, card, aims(s, p)) if aims else None
    await carry_out(s, p, card, aim, free_of_action)


async def named(s: ClashTable, p: Player, card: str, among: list[Player]) -> Player:
    """The player names the target of a card."""
    options = [Option("player", (q.seat,), (SEAT[q.seat],)) for q in among]
    answer = await choose(p.seat, "card-target", options, card=half_thing(card))
    return s.players[int(answer.args[0])]


async def carry_out(
    s: ClashTable, p: Player, card: str, aim: Player | None, free_of_action: bool = False
) -> None:
    """A card is announced; unless somebody cancels it, it is paid and has its effect."""
    announce(s, p, card, aim)
    s.cancelled = False
    await react(s, p, "card.announced", card)
    if s.cancelled:  # as if not played: nothing is spent (COC-CIV-40)
        log(s, "card-cancelled", seat=SEAT[p.seat], card=half_thing(card))
        return
    await pay(s, p, price_of(card), half_thing(card))
    spend_action(s, card, free_of_action)
    note(s, f"played {half_of(card)}")
    run = CIVILS[half_of(card)].run
    await (run(s, p, aim) if aim else run(s, p))


def announce(s: ClashTable, p: Player, card: str, aim: Player | None) -> None:
    """Everybody learns which card is played, and against whom."""
    if aim:
        log(
            s,
            "played-against",
            seat=SEAT[p.seat],
            card=half_thing(card),
            target=SEAT[aim.seat],
        )
    else:
        log(s, "played", seat=SEAT[p.seat], card=half_thing(card))


def spend_action(s: ClashTable, card: str, free: bool) -> None:
    """A main action goes, if the card asks for one."""
    if needs_action(card) and not free:
        s.left -= 1
        note(s, "main")


def unused(s: ClashTable, half: str, conditions: int) -> bool:
    """Whether a condition was met oftener than cards of the name were played (COC-ACT-08)."""
    return conditions > s.deeds.get(f"played {half}", 0)


async def after_capture(s: ClashTable, p: Player, n: int, former: int) -> None:
    """Teach Us Now! may follow the capture of an opponent's city (COC-ACT-13, COC-TIM-06)."""
    aims = CIVILS[REACTION].aims
    assert aims is not None
    if former not in (q.seat for q in aims(s, p)) or not lessons(p):
        return
    city, owner = s.ground.things[n], SEAT[former]
    answer = await choose(
        p.seat, "teach-us-now", lambda: [*lessons(p), DONE], city=city, owner=owner
    )
    if answer == DONE:
        return
    card = str(answer.args[0])
    discard_action(s, p, card)
    await carry_out(s, p, card, s.players[former])


def lessons(p: Player) -> list[Option]:
    """The cards in hand that follow a capture."""
    return [PLAY[card] for card in p.actions if half_of(card) == REACTION]


# What is known


def spying(seat: int) -> str:
    """A mark in `used`: the active player looks at the hand of a seat."""
    return f"spying {seat}"


def spied_cards(s: ClashTable, seat: int | None) -> list[str]:
    """The cards that a seat is looking at: imagination leaves them where they are."""
    if seat != s.active:
        return []
    hands = [(*q.actions, *q.objectives, *q.wonders) for q in s.players if spying(q.seat) in s.used]
    return [card for cards in hands for card in cards]
