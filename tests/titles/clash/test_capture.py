"""Capturing cities (COC-CAP)."""

from __future__ import annotations

from typing import Any

import pytest

from oikumene.engine.match import Match
from oikumene.titles.clash.cards import ANGRY, BARBARIANS
from oikumene.titles.clash.state import cities_of
from tests.titles.clash.fights import (
    COAST,
    FIELD,
    HOME,
    ME,
    attack,
    march,
    outcome,
    siege,
)
from tests.titles.clash.given import (
    asked,
    city,
    dice,
    given,
    goods,
    options,
    player,
    refused,
    space,
    table,
    told,
    units,
    when,
)

PIECES = ["temple", "academy", "market", "observatory"]
"""Buildings that nobody fights from."""
POOR: dict[str, Any] = {"goods": {}}


def taken(me: dict[str, Any] = POOR, rival: Any = (), **words: Any) -> Match:
    """An infantry has walked into an undefended city of the rival on D4."""
    return siege("infantry", "", me={**POOR, **me}, rival=rival, **words)


def pieces(match: Match, seat: int) -> dict[str, int]:
    """A player's city pieces in supply."""
    left: dict[str, int] = match.view(seat)["table"]["players"][seat]["pieces"]
    return left


@pytest.mark.rule("COC-CAP-01")
@pytest.mark.parametrize(
    ("mine", "garrison", "rolls", "owner"),
    [
        ("infantry", "", "", 0),
        ("infantry, settler", "settler", "", 0),
        ("infantry", "infantry, settler", "6i 1l", 0),
        ("infantry", "infantry", "1l 6i", 1),
        ("infantry", "infantry", "6i 6i", 1),
    ],
)
def test_a_city_is_captured_when_only_enemy_army_units_are_left_in_it(
    mine: str, garrison: str, rolls: str, owner: int
) -> None:
    match = siege(mine, garrison, rolls)
    assert city(match, "D4").owner == owner
    assert len(told(match, "captured")) == 1 - owner


@pytest.mark.rule("COC-CAP-01")
def test_a_city_is_not_captured_by_attackers_who_retreat() -> None:
    match = siege("infantry", "infantry", "1l 1l")
    when(match, "retreat")
    assert city(match, "D4").owner == 1


@pytest.mark.rule("COC-CAP-02")
def test_the_pieces_of_the_former_owner_are_replaced_by_own_ones() -> None:
    match = taken(buildings=["temple", "academy"])
    assert city(match, "D4").owner == 0
    assert city(match, "D4").buildings == {"temple": 0, "academy": 0}
    assert (pieces(match, 0)["settlement"], pieces(match, 1)["settlement"]) == (5, 6)
    assert (pieces(match, 0)["temple"], pieces(match, 1)["temple"]) == (4, 5)


@pytest.mark.rule("COC-CAP-03")
def test_buildings_of_third_colours_and_own_ones_stay() -> None:
    match = given(
        {**ME, **POOR, "units": {"D4": "infantry"}},
        {"cities": {"G8": {}, "D5": {"buildings": ["temple@2", "academy@0", "market"]}}},
        {},
        regions={"D4": "FFFF"},
    )
    march(match, "D4", "D5")
    assert city(match, "D5").buildings == {"temple": 2, "academy": 0, "market": 0}
    assert goods(match) == {"gold": 4}


@pytest.mark.rule("COC-CAP-04")
def test_obelisks_keep_the_colour_of_their_builder() -> None:
    match = taken(buildings=["obelisk", "temple"])
    assert city(match, "D4").buildings == {"obelisk": 1, "temple": 0}


@pytest.mark.rule("COC-CAP-05")
def test_wonders_stay_and_work_for_the_new_owner() -> None:
    match = taken(wonders=["great_library"])
    assert city(match, "D4").wonders == ("great_library",)
    assert table(match).builders == {"great_library": 1}
    assert "use great_library" in options(match)
    when(match, "end")
    assert "use great_library" not in options(match)


GOLD = [
    (mood, size, gold)
    for mood, golds in (
        ("neutral", (1, 2, 3, 4, 5)),
        ("happy", (2, 3, 4, 5, 6)),
        ("angry", (1, 1, 1, 1, 1)),
    )
    for size, gold in enumerate(golds, 1)
]


