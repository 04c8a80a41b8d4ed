"""Optional rules and variants (CIV-OPT)."""

from __future__ import annotations

from typing import Any

import pytest

import oikumene
from oikumene.engine.errors import BadSetup
from oikumene.engine.match import Match
from oikumene.titles.civilization.cards import CIVILIZATIONS, LAST_SPACE
from tests.titles.civilization.fights import march, siege, stand
from tests.titles.civilization.given import (
    asked,
    cities,
    given,
    goods,
    options,
    pass_on,
    player,
    table,
    told,
    when,
)
from tests.titles.civilization.lands import COIN, NEAR, THEIRS, city_of, coins_of, land

Words = dict[str, Any]
IDLE = "army B1"
LEARNING: Words = {"options": {"learning_game": True}}
MARGIN: Words = {"options": {"tie_break": "margin"}}
NOT_EGYPT: Words = {"civilization": "russia"}


def new(seats: int = 2, seed: int = 1, **settings: Any) -> Match:
    """A match fresh from the box."""
    return oikumene.start("civilization", seats, seed, settings)


def played(match: Match) -> list[str]:
    """The civilizations at the table."""
    return [p.civilization for p in table(match).players]


def ended(match: Match) -> tuple[list[int], str]:
    """Who has won, and how."""
    assert match.result is not None
    return match.result.winners, match.result.reason


# The learning game


@pytest.mark.rule("CIV-OPT-01")
@pytest.mark.parametrize("seed", range(5))
def test_a_learning_game_has_no_egypt_and_no_rome(seed: int) -> None:
    match = new(4, seed, learning_game=True)

    assert sorted(played(match)) == ["america", "china", "germany", "russia"]


@pytest.mark.rule("CIV-OPT-01")
@pytest.mark.parametrize("civilization", ["egypt", "rome"])
def test_nobody_can_choose_them_either(civilization: str) -> None:
    wanted = ["random", civilization]

    with pytest.raises(BadSetup, match="CIV-OPT-01"):
        new(learning_game=True, civilization=wanted)
    assert played(new(civilization=wanted))[1] == civilization


@pytest.mark.rule("CIV-OPT-01")
def test_a_learning_game_has_no_wonders() -> None:
    rest = table(new(learning_game=True))
    assert rest.wonders == ("", "", "", "")
    assert rest.wonder_pool == []

    match = land({**NOT_EGYPT, "trade": 27}, stage="city", **LEARNING)
    when(match, options(match, "produce")[0])
    assert options(match, "wonder") == []
    assert "army" in options(match)

    match = land({**NOT_EGYPT, "trade": 27}, stage="city")
    when(match, options(match, "produce")[0])
    assert options(match, "wonder") != []


@pytest.mark.rule("CIV-OPT-01", "CIV-OBS-04")
@pytest.mark.parametrize(("learning", "offered"), [(True, False), (False, True)])
def test_nothing_can_be_done_to_wonders_that_are_not_there(learning: bool, offered: bool) -> None:
    """Monarchy aims at an ancient wonder of the market, or at units; there are no units."""
    me: Words = {
        **NOT_EGYPT,
        "techs": ["communism_tech", "monarchy_tech"],
        "goods": {"silk": 1},
    }
    match = land(me, stage="city", options={"learning_game": learning})

    assert ("use monarchy_tech" in options(match)) == offered


@pytest.mark.rule("CIV-OPT-02")
@pytest.mark.parametrize("tie_break", ["player_order", "margin"])
def test_a_victory_ends_a_learning_game_without_a_winner(tie_break: str) -> None:
    learning = {"learning_game": True, "tie_break": tie_break}
    rich: Words = {**TAX, "civilization": "russia", "techs": ["communism_tech", "democracy_tech"]}
    match = land(rich, stage="city", options=learning)

    when(match, "use democracy_tech")

    assert coins_of(match) == 15
    assert ended(match) == ([], "draw")
    assert told(match, "victory") == []
    assert len(told(match, "draw")) == 1


