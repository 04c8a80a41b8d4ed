"""Games on record: a save with its result, and a game told decision by decision.

The tests play the recorded answers again and compare: they show at a glance what a change of
rules changes. After an intended change, record new games:

    python -m tests.titles.nations.playthrough --write
"""

from __future__ import annotations

import argparse
import json
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator
from difflib import unified_diff
from hashlib import blake2b
from importlib import import_module
from pathlib import Path
from random import Random
from typing import Any

import msgspec

import oikumene
from oikumene.engine.decision import Decision
from oikumene.engine.match import Match
from oikumene.players import player_named

Answerer = Callable[[Match], str]

RANDOM_SHARE = 0.15
"""Of the answers: so that not only good things happen."""


class Golden(ABC):
    """The games on record of a title."""

    title: str

    @property
    def folder(self) -> Path:
        """Where they are kept."""
        return Path(__file__).parent / self.title / "golden"

    @property
    def save(self) -> Path:
        """A match as it was saved,"""
        return self.folder / "match.json"

    @property
    def ended(self) -> Path:
        """and how it ended."""
        return self.folder / "result.json"

    @property
    def playthrough(self) -> Path:
        """A game told."""
        return self.folder / "playthrough.txt"

    @property
    def again(self) -> str:
        """The command that records new games."""
        return f"python -m tests.titles.{self.title}.playthrough --write"

    @abstractmethod
    def start_saved(self) -> Match:
        """The match that is saved, before its first answer."""

    @abstractmethod
    def start_told(self) -> Match:
        """The game that is told, before its first answer."""

    @abstractmethod
    def table_lines(self, match: Match) -> list[str]:
        """The public values, a line each for what changes together."""

    @abstractmethod
    def sheets(self, match: Match) -> dict[str, Any]:
        """What a result should say beside scores and winners."""

    def offered(self, decision: Decision) -> str:
        """All options in a line."""
        return "; ".join(option.text for option in decision.options)

    def write(self) -> None:
        """Record new games."""
        self.folder.mkdir(exist_ok=True)
        match = self.start_saved()
        answer = sensible(4)
        while not match.over:
            match.answer(answer(match))
        self.save.write_text(match.save() + "\n", "utf-8")
        self.ended.write_text(self.result(match), "utf-8")
        self.playthrough.write_text(self.told(sensible(3)), "utf-8")

    def recorded(self) -> Answerer:
        """Gives the answers that the playthrough records."""
        lines = iter(self.playthrough.read_text("utf-8").splitlines())

        def answer(_match: Match) -> str:
            return next((line.removeprefix(" > ") for line in lines if line.startswith(" > ")), "")

        return answer

    def changes(self) -> str:
        """What is played otherwise than recorded; empty, if all is well."""
        then, now = self.playthrough.read_text("utf-8"), self.told(self.recorded())
        lines = unified_diff(
            then.splitlines(), now.splitlines(), "recorded", "now", lineterm="", n=1
        )
        return "\n".join(lines)

    def result(self, match: Match) -> str:
        """How a game ended, row by row."""
        assert match.result is not None
        ended = {**msgspec.to_builtins(match.result), **self.sheets(match)}
        return json.dumps(ended, indent=1) + "\n"

    def told(self, answer: Answerer) -> str:
        """A game: at each decision what changed, what is asked, offered and answered."""
        return "\n".join(self._told_lines(answer)) + "\n"

    def _told_lines(self, answer: Answerer) -> Iterator[str]:
        match = self.start_told()
        before: list[str] = []
        number = 0
        while match.decision is not None:
            number += 1
            decision = match.decision
            now = self.table_lines(match)
            yield from (line for line in now if line not in before)
            before = now
            text = answer(match)
            yield f"{number}. seat {decision.seat} {decision.ask} {views_digest(match)}"
            yield f"   {self.offered(decision)}"
            yield f" > {text}"
            try:
                match.answer(text)
            except oikumene.IllegalAnswer as wrong:
                yield str(wrong)
                return
        yield from self.table_lines(match)
        assert match.result is not None
        yield f"scores {match.result.scores}, winners {match.result.winners}, {match.result.reason}"

    def main(self) -> int:
        """Compare, or write."""
        parser = argparse.ArgumentParser(prog=self.again.removesuffix(" --write"))
        parser.add_argument("--write", action="store_true", help="record new games")
        if parser.parse_args().write:
            self.write()
        changed = self.changes()
        print(changed or "The game is played as recorded.")
        return 1 if changed else 0


def golden_of(title: str) -> Golden:
    """The games on record of a title."""
    golden = import_module(f"tests.titles.{title}.playthrough").GOLDEN
    assert isinstance(golden, Golden)
    return golden


def sensible(seed: int) -> Answerer:
    """Plays well, so that much happens, but not too well, so that anything can."""
    player, rng = player_named("greedy"), Random(seed)

    def answer(match: Match) -> str:
        assert match.decision is not None
        if rng.random() < RANDOM_SHARE:
            return rng.choice(match.decision.options).text
        return player.choose(match, match.decision.seat, rng).text

    return answer


def views_digest(match: Match) -> str:
    """A fingerprint of all that the seats see."""
    seen = [match.view(seat) for seat in (None, *range(match.seats))]
    return blake2b(msgspec.json.encode(seen), digest_size=4).hexdigest()
