"""Where tests begin: matches that are brought to the server as files."""

from __future__ import annotations

from random import Random
from typing import Any

import oikumene
from oikumene.engine.match import Match

ROME: dict[str, Any] = {
    # Rome is to move. It can pay for the two cheaper rows; Nubia and the Hoplite are too dear.
    "nations": [
        {"nation": "rome", "gold": 2, "books": 1},
        {"nation": "egypt", "gold": 9, "books": 2},
    ],
    "board": [
        ["augustus", "aeneid", "hatshepsut", "peloponnesian_war"],
        ["hanging_gardens", "ziggurat", "siege_of_troy", "brewery"],
        ["nubia", "stonehenge", "hoplite", "lyceum"],
    ],
    "event": "event_1_taoism",
    "architects": 2,
    "options": {"ages": 1},
}

FRONTIER: dict[str, Any] = {
    # Rome is to move. Its army stands before that of Greece, its settler before an unseen region,
    # and the next advance brings an event, of which both parts leave a choice.
    "players": [
        {
            "civilization": "rome",
            "goods": {"food": 2, "wood": 1, "ideas": 2, "gold": 2, "culture": 2},
            "advances": ["tactics"],
            "cubes": 1,
            "actions": ["a06", "a25"],
            "objectives": ["o01"],
            "cities": {"D2": {"mood": "happy"}},
            "units": {"D3": "2 infantry, cavalry", "E2": "settler"},
        },
        {
            "civilization": "greece",
            "goods": {"food": 1, "ore": 2, "gold": 1},
            "advances": ["tactics"],
            "actions": ["a33"],
            "objectives": ["o22"],
            "wonders": ["great_gardens"],
            "cities": {"D7": {}},
            "units": {"D4": "2 infantry, elephant"},
        },
    ],
    "regions": {"B2": "r16", "D3": "FTMF", "D5": "FFFF"},
    "faces": {"F2": "r13"},
    "event_deck": ["great_warlord", "..."],
    "options": {"length": "short"},
    # In the first round of a battle both sides lose one unit of their three.
    "seed": 3,
}

LIMES: dict[str, Any] = {
    # Rome is to move, and its army stands before that of Egypt. All units of both fight in a battle
    # that Egypt wins, though Rome trumps it; both have cards that the other must not see.
    "round": 3,
    "players": [
        {
            "civilization": "rome",
            "trade": 8,
            "goods": {"silk": 1},
            "markers": ["hut_wheat"],
            "events": ["bread_and_circuses"],
            "units": ["artillery_2", "infantry_2", "mounted_2"],
            "figures": ["army H3", "scout D4"],
        },
        {
            "civilization": "egypt",
            "trade": 8,
            "goods": {"wheat": 1},
            "markers": ["hut_spy"],
            "events": ["drought", "sabotage"],
            "units": ["artillery_3", "infantry_2", "mounted_1"],
            "figures": ["army I3", "scout M5"],
        },
    ],
    "tiles": {"E1": "tile_12", "I1": "tile_14/1"},
    "stage": "movement",
    "seed": 1,
}
LATE: dict[str, Any] = {
    # A battle won brings Rome its fifteenth coin.
    **LIMES,
    "players": [
        {**LIMES["players"][0], "tokens": {"sheet": 14}, "units": ["infantry_3", "mounted_3"]},
        {**LIMES["players"][1], "units": ["artillery_1"]},
    ],
    "first": 1,
    "stage": "research",
}


def rome() -> Match:
    """Rome's turn, against Egypt."""
    return oikumene.position("nations", ROME)


SCENES = {
    "turn": (),
    "advance": ("advance",),
    "payment": ("advance", "advance fishing"),
    "event": ("advance", "advance fishing", "pay ideas 2", "exhaust C2"),
    "collecting": ("collect",),
    "region": ("move", "from E2", "to F2"),
    "group": ("move", "from D3", "to D4"),
    "battle": ("move", "from D3", "to D4", "group cavalry 1 infantry 2"),
    "trade": ("trade", "give wood", "want-card action"),
}
"""What Rome can be asked at the frontier, after these answers."""


def frontier(*answers: str) -> Match:
    """Rome's turn in Clash of Cultures, against Greece."""
    match = oikumene.position("clash", FRONTIER)
    for answer in answers:
        match.answer(answer)
    return match


def limes(stage: str = "movement") -> Match:
    """A phase of Civilization in which Rome begins, against Egypt."""
    return oikumene.position("civilization", {**LIMES, "stage": stage})


def late() -> Match:
    """A game of Civilization before its last round."""
    return oikumene.position("civilization", LATE)


def played(answers: int, *, seed: int = 5, seat: int = 0) -> Match:
    """A match of two after so many answers or a few more, when `seat` is asked at the end."""
    match, rng = oikumene.start("nations", 2, seed, {"ages": 1}), Random(seed)
    given = 0
    while match.decision and (given < answers or match.decision.seat != seat):
        match.answer(rng.choice(match.decision.options))
        given += 1
    assert match.decision, "the match is over already"
    return match


def finished(*, seed: int = 5) -> Match:
    """A match of two that is over."""
    match, rng = oikumene.start("nations", 2, seed, {"ages": 1}), Random(seed)
    while match.decision:
        match.answer(rng.choice(match.decision.options))
    return match
