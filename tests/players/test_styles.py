"""Styles: the same game, played with another taste."""

from __future__ import annotations

from functools import lru_cache
from random import Random
from typing import Any

import pytest

import oikumene
from oikumene.engine.match import Match
from oikumene.players import Player, has_styles, player_named
from oikumene.players.player import evaluation
from oikumene.text import LANGUAGES, Words
from oikumene.titles import NAMES, title_named
from tests.titles.dawn.given import given as dawn
from tests.titles.dawn.stage import CENTRE, PEACE, building
from tests.titles.dawn.stage import row as focus_row

USUAL = ""
STYLES = [(title, style) for title in NAMES for style in title_named(title).styles]
each_style = pytest.mark.parametrize(("title", "style"), STYLES)
QUICK: dict[str, dict[str, Any]] = {"dawn": {"first_game_map": True}}
ROUNDS = {"nations": 2, "dawn": 8, "clash": 3, "civilization": 5}


def styled(style: str, name: str = "greedy") -> Player:
    """A player with a style."""
    return player_named(f"{name}:{style}" if style else name)


def choice(match: Match, style: str) -> str:
    """What a greedy player of this style does."""
    assert match.decision is not None
    return styled(style).choose(match, match.decision.seat, Random(2)).text


@lru_cache
def played(title: str, players: tuple[str, ...], rounds: int) -> Match:
    """So many rounds of a match between these players."""
    match, rng = oikumene.start(title, len(players), 1, QUICK.get(title)), Random(1)
    seats = [player_named(name) for name in players]
    while (decision := match.decision) is not None and match.title.round(match.state) <= rounds:
        match.answer(seats[decision.seat].choose(match, decision.seat, rng), decision.seat)
    return match


def told(title: str, style: str, key: str) -> int:
    """How often the journal of a short game tells something when everybody plays a style."""
    names = (f"greedy:{style}" if style else "greedy",) * 2
    match = played(title, names, ROUNDS[title] + 1)
    return sum(entry.key == key for entry in match.journal())


@pytest.mark.parametrize("title", NAMES)
def test_every_title_has_a_few_styles_with_words_in_every_language(title: str) -> None:
    styles = title_named(title).styles
    assert len(styles) >= 3
    for language in LANGUAGES:
        words = Words(title, language)
        names = [words.say(f"style-{style}") for style in styles]
        texts = [words.say(f"style-{style}.text") for style in styles]
        assert len({*names, *texts}) == 2 * len(styles)


def test_only_those_have_styles_who_can_be_told_one() -> None:
    assert [has_styles(spec) for spec in ("greedy", "easy", "random")] == [True, True, False]
    assert not has_styles("greedy:warlike")  # it has been told already


def test_a_style_that_a_title_does_not_have_is_refused_with_those_that_it_has() -> None:
    match = oikumene.start("nations", 2, 1)
    with pytest.raises(oikumene.BadSetup, match="'trader'; it has: warlike, builder, scholar"):
        choice(match, "trader")


# What a style prefers


@pytest.mark.parametrize(
    ("style", "answer"),
    [
        (USUAL, "deploy start_caravan"),
        ("warlike", "deploy start_axeman"),
        ("builder", "buy pyramids"),
        ("scholar", "buy lyceum"),
    ],
)
def test_nations(style: str, answer: str) -> None:
    rome = {"nation": "rome", "gold": 4, "stone": 4, "food": 20}
    position = {
        "nations": [rome, {"nation": "egypt", "gold": 5, "books": 2}],
        "board": [[""] * 4, [""] * 4, ["hoplite", "pyramids", "lyceum", "ziggurat"]],
        "event": "event_1_taoism",
        "architects": 2,
        "options": {"ages": 2},
    }
    assert choice(oikumene.position("nations", position), style) == answer


@pytest.mark.parametrize(
    ("style", "answer"),
    [
        (USUAL, "resolve astrology"),
        ("cultural", "resolve early_empire"),
        ("trader", "resolve foreign_trade"),
    ],
)
def test_dawn_in_peace(style: str, answer: str) -> None:
    cards = focus_row(pottery=1, early_empire=2, astrology=3, foreign_trade=5)
    me = {"leader": "egypt", "capital": CENTRE, "row": cards}
    victory = ["civilized_money_grubber", "explorer_aesthetic", "populous_preservationist"]
    match = dawn(me, {"leader": "rome", "capital": "3,-2"}, victory=victory, **PEACE)
    assert choice(match, style) == answer


@pytest.mark.parametrize(
    ("style", "answer"), [(USUAL, "resolve early_empire"), ("warlike", "resolve masonry")]
)
def test_dawn_beside_a_weak_rival(style: str, answer: str) -> None:
    cards = focus_row(pottery=1, astrology=2, early_empire=3, masonry=5)
    me = {"leader": "egypt", "capital": CENTRE, "control": ["3,-5"], "row": cards}
    rival = {"leader": "rome", "capital": "-4,4", "control": ["3,-4"]}
    victory = ["civilized_money_grubber", "explorer_aesthetic", "populous_preservationist"]
    assert choice(dawn(me, rival, victory=victory, **PEACE), style) == answer


