"""Battles on land (COC-CMB)."""

from __future__ import annotations

from typing import Any

import pytest

from oikumene.engine.match import Match
from oikumene.titles.clash.pieces import FOUGHT, at
from tests.titles.clash.fights import (
    COAST,
    FIELD,
    HOME,
    ME,
    attack,
    clash,
    fighting,
    keys,
    lost,
    march,
    outcome,
    rolled,
    rounds,
    siege,
    values,
)
from tests.titles.clash.given import (
    asked,
    city,
    dice,
    given,
    goods,
    options,
    player,
    space,
    table,
    told,
    units,
    when,
)

TACTICIAN: dict[str, Any] = {"advances": ["tactics"]}
HIGH_MORALE, WEDGE, PREPARED, MARTYR, FLANKING = "a06", "a05", "a33", "a24", "a31"


def fought(match: Match, owner: int, name: str) -> set[bool]:
    """Whether the units on a space are marked as having fought."""
    return {bool(u & FOUGHT) for u in at(table(match), owner, space(match, name))}


# The start


@pytest.mark.rule("COC-CMB-01")
@pytest.mark.parametrize(
    "rival",
    [
        {"units": {"D4": "infantry"}},
        {"units": {"D4": "settler"}},
        {"cities": {**HOME, "D4": {}}},
        {"cities": {**HOME, "D4": {}}, "units": {"D4": "infantry"}},
    ],
)
def test_an_army_that_enters_enemies_or_their_city_starts_a_battle(rival: dict[str, Any]) -> None:
    match = attack({"units": {"D3": "infantry"}}, rival, "6i 1l")
    assert told(match, "battle") == [
        {"attacker": "seat:0", "defender": "seat:1", "space": "hex:D4"}
    ]


@pytest.mark.rule("COC-CMB-01")
def test_an_army_that_enters_a_free_space_fights_nobody() -> None:
    match = attack({"units": {"D3": "infantry"}}, {"units": {"D5": "infantry"}})
    assert units(match, 0, "D4") == {"infantry": 1}
    assert not told(match, "battle")


@pytest.mark.rule("COC-CMB-02")
def test_a_battle_is_fought_to_its_end_before_another_group_moves() -> None:
    mine = {"units": {"D3": "infantry", "D2": "infantry"}}
    match = attack(mine, {"units": {"D4": "infantry"}})
    assert asked(match) == (0, "retreat")
    when(dice(match, "6i 1l"), "fight")
    assert outcome(match) == ["seat:0"]
    assert asked(match) == (0, "move")
    assert options(match, "from") == ["from D2"]


@pytest.mark.rule("COC-CMB-03")
def test_who_moves_attacks_and_who_was_there_defends() -> None:
    match = clash("infantry", "infantry")
    assert (fighting(match).attacker, fighting(match).defender) == (0, 1)


@pytest.mark.rule("COC-CMB-03")
def test_barbarians_who_come_are_the_attackers() -> None:
    match = given(
        {**ME, "goods": {"food": 1}, "actions": ["a13"], "units": {"D4": "infantry"}},
        barbarians={"units": {"D3": "infantry"}},
        **FIELD,
    )
    when(dice(match, "1l 6i"), "play a13", "march D3 D4")
    assert told(match, "battle") == [
        {"attacker": "owner:barbarians", "defender": "seat:0", "space": "hex:D4"}
    ]
    assert outcome(match) == ["seat:0"]


@pytest.mark.rule("COC-CMB-04")
@pytest.mark.parametrize(
    ("garrison", "buildings", "fights"),
    [
        ("infantry", [], True),
        ("infantry, settler", ["temple"], True),
        ("", ["fortress"], True),
        ("settler", ["fortress"], True),
        ("", [], False),
        ("settler", ["temple"], False),
    ],
)
def test_rounds_are_fought_only_if_somebody_can_resist(
    garrison: str, buildings: list[str], fights: bool
) -> None:
    match = siege("2 infantry", garrison, "6i 6i 1l 1l", buildings=buildings)
    assert rounds(match) == int(fights)
    assert bool(told(match, "rolled")) == fights
    assert city(match, "D4").owner == 0


@pytest.mark.rule("COC-CMB-05")
def test_an_undefended_city_is_a_battle_won_without_cards_and_dice() -> None:
    me = {"actions": [HIGH_MORALE, "a11"]}
    rival = {**TACTICIAN, "actions": ["a08"]}
    match = siege("infantry, settler", "", me=me, rival=rival)
    assert outcome(match) == ["seat:0"]
    assert rounds(match) == 0
    assert city(match, "D4").owner == 0
    assert fought(match, 0, "D4") == {True}
    assert asked(match) == (0, "act")
    assert "play a11" in options(match)  # Good Ideas ask for a battle won
    assert "play a06" not in options(match)  # Heroic General asks for enemy fighters


