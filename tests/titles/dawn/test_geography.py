"""Spaces, terrain, distance (CND-GEO)."""

from __future__ import annotations

from typing import Any

import pytest

from oikumene.engine.match import Match
from oikumene.titles.dawn.cards import CULTURE
from oikumene.titles.dawn.terrain import difficulties
from tests.titles.dawn.fights import seed_for
from tests.titles.dawn.given import given, options, player, refused, row, space, table, when

CAPITAL = "-4,4"
ROME: dict[str, Any] = {"leader": "rome"}
LAKE = ["11A0:0,0", "5A3:-2,-1", "12A2:-2,3", "14A4:3,0", "2A2:3,-3", "0A0:2,-1"]
"""Five tiles around a gap, which is filled with a water token: the only water of this map."""
WATER_TOKEN = "2,-1"
NO_BARBARIANS = {"B": "", "D": "", "I": ""}
QUIET_LAKE: dict[str, Any] = {"map": LAKE, "barbarians": {"B": "", "G": ""}}


def placing(
    slot: int, mine: dict[str, Any], rival: dict[str, Any] | None = None, **told: Any
) -> Match:
    """Seat 0 resolves a culture card in a slot."""
    match = given({**ROME, "row": row("early_empire", slot), **mine}, rival or {}, **told)
    return when(match, "resolve early_empire")


def building(
    card: str, mine: dict[str, Any], rival: dict[str, Any] | None = None, **told: Any
) -> Match:
    """Seat 0 resolves an industry card in slot 5."""
    match = given({**ROME, "row": row(card, 5), **mine}, rival or {}, **told)
    return when(match, f"resolve {card}")


def attacking(
    card: str, mine: dict[str, Any], rival: dict[str, Any] | None = None, **told: Any
) -> Match:
    """Seat 0 resolves a military card in slot 5."""
    match = given({**ROME, "row": row(card, 5), **mine}, rival or {}, **told)
    return when(match, f"resolve {card}")


# Adjacent spaces


@pytest.mark.rule("CND-GEO-01")
def test_spaces_are_adjacent_across_tile_borders() -> None:
    match = placing(5, {"cities": ["-3,3"]})

    own_tile, other_tile = {"place -4,3", "place -3,4"}, {"place -2,2", "place -2,3"}
    assert own_tile | other_tile <= {*options(match)}
    assert refused(match)["place -2,4"] == "CND-CUL-02"  # two steps away


@pytest.mark.rule("CND-GEO-01")
def test_spaces_are_adjacent_to_water_tokens() -> None:
    around = {"3,-1", "2,0", "1,0", "1,-1", "2,-2", "3,-2"}
    match = given({"capital": "0,0"}, {"capital": "0,4"}, map=LAKE)
    ground = table(match).ground

    assert {ground.words[n] for n in ground.beside[space(match, WATER_TOKEN)]} == around
    for word in around:
        assert space(match, WATER_TOKEN) in ground.beside[space(match, word)]


# Water


@pytest.mark.rule("CND-GEO-03")
def test_no_control_token_is_placed_on_water() -> None:
    match = placing(5, {"cities": ["-3,3"]})

    assert "place -3,2" not in options(match)
    assert refused(match)["place -3,2"] == "CND-GEO-03"


@pytest.mark.rule("CND-GEO-03")
def test_no_city_is_built_on_water() -> None:
    match = building("nationalism", {"control": ["-4,2"]})

    assert refused(match)["found -3,1"] == "CND-GEO-03"


@pytest.mark.rule("CND-GEO-03")
@pytest.mark.parametrize(("card", "allowed"), [("foreign_trade", False), ("steam_power", True)])
def test_a_caravan_enters_water_only_if_its_card_says_so(card: str, allowed: bool) -> None:
    match = given({**ROME, "row": row(card, 5)}, {})

    when(match, f"resolve {card}")

    assert ("go -3,2" in options(match)) is allowed
    assert (refused(match).get("go -3,2") == "CND-GEO-03") is not allowed


