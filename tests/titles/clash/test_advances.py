"""The advances of the nine ordinary categories, one by one (COC-ADT)."""

from __future__ import annotations

from typing import Any

import pytest

from oikumene.engine.match import Match
from oikumene.titles.clash.cards import ANGRY, HAPPY, NEUTRAL
from tests.titles.clash.events import drawn, is_idle, moods
from tests.titles.clash.fights import (
    COAST,
    SEA,
    attack,
    lost,
    outcome,
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
    next_turn,
    options,
    plain,
    player,
    refused,
    table,
    told,
    units,
    when,
)

PRICE = {"food": 1, "wood": 1, "ore": 1}
"""Of a building."""
SHORE: dict[str, Any] = {"regions": {"D3": "WWBB"}}
"""Sea on D3 beside the first city, and on C4."""
TWO: dict[str, Any] = {"D2": {}, "C2": {}}


def takes(match: Match) -> set[str]:
    """What is still to be collected."""
    return {option.removeprefix("take ") for option in options(match, "take")}


def gain(match: Match, id_: str) -> Match:
    """An advance is bought."""
    return when(match, "advance", f"advance {id_}")


def on_sale(match: Match) -> set[str]:
    """The advances that can be bought."""
    if "advance" not in options(match):
        return set()
    return {option.split()[1] for option in options(when(match, "advance"))}


# Agriculture


@pytest.mark.rule("COC-ADT-01")
def test_farming_brings_food_from_fertile_land_and_wood_from_forests() -> None:
    match = plain({"cities": {"D2": {"mood": "happy"}}})
    when(match, "collect", "take D2 food", "take C2 wood")
    assert goods(match) == {"food": 1, "wood": 1}


@pytest.mark.rule("COC-ADT-01")
def test_without_farming_fields_and_forests_yield_nothing() -> None:
    match = plain({"cities": {"D2": {"mood": "happy"}}})
    player(match).advances = {"mining": 1}
    when(match, "collect")
    assert goods(match) == {"ore": 1}  # all that there was


@pytest.mark.rule("COC-ADT-02")
@pytest.mark.parametrize(
    ("advances", "held", "after"),
    [([], 1, 2), ([], 2, 2), (["storage"], 2, 3), (["storage"], 6, 7), (["storage"], 7, 7)],
)
def test_storage_keeps_seven_food(advances: list[str], held: int, after: int) -> None:
    match = plain({"advances": advances, "goods": {"food": held}, "cities": {"D2": {}}})
    when(match, "collect", "take D2 food")
    assert goods(match) == {"food": after}


@pytest.mark.rule("COC-ADT-03")
def test_irrigation_brings_food_from_barren_land() -> None:
    match = plain({"advances": ["irrigation"], "cities": {"D2": {}}})
    when(match, "collect", "take D1 food")
    assert goods(match) == {"food": 1}
    assert "D1 food" not in takes(when(plain({}), "collect"))


@pytest.mark.rule("COC-ADT-03")
@pytest.mark.parametrize("card", ["famine_1", "severe_famine_1", "famine_pests", "famine_drought"])
@pytest.mark.parametrize("advances", [[], ["irrigation"]])
def test_irrigation_ends_famines(advances: list[str], card: str) -> None:
    """Without it, food is lost or the city becomes Angry."""
    cities: dict[str, Any] = {"D2": {}}
    me = {"advances": [*advances, "storage"], "goods": {"food": 1}, "cities": cities}
    match = drawn(card, me)
    spared = goods(match).get("food") == 1 and moods(match, ["D2"]) == [NEUTRAL]
    assert spared is bool(advances)
    assert is_idle(match)


@pytest.mark.rule("COC-ADT-03")
def test_watered_land_stays_barren() -> None:
    words: dict[str, Any] = {"advances": ["irrigation"], "units": {"D1": "settler"}}
    assert "found" not in options(plain(words))

    match = drawn(
        "fine_year_drawer",
        {"advances": ["irrigation"]},
        regions={"D3": "FFBF"},
    )
    assert asked(match) == (0, "barbarians-settle")
    spots = {option.split()[1] for option in options(match)}
    assert spots == {"C4", "D4"}  # not E4, which is as near


@pytest.mark.rule("COC-ADT-04")
@pytest.mark.parametrize(("advances", "number"), [(["husbandry"], 1), (["husbandry", "roads"], 2)])
def test_husbandry_collects_from_land_two_spaces_away(advances: list[str], number: int) -> None:
    cities = {"D2": {"buildings": ["temple", "academy"]}}
    match = plain({"advances": advances, "cities": cities}, regions={"D3": "BMMM"})
    when(match, "collect")
    far = ["C4 ore", "D4 ore", "E4 ore"]
    for at in range(number):
        assert takes(match) >= {*far[at:]}
        when(match, f"take {far[at]}")
    assert takes(match) == {"D2 food", "C2 wood", "E2 ore"}
    when(match, "done")
    assert goods(match) == {"ore": number}


@pytest.mark.rule("COC-ADT-04")
def test_husbandry_serves_one_collect_of_a_turn() -> None:
    me = {"advances": ["husbandry", "roads"], "cities": {"D2": {}, "C2": {}}}
    match = plain(me, regions={"D3": "BMMM"})
    when(match, "collect", "city D2", "take D4 ore", "collect", "city D2")
    assert not {"C4 ore", "D4 ore", "E4 ore"} & takes(match)
    when(match, "take E2 ore")
    next_turn(match)
    when(match, "collect", "city D2")
    assert takes(match) >= {"C4 ore", "D4 ore", "E4 ore"}


# Construction


@pytest.mark.rule("COC-ADT-05")
def test_mining_brings_ore_from_mountains() -> None:
    match = plain({"cities": {"D2": {}}})
    assert "E2 ore" in takes(when(match, "collect"))
    when(match, "take E2 ore")
    assert goods(match) == {"ore": 1}


@pytest.mark.rule("COC-ADT-05")
def test_without_mining_mountains_yield_nothing() -> None:
    match = plain({})
    player(match).advances = {"farming": 1}
    assert takes(when(match, "collect")) == {"D2 food", "C2 wood"}


WEALTH = {"food": 7, "wood": 7, "ore": 7, "culture": 5}
BUILDER: dict[str, Any] = {"goods": WEALTH, "wonders": ["great_pyramid"]}


def wonders_on_offer(match: Match) -> list[str]:
    """Where wonders can be built, in a realm that can build temples too."""
    return options(when(match, "build"), "wonder")


@pytest.mark.rule("COC-ADT-06")
def test_engineering_brings_a_wonder_card() -> None:
    match = plain({"goods": {"food": 2}}, wonder_deck=["great_wall", "great_arena"])
    gain(match, "engineering")
    assert player(match).wonders == ["great_wall"]
    assert table(match).wonder_deck == ["great_arena"]


