"""Final scoring (NAT-SCO)."""

from __future__ import annotations

from typing import Any

import pytest

from oikumene.engine.title import Result
from oikumene.titles.nations.scoring import score_sheet
from tests.titles.nations.given import given, nation, table

BARE: dict[str, Any] = {"gold": 0, "food": 0, "stone": 0, "books": 0, "vp": 0, "area": 0}
NOTHING = {"vp": 0, "colonies": 0, "wonders": 0, "workers": 0, "resources": 0}


def sheet(told: dict[str, Any], *others: dict[str, Any]) -> dict[str, int]:
    """The score sheet of the first nation at the end."""
    match = given({**BARE, **told}, *(others or ({},)), phase="over")
    return score_sheet(table(match), nation(match))


def ended(*nations: dict[str, Any], **told: Any) -> Result:
    """The result of a table at the end."""
    match = given(*({**BARE, **each} for each in nations), **{"phase": "over", **told})
    assert match.result is not None
    return match.result


@pytest.mark.rule("NAT-SCO-01")
def test_vp_tokens_count() -> None:
    assert sheet({"vp": 13}) == {**NOTHING, "vp": 13}


@pytest.mark.rule("NAT-SCO-02")
def test_colonies_score_their_printed_vp() -> None:
    assert sheet({"colonies": ["quebec", "nigeria"]}) == {**NOTHING, "colonies": 3}
    assert sheet({"colonies": ["nubia"]}) == NOTHING


@pytest.mark.parametrize(
    ("told", "vp"),
    [
        ({"wonders": ["pyramids", "versailles"]}, 7),
        ({"wonders": ["potala_palace"]}, 1),
        ({"wonders": ["potala_palace"], "advisor": "hatshepsut"}, 2),
        (
            {
                "wonders": ["potala_palace", "porcelain_tower"],
                "advisor": "hatshepsut",
                "tower_advisor": "isabella",
            },
            3,
        ),
        ({"wonders": ["big_ben"], "colonies": ["nigeria", "quebec"]}, 2),
        ({"wonders": ["big_ben"], "colonies": ["nigeria", "congo"]}, 3),
        ({"wonders": ["statue_of_liberty"], "area": 5}, 1),
        ({"wonders": ["statue_of_liberty"], "area": 3, "cards": {"start_farm": 2}}, 1),
        (
            {
                "wonders": ["statue_of_liberty"],
                "area": 3,
                "cards": {"start_farm": 3},
                "food_track": 3,
            },
            3,
        ),
    ],
)
@pytest.mark.rule("NAT-SCO-03")
def test_ready_wonders_score_with_their_bonuses(told: dict[str, Any], vp: int) -> None:
    """The other nation has 5 workers, which is most or not."""
    assert sheet(told)["wonders"] == vp


@pytest.mark.parametrize(
    ("cards", "vp"),
    [
        ({"ziggurat": 0}, 0),
        ({"ziggurat": 1}, 1),
        ({"ziggurat": 2}, 2),
        ({"ziggurat": 3}, 2),
        ({"parliament": 1}, 2),
        ({"parliament": 2}, 3),
        ({"samurai": 2}, 3),
        ({"samurai": 4}, 5),
        ({"ziggurat": 1, "samurai": 1, "start_farm": 2, "start_quarry": 0}, 3),
    ],
)
@pytest.mark.rule("NAT-SCO-04")
def test_workers_score_from_left_to_right(cards: dict[str, int], vp: int) -> None:
    assert sheet({"cards": cards})["workers"] == vp


@pytest.mark.parametrize(
    "told",
    [
        {"gold": 10},
        {"food": 10},
        {"stone": 10},
        {"books": 10},
        {"cards": {"start_axeman": 5}},
        {"cards": {"start_caravan": 5}, "advisor": "buddha", "wonders": ["the_oracle"]},
        {"gold": 3, "food": 3, "stone": 1, "books": 1, "cards": {"start_axeman": 1}},
    ],
    ids=["gold", "food", "stone", "books", "strength", "stability", "together"],
)
@pytest.mark.rule("NAT-SCO-05")
def test_every_full_ten_of_goods_and_tracks_is_a_vp(told: dict[str, Any]) -> None:
    assert sheet(told)["resources"] == 1
    assert sheet({**told, "gold": told.get("gold", 0) + 9})["resources"] == 1
    assert sheet({**told, "gold": told.get("gold", 0) + 10})["resources"] == 2


