"""India: four advances and three leaders."""

from __future__ import annotations

from typing import Any

import pytest

from oikumene.engine.match import Match
from oikumene.titles.clash.cards import NEUTRAL
from tests.titles.clash.civilizations.scenes import at_turn_start, influencing, recruits
from tests.titles.clash.fights import HOME, SEA, attack, lost, march, outcome, rounds, values
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

LAND: dict[str, Any] = {"regions": {"D3": "BBBB", "D5": "BBBB"}}
"""Land from D2, the first city, straight to D7, 5 spaces away."""
ELEPHANTS = ["husbandry", "indian_elephants"]
POETRY = ["arts", "theaters", "peace_and_poetry"]
PREACHERS = ["myths", "state_religion", "proselytism"]
MORALE = "a06"


def india(*advances: str, **words: Any) -> dict[str, Any]:
    """A player with India."""
    return {"civilization": "india", "advances": ["tactics", *advances], **words}


def rival(where: str = "D4", *buildings: str, **words: Any) -> dict[str, Any]:
    """An opponent with one more city."""
    return {"cities": {"D7": {}, where: {"buildings": list(buildings)}}, **words}


# Indian Elephants


@pytest.mark.rule("COC-CIV-01")
@pytest.mark.parametrize(
    ("advances", "where", "possible"),
    [(ELEPHANTS, "C2", True), (ELEPHANTS, "D2", False), (["husbandry"], "C2", False)],
)
def test_cities_in_a_forest_recruit_elephants_without_a_market(
    advances: list[str], where: str, possible: bool
) -> None:
    match = given(india(*advances, cities={where: {}}, goods={"food": 2, "wood": 1, "ore": 1}))

    found = recruits(match, where)

    assert ("elephant" in found) == possible
    assert "cavalry" not in found


@pytest.mark.rule("COC-CIV-01")
@pytest.mark.parametrize(
    ("advances", "where", "mood", "routes"),
    [
        (ELEPHANTS, "D3", "happy", 1),
        (ELEPHANTS, "D3", "neutral", 1),
        (ELEPHANTS, "D3", "angry", 0),
        (ELEPHANTS, "C4", "happy", 0),  # not in a city
        (["husbandry"], "D3", "happy", 0),
    ],
)
def test_elephants_in_cities_that_are_not_angry_trade_like_settlers(
    advances: list[str], where: str, mood: str, routes: int
) -> None:
    me = india("bartering", "trade_routes", *advances)
    me = {**me, "cities": {"D3": {"mood": mood}}, "units": {where: "2 elephant"}, "goods": {}}
    match = at_turn_start(me, rival("E4"), **LAND)

    assert goods(match) == ({"food": routes} if routes else {})


@pytest.mark.rule("COC-CIV-01")
def test_every_elephant_serves_a_route_of_its_own() -> None:
    me = india("bartering", "trade_routes", *ELEPHANTS, cities={"D3": {}}, goods={})
    theirs: dict[str, Any] = {"cities": {"D7": {}, "E4": {}, "D5": {}}}
    match = at_turn_start({**me, "units": {"D3": "2 elephant"}}, theirs, **LAND)

    assert goods(match) == {"food": 2}


# Proselytism


def reached(match: Match, target: str) -> bool:
    """Whether somebody can try to influence a city, the only one with buildings."""
    if "influence" not in options(match):
        return False
    influencing(dice(match, "1l"), target, "")
    return bool(told(match, "influence-rolled"))


@pytest.mark.rule("COC-CIV-37")
@pytest.mark.parametrize(
    ("settlers", "where", "culture", "possible"),
    [
        ("settler", "D5", 0, True),  # 2 spaces
        ("settler", "D6", 0, False),
        ("2 settler", "D6", 0, True),
        ("3 settler", "D7", 0, True),  # 4 spaces
        ("2 settler", "D7", 0, False),
        ("settler", "D6", 1, True),
        ("settler", "D7", 1, False),
        ("settler", "D7", 2, True),
    ],
)
def test_settlers_influence_cities_two_spaces_away_and_farther_for_each_other_settler(
    settlers: str, where: str, culture: int, possible: bool
) -> None:
    me = india(*PREACHERS, units={"D3": settlers}, goods={"culture": culture})
    match = given(me, {"cities": {where: {"buildings": ["temple"]}}}, **LAND)

    assert reached(match, where) == possible