@pytest.mark.rule("CND-GEO-03")
@pytest.mark.parametrize(("card", "allowed"), [("pottery", False), ("nationalism", True)])
def test_cities_are_counted_over_water_only_if_the_card_says_so(card: str, allowed: bool) -> None:
    match = building(card, {"control": ["-1,-6"]}, {"capital": "4,0"})

    assert ("found 1,-6" in options(match)) is allowed  # beyond 0,-6


@pytest.mark.rule("CND-GEO-03")
@pytest.mark.parametrize(("card", "allowed"), [("iron_working", False), ("mass_production", True)])
def test_attacks_are_counted_over_water_only_if_the_card_says_so(card: str, allowed: bool) -> None:
    match = attacking(card, {"control": ["-1,-6"]}, {"control": ["1,-7"], "capital": "4,0"})

    assert ("attack 1,-7 piece" in options(match)) is allowed


# Natural wonder spaces


@pytest.mark.rule("CND-GEO-04")
@pytest.mark.parametrize(("slot", "allowed"), [(4, False), (5, True)])
def test_a_natural_wonder_space_has_difficulty_five(slot: int, allowed: bool) -> None:
    match = placing(slot, {"cities": ["1,1"]})

    assert ("place 1,2" in options(match)) is allowed


@pytest.mark.rule("CND-GEO-04")
def test_an_effect_on_mountains_and_deserts_does_not_ease_a_natural_wonder() -> None:
    coast: dict[str, Any] = {"map": ["4B0:0,0"], "barbarians": {"D": ""}}
    japan = {"leader": "japan", "capital": "0,-1", "cities": ["1,-2"]}

    match = placing(4, japan, {"capital": "2,-2"}, **coast)

    assert "place 2,-3" in options(match)  # a mountain on the edge
    assert refused(match)["place 0,0"] == "CND-CUL-03"  # a natural wonder by the water


# Water tokens


@pytest.mark.rule("CND-GEO-07")
def test_nothing_is_placed_or_built_on_a_water_token() -> None:
    beside = {"capital": "1,-1"}

    match = placing(5, beside, {"capital": "0,4"}, **QUIET_LAKE)
    assert refused(match)[f"place {WATER_TOKEN}"] == "CND-GEO-03"
    match = building("nationalism", beside, {"capital": "0,4"}, **QUIET_LAKE)
    assert refused(match)[f"found {WATER_TOKEN}"] == "CND-GEO-03"


@pytest.mark.rule("CND-GEO-07")
@pytest.mark.parametrize(("card", "allowed"), [("foreign_trade", False), ("steam_power", True)])
def test_a_caravan_may_stop_on_a_water_token_if_on_water(card: str, allowed: bool) -> None:
    match = given(
        {**ROME, "capital": "1,-1", "row": row(card, 1)}, {"capital": "0,4"}, **QUIET_LAKE
    )

    when(match, f"resolve {card}")

    assert (f"go {WATER_TOKEN}" in options(match)) is allowed
    assert ("go 3,-2" in options(match)) is allowed  # grassland behind the water


@pytest.mark.rule("CND-GEO-07")
def test_a_barbarian_crosses_a_water_token() -> None:
    west = {"direction": 3, "seed": seed_for(1)}
    match = given(
        {"capital": "0,0"},
        {"capital": "0,4"},
        map=LAKE,
        barbarians={"B": "", "G": "3,-1"},
        phase="event",
        dial=1,
        **west,
    )

    assert table(match).barbarians["G"] == space(match, "1,-1")


# The edge of the map


@pytest.mark.rule("CND-GEO-08")
def test_a_space_with_a_neighbour_off_the_map_is_on_the_edge() -> None:
    lighthouse = {"great_lighthouse": "0,0"}
    mine = {"capital": "0,0"}

    match = building("pottery", mine, {"capital": "0,4"}, wonders=lighthouse, **QUIET_LAKE)

    assert {"found 5,-2", "found 5,-3", "found -3,2"} <= {*options(match)}  # edge spaces far away


