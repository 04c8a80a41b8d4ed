"""What is printed: the data agrees with the box and with itself."""

from __future__ import annotations

import json
import re
from collections import Counter
from importlib.resources import files
from typing import Any

import pytest

from oikumene.engine.hexes import Hex, area, mirrored, spread
from oikumene.titles.dawn.cards import (
    BARBARIANS,
    CITIES,
    CITY_STATES,
    COLOURS,
    CONTROL_TOKENS,
    DIFFICULTY,
    DIPLOMACY,
    ERAS,
    EVENT_DIAL,
    FOCUS,
    LEADERS,
    LEVEL_SPACES,
    MAPS,
    NATURAL_WONDERS,
    RESOURCE_TOKENS,
    RESOURCES,
    TILES,
    TYPES,
    VICTORY,
    WATER_TOKENS,
    WONDERS,
    Spot,
)
from oikumene.titles.dawn.ground import SPACES, Placement, shape
from oikumene.titles.dawn.mapmaking import gap

Thing = dict[str, Any]

DATA = files("oikumene") / "titles" / "dawn" / "data"
SIDES = ("A", "B")
PRINTED = {
    (tile.number, side): [tuple(space.split()) for space in tile.side(side)]
    for tile in TILES.values()
    for side in SIDES
}
"""By tile and side: the terrain of each space, and its marker if it has one."""
AUTOMATED: list[Thing] = json.loads((DATA / "automated.json").read_text(encoding="utf-8"))


def markers(side: str) -> list[str]:
    """The markers on all tiles with this side up."""
    spaces = (space for number in TILES for space in PRINTED[number, side])
    return [marker for _, *more in spaces for marker in more]


def hexes(spot: Spot, side: str, tile: int = 1) -> list[Hex]:
    """What a tile covers."""
    return Placement(tile, side, spot.rotation, spot.q, spot.r).hexes


def test_ids_are_unique_and_well_formed() -> None:
    agendas = [agenda.id for card in VICTORY.values() for agenda in card.agendas]
    ids = [
        *LEADERS, *FOCUS, *WONDERS, *VICTORY, *agendas,
        *CITY_STATES, *NATURAL_WONDERS, *DIPLOMACY, *RESOURCES,
    ]  # fmt: skip

    assert [name for name, count in Counter(ids).items() if count > 1] == []
    assert [name for name in ids if not re.fullmatch(r"[a-z][a-z0-9_]*", name)] == []


# The box


def test_the_box_holds_what_its_list_says() -> None:
    assert len(TILES) == 16
    assert len(LEADERS) == 8
    assert len(FOCUS) == 20
    assert len(WONDERS) == 24
    assert len(VICTORY) == 5
    assert len(DIPLOMACY) == 4
    assert len(CITY_STATES) == len(NATURAL_WONDERS) == 8
    assert len(BARBARIANS) == 9
    assert len(RESOURCES) * RESOURCE_TOKENS == 32
    assert WATER_TOKENS == 8


def test_the_pieces_of_a_colour() -> None:
    assert len(COLOURS) == 4
    assert len(COLOURS) * CONTROL_TOKENS == 124
    assert len(COLOURS) * (1 + CITIES + 3) == 44


# Cards


def test_every_type_has_a_focus_card_of_every_level() -> None:
    found = Counter((card.type, card.level) for card in FOCUS.values())

    assert found == dict.fromkeys(((type_, level) for type_ in TYPES for level in range(1, 5)), 1)


@pytest.mark.parametrize(
    ("type_", "field", "numbers"),
    [
        ("culture", "tokens", [2, 2, 2, 3]),
        ("economy", "caravans", [1, 2, 2, 3]),
        ("economy", "movement", [3, 4, 6, 6]),
        ("industry", "range", [2, 3, 4, 5]),
        ("military", "attacks", [2, 2, 2, 3]),
        ("military", "range", [2, 3, 3, 5]),
        ("military", "bonus", [0, 1, 2, 3]),
    ],
)
def test_the_numbers_of_a_type_by_level(type_: str, field: str, numbers: list[int]) -> None:
    cards = sorted((card for card in FOCUS.values() if card.type == type_), key=lambda c: c.level)

    assert [getattr(card, field) for card in cards] == numbers


def test_no_card_allows_more_caravans_than_a_player_has() -> None:
    assert max(card.caravans for card in FOCUS.values()) == 3


def test_every_leader_orders_the_five_types_in_another_way() -> None:
    assert all(sorted(leader.row) == sorted(TYPES) for leader in LEADERS.values())
    assert len({leader.row for leader in LEADERS.values()}) == len(LEADERS)


