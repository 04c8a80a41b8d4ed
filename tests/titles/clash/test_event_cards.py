"""The event cards (COC-EVC); great persons have their own file."""

from __future__ import annotations

from typing import Any

import pytest

from oikumene.engine.match import Match
from oikumene.titles.clash.cards import ANGRY, EVENTS, HAPPY, NEUTRAL
from tests.titles.clash.events import by_chance, drawn, is_idle, keys, moods, points, rolls
from tests.titles.clash.given import (
    asked,
    city,
    given,
    goods,
    options,
    player,
    refused,
    space,
    table,
    told,
    units,
    when,
)

ISLAND = {"D2": "FFFF"}
"""The whole home region is Fertile: room for four cities."""
FOUR: dict[str, Any] = {"D2": {}, "E2": {}, "C2": {}, "D1": {}}
FARTHER: dict[str, Any] = {"cities": {"D7": {}, "E8": {}, "C8": {}}}
"""Three cities of the rival."""
COAST = {"D3": "WWTT"}
"""Sea on D3 and C4."""

ICONS = {
    "gold_mine": "migration_1 migration_2 revolution wildfire",
    "exhausted_land": "good_year_all good_year_share great_discoverer great_warlord "
    "era_of_stability",
    "barbarians_spawn": "fine_year_all fine_year_drawer fine_year_share good_year_drawer "
    "splendid_year_all splendid_year_share splendid_year_drawer population_boom_1 "
    "revolution_et_tu_brute reformation great_diplomat",
    "barbarians_move": "famine_1 famine_2 famine_3 severe_famine_1 severe_famine_2 "
    "severe_famine_3 great_artist great_prophet great_philosopher great_scientist "
    "great_statesman great_merchant great_engineer population_boom_2 envoys_meet trojan_horse "
    "epidemic_pandemic",
    "pirates": "solar_eclipse meeting_of_academics brisk_trade prosperous_year great_architect "
    "great_athlete great_oracle",
    "": "plague epidemic volcano earthquake major_earthquake local_flood major_flood civil_war_1 "
    "civil_war_2 revolution_uprising revolution_anarchy black_death famine_pests famine_drought",
}
ASKS = {
    "exhausted_land": "exhaust",
    "barbarians_spawn": "barbarians-settle",
    "barbarians_move": "barbarians-march",
    "pirates": "place-pirate",
}


def test_every_card_has_its_icon_told_here() -> None:
    assert sorted(card for cards in ICONS.values() for card in cards.split()) == sorted(EVENTS)


@pytest.mark.rule("COC-EVT-07")
@pytest.mark.parametrize(
    ("icon", "card"), [(icon, card) for icon, cards in ICONS.items() for card in cards.split()]
)
def test_each_card_begins_with_its_icon(icon: str, card: str) -> None:
    match = drawn(
        card,
        regions={"C3": "FFFF", "E3": "FFFF", "D3": "WWWW"},
        barbarians={"units": {"F2": "infantry"}},
        exhausted=[],
    )
    mined = goods(match).get("gold", 0)
    assert mined == (2 if icon == "gold_mine" else 0)
    found = asked(match)[1]
    if icon in ASKS:
        assert found == ASKS[icon]
    else:
        assert found not in ASKS.values()


# Cities fall


def volcano(**city: Any) -> Match:
    """A volcano destroys the city on E2, one of four."""
    me = {"cities": {**FOUR, "E2": city}, "units": {"E2": "infantry, settler", "C2": "infantry"}}
    match = drawn("volcano", me, regions=ISLAND)
    assert asked(match) == (0, "volcano")
    assert options(match) == ["destroy D2", "destroy E2", "destroy C2", "destroy D1"]
    return when(match, "destroy E2")


@pytest.mark.rule("COC-EVC-01")
def test_a_volcano_destroys_a_city_with_all_units() -> None:
    match = volcano()
    assert space(match, "E2") not in table(match).cities
    assert len(table(match).cities) == 4  # three, and the rival's
    assert units(match, 0, "E2") == {}
    assert units(match, 0, "C2") == {"infantry": 1}


@pytest.mark.rule("COC-EVC-01", "COC-EVT-19")
def test_pieces_under_a_volcano_score_for_their_colours() -> None:
    match = volcano(buildings=["temple", "fortress@1"])
    assert points(match)["events"] == 4
    assert points(match, 1)["events"] == 2
    assert player(match).kept == {"volcano": 8}
    assert player(match).gone == {"temple": 1, "settlement": 1}
    assert player(match, 1).gone == {"fortress": 1}
    assert table(match).event_discard == []


@pytest.mark.rule("COC-EVC-01")
@pytest.mark.parametrize(
    ("wonder", "mine", "theirs"),
    [("great_statue", 4, 0), ("great_statue@1", 2, 2), ("great_pyramid", 5, 0)],
)
def test_a_wonder_under_a_volcano_keeps_its_points(wonder: str, mine: int, theirs: int) -> None:
    match = volcano(wonders=[wonder])
    assert points(match).get("wonders", 0) == mine
    assert points(match, 1).get("wonders", 0) == theirs
    assert points(match)["events"] == 2  # the settlement


@pytest.mark.rule("COC-EVC-01")
def test_a_wonder_under_a_volcano_has_no_powers() -> None:
    cities = {**FOUR, "E2": {"wonders": ["great_statue"]}}
    match = drawn("volcano", {"cities": cities, "objectives": ["o01"]}, regions=ISLAND)
    when(match, "destroy C2")
    assert "use great_statue" in options(match)
    match = drawn("volcano", {"cities": cities, "objectives": ["o01"]}, regions=ISLAND)
    when(match, "destroy E2")
    assert "use great_statue" not in options(match)
    assert "great_statue" not in table(match).in_play


@pytest.mark.rule("COC-EVC-01")
def test_the_pyramid_under_a_volcano_breaks_ties() -> None:
    rival = {"completed": ["warmonger", "warmonger", "rich"], "anarchy": 1}
    match = given({"kept": {"volcano": 4}}, rival, ruined={"great_pyramid": 0}, phase="over")
    assert match.result is not None
    assert match.result.scores[0] == match.result.scores[1]
    assert (match.result.winners, match.result.reason) == ([0], "pyramid")


@pytest.mark.rule("COC-EVC-01")
def test_a_volcano_spares_who_has_three_cities() -> None:
    match = drawn("volcano", {"cities": {"D2": {}, "E2": {}, "C2": {}}})
    assert is_idle(match)
    assert len(table(match).cities) == 4
    assert table(match).event_discard == ["volcano"]


RUINS: dict[str, Any] = {
    "D2": {"buildings": ["temple", "fortress@1"]},
    "E2": {"wonders": ["great_wall"], "mood": "happy"},
    "C2": {"buildings": ["academy"]},
}


@pytest.mark.rule("COC-EVC-02")
def test_an_earthquake_takes_up_to_three_pieces_of_any_colour() -> None:
    match = drawn("earthquake", {"cities": RUINS, "units": {"C2": "infantry"}})
    assert asked(match) == (0, "earthquake")
    first = ["destroy D2 temple", "destroy D2 fortress", "destroy E2 great_wall"]
    assert options(match) == [*first, "destroy C2 academy"]  # one piece at least
    when(match, "destroy D2 fortress")
    assert "done" in options(match)
    when(match, "destroy D2 temple", "destroy C2 academy")
    assert is_idle(match)
    assert points(match)["events"] == 4
    assert points(match, 1)["events"] == 2
    assert player(match).kept == {"earthquake": 8}
    assert not city(match, "D2").buildings


