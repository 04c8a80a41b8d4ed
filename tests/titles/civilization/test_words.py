"""The words of Civilization: what is told of things and options."""

from __future__ import annotations

from itertools import product
from typing import Any

import pytest

import oikumene
from oikumene.engine.match import Match
from oikumene.table.telling import things as told
from oikumene.table.telling import view_of
from oikumene.text import Words
from oikumene.titles.civilization.words import KIND_OF, counted, goods, level
from tests.spoken import COUNTS, assert_reads, each_language
from tests.titles.civilization.fights import FIELD, ME, RIVAL, clash, siege
from tests.titles.civilization.given import asked, given, options, when


def test_the_face_of_a_marker_tells_its_back_and_what_is_on_it() -> None:
    words = Words("civilization", "en")
    assert words.name("marker:hut_wheat") == "Hut / Wheat"
    assert words.name("marker:village_great_person") == "Village / Great person"
    assert words.text("marker:hut_wheat") == words.text("marker:hut")


def test_a_unit_tells_its_costs_and_whom_it_trumps() -> None:
    words = Words("civilization", "en")
    assert "5, 7, 9, 11" in words.text("unit:infantry")
    assert "ounted" in words.text("unit:infantry")
    assert "12" in words.text("unit:aircraft")


def test_a_government_tells_both_sets_of_cards() -> None:
    words = Words("civilization", "en")
    text = words.text("government:feudalism")
    assert words.say("government-feudalism.text") in text
    assert words.say("government-feudalism.revised") in text


def test_a_leader_tells_whom_he_leads() -> None:
    assert "Rome" in Words("civilization", "en").text("leader:julius_caesar")


def test_seats_are_called_by_their_civilizations() -> None:
    words = Words("civilization", "ru")
    words.meet(oikumene.start("civilization", 2, 1, {"civilization": ["rome", "china"]}))
    assert [words.player(seat) for seat in (0, 1)] == ["Рим", "Китай"]


# Amounts

PLURALS = {
    "en": {"army": "1 army, 2 armies, 5 armies, 11 armies, 21 armies"},
    "ru": {
        "army": "1 армия, 2 армии, 5 армий, 11 армий, 21 армия",
        "culture": "1 жетон культуры, 2 жетона культуры, 5 жетонов культуры,"
        " 11 жетонов культуры, 21 жетон культуры",
    },
    "uk": {
        "army": "1 армія, 2 армії, 5 армій, 11 армій, 21 армія",
        "scout": "1 скаут, 2 скаути, 5 скаутів, 11 скаутів, 21 скаут",
    },
}


@each_language
def test_amounts_have_the_right_plural(language: str) -> None:
    words = Words("civilization", language)
    for good, expected in PLURALS[language].items():
        assert ", ".join(words.say(f"amount-{good}", n=n) for n in COUNTS[1:]) == expected


@each_language
def test_all_goods_and_figures_can_be_counted(language: str) -> None:
    words = Words("civilization", language)
    for word, n in product(KIND_OF, COUNTS):
        assert_reads(words.say(f"amount-{word}", n=n), language)


def test_goods_of_the_journal_become_words() -> None:
    words = Words("civilization", "en")
    args = {"seat": "seat:0", "partner": "seat:1", "gives": "trade 3 hut 1", "wants": "nothing"}
    sentence = words._tell("log-deal-made", args)
    assert "3 trade, 1 hut" in sentence
    assert words.say("nothing") in sentence
    assert goods("") == goods("nothing") == ("nothing", {})


def test_a_coin_token_tells_where_it_lies() -> None:
    words = Words("civilization", "en")
    for card, name in (("pottery", "Pottery"), ("panama_canal", "Panama Canal")):
        assert name in words._tell("log-coin", {"seat": "seat:0", "card": card})
    sheet = words._tell("log-coin", {"seat": "seat:0", "card": "sheet"})
    assert words.say("coin-sheet") in sheet


def test_a_change_tells_its_sign() -> None:
    words = Words("civilization", "en")
    args = {"seat": "seat:0", "why": "government:fundamentalism"}
    assert "−2" in words._tell("log-trade-changed", {**args, "n": -2})
    assert "+2" in words._tell("log-trade-changed", {**args, "n": 2})


# What is told of options


def facts(match: Match, text: str) -> dict[str, Any]:
    """What is told of an option."""
    assert match.decision is not None
    return match.facts(match.decision.seat, match.decision.find(text))