def test_two_wonders_of_every_type_and_era() -> None:
    types = ("culture", "economy", "science", "military")

    found = Counter((wonder.type, wonder.era) for wonder in WONDERS.values())

    assert found == dict.fromkeys(((type_, era) for type_ in types for era in ERAS), 2)


def test_a_wonder_costs_7_to_12_and_takes_two_resources_of_which_its_type_has_the_first() -> None:
    first = {"culture": "marble", "economy": "diamond", "science": "mercury", "military": "oil"}
    for wonder in WONDERS.values():
        assert 7 <= wonder.cost <= 12, wonder.id
        assert set(wonder.resources) <= set(RESOURCES), wonder.id
        assert len(set(wonder.resources)) == 2, wonder.id
        assert wonder.resources[0] == first[wonder.type], wonder.id


def test_later_wonders_of_a_type_are_dearer() -> None:
    for type_ in ("culture", "economy", "science", "military"):
        costs = {
            era: sum(w.cost for w in WONDERS.values() if (w.type, w.era) == (type_, era))
            for era in ERAS
        }
        assert costs["ancient"] < costs["medieval"] < costs["modern"], type_


def test_a_wonder_agenda_for_each_type_of_wonders() -> None:
    agendas = [agenda for card in VICTORY.values() for agenda in card.agendas]
    of_wonders = [agenda for agenda in agendas if agenda.kind == "wonders_of_type"]

    assert len(agendas) == 10
    assert sorted(agenda.type for agenda in of_wonders) == [
        "culture", "economy", "military", "science",
    ]  # fmt: skip
    assert {agenda.n for agenda in of_wonders} == {2}


def test_a_city_state_of_each_type_but_economy_twice() -> None:
    assert Counter(state.type for state in CITY_STATES.values()) == dict.fromkeys(
        ("culture", "science", "industry", "military"), 2
    )


def test_natural_wonders_stand_for_each_resource_twice() -> None:
    assert Counter(wonder.resource for wonder in NATURAL_WONDERS.values()) == dict.fromkeys(
        RESOURCES, 2
    )


def test_two_sided_tokens_name_each_other() -> None:
    for kind in (CITY_STATES, NATURAL_WONDERS):
        for side in kind.values():
            assert side.other_side != side.id
            assert kind[side.other_side].other_side == side.id


def test_the_automated_player_has_a_card_for_every_focus_card() -> None:
    assert [card["id"] for card in AUTOMATED] == list(FOCUS)


def test_the_dials() -> None:
    assert EVENT_DIAL == ("spawn", "blank", "move", "trade", "move")
    assert LEVEL_SPACES == {3: 2, 6: 2, 10: 3, 14: 3, 19: 4, 24: 4}


# Tiles


def test_four_tiles_of_each_kind() -> None:
    assert list(TILES) == list(range(1, 17))
    assert Counter(tile.kind for tile in TILES.values()) == dict.fromkeys(
        ("capital", "natural_wonder", "city_state", "plain"), 4
    )


def test_both_sides_of_16_tiles_have_320_spaces_of_known_terrain() -> None:
    spaces = [space for side in PRINTED.values() for space in side]

    assert len(spaces) == 320
    assert {terrain for terrain, *_ in spaces} == set(DIFFICULTY)
    assert max(len(space) for space in spaces) == 2


@pytest.mark.parametrize("side", SIDES)
def test_the_markers_of_all_tiles_with_one_side_up(side: str) -> None:
    kinds = Counter(marker.partition(":")[0] for marker in markers(side))
    resources = Counter(m for m in markers(side) if m.startswith("resource"))

    assert kinds == {
        "resource": 16,
        "capital": 4,
        "natural_wonder": 4,
        "city_state": 4,
        "barbarian": 7,
    }
    assert resources == {f"resource:{resource}": 4 for resource in RESOURCES}


@pytest.mark.parametrize("kind", ["capital", "natural_wonder", "city_state"])
@pytest.mark.parametrize("side", SIDES)
def test_a_tile_shows_once_what_its_kind_promises(kind: str, side: str) -> None:
    for tile in TILES.values():
        shown = [m for _, *more in PRINTED[tile.number, side] for m in more]
        count = sum(marker.partition(":")[0] == kind for marker in shown)
        assert count == (tile.kind == kind), tile.number


def test_every_city_state_natural_wonder_and_barbarian_has_its_place() -> None:
    everything = set(markers("A")) | set(markers("B"))

    for kind, ids in (
        ("city_state", CITY_STATES),
        ("natural_wonder", NATURAL_WONDERS),
        ("barbarian", BARBARIANS),
    ):
        found = {marker for marker in everything if marker.startswith(f"{kind}:")}
        assert found == {f"{kind}:{id_}" for id_ in ids}


