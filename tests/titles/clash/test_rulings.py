"""Rulings where the rules are silent or speak with two voices (COC-AMB)."""

from __future__ import annotations

from typing import Any

import pytest

import oikumene
from oikumene.engine.match import Match
from oikumene.titles.clash.cards import ANGRY, BARBARIANS, HAPPY, NEUTRAL
from tests.titles.clash.events import drawn
from tests.titles.clash.fights import (
    FIELD,
    HOME,
    ME,
    RIVAL,
    attack,
    march,
    outcome,
    siege,
    values,
)
from tests.titles.clash.given import (
    asked,
    city,
    dice,
    given,
    goods,
    options,
    player,
    space,
    table,
    told,
    units,
    when,
)
from tests.titles.clash.goals import complete

Words = dict[str, Any]
LAND = dict.fromkeys(("B2", "F2", "D3", "B4", "F4", "D5", "B6", "F6"), "FFFF")


def supply(match: Match, seat: int) -> Words:
    """A player's units in supply."""
    found: Words = match.view(seat)["table"]["players"][seat]["supply"]
    return found


def pieces(match: Match, seat: int) -> Words:
    """A player's city pieces in supply."""
    found: Words = match.view(seat)["table"]["players"][seat]["pieces"]
    return found


# Settings


@pytest.mark.rule("COC-AMB-01")
@pytest.mark.parametrize(
    ("settings", "slots"),
    [
        ({}, [1, 2, 3]),
        ({"start_settler": "adjacent"}, [1, 2, 3]),
        ({"start_settler": "in_city"}, [0]),
    ],
)
def test_the_first_settler_stands_beside_the_first_city_or_in_it(
    settings: Words, slots: list[int]
) -> None:
    match = oikumene.start("clash", 2, 1, {"expansion": False, **settings})
    while asked(match)[1] == "first-settler":
        seat = asked(match)[0]
        names = table(match).ground.names[player(match, seat).start :]
        assert options(match) == [f"place {names[slot]}" for slot in slots]
        when(match, options(match)[0])
    for p in table(match).players:
        home = table(match).ground.names[p.start + slots[0]]
        assert units(match, p.seat, home) == {"settler": 1}


DEMOCRAT: Words = {
    "civilization": "babylon",
    "advances": ["philosophy", "voting", "tactics", "draft"],
    "cities": {"D2": {"buildings": ["temple"]}},
}


def changing(cost: str, **tokens: int) -> Match:
    """The step of the status phase in which governments change."""
    me = {**DEMOCRAT, "goods": tokens}
    return given(me, {}, phase="status", step=5, options={"government_change_cost": cost})


@pytest.mark.rule("COC-AMB-02")
def test_a_change_of_government_is_free_unless_the_players_agreed_otherwise() -> None:
    match = given({**DEMOCRAT, "goods": {}}, {}, phase="status", step=5)
    when(match, "change autocracy")
    assert "nationalism" in player(match).advances

    match = changing("tokens", mood=2, culture=2)
    when(match, "change autocracy")
    assert "nationalism" in player(match).advances
    assert goods(match) == {"mood": 1, "culture": 1}


@pytest.mark.rule("COC-AMB-02")
@pytest.mark.parametrize("tokens", [{"mood": 2}, {"culture": 2}, {}])
def test_who_lacks_the_tokens_cannot_change(tokens: dict[str, int]) -> None:
    assert asked(changing("tokens", **tokens))[1] != "government"
    assert asked(changing("free", **tokens))[1] == "government"


# Advances


@pytest.mark.rule("COC-AMB-03")
def test_free_education_works_once_a_turn() -> None:
    me = {"advances": ["writing", "free_education"], "goods": {"ideas": 7}}
    match = given({"civilization": "rome", **me})
    when(match, "advance", "advance fishing")
    assert asked(match) == (0, "may-use")
    when(match, "use free_education")
    assert goods(match) == {"ideas": 4, "mood": 2}
    when(match, "advance", "advance myths")
    assert asked(match) == (0, "act")  # not again
    assert goods(match) == {"ideas": 2, "mood": 3}


@pytest.mark.rule("COC-AMB-03")
def test_free_education_may_be_used_again_in_the_next_turn() -> None:
    me = {"advances": ["writing", "free_education"], "goods": {"ideas": 7}}
    match = given({"civilization": "rome", **me})
    when(match, "advance", "advance fishing", "use free_education", "end", "end")
    when(match, "advance", "advance myths")
    assert asked(match) == (0, "may-use")


