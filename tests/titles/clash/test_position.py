"""Hand-written tables: what they say, what is not said, what is refused, and the way back."""

from __future__ import annotations

import json
from itertools import islice
from random import Random
from typing import Any

import msgspec
import pytest

import oikumene
from oikumene import BadPosition, Match
from oikumene.engine.state import OVER
from oikumene.titles.clash import TITLE
from oikumene.titles.clash.cards import (
    ACTIONS,
    ANGRY,
    BARBARIANS,
    EVENTS,
    HAPPY,
    NEUTRAL,
    OBJECTIVE_CARDS,
    PIRATES,
    REGIONS,
    WONDERS,
)
from oikumene.titles.clash.describe import describe
from oikumene.titles.clash.pieces import FOUGHT, MOVED
from oikumene.titles.clash.state import ClashTable
from tests.titles.clash.given import (
    asked,
    city,
    given,
    goods,
    names,
    options,
    player,
    space,
    table,
    units,
)

COAST = {"regions": {"D3": "WWTT"}}
"""Sea on D3 and C4, beside the first city."""
HARBOUR = {"cities": {"D2": {"buildings": ["port"]}}}


# What is not said


def test_nothing_said_is_a_table_after_setup() -> None:
    match = oikumene.position("clash", {})
    s = table(match)
    assert asked(match) == (0, "act")
    assert (s.age, s.round, s.first, s.active, s.left) == (1, 1, 0, 0, 3)
    assert names(match, list(s.cities)) == ["D2", "D7"]
    assert {each.mood for each in s.cities.values()} == {HAPPY}
    assert not any(s.units)
    assert goods(match) == {"food": 2}
    assert list(player(match).advances) == ["farming", "mining"]
    assert (player(match).cubes, player(match).actions, player(match).objectives) == (3, [], [])
    assert set(s.terrain[8:]) == {"?"}
    assert len(set(s.faces[2:])) == 8
    assert sorted(s.event_deck) == sorted(EVENTS)
    assert sorted(s.action_deck) == sorted(ACTIONS)
    assert sorted(s.objective_deck) == sorted(OBJECTIVE_CARDS)
    assert sorted(s.wonder_deck) == sorted(WONDERS)


def test_the_seed_shuffles() -> None:
    decks = [table(given(seed=seed)).event_deck for seed in (1, 1, 2)]
    assert decks[0] == decks[1] != decks[2]


@pytest.mark.parametrize(("seats", "homes"), [(3, "E4 G8 B7"), (4, "C2 I2 I8 C8")])
def test_more_players_sit_clockwise(seats: int, homes: str) -> None:
    match = given(*[{}] * seats)
    assert [table(match).ground.names[p.start] for p in table(match).players] == homes.split()


def test_civilizations_with_the_printed_home_are_taken_first() -> None:
    match = given({"civilization": "babylon"}, {}, {})
    assert [p.civilization for p in table(match).players] == ["babylon", "aztecs", "celts"]


def test_civilizations_may_be_among_the_options() -> None:
    match = given(options={"civilization": ["rome", "random"]})
    assert player(match).civilization == "rome"


def test_without_the_expansion() -> None:
    match = given(options={"expansion": False})
    assert (player(match).civilization, player(match).leaders) == ("", ())
    assert len(table(match).event_deck) == 38


# The board


def test_a_civilization_brings_its_home() -> None:
    match = given({"civilization": "egypt", "home": "D7"}, {"home": "D2"})
    assert table(match).terrain[:8] == "FMTBFMBB"


def test_regions_lie_in_two_ways_or_as_their_terrain() -> None:
    match = given(regions={"D3": "r05", "C3": "r09*", "F4": "TTWW", "B6": "WWWW", "D2": "FFFF"})
    s = table(match)
    lying = ["".join(s.terrain[4 * slot : 4 * slot + 4]) for slot in (4, 2, 6, 8, 0)]
    assert lying == ["WFFB", "TFWT", "TTWW", "WWWW", "FFFF"]
    assert [s.regions[slot] for slot in (4, 2, 6, 8, 0)] == ["r05", "r09*", "r01*", "WWWW", "home"]
    assert not {"r05", "r09", "r01"}.intersection(s.faces[slot] for slot in (3, 5, 7, 9))


