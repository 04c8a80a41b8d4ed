"""Great people (CIV-GRP)."""

from __future__ import annotations

from typing import Any

import pytest

from oikumene.engine.match import Match
from oikumene.titles.civilization.buildings import supply
from oikumene.titles.civilization.cards import GREAT_PEOPLE
from oikumene.titles.civilization.forces import combat_bonus
from oikumene.titles.civilization.yields import (
    coins,
    culture_of,
    icons,
    production_of,
    resources_of,
    trade_of,
)
from tests.titles.civilization.fights import attack, bonus, raid, siege, stand
from tests.titles.civilization.given import (
    asked,
    built,
    cities,
    options,
    player,
    square,
    table,
    told,
    when,
)
from tests.titles.civilization.scenes import scene

WISE: dict[str, Any] = {"culture": 3, "track": 2}
"""One step before the space of a great person."""
OUTSKIRTS = ["B1", "B2", "B3", "C1", "C3", "D1", "D3"]
"""Of the capital C2, without the water D2."""
ICONS = {
    # trade, production, culture, coin, combat
    "artist": (1, 0, 2, 0, 0),
    "builder": (0, 2, 0, 1, 0),
    "general": (0, 0, 0, 0, 4),
    "humanitarian": (1, 1, 1, 1, 0),
    "industrialist": (0, 0, 2, 1, 0),
    "scientist": (2, 1, 0, 0, 0),
}


def gained(person: str = "artist", mine: dict[str, Any] | None = None, **words: Any) -> Match:
    """A player has just drawn a great person."""
    match = scene("city", {**WISE, **(mine or {})}, person_pool=[person], **words)
    return when(match, "advance")


def places(match: Match) -> list[str]:
    """The squares on offer, sorted."""
    return sorted(text.split()[1] for text in options(match, "at"))


@pytest.mark.rule("CIV-GRP-01", "CIV-CMP-12")
def test_a_great_person_is_drawn_from_the_pool_by_chance() -> None:
    found = set()
    for seed in range(12):
        match = scene("city", WISE, person_pool=["artist", "builder"], seed=seed)
        when(match, "advance", "reserve")
        [person] = player(match).reserve
        found.add(person)
        assert table(match).person_pool == [
            each for each in ("artist", "builder") if each != person
        ]

    assert found == {"artist", "builder"}
    assert {id_: each.count for id_, each in GREAT_PEOPLE.items()} == dict.fromkeys(ICONS, 3)


@pytest.mark.rule("CIV-GRP-02")
def test_it_goes_onto_the_map_or_into_the_reserve_at_once() -> None:
    match = gained()
    assert asked(match) == (0, "great-person")
    assert "reserve" in options(match)

    when(match, "at C3")

    assert built(match, "C3") == "artist"
    assert player(match).reserve == ()
    kept = when(gained(), "reserve")
    assert player(kept).reserve == ("artist",)
    assert table(kept).built == {}


@pytest.mark.rule("CIV-GRP-02")
def test_any_own_city_may_get_it_but_no_other() -> None:
    match = gained(cities={"G2": {"owner": 0}, "J7": {"owner": 1}})

    # the outskirts of G2 without the water H3
    town = ["F1", "F2", "F3", "G1", "G3", "H1", "H2"]
    assert places(match) == sorted([*OUTSKIRTS, *town])


@pytest.mark.rule("CIV-GRP-03")
def test_the_reserve_may_be_put_on_the_map_in_the_start_of_turn() -> None:
    match = scene("start", {"reserve": ["artist", "builder", "artist"]})
    assert options(match, "person") == ["person artist", "person builder"]

    when(match, "person artist", "at C3", "person artist", "at B3", "person builder", "at D3")

    assert [built(match, name) for name in ("C3", "B3", "D3")] == ["artist", "artist", "builder"]
    assert player(match).reserve == ()
    assert options(match, "person") == []


