"""Games added up one by one, and what the sums say.

Only counts are kept: a thousand games need hardly more room than ten.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping
from math import copysign, erfc, sqrt

import msgspec

from oikumene.lab.ratings import wilson
from oikumene.lab.stats.watch import Game

PARTS = 20
"""Into so many parts the course of a game is cut."""
WRONG = 0.05
"""At most so many of the marked things are marked by luck."""


class Spread(msgspec.Struct, frozen=True):
    """How some numbers are spread; nine in ten are at most `p90`."""

    count: int = 0
    mean: float = 0
    deviation: float = 0
    least: float = 0
    median: float = 0
    p90: float = 0
    most: float = 0


class Share(msgspec.Struct, frozen=True):
    """How often somebody won, with a 95 % interval; a shared win counts in parts."""

    name: str
    count: int
    wins: float
    share: float
    low: float
    high: float
    fair: float
    """The share if everybody at the table won as often."""


class Thing(msgspec.Struct, frozen=True):
    """How those fared who gained a thing, and those who did not."""

    how: str
    """The journal entry that told of it."""
    thing: str
    count: int
    taken: float
    """The share of seats that gained it."""
    round: float
    """When they did, on average."""
    share: float
    low: float
    high: float
    without: float
    lift: float
    """Wins beyond those that rivals at the same tables would have had in their place."""
    chance: float
    """How likely luck alone makes as great a difference."""
    marked: bool
    """Whether it is more than luck, among all the things that were compared."""


class Statistics(msgspec.Struct, frozen=True):
    """What many games say."""

    games: int
    left_out: int
    """Matches of another title or without an end."""
    rounds: Spread
    decisions: Spread
    seconds: Spread
    seat_decisions: list[Spread]
    options: Spread
    asks: dict[str, Spread]
    """Options by what was asked, the most frequent first."""
    course: list[Spread]
    """Options in each twentieth of a game."""
    forced: float
    """The share of answers that were the only ones possible."""
    ends: dict[str, int]
    seats: list[Share]
    called: list[Share]
    scores: Spread
    sources: dict[str, Spread]
    things: list[Thing]
    """The most convincing gain first, the most convincing loss last."""
    by_rounds: dict[int, int]
    by_decisions: dict[int, int]
    errors: list[str]

    def best(self, top: int) -> list[Thing]:
        """The things with which most was won beyond luck."""
        return [thing for thing in self.things if thing.lift > 0][:top]

    def worst(self, top: int) -> list[Thing]:
        """Those with which least was won, the worst last."""
        return [thing for thing in self.things if thing.lift < 0][-top:]


class Wins(msgspec.Struct):
    """The wins of somebody so far."""

    count: int = 0
    wins: float = 0
    fair: float = 0

    def add(self, won: float, fair: float) -> None:
        """One game more."""
        self.count += 1
        self.wins += won
        self.fair += fair


class Gained(msgspec.Struct):
    """The wins of those who gained a thing so far, and what luck would have given them."""

    count: int = 0
    wins: float = 0
    rounds: int = 0
    expected: float = 0
    variance: float = 0

    def add(self, won: list[float], rounds: dict[int, int]) -> None:
        """One game more: the parts of the win by seat, and when which seats gained it.

        The wins are compared with those of as many seats drawn at the same table: one wins
        because others do not, and a table of two has more winners than a table of four.
        """
        seats, taken = len(won), len(rounds)
        mean = sum(won) / seats
        self.count += taken
        self.wins += sum(won[seat] for seat in rounds)
        self.rounds += sum(rounds.values())
        self.expected += taken * mean
        if seats > 1:
            scatter = sum((each - mean) ** 2 for each in won) / seats
            self.variance += taken * (seats - taken) / (seats - 1) * scatter

    @property
    def deviations(self) -> float:
        """How far the wins lie from luck; less half a win, for wins are whole."""
        lift = self.wins - self.expected
        beyond = max(abs(lift) - 0.5, 0)
        return copysign(beyond / sqrt(self.variance), lift) if self.variance else 0


class Tally:
    """Adds games up."""

    def __init__(self) -> None:
        self.games = self.left_out = self.forced = 0
        self.errors: list[str] = []
        self.rounds: Counter[int] = Counter()
        self.decisions: Counter[int] = Counter()
        self.seconds: Counter[float] = Counter()
        self.seat_decisions: defaultdict[int, Counter[int]] = defaultdict(Counter)
        self.asks: defaultdict[str, Counter[int]] = defaultdict(Counter)
        self.course: list[Counter[int]] = [Counter() for _ in range(PARTS)]
        self.ends: Counter[str] = Counter()
        self.seats: defaultdict[int, Wins] = defaultdict(Wins)
        self.called: defaultdict[str, Wins] = defaultdict(Wins)
        self.scores: Counter[float] = Counter()
        self.sources: defaultdict[str, Counter[float]] = defaultdict(Counter)
        self.things: defaultdict[tuple[str, str], Gained] = defaultdict(Gained)

    def add(self, game: Game) -> None:
        """One game more."""
        self.games += 1
        self.rounds[game.rounds] += 1
        self.ends[game.result.reason] += 1
        if game.seconds is not None:
            self.seconds[round(game.seconds, 3)] += 1
        self._add_choices(game)
        self._add_scores(game)
        self._add_wins(game)

    def _add_choices(self, game: Game) -> None:
        total = len(game.choices)
        self.decisions[total] += 1
        self.forced += game.forced
        for at, choice in enumerate(game.choices):
            self.asks[choice.ask][choice.options] += 1
            self.course[at * PARTS // total][choice.options] += 1
        taken = Counter(choice.seat for choice in game.choices)
        for seat in range(len(game.called)):
            self.seat_decisions[seat][taken[seat]] += 1

    def _add_scores(self, game: Game) -> None:
        self.scores.update(game.result.scores)
        for sheet in game.sheets:
            for source, points in sheet.items():
                self.sources[source][points] += 1

    def _add_wins(self, game: Game) -> None:
        seats = len(game.called)
        won = game.result.shares(seats)
        for seat, name in enumerate(game.called):
            self.seats[seat].add(won[seat], 1 / seats)
            if name:
                self.called[name].add(won[seat], 1 / seats)
        things: defaultdict[tuple[str, str], dict[int, int]] = defaultdict(dict)
        for (seat, how, thing), when in game.gains.items():
            things[how, thing][seat] = when
        for key, rounds in things.items():
            self.things[key].add(won, rounds)

    def statistics(self) -> Statistics:
        """What the sums say."""
        asked = sum(self.asks.values(), Counter[int]())
        return Statistics(
            games=self.games,
            left_out=self.left_out,
            rounds=spread_of(self.rounds),
            decisions=spread_of(self.decisions),
            seconds=spread_of(self.seconds),
            seat_decisions=[spread_of(self.seat_decisions[seat]) for seat in sorted(self.seats)],
            options=spread_of(asked),
            asks={ask: spread_of(self.asks[ask]) for ask in _by_count(self.asks)},
            course=[spread_of(part) for part in self.course],
            forced=_ratio(self.forced, self.forced + asked.total()),
            ends={
                end: self.ends[end] for end in sorted(self.ends, key=lambda e: (-self.ends[e], e))
            },
            seats=[_share(str(seat + 1), self.seats[seat]) for seat in sorted(self.seats)],
            called=sorted(
                (_share(name, wins) for name, wins in self.called.items()),
                key=lambda share: (-share.share, share.name),
            ),
            scores=spread_of(self.scores),
            sources={source: spread_of(points) for source, points in self.sources.items()},
            things=self._things(),
            by_rounds=dict(sorted(self.rounds.items())),
            by_decisions=dict(sorted(self.decisions.items())),
            errors=sorted(self.errors),
        )

    def _things(self) -> list[Thing]:
        order = sorted(
            self.things.items(),
            key=lambda each: (-each[1].deviations, each[1].expected - each[1].wins, each[0]),
        )
        chances = [erfc(abs(gained.deviations) / sqrt(2)) for _, gained in order]
        limit = convincing(chances)
        return [
            self._thing(*key, gained, chance, marked=chance <= limit)
            for (key, gained), chance in zip(order, chances, strict=True)
        ]

    def _thing(self, how: str, thing: str, own: Gained, chance: float, *, marked: bool) -> Thing:
        seats = sum(wins.count for wins in self.seats.values())
        wins = sum(wins.wins for wins in self.seats.values())
        low, high = wilson(own.wins, own.count)
        return Thing(
            how=how,
            thing=thing,
            count=own.count,
            taken=_ratio(own.count, seats),
            round=_ratio(own.rounds, own.count),
            share=_ratio(own.wins, own.count),
            low=round(low, 4),
            high=round(high, 4),
            without=_ratio(wins - own.wins, seats - own.count),
            lift=round(own.wins - own.expected, 4),
            chance=round(chance, 4),
            marked=marked,
        )


def spread_of(values: Mapping[int, int] | Mapping[float, int]) -> Spread:
    """How numbers are spread, from how often each is there."""
    count = sum(values.values())
    if not count:
        return Spread()
    mean = sum(value * n for value, n in values.items()) / count
    square = sum((value - mean) ** 2 * n for value, n in values.items()) / count
    return Spread(
        count=count,
        mean=round(mean, 4),
        deviation=round(sqrt(square), 4),
        least=min(values),
        median=_quantile(values, count / 2),
        p90=_quantile(values, count * 0.9),
        most=max(values),
    )


def _quantile(values: Mapping[int, int] | Mapping[float, int], rank: float) -> float:
    seen = 0
    for value, n in sorted(values.items()):
        seen += n
        if seen >= rank:
            return value
    raise ValueError(f"there are only {seen} numbers, not {rank}")


def convincing(chances: Iterable[float]) -> float:
    """Which chance is still more than luck where many are compared (Benjamini and Hochberg)."""
    order = sorted(chances)
    fit = [p for rank, p in enumerate(order, 1) if p <= WRONG * rank / len(order)]
    return max(fit, default=-1.0)


def _share(name: str, wins: Wins) -> Share:
    low, high = wilson(wins.wins, wins.count)
    return Share(
        name=name,
        count=wins.count,
        wins=round(wins.wins, 4),
        share=_ratio(wins.wins, wins.count),
        low=round(low, 4),
        high=round(high, 4),
        fair=_ratio(wins.fair, wins.count),
    )


def _ratio(part: float, whole: float) -> float:
    return round(part / whole, 4) if whole else 0.0


def _by_count(counts: Mapping[str, Counter[int]]) -> list[str]:
    return sorted(counts, key=lambda name: (-counts[name].total(), name))
