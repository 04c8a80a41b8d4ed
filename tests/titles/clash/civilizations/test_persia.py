"""Persia: four advances and three leaders."""

from __future__ import annotations

from typing import Any

import pytest

from oikumene.engine.match import Match
from oikumene.titles.clash.cards import BARBARIANS, NEUTRAL
from tests.titles.clash.civilizations.scenes import at_turn_start, influencing, recruits
from tests.titles.clash.fights import (
    HOME,
    SEA,
    attack,
    lost,
    march,
    outcome,
    rounds,
    values,
)
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
PRICE = {"food": 1, "wood": 1, "ore": 1}
ELEPHANTS = ["husbandry", "persian_elephants"]
FAITH = ["myths", "priesthood", "zoroastrianism"]
MORALE, MORALE_TOO, SCOUTS, MARTYR, DEFIANT = "a06", "a08", "a23", "a24", "a07"
PYRAMID = {"food": 2, "wood": 3, "ore": 7, "culture": 5}


def persia(*advances: str, **words: Any) -> dict[str, Any]:
    """A player with Persia."""
    return {"civilization": "persia", "advances": ["tactics", *advances], **words}


# Elephants


@pytest.mark.rule("COC-CIV-01")
@pytest.mark.parametrize(
    ("advances", "home", "possible"),
    [(ELEPHANTS, "FMTB", True), (ELEPHANTS, "FMTF", False), (["husbandry"], "FMTB", False)],
)
def test_cities_beside_barren_land_recruit_elephants_without_a_market(
    advances: list[str], home: str, possible: bool
) -> None:
    me = persia(*advances, goods={"food": 2, "wood": 1, "ore": 1})
    found = recruits(given(me, regions={"D2": home}))
    assert ("elephant" in found) == possible
    assert "cavalry" not in found


@pytest.mark.rule("COC-CIV-01")
def test_a_city_on_barren_land_is_not_beside_it() -> None:
    me = persia(*ELEPHANTS, goods={"food": 2, "wood": 1, "ore": 1}, cities={"D4": {}})
    found = recruits(given(me, regions={"D3": "FFFB"}))
    assert "elephant" not in found


STEEL = ["tactics", "steel_weapons"]


def flooded(army: str, *advances: str, rolls: str = "- 2c 2c") -> Match:
    """A rival with Steel Weapons and High Morale defends against Persia."""
    me = persia(*advances, units={"D3": army})
    theirs = {"advances": STEEL, "goods": {"ore": 1}, "actions": [MORALE, MORALE_TOO]}
    match = attack(me, {**theirs, "units": {"D4": "infantry"}}, rolls)
    return when(match, "steel", f"lay {MORALE}")


@pytest.mark.rule("COC-CIV-01", "COC-AMB-33")
@pytest.mark.parametrize(
    ("army", "advances", "bonus"),
    [
        ("elephant", ELEPHANTS, 2),
        ("infantry", ELEPHANTS, 4),
        ("elephant", ["husbandry"], 4),
    ],
)
def test_elephants_keep_the_enemys_bonus_down_to_two(
    army: str, advances: list[str], bonus: int
) -> None:
    match = flooded(army, *advances)
    assert values(match) == [2, 2 + bonus]


@pytest.mark.rule("COC-AMB-33")
def test_clash_abilities_are_no_bonus() -> None:
    match = flooded("elephant", *ELEPHANTS, rolls="- 2c 3i")
    assert values(match) == [2, 3 + 1 + 2]


@pytest.mark.rule("COC-AMB-33")
def test_a_lower_sum_stays_as_it_is() -> None:
    me = persia(*ELEPHANTS, units={"D4": "2 elephant"})
    me = {**me, "actions": [DEFIANT]}
    match = attack({"units": {"D3": "infantry"}, "actions": [MORALE]}, me, "- - 6i")
    when(match, f"lay {MORALE}", f"lay {DEFIANT}")  # 2 - 1
    assert values(match)[0] == 7 + 1


@pytest.mark.rule("COC-CIV-01")
def test_the_grey_flood_is_for_the_first_round_on_land() -> None:
    match = flooded("elephant", *ELEPHANTS, rolls="- 2e 1l")
    assert asked(match) == (0, "retreat")
    when(dice(match, "- 2e 1l"), "fight", f"lay {MORALE_TOO}")
    assert rounds(match) == 2
    assert values(match) == [0, 5]


# Immortals


