"""The game for one: its tiles and its die (NAT-SOLO)."""

from __future__ import annotations

from itertools import count
from typing import Any

import pytest

import oikumene
from oikumene.engine.chance import roll
from oikumene.engine.match import Match
from oikumene.engine.state import Table
from oikumene.titles.nations.cards import TILES
from oikumene.titles.nations.state import NOBODY, Opponent
from tests.titles.nations.given import (
    asked,
    given,
    goods,
    nation,
    options,
    refused,
    table,
    when,
)

# Opponent's strength 3, stability 2; no famine; a 5 or 6 gives 2 books.
QUIET: dict[str, Any] = {"event": "solo_1_6"}

BOARD = [
    ["iron_working", "map_making", "aeneid", "the_bible"],
    ["ziggurat", "brewery", "lyceum", "forum"],
    ["hoplite", "chariot", "immortal", "legionary"],
]


def opponent(match: Match) -> Opponent:
    """The virtual opponent."""
    found = table(match).opponent
    assert found is not None
    return found


def rolls(match: Match) -> int:
    """How often the die has been rolled."""
    return sum(entry.key == "die" for entry in match.journal())


def keys(match: Match, *wanted: str) -> list[str]:
    """What was told, of these kinds."""
    return [entry.key for entry in match.journal() if entry.key in wanted]


def next_roll(match: Match, face: int) -> Match:
    """Turn the die: no position says what comes next, but its one integer does."""
    table(match).chance = next(
        chance for chance in count() if roll(Table("", chance, None), 6) == face
    )
    return match


def column(match: Match, number: int) -> list[str]:
    """The cards of a column, from the cheapest."""
    return table(match).board[number - 1 :: 4]


# Setup and the tile


@pytest.mark.rule("NAT-SOLO-04")
def test_the_player_starts_first_with_1_book_against_2() -> None:
    match = oikumene.start("nations", seats=1, seed=1)

    assert asked(match) == (0, "growth")
    assert goods(match)["books"] == 1
    o = opponent(match)
    assert (o.books, o.strength, o.stability, o.first) == (2, 0, 0, False)


@pytest.mark.rule("NAT-SOLO-05")
def test_four_columns_are_used() -> None:
    s = table(oikumene.start("nations", seats=1, seed=1))

    assert s.options.columns == 4
    assert len(s.board) == 12
    assert all(s.board)


@pytest.mark.rule("NAT-SOLO-05")
def test_the_board_is_refilled_as_usual() -> None:
    rows = [["iron_working"], ["ziggurat"], ["", "hoplite", "", "chariot"]]
    s = table(given({}, phase="begin-round", board=rows))

    assert s.board[:2] == ["hoplite", "chariot"]
    assert len(s.board) == 12
    assert all(s.board)
    assert {"iron_working", "ziggurat"} <= {*s.removed}


@pytest.mark.rule("NAT-SOLO-06")
def test_a_new_tile_of_the_age_is_drawn_each_round() -> None:
    match = oikumene.start("nations", seats=1, seed=2)
    tiles = []
    while not match.over:
        assert match.decision is not None
        if match.decision.ask == "turn":
            tiles.append(table(match).event)
        when(match, "bonus food" if match.decision.ask == "growth" else options(match)[-1])

    assert [TILES[tile].age for tile in tiles] == [1, 1, 2, 2, 3, 3, 4, 4]
    assert len({*tiles}) == 8


@pytest.mark.rule("NAT-SOLO-07", "NAT-SOLO-08")
def test_the_tile_sets_strength_and_stability_and_adds_books() -> None:
    match = given(
        {},
        phase="event", round=3, event="solo_2_1", event_deck=["solo_2_3"],
        opponent={"strength": 30, "stability": 9, "books": 10},
    )  # fmt: skip

    o = opponent(match)
    assert (o.strength, o.stability, o.books) == (15, 0, 13)
    assert table(match).architects == 1


@pytest.mark.rule("NAT-SOLO-07")
def test_the_tile_gives_the_famine_and_the_effect_of_the_die() -> None:
    match = given(
        {"food": 9}, phase="event", round=3, event="solo_2_1", event_deck=["solo_2_3"], board=BOARD
    )

    when(next_roll(match, 5), "buy iron_working", "gain stone", "pass")

    effect = next(e for e in match.journal() if e.key == "opponent-gains")
    assert effect.args == {"what": "good:strength", "n": 2}
    assert goods(match)["food"] == 9 - 3


