"""What techs do for a price, tech by tech (CIV-ABL-11 … 18)."""

from __future__ import annotations

from typing import Any

import pytest

from oikumene.engine.match import Match
from oikumene.titles.civilization.buildings import supply
from tests.titles.civilization.fights import attack, battle, killed, siege
from tests.titles.civilization.given import (
    asked,
    built,
    cities,
    city,
    figures,
    given,
    goods,
    market,
    options,
    pass_on,
    player,
    refused,
    table,
    told,
    when,
)
from tests.titles.civilization.scenes import knows, pay_all, scene, three

# Steam Power


def sailors(**words: Any) -> Match:
    """Two figures that may sail."""
    mine = knows("steam_power", goods={"silk": 1}, figures=["army C3", "scout C3", "army G4"])
    theirs = words.pop("theirs", {"figures": ["army J6"]})
    return when(scene("city", mine, theirs, **words), "use steam_power")


@pytest.mark.rule("CIV-ABL-11")
def test_steam_power_takes_all_figures_of_a_square_to_a_water_square() -> None:
    match = sailors()
    assert options(match) == ["from C3", "from G4"]
    when(match, "from C3")
    seas = [text.split()[1] for text in options(match)]
    ground = table(match).ground
    assert all(ground.is_water[ground.where_is[name]] for name in seas)
    assert "K8" in seas  # however far
    assert "J6" not in seas  # somebody else is there

    when(match, "to K8")

    assert figures(match, 0, "K8") == {"army": 1, "scout": 1}
    assert figures(match, 0, "C3") == {}
    assert figures(match, 0, "G4") == {"army": 1}


@pytest.mark.rule("CIV-ABL-11")
def test_the_sailors_move_no_more_in_this_round() -> None:
    match = when(sailors(), "from C3", "to K8", "end", "end")

    assert (asked(match), options(match, "move")) == ((0, "movement"), ["move G4 1 0"])
    assert refused(match)["move K8 1 1"] == "CIV-MOV-01"


@pytest.mark.rule("CIV-ABL-11", "CIV-MOV-09")
def test_the_sailors_keep_the_stacking_limit_and_stay_on_open_tiles() -> None:
    mine = knows("steam_power", goods={"silk": 1}, figures=["2 army C3", "army H3"])
    match = scene("city", mine, tiles={"E1": "tile_10"})
    when(match, "use steam_power", "from C3")

    seas = [text.split()[1] for text in options(match)]
    assert seas == ["D2", "A3", "N5", "M6", "P6", "P8"]  # not H3 with an army, nor facedown tiles


# Communism


@pytest.mark.rule("CIV-ABL-12")
def test_no_figure_leaves_a_frozen_square_in_this_round() -> None:
    mine = knows("communism_tech", markers=["hut_spy"], figures=["army C3"])
    match = scene("movement", mine, {"figures": ["army E4", "army E2"]})
    when(match, "use communism_tech", "at E4", "end")

    assert options(match, "move") == ["move E2 1 0"]
    assert refused(match)["move E4 1 0"] == "CIV-ABL-12"

    pass_on(match, "start")
    pass_on(match, "movement", 1)
    assert "move E4 1 0" in options(match)


@pytest.mark.rule("CIV-ABL-12")
def test_own_figures_are_frozen_too_and_entering_is_free() -> None:
    mine = knows("communism_tech", markers=["hut_spy"], figures=["army C3", "army B3"])
    match = scene("movement", mine)
    when(match, "use communism_tech", "at C3")
    assert options(match, "move") == ["move B3 1 0"]

    when(match, "move B3 1 0", "go C3")

    assert figures(match, 0, "C3") == {"army": 2}
    assert asked(match)[1] != "step"  # it stops there


