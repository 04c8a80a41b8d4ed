"""Culture cards and placing control tokens (CND-CUL)."""

from __future__ import annotations

from typing import Any

import pytest

from oikumene.titles.dawn.state import REINFORCED, TOKEN
from tests.titles.dawn.given import (
    asked,
    given,
    options,
    player,
    refused,
    resources,
    table,
    when,
    words,
)
from tests.titles.dawn.scenes import having, number, piece, spaces, thing, trade

HOME = {"-3,3", "-3,4", "-4,3", "-5,4"}
"""The grassland around the capital of seat 0; its deserts are -4,5 and -5,5 (with oil)."""

NORTH: dict[str, Any] = {"capital": "1,-6"}
SOUTH: dict[str, Any] = {"capital": "-4,4"}
"""The capitals exchanged: in the north three hills lie in a triangle, 2,-6 beside the capital."""


def control(seat: int = 0) -> int:
    """An unreinforced control token of a seat."""
    return 4 * seat + TOKEN


# How many


@pytest.mark.rule("CND-CUL-01")
@pytest.mark.parametrize(
    ("card", "tokens"),
    [("early_empire", 2), ("drama_and_poetry", 2), ("civil_service", 2), ("mass_media", 3)],
)
def test_the_card_says_how_many_tokens_it_places(card: str, tokens: int) -> None:
    match = given(having(card, 1), {})
    when(match, f"resolve {card}")

    assert asked(match) == (0, "place-token")
    assert number(match) == tokens


@pytest.mark.rule("CND-CUL-01")
def test_tokens_are_placed_one_after_the_other() -> None:
    match = given(having("early_empire", 1), {})

    when(match, "resolve early_empire", "place -3,4")
    assert words(match, player(match).control) == ["-3,4"]
    assert number(match) == 1

    when(match, "place -4,3")
    assert words(match, player(match).control) == ["-3,4", "-4,3"]
    assert asked(match) == (1, "turn")


@pytest.mark.rule("CND-CUL-01")
def test_every_trade_token_spent_places_one_more() -> None:
    match = given(having("early_empire", 1, trade={"early_empire": 2}), {})
    when(match, "resolve early_empire", "place -3,3", "place -3,4")
    assert trade(match) == {"early_empire": 2}

    when(match, "place -4,3", "place -5,4")

    assert set(words(match, player(match).control)) == HOME
    assert trade(match) == {}
    assert asked(match) == (1, "turn")


@pytest.mark.rule("CND-CUL-01")
def test_france_places_more_and_trade_tokens_come_on_top() -> None:
    france = having("early_empire", 5, trade={"early_empire": 1}) | {"leader": "france"}
    match = given(france, {}, wonders={"alhambra": "-4,4"})
    when(match, "resolve early_empire")
    assert number(match) == 4  # two, and two for a medieval wonder

    when(match, "place -3,3", "place -3,4", "place -4,3", "place -5,4", "place -4,5")

    assert len(player(match).control) == 5
    assert trade(match) == {}
    assert asked(match) == (1, "turn")


@pytest.mark.rule("CND-CUL-01")
@pytest.mark.parametrize("placed", [[], ["-3,4"]])
def test_every_placement_is_optional(placed: list[str]) -> None:
    match = given(having("early_empire", 1), {})
    when(match, "resolve early_empire", *[f"place {word}" for word in placed], "done")

    assert words(match, player(match).control) == placed
    assert asked(match) == (1, "turn")


@pytest.mark.rule("CND-CUL-01")
def test_trade_tokens_need_not_be_spent() -> None:
    match = given(having("early_empire", 1, trade={"early_empire": 2}), {})
    when(match, "resolve early_empire", "place -3,3", "place -3,4", "place -4,3", "done")

    assert len(player(match).control) == 3
    assert trade(match) == {"early_empire": 1}


