"""Governments (CIV-GOV)."""

from __future__ import annotations

from oikumene.engine.decision import Option, Refusal, choose
from oikumene.engine.journal import log
from oikumene.titles.civilization.cards import ANARCHY, CIVILIZATIONS, GOVERNMENTS, NO, SEAT
from oikumene.titles.civilization.state import CivilizationTable, Player, used
from oikumene.titles.civilization.techs import known
from oikumene.titles.civilization.victory import recount

SWITCH = {id_: Option("switch", (id_,), (f"government:{id_}",)) for id_ in GOVERNMENTS["core"]}


def unlocked(p: Player) -> list[str]:
    """The governments that a player may adopt: the starting one and those of techs
    (CIV-GOV-03, CIV-GOV-05)."""
    start = CIVILIZATIONS[p.civilization].government
    return list(dict.fromkeys((start, *known(p.techs).governments)))


def why_not_switch(s: CivilizationTable, p: Player, government: str) -> str | None:
    """What forbids a change of government in the own Start of Turn."""
    if p.since == s.round:
        return "CIV-GOV-12"
    if used(s, p, p.government):
        return "CIV-GOV-21"  # its harvest of this round is taken: it stays on top
    if government == ANARCHY:
        return None
    if government not in unlocked(p):
        return "CIV-GOV-03"
    if p.government == ANARCHY or is_fresh(s, p, government):
        return None
    return "CIV-GOV-07"


def is_fresh(s: CivilizationTable, p: Player, government: str) -> bool:
    """Whether it was unlocked so lately that it needs no Anarchy (CIV-GOV-06, CIV-GOV-14)."""
    return p.fresh.get(government, s.round - 2) >= s.round - 1


def switches(s: CivilizationTable, p: Player) -> list[Option]:
    """The changes of government that a player may make now."""
    if p.since == s.round:
        return []
    return [
        SWITCH[each]
        for each in (*unlocked(p), ANARCHY)
        if each != p.government and not why_not_switch(s, p, each)
    ]


def refused_switches(s: CivilizationTable, p: Player) -> list[Refusal]:
    """The other governments, and why not."""
    found = []
    for each, option in SWITCH.items():
        rule = why_not_switch(s, p, each)
        if each != p.government and rule:
            found.append(Refusal(option, rule))
    return found


def switch(s: CivilizationTable, p: Player, government: str) -> None:
    """Another government is on top at once (CIV-GOV-11, CIV-GOV-20)."""
    p.government, p.since = government, s.round
    log(s, "government", seat=SEAT[p.seat], government=f"government:{government}")
    recount(s)


async def offer_switch(s: CivilizationTable, p: Player, government: str) -> None:
    """A government unlocked in somebody's Start of Turn may be adopted at once (CIV-GOV-15)."""
    if p.since == s.round:
        return
    answer = await choose(p.seat, "switch-now", [SWITCH[government], NO])
    if answer != NO:
        switch(s, p, government)


def close_windows(s: CivilizationTable, p: Player) -> None:
    """With the end of a Start of Turn, what was unlocked before it needs Anarchy."""
    if p.fresh:
        p.fresh = {each: n for each, n in p.fresh.items() if n >= s.round}
