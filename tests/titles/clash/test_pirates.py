"""Pirates (COC-PIR)."""

from __future__ import annotations

from typing import Any

import pytest

from oikumene.engine.match import Match
from oikumene.titles.clash.cards import ANGRY, HAPPY, NEUTRAL, PIRATES
from oikumene.titles.clash.pieces import MOVED
from tests.titles.clash.events import (
    advance,
    by_chance,
    drawer,
    drawn,
    is_idle,
    keys,
    moods,
    rolls,
)
from tests.titles.clash.given import (
    asked,
    given,
    goods,
    options,
    table,
    told,
    units,
    when,
)

ICON = "solar_eclipse"
"""A card with the icon; its text waits for a battle on land."""
SEA: dict[str, str] = {"D3": "WWWW"}
"""D3, C4, E4 and D4; the first city is beside D3."""
BAY: dict[str, str] = {**SEA, "E3": "FWFF"}
"""The first city is beside E3 too."""
POOR: dict[str, Any] = {"goods": {}}


def come(me: dict[str, Any] | None = None, *others: dict[str, Any], **words: Any) -> Match:
    """An event of the first player brings pirates."""
    return drawn(ICON, me or POOR, *(others or (POOR,)), **{"regions": SEA, **words})


def placed(match: Match) -> list[str]:
    """Where pirate ships were placed."""
    return [each["space"][4:] for each in told(match, "pirates-placed")]


# They come


@pytest.mark.rule("COC-PIR-01")
def test_two_ships_come_to_sea_without_players_ships() -> None:
    match = come({"units": {"E4": "ship"}}, {"units": {"C4": "ship"}})
    assert asked(match) == (0, "place-pirate")
    assert placed(match) == ["D3"]
    assert options(match) == ["place D3", "place D4"]
    when(match, "place D3")  # both may be on one space
    assert units(match, PIRATES, "D3") == {"ship": 2}


@pytest.mark.rule("COC-PIR-02")
def test_one_ship_comes_beside_a_city_of_the_drawer() -> None:
    match = come(regions=BAY)
    assert options(match) == ["place E3", "place D3"]
    when(match, "place E3")
    assert options(match) == [f"place {name}" for name in ("E3", "D3", "C4", "E4", "D4")]
    when(match, "place C4")
    assert placed(match) == ["E3", "C4"]


@pytest.mark.rule("COC-PIR-02")
def test_an_inland_drawer_places_both_anywhere() -> None:
    rival: dict[str, Any] = {"cities": {"E5": {}, "D7": {}}, "goods": {}}
    match = come(POOR, rival, regions={"F4": "WFWW"})
    assert options(match) == ["place F4", "place G5", "place F5"]
    when(match, "place G5")
    assert options(match) == ["place F4", "place G5", "place F5"]


@pytest.mark.rule("COC-PIR-03")
def test_without_a_ship_in_supply_one_is_taken_from_the_board() -> None:
    match = come(pirates={"D4": "2 ship", "E4": "2 ship"})
    assert asked(match) == (0, "take-pirate")
    assert options(match) == ["take E4", "take D4"]
    when(match, "take D4")
    assert placed(match) == ["D3"]
    when(match, "take E4")
    assert asked(match) == (0, "place-pirate")
    assert "place E4" in options(match)  # where it came from
    when(match, "place E4")
    found = {name: units(match, PIRATES, name).get("ship", 0) for name in ("D3", "D4", "E4")}
    assert found == {"D3": 1, "D4": 1, "E4": 2}
    assert not any(u & MOVED for u in table(match).units[PIRATES])  # the next event is another


@pytest.mark.rule("COC-PIR-03")
def test_ships_in_supply_come_first() -> None:
    match = come(pirates={"D4": "3 ship"})
    assert placed(match) == ["D3"]
    assert asked(match) == (0, "place-pirate")
    when(match, "place C4")
    assert units(match, PIRATES, "D4") == {"ship": 2}  # one of the two came from here


@pytest.mark.rule("COC-PIR-04")
def test_without_free_sea_no_pirates_come() -> None:
    match = come({"units": {"D3": "ship"}, "goods": {"gold": 1}}, regions={"D3": "WFFF"})
    assert is_idle(match)
    assert not table(match).units[PIRATES]
    assert goods(match) == {"gold": 1}


# They raid


RICH = {"food": 1, "wood": 1, "ore": 1, "ideas": 1, "gold": 1, "mood": 1, "culture": 1}