@pytest.mark.rule("CND-CUL-01")
def test_the_conversion_of_mass_media_is_optional() -> None:
    match = given(having("mass_media", 1), {"control": ["-2,4"]})
    when(match, "resolve mass_media", "done")
    assert options(match) == ["convert -2,4", "done"]

    when(match, "done")

    assert piece(match, "-2,4") == control(1)
    assert asked(match) == (1, "turn")


# Where


@pytest.mark.rule("CND-CUL-02")
def test_a_token_goes_beside_any_own_city() -> None:
    match = given(having("early_empire", 1, cities=["1,0"], control=["4,-1"]), {"cities": ["0,2"]})
    when(match, "resolve early_empire")

    assert spaces(match, "place") == HOME | {"1,1"}
    assert refused(match)["place 4,0"] == "CND-CUL-02"  # beside an own control token only
    assert refused(match)["place 1,-5"] == "CND-CUL-02"  # beside a rival city only


@pytest.mark.rule("CND-CUL-02")
def test_different_cities_may_be_used_in_one_turn() -> None:
    match = given(having("early_empire", 1, cities=["1,0"]), {})
    when(match, "resolve early_empire", "place 1,1", "place -3,3")

    assert words(match, player(match).control) == ["-3,3", "1,1"]


@pytest.mark.rule("CND-CUL-03")
@pytest.mark.parametrize("slot", [1, 2, 3, 4, 5])
def test_the_slot_limits_the_terrain(slot: int) -> None:
    match = given(having("early_empire", slot, cities=["3,-1"]), {})
    when(match, "resolve early_empire")

    added = [
        HOME | {"4,-1"},  # grassland
        {"3,-2"},  # hills
        {"2,-1", "2,0", "3,0"},  # forest
        {"-4,5", "-5,5"},  # desert
        {"4,-2"},  # mountain
    ]
    assert spaces(match, "place") == set().union(*added[:slot])
    for steeper in set().union(*added[slot:]):
        assert refused(match)[f"place {steeper}"] == "CND-CUL-03"


@pytest.mark.rule("CND-CUL-03")
def test_the_effective_slot_counts() -> None:
    """Machu Picchu makes slot 1 count as slot 3."""
    match = given(having("early_empire", 1, cities=["3,-1"]), {}, wonders={"machu_picchu": "3,-1"})
    when(match, "resolve early_empire")

    assert spaces(match, "place") == HOME | {"4,-1", "3,-2", "2,-1", "2,0", "3,0"}


@pytest.mark.rule("CND-CUL-03")
def test_a_natural_wonder_needs_slot_five() -> None:
    for slot in (4, 5):
        match = given(having("early_empire", slot, cities=["1,1"]), {})
        when(match, "resolve early_empire")
        assert ("1,2" in spaces(match, "place")) == (slot == 5)


@pytest.mark.rule("CND-CUL-03")
def test_no_slot_reaches_water() -> None:
    match = given(having("early_empire", 5, cities=["1,0"]), {})
    when(match, "resolve early_empire")

    assert {"0,0", "0,1", "1,1", "2,-1", "2,0"} <= spaces(match, "place")
    assert "1,-1" not in spaces(match, "place")
    assert refused(match)["place 1,-1"] == "CND-GEO-03"


@pytest.mark.rule("CND-CUL-04")
def test_barbarians_cities_city_states_and_control_tokens_are_in_the_way() -> None:
    """Of the six spaces around the city at 0,1 only the hills are free; Brussels is at -1,1."""
    me = having("early_empire", 5, cities=["0,1"], control=["0,2"])
    match = given(me, {"control": ["1,0"], "cities": ["0,0"]}, barbarians={"D": "1,1"})
    when(match, "resolve early_empire")

    assert spaces(match, "place") - HOME == {"-1,2", "-4,5", "-5,5"}
    for held in ("0,2", "1,0", "0,0", "1,1", "-1,1"):
        assert refused(match)[f"place {held}"] == "CND-CUL-04"


