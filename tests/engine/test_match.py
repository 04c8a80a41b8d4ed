"""A match: what is open, what an answer does, clones and imagined worlds."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from oikumene.engine.chance import draw, revealed
from oikumene.engine.decision import Option, choose, together
from oikumene.engine.errors import IllegalAnswer, RuleError
from oikumene.engine.match import Match
from oikumene.engine.state import OVER
from tests.engine import toy
from tests.engine.toy import ToyTable

A, B, C = Option("a"), Option("b"), Option("c")


def everything(match: Match) -> tuple[Any, ...]:
    """All that an onlooker who sees everything could compare."""
    return (
        match.digest(),
        match.answered,
        match.history(),
        match.save(),
        [(d.seat, d.ask, [o.text for o in d.options]) for d in match.decisions],
        [match.journal(seat) for seat in (None, *range(match.seats))],
        [match.view(seat) for seat in (None, *range(match.seats))],
        match.can_undo(),
    )


# What is asked


def test_a_match_runs_to_its_first_decision() -> None:
    match = toy.ruled(ask_once)
    assert match.decision is not None
    assert (match.decision.seat, match.decision.ask) == (0, "q")
    assert match.decisions == [match.decision]
    assert not match.over
    assert match.result is None


async def ask_once(s: ToyTable) -> None:
    answer = await choose(0, "q", [A, B])
    s.tune.append(answer.text)
    s.phase = OVER


def test_an_answer_moves_the_match_on() -> None:
    match = toy.ruled(ask_once)
    match.answer("b")
    assert toy.table(match).tune == ["b"]
    assert match.over
    assert match.decision is None
    assert match.decisions == []
    assert match.result is not None
    assert match.result.winners == [0, 1]


def test_an_option_is_an_answer_too() -> None:
    match = toy.ruled(ask_once)
    match.answer(A, seat=0)
    assert toy.table(match).tune == ["a"]


def test_nothing_can_be_answered_after_the_end() -> None:
    match = toy.ruled(ask_once)
    match.answer("a")
    before = everything(match)
    with pytest.raises(IllegalAnswer, match="the match is over"):
        match.answer("a")
    assert everything(match) == before


@pytest.mark.parametrize(
    ("answer", "seat", "trouble"),
    [
        ("c", None, r"'c' is not on offer; seat 0 may answer: a; b"),
        (C, 0, r"'c' is not on offer; seat 0 may answer: a; b"),
        ("a", 1, r"seat 1 is not asked now; waiting for seat 0"),
        ("a", 7, r"seat 7 is not asked now; waiting for seat 0"),
        ("a", "x", r"seat 'x' is not asked now; waiting for seat 0"),
        (3, None, r"an answer is an option or its text, not 3"),
    ],
)
def test_a_wrong_answer_changes_nothing(answer: Any, seat: Any, trouble: str) -> None:
    match = toy.ruled(ask_once)
    before = everything(match)
    with pytest.raises(IllegalAnswer, match=trouble):
        match.answer(answer, seat)
    assert everything(match) == before


def test_steps_that_never_ask_run_between_safe_points() -> None:
    async def first(s: ToyTable) -> None:
        await choose(0, "q", [A, B])
        s.phase = "1"

    def between(s: ToyTable) -> None:
        s.tune.append("between")
        s.phase = "2"

    async def silent(s: ToyTable) -> None:
        s.tune.append("silent")
        s.phase = "3"

    match = toy.ruled(first, between, silent, ask_once)
    match.answer("a")
    assert toy.table(match).tune == ["between", "silent"]
    assert match.decision is not None
    match.answer("b")
    assert toy.table(match).tune == ["between", "silent", "b"]


def test_choices_are_counted_and_answers_without_a_choice_are_not() -> None:
    match = toy.start(rounds=1, hand=[1, 2])
    assert match.answered == 0
    assert match.history() == ["0! bid " + match.history()[0].split()[-1]]
    for count in range(1, 5):
        assert match.decision is not None
        match.answer(match.decision.options[-1])
        assert match.answered == match.clone().answered == count
    with pytest.raises(IllegalAnswer):
        match.answer("fly")
    assert match.answered == 4


def test_the_checkpoint_is_the_last_safe_point() -> None:
    match = toy.to_shop(toy.start())
    checkpoint = match.checkpoint
    assert checkpoint == match.state
    match.answer("pay")
    assert match.checkpoint is checkpoint
    assert match.checkpoint != match.state
    match.answer("done")
    assert match.checkpoint is not checkpoint


# Answers without a choice


async def ask_thrice(s: ToyTable) -> None:
    s.tune.append((await choose(0, "only", [A])).text)
    s.tune.append((await choose(1, "free", [A, B])).text)
    s.tune.append((await choose(0, "only-again", lambda: [C])).text)
    s.phase = OVER


def test_an_answer_without_a_choice_is_taken_and_kept() -> None:
    match = toy.ruled(ask_thrice)
    assert match.decision is not None
    assert match.decision.ask == "free"
    assert match.history() == ["0! a"]
    match.answer("b")
    assert match.over
    assert toy.table(match).tune == ["a", "b", "c"]
    assert match.history() == ["0! a", "1 b", "0! c"]


def test_history_is_accepted_line_by_line() -> None:
    match, other = toy.ruled(ask_thrice), toy.ruled(ask_thrice)
    match.answer("b")
    for line in match.history():
        other.accept(line)
    assert everything(other) == everything(match)


@pytest.mark.parametrize("line", ["x b", "", "b", "-1 b", "1b", "9 b"])
def test_a_line_that_is_no_history_is_refused(line: str) -> None:
    with pytest.raises(IllegalAnswer):
        toy.ruled(ask_thrice).accept(line)


def test_the_last_relic_is_no_choice() -> None:
    match = toy.start(rounds=1)
    toy.table(match).relics[:] = ["horn"]
    match.answer(toy.options(match)[0])
    match.answer(toy.options(match)[0])
    assert match.decision is not None
    assert match.decision.ask == "shop"
    assert any(line.endswith("! take horn") for line in match.history())


# Together


def test_all_seats_are_asked_at_once() -> None:
    match = toy.start(3)
    assert [(d.seat, d.ask) for d in match.decisions] == [(0, "bid"), (1, "bid"), (2, "bid")]
    assert match.decision is match.decisions[0]


def test_seats_answer_in_any_order() -> None:
    match = toy.start(3)
    bids = [decision.options[0].text for decision in match.decisions]
    match.answer(bids[1], seat=1)
    assert [d.seat for d in match.decisions] == [0, 2]
    match.answer(bids[0])
    assert [d.seat for d in match.decisions] == [2]
    match.answer(bids[2], 2)
    assert match.decision is not None
    assert match.decision.ask == "prize"
    assert sorted(toy.table(match).discarded) == sorted(int(bid.split()[1]) for bid in bids)


def test_who_is_quickest_makes_no_difference() -> None:
    quick, slow = toy.start(3), toy.start(3)
    bids = [decision.options[0].text for decision in quick.decisions]
    for seat in (0, 1, 2):
        quick.answer(bids[seat], seat)
    for seat in (2, 0, 1):
        slow.answer(bids[seat], seat)
    assert quick.digest() == slow.digest()
    assert slow.clone().digest() == slow.digest()


def test_a_seat_answers_once() -> None:
    match = toy.start(3)
    match.answer(toy.options(match)[0], seat=0)
    before = everything(match)
    with pytest.raises(IllegalAnswer, match=r"seat 0 is not asked now; waiting for seat 1, 2"):
        match.answer(toy.options(match)[0], seat=0)
    assert everything(match) == before


def test_a_seat_cannot_give_a_rivals_bid() -> None:
    match = toy.start(3)
    other = match.decisions[1].options[0].text
    with pytest.raises(IllegalAnswer, match="is not on offer; seat 0 may answer: bid"):
        match.answer(other, seat=0)


def test_an_answer_is_secret_until_all_have_answered() -> None:
    one, two = toy.start(3), toy.start(3)
    one.answer(one.decisions[2].options[0], seat=2)
    two.answer(two.decisions[2].options[1], seat=2)
    for seat in (None, 0, 1):
        assert one.view(seat) == two.view(seat)
        assert one.journal(seat) == two.journal(seat)
    assert one.digest() == two.digest()


def test_an_imagined_world_guesses_the_rivals_answer_and_keeps_ones_own() -> None:
    match = toy.start(3, hand=3, rounds=1)
    mine = match.decisions[0].options[1].text
    theirs = match.decisions[1].options[1].text
    match.answer(mine, seat=0)
    match.answer(theirs, seat=1)
    guesses = set()
    for seed in range(40):
        world = match.imagine(0, Random(seed))
        assert world.view(0) == match.view(0)
        hand = toy.table(world).players[1].hand[:]
        world.answer(toy.options(world)[0])
        kept, guess, _ = toy.table(world).discarded
        assert f"bid {kept}" == mine
        assert guess in hand
        guesses.add(guess)
    assert len(guesses) > 5
    assert match.history() == [f"0 {mine}", f"1 {theirs}"]


def test_a_spectator_imagines_all_answers() -> None:
    match = toy.start(2, hand=4, rounds=1)
    match.answer(match.decisions[0].options[1], seat=0)
    worlds = [match.imagine(None, Random(seed)) for seed in range(40)]
    assert all(world.view() == match.view() for world in worlds)
    for world in worlds:
        world.answer(toy.options(world)[0])
    assert len({toy.table(world).discarded[0] for world in worlds}) > 5


def test_a_seat_without_a_choice_is_not_waited_for() -> None:
    match = toy.start(3, hand=[1, 2, 3])
    assert [d.seat for d in match.decisions] == [1, 2]
    assert [line.partition(" ")[0] for line in match.history()] == ["0!"]
    match.answer(toy.options(match)[0])
    match.answer(toy.options(match)[0])
    assert match.decision is not None
    assert match.decision.ask == "prize"


def test_a_together_without_any_choice_passes_by() -> None:
    match = toy.start(3, hand=1)
    assert match.decision is not None
    assert match.decision.ask == "prize"
    assert len(match.history()) == 3
    assert match.clone().digest() == match.digest()


async def ask_some(s: ToyTable) -> None:
    """Asks nobody, then everybody, then one."""
    await together([])
    await choose(0, "before", [A, B])
    await together([])
    answers = await together([choose(seat, "all", [A, B]) for seat in (1, 0)])
    s.tune += [f"{seat}{answer.text}" for seat, answer in answers.items()]
    await choose(1, "after", [A, B])
    s.phase = OVER


def test_asking_nobody_at_once_can_be_run_again() -> None:
    match = toy.ruled(ask_some)
    match.answer("a")
    for answer, seat in (("a", 0), ("b", 1)):
        match = match.clone()
        match.answer(answer, seat)
    assert toy.table(match).tune == ["1b", "0a"]
    twin = match.clone()
    assert everything(twin) == everything(match)
    twin.answer("a")
    assert twin.over


# Defects in rules


@pytest.mark.parametrize(
    ("answers", "trouble"),
    [
        (("trap raise",), "toy: answer 'trap raise' failed: the shop is on fire"),
        (("trap starve",), "toy: answer 'trap starve' failed: .*'nothing-to-eat' offers seat 0"),
        (("trap lost", "done"), "toy: answer 'done' failed: 'nowhere'"),
        (("trap later", "done"), "toy: answer 'done' failed: 'no shop'"),
    ],
)
def test_a_rule_that_fails_leaves_the_match_as_it_was(
    answers: tuple[str, ...], trouble: str
) -> None:
    match = toy.to_shop(toy.start(traps=True))
    match.answer("pay")
    for answer in answers[:-1]:
        match.answer(answer)
    before = everything(match)
    with pytest.raises(RuleError, match=trouble):
        match.answer(answers[-1])
    assert everything(match) == before
    assert everything(match.clone()) == before


def test_an_interrupted_rule_leaves_the_match_as_it_was() -> None:
    haste = [KeyboardInterrupt]

    async def slow(s: ToyTable) -> None:
        s.tune.append((await choose(0, "q", [A, B])).text)
        if haste:
            raise haste.pop()
        s.phase = OVER

    match = toy.ruled(slow)
    before = everything(match)
    with pytest.raises(KeyboardInterrupt):
        match.answer("a")
    assert everything(match) == before
    match.answer("b")
    assert toy.table(match).tune == ["b"]


def test_a_match_goes_on_after_a_defect() -> None:
    match, twin = toy.to_shop(toy.start(traps=True)), toy.to_shop(toy.start(traps=True))
    with pytest.raises(RuleError):
        match.answer("trap raise")
    for answer in ("pay", "done", "pay", "done"):
        match.answer(answer)
        twin.answer(answer)
    assert everything(match) == everything(twin)


def test_a_defect_keeps_what_could_be_redone() -> None:
    match = toy.to_shop(toy.start(traps=True))
    match.answer("pay")
    match.undo()
    with pytest.raises(RuleError):
        match.answer("trap raise")
    match.redo()
    assert match.history()[-1] == "0 pay"


def test_a_defect_keeps_secret_answers() -> None:
    async def fragile(s: ToyTable) -> None:
        answers = await together([choose(seat, "q", [A, B]) for seat in (0, 1)])
        if answers[1] == B:
            raise ValueError("not b")
        s.phase = OVER

    match = toy.ruled(fragile)
    match.answer("a", 0)
    with pytest.raises(RuleError, match="not b"):
        match.answer("b", 1)
    assert [d.seat for d in match.decisions] == [1]
    match.answer("a", 1)
    assert match.over


def test_a_decision_without_options_is_a_defect_from_the_start() -> None:
    async def nothing(_s: ToyTable) -> None:
        await choose(1, "nothing", [])

    with pytest.raises(RuleError, match="toy: 'nothing' offers seat 1 nothing"):
        toy.ruled(nothing)


def test_options_that_cannot_be_made_are_a_defect() -> None:
    def options() -> list[Option]:
        raise ValueError("no options today")

    async def rule(_s: ToyTable) -> None:
        await choose(0, "q", [A, B])
        await choose(0, "q", options)

    match = toy.ruled(rule)
    with pytest.raises(RuleError, match="no options today"):
        match.answer("a")
    assert toy.options(match) == ["a", "b"]


# Clones


def test_a_clone_is_equal_and_independent() -> None:
    match = toy.to_shop(toy.start(3))
    match.answer("pay")
    before = everything(match)
    clone = match.clone()
    assert everything(clone) == before
    while clone.decision is not None:
        clone.answer(clone.decision.options[-1])
    assert everything(match) == before
    match.answer("pay")
    assert clone.over


def test_a_clone_keeps_secret_answers_secret() -> None:
    match = toy.start(3)
    match.answer(match.decisions[1].options[1], seat=1)
    clone = match.clone()
    assert [d.seat for d in clone.decisions] == [0, 2]
    assert everything(clone) == everything(match)


def test_clones_can_be_undone_alone() -> None:
    match = toy.to_shop(toy.start())
    match.answer("pay")
    match.answer("done")
    clone = match.clone()
    clone.undo()
    clone.undo()
    assert match.history()[-2:] == ["0 pay", "0 done"]
    assert clone.history() == match.history()[:-2]
    twin = clone.clone()
    twin.redo()
    assert twin.history() == match.history()[:-1]
    assert clone.history() == match.history()[:-2]


def test_a_finished_match_can_be_cloned_and_imagined() -> None:
    match = toy.start(rounds=1)
    while match.decision is not None:
        match.answer(match.decision.options[-1])
    assert everything(match.clone()) == everything(match)
    assert match.imagine(0, Random(1)).view(0) == match.view(0)
    assert match.clone().result == match.result


# Imagined worlds


def test_an_imagined_world_differs_only_in_what_the_seat_cannot_know() -> None:
    match = toy.start(2, hand=4, rounds=1)
    before = everything(match)
    worlds = [toy.table(match.imagine(0, Random(seed))) for seed in range(30)]
    real = toy.table(match)
    assert all(world.players[0].hand == real.players[0].hand for world in worlds)
    assert len({tuple(world.players[1].hand) for world in worlds}) > 10
    for world in worlds:
        everywhere = [*world.pool, *(card for p in world.players for card in p.hand)]
        assert sorted(everywhere) == toy.CARDS
    assert everything(match) == before


def test_the_same_rng_imagines_the_same_world() -> None:
    match = toy.start(3)
    one, two = match.imagine(1, Random(9)), match.imagine(1, Random(9))
    assert one.digest() == two.digest()
    assert match.imagine(1, Random(10)).digest() != one.digest()


def test_the_future_is_imagined_too() -> None:
    async def rule(s: ToyTable) -> None:
        await choose(0, "q", [A, B])
        s.tune.append(str(draw(s, s.pool)))
        s.phase = OVER

    match = toy.ruled(rule)
    drawn = set()
    for seed in range(40):
        world = match.imagine(0, Random(seed))
        world.answer("a")
        drawn.add(toy.table(world).tune[0])
    assert len(drawn) > 6


def test_an_imagined_world_can_be_played_cloned_and_imagined_again() -> None:
    match = toy.to_shop(toy.start(3))
    match.answer("pay")
    world = match.imagine(0, Random(4))
    twin = world.clone()
    assert twin.digest() == world.digest()
    for answer in ("show", "done"):
        world.answer(answer)
        twin.answer(answer)
        assert twin.digest() == world.digest()
        assert world.clone().digest() == world.digest()
    deeper = world.imagine(1, Random(5))
    assert deeper.view(1) == world.view(1)
    assert deeper.clone().digest() == deeper.digest()


def test_in_a_world_without_a_journal_search_is_the_same() -> None:
    match = toy.start(journal=False)
    world = match.imagine(0, Random(1))
    assert world.view(0) == match.view(0)
    assert world.clone().digest() == world.digest()


def test_the_imagining_title_is_asked_with_the_new_chance() -> None:
    match = toy.start(2)
    revealed(match.state)
    assert match.imagine(0, Random(1)).state.chance != match.state.chance


# Steps


async def ask_often(s: ToyTable) -> None:
    for _ in range(60):
        s.tune.append((await choose(0, "q", [A, B])).text)
    s.phase = OVER


def test_a_long_step_can_be_cloned_at_every_answer() -> None:
    match = toy.ruled(ask_often)
    for at in range(60):
        match.clone()
        match.answer("a" if at % 2 else "b")
        if not match.over:
            assert match.clone().digest() == match.digest()
    assert len(toy.table(match).tune) == 60


async def ask_and_go_on(s: ToyTable) -> None:
    """A short step; it comes again and again."""
    s.tune.append((await choose(len(s.tune) % 2, "q", [A, B])).text)
    s.phase = OVER if len(s.tune) == 60 else s.phase


@pytest.mark.parametrize("clone_after", [1, 3, 30, 59])
def test_without_a_journal_a_clone_stands_where_its_match_stands(clone_after: int) -> None:
    """Safe points were passed that nobody had copied."""
    match, told = toy.ruled(ask_and_go_on, journal=False), toy.ruled(ask_and_go_on)
    for at in range(60):
        for each in (match, told):
            each.answer("a" if at % 3 else "b")
        if at % clone_after == 0:
            twin = match.clone()
            assert twin.digest() == match.digest() == told.digest()
            assert twin.over == match.over
            assert match.checkpoint.copy() == match.state  # nothing was answered since
    assert match.clone().digest() == told.digest()


def test_without_a_journal_random_games_are_the_same_and_so_are_their_clones() -> None:
    for seed in range(20):
        rng, match, told = Random(seed), toy.start(3, seed, journal=False), toy.start(3, seed)
        while not match.over:
            decision = rng.choice(match.decisions)
            answer = rng.choice(decision.options).text
            for each in (match, told):
                each.answer(answer, decision.seat)
            assert match.digest() == told.digest()
            if rng.random() < 0.2:
                assert match.clone().digest() == match.digest()


def test_a_defect_after_safe_points_that_nobody_copied_changes_nothing() -> None:
    async def ask_or_break(s: ToyTable) -> None:
        answer = await choose(0, "q", [A, B])
        assert answer != B or len(s.tune) < 5, "broken"
        s.tune.append(answer.text)

    match = toy.ruled(ask_or_break, journal=False)
    for _ in range(5):
        match.answer("a")
    before = match.digest()
    with pytest.raises(RuleError, match="broken"):
        match.answer("b")
    assert match.digest() == before == match.clone().digest()
    match.answer("a")
    assert toy.table(match.clone()).tune == ["a"] * 6


async def act(s: ToyTable) -> None:
    """An action begins; the next step is inside it."""
    s.tune.append((await choose(0, "q", [A, B])).text)
    s.phase = "1"


async def act_on(s: ToyTable) -> None:
    """An action goes on, and ends after three answers."""
    s.tune.append((await choose(0, "q", [A, B])).text)
    if len(s.tune) % 3 == 0:
        s.phase = "0"


@pytest.mark.parametrize("journal", [True, False])
def test_steps_inside_an_action_are_no_safe_points_for_people(journal: bool) -> None:
    match = toy.ruled(act, act_on, journal=journal, inner=frozenset({"1"}))
    begun = match.clone()
    match.answer("a")
    match.answer("b")
    assert match.same_step(begun)
    assert len(toy.table(match).tune) == 2
    assert match.settled == (0 if journal else 2)
    assert match.clone().digest() == match.digest()
    match.answer("a")
    assert not match.same_step(begun)
    assert match.settled == 3


def test_a_step_inside_an_action_is_undone_like_any_other() -> None:
    match = toy.ruled(act, act_on, inner=frozenset({"1"}))
    positions = [match.digest()]
    for answer in "abbab":
        match.answer(answer)
        positions.append(match.digest())
    for position in reversed(positions[:-1]):
        match.undo(0)
        assert match.digest() == position