def said(match: Match, text: str) -> str:
    """An option in words."""
    assert match.decision is not None
    seat = match.decision.seat
    return Words("civilization", "en").option(match, seat, match.decision.find(text))


# 27 trade are 9 production, for America 18; the capitals give 6 and 5.
@pytest.mark.parametrize(
    ("civilization", "n", "most", "trade"), [("rome", 6, 15, 12), ("america", 5, 23, 9)]
)
def test_an_item_tells_its_cost_and_the_trade_to_convert(
    civilization: str, n: int, most: int, trade: int
) -> None:
    match = given({"civilization": civilization, "trade": 27}, stage="city")
    [produce] = options(match, "produce")
    told = facts(match, produce)
    assert (told["n"], told["most"]) == (n, most)
    when(match, produce)
    assert facts(match, "wonder stonehenge")["cost"] == 10
    assert said(match, "army") == "Army: 4"
    assert f"{trade} trade" in said(match, "wonder stonehenge")


def test_a_wonder_on_the_map_is_used_and_costs_nothing() -> None:
    match = given(ME, stage="start", built={"C3": "hanging_gardens"})
    assert "cost" not in facts(match, "wonder hanging_gardens")


def test_a_city_tells_what_its_actions_bring() -> None:
    match = given({"civilization": "china", "culture": 3}, stage="city")
    [arts] = options(match, "arts")
    assert facts(match, arts)["n"] == 1
    told = facts(match, "advance")
    assert told["price"] == ("price", {"goods": counted("icon", {"culture": 3})})
    assert told["reward"] == ("reward-culture_event", {"level": level(1)})


def test_a_site_tells_what_the_outskirts_yield() -> None:
    match = given({**ME, "figures": ["scout G2"]}, **{**FIELD, "stage": "start"})
    told = facts(match, "found G2")
    assert told["yields"] == ("yields", {"goods": counted("icon", {"trade": 3, "production": 3})})
    assert told["terrain"] == "terrain:desert"


def test_a_capital_tells_what_the_outskirts_yield_too() -> None:
    match = oikumene.start("civilization", 2, 1, {"civilization": ["rome", "china"]})
    assert asked(match)[1] == "capital"
    assert all(sum(n["n"] for _, n in _goods(match, text)) > 4 for text in options(match))


def _goods(match: Match, text: str) -> list[tuple[str, dict[str, int]]]:
    """The icons of what an option yields."""
    _, args = facts(match, text)["yields"]
    return [each for each in args["goods"] if each[1]]


def test_the_center_of_a_city_yields_nothing() -> None:
    techs = {"techs": ["construction"], "goods": {"wheat": 1}}
    cities = {"C2": {"owner": 0, "capital": True}, "F2": {"owner": 0}}
    match = given({**ME, **techs}, **{**FIELD, "stage": "city"}, cities=cities)
    when(match, "use construction")
    assert asked(match) == (0, "boost")
    assert facts(match, "at F2")["yields"] == ""


def test_a_step_tells_the_enemy_and_the_odds() -> None:
    match = given(
        {**ME, "figures": ["2 army E2"], "units": ["infantry_3", "mounted_3"]},
        {**RIVAL, "figures": ["army F2", "scout E1"], "units": ["infantry_1"]},
        **FIELD,
    )
    when(match, "move E2 2 0")
    told = facts(match, "go F2")
    assert told["foe"] == ("foe", {"owner": "seat:1", "things": counted("figure", {"army": 1})})
    assert told["odds"][1]["n"] > 90
    assert facts(match, "go E1")["foe"] == ("foe-undefended", {"owner": "seat:1"})
    assert facts(match, "go E3")["foe"] == facts(match, "go E3")["odds"] == ""


def test_a_step_tells_of_barbarians_and_cities() -> None:
    match = given(
        {**ME, "figures": ["army F2"], "units": ["infantry_1"]},
        **{**FIELD, "huts": {"F1": "village"}},
        cities={"G2": {"owner": 1, "walls": True}},
    )
    when(match, "move F2 1 0")
    assert facts(match, "go F1")["foe"][1]["owner"] == "owner:barbarians"
    told = facts(match, "go G2")
    assert told["foe"] == ("foe", {"owner": "seat:1", "things": [("city-city", {}), ("walls", {})]})
    assert told["odds"][1]["n"] < 30


def test_scouts_are_told_no_odds() -> None:
    match = given({**ME, "figures": ["scout E2"]}, {**RIVAL, "figures": ["army F4"]}, **FIELD)
    when(match, "move E2 0 1")
    assert facts(match, "go F2")["odds"] == ""


