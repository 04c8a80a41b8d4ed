"""Random games of A New Dawn obey the laws of the table, and hide what is hidden."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest

import oikumene
from oikumene.titles.dawn import TITLE
from tests.titles.dawn.laws import GAMES, WONDERS, table_of

COUNT = 50
BATCH = 5


@pytest.mark.parametrize("first", range(0, COUNT, BATCH))
def test_every_table_obeys_the_laws_after_every_decision(first: int) -> None:
    for seed in range(first, first + BATCH):
        GAMES.watched(seed)


def test_the_random_games_use_every_option_value() -> None:
    used: Counter[tuple[str, Any]] = Counter()
    for seed in range(COUNT):
        seats, options = GAMES.settings_of(seed)
        used["seats", seats] += 1
        used["players", (seats, options["automated_player"])] += 1
        used["map", table_of(GAMES.new_game(seed)).options.map] += 1
        used.update(options.items())
    assert all(used["seats", seats] >= COUNT // 4 for seats in range(1, 5))
    assert all(used["players", (seats, False)] for seats in (2, 3, 4))
    assert all(used["players", (seats, True)] for seats in (1, 2, 3))
    assert all(used["map", name] > 5 for name in ("first_game", "random", "construction"))
    assert all(used[s.name, value] > 5 for s in TITLE.settings for value in s.values)


# Hidden knowledge


def words(value: Any) -> set[str]:
    """Every word in a JSON value."""
    if isinstance(value, dict):
        return {word for key, inner in value.items() for word in (str(key), *words(inner))}
    if isinstance(value, list | tuple):
        return {word for inner in value for word in words(inner)}
    return set(value.replace(":", " ").split()) if isinstance(value, str) else set()


@pytest.mark.parametrize("seed", range(2000, 2008))
def test_no_view_and_no_journal_names_a_wonder_of_the_decks(seed: int) -> None:
    for match in GAMES.every(3, seed):
        s = table_of(match)
        hidden = {*s.decks, *s.removed}
        for seat in (None, *range(match.seats)):
            shown = match.view(seat)
            assert not hidden & words(shown)
            assert shown["table"]["decks"] == {"count": len(s.decks)}
            assert shown["table"]["removed"] == {"count": len(s.removed)}
            assert "chance" not in shown["table"]
        told = [entry.args for entry in match.journal()]
        assert not hidden & words(told)


@pytest.mark.parametrize("seats", [2, 3])
def test_any_wonder_of_its_type_and_era_could_be_the_removed_one(seats: int) -> None:
    match = oikumene.start("dawn", seats, 5, {"random_map": True})
    s = table_of(match)
    seen = set(s.market)

    worlds = [table_of(match.imagine(0, Random(seed))) for seed in range(60)]

    for at, gone in enumerate(s.removed):
        alike = {
            wonder
            for wonder, printed in WONDERS.items()
            if all(printed[key] == WONDERS[gone][key] for key in ("type", "era"))
        }
        assert {world.removed[at] for world in worlds} == alike - seen
    for world in worlds:
        assert sorted(world.decks + world.removed) == sorted(s.decks + s.removed)


def test_what_will_be_turned_up_is_open_to_imagination() -> None:
    builder = {
        "row": ["early_empire", "astrology", "foreign_trade", "masonry", "pottery"],
        "resources": {"marble": 1},
    }
    match = oikumene.position(
        "dawn",
        {
            "players": [builder, {}],
            "market": ["stonehenge", "colossus", "oracle", "petra"],
            "removed": ["hanging_gardens"],
        },
    )
    turned_up = set()
    for seed in range(40):
        world = match.imagine(0, Random(seed))
        world.answer("resolve pottery")
        world.answer("wonder stonehenge")
        turned_up.add(table_of(world).market[0])
    assert turned_up == {"forbidden_city", "chichen_itza"}  # modern ones lie below them
