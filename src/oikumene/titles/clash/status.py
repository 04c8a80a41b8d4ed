"""The status phase (COC-STA)."""

from __future__ import annotations

from oikumene.engine.decision import Option, choose
from oikumene.engine.journal import log
from oikumene.engine.state import OVER
from oikumene.titles.clash.advances import free_advance, gainable
from oikumene.titles.clash.capture import raze
from oikumene.titles.clash.cards import CULTURE, DONE, MOOD, SEAT
from oikumene.titles.clash.decks import draw_action, draw_objective
from oikumene.titles.clash.governments import may_change
from oikumene.titles.clash.hooks import HOOKS
from oikumene.titles.clash.jobs import job
from oikumene.titles.clash.objectives import status_objectives
from oikumene.titles.clash.resources import gain
from oikumene.titles.clash.state import (
    ClashTable,
    Player,
    cities_of,
    number_of_cities,
)
from oikumene.titles.clash.turn import ages

OBJECTIVES, ADVANCES, CARDS, RAZING, GOVERNMENT, FIRST = range(1, 7)


def status(s: ClashTable) -> None:
    """Six steps, each by all players in turn order (COC-STA-01)."""
    last = s.age == ages(s) or any(not number_of_cities(s, p.seat) for p in s.players)
    s.ending = s.ending or last  # COC-STA-03
    s.deeds = {}
    log(s, "status", age=s.age)
    s.todo = parts_of(s)
    s.phase = "act"


def parts_of(s: ClashTable) -> tuple[str, ...]:
    """What is to do in a status phase, by step and player."""
    order = s.turn_order
    if s.ending:
        return (*(f"status {OBJECTIVES} {seat}" for seat in order), "game-over")
    again = [f"status {ADVANCES} {seat} again" for seat in order]  # COC-VAR-04
    return (
        *(f"status {step} {seat}" for step in (OBJECTIVES, ADVANCES) for seat in order),
        *(again if s.options.length == "short" else ()),
        *(f"status {step} {seat}" for step in (CARDS, RAZING, GOVERNMENT) for seat in order),
        f"status {FIRST} {s.first}",
        "next-age",
    )


@job("status")
async def status_step(s: ClashTable, step: str, seat: str, again: str = "") -> None:
    """A player's part of a step."""
    s.step, s.active = int(step), int(seat)
    p = s.player
    match s.step:
        case 1:
            await status_objectives(s, p)
        case 2:
            await free_advance(
                s, p, gainable(p), "free-advance", track=not again, may=False
            )  # COC-STA-04, COC-STA-05
        case 3:
            await draw_action(s, p)
            draw_objective(s, p)
        case 4:
            await may_raze(s, p)
        case 5:
            await may_change(s, p)
        case 6:
            await choose_first(s)


async def may_raze(s: ClashTable, p: Player) -> None:
    """A city of size 1 may be given up for 1 gold (COC-STA-08 … 10)."""
    small = [n for n in sorted(cities_of(s, p.seat)) if s.cities[n].size == 1]
    if not small:
        return
    options = s.ground.options("raze")
    answer = await choose(p.seat, "raze", [*[options[n] for n in small], DONE])
    if answer == DONE:
        return
    await raze(s, s.ground.where(answer))
    gain(s, p, {"gold": 1}, "razed")


def chooser(s: ClashTable) -> int:
    """Who decides on the first player (COC-STA-12 … 15)."""
    tokens = [p.goods[MOOD] + p.goods[CULTURE] for p in s.players]
    richest = next(seat for seat in s.turn_order if tokens[seat] == max(tokens))
    found: int = HOOKS.value(s, "first.chooser", richest)
    return found


async def choose_first(s: ClashTable) -> None:
    """The first player of the next Age is chosen (COC-STA-12)."""
    seat = chooser(s)
    options = [Option("first", (p.seat,), (SEAT[p.seat],)) for p in s.players]
    answer = await choose(seat, "first-player", options)
    s.first = int(answer.args[0])
    log(s, "first-player", seat=SEAT[seat], first=SEAT[s.first])


@job("next-age")
async def next_age(s: ClashTable) -> None:
    """The next Age begins (COC-TRN-11)."""
    s.age += 1
    s.round = 1
    s.step = 0
    s.active = s.first
    s.phase = "turn"


@job("game-over")
async def game_over(s: ClashTable) -> None:
    """The game ends after step 1 (COC-END-01)."""
    s.phase = OVER
