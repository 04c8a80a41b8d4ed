"""The Movement phase (CIV-MOV)."""

from __future__ import annotations

from typing import Any

import pytest

from oikumene.engine.match import Match
from oikumene.titles.civilization.figures import MOVED, at
from tests.titles.civilization.fights import (
    FIELD,
    GATE,
    ME,
    RIVAL,
    TOWN,
    battle,
    drawn,
    march,
    siege,
    stand,
)
from tests.titles.civilization.given import (
    asked,
    figures,
    given,
    options,
    pass_on,
    player,
    refused,
    square,
    table,
    told,
    when,
)

Words = dict[str, Any]
ROW = ["A4", "B4", "C4", "D4", "E4", "F4", "G4", "H4"]
"""Land from edge to edge of the two open tiles."""
FOES: Words = {"units": ["infantry_2", "mounted_3"]}
STRONG: Words = {"units": ["aircraft_7", "aircraft_7"]}
IDLE = "scout B1"
"""A figure far from all that happens: its owner is asked again after a move."""


def moving(*where: str, rival: Words | None = None, me: Words | None = None, **words: Any) -> Match:
    """The Movement turn of a player with figures somewhere."""
    mine = {**ME, "figures": list(where), **(me or {})}
    return given(mine, {**RIVAL, **(rival or {})}, **{**FIELD, **words})


def reach(match: Match) -> int:
    """How many steps an army on the first square of the row can take."""
    when(match, "move A4 1 0")
    for steps, name in enumerate(ROW[1:], 1):
        when(match, f"go {name}")
        if asked(match)[1] != "step":
            return steps
    raise AssertionError("the row is too short")


def freezer(**words: Any) -> Words:
    """A rival who can stop figures wherever they are."""
    return {"techs": ["currency", "communism_tech"], "markers": ["hut_spy"], **words}


def stop_at(match: Match, name: str) -> Match:
    """The rival stops the moving group."""
    assert asked(match) == (1, "interrupt")
    return when(match, "use communism_tech", f"at {name}")


# Speed


@pytest.mark.rule("CIV-MOV-01")
def test_each_figure_may_move_once() -> None:
    match = moving("army A4", "scout G4", IDLE)

    when(match, "move A4 1 0", "go B4", "go C4", "move G4 0 1", "go G3", "go G2")

    assert figures(match, 0, "C4") == {"army": 1}
    assert figures(match, 0, "G2") == {"scout": 1}
    assert options(match) == ["move B1 0 1", "end"]
    assert refused(match)["move C4 1 0"] == "CIV-MOV-01"
    assert refused(match)["move G2 0 1"] == "CIV-MOV-01"


@pytest.mark.rule("CIV-MOV-01")
def test_figures_move_again_in_the_next_round() -> None:
    match = moving("army A4", IDLE)
    when(match, "move A4 1 0", "go B4", "stop", "end")

    pass_on(match, "movement", 0)

    assert table(match).round == 2
    assert "move B4 1 0" in options(match)


@pytest.mark.rule("CIV-MOV-02", "CIV-PSU-22")
@pytest.mark.parametrize(
    ("techs", "speed"),
    [
        ([], 2),
        (["horseback_riding"], 3),
        (["sailing"], 4),
        (["steam_power"], 5),
        (["flight"], 6),
        (["horseback_riding", "sailing"], 4),
        (["steam_power", "sailing", "horseback_riding"], 5),
        (["navigation"], 2),
    ],
)
def test_the_best_tech_sets_the_travel_speed(techs: list[str], speed: int) -> None:
    assert reach(moving("army A4", IDLE, me={"techs": ["construction", *techs]})) == speed


@pytest.mark.rule("CIV-MOV-03", "CIV-GEN-07")
@pytest.mark.parametrize("group", ["1 0", "0 1"])
def test_no_step_is_diagonal(group: str) -> None:
    match = moving("army F3", "scout F3")

    when(match, f"move F3 {group}")

    assert sorted(options(match, "go")) == ["go E3", "go F2", "go F4", "go G3"]


@pytest.mark.rule("CIV-MOV-04")
def test_a_move_is_finished_before_another_one_begins() -> None:
    match = moving("army A4", "army F3", IDLE)

    when(match, "move F3 1 0", "go F2")

    assert asked(match) == (0, "step")
    assert options(match, "move") == []

    when(match, "stop")

    assert "move A4 1 0" in options(match)
    assert options(match, "move F2") == []


