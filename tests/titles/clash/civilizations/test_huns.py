"""The Huns: nomads, archers, raiders, tribes and three leaders (COC-CIV-34 … 36)."""

from __future__ import annotations

from typing import Any

import pytest

from oikumene.engine.match import Match
from oikumene.titles.clash.cards import BARBARIANS
from tests.titles.clash.events import drawn
from tests.titles.clash.fights import (
    FIELD,
    HOME,
    attack,
    lost,
    march,
    outcome,
    siege,
    values,
)
from tests.titles.clash.given import (
    asked,
    city,
    dice,
    given,
    goods,
    names,
    options,
    table,
    told,
    units,
    when,
)

HUNS: dict[str, Any] = {"civilization": "huns", "goods": {}}
NOMADS: dict[str, Any] = {
    **HUNS,
    "advances": ["tactics", "storage", "irrigation", "nomads"],
    "cities": {"D2": {}},
}


def cities(match: Match) -> list[str]:
    """The spaces of the Huns' cities."""
    return names(match, [n for n, each in table(match).cities.items() if each.owner == 0])


# Nomads


@pytest.mark.rule("COC-CIV-34")
@pytest.mark.parametrize(
    ("terrain", "gain"),
    [("F", {"food": 1}), ("T", {"wood": 1}), ("M", {"ore": 1}), ("B", {})],
)
@pytest.mark.parametrize("mood", ["happy", "neutral"])
def test_a_small_city_moves_and_lives_on_the_land(
    terrain: str, gain: dict[str, int], mood: str
) -> None:
    me = {**NOMADS, "cities": {"D2": {"mood": mood}}, "units": {"D1": "settler"}}
    match = given(me, regions={"D3": terrain + "BBB"})

    when(match, "move", "from D2", "roam D3 D2", "done")

    assert cities(match) == ["D3"]
    assert goods(match) == gain
    assert table(match).left == 2
    assert told(match, "collected") == []


@pytest.mark.rule("COC-CIV-34")
def test_a_city_moves_without_any_unit_on_the_board() -> None:
    match = given(NOMADS, regions={"D3": "FBBB"})
    when(match, "move", "from D2", "roam D3 D2")
    assert cities(match) == ["D3"]


@pytest.mark.rule("COC-CIV-34")
def test_exhausted_land_yields_nothing_to_nomads() -> None:
    match = given(NOMADS | {"units": {"D1": "settler"}}, regions={"D3": "FBBB"}, exhausted=["D3"])
    when(match, "move", "from D2", "roam D3 D2")
    assert cities(match) == ["D3"]
    assert goods(match) == {}


@pytest.mark.rule("COC-CIV-34")
@pytest.mark.parametrize(
    "me",
    [
        {"cities": {"D2": {"mood": "angry"}}},
        {"cities": {"D2": {"buildings": ["temple"]}}},
        {"advances": ["storage"]},
    ],
)
def test_angry_and_larger_cities_stay(me: dict[str, Any]) -> None:
    words = {**NOMADS, "units": {"D1": "settler"}, **me}
    match = when(given(words, **FIELD), "move")
    assert options(match) == ["from D1", "done"]


@pytest.mark.rule("COC-CIV-34")
def test_a_city_moves_in_a_group() -> None:
    me = {**NOMADS, "units": {"D2": "infantry, settler"}}
    match = given(me, **FIELD)
    when(match, "move", "from D2", "roam D3 D2")
    assert asked(match) == (0, "roam-with")
    assert set(options(match)) == {
        "group infantry 1 settler 1",
        "group infantry 1",
        "group settler 1",
        "alone",
    }
    when(match, "group infantry 1")
    assert cities(match) == ["D3"]
    assert units(match, 0, "D3") == {"infantry": 1}
    assert units(match, 0, "D2") == {"settler": 1}  # units need not come along


@pytest.mark.rule("COC-CIV-34")
def test_each_city_that_moves_is_one_of_three_moves() -> None:
    me = {**NOMADS, "cities": {"D2": {}, "C2": {}, "E2": {}}, "units": {"D1": "settler"}}
    match = given(me, regions={"D3": "FFFF", "B2": "FFFF", "F2": "FFFF"})
    when(match, "move", "from C2", "roam C3 C2", "from E2", "roam E3 E2", "from D2", "roam D3 D2")
    assert asked(match) == (0, "act")
    assert cities(match) == ["C3", "D3", "E3"]
    assert goods(match) == {"food": 3}
    assert units(match, 0, "D1") == {"settler": 1}


