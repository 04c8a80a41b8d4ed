"""What each civilization can do (CIV-NAT)."""

from __future__ import annotations

from typing import Any

import pytest

import oikumene
from oikumene.engine.match import Match
from oikumene.titles.civilization.cards import INFANTRY
from oikumene.titles.civilization.figures import unbuilt
from tests.titles.civilization.fights import (
    FIELD,
    GATE,
    ME,
    RIVAL,
    TOWN,
    attack,
    killed,
    march,
    raid,
    result,
    siege,
    stand,
)
from tests.titles.civilization.given import (
    asked,
    built,
    cities,
    city,
    figures,
    given,
    goods,
    options,
    pass_on,
    player,
    refused,
    table,
    told,
    when,
)

AMERICA: dict[str, Any] = {"civilization": "america"}
CHINA: dict[str, Any] = {"civilization": "china"}
EGYPT: dict[str, Any] = {"civilization": "egypt"}
GERMANY: dict[str, Any] = {"civilization": "germany"}
ROME: dict[str, Any] = {"civilization": "rome"}
RUSSIA: dict[str, Any] = {"civilization": "russia"}


# America


@pytest.mark.rule("CIV-NAT-01")
@pytest.mark.parametrize(
    ("me", "home", "place", "paid"),
    [
        (AMERICA, "N6", "M7", 3),
        ({**CHINA, "techs": ["writing", "currency"]}, "N7", "N6", 6),
    ],
    ids=["america", "china"],
)
def test_america_gets_two_production_for_three_trade(
    me: dict[str, Any], home: str, place: str, paid: int
) -> None:
    match = given(ROME, {**me, "trade": 7}, stage="city", first=1)

    when(match, f"produce {home}", "build market", f"at {place}")  # 7, with 5 production

    assert player(match, 1).trade == 7 - paid


# China


@pytest.mark.rule("CIV-NAT-02")
@pytest.mark.parametrize(("civilization", "culture"), [("china", 3), ("egypt", 0)])
def test_china_gains_culture_with_a_hut(civilization: str, culture: int) -> None:
    me = {"civilization": civilization, "figures": ["army E2"]}
    match = given(me, RIVAL, **{**FIELD, "huts": {"F2": "hut"}})

    march(match, "E2", "F2")

    assert len(player(match).markers) == 1
    assert player(match).culture == culture


@pytest.mark.rule("CIV-NAT-02")
@pytest.mark.parametrize(("units", "culture"), [(["aircraft_7"], 3), ([], 0)], ids=["won", "lost"])
def test_china_gains_culture_with_a_village(units: list[str], culture: int) -> None:
    match = stand(raid({**CHINA, "units": units}))

    assert player(match).culture == culture


def chinese_loss() -> Match:
    """China has lost a battle with two units that were killed, and is asked which one to save."""
    mine = {**CHINA, "units": ["infantry_1", "mounted_1"]}
    match = attack(mine, {"units": ["infantry_3", "artillery_2"]})
    return when(match, "front infantry_3", "attack infantry_1 1", "attack mounted_1 1")


@pytest.mark.rule("CIV-NAT-03")
@pytest.mark.parametrize(("answer", "units"), [("save mounted_1", ["mounted_1"]), ("no", [])])
def test_china_may_save_one_killed_unit_after_a_battle(answer: str, units: list[str]) -> None:
    match = chinese_loss()

    assert result(match)[0] == "seat:1"
    assert asked(match) == (0, "save-unit")
    assert options(match) == ["save infantry_1", "save mounted_1", "no"]
    assert player(match).units == []

    when(match, answer)

    assert player(match).units == units
    assert table(match).unit_discards[INFANTRY] == ["infantry_1"]
    assert asked(match)[1] != "save-unit"


@pytest.mark.rule("CIV-NAT-03")
def test_china_saves_a_unit_after_a_victory_too_and_nobody_else_does() -> None:
    match = attack({"units": ["infantry_2"]}, {**CHINA, "units": ["infantry_2"]})

    when(match, "attack infantry_2 1")

    assert result(match)[0] == "seat:1"
    assert (asked(match), options(match)) == ((1, "save-unit"), ["save infantry_2", "no"])


@pytest.mark.rule("CIV-NAT-03")
def test_china_saves_no_barbarians() -> None:
    match = raid({"units": ["infantry_3", "infantry_2"], "figures": ["army E2", "army E4"]}, CHINA)

    when(match, "front infantry_1", "attack infantry_3 1")
    stand(match)

    assert ("owner:barbarians", "unit:infantry") in killed(match)
    assert asked(match) == (0, "movement")
    assert player(match, 1).units == []


