"""Decisions: what is asked, what may be answered, and what is said to a wrong answer."""

from __future__ import annotations

import pytest

from oikumene.engine.decision import Decision, Option, Refusal, Together, choose, together
from oikumene.engine.errors import IllegalAnswer, RuleError

RED, BLUE = Option("paint", ("red",), ("wall:1",)), Option("paint", ("blue", 2))


def decision() -> Decision:
    return choose(1, "colour", [RED, BLUE], lambda: [Refusal(Option("paint", ("black",)), "R-7")])


def test_the_text_is_the_verb_and_the_arguments() -> None:
    assert RED.text == str(RED) == "paint red"
    assert BLUE.text == "paint blue 2"
    assert Option("pass").text == "pass"


def test_options_are_values() -> None:
    assert Option("pay", ("gold", 1)) == Option("pay", ("gold", 1))
    assert len({Option("pay", (1,)), Option("pay", (1,)), Option("pay", (2,))}) == 2
    with pytest.raises(AttributeError):
        RED.verb = "wash"  # type: ignore[misc]


def test_a_decision_says_who_is_asked_what() -> None:
    asked = choose(2, "growth", [RED], card="card:x", n=3)
    assert (asked.seat, asked.ask, asked.args) == (2, "growth", {"card": "card:x", "n": 3})
    assert asked.options == [RED]
    assert asked.why_not() == []
    assert repr(asked) == "Decision(seat=2, ask='growth', options=['paint red'])"


def test_lazy_options_are_made_when_needed_and_once() -> None:
    made: list[int] = []

    def options() -> list[Option]:
        made.append(1)
        return [RED, BLUE]

    asked = choose(0, "colour", options)
    assert made == []
    assert asked.options == [RED, BLUE]
    assert asked.find("paint red") == RED
    assert asked.options is asked.options
    assert made == [1]


def test_an_answer_is_an_option_or_its_text() -> None:
    assert decision().find(RED) is RED
    assert decision().find("paint blue 2") is BLUE


def test_an_option_is_found_by_its_text_whatever_it_lights_up() -> None:
    assert decision().find(Option("paint", ("red",), ("wall:2",))) is RED


def test_an_answer_that_is_not_on_offer_is_told_what_is() -> None:
    with pytest.raises(IllegalAnswer) as wrong:
        decision().find("paint green")
    assert str(wrong.value) == (
        "'paint green' is not on offer; seat 1 may answer: paint red; paint blue 2"
    )


@pytest.mark.parametrize("answer", ["paint black", Option("paint", ("black",))])
def test_a_forbidden_answer_is_told_the_rule(answer: str | Option) -> None:
    with pytest.raises(IllegalAnswer, match=r"'paint black' is not allowed by R-7; seat 1 may"):
        decision().find(answer)


@pytest.mark.parametrize("answer", [0, None, ["paint red"], b"paint red", 1.5])
def test_an_answer_of_another_kind_is_refused(answer: object) -> None:
    with pytest.raises(IllegalAnswer, match="an answer is an option or its text, not"):
        decision().find(answer)  # type: ignore[arg-type]


def test_refusals_are_made_at_each_question() -> None:
    rules = ["R-1"]
    asked = choose(0, "x", [RED], lambda: [Refusal(BLUE, rule) for rule in rules])
    assert [refusal.rule for refusal in asked.why_not()] == ["R-1"]
    rules.append("R-2")
    assert [refusal.rule for refusal in asked.why_not()] == ["R-1", "R-2"]


async def one() -> Option:
    return await decision()


async def several() -> dict[int, Option]:
    return await together([choose(2, "x", [RED]), choose(0, "x", [BLUE])])


async def nobody() -> dict[int, Option]:
    return await together([])


def test_a_rule_waits_for_its_answer() -> None:
    rule = one()
    asked = rule.send(None)
    assert isinstance(asked, Decision)
    with pytest.raises(StopIteration) as end:
        rule.send(BLUE)
    assert end.value.value is BLUE


def test_a_rule_waits_for_all_answers() -> None:
    rule = several()
    asked = rule.send(None)
    assert isinstance(asked, Together)
    assert list(asked.decisions) == [2, 0]
    assert list(asked.in_order({0: BLUE, 2: RED})) == [2, 0]
    with pytest.raises(StopIteration) as end:
        rule.send({2: RED, 0: BLUE})
    assert end.value.value == {2: RED, 0: BLUE}


def test_asking_nobody_does_not_wait() -> None:
    with pytest.raises(StopIteration) as end:
        nobody().send(None)
    assert end.value.value == {}


def test_nobody_is_asked_twice_at_once() -> None:
    with pytest.raises(RuleError, match="seat 0 is asked twice"):
        _ = together([choose(0, "x", [RED]), choose(0, "y", [RED])])
