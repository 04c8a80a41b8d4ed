"""The event dial and the barbarians (CND-EVT)."""

from __future__ import annotations

from typing import Any

import pytest

from oikumene.engine.match import Match
from oikumene.titles.dawn.state import CITY, TOKEN
from tests.titles.dawn.fights import ME, NO_BARBARIANS, RIVAL, seed_for
from tests.titles.dawn.given import (
    asked,
    given,
    options,
    player,
    row,
    space,
    table,
    told,
    when,
    words,
)

SPAWNING, BLANK, MOVING, TRADING = 4, 0, 1, 2
"""The sections of the dial from which it is turned on to an event."""
EAST, SOUTH_EAST, SOUTH_WEST, WEST, NORTH_WEST, NORTH_EAST = range(1, 7)
"""What a roll means while the direction token is not turned."""

# Cities in corners with three neighbours each, all with control tokens.
CORNER: dict[str, Any] = {"cities": ["4,0"], "control": ["3,0", "3,1", "4,-1"]}
TWO_CORNERS: dict[str, Any] = {
    "cities": ["4,0", "3,-8"],
    "control": ["3,0", "3,1", "4,-1", "2,-7", "3,-7", "4,-8"],
}


def event(section: int, *players: dict[str, Any], **told: Any) -> Match:
    """The dial is turned on from a section before a turn of the first player."""
    seats = [{**who, **each} for who, each in zip((ME, RIVAL, RIVAL), players, strict=False)]
    return given(*seats, **{"phase": "event", "dial": section, "round": 2, **told})


def raid(
    rolls: int | tuple[int, ...],
    barbarians: dict[str, str],
    mine: dict[str, Any] | None = None,
    theirs: dict[str, Any] | None = None,
    **told: Any,
) -> Match:
    """The barbarians move; the others are defeated."""
    seed = seed_for(*([rolls] if isinstance(rolls, int) else rolls))
    camps = {**NO_BARBARIANS, **barbarians}
    return event(MOVING, mine or {}, theirs or {}, **{"barbarians": camps, "seed": seed, **told})


def camp(match: Match, letter: str) -> str:
    """Where a barbarian is; nothing: defeated."""
    at = table(match).barbarians[letter]
    return table(match).ground.words[at] if at >= 0 else ""


def camps(match: Match) -> dict[str, str]:
    """Where the barbarians on the map are."""
    return {
        letter: camp(match, letter) for letter in table(match).barbarians if camp(match, letter)
    }


# The dial


@pytest.mark.rule("CND-EVT-01")
@pytest.mark.parametrize(
    ("section", "events"),
    [(0, []), (1, ["move"]), (2, ["trade"]), (3, ["move"]), (4, ["spawn"])],
)
def test_the_dial_goes_round(section: int, events: list[str]) -> None:
    match = event(section, {}, {})

    assert [entry["event"] for entry in told(match, "event")] == [f"event:{e}" for e in events]
    assert table(match).dial == (section + 1) % 5
    assert asked(match) == (0, "turn")


# Trade


@pytest.mark.rule("CND-EVT-02")
def test_every_mature_city_brings_a_trade_token() -> None:
    match = event(TRADING, TWO_CORNERS, {})
    assert asked(match) == (0, "put-trade")
    assert len(options(match)) == 5

    when(match, "put pottery", "put astrology")

    p = player(match)
    assert {card: n for card, n in zip(p.row, p.trade, strict=True) if n} == {
        "pottery": 1,
        "astrology": 1,
    }
    assert sum(player(match, 1).trade) == 0
    assert asked(match) == (0, "turn")


@pytest.mark.rule("CND-EVT-02")
def test_no_card_holds_more_than_three_of_them() -> None:
    match = event(TRADING, {**TWO_CORNERS, "trade": {"pottery": 2}}, {})

    when(match, "put pottery", "put pottery")

    assert sum(player(match).trade) == 3


@pytest.mark.rule("CND-EVT-02")
def test_an_immature_city_brings_nothing() -> None:
    match = event(TRADING, {**CORNER, "control": ["3,0", "3,1"]}, {})

    assert asked(match) == (0, "turn")
    assert sum(player(match).trade) == 0


