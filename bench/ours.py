"""Random play of a title, and positions out of it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from random import Random

import oikumene
from bench.count import Count
from oikumene import Decision, Match

SEATS = 4


def play(title: str, seeds: Iterable[int]) -> int:
    """Whole games without a journal; returns the decisions answered."""
    decisions = 0
    for seed in seeds:
        match, rng = _start(title, seed, journal=False)
        while (decision := match.decision) is not None:
            match.answer(rng.choice(decision.options))
            decisions += 1
    return decisions


def count(title: str, seeds: Iterable[int]) -> Count:
    """The same games again with a journal: it keeps the answers that the Match takes itself."""
    games = answers = choices = options = 0
    for seed in seeds:
        match, rng = _start(title, seed, journal=True)
        for decision in _walk(match, rng):
            choices += 1
            options += len(decision.options)
        games += 1
        answers += len(match.history())
    return Count(games, answers, choices, options)


def positions(title: str, seeds: Iterable[int], share: float, *, journal: bool) -> list[Match]:
    """This share of all decisions, picked at random."""
    picks = Random("positions")
    found = []
    for seed in seeds:
        match, rng = _start(title, seed, journal=journal)
        found += [match.clone() for _ in _walk(match, rng) if picks.random() < share]
    return found


def mid_action(match: Match) -> bool:
    """Whether a clone has answers of the open step to run again."""
    return bool(match._answers)


def asked(match: Match) -> Decision:
    """The open decision of a match that goes on."""
    assert match.decision is not None
    return match.decision


def _start(title: str, seed: int, *, journal: bool) -> tuple[Match, Random]:
    return oikumene.start(title, SEATS, seed, journal=journal), Random(seed)


def _walk(match: Match, rng: Random) -> Iterator[Decision]:
    while (decision := match.decision) is not None:
        yield decision
        match.answer(rng.choice(decision.options))
