"""A coarse guard on speed. `make bench` measures properly, against a public peer."""

from __future__ import annotations

from random import Random
from time import process_time
from timeit import repeat

import oikumene

ROWS = [list(range(10)) for _ in range(100)]
USUAL = 0.4
"""How many yardsticks the copy of a state takes."""
SLACK = 3


def yardstick() -> list[list[int]]:
    """Copying of plain lists: on a slower machine or Python it slows down like the state's copy."""
    return [row[:] for row in ROWS]


def test_copying_a_state_stays_cheap() -> None:
    match, rng = oikumene.start("nations", 4, 7, journal=False), Random(7)
    for _ in range(90):  # about the middle of a game
        assert match.decision is not None
        match.answer(rng.choice(match.decision.options))
    # The best of many short rounds, each with both: a busy machine cannot spoil them all.
    rounds = [
        repeat(work, number=200, repeat=1, timer=process_time)[0]
        for _ in range(15)
        for work in (match.state.copy, yardstick)
    ]
    copying, measuring = min(rounds[::2]), min(rounds[1::2])
    assert copying < SLACK * USUAL * measuring
