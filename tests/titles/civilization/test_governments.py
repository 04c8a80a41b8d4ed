"""Governments: switching, and what each card does (CIV-GOV)."""

from __future__ import annotations

from typing import Any

import pytest

from oikumene.engine.match import Match
from oikumene.titles.civilization.cards import GOVERNMENTS
from oikumene.titles.civilization.forces import battle_hand, combat_bonus
from oikumene.titles.civilization.production import production
from oikumene.titles.civilization.yields import coins, production_of
from tests.titles.civilization.given import (
    asked,
    given,
    goods,
    options,
    pass_on,
    player,
    refused,
    square,
    table,
    told,
    when,
)

HOME = {"rome": "B3", "america": "C3"}


def ruled(government: str, *techs: str, **words: Any) -> Match:
    """America in its Start of Turn under a government; the last round was number 4."""
    mine = {
        "civilization": "america",
        "techs": ["currency", *techs],
        "government": government,
        "reserve": ["artist"],  # so that there is something to do after a switch
        **words.pop("mine", {}),
    }
    return given(mine, {"civilization": "germany"}, round=5, **words)


def switches(match: Match) -> list[str]:
    """The governments on offer."""
    return [text.split()[1] for text in options(match, "switch")]


@pytest.mark.rule("CIV-GOV-01")
def test_only_the_top_card_counts() -> None:
    match = ruled("feudalism", "chivalry", "theology")
    assert player(match).government == "feudalism"
    assert coins(table(match), player(match)) == 1
    assert battle_hand(table(match), player(match), 1, False) == 3


@pytest.mark.rule("CIV-GOV-03", "CIV-GOV-05")
@pytest.mark.parametrize(
    ("civilization", "government", "has_despotism"),
    [
        ("america", "despotism", True),
        ("china", "despotism", True),
        ("egypt", "despotism", True),
        ("germany", "despotism", True),
        ("rome", "republic", False),
        ("russia", "communism", False),
    ],
)
def test_at_the_start_only_the_own_government_and_anarchy_are_open(
    civilization: str, government: str, has_despotism: bool
) -> None:
    match = given({"civilization": civilization, "government": "anarchy", "since": 1}, round=3)
    assert switches(match) == [government]
    assert ("despotism" in switches(match)) == has_despotism


@pytest.mark.rule("CIV-GOV-04")
@pytest.mark.parametrize(
    ("tech", "government"),
    [
        ("code_of_laws", "republic"),
        ("chivalry", "feudalism"),
        ("democracy_tech", "democracy"),
        ("monarchy_tech", "monarchy"),
        ("communism_tech", "communism"),
        ("theology", "fundamentalism"),
    ],
)
def test_techs_unlock_governments(tech: str, government: str) -> None:
    assert switches(ruled("anarchy", tech)) == ["despotism", government]
    assert government not in switches(ruled("anarchy"))
    assert refused(ruled("despotism"))[f"switch {government}"] == "CIV-GOV-03"


@pytest.mark.rule("CIV-GOV-06", "CIV-EX-23")
def test_a_fresh_government_needs_no_anarchy() -> None:
    match = given({"civilization": "america", "trade": 6}, round=4, stage="research")
    when(match, "tech code_of_laws")
    pass_on(match, "start", 0)
    assert "switch republic" in options(match)
    when(match, "switch republic")
    assert player(match).government == "republic"


@pytest.mark.rule("CIV-GOV-06", "CIV-GOV-07")
def test_the_window_is_one_round() -> None:
    late = ruled("despotism", "code_of_laws", mine={"fresh": {"republic": 3}})
    assert switches(late) == ["anarchy"]
    assert refused(late)["switch republic"] == "CIV-GOV-07"
    assert "republic" in switches(
        ruled("despotism", "code_of_laws", mine={"fresh": {"republic": 4}})
    )


@pytest.mark.rule("CIV-GOV-07", "CIV-GOV-10")
def test_later_a_switch_takes_a_round_of_anarchy() -> None:
    match = ruled("despotism", "code_of_laws", "chivalry")
    when(match, "switch anarchy")
    assert switches(match) == []
    pass_on(match, "city")
    pass_on(match, "start", 0)
    assert table(match).round == 6
    assert switches(match) == ["despotism", "republic", "feudalism"]
    when(match, "end")  # nobody has to leave Anarchy
    pass_on(match, "city")
    pass_on(match, "start", 0)
    assert player(match).government == "anarchy"
    when(match, "switch feudalism")
    assert player(match).government == "feudalism"


