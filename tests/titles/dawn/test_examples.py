"""The worked examples, with the rulebook's own numbers (CND-EX)."""

from __future__ import annotations

from typing import Any

import pytest

from oikumene.engine.hexes import Hex, neighbours
from oikumene.engine.match import Match
from oikumene.titles.dawn.ground import Placement, placements
from oikumene.titles.dawn.state import REINFORCED, TOKEN
from tests.titles.dawn.fights import ME, NO_BARBARIANS, RIVAL, at_war, seed_for, strengths, totals
from tests.titles.dawn.given import (
    asked,
    given,
    options,
    player,
    refused,
    resources,
    row,
    space,
    table,
    told,
    when,
    words,
)

ORANGE = 2
"""The seat of the third player."""


def at(match: Match, word: str) -> tuple[int, int]:
    """Whose piece is on a space, and of which kind."""
    return divmod(table(match).pieces[space(match, word)], 4)


@pytest.mark.rule("CND-EX-01")
def test_the_first_row_of_rome() -> None:
    match = given({"leader": "rome"}, {})

    assert player(match).row == ["astrology", "foreign_trade", "masonry", "early_empire", "pottery"]
    assert player(match).available_caravans == 1
    assert player(match).caravans == []


@pytest.mark.rule("CND-EX-02")
@pytest.mark.parametrize("tokens", [["-1,-5", "-2,-5"], ["-1,-5"]])
def test_a_city_between_two_waters_on_the_edge(tokens: list[str]) -> None:
    """-1,-6 has four neighbours: water to the west and east, land to the south."""
    match = given({}, {}, {"cities": ["-1,-6"], "control": tokens})
    beside = table(match).ground.beside[space(match, "-1,-6")]
    assert sorted(table(match).ground.water[n] for n in beside) == [False, False, True, True]
    assert player(match, ORANGE).colour == "orange"

    mature = match.view(ORANGE)["table"]["players"][ORANGE]["mature"]

    assert words(match, mature) == (["-1,-6"] if len(tokens) == 2 else [])


@pytest.mark.rule("CND-EX-03")
@pytest.mark.parametrize(
    ("slot", "places"), [(1, {"place 4,-1"}), (2, {"place 4,-1", "place 3,-2"})]
)
def test_the_slot_of_the_culture_card_is_the_terrain(slot: int, places: set[str]) -> None:
    """Around 3,-1: grassland 4,-1, hills 3,-2, three forests and a mountain."""
    match = given({**ME, "capital": "3,-1", "row": row("early_empire", slot)}, RIVAL)

    when(match, "resolve early_empire")

    assert {*options(match, "place")} == places


@pytest.mark.rule("CND-EX-04")
def test_flight_replaces_iron_working() -> None:
    cards = ["astrology", "pottery", "iron_working", "early_empire", "foreign_trade"]
    mine = {"dial": 18, "row": cards, "trade": {"iron_working": 2}, "tokens": {"kabul": cards[2]}}
    match = given({**ME, **mine}, RIVAL)

    when(match, "resolve astrology")
    assert asked(match) == (0, "gain-card")
    when(match, "replace iron_working flight")

    p = player(match)
    assert p.dial == 19
    assert p.row == ["astrology", "pottery", "flight", "early_empire", "foreign_trade"]
    assert p.trade == [0, 0, 2, 0, 0]
    assert p.tokens == {"kabul": "flight"}


