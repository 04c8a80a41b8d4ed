"""Producing figures, and what armies and scouts are for (CIV-FIG)."""

from __future__ import annotations

from typing import Any

import pytest

from oikumene.titles.civilization.cards import CIVILIZATIONS
from tests.titles.civilization.fights import attack, battle, drawn
from tests.titles.civilization.given import (
    asked,
    cities,
    figures,
    given,
    options,
    pass_on,
    player,
    refused,
    told,
    when,
)
from tests.titles.civilization.towns import (
    FORESTS,
    GRASS,
    HOME,
    LAND,
    MOUNTAINS,
    TOWN,
    WATERS,
    items,
    manage,
    produce,
    spots,
    techs,
)

OUTSKIRTS = sorted([*MOUNTAINS, *GRASS, *FORESTS])
"""The land around the capital."""
ARMED = {"units": ["infantry_2"]}


@pytest.mark.rule("CIV-FIG-01")
@pytest.mark.parametrize(("item", "cost"), [("army", 4), ("scout", 6)])
def test_what_figures_cost(item: str, cost: int) -> None:
    blockade = {"figures": ["scout B2", "scout B3", "army C2", "army B4"]}  # no production is left
    enough = manage({"trade": 3 * cost, "figures": []}, blockade)
    if item == "army":  # the only item; it could also attack
        when(enough, f"produce {HOME}", "at D2")
    else:  # D2 is the only free square
        produce(enough, item)
    assert figures(enough, 0, "D2") == {item: 1}
    assert player(enough).trade == 0

    short = manage({"trade": 3 * cost - 1}, blockade)
    assert item not in (items(short) if options(short, "produce") else [])


@pytest.mark.rule("CIV-FIG-02")
@pytest.mark.parametrize("civilization", CIVILIZATIONS)
def test_figures_need_no_tech(civilization: str) -> None:
    match = given({"civilization": civilization, "trade": 27}, stage="city")
    assert len(player(match).techs) == 1

    when(match, options(match, "produce")[0])

    assert options(match)[:2] == ["army", "scout"]


@pytest.mark.rule("CIV-FIG-03")
@pytest.mark.parametrize("item", ["army", "scout"])
def test_a_figure_comes_to_any_land_around_its_city(item: str) -> None:
    match = produce(manage(town={}, home={"bonus": 1}), item)

    assert spots(match) == OUTSKIRTS  # neither the center nor what belongs to the other city
    when(match, "at B4")
    assert figures(match, 0, "B4") == {item: 1}


@pytest.mark.rule("CIV-FIG-04", "CIV-WTR-04")
@pytest.mark.parametrize(
    ("tech", "swims"),
    [("navigation", False), ("sailing", True), ("steam_power", True), ("flight", True)],
)
@pytest.mark.parametrize("item", ["army", "scout"])
def test_a_figure_comes_onto_water_only_with_the_right_tech(
    tech: str, swims: bool, item: str
) -> None:
    match = produce(manage(techs(tech), home={"bonus": 1}), item)

    if swims:
        assert spots(match) == sorted([*OUTSKIRTS, *WATERS])
    else:
        assert spots(match) == OUTSKIRTS
        assert {refused(match)[f"at {n}"] for n in WATERS} == {"CIV-FIG-04"}


@pytest.mark.rule("CIV-FIG-05")
def test_a_figure_keeps_the_stacking_limit() -> None:
    match = produce(manage({"figures": ["2 army B2", "army C2"]}), "army")
    assert spots(match) == [n for n in OUTSKIRTS if n != "B2"]
    assert refused(match)["at B2"] == "CIV-FIG-05"
    when(match, "at C2")
    assert figures(match, 0, "C2") == {"army": 2}

    higher = produce(manage({"figures": ["2 army B2"], **techs("masonry")}), "army")
    assert "B2" in spots(higher)


@pytest.mark.rule("CIV-FIG-06")
@pytest.mark.parametrize("figure", ["army B2", "scout B2"])
def test_a_scout_does_not_come_where_an_enemy_is(figure: str) -> None:
    match = produce(manage({"trade": 9}, {"figures": [figure]}), "scout")

    assert spots(match) == [n for n in OUTSKIRTS if n != "B2"]
    assert refused(match)["at B2"] == "CIV-FIG-06"


@pytest.mark.rule("CIV-FIG-06", "CIV-BLD-13", "CIV-WON-13")
@pytest.mark.parametrize("item", ["scout", "build barracks", "wonder stonehenge"])
@pytest.mark.parametrize(("seat", "home", "near"), [(0, HOME, "D2"), (1, "N6", "M7")])
def test_an_enemy_beside_own_figures_is_an_enemy(
    seat: int, home: str, near: str, item: str
) -> None:
    # one who may not attack can have been stopped in the square (CIV-MOV-22)
    builder: dict[str, Any] = {"civilization": "germany", "trade": 27, "figures": [f"army {near}"]}
    guest: dict[str, Any] = {"civilization": "america", "techs": ["currency", "democracy_tech"]}
    guest |= {"government": "democracy", "figures": [f"army {near}"]}
    players = [builder, guest] if seat == 0 else [guest, builder]
    match = given(*players, **LAND, active=seat, first=seat)

    produce(match, item, city=home)

    assert near not in spots(match)


