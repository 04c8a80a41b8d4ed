"""Rulings where the sources are silent or disagree, and options for the other reading (CND-AMB)."""

from __future__ import annotations

from typing import Any

import pytest

from oikumene.engine.match import Match
from oikumene.titles.dawn.state import REINFORCED
from tests.titles.dawn.fights import (
    LOSE,
    ME,
    NO_BARBARIANS,
    RIVAL,
    at_war,
    barbarian,
    seed_for,
    totals,
)
from tests.titles.dawn.given import (
    asked,
    given,
    options,
    player,
    row,
    space,
    table,
    told,
    when,
    words,
)

SEVEN = ["-4,1", "-4,-1", "2,-7", "3,-6", "-1,-6", "1,3", "-3,-4"]
"""Spaces for all city figures."""


def playing(
    card: str, slot: int, mine: dict[str, Any], theirs: dict[str, Any], **told: Any
) -> Match:
    """A card in a slot is chosen by the first player."""
    match = given(
        {**ME, "row": row(card, slot), **mine},
        {**RIVAL, **theirs},
        **{"barbarians": NO_BARBARIANS, **told},
    )
    return when(match, f"resolve {card}")


@pytest.mark.rule("CND-AMB-04")
@pytest.mark.parametrize("blocks", [False, True])
def test_city_states_block_attacks_only_by_agreement(blocks: bool) -> None:
    """Brussels is the only way from one of its sides to the opposite one in two steps."""
    match = at_war(
        "masonry",
        1,
        {"reinforced": ["-1,2"]},
        {"control": ["-1,0"]},
        options={"city_states_block_attacks": blocks},
    )

    assert ("attack -1,0 piece" in options(match)) == (not blocks)
    assert "attack -1,1 city_state" in options(match)


@pytest.mark.rule("CND-AMB-04")
def test_flight_passes_city_states_in_any_case() -> None:
    match = at_war(
        "flight",
        1,
        {"reinforced": ["-1,2"]},
        {"control": ["-1,0"]},
        options={"city_states_block_attacks": True},
    )

    assert "attack -1,0 piece" in options(match)


BESIDE = {"4,-1", "3,1"}
WITHIN_3 = {
    "4,0", "3,-1", "2,0", "2,1", "2,2", "4,-2", "5,-2",
    "1,0", "1,1", "1,3", "2,-1", "3,-2", "4,-3",
}  # fmt: skip


@pytest.mark.rule("CND-AMB-05")
@pytest.mark.parametrize(("reach", "spaces"), [(1, BESIDE), (3, BESIDE | WITHIN_3)])
def test_animal_husbandry_counts_from_caravans_only_by_agreement(
    reach: int, spaces: set[str]
) -> None:
    """The caravan is alone in the east; 3,0 and 5,-3 have resources, 1,2 is a natural wonder."""
    match = playing(
        "animal_husbandry",
        5,
        {"caravans": ["4,0"]},
        {},
        options={"animal_husbandry_caravan_range": reach},
    )
    found = [each.split()[1] for each in options(match, "found")]

    assert {word for word in found if not word.startswith("-")} == spaces


@pytest.mark.rule("CND-AMB-07")
@pytest.mark.parametrize("convert_first", [False, True])
def test_mass_media_places_before_it_converts_unless_agreed_otherwise(convert_first: bool) -> None:
    """The rival token is two spaces from the space that is placed first, three from all others."""
    match = playing(
        "mass_media",
        1,
        {"capital": "4,0"},
        {"control": ["5,-3", "2,1"]},
        options={"mass_media_convert_first": convert_first},
    )
    if convert_first:
        assert asked(match) == (0, "convert")
        assert options(match) == ["convert 2,1", "done"]
        when(match, "done")

    assert asked(match) == (0, "place-token")
    when(match, "place 4,-1")
    if not convert_first:
        assert asked(match) == (0, "convert")
        assert {*options(match)} == {"convert 2,1", "convert 5,-3", "done"}
        when(match, "convert 5,-3")
        assert words(match, player(match).control) == ["4,-1", "5,-3"]

    assert asked(match) == (1, "turn")


def with_maracana(**told: Any) -> Match:
    """Science in slot 2, economy behind it; science is chosen."""
    cards = ["early_empire", "astrology", "foreign_trade", "pottery", "masonry"]
    match = given(
        {**ME, "row": cards, "dial": 6}, RIVAL, wonders={"estadio_do_maracana": "-4,4"}, **told
    )
    return when(match, "resolve astrology")


