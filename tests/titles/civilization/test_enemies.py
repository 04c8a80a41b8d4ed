"""Enemy figures and cities (CIV-ENM)."""

from __future__ import annotations

from typing import Any

import pytest

from oikumene.engine.match import Match
from oikumene.titles.civilization.figures import unbuilt
from tests.titles.civilization.fights import (
    FIELD,
    GATE,
    ME,
    RIVAL,
    TOWN,
    attack,
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
    player,
    refused,
    table,
    told,
    when,
)

Words = dict[str, Any]
IDLE = "army B1"
STRONG: Words = {"units": ["aircraft_7", "aircraft_7"]}
RICH: Words = {"trade": 8, "culture": 2, "goods": {"silk": 1}}


def meeting(*mine: str, theirs: list[str], me: Words | None = None, **rival: Any) -> Match:
    """The Movement turn of a player with enemies near."""
    players = [{**ME, "figures": list(mine), **(me or {})}]
    return given(*players, {**RIVAL, "figures": theirs, **rival}, **FIELD)


@pytest.mark.rule("CIV-ENM-01")
@pytest.mark.parametrize("enemy", ["army F2", "scout F2"])
def test_scouts_do_not_enter_squares_of_enemies(enemy: str) -> None:
    match = meeting("2 scout E2", theirs=[enemy])

    when(match, "move E2 0 2")

    assert "go F2" not in options(match)
    assert refused(match)["go F2"] == "CIV-ENM-01"


@pytest.mark.rule("CIV-ENM-01", "CIV-MOV-18")
def test_scouts_enter_squares_of_enemies_with_an_army() -> None:
    match = meeting("army E2", "scout E2", IDLE, theirs=["scout F2"])

    when(match, "move E2 1 1", "go F2")

    assert figures(match, 0, "F2") == {"army": 1, "scout": 1}


@pytest.mark.rule("CIV-ENM-02")
@pytest.mark.parametrize(
    ("spoil", "mine", "theirs"),
    [
        ("trade", (3, 0, 0), (5, 2, 1)),
        ("culture", (0, 2, 0), (8, 0, 1)),
        ("token silk", (0, 0, 1), (8, 2, 0)),
    ],
)
def test_lone_scouts_die_at_once_and_their_killer_takes_loot(
    spoil: str, mine: tuple[int, int, int], theirs: tuple[int, int, int]
) -> None:
    match = meeting("army E2", IDLE, theirs=["2 scout F2"], units=["infantry_3"], **RICH)

    march(match, "E2", "F2")

    assert figures(match, 1, "F2") == {}
    assert unbuilt(player(match, 1), 1) == 2
    assert told(match, "battle") == []
    assert asked(match) == (0, "spoils")
    points = ["trade", "trade 2", "trade 1", "culture", "culture 1"]
    assert options(match) == [*points, "token silk", "no"]
    when(match, spoil)
    for seat, owned in enumerate((mine, theirs)):
        p = player(match, seat)
        assert (p.trade, p.culture, p.goods[1]) == owned


@pytest.mark.rule("CIV-ENM-03")
def test_with_an_army_among_them_a_battle_is_fought() -> None:
    units = ["infantry_2", "mounted_2"]
    match = meeting("army E2", theirs=["scout F2", "army F2"], me={"units": units}, units=units)

    march(match, "E2", "F2")

    assert battle(match).defender == 1
    assert figures(match, 1, "F2") == {"army": 1, "scout": 1}


@pytest.mark.rule("CIV-ENM-04")
def test_scouts_of_the_defeated_defender_die_with_the_armies() -> None:
    match = meeting("army E2", IDLE, theirs=["scout F2", "army F2"], me=STRONG)

    stand(march(match, "E2", "F2"))

    assert figures(match, 1, "F2") == {}
    assert figures(match, 0, "F2") == {"army": 1}


