"""Timing: what comes first (COC-TIM)."""

from __future__ import annotations

from typing import Any

import pytest

from oikumene.titles.clash.cards import HAPPY, NEUTRAL
from tests.titles.clash.events import drawn, keys
from tests.titles.clash.fights import HOME, ME, RIVAL, attack, fighting, march, siege
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
from tests.titles.clash.goals import card_of, complete

Words = dict[str, Any]


# Several effects at once


@pytest.mark.rule("COC-TIM-01")
@pytest.mark.parametrize("order", [("conqueror", "aggressor"), ("aggressor", "conqueror")])
def test_a_player_chooses_the_order_of_own_effects(order: tuple[str, str]) -> None:
    cards = [card_of("conqueror"), card_of("aggressor")]
    match = siege("3 infantry", "2 infantry", "6i 6i 6i 1l 1l", me={"objectives": cards})
    assert asked(match) == (0, "objective-now")
    for half in order:
        when(match, complete(half))
    assert player(match).completed == order


@pytest.mark.rule("COC-TIM-01")
@pytest.mark.parametrize("order", [("wood", "ore"), ("ore", "wood")])
def test_payments_before_a_battle_are_made_in_any_order(order: tuple[str, str]) -> None:
    me = {"advances": ["tactics", "siegecraft"], "goods": {"wood": 2, "ore": 2}}
    match = siege("2 infantry", "infantry", "1l 1l 1l", me=me, buildings=["fortress"])
    assert options(match) == ["siege wood", "siege ore", "no"]
    when(match, *(f"siege {good}" for good in order))
    assert (fighting(match).no_die, fighting(match).no_cancel) == (True, True)


@pytest.mark.rule("COC-TIM-01")
def test_effects_whose_order_makes_no_difference_are_all_carried_out() -> None:
    """Medicine gives a resource back, Nationalism a token, for the same recruits."""
    me = {
        "civilization": "babylon",
        "advances": ["math", "medicine", "tactics", "draft", "nationalism"],
        "goods": {"food": 1, "ore": 1},
        "cities": {"D2": {"mood": "angry"}},
    }
    match = given(me)
    when(match, "recruit")
    asks = {}
    while asked(match)[1] == "gain":
        asks[options(match)[0]] = options(match)[-1]
        when(match, options(match)[-1])
    assert asks == {"gain food 1": "gain ore 1", "gain mood 1": "gain culture 1"}
    assert goods(match) == {"ore": 1, "culture": 1}


@pytest.mark.rule("COC-TIM-02")
@pytest.mark.parametrize("attacker", [0, 1])
def test_effects_of_several_players_begin_with_the_active_one(attacker: int) -> None:
    """Both sides of a battle hold a Great Battle."""
    cards = ["o06", "o19"]
    seats: list[Words] = [{**ME, "objectives": ["o06"]}, {**ME, **RIVAL, "objectives": ["o19"]}]
    seats[attacker]["units"] = {"D3": "3 infantry"}
    seats[1 - attacker]["units"] = {"D4": "3 infantry"}
    match = given(*seats, regions={"D3": "FFFF"}, active=attacker, first=attacker)
    march(dice(match, "6i 6i 6i - - -"), "D3", "D4")
    assert asked(match) == (attacker, "objective-now")
    when(match, f"complete {cards[attacker]} great_battle")
    assert asked(match) == (1 - attacker, "objective-now")


@pytest.mark.rule("COC-TIM-02")
@pytest.mark.parametrize(("drawer", "order"), [(0, [0, 1, 2]), (1, [1, 2, 0]), (2, [2, 0, 1])])
def test_an_event_for_all_is_resolved_clockwise_from_who_drew_it(
    drawer: int, order: list[int]
) -> None:
    """The plague: everybody chooses a city whose mood drops."""
    homes = (("E4", "F3", "D3"), ("G8", "G9", "H7"), ("B7", "A7", "B8"))
    seats: list[Words] = [
        {"civilization": who, "cities": {name: {} for name in names}, "goods": {"ideas": 2}}
        for who, names in zip(("babylon", "rome", "persia"), homes, strict=True)
    ]
    seats[drawer]["cubes"] = 1
    match = given(*seats, event_deck=["plague"], active=drawer, first=0)
    when(match, "advance", "advance fishing")
    found = []
    while asked(match)[1] != "act":
        if asked(match)[1] == "event-mood":
            found.append(asked(match)[0])
        when(match, options(match)[0])
    assert found == order


# One thing after the other


