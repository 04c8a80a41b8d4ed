"""The titles as an OpenSpiel game.

Importing this module registers ``python_oikumene`` with OpenSpiel. Chance lives inside a match, so
the only chance node is the first one: it deals one of so many matches, each as likely, and what
was dealt decides everything that nobody chooses. A search that must not know what was dealt asks
for `resample_from_infostate`.
"""

from __future__ import annotations

from hashlib import blake2b
from random import Random
from typing import Any

import msgspec
import numpy as np

import oikumene
from oikumene.engine.errors import BadSetup
from oikumene.lab.research.extra import research_extra
from oikumene.lab.research.numbered import Numbered, actions, rewards
from oikumene.lab.research.observe import LENGTH, SLOTS, observe, observe_past
from oikumene.titles import title_named

with research_extra():
    import pyspiel  # type: ignore[import-not-found]

LONGEST = 100_000
"""No rule bounds a game; the longest of thousands of random ones had some ten thousand answers."""

TYPE = pyspiel.GameType(
    short_name="python_oikumene",
    long_name="Oikumene: civilization board games",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
    information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.ZERO_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    min_num_players=2,
    max_num_players=5,
    provides_information_state_string=True,
    provides_information_state_tensor=True,
    provides_observation_string=True,
    provides_observation_tensor=True,
    parameter_specification={
        "title": "nations",
        "seats": 2,
        "seed": 0,
        "deals": 1000,
        "options": "",
    },
)


class Order(msgspec.Struct, frozen=True):
    """The parameters of a game."""

    title: str
    seats: int
    seed: int
    """That of the first deal."""
    deals: int
    options: str
    """Those of the table, written ``ages:1;level:expert``."""

    def deal(self, number: int) -> Numbered:
        """One of the matches."""
        options = _options(self.options)
        return Numbered(oikumene.start(self.title, self.seats, self.seed + number, options))


class OikumeneGame(pyspiel.Game):  # type: ignore[misc]
    """A table with so many deals."""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given = {**TYPE.parameter_specification, **(params or {})}
        self.order = order = msgspec.convert(given, Order)
        title_named(order.title).settle(order.seats, _options(order.options))
        if order.seats < 2 or order.deals < 1:
            raise BadSetup(f"{order.seats} seats and {order.deals} deals: 2 and 1 are the least")
        info = pyspiel.GameInfo(
            num_distinct_actions=actions(order.title),
            max_chance_outcomes=order.deals,
            num_players=order.seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=LONGEST,
        )
        super().__init__(TYPE, info, given)

    def new_initial_state(self) -> OikumeneState:
        """Before the deal."""
        return OikumeneState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        """What reads states for a seat, with or without the past."""
        return Observer(getattr(iig_obs_type, "perfect_recall", False))


def _options(text: str) -> dict[str, Any]:
    """Table options from a text that has none of OpenSpiel's own signs."""
    pairs = (pair.partition(":") for pair in text.split(";") if pair)
    return {name: _value(value) for name, _, value in pairs}


def _value(text: str) -> Any:
    try:
        return msgspec.json.decode(text)
    except msgspec.DecodeError:
        return text


class Held:
    """A match in a state, as OpenSpiel copies it (`deepcopy`) and writes it down (`pickle`)."""

    def __init__(self, numbered: Numbered) -> None:
        self.numbered = numbered

    def __deepcopy__(self, memo: dict[int, Any]) -> Held:
        return Held(Numbered(self.numbered.match.clone(), self.numbered.page))

    def __reduce__(self) -> tuple[Any, ...]:
        return _restored, (self.numbered.match.save(), self.numbered.page)


def _restored(save: str, page: int) -> Held:
    return Held(Numbered(oikumene.load(save), page))


class OikumeneState(pyspiel.State):  # type: ignore[misc]
    """A match, or the moment before it is dealt."""

    def __init__(self, game: OikumeneGame) -> None:
        super().__init__(game)
        self.order = game.order
        self.held: Held | None = None

    @property
    def numbered(self) -> Numbered:
        """The match."""
        assert self.held is not None
        return self.held.numbered

    def current_player(self) -> int:
        """The seat that is asked."""
        if self.held is None:
            return int(pyspiel.PlayerId.CHANCE)
        seat = self.numbered.asked
        return int(pyspiel.PlayerId.TERMINAL) if seat is None else seat

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """All deals, each as likely."""
        return [(deal, 1 / self.order.deals) for deal in range(self.order.deals)]

    def _legal_actions(self, player: int) -> list[int]:
        return list(range(len(self.numbered.choices())))

    def _apply_action(self, action: int) -> None:
        if self.held is None:
            self.held = Held(self.order.deal(action))
        else:
            self.numbered.answer(action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"deal {action}"
        return self.numbered.choices()[action].text

    def is_terminal(self) -> bool:
        """Whether the match is over."""
        return self.held is not None and self.numbered.match.over

    def returns(self) -> list[float]:
        """At the end the part of the win, less the mean."""
        if self.held is None:
            return [0.0] * self.order.seats
        return rewards(self.numbered.match, "win")

    def resample_from_infostate(self, player: int, sampler: Any) -> OikumeneState:
        """A state that this seat could be in: what it cannot know is made up."""
        other: OikumeneState = self.clone()
        rng = Random(sampler())
        other.held = Held(Numbered(self.numbered.match.imagine(player, rng), self.numbered.page))
        return other

    def __str__(self) -> str:
        if self.held is None:
            return "before the deal"
        digest = blake2b(self.numbered.match.digest(), digest_size=8).hexdigest()
        return f"{digest} page {self.numbered.page} after {self.numbered.match.answered} answers"


class Observer:
    """Reads a state for a seat: what it sees, and with perfect recall what it was told and did."""

    def __init__(self, recall: bool) -> None:
        self.recall = recall
        self.tensor = np.zeros(LENGTH + SLOTS if recall else LENGTH, np.float32)
        self.dict = {"observation": self.tensor[:LENGTH]}
        if recall:
            self.dict["past"] = self.tensor[LENGTH:]

    def set_from(self, state: OikumeneState, player: int) -> None:
        """Fill the tensor."""
        self.tensor.fill(0)
        if state.held is None:
            return
        match, page = state.numbered.match, state.numbered.page_of(player)
        self.dict["observation"][:] = observe(match, player, page)
        if self.recall:
            self.dict["past"][:] = observe_past(match, player)

    def string_from(self, state: OikumeneState, player: int) -> str:
        """The same as JSON text, exactly."""
        if state.held is None:
            return "{}"
        match, page = state.numbered.match, state.numbered.page_of(player)
        seen: dict[str, Any] = {"view": match.view(player), "page": page}
        if self.recall:
            seen["told"] = [(entry.key, entry.args) for entry in match.journal(player)]
            seen["did"] = [did.action for did in state.full_history() if did.player == player]
        return msgspec.json.encode(seen).decode()


pyspiel.register_game(TYPE, OikumeneGame)
