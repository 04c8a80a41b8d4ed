"""What was played, counted apart from the timed runs."""

from __future__ import annotations

from typing import NamedTuple


class Count(NamedTuple):
    """Some games, the same for every run over the same seeds."""

    games: int
    answers: int
    """All of them, also those that left no choice."""
    choices: int
    """Answers to a question with more than one option."""
    options: int
    """What the choices offered, summed up."""

    @property
    def answers_per_game(self) -> float:
        """How long a game is for the program."""
        return self.answers / self.games

    @property
    def choices_per_game(self) -> float:
        """How long a game is for its players."""
        return self.choices / self.games

    @property
    def options_per_choice(self) -> float:
        """How wide a question is."""
        return self.options / self.choices