def immortals(culture: int, rolls: str = "2c 1l", **words: Any) -> Match:
    """A Persian infantry attacks."""
    me = persia("draft", "immortals", units={"D3": "infantry"}, goods={"culture": culture})
    return attack(me, {"units": {"D4": "infantry"}, **words}, rolls)


@pytest.mark.rule("COC-CIV-01", "COC-AMB-38")
@pytest.mark.parametrize("n", [0, 1, 2])
def test_culture_tokens_before_the_roll_are_worth_one_each(n: int) -> None:
    match = immortals(2)
    assert asked(match) == (0, "immortals")
    assert options(match) == ["no", "spend 1", "spend 2"]
    assert not told(match, "rolled")

    when(match, f"spend {n}" if n else "no")

    assert values(match) == [2 + n, 1]
    assert goods(match) == ({"culture": 2 - n} if n < 2 else {})


@pytest.mark.rule("COC-CIV-01")
def test_four_tokens_are_the_most_of_a_round_and_each_round_takes_its_own() -> None:
    match = immortals(6, "1l 1l")
    assert options(match) == ["no", "spend 1", "spend 2", "spend 3", "spend 4"]
    when(match, "spend 3")
    assert values(match) == [4, 1]
    when(match, "fight")
    assert options(match) == ["no", "spend 1", "spend 2", "spend 3"]

    when(dice(match, "2c 1l"), "spend 1")

    assert values(match) == [3, 1]  # the three tokens were for round 1
    assert goods(match) == {"culture": 2}


@pytest.mark.rule("COC-CIV-01")
def test_immortals_serve_in_any_battle_and_after_the_cards() -> None:
    me = persia("draft", "immortals", units={"D3": "ship"}, goods={"culture": 1})
    match = attack(me, {"units": {"D4": "ship"}}, "2c 1l", **SEA)
    when(match, "spend 1")
    assert values(match) == [3, 1]

    theirs = persia("draft", "immortals", units={"D4": "infantry"}, goods={"culture": 1})
    match = attack({"units": {"D3": "infantry"}, "actions": [MORALE]}, theirs, "- 1l 2c")
    when(match, f"lay {MORALE}")
    assert asked(match) == (1, "immortals")
    assert told(match, "tactics")  # turned up already
    when(match, "spend 1")
    assert values(match) == [3, 3]


@pytest.mark.rule("COC-CIV-01")
def test_without_tokens_or_the_advance_nobody_is_asked() -> None:
    assert values(immortals(0)) == [2, 1]
    me = persia("draft", units={"D3": "infantry"}, goods={"culture": 4})
    assert values(attack(me, {"units": {"D4": "infantry"}}, "2c 1l")) == [2, 1]


# Zoroastrianism


def preached(
    theirs: dict[str, Any] | None = None, *advances: str, **words: Any
) -> tuple[Match, list[str]]:
    """Persia's city of size 2 on D2; the units that it could convert."""
    me = persia(*(advances or FAITH), cities={"D2": {"buildings": ["market"]}}, goods={})
    me = {**me, **words.pop("me", {})}
    match = given(me, theirs or {}, **LAND, **words)
    if "influence" not in options(match):
        return match, []
    copy = when(dice(match.clone(), "1l"), "influence")
    found = [text.removeprefix("target ") for text in options(copy, "target")]
    if not found:
        found = [each["target"].removeprefix("hex:") for each in told(copy, "influence-rolled")]
    return match, found


@pytest.mark.rule("COC-CIV-45")
def test_influence_may_target_army_units_in_the_open() -> None:
    army = {"units": {"D4": "2 infantry, cavalry, settler", "E4": "elephant"}}
    _, found = preached(army)
    assert set(found) == {"D4 infantry", "D4 cavalry", "E4 elephant"}
    _, found = preached(army, "myths", "priesthood")
    assert found == []


@pytest.mark.rule("COC-CIV-45")
@pytest.mark.parametrize(
    "theirs",
    [
        {"units": {"D4": "settler"}},
        {"leader": "pericles", "civilization": "greece", "units": {"D4": "leader"}},
        {"cities": {**HOME, "D4": {}}, "units": {"D4": "infantry"}},
        {"units": {"D5": "infantry"}},  # out of range
    ],
)
def test_no_settlers_no_leaders_nobody_in_a_city_or_too_far(theirs: dict[str, Any]) -> None:
    assert preached(theirs)[1] == []


@pytest.mark.rule("COC-CIV-45")
def test_no_ships_and_nobody_aboard() -> None:
    me = persia(*FAITH, cities={"D2": {"buildings": ["market"]}}, goods={})
    match = given(me, {"units": {"D3": "ship, infantry"}}, regions={"D3": "WWBB"})
    assert "influence" not in options(match)


