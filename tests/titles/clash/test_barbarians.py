"""Barbarians (COC-BAR)."""

from __future__ import annotations

from typing import Any

import pytest

from oikumene.engine.match import Match
from oikumene.titles.clash.cards import ANGRY, BARBARIANS
from oikumene.titles.clash.pieces import MOVED
from tests.titles.clash.events import (
    BASE,
    advance,
    by_chance,
    drawer,
    drawn,
    is_idle,
    keys,
    points,
    rolls,
)
from tests.titles.clash.given import (
    asked,
    city,
    given,
    goods,
    options,
    player,
    space,
    table,
    told,
    units,
    when,
)

APPEAR, MOVE = "fine_year_drawer", "great_artist"
"""Cards with the icons; nobody here has culture tokens for the artist."""
WEST, EAST = {"C3": "FFFF"}, {"E3": "FFFF"}
"""Beside D2 lie C3 and E3; two steps away B2 and B3, F2 and F3; A3 and G3 are farther."""
BOTH = {**WEST, **EAST}
FAR = {"B4": "FFFF", "F4": "FFFF", "D5": "FFFF"}
TEN = ["B4", "A5", "C5", "B5", "F4", "E5", "G5", "F5", "D5", "C6"]
"""Spaces far from the first city."""


def appear(me: dict[str, Any] | None = None, *others: dict[str, Any], **words: Any) -> Match:
    """An event of the first player lets barbarians appear."""
    return drawn(APPEAR, me, *others, **{"exhausted": [], **words})


def march(
    army: dict[str, str], me: dict[str, Any] | None = None, *others: dict[str, Any], **words: Any
) -> Match:
    """An event of the first player moves barbarians; no others can appear."""
    cities = words.pop("camps", {})
    grey = {"units": army, "cities": {name: {} for name in cities}}
    return drawn(MOVE, me, *others, **{"barbarians": grey, **words})


def moves(match: Match) -> list[str]:
    """How barbarians moved: ``F3 E3 2``, the number at the end."""
    return [
        f"{each['start'][4:]} {each['end'][4:]} {each['n']}"
        for each in told(match, "barbarians-moved")
    ]


def settled(match: Match) -> list[str]:
    """Where barbarians appeared."""
    return [each["city"][4:] for each in told(match, "barbarians-settled")]


def grown(match: Match) -> list[str]:
    """Which settlements got a unit."""
    return [each["city"][4:] for each in told(match, "barbarians-reinforced")]


# Appearing


@pytest.mark.rule("COC-BAR-03")
def test_barbarians_settle_on_free_land() -> None:
    match = appear({"units": {"F2": "settler"}}, regions={"C3": "BFFF", "E3": "FFFF"})
    assert asked(match) == (0, "barbarians-settle")
    assert options(match) == ["settle B3", "settle F3"]  # B2 is Barren, a unit is on F2
    when(match, "settle F3")
    assert city(match, "F3").owner == BARBARIANS
    assert units(match, BARBARIANS, "F3") == {"infantry": 1}


@pytest.mark.rule("COC-BAR-03")
def test_barbarians_do_not_settle_on_cities_or_other_barbarians() -> None:
    grey: dict[str, Any] = {"cities": {"B2": {}}, "units": {"B3": "infantry"}}
    match = appear(regions=BOTH, barbarians=grey)
    assert options(match) == ["settle F2", "settle F3"]


@pytest.mark.rule("COC-BAR-04")
def test_barbarians_settle_two_steps_away_over_land() -> None:
    match = appear(regions={"C3": "FFWF"})  # C3 is Sea: B3 is three steps away
    assert settled(match) == ["B2"]


@pytest.mark.rule("COC-BAR-04")
def test_barbarians_keep_away_from_all_cities_of_the_drawer() -> None:
    match = appear({"cities": {"D2": {}, "A3": {}}}, regions=BOTH)
    assert options(match) == ["settle F2", "settle F3"]  # B2 and B3 are beside A3


@pytest.mark.rule("COC-BAR-05")
def test_where_there_is_no_other_place_barbarians_settle_beside_a_city() -> None:
    match = appear()
    assert options(match) == ["settle E2", "settle C2"]


