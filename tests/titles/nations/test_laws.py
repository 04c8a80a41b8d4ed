"""Random games of Nations obey the laws of the table."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from oikumene.titles.nations import TITLE
from tests.titles.nations.laws import GAMES

COUNT = 100
BATCH = 5


@pytest.mark.parametrize("first", range(0, COUNT, BATCH))
def test_every_table_obeys_the_laws_after_every_decision(first: int) -> None:
    for seed in range(first, first + BATCH):  # five seat counts each
        GAMES.watched(seed)


def test_the_random_games_use_every_option_value() -> None:
    used: Counter[tuple[str, Any]] = Counter()
    for seed in range(COUNT):
        seats, options = GAMES.settings_of(seed)
        used["seats", seats] += 1
        for setting in TITLE.settings:
            values = options[setting.name] if setting.per_seat else [options[setting.name]]
            used.update((setting.name, value) for value in values)
    assert all(used["seats", seats] == COUNT // 5 for seats in range(1, 6))
    assert all(used[s.name, value] > 5 for s in TITLE.settings for value in s.values)
