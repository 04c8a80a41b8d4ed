"""Cultural influence (COC-INF)."""

from __future__ import annotations

from typing import Any

import pytest

from oikumene.engine.match import Match
from oikumene.titles.clash.cards import ANGRY, BARBARIANS, NEUTRAL
from oikumene.titles.clash.pieces import building_supply
from tests.titles.clash.given import (
    asked,
    city,
    dice,
    given,
    goods,
    options,
    player,
    refused,
    table,
    told,
    units,
    when,
)

MIDDLE = {"D3": "BBBB", "D5": "BBBB"}
"""Land from D2, the home of the first player, straight to D7, 5 spaces away."""


def near(*buildings: str, where: str = "D4", **more: Any) -> dict[str, Any]:
    """The second player has a city with some buildings, by default 2 spaces from D2."""
    cities = {"D7": {}, where: {"buildings": list(buildings), **more.pop("city", {})}}
    return {"cities": cities, **more}


def home(*buildings: str, culture: int = 0, **more: Any) -> dict[str, Any]:
    """The first player has a city on D2 with some buildings."""
    cities = {"D2": {"buildings": list(buildings), **more.pop("city", {})}}
    return {"cities": cities, "goods": {"culture": culture}, **more}


def on_map(*players: dict[str, Any], **more: Any) -> Match:
    """These players with land between them."""
    return given(*players, **{"regions": MIDDLE, **more})


def colours(match: Match, name: str) -> dict[str, int]:
    """The buildings of a city with their colours."""
    return dict(city(match, name).buildings)


def targets(match: Match) -> list[str]:
    """The cities that can be influenced now, by what happens if the die shows a 1."""
    if "influence" not in options(match):
        return []
    copy = when(dice(match.clone(), "1l"), "influence")
    if asked(copy) == (0, "influence"):
        return [text.removeprefix("target ") for text in options(copy)]
    if copy.decision is not None and copy.decision.ask == "influence-from":
        return [str(copy.decision.args["target"]).removeprefix("hex:")]
    return [each["target"].removeprefix("hex:") for each in told(copy, "influence-rolled")]


# Target and source


@pytest.mark.rule("COC-INF-01")
def test_one_own_city_influences_one_target_with_one_die() -> None:
    cities = {"D2": {"buildings": ["temple"]}, "D3": {}}
    rival = {"cities": {"D7": {}, "D4": {"buildings": ["temple"]}, "E4": {"buildings": ["port"]}}}
    sea = {"D3": "BBBB", "F4": "WBBB", "D5": "BBBB"}
    match = given({"cities": cities, "goods": {}}, rival, regions=sea)
    when(dice(match, "6i"), "influence")
    assert options(match) == ["target E4", "target D4"]

    when(match, "target D4")
    assert asked(match) == (0, "influence-from")
    assert options(match) == ["from D2", "from D3"]
    when(match, "from D3")

    assert [each["n"] for each in told(match, "influence-rolled")] == [6]
    assert colours(match, "D4") == {"temple": 0}
    assert colours(match, "E4") == {"port": 1}
    assert table(match).left == 2


@pytest.mark.rule("COC-INF-02")
@pytest.mark.parametrize(
    ("pieces", "possible"),
    [({}, False), ({"wonders": ["great_wall"]}, False), ({"buildings": ["temple"]}, True)],
)
def test_the_target_must_have_a_building(pieces: dict[str, Any], possible: bool) -> None:
    match = on_map(home("temple"), near(city=pieces) if pieces else near())

    assert targets(match) == (["D4"] if possible else [])
    if not possible:
        assert refused(match)["influence"] == "COC-INF-02"


@pytest.mark.rule("COC-INF-03")
@pytest.mark.parametrize(
    ("buildings", "mood", "where", "possible"),
    [
        (["temple"], "neutral", "D4", True),  # size 2, 2 spaces
        ([], "neutral", "D4", False),
        ([], "happy", "D4", False),
        (["temple", "academy"], "angry", "D5", True),  # size 3, 3 spaces
        (["temple"], "happy", "D5", False),
    ],
)
def test_the_range_is_the_size_of_the_source_whatever_its_mood(
    buildings: list[str], mood: str, where: str, possible: bool
) -> None:
    match = on_map(home(*buildings, city={"mood": mood}), near("temple", where=where))

    assert targets(match) == ([where] if possible else [])


