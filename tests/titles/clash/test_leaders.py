"""Leaders: how they come, what they do, how they go (COC-LDR)."""

from __future__ import annotations

from typing import Any

import pytest

from oikumene.engine.match import Match
from oikumene.titles.clash.cards import CIVILIZATIONS, LEADERS
from tests.titles.clash.events import drawn, points
from tests.titles.clash.fights import FIELD, ME, SEA, attack, lost, march, outcome, rolled, values
from tests.titles.clash.given import (
    asked,
    dice,
    given,
    goods,
    options,
    player,
    told,
    units,
    when,
)

FEE: dict[str, int] = {"mood": 1, "culture": 1}
ROME: dict[str, Any] = {"civilization": "rome", "goods": FEE}
CAESAR: dict[str, Any] = {**ROME, "leader": "caesar"}
TWO_CITIES: dict[str, Any] = {"cities": {"D2": {}, "E2": {"buildings": ["academy"]}}}


def recruit(match: Match, city: str = "", leader: str = "") -> Match:
    """A leader is recruited, in a city of choice."""
    when(match, "recruit")
    if asked(match)[1] == "recruit-where":
        when(match, f"city {city}")
    if asked(match)[1] == "recruit":
        when(match, "recruit leader")
    return when(match, f"leader {leader}") if asked(match)[1] == "leader" else match


# How they come


@pytest.mark.rule("COC-LDR-01")
def test_a_civilization_has_three_leaders() -> None:
    assert {len(each.leaders) for each in CIVILIZATIONS.values()} == {3}
    assert len(LEADERS) == 3 * len(CIVILIZATIONS)
    assert player(given(ROME)).leaders == ("augustus", "caesar", "sulla")


@pytest.mark.rule("COC-LDR-01")
@pytest.mark.parametrize("where", ["D2", "E2"])
def test_a_leader_is_recruited_in_any_own_city(where: str) -> None:
    match = recruit(given({**ROME, **TWO_CITIES}), where, "sulla")

    assert player(match).leader == "sulla"
    assert units(match, 0, where) == {"leader": 1}
    assert goods(match) == {}


@pytest.mark.rule("COC-LDR-01")
def test_a_leader_is_one_of_the_units_that_a_city_recruits() -> None:
    rich = {**ROME, "goods": {**FEE, "food": 2, "ore": 2}, "cities": {"D2": {"mood": "happy"}}}
    match = recruit(given(rich), leader="sulla")

    when(match, "recruit infantry")

    assert asked(match) == (0, "act")  # a Happy city of size 1 recruits two
    assert units(match, 0, "D2") == {"infantry": 1, "leader": 1}


@pytest.mark.rule("COC-LDR-02")
def test_the_player_chooses_among_the_remaining_cards_and_lays_one_open() -> None:
    match = given({**ROME, "leaders": ["augustus", "sulla"]})

    when(match, "recruit")
    assert asked(match) == (0, "leader")
    assert options(match) == ["leader augustus", "leader sulla"]
    when(match, "leader augustus")

    seen = match.view(1)["table"]["players"][0]
    assert (seen["leader"], list(seen["leaders"])) == ("augustus", ["sulla"])


@pytest.mark.rule("COC-LDR-03")
def test_a_new_leader_takes_the_place_of_the_old_one() -> None:
    match = given({**CAESAR, **TWO_CITIES, "units": {"D2": "leader"}})

    recruit(match, "E2", "sulla")

    assert player(match).leader == "sulla"
    assert units(match, 0, "D2") == {}
    assert units(match, 0, "E2") == {"leader": 1}
    assert player(match).leaders == ("augustus",)  # Caesar does not return
    assert told(match, "leader-lost") == [{"seat": "seat:0", "leader": "leader:caesar"}]


@pytest.mark.rule("COC-LDR-03")
def test_the_old_leader_leaves_before_the_new_one_comes() -> None:
    full = {**CAESAR, "units": {"D2": "leader, 3 infantry"}, "cities": {"D2": {}}}
    match = recruit(given(full), leader="sulla")

    assert player(match).leader == "sulla"
    assert units(match, 0, "D2") == {"infantry": 3, "leader": 1}


@pytest.mark.rule("COC-LDR-03")
def test_a_leader_who_was_replaced_has_no_abilities_any_more() -> None:
    greece = {"civilization": "greece", "leader": "leonidas", "goods": FEE, "cities": {"D2": {}}}

    match = recruit(given(greece), leader="pericles")

    assert goods(match) == {}  # Leonidas would have brought a culture token


# They are army units


@pytest.mark.rule("COC-LDR-04")
def test_a_leader_counts_for_the_army_limit() -> None:
    full = {**ROME, "units": {"D2": "4 infantry"}}
    assert "recruit" not in options(given(full))

    crowd = {**CAESAR, "advances": ["tactics"], "units": {"D3": "leader, infantry"}}
    match = given({**crowd, "units": {**crowd["units"], "D4": "3 infantry"}}, **FIELD)
    when(match, "move", "from D3", "to D4")
    assert options(match) == ["group leader 1", "group infantry 1"]  # not both


