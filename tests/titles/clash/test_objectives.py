"""Objective cards: when and how they are completed (COC-OBJ)."""

from __future__ import annotations

from typing import Any

import pytest

from oikumene.engine.match import Match
from oikumene.titles.clash.cards import OBJECTIVE_CARDS
from tests.titles.clash.events import points
from tests.titles.clash.fights import HOME, ME, RIVAL, attack, march, outcome, rounds
from tests.titles.clash.given import (
    asked,
    dice,
    given,
    goods,
    options,
    player,
    refused,
    table,
    told,
    when,
)
from tests.titles.clash.goals import CARDS, complete, is_met

Words = dict[str, Any]
LAND = dict.fromkeys(("B2", "F2", "D3", "B4", "F4", "D5", "B6", "F6"), "FFFF")
PLAN: Words = {"cities": {"D2": {"buildings": ["temple", "academy", "market", "obelisk"]}}}
"""Fulfils City Planner and, of size 5, Citadel."""
WARFARE: Words = {"advances": ["tactics", "siegecraft", "steel_weapons", "draft"]}
CAESAR: Words = {"civilization": "rome", "goods": {}}


def holding(*halves: str, **words: Any) -> Words:
    """Somebody with a card for each objective; one named twice, with two cards."""
    cards = [CARDS[half][halves[:at].count(half)] for at, half in enumerate(halves)]
    return {**CAESAR, **words, "objectives": cards}


def status(me: Words, *others: Words, **words: Any) -> Match:
    """The status phase begins."""
    return given(me, *others, **{"regions": LAND, "phase": "status", **words})


# The cards


@pytest.mark.rule("COC-OBJ-01")
def test_objectives_in_hand_are_secret() -> None:
    match = given(holding("food", "ore"), {})
    assert match.view(0)["table"]["players"][0]["objectives"] == ["o14", "o12"]
    for other in (1, None):
        assert match.view(other)["table"]["players"][0]["objectives"] == {"count": 2}


@pytest.mark.rule("COC-OBJ-01")
def test_any_number_of_objectives_may_be_in_hand() -> None:
    hand = list(OBJECTIVE_CARDS)[:20]
    match = given(
        {**CAESAR, "objectives": hand, "cities": {"D2": {"buildings": ["temple"]}}},
        {"cities": {"D7": {"buildings": ["temple"]}}},
        phase="status",
        step=3,
    )
    assert len(player(match).objectives) == 21
    assert asked(match)[1] != "objective"
    assert table(match).objective_discard == []


@pytest.mark.rule("COC-OBJ-02")
@pytest.mark.parametrize("half", ["city_planner_buildings", "militarized"])
def test_one_of_the_two_objectives_of_a_card_is_completed_for_two_points(half: str) -> None:
    match = status({**holding("city_planner_buildings"), **PLAN, **WARFARE})
    before = points(match)
    both = ["complete o15 city_planner_buildings", "complete o15 militarized", "done"]
    assert options(match) == both

    when(match, f"complete o15 {half}")
    assert player(match).completed == (half,)
    assert player(match).objectives == []
    assert asked(match)[1] != "objective"
    assert points(match) == {**before, "objectives": 2}


# When


@pytest.mark.rule("COC-OBJ-03")
def test_objectives_of_the_status_phase_wait_for_its_first_step() -> None:
    me = {**holding("citadel"), **PLAN, "goods": {"food": 2}}
    match = given(me, round=3, regions=LAND)
    when(match, "advance", "advance fishing", "collect")
    while asked(match)[1] == "collect":
        when(match, options(match)[0])
    assert asked(match) == (0, "act")
    assert player(match).completed == ()

    when(match, "end", "end")
    assert asked(match) == (0, "objective")
    assert table(match).step == 1
    when(match, "done")
    assert table(match).step == 2  # and the chance is gone until the next one


@pytest.mark.rule("COC-OBJ-03")
def test_other_objectives_are_not_completed_in_the_status_phase() -> None:
    angry = {name: {"mood": "angry"} for name in ("D2", "C2", "E2", "D3")}
    match = status(holding("draconian", "new_founder", cities={**angry, "C7": {}}))
    assert table(match).step > 1


@pytest.mark.rule("COC-OBJ-04")
def test_an_objective_may_be_completed_in_the_turn_of_another() -> None:
    match = attack(
        {"units": {"D3": "3 infantry"}},
        {**holding("great_battle", civilization="greece"), "units": {"D4": "3 infantry"}},
        "6i 6i 6i - - -",
    )
    assert table(match).active == 0
    assert asked(match) == (1, "objective-now")
    when(match, complete("great_battle"))
    assert player(match, 1).completed == ("great_battle",)
    assert asked(match)[0] == 0


@pytest.mark.rule("COC-OBJ-04")
def test_an_objective_that_is_not_completed_at_once_has_lost_its_chance() -> None:
    match = taken("conqueror")
    assert is_met(match, "conqueror")
    when(match, "done")
    while asked(match) == (0, "move"):
        when(match, "done")
    assert asked(match) == (0, "act")
    when(match, "move", "done", "end", "end")
    assert asked(match) == (0, "act")
    assert player(match).objectives == ["o02"]


