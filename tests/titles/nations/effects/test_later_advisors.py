"""What each Advisor of ages III and IV does in play; plain numbers: test_plain_cards.py."""

from typing import Any

import pytest

from oikumene.engine.match import Match
from tests.titles.nations.given import (
    asked,
    everybody_passes,
    given,
    goods,
    nation,
    options,
    refused,
    table,
    when,
)

EMPTY = {"gold": 0, "food": 0, "stone": 0, "books": 0, "cards": {}, "area": 0}
OTHER = {"food": 9, "area": 4}
DONE = OTHER | {"passed": 1}
"""A nation that has passed: the first one takes turn after turn."""
HALT = "event_4_sokoto_caliphate"
"""Its first event offers gold for 4 food: the match stops after Production, order and War."""
WAR, GOLDEN_AGE = "opium_war", "aeneid"


def produced(*nations: dict[str, Any], **words: Any) -> Match:
    """Production, player order and War have run."""
    return given(*nations, phase="production", event=HALT, **words)


def with_advisor(advisor: str, **more: Any) -> dict[str, Any]:
    """A nation that has nothing but an Advisor, and more."""
    return EMPTY | {"advisor": advisor} | more


# Age III


@pytest.mark.rule("NAT-CRD-22", "NAT-SPA-01")
def test_galileo_brings_a_golden_age_or_wonder_from_any_row_for_nothing() -> None:
    board = [["mine", "augustus"], [GOLDEN_AGE], ["", "petra"]]
    match = given(with_advisor("galileo_galilei"), OTHER, board=board)

    when(match, "use galileo_galilei")
    assert options(match) == [f"buy {GOLDEN_AGE}", "buy petra"]
    when(match, "buy petra")

    assert nation(match).construction == "petra"
    assert goods(match)["gold"] == 0
    assert asked(match) == (1, "turn")  # it was the action of the turn
    assert nation(match).used == ("galileo_galilei",)


@pytest.mark.rule("NAT-CRD-22", "NAT-SPA-01")
def test_galileo_works_once_per_round_and_needs_such_a_card() -> None:
    again = given(
        with_advisor("galileo_galilei", gold=1), DONE, board=[["mine"], [GOLDEN_AGE, "petra"]]
    )
    nothing = given(with_advisor("galileo_galilei", gold=1), OTHER, board=[["mine"]])

    when(again, "use galileo_galilei", "buy petra")

    assert refused(again)["use galileo_galilei"] == "NAT-SPA-01"
    assert refused(nothing)["use galileo_galilei"] == "NAT-CRD-22"


@pytest.mark.rule("NAT-CRD-22", "NAT-BUY-14")
def test_galileo_buys_for_sejong_but_not_at_a_price() -> None:
    owner = with_advisor("galileo_galilei", tower_advisor="sejong_the_great")
    owner |= {"wonders": ["porcelain_tower", "great_lighthouse"]}
    match = given(owner, OTHER, board=[[], [], [GOLDEN_AGE]])

    when(match, "use galileo_galilei", "gain books")

    assert (goods(match)["stone"], goods(match)["books"]) == (2, 2)
    assert nation(match).bought == (GOLDEN_AGE,)


@pytest.mark.rule("NAT-CRD-23")
def test_isabella_brings_gold_for_each_colony_of_the_third_age() -> None:
    two = produced(with_advisor("isabella", colonies=["quebec", "south_africa"]), OTHER)
    one = produced(with_advisor("isabella", colonies=["quebec", "macedonia"]), OTHER)

    assert goods(two)["gold"] == 6
    assert goods(one)["gold"] == 3


@pytest.mark.rule("NAT-CRD-24")
@pytest.mark.parametrize(("war_strength", "vp"), [(10, 7), (11, 6)])
def test_elizabeth_counts_for_eight_against_defeat(war_strength: int, vp: int) -> None:
    match = produced(
        with_advisor("elizabeth", food=9, colonies=["macedonia"]),
        OTHER | {"colonies": ["crusader_states"]},
        war="hunnic_invasions",
        war_strength=war_strength,
        order=[0, 1],
    )

    assert goods(match)["vp"] == vp
    assert table(match).order == [1, 0]  # but not for the order


