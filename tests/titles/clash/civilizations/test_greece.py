"""Greece: study, Sparta, Hellenism, city states and three leaders (COC-CIV-31 … 33, -57)."""

from __future__ import annotations

from typing import Any

import pytest

from oikumene.engine.match import Match
from tests.titles.clash.fights import FIELD, SEA, attack, values
from tests.titles.clash.given import (
    asked,
    city,
    dice,
    given,
    goods,
    options,
    player,
    table,
    told,
    units,
    when,
)

GREECE: dict[str, Any] = {"civilization": "greece", "goods": {}}
ROME: dict[str, Any] = {"civilization": "rome"}

# Study


def studying(recruits: str, buildings: list[str], **me: Any) -> Match:
    """A city on D2 recruits a unit."""
    words = {
        "advances": ["study"],
        "goods": {"food": 1, "ore": 1, "wood": 2},
        "cities": {"D2": {"mood": "angry", "buildings": buildings, "port": "D3"}},
    }
    match = given({**GREECE, **words, **me}, **SEA)
    return when(match, "recruit", f"recruit {recruits}")


@pytest.mark.rule("COC-CIV-31")
@pytest.mark.parametrize("unit", ["infantry", "ship"])
@pytest.mark.parametrize("academy", [True, False])
def test_recruiting_in_a_city_with_an_academy_brings_an_idea(unit: str, academy: bool) -> None:
    match = studying(unit, ["port", *(["academy"] if academy else ["temple"])])
    assert goods(match).get("ideas", 0) == academy


@pytest.mark.rule("COC-CIV-31")
def test_an_action_brings_one_idea_however_many_units_it_brings() -> None:
    cities = {"D2": {"buildings": ["academy"]}}
    me = {**GREECE, "advances": ["study"], "goods": {"food": 2, "ore": 2}, "cities": cities}
    match = when(given(me), "recruit", "recruit infantry", "recruit infantry")
    assert units(match, 0, "D2") == {"infantry": 2}
    assert goods(match) == {"ideas": 1}


@pytest.mark.rule("COC-CIV-31")
def test_units_that_come_otherwise_bring_nothing() -> None:
    cities = {"D2": {"buildings": ["academy"]}}
    me = {
        **GREECE,
        "advances": ["study"],
        "goods": {"culture": 1},
        "cities": cities,
        "actions": ["a37"],
    }
    match = when(given(me), "play a37")  # Militia
    assert units(match, 0, "D2") == {"infantry": 1}
    assert goods(match) == {}


# Sparta


SPARTA: dict[str, Any] = {**GREECE, "advances": ["tactics", "draft", "sparta"]}


@pytest.mark.parametrize(("advances", "may"), [(["draft", "sparta"], True), (["draft"], False)])
def test_culture_pays_for_spartans(advances: list[str], may: bool) -> None:
    me = {**GREECE, "advances": advances, "goods": {"culture": 1}, "cities": {"D2": {}}}
    match = given(me)
    assert ("recruit" in options(match)) == may
    if may:
        when(match, "recruit")
        assert units(match, 0, "D2") == {"infantry": 1}
        assert goods(match) == {}


CARDS: dict[str, Any] = {**ROME, "advances": ["tactics"], "actions": ["a06", "a08"]}


@pytest.mark.parametrize(("enemies", "may"), [("2 infantry", False), ("infantry", True)])
def test_a_superior_enemy_plays_no_card_against_sparta(enemies: str, may: bool) -> None:
    mine = {**SPARTA, "units": {"D3": "infantry"}}
    match = attack(mine, {**CARDS, "units": {"D4": enemies}}, "1l 1l 1l")
    assert (asked(match) == (1, "tactics")) == may


def test_what_counts_for_sparta_is_the_start_of_each_round() -> None:
    mine = {**SPARTA, "units": {"D3": "2 infantry"}}
    match = attack(mine, {**CARDS, "units": {"D4": "2 infantry"}})
    when(dice(match, "1l 1l 2c 3e"), "none")
    assert asked(match) == (0, "retreat")  # one Spartan fell
    when(dice(match, "1l 1l 1l"), "fight")
    assert asked(match) == (0, "retreat")
    assert len(told(match, "combat-round")) == 2


