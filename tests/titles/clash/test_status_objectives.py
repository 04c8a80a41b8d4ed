"""The objectives of the status phase, each with what fulfils it and what does not (COC-OBJ-03)."""

from __future__ import annotations

from typing import Any

import pytest

from oikumene.engine.match import Match
from oikumene.titles.clash.cards import CATEGORIES, OBJECTIVES
from tests.titles.clash.given import asked, given, goods, player, when
from tests.titles.clash.goals import card_of, complete, is_met

Words = dict[str, Any]
Case = tuple[str, Words, Words]
"""An objective, the player who has it, the rival."""

LAND = dict.fromkeys(("B2", "F2", "D3", "B4", "F4", "D5", "B6", "F6"), "FFFF")
"""All is explored, and Fertile; D2 is the first city of the player, D7 the rival's."""
COAST = {**LAND, "D3": "WWWW", "D5": "WWWW"}
"""Sea between the homes: D3, C4, E4, D4 and D5, C6, E6, D6."""


def status(half: str, me: Words, *others: Words, **words: Any) -> Match:
    """The status phase begins for a player with a card in hand."""
    holder = {"civilization": "rome", "goods": {}, **me, "objectives": [card_of(half)]}
    rivals = [{"civilization": "greece", "goods": {}, **others[0]}, *others[1:]]
    return given(holder, *rivals, **{"regions": LAND, "phase": "status", **words})


def towns(*names: str, **words: Any) -> Words:
    """Cities that are all alike."""
    return {"cities": dict.fromkeys(names, words)}


def built(building: str, *names: str, idle: tuple[str, ...] = ()) -> Words:
    """Cities with a building, and some without."""
    cities: Words = {name: {"buildings": [building]} for name in names}
    return {"cities": {**cities, **{name: {} for name in idle}}}


def army(**places: str) -> Words:
    """Units, and a first city."""
    return {"units": places}


def learned(*advances: str, **words: Any) -> Words:
    """Advances besides Farming and Mining."""
    return {"advances": list(advances), **words}


def category(name: str, n: int = 4) -> list[str]:
    """The first advances of a category, but for those that everybody has."""
    return [id_ for id_ in CATEGORIES[name][:n] if id_ not in ("farming", "mining")]


def most(building: str, half: str) -> tuple[list[Case], list[Case]]:
    """More cities with a building than the rival has; whose colour it is makes no difference."""
    foreign = {"cities": {"D2": {"buildings": [f"{building}@1"]}}}
    two = built(building, "C3", "E3")
    yes: list[Case] = [
        (half, built(building, "C3"), towns("C7")),
        (half, two, built(building, "C7", idle=("E7", "D7"))),
        (half, foreign, towns("C7")),
    ]
    no: list[Case] = [
        (half, towns("C3", "E3"), towns("C7")),
        (half, built(building, "C3"), built(building, "C7")),
        (half, two, built(building, "C7", "E7")),
    ]
    return yes, no


def whole(name: str, half: str) -> tuple[list[Case], list[Case]]:
    """All four advances of a category; lent ones are not owned (COC-WON-23)."""
    three, last = category(name, 3), CATEGORIES[name][3]
    yes: list[Case] = [(half, learned(*category(name)), {})]
    no: list[Case] = [(half, learned(*three), {}), (half, learned(*three, lent=[last]), {})]
    return yes, no


def store(half: str, good: str) -> tuple[list[Case], list[Case]]:
    """Five of a good."""
    roof = learned("storage")
    yes: list[Case] = [(half, {**roof, "goods": {good: 5}}, {})]
    no: list[Case] = [(half, {**roof, "goods": {good: 4, "mood": 9, "culture": 9}}, {})]
    return yes, no