@pytest.mark.rule("CIV-FIG-07", "CIV-BLK-05")
def test_an_army_may_attack_who_blockades_the_city() -> None:
    match = produce(manage(ARMED, {"figures": ["army B2", "scout B2"]}, home={"bonus": 2}), "army")
    assert "B2" in spots(match)

    when(match, "at B2")

    assert told(match, "battle") == [
        {"attacker": "seat:0", "defender": "seat:1", "square": "square:B2"}
    ]
    assert figures(match, 1, "B2") == {}
    assert figures(match, 0, "B2") == {"army": 1}


@pytest.mark.rule("CIV-FIG-07")
def test_the_defender_is_who_was_there() -> None:
    theirs = {"figures": ["army B2"], "units": ["infantry_2", "mounted_2"]}
    match = produce(manage(ARMED, theirs, home={"bonus": 2}), "army", "B2")

    assert (battle(match).attacker, battle(match).defender) == (0, 1)
    assert asked(match) == (1, "battle")  # who begins


@pytest.mark.rule("CIV-FIG-07")
def test_an_army_kills_lone_scouts_at_once() -> None:
    theirs = {"figures": ["2 scout B2"], "trade": 5}
    match = produce(manage({}, theirs, home={"bonus": 2}), "army", "B2")

    assert told(match, "battle") == []
    assert figures(match, 1, "B2") == {}
    assert asked(match) == (0, "spoils")


@pytest.mark.rule("CIV-FIG-07", "CIV-GOV-27")
def test_a_democracy_does_not_attack_with_new_armies() -> None:
    mine = {**techs("democracy_tech"), "government": "democracy"}
    match = produce(manage(mine, {"figures": ["army B2"]}, home={"bonus": 2}), "army")

    assert "B2" not in spots(match)
    assert refused(match)["at B2"] == "CIV-GOV-27"


@pytest.mark.rule("CIV-FIG-08")
def test_a_figure_without_a_square_is_not_produced() -> None:
    everywhere = {"figures": [f"army {n}" for n in OUTSKIRTS]}
    match = manage({"trade": 27}, everywhere)

    found = items(match)

    assert "army" in found  # it would attack
    assert "scout" not in found
    assert refused(match)["scout"] == "CIV-FIG-08"


@pytest.mark.rule("CIV-FIG-09")
@pytest.mark.parametrize(("item", "move"), [("army", "move D2 1 0"), ("scout", "move D2 0 1")])
def test_a_new_figure_moves_in_the_same_round(item: str, move: str) -> None:
    match = produce(manage(home={"bonus": 1}), item, "D2")
    pass_on(match, "movement", 0)

    when(match, move, "go E2", "go E1")

    assert figures(match, 0, "E1") == {item: 1}


@pytest.mark.rule("CIV-FIG-10", "CIV-FIG-11")
@pytest.mark.parametrize("marker", ["hut", "village"])
def test_only_armies_enter_huts_and_villages(marker: str) -> None:
    words: dict[str, Any] = {"huts": {"F2": marker}, "stage": "movement"}
    scout = manage({"figures": ["scout E2"]}, **words)
    when(scout, "move E2 0 1")
    assert "go F2" not in options(scout)
    assert refused(scout)["go F2"] == "CIV-HUT-01"

    army = manage({"figures": ["army E2"]}, **words)
    when(army, "move E2 1 0")
    assert "go F2" in options(army)


@pytest.mark.rule("CIV-FIG-10")
def test_only_armies_fight() -> None:
    units = {"units": ["infantry_2"] * 9}
    alone = attack(units, {"units": ["mounted_2"]})
    with_scouts = attack(
        {**units, "figures": ["army E2", "scout E2"]},
        {"units": ["mounted_2"] * 9, "figures": ["army F2", "scout F2"]},
    )
    assert drawn(alone) == [3, 1]
    assert drawn(with_scouts) == [3, 3]  # scouts bring no units

    scout = {"figures": ["scout E2"], "civilization": "egypt"}
    near: dict[str, Any] = {"tiles": {"E1": "tile_10"}, "huts": {}, "stage": "movement"}
    match = given(scout, {"civilization": "america", "figures": ["army F2"]}, **near)
    when(match, "move E2 0 1")
    assert refused(match)["go F2"] == "CIV-ENM-01"


@pytest.mark.rule("CIV-FIG-11")
def test_scouts_found_cities_and_gather() -> None:
    match = manage({"figures": [f"scout {TOWN}"]}, stage="start", round=2)
    assert options(match, "found") == [f"found {TOWN}"]
    when(match, f"found {TOWN}")
    assert cities(match) == [HOME, TOWN]

    mixed = manage({"figures": ["scout H1", f"army {TOWN}", "army F2"]}, stage="start", round=2)
    assert options(mixed, "send") == [f"send H1 {HOME}"]
    assert options(mixed, "found") == []  # armies do neither


@pytest.mark.rule("CIV-FIG-11", "CIV-ENM-02")
def test_lone_scouts_die_without_a_fight_but_an_army_protects_them() -> None:
    units = {"units": ["infantry_2"] * 3}
    lone = attack({}, {**units, "figures": ["2 scout F2"]})
    assert told(lone, "battle") == []
    assert figures(lone, 1, "F2") == {}

    guarded = attack({}, {**units, "figures": ["army F2", "scout F2"]})
    assert len(told(guarded, "battle")) == 1
    assert figures(guarded, 1, "F2") == {"army": 1, "scout": 1}
