"""The table of Civilization as numbers."""

from __future__ import annotations

from typing import Any

import pytest

from oikumene.engine.match import Match
from oikumene.titles.civilization import TITLE
from oikumene.titles.civilization.cards import COINS_TO_WIN
from oikumene.titles.civilization.features import (
    BONUS,
    CULTURE_INCOME,
    FEATURES,
    PRODUCED,
    TRADE_INCOME,
    features,
)
from oikumene.titles.civilization.forces import combat_bonus
from oikumene.titles.civilization.state import cities_of, government_of
from oikumene.titles.civilization.yields import coins, culture_of, production_of, trade_of
from tests.titles.civilization.given import given, table, when
from tests.titles.civilization.laws import GAMES

SEEDS = range(12)
"""Four games each for two, three and four."""
STRONG = ["infantry_2"] * 3 + ["mounted_2"] * 2
MAP: dict[str, Any] = {"tiles": {"E1": "tile_03/1", "A5": "tile_12/0"}, "huts": {}, "round": 3}


def named(match: Match, seat: int = 0) -> dict[str, float]:
    """The numbers of a seat by name."""
    return dict(zip(FEATURES, features(table(match), seat), strict=True))


def numbers(
    mine: dict[str, Any], other: dict[str, Any] | None = None, **words: Any
) -> dict[str, float]:
    """A table in numbers for the first player, who plays America against Germany."""
    players = {"civilization": "america", **mine}, {"civilization": "germany", **(other or {})}
    return named(given(*players, **{**MAP, **words}))


def changed(before: dict[str, float], after: dict[str, float]) -> set[str]:
    """What is not as it was."""
    return {name for name, number in before.items() if after[name] != number}


# Over whole games


@pytest.mark.parametrize("seed", SEEDS)
def test_sums_over_all_players_agree_with_the_rules(seed: int) -> None:
    for match in GAMES.every(2, seed):
        s = table(match)
        for p in s.players:
            found, cities = named(match, p.seat), cities_of(s, p.seat)
            trade = sum(trade_of(s, n) for n in cities) + government_of(s, p).trade
            culture = sum(culture_of(s, n) + 1 for n in cities)
            production = sum(production_of(s, n) for n in cities)
            assert found["own coins"] == coins(s, p) / COINS_TO_WIN
            assert found["own combat bonus"] == combat_bonus(s, p) / BONUS
            assert found["own trade income"] == trade / TRADE_INCOME
            assert found["own culture income"] == culture / CULTURE_INCOME
            assert found["own production"] == production / PRODUCED / 2


def test_the_title_tells_its_numbers() -> None:
    match = given({}, **MAP)
    assert TITLE.features(match.state, 1) == features(table(match), 1)


# What moves them


def test_absent_rivals_are_zeros() -> None:
    two, three = named(given(*[{}] * 2)), named(given(*[{}] * 3))
    there = [f"rival {at} present" for at in (1, 2, 3)]
    assert [two[name] for name in there] == [1, 0, 0]
    assert [three[name] for name in there] == [1, 1, 0]
    assert not any(number for name, number in two.items() if name.startswith("rival 3"))


def test_rivals_come_clockwise() -> None:
    match = given({"trade": 1}, {"trade": 2}, {"trade": 3})
    found = named(match, 1)
    trades = [found[name] for name in ("own trade", "rival 1 trade", "rival 2 trade")]
    assert [round(27 * each) for each in trades] == [2, 3, 1]


def test_trade_is_seen_as_such_and_as_a_tech_to_come() -> None:
    poor, rich = numbers({}), numbers({"trade": 6})
    assert changed(poor, rich) == {"own trade", "own tech ready", "own tech aim"}
    assert rich["own tech ready"] > poor["own tech ready"] == 0