@pytest.mark.rule("COC-LDR-04")
@pytest.mark.parametrize("advances", [["tactics"], []])
def test_a_leader_needs_tactics_to_move(advances: list[str]) -> None:
    match = when(given({**CAESAR, "advances": advances}), "move")
    assert ("from D2" in (options(match) if asked(match)[1] == "move" else [])) == bool(advances)


@pytest.mark.rule("COC-LDR-04")
def test_a_leader_rolls_a_die_and_falls_to_a_hit() -> None:
    mine = {"leader": "caesar", "units": {"D3": "leader, infantry"}}
    match = attack(mine, {"units": {"D4": "2 infantry"}}, "2e 2c 5c 5c")

    assert rolled(match) == [["2e", "2c"], ["5c", "5c"]]
    assert lost(match) == [("0", "infantry"), ("0", "leader")]
    assert outcome(match) == ["seat:1"]
    assert player(match).leader == ""


# What they do


RECRUITER: dict[str, Any] = {
    "civilization": "greece",
    "leader": "leonidas",
    "goods": {"food": 1, "ore": 1},
    "units": {"D2": "leader"},
    **TWO_CITIES,
}
"""Leonidas brings a culture token when his city recruits."""


@pytest.mark.rule("COC-LDR-05")
@pytest.mark.parametrize(("where", "gain"), [("D2", {"culture": 1}), ("E2", {})])
def test_a_leader_works_for_his_city(where: str, gain: dict[str, int]) -> None:
    match = when(given(RECRUITER), "recruit", f"city {where}")
    assert units(match, 0, where)["infantry"] == 1
    assert goods(match) == gain


CHINA: dict[str, Any] = {"civilization": "china", "leader": "wu_zetian"}
"""She gives +2 in a land battle in which the owner has as many units as the enemy."""


@pytest.mark.rule("COC-LDR-05")
@pytest.mark.parametrize(
    ("army", "bonus"),
    [({"D3": "leader"}, 2), ({"D3": "infantry", "D2": "leader"}, 0)],
)
def test_a_leader_works_for_the_battle_that_he_fights_in(army: dict[str, str], bonus: int) -> None:
    match = attack({**CHINA, "units": army}, {"units": {"D4": "infantry"}}, "2c 1l")
    assert values(match) == [2 + bonus, 1]


@pytest.mark.rule("COC-LDR-05")
def test_a_leader_works_for_a_battle_that_he_defends_in() -> None:
    match = attack(
        {"units": {"D3": "infantry"}}, {**CHINA, "units": {"D4": "leader"}}, "1l 2c", start="D3"
    )
    assert values(match) == [1, 4]


@pytest.mark.rule("COC-LDR-06")
@pytest.mark.parametrize(
    ("who", "bonus"),
    [(CHINA, 0), ({"civilization": "greece", "leader": "pericles"}, 2)],
)
def test_at_sea_a_leader_works_only_if_the_card_says_so(who: dict[str, Any], bonus: int) -> None:
    mine = {**who, "units": {"D3": "ship, leader"}}
    match = attack(mine, {"civilization": "persia", "units": {"D4": "ship"}}, "2c 1l", **SEA)
    assert values(match) == [2 + bonus, 1]


@pytest.mark.rule("COC-LDR-07")
def test_the_bonus_of_a_leader_counts_in_every_round() -> None:
    match = attack({**CHINA, "units": {"D3": "leader"}}, {"units": {"D4": "infantry"}}, "2c 1l")
    assert values(match) == [4, 1]
    when(dice(match, "2e 1l"), "fight")
    assert values(match) == [4, 1]


@pytest.mark.rule("COC-LDR-07")
def test_a_leader_who_fell_gives_no_bonus_in_the_next_round() -> None:
    mine = {**CHINA, "units": {"D3": "leader, infantry"}}
    match = attack(mine, {"units": {"D4": "2 infantry"}}, "2e 2e 2c 3e")
    assert values(match) == [2 + 2 + 2, 5]
    when(match, "lose leader")
    assert units(match, 1, "D4") == {"infantry": 1}
    when(dice(match, "1l 1l"), "fight")
    assert values(match) == [1, 1]


@pytest.mark.rule("COC-LDR-12")
@pytest.mark.parametrize(("where", "gain"), [("D2", {"culture": 1}), ("D3", {})])
def test_a_leader_aboard_a_ship_works_for_no_city(where: str, gain: dict[str, int]) -> None:
    me = {**RECRUITER, "cities": {"D2": {"buildings": ["port"], "port": "D3"}}}
    me["units"] = {"D2": "leader", "D3": "ship"} if where == "D2" else {"D3": "ship, leader"}
    match = when(given(me, **SEA), "recruit")
    if asked(match)[1] == "recruit":
        when(match, "recruit infantry")
    assert units(match, 0, "D2").get("infantry") == 1
    assert goods(match) == gain