@pytest.mark.rule("COC-AMB-04")
def test_a_free_economy_binds_for_its_turn() -> None:
    me = {
        "civilization": "rome",
        "advances": ["philosophy", "voting", "free_economy"],
        "goods": {"mood": 2},
        "cities": {"D2": {}, "C2": {}},
    }
    match = given(me, {})
    assert {"collect", "use free_economy"} < set(options(match))
    when(match, "use free_economy", "city C2")
    while asked(match)[1] == "collect":
        when(match, options(match)[0])
    assert table(match).left == 3
    assert "collect" not in options(match)
    when(match, "end", "end")
    assert "collect" in options(match)


@pytest.mark.rule("COC-AMB-05")
def test_bartering_discards_action_cards_and_great_persons_only() -> None:
    me = {
        "advances": ["bartering"],
        "actions": ["a01", "great_artist"],
        "objectives": ["o01"],
        "wonders": ["great_wall"],
    }
    match = when(given(me), "use bartering")
    assert options(match) == ["discard a01", "discard great_artist"]
    when(match, "discard great_artist", "gain culture 1")
    assert table(match).event_discard == ["great_artist"]
    assert player(match).actions == ["a01"]
    assert "use bartering" not in options(given({**me, "actions": []}))


@pytest.mark.rule("COC-AMB-06")
def test_nobody_trades_with_barbarians() -> None:
    me = {"civilization": "rome", "advances": ["trade_routes"], "goods": {}}
    me["units"] = {"D3": "settler"}
    grey: Words = {"barbarians": {"cities": {"D4": {}}}}
    match = given(me, {}, phase="turn", **FIELD, **grey)
    assert (told(match, "traded"), goods(match)) == ([], {})
    match = given(me, {"cities": {"D4": {}}}, phase="turn", **FIELD)
    assert goods(match) == {"food": 1}


@pytest.mark.rule("COC-AMB-19")
def test_a_lent_storage_holds_food_until_the_end_of_the_turn() -> None:
    me = {
        "civilization": "babylon",
        "cities": {"D2": {"mood": "happy", "buildings": ["temple"], "wonders": ["great_library"]}},
        "goods": {"food": 2},
    }
    match = given(me, {}, regions={"D3": "FFFF", "C3": "FFFF"})
    when(match, "use great_library", "lend storage", "collect")
    when(match, "take D2 food", "take D3 food", "take C3 food", "done")
    assert goods(match) == {"food": 5}
    when(match, "end")
    assert goods(match) == {"food": 2}


@pytest.mark.rule("COC-AMB-20")
def test_philosophy_rewards_science_however_it_is_gained() -> None:
    """By a free advance of the status phase; bought; and by a card."""
    me: Words = {"civilization": "rome", "advances": ["writing", "philosophy"], "goods": {}}
    match = given(me, {}, phase="status", step=2)
    when(match, "advance math")
    assert goods(match) == {"ideas": 1, "culture": 1}

    match = given({**me, "goods": {"food": 2}})
    when(match, "advance", "advance math")
    assert goods(match) == {"ideas": 1, "culture": 1}

    match = given({**me, "actions": ["great_scientist"]}, action_deck=["a01"])
    when(match, "play great_scientist", "advance math")
    assert goods(match) == {"ideas": 2, "culture": 1}  # one of the card itself


@pytest.mark.rule("COC-AMB-20")
def test_free_education_asks_for_spending() -> None:
    advances = ["writing", "free_education", "philosophy"]
    me: Words = {"civilization": "rome", "advances": advances, "goods": {"ideas": 3}}
    match = given({**me, "actions": ["great_scientist"]}, action_deck=["a01"])
    when(match, "play great_scientist", "advance math")
    assert asked(match) == (0, "act")


@pytest.mark.rule("COC-AMB-21")
@pytest.mark.parametrize(
    "known", [["astronomy"], ["ship_construction"], ["astronomy", "ship_construction"]]
)
def test_two_effects_that_waive_the_food_bring_no_rebate(known: list[str]) -> None:
    """Astronomy and the Vikings' Ship Construction both make Navigation free."""
    me = {"civilization": "vikings", "advances": ["fishing", *known], "goods": {"food": 1}}
    match = when(given(me), "advance")
    if asked(match)[1] == "advance":
        when(match, "advance navigation")
    assert "navigation" in player(match).advances
    assert goods(match) == {"food": 1, "culture": 1}