@pytest.mark.rule("CIV-OPT-02", "CIV-VIC-04")
def test_a_capital_that_falls_ends_a_learning_game_without_a_winner() -> None:
    units = {"units": ["aircraft_7", "aircraft_7", "aircraft_6"]}
    mine: Words = {"civilization": "russia", "figures": ["army N7"], **units}
    match = land(mine, options={"learning_game": True})

    when(match, "move N7 1 0", "go N6", "attack")

    assert told(match, "battle-result")[0]["owner"] == "seat:0"
    assert ended(match) == ([], "draw")


@pytest.mark.rule("CIV-OPT-02")
@pytest.mark.parametrize("learning", [True, False])
def test_a_learning_game_stops_with_the_third_city_of_a_player(learning: bool) -> None:
    settlers: Words = {"figures": ["scout F2"], "techs": ["communism_tech", "irrigation"]}
    words: Words = {"stage": "start", "tiles": {"E1": "tile_04", "E5": "tile_12"}}
    second = land({**NOT_EGYPT, **settlers}, options={"learning_game": learning}, **words)
    when(second, "found F2")
    assert not second.over

    third = land(
        {**NOT_EGYPT, **settlers},
        options={"learning_game": learning},
        cities={"F6": {"owner": 0}},
        **words,
    )
    when(third, "found F2")

    assert len(cities(third)) == 3
    assert third.over == learning
    if learning:
        assert ended(third) == ([], "draw")
        assert told(third, "victory") == []


@pytest.mark.rule("CIV-OPT-02")
def test_the_cities_of_several_players_are_not_added_up() -> None:
    cities_: Words = {"F6": {"owner": 1}}
    words: Words = {"stage": "start", "tiles": {"E1": "tile_04", "E5": "tile_12"}}
    match = land({**NOT_EGYPT, "figures": ["scout F2"]}, cities=cities_, **words, **LEARNING)

    when(match, "found F2")

    assert len(table(match).cities) == 4
    assert not match.over


# Civilizations


@pytest.mark.rule("CIV-OPT-03", "CIV-SET-01")
def test_civilizations_are_drawn_unless_the_players_choose() -> None:
    drawn = {civilization for seed in range(12) for civilization in played(new(2, seed))}
    assert drawn == set(CIVILIZATIONS)

    for seed in range(4):
        match = new(3, seed, civilization=["russia", "random", "china"])
        assert played(match)[0::2] == ["russia", "china"]
        assert played(match)[1] not in ("russia", "china")


@pytest.mark.rule("CIV-OPT-03", "CIV-SET-01")
def test_no_two_players_choose_the_same_civilization() -> None:
    with pytest.raises(BadSetup, match="CIV-SET-01"):
        new(civilization=["china", "china"])


# Loot

RICH: Words = {"trade": 8, "culture": 9, "tokens": {"sheet": 2}, "goods": {"silk": 1, "iron": 1}}
STRONG: Words = {"units": ["aircraft_7", "aircraft_7"]}


@pytest.mark.rule("CIV-OPT-04", "CIV-LOT-01", "CIV-LOT-18")
@pytest.mark.parametrize(
    ("settings", "ask", "more"),
    [
        ({}, "spoils", []),
        ({"options": {"loot": "printed"}}, "spoils", []),
        ({"options": {"loot": "faq2"}}, "loot", ["discard-coin sheet"]),
    ],
)
def test_the_loot_of_a_field_battle(settings: Words, ask: str, more: list[str]) -> None:
    me: Words = {"figures": [f"army {NEAR}", IDLE]}
    match = land(me, {"figures": [f"scout {COIN}"], **RICH}, **settings)

    march(match, NEAR, COIN)

    assert asked(match) == (0, ask)
    points = ["trade", "trade 2", "trade 1", "culture", "culture 2", "culture 1"]
    assert options(match) == [*points, "token silk", "token iron", *more, "no"]
    when(match, "trade")
    assert asked(match) == (0, "movement")