@pytest.mark.rule("COC-BAR-06")
def test_barbarians_keep_away_from_cities_of_others() -> None:
    match = appear({}, {"cities": {"A3": {}, "D7": {}}}, regions=WEST)
    assert options(match) == ["settle E2", "settle C2", "settle C3"]
    match = appear({}, {"cities": {"B2": {}, "D7": {}}}, regions=WEST)
    assert settled(match) == ["E2"]


@pytest.mark.rule("COC-BAR-07")
def test_barbarians_do_not_settle_on_exhausted_land() -> None:
    match = appear(regions=WEST, exhausted=["B3"])
    assert settled(match) == ["B2"]


@pytest.mark.rule("COC-BAR-08")
def test_without_a_place_no_barbarians_appear() -> None:
    match = drawn(APPEAR)
    assert is_idle(match)
    assert not table(match).units[BARBARIANS]
    assert len(table(match).cities) == 2


@pytest.mark.rule("COC-BAR-08", "COC-BAR-09")
def test_without_a_settlement_piece_only_a_unit_is_added() -> None:
    match = appear(regions=FAR, barbarians={"cities": {name: {} for name in TEN}}, options=BASE)
    assert asked(match) == (0, "barbarians-reinforce")
    assert len(options(match)) == 10
    when(match, "reinforce C6 infantry")
    assert settled(match) == []
    assert units(match, BARBARIANS, "C6") == {"infantry": 1}
    assert len(table(match).units[BARBARIANS]) == 1


@pytest.mark.rule("COC-BAR-02", "COC-BAR-09")
def test_a_unit_joins_any_settlement_with_room() -> None:
    grey: dict[str, Any] = {
        "cities": {"B4": {}, "A5": {}, "C5": {}},
        "units": {"B4": "4 infantry", "A5": "3 infantry"},
    }
    match = appear(regions=FAR, barbarians=grey, options=BASE)
    when(match, "settle C2")
    assert asked(match) == (0, "barbarians-reinforce")
    assert options(match) == [f"reinforce {name} infantry" for name in ("C2", "A5", "C5")]
    when(match, "reinforce C5 infantry")
    assert is_idle(match)
    assert units(match, BARBARIANS, "C5") == units(match, BARBARIANS, "C2") == {"infantry": 1}


@pytest.mark.rule("COC-BAR-09")
def test_the_new_settlement_may_get_the_unit() -> None:
    match = when(appear(options=BASE), "settle E2")
    assert units(match, BARBARIANS, "E2") == {"infantry": 2}


@pytest.mark.rule("COC-BAR-10")
@pytest.mark.parametrize(
    ("camps", "army"),
    [
        (TEN[:1], {"B4": "4 infantry"}),
        (TEN[:6], dict.fromkeys(TEN[:5], "4 infantry")),
    ],
)
def test_without_room_or_pieces_no_unit_is_added(camps: list[str], army: dict[str, str]) -> None:
    grey = {"cities": {name: {} for name in camps}, "units": army}
    match = drawn(APPEAR, regions=FAR, barbarians=grey, options=BASE)
    assert is_idle(match)
    assert grown(match) == []


KINDS = ("infantry", "cavalry", "elephant")


@pytest.mark.rule("COC-BAR-11")
def test_beside_infantry_cavalry_and_elephants_may_come() -> None:
    grey: dict[str, Any] = {
        "cities": {"B4": {}, "A5": {}, "C5": {}},
        "units": {"B4": "infantry", "A5": "cavalry"},
    }
    match = drawn(APPEAR, regions=FAR, barbarians=grey)
    found = [f"reinforce B4 {kind}" for kind in KINDS]
    assert options(match) == [*found, "reinforce A5 infantry", "reinforce C5 infantry"]
    when(match, "reinforce B4 elephant")
    assert units(match, BARBARIANS, "B4") == {"infantry": 1, "elephant": 1}


