"""What A New Dawn can say, as far as its code does not tell."""

from __future__ import annotations

from typing import Any

from oikumene.titles.dawn.cards import COLOURS
from tests.spoken import COUNTS
from tests.titles.speech import Speech

SAMPLES: dict[str, tuple[str | int, ...]] = {
    "agenda": ("agenda:civilized",),
    "attack": COUNTS,
    "barbarian": ("barbarian:A", "barbarian:I"),
    "card": ("card:estadio_do_maracana", "city_state:seoul", "diplomacy:embassy@1"),
    "defence": (5,),
    "die": (1, 6),
    "event": ("event:move", "event:trade"),
    "given": ("resource:oil",),
    "level": (2, 3, 4),
    "n": COUNTS,
    "old": ("card:ap_pottery",),
    "other": ("card:flight", 3),
    "player": ("seat:0",),
    "resource": tuple(f"resource:{each}" for each in ("marble", "mercury", "oil", "diamond")),
    "rival": ("seat:1",),
    "seat": ("seat:0", "seat:4"),
    "side": ("side:A", "side:B"),
    "space": ("hex:3,-1", "hex:0,0"),
    "start": ("hex:-12,4",),
    "state": ("city_state:mohenjo_daro",),
    "taken": ("resource:diamond",),
    "target": ("target:barbarian", "target:city_state", "target:piece"),
    "thing": ("card:oracle", "natural_wonder:mount_everest", "city_state:geneva"),
    "tile": ("tile:4",),
    "why": ("card:replaceable_parts", "leader:sumeria", "diplomacy:embassy@1"),
    "wonder": ("card:big_ben",),
}

SUM = ("sum", {"n": 7, "because": [{"thing": "city_state:kabul", "change": 3}]})
FACTS: list[dict[str, Any]] = [
    {
        "amounts": [{"good": "resource:oil", "n": n}, {"good": "good:trade", "n": n}],
        "attack": 5,
        "attack-then": 5 + n,
        "barbarian": "barbarian:C",
        "because": [{"thing": "card:machu_picchu", "change": 1}] if n else [],
        "card": card,
        "defence": 4,
        "defence-then": 4 + n,
        "foe": "piece:city@2",
        "given": "resource:oil",
        "here": ("here", {"things": "resource:oil barbarian:B"}) if n else "",
        "mine": SUM,
        "n": n,
        "odds": 58,
        "old": "card:flight",
        "other": "card:flight",
        "production": n,
        "resource": "resource:mercury",
        "side": "side:B",
        "slot": 1,
        "space": "hex:3,-1",
        "start": "hex:2,0",
        "state": "city_state:seoul",
        "steps": ("steps", {"n": n}) if n else "",
        "taken": "resource:marble",
        "terrain": "terrain:hills",
        "theirs": SUM,
        "thing": card,
        "tile": "tile:12",
        "turn": 60 * n,
    }
    for card in ("card:estadio_do_maracana", "diplomacy:joint_war@1")
    for n in COUNTS
]

SPEECH = Speech(
    title="dawn",
    rules="CND",
    makers=("Option", "_card_options", "options", "option"),
    samples=SAMPLES,
    handed_on={
        f"ask-spend-on-{side}": frozenset({"attack", "defence"}) for side in ("attack", "defence")
    },
    things=(
        "hex:3,-1",
        "seat:0",
        "side:A",
        "side:B",
        *(f"target:{each}" for each in ("barbarian", "city_state", "piece")),
        *(
            f"piece:{kind}@{seat}"
            for kind in ("token", "reinforced", "city", "capital")
            for seat in range(5)
        ),
        *(f"colour:{colour}" for colour in COLOURS),
    ),
    silent=("resource", "barbarian", "terrain", "era", "tile"),
    facts=FACTS,
    games=[
        (1, {"first_game_map": True}),
        (2, {"random_map": True, "automated_player": True}),
        (3, {}),
        (4, {"first_game_map": True}),
    ],
    drawn_games=[(2, {}), (1, {"random_map": True})],
    card="oracle",
    at_terminal=("--option", "random_map=on"),
)