@pytest.mark.rule("COC-CIV-35")
def test_the_mood_moves_along() -> None:
    me = {**NOMADS, "cities": {"D2": {"mood": "happy"}}}
    match = when(given(me, regions={"D3": "FBBB"}), "move", "from D2", "roam D3 D2")
    assert city(match, "D3").mood == 2
    assert city(match, "D3").activations == 1


@pytest.mark.rule("COC-CIV-35")
def test_each_move_is_an_activation() -> None:
    match = given(NOMADS | {"units": {"D1": "settler"}}, **FIELD)
    when(match, "move", "from D2", "roam D3 D2", "done")
    assert (city(match, "D3").activations, city(match, "D3").mood) == (1, 1)
    when(match, "move", "from D3", "roam D4 D3", "done")
    assert (city(match, "D4").activations, city(match, "D4").mood) == (2, 0)


@pytest.mark.rule("COC-CIV-35")
def test_a_city_moves_once_in_a_move_action() -> None:
    match = given(NOMADS | {"units": {"D1": "settler"}}, **FIELD)
    when(match, "move", "from D2", "roam D3 D2")
    assert options(match) == ["from D1", "done"]


@pytest.mark.rule("COC-CIV-35")
@pytest.mark.parametrize(("terrain", "may"), [("M", False), ("T", True), ("F", True)])
def test_a_city_that_came_to_a_mountain_moves_no_more_this_turn(terrain: str, may: bool) -> None:
    me = NOMADS | {"units": {"D1": "settler"}}
    match = given(me, regions={"D3": terrain + "FFF"})
    when(match, "move", "from D2", "roam D3 D2", "done")
    when(match, "move")
    assert ("from D3" in options(match)) == may


@pytest.mark.rule("COC-CIV-35")
def test_in_the_next_turn_it_moves_again() -> None:
    match = given(NOMADS | {"units": {"D1": "settler"}}, regions={"D3": "MFFF"})
    when(match, "move", "from D2", "roam D3 D2", "done", "end")
    assert asked(match) == (1, "act")
    when(match, "end", "move")
    assert "from D3" in options(match)


@pytest.mark.rule("COC-CIV-35")
def test_cities_use_no_roads() -> None:
    me = {**NOMADS, "advances": ["nomads", "storage", "roads"], "goods": {"food": 1, "ore": 1}}
    match = given(me | {"units": {"D1": "settler"}}, **FIELD)
    when(match, "move", "from D2")
    ways = {text.split()[1] for text in options(match, "roam")}
    assert ways == {"D3", "C2", "D1", "E2"}  # only spaces beside D2


@pytest.mark.rule("COC-CIV-35")
def test_cities_avoid_cities_and_enemies_but_not_full_armies() -> None:
    me = {
        **NOMADS,
        "cities": {"D2": {}, "C2": {}},
        "units": {"D3": "4 infantry", "D1": "settler"},
    }
    rival = {"units": {"E2": "settler"}}
    match = given(me, rival, **FIELD)
    when(match, "move", "from D2")
    ways = {text.split()[1] for text in options(match, "roam")}
    assert ways == {"D1", "D3"}
    when(match, "roam D3 D2")
    assert "D3" in cities(match)


@pytest.mark.rule("COC-CIV-35")
def test_units_that_come_along_heed_the_army_limit() -> None:
    me = {**NOMADS, "units": {"D2": "2 infantry", "D3": "3 infantry"}}
    match = given(me, **FIELD)
    when(match, "move", "from D2", "roam D3 D2")
    assert options(match) == ["group infantry 1", "alone"]


# Mounted Archers


ARCHERS: dict[str, Any] = {
    **HUNS,
    "advances": ["tactics", "mounted_archers"],
    "goods": {"food": 2, "wood": 2},
    "cities": {"D2": {"mood": "happy"}},
}


