"""Random games of any title: how chance plays them, and what is compared about them.

A title says with which settings it is played, how a game begins, and what its laws are: see
`Games`, and the laws of the titles.
"""

from __future__ import annotations

import json
import re
from abc import ABC, abstractmethod
from collections import Counter
from collections.abc import Callable, Iterator
from functools import cached_property
from hashlib import blake2b
from importlib import import_module
from importlib.resources import files
from random import Random
from typing import Any, ClassVar

from oikumene.engine.decision import Decision, Option
from oikumene.engine.match import Match
from oikumene.engine.title import Title

MEAN_ANSWERS = 12
"""What a step may ask on average,"""
ENOUGH_STEPS = 50
"""where a match still knows enough of them: chance and new faces cut what may be taken back."""
LONG = 600
"""Decisions, after which looks become rarer."""

Law = Callable[[Match], None]


def printed(title: Title, name: str) -> Any:
    """A data file as it is."""
    return json.loads(files(title.package).joinpath("data", f"{name}.json").read_text("utf-8"))


def by_id(title: Title, name: str) -> dict[str, dict[str, Any]]:
    """A data file's things by their id."""
    return {each["id"]: each for each in printed(title, name)}


class Chancer:
    """Answers at random, with a taste of its own for kinds of options: so that over many games
    all sorts of positions arise, and few turns are just passed or undone."""

    def __init__(self, seed: int, games: Games) -> None:
        self.rng = Random(seed)
        self.kind = games.kind
        self.taste = dict(games.taste)

    def pick(self, decision: Decision) -> Option:
        """Any option: first a kind by taste, then one of it."""
        kinds: dict[str, list[Option]] = {}
        for option in decision.options:
            kinds.setdefault(self.kind(option), []).append(option)
        weights = [self._weight(kind) for kind in kinds]
        (kind,) = self.rng.choices(list(kinds), weights)
        return self.rng.choice(kinds[kind])

    def _weight(self, kind: str) -> float:
        if kind not in self.taste:
            self.taste[kind] = self.rng.choice((1, 2, 5, 10))
        return self.taste[kind]


class Watch:
    """Follows a game answer by answer, checks every law, and counts what occurred."""

    def __init__(self, games: Games, seed: int) -> None:
        self.games = games
        self.match = games.new_game(seed)
        self.seen: Counter[str] = Counter()

    def play(self, seed: int) -> None:
        """Play to the end."""
        for option in self.games.answers(self.match, seed):
            self.look()
            self.note(option)
        self.look()
        check_steps(self.match, self.games.most_answers)
        self.games.check_end(self.match)
        told = [entry for seat in range(self.match.seats) for entry in self.match.journal(seat)]
        self.seen.update(f"log-{entry.key}" for entry in told)

    def look(self) -> None:
        """Check the table as it stands."""
        for law in self.games.laws:
            law(self.match)
        if self.match.decision is not None:
            self._check_decision(self.match.decision)

    def _check_decision(self, decision: Decision) -> None:
        """Options are a real choice, each once, the same in a clone; refusals name real rules."""
        texts = [option.text for option in decision.options]
        least = 1 if decision.always else 2
        assert least <= len(texts) <= self.games.most_options, (decision.ask, len(texts))
        offered = set(texts)
        assert len(offered) == len(texts), (decision.ask, texts)
        twin = self.match.clone().decision
        assert twin is not None
        assert [option.text for option in twin.options] == texts
        for refusal in decision.why_not():
            assert refusal.option.text not in offered, (decision.ask, refusal)
            assert refusal.rule in self.games.rules, refusal

    def note(self, option: Option) -> None:
        """Count the question and its answer."""
        decision = self.match.decision
        assert decision is not None
        self.seen[f"ask-{decision.ask}"] += 1
        self.seen[f"option-{option.verb}"] += 1
        if option.args:
            self.seen[f"option-{option.verb}-{option.args[0]}"] += 1


def games_of(title: str) -> Games:
    """The random games of a title."""
    games = import_module(f"tests.titles.{title}.laws").GAMES
    assert isinstance(games, Games)
    return games