@pytest.mark.rule("CIV-ABL-12", "CIV-TIM-05", "CIV-MOV-22")
def test_communism_stops_a_figure_in_the_midst_of_its_move() -> None:
    mine = knows("communism_tech", markers=["hut_spy"])
    theirs = {"techs": ["currency", "navigation"], "figures": ["army H2", "army E2"]}
    match = scene("movement", mine, theirs, active=1)
    when(match, "move H2 1 0", "go H3")  # water, where it could not end
    assert asked(match) == (0, "interrupt")
    assert options(match) == ["use communism_tech", "no"]

    when(match, "use communism_tech", "at H3")

    assert asked(match) == (1, "movement")
    assert figures(match, 1, "H3") == {"army": 1}
    assert options(match, "move") == ["move E2 1 0"]


# Monarchy and Gunpowder; wonders are in test_obsolete


@pytest.mark.rule("CIV-ABL-13", "CIV-UNI-07")
def test_monarchy_kills_a_random_unit_of_another_player() -> None:
    found = set()
    for seed in range(20):
        mine = knows("monarchy_tech", goods={"silk": 1}, units=["infantry_1"])
        theirs = {"units": ["infantry_2", "mounted_3"]}
        match = scene("city", mine, theirs, seed=seed, wonder_market=["", "", "", ""])
        when(match, "use monarchy_tech")  # there is nobody and nothing else
        [left] = player(match, 1).units
        found.add(left)
        dead = [card for pile in table(match).unit_discards for card in pile]
        assert sorted([left, *dead]) == ["infantry_2", "mounted_3"]
        assert told(match, "unit-lost", 0)[0]["card"] == f"unit_card:{dead[0]}"
        assert player(match).units == ["infantry_1"]

    assert found == {"infantry_2", "mounted_3"}


@pytest.mark.rule("CIV-ABL-13")
def test_monarchy_is_for_a_wonder_or_a_unit_not_for_both() -> None:
    mine = knows("monarchy_tech", goods={"silk": 1}, units=["infantry_1"])
    match = three("city", mine, {"units": ["infantry_2"]}, {}, wonder_market=["stonehenge"])
    when(match, "use monarchy_tech")

    assert options(match) == ["obsolete stonehenge", "kill-unit 1"]  # not of himself, not of seat 2

    when(match, "kill-unit 1")

    assert player(match, 1).units == []
    assert table(match).wonders[0] == "stonehenge"


@pytest.mark.rule("CIV-ABL-13", "CIV-WAL-07", "CIV-BLD-15")
@pytest.mark.parametrize(
    ("where", "family"), [("C3", "library_university"), ("M5", "granary_aqueduct")]
)
def test_gunpowder_destroys_a_building_of_any_player(where: str, family: str) -> None:
    mine = knows("gunpowder", goods={"silk": 1, "iron": 1})
    words: dict[str, Any] = {
        "built": {"C3": "library", "M5": "granary", "O5": "artist"},
        "cities": {"G2": {"owner": 1, "walls": True}},
        "wonder_market": ["stonehenge", "angkor_wat", "panama_canal"],
    }
    match = scene("city", mine, **words)
    pay_all(when(match, "use gunpowder"))
    wonders = ["obsolete stonehenge", "obsolete angkor_wat"]
    assert options(match) == [*wonders, "at C3", "at M5", "at G2"]

    before = supply(table(match), family)
    when(match, f"at {where}")

    assert built(match, where) == ""
    assert supply(table(match), family) == before + 1
    assert market(match)["silk"] == 2
    assert table(match).wonders[0] == "stonehenge"

    walls = scene("city", mine, **words)
    when(pay_all(when(walls, "use gunpowder")), "at G2")
    assert not city(walls, "G2").walls


# Atomic Theory


def bomb(*others: str, **words: Any) -> Match:
    """A player with uranium in his Movement turn."""
    mine = knows("atomic_theory", markers=["village_uranium"], figures=["army A1", *others])
    theirs = words.pop("theirs", {})
    return scene("movement", mine, theirs, **words)


