"""The Maya: four advances and three leaders."""

from __future__ import annotations

from typing import Any

import pytest

from oikumene.engine.match import Match
from oikumene.titles.clash.cards import ANGRY
from tests.titles.clash.civilizations.scenes import collecting, influencing
from tests.titles.clash.fights import HOME, attack, lost, march, outcome, siege, values
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

LAND: dict[str, Any] = {"regions": {"D3": "BBBB", "D5": "BBBB"}}
"""Land from D2, the first city, straight to D7, 5 spaces away."""
FIELDS: dict[str, Any] = {"regions": {"B2": "FFFF", "F2": "FFFF", "D3": "FFFF"}}
"""Fertile land around the first city; E2 and D1 are Mountains, C2 is a Forest."""
PRICE = {"food": 1, "wood": 1, "ore": 1}
BALL = ["arts", "sports", "ballcourts"]


def maya(*advances: str, **words: Any) -> dict[str, Any]:
    """A player with the Maya."""
    return {"civilization": "maya", "advances": ["tactics", *advances], **words}


# Terracing


@pytest.mark.rule("COC-CIV-01")
def test_mountains_yield_food_wood_or_ore() -> None:
    match = given(maya("irrigation", "terracing", goods={}))
    found = collecting(match)
    mountains = {f"{n} {kind}" for n in ("E2", "D1") for kind in ("food", "wood", "ore")}
    assert found == {"D2 food", "C2 wood", *mountains}

    when(match, "take E2 wood")
    assert not [text for text in options(match) if "E2" in text]  # one from each space
    when(match, "take D1 food")
    assert goods(match) == {"food": 1, "wood": 1}


@pytest.mark.rule("COC-CIV-01")
def test_without_terraces_mountains_yield_ore() -> None:
    found = collecting(given(maya("irrigation", goods={})))
    assert found == {"D2 food", "C2 wood", "E2 ore", "D1 ore"}


@pytest.mark.rule("COC-CIV-01")
@pytest.mark.parametrize(
    ("advances", "unit", "moves_on"),
    [
        (["terracing"], "settler", True),
        (["terracing"], "leader", True),
        (["terracing"], "infantry", False),
        ([], "settler", False),
    ],
)
def test_mountains_do_not_stop_settlers_and_leaders(
    advances: list[str], unit: str, moves_on: bool
) -> None:
    leader = {"leader": "pakal"} if unit == "leader" else {}
    me = maya("irrigation", *advances, units={"D2": unit, "C2": "infantry"}, **leader)
    match = march(given(me, **FIELDS), "D2", "E2")
    assert "from E2" not in options(match)  # it has moved in this action

    when(match, "done", "move")

    assert ("from E2" in options(match)) == moves_on


@pytest.mark.rule("COC-CIV-01")
def test_a_group_in_the_mountains_splits() -> None:
    me = maya("irrigation", "terracing", units={"D2": "settler, infantry"})
    match = march(given(me, **FIELDS), "D2", "E2")
    when(match, "move", "from E2", "to D2")
    assert units(match, 0, "D2") == {"settler": 1}
    assert units(match, 0, "E2") == {"infantry": 1}


# Stelas


@pytest.mark.rule("COC-CIV-01")
@pytest.mark.parametrize("token", ["culture", "ideas"])
def test_an_obelisk_brings_a_culture_token_or_an_idea(token: str) -> None:
    me = maya("arts", "stelas", "bartering", goods=PRICE, cities={"D2": {}, "C2": {}})
    match = when(given(me), "build", "build D2 obelisk")
    assert asked(match) == (0, "gain")
    assert options(match) == ["gain culture 1", "gain ideas 1"]
    when(match, f"gain {token} 1")
    assert goods(match) == {token: 1}


@pytest.mark.rule("COC-CIV-01")
def test_a_new_city_raises_a_stela() -> None:
    me = maya("arts", "stelas", goods={}, units={"D3": "settler"})
    match = when(given(me, **FIELDS), "found")
    assert asked(match) == (0, "gain")
    when(match, "gain ideas 1")
    assert goods(match) == {"ideas": 1}
    assert city(match, "D3").owner == 0