@pytest.mark.rule("CND-EX-05")
def test_a_caravan_to_seoul() -> None:
    """Grassland -1,-2, hills -1,-1, Seoul -1,0; the short cut over -2,-1 is a mountain."""
    match = given(
        {**ME, "capital": "-2,-2", "row": row("foreign_trade", 2)},
        {**RIVAL, "capital": "1,0"},
        map=["12B0:0,0", "5A1:-2,-1"],
        barbarians={"H": ""},
    )
    terrain = table(match).ground.terrain
    way = [terrain[space(match, word)] for word in ("-1,-2", "-1,-1", "-2,-1")]
    assert way == ["grassland", "hills", "mountain"]

    when(match, "resolve foreign_trade")
    assert match.decision is not None
    assert match.decision.args == {"n": 3}
    assert {"go -1,-2", "go -1,-1", "go -1,0"} <= {*options(match)}
    assert refused(match)["go -2,-1"] == "CND-ECO-05"
    when(match, "go -1,0", "take seoul")

    p = player(match)
    assert p.caravans == []
    assert p.trade[p.row.index("astrology")] == 2
    assert p.diplomacy == ("seoul",)
    assert table(match).stocks == {"seoul": 1}


@pytest.mark.rule("CND-EX-06")
def test_where_pottery_builds_from_slot_2() -> None:
    """From 4,0 only 4,-1 can be counted through; from 0,2 its grassland and hills.

    -1,2 and -2,2 lie beside Brussels, 4,-1 beside the capital.
    """
    match = given(
        {**ME, "capital": "4,0", "control": ["0,2"], "row": row("pottery", 2)},
        RIVAL,
        barbarians=NO_BARBARIANS,
    )

    when(match, "resolve pottery")

    assert {*options(match, "found")} == {
        f"found {word}" for word in ("5,-2", "3,-1", "0,2", "0,3", "1,1", "1,0")
    }


def forbidden_city(**mine: Any) -> Match:
    """An industry card in slot 3, the Forbidden City (9) for sale."""
    match = given(
        {**RIVAL, "row": row("pottery", 3), **mine},
        RIVAL,
        market=["forbidden_city"],
    )
    return when(match, "resolve pottery")


@pytest.mark.rule("CND-EX-07")
def test_building_the_forbidden_city() -> None:
    match = forbidden_city(resources={"marble": 1, "oil": 2})

    when(match, "wonder forbidden_city")

    assert not any(resources(match).values())
    assert player(match).wonders == ("forbidden_city",)
    assert table(match).sites == {"forbidden_city": space(match, "-4,4")}
    assert table(match).market[0] not in ("", "forbidden_city")


@pytest.mark.rule("CND-EX-08")
def test_one_oil_short_of_the_forbidden_city() -> None:
    match = forbidden_city(resources={"marble": 1, "oil": 1})

    assert "wonder forbidden_city" not in options(match)
    assert refused(match)["wonder forbidden_city"] == "CND-WON-05"


@pytest.mark.rule("CND-EX-09")
def test_reinforcing_two_tokens() -> None:
    tokens = ["4,-1", "-4,-1", "1,1"]
    match = at_war("masonry", 2, {"control": tokens}, {})
    assert {*options(match, "reinforce")} == {f"reinforce {word}" for word in tokens}

    when(match, "reinforce -4,-1", "reinforce 1,1")

    assert [at(match, word) for word in tokens] == [(0, TOKEN), (0, REINFORCED), (0, REINFORCED)]
    assert asked(match) == (1, "turn")


def in_the_forest(spent: int) -> Match:
    """Iron Working from slot 2 against a reinforced token in the forest 2,0, 5 against 3."""
    mine = {"control": ["1,1"], "trade": {"iron_working": 2}}
    theirs = {"reinforced": ["2,0", "3,0", "2,-1"]}
    match = at_war("iron_working", 2, mine, theirs, rolls=(5, 3))
    when(match, "attack 2,0 piece")
    assert match.decision is not None
    assert match.decision.args == {"attack": 2 + 1 + 5, "defence": 3 + 1 + 2 + 3}
    return when(match, f"spend {spent}")


@pytest.mark.rule("CND-EX-10")
def test_a_won_attack_in_the_forest() -> None:
    match = in_the_forest(2)

    assert totals(match) == (10, 9)
    assert at(match, "2,0") == (0, TOKEN)
    assert player(match).trade[player(match).row.index("iron_working")] == 0