@pytest.mark.rule("CND-EVT-03")
@pytest.mark.parametrize("first", [0, 1])
def test_the_first_player_places_these_tokens_first(first: int) -> None:
    north = {"cities": ["3,-8"], "control": ["2,-7", "3,-7", "4,-8"]}
    match = event(TRADING, CORNER, north, first=first, active=first)

    order = []
    while asked(match)[1] == "put-trade":
        order.append(asked(match)[0])
        when(match, options(match)[0])

    assert order == [first, 1 - first]
    assert asked(match) == (first, "turn")


# Spawning


@pytest.mark.rule("CND-EVT-04")
def test_every_defeated_barbarian_comes_back_to_its_letter() -> None:
    match = event(SPAWNING, {}, {}, barbarians=NO_BARBARIANS)

    assert camps(match) == {"B": "4,-4", "D": "-1,-1", "I": "2,-4"}
    assert {entry["barbarian"] for entry in told(match, "spawned")} == {
        "barbarian:B",
        "barbarian:D",
        "barbarian:I",
    }


@pytest.mark.rule("CND-EVT-05")
@pytest.mark.parametrize("kind", ["cities", "control", "reinforced"])
def test_a_city_or_token_keeps_a_barbarian_out(kind: str) -> None:
    match = event(SPAWNING, {kind: ["-1,-1"]}, {}, barbarians=NO_BARBARIANS)

    assert camps(match) == {"B": "4,-4", "I": "2,-4"}


@pytest.mark.rule("CND-EVT-05")
def test_another_barbarian_keeps_a_barbarian_out() -> None:
    match = event(SPAWNING, {}, {}, barbarians={"B": "-1,-1", "D": "", "I": ""})

    assert camps(match) == {"B": "-1,-1", "I": "2,-4"}


@pytest.mark.rule("CND-EVT-05")
def test_caravans_are_destroyed_where_a_barbarian_spawns() -> None:
    caravans = {"caravans": ["-1,-1"]}
    match = event(SPAWNING, caravans, caravans, barbarians=NO_BARBARIANS)

    assert camp(match, "D") == "-1,-1"
    assert player(match).caravans == player(match, 1).caravans == []


@pytest.mark.rule("CND-EVT-05")
def test_a_lone_wonder_does_not_hinder_spawning() -> None:
    match = event(SPAWNING, {}, {}, barbarians=NO_BARBARIANS, wonders={"petra": "-1,-1"})

    assert camp(match, "D") == "-1,-1"
    assert table(match).sites == {"petra": space(match, "-1,-1")}


@pytest.mark.rule("CND-EVT-06")
def test_a_barbarian_elsewhere_on_the_map_does_not_go_back() -> None:
    match = event(SPAWNING, {}, {}, barbarians={"B": "", "D": "1,1", "I": "2,-4"})

    assert camps(match) == {"B": "4,-4", "D": "1,1", "I": "2,-4"}


# Where they move


@pytest.mark.rule("CND-EVT-07")
@pytest.mark.parametrize(
    ("number", "goal"),
    [
        (EAST, "1,1"),
        (SOUTH_EAST, "0,2"),
        (SOUTH_WEST, "-1,2"),
        (WEST, "-1,1"),
        (NORTH_WEST, "0,0"),
        (NORTH_EAST, "1,0"),
    ],
)
def test_a_roll_is_a_direction(number: int, goal: str) -> None:
    match = raid(number, {"D": "0,1"})

    assert camps(match) == {"D": goal}
    assert told(match, "barbarians-move") == [{"n": number}]


@pytest.mark.rule("CND-EVT-07")
@pytest.mark.parametrize(("turned", "goal"), [(1, "0,2"), (3, "-1,1"), (5, "1,0")])
def test_the_direction_token_says_where_a_number_points(turned: int, goal: str) -> None:
    match = raid(EAST, {"D": "0,1"}, direction=turned)

    assert camps(match) == {"D": goal}


@pytest.mark.rule("CND-EVT-07")
def test_one_roll_is_for_all_barbarians() -> None:
    match = raid(EAST, {"B": "0,1", "D": "3,-2", "I": "-4,-3"})

    assert camps(match) == {"B": "1,1", "D": "4,-2", "I": "-3,-3"}
    assert len(told(match, "barbarians-move")) == 1


