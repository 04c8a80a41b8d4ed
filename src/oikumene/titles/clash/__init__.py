"""Clash of Cultures: Monumental Edition (Christian Marcussen; 2021), 2 to 4 players.

The chapters are those of the rulebook: setup, turn, resources, trading, cities, advances,
governments, routes, founding, collecting, construction, recruiting, movement with traffic and
seafaring, exploration, mood, influence, action_cards, objectives, combat with sides, rounds,
tactics and capture, events, barbarians, pirates, leaders, status, scoring. `rules.md` is the ledger
that their comments quote, `data/` everything printed, `effects/` what printed things do.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from oikumene.engine.title import Guide, Settings, Title
from oikumene.titles.clash import effects as effects  # attaches what printed things do
from oikumene.titles.clash.evaluation import STYLES, evaluate
from oikumene.titles.clash.facts import facts
from oikumene.titles.clash.features import features
from oikumene.titles.clash.guide import POSITION
from oikumene.titles.clash.guide import STEPS as GUIDED
from oikumene.titles.clash.orders import ORDERS
from oikumene.titles.clash.position import position as lay
from oikumene.titles.clash.scoring import result, sheet
from oikumene.titles.clash.setup import SETTINGS, check, settlers, setup
from oikumene.titles.clash.state import ClashTable
from oikumene.titles.clash.status import status
from oikumene.titles.clash.turn import act, turn, turns
from oikumene.titles.clash.view import imagine, view

STEPS = {
    "settlers": settlers,
    "turn": turn,
    "act": act,
    "go": act,
    "status": status,
}


def position(description: Mapping[str, Any]) -> tuple[int, Settings, ClashTable]:
    """A hand-written table (see position.py)."""
    return lay(description, TITLE.settle, [phase for phase in STEPS if phase not in TITLE.inner])


TITLE = Title(
    name="clash",
    package="oikumene.titles.clash",
    rules=1,
    seats=(2, 4),
    settings=SETTINGS,
    table=ClashTable,
    setup=setup,
    steps=STEPS,
    result=result,
    view=view,
    imagine=imagine,
    position=position,
    facts=facts,
    evaluate=evaluate,
    styles=STYLES,
    lead=8.0,
    features=features,
    check=check,
    sheets=lambda s: [sheet(s, p) for p in s.players],
    gains={
        "advanced": "advance",
        "linked": "advance",
        "changed": "government",
        "built": "building",
        "wonder-built": "wonder",
        "leader-came": "leader",
        "completed": "objective",
    },
    judged_by_net=frozenset({2, 3, 4}),
    bargains={"act": "trade", "answer-offer": "counter"},
    drafts={"trade": "", "offer": "cancel", "which-gift": ""},
    inner=frozenset({"go"}),
    round=lambda s: s.age * 3 + s.round - 3,
    stretch=turns,
    turn=lambda s: (s.age, s.round, s.active, s.step),
    orders=ORDERS,
    guide=Guide(POSITION, GUIDED),
)