def test_faces_can_be_given() -> None:
    s = table(given(faces={"D5": "r01", "B2": "r16"}))
    assert (s.faces[7], s.faces[2]) == ("r01", "r16")
    assert set(s.faces[2:]) < set(REGIONS)


def test_exhausted_land() -> None:
    match = given(exhausted=["E2", "C2"])
    assert names(match, list(table(match).exhausted)) == ["C2", "E2"]


# Pieces


def test_a_city_with_everything() -> None:
    words = {
        "mood": "angry",
        "buildings": ["temple", "port@1"],
        "port": "D3",
        "wonders": ["great_wall@1"],
        "activations": 2,
        "spent": True,
        "tokens": 1,
    }
    match = given({"cities": {"D2": words}}, **COAST)
    found = city(match, "D2")
    assert (found.owner, found.mood, found.size) == (0, ANGRY, 4)
    assert found.buildings == {"temple": 0, "port": 1}
    assert found.port == space(match, "D3")
    assert (found.activations, found.spent, found.tokens) == (2, True, 1)
    assert table(match).builders == {"great_wall": 1}
    assert "great_wall" not in table(match).wonder_deck


def test_a_port_faces_some_sea() -> None:
    match = given(HARBOUR, **COAST)
    assert city(match, "D2").port in table(match).ground.seas(space(match, "D2"))


def test_units_with_marks() -> None:
    match = given({"units": {"D2": "2 infantry, infantry moved fought, settler"}})
    assert units(match, 0, "D2") == {"settler": 1, "infantry": 3}
    assert sorted(u & 63 for u in table(match).units[0]) == [0, 0, 0, MOVED | FOUGHT]


def test_barbarians_and_pirates() -> None:
    grey = {"cities": {"E2": {"buildings": ["temple@0"]}}, "units": {"E2": "infantry, cavalry"}}
    match = given(barbarians=grey, pirates={"D3": "2 ship"}, **COAST)
    assert (city(match, "E2").owner, city(match, "E2").mood) == (BARBARIANS, NEUTRAL)
    assert units(match, BARBARIANS, "E2") == {"infantry": 1, "cavalry": 1}
    assert units(match, PIRATES, "D3") == {"ship": 2}


def test_land_units_go_aboard() -> None:
    match = given({"units": {"D3": "ship, infantry, settler"}}, **COAST)
    assert units(match, 0, "D3") == {"settler": 1, "infantry": 1, "ship": 1}


def test_a_leader_stands_in_the_first_city_unless_said() -> None:
    match = given({"civilization": "rome", "leader": "caesar"})
    assert units(match, 0, "D2") == {"leader": 1}
    assert (player(match).leaders, player(match).recruited) == (("augustus", "sulla"), 1)
    words = {"civilization": "rome", "leader": "caesar", "units": {"E2": "leader"}}
    assert units(given(words), 0, "E2") == {"leader": 1}


def test_pieces_out_of_reach() -> None:
    match = given({"captives": ["infantry@1", "cavalry@barbarians"], "gone": {"temple": 2}})
    assert player(match).captives == (9, 34)
    assert player(match).gone == {"temple": 2}


# Boards and cards


def test_advances_with_their_ages() -> None:
    words = {"civilization": "rome", "advances": ["writing", "arts@2", "captivi"], "lent": ["math"]}
    p = player(given(words, age=3))
    assert p.advances == {"farming": 1, "mining": 1, "writing": 1, "arts": 2, "captivi": 1}
    assert p.lent == ("math",)


def test_goods_that_are_not_named_are_none() -> None:
    assert goods(given({"goods": {"ore": 3, "culture": 12}})) == {"ore": 3, "culture": 12}


def test_cards_in_hand_are_in_no_deck() -> None:
    words = {
        "actions": ["a07", "great_artist"],
        "objectives": ["o01"],
        "wonders": ["great_wall"],
        "open_cards": ["great_diplomat"],
        "kept": {"volcano": 4},
        "assigned": "o02",
    }
    match = given(words, {"kept": {"volcano": 2}}, truce=[0, 1], in_force=["plague"], oracle=1)
    s = table(match)
    assert "a07" not in s.action_deck
    assert not {"o01", "o02"}.intersection(s.objective_deck)
    assert "great_wall" not in s.wonder_deck
    away = {"great_artist", "great_diplomat", "volcano", "plague"}
    assert not away.intersection(s.event_deck)
    assert (s.truce, s.assigned, s.oracle) == ((0, 1), {0: "o02"}, 1)


