"""How far a command is, for whoever watches."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager

from rich.console import Console
from rich.progress import Progress

from oikumene.text import Words


@contextmanager
def counted(words: Words, total: int, *, quiet: bool = False) -> Iterator[Callable[..., None]]:
    """A bar at a terminal while games are played; to be called after each, whatever it tells."""
    console = Console(stderr=True)
    silent = quiet or not console.is_terminal
    with Progress(console=console, transient=True, disable=silent) as bar:
        task = bar.add_task(words.say("cli-simulating"), total=total)
        yield lambda *_: bar.advance(task)
