"""Units: costs, ranks, decks and standing forces (CIV-UNI)."""

from __future__ import annotations

from typing import Any

import pytest

from oikumene.titles.civilization.cards import UNIT_CARDS
from tests.titles.civilization.fights import FIELD, ME, RIVAL, attack, clash, drawn, march, stand
from tests.titles.civilization.given import (
    asked,
    given,
    options,
    pass_on,
    player,
    refused,
    table,
    told,
    when,
)
from tests.titles.civilization.towns import (
    HOME,
    items,
    manage,
    next_round,
    produce,
    techs,
)

RANKS = {
    "artillery": ("mathematics", "metal_casting", "ballistics"),
    "infantry": ("democracy_tech", "gunpowder", "replaceable_parts"),
    "mounted": ("chivalry", "railroad", "combustion"),
}
"""The techs of ranks 2, 3 and 4."""
COSTS = (5, 7, 9, 11)


def ranked(unit: str, rank: int) -> dict[str, Any]:
    """Germany knows the tech of a rank, and only that."""
    return techs(RANKS[unit][rank - 2]) if rank > 1 else techs()


# Buying units


@pytest.mark.rule("CIV-UNI-01")
def test_a_unit_is_drawn_unseen_into_the_standing_forces() -> None:
    match = manage({"units": ["mounted_1"]}, unit_deck=["infantry_3", "mounted_2", "artillery_1"])

    produce(match, "unit infantry")

    assert sorted(player(match).units) == ["infantry_3", "mounted_1"]
    assert table(match).unit_decks[1] == []
    assert match.view(0)["table"]["players"][0]["unit_cards"] == player(match).units
    for seat in (1, None):
        shown = match.view(seat)["table"]["players"][0]
        assert shown["units"] == {"infantry": 1, "mounted": 1}
        assert "infantry_3" not in str(shown)
    assert told(match, "drew-unit") == [{"seat": "seat:0", "unit": "unit:infantry"}]
    assert told(match, "drew-unit-card", 0) == [{"unit": "unit:infantry", "n": 3}]
    assert told(match, "drew-unit-card", 1) == []


@pytest.mark.rule("CIV-UNI-01")
@pytest.mark.parametrize("unit", ["artillery", "infantry", "mounted"])
def test_the_type_is_chosen(unit: str) -> None:
    match = produce(manage(), f"unit {unit}")

    assert [UNIT_CARDS[card].unit for card in player(match).units] == [unit]


@pytest.mark.rule("CIV-UNI-02")
def test_aircraft_need_flight() -> None:
    match = manage({"trade": 27})
    assert [i for i in items(match) if i.startswith("unit")] == [
        "unit artillery",
        "unit infantry",
        "unit mounted",
    ]
    assert refused(match)["unit aircraft"] == "CIV-UNI-02"

    assert "unit aircraft" in items(manage({"trade": 27, **techs("flight")}))


@pytest.mark.rule("CIV-UNI-03")
@pytest.mark.parametrize("rank", [1, 2, 3, 4])
@pytest.mark.parametrize("unit", RANKS)
def test_what_units_cost(unit: str, rank: int) -> None:
    cost = COSTS[rank - 1]
    enough = manage(ranked(unit, rank), home={"bonus": cost - 5})
    assert f"unit {unit}" in items(enough)

    short = manage(ranked(unit, rank), {"figures": ["scout B2"]}, home={"bonus": cost - 5})
    assert f"unit {unit}" not in items(short)


@pytest.mark.rule("CIV-UNI-04")
def test_aircraft_cost_12() -> None:
    assert "unit aircraft" in items(manage(techs("flight"), home={"bonus": 7}))
    short = manage(techs("flight"), home={"bonus": 6})
    assert "unit aircraft" not in items(short)
    assert refused(short)["unit aircraft"] == "CIV-PRD-02"


# Strength


@pytest.mark.rule("CIV-UNI-05")
@pytest.mark.parametrize("rank", [1, 2, 3, 4])
@pytest.mark.parametrize("printed", [1, 2, 3])
@pytest.mark.parametrize("unit", RANKS)
def test_strength_is_that_of_the_owners_rank(unit: str, printed: int, rank: int) -> None:
    learned = [RANKS[unit][rank - 2]] if rank > 1 else []
    mine = {"techs": ["construction", *learned], "units": [f"{unit}_{printed}"]}
    theirs = {"units": [f"{unit}_{printed}"]}

    match = stand(attack(mine, theirs))

    strengths = {each["owner"]: each["n"] for each in told(match, "front-opened")}
    assert strengths == {"seat:0": printed + rank - 1, "seat:1": printed}


@pytest.mark.rule("CIV-UNI-05")
@pytest.mark.parametrize("unit", RANKS)
def test_the_average_strength_at_rank_1_is_2(unit: str) -> None:
    cards = [each for each in UNIT_CARDS.values() if each.unit == unit]
    strengths = [each.strength for each in cards for _ in range(each.count)]
    assert set(strengths) == {1, 2, 3}
    assert sum(strengths) == 2 * len(strengths)


@pytest.mark.rule("CIV-UNI-06")
def test_aircraft_have_no_ranks() -> None:
    everything = [tech for each in RANKS.values() for tech in each]
    mine = {"techs": ["construction", *everything, "flight"]}
    for strength in (5, 6, 7):
        match = stand(attack({**mine, "units": [f"aircraft_{strength}"]}, {}))
        assert [each["n"] for each in told(match, "front-opened")] == [strength]
    strengths = {each.strength for each in UNIT_CARDS.values() if each.unit == "aircraft"}
    assert strengths == {5, 6, 7}


