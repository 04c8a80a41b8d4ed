"""The game for one: comparisons with the opponent, Resolution, the end (NAT-SOLO)."""

from __future__ import annotations

from typing import Any

import pytest

from oikumene.engine.match import Match
from oikumene.titles.nations.production import production_of
from oikumene.titles.nations.ranking import least, most, passed_first, passed_last
from oikumene.titles.nations.scoring import score_sheet
from oikumene.titles.nations.state import Opponent
from tests.titles.nations.given import given, goods, nation, table, when

BARE: dict[str, Any] = {"gold": 0, "food": 0, "stone": 0, "books": 0, "vp": 7, "area": 0}

# Opponent's strength 3, stability 2; no famine. On an empty Progress board the die can do nothing
# but give the opponent 2 books.
QUIET: dict[str, Any] = {"event": "solo_1_6"}


def opponent(match: Match) -> Opponent:
    """The virtual opponent."""
    found = table(match).opponent
    assert found is not None
    return found


# Comparisons


@pytest.mark.rule("NAT-SOLO-21")
def test_what_would_take_something_from_the_opponent_is_void() -> None:
    """The Terracotta Army hits the less stable opponent, which has nothing to lose."""
    match = given(
        {
            "area": 0, "cards": {"start_caravan": 5}, "gold": 9,
            "construction": "terracotta_army", "sections": 2,
        },
        architects=1, **QUIET,
    )  # fmt: skip

    when(match, "hire board")

    assert "terracotta_army" in nation(match).wonders
    assert goods(match)["gold"] == 9
    assert (opponent(match).strength, opponent(match).stability) == (3, 2)


@pytest.mark.parametrize(("theirs", "stone"), [(4, 2), (5, 0), (6, 0)])
@pytest.mark.rule("NAT-SOLO-22")
def test_strength_is_compared_with_the_opponent_s(theirs: int, stone: int) -> None:
    """Augustus, strength 1 himself, gives stone to the strongest; nobody is on a tie."""
    match = given(
        {**BARE, "advisor": "augustus", "cards": {"start_axeman": 2}},
        phase="growth", opponent={"strength": theirs}, **QUIET,
    )  # fmt: skip

    assert production_of(table(match), nation(match)) == (0, -2, stone, 0)


@pytest.mark.parametrize(("theirs", "is_most", "is_least"), [(1, 1, 0), (2, 0, 1), (3, 0, 1)])
@pytest.mark.rule("NAT-SOLO-22")
def test_stability_is_compared_with_the_opponent_s(
    theirs: int, is_most: int, is_least: int
) -> None:
    match = given(
        {"area": 0, "cards": {"start_caravan": 2}},
        phase="growth", opponent={"stability": theirs}, **QUIET,
    )  # fmt: skip

    assert len(most(table(match), "stability")) == is_most
    assert len(least(table(match), "stability")) == is_least


@pytest.mark.rule("NAT-SOLO-22")
def test_two_revolts_are_a_tie() -> None:
    match = given({"stability_track": 3}, phase="growth", opponent={"stability": -9}, **QUIET)

    assert most(table(match), "stability") == []
    assert least(table(match), "stability") == [0]


@pytest.mark.parametrize("measure", ["food", "workers", "golden_ages_bought_this_round"])
@pytest.mark.rule("NAT-SOLO-23")
def test_where_the_opponent_has_no_number_the_player_has_most(measure: str) -> None:
    s = table(given(BARE, phase="growth", **QUIET))

    assert most(s, measure) == [0]
    assert least(s, measure) == []


@pytest.mark.parametrize("passed", [0, 1])
@pytest.mark.rule("NAT-SOLO-24")
def test_the_player_always_has_passed_first_and_never_last(passed: int) -> None:
    match = given({"passed": passed}, phase="growth", **QUIET)

    assert passed_first(table(match), nation(match))
    assert not passed_last(table(match), nation(match))


