"""Celts: their advances and leaders (COC-CIV-23)."""

from __future__ import annotations

from oikumene.engine.decision import Option, choose
from oikumene.engine.journal import log
from oikumene.titles.clash.barbarians import appear, recruits, sites
from oikumene.titles.clash.cards import (
    BARBARIAN_SETTLEMENTS,
    BARBARIANS,
    CATEGORIES,
    NO,
    NOBODY,
    SEAT,
    SETTLER,
    SHIP,
    UNITS,
)
from oikumene.titles.clash.effects.civilizations.common import LEADERSHIP, drive
from oikumene.titles.clash.hooks import HOOKS
from oikumene.titles.clash.influence import WAYS
from oikumene.titles.clash.leaders import leader_city, leader_space, leads
from oikumene.titles.clash.pieces import enemies_at, kind_of, place, space_of, supply
from oikumene.titles.clash.resources import can_pay, exactly, pay, price
from oikumene.titles.clash.sides import fighters, player_of
from oikumene.titles.clash.state import (
    Battle,
    ClashTable,
    Player,
    change,
    cities_of,
    city_owner,
)
from oikumene.titles.clash.uses import usable, wants

NEAR = 2
"""Spaces around a battle or a leader."""
WARRIORS = 4
"""The most that Tribal Warfare adds."""
DRUIDS = "druids"
"""The way of influence against settlements (COC-CIV-23)."""
UPKEEP = price(food=1)
TERROR = exactly(mood=2)


# Advances


@HOOKS.changes("combat.bonus", "tribal_warfare")
def tribal_warfare(s: ClashTable, owner: int, bonus: int, b: Battle, side: int) -> int:
    """Barbarian cities near a battle against another player's army help."""
    if b.sea or b.owner_of(side) != owner or player_of(s, b, 1 - side) is None:
        return bonus
    if not fighters(s, b, 1 - side):
        return bonus
    tribes = sum(s.ground.near(b.space, n, NEAR) for n in cities_of(s, BARBARIANS))
    return bonus + min(WARRIORS, tribes)


def tribes_grow(s: ClashTable, p: Player) -> bool:
    """Whether barbarians can appear anywhere."""
    tribes = cities_of(s, BARBARIANS)
    if any(recruits(s, n) for n in tribes):
        return True
    return len(tribes) < BARBARIAN_SETTLEMENTS and bool(sites(s, p))


@usable("tribal_allies", main=True, once=True, ready=tribes_grow)
async def tribal_allies(s: ClashTable, p: Player) -> None:
    """Barbarians appear as if an event had brought them (COC-BAR-03 … 12)."""
    await appear(s, p)


@HOOKS.changes("influence.targets", "druidic_influence")
def druidic_influence(
    s: ClashTable, owner: int, targets: tuple[tuple[int, str], ...], p: Player
) -> tuple[tuple[int, str], ...]:
    """Barbarian settlements without a token can be influenced (COC-CIV-23)."""
    if p.seat != owner:
        return targets
    tribes = (n for n in sorted(cities_of(s, BARBARIANS)) if not s.cities[n].tokens)
    return (*targets, *((n, DRUIDS) for n in tribes))


async def send_druids(s: ClashTable, p: Player, n: int) -> None:
    """A culture token under a settlement (COC-CIV-23)."""
    change(s, n, tokens=1)
    log(s, "druids", seat=SEAT[p.seat], city=s.ground.things[n])


WAYS[DRUIDS] = send_druids


# Boudica


def warfare(p: Player) -> int:
    """A player's advances of Warfare."""
    return sum(id_ in p.advances for id_ in CATEGORIES["warfare"])


@HOOKS.changes("combat.bonus", "boudica")
def fearless(s: ClashTable, owner: int, bonus: int, b: Battle, side: int) -> int:
    """She is stronger against a player with more advances of Warfare."""
    foe = player_of(s, b, 1 - side)
    if foe is None or not leads(s, owner, b, side):
        return bonus
    return bonus + LEADERSHIP * (warfare(foe) > warfare(s.players[owner]))


@HOOKS.reacts("founded", "boudica")
async def great_numbers(s: ClashTable, owner: int, p: Player, n: int) -> None:
    """For a food the settler stays in the city that it founded on her space."""
    if p.seat != owner or n != leader_space(s, p):
        return
    if not supply(s, owner, SETTLER) or not can_pay(s, p, UPKEEP):
        return
    if await wants(p, "leader", "boudica"):
        await pay(s, p, UPKEEP, "leader:boudica")
        place(s, owner, SETTLER, n)


# Vercingetorix


@HOOKS.changes("combat.bonus", "vercingetorix")
def warrior_people(s: ClashTable, owner: int, bonus: int, b: Battle, side: int) -> int:
    """Own settlers near him help."""
    if not leads(s, owner, b, side):
        return bonus
    settlers = (space_of(u) for u in s.units[owner] if kind_of(u) == SETTLER)
    return bonus + sum(s.ground.near(b.space, n, NEAR) for n in settlers)


@HOOKS.changes("recruit.place", "vercingetorix")
def rapid_recruitment(
    s: ClashTable, owner: int, spaces: tuple[int, ...], p: Player, n: int, kind: int
) -> tuple[int, ...]:
    """Recruits of his city may appear beside it."""
    if p.seat != owner or n != leader_city(s, p) or kind == SHIP:
        return spaces
    beside = (m for m in sorted(s.ground.beside[n]) if s.ground.is_dry[m])
    return (*spaces, *(m for m in beside if is_safe(s, owner, m)))


def is_safe(s: ClashTable, owner: int, n: int) -> bool:
    """Whether no enemy is on a space."""
    return enemies_at(s, owner, n) == NOBODY and city_owner(s, n) in (NOBODY, owner)


# Viriatus


def wilderness(s: ClashTable, n: int) -> list[int]:
    """The land beside a space without units and cities."""
    beside = (m for m in sorted(s.ground.beside[n]) if s.ground.is_dry[m])
    return [m for m in beside if m not in s.cities and enemies_at(s, NOBODY, m) == NOBODY]


@HOOKS.reacts("round.begins", "viriatus")
async def terror(s: ClashTable, owner: int, p: Player, b: Battle) -> None:
    """From the second round on mood tokens drive an enemy away."""
    side = b.side_of(owner)
    if p.seat != owner or b.round < 2 or not leads(s, owner, b, side):
        return
    ends = wilderness(s, b.space)
    if not ends or not can_pay(s, p, TERROR):
        return
    units = {UNITS[kind_of(u)]: u for u in fighters(s, b, 1 - side)}
    options = [Option("frighten", (name,), (f"unit:{name}",)) for name in units]
    answer = await choose(owner, "terror", [*options, NO], n=b.round)
    if answer == NO:
        return
    await pay(s, p, TERROR, "leader:viriatus")
    await drive(s, p, b.owner_of(1 - side), units[str(answer.args[0])], ends)


@HOOKS.changes("combat.cards", "viriatus")
def loyalty(s: ClashTable, owner: int, seat: int, b: Battle, side: int) -> int:
    """He plays cards for barbarians who fight another player near him."""
    foe = player_of(s, b, 1 - side)
    if b.owner_of(side) != BARBARIANS or foe is None or foe.seat == owner:
        return seat
    return owner if s.ground.near(leader_space(s, s.players[owner]), b.space, NEAR) else seat
