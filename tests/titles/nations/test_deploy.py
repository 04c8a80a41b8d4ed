"""Deploying and undeploying workers (NAT-DEP)."""

from __future__ import annotations

from typing import Any

import pytest

from oikumene.engine.errors import IllegalAnswer
from oikumene.titles.nations.production import production_of
from tests.titles.nations.given import (
    asked,
    given,
    goods,
    nation,
    options,
    refused,
    table,
    when,
)


def deployments(texts: list[str]) -> list[str]:
    """The deployments among some options."""
    return [text for text in texts if text.startswith("deploy")]


@pytest.mark.rule("NAT-DEP-01")
@pytest.mark.parametrize("card", ["sawmill", "samurai"])
def test_a_worker_of_the_area_is_put_on_a_building_or_military_card_for_stone(card: str) -> None:
    match = given({"cards": {"sawmill": 1, "samurai": 1}, "area": 2, "stone": 5}, {})

    when(match, f"deploy {card}")

    n = nation(match)
    assert n.workers[n.cards.index(card)] == 2
    assert sum(n.workers) == 3
    assert (n.area, goods(match)["stone"]) == (1, 2)


@pytest.mark.rule("NAT-DEP-01", "NAT-DEP-03")
def test_a_worker_moves_from_card_to_card_for_the_cost_of_the_new_one() -> None:
    match = given({"cards": {"conquistador": 1, "railroad": 0}, "area": 0, "stone": 4}, {})
    assert deployments(options(match)) == ["deploy railroad conquistador"]
    assert (nation(match).strength, nation(match).stability) == (7, 0)

    when(match, "deploy railroad conquistador")

    n = nation(match)
    assert (n.workers[:2], n.area) == ([0, 1], 0)
    assert (n.strength, n.stability) == (0, 3)
    assert goods(match)["stone"] == 0


@pytest.mark.rule("NAT-DEP-03")
def test_a_move_is_the_same_as_undeploying_and_deploying() -> None:
    told = {"cards": {"conquistador": 2, "railroad": 1}, "area": 1, "stone": 5}
    moved, twice = given(told, {}), given(told, {})

    when(moved, "deploy railroad conquistador")
    when(twice, "undeploy conquistador", "deploy railroad")

    assert nation(moved) == nation(twice)


@pytest.mark.rule("NAT-DEP-02")
def test_one_worker_per_action() -> None:
    match = given({"cards": {"start_farm": 0}, "area": 3, "stone": 9}, {})

    when(match, "deploy start_farm", "end")

    assert asked(match) == (1, "turn")
    assert (nation(match).workers[0], nation(match).area) == (1, 2)


@pytest.mark.rule("NAT-DEP-04")
@pytest.mark.parametrize(
    ("card", "cost"),
    [
        ("start_farm", 1),
        ("forum", 1),
        ("windmill", 2),
        ("parliament", 3),
        ("hospital", 4),
        ("trireme", 2),
        ("dreadnought", 6),
    ],
)
def test_what_a_worker_costs(card: str, cost: int) -> None:
    match = given({"cards": {card: 0}, "area": 2, "stone": cost}, {"passed": 1})
    short = given({"cards": {card: 0}, "area": 2, "stone": cost - 1}, {}, board=[["map_making"]])

    when(match, f"deploy {card}")

    assert goods(match)["stone"] == 0
    assert refused(short)[f"deploy {card}"] == "NAT-DEP-01"


@pytest.mark.rule("NAT-DEP-05")
def test_strength_and_stability_come_at_once_and_goods_in_production() -> None:
    match = given({"cards": {"city_wall": 0, "cossack": 0}, "area": 2, "stone": 5}, {"passed": 1})
    before = goods(match)

    when(match, "deploy city_wall")
    assert nation(match).stability == 1
    when(match, "end", "deploy cossack")

    assert (nation(match).strength, nation(match).stability) == (9, 0)
    assert goods(match) == before | {"stone": 0}, "nothing is produced yet"
    assert production_of(table(match), nation(match)) == (0, 0, 2, 0)


@pytest.mark.rule("NAT-DEP-06")
def test_undeploying_ends_the_workers_effect_at_once_without_refund() -> None:
    match = given({"cards": {"cossack": 2, "city_wall": 1}, "area": 0}, {})
    before = goods(match)
    assert (nation(match).strength, nation(match).stability) == (18, -1)

    when(match, "undeploy cossack", "undeploy city_wall")

    n = nation(match)
    assert (n.strength, n.stability, n.area) == (9, -1, 2)
    assert production_of(table(match), n) == (0, 0, 0, -1)
    assert goods(match) == before


@pytest.mark.rule("NAT-DEP-07")
@pytest.mark.parametrize(
    ("told", "rule"),
    [
        ({"cards": {"windmill": 0}, "area": 0, "stone": 9}, "NAT-DEP-07"),
        ({"cards": {"windmill": 2}, "area": 0, "stone": 9}, "NAT-DEP-07"),
        ({"cards": {"windmill": 0}, "area": 5, "stone": 1}, "NAT-DEP-01"),
        ({"cards": {}, "area": 5, "stone": 9}, None),
    ],
    ids=["no-worker", "no-worker-from-another-card", "no-stone", "no-card"],
)
def test_no_deployment_without_worker_stone_or_card(told: dict[str, Any], rule: str | None) -> None:
    match = given(told | {"gold": 1}, {}, board=[["map_making"]])

    assert deployments(options(match)) == []
    assert refused(match).get("deploy windmill") == rule
    with pytest.raises(IllegalAnswer):
        when(match, "deploy windmill")