@pytest.mark.rule("COC-INF-03")
def test_wonders_extend_the_range() -> None:
    match = on_map(home(city={"wonders": ["great_wall"]}), near("temple"))

    assert targets(match) == ["D4"]


@pytest.mark.rule("COC-INF-04")
def test_the_distance_is_counted_across_sea() -> None:
    match = given(home("temple"), near("temple"), regions={"D3": "WWWB"})

    assert targets(match) == ["D4"]


@pytest.mark.rule("COC-INF-04")
def test_the_distance_is_not_counted_through_unexplored_regions() -> None:
    rival = {"cities": {"D7": {"buildings": ["temple"]}}}

    assert targets(given(home(culture=7), rival)) == []
    assert targets(given(home(culture=7), rival, regions=MIDDLE)) == ["D7"]


@pytest.mark.rule("COC-INF-04")
def test_a_detour_around_unexplored_regions_counts_in_full() -> None:
    west = {"B2": "BBBB", "B4": "BBBB", "B6": "BBBB"}  # by C3 B3 B4 B5 B6 C7, 7 spaces
    rival = {"cities": {"D7": {"buildings": ["temple"]}}}
    size_5 = ["temple", "academy", "market", "fortress"]

    assert targets(given(home(*size_5), rival, regions=west)) == []
    assert targets(given(home(*size_5), rival, regions=MIDDLE)) == ["D7"]


# The roll


@pytest.mark.rule("COC-INF-05")
@pytest.mark.parametrize(
    ("face", "success"),
    [
        ("1l", False),
        ("2c", False),
        ("2e", False),
        ("3e", False),
        ("3i", False),
        ("4c", False),
        ("4e", False),
        ("5c", True),
        ("5i", True),
        ("6i", True),
    ],
)
def test_five_and_six_succeed(face: str, success: bool) -> None:
    match = when(dice(on_map(home("temple"), near("temple")), face), "influence")

    assert asked(match) == (0, "act")
    assert colours(match, "D4") == {"temple": 0 if success else 1}
    assert len(told(match, "influence-failed")) == (not success)


@pytest.mark.rule("COC-INF-06")
def test_the_building_is_chosen_after_the_roll_and_changes_its_colour() -> None:
    match = on_map(home("temple"), near("temple", "fortress"))

    when(dice(match, "6i"), "influence")
    assert asked(match) == (0, "replace")
    assert told(match, "influence-rolled")
    assert options(match) == ["replace temple", "replace fortress"]
    when(match, "replace fortress")

    s = table(match)
    assert colours(match, "D4") == {"temple": 1, "fortress": 0}
    assert building_supply(s, player(match), "fortress") == 4
    assert building_supply(s, player(match, 1), "fortress") == 5
    assert building_supply(s, player(match, 1), "temple") == 4


@pytest.mark.rule("COC-INF-07")
def test_the_owner_keeps_city_and_building_but_not_the_point() -> None:
    rival = near("market", goods={"food": 1, "wood": 1})
    match = on_map(home("temple"), rival)
    before = [points(match, seat) for seat in (0, 1)]

    when(dice(match, "6i"), "influence")

    assert city(match, "D4").owner == 1
    assert [points(match, seat) for seat in (0, 1)] == [before[0] + 2, before[1] - 2]
    when(match, "end", "recruit")  # cavalry, at that market
    assert units(match, 1, "D4") == {"cavalry": 1}


def points(match: Match, seat: int) -> int:
    """Half points for city pieces, as everybody sees them."""
    shown = match.view(None)["table"]["players"][seat]["points"]["city_pieces"]
    assert isinstance(shown, int)
    return shown


# Boosts


@pytest.mark.rule("COC-INF-08")
def test_culture_tokens_extend_the_range() -> None:
    assert targets(on_map(home(culture=1), near("temple", where="D5"))) == []  # 2 short
    match = on_map(home(culture=3), near("temple", where="D5"))

    when(dice(match, "6i"), "influence")

    assert goods(match) == {"culture": 1}
    assert colours(match, "D5") == {"temple": 0}


@pytest.mark.rule("COC-INF-08")
def test_the_range_is_paid_before_the_roll() -> None:
    match = on_map(home(culture=1), near("temple"))

    when(dice(match, "1l"), "influence")

    keys = [entry.key for entry in match.journal()]
    assert keys.index("paid") < keys.index("influence-rolled")
    assert goods(match) == {}
    assert colours(match, "D4") == {"temple": 1}


