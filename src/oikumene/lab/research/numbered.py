"""A match whose questions are answered by number, and what comes back as numbers."""

from __future__ import annotations

from typing import Any, Literal

import numpy as np
from numpy.typing import NDArray

from oikumene.engine.decision import Decision, Option
from oikumene.engine.errors import BadSetup, IllegalAnswer
from oikumene.engine.match import Match
from oikumene.lab.research.observe import OPTION_SLOTS, observe, observe_options

Form = Literal["masked", "options"]
"""``masked``: an observation and a mask; ``options``: a vector for each option too."""
Reward = Literal["win", "score"]

WIDTHS = {"nations": 64, "dawn": 256, "clash": 128, "civilization": 256}
"""How many options a page holds. In thousands of random games with all kinds of settings the
longest lists had 49, 168, 81 and 256; a longer one has several pages."""
MORE = Option("more")
"""The last choice of every page where there are several: on to the next page, round and round."""


def actions(title: str) -> int:
    """How many numbers a title needs: a page of options, and MORE."""
    return WIDTHS[title] + 1


class Numbered:
    """A match, and the page of its first open question."""

    __slots__ = ("match", "page")

    def __init__(self, match: Match, page: int = 0) -> None:
        self.match = match
        self.page = page

    @property
    def asked(self) -> int | None:
        """Who must answer; seats that decide together do so one after the other."""
        decision = self.match.decision
        return None if decision is None else decision.seat

    def page_of(self, seat: int) -> int:
        """The page that a seat looks at; nobody sees another's."""
        return self.page if seat == self.asked else 0

    def choices(self) -> list[Option]:
        """What the numbers from 0 on mean."""
        decision = self.match.decision
        if decision is None:
            return []
        width = WIDTHS[self.match.title.name]
        if len(decision.options) <= width:
            return list(decision.options)
        return [*decision.options[self.page * width : (self.page + 1) * width], MORE]

    def answer(self, number: int) -> None:
        """Take a choice."""
        decision, choices = self.match.decision, self.choices()
        if decision is None or not 0 <= number < len(choices):
            raise IllegalAnswer(f"{number!r} is none of the {len(choices)} choices, from 0 on")
        if choices[number] is MORE:
            self._turn(decision)
            return
        self.match.answer(choices[number], decision.seat)
        self.page = 0

    def _turn(self, decision: Decision) -> None:
        pages = -(-len(decision.options) // WIDTHS[self.match.title.name])
        self.page = (self.page + 1) % pages

    def seen(self, seat: int, form: Form) -> dict[str, NDArray[Any]]:
        """What a seat gets to see; without a question its mask is empty."""
        choices = self.choices() if seat == self.asked else []
        size = actions(self.match.title.name)
        mask = np.zeros(size, np.int8)
        mask[: len(choices)] = 1
        seen: dict[str, NDArray[Any]] = {
            "observation": observe(self.match, seat, self.page_of(seat)),
            "action_mask": mask,
        }
        if form == "options":
            rows = np.zeros((size, OPTION_SLOTS), np.float32)
            offered = [choice for choice in choices if choice is not MORE]
            rows[: len(offered)] = observe_options(self.match, seat, offered)
            seen["options"] = rows
        return seen


class Info(dict[str, Any]):
    """In words what a seat is asked (``ask``), its choices (``options``) and all that it sees
    (``view``): each is worked out when it is read, which must be before the next answer."""

    def __init__(self, numbered: Numbered, seat: int) -> None:
        super().__init__()
        self._numbered = numbered
        self._seat = seat
        self._when = (numbered.match.answered, numbered.page)

    def __missing__(self, key: str) -> Any:
        numbered = self._numbered
        if self._when != (numbered.match.answered, numbered.page):
            raise KeyError(f"{key!r} was not read before the next answer")
        self[key] = value = self._read(numbered, key)
        return value

    def _read(self, numbered: Numbered, key: str) -> Any:
        decision = numbered.match.decision if numbered.asked == self._seat else None
        if key == "view":
            return numbered.match.view(self._seat)
        if key == "ask":
            return decision.ask if decision else ""
        if key == "options":
            return [choice.text for choice in numbered.choices()] if decision else []
        raise KeyError(key)

    def __reduce__(self) -> tuple[Any, ...]:
        return dict, (dict(self),)  # what was read travels, the match does not


def rewards(match: Match, reward: Reward) -> list[float]:
    """What each seat gets at the end, less the mean of the table: together it is nothing.

    Alone at a table there is no mean to compare with.
    """
    result, seats = match.result, match.seats
    if result is None:
        return [0.0] * seats
    won = reward == "win"
    worth = result.shares(seats) if won else [float(each) for each in result.scores]
    mean = sum(worth) / seats if seats > 1 else 0.0
    return [each - mean for each in worth]


def check_words(form: str, reward: str) -> None:
    """Refuse a form or a reward that does not exist."""
    if form not in ("masked", "options"):
        raise BadSetup(f"the form is 'masked' or 'options', not {form!r}")
    if reward not in ("win", "score"):
        raise BadSetup(f"the reward is 'win' or 'score', not {reward!r}")
