"""Action cards in hand and how they are played (COC-ACT)."""

from __future__ import annotations

from typing import Any

import pytest

from oikumene.engine.match import Match
from oikumene.titles.clash.cards import ACTIONS
from tests.titles.clash.fights import FIELD, HOME, ME, RIVAL, attack, march, siege, values
from tests.titles.clash.given import (
    asked,
    city,
    dice,
    given,
    goods,
    options,
    player,
    refused,
    table,
    told,
    units,
    when,
)

CULTURED: dict[str, Any] = {"goods": {"culture": 1}}


def learnt(match: Match, seat: int = 0) -> set[str]:
    """The advances that a player did not have from the beginning."""
    return {*player(match, seat).advances} - {"farming", "mining"}


def lessons(match: Match) -> set[str]:
    """The advances on offer."""
    return {text.split()[1] for text in options(match, "advance")}


@pytest.mark.rule("COC-ACT-01")
def test_a_hand_is_secret() -> None:
    match = given({"actions": ["a01", "a02"]}, {"actions": ["a03"]})
    for seat, hands in ((0, (["a01", "a02"], {"count": 1})), (1, ({"count": 2}, ["a03"]))):
        seen = match.view(seat)["table"]["players"]
        assert tuple(p["actions"] for p in seen) == hands


@pytest.mark.rule("COC-ACT-01")
def test_a_hand_has_no_limit() -> None:
    hand = sorted(ACTIONS)[:40]
    match = given({"actions": hand, "goods": {"food": 2}})
    when(match, "advance", "advance writing")
    assert len(player(match).actions) == 41
    when(match, "end")
    assert len(player(match).actions) == 41


@pytest.mark.rule("COC-ACT-02")
def test_a_card_played_for_its_upper_half_does_nothing_in_battle() -> None:
    rival = {**RIVAL, "units": {"D4": "infantry"}}
    match = given(
        {**ME, **CULTURED, "actions": ["a38"], "units": {"D3": "infantry"}}, rival, **FIELD
    )
    when(match, "play a38")
    assert units(match, 0, "D2") == {"infantry": 1}
    march(dice(match, "1l 1l"), "D3", "D4")
    assert values(match) == [1, 1]


@pytest.mark.rule("COC-ACT-02")
def test_a_card_played_in_battle_does_nothing_else() -> None:
    mine = {**CULTURED, "units": {"D3": "infantry"}, "actions": ["a38"]}
    match = attack(mine, {"units": {"D4": "infantry"}})
    when(dice(match, "- 1l 1l"), "lay a38")
    assert values(match) == [3, 1]
    assert units(match, 0, "D2") == {}
    assert goods(match) == {"culture": 1}


@pytest.mark.rule("COC-ACT-03")
@pytest.mark.parametrize(("academies", "rule"), [([], "COC-ACT-03"), (["academy"], None)])
def test_an_upper_half_needs_its_condition(academies: list[str], rule: str | None) -> None:
    match = given({"actions": ["a09"], "cities": {"D2": {"buildings": academies}}})
    assert ("play a09" in options(match)) == (rule is None)
    assert refused(match).get("play a09") == rule


@pytest.mark.rule("COC-ACT-03")
def test_a_card_as_an_action_costs_a_main_action() -> None:
    match = given({"goods": {"food": 2}, "actions": ["a41"]}, left=1)
    when(match, "play a41", "advance irrigation")
    assert table(match).left == 0
    match = given({"goods": {"food": 2}, "actions": ["a41"]}, left=0)
    assert refused(match)["play a41"] == "COC-ACT-03"


@pytest.mark.rule("COC-ACT-04")
def test_other_cards_are_free_actions_of_the_own_turn() -> None:
    match = given({**CULTURED, "actions": ["a37"]}, {**CULTURED, "actions": ["a38"]}, left=0)
    assert options(match, "play") == ["play a37"]
    when(match, "play a37")
    assert (asked(match), table(match).left) == ((0, "act"), 0)
    when(match, "end")
    assert options(match, "play") == ["play a38"]


@pytest.mark.rule("COC-ACT-06")
def test_a_played_card_lies_face_up_on_the_discard_pile() -> None:
    match = given({**CULTURED, "actions": ["a02", "a37"]}, action_discard=["a05"])
    when(match, "play a37")
    assert table(match).action_discard == ["a05", "a37"]
    assert player(match).actions == ["a02"]
    assert match.view(1)["table"]["action_discard"] == ["a05", "a37"]


@pytest.mark.rule("COC-ACT-07")
def test_any_number_of_upper_halves_may_be_played_in_a_turn() -> None:
    hand = ["a09", "a10", "a37", "a38", "a25", "a26"]
    match = given(
        {
            "goods": {"culture": 4},
            "actions": hand,
            "cities": {"D2": {"buildings": ["academy"]}},
        },
        left=0,
    )
    for card in hand:
        when(match, f"play {card}")
    assert goods(match) == {"ideas": 2}
    assert units(match, 0, "D2") == {"infantry": 2}
    assert table(match).left == 2