@pytest.mark.rule("COC-ADT-06")
@pytest.mark.parametrize(("advances", "able"), [([], False), (["engineering"], True)])
def test_engineering_builds_wonders_in_happy_cities(advances: list[str], able: bool) -> None:
    cities = {"D2": {"mood": "happy"}, "C2": {}, "E2": {"mood": "angry"}}
    known = ["storage", "rituals", "myths", *advances]
    match = plain({**BUILDER, "advances": known, "cities": cities})
    assert wonders_on_offer(match) == (["wonder D2 great_pyramid"] if able else [])
    rules = {text: rule for text, rule in refused(match).items() if text.startswith("wonder")}
    assert set(rules.values()) == {"COC-WON-04"}
    assert {text.split()[1] for text in rules} == {"C2", "E2"} | (set() if able else {"D2"})


@pytest.mark.rule("COC-ADT-07")
def test_sanitation_pays_one_settler_of_a_recruit_action_with_mood() -> None:
    cities = {"D2": {"mood": "happy", "buildings": ["temple"]}}
    me = {"advances": ["sanitation"], "goods": {"food": 2, "mood": 3}, "cities": cities}
    match = when(plain(me), "recruit")
    assert options(match) == ["pay food 2", "pay mood 1"]

    when(match, "pay mood 1", "recruit settler")  # the second for food

    assert goods(match) == {"mood": 2}
    assert units(match, 0, "D2") == {"settler": 2}
    when(match, "recruit")  # another action, another settler
    assert goods(match) == {"mood": 1}
    assert units(match, 0, "D2") == {"settler": 3}


@pytest.mark.rule("COC-ADT-07")
def test_without_sanitation_mood_brings_no_settlers() -> None:
    match = plain({"goods": {"mood": 3}})
    assert "recruit" not in options(match)
    clean = plain({"goods": {"mood": 3}, "advances": ["sanitation"]})
    assert "recruit" in options(clean)


@pytest.mark.rule("COC-ADT-07")
@pytest.mark.parametrize("advances", [[], ["sanitation"]])
@pytest.mark.parametrize("card", ["plague", "epidemic", "epidemic_pandemic"])
def test_sanitation_keeps_diseases_away(card: str, advances: list[str]) -> None:
    """Without it, a mood, a unit or a resource is lost."""
    me = {
        "advances": advances,
        "goods": {"wood": 1},
        "cities": TWO,
        "units": {"D2": "2 infantry", "C2": "settler"},
    }
    match = drawn(card, me, {"advances": ["sanitation"]})
    hit = not is_idle(match) or city(match, "D2").mood != NEUTRAL
    assert hit is not bool(advances)


# Seafaring


@pytest.mark.rule("COC-ADT-09")
def test_fishing_brings_food_from_one_sea_space() -> None:
    cities = {"D2": {"mood": "happy", "buildings": ["temple"]}}
    regions = {"D3": "WWBB", "F2": "BWBB"}
    match = plain({"advances": ["fishing", "storage"], "cities": cities}, regions=regions)

    when(match, "collect")
    assert takes(match) == {"D2 food", "C2 wood", "E2 ore", "D3 food", "E3 food"}
    when(match, "take E3 food")
    assert takes(match) == {"D2 food", "C2 wood", "E2 ore"}

    dry = when(plain({"cities": cities}, regions=regions), "collect")
    assert takes(dry) == {"D2 food", "C2 wood", "E2 ore"}


@pytest.mark.rule("COC-ADT-09")
@pytest.mark.parametrize(("advances", "able"), [([], False), (["fishing"], True)])
def test_fishing_unlocks_the_port(advances: list[str], able: bool) -> None:
    match = plain({"advances": advances, "goods": PRICE, "cities": TWO}, **SHORE)
    assert ("build" in options(match)) is able


SAILORS: dict[str, Any] = {"advances": ["tactics", "war_ships"]}


@pytest.mark.rule("COC-ADT-11")
@pytest.mark.parametrize(
    ("me", "rival", "fallen"),
    [
        ({}, {}, [("0", "ship"), ("1", "ship")]),
        (SAILORS, {}, [("1", "ship")]),
        ({}, SAILORS, [("0", "ship")]),
        (SAILORS, SAILORS, []),
    ],
)
def test_war_ships_cancel_a_hit_at_sea_on_either_side(
    me: dict[str, Any], rival: dict[str, Any], fallen: list[tuple[str, str]]
) -> None:
    mine, theirs = {"units": {"D3": "ship"}}, {"units": {"D4": "ship"}}
    match = attack({**me, **mine}, {**rival, **theirs}, "5c 5c", **SEA)
    assert lost(match) == fallen


@pytest.mark.rule("COC-ADT-11")
def test_war_ships_help_in_the_first_round_only() -> None:
    mine, theirs = {"units": {"D3": "2 ship"}}, {"units": {"D4": "2 ship"}}
    match = attack({**SAILORS, **mine}, theirs, "1l 1l 5c 5c", **SEA)
    assert lost(match) == [("0", "ship")]  # one of two hits
    when(dice(match, "1l 5c 1l"), "fight")
    assert lost(match) == [("0", "ship")] * 2


@pytest.mark.rule("COC-ADT-11")
@pytest.mark.parametrize("advances", [["tactics"], ["tactics", "war_ships"]])
def test_war_ships_cancel_a_hit_against_who_lands(advances: list[str]) -> None:
    me = {"advances": advances, "units": {"D3": "ship, infantry"}}
    match = attack(me, {"units": {"D4": "infantry"}}, "1l 5c", group="infantry 1", **COAST)
    assert lost(match) == ([] if "war_ships" in advances else [("0", "infantry")])


@pytest.mark.rule("COC-ADT-11")
def test_war_ships_do_not_help_on_land_otherwise() -> None:
    marched = attack({**SAILORS, "units": {"E4": "infantry"}}, foe("D4"), "1l 5c", start="E4")
    assert lost(marched) == [("0", "infantry")]
    landed = {"units": {"D3": "ship, infantry"}}
    defended = {**SAILORS, "units": {"D4": "infantry"}}
    match = attack(landed, defended, "5c 1l", group="infantry 1", **COAST)
    assert lost(match) == [("1", "infantry")]


def foe(where: str, kinds: str = "infantry") -> dict[str, Any]:
    """A rival with units in the field."""
    return {"units": {where: kinds}}


SEAS = {"B2": "WBWB", "F2": "WWBB", "D3": "BBBB"}
"""B2 and C3 in the north-west, F2 and E3 in the north-east; B2 and F2 on the edge."""
CHARTS: dict[str, Any] = {"advances": ["fishing", "navigation", "cartography"]}