@pytest.mark.rule("CND-GEO-08")
def test_a_water_token_is_no_edge() -> None:
    lighthouse = {"great_lighthouse": "0,0"}
    mine = {"capital": "0,0"}

    match = building("pottery", mine, {"capital": "0,4"}, wonders=lighthouse, **QUIET_LAKE)

    assert refused(match)["found 3,-2"] == "CND-IND-02"  # by the lake, too far away


# Within so many spaces


@pytest.mark.rule("CND-GEO-09")
def test_a_target_is_in_range_if_a_path_of_so_many_steps_leads_there() -> None:
    match = building("pottery", {}, barbarians=NO_BARBARIANS)

    assert "found -2,4" in options(match)  # two steps
    assert refused(match)["found -1,3"] == "CND-IND-02"  # three


@pytest.mark.rule("CND-GEO-09")
def test_every_space_on_the_way_must_be_one_that_may_be_counted_through() -> None:
    on_the_way = {**NO_BARBARIANS, "D": "-3,4"}

    match = building("pottery", {}, barbarians=on_the_way)

    assert refused(match)["found -2,4"] == "CND-IND-02"


@pytest.mark.rule("CND-GEO-09")
def test_a_way_round_counts_all_its_steps() -> None:
    on_the_way = {**NO_BARBARIANS, "D": "-3,4"}

    match = building("animal_husbandry", {}, barbarians=on_the_way)

    assert "found -2,4" in options(match)  # over -3,3 and -2,3


@pytest.mark.rule("CND-GEO-09")
def test_the_target_itself_need_not_be_one_that_may_be_counted_through() -> None:
    match = attacking("masonry", {}, barbarians={**NO_BARBARIANS, "D": "-3,4", "I": "-2,4"})

    assert "attack -3,4 barbarian" in options(match)
    assert "attack -2,4 barbarian" not in options(match)


@pytest.mark.rule("CND-GEO-09")
def test_the_space_itself_is_within_range() -> None:
    match = attacking("masonry", {}, barbarians={**NO_BARBARIANS, "D": CAPITAL})

    assert f"attack {CAPITAL} barbarian" in options(match)


# Difficulty and slot


DIFFICULT = [
    (CAPITAL, "-4,3", 1),  # grassland
    ("-3,3", "-2,2", 2),  # hills
    ("-4,0", "-3,0", 3),  # forest
    (CAPITAL, "-4,5", 4),  # desert
    ("-3,3", "-2,3", 5),  # mountain
    ("1,1", "1,2", 5),  # natural wonder
]


@pytest.mark.rule("CND-GEO-10")
@pytest.mark.parametrize(("city", "target", "difficulty"), DIFFICULT)
@pytest.mark.parametrize("slot", [1, 2, 3, 4, 5])
def test_the_difficulty_must_not_exceed_the_slot(
    city: str, target: str, difficulty: int, slot: int
) -> None:
    match = placing(slot, {"capital": city})

    offered = match.decision is not None and f"place {target}" in options(match)
    assert offered is (slot >= difficulty)


@pytest.mark.rule("CND-GEO-10")
@pytest.mark.parametrize(("slot", "allowed"), [(3, False), (4, True)])
def test_mohenjo_daro_opens_natural_wonders_to_slot_four(slot: int, allowed: bool) -> None:
    match = placing(slot, {"cities": ["1,1"], "diplomacy": ["mohenjo_daro"]})

    assert ("place 1,2" in options(match)) is allowed


@pytest.mark.rule("CND-GEO-10")
def test_the_effective_slot_counts() -> None:
    match = placing(1, {"cities": ["-4,0"]}, wonders={"machu_picchu": CAPITAL})

    assert "place -3,0" in options(match)  # a forest: slot 1 counts as 3
    assert refused(match)["place -4,5"] == "CND-CUL-03"  # a desert


