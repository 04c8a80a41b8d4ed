"""The titles as PettingZoo environments: seats act one after the other (AEC).

Importing this module registers ``oikumene/<title>-v0`` with PettingZoo.
"""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any

import oikumene
from oikumene.lab.research.extra import research_extra
from oikumene.lab.research.numbered import (
    Form,
    Info,
    Numbered,
    Reward,
    check_words,
    rewards,
)
from oikumene.lab.research.spaces import action_space, drawn, observation, observation_space
from oikumene.titles import title_named

with research_extra():
    import pettingzoo  # type: ignore[import-untyped]
    from gymnasium import spaces


class TableEnv(pettingzoo.AECEnv):  # type: ignore[misc]
    """A table of any title. Rewards come at the end; an action that the mask forbids is refused."""

    def __init__(
        self,
        title: str,
        seats: int = 2,
        options: Mapping[str, Any] | None = None,
        form: Form = "masked",
        reward: Reward = "win",
    ) -> None:
        super().__init__()
        check_words(form, reward)
        title_named(title).settle(seats, options or {})
        self.title, self.seats, self.options = title, seats, dict(options or {})
        self.form: Form = form
        self.reward: Reward = reward
        self.render_mode = "ansi"
        self.metadata = {
            "name": f"oikumene/{title}-v0",
            "render_modes": ["ansi"],
            "is_parallelizable": False,
        }
        self.possible_agents = [f"player_{seat}" for seat in range(seats)]
        self._actions = {agent: action_space(title) for agent in self.possible_agents}
        self._sights = {agent: observation_space(title, form) for agent in self.possible_agents}
        self._rng = Random()

    def observation_space(self, agent: str) -> spaces.Dict:
        """What a seat gets to see."""
        return self._sights[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        """The numbers of its choices."""
        return self._actions[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Start a match: the seed decides about it and about all later ones without a seed.

        The options of the table are those of the environment.
        """
        if seed is not None:
            self._rng = Random(seed)
        chance = self._rng.getrandbits(53)
        match = oikumene.start(self.title, self.seats, chance, self.options, journal=False)
        self.numbered = Numbered(match)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self._skip_agent_selection = None
        self._go_on()

    def _go_on(self) -> None:
        """Turn to whoever is asked now, or end."""
        numbered = self.numbered
        self.infos = {agent: Info(numbered, seat) for seat, agent in enumerate(self.agents)}
        if numbered.asked is not None:
            self.agent_selection = self.possible_agents[numbered.asked]
            return
        self.terminations = dict.fromkeys(self.agents, True)
        gained = rewards(numbered.match, self.reward)
        self.rewards = dict(zip(self.agents, gained, strict=True))

    def step(self, action: int | None) -> None:
        """Answer for the seat that is asked."""
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        assert action is not None
        self.numbered.answer(int(action))
        self._cumulative_rewards[agent] = 0.0
        self._go_on()
        self._accumulate_rewards()

    def observe(self, agent: str) -> dict[str, Any]:
        """What a seat sees now."""
        return observation(self.numbered, self.possible_agents.index(agent), self.form)

    def render(self) -> str:
        """The open question and its choices as text."""
        return drawn(self.numbered)

    def close(self) -> None:
        """There is nothing to release."""


for _title in oikumene.titles():
    pettingzoo.register(
        "aec",
        f"oikumene/{_title}-v0",
        entry_point=f"{__name__}:{TableEnv.__name__}",
        kwargs={"title": _title},
    )
