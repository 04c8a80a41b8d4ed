"""Collecting resources (COC-COL)."""

from __future__ import annotations

from typing import Any

import pytest

from oikumene.engine.match import Match
from tests.titles.clash.given import (
    asked,
    city,
    given,
    goods,
    options,
    refused,
    table,
    told,
    when,
)

AROUND = {"B2": "FFFF", "F2": "FFFF", "D3": "FFFF"}
"""Fertile land around the home of the first player, where E2 is a Mountain and C2 a Forest."""
SHORE = {"B2": "BBWB", "F2": "BWBB", "D3": "WBBB"}
"""Sea on C3, D3 and E3, all beside the first city and in a row."""
FARMER: dict[str, Any] = {"advances": ["storage"], "goods": {}}
NEAR = {"D2 food", "C2 wood", "E2 ore", "C3 food", "D3 food", "E3 food"}
"""What the first city collects from the land around it."""


def collecting(me: dict[str, Any], *rivals: dict[str, Any], at: str = "D2", **words: Any) -> Match:
    """A city of the first player has begun to collect."""
    match = when(given({**FARMER, **me}, *rivals, **words), "collect")
    return when(match, f"city {at}") if asked(match)[1] == "collect-where" else match


def takes(match: Match) -> set[str]:
    """What is still to be had."""
    return {option.removeprefix("take ") for option in options(match, "take")}


def left(match: Match) -> int:
    """Resources that the activation still allows."""
    assert match.decision is not None
    assert match.decision.ask == "collect"
    return int(match.decision.args["n"])


def happy(*buildings: str, **words: Any) -> dict[str, Any]:
    """The first city, Happy, with buildings."""
    return {"cities": {"D2": {"mood": "happy", "buildings": buildings, **words}}}


# How much


@pytest.mark.rule("COC-COL-01")
@pytest.mark.parametrize("buildings", [[], ["temple"], ["temple", "academy", "fortress"]])
@pytest.mark.parametrize("mood", ["happy", "neutral", "angry"])
def test_size_and_mood_say_how_much_a_city_collects(mood: str, buildings: list[str]) -> None:
    number = {"happy": len(buildings) + 2, "neutral": len(buildings) + 1, "angry": 1}[mood]
    me = {"cities": {"D2": {"mood": mood, "buildings": buildings}}}
    match = collecting(me, regions=AROUND)
    assert left(match) == number

    while asked(match)[1] == "collect":
        when(match, options(match, "take")[0])

    assert sum(goods(match).values()) == number
    assert city(match, "D2").activations == 1
    assert table(match).left == 2


@pytest.mark.rule("COC-COL-02")
def test_a_city_collects_from_its_space_and_those_beside_it() -> None:
    match = collecting(happy(), regions={**AROUND, "B4": "FFFF", "F4": "FFFF"})
    assert takes(match) == NEAR  # D1 is Barren


@pytest.mark.rule("COC-COL-02")
def test_each_city_collects_for_itself() -> None:
    me = {"cities": {"D2": {}, "C3": {"mood": "happy"}}}
    match = collecting(me, regions=AROUND, at="C3")
    assert takes(match) == {"C3 food", "B2 food", "B3 food", "C4 food", "D3 food", "C2 wood"}


@pytest.mark.rule("COC-COL-03")
@pytest.mark.parametrize(
    ("letter", "advances", "kinds"),
    [
        ("F", [], {"food"}),
        ("T", [], {"wood"}),
        ("M", [], {"ore"}),
        ("B", [], set()),
        ("B", ["irrigation"], {"food"}),
        ("W", [], set()),
        ("W", ["fishing"], {"food"}),
    ],
)
def test_terrain_says_what_a_space_yields(
    letter: str, advances: list[str], kinds: set[str]
) -> None:
    match = collecting({"advances": ["storage", *advances]}, regions={"D3": f"{letter}BBB"})
    assert {kind for space, kind in map(str.split, takes(match)) if space == "D3"} == kinds


@pytest.mark.rule("COC-COL-03")
def test_a_space_yields_once_in_an_activation() -> None:
    match = collecting(happy("temple"), regions=AROUND)

    when(match, "take D3 food")
    assert takes(match) == NEAR - {"D3 food"}
    when(match, "take C2 wood")
    assert takes(match) == NEAR - {"D3 food", "C2 wood"}


@pytest.mark.rule("COC-COL-03")
def test_another_activation_finds_the_space_full_again() -> None:
    match = collecting({"cities": {"D2": {}}})

    when(match, "take E2 ore", "collect")

    assert takes(match) == {"D2 food", "C2 wood", "E2 ore"}


# Where not