@pytest.mark.rule("CND-EVT-08")
@pytest.mark.parametrize("number", [EAST, WEST])
def test_barbarians_in_a_row_do_not_meet(number: int) -> None:
    match = raid(number, {"B": "-3,0", "D": "-2,0", "I": "-1,0"})

    step = 1 if number == EAST else -1
    assert camps(match) == {"B": f"{-3 + step},0", "D": f"{-2 + step},0", "I": f"{-1 + step},0"}


@pytest.mark.rule("CND-EVT-08")
def test_arrivals_wait_until_all_have_moved() -> None:
    """B enters the city that D has just left: it is destroyed, D is already gone."""
    match = raid(EAST, {"B": "0,0", "D": "1,0"}, {"cities": ["1,0"], "control": ["2,0"]})

    assert camps(match) == {"B": "1,0", "D": "2,0"}
    assert words(match, player(match).cities) == ["-4,4"]
    assert player(match).control == []


@pytest.mark.rule("CND-EVT-09")
def test_a_barbarian_crosses_water_in_one_go() -> None:
    match = raid(WEST, {"D": "-2,1"})

    assert camps(match) == {"D": "-4,1"}


@pytest.mark.rule("CND-EVT-09")
def test_a_caravan_on_the_water_is_safe() -> None:
    match = raid(WEST, {"D": "-2,1"}, {"caravans": ["-3,1"]})

    assert camps(match) == {"D": "-4,1"}
    assert words(match, player(match).caravans) == ["-3,1"]


@pytest.mark.rule("CND-EVT-10")
@pytest.mark.parametrize(
    ("start", "number", "goal"),
    [
        ("4,0", EAST, "3,0"),
        ("4,0", SOUTH_EAST, "4,-1"),
        ("-4,2", WEST, "-2,2"),  # turns round, and then there is water
    ],
)
def test_the_edge_of_the_map_turns_a_barbarian_round(start: str, number: int, goal: str) -> None:
    match = raid(number, {"D": start})

    assert camps(match) == {"D": goal}


@pytest.mark.rule("CND-EVT-11")
@pytest.mark.parametrize("number", [NORTH_WEST, SOUTH_EAST])
def test_a_barbarian_between_two_edges_stays(number: int) -> None:
    match = raid(number, {"D": "-5,-3"}, {"control": ["-5,-3"]})

    assert camps(match) == {"D": "-5,-3"}
    assert words(match, player(match).control) == ["-5,-3"]


@pytest.mark.rule("CND-EVT-11")
def test_water_up_to_the_edge_brings_a_barbarian_back_without_an_arrival() -> None:
    """West of -2,-5 there is one water space and then nothing; the capital is not hurt again."""
    capital = {"capital": "-2,-5", "trade": {"pottery": 3}, "caravans": ["-2,-5"]}
    match = raid(WEST, {"D": "-2,-5"}, capital)

    assert camps(match) == {"D": "-2,-5"}
    assert sum(player(match).trade) == 3
    assert words(match, player(match).caravans) == ["-2,-5"]
    assert not told(match, "barbarian-moved")


# What they do


@pytest.mark.rule("CND-EVT-12")
def test_caravans_are_destroyed_and_go_back_to_the_card() -> None:
    mine = {"caravans": ["1,1", "1,1"], "row": row("currency", 3)}
    match = raid(EAST, {"D": "0,1"}, mine, {"caravans": ["1,1"]})

    assert player(match).caravans == player(match, 1).caravans == []
    assert camps(match) == {"D": "1,1"}
    assert len(told(match, "caravan-lost")) == 3
    when(match, "resolve currency")
    assert asked(match)[1] in ("which-caravan", "move-caravan")


@pytest.mark.rule("CND-EVT-13")
@pytest.mark.parametrize(("kind", "key"), [("control", "token"), ("cities", "city")])
def test_an_unreinforced_token_or_a_city_is_destroyed(kind: str, key: str) -> None:
    match = raid(EAST, {"D": "0,1"}, {}, {kind: ["1,1"]})

    p = player(match, 1)
    assert table(match).pieces[space(match, "1,1")] < 0
    assert (p.unused_cities, p.unused_tokens) == (7, 31)
    assert camps(match) == {"D": "1,1"}
    assert told(match, f"{key}-destroyed") == [{"seat": "seat:1", "space": "hex:1,1"}]


