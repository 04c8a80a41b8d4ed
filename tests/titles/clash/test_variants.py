"""Variants of the game (COC-VAR)."""

from __future__ import annotations

from typing import Any

import pytest

import oikumene
from oikumene.engine.match import Match
from oikumene.titles.clash.cards import CIVILIZATIONS, LEADERS
from tests.titles.clash.events import drawn
from tests.titles.clash.given import (
    asked,
    city,
    dice,
    given,
    goods,
    options,
    player,
    refused,
    table,
    told,
    units,
    when,
)

Words = dict[str, Any]
SHORT: Words = {"options": {"length": "short"}}
RANDOM_END: Words = {"options": {"length": "random_end"}}
WONDER_END: Words = {"options": {"length": "wonder_end"}}


def new(seats: int = 2, seed: int = 1, **settings: Any) -> Match:
    """A match fresh from the box."""
    return oikumene.start("clash", seats, seed, settings)


# Events

MIGRATION = "migration_1"
"""A gold mine; a settler for an opponent, and a mood that drops."""


@pytest.mark.rule("COC-VAR-01")
def test_without_events_only_the_icons_are_resolved() -> None:
    me = {"goods": {}, "cities": {"D2": {"mood": "happy"}}}
    match = drawn(MIGRATION, me, options={"events": "icons"})
    assert goods(match)["gold"] == 2
    assert units(match, 1, "D7") == {}
    assert city(match, "D2").mood == 2
    assert table(match).event_discard == [MIGRATION]

    match = drawn(MIGRATION, me)
    assert goods(match)["gold"] == 2
    assert units(match, 1, "D7") == {"settler": 1}
    assert city(match, "D2").mood == 1


@pytest.mark.rule("COC-VAR-02")
@pytest.mark.parametrize(("answer", "settlers"), [("full", {"settler": 1}), ("icon", {})])
def test_before_drawing_a_player_announces_what_will_be_resolved(
    answer: str, settlers: dict[str, int]
) -> None:
    match = drawn(MIGRATION, options={"events": "announce"})
    assert asked(match) == (0, "announce-event")
    assert options(match) == ["full", "icon"]
    assert table(match).event_deck == [MIGRATION]  # nobody has seen it
    assert told(match, "event") == []
    when(match, answer)
    assert goods(match)["gold"] == 2
    assert units(match, 1, "D7") == settlers


# The short game


@pytest.mark.rule("COC-VAR-03")
@pytest.mark.parametrize(("age", "ends"), [(3, False), (4, True)])
def test_a_short_game_has_four_ages(age: int, ends: bool) -> None:
    me = {"goods": {"food": 5}, "advances": ["storage"], "objectives": ["o14"]}
    match = given(me, {}, age=age, phase="status", **SHORT)
    when(match, "complete o14 food")
    assert match.over == ends
    assert player(match).completed == ("food",)
    assert not given({}, {}, age=4, phase="status").over


@pytest.mark.rule("COC-VAR-03", "COC-VAR-05")
@pytest.mark.parametrize("seats", [2, 3])
def test_in_a_short_game_everybody_places_two_settlers_beside_the_first_city(seats: int) -> None:
    match = new(seats, length="short", expansion=False)
    order = []
    while asked(match)[1] == "first-settler":
        order.append(asked(match)[0])
        seat = order[-1]
        start = player(match, seat).start
        names = [table(match).ground.names[start + at] for at in (1, 2, 3)]
        assert options(match) == [f"place {name}" for name in names]
        when(match, options(match)[order.count(seat) - 1])  # one here, one there
    assert sorted(order) == sorted([*range(seats)] * 2)
    assert all(len(table(match).units[seat]) == 2 for seat in range(seats))


@pytest.mark.rule("COC-VAR-03")
def test_in_other_games_one_settler_is_placed() -> None:
    match = new(expansion=False)
    while asked(match)[1] == "first-settler":
        when(match, options(match)[0])
    assert [len(table(match).units[seat]) for seat in (0, 1)] == [1, 1]