@pytest.mark.rule("COC-INF-09")
@pytest.mark.parametrize(("face", "cost"), [("4c", 1), ("3i", 2), ("2e", 3), ("1l", 4)])
def test_culture_tokens_add_to_the_die(face: str, cost: int) -> None:
    match = on_map(home("temple", culture=cost + 1), near("temple"))

    when(dice(match, face), "influence")
    assert asked(match) == (0, "boost")
    when(match, f"boost {cost}")

    assert goods(match) == {"culture": 1}
    assert colours(match, "D4") == {"temple": 0}


@pytest.mark.rule("COC-INF-09")
def test_too_few_tokens_do_not_help() -> None:
    match = on_map(home("temple", culture=1), near("temple"))

    when(dice(match, "3i"), "influence")

    assert asked(match) == (0, "act")
    assert colours(match, "D4") == {"temple": 1}
    assert goods(match) == {"culture": 1}


@pytest.mark.rule("COC-INF-10")
def test_a_failure_may_be_accepted_and_the_tokens_are_lost() -> None:
    match = on_map(home(culture=3), near("temple"))
    when(dice(match, "4c"), "influence")
    assert options(match) == ["boost 1", "accept"]

    when(match, "accept")

    assert colours(match, "D4") == {"temple": 1}
    assert goods(match) == {"culture": 2}  # one went for the range
    assert len(told(match, "influence-failed")) == 1


# What can be replaced


@pytest.mark.rule("COC-INF-11")
def test_settlements_and_wonders_are_not_replaced() -> None:
    rival = near("temple", "academy", city={"wonders": ["great_wall"]})
    match = on_map(home("temple"), rival)

    when(dice(match, "6i"), "influence")
    assert options(match) == ["replace temple", "replace academy"]
    when(match, "replace academy")

    assert city(match, "D4").owner == 1
    assert city(match, "D4").wonders == ("great_wall",)
    assert table(match).builders == {"great_wall": 1}


@pytest.mark.rule("COC-INF-12")
def test_after_a_success_no_attempt_follows_in_this_turn() -> None:
    mine = home("temple", culture=7, advances=["arts"])
    match = on_map(mine, near("temple", "academy"))
    assert "use arts" in options(match)

    when(dice(match, "6i"), "influence", "replace temple")

    assert refused(match)["influence"] == "COC-INF-12"
    assert "use arts" not in options(match)

    when(match, "end", "end")
    assert table(match).active == 0
    assert {"influence", "use arts"} <= set(options(match))


@pytest.mark.rule("COC-INF-12")
def test_after_a_success_by_arts_no_attempt_follows() -> None:
    mine = home("temple", culture=1, advances=["arts"])
    match = on_map(mine, near("temple", "academy"))

    when(dice(match, "6i"), "use arts", "replace temple")

    assert "influence" not in options(match)


@pytest.mark.rule("COC-INF-12")
def test_failed_attempts_are_repeated() -> None:
    mine = home("temple", culture=1, advances=["arts"])
    match = on_map(mine, near("temple"))

    when(dice(match, "1l 1l 6i"), "influence", "use arts", "influence")

    assert colours(match, "D4") == {"temple": 0}
    assert [each["n"] for each in told(match, "influence-rolled")] == [1, 1, 6]
    assert table(match).left == 1


@pytest.mark.rule("COC-INF-13")
def test_a_city_wins_back_its_own_buildings() -> None:
    match = given(home("temple@1"))
    assert targets(match) == ["D2"]

    when(dice(match, "5c"), "influence")

    assert colours(match, "D2") == {"temple": 0}


@pytest.mark.rule("COC-INF-14")
def test_an_influenced_city_influences_itself_only() -> None:
    match = on_map(home("temple@1", "academy", culture=5), near("temple"))

    assert targets(match) == ["D2"]


@pytest.mark.rule("COC-INF-14")
def test_an_influenced_city_does_not_boost() -> None:
    match = given(home("temple@1", culture=7))

    when(dice(match, "4c"), "influence")

    assert asked(match) == (0, "act")
    assert colours(match, "D2") == {"temple": 1}
    assert goods(match) == {"culture": 7}


