"""Hand-written tables: what they say, what is not said, what is refused, and the way back."""

from __future__ import annotations

import json
from typing import Any

import msgspec
import pytest

import oikumene
from oikumene import BadPosition
from oikumene.titles.civilization import TITLE
from oikumene.titles.civilization.cards import EVENTS, NEUTRAL, UNIT_CARDS
from oikumene.titles.civilization.describe import describe
from oikumene.titles.civilization.state import CivilizationTable
from tests.titles.civilization.given import (
    asked,
    cities,
    city,
    figures,
    given,
    goods,
    market,
    options,
    player,
    table,
)
from tests.titles.civilization.laws import GAMES, LAWS

Words = dict[str, Any]
FIELD: Words = {"tiles": {"E1": "tile_10"}}
"""Land beside the home of America (capital on C3), with China far off (capital on N7)."""


# What is not said


def test_nothing_said_is_a_bare_table_in_the_first_round() -> None:
    match = oikumene.position("civilization", {})
    s = table(match)
    assert asked(match) == (0, "start")
    assert (s.round, s.stage, s.first, s.active) == (1, "start", 0, 0)
    assert [p.civilization for p in s.players] == ["america", "china"]
    assert (cities(match, 0), cities(match, 1)) == (["C3"], ["N7"])
    assert city(match, "N7").walls
    assert market(match) == {"wheat": 2, "silk": 2, "incense": 2, "iron": 2}
    assert s.wonders == ("stonehenge", "colossus", "hanging_gardens", "oracle")
    assert not s.built
    assert not s.huts
    assert sorted(s.tile_pool) == sorted(NEUTRAL)
    assert sum(map(len, s.unit_decks)) == sum(card.count for card in UNIT_CARDS.values())
    assert sum(map(len, s.event_decks)) == sum(card.count for card in EVENTS.values())
    for p in s.players:
        assert (p.trade, p.culture, p.track, len(p.techs)) == (0, 0, 0, 1)
        assert not any((p.figures, p.units, p.events, p.markers, p.tokens, p.reserve))


def test_what_players_have_is_missing_elsewhere() -> None:
    me = {"units": ["infantry_2"], "events": ["lost"], "markers": ["hut_spy"], "goods": {"silk": 1}}
    match = given({**me, "reserve": ["artist"]}, built={"B3": "oracle"})
    s = table(match)
    assert market(match)["silk"] == 1
    assert goods(match) == {"silk": 1}
    assert s.unit_decks[1].count("infantry_2") == UNIT_CARDS["infantry_2"].count - 1
    assert s.event_decks[1].count("lost") == EVENTS["lost"].count - 1
    assert s.hut_pool.count("hut_spy") == 2
    assert s.person_pool.count("artist") == 2
    assert player(match).wonders == ("oracle",)
    assert s.wonders == ("stonehenge", "colossus", "hanging_gardens", "angkor_wat")
    assert "oracle" not in s.wonder_pool


@pytest.mark.parametrize(
    ("stage", "ask"),
    [("start", "start"), ("trade", "negotiate"), ("city", "city"), ("movement", "movement")],
)
def test_a_table_stands_in_any_phase(stage: str, ask: str) -> None:
    rich = {"figures": ["army D3"], "trade": 9}
    match = given(rich, {**rich, "figures": ["army O6"]}, stage=stage, active=1)
    assert asked(match) == (1, ask)


def test_in_the_research_phase_all_are_asked() -> None:
    match = given({"trade": 9}, {"trade": 9}, stage="research", first=1)
    assert [(each.seat, each.ask) for each in match.decisions] == [(1, "research"), (0, "research")]


def test_figures_stand_together_and_have_marks() -> None:
    match = given({"figures": ["2 army D3 moved", "scout D4", "scout B3 fresh"]}, stage="movement")
    assert figures(match, 0, "D3") == {"army": 2}
    assert options(match, "move") == ["move B3 0 1", "move D4 0 1"]


def test_huts_lie_where_they_are_printed_unless_told() -> None:
    printed = table(given(**FIELD)).huts
    assert sorted(printed.values()) == sorted(
        each for _, each in table(given(**FIELD)).ground.symbols(2)
    )
    assert printed
    assert table(given(**FIELD, huts={})).huts == {}


# What is refused

