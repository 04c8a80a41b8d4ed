"""What culture events leave behind: disasters, dead figures, halted groups (CIV-EVT-13 … 18)."""

from __future__ import annotations

from typing import Any

import pytest

from oikumene.engine.match import Match
from oikumene.titles.civilization.buildings import supply
from oikumene.titles.civilization.yields import icons
from tests.titles.civilization.given import (
    asked,
    built,
    cities,
    figures,
    options,
    player,
    square,
    table,
    told,
    when,
)
from tests.titles.civilization.scenes import discarded, scene

# What becomes of squares and pieces


@pytest.mark.rule("CIV-EVT-13", "CIV-HRV-05")
def test_a_disaster_covers_icons_and_resource_for_the_rest_of_the_game() -> None:
    match = scene("start", {"events": ["drought"]})
    assert "wheat" in match.view(0)["table"]["cities"][str(square(match, "C2"))]["resources"]

    when(match, "play drought", "at C1", "end", "end")  # a desert with wheat

    s, n = table(match), square(match, "C1")
    assert (s.ground.terrain[n], s.ground.resource[n]) == ("D", "")
    assert tuple(icons(s, n)) == (1, 0, 0, 0, 0)
    while table(match).stage != "city":
        when(match, "pass")
    assert options(match, "harvest") == []


@pytest.mark.rule("CIV-EVT-13")
@pytest.mark.parametrize(
    ("card", "where", "before", "after"),
    [
        ("drought", "O2", (0, 0, 1), (1, 0, 0)),  # grassland with a natural wonder
        ("drought", "J5", (1, 0, 1), (1, 0, 0)),  # water with one
        ("drought", "O5", (0, 2, 0), (1, 0, 0)),
        ("deforestation", "O5", (0, 2, 0), (0, 0, 0)),
    ],
)
def test_a_square_yields_what_the_disaster_marker_shows(
    card: str, where: str, before: tuple[int, ...], after: tuple[int, ...]
) -> None:
    match = scene("start", {"events": [card]})
    n = square(match, where)
    assert icons(table(match), n)[:3] == before

    when(match, f"play {card}", f"at {where}")

    assert icons(table(match), n)[:3] == after
    assert not table(match).ground.is_water[n]


@pytest.mark.rule("CIV-EVT-14")
def test_a_disaster_stays_when_the_building_above_is_destroyed() -> None:
    mine = {"events": ["sabotage"]}
    match = scene("start", mine, disasters={"C3": "D"}, built={"C3": "trading_post"})

    when(match, "play sabotage")

    assert built(match, "C3") == ""
    assert table(match).ground.disasters == {square(match, "C3"): "D"}
    assert icons(table(match), square(match, "C3")).trade == 1


@pytest.mark.rule("CIV-EVT-14")
def test_a_disaster_stays_when_the_city_above_is_destroyed() -> None:
    bomb = {
        "techs": ["construction", "atomic_theory"],
        "markers": ["village_uranium"],
        "figures": ["army A1"],
    }
    match = scene("movement", bomb, cities={"H4": {"owner": 1}}, disasters={"H4": "G"})

    when(match, "use atomic_theory")

    assert cities(match, 1) == ["N6"]
    assert table(match).ground.terrain[square(match, "H4")] == "G"


@pytest.mark.rule("CIV-EVT-14")
def test_a_later_disaster_replaces_an_earlier_one() -> None:
    match = scene("start", {"events": ["deforestation", "drought"]})
    when(match, "play deforestation", "at O5")
    assert table(match).ground.disasters == {square(match, "O5"): "G"}

    when(match, "play drought", "at O5")

    assert table(match).ground.disasters == {square(match, "O5"): "D"}


@pytest.mark.rule("CIV-EVT-15")
def test_a_thirteenth_disaster_is_recorded_too() -> None:
    twelve = ["A1", "B1", "C1", "D1", "E1", "H1", "I1", "J1", "K1", "L1", "N1", "O1"]
    match = scene("start", {"events": ["drought"]}, disasters=dict.fromkeys(twelve, "D"))

    when(match, "play drought", "at O5")

    assert len(table(match).ground.disasters) == 13
    assert icons(table(match), square(match, "O5"))[:2] == (1, 0)


@pytest.mark.rule("CIV-EVT-16", "CIV-BLD-15")
@pytest.mark.parametrize("form", ["library", "university"])
def test_a_destroyed_building_returns_to_the_market(form: str) -> None:
    match = scene("start", {"events": ["sabotage"]}, built={"C3": form})
    assert supply(table(match), "library_university") == 5

    when(match, "play sabotage")

    assert built(match, "C3") == ""
    assert supply(table(match), "library_university") == 6
    assert told(match, "destroyed") == [{"mark": f"building:{form}", "square": "square:C3"}]


