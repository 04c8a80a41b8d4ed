"""Constructing buildings, and what they do (COC-BLD)."""

from __future__ import annotations

from typing import Any

import pytest

from oikumene.engine.match import Match
from oikumene.titles.clash.cards import BUILDINGS
from tests.titles.clash.events import points
from tests.titles.clash.fights import HOME, attack, lost, outcome, rolled, siege, values
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
    units,
    when,
)

PRICE = {"food": 1, "wood": 1, "ore": 1}
UNLOCKS = {
    "academy": "writing",
    "fortress": "tactics",
    "port": "fishing",
    "temple": "myths",
    "market": "bartering",
    "obelisk": "arts",
    "observatory": "math",
}
BASE = ["academy", "fortress", "port", "temple"]
EXPANSION = ["market", "obelisk", "observatory"]
SHORE: dict[str, Any] = {"regions": {"D3": "WWBB"}}
"""Sea on D3 beside the first city, and on C4."""
TWO: dict[str, Any] = {"D2": {}, "C2": {}}


def owner_of(*buildings: str, **words: Any) -> dict[str, Any]:
    """A player with two cities who can pay for one building, of these kinds."""
    advances = [UNLOCKS[building] for building in buildings]
    return {"advances": advances, "goods": PRICE, "cities": TWO, **words}


def plans(match: Match) -> list[str]:
    """What can be built where."""
    return [option.removeprefix("build ") for option in options(when(match, "build"), "build")]


def rule_against(match: Match, plan: str) -> str:
    """Why something cannot be built, where something else can."""
    assert plan not in plans(match)
    return refused(match)[f"build {plan}"]


def build(match: Match, plan: str) -> Match:
    """Something is built; what is the only choice need not be said."""
    when(match, "build")
    return when(match, f"build {plan}") if asked(match)[1] == "build" else match


def built(building: str, **words: Any) -> Match:
    """A building was constructed in the first city."""
    return build(given(owner_of(building, **words), **SHORE), f"D2 {building}")


# The action


@pytest.mark.rule("COC-BLD-01")
@pytest.mark.parametrize("building", [*BASE, *EXPANSION])
def test_a_building_costs_food_wood_and_ore(building: str) -> None:
    match = built(building, goods={**PRICE, "wood": 3})
    if asked(match)[1] == "gain":
        when(match, "gain mood 1")

    reward = {"academy": {"ideas": 2}, "temple": {"mood": 1}}.get(building, {})
    assert goods(match) == {"wood": 2, **reward}
    assert city(match, "D2").buildings == {building: 0}
    assert (city(match, "D2").activations, city(match, "C2").activations) == (1, 0)
    assert match.view(0)["table"]["players"][0]["pieces"][building] == 4
    assert table(match).left == 2


@pytest.mark.rule("COC-BLD-01")
@pytest.mark.parametrize("lacks", list(PRICE))
def test_who_cannot_pay_does_not_build(lacks: str) -> None:
    match = given(owner_of("temple", goods={**PRICE, lacks: 0}))
    assert "build" not in options(match)
    assert refused(match)["build"] == "COC-BLD-01"


@pytest.mark.rule("COC-BLD-01")
def test_an_action_builds_one_building() -> None:
    rich = {"food": 2, "wood": 5, "ore": 5}
    match = given(owner_of("fortress", "observatory", goods=rich))

    when(match, "build", "build D2 fortress")

    assert (city(match, "D2").size, city(match, "C2").size) == (2, 1)
    assert asked(match) == (0, "act")
    assert "build" in options(match)


@pytest.mark.rule("COC-BLD-02")
@pytest.mark.parametrize("building", BASE)
def test_each_building_needs_its_advance(building: str) -> None:
    others = [each for each in BASE if each != building]

    assert f"D2 {building}" in plans(given(owner_of(building, *others), **SHORE))
    assert city(built(building), "D2").buildings == {building: 0}
    unable = given(owner_of(*others), **SHORE)
    assert rule_against(unable, f"D2 {building}") == "COC-ADV-15"


@pytest.mark.rule("COC-BLD-03")
@pytest.mark.parametrize("building", EXPANSION)
def test_each_building_of_the_expansion_needs_its_advance(building: str) -> None:
    others = [each for each in EXPANSION if each != building]

    assert plans(given(owner_of(building))) == [f"D2 {building}", f"C2 {building}"]
    unable = given(owner_of(*others))
    assert rule_against(unable, f"D2 {building}") == "COC-ADV-15"


@pytest.mark.rule("COC-BLD-03")
def test_without_the_expansion_its_advances_unlock_nothing() -> None:
    base = {"options": {"expansion": False}}
    assert "build" not in options(given(owner_of(*EXPANSION), **base))
    match = given(owner_of("temple", *EXPANSION), **base)
    assert plans(match) == ["D2 temple", "C2 temple"]


