"""Resolution steps 2 and 3: player order and War (NAT-ORD, NAT-WRS)."""

from __future__ import annotations

from typing import Any

import pytest

from oikumene.engine.match import Match
from oikumene.titles.nations.cards import GOLD
from oikumene.titles.nations.state import NOBODY
from tests.titles.nations.given import asked, given, goods, nation, options, table, when

# No famine, and the events give only VP: goods stay as the War leaves them.
QUIET: dict[str, Any] = {"event": "event_2_imperial_examination", "round": 3}

# Whoever has 4 food is asked in the lower event: a place to look before the round ends.
STOPPING: dict[str, Any] = {"event": "event_1_bread_and_games", "round": 1}

RICH: dict[str, Any] = {"gold": 9, "food": 9, "stone": 9, "books": 9, "vp": 7, "area": 0}
BARE: dict[str, Any] = {"gold": 0, "food": 0, "stone": 0, "books": 0, "vp": 7, "area": 0}


def axemen(count: int) -> dict[str, Any]:
    """Twice as much strength, and nothing else."""
    return {"area": 0, "cards": {"start_axeman": count}}


def caravans(count: int) -> dict[str, Any]:
    """As much stability."""
    return {"area": 0, "cards": {"start_caravan": count}}


def order_after(*nations: dict[str, Any], order: list[int]) -> list[int]:
    """The player order after step 2."""
    return table(given(*nations, phase="order", order=order, **QUIET)).order


def at_war(*nations: dict[str, Any], war: str = "hunnic_invasions", **told: Any) -> Match:
    """The War step of a round in which a War of strength 4 was bought (4 food)."""
    return given(*nations, **{"phase": "war", "war": war, "war_strength": 4, **QUIET, **told})


# Player order


@pytest.mark.rule("NAT-ORD-01")
def test_the_stronger_come_first() -> None:
    assert order_after(axemen(1), axemen(3), axemen(2), order=[0, 1, 2]) == [1, 2, 0]


@pytest.mark.rule("NAT-ORD-01")
def test_strength_goes_before_stability() -> None:
    assert order_after(caravans(5), axemen(1), order=[0, 1]) == [1, 0]


@pytest.mark.rule("NAT-ORD-02")
def test_equally_strong_nations_go_by_stability() -> None:
    assert order_after(caravans(1), caravans(3), caravans(2), order=[0, 1, 2]) == [1, 2, 0]


@pytest.mark.rule("NAT-ORD-03")
def test_what_is_tied_in_both_keeps_its_order() -> None:
    assert order_after({}, {}, axemen(1), {}, order=[3, 0, 2, 1]) == [2, 3, 0, 1]


@pytest.mark.rule("NAT-ORD-04")
def test_all_revolts_are_the_same_for_the_order() -> None:
    deep, shallow = {"stability_track": 1}, {"stability_track": 3}

    assert order_after(deep, shallow, {}, order=[0, 1, 2]) == [2, 0, 1]


@pytest.mark.rule("NAT-ORD-05")
def test_the_new_order_holds_for_the_war_of_the_same_round() -> None:
    """Losses are settled in reverse order: the nation that has just become last comes first."""
    match = given(
        {**BARE, "gold": 5, "stone": 5},
        {**BARE, "gold": 5, "stone": 5, "cards": {"start_axeman": 1}},
        phase="order", order=[0, 1], war="hunnic_invasions", war_strength=4, **QUIET,
    )  # fmt: skip

    assert asked(match) == (0, "lose-anything")


@pytest.mark.rule("NAT-ORD-05")
def test_the_new_order_holds_for_the_events_of_the_same_round() -> None:
    match = given({"food": 4}, {"food": 4, **axemen(1)}, phase="order", order=[0, 1], **STOPPING)

    assert asked(match) == (0, "event-offer")


# War


@pytest.mark.rule("NAT-WRS-01")
def test_without_a_war_nobody_loses_anything() -> None:
    match = given(RICH, {**RICH, "cards": {"start_axeman": 1}}, phase="war", **QUIET)

    assert [nation(match, seat).goods for seat in (0, 1)] == [[9, 9, 9, 9, 7]] * 2


@pytest.mark.rule("NAT-WRS-02", "NAT-WRS-03")
def test_only_the_weaker_are_defeated() -> None:
    match = at_war(*({**RICH, "cards": {"start_axeman": count}} for count in (3, 2, 1)))

    assert goods(match, 0) == {"gold": 9, "food": 9, "stone": 9, "books": 9, "vp": 7}
    assert goods(match, 1) == {"gold": 9, "food": 9, "stone": 9, "books": 9, "vp": 7}
    assert goods(match, 2) == {"gold": 9, "food": 5, "stone": 9, "books": 9, "vp": 6}


@pytest.mark.rule("NAT-WRS-03")
def test_the_buyer_is_defeated_like_everybody_if_it_has_become_weaker() -> None:
    match = at_war(RICH, {**RICH, "cards": {"start_axeman": 2}}, war_buyer=0)

    assert goods(match)["vp"] == 6
    assert goods(match)["food"] == 5


@pytest.mark.parametrize(
    ("war", "good", "left"),
    [
        ("punic_wars", "food", 3),
        ("peloponnesian_war", "books", 5),
        ("war_three_kingdoms", "gold", 4),
        ("hyksos_invasion", "stone", 5),
    ],
)
@pytest.mark.rule("NAT-WRS-04")
def test_the_defeated_lose_what_the_war_shows(war: str, good: str, left: int) -> None:
    match = at_war(RICH, axemen(2), war=war)

    assert goods(match) == {"gold": 9, "food": 9, "stone": 9, "books": 9, "vp": 6, good: left}


