"""The views of all seats at once are what each seat alone would be shown."""

from __future__ import annotations

from random import Random

import pytest

import oikumene
from oikumene.engine.state import Owner, Public, Record
from oikumene.table.live import Views
from oikumene.table.telling import open_to_all, view_of

LONG_ENOUGH = 400
"""Answers: some games go on for thousands."""


class Hand(Record):
    seat: Public[int]
    cards: Owner[list[str]]


class Desk(Record):
    hands: Public[list[Hand]]


class Pool(Record):
    coins: Public[dict[str, int]]


def test_a_record_with_something_for_its_owner_is_not_open_to_all() -> None:
    assert not open_to_all(Hand)
    assert not open_to_all(Desk)
    assert open_to_all(Pool)


@pytest.mark.parametrize("title", oikumene.titles())
def test_a_game_gives_every_seat_its_own_view(title: str) -> None:
    match, rng = oikumene.start(title, 3, 11), Random(11)
    old: dict[str, object] = {}
    for _ in range(LONG_ENOUGH):
        if match.over:
            break
        match.answer(rng.choice(match.decisions[0].options))
        views = Views(match)
        for seat in (None, *range(3)):
            view, decision = views.of(seat)
            assert {**view, "decision": decision} == view_of(match, seat)
            assert bool(views.changed(old, view)) == (old != view)
        old = views.of(None)[0]
