"""Diplomacy cards, and the four of every player (CND-DIP)."""

from __future__ import annotations

from typing import Any

import pytest

from oikumene.engine.match import Match
from tests.titles.dawn.given import (
    asked,
    given,
    options,
    player,
    resources,
    table,
    told,
    when,
    words,
)
from tests.titles.dawn.stage import BEYOND, CENTRE, FAR, NEAR, PEACE, attacking, row, values

EAST = {"capital": "5,1"}
"""The capital of a third player."""
BARBARIAN: dict[str, Any] = {"barbarians": {"B": "", "D": NEAR, "I": ""}}
STATE = "1,-2"
"""Buenos Aires."""


def trading(me: dict[str, Any], *rivals: dict[str, Any], to: str = BEYOND, **told_: Any) -> Match:
    """A caravan has arrived two steps from the capital; the trade tokens are on Pottery."""
    trader = {
        "leader": "egypt",
        "capital": CENTRE,
        "row": row(foreign_trade=5),
        "caravans": [NEAR],
        **me,
    }
    match = given(trader, *rivals, **{**PEACE, **told_})
    return when(match, "resolve foreign_trade", f"go {to}", "put pottery", "put pottery")


def mature(match: Match, seat: int = 0) -> list[str]:
    """A player's mature cities."""
    return words(match, match.view(seat)["table"]["players"][seat]["mature"])


# Holding cards


@pytest.mark.rule("CND-DIP-01")
def test_cards_do_nothing_for_their_owner() -> None:
    rival = FAR | {"control": [NEAR], "diplomacy": ["joint_war@0"]}
    match = attacking({}, rival, EAST, target=f"{NEAR} piece")
    assert values(match) == (8, 1), "neither in the stock nor in a rival's hand"

    match = attacking({"diplomacy": ["defensive_pact@1"]}, rival, EAST, target=f"{NEAR} piece")
    assert values(match) == (8, 1)

    me = {"capital": "3,-8", "control": ["4,-8", "3,-7"]}
    match = given(me, FAR | {"control": ["2,-7"], "diplomacy": ["open_borders@0"]})
    assert mature(match) == []

    match = trading({}, {"capital": BEYOND, "diplomacy": ["embassy@0"]})
    when(match, "done")
    assert (asked(match), sum(resources(match).values())) == ((1, "turn"), 0)


@pytest.mark.rule("CND-DIP-02")
def test_a_new_card_of_a_rival_takes_the_place_of_the_old_one() -> None:
    match = trading({"diplomacy": ["joint_war@1", "joint_war@2"]}, FAR | {"cities": [BEYOND]}, EAST)

    when(match, "take embassy@1")

    assert player(match).diplomacy == ("joint_war@2", "embassy@1"), "one of each rival"


@pytest.mark.rule("CND-DIP-02")
@pytest.mark.parametrize("held", [False, True])
def test_one_card_of_each_city_state(held: bool) -> None:
    match = given(
        {
            "leader": "egypt",
            "capital": CENTRE,
            "row": row(foreign_trade=5),
            "caravans": ["1,-3"],
            "diplomacy": ["brussels", *["buenos_aires"] * held],
        },
        FAR,
        **PEACE,
    )

    when(match, "resolve foreign_trade", f"go {STATE}")
    if not held:
        assert asked(match) == (0, "take-diplomacy")
        when(match, "take buenos_aires")

    assert asked(match) == (1, "turn")
    assert player(match).diplomacy == ("brussels", "buenos_aires")
    assert table(match).stocks["buenos_aires"] == 1


@pytest.mark.rule("CND-DIP-03")
def test_a_card_is_of_the_rival_and_in_its_stock() -> None:
    match = trading(
        {"diplomacy": ["open_borders@2"]},
        FAR | {"cities": [BEYOND], "diplomacy": ["embassy@2", "joint_war@0"]},
        EAST | {"diplomacy": ["embassy@1"]},
    )

    assert options(match) == [
        "take joint_war@1",
        "take defensive_pact@1",
        "take open_borders@1",
        "done",
    ]


# Breaking with someone


@pytest.mark.rule("CND-DIP-04")
@pytest.mark.parametrize("piece", ["control", "reinforced", "cities", "capital"])
def test_an_attack_on_any_piece_of_a_rival_returns_its_cards(piece: str) -> None:
    there = {"capital": NEAR} if piece == "capital" else {piece: [NEAR]}
    match = attacking(
        {"diplomacy": ["embassy@1", "joint_war@2", "buenos_aires"]},
        FAR | there | {"diplomacy": ["embassy@0"]},
        EAST | {"diplomacy": ["open_borders@1"]},
        target=f"{NEAR} piece",
    )

    assert player(match, 0).diplomacy == ("joint_war@2", "buenos_aires")
    assert player(match, 1).diplomacy == ("embassy@0",), "the attacked keeps its own"
    assert player(match, 2).diplomacy == ("open_borders@1",)