@pytest.mark.rule("CIV-MOV-05")
def test_nobody_must_move_or_use_all_of_the_speed() -> None:
    match = moving("army F3", IDLE)

    when(match, "move F3 1 0", "go F2", "stop")

    assert figures(match, 0, "F2") == {"army": 1}
    assert asked(match) == (0, "movement")

    when(match, "end")

    assert figures(match, 0, "B1") == {"scout": 1}
    assert table(match).stage != "movement"


# Groups


@pytest.mark.rule("CIV-MOV-06")
def test_figures_of_one_square_move_in_any_groups() -> None:
    match = moving("2 army F3", "scout F3", "army G4")

    assert options(match, "move") == [
        f"move {group}" for group in ("F3 2 0", "F3 1 1", "F3 1 0", "F3 0 1", "G4 1 0")
    ]  # three would be too many for one square


@pytest.mark.rule("CIV-MOV-06")
def test_a_figure_that_has_arrived_joins_nobody() -> None:
    match = moving("army F3", "army G3")

    when(match, "move F3 1 0", "go G3", "stop")

    assert options(match, "move") == ["move G3 1 0"]


@pytest.mark.rule("CIV-MOV-07")
def test_a_group_shares_its_path_its_speed_and_its_move() -> None:
    match = moving("army E4", "scout E4", IDLE)

    when(match, "move E4 1 1", "go F4", "go G4")

    assert figures(match, 0, "G4") == {"army": 1, "scout": 1}
    assert figures(match, 0, "E4") == {}
    assert refused(match)["move G4 1 1"] == "CIV-MOV-01"
    assert all(f & MOVED for f in at(player(match), square(match, "G4")))


@pytest.mark.rule("CIV-MOV-08")
def test_nobody_joins_or_leaves_a_group_on_its_way() -> None:
    match = moving("army E4", "scout E4", "army F4")

    when(match, "move E4 1 1", "go F4")

    assert {option.split()[0] for option in options(match)} == {"go"}

    when(match, "go G4")

    assert figures(match, 0, "F4") == {"army": 1}
    assert figures(match, 0, "G4") == {"army": 1, "scout": 1}
    assert options(match, "move") == ["move F4 1 0"]


# Stacking


@pytest.mark.rule("CIV-MOV-09", "CIV-PSU-22")
def test_armies_and_scouts_count_alike_for_the_stacking_limit() -> None:
    match = moving("army F3", "army G3", "scout G3", me={"techs": ["construction"]})

    when(match, "move F3 1 0", "go F2", "go G2")
    when(match, "move G3 1 1")

    assert "go G2" in options(match)  # on the way to somewhere else
    when(match, "go G2")
    assert "stop" not in options(match)
    assert refused(match)["stop"] == "CIV-MOV-09"


@pytest.mark.rule("CIV-MOV-09")
def test_enemies_do_not_count_for_the_stacking_limit() -> None:
    match = moving("2 army F3", IDLE, me=STRONG, rival={"figures": ["2 army G3"]})

    when(match, "move F3 2 0", "go G3")
    stand(match)

    assert figures(match, 0, "G3") == {"army": 2}


@pytest.mark.rule("CIV-MOV-10", "CIV-NAT-11")
@pytest.mark.parametrize(
    ("techs", "limit"),
    [
        ([], 2),
        (["masonry"], 3),
        (["printing_press"], 4),
        (["biology"], 5),
        (["replaceable_parts"], 6),
        (["biology", "masonry"], 5),
    ],
)
@pytest.mark.parametrize("russian", [False, True], ids=["egypt", "russia"])
def test_the_best_tech_sets_the_stacking_limit(techs: list[str], limit: int, russian: bool) -> None:
    start = "communism_tech" if russian else "construction"
    me = {"civilization": "russia" if russian else "egypt", "techs": [start, *techs]}

    def may_stop(others: int) -> bool:
        """Whether an army may stop where so many other figures are."""
        armies, scouts = min(others, 5), max(0, others - 5)
        crowd = [f"{armies} army G3", *([f"{scouts} scout G3"] if scouts else [])]
        match = moving("army F3", *crowd, me=me)
        return "stop" in options(when(match, "move F3 1 0", "go G3"))

    limit += russian
    assert may_stop(limit - 1)
    assert not may_stop(limit)


@pytest.mark.rule("CIV-MOV-11")
def test_passing_own_figures_is_free() -> None:
    match = moving("2 army F3", "2 army G3")

    when(match, "move F3 2 0", "go G3", "go G2")

    assert figures(match, 0, "G2") == {"army": 2}


