"""Rome: four advances and three leaders."""

from __future__ import annotations

from typing import Any

import pytest

from oikumene.engine.match import Match
from oikumene.titles.clash.cards import ANGRY, BARBARIANS, EVENTS, HAPPY, NEUTRAL
from tests.titles.clash.civilizations.scenes import recruits
from tests.titles.clash.events import drawn
from tests.titles.clash.fights import HOME, SEA, attack, outcome, rounds, values
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

LAND: dict[str, Any] = {"regions": {"D3": "BBBB", "D5": "BBBB"}}
"""Land from D2, the first city, straight to D7, 5 spaces away."""
PRICE = {"food": 1, "wood": 1, "ore": 1}
FAMINES = [card for card, each in EVENTS.items() if "famine" in card]
ROADS = ["roads", "roman_roads"]
SLAVES = ["bartering", "captivi"]
PROVINCES = ["draft", "nationalism", "provinces"]
MERCENARIES = "a13"


def rome(*advances: str, **words: Any) -> dict[str, Any]:
    """A player with Rome."""
    return {"civilization": "rome", "advances": ["tactics", *advances], **words}


# Aqueduct


@pytest.mark.rule("COC-CIV-47")
@pytest.mark.parametrize("card", FAMINES)
def test_rome_ignores_famines(card: str) -> None:
    assert len(FAMINES) == 8
    me = {"civilization": "rome", "goods": {"food": 3}}
    match = drawn(card, {**me, "advances": ["storage"]})
    assert goods(match)["food"] < 3

    match = drawn(card, {**me, "advances": ["storage", "engineering", "aqueduct"]})

    assert told(match, "event")
    assert goods(match)["food"] == 3
    assert city(match, "D2").mood == HAPPY


@pytest.mark.rule("COC-CIV-47")
def test_sanitation_costs_no_food_as_an_action() -> None:
    match = given(rome("engineering", "aqueduct", goods={}, cubes=2))
    when(match, "advance")  # nothing else can be had for nothing
    assert "sanitation" in player(match).advances
    assert goods(match) == {"mood": 1}
    assert table(match).left == 2
    assert player(match).cubes == 1

    assert "advance" not in options(given(rome("engineering", goods={})))


@pytest.mark.rule("COC-CIV-47")
def test_sanitation_at_its_price_is_a_free_action() -> None:
    match = given(rome("engineering", "aqueduct", goods={"food": 2, "ideas": 1}), left=0)
    when(match, "use aqueduct")
    assert options(match) == ["pay food 2", "pay food 1 ideas 1"]
    when(match, "pay food 2")
    assert "sanitation" in player(match).advances
    assert goods(match) == {"ideas": 1, "mood": 1}
    assert table(match).left == 0
    assert "use aqueduct" not in options(match)


@pytest.mark.rule("COC-CIV-47")
@pytest.mark.parametrize(
    ("advances", "food"),
    [(["engineering", "aqueduct"], 1), (["engineering"], 2)],
)
def test_no_free_action_without_the_price_or_the_aqueduct(advances: list[str], food: int) -> None:
    match = given(rome(*advances, goods={"food": food}), left=0)
    assert "use aqueduct" not in options(match)


# Roman Roads


def roads(*advances: str, cities: str = "D2 D6", **rival: Any) -> list[str]:
    """Where the Roads from D2 lead."""
    me = rome(*advances, goods={"food": 2, "ore": 2}, units={"D2": "2 infantry"})
    me["cities"] = {name: {} for name in cities.split()}
    match = when(given(me, {"cities": {"D8": {}}, **rival}, **LAND), "move", "from D2")
    return [text.removeprefix("road ") for text in options(match, "road")]


@pytest.mark.rule("COC-CIV-48")
def test_roads_from_city_to_city_cover_four_spaces() -> None:
    assert "D6" in roads(*ROADS)
    assert "D6" not in roads("roads")


@pytest.mark.rule("COC-CIV-48")
@pytest.mark.parametrize(
    ("cities", "end", "possible"),
    [
        ("D2 D6", "D6", True),
        ("D2 D5", "D5", True),  # 3 spaces
        ("D2 D6", "D5", False),  # no city
        ("D1 D6", "D6", False),  # starts outside
        ("D1 D4", "D4", True),  # 2 spaces: the usual Roads
        ("D2 D7", "D7", False),  # 5 spaces
    ],
)
def test_long_roads_start_and_end_in_own_cities(cities: str, end: str, possible: bool) -> None:
    assert (end in roads(*ROADS, cities=cities)) == possible


