"""The guided first game: an Age of Blue (seat 0, the newcomer) against Red, without the expansion.

Red's answers follow those of the newcomer without a pause: words about them belong to the next step
that is read.
"""

from __future__ import annotations

from typing import Any

from oikumene.engine.title import GuideStep as Step

POSITION: dict[str, Any] = {
    # The second Age begins: its three turns have room for every kind of action.
    "age": 2,
    "players": [
        {
            "goods": {"food": 2, "wood": 1, "ore": 1, "mood": 2},
            "advances": ["myths", "writing", "philosophy", "engineering"],
            "cubes": 2,
            "actions": ["a06", "a25"],
            "objectives": ["o01", "o02", "o22"],
            "wonders": ["great_gardens"],
            "cities": {"D2": {"mood": "happy"}, "D3": {"mood": "happy", "buildings": ["temple"]}},
            "units": {"E2": "settler"},
        },
        {
            "goods": {"food": 2, "wood": 1},
            "advances": ["fishing", "myths", "roads"],
            "actions": ["a01", "a37"],
            "objectives": ["o06", "o12"],
            "cities": {"D7": {"mood": "happy"}, "D5": {"buildings": ["port"], "port": "C6"}},
            "units": {"C6": "ship", "D6": "settler"},
        },
    ],
    "barbarians": {"cities": {"E4": {}}, "units": {"E4": "infantry"}},
    "regions": {"B2": "r16", "D3": "r10", "D5": "r12"},
    "faces": {"F2": "r13"},
    "event_deck": ["good_year_all", "..."],
    "event_discard": ["population_boom_2", "migration_1"],
    "action_discard": ["a21"],
    "options": {"expansion": False},
    # The influence on the Port lacks 1, and the battle is won in its first round, thanks to a card.
    "seed": 18,
}


def rival(*answers: str) -> tuple[Step, ...]:
    """What Red does, without words."""
    return tuple(Step(answer=answer, seat=1) for answer in answers)


STEPS: tuple[Step, ...] = (
    # The first turn: an advance and a third city
    Step("guide-welcome", ("seat:0", "objective_card:o02", "wonder:great_gardens")),
    Step("guide-turn", ("resource:food",), "advance"),
    Step("guide-tactics", ("advance:tactics", "resource:culture"), "advance tactics"),
    Step("guide-move", ("hex:E2",), "move"),
    Step("guide-settler", ("hex:E2",), "from E2"),
    Step("guide-explore", ("hex:F2",), "to F2"),
    Step("guide-region", ("hex:F2", "hex:E3"), "lay turned"),
    Step("guide-found", ("hex:F2",), "found"),
    Step("guide-free-actions", ("action:a25", "seat:1"), "end"),
    *rival("found"),
    *rival("advance", "advance war_ships"),
    *rival("collect", "city D7", "take D7 food", "take C8 ore", "end"),
    # The second: activating cities
    Step("guide-collect", ("resource:food", "hex:D6"), "collect"),
    Step("guide-size", ("hex:D3",), "city D3"),
    Step("guide-spaces", ("hex:D3", "hex:E3", "hex:C3"), "all"),
    Step("guide-build", ("resource:food", "resource:wood", "resource:ore"), "build"),
    Step("guide-academy", ("hex:F2", "objective_card:o02"), "build F2 academy"),
    Step("guide-recruit", ("hex:E4", "resource:ideas"), "recruit"),
    Step("guide-infantry", ("hex:D3",), "city D3"),
    Step("guide-mood", ("hex:D3",), "end"),
    *rival("collect", "city D7", "take D7 food", "take E8 wood"),
    *rival("recruit", "city D7", "recruit infantry"),
    *rival("collect", "city D6", "take D6 ore", "end"),
    # The third: moods, culture and a battle
    Step("guide-improve", ("resource:mood", "hex:D3"), "improve"),
    Step("guide-happy", ("hex:D3",), "raise D3 happy"),
    Step("guide-influence", ("hex:D5", "hex:D3"), "influence"),
    Step("guide-boost", ("resource:culture",), "boost 1"),
    Step("guide-attack", ("hex:E4", "hex:D5"), "move"),
    Step("guide-army", ("hex:D3",), "from D3"),
    Step("guide-battle", ("hex:E4",), "to E4"),
    Step("guide-card", ("action:a06",), "lay a06"),
    Step("guide-victory", ("hex:E4", "resource:gold"), "end"),
    *rival("collect", "city D5", "take D5 food", "take C6 gold"),
    *rival("collect", "city D7", "take E8 wood"),
    *rival("collect", "city D6", "take D6 ore", "end"),
    # The status phase
    Step("guide-objective", ("objective_card:o02", "hex:F2"), "complete o02 academic"),
    Step("guide-free-advance", ("advance:storage", "resource:food"), "advance storage"),
    Step("guide-event", ("hex:G3",), "exhaust G3"),
    *rival("advance storage"),
    Step("guide-raze", ("hex:D2", "hex:E4"), "done"),
    *rival("done"),
    Step("guide-first", ("seat:0", "resource:mood"), "first 0"),
    Step("guide-done", ("seat:0", "seat:1")),
)
