"""Economy cards and caravans (CND-ECO)."""

from __future__ import annotations

from typing import Any

import pytest

from oikumene.engine.match import Match
from oikumene.titles.dawn.state import NOWHERE
from tests.titles.dawn.given import (
    asked,
    given,
    options,
    player,
    refused,
    resources,
    space,
    table,
    told,
    when,
    words,
)
from tests.titles.dawn.scenes import having, number, piece, spaces, thing, trade

HOME = {"-3,3", "-3,4", "-4,3", "-5,4"}
"""The grassland around the capital of seat 0; Brussels is three spaces away, at -1,1."""
NEIGHBOUR = {"cities": ["-3,3"]}
"""A rival with a city beside that capital."""


def caravans(match: Match, seat: int = 0) -> list[str]:
    """Where a player's caravans are on the map."""
    return words(match, player(match, seat).caravans)


def journeys(match: Match) -> list[int]:
    """Let all caravans stay; returns how far each might have gone."""
    found = []
    while asked(match)[1] in ("which-caravan", "move-caravan"):
        if asked(match)[1] == "move-caravan":
            found.append(number(match))
        when(match, options(match)[-1])  # any caravan; stay
    return found


# Moving


@pytest.mark.rule("CND-ECO-01")
def test_caravans_on_the_map_and_on_the_card_move_in_any_order() -> None:
    for first, second in (("1,1", "card"), ("card", "1,1")):
        match = given(having("currency", 1, caravans=["1,1"]), {})
        when(match, "resolve currency")
        assert set(options(match)) == {"caravan 1,1", "caravan card"}

        goes = {"1,1": "go 1,0", "card": "go -3,4"}
        when(match, f"caravan {first}", goes[first], goes[second])
        assert caravans(match) == ["-3,4", "1,0"]
        assert asked(match) == (1, "turn")  # each has moved once


@pytest.mark.rule("CND-ECO-01")
@pytest.mark.parametrize(
    ("card", "moves"),
    [("foreign_trade", 3), ("currency", 4), ("steam_power", 6), ("capitalism", 6)],
)
def test_the_card_says_how_far_each_caravan_may_go(card: str, moves: int) -> None:
    match = given(having(card, 1), {})
    when(match, f"resolve {card}")

    assert set(journeys(match)) == {moves}


@pytest.mark.rule("CND-ECO-01")
def test_a_caravan_goes_up_to_so_many_spaces() -> None:
    match = given(having("foreign_trade", 5), {})
    when(match, "resolve foreign_trade")

    assert {"-3,4", "-2,4", "-1,3"} <= spaces(match, "go")  # one, two and three spaces
    assert refused(match)["go 0,3"] == "CND-ECO-01"  # four
    assert "stay" in options(match)


@pytest.mark.rule("CND-ECO-01")
def test_a_caravan_may_stay() -> None:
    match = given(having("foreign_trade", 1, caravans=["1,1"]), {})
    when(match, "resolve foreign_trade", "stay")

    assert caravans(match) == ["1,1"]
    assert asked(match) == (1, "turn")


@pytest.mark.rule("CND-ECO-02")
@pytest.mark.parametrize("spent", [0, 1, 2])
def test_a_trade_token_lets_every_caravan_go_further(spent: int) -> None:
    match = given(having("currency", 1, trade={"currency": 2}), {})
    when(match, "resolve currency", f"spend {spent}")

    assert journeys(match) == [4 + spent, 4 + spent]
    assert trade(match).get("currency", 0) == 2 - spent


@pytest.mark.rule("CND-ECO-02")
def test_the_further_spaces_are_for_this_resolution_only() -> None:
    match = given(
        having("currency", 5, trade={"currency": 1}), {"row": having("masonry", 5)["row"]}
    )
    when(match, "resolve currency", "spend 1")
    assert journeys(match) == [5, 5]

    when(match, "resolve early_empire", "done", "resolve currency")
    assert journeys(match) == [4, 4]


@pytest.mark.rule("CND-ECO-03")
@pytest.mark.parametrize(
    ("card", "available"),
    [("foreign_trade", 1), ("currency", 2), ("steam_power", 2), ("capitalism", 3)],
)
def test_the_level_says_how_many_caravans_there_are(card: str, available: int) -> None:
    match = given(having(card, 1), {})
    assert match.view(0)["table"]["players"][0]["available_caravans"] == available

    when(match, f"resolve {card}")
    assert len(journeys(match)) == available