def test_sparta_plays_cards_itself() -> None:
    mine = {**SPARTA, "units": {"D3": "2 infantry"}, "actions": ["a06"]}
    match = attack(mine, {**ROME, "units": {"D4": "infantry"}})
    assert asked(match) == (0, "tactics")


def test_at_sea_sparta_silences_nobody() -> None:
    mine = {**SPARTA, "units": {"D3": "ship"}}
    match = attack(mine, {**CARDS, "units": {"D4": "2 ship"}}, **SEA)
    assert asked(match) == (1, "tactics")


# Hellenistic Culture


HELLENES: dict[str, Any] = {
    **GREECE,
    "advances": ["arts", "hellenistic_culture"],
    "cities": {"D2": {}},
}
ABROAD: dict[str, Any] = {"D5": {"buildings": ["academy@0", "market"]}}
"""A Roman city of size 3 with an Academy of the Greeks."""


@pytest.mark.rule("COC-CIV-32")
def test_influence_starts_from_any_city_with_a_greek_building() -> None:
    rome = {**ROME, "cities": {"D7": {"buildings": ["temple"]}, **ABROAD}}
    match = given(HELLENES, rome, **FIELD)
    assert options(given({**HELLENES, "advances": ["arts"]}, rome, **FIELD)).count("influence") == 0

    when(match, "influence")
    assert options(match) == ["target D7", "target D5"]  # D7 is two spaces from D5
    when(dice(match, "5i"), "target D7")
    assert city(match, "D7").buildings == {"temple": 0}


@pytest.mark.rule("COC-CIV-32")
@pytest.mark.parametrize(("space", "may"), [("D4", True), ("D3", True), ("D2", False)])
def test_its_range_is_the_full_size_of_that_city(space: str, may: bool) -> None:
    far = {"D6": {"buildings": ["academy@0", "obelisk@0"]}}
    rome = {**ROME, "cities": {"D7": {}, space: {"buildings": ["temple"]}, **far}}
    me = {**HELLENES, "cities": {}}
    assert ("influence" in options(given(me, rome, **FIELD))) == may


@pytest.mark.rule("COC-CIV-32")
def test_an_own_city_with_a_foreign_building_is_still_no_source() -> None:
    me = {**HELLENES, "cities": {"D2": {"buildings": ["academy", "market@1"]}}}
    rome = {**ROME, "cities": {"D7": {}, "D3": {"buildings": ["temple"]}}}
    match = when(given(me, rome, **FIELD), "influence")
    assert asked(match) == (0, "act")  # it could only win its own Market back
    assert [each["target"] for each in told(match, "influence-rolled")] == ["hex:D2"]


@pytest.mark.rule("COC-CIV-32")
def test_arts_may_be_paid_with_two_mood_tokens_once_a_turn() -> None:
    rome = {**ROME, "cities": {"D7": {}, "D3": {"buildings": ["temple"]}}}
    me = {**HELLENES, "goods": {"mood": 4, "culture": 1}}
    match = given(me, rome, left=0, **FIELD)
    assert {"use arts", "use hellenistic_culture"} <= set(options(match))

    when(dice(match, "1l"), "use hellenistic_culture")

    assert goods(match) == {"mood": 2, "culture": 1}
    assert told(match, "influence-rolled")
    assert table(match).left == 0
    assert not {"use arts", "use hellenistic_culture"} & set(options(match))


@pytest.mark.rule("COC-CIV-32")
def test_arts_paid_with_culture_cannot_be_repeated_for_mood() -> None:
    rome = {**ROME, "cities": {"D7": {}, "D3": {"buildings": ["temple"]}}}
    me = {**HELLENES, "goods": {"mood": 2, "culture": 1}}
    match = when(dice(given(me, rome, **FIELD), "1l"), "use arts")
    assert "use hellenistic_culture" not in options(match)


# City States


def league(**cities: Any) -> dict[str, Any]:
    """Greek cities that are city states."""
    return {**GREECE, "advances": ["city_states", "storage"], "cities": cities}


