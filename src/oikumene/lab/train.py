"""Learning from games, generation by generation.

In the first generation teachers play: machine players that have learned nothing. How tables looked
and who won is kept, and a network fitted to it. In every further generation pupils play who judge
by the newest network, each with a whim of their own, and the network goes on learning from what the
last generations played. Pupils who search play better games, which take longer.

Everything lies in one folder. Started again, the work goes on where it stopped; with more
generations, from the last one.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from math import inf
from pathlib import Path
from random import Random
from shutil import copyfile
from time import monotonic
from typing import Any
from warnings import warn

import msgspec
import numpy as np

import oikumene
from oikumene.engine.errors import BadSetup, RuleError
from oikumene.engine.match import Match
from oikumene.lab.fit import Fit, fitted
from oikumene.lab.habits import instinct
from oikumene.lab.positions import Choice, Positions, joined, load, save
from oikumene.lab.simulate import spread
from oikumene.players import Player, player_named
from oikumene.players.judge import Net, fortunes, leading, net_in
from oikumene.titles import title_named

PART = 8
"""Games in one file."""
KEPT = 0.1
"""How many of the moments within a stretch of game time are kept: neighbours tell the same. Where
one ends all are, since there search judges;"""
MANY = 64
"""and how many at most: a long game is one game."""
DARING = 0.02
"""How often a player tries anything, so that tables come up that nobody wants."""
WHIM = 0.12
"""How much the weights differ that pupils judge by, so that they try something all game long."""
LIKES, LIKING = 8, 0.3
"""Of so many features a pupil likes more or less to have, and how much: nothing can be learned of
what nobody ever tries."""
TEACHERS = 0.2
"""How many of the seats teachers take in later generations; alone, none."""
WINDOW = 8
"""How many generations are learned from."""
UNSEEN = 10
"""One in so many parts only measures."""


class Lesson(msgspec.Struct, frozen=True):
    """What is played to learn from."""

    title: str
    players: tuple[str, ...]
    """The teachers: every seat draws one of these."""
    seats: tuple[int, ...]
    """Tables of these sizes take turns."""
    games: int
    """In each generation."""
    generations: int
    seed: int
    options: dict[str, Any]
    pupil: str = "learned"
    """Who plays by the network in all generations but the first."""

    @property
    def parts(self) -> int:
        """How many files the games of a generation fill."""
        return -(-self.games // PART)


def train(
    lesson: Lesson,
    folder: Path,
    jobs: int = 1,
    minutes: float = inf,
    progress: Callable[[int], None] = lambda _: None,
) -> list[Fit]:
    """Play what is missing, fit networks to it, and leave everything in the folder.

    After so many minutes no more is played: what is there must do.
    """
    check(lesson, folder)
    if 1 in lesson.seats and title_named(lesson.title).alone:
        raise BadSetup(f"{lesson.title} for one is a lesson of its own: seats 1, and no others")
    end = monotonic() + 60 * minutes
    fits = []
    for generation in range(lesson.generations):
        there = _of(folder, generation)
        played = play_missing(lesson, folder, generation, jobs, end, progress)
        if played or not (there / "fit.json").exists():
            learn(lesson, folder, generation)
        fits.append(msgspec.json.decode((there / "fit.json").read_bytes(), type=Fit))
        for name in ("net.npz", "instinct.json"):
            copyfile(there / name, folder / name)
        if monotonic() > end:
            break
    return fits


def check(lesson: Lesson, folder: Path) -> None:
    """Refuse what cannot be learned, and a folder of something else."""
    title = title_named(lesson.title)
    for seats in lesson.seats:
        title.settle(seats, lesson.options)
    for spec in lesson.players:
        player_named(spec)
    if not hasattr(player_named(lesson.pupil), "net"):
        raise BadSetup(f"player {lesson.pupil!r} does not judge by a network")
    folder.mkdir(parents=True, exist_ok=True)
    kept = folder / "lesson.json"
    order = msgspec.structs.replace(lesson, generations=0)
    if kept.exists() and _lesson(kept.read_bytes()) != order:
        there = kept.read_text("utf-8", errors="replace")
        raise BadSetup(f"{folder} holds another lesson: {there}")
    kept.write_bytes(msgspec.json.encode(order))


def _lesson(text: bytes) -> Lesson | None:
    try:
        return msgspec.json.decode(text, type=Lesson)
    except (msgspec.DecodeError, UnicodeDecodeError):
        return None


def _of(folder: Path, generation: int) -> Path:
    return folder / f"generation-{generation:03}"


# Playing


def play_missing(
    lesson: Lesson,
    folder: Path,
    generation: int,
    jobs: int,
    end: float,
    progress: Callable[[int], None],
) -> int:
    """Play the parts that are not there yet, and tell of every part; returns how many were played.

    When the time is over, the parts that are being played are the last.
    """
    there = _of(folder, generation)
    there.mkdir(exist_ok=True)
    missing = []
    for part in range(lesson.parts):
        if _file(there, part).exists():
            progress(part)
        else:
            missing.append(part)
    played = 0
    for part in spread(partial(play_part, lesson, folder, generation), missing, jobs):
        progress(part)
        played += 1
        if monotonic() > end:
            break
    return played


def play_part(lesson: Lesson, folder: Path, generation: int, part: int) -> int:
    """Play one part and write its file."""
    net = net_in(_of(folder, generation - 1) / "net.npz") if generation else None
    first = generation * lesson.games
    games = range(part * PART, min((part + 1) * PART, lesson.games))
    seen = [game for number in games if (game := _watched(lesson, first + number, net))]
    if not seen:
        raise BadSetup(f"no game of part {part} could be played to its end")
    save(joined(seen), _file(_of(folder, generation), part))
    return part


def _watched(lesson: Lesson, number: int, net: Net | None) -> Positions | None:
    """The positions of one game; a defect is told, and hours of other games are not lost by it."""
    try:
        return watched(lesson, number, net)
    except RuleError as wrong:
        warn(f"game {number} of lesson {lesson.seed} teaches nothing: {wrong}", stacklevel=2)
        return None


def watched(lesson: Lesson, number: int, net: Net | None = None) -> Positions:
    """The positions of one game, by pupils of the network if there is one."""
    rng = Random(f"{lesson.seed}:{number}")
    seats = lesson.seats[number % len(lesson.seats)]
    match = oikumene.start(lesson.title, seats, rng.getrandbits(53), lesson.options, journal=False)
    players = [_player(lesson, seats, net, rng) for _ in range(seats)]
    moments: list[list[list[float]]] = []
    choices: list[Choice] = []
    stretch, then = match.title.stretch or match.title.round, None
    while (decision := match.decision) is not None:
        now = stretch(match.state)
        kept = now != then or rng.random() < KEPT
        then = now
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
    told = sorted(rng.sample(range(len(moments)), min(MANY, len(moments))))
    rows = np.array([row for n in told for row in moments[n]], np.float32)
    return Positions(
        seen=rows[:, 1:],
        led=rows[:, 0],
        won=np.array(fortunes(match.title, match.result, seats) * len(told), np.float32),
        games=[(len(told), seats)],
        choices=choices,
    )


def _player(lesson: Lesson, seats: int, net: Net | None, rng: Random) -> Player:
    """A teacher, or a pupil who judges by the network, and a little differently."""
    if net is None or (seats > 1 and rng.random() < TEACHERS):
        return player_named(rng.choice(lesson.players))
    pupil = player_named(lesson.pupil)
    pupil.net = with_a_whim(net, rng)  # type: ignore[attr-defined]  # checked before the first game
    return pupil


def with_a_whim(net: Net, rng: Random) -> Net:
    """A network that likes some things a little more and others a little less."""
    (seen, bias), (last, end) = net.layers
    whim = np.array([[rng.gauss(1, WHIM)] for _ in last], np.float32)
    liked = np.zeros((len(seen), 1), np.float32)
    for feature in rng.sample(range(len(seen)), min(LIKES, len(seen))):
        liked[feature] = rng.gauss(0, LIKING)
    # What is liked, as two more numbers between the layers: one of them is nothing.
    first = (np.hstack([seen, liked, -liked]), np.append(bias, np.zeros(2, np.float32)))
    return Net([first, (np.vstack([last * whim, [[1], [-1]]]).astype(np.float32), end)], net.trust)


def _seen(match: Match, seat: int) -> list[float]:
    """The lead of a seat, and the table as it sees it."""
    title, s = match.title, match.state
    return [leading(title, s, seat, match.seats), *title.features(s, seat)]


def _file(there: Path, part: int) -> Path:
    return there / f"part-{part:05}.npz"


def _parts(there: Path) -> Iterator[tuple[int, Path]]:
    """The parts that are there, with their numbers."""
    for path in sorted(there.glob("part-*.npz")):
        yield int(path.stem.removeprefix("part-")), path


# Learning


def learn(lesson: Lesson, folder: Path, generation: int) -> None:
    """Fit a network and an instinct to what the last generations played."""
    there = _of(folder, generation)
    earlier = range(max(0, generation - WINDOW + 1), generation + 1)
    parts = [(n, load(path)) for each in earlier for n, path in _parts(_of(folder, each))]
    unseen = [part for n, part in parts if n % UNSEEN == 0]
    known = joined([part for n, part in parts if n % UNSEEN] or unseen)
    before = net_in(_of(folder, generation - 1) / "net.npz") if generation else None
    net, fit = fitted(known, joined(unseen), lesson.seed, before)
    net.save(there / "net.npz")
    (there / "instinct.json").write_bytes(msgspec.json.encode(instinct(known.choices)))
    (there / "fit.json").write_bytes(msgspec.json.encode(fit))