@pytest.mark.parametrize(("buildings", "may"), [([], True), (["temple"], False)])
def test_the_smallest_cities_recruit_cavalry_without_a_market(
    buildings: list[str], may: bool
) -> None:
    town = {"D2": {"mood": "happy", "buildings": buildings}}
    match = when(given({**ARCHERS, "cities": town}), "recruit")
    recruited = [each["unit"] for each in told(match, "recruited")]
    assert ("recruit cavalry" in options(match) or "unit:cavalry" in recruited) == may
    assert "recruit elephant" not in options(match)


def riding(*, mine: Any = (), rival: Any = ()) -> Match:
    """Two cavalry are recruited in the city on D2."""
    match = given({**ARCHERS, **dict(mine)}, dict(rival), **FIELD)
    return when(match, "recruit", "recruit cavalry", "recruit cavalry")


def test_new_cavalry_moves_at_once() -> None:
    match = riding(mine={"units": {"D2": "cavalry, infantry"}})
    assert asked(match) == (0, "ride")
    when(match, "to D3")
    assert options(match) == ["group cavalry 2", "group cavalry 1"]  # not who was there before
    when(match, "group cavalry 1", "to C2")

    assert units(match, 0, "D3") == {"cavalry": 1}
    assert units(match, 0, "C2") == {"cavalry": 1}
    assert units(match, 0, "D2") == {"cavalry": 1, "infantry": 1}
    assert asked(match) == (0, "act")
    assert table(match).left == 2


def test_new_cavalry_need_not_move() -> None:
    match = when(riding(), "done")
    assert units(match, 0, "D2") == {"cavalry": 2}
    assert asked(match) == (0, "act")


def test_new_cavalry_may_attack() -> None:
    match = riding(rival={"units": {"D3": "infantry"}})
    when(dice(match, "6i 1l 1l"), "to D3", "group cavalry 2")
    assert outcome(match) == ["seat:0"]
    assert units(match, 0, "D3") == {"cavalry": 2}


def test_riding_needs_tactics() -> None:
    match = riding(mine={"advances": ["mounted_archers"]})
    assert asked(match) == (0, "act")


# Raiders


RAIDERS: dict[str, Any] = {**HUNS, "advances": ["tactics", "raiders"]}


@pytest.mark.parametrize(
    ("huns", "rome", "may"),
    [
        ({"D5": "infantry"}, {"D3": "settler"}, False),
        ({"D5": "settler"}, {"D3": "settler"}, True),
        ({"D6": "infantry"}, {"D3": "settler"}, True),
        ({"D5": "infantry"}, {"D3": "settler, infantry"}, True),
    ],
)
def test_settlers_near_raiders_found_no_cities(
    huns: dict[str, str], rome: dict[str, str], may: bool
) -> None:
    match = given({"civilization": "rome", "units": rome}, {**RAIDERS, "units": huns}, **FIELD)
    assert ("found" in options(match)) == may


def test_without_raiders_settlers_fear_nobody() -> None:
    rome = {"civilization": "rome", "units": {"D3": "settler"}}
    assert "found" in options(given(rome, {**HUNS, "units": {"D5": "infantry"}}, **FIELD))


def test_raiders_hinder_no_settlers_of_the_huns() -> None:
    me = {**RAIDERS, "units": {"D3": "settler", "D4": "infantry"}}
    assert "found" in options(given(me, **FIELD))


@pytest.mark.parametrize(
    ("huns", "settler", "income"),
    [
        ("D4", "D3", {}),
        ("D6", "D3", {"food": 1}),
        ("D4", "D2", {"food": 1}),
    ],
)
def test_settlers_near_raiders_do_not_trade(
    huns: str, settler: str, income: dict[str, int]
) -> None:
    # On D2 the settler is in an own city.
    rome = {"civilization": "rome", "advances": ["trade_routes"], "goods": {}}
    rome |= {"units": {settler: "settler"}}
    theirs = {**RAIDERS, "cities": {"D7": {}, "C4": {}}, "units": {huns: "infantry"}}
    assert goods(given(rome, theirs, phase="turn", **FIELD)) == income


# Hunnic Tribes


TRIBES: dict[str, Any] = {**HUNS, "advances": ["philosophy", "voting", "hunnic_tribes"]}


def steering(me: dict[str, Any]) -> Match:
    """The Huns draw an event that moves barbarians from D4."""
    tribes = {"units": {"D4": "2 infantry", "E3": "infantry"}}
    base = {"cities": {"D2": {}}, "units": {"D2": "4 infantry"}}
    regions = {"D3": "BBBB", "F2": "BBBB", "D5": "BBBB"}
    return drawn("great_artist", {**TRIBES, **base, **me}, barbarians=tribes, regions=regions)