# Where not


@pytest.mark.rule("COC-BLD-04")
def test_an_angry_city_does_not_build() -> None:
    cities = {"D2": {"mood": "angry"}, "C2": {}, "E2": {"mood": "happy"}}
    match = given(owner_of("temple", cities=cities))
    assert rule_against(match, "D2 temple") == "COC-BLD-04"
    assert options(match) == ["build E2 temple", "build C2 temple"]


@pytest.mark.rule("COC-BLD-05")
@pytest.mark.parametrize(
    ("number", "buildings", "able"),
    [
        (1, [], False),
        (2, [], True),
        (2, ["academy"], False),
        (3, ["academy"], True),
        (4, ["academy", "fortress"], True),
        (4, ["academy", "fortress", "market"], False),
        (5, ["academy", "fortress", "market"], True),
        (6, ["academy", "fortress", "market"], True),
        (6, ["academy", "fortress", "market", "obelisk"], False),
        (6, ["academy@1", "fortress@1", "market@1", "obelisk@1"], False),
    ],
)
def test_no_city_outgrows_the_realm_or_five_pieces(
    number: int, buildings: list[str], able: bool
) -> None:
    # the other cities are Angry, so that only the first could build
    others = ["C2", "E2", "C3", "B2", "B3"][: number - 1]
    cities: dict[str, Any] = {name: {"mood": "angry"} for name in others}
    cities["D2"] = {"buildings": buildings}
    match = given(owner_of("temple", cities=cities), regions={"B2": "FFFF"})
    assert ("build" in options(match)) is able


@pytest.mark.rule("COC-BLD-05")
def test_wonders_count_for_the_size() -> None:
    cities: dict[str, Any] = {"D2": {"wonders": ["great_wall", "great_arena"]}, "C2": {}, "E2": {}}
    match = given(owner_of("temple", cities=cities))
    assert rule_against(match, "D2 temple") == "COC-BLD-05"


@pytest.mark.rule("COC-BLD-06")
@pytest.mark.parametrize("colour", ["", "@1"])
def test_a_city_has_one_building_of_a_kind_of_any_colour(colour: str) -> None:
    cities: dict[str, Any] = {"D2": {"buildings": [f"temple{colour}"]}, "C2": {}, "E2": {}}
    match = given(owner_of("temple", cities=cities))
    assert rule_against(match, "D2 temple") == "COC-BLD-06"
    assert options(match) == ["build E2 temple", "build C2 temple"]


@pytest.mark.rule("COC-BLD-07")
@pytest.mark.parametrize(
    ("abroad", "gone", "able"), [(4, 0, True), (5, 0, False), (3, 1, True), (3, 2, False)]
)
def test_pieces_that_stand_elsewhere_or_are_lost_cannot_be_built(
    abroad: int, gone: int, able: bool
) -> None:
    """Influence has brought temples to cities of the rival."""
    far = ["D7", "C8", "E8", "D6", "E6"]
    rival = {
        name: {"buildings": ["temple@0"] if at < abroad else []} for at, name in enumerate(far)
    }
    match = given(
        owner_of("temple", "fortress", gone={"temple": gone}),
        {"cities": rival},
        regions={"D5": "FFFF"},
    )
    if able:
        assert "D2 temple" in plans(match)
    else:
        assert rule_against(match, "D2 temple") == "COC-BLD-07"


# What construction brings


@pytest.mark.rule("COC-BLD-08")
def test_an_academy_brings_two_ideas() -> None:
    match = built("academy", goods={**PRICE, "ideas": 1})
    assert goods(match) == {"ideas": 3}


@pytest.mark.rule("COC-BLD-09")
@pytest.mark.parametrize("token", ["mood", "culture"])
def test_a_temple_brings_a_token(token: str) -> None:
    match = built("temple")
    assert asked(match) == (0, "gain")
    assert options(match) == ["gain mood 1", "gain culture 1"]

    when(match, f"gain {token} 1")

    assert goods(match) == {token: 1}


@pytest.mark.rule("COC-BLD-15")
def test_an_observatory_brings_an_action_card() -> None:
    match = given(owner_of("observatory"), action_deck=["a07", "a01"])
    when(match, "build", "build D2 observatory")
    assert player(match).actions == ["a07"]
    assert goods(match) == {}


@pytest.mark.rule("COC-BLD-16")
@pytest.mark.parametrize("building", ["academy", "temple", "observatory"])
def test_a_captured_building_brings_nothing(building: str) -> None:
    me = {"goods": {"wood": 1}}
    match = siege("infantry", "", me=me, buildings=[building])
    assert city(match, "D4").buildings == {building: 0}
    assert goods(match) == {"wood": 1, "gold": 2}  # gold for a city of size 2
    assert player(match).actions == []
    assert asked(match) == (0, "act")


