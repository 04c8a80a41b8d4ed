"""Records copy themselves, and declare who sees what."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from oikumene.engine.errors import StartupError
from oikumene.engine.state import (
    Hidden,
    Owner,
    Public,
    Record,
    bare,
    fields,
    holds_records,
    mark_of,
    optional,
)
from tests.engine import toy


class Leaf(Record):
    """A record inside others."""

    seat: Public[int]
    names: Owner[list[str]]


class Loose(msgspec.Struct):
    """Not a record, and not frozen."""


class Tree(Record):
    """Every shape that a field can have."""

    number: Public[int]
    word: Public[str | None]
    flag: Public[bool]
    pair: Public[tuple[int, int]]
    either: Public[int | str]
    numbers: Public[list[int]]
    grid: Public[list[list[int]]]
    leaf: Public[Leaf]
    leaves: Public[list[Leaf]]
    maybe_leaf: Public[Leaf | None]
    maybe_numbers: Public[list[int] | None]
    maybe_leaves: Public[list[Leaf | None]]
    amounts: Public[dict[str, int]]
    lists: Public[dict[str, list[int]]]
    by_name: Public[dict[str, Leaf]]
    maybe_amounts: Hidden[dict[str, int] | None]
    bare_numbers: list[int]
    bare_maybe: list[int] | None
    bare_leaf: Leaf


def tree() -> Tree:
    return Tree(
        number=1,
        word=None,
        flag=True,
        pair=(1, 2),
        either="x",
        numbers=[1, 2],
        grid=[[1], [2, 3]],
        leaf=Leaf(0, ["a"]),
        leaves=[Leaf(0, ["b"]), Leaf(1, [])],
        maybe_leaf=Leaf(2, ["c"]),
        maybe_numbers=[4],
        maybe_leaves=[None, Leaf(3, ["d"])],
        amounts={"gold": 1},
        lists={"x": [1]},
        by_name={"y": Leaf(4, ["e"])},
        maybe_amounts={"food": 2},
        bare_numbers=[5],
        bare_maybe=[6],
        bare_leaf=Leaf(5, ["f"]),
    )


def test_a_copy_is_equal() -> None:
    assert tree().copy() == tree()
    assert type(tree().copy()) is Tree


def test_a_copy_is_independent_down_to_the_last_leaf() -> None:
    original = tree()
    before = msgspec.json.encode(original)
    shake(msgspec.structs.asdict(original.copy()))
    assert msgspec.json.encode(original) == before


def test_the_test_above_really_shakes_everything() -> None:
    copy = tree().copy()
    shake(msgspec.structs.asdict(copy))
    assert copy.grid == [[1, 0], [2, 3, 0], 0]
    assert copy.by_name["y"].names == ["e", 0]
    assert copy.bare_leaf.seat == 99


def shake(value: Any) -> None:
    """Change everything that can be changed inside a value."""
    if isinstance(value, Leaf):
        value.seat = 99
        shake(value.names)
    elif isinstance(value, list):
        for item in value:
            shake(item)
        value.append(0)
    elif isinstance(value, dict):
        for item in value.values():
            shake(item)
        value["new"] = 0


def test_missing_things_stay_missing() -> None:
    original = tree()
    original.maybe_leaf = None
    original.maybe_numbers = None
    original.maybe_amounts = None
    original.bare_maybe = None
    assert original.copy() == original


@pytest.mark.parametrize("kind", [set[int], tuple[list[int], ...], Leaf | Tree, list, Loose])
def test_what_copies_would_share_cannot_be_declared(kind: Any) -> None:
    holder = msgspec.defstruct("Holder", [("field", kind)], bases=(Record,))
    with pytest.raises(StartupError, match="its copies would share it"):
        holder(None).copy()  # type: ignore[attr-defined]


def test_a_whole_table_is_copied() -> None:
    original = toy.table(toy.start())
    copy = original.copy()
    assert copy == original
    copy.players[0].hand.append(99)
    copy.pool.clear()
    assert 99 not in original.players[0].hand
    assert original.pool


def test_fields_are_known_with_their_marks() -> None:
    marks = {name: mark_of(kind) for name, kind in fields(toy.Player).items()}
    assert marks == {
        "seat": "public",
        "hand": "owner",
        "coins": "public",
        "relics": "public",
        "mood": "hidden",
    }


def test_a_field_without_a_mark_is_hidden() -> None:
    assert mark_of(fields(Tree)["bare_numbers"]) == "hidden"
    assert mark_of(fields(toy.ToyTable)["pool"]) == "count"


def test_types_can_be_looked_into() -> None:
    kinds = fields(Tree)
    assert bare(kinds["maybe_numbers"]) == list[int]
    assert bare(kinds["either"]) == int | str
    assert bare(kinds["bare_leaf"]) is Leaf
    assert optional(kinds["word"])
    assert optional(kinds["bare_maybe"])
    assert not optional(kinds["number"])
    assert holds_records(kinds["by_name"])
    assert holds_records(kinds["maybe_leaves"])
    assert not holds_records(kinds["lists"])
