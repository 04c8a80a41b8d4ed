"""What a seat is asked.

A rule asks with ``await choose(…)``; the Match answers with ``send``. There is no event loop.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterable, Mapping, Sequence

import msgspec

from oikumene.engine.errors import IllegalAnswer, RuleError

RuleId = str
"""The id of a rule in the title's ledger."""


class Option(msgspec.Struct, frozen=True, gc=False):
    """A possible answer: a verb and arguments, with a text that is unique in its decision."""

    verb: str
    args: tuple[str | int, ...] = ()
    things: tuple[str, ...] = ()
    """The things on the table that it concerns (``card:ziggurat``), for screens to light up."""

    @property
    def text(self) -> str:
        """The stable text form (``buy ziggurat``): answers are stored by it."""
        return " ".join((self.verb, *map(str, self.args)))

    def __str__(self) -> str:
        return self.text


class Refusal(msgspec.Struct, frozen=True):
    """An option that is not available, and the rule that forbids it."""

    option: Option
    rule: RuleId


Options = list[Option] | Callable[[], list[Option]]
Refusals = Callable[[], Iterable[Refusal]]


class Decision(msgspec.Struct, eq=False):
    """One seat must pick one option. Options are made when first needed, and once."""

    seat: int
    ask: str
    made: Options
    refusals: Refusals | None
    args: Mapping[str, str | int]
    always: bool = False
    """Whether it is asked even without a choice: silence would tell what the seat holds."""

    @property
    def options(self) -> Sequence[Option]:
        """What the seat may answer."""
        made = self.made
        if type(made) is not list:
            made = self.made = made()  # type: ignore[operator]
        return made

    def why_not(self) -> list[Refusal]:
        """What the seat may not answer now, with the rule that says so."""
        return list(self.refusals()) if self.refusals else []

    def find(self, answer: Option | str) -> Option:
        """The option that an answer means."""
        options = self.options
        if isinstance(answer, Option):
            if answer in options:
                return answer
            answer = answer.text
        if not isinstance(answer, str):
            raise IllegalAnswer(f"an answer is an option or its text, not {answer!r}")
        for option in options:
            if option.text == answer:
                return option
        allowed = "; ".join(o.text for o in options)
        refusal = next((r for r in self.why_not() if r.option.text == answer), None)
        reason = f"not allowed by {refusal.rule}" if refusal else "not on offer"
        raise IllegalAnswer(f"{answer!r} is {reason}; seat {self.seat} may answer: {allowed}")

    def __await__(self) -> Generator[Decision, Option, Option]:
        return (yield self)

    def __repr__(self) -> str:
        return f"Decision(seat={self.seat}, ask={self.ask!r}, options={[*map(str, self.options)]})"


class Together:
    """Several seats decide at once and secretly; the rule goes on when all have answered."""

    __slots__ = ("decisions",)

    def __init__(self, decisions: Iterable[Decision]) -> None:
        self.decisions: dict[int, Decision] = {}
        for decision in decisions:
            if decision.seat in self.decisions:
                raise RuleError(f"seat {decision.seat} is asked twice at once")
            self.decisions[decision.seat] = decision

    def in_order(self, answers: Mapping[int, Option]) -> dict[int, Option]:
        """The answers in the order of asking: who was quickest must make no difference."""
        return {seat: answers[seat] for seat in self.decisions}

    def __await__(self) -> Generator[Together, dict[int, Option], dict[int, Option]]:
        if not self.decisions:
            return {}
        return (yield self)


def choose(
    seat: int,
    ask: str,
    options: Options,
    why_not: Refusals | None = None,
    *,
    always: bool = False,
    **args: str | int,
) -> Decision:
    """Ask a seat: ``option = await choose(seat, "growth", options)``."""
    return Decision(seat, ask, options, why_not, args, always)


def together(decisions: Iterable[Decision]) -> Together:
    """Ask several seats at once: ``answers = await together([choose(…), choose(…)])``."""
    return Together(decisions)
