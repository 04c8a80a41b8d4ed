"""What is printed: the data agrees with the box and with itself."""

import json
import re
from collections import Counter
from collections.abc import Iterator
from importlib.resources import files
from typing import Any

import pytest

Thing = dict[str, Any]

DATA = files("oikumene") / "titles" / "nations" / "data"
GOODS = {"gold", "food", "stone", "books"}
GOODS_FIELDS = {
    "production", "gain", "lose", "pay", "may_pay", "then_gain", "keep_only",
    "gain_per_undeployed", "selection_gain", "others_lose",
}  # fmt: skip
AGES = range(1, 5)
DECKS = {
    "building": "buildings",
    "military": "military",
    "colony": "colonies",
    "war": "wars",
    "battle": "battles",
    "golden_age": "golden_ages",
    "wonder": "wonders",
    "advisor": "advisors",
}
BASIC = dict.fromkeys(DECKS, 4) | {"building": 8}
HIGHER = dict.fromkeys(DECKS, 2) | {"building": 3, "wonder": 3, "advisor": 3}
ALWAYS_THERE = {"id", "age", "level", "deploy_cost", "stage_costs", "vp_cost"}


def load(name: str) -> Any:
    return json.loads((DATA / f"{name}.json").read_text(encoding="utf-8"))


TABLES: Thing = load("tables")
PROGRESS: dict[str, list[Thing]] = {kind: load(deck) for kind, deck in DECKS.items()}
STARTING: list[Thing] = load("starting_cards")
PROMO: list[Thing] = load("promo")
EVENTS: list[Thing] = load("events")
HALVES: list[Thing] = [event[half] for event in EVENTS for half in ("top", "bottom")]
NATIONS: list[Thing] = load("nations")
SIDES: dict[str, Thing] = {
    f"{nation['id']}_{name}": side for nation in NATIONS for name, side in nation["sides"].items()
}
TILES: list[Thing] = load("solo_tiles")
DIFFICULTY: list[Thing] = load("difficulty")


def cards(kind: str) -> list[Thing]:
    """Every card of a kind, those outside the decks included."""
    return PROGRESS[kind] + [card for card in STARTING + PROMO if card["kind"] == kind]


def everything() -> Iterator[Thing]:
    for deck in PROGRESS.values():
        yield from deck
    for things in (STARTING, PROMO, EVENTS, HALVES, NATIONS, TILES, DIFFICULTY):
        yield from things
    yield from TABLES["hall_of_fame"]


def goods_amounts(thing: Any) -> Iterator[Thing]:
    """The objects, at any depth, that say how many of which goods."""
    if isinstance(thing, list):
        for part in thing:
            yield from goods_amounts(part)
    if not isinstance(thing, dict):
        return
    for key, part in thing.items():
        if isinstance(part, dict) and key in GOODS_FIELDS:
            yield part
        else:
            yield from goods_amounts(part)


def test_ids_are_unique_and_well_formed() -> None:
    ids = [thing["id"] for thing in everything()]
    assert [name for name, count in Counter(ids).items() if count > 1] == []
    assert [name for name in ids if not re.fullmatch(r"[a-z][a-z0-9_]*", name)] == []


def test_the_box_holds_296_progress_cards() -> None:
    assert {kind: len(deck) for kind, deck in PROGRESS.items()} == {
        "building": 56,
        "military": 32,
        "colony": 32,
        "war": 32,
        "battle": 32,
        "golden_age": 32,
        "wonder": 40,
        "advisor": 40,
    }
    assert sum(len(deck) for deck in PROGRESS.values()) == 296


@pytest.mark.parametrize("age", AGES)
@pytest.mark.parametrize(
    ("level", "expected", "total"),
    [("basic", BASIC, 36), ("advanced", HIGHER, 19), ("expert", HIGHER, 19)],
)
def test_cards_of_an_age_and_level(
    age: int, level: str, expected: dict[str, int], total: int
) -> None:
    found = {
        kind: sum(card["age"] == age and card["level"] == level for card in deck)
        for kind, deck in PROGRESS.items()
    }
    assert found == expected
    assert sum(found.values()) == total


def test_cards_outside_the_decks() -> None:
    assert {(card["age"], card["level"]) for card in STARTING} == {(0, "printed")}
    assert len(STARTING) == 13
    assert [(card["id"], card["level"]) for card in PROMO] == [("grand_duchy_of_finland", "promo")]


@pytest.mark.parametrize("age", AGES)
def test_events_and_tiles_of_an_age(age: int) -> None:
    assert sum(event["age"] == age for event in EVENTS) == 12
    assert sum(tile["age"] == age for tile in TILES) == 6