@pytest.mark.rule("COC-CIV-48")
def test_each_group_pays_for_the_road() -> None:
    cities: dict[str, Any] = {"D2": {}, "D6": {}}
    me = rome(*ROADS, goods={"food": 2, "ore": 2}, units={"D2": "2 infantry"}, cities=cities)
    match = when(given(me, **LAND), "move", "from D2", "road D6", "group infantry 1")
    assert goods(match) == {"food": 1, "ore": 1}
    when(match, "from D2", "road D6")
    assert goods(match) == {}
    assert units(match, 0, "D6") == {"infantry": 2}


@pytest.mark.rule("COC-CIV-48")
def test_enemies_close_a_long_road_and_are_not_attacked_over_one() -> None:
    found = roads(*ROADS, units={"D4": "infantry"})
    assert "D4" in found  # 2 spaces away: the usual attack
    assert "D6" not in found  # there is no way around

    assert "D5" not in roads(*ROADS, units={"D5": "infantry"})  # 3 spaces away


# Captivi


@pytest.mark.rule("COC-CIV-49")
def test_mood_tokens_pay_for_buildings() -> None:
    cities: dict[str, Any] = {"D2": {}, "C2": {}}
    me = rome(*SLAVES, cities=cities, goods={"wood": 1, "mood": 4})
    match = when(given(me), "build", "build D2 fortress")
    assert options(match) == ["pay wood 1 mood 2", "pay mood 3"]
    when(match, "pay mood 3")
    assert goods(match) == {"wood": 1, "mood": 1}
    assert city(match, "D2").buildings == {"fortress": 0}

    without = given(rome("bartering", cities=cities, goods={"wood": 1, "mood": 4}))
    assert "build" not in options(without)


@pytest.mark.rule("COC-CIV-49")
def test_mood_tokens_pay_no_wonders() -> None:
    cities: dict[str, Any] = {"D2": {"mood": "happy"}, "C2": {}}
    me = rome(*SLAVES, "engineering", "myths", "rituals", cities=cities)
    me = {**me, "wonders": ["great_pyramid"]}
    short = {"food": 1, "wood": 3, "ore": 7, "culture": 5, "mood": 5}
    match = when(given({**me, "goods": short}), "build")
    assert not options(match, "wonder")
    assert refused(match)["wonder D2 great_pyramid"] == "COC-WON-06"


SPOILS = {"gold": 1, "mood": 1}


@pytest.mark.rule("COC-CIV-49")
@pytest.mark.parametrize(
    ("rolls", "end", "spoils"),
    [("6i 1l", "seat:0", SPOILS), ("1l 6i", "seat:1", {}), ("6i 6i", "drawn", {})],
)
def test_a_victory_brings_gold_and_mood(rolls: str, end: str, spoils: dict[str, int]) -> None:
    me = rome(*SLAVES, units={"D3": "infantry"}, goods={})
    match = attack(me, {"units": {"D4": "infantry"}}, rolls)
    assert outcome(match) == [end]
    assert goods(match) == spoils


@pytest.mark.rule("COC-CIV-49")
def test_automatic_victories_count() -> None:
    me = rome(*SLAVES, units={"D3": "infantry"}, goods={})
    match = attack(me, {"units": {"D4": "settler"}})
    assert rounds(match) == 0
    assert goods(match) == SPOILS
    match = attack(me, {"cities": {**HOME, "D4": {"mood": "angry"}}})
    assert goods(match) == {"gold": 2, "mood": 1}  # 1 for the city


@pytest.mark.rule("COC-CIV-49")
def test_victories_at_sea_and_in_defence_count() -> None:
    me = rome(*SLAVES, units={"D3": "ship"}, goods={})
    match = attack(me, {"units": {"D4": "ship"}}, "6i 1l", **SEA)
    assert goods(match) == SPOILS

    theirs = rome(*SLAVES, units={"D4": "infantry"}, goods={})
    match = attack({"civilization": "greece", "units": {"D3": "infantry"}}, theirs, "1l 6i")
    assert outcome(match) == ["seat:1"]
    assert goods(match, 1) == SPOILS


# Provinces


