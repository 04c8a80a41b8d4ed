"""Everything printed in the box by reference, for screens that draw it."""

from __future__ import annotations

from typing import Any

import msgspec

from oikumene.titles.nations.cards import CARDS, EVENTS, NATIONS, TILES, Card, EventCard


def printed() -> dict[str, dict[str, Any]]:
    """Reference → what a screen shows of the thing beside its words."""
    things = {card.thing: _card(card) for card in CARDS.values()}
    for event in EVENTS.values():
        things[f"event:{event.id}"] = _event(event)
        for half in (event.top, event.bottom):
            things[f"event:{half.id}"] = {"age": event.age}
    things |= {f"nation:{id_}": _plain(board) for id_, board in NATIONS.items()}
    things |= {
        f"card:{id_}_{side}": {} for id_, board in NATIONS.items() for side in board.sides
    }  # a board's ability acts like a card
    for id_, tile in TILES.items():
        things[f"tile:{id_}"] = things[f"event:{id_}"] = _plain(tile)
    return things


def _card(card: Card) -> dict[str, Any]:
    numbers = {name: value for name, value in _plain(card.printed).items() if value}
    for known in ("id", "age", "level", "kind", "abilities"):
        numbers.pop(known, None)
    return {"kind": card.kind, "age": card.age, "level": card.level, "printed": numbers}


def _event(event: EventCard) -> dict[str, Any]:
    return {"age": event.age, "architects": event.architects, "famine": event.famine}


def _plain(record: msgspec.Struct) -> dict[str, Any]:
    plain: dict[str, Any] = msgspec.to_builtins(record)
    return plain
