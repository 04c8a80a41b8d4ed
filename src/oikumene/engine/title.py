"""What a title tells the engine about itself."""

from __future__ import annotations

from collections.abc import Callable, Coroutine, Mapping, Sequence
from functools import cached_property
from inspect import iscoroutinefunction
from typing import Any

import msgspec

from oikumene.engine.decision import Decision, Option
from oikumene.engine.errors import BadSetup, StartupError, listed
from oikumene.engine.state import Table

Value = str | int | bool | None
Settings = dict[str, Any]
Step = Callable[[Any], Coroutine[Any, Any, None] | None]
Evaluate = Callable[[Any, int], float]
Migration = Callable[[dict[str, Any]], dict[str, Any]]


class Setting(msgspec.Struct, frozen=True):
    """A table option: its name, what it may be, and what it is if nobody says."""

    name: str
    values: tuple[Value, ...]
    default: Value
    per_seat: bool = False
    """One value for all, or a list with one value per seat."""
    also: tuple[str, ...] = ()
    """Other names that people use for it; they may be those of other settings too."""
    default_for: dict[int, Value] = {}
    """Seat counts that need another default."""

    def default_at(self, seats: int) -> Value:
        """What it is if nobody says."""
        return self.default_for.get(seats, self.default)

    def check(self, given: Any, seats: int) -> Any:
        """The value to play with, or an error that says what is allowed."""
        if not self.per_seat:
            return self._one(given)
        each = [given] * seats if not isinstance(given, (list, tuple)) else list(given)
        if len(each) != seats:
            raise BadSetup(f"option {self.name!r} has {len(each)} values for {seats} seats")
        return [self._one(value) for value in each]

    def fits(self, given: Any) -> bool:
        """Whether a value, or a list of one per seat, is of this setting."""
        each = given if isinstance(given, list | tuple) else [given]
        return all(value in self.values for value in each)

    def _one(self, given: Any) -> Value:
        for value in self.values:
            if value == given and type(value) is type(given):
                return value
        raise BadSetup(f"option {self.name!r} is {given!r}; allowed: {listed(self.values)}")


class Result(msgspec.Struct, frozen=True):
    """How a match ended."""

    scores: Sequence[float]
    winners: list[int]
    reason: str
    """A text key: how the winner was found."""
    args: dict[str, str | int] = {}

    def shares(self, seats: int) -> list[float]:
        """What each seat won; a shared win counts in parts, and nobody may have won."""
        winners = self.winners
        return [1 / len(winners) if seat in winners else 0.0 for seat in range(seats)]


class Order(msgspec.Struct, frozen=True):
    """A standing order: an answer that a person gives ahead (*pass when my turn comes*)."""

    answer: Callable[[Decision], Option | None]
    """The answer to this question; None: the order is silent about it."""
    once: bool = True
    """Whether it ends when it has been obeyed."""


def always(ask: str, option: Option) -> Order:
    """The order to give the same answer whenever something is asked."""

    def answer(decision: Decision) -> Option | None:
        return option if decision.ask == ask else None

    return Order(answer, once=False)


class GuideStep(msgspec.Struct, frozen=True):
    """One step of a guided game."""

    say: str = ""
    """A text key; nothing: the step happens without words."""
    point: tuple[str, ...] = ()
    """The things that the words are about."""
    answer: str = ""
    """What the seat must answer; nothing: read on."""
    seat: int = 0


class Guide(msgspec.Struct, frozen=True):
    """A guided first game: seat 0 learns, the others play by the script."""

    position: Mapping[str, Any]
    steps: tuple[GuideStep, ...]


class Alone(msgspec.Struct, frozen=True):
    """What machine players have to know of the game for one."""

    features: Callable[[Any], tuple[list[float], Sequence[int]]]
    """The table as numbers of about size 1, and which of many things are there: a network has a
    row of weights for each number, and further rows for the things."""
    rows: int
    """All of them."""
    judged: frozenset[str]
    """What is asked between one action and the next: there tables are judged."""
    settled: Mapping[str, str]
    """What is asked → the answer that gives nothing away: what else is on offer could as well be
    done in the next turn, and nothing happens in between."""
    left_out: frozenset[str]
    """Verbs that hardly ever lead anywhere: who looks ahead does without them."""
    themes: Sequence[Mapping[int, float]]
    """What one can have a liking for in a game, by rows, in points: of what nobody ever tries
    nothing can be learned."""
    treasures: Sequence[Mapping[int, float]]
    """The same for single things."""


