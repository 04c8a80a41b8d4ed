"""Coins and the economy dial (CIV-COI)."""

from __future__ import annotations

from typing import Any

import pytest

from oikumene.engine.match import Match
from tests.titles.civilization.fights import march, stand
from tests.titles.civilization.given import (
    asked,
    built,
    figures,
    options,
    player,
    table,
    told,
    when,
)
from tests.titles.civilization.lands import COIN, MINE, NEAR, THEIRS, TOWN, coins_of, land, turn_of

Words = dict[str, Any]
IDLE = "army B1"
SCOUT_MOVES: Words = {"figures": [f"scout {NEAR}", IDLE]}
LEARNED = ["currency", "pottery", "writing"]
"""Enough in the bottom row for a tech of level II."""


# Where coins come from


@pytest.mark.rule("CIV-COI-01")
@pytest.mark.parametrize(
    ("mine", "words", "coins"),
    [
        ({}, {"cities": MINE}, 1),
        ({}, {"cities": MINE, "built": {"F3": "bank"}}, 2),
        ({}, {"cities": MINE, "built": {"F3": "market"}}, 1),
        ({"figures": [f"scout {COIN}"]}, {}, 1),
        ({"techs": ["construction", "civil_service"]}, {}, 1),
        ({"techs": ["construction", "railroad"]}, {}, 1),
        ({"techs": ["construction", "computers"]}, {}, 1),
        ({"techs": ["construction", "metal_casting"]}, {}, 0),
        ({"techs": ["construction", "chivalry"], "government": "feudalism"}, {}, 1),
        ({"techs": ["construction", "chivalry"]}, {}, 0),
        ({"techs": ["construction", "pottery"], "tokens": {"pottery": 3}}, {}, 3),
        ({"tokens": {"panama_canal": 2}}, {"built": {"C3": "panama_canal"}}, 2),
        ({"tokens": {"sheet": 4}}, {}, 4),
        ({"reserve": ["builder"]}, {}, 0),
    ],
)
def test_coins_come_from_squares_markers_cards_and_tokens(
    mine: Words, words: Words, coins: int
) -> None:
    match = land(mine, **words)

    assert coins_of(match) == coins
    assert coins_of(match, 1) == 0


@pytest.mark.rule("CIV-COI-01")
@pytest.mark.parametrize(
    ("person", "coins"),
    [
        ("artist", 0),
        ("builder", 1),
        ("general", 0),
        ("humanitarian", 1),
        ("industrialist", 1),
        ("scientist", 0),
    ],
)
def test_some_great_people_bring_a_coin(person: str, coins: int) -> None:
    assert coins_of(land(built={"C3": person})) == coins


@pytest.mark.rule("CIV-COI-01", "CIV-CMP-25")
def test_all_coins_add_up() -> None:
    me: Words = {
        "figures": [f"scout {COIN}"],
        "techs": ["construction", "chivalry", "civil_service", "pottery"],
        "government": "feudalism",
        "tokens": {"pottery": 2, "panama_canal": 1, "sheet": 1},
    }
    words: Words = {"built": {"B1": "bank", "C3": "builder", "B3": "panama_canal"}}

    assert coins_of(land(me, **words)) == 9


# The dial


@pytest.mark.rule("CIV-COI-02")
def test_the_dial_follows_a_tech() -> None:
    me: Words = {"techs": ["construction", *LEARNED], "trade": 11}
    match = land(me, stage="research")

    when(match, "tech civil_service")

    assert coins_of(match) == 1


@pytest.mark.rule("CIV-COI-02", "CIV-GOV-20")
def test_the_dial_follows_the_government() -> None:
    me: Words = {"techs": ["construction", "chivalry"], "government": "feudalism"}
    match = land(me, stage="start")
    assert coins_of(match) == 1

    when(match, "switch anarchy")

    assert coins_of(match) == 0


@pytest.mark.rule("CIV-COI-02")
def test_the_dial_follows_a_new_building() -> None:
    me: Words = {"techs": ["construction", "banking"], "trade": 27}
    match = land(me, stage="city")

    when(match, "produce C2", "build bank", "at C3")

    assert coins_of(match) == 1


@pytest.mark.rule("CIV-COI-02")
def test_the_dial_follows_a_coin_token() -> None:
    me: Words = {"techs": ["construction", "democracy_tech"], "trade": 6}
    match = land(me, stage="city")

    when(match, "use democracy_tech")

    assert coins_of(match) == 1
    assert player(match).tokens == {"democracy_tech": 1}


@pytest.mark.rule("CIV-COI-03")
@pytest.mark.parametrize(
    ("mine", "words", "coins"),
    [
        ({}, {}, 0),
        ({"figures": [f"army {COIN}"]}, {}, 0),
        ({"figures": [f"scout {NEAR}"]}, {}, 0),
        ({}, {"cities": {"G2": {"owner": 0}}}, 0),
        ({}, {"cities": THEIRS}, 0),
        ({"figures": [f"scout {COIN}"]}, {}, 1),
        ({}, {"cities": MINE}, 1),
    ],
    ids=["nobody", "army", "scout beside", "city beside", "rival", "scout", "city"],
)
def test_a_coin_of_the_map_belongs_to_a_city_or_a_scout(
    mine: Words, words: Words, coins: int
) -> None:
    assert coins_of(land(mine, **words)) == coins


