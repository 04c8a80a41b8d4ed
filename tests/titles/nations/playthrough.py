"""Games on record: a save with its result, and a game told decision by decision.

They show at a glance what a change of rules changes. After an intended change:

    python -m tests.titles.nations.playthrough --write
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterator
from difflib import unified_diff
from hashlib import blake2b
from pathlib import Path

import msgspec

import oikumene
from oikumene.engine.match import Match
from oikumene.titles.nations.scoring import score_sheet
from oikumene.titles.nations.state import Nation
from tests.titles.nations.laws import GOODS, Chancer, answers, table_of

GOLDEN = Path(__file__).parent / "golden"
AGAIN = "python -m tests.titles.nations.playthrough --write"


def records() -> dict[str, str]:
    """File name → what it should hold with the rules of now."""
    match = saved_game()
    return {
        "match.json": match.save() + "\n",
        "result.json": result(match),
        "playthrough.txt": "\n".join(told_game()) + "\n",
    }


def difference(name: str, now: str) -> str:
    """How a record differs from what it should hold: nothing, if all is well."""
    path = GOLDEN / name
    then = path.read_text("utf-8") if path.exists() else ""
    lines = unified_diff(then.splitlines(), now.splitlines(), "recorded", "now", lineterm="", n=1)
    return "\n".join(lines)


# A save with its result


def saved_game() -> Match:
    """A random game for four, played to its end."""
    match = oikumene.start("nations", 4, seed=4, options={"level": "expert", "boards": "B"})
    for _ in answers(match, seed=4):
        pass
    return match


def result(match: Match) -> str:
    """How a game ended, row by row."""
    assert match.result is not None
    s = table_of(match)
    sheets = [score_sheet(s, n) for n in s.nations]
    ended = {**msgspec.to_builtins(match.result), "sheets": sheets, "order": s.order}
    return json.dumps(ended, indent=1) + "\n"


# A game told


def told_game() -> Iterator[str]:
    """A random game for three: at each decision what is asked, what is on offer, what changed."""
    options = {"level": "advanced", "difficulty": ["chieftain", "prince", "king"]}
    match = oikumene.start("nations", 3, seed=3, options=options)
    chancer = Chancer(3)
    before: list[str] = []
    number = 0
    while match.decision is not None:
        number += 1
        decision = match.decision
        now = table_lines(match)
        yield from (line for line in now if line not in before)
        before = now
        option = chancer.pick(decision)
        yield f"{number}. seat {decision.seat} {decision.ask} {views_digest(match)}"
        yield f"   {'; '.join(each.text for each in decision.options)}"
        yield f" > {option.text}"
        match.answer(option)
    yield from table_lines(match)
    assert match.result is not None
    yield f"scores {match.result.scores}, winners {match.result.winners}, {match.result.reason}"


def table_lines(match: Match) -> list[str]:
    """The public values, a line each for what changes together."""
    s = table_of(match)
    board = [" ".join(card or "-" for card in s.board[at :: s.columns]) for at in range(s.columns)]
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
    parser.add_argument("--write", action="store_true", help="record the games anew")
    write = parser.parse_args().write
    for name, text in records().items():
        if write:
            (GOLDEN / name).write_text(text, "utf-8")
            continue
        changed = difference(name, text)
        if changed:
            print(changed[:4000])
            return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
