"""Players that search: what they judge by, and how their thinking is spread over processes."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable
from concurrent.futures import ProcessPoolExecutor
from functools import lru_cache
from multiprocessing import get_context
from random import Random

import msgspec

from oikumene.engine.decision import Option
from oikumene.engine.match import Match
from oikumene.engine.save import Save, kept, revived
from oikumene.players.greedy import likely, one_of_the_better, tired
from oikumene.players.judge import Handwritten, Judge, Learned, Net, net_of
from oikumene.players.player import Advice, asked, worthwhile
from oikumene.players.search import Budget, Found, Search, budget_of, manner_at, ranked
from oikumene.titles import title_named

BUDGET = "200"
"""Iterations, if nobody says."""


class SearchPlayer:
    """Plays what did best in its thoughts, judged by what is known to judge better there."""

    name = "search"

    def __init__(self, style: str = "", budget: str = BUDGET) -> None:
        self.style = style
        table, _, alone = budget.partition("/")
        self.budget = budget_of(table)
        self.alone = budget_of(alone) if alone else None
        """What it has instead where nobody else sits at the table."""
        self._last: Search | None = None
        self._taken: dict[int, set[Option]] = defaultdict(set)
        """What it has done at each table of this match,"""
        self._until = 0
        """up to this moment."""

    def judge(self, match: Match) -> Judge:
        """Who judges the tables at the edge of the tree."""
        by_net = match.seats in match.title.judged_by_net
        net = net_of(match.title.name, match.seats) if by_net else None
        return self.judging(net, match)

    def judging(self, net: Net | None, match: Match) -> Judge:
        """A judge with a network, or without one by hand."""
        if net is None:
            return Handwritten(match.title, match.seats, self.style)
        return Learned(net, match.title, match.seats, self.style)

    def choose(self, match: Match, seat: int, rng: Random) -> Option:
        """The option that did best."""
        decision, alone = asked(match, seat), match.title.alone
        some = worthwhile(alone, decision) if alone and match.seats == 1 else decision.options
        if len(some) == 1:
            return some[0]
        told = self.advise(match, seat, rng)
        if tired(match):
            return one_of_the_better(told, rng)
        drafting = decision.ask in match.title.drafts  # an offer can always be given up
        return told[0].option if drafting else self._new_here(told, match, seat)

    def _new_here(self, told: list[Advice], match: Match, seat: int) -> Option:
        """The best option that was not taken at this very table before.

        One that led back to it would do so for ever.
        """
        if match.answered <= self._until:
            self._taken.clear()  # another match, or one that was taken back
        self._until = match.answered
        table = msgspec.json.encode((seat, asked(match, seat).ask, match.view(seat)))
        taken = self._taken[hash(table)]
        options = [each.option for each in told]
        option = next((each for each in options if each not in taken), options[0])
        taken.add(option)
        return option

    def advise(self, match: Match, seat: int, rng: Random) -> list[Advice]:
        """The options with how sure it is of each, and the chance to win that they leave."""
        team = self._budget(match).processes
        found = self._together(match, seat, rng) if team > 1 else self.think(match, seat, rng)
        return advice(found, manner_at(match).looks)

    def _budget(self, match: Match) -> Budget:
        return self.alone if self.alone and match.seats == 1 else self.budget

    def think(self, match: Match, seat: int, rng: Random) -> list[Found]:
        """What this process finds by itself; what it knows from the last choice is used again."""
        known = self._last.after(match, seat) if self._last else None
        search = Search(match, seat, self.judge(match), rng, known)
        search.think(self._budget(match).against(max(1, match.seats - 1)))
        self._last = search
        return search.found()

    def _together(self, match: Match, seat: int, rng: Random) -> list[Found]:
        """What several processes find, each with a tree of its own."""
        save = msgspec.json.encode(kept(match))
        budget = self._budget(match)
        part = budget.part()
        thoughts = [
            process.submit(_thought, type(self), self.style, part, save, seat, rng.random())
            for process in _processes(budget.processes)
        ]
        return added(found for thought in thoughts for found in thought.result())


class LearnedSearchPlayer(SearchPlayer):
    """Judges by what was learned; where nothing was, by hand."""

    name = "learned-search"
    net: Net | None = None
    """Instead of the title's."""

    def judge(self, match: Match) -> Judge:
        """What the network thinks."""
        return self.judging(self.net or net_of(match.title.name, match.seats), match)


def advice(found: list[Found], looks: float) -> list[Advice]:
    """The best option first; how it looks counts for so many tries."""
    told = ranked(found, looks)
    shares = likely([value for _, value in told])
    return [
        Advice(each.option, share, value) for (each, value), share in zip(told, shares, strict=True)
    ]


def added(found: Iterable[Found]) -> list[Found]:
    """What was found of each option, added up."""
    by_option: dict[Option, list[Found]] = defaultdict(list)
    for each in found:
        by_option[each.option].append(each)
    return [
        Found(
            option,
            sum(each.look for each in all_) / len(all_),
            sum(each.visits for each in all_),
            sum(each.total for each in all_),
        )
        for option, all_ in by_option.items()
    ]


# In the other processes


@lru_cache
def _processes(count: int) -> list[ProcessPoolExecutor]:
    """One worker each, so that a tree is found again where it grew."""
    return [ProcessPoolExecutor(1, get_context("spawn")) for _ in range(count)]


_members: dict[tuple[type[SearchPlayer], str, int], SearchPlayer] = {}
"""Who thinks in this process, by kind, style and seat: the last tree of each is at hand."""


def _thought(
    kind: type[SearchPlayer], style: str, budget: Budget, save: bytes, seat: int, seed: float
) -> list[Found]:
    """What one process of several finds."""
    player = _members.setdefault((kind, style, seat), kind(style))
    player.budget = budget
    known = msgspec.json.decode(save, type=Save)
    match = revived(known, title_named(known.title), journal=False)
    return player.think(match, seat, Random(seed))