@pytest.mark.rule("COC-BLD-16")
@pytest.mark.parametrize("building", ["academy", "temple", "observatory"])
def test_a_building_won_by_influence_brings_nothing(building: str) -> None:
    rival = {"cities": {**HOME, "D3": {"buildings": [building]}}}
    match = given({"goods": {"wood": 1}}, rival, regions={"D3": "FFFF"})

    when(dice(match, "6i"), "influence")

    assert city(match, "D3").buildings == {building: 0}
    assert goods(match) == {"wood": 1}
    assert player(match).actions == []
    assert asked(match) == (0, "act")


# Ports


@pytest.mark.rule("COC-BLD-10")
def test_a_port_needs_the_sea() -> None:
    match = given(owner_of("port", "temple"), **SHORE)
    assert rule_against(match, "C2 port") == "COC-BLD-10"
    assert "build D2 port" in options(match)
    assert "build" not in options(given(owner_of("port")))


@pytest.mark.rule("COC-BLD-10")
@pytest.mark.parametrize("faced", ["D3", "E3"])
def test_ships_appear_where_the_port_faces(faced: str) -> None:
    stock = {"food": 1, "wood": 5, "ore": 1}  # for the Port and two ships
    regions = {"D3": "WWBB", "F2": "BWBB"}
    match = given(owner_of("port", goods=stock), regions=regions)

    when(match, "build")
    assert asked(match) == (0, "port")
    assert sorted(options(match)) == ["port D3", "port E3"]
    when(match, f"port {faced}", "recruit", "recruit ship")

    assert city(match, "D2").port == space(match, faced)
    assert units(match, 0, faced) == {"ship": 2}
    assert goods(match) == {}


# Fortresses


@pytest.mark.rule("COC-BLD-11")
def test_a_fortress_adds_a_die_to_its_defenders() -> None:
    match = siege("infantry", "infantry", "1l 2c 3e", buildings=["fortress"])
    assert rolled(match) == [["1l"], ["2c", "3e"]]
    assert values(match) == [1, 5]


@pytest.mark.rule("COC-BLD-11")
@pytest.mark.parametrize(("roll", "winner"), [("4c", "seat:0"), ("5c", "seat:1")])
def test_a_fortress_fights_without_units(roll: str, winner: str) -> None:
    match = siege("infantry", "", f"6i {roll}", buildings=["fortress"])
    assert rolled(match) == [["6i"], [roll]]
    assert outcome(match) == [winner]


@pytest.mark.rule("COC-BLD-11")
@pytest.mark.parametrize(
    ("buildings", "rolls", "fallen"),
    [
        ([], "5c 5c 1l 1l", [("1", "infantry"), ("1", "infantry")]),
        (["fortress"], "5c 5c 1l 1l 1l", [("1", "infantry")]),
        (["fortress"], "5c 1l 1l 1l 1l", []),
    ],
)
def test_a_fortress_cancels_a_hit(
    buildings: list[str], rolls: str, fallen: list[tuple[str, str]]
) -> None:
    match = siege("2 infantry", "2 infantry", rolls, buildings=buildings)
    assert lost(match) == fallen


@pytest.mark.rule("COC-BLD-11")
def test_a_fortress_helps_in_the_first_round_only() -> None:
    match = siege("2 infantry", "2 infantry", "1l 1l 1l 1l 1l", buildings=["fortress"])

    when(dice(match, "6i 6i 1l 1l"), "fight")

    assert rolled(match) == [["6i", "6i"], ["1l", "1l"]]
    assert lost(match) == [("1", "infantry")] * 2


@pytest.mark.rule("COC-BLD-11")
def test_a_fortress_does_not_help_attackers_or_neighbours() -> None:
    me = {"cities": {"D2": {"buildings": ["fortress"]}}, "units": {"D3": "infantry"}}
    rival = {"cities": {**HOME, "D5": {"buildings": ["fortress"]}}, "units": {"D4": "infantry"}}
    match = attack(me, rival)
    assert rolled(match) == [["1l"], ["1l"]]


# Markets


@pytest.mark.rule("COC-BLD-12")
def test_a_market_brings_cavalry_and_elephants_to_its_city() -> None:
    cities: dict[str, Any] = {"D2": {"buildings": ["market"]}, "C2": {"mood": "happy"}}
    stock = {"goods": {"food": 2, "wood": 2, "ore": 2}, "cities": cities}

    with_market = when(given(stock), "recruit", "city D2")
    assert options(with_market) == [
        "recruit settler",
        "recruit infantry",
        "recruit cavalry",
        "recruit elephant",
    ]
    without = when(given(stock), "recruit", "city C2")
    assert options(without) == ["recruit settler", "recruit infantry"]