@pytest.mark.rule("CIV-MOV-11", "CIV-FIG-05")
def test_the_stacking_limit_holds_for_new_figures() -> None:
    words: Words = {"stage": "city", "me": {"trade": 27}}
    match = moving("army B1", "scout B1", "army B2", **words)

    when(match, "produce C2", "army")

    assert "at B1" not in options(match)
    assert refused(match)["at B1"] == "CIV-FIG-05"
    assert "at B2" in options(match)


# What figures meet


@pytest.mark.rule("CIV-MOV-12")
def test_figures_of_two_players_never_share_a_square() -> None:
    match = moving("army E2", "scout E1", rival={"figures": ["army F2", "scout F1"]})

    when(match, "move E1 0 1")
    assert "go F1" not in options(match)
    when(match, "go D1", "stop")
    march(match, "E2", "F2")
    stand(match)

    assert (figures(match, 0, "F2"), figures(match, 1, "F2")) == ({}, {"army": 1})

    match = moving("army E1", IDLE, rival={"figures": ["scout F1"]})
    march(match, "E1", "F1")
    assert (figures(match, 0, "F1"), figures(match, 1, "F1")) == ({"army": 1}, {})


@pytest.mark.rule("CIV-MOV-13")
def test_figures_pass_through_an_own_city_but_do_not_stop_there() -> None:
    match = moving("army B2", "scout B2", IDLE)

    when(match, "move B2 1 1", "go C2")

    assert "stop" not in options(match)
    assert refused(match)["stop"] == "CIV-MOV-13"

    when(match, "go C3")

    assert figures(match, 0, "C3") == {"army": 1, "scout": 1}


@pytest.mark.rule("CIV-MOV-14")
@pytest.mark.parametrize("owner", [0, 1])
@pytest.mark.parametrize(("figure", "group"), [("army", "1 0"), ("scout", "0 1")])
def test_all_figures_may_stop_in_the_outskirts_of_any_city(
    owner: int, figure: str, group: str
) -> None:
    match = moving(f"{figure} E2", IDLE, cities={TOWN: {"owner": owner}})

    when(match, f"move E2 {group}", "go F2", "stop")

    assert figures(match, 0, "F2") == {figure: 1}
    assert table(match).battle is None


@pytest.mark.rule("CIV-MOV-15")
def test_a_scout_may_not_enter_the_center_of_an_enemy_city() -> None:
    match = moving("scout F2", cities={TOWN: {"owner": 1}})

    when(match, "move F2 0 1")

    assert f"go {TOWN}" not in options(match)
    assert refused(match)[f"go {TOWN}"] == "CIV-MOV-15"


@pytest.mark.rule("CIV-MOV-16")
def test_an_army_in_the_center_of_an_enemy_city_attacks_it() -> None:
    match = siege({"units": ["infantry_1"]}, {"units": ["infantry_2", "mounted_1"]})

    assert battle(match).city
    assert battle(match).defender == 1
    assert battle(match).square == square(match, TOWN)


@pytest.mark.rule("CIV-MOV-17")
@pytest.mark.parametrize(
    "words",
    [
        {"huts": {"F4": "hut"}},
        {"huts": {"F4": "village"}},
        {"rival": {"figures": ["army F4"]}},
        {"rival": {"figures": ["scout F4"]}},
    ],
    ids=["hut", "village", "army", "scout"],
)
def test_an_army_stops_where_it_meets_something(words: Words) -> None:
    fast = {"techs": ["construction", "steam_power"], **STRONG}
    pools: Words = {"unit_deck": [], "village_pool": ["village_iron"]}
    match = moving("2 army E4", IDLE, me=fast, **pools, **words)

    when(match, "move E4 2 0", "go F4")
    stand(match)

    assert figures(match, 0, "F4") == {"army": 2}
    assert options(match) == ["move B1 0 1", "end"]


@pytest.mark.rule("CIV-MOV-17", "CIV-MOV-19", "CIV-BAT-58")
def test_an_army_stops_in_an_enemy_city() -> None:
    mine = {"techs": ["construction", "steam_power"], **STRONG}
    match = siege({**mine, "figures": ["army F2", IDLE]}, {})

    stand(match)
    when(match, "no")

    assert figures(match, 0, TOWN) == {"army": 1}
    assert "move B1 0 1" in options(match)
    assert refused(match)[f"move {TOWN} 1 0"] == "CIV-MOV-01"