@pytest.mark.rule("COC-COL-04")
@pytest.mark.parametrize(
    ("words", "lost"),
    [
        ({"players": {"units": {"D3": "infantry"}}}, "D3 food"),
        ({"players": {"units": {"C2": "settler"}}}, "C2 wood"),
        ({"barbarians": {"units": {"E2": "infantry"}}}, "E2 ore"),
        ({"exhausted": ["C2"]}, "C2 wood"),
        ({"exhausted": ["C3"]}, "C3 food"),
        ({"players": {"cities": {"D7": {}, "E3": {}}}}, "E3 food"),
        ({"barbarians": {"cities": {"C3": {}}}}, "C3 food"),
        ({"mine": "C2"}, "C2 wood"),
    ],
)
def test_enemies_cities_and_exhausted_land_yield_nothing(words: dict[str, Any], lost: str) -> None:
    rival = words.pop("players", {})
    more: dict[str, Any] = {words.pop("mine"): {}} if "mine" in words else {}
    me = {"cities": {"D2": {"mood": "happy"}, **more}}

    match = collecting(me, rival, regions=AROUND, **words)

    assert takes(match) == NEAR - {lost}


@pytest.mark.rule("COC-COL-04")
def test_an_enemy_ship_keeps_fishers_away() -> None:
    fisher = {"advances": ["storage", "fishing"]}
    match = collecting(fisher, {"units": {"D3": "ship"}}, regions=SHORE)
    assert takes(match) == {"D2 food", "C2 wood", "E2 ore", "C3 food", "E3 food"}


@pytest.mark.rule("COC-COL-05")
def test_own_units_do_not_disturb() -> None:
    mine = {"D2": "infantry", "C2": "settler", "E2": "2 infantry", "D3": "cavalry"}
    match = collecting({**happy(), "units": mine}, regions=AROUND)
    assert takes(match) == NEAR


@pytest.mark.rule("COC-COL-05")
def test_own_ships_do_not_disturb() -> None:
    fisher = {"advances": ["storage", "fishing"], "units": {"D3": "ship, infantry"}}
    assert "D3 food" in takes(collecting(fisher, regions=SHORE))


# The sea


@pytest.mark.rule("COC-COL-06")
def test_one_sea_space_is_all_that_a_collect_uses() -> None:
    fisher = {"advances": ["storage", "fishing"], **happy("temple", "academy")}
    match = collecting(fisher, regions=SHORE)
    assert {"C3 food", "D3 food", "E3 food"} < takes(match)

    when(match, "take D3 food")

    assert takes(match) == {"D2 food", "C2 wood", "E2 ore"}


@pytest.mark.rule("COC-COL-06")
def test_each_collect_has_its_own_sea_space() -> None:
    match = collecting({"advances": ["storage", "fishing"], "cities": {"D2": {}}}, regions=SHORE)

    when(match, "take D3 food", "collect")

    assert {"C3 food", "D3 food", "E3 food"} < takes(match)


@pytest.mark.rule("COC-COL-07")
@pytest.mark.parametrize("kind", ["food", "gold", "mood"])
@pytest.mark.parametrize("where", ["C3", "D3", "E3"])
def test_a_port_brings_gold_or_mood_from_any_sea_beside_the_city(where: str, kind: str) -> None:
    port = {"advances": ["storage", "fishing"], **happy("port", port="D3")}
    match = collecting(port, regions=SHORE)
    land = {"D2 food", "C2 wood", "E2 ore"}
    sea = {f"{each} {good}" for each in ("C3", "D3", "E3") for good in ("food", "gold", "mood")}
    assert takes(match) == land | sea

    when(match, f"take {where} {kind}")
    assert takes(match) == land  # one Sea space

    when(match, "done")
    assert goods(match) == {kind: 1}


@pytest.mark.rule("COC-COL-07")
def test_only_the_city_with_the_port_trades() -> None:
    cities: dict[str, Any] = {"D2": {"buildings": ["port"]}, "E2": {"mood": "happy"}}
    words = {"advances": ["storage", "fishing"], "cities": cities}
    match = collecting(words, at="E2", regions=SHORE)
    assert takes(match) == {"E2 ore", "E3 food"}


@pytest.mark.rule("COC-COL-08")
def test_a_port_works_without_fishing_but_catches_no_fish() -> None:
    match = collecting(happy("port"), regions=SHORE)
    sea = {f"{each} {good}" for each in ("C3", "D3", "E3") for good in ("gold", "mood")}
    assert takes(match) == {"D2 food", "C2 wood", "E2 ore"} | sea


@pytest.mark.rule("COC-COL-08")
def test_a_port_that_was_captured_brings_gold() -> None:
    rival = {"cities": {"D7": {}, "D4": {"buildings": ["port"]}}}
    me = {"advances": ["tactics"], "goods": {}, "units": {"E4": "infantry"}}
    match = given(me, rival, regions={"D3": "BWBB"})

    when(match, "move", "from E4", "to D4")
    assert city(match, "D4").owner == 0
    before = goods(match)["gold"]
    when(match, "collect", "city D4")
    assert takes(match) == {"C4 gold", "C4 mood"}
    when(match, "take C4 gold")

    assert goods(match)["gold"] == before + 1


