"""The guided first game: seven rounds of Rome (seat 0, the newcomer) against Egypt.

Egypt's answers follow those of the newcomer without a pause, and so does the event of the next
round: words about them belong to the next step that is read.
"""

from __future__ import annotations

from typing import Any

from oikumene.engine.title import GuideStep as Step

POSITION: dict[str, Any] = {
    # As after setup, but for a control token of Rome: the first city will be mature with two more.
    "players": [
        {"leader": "rome", "capital": "-4,4", "reinforced": ["-3,4"]},
        {"leader": "egypt", "capital": "1,-6"},
    ],
    "victory": ["civilized_money_grubber", "technophile_scholarly", "populous_preservationist"],
    "market": ["stonehenge", "colossus", "oracle", "petra"],
    "removed": [
        *("hanging_gardens", "great_lighthouse", "pyramids", "terracotta_army"),
        *("chichen_itza", "machu_picchu", "potala_palace", "alhambra"),
    ],
    "options": {"first_game_map": True},
    # Barbarian D comes to hills near Rome, and there the first dice tie.
    "seed": 23,
}

ROW = ("card:astrology", "card:foreign_trade", "card:masonry", "card:early_empire", "card:pottery")
AIMS = ("agenda:civilized", "agenda:technophile", "agenda:scholarly", "agenda:populous")
"""The agendas that Rome works towards,"""
AGENDAS = (*AIMS, "agenda:money_grubber", "agenda:preservationist")
"""and all that are in play."""


def rival(*answers: str) -> tuple[Step, ...]:
    """Egypt's turn, without words."""
    return tuple(Step(answer=answer, seat=1) for answer in answers)


STEPS: tuple[Step, ...] = (
    Step("guide-welcome", ("seat:0", *AGENDAS)),
    Step("guide-row", ROW),
    # Industry: a city
    Step("guide-industry", ("card:pottery",), "resolve pottery"),
    Step("guide-city", ("hex:-2,4", "agenda:civilized"), "found -2,4"),
    *rival("resolve early_empire", "place 2,-7", "place 1,-5"),
    # Culture: control tokens
    Step("guide-culture", ("card:early_empire", "card:pottery"), "resolve early_empire"),
    Step("guide-resource", ("hex:-2,3",), "place -2,3"),
    Step("guide-mature", ("hex:-1,3", "agenda:populous"), "place -1,3"),
    *rival("resolve masonry", "reinforce 2,-7", "reinforce 1,-5"),
    # Military: reinforcing
    Step("guide-barbarians", ("barbarian:D", "event:trade")),
    Step("guide-military", ("card:masonry",), "resolve masonry"),
    Step("guide-reinforce", ("hex:-2,3",), "reinforce -2,3"),
    Step("guide-reinforce-more", ("hex:-1,3",), "reinforce -1,3"),
    *rival("resolve pottery", "found 3,-6"),
    # Economy: a caravan, after a trade event
    Step("guide-trade", ("card:masonry", "hex:-2,4"), "put masonry"),
    Step("guide-economy", ("card:foreign_trade",), "resolve foreign_trade"),
    Step("guide-caravan", ("hex:-1,1",), "go -1,1"),
    Step("guide-diplomacy", ("city_state:brussels", "card:pottery"), "take brussels"),
    *rival("resolve foreign_trade", "go 1,-3"),
    # Science: a better card
    Step("guide-science", ("card:astrology", "barbarian:D"), "resolve astrology"),
    Step("guide-level", ("card:masonry", "agenda:technophile"), "replace masonry iron_working"),
    *rival("resolve astrology", "replace pottery animal_husbandry"),
    # Military: an attack
    Step("guide-iron", ("card:iron_working", "barbarian:D"), "resolve iron_working"),
    Step("guide-attack", ("hex:-2,1",), "attack -2,1 barbarian"),
    Step("guide-tie", ("card:iron_working",), "spend 1"),
    Step("guide-reward", ("card:early_empire",), "put early_empire"),
    Step("guide-peace", ("city_state:brussels",), "done"),
    *rival("resolve early_empire", "place 4,-6", "place 2,-6"),
    # Industry: a wonder
    Step("guide-production", ("card:pottery", "agenda:preservationist"), "resolve pottery"),
    Step("guide-wonder", ("card:oracle",), "wonder oracle"),
    Step("guide-pay", ("resource:mercury", "card:pottery"), "pay 1 0 0"),
    Step("guide-site", ("hex:-4,4",), "site -4,4"),
    *rival("resolve masonry", "reinforce 4,-6", "reinforce 2,-6"),
    # The end
    Step("guide-agendas", AIMS),
    Step("guide-done", AGENDAS),
)