@pytest.mark.rule("COC-BLD-12")
@pytest.mark.parametrize(("buildings", "gold"), [([], 0), (["market"], 1)])
def test_a_market_earns_from_the_routes_of_others(buildings: list[str], gold: int) -> None:
    me = {"advances": ["trade_routes"], "goods": {}, "units": {"D6": "settler"}}
    rival = {"goods": {}, "cities": {"D7": {"buildings": buildings}}}
    match = given(me, rival, phase="turn", regions={"D5": "FFFF"})
    if buildings:
        when(match, "route D7")
    assert goods(match) == {"food": 1}
    assert goods(match, 1).get("gold", 0) == gold


# Obelisks


@pytest.mark.rule("COC-BLD-13")
def test_influence_never_replaces_an_obelisk() -> None:
    rival = {"cities": {**HOME, "D3": {"buildings": ["obelisk"]}}}
    words: dict[str, Any] = {"regions": {"D3": "FFFF"}}
    assert "influence" not in options(given({}, rival, **words))

    rival["cities"]["D3"]["buildings"] = ["obelisk", "temple"]
    match = given({}, rival, **words)
    when(dice(match, "6i"), "influence")
    assert city(match, "D3").buildings == {"obelisk": 1, "temple": 0}


@pytest.mark.rule("COC-BLD-13")
def test_an_obelisk_keeps_its_colour_in_other_hands() -> None:
    match = siege("infantry", "", buildings=["obelisk", "temple"])
    assert city(match, "D4").owner == 0
    assert city(match, "D4").buildings == {"obelisk": 1, "temple": 0}


@pytest.mark.rule("COC-BLD-14")
@pytest.mark.parametrize(("obelisk", "able"), [("obelisk@1", False), ("obelisk", True)])
def test_a_city_with_a_foreign_obelisk_counts_as_influenced(obelisk: str, able: bool) -> None:
    """It is no source of influence for other cities."""
    me = {"cities": {"D4": {"buildings": [obelisk]}}}
    rival = {"cities": {**HOME, "D5": {"buildings": ["temple"]}}}
    match = given(me, rival, regions={"D3": "FFFF", "D5": "FFFF"})
    assert ("influence" in options(match)) is able


@pytest.mark.rule("COC-BLD-14")
@pytest.mark.parametrize(("building", "able"), [("obelisk", False), ("academy", True)])
def test_a_captured_city_is_influenced_by_its_obelisk(building: str, able: bool) -> None:
    temple = {"D5": {"buildings": ["temple"]}}
    rival = {"cities": {**HOME, **temple, "D4": {"buildings": [building]}}}
    match = attack({"cities": {"D1": {}}, "units": {"D3": "infantry"}}, rival)
    assert city(match, "D4").owner == 0
    assert ("influence" in options(when(match, "place D7"))) is able


# Whose is what


@pytest.mark.rule("COC-BLD-17")
def test_the_owner_of_a_city_recruits_at_a_foreign_port_and_market() -> None:
    cities: dict[str, Any] = {"D2": {"buildings": ["port@1", "market@1"]}}
    match = given({"goods": {"food": 1, "wood": 3}, "cities": cities}, **SHORE)

    when(match, "recruit", "recruit ship", "recruit cavalry")

    assert units(match, 0, "D3") == {"ship": 1}
    assert units(match, 0, "D2") == {"cavalry": 1}


@pytest.mark.rule("COC-BLD-17")
def test_a_foreign_fortress_defends_the_city_even_against_its_colour() -> None:
    match = siege("infantry", "", "6i 5c", buildings=["fortress@0"])
    assert rolled(match) == [["6i"], ["5c"]]
    assert outcome(match) == ["seat:1"]


@pytest.mark.rule("COC-BLD-17")
def test_a_foreign_academy_teaches_the_owner_of_the_city() -> None:
    cities: dict[str, Any] = {"D2": {"buildings": ["academy@1"]}}
    me = {"advances": ["public_education"], "goods": {}, "cities": cities}
    match = when(given(me, {"advances": ["public_education"]}), "collect")
    when(match, "take C2 wood", "take E2 ore")
    assert goods(match) == {"wood": 1, "ore": 1, "ideas": 1}
    assert "ideas" not in goods(match, 1)


@pytest.mark.rule("COC-BLD-18")
@pytest.mark.parametrize("building", list(BUILDINGS))
def test_a_building_scores_for_its_colour(building: str) -> None:
    words: dict[str, Any] = {"regions": {"D3": "WWBB", "D5": "BBBW"}}
    own = given({"cities": {"D2": {"buildings": [building]}}}, **words)
    assert [points(own, seat)["city_pieces"] for seat in (0, 1)] == [2, 1]
    foreign = given({"cities": {"D2": {"buildings": [f"{building}@1"]}}}, **words)
    assert [points(foreign, seat)["city_pieces"] for seat in (0, 1)] == [1, 2]
