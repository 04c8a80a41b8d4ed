"""Phoenicia: four advances and three leaders."""

from __future__ import annotations

from typing import Any

import pytest

from oikumene.engine.match import Match
from oikumene.titles.clash.cards import ANGRY, HAPPY
from tests.titles.clash.civilizations.scenes import at_turn_start
from tests.titles.clash.events import points
from tests.titles.clash.fights import COAST, HOME, SEA, attack, lost, outcome, siege, values
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
    when,
)

LAND: dict[str, Any] = {"regions": {"D3": "BBBB", "D5": "BBBB"}}
"""Land from D2, the first city, straight to D7; D1 is Sea."""
COASTS: dict[str, Any] = {"regions": {"D3": "WWBB", "D5": "BBBB", "B2": "BBBB", "F2": "BBBB"}}
"""Sea on D3 and C4; E4 and D4 are coasts behind it, D5 is not."""
TRADE = ["bartering", "trade_routes"]


def phoenicia(*advances: str, **words: Any) -> dict[str, Any]:
    """A player with Phoenicia."""
    return {"civilization": "phoenicia", "advances": ["tactics", *advances], **words}


# City Independence


@pytest.mark.rule("COC-CIV-01")
@pytest.mark.parametrize(
    ("advances", "buildings", "rule"),
    [
        (["fishing", "city_independence"], ["port"], "COC-INF-02"),
        (["fishing"], ["port"], ""),
        (["fishing", "city_independence"], ["temple"], ""),
        (["fishing", "city_independence"], ["port@0"], "COC-INF-02"),
    ],
)
def test_own_ports_cannot_be_influenced(
    advances: list[str], buildings: list[str], rule: str
) -> None:
    theirs = phoenicia(*advances, cities={"D7": {}, "D4": {"buildings": buildings}})
    me = {"civilization": "rome", "cities": {"D2": {"buildings": ["temple"]}}, "goods": {}}
    match = given(me, theirs, regions={"D3": "BWBB", "D5": "BBBB"})
    assert ("influence" in options(match)) == (not rule)
    assert refused(match).get("influence", "") == rule


@pytest.mark.rule("COC-CIV-01")
@pytest.mark.parametrize(
    ("advances", "colour"), [(["fishing", "city_independence"], 1), (["fishing"], 0)]
)
def test_own_ports_keep_their_colour_when_the_city_falls(advances: list[str], colour: int) -> None:
    theirs = phoenicia(*advances, cities={**HOME, "D4": {"buildings": ["port", "temple"]}})
    match = attack({"units": {"E4": "infantry"}}, theirs, start="E4", end="D4", **COAST)
    assert city(match, "D4").owner == 0
    assert city(match, "D4").buildings == {"port": colour, "temple": 0}
    assert city(match, "D4").port >= 0


@pytest.mark.rule("COC-CIV-01")
def test_foreign_ports_in_own_cities_are_taken_as_usual() -> None:
    theirs = phoenicia(
        "fishing", "city_independence", cities={**HOME, "D4": {"buildings": ["port@0"]}}
    )
    match = attack({"units": {"E4": "infantry"}}, theirs, start="E4", end="D4", **COAST)
    assert city(match, "D4").buildings == {"port": 0}


@pytest.mark.rule("COC-CIV-01")
def test_own_ports_are_worth_more_and_governments_nothing() -> None:
    cities = {"D2": {"buildings": ["port", "temple"]}}
    theirs = {"cities": {"D7": {}, "E4": {"buildings": ["port@0"]}}}
    known = ["fishing", "draft", "nationalism", "totalitarianism"]
    match = given(phoenicia(*known, cities=cities), theirs, **COASTS)
    assert points(match) == {"city_pieces": 4, "advances": 3.5}

    match = given(phoenicia(*known, "city_independence", cities=cities), theirs, **COASTS)
    # farming, mining, tactics, fishing, draft and itself: 6 halves
    assert points(match) == {"city_pieces": 5, "advances": 3}
    assert points(match, 1) == {"city_pieces": 2, "advances": 1}


# Biremes


def at_sea(*advances: str, theirs: tuple[str, ...] = ()) -> Match:
    """A ship of Phoenicia attacks one."""
    me = phoenicia("fishing", *advances, units={"D3": "ship"})
    return attack(me, {"advances": list(theirs), "units": {"D4": "ship"}}, "2c 1l", **SEA)