@pytest.mark.rule("CND-EVT-14")
@pytest.mark.parametrize(
    ("start", "number", "goal"),
    [("0,1", EAST, "1,1"), ("-2,1", WEST, "-4,1"), ("4,0", EAST, "3,0")],
)
def test_a_reinforced_token_is_flipped_and_drives_the_barbarian_back(
    start: str, number: int, goal: str
) -> None:
    """Also over water, and where the edge turned it round."""
    match = raid(number, {"D": start}, {"reinforced": [goal]})

    assert camps(match) == {"D": start}
    assert table(match).pieces[space(match, goal)] == TOKEN
    assert words(match, player(match).control) == [goal]


@pytest.mark.rule("CND-EVT-15")
def test_a_caravan_behind_a_reinforced_token_is_safe() -> None:
    caravans = {"caravans": ["1,1"]}
    match = raid(EAST, {"D": "0,1"}, {"reinforced": ["1,1"], **caravans}, caravans)

    assert camps(match) == {"D": "0,1"}
    for seat in (0, 1):
        assert words(match, player(match, seat).caravans) == ["1,1"]


@pytest.mark.rule("CND-EVT-16")
def test_in_a_capital_two_trade_tokens_are_discarded() -> None:
    """By its owner, before the turn of the first player."""
    theirs = {"capital": "1,1", "trade": {"pottery": 2, "astrology": 2, "masonry": 1}}
    match = raid(EAST, {"D": "0,1"}, {"trade": {"pottery": 3}}, theirs)
    assert asked(match) == (1, "discard-trade")
    assert {*options(match)} == {"put pottery", "put astrology", "put masonry"}

    when(match, "put masonry", "put astrology")

    p = player(match, 1)
    assert {card: n for card, n in zip(p.row, p.trade, strict=True) if n} == {
        "pottery": 2,
        "astrology": 1,
    }
    assert sum(player(match).trade) == 3
    assert p.capital == space(match, "1,1")


@pytest.mark.rule("CND-EVT-16")
@pytest.mark.parametrize(("trade", "left"), [({}, 0), ({"pottery": 1}, 0), ({"pottery": 3}, 1)])
def test_fewer_tokens_are_discarded_if_there_are_fewer(trade: dict[str, int], left: int) -> None:
    theirs = {"capital": "1,1", "trade": trade, "tokens": {"geneva": "astrology"}}
    match = raid(EAST, {"D": "0,1"}, {}, theirs)

    assert sum(player(match, 1).trade) == left
    assert player(match, 1).tokens == {"geneva": "astrology"}
    assert asked(match) == (0, "turn")


@pytest.mark.rule("CND-EVT-17")
def test_the_barbarian_stays_and_the_capital_goes_on_working() -> None:
    """Tokens are placed around it, caravans leave it, and it is still its owner's."""
    match = raid(EAST, {"D": "-5,4"}, {"row": row("foreign_trade", 1)})
    assert camps(match) == {"D": "-4,4"}
    assert player(match).capital == space(match, "-4,4")
    culture, economy = match.clone(), match

    when(culture, "resolve early_empire")
    when(economy, "resolve foreign_trade")

    assert {"place -4,3", "place -3,4"} <= {*options(culture)}
    assert {"go -4,3", "go -3,4"} <= {*options(economy)}
    assert culture.view(0)["table"]["players"][0]["spaces"] == 1


@pytest.mark.rule("CND-EVT-18")
def test_a_barbarian_leaves_a_capital_without_doing_harm() -> None:
    mine = {"capital": "1,1", "trade": {"pottery": 3}}
    match = raid(EAST, {"D": "1,1"}, mine)

    assert camps(match) == {"D": "2,1"}
    assert sum(player(match).trade) == 3


@pytest.mark.rule("CND-EVT-19")
def test_nothing_happens_in_a_city_state() -> None:
    match = raid(WEST, {"D": "0,1"}, {"control": ["0,2"], "row": row("foreign_trade", 5)})

    assert camps(match) == {"D": "-1,1"}
    assert table(match).things[space(match, "-1,1")] == "city_state:brussels"
    assert table(match).stocks["brussels"] == 2