@pytest.mark.rule("COC-VAR-04")
def test_a_short_game_has_two_free_advances_the_second_without_an_event() -> None:
    """Both have two cubes on the event track."""
    seats: list[Words] = [
        {"civilization": who, "cubes": 2, "goods": {}} for who in ("babylon", "rome")
    ]
    match = given(*seats, phase="status", step=2, **SHORT)
    order = []
    while asked(match)[1] == "free-advance":
        order.append(asked(match)[0])
        when(match, "advance fishing" if "advance fishing" in options(match) else "advance arts")
    assert order == [0, 1, 0, 1]
    assert [p.cubes for p in table(match).players] == [1, 1]  # only the first took a cube
    assert all({"fishing", "arts"} < set(p.advances) for p in table(match).players)
    assert goods(match) == {"mood": 1, "culture": 1}  # both frames have their token
    assert told(match, "event") == []


@pytest.mark.rule("COC-VAR-04")
@pytest.mark.parametrize(("again", "events", "cubes"), [(False, 1, 3), (True, 0, 1)])
def test_the_first_advance_may_draw_an_event_and_the_second_never(
    again: bool, events: int, cubes: int
) -> None:
    me: Words = {"civilization": "babylon", "cubes": 1, "goods": {}}
    match = given(me, {}, phase="status", step=2, again=again, event_deck=["migration_1"], **SHORT)
    when(match, "advance fishing")
    assert len(told(match, "event")) == events
    assert player(match).cubes == cubes


# A variable end


@pytest.mark.rule("COC-VAR-06", "COC-VAR-10")
@pytest.mark.parametrize("words", [RANDOM_END, WONDER_END])
@pytest.mark.parametrize(("age", "ends"), [(6, False), (7, True)])
def test_a_game_with_a_variable_end_has_at_most_seven_ages(
    words: Words, age: int, ends: bool
) -> None:
    me = {"goods": {"food": 5}, "advances": ["storage"], "objectives": ["o14"]}
    match = given(me, {}, age=age, phase="status", **words)
    when(match, "complete o14 food")
    assert match.over == ends


@pytest.mark.rule("COC-VAR-06")
def test_only_the_chosen_end_is_played() -> None:
    """Dice end no game of the other kind, and wonders none with dice."""
    match = last_turn(6, 1, **WONDER_END)
    when(dice(match, "1l"), "end")
    assert not match.over
    assert told(match, "end-rolled") == []
    match = last_turn(6, 2, built_by=[0], **RANDOM_END)
    when(dice(match, "6i"), "end")
    assert not match.over


def last_turn(age: int, round_: int, **words: Any) -> Match:
    """The last turn of a round."""
    home: Words = {"goods": {}}
    return given(home, home, age=age, round=round_, active=1, **words)


FACES = {1: "1l", 2: "2c", 3: "3i", 4: "4c", 5: "5i", 6: "6i"}


def begun(age: int, round_: int, die: int, **words: Any) -> Match:
    """A round begins with a certain roll."""
    words = {**RANDOM_END, **words}
    if round_ > 1:
        return when(dice(last_turn(age, round_ - 1, **words), FACES[die]), "end")
    match = given({"goods": {}}, {"goods": {}}, age=age - 1, phase="status", step=6, **words)
    return when(dice(match, FACES[die]), "first 0")


@pytest.mark.rule("COC-VAR-07", "COC-VAR-08")
@pytest.mark.parametrize("die", range(1, 7))
@pytest.mark.parametrize(
    ("age", "round_", "highest"), [(6, 2, 1), (6, 3, 2), (7, 1, 3), (7, 2, 4), (7, 3, 5)]
)
def test_a_die_at_the_start_of_the_last_five_rounds_may_end_the_game(
    age: int, round_: int, highest: int, die: int
) -> None:
    match = begun(age, round_, die)
    assert told(match, "end-rolled") == [{"n": die}]
    assert match.over == (die <= highest)
    if not match.over:
        assert asked(match) == (0, "act")
        assert (table(match).age, table(match).round) == (age, round_)