@pytest.mark.rule("CND-CUL-04")
def test_a_reinforced_token_is_in_the_way_too() -> None:
    match = given(having("early_empire", 1, reinforced=["-3,3"]), {"reinforced": ["-3,4"]})
    when(match, "resolve early_empire")

    assert spaces(match, "place") == {"-4,3", "-5,4"}


@pytest.mark.rule("CND-CUL-05")
def test_caravans_and_a_lone_world_wonder_are_not_in_the_way() -> None:
    me = having("early_empire", 1, caravans=["-3,4"])
    match = given(me, {"caravans": ["-4,3"]}, wonders={"petra": "-5,4"})
    when(match, "resolve early_empire")
    assert spaces(match, "place") == HOME

    when(match, "place -3,4", "place -4,3")

    assert piece(match, "-3,4") == piece(match, "-4,3") == control()
    assert words(match, player(match, 0).caravans) == ["-3,4"]
    assert words(match, player(match, 1).caravans) == ["-4,3"]


# What comes with the space


@pytest.mark.rule("CND-CUL-06")
@pytest.mark.parametrize("slot", [1, 5])
def test_a_token_is_placed_unreinforced(slot: int) -> None:
    match = given(having("early_empire", slot, trade={"early_empire": 1}), {})
    when(match, "resolve early_empire", "place -3,3", "place -3,4", "place -4,3")

    assert [piece(match, word) for word in ("-3,3", "-3,4", "-4,3")] == [control()] * 3


@pytest.mark.rule("CND-CUL-07")
def test_a_resource_on_the_space_is_taken() -> None:
    match = given(having("early_empire", 4), {})
    when(match, "resolve early_empire", "place -5,5")

    assert resources(match) == {"marble": 0, "mercury": 0, "oil": 1, "diamond": 0}
    assert thing(match, "-5,5") == ""


@pytest.mark.rule("CND-CUL-08")
def test_a_natural_wonder_on_the_space_is_taken() -> None:
    match = given(having("early_empire", 5, cities=["1,1"]), {})
    when(match, "resolve early_empire", "place 1,2")

    assert player(match).tokens == {"mount_kilimanjaro": ""}
    assert resources(match)["oil"] == 0  # the token itself, not a resource
    assert thing(match, "1,2") == ""


@pytest.mark.rule("CND-CUL-09")
def test_a_lone_world_wonder_comes_under_control() -> None:
    match = given(having("early_empire", 1), {}, wonders={"oracle": "-3,4"})
    assert player(match).wonders == ()

    when(match, "resolve early_empire", "place -3,4", "done")
    assert player(match).wonders == ("oracle",)

    when(match, "resolve astrology")  # the rival's turn
    assert "use oracle" in options(match)


# Every effect that places control tokens


@pytest.mark.rule("CND-CUL-10")
def test_hanging_gardens_keep_to_the_restrictions() -> None:
    me = {"cities": ["1,1"], "control": ["2,0"]}
    match = given(
        me, {"control": ["0,2"]}, barbarians={"D": "1,0"}, wonders={"hanging_gardens": "1,1"}
    )
    when(match, "use hanging_gardens")

    assert spaces(match, "place") == HOME | {"-4,5", "-5,5", "0,1", "2,1"}


@pytest.mark.rule("CND-CUL-10")
def test_urbanization_keeps_to_the_restrictions() -> None:
    me = having("urbanization", 5, control=["1,1", "2,0"])
    match = given(me, {"control": ["0,2"]}, barbarians={"D": "1,0"}, wonders={"petra": "0,1"})
    when(match, "resolve urbanization", "found 1,1")
    assert spaces(match, "place") == {"0,1", "1,2", "2,1"}

    when(match, "place 0,1", "place 1,2")

    assert player(match).wonders == ("petra",)
    assert player(match).tokens == {"mount_kilimanjaro": ""}
    assert piece(match, "0,1") == piece(match, "1,2") == control()


