"""Where the rulebook leaves a question open (CIV-AMB)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.titles.civilization.fights import (
    CAPITAL,
    DOOR,
    FIELD,
    ME,
    RIVAL,
    attack,
    bonus,
    result,
    siege,
    stand,
)
from tests.titles.civilization.given import (
    asked,
    cities,
    figures,
    given,
    goods,
    options,
    player,
    refused,
    table,
    told,
    when,
)


@pytest.mark.rule("CIV-AMB-20")
def test_a_blockader_that_attacks_the_city_lifts_its_blockade_first() -> None:
    match = siege({}, {}, capital=True, built={DOOR: "barracks"})

    assert bonus(match) == {"seat:1": 12 + 2}


@pytest.mark.rule("CIV-AMB-20")
def test_a_blockader_that_stays_keeps_its_blockade() -> None:
    two = {"figures": [f"2 army {DOOR}"]}
    match = given({**ME, **two}, RIVAL, stage="movement", built={DOOR: "barracks"})

    when(match, f"move {DOOR} 1 0", f"go {CAPITAL}")

    assert bonus(match) == {"seat:1": 12}


@pytest.mark.rule("CIV-AMB-20")
@pytest.mark.parametrize(("coins", "wins"), [(14, True), (13, False)])
def test_the_coin_of_a_lifted_blockade_may_win_before_the_battle(coins: int, wins: bool) -> None:
    me = {**ME, "figures": [f"army {DOOR}"], "units": ["aircraft_7", "aircraft_6"]}
    rival = {**RIVAL, "tokens": {"sheet": coins}}
    match = given(me, rival, stage="movement", built={DOOR: "bank"})

    when(match, f"move {DOOR} 1 0", f"go {CAPITAL}")

    assert match.over
    how = (1, "economic") if wins else (0, "military")
    assert (table(match).winner, table(match).victory) == how
    assert bool(told(match, "battle")) != wins


@pytest.mark.rule("CIV-AMB-26")
def test_who_has_no_units_uses_no_battle_abilities() -> None:
    gunner = {"techs": ["currency", "mathematics"], "goods": {"iron": 1}}
    match = attack({"units": ["infantry_1", "mounted_1"]}, gunner)

    stand(match)

    assert result(match) == ("seat:0", 2, 0)
    assert goods(match, 1) == {"iron": 1}
    assert told(match, "used") == []


@pytest.mark.rule("CIV-AMB-28")
def test_a_city_without_culture_may_be_devoted_to_the_arts() -> None:
    match = given(ME, stage="city")

    when(match, "arts C2")

    assert player(match).culture == 1


@pytest.mark.rule("CIV-AMB-28")
@pytest.mark.parametrize("market", [{"wheat": 1}, {"silk": 2, "iron": 2}], ids=["wheat", "none"])
def test_a_harvest_needs_a_token(market: dict[str, int]) -> None:
    match = given(ME, stage="city", market=market)  # wheat is the only symbol around

    assert options(match, "harvest") == (["harvest C2"] if "wheat" in market else [])
    assert refused(match).get("harvest C2") == (None if "wheat" in market else "CIV-HRV-02")


RICH_CITIES: dict[str, Any] = {
    "C2": {"owner": 0, "capital": True, "extra": 2},
    "G2": {"owner": 0, "bonus": 4},
}
"""Three actions of the capital, and enough production for an army everywhere."""


@pytest.mark.rule("CIV-AMB-29")
def test_armies_are_produced_by_several_cities_and_into_one_square() -> None:
    match = given(ME, **{**FIELD, "stage": "city"}, cities=RICH_CITIES)

    when(match, "produce G2", "army", "at F2")
    when(match, "produce C2", "army", "at D3")
    when(match, "produce C2", "army", "at D3")

    assert figures(match, 0, "F2") == {"army": 1}
    assert figures(match, 0, "D3") == {"army": 2}

    when(match, "produce C2", "army")

    assert "at D3" not in options(match)
    assert refused(match)["at D3"] == "CIV-FIG-05"


BLOCKADED: dict[str, Any] = {**RIVAL, "figures": ["army C1"], "trade": 5}


@pytest.mark.rule("CIV-AMB-30")
def test_a_new_army_that_attacks_fights_a_full_battle() -> None:
    me = {**ME, "techs": ["construction", "code_of_laws"], "units": ["infantry_3", "mounted_1"]}
    match = given(me, {**BLOCKADED, "units": ["infantry_1"]}, stage="city")

    when(match, "produce C2", "army", "at C1", "attack infantry_3 1")
    stand(match)

    assert result(match) == ("seat:0", 4, 0)
    assert figures(match, 1, "C1") == {}
    assert asked(match) == (0, "spoils")

    when(match, "trade")

    assert player(match).trade == 3
    assert player(match).tokens == {"code_of_laws": 1}
    assert figures(match, 0, "C1") == {"army": 1}


@pytest.mark.rule("CIV-AMB-30")
def test_a_new_army_may_lose() -> None:
    match = given({**ME, "trade": 2}, BLOCKADED, stage="city")

    when(match, "produce C2", "army", "at C1")

    assert figures(match, 0, "C1") == {}
    assert (asked(match), options(match)) == ((1, "spoils"), ["trade", "trade 1", "no"])


@pytest.mark.rule("CIV-AMB-30")
def test_a_new_army_is_never_put_into_a_city_center() -> None:
    cities_near = {"F2": {"owner": 1}}  # as near as a city can be
    match = given(ME, **{**FIELD, "stage": "city"}, cities=cities_near)

    when(match, "produce C2", "army")

    outskirts = ["B1", "C1", "D1", "B2", "B3", "C3", "D3"]  # D2 is water
    assert sorted(options(match)) == sorted(f"at {name}" for name in outskirts)
    assert cities(match, 1) == ["F2", "N6"]