@pytest.mark.rule("CIV-OPT-04", "CIV-LOT-03", "CIV-LOT-17")
@pytest.mark.parametrize("loot", ["printed", "faq2"])
def test_the_loot_of_a_city(loot: str) -> None:
    """By the later rules two small spoils may take the place of a large one."""
    mine: Words = {**STRONG, "figures": ["army F2", IDLE]}
    match = stand(siege(mine, RICH, options={"loot": loot}))

    if loot == "printed":
        assert options(match) == ["learn", "resources", "no"]
        when(match, "resources", "token silk")
        assert goods(match) == {"silk": 1, "iron": 1}
    else:
        assert {"trade", "steal-coin sheet", "learn"} < set(options(match))
        when(match, "trade", "trade")
        assert player(match).trade == 6
    assert asked(match) == (0, "movement")


# Ties

LEVY: Words = {
    "civilization": "egypt",
    "techs": ["construction", "democracy_tech"],
    "trade": 6,
    "tokens": {"sheet": 14},
}
"""Six trade buy the fifteenth coin."""
TAX: Words = {**LEVY, "civilization": "america", "techs": ["currency", "democracy_tech"]}


def contest(mine: Words, theirs: Words, **words: Any) -> Match:
    """Both players buy a coin in City Management."""
    match = land({**LEVY, **mine}, {**TAX, **theirs}, stage="city", **MARGIN, **words)
    for _ in range(2):
        when(match, "use democracy_tech", "end")
    return match


@pytest.mark.rule("CIV-OPT-05", "CIV-VIC-07")
@pytest.mark.parametrize("settings", [{}, {"options": {"tie_break": "player_order"}}])
def test_without_the_option_a_victory_ends_the_game(settings: Words) -> None:
    match = land(LEVY, TAX, stage="city", **settings)

    when(match, "use democracy_tech")

    assert match.over
    assert ended(match) == ([0], "economic")


@pytest.mark.rule("CIV-OPT-05")
def test_by_margin_the_phase_is_played_to_its_end() -> None:
    match = land(LEVY, TAX, stage="city", **MARGIN)

    when(match, "use democracy_tech")
    assert asked(match) == (0, "city")
    when(match, "end")
    assert asked(match) == (1, "city")
    when(match, "end")

    assert ended(match) == ([0], "economic")
    assert table(match).stage == "city"


@pytest.mark.rule("CIV-OPT-05")
@pytest.mark.parametrize(
    ("mine", "theirs", "words", "winner"),
    [
        ({}, {"tokens": {"sheet": 15}}, {}, 1),
        ({"tokens": {"sheet": 15}}, {"track": 20}, {}, 0),
        ({"track": 4}, {"track": 5}, {}, 1),
        ({"track": 5}, {"track": 4, "techs": [*TAX["techs"], "pottery"]}, {}, 0),
        ({}, {"techs": [*TAX["techs"], "pottery"]}, {}, 1),
        ({}, {}, {}, 0),
        ({}, {}, {"first": 1, "active": 1}, 1),
    ],
    ids=["coins", "coins first", "track", "track first", "techs", "order", "other order"],
)
def test_the_better_margin_wins(mine: Words, theirs: Words, words: Words, winner: int) -> None:
    match = contest(mine, theirs, **words)

    assert match.over
    assert ended(match) == ([winner], "economic")


@pytest.mark.rule("CIV-OPT-05")
@pytest.mark.parametrize(("tokens", "winner"), [(13, 0), (14, 1)])
def test_margins_compare_different_victories(tokens: int, winner: int) -> None:
    """Coins above 14 come before the culture track, and fourteen are none."""
    culture: Words = {"track": LAST_SPACE - 1, "culture": 7, "trade": 6, "tokens": {}}
    match = land({**LEVY, **culture}, {**TAX, "tokens": {"sheet": tokens}}, stage="city", **MARGIN)

    when(match, "advance", "end", "use democracy_tech", "end")

    assert ended(match) == ([winner], ["culture", "economic"][winner])


@pytest.mark.rule("CIV-OPT-05")
def test_coins_up_to_fourteen_are_no_margin() -> None:
    """Two culture victories: techs decide, not the coins of the first."""
    culture: Words = {"track": LAST_SPACE - 1, "culture": 7, "trade": 6}
    scholar = {**TAX, **culture, "tokens": {}, "techs": [*TAX["techs"], "pottery"]}
    match = land({**LEVY, **culture, "tokens": {"sheet": 14}}, scholar, stage="city", **MARGIN)

    when(match, "advance", "end", "advance", "end")

    assert ended(match) == ([1], "culture")