@pytest.mark.rule("COC-CMB-05")
def test_who_loses_an_undefended_city_with_a_temple_has_lost_a_battle() -> None:
    rival = {"advances": ["fanaticism"]}
    match = siege("infantry", "", rival=rival, buildings=["temple"])
    assert units(match, 1, "D7") == {"settler": 1, "infantry": 1}


@pytest.mark.rule("COC-CMB-06")
def test_before_the_first_round_the_attacker_decides_first() -> None:
    me = {
        "advances": ["tactics", "siegecraft", "steel_weapons"],
        "goods": {"wood": 3, "ore": 3, "culture": 1},
    }
    rival = {"advances": ["steel_weapons"], "goods": {"ore": 1}}
    match = attack(
        {"units": {"D3": "infantry"}, **me},
        {"cities": {**HOME, "D4": {"buildings": ["fortress"]}}, **rival},
        in_force=["trojan_horse"],
    )
    seen = []
    for answer in ("siege wood", "siege ore", "steel", "no", "steel"):
        seen.append(asked(match))
        if answer == "siege ore":
            assert options(match) == ["siege ore", "no"]
            answer = "no"
        when(match, answer)
    assert seen == [
        (0, "siegecraft"),
        (0, "siegecraft"),
        (0, "steel-weapons"),
        (0, "may-use"),
        (1, "steel-weapons"),
    ]


@pytest.mark.rule("COC-CMB-06")
def test_start_of_battle_choices_come_before_cards_and_dice() -> None:
    rival = {**TACTICIAN, "actions": ["a08"], "units": {"D4": "infantry"}}
    me = {"advances": ["tactics", "steel_weapons"], "goods": {"ore": 1}, "actions": [WEDGE]}
    match = attack({"units": {"D3": "infantry"}, **me}, rival)
    assert asked(match) == (0, "steel-weapons")
    when(match, "steel")
    assert asked(match) == (0, "tactics")


# The five steps


@pytest.mark.rule("COC-CMB-07")
def test_a_round_is_cards_reveal_roll_casualties_and_end() -> None:
    match = attack(
        {"units": {"D3": "2 infantry"}, "actions": [WEDGE]},
        {**TACTICIAN, "units": {"D4": "2 infantry"}, "actions": ["a08"]},
    )
    assert asked(match) == (0, "tactics")
    when(match, "lay a05")
    assert asked(match) == (1, "tactics")
    assert not told(match, "tactics")
    when(dice(match, "- - 1l 2c 3e 1l"), "lay a08")
    steps = keys(match)[keys(match).index("combat-round") :]
    assert steps == ["combat-round", "tactics", "tactics", "rolled", "rolled", *["unit-lost"] * 2]
    assert asked(match) == (0, "retreat")


@pytest.mark.rule("COC-CMB-08")
def test_the_attacker_lays_first_and_the_defender_sees_only_that_a_card_lies_there() -> None:
    match = attack(
        {"units": {"D3": "infantry"}, "actions": [WEDGE, HIGH_MORALE]},
        {**TACTICIAN, "units": {"D4": "infantry"}, "actions": ["a08"]},
    )
    when(match, "lay a05")
    assert asked(match) == (1, "tactics")
    seen = match.view(1)["table"]
    assert seen["battle"]["laid"] == [True, False]
    assert "a05" not in str(seen["battle"])
    assert seen["players"][0]["actions"] == {"count": 2}


@pytest.mark.rule("COC-CMB-08")
def test_the_defender_sees_that_no_card_lies_there() -> None:
    match = attack(
        {"units": {"D3": "infantry"}, "actions": [WEDGE]},
        {**TACTICIAN, "units": {"D4": "infantry"}, "actions": ["a08"]},
    )
    when(match, "none")
    assert asked(match) == (1, "tactics")
    assert match.view(1)["table"]["battle"]["laid"] == [False, False]


@pytest.mark.rule("COC-CMB-08")
def test_a_side_without_tactics_lays_nothing() -> None:
    rival = {"units": {"D4": "infantry"}, "actions": ["a08"]}
    match = attack({"units": {"D3": "infantry"}}, rival)
    assert asked(match) == (0, "retreat")


ALL = [f"a{n:02}" for n in (1, 2, 5, 6, 7, 9, 10, 11, 13, 16, 17, 22, 23, 24, 26, 31)]
"""One card for each of the sixteen combat effects."""
PELTASTS, ROUTING, _, _, DEFIANT, GROUND, SURPRISE, SIEGE = ALL[:8]
PEOPLE, UPGRADED, RETREAT, PREPARED_ONE, SCOUTS, _, ARCHERS, _ = ALL[8:]
ANYWHERE = {HIGH_MORALE, SURPRISE, SCOUTS}


