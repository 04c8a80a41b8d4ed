"""What a title says of itself: settings and their checks, steps, migrations, data files."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest

from oikumene.engine import content
from oikumene.engine.errors import BadSetup, StartupError, listed
from oikumene.engine.title import Setting, migrated
from tests.engine import toy
from tests.engine.toy import TOY

DEFAULTS = {"hand": [3, 3], "coins": [5, 5], "rounds": 2, "limit": 3, "traps": False}


# Settings


def test_settings_have_defaults() -> None:
    assert TOY.settle(2, {}) == DEFAULTS


def test_a_default_can_depend_on_the_seats() -> None:
    assert TOY.settle(3, {})["hand"] == [2, 2, 2]
    assert Setting("x", (1, 2), 1, default_for={4: 2}).default_at(4) == 2


def test_given_settings_replace_defaults() -> None:
    assert TOY.settle(2, {"rounds": 1, "limit": None, "traps": True}) == {
        **DEFAULTS,
        "rounds": 1,
        "limit": None,
        "traps": True,
    }


@pytest.mark.parametrize("given", [4, [4, 4], (4, 4)])
def test_one_value_or_one_per_seat(given: Any) -> None:
    assert TOY.settle(2, {"hand": given})["hand"] == [4, 4]
    assert TOY.settle(2, {"hand": [1, 4]})["hand"] == [1, 4]


def test_settings_are_not_shared_between_matches() -> None:
    hands = [1, 2]
    settings = TOY.settle(2, {"hand": hands})
    hands.append(3)
    assert settings["hand"] == [1, 2]


@pytest.mark.parametrize("seats", [0, 1, 4, -2, 2.0, "2", None, True])
def test_seats_out_of_range(seats: Any) -> None:
    with pytest.raises(BadSetup) as wrong:
        TOY.settle(seats, {})
    assert str(wrong.value) == f"toy is for 2 to 3 seats, not {seats!r}"


@pytest.mark.parametrize(
    ("given", "trouble"),
    [
        ({"size": 1}, "unknown option 'size'; toy has: hand, coins, rounds, limit, traps"),
        ({3: 1}, "unknown option 3; toy has: hand"),
        ({"rounds": 4}, "option 'rounds' is 4; allowed: 1, 2, 3"),
        ({"rounds": "2"}, "option 'rounds' is '2'; allowed: 1, 2, 3"),
        ({"rounds": 2.0}, "option 'rounds' is 2.0; allowed: 1, 2, 3"),
        ({"rounds": True}, "option 'rounds' is True; allowed: 1, 2, 3"),
        ({"rounds": None}, "option 'rounds' is None; allowed: 1, 2, 3"),
        ({"rounds": [2, 2]}, r"option 'rounds' is \[2, 2\]; allowed: 1, 2, 3"),
        ({"limit": False}, "option 'limit' is False; allowed: 3, None"),
        ({"traps": 1}, "option 'traps' is 1; allowed: False, True"),
        ({"traps": "yes"}, "option 'traps' is 'yes'; allowed: False, True"),
        ({"hand": [1]}, "option 'hand' has 1 values for 2 seats"),
        ({"hand": [1, 1, 1]}, "option 'hand' has 3 values for 2 seats"),
        ({"hand": [1, 9]}, "option 'hand' is 9; allowed: 1, 2, 3, 4"),
        ({"hand": {"0": 1}}, "option 'hand' is {'0': 1}; allowed: 1, 2, 3, 4"),
        ([("rounds", 1)], "options are given by name, not as"),
        ("rounds", "options are given by name, not as 'rounds'"),
    ],
)
def test_wrong_settings(given: Any, trouble: str) -> None:
    with pytest.raises(BadSetup, match=trouble):
        TOY.settle(2, given)


def test_a_title_refuses_combinations() -> None:
    with pytest.raises(BadSetup, match="not enough cards"):
        TOY.settle(3, {"hand": 4, "rounds": 3})


# Steps, migrations, positions


def test_a_title_knows_which_steps_ask() -> None:
    asks = {phase: asks for phase, (_, asks) in TOY.asking.items()}
    assert asks["bid"]
    assert asks["shop"]
    assert not asks["deal"]


def test_migrations_run_one_after_the_other() -> None:
    title = msgspec.structs.replace(
        TOY,
        rules=3,
        migrations={1: lambda s: {**s, "one": 1}, 2: lambda s: {**s, "two": s["one"] + 1}},
    )
    assert migrated(title, {}, 1) == {"one": 1, "two": 2}
    assert migrated(title, {"one": 5}, 2) == {"one": 5, "two": 6}
    assert migrated(title, {"x": 1}, 3) == {"x": 1}


def test_a_missing_migration_is_named() -> None:
    with pytest.raises(StartupError, match="toy has no migration from rules version 0"):
        migrated(TOY, {}, 0)


def test_a_title_lays_positions() -> None:
    seats, settings, state = TOY.position({"coins": 30})
    assert (seats, settings["coins"]) == (2, [30, 30])
    assert isinstance(state, toy.ToyTable)


def test_a_result_counts_what_the_title_counts() -> None:
    match = toy.start(rounds=1)
    while match.decision is not None:
        match.answer(match.decision.options[-1])
    winner = toy.table(match).winner
    assert match.result is not None
    assert match.result.scores == [8 if seat == winner else 5 for seat in range(2)]
    assert match.result.winners == [winner]


def test_a_title_need_not_have_sheets_rounds_orders_or_a_guide() -> None:
    state = toy.start().state
    assert TOY.sheets(state) == []
    assert TOY.round(state) == 0
    assert TOY.closing == frozenset()
    assert TOY.orders == {}
    assert TOY.guide is None


# Data files


@pytest.mark.parametrize(
    ("box", "text", "trouble"),
    [
        ("box1", "[1, ", "data/bad.json: .*truncated"),
        ("box2", '["x"]', r"data/bad.json: .*\$\[0\]"),
    ],
)
def test_bad_data_stops_the_start(
    box: str, text: str, trouble: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / box / "data").mkdir(parents=True)
    (tmp_path / box / "__init__.py").touch()
    (tmp_path / box / "data" / "bad.json").write_text(text)
    (tmp_path / box / "data" / "good.json").write_text("[1, 2]")
    monkeypatch.syspath_prepend(tmp_path)
    assert content.read(box, "good", list[int]) == [1, 2]
    with pytest.raises(StartupError, match=trouble):
        content.read(box, "bad", list[int])


def test_allowed_things_are_listed() -> None:
    assert listed(["a", 1, None]) == "a, 1, None"