@pytest.mark.rule("COC-INF-15")
def test_another_own_city_helps_under_the_normal_rules() -> None:
    cities = {"D2": {}, "D4": {"buildings": ["temple@1"]}}
    match = on_map({"cities": cities, "goods": {"culture": 2}})
    when(dice(match, "4c"), "influence")
    assert sorted(options(match)) == ["from D2", "from D4"]

    when(match, "from D2")  # one space too far for its size
    assert goods(match) == {"culture": 1}
    when(match, "boost 1")

    assert goods(match) == {}
    assert colours(match, "D4") == {"temple": 0}


@pytest.mark.rule("COC-INF-15")
def test_another_own_city_must_be_near_enough() -> None:
    cities = {"D2": {}, "D4": {"buildings": ["temple@1"]}}
    match = on_map({"cities": cities, "goods": {}})

    when(dice(match, "5c"), "influence")  # from D4 itself, there is no choice

    assert told(match, "paid") == []
    assert colours(match, "D4") == {"temple": 0}


@pytest.mark.rule("COC-INF-16")
def test_buildings_in_barbarian_cities_are_replaced() -> None:
    grey = {"cities": {"D4": {"buildings": ["temple@1"]}}}
    match = on_map(home("temple"), barbarians=grey)

    when(dice(match, "5c"), "influence")

    assert colours(match, "D4") == {"temple": 0}
    assert city(match, "D4").owner == BARBARIANS


@pytest.mark.rule("COC-INF-16")
def test_barbarian_cities_without_buildings_are_no_targets() -> None:
    assert targets(on_map(home("temple"), barbarians={"cities": {"D4": {}}})) == []


@pytest.mark.rule("COC-INF-17")
def test_buildings_of_a_third_colour_are_replaced() -> None:
    mine = {"cities": {"E4": {"buildings": ["temple"]}}, "goods": {}}
    rival = {"cities": {"G8": {}, "E5": {"buildings": ["academy@2"]}}}
    match = given(mine, rival, {}, regions={"F5": "BBBB"})

    when(dice(match, "5c"), "influence")

    assert colours(match, "E5") == {"academy": 0}


@pytest.mark.rule("COC-INF-18")
def test_own_colours_are_no_target() -> None:
    assert targets(on_map(home("temple"), near("temple@0"))) == []

    match = on_map(home("temple"), near("temple@0", "academy"))
    when(dice(match, "5c"), "influence")  # the academy, there is no choice
    assert colours(match, "D4") == {"temple": 0, "academy": 0}


@pytest.mark.rule("COC-INF-19")
def test_without_a_piece_in_supply_a_building_is_no_target() -> None:
    spent: dict[str, Any] = {"gone": {"temple": 4}}  # the fifth stands on D2
    assert targets(on_map(home("temple", **spent), near("temple"))) == []

    match = on_map(home("temple", **spent), near("temple", "academy"))
    when(dice(match, "5c"), "influence")
    assert colours(match, "D4") == {"temple": 1, "academy": 0}


@pytest.mark.rule("COC-INF-19")
def test_five_pieces_on_the_board_are_all() -> None:
    cities = {name: {"buildings": ["temple"]} for name in ("D2", "D1", "C2", "E2", "D3")}
    assert targets(on_map({"cities": cities, "goods": {}}, near("temple"))) == []
    del cities["D1"]
    assert targets(on_map({"cities": cities, "goods": {}}, near("temple"))) == ["D4"]


@pytest.mark.rule("COC-INF-20")
def test_obelisks_are_never_replaced() -> None:
    assert targets(on_map(home("temple"), near("obelisk"))) == []

    match = on_map(home("temple"), near("obelisk", "academy"))
    when(dice(match, "5c"), "influence")
    assert colours(match, "D4") == {"obelisk": 1, "academy": 0}


# Protection

PROTECTIONS = [
    pytest.param({"advances": ["separation_of_power"], "city": {"mood": "happy"}}, id="separation"),
    pytest.param({"advances": ["totalitarianism"], "units": {"D4": "infantry"}}, id="total"),
    pytest.param({"advances": ["devotion"]}, id="devotion"),
]
WITHOUT = [
    pytest.param({"advances": ["separation_of_power"]}, id="neutral"),
    pytest.param({"advances": ["totalitarianism"], "units": {"D4": "settler"}}, id="no army"),
    pytest.param({"city": {"mood": "happy"}, "units": {"D4": "infantry"}}, id="no advance"),
]


