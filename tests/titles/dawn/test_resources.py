"""Resources and natural wonders (CND-RES)."""

from __future__ import annotations

from typing import Any

import pytest

from oikumene.engine.match import Match
from oikumene.titles.dawn.state import CITY, NOBODY, REINFORCED
from tests.titles.dawn.given import asked, given, options, player, refused, resources, told, when
from tests.titles.dawn.scenes import having, piece, thing

KILIMANJARO = "natural_wonder:mount_kilimanjaro"
"""At 1,2; it counts as oil."""
HELD: dict[str, Any] = {"control": ["1,2"], "tokens": {"mount_kilimanjaro": ""}}


def natural_wonders(match: Match) -> tuple[dict[str, str], dict[str, str], str]:
    """The tokens of both players, and what lies on Kilimanjaro's space."""
    return dict(player(match, 0).tokens), dict(player(match, 1).tokens), thing(match, "1,2")


# Resources


@pytest.mark.rule("CND-RES-02")
def test_a_player_may_have_any_number_of_resources() -> None:
    """Eight of a type are all that the box holds."""
    many = {"marble": 5, "mercury": 5, "oil": 7, "diamond": 5}
    match = given(having("early_empire", 4, resources=many), {}, things={"3,0": ""})
    when(match, "resolve early_empire", "place -5,5")

    assert resources(match) == many | {"oil": 8}


@pytest.mark.rule("CND-RES-02")
@pytest.mark.parametrize("seat", [0, 1, None])
def test_everybody_sees_the_resources_of_all(seat: int | None) -> None:
    match = given({"resources": {"marble": 2, "oil": 1}}, {"resources": {"diamond": 3}})

    shown = match.view(seat)["table"]["players"]
    assert [each["resources"] for each in shown] == [[2, 0, 1, 0], [0, 0, 0, 3]]


@pytest.mark.rule("CND-RES-03")
def test_resources_come_from_the_map_with_a_control_token() -> None:
    match = given(having("early_empire", 4), {})
    assert resources(match)["oil"] == 0

    when(match, "resolve early_empire", "place -5,5")
    assert resources(match)["oil"] == 1
    assert thing(match, "-5,5") == ""


@pytest.mark.rule("CND-RES-03")
def test_resources_come_by_effects_from_the_supply() -> None:
    match = given(having("replaceable_parts", 1), {})
    before = match.view(0)["table"]["supply"]
    when(match, "resolve replaceable_parts", "resource diamond")

    assert resources(match)["diamond"] == 1
    assert match.view(0)["table"]["supply"] == [*before[:3], before[3] - 1]
    assert [gain["why"] for gain in told(match, "gained")] == ["card:replaceable_parts"]


@pytest.mark.rule("CND-RES-03")
@pytest.mark.parametrize("piece_there", ["caravans", "cities"])
def test_a_caravan_or_a_city_nearby_gains_nothing(piece_there: str) -> None:
    at = "-5,5" if piece_there == "caravans" else "-5,4"
    match = given(having("astrology", 1, **{piece_there: [at]}), {})
    when(match, "resolve astrology")

    assert resources(match)["oil"] == 0
    assert thing(match, "-5,5") == "resource:oil"


@pytest.mark.rule("CND-RES-04")
def test_a_resource_does_not_come_back_with_the_loss_of_its_space() -> None:
    match = given(
        having("early_empire", 4), {"control": ["-4,5"]}, wonders={"forbidden_city": "1,-6"}
    )
    when(match, "resolve early_empire", "place -5,5", "done")
    when(match, "use forbidden_city")  # it destroys the only token beside the rival's

    assert piece(match, "-5,5") == NOBODY
    assert thing(match, "-5,5") == ""
    assert resources(match)["oil"] == 1