@pytest.mark.rule("COC-EVC-02")
def test_a_settlement_falls_only_as_the_last_piece() -> None:
    match = drawn("earthquake", {"cities": RUINS, "units": {"C2": "infantry"}})
    assert "destroy C2 settlement" not in options(match)
    when(match, "destroy C2 academy", "destroy C2 settlement", "done")
    assert space(match, "C2") not in table(match).cities
    assert units(match, 0, "C2") == {"infantry": 1}
    assert player(match).gone == {"academy": 1, "settlement": 1}
    assert points(match)["events"] == 4


@pytest.mark.rule("COC-EVC-02")
def test_the_mood_of_each_shaken_city_drops_once() -> None:
    cities = {**RUINS, "D2": {**RUINS["D2"], "mood": "happy"}}
    match = drawn("earthquake", {"cities": cities})
    when(match, "destroy D2 fortress", "destroy D2 temple", "destroy C2 academy")
    assert moods(match, cities) == [NEUTRAL, HAPPY, ANGRY]


@pytest.mark.rule("COC-EVC-02")
def test_a_wonder_that_falls_keeps_its_points() -> None:
    match = drawn("earthquake", {"cities": RUINS})
    when(match, "destroy E2 great_wall", "done")
    assert city(match, "E2").wonders == ()
    assert points(match)["wonders"] == 4
    assert "great_wall" not in table(match).in_play
    assert table(match).event_discard == []


@pytest.mark.rule("COC-EVC-02")
@pytest.mark.parametrize(("piece", "berth"), [("port", False), ("temple", True)])
def test_a_port_that_falls_faces_no_sea(piece: str, berth: bool) -> None:
    cities = {"D2": {"buildings": ["port", "temple"]}, "E2": {}, "C2": {}}
    match = drawn("earthquake", {"cities": cities}, regions=COAST)
    when(match, f"destroy D2 {piece}", "done")
    assert (city(match, "D2").port == space(match, "D3")) == berth


@pytest.mark.rule("COC-EVC-02")
def test_an_earthquake_spares_who_has_two_cities() -> None:
    match = drawn("earthquake", {"cities": {"D2": {"buildings": ["temple"]}, "E2": {}}})
    assert is_idle(match)
    assert table(match).event_discard == ["earthquake"]


@pytest.mark.rule("COC-EVC-02")
def test_a_major_earthquake_hits_everybody_with_three_cities() -> None:
    match = drawn("major_earthquake", {"cities": {"D2": {}, "E2": {}}}, FARTHER)
    assert asked(match) == (1, "earthquake")
    when(match, "destroy E8 settlement", "done")
    assert points(match, 1)["events"] == 2
    assert "events" not in points(match)
    assert player(match, 1).kept == {"major_earthquake": 4}


@pytest.mark.rule("COC-EVC-02")
def test_a_major_earthquake_begins_with_the_drawer() -> None:
    match = drawn("major_earthquake", {"cities": RUINS}, FARTHER)
    assert asked(match) == (0, "earthquake")
    when(match, "destroy D2 temple", "done")
    assert asked(match) == (1, "earthquake")


@pytest.mark.rule("COC-EVC-02")
def test_an_earthquake_is_for_the_drawer_only() -> None:
    match = drawn("earthquake", {"cities": RUINS}, FARTHER)
    when(match, "destroy D2 temple", "done")
    assert is_idle(match)


# Floods and fires


@pytest.mark.rule("COC-EVC-03")
def test_a_local_flood_lowers_the_mood_of_a_coastal_city() -> None:
    cities = {"D2": {"mood": "happy"}, "E2": {"mood": "happy"}, "C2": {"mood": "happy"}}
    match = drawn("local_flood", {"cities": cities}, regions={"E3": "WWWW"})
    assert asked(match) == (0, "event-mood")
    assert options(match) == ["lower D2", "lower E2"]  # C2 lies inland
    when(match, "lower E2")
    assert moods(match, cities) == [HAPPY, NEUTRAL, HAPPY]
    assert is_idle(match)


@pytest.mark.rule("COC-EVC-03")
def test_a_local_flood_finds_a_city_that_is_not_angry() -> None:
    cities = {"D2": {"mood": "angry"}, "E2": {"mood": "happy"}}
    match = drawn("local_flood", {"cities": cities}, regions={"E3": "WWWW"})
    assert moods(match, cities) == [ANGRY, NEUTRAL]


@pytest.mark.rule("COC-EVC-03")
@pytest.mark.parametrize("card", ["local_flood", "major_flood"])
def test_a_flood_does_not_reach_inland_cities(card: str) -> None:
    match = drawn(card)
    assert moods(match, ["D2", "D7"]) == [HAPPY, HAPPY]


@pytest.mark.rule("COC-EVC-03")
@pytest.mark.parametrize(("card", "theirs"), [("local_flood", HAPPY), ("major_flood", NEUTRAL)])
def test_only_a_major_flood_hits_everybody(card: str, theirs: int) -> None:
    match = drawn(card, regions={"D3": "WWTT", "E7": "WWWW"})
    assert moods(match, ["D2", "D7"]) == [NEUTRAL, theirs]


@pytest.mark.rule("COC-EVC-23")
def test_a_wildfire_spreads_through_a_forest() -> None:
    me = {"cities": {"D2": {}, "C2": {"mood": "happy"}, "E2": {}}}
    rival = {"cities": {"B3": {"mood": "happy"}, "F2": {}}}
    match = drawn("wildfire", me, rival, regions={"C3": "TFTT", "E3": "TTTT"})
    # C2, B2, C3 and B3 are one forest; D2 and E2 part it from the other.
    assert moods(match, ["C2", "B3"]) == [NEUTRAL, NEUTRAL]
    assert moods(match, ["D2", "E2", "F2"]) == [NEUTRAL] * 3


@pytest.mark.rule("COC-EVC-23")
def test_the_drawer_chooses_which_forest_burns() -> None:
    cities = {"C2": {"mood": "happy"}, "F2": {"mood": "happy"}, "D2": {}}
    match = drawn("wildfire", {"cities": cities}, regions={"E3": "TFFF"})
    assert asked(match) == (0, "wildfire")
    assert options(match) == ["burn C2", "burn F2"]
    when(match, "burn F2")
    assert moods(match, cities) == [HAPPY, NEUTRAL, NEUTRAL]


@pytest.mark.rule("COC-EVC-23", "COC-EVT-18")
def test_a_wildfire_breaks_out_where_a_mood_can_drop() -> None:
    cities = {"C2": {"mood": "angry"}, "F2": {"mood": "happy"}, "D2": {}}
    match = drawn("wildfire", {"cities": cities}, regions={"E3": "TFFF"})
    assert moods(match, cities) == [ANGRY, NEUTRAL, NEUTRAL]
    cities = {"C2": {"mood": "angry"}, "D2": {}}
    assert is_idle(drawn("wildfire", {"cities": cities}))


@pytest.mark.rule("COC-EVC-23")
@pytest.mark.parametrize(("wood", "left"), [(2, 1), (0, 0)])
def test_without_a_forest_city_a_wildfire_costs_wood(wood: int, left: int) -> None:
    match = drawn("wildfire", {"goods": {"wood": wood}})
    assert goods(match).get("wood", 0) == left
    assert city(match, "D2").mood == HAPPY


# Famine


