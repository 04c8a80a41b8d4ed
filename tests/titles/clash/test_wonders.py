"""Wonders: how they are built, lost and counted, and what the eight of them do (COC-WON)."""

from __future__ import annotations

from typing import Any

import pytest

from oikumene.engine.match import Match
from oikumene.titles.clash.cards import ANGRY, BARBARIANS, HAPPY, NEUTRAL, WONDERS
from oikumene.titles.clash.scoring import result
from tests.titles.clash.events import drawn, keys, points
from tests.titles.clash.fights import (
    FIELD,
    HOME,
    ME,
    RIVAL,
    attack,
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
    options,
    player,
    refused,
    space,
    table,
    told,
    units,
    when,
)

Words = dict[str, Any]
NEEDS = {
    "great_arena": "sports",
    "great_gardens": "irrigation",
    "great_library": "philosophy",
    "great_lighthouse": "cartography",
    "great_mausoleum": "priesthood",
    "great_pyramid": "rituals",
    "great_statue": "monuments",
    "great_wall": "siegecraft",
}
COSTS = {
    "great_arena": (3, 4, 5),
    "great_gardens": (5, 5, 2),
    "great_library": (3, 6, 3),
    "great_lighthouse": (3, 5, 4),
    "great_mausoleum": (4, 4, 4),
    "great_pyramid": (2, 3, 7),
    "great_statue": (3, 4, 5),
    "great_wall": (3, 2, 7),
}
"""Food, wood and ore; all cost 5 culture tokens besides."""
FULL = {"food": 7, "wood": 7, "ore": 7, "culture": 5}
SHORE: Words = {"regions": {"D3": "WFFF"}}
TWO: Words = {"D2": {"mood": "happy"}, "C2": {}}
HARBOUR: Words = {**TWO, "D2": {"mood": "happy", "buildings": ["port"]}, "E2": {}}


def builder(*wonders: str, **words: Any) -> Words:
    """Somebody with wonder cards who has everything to build one in the Happy city on D2."""
    needed = [NEEDS[wonder] for wonder in wonders]
    return {
        "civilization": "babylon",
        "advances": ["engineering", "storage", *needed],
        "goods": FULL,
        "wonders": list(wonders),
        "cities": HARBOUR if "great_lighthouse" in wonders else TWO,
        **words,
    }


def building(*wonders: str, **words: Any) -> Match:
    """Somebody about to choose what to build."""
    match = given(builder(*wonders, **words), {"civilization": "persia"}, **SHORE)
    return when(match, "build")


def built(wonder: str, **words: Any) -> Match:
    """A wonder was built in the first city."""
    match = building(wonder, **words)
    if asked(match)[1] == "build":
        when(match, f"wonder D2 {wonder}")
    return match


def rule_against(match: Match, plan: str) -> str:
    """Why a wonder cannot be built although something else can."""
    assert f"wonder {plan}" not in options(match)
    return refused(match)[f"wonder {plan}"]


def owner(wonder: str, **words: Any) -> Words:
    """Somebody whose first city has a wonder."""
    return {
        "civilization": "babylon",
        "goods": {},
        "cities": {"D2": {"wonders": [wonder]}},
        **words,
    }


# Cards


@pytest.mark.rule("COC-WON-02")
@pytest.mark.parametrize(("known", "advance"), [([], "engineering"), (["arts"], "monuments")])
def test_engineering_and_monuments_draw_a_wonder_card(known: list[str], advance: str) -> None:
    me = {"civilization": "rome", "advances": known, "goods": {"food": 2}}
    match = given(me, {}, wonder_deck=["great_wall", "great_arena"])
    when(match, "advance", f"advance {advance}")
    assert player(match).wonders == ["great_wall"]
    assert table(match).wonder_deck == ["great_arena"]
    assert match.view(0)["table"]["players"][0]["wonders"] == ["great_wall"]
    assert match.view(1)["table"]["players"][0]["wonders"] == {"count": 1}


@pytest.mark.rule("COC-WON-02")
@pytest.mark.parametrize("advance", ["sanitation", "roads", "fishing"])
def test_other_advances_draw_no_wonder_card(advance: str) -> None:
    match = given({"civilization": "rome", "goods": {"food": 2}}, {})
    when(match, "advance", f"advance {advance}")
    assert player(match).wonders == []


@pytest.mark.rule("COC-WON-03")
def test_from_an_empty_deck_no_wonder_card_is_drawn() -> None:
    me = {"civilization": "rome", "goods": {"food": 2}}
    match = given(me, {"wonders": ["great_arena"]}, wonder_deck=[])
    when(match, "advance", "advance engineering")
    assert player(match).wonders == []
    assert "drew-wonder" not in keys(match)


@pytest.mark.rule("COC-WON-03", "COC-WON-13")
def test_the_card_of_a_destroyed_wonder_does_not_come_back() -> None:
    """The rival's city with the Great Wall is destroyed: there is no settlement for it."""
    me = {"gone": {"settlement": 6}, "advances": ["tactics"], "goods": {"food": 2}}
    rival = {"cities": {**HOME, "D4": {"wonders": ["great_wall"]}}}
    match = attack({**me, "units": {"D3": "infantry"}}, rival, wonder_deck=[])
    s = table(match)
    assert space(match, "D4") not in s.cities
    assert (s.wonder_deck, s.wonder_discard, s.builders) == ([], [], {})
    when(match, "advance", "advance engineering")
    assert player(match).wonders == []