@pytest.mark.rule("NAT-SCO-06")
def test_a_revolt_is_subtracted_but_the_row_is_never_negative() -> None:
    assert sheet({"gold": 22, "stability_track": 3})["resources"] == 1
    assert sheet({"gold": 23, "stability_track": 3})["resources"] == 2
    assert sheet({"gold": 1, "stability_track": 0})["resources"] == 0


@pytest.mark.rule("NAT-SCO-07")
def test_the_tracks_count_only_as_far_as_they_go() -> None:
    """42 strength count as 40, 16 stability as 15."""
    assert sheet({"gold": 9, "cards": {"dreadnought": 3}})["resources"] == 4
    assert sheet({"gold": 10, "cards": {"dreadnought": 3}})["resources"] == 5
    assert sheet({"gold": 4, "cards": {"radio": 4}})["resources"] == 1
    assert sheet({"gold": 5, "cards": {"radio": 4}})["resources"] == 2


@pytest.mark.rule("NAT-SCO-08")
def test_advisors_score_nothing() -> None:
    assert sheet({"advisor": "marie_curie"}) == NOTHING


@pytest.mark.rule("NAT-SCO-09")
def test_a_wonder_under_construction_scores_nothing() -> None:
    assert sheet({"construction": "versailles", "sections": 2}) == NOTHING


@pytest.mark.rule("NAT-SCO-10")
def test_most_vp_win() -> None:
    """The rows are added up: 3 + 1 + 3 + 1 + 1 are more than 8 tokens."""
    result = ended(
        {"vp": 8},
        {
            "vp": 3, "gold": 11, "colonies": ["quebec"], "wonders": ["pyramids"],
            "cards": {"start_farm": 1},
        },
        {"vp": 7},
    )  # fmt: skip

    assert result.scores == [8, 9, 7]
    assert (result.winners, result.reason) == ([1], "most-vp")


@pytest.mark.parametrize(("order", "winner"), [([0, 1, 2], 1), ([2, 0, 1], 2)])
@pytest.mark.rule("NAT-SCO-11")
def test_the_final_player_order_breaks_a_tie(order: list[int], winner: int) -> None:
    result = ended({"vp": 3}, {"vp": 8}, {"vp": 8}, order=order)

    assert (result.winners, result.reason) == ([winner], "tie-break")


@pytest.mark.parametrize(("card", "winner"), [("start_farm", 0), ("start_caravan", 1)])
@pytest.mark.rule("NAT-SCO-11")
def test_the_order_that_breaks_the_tie_is_that_of_the_last_round(card: str, winner: int) -> None:
    """Strength makes the first nation first, unless the Olympic Games find a most stable one."""
    result = ended(
        {"vp": 6, "food": 1, "cards": {"start_axeman": 1}},
        {"vp": 6, "food": 1, "cards": {card: 1}},
        phase="order", order=[1, 0], round=8, event="event_1_qin_unification",
    )  # fmt: skip

    assert result.scores == [7, 7]
    assert result.winners == [winner]


@pytest.mark.parametrize(("wanted", "winner"), [(False, 0), (True, 1)])
@pytest.mark.rule("NAT-SCO-12")
def test_the_remainder_breaks_ties_only_where_the_table_wants_it(wanted: bool, winner: int) -> None:
    result = ended(
        {"vp": 5, "gold": 12}, {"vp": 6, "gold": 8}, {"vp": 5, "gold": 17},
        options={"remainder_tiebreak": wanted},
    )  # fmt: skip

    assert result.scores == [6, 6, 6]
    assert result.winners == [winner]


@pytest.mark.rule("NAT-SCO-12")
def test_equal_remainders_leave_it_to_the_order() -> None:
    result = ended(
        {"vp": 6, "gold": 8}, {"vp": 5, "gold": 18}, order=[1, 0],
        options={"remainder_tiebreak": True},
    )  # fmt: skip

    assert result.winners == [1]


@pytest.mark.rule("NAT-SCO-06", "NAT-SCO-12")
def test_a_sum_below_zero_has_no_remainder() -> None:
    result = ended(
        {"vp": 6, "stability_track": 3}, {"vp": 6, "gold": 5},
        options={"remainder_tiebreak": True},
    )  # fmt: skip

    assert result.scores == [6, 6]
    assert result.winners == [1]