FAMINES = [
    (card, food)
    for food, cards in (
        (1, ["famine_1", "famine_2", "famine_3"]),
        (2, ["severe_famine_1", "severe_famine_2", "severe_famine_3"]),
    )
    for card in cards
]


@pytest.mark.rule("COC-EVC-04")
@pytest.mark.parametrize(("card", "food"), FAMINES)
def test_a_famine_costs_food(card: str, food: int) -> None:
    me = {"advances": ["storage"], "goods": {"food": 5, "gold": 2}}
    match = drawn(card, me, {"goods": {"food": 2}})
    assert goods(match) == {"food": 5 - food, "gold": 2}
    assert goods(match, 1) == {"food": 2}
    assert city(match, "D2").mood == HAPPY


@pytest.mark.rule("COC-EVC-04")
@pytest.mark.parametrize(("card", "food"), FAMINES)
def test_without_enough_food_a_city_becomes_angry(card: str, food: int) -> None:
    cities = {"D2": {"mood": "happy"}, "E2": {"mood": "neutral"}, "C2": {"mood": "angry"}}
    match = drawn(card, {"cities": cities, "goods": {"food": food - 1, "gold": 7}})
    assert goods(match) == {"gold": 7}
    assert asked(match) == (0, "event-anger")
    assert options(match) == ["anger D2", "anger E2"]
    when(match, "anger D2")
    assert moods(match, cities) == [ANGRY, NEUTRAL, ANGRY]


@pytest.mark.rule("COC-EVC-04", "COC-EVC-24")
@pytest.mark.parametrize("card", [*(card for card, _ in FAMINES), "famine_pests", "famine_drought"])
@pytest.mark.parametrize(
    "me",
    [
        {"advances": ["irrigation", "storage"]},
        {"civilization": "rome", "advances": ["engineering", "aqueduct", "storage"]},
    ],
)
def test_irrigation_and_the_aqueduct_end_famines(card: str, me: dict[str, Any]) -> None:
    match = drawn(card, {**me, "goods": {"food": 3}}, {"civilization": "greece"})
    assert goods(match)["food"] == 3
    assert city(match, "D2").mood == HAPPY


@pytest.mark.rule("COC-EVC-04")
def test_where_all_are_angry_a_famine_angers_nobody() -> None:
    match = drawn("famine_1", {"cities": {"D2": {"mood": "angry"}}, "goods": {}})
    assert is_idle(match)


@pytest.mark.rule("COC-EVC-24")
def test_pests_eat_what_is_stored() -> None:
    storage = {"advances": ["storage"], "goods": {"food": 3}}
    match = drawn("famine_pests", storage, {**storage}, {"goods": {"food": 2}})
    assert [goods(match, seat)["food"] for seat in range(3)] == [2, 2, 2]


@pytest.mark.rule("COC-EVC-24")
def test_where_pests_find_nothing_a_city_becomes_angry() -> None:
    me = {"advances": ["storage"], "goods": {"gold": 3}}
    match = drawn("famine_pests", me, {"advances": ["storage"], "goods": {"food": 1}})
    assert goods(match) == {"gold": 3}
    assert moods(match, ["D2", "D7"]) == [ANGRY, HAPPY]


@pytest.mark.rule("COC-EVC-24")
def test_pests_spare_who_stores_nothing() -> None:
    match = drawn("famine_pests", {"goods": {}}, {"goods": {}})
    assert moods(match, ["D2", "D7"]) == [HAPPY, HAPPY]


@pytest.mark.rule("COC-EVC-24")
def test_a_drought_costs_food_for_each_city_at_barren_land() -> None:
    # D1 is Barren and touches the other three.
    me = {"cities": {"D2": {}, "B2": {}}, "advances": ["storage"], "goods": {"food": 5}}
    rival = {"goods": {"food": 2}}
    match = drawn("famine_drought", me, rival, regions={"C3": "FFFF"})
    assert goods(match)["food"] == 4  # B2 is not touched
    assert goods(match, 1) == {"food": 2}
    me = {**me, "cities": FOUR}
    assert goods(drawn("famine_drought", me, rival))["food"] == 2  # three at most


@pytest.mark.rule("COC-EVC-24")
def test_a_drought_makes_one_of_the_dry_cities_angry() -> None:
    cities: dict[str, Any] = {"D2": {}, "E2": {}, "B2": {}}
    me = {"cities": cities, "goods": {"food": 1, "gold": 5}}
    match = drawn("famine_drought", me, regions={"C3": "FFFF"})
    assert asked(match) == (0, "event-anger")
    assert options(match) == ["anger D2", "anger E2"]
    when(match, "anger E2")
    assert goods(match) == {"gold": 5}
    assert moods(match, cities) == [NEUTRAL, ANGRY, NEUTRAL]


@pytest.mark.rule("COC-EVC-24")
def test_without_cities_at_barren_land_a_drought_does_nothing() -> None:
    match = drawn("famine_drought", {"goods": {"food": 1}}, regions={"D2": "FFFF"})
    assert goods(match) == {"food": 1}
    assert city(match, "D2").mood == HAPPY


# Disease


TRAFFIC = pytest.mark.parametrize("way", ["roads", "navigation", "trade_routes"])
TWO: dict[str, Any] = {"D2": {}, "E2": {}}
THREE: dict[str, Any] = {**TWO, "C2": {}}


@pytest.mark.rule("COC-EVC-05")
def test_a_plague_lowers_a_mood_of_everybody_with_two_cities() -> None:
    match = drawn("plague", {"cities": TWO}, {"cities": {"D7": {}, "E8": {}}})
    assert asked(match) == (0, "event-mood")
    when(match, "lower E2")
    assert asked(match) == (1, "event-mood")
    when(match, "lower D7")
    assert is_idle(match)
    assert moods(match, ["D2", "E2", "D7", "E8"]) == [NEUTRAL, ANGRY, ANGRY, NEUTRAL]


@pytest.mark.rule("COC-EVC-05")
def test_a_single_city_escapes_the_plague() -> None:
    assert city(drawn("plague"), "D2").mood == HAPPY


@pytest.mark.rule("COC-EVC-05")
@TRAFFIC
def test_traffic_brings_the_plague_to_two_cities(way: str) -> None:
    match = drawn("plague", {"cities": THREE, "advances": [way]})
    when(match, "lower E2")
    assert options(match) == ["lower D2", "lower C2"]  # another one
    when(match, "lower C2")
    assert moods(match, THREE) == [NEUTRAL, ANGRY, ANGRY]


@pytest.mark.rule("COC-EVC-05")
def test_the_plague_finds_cities_that_are_not_angry() -> None:
    cities = {"D2": {"mood": "angry"}, "E2": {"mood": "happy"}, "C2": {"mood": "angry"}}
    match = drawn("plague", {"cities": cities, "advances": ["roads"]})
    assert moods(match, cities) == [ANGRY, NEUTRAL, ANGRY]


@pytest.mark.rule("COC-EVC-05", "COC-EVT-15")
def test_who_has_sanitation_ignores_the_plague() -> None:
    match = drawn("plague", {"cities": TWO, "advances": ["sanitation"]})
    assert moods(match, TWO) == [NEUTRAL, NEUTRAL]


BUILDER: dict[str, Any] = {
    "cities": {"D2": {"mood": "happy"}, "E2": {"mood": "happy"}},
    "advances": ["myths", "engineering", "storage", "irrigation"],
    "goods": {"food": 7, "wood": 7, "ore": 7, "culture": 5},
    "wonders": ["great_gardens"],
}