# Building


@pytest.mark.rule("COC-WON-04")
def test_a_wonder_is_built_with_engineering_from_the_hand_in_a_happy_city() -> None:
    match = built("great_pyramid", cities={"D2": {"mood": "happy"}, "C2": {"mood": "happy"}})
    assert city(match, "D2").wonders == ("great_pyramid",)
    assert city(match, "D2").activations == 1
    assert player(match).wonders == []
    assert table(match).builders == {"great_pyramid": 0}
    assert table(match).left == 2


@pytest.mark.rule("COC-WON-04")
def test_without_engineering_no_wonder_is_built() -> None:
    match = building("great_pyramid", advances=["storage", "rituals", "tactics"])
    assert rule_against(match, "D2 great_pyramid") == "COC-WON-04"


@pytest.mark.rule("COC-WON-04")
@pytest.mark.parametrize("mood", ["neutral", "angry"])
def test_only_happy_cities_build_wonders(mood: str) -> None:
    cities = {"D2": {"mood": mood}, "C2": {"mood": "happy"}, "E2": {"mood": "happy"}}
    match = building("great_pyramid", cities=cities)
    assert options(match) == ["wonder E2 great_pyramid", "wonder C2 great_pyramid"]
    assert refused(match)["wonder D2 great_pyramid"] == "COC-WON-04"


@pytest.mark.rule("COC-WON-04")
def test_a_wonder_is_built_only_from_the_own_hand() -> None:
    me = builder("great_pyramid", wonders=["great_wall"])
    match = given(me, {"wonders": ["great_pyramid"]})
    assert "build" not in options(match)


@pytest.mark.rule("COC-WON-05")
@pytest.mark.parametrize(("wonder", "advance"), NEEDS.items())
def test_each_wonder_needs_its_advance(wonder: str, advance: str) -> None:
    others = [each for each in NEEDS.values() if each != advance]
    unable = builder(wonder, advances=["engineering", "storage", "myths", *others], cities=HARBOUR)
    match = when(given(unable, {"civilization": "persia"}, **SHORE), "build")
    assert rule_against(match, f"D2 {wonder}") == "COC-WON-05"
    able = built(wonder, cities=HARBOUR)
    assert wonder in city(able, "D2").wonders


@pytest.mark.rule("COC-WON-06")
@pytest.mark.parametrize(("wonder", "cost"), COSTS.items())
def test_what_each_wonder_costs(wonder: str, cost: tuple[int, int, int]) -> None:
    match = built(wonder)
    paid = dict(zip(("food", "wood", "ore"), cost, strict=True))
    left = {name: 7 - n for name, n in paid.items() if n < 7}
    assert goods(match) == left


@pytest.mark.rule("COC-WON-06")
@pytest.mark.parametrize("short", ["food", "wood", "ore", "culture"])
@pytest.mark.parametrize("wonder", list(COSTS))
def test_who_lacks_one_thing_cannot_build(wonder: str, short: str) -> None:
    cost = dict(zip(("food", "wood", "ore"), COSTS[wonder], strict=True)) | {"culture": 5}
    purse = {**cost, short: cost[short] - 1}
    match = given(builder(wonder, goods=purse), {"civilization": "persia"}, **SHORE)
    assert "build" not in options(match)
    exact = given(builder(wonder, goods=cost), {"civilization": "persia"}, **SHORE)
    assert "build" in options(exact)


@pytest.mark.rule("COC-WON-07")
def test_gold_replaces_resources_of_a_wonder() -> None:
    match = built("great_pyramid", goods={"food": 1, "wood": 2, "ore": 4, "gold": 5, "culture": 5})
    assert goods(match) == {}
    assert city(match, "D2").wonders == ("great_pyramid",)


@pytest.mark.rule("COC-WON-07")
def test_nothing_replaces_the_culture_tokens_of_a_wonder() -> None:
    purse = {**FULL, "culture": 4, "gold": 7, "mood": 7, "ideas": 7}
    assert "build" not in options(given(builder("great_pyramid", goods=purse)))
    assert "build" in options(given(builder("great_pyramid", goods={**purse, "culture": 5})))


@pytest.mark.rule("COC-WON-08")
@pytest.mark.parametrize(
    "cities",
    [
        {"D2": {"mood": "happy"}},
        {"D2": {"mood": "happy", "buildings": ["temple"]}, "C2": {}},
        {
            "D2": {"mood": "happy", "buildings": ["temple", "academy", "market", "obelisk"]},
            **{name: {} for name in ("C2", "E2", "D3", "E3", "C3")},
        },
    ],
)
def test_a_wonder_needs_room_like_any_city_piece(cities: Words) -> None:
    me = builder("great_pyramid", cities=cities, advances=["engineering", "storage", "rituals"])
    match = given(me, regions=dict.fromkeys(("D3", "E3", "C3"), "FFFF"))
    assert "build" not in options(match)


@pytest.mark.rule("COC-WON-08")
def test_a_wonder_makes_its_city_larger() -> None:
    match = built("great_pyramid")
    assert city(match, "D2").size == 2
    assert refused(match)["build"] == "COC-BLD-01"