@pytest.mark.parametrize("kind", ["city_state", "natural_wonder"])
def test_the_sides_of_a_token_belong_to_the_sides_of_a_tile(kind: str) -> None:
    tokens = CITY_STATES if kind == "city_state" else NATURAL_WONDERS
    for tile in TILES.values():
        if tile.kind != kind:
            continue
        a, b = (
            next(m[0] for _, *m in PRINTED[tile.number, side] if m and m[0].startswith(kind))
            for side in SIDES
        )
        assert tokens[a.partition(":")[2]].other_side == b.partition(":")[2], tile.number


def test_a_barbarian_appears_on_one_tile_only() -> None:
    """Any mix of sides leaves each of the nine tokens one spawning space at most."""
    for letter in BARBARIANS:
        places = [
            key
            for key, spaces in PRINTED.items()
            for space in spaces
            if space[1:] == (f"barbarian:{letter}",)
        ]
        assert len({number for number, _ in places}) == 1, letter
        assert len(places) == len(set(places)), letter


@pytest.mark.rule("CND-GEO-04")
def test_natural_wonders_and_no_other_spaces_are_without_terrain() -> None:
    for key, spaces in PRINTED.items():
        for terrain, *marker in spaces:
            is_wonder = bool(marker) and marker[0].startswith("natural_wonder:")
            assert (terrain == "natural_wonder") is is_wonder, key


def test_city_states_are_grassland_and_nothing_is_printed_on_water() -> None:
    for key, spaces in PRINTED.items():
        for terrain, *marker in spaces:
            if marker and marker[0].startswith("city_state"):
                assert terrain == "grassland", key
            assert terrain != "water" or not marker, key


def test_the_star_is_on_space_0_of_a_capital_tile() -> None:
    for (number, _), spaces in PRINTED.items():
        at = [n for n, space in enumerate(spaces) if space[1:] == ("capital",)]
        assert at == ([0] if TILES[number].kind == "capital" else [])


# Shapes and laid patterns


def test_a_tile_is_a_ring_of_seven_with_a_tail_of_three() -> None:
    ring, tail = SPACES[:7], SPACES[7:]

    assert area(ring) == spread(area([(0, 0)]))
    assert tail == ((1, -2), (0, -2), (1, -3))
    assert len(set(SPACES)) == 10


def test_side_b_is_the_mirror_image_of_side_a() -> None:
    assert shape("B", 0) == tuple(map(mirrored, shape("A", 0)))
    shapes = {frozenset(shape(side, rotation)) for side in SIDES for rotation in range(6)}
    assert len(shapes) == 12


@pytest.mark.parametrize("side", SIDES)
def test_the_four_tiles_of_a_core_hang_together(side: str) -> None:
    tiles = [area(hexes(spot, side)) for spot in MAPS.core[side]]
    _assert_one_piece(tiles)
    assert len(tiles) == 4


@pytest.mark.parametrize("side", SIDES)
def test_the_core_of_the_automated_player_surrounds_its_capital_tile_and_a_water(side: str) -> None:
    spots = MAPS.automated_core.A if side == "A" else MAPS.automated_core.B
    tiles = [area(shape(side, 0)), *(area(hexes(spot, side)) for spot in spots)]
    _assert_one_piece(tiles)

    taken = sum(tiles)
    water = area([MAPS.automated_core.water[side]])
    assert len(tiles) == 5
    assert not water & taken
    assert spread(water) & ~water & ~taken == 0


def _assert_one_piece(tiles: list[int]) -> None:
    """No tile lies on another, and each touches at least four spaces of those before it."""
    before = tiles[0]
    for tile in tiles[1:]:
        assert not tile & before
        assert (spread(tile) & before).bit_count() >= 4
        before |= tile


@pytest.mark.parametrize(("players", "tiles"), [(2, 10), (3, 13), (4, 16)])
def test_the_map_of_the_first_game_has_a_capital_for_each_player(players: int, tiles: int) -> None:
    used = [each for each in MAPS.first_game if each.min_players <= players]

    assert len({each.tile for each in used}) == len(used) == tiles
    assert {each.side for each in used} == {"A"}
    assert sum(TILES[each.tile].kind == "capital" for each in used) == players
    _assert_one_piece([area(hexes(each, each.side, each.tile)) for each in used])


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_map_of_the_first_game_has_no_gap(players: int) -> None:
    used = (each for each in MAPS.first_game if each.min_players <= players)

    assert gap(sum(area(hexes(each, each.side, each.tile)) for each in used)) == 0