@pytest.mark.rule("CND-RES-05")
@pytest.mark.parametrize(
    ("card", "answers"),
    [
        ("mass_media", ["place -3,3", "done"]),
        ("civil_service", ["place -3,3", "done"]),
        ("nuclear_power", ["strike 1,-6"]),
        ("capitalism", ["go -3,3", "stay", "stay", "done"]),
        ("flight", ["attack 1,-6 piece", "done"]),
        ("urbanization", ["found -2,4", "done"]),
    ],
)
def test_resources_are_of_no_use_but_for_wonders(card: str, answers: list[str]) -> None:
    every = {"marble": 3, "mercury": 3, "oil": 3, "diamond": 3}
    match = given(having(card, 5, resources=every, dial=14, control=["2,-7"]), {})
    when(match, f"resolve {card}", *answers)

    assert resources(match) == every


@pytest.mark.rule("CND-RES-05")
def test_resources_pay_for_wonders() -> None:
    """Petra costs seven: the slot gives five, a resource two."""
    match = given(having("pottery", 5, resources={"oil": 2}), {}, market=["petra"])
    when(match, "resolve pottery", "wonder petra")

    assert player(match).wonders == ("petra",)
    assert resources(match)["oil"] == 1


# Natural wonders


@pytest.mark.rule("CND-RES-06")
def test_a_natural_wonder_is_held_while_the_control_token_stands() -> None:
    match = given(having("early_empire", 5, cities=["1,1"]), {})
    when(match, "resolve early_empire", "place 1,2", "done", "resolve astrology")
    assert player(match).tokens == {"mount_kilimanjaro": ""}

    when(match, "resolve masonry", "reinforce 1,2")
    assert piece(match, "1,2") == REINFORCED
    assert natural_wonders(match) == ({"mount_kilimanjaro": ""}, {}, "")


@pytest.mark.rule("CND-RES-06")
def test_a_natural_wonder_goes_with_its_space() -> None:
    """The attack is 13 at least, the defence 11 at most."""
    me = having("flight", 5, control=["1,1"], cities=["4,0"])
    match = given(me, HELD, wonders={"alhambra": "4,0", "terracotta_army": "-4,4"})
    assert natural_wonders(match) == ({}, {"mount_kilimanjaro": ""}, "")

    when(match, "resolve flight", "attack 1,2 piece")
    assert natural_wonders(match) == ({"mount_kilimanjaro": ""}, {}, "")


def builder(**words: Any) -> dict[str, Any]:
    """A player with Pottery in slot 5 who holds Kilimanjaro, and has two cities for wonders."""
    return having("pottery", 5, cities=["4,0", "3,-8"], **HELD, **words)


@pytest.mark.rule("CND-RES-07")
def test_a_natural_wonder_is_spent_as_its_resource_and_stays() -> None:
    """Petra costs seven: the slot gives five, the natural wonder of oil two."""
    match = given(builder(), {}, market=["petra"])
    when(match, "resolve pottery", "wonder petra", "site -4,4")

    assert player(match).wonders == ("petra",)
    assert natural_wonders(match) == ({"mount_kilimanjaro": ""}, {}, "")


@pytest.mark.rule("CND-RES-07")
def test_a_natural_wonder_is_only_its_own_resource() -> None:
    match = given(builder(), {}, market=["stonehenge"])  # marble and mercury
    when(match, "resolve pottery")

    assert refused(match)["wonder stonehenge"] == "CND-WON-05"


@pytest.mark.rule("CND-RES-07")
@pytest.mark.parametrize("first", ["wonder petra", "done"])
def test_a_natural_wonder_is_spent_once_per_turn(first: str) -> None:
    """Colossus costs seven; as though in slot 1 there are one, four for diamonds, two for oil."""
    wonders = {"venetian_arsenal": "4,0"}
    me = builder(resources={"diamond": 2})
    match = given(me, {}, market=["petra", "colossus"], wonders=wonders)
    when(match, "resolve pottery", first)
    if first != "done":
        when(match, "site -4,4")
    when(match, "again pottery")

    assert ("wonder colossus" in options(match)) == (first == "done")


@pytest.mark.rule("CND-RES-07")
def test_a_natural_wonder_is_spent_again_in_another_turn() -> None:
    me = builder(resources={"diamond": 2}) | {"row": having("pottery", 5)["row"]}
    match = given(me, {}, market=["petra", "colossus"])
    when(match, "resolve pottery", "wonder petra", "site -4,4")
    when(match, "resolve astrology", "resolve pottery")  # now from slot 1

    assert "wonder colossus" in options(match)


