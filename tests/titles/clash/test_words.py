"""Every key that Clash of Cultures says has words in every language that read as that language."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import cycle, islice, product
from random import Random
from typing import Any

import pytest

import oikumene
from oikumene.engine.match import Match
from oikumene.table.telling import things as told
from oikumene.table.telling import view_of
from oikumene.text import LANGUAGES, Words
from oikumene.titles.clash.cards import COLOURS, GOODS, INFANTRY, LEADER, SHIP, UNITS
from oikumene.titles.clash.odds import victory
from oikumene.titles.clash.printed import printed
from oikumene.titles.clash.turn import NEEDS
from oikumene.titles.clash.words import TEXTS, counted, goods
from tests.spoken import COUNTS, Code, assert_reads, each_language, keys, texts
from tests.titles.clash.given import given, when

PACKAGE = "oikumene.titles.clash"
CODE = Code(PACKAGE)
MAKERS = ("Option", "options", "_way", "_option")
NAMED = {"roam", "beach", "launch", "target", "use2"}
"""Verbs that the code makes from names."""
ASKED = {"ask-beach", "ask-launch", "ask-which-first"}
"""The same of questions; one is the engine's."""

GOODS_TEXTS = ("food 2 gold 1", "mood 1", "")
PACKAGES = ("food 2 action 1 objective 5", "nothing")
SAMPLES: dict[str, tuple[str | int, ...]] = {
    "advance": ("advance:writing", "advance:captives"),
    "age": (1, 7),
    "army": ("hex:A10",),
    "attacker": ("seat:0", "owner:barbarians"),
    "building": ("building:temple", "building:observatory"),
    "by": ("seat:1",),
    "card": ("action:a01", "event:great_artist", "objective_card:o02", "civil:spies"),
    "cards": ("action:a01 wonder:great_wall", "objective_card:o01"),
    "city": ("hex:C4",),
    "civilization": ("civilization:rome",),
    "defender": ("seat:1", "owner:pirates"),
    "dice": ("5i 4c", "1l", ""),
    "die": (1, 6),
    "end": ("hex:D4",),
    "event": ("event:plague", "event:great_artist"),
    "first": ("seat:1",),
    "gained": GOODS_TEXTS,
    "given": GOODS_TEXTS,
    "gives": PACKAGES,
    "goods": GOODS_TEXTS,
    "government": ("category:democracy",),
    "infantry": (0, 2),
    "kind": ("resource:food",),
    "leader": ("leader:caesar",),
    "mood": ("mood:angry", "mood:neutral", "mood:happy"),
    "most": COUNTS,
    "n": COUNTS,
    "objective": ("objective:civilization",),
    "old": ("unit:ship",),
    "other": ("seat:1",),
    "owner": ("seat:1", "owner:barbarians", "owner:pirates"),
    "partner": ("seat:1",),
    "piece": ("building:settlement", "wonder:great_wall"),
    "player": ("seat:1",),
    "region": ("hex:C4", "region:r05"),
    "seat": ("seat:0",),
    "settlers": (1, 3),
    "space": ("hex:C4",),
    "start": ("hex:B12",),
    "straight": ("WFFB",),
    "tactics": ("tactics:peltasts",),
    "target": ("hex:C4", "seat:1"),
    "terrain": ("layout:FMTB",),
    "unit": tuple(f"unit:{unit}" for unit in UNITS),
    "wants": PACKAGES,
    "what": ("advance:farming", "building:temple", "civil:spies", "hex:C4", "resource:culture"),
    "why": ("", "advance:philosophy", "event:famine_1", "barbarians", "trade"),
    "wonder": ("wonder:great_wall",),
}
"""What the arguments of the journal and of the questions can be, by name."""
CARDS = ("action", "objective", "wonder")
OTHERS = {("ask-which-card", "kind"): CARDS, ("log-swapped", "kind"): CARDS}
"""What they are under one key only."""
HANDED_ON = {
    "log-swapped": {"seat": "seat:0", "target": "seat:1"},
    "log-swapped-cards": {
        "seat": "seat:0",
        "target": "seat:1",
        "taken": "action:a01",
        "given": "wonder:great_wall",
    },
}
"""Arguments that a call takes over from its own."""


# Every thing has a name