@pytest.mark.rule("COC-CIV-36")
@pytest.mark.parametrize("token", ["gold", "culture"])
def test_a_token_gives_the_direction_of_every_army(token: str) -> None:
    match = steering({"goods": {token: 2}})
    assert asked(match) == (0, "hunnic-tribes")
    when(match, "use hunnic_tribes")
    assert goods(match) == {token: 1}
    assert asked(match) == (0, "barbarians-march")
    away = {text.split()[2] for text in options(match) if text.startswith("march D4")}
    assert {"D5", "C4", "E4", "D3"} <= away  # without it only D3 is nearer

    when(match, "march D4 D5")
    assert units(match, BARBARIANS, "D5") == {"infantry": 2}  # the army is not split
    assert goods(match) == {token: 1}  # paid once
    assert {text.split()[1] for text in options(match, "march")} == {"E3"}
    assert "march E3 F3" in options(match)


@pytest.mark.rule("COC-CIV-36")
def test_without_the_token_barbarians_approach() -> None:
    for match in (when(steering({"goods": {"gold": 1}}), "no"), steering({})):
        assert asked(match) == (0, "barbarians-march")
        assert options(match) == ["march E3 D2", "march D4 D3"]


@pytest.mark.rule("COC-CIV-36")
def test_the_events_of_others_are_not_steered() -> None:
    words: dict[str, Any] = {"regions": {"D3": "BBBB"}, "barbarians": {"units": {"D4": "infantry"}}}
    rome = {"civilization": "rome", "units": {"D2": "infantry"}}
    match = drawn("great_artist", rome, {**TRIBES, "goods": {"gold": 1}}, **words)
    assert goods(match, 1) == {"gold": 1}
    assert len(told(match, "barbarians-moved")) == 1


# Attila


ATTILA: dict[str, Any] = {**HUNS, "leader": "attila", "advances": ["tactics"]}


@pytest.mark.rule("COC-LDR-05")
@pytest.mark.parametrize(
    ("town", "where", "number"),
    [
        ({}, "D2", 2),
        ({"mood": "happy"}, "D2", 3),
        ({"mood": "angry"}, "D2", 1),
        ({"buildings": ["temple"]}, "D2", 2),
        ({}, "D1", 1),
    ],
)
@pytest.mark.parametrize("action", ["collect", "recruit"])
def test_attilas_small_city_works_as_a_larger_one(
    town: dict[str, Any], where: str, number: int, action: str
) -> None:
    me = {
        **ATTILA,
        "goods": {"food": 2, "ore": 2},
        "cities": {"D2": town},
        "units": {where: "leader"},
    }
    match = when(given(me, **FIELD), action)
    assert match.decision is not None
    assert match.decision.args["n"] == number


@pytest.mark.rule("COC-LDR-05")
def test_a_cavalry_of_attila_tramples_like_an_elephant() -> None:
    mine = {**ATTILA, "units": {"D3": "leader, cavalry"}}
    match = attack(mine, {"units": {"D4": "infantry"}}, "4c 4e 5c")
    assert asked(match) == (0, "may-use")
    when(match, "use attila")
    # The 4 of the cavalry and its +2 are not counted: 4 are no hit, but a hit is cancelled.
    assert lost(match) == []
    assert asked(match) == (0, "retreat")


@pytest.mark.rule("COC-LDR-05")
def test_attilas_cavalry_may_strike_as_ever() -> None:
    mine = {**ATTILA, "units": {"D3": "leader, cavalry"}}
    match = attack(mine, {"units": {"D4": "infantry"}}, "4c 4e 5c")
    when(match, "no", "lose cavalry")
    assert values(match) == [4 + 4 + 2, 5]
    assert sorted(lost(match)) == [("0", "cavalry"), ("1", "infantry")]