@pytest.mark.rule("COC-CIV-50")
@pytest.mark.parametrize(
    ("advances", "where", "possible"),
    [
        (PROVINCES, "D5", True),  # 3 spaces from D2
        (PROVINCES, "D6", True),
        (PROVINCES, "D4", False),
        (PROVINCES, "D2", False),
        (PROVINCES[:2], "D5", False),
    ],
)
def test_distant_cities_recruit_cavalry_without_a_market(
    advances: list[str], where: str, possible: bool
) -> None:
    have = {"food": 2, "wood": 1, "ore": 1}
    match = given(rome(*advances, goods=have, cities={where: {}}), **LAND)
    found = recruits(match, where)
    assert ("cavalry" in found) == possible
    assert "elephant" not in found


@pytest.mark.rule("COC-CIV-50")
def test_the_starting_space_counts_even_if_its_city_is_lost() -> None:
    have = {"food": 2, "wood": 1, "ore": 1}
    theirs = {"civilization": "greece", "cities": {"D2": {}}}
    match = given(rome(*PROVINCES, goods=have, cities={"D3": {}, "D5": {}}), theirs, **LAND)
    assert "cavalry" not in recruits(match.clone(), "D3")
    assert "cavalry" in recruits(match, "D5")


def captured(*advances: str, **have: int) -> Match:
    """Rome takes a city."""
    me = rome(*advances, units={"D3": "infantry"}, goods=have)
    return attack(me, {"cities": {**HOME, "D4": {"mood": "happy"}}})


@pytest.mark.rule("COC-CIV-50")
def test_captured_cities_are_neutral_or_happy_for_a_culture_token() -> None:
    assert city(captured("draft", "nationalism"), "D4").mood == ANGRY

    match = captured(*PROVINCES)
    assert asked(match) == (0, "act")
    assert city(match, "D4").mood == NEUTRAL

    match = captured(*PROVINCES, culture=2)
    assert asked(match) == (0, "may-use")
    when(match, "use provinces")
    assert city(match, "D4").mood == HAPPY
    assert goods(match)["culture"] == 1

    match = when(captured(*PROVINCES, culture=2), "no")
    assert city(match, "D4").mood == NEUTRAL
    assert goods(match)["culture"] == 2


@pytest.mark.rule("COC-CIV-50")
def test_barbarian_cities_become_neutral_too() -> None:
    me = rome(*PROVINCES, units={"D3": "infantry"}, goods={})
    match = attack(me, {}, barbarians={"cities": {"D4": {}}})
    assert city(match, "D4").owner == 0
    assert city(match, "D4").mood == NEUTRAL


# Augustus


def augustus(left: int = 3, **words: Any) -> Match:
    """Augustus with cards in hand; the decks are known."""
    hand = {"actions": ["a01", "a02"], "objectives": ["o01"], "goods": {"culture": 1}}
    me = {**hand, "cities": {"D2": {"mood": "happy"}}, **words}
    decks = {"action_deck": ["a03", "a04"], "objective_deck": ["o02", "o03"]}
    return given(rome(leader="augustus", **me), left=left, **decks)


@pytest.mark.rule("COC-LDR-05")
def test_augustus_draws_a_card_of_each_kind_and_discards_one_of_each() -> None:
    match = when(augustus(), "use augustus")
    assert asked(match) == (0, "princeps")
    assert options(match) == ["discard a01", "discard a02", "discard a03"]
    when(match, "discard a01")
    assert options(match) == ["drop o01", "drop o02"]
    when(match, "drop o02")

    assert player(match).actions == ["a02", "a03"]
    assert player(match).objectives == ["o01"]
    assert table(match).action_discard == ["a01"]
    assert table(match).objective_discard == ["o02"]
    assert goods(match) == {}
    assert table(match).left == 2
    assert city(match, "D2").activations == 1


@pytest.mark.rule("COC-LDR-05")
def test_princeps_may_be_repeated() -> None:
    match = augustus(goods={"culture": 2})
    when(match, "use augustus", "discard a01", "drop o01")
    when(match, "use augustus", "discard a02", "drop o02")
    assert player(match).actions == ["a03", "a04"]
    assert player(match).objectives == ["o03"]
    assert city(match, "D2").mood == NEUTRAL  # its second activation


@pytest.mark.rule("COC-LDR-05")
@pytest.mark.parametrize(
    "words",
    [
        {"goods": {"mood": 3}},
        {"units": {"D1": "leader"}},
        {"left": 0},
        {"cities": {"D2": {"mood": "angry", "spent": True, "activations": 1}}},
    ],
)
def test_princeps_needs_a_token_an_action_and_his_city(words: dict[str, Any]) -> None:
    assert "use augustus" not in options(augustus(**words))


