"""The guided first game: a round of Rome (seat 0, the newcomer) against Egypt.

Egypt's answers follow those of the newcomer without a pause: words about them belong to the next
step that is read.
"""

from __future__ import annotations

from typing import Any

from oikumene.engine.title import GuideStep as Step

POSITION: dict[str, Any] = {
    "round": 2,
    "players": [
        {
            "civilization": "rome",
            "techs": ["code_of_laws", "animal_husbandry"],
            "trade": 5,
            "culture": 1,
            "goods": {"silk": 1},
            "units": ["artillery_2", "infantry_2", "mounted_2"],
            "figures": ["scout F3", "army G2", "army H3"],
        },
        {
            "civilization": "egypt",
            "techs": ["construction", "horseback_riding"],
            "trade": 4,
            "goods": {"wheat": 1},
            "units": ["artillery_2", "infantry_1", "mounted_3"],
            "figures": ["scout P5", "army O6"],
        },
    ],
    "tiles": {"E1": "tile_12"},
    # The hut of the tile was explored in the first round.
    "huts": {"G1": "village"},
    "built": {"O8": "stonehenge"},
    # A hut lies on the square beyond the border, and the barbarians are no stronger than Rome.
    "seed": 2619,
}


def rival(*answers: str) -> tuple[Step, ...]:
    """What Egypt does, without words."""
    return tuple(Step(answer=answer, seat=1) for answer in answers)


STEPS: tuple[Step, ...] = (
    # The Start of Turn: a second city
    Step("guide-welcome", ("seat:0",)),
    Step("guide-outskirts", ("square:B3",)),
    Step("guide-found", ("square:F3",), "found F3"),
    Step("guide-culture-track", ("square:F3", "track:culture"), "end"),
    *rival("end"),
    # Trade: the dial and a deal
    Step("guide-trade", ("seat:0", "seat:1"), "deal 1"),
    Step("guide-give", ("resource:silk",), "give silk"),
    Step("guide-want", ("resource:wheat",), "want wheat"),
    Step("guide-propose", ("resource:silk", "resource:wheat"), "propose"),
    *rival("accept"),
    Step("guide-dealt", ("resource:wheat",), "pass"),
    *rival("pass"),
    # City Management: a building, the arts, the culture track
    Step("guide-city", ("tech:animal_husbandry",), "use animal_husbandry"),
    Step("guide-boost", ("square:B3",), "at B3"),
    Step("guide-produce", ("square:B3",), "produce B3"),
    Step("guide-build", ("building:trading_post", "square:C3"), "build trading_post"),
    Step("guide-arts", ("square:C3", "square:F3"), "arts F3"),
    Step("guide-advance", ("seat:0", "track:culture"), "advance"),
    *rival("harvest N7", "end"),
    # Movement: a new tile, a hut, a village with its battle
    Step("guide-move", ("square:H3",), "move H3 1 0"),
    Step("guide-discover", ("square:I3",), "discover I3"),
    Step("guide-hut", ("square:I3",), "go I3"),
    Step("guide-army", ("square:I3", "square:G2"), "move G2 1 0"),
    Step("guide-village", ("square:G1",), "go G1"),
    *rival("front mounted_2"),
    Step("guide-trump", ("unit:infantry",), "attack infantry_2 1"),
    *rival("attack artillery_2 1"),
    Step("guide-strike-back", ("unit:mounted",), "attack mounted_2 1"),
    *rival("front infantry_2"),
    Step("guide-last-front", ("unit:artillery",), "attack artillery_2 2"),
    Step("guide-person", ("square:E2",), "at E2"),
    *rival("end"),
    # Research, and the next Start of Turn
    Step("guide-research", ("tech:monarchy_tech",), "tech monarchy_tech"),
    *rival("tech writing", "end"),
    Step("guide-government", ("seat:0", "government:republic"), "switch monarchy"),
    Step("guide-done", ("seat:0", "seat:1")),
)