@pytest.mark.rule("CND-AMB-08")
def test_maracana_moves_the_caravans_first() -> None:
    """By the erratum; the chosen card is then resolved in the slot that it has after the reset."""
    match = with_maracana()
    assert asked(match) == (0, "also-economy")
    assert player(match).dial == 6

    when(match, "also foreign_trade", "stay")

    assert player(match).dial == 6 + 3
    assert player(match).row == ["astrology", "foreign_trade", "early_empire", "pottery", "masonry"]
    assert asked(match) == (1, "turn")


@pytest.mark.rule("CND-AMB-08")
def test_maracana_as_printed_moves_the_caravans_afterwards() -> None:
    match = with_maracana(options={"use_printed_maracana": True})
    assert asked(match) == (0, "also-economy")
    assert player(match).dial == 6 + 2

    when(match, "also foreign_trade", "stay")

    assert player(match).dial == 6 + 2
    assert {*player(match).row[:2]} == {"astrology", "foreign_trade"}
    assert asked(match) == (1, "turn")


@pytest.mark.rule("CND-AMB-15")
@pytest.mark.parametrize("kind", ["cities", "control"])
def test_a_barbarian_destroys_a_piece_and_the_caravan_in_it(kind: str) -> None:
    match = given(
        {**ME, kind: ["1,1"], "caravans": ["1,1"]},
        RIVAL,
        phase="event",
        dial=1,
        seed=seed_for(1),
        **barbarian("D", "0,1"),
    )

    p = player(match)
    assert table(match).barbarians["D"] == space(match, "1,1")
    assert (len(p.cities), p.control, p.caravans) == (1, [], [])


@pytest.mark.rule("CND-AMB-15")
def test_in_a_capital_the_caravan_is_destroyed_alone() -> None:
    match = given(
        {**ME, "capital": "1,1", "caravans": ["1,1"]},
        RIVAL,
        phase="event",
        dial=1,
        seed=seed_for(1),
        **barbarian("D", "0,1"),
    )

    assert player(match).caravans == []
    assert player(match).capital == space(match, "1,1")


@pytest.mark.rule("CND-AMB-16")
@pytest.mark.parametrize("cities", [[], SEVEN])
def test_no_attack_starts_from_what_was_captured_this_turn(cities: list[str]) -> None:
    """Neither from a city nor from a token in its place: 5,-3 is two spaces from 4,-1."""
    mine = {"reinforced": ["4,0"], "cities": cities}
    match = at_war("masonry", 5, mine, {"cities": ["4,-1"], "control": ["5,-3", "5,-2"]})

    when(match, "attack 4,-1 piece")

    assert (table(match).pieces[space(match, "4,-1")] == REINFORCED) == bool(cities)
    assert "attack 5,-2 piece" in options(match)
    assert "attack 5,-3 piece" not in options(match)


TWO_MILITARY: dict[str, Any] = {
    "row": ["masonry", "astrology", "iron_working", "pottery", "foreign_trade"],
    "trade": {"masonry": 1, "iron_working": 2, "pottery": 3},
}
"""After Oxford University."""


@pytest.mark.rule("CND-AMB-17")
def test_a_defender_spends_from_both_military_cards() -> None:
    theirs = {"control": ["0,2"], **TWO_MILITARY}
    match = at_war("masonry", 1, {"control": ["1,1"]}, theirs, rolls=LOSE)

    when(match, "attack 0,2 piece")
    assert asked(match) == (1, "spend-on-defence")
    assert options(match) == ["spend 0", "spend 1", "spend 2", "spend 3"]
    when(match, "spend 3")

    assert player(match, 1).trade == [0, 0, 0, 3, 0]
    assert totals(match) == (2, 1 + 6 + 3)


@pytest.mark.rule("CND-AMB-17")
@pytest.mark.parametrize(("card", "most"), [("masonry", 1), ("iron_working", 2)])
def test_an_attacker_spends_from_the_card_that_is_resolved(card: str, most: int) -> None:
    match = given(
        {**ME, "control": ["1,1"], **TWO_MILITARY},
        {**RIVAL, "control": ["0,2"]},
        barbarians=NO_BARBARIANS,
        seed=seed_for(*LOSE),
    )

    when(match, f"resolve {card}", "attack 0,2 piece")

    assert asked(match) == (0, "spend-on-attack")
    assert options(match) == [f"spend {n}" for n in range(most + 1)]
    when(match, f"spend {most}")
    assert told(match, "spent") == [{"seat": "seat:0", "n": most}]