MET: list[Case] = [
    ("civilization", towns("D2", "C2", "E2", "C3", "E3", "D3"), {}),
    ("advanced", learned("math", "arts", "myths", "writing"), learned("math", "arts", "myths")),
    ("happy", towns("D2", "C2", "E2", "C3", mood="happy"), {}),
    ("well_stocked", learned("storage", goods={"food": 3, "wood": 3, "ore": 3}), {}),
    (
        "city_planner_buildings",
        {
            "cities": {
                "D2": {"buildings": ["temple", "academy"]},
                "C3": {"buildings": ["temple", "market", "obelisk"]},
            }
        },
        {},
    ),
    ("focused", learned(*category("economy")), learned(*category("economy", 3))),
    ("focused", learned(*category("democracy"), "philosophy"), {}),
    ("colony", towns("D2", "C7"), {}),
    (
        "consulates",
        {},
        {"cities": {"D7": {"buildings": ["temple@0"]}, "C7": {"buildings": ["market@0"]}}},
    ),
    ("citadel", {"cities": {"D2": {"buildings": ["temple", "academy", "market", "obelisk"]}}}, {}),
    (
        "citadel",
        {
            "cities": {
                "D2": {
                    "buildings": ["temple@1"],
                    "wonders": ["great_wall", "great_library", "great_statue"],
                }
            }
        },
        {},
    ),
    ("government", learned(*category("theocracy")), {}),
    ("government", learned(*category("autocracy")), {}),
    ("government", learned(*category("democracy")), {}),
    ("dominion", towns("D2", "B3", "F3", "D4"), {}),
    (
        "trader",
        learned("trade_routes", units={"D4": "3 settler"}),
        towns("C5", "E5", "D5"),
    ),
    (
        "balanced",
        learned("fishing", "writing", "tactics", "myths", "bartering", "arts", "math"),
        {},
    ),
    (
        "balanced",
        learned("fishing", "writing", "tactics", "myths", "bartering", "arts", "voting"),
        {},
    ),
    (
        "influence",
        {"cities": {"D2": {"buildings": ["temple@1"]}}},
        {"cities": {"D7": {"buildings": ["temple@0", "market@0"]}}},
    ),
    ("great_army", army(D2="2 infantry, cavalry, leader") | {"leader": "augustus"}, {}),
    (
        "great_army",
        army(D2="4 infantry", C3="3 infantry"),
        army(D7="3 infantry, 2 settler"),
    ),
    (
        "standing_army",
        {
            **towns("D2", "C2", "C3", "D3"),
            **army(D2="infantry", C2="cavalry", C3="elephant", D3="2 infantry"),
        },
        {},
    ),
    ("threat", army(D6="2 infantry", C7="cavalry", E7="elephant"), {}),
    (
        "threat",
        army(C6="2 infantry", D6="2 infantry"),
        towns("C5", "D7"),
    ),
    ("outposts", army(D4="infantry", C5="infantry", E5="cavalry"), {}),
    ("equestrian", army(D2="cavalry", C3="cavalry, infantry", E3="cavalry"), {}),
    ("ivory_tide", army(D2="elephant", C3="elephant, infantry", E3="elephant"), {}),
    ("great_migration", army(D4="settler", C5="settler", E5="settler"), {}),
    (
        "civilization_of_ages",
        {
            "advances": ["aqueduct", "roman_roads", "captivi", "provinces"],
            "leaders": ["caesar"],
            "recruited": 2,
        },
        {},
    ),
    ("military_might", army(D2="4 infantry", C3="4 infantry", E3="4 infantry"), {}),
]
UNMET: list[Case] = [
    ("civilization", towns("D2", "C2", "E2", "C3", "E3"), {}),
    ("advanced", learned("math", "arts", "myths"), {}),
    (
        "advanced",
        learned("math", "arts", "myths", "writing"),
        learned("math", "arts", "myths", "writing"),
    ),
    (
        "advanced",
        learned("math", "arts", "engineering", "aqueduct"),
        learned("math", "arts"),
    ),  # advances of a civilization do not count
    ("happy", {"cities": {**towns("D2", "C2", "E2", mood="happy")["cities"], "C3": {}}}, {}),
    ("well_stocked", learned("storage", goods={"food": 3, "wood": 3, "ore": 2, "gold": 7}), {}),
    ("well_stocked", learned("storage", goods={"food": 3, "wood": 2, "ore": 3, "gold": 7}), {}),
    ("well_stocked", learned("storage", goods={"food": 2, "wood": 3, "ore": 3, "gold": 7}), {}),
    (
        "city_planner_buildings",
        {
            "cities": {
                "D2": {"buildings": ["temple", "academy", "obelisk@1"]},
                "C3": {"buildings": ["temple", "market"]},
            }
        },
        {"cities": {"D7": {"buildings": ["fortress@0"]}}},
    ),  # neither foreign buildings nor those abroad
    ("focused", learned(*category("economy")), learned(*category("culture"))),
    ("focused", learned(*category("economy", 3)), {}),
    ("colony", towns("D2", "C6"), {}),
    (
        "consulates",
        {"cities": {"D2": {"buildings": ["temple@1"]}}},
        {"cities": {"D7": {"buildings": ["temple@0", "market@0"]}, "C7": {}}},
    ),
    ("citadel", {"cities": {"D2": {"buildings": ["temple", "academy", "market"]}}}, {}),
    ("government", learned(*category("theocracy", 3)), {}),
    ("government", learned(*category("theocracy", 2), *category("democracy", 2)), {}),
    ("government", learned(*category("economy")), {}),
    ("dominion", towns("D2", "B3", "F3"), {}),
    ("dominion", towns("D2", "B3", "F3", "D4", "C5"), towns("F4")),  # only D2 and B3 are alone
    ("trader", learned("trade_routes", units={"D4": "3 settler"}), towns("C5", "E5")),
    ("trader", learned("trade_routes", units={"D4": "2 settler"}), towns("C5", "E5", "D5")),
    ("trader", learned(units={"D4": "3 settler"}), towns("C5", "E5", "D5")),
    (
        "trader",
        learned(lent=["trade_routes"], units={"D4": "3 settler"}),
        towns("C5", "E5", "D5"),
    ),
    ("balanced", learned("fishing", "writing", "tactics", "myths", "bartering", "arts"), {}),
    (
        "balanced",
        learned("fishing", "writing", "tactics", "myths", "bartering", "arts", "theaters"),
        {},
    ),
    (
        "influence",
        {"cities": {"D2": {"buildings": ["temple@1", "academy@1"]}}},
        {"cities": {"D7": {"buildings": ["temple@0", "market@0"]}}},
    ),
    ("influence", {"cities": {"D2": {"buildings": ["temple", "academy"]}}}, {}),
    ("great_army", army(D2="3 infantry"), {}),
    ("great_army", army(D2="4 infantry"), army(D7="infantry")),
    ("great_army", army(D2="3 infantry, 4 settler"), {}),
    (
        "standing_army",
        {
            **towns("D2", "C2", "C3", "D3"),
            **army(D2="infantry", C2="cavalry", C3="elephant", D3="settler", E3="infantry"),
        },
        {},
    ),
    ("threat", army(D6="2 infantry, 2 settler", C7="cavalry", D5="4 infantry"), {}),
    ("outposts", army(D4="2 infantry", C5="infantry", E5="settler", D3="infantry"), {}),
    ("equestrian", army(D2="2 cavalry", C3="cavalry", E3="elephant"), {}),
    ("ivory_tide", army(D2="2 elephant", C3="elephant", E3="cavalry"), {}),
    ("great_migration", army(D4="2 settler", C5="settler", E5="infantry", D3="settler"), {}),
    (
        "civilization_of_ages",
        {
            "advances": ["aqueduct", "roman_roads", "captivi"],
            "leaders": ["caesar"],
            "recruited": 2,
        },
        {},
    ),
    (
        "civilization_of_ages",
        {"advances": ["aqueduct", "roman_roads", "captivi", "provinces"], "leader": "augustus"},
        {},
    ),
    ("military_might", army(D2="4 infantry", C3="4 infantry", E3="3 infantry, settler"), {}),
]

