"""The Action phase: turns, special actions, passing (NAT-ACT, NAT-SPA, NAT-PAS)."""

from __future__ import annotations

from typing import Any

import pytest

from oikumene.engine.errors import IllegalAnswer
from oikumene.titles.nations.hooks import HOOKS
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

# Famine 0, and of no effect while nobody has an age II Advisor or the most stability.
QUIET = "event_2_imperial_examination"


# Turns


@pytest.mark.rule("NAT-ACT-01")
def test_turns_go_round_in_player_order_and_skip_who_has_passed() -> None:
    match = given({}, {}, {}, phase="begin-actions", order=[1, 2, 0], round=3, event=QUIET)
    seats = []

    for answer in (
        *("deploy start_farm", "end"),  # seat 1
        "pass",  # seat 2
        *("deploy start_farm", "end"),  # seat 0
        *("deploy start_farm", "end"),  # seat 1
        "pass",  # seat 0
        *("deploy start_farm", "end"),  # seat 1
        "pass",  # seat 1
    ):
        seats.append(asked(match)[0])
        when(match, answer)

    assert seats == [1, 1, 2, 0, 0, 1, 1, 0, 1, 1, 1]
    assert table(match).round == 4, "all have passed"


@pytest.mark.rule("NAT-ACT-02", "NAT-SPA-01")
@pytest.mark.parametrize(
    "action",
    [
        ("buy macedonia",),
        ("deploy start_farm", "end"),
        ("hire board",),
        ("use petra", "gain gold"),
        ("pass",),
    ],
)
def test_a_turn_is_exactly_one_action(action: tuple[str, ...]) -> None:
    match = given(
        {"wonders": ["petra"], "colonies": ["crusader_states"], "construction": "colosseum"}
        | {"advisor": "augustus"},
        {},
        board=[["macedonia"]],
    )

    when(match, *action)

    assert asked(match) == (1, "turn")


@pytest.mark.rule("NAT-ACT-02")
def test_the_turn_offers_buying_deploying_hiring_special_actions_and_passing() -> None:
    match = given(
        {"wonders": ["petra"], "construction": "colosseum", "area": 1, "cards": {"start_farm": 0}},
        {},
        board=[["forum"]],
    )

    assert options(match) == ["buy forum", "deploy start_farm", "hire board", "use petra", "pass"]


@pytest.mark.rule("NAT-ACT-03")
def test_any_number_of_workers_is_undeployed_for_nothing_before_and_after_the_action() -> None:
    match = given({"cards": {"start_farm": 2, "start_temple": 1}, "area": 0, "stone": 3}, {})

    when(match, "undeploy start_farm", "undeploy start_farm")
    assert asked(match) == (0, "turn")
    assert (nation(match).area, goods(match)["stone"]) == (2, 3)
    when(match, "deploy start_temple")
    assert asked(match) == (0, "end-turn")
    assert options(match) == ["end", "undeploy start_temple"]
    when(match, "undeploy start_temple", "undeploy start_temple")

    assert asked(match) == (1, "turn"), "nobody is left to undeploy"
    assert (nation(match).area, goods(match)["stone"]) == (3, 2)


@pytest.mark.rule("NAT-ACT-03")
def test_a_pass_ends_the_turn_without_undeploying() -> None:
    match = given({"cards": {"start_farm": 2}, "area": 0}, {})

    when(match, "pass")

    assert asked(match) == (1, "turn")
    assert nation(match).workers[0] == 2


@pytest.mark.rule("NAT-ACT-04")
def test_no_worker_is_undeployed_in_another_nations_turn() -> None:
    match = given({}, {"cards": {"start_farm": 2}, "area": 0})

    assert not [option for option in options(match) if option.startswith("undeploy")]
    with pytest.raises(IllegalAnswer, match="seat 1 is not asked now"):
        match.answer("undeploy start_farm", seat=1)


@pytest.mark.rule("NAT-ACT-04")
@pytest.mark.parametrize(
    ("phase", "event", "ask"),
    [
        ("growth", "event_1_taoism", "growth"),
        ("event-bottom", "event_1_bread_and_games", "event-offer"),
    ],
)
def test_no_worker_is_undeployed_in_the_other_phases(phase: str, event: str, ask: str) -> None:
    match = given({}, {"cards": {"start_farm": 2}, "area": 0, "food": 4}, phase=phase, event=event)

    assert asked(match) == (1, ask)
    assert not [option for option in options(match) if option.startswith("undeploy")]