@pytest.mark.parametrize(("stability", "food"), [(0, 5), (1, 6), (3, 8), (4, 9), (5, 9)])
@pytest.mark.rule("NAT-WRS-04", "NAT-WRS-06")
def test_stability_reduces_the_goods_lost_but_never_the_vp(stability: int, food: int) -> None:
    """The other nation is more stable: it takes the VP of the event."""
    match = at_war(
        {**RICH, "cards": {"start_caravan": stability}},
        {"area": 0, "cards": {"start_axeman": 2, "castle": 3}},
    )

    assert goods(match) == {"gold": 9, "food": food, "stone": 9, "books": 9, "vp": 6}


@pytest.mark.rule("NAT-WRS-05")
def test_a_revolt_does_not_make_the_loss_larger() -> None:
    match = at_war({**RICH, "stability_track": 2}, axemen(2))

    assert nation(match).stability == -6
    assert goods(match) == {"gold": 9, "food": 5, "stone": 9, "books": 9, "vp": 6}


@pytest.mark.rule("NAT-WRS-07")
def test_what_is_missing_costs_vp_books_and_other_goods() -> None:
    """5 gold due, 1 there: 2 books for the first two, 2 food for the rest."""
    match = at_war({**BARE, "gold": 1, "books": 2, "food": 5}, axemen(2), war="war_three_kingdoms")

    # one VP for the defeat, one for gold, one for books
    assert goods(match) == {"gold": 0, "food": 3, "stone": 0, "books": 0, "vp": 4}


@pytest.mark.rule("NAT-WRS-08")
def test_defeats_are_judged_before_losses_are_settled_in_reverse_order() -> None:
    short = {**BARE, "gold": 5, "stone": 5}
    match = at_war(short, short, {**short, "cards": {"start_axeman": 2}}, order=[2, 0, 1])
    assert asked(match) == (1, "lose-anything")

    # No printed loss makes another nation stronger: do it by hand.
    nation(match, 0).strength = 10
    when(match, "pay gold 4")

    assert asked(match) == (0, "lose-anything")
    when(match, "pay gold 4")
    assert goods(match, 2)["gold"] == 5


@pytest.mark.rule("NAT-WRS-08")
def test_a_defeat_takes_the_card_then_the_vp_then_the_goods() -> None:
    match = at_war({**RICH, "wonders": ["solomons_temple"]}, axemen(2))

    steps = [e for e in match.journal() if e.key in ("card-leaves", "lose")]
    told = [(e.key, e.args.get("good", e.args.get("card"))) for e in steps]
    assert told == [
        ("card-leaves", "card:solomons_temple"),
        ("lose", "good:vp"),
        ("lose", "good:food"),
    ]


@pytest.mark.rule("NAT-WRS-08")
def test_the_defeat_takes_the_last_vp_before_a_shortage_could() -> None:
    match = at_war({**BARE, "vp": 1}, {"food": 4, **axemen(2)}, **STOPPING)

    assert asked(match) == (1, "event-offer")
    assert goods(match)["vp"] == 0
    assert list(nation(match).lacked) == []


@pytest.mark.rule("NAT-WRS-09")
def test_stability_is_spread_over_two_kinds_of_loss() -> None:
    """A War of 5 gold, and 4 food because of Martin Luther."""
    match = at_war(
        {**RICH, "cards": {"start_caravan": 3}},
        {"advisor": "martin_luther", **axemen(2)},
        war="war_three_kingdoms",
    )
    assert asked(match) == (0, "war-shield")
    assert options(match) == [
        "save food 3",
        "save gold 1 food 2",
        "save gold 2 food 1",
        "save gold 3",
    ]

    when(match, "save gold 1 food 2")

    assert goods(match)["gold"] == 9 - 4
    assert goods(match)["food"] == 9 - 2


@pytest.mark.rule("NAT-WRS-10")
def test_the_war_leaves_the_game_and_its_marker_goes_back() -> None:
    match = at_war(RICH, axemen(2))

    assert asked(match)[1] == "growth"
    s = table(match)
    assert s.war == ""
    assert "hunnic_invasions" in s.removed
    assert (s.war_strength, s.war_buyer) == (NOBODY, NOBODY)


@pytest.mark.rule("NAT-WRS-11")
def test_everything_that_a_defeat_cost_counts_as_lost_to_the_war() -> None:
    """The most stable nation gets all of it back: gold, the books and food paid instead, 3 VP."""
    match = at_war(
        {**BARE, "gold": 1, "books": 2, "food": 6},
        {**BARE, "stability_track": 3, "cards": {"start_axeman": 2}},
        war="war_of_the_roses", event="event_2_fourth_crusade",
    )  # fmt: skip

    # 7 gold due: 1 gold, 2 books, 4 food; then the famine of the card takes 2 food
    assert goods(match) == {"gold": 1, "food": 4, "stone": 0, "books": 2, "vp": 7}


@pytest.mark.rule("NAT-WRS-11")
def test_losses_are_counted_good_by_good() -> None:
    match = at_war(
        {**BARE, "gold": 1, "books": 2, "food": 6}, {"food": 4, **axemen(2)},
        war="war_of_the_roses", **STOPPING,
    )  # fmt: skip

    assert asked(match) == (1, "event-offer")
    assert list(nation(match).lost_to_war) == [1, 4, 0, 2, 3]
    assert nation(match).goods[GOLD] == 0


@pytest.mark.rule("NAT-WRS-12")
def test_the_war_strength_is_known_to_the_events_of_the_round() -> None:
    """Above the War, which is over by now: 1 VP. As strong as the War: nothing."""
    match = at_war(
        {**RICH, **axemen(3)}, {**RICH, **axemen(2)}, event="event_1_qin_unification", round=1
    )

    assert [goods(match, seat)["vp"] for seat in (0, 1)] == [8, 7]