@pytest.mark.rule("COC-LDR-05")
def test_it_takes_a_cavalry_its_symbol_attila_and_the_first_round() -> None:
    theirs = {"units": {"D4": "infantry"}}
    no_cavalry = attack({**ATTILA, "units": {"D3": "leader"}}, theirs, "4c 1l")
    no_symbol = attack({**ATTILA, "units": {"D3": "leader, cavalry"}}, theirs, "2e 2e 1l")
    away = attack({**ATTILA, "units": {"D3": "cavalry", "D2": "leader"}}, theirs, "2c 1l")
    for match in (no_cavalry, no_symbol, away):
        assert asked(match) == (0, "retreat")
    when(dice(no_symbol, "2c 2e 5c"), "fight")
    assert asked(no_symbol)[1] == "casualties"


# Bleda


BLEDA: dict[str, Any] = {**HUNS, "leader": "bleda", "units": {"D2": "leader"}}


@pytest.mark.rule("COC-LDR-05")
@pytest.mark.parametrize("mood", ["angry", "neutral"])
def test_bledas_city_acts_as_a_happy_one(mood: str) -> None:
    town = {"D2": {"mood": mood, "buildings": ["temple"]}}
    match = given({**BLEDA, "cities": town}, **FIELD)
    when(match, "use bleda", "collect")
    assert match.decision is not None
    assert match.decision.args["n"] == 3
    when(match, "take D2 food", "take E2 ore", "take C2 wood")

    assert goods(match) == {"food": 1, "ore": 1, "wood": 1}
    assert city(match, "D2").mood == ["angry", "neutral"].index(mood)
    assert not {"collect", "recruit"} & set(options(match))  # it cannot work again


@pytest.mark.rule("COC-LDR-05")
def test_an_angry_city_of_bleda_builds() -> None:
    me = {
        **BLEDA,
        "advances": ["myths"],
        "goods": {"food": 1, "wood": 1, "ore": 1},
        "cities": {"D2": {"mood": "angry"}, "E2": {"mood": "angry"}},
    }
    match = given(me)
    assert "build" not in options(match)
    when(match, "use bleda", "build", "gain mood 1")
    assert set(city(match, "D2").buildings) == {"temple"}


@pytest.mark.rule("COC-LDR-05")
def test_a_wonder_is_built_in_bledas_angry_city() -> None:
    me = {
        **BLEDA,
        "advances": ["engineering", "rituals"],
        "wonders": ["great_pyramid"],
        "goods": {"food": 2, "wood": 3, "ore": 7, "culture": 5},
        "cities": {"D2": {"mood": "angry"}, "E2": {"mood": "angry"}},
    }
    match = when(given(me), "use bleda", "build")
    assert city(match, "D2").wonders == ("great_pyramid",)


@pytest.mark.rule("COC-LDR-05")
@pytest.mark.parametrize(
    "me",
    [
        {"units": {"D1": "leader"}},
        {"cities": {"D2": {"activations": 1}}},
        {"cities": {"D2": {"mood": "happy"}}},
    ],
)
def test_bleda_rules_the_first_activation_of_his_city(me: dict[str, Any]) -> None:
    base = {**BLEDA, "cities": {"D2": {}}}
    assert "use bleda" in options(given(base))
    assert "use bleda" not in options(given({**base, **me}))


TACTICIAN: dict[str, Any] = {"advances": ["tactics"], "actions": ["a06", "a08"]}


@pytest.mark.rule("COC-LDR-05")
def test_who_defends_a_city_against_bleda_plays_no_card_in_round_one() -> None:
    me = {**BLEDA, "advances": ["tactics"], "units": {"D3": "leader"}}
    match = siege("leader", "infantry", "2c 1l", me=me, rival=TACTICIAN)
    assert asked(match) == (0, "retreat")
    when(match, "fight")
    assert asked(match) == (1, "tactics")


@pytest.mark.rule("COC-LDR-05")
def test_in_the_field_bleda_silences_nobody() -> None:
    mine = {**BLEDA, "advances": ["tactics"], "units": {"D3": "leader"}}
    match = attack(mine, {**TACTICIAN, "units": {"D4": "infantry"}})
    assert asked(match) == (1, "tactics")


@pytest.mark.rule("COC-LDR-05")
def test_bledas_army_without_him_silences_nobody() -> None:
    me = {**BLEDA, "advances": ["tactics"], "units": {"D3": "infantry", "D2": "leader"}}
    theirs = {**TACTICIAN, "cities": {**HOME, "D4": {}}, "units": {"D4": "infantry"}}
    match = attack(me, theirs)
    assert asked(match) == (1, "tactics")


