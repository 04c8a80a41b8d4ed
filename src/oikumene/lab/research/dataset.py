"""Decisions as a data set: one row each, from games of machine players or from saved matches."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

import msgspec

import oikumene
from oikumene.engine.decision import Decision, Option
from oikumene.engine.errors import BadSetup, OikumeneError
from oikumene.engine.match import Match, without_choice
from oikumene.engine.title import Result
from oikumene.lab.research.extra import research_extra
from oikumene.lab.research.observe import observe
from oikumene.lab.simulate import Series, seating, series_of
from oikumene.players import player_named
from oikumene.players.player import asked

with research_extra():
    import pyarrow as pa  # type: ignore[import-untyped]
    import pyarrow.parquet as pq  # type: ignore[import-untyped]

Row = dict[str, Any]

COLUMNS = pa.schema(
    [
        ("title", pa.string()),
        ("seats", pa.int8()),
        ("seed", pa.int64()),
        ("game", pa.int32()),
        ("number", pa.int32()),
        ("seat", pa.int8()),
        ("player", pa.string()),
        ("ask", pa.string()),
        ("view", pa.string()),
        ("options", pa.list_(pa.string())),
        ("answer", pa.string()),
        ("observation", pa.list_(pa.float32())),
        ("win", pa.float32()),
        ("score", pa.float32()),
        ("place", pa.int8()),
    ]
)
"""The seed, the player, the observation and how it ended (win, score, place) can be missing."""


class Games(msgspec.Struct, frozen=True):
    """Games to play: those that `oikumene simulate` plays with the same seed."""

    title: str
    seats: int
    games: int
    players: Sequence[str] = ("random",)
    """By seat in the first game; from game to game they move on by a seat."""
    seed: int = 0
    options: Mapping[str, Any] = {}

    def series(self) -> Series:
        """The same as a series, checked before anything is written."""
        given = (self.title, self.seats, self.games, self.players, self.seed)
        return series_of(*given, jobs=1, options=self.options)


class Written(msgspec.Struct):
    """What came of it."""

    games: int = 0
    rows: int = 0
    skipped: list[str] = []
    """Files that are no match, or one without a history, and why."""


def export_games(
    games: Games,
    out: Path,
    *,
    vectors: bool = False,
    progress: Callable[[], None] = lambda: None,
) -> Written:
    """Let machine players play, and write down every decision."""
    series = games.series()
    played = (_played(series, number, vectors) for number in range(games.games))
    return _write(played, out, Written(), progress)


def export_saved(folder: Path, out: Path, *, vectors: bool = False) -> Written:
    """Write down every decision of the matches that lie in a folder."""
    if not folder.is_dir():
        raise BadSetup(f"{folder} is no folder")
    written = Written()
    return _write(_saved(folder, vectors, written), out, written, lambda: None)


def _write(
    games: Iterable[list[Row]], out: Path, written: Written, progress: Callable[[], None]
) -> Written:
    with pq.ParquetWriter(out, COLUMNS, compression="zstd") as writer:
        for rows in games:
            writer.write_table(pa.Table.from_pylist(rows, COLUMNS))
            written.games += 1
            written.rows += len(rows)
            progress()
    return written


def _played(series: Series, number: int, vectors: bool) -> list[Row]:
    names, seed, rng = seating(series, number)
    players = [player_named(name) for name in names]
    match = oikumene.start(series.title, series.seats, seed, series.options, journal=False)
    rows: list[Row] = []
    while (decision := match.decision) is not None:
        option = players[decision.seat].choose(match, decision.seat, rng)
        row = _row(match, decision, option, vectors)
        rows.append({**row, "game": number, "number": len(rows), "player": names[decision.seat]})
        match.answer(option, decision.seat)
    return _ended(rows, match)


def _saved(folder: Path, vectors: bool, written: Written) -> Iterator[list[Row]]:
    for path in sorted(folder.glob("*.json")):
        try:
            rows = _replayed(path.read_text(encoding="utf-8"), written.games, vectors)
        except (OikumeneError, UnicodeDecodeError) as wrong:
            written.skipped.append(f"{path.name}: {wrong}")
            continue
        yield rows


def _replayed(text: str, game: int, vectors: bool) -> list[Row]:
    match = oikumene.load(text)
    answers = [line for line in match.history() if not without_choice(line)]
    rows: list[Row] = []
    for then, line in zip(oikumene.replay(text), answers, strict=False):
        seat, _, answer = line.partition(" ")
        decision = asked(then, int(seat))
        row = _row(then, decision, decision.find(answer), vectors)
        rows.append({**row, "game": game, "number": len(rows)})
    return _ended(rows, match)


def _row(match: Match, decision: Decision, option: Option, vectors: bool) -> Row:
    """A decision: what the seat saw, what it could do, and what it did."""
    return {
        "title": match.title.name,
        "seats": match.seats,
        "seed": match.seed,
        "seat": decision.seat,
        "ask": decision.ask,
        "view": msgspec.json.encode(match.title.view(match.state, decision.seat)).decode(),
        "options": [each.text for each in decision.options],
        "answer": option.text,
        "observation": observe(match, decision.seat) if vectors else None,
    }


def _ended(rows: list[Row], match: Match) -> list[Row]:
    """The rows with what became of their seats."""
    if match.result is None:
        return rows
    ends = _ends(match.result, match.seats)
    return [{**row, **ends[row["seat"]]} for row in rows]


def _ends(result: Result, seats: int) -> list[Row]:
    """The part of the win, the score and the place of each seat; winners come first."""
    ranks = [
        (1, 0.0) if seat in result.winners else (0, result.scores[seat]) for seat in range(seats)
    ]
    won = result.shares(seats)
    return [
        {
            "win": won[seat],
            "score": result.scores[seat],
            "place": 1 + sum(other > ranks[seat] for other in ranks),
        }
        for seat in range(seats)
    ]
