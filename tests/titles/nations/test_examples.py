"""The worked examples, with the rulebook's own numbers (NAT-EX)."""

from __future__ import annotations

from itertools import count
from typing import Any

import pytest

import oikumene
from oikumene.engine.match import Match
from oikumene.titles.nations.buying import raid_value
from oikumene.titles.nations.cards import BOOKS, VP
from oikumene.titles.nations.production import production_of
from oikumene.titles.nations.ranking import least, most
from oikumene.titles.nations.scoring import score_sheet
from tests.titles.nations.given import asked, given, goods, nation, options, table, when

BARE: dict[str, Any] = {"gold": 0, "food": 0, "stone": 0, "books": 0, "vp": 7, "area": 0}

# No famine, and the events give only VP.
QUIET: dict[str, Any] = {"event": "event_2_imperial_examination", "round": 3}

CHINA, PERSIA, GREECE, ROME, EGYPT = range(5)
FIVE = [{"nation": name} for name in ("china", "persia", "greece", "rome", "egypt")]


def tracks(match: Match) -> tuple[int, int]:
    """Strength and stability of the first nation."""
    return nation(match).strength, nation(match).stability


def worker_vp(match: Match) -> int:
    """What the workers of the first nation score."""
    return score_sheet(table(match), nation(match))["workers"]


@pytest.mark.rule("NAT-EX-01")
def test_a_worker_on_the_ziggurat() -> None:
    match = given({"stone": 1, "area": 1, "cards": {"ziggurat": 0}}, {})

    when(match, "deploy ziggurat")

    assert goods(match)["stone"] == 0
    assert tracks(match) == (0, 2)
    assert production_of(table(match), nation(match)) == (0, 0, 1, 0)


@pytest.mark.parametrize("card", ["ziggurat", "hoplite"])
@pytest.mark.parametrize(("workers", "vp"), [(1, 1), (2, 2), (3, 2)])
@pytest.mark.rule("NAT-EX-01", "NAT-EX-02")
def test_the_first_and_second_worker_score(card: str, workers: int, vp: int) -> None:
    match = given({"area": 0, "cards": {card: workers}}, {}, phase="over")

    assert worker_vp(match) == vp


@pytest.mark.rule("NAT-EX-02")
def test_a_worker_on_the_hoplite() -> None:
    match = given({"stone": 1, "area": 1, "cards": {"hoplite": 0}}, {})
    assert raid_value(table(match), nation(match)) == 0

    when(match, "deploy hoplite")

    assert goods(match)["stone"] == 0
    assert tracks(match) == (3, 0)
    assert raid_value(table(match), nation(match)) == 3
    assert production_of(table(match), nation(match)) == (0, 0, -1, 0)


@pytest.mark.rule("NAT-EX-02")
def test_each_hoplite_takes_a_stone() -> None:
    match = given({"area": 0, "cards": {"hoplite": 2}}, {}, phase="growth")

    assert production_of(table(match), nation(match)) == (0, 0, -2, 0)


@pytest.mark.rule("NAT-EX-03")
def test_macedonia_brings_its_strength_at_once() -> None:
    match = given({"area": 3, "cards": {"start_axeman": 2}}, {}, board=[["macedonia"]])
    assert tracks(match) == (4, 0)

    when(match, "buy macedonia")

    assert tracks(match) == (6, 0)


@pytest.mark.parametrize("good", ["books", "food", "stone"])
@pytest.mark.rule("NAT-EX-04")
def test_three_hoplites_raid_for_3(good: str) -> None:
    match = given({**BARE, "gold": 1, "cards": {"hoplite": 3}}, {}, board=[["battle_of_cannae"]])

    when(match, "buy battle_of_cannae")
    assert options(match) == ["gain books", "gain food", "gain stone"]
    when(match, f"gain {good}")

    assert goods(match) == {**{name: BARE[name] for name in goods(match)}, good: 3}