@pytest.mark.rule("COC-BAR-11")
def test_cavalry_and_elephants_may_come_after_a_move_too() -> None:
    # F3 lies in range, but its army has no way over the Sea.
    match = march(
        {"B3": "infantry", "F3": "infantry"}, regions={**WEST, "E3": "FWFF"}, camps=["F3"]
    )
    assert options(match) == [f"reinforce F3 {kind}" for kind in KINDS]
    when(match, "reinforce F3 cavalry")
    assert units(match, BARBARIANS, "F3") == {"infantry": 1, "cavalry": 1}


# Combat with cavalry and elephants


FIELD: dict[str, Any] = {"regions": EAST}
ME: dict[str, Any] = {"civilization": "babylon", "advances": ["tactics"], "goods": {}}


def attack(
    army: str, mine: str = "infantry", seed: int = 0, town: dict[str, Any] | None = None, **me: Any
) -> Match:
    """The first player attacks barbarians on E3."""
    grey: dict[str, Any] = {"units": {"E3": army} if army else {}}
    if town is not None:
        grey["cities"] = {"E3": town}
    player_ = {**ME, "units": {"D2": mine}, **me}
    rival = {"civilization": "persia", "advances": ["tactics"], "actions": ["a06"]}
    match = given(player_, rival, barbarians=grey, seed=seed, **FIELD)
    number = mine.split()[0] if mine[0].isdigit() else "1"
    when(match, "move", "from D2", "to E3")
    group = f"group infantry {number}"
    return when(match, group) if asked(match)[1] == "group" else match


def first_roll(match: Match, owner: str) -> tuple[str, int]:
    """Somebody's dice and value in the first round."""
    return next(((dice, n) for who, dice, n in rolls(match) if who == owner), ("", -1))


GREY = "owner:barbarians"


@pytest.mark.rule("COC-BAR-12")
def test_barbarian_cavalry_strikes_harder() -> None:
    match = by_chance(
        lambda seed: attack("cavalry", seed=seed),
        lambda match: first_roll(match, GREY)[0] == "4c",
    )
    assert first_roll(match, GREY)[1] == 6


@pytest.mark.rule("COC-BAR-12")
def test_a_barbarian_elephant_cancels_a_hit() -> None:
    match = by_chance(
        lambda seed: attack("elephant", seed=seed),
        lambda match: (
            first_roll(match, GREY)[0] == "4e" and 5 <= first_roll(match, "seat:0")[1] < 10
        ),
    )
    assert first_roll(match, GREY)[1] == 0
    assert asked(match) == (0, "retreat")
    assert units(match, BARBARIANS, "E3") == {"elephant": 1}


# Moving


@pytest.mark.rule("COC-BAR-13")
def test_without_an_army_in_range_barbarians_appear_but_get_no_further_unit() -> None:
    match = march({"G3": "2 infantry"}, regions=EAST)
    assert asked(match) == (0, "barbarians-settle")
    when(match, "settle F3")
    assert is_idle(match)
    assert moves(match) == grown(match) == []
    assert units(match, BARBARIANS, "G3") == {"infantry": 2}
    assert units(match, BARBARIANS, "F3") == {"infantry": 1}


@pytest.mark.rule("COC-BAR-14")
def test_an_army_in_range_comes_a_step_nearer() -> None:
    match = march({"F3": "2 infantry", "G3": "infantry"}, regions=EAST)
    assert moves(match) == ["F3 E3 2"]
    assert settled(match) == []


@pytest.mark.rule("COC-BAR-14")
def test_an_army_goes_to_the_nearest_city() -> None:
    me: dict[str, Any] = {"cities": {"D2": {}, "G3": {}}}
    match = march({"F2": "infantry"}, me, regions=EAST)
    assert moves(match) == ["F2 G3 1"]


@pytest.mark.rule("COC-BAR-14")
def test_barbarians_march_on_the_drawer_only() -> None:
    rival: dict[str, Any] = {"cities": {"F3": {}, "D7": {}}}
    match = march({"F2": "infantry"}, {}, rival, regions=EAST)
    assert options(match) == ["march F2 E2", "march F2 E3"]  # not to F3


