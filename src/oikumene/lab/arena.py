"""Who plays better: round robins and one against many, fair to all seats, kept and resumed."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import nullcontext
from functools import partial
from itertools import combinations
from pathlib import Path
from random import Random
from typing import Any

import msgspec

from oikumene.engine.errors import BadSave, BadSetup, OikumeneError, listed
from oikumene.lab.ratings import Rating, ratings, wilson
from oikumene.lab.simulate import Played, play_game, spread
from oikumene.players import player_named
from oikumene.titles import title_named


class Order(msgspec.Struct, frozen=True):
    """What to play: everything but how long, so that a series can be made longer."""

    title: str
    rules: int
    """The version of the title's rules: games by others are games of another order."""
    seats: int
    players: tuple[str, ...]
    one: bool
    """Whether the first player sits alone against a table of each other one."""
    seed: int
    options: dict[str, Any]

    @property
    def lineups(self) -> list[tuple[str, ...]]:
        """Who meets at a table, wherever they sit.

        In a round robin all take equally many seats, and every choice of players the rest.
        """
        first, *others = self.players
        if self.one:
            return [(first, *[other] * (self.seats - 1)) for other in others]
        each, rest = divmod(self.seats, len(self.players))
        return [(*self.players * each, *some) for some in combinations(self.players, rest)]

    def length(self, games: int) -> int:
        """How many games there are if every lineup plays so many, up to a full turn of seats."""
        turns = -(-games // self.seats)
        return turns * self.seats * len(self.lineups)


class Share(msgspec.Struct, frozen=True):
    """A part of the games, and between what the true share lies with 95 %."""

    won: float
    of: float
    share: float
    low: float
    high: float


class Standing(msgspec.Struct, frozen=True):
    """What came out for a player."""

    games: Share
    parity: float
    """The share of a player who is as strong as the others."""
    score: float
    """The mean over all seats."""
    rating: Rating
    decisions: int
    think_ms: float
    """Per decision."""


class Report(msgspec.Struct, frozen=True):
    """What came out of an arena."""

    order: Order
    games: int
    standings: dict[str, Standing]
    """By player, the strongest first."""
    pairs: dict[str, dict[str, Share]]
    """Of the games that one of two players won: how many the first won."""
    errors: list[str]


def ordered(
    title: str,
    seats: int,
    players: Sequence[str],
    *,
    one: bool = False,
    seed: int = 0,
    options: Mapping[str, Any] | None = None,
) -> Order:
    """The order, checked before anything is played."""
    rules = title_named(title)
    rules.settle(seats, options or {})
    if seats < 2:
        raise BadSetup("an arena needs at least 2 seats")
    if len(players) < 2 or len(set(players)) < len(players):
        raise BadSetup(f"an arena needs 2 different players or more, not: {listed(players)}")
    for name in players:
        player_named(name)
    return Order(title, rules.rules, seats, tuple(players), one, seed, dict(options or {}))


def arena(
    order: Order,
    games: int,
    jobs: int = 1,
    *,
    cluster: bool = False,
    out: Path | None = None,
    progress: Callable[[Played], None] = lambda _: None,
) -> Report:
    """Let every lineup play so many games; those that a file holds already are not played again.

    The same order gives the same games whatever the number of jobs.
    """
    if games < 1 or jobs < 1:
        raise BadSetup(f"games and jobs are at least 1, not {games} and {jobs}")
    numbers = range(order.length(games))
    played = [game for game in _kept(out, order) if game.number in numbers]
    there = {game.number for game in played}
    missing = [number for number in numbers if number not in there]
    coming = on_cluster(order, missing) if cluster else spread(partial(play, order), missing, jobs)
    for game in played:
        progress(game)
    with out.open("ab") if out else nullcontext() as file:
        for game in coming:
            if file:
                file.write(_line(game))
                file.flush()
            progress(game)
            played.append(game)
    return report(order, sorted(played, key=lambda game: game.number))


def play(order: Order, number: int) -> Played:
    """One game of an order."""
    names, seed = seating(order, number)
    rng = Random(f"{order.seed}:{number}")
    return play_game(order.title, order.options, number, names, seed, rng)


def seating(order: Order, number: int) -> tuple[list[str], int]:
    """Who sits where in a game, and its seed.

    A lineup goes once around the table with one seed, so that all have played every seat of the
    same match; then the neighbours change. Lineups take turns: a series that is cut short is fair.
    """
    lineups = order.lineups
    place, turn = divmod(number, order.seats)
    round_, which = divmod(place, len(lineups))
    rng = Random(f"{order.seed}:{round_}:{which}")
    names = rng.sample(lineups[which], order.seats)
    return names[turn:] + names[:turn], rng.getrandbits(53)


# The file


def _kept(out: Path | None, order: Order) -> list[Played]:
    """The games that a file holds; what a crash cut off is dropped, a new file gets its order."""
    if out is None:
        return []
    if not out.exists() or not out.stat().st_size:
        out.write_bytes(_line(order))
        return []
    head, *lines = out.read_bytes().splitlines(keepends=True)
    whole = [line for line in lines if line.endswith(b"\n")]
    try:
        _check_same(out, msgspec.json.decode(head, type=Order), order)
        played = [msgspec.json.decode(line, type=Played) for line in whole]
    except (msgspec.DecodeError, UnicodeDecodeError) as wrong:
        raise BadSave(f"{out} is no file of an arena: {wrong}") from None
    os.truncate(out, len(head) + sum(map(len, whole)))
    return played


def _check_same(out: Path, there: Order, order: Order) -> None:
    names = order.__struct_fields__
    other = [name for name in names if getattr(there, name) != getattr(order, name)]
    if other:
        told = listed(f"{name} {getattr(there, name)!r}" for name in other)
        raise BadSetup(f"{out} holds games of another order: {told}")


def _line(record: Order | Played) -> bytes:
    return msgspec.json.encode(record) + b"\n"


# Elsewhere


def on_cluster(order: Order, numbers: Sequence[int]) -> Iterator[Played]:
    """The games as Ray tasks, on the cluster that is there or else on this machine."""
    try:
        import ray
    except ImportError:
        raise OikumeneError('a cluster needs Ray: pip install "oikumene[cluster]"') from None
    try:
        ray.init(address="auto", log_to_driver=False)
    except ConnectionError:
        ray.init(log_to_driver=False)
    try:
        task = ray.remote(play)
        waiting = [task.remote(order, number) for number in numbers]
        while waiting:
            done, waiting = ray.wait(waiting)
            yield from ray.get(done)
    finally:
        ray.shutdown()


# What came out


def report(order: Order, played: Sequence[Played]) -> Report:
    """Sum up the games; those with an error count for nobody."""
    over = [game for game in played if not game.error]
    rated = ratings(order.players, over)
    by_rating = sorted(order.players, key=lambda name: -rated[name].elo)
    sat = {name: [game for game in over if name in game.players] for name in by_rating}
    return Report(
        order=order,
        games=len(played),
        standings={name: _standing(name, sat[name], rated[name]) for name in sat if sat[name]},
        pairs={name: _pairs(name, sat[name]) for name in sat if sat[name]},
        errors=[game.error for game in played if game.error],
    )


def _standing(name: str, games: list[Played], rating: Rating) -> Standing:
    seats = [(game, seat) for game in games for seat, who in enumerate(game.players) if who == name]
    decisions = sum(game.asked[seat] for game, seat in seats)
    seconds = sum(game.seconds[seat] for game, seat in seats)
    return Standing(
        games=_share(sum(game.wins()[name] for game in games), len(games)),
        parity=round(len(seats) / sum(len(game.players) for game in games), 4),
        score=round(sum(game.scores[seat] for game, seat in seats) / len(seats), 2),
        rating=rating,
        decisions=decisions,
        think_ms=round(1000 * seconds / max(decisions, 1), 3),
    )


def _pairs(name: str, games: list[Played]) -> dict[str, Share]:
    """A player against each other one whom they met."""
    sums: dict[str, tuple[float, float]] = {}
    for game in games:
        wins = game.wins()
        for other in wins.keys() - {name}:
            mine, of = sums.get(other, (0.0, 0.0))
            sums[other] = mine + wins[name], of + wins[name] + wins[other]
    return {other: _share(*sums[other]) for other in sorted(sums)}


def _share(won: float, of: float) -> Share:
    low, high = wilson(won, of)
    share = won / of if of else 0.0
    return Share(round(won, 3), round(of, 3), round(share, 4), round(low, 4), round(high, 4))
