"""Trade routes (COC-TRT)."""

from __future__ import annotations

from typing import Any

import pytest

from oikumene.engine.match import Match
from tests.titles.clash.given import asked, given, goods, options, told, when

TRADER: dict[str, Any] = {
    "civilization": "rome",
    "advances": ["storage", "trade_routes"],
    "goods": {},
}
HOST: dict[str, Any] = {"civilization": "greece", "goods": {}}
SOUTH = {"D5": "FFFF", "B6": "FFFF", "F6": "FFFF", "D3": "FFFF"}
"""Land around the home of the second player, D7: D6, C7, E7 one step away, D5 two, D4 three."""
BETWEEN = {"B4": "BBBB", "F4": "BBBB"}
"""C5 and E5, two steps apart: by D4 or by D5, which lie in two other regions."""


def trading(
    mine: dict[str, str], cities: dict[str, Any], *others: dict[str, Any], **words: Any
) -> Match:
    """A turn of the first player begins, who has units and a rival with cities."""
    me = {**TRADER, "units": mine, **words.pop("me", {})}
    rival = {**HOST, "cities": cities}
    return given(me, rival, *others, **{"regions": SOUTH, "phase": "turn", **words})


def income(match: Match) -> int:
    """The food that routes brought; nothing is left to ask."""
    assert asked(match) == (0, "act")
    traded = told(match, "traded")
    found = goods(match).get("food", 0)
    assert [each["n"] for each in traded] == ([found] if found else [])
    return found


@pytest.mark.rule("COC-TRT-01")
@pytest.mark.parametrize(("where", "food"), [("D6", 1), ("D5", 1), ("E6", 1), ("D4", 0)])
def test_a_settler_trades_with_a_city_within_two_spaces(where: str, food: int) -> None:
    assert income(trading({where: "settler"}, {"D7": {}})) == food


@pytest.mark.rule("COC-TRT-01")
@pytest.mark.parametrize(("where", "food"), [("D6", 1), ("D5", 1), ("D4", 0)])
def test_a_ship_trades_like_a_settler(where: str, food: int) -> None:
    sea = {"D3": "FFFW", "D5": "WFFW"}
    assert income(trading({where: "ship"}, {"D7": {}}, regions=sea)) == food


@pytest.mark.rule("COC-TRT-01")
@pytest.mark.parametrize(("mood", "food"), [("happy", 1), ("neutral", 1)])
def test_happy_and_neutral_cities_trade(mood: str, food: int) -> None:
    assert income(trading({"D6": "settler"}, {"D7": {"mood": mood}})) == food


@pytest.mark.rule("COC-TRT-01")
def test_armies_and_own_cities_do_not_trade() -> None:
    assert income(trading({"D6": "2 infantry, cavalry"}, {"D7": {}})) == 0
    mine: dict[str, Any] = {"D2": {}, "D5": {}}
    assert income(trading({"D5": "settler"}, {"C8": {}}, me={"cities": mine})) == 0
    assert income(trading({"D5": "settler"}, {"D7": {}}, me={"cities": mine})) == 1


@pytest.mark.rule("COC-TRT-01")
def test_a_route_needs_the_advance() -> None:
    novice = {"advances": ["storage"]}
    assert income(trading({"D6": "settler"}, {"D7": {}}, me=novice)) == 0


@pytest.mark.rule("COC-TRT-02")
@pytest.mark.parametrize(
    ("mine", "cities", "food"),
    [
        ({"D6": "3 settler"}, ["D7"], 1),
        ({"D6": "settler"}, ["D7", "C7", "E7"], 1),
        ({"D6": "2 settler"}, ["D7", "C7", "E7"], 2),
        ({"D6": "3 settler"}, ["D7", "C7", "E7"], 3),
        ({"D6": "settler", "D5": "settler"}, ["D7", "C7"], 2),
    ],
)
def test_each_unit_and_each_city_serves_one_route(
    mine: dict[str, str], cities: list[str], food: int
) -> None:
    assert income(trading(mine, {name: {} for name in cities})) == food


@pytest.mark.rule("COC-TRT-02")
def test_units_share_the_cities_as_well_as_they_can() -> None:
    """From E8 both cities are near, from D4 only D6."""
    assert income(trading({"E8": "settler", "D4": "settler"}, {"D6": {}, "F7": {}})) == 2


@pytest.mark.rule("COC-TRT-03")
def test_four_routes_are_all_that_bring_income() -> None:
    cities: dict[str, Any] = {name: {} for name in ("D7", "C7", "E7", "C8", "E8")}
    sea = {**SOUTH, "D5": "FFWF"}
    mine = {"D6": "4 settler", "E6": "2 ship"}
    assert income(trading(mine, cities, regions=sea)) == 4


@pytest.mark.rule("COC-TRT-04")
@pytest.mark.parametrize(
    ("seen", "food"), [({}, 0), ({"D3": "BBBB"}, 1), ({"D5": "BBBB"}, 1), ({"D5": "WBBB"}, 1)]
)
def test_no_route_runs_through_unexplored_regions(seen: dict[str, str], food: int) -> None:
    match = trading({"E5": "settler"}, {"C5": {}}, regions={**BETWEEN, **seen})
    assert income(match) == food


@pytest.mark.rule("COC-TRT-05")
@pytest.mark.parametrize(
    ("aboard", "food"), [("ship", 1), ("ship, settler", 2), ("ship, 2 settler", 3)]
)
def test_a_settler_aboard_trades_besides_its_ship(aboard: str, food: int) -> None:
    sea = {**SOUTH, "D5": "FFFW"}
    cities: dict[str, Any] = {name: {} for name in ("D7", "C7", "E7", "C8")}
    assert income(trading({"D6": aboard}, cities, regions=sea)) == food