def test_a_group_tells_its_figures() -> None:
    match = given({**ME, "figures": ["army E2", "scout E2"]}, **FIELD)
    assert said(match, "move E2 1 1").endswith("1 army, 1 scout")


def test_a_tech_tells_its_level_and_what_it_unlocks() -> None:
    match = given({**ME, "trade": 12, "tokens": {"sheet": 3}}, stage="research")
    told = facts(match, "tech code_of_laws")
    assert told["level"] == level(1)
    things = [key for key, _ in told["unlocks"][1]["things"]]
    assert things == ["building-trading_post", "government-republic"]
    assert (told["need"], told["left"]) == (6, 3)


@pytest.mark.parametrize(("cards", "attribute"), [("core", "text"), ("revised", "revised")])
def test_a_government_tells_what_it_does_in_this_set(cards: str, attribute: str) -> None:
    match = given({"civilization": "rome"}, stage="start", options={"governments": cards})
    assert facts(match, "switch anarchy")["effect"] == (f"government-anarchy.{attribute}", {})


def test_an_ability_tells_its_price() -> None:
    techs = {"techs": ["construction"], "goods": {"wheat": 1}}
    match = given({**ME, **techs}, stage="city")
    price = ("price", {"goods": counted("resource", {"wheat": 1})})
    assert facts(match, "use construction")["price"] == price


def test_who_can_cancel_is_told_the_price() -> None:
    match = given(ME, {"civilization": "china", "markers": ["hut_spy"]}, stage="city")
    when(match, options(match, "arts")[0])
    assert asked(match) == (1, "cancel")
    price = ("price", {"goods": counted("resource", {"spy": 1})})
    assert facts(match, "cancel writing")["price"] == price


def test_an_offer_tells_what_changes_hands() -> None:
    match = given({**ME, "trade": 3}, {**RIVAL, "goods": {"silk": 1}}, stage="trade")
    when(match, "deal 1", "give trade 3", "want silk")
    told = facts(match, "propose")
    assert told["gives"] == goods("trade 3")
    assert told["wants"] == goods("silk 1")
    when(match, "propose")
    view = view_of(match, 1)
    assert view["decision"]["args"]["gives"] == goods("trade 3")


# Strength 3 kills strength 2; a unit that trumps strikes first.
@pytest.mark.parametrize(
    ("mine", "theirs", "outcome"),
    [
        ("infantry_3", "infantry_2", "kills"),
        ("infantry_2", "infantry_3", "dies"),
        ("infantry_2", "infantry_2", "both"),
        ("infantry_2", "mounted_2", "kills"),
        ("infantry_2", "artillery_2", "dies"),
    ],
)
def test_an_attack_tells_how_it_ends(mine: str, theirs: str, outcome: str) -> None:
    match = clash(mine, theirs)
    assert facts(match, f"attack {mine} 1")["outcome"] == (f"outcome-{outcome}", {})


def test_a_unit_tells_the_name_of_its_rank_and_its_strength() -> None:
    techs = ["construction", "democracy_tech"]
    match = siege({"techs": techs, "units": ["infantry_1"]}, {"units": ["mounted_3"]})
    told = facts(match, "attack infantry_1 1")
    assert told["unit"] == ("fighter", {"name": ("unit-infantry-2", {}), "n": 2})
    assert told["enemy"] == ("fighter", {"name": ("unit-mounted-1", {}), "n": 3})


# What browsers get


def test_browsers_get_what_is_printed() -> None:
    shown = told("civilization")
    assert shown["tech:currency"]["abilities"] == [{"phase": "city", "cost": {"incense": 1}}]
    assert shown["building:bank"]["tech"] == "banking"
    assert shown["building:bank"]["icons"]["coin"] == 1
    assert shown["building:city_walls"]["tech"] == "masonry"
    assert shown["government:democracy"]["revised"]["coins"] == 1
    assert shown["unit_card:aircraft_7"]["strength"] == 7
    assert len(shown["track:culture"]["spaces"]) == 22


def test_a_view_calls_seats_and_completes_its_options() -> None:
    match = given({"civilization": "rome", "trade": 27}, {"civilization": "china"}, stage="city")
    when(match, options(match, "produce")[0])
    view = view_of(match, 0)
    assert view["called"] == {"0": "civilization:rome", "1": "civilization:china"}
    dear = next(each for each in view["decision"]["options"] if each["text"] == "wonder stonehenge")
    assert dear["facts"]["convert"][0] == "convert"