@pytest.mark.rule("CND-CUL-10")
def test_the_second_clause_of_civil_service_keeps_to_the_restrictions() -> None:
    me = having("civil_service", 5, control=["1,1", "2,0"])
    match = given(
        me, {"control": ["0,2"], "cities": ["2,1"]}, barbarians={"D": "1,0"},
        wonders={"petra": "0,1"},
    )  # fmt: skip
    when(match, "resolve civil_service", "done")

    assert spaces(match, "place") - HOME == {
        "-4,5", "-5,5", "0,1", "1,2", "2,-1", "3,-1", "3,0",
    }  # fmt: skip
    when(match, "place 3,0")
    assert resources(match)["oil"] == 1
    assert piece(match, "3,0") == control()


@pytest.mark.rule("CND-CUL-10")
@pytest.mark.parametrize(
    ("rival", "others"),
    [
        ({}, {"barbarians": {"B": "3,-6"}}),
        ({"control": ["3,-6"]}, {}),
        ({"reinforced": ["3,-6"]}, {}),
        ({"cities": ["3,-6"]}, {}),
        ({}, {"things": {"3,-6": "city_state:seoul"}}),
    ],
)
def test_stonehenge_keeps_to_the_restrictions(rival: Any, others: Any) -> None:
    me = having("early_empire", 2, **NORTH)
    match = given(me, rival | SOUTH, wonders={"stonehenge": "1,-6"}, **others)
    when(match, "resolve early_empire", "place 2,-6")

    assert options(match) == ["place 3,-7", "done"]


@pytest.mark.rule("CND-CUL-10")
def test_what_lies_under_a_token_of_stonehenge_is_taken() -> None:
    me = having("early_empire", 2, **NORTH)
    match = given(
        me, SOUTH, wonders={"stonehenge": "1,-6", "petra": "3,-7"},
        things={"3,-6": "resource:marble"},
    )  # fmt: skip
    when(match, "resolve early_empire", "place 2,-6", "place 3,-6", "place 3,-7")

    assert resources(match)["marble"] == 1
    assert player(match).wonders == ("stonehenge", "petra")
    assert piece(match, "3,-6") == piece(match, "3,-7") == control()


# Chichen Itza

FORESTS = {
    "-2,-3", "2,0", "2,-1", "-4,0", "-4,-1", "-5,0", "-3,0", "-2,-5", "-3,-4", "-2,-4", "-4,-3",
    "-5,-3", "3,1",
}  # fmt: skip
"""Those of the first map that are empty: no resource, no barbarian."""
ITZA = {"chichen_itza": "-4,4"}


@pytest.mark.rule("CND-CUL-11")
def test_chichen_itza_opens_the_empty_forests() -> None:
    match = given(having("early_empire", 3), {"caravans": ["3,1"]}, wonders=ITZA)
    when(match, "resolve early_empire")

    assert spaces(match, "place") == HOME | FORESTS - {"3,1"}


@pytest.mark.rule("CND-CUL-11")
@pytest.mark.parametrize(
    ("slot", "cards", "reached"),
    [
        (2, [], False),
        (3, [], True),
        (1, ["kumasi"], True),
        (1, ["mohenjo_daro"], False),
        (2, ["mohenjo_daro"], True),
    ],
)
def test_the_difficulty_of_forests_still_counts(slot: int, cards: list[str], reached: bool) -> None:
    match = given(having("early_empire", slot, diplomacy=cards), {}, wonders=ITZA)
    when(match, "resolve early_empire")

    assert (spaces(match, "place") >= FORESTS) == reached
    assert bool(spaces(match, "place") & FORESTS) == reached


@pytest.mark.rule("CND-CUL-11")
def test_chichen_itza_widens_all_clauses_of_a_culture_card() -> None:
    match = given(having("civil_service", 3, trade={"civil_service": 1}), {}, wonders=ITZA)

    when(match, "resolve civil_service", "place -2,-3", "place 2,0")
    assert asked(match) == (0, "place-for-trade")
    assert "2,-1" in spaces(match, "place")

    when(match, "place 2,-1")
    assert "3,1" in spaces(match, "place")

    when(match, "place 3,1")
    assert words(match, player(match).control) == ["-2,-3", "2,-1", "2,0", "3,1"]


