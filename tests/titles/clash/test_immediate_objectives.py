"""The objectives that are completed at once, each with what fulfils it and what does not."""

from __future__ import annotations

from typing import Any

import pytest

from oikumene.engine.match import Match
from oikumene.titles.clash.cards import ANGRY
from tests.titles.clash.events import drawn
from tests.titles.clash.fights import (
    COAST,
    HOME,
    ME,
    RIVAL,
    SEA,
    attack,
    lost,
    march,
    outcome,
    siege,
)
from tests.titles.clash.given import asked, city, dice, given, options, player, told, units, when
from tests.titles.clash.goals import card_of, complete, is_met

Words = dict[str, Any]
WIDE: Words = {"regions": {"D3": "FFFF", "D5": "FFFF", "F4": "FFFF", "B4": "FFFF"}}


def goal(half: str, **words: Any) -> Words:
    """Somebody with an objective in hand."""
    return {"objectives": [card_of(half)], **words}


def fought(match: Match, *more: str) -> Match:
    """The attacker fights on with these dice; who can choose loses the plainest unit."""
    rounds = iter(more)
    while asked(match)[1] in ("retreat", "casualties"):
        if asked(match)[1] == "casualties":
            when(match, options(match)[0])
        else:
            when(dice(match, next(rounds)), "fight")
    return match


def field(half: str, mine: str, theirs: str, *rolls: str, seat: int = 0, **words: Any) -> bool:
    """Whether a battle in the field fulfils an objective of a player."""
    hands = [dict(words.get("me", ())), dict(words.get("rival", ()))]
    hands[seat].update(goal(half))
    me, rival = {"units": {"D3": mine}, **hands[0]}, {"units": {"D4": theirs}, **hands[1]}
    return fulfils(fought(attack(me, rival, rolls[0]), *rolls[1:]), half, seat)


def town(half: str, mine: str, garrison: str, *rolls: str, seat: int = 0, **words: Any) -> bool:
    """Whether the battle for a city of the rival fulfils an objective of a player."""
    hands: list[Words] = [{}, {}]
    hands[seat].update(goal(half))
    match = siege(mine, garrison, rolls[0], me=hands[0], rival=hands[1], **words)
    return fulfils(fought(match, *rolls[1:]), half, seat)


def camp(half: str, mine: str, grey: str, *rolls: str, settled: bool = True, **me: Any) -> bool:
    """Whether a battle against barbarians fulfils an objective."""
    barbarians = {"cities": {"D4": {}} if settled else {}, "units": {"D4": grey}}
    match = attack(goal(half, units={"D3": mine}, **me), {}, rolls[0], barbarians=barbarians)
    return fulfils(fought(match, *rolls[1:]), half)


def fulfils(match: Match, half: str, seat: int = 0) -> bool:
    """Whether a battle is over and its objective is offered at once."""
    assert len(outcome(match)) == 1
    if asked(match) != (seat, "objective-now"):
        assert goes_on(match)
        return False
    return is_met(match, half)


def goes_on(match: Match) -> bool:
    """Whether nothing is offered, and the turn goes on."""
    return asked(match) in [(0, "act"), (0, "move")]


# The city


@pytest.mark.rule("COC-OBJ-12", "COC-OBJ-04")
def test_a_conqueror_takes_a_defended_city_of_an_opponent() -> None:
    assert town("conqueror", "2 infantry", "infantry", "6i 6i 1l")
    assert town("conqueror", "2 infantry", "", "1l 1l 1l", buildings=["fortress"])
    assert not town("conqueror", "2 infantry", "", "")
    assert not town("conqueror", "2 infantry", "settler", "")
    assert not town("conqueror", "infantry", "2 infantry", "1l 6i 6i")
    assert not camp("conqueror", "2 infantry", "infantry", "6i 6i 1l")
    assert not field("conqueror", "2 infantry", "infantry", "6i 6i 1l")


@pytest.mark.rule("COC-OBJ-12")
def test_who_holds_the_city_is_no_conqueror() -> None:
    assert not town("conqueror", "infantry", "2 infantry", "1l 6i 6i", seat=1)


SIX = ["temple", "academy", "market"]