# How they go


def without_caesar() -> Match:
    """Caesar attacked alone and fell."""
    mine = {**CAESAR, "advances": ["tactics"], "units": {"D3": "leader"}}
    return attack(mine, {"units": {"D4": "infantry"}}, "2c 6i")


@pytest.mark.rule("COC-LDR-08")
def test_a_leader_who_died_never_returns() -> None:
    match = without_caesar()

    assert player(match).leader == ""
    assert player(match).leaders == ("augustus", "sulla")
    when(match, "recruit")
    assert options(match) == ["leader augustus", "leader sulla"]


@pytest.mark.rule("COC-LDR-09")
def test_when_all_three_are_gone_no_leader_can_be_recruited() -> None:
    rich = {**ROME, "goods": {**FEE, "food": 1, "ore": 1}, "cities": {"D2": {"mood": "happy"}}}
    last = when(given({**rich, "leaders": ["sulla"]}), "recruit")
    assert "recruit leader" in options(last)

    match = given({**rich, "leaders": []})
    when(match, "recruit")
    assert units(match, 0, "D2") == {"infantry": 1}  # the only unit that could be recruited
    assert "recruit" not in options(given({**ROME, "leaders": []}))


@pytest.mark.rule("COC-LDR-10")
def test_who_kills_a_leader_on_land_keeps_the_card_for_two_points() -> None:
    match = without_caesar()
    assert player(match, 1).killed == ("caesar",)
    assert points(match, 1)["captured_leaders"] == 2
    assert "captured_leaders" not in points(match, 0)


@pytest.mark.rule("COC-LDR-10")
def test_an_attacker_who_kills_a_leader_keeps_the_card_too() -> None:
    match = attack({"units": {"D3": "infantry"}}, {**CHINA, "units": {"D4": "leader"}}, "5c 2c")
    assert player(match).killed == ("wu_zetian",)
    assert points(match)["captured_leaders"] == 2


@pytest.mark.rule("COC-LDR-10")
def test_who_sinks_a_leader_keeps_the_card() -> None:
    mine = {"leader": "caesar", "units": {"D3": "ship, leader"}}
    match = attack(mine, {"units": {"D4": "ship"}}, "1l 6i", **SEA)
    assert player(match).leader == ""
    assert player(match, 1).killed == ("caesar",)
    assert points(match, 1)["captured_leaders"] == 2


@pytest.mark.rule("COC-LDR-11")
def test_barbarians_get_nothing_for_a_leader() -> None:
    me = {**ME, "leader": "caesar", "units": {"D3": "leader"}}
    match = given(me, barbarians={"units": {"D4": "infantry"}}, **FIELD)
    march(dice(match, "2c 6i"), "D3", "D4")
    assert told(match, "leader-lost") == [{"seat": "seat:0", "leader": "leader:caesar"}]
    assert [player(match, seat).killed for seat in (0, 1)] == [(), ()]


@pytest.mark.rule("COC-LDR-11")
def test_pirates_get_nothing_for_a_leader() -> None:
    me = {**ME, "leader": "caesar", "units": {"D3": "ship, leader"}}
    match = march(dice(given(me, pirates={"D4": "ship"}, **SEA), "1l 6i"), "D3", "D4")
    assert player(match).leader == ""
    assert [player(match, seat).killed for seat in (0, 1)] == [(), ()]


@pytest.mark.rule("COC-LDR-11")
def test_nobody_gets_anything_for_a_leader_whom_an_event_kills() -> None:
    me = {"civilization": "rome", "leader": "caesar", "goods": {}}
    match = when(drawn("revolution_et_tu_brute", me), "points")
    assert player(match).leader == ""
    assert [player(match, seat).killed for seat in (0, 1)] == [(), ()]


@pytest.mark.rule("COC-LDR-13")
def test_everybody_sees_the_cards_that_are_left() -> None:
    match = given(ROME, {"civilization": "greece", "leader": "pericles"})
    for seat in (0, 1):
        seen = match.view(seat)["table"]["players"]
        assert list(seen[0]["leaders"]) == ["augustus", "caesar", "sulla"]
        assert list(seen[1]["leaders"]) == ["alexander", "leonidas"]


@pytest.mark.rule("COC-LDR-14")
def test_the_owner_may_keep_the_leader_until_last() -> None:
    mine = {"leader": "caesar", "units": {"D3": "leader, infantry, cavalry"}}
    match = attack(mine, {"units": {"D4": "2 infantry"}}, "2e 2e 2e 5c 5c")

    assert options(match) == ["lose infantry", "lose cavalry", "lose leader"]
    when(match, "lose infantry", "lose cavalry")

    assert player(match).leader == "caesar"
    assert units(match, 0, "D4") == {"leader": 1}