@pytest.mark.rule("COC-AMB-26")
@pytest.mark.parametrize(("advance", "mood"), [("irrigation", NEUTRAL), ("storage", ANGRY)])
def test_the_advance_that_draws_an_event_already_protects_against_it(
    advance: str, mood: int
) -> None:
    """Famine without food makes a city Angry, but not with Irrigation."""
    me = {"civilization": "rome", "cubes": 1, "goods": {"food": 2}, "cities": {"D2": {}}}
    match = given(me, {}, event_deck=["famine_1"], exhausted=["C2", "E2"])
    when(match, "advance", f"advance {advance}")
    assert told(match, "event") == [{"seat": "seat:0", "event": "event:famine_1"}]
    assert city(match, "D2").mood == mood


# The board


@pytest.mark.rule("COC-AMB-07")
def test_where_both_orientations_join_the_sea_the_edge_does_not_decide() -> None:
    """Sea would come to C3 on the edge, or to E3 inside; both touch explored Sea."""
    match = given(
        {"units": {"C2": "settler"}}, {}, {}, {},
        regions={"B3": "FFWF", "F3": "FWFF"}, faces={"D2": "r09"},
    )  # fmt: skip
    ground = table(match).ground
    assert ground.on_edge(space(match, "C3"))
    assert not ground.on_edge(space(match, "E3"))
    when(match, "move", "from C2", "to D2")
    assert asked(match) == (0, "orientation")
    assert options(match) == ["lay straight", "lay turned"]


@pytest.mark.rule("COC-AMB-12")
def test_barbarians_without_a_way_over_land_are_out_of_range() -> None:
    """The army on the island D4 is two spaces from D2; others appear instead of its move."""
    island = {"D3": "WWWF"}
    match = drawn(
        "great_artist", {}, regions=island, exhausted=[], barbarians={"units": {"D4": "infantry"}}
    )
    assert asked(match) == (0, "barbarians-settle")
    assert units(match, BARBARIANS, "D4") == {"infantry": 1}
    assert told(match, "barbarians-moved") == []


@pytest.mark.rule("COC-AMB-12")
def test_such_an_army_stays_while_others_move() -> None:
    grey = {"units": {"D4": "infantry", "F3": "infantry"}}
    match = drawn("great_artist", {}, regions={"D3": "WWWF", "F2": "FFFF"}, barbarians=grey)
    while asked(match)[1] != "act":
        when(match, options(match)[0])
    assert units(match, BARBARIANS, "D4") == {"infantry": 1}
    assert [each["start"] for each in told(match, "barbarians-moved")] == ["hex:F3"]


@pytest.mark.rule("COC-AMB-13")
def test_barbarians_appear_two_steps_over_land_away_and_beside_no_city_of_the_drawer() -> None:
    """B3, D4 and F3 are two spaces from D2; B3 is beside A3, and Sea cuts off F3."""
    me: Words = {"cities": {"D2": {}, "A3": {}}}
    land = {"B2": "BFFF", "D3": "FWWF", "F2": "BWWF"}
    match = drawn("fine_year_drawer", me, regions=land, exhausted=["C2", "E2"])
    assert [each["city"] for each in told(match, "barbarians-settled")] == ["hex:D4"]


# Turns


@pytest.mark.rule("COC-AMB-11")
def test_who_can_or_will_do_nothing_passes_by_an_empty_move_or_ends_the_turn() -> None:
    match = given({"goods": {}, "cities": {}, "units": {"D1": "settler"}}, {"goods": {}})
    assert options(match) == ["move", "end"]
    when(match, "move", "done")
    assert (asked(match), table(match).left) == ((0, "act"), 2)
    when(match, "end")
    assert asked(match) == (1, "act")


@pytest.mark.rule("COC-AMB-27")
def test_who_has_no_city_may_come_back_with_a_settler() -> None:
    match = given({"cities": {}, "units": {"C2": "settler"}}, {})
    when(match, "found")
    assert city(match, "C2").owner == 0
    while table(match).age == 1 and not match.over:
        when(match, options(match)[-1])
    assert not match.over


