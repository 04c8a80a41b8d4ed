"""Batches of matches: the same on any number of workers, and honest about mistakes."""

from __future__ import annotations

import numpy as np
import pytest

from oikumene.engine.errors import BadSetup, IllegalAnswer
from oikumene.lab.research.numbered import actions
from oikumene.lab.research.observe import LENGTH, OPTION_SLOTS
from oikumene.lab.research.vector import Batch, Vector

SHORT = {"ages": 1}


def batches(jobs: int) -> list[Batch]:
    """Some batches of random play: enough for matches to end."""
    rng = np.random.default_rng(1)
    with Vector("nations", 3, 2, SHORT, seed=5, jobs=jobs) as tables:
        found = [tables.reset()]
        while sum(batch.over.sum() for batch in found) < 2:
            found.append(tables.step(rng.integers(found[-1].seen["action_mask"].sum(axis=1))))
    return found


def test_batches_are_the_same_on_any_number_of_jobs() -> None:
    one, two = batches(1), batches(2)
    assert len(one) == len(two) > 10
    for first, second in zip(one, two, strict=True):
        assert all(np.array_equal(first.seen[key], second.seen[key]) for key in first.seen)
        assert np.array_equal(first.asked, second.asked)
        assert np.array_equal(first.rewards, second.rewards)
        assert np.array_equal(first.over, second.over)
    last = one[-1]
    assert last.seen["observation"].shape == (3, LENGTH)
    assert last.asked.shape == last.over.shape == (3,)
    assert not last.rewards[~last.over].any()
    assert last.rewards[last.over].sum(axis=1) == pytest.approx(0)
    begun = np.expm1(last.seen["observation"][last.over][:, 2])
    assert begun == pytest.approx(1)  # the next match is in its first round


def test_options_come_along_and_mistakes_come_back() -> None:
    with Vector("nations", 2, 2, SHORT, form="options") as tables:
        batch = tables.reset()
        assert batch.seen["options"].shape == (2, actions("nations"), OPTION_SLOTS)
        with pytest.raises(IllegalAnswer, match="none of the"):
            tables.step([0, 60])
        with pytest.raises(BadSetup, match="1 actions for 2 matches"):
            tables.step([0])


@pytest.mark.parametrize("jobs", [0, 3])
def test_every_job_needs_a_match(jobs: int) -> None:
    with pytest.raises(BadSetup, match="2 matches"):
        Vector("nations", 2, jobs=jobs)
