"""What the texts need to know about the printed things of A New Dawn: keys and arguments only."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from oikumene.titles.dawn.cards import CITY_STATES, VICTORY, WONDERS, focus

Phrase = tuple[str, dict[str, Any]]


def seats(view: Mapping[str, Any]) -> dict[int, str]:
    """A seat is called by its leader's civilization, and so is the automated player."""
    players = view["table"]["players"]
    return {p["seat"]: f"leader:{p['leader']}" for p in players if p["leader"]}


def parts(reference: str) -> list[str]:
    """Every thing shows as itself."""
    return [reference]


def more(key: str, args: Mapping[str, Any]) -> dict[str, Any]:
    """Numbers that the rules know and a sentence wants to tell."""
    tell = MORE.get(key.partition("-at-")[0])
    return tell(args) if tell else {}


def text(reference: str) -> list[Phrase]:
    """What is printed on a thing; much has a name and no text."""
    kind, _, id_ = reference.partition(":")
    tell = TEXTS.get(kind)
    return tell(id_) if tell else []


def _card(id_: str) -> list[Phrase]:
    """A focus card with its type and level, or a world wonder with what it costs."""
    ability: Phrase = (f"card-{id_}.text", {})
    if id_ not in WONDERS:
        card = focus(id_)
        return [("text-focus", {"type": f"type:{card.type}", "level": card.level}), ability]
    wonder = WONDERS[id_]
    printed = {
        "type": f"type:{wonder.type}",
        "era": f"era:{wonder.era}",
        "n": wonder.cost,
        "resources": " ".join(f"resource:{each}" for each in wonder.resources),
    }
    return [("text-wonder", printed), ability]


def _leader(id_: str) -> list[Phrase]:
    printed: dict[str, Any] = {
        "person": (f"leader-{id_}.leader", {}),
        "ability": (f"leader-{id_}.ability", {}),
    }
    return [("text-leader", printed), (f"leader-{id_}.text", {})]


def _city_state(id_: str) -> list[Phrase]:
    type_ = f"type:{CITY_STATES[id_].type}"
    return [("text-city-state", {"type": type_}), (f"city_state-{id_}.text", {})]


def _diplomacy(id_: str) -> list[Phrase]:
    return [(f"diplomacy-{id_.partition('@')[0]}.text", {})]


def _victory(id_: str) -> list[Phrase]:
    agendas = [agenda.id for agenda in VICTORY[id_].agendas]
    return [
        ("text-agenda", {"agenda": f"agenda:{each}", "text": (f"agenda-{each}.text", {})})
        for each in agendas
    ]


def _plain(kind: str) -> Callable[[str], list[Phrase]]:
    return lambda id_: [(f"{kind}-{id_}.text", {})]


TEXTS: dict[str, Callable[[str], list[Phrase]]] = {
    "card": _card,
    "leader": _leader,
    "city_state": _city_state,
    "diplomacy": _diplomacy,
    "victory": _victory,
    **{kind: _plain(kind) for kind in ("natural_wonder", "agenda", "event", "type")},
}


def _sums(args: Mapping[str, Any]) -> dict[str, Any]:
    """The combat values with the tokens that an option would spend, whoever spends them."""
    if "attack" not in args:
        return {}
    n = args["n"]
    return {"attack-then": args["attack"] + n, "defence-then": args["defence"] + n}


MORE: dict[str, Callable[[Mapping[str, Any]], dict[str, Any]]] = {"option-spend": _sums}