@pytest.mark.rule("COC-CAP-06")
@pytest.mark.rule("COC-CAP-07")
@pytest.mark.parametrize(("mood", "size", "gold"), GOLD)
def test_a_city_brings_gold_by_size_and_mood(mood: str, size: int, gold: int) -> None:
    match = taken(mood=mood, buildings=PIECES[: size - 1])
    assert goods(match) == {"gold": gold}


@pytest.mark.rule("COC-CAP-08")
@pytest.mark.rule("COC-CAP-11")
@pytest.mark.parametrize(("mood", "gold"), [("neutral", 3 + 1), ("happy", 4 + 1), ("angry", 1 + 1)])
def test_a_building_that_cannot_be_replaced_is_removed_for_gold(mood: str, gold: int) -> None:
    match = taken({"gone": {"temple": 5}}, mood=mood, buildings=["temple", "academy"])
    assert city(match, "D4").buildings == {"academy": 0}
    assert goods(match) == {"gold": gold}


@pytest.mark.rule("COC-CAP-11")
def test_a_port_that_cannot_be_replaced_is_gone() -> None:
    rival = {"cities": {**HOME, "D4": {"buildings": ["port"], "port": "D3"}}}
    mine = {**POOR, "units": {"E4": "infantry"}, "gone": {"port": 5}}
    match = attack(mine, rival, start="E4", **COAST)
    assert (city(match, "D4").buildings, city(match, "D4").port) == ({}, -1)
    assert goods(match) == {"gold": 2 + 1}


NO_SETTLEMENT = {"gone": {"settlement": 6}}


@pytest.mark.rule("COC-CAP-12")
@pytest.mark.parametrize(("mood", "gold"), [("neutral", 3 + 3), ("happy", 4 + 3), ("angry", 1 + 3)])
def test_without_a_settlement_piece_the_city_is_destroyed_for_gold(mood: str, gold: int) -> None:
    match = taken(NO_SETTLEMENT, mood=mood, buildings=["temple@0"], wonders=["great_wall"])
    assert space(match, "D4") not in table(match).cities
    assert table(match).builders == {}
    assert goods(match) == {"gold": gold}
    assert units(match, 0, "D4") == {"infantry": 1}


@pytest.mark.rule("COC-CAP-15")
def test_a_settler_comes_even_if_the_city_was_destroyed() -> None:
    match = taken(NO_SETTLEMENT)
    assert space(match, "D4") not in table(match).cities
    assert units(match, 1, "D7") == {"settler": 1}


@pytest.mark.rule("COC-CAP-09")
def test_the_former_owner_places_a_settler_in_another_city_of_choice() -> None:
    match = taken(rival={"cities": {**HOME, "D4": {}, "D5": {}}})
    assert (asked(match), options(match)) == ((1, "refugees"), ["place D7", "place D5"])
    when(match, "place D5")
    assert units(match, 1, "D5") == {"settler": 1}
    assert units(match, 1, "D7") == {}


@pytest.mark.rule("COC-CAP-09")
@pytest.mark.parametrize(
    ("rival", "settlers"),
    [
        ({"cities": {"D4": {}}}, 0),
        ({"units": {"D6": "4 settler"}}, 4),
        ({"units": {"D6": "3 settler"}}, 4),
    ],
)
def test_without_another_city_or_a_piece_no_settler_comes(
    rival: dict[str, Any], settlers: int
) -> None:
    match = taken(rival=rival)
    assert asked(match)[0] == 0
    assert len(table(match).units[1]) == settlers


@pytest.mark.rule("COC-CAP-10")
@pytest.mark.parametrize("mood", ["happy", "neutral", "angry"])
def test_a_captured_city_becomes_angry(mood: str) -> None:
    assert city(taken(mood=mood), "D4").mood == ANGRY


@pytest.mark.rule("COC-CAP-13")
@pytest.mark.parametrize("market", [True, False])
def test_buildings_of_a_captured_city_work_without_their_advances(market: bool) -> None:
    match = taken({"goods": {"food": 2, "wood": 1}}, buildings=["market"] if market else [])
    assert "bartering" not in player(match).advances
    when(match, "recruit", "city D4")
    assert ("recruit cavalry" in options(match)) == market


