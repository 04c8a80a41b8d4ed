"""Games on record: a save with its result, and a game told decision by decision.

The tests play the recorded answers again and compare: they show at a glance what a change of
rules changes. After an intended change, record new games:

    python -m tests.titles.nations.playthrough --write
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Callable, Iterator
from difflib import unified_diff
from hashlib import blake2b
from pathlib import Path
from random import Random

import msgspec

import oikumene
from oikumene.engine.match import Match
from oikumene.players import player_named
from oikumene.titles.nations.scoring import score_sheet
from oikumene.titles.nations.state import Nation
from tests.titles.nations.laws import GOODS, table_of

GOLDEN = Path(__file__).parent / "golden"
SAVE, RESULT, PLAYTHROUGH = (
    GOLDEN / "match.json",
    GOLDEN / "result.json",
    GOLDEN / "playthrough.txt",
)
AGAIN = "python -m tests.titles.nations.playthrough --write"

Answerer = Callable[[Match], str]


def write() -> None:
    """Record new games."""
    match = oikumene.start("nations", 4, seed=4, options={"level": "expert", "boards": "B"})
    answer = sensible(4)
    while not match.over:
        match.answer(answer(match))
    SAVE.write_text(match.save() + "\n", "utf-8")
    RESULT.write_text(result(match), "utf-8")
    PLAYTHROUGH.write_text(told(sensible(3)), "utf-8")


def sensible(seed: int) -> Answerer:
    """Plays well, so that much happens, but not too well, so that anything can."""
    player, rng = player_named("greedy"), Random(seed)

    def answer(match: Match) -> str:
        assert match.decision is not None
        if rng.random() < 0.15:
            return rng.choice(match.decision.options).text
        return player.choose(match, match.decision.seat, rng).text

    return answer


def recorded() -> Answerer:
    """Gives the answers that the playthrough records."""
    lines = iter(PLAYTHROUGH.read_text("utf-8").splitlines())

    def answer(_match: Match) -> str:
        return next((line.removeprefix(" > ") for line in lines if line.startswith(" > ")), "")

    return answer


def difference(then: str, now: str) -> str:
    """What changed; empty, if all is well."""
    lines = unified_diff(then.splitlines(), now.splitlines(), "recorded", "now", lineterm="", n=1)
    return "\n".join(lines)


def result(match: Match) -> str:
    """How a game ended, row by row."""
    assert match.result is not None
    s = table_of(match)
    sheets = [score_sheet(s, n) for n in s.nations]
    ended = {**msgspec.to_builtins(match.result), "sheets": sheets, "order": s.order}
    return json.dumps(ended, indent=1) + "\n"


# A game told


def told(answer: Answerer) -> str:
    """A game for three: at each decision what changed, what is asked, offered and answered."""
    return "\n".join(_told_lines(answer)) + "\n"


def _told_lines(answer: Answerer) -> Iterator[str]:
    options = {"level": "advanced", "difficulty": ["chieftain", "prince", "king"]}
    match = oikumene.start("nations", 3, seed=3, options=options)
    before: list[str] = []
    number = 0
    while match.decision is not None:
        number += 1
        decision = match.decision
        now = table_lines(match)
        yield from (line for line in now if line not in before)
        before = now
        text = answer(match)
        yield f"{number}. seat {decision.seat} {decision.ask} {views_digest(match)}"
        yield f"   {'; '.join(each.text for each in decision.options)}"
        yield f" > {text}"
        try:
            match.answer(text)
        except oikumene.IllegalAnswer as wrong:
            yield str(wrong)
            return
    yield from table_lines(match)
    assert match.result is not None
    yield f"scores {match.result.scores}, winners {match.result.winners}, {match.result.reason}"


def table_lines(match: Match) -> list[str]:
    """The public values, a line each for what changes together."""
    s = table_of(match)
    board = [
        " ".join(card or "-" for card in s.board[at :: s.options.columns])
        for at in range(s.options.columns)
    ]
    return [
        f"== round {s.round} {s.phase}",
        f"   event {s.event or '-'}, architects {s.architects}, order {s.order}",
        f"   war {s.war or '-'} {s.war_strength}, deck {len(s.deck)}, removed {len(s.removed)}",
        *(f"   column {column}: {cards}" for column, cards in enumerate(board, 1)),
        *(f"   {line}" for n in s.nations for line in nation_lines(n)),
    ]


def nation_lines(n: Nation) -> list[str]:
    """A nation in two lines: its numbers, and its cards."""
    stock = " ".join(f"{name} {amount}" for name, amount in zip(GOODS, n.goods, strict=True))
    cards = (f"{card}={count}" for card, count in zip(n.cards, n.workers, strict=True) if card)
    rest = (n.advisor, n.tower_advisor, *n.wonders, *n.colonies)
    built = f"{n.construction}/{n.sections}" if n.construction else ""
    return [
        f"{n.seat}: {stock}, strength {n.strength}, stability {n.stability}, area {n.area},"
        f" track {n.food_track}+{n.stability_track}",
        f"{n.seat}: {' '.join([*cards, *filter(None, (*rest, built))])}",
    ]


def views_digest(match: Match) -> str:
    """A fingerprint of all that the seats see."""
    seen = [match.view(seat) for seat in (None, *range(match.seats))]
    return blake2b(msgspec.json.encode(seen), digest_size=4).hexdigest()


def main() -> int:
    """Compare, or write."""
    parser = argparse.ArgumentParser(prog="python -m tests.titles.nations.playthrough")
    parser.add_argument("--write", action="store_true", help="record new games")
    if parser.parse_args().write:
        write()
    changed = difference(PLAYTHROUGH.read_text("utf-8"), told(recorded()))
    print(changed or "The game is played as recorded.")
    return 1 if changed else 0


if __name__ == "__main__":
    sys.exit(main())