def things() -> Iterator[str]:
    """Every reference that the rules can make."""
    yield from printed()
    yield from ("hex:C4", "seat:0")
    yield from (f"colour:{colour}" for colour in COLOURS)


@each_language
def test_every_thing_has_a_name(language: str) -> None:
    words = Words("clash", language)
    for reference in things():
        if not reference.startswith("region:"):
            assert_reads(words.name(reference), language)


@each_language
def test_everything_printed_reads(language: str) -> None:
    words = Words("clash", language)
    for reference in printed():
        text = words.text(reference)
        assert bool(text) == (reference.partition(":")[0] in TEXTS), reference
        if text:
            assert text.endswith(".")
            assert_reads(text, language)


def test_a_card_of_two_halves_tells_both() -> None:
    words = Words("clash", "en")
    assert words.name("action:a35") == "Teach Us Now! / Prepared Defenses"
    text = words.text("objective_card:o01")
    assert "Civilization!: Status phase: you have at least 6 cities." in text
    assert "Draft: " in text


def test_an_advance_tells_what_comes_with_it() -> None:
    text = Words("clash", "en").text("advance:writing")
    assert "Education" in text
    assert "1 culture token" in text
    assert "Academy" in text
    assert "Tactics" in Words("clash", "en").text("advance:captives")


def test_seats_are_called_by_civilization_or_else_by_colour() -> None:
    words = Words("clash", "ru")
    words.meet(oikumene.start("clash", 2, 1, {"civilization": ["rome", "japan"]}))
    assert [words.player(seat) for seat in (0, 1)] == ["Рим", "Япония"]
    match = oikumene.start("clash", 2, 1, {"expansion": False})
    words.meet(match)
    colours = [p["colour"] for p in match.view()["table"]["players"]]
    assert [words.player(seat) for seat in (0, 1)] == [words.say(f"colour-{c}") for c in colours]


# Amounts

PLURALS = {
    "en": {"ideas": "1 idea, 2 ideas, 5 ideas, 11 ideas, 21 ideas"},
    "ru": {
        "food": "1 еда, 2 еды, 5 еды, 11 еды, 21 еда",
        "gold": "1 золото, 2 золота, 5 золота, 11 золота, 21 золото",
        "captive": "1 пленный, 2 пленных, 5 пленных, 11 пленных, 21 пленный",
        "ship": "1 корабль, 2 корабля, 5 кораблей, 11 кораблей, 21 корабль",
    },
    "uk": {
        "food": "1 їжа, 2 їжі, 5 їжі, 11 їжі, 21 їжа",
        "ideas": "1 ідея, 2 ідеї, 5 ідей, 11 ідей, 21 ідея",
        "captive": "1 полонений, 2 полонені, 5 полонених, 11 полонених, 21 полонений",
        "ship": "1 корабель, 2 кораблі, 5 кораблів, 11 кораблів, 21 корабель",
    },
}


@each_language
def test_amounts_have_the_right_plural(language: str) -> None:
    words = Words("clash", language)
    for good, expected in PLURALS[language].items():
        assert ", ".join(words.say(f"amount-{good}", n=n) for n in COUNTS[1:]) == expected


@each_language
def test_every_good_and_unit_can_be_counted(language: str) -> None:
    words = Words("clash", language)
    for word, n in product((*GOODS, *UNITS), COUNTS):
        assert_reads(words.say(f"amount-{word}", n=n), language)
        for key, args in counted({word: n}):
            assert_reads(words.say(key, **args), language)


def test_goods_of_the_journal_become_words() -> None:
    words = Words("clash", "ru")
    told = words._tell("log-gained", {"seat": "seat:0", "goods": "food 2 gold 1", "why": ""})
    assert "2 еды, 1 золото" in told
    assert goods("") == goods("nothing") == ("nothing", {})


def test_dice_tell_their_symbols() -> None:
    words = Words("clash", "en")
    told = words._tell("log-rolled", {"owner": "seat:0", "dice": "5i 4c", "n": 9})
    assert "5 (infantry), 4 (cavalry)" in told


def test_a_region_tells_its_terrain() -> None:
    words = Words("clash", "en")
    args = {"seat": "seat:0", "region": "hex:C4", "terrain": "layout:FMTW"}
    assert "Fertile, Mountains, Forest, Sea" in words._tell("log-explored", args)


