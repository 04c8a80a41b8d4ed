"""The titles for researchers: environments, batches of matches, data sets.

The packages of the extra are imported where they are used: `aec` needs PettingZoo, `gym`
Gymnasium, `openspiel` OpenSpiel, `dataset` Arrow; `observe` and `vector` need none of them.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from oikumene.lab.research.numbered import MORE, WIDTHS, Form, Reward
from oikumene.lab.research.observe import observe, observe_options

if TYPE_CHECKING:
    from oikumene.lab.research.aec import TableEnv


def env(
    title: str,
    seats: int = 2,
    options: Mapping[str, Any] | None = None,
    form: Form = "masked",
    reward: Reward = "win",
) -> TableEnv:
    """A table as a PettingZoo environment, where seats act one after the other."""
    from oikumene.lab.research.aec import TableEnv

    return TableEnv(title, seats, options, form, reward)


__all__ = ["MORE", "WIDTHS", "Form", "Reward", "env", "observe", "observe_options"]