BUILDINGS = {
    "academic": "academy",
    "religious": "temple",
    "fortified": "fortress",
    "scientists": "observatory",
    "mercantile": "market",
    "legacy": "obelisk",
}
WHOLE = {
    "city_planner_construction": "construction",
    "enlightened": "education",
    "culture": "culture",
    "science": "science",
    "merchant": "economy",
    "seafarer": "seafaring",
    "militarized": "warfare",
}
STORES = {"ideas": "ideas", "rich": "gold", "ore": "ore", "wood": "wood", "food": "food"}
for yes, no in (
    *(most(building, half) for half, building in BUILDINGS.items()),
    *(whole(name, half) for half, name in WHOLE.items()),
    *(store(half, good) for half, good in STORES.items()),
):
    MET += yes
    UNMET += no


@pytest.mark.rule("COC-OBJ-03")
@pytest.mark.parametrize(("half", "me", "rival"), MET, ids=lambda each: str(each)[:24])
def test_an_objective_is_fulfilled(half: str, me: Words, rival: Words) -> None:
    match = status(half, me, rival)
    assert asked(match) == (0, "objective")
    assert is_met(match, half)
    when(match, complete(half))
    assert player(match).completed == (half,)


@pytest.mark.rule("COC-OBJ-03")
@pytest.mark.parametrize(("half", "me", "rival"), UNMET, ids=lambda each: str(each)[:24])
def test_an_objective_is_not_fulfilled(half: str, me: Words, rival: Words) -> None:
    assert not is_met(status(half, me, rival), half)


