"""The words of Clash of Cultures: what is told of things and options."""

from __future__ import annotations

from itertools import product
from typing import Any

import pytest

import oikumene
from oikumene.engine.match import Match
from oikumene.table.telling import things as told
from oikumene.table.telling import view_of
from oikumene.text import Words
from oikumene.titles.clash.cards import GOODS, INFANTRY, LEADER, SHIP, UNITS
from oikumene.titles.clash.odds import victory
from oikumene.titles.clash.words import counted, goods
from tests.spoken import COUNTS, assert_reads, each_language
from tests.titles.clash.given import given, when


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


def test_browsers_get_what_is_printed() -> None:
    shown = told("clash")
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
