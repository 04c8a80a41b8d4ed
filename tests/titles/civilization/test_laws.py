"""Random games of Civilization obey the laws of the table, and hide what is hidden."""

from __future__ import annotations

import re
from collections import Counter
from random import Random
from typing import Any

import pytest

from oikumene.engine.match import Match
from oikumene.titles.civilization import TITLE
from oikumene.titles.civilization.state import CivilizationTable
from tests.titles.civilization.counted import EVENTS, MARKERS, NEUTRAL, UNITS, table_of
from tests.titles.civilization.laws import GAMES, LAWS, from_scratch
from tests.titles.civilization.midgame import midgame

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
        used["begins", (seats, from_scratch(seed))] += 1
        used.update(options.items())
    assert all(used["seats", seats] >= COUNT // 4 for seats in (2, 3, 4))
    assert all(used["begins", (seats, some)] > 2 for seats in (2, 3, 4) for some in (True, False))
    shared = [setting for setting in TITLE.settings if not setting.per_seat]
    assert all(used[each.name, value] > 2 for each in shared for value in each.values)


def test_much_happens_in_the_random_games() -> None:
    seen: Counter[str] = Counter()
    for seed in range(2200, 2208):
        *_, match = GAMES.game(seed)
        seen.update(entry.key for entry in match.journal())
    often = ("battle", "produces-at", "learned", "discovered", "played", "harvests", "drew-event")
    assert all(seen[key] > 5 for key in often), seen


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


def secrets(s: CivilizationTable, seat: int | None) -> set[str]:
    """All that a seat must not see (CIV-INF-01, CIV-INF-02): faces of which none lies open to it,
    so that their name must not occur at all."""
    hidden = {*EVENTS, *MARKERS, *UNITS, *NEUTRAL, *s.wonder_pool}
    return hidden - shown_to(s, seat)


def shown_to(s: CivilizationTable, seat: int | None) -> set[str]:
    """The faces that a seat knows: its own, and those that lie open."""
    shown = {word.split("/")[0] for word in s.tiles.split()}
    shown |= {card for pile in (*s.unit_discards, *s.event_discards) for card in pile}
    for p in s.players:
        if p.seat == seat:
            shown |= {*p.events, *p.markers, *p.units}
    if s.battle:
        shown |= {card for front in s.battle.fronts for card in (front[0], front[2])}
        shown |= {card for cards in s.battle.killed for card in cards}
        open_ = [side for side in (0, 1) if sees(s, side, seat)]
        shown |= {card for side in open_ for card in s.battle.forces[side]}
    return shown


def sees(s: CivilizationTable, side: int, seat: int | None) -> bool:
    """Whether a seat knows a battle force: its own, barbarians that it plays, or by the Oracle."""
    b = s.battle
    assert b is not None
    sides = (b.attacker, b.defender)
    if seat == (b.controller if side else b.attacker):
        return True
    if seat is None or seat != sides[1 - side]:
        return False
    return "oracle" in s.players[seat].wonders


OPEN = {"played", "discarded", "paid-marker", "unit-lost", "cancelled", "event-refused"}
"""What tells a face because it is laid open to all."""


class Eyes:
    """What a seat (None: a spectator) sees and hears of a game."""

    def __init__(self, seat: int | None) -> None:
        self.seat = seat
        self.heard = 0

    def look(self, match: Match) -> None:
        """Nothing is shown that is hidden."""
        view = match.view(self.seat)
        told = secrets(table_of(match), self.seat) & words(view)
        assert not told, (self.seat, told)
        assert "chance" not in view["table"]

    def listen(self, match: Match) -> None:
        """Types and numbers are told, faces only to those who see them."""
        news = match.journal(self.seat, self.heard)
        self.heard += len(news)
        s = table_of(match)
        faces = {*EVENTS, *MARKERS, *UNITS}
        for entry in news:
            told = words(entry.args)
            assert not told & {*s.tile_pool, *s.wonder_pool}, entry
            if entry.key not in OPEN and not told.isdisjoint(faces):
                assert entry.audience is not None, entry
                assert self.seat in entry.audience, entry


@pytest.mark.rule("CIV-INF-09")
@pytest.mark.parametrize("seed", range(2100, 2107))
def test_no_view_and_no_journal_tells_a_secret(seed: int) -> None:
    seats, _ = GAMES.settings_of(seed)
    everybody = [Eyes(seat) for seat in (None, *range(seats))]
    for at, match in enumerate(GAMES.game(seed)):
        for eyes in everybody:
            eyes.listen(match)
            if at % 10 == 0:
                eyes.look(match)


def worlds(match: Match, seat: int | None, rng: Random) -> tuple[list[Match], str]:
    """Two worlds that a seat could be in, and an answer that can be given in both, if any."""
    found = [match.imagine(seat, rng) for _ in range(2)]
    one, other = ([o.text for o in world.decisions[0].options] for world in found)
    both = [text for text in one if text in other]
    return found, rng.choice(both) if both else ""


@pytest.mark.rule("CIV-INF-09")
@pytest.mark.parametrize("seed", range(2301, 2305))
def test_nothing_tells_worlds_apart_before_something_is_revealed(seed: int) -> None:
    """Where everybody is always asked, not even silence tells anything. What is revealed moves
    chance on: then nobody can take the answer back."""
    seats, options = GAMES.settings_of(seed)
    rng = Random(seed)
    words = midgame(seats, {**options, "interrupts": "ask", "round_limit": 20}, rng, seed)
    _, settings, state = TITLE.position(words)
    match = Match(TITLE, seats, settings, state, seed=seed)
    compared = 0
    for at, _ in enumerate(GAMES.answers(match, seed)):
        seat = rng.choice((None, *range(seats)))
        now = match.decisions[0]
        if at % 3 or now.seat == seat or now.ask == "pay":  # a made-up hand may not pay the rest
            continue
        both, text = worlds(match, seat, rng)
        before = [world.state.chance for world in both]
        if not text:
            continue
        for world in both:
            world.answer(text, world.decisions[0].seat)
        if [world.state.chance for world in both] != before:
            continue
        one, other = both
        assert one.view(seat) == other.view(seat), (seat, text)
        assert one.journal(seat) == other.journal(seat), (seat, text)
        compared += 1
    assert compared > 5
