"""The 21 upper halves of action cards, one by one (COC-ACT)."""

from __future__ import annotations

from typing import Any

import pytest

from oikumene.engine.match import Match
from oikumene.titles.clash.cards import (
    ACTIONS,
    ANGRY,
    BARBARIANS,
    CIVIL,
    HAPPY,
    NEUTRAL,
    OBJECTIVE_CARDS,
)
from tests.titles.clash.fights import FIELD, HOME, ME, RIVAL, march, outcome
from tests.titles.clash.given import (
    asked,
    city,
    dice,
    given,
    goods,
    options,
    player,
    refused,
    space,
    table,
    told,
    units,
    when,
)

CARD = {each.civil: id_ for id_, each in reversed(ACTIONS.items())}
"""The first card of each name."""
ROME: dict[str, Any] = {"civilization": "rome", "goods": {}}


def holding(name: str, *, culture: int = 0, **words: Any) -> dict[str, Any]:
    """A player with a card, and tokens for it; what the words say of goods comes on top."""
    stock = {**words.pop("goods", {}), **({"culture": culture} if culture else {})}
    return {"civilization": "rome", "actions": [CARD[name]], **words, "goods": stock}


def play(match: Match, name: str, *answers: str) -> Match:
    """A card is played."""
    return when(match, f"play {CARD[name]}", *answers)


def playable(match: Match, name: str) -> bool:
    """Whether a card is on offer."""
    return f"play {CARD[name]}" in options(match)


def lessons(match: Match) -> set[str]:
    """The advances on offer."""
    return {text.split()[1] for text in options(match, "advance")}


def test_every_upper_half_has_a_card() -> None:
    assert sorted(CARD) == sorted(CIVIL)


# Advances


def test_advance_brings_any_advance_without_food_and_without_a_cube_of_the_track() -> None:
    match = given(holding("advance", culture=1, goods={"food": 2}, cubes=1))
    play(match, "advance")
    assert {"irrigation", "writing", "fishing"} <= lessons(match)
    assert not {"farming", "philosophy", "voting"} & lessons(match)
    when(match, "advance sanitation")
    assert "sanitation" in player(match).advances
    assert goods(match) == {"food": 2, "mood": 1}  # of the frame
    assert (player(match).cubes, table(match).left) == (1, 3)
    assert not told(match, "event")


def test_inspiration_copies_from_a_neighbour_for_free() -> None:
    rival = {"advances": ["myths", "arts"], "units": {"D3": "settler"}}
    match = given(holding("inspiration", goods={"food": 2}), {**RIVAL, **rival}, **FIELD)
    play(match, "inspiration")
    assert lessons(match) == {"myths", "arts"}
    when(match, "advance arts")
    assert "arts" in player(match).advances
    assert goods(match) == {"food": 2, "culture": 1}  # of the frame
    assert (player(match).cubes, table(match).left) == (3, 3)


def test_inspiration_comes_from_one_opponent_of_choice() -> None:
    match = given(
        holding("inspiration"),
        {"advances": ["myths"], "units": {"D4": "settler"}},
        {"advances": ["arts"], "units": {"D5": "settler"}},
        regions={"D4": "FFFF"},
    )
    play(match, "inspiration")
    assert (asked(match), options(match)) == ((0, "card-target"), ["player 1", "player 2"])
    when(match, "player 2")
    assert "arts" in player(match).advances
    assert "myths" not in player(match).advances


def test_tech_exchange_serves_both_sides() -> None:
    me = holding("tech_exchange", advances=["writing", "fishing"])
    rival = {**RIVAL, "advances": ["myths", "arts"], "units": {"D3": "settler"}, "cubes": 2}
    match = given(me, {**rival, "goods": {}}, **FIELD)
    play(match, "tech_exchange")
    assert lessons(match) == {"myths", "arts"}
    when(match, "advance myths")
    assert asked(match) == (1, "free-advance")
    assert lessons(match) == {"writing", "fishing"}
    when(match, "advance fishing")
    assert "myths" in player(match).advances
    assert {"myths", "arts", "fishing"} <= {*player(match, 1).advances}
    assert (player(match).cubes, player(match, 1).cubes, table(match).left) == (3, 2, 3)


