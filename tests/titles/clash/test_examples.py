"""The worked examples, with the rulebook's own numbers (COC-EX)."""

from __future__ import annotations

from typing import Any

import pytest

from oikumene.engine.match import Match
from oikumene.titles.clash.cards import ANGRY, BARBARIANS, HAPPY, NEUTRAL
from oikumene.titles.clash.ground import spaces_of
from tests.titles.clash.events import BASE, drawn
from tests.titles.clash.fights import (
    FIELD,
    HOME,
    ME,
    RIVAL,
    attack,
    clash,
    lost,
    march,
    rolled,
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
    plain,
    player,
    refused,
    space,
    table,
    told,
    units,
    when,
)
from tests.titles.clash.goals import CARDS

PRICE = {"food": 1, "wood": 1, "ore": 1}
"""Of a building."""
LAND = dict.fromkeys(("B2", "F2", "D3", "B4", "F4", "D5", "B6", "F6"), "FFFF")
BAY = {"D3": "WBBB"}
"""Sea on D3; of the unexplored region F2 E3 G3 F3 only E3 is beside it."""
GULF = {"D3": "WBWB"}
"""Sea on D3 and E4; E3 and F3 of the unexplored region are beside it."""
LAKE = {"D3": "WWBB", "B2": "BBBB", "F2": "BBBB"}
"""Sea on D3 and C4, beside the home of the first player."""


def terrain(match: Match, name: str) -> str:
    """How the region with a space lies: its terrain by slots."""
    return "".join(table(match).terrain[n] for n in spaces_of(space(match, name) >> 2))


def left(match: Match) -> int:
    """What the open action still allows: groups, resources."""
    assert match.decision is not None
    return int(match.decision.args["n"])


def work(match: Match, *choices: str) -> Match:
    """A city collects what comes first; some choices come before."""
    when(match, "collect", *choices)
    while asked(match)[1] == "collect":
        when(match, options(match)[0])
    return match


# Trading


@pytest.mark.rule("COC-EX-01")
def test_two_wood_and_a_card_for_three_ore() -> None:
    match = plain({"goods": {"wood": 2}, "actions": ["a05"]}, {"goods": {"ore": 3}})

    when(match, "trade", "give wood", "give wood", "offer-card action", "give-card a05")
    when(match, "want ore", "want ore", "want ore", "propose")
    assert asked(match) == (1, "answer-offer")
    assert (goods(match), goods(match, 1)) == ({"wood": 2}, {"ore": 3})
    when(match, "accept")

    assert (goods(match), goods(match, 1)) == ({"ore": 3}, {"wood": 2})
    assert (player(match).actions, player(match, 1).actions) == ([], ["a05"])
    assert asked(match) == (0, "act")
    assert table(match).left == 3


@pytest.mark.rule("COC-EX-02")
def test_a_promised_card_is_only_a_promise() -> None:
    match = plain({"goods": {"wood": 1}}, {"goods": {"food": 2}}, round=3, first=1, active=0)

    when(match, "trade", "give wood", "want food", "want food", "propose", "accept")
    assert (goods(match), goods(match, 1)) == ({"food": 2}, {"wood": 1})
    when(match, "end")  # the age is over, and everybody draws an objective
    while asked(match)[1] != "act":
        when(match, options(match)[-1])

    assert len(player(match).objectives) == 1
    assert len(player(match, 1).objectives) == 1
    assert not told(match, "trade-cards")


# Cities, advances, buildings


@pytest.mark.rule("COC-EX-03")
def test_three_cities_grow_to_size_three() -> None:
    cities = {
        "D2": {"buildings": ["temple", "academy"]},
        "C2": {"buildings": ["temple"]},
        "E2": {},
    }
    me = {"advances": ["tactics"], "goods": PRICE, "cities": cities}

    match = when(plain(me), "build")

    assert options(match) == ["build E2 fortress", "build C2 fortress"]
    assert refused(match)["build D2 fortress"] == "COC-BLD-05"


@pytest.mark.rule("COC-EX-04")
def test_myths_bring_a_mood_token() -> None:
    match = plain({"goods": {"food": 2}})

    when(match, "advance", "advance myths")

    assert "myths" in player(match).advances
    assert goods(match) == {"mood": 1}


