"""A process that thinks for machine players: a question a line in, an answer a line out."""

from __future__ import annotations

import os
import sys
from random import Random
from typing import Any

import msgspec

from oikumene.engine.save import Save, revived
from oikumene.players import STRENGTHS, player_named, rated
from oikumene.titles import title_named


class Question(msgspec.Struct, forbid_unknown_fields=True):
    """A match, who must answer in it, and who thinks for them."""

    match: Save
    seat: int
    player: str
    seed: str
    rate: bool = False
    """Whether to value every option instead of choosing one."""


def main() -> None:
    """Answer until nobody asks any more."""
    if hasattr(os, "nice"):
        os.nice(10)  # people come first
    decode = msgspec.json.Decoder(Question).decode
    for line in sys.stdin.buffer:
        try:
            answer: dict[str, Any] = {"answer": answered(decode(line))}
        except Exception as wrong:  # the table goes on without this thought
            answer = {"error": repr(wrong)}
        sys.stdout.buffer.write(msgspec.json.encode(answer) + b"\n")
        sys.stdout.buffer.flush()


def answered(question: Question) -> Any:
    """The option of a player, or all options with their values."""
    match = revived(question.match, title_named(question.match.title))
    rng = Random(question.seed)
    if question.rate:
        return [[option.text, value] for option, value in rated(match, question.seat, rng)]
    return player_named(STRENGTHS[question.player]).choose(match, question.seat, rng).text


if __name__ == "__main__":
    main()
