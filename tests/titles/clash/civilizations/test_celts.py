"""Celts: friends of the barbarians, druids and three leaders (COC-CIV-23)."""

from __future__ import annotations

from typing import Any

import pytest

from oikumene.engine.match import Match
from oikumene.titles.clash.cards import BARBARIANS
from tests.titles.clash.events import drawn, points
from tests.titles.clash.fights import (
    FIELD,
    HOME,
    ME,
    SEA,
    attack,
    lost,
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
    table,
    told,
    units,
    when,
)

CELTS: dict[str, Any] = {"civilization": "celts", "goods": {}, "advances": ["tactics"]}
OPEN: dict[str, Any] = {
    "regions": {"D3": "FFFF", "D5": "FFFF", "F4": "FFFF", "B4": "FFFF", "B2": "FFFF"}
}
NEAR_D4 = ["D5", "C5", "E5", "C6", "E6"]
"""Land within two spaces of D4."""

# Tribal Warfare


WARRIORS: dict[str, Any] = {**CELTS, "advances": ["tactics", "tribal_warfare"]}


@pytest.mark.parametrize(
    ("cities", "bonus"),
    [([], 0), (["D5"], 1), (NEAR_D4[:3], 3), (NEAR_D4, 4), (["B2"], 0)],
)
def test_barbarian_cities_near_a_battle_help(cities: list[str], bonus: int) -> None:
    mine = {**WARRIORS, "units": {"D3": "infantry"}}
    tribes: dict[str, Any] = {"barbarians": {"cities": {name: {} for name in cities}}}
    match = attack(mine, {"units": {"D4": "infantry"}}, **tribes, **OPEN)
    assert values(match) == [1 + bonus, 1]
    if bonus < 4:  # with five the rival is gone
        when(dice(match, "1l 1l"), "fight")
        assert values(match) == [1 + bonus, 1]


def test_barbarian_cities_help_defenders_too() -> None:
    theirs = {**WARRIORS, "units": {"D4": "infantry"}}
    tribes: dict[str, Any] = {"barbarians": {"cities": {"D5": {}}}}
    assert values(attack({"units": {"D3": "infantry"}}, theirs, **tribes, **OPEN)) == [1, 2]


def test_tribal_warfare_is_of_no_use_against_barbarians_ships_and_walls() -> None:
    tribes: dict[str, Any] = {"cities": {"D5": {}}}
    mine = {**WARRIORS, "units": {"D3": "infantry"}}
    match = given(mine, barbarians={**tribes, "units": {"D4": "infantry"}}, **OPEN)
    assert values(march(dice(match, "1l 1l"), "D3", "D4")) == [1, 1]

    at_sea = {**WARRIORS, "units": {"D3": "ship"}}
    match = attack(at_sea, {"units": {"D4": "ship"}}, barbarians=tribes, **SEA)
    assert values(match) == [1, 1]

    fortress = {"cities": {**HOME, "D4": {"buildings": ["fortress"]}}}
    match = attack(mine, fortress, barbarians=tribes, **OPEN)
    assert values(match) == [1, 1]


# Tribal Allies


def test_tribal_allies_let_barbarians_appear() -> None:
    me = {**CELTS, "advances": ["tribal_allies"], "cities": {"D2": {}}}
    match = given(me, regions={"D3": "BBFF"})

    when(match, "use tribal_allies")
    assert options(match) == ["settle E4", "settle D4"]  # two steps from D2
    when(match, "settle D4")
    assert asked(match) == (0, "barbarians-reinforce")
    when(match, "reinforce D4 cavalry")

    assert city(match, "D4").owner == BARBARIANS
    assert units(match, BARBARIANS, "D4") == {"infantry": 1, "cavalry": 1}
    assert table(match).left == 2
    assert "use tribal_allies" not in options(match)


HOLD: dict[str, Any] = {**CELTS, "advances": ["draft", "tribal_allies"]}
ARMIES: dict[str, Any] = {"units": {"E3": "infantry", "D4": "infantry"}}


