"""The past and the might-have-been: moments, safe points, and forks of a match."""

from __future__ import annotations

import json
from collections.abc import Callable
from random import Random
from typing import Any

import msgspec
import pytest

import oikumene
from oikumene.engine import save
from oikumene.engine.decision import Option, choose
from oikumene.engine.errors import CannotUndo, IllegalAnswer, NoSuchMoment, NoSuchSeat
from oikumene.engine.match import Match
from oikumene.engine.state import OVER
from tests.engine import toy

A, B = Option("a"), Option("b")
Start = Callable[[int], Match]


def a_toy(seed: int) -> Match:
    return toy.start(3, seed, coins=5)


def some_nations(seed: int) -> Match:
    return oikumene.start("nations", 2 + seed % 2, seed, {"ages": 1, "level": "competitive"})


each_title = pytest.mark.parametrize("begun", [a_toy, some_nations])
each_seed = pytest.mark.parametrize("seed", range(3))


def answer_any(match: Match, rng: Random) -> None:
    decision = rng.choice(match.decisions)
    match.answer(rng.choice(decision.options), decision.seat)


def revived(match: Match) -> Match:
    """The match as a trusted store gives it back."""
    kept = msgspec.json.decode(msgspec.json.encode(save.kept(match)), type=save.Save)
    return save.revived(kept, match.title)


def open_now(match: Match) -> list[tuple[int, str, list[str]]]:
    return [(d.seat, d.ask, [o.text for o in d.options]) for d in match.decisions]


def played(begun: Start, seed: int) -> tuple[Match, list[bytes], list[Any]]:
    """A random match to its end, with the table and what was asked at every moment."""
    rng = Random(seed)
    match = begun(seed)
    digests, asked = [match.digest()], [open_now(match)]
    while not match.over:
        answer_any(match, rng)
        digests.append(match.digest())
        asked.append(open_now(match))
    return match, digests, asked


# Moments


@each_title
@each_seed
def test_a_moment_is_the_table_as_it_stood_then(begun: Start, seed: int) -> None:
    match, digests, asked = played(begun, seed)
    last = match.digest()
    for n in Random(seed).sample(range(len(digests)), min(25, len(digests))):
        then = match.moment(n)
        assert (then.digest(), then.answered, open_now(then)) == (digests[n], n, asked[n])
        assert not then.can_redo()
    assert match.digest() == last


@each_title
def test_moments_are_the_same_after_a_load(begun: Start) -> None:
    rng = Random(4)
    match = begun(4)
    digests = [match.digest()]
    for _ in range(20):
        answer_any(match, rng)
        digests.append(match.digest())
    loaded = save.read(match.save(), lambda _: match.title)
    assert [loaded.moment(n).digest() for n in range(21)] == digests
    answer_any(loaded, rng)
    assert loaded.moment(20).digest() == digests[20]


@each_title
def test_moments_follow_undo_and_what_is_answered_instead(begun: Start) -> None:
    rng = Random(8)
    match = begun(8)
    digests = [match.digest()]
    for _ in range(60):
        if rng.random() < 0.3 and len(digests) > 1:
            match.undo(consent=True)
            digests.pop()
        else:
            answer_any(match, rng)
            digests.append(match.digest())
        n = rng.randrange(len(digests))
        assert match.moment(n).digest() == digests[n]
        if match.over:
            break
    assert [match.moment(n).digest() for n in range(len(digests))] == digests
    assert match.answered == len(digests) - 1


def test_a_moment_is_a_match_of_its_own() -> None:
    match, _, _ = played(a_toy, 1)
    before = match.save()
    then = match.moment(3)
    answer_any(then, Random(1))
    assert then.answered == 4
    assert match.save() == before


def test_in_the_past_nothing_can_be_redone() -> None:
    match = toy.to_shop(toy.start())
    match.answer("pay")
    match.undo(0)
    assert match.can_redo()
    assert not match.moment(match.answered).can_redo()
    assert not match.moment(1).can_redo()
    assert match.can_redo()


@pytest.mark.parametrize("n", [-1, 4, 10**9, True, "1", None, 1.0])
def test_a_moment_that_never_was_is_refused(n: Any) -> None:
    match = toy.start()
    for _ in range(3):
        answer_any(match, Random(1))
    with pytest.raises(NoSuchMoment, match=r"there is: 0 to 3"):
        match.moment(n)


def test_without_a_past_there_is_only_now() -> None:
    match = toy.to_shop(toy.start(journal=False))
    assert match.moment(match.answered).digest() == match.digest()
    with pytest.raises(CannotUndo, match="not kept"):
        match.moment(0)


