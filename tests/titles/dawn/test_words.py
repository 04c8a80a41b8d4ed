"""The words of A New Dawn: what is told of things and options."""

from __future__ import annotations

from typing import Any

import pytest

import oikumene
from oikumene.table.telling import things as told
from oikumene.table.telling import view_of
from oikumene.text import Words
from oikumene.titles.dawn.cards import CITY_STATES, FOCUS, WONDERS
from oikumene.titles.dawn.facts import odds
from oikumene.titles.dawn.state import DawnTable
from tests.titles.dawn.given import given, when


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


def test_browsers_get_what_is_printed() -> None:
    shown = told("dawn")
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