@pytest.mark.rule("COC-TRT-06")
def test_angry_cities_do_not_trade() -> None:
    assert income(trading({"D6": "settler"}, {"D7": {"mood": "angry"}})) == 0


@pytest.mark.rule("COC-TRT-06")
@pytest.mark.parametrize("mood", ["angry", "neutral"])
def test_barbarian_cities_do_not_trade(mood: str) -> None:
    tribe = {"cities": {"D5": {"mood": mood}}}
    assert income(trading({"D4": "settler"}, {"C8": {}}, barbarians=tribe)) == 0


# Markets

MARKETS: dict[str, Any] = {"D7": {"buildings": ["market"]}, "C7": {}}


@pytest.mark.rule("COC-TRT-07")
@pytest.mark.parametrize(
    ("chosen", "food", "gold"),
    [([], 0, 0), (["C7"], 1, 0), (["D7"], 1, 1), (["C7", "D7"], 2, 1)],
)
def test_a_player_may_leave_routes_unused(chosen: list[str], food: int, gold: int) -> None:
    match = trading({"D6": "3 settler"}, MARKETS)
    assert asked(match) == (0, "route")
    assert options(match) == ["route D7", "route C7", "done"]

    when(match, *(f"route {each}" for each in chosen))
    if asked(match)[1] == "route":
        when(match, "done")

    assert income(match) == food
    assert goods(match, 1).get("gold", 0) == gold


@pytest.mark.rule("COC-TRT-08")
def test_one_opponent_earns_one_gold_for_all_markets() -> None:
    cities = {name: {"buildings": ["market"]} for name in ("D7", "C7", "E7")}
    match = trading({"D6": "3 settler"}, cities)

    when(match, "route D7", "route C7", "route E7")

    assert income(match) == 3
    assert goods(match, 1) == {"gold": 1}


@pytest.mark.rule("COC-TRT-08")
def test_every_opponent_with_a_market_earns() -> None:
    """On the board for three, the homes of the others are G8 and B7."""
    market: dict[str, Any] = {"buildings": ["market"]}
    third = {**HOST, "civilization": "persia", "cities": {"B7": market, "B8": {}}}
    regions = {"G6": "FFFF", "C6": "FFFF"}
    mine = {"G7": "2 settler", "B6": "settler"}
    match = trading(mine, {"G8": market, "H7": market}, third, regions=regions)

    while asked(match)[1] == "route":
        when(match, options(match)[0])

    assert income(match) == 3
    assert (goods(match, 1), goods(match, 2)) == ({"gold": 1}, {"gold": 1})


@pytest.mark.rule("COC-TRT-08")
def test_a_market_of_any_colour_earns_for_the_owner_of_the_city() -> None:
    match = trading({"D6": "settler"}, {"D7": {"buildings": ["market@0"]}})
    when(match, "route D7")
    assert goods(match) == {"food": 1}
    assert goods(match, 1) == {"gold": 1}


# Pirates


@pytest.mark.rule("COC-TRT-09")
@pytest.mark.parametrize(
    ("pirates", "food"), [({}, 1), ({"D5": "ship"}, 0), ({"C6": "ship"}, 0), ({"A3": "ship"}, 1)]
)
def test_pirates_stop_ships_on_their_space_and_beside_it(
    pirates: dict[str, str], food: int
) -> None:
    sea = {**SOUTH, "D5": "WWFF", "B2": "BWBB"}
    assert income(trading({"D5": "ship"}, {"D7": {}}, regions=sea, pirates=pirates)) == food


@pytest.mark.rule("COC-TRT-09")
@pytest.mark.parametrize(
    ("pirates", "food"), [({}, 1), ({"D4": "ship"}, 0), ({"D5": "ship"}, 0), ({"D3": "ship"}, 1)]
)
def test_no_route_passes_through_waters_of_pirates(pirates: dict[str, str], food: int) -> None:
    """The ways from E5 to C5 lead over the sea, by D4 or D5; pirates on D3 leave D5 open."""
    sea = {**BETWEEN, "D3": "WBBW", "D5": "WBBB"}
    match = trading({"E5": "settler"}, {"C5": {}}, regions=sea, pirates=pirates)
    assert income(match) == food


@pytest.mark.rule("COC-TRT-09")
def test_pirates_do_not_stop_who_goes_by_land() -> None:
    land = {**SOUTH, "D5": "FWFF"}
    match = trading({"D5": "settler"}, {"D7": {}}, regions=land, pirates={"C6": "ship"})
    assert income(match) == 1


@pytest.mark.rule("COC-TRT-10")
@pytest.mark.parametrize(
    ("regions", "food"),
    [
        ({"D3": "BBBW", "D5": "BBBB"}, 1),  # by land over D5
        ({"D3": "BBBW", "D5": "WBBB"}, 0),  # D5 lies beside the pirates
        ({"D3": "BBBW"}, 0),  # nobody knows D5
    ],
)
def test_of_several_paths_any_open_one_serves(regions: dict[str, str], food: int) -> None:
    """Pirates lie on D4, one of two ways from E5 to C5."""
    match = trading(
        {"E5": "settler"}, {"C5": {}}, regions={**BETWEEN, **regions}, pirates={"D4": "ship"}
    )
    assert income(match) == food
