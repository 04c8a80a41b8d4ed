"""Every key has its words in every language, and they read as that language."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import product
from pathlib import Path
from random import Random
from typing import Any

import pytest
from fluent.runtime import FluentResource
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

import oikumene
from oikumene.engine.decision import Option
from oikumene.engine.errors import OikumeneError
from oikumene.text import LANGUAGES, MissingText, Words
from oikumene.text.ledger import ledger_of
from oikumene.titles import NAMES, title_named
from oikumene.titles.nations.cards import (
    CARDS,
    DIFFICULTIES,
    EVENTS,
    GOODS,
    NATIONS,
    TABLES,
    TILES,
)
from tests.spoken import (
    COUNTS,
    Code,
    assert_reads,
    each_language,
    entries,
    keys,
    texts,
    wrong_letters,
)

PACKAGES = ("oikumene", *(title_named(name).package for name in NAMES))
HALVES = [half.id for event in EVENTS.values() for half in (event.top, event.bottom)]
NATIONS_PACKAGE = title_named("nations").package
CODE = Code("oikumene.engine", NATIONS_PACKAGE)


# The files


@pytest.mark.parametrize("package", PACKAGES)
@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_every_language_has_the_same_keys_in_the_same_order(package: str, language: str) -> None:
    english, other = texts(package, "en"), texts(package, language)
    assert english.keys() == other.keys()
    for name in english:
        assert keys(english[name]) == keys(other[name]), name


@each_language
@pytest.mark.parametrize("title", NAMES)
def test_every_file_is_sound(title: str, language: str) -> None:
    seen: set[str] = set()  # a title's words and the common ones are read together
    for package in (PACKAGES[0], title_named(title).package):
        for name, text in texts(package, language).items():
            junk = [entry for entry in FluentResource(text).body if isinstance(entry, ftl.Junk)]
            assert not junk, f"{name}: {junk[0].content}"
            ids = [entry.id.name for entry in entries(text)]
            assert not seen.intersection(ids), name
            assert len(ids) == len(set(ids)), name
            seen.update(ids)


# The alphabets


class Said(Visitor):
    """Collects the plain text of a message."""

    def __init__(self) -> None:
        self.texts: list[str] = []

    def visit_TextElement(self, node: ftl.TextElement) -> None:  # noqa: N802
        """One piece of text."""
        self.texts.append(node.value)


@each_language
def test_sentences_keep_to_their_alphabet(language: str) -> None:
    for package in PACKAGES:
        for name, text in texts(package, language).items():
            if name in ("common.ftl", "screen.ftl"):  # they may name the keys of a keyboard
                text = re.sub("[A-Za-z]", "", text) if language != "en" else text
            for entry in entries(text):
                said = Said()
                said.visit(entry)
                wrong = [text for text in said.texts if wrong_letters(text, language)]
                assert not wrong, f"{entry.id.name}: {wrong}"


# The browser app

WEB = Path(oikumene.__file__).parents[2] / "web" / "src"
SAYS = re.compile(r"""(?:say|has|phrase)\(\[?\s*'([a-z][\w.-]+)'""")


def said_in_app(title: str) -> set[tuple[str, str]]:
    """The keys that the app says at a table of a title, with the files."""
    others = {WEB / "titles" / name for name in NAMES if name != title}
    return {
        (key, file.name)
        for file in WEB.rglob("*")
        if file.suffix in (".svelte", ".ts") and not others.intersection(file.parents)
        for key in SAYS.findall(file.read_text(encoding="utf-8"))
    }


@pytest.mark.parametrize("title", NAMES)
def test_the_app_says_only_what_has_words(title: str) -> None:
    words = Words(title, "en")
    said = said_in_app(title)
    assert len(said) > 100
    assert not [(key, file) for key, file in sorted(said) if not words.has(key)]


@pytest.mark.parametrize("language", LANGUAGES[1:])
@pytest.mark.parametrize("title", NAMES)
def test_a_translated_ledger_has_the_same_rules(title: str, language: str) -> None:
    english, other = ledger_of(title), ledger_of(title, language)
    assert [(r.id, r.tag) for r in english.rules.values()] == [
        (r.id, r.tag) for r in other.rules.values()
    ]
    for rule in other.rules.values():
        assert re.search("[а-яіїєґ]", rule.text), rule.id


# Every thing has a name


def things() -> Iterator[str]:
    """Every reference that the rules can make from data."""
    yield from (f"card:{card}" for card in CARDS)
    yield from (f"event:{event}" for event in (*HALVES, *EVENTS, *TILES))
    yield from (f"tile:{tile}" for tile in TILES)
    yield from (f"nation:{nation}" for nation in NATIONS)
    yield from (f"card:{nation}_{side}" for nation in NATIONS for side in NATIONS[nation].sides)
    yield from (f"side:{side}" for nation in NATIONS.values() for side in nation.sides)
    yield from (f"difficulty:{level}" for level in DIFFICULTIES)
    yield from (f"kind:{card.kind}" for card in CARDS.values())
    yield from (f"level:{card.level}" for card in CARDS.values())
    yield from (f"age:{age}" for age in range(1, TABLES.ages + 1))
    yield from (f"good:{good}" for good in (*GOODS, "strength", "stability"))
    yield from (f"track:{section}" for section in ("food", "stability", "beside"))
    places = ("area", "board", "advisor", "tower", "architects")
    yield from (f"place:{place}" for place in places)
    yield from (f"hall:{rank}" for rank in (*(r.id for r in TABLES.hall_of_fame), "none", "lost"))


@each_language
def test_every_thing_has_a_name(language: str) -> None:
    words = Words("nations", language)
    for reference in things():
        assert not wrong_letters(words.name(reference), language)


@each_language
def test_every_event_and_ability_has_a_text(language: str) -> None:
    words = Words("nations", language)
    for reference in (
        *(f"event:{event}" for event in (*HALVES, *EVENTS, *TILES)),
        *(f"nation:{nation}" for nation in NATIONS),
    ):
        assert_reads(words.text(reference), language)


@each_language
def test_every_card_has_a_text(language: str) -> None:
    words = Words("nations", language)
    for card in CARDS:
        text = words.card_text(card)
        assert text.endswith("."), card
        assert_reads(text, language)


@each_language
@pytest.mark.parametrize("title", NAMES)
def test_every_setting_and_its_values_have_names(title: str, language: str) -> None:
    words = Words(title, language)
    words.say(f"title-{title}")
    for setting in title_named(title).settings:
        words.say(f"setting-{setting.name}")
        words.say(f"setting-{setting.name}.text")
        for value in setting.values:
            if isinstance(value, bool):
                words.say("setting-on" if value else "setting-off")
            else:
                words.say(f"setting-{setting.name}-{'none' if value is None else value}")


# Every key that the code can say

SAMPLES: dict[str, tuple[str | int, ...]] = {
    "age": ("age:2",),
    "card": ("card:ziggurat", "card:spinning_jenny"),
    "event": ("event:christianity", "card:titanic"),
    "good": tuple(f"good:{good}" for good in GOODS),
    "level": ("difficulty:king",),
    "n": COUNTS,
    "nation": ("nation:rome",),
    "old": ("card:forum",),
    "one": ("event:event_1_rigveda", "card:ziggurat"),
    "other": ("event:exodus",),
    "phase": ("phase:action",),
    "price": COUNTS,
    "seat": ("seat:0",),
    "seats": ("seat:1 seat:0",),
    "section": ("track:food", "track:stability", "track:beside"),
    "side": ("side:B",),
    "source": ("place:area", "card:ziggurat"),
    "tile": ("tile:solo_1_1",),
    "two": ("event:event_1_taoism", "card:forum"),
    "what": ("good:strength", "good:stability", "good:books"),
    "why": ("", "event:taoism", "card:petra", "production"),
    **dict.fromkeys(("gold", "food", "stone", "books"), (-2, 0, 1)),
}
"""What the arguments of the journal and of the questions can be, by name."""


@each_language
@pytest.mark.parametrize(("function", "prefix"), [("log", "log"), ("choose", "ask")])
def test_what_the_code_says_has_words_for_its_arguments(
    function: str, prefix: str, language: str
) -> None:
    words = Words("nations", language)
    found = CODE.said(function, prefix)
    assert len(found) > 25
    for key, signatures in found.items():
        for names in signatures:
            order = sorted(names)
            for values in product(*(SAMPLES[name] for name in order)):
                args = dict(zip(order, values, strict=True))
                assert_reads(words._tell(key, args), language)


MAKERS = ("Option", "card_option", "good_option", "amounts_option")


def test_there_are_no_words_that_nobody_says() -> None:
    asked = {*CODE.said("log", "log"), *CODE.said("choose", "ask")}
    asked |= {f"why-{rule}" for rule in rules()}
    asked |= {f"reason-{word}" for word in CODE.reasons()}
    options = tuple(f"option-{verb}" for verb in CODE.verbs(*MAKERS))
    for key in keys(texts(NATIONS_PACKAGE, "en")["play.ftl"]):
        if key.startswith(("log-", "ask-", "why-", "reason-")):
            assert key in asked
        if key.startswith("option-"):
            assert any(key == verb or key.startswith(f"{verb}-") for verb in options), key


@each_language
def test_every_verb_has_words(language: str) -> None:
    words = Words("nations", language)
    known = keys(texts(NATIONS_PACKAGE, "en")["play.ftl"])
    verbs = CODE.verbs(*MAKERS)
    assert len(verbs) > 25
    for verb in verbs:
        assert words.has(f"option-{verb}") or [k for k in known if k.startswith(f"option-{verb}-")]


FACTS: list[dict[str, Any]] = [
    {
        "card": "card:spinning_jenny",
        "source": source,
        "section": section,
        "good": "good:books",
        "n": n,
        "price": n,
        "amounts": [{"good": "good:food", "n": n}, {"good": "good:vp", "n": 1}],
        "because": [{"thing": "card:hannibal", "change": 1}] if n else [],
        "nation": "nation:rome",
        "side": "side:B",
        "event": "event:event_1_taoism",
    }
    for source in SAMPLES["source"]
    for section in SAMPLES["section"]
    for n in COUNTS
]
"""What the title can tell about options, all at once."""


@each_language
def test_every_option_reads_with_any_facts(language: str) -> None:
    words = Words("nations", language)
    for key in keys(texts(NATIONS_PACKAGE, language)["play.ftl"]):
        if key.startswith("option-"):
            for facts in FACTS:
                assert_reads(words._tell(key, facts), language)


def rules() -> set[str]:
    """The rules that the code names as reasons: each stands alone in a text."""
    return CODE.constants(re.compile(r"NAT-[A-Z]+-\d+").fullmatch)


@each_language
def test_every_refusal_has_words(language: str) -> None:
    words = Words("nations", language)
    assert len(rules()) > 15
    for rule in rules():
        assert_reads(words.why(rule), language)


@each_language
def test_every_reason_has_words(language: str) -> None:
    words = Words("nations", language)
    assert CODE.reasons() >= {"production", "famine", "lack"}
    for reason in CODE.reasons():
        assert_reads(words.say(f"reason-{reason}"), language)


@each_language
def test_every_reference_in_the_code_has_a_name(language: str) -> None:
    words = Words("nations", language)
    known = {reference.partition(":")[0] for reference in things()} | {"phase"}
    pattern = re.compile(rf"({'|'.join(known)}):\w+")
    for reference in CODE.constants(pattern.fullmatch):
        assert_reads(words.name(reference), language)


# Whole games

TABLES_TO_PLAY: list[tuple[int, dict[str, Any]]] = [
    (1, {"level": "expert", "boards": "B", "solo_roll_on_building_deploy": True}),
    (2, {"easier_game": True}),
    (3, {"level": "expert", "boards": "B", "promo_finland": True}),
    (5, {"level": "advanced", "boards": "B"}),
]


@each_language
@pytest.mark.parametrize(("seats", "options"), TABLES_TO_PLAY)
def test_a_whole_game_can_be_told(seats: int, options: dict[str, Any], language: str) -> None:
    rng = Random(seats)
    match = oikumene.start("nations", seats, seed=seats, options=options)
    words = Words("nations", language)
    while not match.over:
        words.meet(match)
        for decision in match.decisions:
            assert_reads(words.ask(decision), language)
            for option in decision.options:
                assert_reads(words.option(match, decision.seat, option), language)
            for refusal in decision.why_not():
                assert_reads(words.why(refusal.rule), language)
                for thing in refusal.option.things:
                    assert_reads(words.name(thing), language)
        assert match.decision is not None
        match.answer(rng.choice(match.decision.options))
    for entry in match.journal():
        assert_reads(words.entry(entry), language)
    assert match.result is not None
    assert_reads(words.result(match.result), language)


# Numbers

PLURALS = {
    "en": {"books": "1 book, 2 books, 5 books, 11 books, 21 books"},
    "ru": {
        "gold": "1 золото, 2 золота, 5 золота, 11 золота, 21 золото",
        "food": "1 еду, 2 еды, 5 еды, 11 еды, 21 еду",
        "food.sign": "1 еда, 2 еды, 5 еды, 11 еды, 21 еда",
        "stone": "1 камень, 2 камня, 5 камня, 11 камня, 21 камень",
        "books": "1 книгу, 2 книги, 5 книг, 11 книг, 21 книгу",
        "books.sign": "1 книга, 2 книги, 5 книг, 11 книг, 21 книга",
        "strength": "1 мощь, 2 мощи, 5 мощи, 11 мощи, 21 мощь",
        "strength.sign": "1 к мощи, 2 к мощи, 5 к мощи, 11 к мощи, 21 к мощи",
    },
    "uk": {
        "gold": "1 золото, 2 золота, 5 золота, 11 золота, 21 золото",
        "food": "1 їжу, 2 їжі, 5 їжі, 11 їжі, 21 їжу",
        "food.sign": "1 їжа, 2 їжі, 5 їжі, 11 їжі, 21 їжа",
        "stone": "1 камінь, 2 камені, 5 каменів, 11 каменів, 21 камінь",
        "books": "1 книгу, 2 книги, 5 книг, 11 книг, 21 книгу",
        "books.sign": "1 книга, 2 книги, 5 книг, 11 книг, 21 книга",
        "strength": "1 міць, 2 моці, 5 моці, 11 моці, 21 міць",
        "strength.sign": "1 до моці, 2 до моці, 5 до моці, 11 до моці, 21 до моці",
    },
}


@each_language
def test_amounts_have_the_right_plural(language: str) -> None:
    words = Words("nations", language)
    for good, expected in PLURALS[language].items():
        forms = [words.say(f"amount-{good}", n=n) for n in COUNTS[1:]]
        assert ", ".join(forms) == expected


# The module itself


def test_a_seat_is_called_by_nation_then_by_name_then_by_number() -> None:
    words = Words("nations", "en", ["Ann", ""])
    assert words.name("seat:0") == "Ann"
    assert words.name("seat:1") == "Player 2"
    assert words.name("seat:2") == "Player 3"
    words.seats = {0: "nation:rome", 2: "The Bear"}
    assert words.name("seat:0") == "Rome"
    assert words.name("seat:2") == "The Bear"
    assert words.person(0) == "Ann"


def test_seats_are_met_in_the_match() -> None:
    match = oikumene.start("nations", 2, seed=1)
    words = Words("nations", "ru")
    words.meet(match)
    nations = [n.nation for n in match.state.nations]  # type: ignore[attr-defined]
    assert [words.player(seat) for seat in (0, 1)] == [words.name(f"nation:{n}") for n in nations]


def test_a_list_of_things_is_joined() -> None:
    words = Words("nations", "en")
    assert words.say("log-order", seats="seat:1 seat:0") == "Player order: Player 2, Player 1"


def test_an_event_card_is_called_by_its_two_events() -> None:
    words = Words("nations", "en")
    assert words.name("event:event_1_rigveda") == "Rigveda / Exodus"
    assert words.name("event:solo_1_3") == words.name("tile:solo_1_3")


def test_quotes_in_quotes_are_other_quotes() -> None:
    words = Words("nations", "ru")
    assert words.name("card:spinning_jenny") == "Прялка «Дженни»"
    text = words.say("log-bought", seat="seat:0", card="card:spinning_jenny", n=2)
    assert text == "Игрок 1 покупает карту «Прялка „Дженни“» за 2 золота"


def test_a_gain_tells_where_it_comes_from() -> None:
    words = Words("nations", "uk")
    gain: dict[str, Any] = {"seat": "seat:0", "good": "good:books", "n": 1}
    assert words.say("log-gain", **gain, why="") == "Гравець 1 отримує 1 книгу"
    assert words.say("log-gain", **gain, why="event:taoism").endswith("1 книгу (Даосизм)")
    assert words.say("log-gain", **gain, why="production").endswith("1 книгу (виробництво)")


def test_a_price_tells_what_changed_it() -> None:
    words = Words("nations", "en")
    card = "card:battle_of_issus"
    more = [{"thing": "card:hannibal", "change": 1}]
    less = [{"thing": "card:frederick_the_great", "change": -2}]
    assert words.say("option-buy", card=card, n=2) == "Buy Battle of Issus: 2 gold"
    assert words.say("option-buy", card=card, n=3, because=more).endswith("3 gold (2 + 1 Hannibal)")
    assert words.say("option-buy", card=card, n=1, because=less).endswith(
        "1 gold (3 − 2 Frederick the Great)"
    )


def test_a_composed_text() -> None:
    words = Words("nations", "en")
    assert words.card_text("hoplite") == (
        "Deploy: 1 stone. Each worker: +3 strength, −1 stone. Raid: 3."
        " Scoring: 1 + 1 VP for the first 2 workers."
    )


@pytest.mark.parametrize("key", ["no-such-key", "card-ziggurat.no_such_attribute", "amount-gold"])
def test_what_cannot_be_said_is_missing_text(key: str) -> None:
    with pytest.raises(MissingText, match=key):
        Words("nations", "en").say(key)


def test_an_unknown_verb_is_missing_text() -> None:
    match = oikumene.start("nations", 2, seed=1)
    with pytest.raises(MissingText, match="option-dance"):
        Words("nations", "en").option(match, 0, Option("dance"))


def test_an_unknown_language_names_the_known_ones() -> None:
    with pytest.raises(OikumeneError, match="en, ru, uk"):
        Words("nations", "tlh")
