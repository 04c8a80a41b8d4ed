"""What the texts need to know about the printed things of Nations: keys and arguments only."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from oikumene.titles.nations.cards import (
    ADVISOR,
    BATTLE,
    BUILDING,
    CARDS,
    COLONY,
    EVENTS,
    GOLDEN_AGE,
    GOODS,
    MILITARY,
    NATIONS,
    RESOURCES,
    TABLES,
    TILES,
    WAR,
    WONDER,
    Card,
    Goods,
    Tile,
    negative,
)

Phrase = tuple[str, dict[str, Any]]


def seats(view: Mapping[str, Any]) -> dict[int, str]:
    """A seat is called by its nation, once it has one."""
    nations = view["table"]["nations"]
    return {n["seat"]: f"nation:{n['nation']}" for n in nations if n["nation"]}


def parts(reference: str) -> list[str]:
    """An event card shows as its two events, a board's ability as the nation."""
    kind, _, id_ = reference.partition(":")
    nation, _, side = id_.partition("_")
    if nation in NATIONS and side in NATIONS[nation].sides:
        return [f"nation:{nation}"]
    if kind != "event":
        return [reference]
    if id_ in TILES:
        return [f"tile:{id_}"]
    if id_ in EVENTS:
        return [f"event:{EVENTS[id_].top.id}", f"event:{EVENTS[id_].bottom.id}"]
    return [reference]


def more(key: str, args: Mapping[str, Any]) -> dict[str, Any]:
    """Numbers that the rules know and a sentence wants to tell."""
    tell = MORE.get(key)
    return tell(args) if tell else {}


def text(reference: str) -> list[Phrase]:
    """What is printed on a card or tile; all other things have their text as it is."""
    things = parts(reference)
    kind, _, id_ = things[0].partition(":")
    if kind == "card":
        return card_text(CARDS[id_])
    if kind == "tile":
        return tile_text(TILES[id_])
    return [(f"{each.replace(':', '-')}.text", {}) for each in things]


def card_text(card: Card) -> list[Phrase]:
    """Its numbers, then its ability."""
    phrases = NUMBERS[card.kind](card)
    if card.printed.abilities:
        phrases.append((f"card-{card.id}.text", {}))
    return phrases


def tile_text(tile: Tile) -> list[Phrase]:
    """The opponent's numbers, and what a 5 or 6 gives it."""
    numbers = {
        "strength": tile.strength,
        "stability": tile.stability,
        "books": tile.books,
        "famine": tile.famine,
        "architects": tile.architects,
    }
    gain = signed({tile.die.stat: tile.die.amount})
    return [("text-tile", numbers), ("text-die", {"gain": gain})]


def signed(amounts: Goods) -> list[Phrase]:
    """``+2 gold, −1 food``."""
    return [
        ("text-plus" if n > 0 else "text-minus", {"amount": (f"amount-{good}.sign", {"n": abs(n)})})
        for good, n in amounts.items()
        if n
    ]


def _staffed(card: Card) -> list[Phrase]:
    """Buildings and Military: the stone for a worker, and what each worker brings."""
    printed = card.printed
    brings = {"strength": card.strength, **printed.per_worker, **negative(printed.upkeep)}
    phrases: list[Phrase] = [
        ("text-deploy", {"n": printed.deploy_cost}),
        ("text-worker", {"effects": signed(brings)}),
    ]
    if printed.raid:
        phrases.append(("text-raid", {"n": printed.raid}))
    vp = " + ".join(map(str, printed.worker_vp))
    return [*phrases, ("text-worker-vp", {"vp": vp, "workers": len(printed.worker_vp)})]


def _effects(card: Card) -> list[Phrase]:
    """What a card without workers brings, at once and in Production."""
    tracks = signed({"strength": card.strength, "stability": card.stability})
    goods = signed(card.printed.production)
    phrases: list[Phrase] = [("text-at-once", {"effects": tracks})] if tracks else []
    return phrases + ([("text-production", {"effects": goods})] if goods else [])


def _vp(card: Card) -> list[Phrase]:
    return [("text-vp", {"n": card.printed.vp})] if card.printed.vp else []


def _colony(card: Card) -> list[Phrase]:
    required = ("text-required", {"n": card.printed.strength_required})
    return [required, *_effects(card), *_vp(card)]


def _wonder(card: Card) -> list[Phrase]:
    costs = card.printed.stage_costs
    stages: list[Phrase] = [("text-stages", {"stages": "–".join(map(str, costs))})]
    return [*(stages if costs else []), *_effects(card), *_vp(card)]


def _war(card: Card) -> list[Phrase]:
    printed = card.printed
    return [("text-war", {"good": f"good:{printed.loss_resource}", "n": printed.loss_amount})]


def _battle(_card: Card) -> list[Phrase]:
    return [("text-battle", {})]


def _golden_age(card: Card) -> list[Phrase]:
    printed = card.printed
    good = f"good:{printed.gain_resource}"
    gain = TABLES.golden_age_gain
    return [("text-golden-age", {"good": good, "n": gain, "price": printed.vp_cost})]


NUMBERS: dict[str, Callable[[Card], list[Phrase]]] = {
    BUILDING: _staffed,
    MILITARY: _staffed,
    COLONY: _colony,
    WAR: _war,
    BATTLE: _battle,
    GOLDEN_AGE: _golden_age,
    WONDER: _wonder,
    ADVISOR: _effects,
}


def _produced(args: Mapping[str, Any]) -> dict[str, Any]:
    net = signed({GOODS[good]: args[GOODS[good]] for good in RESOURCES})
    return {"goods": net or ("text-nothing", {})}


def _hall(args: Mapping[str, Any]) -> dict[str, Any]:
    return {"rank": f"hall:{args['rank']}"}


def _offered(place: int, verb: str) -> dict[str, Any]:
    """The goods of the event whose options carry no numbers."""
    (op,) = next(e.bottom for e in EVENTS.values() if e.bottom.id == "zoroastrian_revival").ops
    goods = op["choose_one_of"][place][verb]
    return {"amounts": [{"good": f"good:{name}", "n": n} for name, n in goods.items()]}


MORE: dict[str, Callable[[Mapping[str, Any]], dict[str, Any]]] = {
    "log-produced": _produced,
    "option-own-gain": lambda _: _offered(0, "selection_gain"),
    "option-others-lose": lambda _: _offered(1, "others_lose"),
    "option-take-food": lambda _: {"n": TABLES.food_per_taken_worker},
    "option-take-stability": lambda _: {"n": TABLES.stability_per_taken_worker},
    "result-hall": _hall,
}