@pytest.mark.rule("COC-CIV-37")
@pytest.mark.parametrize(
    ("advances", "settlers", "possible"),
    [
        (PREACHERS, "3 settler", True),  # 2 + 3
        (PREACHERS, "2 settler", False),
        (PREACHERS[:2], "3 settler", False),
    ],
)
def test_settlers_in_a_city_add_to_its_range(
    advances: list[str], settlers: str, possible: bool
) -> None:
    cities = {"D2": {"buildings": ["temple"]}}
    me = india(*advances, cities=cities, units={"D2": settlers}, goods={})
    match = given(me, {"cities": {"D7": {"buildings": ["temple"]}}}, **LAND)

    assert reached(match, "D7") == possible


@pytest.mark.rule("COC-CIV-37")
def test_only_own_settlers_preach_and_their_success_is_the_one_of_the_turn() -> None:
    me = india(*PREACHERS, units={"D3": "settler"}, goods={})
    theirs = rival("D4", "temple", "academy", units={"D5": "2 settler"})
    match = given(me, theirs, **LAND)

    influencing(dice(match, "6i"), "D4", "D3")
    when(match, "replace temple")

    assert city(match, "D4").buildings == {"temple": 0, "academy": 1}
    assert units(match, 0, "D3") == {"settler": 1}
    assert "influence" not in options(match)


# Prosperity


@pytest.mark.rule("COC-CIV-01")
@pytest.mark.parametrize(
    ("building", "choices"),
    [
        ("temple@1", ["take food 1", "take mood 1"]),
        ("temple@0", ["take food 1", "take mood 1", "take culture 1"]),
    ],
)
def test_a_trade_route_may_bring_a_token(building: str, choices: list[str]) -> None:
    me = india("bartering", "trade_routes", "prosperity", units={"D3": "settler"}, goods={})
    match = at_turn_start(me, rival("D4", building), **LAND)

    assert asked(match) == (0, "route-income")
    assert options(match) == choices
    when(match, choices[-1])
    assert goods(match) == {choices[-1].split()[1]: 1}


@pytest.mark.rule("COC-CIV-01")
def test_each_route_brings_the_token_of_its_own_city() -> None:
    me = india("bartering", "trade_routes", "prosperity", units={"D3": "2 settler"}, goods={})
    theirs = {"cities": {"D7": {}, "D4": {"buildings": ["temple@0"]}, "E4": {}}}
    match = at_turn_start(me, theirs, **LAND)

    assert set(options(match)) == {
        "take food 2",
        "take food 1 mood 1",
        "take food 1 culture 1",
        "take mood 2",
        "take mood 1 culture 1",
    }


# Peace & Poetry


@pytest.mark.rule("COC-CIV-01")
def test_one_advance_of_a_turn_may_cost_a_mood_token() -> None:
    match = given(india(*POETRY, goods={"food": 2, "mood": 2}))

    when(match, "advance", "advance writing")
    assert options(match) == ["pay food 2", "pay mood 1"]
    when(match, "pay mood 1")
    assert goods(match) == {"food": 2, "mood": 1, "culture": 1}

    when(match, "advance", "advance draft")
    assert asked(match) == (0, "act")  # there was only one way to pay
    assert goods(match) == {"mood": 1, "culture": 2}
    assert "advance" not in options(match)  # poetry was used


@pytest.mark.rule("COC-CIV-01")
def test_poetry_is_kept_for_later_by_who_pays_food() -> None:
    match = given(india(*POETRY, goods={"food": 2, "mood": 1}))

    when(match, "advance", "advance writing", "pay food 2", "advance", "advance draft")

    assert goods(match) == {"culture": 2}
    assert {"writing", "draft"} <= set(player(match).advances)


@pytest.mark.rule("COC-CIV-01")
def test_without_poetry_a_mood_token_buys_no_advance() -> None:
    match = given(india(*POETRY[:2], goods={"mood": 3}))
    assert "advance" not in options(match)


