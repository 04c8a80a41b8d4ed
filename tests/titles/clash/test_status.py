"""The status phase (COC-STA)."""

from __future__ import annotations

from typing import Any

import pytest

from oikumene.engine.match import Match
from oikumene.titles.clash.cards import ADVANCES
from tests.titles.clash.given import (
    asked,
    city,
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

Words = dict[str, Any]
CIVILIZATIONS = ("babylon", "rome", "greece")
GROWN: Words = {"buildings": ["temple"]}
"""A city that cannot be given up."""


def status(*players: Words, step: int = 0, **words: Any) -> Match:
    """The status phase, or one of its steps, begins."""
    seats = [
        {"civilization": who, "goods": {}, **each}
        for who, each in zip(CIVILIZATIONS, players or ({}, {}), strict=False)
    ]
    return given(*seats, **{"phase": "status", "step": step, **words})


def answered(match: Match, *, until: str) -> list[tuple[int, str]]:
    """Who is asked what, up to a question; the last answer is given each time."""
    found = []
    while asked(match)[1] != until:
        found.append(asked(match))
        when(match, options(match)[-1])
    return found


# The steps


@pytest.mark.rule("COC-STA-01", "COC-TIM-03")
@pytest.mark.parametrize(("first", "order"), [(0, [0, 1, 2]), (1, [1, 2, 0]), (2, [2, 0, 1])])
def test_each_step_is_done_by_all_in_turn_order_before_the_next(
    first: int, order: list[int]
) -> None:
    """Everybody has a card to complete, a size-1 city, and another government to change to."""
    government = ["philosophy", "voting", "tactics", "draft"]
    homes = (("E4", "F3"), ("G8", "G9"), ("B7", "A7"))
    cards = ("o10", "o07", "o14")
    seats = [
        {
            "advances": [*government, "storage"],
            "goods": {"food": 5, "wood": 3, "ore": 3, "ideas": 5},
            "objectives": [card],
            "cities": {name: {} for name in names},
        }
        for names, card in zip(homes, cards, strict=True)
    ]
    match = status(*seats, first=first)
    found = answered(match, until="first-player")
    steps = ["objective", "free-advance", "raze", "government"]
    assert found == [(seat, step) for step in steps for seat in order]


@pytest.mark.rule("COC-STA-02")
def test_in_the_first_step_objectives_may_be_completed() -> None:
    me = {"advances": ["storage"], "goods": {"food": 5}, "objectives": ["o14"]}
    match = status(me)
    assert (asked(match), table(match).step) == ((0, "objective"), 1)
    when(match, "complete o14 food")
    assert player(match).completed == ("food",)


@pytest.mark.rule("COC-STA-03", "COC-END-01")
@pytest.mark.parametrize(("age", "over"), [(5, False), (6, True)])
def test_after_the_first_step_of_the_sixth_age_the_game_ends(age: int, over: bool) -> None:
    me = {"advances": ["storage"], "goods": {"food": 5}, "objectives": ["o14"]}
    match = status(me, age=age)
    assert asked(match) == (0, "objective")  # the first step is played in either case
    when(match, "complete o14 food")
    assert match.over == over
    assert player(match).completed == ("food",)
    if not over:
        assert asked(match) == (0, "free-advance")


@pytest.mark.rule("COC-STA-03", "COC-END-01")
@pytest.mark.parametrize("seat", [0, 1])
def test_the_game_ends_in_any_age_when_somebody_has_no_city(seat: int) -> None:
    seats: list[Words] = [{}, {}]
    seats[seat] = {"cities": {}}
    assert status(*seats, age=2).over
    assert not status(age=2).over


# A free advance


@pytest.mark.rule("COC-STA-04")
def test_everybody_gains_an_advance_for_nothing() -> None:
    match = status(step=2)
    when(match, "advance fishing")
    assert player(match).advances["fishing"] == 1
    assert goods(match) == {"mood": 1}  # the token of its frame
    assert player(match).cubes == 2
    assert asked(match) == (1, "free-advance")
    when(match, "advance writing")
    assert goods(match, 1) == {"culture": 1}
    assert player(match, 1).cubes == 2


@pytest.mark.rule("COC-STA-04")
def test_a_free_advance_can_draw_an_event_at_once() -> None:
    match = status({"cubes": 1}, step=2, event_deck=["migration_1", "famine_1"])
    when(match, "advance fishing")
    assert [each["seat"] for each in told(match, "event")] == ["seat:0"]
    assert goods(match)["gold"] == 2
    assert player(match).cubes == 3
    assert asked(match) == (1, "free-advance")  # the event is over before the next player


@pytest.mark.rule("COC-STA-05")
def test_a_free_advance_must_be_taken() -> None:
    match = status(step=2)
    assert "done" not in options(match)
    assert "advance fishing" in options(match)
    assert "advance navigation" not in options(match)  # not without Fishing


@pytest.mark.rule("COC-STA-05")
def test_who_has_everything_gains_nothing() -> None:
    ordinary = [id_ for id_, each in ADVANCES.items() if not each.government]
    democracy = [id_ for id_, each in ADVANCES.items() if each.category == "democracy"]
    known = [id_ for id_ in (*ordinary, *democracy) if id_ not in ("farming", "mining")]
    match = status({"advances": known}, step=2)
    assert asked(match) == (1, "free-advance")


@pytest.mark.rule("COC-STA-06")
def test_free_education_does_not_follow_a_free_advance() -> None:
    me = {"advances": ["writing", "free_education"], "goods": {"ideas": 3, "gold": 3}}
    match = status(me, step=2)
    when(match, "advance philosophy")
    assert asked(match) == (1, "free-advance")
    assert goods(match) == {"ideas": 4, "gold": 3, "mood": 1}  # one by Philosophy, one of its frame


# Cards


@pytest.mark.rule("COC-STA-07")
def test_everybody_draws_an_action_and_an_objective_card() -> None:
    hand = [f"a{n:02}" for n in range(11, 31)]
    match = status(
        {"actions": hand},
        step=3,
        action_deck=["a01", "a02", "a03"],
        objective_deck=["o01", "o02", "o03"],
    )
    assert player(match).actions == [*hand, "a01"]  # there is no limit
    assert player(match, 1).actions == ["a02"]
    assert (player(match).objectives, player(match, 1).objectives) == (["o01"], ["o02"])
    assert table(match).action_deck == ["a03"]
    assert table(match).objective_deck == ["o03"]


# Giving up a city


@pytest.mark.rule("COC-STA-08")
def test_a_city_of_size_one_may_be_destroyed_for_gold() -> None:
    cities = {"D2": GROWN, "C2": {}, "E2": {"mood": "angry"}}
    match = status({"cities": cities}, {"cities": {"D7": GROWN}}, step=4)
    assert (asked(match), options(match)) == ((0, "raze"), ["raze E2", "raze C2", "done"])
    when(match, "raze C2")
    assert space(match, "C2") not in table(match).cities
    assert goods(match) == {"gold": 1}
    assert asked(match)[1] != "raze"  # only one
    assert match.view(0)["table"]["players"][0]["pieces"]["settlement"] == 5


@pytest.mark.rule("COC-STA-08")
def test_no_city_need_be_destroyed() -> None:
    match = status({"cities": {"D2": GROWN, "C2": {}}}, {"cities": {"D7": GROWN}}, step=4)
    when(match, "done")
    assert space(match, "C2") in table(match).cities
    assert goods(match) == {}


@pytest.mark.rule("COC-STA-08")
@pytest.mark.parametrize("piece", [{"buildings": ["temple@1"]}, {"wonders": ["great_wall"]}])
def test_a_city_with_any_other_piece_is_too_large(piece: Words) -> None:
    match = status({"cities": {"D2": piece}}, {"cities": {"D7": GROWN}}, step=4)
    assert asked(match)[1] != "raze"


@pytest.mark.rule("COC-STA-09")
def test_units_stay_where_a_city_was() -> None:
    me = {"cities": {"D2": GROWN, "C2": {}}, "units": {"C2": "2 infantry, settler"}}
    match = status(me, step=4)
    when(match, "raze C2")
    assert units(match, 0, "C2") == {"infantry": 2, "settler": 1}


@pytest.mark.rule("COC-STA-10")
@pytest.mark.parametrize("returns", [False, True])
def test_the_last_city_may_be_destroyed_and_the_game_goes_on_to_the_next_status_phase(
    returns: bool,
) -> None:
    me = {"cities": {"D2": {}}, "units": {"C2": "settler"}}
    match = status(me, {"cities": {"D7": GROWN}}, step=4)
    when(match, "raze D2")
    assert not match.over
    answered(match, until="act")
    assert table(match).age == 2
    if returns:
        while asked(match)[0] != 0:
            when(match, "end")
        when(match, "found")
        assert city(match, "C2").owner == 0
    while match.decision and asked(match)[1] == "act":
        when(match, "end")
    assert match.over != returns


# Government


@pytest.mark.rule("COC-STA-11")
def test_in_the_fifth_step_the_government_may_be_changed() -> None:
    me = {"advances": ["philosophy", "voting", "free_economy", "tactics", "draft"]}
    match = status({**me, "cities": {"D2": GROWN}}, {"cities": {"D7": GROWN}}, step=5)
    assert (asked(match), options(match)) == ((0, "government"), ["change autocracy", "done"])
    when(match, "change autocracy", "advance forced_labor")
    mine = player(match).advances
    assert {"nationalism", "forced_labor"} < set(mine)
    assert not {"voting", "free_economy"} & set(mine)


@pytest.mark.rule("COC-STA-11")
def test_the_government_need_not_be_changed() -> None:
    me = {"advances": ["philosophy", "voting", "tactics", "draft"]}
    match = status(me, step=5)
    when(match, "done")
    assert "voting" in player(match).advances


# The first player


def chooser(*tokens: Words, **words: Any) -> int:
    """Who decides on the first player."""
    match = status(*({"goods": each} for each in tokens), step=6, **words)
    seat, ask = asked(match)
    assert ask == "first-player"
    return seat


@pytest.mark.rule("COC-STA-12")
def test_who_has_most_mood_and_culture_tokens_names_the_first_player() -> None:
    assert chooser({"mood": 3}, {"mood": 2, "culture": 2}, {"culture": 3}) == 1
    assert chooser({"mood": 3}, {"mood": 2}, {"culture": 4}) == 2
    assert chooser({"food": 2, "gold": 7, "ideas": 7}, {"mood": 1}, {}) == 1


@pytest.mark.rule("COC-STA-12")
@pytest.mark.parametrize("first", [0, 1, 2])
def test_any_player_may_be_named(first: int) -> None:
    match = status({}, {"goods": {"mood": 1}}, {}, step=6)
    assert options(match) == ["first 0", "first 1", "first 2"]
    when(match, f"first {first}")
    assert table(match).first == first
    assert (table(match).age, table(match).round, table(match).step) == (2, 1, 0)
    assert asked(match) == (first, "act")


@pytest.mark.rule("COC-STA-13")
def test_the_moods_of_cities_do_not_count() -> None:
    happy = {name: {"mood": "happy"} for name in ("D2", "C2", "E2")}
    me = {"cities": happy, "goods": {"mood": 1}}
    match = status(me, {"goods": {"mood": 2}, "cities": {"D7": {"mood": "angry"}}}, step=6)
    assert asked(match) == (1, "first-player")


@pytest.mark.rule("COC-STA-14")
@pytest.mark.parametrize(
    ("tokens", "first", "decides"),
    [
        ((2, 2, 0), 0, 0),
        ((2, 2, 0), 1, 1),
        ((2, 2, 0), 2, 0),  # clockwise from 2 comes 0
        ((0, 2, 2), 0, 1),
        ((2, 0, 2), 1, 2),
        ((2, 2, 2), 2, 2),
        ((0, 0, 0), 1, 1),
    ],
)
def test_a_tie_is_decided_by_the_first_player_or_who_sits_next(
    tokens: tuple[int, ...], first: int, decides: int
) -> None:
    kinds = ("mood", "culture", "mood")
    held = [{kind: n} for kind, n in zip(kinds, tokens, strict=True)]
    assert chooser(*held, first=first) == decides


@pytest.mark.rule("COC-STA-15")
def test_a_lighthouse_in_barbarian_hands_decides_nothing() -> None:
    grey = {"cities": {"D4": {"wonders": ["great_lighthouse@0"]}}}
    match = status({}, {"goods": {"mood": 1}}, step=6, barbarians=grey, regions={"D3": "FFFF"})
    assert asked(match) == (1, "first-player")


@pytest.mark.rule("COC-STA-15")
@pytest.mark.parametrize("seat", [0, 1])
def test_the_owner_of_the_lighthouse_decides_whatever_the_tokens(seat: int) -> None:
    home = ("D2", "D7")[seat]
    seats: list[Words] = [{"goods": {"mood": 5}}, {"goods": {"mood": 5}}]
    seats[seat] = {"cities": {home: {"wonders": ["great_lighthouse"]}}}
    assert asked(status(*seats, step=6, first=1 - seat)) == (seat, "first-player")


# Nothing else


@pytest.mark.rule("COC-STA-16")
def test_there_are_no_free_actions_and_no_trades_in_the_status_phase() -> None:
    """Both could use Theaters and Bartering, play cards, and trade, in their turns."""
    me = {
        "advances": ["arts", "theaters", "bartering", "philosophy", "voting", "tactics", "draft"],
        "goods": {"mood": 3, "culture": 3, "food": 2},
        "actions": ["a01", "a02"],
        "cities": {"D2": {}, "C2": {}},
    }
    match = given({"civilization": "babylon", **me}, {"goods": {"food": 2}})
    free = {"use theaters", "use bartering", "trade"}
    assert free < set(options(match))

    match = status(me, {"goods": {"food": 2}})
    asks = set()
    while table(match).step:
        asks.add(asked(match)[1])
        assert not free & set(options(match))
        assert not [each for each in options(match) if each.split()[0] in ("use", "play", "trade")]
        when(match, options(match)[-1])
    assert asks == {"free-advance", "raze", "government", "first-player"}
