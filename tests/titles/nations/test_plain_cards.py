"""What is printed on a card comes true in play: every plain number of every card.

The expected numbers are read from the data files themselves, past the code that uses them.
"""

import json
from importlib.resources import files
from typing import Any

import pytest

from oikumene.engine.match import Match
from oikumene.titles.nations.scoring import score_sheet
from tests.titles.nations.given import (
    asked,
    everybody_passes,
    given,
    goods,
    nation,
    options,
    refused,
    table,
    when,
)

Thing = dict[str, Any]

DATA = files("oikumene") / "titles" / "nations" / "data"


def load(name: str) -> list[Thing]:
    cards: list[Thing] = json.loads((DATA / f"{name}.json").read_text(encoding="utf-8"))
    return cards


def each(cards: list[Thing]) -> pytest.MarkDecorator:
    return pytest.mark.parametrize("card", cards, ids=[card["id"] for card in cards])


PRINTED = load("starting_cards")
MILITARY = load("military") + [card for card in PRINTED if card["kind"] == "military"]
BUILDINGS = load("buildings") + [card for card in PRINTED if card["kind"] == "building"]
COLONIES = load("colonies") + load("promo")
WARS = load("wars")
BATTLES = load("battles")
GOLDEN_AGES = load("golden_ages")
WONDERS = load("wonders")
READY_WONDERS = WONDERS + [card for card in PRINTED if card["kind"] == "wonder"]
ADVISORS = load("advisors")

RESOURCES = ("gold", "food", "stone", "books")
NINE_EACH = dict.fromkeys(RESOURCES, 9)
NOTHING = dict.fromkeys(RESOURCES, 0)
EMPTY = {"cards": {}, "area": 0}
OTHER = {"food": 9}
HALT = "event_4_sokoto_caliphate"
"""Its first event offers 4 food for gold: the match stops after Production, order and War."""

UNLIMITED = {"max_military_cards": None}
WITHOUT_UPKEEP = {"dreadnought": 14, "conscript": 7, "longbowman": 4, "archer": 2}
"""Strength per worker, the one of the dreadnought apart: enough to make up any even sum."""


def of_strength(strength: int) -> Thing:
    """A nation with exactly this strength."""
    cards = {}
    for card, each_worker in WITHOUT_UPKEEP.items():
        cards[card], strength = divmod(strength, each_worker)
    return {"cards": cards, "area": 0, "advisor": "augustus" if strength else ""}


def per_worker(card: Thing) -> Thing:
    """What a worker on a card yields, upkeep as a negative number."""
    upkeep = {name: -amount for name, amount in card.get("upkeep", {}).items()}
    return {**upkeep, **card.get("per_worker", {})}


def change(match: Match, seat: int = 0) -> Thing:
    """By how much the resources of a nation that had nine of each have changed."""
    return {name: goods(match, seat)[name] - 9 for name in RESOURCES}


def amounts(of: Thing, times: int = 1) -> Thing:
    return {name: times * of.get(name, 0) for name in RESOURCES}


def produced(holding: Thing, *others: Thing, **words: Any) -> Match:
    """A nation with nine of each resource after Production."""
    return given(NINE_EACH | holding, *others, phase="production", event=HALT, **words)


# Buildings and Military


@pytest.mark.rule("NAT-DEP-01", "NAT-DEP-05", "NAT-BLD-05", "NAT-MIL-04", "NAT-TRK-03")
@each(BUILDINGS + MILITARY)
def test_deploying_costs_the_printed_stone_and_moves_the_tracks_at_once(card: Thing) -> None:
    cost = card["deploy_cost"]
    deployable = {"cards": {card["id"]: 0}, "area": 1}
    match = given(deployable | {"stone": cost}, OTHER)
    poor = given(deployable | {"stone": cost - 1}, OTHER, board=[["aeneid"]])

    when(match, f"deploy {card['id']}")

    assert goods(match)["stone"] == 0
    assert nation(match).strength == card.get("strength", 0)
    assert nation(match).stability == per_worker(card).get("stability", 0)
    assert refused(poor)[f"deploy {card['id']}"] == "NAT-DEP-01"