@each_language
def test_a_tie_tells_what_broke_it(language: str) -> None:
    words = Words("clash", language)
    category = words.say("score-wonders")
    assert category in words._tell("result-tie-break", {"winners": "seat:0", "category": "wonders"})


# Every key that the code can say


@each_language
@pytest.mark.parametrize(("function", "prefix"), [("log", "log"), ("choose", "ask")])
def test_what_the_code_says_has_words_for_its_arguments(
    function: str, prefix: str, language: str
) -> None:
    words = Words("clash", language)
    found = CODE.said(function, prefix)
    assert len(found) > 90
    for key, signatures in found.items():
        for names in signatures:
            order = sorted(names)
            for values in product(*(OTHERS.get((key, name)) or SAMPLES[name] for name in order)):
                args = {**HANDED_ON.get(key, {}), **dict(zip(order, values, strict=True))}
                assert_reads(words._tell(key, args), language)


def rules() -> set[str]:
    """The rules that the code names as reasons: each stands alone in a text."""
    return CODE.constants(re.compile(r"COC-[A-Z]+-\d+").fullmatch)


@each_language
def test_every_refusal_has_words(language: str) -> None:
    words = Words("clash", language)
    assert len(rules()) > 30
    for rule in rules():
        assert_reads(words.why(rule), language)


@each_language
def test_every_reason_has_words(language: str) -> None:
    words = Words("clash", language)
    assert CODE.reasons() == {"city", "razed", "barbarians", "pirates", "trade"}
    for reason in CODE.reasons():
        assert_reads(words.say(f"reason-{reason}"), language)


def verbs() -> set[str]:
    """The verbs of all options."""
    return CODE.verbs(*MAKERS) | NAMED | {option.verb for option, _ in NEEDS}


def test_there_are_no_words_that_nobody_says() -> None:
    asked = {*CODE.said("log", "log"), *CODE.said("choose", "ask"), *ASKED}
    asked |= {f"why-{rule}" for rule in rules()} | {f"reason-{word}" for word in CODE.reasons()}
    options = tuple(f"option-{verb}" for verb in verbs())
    for key in keys(texts(PACKAGE, "en")["play.ftl"]):
        if key.startswith(("log-", "ask-", "why-", "reason-")):
            assert key in asked, key
        if key.startswith("option-"):
            assert any(key == verb or key.startswith(f"{verb}-") for verb in options), key
            _, at, ask = key.partition("-at-")
            assert not at or f"ask-{ask}" in asked, key


@each_language
def test_every_verb_has_words(language: str) -> None:
    words = Words("clash", language)
    known = keys(texts(PACKAGE, "en")["play.ftl"])
    assert len(verbs()) > 80
    for verb in verbs():
        assert words.has(f"option-{verb}") or [k for k in known if k.startswith(f"option-{verb}-")]


ANY = {
    "amounts": [{"good": "resource:food", "n": 2}, {"good": "unit:ship", "n": 1}],
    "chance": ("chance", {"n": 33, "most": 50, "cost": 1}),
    "end": "hex:D4",
    "foe": ("foe", {"owner": "owner:pirates", "things": counted({"ship": 2})}),
    "helped": ("helped", {"things": "advance:roads"}),
    "here": ("here", {"things": [("exhausted-here", {})]}),
    "n": 2,
    "odds": ("odds", {"n": 58}),
    "other": "objective_card:o01",
    "price": ("price-or", {"one": ("price-free", {}), "other": ("price-free", {})}),
    "reach": 3,
    "space": "hex:C4",
    "start": "hex:B4",
    "terrain": "terrain:forest",
    "terrains": "terrain:sea terrain:barren",
    "thing": "action:a01",
    "timing": ("timing-reaction", {}),
    "token": ("advance-token", {"goods": counted({"mood": 1})}),
    "unlocks": ("advance-unlocks", {"things": "building:temple"}),
    "unseen": "yes",
    "way": "druids",
}
"""What the title can tell about options, all at once."""


@each_language
@pytest.mark.parametrize("file", ["play.ftl", "screen.ftl"])
def test_every_option_reads_with_any_facts(file: str, language: str) -> None:
    words = Words("clash", language)
    for key in keys(texts(PACKAGE, language)[file]):
        if key.startswith(("option-", "brief-")):
            assert_reads(words.say(key, **ANY), language)


# What is told of options


