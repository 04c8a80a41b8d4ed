"""China: rice, expansion, fireworks, an army of settlers and three leaders (COC-CIV-14 … 25)."""

from __future__ import annotations

from typing import Any

import pytest

from oikumene.engine.match import Match
from tests.titles.clash.fights import FIELD, SEA, attack, lost, march, siege, values
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

CHINA: dict[str, Any] = {"civilization": "china", "goods": {}, "advances": ["tactics"]}

# Rice Cultivation


def harvest(settlers: dict[str, str], *taken: str, regions: str = "FFFT") -> Match:
    """A city of size 3 on D3 collects; settlers stand around."""
    me = {
        **CHINA,
        "advances": ["storage", "rice_cultivation"],
        "cities": {"D3": {"buildings": ["temple", "academy"]}, "D2": {}},
        "units": settlers,
    }
    match = given(me, regions={"D3": regions, "B2": "FFFF", "F2": "FFFF"})
    when(match, "collect", "city D3", *taken)
    return match if asked(match)[1] == "act" else when(match, "done")


@pytest.mark.rule("COC-CIV-24")
@pytest.mark.parametrize(
    ("settlers", "food"),
    [
        ({}, 3),
        ({"C4": "settler"}, 4),
        ({"C4": "settler", "E4": "settler"}, 5),
        ({"C4": "2 settler"}, 4),
        ({"C4": "settler", "E4": "settler", "C3": "settler"}, 5),
        ({"D3": "settler"}, 3),
        ({"C4": "infantry"}, 3),
        ({"E3": "settler"}, 3),
    ],
)
def test_settlers_in_the_fields_bring_more_food(settlers: dict[str, str], food: int) -> None:
    match = harvest(settlers, "take C4 food", "take E4 food", "take C3 food")
    assert goods(match) == {"food": food}


@pytest.mark.rule("COC-CIV-24")
def test_the_space_of_the_city_does_not_count() -> None:
    match = harvest({"D3": "settler"}, "take D3 food")
    assert goods(match) == {"food": 1}


@pytest.mark.rule("COC-CIV-24")
def test_only_fertile_land_counts() -> None:
    match = harvest({"D4": "settler"}, "take D4 wood")
    assert goods(match) == {"wood": 1}


# Expansion


EXPANDING: dict[str, Any] = {
    "civilization": "china",
    "advances": ["tactics", "expansion"],
    "goods": {"food": 2, "ore": 1},
    "cities": {"D2": {}, "D3": {}},
    "units": {"D2": "infantry", "D3": "settler", "C4": "settler"},
}


def recruiting(kind: str, **me: Any) -> Match:
    """The city on D2 recruits a unit."""
    match = given({**EXPANDING, **me}, **FIELD)
    return when(match, "recruit", "city D2", f"recruit {kind}")


@pytest.mark.rule("COC-CIV-25")
def test_after_settlers_are_recruited_settlers_in_own_cities_move() -> None:
    match = recruiting("settler")
    assert asked(match) == (0, "move")
    assert options(match) == ["from D2", "from D3", "done"]  # not C4: no city is there

    when(match, "from D2", "to C2")
    assert units(match, 0, "C2") == {"settler": 1}
    assert units(match, 0, "D2") == {"infantry": 1}
    when(match, "from D3", "to D4")

    assert asked(match) == (0, "act")  # nobody is left
    assert table(match).left == 2


@pytest.mark.rule("COC-CIV-25")
def test_nobody_has_to_move() -> None:
    match = when(recruiting("settler"), "done")
    assert units(match, 0, "D2") == {"infantry": 1, "settler": 1}
    assert asked(match) == (0, "act")


@pytest.mark.rule("COC-CIV-25")
def test_it_is_not_started_by_other_units() -> None:
    assert asked(recruiting("infantry")) == (0, "act")


@pytest.mark.rule("COC-CIV-25")
def test_it_makes_three_moves_at_most() -> None:
    crowd = {"D2": "settler", "D3": "2 settler"}
    match = recruiting("settler", units=crowd)
    when(match, "from D2", "to C2", "group settler 1")
    when(match, "from D3", "to C4", "group settler 1")
    when(match, "from D3", "to D4")
    assert asked(match) == (0, "act")
    assert units(match, 0, "D2") == {"settler": 1}


@pytest.mark.rule("COC-CIV-25")
def test_roads_may_be_used() -> None:
    me = {"advances": ["expansion", "roads", "storage"], "goods": {"food": 3, "ore": 1}}
    match = recruiting("settler", **me)
    when(match, "from D2", "road D4")
    assert units(match, 0, "D4") == {"settler": 1}
    assert goods(match) == {}


