"""Chance: fair, repeatable, and nothing but one integer in the state."""

from __future__ import annotations

from collections import Counter

import pytest

from oikumene.engine import chance
from tests.engine import toy


def table(seed: int = 1) -> toy.ToyTable:
    return toy.setup(2, toy.TOY.settle(2, {}), chance.seeded(seed))


def test_the_same_seed_gives_the_same_numbers() -> None:
    one, two = table(), table()
    assert [chance.below(one, 100) for _ in range(50)] == [
        chance.below(two, 100) for _ in range(50)
    ]


def test_neighbouring_seeds_give_unlike_numbers() -> None:
    firsts = [chance.below(table(seed), 1000) for seed in range(100)]
    assert len(set(firsts)) > 80


def test_a_negative_or_huge_seed_is_a_seed() -> None:
    assert chance.seeded(-1) == chance.seeded(2**64 - 1)
    assert 0 <= chance.seeded(10**30) < 2**64


@pytest.mark.parametrize("n", [1, 2, 3, 6, 7, 100])
def test_numbers_are_spread_evenly(n: int) -> None:
    s = table()
    draws = 400 * n
    counts = Counter(chance.below(s, n) for _ in range(draws))
    assert set(counts) == set(range(n))
    assert all(300 < count < 500 for count in counts.values())


def test_a_die_has_its_sides() -> None:
    s = table()
    assert {chance.roll(s) for _ in range(200)} == {1, 2, 3, 4, 5, 6}
    assert {chance.roll(s, sides=2) for _ in range(50)} == {1, 2}


def test_drawing_takes_one_thing_out_of_the_pool() -> None:
    s = table()
    pool = list(range(10))
    drawn = [chance.draw(s, pool) for _ in range(10)]
    assert sorted(drawn) == list(range(10))
    assert drawn != list(range(10))
    assert pool == []


def test_every_place_of_a_pool_is_drawn_alike() -> None:
    s = table()
    counts = Counter(chance.draw(s, list("abcd")) for _ in range(2000))
    assert set(counts) == set("abcd")
    assert all(400 < count < 600 for count in counts.values())


def test_shuffling_keeps_the_things_and_the_list() -> None:
    s = table()
    things = list(range(20))
    mixed = chance.shuffled(s, things)
    assert things == list(range(20))
    assert sorted(mixed) == things
    assert mixed != things


def test_every_order_can_come_out_of_a_shuffle() -> None:
    s = table()
    orders = Counter(tuple(chance.shuffled(s, [1, 2, 3])) for _ in range(1200))
    assert len(orders) == 6
    assert all(140 < count < 260 for count in orders.values())


def test_every_draw_and_reveal_moves_the_integer() -> None:
    s = table()
    seen = {s.chance}
    for act in (
        lambda: chance.below(s, 1),
        lambda: chance.roll(s),
        lambda: chance.draw(s, [1]),
        lambda: chance.revealed(s),
    ):
        act()
        assert s.chance not in seen
        assert 0 <= s.chance < 2**64
        seen.add(s.chance)


def test_reading_the_table_moves_nothing() -> None:
    match = toy.start()
    before = match.state.chance
    match.view(0)
    match.clone()
    assert match.state.chance == before
