"""Egypt: flood plains, builders, embalmers, gods and three leaders (COC-CIV-26 … 30, -57)."""

from __future__ import annotations

from typing import Any

import pytest

from oikumene.engine.match import Match
from oikumene.titles.clash.cards import BARBARIANS
from tests.titles.clash.events import drawn, points
from tests.titles.clash.fights import (
    COAST,
    FIELD,
    HOME,
    ME,
    SEA,
    attack,
    march,
    outcome,
    values,
)
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
    when,
)

EGYPT: dict[str, Any] = {"civilization": "egypt", "goods": {}}
"""Its home region has Barren land on C2 and D1."""

# Flood Plains


PLAINS: dict[str, Any] = {**EGYPT, "advances": ["storage", "irrigation", "flood_plains"]}


@pytest.mark.rule("COC-CIV-26")
def test_cities_are_founded_on_barren_land() -> None:
    me = {**PLAINS, "units": {"C2": "settler"}}
    match = when(given(me), "found")
    assert city(match, "C2").owner == 0
    assert "found" not in options(given({**me, "advances": ["irrigation"]}))


@pytest.mark.rule("COC-CIV-26")
def test_barren_land_yields_food_or_wood() -> None:
    match = when(given({**PLAINS, "cities": {"D2": {}}}), "collect")
    assert {"take C2 food", "take C2 wood", "take D1 food", "take D1 wood"} <= set(options(match))
    when(match, "take C2 wood")
    assert goods(match) == {"wood": 1}

    others = when(given({**PLAINS, "advances": ["irrigation"], "cities": {"D2": {}}}), "collect")
    assert "take C2 wood" not in options(others)


@pytest.mark.rule("COC-CIV-26")
def test_a_captor_keeps_a_city_on_barren_land() -> None:
    desert: dict[str, Any] = {"regions": {"D3": "FFFB", "D5": "FFFF"}}
    theirs = {**PLAINS, "cities": {"D7": {}, "D4": {}}}
    match = attack({"units": {"D3": "infantry"}}, theirs, **desert)
    assert city(match, "D4").owner == 0


@pytest.mark.rule("COC-CIV-26")
@pytest.mark.parametrize(("advances", "yields"), [(["irrigation"], ["food"]), ([], [])])
def test_a_captor_collects_only_food_there_with_irrigation(
    advances: list[str], yields: list[str]
) -> None:
    me = {"civilization": "rome", "advances": advances, "cities": {"D2": {}, "D4": {}}}
    desert = {"regions": {"D3": "FFFB", "D5": "FFFF"}}
    match = when(given(me, PLAINS, **desert), "collect", "city D4")
    assert [text for text in options(match) if "D4" in text] == [
        f"take D4 {kind}" for kind in yields
    ]


# Architecture


ARCHITECTS: dict[str, Any] = {
    **EGYPT,
    "advances": ["myths", "rituals", "engineering", "architecture"],
    "cities": {"D2": {"mood": "happy"}, "E2": {"mood": "angry"}},
}


@pytest.mark.rule("COC-CIV-27")
def test_mood_tokens_replace_the_resources_of_a_building() -> None:
    match = given({**ARCHITECTS, "goods": {"mood": 2, "ore": 1}})
    when(match, "build", "gain culture 1")
    assert set(city(match, "D2").buildings) == {"temple"}
    assert goods(match) == {"culture": 1}


@pytest.mark.rule("COC-CIV-27")
def test_mood_tokens_replace_resources_and_culture_of_a_wonder() -> None:
    # The Great Pyramid costs 2 food, 3 wood, 7 ore and 5 culture tokens.
    me = {**ARCHITECTS, "wonders": ["great_pyramid"]}
    match = given({**me, "goods": {"mood": 8, "ore": 6, "culture": 3}})
    when(match, "build", "wonder D2 great_pyramid")
    assert city(match, "D2").wonders == ("great_pyramid",)
    assert goods(match) == {}