@pytest.mark.rule("COC-CIV-01")
def test_ships_of_phoenicia_are_stronger_in_every_round() -> None:
    match = at_sea("war_ships", "biremes")
    assert values(match) == [4, 1]
    when(dice(match, "2c 1l"), "fight")
    assert values(match) == [4, 1]
    assert values(at_sea("war_ships")) == [2, 1]


@pytest.mark.rule("COC-CIV-01")
def test_against_war_ships_they_are_stronger_in_the_first_round_only() -> None:
    match = at_sea("war_ships", "biremes", theirs=("fishing", "war_ships"))
    assert values(match) == [4, 1]
    when(dice(match, "2c 1l"), "fight")
    assert values(match) == [2, 1]


@pytest.mark.rule("COC-CIV-01")
def test_biremes_fight_pirates_and_defend_but_not_on_land() -> None:
    me = phoenicia("fishing", "war_ships", "biremes", units={"D3": "ship"})
    match = attack(me, {}, "2c 1l", pirates={"D4": "ship"}, **SEA)
    assert values(match) == [4, 1]

    theirs = phoenicia("fishing", "war_ships", "biremes", units={"D4": "ship"})
    match = attack({"units": {"D3": "ship"}}, theirs, "1l 2c", **SEA)
    assert values(match) == [1, 4]

    me = phoenicia("fishing", "war_ships", "biremes", units={"D3": "infantry"})
    match = attack(me, {"units": {"D4": "infantry"}}, "2c 1l")
    assert values(match) == [2, 1]


# Alphabet


def routes(number: int, *advances: str) -> Match:
    """A turn begins with so many settlers and cities to trade with."""
    spaces = ["D4", "E4", "D5"][:number]
    theirs: dict[str, Any] = {"cities": {"D7": {"mood": "angry"}, **{n: {} for n in spaces}}}
    me = phoenicia(*TRADE, *advances, goods={}, units={"D3": f"{number} settler"})
    return at_turn_start(me, theirs, **LAND)


@pytest.mark.rule("COC-CIV-01")
def test_a_route_may_bring_culture_or_two_ideas() -> None:
    match = routes(1, "writing", "alphabet")
    assert options(match) == ["take food 1", "take ideas 2", "take culture 1"]
    when(match, "take ideas 2")
    assert goods(match) == {"ideas": 2}


@pytest.mark.rule("COC-CIV-01")
def test_two_routes_of_a_turn_may_bring_letters() -> None:
    match = routes(3, "writing", "alphabet")
    assert set(options(match)) == {
        "take food 3",
        "take food 2 ideas 2",
        "take food 2 culture 1",
        "take food 1 ideas 4",
        "take food 1 ideas 2 culture 1",
        "take food 1 culture 2",
    }


@pytest.mark.rule("COC-CIV-01")
def test_without_the_alphabet_routes_bring_food() -> None:
    assert goods(routes(2, "writing")) == {"food": 2}


# Cedars & Dyes


CEDARS = [*TRADE, "cedars_and_dyes"]


def coastal(*advances: str, target: str = "D4", **words: Any) -> Match:
    """A turn begins; the only city to trade with is on a given space."""
    theirs: dict[str, Any] = {"cities": {"D7": {"mood": "angry"}, target: {}}}
    return at_turn_start(phoenicia(*advances, goods={}, **words), theirs, **COASTS)


@pytest.mark.rule("COC-CIV-46")
@pytest.mark.parametrize(
    ("advances", "start", "target", "routes"),
    [
        (CEDARS, "D1", "D4", 1),  # 3 spaces
        (TRADE, "D1", "D4", 0),
        (CEDARS, "D3", "D5", 1),  # 2 spaces, no coast needed
        (CEDARS, "D3", "D6", 0),  # 3 spaces, not by the sea
    ],
)
def test_ships_reach_coastal_cities_three_spaces_away(
    advances: list[str], start: str, target: str, routes: int
) -> None:
    match = coastal(*advances, target=target, units={start: "ship"})
    assert goods(match) == ({"food": 1} if routes else {})


@pytest.mark.rule("COC-CIV-46")
@pytest.mark.parametrize(("start", "routes"), [("D1", 0), ("D3", 1)])
def test_no_ship_reaches_a_coast_four_spaces_away(start: str, routes: int) -> None:
    theirs: dict[str, Any] = {"cities": {"D7": {"mood": "angry"}, "D5": {}}}
    me = phoenicia(*CEDARS, goods={}, units={start: "ship"})
    match = at_turn_start(me, theirs, regions={"D3": "WBBB", "D5": "BWBB"})  # C6 is Sea
    assert goods(match) == ({"food": 1} if routes else {})


