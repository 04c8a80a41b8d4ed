"""Cities and maturity (CND-CIT)."""

from __future__ import annotations

from typing import Any

import pytest

from oikumene import Match
from oikumene.titles.dawn.state import CAPITAL as CAPITAL_PIECE
from oikumene.titles.dawn.state import CITY, NOBODY
from tests.titles.dawn.fights import seed_for
from tests.titles.dawn.given import (
    asked,
    given,
    options,
    player,
    refused,
    row,
    space,
    table,
    when,
    words,
)

CAPITAL, RIVAL_CAPITAL = "-4,4", "1,-6"
AROUND = ["-4,3", "-3,3", "-3,4", "-4,5", "-5,5", "-5,4"]
"""The six spaces around the capital."""
NO_BARBARIANS = {"B": "", "D": "", "I": ""}


def mature(match: Match, seat: int = 0) -> list[str]:
    """The mature cities of a seat, as everybody sees them."""
    return words(match, match.view(None)["table"]["players"][seat]["mature"])


# Capitals


@pytest.mark.rule("CND-CIT-01")
@pytest.mark.parametrize(("piece", "stays"), [("capital", True), ("cities", False)])
def test_a_barbarian_destroys_every_city_but_a_capital(piece: str, stays: bool) -> None:
    at = {"capital": "0,2"} if piece == "capital" else {"cities": ["0,2"]}
    west_neighbour = {**NO_BARBARIANS, "D": "-1,2"}
    match = given(
        at,
        {},
        barbarians=west_neighbour,
        phase="event",
        dial=1,
        direction=0,
        seed=seed_for(1),
    )

    assert table(match).barbarians["D"] == space(match, "0,2")
    found = table(match).pieces[space(match, "0,2")]
    assert found == (CAPITAL_PIECE if stays else NOBODY)
    assert player(match).unused_cities == 7


@pytest.mark.rule("CND-CIT-01")
@pytest.mark.parametrize(("piece", "stays"), [("capital", True), ("cities", False)])
def test_a_victory_replaces_every_city_but_a_capital(piece: str, stays: bool) -> None:
    grassland = "-4,3"
    rival = {"capital": grassland} if piece == "capital" else {"cities": [grassland]}
    match = given({"leader": "rome", "row": row("flight", 5)}, rival)

    when(match, "resolve flight", f"attack {grassland} piece")

    owner, kind = divmod(table(match).pieces[space(match, grassland)], 4)
    assert (owner, kind) == ((1, CAPITAL_PIECE) if stays else (0, CITY))
    assert player(match).capitals_defeated == stays


@pytest.mark.rule("CND-CIT-01")
def test_no_nuclear_strike_removes_a_capital() -> None:
    match = given({"leader": "rome", "row": row("nuclear_power", 5)}, {"control": ["1,-5"]})

    when(match, "resolve nuclear_power", f"strike {RIVAL_CAPITAL}")

    assert words(match, player(match, 1).cities) == [RIVAL_CAPITAL]
    assert player(match, 1).control == []


@pytest.mark.rule("CND-CIT-01")
def test_a_capital_does_what_a_city_does() -> None:
    culture = given({"leader": "rome", "row": row("early_empire", 5)}, {})
    assert options(when(culture, "resolve early_empire"), "place")  # beside it

    industry = given({"leader": "rome", "resources": {"oil": 1}}, {}, market=["petra"])
    when(industry, "resolve pottery", "wonder petra")
    assert table(industry).sites == {"petra": space(industry, CAPITAL)}

    beside_capital = given({"leader": "rome", "control": ["1,-5"]}, {})
    when(beside_capital, "resolve pottery")
    assert refused(beside_capital)["found 2,-6"] == "CND-IND-10"


