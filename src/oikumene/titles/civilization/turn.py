"""Rounds, phases and player turns (CIV-TRN)."""

from __future__ import annotations

from oikumene.engine.journal import log
from oikumene.titles.civilization.cards import CITY, MOVEMENT, RESEARCH, SEAT, STAGES, START, TRADE
from oikumene.titles.civilization.culture import heed_limits
from oikumene.titles.civilization.figures import FRESH, MOVED
from oikumene.titles.civilization.jobs import next_job, parsed
from oikumene.titles.civilization.state import CivilizationTable, change
from oikumene.titles.civilization.victory import Won, draw, settle

TURNS = {START: "start", CITY: "city", MOVEMENT: "movement"}
"""Phases in which one player acts after the other (CIV-TRN-02), and the job of a player turn."""
TOGETHER = {TRADE: ("collect", "negotiate"), RESEARCH: ("research",)}
"""Phases for all at once."""
SAFE = frozenset({"start", "negotiate", "city", "movement", "research"})
"""Jobs before which a match can be kept; the others are safe points for search only."""
INSIDE = ("act", "go")


async def act(s: CivilizationTable) -> None:
    """The next job; when none is left, the next player turn, phase or round begins."""
    try:
        await next_job(s)
        heed_limits(s)  # coins may have come or gone (CIV-EVT-05)
        if not s.todo:
            go_on(s)
    except Won:
        return  # the game is over in the midst of whatever was done
    s.phase = "act" if parsed(s.todo[0])[0] in SAFE else "go"


def go_on(s: CivilizationTable) -> None:
    """A player turn or a phase is over."""
    if s.stage in TURNS and (s.active + 1) % len(s.players) != s.first:
        begin_turn(s, (s.active + 1) % len(s.players))
        return
    settle(s)
    at = STAGES.index(s.stage)
    if at + 1 < len(STAGES):
        begin_stage(s, STAGES[at + 1])
    else:
        end_round(s)


def begin_stage(s: CivilizationTable, stage: str) -> None:
    """A phase begins."""
    s.stage = stage
    log(s, "phase", phase=f"phase:{stage}")
    if stage in TURNS:
        begin_turn(s, s.first)
        return
    s.active = s.first
    s.passed, s.offers, s.offer = 0, (0,) * len(s.players), ()
    s.todo = TOGETHER[stage]


def begin_turn(s: CivilizationTable, seat: int) -> None:
    """A player turn begins."""
    s.active = seat
    log(s, "turn", seat=SEAT[seat], phase=f"phase:{s.stage}")
    s.todo = (TURNS[s.stage],)


def end_round(s: CivilizationTable) -> None:
    """What lasted for a round is over."""
    if s.options.round_limit and s.round >= s.options.round_limit:  # CIV-OPT-06
        draw(s)
    s.used, s.frozen, s.sent = (), (), {}
    for p in s.players:
        p.figures = sorted(f & ~(MOVED | FRESH) for f in p.figures)
    for n, city in s.cities.items():
        if city.done or city.extra or city.bonus:
            change(s, n, done=(), extra=0, bonus=0)
    begin_round(s)


def begin_round(s: CivilizationTable) -> None:
    """The first player marker passes on, except in round 1 (CIV-TRN-05)."""
    if s.round:
        s.first = (s.first + 1) % len(s.players)
    s.round += 1
    log(s, "round", n=s.round, seat=SEAT[s.first])
    begin_stage(s, START)