@pytest.mark.rule("CND-CUL-11")
def test_chichen_itza_widens_hanging_gardens() -> None:
    wonders = {"chichen_itza": "-4,4", "hanging_gardens": "3,-8"}
    match = given({"cities": ["3,-8"]}, {}, wonders=wonders)
    when(match, "use hanging_gardens")

    assert spaces(match, "place") >= FORESTS


@pytest.mark.rule("CND-CUL-11")
@pytest.mark.parametrize(
    ("slot", "cards", "reached"),
    [
        (2, [], False),
        (3, [], True),
        (1, ["kumasi"], True),
        (1, ["mohenjo_daro"], False),
        (2, ["mohenjo_daro"], True),
    ],
)
def test_chichen_itza_widens_urbanization(slot: int, cards: list[str], reached: bool) -> None:
    me = having("urbanization", slot, control=["1,1"], diplomacy=cards)
    match = given(me, {}, wonders=ITZA)
    when(match, "resolve urbanization", "found 1,1")

    assert (spaces(match, "place") >= FORESTS) == reached
    assert bool(spaces(match, "place") & FORESTS) == reached


@pytest.mark.rule("CND-CUL-11")
def test_chichen_itza_does_not_widen_stonehenge() -> None:
    wonders = {"chichen_itza": "1,-6", "stonehenge": "-1,-6"}
    match = given(having("early_empire", 3, cities=["-1,-6"], **NORTH), SOUTH, wonders=wonders)
    when(match, "resolve early_empire", "place 2,-6")

    assert spaces(match, "place") == {"3,-6", "3,-7"}


@pytest.mark.rule("CND-CUL-11")
def test_chichen_itza_does_not_widen_replacements() -> None:
    match = given(having("mass_media", 3), {"control": ["3,1", "-2,4"]}, wonders=ITZA)
    when(match, "resolve mass_media", "done")

    assert options(match) == ["convert -2,4", "done"]


@pytest.mark.rule("CND-CUL-11")
def test_only_the_controller_of_chichen_itza_uses_it() -> None:
    match = given(having("early_empire", 3), {}, wonders={"chichen_itza": "1,-6"})
    when(match, "resolve early_empire")

    assert spaces(match, "place") == HOME


# The second clauses


@pytest.mark.rule("CND-CUL-12")
def test_more_tokens_of_civil_service_go_beside_cities() -> None:
    me = having("civil_service", 2, control=["-4,3"], trade={"civil_service": 1})
    match = given(me, {})
    when(match, "resolve civil_service", "place -3,3", "place -3,4")
    assert asked(match) == (0, "place-for-trade")
    assert spaces(match, "place") == {"-5,4"}

    when(match, "place -5,4")
    assert asked(match) == (0, "place-token")
    assert number(match) == 1
    assert spaces(match, "place") == {"-4,2", "-2,2"}  # beside the tokens

    when(match, "place -4,2")
    assert asked(match) == (1, "turn")


@pytest.mark.rule("CND-CUL-12")
def test_tokens_of_france_go_beside_cities_too() -> None:
    me = having("civil_service", 2, control=["-4,3"]) | {"leader": "france"}
    match = given(me, {}, wonders={"petra": "-4,4"})
    when(match, "resolve civil_service")
    assert number(match) == 3
    assert spaces(match, "place") == HOME - {"-4,3"}

    when(match, "place -3,3", "place -3,4")
    assert spaces(match, "place") == {"-5,4"}

    when(match, "place -5,4")
    assert spaces(match, "place") == {"-4,2", "-2,2"}


