"""Observations: only what a seat may know, the same in every run, of one length."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from random import Random
from typing import Any

import numpy as np
import pytest

import oikumene
from oikumene.engine.match import Match
from oikumene.lab.research.observe import (
    HEAD,
    LENGTH,
    LIMIT,
    OPTION_SLOTS,
    observe,
    observe_options,
    observe_past,
)

each_title = pytest.mark.parametrize("title", oikumene.titles())


def moments(title: str, *, journal: bool = False, stride: int = 17) -> Iterator[Match]:
    """Some moments of a random game, and its end if it comes early."""
    match, rng = oikumene.start(title, 3, 5, journal=journal), Random(5)
    for at in range(200):
        if match.decision is None:
            break
        if at % stride == 0:
            yield match
        match.answer(rng.choice(match.decision.options))
    yield match


@each_title
def test_a_seat_sees_the_same_in_every_world_that_it_could_be_in(title: str) -> None:
    rng = Random(1)
    for match in moments(title, journal=True):
        for seat in range(match.seats):
            world = match.imagine(seat, rng)
            assert np.array_equal(observe(world, seat), observe(match, seat))
            assert np.array_equal(observe_past(world, seat), observe_past(match, seat))
        if match.decision is None:
            continue
        seat, options = match.decision.seat, match.decision.options
        rows = observe_options(match.imagine(seat, rng), seat, options)
        assert np.array_equal(rows, observe_options(match, seat, options))


@each_title
def test_vectors_have_one_length_and_keep_their_limits(title: str) -> None:
    seen = set()
    for match in moments(title):
        vector = observe(match, 0)
        assert vector.shape == (LENGTH,)
        assert vector.dtype == np.float32
        assert np.abs(vector).max() <= LIMIT
        seen.add(vector.tobytes())
        for decision in match.decisions:
            rows = observe_options(match, decision.seat, decision.options)
            assert rows.shape == (len(decision.options), OPTION_SLOTS)
            assert len(np.unique(rows, axis=0)) > 1 or len(rows) == 1
    assert len(seen) > 5


def test_the_head_says_who_is_asked_and_what() -> None:
    match = oikumene.start("nations", 2, 1)
    assert match.decision is not None
    asked, options = match.decision.seat, len(match.decision.options)
    head = np.expm1(observe(match, asked, page=2)[:HEAD])
    assert head == pytest.approx([2, asked, 1, 1, options, 2, 1, 0], abs=1e-4)
    other = np.expm1(observe(match, 1 - asked)[:HEAD])
    assert other == pytest.approx([2, 1 - asked, 1, 0, 0, 0, 1, 0], abs=1e-4)


def test_the_same_numbers_come_out_in_every_run() -> None:
    program = (
        "import oikumene; from oikumene.lab.research import observe;"
        "print(observe(oikumene.start('dawn', 2, 3), 0).tobytes().hex())"
    )
    runs = {
        subprocess.run(
            [sys.executable, "-c", program],
            env={**os.environ, "PYTHONHASHSEED": seed},
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        for seed in ("1", "2")
    }
    assert runs == {observe(oikumene.start("dawn", 2, 3), 0).tobytes().hex() + "\n"}


def more_gold(seat: int) -> np.ndarray[Any, np.dtype[np.float32]]:
    """What changes for Rome on a seat when it has more gold."""

    def seen(gold: int) -> np.ndarray[Any, np.dtype[np.float32]]:
        nations: list[dict[str, Any]] = [{"nation": "egypt"}, {"nation": "egypt"}]
        nations[seat] = {"nation": "rome", "gold": gold}
        return observe(oikumene.position("nations", {"nations": nations}), seat)[HEAD:]

    return seen(5) - seen(1)


def test_my_own_things_are_in_the_same_slots_whoever_i_am() -> None:
    change = more_gold(0)
    assert np.count_nonzero(change) > 0
    assert more_gold(1) == pytest.approx(change)