@pytest.mark.rule("CND-GEO-10")
def test_water_matches_no_slot() -> None:
    match = placing(1, {"cities": ["-3,3"]})

    assert "place -4,3" in options(match)
    assert "place -3,2" not in options(match)  # of difficulty 1 too


@pytest.mark.rule("CND-GEO-11")
@pytest.mark.parametrize(
    ("diplomacy", "slot", "allowed"),
    [([], 2, False), ([], 3, True), (["mohenjo_daro"], 1, False), (["mohenjo_daro"], 2, True)],
)
def test_difficulty_is_first_replaced_and_then_reduced(
    diplomacy: list[str], slot: int, allowed: bool
) -> None:
    japan = {"leader": "japan", "cities": ["5,-2"], "diplomacy": diplomacy}

    match = placing(slot, japan)

    assert ("place 5,-3" in options(match)) is allowed  # a mountain on the edge


@pytest.mark.rule("CND-GEO-11")
def test_difficulty_never_falls_below_one() -> None:
    match = given({**ROME, "diplomacy": ["kumasi", "mohenjo_daro"]}, {})
    terrain = table(match).ground.terrain

    found = difficulties(table(match), player(match), CULTURE)

    assert dict(zip(terrain, found, strict=True)) == {
        "water": 1,
        "grassland": 1,
        "hills": 1,
        "forest": 1,
        "desert": 3,
        "mountain": 4,
        "natural_wonder": 4,
    }


# Empty spaces


def luring(mine: dict[str, Any], rival: dict[str, Any], **told: Any) -> list[str]:
    """Where Seoul lets seat 0 move a barbarian: to adjacent empty land."""
    match = given({**ROME, "diplomacy": ["seoul"], **mine}, rival, **told)
    return options(when(match, "use seoul"), "lure")


@pytest.mark.rule("CND-GEO-12")
@pytest.mark.parametrize(
    ("mine", "rival", "told"),
    [
        ({}, {}, {"things": {"0,2": "resource:oil"}}),
        ({}, {}, {"things": {"0,2": "natural_wonder:pantanal"}}),
        ({}, {}, {"things": {"0,2": "city_state:seoul"}}),
        ({}, {}, {"wonders": {"petra": "0,2"}}),
        ({}, {}, {"barbarians": {"D": "0,1", "B": "0,2"}}),
        ({"control": ["0,2"]}, {}, {}),
        ({}, {"reinforced": ["0,2"]}, {}),
        ({"cities": ["0,2"]}, {}, {}),
        ({}, {"capital": "0,2"}, {}),
        ({"caravans": ["0,2"]}, {}, {}),
        ({}, {"caravans": ["0,2"]}, {}),
    ],
)
def test_every_token_and_figure_makes_a_space_not_empty(
    mine: dict[str, Any], rival: dict[str, Any], told: dict[str, Any]
) -> None:
    told = {"barbarians": {"D": "0,1"}, **told}

    assert "lure D 0,2" in luring({}, {}, barbarians={"D": "0,1"})
    assert "lure D 0,2" not in luring(mine, rival, **told)


@pytest.mark.rule("CND-GEO-13")
@pytest.mark.parametrize(
    ("beside", "marked", "told"),
    [
        ("-1,0", "-1,-1", {}),  # a barbarian's letter
        ("-1,0", "-2,0", {"things": {"-2,0": ""}}),  # mercury
        ("-1,0", "-1,1", {"things": {"-1,1": ""}}),  # a city-state
        ("1,1", "1,2", {"things": {"1,2": ""}}),  # a natural wonder
        ("-4,3", "-4,4", {}),  # a star
    ],
)
def test_a_printed_marker_leaves_a_space_empty(
    beside: str, marked: str, told: dict[str, Any]
) -> None:
    lures = luring({"capital": "4,0"}, {}, barbarians={"D": "", "I": beside}, **told)

    assert f"lure I {marked}" in lures


# Friendly and rival spaces