def test_tech_exchange_needs_something_to_learn_and_a_neighbour() -> None:
    near, far = {"D3": "settler"}, {"D7": "settler"}
    for theirs, where, ready in (([], near, False), (["arts"], far, False), (["arts"], near, True)):
        rival = {**RIVAL, "advances": theirs, "units": where}
        match = given(holding("tech_exchange", advances=["myths"]), rival, **FIELD)
        assert playable(match, "tech_exchange") == ready


def test_in_a_tech_exchange_the_opponent_may_have_nothing_to_copy() -> None:
    rival = {**RIVAL, "advances": ["arts"], "units": {"D3": "settler"}}
    match = given(holding("tech_exchange"), rival, **FIELD)
    play(match, "tech_exchange")
    assert asked(match) == (0, "act")
    assert {*player(match, 1).advances} == {"farming", "mining", "arts"}


def test_idea_synergy_sells_an_advance_and_adds_two_ideas() -> None:
    match = given(holding("idea_synergy", goods={"food": 2}, cubes=1))
    play(match, "idea_synergy", "advance engineering")
    assert "engineering" in player(match).advances
    assert goods(match) == {"ideas": 2}
    assert (player(match).cubes, table(match).left) == (1, 2)


def test_idea_synergy_needs_the_price_of_an_advance() -> None:
    assert not playable(given(holding("idea_synergy", goods={"food": 1})), "idea_synergy")


def test_tech_synergy_sells_two_advances_of_a_category() -> None:
    match = given(holding("tech_synergy", goods={"food": 2, "gold": 2}, cubes=1))
    play(match, "tech_synergy")
    assert {"storage", "math"} <= lessons(match)
    assert not {"astronomy", "farming"} & lessons(match)
    when(match, "advance math", "pay food 2")
    assert lessons(match) == {"astronomy", "medicine", "metallurgy"}
    when(match, "advance medicine")
    assert {"math", "medicine"} <= {*player(match).advances}
    assert goods(match) == {"culture": 2}  # of the frames
    assert (player(match).cubes, table(match).left) == (1, 2)


def test_tech_synergy_needs_the_price_of_both() -> None:
    match = given(holding("tech_synergy", goods={"food": 2, "gold": 1}))
    assert not playable(match, "tech_synergy")


def test_tech_synergy_does_not_count_on_a_waiver_twice() -> None:
    """Priesthood waives the food of one Science advance in a turn, not of two."""
    me: dict[str, Any] = {"advances": ["myths", "priesthood"]}
    assert not playable(given(holding("tech_synergy", **me)), "tech_synergy")
    match = given(holding("tech_synergy", **me, goods={"food": 2}))
    play(match, "tech_synergy", "advance medicine")  # with Math, for nothing
    assert {"math", "medicine"} <= {*player(match).advances}
    assert goods(match) == {"culture": 2}


def test_teach_us_now_copies_from_who_lost_the_city() -> None:
    match = given(
        {**ME, "goods": {}, "actions": ["a35"], "units": {"D3": "infantry"}},
        {**RIVAL, "advances": ["arts"], "cities": {**HOME, "D4": {}}},
        **FIELD,
    )
    march(match, "D3", "D4")
    when(match, "play a35")
    assert "arts" in player(match).advances
    assert goods(match) == {"gold": 1, "culture": 1}
    assert (player(match).cubes, table(match).left) == (3, 2)


# Goods and moods


@pytest.mark.parametrize("academies", [1, 2])
def test_leap_of_knowledge_brings_an_idea_for_each_city_with_an_academy(academies: int) -> None:
    spaces = ["D2", "E2"][:academies]
    cities: dict[str, Any] = {n: {"buildings": ["academy"]} for n in spaces}
    match = given(holding("leap_of_knowledge", cities={"C2": {}, **cities}))
    play(match, "leap_of_knowledge")
    assert goods(match) == {"ideas": academies}
    assert table(match).left == 3


def won(name: str, rolls: str, enemies: str, **words: Any) -> Match:
    """A card in hand, and an attack in the same turn; nothing is laid in battle."""
    match = given(
        {**ME, "goods": {}, "actions": [CARD[name]], "units": {"D3": "infantry"}, **words},
        {**RIVAL, "units": {"D4": enemies}},
        **FIELD,
    )
    march(dice(match, rolls), "D3", "D4")
    if asked(match)[1] == "tactics":
        when(match, "none")
    return match