@pytest.mark.rule("CND-EVT-19")
def test_a_barbarian_keeps_caravans_and_attackers_from_a_city_state() -> None:
    mine = {"capital": "0,2", "row": row("foreign_trade", 5)}
    match = raid(WEST, {"D": "0,1"}, mine)
    war, trade = match.clone(), match

    when(war, "resolve masonry")
    when(trade, "resolve foreign_trade")

    assert options(war, "attack") == ["attack -1,1 barbarian"]
    assert "go -1,1" not in options(trade)
    assert "go 0,1" in options(trade)


@pytest.mark.rule("CND-EVT-20")
@pytest.mark.parametrize(
    ("start", "goal", "thing"),
    [("4,0", "3,0", "resource:oil"), ("2,2", "1,2", "natural_wonder:mount_kilimanjaro")],
)
def test_resources_and_natural_wonders_stay(start: str, goal: str, thing: str) -> None:
    match = raid(WEST, {"D": start})

    assert camps(match) == {"D": goal}
    assert table(match).things[space(match, goal)] == thing


@pytest.mark.rule("CND-EVT-20")
def test_a_lone_wonder_stays() -> None:
    match = raid(EAST, {"D": "0,1"}, wonders={"petra": "1,1"})

    assert camps(match) == {"D": "1,1"}
    assert table(match).sites == {"petra": space(match, "1,1")}


@pytest.mark.rule("CND-EVT-21")
def test_a_natural_wonder_without_its_token_lies_on_the_map_again() -> None:
    mine = {"control": ["1,2"], "tokens": {"mount_kilimanjaro": ""}}
    match = raid(WEST, {"D": "2,2"}, mine)

    assert player(match).control == []
    assert player(match).tokens == {}
    assert table(match).things[space(match, "1,2")] == "natural_wonder:mount_kilimanjaro"


# Stacks


@pytest.mark.rule("CND-EVT-22", "CND-EVT-23")
def test_one_of_two_barbarians_in_a_space_moves_on_by_a_new_roll() -> None:
    """B is turned round by the edge and meets D; D, the later letter, goes north-east."""
    match = raid((WEST, NORTH_EAST), {"B": "-5,0", "D": "-3,0"})

    assert camps(match) == {"B": "-4,0", "D": "-3,-1"}


@pytest.mark.rule("CND-EVT-22")
def test_the_move_that_parts_them_has_effects_too() -> None:
    match = raid((WEST, NORTH_EAST), {"B": "-5,0", "D": "-3,0"}, {"cities": ["-3,-1"]})

    assert camps(match) == {"B": "-4,0", "D": "-3,-1"}
    assert player(match).unused_cities == 7


@pytest.mark.rule("CND-EVT-22")
def test_it_is_repeated_until_every_barbarian_is_alone() -> None:
    """The first new roll meets a reinforced token, the second one sends D off."""
    match = raid(
        (WEST, NORTH_EAST, SOUTH_EAST),
        {"B": "-5,0", "D": "-3,0"},
        {"reinforced": ["-3,-1"]},
    )

    assert camps(match) == {"B": "-4,0", "D": "-4,1"}
    assert table(match).pieces[space(match, "-3,-1")] == TOKEN


@pytest.mark.rule("CND-EVT-22", "CND-EVT-23")
def test_the_later_letter_moves_whichever_came_first() -> None:
    """Now D is turned round, and D has to move again."""
    match = raid((WEST, NORTH_EAST), {"D": "-5,0", "B": "-3,0"})

    assert camps(match) == {"B": "-4,0", "D": "-3,-1"}


@pytest.mark.rule("CND-EVT-22")
def test_a_chain_of_stacks_is_parted_too() -> None:
    """D is sent on to I, so that I has to move as well."""
    match = raid(
        (WEST, NORTH_EAST, EAST),
        {"B": "-5,0", "D": "-3,0", "I": "-2,-1"},
    )

    assert camps(match) == {"B": "-4,0", "D": "-3,-1", "I": "-2,-1"}


# Petra, returning barbarians, Seoul