@pytest.mark.rule("COC-WON-09")
def test_a_city_may_hold_several_wonders() -> None:
    cities = {"D2": {"mood": "happy", "wonders": ["great_wall"]}, "C2": {}, "E2": {}}
    match = built("great_pyramid", cities=cities)
    assert city(match, "D2").wonders == ("great_wall", "great_pyramid")
    assert points(match)["wonders"] == 4 + 5


@pytest.mark.rule("COC-WON-10")
def test_the_lighthouse_needs_a_port_in_its_city() -> None:
    cities = {
        "D2": {"mood": "happy"},
        "C3": {"mood": "happy", "buildings": ["port"]},
        "E3": {"mood": "happy", "buildings": ["temple"]},
    }
    land = {"D3": "WFFF", "C3": "FFFF", "E3": "FFFF"}
    me = builder("great_lighthouse", "great_pyramid", cities=cities)
    match = when(given(me, regions=land), "build")
    assert options(match, "wonder") == [
        "wonder D2 great_pyramid",
        "wonder C3 great_lighthouse",
        "wonder C3 great_pyramid",
        "wonder E3 great_pyramid",
    ]
    assert refused(match)["wonder D2 great_lighthouse"] == "COC-WON-10"


@pytest.mark.rule("COC-WON-11")
def test_the_powers_of_a_wonder_work_at_once() -> None:
    match = built("great_library")
    assert asked(match) == (0, "act")
    assert "use great_library" in options(match)
    for seat in (0, 1):
        assert match.view(seat)["table"]["builders"] == {"great_library": 0}


@pytest.mark.rule("COC-WON-12")
def test_a_second_activation_lowers_the_mood_after_the_wonder_stands() -> None:
    cities = {"D2": {"mood": "happy", "activations": 1}, "C2": {}}
    match = built("great_pyramid", cities=cities)
    assert city(match, "D2").wonders == ("great_pyramid",)
    assert city(match, "D2").mood == NEUTRAL


@pytest.mark.rule("COC-WON-12")
def test_a_city_that_worked_twice_is_no_longer_happy_and_builds_no_wonder() -> None:
    cities = {"D2": {"mood": "happy", "activations": 1}, "C2": {}}
    match = given(builder("great_pyramid", cities=cities))
    when(match, "recruit", "city D2", "recruit settler")
    while asked(match)[1] == "recruit":
        when(match, "done")
    assert city(match, "D2").mood == NEUTRAL
    assert "build" not in options(match)


# Losing and counting


@pytest.mark.rule("COC-WON-13")
def test_a_destroyed_wonder_and_its_points_are_lost() -> None:
    match = razed("great_statue")
    assert table(match).builders == {}
    assert points(match, 1).get("wonders") is None
    assert points(match).get("wonders") is None


def razed(wonder: str) -> Match:
    """A city of the rival with a wonder was captured by somebody without a settlement for it."""
    me = {"gone": {"settlement": 6}, "units": {"D3": "infantry"}}
    match = attack(me, {"cities": {**HOME, "D4": {"wonders": [wonder]}}})
    assert space(match, "D4") not in table(match).cities
    return match


@pytest.mark.rule("COC-WON-14")
def test_who_captures_the_city_uses_the_wonder_and_the_builder_is_remembered() -> None:
    hands: Words = {"me": {"objectives": ["o01"]}, "rival": {"objectives": ["o02"]}}
    match = siege("infantry", "", wonders=["great_statue"], **hands)
    assert table(match).builders == {"great_statue": 1}
    assert "use great_statue" in options(match)
    when(match, "end")
    assert "use great_statue" not in options(match)


@pytest.mark.rule("COC-WON-15", "COC-END-05")
def test_a_captured_wonder_gives_two_points_to_holder_and_builder() -> None:
    match = siege("infantry", "", wonders=["great_statue"])
    assert points(match)["wonders"] == 2
    assert points(match, 1)["wonders"] == 2


@pytest.mark.rule("COC-WON-15")
def test_owners_in_between_get_nothing() -> None:
    """Built by seat 2, held by seat 1, captured by seat 0."""
    me = {**ME, "units": {"D4": "infantry"}}
    held = {"cities": {"G8": {}, "D5": {"wonders": ["great_statue@2"]}}}
    match = given(me, held, {}, regions={"D4": "FFFF"})
    assert [points(match, seat).get("wonders", 0) for seat in range(3)] == [0, 2, 2]
    march(match, "D4", "D5")
    assert [points(match, seat).get("wonders", 0) for seat in range(3)] == [2, 0, 2]


@pytest.mark.rule("COC-WON-16")
def test_a_builder_who_recaptures_a_wonder_scores_it_in_full() -> None:
    match = siege("infantry", "", wonders=["great_statue@0"])
    assert points(match)["wonders"] == 4
    assert "wonders" not in points(match, 1)


GREY: Words = {"cities": {"D4": {"wonders": ["great_library@0"]}}}


@pytest.mark.rule("COC-WON-17")
def test_while_barbarians_hold_a_wonder_its_builder_scores_half_and_nobody_uses_it() -> None:
    match = given({"civilization": "babylon"}, {}, barbarians=GREY, **FIELD)
    assert points(match)["wonders"] == 2
    assert "wonders" not in points(match, 1)
    assert "use great_library" not in options(match)
    when(match, "end")
    assert "use great_library" not in options(match)