def renaissance(wonders: list[str]) -> Match:
    """Persia has bought a Golden Age of age III and may choose."""
    persia = {**BARE, "nation": "persia", "gold": 2, "food": 1, "books": 3, "wonders": wonders}
    match = given(persia, {"nation": "rome"}, board=[["microscope"]])
    when(match, "buy microscope")
    assert options(match) == ["gain stone", "gain vp"]
    return match


@pytest.mark.rule("NAT-EX-05")
def test_persia_takes_2_stone_or_a_vp_for_3_goods() -> None:
    takes = when(renaissance([]), "gain stone")
    pays = when(renaissance([]), "gain vp", "pay food 1 books 2")

    assert goods(takes) == {"gold": 1, "food": 1, "stone": 2, "books": 3, "vp": 7}
    assert goods(pays) == {"gold": 1, "food": 0, "stone": 0, "books": 1, "vp": 8}


@pytest.mark.rule("NAT-EX-06")
def test_persia_with_uraniborg_takes_4_stone_or_a_vp_for_1_good() -> None:
    takes = when(renaissance(["uraniborg"]), "gain stone")
    pays = when(renaissance(["uraniborg"]), "gain vp", "pay food 1")

    assert goods(takes) == {"gold": 1, "food": 1, "stone": 4, "books": 3, "vp": 7}
    assert goods(pays) == {"gold": 1, "food": 0, "stone": 0, "books": 3, "vp": 8}


@pytest.mark.rule("NAT-EX-07")
def test_a_conquistador_moves_to_the_railroad() -> None:
    match = given({"stone": 4, "area": 0, "cards": {"conquistador": 1, "railroad": 0}}, {}, round=7)
    assert tracks(match) == (7, 0)

    when(match, "deploy railroad conquistador")

    assert goods(match)["stone"] == 0
    assert tracks(match) == (0, 3)


@pytest.mark.rule("NAT-EX-08")
def test_the_second_worker_of_egypt_from_the_food_section() -> None:
    match = given({"nation": "rome"}, {"nation": "egypt", "food_track": 3}, phase="growth")

    when(match, "take food")

    egypt = nation(match, 1)
    assert (egypt.food_track, egypt.stability) == (2, 0)
    assert production_of(table(match), egypt) == (0, -6, 0, 0)


@pytest.mark.rule("NAT-EX-09")
def test_four_players_and_an_event_card_with_an_architect() -> None:
    match = given({}, {}, {}, {}, phase="architects", event="event_1_taoism")

    assert table(match).architects == 3


@pytest.mark.rule("NAT-EX-10")
def test_a_debt_of_5_stone_with_2_at_hand() -> None:
    match = given(
        {**BARE, "stone": 2, "books": 8, "cards": {"phalanx": 2, "hoplite": 1}},
        {},
        phase="production", **QUIET,
    )  # fmt: skip

    assert goods(match) == {"gold": 0, "food": 0, "stone": 0, "books": 5, "vp": 6}


@pytest.mark.rule("NAT-EX-11")
def test_food_items_are_added_up() -> None:
    """+2 Aqueduct, -1 Legionary, +3 Greenland, +2 Brewery, -2 Pyramids, -3 for a taken worker."""
    match = given(
        {
            **BARE, "cards": {"aqueduct": 1, "legionary": 1, "brewery": 1},
            "colonies": ["greenland"], "wonders": ["pyramids"], "food_track": 3,
        },
        {"area": 0, "cards": {"start_caravan": 2}},
        phase="production", **QUIET,
    )  # fmt: skip

    assert goods(match)["food"] == 1


@pytest.mark.rule("NAT-EX-12")
def test_rome_pays_and_the_others_go_last() -> None:
    china, persia, rome = 2, 0, 1
    match = given(
        {"nation": "persia"}, {"nation": "rome"}, {"nation": "china"},
        phase="event-top", round=3, event="event_2_ecological_collapse",
        order=[china, persia, rome],
    )  # fmt: skip

    for seat, answer in ((rome, "pay food 2"), (persia, "go-last"), (china, "go-last")):
        assert asked(match) == (seat, "choose-loss")
        when(match, answer)

    assert table(match).order == [rome, china, persia]


