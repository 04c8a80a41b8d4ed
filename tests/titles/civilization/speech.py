"""What Civilization can say, as far as its code does not tell."""

from __future__ import annotations

from itertools import cycle
from typing import Any

from oikumene.titles.civilization.cards import COLOURS, STAGES, UNITS
from oikumene.titles.civilization.printed import printed
from oikumene.titles.civilization.words import TEXTS, amounts, counted, goods, level
from tests.spoken import COUNTS
from tests.titles.speech import Speech

PACKAGES = ("trade 3 wheat 1 hut 1 event_2 1", "culture 1", "nothing")
FIGURES = ("figure:army", "figure:scout")
OWNERS = ("seat:1", "owner:barbarians")
BUILDINGS = ("building:library", "building:city_walls")
SAMPLES: dict[str, tuple[str | int, ...]] = {
    "aims": ("", "square:C4", "square:C4 seat:1"),
    "armies": (0, 1, 2, 5),
    "attacker": ("seat:0",),
    "building": BUILDINGS,
    "by": ("seat:1",),
    "card": ("pottery", "panama_canal", "sheet"),
    "cards": ("marker:hut_wheat", "marker:village_iron event:lost"),
    "city": ("square:C4",),
    "civilization": ("civilization:rome",),
    "defender": OWNERS,
    "end": ("square:D4",),
    "event": ("event:sabotage", "event:the_citizens_are_revolting_1"),
    "figure": FIGURES,
    "front": (1, 12),
    "gives": PACKAGES,
    "government": ("government:anarchy", "government:republic"),
    "item": (*FIGURES, *BUILDINGS, "unit:infantry", "wonder:stonehenge"),
    "kind": ("marker:hut", "marker:village", "deck:1", "deck:3"),
    "level": (1, 2, 3),
    "m": COUNTS,
    "mark": (*BUILDINGS, "wonder:oracle", "great_person:artist"),
    "marker": ("marker:hut", "marker:village", "marker:hut_wheat", "marker:village_spy"),
    "most": COUNTS,
    "n": COUNTS,
    "other": ("seat:1",),
    "owner": OWNERS,
    "partner": ("seat:1",),
    "person": ("great_person:artist", "great_person:general"),
    "phase": tuple(f"phase:{stage}" for stage in STAGES),
    "resource": tuple(f"resource:{each}" for each in ("wheat", "iron", "spy", "uranium", "any")),
    "scouts": (0, 1, 2, 5),
    "seat": ("seat:0",),
    "square": ("square:C4", "square:P16"),
    "start": ("square:B12",),
    "tech": ("tech:writing", "tech:communism_tech"),
    "to": ("square:D5",),
    "unit": tuple(f"unit:{unit}" for unit in UNITS),
    "victory": tuple(f"victory:{each}" for each in ("culture", "tech", "economic", "military")),
    "wants": PACKAGES,
    "what": (*BUILDINGS, *FIGURES, "event:lost", "tech:writing", "unit:mounted", "action:arts"),
    "why": ("", "wonder:colossus", "government:democracy", "civilization:china", "arts"),
    "wonder": ("wonder:stonehenge",),
}
ITEMS = ("army", "scout")
CITY_ACTIONS = ("produce", "arts", "free")
SPOILS = ("trade", "culture", "learn", "resources")
TOTALS = (0, 7, 21)
SHORT = {"round_limit": 20}
CHANGES = (-5, -1, 1, 3)

FACTS: list[dict[str, Any]] = [
    {
        "amounts": amounts({"army": n, "scout": 1}),
        "city": "square:D5",
        "convert": ("convert", {"n": 3}) if n else "",
        "cost": n,
        "effect": ("government-democracy.text", {}),
        "figure": "figure:scout",
        "enemy": ("fighter-wounded", {"name": ("unit-mounted-1", {}), "n": 3, "wounds": 1}),
        "foe": ("foe", {"owner": "owner:barbarians", "things": counted("unit", {"mounted": 1})}),
        "gives": goods("trade 3 hut 1"),
        "here": ("here", {"things": [("thing-here", {"thing": "marker:hut"})]}) if n else "",
        "item": "building:library",
        "kind": "deck:2",
        "left": n,
        "level": level(3),
        "most": n + 2,
        "n": n,
        "need": n,
        "odds": ("odds", {"n": 58}),
        "other": "seat:1",
        "outcome": ("outcome-both", {}),
        "owner": ("in-market", {}) if n else "seat:1",
        "partner": "seat:1",
        "price": ("price", {"goods": counted("resource", {"any": 2})}),
        "reward": ("reward-culture_event", {"level": level(2)}),
        "square": "square:C4",
        "tech": "tech:writing",
        "terrain": "terrain:unexplored" if n else "terrain:forest",
        "thing": thing,
        "things": "resource:wheat resource:iron",
        "unit": ("fighter", {"name": ("unit-infantry-2", {}), "n": n}),
        "unlocks": ("unlocks", {"things": [("building-library", {})]}),
        "wants": goods(""),
        "what": "action:harvest",
        "whose": ("whose-moving", {"owner": "seat:1"}) if n else "",
        "yields": ("yields", {"goods": counted("icon", {"trade": 2, "battle": 4})}),
    }
    for n, thing in zip(COUNTS, cycle(("tech:writing", "marker:hut_wheat")), strict=False)
]

SPEECH = Speech(
    title="civilization",
    rules="CIV",
    makers=("Option", "options", "coin_from", "at_front"),
    samples=SAMPLES,
    others={
        ("log-battle-result", "attacker"): TOTALS,
        ("log-battle-result", "defender"): TOTALS,
        ("log-culture-changed", "n"): CHANGES,
        ("log-trade-changed", "n"): CHANGES,
        ("log-unit-lost", "card"): ("unit_card:infantry_2", "unit_card:aircraft_7"),
    },
    verbs_by_name=frozenset({*ITEMS, *CITY_ACTIONS, *SPOILS, "give", "want"}),
    reasons=frozenset({"arts", "income"}),
    things=(
        "square:C4",
        "seat:0",
        "front:1",
        "action:arts",
        "action:harvest",
        "resource:any",
        "terrain:unexplored",
        *(f"colour:{colour}" for colour in COLOURS),
    ),
    silent=tuple({kind for thing in printed() if (kind := thing.partition(":")[0]) not in TEXTS}),
    facts=FACTS,
    games=[
        (2, {**SHORT, "governments": "revised", "loot": "faq2", "interrupts": "ask"}),
        (3, SHORT),
    ],
    drawn_games=[(2, {**SHORT, "interrupts": "ask"}), (4, SHORT)],
    idle=("end", "done", "no", "pass", "cancel", "refuse", "counter", "stop"),
    card="writing",
)