@pytest.mark.rule("COC-CIV-46")
def test_settlers_reach_no_farther() -> None:
    match = coastal(*CEDARS, units={"D1": "ship", "E2": "settler"}, target="D5")
    assert goods(match) == {}
    match = coastal(*CEDARS, units={"C2": "settler"})
    assert goods(match) == {}


@pytest.mark.rule("COC-CIV-46")
@pytest.mark.parametrize(
    ("advances", "where", "building", "target", "routes"),
    [
        (CEDARS, "D2", "port", "D4", 1),
        (CEDARS, "C3", "port", "D4", 1),
        (CEDARS, "C2", "port", "E4", 1),  # 3 spaces
        (CEDARS, "C2", "port", "D4", 1),
        (CEDARS, "D2", "temple", "D4", 0),
        (TRADE, "D2", "port", "D4", 0),
        (CEDARS, "D2", "port", "D5", 0),  # 3 spaces, not by the sea
    ],
)
def test_cities_with_a_port_trade_by_themselves(
    advances: list[str], where: str, building: str, target: str, routes: int
) -> None:
    cities = {where: {"buildings": [building]}}
    match = coastal("fishing", *advances, target=target, cities=cities)
    assert goods(match) == ({"food": 1} if routes else {})


@pytest.mark.rule("COC-CIV-46")
def test_four_routes_are_still_the_most() -> None:
    spaces = ("E4", "D4", "C3", "E3", "B3")
    theirs: dict[str, Any] = {"cities": {"D7": {"mood": "angry"}, **{n: {} for n in spaces}}}
    me = phoenicia("fishing", *CEDARS, goods={}, units={"D3": "4 ship"})
    me["cities"] = {"D2": {"buildings": ["port"]}}
    match = at_turn_start(me, theirs, **COASTS)
    assert [each["n"] for each in told(match, "traded")] == [4]
    assert goods(match) == {"food": 2}  # no Storage


# Hiram


@pytest.mark.rule("COC-LDR-05")
@pytest.mark.parametrize(
    ("hiram", "number"),
    [
        ({"C4": "4 settler, leader"}, 5),  # of six
        ({"C4": "4 settler", "D2": "leader"}, 4),  # nobody who trades is with him
    ],
)
def test_one_route_from_hirams_space_comes_on_top_of_four(
    hiram: dict[str, str], number: int
) -> None:
    spaces = ("D4", "E4", "D5", "B4", "A5", "C6")
    theirs: dict[str, Any] = {"cities": {"D7": {"mood": "angry"}, **{n: {} for n in spaces}}}
    hiram = {**hiram, "D3": "2 ship"}
    me = phoenicia("storage", *TRADE, leader="hiram", goods={}, units=hiram)
    regions = {"D3": "WBBB", "D5": "BBBB", "B4": "BBBB", "B2": "BBBB"}
    match = at_turn_start(me, theirs, regions=regions)
    assert [each["n"] for each in told(match, "traded")] == [number]
    assert goods(match) == {"food": number}


@pytest.mark.rule("COC-LDR-05")
def test_hirams_fifth_route_must_be_his() -> None:
    # the settlers with him are too far from any city
    spaces = ("D4", "E4", "D5", "B4", "A5", "C6")
    theirs: dict[str, Any] = {"cities": {"D7": {"mood": "angry"}, **{n: {} for n in spaces}}}
    units_ = {"C4": "3 settler", "D3": "4 ship", "D1": "settler, leader"}
    me = phoenicia("storage", *TRADE, leader="hiram", goods={}, units=units_)
    regions = {"D2": "FMTB", "D3": "WBBB", "D5": "BBBB", "B4": "BBBB", "B2": "BBBB"}
    match = at_turn_start(me, theirs, regions=regions)
    assert [each["n"] for each in told(match, "traded")] == [4]


def constructor(mood: str = "happy", **words: Any) -> Match:
    """Hiram in his city."""
    me = phoenicia(leader="hiram", cities={"D2": {"mood": mood}}, goods={"mood": 1, "culture": 1})
    return given({**me, "cubes": 2, **words})