@pytest.mark.rule("COC-VAR-07")
@pytest.mark.parametrize(("age", "round_"), [(5, 3), (6, 1)])
def test_before_the_last_five_rounds_no_die_is_rolled(age: int, round_: int) -> None:
    match = begun(age, round_, 1)
    assert told(match, "end-rolled") == []
    assert not match.over


@pytest.mark.rule("COC-VAR-07")
def test_after_the_die_only_the_first_step_of_the_status_phase_follows() -> None:
    me = {"goods": {"food": 5}, "advances": ["storage"], "objectives": ["o14"]}
    match = given(me, {}, age=6, round=1, active=1, **RANDOM_END)
    when(dice(match, "1l"), "end")
    assert asked(match) == (0, "objective")
    when(match, "complete o14 food")
    assert match.over
    assert player(match).completed == ("food",)


@pytest.mark.rule("COC-VAR-07")
def test_a_round_that_the_die_cuts_off_is_not_the_last_round_of_objectives() -> None:
    """Wonderful looks at the round that was played."""
    me: Words = {"objectives": ["o32"], "goods": {}}
    match = given(me, {}, age=6, round=1, active=1, built_by=[0], **RANDOM_END)
    when(dice(match, "1l"), "end")
    assert options(match) == ["complete o32 wonderful", "done"]


ARCHITECT: Words = {
    "civilization": "babylon",
    "advances": ["engineering", "rituals", "storage"],
    "goods": {"food": 2, "wood": 3, "ore": 7, "culture": 5},
    "wonders": ["great_pyramid"],
    "cities": {"D2": {"mood": "happy"}, "C2": {}},
}


@pytest.mark.rule("COC-VAR-09")
@pytest.mark.parametrize(
    ("age", "round_", "ends"),
    [(5, 3, False), (6, 1, False), (6, 2, True), (6, 3, True), (7, 1, True), (7, 2, True)],
)
def test_a_wonder_in_one_of_the_last_five_rounds_ends_the_game_after_the_round(
    age: int, round_: int, ends: bool
) -> None:
    match = given(ARCHITECT, {"goods": {}}, age=age, round=round_, **WONDER_END)
    when(match, "build")
    assert table(match).builders == {"great_pyramid": 0}
    when(match, "end")
    assert asked(match) == (1, "act")  # the round is finished
    when(match, "end")
    assert match.over == ends


@pytest.mark.rule("COC-VAR-09")
def test_after_a_wonder_only_the_first_step_of_the_status_phase_follows() -> None:
    me = {**ARCHITECT, "objectives": ["o32"]}
    match = given(me, {"goods": {}}, age=6, round=2, **WONDER_END)
    when(match, "build", "done", "end", "end")
    assert asked(match) == (0, "objective")  # Wonderful
    when(match, "complete o32 wonderful")
    assert match.over


@pytest.mark.rule("COC-VAR-09")
def test_an_old_wonder_ends_nothing() -> None:
    wonder = {"cities": {"D2": {"wonders": ["great_wall"]}}}
    match = given(wonder, {}, age=6, round=2, active=1, **WONDER_END)
    assert not when(match, "end").over


# Leaders

KING: Words = {"civilization": "rome", "goods": {"mood": 1, "culture": 1}}


def recruits(seed: int, **words: Any) -> Match:
    """A leader is recruited."""
    match = given(KING, {}, seed=seed, **words)
    return when(match, "recruit")


@pytest.mark.rule("COC-VAR-11")
def test_a_random_leader_is_drawn_from_those_that_remain() -> None:
    came = set()
    for seed in range(30):
        match = recruits(seed, options={"random_leaders": True})
        assert asked(match)[1] != "leader"
        p = player(match)
        assert {p.leader, *p.leaders} == set(CIVILIZATIONS["rome"].leaders)
        came.add(p.leader)
    assert came == set(CIVILIZATIONS["rome"].leaders)