@pytest.mark.rule("CIV-MOV-18", "CIV-BAT-11")
@pytest.mark.parametrize(
    "words",
    [
        {"huts": {TOWN: "village"}},
        {"rival": {"figures": [f"army {TOWN}"], **FOES}},
        {"rival": FOES, "cities": {TOWN: {"owner": 1}}},
    ],
    ids=["village", "army", "city"],
)
def test_a_scout_goes_with_an_army_but_does_not_fight(words: Words) -> None:
    units = ["infantry_1", "infantry_2", "infantry_3", "mounted_1", "mounted_2"]
    match = moving("army F2", "scout F2", me={"units": units}, **words)

    when(match, "move F2 1 1", f"go {TOWN}")

    assert asked(match)[1] == "battle"
    assert figures(match, 0, TOWN) == {"army": 1, "scout": 1}
    assert drawn(match)[0] == 3


@pytest.mark.rule("CIV-MOV-18")
def test_a_scout_goes_with_an_army_into_a_hut() -> None:
    match = moving("army E2", "scout E2", IDLE, huts={GATE: "hut"})

    when(match, "move E2 1 1", f"go {GATE}")

    assert figures(match, 0, GATE) == {"army": 1, "scout": 1}
    assert len(player(match).markers) == 1


@pytest.mark.rule("CIV-MOV-19")
def test_after_a_battle_nobody_who_fought_moves_again() -> None:
    me = {"techs": ["construction", "horseback_riding"], **STRONG}
    match = moving("army E2", IDLE, me=me, rival={"figures": ["army F2"]})

    march(match, "E2", "F2")
    stand(match)

    assert figures(match, 0, "F2") == {"army": 1}
    assert options(match, "move") == ["move B1 0 1"]
    assert refused(match)["move F2 1 0"] == "CIV-MOV-01"


# Flight

FLYER: Words = {"techs": ["construction", "flight"]}


@pytest.mark.rule("CIV-MOV-20")
@pytest.mark.parametrize("group", ["1 0", "0 1"])
@pytest.mark.parametrize(
    "words",
    [
        {"huts": {"F4": "hut"}},
        {"huts": {"F4": "village"}},
        {"rival": {"figures": ["army F4"]}},
        {"cities": {"F3": {"owner": 1}}},
    ],
    ids=["hut", "village", "figure", "city"],
)
def test_with_flight_figures_pass_whatever_they_meet(words: Words, group: str) -> None:
    over = "F3" if "cities" in words else "F4"
    start, end = (f"{column}{over[1]}" for column in "EG")
    match = moving(f"army {start}", f"scout {start}", IDLE, me=FLYER, **words)

    when(match, f"move {start} {group}", f"go {over}")
    assert ("stop" in options(match)) == (group == "1 0")
    when(match, f"go {end}", "stop")

    assert sum(figures(match, 0, end).values()) == 1
    assert table(match).battle is None
    assert player(match).markers == []
    assert len(table(match).huts) == len(words.get("huts", {}))


@pytest.mark.rule("CIV-MOV-20")
def test_where_a_flight_ends_the_square_is_resolved() -> None:
    huts = {"F4": "hut", "G4": "hut"}
    match = moving("army E4", IDLE, me=FLYER, huts=huts)
    when(match, "move E4 1 0", "go F4", "go G4", "stop")
    assert len(player(match).markers) == 1
    assert table(match).huts == {square(match, "F4"): "hut"}

    match = moving("army E4", me={**FLYER, **STRONG}, rival={"figures": ["army F4", "army G4"]})
    when(match, "move E4 1 0", "go F4", "go G4", "stop")
    assert [entry["square"] for entry in told(match, "battle")] == ["square:G4"]


# Illegal ends


@pytest.mark.rule("CIV-MOV-21", "CIV-MOV-13")
def test_the_last_step_may_not_end_in_an_own_city() -> None:
    match = moving("army A2")

    when(match, "move A2 1 0", "go B2")

    assert "go C2" not in options(match)
    assert refused(match)["go C2"] == "CIV-MOV-13"


@pytest.mark.rule("CIV-MOV-21", "CIV-MOV-09")
def test_the_last_step_may_not_end_above_the_stacking_limit() -> None:
    match = moving("army E4", "2 army G4")

    when(match, "move E4 1 0", "go F4")

    assert "go G4" not in options(match)
    assert refused(match)["go G4"] == "CIV-MOV-09"


@pytest.mark.rule("CIV-MOV-21", "CIV-WTR-02")
def test_the_last_step_may_not_end_on_water_without_the_tech() -> None:
    match = moving("army G2", me={"techs": ["construction", "navigation"]})

    when(match, "move G2 1 0", "go H2")

    assert "go H3" not in options(match)
    assert refused(match)["go H3"] == "CIV-WTR-02"