def test_good_ideas_bring_two_ideas_after_a_victory() -> None:
    match = won("good_ideas", "6i 1l", "infantry")
    play(match, "good_ideas")
    assert goods(match) == {"ideas": 2}
    assert table(match).left == 2  # the move
    assert not playable(won("good_ideas", "1l 6i", "infantry"), "good_ideas")
    assert not playable(given(holding("good_ideas")), "good_ideas")


def test_good_ideas_follow_a_captured_city_too() -> None:
    match = given(
        {**ME, "goods": {}, "actions": ["a11"], "units": {"D3": "infantry"}},
        {**RIVAL, "cities": {**HOME, "D4": {}}},
        **FIELD,
    )
    march(match, "D3", "D4")
    when(match, "play a11")
    assert goods(match) == {"gold": 1, "ideas": 2}


def test_a_heroic_general_cheers_a_city_and_another_for_a_mood_token() -> None:
    cities = {"D2": {"mood": "angry"}, "E2": {"mood": "neutral"}, "C2": {"mood": "happy"}}
    match = won("heroic_general", "6i 1l", "infantry", cities=cities, goods={"mood": 1})
    play(match, "heroic_general")
    assert (asked(match), options(match)) == (
        (0, "heroic-general"),
        ["cheer D2", "cheer E2"],
    )
    when(match, "cheer D2")
    assert options(match) == ["cheer D2", "cheer E2", "done"]
    when(match, "cheer D2")
    assert (city(match, "D2").mood, city(match, "E2").mood) == (HAPPY, NEUTRAL)
    assert goods(match) == {}
    assert table(match).left == 2


def test_a_heroic_general_may_keep_the_token() -> None:
    cities = {"D2": {"mood": "angry"}, "E2": {"mood": "neutral"}}
    match = won("heroic_general", "6i 1l", "infantry", cities=cities, goods={"mood": 1})
    play(match, "heroic_general", "cheer E2", "done")
    assert (city(match, "D2").mood, city(match, "E2").mood) == (ANGRY, HAPPY)
    assert goods(match) == {"mood": 1}


@pytest.mark.parametrize(("rolls", "enemies"), [("1l 6i", "infantry"), ("1l", "settler")])
def test_a_heroic_general_must_have_beaten_fighters(rolls: str, enemies: str) -> None:
    cities = {"D2": {"mood": "angry"}}
    assert not playable(won("heroic_general", rolls, enemies, cities=cities), "heroic_general")


HILLS = {"regions": {"D3": "MMFF"}}
"""Mountains on D3 and C4, beside D2."""


def takes(match: Match) -> set[str]:
    """The spaces that can be collected from."""
    return {text.split()[1] for text in options(match, "take")}


def test_focused_collection_takes_all_from_one_space() -> None:
    cities = {"D2": {"buildings": ["temple"]}}
    match = given(holding("focused_collection", cities=cities), **HILLS)
    play(match, "focused_collection", "collect", "take D3 ore")
    assert "D3" in takes(match)
    when(match, "take D3 ore")
    assert goods(match) == {"ore": 2}  # as many as ever
    when(match, "collect", "take D3 ore")
    assert "D3" not in takes(match)  # one collect action only


def test_without_focused_collection_a_space_gives_one() -> None:
    match = given({**ROME, "cities": {"D2": {"buildings": ["temple"]}}}, **HILLS)
    when(match, "collect", "take D3 ore")
    assert "D3" not in takes(match)


def test_focused_collection_leaves_one_sea_space_and_one_far_space() -> None:
    """The limits on Sea and on land two steps away stay as they are."""
    me = holding(
        "focused_collection",
        advances=["fishing", "husbandry"],
        cities={"D2": {"buildings": ["temple", "academy"]}},
    )
    match = given(me, regions={"D3": "WFFF", "B2": "FFWF"})  # sea on D3 and C3
    play(match, "focused_collection", "collect", "take D3 food")
    assert "D3" in takes(match)
    assert "C3" not in takes(match)
    when(match, "take D4 food")
    assert "D4" in takes(match)
    assert not {"C4", "E4"} & takes(match)