@pytest.mark.rule("COC-ACT-08")
@pytest.mark.parametrize("victories", [1, 2])
def test_a_victory_serves_one_card_of_a_name(victories: int) -> None:
    rivals = {"D4": "settler", "E4": "settler"} if victories == 2 else {"D4": "settler"}
    match = given(
        {**ME, "goods": {}, "actions": ["a11", "a12"], "units": {"D3": "2 infantry"}},
        {**RIVAL, "units": rivals},
        **FIELD,
    )
    march(match, "D3", "D4", "infantry 1")
    if victories == 2:
        march(match, "D3", "E4")
    else:
        when(match, "done")
    when(match, "play a11")
    assert goods(match) == {"ideas": 2}
    assert ("play a12" in options(match)) == (victories == 2)


@pytest.mark.rule("COC-ACT-08")
@pytest.mark.rule("COC-ACT-13")
def test_each_captured_city_serves_one_teach_us_now() -> None:
    rival = {"advances": ["writing", "myths"], "cities": {**HOME, "D4": {}, "E4": {}}}
    mine = {"goods": {}, "units": {"D3": "2 infantry"}, "actions": ["a35", "a36"]}
    match = attack(mine, rival, group="infantry 1")
    when(match, "place D7")
    assert asked(match) == (0, "teach-us-now")
    when(match, "play a35", "advance writing")
    assert asked(match) == (0, "move")  # no second card for this city
    march(match, "D3", "E4")
    assert asked(match) == (0, "teach-us-now")
    when(match, "play a36")
    assert learnt(match) >= {"writing", "myths"}


@pytest.mark.rule("COC-ACT-09")
def test_an_empty_deck_is_made_of_the_discard_pile() -> None:
    match = given({"goods": {"food": 2}}, action_deck=[], action_discard=["a01", "a02"])
    when(match, "advance", "advance writing")
    s = table(match)
    assert sorted([*player(match).actions, *s.action_deck]) == ["a01", "a02"]
    assert len(player(match).actions) == 1
    assert s.action_discard == []


@pytest.mark.rule("COC-ACT-09")
def test_without_any_card_nothing_is_drawn() -> None:
    match = given({"goods": {"food": 2}}, action_deck=[], action_discard=[])
    when(match, "advance", "advance writing")
    assert player(match).actions == []
    assert not told(match, "drew-action")


COSTLY = ["a01", "a07", "a17", "a21", "a23", "a25", "a27", "a31", "a37"]
"""A card of each name that costs a culture token."""


@pytest.mark.rule("COC-ACT-10")
@pytest.mark.parametrize("card", COSTLY)
def test_a_card_with_a_cost_is_played_for_a_culture_token(card: str) -> None:
    hands: dict[str, Any] = {"actions": ["a02"], "objectives": ["o01"]}
    rest: dict[str, Any] = {
        "advances": ["myths"],
        "cities": {"D2": {}, "E2": {}},
        "actions": [card],
        "objectives": ["o02"],
    }
    match = given({**rest, "goods": {"mood": 3, "gold": 3}}, hands)
    assert refused(match)[f"play {card}"] == "COC-ACT-10"
    match = given({**rest, "goods": {"mood": 3, "gold": 3, "culture": 2}}, hands)
    when(match, f"play {card}")
    assert goods(match)["culture"] == 1


# Copying


@pytest.mark.rule("COC-ACT-11")
def test_ordinary_advances_are_copied_with_their_prerequisites() -> None:
    rival = {"advances": ["writing", "philosophy", "myths"], "units": {"D3": "infantry"}}
    match = given({"actions": ["a03"]}, rival, **FIELD)
    when(match, "play a03")
    assert lessons(match) == {"writing", "myths"}
    when(match, "advance myths")
    assert "myths" in player(match).advances
    assert "myths" in player(match, 1).advances
    assert player(match).cubes == 3
    assert goods(match) == {"food": 2, "mood": 1}  # of the frame


@pytest.mark.rule("COC-ACT-11")
@pytest.mark.parametrize(
    ("mine", "more"),
    [
        ([], {"writing"}),
        (["writing", "philosophy"], {"voting"}),
        (["writing", "philosophy", "tactics", "draft", "nationalism"], set()),
    ],
)
def test_government_advances_are_copied_within_one_government(
    mine: list[str], more: set[str]
) -> None:
    rival = {"advances": ["writing", "philosophy", "voting", "fishing", "arts"]}
    match = given(
        {"actions": ["a03"], "advances": mine}, {**rival, "units": {"D3": "settler"}}, **FIELD
    )
    when(match, "play a03")
    assert lessons(match) == {"fishing", "arts"} | more


@pytest.mark.rule("COC-ACT-11")
def test_civilization_advances_are_never_copied() -> None:
    rival = {
        "civilization": "huns",
        "advances": ["tactics", "raiders", "storage", "nomads"],
        "units": {"D3": "settler"},
    }
    match = given({"civilization": "rome", "actions": ["a03"]}, rival, **FIELD)
    when(match, "play a03")
    assert lessons(match) == {"tactics", "storage"}