@pytest.mark.rule("COC-EVC-05")
def test_nobody_builds_while_the_plague_lasts() -> None:
    match = drawn("plague", {**BUILDER, "civilization": "celts"})
    when(match, "lower E2")
    assert table(match).in_force == ("plague",)
    assert table(match).event_discard == []
    assert "build" not in options(match)


@pytest.mark.rule("COC-EVC-05")
def test_the_plague_forbids_buildings_and_wonders_to_who_lacks_sanitation() -> None:
    match = given(BUILDER, {**BUILDER, "cities": {"D7": {}}, "wonders": []}, in_force=["plague"])
    assert refused(match)["build"] == "COC-BLD-01"
    clean = {**BUILDER, "advances": [*BUILDER["advances"], "sanitation"]}
    match = when(given(clean, in_force=["plague"]), "build")
    assert {"build D2 temple", "wonder D2 great_gardens"} <= set(options(match))


@pytest.mark.rule("COC-EVC-05")
def test_the_plague_ends_when_everybody_has_sanitation() -> None:
    me = {"goods": {"ideas": 2}}
    match = given(me, {"advances": ["sanitation"]}, in_force=["plague"])
    when(match, "advance", "advance sanitation")
    assert table(match).in_force == ()
    assert table(match).event_discard == ["plague"]
    match = given(me, {}, in_force=["plague"])
    when(match, "advance", "advance sanitation")
    assert table(match).in_force == ("plague",)


@pytest.mark.rule("COC-EVC-06")
def test_an_epidemic_kills_a_unit_of_everybody_with_two() -> None:
    mine, theirs = {"units": {"D2": "settler, infantry"}}, {"units": {"D7": "2 infantry, settler"}}
    match = drawn("epidemic", mine, theirs)
    assert asked(match) == (0, "event-units")
    assert options(match) == ["lose D2 settler", "lose D2 infantry"]
    when(match, "lose D2 settler")
    assert asked(match) == (1, "event-units")
    when(match, "lose D7 infantry")
    assert is_idle(match)
    assert units(match, 0, "D2") == {"infantry": 1}
    assert units(match, 1, "D7") == {"infantry": 1, "settler": 1}


@pytest.mark.rule("COC-EVC-06")
def test_a_single_unit_escapes_an_epidemic() -> None:
    assert units(drawn("epidemic", {"units": {"D2": "settler"}}), 0, "D2") == {"settler": 1}


@pytest.mark.rule("COC-EVC-06")
@TRAFFIC
def test_traffic_makes_an_epidemic_worse(way: str) -> None:
    match = drawn("epidemic", {"units": {"D2": "settler, 2 infantry"}, "advances": [way]})
    when(match, "lose D2 settler")
    assert units(match, 0, "D2") == {"infantry": 1}


@pytest.mark.rule("COC-EVC-06", "COC-EVT-21")
def test_what_drowns_with_its_ship_is_not_lost_again() -> None:
    me = {"units": {"D3": "ship, infantry"}, "advances": ["roads"]}
    match = when(drawn("epidemic", me, regions=COAST), "lose D3 ship")
    assert is_idle(match)
    assert not table(match).units[0]


@pytest.mark.rule("COC-EVC-06", "COC-EVT-15")
def test_who_has_sanitation_ignores_an_epidemic() -> None:
    match = drawn("epidemic", {"units": {"D2": "settler, infantry"}, "advances": ["sanitation"]})
    assert units(match, 0, "D2") == {"settler": 1, "infantry": 1}


@pytest.mark.rule("COC-EVC-21")
def test_a_pandemic_takes_half_as_many_things_as_cities() -> None:
    me = {
        "cities": FOUR,
        "goods": {"wood": 1, "mood": 1, "culture": 1},
        "units": {"D2": "infantry"},
        "actions": ["a01", "great_artist"],
        "objectives": ["o01"],
        "wonders": ["great_wall"],
    }
    match = drawn("epidemic_pandemic", me, regions=ISLAND)
    assert asked(match) == (0, "pandemic")
    goods_ = ["spend wood", "spend mood", "spend culture"]
    cards = ["discard a01", "discard great_artist", "drop o01"]
    assert options(match) == [*goods_, "lose D2 infantry", *cards]
    when(match, "discard great_artist", "drop o01")
    assert is_idle(match)
    assert player(match).actions == ["a01"]
    assert player(match).objectives == []
    assert table(match).event_discard == ["great_artist", "epidemic_pandemic"]
    assert table(match).objective_discard == ["o01"]


@pytest.mark.rule("COC-EVC-21")
def test_a_pandemic_takes_units_and_goods() -> None:
    me = {"cities": FOUR, "goods": {"culture": 2}, "units": {"D2": "2 infantry"}}
    match = drawn("epidemic_pandemic", me, regions=ISLAND)
    when(match, "spend culture", "lose D2 infantry")
    assert goods(match) == {"culture": 1}
    assert units(match, 0, "D2") == {"infantry": 1}


@pytest.mark.rule("COC-EVC-21")
def test_half_of_three_cities_is_one() -> None:
    theirs = {**FARTHER, "goods": {"gold": 2, "mood": 1}}
    match = drawn("epidemic_pandemic", {"goods": {"gold": 3}}, theirs)
    assert goods(match) == {"gold": 3}  # one city
    assert asked(match) == (1, "pandemic")
    when(match, "spend gold")
    assert goods(match, 1) == {"gold": 1, "mood": 1}
    assert is_idle(match)


@pytest.mark.rule("COC-EVC-21")
def test_who_has_nothing_gives_nothing() -> None:
    match = drawn("epidemic_pandemic", {"cities": FOUR, "goods": {"wood": 1}}, regions=ISLAND)
    assert goods(match) == {}
    assert is_idle(match)


@pytest.mark.rule("COC-EVC-22")
@pytest.mark.parametrize(
    ("army", "advances", "lost"),
    [
        ("3 infantry", ["roads"], 0),
        ("4 infantry", [], 1),
        ("4 infantry", ["roads"], 2),
        ("4 infantry", ["navigation"], 2),
        ("4 infantry", ["trade_routes"], 2),
        ("4 infantry, 3 settler", ["sanitation"], 1),
        ("4 infantry, 4 settler", [], 2),
    ],
)
def test_the_black_death_kills_every_fourth_unit(army: str, advances: list[str], lost: int) -> None:
    match = drawn("black_death", {"units": {"D2": army}, "advances": advances})
    before = sum(int(part.split()[0]) for part in army.split(","))
    while asked(match)[1] == "event-units":
        when(match, "lose D2 infantry")
    assert sum(units(match, 0, "D2").values()) == before - lost
    assert points(match).get("events", 0) == lost
    assert table(match).event_discard == ([] if lost else ["black_death"])


@pytest.mark.rule("COC-EVC-22")
def test_the_black_death_comes_to_everybody() -> None:
    match = drawn("black_death", {}, {"units": {"D7": "4 infantry"}})
    assert units(match, 1, "D7") == {"infantry": 3}
    assert points(match, 1)["events"] == 1


# Good years


YEARS = [("fine", 1), ("good", 2), ("splendid", 3)]
STORE: dict[str, Any] = {"advances": ["storage"], "goods": {}}


@pytest.mark.rule("COC-EVC-07")
@pytest.mark.parametrize(("year", "food"), YEARS)
def test_a_year_for_everybody(year: str, food: int) -> None:
    match = drawn(f"{year}_year_all", STORE, STORE, STORE)
    assert [goods(match, seat) for seat in range(3)] == [{"food": food}] * 3