@pytest.mark.rule("COC-CIV-25")
def test_settlers_that_come_otherwise_do_not_start_it() -> None:
    rome = {"civilization": "rome", "advances": ["tactics"], "units": {"D3": "infantry"}}
    lands: dict[str, Any] = {"cities": {"D7": {}, "D4": {}}, "units": {}}
    match = given(rome, {**EXPANDING, **lands}, **FIELD)
    march(match, "D3", "D4")
    assert units(match, 1, "D7") == {"settler": 1}  # the refugees of a lost city
    assert asked(match) == (0, "act")


@pytest.mark.rule("COC-CIV-25")
def test_the_settlers_of_others_do_not_start_it() -> None:
    rome = {**EXPANDING, "civilization": "rome", "advances": []}
    china = {**CHINA, "advances": ["expansion"]}
    match = when(given(rome, china, **FIELD), "recruit", "city D2", "recruit settler")
    assert asked(match) == (0, "act")


# Fireworks


FIREWORKS: dict[str, Any] = {
    **CHINA,
    "advances": ["tactics", "fireworks"],
    "goods": {"ore": 1, "wood": 1},
}


@pytest.mark.parametrize("sea", [False, True])
def test_fireworks_cancel_a_hit_of_the_first_round(sea: bool) -> None:
    kind, words = ("ship", SEA) if sea else ("infantry", FIELD)
    mine = {**FIREWORKS, "units": {"D3": kind}}
    match = attack(mine, {"units": {"D4": kind}}, "1l 5c", **words)
    assert asked(match) == (0, "may-use")
    when(match, "use fireworks")
    assert lost(match) == []
    assert goods(match) == {}


def test_fireworks_are_by_choice() -> None:
    match = attack(
        {**FIREWORKS, "units": {"D3": "infantry"}}, {"units": {"D4": "infantry"}}, "1l 5c"
    )
    when(match, "no")
    assert lost(match) == [("0", "infantry")]
    assert goods(match) == {"ore": 1, "wood": 1}


def test_fireworks_are_asked_for_only_if_there_is_a_hit_that_can_be_paid_for() -> None:
    mine = {**FIREWORKS, "units": {"D3": "infantry"}}
    theirs = {"units": {"D4": "infantry"}}
    assert asked(attack(mine, theirs, "1l 4e")) == (0, "retreat")
    assert lost(attack({**mine, "goods": {"ore": 1}}, theirs, "1l 5c")) == [("0", "infantry")]


def test_fireworks_are_for_the_first_round() -> None:
    match = attack({**FIREWORKS, "units": {"D3": "infantry"}}, {"units": {"D4": "infantry"}})
    when(dice(match, "1l 5c"), "fight")
    assert lost(match) == [("0", "infantry")]


def test_others_have_no_fireworks() -> None:
    rome = {"goods": {"ore": 1, "wood": 1}, "units": {"D3": "infantry"}}
    match = attack(rome, {**FIREWORKS, "goods": {}, "units": {"D4": "infantry"}}, "1l 5c")
    assert lost(match) == [("0", "infantry")]


# Imperial Army


IMPERIAL: dict[str, Any] = {**CHINA, "advances": ["imperial_army"]}


def test_settlers_and_infantry_change_places() -> None:
    me = {**IMPERIAL, "units": {"D2": "2 settler", "C2": "infantry, cavalry"}}
    match = given(me)

    when(match, "use imperial_army")
    assert options(match) == ["convert D2 0 2", "convert D2 1 1", "convert C2 1 0"]
    when(match, "convert D2 1 1", "convert C2 1 0")

    assert units(match, 0, "D2") == {"settler": 1, "infantry": 1}
    assert units(match, 0, "C2") == {"settler": 1, "cavalry": 1}
    assert asked(match) == (0, "act")
    assert table(match).left == 2
    assert "use imperial_army" not in options(match)


def test_the_imperial_army_heeds_the_army_limit_and_the_supply() -> None:
    full = {**IMPERIAL, "units": {"D2": "4 cavalry, settler", "C2": "4 infantry"}}
    match = when(given(full), "use imperial_army")
    assert options(match) == ["convert C2 1 3", "convert C2 2 2", "convert C2 3 1"]

    last = {**IMPERIAL, "units": {"D2": "settler"}, "gone": {"infantry": 16}}
    assert "use imperial_army" not in options(given(last))


def test_the_rest_may_stay_as_it_is() -> None:
    me = {**IMPERIAL, "units": {"D2": "settler", "C2": "infantry"}}
    match = when(given(me), "use imperial_army", "convert C2 1 0", "done")
    assert units(match, 0, "D2") == {"settler": 1}
    assert units(match, 0, "C2") == {"settler": 1}


# Qin Shi Huang


QIN: dict[str, Any] = {**CHINA, "leader": "qin_shi_huang"}
WALL = "great_wall"


