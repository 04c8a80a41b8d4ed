"""Babylon: canals, laws, stars, ziggurats and three leaders (COC-CIV-13 … 15, COC-CIV-57)."""

from __future__ import annotations

from typing import Any

import pytest

from oikumene.engine.match import Match
from oikumene.titles.clash.cards import BARBARIANS
from tests.titles.clash.events import drawn
from tests.titles.clash.fights import FIELD, HOME, attack, march, siege, values
from tests.titles.clash.given import (
    asked,
    city,
    dice,
    given,
    goods,
    options,
    player,
    table,
    told,
    units,
    when,
)

BABYLON: dict[str, Any] = {"civilization": "babylon", "goods": {}}

# Canals


FARMERS: dict[str, Any] = {
    **BABYLON,
    "advances": ["storage", "canals"],
    "cities": {"D2": {"buildings": ["temple"]}},
}


@pytest.mark.rule("COC-CIV-13")
@pytest.mark.parametrize(
    ("taken", "held"),
    [
        (["take D2 food", "take E2 ore"], {"food": 2, "ore": 1}),
        (["take D2 food", "take D3 food"], {"food": 2}),
        (["take E2 ore", "take C2 wood"], {"ore": 1, "wood": 1}),
    ],
)
def test_a_single_food_brings_another(taken: list[str], held: dict[str, int]) -> None:
    match = given(FARMERS, regions={"D3": "FBBB"})
    when(match, "collect", *taken)
    assert asked(match) == (0, "act")
    assert goods(match) == held


@pytest.mark.rule("COC-CIV-13")
def test_every_collect_action_of_a_turn_can_bring_it() -> None:
    match = given(FARMERS, regions={"D3": "FBBB"})
    for _ in range(2):
        when(match, "collect", "take D2 food", "take E2 ore")
    assert goods(match) == {"food": 4, "ore": 2}


@pytest.mark.rule("COC-CIV-13")
def test_cards_that_change_the_collect_count() -> None:
    match = given({**FARMERS, "actions": ["a19"]}, regions={"D3": "FBBB"})
    when(match, "play a19", "collect", "take D2 food", "take D2 food")
    assert goods(match) == {"food": 2}  # two food are no single one


@pytest.mark.rule("COC-CIV-13")
def test_the_canals_are_of_use_to_babylon_only() -> None:
    rome = {**FARMERS, "civilization": "rome", "advances": ["storage"]}
    match = given(rome, {**BABYLON, "advances": ["canals"]})
    when(match, "collect", "take D2 food", "take E2 ore")
    assert goods(match) == {"food": 1, "ore": 1}
    assert goods(match, 1) == {}


# Code of Laws


def influencing(held: int, roll: str) -> Match:
    """An influence on a city of the rival, with so many cards in hand."""
    hand = ["a01", "a02", "a03", "a04", "great_artist"][:held]
    me = {**BABYLON, "advances": ["code_of_laws"], "actions": hand}
    rival = {"cities": {"D7": {}, "D3": {"buildings": ["temple"]}}}
    match = given(me, rival, **FIELD)
    return when(dice(match, roll), "influence")


@pytest.mark.parametrize(
    ("held", "roll", "cards"), [(0, "5i", 1), (4, "6i", 5), (5, "6i", 5), (0, "4e", 0)]
)
def test_the_code_of_laws_brings_a_card_after_a_success(held: int, roll: str, cards: int) -> None:
    match = influencing(held, roll)
    assert bool(told(match, "influenced")) == (roll != "4e")
    assert len(player(match).actions) == cards


def test_the_successes_of_others_bring_no_cards() -> None:
    rival = {**BABYLON, "advances": ["code_of_laws"]}
    rival |= {"cities": {"D7": {}, "D3": {"buildings": ["temple"]}}}
    match = given({"civilization": "rome"}, rival, **FIELD)
    when(dice(match, "6i"), "influence")
    assert told(match, "influenced")
    assert (player(match).actions, player(match, 1).actions) == ([], [])


# Star Catalogues