# Akbar


def akbar(army: str, rolls: str, foe: str = "infantry", ore: int = 1) -> Match:
    """Akbar attacks."""
    me = india(leader="akbar", units={"D3": army}, goods={"ore": ore})
    return attack(me, {"units": {"D4": foe}}, rolls)


@pytest.mark.rule("COC-LDR-05", "COC-LDR-07")
@pytest.mark.parametrize(("answer", "bonus"), [("use akbar", 2), ("no", 0)])
def test_akbar_pays_ore_for_blades_of_his_elephants(answer: str, bonus: int) -> None:
    match = akbar("2 elephant, leader", "2e 2e 2c 1l")  # elephants trample: 2 is left
    assert asked(match) == (0, "may-use")
    assert options(match) == ["use akbar", "no"]

    when(match, answer)

    assert values(match) == [2 + bonus, 1]
    assert goods(match) == ({} if bonus else {"ore": 1})


@pytest.mark.rule("COC-LDR-05", "COC-LDR-07")
@pytest.mark.parametrize(("falls", "bonus"), [("elephant", 1), ("leader", 2)])
def test_blades_last_for_every_elephant_that_is_left_even_if_akbar_dies(
    falls: str, bonus: int
) -> None:
    match = akbar("2 elephant, leader", "2c 2c 2c 6i 1l", "2 infantry")
    when(match, "use akbar", f"lose {falls}")
    assert values(match) == [8, 8]

    when(dice(match, "2c 2c"), "fight")

    assert values(match)[0] == 4 + bonus
    assert goods(match) == {}


@pytest.mark.rule("COC-LDR-05")
@pytest.mark.parametrize(
    ("army", "ore"), [("2 infantry, leader", 1), ("2 elephant, leader", 0), ("2 elephant", 1)]
)
def test_blades_need_akbar_elephants_and_ore(army: str, ore: int) -> None:
    match = akbar(army, "1l", ore=ore)
    assert told(match, "rolled")
    assert goods(match) == ({"ore": 1} if ore else {})


@pytest.mark.rule("COC-LDR-05")
def test_akbar_brings_gold_to_own_cities_that_he_moves_to() -> None:
    cities: dict[str, Any] = {"D2": {}, "D4": {}}
    match = given(india(leader="akbar", units={"D2": "leader"}, cities=cities, goods={}), **LAND)

    march(match, "D2", "D3")
    assert goods(match) == {}
    when(match, "move")
    march(match, "D3", "D4")

    assert goods(match) == {"gold": 1}


@pytest.mark.rule("COC-LDR-05")
def test_no_gold_for_others_who_move_or_for_a_leader_who_is_recruited() -> None:
    cities: dict[str, Any] = {"D2": {}, "D3": {}}
    here = {"D2": "leader, infantry"}
    match = given(india(leader="akbar", units=here, cities=cities, goods={}), **LAND)
    march(match, "D2", "D3", "infantry 1")
    assert goods(match) == {}

    match = given(india(leaders=["akbar"], goods={"mood": 1, "culture": 1, "food": 2}))
    recruits(match)
    when(match, "recruit leader")
    assert player(match).leader == "akbar"
    assert "gold" not in goods(match)


@pytest.mark.rule("COC-LDR-05")
def test_no_gold_when_akbar_captures_a_city_or_retreats_to_one() -> None:
    me = india(leader="akbar", units={"D3": "leader, infantry"}, goods={})
    match = attack(me, {"cities": {**HOME, "D4": {"mood": "angry"}}})
    assert city(match, "D4").owner == 0
    assert goods(match) == {"gold": 1}  # for the city

    me = {**me, "cities": {"D2": {}, "D3": {}}}
    match = attack(me, {"units": {"D4": "2 infantry"}}, "2c 2c 1l 1l")
    when(match, "retreat")
    assert units(match, 0, "D3") == {"leader": 1, "infantry": 1}
    assert goods(match) == {}


# Ashoka