@pytest.mark.rule("COC-OBJ-04")
def test_a_legend_attacks_a_great_city_with_a_wonder_whoever_wins() -> None:
    great: Words = {"buildings": SIX, "wonders": ["great_statue"]}
    assert town("legend", "3 infantry", "infantry", "6i 6i 6i 1l", **great)
    assert town("legend", "3 infantry", "3 infantry", "1l 1l 1l 6i 6i 6i", **great)
    assert not town("legend", "2 infantry", "infantry", "6i 6i 1l", **great)
    smaller: Words = {"buildings": SIX[:2], "wonders": ["great_statue"]}
    assert not town("legend", "3 infantry", "infantry", "6i 6i 6i 1l", **smaller)
    assert not town("legend", "3 infantry", "infantry", "6i 6i 6i 1l", buildings=[*SIX, "obelisk"])
    assert not town("legend", "3 infantry", "3 infantry", "1l 1l 1l 6i 6i 6i", seat=1, **great)


# Fighting units


@pytest.mark.rule("COC-OBJ-04", "COC-OBJ-13")
def test_a_great_battle_has_six_army_units_at_its_start() -> None:
    rolls = "6i 6i 6i 1l 1l 1l"  # 21: all three fall
    assert field("great_battle", "3 infantry", "3 infantry", rolls)
    assert field("great_battle", "3 infantry", "3 infantry", rolls, seat=1)
    fewer = "6i 6i 6i 1l 1l"
    assert not field("great_battle", "3 infantry, 2 settler", "2 infantry, settler", fewer)
    assert camp("great_battle", "4 infantry", "2 infantry", "6i 6i 6i 6i 1l 1l")


@pytest.mark.rule("COC-OBJ-04", "COC-OBJ-13")
def test_a_warlord_destroys_three_army_units_in_one_battle() -> None:
    two_rounds = ("6i 1l 1l 1l 1l 1l", "6i 6i 1l 1l 1l")  # one falls, then two
    assert field("warlord", "3 infantry", "3 infantry", *two_rounds)
    assert field("warlord", "3 infantry", "3 infantry", "1l 1l 1l 6i 6i 6i", seat=1)
    assert camp("warlord", "3 infantry", "3 infantry", "6i 6i 6i 1l 1l 1l")
    assert not field("warlord", "3 infantry", "2 infantry, settler", "6i 6i 1l 1l 1l")


@pytest.mark.rule("COC-OBJ-04")
def test_a_warlord_need_not_win() -> None:
    """Three of four fall, then the attackers retreat."""
    mine = goal("warlord", units={"D3": "3 infantry"})
    match = attack(mine, {"units": {"D4": "4 infantry"}}, "6i 6i 1l 1l 1l 1l -")
    assert units(match, 1, "D4") == {"infantry": 1}
    when(match, "retreat")
    assert outcome(match) == ["drawn"]
    assert is_met(match, "warlord")


@pytest.mark.rule("COC-OBJ-04", "COC-OBJ-13")
def test_against_all_odds_one_wins_with_fewer_units_over_a_player() -> None:
    one_by_one = ("6i 1l 1l", "6i 1l")
    assert field("against_all_odds", "infantry", "2 infantry", *one_by_one)
    assert field("against_all_odds", "2 infantry", "infantry", "1l 1l 6i", "1l 6i", seat=1)
    assert not field("against_all_odds", "infantry", "infantry, settler", "6i 1l")
    assert not field("against_all_odds", "infantry", "2 infantry", "1l 6i 6i")
    assert not camp("against_all_odds", "infantry", "2 infantry", *one_by_one)


@pytest.mark.rule("COC-OBJ-04", "COC-OBJ-13")
def test_against_all_odds_counts_ships_at_sea() -> None:
    mine = goal("against_all_odds", units={"D3": "ship"})
    match = attack(mine, {"units": {"D4": "2 ship"}}, "6i 1l 1l", **SEA)
    assert fulfils(fought(match, "6i 1l"), "against_all_odds")


@pytest.mark.rule("COC-OBJ-04", "COC-AMB-36")
def test_daring_is_a_victory_with_fewer_units_or_less_warfare() -> None:
    skilled = {"advances": ["tactics", "siegecraft"]}
    assert field("daring", "infantry", "infantry", "6i 1l", rival=skilled)
    assert field("daring", "infantry", "2 infantry", "6i 1l 1l", "6i 1l")
    assert camp("daring", "infantry", "2 infantry", "6i 1l 1l", "6i 1l")
    assert not field("daring", "infantry", "infantry", "1l 6i", rival=skilled)
    assert not field("daring", "infantry", "infantry", "6i 1l", rival={"advances": ["tactics"]})
    assert not camp("daring", "infantry", "infantry", "6i 1l")