def test_every_event_and_tile_belongs_to_an_age() -> None:
    assert len(EVENTS) == 48
    assert len(TILES) == 24


def test_nothing_empty_is_written_down() -> None:
    for thing in everything():
        empty = [key for key, value in thing.items() if value in (0, {}, [], None)]
        assert set(empty) <= ALWAYS_THERE, thing["id"]


def test_every_amount_of_goods_names_goods() -> None:
    for thing in everything():
        for amounts in goods_amounts(thing):
            assert set(amounts) <= GOODS, thing["id"]
            assert 0 not in amounts.values(), thing["id"]


def test_buildings_yield_goods_or_stability() -> None:
    for card in cards("building"):
        assert card["per_worker"], card["id"]
        assert set(card["per_worker"]) <= GOODS | {"stability"}, card["id"]
        assert min(card["per_worker"].values()) > 0, card["id"]


def test_military_has_strength_raid_and_positive_upkeep() -> None:
    for card in cards("military"):
        assert card["strength"] > 0, card["id"]
        assert card["raid"] > 0, card["id"]
        upkeep = card.get("upkeep", {"gold": 1})
        assert set(upkeep) <= GOODS | {"stability"}, card["id"]
        assert min(upkeep.values()) > 0, card["id"]


@pytest.mark.rule("NAT-DEP-04")
def test_a_building_costs_as_much_stone_as_its_age() -> None:
    assert {card["id"]: card["deploy_cost"] for card in PROGRESS["building"]} == {
        card["id"]: card["age"] for card in PROGRESS["building"]
    }


def test_a_basic_unit_costs_as_much_stone_as_its_age() -> None:
    basic = [card for card in PROGRESS["military"] if card["level"] == "basic"]
    assert all(card["deploy_cost"] == card["age"] for card in basic)


@pytest.mark.rule("NAT-DEP-04")
def test_units_that_cost_more_or_less_than_their_age() -> None:
    odd = {
        card["id"]: card["deploy_cost"]
        for card in PROGRESS["military"]
        if card["deploy_cost"] != card["age"]
    }
    assert odd == {
        "trireme": 2,
        "frigate": 4,
        "mercenary": 2,
        "conscript": 2,
        "submarine": 3,
        "dreadnought": 6,
    }


@pytest.mark.rule("NAT-DEP-04")
def test_deploying_on_a_printed_card_costs_one_stone() -> None:
    costs = {card["deploy_cost"] for card in STARTING if "deploy_cost" in card}
    assert costs == {1}


def test_every_worker_card_scores_some_workers() -> None:
    for card in cards("building") + cards("military"):
        assert 1 <= len(card["worker_vp"]) <= 4, card["id"]
        assert all(1 <= vp <= 3 for vp in card["worker_vp"]), card["id"]


def test_colonies_need_strength_and_give_one_thing() -> None:
    for card in cards("colony"):
        assert card["strength_required"] > 0, card["id"]
        given = [key for key in ("strength", "stability", "production") if key in card]
        assert len(given) == 1, card["id"]


def test_wars_take_goods() -> None:
    for card in PROGRESS["war"]:
        assert card["loss_resource"] in GOODS, card["id"]
        assert card["loss_amount"] > 0, card["id"]


def test_battles_print_no_number() -> None:
    assert all(set(card) == {"id", "age", "level"} for card in PROGRESS["battle"])
    assert set(TABLES["battle_gains"]) == {"books", "food", "stone"}


@pytest.mark.rule("NAT-GA-02")
def test_golden_ages_give_stone_or_books_and_sell_a_point_for_their_age() -> None:
    for card in PROGRESS["golden_age"]:
        assert card["gain_resource"] in {"stone", "books"}, card["id"]
        assert card["vp_cost"] == card["age"], card["id"]


def test_wonders_have_two_or_three_sections() -> None:
    for card in PROGRESS["wonder"]:
        assert len(card["stage_costs"]) in {2, 3}, card["id"]
        assert min(card["stage_costs"]) >= 0, card["id"]


def test_the_printed_wonder_needs_no_building() -> None:
    assert [card["stage_costs"] for card in STARTING if card["kind"] == "wonder"] == [[]]


def test_every_advisor_does_something() -> None:
    for card in PROGRESS["advisor"]:
        assert card.keys() & {"strength", "stability", "production", "abilities"}, card["id"]


def test_every_ability_says_when_and_what() -> None:
    things = [*cards("wonder"), *cards("advisor"), *cards("colony"), *SIDES.values()]
    for ability in (ability for thing in things for ability in thing.get("abilities", [])):
        assert ability["trigger"], ability
        assert len(ability) > 1, ability


