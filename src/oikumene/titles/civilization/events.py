"""Playing culture events (CIV-EVT); what each kind of event does is in effects/events.py."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Coroutine, Iterable
from functools import lru_cache
from typing import Any, NamedTuple

from oikumene.engine.decision import Option, choose
from oikumene.titles.civilization.abilities import USE, ready, use
from oikumene.titles.civilization.cards import (
    DONE,
    EVENTS,
    MOVEMENT,
    NO,
    SEAT,
    UNLIMITED,
    Ability,
    Event,
)
from oikumene.titles.civilization.culture import heed_hand
from oikumene.titles.civilization.payments import (
    EVENT,
    announce,
    cancelled,
    lay_down,
    unwilling,
)
from oikumene.titles.civilization.state import (
    NOTHING,
    CivilizationTable,
    Player,
    cities_of,
    clockwise,
    priority,
)
from oikumene.titles.civilization.techs import known

STEP = "figure_step"
"""What may interrupt a move (CIV-TIM-05)."""
PLAY = {id_: Option("play", (id_,), (f"event:{id_}",)) for id_ in EVENTS}
INTERRUPTING = frozenset(id_ for id_, card in EVENTS.items() if card.interrupts == STEP)

Chosen = list[Option]
Aims = Callable[[CivilizationTable, Player, Event, Chosen], Iterable[Option]]
Targets = Callable[[CivilizationTable, Event, Option], tuple[int, ...]]
Effect = Callable[[CivilizationTable, Player, Event, Chosen], Coroutine[Any, Any, None]]


class Kind(NamedTuple):
    """A kind of event: what it can be played on, whom that targets, what it does."""

    aims: Aims
    """The legal aims, one after the other; with those chosen before."""
    targets: Targets
    resolve: Effect
    several: bool
    """Whether up to `n` aims are chosen."""


KINDS: dict[str, Kind] = {}


def event(
    does: str, aims: Aims, targets: Targets, several: bool = False
) -> Callable[[Effect], Effect]:
    """Register a kind of event."""

    def keep(resolve: Effect) -> Effect:
        KINDS[does] = Kind(aims, targets, resolve, several)
        return resolve

    return keep


# In one's own turn


def playable(s: CivilizationTable, p: Player, phase: str) -> list[Option]:
    """The cards in hand that can be played in a phase, on something (CIV-EVT-06, CIV-EVT-12)."""
    return [
        PLAY[id_]
        for id_ in dict.fromkeys(p.events)
        if EVENTS[id_].phase == phase and has_aim(s, p, EVENTS[id_])
    ]


def has_aim(s: CivilizationTable, p: Player, card: Event) -> bool:
    """Whether a card can be played on anything."""
    return any(True for _ in KINDS[card.does].aims(s, p, card, []))


async def play(s: CivilizationTable, p: Player, id_: str) -> None:
    """Choose, announce, resolve (CIV-EVT-07)."""
    card = EVENTS[id_]
    kind = KINDS[card.does]
    lay_down(s, p, id_)
    aims = await aimed(s, p, card, kind)
    found = {seat for aim in aims for seat in kind.targets(s, card, aim)}
    targets = tuple(seat for seat in clockwise(s, p.seat) if seat in found)
    what = announce(s, p, id_, *dict.fromkeys(thing for aim in aims for thing in aim.things))
    safe = await unwilling(s, p, what, targets)
    aims = [aim for aim in aims if safe.isdisjoint(kind.targets(s, card, aim))]
    targets = tuple(seat for seat in targets if seat not in safe)
    if not aims or await cancelled(s, p, EVENT, what, targets):
        return
    await kind.resolve(s, p, card, aims)
    for seat in priority(s):  # it may have cost somebody coins (CIV-EVT-05)
        await heed_hand(s, s.players[seat])


async def aimed(s: CivilizationTable, p: Player, card: Event, kind: Kind) -> Chosen:
    """What a card is played on."""
    what = f"event:{card.id}"
    aims = [await choose(p.seat, "aim", lambda: list(kind.aims(s, p, card, [])), event=what)]
    while kind.several and len(aims) < card.n:
        more = list(kind.aims(s, p, card, aims))
        if not more:
            break
        answer = await choose(p.seat, "aim-more", [*more, DONE], event=what)
        if answer == DONE:
            break
        aims.append(answer)
    return aims


def near(s: CivilizationTable, p: Player, n: int, limit: int) -> bool:
    """Whether a square is within reach of a player's figures and cities (CIV-EVT-20)."""
    if limit == UNLIMITED:
        return True
    steps = s.ground.distances(n)
    for f in p.figures:
        if steps.get(f >> 4, UNLIMITED) <= limit:
            return True
    return any(steps.get(city, UNLIMITED) <= limit for city in cities_of(s, p.seat))


# In the midst of a move


def figure_window(s: CivilizationTable) -> Awaitable[None]:
    """After a step or a discovery: who can interrupt the move may do so (CIV-TIM-05).

    This is asked after every step of every figure, so nothing is awaited when nobody can.
    """
    if s.options.always_ask:
        return interrupted(s)
    for p in s.players:
        if interruptions(s, p):
            return interrupted(s)
    return NOTHING  # type: ignore[return-value]


def interruptions(s: CivilizationTable, p: Player) -> list[Option]:
    """What a player can interrupt a move with (CIV-EVT-06, CIV-ABL-02)."""
    found = []
    if not INTERRUPTING.isdisjoint(p.events):
        found += [
            PLAY[id_]
            for id_ in dict.fromkeys(p.events)
            if id_ in INTERRUPTING and has_aim(s, p, EVENTS[id_])
        ]
    for tech, each in interrupting(p.techs):
        if ready(s, p, tech, each):
            found.append(USE[tech])
    return found


@lru_cache(1 << 14)
def interrupting(techs: tuple[str, ...]) -> list[tuple[str, Ability]]:
    """The abilities that may interrupt a move; most techs have none."""
    return [each for each in known(techs).abilities[MOVEMENT] if each[1].interrupts == STEP]


async def interrupted(s: CivilizationTable) -> None:
    """The active player first, then the others clockwise."""
    for seat in clockwise(s, s.active):
        p = s.players[seat]
        while s.options.always_ask or interruptions(s, p):
            answer = await choose(
                seat,
                "interrupt",
                lambda p=p: [*interruptions(s, p), NO],  # type: ignore[misc]
                always=s.options.always_ask,
                by=SEAT[s.active],
            )
            if answer == NO:
                break
            if answer.verb == "play":
                await play(s, p, str(answer.args[0]))
            else:
                await use(s, p, str(answer.args[0]), MOVEMENT)
