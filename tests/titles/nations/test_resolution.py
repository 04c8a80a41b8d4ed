"""Resolution steps 5 and 6: Famine and books; the end of the game (NAT-FAM, NAT-BKS, NAT-END)."""

from __future__ import annotations

from typing import Any

import pytest

from oikumene.titles.nations.cards import VP
from tests.titles.nations.given import asked, given, goods, nation, table

FED: dict[str, Any] = {"food": 20, "vp": 0}


def with_books(*books: int) -> list[dict[str, Any]]:
    """Nations that differ only in their books."""
    return [{**FED, "books": count} for count in books]


@pytest.mark.parametrize(
    ("event", "famine"),
    [("event_1_bread_and_games", 0), ("event_1_taoism", 1), ("event_2_ecological_collapse", 4)],
)
@pytest.mark.rule("NAT-FAM-01")
def test_every_nation_pays_the_food_of_the_event_card(event: str, famine: int) -> None:
    match = given({"food": 9}, {"food": 7}, {"food": 5}, phase="famine", event=event)

    assert [goods(match, seat)["food"] for seat in range(3)] == [9 - famine, 7 - famine, 5 - famine]


@pytest.mark.rule("NAT-FAM-02")
def test_missing_food_costs_books_and_one_vp() -> None:
    match = given(
        {"food": 1, "books": 5, "vp": 7}, FED, phase="famine", event="event_2_black_death"
    )

    assert (goods(match)["food"], goods(match)["books"], goods(match)["vp"]) == (0, 3, 6)


@pytest.mark.rule("NAT-FAM-02")
def test_famine_costs_no_second_vp_for_food_in_the_round() -> None:
    match = given(
        {"food": 1, "books": 5, "vp": 7, "lacked": ["food"]},
        FED,
        phase="famine", event="event_2_black_death",
    )  # fmt: skip

    assert (goods(match)["food"], goods(match)["books"], goods(match)["vp"]) == (0, 3, 7)


@pytest.mark.parametrize("round_", range(1, 9))
@pytest.mark.rule("NAT-BKS-01")
def test_books_score_at_the_end_of_every_second_round(round_: int) -> None:
    match = given(*with_books(4, 9, 6), phase="famine", round=round_)

    expected = [0, 2, 1] if round_ % 2 == 0 else [0, 0, 0]
    assert [n.goods[VP] for n in table(match).nations] == expected


@pytest.mark.rule("NAT-BKS-02")
def test_equal_books_score_nothing_for_each_other() -> None:
    match = given(*with_books(6, 6, 6, 2), phase="famine", round=2)

    assert [n.goods[VP] for n in table(match).nations] == [1, 1, 1, 0]


@pytest.mark.rule("NAT-BKS-03")
def test_books_are_kept_when_they_score() -> None:
    match = given(*with_books(4, 9), phase="famine", round=2)

    assert [goods(match, seat)["books"] for seat in (0, 1)] == [4, 9]
    assert goods(match, 1)["vp"] == 1


@pytest.mark.rule("NAT-BKS-04")
def test_solomons_temple_pays_after_the_books_of_the_age() -> None:
    match = given({**FED, "books": 9, "wonders": ["solomons_temple"]}, FED, phase="famine", round=4)

    reasons = [e.args["why"] for e in match.journal() if e.key == "gain"]
    assert reasons == ["books", "card:solomons_temple"]
    assert goods(match)["vp"] == 2


@pytest.mark.rule("NAT-BKS-04")
def test_solomons_temple_pays_nothing_in_the_middle_of_an_age() -> None:
    match = given({**FED, "wonders": ["solomons_temple"]}, FED, phase="famine", round=3)

    assert goods(match)["vp"] == 0


@pytest.mark.rule("NAT-END-01")
def test_the_game_ends_after_round_8_with_its_books_scored() -> None:
    match = given(
        {**FED, "books": 4, "food": 5, "gold": 0, "stone": 0}, *with_books(9), phase="famine",
        round=8, event="event_4_sick_man_of_europe",
    )  # fmt: skip

    assert match.over
    assert table(match).round == 8
    assert match.result is not None
    # 4 food + 4 books: 0 VP; 1 VP for books and 19 food + 9 books + 12 of the start: 4 VP
    assert match.result.scores == [0, 5]
    assert match.result.winners == [1]


@pytest.mark.rule("NAT-END-01")
def test_the_game_goes_on_after_round_7() -> None:
    match = given(FED, FED, phase="famine", round=7)

    assert not match.over
    assert table(match).round == 8
    assert asked(match) == (1, "growth")
    assert nation(match).goods[VP] == 0