@pytest.mark.rule("COC-AMB-28")
@pytest.mark.parametrize("age", [3, 6])
def test_however_many_reasons_end_the_game_all_players_have_one_last_step(age: int) -> None:
    """Two players have no city, in the last Age or before."""
    goal: Words = {"advances": ["storage"], "goods": {"food": 5, "ore": 5, "wood": 5}}
    cards = ("o14", "o12", "o13")
    seats = [{**goal, "objectives": [card]} for card in cards]
    seats[0]["cities"] = seats[2]["cities"] = {}
    match = given(*seats, age=age, round=3, active=2, first=0)
    when(match, "end")
    found = []
    while match.decision:
        found.append(asked(match))
        when(match, options(match)[0])
    assert found == [(0, "objective"), (1, "objective"), (2, "objective")]
    assert len(told(match, "status")) == 1
    assert [len(player(match, seat).completed) for seat in range(3)] == [1, 1, 1]


# Influence


@pytest.mark.rule("COC-AMB-08")
def test_the_building_is_chosen_after_a_successful_roll() -> None:
    me = {"cities": {"D2": {"buildings": ["academy"]}}, "goods": {}}
    rival = {"cities": {**HOME, "D4": {"buildings": ["temple", "academy", "market"]}}}
    match = dice(given(me, rival, **FIELD), "6i")
    when(match, "influence")
    assert told(match, "influence-rolled")[0]["n"] == 6
    assert (asked(match), options(match)) == (
        (0, "replace"),
        ["replace temple", "replace academy", "replace market"],
    )
    match = dice(given(me, rival, **FIELD), "4c")
    when(match, "influence")
    assert asked(match) == (0, "act")  # nothing is chosen after a failure


@pytest.mark.rule("COC-AMB-16")
@pytest.mark.parametrize("seat", [0, 1])
def test_buildings_of_a_city_that_barbarians_held_keep_their_colours(seat: int) -> None:
    """They are of seat 1: its own again if it comes back, foreign for anybody else."""
    start = ("D3", "D5")[seat]
    seats: list[Words] = [{**ME, "cities": {"D2": {}}}, {**RIVAL, "cities": {"D7": {}}}]
    seats[seat] |= {"units": {start: "infantry"}, "advances": ["tactics"]}
    match = given(
        *seats, regions=LAND, active=seat, first=seat,
        barbarians={"cities": {"D4": {"buildings": ["temple@1", "academy@1"]}}},
    )  # fmt: skip
    march(match, start, "D4")
    assert city(match, "D4").owner == seat
    assert city(match, "D4").buildings == {"temple": 1, "academy": 1}
    assert pieces(match, 1)["temple"] == 4
    assert ("influence" in options(match)) == (seat == 0)  # to win foreign ones in the own city


@pytest.mark.rule("COC-AMB-17")
def test_a_city_with_a_foreign_obelisk_is_no_source_of_influence() -> None:
    """The obelisk cannot be won back, so the city influences nobody."""
    rival = {"cities": {**HOME, "D4": {"buildings": ["temple"]}}}
    size = ["temple", "academy", "market"]
    free = {"cities": {"D2": {"buildings": size}}, "goods": {"culture": 5}}
    assert "influence" in options(given(free, rival, **FIELD))
    bound = {"cities": {"D2": {"buildings": [*size, "obelisk@1"]}}, "goods": {"culture": 5}}
    assert "influence" not in options(given(bound, rival, **FIELD))


@pytest.mark.rule("COC-AMB-35")
def test_the_two_city_planners_are_different_objectives() -> None:
    me = {
        "civilization": "babylon",
        "objectives": ["o06", "o15"],
        "advances": ["engineering", "sanitation", "roads"],
        "cities": {"D2": {"buildings": ["temple", "academy", "market", "obelisk"]}},
    }
    match = given(me, {}, phase="status")
    when(match, complete("city_planner_construction"), complete("city_planner_buildings"))
    assert player(match).completed == ("city_planner_construction", "city_planner_buildings")


# Pieces


@pytest.mark.rule("COC-AMB-24")
def test_captives_are_not_in_the_supply_of_their_owner() -> None:
    me = {"civilization": "aztecs", "captives": ["infantry@1", "infantry@1"]}
    rival = {"units": {"D7": "3 infantry"}}
    assert supply(given(me, rival), 1)["infantry"] == 16 - 3 - 2
    assert supply(given({"civilization": "aztecs"}, rival), 1)["infantry"] == 16 - 3


@pytest.mark.rule("COC-AMB-24")
def test_pieces_on_a_kept_event_card_are_used() -> None:
    """Volcano: a city with a Temple lies on the card."""
    cities = {"D2": {}, "C2": {"buildings": ["temple"]}, "E2": {}, "D3": {}}
    match = drawn("volcano", {"cities": cities}, regions={"D3": "FFFF"})
    when(match, "destroy C2")
    found = pieces(match, 0)
    assert (found["settlement"], found["temple"]) == (7 - 3 - 1, 5 - 1)