@pytest.mark.rule("COC-OBJ-04", "COC-AMB-36")
def test_an_aggressor_wins_an_attack_that_eliminates_two_army_units() -> None:
    assert field("aggressor", "3 infantry", "2 infantry", "6i 6i 6i 1l 1l")
    assert camp("aggressor", "3 infantry", "2 infantry", "6i 6i 6i 1l 1l")
    assert not field("aggressor", "3 infantry", "infantry, 2 settler", "6i 6i 6i 1l")
    assert not field("aggressor", "2 infantry", "3 infantry", "1l 1l 6i 6i 6i", seat=1)


@pytest.mark.rule("COC-AMB-36")
def test_an_aggressor_who_retreats_has_not_won() -> None:
    mine = goal("aggressor", units={"D3": "2 infantry"})
    match = attack(mine, {"units": {"D4": "3 infantry"}}, "6i 6i 1l 1l 1l")
    assert lost(match) == [("1", "infantry"), ("1", "infantry")]
    when(match, "retreat")
    assert goes_on(match)


# Barbarians and pirates


@pytest.mark.rule("COC-OBJ-04")
def test_an_assimilator_takes_a_barbarian_city_from_two_units() -> None:
    assert camp("assimilator", "3 infantry", "2 infantry", "6i 6i 6i 1l 1l")
    assert not camp("assimilator", "3 infantry", "infantry", "6i 6i 6i 1l")
    assert not camp("assimilator", "3 infantry", "2 infantry", "6i 6i 6i 1l 1l", settled=False)
    assert not town("assimilator", "3 infantry", "2 infantry", "6i 6i 6i 1l 1l")


@pytest.mark.rule("COC-OBJ-04", "COC-AMB-36")
def test_defiance_is_a_victory_over_two_barbarians_in_a_city() -> None:
    assert camp("defiance", "3 infantry", "2 infantry", "6i 6i 6i 1l 1l")
    assert not camp("defiance", "3 infantry", "infantry", "6i 6i 6i 1l")
    assert not camp("defiance", "3 infantry", "2 infantry", "6i 6i 6i 1l 1l", settled=False)
    assert not town("defiance", "3 infantry", "2 infantry", "6i 6i 6i 1l 1l")


@pytest.mark.rule("COC-OBJ-04", "COC-AMB-36")
@pytest.mark.parametrize(("grey", "met"), [("2 infantry", True), ("infantry", False)])
def test_defiance_is_also_a_city_that_was_held(grey: str, met: bool) -> None:
    """The Great Wall holds it; that is a battle won."""
    me = goal("defiance", cities={"D2": {"wonders": ["great_wall"]}})
    match = drawn("great_artist", me, regions={"E3": "FFFF"}, barbarians={"units": {"E3": grey}})
    assert outcome(match) == ["seat:0"]
    assert is_met(match, "defiance") == met


@pytest.mark.rule("COC-OBJ-04")
def test_the_seas_are_cleansed_by_the_second_victory_over_pirates_in_a_turn() -> None:
    me = {**ME, **goal("cleanse_the_seas", units={"D3": "2 ship", "D6": "ship"})}
    sea = {"D3": "WWWW", "D5": "WWWW"}
    match = given(me, RIVAL, regions=sea, pirates={"C4": "ship", "D4": "ship"})
    march(dice(match, "6i 1l"), "D3", "C4", "ship 1")
    assert asked(match) == (0, "gain")
    when(match, "gain mood 1")
    assert asked(match) == (0, "move")  # one is not enough
    march(dice(match, "6i 1l"), "D3", "D4")
    when(match, "gain mood 1")
    assert is_met(match, "cleanse_the_seas")


@pytest.mark.rule("COC-OBJ-04")
def test_pirates_beaten_in_another_turn_do_not_count() -> None:
    me = {**ME, **goal("cleanse_the_seas", units={"D3": "2 ship"})}
    match = given(me, RIVAL, regions={"D3": "WWWW"}, pirates={"C4": "ship", "D4": "ship"})
    march(dice(match, "6i 1l"), "D3", "C4", "ship 1")
    when(match, "gain mood 1", "done", "end", "end")
    march(dice(match, "6i 1l"), "D3", "D4")
    when(match, "gain mood 1")
    assert goes_on(match)


# Two battles