@pytest.mark.rule("NAT-ACT-04")
def test_an_event_can_allow_undeploying() -> None:
    match = given(
        {"cards": {"start_axeman": 1}, "area": 0},
        {"food": 9},
        phase="event-bottom",
        event="event_1_hellenism",
    )
    books = goods(match)["books"]

    when(match, "undeploy start_axeman")

    assert nation(match).area == 1
    assert goods(match)["books"] == books + 2


@pytest.mark.rule("NAT-ACT-05")
def test_a_nation_acts_turn_after_turn_as_long_as_it_can_pay() -> None:
    match = given(
        {"gold": 0, "stone": 4, "area": 5, "cards": {"start_farm": 0}},
        {"passed": 1},
        event="event_1_taoism",
    )

    for _ in range(4):
        when(match, "deploy start_farm", "end")

    assert nation(match).workers[0] == 4
    assert asked(match) == (0, "turn")
    assert options(match) == ["undeploy start_farm", "pass"], "the stone is spent"


@pytest.mark.rule("NAT-ACT-06")
@pytest.mark.parametrize(
    ("answer", "rule"),
    [
        ("buy forum", "NAT-BUY-01"),
        ("buy nubia", "NAT-COL-01"),
        ("buy siege_of_troy", "NAT-BAT-01"),
        ("deploy conscript", "NAT-DEP-01"),
        ("hire board", "NAT-ARC-02"),
        ("use petra", "NAT-RES-08"),
    ],
)
def test_an_action_that_cannot_be_paid_or_is_not_legal_changes_nothing(
    answer: str, rule: str
) -> None:
    match = given(
        {"gold": 1, "stone": 1, "food": 0, "cards": {"conscript": 0}, "wonders": ["petra"]}
        | {"construction": "colosseum"},
        {},
        board=[["nubia", "siege_of_troy", "map_making"], ["forum"]],
        architects=1,
    )
    before = match.digest()

    with pytest.raises(IllegalAnswer, match=f"not allowed by {rule}"):
        when(match, answer)

    assert refused(match)[answer] == rule
    assert match.digest() == before
    assert asked(match) == (0, "turn")


@pytest.mark.rule("NAT-ACT-06")
def test_a_free_undeploy_may_come_first_to_make_an_action_legal() -> None:
    match = given(
        {"cards": {"jaguar_warrior": 1, "start_farm": 0}, "area": 0, "stone": 1},
        {},
    )
    assert "deploy start_farm" not in options(match), "the area is empty"

    when(match, "undeploy jaguar_warrior", "deploy start_farm")

    assert nation(match).workers[:2] == [0, 1]


@pytest.mark.rule("NAT-ACT-07")
def test_if_remove_comes_true_in_another_nations_turn() -> None:
    match = given(
        {"cards": {"start_caravan": 1}, "area": 1},
        {"cards": {"ziggurat": 1}, "area": 0, "advisor": "qin_shi_huang"},
    )
    assert (nation(match, 0).stability, nation(match, 1).stability) == (1, 2)

    when(match, "deploy start_caravan")

    assert asked(match) == (0, "end-turn")
    assert nation(match, 1).advisor == ""
    assert list(table(match).removed) == ["qin_shi_huang"]


@pytest.mark.rule("NAT-ACT-07")
@pytest.mark.parametrize(
    ("answers", "advisor"),
    [
        (("deploy legionary hoplite", "end"), ""),
        (("deploy legionary", "undeploy hoplite", "end"), "harald_hardrada"),
    ],
    ids=["moved-with-a-weak-moment", "deployed-before-undeploying"],
)
def test_if_remove_comes_true_in_the_middle_of_a_move(
    answers: tuple[str, ...], advisor: str
) -> None:
    match = given(
        {"cards": {"hoplite": 1, "legionary": 0}, "area": 1, "advisor": "harald_hardrada"},
        {"cards": {"start_axeman": 1}, "area": 0},
    )

    when(match, *answers)

    assert nation(match).strength == 3, "stronger than the other in the end"
    assert nation(match).advisor == advisor