@pytest.mark.rule("NAT-EX-13")
def test_books_at_the_end_of_age_1() -> None:
    blue, yellow, green, red = ({"books": books, "vp": 0} for books in (13, 11, 11, 4))
    match = given(blue, yellow, green, red, phase="books", round=2)

    assert [n.goods[VP] for n in table(match).nations] == [3, 1, 1, 0]
    assert [n.goods[BOOKS] for n in table(match).nations] == [13, 11, 11, 4]


@pytest.mark.rule("NAT-EX-14")
def test_37_of_everything_are_3_vp() -> None:
    match = given(
        {
            "stone": 3, "gold": 7, "food": 5, "books": 6, "area": 0,
            "cards": {"horse_archer": 2, "castle": 2},
        },
        {}, phase="over",
    )  # fmt: skip
    assert tracks(match) == (10, 6)

    assert score_sheet(table(match), nation(match))["resources"] == 3


@pytest.mark.rule("NAT-EX-15")
def test_the_strongest_and_weakest_of_five() -> None:
    cards: list[dict[str, int]] = [
        {"dreadnought": 1, "rifleman": 1},
        {"machine_gunner": 2, "start_axeman": 1},
        {"conscript": 2, "frigate": 1},
        {"horse_archer": 1},
        {"elephant": 1},
    ]
    each = zip(FIVE, cards, strict=True)
    match = given(*({**told, "area": 0, "cards": mine} for told, mine in each), phase="growth")
    assert [n.strength for n in table(match).nations] == [23, 22, 22, 5, 4]

    assert most(table(match), "strength") == [CHINA]
    assert least(table(match), "strength") == [ROME, EGYPT]


@pytest.mark.rule("NAT-EX-16")
def test_the_most_and_least_stable_of_five() -> None:
    cards: list[dict[str, int]] = [
        {"radio": 2},
        {"castle": 2, "start_caravan": 1},
        {"start_caravan": 5},
        {"start_caravan": 5},
        {"start_caravan": 4},
    ]
    each = zip(FIVE, cards, strict=True)
    match = given(*({**told, "area": 0, "cards": mine} for told, mine in each), phase="growth")
    assert [n.stability for n in table(match).nations] == [8, 7, 5, 5, 4]

    assert most(table(match), "stability") == [CHINA, PERSIA]
    assert least(table(match), "stability") == [GREECE, ROME, EGYPT]


@pytest.mark.rule("NAT-EX-17")
def test_three_players_choose_among_china_persia_and_rome() -> None:
    match = next(
        match
        for seed in count()
        if {*table(match := oikumene.start("nations", 3, seed, {"boards": "B"})).draft}
        == {"china", "persia", "rome"}
    )
    first, second, third = table(match).order
    assert asked(match) == (third, "draft")

    when(match, "nation rome B")
    assert asked(match) == (second, "draft")
    assert sorted(options(match)) == [
        "nation china A", "nation china B", "nation persia A", "nation persia B",
    ]  # fmt: skip
    when(match, "nation persia A")
    assert asked(match) == (first, "draft")
    assert options(match) == ["nation china A", "nation china B"]
    when(match, "nation china B")

    boards = [nation(match, seat).board_id for seat in (first, second, third)]
    assert boards == ["china_B", "persia_A", "rome_B"]


@pytest.mark.rule("NAT-EX-18")
def test_food_lacking_three_times_in_a_round_costs_one_vp() -> None:
    """3 in Production, 3 in the Yellow Turban Rebellion, 2 in Famine."""
    match = given(
        {**BARE, "books": 20, "food_track": 3, "cards": {"start_caravan": 1}},
        {"food": 9, "area": 0, "cards": {"start_axeman": 1}},
        phase="production", event="event_1_yellow_turban_rebellion",
    )  # fmt: skip

    assert goods(match) == {"gold": 1, "food": 0, "stone": 0, "books": 12, "vp": 6}