# Decks


@pytest.mark.rule("CIV-UNI-07")
def test_killed_units_lie_faceup_under_their_deck_at_once() -> None:
    match = clash("infantry_3 mounted_1", "mounted_1 mounted_2 mounted_3")
    when(match, "front mounted_3", "attack infantry_3 1")

    assert table(match).battle is not None  # it goes on
    assert table(match).unit_discards == [[], [], ["mounted_3"], []]
    assert match.view(1)["table"]["unit_discards"][2] == ["mounted_3"]


@pytest.mark.rule("CIV-UNI-07")
def test_faceup_units_make_a_new_deck_when_the_old_one_has_run_out() -> None:
    words: dict[str, Any] = {"unit_deck": ["infantry_1"], "unit_discards": ["infantry_2"]}
    match = produce(manage(home={"extra": 1}, **words), "unit infantry")
    assert player(match).units == ["infantry_1"]
    assert table(match).unit_discards[1] == ["infantry_2"]  # not before it is needed
    assert told(match, "units-shuffled") == []

    produce(match, "unit infantry")

    assert sorted(player(match).units) == ["infantry_1", "infantry_2"]
    assert (table(match).unit_decks[1], table(match).unit_discards[1]) == ([], [])
    assert told(match, "units-shuffled") == [{"unit": "unit:infantry"}]


@pytest.mark.rule("CIV-UNI-07")
def test_without_cards_a_type_is_not_built_until_one_is_killed() -> None:
    mine = {"units": ["mounted_2"], "figures": ["army E2"]}
    theirs = {"units": ["mounted_1"], "figures": ["army F2"]}
    match = manage(mine, theirs, unit_deck=["infantry_1"])
    when(match, f"produce {HOME}")
    assert options(match, "unit") == ["unit infantry"]
    assert refused(match)["unit mounted"] == "CIV-UNI-07"

    when(match, "army", "at D2")
    pass_on(match, "movement", 0)
    march(match, "E2", "F2")
    when(match, "attack mounted_2 1")
    pass_on(match, "research")
    next_round(match, "city")

    assert "unit mounted" in items(match)


# Standing forces


@pytest.mark.rule("CIV-UNI-08")
def test_standing_forces_have_no_limit() -> None:
    cards = [id_ for id_, each in UNIT_CARDS.items() for _ in range(each.count)]
    cards.remove("artillery_2")
    match = manage({"units": cards}, unit_deck=["artillery_2"])

    produce(match, "unit artillery")

    assert len(player(match).units) == 15 + 15 + 15 + 8


@pytest.mark.rule("CIV-UNI-09")
def test_every_battle_draws_from_the_same_forces() -> None:
    mine = {**ME, "units": ["infantry_3"], "figures": ["army E1", "army E3"]}
    theirs = {**RIVAL, "figures": ["army F1", "army F3"]}
    match = given(mine, theirs, **FIELD)

    march(match, "E1", "F1")
    march(match, "E3", "F3")

    assert drawn(match) == [1, 0, 1, 0]  # the one unit fights in both
    assert [each["owner"] for each in told(match, "battle-result")] == ["seat:0"] * 2


# Ranks


@pytest.mark.rule("CIV-UNI-10")
def test_an_upgrade_changes_all_units_present_and_future() -> None:
    mine = {**techs("currency"), "trade": 11, "units": ["mounted_1"]}
    match = manage(mine, stage="research", unit_deck=["mounted_1", "infantry_1"])
    when(match, "tech chivalry")
    pass_on(match, "city", 0)
    assert match.view(0)["table"]["players"][0]["ranks"]["mounted"] == 2

    assert "unit mounted" not in items(match)  # 7, not 5
    assert "unit infantry" in options(match)
    when(match, "unit infantry")
    rich = produce(
        manage({**techs("chivalry"), "trade": 6}, unit_deck=["mounted_1"]), "unit mounted"
    )
    assert player(rich).trade == 0
    assert told(rich, "drew-unit-card", 0) == [{"unit": "unit:mounted", "n": 2}]

    old = {"techs": ["construction", "chivalry"], "units": ["mounted_1", "mounted_3"]}
    fight = stand(attack(old, {}))
    assert sorted(each["n"] for each in told(fight, "front-opened")) == [2, 4]


@pytest.mark.rule("CIV-UNI-11")
def test_ranks_are_skipped_and_never_go_down() -> None:
    skipped = manage({**techs("railroad"), "trade": 27})
    assert skipped.view(0)["table"]["players"][0]["ranks"]["mounted"] == 3

    late = manage({**techs("currency", "railroad"), "trade": 11}, stage="research")
    when(late, "tech chivalry")
    assert late.view(0)["table"]["players"][0]["ranks"]["mounted"] == 3
    pass_on(late, "city", 0)
    assert "unit mounted" not in items(late)


@pytest.mark.rule("CIV-UNI-12")
def test_units_of_a_lower_rank_cannot_be_built() -> None:
    match = manage(techs("railroad"), home={"bonus": 3})  # 8: enough for a horseman or a knight

    assert "unit mounted" not in items(match)
    assert refused(match)["unit mounted"] == "CIV-PRD-02"

    paid = produce(manage({**techs("railroad"), "trade": 14}), "unit mounted")
    assert player(paid).trade == 2  # 9 production
    assert asked(paid)[0] == 1