@pytest.mark.rule("COC-EX-05")
@pytest.mark.parametrize(("advances", "able"), [(["myths"], False), (["myths", "writing"], True)])
def test_no_writing_no_academy(advances: list[str], able: bool) -> None:
    me = {"advances": advances, "goods": PRICE, "cities": {"D2": {}, "C2": {}}}

    match = when(plain(me), "build")

    assert "build D2 temple" in options(match)
    assert ("build D2 academy" in options(match)) is able


@pytest.mark.rule("COC-EX-06")
@pytest.mark.parametrize(("advances", "able"), [([], False), (["philosophy"], True)])
def test_no_philosophy_no_voting(advances: list[str], able: bool) -> None:
    match = when(plain({"advances": advances, "goods": {"food": 2}}), "advance")

    assert ("advance voting" in options(match)) is able
    assert (refused(match).get("advance voting") == "COC-GOV-02") is not able


@pytest.mark.rule("COC-EX-07")
def test_work_makes_a_happy_city_angry() -> None:
    match = plain({"cities": {"D2": {"mood": "happy"}}})

    moods = [city(work(match), "D2").mood for _ in range(3)]

    assert moods == [HAPPY, NEUTRAL, ANGRY]


# Collecting, constructing, recruiting


@pytest.mark.rule("COC-EX-08")
def test_no_ore_from_a_mountain_with_barbarians() -> None:
    """E2 and E3 are Mountains, C2 a Forest, D3 is Sea."""
    cities = {"D2": {"buildings": ["temple", "academy"]}}
    match = plain(
        {"advances": ["fishing"], "cities": cities},
        {},
        regions={"F2": "BMBB", "D3": "WBBB", "B2": "BBBB"},
        barbarians={"units": {"E3": "infantry"}},
    )

    when(match, "collect")
    assert left(match) == 3
    assert "take E3 ore" not in options(match)
    when(match, "take D3 food", "take E2 ore", "take C2 wood")

    assert goods(match) == {"food": 1, "ore": 1, "wood": 1}
    assert asked(match) == (0, "act")


@pytest.mark.rule("COC-EX-09")
def test_one_city_of_four_has_room_for_an_academy() -> None:
    cities = {
        "D2": {},
        "C2": {"mood": "angry"},
        "E2": {"buildings": ["temple", "market", "obelisk"]},
        "C3": {"buildings": ["academy"]},
    }
    me = {"advances": ["writing"], "goods": PRICE, "cities": cities}
    match = given(me, regions=LAND)

    when(match, "build")  # no choice

    assert asked(match) == (0, "act")
    assert [each["city"] for each in told(match, "built")] == ["hex:D2"]
    assert city(match, "D2").buildings == {"academy": 0}
    assert goods(match) == {"ideas": 2}  # of the Academy


@pytest.mark.rule("COC-EX-10")
def test_the_fifth_settler_comes_from_the_board() -> None:
    me = {
        "advances": ["storage"],
        "goods": {"ore": 1, "food": 3},
        "cities": {"D2": {"buildings": ["temple"]}},
        "units": {"C2": "2 settler", "D1": "2 settler"},
    }
    match = plain(me)

    when(match, "recruit", "recruit infantry", "recruit settler")
    assert options(match) == ["relocate C2", "relocate D1"]
    when(match, "relocate C2")

    assert units(match, 0, "D2") == {"infantry": 1, "settler": 1}
    assert units(match, 0, "C2") == {"settler": 1}
    assert units(match, 0, "D1") == {"settler": 2}
    assert goods(match) == {}


@pytest.mark.rule("COC-EX-11")
def test_a_leader_defends_while_she_is_there() -> None:
    japan = {"civilization": "japan", "leader": "suiko", "units": {"D4": "leader, infantry"}}
    match = attack({"units": {"D3": "3 infantry"}}, japan, "1l 1l 1l 2c 2e")
    assert values(match) == [3, 2 + 2 + 2]

    when(dice(match, "6i 1l 2c 2e"), "fight")
    assert values(match) == [6 + 1 + 1, 2 + 2 + 2]
    when(match, "lose leader")
    when(dice(match, "1l 4e"), "fight")

    assert values(match) == [1, 4]