@pytest.mark.rule("COC-ADT-12")
@pytest.mark.parametrize(
    ("moves", "charts"),
    [
        ([("B2", "sail C3")], {"ideas": 1}),
        ([("B2", "sail C3"), ("F2", "sail E3")], {"ideas": 1}),
        ([("B2", "sail F2")], {"ideas": 1, "culture": 1}),
        ([("B2", "sail F2"), ("E3", "sail C3")], {"ideas": 1, "culture": 1}),
        ([("B2", "sail F2"), ("E3", "sail F2")], {"ideas": 1, "culture": 1}),
        ([("D1", "to D2")], {}),
        ([("D1", "to D2"), ("B2", "sail C3")], {"ideas": 1}),
    ],
)
def test_cartography_brings_an_idea_and_culture_for_navigation(
    moves: list[tuple[str, str]], charts: dict[str, int]
) -> None:
    fleet = {"B2": "ship", "F2": "ship", "E3": "ship", "D1": "settler"}
    match = when(plain({**CHARTS, "units": fleet}, regions=SEAS), "move")
    for start, way in moves:
        when(match, f"from {start}", way)
        assert goods(match) == {}  # after the action
    when(match, "done")
    assert goods(match) == charts


@pytest.mark.rule("COC-ADT-12")
def test_cartography_pays_for_every_move_action() -> None:
    match = plain({**CHARTS, "units": {"B2": "ship"}}, regions=SEAS)
    when(match, "move", "from B2", "sail C3", "move", "from C3", "sail B2")
    assert goods(match) == {"ideas": 2}


@pytest.mark.rule("COC-ADT-12")
def test_cartography_pays_for_ships_that_explore_or_fight() -> None:
    explorer = plain({**CHARTS, "units": {"E3": "ship"}}, regions=SEAS, faces={"F4": "r02"})
    when(explorer, "move", "from E3", "explore F4")
    while asked(explorer)[1] != "act":
        when(explorer, options(explorer)[-1])
    assert goods(explorer)["ideas"] == 1

    fighter = plain({**CHARTS, "units": {"C3": "ship"}}, foe("B2", "ship"), regions=SEAS)
    when(dice(fighter, "1l 5c"), "move", "from C3")
    assert lost(fighter) == [("0", "ship")]
    assert goods(fighter) == {"ideas": 1}


# Education


@pytest.mark.rule("COC-ADT-13")
def test_writing_brings_an_action_and_an_objective_card() -> None:
    match = plain({"goods": {"food": 2}}, action_deck=["a07", "a01"], objective_deck=["o03", "o01"])
    gain(match, "writing")
    assert player(match).actions == ["a07"]
    assert player(match).objectives == ["o03"]


@pytest.mark.rule("COC-ADT-13")
@pytest.mark.parametrize(("advances", "able"), [([], False), (["writing"], True)])
def test_writing_unlocks_the_academy(advances: list[str], able: bool) -> None:
    match = plain({"advances": advances, "goods": PRICE, "cities": TWO})
    assert ("build" in options(match)) is able


@pytest.mark.rule("COC-ADT-14")
def test_public_education_teaches_once_a_turn_where_there_is_an_academy() -> None:
    cities = {"D2": {"mood": "angry", "buildings": ["academy"]}, "C2": {"mood": "angry"}}
    cities["E2"] = {"mood": "angry", "buildings": ["academy"]}
    match = plain({"advances": ["public_education"], "cities": cities})

    when(match, "collect", "city C2")
    assert goods(match) == {"wood": 1}
    when(match, "collect", "city D2")
    assert goods(match) == {"food": 1, "wood": 1, "ideas": 1}
    when(match, "collect")
    assert goods(match) == {"food": 1, "wood": 1, "ore": 1, "ideas": 1}
    when(next_turn(match), "collect", "city E2")
    assert goods(match)["ideas"] == 2


@pytest.mark.rule("COC-ADT-15")
@pytest.mark.parametrize(
    ("stock", "paid", "asked_"),
    [
        ({"food": 2, "ideas": 1}, "pay food 2", False),
        ({"food": 1, "ideas": 2}, "pay food 1 ideas 1", True),
        ({"food": 1, "gold": 1, "ideas": 1}, "pay food 1 gold 1", True),
        ({"ideas": 3}, "", True),
        ({"food": 1, "ideas": 1}, "", False),  # nothing is left for the lesson
    ],
)
def test_free_education_follows_an_advance_paid_with_ideas_or_gold(
    stock: dict[str, int], paid: str, asked_: bool
) -> None:
    match = plain({"advances": ["free_education"], "goods": stock})
    gain(match, "engineering")  # which brings no token
    if paid:
        when(match, paid)
    assert (asked(match)[1] == "may-use") is asked_


@pytest.mark.rule("COC-ADT-15")
@pytest.mark.parametrize(
    ("answer", "left"), [("use free_education", {"mood": 1}), ("no", {"ideas": 1})]
)
def test_free_education_makes_an_idea_a_mood_token(answer: str, left: dict[str, int]) -> None:
    match = plain({"advances": ["free_education"], "goods": {"ideas": 3}})
    when(gain(match, "engineering"), answer)
    assert goods(match) == left


@pytest.mark.rule("COC-ADT-15")
def test_free_education_teaches_once_a_turn() -> None:
    match = plain({"advances": ["free_education", "fishing"], "goods": {"ideas": 7}})

    when(gain(match, "engineering"), "use free_education")
    gain(match, "war_ships")

    assert is_idle(match)
    assert goods(match) == {"ideas": 2, "mood": 1}


@pytest.mark.rule("COC-ADT-15")
def test_a_free_advance_gives_no_lesson() -> None:
    me = {"advances": ["free_education"], "goods": {"ideas": 2}, "actions": ["great_scientist"]}
    match = when(plain(me), "play great_scientist", "advance math")
    assert "math" in player(match).advances
    assert is_idle(match)


@pytest.mark.rule("COC-ADT-16")
def test_free_education_does_not_follow_its_own_purchase() -> None:
    match = plain({"advances": ["writing"], "goods": {"ideas": 3}})
    gain(match, "free_education")
    assert is_idle(match)
    assert goods(match) == {"ideas": 1, "mood": 1}  # the token of its frame


@pytest.mark.rule("COC-ADT-17")
def test_philosophy_brings_an_idea_at_once_but_none_for_old_science() -> None:
    match = plain({"advances": ["writing", "math", "astronomy"], "goods": {"food": 2}})
    gain(match, "philosophy")
    assert goods(match) == {"ideas": 1, "mood": 1}


@pytest.mark.rule("COC-ADT-17")
@pytest.mark.parametrize(
    ("id_", "ideas"),
    [("astronomy", 1), ("medicine", 1), ("metallurgy", 1), ("storage", 0), ("myths", 0)],
)
def test_philosophy_brings_an_idea_for_every_science_advance(id_: str, ideas: int) -> None:
    match = plain({"advances": ["philosophy", "math"], "goods": {"food": 2}})
    gain(match, id_)
    assert goods(match).get("ideas", 0) == ideas


@pytest.mark.rule("COC-ADT-17")
def test_philosophy_counts_free_science_too() -> None:
    me = {"advances": ["philosophy"], "actions": ["great_scientist"]}
    match = when(plain(me), "play great_scientist", "advance math")
    assert goods(match) == {"ideas": 2, "culture": 1}  # one is the scientist's


