"""Learning from games: play, keep how tables looked and who won, fit a network to it.

Everything lies in one folder: a file of positions for every part of the games, the network, and
how well it foretells. Started again, the work goes on where it stopped; with more games, what is
there already is used.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from functools import partial
from itertools import pairwise
from math import inf, log
from pathlib import Path
from random import Random
from time import monotonic
from typing import Any

import msgspec
import numpy as np
from numpy.typing import NDArray

import oikumene
from oikumene.engine.errors import BadSetup
from oikumene.engine.match import Match
from oikumene.lab.simulate import spread
from oikumene.players import player_named
from oikumene.players.instinct import words
from oikumene.players.judge import Net, fortunes, leading
from oikumene.titles import title_named

Array = NDArray[np.float32]

PART = 8
"""Games in one file."""
KEPT = 0.25
"""How many of the positions of a game are kept: neighbours tell the same,"""
MANY = 48
"""and of how many moments at most: a long game is one game."""
DARING = 0.08
"""How often a player tries anything, so that tables come up that nobody wants."""
HIDDEN = (64,)
"""The sizes of the layers between: more learn single games by heart."""
TRUSTS = (0.0, 0.5, 1.0)
"""How far the title's own evaluation may be trusted: what foretells best is kept."""
UNSEEN = 0.1
"""The share of the parts that only measure."""
BATCH, RATE = 512, 3e-4
FADING = 5.0
"""How fast weights fade that nothing holds up: games are few, and their positions are alike."""
FIRST = 0.1
"""How little a network says before it has learned anything."""
RARE = 0.1
"""What hardly ever varies must not weigh more than what varies so much."""
MOST, PATIENCE = 60, 8
"""Rounds at most, and without progress, before it is enough."""
MOMENTUM, SPREAD, TINY = 0.9, 0.999, 1e-8
"""As Adam was published."""


OFTEN = 20
"""How often a word must occur before it is given a weight."""
ROUNDS, PACE, PULL = 200, 0.3, 0.5
"""How instinct is fitted: steps, their length, and how strongly weights are pulled to nothing."""