WRONG: list[tuple[Any, str, str]] = [
    ({"weather": "fine"}, "unknown field `weather`", ""),
    ({"players": [{}]}, "civilization is for 2 to 4 seats, not 1", ""),
    ({"players": [{}] * 5}, "civilization is for 2 to 4 seats, not 5", ""),
    ({"round": 0}, "round is 0; allowed: 1 to", ""),
    ({"stage": "siesta"}, "stage 'siesta' is unknown; known: start, trade", ""),
    ({"first": 2}, "first 2 is unknown; known: 0, 1", ""),
    ({"active": -1}, "active -1 is unknown", ""),
    ({"seed": "x"}, "Expected `int`, got `str`", ""),
    ({"tiles": {"Z9": "tile_01"}}, "there is no square 'Z9' on the map for 2 players", ""),
    ({"tiles": {"E1": "tile_99"}}, "'tile_99' is unknown", ""),
    ({"tiles": {"E1": "tile_01/4"}}, "tile_01 '?4'? is unknown", ""),
    ({"tiles": {"E1": "tile_01", "I1": "tile_01"}}, "tile 'tile_01' is given twice", ""),
    ({"tiles": {"E1": "tile_01", "F2": "tile_02"}}, "another tile is face up on F2", ""),
    ({"tiles": {"C3": "tile_01"}}, "another tile is face up on C3", ""),
    ({"tile_pool": ["tile_10"], **FIELD}, "tile 'tile_10' is there 2 times; the box holds 1", ""),
    ({"disasters": {"A1": "W"}}, "disaster on A1 'W' is unknown; known: D, G", ""),
    ({"disasters": {"F1": "D"}}, "a disaster on F1: that tile is face down", "CIV-EXP-01"),
    ({"cities": {"F2": {"owner": 0}}}, "a city on F2: that tile is face down", "CIV-EXP-01"),
    ({"cities": {"G2": {"owner": 2}}, **FIELD}, "owner of the city on G2 2 is unknown", ""),
    ({"cities": {"G2": {"size": 2}}}, "unknown field `size`", ""),
    ({"cities": {"D4": {"owner": 0}}}, "the city on D4 lacks some of the 8 squares", "CIV-FND-05"),
    (
        {"cities": {"B2": {"owner": 0}}, **FIELD},
        "the cities on B2 and C3 are too close",
        "CIV-FND-09",
    ),
    (
        {"cities": {"C3": {"owner": 0, "capital": True, "done": ["sleep"]}}},
        "done 'sleep' is unknown; known: produce, arts, harvest",
        "",
    ),
    (
        {"cities": {"C3": {"owner": 0, "capital": True}, "N7": {"owner": 0, "capital": True}}},
        "two cities are on N7, or the capital is not said to be one",
        "",
    ),
    ({"built": {"D3": "tavern"}}, "marker on D3 'tavern' is unknown; known: harbor", ""),
    ({"built": {"A1": "market"}}, "market on A1 is not in the outskirts", "CIV-BLD-02"),
    ({"built": {"C3": "market"}}, "market on C3 is not in the outskirts", "CIV-BLD-02"),
    ({"built": {"B3": "harbor"}}, "harbor does not suit the terrain of B3", "CIV-BLD-03"),
    ({"built": {"D3": "colossus"}}, "colossus on D3 is on water", "CIV-WON-05"),
    ({"built": {"D3": "artist"}}, "artist on D3 is on water", "CIV-GRP-04"),
    ({"built": {"B3": "market", "B4": "temple"}}, "has two starred buildings", "CIV-BLD-06"),
    ({"built": {"B3": "oracle", "B4": "colossus"}}, "has two wonders", "CIV-WON-06"),
    ({"huts": {"A1": "castle"}}, "marker on A1 'castle' is unknown; known: hut, village", ""),
    ({"huts": {"F1": "hut"}}, "a hut on F1: that tile is face down", "CIV-EXP-01"),
    ({"huts": {"A1": "hut"}, "hut_pool": []}, "1 hut markers lie on the map, but 0 are left", ""),
    ({"hut_pool": ["village_spy"]}, "hut marker 'village_spy' is unknown", ""),
    ({"market": {"gold": 1}}, "resource in the market 'gold' is unknown; known: wheat", ""),
    ({"market": {"wheat": 3}}, "there are 3 tokens of wheat for 2 players", "CIV-SET-12"),
    ({"wonder_market": ["oracle"] * 5}, "wonders in the market is 5; allowed: 0 to 4", ""),
    ({"wonder_market": ["oracle", "oracle"]}, "wonder 'oracle' is there 2 times", ""),
    ({"options": {"learning_game": True}, "wonder_pool": ["oracle"]}, "no wonders", "CIV-OPT-01"),
    ({"unit_deck": ["dragon_9"]}, "unit card 'dragon_9' is unknown; known: artillery_1", ""),
    ({"unit_deck": ["infantry_1"] * 4}, "'infantry_1' is there 4 times; the box holds 3", ""),
    ({"event_deck": ["rain"]}, "culture event 'rain' is unknown; known: a_gift_from_afar", ""),
    ({"sent": {"D4": "C3"}}, "no scout on D4 can send to C3", "CIV-SCT-02"),
    ({"frozen": ["F1"]}, "what cannot move on F1: that tile is face down", "CIV-EXP-01"),
    ({"used": ["pottery"]}, "used 'pottery': seat 'pottery' is unknown; known: 0, 1", ""),
    ({"used": ["0"]}, "used '0': say what, e.g. '0:pottery'", ""),
    ({"offers": [1]}, "'offers' has 1 numbers for 2 seats", ""),
    ({"passed": 3}, "passed is 3; allowed: 0 to 2", ""),
    ({"victory": "points", "winner": 0}, "victory 'points' is unknown; known: culture", ""),
    ({"winner": 0}, "say by which 'victory' seat 0 wins", ""),
    ({"options": {"speed": 1}}, "unknown option 'speed'", ""),
]