@pytest.mark.rule("COC-ADT-06", "COC-ADT-13", "COC-ADT-35")
@pytest.mark.parametrize("id_", ["engineering", "writing", "monuments"])
def test_cards_come_with_the_advance_itself_and_not_with_later_ones(id_: str) -> None:
    match = plain({"advances": [id_], "goods": {"food": 2}})
    gain(match, "fishing")
    me = player(match)
    assert (me.actions, me.objectives, me.wonders) == ([], [], [])


# Warfare


@pytest.mark.rule("COC-ADT-18")
@pytest.mark.parametrize(("advances", "able"), [([], False), (["tactics"], True)])
def test_tactics_moves_armies(advances: list[str], able: bool) -> None:
    match = plain({"advances": advances, "units": {"D2": "infantry", "C2": "settler"}})
    assert ("from D2" in options(when(match, "move"))) is able


@pytest.mark.rule("COC-ADT-18")
@pytest.mark.parametrize(("advances", "able"), [([], False), (["tactics"], True)])
def test_tactics_uses_the_combat_half_of_cards(advances: list[str], able: bool) -> None:
    rival = {"advances": advances, "actions": ["a06"]}
    match = attack({"units": {"D3": "infantry"}}, {**rival, **foe("D4")})
    assert (asked(match) == (1, "tactics")) is able
    if able:
        assert options(match) == ["lay a06", "none"]


@pytest.mark.rule("COC-ADT-18")
@pytest.mark.parametrize(("advances", "able"), [([], False), (["tactics"], True)])
def test_tactics_unlocks_the_fortress(advances: list[str], able: bool) -> None:
    match = plain({"advances": advances, "goods": PRICE, "cities": TWO})
    assert ("build" in options(match)) is able


ENGINES: dict[str, Any] = {"advances": ["tactics", "siegecraft"], "goods": {"wood": 2, "ore": 2}}


@pytest.mark.rule("COC-ADT-19")
def test_siegecraft_takes_the_die_of_a_fortress_for_wood() -> None:
    match = siege("infantry", "", "5c", me=ENGINES, buildings=["fortress"])
    assert asked(match) == (0, "siegecraft")
    assert told(match, "combat-round") == []  # before cards and dice
    when(match, "siege wood", "no")
    assert goods(match).get("wood", 0) == 0
    assert rolled(match) == [["5c"], []]
    assert outcome(match) == ["seat:0"]


@pytest.mark.rule("COC-ADT-19")
@pytest.mark.parametrize(("answers", "fallen"), [(["no"], []), (["siege ore", "no"], ["1"])])
def test_siegecraft_takes_the_cancelled_hit_for_ore(answers: list[str], fallen: list[str]) -> None:
    match = siege("infantry", "infantry", "5c 1l 1l", me=ENGINES, buildings=["fortress"])
    when(match, *answers)
    assert [owner for owner, _ in lost(match)] == fallen
    assert rolled(match)[1] == ["1l", "1l"]  # the die stays


@pytest.mark.rule("COC-ADT-19")
def test_siegecraft_may_take_both() -> None:
    match = siege("infantry", "infantry", "5c 1l", me=ENGINES, buildings=["fortress"])
    when(match, "siege wood", "siege ore")
    assert rolled(match) == [["5c"], ["1l"]]
    assert lost(match) == [("1", "infantry")]
    assert goods(match) == {"gold": 2}  # of the captured city


@pytest.mark.rule("COC-ADT-19")
def test_siegecraft_is_for_attackers_of_a_fortress() -> None:
    no_fortress = siege("infantry", "infantry", me=ENGINES, buildings=["temple"])
    assert asked(no_fortress)[1] != "siegecraft"
    defender = siege("infantry", "infantry", "1l 1l 1l", rival=ENGINES, buildings=["fortress"])
    assert asked(defender) == (0, "retreat")


STEEL: dict[str, Any] = {"advances": ["tactics", "steel_weapons"], "goods": {"ore": 1}}


@pytest.mark.rule("COC-ADT-20")
@pytest.mark.parametrize(
    ("rival", "bonus"), [({}, 2), ({"advances": ["steel_weapons"], "goods": {}}, 1)]
)
def test_steel_weapons_strengthen_every_round(rival: dict[str, Any], bonus: int) -> None:
    """Less against an enemy with Steel Weapons, even one who cannot pay for them."""
    match = attack({**STEEL, **foe("D3")}, {**rival, **foe("D4")}, "1l 2c")
    assert asked(match) == (0, "steel-weapons")
    when(match, "steel")
    assert goods(match) == {}
    assert values(match) == [1 + bonus, 2]
    when(dice(match, "2c 1l"), "fight")
    assert values(match) == [2 + bonus, 1]


@pytest.mark.rule("COC-ADT-20")
def test_steel_weapons_may_be_left_at_home() -> None:
    match = attack({**STEEL, **foe("D3")}, foe("D4"), "1l 2c")
    when(match, "no")
    assert values(match) == [1, 2]
    assert goods(match) == {"ore": 1}


@pytest.mark.rule("COC-ADT-20")
def test_defenders_use_steel_too() -> None:
    match = attack(foe("D3"), {**STEEL, **foe("D4")}, "1l 2c")
    assert asked(match) == (1, "steel-weapons")
    when(match, "steel")
    assert values(match) == [1, 4]


@pytest.mark.rule("COC-ADT-20")
def test_steel_is_not_for_battles_at_sea() -> None:
    match = attack({**STEEL, **foe("D3", "ship")}, foe("D4", "ship"), "1l 2c", **SEA)
    assert asked(match) == (0, "retreat")
    assert values(match) == [1, 2]


@pytest.mark.rule("COC-ADT-21")
def test_barbarians_have_no_steel() -> None:
    rival = {"advances": ["steel_weapons"]}
    match = attack({**STEEL, **foe("D3")}, rival, "1l 2c", barbarians=foe("D4"))
    when(match, "steel")
    assert values(match) == [3, 2]


@pytest.mark.rule("COC-ADT-22")
@pytest.mark.parametrize("attacker", ["steel", "no"])
@pytest.mark.parametrize("defender", ["steel", "no"])
def test_the_attacker_decides_on_steel_before_the_defender(attacker: str, defender: str) -> None:
    match = attack({**STEEL, **foe("D3")}, {**STEEL, **foe("D4")}, "1l 2c")
    assert asked(match) == (0, "steel-weapons")
    when(match, attacker)
    assert asked(match) == (1, "steel-weapons")
    when(match, defender)
    assert asked(match) == (0, "retreat")  # nobody is asked again
    assert values(match) == [1 + (attacker == "steel"), 2 + (defender == "steel")]


@pytest.mark.rule("COC-ADT-23")
def test_draft_pays_one_infantry_of_a_recruit_action_with_mood() -> None:
    cities = {"D2": {"mood": "happy", "buildings": ["temple"]}}
    me = {"advances": ["draft"], "goods": {"food": 1, "ore": 1, "mood": 3}, "cities": cities}
    match = when(plain(me), "recruit")
    assert options(match) == ["pay food 1 ore 1", "pay mood 1"]

    when(match, "pay mood 1", "recruit infantry")  # the second for food and ore

    assert goods(match) == {"mood": 2}
    assert units(match, 0, "D2") == {"infantry": 2}
    when(match, "recruit")  # another action, another recruit
    assert goods(match) == {"mood": 1}
    assert units(match, 0, "D2") == {"infantry": 3}
    assert "recruit" not in options(plain({"goods": {"mood": 3}}))