@pytest.mark.rule("CND-RES-08")
def test_a_natural_wonder_returns_when_its_token_is_destroyed() -> None:
    me = having("early_empire", 1, control=["1,1"])
    match = given(me, HELD, wonders={"forbidden_city": "-4,4"})
    when(match, "use forbidden_city")

    assert piece(match, "1,2") == NOBODY
    assert natural_wonders(match) == ({}, {}, KILIMANJARO)


@pytest.mark.rule("CND-RES-08")
def test_a_natural_wonder_returns_from_americas_focus_card() -> None:
    america = {"leader": "america", "control": ["1,2"], "tokens": {"mount_kilimanjaro": "masonry"}}
    match = given(having("nuclear_power", 5, dial=14), america)
    when(match, "resolve nuclear_power", "strike 1,2")

    assert natural_wonders(match) == ({}, {}, KILIMANJARO)


@pytest.mark.rule("CND-RES-08")
@pytest.mark.parametrize("stands", ["control", "cities"])
def test_a_natural_wonder_returns_when_barbarians_raze_what_stands_there(stands: str) -> None:
    """Whatever the die says: each of the three comes from one side, or from the edge behind it."""
    match = given(
        {stands: ["1,2"], "tokens": {"mount_kilimanjaro": ""}}, {},
        barbarians={"B": "2,2", "D": "0,3", "I": "1,3"}, phase="event", dial=1,
    )  # fmt: skip

    assert piece(match, "1,2") == NOBODY
    assert natural_wonders(match) == ({}, {}, KILIMANJARO)


@pytest.mark.rule("CND-RES-08")
def test_a_natural_wonder_returns_when_the_token_is_needed_elsewhere() -> None:
    """With no token in stock one is taken off the map (CND-CMP-07)."""
    ground = given({}, {}).view(0)["table"]["hexes"]
    land = [f"{q},{r}" for q, r, terrain, marker in ground if terrain != "water" and not marker]
    far = [word for word in land if word not in ("-3,3", "-3,4")][:30]
    me = having("early_empire", 1, control=["1,2", *far], tokens={"mount_kilimanjaro": ""})
    match = given(me, {}, barbarians={"B": "", "D": "", "I": ""})
    assert player(match).unused_tokens == 0

    when(match, "resolve early_empire", "place -3,4", "lift 1,2")
    assert natural_wonders(match) == ({}, {}, KILIMANJARO)


@pytest.mark.rule("CND-RES-09")
def test_no_city_is_built_on_a_natural_wonder_that_nobody_holds() -> None:
    match = given(having("pottery", 5, control=["1,1"]), {})
    when(match, "resolve pottery")

    assert refused(match)["found 1,2"] == "CND-IND-08"


@pytest.mark.rule("CND-RES-09")
@pytest.mark.parametrize("slot", [4, 5])
def test_a_city_may_take_the_place_of_the_own_token(slot: int) -> None:
    match = given(having("pottery", slot, **HELD), {})
    when(match, "resolve pottery")
    assert ("found 1,2" in options(match)) == (slot == 5)
    if slot < 5:
        return

    when(match, "found 1,2")
    assert piece(match, "1,2") == CITY
    assert player(match).control == []
    assert natural_wonders(match) == ({"mount_kilimanjaro": ""}, {}, "")
    assert asked(match) == (1, "turn")


@pytest.mark.rule("CND-RES-09")
def test_who_captures_the_city_takes_the_natural_wonder() -> None:
    """The attack is 17 at least, the defence 16 at most: twice five, and the die."""
    rival = {"cities": ["1,2"], "tokens": {"mount_kilimanjaro": ""}, "leader": "egypt"}
    me = having("flight", 5, control=["1,1"], cities=["4,0"], trade={"flight": 1})
    wonders = {"terracotta_army": "-4,4", "alhambra": "4,0"}
    match = given(me | {"diplomacy": ["kabul"]}, rival, wonders=wonders)
    when(match, "resolve flight", "attack 1,2 piece", "spend 1")

    assert piece(match, "1,2") == CITY
    assert natural_wonders(match) == ({"mount_kilimanjaro": ""}, {}, "")