@pytest.mark.rule("COC-AMB-24")
def test_a_relocated_recruit_is_the_same_piece() -> None:
    me = {
        "civilization": "rome",
        "goods": {"food": 2},
        "units": {"C2": "4 settler"},
        "cities": {"D2": {"mood": "angry"}},
    }
    match = when(given(me), "recruit")
    assert units(match, 0, "D2") == {"settler": 1}
    assert units(match, 0, "C2") == {"settler": 3}
    assert supply(match, 0)["settler"] == 0


# Battles


@pytest.mark.rule("COC-AMB-10")
def test_the_arena_helps_once_in_a_battle() -> None:
    me = {
        "civilization": "babylon",
        "units": {"D3": "infantry"},
        "cities": {"D2": {"wonders": ["great_arena"]}},
        "goods": {"mood": 3},
    }
    match = attack(me, {"units": {"D4": "2 infantry"}}, "4c 1l 1l")
    when(match, "use great_arena")
    assert units(match, 1, "D4") == {"infantry": 1}
    when(dice(match, "4c 1l"), "fight")
    assert asked(match) == (0, "retreat")  # not asked again
    assert units(match, 1, "D4") == {"infantry": 1}
    assert goods(match) == {"mood": 2}


@pytest.mark.rule("COC-AMB-14")
@pytest.mark.parametrize(
    ("me", "gold"),
    [
        ({}, 4),
        ({"gone": {"temple": 5}}, 4 + 1),
        ({"gone": {"temple": 5, "academy": 5}}, 4 + 2),
        ({"gone": {"settlement": 6}}, 4 + 3),
    ],
)
def test_a_captured_city_pays_by_its_size_and_for_every_piece_that_is_lost(
    me: Words, gold: int
) -> None:
    """A Happy city of size 3."""
    match = siege(
        "infantry", "", me={"goods": {}, **me}, mood="happy", buildings=["temple", "academy"]
    )
    assert goods(match) == {"gold": gold}


@pytest.mark.rule("COC-AMB-15")
@pytest.mark.parametrize(
    ("mine", "rolls", "buildings", "winner"),
    [
        ("2 infantry", "6i 6i 6i 6i", ["fortress"], "seat:1"),
        ("infantry", "6i 6i", [], "drawn"),
    ],
)
def test_at_a_fortress_the_defender_wins_where_everybody_falls(
    mine: str, rolls: str, buildings: list[str], winner: str
) -> None:
    """The Fortress cancels one of two hits; both sides lose their last units."""
    match = siege(mine, "infantry", rolls, buildings=buildings)
    assert units(match, 0, "D4") == units(match, 1, "D4") == {}
    assert outcome(match) == [winner]
    assert city(match, "D4").owner == 1


@pytest.mark.rule("COC-AMB-23")
def test_a_retreat_after_roads_leads_to_the_space_on_the_way() -> None:
    me = {
        "advances": ["tactics", "roads"],
        "goods": {"food": 1, "ore": 1},
        "units": {"D2": "infantry"},
    }
    match = given({**ME, **me}, {**RIVAL, "units": {"D4": "infantry"}}, **FIELD)
    when(dice(match, "1l 1l"), "move", "from D2", "road D4", "retreat")
    assert units(match, 0, "D3") == {"infantry": 1}
    assert space(match, "D3") not in table(match).cities


@pytest.mark.rule("COC-AMB-29")
@pytest.mark.parametrize(
    ("rolls", "value"),
    [
        ("1l 4c 6i", 6 + 4 + 1),  # the new face triggers the infantry
        ("1l 6i 5i", 6 + 5 + 1),  # which triggers once
        ("1l 4c 1l 6i", 6 + 4 + 1),  # a leader again: once more
        ("1l 1l 6i", 6 + 1 + 1),  # of two leaders one is rolled again
    ],
)
def test_a_die_that_a_leader_rolls_again_may_trigger_another_unit(rolls: str, value: int) -> None:
    me = {"civilization": "phoenicia", "leader": "hiram", "units": {"D3": "leader, infantry"}}
    match = attack(me, {"units": {"D4": "3 infantry"}}, rolls)
    assert values(match)[0] == value


# Civilizations and events


def exhausted_states() -> Match:
    """Greece with three Happy cities; the first has worked once."""
    me = {
        "civilization": "greece",
        "advances": ["philosophy", "voting", "city_states"],
        "goods": {},
        "cities": {name: {"mood": "happy"} for name in ("D2", "C2", "E2")},
    }
    return given(me, {})