@pytest.mark.rule("NAT-CRD-24")
def test_elizabeth_counts_neither_for_colonies_nor_for_an_own_war() -> None:
    match = given(with_advisor("elizabeth", gold=2), OTHER, board=[["nubia", WAR]])

    assert refused(match)["buy nubia"] == "NAT-COL-01"
    when(match, f"buy {WAR}")
    assert table(match).war_strength == 0


@pytest.mark.rule("NAT-CRD-24")
def test_elizabeth_does_not_count_for_events() -> None:
    strong = OTHER | {"colonies": ["macedonia"]}
    match = given(
        with_advisor("elizabeth", gold=5, food=9), strong, phase="event-top", event="event_1_attila"
    )

    assert goods(match)["gold"] == 2  # hit as the weakest


@pytest.mark.rule("NAT-CRD-01", "NAT-CRD-04", "NAT-CRD-25")
def test_pocahontas_makes_colonies_harder_for_all_while_she_is_there() -> None:
    six = EMPTY | {"gold": 3, "cards": {"start_axeman": 3}}
    match = given(six, six, board=[["nubia", "pocahontas", "isabella"]])
    assert "buy nubia" in options(match)

    when(match, "buy pocahontas", "end")
    assert (asked(match)[0], refused(match)["buy nubia"]) == (1, "NAT-COL-01")
    when(match, "pass")
    assert (asked(match)[0], refused(match)["buy nubia"]) == (0, "NAT-COL-01")
    when(match, "buy isabella", "end")
    assert "buy nubia" in options(match)


@pytest.mark.rule("NAT-CRD-25")
def test_pocahontas_asks_for_four_more() -> None:
    seven = given(EMPTY | {"gold": 1, "cards": {"conscript": 1}, "advisor": "pocahontas"}, OTHER,
                  board=[["nubia"]])  # fmt: skip

    when(seven, "buy nubia")

    assert nation(seven).colonies[0] == "nubia"


@pytest.mark.rule("NAT-CRD-01", "NAT-CRD-26")
def test_martin_luther_costs_every_defeated_nation_food_too() -> None:
    weak = {"gold": 9, "food": 9, "stone": 9, "books": 9, "cards": {}, "area": 0}
    strong = OTHER | {"colonies": ["macedonia"]}
    match = produced(
        weak | {"advisor": "martin_luther"}, weak, strong, war="peloponnesian_war", war_strength=1
    )

    assert goods(match, 0) == {"gold": 13, "food": 5, "stone": 9, "books": 5, "vp": 6}
    assert goods(match, 1) == {"gold": 9, "food": 5, "stone": 9, "books": 5, "vp": 6}


@pytest.mark.rule("NAT-CRD-26", "NAT-WRS-09")
def test_martin_luthers_food_can_be_saved_by_stability() -> None:
    stable = {"food": 9, "books": 9, "cards": {}, "area": 0, "colonies": ["tibet"]}
    match = produced(
        OTHER | {"advisor": "martin_luther", "cards": {"archer": 1}, "area": 0},
        stable,
        war="peloponnesian_war",
        war_strength=2,
    )
    assert asked(match) == (1, "war-shield")
    assert len(options(match)) == 4

    when(match, "save food 2 books 1")

    assert (goods(match, 1)["food"], goods(match, 1)["books"]) == (7, 6)


@pytest.mark.rule("NAT-CRD-04")
def test_martin_luther_ends_when_he_is_replaced() -> None:
    owner = {"gold": 1, "cards": {"archer": 1}, "area": 0, "advisor": "martin_luther"}
    match = given(
        owner, DONE | {"books": 9}, board=[["isabella"]], war="peloponnesian_war", war_strength=2,
        event=HALT,
    )  # fmt: skip

    when(match, "buy isabella")
    everybody_passes(match)

    assert (goods(match, 1)["food"], goods(match, 1)["books"]) == (9, 5)


@pytest.mark.rule("NAT-CRD-27", "NAT-BRD-08")
def test_tokugawa_counts_cards_of_the_current_age_not_workers() -> None:
    cards = {"theatre": 0, "ranger": 2, "radio": 0, "mine": 0, "start_farm": 0}

    match = produced(with_advisor("tokugawa", cards=cards), OTHER, round=5)

    assert goods(match)["stone"] == 4