def test_the_top_card_is_told_first() -> None:
    s = table(given(event_deck=["volcano", "plague", "..."], action_discard=["a01", "a02"]))
    assert s.event_deck[:-3:-1] == ["volcano", "plague"]
    assert len(s.event_deck) == len(EVENTS)
    assert s.action_discard[-1] == "a01"
    assert len(s.action_deck) == len(ACTIONS) - 2


def test_a_deck_without_dots_has_these_cards_only() -> None:
    assert table(given(wonder_deck=["great_wall"])).wonder_deck == ["great_wall"]
    assert table(given(wonder_deck=[])).wonder_deck == []


def test_completed_objectives_are_in_no_deck() -> None:
    match = given({"completed": ["warmonger", "warmonger"]})
    assert len(table(match).objective_deck) == len(OBJECTIVE_CARDS) - 2
    assert not {"o03", "o04"}.intersection(table(match).objective_deck)


def test_ruined_wonders_count_for_their_builders() -> None:
    s = table(given(ruined={"great_wall": 0, "great_arena": 1}, builders={"great_wall": 1}))
    assert s.builders == {"great_wall": 1, "great_arena": 1}
    assert s.ruined == {"great_wall": 0, "great_arena": 1}


# The turn


def test_in_the_midst_of_a_turn() -> None:
    match = given(age=3, round=2, first=1, active=0, left=0, used=["taxes"], deeds={"drafts": 1})
    assert asked(match) == (0, "act")
    assert table(match).left == 0
    assert (table(match).used, table(match).deeds) == (("taxes",), {"drafts": 1})


def test_a_turn_begins() -> None:
    match = given({"fewer": 1}, phase="turn")
    assert (asked(match), table(match).left) == ((0, "act"), 2)


def test_a_step_of_the_status_phase() -> None:
    match = given(phase="status", step=4, active=1, first=1)
    assert asked(match) == (1, "raze")
    assert table(match).todo[0] == "status 4 0"


def test_the_second_advance_of_a_short_game() -> None:
    match = given(phase="status", step=2, again=True, options={"length": "short"})
    assert asked(match) == (0, "free-advance")
    assert table(match).todo[0] == "status 2 1 again"


def test_the_last_status_phase_has_one_step() -> None:
    assert given(phase="status", step=1, age=6).over
    with pytest.raises(BadPosition, match="part of the status phase 'status 2 0' is unknown"):
        given(phase="status", step=2, age=6)


def test_first_settlers_are_placed() -> None:
    assert asked(given(phase="settlers")) == (0, "first-settler")
    assert given(phase=OVER).over


# What is refused