@pytest.mark.parametrize("gain", ["ideas", "culture"])
def test_the_star_catalogues_bring_something_before_an_event(gain: str) -> None:
    me = {**BABYLON, "advances": ["astronomy", "star_catalogues"]}
    match = drawn("good_year_all", me)
    assert asked(match) == (0, "gain")
    assert options(match) == ["gain ideas 1", "gain culture 1"]
    assert not told(match, "event")  # no card is drawn yet

    when(match, f"gain {gain} 1")

    assert goods(match)[gain] == 1
    assert told(match, "event")


def test_the_events_of_others_bring_babylon_nothing() -> None:
    others = {**BABYLON, "advances": ["astronomy", "star_catalogues"]}
    match = drawn("good_year_all", {"civilization": "rome"}, others)
    assert goods(match, 1) == {"food": 2}


# Ziggurats


@pytest.mark.parametrize(("advances", "ideas"), [(["dogma"], 2), (["dogma", "ziggurats"], 4)])
def test_ziggurats_lift_the_limit_of_dogma(advances: list[str], ideas: int) -> None:
    me = {
        **BABYLON,
        "advances": ["writing", *advances],
        "goods": {"ideas": 2, "food": 1, "wood": 1, "ore": 1},
        "cities": {"D2": {}, "E2": {"mood": "angry"}},
    }
    match = when(given(me), "build")
    assert set(city(match, "D2").buildings) == {"academy"}  # it brings two ideas
    assert goods(match) == {"ideas": ideas}


MASONS: dict[str, Any] = {
    **BABYLON,
    "advances": ["myths", "writing", "ziggurats"],
    "cities": {"D2": {}, "E2": {"mood": "angry"}},
}


def test_ideas_build_a_temple() -> None:
    match = given({**MASONS, "goods": {"ideas": 3}})
    when(match, "build", "gain mood 1")
    assert set(city(match, "D2").buildings) == {"temple"}
    assert goods(match) == {"mood": 1}


def test_ideas_build_temples_of_babylon_only() -> None:
    rome = {**MASONS, "civilization": "rome", "advances": ["myths"], "goods": {"ideas": 3}}
    assert "build" not in options(given(rome, {**BABYLON, "advances": ["ziggurats"]}))


def test_ideas_build_nothing_else() -> None:
    match = given({**MASONS, "goods": {"ideas": 3, "food": 1, "wood": 1, "ore": 1}})
    when(match, "build", "build D2 academy")
    assert asked(match) == (0, "act")
    assert goods(match) == {"ideas": 3 + 2}


# Hammurabi


HAMMURABI: dict[str, Any] = {
    **BABYLON,
    "leader": "hammurabi",
    "goods": {"culture": 1},
    "units": {"D2": "leader"},
}


@pytest.mark.rule("COC-LDR-05")
@pytest.mark.parametrize("mood", ["neutral", "angry"])
def test_a_culture_token_makes_hammurabis_city_happy(mood: str) -> None:
    big = {"mood": mood, "buildings": ["temple", "academy"]}
    match = given({**HAMMURABI, "cities": {"D2": big, "E2": {}}})

    when(match, "improve")

    assert city(match, "D2").mood == 2
    assert goods(match) == {}
    assert city(match, "D2").activations == 0


@pytest.mark.rule("COC-LDR-05")
def test_elsewhere_culture_makes_nobody_happy() -> None:
    match = given({**HAMMURABI, "cities": {"D2": {"mood": "happy"}, "E2": {}}})
    assert "improve" not in options(match)


@pytest.mark.rule("COC-LDR-05")
def test_mood_tokens_work_as_ever_in_hammurabis_city() -> None:
    me = {**HAMMURABI, "goods": {"culture": 1, "mood": 1}, "cities": {"D2": {}}}
    match = when(given(me), "improve")
    assert set(options(match)) == {"pay mood 1", "pay culture 1"}