@pytest.mark.rule("CND-GEO-15")
@pytest.mark.parametrize("piece", ["control", "reinforced", "cities"])
def test_a_space_with_an_own_city_or_token_is_friendly(piece: str) -> None:
    with_piece = building("pottery", {piece: ["1,1"]}, barbarians=NO_BARBARIANS)
    without = building("pottery", {}, barbarians=NO_BARBARIANS)

    assert "found 3,1" in options(with_piece)  # two steps from it
    assert "found 3,1" not in options(without)
    assert with_piece.view(0)["table"]["players"][0]["spaces"] == 2


@pytest.mark.rule("CND-GEO-15")
@pytest.mark.parametrize("piece", ["control", "reinforced", "cities"])
def test_a_space_with_a_piece_of_another_player_is_rival(piece: str) -> None:
    behind = {"control": ["-2,4"]}
    rival = {**behind, piece: [*behind.get(piece, []), "-3,4"]}

    match = attacking("masonry", {}, rival, barbarians=NO_BARBARIANS)

    assert "attack -3,4 piece" in options(match)
    assert refused(match)["attack -2,4 piece"] == "CND-MIL-08"  # not counted through


@pytest.mark.rule("CND-GEO-15")
def test_a_space_that_is_friendly_to_one_is_rival_to_every_other() -> None:
    players = [{**ROME, "row": row("masonry", 5)}, {}, {"control": ["-3,4"]}]
    match = given(*players, barbarians={"A": "", **NO_BARBARIANS, "G": ""})

    when(match, "resolve masonry")

    assert options(match, "attack") == ["attack -3,4 piece"]


@pytest.mark.rule("CND-GEO-16")
def test_an_own_caravan_makes_no_space_friendly() -> None:
    match = building("pottery", {"caravans": ["1,1"]}, barbarians=NO_BARBARIANS)

    assert refused(match)["found 3,1"] == "CND-IND-02"
    assert match.view(0)["table"]["players"][0]["spaces"] == 1


@pytest.mark.rule("CND-GEO-16")
def test_a_rival_caravan_makes_no_space_rival() -> None:
    rival = {"caravans": ["-3,4"]}

    assert "found -2,4" in options(building("pottery", {}, rival, barbarians=NO_BARBARIANS))
    assert "place -3,4" in options(placing(5, {}, rival))
    military = attacking("masonry", {"control": ["0,0"]}, rival, barbarians=NO_BARBARIANS)
    assert "attack -3,4 piece" not in options(military)


@pytest.mark.rule("CND-GEO-17")
def test_a_city_state_is_not_rival_and_is_counted_through() -> None:
    match = attacking(
        "masonry", {"control": ["-2,1"]}, {"control": ["0,1"]}, barbarians=NO_BARBARIANS
    )

    assert "attack 0,1 piece" in options(match)  # behind Brussels


@pytest.mark.rule("CND-GEO-17")
def test_neither_city_states_nor_barbarians_are_friendly() -> None:
    near_both = {**NO_BARBARIANS, "D": "0,2"}  # beside Brussels
    mine = {"control": ["-4,3"], "diplomacy": ["brussels"]}

    match = attacking("masonry", mine, {"control": ["1,1"]}, barbarians=near_both)

    assert refused(match)["attack 0,2 barbarian"] == "CND-MIL-08"
    assert refused(match)["attack 1,1 piece"] == "CND-MIL-08"
    assert match.view(0)["table"]["players"][0]["spaces"] == 2


@pytest.mark.rule("CND-GEO-17")
def test_an_attack_on_a_city_state_or_barbarian_is_none_on_a_rival() -> None:
    mine = {"control": ["-2,2"], "diplomacy": ["embassy@1"]}
    match = attacking("masonry", mine, barbarians={**NO_BARBARIANS, "D": "-1,2"})

    when(match, "attack -1,2 barbarian")
    while match.decision and match.decision.ask != "attack":
        when(match, options(match)[0])
    when(match, "attack -1,1 city_state")

    assert player(match).diplomacy == ("embassy@1",)
