"""Undo: one's own decisions, up to a revelation or another seat's decision; and redo."""

from __future__ import annotations

from random import Random

import pytest

from oikumene.engine import save
from oikumene.engine.chance import below
from oikumene.engine.decision import Option, choose
from oikumene.engine.errors import BadSave, CannotUndo, OikumeneError
from oikumene.engine.match import Match
from oikumene.engine.state import OVER
from oikumene.engine.title import Title
from tests.engine import toy
from tests.engine.test_match import everything

A, B = Option("a"), Option("b")


def toy_named(_name: str) -> Title:
    return toy.TOY


def reloaded(match: Match) -> Match:
    return save.read(match.save(), toy_named)


def shopping(*answers: str) -> Match:
    """Seat 0 stands in the shop and has done this."""
    match = toy.to_shop(toy.start(coins=30))
    for answer in answers:
        match.answer(answer)
    return match


def test_nothing_is_undone_before_the_first_answer() -> None:
    match = toy.start()
    assert not match.can_undo()
    with pytest.raises(CannotUndo, match="nothing to undo"):
        match.undo()
    with pytest.raises(CannotUndo, match="nothing to undo"):
        match.undo(consent=True)


def test_undo_within_a_step() -> None:
    match = shopping("pay")
    before = everything(match)
    match.answer("pay")
    assert match.can_undo()
    assert match.can_undo(0)
    match.undo(0)
    assert everything(match) == before
    match.answer("pay")
    assert match.history()[-2:] == ["0 pay", "0 pay"]


def test_undo_across_steps() -> None:
    match = shopping("pay")
    before = everything(match)
    match.answer("done")
    assert match.decision is not None
    assert match.decision.seat == 1
    match.undo(0)
    assert everything(match) == before


def test_undo_goes_back_several_decisions() -> None:
    match = shopping()
    places = [everything(match)]
    for answer in ("pay", "pay", "pay", "done"):
        match.answer(answer)
        places.append(everything(match))
    for place in reversed(places[:-1]):
        match.undo(0)
        assert everything(match) == place


def test_undo_takes_answers_without_a_choice_back_along() -> None:
    async def rule(s: toy.ToyTable) -> None:
        await choose(0, "q", [A, B])
        await choose(0, "only", [A])
        s.phase = "1"

    async def forced(s: toy.ToyTable) -> None:
        await choose(1, "only", [A])
        s.phase = "2"

    async def last(s: toy.ToyTable) -> None:
        await choose(0, "q", [A, B])
        s.phase = OVER

    match = toy.ruled(rule, forced, last)
    before = everything(match)
    match.answer("a")
    assert match.history() == ["0 a", "0! a", "1! a"]
    match.undo(0)
    assert everything(match) == before
    match.redo()
    match.answer("b")
    assert match.over
    match.undo(0)
    match.undo(0)
    assert everything(match)[:6] == before[:6]


def test_a_draw_stops_undo() -> None:
    match = shopping("done", "done")  # then cards are dealt
    assert not match.can_undo(1)
    with pytest.raises(CannotUndo, match="something was revealed since"):
        match.undo(1)


def test_a_revelation_without_a_draw_stops_undo() -> None:
    match = shopping("pay", "show")
    before = everything(match)
    with pytest.raises(CannotUndo, match="something was revealed since"):
        match.undo(0)
    assert everything(match) == before
    match.answer("pay")
    match.undo(0)
    assert not match.can_undo(0)


def test_a_draw_that_the_answer_did_not_cause_stops_undo_too() -> None:
    async def rule(s: toy.ToyTable) -> None:
        await choose(0, "q", [A, B])
        await choose(0, "q", [A, B])
        below(s, 6)
        await choose(0, "q", [A, B])

    match = toy.ruled(rule)
    match.answer("a")
    assert match.can_undo(0)
    match.answer("a")
    assert not match.can_undo(0)


def test_another_seats_decision_stops_undo() -> None:
    match = shopping("done", "pay")
    assert match.can_undo(1)
    assert not match.can_undo(0)
    with pytest.raises(CannotUndo, match="seat 1 has decided since"):
        match.undo(0)


def test_with_everyones_consent_anything_is_undone() -> None:
    match = toy.start(rounds=1)
    places = []
    while match.decision is not None:
        places.append(everything(match)[:6])
        match.answer(match.decision.options[0] if match.decision.ask != "shop" else "done")
    assert match.over
    for place in reversed(places):
        match.undo(0, consent=True)
        assert everything(match)[:6] == place
    with pytest.raises(CannotUndo, match="nothing to undo"):
        match.undo(0, consent=True)


def test_the_end_can_be_undone() -> None:
    match = toy.start(rounds=1)
    places = []
    while match.decision is not None:
        places.append(everything(match))
        match.answer(match.decision.options[-1])
    assert match.can_undo(1)
    match.undo(1)
    assert everything(match) == places[-1]


# Together


def test_a_secret_answer_can_be_taken_back() -> None:
    match = toy.start(3)
    before = everything(match)
    match.answer(match.decisions[1].options[0], seat=1)
    match.undo(1)
    assert everything(match) == before
    match.answer(match.decisions[1].options[1], seat=1)
    assert [d.seat for d in match.decisions] == [0, 2]