def test_modifiers_are_static() -> None:
    things = [*cards("wonder"), *cards("advisor"), *SIDES.values()]
    for ability in (ability for thing in things for ability in thing.get("abilities", [])):
        assert ("modifier" in ability) is (ability["trigger"] == "static"), ability


def test_every_event_selects_and_does() -> None:
    for half in HALVES:
        assert half["ops"], half["id"]
        assert all("select" in op and len(op) > 1 for op in half["ops"]), half["id"]
        assert half["ops"][0]["select"] not in {"same", "all_others"}, half["id"]


def test_five_nations_with_two_sides() -> None:
    assert [nation["id"] for nation in NATIONS] == ["china", "egypt", "greece", "persia", "rome"]
    assert all(set(nation["sides"]) == {"A", "B"} for nation in NATIONS)


def test_every_side_has_13_workers() -> None:
    for name, side in SIDES.items():
        assert side["start"]["workers"] + sum(side["track"].values()) == 13, name


def test_printed_cards_fill_the_spaces() -> None:
    for name, side in SIDES.items():
        assert len(side["printed"]) == side["spaces"], name


def test_boards_and_printed_cards_name_each_other() -> None:
    printed = {
        card["id"]: {
            board
            for board, side in SIDES.items()
            if card["id"] in [*side["printed"], *side.get("printed_wonders", [])]
        }
        for card in STARTING
    }
    assert printed == {card["id"]: set(card["boards"]) for card in STARTING}


@pytest.mark.parametrize(
    "name", ["pagoda", "brewery", "hoplite", "lyceum", "ziggurat", "legionary", "aqueduct"]
)
def test_a_printed_card_equals_the_progress_card_of_its_name(name: str) -> None:
    worth = ("per_worker", "strength", "upkeep", "raid", "worker_vp", "deploy_cost")
    by_id = {card["id"]: card for card in cards("building") + cards("military")}
    printed, bought = by_id[f"start_{name}"], by_id[name]
    assert all(printed.get(field) == bought.get(field) for field in worth)


@pytest.mark.rule("NAT-BRD-07")
def test_side_a_has_a_space_more_than_side_b() -> None:
    assert {nation["sides"]["A"]["spaces"] for nation in NATIONS} == {5}
    assert {nation["sides"]["B"]["spaces"] for nation in NATIONS} == {4}


@pytest.mark.rule("NAT-SETUP-19")
def test_what_is_printed_on_side_a() -> None:
    assert NATIONS[0]["sides"]["A"] == {
        "spaces": 5,
        "printed": ["start_temple", "start_quarry", "start_axeman", "start_farm", "start_caravan"],
        "colony_spaces": 2,
        "wonder_spaces": 5,
        "start": {"food": 3, "stone": 6, "gold": 6, "vp": 7, "workers": 5},
        "track": {"food": 4, "stability": 4},
    }


def test_all_a_sides_are_the_same() -> None:
    first, *others = (nation["sides"]["A"] for nation in NATIONS)
    assert all(side == first for side in others)


def test_tiles_change_a_track_by_the_die() -> None:
    for tile in TILES:
        assert tile["die"]["stat"] in {"strength", "stability", "books"}, tile["id"]
        assert tile["die"]["amount"] > 0, tile["id"]
        assert tile["strength"] <= TABLES["max_strength"], tile["id"]
        assert tile.get("stability", 0) <= TABLES["max_stability"], tile["id"]


def test_difficulty_levels() -> None:
    assert {level["id"]: level["growth_bonus"] for level in DIFFICULTY} == {
        "chieftain": 4,
        "prince": 3,
        "king": 2,
        "emperor": 1,
    }


def test_tables_cover_one_to_five_players() -> None:
    for table in ("columns", "architects", "rank_depth"):
        assert list(TABLES[table]) == ["1", "2", "3", "4", "5"], table


def test_every_age_has_cards_enough_for_its_deck() -> None:
    """Two rounds fill the board anew at the most; five players never play with basic cards only."""
    per_level = {"basic": sum(BASIC.values())} | dict.fromkeys(
        ("advanced", "expert"), sum(HIGHER.values())
    )
    for levels in TABLES["levels"].values():
        players = "4" if levels == ["basic"] else "5"
        cells = TABLES["columns"][players] * len(TABLES["row_prices"])
        rounds = TABLES["rounds_per_age"]
        assert sum(per_level[level] for level in levels) >= cells * rounds, levels


def test_hall_of_fame_goes_down_to_ten() -> None:
    ranks = [rank["vp"] for rank in TABLES["hall_of_fame"]]
    assert ranks == [70, 60, 55, 50, 45, 40, 35, 30, 25, 20, 15, 10]
