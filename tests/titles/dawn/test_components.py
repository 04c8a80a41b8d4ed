"""Components and their limits (CND-CMP)."""

from __future__ import annotations

from typing import Any

import pytest

from oikumene import BadPosition, Match
from oikumene.titles.dawn.state import CITY, REINFORCED, TOKEN
from tests.titles.dawn.given import (
    asked,
    given,
    options,
    player,
    resources,
    space,
    table,
    when,
    words,
)

CAPITAL = "-4,4"
FLIGHT = ["early_empire", "astrology", "foreign_trade", "pottery", "flight"]
"""In slot 5 flight beats every token and city on grassland, whatever the dice say."""
CULTURE_LAST = ["masonry", "astrology", "pottery", "foreign_trade", "early_empire"]
ALL_TOKENS = [
    "-1,-2", "0,-3", "0,-4", "-1,-4", "-2,-3", "-2,-2", "-2,-1", "1,-3", "1,-4", "2,-5",
    "-1,2", "0,1", "0,0", "-1,0", "-2,1", "1,1", "0,2", "0,3", "1,3", "2,2", "2,1",
    "2,0", "3,1", "1,0", "2,-1", "3,-3", "3,-4", "3,-5", "4,-5", "3,-6", "5,-6",
]  # fmt: skip
"""Spaces without markers for the 31 control tokens of a player, away from both capitals."""
SEVEN_CITIES = ["-5,-3", "-3,-3", "-3,-1", "-1,-4", "3,-4", "3,-1", "3,1"]


VICTORY = ["technophile_scholarly", "civilized_money_grubber", "warmonger_paranoid"]
"""Cards that no number of control tokens completes."""


def all_on_map(rival: dict[str, Any], **mine: Any) -> Match:
    """Seat 0 has all its control tokens on the map."""
    return given({"leader": "rome", "control": ALL_TOKENS, **mine}, rival, victory=VICTORY)


# Limits


@pytest.mark.rule("CND-CMP-03")
def test_trade_tokens_never_run_out() -> None:
    rows = [
        ["early_empire", "mathematics", "foreign_trade", "pottery", "masonry"],
        *[CULTURE_LAST] * 3,
    ]
    players = [{"row": row, "trade": dict.fromkeys(row, 3)} for row in rows]
    players[0]["trade"] = dict.fromkeys(rows[0], 3) | {"pottery": 0}
    match = given(*players)  # 57 tokens on cards, 34 in the box

    when(match, "resolve mathematics", "put pottery")

    assert player(match).trade[rows[0].index("pottery")] == 1


@pytest.mark.rule("CND-CMP-03")
def test_a_player_without_unused_cities_builds_none() -> None:
    pottery_last = ["masonry", "astrology", "early_empire", "foreign_trade", "pottery"]

    with_seven = given({"row": pottery_last, "cities": SEVEN_CITIES[:6]}, {})
    with_eight = given({"row": pottery_last, "cities": SEVEN_CITIES}, {})

    assert options(when(with_seven, "resolve pottery"), "found")
    when(with_eight, "resolve pottery")
    assert asked(with_eight) == (1, "turn")  # there was nothing to build


@pytest.mark.rule("CND-CMP-03")
@pytest.mark.parametrize(
    ("mine", "told", "wrong"),
    [
        ({"resources": {"marble": 7}}, {}, "only 8 marble"),  # two lie on the map
        ({"control": [*ALL_TOKENS, "-1,-1"]}, {"barbarians": {"D": ""}}, "more pieces"),
        ({"cities": [*SEVEN_CITIES, "1,1"]}, {}, "more pieces"),
        ({}, {"map": ["16A0:0,0", "16A3:1,-4"]}, "twice"),
    ],
)
def test_no_table_holds_more_than_the_box(
    mine: dict[str, Any], told: dict[str, Any], wrong: str
) -> None:
    with pytest.raises(BadPosition, match=wrong):
        given(mine, {}, **told)


@pytest.mark.rule("CND-CMP-04")
def test_a_resource_that_has_run_out_cannot_be_gained() -> None:
    parts = ["early_empire", "replaceable_parts", "foreign_trade", "pottery", "masonry"]

    some_left = given({"row": parts}, {"resources": {"oil": 5}})  # 2 lie on the map
    none_left = given({"row": parts}, {"resources": {"oil": 6}})

    for match, oil in ((some_left, True), (none_left, False)):
        when(match, "resolve replaceable_parts")
        assert ("resource oil" in options(match)) is oil
        assert {"resource marble", "resource mercury", "resource diamond"} <= {*options(match)}