def twice(first: str, second: str, **words: Any) -> Match:
    """Two groups of a warmonger go one after the other from D3 and E4."""
    me = {**ME, **goal("warmonger", units={"D3": "infantry", "E4": "infantry"})}
    match = given(me, {**RIVAL, **words}, **WIDE)
    march(dice(match, "1l 1l"), "D3", first)
    if asked(match)[1] == "retreat":
        when(match, "retreat")
    assert goes_on(resettled(match))
    return resettled(march(dice(match, "6i 1l"), "E4", second))


def resettled(match: Match) -> Match:
    """Who lost a city places a settler."""
    return when(match, options(match)[0]) if asked(match)[1] == "refugees" else match


@pytest.mark.rule("COC-OBJ-04")
def test_a_warmonger_fights_two_armies_or_cities_in_a_turn_and_wins_once() -> None:
    cities = {"cities": {**HOME, "D4": {}, "E5": {}}}
    assert is_met(twice("D4", "E5", **cities), "warmonger")
    armies = {"units": {"D4": "infantry", "E5": "infantry"}}
    assert is_met(twice("D4", "E5", **armies), "warmonger")


@pytest.mark.rule("COC-OBJ-04")
def test_two_battles_against_one_army_are_not_enough() -> None:
    assert goes_on(twice("D4", "D4", units={"D4": "infantry"}))


@pytest.mark.rule("COC-OBJ-04")
def test_two_battles_without_a_victory_are_not_enough() -> None:
    me = {**ME, **goal("warmonger", units={"D3": "infantry", "E4": "infantry"})}
    armies = {"units": {"D4": "infantry", "E5": "infantry"}}
    match = given(me, {**RIVAL, **armies}, **WIDE)
    for start, end in (("D3", "D4"), ("E4", "E5")):
        march(dice(match, "1l 1l"), start, end)
        when(match, "retreat")
    assert goes_on(match)


@pytest.mark.rule("COC-OBJ-04")
def test_battles_of_two_turns_are_not_enough() -> None:
    me = {**ME, **goal("warmonger", units={"D3": "infantry", "E4": "infantry"})}
    cities = {"cities": {**HOME, "D4": {}, "E5": {}}}
    match = given(me, {**RIVAL, **cities}, **WIDE)
    march(match, "D3", "D4")
    resettled(match)
    when(match, "done", "end", "end")
    march(match, "E4", "E5")
    assert goes_on(resettled(match))


@pytest.mark.rule("COC-OBJ-04")
def test_a_battle_at_sea_makes_no_warmonger() -> None:
    """Two land battles were fought, but the objective was not completed then."""
    deeds = {"fought 0 1 20": 1, "fought 0 1 21": 1}
    me = goal("warmonger", units={"D3": "ship"})
    match = attack(me, {"units": {"D4": "ship"}}, "6i 1l", deeds=deeds, **SEA)
    assert not fulfils(match, "warmonger")


# Who and what


@pytest.mark.rule("COC-OBJ-04", "COC-AMB-36")
def test_an_amphibious_assault_takes_a_city_straight_from_ships() -> None:
    rival = {"cities": {**HOME, "D4": {}}}
    fleet = goal("amphibious_assault", units={"D3": "ship, infantry"})
    match = attack(fleet, rival, group="infantry 1", **COAST)
    assert city(match, "D4").owner == 0
    assert is_met(match, "amphibious_assault")


@pytest.mark.rule("COC-OBJ-04", "COC-AMB-36")
def test_an_assault_from_land_or_on_others_is_not_amphibious() -> None:
    rival = {"cities": {**HOME, "D4": {}}}
    by_land = goal("amphibious_assault", units={"E4": "infantry"})
    match = attack(by_land, rival, start="E4", **COAST)
    assert city(match, "D4").owner == 0
    assert goes_on(match)

    fleet = goal("amphibious_assault", units={"D3": "ship, infantry"})
    match = attack(fleet, {}, barbarians={"cities": {"D4": {}}}, group="infantry 1", **COAST)
    assert city(match, "D4").owner == 0
    assert goes_on(match)

    held = {**rival, "units": {"D4": "2 infantry"}}
    match = attack(fleet, held, "1l 6i 6i", group="infantry 1", **COAST)
    assert city(match, "D4").owner == 1
    assert goes_on(match)