@pytest.mark.rule("COC-CIV-45")
def test_an_own_piece_of_the_kind_must_be_in_supply() -> None:
    theirs = {"units": {"D4": "cavalry, elephant"}}
    _, found = preached(theirs, me={"units": {"D2": "4 cavalry"}})
    assert found == ["D4"]  # the elephant alone, taken silently
    _, found = preached(theirs, me={"units": {"D2": "4 cavalry", "C2": "4 elephant"}})
    assert found == []


@pytest.mark.rule("COC-CIV-45")
def test_a_success_replaces_a_lonely_unit() -> None:
    match, _ = preached({"units": {"D4": "infantry"}})
    when(dice(match, "5c"), "influence")

    assert units(match, 0, "D4") == {"infantry": 1}
    assert units(match, 1, "D4") == {}
    assert not told(match, "battle")
    assert asked(match) == (0, "act")


@pytest.mark.rule("COC-CIV-45")
def test_a_failure_changes_nothing_and_tokens_may_help() -> None:
    match, _ = preached({"units": {"D4": "infantry"}})
    when(dice(match, "4c"), "influence")
    assert units(match, 1, "D4") == {"infantry": 1}
    assert "influence" in options(match)

    match, _ = preached({"units": {"D5": "infantry"}}, me={"goods": {"culture": 2}})
    when(dice(match, "4c"), "influence")  # one token for the range
    when(match, "boost 1")
    assert units(match, 0, "D5") == {"infantry": 1}
    assert goods(match) == {}


@pytest.mark.rule("COC-CIV-45")
def test_barbarians_can_be_converted() -> None:
    match, _ = preached(barbarians={"units": {"D4": "cavalry"}})
    when(dice(match, "6i"), "influence")
    assert units(match, 0, "D4") == {"cavalry": 1}
    assert units(match, BARBARIANS, "D4") == {}


@pytest.mark.rule("COC-CIV-45")
def test_the_convert_attacks_those_who_are_left() -> None:
    match, _ = preached({"units": {"D4": "2 infantry"}})
    when(dice(match, "6i 1l 1l"), "influence")
    assert told(match, "battle") == [
        {"attacker": "seat:0", "defender": "seat:1", "space": "hex:D4"}
    ]
    assert rounds(match) > 1  # nowhere to retreat to: fought to the end
    assert len(outcome(match)) == 1


@pytest.mark.rule("COC-CIV-45", "COC-EVC-16")
def test_even_in_an_eclipse_the_convert_fights_on() -> None:
    match, _ = preached({"units": {"D4": "2 infantry"}}, in_force=["solar_eclipse"])
    when(dice(match, "6i 1l 1l"), "influence")
    assert rounds(match) > 1
    assert len(outcome(match)) == 1
    assert all(u >= 0 for army in table(match).units for u in army)


@pytest.mark.rule("COC-CIV-45")
def test_unprotected_settlers_lose() -> None:
    match, _ = preached({"units": {"D4": "infantry, settler"}})
    when(dice(match, "6i"), "influence")
    assert outcome(match) == ["seat:0"]
    assert rounds(match) == 0
    assert lost(match) == [("1", "settler")]
    assert units(match, 0, "D4") == {"infantry": 1}


@pytest.mark.rule("COC-CIV-45")
def test_it_is_the_one_success_of_the_turn() -> None:
    theirs = {"units": {"D4": "infantry", "E4": "infantry"}}
    match, found = preached(theirs)
    assert len(found) == 2
    influencing(dice(match, "6i"), "D4 infantry", "D2")
    assert units(match, 0, "D4") == {"infantry": 1}
    assert "influence" not in options(match)


# Banking


@pytest.mark.rule("COC-CIV-01")
@pytest.mark.parametrize("token", ["gold", "culture"])
def test_who_has_gold_gains_gold_or_culture_at_the_start_of_the_turn(token: str) -> None:
    match = at_turn_start(persia("bartering", "currency", "banking", goods={"gold": 1}))
    assert asked(match) == (0, "gain")
    assert options(match) == ["gain gold 1", "gain culture 1"]
    when(match, f"gain {token} 1")
    assert goods(match) == ({"gold": 2} if token == "gold" else {"gold": 1, "culture": 1})


