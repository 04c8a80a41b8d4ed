"""Gaining advances (COC-ADV); what each of them does is another chapter."""

from __future__ import annotations

from typing import Any

import pytest

from oikumene import Match
from oikumene.titles.clash.cards import ADVANCES, CATEGORIES, GOVERNMENTS
from tests.titles.clash.given import (
    asked,
    given,
    goods,
    options,
    player,
    refused,
    table,
    told,
    when,
)

BASE = {"options": {"expansion": False}}
MOOD = [
    "storage", "irrigation", "husbandry", "sanitation", "fishing", "public_education",
    "free_education", "philosophy", "myths", "state_religion", "bartering", "sports", "theaters",
]  # fmt: skip
CULTURE = [
    "roads", "navigation", "cartography", "writing", "tactics", "draft", "rituals", "currency",
    "arts", "monuments", "math", "astronomy", "medicine", "metallurgy",
]  # fmt: skip
PLAIN = [
    "engineering", "war_ships", "siegecraft", "steel_weapons", "priesthood", "trade_routes",
    "taxes",
]  # fmt: skip
START = ("farming", "mining")
BUILDERS = ["fishing", "writing", "tactics", "myths", "bartering", "arts", "math"]
GOVERNED = [id_ for each in GOVERNMENTS for id_ in CATEGORIES[each]]
ORDINARY = [each for each in CATEGORIES if each not in GOVERNMENTS]
MILD = ["migration_1", "migration_2", "..."]
"""An event that brings 2 gold, and no more to somebody without a second city."""


def needed(id_: str) -> list[str]:
    """What must be known before an advance."""
    found = ADVANCES[id_].requires
    return [*needed(found), found] if found else []


def choices(match: Match) -> set[str]:
    """The advances on offer."""
    return {text.split()[1] for text in options(match, "advance")}


def keys(match: Match) -> list[str]:
    """What the journal tells, in order."""
    return [entry.key for entry in match.journal()]


# What may be gained


@pytest.mark.rule("COC-ADV-02")
@pytest.mark.parametrize("category", ORDINARY)
def test_the_top_advance_of_a_category_comes_first(category: str) -> None:
    top, *others = CATEGORIES[category]
    match = when(given(), "advance")

    started = top in START
    assert (top in choices(match)) is not started
    assert {*others} & choices(match) == ({*others} if started else set())
    if not started:
        assert {refused(match)[f"advance {each}"] for each in others} == {"COC-ADV-02"}


@pytest.mark.rule("COC-ADV-02")
@pytest.mark.parametrize("category", ORDINARY)
def test_the_other_three_come_in_any_order(category: str) -> None:
    top, *others = CATEGORIES[category]
    for gained in ([top], [top, others[2]], [top, others[1], others[2]]):
        known = [each for each in gained if each not in START]
        match = when(given({"advances": known, "goods": {"gold": 2}}), "advance")
        assert choices(match) & {*CATEGORIES[category]} == {*others} - {*gained}


@pytest.mark.rule("COC-ADV-02")
@pytest.mark.parametrize("government", GOVERNMENTS)
def test_a_government_opens_with_its_top_advance_too(government: str) -> None:
    top, *others = CATEGORIES[government]
    match = when(given({"advances": needed(top)}), "advance")
    assert choices(match) & {*CATEGORIES[government]} == {top}

    match = when(given({"advances": [*needed(top), top]}), "advance")
    assert choices(match) & {*CATEGORIES[government]} == {*others}


@pytest.mark.rule("COC-ADV-04")
def test_an_advance_is_gained_once() -> None:
    match = given({"goods": {"gold": 4}})

    when(match, "advance", "advance writing", "advance")

    assert "writing" not in choices(match)
    assert refused(match)["advance writing"] == "COC-ADV-04"
    assert refused(match)["advance farming"] == "COC-ADV-04"


@pytest.mark.rule("COC-ADV-04")
def test_players_may_have_the_same_advance() -> None:
    match = given({"advances": ["writing"]})

    when(match, "end", "advance", "advance writing")

    assert "writing" in player(match, 0).advances
    assert "writing" in player(match, 1).advances


