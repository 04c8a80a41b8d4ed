"""How long it takes to build and encode what a seat sees: the process beside it does not matter."""

from __future__ import annotations

from random import Random
from statistics import median
from time import process_time

import msgspec

import oikumene
from oikumene import Match
from oikumene.table.telling import view_of

SEATS = 4
PASSES = 5


def view_ms() -> float:
    """Milliseconds for the seat that is asked, the median over all positions of a game."""
    match, rng, times = oikumene.start("nations", SEATS, 7), Random(7), []
    while (decision := match.decision) is not None:
        times.append(min(_ms(match, decision.seat) for _ in range(PASSES)))
        match.answer(rng.choice(decision.options))
    return median(times)


def _ms(match: Match, seat: int) -> float:
    begun = process_time()
    msgspec.json.encode(view_of(match, seat))
    return 1e3 * (process_time() - begun)
