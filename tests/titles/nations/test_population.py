"""Workers and the population track (NAT-WRK)."""

from __future__ import annotations

from typing import Any

import pytest

import oikumene
from oikumene import Match
from oikumene.titles.nations.production import production_of
from oikumene.titles.nations.ranking import most
from oikumene.titles.nations.scoring import score_sheet
from oikumene.titles.nations.tracks import stability_of, strength_of
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

FULL: dict[str, Any] = {"food": 20, "books": 20}
"""A nation that no loss troubles, as after setup: 5 workers in the area, a full track."""


def track(match: Match, seat: int = 0) -> tuple[int, int, int]:
    """Workers on the food section, on the stability section, and beside the track."""
    n = nation(match, seat)
    return n.food_track, n.stability_track, n.beside


def deported(**weak: Any) -> Match:
    """Assyrian Deportations: seat 0 is weakest and must return a worker."""
    strong = FULL | {"cards": {"start_axeman": 1}, "area": 0}
    return given(FULL | weak, strong, phase="event-top", event="event_1_assyrian_deportations")


# Taking


@pytest.mark.rule("NAT-WRK-01", "NAT-WRK-02", "NAT-WRK-14")
@pytest.mark.parametrize(("section", "left"), [("food", (3, 4, 0)), ("stability", (4, 3, 0))])
def test_a_worker_is_taken_from_either_section_into_the_area(
    section: str, left: tuple[int, int, int]
) -> None:
    match = given({}, {}, phase="growth", order=[1, 0])
    assert options(match)[:2] == ["take food", "take stability"]

    when(match, f"take {section}")

    assert track(match) == left
    assert nation(match).area == 5 + 1
    assert sum(nation(match).workers) == 0


@pytest.mark.rule("NAT-WRK-02")
def test_three_may_be_taken_from_one_section_and_none_from_the_other() -> None:
    match = given({"advisor": "abraham_lincoln"}, {"passed": 1})

    for _ in range(3):
        when(match, "use abraham_lincoln", "take food")

    assert track(match) == (1, 4, 0)


@pytest.mark.rule("NAT-WRK-03")
@pytest.mark.parametrize("taken", range(5))
def test_each_worker_from_the_food_section_eats_three(taken: int) -> None:
    match = given({"food_track": 4 - taken}, {})

    assert production_of(table(match), nation(match)) == (0, -3 * taken, 0, 0)
    assert stability_of(nation(match)) == 0


@pytest.mark.rule("NAT-WRK-03")
def test_the_food_is_due_in_every_production() -> None:
    eater = FULL | {"food_track": 2}
    match = given(
        eater, eater, round=3, event="event_2_imperial_examination",
        event_deck=["event_2_feudal_dues"],
    )  # fmt: skip

    everybody_passes(match)
    assert goods(match)["food"] == 20 - 6
    everybody_passes(when(match, "bonus gold", "bonus gold"))

    assert goods(match)["food"] == 20 - 6 - 6 - 2  # famine 2 in the second round


@pytest.mark.rule("NAT-WRK-04")
def test_each_worker_from_the_stability_section_costs_three_stability_at_once() -> None:
    match = given({"advisor": "abraham_lincoln"}, {"passed": 1})
    assert stability_of(nation(match)) == 3  # Lincoln's own

    when(match, "use abraham_lincoln", "take stability")
    assert stability_of(nation(match)) == 0
    when(match, "use abraham_lincoln", "take stability")
    assert stability_of(nation(match)) == -3
    assert production_of(table(match), nation(match)) == (0, 0, 0, -3)  # revolt, but no food


@pytest.mark.rule("NAT-WRK-05")
@pytest.mark.parametrize(
    ("board", "spaces"), [("A", (4, 4)), ("B", (3, 4))], ids=["china A", "china B"]
)
def test_a_section_holds_no_more_workers_than_it_has_spaces(
    board: str, spaces: tuple[int, int]
) -> None:
    china = {"nation": "china", "side": board, "area": 1}
    food, stability = spaces

    match = deported(**china, food_track=food - 1, stability_track=stability)
    assert nation(match).beside == 0
    assert track(match) == (food, stability, 0)  # the free space was the only choice

    match = deported(**china, food_track=food, stability_track=stability)
    assert track(match) == (food, stability, 1)
    with pytest.raises(oikumene.BadPosition, match=f"allowed: 0 to {food}"):
        given({**china, "food_track": food + 1}, {})