@pytest.mark.rule("CIV-MOV-21")
@pytest.mark.parametrize(("behind", "is_open"), [("army C3", True), ("2 army C3", False)])
def test_a_path_without_a_legal_end_is_closed_from_the_start(behind: str, is_open: bool) -> None:
    """The city has full squares on both sides: its center may be a blind alley."""
    rider = {"techs": ["construction", "horseback_riding"]}
    match = moving("scout A2", "2 army B2", "2 army C1", behind, me=rider)

    when(match, "move A2 0 1", "go B2")

    assert ("go C2" in options(match)) == is_open
    assert is_open or refused(match)["go C2"] == "CIV-MOV-13"


@pytest.mark.rule("CIV-MOV-21")
def test_a_figure_with_nowhere_to_end_does_not_set_out() -> None:
    match = moving("army A1", "scout A1", huts={"A2": "village", "B1": "village"})

    assert options(match, "move") == ["move A1 1 1", "move A1 1 0"]
    assert refused(match)["move A1 0 1"] == "CIV-MOV-21"


# Stopped by an effect


@pytest.mark.rule("CIV-MOV-22", "CIV-ABL-12")
def test_who_is_stopped_where_no_move_may_end_stays_there_and_leaves_later() -> None:
    match = moving("army B2", IDLE, rival=freezer())
    when(match, "move B2 1 0", "go C2")
    stop_at(match, "C2")

    assert figures(match, 0, "C2") == {"army": 1}
    assert asked(match) == (0, "movement")
    assert refused(match)["move C2 1 0"] == "CIV-MOV-01"

    when(match, "end")
    pass_on(match, "movement", 0)
    when(match, "move C2 1 0")
    assert "stop" not in options(match)
    when(match, "go C3")
    assert "go C2" not in options(match)
    when(match, "stop")
    assert figures(match, 0, "C3") == {"army": 1}


@pytest.mark.rule("CIV-MOV-22")
def test_who_is_stopped_above_the_stacking_limit_stays_there() -> None:
    match = moving("army E4", "2 army F4", IDLE, rival=freezer())
    when(match, "move E4 1 0", "go F4")
    stop_at(match, "F4")

    assert figures(match, 0, "F4") == {"army": 3}

    when(match, "end")
    pass_on(match, "movement", 0)
    assert [text for text in options(match, "move") if "F4" in text] == [
        "move F4 2 0",
        "move F4 1 0",
    ]


@pytest.mark.rule("CIV-MOV-22", "CIV-WTR-02")
def test_who_is_stopped_over_water_stays_there() -> None:
    me = {"techs": ["construction", "navigation"]}
    match = moving("scout H2", IDLE, me=me, rival=freezer())
    when(match, "move H2 0 1", "go H3")
    stop_at(match, "H3")

    assert figures(match, 0, "H3") == {"scout": 1}

    when(match, "end")
    pass_on(match, "movement", 0)
    when(match, "move H3 0 1", "go G3", "stop")
    assert figures(match, 0, "G3") == {"scout": 1}


@pytest.mark.rule("CIV-MOV-22", "CIV-GOV-27")
def test_who_is_stopped_over_an_enemy_without_the_right_to_attack_stays_there() -> None:
    peaceful = {
        "techs": ["construction", "flight", "democracy_tech"],
        "government": "democracy",
    }
    match = moving("army E4", IDLE, me=peaceful, rival=freezer(figures=["army F4"]))
    when(match, "move E4 1 0", "go F4")
    stop_at(match, "F4")

    assert (figures(match, 0, "F4"), figures(match, 1, "F4")) == ({"army": 1}, {"army": 1})
    assert table(match).battle is None
    assert told(match, "battle") == []


@pytest.mark.rule("CIV-ABL-16")
def test_only_an_army_that_ends_its_move_wrecks_a_building() -> None:
    """The army lets the market stand; the scout that joins it does not ask again."""
    me = {"techs": ["construction", "combustion"]}
    town: Words = {"cities": {"G2": {"owner": 1}}, "built": {"F2": "market"}}
    match = moving("army E2", "scout E3", IDLE, me=me, **town)

    when(match, "move E2 1 0", "go F2", "stop")
    assert asked(match) == (0, "wreck")
    when(match, "no", "move E3 0 1", "go F3", "go F2")

    assert figures(match, 0, "F2") == {"army": 1, "scout": 1}
    assert asked(match) == (0, "movement")
