"""The journal: what happened, for those who may know."""

from __future__ import annotations

from random import Random

from oikumene.engine.decision import Option, choose
from oikumene.engine.journal import known_to, log
from oikumene.engine.match import Match
from oikumene.engine.state import OVER, Entry
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
    assert [e.key for e in match.journal(0, since=len(whole))] == ["paid"]
    assert match.journal(0)[: len(whole)] == whole


def test_the_number_counts_only_what_the_reader_may_know() -> None:
    match = toy.to_shop(toy.start(hand=[2, 4]))
    assert len(match.journal(0)) == 2 + len(match.journal())
    for seat in (None, 0, 1):
        known = match.journal(seat)
        for since in range(len(known) + 1):
            assert match.journal(seat, since) == known[since:]


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
        assert quiet.digest() == loud.digest()
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


def test_an_imagined_world_tells_nobody_elses_story() -> None:
    match = toy.start(3)
    world = match.imagine(0, Random(5))
    assert world.journal(0)
    assert world.journal(1) == world.journal(2) == []
    assert match.journal(1)


def test_what_only_others_were_told_within_the_step_is_not_imagined_either() -> None:
    async def whisper(s: toy.ToyTable) -> None:
        log(s, "told", (0,))
        log(s, "told", (1,))
        await choose(0, "listen", [Option("yes"), Option("no")])
        await choose(0, "answer", [Option("yes"), Option("no")])
        s.phase = OVER

    world = toy.ruled(whisper).imagine(0, Random(5))
    for one in (world, world.clone()):
        assert (keys(one, 0), keys(one, 1)) == (["told"], [])
        one.answer("yes")
        assert (keys(one.clone(), 0), keys(one.clone(), 1)) == (["told"], [])
        one.answer("yes")
        assert (keys(one, 0), keys(one, 1)) == (["told"], [])