TWO_FOOD = ("price", {"goods": [("resource-food.count", {"n": 2})]})


def facts(match: Match, text: str) -> dict[str, Any]:
    """What is told of an option."""
    assert match.decision is not None
    return match.facts(match.decision.seat, match.decision.find(text))


def test_an_advance_tells_its_price_and_what_it_brings() -> None:
    match = given({"civilization": "babylon", "goods": {"food": 2}})
    told = facts(when(match, "advance"), "advance writing")
    assert told["price"] == TWO_FOOD
    assert told["helped"] == ""
    assert told["token"][1] == {"goods": [("resource-culture.count", {"n": 1})]}
    assert told["unlocks"][1] == {"things": "building:academy advance:code_of_laws"}


def test_an_advance_tells_what_makes_it_cheaper() -> None:
    advances = ["fishing", "ship_construction"]
    match = given({"civilization": "vikings", "advances": advances, "goods": {"food": 2}})
    told = facts(when(match, "advance"), "advance navigation")
    assert told["price"] == ("price-free", {})
    assert told["helped"] == ("helped", {"things": "advance:ship_construction"})


def test_a_building_tells_its_price_and_its_city() -> None:
    cities: dict[str, Any] = {"D2": {"mood": "happy"}, "E2": {}}
    goods = {"food": 1, "wood": 1, "ore": 1}
    match = given({"advances": ["myths"], "goods": goods, "cities": cities})
    told = facts(when(match, "build"), "build D2 temple")
    assert (told["space"], told["thing"]) == ("hex:D2", "building:temple")
    assert told["price"][1]["goods"] == counted(goods)
    assert told["here"][1]["things"] == [
        ("city-here", {"owner": "seat:0", "size": 1, "mood": "mood:happy"})
    ]


def test_a_wonder_tells_who_made_it_cheaper() -> None:
    match = given(
        {
            "advances": ["engineering", "storage"],
            "cities": {"D2": {"mood": "happy"}, "E2": {"mood": "happy"}},
            "goods": {"food": 3, "wood": 2, "ore": 7, "culture": 5},
            "wonders": ["great_wall"],
            "open_cards": ["great_architect"],
        }
    )
    told = facts(when(match, "build"), "wonder D2 great_wall")
    assert told["price"][1]["goods"][-1] == ("resource-culture.count", {"n": 2})
    assert told["helped"] == ("helped", {"things": "event:great_architect"})


def test_a_unit_and_a_mood_tell_their_prices() -> None:
    match = given({"goods": {"food": 2, "ore": 1}, "cities": {"D2": {}}})
    assert facts(when(match, "recruit"), "recruit settler")["price"] == TWO_FOOD
    match = given({"goods": {"mood": 2}, "cities": {"D2": {"mood": "angry"}}})
    told = facts(when(match, "improve"), "raise D2 happy")
    assert told["thing"] == "mood:happy"
    assert told["price"][1]["goods"] == counted({"mood": 2})


def test_a_card_tells_its_upper_half_and_when_it_is_played() -> None:
    told = facts(given({"actions": ["a37"], "goods": {"culture": 1}}), "play a37")
    assert told["thing"] == "civil:militia"
    assert told["timing"] == ("timing-free", {})
    assert told["price"][1]["goods"] == counted({"culture": 1})


# A die hits alone with 5 or 6, one time in three; both may fall.
@pytest.mark.parametrize(
    ("attackers", "defenders", "more", "chance"),
    [
        ((INFANTRY,), (INFANTRY,), {}, 2 / 5),
        ((INFANTRY,), (), {}, 1),
        ((INFANTRY,), (), {"die": True, "cancel": True}, 2 / 3),
        ((SHIP,), (SHIP,), {"sea": True}, 2 / 5),
        ((LEADER,), (INFANTRY,), {}, 4 / 9),
    ],
)
def test_the_odds_of_a_battle(
    attackers: tuple[int, ...], defenders: tuple[int, ...], more: dict[str, bool], chance: float
) -> None:
    assert victory(attackers, defenders, **more) == pytest.approx(chance)


FIELD = {"D3": "FFFF"}