@pytest.mark.rule("CIV-COI-04")
@pytest.mark.parametrize(("figure", "group"), [("army", "1 0"), ("scout", "0 1")])
def test_a_coin_under_an_enemy_does_not_count(figure: str, group: str) -> None:
    """A rival's figure comes over the square of a city."""
    theirs = {"figures": [f"{figure} {NEAR}", "army N7"]}
    match = land({}, theirs, cities=MINE, **turn_of(1))
    assert coins_of(match) == 1

    when(match, f"move {NEAR} {group}", f"go {COIN}")
    assert coins_of(match) == 0

    when(match, "go D3")
    assert coins_of(match) == 1


@pytest.mark.rule("CIV-COI-04")
def test_a_coin_counts_again_when_the_enemy_is_killed() -> None:
    match = land({"figures": [f"army {NEAR}", IDLE]}, {"figures": [f"scout {COIN}"]}, cities=MINE)
    assert coins_of(match) == 0

    march(match, NEAR, COIN)

    assert coins_of(match) == 1


@pytest.mark.rule("CIV-COI-05")
@pytest.mark.parametrize(
    ("mark", "event", "stage", "aim"),
    [
        ("bank", "sabotage", "start", "at C3"),
        ("builder", "mass_defection", "movement", "kill C3 person"),
    ],
)
def test_a_coin_goes_with_the_marker_that_gave_it(
    mark: str, event: str, stage: str, aim: str
) -> None:
    theirs: Words = {"events": [event], "figures": ["army E2"]}
    match = land({}, theirs, built={"C3": mark, "D3": "workshop"}, stage=stage, **turn_of(1))
    assert coins_of(match) == 1

    when(match, f"play {event}", aim)

    assert built(match, "C3") == ""
    assert coins_of(match) == 0


@pytest.mark.rule("CIV-COI-05")
def test_a_coin_goes_when_its_building_is_replaced() -> None:
    me: Words = {"techs": ["construction", "philosophy"], "trade": 27}
    match = land(me, stage="city", built={"C3": "bank"})
    when(match, "produce C2", "build temple")

    assert built(match, "C3") == "temple"
    assert coins_of(match) == 0


# Tokens


@pytest.mark.rule("CIV-COI-06")
def test_enemies_everywhere_do_not_touch_coin_tokens() -> None:
    me: Words = {
        "techs": ["construction", "pottery"],
        "tokens": {"pottery": 2, "sheet": 1, "panama_canal": 3},
    }
    theirs = {"figures": ["army B3", "army C3", "army D3", "scout B1", "scout C1"]}

    assert coins_of(land(me, theirs, built={"C3": "panama_canal"})) == 6


@pytest.mark.rule("CIV-COI-06", "CIV-OPT-04")
@pytest.mark.parametrize("loot", ["printed", "faq2"])
def test_coin_tokens_are_lost_only_by_the_later_loot_rules(loot: str) -> None:
    me: Words = {"figures": [f"army {NEAR}", IDLE]}
    theirs: Words = {"figures": [f"scout {COIN}"], "tokens": {"sheet": 2}, "trade": 1}
    match = land(me, theirs, options={"loot": loot})

    march(match, NEAR, COIN)

    assert ("discard-coin sheet" in options(match)) == (loot == "faq2")
    if loot == "faq2":
        when(match, "discard-coin sheet")
        assert coins_of(match, 1) == 1


@pytest.mark.rule("CIV-COI-07", "CIV-RSH-06")
def test_coins_save_trade_when_a_tech_is_paid() -> None:
    me: Words = {"techs": ["construction"], "trade": 9, "tokens": {"sheet": 5}}
    match = land(me, stage="research")

    when(match, "tech pottery")

    assert player(match).trade == 5


@pytest.mark.rule("CIV-COI-07")
def test_coins_save_nothing_when_trade_is_spent_otherwise() -> None:
    me: Words = {
        "techs": ["construction", "democracy_tech"],
        "trade": 8,
        "tokens": {"sheet": 5},
    }
    match = land(me, stage="city")
    when(match, "use democracy_tech")
    assert player(match).trade == 2

    match = land({"trade": 6, "tokens": {"sheet": 5}}, stage="city")
    when(match, "produce C2", "scout", "at C3")  # 6, of which the city has 5
    assert player(match).trade == 3


@pytest.mark.rule("CIV-COI-07", "CIV-LOT-07")
def test_coins_do_not_save_trade_from_robbers() -> None:
    theirs: Words = {"figures": [f"scout {COIN}"], "trade": 4, "tokens": {"sheet": 5}}
    match = land({"figures": [f"army {NEAR}", IDLE]}, theirs)

    march(match, NEAR, COIN)
    when(match, "trade")

    assert player(match, 1).trade == 1


