"""What the texts need to know about the printed things of Clash of Cultures: keys and arguments."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from oikumene.titles.clash.cards import (
    ACTIONS,
    ADVANCES,
    BUILDINGS,
    CATEGORIES,
    CIVILIZATIONS,
    DIE,
    EVENTS,
    GOODS,
    LEADERS,
    OBJECTIVE_CARDS,
    OWN_ADVANCES,
    TERRAIN,
    UNIT,
    UNITS,
    WONDERS,
)

Phrase = tuple[str, dict[str, Any]]
Facts = dict[str, Any]

NOTHING: Phrase = ("nothing", {})
GOODS_TEXTS = ("goods", "gives", "wants", "given", "gained")
"""Arguments that can be goods as the journal writes them: ``food 2 gold 1``."""
KIND_OF = {
    **dict.fromkeys(GOODS, "resource"),
    **dict.fromkeys(UNITS, "unit"),
    **dict.fromkeys(("action", "objective", "wonder"), "card"),
}
"""What words beside numbers count."""
SYMBOLS = {symbol[0]: symbol for _, symbol in DIE}
LEVELS = ("", "I", "II", "III", "IV", "V", "VI", "VII")


def seats(view: Mapping[str, Any]) -> dict[int, str]:
    """A seat is called by its civilization, without the expansion by its colour."""
    return {
        p["seat"]: f"civilization:{p['civilization']}"
        if p["civilization"]
        else f"colour:{p['colour']}"
        for p in view["table"]["players"]
    }


def parts(reference: str) -> list[str]:
    """Every thing shows as itself."""
    return [reference]


# Amounts


def amounts(pairs: Mapping[str, int]) -> list[Facts]:
    """Goods, units or cards as the object of a verb."""
    return [{"good": f"{KIND_OF[word]}:{word}", "n": n} for word, n in pairs.items()]


def counted(pairs: Mapping[str, int]) -> list[Phrase]:
    """Goods or units after a colon."""
    return [(f"{KIND_OF[word]}-{word}.count", {"n": n}) for word, n in pairs.items() if n]


def goods(text: str) -> Phrase:
    """Goods as the journal writes them, as the object of a verb."""
    words = text.split()
    pairs = {word: int(n) for word, n in zip(words[::2], words[1::2], strict=False)}
    return ("goods", {"amounts": amounts(pairs)}) if pairs else NOTHING


# Arguments that a sentence needs


def more(key: str, args: Mapping[str, Any]) -> Facts:
    """What the rules say in short, as the sentences need it."""
    told: Facts = {name: goods(args[name]) for name in GOODS_TEXTS if _is_goods(args.get(name))}
    tell = MORE.get(key)
    return {**told, **tell(args)} if tell else told


def _is_goods(value: object) -> bool:
    return isinstance(value, str) and ":" not in value


def _dice(args: Mapping[str, Any]) -> Facts:
    """``5i 4c``: numbers with the first letters of their symbols."""
    dice = [
        ("die", {"value": int(each[:-1]), "unit": f"unit:{SYMBOLS[each[-1]]}"})
        for each in args["dice"].split()
    ]
    return {"dice": dice, "number": len(dice)}


def terrains(letters: str) -> str:
    """The terrain of some spaces, as things."""
    return " ".join(f"terrain:{TERRAIN[letter]}" for letter in letters)


def _explored(args: Mapping[str, Any]) -> Facts:
    return {"terrain": terrains(args["terrain"].partition(":")[2])}


def _orientation(args: Mapping[str, Any]) -> Facts:
    return {"terrains": terrains(args["straight"])}


def _age(args: Mapping[str, Any]) -> Facts:
    return {"level": LEVELS[args["age"]]}


def _tie(args: Mapping[str, Any]) -> Facts:
    return {"category": (f"score-{args['category']}", {})}


MORE: dict[str, Callable[[Mapping[str, Any]], Facts]] = {
    "ask-orientation": _orientation,
    "log-explored": _explored,
    "log-rolled": _dice,
    "log-round": _age,
    "log-status": _age,
    "result-tie-break": _tie,
}


# What is printed on things


def text(reference: str) -> list[Phrase]:
    """What is printed on a thing; much has a name and no text."""
    kind, _, id_ = reference.partition(":")
    tell = TEXTS.get(kind)
    return tell(id_) if tell else []


def _advance(id_: str) -> list[Phrase]:
    """Where an advance belongs, what comes with it, and what it does."""
    if id_ in OWN_ADVANCES:
        return [_own_advance(id_), (f"advance-{id_}.text", {})]
    advance = ADVANCES[id_]
    found: list[Phrase] = [("text-advance", {"category": f"category:{advance.category}"})]
    if advance.requires:
        found.append(("text-advance-requires", {"advance": f"advance:{advance.requires}"}))
    if advance.bonus:
        found.append(("text-advance-token", {"goods": counted({advance.bonus: 1})}))
    if advance.building:
        found.append(("text-advance-building", {"building": f"building:{advance.building}"}))
    return [*found, (f"advance-{id_}.text", {})]


def _own_advance(id_: str) -> Phrase:
    civilization = OWN_ADVANCES[id_]
    linked = CIVILIZATIONS[civilization].advances[id_]
    owner = {"civilization": f"civilization:{civilization}"}
    if linked not in ADVANCES:
        return "text-own-advance-government", owner
    return "text-own-advance", {**owner, "advance": f"advance:{linked}"}


def _category(id_: str) -> list[Phrase]:
    return [("text-category", {"advances": _listed("advance", CATEGORIES[id_])})]


def _civilization(id_: str) -> list[Phrase]:
    printed = CIVILIZATIONS[id_]
    own = {
        "advances": _listed("advance", printed.advances),
        "leaders": _listed("leader", printed.leaders),
    }
    return [("text-civilization", own)]


def _leader(id_: str) -> list[Phrase]:
    civilization = f"civilization:{LEADERS[id_]}"
    return [("text-leader", {"civilization": civilization}), (f"leader-{id_}.text", {})]


def _action(id_: str) -> list[Phrase]:
    card = ACTIONS[id_]
    return [_half("civil", card.civil), _half("tactics", card.tactics)]


def _objective_card(id_: str) -> list[Phrase]:
    card = OBJECTIVE_CARDS[id_]
    return [_half("objective", card.upper), _half("objective", card.lower)]


def _half(kind: str, id_: str) -> Phrase:
    return "text-half", {"name": f"{kind}:{id_}", "text": (f"{kind}-{id_}.text", {})}


def _event(id_: str) -> list[Phrase]:
    symbol = f"symbol:{EVENTS[id_].symbol or 'none'}"
    return [("text-event", {"symbol": symbol}), (f"event-{id_}.text", {})]


def _wonder(id_: str) -> list[Phrase]:
    wonder = WONDERS[id_]
    printed = {
        "goods": counted(wonder.cost),
        "advance": f"advance:{wonder.requires}",
        "n": wonder.vp,
    }
    return [("text-wonder", printed), (f"wonder-{id_}.text", {})]


def _building(id_: str) -> list[Phrase]:
    ability: Phrase = (f"building-{id_}.text", {})
    if id_ not in BUILDINGS:
        return [ability]
    building = BUILDINGS[id_]
    printed = {"goods": counted(building.cost), "advance": f"advance:{building.advance}"}
    return [("text-building", printed), ability]


def _unit(id_: str) -> list[Phrase]:
    unit = UNIT[id_]
    printed: Facts = {"goods": counted(unit.cost)}
    key = "text-unit"
    if unit.building:
        key, printed["building"] = "text-unit-building", f"building:{unit.building}"
    return [(key, printed), (f"unit-{id_}.text", {})]


def _plain(kind: str) -> Callable[[str], list[Phrase]]:
    return lambda id_: [(f"{kind}-{id_}.text", {})]


def _listed(kind: str, ids: Mapping[str, Any] | tuple[str, ...]) -> str:
    return " ".join(f"{kind}:{id_}" for id_ in ids)


TEXTS: dict[str, Callable[[str], list[Phrase]]] = {
    "action": _action,
    "advance": _advance,
    "building": _building,
    "category": _category,
    "civilization": _civilization,
    "event": _event,
    "leader": _leader,
    "objective_card": _objective_card,
    "unit": _unit,
    "wonder": _wonder,
    **{kind: _plain(kind) for kind in ("civil", "tactics", "objective", "mood", "symbol")},
}