@pytest.mark.rule("COC-CIV-01")
def test_a_captured_city_raises_a_stela() -> None:
    me = maya("arts", "stelas", goods={}, units={"D3": "infantry"})
    match = attack(me, {"cities": {**HOME, "D4": {"mood": "angry"}}})
    assert asked(match) == (0, "gain")
    when(match, "gain culture 1")
    assert goods(match) == {"culture": 1, "gold": 1}


@pytest.mark.rule("COC-CIV-01")
def test_no_stela_without_the_advance_or_for_other_buildings() -> None:
    cities: dict[str, Any] = {"D2": {}, "C2": {}}
    me = maya("arts", "bartering", goods=PRICE, cities=cities)
    match = when(given(me), "build", "build D2 obelisk")
    assert asked(match) == (0, "act")
    me = maya("arts", "stelas", "bartering", goods=PRICE, cities=cities)
    match = when(given(me), "build", "build D2 market")
    assert asked(match) == (0, "act")
    assert goods(match) == {}


# Ballcourts


def ballcourts(city_mood: str = "neutral", **have: int) -> Match:
    """A city of size 1."""
    cities: dict[str, Any] = {"D2": {"mood": city_mood}}
    return given(maya(*BALL, cities=cities, goods=have), **FIELDS)


def number(match: Match) -> int:
    """Resources or units that the activation still allows."""
    assert match.decision is not None
    return int(match.decision.args["n"])


@pytest.mark.rule("COC-CIV-43")
@pytest.mark.parametrize(("answer", "most"), [("use ballcourts", 2), ("no", 1)])
@pytest.mark.parametrize("action", ["collect", "recruit"])
def test_a_mood_token_makes_a_city_one_larger_for_its_work(
    action: str, answer: str, most: int
) -> None:
    match = ballcourts(mood=2, food=2, ore=2)
    when(match, action)
    assert asked(match) == (0, "may-use")

    when(match, answer)

    assert asked(match) == (0, action)
    assert number(match) == most
    assert goods(match)["mood"] == 3 - most


@pytest.mark.rule("COC-CIV-43")
def test_units_are_still_paid_and_each_action_needs_its_own_token() -> None:
    match = ballcourts(mood=2, food=2, ore=2)
    when(match, "recruit", "use ballcourts", "recruit infantry", "recruit infantry")
    assert units(match, 0, "D2") == {"infantry": 2}
    assert goods(match) == {"mood": 1}
    assert city(match, "D2").size == 1

    when(match, "collect", "no")
    assert number(match) == 1  # the larger size is gone


@pytest.mark.rule("COC-CIV-43")
def test_a_happy_city_collects_one_more_still() -> None:
    match = when(ballcourts("happy", mood=0), "collect")
    assert number(match) == 2
    match = when(ballcourts("happy", mood=1), "collect", "use ballcourts")
    assert number(match) == 3


@pytest.mark.rule("COC-CIV-43", "COC-AMB-34")
@pytest.mark.parametrize("action", ["collect", "recruit"])
def test_angry_cities_play_no_ball(action: str) -> None:
    match = when(ballcourts("angry", mood=2, food=2, ore=2), action)
    assert asked(match) == (0, action)
    assert number(match) == 1


@pytest.mark.rule("COC-CIV-43")
@pytest.mark.parametrize(("advances", "mood"), [(BALL[:2], 2), (BALL, 0)])
def test_no_ball_without_the_advance_or_a_token(advances: list[str], mood: int) -> None:
    match = given(maya(*advances, cities={"D2": {}}, goods={"mood": mood}), **FIELDS)
    assert asked(when(match, "collect")) == (0, "collect")


@pytest.mark.rule("COC-CIV-43")
def test_no_ball_for_other_work() -> None:
    cities: dict[str, Any] = {"D2": {}, "C2": {}}
    me = maya(*BALL, cities=cities, goods={**PRICE, "mood": 2})
    match = when(given(me), "build")
    if asked(match)[1] == "build":
        when(match, "build D2 obelisk")
    assert asked(match) == (0, "act")
    assert goods(match) == {"mood": 2}


