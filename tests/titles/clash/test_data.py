"""What is printed: the data agrees with the box and with itself."""

from __future__ import annotations

import re
from collections import Counter

from oikumene.titles.clash.action_cards import CIVILS, REACTION
from oikumene.titles.clash.cards import (
    ACTIONS,
    ADVANCES,
    BARBARIAN_SETTLEMENTS,
    BUILDINGS,
    CATEGORIES,
    CIVIL,
    CIVILIZATIONS,
    COLOURS,
    DIE,
    EVENTS,
    EXHAUSTED_TOKENS,
    GOODS,
    GOVERNMENTS,
    LAYOUTS,
    LEADERS,
    OBJECTIVE_CARDS,
    OBJECTIVES,
    OWN_ADVANCES,
    PIRATE_SHIPS,
    REGIONS,
    SETTLEMENTS,
    TACTICS,
    UNIT,
    WONDERS,
)
from oikumene.titles.clash.events import SYMBOLS, TEXTS

ICONS = {"barbarians_spawn", "barbarians_move", "exhausted_land", "gold_mine", "pirates"}


def test_ids_are_unique_and_well_formed() -> None:
    kinds = [
        [*ADVANCES, *OWN_ADVANCES],
        [*LEADERS, *WONDERS, *ADVANCES, *OWN_ADVANCES],  # what is used by name
        [*ACTIONS, *EVENTS],  # what is held in one hand
        [*CIVIL], [*TACTICS], [*OBJECTIVES], [*OBJECTIVE_CARDS], [*CIVILIZATIONS], [*REGIONS],
    ]  # fmt: skip
    for ids in kinds:
        assert [name for name, count in Counter(ids).items() if count > 1] == []
        assert [name for name in ids if not re.fullmatch(r"[a-z][a-z0-9_]*", name)] == []


# The box


def test_the_box_holds_what_its_list_says() -> None:
    assert len(REGIONS) == 16
    assert len(CIVILIZATIONS) == 15
    assert sum(1 for each in CIVILIZATIONS.values() if each.home) == 5
    assert len(LEADERS) == 45
    assert len(ACTIONS) == 42
    assert len(WONDERS) == 8
    assert Counter(each.expansion for each in EVENTS.values()) == {False: 38, True: 20}
    assert Counter(each.expansion for each in OBJECTIVE_CARDS.values()) == {False: 32, True: 6}
    assert EXHAUSTED_TOKENS == 6
    assert len(DIE) == 12


def test_the_pieces_of_the_box() -> None:
    colours = len(COLOURS)
    assert colours == 4
    assert colours * SETTLEMENTS + BARBARIAN_SETTLEMENTS == 38
    assert {id_: colours * each.pieces for id_, each in BUILDINGS.items()} == dict.fromkeys(
        ["temple", "fortress", "academy", "port", "obelisk", "market", "observatory"], 20
    )
    units = {id_: colours * each.pieces + each.barbarians for id_, each in UNIT.items()}
    units["ship"] += PIRATE_SHIPS
    assert units == {
        "settler": 16, "infantry": 84, "ship": 20, "cavalry": 20, "elephant": 20, "leader": 4,
    }  # fmt: skip


def test_what_comes_with_the_expansion() -> None:
    assert {id_ for id_, each in UNIT.items() if each.expansion} == {
        "cavalry", "elephant", "leader",
    }  # fmt: skip
    assert {id_ for id_, each in BUILDINGS.items() if each.expansion} == {
        "obelisk", "market", "observatory",
    }  # fmt: skip


# Boards


def test_a_player_board_has_twelve_categories_of_four() -> None:
    assert len(ADVANCES) == 48
    assert {len(advances) for advances in CATEGORIES.values()} == {4}
    assert len(CATEGORIES) == 12
    governed = {each.category for each in ADVANCES.values() if each.government}
    assert governed == {*GOVERNMENTS}


def test_the_top_advance_comes_before_the_other_three() -> None:
    for category, (top, *others) in CATEGORIES.items():
        assert {ADVANCES[each].requires for each in others} == {top}
        assert bool(ADVANCES[top].requires) == (category in GOVERNMENTS)


def test_governments_follow_an_ordinary_advance() -> None:
    needed = {each: ADVANCES[CATEGORIES[each][0]].requires for each in GOVERNMENTS}
    assert needed == {
        "democracy": "philosophy", "autocracy": "draft", "theocracy": "state_religion",
    }  # fmt: skip


