"""Military cards: reinforcing and attacking (CND-MIL)."""

from __future__ import annotations

from typing import Any

import pytest

from oikumene.engine.match import Match
from oikumene.titles.dawn.state import REINFORCED, TOKEN
from tests.titles.dawn.fights import LOSE, NO_BARBARIANS, WIN, at_war, barbarian, strengths
from tests.titles.dawn.given import (
    asked,
    options,
    player,
    refused,
    row,
    space,
    table,
    told,
    when,
    words,
)


def kind_at(match: Match, word: str) -> int:
    """The kind of the piece on a space."""
    return table(match).pieces[space(match, word)] & 3


def reinforced(match: Match, seat: int = 0) -> list[str]:
    """A player's reinforced tokens."""
    p = player(match, seat)
    return words(match, [n for n in p.control if table(match).pieces[n] & 3 == REINFORCED])


# Either, or both


@pytest.mark.rule("CND-MIL-01")
@pytest.mark.parametrize("card", ["masonry", "iron_working", "flight"])
def test_most_cards_reinforce_or_attack(card: str) -> None:
    match = at_war(card, 3, {"control": ["1,1", "0,1"]}, {"control": ["0,2", "1,0"]}, rolls=LOSE)
    assert asked(match) == (0, "military")
    assert {"attack 0,2 piece", "reinforce 1,1"} <= {*options(match)}
    other = match.clone()

    when(match, "reinforce 1,1")
    when(other, "attack 0,2 piece")

    assert asked(match) == (0, "reinforce")
    assert not options(match, "attack")
    assert asked(other) == (0, "attack")
    assert not options(other, "reinforce")
    when(other, "done")
    assert asked(other) == (1, "turn")


@pytest.mark.rule("CND-MIL-01")
def test_mass_production_attacks_and_then_reinforces() -> None:
    match = at_war("mass_production", 3, {"control": ["1,1", "0,1"]}, {"control": ["0,2"]})
    assert not options(match, "reinforce")

    when(match, "attack 0,2 piece", "done")

    assert asked(match) == (0, "reinforce")
    assert not options(match, "attack")


# Reinforcing


@pytest.mark.rule("CND-MIL-02")
@pytest.mark.parametrize("slot", [1, 2, 3, 4])
def test_as_many_tokens_are_reinforced_as_the_slot_says(slot: int) -> None:
    far_apart = ["4,-1", "-5,-3", "2,-7", "1,3", "-1,-6"]
    match = at_war("masonry", slot, {"control": far_apart}, {})

    when(match, *(f"reinforce {word}" for word in far_apart[:slot]))

    assert reinforced(match) == sorted(far_apart[:slot])
    assert asked(match) == (1, "turn")


@pytest.mark.rule("CND-MIL-02")
def test_fewer_may_be_reinforced_and_only_unreinforced_ones_are_on_offer() -> None:
    match = at_war("masonry", 5, {"control": ["1,1", "0,1", "0,2"], "reinforced": ["1,0"]}, {})
    assert options(match, "reinforce") == ["reinforce 0,1", "reinforce 1,1", "reinforce 0,2"]

    when(match, "reinforce 1,1", "done")

    assert reinforced(match) == ["1,0", "1,1"]
    assert asked(match) == (1, "turn")


@pytest.mark.rule("CND-MIL-02")
def test_rival_tokens_are_not_reinforced() -> None:
    match = at_war("masonry", 5, {"control": ["1,1", "0,1"]}, {"control": ["0,2"]})

    assert "reinforce 0,2" not in options(match)


@pytest.mark.rule("CND-MIL-03")
def test_trade_tokens_reinforce_nothing() -> None:
    match = at_war("masonry", 2, {"control": ["1,1", "0,1", "0,2"], "trade": {"masonry": 3}}, {})

    when(match, "reinforce 1,1", "reinforce 0,1")

    assert asked(match) == (1, "turn")
    assert reinforced(match) == ["0,1", "1,1"]
    assert player(match).trade[player(match).row.index("masonry")] == 3


