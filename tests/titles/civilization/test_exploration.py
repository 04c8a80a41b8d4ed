"""Facedown tiles and their discovery (CIV-EXP)."""

from __future__ import annotations

from typing import Any

import pytest

from oikumene.engine.match import Match
from tests.titles.civilization.fights import FIELD, ME, RIVAL
from tests.titles.civilization.given import (
    asked,
    figures,
    given,
    options,
    player,
    refused,
    square,
    table,
    told,
    when,
)

Words = dict[str, Any]
IDLE = "army B1"
TILE = ("GGFF", "DGFF", "MWWG", "DMWG")
"""tile_01 as it is printed, the arrow at its foot: a village on the first square of the first row,
a hut on the first square of the last."""


def exploring(*where: str, **words: Any) -> Match:
    """The Movement turn of a player; one tile is left to be found."""
    me = {**ME, "figures": list(where), **words.pop("me", {})}
    return given(me, RIVAL, **{**FIELD, "tile_pool": ["tile_01"], **words})


def terrain(match: Match, corner: str) -> tuple[str, ...]:
    """The rows of the tile whose first square this is."""
    ground = table(match).ground
    column, row = ord(corner[0]), int(corner[1:])
    return tuple(
        "".join(ground.terrain[ground.where_is[f"{chr(column + x)}{row + y}"]] for x in range(4))
        for y in range(4)
    )


def markers(match: Match) -> dict[str, str]:
    """The markers on the map by the names of their squares."""
    return {table(match).ground.names[n]: kind for n, kind in table(match).huts.items()}


# Facedown tiles


@pytest.mark.rule("CIV-EXP-01")
@pytest.mark.parametrize("techs", [["construction"], ["construction", "flight"]])
def test_nobody_enters_a_facedown_tile(techs: list[str]) -> None:
    match = exploring("army H4", "scout H4", me={"techs": techs})

    when(match, "move H4 1 1")

    assert {"go H5", "go I4"}.isdisjoint(options(match))


@pytest.mark.rule("CIV-EXP-01", "CIV-EVT-12")
def test_no_effect_aims_at_a_facedown_tile() -> None:
    words: Words = {"stage": "start", "me": {"events": ["drought"]}}
    match = exploring("army H4", **words)

    when(match, "play drought")

    aims = {text.split()[1] for text in options(match, "at")}
    assert "H4" in aims
    assert all(name[0] in "ABCDEFGH" and name[1] in "1234" for name in aims if name[0] < "M")
    assert {"H5", "I4", "E5"}.isdisjoint(aims)


@pytest.mark.rule("CIV-EXP-01", "CIV-EVT-20")
@pytest.mark.parametrize(("tiles", "reached"), [({}, False), ({"I1": "tile_12"}, True)])
def test_no_effect_passes_a_facedown_tile(tiles: dict[str, str], reached: bool) -> None:
    """A rival's library on K7 is six steps from an army on H4, by way of I4."""
    words: Words = {
        "stage": "start",
        "me": {"events": ["catastrophe"]},
        "tiles": {**FIELD["tiles"], "I5": "tile_08", **tiles},
        "huts": {},
        "cities": {"J6": {"owner": 1}},
        "built": {"K7": "library"},
    }
    match = exploring("army H4", **words)

    assert ("play catastrophe" in options(match)) == reached


# Discovering


@pytest.mark.rule("CIV-EXP-02")
@pytest.mark.parametrize(("figure", "group"), [("army", "1 0"), ("scout", "0 1")])
def test_a_figure_turns_a_tile_over_for_one_square_of_its_move(figure: str, group: str) -> None:
    match = exploring(f"{figure} H2", IDLE)

    when(match, f"move H2 {group}", "discover I2")

    assert table(match).ground.open[square(match, "I2")]
    assert table(match).left == 1
    assert table(match).tile_pool == []
    assert figures(match, 0, "H2") == {figure: 1}
    when(match, "stop")
    assert figures(match, 0, "H2") == {figure: 1}
    assert refused(match)[f"move H2 {group}"] == "CIV-MOV-01"
    assert told(match, "discovered") == [{"seat": "seat:0", "square": "square:I2"}]


@pytest.mark.rule("CIV-EXP-02", "CIV-EXP-10")
def test_without_movement_nothing_is_discovered() -> None:
    match = exploring("army F2", IDLE)

    when(match, "move F2 1 0", "go G2", "go H2")

    assert asked(match) == (0, "movement")
    assert not table(match).ground.open[square(match, "I2")]


@pytest.mark.rule("CIV-EXP-03")
@pytest.mark.parametrize(("where", "found"), [("D4", ["discover D5"]), ("G3", [])])
def test_a_corner_is_no_contact(where: str, found: list[str]) -> None:
    """D4 touches the tile of E5, and H4 that of I5, only with a corner."""
    match = exploring(f"army {where}")
    when(match, f"move {where} 1 0")
    assert options(match, "discover") == found

    match = exploring("army H4", IDLE)
    when(match, "move H4 1 0")
    assert sorted(options(match, "discover")) == ["discover H5", "discover I4"]