@pytest.mark.rule("COC-VAR-11")
def test_a_leader_who_came_is_not_drawn_again() -> None:
    me = {**KING, "leaders": ["sulla"]}
    match = given(me, {}, options={"random_leaders": True})
    assert player(when(match, "recruit")).leader == "sulla"


@pytest.mark.rule("COC-VAR-11")
def test_otherwise_the_player_chooses() -> None:
    match = recruits(0)
    assert asked(match) == (0, "leader")
    assert options(match) == ["leader augustus", "leader caesar", "leader sulla"]


@pytest.mark.rule("COC-VAR-13")
def test_in_an_alternate_history_everybody_has_three_leaders_of_any_civilization() -> None:
    foreign = False
    for seed in range(5):
        match = new(4, seed, alternate_history=True)
        dealt = [player(match, seat).leaders for seat in range(4)]
        assert [len(each) for each in dealt] == [3] * 4
        all_ = [leader for each in dealt for leader in each]
        assert len(set(all_)) == 12
        assert set(all_) <= set(LEADERS)
        foreign |= any(
            LEADERS[leader] != player(match, seat).civilization
            for seat, each in enumerate(dealt)
            for leader in each
        )
    assert foreign


@pytest.mark.rule("COC-VAR-13")
def test_an_alternate_history_may_have_random_leaders() -> None:
    both = {"alternate_history": True, "random_leaders": True}
    me = {**KING, "leaders": ["hannibal", "cleopatra", "attila"]}
    came = set()
    for seed in range(20):
        match = when(given(me, {}, seed=seed, options=both), "recruit")
        assert asked(match)[1] != "leader"
        came.add(player(match).leader)
    assert came == {"hannibal", "cleopatra", "attila"}


# Open wonders

OPEN: Words = {"options": {"open_wonders": True}}


@pytest.mark.rule("COC-VAR-12")
def test_a_wonder_card_that_would_be_drawn_is_laid_open() -> None:
    me = {"civilization": "rome", "goods": {"food": 2}}
    match = given(me, {}, wonder_deck=["great_wall", "great_arena"], **OPEN)
    when(match, "advance", "advance engineering")
    assert player(match).wonders == []
    assert table(match).open_wonders == ("great_wall",)
    assert match.view(1)["table"]["open_wonders"] == ["great_wall"]


@pytest.mark.rule("COC-VAR-12")
def test_any_player_with_engineering_may_build_an_open_wonder() -> None:
    cities = {"D7": {"mood": "happy"}, "C8": {}}
    rival = {**ARCHITECT, "wonders": [], "civilization": "rome", "cities": cities}
    match = given({}, rival, open_wonders=["great_pyramid", "great_wall"], active=1, **OPEN)
    when(match, "build")
    assert city(match, "D7").wonders == ("great_pyramid",)
    assert table(match).builders == {"great_pyramid": 1}
    assert table(match).open_wonders == ("great_wall",)


@pytest.mark.rule("COC-VAR-12")
@pytest.mark.parametrize(
    "lacks",
    [
        {"advances": ["rituals", "storage"]},
        {"advances": ["engineering", "storage"]},
        {"goods": {"food": 2, "wood": 3, "ore": 6, "culture": 5}},
        {"cities": {"D2": {}, "C2": {}}},
    ],
)
def test_an_open_wonder_asks_for_all_that_it_needs(lacks: Words) -> None:
    me = {**ARCHITECT, "wonders": [], **lacks}
    match = given(me, {}, open_wonders=["great_pyramid"], **OPEN)
    assert "build" not in options(match)
    assert refused(match)["build"] == "COC-BLD-01"


@pytest.mark.rule("COC-VAR-12")
def test_otherwise_an_open_wonder_cannot_be_built_by_just_anybody() -> None:
    """It lies there by Envoys Meet, to be drawn."""
    me = {**ARCHITECT, "wonders": []}
    match = given(me, {}, open_wonders=["great_pyramid"])
    assert "build" not in options(match)