class Lesson(msgspec.Struct, frozen=True):
    """What is played to learn from."""

    title: str
    players: tuple[str, ...]
    """Every seat draws one of these."""
    seats: tuple[int, ...]
    """Tables of these sizes take turns."""
    games: int
    seed: int
    options: dict[str, Any]

    @property
    def parts(self) -> int:
        """How many files the games fill."""
        return -(-self.games // PART)


class Choice(msgspec.Struct, frozen=True, array_like=True):
    """What somebody was asked, the options, and the one that was taken."""

    ask: str
    options: list[str]
    taken: int


class Positions(msgspec.Struct, frozen=True):
    """How tables looked to their seats, the lead by the title's own evaluation, what became of it
    (1 for a win), and what was chosen."""

    seen: Array
    led: Array
    won: Array
    choices: list[Choice]


class Fit(msgspec.Struct, frozen=True):
    """How well a network foretells: the loss in what it learned from, and in what it never saw."""

    learned: list[float]
    unseen: list[float]
    right: float
    """How often it names the winner's side of even, in what it never saw."""
    trust: float


def train(
    lesson: Lesson,
    folder: Path,
    jobs: int = 1,
    minutes: float = inf,
    progress: Callable[[int], None] = lambda _: None,
) -> Fit:
    """Play what is missing, fit a network to everything, and leave both in the folder.

    After so many minutes no more is played: what is there must do.
    """
    _check(lesson, folder)
    play_missing(lesson, folder, jobs, minutes, progress)
    parts = [load(path) for path in sorted(folder.glob("part-*.npz"))]
    unseen = max(1, round(len(parts) * UNSEEN))
    known = joined(parts[unseen:] or parts)
    net, fit = fitted(known, joined(parts[:unseen]), lesson.seed)
    net.save(folder / "net.npz")
    (folder / "instinct.json").write_bytes(msgspec.json.encode(instinct(known.choices)))
    (folder / "fit.json").write_bytes(msgspec.json.encode(fit))
    return fit


def _check(lesson: Lesson, folder: Path) -> None:
    """Refuse what cannot be learned, and a folder of something else."""
    title = title_named(lesson.title)
    for seats in lesson.seats:
        title.settle(seats, lesson.options)
    for spec in lesson.players:
        player_named(spec)
    folder.mkdir(parents=True, exist_ok=True)
    kept = folder / "lesson.json"
    order = msgspec.structs.replace(lesson, games=0)
    if kept.exists() and _lesson(kept.read_bytes()) != order:
        there = kept.read_text("utf-8", errors="replace")
        raise BadSetup(f"{folder} holds another lesson: {there}")
    kept.write_bytes(msgspec.json.encode(order))


def _lesson(text: bytes) -> Lesson | None:
    try:
        return msgspec.json.decode(text, type=Lesson)
    except (msgspec.DecodeError, UnicodeDecodeError):
        return None


# Playing


def play_missing(
    lesson: Lesson, folder: Path, jobs: int, minutes: float, progress: Callable[[int], None]
) -> None:
    """Play the parts that are not in the folder yet; every part is told when it is there."""
    end = monotonic() + 60 * minutes
    missing = []
    for part in range(lesson.parts):
        if _file(folder, part).exists():
            progress(part)
        else:
            missing.append(part)
    for part in spread(partial(play_part, lesson, folder), missing, jobs):
        progress(part)
        if monotonic() > end:
            break


def play_part(lesson: Lesson, folder: Path, part: int) -> int:
    """Play one part and write its file; half a file is never left."""
    games = range(part * PART, min((part + 1) * PART, lesson.games))
    positions = joined([watched(lesson, number) for number in games])
    path = _file(folder, part)
    unfinished = path.with_name(f"unfinished-{path.name}")
    np.savez_compressed(
        unfinished,
        seen=positions.seen.astype(np.float16),
        led=positions.led.astype(np.float16),
        won=positions.won.astype(np.float16),
        choices=np.frombuffer(msgspec.msgpack.encode(positions.choices), np.uint8),
    )
    unfinished.rename(path)
    return part


def watched(lesson: Lesson, number: int) -> Positions:
    """The positions of one game."""
    rng = Random(f"{lesson.seed}:{number}")
    seats = lesson.seats[number % len(lesson.seats)]
    match = oikumene.start(lesson.title, seats, rng.getrandbits(53), lesson.options, journal=False)
    players = [player_named(rng.choice(lesson.players)) for _ in range(seats)]
    moments: list[list[list[float]]] = []
    choices: list[Choice] = []
    while (decision := match.decision) is not None:
        kept = rng.random() < KEPT
        if kept:
            moments.append([_seen(match, seat) for seat in range(seats)])
        if rng.random() < DARING:
            match.answer(rng.choice(decision.options), decision.seat)
            continue
        option = players[decision.seat].choose(match, decision.seat, rng)
        if kept:
            texts = [each.text for each in decision.options]
            choices.append(Choice(decision.ask, texts, texts.index(option.text)))
        match.answer(option, decision.seat)
    assert match.result is not None
    if len(moments) > MANY:
        moments = rng.sample(moments, MANY)
    rows = np.array([row for moment in moments for row in moment], np.float32)
    fortune = fortunes(match.title, match.result, seats)
    won = np.array(fortune * len(moments), np.float32)
    return Positions(rows[:, 1:], rows[:, 0], won, choices)


def _seen(match: Match, seat: int) -> list[float]:
    """The lead of a seat, and the table as it sees it."""
    title, s = match.title, match.state
    return [leading(title, s, seat, match.seats), *title.features(s, seat)]


def _file(folder: Path, part: int) -> Path:
    return folder / f"part-{part:05}.npz"


def load(path: Path) -> Positions:
    """The positions of a file."""
    with np.load(path, allow_pickle=False) as kept:
        choices = msgspec.msgpack.decode(kept["choices"].tobytes(), type=list[Choice])
        seen, led, won = (kept[name].astype(np.float32) for name in ("seen", "led", "won"))
        return Positions(seen, led, won, choices)


def joined(parts: list[Positions]) -> Positions:
    """All positions of several parts."""
    return Positions(
        np.concatenate([part.seen for part in parts]),
        np.concatenate([part.led for part in parts]),
        np.concatenate([part.won for part in parts]),
        [choice for part in parts for choice in part.choices],
    )


# Instinct: how much each word of an option says for it


def instinct(choices: list[Choice]) -> dict[str, float]:
    """The weights of words under which the choices that were made are likeliest."""
    known = _common_words(choices)
    index = {word: n for n, word in enumerate(known)}
    spelled = [
        [index[word] for word in words(choice.ask, text) if word in index]
        for choice in choices
        for text in choice.options
    ]
    of_option = np.repeat(np.arange(len(spelled)), [len(each) for each in spelled])
    of_word = np.array([n for each in spelled for n in each], np.int64)
    sizes = np.array([len(choice.options) for choice in choices])
    starts = np.concatenate([[0], np.cumsum(sizes)[:-1]])
    taken = np.zeros(len(spelled))
    taken[starts + [choice.taken for choice in choices]] = 1
    weights, squares = np.zeros(len(known)), np.full(len(known), 1e-6)
    for _ in range(ROUNDS):
        sums = np.bincount(of_option, weights[of_word], len(spelled))
        powers = np.exp(sums - np.repeat(np.maximum.reduceat(sums, starts), sizes))
        shares = powers / np.repeat(np.add.reduceat(powers, starts), sizes)
        slope = np.bincount(of_word, (shares - taken)[of_option], len(known)) + PULL * weights
        squares += slope * slope
        weights -= PACE * slope / np.sqrt(squares)
    return {word: round(float(weight), 2) for word, weight in zip(known, weights, strict=True)}


def _common_words(choices: list[Choice]) -> list[str]:
    """Words that occur often enough to say something."""
    seen = Counter(
        word for choice in choices for text in choice.options for word in words(choice.ask, text)
    )
    return [word for word, count in seen.items() if count >= OFTEN]


# Fitting: written so that the same lines run in numpy and, on a graphics card, in torch


def fitted(known: Positions, unseen: Positions, seed: int) -> tuple[Net, Fit]:
    """The network that foretells best what it never saw, beside the evaluation or alone."""
    found = [_fitted(known, unseen, seed, trust) for trust in TRUSTS]
    return min(found, key=lambda each: min(each[1].unseen))


def _fitted(known: Positions, unseen: Positions, seed: int, trust: float) -> tuple[Net, Fit]:
    """The network that foretells best, if the evaluation is trusted so far."""
    there, back = _place()
    middle, width = known.seen.mean(0), np.maximum(known.seen.std(0), RARE)
    x, led, y = there((known.seen - middle) / width), there(trust * known.led), there(known.won)
    test_x, test_y = there((unseen.seen - middle) / width), there(unseen.won)
    test_led = there(trust * unseen.led)
    rng = np.random.default_rng(seed)
    weights = [there(array) for array in _fresh(known.seen.shape[1], rng)]
    adam = Adam(weights)
    best = [array + 0 for array in weights]
    learned: list[float] = []
    losses: list[float] = []
    while len(losses) < MOST and min(losses, default=0) in [0, *losses[-PATIENCE:]]:
        learned.append(_one_round(x, led, y, weights, adam, rng))
        losses.append(loss(foretold(weights, test_x, test_led)[-1], test_y))
        if losses[-1] == min(losses):
            best = [array + 0 for array in weights]
    foreseen = foretold(best, test_x, test_led)[-1]
    right = float(back(((foreseen > 0) == (test_y > 0.5)) * 1.0).mean())
    layers = [back(array) for array in best]
    first, bias = layers[0] / width[:, None], layers[1] - (middle / width) @ layers[0]
    pairs = list(zip([first, *layers[2::2]], [bias, *layers[3::2]], strict=True))
    return Net(pairs, trust), Fit(learned, losses, right, trust)


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


def _fresh(inputs: int, rng: np.random.Generator) -> list[Any]:
    """Weights before anything was learned."""
    sizes = (inputs, *HIDDEN, 1)
    arrays: list[Any] = []
    for size, to in pairwise(sizes):
        arrays += [rng.normal(0, (2 / size) ** 0.5, (size, to)), np.zeros(to)]
    arrays[-2] *= FIRST
    return arrays


def _one_round(
    x: Any, led: Any, y: Any, weights: list[Any], adam: Adam, rng: np.random.Generator
) -> float:
    """Learn from every position once; returns the mean loss."""
    order = rng.permutation(len(y))
    total = 0.0
    for at in range(0, len(order), BATCH):
        batch = order[at : at + BATCH]
        outs = foretold(weights, x[batch], led[batch])
        total += loss(outs[-1], y[batch]) * len(batch)
        adam.step(weights, _slopes(weights, outs, y[batch]))
    return total / len(order)


def foretold(weights: list[Any], x: Any, led: Any) -> list[Any]:
    """What comes out of each layer; of the last one, logits: the lead, and what it misses."""
    outs = [x]
    for w, b in zip(weights[:-2:2], weights[1:-2:2], strict=True):
        x = x @ w + b
        x = x * (x > 0)
        outs.append(x)
    outs.append((x @ weights[-2] + weights[-1])[:, 0] + led)
    return outs


def _slopes(weights: list[Any], outs: list[Any], won: Any) -> list[Any]:
    """How the loss changes with each weight, from the last layer back."""
    slope = ((_chance(outs[-1]) - won) / len(won))[:, None]
    slopes: list[Any] = []
    for n in range(len(weights) - 2, -1, -2):
        below = outs[n // 2]
        slopes = [below.T @ slope, slope.sum(0), *slopes]
        if n:
            slope = (slope @ weights[n].T) * (below > 0)
    return slopes


def _chance(logits: Any) -> Any:
    return 1 / (1 + 2.718281828459045**-logits)


def loss(logits: Any, won: Any) -> float:
    """The cross entropy; of a fair coin, 0.693."""
    chance = _chance(logits) * (1 - 2e-6) + 1e-6
    losing = won * _log(chance) + (1 - won) * _log(1 - chance)
    return -float(losing.mean())


def _log(array: Any) -> Any:
    return np.log(array) if isinstance(array, np.ndarray) else array.log()


class Adam:
    """Steps whose length does not depend on the scale of the slopes."""

    def __init__(self, weights: list[Any]) -> None:
        self.steps = 0
        self.mean = [array * 0 for array in weights]
        self.square = [array * 0 for array in weights]

    def step(self, weights: list[Any], slopes: list[Any]) -> None:
        """Change the weights a little."""
        self.steps += 1
        rate = RATE * (1 - SPREAD**self.steps) ** 0.5 / (1 - MOMENTUM**self.steps)
        for n, slope in enumerate(slopes):
            self.mean[n] = MOMENTUM * self.mean[n] + (1 - MOMENTUM) * slope
            self.square[n] = SPREAD * self.square[n] + (1 - SPREAD) * slope * slope
            step = rate * self.mean[n] / (self.square[n] ** 0.5 + TINY)
            fading = RATE * FADING if n % 2 == 0 else 0  # matrices fade, thresholds do not
            weights[n] = weights[n] * (1 - fading) - step


def even(seats: float) -> float:
    """The loss of somebody who gives every seat the same chance: what a network has to beat."""
    share = 1 / seats
    return -(share * log(share) + (1 - share) * log(1 - share))
