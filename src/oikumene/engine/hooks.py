"""How a printed thing changes a rule: it changes a value, or it reacts. There is no third way.

- ``hooks.value(s, "buy.cost", base, …)`` folds the base through the modifiers in play: pure
  functions, each of which can be named as a reason ("why 3 gold?").
- ``await hooks.react(s, order, "wonder.ready", …)`` runs the reactions in play, which may ask.

Which things are in play is one short text in the state (``0:sphinx 2:hannibal``). It is rebuilt
when a thing enters or leaves play; what it means is looked up once and remembered, so a rule that
nothing changes pays for one dictionary look-up.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any, Protocol, TypeVar

import msgspec

from oikumene.engine.decision import Option, choose
from oikumene.engine.errors import StartupError

Fn = TypeVar("Fn", bound=Callable[..., Any])

TIES = ("priority", "owner", "free")


class InPlay(Protocol):
    """A table that says which hooked things are in play."""

    in_play: str


class Hook(msgspec.Struct, frozen=True):
    """A function that a printed thing attaches to a moment."""

    origin: str
    run: Callable[..., Any]
    priority: int = 0


class Line(msgspec.Struct, frozen=True):
    """One reason for a value: this thing of this seat changed it from → to."""

    origin: str
    owner: int
    before: int
    after: int


def in_play(things: Iterable[tuple[int, str]]) -> str:
    """The text for the state: which seat has which hooked thing."""
    return " ".join(f"{owner}:{origin}" for owner, origin in things)


class Hooks:
    """A title's table: moment → origin → function."""

    def __init__(self) -> None:
        self._values: dict[str, dict[str, Hook]] = {}
        self._reactions: dict[str, dict[str, Hook]] = {}
        self._ties: dict[str, str] = {}
        self._indexes: dict[str, dict[str, tuple[tuple[int, Hook], ...]]] = {}

    # Declaring

    def value_moment(self, moment: str) -> None:
        """Declare a value that printed things may change."""
        self._values.setdefault(moment, {})

    def reaction_moment(self, moment: str, ties: str = "priority") -> None:
        """Declare a moment to react to.

        `ties` says what happens when one seat has several reactions of equal priority:
        "priority" forbids it at start-up, "owner" asks the owner for the order, "free" says that
        the order can make no difference.
        """
        if ties not in TIES:
            raise StartupError(f"ties of {moment!r} is {ties!r}, not one of {', '.join(TIES)}")
        self._reactions.setdefault(moment, {})
        self._ties[moment] = ties

    def changes(self, moment: str, origin: str) -> Callable[[Fn], Fn]:
        """Register ``def f(s, owner, value, …) -> value`` for a printed thing."""
        return self._register(self._values, moment, origin, 0)

    def reacts(self, moment: str, origin: str, priority: int = 0) -> Callable[[Fn], Fn]:
        """Register ``async def f(s, owner, …)`` for a printed thing."""
        return self._register(self._reactions, moment, origin, priority)

    def _register(
        self, table: dict[str, dict[str, Hook]], moment: str, origin: str, priority: int
    ) -> Callable[[Fn], Fn]:
        if moment not in table:
            raise StartupError(f"{origin!r} hooks into {moment!r}, which no rule declares")
        if origin in table[moment]:
            raise StartupError(f"{origin!r} hooks into {moment!r} twice")

        def keep(run: Fn) -> Fn:
            table[moment][origin] = Hook(origin, run, priority)
            return run

        return keep

    @property
    def origins(self) -> set[str]:
        """Every printed thing that hooks into anything."""
        tables = (*self._values.values(), *self._reactions.values())
        return {origin for table in tables for origin in table}

    def check(self) -> None:
        """Refuse to start when the order of two reactions was left to accident."""
        for moment in self._values.keys() & self._reactions.keys():
            raise StartupError(f"{moment!r} is declared both as a value and as a reaction")
        for moment, table in self._reactions.items():
            if self._ties[moment] != "priority":
                continue
            seen: dict[int, str] = {}
            for hook in table.values():
                other = seen.setdefault(hook.priority, hook.origin)
                if other != hook.origin:
                    raise StartupError(
                        f"{other!r} and {hook.origin!r} both react to {moment!r}"
                        f" with priority {hook.priority}"
                    )

    # Using

    def at(self, s: InPlay, moment: str) -> tuple[tuple[int, Hook], ...]:
        """The (owner, hook) pairs in play at a moment."""
        index = self._indexes.get(s.in_play)
        if index is None:
            index = self._index(s.in_play)
        return index.get(moment, ())

    def value(self, s: InPlay, moment: str, base: Any, *context: Any) -> Any:
        """The base value as changed by everything in play."""
        # `at`, written out: no call is made more often
        index = self._indexes.get(s.in_play)
        if index is None:
            index = self._index(s.in_play)
        if moment in index:
            for owner, hook in index[moment]:
                base = hook.run(s, owner, base, *context)
        return base

    def explain(self, s: InPlay, moment: str, base: int, *context: Any) -> list[Line]:
        """Why the value is what it is: one line per thing that changed it."""
        lines = []
        for owner, hook in self.at(s, moment):
            after = hook.run(s, owner, base, *context)
            if after != base:
                lines.append(Line(hook.origin, owner, base, after))
            base = after
        return lines

    async def react(self, s: InPlay, order: Sequence[int], moment: str, *context: Any) -> None:
        """Run the reactions in play, seat by seat in the given order.

        What enters play meanwhile does not react; what has left play no longer does.
        """
        hooked = self.at(s, moment)
        for seat in order:
            mine = [hook for owner, hook in hooked if owner == seat]
            while mine:
                hook = await self._next(moment, seat, mine)
                mine.remove(hook)
                if (seat, hook) in self.at(s, moment):
                    await hook.run(s, seat, *context)

    async def _next(self, moment: str, seat: int, mine: list[Hook]) -> Hook:
        """Which of a seat's reactions runs next: by priority, ties as the moment declares."""
        first = min(hook.priority for hook in mine)
        tied = [hook for hook in mine if hook.priority == first]
        if len(tied) == 1 or self._ties[moment] != "owner":
            return tied[0]
        options = [Option("first", (h.origin,), (f"card:{h.origin}",)) for h in tied]
        answer = await choose(seat, "which-first", options)
        return next(hook for hook in tied if hook.origin == answer.args[0])

    def _index(self, key: str) -> dict[str, tuple[tuple[int, Hook], ...]]:
        """What a text of things in play means; remembered, and forgotten when too many."""
        if len(self._indexes) >= 4096:
            self._indexes.clear()
        found: dict[str, list[tuple[int, Hook]]] = {}
        for word in key.split():
            owner, _, origin = word.partition(":")
            for moment, table in (*self._values.items(), *self._reactions.items()):
                if origin in table:
                    found.setdefault(moment, []).append((int(owner), table[origin]))
        index = {moment: tuple(hooks) for moment, hooks in found.items()}
        self._indexes[key] = index
        return index
