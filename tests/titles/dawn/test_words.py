"""Every key that A New Dawn says has words in every language that read as that language."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import cycle, islice, product
from random import Random
from typing import Any

import pytest

import oikumene
from oikumene.table.telling import things as told
from oikumene.table.telling import view_of
from oikumene.text import LANGUAGES, Words
from oikumene.titles.dawn.cards import CITY_STATES, COLOURS, FOCUS, WONDERS
from oikumene.titles.dawn.facts import odds
from oikumene.titles.dawn.printed import printed
from oikumene.titles.dawn.state import DawnTable
from tests.spoken import COUNTS, Code, assert_reads, each_language, keys, texts
from tests.titles.dawn.given import given, when

PACKAGE = "oikumene.titles.dawn"
CODE = Code(PACKAGE)
MAKERS = ("Option", "_card_options", "options", "option")

SAMPLES: dict[str, tuple[str | int, ...]] = {
    "agenda": ("agenda:civilized",),
    "attack": COUNTS,
    "barbarian": ("barbarian:A", "barbarian:I"),
    "card": ("card:estadio_do_maracana", "city_state:seoul", "diplomacy:embassy@1"),
    "defence": (5,),
    "die": (1, 6),
    "event": ("event:move", "event:trade"),
    "given": ("resource:oil",),
    "level": (2, 3, 4),
    "n": COUNTS,
    "old": ("card:ap_pottery",),
    "other": ("card:flight", 3),
    "player": ("seat:0",),
    "resource": tuple(f"resource:{each}" for each in ("marble", "mercury", "oil", "diamond")),
    "rival": ("seat:1",),
    "seat": ("seat:0", "seat:4"),
    "side": ("side:A", "side:B"),
    "space": ("hex:3,-1", "hex:0,0"),
    "start": ("hex:-12,4",),
    "state": ("city_state:mohenjo_daro",),
    "taken": ("resource:diamond",),
    "target": ("target:barbarian", "target:city_state", "target:piece"),
    "thing": ("card:oracle", "natural_wonder:mount_everest", "city_state:geneva"),
    "tile": ("tile:4",),
    "why": ("card:replaceable_parts", "leader:sumeria", "diplomacy:embassy@1"),
    "wonder": ("card:big_ben",),
}
"""What the arguments of the journal and of the questions can be, by name."""
HANDED_ON = {
    f"ask-spend-on-{side}": frozenset({"attack", "defence"}) for side in ("attack", "defence")
}
"""Arguments that a call takes over from its own."""


# Every thing has a name


def things() -> Iterator[str]:
    """Every reference that the rules can make."""
    yield from printed()
    yield from ("hex:3,-1", "seat:0", "side:A", "side:B")
    yield from (f"target:{each}" for each in ("barbarian", "city_state", "piece"))
    kinds = ("token", "reinforced", "city", "capital")
    yield from (f"piece:{kind}@{seat}" for kind in kinds for seat in range(5))
    yield from (f"colour:{colour}" for colour in COLOURS)


@each_language
def test_every_thing_has_a_name(language: str) -> None:
    words = Words("dawn", language)
    for reference in things():
        assert_reads(words.name(reference), language)


@each_language
def test_everything_printed_reads(language: str) -> None:
    words = Words("dawn", language)
    silent = ("resource", "barbarian", "terrain", "era", "tile")
    for reference in printed():
        text = words.text(reference)
        assert bool(text) != reference.startswith(silent), reference
        if text:
            assert text.endswith(".")
            assert_reads(text, language)


def test_a_space_is_called_by_its_coordinates() -> None:
    words = Words("dawn", "en")
    assert words.name("hex:3,-1") == "(3, −1)"
    sentence = words.say("log-shifted", seat="seat:0", start="hex:0,-2", space="hex:-1,-1")
    assert sentence == "Player 1 moves a control token from (0, −2) to (−1, −1)"


def test_a_card_of_a_player_is_called_by_both() -> None:
    words = Words("dawn", "uk")
    words.seats = {1: "leader:egypt"}
    assert words.name("diplomacy:embassy@1") == "Посольство (Єгипет)"
    assert words.say("log-diplomacy", seat="seat:0", card="diplomacy:embassy@1").endswith(
        "Посольство (Єгипет)"
    )


@pytest.mark.parametrize("thing", ["natural_wonder:pantanal", "city_state:seoul"])
def test_kinds_of_two_words_are_things_in_sentences(thing: str) -> None:
    words = Words("dawn", "en")
    assert words.say("log-took", seat="seat:0", thing=thing) == (
        f"Player 1 takes {words.name(thing)}"
    )


def test_seats_are_called_by_their_leaders_and_so_is_the_automated_player() -> None:
    match = oikumene.start("dawn", 1, 3, {"first_game_map": True})
    words = Words("dawn", "ru")
    words.meet(match)
    assert isinstance(match.state, DawnTable)
    leaders = [p.leader for p in match.state.players]
    assert [words.player(seat) for seat in (0, 1)] == [words.name(f"leader:{x}") for x in leaders]


# Every key that the code can say


@each_language
@pytest.mark.parametrize(("function", "prefix"), [("log", "log"), ("choose", "ask")])
def test_what_the_code_says_has_words_for_its_arguments(
    function: str, prefix: str, language: str
) -> None:
    words = Words("dawn", language)
    found = CODE.said(function, prefix)
    assert len(found) > 40
    for key, signatures in found.items():
        for names in signatures:
            order = sorted(names | HANDED_ON.get(key, frozenset()))
            for values in product(*(SAMPLES[name] for name in order)):
                args = dict(zip(order, values, strict=True))
                assert_reads(words._tell(key, args), language)


def rules() -> set[str]:
    """The rules that the code names as reasons: each stands alone in a text."""
    return CODE.constants(re.compile(r"CND-[A-Z]+-\d+").fullmatch)


@each_language
def test_every_refusal_has_words(language: str) -> None:
    words = Words("dawn", language)
    assert len(rules()) > 15
    for rule in rules():
        assert_reads(words.why(rule), language)


def test_there_are_no_words_that_nobody_says() -> None:
    asked = {*CODE.said("log", "log"), *CODE.said("choose", "ask")}
    asked |= {f"why-{rule}" for rule in rules()}
    options = tuple(f"option-{verb}" for verb in CODE.verbs(*MAKERS))
    for key in keys(texts(PACKAGE, "en")["play.ftl"]):
        if key.startswith(("log-", "ask-", "why-", "reason-")):
            assert key in asked
        if key.startswith("option-"):
            assert any(key == verb or key.startswith(f"{verb}-") for verb in options), key
            _, at, ask = key.partition("-at-")
            assert not at or f"ask-{ask}" in asked, key


@each_language
def test_every_verb_has_words(language: str) -> None:
    words = Words("dawn", language)
    verbs = CODE.verbs(*MAKERS)
    assert len(verbs) > 35
    for verb in verbs:
        assert words.has(f"option-{verb}"), verb


SUM = ("sum", {"n": 7, "because": [{"thing": "city_state:kabul", "change": 3}]})
FACTS: list[dict[str, Any]] = [
    {
        "amounts": [{"good": "resource:oil", "n": n}, {"good": "good:trade", "n": n}],
        "attack": 5,
        "attack-then": 5 + n,
        "barbarian": "barbarian:C",
        "because": [{"thing": "card:machu_picchu", "change": 1}] if n else [],
        "card": card,
        "defence": 4,
        "defence-then": 4 + n,
        "foe": "piece:city@2",
        "given": "resource:oil",
        "here": ("here", {"things": "resource:oil barbarian:B"}) if n else "",
        "mine": SUM,
        "n": n,
        "odds": 58,
        "old": "card:flight",
        "other": "card:flight",
        "production": n,
        "resource": "resource:mercury",
        "side": "side:B",
        "slot": 1,
        "space": "hex:3,-1",
        "start": "hex:2,0",
        "state": "city_state:seoul",
        "steps": ("steps", {"n": n}) if n else "",
        "taken": "resource:marble",
        "terrain": "terrain:hills",
        "theirs": SUM,
        "thing": card,
        "tile": "tile:12",
        "turn": 60 * n,
    }
    for card in ("card:estadio_do_maracana", "diplomacy:joint_war@1")
    for n in COUNTS
]
"""What the title can tell about options, all at once."""


@each_language
@pytest.mark.parametrize("file", ["play.ftl", "screen.ftl"])
def test_every_option_reads_with_any_facts(file: str, language: str) -> None:
    words = Words("dawn", language)
    for key in keys(texts(PACKAGE, language)[file]):
        if key.startswith(("option-", "brief-")):
            for facts in FACTS:
                assert_reads(words.say(key, **facts), language)


@each_language
def test_every_reference_in_the_code_has_a_name(language: str) -> None:
    words = Words("dawn", language)
    known = {reference.partition(":")[0] for reference in things()}
    pattern = re.compile(rf"({'|'.join(known)}):\w*[^\W_]")
    for reference in CODE.constants(pattern.fullmatch):
        assert_reads(words.name(reference), language)


# What is told of options

ROW = ["astrology", "foreign_trade", "pottery", "early_empire", "masonry"]
EGYPT = {"leader": "egypt", "capital": "-4,4", "row": ROW}


def facts(answers: str, text: str, *players: dict[str, Any], **table: Any) -> dict[str, Any]:
    """What is told of an option after some answers."""
    match = when(given(*players, {}, **table), *answers.split("; "))
    assert match.decision is not None
    return match.facts(match.decision.seat, match.decision.find(text))


@pytest.mark.parametrize(
    ("attack", "defence", "percent"),
    [(0, 0, 42), (1, 0, 58), (0, 1, 28), (5, 0, 97), (6, 0, 100), (0, 5, 0)],
)
def test_the_odds_of_an_attack(attack: int, defence: int, percent: int) -> None:
    assert odds(attack, defence) == percent


def test_an_attack_tells_both_sides_and_why() -> None:
    told = facts(
        "resolve masonry",
        "attack -3,3 barbarian",
        EGYPT,
        barbarians={"B": "-3,3"},
        wonders={"alhambra": "-4,4"},
    )
    assert (told["foe"], told["attack"], told["defence"]) == ("barbarian:B", 7, 1)
    assert told["odds"] == 100
    words = Words("dawn", "en")
    assert words.say(told["mine"][0], **told["mine"][1]) == "7 (5 + 2 Alhambra)"


def test_a_wonder_tells_its_cost_and_why() -> None:
    egypt = {**EGYPT, "diplomacy": ["buenos_aires"], "resources": {"marble": 2}}
    told = facts("resolve pottery", "wonder stonehenge", egypt, market=["stonehenge"])
    assert (told["n"], told["production"]) == (4, 3)
    assert told["because"] == [
        {"thing": "leader:egypt", "change": -1},
        {"thing": "city_state:buenos_aires", "change": -2},
    ]


def test_a_place_tells_what_is_taken_there() -> None:
    told = facts("resolve early_empire", "place -5,5", EGYPT)
    assert told["terrain"] == "terrain:desert"
    assert told["here"] == ("here", {"things": "resource:oil"})


def test_a_caravan_tells_its_way() -> None:
    told = facts("resolve foreign_trade", "go -4,2", EGYPT)
    assert told["steps"] == ("steps", {"n": 2})
    assert told["path"] == ["hex:-4,3", "hex:-4,2"]


def test_a_slot_tells_what_changed_it() -> None:
    match = given(EGYPT, {}, wonders={"machu_picchu": "-4,4"})
    assert match.decision is not None
    text = Words("dawn", "en").option(match, 0, match.decision.find("resolve astrology"))
    assert text == "Resolve Astrology from slot 3 (1 + 2 Machu Picchu)"


def test_spending_in_a_fight_tells_both_sums() -> None:
    words = Words("dawn", "en")
    args = {"attack": 5, "defence": 7, "n": 2}
    attack = words._tell("option-spend-at-spend-on-attack", args)
    defence = words._tell("option-spend-at-spend-on-defence", args)
    assert attack == "Spend 2 trade tokens: 7 against 7"
    assert defence == "Spend 2 trade tokens: 5 against 9"


# What browsers get


def test_browsers_get_the_words_of_everything_printed() -> None:
    shown = told("dawn")
    assert shown.keys() == printed().keys()
    assert {f"card:{id_}" for id_ in (*FOCUS, *WONDERS)} < shown.keys()
    assert {f"city_state:{id_}" for id_ in CITY_STATES} < shown.keys()
    assert shown["card:pottery"]["type"] == "industry"
    assert shown["tile:1"]["A"][0] == [
        0,
        0,
        "natural_wonder",
        "natural_wonder:torres_del_paine",
    ]


def test_a_view_calls_seats_and_completes_its_options() -> None:
    match = given({"leader": "rome"}, {"leader": "japan"})
    view = view_of(match, 0)
    assert view["called"] == {"0": "leader:rome", "1": "leader:japan"}
    assert all(option["facts"]["slot"] for option in view["decision"]["options"])


# Whole games

GAMES: list[tuple[int, dict[str, Any]]] = [
    (1, {"first_game_map": True}),
    (2, {"random_map": True, "automated_player": True}),
    (3, {}),
    (4, {"first_game_map": True}),
]
A_FEW = 4
"""So many options of a decision are read: spaces are all alike."""


@pytest.mark.parametrize(("seats", "options"), GAMES)
def test_a_whole_game_can_be_told(seats: int, options: dict[str, Any]) -> None:
    rng = Random(seats)
    match = oikumene.start("dawn", seats, seats, options)
    spoken = cycle(Words("dawn", language) for language in LANGUAGES)
    while (decision := match.decision) is not None:
        words = next(spoken)
        words.meet(match)
        assert_reads(words.ask(decision), words.language)
        for option in rng.sample(list(decision.options), min(len(decision.options), A_FEW)):
            assert_reads(words.option(match, decision.seat, option), words.language)
        match.answer(rng.choice(decision.options))
    assert match.result is not None
    for words in islice(spoken, len(LANGUAGES)):
        assert_reads(words.result(match.result), words.language)
        for entry in match.journal():
            assert_reads(words.entry(entry), words.language)
