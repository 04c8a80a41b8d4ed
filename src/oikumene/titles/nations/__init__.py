"""Nations (Einar Rosén, Robert Rosén, Nina Håkansson, Rustan Håkansson; 2013), 1 to 5 players.

The chapters are those of the rulebook: setup, maintenance (with population), turn (with buying,
deploy, wonders, actions), production, war, events, resolution, scoring, solo, campaign. `rules.md`
is the ledger that their comments quote, `data/` everything printed, `effects/` what cards do.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from oikumene.engine.title import Alone, Guide, Settings, Title
from oikumene.titles.nations import effects as effects  # attaches what printed things do
from oikumene.titles.nations.evaluation import STYLES, evaluate
from oikumene.titles.nations.events import resolve_bottom, resolve_top
from oikumene.titles.nations.facts import facts
from oikumene.titles.nations.features import features
from oikumene.titles.nations.features_alone import ROWS, THEMES, TREASURES, features_alone
from oikumene.titles.nations.guide import POSITION
from oikumene.titles.nations.guide import STEPS as GUIDED
from oikumene.titles.nations.maintenance import (
    begin_round,
    choose_event,
    place_architects,
    reveal_event,
)
from oikumene.titles.nations.orders import ORDERS
from oikumene.titles.nations.population import grow
from oikumene.titles.nations.position import position as lay
from oikumene.titles.nations.production import produce
from oikumene.titles.nations.resolution import end_round, famine, score_books
from oikumene.titles.nations.scoring import result, score_sheet
from oikumene.titles.nations.setup import SETTINGS, check, draft, first_worker, setup
from oikumene.titles.nations.solo import stability_event
from oikumene.titles.nations.state import NationsTable
from oikumene.titles.nations.turn import begin_actions, turn
from oikumene.titles.nations.view import imagine, view
from oikumene.titles.nations.war import set_order, wage_war

STEPS = {
    # before the first round
    "draft": draft,
    "first-worker": first_worker,
    # Maintenance (NAT-RND-03)
    "begin-round": begin_round,
    "growth": grow,
    "event": reveal_event,
    "choose-event": choose_event,
    "architects": place_architects,
    # Action
    "begin-actions": begin_actions,
    "action": turn,
    # Resolution (NAT-RND-05)
    "production": produce,
    "order": set_order,
    "war": wage_war,
    "event-top": resolve_top,
    "event-bottom": resolve_bottom,
    "stability-event": stability_event,
    "famine": famine,
    "books": score_books,
    "end-round": end_round,
}


def position(description: Mapping[str, Any]) -> tuple[int, Settings, NationsTable]:
    """A hand-written table (see position.py)."""
    return lay(description, TITLE.settle, STEPS)


TITLE = Title(
    name="nations",
    package="oikumene.titles.nations",
    rules=1,
    seats=(1, 5),
    settings=SETTINGS,
    table=NationsTable,
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
    judged_by_net=frozenset({1}),
    points_alone=100,
    alone=Alone(
        features=features_alone,
        rows=ROWS,
        judged=frozenset({"growth", "turn"}),
        settled={"end-turn": "end"},
        left_out=frozenset({"undeploy"}),
        themes=THEMES,
        treasures=TREASURES,
    ),
    features=features,
    check=check,
    sheets=lambda s: [score_sheet(s, n) for n in s.nations],
    gains={"bought": "card", "wonder-ready": "card"},
    round=lambda s: s.round,
    turn=lambda s: (s.round, s.active, s.nations[s.active].turns),
    closing=frozenset({"end"}),
    orders=ORDERS,
    guide=Guide(POSITION, GUIDED),
)