@pytest.mark.rule("CND-CMP-04")
def test_a_resource_can_be_gained_again_when_one_is_returned() -> None:
    parts = ["early_empire", "replaceable_parts", "foreign_trade", "pottery", "masonry"]
    builder = {"leader": "rome", "resources": {"oil": 6}}
    match = given(builder, {"row": parts}, market=["petra"])

    when(match, "resolve pottery", "wonder petra")  # 7 = slot 5 + one oil
    when(match, "resolve replaceable_parts", "resource oil")

    assert resources(match, 0)["oil"] == 5
    assert resources(match, 1)["oil"] == 1


@pytest.mark.rule("CND-CMP-04")
def test_nothing_is_gained_when_every_resource_has_run_out() -> None:
    parts = ["early_empire", "replaceable_parts", "foreign_trade", "pottery", "masonry"]
    everything = {"marble": 6, "mercury": 5, "oil": 6, "diamond": 5}  # the other ten lie on the map
    match = given({"row": parts}, {"resources": everything})

    when(match, "resolve replaceable_parts")

    assert sum(resources(match).values()) == 0
    assert player(match).dial == 2


# Pieces come back


@pytest.mark.rule("CND-CMP-05")
def test_a_destroyed_control_token_can_be_placed_again() -> None:
    nuclear = ["early_empire", "masonry", "foreign_trade", "pottery", "nuclear_power"]
    match = all_on_map({"row": CULTURE_LAST}, row=nuclear)

    when(match, "resolve nuclear_power", "strike 5,-6", "done")  # 4,-5 is hit too
    assert words(match, player(match).control) == sorted({*ALL_TOKENS} - {"5,-6", "4,-5"})
    assert player(match).unused_tokens == 2
    when(match, "resolve astrology", "resolve early_empire", "place -4,3", "place -3,3")

    assert {"-4,3", "-3,3"} <= {*words(match, player(match).control)}
    assert player(match).unused_tokens == 0


@pytest.mark.rule("CND-CMP-05")
def test_a_control_token_that_a_city_replaces_goes_back_to_stock() -> None:
    row = ["early_empire", "astrology", "foreign_trade", "masonry", "pottery"]
    match = given({"row": row, "control": ["-3,3", "-2,4"]}, {})

    when(match, "resolve pottery", "found -2,4")

    assert table(match).pieces[space(match, "-2,4")] == CITY
    assert words(match, player(match).control) == ["-3,3"]
    assert player(match).unused_tokens == 30
    assert player(match).unused_cities == 6


@pytest.mark.rule("CND-CMP-05")
def test_a_captured_city_goes_back_to_its_owner_who_may_build_it_again() -> None:
    pottery_last = ["early_empire", "astrology", "foreign_trade", "masonry", "pottery"]
    rival = {"row": pottery_last, "cities": ["-3,3", *SEVEN_CITIES[:6]]}
    match = given({"row": FLIGHT, "capital": CAPITAL}, {**rival, "capital": "1,-6"})

    when(match, "resolve flight", "attack -3,3 piece", "done")

    assert table(match).pieces[space(match, "-3,3")] == CITY  # of seat 0
    assert player(match, 1).unused_cities == 1
    when(match, "resolve pottery")
    assert options(match, "found")


# Control tokens that have run out


@pytest.mark.rule("CND-CMP-07")
def test_with_all_tokens_on_the_map_one_of_them_may_be_taken_for_a_new_place() -> None:
    match = all_on_map({}, row=CULTURE_LAST)

    when(match, "resolve early_empire", "place -4,3")
    assert asked(match) == (0, "lift-token")
    assert sorted(options(match)) == sorted(f"lift {word}" for word in ALL_TOKENS)
    when(match, "lift 5,-6", "done")

    assert words(match, player(match).control) == sorted([*ALL_TOKENS[:-1], "-4,3"])
    assert player(match).unused_tokens == 0


@pytest.mark.rule("CND-CMP-07")
def test_a_token_that_the_same_card_has_placed_is_not_taken_again() -> None:
    match = all_on_map({}, row=CULTURE_LAST)

    when(match, "resolve early_empire", "place -4,3", "lift 5,-6", "place -3,3")

    assert asked(match) == (0, "lift-token")
    assert "lift -4,3" not in options(match)
    assert len(options(match)) == 30


@pytest.mark.rule("CND-CMP-07")
def test_a_token_of_an_earlier_turn_may_be_taken() -> None:
    match = all_on_map({}, row=CULTURE_LAST)
    when(match, "resolve early_empire", "place -4,3", "lift 5,-6", "done", "resolve astrology")

    when(match, "resolve early_empire", "place -3,3")

    assert "lift -4,3" in options(match)


@pytest.mark.rule("CND-CMP-07")
def test_a_captured_token_may_be_replaced_by_one_from_the_map() -> None:
    match = all_on_map({"control": ["-4,3"]}, row=FLIGHT)

    when(match, "resolve flight", "attack -4,3 piece", "lift 0,0", "done")

    assert table(match).pieces[space(match, "-4,3")] == TOKEN
    assert player(match, 1).control == []
    assert words(match, player(match).control) == sorted({*ALL_TOKENS, "-4,3"} - {"0,0"})


