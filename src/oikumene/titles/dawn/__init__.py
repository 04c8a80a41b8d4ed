"""Civilization: A New Dawn (James Kniffen; 2017), 1 to 4 players.

The chapters are those of the rulebook: setup (with mapmaking), turn, the five types of focus cards
(culture, science, economy, industry with wonders, military with combat), trade, resources,
city_states, diplomacy, events, victory; and the automated player. `rules.md` is the ledger that
their comments quote, `data/` everything printed, `effects/` what printed things do.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from oikumene.engine.title import Guide, Settings, Title
from oikumene.titles.dawn import effects as effects  # attaches what printed things do
from oikumene.titles.dawn.evaluation import STYLES, evaluate
from oikumene.titles.dawn.events import event
from oikumene.titles.dawn.facts import facts
from oikumene.titles.dawn.features import features
from oikumene.titles.dawn.guide import POSITION
from oikumene.titles.dawn.guide import STEPS as GUIDED
from oikumene.titles.dawn.mapmaking import build_map
from oikumene.titles.dawn.orders import ORDERS
from oikumene.titles.dawn.position import position as lay
from oikumene.titles.dawn.setup import SETTINGS, check, layout, setup
from oikumene.titles.dawn.state import DawnTable
from oikumene.titles.dawn.turn import act, turn
from oikumene.titles.dawn.victory import check_victory, result
from oikumene.titles.dawn.view import imagine, view

STEPS = {
    # before the first turn
    "map": build_map,
    "layout": layout,
    # each round
    "event": event,
    "victory": check_victory,
    "turn": turn,
    "act": act,
}


def position(description: Mapping[str, Any]) -> tuple[int, Settings, DawnTable]:
    """A hand-written table (see position.py)."""
    return lay(description, TITLE.settle, [phase for phase in STEPS if phase not in TITLE.inner])


TITLE = Title(
    name="dawn",
    package="oikumene.titles.dawn",
    rules=1,
    seats=(1, 4),
    settings=SETTINGS,
    table=DawnTable,
    setup=setup,
    steps=STEPS,
    result=result,
    view=view,
    imagine=imagine,
    position=position,
    facts=facts,
    evaluate=evaluate,
    styles=STYLES,
    lead=130.0,
    judged_by_net=frozenset({3, 4}),
    features=features,
    check=check,
    sheets=lambda s: [{"agendas": len(p.agendas)} for p in s.players if not p.automated],
    gains={
        "new-card": "card",
        "built": "wonder",
        "took": "thing",
        "conquered": "state",
        "diplomacy": "card",
    },
    inner=frozenset({"act"}),
    quick={"random_map": True},
    round=lambda s: s.round,
    ahead=2,  # a round is one action of each
    turn=lambda s: (s.round, s.active, len(s.map)),
    orders=ORDERS,
    guide=Guide(POSITION, GUIDED),
)