def laid(match: Match, seat: int) -> set[str]:
    """The cards that a seat may lay now."""
    assert asked(match) == (seat, "tactics")
    return {text.split()[1] for text in options(match, "lay")}


@pytest.mark.rule("COC-CMB-09")
@pytest.mark.parametrize("in_city", [False, True])
def test_cards_that_an_attacking_army_can_use(in_city: bool) -> None:
    theirs = {"units": {"D4": "infantry"}, "cities": {**HOME, **({"D4": {}} if in_city else {})}}
    match = attack({"units": {"D3": "infantry"}, "actions": ALL}, theirs)
    able = {*ANYWHERE, PELTASTS, ROUTING, WEDGE, MARTYR, ARCHERS, FLANKING}
    assert laid(match, 0) == able | ({SIEGE} if in_city else {GROUND})


@pytest.mark.rule("COC-CMB-09")
@pytest.mark.parametrize("in_city", [False, True])
def test_cards_that_a_defending_army_can_use(in_city: bool) -> None:
    theirs = {"units": {"D4": "infantry"}, "cities": {**HOME, **({"D4": {}} if in_city else {})}}
    match = attack({"units": {"D3": "infantry"}}, {**TACTICIAN, "actions": ALL, **theirs})
    able = {PELTASTS, ROUTING, DEFIANT, GROUND, RETREAT, PREPARED_ONE, MARTYR, ARCHERS}
    assert laid(match, 1) == ANYWHERE | able | ({PEOPLE, UPGRADED} if in_city else set())


@pytest.mark.rule("COC-CMB-10")
def test_a_fortress_alone_uses_cards_that_name_it() -> None:
    rival = {**TACTICIAN, "actions": ALL}
    match = siege("infantry", "", rival=rival, buildings=["fortress"])
    assert laid(match, 1) == ANYWHERE | {DEFIANT, GROUND, PEOPLE, UPGRADED, PREPARED_ONE}


@pytest.mark.rule("COC-CMB-10")
def test_the_card_of_a_fortress_alone_works() -> None:
    rival = {**TACTICIAN, "actions": [PREPARED]}
    match = siege("infantry", "", rival=rival, buildings=["fortress"])
    when(dice(match, "- 6i 2c 3e"), "lay a33")
    assert rolled(match) == [["6i"], ["2c", "3e"]]
    assert outcome(match) == ["seat:1"]
    assert city(match, "D4").owner == 1


@pytest.mark.rule("COC-CMB-11")
def test_each_side_lays_one_card_a_round_and_another_one_in_the_next() -> None:
    match = attack(
        {"units": {"D3": "infantry"}, "actions": [WEDGE, HIGH_MORALE]},
        {**TACTICIAN, "units": {"D4": "infantry"}, "actions": ["a08", PREPARED]},
    )
    when(match, "lay a05")
    assert asked(match) == (1, "tactics")
    when(dice(match, "- - 1l 1l"), "lay a08")
    assert asked(match) == (0, "retreat")
    when(match, "fight")
    assert laid(match, 0) == {HIGH_MORALE}
    when(match, "lay a06")
    assert laid(match, 1) == {PREPARED}


@pytest.mark.rule("COC-CMB-13")
def test_a_card_works_in_one_round_and_is_discarded_face_up() -> None:
    match = attack(
        {"units": {"D3": "infantry"}, "actions": [HIGH_MORALE]}, {"units": {"D4": "infantry"}}
    )
    when(dice(match, "- 1l 1l"), "lay a06")
    assert values(match) == [3, 1]
    assert table(match).action_discard == [HIGH_MORALE]
    assert player(match).actions == []
    when(dice(match, "1l 1l"), "fight")
    assert values(match) == [1, 1]


@pytest.mark.rule("COC-CMB-14")
def test_a_card_whose_requirement_is_not_met_when_turned_up_does_nothing() -> None:
    match = attack(
        {"units": {"D3": "infantry"}, "actions": [WEDGE, PREPARED]},
        {**TACTICIAN, "units": {"D4": "infantry"}, "actions": ["a08"]},
    )
    assert "lay a33" not in options(match)  # it is a card for defenders
    when(match, "lay a05")
    fighting(match).cards[0] = PREPARED
    when(dice(match, "- 3e 1l"), "none")
    assert rolled(match) == [["3e"], ["1l"]]
    assert table(match).action_discard == [PREPARED]
    assert player(match).actions == [WEDGE]


# Dice and clash abilities