@pytest.mark.rule("COC-BAR-15")
def test_an_army_beyond_the_sea_is_not_in_range() -> None:
    match = march({"F3": "infantry"}, regions={"E3": "FWFF"})  # Sea on E3
    assert moves(match) == []
    assert settled(match) == ["F2"]


@pytest.mark.rule("COC-BAR-15", "COC-BAR-25")
def test_barbarians_do_not_explore() -> None:
    match = march({"F3": "infantry"}, regions={"E3": "FBFF"}, exhausted=["C2", "E2", "F2"])
    assert moves(match) == ["F3 E3 1"]
    match = march({"D4": "infantry"}, regions={"D3": "WFFF"})  # E3 and C3 are unexplored
    assert moves(match) == []


@pytest.mark.rule("COC-BAR-16")
def test_the_drawer_chooses_the_order_of_the_armies() -> None:
    match = march({"F3": "infantry", "B3": "2 infantry"}, regions=BOTH)
    assert asked(match) == (0, "barbarians-march")
    assert options(match) == ["march B3 C3", "march F3 E3"]
    when(match, "march F3 E3")
    assert moves(match) == ["F3 E3 1", "B3 C3 2"]


@pytest.mark.rule("COC-BAR-16")
def test_the_drawer_chooses_the_target_and_the_way() -> None:
    match = march({"F2": "infantry"}, regions=EAST)
    assert options(match) == ["march F2 E2", "march F2 E3"]
    match = march({"E3": "infantry"}, {"cities": {"D2": {}, "F3": {}}}, regions=EAST)
    assert options(match) == ["march E3 D2", "march E3 F3"]


TWO: dict[str, Any] = {"cities": {"D2": {}, "C2": {}}}


@pytest.mark.rule("COC-BAR-17")
def test_each_army_moves_once_as_a_whole() -> None:
    match = march({"F3": "2 infantry", "E3": "infantry"}, TWO, regions=EAST)
    when(match, "march F3 E3")
    # One goes on to D2; the two who came do not, though they are beside it now.
    assert moves(match) == ["F3 E3 2", "E3 D2 1"]
    assert units(match, BARBARIANS, "E3") == {"infantry": 2}
    assert units(match, BARBARIANS, "D2") == {"infantry": 1}
    when(match, "reinforce D2 infantry")
    assert not any(u & MOVED for u in table(match).units[BARBARIANS])  # the next event is another


@pytest.mark.rule("COC-BAR-18")
def test_an_army_beside_a_city_enters_it() -> None:
    match = march({"E3": "2 infantry"}, TWO, regions=EAST)
    assert moves(match) == ["E3 D2 2"]
    assert city(match, "D2").owner == BARBARIANS


@pytest.mark.rule("COC-BAR-02", "COC-BAR-19")
def test_an_army_takes_a_way_with_room() -> None:
    match = march({"F2": "3 infantry", "E3": "2 infantry"}, TWO, regions=EAST)
    assert options(match) == ["march F2 E2", "march E3 D2"]


@pytest.mark.rule("COC-BAR-19")
def test_an_army_without_room_stays() -> None:
    army = {"F2": "3 infantry", "E3": "2 infantry", "E2": "2 infantry"}
    match = march(army, TWO, regions=EAST)
    assert options(match) == ["march E2 D2", "stay F2", "march E3 D2"]
    when(match, "stay F2")
    assert asked(match) == (0, "barbarians-march")
    when(match, "march E2 D2")
    assert "F2" not in " ".join(moves(match))
    assert units(match, BARBARIANS, "F2") == {"infantry": 3}


@pytest.mark.rule("COC-BAR-20")
@pytest.mark.parametrize("seat", [0, 1])
def test_barbarians_fight_whom_they_meet(seat: int) -> None:
    seats: list[dict[str, Any]] = [{}, {}]
    seats[seat] = {"units": {"E3": "infantry"}}
    match = march({"F3": "infantry"}, *seats, regions=EAST)
    assert told(match, "battle") == [
        {"attacker": GREY, "defender": f"seat:{seat}", "space": "hex:E3"}
    ]