# Movement


@pytest.mark.rule("COC-EX-12")
def test_navigation_leads_to_the_next_sea_or_to_the_unknown() -> None:
    """In the north lie F2 and E3, in the south the unexplored F6, behind it the Sea B6."""
    seas = {"F4": "WBBB", "D3": "BBBB", "F2": "WWBB", "B6": "WBBB"}
    me = {"advances": ["fishing", "navigation"], "units": {"F4": "ship"}}

    match = when(plain(me, {}, regions=seas), "move", "from F4")

    assert sorted(options(match)) == ["explore F6", "sail E3", "sail F2"]


@pytest.mark.rule("COC-EX-13")
def test_who_boards_lands_with_the_next_move_action() -> None:
    mine = {"D2": "infantry", "D3": "ship", "D1": "settler"}
    match = plain({"advances": ["tactics"], "units": mine}, {}, regions=LAKE)

    when(match, "move", "from D2", "to D3", "from D3", "sail C4")
    assert left(match) == 1
    assert "from C4" not in options(match)

    when(match, "done", "move", "from C4", "to D4")
    assert units(match, 0, "D4") == {"infantry": 1}
    assert left(match) == 2
    when(match, "from C4", "sail D3")
    assert units(match, 0, "D3") == {"ship": 1}


# Moods and influence


@pytest.mark.rule("COC-EX-14")
@pytest.mark.parametrize(
    ("tokens", "choice", "mood", "rest"),
    [(2, "", NEUTRAL, 0), (5, "neutral", NEUTRAL, 3), (4, "happy", HAPPY, 0)],
)
def test_levels_of_mood_cost_two_tokens_each(
    tokens: int, choice: str, mood: int, rest: int
) -> None:
    cities = {"D2": {"mood": "angry", "buildings": ["temple"]}}
    match = plain({"goods": {"mood": tokens}, "cities": cities})

    when(match, "improve")
    if choice:
        assert options(match, "raise") == ["raise D2 neutral", "raise D2 happy"]
        when(match, f"raise D2 {choice}")
    if asked(match)[1] == "improve":
        when(match, "done")

    assert city(match, "D2").mood == mood
    assert goods(match).get("mood", 0) == rest
    assert table(match).left == 2


GREAT = {"D2": {"buildings": ["temple", "academy", "fortress"]}}
"""A city of size 4; D6 is 4 spaces away, D7 is 5."""


@pytest.mark.rule("COC-EX-15")
@pytest.mark.parametrize(("where", "able"), [("D6", True), ("D7", False)])
def test_a_city_of_size_four_reaches_four_spaces(where: str, able: bool) -> None:
    rival: dict[str, Any] = {"cities": {where: {"buildings": ["temple"]}}}

    match = plain({"cities": GREAT}, rival, regions=LAND)

    assert ("influence" in options(match)) is able


@pytest.mark.rule("COC-EX-16")
def test_three_culture_tokens_for_a_building() -> None:
    me = {"goods": {"culture": 3}, "cities": {"D2": {"buildings": ["temple", "academy"]}}}
    rival: dict[str, Any] = {"cities": {"D6": {"buildings": ["temple"]}}}
    match = plain(me, rival, regions=LAND)

    when(dice(match, "3i"), "influence")
    assert goods(match) == {"culture": 2}
    assert asked(match) == (0, "boost")
    when(match, "boost 2")

    assert goods(match) == {}
    assert city(match, "D6").buildings == {"temple": 0}


# Governments and cards


@pytest.mark.rule("COC-EX-17")
@pytest.mark.parametrize("second", ["totalitarianism", "absolute_power", "forced_labor"])
def test_two_cubes_of_democracy_go_to_autocracy(second: str) -> None:
    known = ["philosophy", "voting", "free_economy", "draft"]
    match = plain({"advances": known}, phase="status", step=5)

    when(match, "change autocracy")
    assert sorted(options(match)) == [
        "advance absolute_power",
        "advance forced_labor",
        "advance totalitarianism",
    ]
    when(match, f"advance {second}")

    basics = {"farming", "mining", "philosophy", "draft"}
    assert {*player(match).advances} == {*basics, "nationalism", second}