def test_what_was_answered_together_is_revealed_when_all_have_answered() -> None:
    match = toy.start(3)
    for seat in range(3):
        match.answer(match.decision.options[0], seat)  # type: ignore[union-attr]
    assert not match.can_undo(2)
    with pytest.raises(CannotUndo, match="something was revealed since"):
        match.undo(2)
    match.undo(2, consent=True)
    assert [d.seat for d in match.decisions] == [2]
    match.redo()
    assert match.decision is not None
    assert match.decision.ask == "prize"


# Redo


def test_redo_takes_undo_back() -> None:
    match = shopping("pay", "pay", "done")
    end = everything(match)
    for _ in range(3):
        match.undo(0)
    for _ in range(3):
        match.redo()
    assert everything(match) == end
    with pytest.raises(CannotUndo, match="nothing to redo"):
        match.redo()


def test_a_seat_redoes_only_its_own_decisions() -> None:
    match = shopping("pay")
    assert not match.can_redo()
    match.undo(0)
    assert match.can_redo()
    assert match.can_redo(0)
    assert not match.can_redo(1)
    before = everything(match)
    with pytest.raises(CannotUndo, match="nothing to redo"):
        match.redo(1)
    assert everything(match) == before
    match.redo(0)
    assert match.history()[-1] == "0 pay"


def test_redo_repeats_what_chance_had_brought() -> None:
    match = shopping("done", "done")
    end = everything(match)
    match.undo(consent=True)
    match.redo()
    assert everything(match) == end


def test_a_new_answer_ends_redo() -> None:
    match = shopping("pay")
    match.undo(0)
    match.answer("done")
    with pytest.raises(CannotUndo, match="nothing to redo"):
        match.redo()


def test_a_refused_answer_does_not_end_redo() -> None:
    match = shopping("pay")
    match.undo(0)
    with pytest.raises(Exception, match="not on offer"):
        match.answer("fly")
    match.redo()
    assert match.history()[-1] == "0 pay"


# Where there is no past


def test_a_match_without_a_journal_keeps_no_past() -> None:
    match = toy.to_shop(toy.start(journal=False))
    match.answer("pay")
    assert not match.can_undo(0)
    with pytest.raises(CannotUndo, match="without a journal keeps no past"):
        match.undo(0)


def test_an_imagined_world_does_not_lead_back_to_the_real_one() -> None:
    match = shopping("pay")
    world = match.imagine(0, Random(1))
    assert not world.can_undo(0)
    with pytest.raises(OikumeneError, match="no checkpoint before its next safe point"):
        _ = world.checkpoint
    assert world.seed is None
    world.answer("pay")
    with pytest.raises(CannotUndo):
        world.undo(0)
    world.answer("done")
    assert world.checkpoint == world.state
    assert world.answered == match.answered + 2


def test_an_imagined_world_has_a_history_of_its_own() -> None:
    match = shopping("pay")
    world = match.imagine(0, Random(1))
    assert world.history() == []
    world.answer("pay")
    assert world.history() == world.clone().history() == ["0 pay"]


def test_an_imagined_world_does_not_know_what_was_taken_back() -> None:
    match = toy.start()
    assert match.decisions[1].seat == 1
    match.answer(match.decisions[1].options[0], 1)
    match.undo(1)
    assert match.can_redo(1)
    assert not match.imagine(0, Random(1)).can_redo()


def test_an_imagined_world_is_saved_only_from_its_next_safe_point_on() -> None:
    match = shopping("pay")
    world = match.imagine(0, Random(1))
    with pytest.raises(BadSave, match="imagined"):
        world.save()


# After a load


def test_undo_after_a_load_within_the_step() -> None:
    match = shopping("pay", "pay")
    loaded = reloaded(match)
    match.undo(0)
    loaded.undo(0)
    assert everything(loaded) == everything(match)


def test_undo_after_a_load_goes_past_the_checkpoint() -> None:
    match = shopping("pay", "done")
    loaded = reloaded(match)
    assert loaded.can_undo(0)
    for _ in range(2):
        match.undo(0)
        loaded.undo(0)
        assert everything(loaded) == everything(match)
    for one in (match, loaded):
        one.redo()
        one.answer("pay")
    assert everything(loaded) == everything(match)


def test_undo_after_a_load_and_more_answers() -> None:
    match = shopping("pay", "done")
    loaded = reloaded(match)
    for one in (match, loaded):
        one.answer("pay")
        one.answer("pay")
        one.undo(1)
        one.undo(1)
        one.undo(consent=True)
    assert everything(loaded) == everything(match)
    assert loaded.journal(0) == match.journal(0)


def test_undo_after_a_load_to_the_very_start() -> None:
    match = shopping("pay", "show", "done")
    loaded = reloaded(reloaded(match))
    while loaded.history():
        loaded.undo(consent=True)
    assert everything(loaded) == everything(toy.start(coins=30))


def test_barriers_stand_after_a_load() -> None:
    match = reloaded(shopping("show"))
    with pytest.raises(CannotUndo, match="something was revealed"):
        match.undo(0)
    with pytest.raises(CannotUndo, match="seat 0 has decided since"):
        match.undo(1)
    match = reloaded(shopping("done", "done"))
    with pytest.raises(CannotUndo, match="something was revealed"):
        match.undo(1)


def test_the_journal_is_whole_after_a_load() -> None:
    match = shopping("pay", "done", "show")
    loaded = reloaded(match)
    assert [loaded.journal(seat) for seat in (None, 0, 1)] == [
        match.journal(seat) for seat in (None, 0, 1)
    ]
    assert loaded.journal(0, since=3) == match.journal(0, since=3)