@pytest.mark.rule("COC-INF-21")
@pytest.mark.parametrize("protection", PROTECTIONS)
def test_protected_cities_forbid_both_boosts(protection: dict[str, Any]) -> None:
    far = on_map(home(culture=7), near("temple", **protection))
    assert targets(far) == []

    match = on_map(home("temple", culture=7), near("temple", **protection))
    when(dice(match, "4c 5c"), "influence")
    assert asked(match) == (0, "act")  # no boost on offer
    assert goods(match) == {"culture": 7}

    when(match, "influence")
    assert colours(match, "D4") == {"temple": 0}  # without a boost it is legal


@pytest.mark.rule("COC-INF-21")
@pytest.mark.parametrize("lack", WITHOUT)
def test_other_cities_do_not(lack: dict[str, Any]) -> None:
    match = on_map(home(culture=7), near("temple", **lack))

    when(dice(match, "4c"), "influence")

    assert asked(match) == (0, "boost")


@pytest.mark.rule("COC-INF-21")
def test_devotion_protects_cities_with_a_temple_only() -> None:
    match = on_map(home(culture=7), near("academy", advances=["devotion"]))

    when(dice(match, "4c"), "influence")

    assert asked(match) == (0, "boost")


@pytest.mark.rule("COC-INF-22")
@pytest.mark.parametrize("protection", PROTECTIONS)
def test_conversion_adds_one_even_against_protected_cities(protection: dict[str, Any]) -> None:
    mine = home("temple", advances=["conversion"])
    match = on_map(mine, near("temple", **protection))

    when(dice(match, "3i 4c"), "influence", "influence")

    assert len(told(match, "influence-failed")) == 1  # a 3 is not enough
    assert colours(match, "D4") == {"temple": 0}


@pytest.mark.rule("COC-INF-23")
def test_monuments_close_cities_with_a_wonder_to_enemies() -> None:
    wonder = {"wonders": ["great_wall"]}

    assert targets(on_map(home("temple"), near("temple", city=wonder))) == ["D4"]
    closed = near("temple", city=wonder, advances=["monuments"])
    assert targets(on_map(home("temple"), closed)) == []
    assert targets(on_map(home("temple"), near("temple", advances=["monuments"]))) == ["D4"]


@pytest.mark.rule("COC-INF-23")
def test_monuments_do_not_stop_their_owner() -> None:
    mine = home("temple@1", city={"wonders": ["great_wall"]}, advances=["monuments"])

    assert targets(given(mine)) == ["D2"]


# What does not happen


@pytest.mark.rule("COC-INF-24")
@pytest.mark.parametrize("face", ["6i", "1l"])
def test_influence_neither_activates_nor_saddens(face: str) -> None:
    mine = home("temple", city={"mood": "neutral", "activations": 1})
    match = on_map(mine, near("temple", city={"mood": "angry"}))

    when(dice(match, face), "influence")

    assert (city(match, "D2").activations, city(match, "D2").mood) == (1, NEUTRAL)
    assert city(match, "D4").mood == ANGRY


@pytest.mark.rule("COC-INF-25")
def test_arts_pay_for_the_attempt_and_boosts_are_extra() -> None:
    mine = home(culture=4, advances=["arts"])
    match = on_map(mine, near("temple"))

    when(dice(match, "4c"), "use arts")  # 1 for Arts, 1 for the range
    assert goods(match) == {"culture": 2}
    when(match, "boost 1")

    assert goods(match) == {"culture": 1}
    assert colours(match, "D4") == {"temple": 0}
    assert table(match).left == 3


@pytest.mark.rule("COC-INF-25")
def test_arts_need_a_token_besides_the_boost_of_the_range() -> None:
    poor = on_map(home(culture=1, advances=["arts"]), near("temple"))
    assert "use arts" not in options(poor)
    assert "influence" in options(poor)

    assert "use arts" in options(on_map(home(culture=2, advances=["arts"]), near("temple")))


@pytest.mark.rule("COC-INF-27")
@pytest.mark.parametrize("building", ["temple", "academy", "market", "observatory", "fortress"])
def test_an_influenced_building_brings_no_reward(building: str) -> None:
    mine = home("port", city={"port": "D3"}, advances=["dogma"])
    match = given(mine, near(building), regions={**MIDDLE, "D3": "WBBB"})
    held = goods(match)

    when(dice(match, "6i"), "influence")

    assert colours(match, "D4") == {building: 0}
    assert asked(match) == (0, "act")
    assert goods(match) == held
    assert player(match).actions == []
    assert set(player(match).advances) == {"farming", "mining", "dogma"}  # no advance for a temple