@pytest.mark.rule("COC-WON-17")
def test_barbarians_who_capture_a_city_take_the_wonder_from_its_owner() -> None:
    """Nobody defends the city on E2 against the army on E3."""
    me = {"cities": {"D2": {}, "E2": {"wonders": ["great_library"]}}}
    match = drawn(
        "great_artist", me, regions={"E3": "FFFF"}, exhausted=["C2"],
        barbarians={"units": {"E3": "infantry"}},
    )  # fmt: skip
    when(match, "march E3 E2")
    assert city(match, "E2").owner == BARBARIANS
    assert points(match)["wonders"] == 2
    assert "use great_library" not in options(match)


# The Great Arena


@pytest.mark.rule("COC-WON-18")
def test_with_the_arena_mood_tokens_pay_as_culture_tokens_and_the_reverse() -> None:
    """Sports cost culture tokens, civic improvement mood tokens."""
    angry: Words = {"D2": {"wonders": ["great_arena"]}, "C2": {"mood": "neutral"}}
    me = owner("great_arena", advances=["sports"], goods={"mood": 3}, cities=angry)
    match = given(me)
    when(match, "use sports", "raise D2 happy")
    assert (city(match, "D2").mood, goods(match)) == (HAPPY, {"mood": 2})

    match = given(owner("great_arena", goods={"culture": 2}, cities=angry))
    when(match, "improve", "raise D2 happy")
    assert (city(match, "D2").mood, goods(match)) == (HAPPY, {})


@pytest.mark.rule("COC-WON-18")
def test_without_the_arena_tokens_are_what_they_are() -> None:
    match = given({"goods": {"mood": 3}, "advances": ["sports"], "cities": {"D2": {}}})
    assert "use sports" not in options(match)
    match = given({"goods": {"culture": 3}, "cities": {"D2": {}}})
    assert "improve" not in options(match)


@pytest.mark.rule("COC-WON-18")
def test_the_arena_does_not_help_to_pay_for_wonders() -> None:
    cities = {"D2": {"mood": "happy", "wonders": ["great_arena"]}, "C2": {}, "E2": {}}
    purse = {**FULL, "culture": 4, "mood": 9}
    assert "build" not in options(given(builder("great_pyramid", goods=purse, cities=cities)))
    match = built("great_pyramid", goods={**FULL, "mood": 9}, cities=cities)
    assert goods(match)["mood"] == 9


@pytest.mark.rule("COC-WON-18")
def test_gains_are_what_is_stated_even_with_the_arena() -> None:
    me = owner("great_arena", advances=["voting", "civil_liberties"])
    match = when(given(me), "use civil_liberties")
    assert goods(match) == {"mood": 3}


def arena(rolls: str, **tokens: int) -> Match:
    """The owner of the Great Arena attacks one infantry with another."""
    me = {
        "civilization": "babylon",
        "units": {"D3": "infantry"},
        "cities": {"D2": {"wonders": ["great_arena"]}},
        "goods": tokens,
    }
    return attack(me, {"units": {"D4": "infantry"}}, rolls)


@pytest.mark.rule("COC-CMB-42", "COC-AMB-10")
@pytest.mark.parametrize("token", ["mood", "culture"])
def test_in_the_arena_a_token_adds_one_to_a_roll(token: str) -> None:
    match = arena("4c 1l", **{token: 2})
    assert asked(match) == (0, "may-use")
    when(match, "use great_arena")
    assert units(match, 1, "D4") == {}
    assert outcome(match) == ["seat:0"]
    assert goods(match) == {token: 1}


@pytest.mark.rule("COC-CMB-42")
def test_the_arena_need_not_be_used() -> None:
    match = arena("4c 1l", mood=1)
    when(match, "no")
    assert units(match, 1, "D4") == {"infantry": 1}
    assert goods(match) == {"mood": 1}
    assert asked(arena("4c 1l"))[1] == "retreat"  # there is no token


# The Great Gardens

PLAINS: Words = {"regions": {"D3": "FFFF", "C3": "BBBB"}}
"""Beside the Fertile D2: Forest on C2, Mountain on E2, Fertile land on D3."""


@pytest.mark.rule("COC-WON-19")
def test_the_gardens_yield_any_resource_from_fertile_land() -> None:
    match = given(owner("great_gardens"), **PLAINS)
    when(match, "collect")
    assert {
        f"take {name} {good}"
        for name in ("D2", "D3")
        for good in ("food", "wood", "ore", "ideas", "gold")
    } < set(options(match))
    assert [each for each in options(match, "take") if "E2" in each or "C2" in each] == [
        "take E2 ore",
        "take C2 wood",
    ]
    when(match, "take D2 gold", "take D3 ideas")
    assert goods(match) == {"gold": 1, "ideas": 1}


@pytest.mark.rule("COC-WON-19")
def test_the_gardens_bloom_for_their_own_city_only() -> None:
    me = owner("great_gardens", cities={"D2": {}, "C2": {"wonders": ["great_gardens"]}})
    match = given(me, **PLAINS)
    when(match, "collect", "city D2")
    assert {each for each in options(match, "take") if "D3" in each} == {"take D3 food"}


def before_gardens(holder: int, start: str, marks: str = "") -> list[str]:
    """Where infantry on a space can go; the Great Gardens are on D4, held by seat 1 or others."""
    garden: Words = {"cities": {"D4": {"wonders": ["great_gardens@1"]}}}
    me = {**ME, "units": {start: f"infantry {marks}".strip()}}
    rival = {**RIVAL, **(garden if holder == 1 else {})}
    grey = garden if holder == BARBARIANS else {}
    match = given(me, rival, barbarians=grey, regions={"D3": "FBBF", "D5": "BBBB"})
    when(match, "move", f"from {start}")
    return options(match)