# Spirituality


BELIEVER: dict[str, Any] = {"advances": ["myths"], "goods": {"mood": 2}}


@pytest.mark.rule("COC-ADT-24")
@pytest.mark.parametrize(("answer", "mood", "tokens"), [("keep", NEUTRAL, 1), ("done", ANGRY, 2)])
def test_myths_keep_the_mood_of_a_city_in_an_event(answer: str, mood: int, tokens: int) -> None:
    match = drawn("local_flood", {**BELIEVER, "cities": {"D2": {}}}, regions={"D3": "WWTT"})
    assert asked(match) == (0, "myths")
    when(match, answer)
    assert city(match, "D2").mood == mood
    assert goods(match)["mood"] == tokens


@pytest.mark.rule("COC-ADT-24")
@pytest.mark.parametrize(("answer", "mood", "tokens"), [("keep", HAPPY, 1), ("done", ANGRY, 2)])
def test_one_token_saves_a_happy_city_from_anger(answer: str, mood: int, tokens: int) -> None:
    match = drawn("famine_1", {**BELIEVER, "cities": {"D2": {"mood": "happy"}}})
    assert asked(match) == (0, "myths")
    when(match, answer)
    assert city(match, "D2").mood == mood
    assert goods(match)["mood"] == tokens


@pytest.mark.rule("COC-ADT-24")
def test_each_city_takes_its_own_token() -> None:
    me = {"advances": ["myths", "roads"], "goods": {"mood": 2}, "cities": TWO}
    match = drawn("plague", me)
    asks = []
    while not is_idle(match):
        asks.append(asked(match)[1])
        when(match, options(match)[0])
    assert asks.count("myths") == 2
    assert moods(match, TWO) == [NEUTRAL, NEUTRAL]
    assert goods(match).get("mood", 0) == 0


@pytest.mark.rule("COC-ADT-24")
def test_myths_help_when_another_player_draws_the_event() -> None:
    rival = {**BELIEVER, "cities": {"D7": {}}}
    match = drawn("major_flood", {}, rival, regions={"D5": "BBBW"})
    assert asked(match) == (1, "myths")
    when(match, "keep")
    assert city(match, "D7").mood == NEUTRAL
    assert goods(match, 1) == {"mood": 1}


@pytest.mark.rule("COC-ADT-24")
@pytest.mark.parametrize("lacks", [{"advances": []}, {"goods": {}}])
def test_without_myths_or_tokens_the_mood_drops(lacks: dict[str, Any]) -> None:
    me = {**BELIEVER, "cities": {"D2": {}}, **lacks}
    match = drawn("local_flood", me, regions={"D3": "WWTT"})
    assert is_idle(match)
    assert city(match, "D2").mood == ANGRY


@pytest.mark.rule("COC-ADT-24")
@pytest.mark.parametrize(("advances", "able"), [([], False), (["myths"], True)])
def test_myths_unlock_the_temple(advances: list[str], able: bool) -> None:
    match = plain({"advances": advances, "goods": PRICE, "cities": TWO})
    assert ("build" in options(match)) is able


@pytest.mark.rule("COC-ADT-25")
def test_myths_do_not_console_overworked_citizens() -> None:
    match = plain({**BELIEVER, "cities": {"D2": {}}})
    when(match, "collect", "take D2 food", "collect", "take D2 food")
    assert is_idle(match)
    assert city(match, "D2").mood == ANGRY
    assert goods(match)["mood"] == 2


@pytest.mark.rule("COC-ADT-25")
def test_myths_do_not_console_the_conquered() -> None:
    both = {"advances": ["tactics", "myths"], "goods": {"mood": 2}}
    match = siege("infantry", "", me=both, rival=both, mood="happy")
    assert city(match, "D4").owner == 0
    assert city(match, "D4").mood == ANGRY
    assert (goods(match)["mood"], goods(match, 1)["mood"]) == (2, 2)


@pytest.mark.rule("COC-ADT-25")
def test_myths_do_not_stop_the_fear_of_pirates() -> None:
    """A raid lowers a mood only if there is nothing to take, so not even a token."""
    rival = {"advances": ["myths"], "goods": {}, "cities": {"D7": {}}}
    words: dict[str, Any] = {"regions": {"D5": "BBBW"}}
    match = drawn("great_architect", {}, rival, pirates={"D6": "ship"}, **words)
    while not is_idle(match):
        assert asked(match)[1] != "myths"
        when(match, options(match)[0])
    assert city(match, "D7").mood == ANGRY


@pytest.mark.rule("COC-ADT-26")
def test_rituals_cheer_a_city_with_any_resources() -> None:
    cities = {"D2": {"buildings": ["temple", "academy"]}}
    stock = {"food": 1, "wood": 1, "ore": 1, "ideas": 1, "gold": 1, "mood": 1}
    match = plain({"advances": ["rituals"], "goods": stock, "cities": cities})

    when(match, "improve")
    while asked(match)[1] == "spend":
        when(match, "spend 1" if told_kind(match) in ("wood", "gold", "mood") else "spend 0")

    assert city(match, "D2").mood == HAPPY
    assert goods(match) == {"food": 1, "ore": 1, "ideas": 1}


def told_kind(match: Match) -> str:
    """The resource that a question is about."""
    assert match.decision is not None
    return str(match.decision.args["kind"]).partition(":")[2]


@pytest.mark.rule("COC-ADT-26")
@pytest.mark.parametrize("kind", ["food", "wood", "ore", "ideas", "gold"])
@pytest.mark.parametrize("advances", [[], ["rituals"]])
def test_without_rituals_only_mood_tokens_cheer(advances: list[str], kind: str) -> None:
    match = plain({"advances": advances, "goods": {kind: 1}, "cities": {"D2": {}}})
    assert ("improve" in options(match)) is bool(advances)
    if advances:
        when(match, "improve")
        assert goods(match) == {}
        assert city(match, "D2").mood == HAPPY


@pytest.mark.rule("COC-ADT-26")
def test_culture_tokens_are_no_resources() -> None:
    me = {"advances": ["rituals"], "goods": {"culture": 3}, "cities": {"D2": {}}}
    assert "improve" not in options(plain(me))


SCIENCE = {"astronomy", "medicine", "metallurgy"}


@pytest.mark.rule("COC-ADT-27")
def test_priesthood_gives_a_science_advance_for_no_food_once_a_turn() -> None:
    match = plain({"advances": ["priesthood", "engineering", "roads"]})

    when(match, "advance")  # there is only one

    assert "math" in player(match).advances
    assert player(match).cubes == 2
    assert goods(match) == {"culture": 1}
    assert table(match).left == 2
    assert "advance" not in options(match)
    assert on_sale(next_turn(match)) == SCIENCE


