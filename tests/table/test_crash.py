"""Kill -9 under load: what was acknowledged is there, and nothing was done twice."""

from __future__ import annotations

import asyncio

from bench.crash import crash


def test_a_killed_server_has_lost_nothing_that_it_acknowledged() -> None:
    found = asyncio.run(crash(range(5), people=4, seed=7))
    assert found.kills == 5
    assert found.answers > 20
    assert found.kept + found.dropped > 0  # some requests were under way