@pytest.mark.rule("CND-ECO-03")
def test_unused_caravans_lie_on_the_card() -> None:
    match = given(having("capitalism", 1, caravans=["1,1"]), {})
    when(match, "resolve capitalism")

    assert set(options(match)) == {"caravan 1,1", "caravan card"}
    when(match, "caravan 1,1", "stay")
    assert len(journeys(match)) == 2


EAST: dict[str, Any] = {"cities": ["4,0"], "control": ["3,0", "3,1", "4,-1"]}
"""A mature city on the eastern edge."""


@pytest.mark.rule("CND-ECO-04")
def test_a_caravan_starts_from_the_capital_or_a_mature_city() -> None:
    match = given(having("foreign_trade", 1, **EAST), {})
    when(match, "resolve foreign_trade")

    assert spaces(match, "go") == HOME | {"4,-1", "5,-2"}  # one space from the city, and two
    when(match, "go 5,-2")
    assert caravans(match) == ["5,-2"]


@pytest.mark.rule("CND-ECO-04")
@pytest.mark.parametrize(("leader", "starts"), [("scythia", False), ("rome", True)])
def test_only_romans_start_from_a_city_that_is_not_mature(leader: str, starts: bool) -> None:
    match = given(having("foreign_trade", 1, cities=["4,0"]) | {"leader": leader}, {})
    when(match, "resolve foreign_trade")

    assert spaces(match, "go") == (HOME | {"4,-1", "5,-2"} if starts else HOME)


@pytest.mark.rule("CND-ECO-04")
def test_the_first_step_goes_to_an_adjacent_space_and_counts() -> None:
    match = given(having("foreign_trade", 2), {})
    when(match, "resolve foreign_trade")

    first, second, third = HOME, {"-4,2", "-2,2"}, {"-4,1", "-1,2", "-2,1", "-1,1"}
    assert spaces(match, "go") == first | second | third


@pytest.mark.rule("CND-ECO-05")
@pytest.mark.parametrize("slot", [1, 2, 3, 4, 5])
def test_the_slot_limits_the_terrain(slot: int) -> None:
    """Around 3,-1: grassland, hills, forests and a mountain; 1,1 has deserts beside it."""
    for at, added in (
        ("3,-1", [{"4,-1"}, {"3,-2"}, {"2,-1", "2,0", "3,0"}, set(), {"4,-2"}]),
        ("1,1", [{"0,2", "1,0"}, set(), {"2,0"}, {"0,1", "2,1"}, {"1,2"}]),
    ):
        match = given(having("foreign_trade", slot, caravans=[at]), {})
        when(match, "resolve foreign_trade")

        around = set().union(*added)
        assert spaces(match, "go") & around == set().union(*added[:slot])
        for steeper in set().union(*added[slot:]):
            assert refused(match)[f"go {steeper}"] == "CND-ECO-05"


@pytest.mark.rule("CND-ECO-05")
def test_steep_spaces_are_not_passed_either() -> None:
    """From 1,1 the way to the grassland at 4,0 leads through forests."""
    for slot in (2, 3):
        match = given(having("steam_power", slot, caravans=["1,1"]), {})
        when(match, "resolve steam_power", "caravan 1,1")
        assert ("4,0" in spaces(match, "go")) == (slot == 3)


@pytest.mark.rule("CND-ECO-05")
@pytest.mark.parametrize(
    ("card", "sails"),
    [("foreign_trade", False), ("currency", False), ("steam_power", True), ("capitalism", True)],
)
def test_only_steam_power_and_capitalism_enter_water(card: str, sails: bool) -> None:
    match = given(having(card, 2), {})
    when(match, f"resolve {card}")
    assert ("-3,2" in spaces(match, "go")) == sails
    if not sails:
        assert refused(match)["go -3,2"] == "CND-GEO-03"
        return

    when(match, "go -3,2")
    assert caravans(match) == ["-3,2"]  # and may stop there


@pytest.mark.rule("CND-ECO-06")
def test_a_caravan_does_not_enter_the_space_of_a_barbarian() -> None:
    match = given(having("foreign_trade", 2), {}, barbarians={"D": "-4,2"})
    when(match, "resolve foreign_trade")

    assert refused(match)["go -4,2"] == "CND-ECO-06"
    assert "-4,1" not in spaces(match, "go")  # nor pass it