WRONG: list[tuple[dict[str, Any], str]] = [
    ({"speed": 1}, "unknown field `speed`"),
    ({"age": "2"}, "Expected `int`, got `str`"),
    ({"age": 7}, "age is 7; allowed: 1 to 6"),
    ({"round": 0}, "round is 0; allowed: 1 to 3"),
    ({"first": 2}, "first 2 is unknown; known: 0, 1"),
    ({"active": -1}, "active -1 is unknown; known: 0, 1"),
    ({"left": -1}, "left is -1; allowed: 0 to"),
    ({"phase": "go"}, "phase 'go' is unknown; known: settlers, turn, act, status, over"),
    ({"step": 2}, "'step' and 'again' belong to phase 'status', not 'act'"),
    ({"phase": "status", "step": 6, "active": 1}, "'status 6 1' is unknown; known: status 1 0"),
    ({"phase": "status", "step": 2, "again": True}, "'status 2 0 again' is unknown"),
    ({"options": {"speed": 1}}, "unknown option 'speed'; clash has: expansion, length"),
    ({"players": [{}]}, "clash is for 2 to 4 seats, not 1"),
    ({"regions": {"Z9": "r01"}}, "there is no space 'Z9' on the board for 2 players"),
    ({"regions": {"D3": "r17"}}, "region 'r17' is neither a region .* nor four letters of F, M, T"),
    ({"regions": {"D3": "WWX?"}}, "region 'WWX[?]' is neither"),
    ({"regions": {"D3": "r01", "B4": "r01*"}}, "region 'r01' is given twice"),
    ({"regions": {"D3": "r01", "D4": "r02"}}, "region at 'D3' is given twice"),
    ({"regions": {"D3": "r01"}, "faces": {"C4": "r02"}}, "region at 'D3' is given twice"),
    ({"regions": {"D2": "r01"}}, "D2 lies in a home region: give its terrain, not 'r01'"),
    ({"faces": {"D2": "r01"}}, "D2 lies in a home region, which is face up"),
    ({"faces": {"D3": "WWTT"}}, "region 'WWTT' is unknown; known: r01"),
    ({"exhausted": ["D3"]}, "an exhausted token on D3: that is not explored land"),
    ({"exhausted": ["D2"]}, "a city is on D2, which is exhausted"),
    ({"exhausted": ["E2", "E2"]}, "exhausted space 'E2' is given twice"),
    ({"event_deck": ["rain"]}, "event card 'rain' is unknown; known: plague"),
    ({"event_deck": ["...", "plague"]}, "event card '...' is unknown"),
    ({"event_deck": ["plague", "plague"]}, "event card 'plague' is given twice"),
    ({"event_deck": ["plague"], "in_force": ["plague"]}, "event card 'plague' is given twice"),
    ({"in_force": ["rain"]}, "event in force 'rain' is unknown"),
    ({"open_wonders": ["great_wall"], "wonder_deck": ["great_wall"]}, "'great_wall' is given twi"),
    ({"ruined": {"great_mill": 0}}, "ruined wonder 'great_mill' is unknown; known: great_arena"),
    ({"builders": {"great_wall": 0}}, "wonder on an event card 'great_wall' is unknown"),
    ({"truce": [0, 1]}, "'truce' is the seat with an open Great Diplomat, and another one"),
    ({"oracle": 5}, "oracle 5 is unknown; known: 0, 1"),
    ({"offers": [1]}, "'offers' has 1 numbers for 2 seats"),
    ({"charged": "Z9"}, "there is no space 'Z9'"),
    ({"barbarians": {"cities": {"E2": {"buildings": ["temple"]}}}}, "say whose it is, e.g. 'temp"),
    ({"barbarians": {"units": {"E2": "settler"}}}, "the barbarians have more settler pieces than"),
    ({"barbarians": {"units": {"D2": "infantry"}}}, "the barbarians and seat 0 are both on D2"),
    ({"pirates": {"D3": "ship"}}, "a ship is on D3, which is no Sea"),
    ({"pirates": {"D3": "infantry"}, **COAST}, "pirates have ships only"),
    ({"pirates": {"D3": "5 ship"}, **COAST}, "there are more pirate ships than the box holds"),
]