@pytest.mark.rule("CND-CIT-01")
def test_a_caravan_arrives_at_a_capital_as_at_any_city() -> None:
    trader = {"leader": "rome", "capital": "1,-4", "row": row("foreign_trade", 5)}
    match = given(trader, {})

    when(match, "resolve foreign_trade", f"go {RIVAL_CAPITAL}")

    assert asked(match) == (0, "put-trade")
    assert player(match).caravans == []


# Maturity


@pytest.mark.rule("CND-CIT-02")
def test_a_city_is_mature_with_friendly_control_tokens_all_around() -> None:
    assert mature(given({"control": AROUND}, {})) == [CAPITAL]


@pytest.mark.rule("CND-CIT-02")
@pytest.mark.parametrize("missing", AROUND)
def test_a_city_is_not_mature_while_one_of_them_is_missing(missing: str) -> None:
    control = [word for word in AROUND if word != missing]

    assert mature(given({"control": control}, {})) == []


@pytest.mark.rule("CND-CIT-02")
def test_water_beside_a_city_needs_no_token() -> None:
    dry = ["2,-6", "1,-5", "1,-7", "2,-7"]

    assert mature(given({}, {"control": dry}), seat=1) == [RIVAL_CAPITAL]
    assert mature(given({}, {"control": dry[1:]}), seat=1) == []


@pytest.mark.rule("CND-CIT-02")
def test_a_water_token_beside_a_city_needs_no_token() -> None:
    lake = ["11A0:0,0", "5A3:-2,-1", "12A2:-2,3", "14A4:3,0", "2A2:3,-3", "0A0:2,-1"]
    around = ["1,0", "0,0", "0,-1", "1,-2", "2,-2"]

    match = given({"capital": "1,-1", "control": around}, {"capital": "0,4"}, map=lake)

    assert mature(match) == ["1,-1"]


@pytest.mark.rule("CND-CIT-02")
def test_every_city_is_mature_or_not_for_itself() -> None:
    other = "3,-1"
    around = ["4,-1", "3,0", "2,0", "2,-1", "3,-2", "4,-2"]

    assert mature(given({"cities": [other], "control": around}, {})) == [other]
    both = given({"cities": [other], "control": [*around, *AROUND]}, {})
    assert mature(both) == sorted([CAPITAL, other])


@pytest.mark.rule("CND-CIT-03")
def test_a_city_on_the_edge_needs_tokens_only_on_the_map() -> None:
    corner, around = "5,-2", ["4,-1", "4,-2", "5,-3"]

    assert mature(given({"cities": [corner], "control": around}, {})) == [corner]
    assert mature(given({"cities": [corner], "control": around[1:]}, {})) == []


@pytest.mark.rule("CND-CIT-04")
@pytest.mark.parametrize(
    ("mine", "rival", "told"),
    [
        ({"cities": ["-4,3"]}, {}, {}),
        ({}, {"cities": ["-4,3"]}, {}),
        ({}, {}, {"things": {"-4,3": "city_state:seoul"}}),
        ({}, {}, {"barbarians": {"D": "-4,3"}}),
        ({}, {}, {"things": {"-4,3": "resource:oil"}}),
        ({"caravans": ["-4,3"]}, {}, {}),
        ({}, {"control": ["-4,3"]}, {}),
        ({}, {}, {}),
    ],
    ids=[
        "own city", "rival city", "city-state", "barbarian",
        "resource", "caravan", "rival token", "nothing",
    ],
)  # fmt: skip
def test_nothing_else_beside_a_city_counts(
    mine: dict[str, Any], rival: dict[str, Any], told: dict[str, Any]
) -> None:
    match = given({"control": AROUND[1:], **mine}, rival, **told)

    assert CAPITAL not in mature(match)


@pytest.mark.rule("CND-CIT-05")
def test_control_tokens_count_on_either_side() -> None:
    assert mature(given({"reinforced": AROUND}, {})) == [CAPITAL]
    assert mature(given({"reinforced": AROUND[:3], "control": AROUND[3:]}, {})) == [CAPITAL]


# Tokens of others


