"""A match: the state at the last safe point, and the answers since.

Everything else follows. A clone copies the checkpoint and runs the answers again; undo runs all
but the last; a load does the same from disk. The rules are coroutines that the Match drives with
``send``; while one waits, its locals hold nothing that the state and the answers do not.

Without a journal (in search) a checkpoint is copied only when somebody clones: playouts, which
nobody clones, run from one safe point to the next for nothing.
"""

from __future__ import annotations

import re
from collections.abc import Coroutine, Iterator
from contextlib import suppress
from random import Random
from typing import Any

import msgspec

from oikumene.engine.chance import below, revealed
from oikumene.engine.decision import Decision, Option, Together
from oikumene.engine.errors import (
    CannotUndo,
    IllegalAnswer,
    NoSuchMoment,
    NoSuchSeat,
    OikumeneError,
    RuleError,
    listed,
)
from oikumene.engine.journal import known_to
from oikumene.engine.state import OVER, Entry, Table
from oikumene.engine.title import Result, Settings, Title
from oikumene.engine.view import to_plain

Rule = Coroutine[Any, Any, None]

LONGEST = 24
"""Answers after which a checkpoint is copied in any case, so that catching up stays cheap."""

_MARK = re.compile(r"~(?P<seat>[0-9]*) (?P<chance>[0-9]{1,20})")


class Answer(msgspec.Struct, frozen=True, gc=False):
    """An answer as it is kept: who, what, whether there was a choice, and the chance before."""

    seat: int
    option: Option
    forced: bool
    chance: int


class Imagined(msgspec.Struct, frozen=True):
    """A mark among the answers: from here on, what `seat` cannot know was made up."""

    seat: int | None
    chance: int


class Past(msgspec.Struct, frozen=True):
    """A finished step: its checkpoint, its answers, and the journal's length before it."""

    base: Table
    answers: list[Answer | Imagined]
    entries: int


