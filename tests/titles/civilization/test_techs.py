"""What every tech card gives (CIV-TEC); abilities for a price are in test_abilities."""

from __future__ import annotations

from typing import Any

import pytest

from oikumene.engine.match import Match
from oikumene.titles.civilization.cards import TECHS
from oikumene.titles.civilization.production import production
from tests.titles.civilization.fights import attack, battle, raid, result, stand
from tests.titles.civilization.given import (
    asked,
    built,
    figures,
    options,
    player,
    refused,
    table,
    told,
    when,
)
from tests.titles.civilization.scenes import scene

BARE = {
    "speed": 2,
    "stacking": 2,
    "event_hand": 2,
    "city_limit": 2,
    "coins": 0,
    "water": "no",
    "governments": [],
    "builds": [],
    "artillery": 1,
    "infantry": 1,
    "mounted": 1,
    "aircraft": 0,
}
"""What a player has whose techs say nothing about it."""

GIVES: dict[str, dict[str, Any]] = {
    "animal_husbandry": {},
    "code_of_laws": {"builds": ["trading_post"], "governments": ["republic"]},
    "currency": {"builds": ["market"]},
    "horseback_riding": {"speed": 3},
    "masonry": {"builds": ["city_walls"], "stacking": 3},
    "metalworking": {"builds": ["barracks"]},
    "navigation": {"builds": ["harbor"], "water": "cross"},
    "philosophy": {"builds": ["temple"]},
    "pottery": {"builds": ["granary"], "event_hand": 3},
    "writing": {"builds": ["library"]},
    "chivalry": {"mounted": 2, "governments": ["feudalism"]},
    "civil_service": {"coins": 1, "event_hand": 3},
    "construction": {"builds": ["workshop"]},
    "democracy_tech": {"infantry": 2, "governments": ["democracy"]},
    "engineering": {"builds": ["aqueduct"]},
    "irrigation": {"city_limit": 3},
    "mathematics": {"artillery": 2},
    "monarchy_tech": {"governments": ["monarchy"]},
    "printing_press": {"builds": ["university"], "stacking": 4},
    "sailing": {"speed": 4, "water": "stop"},
    "banking": {"builds": ["bank"]},
    "biology": {"stacking": 5},
    "communism_tech": {"governments": ["communism"]},
    "gunpowder": {"infantry": 3},
    "metal_casting": {"artillery": 3},
    "military_science": {"builds": ["academy"]},
    "railroad": {"builds": ["iron_mine"], "mounted": 3, "coins": 1},
    "steam_power": {"speed": 5, "water": "stop"},
    "theology": {"builds": ["cathedral"], "governments": ["fundamentalism"], "event_hand": 3},
    "atomic_theory": {},
    "ballistics": {"artillery": 4},
    "combustion": {"mounted": 4},
    "computers": {"coins": 1},
    "flight": {"aircraft": 1, "speed": 6, "water": "stop"},
    "mass_media": {},
    "replaceable_parts": {"infantry": 4, "stacking": 6},
    "space_flight": {},
}
LEVELS = {1: 10, 2: 10, 3: 9, 4: 7, 5: 1}
"""How many techs there are of each level."""
START = {"egypt": ("construction", ["workshop"]), "america": ("currency", ["market"])}
"""Starting techs, which give something themselves."""

COSTS = {
    "trading_post": 7, "market": 7, "city_walls": 7, "barracks": 7, "harbor": 7, "temple": 7,
    "granary": 5, "library": 5, "workshop": 7, "aqueduct": 8, "university": 8, "bank": 10,
    "academy": 10, "iron_mine": 10, "cathedral": 10,
}  # fmt: skip


def knower(tech: str) -> dict[str, Any]:
    """A player with a starting tech and another one."""
    civilization = "egypt" if tech != "construction" else "america"
    return {"civilization": civilization, "techs": [START[civilization][0], tech]}


def rival_of(me: dict[str, Any]) -> dict[str, Any]:
    """A player of another civilization."""
    return {"civilization": "america" if me["civilization"] == "egypt" else "egypt"}


def building(tech: str, bonus: int, **words: Any) -> Match:
    """A city begins to produce something, with so much more production."""
    me = knower(tech)
    where = {"egypt": "C2", "america": "C3"}[me["civilization"]]
    cities = {where: {"owner": 0, "capital": True, "bonus": bonus}}
    match = scene("city", {**me, **words}, rival_of(me), cities=cities)
    return when(match, f"produce {where}")


def water(tech: str) -> str:
    """Whether an army may cross water, and stop there."""
    me = knower(tech)
    match = scene("movement", {**me, "figures": ["army H2"]}, rival_of(me))
    when(match, "move H2 1 0")
    if "go H3" not in options(match):
        assert refused(match)["go H3"] == "CIV-WTR-01"
        return "no"
    when(match, "go H3")
    return "stop" if "stop" in options(match) else "cross"