def work(match: Match, where: str, *charge: str) -> Match:
    """A city collects what comes first."""
    when(match, "collect", f"city {where}", *charge)
    while asked(match)[1] == "collect":
        when(match, options(match)[0])
    return match


SMALL: dict[str, Any] = {"mood": "neutral"}


@pytest.mark.rule("COC-CIV-33")
def test_a_second_activation_may_be_charged_to_another_city() -> None:
    match = work(given(league(D2=SMALL, E2=SMALL)), "D2")
    when(match, "collect", "city D2")
    assert asked(match) == (0, "city-states")
    assert options(match) == ["charge E2", "done"]
    when(match, "charge E2", "take D2 food")

    assert [city(match, name).activations for name in ("D2", "E2")] == [1, 1]
    assert [city(match, name).mood for name in ("D2", "E2")] == [1, 1]  # none dropped
    assert goods(match) == {"food": 2}  # D2 did the work


@pytest.mark.rule("COC-CIV-33")
def test_the_penalty_follows_the_counter_of_the_charged_city() -> None:
    match = work(work(given(league(D2=SMALL, E2=SMALL)), "D2"), "E2")
    work(match, "D2", "charge E2")
    assert city(match, "E2").activations == 2
    assert [city(match, name).mood for name in ("D2", "E2")] == [1, 0]


@pytest.mark.rule("COC-CIV-33")
def test_it_need_not_be_charged() -> None:
    match = work(given(league(D2=SMALL, E2=SMALL)), "D2")
    when(match, "collect", "city D2", "done", "take D2 food")
    assert [city(match, name).mood for name in ("D2", "E2")] == [0, 1]


@pytest.mark.rule("COC-CIV-33")
@pytest.mark.parametrize(
    ("other", "may"),
    [
        ({}, True),
        ({"mood": "happy"}, True),
        ({"mood": "angry"}, False),
        ({"buildings": ["temple"]}, True),
    ],
)
def test_the_other_city_has_at_least_the_same_mood(other: dict[str, Any], may: bool) -> None:
    match = work(given(league(D2=SMALL, E2=other)), "D2")
    when(match, "collect", "city D2")
    assert (asked(match)[1] == "city-states") == may


@pytest.mark.rule("COC-CIV-33")
@pytest.mark.parametrize(("buildings", "may"), [(["academy"], True), ([], False)])
def test_the_other_city_has_at_least_the_same_size(buildings: list[str], may: bool) -> None:
    match = given(league(D2={"buildings": ["temple"]}, E2={"buildings": buildings}))
    when(work(match, "D2"), "collect", "city D2")
    assert (asked(match)[1] == "city-states") == may


@pytest.mark.rule("COC-CIV-33")
def test_the_size_before_a_new_building_counts() -> None:
    me = league(D2=SMALL, E2=SMALL)
    me |= {
        "advances": ["city_states", "myths"],
        "goods": {"food": 1, "wood": 1, "ore": 1},
    }
    match = work(given(me), "D2")
    when(match, "build", "build D2 temple")
    assert asked(match) == (0, "city-states")
    when(match, "charge E2", "gain mood 1")
    assert city(match, "D2").size == 2
    assert [city(match, name).mood for name in ("D2", "E2")] == [1, 1]


@pytest.mark.rule("COC-CIV-33")
def test_it_works_once_a_turn() -> None:
    match = work(given(league(D2=SMALL, E2=SMALL, C2=SMALL)), "D2")
    work(match, "D2", "charge E2")
    work(match, "D2")  # nobody asks again
    assert [city(match, name).mood for name in ("D2", "E2", "C2")] == [0, 1, 1]


@pytest.mark.rule("COC-CIV-33")
def test_the_first_activation_is_the_own_one() -> None:
    match = when(given(league(D2=SMALL, E2=SMALL)), "collect", "city D2")
    assert asked(match) == (0, "collect")


# Alexander