def collected(match: Match, name: str) -> Match:
    """A city collects one thing."""
    when(match, "collect", f"city {name}")
    while asked(match)[1] == "city-states":
        when(match, options(match)[0])
    while asked(match)[1] == "collect":
        when(match, options(match)[-1])
    return match


@pytest.mark.rule("COC-AMB-31")
def test_city_states_stand_in_once_a_turn() -> None:
    match = exhausted_states()
    for _ in range(3):
        collected(match, "D2")
    assert len(told(match, "charged")) == 1
    assert city(match, "D2").mood == NEUTRAL  # by the third time, which is its own second


@pytest.mark.rule("COC-AMB-31")
def test_shogunate_saves_one_action_a_turn() -> None:
    advances = ["tactics", "draft", "nationalism", "shogunate"]
    me = {
        "civilization": "japan",
        "advances": advances,
        "actions": ["great_artist", "great_prophet"],
    }
    match = given({**me, "cities": {"D2": {}, "C2": {}}}, {})
    when(match, "use shogunate", "play great_artist", "done")
    while asked(match)[1] != "act":
        when(match, options(match)[0])
    assert table(match).left == 3
    assert "use shogunate" not in options(match)


@pytest.mark.rule("COC-AMB-32")
def test_a_wonder_of_the_great_architect_still_takes_its_action() -> None:
    me = {
        "civilization": "babylon",
        "advances": ["engineering"],
        "open_cards": ["great_architect"],
        "wonders": ["great_pyramid"],
        "goods": {"food": 2, "wood": 3, "ore": 7, "culture": 2},
        "cities": {"D2": {"mood": "happy"}, "C2": {}},
    }
    assert "build" not in options(given(me, left=0))
    match = when(given(me), "build")
    assert city(match, "D2").wonders == ("great_pyramid",)  # without Rituals, for 3 tokens less
    assert goods(match) == {}
    assert (table(match).left, city(match, "D2").activations) == (2, 1)
    assert player(match).open_cards == ()
    assert table(match).event_discard == ["great_architect"]


@pytest.mark.rule("COC-AMB-37")
def test_every_owner_may_answer_an_event_with_myths() -> None:
    """The plague, drawn by the first player."""
    pious: Words = {"advances": ["myths"], "goods": {"mood": 1}}
    me = {**pious, "cities": {"D2": {"mood": "happy"}, "D1": {}}}
    rival = {**pious, "cities": {"D7": {"mood": "happy"}, "D8": {}}}
    match = drawn("plague", me, rival)
    for seat, home in enumerate(("D2", "D7")):
        when(match, f"lower {home}")
        assert asked(match) == (seat, "myths")
        when(match, "keep")
        assert city(match, home).mood == HAPPY
    assert asked(match) == (0, "act")


@pytest.mark.rule("COC-AMB-37")
def test_myths_do_not_help_against_pirates() -> None:
    """The rival has nothing that pirates could take, so a mood drops and nobody is asked."""
    rival = {"advances": ["myths"], "goods": {}, "cities": {"D7": {"mood": "happy"}}}
    match = drawn("great_athlete", {"goods": {}}, rival, regions={"D5": "FFFW"})
    assert len(told(match, "pirates-placed")) == 2
    assert asked(match) == (0, "act")
    assert city(match, "D7").mood == NEUTRAL
    pirates = {**rival, "goods": {"mood": 1}}
    match = drawn("great_athlete", {"goods": {}}, pirates, regions={"D5": "FFFW"})
    assert (goods(match, 1), city(match, "D7").mood) == ({}, HAPPY)  # the token goes instead


@pytest.mark.rule("COC-AMB-39")
def test_the_trojan_horse_is_for_cities_of_players() -> None:
    me = {"goods": {"wood": 1, "culture": 1}, "units": {"D3": "2 infantry"}}
    rival = {"cities": {**HOME, "D4": {}}, "units": {"D4": "infantry"}}
    match = attack(me, rival, "6i 6i 1l", in_force=["trojan_horse"])
    assert asked(match) == (0, "may-use")

    grey = {"cities": {"D4": {}}, "units": {"D4": "infantry"}}
    match = attack(me, {}, "6i 6i 1l", in_force=["trojan_horse"], barbarians=grey)
    assert outcome(match) == ["seat:0"]
    assert goods(match)["wood"] == 1
    assert table(match).in_force == ("trojan_horse",)
