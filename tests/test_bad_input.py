"""Wrong input gets one clear error that says what is wrong and what is allowed, and no more."""

from __future__ import annotations

import json
from collections.abc import Callable
from random import Random
from typing import Any

import msgspec
import pytest

import oikumene
from oikumene import BadPosition, BadSave, BadSetup, IllegalAnswer, Match, UnknownTitle
from oikumene.engine import save


def started(seats: int = 3, **options: Any) -> Match:
    return oikumene.start("nations", seats, seed=11, options=options)


def everything(match: Match) -> tuple[Any, ...]:
    asked = [(d.seat, d.ask, [o.text for o in d.options]) for d in match.decisions]
    return match.digest(), match.history(), asked, match.journal(), match.result, match.save()


# Starting


@pytest.mark.parametrize("name", ["chess", "", "Nations", "nations ", None, 7, ["nations"]])
def test_an_unknown_title(name: Any) -> None:
    attempts: list[Callable[[], object]] = [
        lambda: oikumene.start(name, 3),
        lambda: oikumene.position(name, {"nations": [{}]}),
    ]
    for attempt in attempts:
        with pytest.raises(UnknownTitle) as wrong:
            attempt()
        assert (
            str(wrong.value)
            == f"there is no title {name!r}; there is: nations, dawn, clash, civilization"
        )


@pytest.mark.parametrize("seats", [0, 6, -1, 2.0, "3", None, True])
def test_a_wrong_number_of_seats(seats: Any) -> None:
    with pytest.raises(BadSetup) as wrong:
        oikumene.start("nations", seats)
    assert str(wrong.value) == f"nations is for 1 to 5 seats, not {seats!r}"


@pytest.mark.parametrize("seed", ["7", 1.5, True, [1]])
def test_a_seed_that_is_no_number(seed: Any) -> None:
    with pytest.raises(BadSetup, match="the seed is a whole number, not"):
        oikumene.start("nations", 3, seed)


@pytest.mark.parametrize("seed", [0, -5, 2**64, 10**40])
def test_any_whole_number_is_a_seed(seed: int) -> None:
    match = oikumene.start("nations", 3, seed)
    assert oikumene.load(match.save()).digest() == match.digest()


@pytest.mark.parametrize(
    ("options", "trouble"),
    [
        ({"speed": 1}, "unknown option 'speed'; nations has: level, boards, difficulty, ages"),
        ({"level": "hard"}, "option 'level' is 'hard'; allowed: basic, advanced, expert"),
        ({"level": None}, "option 'level' is None; allowed: basic"),
        ({"boards": "C"}, "option 'boards' is 'C'; allowed: A, B"),
        ({"boards": ["A", "B", "A"]}, r"option 'boards' is \['A', 'B', 'A'\]; allowed: A, B"),
        ({"ages": 5}, "option 'ages' is 5; allowed: 1, 2, 3, 4"),
        ({"ages": 0}, "option 'ages' is 0; allowed: 1, 2, 3, 4"),
        ({"ages": True}, "option 'ages' is True; allowed: 1, 2, 3, 4"),
        ({"ages": "4"}, "option 'ages' is '4'; allowed: 1, 2, 3, 4"),
        ({"easier_game": 1}, "option 'easier_game' is 1; allowed: False, True"),
        ({"max_military_cards": 4}, "option 'max_military_cards' is 4; allowed: 3, None"),
        ({"difficulty": "god"}, "option 'difficulty' is 'god'; allowed: chieftain, prince"),
        ({"difficulty": ["king"]}, "option 'difficulty' has 1 values for 3 seats"),
        ({"difficulty": ["king", "king", "x"]}, "option 'difficulty' is 'x'; allowed: chieftain"),
        (["level"], "options are given by name, not as"),
    ],
)
def test_an_unknown_option_or_value(options: Any, trouble: str) -> None:
    with pytest.raises(BadSetup, match=trouble):
        oikumene.start("nations", 3, options=options)


