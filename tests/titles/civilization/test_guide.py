"""The words of the guided first game are true."""

from __future__ import annotations

from functools import partial

from oikumene.engine.match import Match
from oikumene.titles.civilization.cards import BUILDINGS, MARKET, TECHS, UNITS
from oikumene.titles.civilization.production import production
from oikumene.titles.civilization.research import threshold
from oikumene.titles.civilization.victory import progress
from oikumene.titles.civilization.yields import coins, production_of, resources_of, trade_of
from tests.titles import guided
from tests.titles.civilization.given import (
    asked,
    built,
    cities,
    figures,
    goods,
    options,
    player,
    square,
    table,
    told,
)

at = partial(guided.at, "civilization")


def on_table(match: Match) -> set[str]:
    """The things that the newcomer has before the eyes."""
    s, p = table(match), player(match)
    return {
        *(f"seat:{each.seat}" for each in s.players),
        *(f"resource:{good}" for good in MARKET),
        *(f"tech:{tech}" for tech in TECHS),
        *(f"building:{building}" for building in BUILDINGS),
        *(f"unit:{unit}" for unit in UNITS),
        *(f"great_person:{person}" for person in p.reserve),
        f"government:{p.government}",
        "track:culture",
        *s.ground.things,
    }


def test_everything_pointed_at_is_on_the_table() -> None:
    for step, match in guided.told("civilization"):
        assert on_table(match) >= set(step.point), step


def test_a_round_is_played() -> None:
    s = table(at("guide-welcome"))
    assert (s.round, s.stage, s.first) == (2, "start", 0)
    match = at("guide-done")
    assert (table(match).round, table(match).stage) == (3, "start")
    assert asked(match) == (0, "start")


# The Start of Turn


def test_the_capital_yields_what_is_said() -> None:
    match = at("guide-outskirts")
    s, capital = table(match), square(match, "B3")
    assert cities(match) == ["B3"]
    assert (trade_of(s, capital), production_of(s, capital)) == (3, 6)
    assert resources_of(s, capital) == ["iron"]


def test_the_scout_becomes_a_city_and_rome_prospers() -> None:
    assert figures(at("guide-found"), 0, "F3") == {"scout": 1}
    match = at("guide-culture-track")
    assert cities(match) == ["B3", "F3"]
    assert figures(match, 0, "F3") == {}
    assert (player(match).track, len(player(match).events)) == (1, 1)


# Trade


def test_both_cities_bring_trade() -> None:
    assert player(at("guide-culture-track")).trade == 13 - 3 - 5
    match = at("guide-trade")
    assert [trade_of(table(match), square(match, name)) for name in ("B3", "F3")] == [3, 5]
    assert player(match).trade == 13


def test_silk_is_exchanged_for_wheat() -> None:
    match = at("guide-give")
    assert (goods(match), goods(match, 1)) == ({"silk": 1}, {"wheat": 1})
    assert "horseback_riding" in player(match, 1).techs
    match = at("guide-dealt")
    assert (goods(match), goods(match, 1)) == ({"wheat": 1}, {"silk": 1})


# City Management


def test_the_wheat_pays_for_what_the_building_lacks() -> None:
    match = at("guide-boost")
    assert production(table(match), player(match), square(match, "B3")) == 6
    assert BUILDINGS["trading_post"].cost == 7
    match = at("guide-produce")
    assert production(table(match), player(match), square(match, "B3")) == 9
    assert table(match).ground.terrain[square(match, "C3")] == BUILDINGS["trading_post"].terrain
    match = at("guide-arts")
    assert built(match, "C3") == "trading_post"
    assert player(match).trade == 13


def test_the_arts_pay_a_step_on_the_culture_track() -> None:
    assert player(at("guide-arts")).culture == 1
    assert player(at("guide-advance")).culture == 1 + 1 + 1
    match = at("guide-move")
    assert (player(match).culture, player(match).track, len(player(match).events)) == (0, 2, 2)
    assert told(match, "harvests")[0]["resource"] == "resource:wheat"


# Movement


def test_a_hut_lies_beyond_the_border() -> None:
    match = at("guide-discover")
    assert table(match).left == 2
    match = at("guide-hut")
    assert table(match).left == 1
    assert table(match).huts[square(match, "I3")] == "hut"
    assert player(at("guide-army")).markers == ["hut_silk"]


def test_three_units_meet_three_barbarians() -> None:
    battle = table(at("guide-trump")).battle
    assert battle is not None
    assert battle.forces[0] == ["artillery_2", "infantry_2", "mounted_2"]
    assert battle.fronts == [("", 0, "mounted_2", 0)]
    assert battle.sizes == [3, 2]


def test_trumps_kill_without_wounds() -> None:
    battle = table(at("guide-strike-back")).battle
    assert battle is not None
    assert battle.fronts == [("", 0, "artillery_2", 0)]
    assert battle.killed == [("infantry_2",), ("mounted_2",)]
    battle = table(at("guide-last-front")).battle
    assert battle is not None
    assert battle.fronts == [("mounted_2", 0, "", 0), ("", 0, "infantry_2", 0)]


def test_the_victory_brings_a_marker_and_a_great_person() -> None:
    match = at("guide-person")
    assert told(match, "battle-result") == [{"owner": "seat:0", "attacker": 4, "defender": 0}]
    assert len(player(match).markers) == 2
    assert (player(match).track, player(match).reserve) == (3, ("artist",))
    assert table(match).ground.icons[square(match, "E2")][:4] == (1, 0, 0, 0)
    assert trade_of(table(match), square(match, "F3")) == 5
    match = at("guide-research")
    assert built(match, "E2") == "artist"
    assert trade_of(table(match), square(match, "F3")) == 5


# Research, and the next Start of Turn


def test_a_technology_of_the_second_level_fits() -> None:
    match = at("guide-research")
    s, p = table(match), player(match)
    assert (threshold(s, p, 1), threshold(s, p, 2), p.trade) == (6, 11, 13)
    assert "tech monarchy_tech" in options(match)
    assert p.tokens == {"code_of_laws": 1}
    match = at("guide-government")
    assert player(match).trade == coins(table(match), player(match)) == 1


def test_the_new_government_needs_no_anarchy() -> None:
    assert "switch monarchy" in options(at("guide-government"))
    match = at("guide-done")
    assert player(match).government == "monarchy"
    assert [progress(table(match), player(match, seat))["culture"] for seat in (0, 1)] == [3, 0]