@pytest.mark.rule("CND-EVT-24")
@pytest.mark.parametrize(
    ("mine", "goal"),
    [
        ({"cities": ["1,1"]}, "-1,1"),
        ({"capital": "1,1", "trade": {"pottery": 3}}, "-1,1"),
        ({"reinforced": ["1,1"]}, "-1,1"),
        ({"control": ["1,1"]}, "1,1"),
    ],
)
def test_petra_turns_barbarians_round(mine: dict[str, Any], goal: str) -> None:
    cities = [*mine.get("cities", []), "4,-1"]
    match = raid(EAST, {"D": "0,1"}, {**mine, "cities": cities}, wonders={"petra": "4,-1"})

    assert camps(match) == {"D": goal}
    assert sum(player(match).trade) == sum(mine.get("trade", {}).values())
    if "cities" in mine:
        assert table(match).pieces[space(match, "1,1")] == CITY


@pytest.mark.rule("CND-EVT-24")
def test_petra_helps_only_its_controller() -> None:
    match = raid(
        EAST, {"D": "0,1"}, {"cities": ["4,-1"]}, {"cities": ["1,1"]}, wonders={"petra": "4,-1"}
    )

    assert camps(match) == {"D": "1,1"}
    assert player(match, 1).unused_cities == 7


@pytest.mark.rule("CND-EVT-24")
def test_between_two_spaces_of_petras_controller_a_barbarian_stays() -> None:
    match = raid(NORTH_EAST, {"D": "0,2"}, {"cities": ["1,1", "-1,3"]}, wonders={"petra": "1,1"})

    assert camps(match) == {"D": "0,2"}
    assert words(match, player(match).cities) == ["-1,3", "-4,4", "1,1"]


@pytest.mark.rule("CND-EVT-24")
def test_the_opposite_direction_crosses_water_and_does_harm() -> None:
    mine = {"cities": ["-1,1"], "control": ["-4,1"]}
    match = raid(EAST, {"D": "-2,1"}, mine, things={"-1,1": ""}, wonders={"petra": "-1,1"})

    assert camps(match) == {"D": "-4,1"}
    assert player(match).control == []


@pytest.mark.rule("CND-EVT-25")
def test_a_barbarian_driven_back_meets_the_one_that_followed() -> None:
    """D comes back to where B has come; D, the later letter, is sent south-east."""
    match = raid((EAST, SOUTH_EAST), {"B": "0,1", "D": "1,1"}, {"reinforced": ["2,1"]})

    assert camps(match) == {"B": "1,1", "D": "1,2"}
    assert table(match).pieces[space(match, "2,1")] == TOKEN


@pytest.mark.rule("CND-EVT-25")
def test_the_other_way_round_it_is_still_the_later_letter() -> None:
    match = raid((EAST, SOUTH_EAST), {"D": "0,1", "B": "1,1"}, {"reinforced": ["2,1"]})

    assert camps(match) == {"B": "1,1", "D": "1,2"}


@pytest.mark.rule("CND-EVT-26")
def test_seoul_moves_a_barbarian_to_empty_land_only() -> None:
    """Around 3,-1: a caravan, a token, another barbarian, and three empty spaces."""
    mine = {"diplomacy": ["seoul"], "caravans": ["4,-1"]}
    match = given(
        {**ME, **mine},
        {**RIVAL, "control": ["4,-2"]},
        barbarians={"B": "3,-2", "D": "3,-1", "I": ""},
    )
    when(match, "use seoul")
    moves = [each for each in options(match) if each.startswith("lure D")]
    assert {*moves} == {"lure D 2,0", "lure D 2,-1"}  # 3,0 has oil

    when(match, "lure D 2,-1")

    assert camps(match) == {"B": "3,-2", "D": "2,-1"}
    assert asked(match) == (0, "turn")
    assert "use seoul" not in options(match)


@pytest.mark.rule("CND-EVT-26")
def test_seoul_never_moves_a_barbarian_into_water_or_does_harm() -> None:
    match = given({**ME, "diplomacy": ["seoul"]}, RIVAL, barbarians={"B": "", "D": "2,-1", "I": ""})

    when(match, "use seoul")

    assert {*options(match)} == {"lure D 1,0", "lure D 2,0", "lure D 3,-1", "lure D 3,-2"}
    when(match, "lure D 1,0")
    assert not told(match, "barbarian-moved")