@pytest.mark.parametrize("level", ["basic", "competitive"])
def test_options_that_do_not_go_together(level: str) -> None:
    with pytest.raises(BadSetup, match=r"NAT-SETUP-21.*allowed: advanced, expert, basic_expert"):
        started(5, level=level)


@pytest.mark.parametrize("seats", [0, 5, "2", True])
def test_a_wrong_number_of_seats_of_dawn(seats: Any) -> None:
    with pytest.raises(BadSetup) as wrong:
        oikumene.start("dawn", seats)
    assert str(wrong.value) == f"dawn is for 1 to 4 seats, not {seats!r}"


@pytest.mark.parametrize(
    ("options", "trouble"),
    [
        ({"leader": "rome"}, "unknown option 'leader'; dawn has: first_game_map, random_map"),
        ({"epic_game": "yes"}, "option 'epic_game' is 'yes'; allowed: False, True"),
        ({"automated_player": 1}, "option 'automated_player' is 1; allowed: False, True"),
        ({"animal_husbandry_caravan_range": 2}, "_caravan_range' is 2; allowed: 1, 3"),
        ({"random_map": [True, False]}, "option 'random_map' is .*; allowed: False, True"),
    ],
)
def test_an_unknown_option_or_value_of_dawn(options: dict[str, Any], trouble: str) -> None:
    with pytest.raises(BadSetup, match=trouble):
        oikumene.start("dawn", 2, options=options)


TWO_MAPS = {"first_game_map": True, "random_map": True}


@pytest.mark.parametrize(
    ("seats", "options", "rule", "trouble"),
    [
        (1, {"automated_player": False}, "CND-SOL-01", "one player plays against the automated"),
        (4, {"automated_player": True}, "CND-SOL-01", "the automated player joins 1 to 3 players"),
        (2, TWO_MAPS, "CND-SET-03", "'first_game_map' and option 'random_map' exclude each other"),
    ],
)
def test_options_of_dawn_that_do_not_go_together(
    seats: int, options: dict[str, Any], rule: str, trouble: str
) -> None:
    with pytest.raises(BadSetup, match=trouble) as wrong:
        oikumene.start("dawn", seats, options=options)
    assert wrong.value.rule == rule


@pytest.mark.parametrize("seats", [1, 5, "2", True])
def test_a_wrong_number_of_seats_of_clash(seats: Any) -> None:
    with pytest.raises(BadSetup) as wrong:
        oikumene.start("clash", seats)
    assert str(wrong.value) == f"clash is for 2 to 4 seats, not {seats!r}"


@pytest.mark.parametrize(
    ("options", "trouble"),
    [
        ({"ages": 4}, "unknown option 'ages'; clash has: expansion, length, events"),
        ({"length": "long"}, "option 'length' is 'long'; allowed: standard, short, random_end"),
        ({"events": True}, "option 'events' is True; allowed: full, icons, announce"),
        ({"expansion": 1}, "option 'expansion' is 1; allowed: True, False"),
        ({"civilization": "sparta"}, "option 'civilization' is 'sparta'; allowed: random, aztecs"),
        ({"civilization": ["rome"]}, "option 'civilization' has 1 values for 2 seats"),
    ],
)
def test_an_unknown_option_or_value_of_clash(options: dict[str, Any], trouble: str) -> None:
    with pytest.raises(BadSetup, match=trouble):
        oikumene.start("clash", 2, options=options)


@pytest.mark.parametrize(
    ("options", "rule", "trouble"),
    [
        ({"civilization": ["rome", "rome"]}, "COC-SET-07", "played by one player only"),
        (
            {"random_leaders": True},
            "COC-GEN-01",
            "option 'random_leaders' needs option 'expansion'",
        ),
        ({"alternate_history": True}, "COC-GEN-01", "'alternate_history' needs option 'expansion'"),
        (
            {"civilization": ["rome", "random"]},
            "COC-GEN-01",
            "civilizations need option 'expansion'",
        ),
    ],
)
def test_options_of_clash_that_do_not_go_together(
    options: dict[str, Any], rule: str, trouble: str
) -> None:
    base = {"expansion": rule == "COC-SET-07"}
    with pytest.raises(BadSetup, match=trouble) as wrong:
        oikumene.start("clash", 2, options={**base, **options})
    assert wrong.value.rule == rule