@pytest.mark.rule("CIV-GRP-03")
def test_one_that_was_replaced_does_not_go_back_to_the_same_square() -> None:
    match = scene("start", {"reserve": ["artist", "builder"]})
    when(match, "person artist", "at C3", "person builder", "at C3")
    assert player(match).reserve == ("artist",)

    when(match, "person artist")
    assert "at C3" not in options(match)
    when(match, "at B3")
    assert [built(match, name) for name in ("C3", "B3")] == ["builder", "artist"]


@pytest.mark.rule("CIV-GRP-03")
@pytest.mark.parametrize("stage", ["trade", "city", "movement", "research"])
def test_in_other_phases_the_reserve_stays(stage: str) -> None:
    mine = {"reserve": ["artist"], "figures": ["army C3"], "trade": 6}
    match = scene(stage, mine)

    assert asked(match)[0] == 0
    assert not {"person artist", "at C3"} & set(options(match))


@pytest.mark.rule("CIV-GRP-04")
def test_it_stands_on_any_outskirts_square_but_water() -> None:
    assert places(gained()) == OUTSKIRTS


@pytest.mark.rule("CIV-GRP-05", "CIV-OVR-04")
def test_it_may_replace_a_building_or_a_wonder() -> None:
    words: dict[str, Any] = {"built": {"C3": "library", "D1": "stonehenge"}}
    over_building = gained(**words)
    assert supply(table(over_building), "library_university") == 5
    when(over_building, "at C3")
    assert built(over_building, "C3") == "artist"
    assert supply(table(over_building), "library_university") == 6

    over_wonder = when(gained(**words), "at D1")
    assert built(over_wonder, "D1") == "artist"
    assert player(over_wonder).wonders == ()
    assert "stonehenge" not in (*table(over_wonder).wonders, *table(over_wonder).wonder_pool)


@pytest.mark.rule("CIV-GRP-06", "CIV-OVR-09")
def test_under_a_building_it_returns_to_the_reserve() -> None:
    cities_ = {"C2": {"owner": 0, "capital": True, "bonus": 20}}
    match = scene("city", built={"D3": "general"}, cities=cities_)

    when(match, "produce C2", "build workshop")

    assert built(match, "D3") == "workshop"
    assert player(match).reserve == ("general",)


@pytest.mark.rule("CIV-GRP-06", "CIV-OVR-09")
def test_under_a_wonder_or_another_great_person_it_returns_to_the_reserve() -> None:
    cities_ = {"C2": {"owner": 0, "capital": True, "bonus": 20}}
    wonder = scene("city", built={"D3": "general"}, cities=cities_)
    when(wonder, "produce C2", "wonder stonehenge", "at D3")
    assert built(wonder, "D3") == "stonehenge"
    assert player(wonder).reserve == ("general",)

    person = when(gained(built={"D3": "general"}), "at D3")
    assert built(person, "D3") == "artist"
    assert player(person).reserve == ("general",)


@pytest.mark.rule("CIV-GRP-07")
@pytest.mark.parametrize("person", ICONS)
def test_its_icons_replace_those_of_the_square(person: str) -> None:
    match = gained(person)
    s, n, capital = table(match), square(match, "C1"), square(match, "C2")
    before = trade_of(s, capital), production_of(s, capital), culture_of(s, capital)
    assert tuple(icons(s, n)) == (1, 0, 0, 0, 0)  # a desert with wheat
    assert resources_of(s, capital) == ["wheat"]

    when(match, "at C1")

    trade, production, culture, coin, combat = ICONS[person]
    s = table(match)
    assert tuple(icons(s, n)) == ICONS[person]
    assert trade_of(s, capital) == before[0] - 1 + trade
    assert production_of(s, capital) == before[1] + production
    assert culture_of(s, capital) == before[2] + culture
    assert coins(s, player(match)) == coin
    assert combat_bonus(s, player(match)) == combat
    assert resources_of(s, capital) == []


@pytest.mark.rule("CIV-GRP-08")
@pytest.mark.parametrize("person", ICONS)
def test_in_reserve_it_gives_nothing(person: str) -> None:
    match = scene("city", {"reserve": [person] * 3})
    s, capital = table(match), square(match, "C2")

    assert (trade_of(s, capital), production_of(s, capital), culture_of(s, capital)) == (4, 5, 0)
    assert coins(s, player(match)) == 0
    assert combat_bonus(s, player(match)) == 0


