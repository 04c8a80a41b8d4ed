"""Search: what it may know, how it spends its budget, and that it finds what greed misses."""

from __future__ import annotations

from math import ceil, e
from random import Random
from time import monotonic
from typing import Any

import msgspec
import pytest

import oikumene
from oikumene.engine.decision import Option
from oikumene.engine.match import Match
from oikumene.players import player_named
from oikumene.players.instinct import Instinct
from oikumene.players.judge import Handwritten, Learned
from oikumene.players.quick import Mind
from oikumene.players.search import (
    AT_A_TABLE,
    FOR_POINTS,
    Budget,
    Found,
    Manner,
    Node,
    Search,
    budget_of,
    manner_at,
    promise,
    ranked,
)
from oikumene.players.searcher import LearnedSearchPlayer, SearchPlayer, added, advice

TITLES: dict[str, dict[str, Any]] = {
    "nations": {"ages": 2},
    "dawn": {"random_map": True},
    "clash": {"length": "short"},
    "civilization": {},
}
each_title = pytest.mark.parametrize("title", TITLES)


def midgame(title: str, decisions: int = 30) -> Match:
    """A match after so many random decisions, where there is a choice that takes thinking."""
    rng = Random(decisions)
    match = oikumene.start(title, 2, 4, TITLES[title], journal=False)
    drafts = match.title.drafts
    while decisions or len(match.decisions[0].options) < 3 or match.decisions[0].ask in drafts:
        match.answer(rng.choice(match.decisions[0].options), match.decisions[0].seat)
        decisions = max(0, decisions - 1)
    return match


def searched(match: Match, iterations: int, seed: int = 1) -> Search:
    seat = match.decisions[0].seat
    search = Search(match, seat, Handwritten(match.title, match.seats), Random(seed))
    search.think(Budget(iterations=iterations))
    return search


@pytest.mark.parametrize(
    ("text", "budget"),
    [
        ("200", Budget(iterations=200)),
        ("1.5s", Budget(seconds=1.5)),
        ("4k", Budget(steps=4000)),
        ("0.5k*2", Budget(steps=500, processes=2)),
        ("90*3", Budget(iterations=90, processes=3)),
        ("2s*2", Budget(seconds=2, processes=2)),
    ],
)
def test_a_budget_is_iterations_steps_or_seconds(text: str, budget: Budget) -> None:
    assert budget_of(text) == budget


@pytest.mark.parametrize("text", ["", "s", "-5", "0", "many", "inf", "5*0", "5*", "*2", "1s2", "k"])
def test_a_budget_that_is_none_is_refused(text: str) -> None:
    with pytest.raises(oikumene.BadSetup, match="a budget is"):
        budget_of(text)


@each_title
def test_advice_names_all_options_the_surest_first(title: str) -> None:
    match = midgame(title)
    before = match.digest()
    search = searched(match, 12)
    told = advice(search.found(), search.manner.looks)

    assert search.root.visits == 12 or len(search.field) == 1
    assert {each.option for each in told} == set(match.decisions[0].options)
    assert sum(each.share for each in told) == pytest.approx(1)
    assert [each.share for each in told] == sorted((e.share for e in told), reverse=True)
    assert all(0 <= each.value <= 1 for each in told)
    assert match.digest() == before


@each_title
def test_search_knows_only_what_its_seat_knows(title: str) -> None:
    match = midgame(title, 50)
    seat = match.decisions[0].seat
    for name in ("search@6", "learned-search@6"):
        told = player_named(name).advise(match, seat, Random(4))
        for seed in range(2):
            world = match.imagine(seat, Random(seed))
            assert player_named(name).advise(world, seat, Random(4)) == told


def test_seconds_are_kept() -> None:
    match = midgame("nations")
    begun = monotonic()
    player_named("search@0.3s").advise(match, match.decisions[0].seat, Random(1))
    assert monotonic() - begun < 1.0


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
    mind = Mind(Instinct(weights), Handwritten(match.title, 2).glance, 4, Random(2))
    draws = [mind.options(decision) for _ in range(30)]
    assert all(len(set(draw)) == len(draw) <= 4 for draw in draws)
    assert sum(any(o.verb == liked.verb for o in draw) for draw in draws) > 25