def gifts(tech: str) -> dict[str, Any]:
    """All that a tech gives."""
    me = knower(tech)
    match = scene("city", me, rival_of(me))
    shown = match.view(0)["table"]["players"][0]
    found = {name: shown[name] for name in ("speed", "stacking", "event_hand", "city_limit")}
    found |= shown["ranks"] | {"coins": shown["coins"], "water": water(tech)}
    found["governments"] = [each for each in shown["governments"] if each != "despotism"]
    mine = {text.split()[1] for text in options(building(tech, 30), "build")}
    start, theirs = START[me["civilization"]]
    upgraded = {"workshop": "iron_mine", "market": "bank"}
    found["builds"] = sorted(mine - {each for each in theirs if upgraded[each] not in mine})
    assert start in me["techs"]
    return found


@pytest.mark.rule("CIV-TEC-02", "CIV-TEC-04", "CIV-TEC-05", "CIV-TEC-06")
@pytest.mark.parametrize("tech", GIVES)
def test_a_tech_gives_what_is_printed_on_it_and_nothing_else(tech: str) -> None:
    assert gifts(tech) == {**BARE, **GIVES[tech]}


def test_there_are_37_techs() -> None:
    assert set(GIVES) == set(TECHS)
    for level, n in LEVELS.items():
        assert sum(tech.level == level for tech in TECHS.values()) == n


@pytest.mark.rule("CIV-BLD-01", "CIV-BLD-04")
@pytest.mark.parametrize(
    ("tech", "item"), [(t, b) for t, gives in GIVES.items() for b in gives.get("builds", [])]
)
def test_a_building_has_its_cost(tech: str, item: str) -> None:
    me = knower(tech)
    match = scene("city", me, rival_of(me))
    [capital] = [n for n, city in table(match).cities.items() if city.owner == 0]
    has = production(table(match), player(match), capital)

    paid = building(tech, COSTS[item] - has) if COSTS[item] >= has else building(tech, 0)
    assert f"build {item}" in options(paid)
    if COSTS[item] > has:
        short = building(tech, COSTS[item] - has - 1)
        assert f"build {item}" not in options(short)
        assert refused(short)[f"build {item}"] == "CIV-PRD-02"


# When


@pytest.mark.rule("CIV-TEC-02", "CIV-BLD-10")
def test_benefits_come_with_the_reveal() -> None:
    mine = {"trade": 16, "techs": ["construction", "currency", "writing", "chivalry", "sailing"]}
    match = scene("research", mine, {"trade": 6}, built={"D3": "workshop"})
    when(match, "tech railroad")
    assert built(match, "D3") == "workshop"  # the other has not chosen yet

    when(match, "no")

    shown = match.view(0)["table"]["players"][0]
    assert (shown["ranks"]["mounted"], shown["coins"]) == (3, 1)
    assert built(match, "D3") == "iron_mine"


@pytest.mark.rule("CIV-TEC-02")
def test_benefits_of_a_free_tech_come_at_once() -> None:
    mine = {"events": ["exchange_of_ideas"], "techs": ["construction", "currency"]}
    match = scene("start", mine, {"techs": ["currency", "masonry"]})

    when(match, "play exchange_of_ideas")

    assert match.view(0)["table"]["players"][0]["stacking"] == 3


# Units


@pytest.mark.rule("CIV-TEC-03", "CIV-TEC-04")
@pytest.mark.parametrize(
    ("unit", "techs"),
    [
        ("mounted", ["chivalry", "railroad", "combustion"]),
        ("infantry", ["democracy_tech", "gunpowder", "replaceable_parts"]),
        ("artillery", ["mathematics", "metal_casting", "ballistics"]),
    ],
)
def test_the_highest_rank_counts(unit: str, techs: list[str]) -> None:
    for rank in (2, 3, 4):
        match = scene("city", {"techs": ["construction", *techs[: rank - 1]]})
        assert match.view(0)["table"]["players"][0]["ranks"][unit] == rank
    backwards = scene("city", {"techs": ["construction", *reversed(techs)]})
    assert backwards.view(0)["table"]["players"][0]["ranks"][unit] == 4


@pytest.mark.rule("CIV-TEC-03")
def test_a_lower_rank_learned_later_changes_nothing() -> None:
    mine = {"techs": ["construction", "pottery", "masonry", "railroad"], "trade": 11}
    match = scene("research", mine, {"trade": 6})

    when(match, "tech chivalry", "no")

    assert match.view(0)["table"]["players"][0]["ranks"]["mounted"] == 3