@pytest.mark.rule("COC-ADT-27")
def test_priesthood_gives_nothing_but_science() -> None:
    scholar = ["math", "engineering", "roads", "fishing", "writing", "arts"]
    assert on_sale(plain({"advances": [*scholar, "priesthood"]})) == SCIENCE
    assert "advance" not in options(plain({"advances": scholar}))


@pytest.mark.rule("COC-ADT-27")
def test_other_advances_do_not_use_priesthood_up() -> None:
    scholar = ["priesthood", "math", "engineering", "roads"]
    match = plain({"advances": scholar, "goods": {"food": 2}})
    gain(match, "fishing")
    assert on_sale(match) == SCIENCE


@pytest.mark.rule("COC-ADT-27", "COC-ADV-13")
def test_who_learns_by_paying_may_pay_for_what_priesthood_gives() -> None:
    me = {"advances": ["priesthood", "free_education"], "goods": {"ideas": 3}}
    match = when(plain(me), "advance", "advance math")
    assert set(options(match)) == {"pay ideas 2", "pay nothing"}

    when(match, "pay ideas 2", "use free_education")

    assert goods(match) == {"culture": 1, "mood": 1}
    assert "priesthood" not in table(match).used


@pytest.mark.rule("COC-ADT-28")
def test_state_religion_builds_a_temple_without_food_once_a_turn() -> None:
    stock = {"wood": 3, "ore": 3}
    me = {"advances": ["myths", "state_religion", "writing"], "goods": stock, "cities": TWO}
    match = when(plain(me), "build")
    assert options(match) == ["build D2 temple", "build C2 temple"]  # no academy

    when(match, "build D2 temple", "gain mood 1")
    assert goods(match) == {"wood": 2, "ore": 2, "mood": 1}
    assert "build" not in options(match)
    assert "build" in options(next_turn(match))


@pytest.mark.rule("COC-ADT-28")
def test_state_religion_still_takes_wood_and_ore() -> None:
    for lacks in ("wood", "ore"):
        me = {"advances": ["myths", "state_religion"], "goods": {**PRICE, lacks: 0}, "cities": TWO}
        assert "build" not in options(plain(me))
    poor = {"advances": ["myths"], "goods": {"wood": 3, "ore": 3}, "cities": TWO}
    assert "build" not in options(plain(poor))


# Economy


@pytest.mark.rule("COC-ADT-29")
@pytest.mark.parametrize("good", ["gold", "culture"])
def test_bartering_sells_an_action_card_once_a_turn(good: str) -> None:
    match = plain({"advances": ["bartering"], "actions": ["a01", "a02", "great_artist"]})

    when(match, "use bartering")
    assert options(match) == ["discard a01", "discard a02", "discard great_artist"]
    when(match, "discard a02")
    assert options(match) == ["gain gold 1", "gain culture 1"]
    when(match, f"gain {good} 1")

    assert goods(match) == {good: 1}
    assert player(match).actions == ["a01", "great_artist"]
    assert table(match).action_discard == ["a02"]
    assert table(match).left == 3  # free
    assert "use bartering" not in options(match)
    assert "use bartering" in options(next_turn(match))


@pytest.mark.rule("COC-ADT-29")
def test_a_great_person_is_bartered_to_the_event_cards() -> None:
    match = plain({"advances": ["bartering"], "actions": ["great_artist"]})
    when(match, "use bartering", "gain gold 1")
    assert player(match).actions == []
    assert table(match).event_discard == ["great_artist"]


@pytest.mark.rule("COC-ADT-29")
def test_bartering_needs_a_card_of_the_right_kind() -> None:
    me = {"advances": ["bartering"], "objectives": ["o01"], "wonders": ["great_wall"]}
    assert "use bartering" not in options(plain(me))
    assert "use bartering" not in options(plain({"actions": ["a01"]}))


@pytest.mark.rule("COC-ADT-29")
@pytest.mark.parametrize(("advances", "able"), [([], False), (["bartering"], True)])
def test_bartering_unlocks_the_market(advances: list[str], able: bool) -> None:
    match = given({"advances": advances, "goods": PRICE, "cities": TWO})
    assert ("build" in options(match)) is able


LAND = {"D2": "FFFF"}
"""The whole home region is Fertile: room for four cities."""
FOUR: dict[str, Any] = {"D2": {}, "E2": {}, "C2": {}, "D1": {"mood": "angry"}}


@pytest.mark.rule("COC-ADT-30")
@pytest.mark.parametrize(
    ("answers", "found"),
    [
        (["take food 4"], {"food": 4}),
        (["take food 0", "take wood 4"], {"wood": 4}),
        (["take food 0", "take wood 0"], {"ore": 4}),
        (["take food 1", "take wood 2"], {"food": 1, "wood": 2, "ore": 1}),
    ],
)
def test_taxes_bring_a_resource_for_each_city(answers: list[str], found: dict[str, int]) -> None:
    me = {"advances": ["taxes", "storage"], "goods": {"mood": 2}, "cities": FOUR}
    match = plain(me, regions=LAND)

    when(match, "use taxes", *answers)

    assert goods(match) == {"mood": 1, **found}
    assert table(match).left == 2  # an action
    assert [city(match, name).activations for name in FOUR] == [0] * 4
    assert "use taxes" not in options(match)
    assert "use taxes" in options(next_turn(match))


@pytest.mark.rule("COC-ADT-30")
def test_taxes_need_a_mood_token_and_an_action() -> None:
    assert "use taxes" not in options(plain({"advances": ["taxes"]}))
    rich = {"advances": ["taxes"], "goods": {"mood": 1}}
    assert "use taxes" in options(plain(rich))
    assert "use taxes" not in options(plain(rich, left=0))


SOUTH = {"D5": "FFFF", "B6": "FFFF", "F6": "FFFF"}
"""Land around the home of the second player."""


@pytest.mark.rule("COC-ADT-31")
@pytest.mark.parametrize(("settlers", "food"), [(0, 0), (1, 1), (3, 3), (4, 4)])
def test_trade_routes_bring_food_at_the_start_of_a_turn(settlers: int, food: int) -> None:
    cities: dict[str, Any] = {name: {} for name in ("D7", "C7", "E7", "C8", "E8")}
    mine = {"D6": f"{settlers} settler"} if settlers else {}
    me = {"advances": ["trade_routes", "storage"], "units": mine}
    match = plain(me, {"cities": cities}, phase="turn", regions=SOUTH)
    assert goods(match).get("food", 0) == food
    assert is_idle(match)
    assert table(match).left == 3
    later = goods(when(match, "end"))  # not at its end, nor in the turn of another
    assert later.get("food", 0) == food
    assert goods(when(match, "end")).get("food", 0) == min(7, 2 * food)