WRONG_PLAYERS: list[tuple[Words, str, str]] = [
    ({"colour": "red"}, "unknown field `colour`", ""),
    ({"civilization": "atlantis"}, "civilization 'atlantis' is unknown; known: america", ""),
    ({"civilization": "china", "techs": ["pottery"]}, "first tech of china is 'writing'", ""),
    ({"techs": ["currency", "fire"]}, "seat 0: tech 'fire' is unknown; known: animal", ""),
    ({"techs": ["currency", "currency"]}, "seat 0: tech 'currency' is given twice", ""),
    (
        {"government": "junta"},
        "seat 0: government 'junta' is unknown; known: anarchy, despotism",
        "",
    ),
    ({"government": "democracy"}, "seat 0 has no tech for 'democracy'", "CIV-GOV-03"),
    ({"since": 2}, "seat 0: since is 2; allowed: 0 to 1", ""),
    ({"fresh": {"junta": 1}}, "seat 0: fresh government 'junta' is unknown", ""),
    ({"trade": 28}, "seat 0: trade is 28; allowed: 0 to 27", ""),
    ({"trade": -1}, "seat 0: trade is -1; allowed: 0 to 27", ""),
    ({"culture": -1}, "seat 0: culture is -1", ""),
    ({"track": 22}, "seat 0: track is 22; allowed: 0 to 21", ""),
    ({"tokens": {"fire": 1}}, "seat 0: coins on 'fire' is unknown; known: sheet", ""),
    ({"goods": {"gold": 1}}, "seat 0: resource 'gold' is unknown; known: wheat", ""),
    ({"goods": {"wheat": 3}}, "there are 3 tokens of wheat for 2 players", "CIV-SET-12"),
    ({"markers": ["hut_gold"]}, "marker 'hut_gold' is unknown", ""),
    ({"markers": ["village_great_person"]}, "has the marker of a great person", "CIV-HUT-13"),
    ({"markers": ["hut_iron"] * 3}, "'hut_iron' is there 3 times; the box holds 2", ""),
    ({"events": ["drought"] * 9}, "'drought' is there 9 times; the box holds", ""),
    ({"units": ["infantry"]}, "unit card 'infantry' is unknown", ""),
    ({"reserve": ["elvis"]}, "great person 'elvis' is unknown; known: artist", ""),
    ({"reserve": ["artist"] * 4}, "'artist' is there 4 times; the box holds 3", ""),
    ({"wonders": ["oracle"]}, "seat 0 has no marker of 'oracle' in 'built'", "CIV-WON-04"),
    ({"obsolete": ["tavern"]}, "seat 0: wonder 'tavern' is unknown", ""),
    ({"figures": ["dragon D3"]}, "figure 'dragon D3': 'dragon' is unknown; known: army, scout", ""),
    ({"figures": ["army"]}, "there is no square ''", ""),
    ({"figures": ["army Z9"]}, "there is no square 'Z9'", ""),
    ({"figures": ["army F1"]}, "a figure 'army' on F1: that tile is face down", "CIV-EXP-01"),
    ({"figures": ["army D4 tired"]}, "'tired' is unknown; known: moved, fresh", ""),
    ({"figures": ["0 army D4"]}, "figures '0 army D4' is 0; allowed: 1 to", ""),
    ({"figures": ["7 army D4"]}, "7 figures 'army': more than the box holds", "CIV-CMP-04"),
    ({"figures": ["3 scout D4"]}, "3 figures 'scout': more than the box holds", "CIV-CMP-04"),
]