@pytest.mark.rule("COC-TIM-04")
def test_no_free_action_comes_between_the_groups_of_a_move() -> None:
    """Bartering waits until both groups have moved and fought."""
    me = {
        **ME,
        "advances": ["tactics", "bartering"],
        "actions": ["a01"],
        "units": {"D3": "infantry", "E4": "infantry"},
    }
    rival = {**RIVAL, "cities": {"D7": {}, "D4": {}, "E5": {}}}
    match = given(me, rival, regions={"D3": "FFFF", "F4": "FFFF"})
    assert "use bartering" in options(match)
    march(match, "D3", "D4")
    while asked(match) != (0, "act"):
        assert not options(match, "use")
        assert not options(match, "trade")
        if asked(match) == (0, "move"):
            march(match, "E4", "E5")
        else:
            when(match, options(match)[0])
    assert city(match, "D4").owner == city(match, "E5").owner == 0
    assert table(match).left == 2
    assert "use bartering" in options(match)


@pytest.mark.rule("COC-TIM-04")
def test_an_event_and_its_battles_end_before_the_next_action() -> None:
    """Barbarians attack the city of the drawer; then the drawer acts again."""
    match = drawn(
        "great_artist",
        {"units": {"D2": "2 infantry"}},
        regions={"E3": "FFFF"},
        barbarians={"units": {"E3": "infantry"}},
    )
    assert asked(match) == (0, "act")
    told_ = keys(match)
    assert told_.index("advanced") < told_.index("event") < told_.index("barbarians-moved")
    assert told_.index("barbarians-moved") < told_.index("battle")
    assert {"battle-won", "battle-drawn"} & set(told_)
    assert table(match).battle is None


DOGMA: Words = {
    "civilization": "rome",
    "cubes": 1,
    "advances": ["myths", "state_religion", "dogma"],
    "cities": {"D2": {"mood": "happy"}, "C2": {}},
}


@pytest.mark.rule("COC-TIM-05")
@pytest.mark.parametrize(
    ("words", "plays"),
    [
        ({"goods": {"food": 1, "wood": 1, "ore": 1}}, ["build", "build D2 temple"]),
        ({"goods": {"culture": 1}, "actions": ["a17"]}, ["play a17"]),
    ],
)
def test_an_event_of_dogma_waits_until_the_temple_stands(words: Words, plays: list[str]) -> None:
    """A Temple, by an action or by City Growth, and an advance that empties the event track."""
    match = given({**DOGMA, **words}, {}, event_deck=["migration_1"])
    when(match, *plays)
    while asked(match)[1] != "dogma":
        assert told(match, "event") == []
        when(match, options(match)[0])
    assert city(match, "D2").buildings == {"temple": 0}
    when(match, "advance devotion")
    story = [key for key in keys(match) if key in ("built", "gained", "advanced", "event")]
    assert story[:4] == ["built", "gained", "advanced", "event"]


@pytest.mark.rule("COC-TIM-05")
def test_an_event_of_dogma_waits_for_all_that_follows_from_the_temple() -> None:
    """Siyaj K'ak' may influence a city when something is built where he is."""
    me = {
        **DOGMA,
        "civilization": "maya",
        "leader": "siyaj_kak",
        "goods": {"food": 1, "wood": 1, "ore": 1},
    }
    rival = {"cities": {"D7": {}, "D4": {"buildings": ["market"]}}}
    match = given(me, rival, event_deck=["migration_1"], regions={"D3": "FFFF"})
    when(match, "build", "build D2 temple", "gain mood 1", "advance devotion")
    assert asked(match) == (0, "may-use")
    assert told(match, "event") == []
    when(match, "no")
    assert len(told(match, "event")) == 1


# After a battle


@pytest.mark.rule("COC-TIM-06")
def test_the_order_of_what_follows_a_battle() -> None:
    """Losses, capture, the settler, Rome's Captivi, Teach Us Now!, then objectives."""
    me = {
        "advances": ["tactics", "bartering", "captivi"],
        "objectives": [card_of("conqueror")],
        "actions": ["a35"],
        "goods": {},
    }
    rival = {
        "advances": ["writing"],
        "cities": {**HOME, "D4": {}, "D5": {}},
        "units": {"D4": "infantry, settler"},
    }
    match = siege("2 infantry", "", "6i 6i 1l", me=me, rival=rival)
    while asked(match)[1] == "tactics":
        when(match, "none")
    assert asked(match) == (1, "refugees")
    assert [each["unit"] for each in told(match, "unit-lost")] == ["unit:infantry", "unit:settler"]
    assert city(match, "D4").owner == 0
    assert goods(match) == {"gold": 1}  # for the city; Captivi are not counted yet

    when(match, "place D7")
    assert asked(match) == (0, "teach-us-now")
    assert goods(match) == {"gold": 2, "mood": 1}  # Captivi

    when(match, "play a35")
    assert "writing" in player(match).advances
    assert asked(match) == (0, "objective-now")