# What it costs


@pytest.mark.rule("COC-ADV-03")
def test_an_advance_costs_two_food_and_a_main_action() -> None:
    match = given({"goods": {"food": 2, "wood": 3}})

    when(match, "advance", "advance myths")

    assert goods(match) == {"wood": 3, "mood": 1}
    assert "myths" in player(match).advances
    assert table(match).left == 2


@pytest.mark.rule("COC-ADV-03")
@pytest.mark.parametrize(
    ("stock", "able"),
    [
        ({"food": 1}, False),
        ({"food": 1, "ideas": 1}, True),
        ({"food": 1, "gold": 1}, True),
        ({"ideas": 1, "gold": 1}, True),
        ({"ideas": 2}, True),
        ({"gold": 2}, True),
        ({"ideas": 1}, False),
        ({"wood": 7, "ore": 7, "mood": 7, "culture": 7}, False),
    ],
)
def test_each_food_may_be_an_idea_or_gold(stock: dict[str, int], able: bool) -> None:
    match = given({"goods": stock})

    assert ("advance" in options(match)) is able
    if able:
        when(match, "advance", "advance math")
        assert goods(match) == {"culture": 1}


# The cube


@pytest.mark.rule("COC-ADV-05")
def test_an_advance_takes_a_cube_from_the_own_event_track() -> None:
    match = given({"goods": {"gold": 4}}, {"cubes": 3})

    when(match, "advance", "advance writing")
    assert [player(match, seat).cubes for seat in (0, 1)] == [2, 3]
    when(match, "advance", "advance math")
    assert [player(match, seat).cubes for seat in (0, 1)] == [1, 3]


@pytest.mark.rule("COC-ADV-09")
@pytest.mark.parametrize(("cubes", "drawn", "after"), [(3, 0, 2), (2, 0, 1), (1, 1, 3)])
def test_an_empty_track_draws_an_event_and_is_filled_again(
    cubes: int, drawn: int, after: int
) -> None:
    match = given({"cubes": cubes}, event_deck=MILD)

    when(match, "advance", "advance writing")

    assert len(told(match, "event")) == drawn
    assert goods(match).get("gold", 0) == 2 * drawn
    assert player(match).cubes == after


@pytest.mark.rule("COC-ADV-09")
def test_the_track_is_filled_after_the_event() -> None:
    match = given({"cubes": 1}, event_deck=["good_year_all", "..."])

    when(match, "advance", "advance writing")

    assert asked(match) == (0, "exhaust")
    assert player(match).cubes == 0
    when(match, options(match)[0])
    assert player(match).cubes == 3


@pytest.mark.rule("COC-ADV-09")
def test_the_advance_of_the_status_phase_may_draw_an_event() -> None:
    match = given({"cubes": 1}, event_deck=MILD, phase="status", step=2)

    when(match, "advance writing")

    assert told(match, "event") == [{"seat": "seat:0", "event": "event:migration_1"}]
    assert player(match).cubes == 3


@pytest.mark.rule("COC-ADV-11")
@pytest.mark.parametrize(
    ("card", "answers", "stock"),
    [
        ("a01", ["advance writing"], {"culture": 1}),
        ("a41", ["advance writing"], {"food": 2}),
        ("a33", ["advance arts", "advance sports"], {"gold": 4}),
        ("great_philosopher", ["advance writing"], {}),
    ],
)
def test_cards_mark_advances_from_the_supply(
    card: str, answers: list[str], stock: dict[str, int]
) -> None:
    match = given({"actions": [card], "goods": stock, "cubes": 1}, event_deck=MILD)

    when(match, f"play {card}", *answers)

    assert {answer.split()[1] for answer in answers} < {*player(match).advances}
    assert player(match).cubes == 1
    assert told(match, "event") == []


# The frame