@pytest.mark.rule("COC-CIV-01")
def test_the_bank_comes_before_trade_routes() -> None:
    known = ("bartering", "trade_routes", "currency", "banking")
    theirs: dict[str, Any] = {"cities": {"D7": {}, "D4": {}}}
    match = at_turn_start(persia(*known, units={"D3": "settler"}, goods={}), theirs, **LAND)
    assert asked(match) == (0, "route-income")
    when(match, "take gold 1")
    assert asked(match) == (0, "act")  # this gold came too late

    me = persia(*known, units={"D3": "settler"}, goods={"gold": 1})
    match = at_turn_start(me, theirs, **LAND)
    assert asked(match) == (0, "gain")
    assert not told(match, "traded")


@pytest.mark.rule("COC-CIV-01")
def test_no_bank_without_the_advance_or_in_others_turns() -> None:
    match = at_turn_start(persia("bartering", "currency", goods={"gold": 1}))
    assert asked(match) == (0, "act")
    banker = persia("bartering", "currency", "banking", goods={"gold": 1})
    match = at_turn_start({}, banker)
    assert asked(match) == (0, "act")
    assert goods(match, 1) == {"gold": 1}


# Cyrus


def cyrus(*buildings: str, mood: str = "neutral", **words: Any) -> Match:
    """Cyrus in his city on D2; cities in two more regions, two of them in one."""
    cities = {"D2": {"buildings": list(buildings), "mood": mood}, "D3": {}, "D4": {}, "D5": {}}
    me = persia(leader="cyrus", cities=cities, goods={})
    return given({**me, **words}, **LAND)


@pytest.mark.rule("COC-LDR-05")
def test_cyrus_gains_a_token_for_each_region_with_an_own_city() -> None:
    match = when(cyrus("temple", "market", "academy"), "use cyrus")
    assert options(match) == [
        "gain mood 3",
        "gain mood 2 culture 1",
        "gain mood 1 culture 2",
        "gain culture 3",
    ]
    when(match, "gain mood 1 culture 2")
    assert goods(match) == {"mood": 1, "culture": 2}
    assert table(match).left == 2
    assert city(match, "D2").activations == 1


@pytest.mark.rule("COC-LDR-05")
@pytest.mark.parametrize("mood", ["happy", "neutral", "angry"])
def test_the_size_of_his_city_is_the_limit_whatever_its_mood(mood: str) -> None:
    match = when(cyrus("temple", mood=mood), "use cyrus", "gain mood 2")
    assert goods(match) == {"mood": 2}


@pytest.mark.rule("COC-LDR-05")
def test_king_of_persia_is_an_activation_of_his_city() -> None:
    match = cyrus("temple", mood="happy")
    when(match, "use cyrus", "gain mood 2", "use cyrus", "gain mood 2")
    assert goods(match) == {"mood": 4}
    assert city(match, "D2").mood == NEUTRAL

    assert "use cyrus" not in options(cyrus(units={"D1": "leader"}))
    assert "use cyrus" not in options(given(persia(leader="cyrus"), left=0))
    spent = {"D2": {"mood": "angry", "spent": True, "activations": 1}}
    assert "use cyrus" not in options(cyrus(cities=spent))


def strategist(rolls: str, **theirs: Any) -> Match:
    """Cyrus attacks with High Morale."""
    me = persia(leader="cyrus", units={"D3": "leader"}, actions=[MORALE])
    match = attack(me, {"units": {"D4": "infantry"}, **theirs}, rolls)
    return when(match, f"lay {MORALE}")


@pytest.mark.rule("COC-LDR-05")
@pytest.mark.parametrize(("answer", "value"), [("use cyrus", 2 + 2), ("no", 2 + 1)])
def test_cyrus_may_ignore_his_card_for_combat_value(answer: str, value: int) -> None:
    siege = "a11"  # The Siege, +1, and no clash abilities for the defender
    me = persia(leader="cyrus", units={"D3": "leader"}, actions=[siege])
    theirs = {"cities": {**HOME, "D4": {}}, "units": {"D4": "infantry"}, "goods": {}}
    match = attack(me, theirs, "- 2c 3i")
    when(match, f"lay {siege}")
    assert asked(match) == (0, "may-use")

    when(match, answer)

    assert values(match) == [value, 4 if answer == "use cyrus" else 3]
    assert table(match).action_discard == [siege]


