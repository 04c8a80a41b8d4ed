"""Drawing events and their icons (COC-EVT)."""

from __future__ import annotations

from typing import Any

import pytest

from oikumene.titles.clash.cards import ANGRY, HAPPY
from tests.titles.clash.events import advance, drawer, drawn, is_idle, keys, moods
from tests.titles.clash.given import (
    asked,
    city,
    given,
    goods,
    names,
    options,
    player,
    refused,
    table,
    told,
    units,
    when,
)

COAST = {"D3": "WWTT"}
"""Sea on D3 and C4: the first city lies on the coast."""
OPEN: dict[str, Any] = {"exhausted": []}
"""Icons have something to do."""


# Drawing


@pytest.mark.rule("COC-EVT-01")
def test_an_event_is_drawn_when_the_track_becomes_empty() -> None:
    match = drawn("fine_year_drawer")
    assert told(match, "event") == [{"seat": "seat:0", "event": "event:fine_year_drawer"}]


@pytest.mark.rule("COC-EVT-01")
def test_no_event_is_drawn_while_a_cube_is_left() -> None:
    match = drawn("fine_year_drawer", {"cubes": 2})
    assert told(match, "event") == []
    assert player(match).cubes == 1


@pytest.mark.rule("COC-EVT-01")
def test_only_who_gained_the_advance_draws() -> None:
    match = drawn("fine_year_drawer", {}, {"cubes": 1}, event_deck=["fine_year_drawer", "volcano"])
    assert [each["seat"] for each in told(match, "event")] == ["seat:0"]
    assert player(match, 1).cubes == 1


@pytest.mark.rule("COC-EVT-02")
def test_the_track_is_filled_after_the_event_is_resolved() -> None:
    match = drawn("good_year_all", {"goods": {}}, **OPEN)
    assert asked(match) == (0, "exhaust")
    assert player(match).cubes == 0
    when(match, "exhaust C2")
    assert player(match).cubes == 3
    assert is_idle(match)


@pytest.mark.rule("COC-EVT-02")
def test_the_top_card_is_drawn() -> None:
    match = drawn("volcano", event_deck=["volcano", "plague", "earthquake"])
    assert told(match, "event")[0]["event"] == "event:volcano"
    assert table(match).event_deck == ["earthquake", "plague"]


@pytest.mark.rule("COC-EVT-03")
def test_an_empty_deck_is_made_of_the_discard_pile() -> None:
    pile = ["volcano", "earthquake", "major_earthquake"]
    first = set()
    for seed in range(20):
        match = drawn("volcano", event_deck=[], event_discard=pile, seed=seed)
        (event,) = told(match, "event")
        card = event["event"].removeprefix("event:")
        assert table(match).event_discard == [card]
        assert sorted([*table(match).event_deck, card]) == sorted(pile)
        first.add(card)
    assert first == set(pile)


@pytest.mark.rule("COC-EVT-04")
def test_everybody_sees_the_card() -> None:
    match = drawn("good_year_all", **OPEN)
    assert match.view(1)["table"]["event"] == "good_year_all"
    assert "event" in [entry.key for entry in match.journal(1)]


@pytest.mark.rule("COC-EVT-04")
@pytest.mark.parametrize(("card", "theirs"), [("fine_year_drawer", 0), ("fine_year_all", 1)])
def test_a_card_is_for_the_drawer_or_for_everybody(card: str, theirs: int) -> None:
    match = drawn(card, {}, {"goods": {}})
    assert goods(match).get("food") == 1
    assert goods(match, 1).get("food", 0) == theirs


@pytest.mark.rule("COC-EVT-05")
def test_everybody_is_hit_clockwise_from_the_drawer() -> None:
    temple = {"cities": {"E4": {"buildings": ["temple"]}}}
    match = given(
        temple,
        drawer({"cities": {"G8": {"buildings": ["temple"]}}}),
        {"cities": {"B7": {"buildings": ["temple"]}}},
        active=1,
        event_deck=["era_of_stability"],
        exhausted=["G9", "H7"],
    )
    advance(match)
    for seat in (1, 2, 0):
        assert asked(match) == (seat, "gain")
        when(match, "gain culture 1")
    assert asked(match) == (1, "act")