@pytest.mark.rule("COC-BAR-20")
def test_barbarians_fight_at_once() -> None:
    rival: dict[str, Any] = {"cities": {"E3": {}, "D7": {}}}
    match = march({"F3": "infantry", "B3": "infantry"}, {}, rival, regions=BOTH)
    when(match, "march F3 E3")
    found = ("barbarians-moved", "barbarians-captured")
    order = [key for key in keys(match) if key in found]
    assert order == ["barbarians-moved", "barbarians-captured", "barbarians-moved"]


@pytest.mark.rule("COC-BAR-21")
def test_an_abandoned_settlement_stays() -> None:
    match = march({"F3": "2 infantry"}, regions=EAST, camps=["F3"], options=BASE)
    assert moves(match) == ["F3 E3 2"]
    assert city(match, "F3").owner == BARBARIANS
    assert units(match, BARBARIANS, "E3") == {"infantry": 2}
    assert units(match, BARBARIANS, "F3") == {"infantry": 1}  # a new one


@pytest.mark.rule("COC-BAR-22")
@pytest.mark.parametrize(("start", "way"), [("F2", "E2"), ("B2", "C2")])
def test_mountains_and_forests_do_not_stop_barbarians(start: str, way: str) -> None:
    me = drawer({"civilization": "babylon", "actions": ["a13"], "goods": {"culture": 1}})
    words: dict[str, Any] = {"regions": BOTH, "barbarians": {"units": {start: "infantry"}}}
    match = given(me, {"civilization": "persia"}, event_deck=[MOVE], **words)
    when(match, "play a13")
    while f"march {start} {way}" not in options(match):
        when(match, options(match)[0])
    when(match, f"march {start} {way}")
    advance(match)
    assert moves(match) == [f"{start} {way} 1", f"{way} D2 1"]
    assert city(match, "D2").owner == BARBARIANS


@pytest.mark.rule("COC-BAR-23")
def test_every_settlement_in_range_grows() -> None:
    match = march(
        {"C3": "infantry"},
        {"cities": {"D2": {}, "D1": {}}},
        regions=BOTH,
        camps=["F3", "B2", "G3"],
        options=BASE,
    )
    assert moves(match) == ["C3 D2 1"]
    # D2 fell and grows itself; from D1 neither F3 nor G3 is in range.
    assert grown(match) == ["D2", "B2"]


@pytest.mark.rule("COC-BAR-23")
@pytest.mark.parametrize(("before", "after"), [(3, 4), (4, 4)])
def test_a_settlement_in_range_grows_up_to_the_limit(before: int, after: int) -> None:
    # F3 lies two spaces away over Sea: its army cannot come, but it grows.
    match = march(
        {"B3": "infantry", "F3": f"{before} infantry"},
        regions={**WEST, "E3": "FWFF"},
        camps=["F3", "A3"],
        options=BASE,
    )
    assert moves(match) == ["B3 C3 1"]
    assert units(match, BARBARIANS, "F3") == {"infantry": after}
    assert units(match, BARBARIANS, "A3") == {}  # out of range


@pytest.mark.rule("COC-BAR-24")
def test_the_drawer_chooses_who_grows_if_pieces_are_few() -> None:
    far = dict.fromkeys(("A5", "B5", "F5", "G5"), "4 infantry")
    match = march(
        {**far, "F4": "2 infantry", "B3": "infantry"},
        regions={**BOTH, **FAR},
        camps=["B2", "F2"],
        options=BASE,
    )
    assert asked(match) == (0, "barbarians-reinforce")
    assert options(match) == ["reinforce B2 infantry", "reinforce F2 infantry"]
    when(match, "reinforce F2 infantry")
    assert is_idle(match)
    assert grown(match) == ["F2"]


@pytest.mark.rule("COC-BAR-24")
def test_with_enough_pieces_there_is_nothing_to_choose() -> None:
    far = dict.fromkeys(("A5", "B5", "F5", "G5"), "4 infantry")
    match = march(
        {**far, "F4": "infantry", "B3": "infantry"},
        regions={**BOTH, **FAR},
        camps=["B2", "F2"],
        options=BASE,
    )
    assert is_idle(match)
    assert grown(match) == ["B2", "F2"]