@pytest.mark.rule("NAT-BLD-04", "NAT-MIL-05", "NAT-PRD-02")
@each(BUILDINGS + MILITARY)
def test_each_worker_produces_and_consumes_as_printed(card: Thing) -> None:
    stable = {"wonders": ["the_oracle", "great_wall"]}  # no upkeep in stability leads to a revolt

    match = produced({"cards": {card["id"]: 2}, "area": 0} | stable, OTHER)

    assert change(match) == amounts(per_worker(card), times=2)
    assert nation(match).stability == 4 + 2 * per_worker(card).get("stability", 0)


@pytest.mark.rule("NAT-TRK-10", "NAT-BLD-06", "NAT-MIL-07", "NAT-WRK-13")
@each(BUILDINGS + MILITARY)
def test_a_card_without_workers_gives_nothing(card: Thing) -> None:
    match = produced({"cards": {card["id"]: 0}, "area": 5}, OTHER)

    assert change(match) == amounts({})
    assert (nation(match).strength, nation(match).stability) == (0, 0)
    assert score_sheet(table(match), nation(match))["workers"] == 0


@pytest.mark.rule("NAT-SCO-04")
@each(BUILDINGS + MILITARY)
def test_workers_score_the_printed_points_from_left_to_right(card: Thing) -> None:
    points = card["worker_vp"]

    for count in range(len(points) + 2):
        match = given({"cards": {card["id"]: count}, "area": 0}, OTHER, phase="over")

        assert score_sheet(table(match), nation(match))["workers"] == sum(points[:count])


@pytest.mark.rule("NAT-MIL-06", "NAT-BAT-02", "NAT-BAT-03")
@each(MILITARY)
def test_a_battle_brings_the_raid_value_however_many_fight(card: Thing) -> None:
    for count in (1, 3):
        match = given(
            NOTHING | {"gold": 1, "cards": {card["id"]: count}, "area": 0},
            OTHER,
            board=[["siege_of_troy"]],
        )

        when(match, "buy siege_of_troy", "gain stone")

        assert goods(match)["stone"] == card["raid"]


@pytest.mark.rule("NAT-BLD-01", "NAT-MIL-01", "NAT-BUY-03", "NAT-BUY-05", "NAT-BUY-10")
@each(load("buildings") + load("military"))
def test_a_bought_card_takes_the_place_of_a_printed_one(card: Thing) -> None:
    match = given({"cards": {"start_farm": 2}, "area": 0, "gold": 1}, OTHER, board=[[card["id"]]])

    when(match, f"buy {card['id']}", "replace start_farm")

    assert nation(match).cards == [card["id"], "", "", "", ""]
    assert (nation(match).workers, nation(match).area) == ([0, 0, 0, 0, 0], 2)
    assert "start_farm" in table(match).removed


# Colonies


@pytest.mark.rule("NAT-COL-01", "NAT-COL-03", "NAT-COL-06")
@each(COLONIES)
def test_a_colony_needs_its_strength_and_moves_the_tracks_at_once(card: Thing) -> None:
    required = card["strength_required"]
    words = {"board": [[card["id"]]], "options": UNLIMITED}
    match = given(of_strength(required), OTHER, **words)
    weak = given(of_strength(required - 1), OTHER, **words)

    when(match, f"buy {card['id']}")

    assert nation(match).colonies[0] == card["id"]
    assert nation(match).strength == required + card.get("strength", 0)
    assert nation(match).stability == card.get("stability", 0)
    assert refused(weak)[f"buy {card['id']}"] == "NAT-COL-01"


@pytest.mark.rule("NAT-COL-02", "NAT-COL-03", "NAT-SCO-02")
@each(COLONIES)
def test_a_colony_yields_and_scores_as_printed(card: Thing) -> None:
    match = produced(EMPTY | {"colonies": [card["id"]]}, OTHER)

    assert change(match) == amounts(card.get("production", {}))
    assert score_sheet(table(match), nation(match))["colonies"] == card.get("vp", 0)


