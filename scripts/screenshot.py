"""Draw docs/play.svg anew: the first screen of a turn, as a player sees it."""

from __future__ import annotations

import sys
from io import StringIO
from pathlib import Path
from random import Random
from typing import Any

from rich.console import Console

import oikumene
from oikumene.cli.play import Session
from oikumene.players import player_named

TARGET = Path(__file__).parents[1] / "docs" / "play.svg"
SEED, ROUND, WIDTH = 7, 3, 100


class Silent(Console):
    """A console at which nobody types."""

    def input(self, prompt: Any = "", **_: Any) -> str:
        self.print(prompt, end="")
        raise EOFError


def main(language: str = "en", target: str = str(TARGET), width: str = str(WIDTH)) -> None:
    """Play machines against each other up to a person's turn, then record the screen."""
    match, rng, greedy = oikumene.start("nations", 4, SEED), Random(SEED), player_named("greedy")
    while (decision := match.decision) is not None:
        table = match.view(0)["table"]
        if (decision.seat, decision.ask, table["round"]) == (0, "turn", ROUND):
            break
        match.answer(greedy.choose(match, decision.seat, rng))
    console = Silent(record=True, width=int(width), file=StringIO(), highlight=False)
    Session(match, [None, greedy, greedy, greedy], language, console).run()
    Path(target).parent.mkdir(exist_ok=True)
    console.save_svg(target, title="oikumene play nations")


if __name__ == "__main__":
    main(*sys.argv[1:])