@pytest.mark.rule("CIV-ABL-14", "CIV-LOT-10")
def test_the_bomb_destroys_a_city_with_all_in_its_outskirts() -> None:
    match = bomb(
        "scout H3",
        theirs={"figures": ["army F1", "scout G3", "army I4"], "trade": 9, "culture": 9},
        cities={"G2": {"owner": 1, "walls": True}},
        built={"F3": "trading_post", "H2": "artist", "F2": "stonehenge", "M5": "granary"},
        person_pool=["general"],
    )

    when(match, "use atomic_theory")

    assert cities(match, 1) == ["N6"]
    assert {table(match).ground.names[n]: m for n, m in table(match).built.items()} == {
        "M5": "granary"
    }
    assert supply(table(match), "trading_post") == 6
    assert player(match, 1).wonders == ()
    assert player(match, 1).reserve == ()
    assert "stonehenge" not in (*table(match).wonders, *table(match).wonder_pool)
    assert table(match).person_pool == ["general"]
    assert [figures(match, 1, name) for name in ("F1", "G3", "I4")] == [{}, {}, {"army": 1}]
    assert figures(match, 0, "H3") == {}
    assert figures(match, 0, "A1") == {"army": 1}
    assert asked(match) == (0, "movement")  # no loot
    assert player(match).markers == []


@pytest.mark.rule("CIV-ABL-14")
def test_any_city_but_a_capital_may_be_bombed() -> None:
    match = bomb(cities={"G2": {"owner": 1}, "F6": {"owner": 0}})
    when(match, "use atomic_theory")
    assert options(match) == ["at G2", "at F6"]

    when(match, "at F6")

    assert cities(match, 0) == ["C2"]
    assert "use atomic_theory" not in options(bomb())


@pytest.mark.rule("CIV-ABL-14")
def test_the_bomb_is_no_battle_and_no_conquest() -> None:
    rome = {
        "civilization": "rome",
        "techs": ["code_of_laws", "atomic_theory"],
        "markers": ["village_uranium"],
        "figures": ["army A1"],
        "track": 4,
    }
    tiles = {"E1": "tile_10"}
    match = given(
        rome,
        {"civilization": "america"},
        tiles=tiles,
        huts={},
        stage="movement",
        cities={"G2": {"owner": 1}},
    )

    when(match, "use atomic_theory")

    assert cities(match, 1) == ["N6"]
    assert (player(match).track, player(match).tokens) == (4, {})
    assert told(match, "battle") == []


@pytest.mark.rule("CIV-ABL-15", "CIV-CTY-06")
def test_uranium_lets_every_city_act_once_more() -> None:
    mine = knows("atomic_theory", markers=["village_uranium"])
    done: dict[str, Any] = {"capital": True, "owner": 0, "done": ["arts"]}
    match = scene("city", mine, cities={"C2": done, "G2": {"owner": 0}, "J7": {"owner": 1}})
    assert options(match, "arts") == ["arts G2"]

    when(match, "use atomic_theory")
    assert options(match, "arts") == ["arts C2", "arts G2"]
    when(match, "arts C2", "arts G2", "arts G2")

    assert options(match, "arts") == []
    assert player(match).culture == 3
    assert city(match, "J7").extra == 0


@pytest.mark.rule("CIV-ABL-15", "CIV-CTY-09")
def test_a_capital_in_anarchy_still_does_not_act() -> None:
    mine = knows("atomic_theory", markers=["village_uranium"], government="anarchy")
    match = scene("city", mine, cities={"G2": {"owner": 0}})

    when(match, "use atomic_theory")

    assert options(match, "arts") == ["arts G2"]
    assert refused(match)["arts C2"] == "CIV-CTY-09"


@pytest.mark.rule("CIV-ABL-03")
def test_the_two_abilities_of_atomic_theory_are_each_used() -> None:
    mine = knows("atomic_theory", markers=["village_uranium"] * 2, figures=["army A1"])
    match = scene("city", mine, cities={"G2": {"owner": 1}})

    when(match, "use atomic_theory")
    pass_on(match, "movement", 0)
    when(match, "use atomic_theory")

    assert cities(match, 1) == ["N6"]


