"""Learning techs, and the Research phase (CIV-RSH, CIV-PYR)."""

from __future__ import annotations

from oikumene.engine.decision import Decision, Option, Refusal, choose, together
from oikumene.engine.journal import log
from oikumene.titles.civilization.cards import (
    LEVELS,
    NO,
    SEAT,
    SPACE_FLIGHT,
    START,
    TECHS,
    mark_thing,
)
from oikumene.titles.civilization.governments import offer_switch
from oikumene.titles.civilization.hooks import HOOKS
from oikumene.titles.civilization.jobs import job
from oikumene.titles.civilization.resources import gain_trade
from oikumene.titles.civilization.state import CivilizationTable, Player, cities_of, react, refresh
from oikumene.titles.civilization.techs import LEARN, known, learnable
from oikumene.titles.civilization.victory import foremost, recount, win
from oikumene.titles.civilization.yields import coins


async def learn_from(
    s: CivilizationTable, p: Player, techs: tuple[str, ...], ask: str, may_decline: bool = False
) -> None:
    """Learn one of some techs for free, if there is a legal one."""
    found = learnable(p, techs)
    if not found:
        return
    options = [LEARN[tech] for tech in found]
    if may_decline:
        options.append(NO)
    answer = await choose(p.seat, ask, options)
    if answer.verb == "tech":
        await learn(s, p, str(answer.args[0]))


async def learn(s: CivilizationTable, p: Player, tech: str) -> None:
    """A tech joins the pyramid with all its benefits (CIV-TEC-02)."""
    p.techs = (*p.techs, tech)
    log(s, "learned", seat=SEAT[p.seat], tech=f"tech:{tech}")
    card = TECHS[tech]
    if card.government:
        p.fresh = {**p.fresh, card.government: s.round}
    upgrade_buildings(s, p)
    refresh(s)
    if tech == SPACE_FLIGHT:
        win(s, p, "tech")
    recount(s)
    await react(s, p, "tech.learned", tech)
    if card.government and s.stage == START and s.active != p.seat:
        await offer_switch(s, p, card.government)


def upgrade_buildings(s: CivilizationTable, p: Player) -> None:
    """All buildings of a basic form are turned over (CIV-BLD-10)."""
    upgraded = known(p.techs).upgraded
    for city in cities_of(s, p.seat):
        for n in s.ground.around[city]:
            old = s.built.get(n)
            if old in upgraded:
                s.built[n] = upgraded[old]
                log(
                    s,
                    "upgraded",
                    seat=SEAT[p.seat],
                    mark=mark_thing(old),
                    building=mark_thing(s.built[n]),
                    square=s.ground.things[n],
                )


@job("research")
async def research(s: CivilizationTable) -> None:
    """Everybody chooses secretly; all choices are revealed at once (CIV-RSH-05)."""
    answers = await together(asked(s, s.players[seat]) for seat in s.turn_order)
    chosen = {seat: str(a.args[0]) for seat, a in answers.items() if a != NO}
    for seat, tech in chosen.items():  # all dials first, coins as they were before (CIV-RSH-08, 11)
        p = s.players[seat]
        gain_trade(s, p, min(0, coins(s, p) - p.trade), f"tech:{tech}")
    fliers = [seat for seat, tech in chosen.items() if tech == SPACE_FLIGHT]
    for seat, tech in chosen.items():
        if tech != SPACE_FLIGHT or seat == foremost(s, fliers):  # there is one card (CIV-PYR-08)
            await learn(s, s.players[seat], tech)


def asked(s: CivilizationTable, p: Player) -> Decision:
    """What to research: one tech, or none (CIV-RSH-01)."""
    return choose(p.seat, "research", lambda: choices(s, p), lambda: refused(s, p))


def threshold(s: CivilizationTable, p: Player, level: int) -> int:
    """The trade that a tech of a level needs (CIV-RSH-02, CIV-RSH-10)."""
    discount: int = HOOKS.value(s, "research.discount", 0, p)
    return LEVELS[level] - discount


def choices(s: CivilizationTable, p: Player) -> list[Option]:
    """The techs that a player can research now, or none (CIV-RSH-01 … 04)."""
    levels = [level for level in known(p.techs).free if p.trade >= threshold(s, p, level)]
    return [
        *(LEARN[id_] for id_, card in TECHS.items() if card.level in levels and id_ not in p.techs),
        NO,
    ]


def refused(s: CivilizationTable, p: Player) -> list[Refusal]:
    """Why a tech cannot be researched now."""
    free = known(p.techs).free
    found = []
    for id_, card in TECHS.items():
        if id_ in p.techs:
            continue
        if card.level not in free:
            found.append(Refusal(LEARN[id_], "CIV-PYR-02"))
        elif p.trade < threshold(s, p, card.level):
            found.append(Refusal(LEARN[id_], "CIV-RSH-02"))
    return found