@pytest.mark.rule("COC-CIV-27")
def test_without_the_advance_mood_builds_nothing() -> None:
    advances = ["myths", "rituals", "engineering"]
    match = given({**ARCHITECTS, "advances": advances, "goods": {"mood": 7, "ore": 7}})
    assert "build" not in options(match)


@pytest.mark.rule("COC-CIV-27")
def test_mood_tokens_recruit_nobody() -> None:
    match = given({**ARCHITECTS, "goods": {"mood": 5}, "leaders": []})
    assert "recruit" not in options(match)


# Embalming


EMBALMERS: dict[str, Any] = {**EGYPT, "advances": ["tactics", "rituals", "embalming"]}


@pytest.mark.rule("COC-CIV-28")
@pytest.mark.parametrize(("rolls", "winner"), [("6i 1l", "seat:0"), ("1l 6i", "seat:1")])
@pytest.mark.parametrize(("held", "then"), [(0, 1), (4, 5), (5, 5)])
def test_every_battle_brings_a_token_while_there_are_few(
    rolls: str, winner: str, held: int, then: int
) -> None:
    mine = {**EMBALMERS, "goods": {"culture": held}, "units": {"D3": "infantry"}}
    match = attack(mine, {"units": {"D4": "infantry"}}, rolls)
    assert outcome(match) == [winner]
    assert goods(match) == {"culture": then}


@pytest.mark.rule("COC-CIV-28")
@pytest.mark.parametrize(
    "rival", [{"units": {"D4": "settler"}}, {"cities": {**HOME, "D4": {"mood": "angry"}}}]
)
def test_battles_against_nobody_bring_it_too(rival: dict[str, Any]) -> None:
    match = attack({**EMBALMERS, "units": {"D3": "infantry"}}, rival)
    assert goods(match)["culture"] == 1


@pytest.mark.rule("COC-CIV-28")
def test_battles_against_barbarians_and_in_defence_bring_it_too() -> None:
    me = {**EMBALMERS, "units": {"D3": "infantry"}}
    match = given(me, barbarians={"units": {"D4": "infantry"}}, **FIELD)
    assert goods(march(dice(match, "6i 1l"), "D3", "D4"))["culture"] == 1

    theirs = {**EMBALMERS, "units": {"D4": "infantry"}}
    match = attack({"goods": {}, "units": {"D3": "infantry"}}, theirs, "1l 6i")
    assert goods(match, 1) == {"culture": 1}
    assert goods(match) == {}


@pytest.mark.rule("COC-CIV-28")
def test_the_death_of_a_leader_brings_a_token_in_any_case() -> None:
    mine = {**EMBALMERS, "leader": "imhotep", "goods": {"culture": 5}, "units": {"D3": "leader"}}
    match = attack(mine, {"units": {"D4": "infantry"}}, "2c 6i")
    assert goods(match) == {"culture": 6}  # for the leader, none for the battle


@pytest.mark.rule("COC-CIV-28")
def test_a_discarded_leader_brings_it_too() -> None:
    me = {**EMBALMERS, "leader": "imhotep", "goods": {"mood": 1, "culture": 6}}
    match = when(given({**me, "units": {"C2": "leader"}}), "recruit", "leader ramses_ii")
    assert goods(match) == {"culture": 6}  # one was paid, one came


# Man God


def pious(*theocracy: str, **me: Any) -> dict[str, Any]:
    """Egypt with Man God and some advances of Theocracy."""
    return {**EGYPT, "advances": ["priesthood", "man_god", *theocracy], **me}


@pytest.mark.rule("COC-CIV-29")
@pytest.mark.parametrize(("advances", "gain"), [(["dogma"], True), (["devotion"], False)])
def test_dogma_works_as_nationalism(advances: list[str], gain: bool) -> None:
    me = pious(*advances, goods={"food": 1, "ore": 1}, cities={"D2": {}})
    match = when(given(me), "recruit")
    assert (asked(match)[1] == "gain") == gain
    if gain:
        assert match.decision is not None
        assert match.decision.args["what"] == "advance:nationalism"