# Combustion


@pytest.mark.rule("CIV-ABL-16")
def test_combustion_wrecks_a_building_once_in_a_round() -> None:
    mine = knows("combustion", figures=["army E2", "army E3", "scout E4"])
    words: dict[str, Any] = {
        "cities": {"G2": {"owner": 1}},
        "built": {"F2": "workshop", "F3": "trading_post"},
    }
    match = scene("movement", mine, **words)
    when(match, "move E2 1 0", "go F2", "stop")
    assert asked(match) == (0, "wreck")
    assert options(match) == ["destroy F2", "no"]

    when(match, "destroy F2", "move E3 1 0", "go F3", "stop")

    assert built(match, "F2") == ""
    assert supply(table(match), "workshop_iron_mine") == 6
    assert built(match, "F3") == "trading_post"  # nobody asks again
    assert asked(match) == (0, "movement")

    spared = when(scene("movement", mine, **words), "move E2 1 0", "go F2", "stop", "no")
    when(spared, "move E3 1 0", "go F3", "stop")
    assert asked(spared) == (0, "wreck")  # it has not been used


@pytest.mark.rule("CIV-ABL-16")
@pytest.mark.parametrize(
    ("figure", "mark", "owner"),
    [
        ("scout", "workshop", 1),
        ("army", "artist", 1),
        ("army", "stonehenge", 1),
        ("army", "workshop", 0),
    ],
)
def test_combustion_spares_other_things(figure: str, mark: str, owner: int) -> None:
    mine = knows("combustion", figures=[f"{figure} E2", "army A1"])
    match = scene("movement", mine, cities={"G2": {"owner": owner}}, built={"F2": mark})
    group = "1 0" if figure == "army" else "0 1"

    when(match, f"move E2 {group}", "go F2", "stop")

    assert asked(match) == (0, "movement")
    assert built(match, "F2") == mark


@pytest.mark.rule("CIV-ABL-16", "CIV-WAL-06")
def test_combustion_razes_walls_before_the_battle() -> None:
    units = {"units": ["infantry_1", "mounted_1"]}
    walled = siege(units, units, walls=True)
    assert asked(walled)[0] == 0  # who attacks walls begins
    match = siege({**knows("combustion"), **units}, units, walls=True)

    assert not city(match, "G2").walls
    assert asked(match)[0] == 1
    assert battle(match).bonus == [0, 6]


# Horseback Riding


@pytest.mark.rule("CIV-ABL-17", "CIV-CMP-22")
@pytest.mark.parametrize(("had", "has"), [((0, 0), (9, 6)), ((20, 23), (27, 27))])
def test_horseback_riding_brings_nine_trade_and_another_player_six(
    had: tuple[int, int], has: tuple[int, int]
) -> None:
    mine = knows("horseback_riding", goods={"silk": 1}, trade=had[0])
    match = three("trade", mine, {"trade": 3}, {"trade": had[1]})
    when(match, "use horseback_riding")
    assert asked(match) == (0, "share-trade")
    assert options(match) == ["player 1", "player 2"]

    when(match, "player 2")

    assert [p.trade for p in table(match).players] == [has[0], 3, has[1]]
    assert asked(match) == (0, "negotiate")  # nobody could refuse
    assert goods(match) == {}


# What the others bring


@pytest.mark.rule("CIV-PRD-10", "CIV-ABL-18")
@pytest.mark.parametrize(
    ("tech", "n"), [("animal_husbandry", 3), ("construction", 5), ("banking", 7)]
)
def test_wheat_brings_production(tech: str, n: int) -> None:
    match = scene("city", knows(tech, goods={"wheat": 1}), cities={"G2": {"owner": 0}})
    when(match, f"use {tech}")
    assert options(match) == ["at C2", "at G2"]

    when(match, "at G2", "produce G2")

    assert match.decision is not None
    assert match.decision.args["n"] == 3 + n
    assert goods(match) == {}
    assert city(match, "C2").bonus == 0


