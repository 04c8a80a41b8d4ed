"""The journal: what happened, for those who may know."""

from __future__ import annotations

from random import Random

import msgspec

from oikumene.engine.journal import known_to, log
from oikumene.engine.match import Match
from oikumene.engine.state import Entry
from tests.engine import toy


def keys(match: Match, seat: int | None = None) -> list[str]:
    return [entry.key for entry in match.journal(seat)]


def test_an_entry_is_a_key_with_arguments_and_an_audience() -> None:
    s = toy.table(toy.start())
    s.journal = []
    log(s, "paid", seat="seat:0", n=2)
    log(s, "dealt", (1,), card=7)
    assert s.journal == [
        Entry("paid", {"seat": "seat:0", "n": 2}, None),
        Entry("dealt", {"card": 7}, (1,)),
    ]


def test_a_journal_that_is_off_keeps_nothing() -> None:
    s = toy.table(toy.start(journal=False))
    assert s.journal is None
    log(s, "paid")
    assert s.journal is None


def test_an_entry_reaches_only_its_audience() -> None:
    entries = [Entry("all", {}), Entry("one", {}, (1,)), Entry("two", {}, (1, 2))]
    assert [e.key for e in known_to(entries, 0)] == ["all"]
    assert [e.key for e in known_to(entries, 1)] == ["all", "one", "two"]
    assert [e.key for e in known_to(entries, 2)] == ["all", "two"]
    assert [e.key for e in known_to(entries, None)] == ["all"]


def test_nobody_reads_of_a_rivals_cards() -> None:
    match = toy.start(hand=[2, 3])
    assert keys(match, 0) == ["dealt"] * 2
    assert keys(match, 1) == ["dealt"] * 3
    assert keys(match) == []


def test_the_journal_grows_within_and_across_steps() -> None:
    match = toy.to_shop(toy.start())
    assert keys(match) == ["bids"]
    match.answer("pay")
    match.answer("pay")
    assert keys(match) == ["bids", "paid", "paid"]
    match.answer("done")
    match.answer("show")
    assert keys(match) == ["bids", "paid", "paid", "shown"]


def test_the_journal_can_be_read_from_a_number_on() -> None:
    match = toy.to_shop(toy.start())
    whole = match.journal(0)
    match.answer("pay")
    dealt_and_bids = 2 * 3 + 1
    assert [e.key for e in match.journal(0, since=dealt_and_bids)] == ["paid"]
    assert match.journal(0)[: len(whole)] == whole


def test_the_journal_stays_readable_after_the_end() -> None:
    match = toy.start(rounds=1)
    while match.decision is not None:
        match.answer(match.decision.options[-1])
    assert match.over
    assert keys(match) == ["bids"]


def test_a_match_without_a_journal_plays_the_same() -> None:
    loud, quiet = toy.start(), toy.start(journal=False)
    while loud.decision is not None:
        answer = loud.decision.options[0] if loud.decision.ask != "shop" else "done"
        loud.answer(answer)
        quiet.answer(answer)
        quiet_state = msgspec.structs.replace(quiet.state, journal=loud.state.journal)
        assert quiet_state == loud.state
    assert quiet.over
    assert quiet.journal() == []


def test_an_undone_entry_is_gone() -> None:
    match = toy.to_shop(toy.start())
    match.answer("pay")
    match.answer("done")
    match.undo()
    match.undo()
    assert keys(match) == ["bids"]
    match.redo()
    match.redo()
    assert keys(match) == ["bids", "paid"]


def test_an_imagined_world_tells_the_same_story() -> None:
    match = toy.to_shop(toy.start(3))
    for seat in (0, 1, 2, None):
        assert match.imagine(seat, Random(5)).journal(seat) == match.journal(seat)