@pytest.mark.rule("CIV-GOV-08", "CIV-GOV-22", "CIV-CTY-09", "CIV-GOV-09")
@pytest.mark.parametrize("set_", ["core", "revised"])
def test_under_anarchy_only_the_capital_rests(set_: str) -> None:
    match = ruled(
        "anarchy",
        stage="city",
        options={"governments": set_},
        tiles={"E1": "tile_03/1"},
        huts={},
        cities={"C3": {"owner": 0, "capital": True}, "F3": {"owner": 0}},
    )
    acting = {text.split()[1] for text in options(match) if text.split()[0] in ("produce", "arts")}
    assert acting == {"F3"}
    assert refused(match)["arts C3"] == "CIV-CTY-09"

    before = player(match).trade
    collecting = ruled("anarchy", stage="start")
    pass_on(collecting, "city")
    assert player(collecting).trade > before  # the capital still yields trade


@pytest.mark.rule("CIV-GOV-11", "CIV-GOV-19", "CIV-GOV-20", "CIV-GOV-25")
def test_coins_come_and_go_with_the_government() -> None:
    match = ruled("feudalism", "chivalry")
    assert coins(table(match), player(match)) == 1
    when(match, "switch anarchy")
    assert coins(table(match), player(match)) == 0

    rich = ruled(
        "despotism",
        "chivalry",
        mine={"fresh": {"feudalism": 4}, "tokens": {"sheet": 14}},
    )
    when(rich, "switch feudalism")
    assert rich.over
    assert rich.result is not None
    assert (rich.result.winners, rich.result.reason) == ([0], "economic")


@pytest.mark.rule("CIV-GOV-12")
def test_one_change_in_a_start_of_turn() -> None:
    match = ruled(
        "despotism",
        "code_of_laws",
        "chivalry",
        mine={"fresh": {"republic": 4, "feudalism": 4}},
    )
    when(match, "switch republic")
    assert switches(match) == []
    assert refused(match)["switch feudalism"] == "CIV-GOV-12"


@pytest.mark.rule("CIV-GOV-13")
def test_of_two_fresh_governments_either_may_be_taken() -> None:
    fresh = {"fresh": {"republic": 4, "feudalism": 4}}
    match = ruled("despotism", "code_of_laws", "chivalry", mine=fresh)
    assert switches(match) == ["republic", "feudalism", "anarchy"]


@pytest.mark.rule("CIV-GOV-14")
def test_a_tech_learned_elsewhere_opens_the_next_start_of_turn() -> None:
    match = given(
        {"civilization": "russia", "figures": ["scout N7"]},
        {"civilization": "germany", "techs": ["metalworking", "code_of_laws"]},
        stage="movement",
        round=5,
        cities={"C3": {"owner": 0, "capital": True}, "N6": {"owner": 1, "capital": True}},
    )
    when(match, "move N7 0 1", "go N6", "tech code_of_laws")  # by a scout's sacrifice
    assert "code_of_laws" in player(match).techs
    pass_on(match, "start", 0)
    assert table(match).round == 6
    assert "switch republic" in options(match)


@pytest.mark.rule("CIV-GOV-15")
def test_a_tech_learned_in_somebodys_start_of_turn_may_be_used_at_once() -> None:
    words = {"round": 5, "active": 1, "stage": "start"}
    mine = {"civilization": "america", "techs": ["currency", "pottery", "navigation"]}
    other = {
        "civilization": "germany",
        "techs": ["metalworking", "code_of_laws"],
        "events": ["exchange_of_ideas"],
    }

    def exchange() -> Match:
        match = given(mine, other, **words)
        when(match, "play exchange_of_ideas")
        while "tech code_of_laws" not in options(match):
            match.answer(options(match)[0])
        return when(match, "tech code_of_laws")

    match = exchange()
    assert asked(match) == (0, "switch-now")
    when(match, "switch republic")
    assert player(match).government == "republic"

    later = when(exchange(), "no")
    assert player(later).government == "despotism"
    pass_on(later, "city")
    pass_on(later, "start", 0)
    assert table(later).round == 6
    assert "switch republic" in options(later)


@pytest.mark.rule("CIV-GOV-16")
def test_forced_anarchy_lasts_through_city_management() -> None:
    match = given(
        {"civilization": "america", "events": ["the_citizens_are_revolting_1"]},
        {
            "civilization": "germany",
            "techs": ["metalworking", "chivalry"],
            "reserve": ["artist"],
            "fresh": {"feudalism": 4},
        },
        round=5,
    )
    when(match, "play the_citizens_are_revolting_1")
    if asked(match)[1] == "aim":
        match.answer(options(match)[0])
    assert player(match, 1).government == "anarchy"
    pass_on(match, "start", 1)
    assert switches(match) == []
    pass_on(match, "city", 0)
    assert player(match, 1).government == "anarchy"
    pass_on(match, "start", 1)
    assert table(match).round == 6
    assert switches(match) == ["despotism", "feudalism"]