@pytest.mark.rule("CND-ECO-06")
@pytest.mark.parametrize("card", ["steam_power", "capitalism"])
def test_better_cards_do_not_enter_the_space_of_a_barbarian_either(card: str) -> None:
    match = given(having(card, 2), {}, barbarians={"D": "-4,2"})
    when(match, f"resolve {card}")

    assert refused(match)["go -4,2"] == "CND-ECO-06"


STOPS = {
    "own token": ({"control": ["1,0"]}, {}, {}),
    "own reinforced token": ({"reinforced": ["1,0"]}, {}, {}),
    "rival token": ({}, {"control": ["1,0"]}, {}),
    "own city": ({"cities": ["1,0"]}, {}, {}),
    "rival caravan": ({}, {"caravans": ["1,0"]}, {}),
    "resource": ({}, {}, {"things": {"1,0": "resource:oil"}}),
    "natural wonder": ({}, {}, {"things": {"1,0": "natural_wonder:pantanal"}}),
    "world wonder": ({}, {}, {"wonders": {"petra": "1,0"}}),
}


@pytest.mark.rule("CND-ECO-07")
@pytest.mark.parametrize("what", STOPS)
def test_a_caravan_stops_where_other_things_are_and_nothing_happens(what: str) -> None:
    mine, rivals, others = STOPS[what]
    match = given(having("foreign_trade", 1, caravans=["1,1"], **mine), rivals, **others)
    before = piece(match, "1,0"), thing(match, "1,0"), caravans(match, 1)
    when(match, "resolve foreign_trade", "go 1,0")

    assert caravans(match) == ["1,0"]
    assert (piece(match, "1,0"), thing(match, "1,0"), caravans(match, 1)) == before
    assert sum(resources(match).values()) == 0
    assert player(match).tokens == {}
    assert player(match).wonders == ()
    assert trade(match) == {}
    assert asked(match) == (1, "turn")


@pytest.mark.rule("CND-ECO-07")
@pytest.mark.parametrize("what", STOPS)
def test_a_caravan_passes_other_things(what: str) -> None:
    """A barbarian at 0,1 leaves only the way through 1,0 to reach 0,0 in three steps."""
    mine, rivals, others = STOPS[what]
    me = having("foreign_trade", 4, caravans=["1,1"], **mine)
    match = given(me, rivals, barbarians={"D": "0,1"}, **others)
    when(match, "resolve foreign_trade", "go 0,0")

    assert caravans(match) == ["0,0"]


@pytest.mark.rule("CND-ECO-07")
def test_own_caravans_may_share_a_space() -> None:
    match = given(having("currency", 1, caravans=["1,1", "1,0"]), {})
    when(match, "resolve currency", "caravan 1,1", "go 1,0", "stay")

    assert caravans(match) == ["1,0", "1,0"]


@pytest.mark.rule("CND-ECO-08")
def test_a_caravan_passes_a_rival_city() -> None:
    me = having("foreign_trade", 4, caravans=["1,1"])
    match = given(me, {"cities": ["1,0"]}, barbarians={"D": "0,1"})
    when(match, "resolve foreign_trade", "go 0,0")

    assert caravans(match) == ["0,0"]
    assert trade(match) == {}
    assert asked(match) == (1, "turn")


@pytest.mark.rule("CND-ECO-08")
def test_a_caravan_passes_a_city_state() -> None:
    """A barbarian at -2,2 leaves only the way through Brussels from -1,2 to -1,0."""
    me = having("foreign_trade", 2, caravans=["-1,2"])
    match = given(me, {}, barbarians={"D": "-2,2"})
    when(match, "resolve foreign_trade", "go -1,0")

    assert caravans(match) == ["-1,0"]
    assert trade(match) == {}
    assert asked(match) == (1, "turn")


@pytest.mark.rule("CND-ECO-08")
@pytest.mark.parametrize("goal", ["-1,1", "-3,3"])
def test_a_caravan_cannot_stop_and_stay_there(goal: str) -> None:
    match = given(having("foreign_trade", 2), NEIGHBOUR, barbarians={"D": ""})
    when(match, "resolve foreign_trade", f"go {goal}")

    assert caravans(match) == []


# Arriving