# The same name


def taken(*halves: str) -> Match:
    """A defended city of the rival on D4 is captured; there is another one on E5."""
    me = {**holding(*halves), "units": {"D3": "2 infantry", "E4": "2 infantry"}}
    rival = {"cities": {"D4": {}, "E5": {}}, "units": {"D4": "infantry", "E5": "infantry"}}
    match = given({**ME, **me}, {**RIVAL, **rival}, regions=LAND)
    return march(dice(match, "6i 6i 1l"), "D3", "D4")


@pytest.mark.rule("COC-OBJ-05")
def test_one_deed_serves_one_objective_of_a_name() -> None:
    match = taken("conqueror", "conqueror")
    assert options(match) == ["complete o02 conqueror", "complete o08 conqueror", "done"]
    when(match, "complete o08 conqueror")
    assert asked(match)[1] != "objective-now"
    assert player(match).objectives == ["o02"]


@pytest.mark.rule("COC-OBJ-05")
def test_two_deeds_serve_two_objectives_of_a_name() -> None:
    match = taken("conqueror", "conqueror")
    when(match, "complete o02 conqueror")
    march(dice(match, "6i 6i 1l"), "E4", "E5")
    assert options(match) == ["complete o08 conqueror", "done"]


@pytest.mark.rule("COC-OBJ-05")
def test_one_deed_serves_objectives_of_different_names() -> None:
    """Three of three fall for a city: Conqueror, Warlord, Aggressor, Great Battle."""
    names = ["conqueror", "warlord", "aggressor", "great_battle"]
    me = {**holding(*names), "units": {"D3": "3 infantry"}}
    rival = {"cities": {**HOME, "D4": {}}, "units": {"D4": "3 infantry"}}
    match = attack(me, rival, "6i 6i 6i 1l 1l 1l")
    for name in names:
        when(match, complete(name))
    assert player(match).completed == tuple(names)


@pytest.mark.rule("COC-OBJ-05")
def test_four_battles_make_a_warmonger_twice() -> None:
    """Two battles serve one card; the other asks for two more."""
    groups = {"C4": "C5", "D4": "D5", "E4": "E5", "F3": "F4"}
    me = {**ME, **holding("warmonger", "warmonger"), "units": dict.fromkeys(groups, "infantry")}
    cities: Words = {name: {} for name in ("D7", *groups.values())}
    match = given(me, {**RIVAL, "cities": cities, "units": {"E7": "4 settler"}}, regions=LAND)
    offers = []
    for start, end in groups.items():
        march(match, start, end)
        offers.append(options(match, "complete"))
        if offers[-1]:
            when(match, offers[-1][0])
    first, second = "complete o03 warmonger", "complete o04 warmonger"
    assert offers == [[], [first, second], [], [second]]


@pytest.mark.rule("COC-OBJ-06")
def test_any_number_of_objectives_is_completed_in_the_first_step() -> None:
    me = {**holding("citadel", "city_planner_buildings", "religious", "mercantile"), **PLAN}
    match = status(me)
    for half in ("mercantile", "citadel", "religious", "city_planner_buildings"):
        assert asked(match) == (0, "objective")
        when(match, complete(half))
    assert len(player(match).completed) == 4
    assert table(match).step == 2


@pytest.mark.rule("COC-OBJ-06", "COC-OBJ-05")
def test_two_objectives_of_a_name_are_not_met_by_one_government() -> None:
    theocracy = ["dogma", "devotion", "conversion", "fanaticism"]
    me = holding("government", "government", "citadel", advances=theocracy, **PLAN)
    match = status(me)
    assert options(match, "complete")[:2] == ["complete o24 government", "complete o25 government"]
    when(match, "complete o25 government")
    assert options(match) == ["complete o22 citadel", "done"]
    assert refused(match) == {"complete o24 government": "COC-OBJ-05"}


@pytest.mark.rule("COC-OBJ-07")
def test_completing_is_optional() -> None:
    match = status({**holding("citadel"), **PLAN})
    when(match, "done")
    assert player(match).completed == ()
    assert player(match).objectives == ["o22"]


@pytest.mark.rule("COC-OBJ-07")
def test_a_completed_card_lies_open_for_the_rest_of_the_game() -> None:
    match = status({**holding("citadel"), **PLAN}, {"civilization": "greece"}, age=2)
    when(match, complete("citadel"))
    assert told(match, "completed") == [{"seat": "seat:0", "objective": "objective:citadel"}]
    while table(match).age == 2:
        when(match, options(match)[-1])
    for seat in (0, 1, None):
        shown = match.view(seat)["table"]["players"][0]
        assert shown["completed"] == ["citadel"]
    s = table(match)
    assert "o22" not in (*s.objective_deck, *s.objective_discard, *player(match).objectives)


# What excludes what

PAIRS = [("trader", "sea_lanes"), ("military_might", "standing_army")]
GARRISONS = dict.fromkeys(("D2", "C2", "E2", "C3"), "3 infantry")


