"""The culture track and the hand of culture events (CIV-CUL, CIV-EVT-03 … 05, CIV-EVT-09 … 11)."""

from __future__ import annotations

from oikumene.engine.chance import draw, revealed
from oikumene.engine.decision import Option, choose
from oikumene.engine.journal import log
from oikumene.titles.civilization.cards import (
    CULTURE_EVENT,
    EVENT_HAND,
    EVENTS,
    GREAT_PERSON,
    LAST_SPACE,
    SEAT,
    TRACK,
)
from oikumene.titles.civilization.great_people import gain_person
from oikumene.titles.civilization.hooks import HOOKS
from oikumene.titles.civilization.jobs import first_do, job
from oikumene.titles.civilization.resources import gain_culture, gain_trade
from oikumene.titles.civilization.state import CivilizationTable, Player, priority
from oikumene.titles.civilization.techs import known
from oikumene.titles.civilization.victory import win

DISCARD = {id_: Option("discard", (id_,), (f"event:{id_}",)) for id_ in EVENTS}


# The track


def can_advance(p: Player) -> bool:
    """Whether a player can pay the next step (CIV-CUL-02, CIV-CUL-04)."""
    if p.track == LAST_SPACE:
        return False
    space = TRACK[p.track + 1]
    return p.culture >= space.culture and p.trade >= space.trade


async def advance_track(s: CivilizationTable, p: Player, free: bool = False) -> None:
    """One step with its reward; a free one costs nothing (CIV-CUL-05, CIV-CUL-10)."""
    if p.track == LAST_SPACE:
        return
    p.track += 1
    space = TRACK[p.track]
    if not free:
        gain_culture(s, p, -space.culture, "track:culture")
        gain_trade(s, p, -space.trade, "track:culture")
    log(s, "advanced", seat=SEAT[p.seat], n=p.track)
    if space.kind == CULTURE_EVENT:
        draw_event(s, p, space.level)
        await heed_hand(s, p)
    elif space.kind == GREAT_PERSON:
        await gain_person(s, p)
    else:
        win(s, p, "culture")


# The hand


def draw_event(s: CivilizationTable, p: Player, level: int) -> bool:
    """Draw a card; when a deck has run out its discards make a new one (CIV-CUL-07, CIV-EVT-10).

    Whether there was one. The hand limit is looked at by `heed_hand`.
    """
    deck, discards = s.event_decks[level - 1], s.event_discards[level - 1]
    if not deck:
        if not discards:
            return False
        deck.extend(discards)
        discards.clear()
        log(s, "events-shuffled", level=level)
    card = draw(s, deck)
    p.events.append(card)
    log(s, "drew-event", seat=SEAT[p.seat], level=level)
    log(s, "drew-event-card", (p.seat,), event=f"event:{card}")
    return True


def event_hand(s: CivilizationTable, p: Player) -> int:
    """How many culture events a player may hold (CIV-EVT-03)."""
    return HOOKS.value(s, "event.hand", EVENT_HAND + known(p.techs).hand, p)  # type: ignore[no-any-return]


def holds_too_many(s: CivilizationTable, p: Player) -> bool:
    """Whether a player must discard; a quick look first."""
    return len(p.events) > EVENT_HAND and len(p.events) > event_hand(s, p)


async def heed_hand(s: CivilizationTable, p: Player) -> None:
    """A player above the limit discards at once, by choice (CIV-EVT-04, CIV-EVT-11)."""
    while holds_too_many(s, p):
        answer = await choose(
            p.seat,
            "discard",
            lambda: [DISCARD[id_] for id_ in sorted(set(p.events))],
            n=len(p.events) - event_hand(s, p),
        )
        discard_event(s, p, str(answer.args[0]))


def discard_event(s: CivilizationTable, p: Player, card: str) -> None:
    """A card goes to the discards without effect; they are public (CIV-EVT-09)."""
    p.events.remove(card)
    s.event_discards[EVENTS[card].level - 1].append(card)
    log(s, "discarded", seat=SEAT[p.seat], event=f"event:{card}")
    revealed(s)


def heed_limits(s: CivilizationTable) -> None:
    """Whoever's limit fell below his hand discards before anything else happens (CIV-EVT-05)."""
    if not [p for p in s.players if len(p.events) > EVENT_HAND]:
        return  # as nearly always
    for seat in reversed(priority(s)):  # CIV-TIM-02
        if holds_too_many(s, s.players[seat]):
            first_do(s, f"heed {seat}")


@job("heed")
async def heed(s: CivilizationTable, seat: str) -> None:
    """A player discards down to the limit."""
    await heed_hand(s, s.players[int(seat)])