@pytest.mark.rule("COC-CIV-43")
def test_one_spirituality_advance_of_a_turn_costs_a_food_less() -> None:
    match = given(maya(*BALL, goods={"food": 2}))

    when(match, "advance", "advance myths")
    assert goods(match) == {"food": 1, "mood": 1}
    assert "advance" not in options(match)  # the second costs 2


@pytest.mark.rule("COC-CIV-43")
def test_advances_of_other_categories_cost_their_price() -> None:
    match = given(maya(*BALL, goods={"food": 1}))
    when(match, "advance")
    assert goods(match) == {"mood": 1}  # Myths was all that one food could buy
    assert "myths" in player(match).advances
    assert "advance" not in options(given(maya(*BALL[:2], goods={"food": 1})))


# Calendar


def calendar(culture: int = 0, *advances: str, **words: Any) -> Match:
    """The Maya look at three event cards."""
    known = advances or ("math", "astronomy", "calendar")
    me = maya(*known, goods={"culture": culture, **words.pop("have", {})}, **words)
    return given(me, event_deck=["reformation", "envoys_meet", "brisk_trade"])


def foreseen(match: Match) -> list[str]:
    """The event cards that were looked at."""
    entries = [entry for entry in match.journal(0) if entry.key == "foresaw-card"]
    return [str(entry.args["event"]).removeprefix("event:") for entry in entries]


@pytest.mark.rule("COC-CIV-44")
def test_the_calendar_shows_the_top_event_card_for_free() -> None:
    match = when(calendar(), "use calendar")

    assert asked(match) == (0, "act")
    assert foreseen(match) == ["reformation"]
    assert table(match).left == 3
    assert table(match).event_deck[::-1] == ["reformation", "envoys_meet", "brisk_trade"]
    assert match.view(0)["table"]["topmost"] == ["reformation"]
    assert match.view(1)["table"]["topmost"] == []


@pytest.mark.rule("COC-CIV-44")
def test_culture_puts_event_cards_under_the_deck_one_after_the_other() -> None:
    match = when(calendar(3), "use calendar")
    assert asked(match) == (0, "calendar")
    assert options(match) == ["bury", "done"]

    when(match, "bury")
    assert foreseen(match) == ["reformation", "envoys_meet"]
    when(match, "bury", "done")

    assert foreseen(match) == ["reformation", "envoys_meet", "brisk_trade"]
    assert goods(match) == {"culture": 1}
    assert table(match).event_deck[::-1] == ["brisk_trade", "reformation", "envoys_meet"]


@pytest.mark.rule("COC-CIV-44")
def test_the_player_may_leave_the_card_and_look_again() -> None:
    match = when(calendar(1), "use calendar", "done")
    assert goods(match) == {"culture": 1}
    assert table(match).event_deck[-1] == "reformation"

    when(match, "use calendar", "bury")
    assert goods(match) == {}
    assert table(match).event_deck[-1] == "envoys_meet"


@pytest.mark.rule("COC-CIV-44")
def test_the_event_of_the_advance_itself_comes_before_the_calendar() -> None:
    match = calendar(2, "math", cubes=1, have={"ideas": 2})
    when(match, "advance", "advance astronomy")

    events = [entry.key for entry in match.journal()]
    assert "calendar" in player(match).advances
    assert told(match, "event") == [{"seat": "seat:0", "event": "event:reformation"}]
    assert "foresaw" not in events


# Pakal


@pytest.mark.rule("COC-LDR-05")
@pytest.mark.parametrize(
    ("garrison", "building", "falls"),
    [
        ("leader", "obelisk@1", False),
        ("leader", "obelisk@0", True),
        ("leader", "temple@1", True),
        ("infantry", "obelisk@1", True),  # he is elsewhere
    ],
)
def test_pakal_cancels_a_hit_beside_an_own_obelisk(
    garrison: str, building: str, falls: bool
) -> None:
    where = {} if garrison == "leader" else {"D6": "leader"}
    rival = maya(leader="pakal", units={"D4": garrison, **where})
    match = siege("infantry", "", "6i 2c", rival=rival, buildings=[building])
    assert values(match) == [7, 2]
    assert (lost(match) == [("1", garrison)]) == falls