# With ships


def fleet(half: str, me: Words, rival: Words) -> bool:
    """Whether an objective is met where a sea lies between the homes."""
    return is_met(status(half, me, rival, regions=COAST), half)


def harbours(*names: str) -> Words:
    """Cities with a Port that faces the first Sea space beside them."""
    return {"cities": {name: {"buildings": ["port"]} for name in names}}


@pytest.mark.rule("COC-OBJ-03")
def test_coastal_culture_is_most_cities_with_a_port() -> None:
    assert fleet("coastal_culture", harbours("C3", "E3"), harbours("C7"))
    assert fleet("coastal_culture", {"cities": {"C3": {"buildings": ["port@1"]}}}, {})
    assert not fleet("coastal_culture", harbours("C3"), harbours("C7"))
    assert not fleet("coastal_culture", towns("C3", "E3"), {})


@pytest.mark.rule("COC-OBJ-03")
def test_a_great_navy_has_four_ships_or_two_and_more_than_anybody() -> None:
    assert fleet("great_navy", army(D3="4 ship"), army(D6="4 ship"))
    assert fleet("great_navy", army(D3="ship", C4="ship"), army(D6="ship"))
    assert not fleet("great_navy", army(D3="3 ship"), army(D6="3 ship"))
    assert not fleet("great_navy", army(D3="ship"), {})


@pytest.mark.rule("COC-OBJ-03")
def test_ships_count_for_military_might() -> None:
    armies = army(D2="4 infantry", C3="4 infantry")
    assert fleet("military_might", {"units": {**armies["units"], "D3": "4 ship"}}, {})
    assert not fleet("military_might", {"units": {**armies["units"], "D3": "3 ship"}}, {})


@pytest.mark.rule("COC-OBJ-03")
def test_sea_lanes_are_two_routes_of_ships() -> None:
    lanes = learned("trade_routes", units={"D4": "2 ship"})
    mixed = learned("trade_routes", units={"D4": "ship, settler"})
    rivals = towns("C5", "E5")
    assert fleet("sea_lanes", lanes, rivals)
    assert not fleet("sea_lanes", mixed, rivals)
    assert not fleet("sea_lanes", lanes, towns("C5"))
    assert not fleet("sea_lanes", learned(units={"D4": "2 ship"}), rivals)
    assert not fleet("sea_lanes", {**lanes, "advances": [], "lent": ["trade_routes"]}, rivals)


@pytest.mark.rule("COC-OBJ-03")
def test_tactical_diversity_is_a_unit_of_every_kind() -> None:
    kinds = ["settler", "infantry", "cavalry", "elephant", "leader"]
    caesar = {"leader": "caesar"}
    all_ = {**caesar, "units": {"D2": ", ".join(kinds), "D3": "ship"}}
    assert fleet("tactical_diversity", all_, {})
    assert not fleet("tactical_diversity", {**caesar, "units": {"D2": ", ".join(kinds)}}, {})
    for kind in kinds:
        others = ", ".join(each for each in kinds if each != kind)
        led = {} if kind == "leader" else caesar
        some = {**led, "units": {"D2": others, "D3": "ship"}}
        assert not fleet("tactical_diversity", some, {})


