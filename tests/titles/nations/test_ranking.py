"""Most and least, ties, two and five players (NAT-RANK, NAT-P2, NAT-P5)."""

from __future__ import annotations

from typing import Any

import pytest

import oikumene
from oikumene import Match
from oikumene.titles.nations.production import production_of
from oikumene.titles.nations.ranking import least, most
from tests.titles.nations.given import asked, given, goods, nation, table, when

QUIET = "event_2_imperial_examination"
"""No famine, nothing for nations without an Advisor that tie in stability."""


def strengths(*values: int) -> Match:
    """Nations of these strengths."""
    return _set("strength", values)


def stabilities(*values: int) -> Match:
    """Nations of these stabilities."""
    return _set("stability", values)


def _set(track: str, values: tuple[int, ...]) -> Match:
    """The sums are set by hand: comparisons look at nothing else, and no hand-written board
    reaches every number."""
    match = given(*[{}] * len(values))
    for seat, value in enumerate(values):
        setattr(nation(match, seat), track, value)
    return match


def army(axemen: int = 0, caravans: int = 0, **more: Any) -> dict[str, Any]:
    """A nation with strength 2 per axeman and stability 1 per caravan."""
    cards = {"start_axeman": axemen, "start_caravan": caravans}
    return {"cards": cards, "area": 0, "books": 9, "food": 9, **more}


def of_all(match: Match, good: str) -> list[int]:
    """What every seat has of a good."""
    return [goods(match, seat)[good] for seat in range(match.seats)]


# Two to four players


@pytest.mark.rule("NAT-RANK-01", "NAT-RANK-05")
@pytest.mark.parametrize(
    ("values", "strongest"),
    [((3, 5, 4), [1]), ((5, 5, 4), []), ((5, 4, 4), [0]), ((9, 8, 7, 6), [0]), ((2, 1), [0])],
)
def test_most_is_who_has_strictly_more_than_every_other(
    values: tuple[int, ...], strongest: list[int]
) -> None:
    assert most(table(strengths(*values)), "strength") == strongest
    assert most(table(stabilities(*values)), "stability") == strongest


@pytest.mark.rule("NAT-RANK-01")
def test_most_food_and_most_golden_ages_are_no_different() -> None:
    poor = {"food": 2, "bought": ["aeneid"]}
    match = given(poor, {"food": 3, "bought": ["iron_working", "the_bible", "forum"]}, poor)
    assert most(table(match), "food") == [1]
    assert most(table(match), "golden_ages_bought_this_round") == [1]

    tied = given({"food": 3, "bought": ["aeneid"]}, {"food": 3, "bought": ["the_bible"]}, poor)
    assert most(table(tied), "food") == []
    assert most(table(tied), "golden_ages_bought_this_round") == []


@pytest.mark.rule("NAT-RANK-02")
@pytest.mark.parametrize(
    ("values", "weakest"),
    [((3, 5, 4), [0]), ((3, 5, 3), [0, 2]), ((4, 3, 3, 3), [1, 2, 3]), ((2, 1), [1])],
)
def test_least_are_all_with_the_lowest_value(values: tuple[int, ...], weakest: list[int]) -> None:
    assert least(table(strengths(*values)), "strength") == weakest
    assert least(table(stabilities(*values)), "stability") == weakest


@pytest.mark.rule("NAT-RANK-02")
def test_each_of_the_tied_least_suffers_in_full() -> None:
    """Attila takes 3 gold of the weakest."""
    match = given(army(1), army(0), army(0), phase="event-top", event="event_1_attila")

    assert of_all(match, "gold") == [6, 3, 3]


@pytest.mark.rule("NAT-RANK-01", "NAT-RANK-05")
def test_a_tie_for_most_rewards_nobody() -> None:
    """Pax Romana gives a VP to the strongest."""
    tied = given(army(1), army(1), army(0), phase="event-top", event="event_1_pax_romana")
    alone = given(army(2), army(1), phase="event-top", event="event_1_pax_romana")

    assert of_all(tied, "vp") == [7, 7, 7]
    assert of_all(alone, "vp") == [8, 7]