@pytest.mark.rule("CIV-NAT-04")
def test_a_saved_unit_counts_as_killed() -> None:
    mine = {**CHINA, "figures": ["2 army E2"], "units": ["infantry_1", "infantry_1", "aircraft_7"]}
    match = attack(mine, {"units": ["infantry_3"]})

    when(match, "attack infantry_1 1", "attack infantry_1 1", "front aircraft_7", "save infantry_1")

    assert result(match)[0] == "seat:0"
    assert player(match).units == ["aircraft_7", "infantry_1"]
    assert figures(match, 0, "F2") == {"army": 1}


# Egypt


BUILDER: dict[str, Any] = {**EGYPT, "techs": ["construction", "engineering"]}
"""Egypt with workshops for mountains (D3) and aqueducts for grassland (C3)."""


def egyptian_cities() -> Match:
    """Egypt has a city besides its capital."""
    return given(BUILDER, **{**FIELD, "stage": "city"}, cities={"G2": {"owner": 0}})


@pytest.mark.rule("CIV-NAT-05")
def test_a_city_of_egypt_may_build_for_free_with_its_action() -> None:
    match = egyptian_cities()

    when(match, "free C2")

    assert options(match) == ["build workshop", "build aqueduct"]

    when(match, "build aqueduct")  # 8, with 5 production and no trade

    assert built(match, "C3") == "aqueduct"
    assert city(match, "C2").done == ("produce",)
    assert refused(match)["produce C2"] == "CIV-CTY-01"


@pytest.mark.rule("CIV-NAT-05")
def test_egypt_builds_for_free_once_in_a_round() -> None:
    match = egyptian_cities()
    assert options(match, "free") == ["free C2", "free G2"]

    when(match, "free C2", "build workshop")

    assert options(match, "free") == []
    assert refused(match)["free G2"] == "CIV-NAT-05"
    assert "arts G2" in options(match)

    pass_on(match, "start")
    pass_on(match, "city", 0)

    assert options(match, "free") == ["free C2", "free G2"]


@pytest.mark.rule("CIV-NAT-05")
@pytest.mark.parametrize(
    ("blockader", "building"), [("army D3", "aqueduct"), ("army C3", "workshop")]
)
def test_a_free_building_is_placed_by_the_usual_rules(blockader: str, building: str) -> None:
    match = given(BUILDER, {**RIVAL, "figures": [blockader]}, stage="city")

    when(match, "free C2")  # there is one building left, and one square for it

    assert list(table(match).built.values()) == [building]


@pytest.mark.rule("CIV-NAT-05")
def test_others_do_not_build_for_free() -> None:
    match = given({**ROME, "techs": ["code_of_laws", "construction"]}, stage="city")

    assert options(match, "free") == []


# Germany


FOUR: tuple[str, ...] = ("metalworking", "pottery", "writing", "currency")
THREE: tuple[str, ...] = ("engineering", "irrigation", "sailing")
TWO: tuple[str, ...] = ("banking", "biology")


def researched(techs: tuple[str, ...], tech: str, **words: Any) -> Match:
    """Germany has researched a tech."""
    match = given({**GERMANY, "techs": techs, "trade": 26}, stage="research", **words)
    return when(match, f"tech {tech}")


@pytest.mark.rule("CIV-NAT-06")
@pytest.mark.parametrize(
    ("techs", "tech", "card"),
    [
        ((), "chivalry", "mounted_2"),
        ((), "democracy_tech", "infantry_2"),
        ((), "mathematics", "artillery_2"),
        ((*THREE, *TWO), "flight", "aircraft_6"),
    ],
)
def test_germany_gets_a_unit_and_a_resource_with_a_tech_of_units(
    techs: tuple[str, ...], tech: str, card: str
) -> None:
    deck = ["mounted_2", "infantry_2", "artillery_2", "aircraft_6"]
    match = researched((*FOUR, *techs), tech, unit_deck=deck)

    assert asked(match) == (0, "german-resource")
    assert options(match) == ["take wheat", "take silk", "take incense", "take iron"]

    when(match, "take silk")

    assert player(match).units == [card]
    assert goods(match) == {"silk": 1}
    assert table(match).market == [2, 1, 2, 2]