@pytest.mark.rule("CND-MIL-04")
@pytest.mark.parametrize(
    ("theirs", "defence"),
    [
        ({"control": ["0,2"]}, 1),
        ({"reinforced": ["0,2"]}, 1 + 1),
        ({"control": ["0,2"], "reinforced": ["0,3"]}, 1 + 1),
        ({"control": ["0,2"], "reinforced": ["0,3", "-1,3", "-1,2"]}, 1 + 3),
        ({"reinforced": ["0,2", "0,3", "-1,3", "-1,2"]}, 1 + 4),
        ({"cities": ["0,2"]}, 2),
        ({"cities": ["0,2"], "reinforced": ["0,3", "-1,3"]}, 2 + 2),
        ({"control": ["0,2", "0,3"]}, 1),
        ({"control": ["0,2"], "reinforced": ["1,3"]}, 1),
    ],
)
def test_reinforced_tokens_help_themselves_and_their_neighbours(
    theirs: dict[str, Any], defence: int
) -> None:
    match = at_war("masonry", 1, {"control": ["1,1"]}, theirs)

    when(match, "attack 0,2 piece")

    assert strengths(match) == (1, defence)


@pytest.mark.rule("CND-MIL-04")
def test_reinforced_tokens_of_others_do_not_help() -> None:
    match = at_war("masonry", 1, {"reinforced": ["1,1", "0,1"]}, {"control": ["0,2"]})

    when(match, "attack 0,2 piece")

    assert strengths(match) == (1, 1)


@pytest.mark.rule("CND-MIL-05")
@pytest.mark.parametrize(
    ("rolls", "answers", "left"),
    [
        ((1, 1), ["done"], 3),
        (WIN, ["attack 0,2 piece", "done"], 2),
        (LOSE, ["attack 0,2 piece", "done"], 2),
        (WIN + LOSE, ["attack 0,2 piece", "attack 1,0 piece"], 1),
    ],
)
def test_mass_production_reinforces_less_after_attacks(
    rolls: tuple[int, ...], answers: list[str], left: int
) -> None:
    """Won or lost: with 5 against 1 the dice decide."""
    mine = {"control": ["1,1", "0,1", "2,1", "1,3"]}
    match = at_war("mass_production", 3, mine, {"control": ["0,2", "1,0"]}, rolls=rolls)

    when(match, *answers)

    assert match.decision is not None
    assert match.decision.ask == "reinforce"
    assert match.decision.args == {"n": left}


@pytest.mark.rule("CND-MIL-05")
def test_more_attacks_than_the_slot_leave_nothing_to_reinforce() -> None:
    match = at_war(
        "mass_production", 1, {"control": ["1,1"]}, {"control": ["0,2", "1,0"]}, rolls=WIN + LOSE
    )

    when(match, "attack 0,2 piece", "attack 1,0 piece")

    assert asked(match) == (1, "turn")


# Attacks and their targets


@pytest.mark.rule("CND-MIL-06")
def test_attacks_are_optional() -> None:
    match = at_war("masonry", 3, {"control": ["1,1"]}, {"control": ["0,2"]})

    when(match, "done")

    assert asked(match) == (1, "turn")
    assert not told(match, "attacks")


@pytest.mark.rule("CND-MIL-06")
def test_attacks_are_independent_of_each_other() -> None:
    """The second has its own start at the other end of the map, its own target and its own dice."""
    match = at_war(
        "masonry",
        5,
        {"control": ["1,1", "4,0"]},
        {"control": ["0,2", "4,-1"]},
        rolls=(1, 6, 6, 1),
    )

    when(match, "attack 0,2 piece")
    assert player(match, 1).control == [space(match, "0,2"), space(match, "4,-1")]
    when(match, "attack 4,-1 piece")

    assert [(fight["die"], fight["other"]) for fight in told(match, "rolled")] == [LOSE, WIN]
    assert words(match, player(match).control) == ["1,1", "4,-1", "4,0"]
    assert words(match, player(match, 1).control) == ["0,2"]


@pytest.mark.rule("CND-MIL-06")
@pytest.mark.parametrize(
    ("card", "attacks"),
    [("masonry", 2), ("iron_working", 2), ("mass_production", 2), ("flight", 3)],
)
def test_a_card_has_so_many_attacks(card: str, attacks: int) -> None:
    rolls = (1, 6) * attacks
    match = at_war(card, 1, {"reinforced": ["1,1"]}, {"cities": ["0,1"]}, rolls=rolls)

    when(match, *["attack 0,1 piece"] * attacks)

    assert len(told(match, "attacks")) == attacks
    assert asked(match) == (1, "turn")


@pytest.mark.rule("CND-MIL-07")
def test_barbarians_city_states_rival_cities_and_rival_tokens_are_targets() -> None:
    match = at_war(
        "masonry",
        1,
        {"control": ["0,1"], "cities": ["1,1"], "caravans": ["0,2"]},
        {"capital": "1,0", "cities": ["-1,2"], "control": ["0,3"], "reinforced": ["2,1"]},
        things={"2,0": "resource:oil"},
        **barbarian("D", "0,0"),
    )

    assert {*options(match, "attack")} == {
        "attack 0,0 barbarian",
        "attack -1,1 city_state",
        "attack 1,0 piece",
        "attack -1,2 piece",
        "attack 0,3 piece",
        "attack 2,1 piece",
    }