@pytest.mark.parametrize("good", ["books", "food", "stone"])
@pytest.mark.rule("NAT-EX-19")
def test_piazza_san_marco_trades_2_gold_for_5(good: str) -> None:
    match = given({**BARE, "gold": 2, "wonders": ["piazza_san_marco"]}, {})

    when(match, "use piazza_san_marco")
    assert options(match) == ["gain books", "gain food", "gain stone"]
    when(match, f"gain {good}")

    assert goods(match) == {**{name: BARE[name] for name in goods(match)}, good: 5}


@pytest.mark.parametrize(("row", "books"), [(0, 0), (1, 0), (2, 1)])
@pytest.mark.rule("NAT-EX-20")
def test_the_great_lighthouse_gives_a_book_for_3_gold(row: int, books: int) -> None:
    board: list[list[str]] = [[], [], []]
    board[row] = ["wars_of_alexander"]
    match = given({**BARE, "gold": 4, "wonders": ["great_lighthouse"]}, {}, board=board)

    when(match, "buy wars_of_alexander")

    assert goods(match)["gold"] == 4 - (row + 1)
    assert goods(match)["books"] == books


@pytest.mark.parametrize(("caravans", "books"), [(1, 5), (0, 2)])
@pytest.mark.rule("NAT-EX-21")
def test_notre_dame_gives_3_more_books_to_the_most_stable(caravans: int, books: int) -> None:
    match = given(
        {**BARE, "wonders": ["notre_dame"], "cards": {"start_caravan": caravans}},
        {}, phase="production", **QUIET,
    )  # fmt: skip

    assert goods(match)["books"] == books


@pytest.mark.parametrize("good", ["food", "stone", "gold"])
@pytest.mark.rule("NAT-EX-22")
def test_a_prince_gains_3_of_one_good(good: str) -> None:
    match = given({}, {**BARE, "difficulty": "prince"}, phase="growth")
    assert asked(match) == (1, "growth")

    when(match, f"bonus {good}")

    assert goods(match, 1) == {**{name: BARE[name] for name in goods(match)}, good: 3}


@pytest.mark.rule("NAT-EX-23")
def test_four_players_use_six_columns() -> None:
    s = table(oikumene.start("nations", seats=4, seed=1))

    assert s.options.columns == 6
    assert len([card for card in s.board if card]) == 18


@pytest.mark.rule("NAT-EX-24")
def test_a_hungry_nation_loses_a_war() -> None:
    """No printed War takes 3 food: one of 4 does, from a nation with stability 1."""
    match = given(
        {
            **BARE, "food": 2, "books": 3, "stone": 6, "food_track": 3,
            "cards": {"start_caravan": 1},
        },
        {"food": 4, "area": 0, "cards": {"start_axeman": 1, "start_caravan": 1}},
        phase="production", war="hunnic_invasions", war_strength=2, **QUIET,
    )  # fmt: skip

    # Production: 1 food missing, so a book and a VP; a VP for the defeat, 2 books, a VP for books
    assert asked(match) == (0, "lose-anything")
    assert goods(match) == {"gold": 1, "food": 0, "stone": 6, "books": 0, "vp": 4}
    assert options(match) == ["pay stone 1", "pay gold 1"]

    when(match, "pay stone 1")

    assert goods(match) == {"gold": 1, "food": 0, "stone": 5, "books": 0, "vp": 4}


@pytest.mark.rule("NAT-EX-24")
def test_a_hungry_nation_pays_with_a_book_and_a_vp() -> None:
    match = given(
        {**BARE, "food": 2, "books": 3, "stone": 6, "food_track": 3},
        {}, phase="production", **QUIET,
    )  # fmt: skip

    assert goods(match) == {"gold": 0, "food": 0, "stone": 6, "books": 2, "vp": 6}