@pytest.mark.rule("CND-ECO-09")
def test_a_caravan_arrives_at_a_city_state() -> None:
    match = given(having("foreign_trade", 2, caravans=["-2,2"]), {})
    when(match, "resolve foreign_trade", "go -1,1")

    assert caravans(match) == []  # back on the card
    assert trade(match) == {"pottery": 2}
    assert asked(match) == (0, "take-diplomacy")

    when(match, "take brussels")
    assert player(match).diplomacy == ("brussels",)
    assert asked(match) == (1, "turn")


@pytest.mark.rule("CND-ECO-09")
def test_a_caravan_arrives_at_a_rival_city() -> None:
    match = given(having("foreign_trade", 1), NEIGHBOUR)
    when(match, "resolve foreign_trade", "go -3,3")
    assert caravans(match) == []

    when(match, "put masonry", "put masonry")
    assert trade(match) == {"masonry": 2}
    assert asked(match) == (0, "take-diplomacy")

    when(match, "take embassy@1")
    assert player(match).diplomacy == ("embassy@1",)
    assert asked(match) == (1, "turn")


@pytest.mark.rule("CND-ECO-09")
def test_a_capital_is_a_rival_city() -> None:
    match = given(having("foreign_trade", 2, caravans=["1,-5"]), {})
    when(match, "resolve foreign_trade", "go 1,-6")

    assert asked(match) == (0, "put-trade")


@pytest.mark.rule("CND-ECO-09")
def test_a_caravan_that_came_back_starts_again_from_the_card() -> None:
    match = given(having("foreign_trade", 1), NEIGHBOUR)
    when(match, "resolve foreign_trade", "go -3,3", "put masonry", "put masonry", "done")
    when(match, "resolve astrology", "resolve foreign_trade")

    assert asked(match) == (0, "move-caravan")
    assert spaces(match, "go") == HOME


@pytest.mark.rule("CND-ECO-10")
@pytest.mark.parametrize(
    ("state", "card"),
    [
        ("seoul", "astrology"),
        ("buenos_aires", "pottery"),
        ("kumasi", "early_empire"),
        ("carthage", "masonry"),
    ],
)
def test_a_city_state_trades_with_the_card_of_its_type(state: str, card: str) -> None:
    me = having("foreign_trade", 1, caravans=["1,1"])
    match = given(me, {}, things={"1,0": f"city_state:{state}", "1,-2": ""})
    when(match, "resolve foreign_trade", "go 1,0")

    assert trade(match) == {card: 2}


@pytest.mark.rule("CND-ECO-10")
def test_tokens_of_a_city_state_that_find_no_room_are_lost() -> None:
    me = having("foreign_trade", 2, caravans=["-2,2"], trade={"pottery": 2})
    match = given(me, {})
    when(match, "resolve foreign_trade", "go -1,1")

    assert trade(match) == {"pottery": 3}


@pytest.mark.rule("CND-ECO-11")
@pytest.mark.parametrize("cards", [("masonry", "masonry"), ("foreign_trade", "early_empire")])
def test_tokens_from_a_rival_city_are_distributed_freely(cards: tuple[str, str]) -> None:
    match = given(having("foreign_trade", 1), NEIGHBOUR)
    when(match, "resolve foreign_trade", "go -3,3")
    assert options(match) == [f"put {card}" for card in player(match).row]

    when(match, *[f"put {card}" for card in cards])
    assert trade(match) == {card: cards.count(card) for card in cards}
    assert trade(match, 1) == {}


@pytest.mark.rule("CND-ECO-12")
def test_a_city_state_gives_one_of_its_cards() -> None:
    me = having("foreign_trade", 2, caravans=["-2,2"])
    match = given(me, {"diplomacy": ["brussels"]})  # the other one is still there
    when(match, "resolve foreign_trade", "go -1,1")
    assert options(match) == ["take brussels", "done"]

    when(match, "take brussels")
    assert player(match, 0).diplomacy == player(match, 1).diplomacy == ("brussels",)
    assert table(match).stocks["brussels"] == 0


@pytest.mark.rule("CND-ECO-12")
def test_a_city_state_gives_nothing_to_who_has_a_copy() -> None:
    me = having("foreign_trade", 2, caravans=["-2,2"], diplomacy=["brussels"])
    match = given(me, {})
    when(match, "resolve foreign_trade", "go -1,1")

    assert trade(match) == {"pottery": 2}
    assert asked(match) == (1, "turn")
    assert player(match).diplomacy == ("brussels",)


