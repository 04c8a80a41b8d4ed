"""Timing and choices (CND-TIM)."""

from __future__ import annotations

from typing import Any

import pytest

from oikumene.engine.match import Match
from oikumene.titles.dawn.state import NOWHERE
from tests.titles.dawn.given import asked, given, options, player, space, table, when, words
from tests.titles.dawn.scenes import having, number, spaces, trade

HOME = {"-3,3", "-3,4", "-4,3", "-5,4"}
"""The grassland around the capital of seat 0."""

# The start of a turn


def with_everything() -> Match:
    """Seat 0 has all that can be used at the start of a turn."""
    me = having(
        "early_empire", 1, cities=["3,-8", "-1,-6", "4,0", "3,-5"], control=["1,1"], stored=2,
        diplomacy=["seoul", "geneva", "embassy@1"],
    )  # fmt: skip
    wonders = {
        "hanging_gardens": "-4,4",
        "forbidden_city": "3,-8",
        "eiffel_tower": "-1,-6",
        "oracle": "4,0",
        "great_zimbabwe": "3,-5",
    }
    return given(me, {"control": ["1,0", "0,2", "2,0", "-1,0"]}, wonders=wonders)


USES = {
    "hanging_gardens": ["place -3,3"],
    "forbidden_city": ["destroy 2,0"],
    "eiffel_tower": ["fetch 0,2", "fetch 1,0", "give 1,0"],
    "oracle": ["swap-cards early_empire astrology"],
    "great_zimbabwe": ["put masonry", "put pottery"],
    "seoul": ["lure D -2,-1"],
    "geneva": ["trade-diplomacy embassy@1 joint_war@1"],
}


@pytest.mark.rule("CND-TIM-01")
@pytest.mark.parametrize("order", [list(USES), list(USES)[::-1]])
def test_each_start_of_turn_effect_is_used_once_in_any_order(order: list[str]) -> None:
    match = with_everything()
    for used, thing in enumerate(order):
        assert asked(match) == (0, "turn")
        assert set(options(match, "use")) == {f"use {each}" for each in order[used:]}
        when(match, f"use {thing}", *USES[thing])

    assert asked(match) == (0, "turn")
    assert options(match, "use") == []
    assert player(match).row[:2] == ["astrology", "early_empire"]
    assert trade(match) == {"masonry": 1, "pottery": 1}
    assert words(match, player(match).control) == ["-3,3", "1,0", "1,1"]
    assert words(match, player(match, 1).control) == ["-1,0", "0,2"]
    assert set(player(match).diplomacy) == {"seoul", "geneva", "joint_war@1"}


@pytest.mark.rule("CND-TIM-01")
def test_nothing_of_it_need_be_used_and_nothing_waits_for_later() -> None:
    match = with_everything()
    when(match, "resolve early_empire")
    assert options(match, "use") == []

    when(match, "done")
    assert asked(match) == (1, "turn")
    assert options(match, "use") == []  # the rival has nothing of the kind


# The first player's turn

AGENDAS = ["civilized", "warmonger", "explorer"]


def before_first_turn(**words: Any) -> Match:
    """The dial is about to show trade, and the first player's capital is mature."""
    ring = ["-3,3", "-3,4", "-4,3", "-5,4", "-4,5", "-5,5"]
    me = having("early_empire", 1, control=ring, **words)
    return given(me, {}, phase="event", dial=2, wonders={"oracle": "-4,4"})


@pytest.mark.rule("CND-TIM-02")
def test_the_event_comes_before_the_victory_check_and_that_before_the_turn() -> None:
    match = before_first_turn(agendas=AGENDAS)
    assert asked(match) == (0, "put-trade")  # although the game is won

    when(match, "put masonry")
    assert match.over
    assert table(match).winners == (0,)


@pytest.mark.rule("CND-TIM-02")
def test_effects_at_the_start_of_the_turn_come_after_the_event() -> None:
    match = before_first_turn(agendas=AGENDAS[:2])
    assert asked(match) == (0, "put-trade")

    when(match, "put masonry")
    assert asked(match) == (0, "turn")
    assert options(match, "use") == ["use oracle"]


# Once per turn


@pytest.mark.rule("CND-TIM-03")
def test_what_was_used_once_is_fresh_in_every_players_turn() -> None:
    """Carthage's token helps in one attack, then in the defence in the next player's turn."""
    me = having("masonry", 5, tokens={"carthage": "masonry"}, control=["-2,-2"])
    rival = having("masonry", 5, control=["-3,-2", "-1,-2"])
    match = given(me, rival, barbarians={"D": "-2,-1", "B": "-3,-1"})
    when(match, "resolve masonry", "attack -2,-1 barbarian")
    assert options(match) == ["spend 0", "spend 1"]

    when(match, "spend 1")
    while asked(match) == (0, "put-trade"):
        when(match, "put pottery")
    when(match, "attack -3,-1 barbarian")
    assert asked(match)[1] != "spend-on-attack"  # used up for this turn
    while asked(match)[0] == 0:
        when(match, options(match)[-1])

    when(match, "resolve masonry", "attack -2,-2 piece")
    assert asked(match) == (0, "spend-on-defence")