ALEXANDER: dict[str, Any] = {
    **GREECE,
    "leader": "alexander",
    "goods": {"culture": 2},
    "actions": ["a17"],
    "cities": {"D2": {}, "E2": {}},
    "advances": ["myths"],
    "units": {"D2": "leader"},
}
"""City Growth, played as an action, costs a culture token."""


@pytest.mark.rule("COC-CIV-57")
def test_alexander_plays_a_card_for_a_token_and_the_work_of_his_city() -> None:
    match = given(ALEXANDER, left=0)
    assert "play a17" not in options(match)

    when(match, "use alexander", "build E2 temple", "gain mood 1")

    assert set(city(match, "E2").buildings) == {"temple"}
    assert player(match).actions == []
    assert goods(match) == {"mood": 1}  # a token for him, one for the card
    assert city(match, "D2").activations == 1
    assert city(match, "D2").mood == 1
    assert table(match).left == 0


@pytest.mark.rule("COC-CIV-57")
def test_from_the_second_activation_on_it_costs_mood() -> None:
    match = work(given(ALEXANDER), "D2")
    when(match, "use alexander", "build E2 temple", "gain mood 1")
    assert city(match, "D2").mood == 0


@pytest.mark.rule("COC-CIV-57")
@pytest.mark.parametrize(
    "me",
    [
        {"goods": {"culture": 1}},
        {"units": {"C2": "leader"}},
        {"actions": ["a25"]},
        {"actions": []},
        {"cities": {"D2": {"mood": "angry", "activations": 1, "spent": True}, "E2": {}}},
    ],
)
def test_alexander_needs_a_card_as_an_action_tokens_and_his_city(me: dict[str, Any]) -> None:
    assert "use alexander" in options(given(ALEXANDER))
    assert "use alexander" not in options(given({**ALEXANDER, **me}))


@pytest.mark.rule("COC-CIV-57")
@pytest.mark.parametrize(
    ("cities", "bonus"),
    [
        (["D2", "E2", "C2"], 0),
        (["D2", "C4"], 1),
        (["D2", "C4", "E4"], 1),
        (["D2", "C4", "D5"], 2),
    ],
)
def test_alexander_is_stronger_for_each_other_region_with_own_cities(
    cities: list[str], bonus: int
) -> None:
    mine = {
        **ALEXANDER,
        "advances": ["tactics"],
        "actions": [],
        "cities": {name: {} for name in cities},
        "units": {"D3": "leader"},
    }
    match = attack(mine, {**ROME, "units": {"D4": "infantry"}}, "2c 1l")
    assert values(match) == [2 + bonus, 1]
    when(dice(match, "2e 1l"), "fight")
    assert values(match) == [2 + bonus, 1]


# Leonidas


LEONIDAS: dict[str, Any] = {**GREECE, "leader": "leonidas", "advances": ["tactics"]}


@pytest.mark.rule("COC-LDR-05")
@pytest.mark.parametrize(("where", "gain"), [("D2", {"culture": 1}), ("C2", {})])
def test_recruiting_in_the_city_of_leonidas_brings_culture(
    where: str, gain: dict[str, int]
) -> None:
    me = {
        **LEONIDAS,
        "goods": {"food": 1, "ore": 1},
        "cities": {"D2": {}},
        "units": {where: "leader"},
    }
    assert goods(when(given(me), "recruit")) == gain


@pytest.mark.rule("COC-LDR-05")
@pytest.mark.parametrize(
    ("enemies", "rolls", "found"),
    [
        ("infantry", "2c 1l", [2, 1]),
        ("2 infantry", "2c 1l 1l", [2 + 2, 2]),
        ("3 infantry", "2c 1l 1l 1l", [2 + 4, 3]),
    ],
)
def test_leonidas_is_stronger_for_each_unit_that_he_lacks(
    enemies: str, rolls: str, found: list[int]
) -> None:
    mine = {**LEONIDAS, "units": {"D3": "leader"}}
    assert values(attack(mine, {**ROME, "units": {"D4": enemies}}, rolls)) == found