def moving(me: dict[str, Any]) -> Match:
    """An event moves two armies of barbarians: one beside D2, one two spaces away."""
    words: dict[str, Any] = {"regions": {"D3": "BBBB", "F2": "BBBB"}, "barbarians": ARMIES}
    city_ = {"cities": {"D2": {}, "D1": {}}, "units": {"D2": "4 infantry"}}
    return drawn("great_artist", {**HOLD, **city_, **me}, **words)


def test_a_food_keeps_any_number_of_armies_from_moving() -> None:
    match = moving({"goods": {"food": 1}})
    assert asked(match) == (0, "tribal-allies")
    assert options(match) == ["hold E3", "hold D4", "done"]

    when(match, "hold E3", "hold D4")

    assert told(match, "barbarians-moved") == []
    assert told(match, "paid")[-1] == {"seat": "seat:0", "goods": "food 1"}
    assert goods(match).get("food", 0) == 0


def test_only_some_armies_may_be_held() -> None:
    match = moving({"goods": {"food": 1}})
    when(match, "hold E3", "done")
    while asked(match)[1] == "barbarians-march":
        when(match, options(match)[0])
    assert [each["start"] for each in told(match, "barbarians-moved")] == ["hex:D4"]


def test_without_food_nobody_is_held() -> None:
    assert asked(moving({}))[1] != "tribal-allies"


def test_the_events_of_others_are_none_of_their_business() -> None:
    words: dict[str, Any] = {"regions": {"D3": "BBBB"}, "barbarians": {"units": {"D4": "infantry"}}}
    rome = {"civilization": "rome", "units": {"D2": "infantry"}}
    match = drawn("great_artist", rome, {**HOLD, "goods": {"food": 1}}, **words)
    assert goods(match, 1) == {"food": 1}
    assert len(told(match, "barbarians-moved")) == 1


# Druidic Influence


DRUIDS: dict[str, Any] = {**CELTS, "advances": ["druidic_influence"], "cities": {"D2": {}}}
TRIBE: dict[str, Any] = {"cities": {"D3": {}}, "units": {"D3": "infantry"}}


@pytest.mark.rule("COC-CIV-23")
def test_druids_influence_a_barbarian_settlement_without_buildings() -> None:
    match = given(DRUIDS, barbarians=TRIBE, **FIELD)
    when(dice(match, "5i"), "influence")

    assert city(match, "D3").tokens == 1
    assert city(match, "D3").owner == BARBARIANS
    assert points(match)["objectives"] == 1
    assert goods(match) == {}  # the token comes from the supply
    assert "influence" not in options(match)


@pytest.mark.rule("COC-CIV-23")
def test_a_failure_leaves_no_token() -> None:
    match = when(dice(given(DRUIDS, barbarians=TRIBE, **FIELD), "4e"), "influence")
    assert city(match, "D3").tokens == 0


@pytest.mark.rule("COC-CIV-23")
def test_others_cannot_influence_a_settlement_without_buildings() -> None:
    rome = {"civilization": "rome", "cities": {"D2": {}}}
    druids = {"civilization": "celts", "advances": ["druidic_influence"]}
    assert "influence" not in options(given(rome, druids, barbarians=TRIBE, **FIELD))


@pytest.mark.rule("COC-CIV-23")
def test_a_settlement_gets_one_token() -> None:
    tribe = {"cities": {"D3": {"tokens": 1}}}
    assert "influence" not in options(given(DRUIDS, barbarians=tribe, **FIELD))


@pytest.mark.rule("COC-CIV-23")
def test_a_settlement_with_buildings_may_get_a_token_or_lose_a_building() -> None:
    tribe = {"cities": {"D3": {"buildings": ["temple@1"]}}}
    match = when(given(DRUIDS, barbarians=tribe, **FIELD), "influence")
    assert options(match) == ["target D3", "target D3 druids"]
    when(dice(match, "5i"), "target D3 druids")
    assert city(match, "D3").tokens == 1
    assert city(match, "D3").buildings == {"temple": 1}