@pytest.mark.rule("COC-PIR-05")
@pytest.mark.parametrize("loss", RICH)
def test_pirates_take_one_thing_of_choice(loss: str) -> None:
    match = when(come({"goods": RICH}), "place D4")
    assert asked(match) == (0, "pirate-raid")
    assert options(match) == [f"lose {name}" for name in RICH]
    when(match, f"lose {loss}")
    assert goods(match) == {name: n for name, n in RICH.items() if name != loss}
    assert moods(match, ["D2"]) == [HAPPY]


@pytest.mark.rule("COC-PIR-05")
def test_pirates_raid_clockwise_from_the_drawer() -> None:
    two = {"gold": 1, "mood": 1}
    match = given(
        {"goods": two},
        drawer({"goods": two, "cities": {"D5": {}, "D7": {}}}),
        active=1,
        event_deck=[ICON],
        regions={**SEA, "D5": "FFFF"},
    )
    advance(match)
    assert placed(match) == ["D4"]  # beside D5
    when(match, "place D3")
    assert asked(match) == (1, "pirate-raid")
    when(match, "lose mood")
    assert asked(match) == (0, "pirate-raid")
    when(match, "lose gold")
    assert (goods(match, 1), goods(match)) == ({"gold": 1}, {"mood": 1})


@pytest.mark.rule("COC-PIR-05")
def test_who_has_no_city_beside_pirates_loses_nothing() -> None:
    match = when(come(POOR, {"goods": {"gold": 2}}), "place D4")
    assert goods(match, 1) == {"gold": 2}
    assert moods(match, ["D7"]) == [HAPPY]


@pytest.mark.rule("COC-PIR-06")
def test_who_has_nothing_to_lose_loses_mood() -> None:
    match = when(come(), "place D4")
    assert moods(match, ["D2"]) == [NEUTRAL]


@pytest.mark.rule("COC-PIR-06")
def test_the_mood_drops_in_a_city_beside_pirates() -> None:
    cities = {"D2": {"mood": "happy"}, "E2": {"mood": "happy"}, "C2": {"mood": "happy"}}
    match = come({"cities": cities, "goods": {}}, regions=BAY)
    when(match, "place E3", "place E3")
    assert asked(match) == (0, "pirate-raid-mood")
    assert options(match) == ["lower D2", "lower E2"]  # C2 is not beside E3
    when(match, "lower E2")
    assert moods(match, cities) == [HAPPY, NEUTRAL, HAPPY]


@pytest.mark.rule("COC-PIR-06")
def test_an_angry_city_is_not_chosen() -> None:
    cities = {"D2": {"mood": "angry"}, "E2": {"mood": "neutral"}}
    match = when(come({"cities": cities, "goods": {}}, regions=BAY), "place E3", "place E3")
    assert moods(match, cities) == [ANGRY, ANGRY]
    cities = {"D2": {"mood": "angry"}, "E2": {"mood": "angry"}}
    match = when(come({"cities": cities, "goods": {}}, regions=BAY), "place E3", "place E3")
    assert is_idle(match)


@pytest.mark.rule("COC-PIR-07")
def test_a_player_is_raided_once() -> None:
    me: dict[str, Any] = {"cities": {"D2": {}, "E2": {}}, "goods": {"gold": 5}}
    match = come(me, regions=BAY, pirates={"D3": "2 ship"})
    when(match, "place E3", "place E3")
    assert is_idle(match)
    assert goods(match) == {"gold": 4}
    assert len(told(match, "pirates-raided")) == 1


# They stay


@pytest.mark.rule("COC-PIR-08")
def test_pirates_stay_where_they_are() -> None:
    match = when(come(), "place D4", "end", "end")
    assert units(match, PIRATES, "D3") == units(match, PIRATES, "D4") == {"ship": 1}


@pytest.mark.rule("COC-PIR-09")
@pytest.mark.parametrize(
    ("pirates", "fish"),
    [({}, ["D3"]), ({"D3": "ship"}, []), ({"D4": "ship"}, []), ({"F5": "ship"}, ["D3"])],
)
@pytest.mark.parametrize("seat", [0, 1])
def test_pirates_block_their_own_and_adjacent_sea(
    pirates: dict[str, str], fish: list[str], seat: int
) -> None:
    seats: list[dict[str, Any]] = [{"cities": {"D7": {}}}, {"cities": {"D7": {}}}]
    seats[seat] = {"cities": {"D2": {}}, "advances": ["fishing"]}
    match = given(*seats, active=seat, regions={**SEA, "F4": "FFFW"}, pirates=pirates)
    when(match, "collect")
    found = [option.split()[1] for option in options(match, "take") if option.endswith("food")]
    assert found == ["D2", *fish]