@pytest.mark.rule("COC-CIV-29")
@pytest.mark.parametrize(("advances", "boost"), [(["devotion"], False), (["dogma"], True)])
def test_devotion_works_as_totalitarianism(advances: list[str], boost: bool) -> None:
    rome = {"civilization": "rome", "goods": {"culture": 3}}
    cities = {"D7": {}, "D3": {"buildings": ["academy"]}}
    egypt = pious(*advances, cities=cities, units={"D3": "infantry"})
    match = when(dice(given(rome, egypt, **FIELD), "4e"), "influence")
    assert (asked(match)[1] == "boost") == boost


@pytest.mark.rule("COC-CIV-29")
def test_conversion_works_as_absolute_power() -> None:
    me = pious("conversion", goods={"mood": 2})
    match = when(given(me, left=1), "use absolute_power")
    assert table(match).left == 2
    assert "use absolute_power" not in options(given(pious("dogma", goods={"mood": 2})))


@pytest.mark.rule("COC-CIV-29")
def test_fanaticism_works_as_forced_labor() -> None:
    cities = {"D2": {"mood": "angry", "buildings": ["temple", "academy"]}}
    me = pious("fanaticism", goods={"mood": 1}, cities=cities)
    match = when(given(me), "use forced_labor", "collect")
    assert match.decision is not None
    assert match.decision.args["n"] == 3  # as a Neutral city of size 3
    assert "use forced_labor" not in options(given(pious("dogma", goods={"mood": 1})))


@pytest.mark.rule("COC-CIV-29")
def test_without_man_god_theocracy_is_only_theocracy() -> None:
    me = {**EGYPT, "advances": ["conversion"], "goods": {"mood": 2}}
    assert "use absolute_power" not in options(given(me))


@pytest.mark.rule("COC-CIV-29")
def test_the_advances_of_autocracy_are_not_owned() -> None:
    match = given(pious("dogma", "conversion"))
    assert not {"nationalism", "absolute_power"} & set(player(match).advances)
    assert points(match)["advances"] == (2 + 4) / 2

    learning = given(pious("dogma", goods={"food": 2}))
    when(learning, "advance")
    assert "advance totalitarianism" not in options(learning)
    assert refused(learning)["advance totalitarianism"] == "COC-GOV-02"


@pytest.mark.rule("COC-CIV-29")
def test_man_god_comes_to_an_end_with_theocracy() -> None:
    me = pious("conversion", goods={"mood": 2})
    match = drawn("revolution_anarchy", me)
    assert "use absolute_power" not in options(match)


# Cleopatra


CLEOPATRA: dict[str, Any] = {**EGYPT, "leader": "cleopatra", "goods": {"culture": 2}}


@pytest.mark.rule("COC-LDR-05")
@pytest.mark.parametrize(("where", "may"), [("D2", True), ("D1", False)])
def test_the_city_of_cleopatra_reaches_farther(where: str, may: bool) -> None:
    me = {**CLEOPATRA, "goods": {}, "cities": {"D2": {}}, "units": {where: "leader"}}
    rival = {"cities": {"D7": {}, "D4": {"buildings": ["temple"]}}}
    assert ("influence" in options(given(me, rival, **FIELD))) == may


@pytest.mark.rule("COC-CIV-30")
def test_once_a_turn_a_token_is_put_into_her_city() -> None:
    match = given(CLEOPATRA, left=0)
    when(match, "use cleopatra")
    assert city(match, "D2").tokens == 1
    assert goods(match) == {"culture": 1}
    assert table(match).left == 0
    assert "use cleopatra" not in options(match)
    assert "use cleopatra" not in options(given({**CLEOPATRA, "units": {"D1": "leader"}}))
    assert "use cleopatra" not in options(given({**CLEOPATRA, "goods": {}}))


