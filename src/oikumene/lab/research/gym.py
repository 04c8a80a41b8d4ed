"""The titles as Gymnasium environments: one seat learns, machine players take the others.

Importing this module registers ``oikumene/<title>-v0`` with Gymnasium.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any

import oikumene
from oikumene.engine.errors import BadSetup
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
from oikumene.players import player_named
from oikumene.titles import title_named

with research_extra():
    import gymnasium


class SeatEnv(gymnasium.Env[dict[str, Any], Any]):
    """One seat of a table; `seat=None` is another one each time.

    Learners that know no mask may act too: beyond the last choice the numbers begin anew.
    """

    metadata = {"render_modes": ["ansi"], "render_fps": 1}  # noqa: RUF012

    def __init__(
        self,
        title: str,
        seats: int = 2,
        options: Mapping[str, Any] | None = None,
        form: Form = "masked",
        reward: Reward = "win",
        seat: int | None = 0,
        others: Sequence[str] = ("random",),
        render_mode: str | None = None,
    ) -> None:
        check_words(form, reward)
        title_named(title).settle(seats, options or {})
        if seat is not None and not 0 <= seat < seats:
            raise BadSetup(f"there is no seat {seat!r} at a table of {seats}")
        if not 1 <= len(others) <= max(1, seats - 1):
            raise BadSetup(f"{len(others)} players for {seats - 1} other seats")
        self.title, self.seats, self.options = title, seats, dict(options or {})
        self.form: Form = form
        self.reward: Reward = reward
        self.render_mode = render_mode
        self.given_seat = seat
        filled = [*others, *[others[-1]] * (seats - 1 - len(others))]
        self.others = [player_named(name) for name in filled]
        self.action_space = action_space(title)
        self.observation_space = observation_space(title, form)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], Info]:
        """Start a match and play it up to the first question.

        The options of the table are those of the environment.
        """
        super().reset(seed=seed)
        self._rng = Random(int(self.np_random.integers(2**53)))
        given = self.given_seat
        self.seat = self._rng.randrange(self.seats) if given is None else given
        chance = self._rng.getrandbits(53)
        match = oikumene.start(self.title, self.seats, chance, self.options, journal=False)
        self.numbered = Numbered(match)
        self._let_others_play()
        return self._seen(), Info(self.numbered, self.seat)

    def step(self, action: Any) -> tuple[dict[str, Any], float, bool, bool, Info]:
        """Answer, and let the others play up to the next question."""
        self.numbered.answer(int(action) % len(self.numbered.choices()))
        self._let_others_play()
        match = self.numbered.match
        gained = rewards(match, self.reward)[self.seat]
        return self._seen(), gained, match.over, False, Info(self.numbered, self.seat)

    def _seen(self) -> dict[str, Any]:
        return observation(self.numbered, self.seat, self.form)

    def _let_others_play(self) -> None:
        match = self.numbered.match
        while (decision := match.decision) is not None and decision.seat != self.seat:
            player = self.others[(decision.seat - self.seat) % self.seats - 1]
            match.answer(player.choose(match, decision.seat, self._rng), decision.seat)

    def render(self) -> str:
        """The open question and its choices as text."""
        return drawn(self.numbered)


for _title in oikumene.titles():
    gymnasium.register(
        f"oikumene/{_title}-v0",
        entry_point=f"{__name__}:{SeatEnv.__name__}",
        kwargs={"title": _title},
    )