@pytest.mark.rule("COC-CIV-23")
def test_captured_settlements_lose_the_token() -> None:
    celts = {"civilization": "celts", "advances": ["druidic_influence"]}
    rome = {**ME, "units": {"D3": "infantry"}}
    match = given(rome, celts, barbarians={"cities": {"D4": {"tokens": 1}}}, **FIELD)
    assert points(match, 1)["objectives"] == 1

    march(match, "D3", "D4")

    assert (city(match, "D4").owner, city(match, "D4").tokens) == (0, 0)
    assert "objectives" not in points(match, 1)


@pytest.mark.rule("COC-CIV-23")
def test_converted_settlements_lose_the_token() -> None:
    me = {**DRUIDS, "actions": ["a15"]}
    match = given(me, barbarians={"cities": {"D3": {"tokens": 1}}}, **FIELD)
    when(dice(match, "6i"), "play a15", "influence")
    if asked(match)[1] == "win-over":
        when(match, options(match)[0])
    assert (city(match, "D3").owner, city(match, "D3").tokens) == (0, 0)


# Tribal Trade


def trading(advances: list[str], **words: Any) -> Match:
    """A turn begins with a settler beside a barbarian city."""
    me = {**CELTS, "advances": ["storage", "trade_routes", *advances], "units": {"D2": "settler"}}
    return given(me, phase="turn", **{"barbarians": {"cities": {"D3": {}}}, **FIELD, **words})


def test_barbarian_cities_trade_with_celts() -> None:
    assert goods(trading(["tribal_trade"])) == {"food": 1}
    assert goods(trading([])) == {}


def test_barbarian_cities_have_nothing_but_food() -> None:
    match = trading(["tribal_trade", "currency"])
    assert asked(match) == (0, "act")
    assert goods(match) == {"food": 1}


def test_barbarian_cities_trade_with_nobody_else() -> None:
    rome = {"civilization": "rome", "goods": {}, "advances": ["trade_routes"]}
    celts = {"civilization": "celts", "advances": ["tribal_trade"]}
    tribe: dict[str, Any] = {"barbarians": {"cities": {"D3": {}}}}
    match = given({**rome, "units": {"D2": "settler"}}, celts, phase="turn", **tribe, **FIELD)
    assert goods(match) == {}


def test_angry_barbarians_do_not_trade() -> None:
    angry = {"cities": {"D3": {"mood": "angry"}}}
    assert goods(trading(["tribal_trade"], barbarians=angry)) == {}


# Boudica


BOUDICA: dict[str, Any] = {**CELTS, "leader": "boudica", "units": {"D3": "leader"}}


@pytest.mark.rule("COC-LDR-05")
@pytest.mark.parametrize(
    ("theirs", "bonus"),
    [(["tactics", "siegecraft"], 2), (["tactics"], 0), (["writing", "storage"], 0)],
)
def test_boudica_is_stronger_against_more_advances_of_warfare(
    theirs: list[str], bonus: int
) -> None:
    match = attack(BOUDICA, {"advances": theirs, "units": {"D4": "infantry"}}, "2c 1l")
    assert values(match) == [2 + bonus, 1]
    when(dice(match, "2e 1l"), "fight")
    assert values(match) == [2 + bonus, 1]


def founding(**me: Any) -> Match:
    """A settler founds a city on D3."""
    settler = {"goods": {"food": 1}, "units": {"D3": "leader, settler"}}
    return when(given({**BOUDICA, **settler, **me}, **FIELD), "found")


@pytest.mark.rule("COC-LDR-05")
def test_for_a_food_the_settler_stays_in_the_new_city() -> None:
    match = founding()
    assert asked(match) == (0, "may-use")
    when(match, "use boudica")
    assert city(match, "D3").owner == 0
    assert units(match, 0, "D3") == {"leader": 1, "settler": 1}
    assert goods(match) == {}


@pytest.mark.rule("COC-LDR-05")
def test_the_settler_need_not_stay() -> None:
    match = when(founding(), "no")
    assert units(match, 0, "D3") == {"leader": 1}
    assert goods(match) == {"food": 1}