@pytest.mark.rule("COC-EVC-07")
@pytest.mark.parametrize(("year", "food"), YEARS)
def test_a_year_for_the_drawer(year: str, food: int) -> None:
    match = drawn(f"{year}_year_drawer", STORE, STORE)
    assert [goods(match, seat) for seat in range(2)] == [{"food": food}, {}]


@pytest.mark.rule("COC-EVC-07")
@pytest.mark.parametrize(("year", "food"), YEARS)
def test_a_year_to_share(year: str, food: int) -> None:
    match = drawn(f"{year}_year_share", STORE, STORE, STORE)
    for _ in range(food):
        assert asked(match) == (0, "give-food")
        assert options(match) == ["player 1", "player 2"]
        when(match, "player 2")
    assert is_idle(match)
    assert [goods(match, seat) for seat in range(3)] == [{"food": food}, {}, {"food": food}]


@pytest.mark.rule("COC-EVC-07")
def test_shared_food_may_be_divided() -> None:
    match = drawn("good_year_share", STORE, STORE, STORE)
    when(match, "player 1", "player 2")
    assert [goods(match, seat)["food"] for seat in (1, 2)] == [1, 1]


@pytest.mark.rule("COC-EVC-07")
def test_food_without_a_store_is_lost() -> None:
    match = drawn("splendid_year_all", {"goods": {"food": 1}}, {"goods": {}})
    assert [goods(match, seat) for seat in range(2)] == [{"food": 2}, {"food": 2}]


@pytest.mark.rule("COC-EVC-07")
def test_food_is_given_to_who_can_store_it() -> None:
    match = drawn("good_year_share", STORE, {"goods": {"food": 2}}, {"goods": {"food": 1}})
    assert is_idle(match)
    assert [goods(match, seat)["food"] for seat in (1, 2)] == [2, 2]


@pytest.mark.rule("COC-EVC-26")
@pytest.mark.parametrize(
    ("mine", "gains"),
    [({"E4": {}, "F3": {}, "D3": {}}, [0, 2, 2]), ({"E4": {}, "F3": {}}, [0, 1, 1])],
)
def test_who_has_the_fewest_cities_prospers(mine: dict[str, Any], gains: list[int]) -> None:
    match = drawn("prosperous_year", {**STORE, "cities": mine}, STORE, STORE)
    assert [goods(match, seat).get("food", 0) for seat in range(3)] == gains


@pytest.mark.rule("COC-EVC-26")
def test_who_is_in_between_does_not_prosper() -> None:
    mine: dict[str, Any] = {"E4": {}, "F3": {}, "D3": {}}
    theirs: dict[str, Any] = {"G8": {}, "G9": {}}
    me, second = {**STORE, "cities": mine}, {**STORE, "cities": theirs}
    match = drawn("prosperous_year", me, second, STORE)
    assert [goods(match, seat).get("food", 0) for seat in range(3)] == [0, 0, 2]


@pytest.mark.rule("COC-EVC-26")
def test_equals_prosper_alike() -> None:
    match = drawn("prosperous_year", STORE, STORE)
    assert [goods(match, seat) for seat in range(2)] == [{"food": 1}, {"food": 1}]


def towns(*buildings: list[str]) -> dict[str, Any]:
    """Cities of the drawer with buildings."""
    return {name: {"buildings": each} for name, each in zip(FOUR, buildings, strict=False)}


def thriving(card: str, *buildings: list[str], theirs: list[str]) -> Match:
    """A good time for whoever has buildings; pirates have nothing to do."""
    rival = {"cities": {"D7": {"buildings": theirs}}, "goods": {}}
    return drawn(card, {"cities": towns(*buildings), "goods": {}}, rival, regions=ISLAND)


@pytest.mark.rule("COC-EVC-25")
@pytest.mark.parametrize(
    ("buildings", "ideas"),
    [
        ([[]], 2),
        ([["academy"], ["observatory"], ["academy", "observatory"]], 3),
        ([["academy"]], 2),
        ([["academy"], ["academy"], ["academy"], ["academy"]], 4),
    ],
)
def test_academics_meet(buildings: list[list[str]], ideas: int) -> None:
    match = thriving("meeting_of_academics", *buildings, theirs=["academy"])
    assert goods(match) == {"ideas": ideas}
    assert goods(match, 1) == {"ideas": 1}


@pytest.mark.rule("COC-EVC-25")
@pytest.mark.parametrize(
    ("buildings", "gold"),
    [
        ([[]], 1),
        ([["market"], ["market"]], 2),
        ([["market"], ["market"], ["market"], ["market"]], 3),
    ],
)
def test_trade_is_brisk(buildings: list[list[str]], gold: int) -> None:
    match = thriving("brisk_trade", *buildings, theirs=["market"])
    assert goods(match) == {"gold": gold}
    assert goods(match, 1) == {"gold": 1}


@pytest.mark.rule("COC-EVC-25")
def test_ports_trade_too_and_a_city_counts_once() -> None:
    rival = {"cities": {"D7": {"buildings": ["port", "market"]}, "E8": {}}, "goods": {}}
    match = drawn("brisk_trade", {"goods": {}}, rival, regions={"E7": "WWWW"})
    when(match, "place G7", "place G7")
    assert goods(match, 1) == {"gold": 1}


@pytest.mark.rule("COC-EVC-25")
def test_an_era_is_stable() -> None:
    match = thriving("era_of_stability", ["temple"], ["obelisk"], ["temple", "obelisk"], theirs=[])
    assert asked(match) == (0, "gain")
    found = ["gain mood 3", "gain mood 2 culture 1", "gain mood 1 culture 2", "gain culture 3"]
    assert options(match) == found
    when(match, "gain mood 1 culture 2")
    assert goods(match) == {"mood": 1, "culture": 2}
    assert goods(match, 1) == {}


@pytest.mark.rule("COC-EVC-25")
@pytest.mark.parametrize(("temples", "tokens"), [(0, 1), (4, 3)])
def test_stability_has_limits(temples: int, tokens: int) -> None:
    match = thriving("era_of_stability", *[["temple"] if temples else []] * 4, theirs=["temple"])
    when(match, f"gain mood {tokens}", "gain culture 1")
    assert goods(match) == {"mood": tokens}
    assert goods(match, 1) == {"culture": 1}


# People


BOOMS = pytest.mark.parametrize("card", ["population_boom_1", "population_boom_2"])
MIGRATIONS = pytest.mark.parametrize("card", ["migration_1", "migration_2"])
WARS = pytest.mark.parametrize("card", ["civil_war_1", "civil_war_2"])
CROWD = "4 settler"


@pytest.mark.rule("COC-EVC-08")
@BOOMS
def test_a_population_boom_brings_a_settler_to_two_players(card: str) -> None:
    match = drawn(card, {"cities": {"E4": {}, "F3": {}}}, {"cities": {"G8": {}, "G9": {}}}, {})
    assert asked(match) == (0, "free-settler")
    when(match, "place F3")
    assert asked(match) == (0, "give-settler")
    assert options(match) == ["player 1", "player 2"]
    when(match, "player 1")
    assert asked(match) == (1, "free-settler")
    when(match, "place G9")
    assert units(match, 0, "F3") == units(match, 1, "G9") == {"settler": 1}
    assert is_idle(match)


