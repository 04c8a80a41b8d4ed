"""What is measured: random play, and what is done to its positions."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from random import Random
from typing import NamedTuple, TypeVar

import oikumene
from bench import ours, peer
from bench.clock import Times, Work, settle
from bench.count import Count
from bench.result import Measure, Target
from oikumene import Match

T = TypeVar("T")


class Size(NamedTuple):
    """How much to measure."""

    rounds: int
    our_games: Mapping[str, int]
    """By title: about as long for each."""
    peer_games: int
    passes: int
    """How often a round goes over all positions that are copied."""


FULL = Size(
    rounds=15,
    our_games={"nations": 160, "dawn": 24, "clash": 24, "civilization": 8},
    peer_games=24,
    passes=8,
)
QUICK = Size(
    rounds=7,
    our_games={"nations": 80, "dawn": 12, "clash": 12, "civilization": 4},
    peer_games=12,
    passes=4,
)

POSITIONS = 250
"""The same number for both sides: it decides how much of them the processor's cache holds."""

TARGETS = {
    "nations": {
        "decisions": Target(2.2, at_least=True, of_ratio=True),
        "game": Target(20),
        "clone mid-action": Target(0.4, of_ratio=True),
        "state copy": Target(25),
    },
    "dawn": {
        "decisions": Target(1.1, at_least=True, of_ratio=True),
        "… without our forced ones": Target(20_000, at_least=True),
        "clone mid-action": Target(0.6, of_ratio=True),
    },
    "clash": {
        "decisions": Target(1.1, at_least=True, of_ratio=True),
        "… without our forced ones": Target(20_000, at_least=True),
        "clone mid-action": Target(0.8, of_ratio=True),
    },
    "civilization": {
        "decisions": Target(1.1, at_least=True, of_ratio=True),
        "… without our forced ones": Target(20_000, at_least=True),
        "clone mid-action": Target(0.8, of_ratio=True),
    },
}


def measure(title: str, size: Size, each: Callable[[range], Iterable[int]]) -> list[Measure]:
    """Measure a title; `each` goes through the rounds and may show how far they are."""
    our_seeds, peer_seeds = range(size.our_games[title]), range(size.peer_games)
    mine, theirs = ours.count(title, our_seeds), peer.count(peer_seeds)
    copying = _copying(title, size)
    works = {
        "play": Work(lambda: ours.play(title, our_seeds), mine.choices),
        "peer play": Work(lambda: peer.play(peer_seeds), theirs.answers),
        **copying,
    }
    # The counts hold for the timed runs only if a seed always gives the same game.
    assert works["play"].run() == mine.choices
    assert works["peer play"].run() == theirs.answers
    settle()
    times = Times(works, each(range(size.rounds)))
    found = [*_playing(times, mine, theirs), *_copied(times, copying)]
    return [each._replace(target=TARGETS[title].get(each.name)) for each in found]


def _copying(title: str, size: Size) -> dict[str, Work]:
    """Going from position to position, but for "hot": each many times running."""
    seeds = range(size.our_games[title])
    search = ours.positions(title, seeds, 0.08, journal=False)
    table = _some(ours.positions(title, seeds, 0.02, journal=True))
    games = _some(peer.positions(range(size.peer_games), 0.05))
    middle = _some([match for match in search if ours.mid_action(match)])
    search = _some(search)
    rng = Random("imagine")
    return {
        "clone mid-action": _over(middle, Match.clone, size.passes),
        "peer copy": _over(games, peer.copy, size.passes),
        "clone mid-action, hot": _over([m for m in middle for _ in range(20)], Match.clone),
        "peer copy, hot": _over([game for game in games for _ in range(20)], peer.copy),
        "clone": _over(search, Match.clone, size.passes),
        "clone, options made": _over(search, lambda m: ours.asked(m.clone()).options, size.passes),
        "state copy": _over(search, lambda m: m.state.copy(), size.passes),
        "imagine": _over(search, lambda m: m.imagine(ours.asked(m).seat, rng)),
        "view": _over(table, lambda m: m.view(ours.asked(m).seat)),
        "save": _over(table, Match.save),
        "load": _over([m.save() for m in table], oikumene.load),
    }


def _some(positions: list[T]) -> list[T]:
    return Random("some").sample(positions, min(POSITIONS, len(positions)))


def _over(things: Sequence[T], do: Callable[[T], object], passes: int = 1) -> Work:
    def run() -> None:
        for _ in range(passes):
            for thing in things:
                do(thing)

    return Work(run, passes * len(things))


def _playing(times: Times, mine: Count, theirs: Count) -> list[Measure]:
    """Like is set against like: the peer ticks through forced moves too, two of three are.

    So decisions are all that the rules ask, forced ones included, on both sides. Beside that: ours
    without the forced ones against all of the peer's, and only real choices on both sides.
    """
    decision, tick = times["play"], times["peer play"]
    ratio = times.ratio("peer play", "play")
    answers, choices = mine.answers / mine.choices, theirs.choices / theirs.answers
    game = 1e3 * decision * mine.choices_per_game
    peer_game = 1e3 * tick * theirs.answers_per_game
    return [
        Measure("decisions", "/s", answers / decision, 1 / tick, ratio * answers),
        Measure("… without our forced ones", "/s", 1 / decision, 1 / tick, ratio),
        Measure("real choices", "/s", 1 / decision, choices / tick, ratio / choices),
        Measure("game", "ms", game, peer_game),
        Measure("decisions per game", "", mine.answers_per_game, theirs.answers_per_game),
        Measure("real choices per game", "", mine.choices_per_game, theirs.choices_per_game),
        Measure("options per choice", "", mine.options_per_choice, theirs.options_per_choice),
    ]


def _copied(times: Times, names: Iterable[str]) -> Iterator[Measure]:
    """All of it against the peer's copy: the peer has no counterpart to most."""
    for name in names:
        if name.startswith("peer"):
            continue
        copy = "peer copy, hot" if name.endswith("hot") else "peer copy"
        mine, theirs, ratio = 1e6 * times[name], 1e6 * times[copy], times.ratio(name, copy)
        yield Measure(name, "µs", mine, theirs, ratio)