@pytest.mark.rule("COC-TIM-06")
def test_cargo_is_lost_before_anything_is_gained_at_sea() -> None:
    """Two of four passengers go down with one of two ships; then the pirates are paid for."""
    me = {**ME, "units": {"D3": "2 ship, 4 infantry"}, "goods": {}}
    match = given(me, RIVAL, regions={"D3": "WWWW"}, pirates={"D4": "ship"})
    march(dice(match, "6i 1l 6i"), "D3", "D4")
    assert asked(match) == (0, "gain")
    assert units(match, 0, "D4") == {"ship": 1, "infantry": 2}
    lost = [each["unit"] for each in told(match, "unit-lost")]
    assert lost.count("unit:infantry") == 2


# Activation


@pytest.mark.rule("COC-TIM-07")
def test_the_mood_drops_after_the_action_and_its_rewards() -> None:
    """The second activation of a Happy city still works as Happy."""
    cities = {"D2": {"mood": "happy", "activations": 1}}
    match = given({"civilization": "rome", "goods": {}, "cities": cities}, regions={"D3": "FFFF"})
    when(match, "collect")
    assert city(match, "D2").mood == HAPPY
    when(match, "take D2 food", "take C2 wood")
    assert goods(match) == {"food": 1, "wood": 1}  # two, though of size 1
    assert city(match, "D2").mood == NEUTRAL
    assert keys(match).index("collected") < keys(match).index("mood")


@pytest.mark.rule("COC-TIM-07")
def test_the_reward_of_a_building_comes_before_the_mood_drops() -> None:
    me = {
        "civilization": "rome",
        "advances": ["myths"],
        "goods": {"food": 1, "wood": 1, "ore": 1},
        "cities": {"D2": {"activations": 1}, "C2": {"mood": "angry"}},
    }
    match = when(given(me), "build")
    assert (asked(match), city(match, "D2").mood) == ((0, "gain"), NEUTRAL)
    when(match, "gain culture 1")
    assert city(match, "D2").mood == NEUTRAL - 1
    assert keys(match).index("gained") < keys(match).index("mood")


@pytest.mark.rule("COC-TIM-08")
def test_the_lighthouse_places_its_ship_between_the_action_and_the_mood() -> None:
    light = {"buildings": ["port"], "wonders": ["great_lighthouse"]}
    cities = {"D2": {"mood": "happy", "activations": 1, **light}}
    match = given({"goods": {}, "cities": cities}, regions={"D3": "WFFF"})
    when(match, "collect", "take D2 food", "done")
    assert asked(match) == (0, "great-lighthouse")
    assert goods(match) == {"food": 1}
    assert city(match, "D2").mood == HAPPY
    when(match, "place D3")
    assert units(match, 0, "D3") == {"ship": 1}
    assert city(match, "D2").mood == NEUTRAL


# Before a battle


STEEL: Words = {"advances": ["tactics", "steel_weapons"], "goods": {"ore": 2}}


@pytest.mark.rule("COC-TIM-09")
def test_the_attacker_pays_before_the_defender_and_is_not_asked_again() -> None:
    me = {**STEEL, "units": {"D3": "infantry"}}
    rival = {**STEEL, "units": {"D4": "infantry"}}
    match = attack(me, rival)
    assert asked(match) == (0, "steel-weapons")
    when(match, "no")
    assert asked(match) == (1, "steel-weapons")
    when(match, "steel")
    assert asked(match) == (0, "retreat")  # the round was fought
    assert fighting(match).bonus == [0, 1]
    assert (goods(match), goods(match, 1)) == ({"ore": 2}, {"ore": 1})


@pytest.mark.rule("COC-TIM-09")
def test_all_that_the_attacker_pays_comes_first() -> None:
    me = {
        "advances": ["tactics", "steel_weapons", "siegecraft"],
        "goods": {"ore": 3, "wood": 2},
    }
    match = siege(
        "2 infantry", "infantry", "1l 1l 1l 1l", me=me, rival=STEEL, buildings=["fortress"]
    )
    found = []
    while asked(match)[1] != "retreat":
        found.append(asked(match))
        when(match, options(match)[0])
    assert found == [
        (0, "siegecraft"),
        (0, "siegecraft"),
        (0, "steel-weapons"),
        (1, "steel-weapons"),
    ]