@pytest.mark.rule("NAT-RANK-03", "NAT-RANK-02")
def test_all_revolting_nations_are_equally_least_stable() -> None:
    assert least(table(stabilities(-1, -9, 0, -3)), "stability") == [0, 1, 3]
    assert least(table(stabilities(0, 2, 0)), "stability") == [0, 2]


@pytest.mark.rule("NAT-RANK-04")
def test_a_revolting_nation_is_never_most_stable() -> None:
    assert most(table(stabilities(-1, -5, -9)), "stability") == []
    assert most(table(stabilities(0, -5, -9)), "stability") == [0]
    # five players have two places for the most stable
    assert most(table(stabilities(2, -1, -5, -9, -9)), "stability") == [0]


@pytest.mark.rule("NAT-RANK-06")
def test_values_beyond_the_end_of_a_track_are_equal() -> None:
    assert most(table(strengths(45, 41, 40)), "strength") == []
    assert least(table(strengths(45, 40)), "strength") == [0, 1]
    assert most(table(strengths(45, 39)), "strength") == [0]
    assert most(table(stabilities(18, 15)), "stability") == []
    assert least(table(stabilities(18, 15)), "stability") == [0, 1]
    assert most(table(stabilities(18, 14)), "stability") == [0]


@pytest.mark.rule("NAT-RANK-07")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_if_all_are_tied_all_are_least_and_none_is_most(seats: int) -> None:
    s = table(strengths(*[7] * seats))

    assert most(s, "strength") == []
    assert least(s, "strength") == list(range(seats))


# Five players


@pytest.mark.rule("NAT-RANK-08", "NAT-RANK-09", "NAT-P5-01")
@pytest.mark.parametrize(
    ("values", "strongest"),
    [
        ((9, 8, 7, 6, 5), [0, 1]),
        ((23, 22, 22, 5, 4), [0]),
        ((9, 9, 7, 6, 5), [0, 1]),
        ((9, 9, 9, 6, 5), []),
        ((9, 8, 8, 8, 8), [0]),
        ((5, 6, 7, 8, 9), [3, 4]),
    ],
)
def test_with_five_the_two_highest_are_most(values: tuple[int, ...], strongest: list[int]) -> None:
    assert most(table(strengths(*values)), "strength") == strongest


@pytest.mark.rule("NAT-RANK-10", "NAT-P5-01")
@pytest.mark.parametrize(
    ("values", "lowest"),
    [
        ((9, 8, 7, 6, 5), [3, 4]),
        ((23, 22, 22, 5, 4), [3, 4]),
        ((8, 7, 5, 5, 4), [2, 3, 4]),
        ((9, 8, 7, 5, 5), [3, 4]),
        ((9, 8, 5, 5, 5), [2, 3, 4]),
        ((9, 6, 6, 6, 5), [1, 2, 3, 4]),
    ],
)
def test_with_five_the_two_lowest_and_all_tied_are_least(
    values: tuple[int, ...], lowest: list[int]
) -> None:
    assert least(table(strengths(*values)), "strength") == lowest


@pytest.mark.rule("NAT-RANK-08", "NAT-RANK-10", "NAT-P5-01")
def test_with_five_an_event_rewards_two_and_hits_two() -> None:
    """Pax Romana: a VP for the strongest; Attila: 3 gold from the weakest."""
    nations = (army(4), army(3), army(2), army(1), army(0))
    rewarded = given(*nations, phase="event-top", event="event_1_pax_romana")
    hit = given(*nations, phase="event-top", event="event_1_attila")

    assert of_all(rewarded, "vp") == [8, 8, 7, 7, 7]
    assert of_all(hit, "gold") == [6, 6, 6, 3, 3]