@pytest.mark.rule("COC-ADV-06", "COC-ADV-07")
@pytest.mark.parametrize(
    ("id_", "token"),
    [
        *((id_, "mood") for id_ in MOOD),
        *((id_, "culture") for id_ in CULTURE),
        *((id_, "") for id_ in (*PLAIN, *GOVERNED)),
    ],
)
def test_the_frame_of_an_advance_brings_its_token(id_: str, token: str) -> None:
    match = given({"advances": [each for each in needed(id_) if each not in START]}, **BASE)

    when(match, "advance", f"advance {id_}")

    assert id_ in player(match).advances
    tokens = {kind: n for kind, n in goods(match).items() if kind in ("mood", "culture")}
    assert tokens == ({token: 1} if token else {})


@pytest.mark.rule("COC-ADV-07")
def test_the_frames_are_those_of_all_advances() -> None:
    assert sorted([*MOOD, *CULTURE, *PLAIN, *START, *GOVERNED]) == sorted(ADVANCES)
    assert [ADVANCES[id_].bonus for id_ in START] == ["", ""]


@pytest.mark.rule("COC-ADV-08")
@pytest.mark.parametrize("card", ["a01", "great_philosopher"])
def test_a_free_advance_brings_its_token_too(card: str) -> None:
    match = given({"goods": {"culture": 1}, "actions": [card]})

    when(match, f"play {card}", "advance writing")

    gains = [(each["goods"], each["why"]) for each in told(match, "gained")]
    assert ("culture 1", "advance:writing") in gains


@pytest.mark.rule("COC-ADV-08")
def test_the_advance_of_the_status_phase_brings_its_token() -> None:
    match = given({"goods": {}}, phase="status", step=2)

    when(match, "advance myths")

    assert goods(match) == {"mood": 1}
    assert player(match).cubes == 2


@pytest.mark.rule("COC-ADV-08")
def test_advances_of_the_setup_bring_nothing() -> None:
    assert goods(given()) == {"food": 2}


# The order


@pytest.mark.rule("COC-ADV-10")
def test_an_advance_is_complete_before_its_event() -> None:
    """Babylon gains Astronomy, and its own advance with it."""
    match = given(
        {
            "civilization": "babylon",
            "advances": ["math", "philosophy", "free_education"],
            "goods": {"ideas": 2},
            "cubes": 1,
        },
        event_deck=MILD,
    )

    when(match, "advance", "advance astronomy")
    assert asked(match) == (0, "may-use")  # for the idea that philosophy has just brought
    when(match, "use free_education")
    assert asked(match) == (0, "gain")  # Star Catalogues work already, before the event
    when(match, "gain culture 1")

    assert keys(match)[:9] == [
        "paid", "advanced", "gained", "linked", "gained", "paid", "gained", "gained", "event",
    ]  # fmt: skip
    gains = [(each["goods"], each["why"]) for each in told(match, "gained")]
    assert gains[:4] == [
        ("culture 1", "advance:astronomy"),
        ("ideas 1", "advance:philosophy"),
        ("mood 1", "advance:free_education"),
        ("culture 1", "advance:star_catalogues"),
    ]


@pytest.mark.rule("COC-ADV-10")
def test_cards_of_an_advance_are_drawn_before_its_event() -> None:
    match = given({"cubes": 1}, event_deck=MILD)

    when(match, "advance", "advance writing")

    assert keys(match)[:6] == [
        "paid", "advanced", "gained", "drew-action", "drew-objective", "event",
    ]  # fmt: skip


@pytest.mark.rule("COC-ADV-10")
def test_an_advance_protects_from_the_event_that_it_draws() -> None:
    for advance, food in (("irrigation", 2), ("storage", 1)):
        match = given(
            {"cubes": 1, "goods": {"food": 2, "ideas": 2}}, event_deck=["famine_drought", "..."]
        )
        when(match, "advance", f"advance {advance}", "pay ideas 2")
        assert len(told(match, "event")) == 1
        assert goods(match)["food"] == food


# Free of charge