class Title(msgspec.Struct, frozen=True, dict=True):
    """One game on the engine."""

    name: str
    package: str
    rules: int
    """The rules version: it changes when behaviour changes, and only then."""
    seats: tuple[int, int]
    settings: tuple[Setting, ...]
    table: type[Table]
    setup: Callable[[int, Settings, int], Table]
    """(seats, settings, chance) → the state before the first step."""
    steps: Mapping[str, Step]
    """Phase → its function. One that asks is ``async def``: a safe point lies before it."""
    result: Callable[[Any], Result]
    view: Callable[[Any, int | None], dict[str, Any]]
    imagine: Callable[[Any, int | None], None]
    """Replace what the seat cannot know by something that it could be, drawn from the state's
    chance, which the Match has replaced already."""
    position: Callable[[Mapping[str, Any]], tuple[int, Settings, Table]]
    """A hand-written description → (seats, settings, state)."""
    facts: Callable[[Any, int, Option], dict[str, Any]]
    """What a screen should say beside an option: the price, where it comes from …"""
    evaluate: Evaluate = lambda _state, _seat: 0.0
    """How good the table is for a seat: what machine players maximise."""
    styles: Mapping[str, Evaluate] = {}
    """The same with another taste, by the name of the style."""
    lead: float = 10.0
    """A lead by so much in the evaluation makes a seat e times as likely to win as its rival."""
    stretch: Callable[[Any], int] | None = None
    """The stretch of game time, as search counts it; None: the round."""
    ahead: int = 1
    """How many stretches search looks ahead, with the one that has begun."""
    judged_by_net: frozenset[int] = frozenset()
    """Tables of so many seats that search judges better by the network than by the evaluation."""
    bargains: Mapping[str, str] = {}
    """What is asked → the verb that begins to bargain there. Of two players one loses what the
    other gains, so a searching player does not begin."""
    drafts: Mapping[str, str] = {}
    """What is asked while somebody puts an offer together (there are too many to search) → the verb
    that gives it up, if there is one."""
    points_alone: int = 0
    """Alone, the score that is as good as a win; 0: alone, too, one wins or loses."""
    alone: Alone | None = None
    """How the game for one is thought about and learned; None: as any other table is."""
    features: Callable[[Any, int], list[float]] = lambda _state, _seat: []
    """The table as a seat sees it, as numbers of about size 1: what learning players learn from."""
    check: Callable[[int, Settings], None] = lambda _seats, _settings: None
    """Refuse combinations of settings."""
    sheets: Callable[[Any], Sequence[Mapping[str, float]]] = lambda _: []
    """The points of each seat by where they come from, as if the match ended now."""
    gains: Mapping[str, str] = {}
    """Journal entries that tell of something gained: key → the argument that names the thing."""
    round: Callable[[Any], int] = lambda _: 0
    """Which round it is."""
    turn: Callable[[Any], Any] = lambda _: None
    """What tells a turn from the turns before it."""
    inner: frozenset[str] = frozenset()
    """Phases inside an action: safe points for search only, which clones more than it plays."""
    closing: frozenset[str] = frozenset()
    """Verbs that say themselves that they end a turn: nobody need ask whether they are meant."""
    quick: Mapping[str, Any] = {}
    """Options for those who want to sit down and play."""
    orders: Mapping[str, Order] = {}
    guide: Guide | None = None
    migrations: Mapping[int, Migration] = {}
    """From this rules version to the next: how a stored state changes."""

    def settle(self, seats: Any, given: Mapping[str, Any]) -> Settings:
        """All settings of a match, from those that were given."""
        low, high = self.seats
        if not isinstance(seats, int) or isinstance(seats, bool) or not low <= seats <= high:
            raise BadSetup(f"{self.name} is for {low} to {high} seats, not {seats!r}")
        if not isinstance(given, Mapping):
            raise BadSetup(f"options are given by name, not as {given!r}")
        told: dict[str, Any] = {}
        for name, value in given.items():
            meant = self._meant(name, value).name
            if meant in told:
                raise BadSetup(f"option {meant!r} is given twice")
            told[meant] = value
        settings = {
            setting.name: setting.check(told.get(setting.name, setting.default_at(seats)), seats)
            for setting in self.settings
        }
        self.check(seats, settings)
        return settings

    def _meant(self, name: str, value: Any) -> Setting:
        """The setting of a name; of several that answer to it, the one that the value fits."""
        called = [setting for setting in self.settings if name in (setting.name, *setting.also)]
        if not called:
            names = listed(setting.name for setting in self.settings)
            raise BadSetup(f"unknown option {name!r}; {self.name} has: {names}")
        return next((setting for setting in called if setting.fits(value)), called[0])

    @cached_property
    def asking(self) -> dict[str, tuple[Step, bool]]:
        """Phase → (function, whether it may ask)."""
        return {phase: (step, iscoroutinefunction(step)) for phase, step in self.steps.items()}


def migrated(title: Title, state: dict[str, Any], version: int) -> dict[str, Any]:
    """A stored state of an older rules version, brought up to date step by step."""
    for old in range(version, title.rules):
        if old not in title.migrations:
            raise StartupError(f"{title.name} has no migration from rules version {old}")
        state = title.migrations[old](state)
    return state