@pytest.mark.parametrize("seats", [1, 5, "2", True])
def test_a_wrong_number_of_seats_of_civilization(seats: Any) -> None:
    with pytest.raises(BadSetup) as wrong:
        oikumene.start("civilization", seats)
    assert str(wrong.value) == f"civilization is for 2 to 4 seats, not {seats!r}"


@pytest.mark.parametrize(
    ("options", "trouble"),
    [
        ({"ages": 4}, "unknown option 'ages'; civilization has: governments, loot, tie_break"),
        ({"governments": "new"}, "option 'governments' is 'new'; allowed: core, revised"),
        ({"loot": True}, "option 'loot' is True; allowed: printed, faq2"),
        ({"tie_break": 1}, "option 'tie_break' is 1; allowed: player_order, margin"),
        ({"learning_game": 1}, "option 'learning_game' is 1; allowed: False, True"),
        ({"round_limit": 10}, "option 'round_limit' is 10; allowed: 0, 20, 30, 40, 60"),
        ({"interrupts": "never"}, "option 'interrupts' is 'never'; allowed: auto, ask"),
        ({"civilization": "sparta"}, "option 'civilization' is 'sparta'; allowed: random, america"),
        ({"civilization": ["rome"]}, "option 'civilization' has 1 values for 2 seats"),
    ],
)
def test_an_unknown_option_or_value_of_civilization(options: dict[str, Any], trouble: str) -> None:
    with pytest.raises(BadSetup, match=trouble):
        oikumene.start("civilization", 2, options=options)


@pytest.mark.parametrize(
    ("options", "rule", "trouble"),
    [
        ({"civilization": ["rome", "rome"]}, "CIV-SET-01", "played by one player only"),
        (
            {"civilization": ["egypt", "random"], "learning_game": True},
            "CIV-OPT-01",
            "the learning game has no Egypt and no Rome",
        ),
    ],
)
def test_options_of_civilization_that_do_not_go_together(
    options: dict[str, Any], rule: str, trouble: str
) -> None:
    with pytest.raises(BadSetup, match=trouble) as wrong:
        oikumene.start("civilization", 2, options=options)
    assert wrong.value.rule == rule


# Answering


@pytest.mark.parametrize(
    ("answer", "trouble"),
    [
        ("fly to the moon", "'fly to the moon' is not on offer; seat"),
        ("buy", "'buy' is not on offer; seat"),
        ("", "'' is not on offer; seat"),
        ("TAKE FOOD", "'TAKE FOOD' is not on offer; seat"),
        (oikumene.Option("take", ("gold",)), "'take gold' is not on offer; seat"),
        ("take beside", "'take beside' is not on offer; seat"),
        (0, "an answer is an option or its text, not 0"),
        (None, "an answer is an option or its text, not None"),
    ],
)
def test_an_answer_that_is_not_on_offer(answer: Any, trouble: str) -> None:
    match = started()
    before = everything(match)
    with pytest.raises(IllegalAnswer, match=trouble):
        match.answer(answer)
    assert everything(match) == before


def test_a_forbidden_answer_names_its_rule() -> None:
    match = oikumene.position("nations", {"nations": [{"gold": 0}, {}], "board": [["forum"]]})
    before = everything(match)
    with pytest.raises(
        IllegalAnswer, match=r"'buy forum' is not allowed by NAT-BUY-01; seat 0 may"
    ):
        match.answer("buy forum")
    assert everything(match) == before


def test_an_answer_of_a_seat_that_is_not_asked() -> None:
    match = started()
    assert match.decision is not None
    asked = match.decision.seat
    before = everything(match)
    for seat in (asked - 1, asked + 1, 99, "0"):
        with pytest.raises(IllegalAnswer, match=rf"is not asked now; waiting for seat {asked}"):
            match.answer("bonus gold", seat)  # type: ignore[arg-type]
    assert everything(match) == before


