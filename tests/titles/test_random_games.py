"""Random games of all titles: the same again, taken back, copied, imagined, answered wrongly."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from random import Random

import pytest

import oikumene
from oikumene.engine.errors import IllegalAnswer
from tests.titles.common import Games, everything, games_of, offers, own_offers

ROOT = Path(__file__).parents[2]


def games(first: int, **counts: int) -> pytest.MarkDecorator:
    """A test of so many random games of each title, from a seed on."""
    cases = [(title, seed) for title in counts for seed in range(first, first + counts[title])]
    return pytest.mark.parametrize(
        ("games", "seed"),
        [(games_of(title), seed) for title, seed in cases],
        ids=[f"{title}-{seed}" for title, seed in cases],
    )


# Repetition


@games(200, nations=40, dawn=15, clash=15, civilization=15)
def test_the_same_seed_and_answers_give_the_same_match(games: Games, seed: int) -> None:
    first = [match.digest() for match in games.game(seed)]
    assert [match.digest() for match in games.game(seed)] == first


@games(0, nations=20, dawn=8, clash=8, civilization=8)
def test_the_public_start_gives_the_same_match_too(games: Games, seed: int) -> None:
    seats, options = games.settings_of(seed)
    one = oikumene.start(games.title.name, seats, seed, options)
    two = oikumene.start(games.title.name, seats, seed, options, journal=False)
    chancers = games.chancer(seed), games.chancer(seed)
    while one.decision is not None and two.decision is not None:
        assert offers(one) == offers(two)
        one.answer(chancers[0].pick(one.decision))
        two.answer(chancers[1].pick(two.decision))
    assert one.result == two.result


@games(300, nations=30, dawn=6, clash=6, civilization=6)
def test_a_save_holds_the_whole_match(games: Games, seed: int) -> None:
    for at, match in enumerate(games.every(1, seed)):
        loaded = oikumene.load(match.save())
        assert loaded.digest() == match.digest()
        assert offers(loaded) == offers(match)
        if at % 40 == 0:
            assert games.future(loaded, seed) == games.future(match.clone(), seed)
            assert everything(loaded)[1:] == everything(loaded.clone())[1:]


@games(400, nations=5, dawn=3, clash=3, civilization=3)
def test_a_loaded_match_knows_its_past(games: Games, seed: int) -> None:
    (*_, match) = games.game(seed)
    loaded = oikumene.load(match.save())
    assert everything(loaded) == everything(match)
    assert [each.digest() for each in oikumene.replay(match.save())] == [
        each.digest() for each in games.game(seed)
    ]


@pytest.mark.parametrize("title", oikumene.titles())
def test_the_order_of_sets_makes_no_difference(title: str) -> None:
    program = (
        "from tests.titles.common import games_of;"
        f"games = games_of({title!r});"
        "print([games.fingerprint(seed) for seed in range(500, 510)])"
    )
    runs = [
        subprocess.run(
            [sys.executable, "-c", program],
            cwd=ROOT,
            env={**os.environ, "PYTHONHASHSEED": hash_seed},
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        for hash_seed in ("1", "2")
    ]
    assert runs[0] == runs[1]
    assert runs[0].count(",") == 9


# Going back, and aside


@games(600, nations=30, dawn=6, clash=6, civilization=6)
def test_redo_repeats_what_undo_took_back(games: Games, seed: int) -> None:
    undone = 0
    for match in games.every(1, seed):
        if not match.can_undo():
            continue
        before = everything(match)
        match.undo()
        back = everything(match)
        assert len(back[1]) < len(before[1])
        match.redo()
        assert everything(match) == before
        undone += 1
    assert undone


@games(700, nations=5, dawn=3, clash=3, civilization=3)
def test_undo_comes_back_to_where_the_match_was(games: Games, seed: int) -> None:
    match, places = games.new_game(seed), {}
    for at, _ in enumerate(games.answers(match, seed)):
        if at % games.stride == 0:
            places[match.answered] = everything(match)
    while match.answered:
        match.undo(consent=True)
        if match.answered in places:
            assert everything(match) == places[match.answered]


@games(800, nations=30, dawn=6, clash=6, civilization=6)
def test_a_clone_is_equal_and_independent(games: Games, seed: int) -> None:
    rng = Random(seed)
    for match in games.every(1, seed):
        before = everything(match)
        clone = match.clone()
        assert everything(clone) == before
        if clone.decision is not None:
            clone.answer(rng.choice(clone.decision.options))
            assert clone.history() != before[1]
        assert everything(match) == before


# Hidden knowledge


@games(900, nations=25, dawn=10, clash=10, civilization=10)
def test_an_imagined_world_looks_the_same_to_the_one_who_imagines(games: Games, seed: int) -> None:
    rng = Random(seed)
    for match in games.every(1, seed):
        for seat in (None, *range(match.seats)):
            world = match.imagine(seat, rng)
            assert world.view(seat) == match.view(seat)
            assert world.journal(seat) == match.journal(seat)
            assert own_offers(world, seat) == own_offers(match, seat)
            assert games.secret_hands or offers(world) == offers(match)


@games(950, nations=10, dawn=10, clash=5, civilization=5)
def test_what_is_imagined_does_not_depend_on_what_is_hidden(games: Games, seed: int) -> None:
    for match in games.every(20, seed):
        for seat in range(match.seats):
            other = match.imagine(seat, Random(seed + 1))
            world = match.imagine(seat, Random(seed))
            assert other.imagine(seat, Random(seed)).digest() == world.digest()


@games(1000, nations=10, dawn=5, clash=5, civilization=5)
def test_an_imagined_world_can_be_played_to_its_end(games: Games, seed: int) -> None:
    rng = Random(seed)
    for match in games.every(40, seed):
        before = everything(match)
        world = match.imagine(rng.randrange(match.seats), rng)
        assert world.clone().digest() == world.digest()
        games.future(world, seed)
        assert world.over
        assert everything(match) == before


# Answers that are not on offer


@games(1100, nations=20, dawn=8, clash=8, civilization=8)
def test_answers_that_are_not_on_offer_change_nothing(games: Games, seed: int) -> None:
    rng = Random(seed)
    for match in games.every(15, seed):
        before = everything(match)
        offered = {text for _, _, texts in before[2] for text in texts}
        for answer in games.unlisted(rng, offered):
            with pytest.raises(IllegalAnswer):
                match.answer(answer)
        assert everything(match) == before
