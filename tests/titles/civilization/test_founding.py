"""Founding cities (CIV-FND) and the worked examples about it."""

from __future__ import annotations

from typing import Any

import pytest

from oikumene.engine.match import Match
from oikumene.titles.civilization.founding import why_not_found
from oikumene.titles.civilization.yields import coins, trade_of
from tests.titles.civilization.given import (
    asked,
    cities,
    city,
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

TILES = {"E1": "tile_03/1", "E5": "tile_08/0", "A5": "tile_12/2"}
"""West of column I all is face up; Rome's capital lies on B3."""


def scouting(*where: str, **table_words: Any) -> Match:
    """Rome's Start of Turn with figures somewhere, and no huts."""
    words = {"tiles": TILES, "huts": {}, **table_words}
    return given(
        {"civilization": "rome", "figures": list(where)}, {"civilization": "germany"}, **words
    )


@pytest.mark.rule("CIV-FND-01", "CIV-FND-03", "CIV-FND-10", "CIV-CMP-06")
def test_a_scout_becomes_a_city() -> None:
    match = scouting("scout F6", "army B2")
    assert options(match, "found") == ["found F6"]  # not where the army stands

    when(match, "found F6")

    assert cities(match) == ["B3", "F6"]
    assert city(match, "F6").owner == 0
    assert not city(match, "F6").walls
    assert not city(match, "F6").capital
    assert figures(match, 0, "F6") == {}
    assert len(player(match).figures) == 1


@pytest.mark.rule("CIV-FND-01", "CIV-FND-02")
def test_the_limit_counts_the_capital() -> None:
    limited = scouting("scout F6", cities={"B3": {"owner": 0, "capital": True}, "C7": {"owner": 0}})
    assert "found F6" not in options(limited)
    assert refused(limited)["found F6"] == "CIV-FND-02"

    irrigated = given(
        {"civilization": "rome", "figures": ["scout F6"], "techs": ["code_of_laws", "irrigation"]},
        {"civilization": "germany"},
        tiles=TILES,
        huts={},
        cities={"B3": {"owner": 0, "capital": True}, "C7": {"owner": 0}},
    )
    when(irrigated, "found F6")
    assert cities(irrigated) == ["B3", "C7", "F6"]


@pytest.mark.rule("CIV-FND-04", "CIV-EX-05")
def test_no_city_on_water() -> None:
    match = scouting("scout F5")
    assert "found F5" not in options(match)
    assert refused(match)["found F5"] == "CIV-FND-04"


@pytest.mark.rule("CIV-FND-05", "CIV-EX-07", "CIV-GEN-08")
@pytest.mark.parametrize("where", ["H6", "F8"])
def test_all_eight_squares_around_must_be_there(where: str) -> None:
    match = scouting(f"scout {where}")  # beside a facedown tile; at the edge of the map
    assert options(match, "found") == []
    assert refused(match)[f"found {where}"] == "CIV-FND-05"


@pytest.mark.rule("CIV-FND-06", "CIV-EX-06")
def test_a_marker_beside_it_forbids_a_city_until_it_is_gone() -> None:
    village = scouting("scout F6", huts={"G7": "village"})
    assert options(village, "found") == []
    assert refused(village)["found F6"] == "CIV-FND-06"
    assert options(scouting("scout F6", huts={"H8": "village"}), "found") == ["found F6"]


@pytest.mark.rule("CIV-FND-07")
def test_a_marker_on_the_square_forbids_a_city() -> None:
    match = scouting("scout F6", huts={"F6": "hut"})
    assert options(match, "found") == []
    assert refused(match)["found F6"] == "CIV-FND-07"


@pytest.mark.rule("CIV-FND-08", "CIV-EX-08", "CIV-GEN-06")
@pytest.mark.parametrize("enemy", ["army G7", "scout E5"])
def test_an_enemy_figure_beside_it_forbids_a_city(enemy: str) -> None:
    match = given(
        {"civilization": "rome", "figures": ["scout F6", "army F7", "scout G6"]},
        {"civilization": "germany", "figures": [enemy]},
        tiles=TILES,
        huts={},
    )
    assert refused(match)["found F6"] == "CIV-FND-08"


@pytest.mark.rule("CIV-FND-08")
def test_own_figures_never_hinder() -> None:
    assert options(scouting("scout F6", "army F7", "army G6"), "found") == ["found F6"]


@pytest.mark.rule("CIV-FND-09", "CIV-EX-09")
def test_city_centers_are_three_squares_apart() -> None:
    near = scouting("scout D4")  # two columns and one row from B3
    assert refused(near)["found D4"] == "CIV-FND-09"
    assert options(scouting("scout E3"), "found") == ["found E3"]

    foreign = scouting("scout F6", cities={"B3": {"owner": 0, "capital": True}, "E4": {"owner": 1}})
    assert refused(foreign)["found F6"] == "CIV-FND-09"


@pytest.mark.rule("CIV-FND-08", "CIV-MOV-22")
def test_an_enemy_who_was_stopped_in_the_same_square_forbids_a_city() -> None:
    match = scouting("scout F6")
    s = table(match)
    n = square(match, "F6")
    s.players[1].figures = [n << 4]
    assert why_not_found(s, s.players[0], n) == "CIV-FND-08"


@pytest.mark.rule("CIV-FND-11")
def test_other_figures_make_room_square_by_square() -> None:
    match = scouting("scout F6", "army F6")
    when(match, "found F6")

    assert asked(match) == (0, "displace")
    assert set(options(match)) == {
        f"at {n}" for n in ("E5", "E6", "E7", "F7", "G6", "G7", "G5")
    } - {
        f"at {n}"
        for n in ("E5", "E6", "E7", "F7", "G6", "G7", "G5")
        if table(match).ground.is_water[square(match, n)]
    }
    when(match, "at E7")
    assert figures(match, 0, "E7") == {"army": 1}
    [moved] = told(match, "moved")
    assert (moved["armies"], moved["scouts"]) == (1, 0)
    assert (moved["start"], moved["end"]) == ("square:F6", "square:E7")
    assert asked(match) == (0, "start")


@pytest.mark.rule("CIV-FND-11")
def test_displaced_figures_keep_the_stacking_limit() -> None:
    match = scouting("scout F6", "army F6", "army E7", "army E7")
    when(match, "found F6")
    assert "at E7" not in options(match)
    assert "at F7" in options(match)


@pytest.mark.rule("CIV-FND-12")
def test_figures_without_room_forbid_a_city() -> None:
    match = given(
        {"civilization": "rome", "figures": ["scout F6", "scout F6"]},
        {"civilization": "germany"},
        tiles=TILES,
        huts={},
    )
    assert options(match, "found") == ["found F6"]  # room for the second scout

    # more armies than the box holds, only to fill every square around
    s = table(match)
    p = s.players[0]
    n = square(match, "F6")
    around = [m for m in s.ground.around[n] if not s.ground.is_water[m]]
    p.figures = sorted([*p.figures, *(m << 4 for m in around for _ in range(2))])
    assert why_not_found(s, p, n) == "CIV-FND-12"


@pytest.mark.rule("CIV-FND-13")
def test_the_center_yields_nothing() -> None:
    match = given(
        {"civilization": "rome", "figures": ["scout E6"]},
        {"civilization": "germany"},
        tiles=TILES,
        huts={},
    )
    before = table(match).ground.icons[square(match, "E6")].trade
    assert before == 1
    when(match, "found E6")
    around = table(match).ground.around[square(match, "E6")]
    expected = sum(table(match).ground.icons[n].trade for n in around)
    assert trade_of(table(match), square(match, "E6")) == expected


@pytest.mark.rule("CIV-FND-14", "CIV-CTY-08")
def test_a_new_city_collects_and_acts_in_the_same_round() -> None:
    match = scouting("scout F6")
    when(match, "found F6")
    own = trade_of(table(match), square(match, "F6")) + trade_of(table(match), square(match, "B3"))
    before = player(match).trade
    pass_on(match, "trade")
    assert player(match).trade == before + own
    pass_on(match, "city", 0)
    assert "arts F6" in options(match)


@pytest.mark.rule("CIV-FND-15")
def test_figures_around_stay_where_they_are() -> None:
    match = scouting("scout F6", "army F7")
    when(match, "found F6")
    assert figures(match, 0, "F7") == {"army": 1}


@pytest.mark.rule("CIV-FND-17")
def test_several_cities_are_founded_one_after_the_other() -> None:
    match = given(
        {
            "civilization": "rome",
            "figures": ["scout F6", "scout F7"],
            "techs": ["code_of_laws", "irrigation"],
        },
        {"civilization": "germany"},
        tiles=TILES,
        huts={},
    )
    assert options(match, "found") == ["found F6", "found F7"]
    when(match, "found F6")
    assert options(match, "found") == []  # the first city lies beside the second scout
    assert refused(match)["found F7"] == "CIV-FND-09"


@pytest.mark.rule("CIV-GOV-32", "CIV-FND-03")
def test_armies_of_a_revised_republic_found_cities() -> None:
    words: dict[str, Any] = {"tiles": TILES, "huts": {}}
    army = {"civilization": "rome", "figures": ["army F6"], "government": "republic"}
    assert options(given(army, {"civilization": "germany"}, **words), "found") == []

    match = given(army, {"civilization": "germany"}, options={"governments": "revised"}, **words)
    when(match, "found F6")
    assert cities(match) == ["B3", "F6"]
    assert player(match).figures == []


@pytest.mark.rule("CIV-OPT-01", "CIV-OPT-02")
def test_a_learning_game_ends_with_the_third_city() -> None:
    match = given(
        {
            "civilization": "russia",
            "figures": ["scout F6"],
            "techs": ["communism_tech", "irrigation"],
        },
        {"civilization": "germany"},
        tiles=TILES,
        huts={},
        options={"learning_game": True},
        cities={"B3": {"owner": 0, "capital": True}, "C7": {"owner": 0}},
    )
    when(match, "found F6")
    assert match.over
    assert match.result is not None
    assert match.result.winners == []
    assert match.result.reason == "draw"


@pytest.mark.rule("CIV-COI-02")
def test_coins_are_counted_again_when_a_city_is_founded() -> None:
    match = given(
        {"civilization": "rome", "figures": ["scout F6"]},
        {"civilization": "germany"},
        tiles=TILES,
        huts={},
        cities={"B3": {"owner": 0, "capital": True}},
    )
    s = table(match)
    before = coins(s, player(match))
    when(match, "found F6")
    around = s.ground.around[square(match, "F6")]
    assert coins(s, player(match)) == before + sum(s.ground.icons[n].coin for n in around)