@pytest.mark.rule("COC-CMB-15")
@pytest.mark.parametrize(("mine", "theirs"), [(1, 1), (3, 2), (1, 4)])
def test_a_die_for_each_army_unit(mine: int, theirs: int) -> None:
    match = clash(f"{mine} infantry, settler", f"{theirs} infantry, settler", "1l " * mine)
    assert [len(each) for each in rolled(match)[:2]] == [mine, theirs]


@pytest.mark.rule("COC-CMB-15")
def test_bonus_dice_are_rolled_too() -> None:
    match = attack(
        {"units": {"D3": "infantry"}, "actions": [FLANKING]}, {"units": {"D4": "infantry"}}
    )
    when(dice(match, "- 2c 2e 1l"), "lay a31")
    assert rolled(match) == [["2c", "2e"], ["1l"]]
    assert values(match) == [4, 1]


@pytest.mark.rule("COC-CMB-16")
def test_the_combat_value_is_numbers_abilities_and_modifiers() -> None:
    me = {"advances": ["tactics", "steel_weapons"], "goods": {"ore": 1}, "actions": [HIGH_MORALE]}
    match = attack({"units": {"D3": "2 infantry"}, **me}, {"units": {"D4": "infantry"}})
    when(match, "steel")
    when(dice(match, "- 3i 4e 1l"), "lay a06")
    assert values(match) == [3 + 4 + 1 + 2 + 2, 1]


@pytest.mark.rule("COC-CMB-16")
def test_the_combat_value_is_never_below_zero() -> None:
    match = siege("infantry", "infantry", "1l 1l", mood="happy", wonders=["great_wall"])
    assert values(match) == [0, 1]


CLASHES = [
    # two infantry symbols, two infantry
    pytest.param("2 infantry", "3i 6i", 3 + 6 + 2, marks=pytest.mark.rule("COC-CMB-18")),
    # each symbol sets off one unit only
    pytest.param("2 infantry", "3i 4c", 3 + 4 + 1, marks=pytest.mark.rule("COC-CMB-17")),
    # and each unit is set off once
    pytest.param("infantry, cavalry", "5i 6i", 5 + 6 + 1, marks=pytest.mark.rule("COC-CMB-17")),
    # nobody answers these symbols
    pytest.param("2 infantry", "4e 1l", 4 + 1, marks=pytest.mark.rule("COC-CMB-17")),
    pytest.param("cavalry", "5c", 5 + 2, marks=pytest.mark.rule("COC-CMB-19")),
    pytest.param("2 cavalry", "2c 4c", 2 + 4 + 4, marks=pytest.mark.rule("COC-CMB-19")),
    pytest.param("cavalry, infantry", "4c 2c", 4 + 2 + 2, marks=pytest.mark.rule("COC-CMB-19")),
    pytest.param("elephant", "4e", 0, marks=pytest.mark.rule("COC-CMB-20")),
    pytest.param("elephant, infantry", "4e 6i", 6 + 1, marks=pytest.mark.rule("COC-CMB-20")),
    # all abilities at once, nothing is left to choose
    pytest.param(
        "infantry, cavalry, elephant",
        "3i 2c 2e",
        3 + 1 + 2 + 2,
        marks=pytest.mark.rule("COC-CMB-24"),
    ),
    # of two elephant dice the lower one is turned into a cancelled hit
    pytest.param("elephant, infantry", "4e 2e", 4, marks=pytest.mark.rule("COC-CMB-25")),
    pytest.param("elephant, infantry", "3e 4e", 4, marks=pytest.mark.rule("COC-CMB-25")),
]


@pytest.mark.parametrize(("army", "faces", "worth"), CLASHES)
def test_symbols_set_off_the_abilities_of_matching_units(army: str, faces: str, worth: int) -> None:
    match = clash(army, "4 infantry", faces)
    assert rolled(match)[0] == faces.split()
    assert values(match)[0] == worth


@pytest.mark.rule("COC-CMB-20")
@pytest.mark.parametrize(
    ("faces", "left"), [("4e 1l", {"elephant": 1}), ("2c 2c", {})], ids=["symbol", "none"]
)
def test_an_elephant_symbol_cancels_a_hit(faces: str, left: dict[str, int]) -> None:
    match = clash("elephant, infantry", "2 infantry", f"{faces} 5i 6i")
    assert values(match)[1] == 13  # two hits
    if asked(match)[1] == "casualties":
        when(match, "lose infantry")
    assert units(match, 0, "D4") == left


LED = {"leader": "caesar", "units": {"D3": "leader, infantry"}}