@pytest.mark.rule("COC-LDR-05")
def test_it_works_even_if_the_enemy_cancels_the_card() -> None:
    foe = {"advances": ["tactics"], "actions": [MARTYR], "units": {"D4": "2 infantry"}}
    me = persia(leader="cyrus", units={"D3": "leader, infantry"}, actions=[MORALE])
    match = attack(me, foe, "- - 2c 1l")
    when(match, f"lay {MORALE}", f"lay {MARTYR}", "use cyrus")
    when(match, "lose infantry")
    assert values(match) == [4, 1]

    match = strategist("- - 2c 1l", advances=["tactics"], actions=[SCOUTS])
    when(match, f"lay {SCOUTS}", "use cyrus")
    assert values(match) == [4, 1]
    assert player(match, 1).actions == [MORALE]  # the scouts have it


@pytest.mark.rule("COC-LDR-05")
def test_strategy_is_for_one_round_and_needs_a_card_and_cyrus() -> None:
    match = when(strategist("- 2c 1l"), "use cyrus")
    assert values(match) == [4, 1]
    when(dice(match, "2c 1l"), "fight")
    assert values(match) == [2, 1]

    me = persia(leader="cyrus", units={"D3": "infantry", "D2": "leader"}, actions=[MORALE])
    match = attack(me, {"units": {"D4": "infantry"}}, "- 2c 1l")
    when(match, f"lay {MORALE}")
    assert values(match) == [4, 1]  # the card works, nobody was asked


# Darius


@pytest.mark.rule("COC-LDR-05")
@pytest.mark.parametrize(
    ("source", "die", "mood"), [("D2", "6i", 1), ("D3", "6i", 0), ("D2", "1l", 0)]
)
def test_darius_gains_mood_for_a_success_from_his_city(source: str, die: str, mood: int) -> None:
    cities: dict[str, Any] = {"D2": {"buildings": ["market"]}, "D3": {}}
    me = persia(leader="darius", cities=cities, goods={})
    theirs = {"cities": {"D7": {}, "D4": {"buildings": ["temple"]}}}
    match = influencing(dice(given(me, theirs, **LAND), die), "D4", source)
    assert goods(match).get("mood", 0) == mood


def darius(**words: Any) -> Match:
    """Darius in his city on D2, and another one."""
    cities: dict[str, Any] = {"D2": {"mood": "happy"}, "C2": {"mood": "happy"}}
    known = ("myths", "writing", "engineering", "rituals", "storage")
    left = words.pop("left", 0)
    me = persia(*known, leader="darius", cities=cities, goods={**PRICE, "culture": 2})
    return given({**me, **words}, left=left)


@pytest.mark.rule("COC-LDR-05")
def test_darius_builds_in_his_city_without_an_action_for_two_culture_tokens_more() -> None:
    match = when(darius(), "use darius")
    assert asked(match) == (0, "architect")
    assert options(match) == ["build D2 temple", "build D2 fortress", "build D2 academy"]
    when(match, "build D2 academy")

    assert goods(match) == {"ideas": 2}
    assert city(match, "D2").buildings == {"academy": 0}
    assert city(match, "D2").activations == 1
    assert table(match).left == 0


@pytest.mark.rule("COC-LDR-05")
def test_the_architect_works_once_a_turn_and_only_in_his_city() -> None:
    have = {"food": 2, "wood": 2, "ore": 2, "culture": 4}
    cities: dict[str, Any] = {"D2": {"mood": "happy"}, "C2": {}, "E2": {}}
    match = when(darius(goods=have, cities=cities), "use darius", "build D2 fortress")
    assert "use darius" not in options(match)
    assert goods(match) == {"food": 1, "wood": 1, "ore": 1, "culture": 2}

    assert "use darius" not in options(darius(units={"D1": "leader"}))
    assert "use darius" not in options(darius(goods={**PRICE, "culture": 1}))


@pytest.mark.rule("COC-LDR-05")
def test_other_buildings_of_the_turn_have_no_fee() -> None:
    have = {"food": 2, "wood": 2, "ore": 2, "culture": 2}
    match = when(darius(goods=have, left=1), "use darius", "build D2 fortress")
    when(match, "build", "build C2 fortress")
    assert city(match, "C2").buildings == {"fortress": 0}
    assert goods(match) == {}


@pytest.mark.rule("COC-LDR-05")
def test_the_architect_builds_wonders_too() -> None:
    have = {**PYRAMID, "culture": 7}
    match = darius(goods=have, wonders=["great_pyramid"], gone=dict.fromkeys(("temple",), 5))
    when(match, "use darius", "wonder D2 great_pyramid")
    assert city(match, "D2").wonders == ("great_pyramid",)
    assert goods(match) == {}

    short = darius(goods={**PYRAMID, "culture": 6}, wonders=["great_pyramid"])
    when(short, "use darius")
    assert "wonder D2 great_pyramid" not in options(short)