@pytest.mark.rule("COC-EVC-08")
@BOOMS
def test_a_settler_goes_to_an_opponent_who_has_one(card: str) -> None:
    match = drawn(card, {"units": {"E4": CROWD}}, {"units": {"G8": CROWD}}, {})
    assert is_idle(match)
    assert [units(match, seat, at) for seat, at in enumerate(("E4", "G8", "B7"))] == [
        {"settler": 4},
        {"settler": 4},
        {"settler": 1},
    ]


@pytest.mark.rule("COC-EVC-09")
@MIGRATIONS
def test_a_migration_makes_the_drawer_poorer_in_mood(card: str) -> None:
    cities = {"E4": {"mood": "angry"}, "F3": {}, "D3": {"mood": "happy"}}
    match = drawn(card, {"cities": cities}, {"cities": {"G8": {}, "G9": {}}}, {})
    assert asked(match) == (0, "give-settler")
    when(match, "player 1")
    assert asked(match) == (1, "free-settler")
    when(match, "place G8")
    assert asked(match) == (0, "event-mood")
    assert options(match) == ["lower F3", "lower D3"]
    when(match, "lower D3")
    assert units(match, 1, "G8") == {"settler": 1}
    assert not table(match).units[0]
    assert moods(match, cities) == [ANGRY, NEUTRAL, NEUTRAL]


@pytest.mark.rule("COC-EVC-09")
@MIGRATIONS
def test_migrants_go_to_an_opponent_with_a_settler_in_supply(card: str) -> None:
    match = drawn(card, {}, {"units": {"G8": CROWD}}, {})
    assert units(match, 2, "B7") == {"settler": 1}
    assert city(match, "E4").mood == NEUTRAL


@pytest.mark.rule("COC-EVC-10")
@WARS
def test_a_civil_war_kills_infantry_where_people_are_not_happy(card: str) -> None:
    cities = {"D2": {"mood": "happy"}, "E2": {"mood": "neutral"}, "C2": {"mood": "angry"}}
    army = {"D2": "infantry", "E2": "infantry", "C2": "2 infantry, settler"}
    match = drawn(card, {"cities": {**cities, "D1": {}}, "units": army})
    assert asked(match) == (0, "civil-war")
    assert options(match) == ["lose E2 infantry", "lose C2 infantry"]
    when(match, "lose E2 infantry")
    assert units(match, 0, "E2") == {}
    assert units(match, 0, "C2") == {"infantry": 2, "settler": 1}
    assert moods(match, [*cities, "D1"]) == [HAPPY, ANGRY, ANGRY, NEUTRAL]


@pytest.mark.rule("COC-EVC-10")
@WARS
def test_without_infantry_a_mood_drops_in_a_civil_war(card: str) -> None:
    cities = {"D2": {"mood": "happy"}, "E2": {"mood": "neutral"}, "C2": {"mood": "angry"}}
    match = drawn(card, {"cities": cities, "units": {"D2": "infantry", "E2": "cavalry"}})
    assert asked(match) == (0, "event-mood")
    assert options(match) == ["lower D2", "lower E2"]
    when(match, "lower D2")
    assert moods(match, cities) == [NEUTRAL, NEUTRAL, ANGRY]
    assert units(match, 0, "D2") == {"infantry": 1}


# Revolutions


REPUBLIC: dict[str, Any] = {"advances": ["philosophy", "voting", "free_economy", "draft"]}


@pytest.mark.rule("COC-EVC-11")
def test_a_revolution_costs_an_action_and_the_government() -> None:
    match = drawn("revolution", REPUBLIC)
    assert asked(match) == (0, "cube")  # there is only one other government, and no army
    when(match, "advance forced_labor")
    assert table(match).left == 1
    found = {"nationalism", "forced_labor"}
    assert found <= set(player(match).advances)
    assert not {"voting", "free_economy"} & set(player(match).advances)
    assert told(match, "paid") == [{"seat": "seat:0", "goods": "ideas 2"}]


@pytest.mark.rule("COC-EVC-11")
def test_the_change_of_a_revolution_is_free_where_changes_cost_tokens() -> None:
    me = {"advances": ["philosophy", "voting", "draft", "state_religion"]}
    match = drawn("revolution", me, options={"government_change_cost": "tokens"})
    assert asked(match) == (0, "government")
    assert options(match) == ["change autocracy", "change theocracy"]  # it must be
    when(match, "change theocracy")
    assert "dogma" in player(match).advances


@pytest.mark.rule("COC-EVC-11")
def test_an_army_unit_averts_each_part_of_a_revolution() -> None:
    match = drawn("revolution", {**REPUBLIC, "units": {"D2": "2 infantry, settler"}})
    assert asked(match) == (0, "avert-idleness")
    assert options(match) == ["lose D2 infantry", "done"]
    when(match, "lose D2 infantry")
    assert asked(match) == (0, "avert-change")
    when(match, "lose D2 infantry")
    assert is_idle(match)
    assert units(match, 0, "D2") == {"settler": 1}
    assert table(match).left == 2
    assert "voting" in player(match).advances


@pytest.mark.rule("COC-EVC-11")
def test_one_part_of_a_revolution_may_be_averted() -> None:
    match = drawn("revolution", {**REPUBLIC, "units": {"D2": "infantry"}})
    when(match, "done", "lose D2 infantry")
    assert table(match).left == 1
    assert "voting" in player(match).advances


@pytest.mark.rule("COC-EVC-11")
def test_a_revolution_takes_the_last_action() -> None:
    assert table(drawn("revolution", left=2)).left == 0


@pytest.mark.rule("COC-EVC-11")
def test_without_an_action_left_a_revolution_takes_none() -> None:
    match = drawn("revolution", {"units": {"D2": "infantry"}}, left=1)
    assert is_idle(match)  # nothing to avert: no action, no government
    assert table(match).left == 0
    assert units(match, 0, "D2") == {"infantry": 1}


@pytest.mark.rule("COC-EVC-11")
def test_a_revolution_in_the_status_phase_takes_an_action_of_the_next_turn() -> None:
    me = {"cubes": 1, "advances": ["fishing"]}
    match = given(me, phase="status", step=2, event_deck=["revolution"])
    when(match, "advance war_ships")
    assert player(match).fewer == 1
    assert told(match, "action-lost") == [{"seat": "seat:0"}]


@pytest.mark.rule("COC-EVC-14")
@pytest.mark.parametrize(
    ("answer", "left", "score"),
    [
        ("pay mood 1", {"mood": 2, "culture": 3}, 0.5),
        ("pay culture 2", {"mood": 3, "culture": 1}, 1),
        ("pay mood 1 culture 3", {"mood": 2}, 2),
    ],
)
def test_tokens_of_an_uprising_score(answer: str, left: dict[str, int], score: float) -> None:
    match = drawn("revolution_uprising", {"goods": {"mood": 3, "culture": 3}})
    when(match, answer)
    assert goods(match) == left
    assert points(match)["events"] == score
    assert table(match).event_discard == []


@pytest.mark.rule("COC-EVC-14")
def test_an_uprising_takes_one_to_four_tokens() -> None:
    match = drawn("revolution_uprising", {"goods": {"mood": 5}})
    assert options(match) == ["pay mood 4", "pay mood 3", "pay mood 2", "pay mood 1"]


@pytest.mark.rule("COC-EVC-14")
def test_without_tokens_an_uprising_does_nothing() -> None:
    match = drawn("revolution_uprising", {"goods": {"gold": 3}})
    assert goods(match) == {"gold": 3}
    assert table(match).event_discard == ["revolution_uprising"]


CAESAR: dict[str, Any] = {"civilization": "rome", "leader": "caesar"}
BRUTUS = "revolution_et_tu_brute"