@pytest.mark.rule("NAT-CRD-28", "NAT-PRD-10")
@pytest.mark.parametrize("good", ["stone", "gold", "books"])
def test_peter_the_great_rewards_strength_above_the_war(good: str) -> None:
    owner = with_advisor("peter_the_great", colonies=["macedonia"])
    match = produced(owner, OTHER, war=WAR, war_strength=1, war_buyer=1)
    assert asked(match) == (0, "gain-one-of")
    assert options(match) == ["gain stone", "gain gold", "gain books"]

    when(match, f"gain {good}")

    assert goods(match) == {"gold": 0, "food": 0, "stone": 0, "books": 0, "vp": 7} | {good: 5}


@pytest.mark.rule("NAT-CRD-28")
@pytest.mark.parametrize("war", [{}, {"war": WAR, "war_strength": 2}])
def test_peter_the_great_needs_a_war_and_more_than_its_strength(war: dict[str, Any]) -> None:
    rival = OTHER | {"colonies": ["crusader_states"]}
    match = produced(with_advisor("peter_the_great", colonies=["macedonia"]), rival, **war)

    assert asked(match)[1] == "event-offer"  # Production is over
    assert goods(match) == {"gold": 0, "food": 0, "stone": 0, "books": 0, "vp": 7}


@pytest.mark.rule("NAT-CRD-29")
def test_machiavelli_chooses_one_of_two_events_that_everybody_sees() -> None:
    match = given(
        {},
        {"advisor": "niccolo_machiavelli"},
        phase="event",
        event_deck=["event_1_attila", "event_1_rigveda"],
    )
    assert asked(match) == (1, "choose-event")
    assert set(options(match)) == {"event event_1_attila", "event event_1_rigveda"}
    assert [entry.key for entry in match.journal(None)][-1] == "two-events"

    when(match, "event event_1_rigveda")

    assert table(match).event == "event_1_rigveda"
    assert list(table(match).removed) == ["event_1_attila"]
    assert table(match).event_deck == []


@pytest.mark.rule("NAT-CRD-30", "NAT-SPA-03")
def test_suleiman_takes_a_worker_turn_after_turn_while_strongest() -> None:
    match = given(with_advisor("suleiman_i"), DONE)

    when(match, "use suleiman_i", "take food", "use suleiman_i", "take stability")

    assert (nation(match).area, nation(match).food_track, nation(match).stability_track) == (
        2,
        3,
        3,
    )


@pytest.mark.rule("NAT-CRD-30")
def test_suleiman_rests_on_a_tie() -> None:
    match = given(with_advisor("suleiman_i", gold=1), {"colonies": ["crusader_states"]},
                  board=[["mine"]])  # fmt: skip

    assert refused(match)["use suleiman_i"] == "NAT-CRD-30"


# Age IV


@pytest.mark.rule("NAT-CRD-31", "NAT-WRK-08", "NAT-SPA-03")
def test_lincoln_takes_workers_as_long_as_some_are_left() -> None:
    owner = with_advisor("abraham_lincoln", gold=1, food_track=1, stability_track=1)
    match = given(owner, OTHER | {"colonies": ["macedonia"], "passed": 1}, board=[["mine"]])

    when(match, "use abraham_lincoln", "take food", "use abraham_lincoln")

    assert (nation(match).area, nation(match).food_track, nation(match).stability_track) == (
        2,
        0,
        0,
    )
    assert refused(match)["use abraham_lincoln"] == "NAT-WRK-08"


@pytest.mark.rule("NAT-CRD-32")
def test_florence_nightingale_saves_the_points_but_not_the_goods() -> None:
    hungry = EMPTY | {"gold": 5, "cards": {"start_axeman": 4}, "food_track": 3}  # 4 + 3 food
    match = produced(hungry | {"advisor": "florence_nightingale"}, hungry | {"books": 6}, OTHER)

    assert goods(match, 0) == {"gold": 4, "food": 0, "stone": 0, "books": 0, "vp": 7}
    assert goods(match, 1) == {"gold": 4, "food": 0, "stone": 0, "books": 0, "vp": 5}