@pytest.mark.rule("COC-LDR-05")
def test_leonidas_counts_again_when_a_round_starts() -> None:
    mine = {**LEONIDAS, "units": {"D3": "leader"}}
    match = attack(mine, {**ROME, "units": {"D4": "3 infantry"}}, "2c 1l 1l 1l")
    assert values(match) == [2 + 4, 3]  # a hit
    when(dice(match, "2e 1l 1l"), "fight")
    assert values(match) == [2 + 2, 2]


# Pericles


@pytest.mark.rule("COC-LDR-05")
def test_pericles_teaches_education() -> None:
    me = {**GREECE, "leader": "pericles", "goods": {"culture": 1}, "advances": ["writing"]}
    match = when(given(me), "use pericles")
    assert options(match) == [
        "advance public_education",
        "advance free_education",
        "advance philosophy",
    ]
    when(match, "advance public_education")
    assert {"public_education", "study"} <= set(player(match).advances)
    assert goods(match).get("food", 0) == 0
    assert player(match).cubes == 2
    assert table(match).left == 2
    assert city(match, "D2").activations == 0


@pytest.mark.rule("COC-LDR-05")
@pytest.mark.parametrize("me", [{"goods": {}}, {"cities": {"D2": {}}}, {"units": {"C2": "leader"}}])
def test_pericles_teaches_in_a_happy_city_for_a_token(me: dict[str, Any]) -> None:
    base = {**GREECE, "leader": "pericles", "goods": {"mood": 1}}
    assert "use pericles" in options(given(base))
    assert "use pericles" not in options(given({**base, **me}))


@pytest.mark.rule("COC-LDR-06")
@pytest.mark.parametrize(("fleet", "bonus"), [("ship, leader", 2), ("ship", 0)])
def test_pericles_is_an_admiral(fleet: str, bonus: int) -> None:
    army = {"D3": fleet, **({} if "leader" in fleet else {"D2": "leader"})}
    mine = {**GREECE, "leader": "pericles", "units": army}
    match = attack(mine, {**ROME, "units": {"D4": "ship"}}, "2c 1l", **SEA)
    assert values(match) == [2 + bonus, 1]


@pytest.mark.rule("COC-LDR-06")
def test_pericles_is_no_stronger_on_land() -> None:
    mine = {**GREECE, "leader": "pericles", "units": {"D3": "leader"}, "advances": ["tactics"]}
    assert values(attack(mine, {**ROME, "units": {"D4": "infantry"}}, "2c 1l")) == [2, 1]


# Others


CAESAR: dict[str, Any] = {
    "civilization": "rome",
    "leader": "caesar",
    "cities": {"D2": {"buildings": ["academy"]}},
    "units": {"D2": "leader"},
}


@pytest.mark.rule("COC-CIV-31")
def test_nobody_else_studies_or_recruits_like_leonidas() -> None:
    greece = {**LEONIDAS, "advances": ["study", "sparta"], "units": {"D7": "leader"}}
    match = given({**CAESAR, "goods": {"food": 1, "ore": 1}}, greece)
    when(match, "recruit")
    assert (goods(match), goods(match, 1)) == ({}, {})

    rome = {**CAESAR, "advances": ["draft"], "goods": {"culture": 1}}
    assert "recruit" not in options(given(rome, greece))  # for culture only Spartans come


@pytest.mark.rule("COC-CIV-32")
def test_nobody_else_spreads_hellenistic_culture() -> None:
    rome = {"civilization": "rome", "cities": {"D2": {"buildings": ["academy@1"]}}}
    greece = {**HELLENES, "cities": {"D7": {}, "D3": {"buildings": ["temple"]}}}
    match = when(given(rome, greece, **FIELD), "influence")
    # A city with a Greek building is no source for Rome: it can only try to win it back.
    assert [each["target"] for each in told(match, "influence-rolled")] == ["hex:D2"]


@pytest.mark.rule("COC-CIV-33")
def test_nobody_else_has_city_states() -> None:
    rome = {**league(D2=SMALL, E2=SMALL), "civilization": "rome", "advances": ["storage"]}
    match = work(given(rome, {**GREECE, "advances": ["city_states"]}), "D2")
    when(match, "collect", "city D2")
    assert asked(match) == (0, "collect")