@pytest.mark.rule("COC-COL-11")
@pytest.mark.parametrize(
    ("pirates", "open_"), [("C3", {"E3"}), ("D3", set()), ("E3", {"C3"}), ("F3", {"C3", "D3"})]
)
def test_pirates_and_the_sea_beside_them_yield_nothing(pirates: str, open_: set[str]) -> None:
    shore = {**SHORE, "F2": "BWBW"}  # and F3 beside E3
    words = {"advances": ["storage", "fishing"], **happy("port", port="D3")}

    match = collecting(words, regions=shore, pirates={pirates: "ship"})

    assert {each.split()[0] for each in takes(match)} == {"D2", "C2", "E2"} | open_


@pytest.mark.rule("COC-COL-11")
def test_pirates_do_not_disturb_the_land_beside_them() -> None:
    match = collecting(happy(), regions={**AROUND, "D3": "FWFF"}, pirates={"C4": "ship"})
    assert takes(match) == NEAR


# Limits


@pytest.mark.rule("COC-COL-09")
def test_what_a_limit_forbids_is_lost() -> None:
    match = collecting({"advances": [], "goods": {"food": 2, "wood": 7}, **happy("temple")})

    when(match, "take D2 food", "take C2 wood", "take E2 ore")

    assert goods(match) == {"food": 2, "wood": 7, "ore": 1}


@pytest.mark.rule("COC-COL-09")
def test_a_player_may_collect_less() -> None:
    match = collecting(happy("temple", "academy"), regions=AROUND)

    when(match, "take C2 wood", "done")

    assert goods(match) == {"wood": 1}
    assert city(match, "D2").activations == 1


@pytest.mark.rule("COC-COL-09")
def test_a_player_may_take_everything_at_once() -> None:
    match = when(collecting(happy("temple", "academy")), "all")

    assert goods(match) == {"food": 1, "wood": 1, "ore": 1}
    assert asked(match) == (0, "act")


@pytest.mark.rule("COC-COL-15")
def test_a_collect_takes_at_least_something() -> None:
    match = collecting(happy())
    assert "done" not in options(match)
    assert "done" in options(when(match, "take C2 wood"))


@pytest.mark.rule("COC-COL-15")
def test_a_city_without_anything_to_take_does_not_collect() -> None:
    words: dict[str, Any] = {"regions": {"D2": "FBBB", "D3": "BBBB"}}
    rich = given(**words)
    assert "collect" in options(rich)

    poor = given({"cities": {"D4": {"mood": "happy"}}}, **words)
    assert "collect" not in options(poor)
    assert refused(poor)["collect"] == "COC-COL-15"


@pytest.mark.rule("COC-COL-15")
def test_only_cities_with_something_to_take_are_offered() -> None:
    cities: dict[str, Any] = {"D4": {}, "D2": {}, "C2": {}}
    match = when(given({"cities": cities}, regions={"D3": "BBBB"}), "collect")
    assert options(match) == ["city D2", "city C2"]


# What comes on top


@pytest.mark.rule("COC-COL-10")
@pytest.mark.parametrize(
    ("words", "taken", "found"),
    [
        (
            {"advances": ["storage", "public_education"], "cities": {"D2": {}}},
            ["D2 food", "C2 wood"],
            {"food": 1, "wood": 1, "ideas": 1},
        ),
        (
            {"civilization": "babylon", "advances": ["storage", "canals"], "cities": {"D2": {}}},
            ["D2 food", "C2 wood"],
            {"food": 2, "wood": 1},
        ),
        (
            {
                "civilization": "china",
                "advances": ["storage", "rice_cultivation"],
                "cities": {"D2": {}},
                "units": {"D3": "settler", "C3": "settler"},
            },
            ["D3 food", "C3 food"],
            {"food": 4},
        ),
    ],
)
def test_bonuses_come_on_top_of_what_the_size_allows(
    words: dict[str, Any], taken: list[str], found: dict[str, int]
) -> None:
    words["cities"] = {"D2": {"buildings": ["academy"]}}
    match = collecting(words, regions=AROUND)
    assert left(match) == 2

    when(match, *(f"take {each}" for each in taken))

    assert goods(match) == found


# Husbandry

HERDER: dict[str, Any] = {"advances": ["storage", "husbandry"]}
FAR_LAND = {"B2": "FFFF", "F2": "FFFF", "D3": "BBBM", "B4": "FFFF", "F4": "FFFF"}
"""Two steps from D2 lie B2, B3, F2 and F3 (Fertile), C4 and E4 (Barren), and D4 (a Mountain)."""
FAR = {"B2 food", "B3 food", "F2 food", "F3 food", "D4 ore"}
CLOSE = {"D2 food", "C2 wood", "E2 ore", "C3 food", "E3 food"}