WRONG_PLAYERS: list[tuple[dict[str, Any], str]] = [
    ({"colour": "red"}, "unknown field `colour`"),
    ({"civilization": "atlantis"}, "civilization 'atlantis' is unknown; known: aztecs"),
    ({"home": "E2"}, "home 'E2' is unknown; known: D2, D7"),
    ({"home": "D7"}, "home 'D7' is given twice"),
    ({"goods": {"stone": 1}}, "seat 0: good 'stone' is unknown; known: food"),
    ({"goods": {"ore": -1}}, "seat 0: ore is -1; allowed: 0 to"),
    ({"goods": {"ore": 8}}, "seat 0 can hold 7 ore, not 8"),
    ({"goods": {"food": 3}}, "seat 0 can hold 2 food, not 3"),
    ({"advances": ["sliced_bread"]}, "advance 'sliced_bread' is unknown; known: farming"),
    ({"advances": ["farming"]}, "seat 0 has advance 'farming' twice"),
    ({"advances": ["arts@7"]}, "advance 'arts@7': the Age is 1 to 6"),
    ({"advances": ["aqueduct"]}, "advance 'aqueduct' is of rome; seat 0 plays aztecs"),
    ({"lent": ["sliced_bread"]}, "advance 'sliced_bread' is unknown"),
    ({"cubes": 4}, "seat 0: cubes is 4; allowed: 0 to 3"),
    ({"actions": ["a99"]}, "seat 0: action card 'a99' is unknown"),
    ({"actions": ["great_architect"]}, "seat 0: action card 'great_architect' is unknown"),
    ({"actions": ["a01", "a01"]}, "action card 'a01' is given twice"),
    ({"objectives": ["draft"]}, "seat 0: objective card 'draft' is unknown; known: o01"),
    ({"objectives": ["o01"], "assigned": "o01"}, "objective card 'o01' is given twice"),
    ({"wonders": ["great_mill"]}, "seat 0: wonder card 'great_mill' is unknown"),
    ({"completed": ["o01"]}, "seat 0: objective 'o01' is unknown"),
    ({"open_cards": ["great_artist"]}, "seat 0: open card 'great_artist' is unknown; known: great"),
    ({"kept": {"rain": 2}}, "seat 0: event card 'rain' is unknown"),
    ({"leader": "elvis"}, "leader 'elvis' is unknown"),
    ({"leader": "caesar"}, "leader 'caesar' is not of aztecs: acamapichtli, ahuitzotl, marqzen"),
    ({"leader": "ahuitzotl", "leaders": ["ahuitzotl"]}, "leader 'ahuitzotl' is given twice"),
    ({"leader": "ahuitzotl", "recruited": 0}, "seat 0: recruited is 0; allowed: 1 to 3"),
    ({"leader": "ahuitzotl", "cities": {}}, "seat 0: say in 'units' where the leader is"),
    ({"units": {"D2": "leader"}}, "seat 0 has a leader on the board: say who 'leader' is"),
    ({"captives": ["infantry"]}, "captive 'infantry': owner '' is unknown; known: barbarians, 1"),
    ({"captives": ["infantry@0"]}, "captive 'infantry@0': owner '0' is unknown"),
    ({"captives": ["dragon@1"]}, "captive 'dragon@1': unit 'dragon' is unknown"),
    ({"gone": {"dragon": 1}}, "seat 0: piece 'dragon' is unknown; known: settlement, temple"),
    ({"gone": {"settlement": 7}}, "seat 0 has more settlement pieces than the box holds"),
    ({"runes": 6}, "seat 0 has more obelisk pieces than the box holds"),
    ({"charted": ["D3", "D4"]}, "seat 0: charted region 4 is given twice"),
    ({"barred": [2]}, "seat 0: barred seat 2 is unknown"),
    ({"seen": 59}, "seat 0: seen is 59; allowed: 0 to 58"),
    ({"cities": {"D3": {}}}, "a city on D3: that is not explored land"),
    ({"cities": {"D7": {}}}, "two cities are on D7"),
    ({"cities": {"D2": {"mood": "sad"}}}, "the city on D2: mood 'sad' is unknown; known: angry"),
    ({"cities": {"D2": {"size": 2}}}, "unknown field `size`"),
    ({"cities": {"D2": {"buildings": ["mill"]}}}, "the city on D2: building 'mill' is unknown"),
    ({"cities": {"D2": {"buildings": ["temple", "temple@1"]}}}, "'temple' is given twice"),
    ({"cities": {"D2": {"buildings": ["temple@4"]}}}, "'temple@4': seat '4' is unknown"),
    (HARBOUR, "the city on D2 has a Port but no Sea beside it"),
    ({"cities": {"D2": {"port": "D3"}}}, "the city on D2 has no Port that could face D3"),
    (
        {"cities": {"D2": {"buildings": ["temple", "fortress", "academy", "market", "obelisk"]}}},
        "the city on D2 has more than 5 pieces",
    ),
    (
        {"wonders": ["great_wall"], "cities": {"D2": {"wonders": ["great_wall"]}}},
        "wonder 'great_wall' is given twice",
    ),
    ({"units": {"D2": "dragon"}}, "unit on D2 'dragon' is unknown; known: settler"),
    ({"units": {"D2": ""}}, "unit on D2 '' is unknown"),
    ({"units": {"D2": "2"}}, "unit on D2 '' is unknown"),
    ({"units": {"D2": "0 infantry"}}, "infantry on D2 is 0; allowed: 1 to"),
    (
        {"units": {"D2": "infantry tired"}},
        "mark of the infantry on D2 'tired' is unknown; known",
    ),
    ({"units": {"D2": "5 settler"}}, "seat 0 has more settler pieces than the box holds"),
    ({"units": {"D2": "5 infantry"}}, "seat 0: too many army units are on D2"),
    ({"units": {"D3": "infantry"}}, "units are on D3, which is unexplored"),
    ({"units": {"D2": "ship"}}, "a ship is on D2, which is no Sea"),
    ({"units": {"D7": "infantry"}}, "seat 0 and seat 1 are both on D7"),
]


@pytest.mark.parametrize(("words", "trouble"), WRONG)
def test_a_table_that_cannot_be(words: dict[str, Any], trouble: str) -> None:
    with pytest.raises(BadPosition, match=trouble):
        oikumene.position("clash", words)