# Wars


@pytest.mark.rule(
    "NAT-WAR-01", "NAT-WAR-03", "NAT-WRS-02", "NAT-WRS-03", "NAT-WRS-04", "NAT-WRS-06", "NAT-WRS-10"
)
@each(WARS)
def test_a_war_takes_the_printed_loss_less_the_stability(card: Thing) -> None:
    good, amount = card["loss_resource"], card["loss_amount"]
    plenty = dict.fromkeys(RESOURCES, 20) | EMPTY
    match = given(
        NOTHING | {"gold": 1, "cards": {"archer": 1}, "area": 0},
        plenty,
        plenty | {"wonders": ["the_oracle"]},
        board=[[card["id"]]],
        event=HALT,
    )

    when(match, f"buy {card['id']}")
    assert (table(match).war, table(match).war_strength) == (card["id"], 2)
    everybody_passes(match)

    assert goods(match, 0) == NOTHING | {"vp": 7}
    assert goods(match, 1) == dict.fromkeys(RESOURCES, 20) | {good: 20 - amount, "vp": 6}
    assert goods(match, 2) == dict.fromkeys(RESOURCES, 20) | {good: 22 - amount, "vp": 6}
    assert table(match).war == ""
    assert card["id"] in table(match).removed


# Battles


@pytest.mark.rule("NAT-BAT-01", "NAT-BAT-02", "NAT-BAT-04", "NAT-BUY-07")
@each(BATTLES)
def test_a_battle_brings_books_food_or_stone(card: Thing) -> None:
    warlike = NOTHING | {"gold": 1, "cards": {"archer": 1}, "area": 0}
    peaceful = NOTHING | {"gold": 1, "cards": {"archer": 0}, "area": 1}
    match = given(warlike, OTHER, board=[[card["id"]]])

    when(match, f"buy {card['id']}")
    assert options(match) == ["gain books", "gain food", "gain stone"]
    for good in ("books", "food", "stone"):
        after = when(match.clone(), f"gain {good}")

        assert goods(after) == NOTHING | {good: 4, "vp": 7}
        assert card["id"] in table(after).removed
    without = given(peaceful, OTHER, board=[[card["id"]]])
    assert refused(without)[f"buy {card['id']}"] == "NAT-BAT-01"


# Golden Ages


@pytest.mark.rule("NAT-GA-01", "NAT-GA-08", "NAT-BUY-07")
@each(GOLDEN_AGES)
def test_a_golden_age_brings_two_of_its_good(card: Thing) -> None:
    match = given(NOTHING | {"gold": 9}, OTHER, board=[[card["id"]]])

    when(match, f"buy {card['id']}", f"gain {card['gain_resource']}")

    assert goods(match) == NOTHING | {"gold": 8, card["gain_resource"]: 2, "vp": 7}
    assert card["id"] in table(match).removed


@pytest.mark.rule("NAT-GA-01", "NAT-GA-02", "NAT-GA-06", "NAT-GA-07")
@each(GOLDEN_AGES)
def test_a_golden_age_sells_one_point_for_its_price(card: Thing) -> None:
    price = card["age"]
    match = given(NOTHING | {"gold": 1, "food": price}, OTHER, board=[[card["id"]]])
    poor = given(NOTHING | {"gold": 1, "food": price - 1}, OTHER, board=[[card["id"]]])

    when(match, f"buy {card['id']}", "gain vp")
    when(poor, f"buy {card['id']}")

    assert goods(match) == NOTHING | {"vp": 8}
    assert goods(poor) == NOTHING | {"food": price - 1, card["gain_resource"]: 2, "vp": 7}


# Wonders