# Safe points


@each_title
@each_seed
def test_steps_are_the_tables_at_all_safe_points(begun: Start, seed: int) -> None:
    match, digests, _ = played(begun, seed)
    steps = [(n, _bytes(table)) for n, table in match.steps()]
    assert [n for n, _ in steps] == sorted(n for n, _ in steps)
    assert steps[0][0] == 0
    assert steps[-1] == (match.answered, match.digest())
    settled = {n for n in range(len(digests)) if match.moment(n).settled == n}
    assert {n for n, _ in steps} == settled
    by_moment = dict(steps)  # where several lie at one moment, the last is what was seen
    for n in settled:
        then = match.moment(n)
        assert by_moment[n] == _bytes(then.checkpoint)


def test_steps_are_the_same_after_a_load() -> None:
    match = a_toy(2)
    rng = Random(2)
    for _ in range(9):
        answer_any(match, rng)
    loaded = save.read(match.save(), lambda _: match.title)
    told = [(n, _bytes(table)) for n, table in match.steps()]
    assert [(n, _bytes(table)) for n, table in loaded.steps()] == told


def test_settled_counts_the_answers_before_the_last_safe_point() -> None:
    match = toy.to_shop(toy.start())
    led = match.answered
    assert match.settled == led
    match.answer("pay")
    assert (match.settled, match.answered) == (led, led + 1)
    match.answer("done")
    assert match.settled == match.answered == led + 2
    match.undo(0)
    assert (match.settled, match.answered) == (led, led + 1)


def _bytes(table: Any) -> bytes:
    return msgspec.json.encode(msgspec.structs.replace(table, journal=None))


# What was told


@each_title
def test_entries_since_what_was_told_make_the_journal(begun: Start) -> None:
    rng = Random(3)
    match = begun(3)
    heard = match.entries(0)
    while not match.over:
        told = match.told
        answer_any(match, rng)
        heard += match.entries(told)
    assert match.told == len(heard)
    public = [entry for entry in heard if entry.audience is None]
    assert match.journal() == public


def test_redo_says_what_it_would_bring_back() -> None:
    match = toy.to_shop(toy.start())
    assert match.next_redo == ""
    match.answer("pay")
    match.answer("show")
    match.undo(consent=True)
    match.undo(0)
    assert match.next_redo == "pay"
    match.redo(0)
    assert match.next_redo == "show"


# Forks


def forks(begun: Start, seed: int) -> list[tuple[Match, Match, int | None]]:
    """Random matches, with a fork of each."""
    rng = Random(seed)
    match = begun(seed)
    found: list[tuple[Match, Match, int | None]] = []
    while not match.over and len(found) < 12:
        for _ in range(rng.randrange(1, 5)):
            if not match.over:
                answer_any(match, rng)
        seat = rng.choice([None, *range(match.seats)])
        if not match.over:
            found.append((match.clone(), match.fork(seat, rng), seat))
    return found


@each_title
@each_seed
def test_a_fork_looks_the_same_to_its_seat_and_has_no_past(begun: Start, seed: int) -> None:
    for match, fork, seat in forks(begun, seed):
        assert fork.view(seat) == match.view(seat)
        assert fork.journal(seat) == match.journal(seat)
        assert fork.forked
        assert not match.forked
        assert (fork.seed, fork.answered, fork.history()) == (None, 0, [])


@each_title
@each_seed
def test_undo_leads_back_to_the_fork_and_not_beyond(begun: Start, seed: int) -> None:
    rng = Random(seed)
    for _, fork, _ in forks(begun, seed):
        places = [(fork.digest(), open_now(fork))]
        for _ in range(rng.randrange(12)):
            if not fork.over:
                answer_any(fork, rng)
                places.append((fork.digest(), open_now(fork)))
        for place in reversed(places[:-1]):
            fork.undo(consent=True)
            assert (fork.digest(), open_now(fork)) == place
        with pytest.raises(CannotUndo, match="nothing to undo"):
            fork.undo(consent=True)
        assert not fork.can_undo()
        assert fork.moment(0).digest() == places[0][0]


@each_title
@each_seed
def test_a_fork_comes_back_from_a_store_at_every_answer(begun: Start, seed: int) -> None:
    """In mid-step, where it began, and after its next safe point."""
    rng = Random(seed)
    for _, fork, _ in forks(begun, seed):
        for _ in range(8):
            again = revived(fork)
            assert again.digest() == fork.digest()
            assert open_now(again) == open_now(fork)
            assert [again.view(seat) for seat in (None, 0, 1)] == [
                fork.view(seat) for seat in (None, 0, 1)
            ]
            if fork.over:
                break
            assert again.forked or fork.settled > 0
            twin = again.clone()
            assert twin.digest() == fork.digest()
            state = rng.getstate()
            answer_any(fork, rng)
            rng.setstate(state)
            answer_any(again, rng)
            assert again.digest() == fork.digest()