def test_an_attack_tells_the_defenders_and_the_odds() -> None:
    match = given(
        {"advances": ["tactics"], "units": {"D3": "2 infantry"}},
        {"units": {"D4": "infantry", "C4": "settler"}},
        regions=FIELD,
    )
    when(match, "move", "from D3")
    told = facts(match, "to D4")
    assert told["foe"] == (
        "foe",
        {"owner": "seat:1", "things": [("unit-infantry.count", {"n": 1})]},
    )
    assert told["odds"] == ("odds", {"n": 97})
    assert facts(match, "to C4")["foe"] == ("foe-undefended", {"owner": "seat:1"})
    assert facts(match, "to E4")["foe"] == facts(match, "to E4")["odds"] == ""


def test_nobody_tells_odds_if_it_is_not_clear_who_attacks() -> None:
    match = given(
        {"advances": ["tactics"], "units": {"D3": "infantry", "E4": "2 infantry"}},
        {"units": {"D4": "infantry"}},
        regions=FIELD,
    )
    told = facts(when(match, "move", "from D3"), "to D4")
    assert told["foe"][0] == "foe"
    assert told["odds"] == ""


def test_influence_tells_its_chances() -> None:
    mine = {"goods": {"culture": 3}, "cities": {"D2": {}, "D3": {}}}
    theirs = {
        "cities": {"D7": {}, "D4": {"buildings": ["temple"]}, "D5": {"buildings": ["fortress"]}}
    }
    match = given(mine, theirs, regions={"D3": "FFFF", "D5": "FFFF"})
    told = facts(when(match, "influence"), "target D5")
    assert told["chance"] == ("chance", {"n": 33, "most": 67, "cost": 1})


def test_every_group_and_payment_tells_its_amounts() -> None:
    match = given({"advances": ["tactics"], "units": {"D3": "2 infantry, settler"}}, regions=FIELD)
    told = facts(when(match, "move", "from D3", "to D4"), "group infantry 2 settler 1")
    assert told["amounts"] == [{"good": "unit:infantry", "n": 2}, {"good": "unit:settler", "n": 1}]


# What browsers get


def test_browsers_get_the_words_of_everything_printed() -> None:
    shown = told("clash")
    assert shown.keys() == printed().keys()
    assert shown["advance:writing"]["category"] == "education"
    assert shown["advance:captives"]["linked"] == "tactics"
    assert shown["action:a37"]["civil"] == "militia"
    assert shown["action:a37"]["cost"] == {"culture": 1}
    assert shown["leader:hannibal"]["civilization"] == "carthage"
    assert shown["category:education"]["advances"][0] == "writing"


def test_a_view_calls_seats_and_completes_its_options() -> None:
    match = given({"civilization": "rome", "goods": {"food": 2}}, {"civilization": "japan"})
    view = view_of(when(match, "advance"), 0)
    assert view["called"] == {"0": "civilization:rome", "1": "civilization:japan"}
    assert all(option["facts"]["price"] for option in view["decision"]["options"])


# Whole games

GAMES: list[tuple[int, dict[str, Any]]] = [
    (2, {}),
    (3, {"expansion": False, "length": "short"}),
    (4, {"alternate_history": True, "open_wonders": True, "length": "short"}),
]
A_FEW = 4
"""So many options of a decision are read: spaces are all alike."""
IDLE = ("end", "done", "raze", "cancel")


@pytest.mark.parametrize(("seats", "options"), GAMES)
def test_a_whole_game_can_be_told(seats: int, options: dict[str, Any]) -> None:
    rng = Random(seats)
    match = oikumene.start("clash", seats, seats, options)
    spoken = cycle(Words("clash", language) for language in LANGUAGES)
    while (decision := match.decision) is not None:
        words = next(spoken)
        words.meet(match)
        assert_reads(words.ask(decision), words.language)
        for option in rng.sample(list(decision.options), min(len(decision.options), A_FEW)):
            assert_reads(words.option(match, decision.seat, option), words.language)
            brief = f"brief-{option.verb}"
            if option.args and words.has(brief):
                told = match.facts(decision.seat, option)
                assert_reads(words.say(brief, **told), words.language)
        busy = [option for option in decision.options if option.verb not in IDLE]
        match.answer(rng.choice(busy if busy and rng.random() < 0.8 else decision.options))
    assert match.result is not None
    for words in islice(spoken, len(LANGUAGES)):
        assert_reads(words.result(match.result), words.language)
        for entry in match.journal():
            assert_reads(words.entry(entry), words.language)