@pytest.mark.rule("COC-WON-19", "COC-MOV-28")
@pytest.mark.parametrize("holder", [1, BARBARIANS])
def test_who_entered_fertile_land_cannot_attack_the_gardens_in_this_turn(holder: int) -> None:
    assert "to D4" in before_gardens(holder, "D3")
    assert "to D4" in before_gardens(holder, "C4")
    assert "to D4" not in before_gardens(holder, "D3", "crossed")


@pytest.mark.rule("COC-WON-19", "COC-MOV-28")
def test_a_march_over_fertile_land_to_the_gardens_takes_two_turns() -> None:
    garden = {"cities": {**HOME, "D4": {"wonders": ["great_gardens"]}}}
    for pause, allowed in (((), False), (("end", "end"), True)):
        match = given({**ME, "units": {"D2": "infantry"}}, {**RIVAL, **garden}, **FIELD)
        march(match, "D2", "D3")
        when(match, *pause, "move", "from D3")
        assert ("to D4" in options(match)) == allowed


# The Great Library


def library(**words: Any) -> Match:
    """The owner of the Great Library is to act."""
    return given(owner("great_library", **words), {"civilization": "persia"}, **SHORE)


@pytest.mark.rule("COC-WON-20")
def test_the_library_lends_an_advance_until_the_end_of_the_turn() -> None:
    match = library(goods={"culture": 1})
    assert "use theaters" not in options(match)
    when(match, "use great_library", "lend theaters")
    assert "use theaters" in options(match)
    assert goods(match) == {"culture": 1}  # no token of the frame
    when(match, "end", "end")
    assert player(match).lent == ()
    assert "use theaters" not in options(match)
    assert "use great_library" in options(match)


@pytest.mark.rule("COC-WON-20")
def test_the_library_lends_once_a_turn_and_only_what_is_missing() -> None:
    match = library(advances=["fishing"])
    when(match, "use great_library")
    lent = {option.removeprefix("lend ") for option in options(match)}
    assert lent.isdisjoint({"farming", "mining", "fishing"})
    assert lent >= {"storage", "navigation", "math"}
    assert len(lent) == 36 - 3
    when(match, "lend math")
    assert "use great_library" not in options(match)


@pytest.mark.rule("COC-WON-20")
def test_the_library_lends_no_government() -> None:
    match = library(advances=["philosophy", "draft", "state_religion"])
    when(match, "use great_library")
    for government in ("voting", "nationalism", "dogma", "free_economy", "devotion"):
        assert f"lend {government}" not in options(match)


@pytest.mark.rule("COC-WON-20")
@pytest.mark.parametrize("advance", ["engineering", "monuments", "writing", "philosophy"])
def test_a_lent_advance_brings_no_rewards_for_gaining_it(advance: str) -> None:
    match = library()
    when(match, "use great_library", f"lend {advance}")
    p = player(match)
    assert (p.wonders, p.actions, p.objectives, goods(match)) == ([], [], [], {})
    assert (p.cubes, advance in p.advances) == (3, False)


@pytest.mark.rule("COC-WON-21")
def test_the_library_may_be_used_right_before_it_is_needed() -> None:
    """After two main actions, and with none left."""
    cities = {"D2": {"wonders": ["great_library"]}, "C2": {}, "E2": {}}
    match = library(goods={"food": 2, "wood": 1, "ore": 1, "mood": 1}, cities=cities)
    when(match, "improve", "raise C2 happy")
    when(match, "use great_library", "lend writing", "build", "build C2 academy")
    assert city(match, "C2").buildings == {"academy": 0}
    match = given(owner("great_library", goods={"mood": 1}), left=0)
    when(match, "use great_library", "lend theaters", "use theaters")
    assert goods(match) == {"culture": 1}


@pytest.mark.rule("COC-WON-21")
@pytest.mark.parametrize(("answer", "lent"), [("lend steel_weapons", 2), ("done", 0)])
def test_the_library_is_read_in_the_middle_of_a_battle(answer: str, lent: int) -> None:
    me = owner("great_library", advances=["tactics"], goods={"ore": 1}, units={"D2": "infantry"})
    match = given({**me, "actions": ["a06"]}, barbarians={"units": {"E2": "infantry"}})
    when(match, "move", "from D2", "to E2")
    assert set(options(match)) == {"lend steel_weapons", "done"}

    when(match, answer, *(["steel"] if lent else []))

    battle = table(match).battle
    assert battle is not None
    assert battle.bonus == [lent, 0]
    assert ("great_library" in table(match).used) == bool(lent)


@pytest.mark.rule("COC-WON-21", "COC-ADT-24")
def test_the_library_is_read_when_an_event_comes() -> None:
    me = owner("great_library", goods={"food": 2, "mood": 1}, cubes=1)
    match = given(me, event_deck=["local_flood", "..."], **SHORE)
    when(match, "advance", "advance fishing")
    assert set(options(match)) == {"lend myths", "done"}


@pytest.mark.rule("COC-WON-21")
def test_the_library_needs_no_top_advance_of_the_category() -> None:
    match = library()
    when(match, "use great_library")
    assert {"lend sports", "lend taxes", "lend roads", "lend medicine"} < set(options(match))