def test_an_advance_and_its_building_name_each_other() -> None:
    unlocked = {each.building: id_ for id_, each in ADVANCES.items() if each.building}
    assert unlocked == {id_: each.advance for id_, each in BUILDINGS.items()}


def test_a_civilization_has_four_linked_advances_and_three_leaders() -> None:
    for each in CIVILIZATIONS.values():
        assert len(each.advances) == 4
        assert len(set(each.leaders)) == 3
        assert {*each.advances.values()} <= {*ADVANCES, "any_government"}
    assert len(OWN_ADVANCES) == 60


# Cards


def test_the_halves_of_the_action_cards() -> None:
    assert (len(CIVIL), len(TACTICS)) == (21, 16)
    assert Counter(each.civil for each in ACTIONS.values()) == dict.fromkeys(CIVIL, 2)
    assert {each.tactics for each in ACTIONS.values()} == {*TACTICS}
    assert {each.timing for each in CIVIL.values()} == {"action", "free", "reaction"}
    fighters = {fighter for each in TACTICS.values() for fighter in each.fighters}
    assert fighters == {"army", "ship", "fortress"}


def test_every_upper_half_that_is_played_in_the_own_turn_does_something() -> None:
    assert {id_ for id_, each in CIVIL.items() if each.timing == "reaction"} == {REACTION}
    assert {*CIVIL} - {*CIVILS} <= {REACTION}


def test_the_halves_of_the_objective_cards() -> None:
    halves = [half for each in OBJECTIVE_CARDS.values() for half in (each.upper, each.lower)]
    assert len(OBJECTIVES) == 66
    assert {*halves} == {*OBJECTIVES}
    assert {each.timing for each in OBJECTIVES.values()} == {"status", "now", "both"}


def test_every_event_has_a_known_icon_and_a_text() -> None:
    assert {each.symbol for each in EVENTS.values()} - {""} == ICONS == {*SYMBOLS}
    assert {*TEXTS} == {*EVENTS}
    pirates = [each for each in EVENTS.values() if each.symbol == "pirates"]
    assert all(each.expansion for each in pirates)
    protecting = {id_ for each in EVENTS.values() for id_ in each.protected}
    assert protecting <= {*ADVANCES, *OWN_ADVANCES}


def test_prices_are_in_goods() -> None:
    prices = [
        *(each.cost for each in UNIT.values()),
        *(each.cost for each in BUILDINGS.values()),
        *(each.cost for each in WONDERS.values()),
        *(each.cost for each in CIVIL.values()),
        *(each.pay for each in OBJECTIVES.values()),
    ]
    assert {name for price in prices for name in price} <= {*GOODS}
    assert {n for price in prices for n in price.values() if n < 1} == set()


def test_wonders_name_advances_and_buildings() -> None:
    assert {each.requires for each in WONDERS.values()} <= {*ADVANCES}
    assert {each.building for each in WONDERS.values()} <= {*BUILDINGS, ""}


# Regions


def test_the_terrain_of_the_regular_regions() -> None:
    spaces = Counter("".join(each.terrain for each in REGIONS.values()))
    assert spaces == {"F": 17, "W": 16, "M": 14, "T": 12, "B": 5}


def test_the_homes_of_the_civilizations() -> None:
    homes = {id_: each.home for id_, each in CIVILIZATIONS.items() if each.home}
    assert homes == {
        "carthage": "FMTW", "egypt": "FMBB", "maya": "FMTM", "phoenicia": "FMTW",
        "vikings": "FMTW",
    }  # fmt: skip


def test_layouts_are_made_of_regions_that_do_not_overlap() -> None:
    regions = {players: len(layout.regions) for players, layout in LAYOUTS.items()}
    assert regions == {2: 8, 3: 12, 4: 14}
    for players, layout in LAYOUTS.items():
        assert len(layout.homes) == players
        slots = [*(home.spaces for home in layout.homes), *layout.regions]
        assert {len(slot) for slot in slots} == {4}
        spaces = [name for slot in slots for name in slot]
        assert len(set(spaces)) == len(spaces)
        assert {*layout.edge} < {*spaces}
        assert len(set(layout.edge)) == len(layout.edge)