@pytest.mark.rule("NAT-ACT-07")
@pytest.mark.parametrize("boudica", [0, 1])
def test_cards_that_must_leave_at_one_moment_all_leave(boudica: int) -> None:
    rebels = {"advisor": "boudica", "cards": {"start_axeman": 0}, "area": 1, "stone": 1}
    raiders = {"advisor": "harald_hardrada", "cards": {"hoplite": 1}, "area": 0}
    nations = (rebels, raiders) if boudica == 0 else (raiders, rebels)
    match = given(*nations, active=boudica)

    when(match, "deploy start_axeman")

    assert [nation(match, seat).advisor for seat in range(2)] == ["", ""], "3 against 3: a tie"
    assert nation(match, boudica).strength == 2


@pytest.mark.rule("NAT-ACT-08")
def test_effects_of_an_action_are_settled_before_the_next_turn() -> None:
    match = given(
        {"construction": "titanic", "sections": 2, "stone": 2, "gold": 5},
        {"advisor": "augustus", "gold": 5},
        {"advisor": "buddha", "gold": 5},
        architects=1,
    )

    when(match, "hire board")

    assert asked(match) == (2, "choose-loss")
    when(match, "lose gold 4")
    assert asked(match) == (1, "choose-loss")
    when(match, "remove-advisors")
    assert asked(match) == (1, "turn")
    assert [goods(match, seat)["gold"] for seat in range(3)] == [1, 5, 1]


@pytest.mark.rule("NAT-ACT-09")
def test_one_purchase_triggers_cards_in_player_order_from_the_active_nation() -> None:
    match = given(
        {"advisor": "shaka_zulu"},
        {"gold": 3, "stone": 0, "wonders": ["great_lighthouse"], "colonies": ["crusader_states"]},
        order=[0, 1],
        active=1,
        board=[[], [], ["nubia"]],
    )
    books = goods(match, 1)["books"]

    when(match, "buy nubia")

    gains = [entry.args["why"] for entry in match.journal() if entry.key == "gain"]
    assert gains == ["card:great_lighthouse", "card:shaka_zulu"]
    assert goods(match, 1)["books"] == books + 1
    assert goods(match, 1)["stone"] == 5


@pytest.mark.rule("NAT-ACT-09")
def test_the_order_that_a_nation_could_choose_for_its_own_cards_changes_nothing() -> None:
    def completed(*, backwards: bool) -> dict[str, int]:
        match = given(
            {
                "advisor": "hatshepsut",
                "wonders": ["sphinx", "sistine_chapel"],
                "stone": 1,
                "books": 0,
            }
            | {"construction": "stonehenge", "sections": 2},
            {},
            architects=1,
        )
        words = table(match).in_play.split()
        assert len(HOOKS.at(table(match), "wonder.completed")) == 2
        if backwards:  # in which order the cards lie is not for a position to say
            table(match).in_play = " ".join(reversed(words))
        when(match, "hire board", "place")
        return goods(match)

    forwards = completed(backwards=False)

    assert forwards == completed(backwards=True)
    assert forwards["stone"] == 5
    assert forwards["books"] == 3 + 3 + 6


@pytest.mark.rule("NAT-ACT-10")
def test_a_nation_may_pass_while_it_could_act_and_must_when_it_cannot() -> None:
    match = given(
        {"area": 1},
        {"gold": 0, "stone": 0, "area": 0, "cards": {}},
        {},
        board=[["forum"]],
    )
    assert {"buy forum", "deploy start_farm", "pass"} <= set(options(match))

    when(match, "pass")

    assert asked(match) == (2, "turn"), "seat 1 can do nothing but pass"
    assert [nation(match, seat).passed for seat in range(3)] == [1, 2, 0]


# Special actions


@pytest.mark.rule("NAT-SPA-01")
def test_a_once_per_round_ability_is_marked_as_used() -> None:
    match = given({"wonders": ["petra"], "food": 3, "books": 0}, {"passed": 1})

    when(match, "use petra", "gain books")

    assert (goods(match)["food"], goods(match)["books"]) == (2, 3)
    assert list(nation(match).used) == ["petra"]
    assert refused(match)["use petra"] == "NAT-SPA-01"
    assert "use petra" not in options(match)