@pytest.mark.rule("COC-LDR-05")
@pytest.mark.parametrize("me", [{"goods": {}}, {"units": {"D3": "settler", "D2": "leader"}}])
def test_it_takes_food_and_boudica_herself(me: dict[str, Any]) -> None:
    match = founding(**me)
    assert asked(match) == (0, "act")
    assert "settler" not in units(match, 0, "D3")


# Vercingetorix


VERCINGETORIX: dict[str, Any] = {**CELTS, "leader": "vercingetorix"}


@pytest.mark.rule("COC-LDR-05")
def test_settlers_near_vercingetorix_make_him_stronger() -> None:
    army = {"D3": "leader, settler", "D2": "settler", "C2": "settler", "E2": "settler"}
    mine = {**VERCINGETORIX, "units": army}
    match = attack(mine, {"units": {"D4": "infantry"}}, "2c 1l", group="leader 1")
    assert values(match) == [2 + 2, 1]  # C2 and E2 are three spaces away

    crowd = {**VERCINGETORIX, "units": {"D3": "leader, 4 settler"}}
    match = attack(crowd, {"units": {"D4": "infantry"}}, "2c 1l")
    assert values(match)[0] == 2 + 4  # with him, without a limit


@pytest.mark.rule("COC-LDR-05")
def test_others_settlers_do_not_help_him() -> None:
    mine = {**VERCINGETORIX, "units": {"D3": "leader"}}
    match = attack(mine, {"units": {"D4": "infantry", "D5": "settler"}}, "2c 1l")
    assert values(match) == [2, 1]


def mustering(kind: str, **me: Any) -> Match:
    """His city recruits a unit."""
    words = {
        "goods": {"food": 2, "ore": 1},
        "cities": {"D2": {"mood": "angry"}},
        "units": {"D2": "leader", "D3": "4 infantry"},
        **me,
    }
    rival = {"units": {"C2": "settler"}, "cities": {"D7": {}, "E2": {}}}
    regions = {"D3": "FFFF", "B2": "FFFF", "F2": "WWWW"}
    match = given({**VERCINGETORIX, **words}, rival, regions=regions)
    return when(match, "recruit", f"recruit {kind}")


@pytest.mark.rule("COC-LDR-05")
def test_recruits_of_his_city_may_appear_beside_it() -> None:
    match = mustering("infantry")
    assert asked(match) == (0, "muster")
    # C2 has an enemy, E2 an enemy's city, D3 a full army, E3 is Sea.
    assert options(match) == ["muster D2", "muster D1", "muster C3"]
    when(match, "muster C3")
    assert units(match, 0, "C3") == {"infantry": 1}


@pytest.mark.rule("COC-LDR-05")
def test_settlers_appear_where_armies_have_no_room() -> None:
    match = mustering("settler")
    assert "muster D3" in options(match)
    when(match, "muster D3")
    assert units(match, 0, "D3") == {"infantry": 4, "settler": 1}


@pytest.mark.rule("COC-LDR-05")
def test_recruits_of_other_cities_stay_there() -> None:
    match = mustering("infantry", units={"D1": "leader"})
    assert units(match, 0, "D2") == {"infantry": 1}


# Viriatus


VIRIATUS: dict[str, Any] = {**CELTS, "leader": "viriatus", "goods": {"mood": 2}}


def terror(**me: Any) -> Match:
    """The second round of a battle with Viriatus begins."""
    mine = {**VIRIATUS, "units": {"D3": "leader"}, **me}
    rival = {"units": {"D4": "infantry", "E4": "settler"}, "cities": {"D7": {}, "C4": {}}}
    match = attack(mine, rival, "2c 1l")
    assert asked(match) == (0, "retreat")  # in the first round there is no terror
    return when(match, "fight")