@pytest.mark.rule("NAT-SOLO-32")
def test_machiavelli_chooses_between_two_tiles() -> None:
    deck = ["solo_3_1", "solo_3_2", "solo_3_3"]
    match = given(
        {"advisor": "niccolo_machiavelli"},
        phase="event", round=5, event="solo_3_4", event_deck=deck, opponent={"books": 0},
    )  # fmt: skip
    assert asked(match) == (0, "choose-event")
    offered = [option.removeprefix("event ") for option in options(match)]
    assert len(offered) == 2

    when(match, f"event {offered[1]}")

    s = table(match)
    assert s.event == offered[1]
    assert list(s.removed) == [offered[0]]
    assert {*s.event_deck} == {*deck} - {*offered}
    assert opponent(match).books == TILES[offered[1]].books


@pytest.mark.rule("NAT-SOLO-09")
def test_the_round_goes_through_its_steps_in_order() -> None:
    match = given(
        {"books": 20, "food": 9},
        phase="begin-round", round=1, event="solo_1_1", event_deck=["solo_1_2"],
        board=[[], [], ["wars_of_alexander"]],
    )  # fmt: skip
    assert all(table(match).board)

    when(match, "bonus gold")
    when(next_roll(match, 6), "buy wars_of_alexander", "pass")

    told = [(e.key, e.args.get("phase", e.args.get("why"))) for e in match.journal()]
    assert told == [
        ("round", None),
        ("growth-bonus", None),
        ("tile", None),
        ("architects", None),
        ("phase", "phase:action"),
        ("bought", None),
        ("war-declared", None),
        ("die", None),
        ("opponent-gains", None),
        ("passed", None),
        ("phase", "phase:production"),
        ("produced", None),
        ("order", None),
        ("phase", "phase:war"),
        ("lose", "stability"),
        ("famine", None),
        ("lose", "famine"),
        ("phase", "phase:books"),
        ("gain", "books"),
        ("round", None),
    ]


@pytest.mark.rule("NAT-SOLO-10")
def test_round_1_begins_with_growth_on_the_board_of_the_setup() -> None:
    match = oikumene.start("nations", seats=1, seed=1)

    assert asked(match) == (0, "growth")
    assert table(match).round == 1
    assert list(table(match).removed) == []


@pytest.mark.rule("NAT-SOLO-11")
def test_architects_come_from_the_tile_and_one_s_own_cards_only() -> None:
    match = given({"advisor": "archimedes"}, phase="architects", event="solo_1_2")

    assert table(match).architects == 2
    assert dict(nation(match).private) == {"archimedes": 1}


# When the die is rolled


@pytest.mark.parametrize(
    ("told", "answers"),
    [
        ({}, ["buy iron_working", "gain stone"]),
        ({}, ["deploy start_axeman"]),
        ({"area": 0, "cards": {"start_farm": 1, "hoplite": 0}}, ["deploy hoplite start_farm"]),
        ({"construction": "pyramids"}, ["hire board"]),
        ({"construction": "pyramids", "private": {"archimedes": 1}}, ["hire archimedes"]),
    ],
    ids=["purchase", "military", "move", "architect", "private architect"],
)
@pytest.mark.rule("NAT-SOLO-12")
def test_the_die_is_rolled_once_after_these_actions(
    told: dict[str, Any], answers: list[str]
) -> None:
    match = given(told, board=[["iron_working"]], architects=1, **QUIET)

    when(match, *answers)

    assert rolls(match) == 1


@pytest.mark.rule("NAT-SOLO-12")
def test_with_sun_tzu_each_action_is_followed_by_its_roll() -> None:
    match = given(
        {"advisor": "sun_tzu", "cards": {"start_axeman": 0}}, board=[["iron_working"]], **QUIET
    )

    when(next_roll(match, 6), "buy iron_working", "gain stone")
    when(match, "deploy start_axeman")

    assert keys(match, "bought", "deployed", "die") == ["bought", "die", "deployed", "die"]


@pytest.mark.parametrize(
    ("told", "answers"),
    [
        ({}, ["deploy start_farm"]),
        ({"wonders": ["petra"]}, ["use petra", "gain gold"]),
        ({"area": 4, "cards": {"start_axeman": 1}}, ["undeploy start_axeman"]),
        ({}, ["pass"]),
    ],
    ids=["building", "special action", "undeploy", "pass"],
)
@pytest.mark.rule("NAT-SOLO-13")
def test_nothing_else_rolls_the_die(told: dict[str, Any], answers: list[str]) -> None:
    match = given(told, **QUIET)

    when(match, *answers)

    assert rolls(match) == 0