@pytest.mark.rule("CND-ECO-12")
def test_cards_of_a_city_state_are_not_taken_from_other_players() -> None:
    me, holder = having("foreign_trade", 2, caravans=["-2,2"]), {"diplomacy": ["brussels"]}
    match = given(me, holder, holder)
    when(match, "resolve foreign_trade", "go -1,1")

    assert asked(match) == (1, "turn")
    assert player(match).diplomacy == ()
    assert player(match, 1).diplomacy == player(match, 2).diplomacy == ("brussels",)


def at_the_neighbours(me: Any, *others: Any, **table: Any) -> Match:
    """A caravan has arrived at the neighbour's city, and its trade tokens are placed."""
    match = given(having("foreign_trade", 1, **me), NEIGHBOUR, *others, **table)
    return when(match, "resolve foreign_trade", "go -3,3", "put masonry", "put masonry")


@pytest.mark.rule("CND-ECO-13")
def test_a_rival_gives_a_card_out_of_the_stock() -> None:
    match = at_the_neighbours({}, {"diplomacy": ["joint_war@1", "embassy@0"]})

    assert set(options(match)) == {
        "take defensive_pact@1", "take open_borders@1", "take embassy@1", "done",
    }  # fmt: skip


@pytest.mark.rule("CND-ECO-13")
def test_a_card_of_the_same_rival_is_returned_first() -> None:
    match = at_the_neighbours({"diplomacy": ["embassy@1", "seoul"]})
    assert "take embassy@1" not in options(match)

    when(match, "take joint_war@1")
    assert set(player(match).diplomacy) == {"joint_war@1", "seoul"}
    assert "embassy" in match.view(1)["table"]["players"][1]["stock"]


@pytest.mark.rule("CND-ECO-13")
def test_cards_of_other_rivals_are_kept() -> None:
    match = at_the_neighbours({"diplomacy": ["embassy@2"]}, {})
    when(match, "take embassy@1")

    assert set(player(match).diplomacy) == {"embassy@1", "embassy@2"}


@pytest.mark.rule("CND-ECO-13")
def test_with_potala_palace_nothing_is_returned() -> None:
    held = ["joint_war@1", "defensive_pact@1", "open_borders@1"]
    match = at_the_neighbours({"diplomacy": held}, wonders={"potala_palace": "-4,4"})
    assert options(match) == ["take embassy@1", "done"]

    when(match, "take embassy@1")
    assert set(player(match).diplomacy) == {*held, "embassy@1"}


@pytest.mark.rule("CND-ECO-13")
def test_a_rival_without_cards_in_stock_gives_none() -> None:
    held = ["joint_war@1", "defensive_pact@1", "open_borders@1", "embassy@1"]
    match = at_the_neighbours({"diplomacy": held}, wonders={"potala_palace": "-4,4"})

    assert asked(match) == (1, "turn")
    assert list(player(match).diplomacy) == held


@pytest.mark.rule("CND-ECO-14")
def test_no_card_need_be_taken_from_a_rival() -> None:
    match = at_the_neighbours({"diplomacy": ["embassy@1"]})
    when(match, "done")

    assert player(match).diplomacy == ("embassy@1",)
    assert asked(match) == (1, "turn")


@pytest.mark.rule("CND-ECO-14")
def test_no_card_need_be_taken_from_a_city_state() -> None:
    match = given(having("foreign_trade", 2, caravans=["-2,2"]), {})
    when(match, "resolve foreign_trade", "go -1,1", "done")

    assert player(match).diplomacy == ()
    assert table(match).stocks["brussels"] == 2
    assert asked(match) == (1, "turn")


ARRIVED = ["go -3,3", "put masonry", "put masonry", "done"]
"""What a caravan does that goes to the neighbour."""


@pytest.mark.rule("CND-ECO-15")
def test_only_one_caravan_a_turn_arrives_at_the_same_city() -> None:
    match = given(having("currency", 2), NEIGHBOUR)
    when(match, "resolve currency", *ARRIVED)
    assert asked(match) == (0, "move-caravan")
    assert refused(match)["go -3,3"] == "CND-ECO-15"
    assert "-1,1" in spaces(match, "go")  # it may pass, and arrive elsewhere

    when(match, "go -1,1", "done", "resolve astrology", "resolve currency")
    assert "-3,3" in spaces(match, "go")  # another turn


