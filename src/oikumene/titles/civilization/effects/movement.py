"""What printed things change about moving and exploring."""

from __future__ import annotations

from oikumene.engine.decision import Option, choose
from oikumene.engine.journal import log
from oikumene.titles.civilization.buildings import remove_mark
from oikumene.titles.civilization.cards import BUILDINGS, NO, SEAT, mark_thing
from oikumene.titles.civilization.figures import (
    KINDS,
    MOVED,
    MOVING,
    SCOUT,
    armies_at,
    at,
    remove,
    scouts_at,
)
from oikumene.titles.civilization.hooks import HOOKS
from oikumene.titles.civilization.research import learn_from
from oikumene.titles.civilization.resources import gain_culture
from oikumene.titles.civilization.state import (
    Battle,
    CivilizationTable,
    Player,
    government_of,
    use_up,
    used,
)
from oikumene.titles.civilization.techs import learnable
from oikumene.titles.civilization.victory import recount
from oikumene.titles.civilization.yields import owner_around, place_of

CHINA, RUSSIA = "china", "russia"
FLIGHT, COMBUSTION, GATE = "flight", "combustion", "brandenburg_gate"
CHINESE_CULTURE = 3
ATTACK = Option("attack")
SACRIFICE = tuple(Option("sacrifice", (), (f"figure:{kind}",)) for kind in KINDS)
ONE_OF_GROUP = tuple(Option("sacrifice", (kind,), (f"figure:{kind}",)) for kind in KINDS)


@HOOKS.changes("passes", FLIGHT)
def fly_over(_s: CivilizationTable, owner: int, passes: bool, p: Player) -> bool:
    """Figures ignore what they fly over (CIV-MOV-20)."""
    return passes or p.seat == owner


# Brandenburg Gate


@HOOKS.changes("stop.barred", GATE)
def gate(s: CivilizationTable, owner: int, barred: bool, p: Player, n: int) -> bool:
    """Figures of others cannot end a move in the outskirts of the owner's cities (CIV-WON-21)."""
    return barred or (p.seat != owner and owner_around(s, n) == owner and gate_works(s, owner))


def gate_works(s: CivilizationTable, owner: int) -> bool:
    """Whether the Gate is not blockaded (CIV-WON-11); a group that just passes does not open it."""
    n = place_of(s, GATE)
    if n < 0:
        return False
    others = (q for q in s.players if q.seat != owner)
    return not any(f >> 4 == n and not f & MOVING for q in others for f in q.figures)


# Combustion (CIV-ABL-16)


@HOOKS.reacts("move.ended", COMBUSTION)
async def wreck_building(s: CivilizationTable, owner: int, p: Player, n: int) -> None:
    """An army may destroy the building of another player that it has come to, once in a round."""
    mark = s.built.get(n)
    if p.seat != owner or mark not in BUILDINGS or used(s, p, COMBUSTION):
        return
    army = any(f & MOVED and not f & SCOUT for f in at(p, n))
    if not army or owner_around(s, n) == owner:
        return
    destroy = Option("destroy", (s.ground.names[n],), (s.ground.things[n], mark_thing(mark)))
    answer = await choose(p.seat, "wreck", [destroy, NO], building=mark_thing(mark))
    if answer == NO:
        return
    use_up(s, p, COMBUSTION)
    remove_mark(s, n)


@HOOKS.reacts("battle.begins", COMBUSTION)
async def raze_walls(s: CivilizationTable, owner: int, p: Player, battle: Battle) -> None:
    """Walls of a city that is attacked fall before the battle."""
    if p.seat != owner or battle.attacker != owner or not battle.city:
        return
    if s.cities[battle.square].walls:
        remove_mark(s, battle.square)


# Civilizations


@HOOKS.reacts("hut.explored", CHINA)
async def culture_of_hut(s: CivilizationTable, owner: int, p: Player) -> None:
    """China gains culture with a hut (CIV-NAT-02),"""
    if p.seat == owner:
        gain_culture(s, p, CHINESE_CULTURE, "civilization:china")


@HOOKS.reacts("village.conquered", CHINA)
async def culture_of_village(s: CivilizationTable, owner: int, p: Player) -> None:
    """and with a village."""
    if p.seat == owner:
        gain_culture(s, p, CHINESE_CULTURE, "civilization:china")


def can_sacrifice(s: CivilizationTable, p: Player, n: int) -> bool:
    """Whether a city's owner knows a tech that Russia could learn now (CIV-NAT-13, CIV-NAT-15)."""
    techs = s.players[s.cities[n].owner].techs
    return not used(s, p, RUSSIA) and bool(learnable(p, techs))


@HOOKS.changes("enters.city", RUSSIA)
def enter_to_die(s: CivilizationTable, owner: int, enters: bool, p: Player, n: int) -> bool:
    """A single figure may enter an enemy city in order to be sacrificed (CIV-NAT-14)."""
    return enters or (p.seat == owner and can_sacrifice(s, p, n))


def offerings(s: CivilizationTable, p: Player, n: int) -> list[Option]:
    """A lone figure can be given, or one of a group that keeps an army to attack (CIV-NAT-17)."""
    scouts, armies = scouts_at(p, n), armies_at(p, n)
    attacks = [] if government_of(s, p).no_attacks or not armies else [ATTACK]
    if scouts + armies == 1:
        return [SACRIFICE[scouts], *attacks]
    if not attacks:
        return []
    spared = (armies > 1, scouts > 0)
    return [option for option, can in zip(ONE_OF_GROUP, spared, strict=True) if can] + attacks


@HOOKS.reacts("city.entered", RUSSIA)
async def sacrifice(s: CivilizationTable, owner: int, p: Player, n: int) -> None:
    """Once in a round a figure in an enemy city is given for a tech of its owner (CIV-NAT-12)."""
    if p.seat != owner or not can_sacrifice(s, p, n):
        return
    options = offerings(s, p, n)
    if not options:
        return
    answer = await choose(p.seat, "sacrifice", options, square=s.ground.things[n])
    if answer == ATTACK:
        return
    figure = next(f for f in at(p, n) if f"figure:{KINDS[f & SCOUT]}" in answer.things)
    use_up(s, p, RUSSIA)
    remove(s, p, figure)
    log(
        s,
        "sacrificed",
        seat=SEAT[p.seat],
        figure=f"figure:{KINDS[figure & SCOUT]}",
        square=s.ground.things[n],
    )
    recount(s)
    await learn_from(s, p, s.players[s.cities[n].owner].techs, "sacrifice-tech")
