"""Techs: the pyramid and what they give (CIV-PYR, CIV-TEC)."""

from __future__ import annotations

from functools import lru_cache

from oikumene.engine.decision import Option
from oikumene.titles.civilization.cards import (
    BUILDINGS,
    CITY_LIMIT,
    FAMILY,
    SPEED,
    STAGES,
    TECHS,
    UNITS,
    UPGRADES,
    Ability,
)
from oikumene.titles.civilization.state import Player

LEARN = {id_: Option("tech", (id_,), (f"tech:{id_}",)) for id_ in TECHS}
TOP = 5


class Known:
    """Everything that follows from a set of techs; the first one is the starting tech."""

    def __init__(self, techs: tuple[str, ...]) -> None:
        cards = [TECHS[id_] for id_ in techs]
        rows = [0] * (TOP + 1)
        for at, card in enumerate(cards):
            rows[card.level if at else 1] += 1  # CIV-PYR-04
        self.rows = tuple(rows)
        self.free = tuple(level for level in range(1, TOP + 1) if fits(rows, level))
        """Levels with a free space in the pyramid (CIV-PYR-03)."""
        self.speed = max((card.speed for card in cards), default=0) or SPEED
        self.stacking = max((card.stacking for card in cards), default=0)
        water = {card.water for card in cards}
        self.stops_on_water = "stop" in water
        self.crosses_water = self.stops_on_water or "cross" in water
        self.hand = sum(card.hand for card in cards)
        self.city_limit = max((card.city_limit for card in cards), default=0) or CITY_LIMIT
        self.coins = sum(card.coins for card in cards)
        self.ranks = tuple(
            max((card.rank for card in cards if card.unit == unit), default=0)
            or int(unit != "aircraft")
            for unit in UNITS
        )
        """By type; aircraft have none before Flight (CIV-TEC-03, CIV-UNI-02)."""
        forms = {b for card in cards for b in card.buildings}
        self.buildings = tuple(b for b in BUILDINGS if b in forms and UPGRADES.get(b) not in forms)
        """The buildings that can be built (CIV-BLD-11)."""
        self.upgraded = {BUILDINGS[b].upgrade_of: b for b in forms if BUILDINGS[b].upgrade_of}
        self.walls = any(card.walls for card in cards)
        self.governments = tuple(card.government for card in cards if card.government)
        self.abilities: dict[str, tuple[tuple[str, Ability], ...]] = {
            phase: tuple(
                (card.id, each) for card in cards for each in card.abilities if each.phase == phase
            )
            for phase in (*STAGES, "battle", "any")
        }


def fits(rows: list[int], level: int) -> bool:
    """Whether a row has a free space: above two neighbours of the row below (CIV-PYR-02)."""
    return level == 1 or rows[level] + 1 <= rows[level - 1] - 1


@lru_cache(1 << 14)
def known(techs: tuple[str, ...]) -> Known:
    """What follows from techs; worked out once."""
    return Known(techs)


def can_learn(p: Player, tech: str) -> bool:
    """Whether a tech is unknown and has a legal space (CIV-RSH-03, CIV-RSH-04, CIV-PYR-08)."""
    return tech not in p.techs and TECHS[tech].level in known(p.techs).free


def learnable(p: Player, techs: tuple[str, ...]) -> list[str]:
    """Those of some techs that a player could learn for free (CIV-RSH-12)."""
    free = known(p.techs).free
    return [tech for tech in techs if tech not in p.techs and TECHS[tech].level in free]


def rank(p: Player, unit: int) -> int:
    """A player's rank of a type of units (CIV-TEC-03)."""
    return known(p.techs).ranks[unit]


def building_form(p: Player, family: str) -> str:
    """The form in which a player builds a family of buildings; "" if none."""
    return next((b for b in known(p.techs).buildings if FAMILY[b] == family), "")
