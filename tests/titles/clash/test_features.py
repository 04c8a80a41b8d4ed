"""The table of Clash of Cultures as numbers."""

from __future__ import annotations

from typing import Any

import pytest

from oikumene.engine.match import Match
from oikumene.titles.clash import TITLE
from oikumene.titles.clash.cards import OBJECTIVES
from oikumene.titles.clash.features import FEATURES, MISSING, WIN, features, scored, survey
from oikumene.titles.clash.objectives import STATUS, TESTS
from oikumene.titles.clash.scoring import points
from tests.titles.clash.given import given, table, when
from tests.titles.clash.laws import GAMES

SEEDS = range(9)
"""Some games each for two, three and four."""


def named(match: Match, seat: int = 0) -> dict[str, float]:
    """The numbers of a seat by name."""
    return dict(zip(FEATURES, features(table(match), seat), strict=True))


def numbers(
    mine: dict[str, Any], other: dict[str, Any] | None = None, **words: Any
) -> dict[str, float]:
    """A table in numbers for the first player."""
    return named(given({"goods": {}, **mine}, other or {}, **words))


def changed(before: dict[str, float], after: dict[str, float]) -> set[str]:
    """What is not as it was."""
    return {name for name, number in before.items() if after[name] != number}


# Over whole games


@pytest.mark.parametrize("seed", SEEDS)
def test_points_and_objectives_agree_with_the_rules(seed: int) -> None:
    halves = [each for each in OBJECTIVES.values() if each.test in MISSING]
    for match in GAMES.every(5, seed):
        s = table(match)
        stands = survey(s)
        for p in s.players:
            stand = stands[p.seat]
            rivals = [stands[q.seat] for q in s.players if q is not p]
            assert list(scored(s, p, stand)) == list(points(s, p).values())
            for half in halves:
                met = MISSING[half.test](stand, rivals, half) <= 0
                assert met == TESTS[STATUS][half.test](s, p, half), half.id


def test_the_title_tells_its_numbers() -> None:
    match = given({})
    assert TITLE.features(match.state, 1) == features(table(match), 1)


# What moves them


def test_absent_rivals_are_zeros() -> None:
    two, three = named(given(*[{}] * 2)), named(given(*[{}] * 3))
    there = [f"rival {at} present" for at in (1, 2, 3)]
    assert [two[name] for name in there] == [1, 0, 0]
    assert [three[name] for name in there] == [1, 1, 0]
    assert not any(number for name, number in two.items() if name.startswith("rival 3"))


def test_rivals_come_clockwise() -> None:
    match = given({"goods": {"gold": 1}}, {"goods": {"gold": 2}}, {"goods": {"gold": 3}})
    found = named(match, 1)
    gold = [found[name] for name in ("own has gold", "rival 1 has gold", "rival 2 has gold")]
    assert [round(7 * each) for each in gold] == [2, 3, 1]


def test_goods_are_seen_as_such() -> None:
    assert changed(numbers({}), numbers({"goods": {"ore": 2}})) == {"own has ore"}
    assert changed(numbers({}, {"goods": {}}), numbers({}, {"goods": {"food": 1}})) == {
        "rival 1 has food"
    }


def test_the_game_goes_on() -> None:
    early, late = numbers({}, age=1, round=2), numbers({}, age=6, round=3)
    assert late["game"] > early["game"]
    assert late["rounds left"] < early["rounds left"]


def test_points_have_their_sources() -> None:
    start = numbers({})
    wise = numbers({"advances": ["writing", "arts"]})
    assert wise["own points"] - start["own points"] == pytest.approx(2 / WIN)
    assert wise["own points of advances"] > start["own points of advances"]
    assert (wise["own knows arts"], start["own knows arts"]) == (1, 0)
    done = numbers({"completed": ["happy"]})
    assert changed(start, done) == {"own points", "own points of objectives"}


def test_a_city_grows_and_its_mood_counts() -> None:
    home = given({})
    name = next(iter(table(home).cities))
    where = table(home).ground.names[name]

    def city(**words: Any) -> dict[str, float]:
        return numbers({"cities": {where: words}})

    happy, angry = city(mood="happy"), city(mood="angry")
    assert {"own happy cities", "own angry cities", "own work"} <= changed(happy, angry)
    temple = city(mood="happy", buildings=["temple"])
    assert temple["own cities with temple"] > happy["own cities with temple"] == 0
    assert temple["own largest city"] > happy["own largest city"]
    foreign = city(mood="happy", buildings=["temple@1"])
    assert foreign["own buildings lost"] == foreign["rival 1 buildings abroad"] > 0
    assert foreign["rival 1 points of pieces"] > happy["rival 1 points of pieces"]


def test_cards_of_a_rival_are_only_counted() -> None:
    hand = {"actions": ["a01"], "objectives": ["o01"], "wonders": ["great_wall"]}
    other = {"actions": ["a15"], "objectives": ["o02"], "wonders": ["great_arena"]}
    assert numbers({}, {"goods": {}, **hand}) == numbers({}, {"goods": {}, **other})
    assert "own attack cards" in changed(numbers(hand), numbers(other))
    assert numbers({}, hand)["rival 1 wonder cards"] > 0


def test_a_wonder_comes_nearer_with_its_price_and_its_advance() -> None:
    hand = {"wonders": ["great_arena"]}
    rich = {"food": 2, "wood": 4, "ore": 5, "culture": 5}
    far = numbers(hand)["own wonder near"]
    near = numbers({**hand, "goods": rich})["own wonder near"]
    able = numbers({**hand, "goods": rich, "advances": ["arts", "sports"]})["own wonder near"]
    assert far < near < able < 1


def test_an_objective_comes_nearer_until_it_is_met() -> None:
    found = [
        numbers({"objectives": ["o07"], "goods": {"ideas": n}, "advances": ["public_education"]})
        for n in (2, 4, 5)  # it wants 5 ideas
    ]
    near = [each["own objectives near"] for each in found]
    assert near == sorted(near)
    assert [each["own objectives met"] > 0 for each in found] == [False, False, True]


def test_an_army_beside_an_unguarded_city_is_a_threat() -> None:
    match = given({})
    s = table(match)
    n = next(n for n, city in s.cities.items() if city.owner == 0)
    home, beside = (
        s.ground.names[n],
        next(s.ground.names[m] for m in s.ground.beside[n] if s.ground.is_dry[m]),
    )
    safe, raided = numbers({}), numbers({}, {"units": {beside: "3 infantry"}})
    assert raided["own threatened cities"] > safe["own threatened cities"] == 0
    assert raided["rival 1 press of its armies"] > 0
    assert raided["rival 1 nearest of its armies"] > safe["rival 1 nearest of its armies"]
    guarded = numbers({"units": {home: "2 infantry"}}, {"units": {beside: "3 infantry"}})
    assert guarded["own threatened cities"] == 0
    assert guarded["own guarded cities"] > 0
    assert guarded["rival 1 press of its armies"] < raided["rival 1 press of its armies"]


def test_an_offer_shows_what_it_would_bring() -> None:
    match = given({"goods": {"ore": 1}, "advances": ["bartering"]}, {"goods": {"gold": 2}})
    when(match, "trade", "give ore", "want gold", "want gold")
    assert named(match)["own offer resources"] > 0
    assert named(match, 1)["own offer resources"] == 0  # a draft is its maker's alone
    when(match, "propose")
    assert named(match, 1)["own offer resources"] < 0