@pytest.mark.rule("COC-CMB-21")
@pytest.mark.parametrize(
    ("dice_and_rerolls", "final", "worth"),
    [
        ("1l 4e 6i", ["6i", "4e"], 6 + 1 + 4),
        ("4e 1l 2c", ["4e", "2c"], 4 + 2),
        pytest.param(
            "1l 4e 1l 1l 5i", ["5i", "4e"], 5 + 1 + 4, marks=pytest.mark.rule("COC-CMB-22")
        ),
        pytest.param("1l 1l 3e", ["3e", "1l"], 3 + 1, marks=pytest.mark.rule("COC-CMB-22")),
    ],
)
def test_a_leader_rolls_one_leader_die_again(
    dice_and_rerolls: str, final: list[str], worth: int
) -> None:
    match = attack(LED, {"units": {"D4": "4 infantry"}}, dice_and_rerolls)
    assert rolled(match)[0] == final
    assert values(match)[0] == worth


@pytest.mark.rule("COC-CMB-21")
def test_without_a_leader_the_symbol_stays() -> None:
    match = clash("2 infantry", "4 infantry", "1l 4e")
    assert rolled(match)[0] == ["1l", "4e"]


@pytest.mark.rule("COC-CMB-23")
def test_a_bonus_die_sets_off_units_like_any_other() -> None:
    match = siege("infantry", "cavalry", "1l 4e 5c", buildings=["fortress"])
    assert rolled(match)[1] == ["4e", "5c"]
    assert values(match)[1] == 4 + 5 + 2


@pytest.mark.rule("COC-CMB-24")
def test_abilities_are_used_without_a_question() -> None:
    match = clash("infantry, elephant", "infantry", "2e 3i 1l")
    assert asked(match) == (0, "retreat")
    assert values(match) == [4, 1]


# Casualties


@pytest.mark.rule("COC-CMB-26")
@pytest.mark.parametrize(
    ("faces", "value", "hits"),
    [("2c 2e", 4, 0), ("1l 4e", 5, 1), ("4e 5c", 9, 1), ("4e 6i", 11, 2)],
)
def test_every_five_are_a_hit(faces: str, value: int, hits: int) -> None:
    match = clash("2 infantry", "4 infantry", f"{faces} 1l 1l 1l 1l")
    assert values(match)[0] == value
    assert units(match, 1, "D4") == {"infantry": 4 - hits}


@pytest.mark.rule("COC-CMB-27")
@pytest.mark.parametrize(
    ("faces", "hits"), [("1l 1l", 0), ("4e 1l", 0), ("6i 6i", 1), ("1l 6i", 0)]
)
def test_cancelled_hits_are_taken_off_before_casualties(faces: str, hits: int) -> None:
    match = siege("2 infantry", "3 infantry", f"{faces} 1l 1l 1l 1l", buildings=["fortress"])
    assert fighting(match).hits[1] == hits
    assert units(match, 1, "D4") == {"infantry": 3 - hits}


@pytest.mark.rule("COC-CMB-28")
def test_the_owner_chooses_what_falls_and_both_sides_remove_at_the_same_time() -> None:
    match = clash("infantry, cavalry", "infantry, elephant", "4e 1l 3i 2c")
    assert values(match) == [5, 6]
    assert (asked(match), options(match)) == (
        (0, "casualties"),
        ["lose infantry", "lose cavalry"],
    )
    when(match, "lose infantry")
    assert units(match, 0, "D4") == {"infantry": 1, "cavalry": 1}  # not yet
    assert (asked(match), options(match)) == (
        (1, "casualties"),
        ["lose infantry", "lose elephant"],
    )
    when(match, "lose elephant")
    assert units(match, 0, "D4") == {"cavalry": 1}
    assert units(match, 1, "D4") == {"infantry": 1}


@pytest.mark.rule("COC-CMB-28")
def test_more_hits_than_units_remove_all_there_are() -> None:
    match = clash("4 infantry", "infantry", "6i 6i 6i 6i 5i")
    assert lost(match) == [("0", "infantry"), ("1", "infantry")]
    assert units(match, 0, "D4") == {"infantry": 3}


@pytest.mark.rule("COC-CMB-29")
def test_settlers_are_not_lost_for_hits() -> None:
    match = clash("infantry", "2 infantry, 2 settler", "6i 1l 1l")
    assert asked(match) == (0, "retreat")
    assert units(match, 1, "D4") == {"infantry": 1, "settler": 2}