@pytest.mark.rule("COC-EX-18")
def test_one_city_teaches_once() -> None:
    cards = ["a35", "a36"]
    me = {"goods": {}, "actions": cards, "units": {"D3": "infantry"}}
    rival = {"advances": ["arts", "myths"], "cities": {**HOME, "D4": {}}}
    match = attack(me, rival)
    assert options(match, "play") == ["play a35", "play a36"]

    when(match, "play a35", "advance arts")

    assert "arts" in player(match).advances
    assert player(match).actions == ["a36"]
    assert "play a36" not in options(match)


@pytest.mark.rule("COC-EX-19")
def test_two_conquerors_take_two_cities() -> None:
    first, second = CARDS["conqueror"]
    armies = {"D3": "2 infantry", "E4": "2 infantry"}
    me = {**ME, "objectives": [first, second], "units": armies}
    rival = {"cities": {"D4": {}, "E5": {}}, "units": {"D4": "infantry", "E5": "infantry"}}
    match = given(me, {**RIVAL, **rival}, regions=LAND)

    march(dice(match, "6i 6i 1l"), "D3", "D4")
    assert options(match, "complete") == [
        f"complete {first} conqueror",
        f"complete {second} conqueror",
    ]
    when(match, f"complete {first} conqueror")
    assert asked(match)[1] != "objective-now"
    assert player(match).completed == ("conqueror",)

    march(dice(match, "6i 6i 1l"), "E4", "E5")
    when(match, f"complete {second} conqueror")
    assert player(match).completed == ("conqueror", "conqueror")


@pytest.mark.rule("COC-EX-19")
def test_one_city_serves_two_objectives_of_different_names() -> None:
    cards = [CARDS["conqueror"][0], CARDS["amphibious_assault"][0]]
    me = {**ME, "objectives": cards, "units": {"D3": "ship, 2 infantry"}}
    rival = {**RIVAL, "cities": {**HOME, "D4": {}}, "units": {"D4": "infantry"}}
    match = given(me, rival, regions={"D3": "WWFF", "D5": "FFFF"})

    march(dice(match, "6i 6i 1l"), "D3", "D4", "infantry 2")
    when(match, f"complete {cards[0]} conqueror", f"complete {cards[1]} amphibious_assault")

    assert player(match).completed == ("conqueror", "amphibious_assault")


# Exploring


def explore(face: str, way: str, **words: Any) -> Match:
    """A settler enters the region F2 E3 G3 F3, of which a face is given: ``D2 to E3``."""
    start, to = way.split(" to ")
    match = plain({"units": {start: "settler"}}, {}, faces={"F2": face}, **words)
    return when(match, "move", f"from {start}", f"to {to}")


def voyage(face: str, regions: dict[str, str]) -> Match:
    """A ship on D3 explores that region."""
    match = plain({"units": {"D3": "ship"}}, {}, regions=regions, faces={"F2": face})
    return when(match, "move", "from D3", "explore F2")


@pytest.mark.rule("COC-EX-20")
def test_a_settler_explores_a_mountain_and_founds_a_city() -> None:
    match = explore("r02", "D2 to E3")  # the other way round there would be Sea on E3
    assert terrain(match, "E3") == "WMWM"
    assert units(match, 0, "E3") == {"settler": 1}
    when(match, "move")  # nobody can: it was in vain
    assert asked(match) == (0, "act")
    assert units(match, 0, "E3") == {"settler": 1}

    when(match, "found")

    assert city(match, "E3").owner == 0
    assert units(match, 0, "E3") == {}


@pytest.mark.rule("COC-EX-21")
def test_sea_must_meet_sea() -> None:
    match = explore("r09", "E2 to F2", regions=BAY)

    assert terrain(match, "F2") == "TWFT"
    assert asked(match) == (0, "act")