@pytest.mark.rule("COC-BAR-25")
def test_without_an_event_barbarians_stay_where_they_are() -> None:
    match = given(barbarians={"units": {"E3": "infantry"}}, regions=EAST)
    when(match, "end", "end")
    assert table(match).round == 2
    assert units(match, BARBARIANS, "E3") == {"infantry": 1}
    assert moves(match) == []


@pytest.mark.rule("COC-BAR-25")
def test_barbarians_do_not_board_ships() -> None:
    match = march({"F2": "infantry"}, regions={"E3": "FWFF"})
    assert moves(match) == ["F2 E2 1"]  # E3 is Sea


# Combat


@pytest.mark.rule("COC-BAR-26", "COC-BAR-27")
def test_another_player_decides_for_barbarians_but_plays_no_cards() -> None:
    def scene(seed: int) -> Match:
        return attack("infantry, cavalry", "2 infantry", seed)

    match = by_chance(scene, lambda match: asked(match) == (1, "casualties"))
    assert options(match) == ["lose infantry", "lose cavalry"]
    when(match, "lose cavalry")
    assert units(match, BARBARIANS, "E3") == {"infantry": 1}
    assert player(match, 1).actions == ["a06"]
    assert told(match, "tactics") == []


@pytest.mark.rule("COC-BAR-26")
def test_barbarians_fight_to_the_end() -> None:
    def scene(seed: int) -> Match:
        return march({"E3": "infantry"}, {"units": {"D2": "infantry"}}, regions=EAST, seed=seed)

    match = by_chance(scene, lambda match: len(told(match, "combat-round")) >= 3)
    assert "retreated" not in keys(match)
    assert not units(match, BARBARIANS, "D2") or not units(match, 0, "D2")


CROSSROADS: dict[str, Any] = {"regions": {"F5": "FFFF"}}


@pytest.mark.rule("COC-BAR-27")
def test_the_drawer_decides_where_others_fight() -> None:
    def scene(seed: int) -> Match:
        fighter = {"units": {"E5": "2 infantry"}}
        army = {"E6": "infantry, cavalry"}
        return march(army, {}, {}, fighter, seed=seed, **CROSSROADS)

    match = by_chance(scene, lambda match: asked(match)[1] == "casualties")
    assert asked(match)[0] == 0


@pytest.mark.rule("COC-BAR-27")
def test_the_next_player_decides_where_the_drawer_fights() -> None:
    def scene(seed: int) -> Match:
        me = {"units": {"E4": "2 infantry"}}
        return march({"E5": "infantry, cavalry"}, me, {}, {}, seed=seed, **CROSSROADS)

    match = by_chance(scene, lambda match: asked(match)[1] == "casualties")
    assert asked(match)[0] == 1


@pytest.mark.rule("COC-BAR-27")
def test_the_next_player_decides_where_no_event_is_on() -> None:
    def scene(seed: int) -> Match:
        fighter = {**ME, "units": {"F5": "2 infantry"}}
        grey = {"units": {"E6": "infantry, cavalry"}}
        match = given({}, fighter, {}, active=1, barbarians=grey, seed=seed, **CROSSROADS)
        return when(match, "move", "from F5", "to E6", "group infantry 2")

    match = by_chance(scene, lambda match: asked(match)[1] == "casualties")
    assert asked(match)[0] == 2


# Cities that barbarians take


FALLEN: dict[str, Any] = {
    "cities": {
        "D2": {"mood": "happy", "buildings": ["temple", "academy@1"], "wonders": ["great_statue"]},
        "C2": {},
        "D1": {},
    },
    "objectives": ["o01"],
}


@pytest.mark.rule("COC-BAR-28", "COC-BAR-30")
def test_barbarians_capture_a_city_as_it_is() -> None:
    match = march({"E3": "infantry"}, FALLEN, regions=EAST, camps=[])
    found = city(match, "D2")
    assert (found.owner, found.mood) == (BARBARIANS, ANGRY)
    assert found.buildings == {"temple": 0, "academy": 1}
    when(match, "place C2", "reinforce D2 infantry")
    assert points(match)["city_pieces"] == 3  # two cities, and the Temple in D2
    assert points(match, 1)["city_pieces"] == 2