@pytest.mark.rule("CIV-GOV-17")
def test_a_known_tech_opens_no_second_window() -> None:
    match = ruled("anarchy", "code_of_laws", mine={"since": 1, "fresh": {}})
    when(match, "switch despotism")
    pass_on(match, "research")
    pass_on(match, "start", 0)
    assert switches(match) == ["anarchy"]


@pytest.mark.rule("CIV-GOV-18", "CIV-GOV-29", "CIV-BAT-09", "CIV-GOV-21")
def test_fundamentalism_of_the_core_set() -> None:
    match = ruled("fundamentalism", "theology", mine={"trade": 9})
    assert battle_hand(table(match), player(match), 1, False) == 4
    when(match, "end")
    assert player(match).trade == 7
    poor = ruled("fundamentalism", "theology", mine={"trade": 1})
    when(poor, "end")
    assert player(poor).trade == 0


@pytest.mark.rule("CIV-GOV-21")
def test_gains_belong_to_the_government_on_top_at_the_end() -> None:
    match = ruled("despotism", "democracy_tech", mine={"trade": 4, "fresh": {"democracy": 4}})
    when(match, "switch democracy")
    assert player(match).trade == 4
    when(match, "end")
    assert player(match).trade == 6


@pytest.mark.rule("CIV-GOV-21", "CIV-TIM-01")
@pytest.mark.parametrize(("before", "after"), [(0, 3), (26, 27)])
def test_a_loss_comes_before_a_gain(before: int, after: int) -> None:
    """Two less for Fundamentalism, three more for the Colossus: its owner loses as little as can
    be at either end of the dial."""
    mine = {"trade": before}
    match = ruled("fundamentalism", "theology", mine=mine, built={"B2": "colossus"})
    when(match, "end")
    assert player(match).trade == after


@pytest.mark.rule("CIV-GOV-23")
def test_despotism_of_the_core_set_has_no_effect() -> None:
    match = ruled("despotism", stage="city")
    s, p, home = table(match), player(match), square(match, "C3")
    assert production(s, p, home) == production_of(s, home)
    assert coins(s, p) == 0


@pytest.mark.rule("CIV-GOV-24", "CIV-HUT-01")
def test_scouts_of_a_republic_explore_huts() -> None:
    words: dict[str, Any] = {"stage": "movement", "huts": {"D2": "hut", "C1": "village"}}
    mine = {"figures": ["scout C2"]}
    republic = ruled("republic", "code_of_laws", mine=mine, **words)
    when(republic, "move C2 0 1")
    assert "go D2" in options(republic)
    when(republic, "go D2")
    assert len(player(republic).markers) == 1
    assert square(republic, "D2") not in table(republic).huts

    despotism = ruled("despotism", mine=mine, **words)
    when(despotism, "move C2 0 1")
    assert refused(despotism)["go D2"] == "CIV-HUT-01"

    village = ruled("republic", "code_of_laws", mine=mine, **words)
    when(village, "move C2 0 1")
    assert refused(village)["go C1"] == "CIV-HUT-01"


@pytest.mark.rule("CIV-GOV-26")
def test_monarchy_of_the_core_set_honours_the_arts_in_the_capital() -> None:
    words: dict[str, Any] = {
        "stage": "city",
        "tiles": {"E1": "tile_03/1"},
        "huts": {},
        "cities": {"C3": {"owner": 0, "capital": True}, "F3": {"owner": 0}},
    }
    match = ruled("monarchy", "monarchy_tech", **words)
    when(match, "arts C3")
    assert player(match).culture == 3
    when(match, "arts F3")
    assert player(match).culture == 4


@pytest.mark.rule("CIV-GOV-27")
def test_democracy_of_the_core_set_gains_trade_and_attacks_nobody() -> None:
    words: dict[str, Any] = {
        "stage": "movement",
        "huts": {"C1": "village"},
    }
    mine = {"figures": ["army C2"]}
    foe = {"civilization": "germany", "figures": ["scout D2"]}
    peaceful = given(
        {
            "civilization": "america",
            "techs": ["currency", "democracy_tech"],
            "government": "democracy",
            **mine,
        },
        foe,
        **words,
    )
    when(peaceful, "move C2 1 0")
    assert "go D2" not in options(peaceful)
    assert refused(peaceful)["go D2"] == "CIV-GOV-27"
    when(peaceful, "go C1")
    assert told(peaceful, "battle")[0]["defender"] == "owner:barbarians"  # they may be fought

    warlike = given({"civilization": "america", **mine}, foe, **words)
    when(warlike, "move C2 1 0", "go D2")
    assert player(warlike, 1).figures == []