@pytest.mark.rule("CIV-NAT-06")
def test_germany_gets_nothing_with_other_techs_and_others_get_nothing() -> None:
    for match in (
        researched(FOUR, "navigation"),
        when(
            given({**ROME, "techs": ["code_of_laws", "pottery"], "trade": 11}, stage="research"),
            "tech chivalry",
        ),
    ):
        assert (player(match).units, goods(match)) == ([], {})
        assert asked(match)[1] == "start"


@pytest.mark.rule("CIV-NAT-06")
def test_germany_gets_nothing_for_its_setup() -> None:
    match = oikumene.start("civilization", 2, 1, {"civilization": ["germany", "rome"]})

    while table(match).stage == "setup":
        when(match, options(match)[0])

    assert goods(match) == {}
    assert len(player(match).units) == 5  # those of the setup


@pytest.mark.rule("CIV-NAT-07")
def test_germany_gets_them_without_a_higher_rank_too() -> None:
    deck = ["infantry_1"]
    match = researched((*FOUR, *THREE[:2], "gunpowder"), "democracy_tech", unit_deck=deck)

    when(match, "take iron")

    assert player(match).units == ["infantry_1"]
    assert told(match, "drew-unit-card", 0) == [{"unit": "unit:infantry", "n": 3}]
    assert goods(match) == {"iron": 1}


@pytest.mark.rule("CIV-NAT-08")
@pytest.mark.parametrize(("market", "got"), [({}, {}), ({"iron": 1}, {"iron": 1})])
def test_germany_takes_what_is_in_the_market(market: dict[str, int], got: dict[str, int]) -> None:
    match = researched(FOUR, "chivalry", market=market, unit_deck=["mounted_1"])

    assert player(match).units == ["mounted_1"]
    assert goods(match) == got


@pytest.mark.rule("CIV-NAT-16")
@pytest.mark.parametrize("way", ["loot", "event", "wonder"])
def test_germany_gets_them_however_it_learns(way: str) -> None:
    me = {**GERMANY, "techs": ["metalworking", "pottery", "currency"]}
    rival = {**RIVAL, "techs": ["currency", "mathematics"]}
    deck = ["artillery_1"]
    if way == "loot":
        match = siege({**me, "units": ["aircraft_7"]}, rival, unit_deck=deck)
        when(match, "learn")
    elif way == "event":
        match = given({**me, "events": ["knowledge_shared"]}, rival, unit_deck=deck)
        when(match, "play knowledge_shared")
    else:
        match = given(me, rival, built={"D2": "statue_of_liberty"}, unit_deck=deck)
        when(match, "wonder statue_of_liberty")

    when(match, "take wheat")

    assert "mathematics" in player(match).techs
    assert "artillery_1" in player(match).units
    assert goods(match) == {"wheat": 1}


@pytest.mark.rule("CIV-NAT-16")
def test_the_german_unit_is_built_after_the_upgrade() -> None:
    match = researched(FOUR, "mathematics", unit_deck=["artillery_1"])

    assert told(match, "drew-unit-card", 0) == [{"unit": "unit:artillery", "n": 2}]


# Rome


@pytest.mark.rule("CIV-NAT-09")
def test_rome_advances_when_it_builds_a_wonder() -> None:
    capital = {"B3": {"owner": 0, "capital": True, "bonus": 4}}
    match = given({**ROME, "culture": 1}, stage="city", cities=capital)

    when(match, "produce B3", "wonder stonehenge", "at C3")

    rewarded(match)
    assert player(match).culture == 1


def rewarded(match: Match) -> None:
    """Rome has made one step on the culture track, with its card."""
    assert player(match).track == 1
    assert len(player(match).events) == 1


@pytest.mark.rule("CIV-NAT-09", "CIV-NAT-10")
def test_rome_advances_when_it_founds_a_city() -> None:
    match = given({**ROME, "figures": ["scout E3"]}, **{**FIELD, "stage": "start"})

    when(match, "found E3")

    rewarded(match)


@pytest.mark.rule("CIV-NAT-09")
def test_rome_advances_when_it_conquers_a_city_or_a_village() -> None:
    strong = {**ROME, "units": ["aircraft_7"]}

    rewarded(when(siege(strong, {}), "no"))
    rewarded(stand(raid(strong)))


@pytest.mark.rule("CIV-NAT-09")
def test_rome_does_not_advance_with_a_defeat_or_a_victory_in_the_field() -> None:
    strong, weak = {**ROME, "units": ["aircraft_7"]}, {**ROME, "units": []}

    for match in (siege(weak, {}), stand(raid(weak)), attack(strong, {})):
        assert (player(match).track, player(match).events) == (0, [])


