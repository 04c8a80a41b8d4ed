"""Looking at a saved match, step by step."""

from __future__ import annotations

from itertools import islice

from rich.console import Console
from rich.text import Text

import oikumene
from oikumene.cli import screen
from oikumene.engine.match import Match
from oikumene.text import Words


class Replay:
    """A saved match as a seat (None: a spectator) saw it."""

    def __init__(self, text: str, seat: int | None, language: str) -> None:
        self.text = text
        self.seat = seat
        self.console = Console(highlight=False)
        # How long the journal was at each step: the difference is what the step did.
        self.lengths = [len(match.journal(seat)) for match in oikumene.replay(text)]
        self.title = self.at(0).title.name
        self.words = Words(self.title, language)
        self.drawing = screen.drawing_of(self.title)

    @property
    def last(self) -> int:
        """The number of the last step."""
        return len(self.lengths) - 1

    def at(self, step: int) -> Match:
        """The match after so many decisions. Playing it again is fast enough to keep nothing."""
        return next(islice(oikumene.replay(self.text), step, None))

    def all(self) -> None:
        """Everything, from the beginning to the end."""
        for step, match in enumerate(oikumene.replay(self.text)):
            self._what_happened(step, match)
        self._board(self.at(self.last))

    def run(self) -> None:
        """Let the reader go forth and back."""
        self.console.print(self.words.say("cli-replay-keys"), style="dim")
        step = 0
        while True:
            match = self.at(step)
            self.console.print()
            self._board(match)
            self._what_happened(step, match)
            wanted = self._wanted(step)
            if wanted is None:
                return
            step = wanted

    def _wanted(self, step: int) -> int | None:
        """The step to go to; None to leave."""
        while True:
            try:
                prompt = f"{self.words.say('cli-replay-prompt')} "
                line = self.console.input(Text(prompt, style="bold"))
            except EOFError:
                self.console.print()
                return None
            match line.strip().lower():
                case "q" | "й":
                    return None
                case "" | "n" | "т":
                    return min(step + 1, self.last)
                case "b" | "и":
                    return max(step - 1, 0)
                case number if number.isdecimal():
                    return min(int(number), self.last)
            self.console.print(self.words.say("cli-replay-keys"), style="dim")

    def _what_happened(self, step: int, match: Match) -> None:
        self.words.meet(match)
        heading = self.words.say("cli-step", n=step, last=self.last)
        self.console.print(heading, style="bold dim")
        before = self.lengths[step - 1] if step else 0
        news = match.journal(self.seat)[before:]
        if news:
            self.console.print(screen.journal(self.words, news, match.seats))

    def _board(self, match: Match) -> None:
        self.words.meet(match)
        view = match.view(self.seat)
        if not match.over:
            self.console.print(self.drawing.table(view, self.words, self.seat, {}))
            return
        result = match.result
        assert result is not None
        self.console.print(self.drawing.final(view, self.words))
        self.console.print(self.words.result(result), style="bold")