@pytest.mark.rule("COC-WON-22")
def test_the_library_neither_names_nor_unlocks_advances_of_a_civilization() -> None:
    """Writing is linked to Babylon's Code of Laws."""
    match = library()
    when(match, "use great_library")
    assert "lend code_of_laws" not in options(match)
    when(match, "lend writing")
    assert "code_of_laws" not in player(match).advances
    assert player(match).lent == ("writing",)


@pytest.mark.rule("COC-WON-23")
def test_a_lent_advance_serves_buildings_and_wonders() -> None:
    me = builder("great_pyramid", advances=["storage", "engineering"])
    cities = {"D2": {"mood": "happy", "wonders": ["great_library"]}, "C2": {}, "E2": {}}
    match = given({**me, "cities": cities}, **SHORE)
    assert "build" not in options(match)
    when(match, "use great_library", "lend rituals", "build")
    assert "great_pyramid" in city(match, "D2").wonders


@pytest.mark.rule("COC-WON-23")
def test_a_lent_advance_opens_no_other_advance_and_gives_no_points() -> None:
    match = library(goods={"food": 2})
    before = points(match)
    when(match, "use great_library", "lend arts")
    assert points(match) == before
    when(match, "advance")
    assert "advance arts" in options(match)
    assert "advance sports" not in options(match)
    assert refused(match)["advance sports"] == "COC-ADV-02"


@pytest.mark.rule("COC-WON-23")
def test_a_lent_advance_counts_for_no_objective() -> None:
    me = owner("great_library", advances=["bartering", "taxes", "currency"], objectives=["o21"])
    match = given({**me, "lent": ["trade_routes"]}, phase="status")
    assert asked(match)[1] != "objective"


# The Great Lighthouse

BAY: Words = {"regions": {"D3": "WWWW"}}


def lighthouse(rival: Words | None = None, **words: Any) -> Match:
    """The city of the Great Lighthouse has collected food."""
    light = {"D2": {"buildings": ["port"], "wonders": ["great_lighthouse"], **words.pop("at", {})}}
    me = owner("great_lighthouse", **{"cities": light, **words})
    match = given(me, {"civilization": "persia", **(rival or {})}, **BAY)
    when(match, "collect")
    while asked(match)[1] == "collect":
        when(match, "done" if "done" in options(match) else "take D2 food")
    return match


@pytest.mark.rule("COC-WON-24", "COC-AMB-09")
def test_each_activation_of_its_city_lets_the_lighthouse_place_a_ship() -> None:
    match = lighthouse({"units": {"D4": "ship"}})
    assert asked(match) == (0, "great-lighthouse")
    assert options(match) == ["place D3", "place C4", "place E4", "done"]  # the rival is on D4
    when(match, "place E4")
    assert units(match, 0, "E4") == {"ship": 1}
    when(match, "collect")
    while asked(match)[1] == "collect":
        when(match, "done" if "done" in options(match) else "take D2 food")
    when(match, "place D3")
    assert units(match, 0, "D3") == {"ship": 1}


@pytest.mark.rule("COC-WON-24")
def test_the_ship_need_not_be_placed_and_is_the_last_of_four() -> None:
    match = lighthouse()
    when(match, "done")
    assert table(match).units[0] == []
    assert asked(lighthouse(units={"C4": "4 ship"})) == (0, "act")
    assert asked(lighthouse(units={"C4": "3 ship"})) == (0, "great-lighthouse")


@pytest.mark.rule("COC-WON-24")
def test_other_cities_get_no_ship() -> None:
    light = {"D2": {"buildings": ["port"], "wonders": ["great_lighthouse"]}, "C2": {}}
    match = given(owner("great_lighthouse", cities=light), **BAY)
    when(match, "collect", "city C2")
    while asked(match)[1] == "collect":
        when(match, options(match)[0])
    assert asked(match) == (0, "act")


@pytest.mark.rule("COC-WON-24")
def test_the_ship_does_not_count_against_the_number_of_recruits() -> None:
    light = {"D2": {"mood": "angry", "buildings": ["port"], "wonders": ["great_lighthouse"]}}
    match = given(owner("great_lighthouse", cities=light, goods={"wood": 2}), **BAY)
    when(match, "recruit")  # an Angry city recruits one: a ship
    assert units(match, 0, "D3") == {"ship": 1}
    when(match, "place D3")
    assert units(match, 0, "D3") == {"ship": 2}


@pytest.mark.rule("COC-WON-25", "COC-STA-15")
@pytest.mark.parametrize("first", [0, 1, 2])
def test_the_owner_of_the_lighthouse_decides_who_is_first(first: int) -> None:
    light = {"E4": {"buildings": ["port"], "wonders": ["great_lighthouse"]}}
    rich = {"goods": {"mood": 5, "culture": 5}}
    me = {"civilization": "babylon", "cities": light, "goods": {}}
    sea = {"D4": "WFFF"}
    match = given(me, rich, rich, regions=sea, phase="status", step=6, first=first)
    assert asked(match) == (0, "first-player")
    assert options(match) == ["first 0", "first 1", "first 2"]
    when(match, "first 2")
    assert (table(match).first, asked(match)) == (2, (2, "act"))


# The Great Mausoleum