@pytest.mark.rule("NAT-SOLO-24")
def test_cards_for_passing_first_always_work() -> None:
    """The Forbidden Palace gives a VP, which the stability event takes; China gets its food."""
    china = {"nation": "china", "side": "B", "wonders": ["forbidden_palace"], "vp": 7, "food": 0}
    match = given(china, **QUIET)

    when(match, "pass")

    assert (goods(match)["vp"], goods(match)["food"]) == (7, 1)


@pytest.mark.parametrize(
    ("theirs", "was_first", "is_first"),
    [
        ((3, 9), True, False),
        ((5, 0), False, True),
        ((4, 0), True, False),
        ((4, 2), False, True),
        ((4, 1), True, True),
        ((4, 1), False, False),
    ],
    ids=["weaker", "stronger", "less stable", "more stable", "tied, was first", "tied, was not"],
)
@pytest.mark.rule("NAT-SOLO-25")
def test_the_order_is_set_with_the_opponent_s_numbers_of_now(
    theirs: tuple[int, int], was_first: bool, is_first: bool
) -> None:
    strength, stability = theirs
    match = given(
        {"area": 0, "cards": {"start_axeman": 2, "start_caravan": 1}},
        phase="order", **QUIET,
        opponent={"strength": strength, "stability": stability, "first": was_first},
    )  # fmt: skip

    assert opponent(match).first is is_first


# Resolution


@pytest.mark.parametrize(("axemen", "gold", "vp"), [(1, 6, 5), (2, 9, 6)])
@pytest.mark.rule("NAT-SOLO-26")
def test_only_the_player_can_be_defeated(axemen: int, gold: int, vp: int) -> None:
    """A War of strength 4, 3 gold; the stability event then costs a VP."""
    match = given(
        {**BARE, "gold": 9, "cards": {"start_axeman": axemen}},
        phase="war", war="parthian_wars", war_strength=4, war_buyer=1,
        opponent={"strength": 1}, **QUIET,
    )  # fmt: skip

    assert (goods(match)["gold"], goods(match)["vp"]) == (gold, vp)
    o = opponent(match)
    assert (o.strength, o.stability, o.books) == (1, 2, 2)


@pytest.mark.parametrize(("theirs", "vp"), [(1, 8), (2, 6), (3, 6)])
@pytest.mark.rule("NAT-SOLO-27")
def test_more_stable_than_the_opponent_is_a_vp_and_less_costs_one(theirs: int, vp: int) -> None:
    match = given(
        {"vp": 7, "area": 0, "cards": {"start_caravan": 2}},
        phase="stability-event", opponent={"stability": theirs}, **QUIET,
    )  # fmt: skip

    assert goods(match)["vp"] == vp


@pytest.mark.rule("NAT-SOLO-22", "NAT-SOLO-27")
def test_two_revolts_are_a_tie_in_the_stability_event() -> None:
    """2 - 3 against 0 - 3 with Genghis Khan: both are in revolt, nobody is more stable."""
    match = given(
        {"vp": 7, "area": 0, "cards": {"start_caravan": 2}, "advisor": "genghis_khan"},
        phase="stability-event", opponent={"stability": 0}, **QUIET,
    )  # fmt: skip

    assert goods(match)["vp"] == 6


@pytest.mark.rule("NAT-SOLO-22", "NAT-SOLO-27")
def test_versailles_counts_as_a_revolt_in_the_stability_event() -> None:
    """Really 2, against -3 of an opponent in revolt."""
    match = given(
        {
            "vp": 7, "area": 0, "cards": {"start_caravan": 5}, "advisor": "genghis_khan",
            "construction": "versailles", "sections": 2,
        },
        architects=1, opponent={"stability": 0}, **QUIET,
    )  # fmt: skip

    when(match, "hire board", "end", "pass")

    assert goods(match)["vp"] == 6


@pytest.mark.rule("NAT-SOLO-28")
def test_famine_takes_the_food_of_the_tile() -> None:
    match = given({"food": 9}, phase="famine", event="solo_1_5")

    assert goods(match)["food"] == 6