def ashoka(
    *buildings: str, theirs: tuple[str, ...] = ("academy",), rolls: str, **words: Any
) -> Match:
    """Ashoka's city, of size 2 or 3, tries to influence D4."""
    cities = {"D2": {"buildings": list(buildings)}}
    me = {**india(leader="ashoka", cities=cities, goods={}), **words}
    return influencing(dice(given(me, rival("D4", *theirs), **LAND), rolls), "D4", "D2")


def faces(match: Match) -> list[int]:
    """The dice of influence."""
    return [each["n"] for each in told(match, "influence-rolled")]


@pytest.mark.rule("COC-LDR-05")
def test_ashoka_rerolls_the_die_of_a_city_with_a_temple() -> None:
    match = ashoka("temple", rolls="4c 6i")
    assert asked(match) == (0, "may-use")

    when(match, "use ashoka")

    assert faces(match) == [4, 6]
    assert city(match, "D4").buildings == {"academy": 0}


@pytest.mark.rule("COC-LDR-05")
def test_the_second_die_counts_and_tokens_come_after_it() -> None:
    match = ashoka("temple", rolls="4c 3i", goods={"culture": 2})
    assert asked(match) == (0, "may-use")  # not yet the boost

    when(match, "use ashoka")

    assert asked(match) == (0, "boost")
    assert options(match) == ["boost 2", "accept"]  # 3 + 2


@pytest.mark.rule("COC-LDR-05")
def test_ashoka_may_keep_a_die_and_rerolls_once_a_turn() -> None:
    match = ashoka("temple", rolls="4c")
    when(match, "no")
    assert faces(match) == [4]

    influencing(dice(match, "4c 3i"), "D4", "D2")
    when(match, "use ashoka")
    assert faces(match) == [4, 4, 3]

    influencing(dice(match, "4c"), "D4", "D2")
    assert faces(match) == [4, 4, 3, 4]
    assert asked(match) == (0, "act")


@pytest.mark.rule("COC-LDR-05")
@pytest.mark.parametrize(
    ("buildings", "where", "rolls"),
    [
        (["academy"], "D2", "4c"),  # no Temple
        (["temple"], "D1", "4c"),  # he is elsewhere
        (["temple"], "D2", "5c"),  # a success
    ],
)
def test_no_reroll_without_a_temple_from_other_cities_or_of_a_success(
    buildings: list[str], where: str, rolls: str
) -> None:
    match = ashoka(*buildings, rolls=rolls, units={where: "leader"})
    assert len(faces(match)) == 1
    assert asked(match) == (0, "act")


@pytest.mark.rule("COC-LDR-05")
def test_without_a_temple_ashoka_announces_that_he_will_replace_one() -> None:
    match = ashoka("market", theirs=("academy", "temple"), rolls="4c 6i")
    assert asked(match) == (0, "vow")
    assert options(match) == ["use ashoka", "no"]

    when(match, "use ashoka")
    assert asked(match) == (0, "may-use")
    when(match, "use ashoka")

    assert city(match, "D4").buildings == {"academy": 1, "temple": 0}  # the other is out


@pytest.mark.rule("COC-LDR-05")
def test_who_announces_nothing_rolls_once_and_may_replace_what_is_there() -> None:
    match = ashoka("market", theirs=("academy", "temple"), rolls="4c")
    when(match, "no")
    assert faces(match) == [4]

    influencing(dice(match, "6i"), "D4", "D2")
    when(match, "no")
    assert options(match) == ["replace academy", "replace temple"]


@pytest.mark.rule("COC-LDR-05")
def test_a_vow_ends_with_its_attempt() -> None:
    match = ashoka("market", theirs=("academy", "temple"), rolls="4c 4c")
    when(match, "use ashoka", "use ashoka")
    assert faces(match) == [4, 4]

    influencing(dice(match, "6i"), "D4", "D2")

    assert options(match) == ["replace academy", "replace temple"]