@pytest.mark.rule("COC-WON-26")
def test_the_mausoleum_may_take_a_discarded_action_card_instead_of_drawing() -> None:
    decks: Words = {"action_deck": ["a01", "a02"], "action_discard": ["a05", "a06"]}
    me = owner("great_mausoleum", cities={"D2": {"wonders": ["great_mausoleum"]}, "C2": {}})
    for answer, hand in (("discard", ["a05"]), ("deck", ["a01"])):
        match = given(me, {"civilization": "persia"}, phase="status", step=3, **decks)
        assert asked(match) == (0, "draw-from")
        when(match, answer)
        assert player(match).actions == hand


@pytest.mark.rule("COC-WON-26")
def test_others_draw_from_the_deck() -> None:
    decks: Words = {"action_deck": ["a01", "a02"], "action_discard": ["a05"]}
    rival = {"civilization": "persia", "cities": {"D7": {"wonders": ["great_mausoleum"]}}}
    match = given({"civilization": "rome"}, rival, phase="status", step=3, **decks)
    assert player(match).actions == ["a01"]
    assert asked(match) == (1, "draw-from")


@pytest.mark.rule("COC-WON-26")
def test_with_an_empty_discard_pile_there_is_nothing_to_take() -> None:
    match = given(owner("great_mausoleum"), {}, phase="status", step=3, action_deck=["a01", "a02"])
    assert player(match).actions == ["a01"]


@pytest.mark.rule("COC-WON-26")
def test_the_mausoleum_resolves_a_discarded_event_with_icon_and_text() -> None:
    """Migration: a gold mine, a settler for the rival, and a city that complains."""
    me = {"cities": {"D2": {"wonders": ["great_mausoleum"]}}, "goods": {}}
    match = drawn("great_artist", me, event_discard=["migration_1", "famine_1"])
    assert (asked(match), options(match)) == ((0, "draw-from"), ["deck", "discard"])
    when(match, "discard")
    assert [each["event"] for each in told(match, "event")] == ["event:migration_1"]
    assert goods(match)["gold"] == 2
    assert units(match, 1, "D7") == {"settler": 1}
    assert city(match, "D2").mood == ANGRY
    assert table(match).event_deck == ["great_artist"]
    assert table(match).event_discard == ["migration_1", "famine_1"]  # under the pile


@pytest.mark.rule("COC-WON-27")
def test_used_action_cards_of_the_owner_go_under_the_discard_pile() -> None:
    """Bartering discards a card; so does everybody else's, on top."""
    for seat, pile in ((0, ["a01", "a05"]), (1, ["a05", "a01"])):
        wonder = {"wonders": ["great_mausoleum"]}
        cities = [{"D2": wonder if seat == 0 else {}}, {"D7": wonder if seat == 1 else {}}]
        match = given(
            {"advances": ["bartering"], "actions": ["a01"], "cities": cities[0]},
            {"cities": cities[1]},
            action_discard=["a05"],
        )
        when(match, "use bartering", "gain gold 1")
        assert table(match).action_discard == pile  # the top card last


@pytest.mark.rule("COC-WON-27")
def test_used_events_of_the_owner_go_under_the_discard_pile() -> None:
    me = {"cities": {"D2": {"wonders": ["great_mausoleum"]}}}
    match = drawn("migration_1", me, event_discard=["famine_1"])
    when(match, "deck")
    assert table(match).event_discard == ["migration_1", "famine_1"]  # the top card last
    match = drawn("migration_1", event_discard=["famine_1"])
    assert table(match).event_discard == ["famine_1", "migration_1"]


# The Great Pyramid


@pytest.mark.rule("COC-WON-28", "COC-END-05")
def test_the_pyramid_gives_five_points_to_its_builder_even_if_captured() -> None:
    match = siege("infantry", "", wonders=["great_pyramid"])
    assert city(match, "D4").owner == 0
    assert points(match, 1)["wonders"] == 5
    assert "wonders" not in points(match)


@pytest.mark.rule("COC-WON-28")
def test_the_pyramid_on_an_event_card_still_counts() -> None:
    match = given({}, {}, ruined={"great_pyramid": 0}, builders={"great_pyramid": 1})
    assert points(match, 1)["wonders"] == 5
    assert "wonders" not in points(match)


@pytest.mark.rule("COC-WON-28")
def test_a_destroyed_pyramid_is_worth_nothing() -> None:
    match = razed("great_pyramid")
    assert "wonders" not in points(match, 1)
    assert "wonders" not in points(match)


def final(*players: Words, **words: Any) -> Any:
    """The result of a game that is over."""
    return result(table(given(*players, phase="over", **words)))


@pytest.mark.rule("COC-WON-29", "COC-END-11")
@pytest.mark.parametrize("seat", [0, 1])
def test_the_builder_of_the_pyramid_wins_a_tie(seat: int) -> None:
    """5 points for the Pyramid; the other has as many by other things, settlements above all."""
    base = {"options": {"expansion": False}}
    home = ("D2", "D7")[seat]
    around = {0: ["D7", "C8", "E8", "D6", "C7", "E7"], 1: ["D2", "C2", "E2", "D3", "C3", "E3"]}
    pyramid = {"cities": {home: {"wonders": ["great_pyramid"]}}}
    many: Words = {"cities": {name: {} for name in around[seat]}}
    players = [pyramid, many] if seat == 0 else [many, pyramid]
    land = dict.fromkeys(("D5", "C7", "E7", "D3", "C3", "E3"), "FFFF")
    end = final(*players, regions=land, **base)
    assert end.scores[0] == end.scores[1]
    assert (end.winners, end.reason) == ([seat], "pyramid")


