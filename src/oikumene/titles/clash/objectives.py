"""Completing objective cards (COC-OBJ).

What a half asks for is tested by the functions that effects/objectives.py attaches; this chapter
knows when they are asked and what completing does. Deeds of the turn that they read, and who notes
them: ``drafts``, recruit actions with Draft (recruiting); ``fought <seat> <enemy> <space>``, land
battles against one army or city, the number is of those won; ``pirates <seat>``, battles won
against pirates; ``<seat>:<half>``, halves completed (all here).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from oikumene.engine.decision import Option, Refusal, RuleId, choose
from oikumene.engine.journal import log
from oikumene.titles.clash.cards import DONE, OBJECTIVE_CARDS, OBJECTIVES, PIRATES, SEAT
from oikumene.titles.clash.resources import exactly, pay
from oikumene.titles.clash.state import Battle, ClashTable, Player, clockwise, note

Test = Callable[..., bool]
"""(table, player, half, what happened …)"""

STATUS = "status"
TESTS: dict[str, dict[str, Test]] = {
    STATUS: {},  # step 1 of the status phase
    "founded": {},  # player, space
    "wonder": {},  # player: built one
    "recruited": {},  # player
    "battle": {},  # battle, winner (owner or NOBODY)
    "action": {},  # the active player did something
}
"""By the moment at which they can be passed (COC-OBJ-03, COC-OBJ-04); filled by effects."""

HALVES = {
    card.id: (OBJECTIVES[card.upper], OBJECTIVES[card.lower]) for card in OBJECTIVE_CARDS.values()
}
COMPLETE = {
    (card.id, half): Option(
        "complete", (card.id, half), (f"objective_card:{card.id}", f"objective:{half}")
    )
    for card in OBJECTIVE_CARDS.values()
    for half in (card.upper, card.lower)
}


async def status_objectives(s: ClashTable, p: Player) -> None:
    """A player may complete any number of objectives (COC-STA-02, COC-OBJ-06)."""
    await _complete_any(s, p, "objective", STATUS)


async def complete_now(s: ClashTable, moment: str, *context: Any) -> None:
    """Something happened: whoever it concerns may complete objectives by it (COC-OBJ-04)."""
    if moment == "battle":
        _note_battle(s, *context)
    for seat in _concerned(s, *context):
        p = s.players[seat]
        if fulfilled(s, p, moment, *context):
            await _complete_any(s, p, "objective-now", moment, *context)


def _note_battle(s: ClashTable, battle: Battle, winner: int) -> None:
    """Settlers alone are neither an army nor a city."""
    land = not battle.sea and (battle.city > 0 or battle.fielded[1] > 0)
    for seat in _concerned(s, battle):
        attacks = seat == battle.attacker
        enemy = battle.defender if attacks else battle.attacker
        if land:
            place = battle.space if attacks else battle.origin
            note(s, f"fought {seat} {enemy} {place}", int(seat == winner))
        elif enemy == PIRATES:
            note(s, f"pirates {seat}", int(seat == winner))


def _concerned(s: ClashTable, *context: Any) -> list[int]:
    """Whose objectives may be met, clockwise from the active player."""
    match context:
        case (Battle() as battle, *_):
            sides = (battle.attacker, battle.defender)
            return [seat for seat in clockwise(s, s.active) if seat in sides]
        case (Player() as p, *_):
            return [p.seat]
    return [s.active]


async def _complete_any(s: ClashTable, p: Player, ask: str, moment: str, *context: Any) -> None:
    done: list[str] = []
    while half := await _complete_one(s, p, ask, done, moment, *context):
        done.append(half)


async def _complete_one(
    s: ClashTable, p: Player, ask: str, done: Sequence[str], moment: str, *context: Any
) -> str:
    """Complete one of the objectives that are met, or none (COC-OBJ-07)."""

    def met() -> list[tuple[str, str]]:
        return fulfilled(s, p, moment, *context)

    def options() -> list[Option]:
        return [COMPLETE[each] for each in met() if why_not(s, p, each[1], done) is None]

    if not options():
        return ""
    answer = await choose(
        p.seat, ask, lambda: [*options(), DONE], lambda: _refused(s, p, met(), done)
    )
    if answer == DONE:
        return ""
    card, half = map(str, answer.args)
    await complete(s, p, card, half)
    return half


def fulfilled(s: ClashTable, p: Player, moment: str, *context: Any) -> list[tuple[str, str]]:
    """The cards in hand with a half that is met now, and the half."""
    tests = TESTS[moment]
    found = []
    for card in p.objectives:
        for half in HALVES[card]:
            test = tests.get(half.test)
            if test and test(s, p, half, *context):
                found.append((card, half.id))
    return found


def why_not(s: ClashTable, p: Player, half: str, done: Sequence[str]) -> RuleId | None:
    """Whether an objective that is met cannot be completed; `done` are those met by this deed."""
    if half in done:
        return "COC-OBJ-05"
    objective = OBJECTIVES[half]
    others = (objective.excludes, objective.not_after)
    if any(f"{p.seat}:{other}" in s.noted for other in others):
        return "COC-OBJ-08"
    return None


def _refused(
    s: ClashTable, p: Player, met: list[tuple[str, str]], done: Sequence[str]
) -> list[Refusal]:
    rules = [(each, why_not(s, p, each[1], done)) for each in met]
    return [Refusal(COMPLETE[each], rule) for each, rule in rules if rule]


async def complete(s: ClashTable, p: Player, card: str, half: str) -> None:
    """Pay if the text says so; the card lies open for the rest of the game (COC-OBJ-10)."""
    if OBJECTIVES[half].pay:
        await pay(s, p, exactly(**OBJECTIVES[half].pay), f"objective:{half}")
    p.objectives.remove(card)
    p.completed = (*p.completed, half)
    mark = f"{p.seat}:{half}"
    s.noted = (*s.noted, mark)
    note(s, mark)
    log(s, "completed", seat=SEAT[p.seat], objective=f"objective:{half}")