@pytest.mark.rule("COC-COL-12")
def test_husbandry_reaches_land_at_distance_two() -> None:
    match = collecting({**HERDER, **happy("temple")}, regions=FAR_LAND)
    assert takes(match) == CLOSE | FAR


@pytest.mark.rule("COC-COL-12")
@pytest.mark.parametrize(
    ("words", "lost"),
    [
        ({"players": {"units": {"B3": "infantry"}}}, "B3 food"),
        ({"barbarians": {"units": {"D4": "infantry"}}}, "D4 ore"),
        ({"exhausted": ["F3"]}, "F3 food"),
        ({"players": {"cities": {"D7": {}, "B2": {}}}}, "B2 food"),
    ],
)
def test_far_land_obeys_the_rules_for_near_land(words: dict[str, Any], lost: str) -> None:
    rival = words.pop("players", {})
    match = collecting({**HERDER, **happy("temple")}, rival, regions=FAR_LAND, **words)
    assert takes(match) == (CLOSE | FAR) - {lost}


@pytest.mark.rule("COC-COL-12")
def test_no_herd_grazes_at_sea_or_in_unexplored_land() -> None:
    words = {"advances": ["storage", "husbandry", "fishing"], **happy()}
    match = collecting(words, regions={"D3": "BWWM"})
    assert takes(match) == {"D2 food", "C2 wood", "E2 ore", "D4 ore"}


@pytest.mark.rule("COC-COL-12")
def test_no_way_to_far_land_leads_through_unexplored_regions() -> None:
    """E5 is two steps from C5, by D4 or D5."""
    words = {"cities": {"C5": {"mood": "happy"}}, **HERDER}
    hidden = collecting(words, regions={"B4": "BBFB", "F4": "BFBB"})
    assert goods(hidden) == {"food": 1}  # C5 was all there is
    seen = collecting(words, regions={"B4": "BBFB", "F4": "BFBB", "D3": "BBBB"})
    assert takes(seen) == {"C5 food", "E5 food"}


@pytest.mark.rule("COC-COL-12")
def test_far_land_counts_within_the_number() -> None:
    match = collecting({**HERDER, "cities": {"D2": {"buildings": ["temple"]}}}, regions=FAR_LAND)
    assert left(match) == 2

    when(match, "take D4 ore", "take E2 ore")

    assert goods(match) == {"ore": 2}
    assert asked(match) == (0, "act")


@pytest.mark.rule("COC-COL-13")
@pytest.mark.parametrize(("first", "again"), [("E2 ore", True), ("D4 ore", False)])
def test_husbandry_is_used_up_only_if_far_land_was_used(first: str, again: bool) -> None:
    match = collecting({**HERDER, "cities": {"D2": {}}}, regions=FAR_LAND)
    when(match, f"take {first}", "collect")
    assert bool(FAR & takes(match)) is again


@pytest.mark.rule("COC-COL-13")
def test_husbandry_comes_back_with_the_next_turn() -> None:
    match = collecting({**HERDER, "cities": {"D2": {}}}, regions=FAR_LAND)
    when(match, "take D4 ore", "end", "end", "collect")
    assert takes(match) >= FAR


# Metallurgy

SMITH: dict[str, Any] = {"advances": ["metallurgy"], "goods": {}}
ORES = {"D3": "MBBB"}
"""A Mountain on D3, as on E2."""


@pytest.mark.rule("COC-COL-14")
def test_metallurgy_is_decided_when_everything_is_collected() -> None:
    match = collecting({**SMITH, **happy("temple")}, regions=ORES)

    when(match, "take D3 ore", "take E2 ore")
    assert asked(match) == (0, "collect")
    when(match, "take D2 food")
    assert asked(match) == (0, "may-use")
    when(match, "use metallurgy")

    assert goods(match) == {"food": 1, "ore": 1, "gold": 1}
    assert told(match, "collected")[-1]["goods"] == "food 1 ore 1 gold 1"


@pytest.mark.rule("COC-COL-14")
def test_ore_from_before_does_not_help_metallurgy() -> None:
    stock = {**SMITH, "goods": {"ore": 5}, **happy()}
    match = collecting(stock, regions=ORES)

    when(match, "take D3 ore", "take D2 food")

    assert asked(match) == (0, "act")
    assert goods(match) == {"food": 1, "ore": 6}


@pytest.mark.rule("COC-COL-14")
def test_metallurgy_sells_ore_that_would_be_lost() -> None:
    match = collecting({**SMITH, "goods": {"ore": 7}, **happy()}, regions=ORES)

    when(match, "take D3 ore", "take E2 ore", "use metallurgy")

    assert goods(match) == {"ore": 7, "gold": 1}