@pytest.mark.rule("CND-CUL-12")
def test_more_tokens_of_mass_media_go_beside_cities() -> None:
    me = having("mass_media", 2, cities=["1,0"], control=["-4,3"], trade={"mass_media": 1})
    match = given(me, {"control": ["-2,4"]})
    when(match, "resolve mass_media", "place -3,3", "place -3,4", "place -5,4")
    assert asked(match) == (0, "place-for-trade")
    assert spaces(match, "place") == {"1,1"}  # not -4,2 beside the token

    when(match, "place 1,1")
    assert asked(match) == (0, "convert")


def drama(**words: Any) -> dict[str, Any]:
    """A player with Drama and Poetry in slot 1."""
    return having("drama_and_poetry", 1, **words)


@pytest.mark.rule("CND-CUL-13")
def test_a_token_moves_to_an_adjacent_empty_space_of_any_difficulty() -> None:
    """Around 1,1: desert, Kilimanjaro, a caravan, a lone wonder, a rival token and a resource."""
    match = given(
        drama(control=["1,1"]), {"control": ["1,0"], "caravans": ["0,2"]},
        wonders={"petra": "0,1"}, things={"2,0": "resource:marble"},
    )  # fmt: skip
    when(match, "resolve drama_and_poetry", "done")
    assert options(match) == ["shift 1,1 2,1", "done"]

    when(match, "shift 1,1 2,1")

    assert words(match, player(match).control) == ["2,1"]
    assert piece(match, "1,1") == -1
    assert asked(match) == (1, "turn")


@pytest.mark.rule("CND-CUL-13")
def test_a_token_does_not_move_into_water() -> None:
    match = given(drama(control=["1,0"]), {})
    when(match, "resolve drama_and_poetry", "done")

    goals = {text.split()[2] for text in options(match, "shift")}
    assert goals == {"2,0", "1,1", "0,1", "0,0", "2,-1"}


@pytest.mark.rule("CND-CUL-13")
@pytest.mark.parametrize(("side", "kind"), [("control", TOKEN), ("reinforced", REINFORCED)])
def test_a_token_that_moves_keeps_its_side(side: str, kind: int) -> None:
    match = given(drama(**{side: ["1,1"]}), {})
    when(match, "resolve drama_and_poetry", "done", "shift 1,1 2,1")

    assert piece(match, "2,1") == kind


@pytest.mark.rule("CND-CUL-13")
def test_a_move_does_not_rouse_stonehenge() -> None:
    match = given(drama(control=["1,-5"], **NORTH), SOUTH, wonders={"stonehenge": "1,-6"})
    when(match, "resolve drama_and_poetry", "done", "shift 1,-5 2,-6")

    assert words(match, player(match).control) == ["2,-6"]
    assert asked(match) == (1, "turn")


@pytest.mark.rule("CND-CUL-13")
def test_a_token_that_moves_leaves_a_natural_wonder_behind() -> None:
    match = given(drama(control=["1,2"], tokens={"mount_kilimanjaro": ""}), {})
    when(match, "resolve drama_and_poetry", "done", "shift 1,2 1,1")

    assert player(match).tokens == {}
    assert thing(match, "1,2") == "natural_wonder:mount_kilimanjaro"


def media(**words: Any) -> dict[str, Any]:
    """A player with Mass Media in slot 1."""
    return having("mass_media", 1, **words)


@pytest.mark.rule("CND-CUL-14")
def test_mass_media_converts_within_two_spaces_of_spaces_just_claimed_too() -> None:
    rival = {"control": ["-2,2", "-1,3"]}  # two and three spaces away from the capital
    match = given(media(), rival)
    when(match, "resolve mass_media", "done")
    assert options(match) == ["convert -2,2", "done"]

    match = given(media(), rival)
    when(match, "resolve mass_media", "place -3,4", "done")
    assert options(match) == ["convert -2,2", "convert -1,3", "done"]

    when(match, "convert -1,3")
    assert piece(match, "-1,3") == control()
    assert piece(match, "-2,2") == control(1)  # one token only
    assert asked(match) == (1, "turn")