def test_thinking_ends_when_one_option_is_left() -> None:
    search = searched(midgame("nations"), 2000)
    assert search.root.visits < 2000
    first, *others = sorted(search.compared, key=lambda edge: -search._promise(edge))
    assert search.field == [first]
    assert all(search._out(edge, first) for edge in others if edge.visits >= first.visits / 2)


def test_fewer_and_fewer_options_are_compared() -> None:
    search = searched(midgame("nations", 0), 1)
    wide = len(search.compared)
    assert wide > 4
    sizes = [len(search._field(left)) for left in (1.0, 0.5, 0.0)]
    assert sizes == [wide, ceil(wide**0.5), 2]
    visits = [edge.visits for edge in search.compared]
    search.iterate()
    assert search.field == search.compared
    assert sum(edge.visits for edge in search.compared) == sum(visits) + 1


def test_an_option_is_out_when_it_is_clearly_worse() -> None:
    search = searched(midgame("nations", 0), 1)
    first, second = search.compared[:2]
    search.root.visits, search.root.total, search.root.squares = 40, 20.0, 10.4  # spread 0.1
    first.look = second.look = 0.0
    first.visits, first.total = 20, 12.0
    second.visits, second.total = 20, 11.0
    assert not search._out(second, first)  # 0.03 behind, with a standard error of 0.03
    second.total = 9.0
    assert search._out(second, first)  # 0.08 behind
    second.visits, second.total = 3, 0.0
    assert not search._out(second, first)


def test_an_option_is_out_when_it_hardly_matters() -> None:
    search = searched(midgame("nations", 0), 1)
    first, second = search.compared[:2]
    search.root.visits, search.root.total = 40, 20.0
    first.look = second.look = 0.0
    for edge in (first, second):
        edge.visits, edge.total = 20, 10.0
    search.root.squares = 40 * (0.25 + 0.02**2)
    assert not search._out(second, first)  # a standard error of 0.006
    search.root.squares = 40 * (0.25 + 0.005**2)
    assert search._out(second, first)  # a standard error of 0.002


def test_whoever_may_think_longer_gives_options_up_later() -> None:
    longer = AT_A_TABLE.within(Budget(steps=4 * AT_A_TABLE.steps))

    assert longer.clear == 2 * AT_A_TABLE.clear
    assert longer.care == AT_A_TABLE.care / 4
    assert AT_A_TABLE.within(Budget(steps=100)) == AT_A_TABLE
    assert AT_A_TABLE.within(Budget(seconds=9)) == AT_A_TABLE


def test_looks_count_like_tries() -> None:
    option = Option("pass")
    assert promise(Found(option, 0.0, 0, 0.0), 0.5, 16.0) == 0.5
    assert promise(Found(option, -1.0, 0, 0.0), 0.5, 16.0) == pytest.approx(1 / (1 + e))
    assert promise(Found(option, 0.0, 16, 16.0), 0.5, 16.0) == 0.75
    assert promise(Found(option, 0.0, 10**6, 10.0**6), 0.5, 16.0) == pytest.approx(1, abs=1e-4)
    assert promise(Found(option, -20.0, 0, 0.0), 1.0, 16.0) == 1.0


def test_a_lucky_try_is_not_the_best() -> None:
    tried = [Found(Option(name), 0.0, *each) for name, each in TRIED.items()]
    assert [each.option.text for each, _ in ranked(tried, 16.0)] == [
        "good",
        "lucky",
        "bad",
        "untried",
    ]


TRIED = {"lucky": (1, 1.0), "untried": (0, 0.0), "bad": (40, 20.0), "good": (30, 18.0)}