@pytest.mark.rule("CND-ECO-15")
def test_only_one_caravan_a_turn_arrives_at_the_same_city_state() -> None:
    match = given(having("currency", 2, caravans=["-2,2", "-1,2"]), {})
    when(match, "resolve currency", "caravan -2,2", "go -1,1", "done")

    assert refused(match)["go -1,1"] == "CND-ECO-15"


@pytest.mark.rule("CND-ECO-15")
def test_of_two_caravans_in_a_city_that_was_captured_one_arrives_at_most() -> None:
    """They were there when the city changed hands, and do not move now."""
    match = given(having("currency", 2, caravans=["-3,3", "-3,3"]), NEIGHBOUR)
    when(match, "resolve currency")
    while asked(match)[0] == 0:
        when(match, options(match)[-1])

    assert len(told(match, "arrived")) <= 1


@pytest.mark.rule("CND-ECO-16")
def test_a_caravan_that_came_back_does_not_move_again() -> None:
    match = given(having("foreign_trade", 1), NEIGHBOUR)
    when(match, "resolve foreign_trade", *ARRIVED)

    assert asked(match) == (1, "turn")


@pytest.mark.rule("CND-ECO-16")
def test_nor_does_it_move_in_a_second_resolution() -> None:
    """Venetian Arsenal resolves the card of slot 5 a second time."""
    wonders = {"venetian_arsenal": "-4,4"}
    match = given(having("currency", 5), NEIGHBOUR, wonders=wonders)
    when(match, "resolve currency", *ARRIVED, "go -5,4", "again currency")
    assert spaces(match, "go") == {"-4,4", "-4,3", "-3,4"}  # from -5,4
    assert number(match) == 4

    when(match, "go -4,3")
    assert caravans(match) == ["-4,3"]
    assert asked(match) == (1, "turn")  # that on the card does not go


@pytest.mark.rule("CND-ECO-17")
def test_a_conquered_city_state_is_a_rival_city() -> None:
    rival = {"cities": ["-1,1"], "tokens": {"brussels": "pottery"}}
    me = having("foreign_trade", 2, caravans=["-2,2"])
    match = given(me, rival, conquered={"brussels": "-1,1"})
    when(match, "resolve foreign_trade", "go -1,1")
    assert len(options(match, "put")) == 5  # any card, not only industry

    when(match, "put masonry", "put masonry")
    assert set(options(match)) == {
        "take joint_war@1", "take defensive_pact@1", "take open_borders@1", "take embassy@1",
        "done",
    }  # fmt: skip


@pytest.mark.rule("CND-ECO-17")
def test_an_own_city_on_a_conquered_city_state_is_an_own_city() -> None:
    me = having("foreign_trade", 2, caravans=["-2,2"], cities=["-1,1"])
    match = given(me | {"tokens": {"brussels": "pottery"}}, {}, conquered={"brussels": "-1,1"})
    when(match, "resolve foreign_trade", "go -1,1")

    assert caravans(match) == ["-1,1"]
    assert asked(match) == (1, "turn")


# Barbarians


@pytest.mark.rule("CND-ECO-18")
@pytest.mark.parametrize("card", ["foreign_trade", "steam_power", "capitalism"])
def test_a_barbarian_keeps_caravans_out_of_a_city_state(card: str) -> None:
    match = given(having(card, 2), {}, barbarians={"D": "-1,1"})
    when(match, f"resolve {card}")

    assert refused(match)["go -1,1"] == "CND-ECO-06"


@pytest.mark.rule("CND-ECO-18")
def test_currency_defeats_the_barbarian_of_a_city_state_and_arrives() -> None:
    match = given(having("currency", 2, caravans=["-2,2"]), {}, barbarians={"D": "-1,1"})
    when(match, "resolve currency", "caravan -2,2", "go -1,1")
    assert table(match).barbarians["D"] == NOWHERE
    assert asked(match) == (0, "move-caravan")  # it might go on

    when(match, "stay")
    assert trade(match) == {"pottery": 2}
    assert asked(match) == (0, "take-diplomacy")


@pytest.mark.rule("CND-ECO-18")
def test_currency_may_go_on_from_a_city_state_instead() -> None:
    match = given(having("currency", 2, caravans=["-2,2"]), {}, barbarians={"D": "-1,1"})
    when(match, "resolve currency", "caravan -2,2", "go -1,1", "go -1,0")

    assert table(match).barbarians["D"] == NOWHERE
    assert "-1,0" in caravans(match)
    assert trade(match) == {}