@pytest.mark.rule("COC-LDR-05")
def test_from_the_second_round_on_viriatus_drives_an_enemy_away() -> None:
    match = terror()
    assert asked(match) == (0, "terror")
    assert options(match) == ["frighten infantry", "no"]
    when(match, "frighten infantry")
    assert asked(match) == (0, "flee")
    assert options(match) == ["to D3", "to D5"]  # E4 has a unit, C4 a city
    when(match, "to D5")

    assert units(match, 1, "D5") == {"infantry": 1}
    assert goods(match) == {}
    assert outcome(match) == ["seat:0"]  # nobody was left
    assert lost(match) == []


@pytest.mark.rule("COC-LDR-05")
def test_viriatus_needs_two_mood_tokens() -> None:
    match = terror(goods={"mood": 1})
    assert asked(match)[1] != "terror"


@pytest.mark.rule("COC-LDR-05")
def test_viriatus_may_do_without_terror() -> None:
    match = when(dice(terror(), "2c 1l"), "no")
    assert goods(match) == {"mood": 2}
    assert asked(match) == (0, "retreat")


@pytest.mark.rule("COC-LDR-05")
def test_nobody_flees_where_there_is_no_free_land() -> None:
    mine = {**VIRIATUS, "units": {"D3": "leader, settler", "C4": "settler"}}
    rival = {"units": {"D4": "infantry", "E4": "settler"}, "cities": {"D7": {}, "D5": {}}}
    match = attack(mine, rival, "2c 1l", group="leader 1")
    when(dice(match, "2c 1l"), "fight")
    assert asked(match) == (0, "retreat")
    assert len(told(match, "combat-round")) == 2


def raid(viriatus: str, **celts: Any) -> Match:
    """Rome attacks barbarians on D4."""
    rome = {**ME, "units": {"D3": "infantry"}}
    theirs = {**VIRIATUS, "actions": ["a06"], "units": {viriatus: "leader"}, **celts}
    match = given(rome, theirs, barbarians={"units": {"D4": "infantry"}}, **FIELD)
    return march(dice(match, "1l 1l"), "D3", "D4")


@pytest.mark.rule("COC-LDR-05")
def test_near_viriatus_celts_play_cards_for_barbarians() -> None:
    match = raid("D6")
    assert asked(match) == (1, "tactics")
    when(dice(match, "- 1l 1l"), "lay a06")
    assert values(match) == [1, 1 + 2]
    assert player(match, 1).actions == []


@pytest.mark.rule("COC-LDR-05")
@pytest.mark.parametrize("celts", [{"units": {"D7": "leader"}}, {"advances": []}])
def test_he_must_be_near_and_know_tactics(celts: dict[str, Any]) -> None:
    match = raid("D6", **celts)
    assert values(match) == [1, 1]
    assert asked(match) == (0, "retreat")


@pytest.mark.rule("COC-LDR-05")
def test_celts_do_not_play_cards_against_themselves() -> None:
    mine = {**VIRIATUS, "units": {"D3": "leader"}, "actions": ["a06"]}
    match = given(mine, barbarians={"units": {"D4": "infantry"}}, **FIELD)
    march(match, "D3", "D4")
    assert asked(match) == (0, "tactics")
    when(dice(match, "2c 1l"), "none")
    assert values(match) == [2, 1]  # not asked again for the other side


# Others


CAESAR: dict[str, Any] = {"civilization": "rome", "leader": "caesar", "units": {"D2": "leader"}}


@pytest.mark.rule("COC-LDR-05")
def test_boudica_keeps_no_settler_of_others() -> None:
    rome = {**CAESAR, "goods": {"food": 1}, "units": {"D3": "leader, settler"}}
    match = when(given(rome, {**BOUDICA, "units": {"D7": "leader"}}, **FIELD), "found")
    assert asked(match) == (0, "act")
    assert units(match, 0, "D3") == {"leader": 1}


@pytest.mark.rule("COC-LDR-05")
def test_vercingetorix_musters_nobody_for_others() -> None:
    rome = {**CAESAR, "goods": {"food": 1, "ore": 1}, "cities": {"D2": {}}}
    match = when(given(rome, {**VERCINGETORIX, "units": {"D7": "leader"}}), "recruit")
    assert units(match, 0, "D2") == {"leader": 1, "infantry": 1}
