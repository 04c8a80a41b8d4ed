"""What the terminal shows of a table."""

from __future__ import annotations

from oikumene.text import Words
from tests.titles.clash.fights import attack
from tests.titles.clash.given import given, options, when
from tests.titles.speech import drawn


def test_the_map_shows_cities_units_and_where_options_lead() -> None:
    match = given(
        {"civilization": "rome", "units": {"D2": "settler, 2 infantry"}},
        regions={"D3": "FMTW"},
        barbarians={"cities": {"C4": {}}, "units": {"C4": "infantry"}},
    )
    when(match, "move", "from D2")
    lines = drawn(match, Words("clash", "en")).splitlines()
    number = options(match).index("to D3") + 1
    assert any(f"·D3{number}" in line for line in lines)
    assert any("■1+sii" in line for line in lines)
    assert any("■Bi" in line for line in lines)
    assert any(line.startswith("C4") and "Barbarians" in line for line in lines)


def test_a_battle_and_an_offer_are_shown() -> None:
    rival = {"advances": ["tactics"], "actions": ["a06"], "units": {"D4": "infantry"}}
    text = drawn(attack({"units": {"D3": "2 infantry"}}, rival), Words("clash", "en"))
    assert "D4 · Rome: 2 infantry · Greece: 1 infantry" in text
    match = given({"goods": {"food": 2}}, {"goods": {"gold": 1}})
    text = drawn(when(match, "trade", "give food", "give food"), Words("clash", "en"))
    assert "2 food" in text


def test_points_are_shown_in_halves() -> None:
    match = given({"advances": ["storage"]})
    assert "2½" in drawn(match, Words("clash", "en"))