@pytest.mark.rule("COC-CMB-30")
@pytest.mark.parametrize(
    ("rolls", "winner", "mine", "theirs"),
    [
        ("6i 1l", ["seat:0"], {"infantry": 1, "settler": 2}, {}),
        ("1l 6i", ["seat:1"], {}, {"infantry": 1, "settler": 1}),
        ("6i 6i", ["drawn"], {}, {}),
    ],
)
def test_settlers_fall_with_the_last_army_unit(
    rolls: str, winner: list[str], mine: dict[str, int], theirs: dict[str, int]
) -> None:
    match = clash("infantry, 2 settler", "infantry, settler", rolls)
    assert outcome(match) == winner
    assert units(match, 0, "D4") == mine
    assert units(match, 1, "D4") == theirs


# The end


@pytest.mark.rule("COC-CMB-31")
@pytest.mark.parametrize(
    ("rolls", "end"), [("6i 1l", "seat:0"), ("1l 6i", "seat:1"), ("6i 6i", "drawn")]
)
def test_who_has_no_army_unit_left_has_lost(rolls: str, end: str) -> None:
    match = clash("infantry", "infantry", rolls)
    assert outcome(match) == [end]


@pytest.mark.rule("COC-CMB-32")
def test_the_attacker_may_retreat_while_both_sides_stand() -> None:
    match = clash("infantry", "infantry")
    assert (asked(match), options(match)) == ((0, "retreat"), ["fight", "retreat"])
    assert not outcome(match)


@pytest.mark.rule("COC-CMB-33")
@pytest.mark.rule("COC-CMB-45")
def test_only_the_attacker_retreats_with_everybody_and_after_any_round() -> None:
    match = clash("3 infantry, settler", "2 infantry", "1l 1l 1l 1l 4e")
    assert values(match)[1] == 5
    assert asked(match) == (0, "retreat")
    when(dice(match, "1l 1l 1l 1l"), "fight")  # the defender is never asked
    assert asked(match) == (0, "retreat")
    when(match, "retreat")
    assert units(match, 0, "D3") == {"infantry": 2, "settler": 1}
    assert units(match, 0, "D4") == {}
    assert units(match, 1, "D4") == {"infantry": 2}


@pytest.mark.rule("COC-CMB-34")
@pytest.mark.parametrize("origin", ["D3", "C4", "E4"])
def test_a_retreat_leads_back_where_the_attackers_came_from(origin: str) -> None:
    mine = {"units": {origin: "infantry"}}
    match = attack(mine, {"units": {"D4": "infantry"}}, start=origin)
    when(match, "retreat")
    assert units(match, 0, origin) == {"infantry": 1}
    assert told(match, "retreated") == [{"owner": "seat:0", "space": f"hex:{origin}"}]
    assert outcome(match) == ["drawn"]


@pytest.mark.rule("COC-CMB-34")
def test_who_landed_retreats_onto_the_ships() -> None:
    mine = {"units": {"D3": "ship, 2 infantry"}}
    match = attack(mine, {"units": {"D4": "infantry"}}, "1l 1l 1l", group="infantry 2", **COAST)
    assert fighting(match).landed
    when(match, "retreat")
    assert units(match, 0, "D3") == {"infantry": 2, "ship": 1}


@pytest.mark.rule("COC-CMB-35")
def test_a_battle_goes_on_as_long_as_both_sides_stand() -> None:
    match = clash("infantry", "infantry")
    for n in range(2, 9):
        when(dice(match, "1l 1l"), "fight")
        assert rounds(match) == n
    when(dice(match, "1l 6i"), "fight")
    assert outcome(match) == ["seat:1"]


# Fortress, wall and arena


@pytest.mark.rule("COC-CMB-36")
def test_a_fortress_works_in_the_first_round_only() -> None:
    match = siege("infantry", "infantry", "6i 1l 1l", buildings=["fortress"])
    assert rolled(match)[1] == ["1l", "1l"]
    assert units(match, 1, "D4") == {"infantry": 1}  # the hit was cancelled
    when(dice(match, "6i 1l"), "fight")
    assert rolled(match)[1] == ["1l"]
    assert outcome(match) == ["seat:0"]


@pytest.mark.rule("COC-CMB-37")
@pytest.mark.parametrize(
    ("mine", "rolls", "winner"),
    [
        ("infantry", "1l 4e", 0),  # a Fortress alone has no clash ability
        ("infantry", "6i 4c", 0),
        ("infantry", "6i 6i", 1),
        ("2 infantry", "6i 6i 6i", 0),
    ],
)
def test_a_fortress_alone_must_destroy_everybody_in_the_first_round(
    mine: str, rolls: str, winner: int
) -> None:
    match = siege(mine, "", rolls, buildings=["fortress"])
    assert len(rolled(match)[1]) == 1
    assert rounds(match) == 1
    assert outcome(match) == [f"seat:{winner}"]
    assert city(match, "D4").owner == winner