@pytest.mark.rule("COC-LDR-05")
@pytest.mark.parametrize(("leader", "may"), [("D2", True), ("C2", False)])
def test_a_fortress_in_his_city_costs_only_ore(leader: str, may: bool) -> None:
    me = {
        **HAMMURABI,
        "advances": ["tactics", "myths"],
        "goods": {"ore": 1},
        "cities": {"D2": {}, "E2": {"mood": "angry"}},
        "units": {leader: "leader"},
    }
    match = given(me)
    assert ("build" in options(match)) == may
    if may:
        when(match, "build")
        assert set(city(match, "D2").buildings) == {"fortress"}
        assert goods(match) == {}


# Nabopolassar


NABOPOLASSAR: dict[str, Any] = {
    **BABYLON,
    "leader": "nabopolassar",
    "advances": ["tactics"],
    "units": {"D3": "leader"},
}


@pytest.mark.rule("COC-CIV-57")
@pytest.mark.parametrize(
    ("mine", "theirs", "bonus"),
    [(["D2"], ["D7"], 2), (["D2"], ["D7", "D8"], 2), (["D2", "E2"], ["D7"], 0)],
)
def test_nabopolassar_is_stronger_against_as_many_cities(
    mine: list[str], theirs: list[str], bonus: int
) -> None:
    me = {**NABOPOLASSAR, "cities": {name: {} for name in mine}}
    rival = {"units": {"D4": "infantry"}, "cities": {name: {} for name in theirs}}
    match = attack(me, rival, "2c 1l")
    assert values(match) == [2 + bonus, 1]
    when(dice(match, "2e 1l"), "fight")
    assert values(match) == [2 + bonus, 1]


@pytest.mark.rule("COC-CIV-57")
@pytest.mark.parametrize(("theirs", "bonus"), [(["D2"], 2), ([], 0)])
def test_in_defence_he_counts_the_cities_of_the_attacker(theirs: list[str], bonus: int) -> None:
    babylon = {**NABOPOLASSAR, "cities": {"D7": {}}, "units": {"D4": "leader"}}
    rome = {"units": {"D3": "infantry"}, "cities": {name: {} for name in theirs}}
    assert values(attack(rome, babylon, "1l 2c")) == [1, 2 + bonus]


@pytest.mark.rule("COC-CIV-57")
def test_barbarians_are_no_opponent_with_cities() -> None:
    cities: dict[str, Any] = {"D5": {}, "C6": {}}
    match = given(NABOPOLASSAR, barbarians={"units": {"D4": "infantry"}, "cities": cities}, **FIELD)
    march(dice(match, "2c 1l"), "D3", "D4")
    assert values(match) == [2, 1]


def falling(units_: dict[str, str], cities: dict[str, Any]) -> Match:
    """A city of Babylon on D4 falls to the rival."""
    theirs = {**NABOPOLASSAR, "cities": {"D4": {}, **cities}, "units": units_}
    return attack({"units": {"D3": "infantry"}}, theirs)


@pytest.mark.rule("COC-CIV-57")
def test_a_lost_city_brings_an_infantry_to_nabopolassar() -> None:
    match = falling({"C8": "leader"}, {"D7": {}})
    assert city(match, "D4").owner == 0
    assert units(match, 1, "C8") == {"leader": 1, "infantry": 1}
    assert units(match, 1, "D7") == {"settler": 1}


@pytest.mark.rule("COC-CIV-57")
def test_it_fills_the_army_of_nabopolassar() -> None:
    match = falling({"C8": "leader, 2 cavalry"}, {"D7": {}})
    assert units(match, 1, "C8") == {"leader": 1, "cavalry": 2, "infantry": 1}


@pytest.mark.rule("COC-CIV-57")
def test_without_an_infantry_in_supply_nobody_comes() -> None:
    theirs = {**NABOPOLASSAR, "cities": {"D4": {}, "D7": {}}, "units": {"C8": "leader"}}
    match = attack({"units": {"D3": "infantry"}}, {**theirs, "gone": {"infantry": 16}})
    assert city(match, "D4").owner == 0
    assert units(match, 1, "C8") == {"leader": 1}


@pytest.mark.rule("COC-CIV-57")
def test_a_city_that_babylon_takes_brings_it_nobody() -> None:
    mine = {**NABOPOLASSAR, "units": {"D3": "infantry", "D2": "leader"}}
    match = attack(mine, {"cities": {**HOME, "D4": {}}})
    assert city(match, "D4").owner == 0
    assert units(match, 0, "D2") == {"leader": 1}


