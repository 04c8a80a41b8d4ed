"""A table at the terminal: people around one keyboard, machine players beside them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from enum import Enum, auto
from pathlib import Path
from random import Random
from shlex import quote
from unicodedata import combining, normalize

from rich.console import Console
from rich.table import Table
from rich.text import Text

from oikumene.cli import screen
from oikumene.cli.given import ME
from oikumene.engine.decision import Decision
from oikumene.engine.errors import OikumeneError
from oikumene.engine.match import Match
from oikumene.players import Player
from oikumene.text import LANGUAGES, MissingText, Words
from oikumene.text.ledger import UnknownRule, ledger_of


class Then(Enum):
    """What follows a command."""

    ASK = auto()
    """The same question again."""
    GO_ON = auto()
    """The match has moved."""
    SHOW = auto()
    """The whole screen again."""
    LEAVE = auto()


# The same keys on a Cyrillic keyboard: nobody should have to switch layouts for a command.
_CYRILLIC = str.maketrans("скеиогныідйр", "crtbjuysslqh")
SPOKEN = "English, русский, українська"
MOST_MATCHES = 12
"""More cards of a similar name are too many to show."""


class Session:
    """One sitting: drives a match until it is over or everybody leaves."""

    def __init__(
        self,
        match: Match,
        players: Sequence[Player | None],
        language: str,
        console: Console | None = None,
    ) -> None:
        self.match = match
        self.players = players
        self.console = console or Console(highlight=False)
        self.drawing = screen.drawing_of(match.title.name)
        self.rng = Random(f"{match.seed}:players")
        self.read = [len(match.journal(seat)) for seat in range(match.seats)]
        """How much of the journal each seat has been shown."""
        self.drawn: object = None
        """The safe point of the last whole screen: within one step it need not be repeated."""
        self.last_person: int | None = None
        self.speak(language)

    @property
    def people(self) -> list[int]:
        """The seats with a person."""
        return [seat for seat, player in enumerate(self.players) if player is None]

    def speak(self, language: str) -> None:
        """Use a language from now on."""
        self.words = Words(self.match.title.name, language)
        self.words.meet(self.match)

    def _meet(self) -> None:
        """Learn how seats are called, as long as it can change."""
        if len(self.words.seats) < self.match.seats:
            self.words.meet(self.match)

    # The loop

    def run(self) -> None:
        """Play until the end."""
        self.console.print(self.words.say("cli-welcome", title=self._title()), style="bold")
        self._say(f"title-{self.match.title.name}.text", style="dim")
        self.console.print(self.words.say("cli-welcome-keys", languages=SPOKEN), style="dim")
        while (decision := self.match.decision) is not None:
            player = self.players[decision.seat]
            if player is not None:
                self._machine(player, decision)
            elif not self._person(decision):
                return
        self._end()

    def _title(self) -> str:
        return self.words.say(f"title-{self.match.title.name}")

    def _machine(self, player: Player, decision: Decision) -> None:
        name = self.words.player(decision.seat)
        with self.console.status(self.words.say("cli-thinking", player=name)):
            option = player.choose(self.match, decision.seat, self.rng)
        self.match.answer(option, decision.seat)
        self._meet()

    def _person(self, decision: Decision) -> bool:
        """Let a person decide; False when they leave."""
        self._hand_over(decision.seat)
        self._show(decision, whole=self.drawn is not self.match.checkpoint)
        while True:
            line = self._input(self.words.say("cli-prompt"))
            if line is None:
                return False
            then = self._obey(line.strip(), decision)
            if then is Then.LEAVE:
                return False
            if then is Then.GO_ON:
                self._meet()
                return True
            if then is Then.SHOW:
                self._show(decision, whole=True)

    def _hand_over(self, seat: int) -> None:
        if len(self.people) > 1 and seat != self.last_person:
            self.console.print()
            self.console.rule(self.words.say("cli-hand-over", player=self.words.player(seat)))
        self.last_person = seat

    def _input(self, prompt: str) -> str | None:
        try:
            return self.console.input(Text(f"{prompt} ", style="bold"))
        except (EOFError, KeyboardInterrupt):
            self.console.print()
            return None

    # The screen

    def _show(self, decision: Decision, *, whole: bool) -> None:
        match, seat = self.match, decision.seat
        self.console.print()
        if whole:
            marks = screen.marks_of(decision.options)
            view = match.view(seat)
            self.console.print(self.drawing.table(view, self.words, seat, marks))
            self.drawn = match.checkpoint
        self._news(seat)
        self.console.print()
        self.console.print(screen.question(self.words, match, decision))

    def _news(self, seat: int | None) -> None:
        """The journal since the seat last looked."""
        entries = self.match.journal(seat)
        since = self.read[seat] if seat is not None else 0
        news = entries[since:]
        if seat is not None:
            self.read[seat] = len(entries)
        if not news:
            return
        if seat is not None:
            title = Text(self.words.say("cli-news"), style="bold")
            self.console.rule(title, align="left", style="dim")
        if len(news) > screen.NEWS:
            self._say("cli-earlier", style="dim", n=len(news) - screen.NEWS)
        self.console.print(screen.journal(self.words, news[-screen.NEWS :], self.match.seats))

    # Commands

    def _obey(self, line: str, decision: Decision) -> Then:
        if not line:
            return Then.ASK
        if line.isdecimal():
            return self._choose(int(line), decision)
        if any(line == option.text for option in decision.options):
            return self._answer(line, decision)
        letter, _, rest = line.partition(" ")
        if letter.startswith("?"):
            letter, rest = "?", line[1:]
        command = self._commands().get(letter.lower().translate(_CYRILLIC))
        if command is None:
            self._say("cli-unknown", style="red", line=line)
            return Then.ASK
        return command(rest.strip(), decision)

    def _commands(self) -> dict[str, Callable[[str, Decision], Then]]:
        return {
            "?": self._why,
            "c": self._card,
            "r": self._rule,
            "t": self._table,
            "b": self._boards,
            "j": self._journal,
            "u": self._undo,
            "y": self._redo,
            "s": self._save,
            "l": self._language,
            "q": self._quit,
            "h": self._help,
        }

    def _say(self, key: str, style: str = "", **args: str | int) -> None:
        self.console.print(self.words.say(key, **args), style=style, markup=False)

    def _choose(self, n: int, decision: Decision) -> Then:
        if not 1 <= n <= len(decision.options):
            self._say("cli-no-option", style="red", n=n, last=len(decision.options))
            return Then.ASK
        return self._answer(decision.options[n - 1].text, decision)

    def _answer(self, text: str, decision: Decision) -> Then:
        self.match.answer(text, decision.seat)
        return Then.GO_ON

    def _why(self, rest: str, decision: Decision) -> Then:
        """``?``: what is not available and why; ``? 3``: the full text of option 3."""
        if not rest:
            self.console.print(screen.refusals(self.words, decision))
        elif rest.isdecimal() and 1 <= int(rest) <= len(decision.options):
            self._describe(decision.options[int(rest) - 1].things)
        else:
            self._say("cli-no-option", style="red", n=rest, last=len(decision.options))
        return Then.ASK

    def _describe(self, things: Sequence[str]) -> None:
        """Names and full texts, of those that have a text."""
        # A card and its like printed on a board read the same: once is enough.
        texts = [(thing, self._text(thing)) for thing in things]
        told = dict.fromkeys((self.words.name(thing), text) for thing, text in texts if text)
        if not told:
            self._say("cli-no-text")
        for name, text in told:
            self.console.print(Text.assemble((name, "bold"), self.words.say("dash"), text))

    def _text(self, thing: str) -> str:
        try:
            return self.words.text(thing)
        except MissingText:
            return ""

    def _card(self, name: str, _decision: Decision) -> Then:
        if not name:
            self._say("cli-card-how", style="red")
            return Then.ASK
        named = {thing: _typed(self.words.name(thing)) for thing in self.drawing.things()}
        wanted = _typed(name)
        found = [thing for thing, each in named.items() if each == wanted]
        found = found or [thing for thing, each in named.items() if wanted in each]
        if not found:
            self._say("cli-no-card", style="red", name=name)
        elif len(found) > MOST_MATCHES:
            self._say("cli-many-cards", n=len(found))
        else:
            self._describe(found)
        return Then.ASK

    def _rule(self, id_: str, _decision: Decision) -> Then:
        try:
            rule = ledger_of(self.match.title.name).rule(id_.upper())
            self.console.print(Text.assemble((rule.id, "bold"), " ", rule.text))
        except UnknownRule:
            self._say("cli-no-rule", style="red", id=id_)
        return Then.ASK

    def _table(self, _rest: str, _decision: Decision) -> Then:
        return Then.SHOW

    def _boards(self, _rest: str, decision: Decision) -> Then:
        view = self.match.view(decision.seat)
        self.console.print(self.drawing.boards(view, self.words, decision.seat))
        return Then.ASK

    def _journal(self, _rest: str, decision: Decision) -> Then:
        entries = self.match.journal(decision.seat)
        self.console.print(screen.journal(self.words, entries, self.match.seats))
        return Then.ASK

    def _undo(self, _rest: str, decision: Decision) -> Then:
        if not self.match.can_undo(decision.seat):
            self._say("cli-no-undo", style="red")
            return Then.ASK
        self.match.undo(decision.seat)
        self.read = [min(n, len(self.match.journal(s))) for s, n in enumerate(self.read)]
        self.drawn = None
        return Then.GO_ON

    def _redo(self, _rest: str, _decision: Decision) -> Then:
        try:
            self.match.redo()
        except OikumeneError:
            self._say("cli-no-redo", style="red")
            return Then.ASK
        return Then.GO_ON

    def _save(self, name: str, _decision: Decision | None = None) -> Then:
        if not name:
            self._say("cli-save-how", style="red")
            return Then.ASK
        try:
            Path(name).write_text(self.match.save(), encoding="utf-8")
        except OSError as wrong:
            self._say("cli-save-failed", style="red", file=name, problem=str(wrong.strerror))
            return Then.ASK
        self._say("cli-saved", file=name)
        key = "cli-saved-replay" if self.match.over else "cli-saved-resume"
        command = self.words.say(key, command=self._command_for(name))
        self.console.print(command, style="dim", markup=False, soft_wrap=True)
        return Then.ASK

    def _command_for(self, name: str) -> str:
        name = quote(name)
        if self.match.over:
            return f"oikumene replay {name}"
        players = ",".join(ME if player is None else player.name for player in self.players)
        return f"oikumene terminal {self.match.title.name} --resume {name} --players {players}"

    def _language(self, rest: str, _decision: Decision) -> Then:
        after = LANGUAGES[(LANGUAGES.index(self.words.language) + 1) % len(LANGUAGES)]
        self.speak(rest if rest in LANGUAGES else after)
        return Then.SHOW

    def _quit(self, _rest: str, _decision: Decision) -> Then:
        name = self._input(self.words.say("cli-save-before"))
        if name and name.strip():
            self._save(name.strip())
        return Then.LEAVE

    def _help(self, _rest: str, _decision: Decision) -> Then:
        table = Table(box=None, show_header=False, pad_edge=False, padding=(0, 2, 0, 0))
        table.add_column(style="bold", no_wrap=True)
        for key in ("number", "why", "text", "card", *"rtbjuyslqh"):
            table.add_row(self.words.say(f"cli-key-{key}"), self.words.say(f"cli-help-{key}"))
        self.console.print(table)
        return Then.ASK

    # The end

    def _end(self) -> None:
        result = self.match.result
        assert result is not None
        seat = self.people[0] if self.people else None
        self.console.print()
        self._news(seat)
        self.console.print(self.drawing.final(self.match.view(), self.words))
        self.console.print(self.words.result(result), style="bold")
        if not self.people:
            return
        line = self._input(self.words.say("cli-save-end"))
        if line and line.startswith(("s ", "ы ", "і ")):
            self._save(line[2:].strip())


def _typed(name: str) -> str:
    """A name as people type it: Чёрная смерть is found as черная, Québec as quebec."""
    letters = normalize("NFKD", name.replace("’", "'"))
    return "".join(letter for letter in letters if not combining(letter)).lower()