@pytest.mark.parametrize(("words", "trouble"), WRONG_PLAYERS)
def test_a_player_that_cannot_be(words: dict[str, Any], trouble: str) -> None:
    with pytest.raises(BadPosition, match=trouble):
        given(words)


@pytest.mark.parametrize(
    "words",
    [
        {"civilization": "rome"},
        {"leaders": ["caesar"]},
        {"killed": ["caesar"]},
        {"cities": {"D2": {"buildings": ["market"]}}},
        {"units": {"D2": "cavalry"}},
        {"actions": ["great_athlete"]},
    ],
)
def test_things_of_the_expansion_need_it(words: dict[str, Any]) -> None:
    with pytest.raises(BadPosition):
        given(words, options={"expansion": False})


@pytest.mark.rule("COC-SEA-14")
def test_cargo_must_fit_the_ships() -> None:
    with pytest.raises(BadPosition, match="3 land units on D3 do not fit 1 ships") as wrong:
        given({"units": {"D3": "ship, 3 settler"}}, **COAST)
    assert wrong.value.rule == "COC-SEA-14"
    with pytest.raises(BadPosition, match="1 land units on D3 do not fit 0 ships"):
        given({"units": {"D3": "settler"}}, {"units": {"C4": "ship"}}, **COAST)


def test_civilizations_are_said_once() -> None:
    with pytest.raises(BadPosition, match="of the players, not both"):
        given({"civilization": "rome"}, options={"civilization": "random"})
    with pytest.raises(BadPosition, match="played by one player only") as wrong:
        given({"civilization": "rome"}, {"civilization": "rome"})
    assert wrong.value.rule == "COC-SET-07"


# The way back


def played(seats: int, seed: int, **chosen: Any) -> list[ClashTable]:
    """The tables at the safe points of a random game."""
    match = oikumene.start("clash", seats, seed, chosen)
    rng = Random(seed)
    while match.decision is not None:
        wanted = [option for option in match.decision.options if option.verb != "raze"]
        match.answer(rng.choice(wanted))
    tables = [s for _, s in match.steps()]
    assert all(isinstance(s, ClashTable) for s in tables)
    return tables  # type: ignore[return-value]


def settled(s: ClashTable) -> ClashTable:
    """Without the journal, and with the part of the status phase that comes next, if any."""
    step, active = s.step, s.active
    if s.phase == OVER:
        step = active = 0
    if s.todo and s.todo[0].startswith("status"):
        step, active = map(int, s.todo[0].split()[1:3])
    return msgspec.structs.replace(s, journal=None, step=step, active=active)


@pytest.mark.parametrize(
    ("seats", "seed", "chosen"),
    [
        (2, 1, {"length": "short", "government_change_cost": "tokens"}),
        (3, 2, {"alternate_history": True, "start_settler": "in_city"}),
        (4, 3, {"open_wonders": True, "length": "wonder_end"}),
        (2, 4, {"expansion": False}),
    ],
)
def test_a_description_makes_the_same_table(seats: int, seed: int, chosen: dict[str, Any]) -> None:
    for s in islice(played(seats, seed, **chosen), None, None, 5):
        told = json.loads(json.dumps(describe(s)))
        _, _, again = TITLE.position(told)
        assert isinstance(again, ClashTable)
        assert settled(again) == settled(s)


def test_a_hand_written_table_comes_back() -> None:
    words = {"civilization": "rome", "leader": "sulla", "goods": {"gold": 1}, "seen": 2}
    match = given({**words, **HARBOUR}, seed=9, **COAST)
    told = describe(table(match))
    assert told["players"][0]["cities"] == {
        "D2": {"mood": "neutral", "buildings": ["port"], "port": "D3"}
    }
    assert told["players"][0]["units"] == {"D2": "leader"}
    assert told["regions"] == {"D3": "r01"}
    assert (told["players"][0]["goods"], told["players"][0]["seen"]) == ({"gold": 1}, 2)
    again = oikumene.position("clash", told)
    assert again.digest() == match.digest()
    assert options(again) == options(match)


def test_a_table_in_the_midst_of_an_action_cannot_be_described() -> None:
    match: Match = given()
    match.answer("advance")
    with pytest.raises(BadPosition, match="wait for a safe point"):
        describe(table(match))