@pytest.mark.rule("COC-BAR-28")
def test_a_city_whose_defenders_fall_is_captured() -> None:
    def scene(seed: int) -> Match:
        me = {**TWO, "units": {"D2": "infantry, settler"}}
        return march({"E3": "4 infantry"}, me, regions=EAST, seed=seed)

    match = by_chance(scene, lambda match: {"owner": GREY} in told(match, "battle-won"))
    assert city(match, "D2").owner == BARBARIANS
    assert units(match, 0, "D2") == {}
    assert units(match, 0, "C2") == {"settler": 1}  # the refugees


@pytest.mark.rule("COC-BAR-29")
def test_refugees_go_to_a_city_that_is_left() -> None:
    match = march({"E3": "infantry"}, FALLEN, regions=EAST)
    assert asked(match) == (0, "refugees")
    assert options(match) == ["place C2", "place D1"]
    when(match, "place D1")
    assert units(match, 0, "D1") == {"settler": 1}


@pytest.mark.rule("COC-BAR-29")
def test_without_a_city_or_a_settler_there_are_no_refugees() -> None:
    match = march({"E3": "infantry"}, regions=EAST)
    assert not table(match).units[0]
    me = {**TWO, "units": {"C2": "4 settler"}}
    match = march({"E3": "infantry"}, me, regions=EAST)
    assert units(match, 0, "C2") == {"settler": 4}


@pytest.mark.rule("COC-BAR-31")
def test_without_a_grey_settlement_the_city_is_destroyed() -> None:
    match = march({"E3": "infantry"}, FALLEN, regions={**EAST, **FAR}, camps=TEN)
    when(match, "place C2")
    assert space(match, "D2") not in table(match).cities
    assert units(match, BARBARIANS, "D2") == {"infantry": 1}
    assert player(match).gone == {}


@pytest.mark.rule("COC-BAR-32")
def test_barbarians_use_a_fortress() -> None:
    town = {"buildings": ["fortress@1"]}

    def scene(seed: int) -> Match:
        return attack("infantry", seed=seed, town=town)

    match = by_chance(
        scene,
        lambda match: 5 <= first_roll(match, "seat:0")[1] < 10 and first_roll(match, GREY)[1] < 5,
    )
    assert len(first_roll(match, GREY)[0].split()) == 2
    assert asked(match) == (0, "retreat")
    assert units(match, BARBARIANS, "E3") == {"infantry": 1}  # the hit was cancelled


@pytest.mark.rule("COC-BAR-39")
def test_a_wonder_of_barbarians_has_no_owner() -> None:
    match = march({"E3": "infantry"}, FALLEN, regions=EAST)
    when(match, "place C2", "reinforce D2 infantry")
    assert "use great_statue" not in options(match)
    assert table(match).builders == {"great_statue": 0}
    assert points(match)["wonders"] == 2
    assert "wonders" not in points(match, 1)


# Victories


def won(match: Match) -> bool:
    """Whether the first player has won a battle."""
    return {"owner": "seat:0"} in told(match, "battle-won")


@pytest.mark.rule("COC-BAR-33")
def test_an_army_of_barbarians_brings_one_gold() -> None:
    match = by_chance(
        lambda seed: attack("2 infantry", "4 infantry", seed),
        won,
    )
    assert goods(match) == {"gold": 1}


@pytest.mark.rule("COC-BAR-33")
def test_a_defender_gets_the_gold_too() -> None:
    def scene(seed: int) -> Match:
        me = {"units": {"D2": "2 infantry"}, "goods": {}}
        return march({"E3": "infantry"}, me, regions=EAST, seed=seed)

    match = by_chance(scene, won)
    assert goods(match) == {"gold": 1}