@pytest.mark.rule("COC-EVT-06")
def test_a_resolved_card_lies_face_up_on_the_discard_pile() -> None:
    match = drawn("fine_year_all", event_discard=["volcano"])
    assert match.view(1)["table"]["event_discard"] == ["volcano", "fine_year_all"]


@pytest.mark.rule("COC-EVT-06")
def test_a_card_whose_text_says_so_is_kept() -> None:
    match = drawn("revolution_uprising", {"goods": {"mood": 1}})
    assert table(match).event_discard == []
    assert list(player(match).kept) == ["revolution_uprising"]


# Icons


@pytest.mark.rule("COC-EVT-07")
def test_the_icon_comes_before_the_text() -> None:
    match = drawn("good_year_all", {"goods": {}}, **OPEN)
    assert asked(match) == (0, "exhaust")
    assert goods(match) == {}
    when(match, "exhaust C2")
    assert goods(match) == {"food": 2}


@pytest.mark.rule("COC-EVT-07", "COC-EVT-09")
def test_an_icon_works_even_if_the_text_cannot() -> None:
    match = drawn("wildfire", {"goods": {}})  # no city in a forest, no wood
    assert goods(match) == {"gold": 2}


@pytest.mark.rule("COC-EVT-08", "COC-EVT-09")
def test_a_gold_mine_is_for_the_drawer_only() -> None:
    match = drawn("wildfire", {"goods": {"gold": 1}}, {"goods": {"gold": 1}})
    assert goods(match) == {"gold": 3}
    assert goods(match, 1) == {"gold": 1}


@pytest.mark.rule("COC-EVT-08", "COC-EVT-10")
def test_land_beside_own_cities_is_exhausted() -> None:
    match = drawn(
        "good_year_all",
        {"units": {"C2": "settler"}},
        regions={"D3": "FFFF", "C3": "FFWF", "E3": "FFFF"},
        barbarians={"cities": {"E3": {}}},
        **OPEN,
    )
    assert asked(match) == (0, "exhaust")
    # C2 has a unit, E3 a city, C3 is Sea, D1 Barren; the rest is not beside D2.
    assert options(match) == ["exhaust E2", "exhaust D3"]
    when(match, "exhaust D3")
    assert names(match, list(table(match).exhausted)) == ["D3"]


@pytest.mark.rule("COC-EVT-10")
def test_a_space_with_foreign_units_is_not_empty() -> None:
    match = drawn("good_year_all", barbarians={"units": {"C2": "infantry"}}, **OPEN)
    assert names(match, list(table(match).exhausted)) == ["E2"]


@pytest.mark.rule("COC-EVT-10")
def test_without_a_space_nothing_is_exhausted() -> None:
    match = drawn("good_year_all", {"units": {"C2": "settler", "E2": "infantry"}}, **OPEN)
    assert is_idle(match)
    assert table(match).exhausted == ()


@pytest.mark.rule("COC-EVT-11")
def test_exhausted_land_is_not_exhausted_again() -> None:
    match = drawn("good_year_all", regions={"D3": "FFFF"}, exhausted=["E2"])
    assert options(match) == ["exhaust C2", "exhaust D3"]


@pytest.mark.rule("COC-EVT-15")
@pytest.mark.parametrize("card", ["famine_1", "severe_famine_1"])
def test_irrigation_protects_from_the_text_but_not_from_the_icon(card: str) -> None:
    match = drawn(card, {"advances": ["irrigation"], "goods": {"food": 2}}, **OPEN)
    assert asked(match) == (0, "barbarians-settle")
    when(match, "settle C2")
    assert goods(match)["food"] == 2
    assert city(match, "D2").mood == HAPPY


@pytest.mark.rule("COC-EVT-15")
def test_sanitation_protects_from_the_text_but_not_from_the_icon() -> None:
    cities: dict[str, Any] = {"D2": {}, "D1": {}}
    me = {"advances": ["sanitation"], "goods": {"wood": 1}, "cities": cities}
    match = drawn("epidemic_pandemic", me, **OPEN)
    assert asked(match) == (0, "barbarians-settle")
    when(match, "settle C2")
    assert is_idle(match)
    assert goods(match) == {"wood": 1}