@pytest.mark.rule("COC-LDR-05")
def test_hiram_learns_construction_for_a_token() -> None:
    match = when(constructor(), "use hiram")
    assert options(match) == ["pay mood 1", "pay culture 1"]
    when(match, "pay mood 1")
    assert asked(match) == (0, "free-advance")
    assert options(match) == [f"advance {each}" for each in ("engineering", "sanitation", "roads")]
    when(match, "advance roads")

    assert goods(match) == {"culture": 2}  # Roads bring one
    assert "use hiram" in options(match)  # as often as there are actions and tokens
    assert player(match).cubes == 1
    assert table(match).left == 2
    assert city(match, "D2").activations == 0


@pytest.mark.rule("COC-LDR-05")
@pytest.mark.parametrize(
    "words",
    [
        {"mood": "neutral"},
        {"goods": {"food": 2}},
        {"units": {"C2": "leader"}},
        {"advances": ["engineering", "sanitation", "roads"]},
    ],
)
def test_hiram_needs_a_happy_city_a_token_and_something_to_learn(words: dict[str, Any]) -> None:
    assert "use hiram" not in options(constructor(**words))


# Ithobaal


@pytest.mark.rule("COC-LDR-05")
@pytest.mark.parametrize(
    ("army", "building", "mood"),
    [
        ("leader", "temple@0", HAPPY),
        ("leader", "temple@1", ANGRY),
        ("infantry", "temple@0", ANGRY),
    ],
)
def test_a_city_with_an_own_building_is_happy_when_ithobaal_takes_it(
    army: str, building: str, mood: int
) -> None:
    where = {} if army == "leader" else {"D2": "leader"}
    me = phoenicia(leader="ithobaal", units={"D3": army, **where})
    match = attack(me, {"cities": {**HOME, "D4": {"buildings": [building]}}})
    assert city(match, "D4").owner == 0
    assert city(match, "D4").mood == mood


@pytest.mark.rule("COC-LDR-05")
def test_ithobaal_must_survive_to_deliver() -> None:
    me = phoenicia(leader="ithobaal", units={"D3": "leader, infantry"})
    theirs = {"cities": {**HOME, "D4": {"buildings": ["temple@0"]}}, "units": {"D4": "infantry"}}
    match = attack(me, theirs, "6i 2c 6i")
    when(match, "lose leader")
    assert city(match, "D4").owner == 0
    assert city(match, "D4").mood == ANGRY


@pytest.mark.rule("COC-LDR-05", "COC-LDR-07")
@pytest.mark.parametrize(
    ("start", "end", "building", "bonus"),
    [
        ("D3", "D4", "temple", 2),  # 2 spaces
        ("D4", "D5", "temple", 0),
        ("D3", "D4", "market", 0),
        ("D3", "D4", "temple@1", 2),
    ],
)
def test_ithobaal_is_stronger_near_own_cities_with_a_temple(
    start: str, end: str, building: str, bonus: int
) -> None:
    cities = {"D2": {"buildings": [building]}}
    me = phoenicia(leader="ithobaal", units={start: "leader"}, cities=cities)
    match = attack(me, {"units": {end: "infantry"}}, "2c 1l", start=start, end=end)
    assert values(match) == [2 + bonus, 1]
    when(dice(match, "2c 1l"), "fight")
    assert values(match) == [2 + bonus, 1]


@pytest.mark.rule("COC-LDR-05")
def test_temples_of_others_and_battles_without_ithobaal_do_not_count() -> None:
    me = phoenicia(leader="ithobaal", units={"D3": "leader"})
    theirs = {"cities": {**HOME, "E4": {"buildings": ["temple"]}}, "units": {"D4": "infantry"}}
    assert values(attack(me, theirs, "2c 1l")) == [2, 1]

    cities = {"D2": {"buildings": ["temple"]}}
    me = phoenicia(leader="ithobaal", units={"D3": "infantry", "D2": "leader"}, cities=cities)
    assert values(attack(me, {"units": {"D4": "infantry"}}, "2c 1l")) == [2, 1]


# Pygmalion


@pytest.mark.rule("COC-LDR-05")
@pytest.mark.parametrize("token", ["gold", "culture"])
def test_a_route_from_pygmalions_space_brings_gold_or_culture_more(token: str) -> None:
    units_ = {"D3": "2 settler, leader"}
    me = phoenicia(*TRADE, leader="pygmalion", units=units_, goods={})
    theirs: dict[str, Any] = {"cities": {"D7": {}, "D4": {}, "E4": {}}}
    match = at_turn_start(me, theirs, **LAND)
    assert asked(match) == (0, "gain")
    assert options(match) == ["gain gold 1", "gain culture 1"]
    when(match, f"gain {token} 1")
    assert goods(match) == {"food": 2, token: 1}  # once, not for each route
    assert asked(match) == (0, "act")