def mighty(*halves: str) -> Match:
    """Somebody could trade by ship with three cities, and has twelve soldiers in four cities."""
    me = holding(
        *halves,
        advances=["trade_routes"],
        cities={name: {} for name in GARRISONS},
        units={**GARRISONS, "D4": "3 ship"},
    )
    rival: Words = {"cities": {name: {} for name in ("C5", "E5", "C6")}}
    return status(me, rival, regions={**LAND, "D3": "WWWW"})


@pytest.mark.rule("COC-OBJ-08")
@pytest.mark.parametrize("pair", [*PAIRS, *[pair[::-1] for pair in PAIRS]])
def test_some_objectives_exclude_each_other_in_a_status_phase(pair: tuple[str, str]) -> None:
    first, second = pair
    match = mighty(first, second)
    assert is_met(match, first)
    assert is_met(match, second)
    when(match, complete(first))
    assert asked(match)[1] != "objective"
    assert player(match).completed == (first,)


@pytest.mark.rule("COC-OBJ-08")
def test_the_excluded_objective_is_refused_and_may_follow_in_the_next_status_phase() -> None:
    match = mighty("military_might", "standing_army", "trader")
    when(match, complete("military_might"))
    assert refused(match) == {complete("standing_army"): "COC-OBJ-08"}
    when(match, complete("trader"))
    while asked(match)[1] != "objective":
        when(match, options(match)[-1])
    assert table(match).age == 2
    assert options(match) == [complete("standing_army"), "done"]


@pytest.mark.rule("COC-OBJ-08")
@pytest.mark.parametrize(("round_", "met"), [(3, False), (2, True)])
def test_colony_does_not_follow_a_new_founder_of_the_last_round(round_: int, met: bool) -> None:
    me = holding("new_founder", "colony", units={"C7": "settler"})
    match = given(me, round=round_, regions=LAND)
    when(match, "found", complete("new_founder"))
    while table(match).step == 0 and asked(match)[1] == "act":
        when(match, "end")
    assert (asked(match) == (0, "objective")) == met
    assert (complete("colony") in options(match)) == met


@pytest.mark.rule("COC-OBJ-09")
@pytest.mark.parametrize(
    ("temples", "met"), [((2, 1, 1), True), ((2, 1, 2), False), ((2, 2, 0), False)]
)
def test_a_tie_with_anybody_is_not_more(temples: tuple[int, ...], met: bool) -> None:
    names = (("E4", "F3"), ("G8", "G9"), ("B7", "A7"))
    cities = [
        {name: {"buildings": ["temple"] if at < n else []} for at, name in enumerate(own)}
        for n, own in zip(temples, names, strict=True)
    ]
    me = holding("religious", cities=cities[0])
    match = given(me, {"cities": cities[1]}, {"cities": cities[2]}, phase="status")
    assert is_met(match, "religious") == met


@pytest.mark.rule("COC-OBJ-10")
def test_a_price_is_paid_on_completion_and_what_is_spent_is_gone() -> None:
    """After the food is paid there are still three for Well Stocked."""
    me = holding("food", "well_stocked", advances=["storage"])
    match = status({**me, "goods": {"food": 5, "wood": 3, "ore": 3}})
    when(match, complete("food"))
    assert goods(match) == {"food": 3, "wood": 3, "ore": 3}
    when(match, complete("well_stocked"))
    assert goods(match) == {"food": 3, "wood": 3, "ore": 3}
    assert told(match, "paid") == [{"seat": "seat:0", "goods": "food 2"}]


# The deck


def drawing(**words: Any) -> Match:
    """Both players have drawn cards in the status phase."""
    return given(CAESAR, {}, phase="status", step=3, **words)


@pytest.mark.rule("COC-OBJ-11")
def test_an_empty_deck_is_made_anew_of_discarded_cards() -> None:
    match = drawing(objective_deck=["o01"], objective_discard=["o02", "o03"])
    assert player(match).objectives == ["o01"]
    [drawn] = player(match, 1).objectives
    s = table(match)
    assert {drawn, *s.objective_deck} == {"o02", "o03"}
    assert s.objective_discard == []


@pytest.mark.rule("COC-OBJ-11")
def test_without_discarded_cards_nothing_is_drawn() -> None:
    me = {**CAESAR, "completed": ["citadel"]}
    match = given(me, {}, phase="status", step=3, objective_deck=["o01"])
    assert player(match).objectives == ["o01"]
    assert player(match, 1).objectives == []  # completed cards do not come back
    assert player(match).completed == ("citadel",)


# Battles


@pytest.mark.rule("COC-OBJ-13")
def test_a_battle_is_seen_as_a_whole() -> None:
    """Three against three; one falls in the first round, so two fight in the last."""
    me = {**holding("great_battle", "warlord"), "units": {"D3": "3 infantry"}}
    match = attack(me, {"units": {"D4": "3 infantry"}}, "6i 1l 1l 1l 1l 1l")
    when(dice(match, "6i 6i 1l 1l 1l"), "fight")
    assert (rounds(match), outcome(match)) == (2, ["seat:0"])
    assert options(match) == [complete("great_battle"), complete("warlord"), "done"]