@pytest.mark.rule("CIV-NAT-09")
def test_a_free_step_of_rome_brings_the_reward_of_its_space() -> None:
    match = given({**ROME, "track": 2, "figures": ["scout E3"]}, **{**FIELD, "stage": "start"})

    when(match, "found E3")

    assert asked(match) == (0, "great-person")


@pytest.mark.rule("CIV-NAT-09")
def test_only_rome_advances() -> None:
    match = given({**ME, "figures": ["scout F2"]}, **{**FIELD, "stage": "start"})

    when(match, "found F2")

    assert cities(match) == ["C2", "F2"]
    assert player(match).track == 0


@pytest.mark.rule("CIV-NAT-10")
def test_rome_does_not_advance_with_its_capital() -> None:
    match = oikumene.start("civilization", 2, 1, {"civilization": ["rome", "egypt"]})

    while table(match).stage == "setup":
        when(match, options(match)[0])

    assert len(cities(match)) == 1
    assert (player(match).track, player(match).events) == (0, [])


# Russia


@pytest.mark.rule("CIV-NAT-11")
@pytest.mark.parametrize(
    ("me", "limit"),
    [
        (RUSSIA, 3),
        ({**RUSSIA, "techs": ["communism_tech", "masonry"]}, 4),
        (ME, 2),
    ],
    ids=["russia", "russia with masonry", "egypt"],
)
def test_one_more_russian_figure_stands_in_a_square(me: dict[str, Any], limit: int) -> None:
    for standing in (limit - 1, limit):
        match = given({**me, "figures": [f"{standing} army F2", "army E2"]}, **FIELD)

        when(match, "move E2 1 0", "go F2")

        assert ("stop" in options(match)) == (standing < limit)
        assert refused(match).get("stop") == (None if standing < limit else "CIV-MOV-09")


@pytest.mark.rule("CIV-NAT-11")
def test_russia_has_a_seventh_army_that_can_be_rebuilt() -> None:
    armies = ["army E2", "3 army A3", "3 army B3"]
    match = attack({**RUSSIA, "figures": armies}, {"units": ["infantry_1"]})
    assert unbuilt(player(match), 0) == 1  # it was killed

    pass_on(match, "city", 0)
    when(match, "produce C3", "army", "at D3")

    assert unbuilt(player(match), 0) == 0


def infiltrated(figure: str, **words: Any) -> Match:
    """A Russian figure beside an enemy city."""
    me = {**RUSSIA, "figures": [f"{figure} {GATE}"], **words.pop("me", {})}
    rival = {**RIVAL, **words.pop("rival", {})}
    return given(me, rival, **FIELD, cities={TOWN: {"owner": 1, "walls": True}}, **words)


@pytest.mark.rule("CIV-NAT-12", "CIV-NAT-13")
@pytest.mark.parametrize("figure", ["army", "scout"])
def test_russia_may_sacrifice_a_figure_in_an_enemy_city_for_a_tech(figure: str) -> None:
    words = {"me": {"units": ["aircraft_7"]}, "rival": {"units": ["infantry_1"]}}
    match = march(infiltrated(figure, **words), GATE, TOWN)
    if figure == "army":
        assert (asked(match), options(match)) == ((0, "sacrifice"), ["sacrifice", "attack"])
        when(match, "sacrifice")

    assert player(match).techs == ("communism_tech", "currency")
    assert player(match).figures == []
    assert told(match, "battle") == []
    assert city(match, TOWN).walls
    assert player(match, 1).units == ["infantry_1"]


@pytest.mark.rule("CIV-NAT-12")
def test_the_army_may_attack_instead() -> None:
    match = march(infiltrated("army", me={"units": ["aircraft_7", "aircraft_6"]}), GATE, TOWN)

    when(match, "attack")

    assert result(match) == ("seat:0", 13, 10)
    assert cities(match, 1) == ["N6"]


@pytest.mark.rule("CIV-NAT-12")
def test_russia_sacrifices_one_figure_in_a_round() -> None:
    two = {"figures": ["army F2", "army G1", "scout H2"]}
    rival = {"techs": ["currency", "writing", "pottery"]}
    match = march(infiltrated("army", me=two, rival=rival), GATE, TOWN)
    when(match, "sacrifice", "tech writing", "move H2 0 1")

    assert refused(match)[f"go {TOWN}"] == "CIV-MOV-15"

    when(match, "go H1", "stop")
    march(match, "G1", TOWN)

    assert len(told(match, "battle")) == 1