def beloved(culture: int, tokens: int = 2, **rome: Any) -> Match:
    """Rome stands beside an Egyptian city on D4 with tokens, Cleopatra elsewhere."""
    egypt = {
        **CLEOPATRA,
        "cities": {"D7": {}, "D4": {"tokens": tokens}},
        "units": {"D4": "infantry", "D7": "leader"},
    }
    me = {**ME, "units": {"D3": "infantry"}, "goods": {"culture": culture}, **rome}
    return given(me, egypt, **FIELD)


@pytest.mark.rule("COC-CIV-30")
def test_an_attack_on_such_a_city_costs_as_many_tokens() -> None:
    match = march(dice(beloved(3), "1l 6i"), "D3", "D4")
    assert outcome(match) == ["seat:1"]  # it was paid whatever the outcome
    assert goods(match) == {"culture": 1}
    assert city(match, "D4").tokens == 0
    assert goods(match, 1) == {"culture": 2}  # Egypt does not get them
    order = [each.key for each in match.journal() if each.key in ("paid", "moved")]
    assert order == ["paid", "moved"]


@pytest.mark.rule("COC-CIV-30")
def test_who_cannot_pay_cannot_attack() -> None:
    match = when(beloved(1), "move", "from D3")
    assert "to D4" not in options(match)
    assert "to D5" not in options(match)
    assert "to C4" in options(match)


@pytest.mark.rule("COC-CIV-30")
def test_barbarians_do_not_pay() -> None:
    me = {
        **EGYPT,
        "leader": "cleopatra",
        "cities": {"D2": {"tokens": 1}, "E2": {}},
        "units": {"E2": "leader"},
    }
    match = drawn("great_artist", me, barbarians={"units": {"C2": "infantry"}})
    assert city(match, "D2").owner == BARBARIANS
    assert city(match, "D2").tokens == 0  # Egypt lost the city


@pytest.mark.rule("COC-CIV-30")
def test_the_tokens_vanish_when_she_dies() -> None:
    egypt = {
        **CLEOPATRA,
        "cities": {"D7": {"tokens": 1}, "E8": {"tokens": 2}},
        "units": {"D4": "leader"},
    }
    match = attack({"units": {"D3": "infantry"}}, egypt, "6i 2c")
    assert player(match).killed == ("cleopatra",)
    assert (city(match, "D7").tokens, city(match, "E8").tokens) == (0, 0)


@pytest.mark.rule("COC-CIV-30")
def test_the_tokens_vanish_when_she_is_replaced() -> None:
    me = {
        **CLEOPATRA,
        "goods": {"mood": 1, "culture": 1},
        "cities": {"D2": {"tokens": 1}},
    }
    match = when(given(me), "recruit", "leader imhotep")
    assert city(match, "D2").tokens == 0
    assert goods(match) == {}


@pytest.mark.rule("COC-CIV-30")
def test_the_tokens_of_a_lost_city_vanish() -> None:
    match = march(dice(beloved(2), "6i 1l"), "D3", "D4")
    assert city(match, "D4").owner == 0
    assert city(match, "D4").tokens == 0


# Imhotep


IMHOTEP: dict[str, Any] = {**EGYPT, "leader": "imhotep", "units": {"D2": "leader"}}


@pytest.mark.rule("COC-CIV-57")
def test_imhotep_brings_an_idea_when_his_city_recruits_or_builds() -> None:
    me = {**IMHOTEP, "goods": {"food": 1, "ore": 1}, "cities": {"D2": {}}}
    assert goods(when(given(me), "recruit")) == {"ideas": 1}

    mason = {
        **IMHOTEP,
        "advances": ["bartering"],
        "goods": {"food": 1, "wood": 1, "ore": 1},
        "cities": {"D2": {}, "E2": {"mood": "angry"}},
    }
    match = when(given(mason), "build")
    assert set(city(match, "D2").buildings) == {"market"}
    assert goods(match) == {"ideas": 1}