@pytest.mark.rule("COC-EVC-18")
def test_brutus_kills_the_leader_for_points() -> None:
    match = drawn(BRUTUS, CAESAR, {})
    assert asked(match) == (0, "successor")
    assert player(match).leader == ""
    assert not table(match).units[0]
    when(match, "points")
    assert points(match)["events"] == 2
    assert player(match, 1).killed == ()
    assert player(match).leaderless


@pytest.mark.rule("COC-EVC-18")
def test_a_last_leader_follows_caesar() -> None:
    me = {
        **CAESAR,
        "cities": THREE,
        "units": {"D2": "leader, 3 infantry", "E2": "4 infantry"},
        "goods": {},
    }
    match = drawn(BRUTUS, me, {})
    assert options(match) == ["leader D2", "leader C2", "points"]  # E2 is full
    when(match, "leader C2")
    assert asked(match) == (0, "leader")
    assert options(match) == ["leader augustus", "leader sulla"]
    when(match, "leader sulla")
    assert player(match).leader == "sulla"
    assert units(match, 0, "C2") == {"leader": 1}
    assert "events" not in points(match)
    assert goods(match) == {}
    assert table(match).event_discard == [BRUTUS]


@pytest.mark.rule("COC-EVC-18")
def test_after_brutus_no_leader_is_recruited() -> None:
    me = {**CAESAR, "goods": {"mood": 3, "culture": 3, "food": 2, "ore": 2}}
    match = drawn(BRUTUS, me, {})
    when(match, "points", "recruit")
    assert options(match, "recruit") == ["recruit settler", "recruit infantry"]


@pytest.mark.rule("COC-EVC-18")
@pytest.mark.parametrize(
    "me",
    [{**CAESAR, "leaders": []}, {"civilization": "rome", "units": {"D2": "4 infantry"}}],
)
def test_where_no_leader_can_come_there_are_points(me: dict[str, Any]) -> None:
    match = drawn(BRUTUS, me, {})
    assert is_idle(match)
    assert points(match)["events"] == 2


@pytest.mark.rule("COC-EVC-18")
def test_without_a_leader_one_may_come() -> None:
    match = drawn(BRUTUS, {"civilization": "rome"}, {})
    assert options(match) == ["leader D2", "points"]


@pytest.mark.rule("COC-EVC-19")
def test_anarchy_sets_all_government_advances_aside() -> None:
    match = drawn("revolution_anarchy", REPUBLIC)
    assert not {"voting", "free_economy"} & set(player(match).advances)
    assert {"philosophy", "draft"} <= set(player(match).advances)
    assert points(match)["events"] == 2
    assert table(match).event_discard == []


@pytest.mark.rule("COC-EVC-19")
def test_in_anarchy_nothing_works_that_needs_a_government() -> None:
    me = {"civilization": "rome", "advances": ["draft", "nationalism", "provinces"]}
    match = drawn("revolution_anarchy", me, {})
    assert not {"nationalism", "provinces"} & set(player(match).advances)
    assert "nationalism" not in table(match).in_play
    assert points(match)["events"] == 1  # for the cube of the government


@pytest.mark.rule("COC-EVC-19")
def test_a_government_after_anarchy_takes_its_cube_from_the_card() -> None:
    me = {**REPUBLIC, "goods": {"ideas": 2}}
    match = drawn("revolution_anarchy", me)
    when(match, "advance", "advance nationalism")
    assert player(match).cubes == 3
    assert player(match).anarchy == 1
    assert points(match)["events"] == 1


@pytest.mark.rule("COC-EVC-19")
def test_such_a_government_draws_no_event() -> None:
    me = {"advances": ["philosophy"], "goods": {"ideas": 2}, "anarchy": 1, "cubes": 1}
    match = given(me, event_deck=["fine_year_all"])
    when(match, "advance", "advance voting")
    assert (player(match).cubes, player(match).anarchy) == (1, 0)
    assert told(match, "event") == []
    match = given({**me, "anarchy": 0}, event_deck=["volcano"])
    when(match, "advance", "advance voting")
    assert len(told(match, "event")) == 1


@pytest.mark.rule("COC-EVC-19")
def test_without_a_government_there_is_no_anarchy() -> None:
    match = drawn("revolution_anarchy")
    assert table(match).event_discard == ["revolution_anarchy"]
    assert "events" not in points(match)


# Beliefs and envoys


@pytest.mark.rule("COC-EVC-20")
def test_an_opponent_takes_over_a_temple() -> None:
    cities = {
        "E4": {"buildings": ["temple"]},
        "F3": {"buildings": ["temple"]},
        "D3": {"buildings": ["temple@1"]},
    }
    match = drawn("reformation", {"cities": cities}, {}, {})
    assert asked(match) == (0, "reformer")
    when(match, "player 2")
    assert asked(match) == (2, "reformation")
    assert options(match) == ["temple E4", "temple F3"]
    when(match, "temple F3")
    assert city(match, "F3").buildings == {"temple": 2}
    assert city(match, "E4").buildings == {"temple": 0}
    assert city(match, "F3").owner == 0


@pytest.mark.rule("COC-EVC-20")
def test_the_reformer_needs_a_temple_in_supply() -> None:
    me = {"cities": {"E4": {"buildings": ["temple"]}}}
    match = drawn("reformation", me, {"gone": {"temple": 5}}, {"gone": {"temple": 4}})
    assert city(match, "E4").buildings == {"temple": 2}
    match = drawn("reformation", me, {"gone": {"temple": 5}}, {"gone": {"temple": 5}})
    assert city(match, "E4").buildings == {"temple": 0}


@pytest.mark.rule("COC-EVC-20")
def test_a_drawer_without_a_temple_passes_the_card_on() -> None:
    rivals = [{"cities": {at: {"buildings": ["temple"]}}} for at in ("G8", "B7")]
    match = drawn("reformation", {}, *rivals)
    assert asked(match) == (0, "reformation-victim")
    assert options(match) == ["player 1", "player 2"]
    when(match, "player 1")
    assert asked(match) == (1, "reformer")
    assert options(match) == ["player 2", "player 0"]
    when(match, "player 0")
    assert city(match, "G8").buildings == {"temple": 0}
    assert is_idle(match)


@pytest.mark.rule("COC-EVC-20")
def test_without_temples_there_is_no_reformation() -> None:
    match = drawn("reformation", {"cities": {"D2": {"buildings": ["temple@1"]}}})
    assert is_idle(match)
    assert city(match, "D2").buildings == {"temple": 1}


@pytest.mark.rule("COC-EVC-15")
def test_envoys_bring_gifts_and_open_a_wonder() -> None:
    match = drawn(
        "envoys_meet", {}, {"goods": {}}, {"goods": {}}, wonder_deck=["great_wall", "..."]
    )
    assert goods(match) == {"ideas": 1, "culture": 1}
    assert asked(match) == (0, "give-culture")
    when(match, "player 2")
    assert [goods(match, seat) for seat in (1, 2)] == [{}, {"culture": 1}]
    assert table(match).open_wonders == ("great_wall",)
    assert len(table(match).wonder_deck) == 7


@pytest.mark.rule("COC-EVC-15")
@pytest.mark.parametrize(
    ("answer", "card", "left"),
    [("take great_wall", "great_wall", ()), ("deck", "great_arena", ("great_wall",))],
)
def test_whoever_draws_a_wonder_may_take_the_open_one(
    answer: str, card: str, left: tuple[str, ...]
) -> None:
    match = given(
        {},
        {"goods": {"ideas": 2}},
        active=1,
        open_wonders=["great_wall"],
        wonder_deck=["great_arena", "..."],
    )
    when(match, "advance", "advance engineering")
    assert asked(match) == (1, "draw-wonder")
    when(match, answer)
    assert player(match, 1).wonders == [card]
    assert table(match).open_wonders == left