@pytest.mark.rule("COC-CMB-37")
def test_settlers_behind_a_fortress_that_held_stay() -> None:
    match = siege("infantry", "settler", "6i 6i", buildings=["fortress"])
    assert units(match, 1, "D4") == {"settler": 1}


@pytest.mark.rule("COC-CMB-38")
def test_attackers_of_a_fortress_alone_roll_without_a_target() -> None:
    match = siege("2 infantry", "", "6i 6i 1l", buildings=["fortress"])
    assert values(match) == [14, 1]
    assert lost(match) == []
    assert city(match, "D4").buildings == {"fortress": 0}


@pytest.mark.rule("COC-CMB-39")
def test_if_both_sides_fall_in_the_first_round_a_fortress_has_won() -> None:
    match = siege("2 infantry", "infantry", "6i 6i 4e 6i", buildings=["fortress"])
    assert lost(match) == [("0", "infantry"), ("0", "infantry"), ("1", "infantry")]
    assert outcome(match) == ["seat:1"]


@pytest.mark.rule("COC-CMB-39")
def test_if_both_sides_fall_later_or_without_a_fortress_nobody_has_won() -> None:
    match = siege("infantry", "infantry", "6i 6i")
    assert outcome(match) == ["drawn"]
    assert city(match, "D4").owner == 1
    match = siege("infantry", "infantry", "1l 1l 1l", buildings=["fortress"])
    when(dice(match, "6i 6i"), "fight")
    assert outcome(match) == ["drawn"]


@pytest.mark.rule("COC-CMB-40")
def test_who_has_nobody_left_before_the_roll_rolls_nothing() -> None:
    match = attack(
        {"units": {"D3": "2 infantry"}, "actions": [MARTYR]}, {"units": {"D4": "infantry"}}
    )
    when(dice(match, "- 3e"), "lay a24")
    assert rolled(match) == [["3e"], []]
    assert values(match) == [3, 0]
    assert outcome(match) == ["seat:0"]


@pytest.mark.rule("COC-CMB-40")
def test_who_has_nobody_left_before_the_roll_still_rolls_the_die_of_a_fortress() -> None:
    me = {"actions": [MARTYR]}
    match = siege("2 infantry", "infantry", me=me, buildings=["fortress"])
    when(dice(match, "- 1l 6i"), "lay a24")
    assert rolled(match) == [["1l"], ["6i"]]
    assert values(match) == [1, 6]
    assert outcome(match) == ["seat:1"]


@pytest.mark.rule("COC-CMB-41")
@pytest.mark.parametrize(("mood", "less"), [("happy", 2), ("neutral", 0), ("angry", 0)])
def test_the_great_wall_weakens_attackers_of_happy_cities(mood: str, less: int) -> None:
    rival = {
        "cities": {"D7": {"wonders": ["great_wall"]}, "D4": {"mood": mood}},
        "units": {"D4": "infantry"},
    }
    match = attack({"units": {"D3": "infantry"}}, rival, "4e 1l")
    assert values(match) == [4 - less, 1]
    when(dice(match, "4e 1l"), "fight")
    assert values(match) == [4, 1]  # in the first round only


@pytest.mark.rule("COC-CMB-41")
def test_the_great_wall_is_no_help_in_the_field() -> None:
    rival = {"cities": {"D7": {"mood": "happy", "wonders": ["great_wall"]}}}
    match = attack({"units": {"D3": "infantry"}}, {**rival, "units": {"D4": "infantry"}}, "4e 1l")
    assert values(match) == [4, 1]


@pytest.mark.rule("COC-CMB-42")
@pytest.mark.parametrize("token", ["mood", "culture"])
def test_the_great_arena_sells_a_point_once_in_a_battle(token: str) -> None:
    me = {"cities": {"D2": {"wonders": ["great_arena"]}}, "goods": {token: 2}}
    match = attack(
        {"units": {"D3": "infantry"}, **me}, {"units": {"D4": "3 infantry"}}, "4e 1l 1l 1l"
    )
    assert asked(match) == (0, "may-use")
    when(match, "use great_arena")
    assert goods(match) == {token: 1}
    assert units(match, 1, "D4") == {"infantry": 2}  # 4 + 1 make a hit
    when(dice(match, "4e 1l 1l"), "fight")
    assert asked(match) == (0, "retreat")
    assert units(match, 1, "D4") == {"infantry": 2}


@pytest.mark.rule("COC-CMB-42")
def test_the_defender_may_use_the_great_arena_too() -> None:
    rival = {"cities": {"D7": {"wonders": ["great_arena"]}}, "goods": {"mood": 1}}
    match = attack({"units": {"D3": "infantry"}}, {**rival, "units": {"D4": "infantry"}}, "1l 4e")
    assert asked(match) == (1, "may-use")
    when(match, "no")
    assert asked(match) == (0, "retreat")
    assert goods(match, 1) == {"mood": 1}