@pytest.mark.rule("COC-LDR-05", "COC-LDR-07")
@pytest.mark.parametrize(
    ("cities", "end", "bonus"),
    [
        ("D2", "D4", 2),
        ("D2 E4", "D4", 0),  # E4 is in the region of D4
        ("D2 D5", "D4", 2),
    ],
)
def test_augustus_is_stronger_in_regions_without_own_cities(
    cities: str, end: str, bonus: int
) -> None:
    me = rome(leader="augustus", units={"D3": "leader"}, cities={n: {} for n in cities.split()})
    match = attack(me, {"units": {end: "infantry"}}, "2c 1l")
    assert values(match) == [2 + bonus, 1]
    when(dice(match, "2c 1l"), "fight")
    assert values(match) == [2 + bonus, 1]


@pytest.mark.rule("COC-LDR-05", "COC-LDR-06")
def test_augustus_helps_where_he_fights_on_land() -> None:
    me = rome(leader="augustus", units={"D3": "infantry", "D2": "leader"})
    assert values(attack(me, {"units": {"D4": "infantry"}}, "2c 1l")) == [2, 1]
    me = rome(leader="augustus", units={"D3": "ship, leader"})
    assert values(attack(me, {"units": {"D4": "ship"}}, "2c 1l", **SEA)) == [2, 1]


# Caesar


@pytest.mark.rule("COC-LDR-05")
def test_caesar_raises_the_mood_of_his_city_for_free_as_often_as_he_can_pay() -> None:
    cities: dict[str, Any] = {"D2": {"mood": "angry", "buildings": ["temple"]}, "C2": {}}
    match = given(rome(leader="caesar", cities=cities, goods={"mood": 4}), left=0)
    when(match, "use caesar")
    assert asked(match) == (0, "improve")
    assert options(match) == ["raise D2 neutral", "raise D2 happy"]  # his city only
    when(match, "raise D2 neutral")
    if asked(match)[1] == "improve":
        when(match, "done")
    assert goods(match) == {"mood": 2}  # 2 for a city of size 2

    when(match, "use caesar")
    assert city(match, "D2").mood == HAPPY
    assert goods(match) == {}
    assert table(match).left == 0


@pytest.mark.rule("COC-LDR-05")
@pytest.mark.parametrize(
    "words",
    [
        {"cities": {"D2": {"mood": "happy"}, "C2": {}}},
        {"goods": {}},
        {"units": {"D1": "leader"}},
    ],
)
def test_statesman_needs_a_gloomy_city_with_caesar_and_tokens(words: dict[str, Any]) -> None:
    me = {"cities": {"D2": {}, "C2": {}}, "goods": {"mood": 3}, **words}
    assert "use caesar" not in options(given(rome(leader="caesar", **me)))


def proconsul(army: str, **words: Any) -> Match:
    """Caesar takes a city."""
    me = {"units": {"D3": army}, "goods": {"gold": 1}, **words}
    return attack(rome(leader="caesar", **me), {"cities": {**HOME, "D4": {"mood": "angry"}}})


@pytest.mark.rule("COC-LDR-05")
@pytest.mark.parametrize(("answer", "infantry"), [("use caesar", 1), ("no", 0)])
def test_caesar_pays_gold_for_an_infantry_in_a_captured_city(answer: str, infantry: int) -> None:
    match = proconsul("leader")
    assert asked(match) == (0, "may-use")
    when(match, answer)
    assert units(match, 0, "D4").get("infantry", 0) == infantry
    assert goods(match) == ({"gold": 1} if infantry else {"gold": 2})  # 1 for the city


@pytest.mark.rule("COC-LDR-05")
@pytest.mark.parametrize(
    ("army", "words"),
    [
        ("3 infantry, leader", {}),  # no room
        ("leader", {"gone": {"infantry": 16}}),
        ("infantry", {"units": {"D3": "infantry", "D2": "leader"}}),
    ],
)
def test_no_infantry_without_room_a_piece_or_caesar(army: str, words: dict[str, Any]) -> None:
    match = proconsul(army, **words)
    assert city(match, "D4").owner == 0
    assert asked(match)[1] != "may-use"