@pytest.mark.rule("NAT-RANK-11", "NAT-P5-01")
def test_with_five_card_conditions_hold_for_the_second_too() -> None:
    """Saint Augustine: 2 books if most stable (and a stability of his own)."""
    saint = army(0, 1, advisor="saint_augustine")
    second = given(saint, army(0, 5), army(0, 1), army(0, 1), army(0, 1))
    tied = given(saint, army(0, 5), army(0, 2), army(0, 1), army(0, 1))
    with_four = given(saint, army(0, 5), army(0, 1), army(0, 1))

    books = [production_of(table(match), nation(match))[3] for match in (second, tied, with_four)]

    assert books == [2, 0, 0]


@pytest.mark.rule("NAT-RANK-11")
def test_with_five_the_last_but_one_is_weakest_on_a_card_too() -> None:
    """Harald Hardrada leaves a nation that is weakest."""
    harald = "harald_hardrada"
    stays = given(army(3, advisor=harald), army(4), army(2), army(1), army(0))
    leaves = given(army(1, advisor=harald), army(4), army(3), army(2), army(0))

    assert nation(stays).advisor == harald
    assert nation(leaves).advisor == ""


@pytest.mark.rule("NAT-RANK-12", "NAT-P5-01")
def test_with_five_two_have_passed_first_and_two_last() -> None:
    """Taoism: 3 books for the first to pass; Tulip Mania: a VP from the last. With four it is
    one of each."""
    passed = [army(passed=place) for place in (3, 1, 5, 2, 4)]
    first = given(*passed, phase="event-top", event="event_1_taoism")
    last = given(*passed, phase="event-top", round=5, event="event_3_tulip_mania")

    assert of_all(first, "books") == [9, 12, 9, 12, 9]
    assert of_all(last, "vp") == [7, 7, 6, 7, 6]

    passed = [army(passed=place) for place in (3, 1, 4, 2)]
    first = given(*passed, phase="event-top", event="event_1_taoism")
    last = given(*passed, phase="event-top", round=5, event="event_3_tulip_mania")

    assert of_all(first, "books") == [9, 12, 9, 9]
    assert of_all(last, "vp") == [7, 7, 6, 7]


@pytest.mark.rule("NAT-RANK-13")
def test_with_five_every_nation_is_defeated_or_not_by_itself() -> None:
    nations = [army(axemen) for axemen in (0, 4, 1, 3, 2)]
    war = {"war": "parthian_wars", "war_strength": 6}  # 3 gold
    match = given(*nations, phase="war", round=3, event=QUIET, **war)

    assert of_all(match, "gold") == [3, 6, 3, 6, 3]
    assert of_all(match, "vp") == [6, 7, 6, 7, 6]


@pytest.mark.rule("NAT-RANK-13")
def test_with_five_books_are_scored_against_every_other() -> None:
    nations = [army(books=books) for books in (4, 9, 2, 4, 7)]
    match = given(*nations, phase="books", round=2)

    assert of_all(match, "vp") == [7 + 1, 7 + 4, 7, 7 + 1, 7 + 3]


@pytest.mark.rule("NAT-RANK-13")
def test_with_five_the_order_is_by_strength_down_to_the_last() -> None:
    nations = [army(axemen) for axemen in (0, 4, 1, 3, 2)]
    match = given(*nations, phase="order", round=3, event=QUIET)

    assert table(match).order == [1, 3, 4, 2, 0]


@pytest.mark.rule("NAT-P5-01")
def test_with_five_all_seven_columns_and_three_architects_are_used() -> None:
    match = given(*[{}] * 5, phase="architects", event="event_2_benedictine_rule")
    fresh = oikumene.start("nations", 5, 1)

    assert table(match).architects == 3 + 3
    assert table(fresh).options.columns == 7
    assert sum(1 for card in table(fresh).board if card) == 21