@each_title
def test_steps_are_answers_in_imagined_worlds(title: str, monkeypatch: pytest.MonkeyPatch) -> None:
    match = midgame(title)
    search = searched(match, 1)
    answers: list[int] = []
    answer = Match.answer

    def counted(world: Match, option: Option | str, seat: int | None = None) -> None:
        answers.append(1)
        answer(world, option, seat)

    monkeypatch.setattr(Match, "answer", counted)
    before = search.root.steps
    search.iterate()
    assert search.root.steps - before == len(answers)


@each_title
def test_a_budget_of_steps_is_kept_to_an_iteration(title: str) -> None:
    match = midgame(title)
    search = Search(match, match.decisions[0].seat, Handwritten(match.title, 2), Random(1))
    search.think(Budget(steps=300))
    few = search.root.steps
    assert few >= 300 or len(search.field) == 1
    assert few - search.steps < 300


@pytest.mark.parametrize(("seats", "steps"), [(2, 500.0), (4, 1500.0), (1, 900.0)])
def test_there_are_as_many_steps_for_each_rival(
    seats: int, steps: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    thought: list[Budget] = []
    monkeypatch.setattr(Search, "think", lambda _, budget: thought.append(budget))
    match = oikumene.start("nations", seats, 1, journal=False)
    SearchPlayer(budget="0.5k/0.9k").think(match, match.decisions[0].seat, Random(1))
    assert thought == [Budget(steps=steps)]


def test_search_looks_so_many_stretches_ahead() -> None:
    match = midgame("dawn")
    now = match.title.round(match.state)
    search = searched(match, 1)
    assert search.title.ahead == 2
    world = search._played_on(match.imagine(search.seat, Random(1)))
    assert match.title.round(world.state) == now + 2 or world.over


def test_a_closer_look_outlives_a_new_option() -> None:
    match = midgame("nations")
    search = searched(match, 1)
    priors = {option: edge.prior for option, edge in search.root.edges.items()}
    new = Option("wait")
    decision = match.decisions[0]
    more = msgspec.structs.replace(decision, made=[*decision.options, new])
    search._open(search.root, more)
    assert {o: e.prior for o, e in search.root.edges.items() if o != new} == priors
    assert search.root.edges[new].prior == 1 / (len(priors) + 1)


def thought(match: Match, player: SearchPlayer, iterations: int) -> list[Found]:
    player.budget = Budget(iterations=iterations)
    return player.think(match, match.decisions[0].seat, Random(3))


@each_title
def test_the_next_choice_of_a_turn_begins_with_what_is_known_of_it(title: str) -> None:
    player = LearnedSearchPlayer()
    match = midgame(title, 40)
    after: Node | None = None
    while after is None:
        seat = match.decisions[0].seat
        match.answer(advice(thought(match, player, 60), 16.0)[0].option, seat)
        if asked_again(match, seat):
            after = last(player).after(match, seat)
    known = after.visits
    assert known > 0
    thought(match, player, known + 5)
    assert last(player).root is after
    assert known <= after.visits <= known + 5  # perhaps enough is known


def last(player: SearchPlayer) -> Search:
    assert player._last is not None
    return player._last


def asked_again(match: Match, seat: int) -> bool:
    decision = match.decision
    return decision is not None and decision.seat == seat and len(decision.options) > 1


def test_nothing_is_known_of_another_match() -> None:
    player = LearnedSearchPlayer()
    match = midgame("nations")
    seat = match.decisions[0].seat
    thought(match, player, 20)
    assert last(player).after(match, seat) is None
    assert last(player).after(match, 1 - seat) is None
    assert last(player).after(midgame("dawn"), seat) is None


def test_what_several_processes_find_is_added_up() -> None:
    match = midgame("nations")
    one, two = match.decisions[0].options[:2]
    sums = added([Found(one, 0.5, 3, 1.5), Found(two, 0.1, 1, 0.2), Found(one, 0.25, 1, 1.0)])
    assert sums == [Found(one, 0.375, 4, 2.5), Found(two, 0.1, 1, 0.2)]
    best, other = advice(sums, 16.0)
    assert [best.option, other.option] == [one, two]
    assert best.share > other.share
    assert best.value > other.value


def test_two_processes_think_for_one_decision() -> None:
    match = midgame("nations")
    seat = match.decisions[0].seat
    told = player_named("learned-search@20*2").advise(match, seat, Random(4))
    assert {each.option for each in told} == set(match.decisions[0].options)
    assert sum(each.share for each in told) == pytest.approx(1)
    again = player_named("learned-search@20*2").advise(match, seat, Random(4))
    assert again[0].option == told[0].option
    by_hand = player_named("search@20*2").advise(match, seat, Random(4))
    assert {each.value for each in by_hand} != {each.value for each in told}


@pytest.mark.parametrize(
    ("title", "seats", "judge"),
    [
        ("civilization", 2, Learned),
        ("clash", 2, Learned),
        ("dawn", 2, Handwritten),
        ("nations", 2, Handwritten),
        ("nations", 1, Learned),
    ],
)
def test_search_judges_by_the_network_where_that_is_known_to_be_better(
    title: str, seats: int, judge: type
) -> None:
    match = oikumene.start(title, seats, 1, journal=False)
    assert type(SearchPlayer().judge(match)) is judge
    assert type(LearnedSearchPlayer().judge(match)) is Learned


@pytest.mark.parametrize(
    ("title", "seats", "manner"),
    [("nations", 1, FOR_POINTS), ("nations", 2, AT_A_TABLE), ("dawn", 1, AT_A_TABLE)],
)
def test_alone_one_may_play_for_points(title: str, seats: int, manner: Manner) -> None:
    assert manner_at(oikumene.start(title, seats, 1, journal=False)) is manner


@pytest.mark.parametrize(("seats", "iterations"), [(1, 8), (2, 5)])
def test_alone_a_player_may_think_longer(seats: int, iterations: int) -> None:
    player = SearchPlayer(budget="5/8")
    player.think(oikumene.start("nations", seats, 1, journal=False), 0, Random(1))
    assert last(player).root.visits == iterations


def test_alone_a_point_is_worth_thinking_about() -> None:
    alone, table = (
        Search(match, 0, Handwritten(match.title, match.seats), Random(1))
        for match in (oikumene.start("nations", seats, 1, journal=False) for seats in (1, 2))
    )
    first, second = alone.compared[:2]
    for edge in (first, second):
        edge.visits, edge.look = 50, 0.0
    first.total, second.total = 50 * 0.352, 50 * 0.35
    alone.root.visits, alone.root.total, alone.root.squares = 100, 35.1, 100 * (0.351**2 + 0.0001)
    assert not alone._out(second, first)
    alone.manner = table.manner._replace(looks=alone.manner.looks)
    assert alone._out(second, first)


def test_alone_more_is_better() -> None:
    match = oikumene.start("nations", 1, 1, journal=False)
    player = player_named("learned-search@20")
    told = player.advise(match, 0, Random(1))
    assert len({each.value for each in told if each.share}) > 1
    assert all(0 < each.value < 1 for each in told if each.share)


def offered(title: str, seats: int, ask: str, verb: str) -> Match:
    """A match where somebody is asked that and may answer so."""
    rng = Random(3)
    match = oikumene.start(title, seats, 6, journal=False)
    while (d := match.decisions[0]).ask != ask or not any(each.verb == verb for each in d.options):
        match.answer(rng.choice(d.options), d.seat)
    return match


@pytest.mark.parametrize(
    ("title", "ask", "verb"), [("clash", "act", "trade"), ("civilization", "negotiate", "deal")]
)
def test_of_two_nobody_begins_to_bargain(title: str, ask: str, verb: str) -> None:
    match = offered(title, 2, ask, verb)
    compared = searched(match, 1).compared
    assert compared
    assert all(edge.option.verb != verb for edge in compared)


class Hopeful(Handwritten):
    """Likes offers that somebody has to answer, so many points of the evaluation."""

    liking = 10.0

    def glance(self, s: Any, seat: int) -> float:
        open_offer = s.offer[:2] == ("open", str(seat))
        return super().glance(s, seat) + (self.liking if open_offer else 0.0)


class Wary(Hopeful):
    """Dislikes them."""

    liking = -10.0


@pytest.mark.parametrize(
    ("title", "ask", "verb"), [("clash", "act", "trade"), ("civilization", "negotiate", "deal")]
)
@pytest.mark.parametrize("judge", [Hopeful, Wary])
def test_of_three_one_begins_to_bargain_where_an_offer_promises_something(
    title: str, ask: str, verb: str, judge: type[Hopeful]
) -> None:
    match = offered(title, 3, ask, verb)
    seat = match.decisions[0].seat
    search = Search(match, seat, judge(match.title, 3), Random(1))
    begins = search.settled is not None and search.settled.verb == verb
    assert begins == (judge is Hopeful)
    assert all(edge.option.verb != verb for edge in search.compared)


@pytest.mark.parametrize("judge", [Hopeful, Wary])
def test_an_offer_is_put_together_by_its_looks(judge: type[Hopeful]) -> None:
    match = offered("clash", 3, "act", "trade")
    seat = match.decisions[0].seat
    match.answer("trade", seat)
    while (decision := match.decisions[0]).ask in match.title.drafts:
        search = Search(match, seat, judge(match.title, 3), Random(1))
        search.think(Budget(iterations=50))
        told = advice(search.found(), search.manner.looks)
        assert {each.option for each in told} == set(decision.options)
        assert search.root.visits == 0
        assert told[0].option == search.settled
        match.answer(told[0].option, seat)
    assert decision.ask == ("answer-offer" if judge is Hopeful else "act")


def test_an_offer_that_promises_nothing_is_given_up_however_often() -> None:
    match = offered("clash", 3, "offer", "give")
    seat = match.decisions[0].seat
    player = SearchPlayer(budget="1")
    assert {player.choose(match, seat, Random(n)).text for n in range(4)} == {"cancel"}


class Clinging(Handwritten):
    """Hates to end a turn."""

    def glance(self, s: Any, seat: int) -> float:
        return super().glance(s, seat) - (50.0 if s.active != seat else 0.0)


def test_what_alone_is_left_is_done_without_a_thought() -> None:
    match = offered("clash", 2, "act", "trade")
    while {option.verb for option in match.decisions[0].options} != {"trade", "end"}:
        d = match.decisions[0]
        match.answer(next(o for o in d.options if o.verb != "trade"), d.seat)
    search = Search(match, match.decisions[0].seat, Clinging(match.title, 2), Random(1))
    search.think(Budget(iterations=20))
    assert search.root.visits == 0
    assert advice(search.found(), search.manner.looks)[0].option.text == "end"


def alone_at(ask: str, seed: int = 3) -> Match:
    """A game for one where this is asked, and workers could be taken back."""
    rng = Random(seed)
    match = oikumene.start("nations", 1, seed, journal=False)
    while (decision := match.decision) is not None:
        verbs = {option.verb for option in decision.options}
        if decision.ask == ask and "undeploy" in verbs:
            return match
        match.answer(rng.choice(decision.options))
    raise AssertionError


def test_alone_what_could_as_well_be_done_later_is_not_thought_about() -> None:
    match = alone_at("end-turn")
    player = SearchPlayer(budget="50")

    assert player.choose(match, 0, Random(1)).text == "end"
    assert player._last is None


def test_alone_nobody_thinks_of_taking_workers_back() -> None:
    search = searched(alone_at("turn"), 60)

    assert all(edge.option.verb != "undeploy" for edge in search.compared)
    below = [node for edge in search.root.edges.values() for node in edge.below.values()]
    tried = [edge for node in below for edge in node.edges.values() if edge.visits]
    assert tried
    assert all(edge.option.verb != "undeploy" for edge in tried)