@pytest.mark.rule("COC-LDR-05")
def test_no_extra_income_without_a_used_route_from_his_space() -> None:
    theirs: dict[str, Any] = {"cities": {"D7": {}, "D4": {}}}
    me = phoenicia(*TRADE, leader="pygmalion", goods={})
    match = at_turn_start({**me, "units": {"D3": "settler", "D2": "leader"}}, theirs, **LAND)
    assert asked(match) == (0, "act")
    assert goods(match) == {"food": 1}
    match = at_turn_start({**me, "units": {"D2": "settler, leader"}}, {}, **LAND)
    assert asked(match) == (0, "act")
    assert goods(match) == {}


@pytest.mark.rule("COC-LDR-05")
@pytest.mark.parametrize("where", ["D3", "C4", "E4"])
def test_of_several_traders_the_one_with_pygmalion_is_used(where: str) -> None:
    theirs: dict[str, Any] = {"cities": {"D7": {}, "D4": {}}}
    traders = {"D3": "settler", "C4": "settler", "E4": "settler", where: "settler, leader"}
    me = phoenicia(*TRADE, leader="pygmalion", goods={}, units=traders)
    match = at_turn_start(me, theirs, **LAND)
    assert asked(match) == (0, "gain")


def protected(rolls: str, garrison: str = "leader, infantry", culture: int = 2) -> Match:
    """Pygmalion defends his city."""
    rival = phoenicia(leader="pygmalion", units={"D4": garrison}, goods={"culture": culture})
    return siege("infantry", "", rolls, rival=rival)


@pytest.mark.rule("COC-LDR-05", "COC-AMB-38")
@pytest.mark.parametrize(("answer", "falls"), [("use pygmalion", False), ("no", True)])
def test_pygmalion_cancels_a_hit_for_culture_when_the_values_are_known(
    answer: str, falls: bool
) -> None:
    match = protected("6i 2c", "leader")
    assert told(match, "rolled")
    assert asked(match) == (1, "may-use")

    when(match, answer)

    assert (player(match, 1).leader == "") == falls
    assert goods(match, 1).get("culture", 0) == (2 if falls else 1)


@pytest.mark.rule("COC-LDR-05")
def test_the_token_comes_back_after_a_victory() -> None:
    match = protected("6i 2c", "leader")
    when(match, "use pygmalion")
    assert goods(match, 1) == {"culture": 1}
    when(dice(match, "1l 6i"), "fight")
    assert outcome(match) == ["seat:1"]
    assert goods(match, 1) == {"culture": 2}


@pytest.mark.rule("COC-LDR-05")
def test_the_token_comes_back_even_if_pygmalion_falls_later() -> None:
    match = when(protected("6i 2c 2c"), "use pygmalion")
    when(dice(match, "6i 6i 2c"), "fight", "lose leader")
    assert outcome(match) == ["seat:1"]
    assert goods(match, 1) == {"culture": 2}


@pytest.mark.rule("COC-LDR-05")
def test_the_token_is_lost_if_the_battle_is_not_won() -> None:
    match = when(protected("6i 2c", "leader"), "use pygmalion", "retreat")
    assert outcome(match) == ["drawn"]
    assert goods(match, 1) == {"culture": 1}


@pytest.mark.rule("COC-LDR-05")
def test_pygmalion_protects_once_in_a_battle() -> None:
    match = when(protected("6i 2c", "leader"), "use pygmalion")
    when(dice(match, "6i 2c"), "fight")
    assert lost(match) == [("1", "leader")]
    assert goods(match, 1) == {"culture": 1}


@pytest.mark.rule("COC-LDR-05")
def test_pygmalion_protects_cities_that_he_defends() -> None:
    rival = phoenicia(leader="pygmalion", units={"D4": "leader"}, goods={"culture": 2})
    match = attack({"units": {"D3": "infantry"}}, rival, "6i 2c")
    assert lost(match) == [("1", "leader")]  # in the field

    me = phoenicia(leader="pygmalion", units={"D3": "leader"}, goods={"culture": 2})
    theirs = {"cities": {**HOME, "D4": {}}, "units": {"D4": "infantry"}}
    match = attack(me, theirs, "2c 6i")
    assert lost(match) == [("0", "leader")]  # as the attacker

    match = protected("6i 2c", "infantry", culture=0)
    assert lost(match) == [("1", "infantry")]
