"""Fitting a network to positions.

Written so that the same lines run in numpy and, where it is installed, in torch, on a graphics card
if there is one.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from itertools import product, repeat
from math import ceil, isnan, log, nan
from typing import Any

import msgspec
import numpy as np

from oikumene.lab.positions import Array, Positions
from oikumene.players.judge import Net

HIDDEN = 64
"""Numbers between the layers: more learn single games by heart."""
TRUSTS = (0.0, 0.5, 1.0)
"""How far the title's own evaluation may be trusted: what foretells best is kept."""
LATER = 0.9
"""How much of a later look counts; the rest is what the network before thought there."""
BATCH, MANY_BATCHES = 2048, 64
"""Looks in a step of learning; fewer where there would be too few steps."""
FRESH, GOING_ON = (3, 6), (2,)
"""How often everything is learned from by a new network, of which what foretells best is kept, and
by one that has learned before."""
PACES = ((2e-3, 0.5), (1e-3, 5.0))
"""How long steps are at the most, and how fast weights fade that nothing holds up: the first for
many games, the second for few, which would be learned by heart. What foretells best is kept."""
RISING = 0.3
"""In which part of the time steps grow longer; then they grow shorter."""
FIRST = 0.3
"""How little a network says before it has learned anything."""
RARE = 0.1
"""What hardly ever varies must not weigh more than what varies so much."""
MOMENTUM, SPREAD, TINY = 0.9, 0.999, 1e-8
"""As Adam was published."""


class Fit(msgspec.Struct, frozen=True):
    """How well a network foretells: the loss in what it learned from, and in what it never saw."""

    learned: list[float]
    unseen: list[float]
    right: float
    """How often it names the winner's side of even, in what it never saw."""
    trust: float


def fitted(
    known: Positions, unseen: Positions, seed: int, before: Net | None = None
) -> tuple[Net, Fit]:
    """A network that foretells what it never saw; it goes on from the one before, if any."""
    trusts, rounds = (TRUSTS, FRESH) if before is None else ((before.trust,), GOING_ON)
    ways = product(trusts, PACES, rounds)
    found = [_fitted(known, unseen, seed, *way, before) for way in ways]
    return min(found, key=lambda each: each[1].unseen[-1])


def _fitted(
    known: Positions,
    unseen: Positions,
    seed: int,
    trust: float,
    pace: tuple[float, float],
    rounds: int,
    before: Net | None,
) -> tuple[Net, Fit]:
    there, back = _place()
    middle, width = known.seen.mean(0), np.maximum(known.seen.std(0), RARE)
    looks = Looks(known, middle, width, trust)
    test = Looks(unseen, middle, width, trust)
    rng = np.random.default_rng(seed)
    if before is None:
        usual = min(max(float(known.won.mean()), 0.01), 0.99)  # everybody may have lost
        fresh = _fresh(len(middle), usual, rng)
        weights = [there(array) for array in fresh]
        goal = known.won
    else:
        weights = [there(array) for array in _unfolded(before, middle, width)]
        goal = returns(known, looks.chances(weights, there, back))
    size = min(BATCH, ceil(len(goal) / MANY_BATCHES))
    fastest, fading = pace
    adam, paces = Adam(weights, fading), _paces(fastest, rounds * ceil(len(goal) / size))
    learned, losses = [], []
    for _ in range(rounds):
        learned.append(_one_round(looks, goal, size, weights, adam, paces, rng, there))
        losses.append(loss(test.chances(weights, there, back), unseen.won))
    right = float(((test.chances(weights, there, back) > 0.5) == (unseen.won > 0.5)).mean())
    net = _folded([back(array) for array in weights], middle, width, trust)
    return net, Fit(learned, losses, right, trust)


class Looks:
    """Positions as a network sees them: features of one size, and the lead as far as trusted."""

    def __init__(self, positions: Positions, middle: Array, width: Array, trust: float) -> None:
        self.seen = (positions.seen - middle) / width
        self.led = trust * positions.led

    def chances(
        self, weights: list[Any], there: Callable[[Array], Any], back: Callable[[Any], Array]
    ) -> Array:
        """What a network thinks of all of them."""
        found = []
        for at in range(0, len(self.led), BATCH):
            some = slice(at, at + BATCH)
            logits = foretold(weights, there(self.seen[some]), there(self.led[some]))[-1]
            found.append(back(chance_of(logits)))
        return np.concatenate(found)


def returns(positions: Positions, chances: Array) -> Array:
    """What looks should have foretold: what became of it, and what was thought on the way there."""
    goal = positions.won.copy()
    for series in positions.series():
        goal[series] = goals(chances[series].tolist(), float(goal[series][-1]), LATER)
    return goal


def goals(
    thought: list[float], end: float, later: float, better: Iterable[float] | None = None
) -> list[float]:
    """The same for one series: how much of a later look counts, and what was thought there.

    Where it is known what the best option promises, that is what the look should have foretold.
    """
    promised = repeat(nan, len(thought)) if better is None else reversed([*better])
    ahead, told = end, []
    for chance, more in zip(reversed(thought), promised, strict=True):
        told.append(ahead if isnan(more) else more)
        ahead = later * told[-1] + (1 - later) * chance
    return told[::-1]