@pytest.mark.rule("NAT-CRD-33")
@pytest.mark.parametrize(
    ("card", "stone"),
    [("archer", 1), ("mercenary", 1), ("ranger", 1), ("rifleman", 2), ("dreadnought", 4),
     ("railroad", 4), ("mine", 1)],
)  # fmt: skip
def test_frederick_the_great_makes_military_cheaper_down_to_one(card: str, stone: int) -> None:
    match = given(with_advisor("frederick_the_great", stone=9, area=1, cards={card: 0}), OTHER)

    when(match, f"deploy {card}")

    assert goods(match)["stone"] == 9 - stone


@pytest.mark.rule("NAT-CRD-33")
def test_frederick_the_great_leaves_free_deployments_free() -> None:
    owner = with_advisor("frederick_the_great", area=2, cards={"rifleman": 0, "mine": 0})
    match = given(owner | {"wonders": ["royal_society"]}, OTHER)

    when(match, "use royal_society", "deploy rifleman")

    assert (goods(match)["stone"], nation(match).strength) == (0, 11)


@pytest.mark.rule("NAT-CRD-34")
def test_alfred_nobel_buys_no_war() -> None:
    match = given({"advisor": "alfred_nobel"}, OTHER, board=[[WAR]])
    assert refused(match)[f"buy {WAR}"] == "NAT-CRD-34"

    when(match, "pass")

    assert f"buy {WAR}" in options(match)


@pytest.mark.rule("NAT-CRD-34")
def test_alfred_nobel_brings_stone_for_workers_on_age_four_buildings() -> None:
    cards = {"zeppelin": 2, "hospital": 1, "conscript": 1, "theatre": 1}  # none makes stone

    match = produced(with_advisor("alfred_nobel", cards=cards), OTHER)

    assert goods(match)["stone"] == 9


@pytest.mark.rule("NAT-CRD-35", "NAT-SPA-03")
def test_simon_bolivar_gives_up_colonies_for_gold_and_stone() -> None:
    owner = with_advisor("simon_bolivar", colonies=["nubia", "macedonia"])
    match = given(owner, DONE, board=[["mine"]])

    when(match, "use simon_bolivar", "remove macedonia")
    assert (nation(match).colonies, nation(match).strength) == (["nubia", ""], 0)
    when(match, "use simon_bolivar")

    assert nation(match).colonies == ["", ""]
    assert list(table(match).removed) == ["macedonia", "nubia"]
    assert (goods(match)["gold"], goods(match)["stone"]) == (8, 8)
    assert refused(match)["use simon_bolivar"] == "NAT-CRD-35"


@pytest.mark.rule("NAT-CRD-01", "NAT-CRD-36")
def test_shaka_zulu_gives_stone_to_another_buyer_of_a_colony_only() -> None:
    strong = EMPTY | {"gold": 2, "cards": {"start_axeman": 3}}
    match = given(
        strong | {"advisor": "shaka_zulu"}, strong, DONE, board=[["nubia", "israel", "mine"]]
    )

    when(match, "buy nubia", "end")
    assert goods(match, 0)["stone"] == 0
    when(match, "buy israel", "end")

    assert [goods(match, seat)["stone"] for seat in (0, 1, 2)] == [0, 5, 6]


@pytest.mark.rule("NAT-CRD-03", "NAT-CRD-37")
@pytest.mark.parametrize(
    ("books", "left"), [(9, {"gold": 4, "food": 4, "books": 1, "vp": 7}), (0, {"vp": 6})]
)
def test_lin_zexu_costs_the_weakest_books(books: int, left: dict[str, int]) -> None:
    tied = produced(with_advisor("lin_zexu", books=books), OTHER)

    assert goods(tied) == {"gold": 0, "food": 0, "stone": 0, "books": 0} | left


@pytest.mark.rule("NAT-CRD-37")
def test_lin_zexu_costs_nothing_while_another_is_weaker() -> None:
    match = produced(with_advisor("lin_zexu", books=9, colonies=["macedonia"]), OTHER)

    assert goods(match)["books"] == 9


@pytest.mark.rule("NAT-CRD-38", "NAT-ADV-03")
def test_marie_antoinette_unsettles_at_once_and_brings_books_in_production() -> None:
    match = given(EMPTY | {"gold": 1, "colonies": ["tibet"]}, DONE, board=[["marie_antoinette"]],
                  event=HALT)  # fmt: skip

    when(match, "buy marie_antoinette")
    everybody_passes(match)

    assert nation(match).stability == 0
    assert goods(match)["books"] == 10