# Settlers alone, and what follows


@pytest.mark.rule("COC-CMB-43")
def test_settlers_alone_lose_without_cards_and_dice() -> None:
    me = {"units": {"D3": "infantry"}, "actions": [WEDGE]}
    rival = {**TACTICIAN, "units": {"D4": "2 settler"}, "actions": [PREPARED]}
    match = attack(me, rival)
    assert outcome(match) == ["seat:0"]
    assert rounds(match) == 0
    assert units(match, 1, "D4") == {}
    assert asked(match) == (0, "act")


@pytest.mark.rule("COC-CMB-44")
def test_who_beat_settlers_moves_no_further() -> None:
    match = attack({"units": {"D3": "infantry", "D2": "infantry"}}, {"units": {"D4": "settler"}})
    when(match, "done", "move")
    assert options(match, "from") == ["from D2"]


@pytest.mark.rule("COC-CMB-46")
def test_the_whole_group_fights_all_army_units_of_the_space() -> None:
    mine = {"units": {"D3": "3 infantry", "C4": "infantry"}}
    rival = {"units": {"D4": "infantry, cavalry, elephant", "D5": "4 infantry"}}
    match = attack(mine, rival, "1l 1l 1l 1l 1l", group="infantry 2")
    assert [len(each) for each in rolled(match)] == [2, 3]
    assert units(match, 0, "D3") == {"infantry": 1}


@pytest.mark.rule("COC-CMB-47")
@pytest.mark.parametrize("rolls", ["6i 1l", "1l 6i", "6i 6i", "1l 1l"])
@pytest.mark.parametrize("place", ["field", "city"])
def test_two_armies_never_stay_on_a_space(rolls: str, place: str) -> None:
    fight = clash if place == "field" else siege
    match = fight("infantry, settler", "infantry, settler", rolls)
    if asked(match)[1] == "retreat":
        when(match, "retreat")
    assert not (units(match, 0, "D4") and units(match, 1, "D4"))
    if place == "city":
        assert not units(match, 1 - city(match, "D4").owner, "D4")


@pytest.mark.rule("COC-CMB-48")
@pytest.mark.parametrize(
    ("rolls", "won"), [("6i 1l", True), ("1l 6i", False), ("6i 6i", False), ("1l 1l", False)]
)
def test_only_the_winner_is_rewarded(rolls: str, won: bool) -> None:
    match = given(
        {**ME, "goods": {}, "units": {"D3": "infantry"}, "actions": ["a12"]},
        barbarians={"units": {"D4": "infantry"}},
        **FIELD,
    )
    march(dice(match, rolls), "D3", "D4")
    when(match, "none")
    if asked(match)[1] == "retreat":
        when(match, "retreat")
    assert goods(match) == ({"gold": 1} if won else {})
    assert ("play a12" in options(match)) == won


@pytest.mark.rule("COC-CMB-48")
def test_a_fortress_that_held_and_an_automatic_victory_are_wins() -> None:
    held = siege("infantry", "", "6i 6i", buildings=["fortress"])
    assert outcome(held) == ["seat:1"]
    empty = siege("infantry", "")
    assert outcome(empty) == ["seat:0"]


@pytest.mark.rule("COC-CMB-49")
@pytest.mark.parametrize("answer", ["win", "retreat"])
def test_who_attacked_moves_no_more_this_turn(answer: str) -> None:
    mine = {"units": {"D3": "infantry", "D2": "settler"}}
    match = attack(mine, {"units": {"D4": "infantry"}}, "6i 1l" if answer == "win" else "1l 1l")
    if answer == "retreat":
        when(match, "retreat")
    assert fought(match, 0, "D4" if answer == "win" else "D3") == {True}
    when(match, "done", "move")
    assert options(match, "from") == ["from D2"]


@pytest.mark.rule("COC-CMB-49")
def test_the_defender_moves_as_usual_in_the_own_turn() -> None:
    rival = {**TACTICIAN, "units": {"D4": "infantry"}}
    match = attack({"units": {"D3": "infantry"}}, rival, "1l 6i")
    assert fought(match, 1, "D4") == {False}
    when(match, "end", "move")
    assert asked(match) == (1, "move")
    assert options(match, "from") == ["from D4"]


@pytest.mark.rule("COC-CMB-49")
def test_the_next_turn_frees_the_attackers() -> None:
    match = attack({"units": {"D3": "infantry"}}, {"units": {"D4": "infantry"}}, "6i 1l")
    when(match, "end", "end", "move")
    assert asked(match) == (0, "move")
    assert options(match, "from") == ["from D4"]