@pytest.mark.rule("COC-EX-22")
@pytest.mark.parametrize(("turn", "lies"), [("straight", "WBTF"), ("turned", "FTBW")])
def test_sea_on_the_edge_either_way_leaves_a_choice(turn: str, lies: str) -> None:
    match = explore("r06", "D2 to E3")
    assert sorted(options(match)) == ["lay straight", "lay turned"]

    when(match, f"lay {turn}")

    assert terrain(match, "E3") == lies


@pytest.mark.rule("COC-EX-23")
def test_sea_without_a_connection_comes_to_the_edge() -> None:
    match = explore("r09", "E2 to F2", regions={"D3": "BBBB"})

    assert terrain(match, "F2") == "TFWT"
    assert asked(match) == (0, "act")


@pytest.mark.rule("COC-EX-24")
@pytest.mark.parametrize(
    ("turn", "lies", "seas"),
    [("straight", "WWTT", ["F2", "E3"]), ("turned", "TTWW", ["G3", "F3"])],
)
def test_a_ship_chooses_how_the_region_lies_and_where_to_go(
    turn: str, lies: str, seas: list[str]
) -> None:
    for sea in seas:
        match = voyage("r01", GULF)
        assert sorted(options(match)) == ["lay straight", "lay turned"]
        when(match, f"lay {turn}")
        assert terrain(match, "F2") == lies
        assert options(match) == [f"sail {each}" for each in seas]

        when(match, f"sail {sea}")

        assert units(match, 0, sea) == {"ship": 1}
        assert units(match, 0, "D3") == {}


@pytest.mark.rule("COC-EX-25")
@pytest.mark.parametrize(("turn", "lies"), [("straight", "MTMB"), ("turned", "BMTM")])
def test_a_ship_that_finds_no_sea_returns(turn: str, lies: str) -> None:
    match = voyage("r16", GULF)
    assert sorted(options(match)) == ["lay straight", "lay turned"]

    when(match, f"lay {turn}")

    assert terrain(match, "F2") == lies
    assert units(match, 0, "D3") == {"ship": 1}


# Combat


@pytest.mark.rule("COC-EX-26")
def test_the_values_of_three_and_of_two_infantry() -> None:
    match = clash("3 infantry", "2 infantry", "3i 5i 4c 6i 1l")

    assert values(match) == [14, 8]
    assert sorted(lost(match)) == [("0", "infantry"), ("1", "infantry"), ("1", "infantry")]


@pytest.mark.rule("COC-EX-27")
def test_one_cavalry_and_one_infantry_count_of_an_army_with_a_leader() -> None:
    mine = {"leader": "caesar", "units": {"D3": "2 infantry, cavalry, leader"}}

    match = attack(mine, {"units": {"D4": "4 infantry"}}, "4c 2c 3e 1l 6i")

    assert rolled(match)[0] == ["4c", "2c", "3e", "6i"]
    assert values(match)[0] == 18


@pytest.mark.rule("COC-EX-28")
def test_an_elephant_and_a_leader_who_rolls_again() -> None:
    mine = {"leader": "caesar", "units": {"D3": "infantry, leader, elephant"}}

    match = attack(mine, {"units": {"D4": "infantry"}}, "1l 1l 2e 5i 6i")

    assert sorted(rolled(match)[0]) == ["1l", "2e", "5i"]
    assert values(match) == [7, 7]
    assert lost(match) == [("1", "infantry")]  # the hit of the defender is cancelled


@pytest.mark.rule("COC-EX-29")
@pytest.mark.parametrize(("mood", "gold"), [("happy", 5), ("neutral", 4), ("angry", 1)])
def test_the_gold_of_a_captured_city(mood: str, gold: int) -> None:
    buildings = ["temple", "academy", "market"]

    match = siege("infantry", "", me={"goods": {}}, mood=mood, buildings=buildings)

    assert city(match, "D4").owner == 0
    assert goods(match) == {"gold": gold}


# Barbarians

NEAR = {"B2": "FFFF", "F2": "FFFF"}
"""Beside D2 lie C3 and E3; two steps away B2 and B3, F2 and F3; A3 and G3 are farther."""