@pytest.mark.parametrize(("style", "verb"), [(USUAL, "found"), ("builder", "wonder")])
def test_dawn_with_marble(style: str, verb: str) -> None:
    me = {"resources": {"marble": 1}, "cities": ["0,-4", "0,-2", "1,0", "2,-1"]}
    victory = ["technophile_scholarly", "warmonger_paranoid", "populous_preservationist"]
    match = building(me, market=["stonehenge"], victory=victory)
    assert choice(match, style).split()[0] == verb


@pytest.mark.parametrize(("style", "answer"), [(USUAL, "done"), ("warlike", "recruit infantry")])
def test_clash_at_recruiting(style: str, answer: str) -> None:
    rome = {
        "civilization": "rome",
        "goods": {"food": 2, "wood": 2, "ore": 2, "ideas": 2, "gold": 2},
        "cities": {"D2": {"buildings": ["fortress"]}},
        "units": {"D2": "2 settler"},
    }
    position = {"players": [rome, {"civilization": "greece"}]}
    match = oikumene.position("clash", position)
    for given in ("recruit", "recruit infantry", "pay food 1 gold 1"):
        match.answer(given)
    assert choice(match, style) == answer


@pytest.mark.parametrize(("style", "verbs"), [(USUAL, {"scout"}), ("warlike", {"army", "unit"})])
def test_civilization_at_production(style: str, verbs: set[str]) -> None:
    rome = {
        "civilization": "rome",
        "trade": 8,
        "techs": ["code_of_laws", "pottery", "masonry"],
        "units": ["infantry_2"],
        "figures": ["army C4", "scout C4"],
    }
    position = {"round": 3, "stage": "city", "players": [rome, {"civilization": "egypt"}]}
    match = oikumene.position("civilization", position)
    match.answer("produce B3")
    assert choice(match, style).split()[0] in verbs


def worth(title: str, civilization: str, style: str, **mine: Any) -> float:
    """How a table looks to a player who has this."""
    match = oikumene.position(title, {"players": [{"civilization": civilization, **mine}, {}]})
    return evaluation(match.title, style)(match.state, 0)


def test_clash_between_learning_and_building() -> None:
    fortress = {"D2": {"mood": "happy", "buildings": ["fortress"]}}

    def learns(style: str, *advances: str) -> bool:
        learned = worth("clash", "rome", style, advances=list(advances))
        return learned > worth("clash", "rome", style, cities=fortress)

    assert not learns(USUAL, "writing")
    assert learns("scholar", "writing")
    assert learns(USUAL, "writing", "roads")
    assert not learns("builder", "writing", "roads")


def test_civilization_between_learning_and_culture() -> None:
    def learns(style: str, track: int) -> bool:
        learned = worth("civilization", "rome", style, techs=["code_of_laws", "pottery"])
        return learned > worth("civilization", "rome", style, track=track)

    assert not learns(USUAL, track=4)
    assert learns("scholar", track=4)
    assert learns(USUAL, track=3)
    assert not learns("cultural", track=3)


# What comes of it


@pytest.mark.parametrize(
    ("title", "style", "key"),
    [
        ("dawn", "cultural", "placed"),
        ("dawn", "trader", "arrived"),
        ("clash", "warlike", "recruited"),
        ("civilization", "cultural", "culture-changed"),
    ],
)
def test_a_style_shows_after_a_few_rounds(title: str, style: str, key: str) -> None:
    assert told(title, style, key) > 1.5 * told(title, USUAL, key)


@each_style
def test_every_style_soon_stands_better_than_chance(title: str, style: str) -> None:
    match = played(title, (f"greedy:{style}", "random"), ROUNDS[title])
    mine, other = (match.title.evaluate(match.state, seat) for seat in (0, 1))
    assert mine > other


@pytest.mark.parametrize("style", title_named("nations").styles)
def test_every_style_beats_chance(style: str) -> None:
    match = oikumene.start("nations", 2, 3, {"ages": 1}, journal=False)
    rng, seats = Random(3), [styled(style), player_named("random")]
    while (decision := match.decision) is not None:
        match.answer(seats[decision.seat].choose(match, decision.seat, rng))
    assert match.result is not None
    assert match.result.winners == [0]


def test_an_easy_player_has_styles_too() -> None:
    match = oikumene.start("nations", 2, 1)
    assert match.decision is not None
    easy = styled("scholar", "easy")
    taken = {easy.choose(match, match.decision.seat, Random(seed)) for seed in range(5)}
    assert taken <= set(match.decision.options)