@pytest.mark.rule("CIV-GRP-09", "CIV-BLK-04")
@pytest.mark.parametrize("figure", ["army", "scout"])
def test_it_is_not_put_beside_an_enemy(figure: str) -> None:
    match = gained(theirs={"figures": [f"{figure} C3"]})

    assert places(match) == [name for name in OUTSKIRTS if name != "C3"]
    assert "C3" in places(gained(mine={"figures": [f"{figure} C3"]}))


@pytest.mark.rule("CIV-GRP-10")
def test_a_city_may_hold_any_number_beside_a_starred_building() -> None:
    marks = {"C3": "temple", "B1": "artist", "B2": "artist", "B3": "builder", "C1": "general"}
    marks |= {"D1": "scientist"}
    match = gained("artist", built=marks)

    when(match, "at D3")

    assert {name: built(match, name) for name in marks} == marks
    assert built(match, "D3") == "artist"
    assert culture_of(table(match), square(match, "C2")) == 2 + 3 * 2


@pytest.mark.rule("CIV-GRP-11")
@pytest.mark.parametrize("stage", ["start", "trade", "city", "movement", "research"])
def test_nobody_picks_it_up_or_moves_it(stage: str) -> None:
    mine = {"figures": ["army C3"], "trade": 6}
    match = scene(stage, mine, built={"C3": "artist"})
    without = scene(stage, mine)

    assert options(match) == options(without)


@pytest.mark.rule("CIV-GRP-12", "CIV-BAT-18")
def test_a_general_helps_in_every_battle_while_it_is_on_the_map() -> None:
    field = attack({}, {}, built={"C3": "general"})
    assert bonus(field) == {"seat:0": 4}

    defence = attack({}, {}, built={"M7": "general"})
    assert bonus(defence) == {"seat:1": 4}

    city = siege({}, {}, built={"C3": "general", "B3": "general", "C1": "general"})
    assert bonus(city) == {"seat:0": 3 * 4 - 6}

    reserve = attack({"reserve": ["general"]}, {})
    assert bonus(reserve) == {}


@pytest.mark.rule("CIV-GRP-13")
def test_an_empty_pool_gives_nobody() -> None:
    match = scene("city", WISE, person_pool=[])

    when(match, "advance")

    assert (player(match).track, player(match).reserve) == (3, ())
    assert asked(match) == (0, "city")
    assert told(match, "great-person") == []


@pytest.mark.rule("CIV-GRP-14", "CIV-LOT-10")
def test_with_a_city_they_leave_the_game() -> None:
    mine = {"units": ["infantry_3", "mounted_3", "artillery_3"]}
    words: dict[str, Any] = {"built": {"H2": "artist", "M7": "builder"}, "person_pool": ["general"]}
    match = siege({**mine, "figures": ["army F2"]}, {}, **words)  # nobody defends it
    stand(match)

    assert cities(match, 1) == ["N6"]
    assert built(match, "H2") == ""
    assert built(match, "M7") == "builder"
    assert player(match, 1).reserve == ()
    assert player(match, 0).reserve == ()
    assert table(match).person_pool == ["general"]


@pytest.mark.rule("CIV-GRP-15")
def test_the_reserve_is_public() -> None:
    match = scene("city", {"reserve": ["artist", "general"]})

    for seat in (0, 1, None):
        assert match.view(seat)["table"]["players"][0]["reserve"] == ["artist", "general"]


@pytest.mark.rule("CIV-GRP-16", "CIV-HUT-13")
def test_a_great_person_of_a_village_may_be_put_at_once() -> None:
    mine = {"units": ["infantry_3", "mounted_3", "artillery_3"]}
    words: dict[str, Any] = {"village_pool": ["village_great_person"], "person_pool": ["builder"]}
    match = stand(raid(mine, **words))

    assert asked(match) == (0, "great-person")
    assert table(match).stage == "movement"

    when(match, "at C3")

    assert built(match, "C3") == "builder"
    assert player(match).markers == []