@pytest.mark.rule("COC-LDR-05")
def test_the_sun_shield_is_for_the_first_round_and_the_defender() -> None:
    rival = maya(leader="pakal", units={"D4": "leader"})
    match = siege("infantry", "", "6i 2c", rival=rival, buildings=["obelisk"])
    when(dice(match, "6i 2c"), "fight")
    assert lost(match) == [("1", "leader")]

    me = maya(leader="pakal", units={"D3": "leader"})
    theirs = {"cities": {**HOME, "D4": {"buildings": ["obelisk@0"]}}, "units": {"D4": "infantry"}}
    match = attack(me, theirs, "2c 6i")
    assert lost(match) == [("0", "leader")]


def art(where: str) -> Match:
    """A Temple is built, in Pakal's city D2 or elsewhere."""
    cities: dict[str, Any] = {"D2": {}, "C2": {}}
    me = maya("myths", leader="pakal", cities=cities, goods={**PRICE, "culture": 2})
    return when(given(me), "build", f"build {where} temple")


@pytest.mark.rule("COC-LDR-05")
def test_in_pakals_city_a_culture_token_pays_two_resources_of_a_building() -> None:
    match = art("D2")
    assert asked(match) == (0, "pay")
    assert set(options(match)) == {
        "pay food 1 wood 1 ore 1",
        "pay food 1 culture 1",
        "pay wood 1 culture 1",
        "pay ore 1 culture 1",
    }  # no second token
    when(match, "pay ore 1 culture 1")
    assert goods(match) == {"food": 1, "wood": 1, "culture": 1}
    assert city(match, "D2").buildings == {"temple": 0}


@pytest.mark.rule("COC-LDR-05")
def test_art_does_not_pay_elsewhere() -> None:
    match = art("C2")
    assert asked(match) == (0, "gain")  # the Temple stands: there was one way to pay
    assert goods(match) == {"culture": 2}
    assert city(match, "C2").buildings == {"temple": 0}


@pytest.mark.rule("COC-LDR-05")
def test_art_does_not_pay_for_wonders() -> None:
    have = {"food": 2, "wood": 3, "culture": 7}
    assert "build" in options(given(pakal(ore=7, **have)))
    assert "build" not in options(given(pakal(ore=5, **have)))


def pakal(**have: int) -> dict[str, Any]:
    """Pakal with the card of the Great Pyramid, and nothing else to build."""
    cities: dict[str, Any] = {"D2": {"mood": "happy"}, "C2": {}}
    me = maya("engineering", "myths", "rituals", leader="pakal", cities=cities)
    gone = dict.fromkeys(("temple", "fortress"), 5)
    return {**me, "wonders": ["great_pyramid"], "goods": have, "gone": gone}


# Siyaj K'ak'


@pytest.mark.rule("COC-LDR-05")
@pytest.mark.parametrize(
    ("army", "buildings", "mood", "bonus"),
    [
        ("leader", [], "neutral", 1),
        ("leader", ["temple", "market"], "neutral", 3),
        ("leader", ["temple", "market"], "angry", 3),
        ("infantry", ["temple", "market"], "neutral", 0),
    ],
)
def test_siyaj_kak_adds_the_size_of_a_city_that_he_attacks(
    army: str, buildings: list[str], mood: str, bonus: int
) -> None:
    where = {} if army == "leader" else {"D2": "leader"}
    me = maya(leader="siyaj_kak", units={"D3": army, **where})
    theirs = {"cities": {**HOME, "D4": {"buildings": buildings, "mood": mood}}}
    match = attack(me, {**theirs, "units": {"D4": "infantry"}}, "2c 1l")
    assert values(match) == [2 + bonus, 1]


@pytest.mark.rule("COC-LDR-05")
def test_fire_burns_in_the_first_round_for_the_attacker_of_a_city() -> None:
    me = maya(leader="siyaj_kak", units={"D3": "leader"})
    theirs = {"cities": {**HOME, "D4": {"buildings": ["temple"]}}, "units": {"D4": "infantry"}}
    match = attack(me, theirs, "2c 1l")
    assert values(match) == [4, 1]
    when(dice(match, "2c 1l"), "fight")
    assert values(match) == [2, 1]

    match = attack(me, {"units": {"D4": "infantry"}}, "2c 1l")
    assert values(match) == [2, 1]  # in the field

    rival = maya(leader="siyaj_kak", units={"D4": "leader"})
    match = siege("infantry", "", "1l 2c", rival=rival, buildings=["temple"])
    assert values(match) == [1, 2]


