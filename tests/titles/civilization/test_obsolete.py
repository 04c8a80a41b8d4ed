"""Obsolete wonders (CIV-OBS)."""

from __future__ import annotations

from typing import Any

import pytest

from oikumene.engine.match import Match
from oikumene.titles.civilization.cards import WONDERS
from oikumene.titles.civilization.yields import culture_of
from tests.titles.civilization.given import (
    built,
    options,
    pass_on,
    player,
    square,
    table,
    told,
    when,
)
from tests.titles.civilization.scenes import knows, pay_all, scene

TECHS = {"monarchy_tech": ["ancient"], "gunpowder": ["ancient", "medieval"]}
MARKETS = [
    "stonehenge colossus hanging_gardens oracle",
    "angkor_wat brandenburg_gate himeji_samurai_castle porcelain_tower",
    "cristo_redentor panama_canal statue_of_liberty united_nations",
]
EMPTY = ["", "", "", ""]
HOUSES = {"N7": "workshop", "C3": "library"}
"""Something else to destroy: so there is a choice."""


def harming(tech: str = "monarchy_tech", **words: Any) -> Match:
    """A player chooses a wonder that goes out of use."""
    mine = {**knows(tech, goods={"silk": 1, "iron": 1}), **words.pop("mine", {})}
    theirs = words.pop("theirs", {"units": ["infantry_1"]})  # so that there is a choice
    match = scene("city", mine, theirs, **words)
    return pay_all(when(match, f"use {tech}"))


@pytest.mark.rule("CIV-OBS-01", "CIV-OBS-05")
@pytest.mark.parametrize("tech", TECHS)
def test_monarchy_and_gunpowder_make_wonders_of_some_ages_obsolete(tech: str) -> None:
    offered = set()
    for market in MARKETS:
        match = harming(tech, wonder_market=market.split(), built=HOUSES)
        offered |= {text.split()[1] for text in options(match, "obsolete")}

    assert offered == {id_ for id_, card in WONDERS.items() if card.age in TECHS[tech]}
    assert len(offered) == 4 * len(TECHS[tech])


@pytest.mark.rule("CIV-OBS-01")
def test_no_other_tech_does_so() -> None:
    mine = {"goods": {"wheat": 1, "silk": 1, "incense": 1, "iron": 1}}
    match = scene("city", {**knows("currency", "chivalry", "banking", "steam_power"), **mine})

    assert not {"use monarchy_tech", "use gunpowder"} & set(options(match))


@pytest.mark.rule("CIV-OBS-02", "CIV-OBS-03", "CIV-INF-03")
@pytest.mark.parametrize("tech", TECHS)
def test_the_card_is_turned_down_and_the_marker_stays(tech: str) -> None:
    match = harming(tech, built={**HOUSES, "M5": "stonehenge"}, wonder_market=EMPTY)

    when(match, "obsolete stonehenge")

    assert (player(match, 1).wonders, player(match, 1).obsolete) == ((), ("stonehenge",))
    assert built(match, "M5") == "stonehenge"
    assert told(match, "obsolete") == [{"seat": "seat:1", "wonder": "wonder:stonehenge"}]
    assert culture_of(table(match), square(match, "N6")) == 1


@pytest.mark.rule("CIV-OBS-02")
@pytest.mark.parametrize("obsolete", [True, False])
def test_its_ability_is_out_of_use_for_the_rest_of_the_game(obsolete: bool) -> None:
    match = harming(built={"M5": "colossus"}, wonder_market=EMPTY)
    when(match, "obsolete colossus" if obsolete else "kill-unit 1")

    pass_on(match, "start")
    pass_on(match, "trade")
    assert table(match).round == 2
    gains = [entry for entry in told(match, "trade-changed") if entry["why"] == "wonder:colossus"]
    assert bool(gains) != obsolete


@pytest.mark.rule("CIV-OBS-02")
def test_what_it_did_all_the_time_stops_at_once() -> None:
    match = harming(
        "gunpowder",
        mine={"figures": ["army E2"]},
        cities={"G2": {"owner": 1}},
        built={**HOUSES, "H2": "brandenburg_gate"},
        wonder_market=EMPTY,
    )
    when(match, "obsolete brandenburg_gate")
    pass_on(match, "movement", 0)
    when(match, "move E2 1 0", "go F2")

    assert "stop" in options(match)  # in the outskirts that the Gate had closed


@pytest.mark.rule("CIV-OBS-03", "CIV-WON-06")
def test_it_still_fills_the_place_of_a_wonder_and_gives_its_culture() -> None:
    capital = {"C2": {"owner": 0, "capital": True, "bonus": 20, "extra": 1}}
    mine = {"obsolete": ["stonehenge"]}
    match = scene("city", mine, built={"D1": "stonehenge"}, cities=capital)

    when(match, "arts C2")
    assert player(match).culture == 1 + 1

    when(match, "produce C2", "wonder colossus")  # its own square is the only place
    assert built(match, "D1") == "colossus"
    assert player(match).obsolete == ()


@pytest.mark.rule("CIV-OBS-04", "CIV-WON-07")
def test_a_wonder_of_the_market_leaves_the_game_and_the_next_one_comes() -> None:
    match = harming(
        wonder_market=["stonehenge", "oracle", "colossus", "hanging_gardens"],
        wonder_pool=["angkor_wat"],
    )

    when(match, "obsolete oracle")

    assert table(match).wonders == ("stonehenge", "angkor_wat", "colossus", "hanging_gardens")
    assert table(match).wonder_pool == []
    assert all(p.obsolete == () for p in table(match).players)
    assert told(match, "wonder-left") == [{"wonder": "wonder:oracle"}]


@pytest.mark.rule("CIV-OBS-05")
def test_an_obsolete_wonder_is_no_target_again() -> None:
    match = harming(
        theirs={"obsolete": ["stonehenge"], "units": ["infantry_1"]},
        built={"M5": "stonehenge", "D1": "oracle"},
        wonder_market=EMPTY,
    )

    assert options(match, "obsolete") == ["obsolete oracle"]


@pytest.mark.rule("CIV-OBS-06")
@pytest.mark.parametrize("tech", TECHS)
def test_own_wonders_may_be_chosen(tech: str) -> None:
    match = harming(tech, built={**HOUSES, "D1": "oracle"}, wonder_market=EMPTY)

    when(match, "obsolete oracle")

    assert (player(match).wonders, player(match).obsolete) == ((), ("oracle",))
    assert built(match, "D1") == "oracle"