@pytest.mark.rule("CND-CMP-07")
def test_a_converted_token_may_be_replaced_by_one_from_the_map() -> None:
    mass_media = ["masonry", "astrology", "pottery", "foreign_trade", "mass_media"]
    match = all_on_map({"control": ["-4,3"]}, row=mass_media)

    when(match, "resolve mass_media", "done", "convert -4,3", "lift 0,0")

    assert table(match).pieces[space(match, "-4,3")] == TOKEN
    assert player(match, 1).control == []
    assert words(match, player(match).control) == sorted({*ALL_TOKENS, "-4,3"} - {"0,0"})


@pytest.mark.rule("CND-CMP-07")
def test_the_substitute_of_a_city_may_be_a_token_from_the_map() -> None:
    cities = ["-5,-3", "-3,-3", "-3,-1", "-4,2", "3,-1", "4,-7", "5,-2"]
    match = all_on_map({"cities": ["-4,3"]}, row=FLIGHT, cities=cities)

    when(match, "resolve flight", "attack -4,3 piece", "lift 0,0", "done")

    assert table(match).pieces[space(match, "-4,3")] == REINFORCED
    assert player(match, 1).unused_cities == 7
    assert words(match, player(match).control) == sorted({*ALL_TOKENS, "-4,3"} - {"0,0"})


@pytest.mark.rule("CND-CMP-07")
@pytest.mark.parametrize(("tokens", "offered"), [(ALL_TOKENS, False), (ALL_TOKENS[1:], True)])
def test_the_eiffel_tower_demands_an_unused_token(tokens: list[str], offered: bool) -> None:
    tower = {"eiffel_tower": CAPITAL}
    match = given({"control": tokens}, {"control": ["1,-5", "2,-6"]}, wonders=tower)

    assert ("use eiffel_tower" in options(match)) is offered


# Markers of agendas


def reach_the_end_of_the_dial(control: list[str]) -> Match:
    """Seat 0 completes an agenda with these control tokens on the map."""
    end = {"leader": "rome", "dial": 23, "control": control}
    return when(given(end, {}, victory=VICTORY), "resolve astrology", "done")


@pytest.mark.rule("CND-CMP-08")
def test_a_completed_agenda_is_marked_with_a_token_of_the_stock() -> None:
    match = reach_the_end_of_the_dial(ALL_TOKENS[:3])

    assert player(match).agendas == ("technophile",)
    assert player(match).unused_tokens == 31 - 3 - 1


@pytest.mark.rule("CND-CMP-08")
def test_the_marker_is_not_available_for_the_map() -> None:
    match = reach_the_end_of_the_dial(ALL_TOKENS[1:])
    assert player(match).unused_tokens == 0

    when(match, "resolve astrology", "resolve early_empire", "place -4,3")

    assert asked(match) == (0, "lift-token")
    assert len(options(match)) == 30


@pytest.mark.rule("CND-CMP-08")
def test_with_no_unused_token_the_agenda_is_recorded_without_a_marker() -> None:
    match = reach_the_end_of_the_dial(ALL_TOKENS)

    assert player(match).agendas == ("technophile",)
    assert words(match, player(match).control) == sorted(ALL_TOKENS)
    assert player(match).unused_tokens == 0


@pytest.mark.rule("CND-CMP-08")
def test_an_agenda_recorded_without_a_marker_takes_no_token_later() -> None:
    match = reach_the_end_of_the_dial(ALL_TOKENS)
    when(match, "resolve astrology")

    when(match, "resolve pottery", "found 0,2")  # in place of an own token

    assert player(match).unused_tokens == 1


# Trade tokens on a focus card


@pytest.mark.rule("CND-CMP-09")
def test_a_fourth_trade_token_is_returned_at_once() -> None:
    row = ["early_empire", "mathematics", "foreign_trade", "pottery", "masonry"]
    match = given({"row": row, "trade": {"pottery": 3}}, {})

    when(match, "resolve mathematics", "put pottery")

    assert player(match).trade[player(match).row.index("pottery")] == 3
    assert sum(player(match).trade) == 3


@pytest.mark.rule("CND-CMP-09")
@pytest.mark.parametrize(
    ("leader", "token", "card"),
    [("rome", "brussels", "pottery"), ("america", "grand_mesa", "pottery")],
)
def test_other_tokens_leave_room_for_three_trade_tokens(leader: str, token: str, card: str) -> None:
    row = ["early_empire", "mathematics", "foreign_trade", "pottery", "masonry"]
    mine = {"leader": leader, "row": row, "trade": {card: 2}, "tokens": {token: card}}
    match = given(mine, {})

    when(match, "resolve mathematics", f"put {card}")

    assert player(match).trade[player(match).row.index(card)] == 3
    assert player(match).tokens == {token: card}