@pytest.mark.rule("COC-AMB-36")
def test_a_defender_of_the_coast_makes_no_amphibious_assault() -> None:
    rival = goal("amphibious_assault", cities={**HOME, "D4": {}}, units={"D4": "2 infantry"})
    fleet = {"units": {"D3": "ship, infantry"}}
    match = attack(fleet, rival, "1l 6i 6i", group="infantry 1", **COAST)
    assert outcome(match) == ["seat:1"]
    assert goes_on(match)


@pytest.mark.rule("COC-OBJ-04")
def test_a_marauder_destroys_a_settler_that_could_trade() -> None:
    trader = {"advances": ["trade_routes"], "units": {"D4": "settler"}}
    me = goal("marauder", units={"D3": "infantry"})
    assert fulfils(attack(me, trader), "marauder")
    assert not fulfils(attack(me, {"units": {"D4": "settler"}}), "marauder")
    angry = {**me, "cities": {"D2": {"mood": "angry"}}}
    assert not fulfils(attack(angry, trader), "marauder")  # nobody trades with it
    far = {**trader, "units": {"D5": "settler"}}
    start = {**me, "units": {"D4": "infantry"}}
    assert not fulfils(attack(start, far, start="D4", end="D5"), "marauder")
    soldiers = {**trader, "units": {"D4": "infantry"}}
    assert not fulfils(attack(me, soldiers, "6i 1l"), "marauder")


@pytest.mark.rule("COC-OBJ-04")
def test_a_marauder_sinks_a_ship_that_could_trade() -> None:
    me = goal("marauder", units={"D3": "ship"})
    trader = {"advances": ["trade_routes"], "units": {"D4": "ship"}}
    assert fulfils(attack(me, trader, "6i 1l", **SEA), "marauder")
    assert not fulfils(attack(me, {"units": {"D4": "ship"}}, "6i 1l", **SEA), "marauder")
    match = attack(me, {}, "6i 1l", pirates={"D4": "ship"}, **SEA)
    assert goes_on(when(match, "gain mood 1"))


LED: Words = {"leader": "augustus"}
KING: Words = {"leader": "pericles"}


@pytest.mark.rule("COC-OBJ-04", "COC-OBJ-13")
def test_a_great_commander_wins_with_a_leader_and_no_superior_force() -> None:
    two = "leader, infantry"
    assert field("great_commander", two, "2 infantry", "6i 6i 1l 1l", me=LED)
    assert camp("great_commander", two, "2 infantry", "6i 6i 1l 1l", settled=False, **LED)
    assert not field("great_commander", two, "infantry", "6i 6i 1l", me=LED)
    assert not field("great_commander", "2 infantry", "2 infantry", "6i 6i 1l 1l")
    assert not field("great_commander", two, "2 infantry", "1l 1l 3e 6i 6i", me=LED)


@pytest.mark.rule("COC-OBJ-13")
def test_a_great_commander_may_have_fallen() -> None:
    me = goal("great_commander", units={"D3": "leader, infantry"}, **LED)
    match = attack(me, {"units": {"D4": "2 infantry"}}, "6i 6i 6i 1l")
    when(match, "lose leader")
    assert player(match).leader == ""
    assert outcome(match) == ["seat:0"]
    assert is_met(match, "great_commander")


@pytest.mark.rule("COC-OBJ-04")
def test_a_leader_elsewhere_commands_nothing() -> None:
    me = goal("great_commander", units={"D3": "infantry", "D2": "leader"}, **LED)
    match = attack(me, {"units": {"D4": "infantry"}}, "6i 1l")
    assert not fulfils(match, "great_commander")


@pytest.mark.rule("COC-OBJ-04", "COC-OBJ-13")
def test_a_king_slayer_eliminates_a_leader_and_two_more_army_units() -> None:
    all_three = "6i 6i 6i - - -"
    assert field("king_slayer", "3 infantry", "leader, 2 infantry", all_three, rival=KING)
    assert not field("king_slayer", "3 infantry", "3 infantry", all_three)
    assert not field(
        "king_slayer", "3 infantry", "leader, infantry, settler", "6i 6i 6i - -",
        rival=KING,
    )  # fmt: skip


@pytest.mark.rule("COC-OBJ-04")
def test_a_defender_can_be_a_king_slayer() -> None:
    rolls = "- - - 6i 6i 6i"
    assert field("king_slayer", "leader, 2 infantry", "3 infantry", rolls, me=LED, seat=1)