@pytest.mark.rule("COC-ADV-12")
@pytest.mark.parametrize("card", ["a01", ""])
def test_a_free_advance_keeps_every_condition(card: str) -> None:
    words: dict[str, Any] = {"advances": ["writing"], "goods": {"culture": 1}}
    if card:
        match = when(given({**words, "actions": [card]}), f"play {card}")
    else:
        match = given(words, phase="status", step=2)

    found = choices(match)
    assert found == {
        id_
        for id_, each in ADVANCES.items()
        if id_ not in (*START, "writing")
        and (not each.requires or each.requires in (*START, "writing"))
    }
    assert {"philosophy", "fishing"} < found
    assert {"navigation", "voting", "writing"} & found == set()


@pytest.mark.rule("COC-ADV-12")
def test_a_free_advance_obeys_the_government() -> None:
    known = ["writing", "philosophy", "voting", "tactics", "draft"]
    match = given({"advances": known}, phase="status", step=2)

    assert "nationalism" not in choices(match)
    assert "civil_liberties" in choices(match)


@pytest.mark.rule("COC-ADV-13")
@pytest.mark.parametrize(
    ("known", "id_"),
    [
        (["math"], "engineering"),
        (["math"], "roads"),
        (["fishing", "math", "astronomy"], "navigation"),
        (["fishing", "math", "astronomy"], "cartography"),
        (["myths", "priesthood"], "math"),
    ],
)
def test_without_spending_food_is_still_the_main_action(known: list[str], id_: str) -> None:
    match = given({"advances": known, "goods": {"food": 2}})

    when(match, "advance", f"advance {id_}")

    assert id_ in player(match).advances
    assert goods(match)["food"] == 2
    assert table(match).left == 2
    assert player(match).cubes == 2


@pytest.mark.rule("COC-ADV-13")
def test_without_spending_food_somebody_without_food_gains_just_that() -> None:
    match = given({"advances": ["math"], "goods": {}, "cubes": 1}, event_deck=MILD)

    when(match, "advance")
    assert choices(match) == {"engineering", "roads"}
    when(match, "advance roads")

    assert told(match, "paid") == []
    assert len(told(match, "event")) == 1


# Losing


@pytest.mark.rule("COC-ADV-14")
def test_a_change_of_government_brings_no_tokens_and_no_event() -> None:
    match = given(
        {
            "advances": ["philosophy", "draft", "voting", "civil_liberties"],
            "cubes": 1,
            "goods": {},
        },
        phase="status",
        step=5,
    )

    when(match, "change autocracy", "advance forced_labor")

    assert {"nationalism", "forced_labor"} < {*player(match).advances}
    assert {"voting", "civil_liberties"} & {*player(match).advances} == set()
    assert goods(match) == {}
    assert player(match).cubes == 1
    assert told(match, "event") == []


@pytest.mark.rule("COC-ADV-14")
def test_anarchy_gives_nothing_back() -> None:
    match = given(
        {"advances": ["philosophy", "voting"], "cubes": 1, "goods": {"gold": 2}},
        event_deck=["revolution_anarchy", "..."],
    )

    when(match, "advance", "advance fishing")

    assert "voting" not in player(match).advances
    assert player(match).anarchy == 1
    assert goods(match) == {"mood": 1}  # for Fishing
    assert player(match).cubes == 3
    assert len(told(match, "event")) == 1


# Buildings


@pytest.mark.rule("COC-ADV-15")
@pytest.mark.parametrize(
    ("building", "advance"),
    [
        ("port", "fishing"),
        ("academy", "writing"),
        ("fortress", "tactics"),
        ("temple", "myths"),
        ("market", "bartering"),
        ("obelisk", "arts"),
        ("observatory", "math"),
    ],
)
def test_a_building_needs_the_advance_beside_it(building: str, advance: str) -> None:
    others = [each for each in BUILDERS if each != advance]
    words = {
        "goods": {"food": 1, "wood": 1, "ore": 1},
        "cities": {"D2": {"mood": "happy"}, "C2": {}},
    }
    place = {"regions": {"D3": "WWTT"}}

    match = when(given({**words, "advances": others}, **place), "build")
    assert f"build D2 {building}" not in options(match)
    assert refused(match)[f"build D2 {building}"] == "COC-ADV-15"
    match = when(given({**words, "advances": [*others, advance]}, **place), "build")
    assert f"build D2 {building}" in options(match)