@pytest.mark.rule("NAT-SOLO-13")
def test_the_table_may_want_a_roll_for_buildings_too() -> None:
    match = given({}, options={"solo_roll_on_building_deploy": True}, **QUIET)

    when(match, "deploy start_farm")

    assert rolls(match) == 1


@pytest.mark.parametrize(
    ("told", "answers", "expected"),
    [
        ({"advisor": "galileo_galilei"}, ["use galileo_galilei", "gain stone"], 1),
        ({"wonders": ["royal_society"]}, ["use royal_society", "deploy start_axeman"], 1),
        ({"wonders": ["royal_society"]}, ["use royal_society", "deploy start_farm"], 0),
        ({"wonders": ["mit"]}, ["buy ziggurat", "replace start_farm", "deploy ziggurat"], 1),
    ],
    ids=["Galileo", "Royal Society, Military", "Royal Society, Building", "MIT"],
)
@pytest.mark.rule("NAT-SOLO-14")
def test_free_purchases_and_deployments_count_for_what_they_are(
    told: dict[str, Any], answers: list[str], expected: int
) -> None:
    match = given(told, board=[["iron_working"], ["ziggurat"]], **QUIET)

    when(match, *answers)

    assert asked(match)[1] in ("turn", "end-turn")
    assert rolls(match) == expected


@pytest.mark.parametrize(("first", "expected"), [(True, 1), (False, 0)])
@pytest.mark.rule("NAT-SOLO-15")
def test_an_opponent_that_is_first_rolls_before_the_first_turn(first: bool, expected: int) -> None:
    match = given({}, phase="begin-actions", opponent={"first": first}, **QUIET)
    assert asked(match) == (0, "turn")
    assert rolls(match) == expected

    when(match, "deploy start_farm", "end")

    assert asked(match) == (0, "turn")
    assert rolls(match) == expected


@pytest.mark.rule("NAT-SOLO-15")
def test_it_rolls_even_if_buddha_skips_that_turn() -> None:
    match = given({"advisor": "buddha"}, phase="begin-actions", opponent={"first": True}, **QUIET)

    assert asked(match) == (0, "turn")
    assert nation(match).turns == 2
    assert keys(match, "die", "turn-skipped") == ["die", "turn-skipped"]


@pytest.mark.rule("NAT-SOLO-40")
def test_the_die_waits_until_the_action_is_complete() -> None:
    match = given({}, board=BOARD, **QUIET)
    next_roll(match, 4)

    when(match, "buy iron_working")
    assert asked(match) == (0, "golden-age")
    assert rolls(match) == 0
    assert column(match, 4) == ["the_bible", "forum", "legionary"]

    when(match, "gain vp", "pay gold 1")
    assert column(match, 4) == ["", "", ""]
    assert keys(match, "gain", "die") == ["gain", "die"]


@pytest.mark.rule("NAT-SOLO-21")
def test_the_opponent_has_no_turn_and_never_passes() -> None:
    match = given({"food": 9}, phase="begin-actions", board=BOARD, **QUIET)

    when(match, "deploy start_farm", "end")
    assert asked(match) == (0, "turn")
    when(match, "pass")

    assert asked(match) == (0, "growth")
    assert table(match).round == 2
    assert keys(match, "passed") == ["passed"]


# What the die does


@pytest.mark.parametrize("face", [1, 2, 3, 4])
@pytest.mark.rule("NAT-SOLO-16", "NAT-SOLO-34")
def test_1_to_4_remove_the_column(face: int) -> None:
    match = given({}, board=BOARD, **QUIET)

    when(next_roll(match, face), "deploy start_axeman")

    s = table(match)
    assert list(s.removed) == [row[face - 1] for row in BOARD]
    gone = [column(match, number) == ["", "", ""] for number in (1, 2, 3, 4)]
    assert gone == [number == face for number in (1, 2, 3, 4)]
    assert (s.war, s.war_strength) == ("", NOBODY)


@pytest.mark.rule("NAT-SOLO-17", "NAT-SOLO-34")
def test_the_opponent_buys_the_cheapest_war_of_the_column() -> None:
    """With its strength of now: 3 of the tile, and 4 more that it has gained since."""
    board = [["", "ziggurat"], ["", "punic_wars"], ["", "parthian_wars"]]
    match = given({}, board=board, opponent={"strength": 7}, **QUIET)

    when(next_roll(match, 2), "deploy start_axeman")

    s = table(match)
    assert (s.war, s.war_strength) == ("punic_wars", 7)
    assert s.war_buyer != 0
    assert list(s.removed) == ["ziggurat", "parthian_wars"]
    assert list(nation(match).bought) == []


