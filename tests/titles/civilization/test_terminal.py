"""What the terminal shows of a table."""

from __future__ import annotations

from oikumene.text import Words
from tests.titles.civilization.fights import FIELD, ME, RIVAL, clash
from tests.titles.civilization.given import given, options, when
from tests.titles.speech import drawn

ENGLISH = Words("civilization", "en")


def test_the_map_shows_cities_figures_and_where_options_lead() -> None:
    match = given(
        {**ME, "techs": ["construction", "masonry"], "figures": ["3 army E2", "army B3"]},
        {**RIVAL, "figures": ["scout F4"]},
        **{**FIELD, "huts": {"G3": "hut"}},
        cities={"G2": {"owner": 1, "walls": True}},
        built={"F1": "stonehenge"},
    )
    when(match, "move B3 1 0")
    lines = drawn(match, ENGLISH).splitlines()
    number = options(match).index("go C3") + 1
    row = next(at for at, line in enumerate(lines) if line.startswith("3 "))
    assert str(number) in lines[row]
    assert "h" in lines[row]
    cities = lines[row - 1]
    assert "★1" in cities
    assert "1A3" in cities
    assert "■2+" in cities
    assert "✶" in lines[row - 4]
    assert "2s" in lines[row + 3]


def test_a_battle_and_an_offer_are_shown() -> None:
    match = clash("infantry_2 mounted_1", "artillery_3")
    text = drawn(match, ENGLISH)
    assert "F2 · Egypt: 2 · America: 0" in text
    assert "1: — – Archer 3" in text
    match = given({**ME, "trade": 5}, stage="trade")
    text = drawn(when(match, "deal 1", "give trade 3", "give trade"), ENGLISH)
    assert "4 trade" in text


def test_a_sheet_shows_the_pyramid_and_its_free_spaces() -> None:
    techs = ["construction", "pottery", "masonry"]
    lines = drawn(given({**ME, "techs": techs}), ENGLISH).splitlines()
    rows = [line.strip() for line in lines if line.startswith("Technologies")]
    assert rows[0].endswith("II  □")
    assert rows[1].endswith("Construction · Pottery · Masonry · □")


def test_hands_of_others_are_shown_by_their_backs() -> None:
    events = {"events": ["sabotage", "lost"], "markers": ["hut_spy"]}
    text = drawn(given(ME, {**RIVAL, **events}), ENGLISH)
    assert "I: 1, II: 1, III: 0" in text
    assert "1 hut" in text
    assert "Sabotage" not in text
