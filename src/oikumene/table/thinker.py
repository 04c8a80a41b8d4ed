"""A process that thinks for machine players: a question a line in, an answer a line out."""

from __future__ import annotations

import os
import sys
from functools import lru_cache
from random import Random
from typing import Any

import msgspec

from oikumene.engine.errors import OikumeneError
from oikumene.engine.save import Save, revived
from oikumene.players import STRENGTHS, Player, has_styles, player_named
from oikumene.table.files import checked
from oikumene.titles import title_named


class Question(msgspec.Struct, forbid_unknown_fields=True):
    """A match, who must answer in it, and who thinks for them."""

    match: Save
    seat: int
    player: str
    """A strength."""
    seed: str
    table: str = ""
    """Where it is asked: what a player has thought already at a table is at hand there."""
    style: str = ""
    rate: bool = False
    """Whether to value every option instead of choosing one."""


class File(msgspec.Struct, forbid_unknown_fields=True):
    """A match file to be checked."""

    file: str


def main() -> None:
    """Answer until nobody asks any more."""
    _step_back()
    for line in sys.stdin.buffer:
        try:
            answer: dict[str, Any] = {"answer": answered(line)}
        except Exception as wrong:  # the table goes on without this thought
            answer = {"error": repr(wrong)}
        sys.stdout.buffer.write(msgspec.json.encode(answer) + b"\n")
        sys.stdout.buffer.flush()


def _step_back() -> None:
    """People come first: think only while nothing else wants the processor."""
    if hasattr(os, "SCHED_IDLE"):
        os.sched_setscheduler(0, os.SCHED_IDLE, os.sched_param(0))
    elif hasattr(os, "nice"):
        os.nice(19)


def answered(line: bytes) -> Any:
    """What a line asks for."""
    if line.startswith(b'{"file"'):
        return read(msgspec.json.decode(line, type=File))
    return thought(msgspec.json.decode(line, type=Question))


def thought(question: Question) -> Any:
    """The option of a player, or what it thinks of all."""
    match = revived(question.match, title_named(question.match.title), journal=False)
    player = player_of(question.player, question.style, question.table, question.seat)
    rng = Random(question.seed)
    if not question.rate:
        return player.choose(match, question.seat, rng).text
    return [
        {"text": each.option.text, "share": each.share, "value": each.value}
        for each in player.advise(match, question.seat, rng)
    ]


@lru_cache(64)
def player_of(strength: str, style: str, _table: str, _seat: int) -> Player:
    """Who thinks; not everybody has styles."""
    spec = STRENGTHS[strength]
    return player_named(f"{spec}:{style}" if style and has_styles(spec) else spec)


def read(given: File) -> dict[str, Any]:
    """The answers in a match file, or what is wrong with it."""
    try:
        return {"lines": checked(given.file)}
    except OikumeneError as wrong:
        return {"wrong": str(wrong)}


if __name__ == "__main__":
    main()