@pytest.mark.rule("CIV-COI-07", "CIV-GOV-29")
def test_coins_do_not_save_trade_from_the_government() -> None:
    me: Words = {
        "techs": ["construction", "theology"],
        "government": "fundamentalism",
        "trade": 5,
        "tokens": {"sheet": 5},
    }
    match = land(me, stage="start")

    when(match, "end")

    assert player(match).trade == 3


# Victory


@pytest.mark.rule("CIV-COI-09", "CIV-VIC-03")
@pytest.mark.parametrize("tokens", [13, 14, 15])
def test_fifteen_coins_win(tokens: int) -> None:
    match = land({**SCOUT_MOVES, "tokens": {"sheet": tokens}})

    when(match, f"move {NEAR} 0 1", f"go {COIN}")

    assert match.over == (tokens >= 14)
    if match.over:
        assert match.result is not None
        assert match.result.winners == [0]
        assert match.result.reason == "economic"


# Scouts


@pytest.mark.rule("CIV-COI-10")
def test_a_scout_holds_a_coin_while_it_stands_there() -> None:
    match = land({**SCOUT_MOVES, "techs": ["construction", "horseback_riding"]})
    assert coins_of(match) == 0

    when(match, f"move {NEAR} 0 1", f"go {COIN}")
    assert asked(match) == (0, "step")
    assert coins_of(match) == 1

    when(match, "go D3")
    assert coins_of(match) == 0


@pytest.mark.rule("CIV-COI-11")
@pytest.mark.parametrize("words", [{}, {"built": {"F3": "bank"}}], ids=["square", "bank"])
def test_a_scout_takes_the_coin_of_an_enemy_city(words: Words) -> None:
    where = "F3" if words else COIN
    before = land(cities=THEIRS, **words)
    after = land({"figures": [f"scout {where}"]}, cities=THEIRS, **words)

    assert coins_of(after, 0) == coins_of(before, 0) + 1
    assert coins_of(after, 1) == coins_of(before, 1) - 1


@pytest.mark.rule("CIV-COI-11", "CIV-COI-03")
def test_an_army_in_an_enemy_city_takes_nothing() -> None:
    match = land({"figures": [f"army {COIN}"]}, cities=THEIRS)

    assert (coins_of(match, 0), coins_of(match, 1)) == (0, 0)


@pytest.mark.rule("CIV-COI-12")
@pytest.mark.parametrize("cities", [{}, MINE], ids=["wild", "outskirts"])
def test_two_scouts_hold_one_coin(cities: Words) -> None:
    assert coins_of(land({"figures": [f"2 scout {COIN}"]}, cities=cities)) == 1


# Panama Canal

CANAL: Words = {"tokens": {"panama_canal": 2}}
ON_MAP: Words = {"built": {"C3": "panama_canal"}}


def after_start(figure: str = "") -> Match:
    """A Start of Turn of the owner of the Canal has ended."""
    theirs = {"figures": [figure]} if figure else {}
    return when(land(CANAL, theirs, stage="start", **ON_MAP), "end")


@pytest.mark.rule("CIV-COI-13", "CIV-BLK-03")
@pytest.mark.parametrize(("figure", "coins"), [("", 3), ("scout C3", 2), ("army C3", 2)])
def test_a_blockade_costs_the_canal_only_its_new_token(figure: str, coins: int) -> None:
    match = after_start(figure)

    assert coins_of(match) == coins
    assert player(match).tokens == {"panama_canal": coins}


@pytest.mark.rule("CIV-COI-13")
def test_the_coins_leave_when_the_canal_is_replaced() -> None:
    me: Words = {**CANAL, "trade": 27, "techs": ["construction", "currency"]}
    match = land(me, stage="city", **ON_MAP)

    when(match, "produce C2", "build market", "at C3")

    assert player(match).wonders == ()
    assert player(match).tokens == {}
    assert coins_of(match) == 0


@pytest.mark.rule("CIV-COI-13")
def test_the_coins_leave_with_the_city_of_the_canal() -> None:
    me: Words = {"units": ["aircraft_7", "aircraft_7"], "figures": ["army E2", IDLE]}
    match = land(me, CANAL, cities=THEIRS, built={"F3": "panama_canal"})
    assert coins_of(match, 1) == 3

    stand(march(match, "E2", TOWN))

    assert told(match, "city-destroyed") != []
    assert coins_of(match, 1) == 0
    assert player(match, 1).tokens == {}


@pytest.mark.rule("CIV-COI-12", "CIV-COI-04")
def test_a_square_in_dispute_is_nobodys_coin() -> None:
    """A scout holds the coin until an army comes; then the fight decides."""
    units = ["infantry_2", "mounted_2"]
    me: Words = {"figures": [f"scout {COIN}", f"army {COIN}"], "units": units}
    match = land(me, {"figures": [f"army {NEAR}"], "units": units}, **turn_of(1))
    assert coins_of(match) == 1

    when(match, f"move {NEAR} 1 0", f"go {COIN}")

    assert table(match).battle is not None
    assert (coins_of(match, 0), coins_of(match, 1)) == (0, 0)
    stand(match)
    assert figures(match, 0, COIN) == {"army": 1, "scout": 1}
    assert coins_of(match) == 1