@pytest.mark.rule("CIV-ABL-06")
@pytest.mark.parametrize(("tech", "n"), [("currency", 3), ("chivalry", 5), ("metal_casting", 7)])
def test_incense_brings_culture(tech: str, n: int) -> None:
    match = scene("city", knows(tech, goods={"incense": 1}))

    when(match, f"use {tech}")

    assert player(match).culture == n
    assert (goods(match), market(match)["incense"]) == ({}, 2)


@pytest.mark.rule("CIV-HRV-12", "CIV-GRP-13")
def test_philosophy_brings_a_great_person_for_any_three_resources() -> None:
    three_of = {"goods": {"iron": 1, "silk": 2}}
    match = scene("city", knows("philosophy", **three_of), person_pool=["artist"])

    pay_all(when(match, "use philosophy"))
    when(match, "at C3")

    assert built(match, "C3") == "artist"
    assert goods(match) == {}
    assert "use philosophy" not in options(scene("city", knows("philosophy", goods={"silk": 2})))
    assert "use philosophy" not in options(
        scene("city", knows("philosophy", **three_of), person_pool=[])
    )


@pytest.mark.rule("CIV-BAT-47")
@pytest.mark.parametrize(("tech", "n"), [("mathematics", 3), ("ballistics", 6)])
def test_iron_deals_wounds(tech: str, n: int) -> None:
    strong = {"techs": ["currency", "replaceable_parts", "combustion"]}  # rank 4
    mine = knows(tech, goods={"iron": 1}, units=["artillery_1", "artillery_2"])
    match = attack(mine, {**strong, "units": ["infantry_3", "mounted_3"]})
    when(match, "front infantry_3", f"use {tech}")
    for _ in range(n):
        when(match, "wound 1")

    if n < 6:  # it had a strength of 6
        assert battle(match).fronts[0][2:] == ("infantry_3", n)
    else:
        assert killed(match) == [("seat:1", "unit:infantry")]
    assert asked(match) == (0, "battle")
    assert options(match, "wound") == []


@pytest.mark.rule("CIV-BAT-43")
def test_iron_strengthens_an_attack() -> None:
    mine = knows("metalworking", goods={"iron": 1}, units=["infantry_1", "artillery_1"])
    match = attack(mine, {"units": ["mounted_3", "infantry_3"]})

    when(match, "front mounted_3", "use metalworking", "attack infantry_1 1")

    assert killed(match) == [("seat:1", "unit:mounted")]  # 1 + 3 wounds, struck first


@pytest.mark.rule("CIV-ABL-18")
def test_the_production_of_a_government_comes_with_every_produce_action() -> None:
    mine = knows("communism_tech", "atomic_theory", government="communism")
    mine["markers"] = ["village_uranium"]
    match = scene("city", mine, cities={"G2": {"owner": 0}})
    when(match, "use atomic_theory")

    found = []
    for where in ("C2", "C2", "G2"):
        when(match, f"produce {where}")
        assert match.decision is not None
        found.append(match.decision.args["n"])
        when(match, "unit infantry")

    assert found == [5 + 2, 5 + 2, 3 + 2]


@pytest.mark.rule("CIV-ABL-18")
def test_coins_are_counted_when_the_city_produces() -> None:
    mine = knows("military_science", "democracy_tech", trade=6, tokens={"sheet": 2})
    match = scene("city", mine, cities={"G2": {"owner": 0, "bonus": 5}})
    when(match, "produce C2", "unit mounted", "use democracy_tech", "produce G2")

    assert match.decision is not None
    assert match.decision.args["n"] == 3 + 5 + 1  # with the third coin