@pytest.mark.rule("COC-OBJ-03", "COC-AMB-36")
def test_a_blockade_is_two_ships_before_ports_of_others() -> None:
    ports = {"cities": {"C7": {"buildings": ["port"], "port": "C6"},
                        "E7": {"buildings": ["port@0"], "port": "E6"}}}  # fmt: skip
    assert fleet("blockade", army(C6="ship", E6="ship"), ports)
    assert fleet("blockade", army(C6="2 ship"), ports)
    assert not fleet("blockade", army(C6="ship", D6="ship"), ports)
    assert not fleet("blockade", army(C6="ship, 2 infantry"), ports)
    own = harbours("C3", "E3") | army(D3="2 ship")
    assert not fleet("blockade", own, {})


# Barbarians and third players


@pytest.mark.rule("COC-OBJ-03")
def test_cities_of_barbarians_are_cities_of_others() -> None:
    grey = {"cities": {"C5": {"buildings": ["temple@0"]}}}
    abroad = {"cities": {"D7": {"buildings": ["temple@0"]}}}
    assert is_met(status("consulates", {}, abroad, barbarians=grey), "consulates")
    assert is_met(status("influence", {}, {}, barbarians=grey), "influence")


@pytest.mark.rule("COC-OBJ-03")
def test_a_city_beside_barbarians_is_not_alone() -> None:
    me = towns("D2", "B3", "F3", "D4")
    assert is_met(status("dominion", me, {}, barbarians={"cities": {"D6": {}}}), "dominion")
    assert not is_met(status("dominion", me, {}, barbarians={"cities": {"D5": {}}}), "dominion")


@pytest.mark.rule("COC-OBJ-03")
def test_barbarian_cities_are_not_threatened() -> None:
    me = army(C5="2 infantry", D4="2 infantry")
    match = status("threat", me, {}, barbarians={"cities": {"D5": {}}})
    assert not is_met(match, "threat")


LEADS: list[tuple[str, Words, Words]] = [
    ("academic", built("academy", "D4"), built("academy", "B7")),
    (
        "advanced",
        learned("math", "arts", "myths", "writing"),
        learned("math", "arts", "myths", "fishing"),
    ),
    ("focused", learned(*category("economy")), learned(*category("science"))),
    ("great_army", army(D4="4 infantry"), army(A8="infantry")),
]


@pytest.mark.rule("COC-OBJ-09")
@pytest.mark.parametrize(("half", "me", "third"), LEADS, ids=lambda each: str(each)[:12])
def test_more_than_any_opponent_is_more_than_every_single_one(
    half: str, me: Words, third: Words
) -> None:
    board = {"D4": "FFFF"}
    assert is_met(status(half, me, {}, {}, regions=board), half)
    assert not is_met(status(half, me, {}, third, regions=board), half)


# Wonders, and what is paid


@pytest.mark.rule("COC-OBJ-03", "COC-AMB-36")
@pytest.mark.parametrize(
    ("built_by", "met"), [([0], True), ([0, 0], True), ([], False), ([1], False), ([0, 1], False)]
)
def test_wonderful_is_who_alone_built_a_wonder_in_the_last_round(
    built_by: list[int], met: bool
) -> None:
    assert is_met(status("wonderful", {}, {}, built_by=built_by), "wonderful") == met


@pytest.mark.rule("COC-OBJ-10")
@pytest.mark.parametrize(("half", "good"), STORES.items())
def test_two_of_five_goods_are_paid_and_gold_does_not_replace_them(half: str, good: str) -> None:
    purse = {good: 5, "gold": 7} if good != "gold" else {good: 5}
    match = status(half, learned("storage", goods=purse), {})
    when(match, complete(half))
    assert goods(match) == {**purse, good: 3}


def test_every_objective_of_the_status_phase_has_its_case() -> None:
    afloat = {
        "coastal_culture", "great_navy", "sea_lanes", "tactical_diversity", "blockade", "wonderful",
    }  # fmt: skip
    wanted = {id_ for id_, each in OBJECTIVES.items() if each.timing in ("status", "both")}
    assert {half for half, *_ in MET} == {half for half, *_ in UNMET} == wanted - afloat