def receiving(*rivals: dict[str, Any], **words: Any) -> Match:
    """Monuments are gained: a wonder card is drawn."""
    me = {**QIN, "advances": ["arts"], "goods": {"ideas": 2}}
    return when(given(me, *rivals, **words), "advance", "advance monuments")


@pytest.mark.rule("COC-CIV-14")
def test_a_wonder_card_must_be_the_great_wall_wherever_it_is() -> None:
    others = ["great_gardens", "great_arena"]
    deck = receiving(wonder_deck=[*others, WALL])
    hand = receiving({"wonders": [WALL]}, wonder_deck=others)
    discard = receiving(wonder_deck=others, wonder_discard=[WALL])
    shown = receiving(wonder_deck=others, open_wonders=[WALL])

    for match in (deck, hand, discard, shown):
        assert player(match).wonders == [WALL]
    assert player(hand, 1).wonders == ["great_gardens"]
    assert table(shown).open_wonders == ("great_gardens",)


@pytest.mark.rule("COC-CIV-14")
def test_a_great_wall_that_stands_is_looked_for_no_more() -> None:
    rival = {"cities": {"D7": {"wonders": [WALL]}}}
    match = receiving(rival, wonder_deck=["great_arena", "great_gardens"])
    assert player(match).wonders == ["great_arena"]


BUILDER: dict[str, Any] = {
    **QIN,
    "advances": ["storage", "siegecraft", "irrigation", "engineering"],
    "wonders": [WALL],
    "cities": {"D2": {"mood": "happy"}, "C2": {"mood": "happy"}},
    "units": {"D2": "leader"},
    "goods": {"food": 3, "wood": 2, "ore": 7, "culture": 3},
}


@pytest.mark.rule("COC-CIV-15")
def test_the_great_wall_is_cheaper_and_free_of_an_action_in_his_city() -> None:
    match = when(given(BUILDER, left=0), "use qin_shi_huang")
    assert city(match, "D2").wonders == (WALL,)
    assert city(match, "D2").activations == 1
    assert goods(match) == {}
    assert table(match).left == 0


@pytest.mark.rule("COC-CIV-15")
@pytest.mark.parametrize(
    "me", [{"units": {"E2": "leader"}}, {"goods": {"food": 3, "wood": 2, "ore": 7, "culture": 2}}]
)
def test_it_takes_him_and_three_culture_tokens(me: dict[str, Any]) -> None:
    assert "use qin_shi_huang" not in options(given({**BUILDER, **me}))


@pytest.mark.rule("COC-CIV-15")
def test_another_wonder_is_free_of_an_action_but_no_cheaper() -> None:
    me = {**BUILDER, "wonders": ["great_gardens"]}
    price = {"food": 5, "wood": 5, "ore": 2, "culture": 5}
    assert "use qin_shi_huang" not in options(given({**me, "goods": {**price, "culture": 4}}))
    match = when(given({**me, "goods": price}, left=0), "use qin_shi_huang")
    assert city(match, "D2").wonders == ("great_gardens",)


@pytest.mark.rule("COC-LDR-05")
def test_two_culture_tokens_cancel_a_hit_in_each_of_his_rounds() -> None:
    mine = {**QIN, "goods": {"culture": 4}, "units": {"D3": "leader"}}
    match = attack(mine, {"units": {"D4": "infantry"}}, "2c 5c")
    for left in ({"culture": 2}, {}):
        assert asked(match) == (0, "may-use")
        when(match, "use qin_shi_huang")
        assert goods(match) == left
        assert lost(match) == []
        when(dice(match, "2c 5c"), "fight")
    assert lost(match) == [("0", "leader")]  # no more tokens


@pytest.mark.rule("COC-LDR-05")
def test_he_must_take_part() -> None:
    mine = {**QIN, "goods": {"culture": 2}, "units": {"D3": "infantry", "D2": "leader"}}
    match = attack(mine, {"units": {"D4": "infantry"}}, "1l 5c")
    assert lost(match) == [("0", "infantry")]


@pytest.mark.rule("COC-LDR-05")
def test_his_enemies_cancel_nothing() -> None:
    rome = {"goods": {"culture": 2}, "units": {"D3": "infantry"}}
    match = attack(rome, {**QIN, "units": {"D4": "leader"}}, "1l 5c")
    assert lost(match) == [("0", "infantry")]


@pytest.mark.rule("COC-LDR-06")
def test_he_cancels_nothing_at_sea() -> None:
    mine = {**QIN, "goods": {"culture": 2}, "units": {"D3": "ship, leader"}}
    match = attack(mine, {"units": {"D4": "ship"}}, "1l 5c", **SEA)
    assert goods(match) == {"culture": 2}
    assert player(match).leader == ""