@pytest.mark.rule("COC-ADT-31")
def test_five_routes_bring_four_food() -> None:
    cities: dict[str, Any] = {name: {} for name in ("D7", "C7", "E7", "C8", "E8")}
    mine = {"D6": "4 settler", "D5": "ship"}
    words: dict[str, Any] = {"phase": "turn", "regions": {**SOUTH, "D5": "WFFF"}}
    me = {"advances": ["trade_routes", "storage"], "units": mine}
    assert goods(plain(me, {"cities": cities}, **words)) == {"food": 4}


@pytest.mark.rule("COC-ADT-32")
@pytest.mark.parametrize(
    ("answers", "found"),
    [
        (["take food 0", "take wood 0", "take ore 0"], {"gold": 4}),
        (["take food 1", "take wood 1", "take ore 1"], {"food": 1, "wood": 1, "ore": 1, "gold": 1}),
        (["take food 4"], {"food": 4}),
    ],
)
def test_currency_turns_taxes_into_gold(answers: list[str], found: dict[str, int]) -> None:
    known = ["taxes", "storage", "currency"]
    me = {"advances": known, "goods": {"mood": 1}, "cities": FOUR}
    match = when(plain(me, regions=LAND), "use taxes", *answers)
    assert goods(match) == found


@pytest.mark.rule("COC-ADT-32")
@pytest.mark.parametrize(
    ("answer", "found"),
    [
        ("take food 2", {"food": 2}),
        ("take food 1 gold 1", {"food": 1, "gold": 1}),
        ("take gold 2", {"gold": 2}),
    ],
)
def test_currency_turns_routes_into_gold(answer: str, found: dict[str, int]) -> None:
    me = {"advances": ["trade_routes", "currency"], "units": {"D6": "2 settler"}}
    rival: dict[str, Any] = {"cities": {"D7": {}, "C7": {}}}
    match = plain(me, rival, phase="turn", regions=SOUTH)
    assert sorted(options(match)) == ["take food 1 gold 1", "take food 2", "take gold 2"]
    assert goods(when(match, answer)) == found


# Culture


NEIGHBOUR: dict[str, Any] = {"cities": {"D7": {}, "D3": {"buildings": ["temple"]}}}
NEAR: dict[str, Any] = {"regions": {"D3": "FFFF"}}
"""A city of the rival with a Temple on D3, beside the first city."""


@pytest.mark.rule("COC-ADT-33")
def test_arts_influence_for_a_culture_token_once_a_turn() -> None:
    match = plain({"advances": ["arts"], "goods": {"culture": 4}}, NEIGHBOUR, **NEAR)

    when(dice(match, "3e"), "use arts")
    assert goods(match) == {"culture": 3}
    assert asked(match) == (0, "boost")
    when(match, "accept")

    assert table(match).left == 3  # free
    assert "use arts" not in options(match)
    assert "influence" in options(match)  # by an action
    assert "use arts" in options(next_turn(match))


@pytest.mark.rule("COC-ADT-33")
def test_arts_influence_like_an_action() -> None:
    match = plain({"advances": ["arts"], "goods": {"culture": 1}}, NEIGHBOUR, **NEAR)
    when(dice(match, "5c"), "use arts")
    assert city(match, "D3").buildings == {"temple": 0}
    assert goods(match) == {}
    assert "influence" not in options(match)  # one success in a turn


@pytest.mark.rule("COC-ADT-33")
def test_arts_need_a_token_besides_those_that_reach_the_target() -> None:
    """A city of size 1 reaches D3; D4 takes another token."""
    far: dict[str, Any] = {"cities": {"D7": {}, "D4": {"buildings": ["temple"]}}}
    for tokens, able in ((0, False), (1, False), (2, True)):
        me = {"advances": ["arts"], "goods": {"culture": tokens}}
        assert ("use arts" in options(plain(me, far, **NEAR))) is able


@pytest.mark.rule("COC-ADT-33")
@pytest.mark.parametrize(("advances", "able"), [([], False), (["arts"], True)])
def test_arts_unlock_the_obelisk(advances: list[str], able: bool) -> None:
    match = given({"advances": advances, "goods": PRICE, "cities": TWO})
    assert ("build" in options(match)) is able


@pytest.mark.rule("COC-ADT-34")
@pytest.mark.parametrize(("mood", "left"), [("neutral", 2), ("happy", 1)])
def test_sports_raise_a_mood_by_one_or_two_levels(mood: str, left: int) -> None:
    cities = {"D2": {"mood": "angry", "buildings": ["temple", "academy"]}}
    match = plain({"advances": ["sports"], "goods": {"culture": 3}, "cities": cities})

    when(match, "use sports")
    assert options(match) == ["raise D2 neutral", "raise D2 happy"]
    when(match, f"raise D2 {mood}")

    assert city(match, "D2").mood == {"neutral": NEUTRAL, "happy": HAPPY}[mood]
    assert goods(match) == {"culture": left}  # whatever the size
    assert table(match).left == 2
    assert city(match, "D2").activations == 0


@pytest.mark.rule("COC-ADT-34")
def test_sports_may_be_repeated_with_further_actions() -> None:
    cities = {"D2": {"mood": "angry"}, "C2": {}, "E2": {}}
    match = plain({"advances": ["sports"], "goods": {"culture": 4}, "cities": cities})

    when(match, "use sports", "raise C2 happy", "use sports", "raise D2 happy", "use sports")

    assert moods(match, ("D2", "C2", "E2")) == [HAPPY] * 3
    assert goods(match) == {}
    assert table(match).left == 0


@pytest.mark.rule("COC-ADT-34")
def test_sports_need_culture_and_gloomy_people() -> None:
    me = {"advances": ["sports"], "cities": {"D2": {}}}
    assert "use sports" not in options(plain(me))
    assert "use sports" not in options(plain({**me, "goods": {"mood": 3, "gold": 3}}))
    assert "use sports" not in options(plain({"advances": ["sports"], "goods": {"culture": 3}}))


@pytest.mark.rule("COC-ADT-35")
def test_monuments_bring_a_wonder_card() -> None:
    me = {"advances": ["arts"], "goods": {"food": 2}}
    match = plain(me, wonder_deck=["great_wall", "great_arena"])
    gain(match, "monuments")
    assert player(match).wonders == ["great_wall"]


@pytest.mark.rule("COC-ADT-35")
@pytest.mark.parametrize(
    ("advances", "wonders", "able"),
    [
        ([], ["great_wall"], True),
        (["monuments"], [], True),
        (["monuments"], ["great_wall"], False),
    ],
)
def test_monuments_protect_cities_with_wonders_from_influence(
    advances: list[str], wonders: list[str], able: bool
) -> None:
    there = {"D3": {"buildings": ["temple"], "wonders": wonders}}
    rival = {"advances": advances, "cities": {"D7": {}, **there}}
    assert ("influence" in options(plain({}, rival, **NEAR))) is able


@pytest.mark.rule("COC-ADT-35")
def test_monuments_do_not_stop_their_owner() -> None:
    cities = {"D2": {"wonders": ["great_wall"], "buildings": ["temple@1"]}}
    assert "influence" in options(plain({"advances": ["monuments"], "cities": cities}))