@pytest.mark.rule("COC-CIV-57")
def test_where_he_has_no_room_it_comes_to_any_city() -> None:
    match = falling({"C8": "leader, 3 cavalry"}, {"D7": {}, "E8": {}})
    when(match, "place D7")  # the settler of the refugees
    assert asked(match) == (1, "revolt")
    assert options(match) == ["place D7", "place E8"]
    when(match, "place E8")
    assert units(match, 1, "E8") == {"infantry": 1}


@pytest.mark.rule("COC-CIV-57")
def test_a_city_lost_to_barbarians_brings_it_too() -> None:
    me = {
        **BABYLON,
        "leader": "nabopolassar",
        "cities": {"D2": {}, "C2": {}},
        "units": {"D1": "leader"},
    }
    match = drawn("famine_1", me, barbarians={"units": {"E2": "infantry"}})
    assert city(match, "D2").owner == BARBARIANS
    assert units(match, 0, "D1") == {"leader": 1, "infantry": 1}


# Nebuchadnezzar II


NEBUCHADNEZZAR: dict[str, Any] = {**BABYLON, "leader": "nebuchadnezzar_ii"}
GARDENS = "great_gardens"


def receiving(me: dict[str, Any], *rivals: dict[str, Any], **words: Any) -> Match:
    """Monuments are gained: a wonder card is drawn."""
    leader = {**NEBUCHADNEZZAR, "advances": ["arts"], "goods": {"ideas": 2}, **me}
    return when(given(leader, *rivals, **words), "advance", "advance monuments")


@pytest.mark.rule("COC-CIV-14")
def test_a_wonder_card_must_be_the_great_gardens_from_the_deck() -> None:
    match = receiving({}, wonder_deck=["great_wall", "great_arena", GARDENS])
    assert player(match).wonders == [GARDENS]
    assert sorted(table(match).wonder_deck) == ["great_arena", "great_wall"]


@pytest.mark.rule("COC-CIV-14")
def test_the_deck_is_shuffled_after_that() -> None:
    deck = ["great_wall", "great_arena", "great_statue", "great_library", GARDENS]
    decks = [table(receiving({}, wonder_deck=deck, seed=seed)).wonder_deck for seed in range(12)]
    assert len({each[-1] for each in decks}) > 1


@pytest.mark.rule("COC-CIV-14")
def test_it_comes_from_the_discard_pile() -> None:
    match = receiving({}, wonder_deck=["great_wall"], wonder_discard=[GARDENS, "great_arena"])
    assert player(match).wonders == [GARDENS]
    assert table(match).wonder_discard == ["great_arena"]


@pytest.mark.rule("COC-CIV-14")
def test_it_comes_from_another_hand_and_is_replaced() -> None:
    rival = {"wonders": ["great_arena", GARDENS]}
    match = receiving({}, rival, wonder_deck=["great_wall", "great_statue"])
    assert player(match).wonders == [GARDENS]
    assert player(match, 1).wonders == ["great_arena", "great_wall"]


@pytest.mark.rule("COC-CIV-14")
def test_an_open_card_is_taken_and_another_one_turned_up() -> None:
    match = receiving({}, wonder_deck=["great_wall", "great_arena"], open_wonders=[GARDENS])
    assert player(match).wonders == [GARDENS]
    assert table(match).open_wonders == ("great_wall",)
    assert table(match).wonder_deck == ["great_arena"]


@pytest.mark.rule("COC-CIV-14")
def test_an_open_card_is_not_followed_by_another_if_the_deck_is_empty() -> None:
    match = receiving({}, wonder_deck=[], open_wonders=[GARDENS])
    assert player(match).wonders == [GARDENS]
    assert table(match).open_wonders == ()


@pytest.mark.rule("COC-CIV-14")
def test_gardens_that_stand_are_looked_for_no_more() -> None:
    rival = {"cities": {"D7": {"wonders": [GARDENS]}}}
    match = receiving({}, rival, wonder_deck=["great_wall", "great_arena"])
    assert player(match).wonders == ["great_wall"]