@pytest.mark.rule("COC-WON-29")
def test_the_pyramid_breaks_no_tie_of_others() -> None:
    base = {"options": {"expansion": False}}
    many = [
        {"cities": {name: {"buildings": ["temple", "academy"]} for name in names}}
        for names in (("E4", "F3", "D3"), ("G8", "G9", "H7"))
    ]
    end = final(*many, {"cities": {"B7": {"wonders": ["great_pyramid"]}}}, **base)
    assert (end.winners, end.reason) == ([0, 1], "shared")


# The Great Statue


@pytest.mark.rule("COC-WON-30")
def test_building_the_statue_draws_an_objective_card() -> None:
    match = built("great_statue")
    assert len(player(match).objectives) == 1
    assert built("great_pyramid").view(0)["table"]["players"][0]["objectives"] == []


@pytest.mark.rule("COC-WON-30")
def test_other_wonders_draw_none_for_the_owner_of_the_statue() -> None:
    cities = {"D2": {"mood": "happy", "wonders": ["great_statue"]}, "C2": {}, "E2": {}}
    assert player(built("great_pyramid", cities=cities)).objectives == []


@pytest.mark.rule("COC-WON-30")
def test_once_a_turn_an_objective_card_is_discarded_at_the_statue_for_an_action() -> None:
    match = given(owner("great_statue", objectives=["o01", "o02"]), left=0)
    when(match, "use great_statue")
    assert (asked(match), options(match)) == ((0, "great-statue"), ["drop o01", "drop o02"])
    when(match, "drop o02")
    assert table(match).left == 1
    assert table(match).objective_discard == ["o02"]
    assert player(match).objectives == ["o01"]
    assert "use great_statue" not in options(match)
    when(match, "end", "end")
    assert "use great_statue" in options(match)


@pytest.mark.rule("COC-WON-30")
def test_without_an_objective_card_the_statue_is_idle() -> None:
    assert "use great_statue" not in options(given(owner("great_statue")))


@pytest.mark.rule("COC-WON-31")
def test_capturing_the_statue_draws_no_objective_card() -> None:
    match = siege("infantry", "", wonders=["great_statue"])
    assert city(match, "D4").wonders == ("great_statue",)
    assert player(match).objectives == []


# The Great Wall


@pytest.mark.rule("COC-CMB-41", "COC-WON-14")
@pytest.mark.parametrize(("mood", "value"), [("happy", 5), ("neutral", 7), ("angry", 7)])
def test_the_wall_weakens_attackers_of_happy_cities_in_the_first_round(
    mood: str, value: int
) -> None:
    rival = {"cities": {"D7": {"wonders": ["great_wall"]}, "D4": {"mood": mood}}}
    match = siege("infantry", "infantry", "6i 1l", rival=rival)
    assert values(match) == [value, 1]


@pytest.mark.rule("COC-CMB-41")
def test_the_wall_is_forgotten_in_the_second_round() -> None:
    rival = {"cities": {"D7": {"wonders": ["great_wall"]}, "D4": {"mood": "happy"}}}
    match = siege("infantry", "infantry", "1l 1l", rival=rival)
    assert values(match) == [0, 1]
    when(dice(match, "6i 1l"), "fight")
    assert values(match) == [7, 1]


@pytest.mark.rule("COC-BAR-38")
def test_barbarians_break_at_the_wall() -> None:
    me = {"cities": {"D2": {"wonders": ["great_wall"]}}, "goods": {}}
    match = drawn(
        "great_artist", me, regions={"E3": "FFFF"}, barbarians={"units": {"E3": "3 infantry"}}
    )
    assert outcome(match) == ["seat:0"]
    assert table(match).units[BARBARIANS] == []
    assert "rolled" not in keys(match)
    assert [each["goods"] for each in told(match, "gained") if each["why"] == "barbarians"] == [
        "gold 1"
    ]


# What a wonder is not


@pytest.mark.rule("COC-WON-32")
def test_influence_cannot_replace_a_wonder() -> None:
    me = {"cities": {"D2": {"buildings": ["temple", "academy"]}}, "goods": {"culture": 9}}
    alone = {"cities": {"D4": {"wonders": ["great_wall"]}, "D7": {}}}
    assert "influence" not in options(given(me, alone, **FIELD))
    both = {"cities": {"D4": {"wonders": ["great_wall"], "buildings": ["temple"]}, "D7": {}}}
    match = dice(given(me, both, **FIELD), "6i")
    when(match, "influence")
    assert city(match, "D4").buildings == {"temple": 0}
    assert city(match, "D4").wonders == ("great_wall",)


@pytest.mark.rule("COC-WON-32")
def test_a_wonder_uses_no_building_piece_and_counts_for_no_objective_of_buildings() -> None:
    match = built("great_pyramid")
    pieces = match.view(0)["table"]["players"][0]["pieces"]
    assert pieces == {"settlement": 5, **dict.fromkeys(pieces.keys() - {"settlement"}, 5)}
    assert points(match)["city_pieces"] == 2


def test_all_wonders_have_their_place_here() -> None:
    assert set(WONDERS) == set(NEEDS) == set(COSTS)