def test_mass_collection_takes_two_more_from_two_more_spaces() -> None:
    match = given(holding("mass_collection", cities={"D2": {}}), **HILLS)
    play(match, "mass_collection", "collect", "take D3 ore")
    assert "D3" not in takes(match)
    when(match, "take E2 ore")
    assert asked(match) == (0, "collect")
    when(match, "take C2 wood")
    assert goods(match) == {"ore": 2, "wood": 1}
    when(match, "collect", "take D3 ore")
    assert goods(match) == {"ore": 3, "wood": 1}  # one collect action only
    assert asked(match) == (0, "act")


@pytest.mark.parametrize("first", ["a19", "a29"])
def test_collection_cards_are_not_combined(first: str) -> None:
    hand = ["a19", "a20", "a29", "a30"]
    match = given({**ROME, "actions": hand})
    when(match, f"play {first}")
    assert options(match, "play") == []
    assert refused(match)["play a30"] == "COC-ACT-03"


@pytest.mark.parametrize("name", ["focused_collection", "mass_collection"])
def test_a_collection_card_lapses_with_the_turn(name: str) -> None:
    match = given(holding(name, cities={"D2": {}}), **HILLS)
    play(match, name, "end", "end", "collect", "take D3 ore")
    assert goods(match) == {"ore": 1}
    assert asked(match) == (0, "act")


# Cities and units


def test_city_growth_activates_a_city_and_builds_for_nothing() -> None:
    me = holding(
        "city_growth", culture=1, advances=["myths", "writing"], cities={"D2": {}, "E2": {}}
    )
    match = given(me)
    play(match, "city_growth")
    assert sorted(options(match)) == [
        "build D2 academy",
        "build D2 temple",
        "build E2 academy",
        "build E2 temple",
    ]
    when(match, "build D2 academy")
    assert city(match, "D2").buildings == {"academy": 0}
    assert city(match, "D2").activations == 1
    assert goods(match) == {"ideas": 2}  # a new Academy
    assert table(match).left == 2


def test_city_growth_keeps_all_other_conditions() -> None:
    cities = {"D2": {"mood": "angry"}, "E2": {"buildings": ["temple"]}, "C2": {}}
    me = holding("city_growth", culture=1, advances=["myths", "tactics", "fishing"], cities=cities)
    match = given(me)
    play(match, "city_growth")
    assert sorted(options(match)) == ["build C2 fortress", "build C2 temple", "build E2 fortress"]


def test_a_second_activation_by_city_growth_costs_mood() -> None:
    cities: dict[str, Any] = {"D2": {"mood": "happy", "activations": 1}, "E2": {}}
    match = given(holding("city_growth", culture=1, advances=["myths"], cities=cities))
    play(match, "city_growth", "build D2 temple", "gain mood 1")
    assert city(match, "D2").mood == NEUTRAL


def test_militia_places_an_infantry() -> None:
    cities: dict[str, Any] = {"D2": {}, "E2": {}, "C2": {}}
    me = holding(
        "militia", culture=1, cities=cities, units={"D2": "4 infantry", "E2": "2 infantry"}
    )
    match = given(me)
    play(match, "militia")
    assert options(match) == ["place E2", "place C2"]  # the army limit holds
    when(match, "place C2")
    assert units(match, 0, "C2") == {"infantry": 1}
    assert (goods(match), table(match).left) == ({}, 3)


@pytest.mark.parametrize(("army", "ready"), [("3 infantry", True), ("4 infantry", False)])
def test_militia_needs_a_place(army: str, ready: bool) -> None:
    match = given(holding("militia", culture=1, units={"D2": army}))
    assert playable(match, "militia") == ready


