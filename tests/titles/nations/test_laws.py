"""Random games obey the laws: of the table, of repetition, of undo, and of hidden knowledge."""

from __future__ import annotations

import os
import subprocess
import sys
from collections import Counter
from collections.abc import Iterator
from hashlib import blake2b
from pathlib import Path
from random import Random
from typing import Any

import pytest

import oikumene
from oikumene.engine.errors import IllegalAnswer
from oikumene.engine.match import Match
from oikumene.titles.nations import TITLE
from tests.titles.nations.laws import (
    CARDS,
    Chancer,
    new_game,
    random_game,
    settings_of,
    watched_game,
)

GAMES = 100
BATCH = 5

ROOT = Path(__file__).parents[3]


def offers(match: Match) -> list[tuple[int, str, list[str]]]:
    """Everything that is asked."""
    return [(d.seat, d.ask, [option.text for option in d.options]) for d in match.decisions]


def everything(match: Match) -> tuple[Any, ...]:
    """All that must not change unnoticed."""
    return match.digest(), match.history(), offers(match), match.journal(), match.result


def every(nth: int, seed: int) -> Iterator[tuple[int, Match]]:
    """Every nth decision of a random game, and its end, numbered."""
    for at, match in enumerate(random_game(seed)):
        if at % nth == 0 or match.over:
            yield at, match


# The table


@pytest.mark.parametrize("first", range(0, GAMES, BATCH))
def test_every_table_obeys_the_laws_after_every_decision(first: int) -> None:
    for seed in range(first, first + BATCH):  # five seat counts each
        watched_game(seed)


def test_the_random_games_use_every_option_value() -> None:
    used: Counter[tuple[str, Any]] = Counter()
    for seed in range(GAMES):
        seats, options = settings_of(seed)
        used["seats", seats] += 1
        for setting in TITLE.settings:
            values = options[setting.name] if setting.per_seat else [options[setting.name]]
            used.update((setting.name, value) for value in values)
    assert all(used["seats", seats] == GAMES // 5 for seats in range(1, 6))
    assert all(used[s.name, value] > 5 for s in TITLE.settings for value in s.values)


# Repetition


@pytest.mark.parametrize("seed", range(200, 240))
def test_the_same_seed_and_answers_give_the_same_match(seed: int) -> None:
    first = [match.digest() for match in random_game(seed)]
    assert [match.digest() for match in random_game(seed)] == first


def test_the_public_start_gives_the_same_match_too() -> None:
    for seed in range(20):
        seats, options = settings_of(seed)
        one = oikumene.start("nations", seats, seed, options)
        two = oikumene.start("nations", seats, seed, options, journal=False)
        chancers = Chancer(seed), Chancer(seed)
        while one.decision is not None and two.decision is not None:
            assert offers(one) == offers(two)
            one.answer(chancers[0].pick(one.decision))
            two.answer(chancers[1].pick(two.decision))
        assert one.result == two.result


@pytest.mark.parametrize("seed", range(300, 330))
def test_a_save_holds_the_whole_match(seed: int) -> None:
    for at, match in every(1, seed):
        loaded = oikumene.load(match.save())
        assert loaded.digest() == match.digest()
        assert offers(loaded) == offers(match)
        if at % 40 == 0:
            assert future(loaded, seed) == future(match.clone(), seed)
            assert everything(loaded)[1:] == everything(loaded.clone())[1:]


def future(match: Match, seed: int) -> bytes:
    """The end that the same random answers lead to from here."""
    chancer = Chancer(seed)
    while match.decision is not None:
        match.answer(chancer.pick(match.decision))
    return match.digest()


def test_a_loaded_match_knows_its_past() -> None:
    for seed in range(400, 405):
        (*_, match) = random_game(seed)
        loaded = oikumene.load(match.save())
        assert everything(loaded) == everything(match)
        assert [each.digest() for each in oikumene.replay(match.save())] == [
            each.digest() for each in random_game(seed)
        ]


def test_the_order_of_sets_makes_no_difference() -> None:
    program = (
        "from tests.titles.nations.test_laws import fingerprint;"
        "print([fingerprint(seed) for seed in range(500, 510)])"
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


def fingerprint(seed: int) -> str:
    """A digest over all that a random game shows at every decision."""
    told = blake2b(digest_size=8)
    for match in random_game(seed):
        told.update(match.digest())
        told.update(repr((offers(match), match.view(0), match.journal(0))).encode())
    return told.hexdigest()


# Going back, and aside


@pytest.mark.parametrize("seed", range(600, 630))
def test_redo_repeats_what_undo_took_back(seed: int) -> None:
    undone = 0
    for _, match in every(1, seed):
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


@pytest.mark.parametrize("seed", range(700, 705))
def test_undo_comes_back_to_where_the_match_was(seed: int) -> None:
    match = new_game(seed)
    places = []
    chancer = Chancer(seed)
    while match.decision is not None:
        places.append(everything(match))
        match.answer(chancer.pick(match.decision))
    for place in reversed(places):
        match.undo(consent=True)
        assert everything(match) == place


@pytest.mark.parametrize("seed", range(800, 830))
def test_a_clone_is_equal_and_independent(seed: int) -> None:
    rng = Random(seed)
    for _, match in every(1, seed):
        before = everything(match)
        clone = match.clone()
        assert everything(clone) == before
        if clone.decision is not None:
            clone.answer(rng.choice(clone.decision.options))
            assert clone.history() != before[1]
        assert everything(match) == before


# Hidden knowledge


@pytest.mark.parametrize("seed", range(900, 925))
def test_an_imagined_world_looks_the_same_to_the_one_who_imagines(seed: int) -> None:
    rng = Random(seed)
    for _, match in every(1, seed):
        for seat in (None, *range(match.seats)):
            world = match.imagine(seat, rng)
            assert world.view(seat) == match.view(seat)
            assert world.journal(seat) == match.journal(seat)
            assert offers(world) == offers(match)


@pytest.mark.parametrize("seed", range(1000, 1010))
def test_an_imagined_world_can_be_played_to_its_end(seed: int) -> None:
    rng = Random(seed)
    for _, match in every(40, seed):
        before = everything(match)
        world = match.imagine(rng.randrange(match.seats), rng)
        assert world.clone().digest() == world.digest()
        future(world, seed)
        assert world.over
        assert everything(match) == before


# Answers that are not on offer


@pytest.mark.parametrize("seed", range(1100, 1120))
def test_answers_that_are_not_on_offer_change_nothing(seed: int) -> None:
    rng = Random(seed)
    for _, match in every(15, seed):
        before = everything(match)
        offered = {text for _, _, texts in before[2] for text in texts}
        for answer in unlisted(rng, offered):
            with pytest.raises(IllegalAnswer):
                match.answer(answer)
        assert everything(match) == before


def unlisted(rng: Random, offered: set[str]) -> list[str]:
    """Twenty answers that somebody might try."""
    verbs = ["buy", "deploy", "undeploy", "use", "hire", "take", "gain", "pay", "pass", "end", ""]
    words = [*CARDS, "food", "gold 1", "board", "vp", "", "0", "area stability"]
    tries = [f"{rng.choice(verbs)} {rng.choice(words)}" for _ in range(40)]
    return [answer for answer in tries if answer not in offered][:20]