@pytest.mark.parametrize(("books", "vp"), [(11, 10), (10, 7), (9, 7)])
@pytest.mark.rule("NAT-SOLO-29")
def test_more_books_than_the_opponent_are_3_vp_at_the_end_of_an_age(books: int, vp: int) -> None:
    match = given(
        {"vp": 7, "books": books}, phase="famine", round=2, opponent={"books": 10}, **QUIET
    )

    assert goods(match)["vp"] == vp


@pytest.mark.rule("NAT-SOLO-29")
def test_books_score_nothing_in_the_middle_of_an_age() -> None:
    match = given({"vp": 7, "books": 11}, phase="famine", round=1, **QUIET)

    assert goods(match)["vp"] == 7


@pytest.mark.rule("NAT-SOLO-30")
def test_vp_go_below_zero_and_every_loss_is_marked() -> None:
    """Food is missing in Production and in Famine: 1 VP once, and 1 for the stability event."""
    match = given(
        {**BARE, "vp": 0, "books": 20, "food_track": 3}, phase="production", event="solo_1_5",
        opponent={"stability": 5},
    )  # fmt: skip

    assert goods(match)["books"] == 20 - 3 - 3
    assert goods(match)["vp"] == -2


@pytest.mark.parametrize(("vp", "rank", "winners"), [(-1, "lost", []), (0, "none", [0])])
@pytest.mark.rule("NAT-SOLO-30")
def test_a_negative_total_is_lost(vp: int, rank: str, winners: list[int]) -> None:
    result = given({**BARE, "vp": vp}, phase="over").result

    assert result is not None
    assert result.scores == [vp]
    assert result.winners == winners
    assert result.args["rank"] == rank


@pytest.mark.rule("NAT-SOLO-31")
def test_genghis_khan_makes_the_opponent_less_stable_too() -> None:
    """4 - 3 against 3 - 3; without him for both it would be 1 against 3."""
    match = given(
        {"vp": 7, "area": 1, "cards": {"start_caravan": 4}, "advisor": "genghis_khan"},
        phase="stability-event", opponent={"stability": 3}, **QUIET,
    )  # fmt: skip

    assert goods(match)["vp"] == 8
    assert match.view(0)["table"]["opponent"]["stability"] == 0


# The end


@pytest.mark.rule("NAT-SOLO-35")
def test_final_scoring_is_as_usual_and_the_statue_of_liberty_scores() -> None:
    match = given(
        {
            **BARE, "gold": 20, "vp": 5, "wonders": ["statue_of_liberty", "pyramids"],
            "colonies": ["quebec"], "cards": {"parliament": 1},
        },
        phase="over",
    )  # fmt: skip

    assert score_sheet(table(match), nation(match)) == {
        "vp": 5,
        "colonies": 1,
        "wonders": 1 + 2 + 3,
        "workers": 2,
        "resources": 2,
    }


@pytest.mark.parametrize(
    ("score", "rank"),
    [
        (99, "trajan"), (70, "trajan"), (69, "ashoka"), (60, "ashoka"), (59, "wu_zetian"),
        (55, "wu_zetian"), (54, "saladin"), (50, "saladin"), (49, "victoria"), (45, "victoria"),
        (44, "charles_v"), (40, "charles_v"), (39, "cleopatra"), (35, "cleopatra"),
        (34, "pericles"), (30, "pericles"), (29, "darius_iii"), (25, "darius_iii"),
        (24, "atahualpa"), (20, "atahualpa"), (19, "cixi"), (15, "cixi"), (14, "dan_quayle"),
        (10, "dan_quayle"), (9, "none"), (0, "none"),
    ],
)  # fmt: skip
@pytest.mark.rule("NAT-SOLO-36")
def test_the_hall_of_fame_ranks_the_score(score: int, rank: str) -> None:
    result = given({**BARE, "vp": score}, phase="over").result

    assert result is not None
    assert result.args["rank"] == rank
