"""The guided first game: a round of Rome (seat 0, the newcomer) against Egypt.

Egypt's answers follow those of the newcomer without a pause, so a step is always read when they
have been given: words about Egypt belong to the last of them.
"""

from __future__ import annotations

from typing import Any

from oikumene.engine.title import GuideStep as Step

POSITION: dict[str, Any] = {
    # As after setup and a growth in which both took gold.
    "nations": [
        {"nation": "rome", "gold": 9, "books": 1},
        {"nation": "egypt", "gold": 9, "books": 2},
    ],
    "board": [
        ["augustus", "aeneid", "hatshepsut", "peloponnesian_war"],
        ["hanging_gardens", "ziggurat", "siege_of_troy", "brewery"],
        ["nubia", "stonehenge", "hoplite", "lyceum"],
    ],
    "event": "event_1_taoism",
    "architects": 2,
}


def rival(*answers: str) -> tuple[Step, ...]:
    """Egypt's turn, without words."""
    return tuple(Step(answer=answer, seat=1) for answer in answers)


STEPS: tuple[Step, ...] = (
    Step("guide-welcome", ("seat:0", "seat:1")),
    Step("guide-board", ("place:board",)),
    Step("guide-goods", ("good:gold", "good:food", "good:stone", "good:books", "place:area")),
    # Before any worker is deployed a turn ends with its action.
    Step("guide-advisor", ("card:augustus", "good:gold"), "buy augustus"),
    *rival("deploy start_farm", "end"),
    Step("guide-golden-age", ("card:aeneid",), "buy aeneid"),
    Step("guide-golden-age-gain", ("good:books",), "gain books"),
    *rival("deploy start_temple", "end"),
    Step("guide-wonder", ("card:hanging_gardens",), "buy hanging_gardens"),
    *rival("buy hatshepsut", "end"),
    Step("guide-architect", ("place:architects", "good:stone"), "hire board"),
    *rival("deploy start_quarry", "end"),
    Step("guide-last-stage", ("place:architects", "card:hanging_gardens"), "hire board"),
    *rival("deploy start_axeman", "end"),
    Step("guide-building", ("card:ziggurat",), "buy ziggurat"),
    Step("guide-replace", ("card:start_caravan",), "replace start_caravan"),
    *rival("deploy start_caravan", "end"),
    Step("guide-deploy", ("card:ziggurat", "place:area"), "deploy ziggurat"),
    Step("guide-end-turn", ("card:ziggurat", "track:stability"), "end"),
    *rival("buy peloponnesian_war"),
    Step("guide-war", ("card:peloponnesian_war", "track:strength"), "end", seat=1),
    Step("guide-military", ("card:start_axeman",), "deploy start_axeman"),
    Step("guide-strength", ("track:strength", "track:order"), "end"),
    *rival("buy siege_of_troy", "gain stone", "end"),
    Step("guide-colony", ("card:nubia",), "buy nubia"),
    Step("guide-colony-won", ("card:nubia",), "end"),
    *rival("buy stonehenge", "end"),
    Step("guide-pass", ("place:event",), "pass"),
    # The rest of the round follows, up to Egypt's growth.
    *rival("pass", "bonus food"),
    Step("guide-production", ("good:gold", "good:food", "good:stone")),
    Step("guide-shield", ("track:strength", "track:stability")),
    Step("guide-event", ("good:books", "good:vp", "good:food")),
    Step("guide-books", ("track:books", "good:vp")),
    Step("guide-growth", ("place:population", "track:stability"), "take stability"),
    Step("guide-done", ("place:board",)),
)