@pytest.mark.rule("COC-CIV-57")
def test_imhotep_brings_nothing_when_his_city_collects_or_another_one_works() -> None:
    match = when(given({**IMHOTEP, "cities": {"D2": {}}}), "collect", "take D2 food")
    assert goods(match) == {"food": 1}

    away = {**IMHOTEP, "goods": {"food": 1, "ore": 1}, "cities": {"D2": {}, "E2": {}}}
    match = when(given(away), "recruit", "city E2")
    assert goods(match) == {}


@pytest.mark.rule("COC-CIV-57")
@pytest.mark.parametrize(("advance", "school"), [("writing", "academy"), ("math", "observatory")])
def test_schools_in_imhoteps_city_cost_only_ore(advance: str, school: str) -> None:
    me = {
        **IMHOTEP,
        "advances": [advance],
        "goods": {"ore": 1},
        "cities": {"D2": {}, "E2": {"mood": "angry"}},
    }
    match = when(given(me), "build")
    assert set(city(match, "D2").buildings) == {school}
    assert "ore" not in goods(match)
    assert "build" not in options(given({**me, "units": {"D1": "leader"}}))


@pytest.mark.rule("COC-CIV-57")
def test_other_buildings_in_imhoteps_city_have_their_price() -> None:
    me = {
        **IMHOTEP,
        "advances": ["myths", "bartering"],
        "goods": {"ore": 1},
        "cities": {"D2": {}, "E2": {}},
    }
    assert "build" not in options(given(me))


# Ramses II


RAMSES: dict[str, Any] = {**EGYPT, "leader": "ramses_ii", "advances": ["tactics"]}


def obelisk(leader: str) -> Match:
    """An Obelisk is built on D2."""
    me = {
        **RAMSES,
        "advances": ["arts"],
        "goods": {"food": 1, "wood": 1, "ore": 1},
        "cities": {"D2": {}, "E2": {"mood": "angry"}},
        "units": {leader: "leader"},
    }
    return when(given(me), "build")


@pytest.mark.rule("COC-CIV-57")
@pytest.mark.parametrize("gain", ["culture 1", "ideas 2"])
def test_an_obelisk_in_the_city_of_ramses_brings_culture_or_ideas(gain: str) -> None:
    match = obelisk("D2")
    assert "obelisk" in city(match, "D2").buildings
    assert options(match) == ["gain culture 1", "gain ideas 2"]
    when(match, f"gain {gain}")
    kind, n = gain.split()
    assert goods(match)[kind] == int(n)


@pytest.mark.rule("COC-CIV-57")
def test_an_obelisk_elsewhere_brings_nothing() -> None:
    match = obelisk("D1")
    assert "obelisk" in city(match, "D2").buildings
    assert asked(match) == (0, "act")


@pytest.mark.rule("COC-CIV-57")
@pytest.mark.parametrize(("regions", "bonus"), [(COAST, 2), (FIELD, 0)])
def test_ramses_is_stronger_when_he_attacks_a_coastal_city(
    regions: dict[str, Any], bonus: int
) -> None:
    mine = {**RAMSES, "units": {"E4": "leader"}}
    theirs = {"cities": {**HOME, "D4": {}}, "units": {"D4": "infantry"}}
    match = attack(mine, theirs, "2c 1l", start="E4", **regions)
    assert values(match) == [2 + bonus, 1]
    when(dice(match, "2e 1l"), "fight")
    assert values(match) == [2 + bonus, 1]


@pytest.mark.rule("COC-CIV-57")
def test_ramses_is_no_stronger_in_the_field_or_in_defence() -> None:
    mine = {**RAMSES, "units": {"E4": "leader"}}
    match = attack(mine, {"units": {"D4": "infantry"}}, "2c 1l", start="E4", **COAST)
    assert values(match) == [2, 1]

    theirs = {**RAMSES, "cities": {**HOME, "D4": {}}, "units": {"D4": "leader"}}
    match = attack({"units": {"E4": "infantry"}}, theirs, "1l 2c", start="E4", **COAST)
    assert values(match) == [1, 2]