@pytest.mark.rule("COC-ACT-12")
@pytest.mark.parametrize(
    ("mine", "theirs", "near"),
    [
        ({}, {"D4": "settler"}, True),  # two spaces from the city on D2
        ({}, {"D5": "settler"}, False),
        ({"D3": "settler"}, {"D5": "infantry"}, True),
        ({"D5": "settler"}, {}, True),  # two spaces from the city on D7
        ({"D4": "settler"}, {}, False),
    ],
)
def test_inspiration_needs_a_neighbour_within_two_spaces(
    mine: dict[str, str], theirs: dict[str, str], near: bool
) -> None:
    match = given(
        {"actions": ["a03"], "units": mine}, {"advances": ["myths"], "units": theirs}, **FIELD
    )
    assert ("play a03" in options(match)) == near


@pytest.mark.rule("COC-ACT-12")
@pytest.mark.parametrize("explored", [True, False])
def test_inspiration_does_not_reach_through_an_unexplored_region(explored: bool) -> None:
    """Only E5, between E4 and E6, makes them two spaces apart."""
    match = given(
        {"actions": ["a03"], "units": {"E4": "settler"}},
        {"advances": ["myths"], "units": {"E6": "settler"}},
        regions={**FIELD["regions"], **({"F4": "FFFF"} if explored else {})},
    )
    assert ("play a03" in options(match)) == explored


@pytest.mark.rule("COC-ACT-13")
def test_teach_us_now_follows_a_capture_and_copies_from_the_loser() -> None:
    me = {"goods": {}, "actions": ["a35"]}
    match = siege("infantry", "", me=me, rival={"advances": ["writing", "myths"]})
    assert (asked(match), options(match)) == ((0, "teach-us-now"), ["play a35", "done"])
    when(match, "play a35")
    assert lessons(match) == {"writing", "myths"}
    when(match, "advance myths")
    assert learnt(match) == {"tactics", "myths"}
    assert learnt(match, 1) == {"writing", "myths"}
    assert table(match).action_discard == ["a35"]
    assert player(match).cubes == 3


@pytest.mark.rule("COC-ACT-13")
def test_teach_us_now_is_not_played_at_another_time() -> None:
    me = {"goods": {}, "actions": ["a35"]}
    match = siege("infantry", "", me=me, rival={"advances": ["writing"]})
    when(match, "done")
    assert refused(match)["play a35"] == "COC-ACT-13"


@pytest.mark.rule("COC-ACT-13")
def test_barbarians_teach_nothing() -> None:
    match = given(
        {**ME, "actions": ["a35"], "units": {"D3": "infantry"}},
        {"advances": ["writing"]},
        barbarians={"cities": {"D4": {}}},
        **FIELD,
    )
    march(match, "D3", "D4")
    assert city(match, "D4").owner == 0
    assert asked(match) == (0, "act")


# Cards that change the collect action


HILLS = {"regions": {"D3": "MMFF"}}
"""Mountains on D3 and C4."""


@pytest.mark.rule("COC-ACT-14")
@pytest.mark.parametrize(
    ("card", "answers"),
    [
        ("a19", ["take D3 ore", "take D3 ore"]),
        ("a29", ["take D3 ore", "take E2 ore", "take D2 food"]),
    ],
)
def test_what_collection_cards_add_counts_as_collected(card: str, answers: list[str]) -> None:
    """Metallurgy asks for two ore of one collect action."""
    size = 2 if card == "a19" else 1
    me = {
        "civilization": "rome",
        "goods": {},
        "advances": ["metallurgy"],
        "actions": [card],
        "cities": {"D2": {"mood": "neutral", "buildings": ["temple"][: size - 1]}},
    }
    match = given(me, **HILLS)
    when(match, f"play {card}", "collect", *answers)
    assert asked(match) == (0, "may-use")
    when(match, "use metallurgy")
    assert goods(match) == {"ore": 1, "gold": 1, **({"food": 1} if card == "a29" else {})}


# Great persons


@pytest.mark.rule("COC-ACT-15")
def test_great_persons_are_held_and_played_like_action_cards() -> None:
    match = given({"goods": {}, "actions": ["great_philosopher", "a37"]})
    assert match.view(1)["table"]["players"][0]["actions"] == {"count": 2}
    when(match, "play great_philosopher", "done")
    assert goods(match) == {"ideas": 2}
    assert table(match).left == 2  # as an action
    assert player(match).actions == ["a37"]
    assert table(match).event_discard == ["great_philosopher"]
    assert table(match).action_discard == []


@pytest.mark.rule("COC-ACT-15")
def test_great_persons_have_no_combat_effect() -> None:
    mine = {"units": {"D3": "infantry"}, "actions": ["great_philosopher", "a06"]}
    match = attack(mine, {"units": {"D4": "infantry"}})
    assert options(match) == ["lay a06", "none"]


@pytest.mark.rule("COC-ACT-15")
def test_a_battle_with_great_persons_only_asks_for_no_card() -> None:
    mine = {"units": {"D3": "infantry"}, "actions": ["great_philosopher"]}
    match = attack(mine, {"units": {"D4": "infantry"}})
    assert asked(match) == (0, "retreat")