@pytest.mark.rule("CND-EX-11")
def test_a_tie_in_the_forest() -> None:
    match = in_the_forest(1)

    assert totals(match) == (9, 9)
    assert at(match, "2,0") == (1, REINFORCED)


@pytest.mark.rule("CND-EX-12", "CND-EX-13")
def test_barbarians_raid_in_direction_2() -> None:
    """D enters the orange city on 0,2; F crosses the water 2,-2 to the forest 2,-1."""
    match = given(
        {},
        {},
        {"cities": ["0,2"]},
        {},
        barbarians={**dict.fromkeys("ABCGI", ""), "D": "0,1", "F": "2,-3"},
        phase="event",
        dial=1,
        seed=seed_for(2),
    )
    s = table(match)

    assert told(match, "barbarians-move") == [{"n": 2}]
    assert s.barbarians["D"] == space(match, "0,2")
    assert s.pieces[space(match, "0,2")] < 0
    assert player(match, ORANGE).unused_cities == 7
    assert s.ground.water[space(match, "2,-2")]
    assert s.ground.terrain[space(match, "2,-1")] == "forest"
    assert s.barbarians["F"] == space(match, "2,-1")


# Laying tiles

CORE = ["4A3:-1,-3", "15A0:1,-2", "12A3:-1,1", "13A0:1,2"]


def touched(place: str, rotation: str) -> int:
    """How many spaces of the core tile 16 touches there with side A; 0 if it overlaps."""
    core: set[Hex] = {at for each in placements(" ".join(CORE)) for at in each.hexes}
    q, r = map(int, place.split(","))
    tile = Placement(16, "A", int(rotation), q, r).hexes
    if core & {*tile}:
        return 0
    return len(core & {near for hex_ in tile for near in neighbours(hex_)})


@pytest.mark.rule("CND-EX-14")
def test_a_tile_touches_four_spaces() -> None:
    tiles: list[dict[str, Any]] = [{"tiles": [16, 1, 2]}, {"tiles": [9, 3, 5]}]
    match = given(*tiles, phase="map", map=CORE, core=CORE)

    when(match, "tile 16 A")

    legal = [touched(*text.split()[1:]) for text in options(match, "lay")]
    assert min(legal) == 4
    rules: dict[int, set[str]] = {}
    for text, rule in refused(match).items():
        rules.setdefault(touched(*text.split()[1:]), set()).add(rule)
    assert rules.pop(3) == {"CND-MAP-07"}
    assert all("CND-MAP-07" not in rule for spaces, rule in rules.items() if spaces > 3)


# Defence and cost


@pytest.mark.rule("CND-EX-15")
def test_a_city_on_a_mountain_among_reinforced_tokens() -> None:
    theirs = {"cities": ["4,-2"], "reinforced": ["3,-2", "4,-3", "5,-3"]}
    match = at_war("masonry", 5, {"control": ["4,-1"]}, theirs)

    when(match, "attack 4,-2 piece")

    assert strengths(match)[1] == 10 + 3


@pytest.mark.rule("CND-EX-16")
@pytest.mark.parametrize(("wonder", "cost"), [("", 7), ("colossus", 7), ("stonehenge", 9)])
def test_buenos_aires_makes_the_forbidden_city_cheaper(wonder: str, cost: int) -> None:
    match = given(
        {
            **RIVAL,
            "cities": ["4,0"],
            "diplomacy": ["buenos_aires"],
            "row": row("pottery", 5),
            "resources": {"oil": 1},
        },
        RIVAL,
        market=["forbidden_city"],
        wonders={wonder: "4,0"} if wonder else {},
    )
    assert match.view(0)["table"]["players"][0]["costs"][0] == cost

    when(match, "resolve pottery")

    assert ("wonder forbidden_city" in options(match)) == (cost == 7)