@pytest.mark.rule("CND-DIP-04")
def test_a_lost_attack_returns_cards_too() -> None:
    match = attacking(
        {"diplomacy": ["embassy@1"]}, {"capital": "4,-5"}, target="4,-5 piece", slot=1
    )
    assert told(match, "repelled"), "4 cannot beat a city in the mountains"

    assert player(match).diplomacy == ()


@pytest.mark.rule("CND-DIP-04")
def test_an_attack_on_a_city_state_returns_its_card_to_the_map() -> None:
    me = {
        "capital": "1,-3",
        "row": row(masonry=1),
        "diplomacy": ["buenos_aires", "brussels", "embassy@1"],
    }
    match = given(me, FAR | {"diplomacy": ["buenos_aires"]}, **PEACE)
    assert table(match).stocks["buenos_aires"] == 0

    when(match, "resolve masonry", f"attack {STATE} city_state")

    assert told(match, "repelled"), "1 cannot beat 8"
    assert player(match, 0).diplomacy == ("brussels", "embassy@1")
    assert player(match, 1).diplomacy == ("buenos_aires",)
    assert table(match).stocks["buenos_aires"] == 1


@pytest.mark.rule("CND-DIP-04")
def test_an_attack_on_a_barbarian_breaks_nothing() -> None:
    match = attacking(
        {"diplomacy": ["embassy@1", "buenos_aires"]}, FAR, target=f"{NEAR} barbarian", **BARBARIAN
    )

    assert player(match).diplomacy == ("embassy@1", "buenos_aires")


@pytest.mark.rule("CND-DIP-05")
@pytest.mark.parametrize(
    ("wonder", "answers"),
    [
        ("forbidden_city", ["use forbidden_city"]),
        ("eiffel_tower", ["use eiffel_tower", f"fetch {NEAR}", f"give {NEAR}"]),
        ("oracle", ["resolve mass_media", "done", f"convert {NEAR}"]),
        ("oracle", ["resolve nuclear_power", f"strike {NEAR}"]),
    ],
    ids=["forbidden-city", "eiffel-tower", "mass-media", "nuclear-power"],
)
def test_other_losses_than_by_attack_break_nothing(wonder: str, answers: list[str]) -> None:
    me = {
        "leader": "egypt",
        "capital": CENTRE,
        "row": row(mass_media=4, nuclear_power=5),
        "diplomacy": ["embassy@1"],
    }
    rival = FAR | {"control": [NEAR, "-3,4"], "diplomacy": ["embassy@0"]}
    match = given(me, rival, **PEACE, wonders={wonder: CENTRE})

    when(match, *answers)

    assert words(match, player(match, 1).control) == ["-3,4"]
    assert player(match, 0).diplomacy == ("embassy@1",)
    assert player(match, 1).diplomacy == ("embassy@0",)


# The cards


@pytest.mark.rule("CND-DIP-06")
@pytest.mark.parametrize(
    ("target", "attack"),
    [
        (f"{NEAR} barbarian", 10),
        (f"{STATE} city_state", 10),
        ("2,-5 piece", 10),
        ("4,-5 piece", 8),
    ],
    ids=["barbarian", "city-state", "other-rival", "owner"],
)
def test_joint_war_helps_to_attack_anybody_but_its_owner(target: str, attack: int) -> None:
    match = attacking(
        {"diplomacy": ["joint_war@1"], "control": ["1,-3"]},
        FAR | {"control": ["4,-5"]},
        EAST | {"control": ["2,-5"]},
        target=target,
        **BARBARIAN,
    )

    assert values(match)[0] == attack


@pytest.mark.rule("CND-DIP-06")
@pytest.mark.parametrize(("owner", "defence"), [(0, 1), (2, 3)])
@pytest.mark.parametrize("piece", ["control", "cities"])
def test_a_defensive_pact_helps_against_anybody_but_its_owner(
    owner: int, defence: int, piece: str
) -> None:
    match = attacking(
        {},
        FAR | {piece: [NEAR], "diplomacy": [f"defensive_pact@{owner}"]},
        EAST,
        target=f"{NEAR} piece",
    )

    assert values(match) == (8, defence + (piece == "cities"))


