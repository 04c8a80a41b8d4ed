"""Everything printed in the box by reference, for screens that draw it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from oikumene.titles.civilization.cards import (
    ARMY_COST,
    BUILDINGS,
    CIVILIZATIONS,
    DECK,
    EVENTS,
    GOVERNMENTS,
    GREAT_PEOPLE,
    MARKERS,
    MARKS,
    RESOURCES,
    SCOUT_COST,
    STAGES,
    TECHS,
    TERRAIN,
    TILES,
    TRACK,
    UNIT_CARDS,
    UNIT_TYPES,
    WALLS,
    WALLS_COST,
    WONDERS,
    Building,
    Tech,
)

Shown = dict[str, Any]

ICONS = ("trade", "production", "culture", "coin", "battle")
VICTORIES = ("culture", "tech", "economic", "military")
TECH_OF = {building: tech.id for tech in TECHS.values() for building in tech.buildings}
TECH_OF[WALLS] = next(tech.id for tech in TECHS.values() if tech.walls)
"""The tech that unlocks each building."""


def printed() -> dict[str, Shown]:
    """Reference → what a screen shows of the thing beside its words."""
    return {**_sheets(), **_cards(), **_markers(), **_signs()}


def _sheets() -> dict[str, Shown]:
    """Civilizations with their leaders, the culture track and the map tiles."""
    things = _plain("civilization", CIVILIZATIONS)
    things |= {f"leader:{c.leader}": {"civilization": c.id} for c in CIVILIZATIONS.values()}
    things["track:culture"] = {"spaces": [_filled(space) for space in TRACK]}
    return things | _plain("tile", TILES)


def _cards() -> dict[str, Shown]:
    """Techs, governments of both sets, wonders, culture events and units."""
    return {
        **{f"tech:{id_}": _tech(tech) for id_, tech in TECHS.items()},
        **{f"government:{id_}": _government(id_) for id_ in GOVERNMENTS["core"]},
        **_plain("wonder", WONDERS),
        **{f"event:{id_}": {"level": e.level, "phase": e.phase} for id_, e in EVENTS.items()},
        **{f"deck:{level}": {"level": level} for level in DECK},
        **_plain("unit", UNIT_TYPES),
        **_plain("unit_card", UNIT_CARDS),
    }


def _tech(tech: Tech) -> Shown:
    abilities = [{"phase": each.phase, "cost": each.cost} for each in tech.abilities]
    return _filled(tech) | ({"abilities": abilities} if abilities else {})


def _government(id_: str) -> Shown:
    """Its numbers in each set of cards."""
    return {name: _filled(cards[id_]) for name, cards in GOVERNMENTS.items()}


def _markers() -> dict[str, Shown]:
    """What lies or stands on the map."""
    return {
        **{f"building:{id_}": _building(each) for id_, each in BUILDINGS.items()},
        f"building:{WALLS}": {"cost": WALLS_COST, "icons": {}, "tech": TECH_OF[WALLS]},
        **{f"great_person:{id_}": {"icons": _icons(id_)} for id_ in GREAT_PEOPLE},
        "figure:army": {"cost": ARMY_COST},
        "figure:scout": {"cost": SCOUT_COST},
        **{f"marker:{kind}": {} for kind in ("hut", "village")},
        **_plain("marker", MARKERS),
    }


def _building(building: Building) -> Shown:
    shown = _filled(building)
    for icon in _icons(building.id):
        del shown[icon]
    return {**shown, "icons": _icons(building.id), "tech": TECH_OF[building.id]}


def _icons(mark: str) -> dict[str, int]:
    """What a marker yields."""
    return {icon: n for icon, n in MARKS[mark]._asdict().items() if n}


def _signs() -> dict[str, Shown]:
    """What has a name and little else."""
    things: dict[str, Shown] = {"owner:barbarians": {}}
    things |= {f"resource:{id_}": {} for id_ in RESOURCES}
    things |= {f"icon:{id_}": {} for id_ in ICONS}
    things |= {f"phase:{id_}": {} for id_ in STAGES}
    things |= {f"victory:{id_}": {} for id_ in VICTORIES}
    return things | {f"terrain:{each.id}": _filled(each) for each in TERRAIN.values()}


def _plain(kind: str, records: Mapping[str, msgspec.Struct]) -> dict[str, Shown]:
    """What is printed on the things of a kind, less what is empty."""
    return {f"{kind}:{id_}": _filled(record) for id_, record in records.items()}


def _filled(record: msgspec.Struct) -> Shown:
    shown: Shown = msgspec.to_builtins(record)
    return {name: value for name, value in shown.items() if name != "id" and value}
