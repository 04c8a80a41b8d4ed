"""What a short search gives away: the quick way to tell whether a change makes it think better.

python -m bench.regret dawn                          # as it is
python -m bench.regret dawn --budget 4k SHARP=2      # with another constant of players/search.py

At positions out of games of greedy players, a long search tries the best looking options equally
often. What a short search picks is then compared with the best of them: the difference, as chance
to win, is given away. This takes minutes where games take hours, but it tells only how well the
search does what it is meant to do: whether that wins, games must tell.
"""

from __future__ import annotations

import argparse
from random import Random
from statistics import fmean, stdev

import oikumene
from oikumene.engine.decision import Decision, Option
from oikumene.engine.match import Match
from oikumene.players import player_named, search
from oikumene.players.judge import Judge
from oikumene.players.search import Budget, Edge, Node, Search, budget_of, ranked
from oikumene.players.searcher import LearnedSearchPlayer

SELDOM = 0.02
"""How many of the choices are looked at,"""
MOST = 8
"""and how many of one game."""
DARING = 0.05
"""How often a player tries anything, so that tables come up that nobody wants."""
COMPARED = 10
"""Options that a long search compares,"""
TIMES = 48
"""each so often."""
AGAIN = 4
"""Short searches at a position."""

Position = tuple[Match, int, Judge]


class Even(Search):
    """A search that tries the best looking options equally often."""

    def _picked(self, node: Node, decision: Decision) -> Edge:
        if node is not self.root:
            return super()._picked(node, decision)
        return min(self.compared[:COMPARED], key=lambda edge: edge.visits)


def positions(title: str, count: int) -> list[Position]:
    """Choices out of games of two greedy players."""
    rng, greedy, learned = Random(7), player_named("greedy"), LearnedSearchPlayer()
    found: list[Position] = []
    while len(found) < count:
        match = oikumene.start(title, 2, rng.getrandbits(53), {}, journal=False)
        enough = min(count, len(found) + MOST)
        while (decision := match.decision) is not None and len(found) < enough:
            seat, options = decision.seat, decision.options
            if len(options) > 2 and rng.random() < SELDOM:
                found.append((match.clone(), seat, learned.judge(match)))
            daring = rng.random() < DARING
            match.answer(rng.choice(options) if daring else greedy.choose(match, seat, rng), seat)
    return found


def worth(match: Match, seat: int, judge: Judge) -> dict[Option, float]:
    """What a long search thinks of the options."""
    long = Even(match, seat, judge, Random(1))
    edges = long.compared[:COMPARED]
    for _ in range(TIMES * len(edges)):
        long.iterate()
    return {edge.option: edge.mean for edge in edges}


def given_away(position: Position, means: dict[Option, float], budget: Budget, n: int) -> float:
    """How much worse than the best option a short search's is."""
    short = Search(*position, Random(n))
    short.think(budget)
    picked = ranked(short.found(), short.manner.looks)[0][0].option
    return max(means.values()) - means.get(picked, min(means.values()))


def main() -> None:
    """Measure and tell."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("title", choices=oikumene.titles())
    parser.add_argument("constants", nargs="*", help="such as SHARP=2")
    parser.add_argument("--budget", type=budget_of, default="2k")
    parser.add_argument("--positions", type=int, default=60)
    told = parser.parse_intermixed_args()
    asked = positions(told.title, told.positions)
    means = [worth(*position) for position in asked]
    for each in told.constants:
        name, _, value = each.partition("=")
        setattr(search, name, type(getattr(search, name))(value))
    lost = [
        fmean(given_away(position, mean, told.budget, AGAIN * at + n) for n in range(AGAIN))
        for at, (position, mean) in enumerate(zip(asked, means, strict=True))
    ]
    error = stdev(lost) / len(lost) ** 0.5
    print(f"{told.title}: gives away {100 * fmean(lost):.2f} % ± {100 * error:.2f} a decision")


if __name__ == "__main__":
    main()
