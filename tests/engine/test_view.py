"""Views are whitelists: what is not marked as seen is not seen."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest

from oikumene.engine.state import Count, Hidden, Owner, Public, Record
from oikumene.engine.view import seen
from tests.engine import toy


class Chest(Record):
    """A record with every mark."""

    seat: Public[int]
    name: Public[str | None]
    letters: Owner[list[str]]
    word: Owner[str]
    deck: Count[list[int]]
    total: Count[int]
    ghost: Hidden[list[int]]
    unmarked: list[int]


class House(Record):
    """Records inside records, in every container."""

    chest: Public[Chest]
    chests: Public[list[Chest]]
    none_first: Public[list[Chest | None]]
    by_name: Public[dict[str, Chest]]
    rows: Public[list[list[Chest]]]
    missing: Public[Chest | None]
    cellar: Hidden[list[Chest]]
    counted: Count[list[Chest]]
    amounts: Public[dict[str, int]]
    by_number: Public[dict[int, Chest]]
    numbers: Public[dict[int, int]]


def chest(seat: int) -> Chest:
    return Chest(seat, "oak", ["secret"], "secret", [666, 666], 666, [666], [666])


def house() -> House:
    return House(
        chest=chest(0),
        chests=[chest(0), chest(1)],
        none_first=[None, chest(1)],
        by_name={"a": chest(0)},
        rows=[[chest(1)]],
        missing=None,
        cellar=[chest(0)],
        counted=[chest(0), chest(0)],
        amounts={"gold": 2},
        by_number={1: chest(1)},
        numbers={3: 4},
    )


def test_the_owner_sees_its_own() -> None:
    assert seen(chest(0), 0) == {
        "seat": 0,
        "name": "oak",
        "letters": ["secret"],
        "word": "secret",
        "deck": {"count": 2},
    }


@pytest.mark.parametrize("seat", [1, None])
def test_others_see_how_many(seat: int | None) -> None:
    assert seen(chest(0), seat) == {
        "seat": 0,
        "name": "oak",
        "letters": {"count": 1},
        "deck": {"count": 2},
    }


def test_records_inside_are_shown_by_their_own_marks() -> None:
    shown = seen(house(), None)
    assert "666" not in json.dumps(shown)
    assert "secret" not in json.dumps(shown)
    assert shown["chests"] == [seen(chest(0), None), seen(chest(1), None)]
    assert shown["none_first"] == [None, seen(chest(1), None)]
    assert shown["by_name"] == {"a": seen(chest(0), None)}
    assert shown["rows"] == [[seen(chest(1), None)]]
    assert shown["missing"] is None
    assert shown["counted"] == {"count": 2}
    assert shown["amounts"] == {"gold": 2}
    assert "cellar" not in shown


def test_each_owner_sees_its_own_inside() -> None:
    shown = seen(house(), 1)
    assert shown["chests"][0]["letters"] == {"count": 1}
    assert shown["chests"][1]["letters"] == ["secret"]


def test_a_view_is_a_copy() -> None:
    record = house()
    shown: Any = seen(record, 0)
    shown["amounts"]["gold"] = 99
    shown["chests"][0]["letters"].append("more")
    assert record.amounts == {"gold": 2}
    assert record.chests[0].letters == ["secret"]


# The view of a match


def test_the_view_of_a_match_says_what_a_screen_needs() -> None:
    match = toy.to_shop(toy.start())
    shown = match.view(0)
    assert json.loads(json.dumps(shown)) == shown
    assert (shown["title"], shown["rules"], shown["seats"]) == ("toy", 2, 2)
    assert shown["settings"]["hand"] == [3, 3]
    assert shown["over"] is False
    assert shown["waiting"] == [{"seat": 0, "ask": "shop"}]
    assert shown["decision"] == {
        "ask": "shop",
        "args": {"price": 2},
        "options": [
            {
                "text": "pay",
                "verb": "pay",
                "args": [],
                "things": [],
                "facts": {"n": 2, "because": []},
            },
            {"text": "show", "verb": "show", "args": [], "things": [], "facts": {}},
            {"text": "done", "verb": "done", "args": [], "things": [], "facts": {}},
        ],
        "refused": [],
    }
    assert shown["result"] is None
    assert shown["table"]["players"][0]["hand"] == toy.table(match).players[0].hand
    assert shown["table"]["players"][1]["hand"] == {"count": 2}
    assert "mood" not in json.dumps(shown)
    assert "chance" not in json.dumps(shown)


def test_a_closed_option_is_shown_with_its_rule() -> None:
    match = toy.to_shop(toy.start(coins=1))
    assert match.view(0)["decision"]["refused"] == [
        {"text": "pay", "verb": "pay", "things": [], "rule": "TOY-PAY-01"}
    ]


def test_facts_explain_a_number() -> None:
    match = toy.to_shop(toy.start())
    s = toy.table(match)
    s.players[1].relics.append("scale")
    toy.refresh(s)
    (pay,) = [option for option in match.clone().decision.options if option.verb == "pay"]  # type: ignore[union-attr]
    assert match.facts(0, pay) == {"n": 3, "because": ["scale 2→3"]}


@pytest.mark.parametrize("seat", [1, None])
def test_only_the_seat_that_is_asked_sees_its_options(seat: int | None) -> None:
    match = toy.to_shop(toy.start())
    assert match.view(seat)["decision"] is None


def test_each_sees_only_its_own_bids() -> None:
    match = toy.start(3)
    for seat in range(3):
        offered = match.view(seat)["decision"]["options"]
        hand = toy.table(match).players[seat].hand
        assert [option["text"] for option in offered] == [f"bid {card}" for card in hand]
        assert [option["args"] for option in offered] == [[card] for card in hand]
    assert match.view()["decision"] is None
    assert [waiting["seat"] for waiting in match.view()["waiting"]] == [0, 1, 2]


def test_the_end_is_shown_with_its_result() -> None:
    match = toy.start(rounds=1)
    while match.decision is not None:
        match.answer(match.decision.options[-1])
    shown = match.view()
    assert shown["over"] is True
    assert shown["waiting"] == []
    assert match.result is not None
    assert shown["result"] == {
        "scores": match.result.scores,
        "winners": [toy.table(match).winner],
        "reason": "most",
        "args": {},
    }


def test_changing_a_view_changes_no_match() -> None:
    match = toy.start()
    match.view(0)["settings"]["hand"].clear()
    assert match.settings["hand"] == [3, 3]


def test_an_imagined_world_looks_the_same() -> None:
    rng = Random(3)
    match = toy.start(3, traps=True)
    while match.decision is not None:
        for seat in (0, 1, 2, None):
            assert match.imagine(seat, rng).view(seat) == match.view(seat)
        safe = [option for option in match.decision.options if option.verb != "trap"]
        match.answer(rng.choice(safe))