@pytest.mark.rule("CND-CIT-06")
def test_with_open_borders_the_tokens_of_its_owner_count() -> None:
    mine = {"control": AROUND[:3]}
    theirs = {"control": AROUND[3:]}

    assert mature(given(mine, theirs)) == []
    assert mature(given({**mine, "diplomacy": ["open_borders@1"]}, theirs)) == [CAPITAL]


@pytest.mark.rule("CND-CIT-06")
def test_open_borders_says_nothing_of_a_third_players_tokens() -> None:
    mine = {"control": AROUND[:3], "diplomacy": ["open_borders@1"]}

    assert mature(given(mine, {"control": AROUND[3:5]}, {"control": AROUND[5:]})) == []


@pytest.mark.rule("CND-CIT-06")
def test_open_borders_does_nothing_for_its_owner() -> None:
    theirs = {"capital": "0,-4", "control": ["1,-4", "-1,-4", "1,-5", "0,-3"]}  # 0,-5 is water
    mine = {"control": ["-1,-3"], "diplomacy": ["open_borders@1"]}

    assert mature(given(mine, theirs), seat=1) == []


@pytest.mark.rule("CND-CIT-06")
def test_with_open_borders_a_rival_city_still_does_not_count() -> None:
    mine = {"control": AROUND[1:], "diplomacy": ["open_borders@1"]}

    assert mature(given(mine, {"cities": [AROUND[0]]})) == []


@pytest.mark.rule("CND-CIT-06")
def test_with_the_sydney_opera_house_all_rival_tokens_count() -> None:
    opera = {"sydney_opera_house": CAPITAL}
    players: list[dict[str, Any]] = [
        {"control": AROUND[:2]},
        {"control": AROUND[2:4]},
        {"reinforced": AROUND[4:]},
    ]

    assert mature(given(*players)) == []
    assert mature(given(*players, wonders=opera)) == [CAPITAL]


@pytest.mark.rule("CND-CIT-06")
def test_the_sydney_opera_house_works_only_for_its_controller() -> None:
    dry = ["2,-6", "1,-5", "1,-7"]
    players: list[dict[str, Any]] = [{"control": ["2,-7"]}, {"control": dry}]

    match = given(*players, wonders={"sydney_opera_house": CAPITAL})

    assert mature(match, seat=1) == []


# At any time


@pytest.mark.rule("CND-CIT-07")
def test_a_city_matures_with_its_last_token() -> None:
    match = given({"leader": "rome", "row": row("early_empire", 5), "control": AROUND[1:]}, {})

    when(match, "resolve early_empire", f"place {AROUND[0]}")

    assert mature(match) == [CAPITAL]


@pytest.mark.rule("CND-CIT-07")
def test_maturity_is_lost_with_a_token() -> None:
    striker = {"leader": "rome", "row": row("nuclear_power", 5)}
    match = given({"control": AROUND}, striker, active=1)
    assert mature(match) == [CAPITAL]

    when(match, "resolve nuclear_power", "strike -2,4")  # it hits -3,4

    assert mature(match) == []


@pytest.mark.rule("CND-CIT-07")
def test_maturity_is_lost_with_open_borders() -> None:
    mine = {
        "leader": "rome",
        "row": row("flight", 5),
        "control": AROUND[:3],
        "diplomacy": ["open_borders@1"],
    }
    match = given(mine, {"control": AROUND[3:]})
    assert mature(match) == [CAPITAL]

    when(match, "resolve flight", "attack -4,5 piece")

    assert player(match).diplomacy == ()
    assert mature(match) == []


@pytest.mark.rule("CND-CIT-07")
def test_only_what_is_mature_at_the_moment_trades() -> None:
    now = given({"control": AROUND}, {}, phase="event", dial=2)
    no_longer = given({"control": AROUND[1:]}, {}, phase="event", dial=2)

    assert asked(now) == (0, "put-trade")
    assert asked(no_longer) == (0, "turn")