@pytest.mark.rule("CND-ECO-19")
def test_currency_defeats_a_barbarian_without_a_trade_token() -> None:
    match = given(having("currency", 1, caravans=["1,1"]), {}, barbarians={"D": "1,0"})
    when(match, "resolve currency", "caravan 1,1", "go 1,0", "stay", "stay")

    assert table(match).barbarians["D"] == NOWHERE
    assert caravans(match) == ["1,0"]
    assert trade(match) == {}
    assert asked(match) == (1, "turn")


@pytest.mark.rule("CND-ECO-19")
def test_a_caravan_goes_on_after_defeating_a_barbarian() -> None:
    me = having("currency", 4, caravans=["1,1"])
    match = given(me, {}, barbarians={"D": "1,0", "B": "0,0"})
    when(match, "resolve currency", "caravan 1,1", "go 1,0")
    assert number(match) == 3

    when(match, "go 0,0")
    assert number(match) == 2
    assert table(match).barbarians["B"] == NOWHERE
    assert "-3,3" not in spaces(match, "go")  # three spaces would be too far

    when(match, "go -1,0")
    assert caravans(match) == ["-1,0"]


@pytest.mark.rule("CND-ECO-19")
def test_a_barbarians_space_is_entered_only_within_the_slot() -> None:
    match = given(having("currency", 1, caravans=["1,1"]), {}, barbarians={"D": "0,1"})
    when(match, "resolve currency", "caravan 1,1")

    assert refused(match)["go 0,1"] == "CND-ECO-05"


@pytest.mark.rule("CND-ECO-19")
def test_sumeria_gains_a_resource_for_a_barbarian_defeated_by_a_caravan() -> None:
    me = having("currency", 1, caravans=["1,1"]) | {"leader": "sumeria"}
    match = given(me, {}, barbarians={"D": "1,0"})
    when(match, "resolve currency", "caravan 1,1", "go 1,0")
    assert asked(match) == (0, "gain-resource")

    when(match, "resource oil")
    assert resources(match)["oil"] == 1
    assert asked(match) == (0, "move-caravan")


# Cards and wonders


@pytest.mark.rule("CND-ECO-20")
def test_steam_power_exchanges_a_resource_after_the_moves() -> None:
    """All oil is gone: two tokens lie on the map, the rival has six."""
    me = having("steam_power", 1, resources={"marble": 2, "diamond": 1})
    match = given(me, {"resources": {"oil": 6}})
    when(match, "resolve steam_power", "stay", "stay")
    assert asked(match) == (0, "swap-resource")
    assert set(options(match)) == {
        "swap marble mercury", "swap marble diamond", "swap diamond marble",
        "swap diamond mercury", "done",
    }  # fmt: skip

    when(match, "swap marble mercury")
    assert resources(match) == {"marble": 1, "mercury": 1, "oil": 0, "diamond": 1}
    assert asked(match) == (1, "turn")  # one only


@pytest.mark.rule("CND-ECO-20")
def test_steam_powers_exchange_is_optional_and_needs_a_resource() -> None:
    match = given(having("steam_power", 1, resources={"oil": 1}), {})
    when(match, "resolve steam_power", "stay", "stay", "done")
    assert resources(match)["oil"] == 1
    assert asked(match) == (1, "turn")

    match = given(having("steam_power", 1), {})
    when(match, "resolve steam_power", "stay", "stay")
    assert asked(match) == (1, "turn")


COLOSSUS = {"colossus": "-4,4"}


@pytest.mark.rule("CND-ECO-21")
def test_the_caravans_share_six_spaces_of_the_colossus() -> None:
    match = given(having("currency", 5), {}, wonders=COLOSSUS)
    when(match, "resolve currency")
    assert number(match) == 10

    when(match, "go 1,0")  # five spaces: one more than Currency gives
    assert number(match) == 9


@pytest.mark.rule("CND-ECO-21")
def test_spaces_of_the_card_leave_those_of_the_colossus_alone() -> None:
    match = given(having("currency", 5), {}, wonders=COLOSSUS)
    when(match, "resolve currency", "go -3,4")

    assert number(match) == 10


