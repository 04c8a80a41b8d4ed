"""The table as numbers: the same for all who know the same, and moved by what matters."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from math import isfinite
from random import Random
from typing import Any

import pytest

import oikumene
from oikumene.engine.match import Match
from oikumene.titles.dawn.features import AGENDAS, FEATURES, PLAYER, features
from oikumene.titles.dawn.victory import goal, progress
from tests.titles.dawn.fights import ME, NO_BARBARIANS, RIVAL, barbarian
from tests.titles.dawn.given import given, row, table, when
from tests.titles.dawn.laws import GAMES

TABLES: list[tuple[int, dict[str, Any]]] = [
    (1, {"random_map": True}),
    (2, {"first_game_map": True}),
    (2, {"automated_player": True, "random_map": True}),
    (3, {"automated_player": True}),
    (4, {"random_map": True, "epic_game": True}),
]
SOME = 500
"""Decisions of a random game that are looked at."""
VICTORY = ["civilized_money_grubber", "warmonger_paranoid", "technophile_scholarly"]


def numbers(match: Match, seat: int = 0) -> dict[str, float]:
    """The features of a seat by name."""
    return dict(zip(FEATURES, features(table(match), seat), strict=True))


def moments(seats: int, options: dict[str, Any], nth: int) -> Iterator[Match]:
    """Every nth decision of a random game."""
    match = oikumene.start("dawn", seats, seats, options)
    for at, _ in enumerate(islice(GAMES.answers(match, seats), SOME)):
        if at % nth == 0:
            yield match


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_every_number_has_a_name_and_is_of_about_size_one(
    seats: int, options: dict[str, Any]
) -> None:
    assert len(set(FEATURES)) == len(FEATURES)
    for match in moments(seats, options, 5):
        for seat in range(seats):
            for name, number in numbers(match, seat).items():
                assert isinstance(number, float)
                assert isfinite(number)
                assert -5 <= number <= 10, name


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_a_seat_is_told_only_what_it_may_know(seats: int, options: dict[str, Any]) -> None:
    for match in moments(seats, options, 50):
        for seat in range(seats):
            known = features(table(match), seat)
            for seed in range(3):
                imagined = match.imagine(seat, Random(seed))
                assert features(table(imagined), seat) == known


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_the_agendas_are_as_far_as_the_rules_say(seats: int, options: dict[str, Any]) -> None:
    for match in moments(seats, options, 7):
        s = table(match)
        if s.phase == "map":
            continue
        told = numbers(match)
        for at, p in enumerate(s.players):
            who = f"rival_{at}" if at else "own"
            for agenda in AGENDAS:
                share = progress(s, p, agenda) / goal(agenda)
                assert min(told[f"{who}_{agenda.id}"], 1) == pytest.approx(share)


def test_while_the_map_is_built_there_is_nothing_to_tell() -> None:
    assert not any(numbers(oikumene.start("dawn", 3, 1)).values())


def test_rivals_follow_clockwise_and_absent_ones_are_zeros() -> None:
    match = given({"dial": 1}, {"dial": 2}, {"dial": 3})

    told = numbers(match, seat=1)

    dials = [told[f"{who}_technophile"] * 24 for who in ("own", "rival_1", "rival_2")]
    assert dials == pytest.approx([2, 3, 1])
    assert [told[f"players_{count}"] for count in (2, 3, 4)] == [0, 1, 0]
    assert not any(told[f"rival_3_{name}"] for name in PLAYER)


MOVES: list[tuple[str, dict[str, Any], dict[str, Any], dict[str, int]]] = [
    (
        "resources",
        {},
        {"resources": {"oil": 2}},
        {"own_oil": 1, "own_marble": 0, "short_of_military": -1, "short_of_culture": 0},
    ),
    (
        "trade tokens",
        {},
        {"trade": {"pottery": 2}},
        {"own_industry_trade": 1, "own_production": 1, "short_of_culture": -1},
    ),
    (
        "the tech dial",
        {"dial": 3},
        {"dial": 5},
        {"own_technophile": 1, "own_card_technophile_scholarly": 1, "own_to_level": -1}
        | {"own_race": 1, "lead_race": 1, "own_civilized": 0},
    ),
    (
        "a city",
        {},
        {"cities": ["-4,1"]},
        {"own_civilized": 1, "own_worst": 0, "own_room": 1, "own_race": 1, "own_control": 0},
    ),
    (
        "control tokens",
        {},
        {"control": ["1,1"]},
        {"own_control": 1, "own_reinforced": 0, "lead_control": 1, "own_border": 1},
    ),
    (
        "a shield",
        {"control": ["1,1"]},
        {"reinforced": ["1,1"]},
        {"own_reinforced": 1, "own_control": 0, "own_border": 0},
    ),
    (
        "a military card",
        {"row": row("masonry", 3)},
        {"row": row("iron_working", 4)},
        {"own_military_level": 1, "own_military_slot": 1, "own_attack": 1, "own_culture_level": 0},
    ),
    (
        "a city-state",
        {},
        {"tokens": {"geneva": "astrology"}},
        {"own_warmonger": 1, "own_card_warmonger_paranoid": 1, "own_preservationist": 0},
    ),
    (
        "an agenda",
        {},
        {"agendas": ["paranoid"]},
        {"own_agendas": 1, "lead_agendas": 1, "own_card_warmonger_paranoid": 1, "own_paranoid": 0},
    ),
    ("diplomacy", {}, {"diplomacy": ["embassy@1"]}, {"own_diplomacy": 1, "own_stored": 0}),
    ("a caravan", {}, {"caravans": ["1,1"]}, {"own_caravans_out": 1, "caravans_near": 1}),
]


@pytest.mark.parametrize(
    ("before", "after", "moved"), [case[1:] for case in MOVES], ids=[case[0] for case in MOVES]
)
def test_what_a_player_has_moves_the_numbers(
    before: dict[str, Any], after: dict[str, Any], moved: dict[str, int]
) -> None:
    def told(mine: dict[str, Any]) -> dict[str, float]:
        theirs = {**RIVAL, "control": ["0,2"]}
        market = ["stonehenge", "colossus", "oracle", "petra"]
        return numbers(
            given(
                {**ME, **mine},
                theirs,
                victory=VICTORY,
                market=market,
                barbarians=NO_BARBARIANS,
            )
        )

    was, now = told(before), told(after)

    assert {name: (now[name] > was[name]) - (now[name] < was[name]) for name in moved} == moved


def test_a_rival_sees_the_same_numbers() -> None:
    match = given({**ME, "control": ["1,1"], "resources": {"oil": 1}}, {**RIVAL, "dial": 4})

    mine, theirs = numbers(match, 0), numbers(match, 1)

    assert [mine[f"own_{name}"] for name in PLAYER] == [
        theirs[f"rival_1_{name}"] for name in PLAYER
    ]
    assert mine["lead_race"] == -theirs["lead_race"] != 0


@pytest.mark.parametrize(("kind", "raided"), [("control", 1), ("reinforced", 0)])
def test_barbarians_threaten_tokens_without_a_shield(kind: str, raided: int) -> None:
    told = numbers(given({**ME, kind: ["1,1"]}, RIVAL, **barbarian("D", "0,1")))

    assert told["own_raided_tokens"] * PLAYER["raided_tokens"] == pytest.approx(raided)
    assert told["rival_1_raided_tokens"] == 0


def test_a_wonder_counts_for_who_controls_its_space() -> None:
    match = given({**ME, "cities": ["-4,1"]}, RIVAL, wonders={"petra": "-4,1"})

    assert (numbers(match)["own_paranoid"], numbers(match)["rival_1_paranoid"]) == (0.5, 0)


def test_a_city_ripens_with_tokens_around_it() -> None:
    city = {**ME, "cities": ["4,0"]}
    almost = numbers(given({**city, "control": ["3,0", "3,1"]}, RIVAL))
    mature = numbers(given({**city, "control": ["3,0", "3,1", "4,-1"]}, RIVAL))

    assert almost["own_almost_mature"] > mature["own_almost_mature"]
    assert almost["own_populous"] < mature["own_populous"]


def test_a_chosen_card_keeps_its_player_busy() -> None:
    match = given({**ME, "row": row("early_empire", 4)}, RIVAL)
    told = numbers(match)
    assert (told["busy"], told["resolving_culture"], told["own_to_move"]) == (0, 0, 1)

    when(match, "resolve early_empire")

    told = numbers(match)
    assert (told["busy"], told["resolving_culture"], told["own_to_move"]) == (1, 1, 1)
    assert told["slot"] == 4 / 5