@pytest.mark.rule("CIV-EVT-16", "CIV-CMP-06")
def test_killed_figures_return_to_the_sheet_without_loot() -> None:
    theirs = {"figures": ["army E3"], "trade": 9, "culture": 9, "goods": {"silk": 1}}
    mine = {"events": ["defection"], "figures": ["army C3"]}
    match = scene("movement", mine, theirs)

    when(match, "play defection", "kill E3 army 1")

    assert asked(match) == (0, "movement")  # nobody asks for spoils
    assert match.view(1)["table"]["players"][1]["unbuilt"] == {"army": 6, "scout": 2}
    assert (player(match, 1).trade, player(match, 1).culture) == (9, 9)
    assert (player(match).trade, player(match).culture) == (0, 0)


@pytest.mark.rule("CIV-EVT-16")
def test_a_killed_great_person_leaves_the_game() -> None:
    mine = {"events": ["wholesale_defection"], "figures": ["army C3"]}
    match = scene("movement", mine, built={"M5": "artist"}, person_pool=["general"])

    when(match, "play wholesale_defection", "kill M5 person")

    assert built(match, "M5") == ""
    assert player(match, 1).reserve == ()
    assert table(match).person_pool == ["general"]


# In the midst of a move


def on_the_way(group: list[str], **words: Any) -> Match:
    """A group of the rival has taken a step from E3 to E4; a kill event interrupts it."""
    theirs = {"figures": group, "techs": ["currency", "horseback_riding", "masonry"]}
    mine = {"events": ["wholesale_defection"], "figures": ["army A1"]}
    match = scene("movement", mine, theirs, active=1, **words)
    armies, scouts = (figures(match, 1, "E3").get(kind, 0) for kind in ("army", "scout"))
    when(match, f"move E3 {armies} {scouts}", "go E4")
    return when(match, "play wholesale_defection")


@pytest.mark.rule("CIV-EVT-17")
def test_the_rest_of_a_group_goes_on() -> None:
    match = on_the_way(["2 army E3"])
    when(match, "kill E4 moving-army 1", "done")

    assert asked(match) == (1, "step")
    when(match, "go E5", "go E6")  # two of its three squares were left
    assert figures(match, 1, "E6") == {"army": 1}


@pytest.mark.rule("CIV-EVT-17")
def test_a_killed_figure_moves_no_more() -> None:
    match = on_the_way(["army E3", "scout H1"])
    when(match, "kill E4 moving-army 1")

    assert asked(match) == (1, "movement")
    assert options(match, "move") == ["move H1 0 1"]
    assert [figures(match, 1, name) for name in ("E3", "E4")] == [{}, {}]


@pytest.mark.rule("CIV-EVT-17", "CIV-HUT-01")
def test_scouts_without_their_army_keep_the_rules_of_scouts() -> None:
    escorted = on_the_way(["2 army E3", "scout E3"], huts={"E5": "hut"})
    when(escorted, "kill E4 moving-army 1", "done")
    assert "go E5" in options(escorted)

    alone = on_the_way(["army E3", "scout E3"], huts={"E5": "hut"})
    when(alone, "kill E4 moving-army 1", "done")
    assert asked(alone) == (1, "step")
    assert "go E5" not in options(alone)
    assert "go F4" in options(alone)


# Cancelled


@pytest.mark.rule("CIV-EVT-18")
def test_a_cancelled_event_is_discarded_without_effect() -> None:
    match = scene("start", {"events": ["drought"]}, {"events": ["jousting_tourney"]})

    when(match, "play drought", "at A1", "cancel jousting_tourney")

    assert table(match).ground.disasters == {}
    assert sorted(discarded(match)) == ["drought", "jousting_tourney"]
    assert (player(match).events, player(match, 1).events) == ([], [])


@pytest.mark.rule("CIV-EVT-18", "CIV-ABL-06")
def test_what_was_paid_to_cancel_stays_paid_when_that_is_cancelled() -> None:
    spies = {"techs": ["currency", "civil_service"], "markers": ["hut_spy"]}
    match = scene("start", {"events": ["drought", "primetime_tv"]}, spies)

    when(match, "play drought", "at A1", "cancel civil_service", "cancel primetime_tv")

    assert table(match).ground.disasters == {square(match, "A1"): "D"}
    assert player(match, 1).markers == []
    assert sorted(discarded(match)) == ["drought", "primetime_tv"]