# Xerxes


@pytest.mark.rule("COC-LDR-05")
def test_five_army_units_fit_on_the_space_of_xerxes() -> None:
    me = persia(leader="xerxes", units={"D2": "3 infantry, leader", "D3": "infantry"})
    match = march(given(me, **LAND), "D3", "D2")
    assert units(match, 0, "D2") == {"infantry": 4, "leader": 1}

    me = persia(leader="xerxes", units={"D2": "4 infantry", "D3": "infantry", "C2": "leader"})
    match = when(given(me, **LAND), "move", "from D3")
    assert "to D2" not in options(match)


@pytest.mark.rule("COC-LDR-05")
def test_xerxes_joins_four_others_and_a_sixth_finds_no_room() -> None:
    units_ = {"D2": "4 infantry", "D1": "leader", "E2": "infantry"}
    match = given(persia(leader="xerxes", units=units_), **LAND)
    march(match, "D1", "D2")
    assert units(match, 0, "D2") == {"infantry": 4, "leader": 1}
    when(match, "from E2")
    assert "to D2" not in options(match)


@pytest.mark.rule("COC-LDR-05")
def test_when_xerxes_leaves_the_others_stay_but_nobody_comes() -> None:
    units_ = {"D2": "4 infantry, leader", "D1": "infantry"}
    match = march(given(persia(leader="xerxes", units=units_), **LAND), "D2", "D3", "leader 1")
    assert units(match, 0, "D2") == {"infantry": 4}
    when(match, "from D1")
    assert "to D2" not in options(match)


def mighty(infantry: int, rolls: str, foe: str = "infantry") -> Match:
    """Xerxes attacks with others."""
    me = persia(leader="xerxes", units={"D3": f"{infantry} infantry, leader"}, actions=[MORALE])
    return attack(me, {"units": {"D4": foe}}, rolls)


@pytest.mark.rule("COC-LDR-05")
def test_five_units_play_no_card_and_have_no_clash_abilities() -> None:
    match = mighty(4, "6i - - - -")
    assert outcome(match) == ["seat:0"]
    roll = told(match, "rolled")[0]
    faces = [int(die[0]) for die in roll["dice"].split()]
    assert len(faces) == 5
    assert roll["n"] == sum(faces)  # no +1 for the infantry
    assert not told(match, "tactics")
    assert player(match).actions == [MORALE]


@pytest.mark.rule("COC-LDR-05")
def test_four_units_with_xerxes_fight_as_usual() -> None:
    match = mighty(3, "3i 2c 2c 2c")
    assert asked(match) == (0, "tactics")
    when(match, "none")
    assert values(match)[0] == 3 + 1 + 2 + 2 + 2


@pytest.mark.rule("COC-LDR-05")
def test_wonders_in_the_city_of_xerxes_cost_two_less_in_any_mix() -> None:
    have = {"food": 2, "wood": 3, "ore": 7, "culture": 4}
    cities: dict[str, Any] = {"D2": {"mood": "happy"}, "C2": {"mood": "happy"}}
    me = persia("engineering", "myths", "rituals", leader="xerxes", cities=cities)
    me = {**me, "wonders": ["great_pyramid"], "gone": {"temple": 5, "fortress": 5}}
    match = when(given({**me, "goods": have}), "build")
    assert asked(match) == (0, "pay")  # only in his city, for one culture token less at least
    assert set(options(match)) == {
        "pay food 2 wood 3 ore 7 culture 3",
        "pay food 1 wood 3 ore 7 culture 4",
        "pay food 2 wood 2 ore 7 culture 4",
        "pay food 2 wood 3 ore 6 culture 4",
    }
    when(match, "pay food 2 wood 3 ore 6 culture 4")
    assert city(match, "D2").wonders == ("great_pyramid",)
    assert goods(match) == {"ore": 1}

    away = given({**me, "goods": have, "units": {"D1": "leader"}})
    assert "build" not in options(away)


@pytest.mark.rule("COC-LDR-05")
def test_buildings_in_the_city_of_xerxes_cost_their_price() -> None:
    cities: dict[str, Any] = {"D2": {}, "C2": {}}
    me = persia(leader="xerxes", cities=cities, goods={"food": 1, "wood": 1})
    assert "build" not in options(given(me))
    assert "build" in options(given({**me, "goods": PRICE}))
