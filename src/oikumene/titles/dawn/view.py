"""What a seat sees of the table, and what it can only imagine (CND-HID)."""

from __future__ import annotations

from typing import Any

from oikumene.engine.chance import shuffled
from oikumene.engine.view import seen
from oikumene.titles.dawn.cards import RESOURCES, VICTORY, WONDERS
from oikumene.titles.dawn.diplomacy import stock_of
from oikumene.titles.dawn.hooks import HOOKS
from oikumene.titles.dawn.maturity import mature_cities
from oikumene.titles.dawn.resources import supply
from oikumene.titles.dawn.state import DawnTable, Player, friendly
from oikumene.titles.dawn.victory import completed, goal, progress
from oikumene.titles.dawn.wonders import PILE, WONDER_TYPES, cost_of


def view(s: DawnTable, seat: int | None) -> dict[str, Any]:
    """The marked fields, and the numbers that players would count themselves."""
    table = seen(s, seat)
    table["hexes"] = s.ground.shown
    table["supply"] = [supply(s, each) for each in range(len(RESOURCES))]
    table["deck_sizes"] = [
        sum(WONDERS[wonder].type == type_ for wonder in s.decks) for type_ in WONDER_TYPES
    ]
    for p, shown in zip(s.players, table["players"], strict=True):
        shown.update(derived(s, p))
    return table


def derived(s: DawnTable, p: Player) -> dict[str, Any]:
    """A player's numbers that follow from the table."""
    if not p.cities:
        return {}
    return {
        "mature": mature_cities(s, p),
        "spaces": len(friendly(p)),
        "unused_tokens": p.unused_tokens,
        "unused_cities": p.unused_cities,
        "available_caravans": p.available_caravans,
        "stock": [card.partition("@")[0] for card in stock_of(s, p)],
        "costs": [cost_of(s, p, wonder) if wonder else 0 for wonder in s.market],
        "slots": [HOOKS.value(s, "slot.effective", slot, p) for slot in range(1, 6)],
        "progress": {
            agenda.id: [progress(s, p, agenda), goal(agenda)]
            for card in s.victory
            for agenda in VICTORY[card].agendas
        },
        "completed": [completed(p, card) for card in s.victory],
    }


def imagine(s: DawnTable, _seat: int | None) -> None:
    """Only which wonders are left in the decks is secret: those of a type and era that went back
    to the box could as well be the others (CND-HID-01)."""
    for at, gone in enumerate(s.removed):
        like = [w for w in s.decks if PILE[w] == PILE[gone]]
        pool = shuffled(s, sorted([gone, *like]))  # the same worlds, whichever is gone
        s.removed[at] = pool[0]
        s.decks = [w for w in s.decks if w not in like] + pool[1:]