@pytest.mark.rule("COC-EVT-16")
def test_an_event_of_the_status_phase_is_resolved_like_any_other() -> None:
    match = given(
        {"cubes": 1, "advances": ["fishing"], "goods": {}},
        {"goods": {}},
        phase="status",
        step=2,
        event_deck=["good_year_all"],
    )
    assert asked(match) == (0, "free-advance")
    when(match, "advance war_ships")
    assert asked(match) == (0, "exhaust")
    when(match, "exhaust C2")
    assert goods(match) == goods(match, 1) == {"food": 2}
    assert player(match).cubes == 3
    assert asked(match) == (1, "free-advance")


@pytest.mark.rule("COC-EVT-17")
def test_an_advance_during_an_event_takes_no_cube_and_draws_no_event() -> None:
    match = drawn("volcano", {"cubes": 0})
    assert "war_ships" in player(match).advances
    assert told(match, "event") == []
    assert table(match).event_deck == ["volcano"]


@pytest.mark.rule("COC-EVT-18")
def test_a_mood_must_drop_where_it_can() -> None:
    cities = {"D2": {"mood": "angry"}, "E2": {"mood": "happy"}, "C2": {"mood": "neutral"}}
    match = drawn("civil_war_1", {"cities": cities})
    assert asked(match) == (0, "event-mood")
    assert options(match) == ["lower E2", "lower C2"]
    when(match, "lower C2")
    assert moods(match, cities) == [ANGRY, HAPPY, ANGRY]


@pytest.mark.rule("COC-EVT-18")
def test_where_all_are_angry_no_mood_drops() -> None:
    match = drawn("civil_war_1", {"cities": {"D2": {"mood": "angry"}, "E2": {"mood": "angry"}}})
    assert is_idle(match)


@pytest.mark.rule("COC-EVT-19")
def test_pieces_on_a_kept_card_cannot_be_built_again() -> None:
    me = {
        "advances": ["myths", "writing"],
        "goods": {"wood": 3, "ore": 3, "food": 2},
        "gone": {"temple": 4},
        "cities": {"D2": {"buildings": ["temple"]}, "E2": {}, "C2": {}},
    }
    match = drawn("earthquake", me)
    when(match, "destroy D2 temple", "done")
    assert player(match).gone == {"temple": 5}
    assert player(match).kept == {"earthquake": 4}
    assert table(match).event_discard == []
    when(match, "build")
    assert "build E2 academy" in options(match)
    assert refused(match)["build E2 temple"] == "COC-BLD-07"


@pytest.mark.rule("COC-EVT-20")
def test_battles_of_an_icon_come_before_the_text() -> None:
    me = {"cities": {"D2": {}, "E2": {}}, "goods": {"food": 1}}
    match = drawn("famine_1", me, barbarians={"units": {"C2": "infantry"}})
    when(match, "reinforce D2 infantry")
    order = [key for key in keys(match) if key in ("barbarians-captured", "lost")]
    assert order == ["barbarians-captured", "lost"]


@pytest.mark.rule("COC-EVT-21")
def test_cargo_of_a_ship_that_an_event_sinks_is_lost() -> None:
    me = {"units": {"D3": "ship, 2 infantry"}}
    match = drawn("epidemic", me, regions=COAST)
    assert asked(match) == (0, "event-units")
    when(match, "lose D3 ship")
    assert units(match, 0, "D3") == {}


@pytest.mark.rule("COC-EVT-21")
def test_what_the_other_ships_can_carry_stays() -> None:
    me = {"units": {"D3": "2 ship, 2 infantry, settler"}}
    match = drawn("epidemic", me, regions=COAST)
    when(match, "lose D3 ship")
    assert asked(match) == (0, "lose-cargo")
    assert options(match) == ["lose settler", "lose infantry"]
    when(match, "lose infantry")
    assert units(match, 0, "D3") == {"ship": 1, "infantry": 1, "settler": 1}