@pytest.mark.rule("COC-EX-30")
def test_barbarians_appear_two_spaces_away_and_one_more_comes() -> None:
    match = drawn(
        "fine_year_drawer",
        regions={**NEAR, "B6": "FFFF"},
        barbarians={"cities": {"B7": {}}},
        exhausted=[],
        options=BASE,
    )
    assert options(match) == [f"settle {name}" for name in ("B2", "B3", "F2", "F3")]

    when(match, "settle F3")
    assert city(match, "F3").owner == BARBARIANS
    assert units(match, BARBARIANS, "F3") == {"infantry": 1}
    assert options(match) == ["reinforce F3 infantry", "reinforce B7 infantry"]
    when(match, "reinforce B7 infantry")

    assert units(match, BARBARIANS, "B7") == {"infantry": 1}
    assert len(table(match).units[BARBARIANS]) == 2


@pytest.mark.rule("COC-EX-31")
def test_barbarians_come_nearer_and_their_settlements_grow() -> None:
    """Three armies and three settlements; what is on G3 is too far away."""
    grey: dict[str, Any] = {
        "units": {"B3": "2 infantry", "F3": "infantry", "G3": "3 infantry"},
        "cities": {"F3": {}, "B2": {}, "G3": {}},
    }
    match = drawn("great_artist", regions=NEAR, barbarians=grey, options=BASE)

    when(match, "march F3 E3")

    steps = [(each["start"], each["end"]) for each in told(match, "barbarians-moved")]
    assert steps == [("hex:F3", "hex:E3"), ("hex:B3", "hex:C3")]
    assert units(match, BARBARIANS, "E3") == {"infantry": 1}
    assert units(match, BARBARIANS, "C3") == {"infantry": 2}
    assert units(match, BARBARIANS, "F3") == units(match, BARBARIANS, "B2") == {"infantry": 1}
    assert units(match, BARBARIANS, "G3") == {"infantry": 3}
    assert told(match, "barbarians-settled") == []


# Advances at work


@pytest.mark.rule("COC-EX-32")
def test_two_of_three_groups_take_the_road() -> None:
    """F2, a Forest, is two spaces from D2 over the Mountain E2 only; E3 is Sea."""
    me = {
        "advances": ["tactics", "roads"],
        "goods": {"food": 2, "ore": 2},
        "units": {"D2": "2 settler, 2 infantry"},
    }
    rival = {"units": {"F3": "infantry"}}
    match = plain(me, rival, regions={"B2": "BBBB", "F2": "TWBB", "D3": "BBBB"})

    when(match, "move", "from D2", "to D3", "group settler 1")
    assert goods(match) == {"food": 2, "ore": 2}
    when(match, "from D2", "road D4", "group settler 1")
    assert goods(match) == {"food": 1, "ore": 1}
    when(match, "from D2", "road F2", "group infantry 2")
    assert goods(match) == {}
    assert units(match, 0, "D3") == units(match, 0, "D4") == {"settler": 1}
    assert units(match, 0, "F2") == {"infantry": 2}

    when(match, "move", "from F2")

    assert {"to G3", "to F3"} <= {*options(match)}


@pytest.mark.rule("COC-EX-33")
@pytest.mark.parametrize(
    "mix",
    [{"mood": 3}, {"food": 1, "wood": 1, "mood": 1}, {"gold": 2, "ideas": 1}, {"ore": 3}],
)
def test_rituals_cheer_for_any_three(mix: dict[str, int]) -> None:
    cities = {"D2": {"buildings": ["temple", "academy"]}}
    me = {"advances": ["rituals"], "cities": cities}
    kind = next(iter(mix))
    short = {**mix, kind: mix[kind] - 1}
    assert "improve" not in options(plain({**me, "goods": short}))

    match = when(plain({**me, "goods": mix}), "improve")

    assert city(match, "D2").mood == HAPPY
    assert goods(match) == {}


@pytest.mark.rule("COC-EX-34")
def test_four_units_share_three_cities() -> None:
    """The ship on D6 and the settler aboard serve D4 and E5; who is on C8 or E8, D7 alone."""
    me = {
        "advances": ["storage", "trade_routes"],
        "units": {"D6": "ship, settler", "C8": "settler", "E8": "settler"},
    }
    rival: dict[str, Any] = {"cities": {"D7": {}, "D4": {}, "E5": {}}}
    sea = {**LAND, "D5": "FFFW"}

    match = plain(me, rival, regions=sea, phase="turn")

    assert asked(match) == (0, "act")
    assert goods(match) == {"food": 3}