@pytest.mark.rule("CND-TIM-03")
def test_start_of_turn_effects_are_fresh_in_the_next_turn() -> None:
    match = given(having("astrology", 1), {}, wonders={"oracle": "-4,4"})
    when(match, "use oracle", "swap-cards early_empire foreign_trade", "resolve astrology")
    when(match, "resolve astrology")  # the rival's turn

    assert asked(match) == (0, "turn")
    assert options(match, "use") == ["use oracle"]


# Within a card


@pytest.mark.rule("CND-TIM-04")
def test_the_slot_is_fixed_when_the_resolution_starts() -> None:
    """Machu Picchu, taken by the first token, makes slot 1 count as 3: from the next turn on."""
    match = given(having("early_empire", 1, cities=["3,-1"]), {}, wonders={"machu_picchu": "-3,4"})
    when(match, "resolve early_empire", "place -3,4")
    assert player(match).wonders == ("machu_picchu",)
    assert spaces(match, "place") == HOME - {"-3,4"} | {"4,-1"}

    when(match, "done", "resolve astrology", "resolve early_empire")
    assert spaces(match, "place") >= {"3,-2", "2,0", "2,-1"}  # hills and forests


@pytest.mark.rule("CND-TIM-04")
def test_the_slot_stays_when_a_wonder_is_lost_meanwhile() -> None:
    """Nuclear Power destroys the own token on Machu Picchu, and the dial moves by five."""
    me = having("nuclear_power", 5, dial=14, control=["1,1"])
    match = given(me, {}, wonders={"machu_picchu": "1,1"})
    when(match, "resolve nuclear_power", "strike 1,1")

    assert player(match).wonders == ()
    assert player(match).dial == 19


RING = ["-3,3", "-3,4", "-4,3", "-4,5", "-5,4", "-5,5"]
"""All around the capital: there is no room for more."""


@pytest.mark.rule("CND-TIM-05")
def test_the_second_clause_is_done_though_the_first_cannot_be() -> None:
    match = given(having("civil_service", 2, control=RING), {})
    when(match, "resolve civil_service")

    assert asked(match) == (0, "place-token")
    assert spaces(match, "place") == {"-4,2", "-2,2"}

    match = given(having("mass_media", 2, control=RING), {"control": ["-2,4"]})
    when(match, "resolve mass_media")
    assert asked(match) == (0, "convert")

    match = given(having("drama_and_poetry", 2, control=RING), {})
    when(match, "resolve drama_and_poetry")
    assert asked(match) == (0, "shift-token")


@pytest.mark.rule("CND-TIM-05")
@pytest.mark.parametrize(
    ("card", "words"),
    [
        ("replaceable_parts", {"resources": {"marble": 1, "mercury": 1, "oil": 1, "diamond": 1}}),
        ("nuclear_power", {}),
    ],
)
def test_the_dial_moves_though_the_first_clause_cannot_be_done(card: str, words: Any) -> None:
    match = given(having(card, 4, dial=14, **words), {})
    when(match, f"resolve {card}")

    assert player(match).dial == 18
    assert asked(match) == (1, "turn")


@pytest.mark.rule("CND-TIM-05")
@pytest.mark.parametrize(
    ("card", "answers"),
    [
        ("drama_and_poetry", ["done"]),  # no own token to move
        ("mass_media", ["done"]),  # no rival token nearby
        ("steam_power", ["stay", "stay"]),  # no resource to exchange
    ],
)
def test_a_second_clause_that_cannot_be_done_is_skipped(card: str, answers: list[str]) -> None:
    match = given(having(card, 2), {})
    when(match, f"resolve {card}", *answers)

    assert asked(match) == (1, "turn")
    assert player(match).row[0] == card  # it was reset all the same


@pytest.mark.rule("CND-TIM-06")
def test_tokens_for_caravans_are_spent_before_the_first_one_moves() -> None:
    match = given(having("currency", 1, caravans=["1,1"], trade={"currency": 2}), {})
    when(match, "resolve currency")
    assert asked(match) == (0, "spend-on-economy")

    when(match, "spend 1", "caravan 1,1", "stay", "stay")
    assert asked(match) == (1, "turn")
    assert trade(match) == {"currency": 1}


@pytest.mark.rule("CND-TIM-06")
def test_tokens_for_a_wonder_are_spent_when_paying() -> None:
    me = having("pottery", 5, resources={"oil": 1}, trade={"pottery": 2})
    match = given(me, {}, market=["petra"])
    when(match, "resolve pottery")
    assert asked(match) == (0, "build")

    when(match, "wonder petra")
    assert asked(match) == (0, "pay")
    assert set(options(match)) == {"pay 0 0 2", "pay 1 0 0"}

    when(match, "pay 0 0 2")
    assert trade(match) == {}
    assert player(match).wonders == ("petra",)