@pytest.mark.rule("COC-OBJ-04")
def test_a_stampede_is_an_attack_won_by_mounted_units_that_survive() -> None:
    for rider in ("cavalry", "elephant"):
        assert field("stampede", f"infantry, {rider}", "infantry", "6i 6i 1l")
        assert not field("stampede", "infantry", f"infantry, {rider}", "1l 6i 6i", seat=1)
    assert not field("stampede", "2 infantry", "infantry", "6i 6i 1l")
    assert not field("stampede", "cavalry", "2 infantry", "1l 6i 6i")
    assert camp("stampede", "infantry, cavalry", "infantry", "6i 6i 1l")


@pytest.mark.rule("COC-OBJ-04")
@pytest.mark.parametrize(("falls", "met"), [("cavalry", False), ("infantry", True)])
def test_riders_who_fell_make_no_stampede(falls: str, met: bool) -> None:
    me = goal("stampede", units={"D3": "infantry, cavalry"})
    match = attack(me, {"units": {"D4": "infantry"}}, "6i 6i 6i")
    when(match, f"lose {falls}")
    assert outcome(match) == ["seat:0"]
    assert (asked(match)[1] == "objective-now") == met


# Without battle


@pytest.mark.rule("COC-OBJ-04")
@pytest.mark.parametrize(("site", "met"), [("C7", True), ("C6", False)])
def test_a_new_founder_founds_a_city_five_spaces_from_the_first(site: str, met: bool) -> None:
    land = dict.fromkeys(("D3", "D5", "B4", "B6"), "FFFF")
    match = given(goal("new_founder", units={site: "settler"}), regions=land)
    when(match, "found")
    assert city(match, site).owner == 0
    assert asked(match)[1] == ("objective-now" if met else "act")
    if met:
        when(match, complete("new_founder"))
        assert player(match).completed == ("new_founder",)


@pytest.mark.rule("COC-OBJ-04", "COC-AMB-36")
def test_wonderful_may_be_completed_when_a_wonder_is_built() -> None:
    match = given(
        goal(
            "wonderful",
            advances=["engineering", "rituals", "myths", "storage"],
            goods={"food": 7, "wood": 7, "ore": 7, "culture": 5},
            wonders=["great_pyramid"],
            cities={"D2": {"mood": "happy"}, "C2": {}},
        ),
        built_by=[1],
    )
    when(match, "build", "wonder D2 great_pyramid")
    assert asked(match) == (0, "objective-now")  # although the rival built one in this round
    when(match, complete("wonderful"))
    assert player(match).completed == ("wonderful",)


def drafted(*cities: str) -> Match:
    """Recruit actions in some cities, each with one infantry for a mood token."""
    me = goal(
        "draft",
        civilization="rome",
        advances=["tactics", "draft"],
        goods={"mood": 4},
        cities={name: {"mood": "neutral"} for name in ("D2", "C2", "E2")},
    )
    match = given(me)
    for name in cities:
        when(match, "recruit", f"city {name}")
        assert told(match, "paid")[-1]["goods"] == "mood 1"
    return match


@pytest.mark.rule("COC-OBJ-04")
def test_a_second_recruit_action_with_draft_completes_draft() -> None:
    assert asked(drafted("D2"))[1] == "act"
    match = drafted("D2", "C2")
    assert asked(match) == (0, "objective-now")
    assert is_met(match, "draft")


@pytest.mark.rule("COC-OBJ-04")
def test_recruits_for_food_and_ore_are_not_drafted() -> None:
    me = goal(
        "draft",
        civilization="rome",
        advances=["tactics", "draft"],
        goods={"food": 2, "ore": 2, "mood": 1},
        cities={"D2": {}, "C2": {}},
    )
    match = given(me)
    when(match, "recruit", "city D2", "recruit infantry", "pay mood 1")
    when(match, "recruit", "city C2", "recruit infantry")
    assert asked(match)[1] == "act"


@pytest.mark.rule("COC-OBJ-04")
@pytest.mark.parametrize(("angry", "met"), [(3, True), (2, False)])
def test_four_angry_cities_after_an_action_are_draconian(angry: int, met: bool) -> None:
    names = ["C2", "E2", "D3"][:angry]
    cities = {**{name: {"mood": "angry"} for name in names}, "D2": {"activations": 1}}
    match = given(goal("draconian", cities=cities), regions={"D3": "FFFF"})
    when(match, "collect", "city D2")
    while asked(match)[1] == "collect":
        when(match, options(match)[0])
    assert city(match, "D2").mood == ANGRY
    assert (asked(match)[1] == "objective-now") == met