def test_explorers_reveal_a_region_and_bring_a_settler() -> None:
    match = given(holding("explorers", culture=1, cities={"D2": {}, "E2": {}}))
    play(match, "explorers")
    assert options(match) == ["explore B2", "explore F2", "explore D3", "done"]
    when(match, "explore F2")
    if asked(match)[1] == "orientation":
        when(match, options(match)[0])
    assert (asked(match), options(match)) == ((0, "free-settler"), ["place D2", "place E2"])
    when(match, "place E2")
    assert table(match).regions[space(match, "F2") // 4]
    assert units(match, 0, "E2") == {"settler": 1}
    assert table(match).left == 2


def test_explorers_may_only_settle() -> None:
    match = given(holding("explorers", culture=1))
    play(match, "explorers", "done")
    assert units(match, 0, "D2") == {"settler": 1}
    assert not told(match, "explored")


def test_explorers_without_a_settler_only_explore() -> None:
    match = given(holding("explorers", culture=1, units={"E2": "4 settler"}))
    play(match, "explorers")
    assert options(match) == ["explore B2", "explore F2", "explore D3"]


def test_explorers_need_something_to_do() -> None:
    explored = {"B2": "FFFF", "F2": "FFFF", "D3": "FFFF"}
    match = given(holding("explorers", culture=1, units={"E2": "4 settler"}), regions=explored)
    assert not playable(match, "explorers")


# Barbarians


def hiring(me: dict[str, Any], armies: dict[str, str], *rivals: Any, **words: Any) -> Match:
    """A player with Mercenaries, and barbarians."""
    grey = {"units": armies, **words}
    return given({**holding("mercenaries"), **me}, *rivals, barbarians=grey, **FIELD)


@pytest.mark.parametrize("paid", ["food", "wood", "ore", "culture", "gold"])
def test_mercenaries_move_for_a_resource_or_a_culture_token(paid: str) -> None:
    match = hiring({"goods": {paid: 1}}, {"D4": "2 infantry"})
    play(match, "mercenaries")
    assert asked(match) == (0, "barbarians-march")
    ends = {text.split()[2] for text in options(match, "march")}
    assert ends == {"D3", "C4", "E4", "D5"}  # explored land, in any direction
    when(match, "march D4 D5")
    assert units(match, BARBARIANS, "D5") == {"infantry": 2}
    assert (goods(match), table(match).left) == ({}, 2)


@pytest.mark.parametrize("paid", ["mood", "ideas"])
def test_mercenaries_take_no_other_goods(paid: str) -> None:
    assert not playable(hiring({"goods": {paid: 3}}, {"D4": "infantry"}), "mercenaries")


@pytest.mark.parametrize(
    ("units_", "army", "near"),
    [
        ({}, "D4", True),  # two spaces from the city
        ({}, "D5", False),
        ({"D3": "infantry"}, "D5", True),
        ({"D3": "settler"}, "D5", False),
    ],
)
def test_mercenaries_stand_within_two_spaces_of_cities_and_army_units(
    units_: dict[str, str], army: str, near: bool
) -> None:
    match = hiring({"goods": {"food": 1}, "units": units_}, {army: "infantry"})
    assert playable(match, "mercenaries") == near


def test_several_armies_are_paid_at_once_and_move_in_any_order() -> None:
    armies = {"D4": "infantry", "C4": "infantry", "E4": "infantry"}
    match = hiring({"goods": {"food": 2, "wood": 2}}, armies)
    play(match, "mercenaries", "hire D4")
    assert options(match) == ["hire C4", "hire E4", "done"]
    when(match, "hire C4", "done")
    assert asked(match) == (0, "pay")
    when(match, "pay food 1 wood 1")
    assert goods(match) == {"food": 1, "wood": 1}
    assert {text.split()[1] for text in options(match, "march")} == {"D4", "C4"}
    when(match, "march C4 D3")
    assert {text.split()[1] for text in options(match, "march")} == {"D4"}
    when(match, "march D4 C4")
    assert asked(match) == (0, "act")
    assert units(match, BARBARIANS, "E4") == {"infantry": 1}


def test_mercenaries_heed_the_army_limit() -> None:
    match = hiring({"goods": {"food": 1}}, {"D4": "2 infantry", "D5": "3 infantry"})
    play(match, "mercenaries")
    assert "march D4 D5" not in options(match)


def test_mercenaries_fight_whom_they_meet() -> None:
    rival = {**RIVAL, "cities": {**HOME, "D5": {}}}
    match = hiring({"goods": {"food": 1}}, {"D4": "infantry"}, rival)
    play(match, "mercenaries", "march D4 D5")
    assert outcome(match) == ["owner:barbarians"]
    assert city(match, "D5").owner == BARBARIANS
    assert units(match, 1, "D7") == {"settler": 1}


def test_a_settlement_that_mercenaries_leave_gets_an_infantry() -> None:
    match = hiring({"goods": {"food": 1}}, {"D4": "2 infantry"}, cities={"D4": {}, "E4": {}})
    play(match, "mercenaries", "march D4 D5")
    assert units(match, BARBARIANS, "D4") == {"infantry": 1}
    assert units(match, BARBARIANS, "E4") == {}


def awe(me: Any = (), armies: Any = (), **grey: Any) -> Match:
    """A player with Cultural Awe two spaces from a barbarian settlement on D4."""
    city_words = {"cities": {"D2": {"buildings": ["temple"]}, "C2": {}}}
    return given(
        {**holding("cultural_awe"), **city_words, **dict(me)},
        barbarians={"cities": {"D4": grey}, "units": dict(armies)},
        **FIELD,
    )


def test_cultural_awe_wins_a_barbarian_settlement() -> None:
    match = awe(armies={"D4": "infantry, cavalry"})
    assert "influence" not in options(match)
    play(match, "cultural_awe")
    assert table(match).left == 3
    when(dice(match, "5c"), "influence")
    assert (asked(match), options(match)) == ((0, "win-over"), ["join settler", "join infantry"])
    when(match, "join settler")
    assert (city(match, "D4").owner, city(match, "D4").mood) == (0, NEUTRAL)
    assert units(match, 0, "D4") == {"settler": 1}
    assert units(match, BARBARIANS, "D4") == {}
    assert table(match).left == 2  # the attempt costs its action
    assert "influence" not in options(match)  # the success of this turn


def test_cultural_awe_wins_an_empty_settlement_without_a_unit() -> None:
    match = play(awe(), "cultural_awe")
    when(dice(match, "6i"), "influence")
    assert city(match, "D4").owner == 0
    assert units(match, 0, "D4") == {}


def test_cultural_awe_is_used_up_by_a_failure() -> None:
    match = play(awe(armies={"D4": "infantry"}), "cultural_awe")
    when(dice(match, "4e"), "influence")
    assert city(match, "D4").owner == BARBARIANS
    assert "influence" not in options(match)


def test_cultural_awe_lapses_with_the_turn() -> None:
    match = play(awe(), "cultural_awe")
    when(match, "end", "end")
    assert "influence" not in options(match)


@pytest.mark.parametrize(
    ("me", "grey"),
    [
        ({}, {"buildings": ["temple@1"]}),  # not size 1
        ({"cities": {"D2": {}}}, {}),  # out of reach
        ({"gone": {"settlement": 5}}, {}),  # no settlement piece
    ],
)
def test_cultural_awe_needs_a_settlement_in_reach_and_a_piece(
    me: dict[str, Any], grey: dict[str, Any]
) -> None:
    assert not playable(awe(me, **grey), "cultural_awe")


# Rivals and actions


def test_spies_see_a_hand_and_may_swap_a_card_of_the_same_kind() -> None:
    me = holding("spies", culture=1, objectives=["o02"])
    me["actions"] = ["a07", "a02"]
    rival = {
        "actions": ["a01", "great_artist"],
        "objectives": ["o01"],
        "wonders": ["great_wall"],
    }
    match = given(me, rival)
    play(match, "spies")
    assert options(match) == ["swap a01 a02", "swap great_artist a02", "swap o01 o02", "done"]
    spied = [dict(each.args)["cards"] for each in match.journal(0) if each.key == "spied"]
    assert spied == ["action:a01 event:great_artist objective_card:o01 wonder:great_wall"]
    assert not [each for each in match.journal(1) if each.key == "spied"]
    when(match, "swap great_artist a02")
    assert player(match).actions == ["great_artist"]
    assert sorted(player(match, 1).actions) == ["a01", "a02"]
    assert (goods(match), table(match).left) == ({}, 2)


def test_spies_need_not_swap() -> None:
    me = {**holding("spies", culture=1), "actions": ["a07", "a02"]}
    match = given(me, {"actions": ["a01"]})
    play(match, "spies", "done")
    assert (player(match).actions, player(match, 1).actions) == (["a02"], ["a01"])


def test_spies_choose_an_opponent_with_cards() -> None:
    me = {**holding("spies", culture=1), "actions": ["a07", "a02"]}
    match = given(me, {"actions": ["a01"]}, {}, {"objectives": ["o01"]})
    play(match, "spies")
    assert options(match) == ["player 1", "player 3"]


NEIGHBOURS = {"units": {"D4": "infantry"}}


def test_negotiations_stop_attacks_of_this_and_the_next_turn() -> None:
    me = holding("negotiations", culture=1, advances=["tactics"], units={"D3": "infantry"})
    match = given(me, {**RIVAL, "advances": ["tactics"], **NEIGHBOURS}, **FIELD)
    play(match, "negotiations")
    assert (goods(match), table(match).left) == ({}, 3)
    when(match, "move", "from D3")
    assert "to D4" not in options(match)
    assert "to D2" in options(match)
    when(match, "to D2", "end")
    assert asked(match)[0] == 1
    when(match, "move", "from D4", "to D3")
    when(match, "move", "from D3")
    assert "to D2" not in options(match)  # the other turn
    when(match, "to C4", "end")
    when(match, "move", "from D2", "to D3")
    when(match, "move", "from D3")
    assert "to C4" in options(match)  # it is over


@pytest.mark.parametrize("first", ["collect", "move"])
def test_negotiations_come_before_any_action(first: str) -> None:
    me = holding("negotiations", culture=1, units={"D2": "settler"})
    match = given(me)
    assert playable(match, "negotiations")
    when(match, first, options(when(match.clone(), first))[-1])
    while asked(match)[1] != "act":
        when(match, options(match)[-1])
    assert not playable(match, "negotiations")


def test_negotiations_bind_only_the_chosen_opponent() -> None:
    match = given(
        holding("negotiations", culture=1, advances=["tactics"], units={"D4": "infantry"}),
        {"cities": {"G8": {}}, "units": {"D5": "infantry"}},
        {"units": {"C4": "infantry"}},
        regions={"D4": "FFFF"},
    )
    play(match, "negotiations", "player 1", "move", "from D4")
    assert "to C4" in options(match)
    assert "to D5" not in options(match)


def test_leadership_gives_another_main_action() -> None:
    match = given(holding("leadership", culture=1), left=0)
    play(match, "leadership")
    assert (goods(match), table(match).left) == ({}, 1)
    when(match, "collect")
    assert asked(match) == (0, "collect")


def test_an_assassination_costs_the_opponent_an_action() -> None:
    match = given(holding("assassination", culture=1), {})
    play(match, "assassination")
    assert (goods(match), table(match).left) == ({}, 3)
    when(match, "end")
    assert (table(match).active, table(match).left) == (1, 2)
    when(match, "end", "end")
    assert (table(match).active, table(match).left) == (1, 3)  # one turn only


def test_nobody_is_assassinated_twice() -> None:
    hand = {"actions": ["a27", "a28"], "goods": {"culture": 2}}
    match = given(hand, {}, {})
    when(match, "play a27", "player 1", "play a28")
    assert [p.fewer for p in table(match).players] == [0, 1, 1]
    match = given(hand, {"fewer": 1})
    assert options(match, "play") == []


def test_new_goals_change_an_objective_card() -> None:
    me = holding("new_goals", culture=1, objectives=["o01", "o02"])
    match = given(me, objective_deck=["o05", "o06", "o07"])
    play(match, "new_goals")
    assert options(match) == [
        "keep o05 o01",
        "keep o05 o02",
        "keep o06 o01",
        "keep o06 o02",
        "done",
    ]
    when(match, "keep o06 o01")
    assert sorted(player(match).objectives) == ["o02", "o06"]
    assert sorted(table(match).objective_deck) == ["o01", "o05", "o07"]
    assert table(match).objective_discard == []
    assert (goods(match), table(match).left) == ({}, 2)


def test_new_goals_may_be_refused() -> None:
    match = given(holding("new_goals", culture=1, objectives=["o01"]))
    play(match, "new_goals", "done")
    assert player(match).objectives == ["o01"]
    assert len(table(match).objective_deck) == len(OBJECTIVE_CARDS) - 1


def test_new_goals_need_an_objective_card() -> None:
    assert not playable(given(holding("new_goals", culture=1)), "new_goals")