@pytest.mark.rule("CND-TIM-06")
def test_tokens_for_the_dial_are_spent_before_it_moves() -> None:
    me = having("replaceable_parts", 1, dial=14, trade={"replaceable_parts": 2})
    match = given(me, {})
    when(match, "resolve replaceable_parts", "resource oil")
    assert asked(match) == (0, "spend-on-science")
    assert player(match).dial == 14

    when(match, "spend 2")
    assert player(match).dial == 17


@pytest.mark.rule("CND-TIM-06")
def test_tokens_for_control_tokens_are_spent_one_by_one() -> None:
    match = given(having("civil_service", 1, trade={"civil_service": 2}), {})
    when(match, "resolve civil_service", "place -3,3", "place -3,4", "place -4,3")
    assert trade(match) == {"civil_service": 1}

    when(match, "done")
    assert asked(match) == (0, "place-token")  # the second clause
    assert trade(match) == {"civil_service": 1}


@pytest.mark.rule("CND-TIM-07")
def test_stonehenge_is_finished_before_the_next_token_of_the_card() -> None:
    """Hills at 2,-6 beside the capital; 3,-6 and 3,-7 beside them, and beside each other."""
    me = having("early_empire", 2, capital="1,-6")
    match = given(me, {"capital": "-4,4"}, wonders={"stonehenge": "1,-6"})
    when(match, "resolve early_empire")
    assert number(match) == 2

    when(match, "place 2,-6")
    assert spaces(match, "place") == {"3,-6", "3,-7"}  # of Stonehenge
    when(match, "place 3,-6")
    assert spaces(match, "place") == {"3,-7"}  # of the token just placed
    when(match, "place 3,-7")

    assert number(match) == 1
    assert spaces(match, "place") == {"1,-5", "1,-7", "2,-7"}  # of the card again


@pytest.mark.rule("CND-TIM-07")
def test_stonehenge_may_be_stopped_to_go_on_with_the_card() -> None:
    me = having("early_empire", 2, capital="1,-6")
    match = given(me, {"capital": "-4,4"}, wonders={"stonehenge": "1,-6"})
    when(match, "resolve early_empire", "place 2,-6", "done")

    assert spaces(match, "place") == {"1,-5", "1,-7", "2,-7"}


# Several players at once


def ring(match: Match, seat: int) -> list[str]:
    """The land around a player's capital."""
    ground = table(match).ground
    return [ground.words[n] for n in ground.dry[player(match, seat).capital]]


@pytest.mark.rule("CND-TIM-08")
@pytest.mark.parametrize(("first", "order"), [(0, [0, 1, 2]), (1, [1, 2, 0]), (2, [2, 0, 1])])
def test_in_an_event_the_first_player_comes_first(first: int, order: list[int]) -> None:
    """The trade section of the dial: all three capitals are mature."""
    bare = given({}, {}, {})
    players = [{"control": ring(bare, seat)} for seat in range(3)]
    match = given(*players, phase="event", dial=2, first=first, active=first)

    seats = []
    while asked(match)[1] == "put-trade":
        seats.append(asked(match)[0])
        when(match, options(match)[0])
    assert seats == order


def raided(first: int, direction: int) -> Match:
    """Barbarians north of both capitals; B is the one near seat 1."""
    players = [having("masonry", 1, trade={"masonry": 3, "pottery": 3}) for _ in range(2)]
    return given(
        *players, barbarians={"B": "1,-7", "D": "", "I": "-4,3"}, phase="event", dial=1,
        first=first, active=first, direction=direction,
    )  # fmt: skip


@pytest.mark.rule("CND-TIM-08")
@pytest.mark.parametrize(("first", "order"), [(0, [0, 0, 1, 1]), (1, [1, 1, 0, 0])])
def test_of_two_raided_capitals_the_first_players_suffers_first(
    first: int, order: list[int]
) -> None:
    ways = [raided(first, direction) for direction in range(6)]
    capitals = {"B": space(ways[0], "1,-6"), "D": NOWHERE, "I": space(ways[0], "-4,4")}
    match = next(each for each in ways if table(each).barbarians == capitals)

    seats = []
    while asked(match)[1] == "discard-trade":
        seats.append(asked(match)[0])
        when(match, "put masonry")
    assert seats == order


@pytest.mark.rule("CND-TIM-08")
def test_in_a_turn_the_active_player_comes_first() -> None:
    """Both may spend in the same fight."""
    fighter = having("masonry", 5, trade={"masonry": 1}, control=["-2,3"])
    victim = having("masonry", 5, trade={"masonry": 1}, control=["-3,3"])
    match = given(victim, fighter, active=1)
    when(match, "resolve masonry", "attack -3,3 piece")
    assert asked(match) == (1, "spend-on-attack")

    when(match, "spend 0")
    assert asked(match) == (0, "spend-on-defence")
