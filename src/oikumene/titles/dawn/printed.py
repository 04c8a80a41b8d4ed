"""Everything printed in the box by reference, for screens that draw it."""

from __future__ import annotations

from typing import Any

import msgspec

from oikumene.titles.dawn.automated import AUTOMATED as AUTOMATED
from oikumene.titles.dawn.cards import (
    BARBARIANS,
    CITY_STATES,
    DIFFICULTY,
    DIPLOMACY,
    ERAS,
    EVENT_DIAL,
    FOCUS,
    LEADERS,
    NATURAL_WONDERS,
    RESOURCES,
    SEAT,
    TILES,
    TYPES,
    VICTORY,
    WONDERS,
    Focus,
    Tile,
)
from oikumene.titles.dawn.ground import shape

Shown = dict[str, Any]


def printed() -> dict[str, Shown]:
    """Reference → what a screen shows of the thing beside its words."""
    return {**_cards(), **_people(), **_goals(), **_map()}


def _cards() -> dict[str, Shown]:
    """Focus cards of players and of the automated player, and world wonders."""
    things = {f"card:{id_}": _focus(card) for id_, card in FOCUS.items()}
    for id_, card in AUTOMATED.items():
        shown = _focus(FOCUS[card.id])
        shown["numbers"] |= _numbers(card)
        things[f"card:{id_}"] = {**shown, "automated": True}
    for wonder in WONDERS.values():
        things[f"card:{wonder.id}"] = {"kind": "wonder", **_plain(wonder)}
    return things


def _focus(card: Focus) -> Shown:
    return {
        "kind": "focus",
        "automated": False,
        "type": card.type,
        "level": card.level,
        "numbers": _numbers(card),
    }


def _numbers(card: msgspec.Struct) -> dict[str, int]:
    """The numbers of a card that are not nothing, and what it allows as 1."""
    shown = msgspec.to_builtins(card)
    return {
        name: int(value)
        for name, value in shown.items()
        if isinstance(value, int) and value and name != "level"
    }


def _people() -> dict[str, Shown]:
    """Leaders, city-states, and the diplomacy cards of everybody."""
    things = {f"leader:{id_}": _plain(each) for id_, each in LEADERS.items()}
    things |= {f"city_state:{id_}": _plain(each) for id_, each in CITY_STATES.items()}
    for card in DIPLOMACY:
        things[f"diplomacy:{card}"] = {"card": card}
        for seat, _ in enumerate(SEAT):
            things[f"diplomacy:{card}@{seat}"] = {"card": card, "seat": seat}
    return things


def _goals() -> dict[str, Shown]:
    """Victory cards and their agendas."""
    things: dict[str, Shown] = {}
    for card in VICTORY.values():
        things[f"victory:{card.id}"] = {"agendas": [agenda.id for agenda in card.agendas]}
        for agenda in card.agendas:
            things[f"agenda:{agenda.id}"] = {"card": card.id, **_plain(agenda)}
    return things


def _map() -> dict[str, Shown]:
    """Tiles with all that is printed on them, and what can lie or happen on the map."""
    things = {f"tile:{number}": _tile(tile) for number, tile in TILES.items()}
    things |= {f"natural_wonder:{id_}": _plain(each) for id_, each in NATURAL_WONDERS.items()}
    things |= {f"terrain:{id_}": {"difficulty": n} for id_, n in DIFFICULTY.items()}
    for kind, ids in (
        ("resource", RESOURCES),
        ("barbarian", BARBARIANS),
        ("event", EVENT_DIAL),
        ("type", TYPES),
        ("era", ERAS),
    ):
        things |= {f"{kind}:{id_}": {} for id_ in ids}
    return things


def _tile(tile: Tile) -> Shown:
    """Each side as ``[q, r, terrain, marker]`` around its space 0."""
    return {"kind": tile.kind, "A": _side(tile, "A"), "B": _side(tile, "B")}


def _side(tile: Tile, side: str) -> list[list[str | int]]:
    found: list[list[str | int]] = []
    for (q, r), space in zip(shape(side, 0), tile.side(side), strict=True):
        terrain, _, marker = space.partition(" ")
        found.append([q, r, terrain, marker])
    return found


def _plain(record: msgspec.Struct) -> Shown:
    shown: Shown = msgspec.to_builtins(record)
    return {name: value for name, value in shown.items() if name != "id" and value}