@pytest.mark.rule("NAT-SPA-02")
def test_used_cards_can_be_used_again_in_the_next_round() -> None:
    match = given(
        {"wonders": ["petra"], "food": 3, "used": ["petra"]},
        {},
        round=3,
        event=QUIET,
        event_deck=["event_2_peace_of_god"],
    )
    assert "use petra" not in options(match)

    everybody_passes(match)
    when(match, "bonus food", "bonus food")

    assert asked(match) == (0, "turn")
    assert "use petra" in options(match)


@pytest.mark.rule("NAT-SPA-03")
def test_an_unlimited_ability_works_on_several_turns_of_a_round() -> None:
    match = given({"advisor": "abraham_lincoln", "area": 0}, {"passed": 1})

    when(match, "use abraham_lincoln", "take food", "use abraham_lincoln", "take stability")

    n = nation(match)
    assert (n.area, n.food_track, n.stability_track) == (2, 3, 3)
    assert "use abraham_lincoln" in options(match)


@pytest.mark.rule("NAT-SPA-04")
@pytest.mark.parametrize(
    ("nation_0", "board", "acquire", "use"),
    [
        ({}, [["marco_polo"]], "buy marco_polo", "use marco_polo"),
        ({"construction": "petra", "sections": 2}, [], "hire board", "use petra"),
    ],
)
def test_a_card_acquired_this_round_may_be_used_this_round(
    nation_0: dict[str, Any], board: list[list[str]], acquire: str, use: str
) -> None:
    match = given(nation_0, {"passed": 1}, board=board, architects=1)
    assert use not in options(match)

    when(match, acquire)

    assert asked(match) == (0, "turn")
    assert use in options(match)


# Passing


@pytest.mark.rule("NAT-PAS-01")
def test_who_has_passed_takes_no_more_turns_this_round() -> None:
    match = given({"area": 3}, {"area": 3}, round=3, event=QUIET)

    when(match, "pass")
    for _ in range(2):
        assert asked(match) == (1, "turn")
        when(match, "deploy start_farm", "end")
    when(match, "pass")

    assert table(match).round == 4
    assert nation(match, 0).area == 3


@pytest.mark.rule("NAT-PAS-02", "NAT-PAS-04")
def test_who_passed_first_and_last_of_three_is_remembered() -> None:
    poor = {"books": 0, "vp": 5, "food": 9}
    match = given(poor, poor, poor, event="event_1_taoism")

    when(match, "deploy start_farm", "end")  # seat 0
    when(match, "pass", "pass")  # seats 1 and 2
    assert [nation(match, seat).passed for seat in range(3)] == [0, 1, 2]
    everybody_passes(match)

    assert [goods(match, seat)["books"] for seat in range(3)] == [0, 3, 0]


@pytest.mark.rule("NAT-PAS-02", "NAT-PAS-04")
def test_only_the_very_last_to_pass_is_hit_as_last() -> None:
    calm = {"vp": 5, "food": 9}
    match = given(calm, calm, calm, calm, round=5, event="event_3_tulip_mania")

    when(match, "deploy start_farm", "end")  # seat 0
    everybody_passes(match)

    assert [goods(match, seat)["vp"] for seat in range(4)] == [4, 5, 5, 5]


@pytest.mark.rule("NAT-PAS-03")
def test_passing_triggers_what_the_passing_nation_has_for_it_at_once() -> None:
    match = given({"wonders": ["forbidden_palace"], "vp": 4}, {"vp": 4})

    when(match, "pass")

    assert asked(match) == (1, "turn")
    assert (goods(match, 0)["vp"], goods(match, 1)["vp"]) == (5, 4)


@pytest.mark.rule("NAT-PAS-03", "NAT-PAS-04")
def test_passing_second_is_not_passing_first() -> None:
    match = given({"vp": 4}, {"wonders": ["forbidden_palace"], "vp": 4}, {"vp": 4})

    when(match, "pass", "pass")

    assert asked(match) == (2, "turn")
    assert [goods(match, seat)["vp"] for seat in range(3)] == [4, 4, 4]