class Games(ABC):
    """The random games of a title, one for every seed, and the laws that they obey."""

    title: Title
    laws: tuple[Law, ...]
    """What holds at every decision, and at the end."""
    most_options: int
    most_answers: int
    """What a step may ask."""
    stride: int
    """A look at every so manieth decision is enough where looking takes long."""
    taste: ClassVar[dict[str, float]]
    """How much chance likes some kinds of options; of the others each game has its own taste."""
    tries: tuple[list[str], list[str]]
    """Verbs and words for answers that somebody might try."""
    secret_hands = False
    """Whether what a seat is offered may hang on cards that only this seat sees."""

    @cached_property
    def rules(self) -> set[str]:
        """The ids of the ledger."""
        ledger = files(self.title.package).joinpath("rules.md").read_text("utf-8")
        return set(re.findall(r"\*\*([A-Z]+-[A-Z]+-\d+)\*\*", ledger))

    @abstractmethod
    def settings_of(self, seed: int) -> tuple[int, dict[str, Any]]:
        """Seats and options drawn from a seed: all values occur."""

    @abstractmethod
    def new_game(self, seed: int) -> Match:
        """The random game of a seed, before its first answer."""

    @abstractmethod
    def check_end(self, match: Match) -> None:
        """The end came in time, and its result is right."""

    def kind(self, option: Option) -> str:
        """What a taste tells apart."""
        return option.verb

    def watch(self, seed: int) -> Watch:
        """Somebody to follow a game."""
        return Watch(self, seed)

    def expected(self) -> dict[str, list[str]]:
        """What can occur in a game, by the kinds that a watch counts.

        Questions and answers that never occurred are no defect: some are very rare.
        """
        text = files(self.title.package).joinpath("text", "en", "play.ftl").read_text("utf-8")
        return {
            kind: [
                word for word in re.findall(rf"^{kind}([\w-]+) =", text, re.M) if "-at-" not in word
            ]
            for kind in ("ask-", "option-", "log-")
        }

    def chancer(self, seed: int) -> Chancer:
        """The chance of a seed."""
        return Chancer(seed, self)

    def answers(self, match: Match, seed: int) -> Iterator[Option]:
        """Play a match to its end at random; each answer is given after it was looked at."""
        chancer = self.chancer(seed)
        while match.decision is not None:
            option = chancer.pick(match.decision)
            yield option
            match.answer(option)

    def game(self, seed: int) -> Iterator[Match]:
        """The random game of a seed: at every decision, and at the end."""
        match = self.new_game(seed)
        for _ in self.answers(match, seed):
            yield match
        yield match

    def every(self, nth: int, seed: int) -> Iterator[Match]:
        """Every nth decision of a random game, in strides, and its end; fewer of a long game."""
        step = nth * self.stride
        for at, match in enumerate(self.game(seed)):
            if at % (step * (1 + at // LONG)) == 0 or match.over:
                yield match

    def watched(self, seed: int) -> Watch:
        """Play the random game of a seed under all laws."""
        watch = self.watch(seed)
        watch.play(seed)
        return watch

    def future(self, match: Match, seed: int) -> bytes:
        """The end that the same random answers lead to from here."""
        for _ in self.answers(match, seed):
            pass
        return match.digest()

    def fingerprint(self, seed: int) -> str:
        """A digest over all that a random game shows."""
        told, known = blake2b(digest_size=8), 0
        for match in self.every(1, seed):
            news = match.journal(0, known)
            known += len(news)
            told.update(match.digest())
            told.update(repr((offers(match), match.view(0), news)).encode())
        return told.hexdigest()

    def unlisted(self, rng: Random, offered: set[str]) -> list[str]:
        """Twenty answers that somebody might try."""
        verbs, words = self.tries
        tries = [f"{rng.choice(verbs)} {rng.choice(words)}" for _ in range(40)]
        return [answer for answer in tries if answer not in offered][:20]


def check_steps(match: Match, most: int) -> None:
    """Clones stay quick only while steps ask little."""
    assert match._past is not None
    counts = [len(step.answers) for step in match._past if step.answers]
    assert max(counts) <= most
    if len(counts) >= ENOUGH_STEPS:
        assert sum(counts) / len(counts) <= MEAN_ANSWERS


def offers(match: Match) -> list[tuple[int, str, list[str]]]:
    """Everything that is asked."""
    return [(d.seat, d.ask, [option.text for option in d.options]) for d in match.decisions]


def own_offers(match: Match, seat: int | None) -> list[tuple[int, str, list[str]]]:
    """What a seat is asked; of others only that they are."""
    return [(at, ask, texts if at == seat else []) for at, ask, texts in offers(match)]


def everything(match: Match) -> tuple[Any, ...]:
    """All that must not change unnoticed."""
    return match.digest(), match.history(), offers(match), match.journal(), match.result
