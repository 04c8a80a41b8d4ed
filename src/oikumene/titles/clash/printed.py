"""Everything printed in the box by reference, for screens that draw it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from oikumene.titles.clash.cards import (
    ACTIONS,
    ADVANCES,
    BUILDINGS,
    CATEGORIES,
    CIVIL,
    CIVILIZATIONS,
    EVENTS,
    GOODS,
    GOVERNMENTS,
    MOODS,
    OBJECTIVE_CARDS,
    OBJECTIVES,
    REGIONS,
    SETTLEMENTS,
    TACTICS,
    TERRAIN,
    UNIT,
    WONDERS,
    Action,
    Civilization,
)

Shown = dict[str, Any]

SYMBOLS = ("gold_mine", "exhausted_land", "barbarians_spawn", "barbarians_move", "pirates", "none")
"""Of event cards."""


def printed() -> dict[str, Shown]:
    """Reference → what a screen shows of the thing beside its words."""
    return {**_advances(), **_cards(), **_pieces(), **_signs()}


def _advances() -> dict[str, Shown]:
    """The advances of every board, and of each civilization with its leaders."""
    things: dict[str, Shown] = {
        f"category:{id_}": {"advances": list(advances), "government": id_ in GOVERNMENTS}
        for id_, advances in CATEGORIES.items()
    }
    things |= _plain("advance", ADVANCES)
    for civilization in CIVILIZATIONS.values():
        things |= _civilization(civilization)
    return things


def _civilization(printed: Civilization) -> dict[str, Shown]:
    own = {"civilization": printed.id}
    return {
        **_plain("civilization", {printed.id: printed}),
        **{f"advance:{id_}": {**own, "linked": to} for id_, to in printed.advances.items()},
        **{f"leader:{id_}": own for id_ in printed.leaders},
    }


def _cards() -> dict[str, Shown]:
    """The four decks; a card of two halves, and each half by itself."""
    return {
        **{f"action:{id_}": _action(card) for id_, card in ACTIONS.items()},
        **_plain("civil", CIVIL),
        **_plain("tactics", TACTICS),
        **_plain("objective_card", OBJECTIVE_CARDS),
        **{f"objective:{id_}": {"timing": half.timing} for id_, half in OBJECTIVES.items()},
        **_plain("event", EVENTS),
        **_plain("wonder", WONDERS),
    }


def _action(card: Action) -> Shown:
    """What an action card costs, and when, is that of its upper half."""
    civil = CIVIL[card.civil]
    return {
        "civil": card.civil,
        "tactics": card.tactics,
        "timing": civil.timing,
        "cost": civil.cost,
    }


def _pieces() -> dict[str, Shown]:
    """What stands on the map."""
    return {
        **_plain("unit", UNIT),
        "building:settlement": {"pieces": SETTLEMENTS},
        **_plain("building", BUILDINGS),
    }


def _signs() -> dict[str, Shown]:
    """What has a name and little else."""
    things: dict[str, Shown] = {f"owner:{each}": {} for each in ("barbarians", "pirates")}
    things |= {f"resource:{id_}": {} for id_ in GOODS}
    things |= {f"mood:{id_}": {} for id_ in MOODS}
    things |= {f"terrain:{id_}": {"letter": letter} for letter, id_ in TERRAIN.items()}
    things |= {f"symbol:{id_}": {} for id_ in SYMBOLS}
    return things | {f"region:{id_}": {"terrain": each.terrain} for id_, each in REGIONS.items()}


def _plain(kind: str, records: Mapping[str, msgspec.Struct]) -> dict[str, Shown]:
    """What is printed on the things of a kind, less what is empty."""
    return {f"{kind}:{id_}": _filled(record) for id_, record in records.items()}


def _filled(record: msgspec.Struct) -> Shown:
    shown: Shown = msgspec.to_builtins(record)
    return {name: value for name, value in shown.items() if name != "id" and value}