@pytest.mark.rule("COC-EX-35")
@pytest.mark.parametrize("kind", ["food", "ore"])
def test_medicine_returns_one_of_four(kind: str) -> None:
    cities = {"D2": {"buildings": ["temple"]}}
    me = {"advances": ["medicine"], "goods": {"food": 2, "ore": 2}, "cities": cities}
    match = when(plain(me), "recruit", "recruit infantry", "recruit infantry")
    assert options(match) == ["gain food 1", "gain ore 1"]

    when(match, f"gain {kind} 1")

    assert units(match, 0, "D2") == {"infantry": 2}
    assert goods(match) == {kind: 1}


@pytest.mark.rule("COC-EX-35")
@pytest.mark.parametrize(("food", "able"), [(1, False), (2, True)])
def test_medicine_lends_no_food(food: int, able: bool) -> None:
    match = plain({"advances": ["medicine"], "goods": {"food": food}})

    assert ("recruit" in options(match)) is able


# Civilizations


@pytest.mark.rule("COC-EX-36")
def test_the_aztecs_learn_tactics_and_take_captives() -> None:
    match = given({"civilization": "aztecs", "goods": {"food": 2}})

    when(match, "advance", "advance tactics")

    assert {"tactics", "captives"} <= {*player(match).advances}
    assert goods(match) == {"culture": 1}  # of the frame


def pious(*advances: str) -> dict[str, Any]:
    """Egypt with a Man God and some advances of Theocracy."""
    return {"civilization": "egypt", "advances": ["priesthood", "man_god", *advances]}


@pytest.mark.rule("COC-EX-37")
@pytest.mark.parametrize(("advances", "able"), [(["dogma"], True), ([], False)])
def test_dogma_serves_as_nationalism(advances: list[str], able: bool) -> None:
    me = {**pious(*advances), "goods": {"food": 1, "ore": 1}, "cities": {"D2": {}}}

    match = when(given(me), "recruit")  # an infantry

    assert units(match, 0, "D2") == {"infantry": 1}
    if not able:
        assert asked(match) == (0, "act")
        return
    assert options(match) == ["gain mood 1", "gain culture 1"]
    when(match, "gain culture 1")
    assert goods(match) == {"culture": 1}


@pytest.mark.rule("COC-EX-37")
@pytest.mark.parametrize(
    ("advances", "garrison", "boost"),
    [
        (["dogma", "devotion"], "infantry", False),
        (["dogma", "devotion"], "settler", True),
        (["dogma"], "infantry", True),
    ],
)
def test_devotion_serves_as_totalitarianism(
    advances: list[str], garrison: str, boost: bool
) -> None:
    rome = {"civilization": "rome", "goods": {"culture": 3}}
    egypt: dict[str, Any] = {
        **pious(*advances),
        "cities": {"D7": {}, "D3": {"buildings": ["academy"]}},
        "units": {"D3": garrison},
    }

    match = when(dice(given(rome, egypt, **FIELD), "4e"), "influence")

    assert (asked(match) == (0, "boost")) is boost


@pytest.mark.rule("COC-EX-38")
@pytest.mark.parametrize(
    ("advances", "where", "able"),
    [
        (["arts", "hellenistic_culture"], "D3", True),  # 3 spaces from D6
        (["arts", "hellenistic_culture"], "D2", False),
        (["arts"], "D3", False),
    ],
)
def test_a_greek_building_abroad_lends_the_size_of_its_city(
    advances: list[str], where: str, able: bool
) -> None:
    greece = {"civilization": "greece", "goods": {}, "advances": advances, "cities": {}}
    abroad = {"buildings": ["academy@0"], "wonders": ["great_wall"]}
    cities = {"D7": {}, "D6": abroad, where: {"buildings": ["temple"]}}

    match = given(greece, {"civilization": "rome", "cities": cities}, **FIELD)

    assert ("influence" in options(match)) is able


