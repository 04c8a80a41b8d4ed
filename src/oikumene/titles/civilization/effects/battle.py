"""Printed things that work in battles."""

from __future__ import annotations

from oikumene.engine.decision import Option, choose
from oikumene.engine.journal import log
from oikumene.titles.civilization.abilities import ability
from oikumene.titles.civilization.cards import NO, SEAT, TECHS, UNIT_CARDS, UNIT_OF, Ability
from oikumene.titles.civilization.fronts import UNIT, heal, holds, open_to, wounded, wounds_at
from oikumene.titles.civilization.hooks import HOOKS
from oikumene.titles.civilization.jobs import first_do
from oikumene.titles.civilization.resources import add_token
from oikumene.titles.civilization.state import Battle, CivilizationTable, Player, use_up, used
from oikumene.titles.civilization.yields import coins, works

HUSBANDRY, BIOLOGY = "animal_husbandry", "biology"
HEALED = 3
"""Wounds that Animal Husbandry takes away."""
CODE, COMPUTERS, CHINA = "code_of_laws", "computers", "china"
ORACLE, HIMEJI = "oracle", "himeji_samurai_castle"
COINS_PER_CARD = 5
HEAL = {tech: Option("heal", (tech,), (f"tech:{tech}",)) for tech in (HUSBANDRY, BIOLOGY)}
SAVE = {card: Option("save", (card,), (UNIT[card],)) for card in UNIT_CARDS}


# For a price: Metalworking; Mathematics, Ballistics


def can_charge(s: CivilizationTable, p: Player, _tech: str, _ability: Ability) -> bool:
    """Only before the unit is played, and with somebody to attack (CIV-BAT-44)."""
    b = s.battle
    return b is not None and not b.played and bool(open_to(b, b.side_of(p.seat)))


@ability("charge", can_charge)
async def charge(s: CivilizationTable, _p: Player, _tech: str, each: Ability) -> None:
    """The next unit deals more wounds if it attacks (CIV-BAT-43)."""
    b = s.battle
    assert b is not None
    b.charge += each.n


def can_wound(s: CivilizationTable, p: Player, _tech: str, _ability: Ability) -> bool:
    """There must be an enemy unit in play (CIV-BAT-48)."""
    b = s.battle
    return b is not None and bool(holds(b, 1 - b.side_of(p.seat)))


@ability("wound", can_wound)
async def wound_units(s: CivilizationTable, _p: Player, _tech: str, each: Ability) -> None:
    """Wounds for enemy units in play, one by one."""
    first_do(s, f"battle-wound {each.n}")


# Free, once per battle: Animal Husbandry, Biology


def healing(
    owner: int, found: tuple[Option, ...], p: Player, b: Battle, tech: str
) -> tuple[Option, ...]:
    """The option to heal, if there is anything to heal."""
    side = b.side_of(owner)
    if owner != p.seat or f"{side}:{tech}" in b.used or not wounded(b, side):
        return found
    return (*found, HEAL[tech])


def heals(s: CivilizationTable, p: Player, b: Battle, tech: str) -> None:
    """A free ability is used."""
    b.used = (*b.used, f"{b.side_of(p.seat)}:{tech}")
    log(s, "used", seat=SEAT[p.seat], tech=f"tech:{tech}")


@HOOKS.changes("battle.free", HUSBANDRY)
def husbandry(
    _s: CivilizationTable, owner: int, found: tuple[Option, ...], p: Player, b: Battle
) -> tuple[Option, ...]:
    return healing(owner, found, p, b, HUSBANDRY)


@HOOKS.reacts("battle.heals", HUSBANDRY)
async def husbandry_heals(
    s: CivilizationTable, owner: int, p: Player, b: Battle, tech: str
) -> None:
    """Up to 3 wounds, divided at will."""
    if owner == p.seat and tech == HUSBANDRY:
        heals(s, p, b, tech)
        first_do(s, f"battle-heal {HEALED}")


@HOOKS.changes("battle.free", BIOLOGY)
def biology(
    _s: CivilizationTable, owner: int, found: tuple[Option, ...], p: Player, b: Battle
) -> tuple[Option, ...]:
    return healing(owner, found, p, b, BIOLOGY)


@HOOKS.reacts("battle.heals", BIOLOGY)
async def biology_heals(s: CivilizationTable, owner: int, p: Player, b: Battle, tech: str) -> None:
    """All wounds of all units."""
    if owner != p.seat or tech != BIOLOGY:
        return
    heals(s, p, b, tech)
    side = b.side_of(owner)
    for at in wounded(b, side):
        heal(s, b, side, at, wounds_at(b, side, at))


# Wonders


@HOOKS.changes("battle.open", ORACLE)
def oracle(s: CivilizationTable, owner: int, value: bool, p: Player) -> bool:
    """The opponent's battle force lies open (CIV-WON-20)."""
    return value or (owner == p.seat and works(s, owner, ORACLE))


@HOOKS.changes("unit.strength", HIMEJI)
def himeji(s: CivilizationTable, owner: int, value: int, p: Player, _card: str) -> int:
    """All units are stronger (CIV-BAT-45)."""
    return value + 1 if owner == p.seat and works(s, owner, HIMEJI) else value


# Techs


@HOOKS.changes("battle.hand", COMPUTERS)
def battle_computers(s: CivilizationTable, owner: int, value: int, p: Player) -> int:
    """One more for every 5 coins (CIV-BAT-12, CIV-ABL-18)."""
    return value + coins(s, p) // COINS_PER_CARD if owner == p.seat else value


@HOOKS.changes("event.hand", COMPUTERS)
def culture_computers(s: CivilizationTable, owner: int, value: int, p: Player) -> int:
    """One more for every 5 coins (CIV-EVT-03)."""
    return value + coins(s, p) // COINS_PER_CARD if owner == p.seat else value


@HOOKS.reacts("battle.won", CODE)
async def code_of_laws(s: CivilizationTable, owner: int, p: Player) -> None:
    """A coin token, once per round (CIV-TEC-08, CIV-TEC-09)."""
    if owner != p.seat or used(s, p, CODE) or p.tokens.get(CODE, 0) >= TECHS[CODE].tokens:
        return
    use_up(s, p, CODE)
    add_token(s, p, CODE)


# China


@HOOKS.reacts("battle.ended", CHINA)
async def china(s: CivilizationTable, owner: int, p: Player, b: Battle) -> None:
    """One of its killed units may return (CIV-NAT-03)."""
    if owner != p.seat:
        return
    killed = sorted(set(b.killed[b.side_of(owner)]))
    found = [card for card in killed if card in s.unit_discards[UNIT_OF[card]]]
    if not found:
        return
    answer = await choose(p.seat, "save-unit", [*(SAVE[card] for card in found), NO])
    if answer == NO:
        return
    card = str(answer.args[0])
    s.unit_discards[UNIT_OF[card]].remove(card)
    p.units = sorted([*p.units, card])
    log(s, "unit-saved", seat=SEAT[p.seat], unit=UNIT[card])