# Rugila


RUGILA: dict[str, Any] = {**HUNS, "leader": "rugila", "advances": ["tactics"]}


@pytest.mark.rule("COC-LDR-05")
@pytest.mark.parametrize(
    ("others", "words", "gold"),
    [
        ({"D7": {}}, {}, 1),
        ({"D7": {}, "D6": {}}, {}, 3),
        ({"D7": {}}, {"barbarians": {"cities": {"D5": {}}}}, 3),
    ],
)
def test_rugila_gets_tribute_if_another_enemy_city_is_near(
    others: dict[str, Any], words: dict[str, Any], gold: int
) -> None:
    mine = {**RUGILA, "units": {"D3": "leader"}}
    match = attack(mine, {"cities": {"D4": {}, **others}}, **words)
    when(match, *(["place D7"] if len(others) > 1 else []))  # the refugees
    assert city(match, "D4").owner == 0
    assert goods(match) == {"gold": gold}


@pytest.mark.rule("COC-LDR-05")
def test_rugila_must_take_the_city_himself() -> None:
    mine = {**RUGILA, "units": {"D3": "infantry", "D2": "leader"}}
    match = attack(mine, {"cities": {"D4": {}, "D7": {}, "D6": {}}})
    when(match, "place D7")
    assert goods(match) == {"gold": 1}


@pytest.mark.rule("COC-LDR-05")
@pytest.mark.parametrize(
    ("army", "mood"), [({"D3": "leader"}, 2), ({"D3": "infantry", "D2": "leader"}, 0)]
)
def test_a_barbarian_city_that_rugila_takes_becomes_happy(army: dict[str, str], mood: int) -> None:
    me = {**RUGILA, "units": army}
    match = march(given(me, barbarians={"cities": {"D4": {}}}, **FIELD), "D3", "D4")
    assert city(match, "D4").owner == 0
    assert city(match, "D4").mood == mood


@pytest.mark.rule("COC-LDR-05")
def test_other_cities_that_rugila_takes_are_angry() -> None:
    match = attack({**RUGILA, "units": {"D3": "leader"}}, {"cities": {"D4": {}, "D7": {}}})
    assert city(match, "D4").mood == 0


# Others


CAESAR: dict[str, Any] = {
    "civilization": "rome",
    "leader": "caesar",
    "advances": ["tactics"],
    "goods": {},
    "cities": {"D2": {}},
    "units": {"D2": "leader"},
}


@pytest.mark.rule("COC-CIV-34")
def test_the_cities_of_others_stay() -> None:
    match = when(given(CAESAR, {**HUNS, "advances": ["nomads"]}, **FIELD), "move")
    when(match, "from D2")
    assert options(match, "roam") == []


def test_others_recruit_cavalry_in_markets_and_do_not_ride_at_once() -> None:
    huns = {**HUNS, "advances": ["mounted_archers"]}
    rome = {**CAESAR, "goods": {"food": 1, "wood": 1}}
    assert "recruit" not in options(given(rome, huns, **FIELD))
    market = {**rome, "cities": {"D2": {"buildings": ["market"]}}}
    match = when(given(market, huns, **FIELD), "recruit")
    assert units(match, 0, "D2") == {"leader": 1, "cavalry": 1}
    assert asked(match) == (0, "act")


@pytest.mark.rule("COC-LDR-05")
def test_attila_makes_no_city_of_others_larger() -> None:
    match = when(given(CAESAR, {**ATTILA, "units": {"D7": "leader"}}), "collect")
    assert match.decision is not None
    assert match.decision.args["n"] == 1


@pytest.mark.rule("COC-LDR-05")
def test_rugila_does_nothing_for_what_others_take() -> None:
    huns = {**RUGILA, "units": {"D7": "leader"}}
    rome = {**CAESAR, "units": {"D3": "leader"}}
    tribes: dict[str, Any] = {"cities": {"D4": {}, "D5": {}}}
    match = march(given(rome, huns, barbarians=tribes, **FIELD), "D3", "D4")
    when(match, *(["no"] if asked(match)[1] == "may-use" else []))  # Caesar himself
    assert city(match, "D4").mood == 0
    assert (goods(match), goods(match, 1)) == ({"gold": 1}, {})