# Sun Tzu and Wu Zetian


@pytest.mark.rule("COC-LDR-05")
@pytest.mark.parametrize(
    ("leader", "known", "gainable"),
    [
        ("sun_tzu", ["tactics"], {"siegecraft", "steel_weapons", "draft"}),
        ("sun_tzu", [], {"tactics"}),
        ("wu_zetian", [], {"storage", "irrigation", "husbandry"}),
    ],
)
@pytest.mark.parametrize("token", ["mood", "culture"])
def test_in_a_happy_city_a_token_teaches(
    leader: str, known: list[str], gainable: set[str], token: str
) -> None:
    me = {**CHINA, "leader": leader, "advances": known, "goods": {token: 1}}
    match = when(given(me), f"use {leader}")
    if len(gainable) > 1:
        assert {text.split()[1] for text in options(match)} == gainable
        when(match, options(match)[0])

    learned = set(player(match).advances) & gainable
    assert len(learned) == 1
    assert player(match).cubes == 2
    assert city(match, "D2").activations == 0
    assert table(match).left == 2
    assert goods(match).get(token, 0) == told_bonus(match, token)


def told_bonus(match: Match, token: str) -> int:
    """The tokens that the new advance brought."""
    gains = [each["goods"] for each in told(match, "gained")]
    return sum(int(text.split()[1]) for text in gains if text.split()[0] == token)


@pytest.mark.rule("COC-LDR-05")
@pytest.mark.parametrize("leader", ["sun_tzu", "wu_zetian"])
@pytest.mark.parametrize(
    "me",
    [
        {"goods": {"food": 2}},
        {"cities": {"D2": {}}},
        {"units": {"C2": "leader"}},
        {
            "advances": [
                "tactics",
                "siegecraft",
                "steel_weapons",
                "draft",
                "storage",
                "irrigation",
                "husbandry",
            ]
        },
    ],
)
def test_teaching_takes_a_token_a_happy_city_and_something_to_learn(
    leader: str, me: dict[str, Any]
) -> None:
    base = {**CHINA, "leader": leader, "goods": {"mood": 1}}
    assert f"use {leader}" in options(given(base))
    assert f"use {leader}" not in options(given({**base, **me}))


SUN_TZU: dict[str, Any] = {**CHINA, "leader": "sun_tzu", "units": {"D3": "leader, infantry"}}


@pytest.mark.rule("COC-LDR-05")
def test_a_war_won_in_the_first_round_brings_sun_tzu_tokens() -> None:
    match = attack(SUN_TZU, {"units": {"D4": "infantry"}}, "5c 2c 1l")
    assert goods(match) == {"mood": 1, "culture": 1}


@pytest.mark.rule("COC-LDR-05")
def test_a_longer_war_brings_sun_tzu_nothing() -> None:
    match = attack(SUN_TZU, {"units": {"D4": "infantry"}}, "2c 2c 1l")
    when(dice(match, "5c 2c 1l"), "fight")
    assert goods(match) == {}


@pytest.mark.rule("COC-LDR-05")
def test_sun_tzu_must_survive_and_meet_an_army() -> None:
    match = attack(SUN_TZU, {"units": {"D4": "infantry"}}, "5c 2c 5c")
    when(match, "lose leader")
    assert goods(match) == {}

    empty = siege("leader", "", me={**SUN_TZU, "units": {"D3": "leader"}})
    assert goods(empty) == {"gold": 1}  # for the city


@pytest.mark.rule("COC-LDR-05")
@pytest.mark.parametrize(
    ("army", "enemies", "rolls", "found"),
    [
        ("leader", "infantry", "2c 1l", [4, 1]),
        ("leader", "2 infantry", "2c 1l 1l", [2, 2]),
        ("leader, cavalry", "2 infantry", "2e 2e 1l 1l", [6, 2]),
    ],
)
def test_with_as_many_units_wu_zetian_is_stronger(
    army: str, enemies: str, rolls: str, found: list[int]
) -> None:
    mine = {**CHINA, "leader": "wu_zetian", "units": {"D3": army}}
    match = attack(mine, {"units": {"D4": enemies}}, rolls)
    assert values(match) == found


@pytest.mark.rule("COC-LDR-05")
def test_wu_zetian_counts_when_a_round_starts() -> None:
    mine = {**CHINA, "leader": "wu_zetian", "units": {"D3": "leader, infantry"}}
    match = attack(mine, {"units": {"D4": "3 infantry"}}, "3e 2c 1l 1l 1l")
    assert values(match) == [5, 3]  # two against three, but one of them falls
    when(dice(match, "2c 2c 1l 1l"), "fight")
    assert values(match) == [4 + 2, 2]