@pytest.mark.rule("CND-MIL-08")
@pytest.mark.parametrize(("card", "reach"), [("masonry", 2), ("iron_working", 3)])
def test_a_target_must_be_in_range_of_a_friendly_space(card: str, reach: int) -> None:
    """Along the row of 0: nothing stands between, and terrain does not matter in slot 1."""
    away = {1: "-2,0", 2: "-1,0", 3: "0,0", 4: "1,0"}
    for distance, word in away.items():
        match = at_war(card, 1, {"reinforced": ["-3,0"]}, {"control": [word, "1,1"]})
        assert (f"attack {word} piece" in options(match)) == (distance <= reach)
        if distance > reach:
            assert refused(match)[f"attack {word} piece"] == "CND-MIL-08"


@pytest.mark.rule("CND-MIL-08")
def test_cities_are_starting_points_too_and_caravans_are_not() -> None:
    theirs = {"control": ["0,2", "4,-1"]}
    match = at_war("masonry", 1, {"cities": ["1,1"], "caravans": ["4,0"]}, theirs)

    assert options(match, "attack") == ["attack -1,1 city_state", "attack 0,2 piece"]


@pytest.mark.rule("CND-MIL-09")
@pytest.mark.parametrize(
    ("card", "over_water"),
    [("masonry", False), ("iron_working", False), ("mass_production", True)],
)
def test_counting_over_water(card: str, over_water: bool) -> None:
    """Buenos Aires lies two spaces away behind a strait, five by land."""
    match = at_war(card, 5, {"control": ["1,0"]}, {"control": ["0,0"]})

    assert ("attack 1,-2 city_state" in options(match)) == over_water


@pytest.mark.rule("CND-MIL-09")
def test_flight_counts_over_water() -> None:
    """Five spaces over the strait, six by land."""
    match = at_war("flight", 5, {"control": ["1,0"]}, {"control": ["0,-4", "0,-5"]})

    assert "attack 0,-4 piece" in options(match)


@pytest.mark.rule("CND-MIL-09")
@pytest.mark.parametrize(
    ("card", "over_all"), [("iron_working", False), ("mass_production", False), ("flight", True)]
)
@pytest.mark.parametrize("block", ["control", "reinforced", "cities", "barbarians"])
def test_counting_over_rivals_and_barbarians(card: str, over_all: bool, block: str) -> None:
    """All ways out of the corner are blocked; behind them stands another target."""
    ways = ["3,0", "3,1", "4,-1"]
    theirs: dict[str, list[str]] = {"control": []}
    camps = NO_BARBARIANS
    if block == "barbarians":
        camps = dict(zip("BDI", ways, strict=True))
    else:
        theirs[block] = ways
    theirs["control"] = [*theirs["control"], "5,-2"]
    match = at_war(card, 5, {"reinforced": ["4,0"]}, theirs, barbarians=camps)

    kind = "barbarian" if block == "barbarians" else "piece"
    near = {f"attack {word} {kind}" for word in ways}
    assert near <= {*options(match, "attack")}
    assert ("attack 5,-2 piece" in options(match)) == over_all


@pytest.mark.rule("CND-MIL-09")
def test_own_pieces_and_caravans_do_not_block() -> None:
    mine = {"reinforced": ["4,0", "4,-1"], "cities": ["3,0"]}
    match = at_war("iron_working", 1, mine, {"control": ["5,-3"], "caravans": ["5,-2"]})

    assert "attack 5,-3 piece" in options(match)


@pytest.mark.rule("CND-MIL-10")
def test_counting_through_a_city_state() -> None:
    """Brussels is the only way from one of its sides to the opposite one in two steps."""
    match = at_war("masonry", 1, {"reinforced": ["-1,2"]}, {"control": ["-1,0"]})

    assert "attack -1,0 piece" in options(match)


@pytest.mark.rule("CND-MIL-11")
def test_a_captured_space_is_no_start_but_may_be_counted_through() -> None:
    """5,-3 is two spaces from the captured 4,-1 but three from 4,0; 5,-2 is two, through it."""
    theirs = {"control": ["4,-1", "5,-2", "5,-3"]}
    match = at_war("masonry", 5, {"reinforced": ["4,0"]}, theirs)
    assert options(match, "attack") == ["attack 4,-1 piece"]

    when(match, "attack 4,-1 piece")

    assert words(match, player(match).control) == ["4,-1", "4,0"]
    assert options(match, "attack") == ["attack 5,-2 piece"]
    assert refused(match)["attack 5,-3 piece"] == "CND-MIL-08"