@pytest.mark.rule("CIV-GOV-28")
def test_communism_of_the_core_set_produces_more_and_has_no_arts() -> None:
    match = ruled("communism", "communism_tech", stage="city")
    s, p, home = table(match), player(match), square(match, "C3")
    assert production(s, p, home) == production_of(s, home) + 2
    assert options(match, "arts") == []
    assert refused(match)["arts C3"] == "CIV-GOV-28"


@pytest.mark.rule("CIV-GOV-30", "CIV-OPT-10")
def test_the_revised_set_replaces_the_core_set() -> None:
    core = ruled("feudalism", "chivalry")
    revised = ruled("feudalism", "chivalry", options={"governments": "revised"})
    assert coins(table(core), player(core)) == 1
    assert coins(table(revised), player(revised)) == 0
    assert set(GOVERNMENTS["core"]) == set(GOVERNMENTS["revised"])


@pytest.mark.rule("CIV-GOV-31")
def test_revised_despotism_produces_one_more() -> None:
    match = ruled("despotism", stage="city", options={"governments": "revised"})
    s, home = table(match), square(match, "C3")
    assert production(s, player(match), home) == production_of(s, home) + 1


@pytest.mark.rule("CIV-GOV-33")
def test_revised_feudalism_harvests_in_the_start_of_turn() -> None:
    match = ruled("feudalism", "chivalry", options={"governments": "revised"})
    assert options(match, "harvest") == ["harvest C3"]
    when(match, "harvest C3", "take silk")
    assert goods(match) == {"silk": 1}
    assert options(match, "harvest") == []  # once in a round
    pass_on(match, "city", 0)
    assert "harvest C3" in options(match)  # the city has not acted


@pytest.mark.rule("CIV-GOV-21")
def test_revised_feudalism_stays_when_its_harvest_is_taken() -> None:
    """Else a player would harvest and collect the trade of Democracy in the same round."""
    mine = {"fresh": {"democracy": 4}}
    techs = "chivalry", "democracy_tech"
    match = ruled("feudalism", *techs, mine=mine, options={"governments": "revised"})
    assert switches(match) == ["democracy", "anarchy"]

    when(match, "harvest C3", "take silk")

    assert switches(match) == []
    assert refused(match)["switch democracy"] == refused(match)["switch anarchy"] == "CIV-GOV-21"


@pytest.mark.rule("CIV-GOV-34")
def test_revised_monarchy_lets_the_capital_act_twice_in_different_ways() -> None:
    match = ruled("monarchy", "monarchy_tech", stage="city", options={"governments": "revised"})
    when(match, "arts C3")
    assert "arts C3" not in options(match)
    assert refused(match)["arts C3"] == "CIV-GOV-34"
    assert "harvest C3" in options(match)
    when(match, "harvest C3")
    while asked(match)[1] != "city":
        match.answer(options(match)[0])
    assert options(match, "produce") == []


@pytest.mark.rule("CIV-GOV-35")
def test_revised_democracy_has_a_coin_and_trade_and_may_attack() -> None:
    match = given(
        {
            "civilization": "america",
            "techs": ["currency", "democracy_tech"],
            "government": "democracy",
            "figures": ["army C2"],
            "trade": 3,
        },
        {"civilization": "germany", "figures": ["scout D2"]},
        options={"governments": "revised"},
        round=5,
    )
    assert coins(table(match), player(match)) == 1
    when(match, "end")
    assert player(match).trade == 5
    pass_on(match, "movement", 0)
    when(match, "move C2 1 0")
    assert "go D2" in options(match)


@pytest.mark.rule("CIV-GOV-36", "CIV-BAT-09")
def test_revised_communism_levels_production_and_fights_with_one_more() -> None:
    match = ruled(
        "communism",
        "communism_tech",
        stage="city",
        options={"governments": "revised"},
        tiles={"E1": "tile_03/1"},
        huts={},
        cities={"C3": {"owner": 0, "capital": True}, "F3": {"owner": 0}},
    )
    s, p = table(match), player(match)
    home, second = square(match, "C3"), square(match, "F3")
    assert production_of(s, home) != production_of(s, second)
    best = max(production_of(s, home), production_of(s, second))
    assert production(s, p, home) == production(s, p, second) == best
    assert battle_hand(s, p, 1, False) == 4
    assert "arts C3" in options(match)


@pytest.mark.rule("CIV-GOV-37")
def test_revised_fundamentalism_fights_better_and_honours_armies() -> None:
    match = ruled(
        "fundamentalism",
        "theology",
        options={"governments": "revised"},
        mine={"figures": ["army C2", "army C1", "scout D2"], "trade": 5},
    )
    assert combat_bonus(table(match), player(match)) == 4
    assert battle_hand(table(match), player(match), 1, False) == 3
    when(match, "end")
    assert player(match).culture == 2
    assert player(match).trade == 5