def _place() -> tuple[Callable[[Array], Any], Callable[[Any], Array]]:
    """Where arrays are computed, as ways there and back: a graphics card, or here."""
    try:
        import torch
    except ImportError:
        return (lambda array: array.astype(np.float32)), (lambda array: array)
    device = "cuda" if torch.cuda.is_available() else "cpu"
    return (
        lambda array: torch.as_tensor(array.astype(np.float32), device=device),
        lambda array: array.cpu().numpy(),
    )


def _fresh(features: int, usual: float, rng: np.random.Generator) -> list[Any]:
    """Weights before anything was learned."""
    return [
        rng.normal(0, (2 / features) ** 0.5, (features, HIDDEN)),
        np.zeros(HIDDEN),
        rng.normal(0, FIRST * (2 / HIDDEN) ** 0.5, (HIDDEN, 1)),
        np.full(1, log(usual / (1 - usual))),
    ]


def _folded(weights: list[Array], middle: Array, width: Array, trust: float) -> Net:
    """The network for features as they are."""
    first, bias, last, end = weights
    seen = first / width[:, None]
    return Net([(seen, bias - middle @ seen), (last, end)], trust)


def _unfolded(net: Net, middle: Array, width: Array) -> list[Array]:
    """The other way round."""
    (seen, bias), (last, end) = net.layers
    return [seen * width[:, None], bias + middle @ seen, last, end]


def _one_round(
    looks: Looks,
    goal: Array,
    size: int,
    weights: list[Any],
    adam: Adam,
    paces: Iterator[float],
    rng: np.random.Generator,
    there: Callable[[Array], Any],
) -> float:
    """Learn from every look once; returns the mean loss."""
    order = rng.permutation(len(goal))
    total = 0.0
    for at in range(0, len(order), size):
        batch = order[at : at + size]
        won = there(goal[batch])
        outs = foretold(weights, there(looks.seen[batch]), there(looks.led[batch]))
        total += loss(chance_of(outs[-1]), won) * len(batch)
        adam.step(weights, slopes(weights, outs, won), next(paces))
    return total / len(order)


def _paces(fastest: float, steps: int) -> Iterator[float]:
    """How long each step is: longer at first, then shorter and shorter."""
    for done in range(steps):
        gone = done / steps
        yield fastest * min((gone + 1 / steps) / RISING, (1 - gone) / (1 - RISING))


def foretold(weights: list[Any], x: Any, led: Any) -> list[Any]:
    """What comes out of each layer; of the last one, logits: the lead, and what it misses."""
    first, bias, last, end = weights
    between = x @ first + bias
    between = between * (between > 0)
    return [x, between, (between @ last + end)[:, 0] + led]


def slopes(weights: list[Any], outs: list[Any], won: Any) -> list[Any]:
    """How the loss changes with each weight."""
    x, between, logits = outs
    slope = ((chance_of(logits) - won) / len(won))[:, None]
    inner = (slope @ weights[2].T) * (between > 0)
    return [x.T @ inner, inner.sum(0), between.T @ slope, slope.sum(0)]


def chance_of(logits: Any) -> Any:
    """How likely a win is."""
    return 1 / (1 + 2.718281828459045**-logits)


def loss(chances: Any, won: Any) -> float:
    """The cross entropy; of a fair coin, 0.693."""
    chance = chances * (1 - 2e-6) + 1e-6
    losing = won * _log(chance) + (1 - won) * _log(1 - chance)
    return -float(losing.mean())


def _log(array: Any) -> Any:
    return np.log(array) if isinstance(array, np.ndarray) else array.log()


class Adam:
    """Steps whose length does not depend on the scale of the slopes."""

    def __init__(self, weights: list[Any], fading: float = 0.0) -> None:
        self.fading, self.done = fading, 0
        self.mean = [array * 0 for array in weights]
        self.square = [array * 0 for array in weights]

    def step(self, weights: list[Any], slopes: list[Any], pace: float) -> None:
        """Change the weights a little."""
        self.done += 1
        rate = pace * (1 - SPREAD**self.done) ** 0.5 / (1 - MOMENTUM**self.done)
        for n, slope in enumerate(slopes):
            self.mean[n] = MOMENTUM * self.mean[n] + (1 - MOMENTUM) * slope
            self.square[n] = SPREAD * self.square[n] + (1 - SPREAD) * slope * slope
            step = rate * self.mean[n] / (self.square[n] ** 0.5 + TINY)
            fading = pace * self.fading if n % 2 == 0 else 0  # matrices fade, thresholds do not
            weights[n] = weights[n] * (1 - fading) - step


def even(seats: float) -> float:
    """The loss of somebody who gives every seat the same chance: what a network has to beat."""
    share = 1 / seats
    return -(share * log(share) + (1 - share) * log(1 - share))