@pytest.mark.rule("COC-ADT-36")
@pytest.mark.parametrize(("advances", "able"), [([], False), (["engineering"], True)])
def test_monuments_alone_build_no_wonder(advances: list[str], able: bool) -> None:
    cities = {"D2": {"mood": "happy"}, "C2": {}}
    known = ["storage", "rituals", "monuments", *advances]
    match = plain({**BUILDER, "advances": known, "cities": cities})
    assert ("build" in options(match)) is able


@pytest.mark.rule("COC-ADT-37")
@pytest.mark.parametrize(
    ("given_", "left"),
    [("mood", {"mood": 1, "culture": 3}), ("culture", {"mood": 3, "culture": 1})],
)
def test_theaters_exchange_tokens_once_a_turn(given_: str, left: dict[str, int]) -> None:
    match = plain({"advances": ["theaters"], "goods": {"mood": 2, "culture": 2}})

    when(match, "use theaters")
    assert options(match) == ["exchange mood 1", "exchange culture 1"]
    when(match, f"exchange {given_} 1")

    assert goods(match) == left
    assert table(match).left == 3
    assert "use theaters" not in options(match)
    assert "use theaters" in options(next_turn(match))


@pytest.mark.rule("COC-ADT-37")
def test_theaters_need_a_token() -> None:
    assert "use theaters" not in options(plain({"advances": ["theaters"], "goods": {"gold": 3}}))


# Science


@pytest.mark.rule("COC-ADT-38")
def test_math_makes_engineering_and_roads_free() -> None:
    match = plain({"advances": ["math"]})
    assert on_sale(match) == {"engineering", "roads"}
    when(match, "advance engineering", "advance")  # and Roads in the same turn
    assert {"engineering", "roads"} < {*player(match).advances}
    assert player(match).cubes == 1
    assert table(match).left == 1
    assert "advance" not in options(match)


@pytest.mark.rule("COC-ADT-38")
@pytest.mark.parametrize(("advances", "able"), [([], False), (["math"], True)])
def test_math_unlocks_the_observatory(advances: list[str], able: bool) -> None:
    match = given({"advances": advances, "goods": PRICE, "cities": TWO})
    assert ("build" in options(match)) is able


@pytest.mark.rule("COC-ADT-39")
def test_astronomy_makes_navigation_and_cartography_free() -> None:
    match = plain({"advances": ["astronomy", "fishing"]})
    assert on_sale(match) == {"navigation", "cartography"}
    when(match, "advance cartography", "advance")
    assert {"navigation", "cartography"} < {*player(match).advances}
    assert player(match).cubes == 1
    assert table(match).left == 1


@pytest.mark.rule("COC-ADT-39")
def test_astronomy_keeps_the_order_of_advances() -> None:
    assert "advance" not in options(plain({"advances": ["astronomy"]}))


@pytest.mark.rule("COC-ADT-40")
@pytest.mark.parametrize("kind", ["food", "ore"])
def test_medicine_returns_a_resource_after_recruiting(kind: str) -> None:
    stock = {"food": 2, "ore": 2}
    cities = {"D2": {"buildings": ["temple"]}}
    match = plain({"advances": ["medicine"], "goods": stock, "cities": cities})

    when(match, "recruit", "recruit infantry", "recruit infantry")
    assert asked(match) == (0, "gain")
    assert options(match) == ["gain food 1", "gain ore 1"]
    when(match, f"gain {kind} 1")

    assert goods(match) == {kind: 1}
    assert units(match, 0, "D2") == {"infantry": 2}


@pytest.mark.rule("COC-ADT-40")
def test_medicine_asks_for_the_whole_price_first() -> None:
    healer: dict[str, Any] = {"advances": ["medicine"], "cities": {"D2": {}}}
    assert "recruit" not in options(plain({**healer, "goods": {"food": 1}}))
    match = when(plain({**healer, "goods": {"food": 2}}), "recruit")
    assert units(match, 0, "D2") == {"settler": 1}
    assert goods(match) == {"food": 1}


@pytest.mark.rule("COC-ADT-40")
def test_medicine_returns_gold_but_no_tokens() -> None:
    me = {"advances": ["medicine"], "cities": {"D2": {}}}
    match = when(plain({**me, "goods": {"gold": 2}}), "recruit", "recruit settler")
    assert goods(match) == {"gold": 1}

    drafted = {"advances": ["medicine", "draft"], "goods": {"mood": 2}, "cities": {"D2": {}}}
    match = when(plain(drafted), "recruit")
    assert units(match, 0, "D2") == {"infantry": 1}
    assert goods(match) == {"mood": 1}


@pytest.mark.rule("COC-ADT-41")
@pytest.mark.parametrize(
    ("answer", "found"), [("use metallurgy", {"ore": 1, "gold": 1}), ("no", {"ore": 2})]
)
def test_metallurgy_sells_one_of_two_ore(answer: str, found: dict[str, int]) -> None:
    me = {"advances": ["metallurgy"], "cities": {"D2": {"mood": "happy"}}}
    match = plain(me, regions={"D3": "MBBB"})

    when(match, "collect", "take D3 ore", "take E2 ore")
    assert asked(match) == (0, "may-use")
    when(match, answer)

    assert goods(match) == found


@pytest.mark.rule("COC-ADT-41")
def test_metallurgy_sells_nothing_of_a_single_ore() -> None:
    match = plain({"advances": ["metallurgy"], "cities": {"D2": {}}})
    when(match, "collect", "take E2 ore")
    assert is_idle(match)
    assert goods(match) == {"ore": 1}


SMITH: dict[str, Any] = {"advances": ["tactics", "steel_weapons", "metallurgy"]}


@pytest.mark.rule("COC-ADT-41")
@pytest.mark.parametrize("stock", [{}, {"ore": 1}])
def test_metallurgy_makes_steel_free_against_who_has_none(stock: dict[str, int]) -> None:
    match = attack({**SMITH, "goods": stock, **foe("D3")}, foe("D4"), "1l 2c")
    assert values(match) == [3, 2]
    assert goods(match) == stock


@pytest.mark.rule("COC-ADT-41")
def test_metallurgy_makes_steel_free_against_barbarians() -> None:
    match = attack({**SMITH, "goods": {}, **foe("D3")}, {}, "1l 2c", barbarians=foe("D4"))
    assert values(match) == [3, 2]


@pytest.mark.rule("COC-ADT-42")
def test_against_steel_metallurgy_spares_no_ore() -> None:
    rival = {"advances": ["steel_weapons"], "goods": {}, **foe("D4")}
    poor = attack({**SMITH, "goods": {}, **foe("D3")}, rival, "1l 2c")
    assert values(poor) == [1, 2]

    match = attack({**SMITH, "goods": {"ore": 1}, **foe("D3")}, rival, "1l 2c")
    assert asked(match) == (0, "steel-weapons")
    when(match, "steel")
    assert values(match) == [2, 2]
    assert goods(match) == {}