@pytest.mark.rule("COC-LDR-05")
@pytest.mark.parametrize(
    ("army", "buildings", "culture"),
    [
        ("leader, infantry", [], 1),
        ("leader, infantry", ["academy"], 1),
        ("leader, infantry", ["temple"], 2),
        ("infantry", ["temple"], 0),
    ],
)
def test_ashoka_gains_culture_for_cities_that_he_captures(
    army: str, buildings: list[str], culture: int
) -> None:
    me = india(leader="ashoka", units={"D3": army}, goods={})
    match = attack(me, {"cities": {**HOME, "D4": {"buildings": buildings}}})

    assert city(match, "D4").owner == 0
    assert goods(match).get("culture", 0) == culture


@pytest.mark.rule("COC-LDR-05")
def test_ashoka_must_survive_the_capture() -> None:
    me = india(leader="ashoka", units={"D3": "leader, 2 infantry"}, goods={})
    theirs = {"cities": {**HOME, "D4": {}}, "units": {"D4": "2 infantry"}}
    match = attack(me, theirs, "6i 6i 2c 3i 1l")  # 3 hits would be 16, 1 hit

    when(match, "lose leader")

    assert lost(match)[0] == ("0", "leader")
    assert city(match, "D4").owner == 0
    assert "culture" not in goods(match)


# Sri Gupta


@pytest.mark.rule("COC-LDR-05")
def test_a_golden_age_brings_an_advance_of_a_new_category_for_its_price() -> None:
    have = {"culture": 1, "food": 2}
    match = given(india("myths", leader="sri_gupta", goods=have, cubes=2), left=0)

    when(match, "use sri_gupta")
    assert asked(match) == (0, "golden-age")
    assert options(match) == [
        f"advance {each}" for each in ("fishing", "writing", "bartering", "arts", "math")
    ]
    when(match, "advance bartering")

    assert goods(match) == {"mood": 1}  # what the advance brings
    assert player(match).cubes == 1
    assert city(match, "D2").activations == 1
    assert table(match).left == 0


@pytest.mark.rule("COC-LDR-05")
def test_golden_ages_wear_his_city_out() -> None:
    have = {"culture": 2, "ideas": 4}
    cities = {"D2": {"mood": "happy"}}
    match = given(india(leader="sri_gupta", goods=have, cities=cities))

    when(match, "use sri_gupta", "advance fishing", "use sri_gupta", "advance bartering")

    assert goods(match) == {"mood": 2}
    assert city(match, "D2").activations == 2
    assert city(match, "D2").mood == NEUTRAL


@pytest.mark.rule("COC-LDR-05")
@pytest.mark.parametrize(
    "words",
    [
        {"goods": {"food": 2}},
        {"goods": {"culture": 1, "food": 1}},
        {"units": {"D1": "leader"}},
        {"cities": {"D2": {"mood": "angry", "spent": True, "activations": 1}}},
    ],
)
def test_a_golden_age_needs_a_token_the_price_and_his_city(words: dict[str, Any]) -> None:
    have = {"goods": {"culture": 1, "food": 2}}
    match = given(india(leader="sri_gupta", **{**have, **words}))
    assert "use sri_gupta" not in options(match)


@pytest.mark.rule("COC-LDR-05", "COC-LDR-07")
def test_sri_gupta_is_stronger_in_rounds_without_a_card() -> None:
    me = india(leader="sri_gupta", units={"D3": "leader"}, actions=[MORALE])
    match = attack(me, {"units": {"D4": "infantry"}}, "2c 1l")
    when(match, "none")
    assert values(match) == [4, 1]

    when(dice(match, "- 2c 1l"), "fight", f"lay {MORALE}")
    assert values(match) == [4, 1]  # the card, not the leader

    when(dice(match, "2c 1l"), "fight")
    assert rounds(match) == 3
    assert values(match) == [4, 1]
    assert outcome(match) == []


@pytest.mark.rule("COC-LDR-05", "COC-LDR-06")
def test_sri_gupta_helps_only_where_he_fights() -> None:
    me = india(leader="sri_gupta", units={"D3": "infantry", "D2": "leader"})
    match = attack(me, {"units": {"D4": "infantry"}}, "2c 1l")
    assert values(match) == [2, 1]

    me = india(leader="sri_gupta", units={"D3": "ship, leader"})
    match = attack(me, {"units": {"D4": "ship"}}, "2c 1l", **SEA)
    assert values(match) == [2, 1]
