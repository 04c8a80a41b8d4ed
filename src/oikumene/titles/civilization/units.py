"""Units: costs, decks and standing forces (CIV-UNI)."""

from __future__ import annotations

from oikumene.engine.chance import draw
from oikumene.engine.journal import log
from oikumene.titles.civilization.cards import SEAT, STRENGTH, UNIT_OF, UNIT_TYPES, UNITS
from oikumene.titles.civilization.state import CivilizationTable, Player
from oikumene.titles.civilization.techs import rank

COSTS = tuple(UNIT_TYPES[unit].costs for unit in UNITS)
UNIT_THINGS = tuple(f"unit:{unit}" for unit in UNITS)


def unit_cost(p: Player, unit: int) -> int:
    """What a unit costs at the player's rank; 0 if he has no rank (CIV-UNI-02 … 04)."""
    level = rank(p, unit)
    return COSTS[unit][level - 1] if level else 0


def has_units(s: CivilizationTable, unit: int) -> bool:
    """Whether a unit of a type can be drawn (CIV-UNI-07)."""
    return bool(s.unit_decks[unit] or s.unit_discards[unit])


def take_unit(s: CivilizationTable, unit: int) -> str:
    """The top card of a deck, which the faceup cards make new when it has run out; "": none."""
    deck, discards = s.unit_decks[unit], s.unit_discards[unit]
    if not deck:
        if not discards:
            return ""
        deck.extend(discards)
        discards.clear()
        log(s, "units-shuffled", unit=UNIT_THINGS[unit])
    return draw(s, deck)


def draw_unit(s: CivilizationTable, p: Player, unit: int) -> bool:
    """A unit joins the standing forces unseen by others; whether there was one (CIV-UNI-01)."""
    card = take_unit(s, unit)
    if not card:
        return False
    p.units.append(card)
    log(s, "drew-unit", seat=SEAT[p.seat], unit=UNIT_THINGS[unit])
    strength = STRENGTH[card] + rank(p, unit) - 1  # CIV-UNI-05
    log(s, "drew-unit-card", (p.seat,), unit=UNIT_THINGS[unit], n=strength)
    return True


def kill_unit(s: CivilizationTable, card: str) -> None:
    """A unit that belongs to nobody any more lies faceup under its deck (CIV-UNI-07)."""
    s.unit_discards[UNIT_OF[card]].append(card)
