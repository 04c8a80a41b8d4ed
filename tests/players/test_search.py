"""Search: what it may know, how it spends its budget, and that it finds what greed misses."""

from __future__ import annotations

from random import Random
from time import monotonic
from typing import Any

import pytest

import oikumene
from oikumene.engine.match import Match
from oikumene.players import player_named
from oikumene.players.instinct import Instinct
from oikumene.players.search import Budget, Search, budget_of

TITLES: dict[str, dict[str, Any]] = {
    "nations": {"ages": 2},
    "dawn": {"random_map": True},
    "clash": {"length": "short"},
    "civilization": {},
}
each_title = pytest.mark.parametrize("title", TITLES)


def midgame(title: str, decisions: int = 30) -> Match:
    """A match after so many random decisions, where there is a choice."""
    rng = Random(decisions)
    match = oikumene.start(title, 2, 4, TITLES[title], journal=False)
    while decisions or len(match.decisions[0].options) < 3:
        match.answer(rng.choice(match.decisions[0].options), match.decisions[0].seat)
        decisions = max(0, decisions - 1)
    return match


def searched(match: Match, iterations: int, seed: int = 1) -> Search:
    seat = match.decisions[0].seat
    search = Search(match, seat, match.title.evaluate, Instinct({}), Random(seed))
    search.think(Budget(iterations=iterations))
    return search


@pytest.mark.parametrize(
    ("text", "budget"), [("200", Budget(iterations=200)), ("1.5s", Budget(seconds=1.5))]
)
def test_a_budget_is_iterations_or_seconds(text: str, budget: Budget) -> None:
    assert budget_of(text) == budget


@pytest.mark.parametrize("text", ["", "s", "-5", "0", "many", "inf"])
def test_a_budget_that_is_none_is_refused(text: str) -> None:
    with pytest.raises(oikumene.BadSetup, match="a budget is"):
        budget_of(text)


@each_title
def test_advice_shares_all_iterations_among_the_options(title: str) -> None:
    match = midgame(title)
    before = match.digest()
    search = searched(match, 12)
    advice = search.advice()

    assert search.root.visits == 12
    assert {each.option for each in advice} == set(match.decisions[0].options)
    assert sum(each.share for each in advice) == pytest.approx(1)
    assert [each.share for each in advice] == sorted((e.share for e in advice), reverse=True)
    assert all(0 <= each.value <= 1 for each in advice)
    assert match.digest() == before


@each_title
def test_search_knows_only_what_its_seat_knows(title: str) -> None:
    match = midgame(title, 50)
    seat = match.decisions[0].seat
    player = player_named("search@6")
    told = player.advise(match, seat, Random(4))
    for seed in range(2):
        assert player.advise(match.imagine(seat, Random(seed)), seat, Random(4)) == told


def test_seconds_are_kept() -> None:
    match = midgame("nations")
    begun = monotonic()
    player_named("search@0.3s").advise(match, match.decisions[0].seat, Random(1))
    assert 0.3 <= monotonic() - begun < 1.5


def test_chances_add_up_and_the_end_is_sure() -> None:
    match = midgame("nations")
    search = searched(match, 1)
    assert sum(search.chances(match)) == pytest.approx(1)
    while (decision := match.decision) is not None:
        match.answer(decision.options[-1], decision.seat)
    assert match.result is not None
    shares = [float(seat in match.result.winners) for seat in range(2)]
    assert search.chances(match) == [each / sum(shares) for each in shares]


def test_a_draw_is_won_by_nobody() -> None:
    match = oikumene.start("civilization", 2, 1, {"round_limit": 20}, journal=False)
    search = searched(match, 1)
    rng = Random(1)
    while (decision := match.decision) is not None:
        match.answer(rng.choice(decision.options), decision.seat)
    assert match.result is not None
    assert match.result.winners == []
    assert search.chances(match) == [0, 0]


def test_only_a_few_options_come_to_mind_and_the_weighty_ones_more_often() -> None:
    match = midgame("nations", 0)
    decision = match.decisions[0]
    liked = decision.options[-1]
    weights = {f"{decision.ask} {liked.verb}": 8.0}
    search = Search(match, decision.seat, match.title.evaluate, Instinct(weights), Random(2))
    draws = [search.in_mind(decision) for _ in range(30)]
    assert all(len(set(draw)) == len(draw) <= 4 for draw in draws)
    assert sum(any(o.verb == liked.verb for o in draw) for draw in draws) > 25