@pytest.mark.rule("NAT-SOLO-18")
def test_after_a_war_the_wars_of_the_column_are_only_removed() -> None:
    match = given(
        {}, board=[["punic_wars"]], war="parthian_wars", war_strength=1, war_buyer=0, **QUIET
    )

    when(next_roll(match, 1), "deploy start_axeman")

    s = table(match)
    assert (s.war, s.war_strength, s.war_buyer) == ("parthian_wars", 1, 0)
    assert list(s.removed) == ["punic_wars"]


@pytest.mark.rule("NAT-SOLO-19")
def test_an_empty_column_changes_nothing() -> None:
    match = given({}, board=[["", "ziggurat"]], **QUIET)
    before = opponent(match).copy()

    when(next_roll(match, 1), "deploy start_axeman")

    assert rolls(match) == 1
    assert column(match, 2) == ["ziggurat", "", ""]
    assert list(table(match).removed) == []
    assert opponent(match) == before


@pytest.mark.parametrize("face", [5, 6])
@pytest.mark.parametrize(
    ("tile", "before", "after"),
    [
        ("solo_1_1", (4, 2, 5), (6, 2, 5)),
        ("solo_1_4", (4, 2, 5), (4, 3, 5)),
        ("solo_1_6", (4, 2, 5), (4, 2, 7)),
        ("solo_1_1", (39, 2, 5), (40, 2, 5)),
        ("solo_1_4", (4, 15, 5), (4, 15, 5)),
    ],
    ids=["strength", "stability", "books", "strength at its end", "stability at its end"],
)
@pytest.mark.rule("NAT-SOLO-20")
def test_5_and_6_apply_the_effect_of_the_tile(
    face: int, tile: str, before: tuple[int, int, int], after: tuple[int, int, int]
) -> None:
    told = dict(zip(("strength", "stability", "books"), before, strict=True))
    match = given({}, board=BOARD, event=tile, opponent=told)

    when(next_roll(match, face), "deploy start_axeman")

    o = opponent(match)
    assert (o.strength, o.stability, o.books) == after
    assert list(table(match).removed) == []


@pytest.mark.rule("NAT-SOLO-33")
def test_the_die_can_make_harald_hardrada_leave() -> None:
    """5 strength against 4; then the tile makes it 6."""
    told = {
        "advisor": "harald_hardrada",
        "area": 4,
        "cards": {"horse_archer": 1, "start_axeman": 0},
    }
    match = given({**told, "construction": "pyramids"}, architects=1, event="solo_1_1")
    assert nation(match).advisor == "harald_hardrada"

    when(next_roll(match, 5), "hire board")

    assert nation(match).advisor == ""
    assert list(table(match).removed) == ["harald_hardrada"]


@pytest.mark.rule("NAT-SOLO-33")
def test_a_new_tile_can_make_qin_shi_huang_leave() -> None:
    """3 stability against 0; the new tile has 3, and tied for least is least."""
    match = given(
        {"advisor": "qin_shi_huang", "area": 2, "cards": {"start_caravan": 3}},
        phase="growth", event="solo_1_5", event_deck=["solo_1_2"],
    )  # fmt: skip
    assert nation(match).advisor == "qin_shi_huang"

    when(match, "bonus food")

    assert nation(match).advisor == ""


# A War of the player


@pytest.mark.rule("NAT-SOLO-39")
def test_a_war_of_the_player_has_its_strength_and_hits_nobody_else() -> None:
    board = [["punic_wars", "ziggurat"], ["", "", "", "parthian_wars"]]
    match = given(
        {"vp": 7, "area": 0, "cards": {"start_axeman": 3}, "wonders": ["chichen_itza"]},
        board=board, opponent={"strength": 1}, **QUIET,
    )  # fmt: skip

    when(next_roll(match, 2), "buy punic_wars")
    s = table(match)
    assert (s.war, s.war_strength, s.war_buyer) == ("punic_wars", 6, 0)
    assert goods(match) == {"gold": 5, "food": 3, "stone": 6, "books": 0, "vp": 8}

    when(match, "end")
    assert refused(match)["buy parthian_wars"] == "NAT-WAR-02"
    when(match, "pass")

    o = opponent(match)
    assert (o.strength, o.stability, o.books) == (1, 2, 2)
    # the upkeep takes 3 food, the stability event a VP, and the War nothing
    assert goods(match) == {"gold": 5, "food": 0, "stone": 6, "books": 0, "vp": 7}
