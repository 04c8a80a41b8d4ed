"""Random games of Clash of Cultures obey the laws of the table, and hide what is hidden."""

from __future__ import annotations

import re
from collections import Counter
from random import Random
from typing import Any

import pytest

from oikumene.engine.match import Match
from oikumene.titles.clash import TITLE
from oikumene.titles.clash.state import ClashTable
from tests.titles.clash.laws import ACTIONS, GAMES, LAWS, REGIONS, table_of

COUNT = 50
BATCH = 5


@pytest.mark.parametrize("first", range(0, COUNT, BATCH))
def test_every_table_obeys_the_laws_after_every_decision(first: int) -> None:
    for seed in range(first, first + BATCH):
        GAMES.watched(seed)


def test_the_random_games_use_every_option_value() -> None:
    used: Counter[tuple[str, Any]] = Counter()
    for seed in range(COUNT):
        seats, options = GAMES.settings_of(seed)
        used["seats", seats] += 1
        used["expansion", (seats, options["expansion"])] += 1
        used.update(options.items())
    assert all(used["seats", seats] >= COUNT // 4 for seats in (2, 3, 4))
    assert all(used["expansion", (seats, some)] for seats in (2, 3, 4) for some in (True, False))
    shared = [setting for setting in TITLE.settings if not setting.per_seat]
    assert all(used[each.name, value] > 5 for each in shared for value in each.values)


@pytest.mark.parametrize("seed", range(2000, 2008))
def test_an_imagined_table_obeys_the_laws_too(seed: int) -> None:
    rng = Random(seed)
    for match in GAMES.every(2, seed):
        world = match.imagine(rng.choice((None, *range(match.seats))), rng)
        for law in LAWS:
            law(world)


# Hidden knowledge


def words(value: Any) -> set[str]:
    """Every word in a JSON value."""
    if isinstance(value, dict):
        return {word for key, inner in value.items() for word in (*words(str(key)), *words(inner))}
    if isinstance(value, list | tuple):
        return {word for inner in value for word in words(inner)}
    return set(re.findall(r"\w+", value)) if isinstance(value, str) else set()


def secrets(s: ClashTable, seat: int | None) -> set[str]:
    """All that a seat must not see (COC-HID-01, COC-HID-02, COC-HID-08)."""
    known = s.seen.get(seat, 0) if seat is not None else 0
    hidden = {*s.action_deck, *s.objective_deck, *s.wonder_deck, *s.objective_discard}
    hidden |= {*s.event_deck[: len(s.event_deck) - known]}
    for p in s.players:
        if p.seat != seat:
            hidden |= {*p.objectives, *p.wonders, *(card for card in p.actions if card in ACTIONS)}
    if s.oracle != seat:
        hidden |= {*s.assigned.values()}
    hidden |= {region for region in REGIONS if region not in {r.rstrip("*") for r in s.regions}}
    return hidden - shown_to(s, seat)


def shown_to(s: ClashTable, seat: int | None) -> set[str]:
    """Cards in other hands that somebody is shown: offered face up, or looked at by spies."""
    shown: set[str] = set()
    if s.offer and s.offer[0] == "open" and str(seat) == s.offer[2]:
        lines = [line.split() for line in s.offer[3:]]
        shown |= {line[1] for line in lines if line[0] == "give-card" and len(line) == 2}
    if seat == s.active:
        spied = [p for p in s.players if f"spying {p.seat}" in s.used]
        shown |= {card for p in spied for card in (*p.actions, *p.objectives, *p.wonders)}
    return shown


class Eyes:
    """What a seat (None: a spectator) sees and hears of a game."""

    def __init__(self, seat: int | None) -> None:
        self.seat = seat
        self.hidden: set[str] = set()
        self.heard = 0

    def look(self, match: Match) -> None:
        """Nothing is shown that is hidden."""
        view = match.view(self.seat)
        asks = {decision.ask for decision in match.decisions}  # some are named like event cards
        told = secrets(table_of(match), self.seat) & words(view) - asks
        assert not told, (self.seat, told)
        assert not {"faces", "chance", "seen", "assigned"} & set(view["table"])

    def listen(self, match: Match) -> None:
        """Nothing is told that is hidden now, and was before."""
        hidden = secrets(table_of(match), self.seat)
        news = match.journal(self.seat, self.heard)
        assert not hidden & self.hidden & words([entry.args for entry in news]), (self.seat, news)
        self.hidden, self.heard = hidden, self.heard + len(news)


@pytest.mark.parametrize("seed", range(2100, 2107))
def test_no_view_and_no_journal_tells_a_secret(seed: int) -> None:
    seats, _ = GAMES.settings_of(seed)
    everybody = [Eyes(seat) for seat in (None, *range(seats))]
    for at, match in enumerate(GAMES.game(seed)):
        for eyes in everybody:
            eyes.listen(match)
            if at % 5 == 0:
                eyes.look(match)