@pytest.mark.rule("COC-CAP-13")
def test_a_captured_port_builds_ships_and_brings_gold_from_the_sea() -> None:
    rival = {"cities": {**HOME, "D4": {"buildings": ["port"], "port": "D3"}}}
    mine = {"goods": {"wood": 2}, "units": {"E4": "infantry"}}
    match = attack(mine, rival, start="E4", **COAST)
    assert "fishing" not in player(match).advances
    when(match, "collect", "city D4")
    assert {"take D3 gold", "take D3 mood"} <= set(options(match))
    match = attack(mine, rival, start="E4", **COAST)
    when(match, "recruit", "city D4", "recruit ship", "pay wood 2")
    assert units(match, 0, "D3") == {"ship": 1}


@pytest.mark.rule("COC-CAP-14")
def test_a_captured_city_may_be_larger_than_the_number_of_cities_but_cannot_grow() -> None:
    rich = {"food": 2, "wood": 2, "ore": 2, "mood": 7}
    me = {"advances": ["tactics", "math"], "goods": rich}
    match = taken(me, buildings=["temple", "academy"])
    assert (city(match, "D4").size, len(cities_of(table(match), 0))) == (3, 2)
    when(match, "improve", "raise D4 neutral")
    while asked(match)[1] != "act":
        when(match, "done")
    when(match, "build")
    assert refused(match)["build D4 observatory"] == "COC-BLD-05"
    assert "build D2 observatory" in options(match)


@pytest.mark.rule("COC-CAP-16")
def test_cleopatras_tokens_are_gone_when_barbarians_take_the_city() -> None:
    match = given(
        {**ME, "goods": {"food": 1}, "actions": ["a13"], "units": {"D3": "infantry"}},
        {
            "civilization": "egypt",
            "leader": "cleopatra",
            "goods": {},
            "cities": {"D7": {}, "D4": {"tokens": 2}},
            "units": {"D7": "leader"},
        },
        barbarians={"units": {"C4": "infantry"}},
        **FIELD,
    )
    when(match, "play a13", "march C4 D4")
    assert city(match, "D4").owner == BARBARIANS
    assert city(match, "D4").tokens == 0
    assert goods(match, 1) == {}


@pytest.mark.rule("COC-CAP-16")
def test_cleopatras_tokens_are_gone_when_a_player_takes_the_city() -> None:
    egypt = {"civilization": "egypt", "leader": "cleopatra", "goods": {}, "units": {"D7": "leader"}}
    match = taken(
        {"goods": {"culture": 3}}, rival={**egypt, "cities": {"D7": {}, "D4": {"tokens": 2}}}
    )
    assert city(match, "D4").owner == 0
    assert city(match, "D4").tokens == 0
    assert goods(match, 1) == {}


@pytest.mark.rule("COC-CAP-17")
def test_a_capture_is_no_activation_and_no_construction() -> None:
    match = taken(buildings=["temple", "academy", "observatory"])
    assert city(match, "D4").activations == 0
    assert not city(match, "D4").spent
    assert goods(match) == {"gold": 4}
    assert player(match).actions == []
    when(match, "collect", "city D4")
    assert asked(match) == (0, "collect")  # an Angry city works once a turn


@pytest.mark.rule("COC-CAP-18")
def test_a_city_changes_hands_before_the_battle_is_rewarded() -> None:
    match = given(
        {**ME, **POOR, "units": {"D3": "infantry"}},
        barbarians={"cities": {"D4": {}}, "units": {"D4": "infantry"}},
        **FIELD,
    )
    march(dice(match, "6i 1l"), "D3", "D4")
    assert outcome(match) == ["seat:0"]
    assert [gain["why"] for gain in told(match, "gained")] == ["city", "barbarians"]


@pytest.mark.rule("COC-CAP-18")
def test_cards_and_objectives_come_after_the_settler_of_the_loser() -> None:
    match = taken(
        {"actions": ["a35"], "objectives": ["o03"]},
        rival={"advances": ["writing"], "cities": {**HOME, "D4": {}, "D5": {}}},
    )
    assert asked(match) == (1, "refugees")
    assert city(match, "D4").owner == 0
    when(match, "place D7")
    assert asked(match) == (0, "teach-us-now")