# Returning


@pytest.mark.rule("NAT-WRK-06", "NAT-WRK-02", "NAT-WRK-09")
def test_any_worker_returns_to_any_section_with_a_free_space() -> None:
    spread = {"area": 1, "cards": {"forum": 2, "ziggurat": 1, "market": 0}}
    match = deported(**spread, food_track=3, stability_track=3)

    assert asked(match) == (0, "return-worker")
    assert options(match) == [
        "return area food",
        "return area stability",
        "return forum food",
        "return forum stability",
        "return ziggurat food",
        "return ziggurat stability",
    ]


@pytest.mark.rule("NAT-WRK-06")
def test_a_worker_back_on_the_food_section_eats_no_more() -> None:
    match = deported(area=2, food_track=3, stability_track=3)
    assert production_of(table(match), nation(match))[1] == -3

    when(match, "return area food")

    assert (track(match), nation(match).area) == ((4, 3, 0), 1)
    assert production_of(table(match), nation(match))[1] == 0
    assert stability_of(nation(match)) == -3


@pytest.mark.rule("NAT-WRK-06", "NAT-WRK-04")
def test_a_worker_back_on_the_stability_section_restores_stability_at_once() -> None:
    match = deported(area=0, cards={"forum": 2}, food_track=3, stability_track=2)
    assert stability_of(nation(match)) == -6

    when(match, "return forum stability")

    assert (track(match), nation(match).workers[0]) == ((3, 3, 0), 1)
    assert stability_of(nation(match)) == -3


@pytest.mark.rule("NAT-WRK-09")
def test_a_returned_worker_leaves_its_card() -> None:
    match = deported(area=1, cards={"ziggurat": 1, "market": 1}, food_track=3)

    when(match, "return ziggurat food")

    assert nation(match).workers[:2] == [0, 1]
    assert nation(match).area == 1
    assert stability_of(nation(match)) == 0


# Beside the track


@pytest.mark.rule("NAT-WRK-07")
def test_without_a_free_space_a_worker_stands_beside_the_track() -> None:
    match = deported(area=2)

    assert track(match) == (4, 4, 1)  # from the area to beside: no choice
    assert nation(match).area == 1
    assert nation(match).own_workers == 1


@pytest.mark.rule("NAT-WRK-07")
def test_the_worker_beside_the_track_is_taken_first_and_for_nothing() -> None:
    match = given({"area": 4, "beside": 1}, {}, phase="growth", order=[1, 0])
    assert options(match) == ["take beside", "bonus food", "bonus stone", "bonus gold"]
    assert refused(match) == {"take food": "NAT-WRK-07", "take stability": "NAT-WRK-07"}

    when(match, "take beside")

    assert (track(match), nation(match).area) == ((4, 4, 0), 5)
    assert stability_of(nation(match)) == 0
    assert production_of(table(match), nation(match)) == (0, 0, 0, 0)


@pytest.mark.rule("NAT-WRK-07")
def test_after_the_worker_beside_the_track_the_sections_follow() -> None:
    match = given({"area": 4, "beside": 1, "advisor": "abraham_lincoln"}, {"passed": 1})

    when(match, "use abraham_lincoln")  # the one beside: no choice
    assert track(match) == (4, 4, 0)
    when(match, "use abraham_lincoln", "take food")

    assert track(match) == (3, 4, 0)


@pytest.mark.rule("NAT-WRK-07")
def test_a_worker_beside_the_track_is_not_one_of_the_nations_workers() -> None:
    match = given({"area": 4, "beside": 1}, {"area": 4}, {"area": 3})

    assert most(table(match), "workers") == []


# An empty track


@pytest.mark.rule("NAT-WRK-08")
def test_with_an_empty_track_growth_must_be_the_bonus() -> None:
    match = given({"food_track": 0, "stability_track": 0}, {}, phase="growth", order=[1, 0])

    assert options(match) == ["bonus food", "bonus stone", "bonus gold"]
    assert refused(match) == {"take food": "NAT-WRK-08", "take stability": "NAT-WRK-08"}