@pytest.mark.rule("CIV-ENM-04")
def test_scouts_of_the_defeated_attacker_die_with_the_armies() -> None:
    match = meeting("army E2", "scout E2", IDLE, theirs=["army F2"], **STRONG)

    stand(march(match, "E2", "F2"))

    assert figures(match, 0, "F2") == {}
    assert unbuilt(player(match), 1) == 2


@pytest.mark.rule("CIV-ENM-04")
def test_scouts_of_the_winner_live() -> None:
    match = meeting("army E2", "scout E2", IDLE, theirs=["army F2"], me=STRONG)

    stand(march(match, "E2", "F2"))

    assert figures(match, 0, "F2") == {"army": 1, "scout": 1}


JURIST: Words = {"civilization": "rome"}


@pytest.mark.rule("CIV-ENM-05", "CIV-TEC-09")
def test_killing_scouts_is_a_battle_won_without_a_battle() -> None:
    able: Words = {**JURIST, "techs": ["code_of_laws", "metalworking"], "goods": {"iron": 1}}
    match = meeting("army E2", IDLE, theirs=["scout F2"], me={**able, **STRONG})

    march(match, "E2", "F2")

    assert player(match).tokens == {"code_of_laws": 1}
    assert drawn(match) == []
    assert told(match, "battle-result") == []
    assert asked(match) == (0, "movement")


@pytest.mark.rule("CIV-ENM-05")
def test_killing_scouts_uses_up_the_coin_of_the_round() -> None:
    match = meeting("army E2", "army E4", IDLE, theirs=["scout F2", "scout F4"], me=JURIST)

    march(match, "E2", "F2")
    march(match, "E4", "F4")

    assert figures(match, 1, "F4") == {}
    assert player(match).tokens == {"code_of_laws": 1}


@pytest.mark.rule("CIV-ENM-06")
@pytest.mark.parametrize("seat", [1, 2])
def test_every_other_player_is_an_enemy(seat: int) -> None:
    """Field and capitals for three; whoever stands there is attacked, and blocks scouts."""
    players: list[Words] = [
        {**ME, "figures": ["army F5", "scout F6"], **STRONG},
        {**RIVAL},
        {"civilization": "germany"},
    ]
    players[seat]["figures"] = ["army G5", "army G6"]
    match = given(*players, tiles={"E5": "tile_10"}, huts={}, stage="movement")

    when(match, "move F6 0 1")
    assert refused(match)["go G6"] == "CIV-ENM-01"
    when(match, "go F7", "stop")
    stand(march(match, "F5", "G5"))

    assert told(match, "battle")[0]["defender"] == f"seat:{seat}"
    assert figures(match, seat, "G5") == {}


@pytest.mark.rule("CIV-ENM-08")
@pytest.mark.parametrize("outskirts", [[], ["2 army H2", "army G1"]], ids=["none", "three"])
def test_figures_around_a_city_do_not_defend_it(outskirts: list[str]) -> None:
    units = ["infantry_1"] * 3 + ["infantry_2"] * 4 + ["mounted_2"] * 4
    match = siege({"units": ["mounted_1"]}, {"units": units, "figures": outskirts})
    assert drawn(match) == [1, 6]  # 3, and 3 for the city

    stand(match)

    assert figures(match, 0, TOWN) == {}
    assert len(player(match, 1).figures) == 3 * bool(outskirts)


@pytest.mark.rule("CIV-ENM-08")
def test_figures_around_a_city_outlive_it() -> None:
    mine: Words = {**STRONG, "figures": [f"army {GATE}", IDLE]}
    match = siege(mine, {"figures": ["army H2", "scout G1"]})

    stand(match)

    assert told(match, "city-destroyed") != []
    assert figures(match, 1, "H2") == {"army": 1}
    assert figures(match, 1, "G1") == {"scout": 1}


@pytest.mark.rule("CIV-ENM-03")
def test_armies_in_the_open_do_not_help_each_other() -> None:
    units = ["infantry_1"] * 3 + ["infantry_2"] * 4
    match = attack({"units": ["mounted_1"]}, {"units": units, "figures": ["army F2", "army G2"]})

    assert drawn(match) == [1, 3]
    assert table(match).battle is not None
