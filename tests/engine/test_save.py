"""Saves: what was played comes back; what is damaged, edited or too new is refused."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import msgspec
import pytest

from oikumene.engine import save
from oikumene.engine.decision import Option, choose
from oikumene.engine.errors import BadSave, CannotUndo, UnknownTitle
from oikumene.engine.match import Match
from oikumene.engine.state import OVER, Public, Table
from oikumene.engine.title import Title
from tests.engine import toy
from tests.engine.test_match import everything

OLD = msgspec.structs.replace(toy.TOY, rules=1)


def toy_named(name: str) -> Title:
    if name != "toy":
        raise UnknownTitle(f"there is no title {name!r}")
    return toy.TOY


def load(text: str) -> Match:
    return save.read(text, toy_named)


def saved(*answers: str) -> dict[str, Any]:
    """A save of a match in the shop, as data."""
    match = toy.to_shop(toy.start())
    for answer in answers:
        match.answer(answer)
    data: dict[str, Any] = json.loads(match.save())
    return data


def signed(data: dict[str, Any]) -> str:
    """An edited save with a digest that fits."""
    kept = msgspec.convert(data, save.Save)
    return json.dumps({**data, "digest": save._digest(kept)})


# There and back


def test_a_save_is_json_that_a_person_can_read() -> None:
    data = saved("pay")
    assert data["oikumene"] == 1
    assert (data["title"], data["rules"], data["seats"], data["seed"]) == ("toy", 2, 2, 1)
    assert data["options"]["hand"] == [3, 3]
    assert data["answers"] == ["0 pay"]
    assert data["history"][0].startswith("0 bid ")
    assert data["first"]["round"] == data["checkpoint"]["round"] == 1


def test_a_match_comes_back_at_every_decision() -> None:
    rng = Random(2)
    match = toy.start(3, seed=4, coins=30)
    while match.decision is not None:
        loaded = load(match.save())
        assert everything(loaded) == everything(match)
        decision = rng.choice(match.decisions)
        match.answer(rng.choice(decision.options), decision.seat)
    loaded = load(match.save())
    assert everything(loaded) == everything(match)
    assert loaded.result == match.result


def test_a_loaded_match_has_the_same_future() -> None:
    match = toy.to_shop(toy.start())
    match.answer("show")
    loaded = load(match.save())
    while match.decision is not None:
        answer = match.decision.options[-1]
        match.answer(answer)
        loaded.answer(answer)
        assert everything(loaded) == everything(match)


def test_secret_answers_are_kept() -> None:
    match = toy.start(3)
    match.answer(match.decisions[1].options[1], seat=1)
    loaded = load(match.save())
    assert [d.seat for d in loaded.decisions] == [0, 2]
    assert everything(loaded) == everything(match)


def test_answers_without_a_choice_are_kept_but_not_asked() -> None:
    match = toy.start(3, hand=[1, 2, 3])
    data = json.loads(match.save())
    assert data["answers"][0].startswith("0! bid ")
    assert everything(load(match.save())) == everything(match)


def test_a_match_without_a_journal_is_saved_without_its_past() -> None:
    match = toy.to_shop(toy.start(journal=False))
    match.answer("pay")
    data = json.loads(match.save())
    assert data["first"] is None
    assert data["history"] is None
    loaded = load(match.save())
    assert loaded.view(0) == match.view(0)
    loaded.undo(0)
    assert loaded.history() == []


def test_a_table_may_have_numbers_for_keys() -> None:
    class Numbered(Table):
        """Something by its number."""

        towns: Public[dict[int, str]]

    async def ask(s: Numbered) -> None:
        s.towns[7] = (await choose(0, "name", [Option("a"), Option("b")])).text
        s.phase = "ask" if len(s.towns) < 3 else OVER

    title = msgspec.structs.replace(toy.TOY, table=Numbered, steps={"ask": ask})
    match = Match(title, 2, title.settle(2, {}), Numbered("ask", 1, None, {3: "x"}))
    match.answer("a")
    again = save.read(match.save(), lambda _: title)
    assert again.digest() == match.digest()
    assert again.state == match.state


def test_a_match_without_a_seed_is_saved() -> None:
    match = toy.to_shop(toy.start())
    match.seed = None
    assert load(match.save()).seed is None


def test_a_huge_seed_is_saved() -> None:
    match = toy.start(seed=10**30)
    assert load(match.save()).seed == 10**30
    assert load(match.save()).digest() == match.digest()


def test_a_finished_match_comes_back() -> None:
    match = toy.start(rounds=1)
    while match.decision is not None:
        match.answer(match.decision.options[-1])
    loaded = load(match.save())
    assert loaded.over
    assert loaded.result == match.result


def test_bytes_can_be_loaded_too() -> None:
    match = toy.start()
    assert save.read(match.save().encode(), toy_named).digest() == match.digest()  # type: ignore[arg-type]


# For a trusted store, and for one seat's eyes


@pytest.mark.parametrize("seed", range(3))
def test_what_is_kept_is_enough_to_go_on(seed: int) -> None:
    rng = Random(seed)
    match = toy.start(3, seed, coins=30)
    while match.decision is not None:
        again = save.revived(save.kept(match), toy.TOY)
        assert again.digest() == match.digest()
        assert [again.view(seat) for seat in range(3)] == [match.view(seat) for seat in range(3)]
        decision = rng.choice(match.decisions)
        match.answer(rng.choice(decision.options), decision.seat)
    assert save.revived(save.kept(match), toy.TOY).result == match.result


def test_what_is_kept_is_a_copy() -> None:
    match = toy.to_shop(toy.start())
    kept = save.kept(match)
    kept.checkpoint["players"][0]["coins"] = 99
    assert toy.table(match.clone()).players[0].coins == 5


def redacted(match: Match, seat: int | None, chance: int = 7) -> dict[str, Any]:
    data: dict[str, Any] = json.loads(save.redacted(match, seat, chance))
    return data


@pytest.mark.parametrize("seat", [None, 0, 1, 2])
def test_a_redacted_save_shows_its_seat_the_last_safe_point(seat: int | None) -> None:
    rng = Random(5)
    match = toy.start(3, 5, coins=30)
    while match.decision is not None:
        safe = save.revived(msgspec.structs.replace(save.kept(match), answers=[]), toy.TOY)
        loaded = load(save.redacted(match, seat, 7))
        assert loaded.view(seat) == safe.view(seat)
        assert loaded.answered == 0
        assert not loaded.can_undo()
        decision = rng.choice(match.decisions)
        match.answer(rng.choice(decision.options), decision.seat)


@pytest.mark.parametrize("seat", [None, 0, 1, 2])
def test_a_redacted_save_is_the_same_whatever_is_hidden(seat: int | None) -> None:
    rng = Random(6)
    match = toy.start(3, 6, coins=30)
    while match.decision is not None:
        texts = {save.redacted(match, seat, 7)}
        for chance in range(5):
            state = match.checkpoint.copy()
            state.chance = chance
            toy.TOY.imagine(state, seat)
            other = Match(toy.TOY, 3, match.settings, state, seed=chance)
            texts.add(save.redacted(other, seat, 7))
        assert len(texts) == 1
        decision = rng.choice(match.decisions)
        match.answer(rng.choice(decision.options), decision.seat)


def test_a_redacted_save_tells_neither_seed_nor_past_nor_secret_answers() -> None:
    match = toy.start(3, seed=1234567)
    match.answer(match.decisions[1].options[0], 1)
    data = redacted(match, 0)
    assert (data["seed"], data["first"], data["history"], data["answers"]) == (None, None, None, [])
    assert data["checkpoint"]["journal"] == []
    assert "1234567" not in json.dumps(data)
    assert str(match.checkpoint.chance) not in json.dumps(data)


def test_redacting_changes_nothing() -> None:
    match = toy.to_shop(toy.start())
    match.answer("pay")
    before = everything(match)
    save.redacted(match, 1, 7)
    assert everything(match) == before


def test_a_save_that_holds_an_imagination_is_refused() -> None:
    for key in ("answers", "history"):
        refused(signed({**saved(), key: ["~0 12"]}), "holds an imagination")


# Replay


def test_replay_goes_from_the_start_decision_by_decision() -> None:
    match = toy.start(3, hand=[1, 2, 3])
    places = [match.digest()]
    while match.decision is not None:
        match.answer(match.decision.options[-1])
        places.append(match.digest())
    assert [each.digest() for each in save.replay(match.save(), toy_named)] == places


def test_replay_needs_a_history() -> None:
    text = toy.to_shop(toy.start(journal=False)).save()
    with pytest.raises(BadSave, match="no history to replay"):
        list(save.replay(text, toy_named))


def test_replay_needs_the_same_rules() -> None:
    text = signed({**old_save(), "rules": 1})
    with pytest.raises(BadSave, match="the history is of rules version 1, these are 2"):
        list(save.replay(text, toy_named))


def test_replay_of_an_impossible_history() -> None:
    data = saved()
    winner, _, _ = data["history"][-1].partition(" ")
    data["history"][-1] = f"{winner} take the-moon"
    with pytest.raises(BadSave, match="impossible answer: 'take the-moon' is not on offer"):
        list(save.replay(signed(data), toy_named))


# Older rules


def old_save(*answers: str) -> dict[str, Any]:
    """A save as rules version 1 wrote it."""
    data = saved(*answers)
    for state in (data["first"], data["checkpoint"]):
        del state["tune"]
        for player in state["players"]:
            player["gold"] = player.pop("coins")
    data["rules"] = 1
    return data


def test_a_save_of_older_rules_is_brought_up_to_date() -> None:
    loaded = load(signed(old_save("pay")))
    s = toy.table(loaded)
    assert [p.coins for p in s.players] == [3, 5]
    assert s.tune == []
    assert toy.options(loaded) == ["pay", "show", "done"]
    loaded.answer("pay")
    loaded.undo(0)
    loaded.undo(0)
    assert not loaded.can_undo()  # the older history cannot be played again
    assert json.loads(loaded.save())["rules"] == 2
    assert load(loaded.save()).digest() == loaded.digest()


def test_an_answer_that_newer_rules_forbid_leads_back_to_the_checkpoint() -> None:
    data = old_save("pay")
    data["answers"] = ["0 pay", "0 steal"]
    loaded = load(signed(data))
    assert [p.coins for p in toy.table(loaded).players] == [5, 5]
    assert loaded.history() == []


def test_rules_so_old_that_no_migration_is_left() -> None:
    with pytest.raises(BadSave, match="toy has no migration from rules version 0"):
        load(signed({**old_save(), "rules": 0}))


def test_a_table_that_the_migration_does_not_expect() -> None:
    with pytest.raises(BadSave, match="the saved table is not a toy table"):
        load(signed({**saved(), "rules": 1}))


# Trouble


def refused(text: Any, trouble: str) -> None:
    with pytest.raises((BadSave, UnknownTitle), match=trouble):
        load(text)


@pytest.mark.parametrize("share", [0, 1, 10, 50, 90, 99])
def test_a_truncated_save(share: int) -> None:
    text = toy.to_shop(toy.start()).save()
    refused(text[: len(text) * share // 100], "the save is not complete JSON")


@pytest.mark.parametrize(
    "text", ["hello", "{", "\ud800", "[" * 100_000, b"\xff\xfe", None, 7, "{'oikumene': 1}"]
)
def test_what_is_no_json(text: Any) -> None:
    refused(text, "the save is not complete JSON")


@pytest.mark.parametrize(
    "text", ["null", "7", "[]", '"save"', "{}", '{"title": "toy"}', '{"oikumene": "1"}']
)
def test_what_is_no_save(text: str) -> None:
    refused(text, "this is not an Oikumene save: it has no 'oikumene' format number")


def test_a_newer_format() -> None:
    refused(json.dumps({**saved(), "oikumene": 2}), "save format 2 is newer than this program's 1")
    refused(json.dumps({"oikumene": 99, "new": "shape"}), "save format 99 is newer")


def test_a_format_that_never_was() -> None:
    refused(json.dumps({**saved(), "oikumene": 0}), "no save format 0; this program has 1")


def test_newer_rules() -> None:
    refused(signed({**saved(), "rules": 3}), "needs rules version 3 of toy; this program has 2")


def test_an_unknown_title() -> None:
    refused(signed({**saved(), "title": "chess"}), "there is no title 'chess'")


@pytest.mark.parametrize("key", ["title", "rules", "seats", "options", "checkpoint", "answers"])
def test_a_missing_part(key: str) -> None:
    data = saved()
    del data[key]
    refused(json.dumps(data), f"the save is damaged: .*{key}")


def test_an_unknown_part() -> None:
    refused(json.dumps({**saved(), "extra": 1}), "the save is damaged: .*extra")


def test_a_part_of_the_wrong_kind() -> None:
    refused(json.dumps({**saved(), "answers": "pay"}), "the save is damaged: .*answers")


def test_a_missing_digest() -> None:
    data = saved()
    del data["digest"]
    refused(json.dumps(data), "edited or damaged: its digest")


@pytest.mark.parametrize(
    ("path", "value"),
    [
        (("seed",), 2),
        (("seats",), 3),
        (("digest",), "0" * 32),
        (("answers",), ["0 pay"]),
        (("options", "rounds"), 3),
        (("checkpoint", "round"), 2),
        (("checkpoint", "players", 0, "coins"), 500),
        (("history", 0), "0 bid 12"),
        (("first", "chance"), 0),
    ],
)
def test_an_edited_save(path: tuple[str | int, ...], value: Any) -> None:
    data = saved()
    place: Any = data
    for key in path[:-1]:
        place = place[key]
    place[path[-1]] = value
    refused(json.dumps(data), "edited or damaged: its digest")


def test_an_edit_of_blanks_is_none() -> None:
    data = saved("pay")
    assert load(json.dumps(data, indent=7)).history()[-1] == "0 pay"


# Trouble in saves that were signed anew


@pytest.mark.parametrize(
    ("answers", "trouble"),
    [
        (["0 fly"], "impossible answer: 'fly' is not on offer; seat 0 may answer: pay; show; done"),
        (["1 pay"], "impossible answer: seat 1 is not asked now"),
        (["pay"], "impossible answer: 'pay' is not a seat and its answer"),
        ([""], "impossible answer: '' is not a seat and its answer"),
    ],
)
def test_an_impossible_answer(answers: list[str], trouble: str) -> None:
    refused(signed({**saved(), "answers": answers}), trouble)


@pytest.mark.parametrize(
    ("key", "value", "trouble"),
    [
        ("seats", 9, "toy is for 2 to 3 seats, not 9"),
        ("options", {"rounds": 7}, "option 'rounds' is 7"),
        ("options", {"size": 7}, "unknown option 'size'"),
    ],
)
def test_impossible_settings(key: str, value: Any, trouble: str) -> None:
    refused(signed({**saved(), key: value}), trouble)


@pytest.mark.parametrize(
    ("key", "value", "trouble"),
    [
        ("round", "two", "the saved table is not a toy table: .*round"),
        ("players", None, "the saved table is not a toy table: .*players"),
        ("phase", "nowhere", "the saved match cannot go on: .*nowhere"),
        ("active", 7, "the saved match cannot go on: IndexError"),
    ],
)
def test_an_impossible_table(key: str, value: Any, trouble: str) -> None:
    data = saved()
    data["checkpoint"][key] = value
    refused(signed(data), trouble)


def test_a_history_that_does_not_lead_here_cannot_be_undone() -> None:
    data = saved()
    first = int(data["history"][0].split()[-1])
    hand = data["checkpoint"]["players"][0]["hand"]
    data["history"][0] = f"0 bid {hand[0]}"
    assert hand[0] != first
    loaded = load(signed(data))
    before = loaded.digest()
    assert not loaded.can_undo()
    with pytest.raises(Exception, match="the saved history"):
        loaded.undo(consent=True)
    assert loaded.digest() == before
    assert loaded.journal() == []
    assert loaded.history()[0] == data["history"][0]
    data["history"][0] = "0 bid 99"
    with pytest.raises(CannotUndo) as wrong:
        load(signed(data)).undo()
    assert str(wrong.value) == "the saved history does not fit the rules"  # and nothing of hands