@pytest.mark.rule("COC-CIV-14")
def test_without_him_the_top_card_is_drawn() -> None:
    match = receiving({"leader": "hammurabi"}, wonder_deck=["great_wall", GARDENS])
    assert player(match).wonders == ["great_wall"]


BUILDER: dict[str, Any] = {
    **NEBUCHADNEZZAR,
    "advances": ["storage", "irrigation", "rituals", "engineering"],
    "cities": {"D2": {"mood": "happy"}, "C2": {"mood": "happy"}},
    "units": {"D2": "leader"},
}
PYRAMID = {"food": 2, "wood": 3, "ore": 7, "culture": 5}
PRICE = {"food": 5, "wood": 5, "ore": 2, "culture": 5}


@pytest.mark.rule("COC-CIV-15")
def test_he_builds_any_wonder_in_his_city_as_a_free_action() -> None:
    me = {**BUILDER, "wonders": ["great_pyramid"], "goods": PYRAMID}
    match = given(me, left=0)

    when(match, "use nebuchadnezzar_ii")

    assert city(match, "D2").wonders == ("great_pyramid",)
    assert city(match, "D2").activations == 1
    assert goods(match) == {}
    assert table(match).left == 0


@pytest.mark.rule("COC-CIV-15")
def test_other_wonders_are_no_cheaper() -> None:
    me = {**BUILDER, "wonders": ["great_pyramid"], "goods": {**PYRAMID, "culture": 4}}
    assert "use nebuchadnezzar_ii" not in options(given(me))


@pytest.mark.rule("COC-CIV-15")
@pytest.mark.parametrize(("culture", "may"), [(5, True), (3, True), (2, False)])
def test_his_own_wonder_costs_two_culture_tokens_less(culture: int, may: bool) -> None:
    me = {**BUILDER, "wonders": [GARDENS], "goods": {**PRICE, "culture": culture}}
    match = given(me)
    assert ("use nebuchadnezzar_ii" in options(match)) == may
    if may:
        when(match, "use nebuchadnezzar_ii")
        assert city(match, "D2").wonders == (GARDENS,)
        assert goods(match).get("culture", 0) == culture - 3


@pytest.mark.rule("COC-CIV-15")
@pytest.mark.parametrize(
    "me",
    [
        {"units": {"D1": "leader"}},
        {"advances": ["storage", "irrigation"]},
        {"cities": {"D2": {}, "C2": {"mood": "happy"}}},
    ],
)
def test_his_city_engineering_and_happiness_are_needed(me: dict[str, Any]) -> None:
    held = {"wonders": [GARDENS], "goods": {**PRICE, "culture": 3}}
    assert "use nebuchadnezzar_ii" not in options(given({**BUILDER, **held, **me}))


@pytest.mark.rule("COC-LDR-05")
@pytest.mark.parametrize(("buildings", "bonus"), [(["temple"], 2), (["academy"], 0)])
def test_nebuchadnezzar_is_stronger_against_a_city_with_a_temple(
    buildings: list[str], bonus: int
) -> None:
    me = {**NEBUCHADNEZZAR, "advances": ["tactics"]}
    match = siege("leader", "infantry", "2c 1l", me=me, buildings=buildings)
    assert values(match) == [2 + bonus, 1]


@pytest.mark.rule("COC-LDR-05")
def test_nebuchadnezzar_is_no_stronger_in_the_field() -> None:
    mine = {**NEBUCHADNEZZAR, "advances": ["tactics"], "units": {"D3": "leader"}}
    assert values(attack(mine, {"units": {"D4": "infantry"}}, "2c 1l")) == [2, 1]


@pytest.mark.rule("COC-LDR-05")
def test_his_own_temple_does_not_make_him_stronger() -> None:
    theirs = {
        **NEBUCHADNEZZAR,
        "cities": {**HOME, "D4": {"buildings": ["temple"]}},
        "units": {"D4": "leader"},
    }
    match = attack({"units": {"D3": "infantry"}}, theirs, "1l 2c")
    assert values(match) == [1, 2]