@pytest.mark.rule("COC-CIV-57")
@pytest.mark.parametrize(("fleet", "bonus"), [("ship, leader", 2), ("ship", 0)])
def test_the_ship_of_ramses_is_stronger_against_pirates(fleet: str, bonus: int) -> None:
    me = {**RAMSES, "units": {"D3": fleet, **({} if "leader" in fleet else {"D2": "leader"})}}
    match = march(dice(given(me, pirates={"D4": "ship"}, **SEA), "2c 1l"), "D3", "D4")
    assert values(match) == [2 + bonus, 1]


@pytest.mark.rule("COC-CIV-57")
def test_his_ship_is_no_stronger_against_others() -> None:
    mine = {**RAMSES, "units": {"D3": "ship, leader"}}
    assert values(attack(mine, {"units": {"D4": "ship"}}, "2c 1l", **SEA)) == [2, 1]


# Others


CAESAR: dict[str, Any] = {
    "civilization": "rome",
    "leader": "caesar",
    "goods": {},
    "cities": {"D2": {}, "E2": {"mood": "angry"}},
    "units": {"D2": "leader"},
}


@pytest.mark.rule("COC-CIV-26")
def test_nobody_else_has_flood_plains() -> None:
    rome = {**CAESAR, "units": {"D2": "leader", "D1": "settler"}}
    match = given(rome, {**PLAINS, "units": {}})
    assert "found" not in options(match)
    when(match, "collect", "city D2")
    assert not [text for text in options(match) if "D1" in text]


@pytest.mark.rule("COC-CIV-27")
def test_nobody_else_builds_with_mood_tokens() -> None:
    rome = {**CAESAR, "advances": ["myths"], "goods": {"mood": 3}}
    egypt = {**EGYPT, "advances": ["architecture"]}
    assert "build" not in options(given(rome, egypt))


@pytest.mark.rule("COC-CIV-28")
def test_the_leaders_of_others_bring_egypt_only_the_token_of_the_battle() -> None:
    rome = {**CAESAR, "advances": ["tactics"], "units": {"D3": "leader"}}
    match = attack(rome, {**EMBALMERS, "units": {"D4": "infantry"}}, "2c 6i")
    assert player(match, 1).killed == ("caesar",)
    assert (goods(match), goods(match, 1)) == ({}, {"culture": 1})


@pytest.mark.rule("COC-CIV-29")
def test_nobody_else_is_a_man_god() -> None:
    rome = {**CAESAR, "advances": ["conversion"], "goods": {"mood": 2}}
    match = given(rome, pious("conversion"))
    assert "use absolute_power" not in options(match)


@pytest.mark.rule("COC-LDR-05")
def test_cleopatra_does_not_help_the_cities_of_others() -> None:
    egypt = {**CLEOPATRA, "cities": {"D7": {}, "D4": {"buildings": ["temple"]}}}
    egypt |= {"units": {"D7": "leader"}}
    assert "influence" not in options(given(CAESAR, egypt, **FIELD))


@pytest.mark.rule("COC-CIV-57")
def test_imhotep_does_not_help_the_cities_of_others() -> None:
    egypt = {**IMHOTEP, "units": {"D7": "leader"}}
    rome = {**CAESAR, "advances": ["writing"], "goods": {"food": 1, "ore": 1}}
    match = given(rome, egypt)
    assert "build" not in options(match)
    when(match, "recruit", "city D2")
    assert goods(match) == {}


@pytest.mark.rule("COC-CIV-57")
def test_ramses_gets_nothing_for_the_obelisks_of_others() -> None:
    rome = {**CAESAR, "advances": ["arts"], "goods": {"food": 1, "wood": 1, "ore": 1}}
    match = when(given(rome, {**RAMSES, "units": {"D7": "leader"}}), "build")
    assert "obelisk" in city(match, "D2").buildings
    assert (goods(match), goods(match, 1)) == ({}, {})
