"""Machine players choose legally, repeatably, and only by what their seat can see."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from random import Random
from typing import Any

import pytest

import oikumene
from oikumene.engine.decision import Decision, Option
from oikumene.engine.match import Match
from oikumene.players import STRENGTHS, has_styles, player_named
from oikumene.players.greedy import BETTER, HAZE, TIRED, one_of_the_better
from oikumene.players.instinct import Instinct
from oikumene.players.judge import Handwritten
from oikumene.players.player import Advice, asked
from oikumene.players.quick import FEW, Mind
from oikumene.players.search import OFTEN, Search
from oikumene.players.searcher import SearchPlayer

Options = dict[str, Any]

NATIONS: Options = {}
EXCHANGED: Options = {"level": "competitive"}
"""Nations with exchanged decks."""
DAWN: Options = {"random_map": True}
CLASH: Options = {"length": "short"}
CIVILIZATION: Options = {"interrupts": "ask"}
SHORT: dict[str, Options] = {"nations": {"ages": 1}, "dawn": {"first_game_map": True}}
each_player = pytest.mark.parametrize("name", ["random", "quick", "easy", "greedy", "search@2"])
each_title = pytest.mark.parametrize(
    ("title", "options"),
    [
        ("nations", NATIONS),
        ("nations", EXCHANGED),
        ("dawn", DAWN),
        ("clash", CLASH),
        ("civilization", CIVILIZATION),
    ],
)


def midgame(seed: int, decisions: int, title: str = "nations", options: Options = NATIONS) -> Match:
    """A match after so many random decisions."""
    rng = Random(seed)
    match = oikumene.start(title, 3, seed, options)
    for _ in range(decisions):
        assert match.decision is not None
        match.answer(rng.choice(match.decision.options))
    return match


def winners(title: str, names: list[str], seed: int, options: Options) -> list[int]:
    """Who wins when these players play against each other."""
    players, rng = [player_named(name) for name in names], Random(seed)
    match = oikumene.start(title, len(names), seed, options, journal=False)
    while (decision := match.decision) is not None:
        match.answer(players[decision.seat].choose(match, decision.seat, rng))
    assert match.result is not None
    return match.result.winners


@pytest.mark.parametrize("title", SHORT)
@each_player
def test_a_player_knows_its_name_and_plays_to_the_end(name: str, title: str) -> None:
    player, rng = player_named(name), Random(1)
    assert player.name == name.partition("@")[0]
    match = oikumene.start(title, 2, 5, SHORT[title], journal=False)
    while (decision := match.decision) is not None:
        option = player.choose(match, decision.seat, rng)
        assert option in decision.options
        match.answer(option)
    assert match.over


def test_an_unknown_player_is_refused_with_the_names_that_exist() -> None:
    with pytest.raises(
        oikumene.BadSetup,
        match="'bold'; there is: easy, normal, hard, expert, random, quick, greedy, learned, s",
    ):
        player_named("bold")


@each_player
@each_title
def test_choosing_changes_nothing(name: str, title: str, options: Options) -> None:
    match = midgame(3, 40, title, options)
    before, history = match.digest(), match.history()
    decision = match.decision
    assert decision is not None
    player_named(name).choose(match, decision.seat, Random(1))
    assert (match.digest(), match.history()) == (before, history)


@each_player
@each_title
@pytest.mark.parametrize("decisions", [0, 15, 60, 100])
def test_a_player_does_not_see_what_its_seat_cannot(
    name: str, title: str, options: Options, decisions: int
) -> None:
    match = midgame(8, decisions, title, options)
    assert match.decision is not None
    seat = match.decision.seat
    player = player_named(name)
    choice = player.choose(match, seat, Random(4))
    for seed in range(5):
        other_world = match.imagine(seat, Random(seed))
        assert player.choose(other_world, seat, Random(4)) == choice


def test_greedy_beats_random() -> None:
    for seed in range(3):
        assert winners("nations", ["greedy", "random"], seed, {"ages": 2}) == [0]


def test_greedy_beats_random_to_the_agendas() -> None:
    assert winners("dawn", ["greedy", "random"], 0, {"first_game_map": True}) == [0]
    assert winners("dawn", ["random", "greedy"], 1, {"random_map": True}) == [1]


def test_greedy_beats_random_in_culture() -> None:
    assert winners("clash", ["greedy", "random"], 0, CLASH) == [0]
    assert winners("clash", ["random", "greedy"], 1, CLASH) == [1]


def test_greedy_beats_random_to_a_victory() -> None:
    assert winners("civilization", ["greedy", "random"], 0, {}) == [0]
    assert winners("civilization", ["random", "greedy"], 1, {}) == [1]


@pytest.mark.parametrize(
    ("spec", "trouble"),
    [
        ("mighty", "there is no player 'mighty'; there is: easy, normal, hard, expert, random"),
        ("random:warlike", "player 'random' takes no 'warlike'"),
        ("greedy@200", "player 'greedy' takes no '200'"),
        ("search@much", "a budget is iterations .* or seconds .*, not 'much'"),
        ("learned:nowhere.npz", "nowhere.npz holds no network"),
    ],
)
def test_a_player_that_cannot_be_is_refused(spec: str, trouble: str) -> None:
    with pytest.raises(oikumene.BadSetup, match=trouble):
        player_named(spec)


@pytest.mark.parametrize("held", [b"", b"text", b"PK\x03\x04"])
def test_a_file_without_a_network_is_refused(held: bytes, tmp_path: Path) -> None:
    (tmp_path / "net.npz").write_bytes(held)
    with pytest.raises(oikumene.BadSetup, match="holds no network"):
        player_named(f"learned:{tmp_path / 'net.npz'}")


def test_a_style_that_a_title_does_not_have_is_refused() -> None:
    match = oikumene.start("nations", 2, 1)
    with pytest.raises(oikumene.BadSetup, match="nations has no style 'lazy'"):
        player_named("greedy:lazy").choose(match, 0, Random(1))


def test_every_strength_is_played_by_somebody_who_can_have_a_style() -> None:
    assert list(STRENGTHS) == ["easy", "normal", "hard", "expert"]
    for spec in STRENGTHS.values():
        assert player_named(spec).name == spec.partition("@")[0]
        assert has_styles(spec)


@pytest.mark.parametrize(
    ("strength", "player"),
    [("easy", "easy"), ("normal", "greedy"), ("hard", "search")],
)
def test_a_player_may_be_named_by_its_strength(strength: str, player: str) -> None:
    assert player_named(strength).name == player
    assert player_named(f"{strength}:warlike").name == player


@pytest.mark.parametrize("name", ["greedy", "search@2"])
def test_whoever_plays_for_ever_does_something_else_for_once(name: str) -> None:
    match = midgame(3, 40)
    decision = match.decision
    assert decision is not None
    player = player_named(name)
    answers = {player.choose(match, decision.seat, Random(seed)) for seed in range(6)}
    match.answered = TIRED * match.seats + 1
    tired = {player.choose(match, decision.seat, Random(seed)) for seed in range(6)}
    assert len(decision.options) > BETTER
    assert len(tired) > len(answers)


@each_title
def test_options_are_rated_the_best_first(title: str, options: Options) -> None:
    match = midgame(3, 40, title, options)
    decision = match.decision
    assert decision is not None
    before = match.digest()
    advice = player_named("greedy").advise(match, decision.seat, Random(1))
    values = [each.value for each in advice]
    assert values == sorted(values, reverse=True)
    shares = [each.share for each in advice]
    assert shares == sorted(shares, reverse=True)
    assert sum(shares) == pytest.approx(1)
    assert {each.option for each in advice} == set(decision.options)
    assert advice[0].option in best(match)
    assert match.digest() == before


def best(match: Match) -> set[Option]:
    """What the greedy player takes, chance or not."""
    decision = match.decision
    assert decision is not None
    player = player_named("greedy")
    return {player.choose(match, decision.seat, Random(seed)) for seed in range(5)}


@each_title
def test_ratings_do_not_depend_on_what_the_seat_cannot_know(title: str, options: Options) -> None:
    match = midgame(8, 60, title, options)
    assert match.decision is not None
    seat = match.decision.seat
    player = player_named("greedy")
    told = player.advise(match, seat, Random(4))
    for seed in range(3):
        assert player.advise(match.imagine(seat, Random(seed)), seat, Random(4)) == told


def calendar_used() -> Match:
    """The Maya may look at the top event card as often as they like, and have looked once."""
    maya = {
        "civilization": "maya",
        "advances": ["math", "astronomy", "calendar"],
        "goods": {"culture": 1},
        "cities": {"D2": {}},
    }
    other = {"civilization": "rome", "cities": {"D7": {}}}
    regions = {"B2": "r16", "D3": "FTMF", "D5": "FFFF"}
    match = oikumene.position("clash", {"players": [maya, other], "regions": regions, "left": 0})
    match.answer("use calendar")
    match.answer("done")
    return match


@pytest.mark.parametrize("name", ["greedy", "search@60", "learned-search@60"])
def test_nobody_does_what_they_could_do_for_ever(name: str) -> None:
    match = calendar_used()
    for seed in range(5):
        advice = player_named(name).advise(match, 0, Random(seed))
        assert len(advice) > 1
        assert advice[-1].option.text == "use calendar"


class Stubborn(SearchPlayer):
    """Would do the same for ever."""

    def advise(self, match: Match, seat: int, rng: Random) -> list[Advice]:
        options = sorted(asked(match, seat).options, key=lambda o: o.text == "use calendar")
        return [Advice(option, 0.0, 0.0) for option in reversed(options)]


def test_what_led_back_to_the_same_table_is_not_done_again() -> None:
    match = calendar_used()
    player = Stubborn()

    done = []
    for _ in range(3):
        done.append(player.choose(match, 0, Random(1)).text)
        match.answer(done[-1])
    while match.answered > 2:
        match.undo()

    assert done[:2] == ["use calendar", "done"]
    assert done[2] != "use calendar"
    assert player.choose(match, 0, Random(1)).text == "use calendar"  # another try


def test_playing_on_in_mind_goes_round_in_circles_only_so_often(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    match = calendar_used()
    search = Search(match, 0, Handwritten(match.title, 2), Random(1))
    asked_by_calendar = 0

    def round_the_calendar(_mind: Mind, decision: Decision) -> list[Option]:
        nonlocal asked_by_calendar
        asked_by_calendar += decision.ask == "calendar"
        circle = ("use calendar", "done")
        return sorted(decision.options, key=lambda option: option.text not in circle)[:2]

    monkeypatch.setattr(Mind, "options", round_the_calendar)
    monkeypatch.setattr(search.judge, "glance", lambda _state, _seat: 0.0)  # the first one will do
    search._played_on(match.imagine(0, Random(2)))

    assert asked_by_calendar == OFTEN


def test_whoever_plays_for_ever_ends_it_even_where_there_are_only_two_options() -> None:
    told = [Advice(Option("again"), 0.9, 1.0), Advice(Option("end"), 0.1, 0.9)]
    assert {one_of_the_better(told, Random(seed)) for seed in range(20)} == {
        Option("again"),
        Option("end"),
    }


def test_an_easy_player_errs_about_what_is_nearly_as_good() -> None:
    match = midgame(3, 40)
    assert match.decision is not None
    seat = match.decision.seat
    best, second, *_, worst = player_named("greedy").advise(match, seat, Random(0))
    haze = HAZE * match.title.lead
    assert best.value - second.value < haze < (best.value - worst.value) / 2

    taken = Counter(player_named("easy").choose(match, seat, Random(n)) for n in range(60))

    assert taken[best.option] > taken[worst.option]
    assert taken[second.option] > taken[worst.option]


def mind_of(match: Match, few: int = FEW) -> Mind:
    looks = Handwritten(match.title, match.seats)
    return Mind(Instinct({}), looks.glance, few, Random(1))


def test_the_best_looking_of_what_comes_to_mind_is_taken() -> None:
    match = midgame(3, 40)
    assert match.decision is not None
    seat, options = match.decision.seat, match.decision.options
    mind = mind_of(match)
    some = mind.options(match.decision)
    assert len(options) > len(some) == len(set(some)) == FEW

    after, taken = mind.best(match.clone(), seat, some, further=0)

    looks = {}
    for option in some:
        tried = match.clone()
        tried.answer(option, seat)
        looks[option] = mind.glance(tried.state, seat)
    assert looks[taken] == max(looks.values()) == mind.glance(after.state, seat)
    assert mind.steps == FEW


def test_an_action_is_looked_at_when_it_is_done() -> None:
    """An advance is worth nothing before it is known which one."""
    me = {"goods": {"food": 2}, "cities": {"D2": {}}}
    match = oikumene.position("clash", {"players": [me, {}], "phase": "act", "left": 1})
    assert match.decision is not None
    advance, end = Option("advance"), Option("end")
    assert {advance, end} <= set(match.decision.options)

    begun, _ = mind_of(match).best(match.clone(), 0, [advance, end], further=0)
    done, taken = mind_of(match).best(match.clone(), 0, [end, advance])

    assert begun.decision is not None
    assert taken == advance
    assert done.view(0)["table"]["players"][0]["advances"]


def test_quick_beats_random_and_loses_to_greedy() -> None:
    games = range(8)
    over_random = [winners("nations", ["quick", "random"], seed, {"ages": 2}) for seed in games]
    over_greedy = [winners("nations", ["quick", "greedy"], seed, {"ages": 2}) for seed in games]
    assert over_random.count([0]) == len(games)
    assert over_greedy.count([0]) < len(games) / 2


def test_greedy_beats_easy() -> None:
    won = [winners("nations", ["greedy", "easy"], seed, {"ages": 2}) for seed in range(6)]
    assert won.count([0]) >= 5


def test_a_seat_that_is_not_asked_has_no_choice() -> None:
    match = oikumene.start("nations", 3, 1)
    assert match.decision is not None
    with pytest.raises(ValueError, match="not asked"):
        _ = asked(match, (match.decision.seat + 1) % 3)