@pytest.mark.rule("CIV-EXP-04", "CIV-EX-17")
@pytest.mark.parametrize(
    ("seat", "where", "to", "corner", "rows", "village", "hut"),
    [
        (1, "M5", "M4", "M1", TILE, "M1", "M4"),
        (0, "D1", "E1", "E1", ("DMDG", "MWGG", "WWFF", "GGFF"), "H1", "E1"),
        (0, "A4", "A5", "A5", ("GWMD", "GWWM", "FFGD", "FFGG"), "D8", "D5"),
        (1, "M5", "L5", "I5", ("FFGG", "FFWW", "GGWM", "GDMD"), "I8", "L8"),
    ],
    ids=["north", "east", "south", "west"],
)
def test_the_arrow_points_away_from_the_figure(
    seat: int, where: str, to: str, corner: str, rows: tuple[str, ...], village: str, hut: str
) -> None:
    players: list[Words] = [ME, RIVAL]
    players[seat] = {**players[seat], "figures": [f"army {where}"]}
    match = given(*players, stage="movement", active=seat, first=seat, tile_pool=["tile_01"])

    when(match, f"move {where} 1 0", f"discover {to}")

    assert terrain(match, corner) == rows
    assert markers(match) == {village: "village", hut: "hut"}


@pytest.mark.rule("CIV-EXP-05")
@pytest.mark.parametrize("order", [("D12", "E13"), ("E13", "D12")])
def test_each_of_two_tiles_costs_a_square_of_the_move(order: tuple[str, str]) -> None:
    """For three players the tiles of a row lie between those of the next."""
    me = {**ME, "figures": ["army D13"]}
    players = [{"civilization": "rome"}, {"civilization": "germany"}, me]
    match = given(*players, stage="movement", active=2, first=2)

    when(match, "move D13 1 0")
    assert sorted(options(match, "discover")) == ["discover D12", "discover E13"]
    when(match, f"discover {order[0]}")
    assert options(match, "discover") == [f"discover {order[1]}"]
    assert table(match).left == 1
    when(match, f"discover {order[1]}")

    assert figures(match, 2, "D13") == {"army": 1}
    assert table(match).ground.tiles.count("-") == 5


@pytest.mark.rule("CIV-EXP-06")
def test_markers_are_laid_on_the_symbols_and_nobody_looks() -> None:
    match = exploring("army H2", IDLE)

    when(match, "move H2 1 0", "discover I2")

    assert sorted(markers(match).values()) == ["hut", "village"]
    assert markers(match) == {"L1": "village", "I1": "hut"}
    for seat in (0, 1, None):
        shown = match.view(seat)["table"]
        assert set(shown["huts"].values()) == {"hut", "village"}
        assert shown["hut_pool"] == {"count": 20}
        assert shown["village_pool"] == {"count": 10}
        assert told(match, "marker-seen", seat) == []


@pytest.mark.rule("CIV-EXP-06")
def test_which_marker_lies_there_is_chance() -> None:
    def found(seed: int) -> str:
        match = exploring("army H1", IDLE, seed=seed)
        when(match, "move H1 1 0", "discover I1", "go I1")
        return player(match).markers[0]

    assert len({found(seed) for seed in range(12)}) > 2


@pytest.mark.rule("CIV-EXP-07")
def test_the_figure_goes_on_into_the_new_tile() -> None:
    match = exploring("army H2", IDLE)

    when(match, "move H2 1 0", "discover I2", "go I2")

    assert figures(match, 0, "I2") == {"army": 1}


@pytest.mark.rule("CIV-EXP-08")
def test_a_group_discovers_together() -> None:
    match = exploring("army H2", "scout H2", IDLE)

    when(match, "move H2 1 1", "discover I2")
    assert table(match).left == 1
    when(match, "go I2")

    assert figures(match, 0, "I2") == {"army": 1, "scout": 1}


@pytest.mark.rule("CIV-EXP-09")
@pytest.mark.parametrize(
    ("pools", "laid"),
    [
        ({"hut_pool": []}, {"L1": "village"}),
        ({"village_pool": []}, {"I1": "hut"}),
        ({"hut_pool": ["hut_spy"], "huts": {"F1": "hut"}}, {"L1": "village", "F1": "hut"}),
    ],
    ids=["no hut", "no village", "the last hut lies elsewhere"],
)
def test_without_markers_a_symbol_has_no_effect(pools: Words, laid: dict[str, str]) -> None:
    match = exploring("scout H1", IDLE, **pools)

    when(match, "move H1 0 1", "discover I1")

    assert markers(match) == laid
    assert ("go I1" in options(match)) == ("I1" not in laid)


@pytest.mark.rule("CIV-EXP-10")
@pytest.mark.parametrize("stage", ["start", "trade", "city", "research"])
def test_tiles_are_discovered_only_in_the_movement_phase(stage: str) -> None:
    match = exploring("army H4", IDLE, stage=stage, me={"trade": 6})

    offered = [option.text for decision in match.decisions for option in decision.options]

    assert offered
    assert not any(text.startswith("discover") for text in offered)