def test_an_answer_after_the_end() -> None:
    match = started(2, ages=1)
    while match.decision is not None:
        match.answer(match.decision.options[-1])
    before = everything(match)
    with pytest.raises(IllegalAnswer, match="the match is over: there is nothing to answer"):
        match.answer("pass")
    assert everything(match) == before


# Loading


def saved() -> dict[str, Any]:
    match = started()
    for _ in range(12):
        assert match.decision is not None
        match.answer(match.decision.options[-1])
    data: dict[str, Any] = json.loads(match.save())
    return data


def signed(data: dict[str, Any]) -> str:
    """An edited save with a digest that fits."""
    return json.dumps({**data, "digest": save._digest(msgspec.convert(data, save.Save))})


@pytest.mark.parametrize("share", [0, 3, 40, 80, 99])
def test_a_truncated_save(share: int) -> None:
    text = started().save()
    with pytest.raises(BadSave, match="the save is not complete JSON"):
        oikumene.load(text[: len(text) * share // 100])


@pytest.mark.parametrize("text", ["", "hello", "{}", "[]", "null", '{"title": "nations"}', None])
def test_what_is_no_save(text: Any) -> None:
    with pytest.raises(BadSave, match=r"not complete JSON|not an Oikumene save"):
        oikumene.load(text)


def test_an_edited_save() -> None:
    data = saved()
    data["checkpoint"]["nations"][0]["goods"][0] += 10
    with pytest.raises(BadSave, match="the save was edited or damaged"):
        oikumene.load(json.dumps(data))
    with pytest.raises(BadSave, match="the save was edited or damaged"):
        list(oikumene.replay(json.dumps(data)))


@pytest.mark.parametrize(
    ("change", "trouble"),
    [
        ({"oikumene": 2}, "save format 2 is newer than this program's 1"),
        ({"rules": 99}, "the save needs rules version 99 of nations; this program has"),
        ({"seats": 7}, "nations is for 1 to 5 seats, not 7"),
        ({"options": {"level": "hard"}}, "option 'level' is 'hard'; allowed: basic"),
        ({"answers": ["0 fly"]}, "impossible answer: "),
        ({"answers": ["fly"]}, "impossible answer: 'fly' is not a seat and its answer"),
        ({"checkpoint": {}}, "the saved table is not a nations table: .*phase"),
    ],
)
def test_a_save_from_elsewhere(change: dict[str, Any], trouble: str) -> None:
    with pytest.raises(BadSave, match=trouble):
        oikumene.load(signed({**saved(), **change}))


def test_a_save_of_an_unknown_title() -> None:
    with pytest.raises(
        UnknownTitle,
        match="there is no title 'chess'; there is: nations, dawn, clash, civilization",
    ):
        oikumene.load(signed({**saved(), "title": "chess"}))


# Positions


SIX_BUILDINGS = ("forum", "mine", "forge", "pagoda", "granary", "aqueduct")


def wrong(**nation: Any) -> dict[str, Any]:
    """A position in which something is wrong with the first of two nations."""
    return {"nations": [nation, {}]}


def odd(**table: Any) -> dict[str, Any]:
    """A position in which something is wrong with the table of two nations."""
    return {"nations": [{}, {}], **table}


def solo(**table: Any) -> dict[str, Any]:
    return {"nations": [{}], **table}


@pytest.mark.parametrize(
    ("description", "trouble"),
    [
        # The shape
        ([], r"the position must be a mapping, not \[\]"),
        ({}, "a position needs 'nations': a list with one entry per seat"),
        ({"nations": []}, "a position needs 'nations': a list with one entry per seat"),
        ({"nations": {"rome": {}}}, "a position needs 'nations': a list"),
        ({"nations": ["rome"]}, "a nation must be a mapping, not 'rome'"),
        ({"nations": [{}] * 6}, "nations is for 1 to 5 seats, not 6"),
        (odd(weather="fine"), "the position has an unknown key 'weather'; allowed: nations, board"),
        (wrong(goldd=3), "a nation has an unknown key 'goldd'; allowed: nation, side, gold"),
        (solo(opponent={"gold": 1}), "the opponent has an unknown key 'gold'; allowed: tile, stre"),
        (odd(board="forum"), "the position is not well written: .*array.*board"),
        (odd(order=["0", "1"]), "the position is not well written: .*int.*order"),
        (odd(seed="x"), "the position is not well written: .*int.*seed"),
        (wrong(cards=["forum"]), "the position is not well written: .*object.*cards"),
        (wrong(advisor=3), "the position is not well written: .*str.*advisor"),
        # Numbers
        (wrong(gold=-1), "'gold' is -1; allowed: 0 to any"),
        (wrong(gold=1.5), "the position is not well written: .*int.*float.*gold"),
        (wrong(gold="3"), "the position is not well written: .*int.*str.*gold"),
        (wrong(gold=True), "the position is not well written: .*int.*bool.*gold"),
        (wrong(vp=0.5), "the position is not well written: .*int.*float.*vp"),
        (wrong(food_track=5), "'food_track' is 5; allowed: 0 to 4"),
        (wrong(stability_track=-1), "'stability_track' is -1; allowed: 0 to 4"),
        (wrong(lost_to_war=[1]), "'lost_to_war' is an amount each of gold, food, stone"),
        (wrong(private={"archimedes": -1}), "'archimedes' is -1; allowed: 0 to any"),
        (odd(architects=-1), "'architects' is -1; allowed: 0 to any"),
        (odd(war_strength=41), "'war_strength' is 41; allowed: -1 to 40"),
        (odd(war_buyer=2), "'war_buyer' is 2; allowed: -1 to 1"),
        (solo(opponent={"strength": -1}), "'strength' is -1; allowed: 0 to 40"),
        # The round
        (odd(round=0), "'round' is 0; allowed: 1 to 8"),
        (odd(round=9), "'round' is 9; allowed: 1 to 8"),
        (odd(round=5, options={"ages": 2}), "'round' is 5; allowed: 1 to 4"),
        (odd(phase="siesta"), "there is no phase 'siesta'; allowed: .*growth.*over"),
        (odd(phase="draft"), "there is no phase 'draft'; allowed: first-worker"),
        (odd(order=[0, 0]), r"'order' is \[0, 0\], not every seat of 2 once"),
        (odd(order=[0]), r"'order' is \[0\], not every seat of 2 once"),
        (odd(active=2), "'active' is 2, not a seat of 2"),
        (wrong(passed=2), r"'passed' counts the nations as they pass: 1, 2 …, not \[2\]"),
        (odd(options={"level": "hard"}), "option 'level' is 'hard'; allowed: basic"),
        (wrong(difficulty="god"), "option 'difficulty' is 'god'; allowed: chieftain"),
        (odd(opponent={}), "only a position with one nation has an 'opponent'"),
        (odd(phase="event", event_deck=[]), "the position cannot be played on"),
        # Cards that do not exist, or not there
        (wrong(nation="atlantis"), "seat 0: there is no board 'atlantis' side 'A'"),
        (wrong(side="C"), "seat 0: there is no board 'china' side 'C'"),
        (wrong(cards={"tavern": 1}), "seat 0: cards: there is no card 'tavern'"),
        (wrong(cards={"sphinx": 0}), "seat 0: cards: 'sphinx' is a wonder, not building, military"),
        (wrong(wonders=["forum"]), "seat 0: wonders: 'forum' is a building, not wonder"),
        (wrong(colonies=["sphinx"]), "seat 0: colonies: 'sphinx' is a wonder, not colony"),
        (wrong(advisor="forum"), "seat 0: the advisor space: 'forum' is a building, not advisor"),
        (wrong(construction="forum"), "seat 0: construction: 'forum' is a building, not wonder"),
        (wrong(construction="sphinx", sections=2), "'sections' is 2; allowed: 0 to 1"),
        (wrong(tower_advisor="augustus"), "'tower_advisor' needs the Porcelain Tower"),
        (wrong(used=["tavern"]), "seat 0: there is no 'tavern'"),
        (wrong(bought=["tavern"]), "seat 0: there is no 'tavern'"),
        (wrong(private={"tavern": 1}), "seat 0: private: there is no 'tavern'"),
        (wrong(lacked=["patience"]), "seat 0: lacked: there is no 'patience'"),
        (odd(board=[["tavern"]]), "there is no card 'tavern'"),
        (odd(board=[["start_farm"]]), "'start_farm' is printed on a nation's board, it is no card"),
        (odd(war="forum"), "the War slot: 'forum' is a building, not war"),
        (odd(event="carnival"), "there is no event card 'carnival'"),
        (solo(event="event_1_taoism"), "there is no tile 'event_1_taoism'"),
        (odd(deck=["start_farm"]), "the deck: there is no 'start_farm'"),
        (odd(event_deck=["forum"]), "the event deck: there is no 'forum'"),
        (odd(removed=["tavern"]), "removed: there is no 'tavern'"),
        (solo(opponent={"tile": "tavern"}), "the opponent: there is no 'tavern'"),
        # Too much of everything
        (wrong(cards=dict.fromkeys(SIX_BUILDINGS, 0)), "seat 0: 6 cards on 5 spaces"),
        (wrong(colonies=["nubia", "israel", "gaul"]), "seat 0: colonies: 3 cards on 2 spaces"),
        (wrong(wonders=[""] * 6), "seat 0: wonders: 6 cards on 5 spaces"),
        (wrong(cards={"forum": 6}, area=0), "seat 0 has 14 workers; the box has 13 for it"),
        (wrong(area=6), "seat 0 has 14 workers; the box has 13 for it"),
        (wrong(beside=1), "seat 0 has 14 workers; the box has 13 for it"),
        (odd(board=[[], [], [], []]), "the Progress board has 3 rows, not 4"),
        (odd(board=[["", "", "", "", ""]]), "a row of the Progress board has 4 cells, not 5"),
        # The same card twice
        (odd(board=[["forum", "forum"]]), "these cards lie in two places: forum"),
        ({"nations": [{"advisor": "augustus"}] * 2}, "these cards lie in two places: augustus"),
        (wrong(construction="sphinx", wonders=["sphinx"]), "lie in two places: sphinx"),
        (wrong(cards={"forum": 0}) | {"board": [["forum"]]}, "lie in two places: forum"),
        (odd(board=[["forum"]], removed=["forum"]), "lie in two places: forum"),
        (odd(board=[["forum"]], deck=["forum"]), "lie in two places: forum"),
        (odd(event="event_1_taoism", event_deck=["event_1_taoism"]), "two places: event_1_taoism"),
    ],
)
def test_an_impossible_position(description: Any, trouble: str) -> None:
    with pytest.raises(BadPosition, match=trouble):
        oikumene.position("nations", description)


def player(**words: Any) -> dict[str, Any]:
    """A position of dawn in which something is wrong with the first of two players."""
    return {"players": [words, {}]}


def dawn(**words: Any) -> dict[str, Any]:
    """A position of dawn in which something is wrong with the table of two players."""
    return {"players": [{}, {}], **words}


def land(n: int) -> list[str]:
    """So many spaces of the map of the first game, without the capitals."""
    hexes = oikumene.position("dawn", dawn()).view(0)["table"]["hexes"]
    return [
        f"{q},{r}" for q, r, terrain, mark in hexes if terrain != "water" and mark != "capital"
    ][:n]


ROW = ["masonry", "astrology", "pottery", "early_empire", "foreign_trade"]
AUTOMATED = {"options": {"automated_player": True}}


@pytest.mark.parametrize(
    ("description", "trouble"),
    [
        # The shape
        ([], "a position of dawn: Expected `object`, got `array`"),
        ({}, "a position of dawn: Object missing required field `players`"),
        ({"players": {"rome": {}}}, "a position of dawn: Expected `array`, got `object`"),
        ({"players": ["rome"]}, r"Expected `object`, got `str` - at `\$.players\[0\]`"),
        ({"players": []}, "dawn is for 1 to 4 seats, not 0"),
        ({"players": [{}] * 5}, "dawn is for 1 to 4 seats, not 5"),
        (dawn(weather="fine"), "Object contains unknown field `weather`"),
        (player(gold=3), r"Object contains unknown field `gold` - at `\$.players\[0\]`"),
        (dawn(seed="x"), "Expected `int`, got `str` - at `\\$.seed`"),
        (player(dial="3"), "Expected `int`, got `str`"),
        (player(trade={"pottery": True}), "Expected `int`, got `bool`"),
        (player(control="0,0"), "Expected `array`, got `str`"),
        # The round
        (dawn(phase="siesta"), "phase 'siesta' is unknown; known: map, layout, event, victory"),
        (dawn(phase="act"), "phase 'act' is unknown"),
        (dawn(first=2), "first 2 is unknown; known: 0, 1"),
        (dawn(active=-1), "active -1 is unknown; known: 0, 1"),
        (dawn(options={"speed": 1}), "unknown option 'speed'; dawn has: first_game_map"),
        (dawn(options={"epic_game": 1}), "option 'epic_game' is 1; allowed: False, True"),
        # Things that do not exist, or not there
        (player(leader="atlantis"), "leader 'atlantis' is unknown; known: america, aztec, egypt"),
        (player(row=["tavern", *ROW[1:]]), "focus card 'tavern' is unknown; known: early_empire"),
        (player(row=["ap_masonry", *ROW[1:]]), "focus card 'ap_masonry' is unknown"),
        ({**dawn(players=[{}, {"row": ROW}]), **AUTOMATED}, "focus card 'masonry' is unknown"),
        (player(row=ROW[1:]), "a focus row has 5 cards, not 4"),
        (player(trade={"flight": 1}), "focus card of the row 'flight' is unknown; known: masonry"),
        (player(resources={"gold": 1}), "resource 'gold' is unknown; known: marble, mercury, oil"),
        (player(tokens={"atlantis": ""}), "token 'atlantis' is unknown; known: carthage"),
        (player(tokens={"seoul": "flight"}), "focus card of the row 'flight' is unknown"),
        (player(diplomacy=["peace@1"]), "diplomacy card 'peace@1' is unknown; known: joint_war@1"),
        (player(diplomacy=["embassy@0"]), "diplomacy card 'embassy@0' is unknown"),
        (player(dial=25), "dial is 25; allowed: 0 to 24"),
        (player(stored=5), "stored is 5; allowed: 0 to 4"),
        (player(row=["pottery"] * 5), "focus card 'pottery' is given twice"),
        (player(agendas=["civilized"] * 2), "agenda 'civilized' is given twice"),
        (dawn(dial=5), "dial is 5; allowed: 0 to 4"),
        (dawn(direction=6), "direction is 6; allowed: 0 to 5"),
        (dawn(things={"0,0": "gold"}), "thing 'gold' is unknown"),
        (dawn(map=["4C0:0,0"]), "side 'C' is unknown; known: A, B"),
        (dawn(map=["4A9:0,0"]), "rotation 9 is unknown"),
        (dawn(map=["4A0:0,0"]), "the map has no star for seat 0"),
        (dawn(wonders={"petra": "-4,4", "oracle": "-4,4"}), "space of a wonder '-4,4' is given"),
        (player(agendas=["peace"]), "agenda 'peace' is unknown; known: civilized"),
        (dawn(barbarians={"Z": "0,0"}), "barbarian 'Z' is unknown; known: B, D, I"),
        (dawn(wonders={"tavern": "0,0"}), "wonder 'tavern' is unknown; known: stonehenge"),
        (dawn(conquered={"seoul": "0,0"}), "city-state 'seoul' is unknown; known: buenos_aires"),
        (dawn(market=["tavern"]), "wonder 'tavern' is unknown"),
        (dawn(deck=["tavern"]), "wonder 'tavern' is unknown"),
        (dawn(removed=["tavern"]), "wonder 'tavern' is unknown"),
        (dawn(victory=["peace"]), "victory card 'peace' is unknown; known: civilized_money"),
        # Spaces that are not on the map
        (player(capital="99,99"), "there is no space '99,99' on the map"),
        (player(cities=["99,99"]), "there is no space '99,99' on the map"),
        (player(control=["north"]), "there is no space 'north' on the map"),
        (player(caravans=["99,99"]), "there is no space '99,99' on the map"),
        (dawn(things={"9,9": "resource:oil"}), "there is no space '9,9' on the map"),
        (dawn(barbarians={"B": "9,9"}), "there is no space '9,9' on the map"),
        (dawn(wonders={"petra": "9,9"}), "there is no space '9,9' on the map"),
        (dawn(map=["north"]), "map 'north' is not a list of tiles like '4A3:-1,-3'"),
        (dawn(map=["99A0:0,0"]), "tile 99 is unknown; known: 1, 2, 3"),
        # Too much of everything
        (player(capital="1,-6"), "two pieces are on space '1,-6'"),
        (player(cities=["0,0"], control=["0,0"]), "two pieces are on space '0,0'"),
        (player(control=["0,0", "0,0"]), "two pieces are on space '0,0'"),
        ({"players": [{"control": ["0,0"]}] * 2}, "two pieces are on space '0,0'"),
        (player(control=land(32)), "seat 0 has more pieces on the map than the box holds"),
        (player(cities=land(8)), "seat 0 has more pieces on the map than the box holds"),
        (player(caravans=["0,0", "0,1"]), "seat 0 has more caravans than its economy card allows"),
        (player(trade={"pottery": 4}), "trade is 4; allowed: 0 to 3"),
        (player(trade={"pottery": -1}), "trade is -1; allowed: 0 to 3"),
        (player(resources={"oil": 9}), "resources is 9; allowed: 0 to 8"),
        ({"players": [{"resources": {"oil": 4}}] * 2}, "there are only 8 oil tokens"),
    ],
)
def test_an_impossible_position_of_dawn(description: Any, trouble: str) -> None:
    with pytest.raises(BadPosition, match=trouble):
        oikumene.position("dawn", description)


@pytest.mark.parametrize(
    ("description", "rule", "trouble"),
    [
        (dawn(map=["4A3:0,0", "15A0:0,0"]), "CND-MAP-07", "tile '15A0:0,0' may not lie there"),
        (dawn(map=["4A3:0,0", "15A0:9,0"]), "CND-MAP-07", "tile '15A0:9,0' may not lie there"),
        (dawn(map=["4A3:-1,-3", "4A0:1,-2"]), "CND-CMP-03", "tile 4 lies on the map twice"),
        ({"players": [{}]}, "CND-SOL-01", "one player plays against the automated player"),
        ({"players": [{}] * 5, **AUTOMATED}, "CND-SOL-01", "automated player joins 1 to 3 players"),
        (dawn(options=TWO_MAPS), "CND-SET-03", "exclude each other"),
    ],
)
def test_a_position_of_dawn_that_a_rule_forbids(
    description: dict[str, Any], rule: str, trouble: str
) -> None:
    with pytest.raises(BadPosition, match=trouble) as wrong:
        oikumene.position("dawn", description)
    assert wrong.value.rule == rule


def test_a_bad_position_leaves_no_trace() -> None:
    good = {"nations": [{"gold": 9}, {}], "board": [["forum"]]}
    before = everything(oikumene.position("nations", good))
    for bad in (wrong(gold=-1), odd(board=[["forum", "forum"]]), {}):
        with pytest.raises(BadPosition):
            oikumene.position("nations", bad)
    assert everything(oikumene.position("nations", good)) == before
    assert good == {"nations": [{"gold": 9}, {}], "board": [["forum"]]}


@pytest.mark.parametrize("seat", [-1, 3, 99, "0", True, 1.0])
def test_a_seat_that_is_not_there_is_no_spectator(seat: Any) -> None:
    match = oikumene.start("nations", seats=3, seed=1)
    for look in (match.view, match.journal, lambda seat: match.imagine(seat, Random(1))):
        with pytest.raises(oikumene.NoSuchSeat, match="there is: 0, 1, 2"):
            look(seat)