@pytest.mark.rule("CIV-OPT-05", "CIV-VIC-04")
@pytest.mark.parametrize("first", ["coins", "nothing"])
def test_a_military_victory_ends_the_game_all_the_same(first: str) -> None:
    """A scout wins by its coin; but the rival stands at the gates of the capital."""
    me: Words = {"figures": [f"scout {NEAR}"], "tokens": {"sheet": 14}}
    units = {"units": ["aircraft_7", "aircraft_7", "aircraft_6"]}
    match = land(me, {"figures": ["army C4", "army N7"], **units}, **MARGIN)
    if first == "coins":
        when(match, f"move {NEAR} 0 1", f"go {COIN}", "stop")
        assert coins_of(match) == 15
        assert not match.over
    else:
        when(match, "end")

    when(match, "move C4 1 0", "go C3", "go C2")

    assert match.over
    assert ended(match) == ([1], "military")


@pytest.mark.rule("CIV-OPT-05")
def test_a_reveal_is_one_phase_for_all() -> None:
    """Both learn their tech, then the margins are compared."""
    bottom = ["pottery", "writing", "masonry", "philosophy"]
    me: Words = {"techs": ["construction", *bottom], "trade": 20, "tokens": {"sheet": 14}}
    theirs: Words = {**me, "techs": ["currency", *bottom], "track": 3}
    match = land(me, theirs, stage="research", **MARGIN)

    when(match, "tech civil_service", "tech civil_service")

    assert "civil_service" in player(match, 0).techs
    assert "civil_service" in player(match, 1).techs
    assert ended(match) == ([1], "economic")


# The limit of rounds


def next_round(number: int, **settings: Any) -> Match:
    """The Research phase of a round is over."""
    match = given({"trade": 6}, {}, round=number, stage="research", options=settings)
    return when(match, "no")


@pytest.mark.rule("CIV-OPT-06")
@pytest.mark.parametrize("limit", [20, 30, 40, 60])
def test_the_game_is_a_draw_after_so_many_rounds(limit: int) -> None:
    earlier = next_round(limit - 1, round_limit=limit)
    assert not earlier.over
    assert table(earlier).round == limit

    last = next_round(limit, round_limit=limit)
    assert last.over
    assert ended(last) == ([], "draw")


@pytest.mark.rule("CIV-OPT-06")
@pytest.mark.parametrize("number", [40, 60, 100])
def test_without_the_option_there_is_no_limit(number: int) -> None:
    match = next_round(number)

    assert not match.over
    assert table(match).round == number + 1


@pytest.mark.rule("CIV-OPT-06", "CIV-TRN-01")
def test_the_last_round_is_played_to_its_end() -> None:
    match = given({"trade": 6}, {}, round=20, stage="start", options={"round_limit": 20})

    pass_on(match, "research")
    assert not match.over
    while not match.over:
        match.answer("no")

    assert table(match).round == 20


# Governments


@pytest.mark.rule("CIV-OPT-10", "CIV-GOV-30")
@pytest.mark.parametrize(
    ("settings", "production"),
    [({}, 5), ({"governments": "core"}, 5), ({"governments": "revised"}, 6)],
)
def test_despotism_of_both_sets(settings: Words, production: int) -> None:
    assert city_of(land(options=settings))["production"] == production


@pytest.mark.rule("CIV-OPT-10", "CIV-GOV-27", "CIV-GOV-35")
@pytest.mark.parametrize(("governments", "coins"), [("core", 0), ("revised", 1)])
def test_democracy_of_both_sets(governments: str, coins: int) -> None:
    """In the core set it keeps the peace, in the revised set it has a coin."""
    me: Words = {
        "techs": ["construction", "democracy_tech"],
        "government": "democracy",
        "figures": ["army E2"],
    }
    match = land(me, options={"governments": governments}, cities=THEIRS)
    assert coins_of(match) == coins

    when(match, "move E2 1 0")

    assert ("go F2" in options(match)) == (governments == "revised")