def influx(building: str = "temple", *, where: str = "D2", **words: Any) -> Match:
    """Siyaj K'ak' builds, with cities of a rival in reach."""
    cities: dict[str, Any] = {"D2": {}, "D3": {}, "C2": {}}
    me = maya("storage", leader="siyaj_kak", cities=cities, goods=PRICE)
    theirs = {"cities": {"D7": {}, "D4": {"buildings": ["temple"]}}}
    advances = {"temple": "myths", "fortress": "tactics"}
    me["advances"] = list(dict.fromkeys([*me["advances"], advances[building]]))
    match = given({**me, **words}, theirs, **LAND)
    when(match, "build", f"build {where} {building}")
    return when(match, "gain culture 1") if asked(match)[1] == "gain" else match


@pytest.mark.rule("COC-LDR-05")
def test_what_is_built_in_siyaj_kaks_city_may_spread_culture_from_there() -> None:
    match = influx("fortress")
    assert asked(match) == (0, "may-use")
    when(dice(match, "6i"), "use siyaj_kak")

    assert [each["n"] for each in told(match, "influence-rolled")] == [6]
    assert city(match, "D4").buildings == {"temple": 0}
    assert table(match).left == 2
    assert "influence" not in options(match)  # the one success of the turn


@pytest.mark.rule("COC-LDR-05")
def test_the_attempt_may_be_declined_and_boosted() -> None:
    match = when(influx("fortress"), "no")
    assert not told(match, "influence-rolled")

    match = influx("fortress", goods={**PRICE, "culture": 1})
    when(dice(match, "4c"), "use siyaj_kak")
    assert asked(match) == (0, "boost")
    when(match, "boost 1")
    assert city(match, "D4").buildings == {"temple": 0}


@pytest.mark.rule("COC-LDR-05")
def test_no_influx_from_other_cities_or_without_a_target_or_after_a_success() -> None:
    match = influx("fortress", where="D3")
    assert asked(match) == (0, "act")

    match = influx("fortress", units={"C2": "leader"}, where="C2")  # size 2, D4 is 3 away
    assert asked(match) == (0, "act")

    cities: dict[str, Any] = {"D2": {"buildings": ["market"]}, "D3": {}, "C2": {}}
    me = maya("storage", leader="siyaj_kak", cities=cities, goods=PRICE)
    theirs = {"cities": {"D7": {}, "D4": {"buildings": ["temple", "academy"]}}}
    match = given(me, theirs, **LAND)
    influencing(dice(match, "6i"), "D4", "D2")
    when(match, "replace temple", "build", "build D2 fortress")
    assert asked(match) == (0, "act")


@pytest.mark.rule("COC-LDR-05")
def test_a_wonder_spreads_culture_too() -> None:
    cities: dict[str, Any] = {"D2": {"mood": "happy"}, "D3": {}}
    have = {"food": 2, "wood": 3, "ore": 7, "culture": 5}
    me = maya("engineering", "myths", "rituals", leader="siyaj_kak", cities=cities, goods=have)
    theirs = {"cities": {"D7": {}, "D4": {"buildings": ["academy"]}}}
    match = given({**me, "wonders": ["great_pyramid"]}, theirs, **LAND)
    when(match, "build", "wonder D2 great_pyramid")
    assert asked(match) == (0, "may-use")


# Wak Chanil Ajaw


@pytest.mark.rule("COC-LDR-05", "COC-LDR-07")
@pytest.mark.parametrize(
    ("start", "end", "bonus"),
    [("D3", "D4", 2), ("D4", "D5", 0), ("D4", "D3", 2)],  # D4 is 2 spaces from the first city
)
def test_wak_chanil_ajaw_is_stronger_near_own_cities(start: str, end: str, bonus: int) -> None:
    me = maya(leader="wak_chanil_ajaw", units={start: "leader"})
    match = attack(me, {"units": {end: "infantry"}}, "2c 1l", start=start, end=end)
    assert values(match) == [2 + bonus, 1]
    when(dice(match, "2c 1l"), "fight")
    assert values(match) == [2 + bonus, 1]