@pytest.mark.rule("CND-ECO-21")
def test_barbarians_on_the_way_do_not_spare_spaces_of_the_colossus() -> None:
    match = given(having("currency", 5), {}, wonders=COLOSSUS, barbarians={"D": "0,1"})
    when(match, "resolve currency", "go 0,1", "go 1,0")  # four spaces and one

    assert number(match) == 9


@pytest.mark.rule("CND-ECO-21")
def test_the_colossus_counts_for_every_resolution() -> None:
    wonders = {"colossus": "-4,4", "venetian_arsenal": "4,0"}
    match = given(having("currency", 5, cities=["4,0"]), {}, wonders=wonders)
    when(match, "resolve currency", "go 1,0", "stay", "again currency")
    assert set(options(match)) == {"caravan 1,0", "caravan card"}

    when(match, "caravan 1,0")
    assert number(match) == 10


@pytest.mark.rule("CND-ECO-21")
def test_the_colossus_is_for_its_controller() -> None:
    match = given(having("currency", 5), {}, wonders={"colossus": "1,-6"})
    when(match, "resolve currency")

    assert number(match) == 4


@pytest.mark.rule("CND-ECO-22")
def test_a_caravan_destroyed_by_a_barbarian_returns_to_its_card() -> None:
    """Whichever way the barbarian goes from 2,1, there is a caravan of somebody."""
    match = given(
        having("capitalism", 1, caravans=["3,1", "2,2", "1,2"]),
        having("capitalism", 1, caravans=["1,1", "2,0", "3,0"]),
        barbarians={"B": "", "D": "2,1", "I": ""}, phase="event", dial=1,
    )  # fmt: skip

    assert len(caravans(match, 0)) + len(caravans(match, 1)) == 5
    loser = 0 if len(caravans(match, 0)) == 2 else 1
    if loser == 1:
        when(match, "resolve astrology")
    when(match, "resolve capitalism")
    assert "caravan card" in options(match)


@pytest.mark.rule("CND-ECO-22")
def test_a_caravan_destroyed_by_a_spawn_returns_to_its_card() -> None:
    me = having("foreign_trade", 1, caravans=["-1,-1"])
    match = given(me, {"caravans": ["-1,-1"]}, barbarians={"D": ""}, phase="event", dial=4)
    assert table(match).barbarians["D"] == space(match, "-1,-1")
    assert caravans(match, 0) == caravans(match, 1) == []

    when(match, "resolve foreign_trade")
    assert spaces(match, "go") == HOME


# Capitalism


@pytest.mark.rule("CND-ECO-23")
def test_capitalism_resolves_another_card_as_though_in_slot_one() -> None:
    cards = ["pottery", "masonry", "early_empire", "astrology", "capitalism"]
    me = {"row": cards, "trade": {"astrology": 2}, "leader": "scythia", "dial": 14}
    match = given(me, {})
    when(match, "resolve capitalism", "stay", "stay", "stay")
    assert asked(match) == (0, "resolve-another")
    assert player(match).row == ["capitalism", *cards[:4]]  # it was reset before
    assert set(options(match, "also")) == {f"also {card}" for card in cards[:4]}

    when(match, "also astrology", "spend 1")

    assert player(match).dial == 14 + 1 + 1
    assert trade(match) == {"astrology": 1}
    assert player(match).row == ["capitalism", *cards[:4]]  # the other one is not
    assert asked(match) == (1, "turn")


@pytest.mark.rule("CND-ECO-23")
def test_capitalism_limits_the_other_card_to_grassland() -> None:
    match = given(having("capitalism", 3), {}, wonders={"machu_picchu": "-4,4"})
    when(match, "resolve capitalism", "stay", "stay", "stay", "also early_empire")

    assert spaces(match, "place") == HOME  # slot 1, and Machu Picchu is of no help


@pytest.mark.rule("CND-ECO-23")
def test_capitalism_works_once_per_turn() -> None:
    """A second economy card that it resolves brings it no second time."""
    cards = ["pottery", "masonry", "currency", "astrology", "capitalism"]
    match = given({"row": cards, "leader": "scythia"}, {}, wonders={"venetian_arsenal": "-4,4"})
    when(match, "resolve capitalism", "stay", "stay", "stay", "again capitalism")
    when(match, "stay", "stay", "stay")
    assert asked(match) == (0, "resolve-another")

    when(match, "also currency", "stay", "stay", "stay")
    assert asked(match) == (1, "turn")
    assert player(match).row == ["capitalism", *cards[:4]]