@pytest.mark.rule("COC-EX-39")
@pytest.mark.parametrize(("mood", "able"), [("happy", True), ("neutral", True), ("angry", False)])
def test_another_city_of_the_former_size_takes_the_activation(mood: str, able: bool) -> None:
    small = {"buildings": ["temple"]}
    me = {
        "civilization": "greece",
        "advances": ["city_states", "writing"],
        "goods": {"food": 1, "wood": 1, "ore": 1},
        "cities": {"D2": small, "E2": {**small, "mood": mood}, "C2": {}},
    }
    match = work(given(me), "city D2")

    when(match, "build", "build D2 academy")
    if able:
        assert options(match) == ["charge E2", "done"]
        when(match, "charge E2")

    assert city(match, "D2").size == 3
    assert [city(match, name).activations for name in ("D2", "E2")] == ([1, 1] if able else [2, 0])
    assert city(match, "D2").mood == (NEUTRAL if able else ANGRY)


@pytest.mark.rule("COC-EX-40")
@pytest.mark.parametrize(
    ("start", "settlers", "where", "able"),
    [
        ("D3", "3 settler", "D7", True),  # 4 spaces
        ("D3", "2 settler", "D7", False),
        ("D2", "3 settler", "D7", True),  # 5 spaces from a city of size 2
        ("D2", "3 settler", "C8", False),
    ],
)
def test_preachers_have_a_range(start: str, settlers: str, where: str, able: bool) -> None:
    me: dict[str, Any] = {
        "civilization": "india",
        "advances": ["myths", "state_religion", "proselytism"],
        "goods": {},
        "cities": {"D2": {"buildings": ["temple"]}},
        "units": {start: settlers},
    }
    rival: dict[str, Any] = {"cities": {where: {"buildings": ["academy"]}}}

    match = given(me, rival, regions=LAND)

    assert ("influence" in options(match)) is able


def vikings(mine: dict[str, str], *rivals: dict[str, Any], **words: Any) -> Match:
    """Vikings with Ship Construction; D1, D3 and C4 are Sea, E2 is a Mountain, C3 a Forest."""
    known = ["tactics", "fishing", "ship_construction"]
    me = {"civilization": "vikings", "advances": known, "goods": {}, "units": mine}
    coast = {"D3": "WWBB", "D5": "BBBB", "B2": "BBTB", "F2": "BBBB"}
    return given(me, *rivals, regions=coast, **words)


@pytest.mark.rule("COC-EX-41")
def test_a_ship_on_a_mountain_stays_there() -> None:
    match = vikings({"D1": "ship", "D4": "settler"})
    when(match, "move", "from D1", "beach E2 D1", "group infantry 1", "done")
    assert units(match, 0, "E2") == {"infantry": 1}

    when(match, "move")

    assert options(match) == ["from D4", "done"]


@pytest.mark.rule("COC-EX-41")
@pytest.mark.parametrize(("by", "able"), [("C3", False), ("B3", True)])
def test_who_was_in_a_forest_attacks_in_no_shape(by: str, able: bool) -> None:
    """Over the Forest C3 or the Barren B3 to the Sea C4, and back on land beside a rival."""
    start = {"C3": "D2", "B3": "B2"}[by]
    mine = {start: "infantry", "G3": "settler"}
    rival = {"units": {"E4": "infantry"}}
    match = vikings(mine, rival, pirates={"D3": "ship"}, left=4)
    when(match, "move", f"from {start}", f"to {by}", "done")
    when(match, "move", f"from {by}", f"launch C4 {by}", "done")

    ship = when(match.clone(), "move", "from C4")
    assert ("sail D3" in options(ship)) is able

    when(match, "move", "from C4", "beach D4 C4", "group infantry 1", "done")
    when(match, "move", "from D4")
    assert ("to E4" in options(match)) is able


@pytest.mark.rule("COC-EX-42")
def test_a_ship_that_became_a_settler_has_moved() -> None:
    match = vikings({"D1": "ship", "D4": "settler"})

    when(match, "move", "from D1", "beach D2 D1", "group settler 1")
    assert units(match, 0, "D2") == {"settler": 1}
    assert options(match) == ["from D4", "done"]
    when(match, "done", "move")

    assert "from D2" in options(match)