@pytest.mark.rule("CIV-TEC-04", "CIV-UNI-05")
@pytest.mark.parametrize(("tech", "total"), [("democracy_tech", 3), ("gunpowder", 4)])
def test_a_rank_makes_the_units_stronger(tech: str, total: int) -> None:
    mine = {"techs": ["construction", tech], "units": ["infantry_2"]}
    match = stand(attack(mine, {"units": ["mounted_1"]}))

    assert result(match) == ("seat:0", total, 1)


@pytest.mark.rule("CIV-TEC-04", "CIV-UNI-02")
def test_flight_lets_a_city_build_aircraft_for_twelve() -> None:
    has = 5  # of the capital
    assert "unit aircraft" in options(building("flight", 12 - has))
    assert refused(building("flight", 11 - has))["unit aircraft"] == "CIV-PRD-02"
    assert refused(building("biology", 20))["unit aircraft"] == "CIV-UNI-02"


# Coins


@pytest.mark.rule("CIV-TEC-05")
def test_these_techs_show_a_coin() -> None:
    with_coin = ["civil_service", "railroad", "computers"]
    assert [tech for tech in GIVES if gifts(tech)["coins"]] == with_coin
    match = scene("city", {"techs": ["construction", *with_coin, "metal_casting"]})
    assert match.view(0)["table"]["players"][0]["coins"] == 3


@pytest.mark.rule("CIV-TEC-06")
def test_hand_sizes_add_up() -> None:
    mine = {"techs": ["construction", "pottery", "civil_service", "theology"]}
    match = scene("city", {**mine, "culture": 9, "events": ["drought", "lost", "sabotage"]})

    when(match, "advance", "advance", "arts C2")

    assert len(player(match).events) == 5


@pytest.mark.rule("CIV-TEC-08", "CIV-TEC-09")
@pytest.mark.parametrize(("held", "then"), [(0, 1), (3, 4), (4, 4)])
def test_code_of_laws_brings_a_coin_for_a_victory(held: int, then: int) -> None:
    lawful = {"techs": ["construction", "code_of_laws"], "tokens": {"code_of_laws": held}}
    match = stand(attack({**lawful, "units": ["infantry_3"]}, {"units": ["infantry_1"]}))

    assert player(match).tokens["code_of_laws"] == then


@pytest.mark.rule("CIV-TEC-09", "CIV-ENM-05", "CIV-HUT-17")
def test_code_of_laws_counts_scouts_and_villages_but_no_defeat() -> None:
    lawful: dict[str, Any] = {"techs": ["construction", "code_of_laws"], "units": ["infantry_3"]}
    scouts = attack(lawful, {"figures": ["scout F2"]})
    assert player(scouts).tokens == {"code_of_laws": 1}

    village = stand(raid({**lawful, "units": ["infantry_3", "mounted_3"]}))
    assert player(village).tokens == {"code_of_laws": 1}

    lost = stand(attack(lawful, {"units": ["infantry_3"]}))
    assert player(lost).tokens == {}


@pytest.mark.rule("CIV-TEC-09")
def test_code_of_laws_works_once_in_a_round() -> None:
    lawful = {"techs": ["construction", "code_of_laws"], "figures": ["army E2", "army E4"]}
    theirs = {"figures": ["scout F2", "scout F4"]}
    match = scene("movement", lawful, theirs)

    when(match, "move E2 1 0", "go F2", "move E4 1 0", "go F4")

    assert player(match, 1).figures == []
    assert player(match).tokens == {"code_of_laws": 1}


@pytest.mark.rule("CIV-TEC-08", "CIV-TEC-09", "CIV-ABL-08", "CIV-COI-02")
@pytest.mark.parametrize("held", [0, 3, 4])
@pytest.mark.parametrize(
    ("tech", "price"),
    [
        ("pottery", {"goods": {"wheat": 1, "silk": 1}}),
        ("democracy_tech", {"trade": 6}),
        ("printing_press", {"culture": 5}),
    ],
)
def test_coins_are_bought_up_to_four_on_a_tech(tech: str, price: dict[str, Any], held: int) -> None:
    mine = {"techs": ["construction", tech], "tokens": {tech: held}, **price}
    match = scene("city", mine)
    assert (f"use {tech}" in options(match)) == (held < 4)
    if held == 4:
        return

    when(match, f"use {tech}")
    if tech == "pottery":
        when(match, "pay silk")

    assert player(match).tokens == {tech: held + 1}
    assert (player(match).trade, player(match).culture, sum(player(match).goods)) == (0, 0, 0)
    assert match.view(0)["table"]["players"][0]["coins"] == held + 1


# Lasting abilities