@pytest.mark.rule("NAT-P5-02")
def test_with_five_the_more_stable_of_two_decides_the_zoroastrian_revival() -> None:
    nations = [army(0, caravans, food=9) for caravans in (1, 4, 0, 5, 0)]
    gain, harm = (given(*nations, phase="event-bottom", event="event_1_attila") for _ in "12")
    assert asked(gain) == (3, "zoroastrian-revival")

    when(gain, "own-gain")
    when(harm, "others-lose")

    assert of_all(gain, "stone") == [6, 10, 6, 10, 6]
    assert of_all(harm, "food") == [9 - 3 - 3, 9 - 3, 9 - 3 - 3, 9 - 3, 9 - 3 - 3]  # 3 of famine


@pytest.mark.rule("NAT-P5-02")
@pytest.mark.parametrize("order", [[0, 1, 2, 3, 4], [4, 3, 2, 1, 0]])
def test_with_five_a_tie_of_the_two_is_broken_by_player_order(order: list[int]) -> None:
    nations = [army(count, count) for count in (0, 2, 0, 2, 0)]
    zoroaster = given(*nations, phase="event-bottom", event="event_1_attila", order=order)
    crusade = given(
        *nations, phase="event-top", event="event_2_fourth_crusade", order=order, round=3
    )

    first = next(seat for seat in order if seat in (1, 3))
    assert asked(zoroaster) == (first, "zoroastrian-revival")
    assert asked(crusade) == (first, "event-offer")


@pytest.mark.rule("NAT-P5-02")
def test_with_five_the_strongest_decides_on_the_fourth_crusade() -> None:
    nations = [army(axemen, 0, gold=3) for axemen in (2, 3, 0, 5, 0)]
    off, one, both = (
        given(*nations, phase="event-top", event="event_2_fourth_crusade", round=3) for _ in "123"
    )
    assert asked(off) == (3, "event-offer")

    when(off, "decline")
    when(one, "accept", "decline")
    when(both, "accept", "accept")

    assert of_all(off, "vp") == [7, 7, 7, 7, 7]
    assert of_all(off, "books") == [9, 9, 9, 9, 9]
    assert of_all(one, "vp") == [7, 7, 7, 8, 7]
    assert of_all(one, "books") == [9, 9, 5, 9, 5]
    assert of_all(both, "vp") == [7, 8, 7, 8, 7]
    assert of_all(both, "gold") == [3, 0, 3, 0, 3]


@pytest.mark.rule("NAT-P5-02")
@pytest.mark.parametrize(("order", "asks"), [([0, 1, 2, 3, 4], [3, 1]), ([3, 4, 0, 1, 2], [1, 3])])
def test_with_five_each_of_two_answers_any_other_offer_last_in_order_first(
    order: list[int], asks: list[int]
) -> None:
    """Han Dynasty: the most stable may take a worker and 3 food."""
    nations = [army(0, caravans, food_track=3) for caravans in (0, 2, 0, 5, 1)]
    match = given(*nations, phase="event-bottom", event="event_1_pax_romana", order=order)

    assert asked(match) == (asks[0], "event-offer")
    when(match, "decline")
    assert asked(match) == (asks[1], "event-offer")
    when(match, "accept", "take stability")

    assert nation(match, asks[0]).area == 0
    assert nation(match, asks[1]).area == 1


# Two players


@pytest.mark.rule("NAT-P2-01")
@pytest.mark.parametrize(
    ("values", "strongest", "weakest"),
    [((4, 2), [0], [1]), ((1, 2), [1], [0]), ((2, 2), [], [0, 1])],
)
def test_with_two_one_is_most_and_the_other_least(
    values: tuple[int, int], strongest: list[int], weakest: list[int]
) -> None:
    assert most(table(strengths(*values)), "strength") == strongest
    assert least(table(strengths(*values)), "strength") == weakest


@pytest.mark.rule("NAT-P2-01")
def test_with_two_four_columns_and_one_architect_are_used() -> None:
    match = given({}, {}, phase="architects", event="event_2_benedictine_rule")
    fresh = oikumene.start("nations", 2, 1)

    assert table(match).architects == 1 + 3
    assert table(fresh).options.columns == 4
    assert sum(1 for card in table(fresh).board if card) == 12