@pytest.mark.rule("CND-MIL-11")
def test_a_conquered_city_state_is_no_start_this_turn() -> None:
    """Buenos Aires is reached over water; what lies behind it is too far from 1,0."""
    mine = {"control": ["1,0"], "trade": {"mass_production": 3}}
    match = at_war("mass_production", 5, mine, {"control": ["1,-4"]}, rolls=(6, 1))

    when(match, "attack 1,-2 city_state", "spend 3")

    assert player(match).cities[-1] == space(match, "1,-2")
    assert options(match, "attack") == ["attack -1,1 city_state"]


@pytest.mark.rule("CND-MIL-11")
def test_next_turn_it_is_a_start() -> None:
    theirs = {"control": ["4,-1", "5,-3"], "row": row("masonry", 1)}
    match = at_war("masonry", 5, {"reinforced": ["4,0"]}, theirs)

    when(match, "attack 4,-1 piece", "resolve masonry", "done", "resolve masonry")

    assert "attack 5,-3 piece" in options(match)


@pytest.mark.rule("CND-MIL-12")
def test_who_was_not_beaten_may_be_attacked_again() -> None:
    match = at_war("masonry", 3, {"reinforced": ["1,1"]}, {"control": ["0,2"]}, rolls=LOSE + WIN)

    when(match, "attack 0,2 piece")
    assert words(match, player(match, 1).control) == ["0,2"]
    when(match, "attack 0,2 piece")

    assert words(match, player(match).control) == ["0,2", "1,1"]


@pytest.mark.rule("CND-MIL-13")
def test_a_barbarian_shields_a_city_state() -> None:
    match = at_war("masonry", 3, {"reinforced": ["0,1"]}, {}, **barbarian("D", "-1,1"))

    assert options(match, "attack") == ["attack -1,1 barbarian"]
    assert refused(match)["attack -1,1 city_state"] == "CND-MIL-13"

    when(match, "attack -1,1 barbarian", "put pottery")
    assert options(match, "attack") == ["attack -1,1 city_state"]


@pytest.mark.rule("CND-MIL-14")
@pytest.mark.parametrize("theirs", [{"capital": "1,0"}, {"cities": ["1,0"]}])
@pytest.mark.parametrize("target", ["piece", "barbarian"])
def test_a_rival_city_with_a_barbarian_offers_both_targets(
    theirs: dict[str, Any], target: str
) -> None:
    mine = {"reinforced": ["1,1"]}
    match = at_war("masonry", 1, mine, theirs, rolls=LOSE, **barbarian("D", "1,0"))
    assert {"attack 1,0 piece", "attack 1,0 barbarian"} <= {*options(match)}

    when(match, f"attack 1,0 {target}")

    assert strengths(match) == (1, 2 if target == "piece" else 1)
    assert told(match, "attacks")[0]["target"] == f"target:{target}"


@pytest.mark.rule("CND-MIL-15")
@pytest.mark.parametrize(
    "mine", [{"capital": "4,0"}, {"cities": ["4,0"]}, {"control": ["4,0"]}, {"reinforced": ["4,0"]}]
)
def test_a_barbarian_in_an_own_space_can_be_attacked(mine: dict[str, Any]) -> None:
    match = at_war("masonry", 1, mine, {}, **barbarian("D", "4,0"))

    when(match, "attack 4,0 barbarian", "put pottery")

    assert table(match).barbarians["D"] < 0
    assert table(match).pieces[space(match, "4,0")] >= 0


@pytest.mark.rule("CND-MIL-16")
def test_caravans_are_no_targets() -> None:
    match = at_war("masonry", 1, {"control": ["4,0"]}, {"caravans": ["4,-1"]})

    assert not options(match, "attack")


@pytest.mark.rule("CND-MIL-16")
def test_caravans_do_not_defend_and_stay_after_an_attack() -> None:
    theirs = {"control": ["0,2"], "caravans": ["0,2"]}
    match = at_war("masonry", 1, {"reinforced": ["1,1"]}, theirs)

    when(match, "attack 0,2 piece")

    assert strengths(match) == (1, 1)
    assert kind_at(match, "0,2") == TOKEN
    assert words(match, player(match).control) == ["0,2", "1,1"]
    assert words(match, player(match, 1).caravans) == ["0,2"]