def test_each_road_has_numbers_of_its_own() -> None:
    start = numbers({})
    track = numbers({"track": 7})
    coined = numbers({"tokens": {"sheet": 3}})
    wise = numbers({"techs": ["currency", "pottery", "writing"]})
    assert changed(start, track) == {"own track", "own culture road"}
    assert changed(start, coined) == {"own coins", "own lasting coins"}
    assert wise["own pyramid"] > start["own pyramid"]
    assert (wise["own knows pottery"], start["own knows pottery"]) == (1, 0)
    assert wise["own coin abilities"] > start["own coin abilities"]


def test_a_rivals_step_is_a_rivals_number() -> None:
    step = changed(numbers({}), numbers({}, {"track": 20, "culture": 7, "trade": 6}))
    assert {"rival 1 track", "rival 1 can advance", "rival 1 tech ready"} <= step
    assert all(name.startswith("rival 1") for name in step)


def test_goods_count_more_where_a_tech_uses_them() -> None:
    currency = numbers({"goods": {"incense": 1}})  # it gives culture for incense
    assert currency["own has incense"] > 0
    assert currency["own useful goods"] > numbers({"goods": {"wheat": 1}})["own useful goods"]


def test_markers_and_events_of_a_rival_are_only_counted() -> None:
    hand = {"markers": ["hut_spy"], "events": ["sabotage"], "units": ["infantry_3"]}
    other = {"markers": ["hut_wheat"], "events": ["drought"], "units": ["infantry_1"]}
    assert numbers({}, hand) == numbers({}, other)
    assert {"own has spy", "own strength"} <= changed(numbers(hand), numbers(other))
    assert numbers({}, hand)["rival 1 events"] > 0


def test_a_scout_that_can_found_a_city_is_near_a_site() -> None:
    good, bad = (numbers({"figures": [f"scout {n}"]})["own site"] for n in ("F3", "A1"))
    assert good > bad > 0
    settled = given({"civilization": "america", "figures": ["scout F3"]}, **MAP)
    before = named(settled)
    after = named(when(settled, "found F3"))
    assert after["own cities"] > before["own cities"]
    assert after["own site"] == 0


def test_an_army_goes_to_a_hut() -> None:
    huts = {"H1": "hut"}
    near, far = (numbers({"figures": [f"army {n}"]}, huts=huts) for n in ("G2", "A1"))
    assert near["own hut near"] > far["own hut near"]
    assert near["huts"] > numbers({})["huts"]


def test_an_army_before_the_capital_is_a_threat_that_units_and_walls_lessen() -> None:
    raider = {"units": STRONG, "figures": ["2 army D4"]}
    far, near = numbers({}, {"units": STRONG, "figures": ["2 army D8"]}), numbers({}, raider)
    for name in ("nearest of its armies", "gathered of its armies"):
        assert near[f"rival 1 {name}"] > far[f"rival 1 {name}"]
    odds = "rival 1 odds of its armies"
    guarded = numbers({"units": STRONG}, raider)
    assert near[odds] > guarded[odds]
    walled = numbers({}, raider, cities={"C3": {"owner": 0, "capital": True, "walls": True}})
    assert near[odds] > walled[odds]
    assert walled["own walls"] > 0


def test_a_blockade_takes_the_income() -> None:
    free, blocked = numbers({}), numbers({}, {"figures": ["army B4"]})  # a mountain
    lost = {name for name in changed(free, blocked) if name.startswith("own")}
    assert lost == {"own production"}
    assert blocked["own production"] < free["own production"]


def test_an_offer_shows_what_it_would_bring() -> None:
    match = given({"goods": {"iron": 1}}, {"goods": {"silk": 2}}, **{**MAP, "stage": "trade"})
    when(match, "deal 1", "give iron", "want silk", "want silk")
    assert named(match)["own offer goods"] > 0
    assert named(match, 1)["own offer goods"] == 0  # a draft is its maker's alone
    when(match, "propose")
    assert named(match, 1)["own offer goods"] < 0