def test_undo_in_a_revived_fork_ends_where_it_was_forked() -> None:
    match = toy.to_shop(toy.start(coins=30))
    match.answer("pay")
    fork = match.fork(0, Random(1))
    here = fork.digest()
    fork.answer("pay")
    again = revived(fork)
    assert again.answered == 1
    again.undo(0)
    assert again.digest() == here
    with pytest.raises(CannotUndo):
        again.undo(0)


def test_a_forks_past_is_known_after_its_next_safe_point() -> None:
    match = toy.to_shop(toy.start(coins=30))
    match.answer("pay")
    fork = match.fork(0, Random(1))
    places = [fork.digest()]
    for answer in ("pay", "done", "pay"):
        fork.answer(answer)
        places.append(fork.digest())
    kept = save.kept(fork)
    start = save.kept(match.fork(0, Random(1)))
    whole = msgspec.structs.replace(
        kept, first=start.checkpoint, history=[*start.answers, "0 pay", "0 done"]
    )
    again = save.revived(whole, toy.TOY)
    assert again.answered == 3
    assert again.forked
    assert [again.moment(n).digest() for n in range(4)] == places
    again.undo(consent=True)
    again.undo(consent=True)
    again.undo(consent=True)
    assert again.digest() == places[0]


def test_a_fork_is_kept_with_a_mark_of_its_imagination() -> None:
    match = toy.to_shop(toy.start())
    fork = match.fork(1, Random(5))
    (mark,) = save.kept(fork).answers
    assert mark == f"~1 {Random(5).getrandbits(64)}"
    (mark,) = save.kept(match.fork(None, Random(5))).answers
    assert mark == f"~ {Random(5).getrandbits(64)}"


def test_a_mark_for_a_seat_that_is_not_there_is_refused() -> None:
    with pytest.raises(NoSuchSeat):
        toy.start().accept("~9 1")


@pytest.mark.parametrize("line", ["~", "~0", "~x 1", "~0 x", "~0 1.5", "~ ", "~-1 1", "~0 1 "])
def test_a_damaged_mark_is_refused(line: str) -> None:
    with pytest.raises(IllegalAnswer):
        toy.start().accept(line)


def test_a_forks_public_save_holds_nothing_of_the_real_table() -> None:
    match = toy.to_shop(toy.start(3))
    match.answer("pay")
    fork = match.fork(0, Random(3))
    with pytest.raises(oikumene.BadSave, match="next safe point"):
        fork.save()
    fork.answer("done")
    data = json.loads(fork.save())
    assert (data["first"], data["history"], data["seed"]) == (None, None, None)
    loaded = save.read(fork.save(), lambda _: toy.TOY)
    assert loaded.digest() == fork.digest()
    assert not loaded.can_undo()


def test_a_fork_can_be_forked() -> None:
    match = toy.to_shop(toy.start(3))
    fork = match.fork(0, Random(1))
    fork.answer("pay")
    deeper = fork.fork(1, Random(2))
    assert deeper.view(1) == fork.view(1)
    assert deeper.answered == 0
    assert revived(deeper).digest() == deeper.digest()
    deeper.answer("done")
    deeper.undo(consent=True)
    with pytest.raises(CannotUndo):
        deeper.undo(consent=True)


def test_a_fork_in_the_midst_of_secret_answers_keeps_ones_own() -> None:
    match = toy.start(3)
    mine, theirs = match.decisions[0].options[1].text, match.decisions[1].options[1].text
    match.answer(mine, 0)
    match.answer(theirs, 1)
    fork = match.fork(0, Random(1))
    assert [d.seat for d in fork.decisions] == [2]
    again = revived(fork)
    for one in (fork, again):
        one.answer(toy.options(one)[0])
    assert again.digest() == fork.digest()
    assert f"bid {toy.table(fork).discarded[0]}" == mine


def test_a_match_that_ends_in_its_fork_can_be_taken_back() -> None:
    async def once(s: toy.ToyTable) -> None:
        s.tune.append((await choose(0, "q", [A, B])).text)
        s.phase = OVER

    fork = toy.ruled(once).fork(0, Random(1))
    fork.answer("a")
    assert fork.over
    fork.undo(0)
    assert toy.options(fork) == ["a", "b"]