# In force until a battle


ARMED: dict[str, Any] = {"civilization": "persia", "advances": ["tactics"]}
FIELD: dict[str, Any] = {"regions": {"E3": "FFFF"}}


def battle(
    card: str, mine: dict[str, Any], theirs: dict[str, Any], seed: int, *answers: str, **words: Any
) -> Match:
    """The first player attacks E3 from D2 while a card is in force."""
    me = {**ARMED, "units": {"D2": "2 infantry"}, **mine}
    told_ = {**FIELD, "in_force": [card], "seed": seed, **words}
    match = given(me, {"civilization": "rome", **theirs}, **told_)
    when(match, "move", "from D2", "to E3", "group infantry 2")
    return when(match, *answers)


TOWN: dict[str, Any] = {"cities": {"E3": {}, "D7": {}}, "units": {"E3": "2 infantry"}}


@pytest.mark.rule("COC-EVC-16")
@pytest.mark.parametrize("card", ["solar_eclipse", "trojan_horse"])
def test_the_card_stays_in_force(card: str) -> None:
    match = drawn(card)
    assert table(match).in_force == (card,)
    assert table(match).event_discard == []


@pytest.mark.rule("COC-EVC-16")
def test_an_undecided_battle_in_the_dark_ends_after_a_round() -> None:
    match = by_chance(
        lambda seed: battle("solar_eclipse", {}, TOWN, seed),
        lambda match: "retreated" in keys(match),
    )
    assert keys(match).count("combat-round") == 1
    assert units(match, 0, "E3") == {}
    assert player(match, 1).kept == {"solar_eclipse": 2}
    assert points(match, 1)["events"] == 1
    assert table(match).in_force == ()
    assert "solar_eclipse" not in table(match).in_play


@pytest.mark.rule("COC-EVC-16")
def test_the_winner_of_a_battle_in_the_dark_takes_the_card() -> None:
    match = by_chance(
        lambda seed: battle("solar_eclipse", {}, {**TOWN, "units": {"E3": "infantry"}}, seed),
        lambda match: {"owner": "seat:0"} in told(match, "battle-won"),
    )
    assert player(match).kept == {"solar_eclipse": 2}
    assert points(match)["events"] == 1
    assert city(match, "E3").owner == 0


@pytest.mark.rule("COC-EVC-16")
def test_an_undefended_city_does_not_end_the_eclipse() -> None:
    match = battle("solar_eclipse", {}, {**TOWN, "units": {}}, 0)
    assert city(match, "E3").owner == 0
    assert table(match).in_force == ("solar_eclipse",)


@pytest.mark.rule("COC-EVC-16")
def test_barbarians_do_not_take_the_card() -> None:
    grey = {"units": {"E3": "2 infantry"}}
    match = by_chance(
        lambda seed: battle("solar_eclipse", {}, {}, seed, barbarians=grey),
        lambda match: "retreated" in keys(match),
    )
    assert table(match).event_discard == ["solar_eclipse"]
    assert player(match).kept == player(match, 1).kept == {}


@pytest.mark.rule("COC-EVC-16")
def test_a_naval_battle_does_not_end_the_eclipse() -> None:
    me = {**ARMED, "units": {"D3": "2 ship"}}
    match = given(me, regions=COAST, pirates={"C4": "ship"}, in_force=["solar_eclipse"], seed=1)
    when(match, "move", "from D3", "sail C4", "group ship 2")
    assert len(rolls(match)) >= 2
    assert table(match).in_force == ("solar_eclipse",)


HORSE: dict[str, Any] = {"goods": {"wood": 1, "culture": 1}}
WARY: dict[str, Any] = {**TOWN, "advances": ["tactics"], "actions": ["a06"]}


@pytest.mark.rule("COC-EVC-17")
def test_the_horse_silences_the_defender_in_the_first_round() -> None:
    def scene(seed: int) -> Match:
        return battle("trojan_horse", HORSE, WARY, seed, "use trojan_horse")

    match = by_chance(scene, lambda match: asked(match) == (0, "retreat"))
    assert told(match, "combat-round") == [{"n": 1}]
    assert goods(match) == {}
    when(match, "fight")
    assert asked(match) == (1, "tactics")  # in the second round


@pytest.mark.rule("COC-EVC-17")
def test_without_the_horse_the_defender_plays_cards() -> None:
    match = battle("trojan_horse", HORSE, WARY, 0)
    assert asked(match) == (0, "may-use")
    when(match, "no")
    assert asked(match) == (1, "tactics")
    assert goods(match) == {"wood": 1, "culture": 1}


@pytest.mark.rule("COC-EVC-17")
def test_the_attacker_keeps_the_horse() -> None:
    def scene(seed: int) -> Match:
        return battle("trojan_horse", HORSE, TOWN, seed, "use trojan_horse")

    for winner in ("seat:0", "seat:1"):
        match = by_chance(scene, lambda match: {"owner": winner} in told(match, "battle-won"))  # noqa: B023
        assert player(match).kept == {"trojan_horse": 2}
        assert points(match)["events"] == 1
        assert table(match).in_force == ()


@pytest.mark.rule("COC-EVC-17")
@pytest.mark.parametrize(
    ("mine", "theirs", "words"),
    [
        ({}, TOWN, {}),  # no wood, no culture
        (HORSE, {**TOWN, "units": {}}, {}),  # nobody defends the city
        (HORSE, {"units": {"E3": "2 infantry"}}, {}),  # there is no city
        (HORSE, {}, {"barbarians": {"cities": {"E3": {}}, "units": {"E3": "2 infantry"}}}),
    ],
)
def test_where_the_horse_is_not_offered(
    mine: dict[str, Any], theirs: dict[str, Any], words: dict[str, Any]
) -> None:
    match = battle("trojan_horse", mine, theirs, 0, **words)
    assert asked(match)[1] != "may-use"
    assert table(match).in_force == ("trojan_horse",)


@pytest.mark.rule("COC-EVC-17")
def test_the_horse_works_against_a_fortress_alone() -> None:
    theirs = {"cities": {"E3": {"buildings": ["fortress"]}, "D7": {}}}
    match = battle("trojan_horse", HORSE, theirs, 0)
    assert asked(match) == (0, "may-use")


@pytest.mark.rule("COC-EVC-17")
def test_the_horse_is_there_as_soon_as_it_is_drawn() -> None:
    me = {"advances": ["tactics"], "goods": {"wood": 1, "culture": 1}, "units": {"D2": "infantry"}}
    match = drawn("trojan_horse", me, TOWN, exhausted=["C2", "E2", "F2", "F3"], **FIELD)
    when(match, "move", "from D2", "to E3")
    assert asked(match) == (0, "may-use")


@pytest.mark.rule("COC-EVC-17")
def test_the_horse_is_for_everybody() -> None:
    match = given(
        {"cities": {"D2": {}}, "units": {"D2": "infantry"}, "goods": {}},
        {**ARMED, **HORSE, "units": {"E3": "2 infantry"}},
        active=1,
        in_force=["trojan_horse"],
        **FIELD,
    )
    when(match, "move", "from E3", "to D2", "group infantry 2")
    assert asked(match) == (1, "may-use")