@pytest.mark.rule("CIV-NAT-13")
def test_the_tech_must_be_unknown_and_fit_the_pyramid() -> None:
    words: dict[str, Any] = {
        "me": {"techs": ["communism_tech", "pottery"]},
        "rival": {"techs": ["currency", "pottery", "chivalry", "banking"]},
    }
    match = march(infiltrated("scout", **words), GATE, TOWN)

    assert asked(match) == (0, "sacrifice-tech")
    assert options(match) == ["tech currency", "tech chivalry"]


@pytest.mark.rule("CIV-NAT-14")
def test_other_scouts_may_not_enter_an_enemy_city() -> None:
    me = {**ME, "figures": [f"scout {GATE}"]}
    match = given(me, RIVAL, **FIELD, cities={TOWN: {"owner": 1}})

    when(match, f"move {GATE} 0 1")

    assert f"go {TOWN}" not in options(match)
    assert refused(match)[f"go {TOWN}"] == "CIV-MOV-15"


GROUP: dict[str, Any] = {"me": {"units": ["aircraft_7", "aircraft_6"]}}


@pytest.mark.rule("CIV-NAT-17")
@pytest.mark.parametrize(
    ("group", "given_away", "left"),
    [
        (["2 army F2"], "army", {"army": 1}),
        (["army F2", "scout F2"], "scout", {"army": 1}),
        (["2 army F2", "scout F2"], "army", {"army": 1, "scout": 1}),
        (["2 army F2", "scout F2"], "scout", {"army": 2}),
    ],
)
def test_a_group_may_sacrifice_one_and_attack_with_the_rest(
    group: list[str], given_away: str, left: dict[str, int]
) -> None:
    match = march(infiltrated("army", me={**GROUP["me"], "figures": group}), GATE, TOWN)
    assert asked(match) == (0, "sacrifice")

    when(match, f"sacrifice {given_away}")

    assert player(match).techs == ("communism_tech", "currency")
    assert [entry["figure"] for entry in told(match, "sacrificed")] == [f"figure:{given_away}"]
    assert len(told(match, "battle")) == 1
    assert figures(match, 0, TOWN) == left


@pytest.mark.rule("CIV-NAT-17")
@pytest.mark.parametrize(
    ("group", "offered"),
    [
        (["2 army F2"], ["sacrifice army", "attack"]),
        (["army F2", "scout F2"], ["sacrifice scout", "attack"]),
        (["2 army F2", "scout F2"], ["sacrifice army", "sacrifice scout", "attack"]),
    ],
)
def test_an_army_must_be_left_to_attack(group: list[str], offered: list[str]) -> None:
    match = march(infiltrated("army", me={"figures": group}), GATE, TOWN)

    assert options(match) == offered


@pytest.mark.rule("CIV-NAT-17", "CIV-MOV-15")
def test_a_group_of_scouts_cannot_enter_to_sacrifice_one() -> None:
    match = infiltrated("scout", me={"figures": ["2 scout F2"]})

    when(match, f"move {GATE} 0 2")

    assert refused(match)[f"go {TOWN}"] == "CIV-MOV-15"


@pytest.mark.rule("CIV-NAT-17", "CIV-GOV-27")
def test_under_democracy_a_group_cannot_enter_because_the_rest_would_attack() -> None:
    peaceful = {"techs": ["communism_tech", "democracy_tech"], "government": "democracy"}
    match = infiltrated("army", me={**peaceful, "figures": ["2 army F2"]})

    when(match, f"move {GATE} 2 0")

    assert refused(match)[f"go {TOWN}"] == "CIV-GOV-27"


@pytest.mark.rule("CIV-NAT-15")
def test_without_a_tech_to_learn_a_scout_may_not_enter() -> None:
    match = infiltrated("scout", me={"techs": ["communism_tech", "currency"]})

    when(match, f"move {GATE} 0 1")

    assert refused(match)[f"go {TOWN}"] == "CIV-MOV-15"


@pytest.mark.rule("CIV-NAT-15")
def test_without_a_tech_to_learn_an_army_just_attacks() -> None:
    match = infiltrated("army", me={"techs": ["communism_tech", "currency"]})

    march(match, GATE, TOWN)

    assert len(told(match, "battle")) == 1
    assert told(match, "sacrificed") == []
