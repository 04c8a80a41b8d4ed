"""Water (CIV-WTR)."""

from __future__ import annotations

from typing import Any

import pytest

from oikumene.engine.match import Match
from oikumene.titles.civilization.yields import trade_of
from tests.titles.civilization.fights import FIELD, ME, RIVAL, march, stand
from tests.titles.civilization.given import (
    asked,
    figures,
    given,
    options,
    pass_on,
    player,
    refused,
    square,
    table,
    told,
    when,
)

Words = dict[str, Any]
BAY = "H3"
"""Water between H2 and H4,"""
POND = "D2"
"""and beside the capital on C2, between D1 and D3."""
IDLE = "army B1"
LANDING = ("sailing", "steam_power", "flight")
BOTH = pytest.mark.parametrize(("figure", "group"), [("army", "1 0"), ("scout", "0 1")])


def afloat(*where: str, tech: str = "", rival: Words | None = None, **words: Any) -> Match:
    """The Movement turn of a player who knows a tech, or none of use on water."""
    techs = ["construction", *([tech] if tech else [])]
    me = {**ME, "figures": list(where), "techs": techs, **words.pop("me", {})}
    return given(me, {**RIVAL, **(rival or {})}, **{**FIELD, **words})


@pytest.mark.rule("CIV-WTR-01")
@BOTH
def test_at_first_water_is_closed(figure: str, group: str) -> None:
    match = afloat(f"{figure} H2")

    when(match, f"move H2 {group}")

    assert f"go {BAY}" not in options(match)
    assert refused(match)[f"go {BAY}"] == "CIV-WTR-01"


@pytest.mark.rule("CIV-WTR-02")
@BOTH
def test_with_navigation_figures_cross_water_without_stopping(figure: str, group: str) -> None:
    match = afloat(f"{figure} H2", IDLE, tech="navigation")

    when(match, f"move H2 {group}", f"go {BAY}")

    assert "stop" not in options(match)
    assert refused(match)["stop"] == "CIV-WTR-02"

    when(match, "go H4")

    assert figures(match, 0, "H4") == {figure: 1}


@pytest.mark.rule("CIV-WTR-02")
def test_with_navigation_no_move_ends_on_water() -> None:
    match = afloat("army H1", tech="navigation")

    when(match, "move H1 1 0", "go H2")

    assert f"go {BAY}" not in options(match)
    assert refused(match)[f"go {BAY}"] == "CIV-WTR-02"


@pytest.mark.rule("CIV-WTR-03")
@pytest.mark.parametrize("tech", LANDING)
@BOTH
def test_later_techs_let_figures_stop_on_water(tech: str, figure: str, group: str) -> None:
    match = afloat(f"{figure} H2", IDLE, tech=tech)

    when(match, f"move H2 {group}", f"go {BAY}")
    assert "go H4" in options(match)
    when(match, "stop")

    assert figures(match, 0, BAY) == {figure: 1}
    assert asked(match) == (0, "movement")


@pytest.mark.rule("CIV-WTR-04", "CIV-FIG-04")
@pytest.mark.parametrize("tech", ["", "navigation", *LANDING])
@pytest.mark.parametrize("item", ["army", "scout"])
def test_new_figures_come_onto_water_with_a_tech_to_stop_there(tech: str, item: str) -> None:
    match = afloat(tech=tech, stage="city", me={"trade": 27})

    when(match, "produce C2", item)

    assert (f"at {POND}" in options(match)) == (tech in LANDING)
    if tech not in LANDING:
        assert refused(match)[f"at {POND}"] == "CIV-FIG-04"
        return
    when(match, f"at {POND}")
    assert figures(match, 0, POND) == {item: 1}


@pytest.mark.rule("CIV-WTR-05")
@BOTH
def test_the_techs_of_others_are_of_no_use(figure: str, group: str) -> None:
    match = afloat(f"{figure} H2", rival={"techs": ["currency", "sailing"]})

    when(match, f"move H2 {group}")

    assert refused(match)[f"go {BAY}"] == "CIV-WTR-01"


@pytest.mark.rule("CIV-WTR-05")
@pytest.mark.parametrize("stage", ["research", "movement"])
def test_the_techs_at_the_time_of_the_move_count(stage: str) -> None:
    """Navigation is learned in the Research phase, and then water is open."""
    match = afloat("scout H2", stage=stage, me={"trade": 6})
    if stage == "research":
        when(match, "tech navigation")
        pass_on(match, "movement", 0)

    when(match, "move H2 0 1")

    assert (f"go {BAY}" in options(match)) == (stage == "research")


@pytest.mark.rule("CIV-WTR-06")
def test_battles_on_water_are_like_all_others() -> None:
    strong: Words = {"units": ["infantry_3", "mounted_3"], "figures": ["2 army H2", IDLE]}
    weak: Words = {"units": ["mounted_1"], "figures": [f"army {BAY}"], "trade": 5}
    match = afloat(tech="sailing", me=strong, rival=weak)

    march(match, "H2", BAY)
    assert [entry["n"] for entry in told(match, "force-drawn")] == [2, 1]
    stand(match)

    assert told(match, "battle-result")[0]["owner"] == "seat:0"
    assert asked(match) == (0, "spoils")
    when(match, "trade")
    assert player(match).trade == 3
    assert figures(match, 0, BAY) == {"army": 2}
    assert figures(match, 1, BAY) == {}


@pytest.mark.rule("CIV-WTR-06", "CIV-ENM-02")
def test_lone_scouts_die_on_water_too() -> None:
    match = afloat("army H2", IDLE, tech="sailing", rival={"figures": [f"scout {BAY}"]})

    march(match, "H2", BAY)

    assert figures(match, 1, BAY) == {}
    assert told(match, "battle") == []


@pytest.mark.rule("CIV-WTR-07")
@pytest.mark.parametrize("figure", ["army", "scout"])
def test_a_figure_on_water_blockades(figure: str) -> None:
    def trade(*theirs: str) -> int:
        match = afloat(rival={"figures": list(theirs)})
        return trade_of(table(match), square(match, "C2"))

    assert trade(f"{figure} {POND}") == trade() - 1


@pytest.mark.rule("CIV-WTR-07")
def test_a_scout_on_water_gathers() -> None:
    idle = afloat(f"scout {BAY}", stage="start")
    when(idle, "end")
    pass_on(idle, "trade")

    sent = afloat(f"scout {BAY}", stage="start")
    when(sent, f"send {BAY} C2", "end")
    pass_on(sent, "trade")

    assert player(sent).trade == player(idle).trade + 1