@pytest.mark.rule(
    "NAT-ARC-01", "NAT-ARC-03", "NAT-ARC-04", "NAT-TRK-09", "NAT-WON-04", "NAT-WON-05", "NAT-BUY-06"
)
@each(WONDERS)
def test_a_wonder_is_built_section_by_section_for_the_printed_stone(card: Thing) -> None:
    *first, last = card["stage_costs"]
    plenty = {"gold": 20, "food": 20, "books": 20}
    match = given(
        EMPTY | plenty | {"stone": sum(first) + last},
        EMPTY | plenty | {"passed": 1},
        board=[[card["id"]]],
        architects=9,
    )

    when(match, f"buy {card['id']}")
    paid = [pay_for_section(match) for _ in first]
    assert (nation(match).construction, nation(match).sections) == (card["id"], len(first))
    assert (nation(match).strength, nation(match).stability) == (0, 0)
    when(match, "hire board")

    assert paid == first
    assert nation(match).wonders == [card["id"], "", "", "", ""]
    assert nation(match).strength == card.get("strength", 0)
    assert nation(match).stability == card.get("stability", 0)


def pay_for_section(match: Match) -> int:
    """Build a section; returns the stone that it took."""
    before = goods(match)["stone"]
    when(match, "hire board")
    return before - goods(match)["stone"]


@pytest.mark.rule("NAT-ARC-02")
@each(WONDERS)
def test_a_section_needs_its_printed_stone(card: Thing) -> None:
    for section, cost in enumerate(card["stage_costs"]):
        begun = {"construction": card["id"], "sections": section}
        match = given(EMPTY | begun | {"stone": cost}, OTHER)
        assert "hire board" in options(match)

        if cost:
            poor = given(EMPTY | begun | {"stone": cost - 1}, OTHER)
            assert refused(poor)["hire board"] == "NAT-ARC-02"


@pytest.mark.rule("NAT-PRD-11", "NAT-CRD-66", "NAT-SCO-03")
@each(READY_WONDERS)
def test_a_ready_wonder_yields_and_scores_as_printed(card: Thing) -> None:
    average = {"cards": {"archer": 1}, "area": 0}  # neither weakest nor most stable nor most people
    stable = OTHER | {"colonies": ["tibet"]}

    match = produced(average | {"wonders": [card["id"]]}, stable)

    assert change(match) == amounts(card.get("production", {}))
    assert score_sheet(table(match), nation(match))["wonders"] == card.get("vp", 0)


# Advisors

AVERAGE = EMPTY | {"colonies": ["macedonia"], "wonders": ["the_oracle", "great_wall"]}
STRONG_AND_STABLE = OTHER | {
    "cards": {"longbowman": 4},
    "area": 0,
    "colonies": ["tibet", "australia"],
}
WEAK_AND_UNSTABLE = EMPTY | {"stability_track": 3, "books": 9}
ALL_NATIONS_STABILITY = {"genghis_khan": -3}


@pytest.mark.rule("NAT-ADV-01", "NAT-ADV-03", "NAT-CRD-38")
@each(ADVISORS)
def test_an_advisor_has_the_printed_numbers_from_the_moment_of_purchase(card: Thing) -> None:
    match = given(
        AVERAGE | NOTHING | {"gold": 1},
        STRONG_AND_STABLE,
        WEAK_AND_UNSTABLE,
        board=[[card["id"]]],
        event=HALT,
    )

    when(match, f"buy {card['id']}")

    assert nation(match).advisor == card["id"]
    assert nation(match).strength == 2 + card.get("strength", 0)
    global_change = ALL_NATIONS_STABILITY.get(card["id"], 0)
    assert nation(match).stability == 4 + card.get("stability", 0) + global_change
    everybody_passes(match)
    assert goods(match) == amounts(card.get("production", {})) | {"vp": 7}


def test_the_match_stops_between_war_and_events() -> None:
    """What the tests above take for granted of the event that they use."""
    match = produced(EMPTY, OTHER)

    assert asked(match)[1] == "event-offer"
    assert table(match).phase == "event-top"