@pytest.mark.rule("CND-DIP-06")
def test_a_pact_does_not_attack_and_a_joint_war_does_not_defend() -> None:
    match = attacking(
        {"diplomacy": ["defensive_pact@2"]},
        FAR | {"control": [NEAR], "diplomacy": ["joint_war@2"]},
        EAST,
        target=f"{NEAR} piece",
    )

    assert values(match) == (8, 1)


@pytest.mark.rule("CND-DIP-07")
def test_cards_of_the_same_name_add_up() -> None:
    match = attacking(
        {"diplomacy": ["joint_war@1", "joint_war@2"]},
        FAR,
        EAST,
        target=f"{NEAR} barbarian",
        **BARBARIAN,
    )
    assert values(match)[0] == 8 + 2 + 2

    match = attacking(
        {"diplomacy": ["joint_war@1", "joint_war@2", "joint_war@3"]},
        FAR | {"control": [NEAR], "diplomacy": [f"defensive_pact@{seat}" for seat in (0, 2, 3)]},
        EAST,
        {},
        target=f"{NEAR} piece",
    )
    assert values(match) == (8 + 2 + 2, 1 + 2 + 2), "without the cards of the two opponents"


@pytest.mark.rule("CND-CIT-06")
def test_open_borders_let_the_owners_tokens_mature_a_city() -> None:
    me = {"capital": "3,-8", "control": ["4,-8", "3,-7"], "diplomacy": ["open_borders@1"]}

    assert mature(given(me, FAR | {"control": ["2,-7"]}, EAST)) == ["3,-8"]
    assert mature(given(me, FAR | {"reinforced": ["2,-7"]}, EAST)) == ["3,-8"]
    assert mature(given(me, FAR, EAST | {"control": ["2,-7"]})) == [], "only the owner's"
    assert mature(given(me, FAR | {"cities": ["2,-7"]}, EAST)) == [], "only tokens"


@pytest.mark.rule("CND-DIP-08", "CND-DIP-09")
def test_an_embassy_works_at_once() -> None:
    match = trading({}, {"capital": BEYOND, "row": row(pottery=1)})

    when(match, "take embassy@1")
    assert asked(match) == (0, "put-trade"), "the guest chooses"
    assert options(match) == [f"put {card}" for card in row(pottery=1)]
    when(match, "put masonry")
    assert asked(match) == (0, "gain-resource")
    when(match, "resource oil")

    host = player(match, 1)
    assert host.trade[host.row.index("masonry")] == 1
    assert resources(match) == {"marble": 0, "mercury": 0, "oil": 1, "diamond": 0}
    assert asked(match) == (1, "turn")


@pytest.mark.rule("CND-DIP-09")
def test_the_guest_cannot_put_the_token_on_the_hosts_great_zimbabwe() -> None:
    match = trading(
        {"diplomacy": ["embassy@1"]}, {"capital": BEYOND}, wonders={"great_zimbabwe": BEYOND}
    )

    when(match, "done")

    assert "put great_zimbabwe" not in options(match)
    assert len(options(match, "put")) == 5


@pytest.mark.rule("CND-DIP-08")
def test_an_embassy_works_again_at_every_later_arrival() -> None:
    match = trading({"diplomacy": ["embassy@1"]}, {"capital": BEYOND})

    when(match, "done", "put pottery", "resource marble")

    assert resources(match)["marble"] == 1
    assert sum(player(match, 1).trade) == 1
    assert player(match).diplomacy == ("embassy@1",)


@pytest.mark.rule("CND-DIP-08")
@pytest.mark.parametrize(
    "rivals",
    [
        [FAR | {"cities": [BEYOND]}, EAST],
        [FAR, {"capital": BEYOND}],
    ],
    ids=["another-city", "another-capital"],
)
def test_an_embassy_works_only_at_the_capital_of_its_owner(rivals: list[dict[str, Any]]) -> None:
    match = trading({"diplomacy": ["embassy@1"]}, *rivals)

    when(match, "done")

    assert asked(match) == (1, "turn")
    assert sum(resources(match).values()) == 0
    assert sum(player(match, 1).trade) == sum(player(match, 2).trade) == 0


@pytest.mark.rule("CND-DIP-08")
def test_an_embassy_exchanged_by_this_arrival_does_nothing() -> None:
    match = trading({"diplomacy": ["embassy@1"]}, {"capital": BEYOND})

    when(match, "take joint_war@1")

    assert player(match).diplomacy == ("joint_war@1",)
    assert asked(match) == (1, "turn")
    assert sum(resources(match).values()) == 0
