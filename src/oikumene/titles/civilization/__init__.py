"""Sid Meier's Civilization: The Board Game (Kevin Wilson; 2010), 2 to 4 players.

The chapters are those of the rulebook: setup, turn, start_of_turn with founding and governments,
trade with negotiation, city_management with production, buildings, units, wonders, great_people,
harvest and culture, movement with exploration, battle with spoils, research with techs, events,
abilities, victory. `rules.md` is the ledger that their comments quote, `data/` everything printed,
`effects/` what printed things do.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from oikumene.engine.title import Guide, Settings, Title
from oikumene.titles.civilization import city_management as city_management  # jobs
from oikumene.titles.civilization import effects as effects  # attaches what printed things do
from oikumene.titles.civilization import movement as movement  # jobs
from oikumene.titles.civilization import negotiation as negotiation  # jobs
from oikumene.titles.civilization import research as research  # jobs
from oikumene.titles.civilization import start_of_turn as start_of_turn  # jobs
from oikumene.titles.civilization import trade as trade  # jobs
from oikumene.titles.civilization.cards import MOVEMENT, RESEARCH
from oikumene.titles.civilization.evaluation import STYLES, evaluate
from oikumene.titles.civilization.facts import facts
from oikumene.titles.civilization.features import features
from oikumene.titles.civilization.guide import POSITION
from oikumene.titles.civilization.guide import STEPS as GUIDED
from oikumene.titles.civilization.orders import ORDERS
from oikumene.titles.civilization.position import position as lay
from oikumene.titles.civilization.setup import SETTINGS, check, setup, setup_player
from oikumene.titles.civilization.state import CivilizationTable
from oikumene.titles.civilization.turn import act
from oikumene.titles.civilization.victory import progress, result
from oikumene.titles.civilization.view import imagine, view

STEPS = {"setup": setup_player, "act": act, "go": act}


def position(description: Mapping[str, Any]) -> tuple[int, Settings, CivilizationTable]:
    """A hand-written table (see position.py)."""
    return lay(description, TITLE.settle)


TITLE = Title(
    name="civilization",
    package="oikumene.titles.civilization",
    rules=1,
    seats=(2, 4),
    settings=SETTINGS,
    table=CivilizationTable,
    setup=setup,
    steps=STEPS,
    result=result,
    view=view,
    imagine=imagine,
    position=position,
    facts=facts,
    evaluate=evaluate,
    styles=STYLES,
    lead=60.0,
    judged_by_net=frozenset({2, 3, 4}),
    features=features,
    check=check,
    sheets=lambda s: [progress(s, p) for p in s.players],
    gains={
        "learned": "tech",
        "government": "government",
        "produces": "item",
        "produces-at": "item",
        "egypt-wonder": "wonder",
        "great-person": "person",
    },
    bargains={"negotiate": "deal", "answer-offer": "counter"},
    drafts={"offer": "cancel"},
    inner=frozenset({"go"}),
    round=lambda s: s.round,
    stretch=lambda s: 2 * s.round + (s.stage in (MOVEMENT, RESEARCH)),  # a whole round is too long
    turn=lambda s: (s.round, s.stage, s.active),
    orders=ORDERS,
    guide=Guide(POSITION, GUIDED),
)