def refuses(words: Any, trouble: str, rule: str) -> None:
    """A position is refused with a reason, and the rule that it breaks."""
    with pytest.raises(BadPosition, match=trouble) as wrong:
        oikumene.position("civilization", words)
    assert (wrong.value.rule or "") == rule


@pytest.mark.parametrize(("words", "trouble", "rule"), WRONG)
def test_a_table_that_cannot_be(words: Words, trouble: str, rule: str) -> None:
    refuses(words, trouble, rule)


@pytest.mark.parametrize(("words", "trouble", "rule"), WRONG_PLAYERS)
def test_a_player_that_cannot_be(words: Words, trouble: str, rule: str) -> None:
    refuses({"players": [words, {}]}, trouble, rule)


def test_more_markers_of_a_family_than_the_box_holds() -> None:
    meadows = ["B2", "C2", "D2", "B3", "D3", "B4", "C4"]
    words: Words = {"disasters": dict.fromkeys(meadows, "G")}
    match = given(**words, built=dict.fromkeys(meadows[1:], "granary"))
    assert len(table(match).built) == 6
    built = {**dict.fromkeys(meadows, "granary"), "B2": "aqueduct"}
    trouble = "more granary_aqueduct markers than the 6 of the box"
    refuses({**words, "built": built}, trouble, "CIV-CMP-15")


def test_figures_of_two_players_share_no_square_unless_one_may_not_attack() -> None:
    both: list[Words] = [{"figures": ["army D4"]}, {"figures": ["scout D4"]}]
    refuses({"players": both}, "seats 0 and 1 both have figures on D4", "CIV-MOV-12")
    peace = {**both[0], "techs": ["currency", "democracy_tech"], "government": "democracy"}
    match = given(peace, both[1])
    assert figures(match, 1, "D4") == {"scout": 1}


def test_a_wonder_on_the_map_belongs_to_a_card() -> None:
    words: Words = {"built": {"B3": "oracle"}}
    refuses({**words, "players": [{"wonders": []}, {}]}, "on the map but not its card", "")
    match = given({"obsolete": ["oracle"]}, **words)
    assert (player(match).wonders, player(match).obsolete) == ((), ("oracle",))
    twice = {"wonders": ["oracle"], "obsolete": ["oracle"]}
    refuses({**words, "players": [twice, {}]}, "wonder 'oracle' is given twice", "")


def test_civilizations_are_said_once() -> None:
    rome: Words = {"civilization": "rome"}
    refuses({"players": [rome, rome]}, "played by one player only", "CIV-SET-01")
    refuses({"players": [rome, {}], "options": {"civilization": "random"}}, "not both", "")
    learning = {"learning_game": True}
    refuses({"players": [rome, {}], "options": learning}, "no Egypt and no Rome", "CIV-OPT-01")


# The way back


def settled(s: CivilizationTable) -> CivilizationTable:
    """Without the journal; what is over for the round is not told."""
    return msgspec.structs.replace(s, journal=None, left=0)


@pytest.mark.parametrize("seed", [3001, 3003, 3008, 3012])
def test_a_description_makes_the_same_table(seed: int) -> None:
    *_, match = GAMES.game(seed)
    tables = [s for _, s in match.steps()]
    compared = 0
    for s in tables[:: max(1, len(tables) // 40)]:
        assert isinstance(s, CivilizationTable)
        if s.phase != "act":
            continue
        told = json.loads(json.dumps(describe(s)))
        _, _, again = TITLE.position(told)
        assert isinstance(again, CivilizationTable)
        assert settled(again) == settled(s)
        compared += 1
    assert compared > 10


def test_a_hand_written_table_comes_back_and_obeys_the_laws() -> None:
    words = {"trade": 5, "figures": ["2 army D4 moved"], "tokens": {"sheet": 1}}
    match = given(words, built={"B3": "artist"}, round=3, stage="city", seed=9, **FIELD)
    told = describe(table(match))
    assert told["players"][0]["figures"] == ["2 army D4 moved"]
    assert told["built"] == {"B3": "artist"}
    again = oikumene.position("civilization", told)
    assert again.digest() == match.digest()
    assert options(again) == options(match)
    for law in LAWS:
        law(match)


def test_a_table_in_the_midst_of_an_action_cannot_be_described() -> None:
    match = given({"trade": 3}, {"trade": 3}, stage="trade")
    match.answer("deal 1")
    with pytest.raises(BadPosition, match="wait for a safe point"):
        describe(table(match))