@pytest.mark.rule("COC-LDR-05")
def test_caesar_must_survive_the_capture() -> None:
    me = rome(leader="caesar", units={"D3": "leader, infantry"}, goods={"gold": 1})
    theirs = {"cities": {**HOME, "D4": {}}, "units": {"D4": "infantry"}}
    match = when(attack(me, theirs, "6i 2c 6i"), "lose leader")
    assert city(match, "D4").owner == 0
    assert asked(match)[1] != "may-use"


# Sulla


@pytest.mark.rule("COC-LDR-05")
@pytest.mark.parametrize(("where", "possible"), [("D4", False), ("D6", True)])
def test_the_city_of_sulla_cannot_be_influenced(where: str, possible: bool) -> None:
    cities = {"D7": {}, "D4": {"buildings": ["temple"]}}
    theirs = rome(leader="sulla", cities=cities, units={where: "leader"})
    me = {"civilization": "greece", "cities": {"D2": {"buildings": ["market"]}}, "goods": {}}
    match = given(me, theirs, **LAND)
    assert ("influence" in options(match)) == possible


@pytest.mark.rule("COC-LDR-05")
@pytest.mark.parametrize(("answer", "stays"), [("no", True), ("yes", False)])
def test_an_event_moves_barbarians_near_sulla_only_with_consent(answer: str, stays: bool) -> None:
    me = rome("storage", leader="sulla", goods={"food": 1}, cities={"D2": {}})
    match = drawn("famine_1", me, {}, barbarians={"units": {"D4": "infantry"}}, **LAND)
    assert asked(match) == (0, "sulla")
    when(match, answer)
    assert (units(match, BARBARIANS, "D4") == {"infantry": 1}) == stays


@pytest.mark.rule("COC-LDR-05")
def test_every_army_near_sulla_is_asked_for_and_none_beyond_two_spaces() -> None:
    me = rome("storage", leader="sulla", goods={"food": 1}, units={"D2": "leader"})
    me["cities"] = {"D2": {}, "D6": {}}
    hordes = {"units": {"E4": "infantry", "D4": "infantry", "D5": "infantry"}}
    match = drawn("famine_1", me, {}, barbarians=hordes, **LAND)
    assert asked(match) == (0, "sulla")
    asked_for = []
    while asked(match)[1] == "sulla":
        assert match.decision is not None
        asked_for.append(match.decision.args["army"])
        when(match, "no")
    assert sorted(asked_for) == ["hex:D4", "hex:E4"]


@pytest.mark.rule("COC-LDR-05")
def test_others_need_sullas_consent_too() -> None:
    theirs = rome(leader="sulla", units={"D3": "leader"}, cities={"D7": {}})
    me = {"civilization": "greece", "goods": {"food": 1}, "advances": ["storage"]}
    match = drawn("famine_1", me, theirs, barbarians={"units": {"D4": "infantry"}}, **LAND)
    assert asked(match) == (1, "sulla")
    when(match, "no")
    assert units(match, BARBARIANS, "D4") == {"infantry": 1}


@pytest.mark.rule("COC-LDR-05")
@pytest.mark.parametrize(("answer", "stays"), [("no", True), ("yes", False)])
def test_a_card_moves_barbarians_near_sulla_only_with_consent(answer: str, stays: bool) -> None:
    theirs = rome(leader="sulla", units={"D5": "leader"}, cities={"D7": {}})
    me = {"civilization": "greece", "goods": {"food": 2}, "actions": [MERCENARIES]}
    match = given(me, theirs, barbarians={"units": {"D4": "infantry"}}, **LAND)
    when(match, f"play {MERCENARIES}")
    assert asked(match) == (1, "sulla")
    when(match, answer)
    if not stays:
        assert asked(match) == (0, "barbarians-march")
        when(match, options(match)[0])
    assert (units(match, BARBARIANS, "D4") == {"infantry": 1}) == stays


@pytest.mark.rule("COC-LDR-05", "COC-LDR-07")
def test_sulla_is_stronger_against_barbarians() -> None:
    me = rome(leader="sulla", units={"D3": "leader"})
    match = attack(me, {}, "2c 1l", barbarians={"units": {"D4": "infantry"}})
    assert values(match) == [4, 1]
    when(dice(match, "2c 1l"), "fight")
    assert values(match) == [4, 1]

    assert values(attack(me, {"units": {"D4": "infantry"}}, "2c 1l")) == [2, 1]
    me = rome(leader="sulla", units={"D3": "infantry", "D2": "leader"})
    match = attack(me, {}, "2c 1l", barbarians={"units": {"D4": "infantry"}})
    assert values(match) == [2, 1]
