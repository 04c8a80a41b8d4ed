"""What Clash of Cultures can say, as far as its code does not tell."""

from __future__ import annotations

from oikumene.titles.clash.cards import COLOURS, UNITS
from oikumene.titles.clash.printed import printed
from oikumene.titles.clash.turn import NEEDS
from oikumene.titles.clash.words import TEXTS, counted
from tests.spoken import COUNTS
from tests.titles.speech import Speech

GOODS_TEXTS = ("food 2 gold 1", "mood 1", "")
PACKAGES = ("food 2 action 1 objective 5", "nothing")
SAMPLES: dict[str, tuple[str | int, ...]] = {
    "advance": ("advance:writing", "advance:captives"),
    "age": (1, 7),
    "army": ("hex:A10",),
    "attacker": ("seat:0", "owner:barbarians"),
    "building": ("building:temple", "building:observatory"),
    "by": ("seat:1",),
    "card": ("action:a01", "event:great_artist", "objective_card:o02", "civil:spies"),
    "cards": ("action:a01 wonder:great_wall", "objective_card:o01"),
    "city": ("hex:C4",),
    "civilization": ("civilization:rome",),
    "defender": ("seat:1", "owner:pirates"),
    "dice": ("5i 4c", "1l", ""),
    "die": (1, 6),
    "end": ("hex:D4",),
    "event": ("event:plague", "event:great_artist"),
    "first": ("seat:1",),
    "gained": GOODS_TEXTS,
    "given": GOODS_TEXTS,
    "gives": PACKAGES,
    "goods": GOODS_TEXTS,
    "government": ("category:democracy",),
    "infantry": (0, 2),
    "kind": ("resource:food",),
    "leader": ("leader:caesar",),
    "mood": ("mood:angry", "mood:neutral", "mood:happy"),
    "most": COUNTS,
    "n": COUNTS,
    "objective": ("objective:civilization",),
    "old": ("unit:ship",),
    "other": ("seat:1",),
    "owner": ("seat:1", "owner:barbarians", "owner:pirates"),
    "partner": ("seat:1",),
    "piece": ("building:settlement", "wonder:great_wall"),
    "player": ("seat:1",),
    "region": ("hex:C4", "region:r05"),
    "seat": ("seat:0",),
    "settlers": (1, 3),
    "space": ("hex:C4",),
    "start": ("hex:B12",),
    "straight": ("WFFB",),
    "tactics": ("tactics:peltasts",),
    "target": ("hex:C4", "seat:1"),
    "terrain": ("layout:FMTB",),
    "unit": tuple(f"unit:{unit}" for unit in UNITS),
    "wants": PACKAGES,
    "what": ("advance:farming", "building:temple", "civil:spies", "hex:C4", "resource:culture"),
    "why": ("", "advance:philosophy", "event:famine_1", "barbarians", "trade"),
    "wonder": ("wonder:great_wall",),
}
CARDS = ("action", "objective", "wonder")

ANY = {
    "amounts": [{"good": "resource:food", "n": 2}, {"good": "unit:ship", "n": 1}],
    "chance": ("chance", {"n": 33, "most": 50, "cost": 1}),
    "end": "hex:D4",
    "foe": ("foe", {"owner": "owner:pirates", "things": counted({"ship": 2})}),
    "helped": ("helped", {"things": "advance:roads"}),
    "here": ("here", {"things": [("exhausted-here", {})]}),
    "n": 2,
    "odds": ("odds", {"n": 58}),
    "other": "objective_card:o01",
    "price": ("price-or", {"one": ("price-free", {}), "other": ("price-free", {})}),
    "reach": 3,
    "space": "hex:C4",
    "start": "hex:B4",
    "terrain": "terrain:forest",
    "terrains": "terrain:sea terrain:barren",
    "thing": "action:a01",
    "timing": ("timing-reaction", {}),
    "token": ("advance-token", {"goods": counted({"mood": 1})}),
    "unlocks": ("advance-unlocks", {"things": "building:temple"}),
    "unseen": "yes",
    "way": "druids",
}

SPEECH = Speech(
    title="clash",
    rules="COC",
    makers=("Option", "options", "_way", "_option"),
    samples=SAMPLES,
    others={
        ("ask-which-card", "kind"): CARDS,
        ("log-swapped", "kind"): CARDS,
        ("log-swapped-cards", "taken"): ("action:a01",),
        ("log-swapped-cards", "given"): ("wonder:great_wall",),
    },
    handed_on={
        "log-swapped": frozenset({"seat", "target"}),
        "log-swapped-cards": frozenset({"seat", "target", "taken", "given"}),
    },
    verbs_by_name=frozenset({"roam", "beach", "launch", "target", "use2"})
    | {option.verb for option, _ in NEEDS},
    asks_by_name=frozenset({"ask-beach", "ask-launch", "ask-which-first"}),
    reasons=frozenset({"city", "razed", "barbarians", "pirates", "trade"}),
    things=("hex:C4", "seat:0", *(f"colour:{colour}" for colour in COLOURS)),
    nameless=("region",),
    silent=tuple({kind for thing in printed() if (kind := thing.partition(":")[0]) not in TEXTS}),
    facts=[ANY],
    games=[
        (2, {}),
        (3, {"expansion": False, "length": "short"}),
        (4, {"alternate_history": True, "open_wonders": True, "length": "short"}),
    ],
    drawn_games=[(2, {"expansion": False, "length": "short"}), (4, {"length": "short"})],
    idle=("end", "done", "raze", "cancel"),
    card="scouts",
)