@pytest.mark.rule("COC-BAR-33")
@pytest.mark.parametrize("end", ["battle-drawn", "battle-won"])
def test_who_does_not_win_gets_no_gold(end: str) -> None:
    match = by_chance(
        lambda seed: attack("infantry", seed=seed),
        lambda match: end in keys(match) and not won(match),
    )
    assert goods(match) == {}


LARGE: dict[str, Any] = {"buildings": ["temple@1", "academy@0"], "mood": "happy"}


@pytest.mark.rule("COC-BAR-34", "COC-BAR-35")
def test_a_barbarian_city_brings_one_gold_whatever_its_size() -> None:
    match = attack("", town=LARGE)
    found = city(match, "E3")
    assert goods(match) == {"gold": 1}
    assert (found.owner, found.mood) == (0, ANGRY)
    assert found.buildings == {"temple": 1, "academy": 0}


@pytest.mark.rule("COC-BAR-33", "COC-BAR-34")
def test_the_gold_for_a_city_comes_on_top() -> None:
    match = by_chance(lambda seed: attack("infantry", "4 infantry", seed, town=LARGE), won)
    assert goods(match) == {"gold": 2}


@pytest.mark.rule("COC-BAR-36")
def test_who_has_no_settlement_left_destroys_the_city() -> None:
    match = attack("", town=LARGE, gone={"settlement": 6})
    assert space(match, "E3") not in table(match).cities
    assert goods(match) == {"gold": 4}  # for the capture, and for three pieces


# On the board


@pytest.mark.rule("COC-BAR-37")
def test_barbarians_block_collecting_on_their_space() -> None:
    match = when(given(), "collect")
    assert "take C2 wood" in options(match)
    match = when(given(barbarians={"units": {"C2": "infantry"}}), "collect")
    assert options(match, "take") == ["take D2 food", "take E2 ore"]


@pytest.mark.rule("COC-BAR-37")
def test_whoever_enters_their_space_must_fight() -> None:
    match = attack("infantry")
    assert told(match, "battle") == [{"attacker": "seat:0", "defender": GREY, "space": "hex:E3"}]
    me = {**ME, "units": {"D2": "settler"}}
    match = given(me, barbarians={"units": {"E3": "infantry"}}, **FIELD)
    when(match, "move", "from D2")
    assert "to E3" not in options(match)  # a settler cannot


@pytest.mark.rule("COC-BAR-38")
@pytest.mark.parametrize("army", ["infantry", "settler", ""])
def test_barbarians_break_at_the_great_wall(army: str) -> None:
    me = {
        "cities": {"D2": {"mood": "angry"}, "C2": {"wonders": ["great_wall"]}},
        "units": {"D2": army} if army else {},
        "goods": {},
    }
    match = march({"E3": "4 infantry"}, me, regions=EAST)
    assert city(match, "D2").owner == 0
    assert not table(match).units[BARBARIANS]
    assert rolls(match) == []
    assert told(match, "battle-won") == [{"owner": "seat:0"}]
    assert goods(match) == {"gold": 1}


@pytest.mark.rule("COC-BAR-38")
def test_the_wall_protects_cities_only() -> None:
    me = {"cities": {"D2": {"wonders": ["great_wall"]}}, "units": {"E3": "infantry"}}
    match = march({"F3": "infantry"}, me, regions=EAST)
    assert rolls(match) != []


@pytest.mark.rule("COC-BAR-40")
def test_barbarians_cannot_be_influenced_or_traded_with() -> None:
    me = {
        "goods": {"culture": 9},
        "advances": ["bartering", "trade_routes"],
        "units": {"E2": "settler"},
    }
    grey: dict[str, Any] = {"cities": {"E3": {}}, "units": {"E3": "infantry"}}
    match = given(me, phase="turn", barbarians=grey, **FIELD)
    assert "influence" not in options(match)
    assert options(match, "trade") == ["trade"]
    assert told(match, "traded") == []
    assert goods(match) == {"culture": 9}
    theirs = given(me, {"cities": {"E3": {}, "D7": {}}}, phase="turn", **FIELD)
    assert told(theirs, "traded") != []  # as with a player's city