@pytest.mark.rule("NAT-WRK-08")
def test_with_an_empty_section_the_other_one_is_left() -> None:
    match = given({"food_track": 0}, {}, phase="growth", order=[1, 0])

    assert options(match) == ["take stability", "bonus food", "bonus stone", "bonus gold"]
    assert refused(match) == {"take food": "NAT-WRK-08"}


@pytest.mark.rule("NAT-WRK-08")
@pytest.mark.parametrize("advisor", ["abraham_lincoln", "suleiman_i"])
def test_with_an_empty_track_no_action_takes_a_worker(advisor: str) -> None:
    empty = {"food_track": 0, "stability_track": 0, "advisor": advisor}

    assert refused(given(empty, {}))[f"use {advisor}"] == "NAT-WRK-08"
    assert f"use {advisor}" not in options(given(empty, {}))
    assert f"use {advisor}" in options(given(empty | {"beside": 1}, {}))


@pytest.mark.rule("NAT-WRK-08")
def test_with_an_empty_track_an_effect_that_gives_a_worker_is_void() -> None:
    """Pilgrims: the nation with most food takes a worker."""
    empty = {"food_track": 0, "stability_track": 0, "food": 30, "books": 30}
    match = given(empty, FULL, phase="event-top", round=5, event="event_3_pilgrims")

    assert asked(match)[1] == "growth"
    assert nation(match).area == 5


# Where workers stand


@pytest.mark.rule("NAT-WRK-10")
def test_workers_stand_only_on_buildings_and_military() -> None:
    match = given(
        {
            "cards": {"forum": 0, "hoplite": 0},
            "colonies": ["nubia"],
            "wonders": ["stonehenge"],
            "construction": "pyramids",
            "advisor": "augustus",
        },
        {},
    )

    deployments = [text for text in options(match) if text.startswith("deploy")]

    assert deployments == ["deploy forum", "deploy hoplite"]
    for card in ("nubia", "stonehenge", "augustus"):
        with pytest.raises(oikumene.BadPosition, match="not building, military"):
            given({"cards": {card: 1}}, {})


@pytest.mark.rule("NAT-WRK-11")
def test_a_card_holds_any_number_of_workers() -> None:
    crowd = {"cards": {"start_quarry": 12}, "area": 1, "food_track": 0, "stability_track": 0}
    match = given(crowd, {})

    when(match, "deploy start_quarry")

    assert nation(match).workers[0] == 13
    gold, _, stone, _ = production_of(table(match), nation(match))
    assert (gold, stone) == (13, 13)


@pytest.mark.rule("NAT-WRK-12")
@pytest.mark.parametrize("bought", ["forum", "chariot"])
def test_workers_of_a_replaced_card_return_to_the_area(bought: str) -> None:
    match = given({"cards": {"hoplite": 2, "ziggurat": 1}, "area": 1}, {}, board=[[bought]])

    when(match, f"buy {bought}", "replace hoplite")

    n = nation(match)
    assert (n.cards[:2], n.workers[:2]) == ([bought, "ziggurat"], [0, 1])
    assert n.area == 3
    assert strength_of(n) == 0


@pytest.mark.rule("NAT-WRK-13")
def test_workers_in_the_area_do_nothing() -> None:
    match = given({"area": 5}, {"area": 0})

    for seat in (0, 1):
        n = nation(match, seat)
        assert production_of(table(match), n) == (0, 0, 0, 0)
        assert (strength_of(n), stability_of(n)) == (0, 0)
        assert score_sheet(table(match), n)["workers"] == 0


@pytest.mark.rule("NAT-WRK-14")
def test_workers_of_the_track_cannot_be_deployed() -> None:
    match = given({"area": 0, "stone": 9, "cards": {"forum": 0}, "gold": 1}, {}, board=[["aeneid"]])

    assert options(match) == ["buy aeneid", "pass"]
    assert refused(match)["deploy forum"] == "NAT-DEP-07"


@pytest.mark.rule("NAT-WRK-14")
def test_a_free_deployment_does_not_reach_the_track_either() -> None:
    """MIT would put a worker on the new Building, but none is in the area or on a card."""
    match = given({"area": 0, "wonders": ["mit"], "cards": {}}, {}, board=[["forum"]])

    when(match, "buy forum")

    assert asked(match) == (1, "turn")
    assert nation(match).workers[0] == 0
    assert track(match) == (4, 4, 0)
