"""The spaces of the environments, and what they hold."""

from __future__ import annotations

import string
from typing import Any

import numpy as np

from oikumene.lab.research.extra import research_extra
from oikumene.lab.research.numbered import Form, Numbered, actions
from oikumene.lab.research.observe import LENGTH, LIMIT, OPTION_SLOTS

with research_extra():
    from gymnasium import spaces

LONGEST_TEXT = 500


def action_space(title: str) -> spaces.Discrete:
    """The numbers of the choices."""
    return spaces.Discrete(actions(title))


def observation_space(title: str, form: Form) -> spaces.Dict:
    """What `observation` gives."""
    held: dict[str, spaces.Space[Any]] = {
        "observation": spaces.Box(-LIMIT, LIMIT, (LENGTH,), np.float32),
        "action_mask": spaces.MultiBinary(actions(title)),
    }
    if form == "options":
        size = (actions(title), OPTION_SLOTS)
        held["options"] = spaces.Box(-LIMIT, LIMIT, size, np.float32)
        held["texts"] = spaces.Sequence(spaces.Text(LONGEST_TEXT, charset=string.printable))
    return spaces.Dict(held)


def observation(numbered: Numbered, seat: int, form: Form) -> dict[str, Any]:
    """What a seat gets to see: in the form ``options`` the texts of its choices too."""
    seen: dict[str, Any] = {**numbered.seen(seat, form)}
    if form == "options":
        choices = numbered.choices() if seat == numbered.asked else []
        seen["texts"] = tuple(choice.text for choice in choices)
    return seen


def drawn(numbered: Numbered) -> str:
    """The open question and its choices as text."""
    decision = numbered.match.decision
    if decision is None:
        return "over"
    choices = "\n".join(f"{at} {choice}" for at, choice in enumerate(numbered.choices()))
    return f"seat {decision.seat}: {decision.ask}\n{choices}"