class Match:
    """A match of one title. Drive it with `answer`, read it with `decision` and `view`."""

    __slots__ = (
        "_answers",
        "_base",
        "_cut",
        "_dreamt",
        "_entries",
        "_first",
        "_future",
        "_open",
        "_past",
        "_pending",
        "_prior",
        "_rule",
        "_safe_points",
        "_steps",
        "answered",
        "seats",
        "seed",
        "settings",
        "state",
        "title",
    )

    def __init__(
        self,
        title: Title,
        seats: int,
        settings: Settings,
        state: Table,
        *,
        seed: int | None = None,
        journal: bool = True,
    ) -> None:
        self.title = title
        self.seats = seats
        self.settings = settings
        self.seed = seed
        state.journal = [] if journal else None
        self._first = state.copy() if journal else None
        self._past: list[Past] | None = [] if journal else None
        self._prior: list[str] | None = None  # of a loaded match that was not relived yet
        self._entries: list[Entry] = []
        self._future: list[tuple[int, Option]] = []
        self._steps = title.asking
        self._safe_points = 0
        self.answered = 0
        """How many choices led here: answers add to it, undo takes away."""
        self._begin(state)
        self._go()

    def _begin(self, state: Table) -> None:
        self.state = state
        self._base: Past | None = None
        self._answers: list[Answer | Imagined] = []
        self._cut = 0  # how many of the answers led to the last safe point
        self._dreamt = False  # whether an imagination is among them
        self._rule: Rule | None = None
        self._open: Decision | Together | None = None
        self._pending: dict[int, Option] = {}

    # What is asked

    @property
    def over(self) -> bool:
        """Whether the match has ended."""
        return self._open is None

    @property
    def decisions(self) -> list[Decision]:
        """All open decisions: one, or several while seats decide together."""
        if self._open is None:
            return []
        if isinstance(self._open, Decision):
            return [self._open]
        waiting = self._open.decisions.items()
        return [decision for seat, decision in waiting if seat not in self._pending]

    @property
    def decision(self) -> Decision | None:
        """The first open decision; None when the match is over."""
        if type(self._open) is Decision:
            return self._open
        return next(iter(self.decisions), None)

    @property
    def result(self) -> Result | None:
        """Scores, winners and reason; None before the end."""
        return self.title.result(self.state) if self.over else None

    # Answering

    def answer(self, answer: Option | str, seat: int | None = None) -> None:
        """Answer the open decision (of `seat`, where several are open) and run on."""
        decision = self._open
        if type(decision) is not Decision or (seat is not None and seat != decision.seat):
            decision = self._decision_of(seat)
        option = decision.find(answer)
        self._take(decision.seat, option)
        self.answered += 1
        if self._future:
            self._future = []

    def _decision_of(self, seat: int | None) -> Decision:
        """The open decision of a seat (None: the first)."""
        if self.over:
            raise IllegalAnswer("the match is over: there is nothing to answer")
        for decision in self.decisions:
            if seat is None or decision.seat == seat:
                return decision
        asked = ", ".join(str(d.seat) for d in self.decisions)
        raise IllegalAnswer(f"seat {seat!r} is not asked now; waiting for seat {asked}")

    def _take(self, seat: int, option: Option) -> None:
        """Give a checked answer to the rule; a defect in the rule leaves the match as it was."""
        base, answers, kept = self._base, self._answers, len(self._answers)
        cut, safe_points = self._cut, self._safe_points
        past = len(self._past) if self._past is not None else 0
        answers.append(Answer(seat, option, False, self.state.chance))
        value: Option | dict[int, Option] = option
        if type(self._open) is not Decision and not (value := self._gathered(seat, option)):
            return
        try:
            if not self._resume(value):
                self._go()
        except BaseException as wrong:
            assert base is not None
            if self._past is not None:
                del self._past[past:]
            self._rebuild(base, answers[:kept])
            self._cut, self._safe_points = cut, safe_points
            if not isinstance(wrong, Exception):
                raise  # an impatient person's Ctrl-C
            raise RuleError(f"{self.title.name}: answer {option.text!r} failed: {wrong}") from wrong

    def _gathered(self, seat: int, option: Option) -> dict[int, Option]:
        """The answers of a Together, once all are there."""
        assert isinstance(self._open, Together)
        self._pending[seat] = option
        if len(self._pending) < len(self._open.decisions):
            return {}
        return self._disclosed(self._open)

    def _disclosed(self, request: Together) -> dict[int, Option]:
        """All answers of a Together: they were secret, so nobody takes one back from here on."""
        revealed(self.state)
        answers = request.in_order(self._pending)
        self._pending = {}
        return answers

    def _go(self) -> None:
        """Run step after step until somebody must decide or the match is over."""
        s = self.state
        while s.phase != OVER:
            step, asks = self._steps[s.phase]
            if not asks:
                step(s)
                continue
            self._keep()
            self._rule = step(s)
            if self._resume(None):
                return
        self._keep()
        self._open = None

    def _resume(self, value: Option | dict[int, Option] | None) -> bool:
        """Go on with the rule; take answers that leave no choice. False: the step has ended."""
        rule = self._rule
        assert rule is not None
        while True:
            try:
                request = rule.send(value)
            except StopIteration:
                self._rule = None
                return False
            self._open = request
            if type(request) is Decision:
                if len(request.options) > 1 or request.always:
                    return True
                value = self._forced(request)
            else:
                self._pending = {}
                if not self._all_forced(request):
                    return True
                value = self._disclosed(request)

    def _forced(self, decision: Decision) -> Option:
        if not decision.options:
            raise RuleError(
                f"{self.title.name}: {decision.ask!r} offers seat {decision.seat} nothing"
            )
        option = decision.options[0]
        self._answers.append(Answer(decision.seat, option, True, self.state.chance))
        return option

    def _all_forced(self, request: Together) -> bool:
        for seat, decision in request.decisions.items():
            if len(decision.options) < 2 and not decision.always:
                self._pending[seat] = self._forced(decision)
        return len(self._pending) == len(request.decisions)

    def _keep(self) -> None:
        """A safe point: the state is all there is. Remember it, at once or when it is needed."""
        s = self.state
        if s.phase not in self.title.inner:
            self._safe_points += 1
        elif s.journal is not None:
            return
        if self._can_wait(s):
            self._cut = len(self._answers)
            return
        if self._past is not None and self._base is not None:
            self._past.append(Past(self._base.base, self._answers, self._base.entries))
        if s.journal:
            self._entries.extend(s.journal)
            s.journal = []
        self._answers = []
        self._cut = 0
        self._dreamt = False
        self._base = Past(s.copy(), self._answers, len(self._entries))

    def _can_wait(self, s: Table) -> bool:
        """Whether a checkpoint can be made later; one of an imagined world must not be the real."""
        if self._base is None or self._past is not None or s.journal is not None:
            return False
        return 0 < len(self._answers) < LONGEST and not self._dreamt

    def _catch_up(self) -> None:
        """Make the checkpoint of the last safe point, if that was put off."""
        if not self._cut:
            return
        assert self._base is not None
        twin = Match.__new__(Match)
        twin.title, twin.seats, twin.settings = self.title, self.seats, self.settings
        twin._steps, twin._entries = self._steps, []
        twin._rebuild(self._base, self._answers, self._cut)
        self._base, self._answers, self._cut = twin._base, twin._answers, 0

    # Copies

    def clone(self) -> Match:
        """An independent match in the same position; options that were made are not made again."""
        other = self._copied()
        mine, its = self._open, other._open
        if type(mine) is Decision and type(its) is Decision and type(its.made) is not list:
            its.made = mine.made if type(mine.made) is list else its.made
        return other

    def _copied(self) -> Match:
        self._catch_up()
        other = Match.__new__(Match)
        other.title = self.title
        other.seats = self.seats
        other.settings = self.settings
        other.seed = self.seed
        other.answered = self.answered
        other._safe_points = self._safe_points
        other._steps = self._steps
        other._first = self._first
        other._past = self._past[:] if self._past is not None else None
        other._prior = self._prior
        other._entries = self._entries[:] if self._entries else []
        other._future = self._future[:] if self._future else []
        assert self._base is not None
        other._rebuild(self._base, self._answers)
        return other

    def moment(self, n: int) -> Match:
        """The match as it stood after its first `n` choices, with nothing to redo."""
        if type(n) is not int or not 0 <= n <= self.answered:
            raise NoSuchMoment(f"there is no moment {n!r}; there is: 0 to {self.answered}")
        self._remember()
        other = self.clone()
        other._future = []
        other._back_to(n)
        return other

    def steps(self) -> Iterator[tuple[int, Table]]:
        """The tables at all safe points (secrets included) with how many choices led there."""
        self._remember()
        assert self._base is not None
        n = self.answered - sum(1 for p in self._past or () for _ in _choices(p.answers))
        n -= sum(1 for _ in _choices(self._answers))
        for past in self._past or ():
            yield n, past.base
            n += sum(1 for _ in _choices(past.answers))
        yield n, self._base.base

    def imagine(self, seat: int | None, rng: Random) -> Match:
        """A world that this seat could be in: what it cannot know is made up.

        It has no seed and no past, and no checkpoint or save before its next safe point: those
        would be the real ones.
        """
        self._check_seat(seat)
        self._remember()
        other = self._copied()  # the options of the real table would tell of hidden things
        if other._open is None:
            return other
        other._forget(seat)
        mark = Imagined(seat, rng.getrandbits(64))
        if not other._imagined_whole(mark):
            other._answers.append(mark)
            other._dream(mark)
        return other

    def _imagined_whole(self, mark: Imagined) -> bool:
        """In search, imagine the checkpoint itself if nothing has happened since: clones are
        cheaper then."""
        assert self._base is not None
        untouched = self._base.base.chance == self.state.chance and not self._answers
        if self.state.journal is not None or not untouched:
            return False
        s = self._base.base.copy()
        s.chance = mark.chance
        self.title.imagine(s, mark.seat)
        self._rebuild(Past(s, [], self._base.entries), [])
        return True

    def fork(self, seat: int | None, rng: Random) -> Match:
        """A world that this seat could be in, to be played like any match: undo goes back to here.

        Where it came from is still the real table: what `kept` writes of it is not for all eyes.
        """
        other = self.imagine(seat, rng)
        other._settle_here()
        return other

    def _settle_here(self) -> None:
        assert self._base is not None
        self._first, self._past, self.answered = self._base.base, [], 0

    def _forget(self, seat: int | None) -> None:
        """Drop what leads back to the real match, and what only others were told."""
        assert self._base is not None
        self.seed = self._first = self._past = self._prior = None
        self._future = []
        self._entries = known_to(self._entries, seat)
        self._base = Past(self._base.base, self._answers, len(self._entries))

    def _dream(self, mark: Imagined) -> None:
        s = self.state
        self._dreamt = True
        s.chance = mark.chance
        if s.journal:
            s.journal = known_to(s.journal, mark.seat)
        self.title.imagine(s, mark.seat)
        for rival in self._pending:
            if rival != mark.seat:
                self._guess(rival)

    def _guess(self, rival: int) -> None:
        """Replace a rival's secret answer, given but not yet revealed, by any possible one."""
        assert isinstance(self._open, Together)
        options = self._open.decisions[rival].options
        self._pending[rival] = options[below(self.state, len(options))]

    def _rebuild(self, base: Past, answers: list[Answer | Imagined], cut: int = 0) -> None:
        """Stand where these answers lead from this checkpoint. Options are not made for it.

        If the first `cut` answers lead to a later safe point, that becomes the checkpoint.
        """
        s = base.base.copy()
        self._begin(s)
        del self._entries[base.entries :]
        self._base = base
        self._answers = answers[cut:]
        if s.phase == OVER:
            return
        found = self._next_rule(s, keep=False)
        if found is None:
            return
        rule, request = found
        for at, answer in enumerate(answers, 1):
            if type(answer) is Imagined:
                self._open = request
                self._dream(answer)
                continue
            if type(request) is Decision:
                value: Any = answer.option  # type: ignore[union-attr]
            else:
                self._pending[answer.seat] = answer.option  # type: ignore[index, union-attr]
                if len(self._pending) < len(request.decisions):
                    continue
                value = self._disclosed(request)
            try:
                request = rule.send(value)
            except StopIteration:
                found = self._next_rule(s, at == cut)
                if found is None:
                    request = None
                    break
                rule, request = found
        self._open = request

    def _next_rule(self, s: Table, keep: bool) -> tuple[Rule, Any] | None:
        """Run on to the next question while answers are run again; None: the match is over."""
        while s.phase != OVER:
            step, asks = self._steps[s.phase]
            if not asks:
                step(s)
                continue
            if keep:
                self._base = Past(s.copy(), self._answers, len(self._entries))
            rule: Rule = step(s)  # type: ignore[assignment]
            self._rule = rule
            try:
                return rule, rule.send(None)
            except StopIteration:
                continue
        self._rule = None
        if keep:
            self._base = Past(s.copy(), self._answers, len(self._entries))
        return None

    # Undo

    def undo(self, seat: int | None = None, *, consent: bool = False) -> None:
        """Take back the last decision.

        A seat takes back its own decisions only, and none after which something was revealed or
        another seat decided; with everyone's consent any decision can be taken back.
        """
        last = self._last()
        if not consent and seat is not None and last.seat != seat:
            raise CannotUndo(f"seat {last.seat} has decided since")
        if not consent and last.chance != self.state.chance:
            raise CannotUndo("something was revealed since")
        self._back_to(self.answered - 1)
        self._future.append((last.seat, last.option))

    def _back_to(self, n: int) -> None:
        """Stand where the first `n` choices led."""
        ahead = self.answered - n
        if not ahead:
            return
        assert self._base is not None
        steps = [*(self._past or ()), Past(self._base.base, self._answers, self._base.entries)]
        while steps:
            step = steps.pop()
            for at in _choices(step.answers):
                ahead -= 1
                if not ahead:
                    self._past = steps
                    self._rebuild(step, step.answers[:at])
                    self.answered = n
                    return
        raise CannotUndo("what happened before is not kept")

    def redo(self, seat: int | None = None) -> None:
        """Take the last undo back. A seat brings back its own decisions only."""
        if not self.can_redo(seat):
            raise CannotUndo("there is nothing to redo")
        self._take(*self._future[-1])
        self.answered += 1
        self._future.pop()

    def can_redo(self, seat: int | None = None) -> bool:
        """Whether `redo(seat)` would do something."""
        return bool(self._future) and seat in (None, self._future[-1][0])

    @property
    def next_redo(self) -> str:
        """The text of the answer that `redo` would bring back."""
        return self._future[-1][1].text if self._future else ""

    def can_undo(self, seat: int | None = None) -> bool:
        """Whether `undo(seat)` would do something."""
        try:
            last = self._last()
        except CannotUndo:
            return False
        return (seat is None or last.seat == seat) and last.chance == self.state.chance

    def _last(self) -> Answer:
        """The last answer that was a choice."""
        if self._past is None:
            raise CannotUndo("a match without a journal keeps no past")
        for answers in (self._answers, *(past.answers for past in reversed(self._past))):
            for at in _choices(answers):
                return answers[at]  # type: ignore[return-value]
        if self._prior is not None:
            self._relive()
            return self._last()
        raise CannotUndo("there is nothing to undo")

    def _remember(self) -> None:
        """After a load the journal of the earlier answers is made when it is first wanted."""
        if self._prior is not None:
            with suppress(CannotUndo):
                self._relive()

    def _relive(self) -> None:
        """After a load: play the earlier answers again, for their checkpoints and journal."""
        assert self._first is not None
        twin = Match(self.title, self.seats, self.settings, self._first.copy(), seed=self.seed)
        try:
            for line in self.history():
                twin.accept(line)
        except OikumeneError as wrong:
            # What is wrong names answers and options of any seat: not for the one who asks.
            raise CannotUndo("the saved history does not fit the rules") from wrong
        if twin.digest() != self.digest():
            raise CannotUndo("the saved history leads to another table")
        self._prior = None
        self._past, self._base, self._entries = twin._past, twin._base, twin._entries

    # What is known

    def _check_seat(self, seat: int | None) -> None:
        """A wrong number must not pass for a spectator."""
        if seat is not None and (type(seat) is not int or not 0 <= seat < self.seats):
            raise NoSuchSeat(f"there is no seat {seat!r}; there is: {listed(range(self.seats))}")

    def view(self, seat: int | None = None) -> dict[str, Any]:
        """All that a seat (None: a spectator) may see, ready for JSON."""
        self._check_seat(seat)
        mine = next((d for d in self.decisions if d.seat == seat), None)
        return {
            "title": self.title.name,
            "rules": self.title.rules,
            "seats": self.seats,
            "settings": to_plain(self.settings),
            "over": self.over,
            "waiting": [{"seat": d.seat, "ask": d.ask} for d in self.decisions],
            "decision": self._shown(mine) if mine else None,
            "result": to_plain(self.result) if self.over else None,
            "table": self.title.view(self.state, seat),
        }

    def _shown(self, decision: Decision) -> dict[str, Any]:
        return {
            "ask": decision.ask,
            "args": dict(decision.args),
            "options": [
                {
                    "text": option.text,
                    "verb": option.verb,
                    "args": list(option.args),
                    "things": list(option.things),
                    "facts": self.facts(decision.seat, option),
                }
                for option in decision.options
            ],
            "refused": [
                {
                    "text": r.option.text,
                    "verb": r.option.verb,
                    "things": list(r.option.things),
                    "rule": r.rule,
                }
                for r in decision.why_not()
            ],
        }

    def facts(self, seat: int, option: Option) -> dict[str, Any]:
        """What a screen should say beside an option."""
        return self.title.facts(self.state, seat, option)

    @property
    def told(self) -> int:
        """How many journal entries there are; after a load, since its checkpoint."""
        return len(self._entries) + len(self.state.journal or ())

    def entries(self, since: int) -> list[Entry]:
        """The journal from an entry on (secrets included), counted like `told`."""
        return (self._entries + (self.state.journal or []))[since:]

    def journal(self, seat: int | None = None, since: int = 0) -> list[Entry]:
        """What happened, as far as a seat (None: a spectator) may know.

        `since` skips the entries that the reader has already: it counts only those that this seat
        may know, so that it tells nothing of the others.
        """
        self._check_seat(seat)
        self._remember()
        return known_to(self._entries + (self.state.journal or []), seat)[since:]

    # Keeping

    def history(self) -> list[str]:
        """Every answer since the start (secret ones too), a line each (see `written`).

        An imagined match begins where it was imagined: what was real before is not for all eyes.
        """
        lines = list(self._prior or ())
        for answers in (*(past.answers for past in self._past or ()), self._answers):
            for answer in answers:
                if type(answer) is Imagined:
                    lines = []
                else:
                    lines.append(written(answer))
        return lines

    def accept(self, line: str) -> None:
        """Answer with a line of `history`. Forced answers the Match takes by itself."""
        if without_choice(line):
            return
        if is_mark(line):
            self._imagined(line)
            return
        seat, _, text = line.partition(" ")
        if not seat.isdecimal():
            raise IllegalAnswer(f"{line!r} is not a seat and its answer")
        self.answer(text, int(seat))

    def _imagined(self, line: str) -> None:
        """Go on in the world of a fork, as it was kept."""
        found = _MARK.fullmatch(line)
        if found is None:
            raise IllegalAnswer(f"{line!r} is not a seat and its imagination")
        mark = Imagined(int(found["seat"]) if found["seat"] else None, int(found["chance"]))
        self._check_seat(mark.seat)
        self._forget(mark.seat)
        assert self._base is not None
        self._rebuild(self._base, [*self._answers, mark])  # options were made before it
        self._settle_here()

    def save(self) -> str:
        """The whole match as JSON text (secrets included): see save.py."""
        from oikumene.engine.save import write

        return write(self)

    @property
    def forked(self) -> bool:
        """Whether it began in the midst of another match, in an imagined world."""
        if any(is_mark(line) for line in self._prior or ()):
            return True
        steps = (self._answers, *(past.answers for past in self._past or ()))
        return any(type(answer) is Imagined for answers in steps for answer in answers)

    @property
    def settled(self) -> int:
        """How many of the answers led to the last safe point."""
        self._catch_up()
        return self.answered - sum(1 for _ in _choices(self._answers))

    @property
    def checkpoint(self) -> Table:
        """The state at the last safe point (secrets included)."""
        self._catch_up()
        assert self._base is not None
        if any(type(answer) is Imagined for answer in self._answers):
            raise OikumeneError("an imagined match has no checkpoint before its next safe point")
        return self._base.base

    @property
    def step(self) -> int:
        """How many steps were begun: inside an action the number stays the same."""
        return self._safe_points

    def same_step(self, other: Match) -> bool:
        """Whether no safe point lies between this match and one that it was cloned from."""
        return self._safe_points == other._safe_points

    def digest(self) -> bytes:
        """The state as bytes (secrets included): equal for equal tables, however they came about.

        What was answered since the last safe point counts as far as it has changed the table.
        """
        return msgspec.json.encode(msgspec.structs.replace(self.state, journal=None))


def _choices(answers: list[Answer | Imagined]) -> Iterator[int]:
    """Where the choices stand, the last first; before an imagination nothing is taken back."""
    for at in reversed(range(len(answers))):
        answer = answers[at]
        if type(answer) is Imagined:
            return
        if not answer.forced:  # type: ignore[union-attr]
            yield at


def written(answer: Answer | Imagined) -> str:
    """An answer as one line: ``0 buy ziggurat``, or ``0! pass`` where there was no choice.

    An imagination is ``~0 7305``: for whom (nothing: for a spectator), and its chance.
    """
    if isinstance(answer, Imagined):
        return f"~{'' if answer.seat is None else answer.seat} {answer.chance}"
    return f"{answer.seat}{'!' if answer.forced else ''} {answer.option.text}"


def without_choice(line: str) -> bool:
    """Whether a line of `history` tells of an answer without a choice."""
    return line.partition(" ")[0].endswith("!")


def is_mark(line: str) -> bool:
    """Whether a line of a kept history tells of an imagination."""
    return line.startswith("~")