@pytest.mark.rule("COC-LDR-05")
def test_her_dynasty_helps_in_defence_and_only_where_she_fights() -> None:
    rival = maya(leader="wak_chanil_ajaw", units={"D5": "leader"})  # 2 from D7
    match = attack({"units": {"D4": "infantry"}}, rival, "1l 2c", start="D4", end="D5")
    assert values(match) == [1, 4]

    me = maya(leader="wak_chanil_ajaw", units={"D3": "infantry", "D2": "leader"})
    match = attack(me, {"units": {"D4": "infantry"}}, "2c 1l")
    assert values(match) == [2, 1]


def conquest(*buildings: str, army: str = "leader, infantry", **words: Any) -> Match:
    """Wak Chanil Ajaw takes a city with one move of her move action."""
    known = ("myths", "writing", "arts", "fishing")
    me = maya(*known, leader="wak_chanil_ajaw", units={"D3": army}, goods={}, **words)
    return attack(me, {"cities": {**HOME, "D4": {"buildings": list(buildings)}}})


@pytest.mark.rule("COC-LDR-05")
def test_after_the_move_action_she_may_replace_a_building_of_the_city_for_nothing() -> None:
    match = conquest("market", "temple")
    assert city(match, "D4").mood == ANGRY
    assert asked(match) == (0, "reconstruction")
    others = ("fortress", "academy", "obelisk")  # known, not there yet; no coast for a Port
    assert set(options(match)) == {
        *(f"swap {old} {new}" for old in ("market", "temple") for new in others),
        "done",
    }
    before = goods(match)

    when(match, "swap market academy")

    assert city(match, "D4").buildings == {"temple": 0, "academy": 0}
    assert goods(match) == {**before, "ideas": 2}  # the reward for an Academy
    assert city(match, "D4").activations == 0
    assert asked(match) == (0, "act")


@pytest.mark.rule("COC-LDR-05")
def test_it_is_done_when_the_whole_move_action_is_over() -> None:
    match = conquest("temple", cities={"D2": {}})
    assert asked(match) == (0, "reconstruction")

    me = maya("writing", leader="wak_chanil_ajaw", units={"D3": "leader", "D2": "settler"})
    match = attack(me, {"cities": {**HOME, "D4": {"buildings": ["temple"]}}})
    assert asked(match) == (0, "move")
    when(match, "from D2", "to D3")
    assert asked(match) == (0, "reconstruction")
    when(match, "done")
    assert city(match, "D4").buildings == {"temple": 0}


@pytest.mark.rule("COC-LDR-05")
def test_only_buildings_of_the_own_colour_are_replaced() -> None:
    match = conquest("obelisk")  # keeps its colour
    assert asked(match) == (0, "act")


@pytest.mark.rule("COC-LDR-05")
def test_no_reconstruction_without_her_or_without_a_capture() -> None:
    match = conquest("temple", army="infantry", cities={"D2": {}, "D1": {}})
    assert city(match, "D4").owner == 0
    when(match, "done")
    assert asked(match) == (0, "act")

    cities: dict[str, Any] = {"D2": {}, "D3": {"buildings": ["temple"]}}
    me = maya("writing", leader="wak_chanil_ajaw", units={"D2": "leader"}, cities=cities)
    match = march(given(me, **LAND), "D2", "D3")
    assert asked(match) == (0, "act")


@pytest.mark.rule("COC-LDR-05")
def test_she_must_survive_to_rebuild() -> None:
    me = maya("writing", leader="wak_chanil_ajaw", units={"D3": "leader, infantry"})
    theirs = {"cities": {**HOME, "D4": {"buildings": ["temple"]}}, "units": {"D4": "infantry"}}
    match = attack(me, theirs, "6i 2c 6i")
    when(match, "lose leader")
    assert outcome(match) == ["seat:0"]
    assert asked(match) == (0, "act")