@pytest.mark.rule("CND-CUL-14")
def test_nothing_blocks_the_two_spaces_of_mass_media() -> None:
    """Only water lies between -4,3 and -2,1, only a barbarian between the capital and -2,4."""
    rival = {"control": ["-2,1", "-2,4"]}
    match = given(media(control=["-4,3"]), rival, barbarians={"D": "-3,4"})
    when(match, "resolve mass_media", "done")

    assert options(match) == ["convert -2,1", "convert -2,4", "done"]


@pytest.mark.rule("CND-CUL-14")
def test_mass_media_flips_a_reinforced_token() -> None:
    match = given(media(), {"reinforced": ["-2,4"]})
    when(match, "resolve mass_media", "done", "convert -2,4")

    assert piece(match, "-2,4") == control(1)
    assert player(match).control == []


@pytest.mark.rule("CND-CUL-14")
def test_mass_media_leaves_cities_and_own_tokens_alone() -> None:
    match = given(media(control=["-3,4"]), {"cities": ["-2,3"]})
    when(match, "resolve mass_media", "done")

    assert asked(match) == (1, "turn")


@pytest.mark.rule("CND-CUL-15")
@pytest.mark.parametrize("rival", [{"leader": "egypt"}, {"leader": "america"}])
def test_a_token_converted_by_mass_media_gives_up_its_natural_wonder(rival: Any) -> None:
    place = "masonry" if rival["leader"] == "america" else ""
    rival |= {"control": ["1,2"], "tokens": {"mount_kilimanjaro": place}}
    match = given(media(control=["1,1"]), rival)
    when(match, "resolve mass_media", "done", "convert 1,2")

    assert player(match, 0).tokens == {"mount_kilimanjaro": ""}
    assert player(match, 1).tokens == {}
    assert thing(match, "1,2") == ""


@pytest.mark.rule("CND-CUL-15")
def test_a_token_converted_by_mass_media_gives_up_its_world_wonder() -> None:
    match = given(media(), {"control": ["-2,4"]}, wonders={"petra": "-2,4"})
    assert player(match, 1).wonders == ("petra",)

    when(match, "resolve mass_media", "done", "convert -2,4")

    assert player(match, 0).wonders == ("petra",)
    assert player(match, 1).wonders == ()


@pytest.mark.rule("CND-CUL-15")
def test_a_token_replaced_by_the_eiffel_tower_gives_up_both_kinds_of_wonders() -> None:
    rival = {"control": ["1,2", "0,2"], "tokens": {"mount_kilimanjaro": ""}}
    wonders = {"eiffel_tower": "-4,4", "petra": "0,2"}

    match = given(having("early_empire", 1), rival, wonders=wonders)
    when(match, "use eiffel_tower", "fetch 1,2", "give 1,2")
    assert piece(match, "1,2") == control()
    assert player(match, 0).tokens == {"mount_kilimanjaro": ""}
    assert player(match, 1).tokens == {}

    match = given(having("early_empire", 1), rival, wonders=wonders)
    when(match, "use eiffel_tower", "fetch 1,2", "give 0,2")
    assert player(match, 0).wonders == ("eiffel_tower", "petra")
    assert player(match, 1).tokens == {"mount_kilimanjaro": ""}


@pytest.mark.rule("CND-CUL-15", "CND-CST-10")
def test_a_converted_token_on_a_conquered_city_state_gives_up_nothing() -> None:
    """Only natural and lone world wonders go along; the city-state's token stays."""
    rival = {"control": ["-1,1"], "tokens": {"brussels": "pottery"}}
    match = given(media(control=["-2,3"]), rival, conquered={"brussels": "-1,1"})
    when(match, "resolve mass_media", "done", "convert -1,1")

    assert piece(match, "-1,1") == control()
    assert player(match, 0).tokens == {}
    assert player(match, 1).tokens == {"brussels": "pottery"}
    assert table(match).conquered == {}  # an ordinary grassland space from now on
