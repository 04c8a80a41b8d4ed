"""What is measured: flat out beside the bare server, steady with and without machine players
thinking, whole games for the size of their news, and tables read from disk again."""

from __future__ import annotations

import gc
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from statistics import fmean, median
from tempfile import TemporaryDirectory
from time import perf_counter
from typing import NamedTuple

from bench.table.load import (
    THINKING,
    Load,
    Machines,
    Room,
    bare_rooms,
    flat_out,
    rooms,
    steady,
)
from bench.table.result import Measure, percentile
from bench.table.server import BARE, TABLE, Server, serving
from bench.table.views import view_ms
from bench.table.wire import line


class Size(NamedTuple):
    """How much to measure."""

    tables: int
    rate: int
    """Answers a second."""
    rounds: int
    flat_out: float
    """Seconds of a round."""
    steady: float
    games: int
    """Played to the end."""


FULL = Size(tables=200, rate=200, rounds=5, flat_out=3, steady=5, games=8)
QUICK = Size(tables=40, rate=40, rounds=1, flat_out=2, steady=3, games=2)

FEW = 10
"""Tables that a server keeps in memory which shall read all others from disk."""

Each = Callable[[range], Iterable[int]]


async def measure(size: Size, each: Each) -> list[Measure]:
    """Measure all; `each` goes through the rounds and may show how far they are."""
    with TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        data, bare_data = Path(folder, "table"), Path(folder, "bare")
        async with serving(TABLE, data) as table, serving(BARE, bare_data) as bare:
            people = await rooms(table.port, size.tables)
            mine, other = Side(table, people), Side(bare, await bare_rooms(bare.port, size.tables))
            gc.freeze()
            gc.disable()  # the load must not stand still
            found = await _flat_out(size, each, mine, other)
            found += await _steady(size, each, mine, other)
            found += await _whole_games(table, size.games)
            found.append(Measure("memory of the server", "MB", table.memory()))
            for room in (*people, *other.people):
                room.close()
        async with serving(TABLE, data, live=FEW) as table:
            found.append(Measure("table read from disk", "ms", await _reload_ms(table, people)))
    return [*found, Measure("view built and encoded", "ms", view_ms(), 0.5)]


class Side(NamedTuple):
    """A server and those who load it."""

    server: Server
    people: Sequence[Room]


async def _flat_out(size: Size, each: Each, mine: Side, bare: Side) -> list[Measure]:
    """Turn by turn: what slows a whole round down cancels out."""
    ours, theirs, cost = [], [], []
    for _ in each(range(size.rounds)):
        used = mine.server.cpu()
        load = await flat_out(mine.people, size.flat_out)
        cost.append(1e3 * (mine.server.cpu() - used) / len(load.latencies))
        ours.append(load.rate)
        theirs.append((await flat_out(bare.people, size.flat_out)).rate)
    ratio = median(a / b for a, b in zip(ours, theirs, strict=True))
    return [
        Measure("answers flat out", "/s", median(ours)),
        Measure("bare server flat out", "/s", median(theirs)),
        Measure("answers flat out, to bare", "×", ratio, 0.15, at_least=True),
        Measure("processor time of an answer", "ms", median(cost)),
    ]


async def _steady(size: Size, each: Each, mine: Side, bare: Side) -> list[Measure]:
    """The medians of the rounds; what the bare server needs tells how busy the machine is."""
    ours, theirs, beside = [], [], []
    for _ in each(range(size.rounds)):
        ours.append(await steady(mine.people, size.rate, size.steady))
        theirs.append(await steady(bare.people, size.rate, size.steady))
        async with Machines(mine.server.port):
            beside.append(await steady(mine.people, size.rate, size.steady))
    grown = median(_ms(b, 0.99) / _ms(a, 0.99) for a, b in zip(ours, beside, strict=True))
    at = f"at {size.rate}/s"
    return [
        Measure(f"news {at}, p50", "ms", median(_ms(load, 0.5) for load in ours), 10),
        Measure(f"news {at}, p99", "ms", median(_ms(load, 0.99) for load in ours), 50),
        Measure(f"bare server {at}, p50", "ms", median(_ms(load, 0.5) for load in theirs)),
        Measure(f"bare server {at}, p99", "ms", median(_ms(load, 0.99) for load in theirs)),
        Measure(f"p99 beside {THINKING} machine tables", "×", grown, 1.5),
        Measure("events lost", "", sum(load.lost for load in ours + beside), 0),
    ]


def _ms(load: Load, share: float) -> float:
    return 1e3 * percentile(load.latencies, share)


async def _whole_games(server: Server, games: int) -> list[Measure]:
    people = await rooms(server.port, games)
    sizes = (await flat_out(people, float("inf"))).sizes
    for room in people:
        room.close()
    return [
        Measure("news to a seat not asked, mean", "bytes", fmean(sizes)),
        Measure("news to a seat not asked, p99", "bytes", percentile(sizes, 0.99)),
        Measure("news to a seat not asked, max", "bytes", max(sizes), 2000),
    ]


async def _reload_ms(server: Server, people: Sequence[Room]) -> float:
    """What the first look at a table takes longer than the second: once each is in memory."""
    to_server, times = await line(server.port), []
    for room in people:
        looks = []
        for _ in range(2):
            begun = perf_counter()
            path = f"/api/tables/{room.id}/view?seat=0"
            (await to_server.ask("GET", path, None, room.people[0])).json()
            looks.append(1e3 * (perf_counter() - begun))
        times.append(looks[0] - looks[1])
    return median(times)