@pytest.mark.rule("CIV-TEC-07", "CIV-ABL-18")
@pytest.mark.parametrize(("coins", "more"), [(0, 0), (2, 0), (3, 1), (5, 1), (6, 2), (11, 3)])
def test_military_science_helps_every_city_as_often_as_it_produces(coins: int, more: int) -> None:
    mine = {"techs": ["construction", "military_science"], "tokens": {"sheet": coins}}
    cities = {"C2": {"owner": 0, "capital": True}, "G2": {"owner": 0, "bonus": 5}}
    match = scene("city", mine, cities=cities)

    found = []
    for where in ("C2", "G2"):
        when(match, f"produce {where}")
        assert match.decision is not None
        found.append(match.decision.args["n"])
        when(match, "unit infantry")

    assert found == [5 + more, 3 + 5 + more]


@pytest.mark.rule("CIV-TEC-07")
def test_animal_husbandry_heals_up_to_three_wounds_once_in_every_battle() -> None:
    mine = {
        "techs": ["construction", "animal_husbandry"],
        "units": ["infantry_3", "mounted_1"],
        "figures": ["army E2", "army E4"],
    }
    weak = ["artillery_1", "infantry_1", "mounted_1"]
    words: dict[str, Any] = {"huts": {"F4": "village"}, "unit_deck": weak}
    match = attack(mine, {"units": ["infantry_2", "infantry_1"]}, **words)
    when(match, "front infantry_2", "attack infantry_3 1")  # it has two wounds
    assert options(match) == ["heal animal_husbandry", "done"]

    when(match, "heal animal_husbandry", "heal 1", "done", "attack infantry_1 1")  # two again

    assert [entry["tech"] for entry in told(match, "used")] == ["tech:animal_husbandry"]
    assert table(match).battle is None  # the last unit was played without a second healing
    when(match, "move E4 1 0", "go F4", "front infantry_1", "attack infantry_3 1")
    assert "heal animal_husbandry" in options(match)


@pytest.mark.rule("CIV-TEC-07")
def test_biology_heals_all_wounds_of_all_units() -> None:
    mine = {"techs": ["construction", "biology"], "units": ["infantry_3", "mounted_3", "mounted_1"]}
    theirs = {"units": ["infantry_2", "mounted_2", "artillery_1"]}
    match = attack(mine, theirs)
    when(match, "front infantry_2", "attack infantry_3 1", "done")
    when(match, "front mounted_2", "attack mounted_3 2")
    fronts = battle(match).fronts
    assert [front[:2] for front in fronts] == [("infantry_3", 2), ("mounted_3", 2)]

    when(match, "heal biology")

    assert [front[:2] for front in battle(match).fronts] == [("infantry_3", 0), ("mounted_3", 0)]


@pytest.mark.rule("CIV-PRD-05")
def test_engineering_buys_two_items_with_one_action_once_in_a_round() -> None:
    mine = {"techs": ["construction", "engineering"]}
    cities = {"C2": {"owner": 0, "capital": True, "bonus": 6}, "G2": {"owner": 0, "bonus": 8}}
    match = scene("city", mine, cities=cities)

    when(match, "produce C2", "unit infantry")  # 11 - 5
    assert asked(match) == (0, "second-item")
    assert "unit mounted" in options(match)
    assert "build workshop" not in options(match)  # it costs 7
    when(match, "unit mounted", "produce G2", "unit infantry")

    assert asked(match)[1] == "city"
    assert sorted(card.split("_")[0] for card in player(match).units) == [
        "infantry",
        "infantry",
        "mounted",
    ]


@pytest.mark.rule("CIV-MOV-20")
def test_flight_passes_everything_on_the_way() -> None:
    mine = {"techs": ["construction", "flight"], "figures": ["army E4"]}
    theirs = {"figures": ["army F4"]}
    match = scene("movement", mine, theirs, huts={"G4": "village", "H4": "hut"})

    when(match, "move E4 1 0", "go F4", "go G4", "go H4", "go I4", "stop")

    assert figures(match, 0, "I4") == {"army": 1}
    assert figures(match, 1, "F4") == {"army": 1}
    assert len(table(match).huts) == 2


@pytest.mark.rule("CIV-EVT-03", "CIV-BAT-12", "CIV-ABL-18")
def test_computers_enlarge_both_hands() -> None:
    mine = {"techs": ["construction", "computers"], "tokens": {"sheet": 9}}
    shown = scene("city", mine).view(0)["table"]["players"][0]

    assert (shown["coins"], shown["event_hand"], shown["battle_hand"]) == (10, 2 + 2, 3 + 2)


@pytest.mark.rule("CIV-TEC-07")
def test_mass_media_makes_events_sure_every_time() -> None:
    mine = {"techs": ["construction", "mass_media"], "events": ["drought", "deforestation"]}
    theirs = {"events": ["jousting_tourney"], "techs": ["currency", "civil_service"]}
    match = scene("start", mine, {**theirs, "markers": ["hut_spy"]})

    when(match, "play drought", "at O5", "play deforestation", "at P5")

    assert len(table(match).ground.disasters) == 2
