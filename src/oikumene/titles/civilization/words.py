"""What the texts need to know about the printed things of Civilization: keys and arguments."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from oikumene.titles.civilization.cards import (
    CIVILIZATIONS,
    GREAT_PERSON,
    MARKERS,
    SHEET,
    TECHS,
    TRADE_PAID,
    UNIT_TYPES,
)
from oikumene.titles.civilization.negotiation import KINDS, THINGS

Phrase = tuple[str, dict[str, Any]]
Facts = dict[str, Any]

NOTHING: Phrase = ("nothing", {})
GOODS_TEXTS = ("gives", "wants")
"""Arguments that can be goods as the journal writes them: ``trade 3 hut 1``."""
KIND_OF = {
    **{word: thing.partition(":")[0] for word, thing in zip(KINDS, THINGS, strict=True)},
    "army": "figure",
    "scout": "figure",
}
"""What words beside numbers count."""
NAMED = ("figure", "item", "mark", "person", "unit", "what")
"""Arguments that are the thing of a sentence."""


def seats(view: Mapping[str, Any]) -> dict[int, str]:
    """A seat is called by its civilization."""
    return {p["seat"]: f"civilization:{p['civilization']}" for p in view["table"]["players"]}


def parts(reference: str) -> list[str]:
    """The face of a hut or village shows its back and what is on it, all else itself."""
    kind, _, id_ = reference.partition(":")
    if kind != "marker" or id_ not in MARKERS:
        return [reference]
    marker = MARKERS[id_]
    content = marker.content
    face = f"{GREAT_PERSON}:any" if content == GREAT_PERSON else f"resource:{content}"
    return [f"marker:{marker.kind}", face]


# Amounts


def amounts(pairs: Mapping[str, int]) -> list[Facts]:
    """Goods or figures as the object of a verb."""
    return [{"good": f"{KIND_OF[word]}:{word}", "n": n} for word, n in pairs.items() if n]


def counted(kind: str, pairs: Mapping[str, int]) -> list[Phrase]:
    """Things of a kind after a sign or a colon."""
    return [(f"{kind}-{word}.count", {"n": n}) for word, n in pairs.items() if n]


def goods(text: str) -> Phrase:
    """Goods as the journal writes them, as the object of a verb."""
    words = text.split()
    pairs = {word: int(n) for word, n in zip(words[::2], words[1::2], strict=False)}
    return ("goods", {"amounts": amounts(pairs)}) if pairs else NOTHING


def level(n: int) -> Phrase:
    """A level in Roman numerals."""
    return f"level-{n}", {}


# Arguments that a sentence needs


def more(key: str, args: Mapping[str, Any]) -> Facts:
    """What the rules say in short, as the sentences need it."""
    told: Facts = {n: goods(args[n]) for n in GOODS_TEXTS if isinstance(args.get(n), str)}
    if isinstance(args.get("level"), int):
        told["level"] = level(args["level"])
    if "cost" in args:
        told["convert"] = _convert(args)
    named = [args[name] for name in NAMED if name in args]
    if named and not key.startswith("option-"):
        told["thing"] = named[0]
    tell = MORE.get(key)
    return {**told, **tell(args)} if tell else told


def _convert(args: Mapping[str, Any]) -> Phrase | str:
    """The trade that an item costs beyond the production of its city, `n` (CIV-PRD-07)."""
    missing = args["cost"] - args.get("n", args["cost"])
    if missing <= 0:
        return ""
    return "convert", {"n": -(-missing // args["gained"]) * TRADE_PAID}


def _change(args: Mapping[str, Any]) -> Facts:
    return {"sign": "−" if args["n"] < 0 else "+", "n": abs(args["n"])}


def _coin(args: Mapping[str, Any]) -> Facts:
    return {"card": coin_place(args["card"])}


def coin_place(card: str) -> Phrase | str:
    """Where a coin token lies: on a tech, a wonder or the sheet."""
    if card == SHEET:
        return "coin-sheet", {}
    return f"tech:{card}" if card in TECHS else f"wonder:{card}"


def _aimed(args: Mapping[str, Any]) -> Facts:
    return {"aims": ("aimed", {"things": args["aims"]}) if args["aims"] else ""}


MORE: dict[str, Callable[[Mapping[str, Any]], Facts]] = {
    "log-coin": _coin,
    "log-coin-discarded": _coin,
    "log-coin-stolen": _coin,
    "log-culture-changed": _change,
    "log-played": _aimed,
    "log-trade-changed": _change,
}


# What is printed on things


def text(reference: str) -> list[Phrase]:
    """What is printed on a thing; much has a name and no text."""
    kind, _, id_ = reference.partition(":")
    tell = TEXTS.get(kind)
    return tell(id_) if tell else []


def _government(id_: str) -> list[Phrase]:
    """Both sets of cards: the options of the table tell which one is in play."""
    both: Facts = {
        "core": (f"government-{id_}.text", {}),
        "revised": (f"government-{id_}.revised", {}),
    }
    return [("text-government", both)]


def _leader(id_: str) -> list[Phrase]:
    civilization = next(each.id for each in CIVILIZATIONS.values() if each.leader == id_)
    return [("text-leader", {"civilization": f"civilization:{civilization}"})]


def _marker(id_: str) -> list[Phrase]:
    kind = MARKERS[id_].kind if id_ in MARKERS else id_
    return [(f"marker-{kind}.text", {})]


def _unit(id_: str) -> list[Phrase]:
    printed = UNIT_TYPES[id_]
    costs = ", ".join(map(str, printed.costs))
    if not printed.trumps:
        return [("text-unit-plain", {"costs": costs})]
    return [("text-unit", {"costs": costs, "trumps": f"unit:{printed.trumps}"})]


def _plain(kind: str) -> Callable[[str], list[Phrase]]:
    return lambda id_: [(f"{kind}-{id_}.text", {})]


PLAIN = (
    "building",
    "civilization",
    "event",
    "figure",
    "great_person",
    "phase",
    "tech",
    "victory",
    "wonder",
)
TEXTS: dict[str, Callable[[str], list[Phrase]]] = {
    "government": _government,
    "leader": _leader,
    "marker": _marker,
    "unit": _unit,
    **{kind: _plain(kind) for kind in PLAIN},
}
