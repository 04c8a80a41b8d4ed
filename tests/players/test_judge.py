"""Judges: what they say of a table, and what the end says of it."""

from __future__ import annotations

from random import Random

import numpy as np
import pytest

import oikumene
from oikumene.engine.match import Match
from oikumene.engine.title import Result
from oikumene.players import player_named
from oikumene.players.judge import WON, Handwritten, Learned, Net, fortunes, leading, net_of
from oikumene.players.searcher import LearnedSearchPlayer
from oikumene.titles import title_named

each_title = pytest.mark.parametrize("title", oikumene.titles())


def started(title: str, seats: int, decisions: int = 40) -> Match:
    rng = Random(2)
    match = oikumene.start(title, seats, 5, journal=False)
    for _ in range(decisions):
        match.answer(rng.choice(match.decisions[0].options), match.decisions[0].seat)
    return match


def shipped(title: str) -> Net:
    net = net_of(title, 2)
    assert net is not None
    return net


def silent(title: str, trust: float, seats: int = 2) -> Net:
    """A network that has nothing to say."""
    match = oikumene.start(title, seats)
    alone = match.title.alone if seats == 1 else None
    inputs = alone.rows if alone else len(match.title.features(match.state, 0))
    sizes = ((inputs, 1), (1, 1))
    return Net([(np.zeros(size, np.float32), np.zeros(1, np.float32)) for size in sizes], trust)


@each_title
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_chances_add_up_and_follow_what_the_judge_says(title: str, seats: int) -> None:
    match = started(title, seats)
    for judge in (
        Handwritten(match.title, seats),
        Learned(shipped(title), match.title, seats),
    ):
        chances = judge.chances(match.state, 1)
        assert sum(chances) == pytest.approx(1)
        said = [judge(match.state, seat) for seat in range(seats)]
        if seats > 2 or isinstance(judge, Handwritten):
            assert chances.index(max(chances)) == said.index(max(said))
        else:
            assert (chances[1] > 0.5) == (said[1] > 0)


@each_title
def test_a_lead_in_the_evaluation_makes_winning_likelier(title: str) -> None:
    match = started(title, 3)
    looks = [match.title.evaluate(match.state, seat) for seat in range(3)]
    leads = [leading(match.title, match.state, seat, 3) for seat in range(3)]
    assert sorted(range(3), key=looks.__getitem__) == sorted(range(3), key=leads.__getitem__)
    two = started(title, 2)
    gap = two.title.evaluate(two.state, 0) - two.title.evaluate(two.state, 1)
    assert leading(two.title, two.state, 0, 2) == pytest.approx(gap / two.title.lead)


def test_a_network_adds_to_the_evaluation_as_far_as_that_is_trusted() -> None:
    match = started("clash", 2)
    lead = leading(match.title, match.state, 0, 2)
    assert Learned(silent("clash", 0.5), match.title, 2)(match.state, 0) == lead / 2
    assert Learned(silent("clash", 0.0), match.title, 2)(match.state, 0) == 0


@each_title
def test_a_style_is_what_it_likes_more_than_usual(title: str) -> None:
    match = started(title, 2)
    usual = Learned(silent(title, 0.0), match.title, 2)
    style = next(iter(match.title.styles))
    styled = Learned(silent(title, 0.0), match.title, 2, style)
    liked = match.title.styles[style](match.state, 0) - match.title.evaluate(match.state, 0)
    assert styled(match.state, 0) - usual(match.state, 0) == pytest.approx(liked / match.title.lead)


def test_the_end_speaks_for_itself() -> None:
    match = started("nations", 2)
    judge = Learned(shipped("nations"), match.title, 2)
    while (decision := match.decision) is not None:
        match.answer(decision.options[-1], decision.seat)
    assert match.result is not None
    for seat in range(2):
        assert judge(match.state, seat) == (WON if seat in match.result.winners else -WON)


def test_no_network_is_larger_than_two_megabytes() -> None:
    nets = [net_of(title, 2) for title in oikumene.titles()] + [net_of("nations", 1)]
    for net in nets:
        assert net is not None
        assert sum(array.nbytes for layer in net.layers for array in layer) < 4_000_000


def test_alone_the_evaluation_foretells_the_points() -> None:
    match = oikumene.start("nations", 1, 5, journal=False)
    points = match.title.evaluate(match.state, 0)
    assert 0 < points < 100
    for judge in (Handwritten(match.title, 1), Learned(silent("nations", 1.0, 1), match.title, 1)):
        assert judge.chances(match.state, 0) == [pytest.approx(points / 100)]


def test_alone_a_network_is_shown_the_things_that_are_there() -> None:
    match = oikumene.start("nations", 1, 5, journal=False)
    assert match.title.alone is not None
    numbers, things = match.title.alone.features(match.state)
    net = silent("nations", 0.0, 1)
    net.layers[0][0][list(things)] = 0.1
    net.layers[1][0][:] = 1

    told = Learned(net, match.title, 1)(match.state, 0)
    assert told == pytest.approx(0.1 * len(things), abs=1e-4)
    assert net(numbers) == 0


def test_alone_points_are_what_came_out_if_the_title_counts_them() -> None:
    nations, dawn = title_named("nations"), title_named("dawn")
    assert fortunes(nations, Result([45], [0], "points"), 1) == [0.45]
    assert fortunes(nations, Result([-3], [], "lost"), 1) == [0]
    assert fortunes(nations, Result([45, 40], [0], "points"), 2) == [1, 0]
    assert fortunes(dawn, Result([3], [0], "agendas"), 1) == [1]
    assert fortunes(dawn, Result([2, 2, 1], [0, 1], "agendas"), 3) == [0.5, 0.5, 0]


def test_where_nothing_was_learned_search_judges_by_hand() -> None:
    match = oikumene.start("dawn", 1, journal=False)
    assert net_of("dawn", 1) is None
    assert isinstance(LearnedSearchPlayer().judge(match), Handwritten)
    with pytest.raises(oikumene.BadSetup, match="nothing has been learned for dawn"):
        player_named("learned").choose(match, 0, Random(1))