# They fight


WATCHFUL: dict[str, Any] = {"civilization": "persia", "advances": ["tactics"], "actions": ["a06"]}


def attack(ships: int, pirates: int, seed: int) -> Match:
    """The first player sails from D3 to pirates on C4."""
    me = {"civilization": "babylon", "goods": {}, "units": {"D3": f"{ships} ship"}}
    match = given(me, WATCHFUL, regions=SEA, pirates={"C4": f"{pirates} ship"}, seed=seed)
    when(match, "move", "from D3", "sail C4")
    return when(match, f"group ship {ships}") if ships > 1 else match


def launch(seed: int) -> Match:
    """The first player recruits ships in a harbour with pirates."""
    me = {
        "civilization": "babylon",
        "cities": {"D2": {"buildings": ["port"]}, "E2": {}},
        "goods": {"wood": 4},
    }
    match = given(me, WATCHFUL, regions=SEA, pirates={"D3": "2 ship"}, seed=seed)
    when(match, "recruit")
    while asked(match) == (0, "recruit"):
        when(match, "recruit ship")
    return match


def sunk(match: Match) -> int:
    """How many pirate ships were destroyed."""
    return sum(each["owner"] == "owner:pirates" for each in told(match, "unit-lost"))


@pytest.mark.rule("COC-PIR-12")
def test_ships_that_sail_to_pirates_fight_and_may_retreat() -> None:
    match = by_chance(lambda seed: attack(1, 1, seed), lambda match: asked(match)[1] == "retreat")
    assert told(match, "battle") == [
        {"attacker": "seat:0", "defender": "owner:pirates", "space": "hex:C4"}
    ]
    assert asked(match)[0] == 0  # nobody was asked for a card
    when(match, "retreat")
    assert units(match, 0, "D3") == units(match, PIRATES, "C4") == {"ship": 1}


@pytest.mark.rule("COC-PIR-12")
def test_recruited_ships_fight_pirates_to_the_end() -> None:
    match = by_chance(launch, lambda match: len(told(match, "combat-round")) >= 2)
    assert "retreated" not in keys(match)
    assert len({owner for owner, _, _ in rolls(match)}) == 2
    assert not units(match, 0, "D3") or not units(match, PIRATES, "D3")


@pytest.mark.rule("COC-PIR-13")
def test_each_pirate_ship_brings_gold_and_a_token() -> None:
    match = by_chance(
        lambda seed: attack(4, 2, seed),
        lambda match: sunk(match) == 2 and asked(match) == (0, "gain"),
    )
    assert options(match) == ["gain mood 1", "gain culture 1"]
    when(match, "gain mood 1", "gain culture 1")
    assert goods(match) == {"gold": 2, "mood": 1, "culture": 1}


@pytest.mark.rule("COC-PIR-13")
def test_a_loser_is_rewarded_too() -> None:
    match = by_chance(
        lambda seed: attack(2, 2, seed),
        lambda match: {"owner": "owner:pirates"} in told(match, "battle-won") and sunk(match) == 1,
    )
    when(match, "gain culture 1")
    assert goods(match) == {"gold": 1, "culture": 1}
    assert not table(match).units[0]


@pytest.mark.rule("COC-PIR-13")
def test_without_a_ship_destroyed_there_is_no_reward() -> None:
    match = by_chance(
        lambda seed: attack(1, 1, seed),
        lambda match: {"owner": "owner:pirates"} in told(match, "battle-won"),
    )
    assert goods(match) == {}


@pytest.mark.rule("COC-PIR-14")
def test_who_retreats_is_rewarded_for_ships_destroyed() -> None:
    match = by_chance(
        lambda seed: attack(2, 2, seed),
        lambda match: sunk(match) == 1 and asked(match) == (0, "retreat"),
    )
    when(match, "retreat", "gain mood 1")
    assert goods(match) == {"gold": 1, "mood": 1}
    assert units(match, PIRATES, "C4") == {"ship": 1}
    assert units(match, 0, "C4") == {}
